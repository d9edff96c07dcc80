//! Lists everything that each word and phrase of a line at the prompt can be.

mod glued;
mod names;
mod senses;
mod strange;

use crate::effort::{Effort, WORD};
use crate::word::{SaidLine, Word};
use nos_base::{Name, Order};
use nos_entry::phrases::folded;
use nos_entry::token::digits;
use nos_entry::{EntryLanguage, PromptContext, Sense, Unit};
use smallvec::{SmallVec, smallvec};
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::rc::Rc;

/// One sense of a word or a phrase of the line.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<'a> {
    Sense(Sense<'a>),
    /// A player, by his place in the context, and whether a single letter names him.
    Player {
        place: usize,
        is_letter: bool,
    },
    Newcomer(Name),
    /// The beginning of several players' names.
    Begun(Name),
    /// A piece as a file has it, and whether it was typed so or said in words.
    Piece {
        text: Rc<str>,
        is_typed: bool,
    },
    /// The only legal piece that words describe, or a place that they name.
    Described {
        text: Rc<str>,
        is_place: bool,
    },
    Clock,
}

impl Heard<'_> {
    pub fn is_piece(&self) -> bool {
        matches!(self, Heard::Piece { .. })
    }

    pub fn is_player(&self) -> bool {
        matches!(self, Heard::Player { .. })
    }

    pub fn is_number(&self) -> bool {
        matches!(self, Heard::Sense(Sense::Number(_)))
    }

    pub fn is_verb(&self) -> bool {
        matches!(self, Heard::Sense(Sense::Verb(_)))
    }

    pub fn is_denier(&self) -> bool {
        *self == Heard::Sense(Sense::Denier)
    }

    /// Whether it names somebody, by more than a letter, or a piece.
    pub fn is_thing(&self) -> bool {
        matches!(
            self,
            Heard::Player { is_letter: false, .. } | Heard::Piece { .. } | Heard::Described { .. }
        )
    }
}

/// The senses of the words from one place to another.
#[derive(Clone, PartialEq, Debug)]
pub struct Edge<'a> {
    pub to: usize,
    pub parts: Parts<'a>,
}

impl<'a> Edge<'a> {
    pub fn alone(&self) -> Option<&Heard<'a>> {
        match self.parts.as_slice() {
            [part] => Some(&part.heard),
            _ => None,
        }
    }

    pub fn has(&self, is: impl Fn(&Heard<'a>) -> bool) -> bool {
        self.parts.iter().any(|part| is(&part.heard))
    }
}

/// The parts of one word, such as the `d` and the `2` of `d2`.
pub type Parts<'a> = SmallVec<[HeardPart<'a>; 1]>;

#[derive(Clone, PartialEq, Debug)]
pub struct HeardPart<'a> {
    pub heard: Heard<'a>,
    /// Its first byte within the word and its length; `None` if it is the whole word.
    pub bytes: Option<(usize, usize)>,
}

impl<'a> HeardPart<'a> {
    fn within(heard: Heard<'a>, at: usize, len: usize) -> HeardPart<'a> {
        HeardPart { heard, bytes: Some((at, len)) }
    }
}

impl<'a> From<Heard<'a>> for HeardPart<'a> {
    fn from(heard: Heard<'a>) -> HeardPart<'a> {
        let bytes = None;
        HeardPart { heard, bytes }
    }
}

pub struct Lattice<'a> {
    pub said: SaidLine<'a>,
    /// What can begin at each word; found when first needed.
    edges: Vec<OnceCell<Vec<Edge<'a>>>>,
    phrases: Vec<OnceCell<Vec<(usize, Sense<'a>)>>>,
    language: &'static EntryLanguage,
    context: &'a dyn PromptContext,
    effort: &'a Effort,
    /// The folded words of each known name, with the player's place.
    names: Vec<(Vec<String>, usize)>,
    /// Whether unknown words may say what a player lacks.
    pub is_loose: bool,
}

impl<'a> Lattice<'a> {
    pub fn new(
        said: SaidLine<'a>,
        language: &'static EntryLanguage,
        context: &'a dyn PromptContext,
        effort: &'a Effort,
    ) -> Lattice<'a> {
        let parts = |name: &str| -> Vec<String> {
            name.split(['_', '-', ' ']).map(folded).filter(|part| !part.is_empty()).collect()
        };
        let names = context.called().into_iter().enumerate().flat_map(|(place, called)| {
            called.into_iter().map(move |name| (parts(&name), place)).collect::<Vec<_>>()
        });
        Lattice {
            said,
            edges: vec![OnceCell::new(); said.words.len()],
            phrases: vec![OnceCell::new(); said.words.len()],
            language,
            context,
            effort,
            names: names.collect(),
            is_loose: false,
        }
    }

