//! A reading of the beginning of a line: acts that have ended, and one whose words are still read.

use super::chain::SaidAct;
use nos_entry::{Auxiliary, Preposition, SaidVerb, Slot, Takes, Unit, Verb};
use smallvec::SmallVec;
use std::rc::Rc;

/// A name that no player has yet.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct NewName {
    pub(super) name: Rc<str>,
    /// Whether it is also a word of the language.
    pub(super) is_word: bool,
    pub(super) is_capital: bool,
    /// Whether several players' names begin with it.
    pub(super) is_begun: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum TokenValue {
    Player(usize),
    Actor,
    Newcomer(NewName),
    Number(u32),
    Piece(Rc<str>),
    Keyword(&'static str),
    Clock(String),
    Rest(String),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct ActToken {
    pub(super) value: TokenValue,
    pub(super) mark: Option<Preposition>,
    pub(super) unit: Option<Unit>,
    /// The words of the line that it takes, up to before `to`.
    pub(super) from: usize,
    pub(super) to: usize,
    /// Its bytes, which may be fewer than those of its words.
    pub(super) bytes: (usize, usize),
    /// Whether it was typed as in a file or in a short form.
    pub(super) is_plain: bool,
    /// Whether a joiner such as `and` comes before it.
    pub(super) is_joined: bool,
    pub(super) has_article: bool,
}

impl ActToken {
    pub(super) fn newcomer(&self) -> Option<&NewName> {
        match &self.value {
            TokenValue::Newcomer(newcomer) => Some(newcomer),
            _ => None,
        }
    }
}

/// An act whose words are still being read.
#[derive(Clone, Debug, Default)]
pub(super) struct PartialAct<'a> {
    pub(super) verb: Option<(SaidVerb<'a>, (usize, usize))>,
    /// How many tokens come before the verb.
    pub(super) before: usize,
    pub(super) tokens: Vec<ActToken>,
    pub(super) mark: Option<Preposition>,
    pub(super) mark_bytes: (usize, usize),
    /// A unit said before its number, as in `entry 5`.
    pub(super) unit: Option<Unit>,
    pub(super) has_article: bool,
    pub(super) is_joined: bool,
    pub(super) is_doubtful: bool,
    pub(super) is_run_on: bool,
    /// Whether acts come before it.
    pub(super) is_later: bool,
    /// The verbs to which the words beside it belong.
    pub(super) beside: Option<SmallVec<[Verb; 4]>>,
    /// Whether a word that only accompanies one verb implies it: `two from the pile`.
    pub(super) implies: bool,
    pub(super) from: usize,
    pub(super) expected: Expected,
    /// Whether a word waits for its verb: `did`, or `has`, whose verb must be in another form.
    pub(super) has_auxiliary: Option<Auxiliary>,
    /// Whether the line means the other of two players: `takes the black pieces`.
    pub(super) is_other: bool,
    /// Whether an unknown word after the verb may be its object: `draws breath`.
    pub(super) has_object: bool,
    /// Whether the verb is a reason such as `can't`, which may go on: `can't follow`.
    pub(super) is_excuse: bool,
    /// Whether it passes over a word.
    pub(super) has_passed: bool,
    /// Whether the line first says what the player cannot do.
    pub(super) has_reason: bool,
    /// The words that say what the player lacks; `he` may follow them and his name.
    pub(super) lacked: Option<(usize, usize)>,
    pub(super) is_last: bool,
}

/// The kind of word that must follow a letter of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Expected {
    #[default]
    Nothing,
    PieceOrVerb,
    Piece,
}

#[derive(Clone, Debug)]
pub(super) struct State<'a> {
    pub(super) acts: Vec<Rc<SaidAct>>,
    pub(super) now: PartialAct<'a>,
    pub(super) is_plain: bool,
    pub(super) asks: bool,
    pub(super) denies: bool,
    pub(super) doubts: bool,
    pub(super) is_amiss: bool,
    pub(super) skipped: usize,
    pub(super) passed: u64,
}

impl State<'_> {
    pub(super) fn begin(from: usize) -> State<'static> {
        State {
            acts: Vec::new(),
            now: PartialAct { from, ..PartialAct::default() },
            is_plain: true,
            asks: false,
            denies: false,
            doubts: false,
            is_amiss: false,
            skipped: 0,
            passed: 0,
        }
    }
}

impl PartialAct<'_> {
    /// Whether its verb is said and takes a number.
    pub(super) fn is_said(&self) -> bool {
        let takes = |slot: &Slot| matches!(slot.takes, Takes::Number { .. });
        self.verb.is_some_and(|(said, _)| said.verb.row.slots().any(takes))
    }

    pub(super) fn are_players(&self, before: usize) -> bool {
        let is_player = |token: &ActToken| matches!(token.value, TokenValue::Player(_));
        self.tokens.iter().take(before).all(is_player)
    }

    /// Forgets the words that wait for another one.
    pub(super) fn free(&mut self) {
        (self.mark, self.unit, self.has_auxiliary) = (None, None, None);
        self.has_article = false;
    }

    pub(super) fn has_person(&self) -> bool {
        let is_person =
            |token: &ActToken| matches!(token.value, TokenValue::Player(_) | TokenValue::Actor);
        self.tokens.iter().any(is_person)
    }

    pub(super) fn has_piece(&self) -> bool {
        self.tokens.iter().any(|token| matches!(token.value, TokenValue::Piece(_)))
    }

    pub(super) fn has_rest(&self) -> bool {
        let last = self.tokens.last();
        last.is_some_and(|token| matches!(token.value, TokenValue::Rest(_)))
    }

    pub(super) fn take(&mut self, token: ActToken) {
        self.tokens.push(token);
        self.mark = None;
        self.unit = None;
        self.has_article = false;
        self.is_joined = false;
        self.expected = Expected::Nothing;
    }
}
