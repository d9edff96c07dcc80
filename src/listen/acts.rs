//! Builds acts from what each word can be: a verb whose slots are filled, or a chain of several. An
//! act is written as in a file, and each of its words knows where the line says it.

mod act;
mod assign;
mod chart;
mod ended;
mod gist;
mod names;
mod needed;
pub mod reason;
mod take;
mod tokens;
mod verbs;
mod write;

use crate::effort::Effort;
use crate::heard::Lattice;
use nos_entry::{EntryLanguage, PromptContext, Takes, Verb, VerbPlace, Wording};
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

pub use act::{ActChain, SaidAct, Stated, Written};
use act::{ActToken, Expected, NewName, PartialAct, State, TokenValue};
use chart::Begun;
pub use gist::MOST_WORDS as MOST_PASSED;

/// The word for the part of an announcement that comes first.
const FIRST: &str = "first";

/// A word of at most this many letters that opens an act is short for a player first of all.
const SHORT: usize = 2;

/// The most tokens before a verb.
const BEFORE_VERB: usize = 3;

/// Costs: a further act, an implied verb, an implied player.
const ACT: u32 = 2;
const VERB: u32 = 2;
const PLAYER: u32 = 1;

pub struct Acts<'a, 'b> {
    lattice: &'b Lattice<'a>,
    language: &'static EntryLanguage,
    context: &'a dyn PromptContext,
    effort: &'a Effort,
    implied: Vec<Verb>,
    /// Whether nos only offers this reading, so that it may pass over words and marks may be loose:
    /// `helps herself to three`.
    is_loose: bool,
    /// The implied verb that announces a game, in a phase in which no game can be announced.
    told: Option<Verb>,
    /// The verbs that an act after others may imply.
    later: Vec<Verb>,
    names: Vec<Vec<String>>,
    end: usize,
    /// Whether parts of an announcement may come in another order than in a file.
    has_turns: OnceCell<bool>,
    /// The bytes of an act that must be alone on its line but follows another.
    apart: Cell<Option<(usize, usize)>>,
    /// The continuations found at each word.
    known: RefCell<Vec<Vec<Begun<'a>>>>,
}

impl<'a, 'b> Acts<'a, 'b> {
    pub fn new(
        lattice: &'b Lattice<'a>,
        language: &'static EntryLanguage,
        context: &'a dyn PromptContext,
        end: usize,
        effort: &'a Effort,
    ) -> Acts<'a, 'b> {
        let lexicon = language.lexicon();
        let entries = || {
            let verbs = lexicon.verbs();
            verbs.filter(|verb| matches!(verb.place, VerbPlace::Entry(_)))
        };
        let entry = |word: &'static str| entries().find(|verb| verb.row.word == word);
        let mut implied: Vec<Verb> = context.implied().into_iter().filter_map(entry).collect();
        implied.dedup();
        // These are implied in other phases too: nos then says why nobody can play or announce.
        let is_for = |takes: &[Takes]| {
            let all = |verb: &Verb| takes.iter().all(|takes| verb.row.takes(*takes));
            implied.iter().any(all)
        };
        let announces = entries().find(|verb| verb.row.takes(Takes::Phrase));
        let told = announces.filter(|_| !is_for(&[Takes::Phrase]));
        let plays = entry(language.piece_verb);
        let plays = plays.filter(|_| !is_for(&[Takes::Piece, Takes::Player]));
        implied.extend(plays.into_iter().chain(told));
        Acts {
            lattice,
            language,
            context,
            effort,
            implied,
            is_loose: false,
            told,
            later: context.later().into_iter().filter_map(entry).collect(),
            names: context.called(),
            end,
            has_turns: OnceCell::new(),
            apart: Cell::new(None),
            known: RefCell::new((0..end).map(|_| Vec::new()).collect()),
        }
    }

    pub fn apart(&self) -> Option<(usize, usize)> {
        self.apart.get()
    }

    pub fn lattice(&self) -> &Lattice<'a> {
        self.lattice
    }

    /// Returns the bytes of a verb that has no use in this phase, so that its word may be meant
    /// otherwise.
    pub fn beyond(&self, chain: &ActChain) -> Option<(usize, usize)> {
        let phase = self.context.phase_bit();
        let is_other =
            |act: &&Rc<SaidAct>| act.form >= Some(Wording::Said) && !act.verb.row.is_for(phase);
        let verb = chain.acts.iter().find(is_other)?.words.first()?;
        Some((verb.at, verb.at + verb.len))
    }
}