    /// Whether a word continues the one before it, as the second `O` does in `O-O`.
    pub fn is_within(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.said.words.get(before));
        let word = self.said.words.get(at);
        word.is_some_and(|word| word.is_glued && !word.is_mark())
            && before.is_some_and(|before| !before.is_mark())
    }

    pub fn is_joiner(&self, at: usize) -> bool {
        self.senses_whole(at).contains(&Sense::Joiner)
    }

    /// Counts the different words for the obvious actor, such as `he`: two are two players.
    pub fn actors(&self, from: usize, to: usize) -> usize {
        let is_actor = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Actor);
        let actors = (from..to).filter(|at| self.has(*at, is_actor));
        actors.map(|at| self.said.folded(at)).collect::<BTreeSet<_>>().len()
    }

    /// Whether an act ends before this word: a joiner follows, or only words that mean nothing.
    pub fn closes(&self, at: usize, end: usize) -> bool {
        let is_filler = |at: usize| self.senses_whole(at).contains(&Sense::Filler);
        self.is_joiner(at) || (at..end).all(is_filler)
    }

    /// Returns what can begin at a word, the longest first.
    pub fn edges(&self, at: usize) -> &[Edge<'a>] {
        let found = || {
            self.effort.take(WORD);
            self.found(at)
        };
        self.edges.get(at).map_or(&[], |edges| edges.get_or_init(found))
    }

    pub fn has(&self, at: usize, is: impl Fn(&Heard<'a>) -> bool) -> bool {
        self.edges(at).iter().any(|edge| edge.has(&is))
    }

    pub fn is_player(&self, from: usize, to: usize) -> bool {
        let is_one = |edge: &Edge<'_>| matches!(edge.alone(), Some(Heard::Player { .. }));
        (self.edges(from).iter()).any(|edge| edge.to == to && is_one(edge))
    }

    /// Returns what a player lacks, from a phrase such as `has no` up to each joiner after it.
    fn lacked(&self, at: usize, number: usize) -> Vec<usize> {
        let end = self.said.words.len();
        let is_end =
            |to: usize| self.is_joiner(to) || self.senses_whole(to).contains(&Sense::Filler);
        let is_thing = |place: usize| {
            let word = self.said.folded(place);
            let senses = self.senses_whole(place);
            let is_letter = word.chars().count() == 1;
            let is_act = !is_letter
                && senses.iter().any(|sense| matches!(sense, Sense::Verb(_) | Sense::Asker));
            let is_known = digits(word).is_some() || !senses.is_empty() || self.is_loose;
            is_known && !is_act && self.players(place).iter().all(|(.., is_letter)| *is_letter)
        };
        let behind = at + number;
        (behind + 1..end.saturating_sub(1).min(behind + MOST_WORDS))
            .take_while(|to| is_thing(to - 1) || is_end(to - 1))
            .filter(|to| is_end(*to))
            .collect()
    }

    fn found(&self, at: usize) -> Vec<Edge<'a>> {
        let Some(word) = self.said.words.get(at) else {
            return Vec::new();
        };
        let piece = |(number, text, is_typed): (usize, String, bool)| {
            let text = Rc::from(text);
            (number, Heard::Piece { text, is_typed })
        };
        let player = |(number, place, is_letter)| (number, Heard::Player { place, is_letter });
        let keyword = |(number, keyword)| (number, Heard::Sense(Sense::Keyword(keyword)));
        let sense = |(number, sense)| (number, Heard::Sense(sense));
        let newcomer = |(number, name)| (number, Heard::Newcomer(name));
        let several = self.several(at).into_iter();
        let begun = self.begun(at, word).into_iter().map(|sense| (1, sense));
        let described: Vec<&str> =
            self.said.words.iter().skip(at).take(MOST_WORDS).map(|word| &*word.folded).collect();
        let described = self.context.described(&described).into_iter();
        let clock = word.text.starts_with('{').then_some((1, Heard::Clock));
        let first = (self.pieces(at).into_iter().map(piece))
            .chain(described.map(|said| {
                let (text, is_place) = (said.piece.into(), said.is_place);
                (said.words, Heard::Described { text, is_place })
            }))
            .chain(several.map(|(number, name)| (number, Heard::Begun(name))))
            .chain(self.players(at).into_iter().map(player))
            .chain(self.phrases(at).iter().copied().map(sense));
        let last = clock
            .into_iter()
            .chain(begun.map(sense))
            .chain(self.abbreviated(at).into_iter().map(keyword))
            .chain(self.newcomers(at).into_iter().map(newcomer));
        let whole = |(number, heard): (usize, Heard<'a>)| (number, smallvec![heard.into()]);
        let lacked: Vec<_> = (self.phrases(at).iter())
            .filter(|(_, said)| *said == Sense::Lack)
            .flat_map(|(number, lack)| {
                (self.lacked(at, *number).into_iter()).map(move |to| sense((to - at, *lack)))
            })
            .collect();
        let split = (self.number(word.text, 0).into_iter())
            .chain(self.glued(word.text))
            .map(|parts| (1, parts));
        let all = first.map(whole).chain(split).chain(last.map(whole));
        let all = all
            .filter(|(_, parts): &(usize, Parts<'_>)| parts[0].heard != Heard::Sense(Sense::Lack));
        let all = all.chain(lacked.into_iter().map(whole));
        let mut edges: Vec<Edge<'a>> = Vec::new();
        for (number, parts) in all {
            let to = at + number;
            let edge = Edge { to, parts };
            if !edges.contains(&edge) {
                edges.push(edge);
            }
        }
        edges.retain(|edge| !self.is_denied(at, edge));
        let counted = self.counted(at, &edges);
        edges.extend(counted);
        edges.order_by_key(|edge| std::cmp::Reverse(edge.to));
        edges
    }

    /// Whether a reason such as `can't` begins a verb or a word beside one, and another verb
    /// follows without a joiner: then the reason denies that verb.
    fn is_denied(&self, at: usize, edge: &Edge<'a>) -> bool {
        let is_own =
            matches!(edge.alone(), Some(Heard::Sense(Sense::Verb(_) | Sense::Companion(_))));
        let is_verb =
            |at: usize| self.phrases(at).iter().any(|(_, sense)| matches!(sense, Sense::Verb(_)));
        let behind = || (edge.to..self.said.words.len()).take_while(|at| !self.is_joiner(*at));
        is_own && self.is_reason(at) && behind().any(is_verb)
    }

    /// Returns the numbers among these edges, extended by a unit, as in `3 tiles`.
    fn counted(&self, at: usize, edges: &[Edge<'a>]) -> Vec<Edge<'a>> {
        let number = |edge: &Edge<'a>| {
            let heard = edge.alone()?;
            let is_number = matches!(heard, Heard::Sense(Sense::Number(_)));
            is_number.then(|| (edge.to, heard.clone()))
        };
        edges
            .iter()
            .filter_map(number)
            .flat_map(|(to, number)| {
                let (begin, end) = self.said.bytes(at, to);
                self.phrases(to).iter().filter_map(move |(length, sense)| {
                    let unit = Some(*sense).filter(|sense| matches!(sense, Sense::Unit(_)))?;
                    let number = HeardPart::within(number.clone(), 0, end - begin);
                    let parts = smallvec![Heard::Sense(unit).into(), number];
                    let to = to + length;
                    Some(Edge { to, parts })
                })
            })
            .collect()
    }

    fn number(&self, text: &str, at: usize) -> Option<Parts<'a>> {
        let (digits, is_entry) = match text.strip_prefix('#') {
            Some(digits) => (digits, true),
            None => (text, false),
        };
        let digits = digits.trim_end_matches('.');
        // A leading zero is the blank of a tile, not a number.
        let is_number = digits == "0" || !digits.starts_with('0');
        let number = self::digits(digits).filter(|_| is_number)?;
        let number = Heard::Sense(Sense::Number(u32::try_from(number).unwrap_or(u32::MAX)));
        let mut parts: Parts<'a> = smallvec![HeardPart::within(number, at, text.len())];
        if is_entry {
            parts.insert(0, Heard::Sense(Sense::Unit(Unit::Entry)).into());
        }
        Some(parts)
    }

    /// Returns the pieces that begin here: typed, in one word or several, or in words.
    fn pieces(&self, at: usize) -> Vec<(usize, String, bool)> {
        let mut pieces = Vec::new();
        let rest = self.said.words.get(at..).unwrap_or_default();
        let most = rest.iter().take_while(|word| !word.is_mark()).take(MOST_WORDS).count();
        for number in 1..=most {
            let typed = self.said.typed(at, at + number);
            // A move may have its number before it: `4. O-O`.
            let is_glued = |word: &Word<'_>| word.is_glued;
            let is_numbered = rest.first().is_some_and(is_ordinal)
                && number > 1
                && rest.get(2..number).is_some_and(|rest| rest.iter().all(is_glued));
            let is_one = number == 1 || is_numbered || !typed.contains(' ');
            let is_apart = !is_one && are_parts(rest.get(..number).unwrap_or_default());
            let written = match (is_one, is_apart) {
                (true, _) => (self.language.written_piece)(typed),
                (false, true) => (self.language.written_piece)(&typed.replace(' ', "")),
                (false, false) => Vec::new(),
            };
            pieces.extend((written.into_iter()).map(|piece| (number, piece, is_one)));
        }
        // A capital letter means a chess piece, never a file of the board.
        let said = |word: &'a Word<'a>| match is_man(word) {
            true => word.text,
            false => &*word.folded,
        };
        let before = usize::from(rest.first().is_some_and(is_ordinal) && self.language.overstates);
        let folded: SmallVec<[&str; 8]> = rest.iter().take(most).skip(before).map(said).collect();
        for (number, piece) in (self.language.said_piece)(&folded) {
            let are_digits = folded.iter().take(number).all(|word| self::digits(word).is_some());
            pieces.push((before + number, piece, are_digits && number == 1));
        }
        pieces
    }
}

/// Whether these words are the parts of one piece, with a sign between them, as in `6 - 1`, or a
/// man's capital first, as in `N e5`.
fn are_parts(words: &[Word<'_>]) -> bool {
    let is_sign = |word: &Word<'_>| !word.text.contains(char::is_alphanumeric) || word.text == "x";
    match words {
        [_, sign, _] if is_sign(sign) => true,
        [man, _] | [man, _, _] => is_man(man),
        _ => false,
    }
}

fn is_ordinal(word: &Word<'_>) -> bool {
    let number = word.text.trim_end_matches('.');
    number.len() < word.text.len() && digits(number).is_some()
}

fn is_man(word: &Word<'_>) -> bool {
    let mut letters = word.text.chars();
    letters.next().is_some_and(char::is_uppercase) && letters.next().is_none()
}

/// Names of at most this many letters are similar to too many words.
const SHORT_NAME: usize = 3;

/// The most words of one piece, such as `knight takes the pawn on e5`, or of one phrase.
pub const MOST_WORDS: usize = 8;
