//! Acts as a line says them, one after another, and the reading of a beginning: acts that have ended,
//! and one whose words are still read.

use nos_entry::{Auxiliary, Preposition, SaidVerb, Slot, Takes, Unit, Verb, Wording};
use smallvec::SmallVec;
use std::rc::Rc;

/// A word as a file has it, with the bytes of the line that say it; none if it is implied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    pub text: String,
    pub at: usize,
    pub len: usize,
}

impl Written {
    pub fn said(text: String, (at, end): (usize, usize)) -> Written {
        let len = end - at;
        Written { text, at, len }
    }

    pub fn implied(word: &str, at: usize) -> Written {
        Written::said(word.to_owned(), (at, at))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaidAct {
    pub verb: Verb,
    pub words: Vec<Written>,
    /// The cost of its implied verb and words.
    pub cost: u32,
    /// Whether nos asks before it records the act, since the line might mean something else.
    pub is_unsure: bool,
    /// Whether the line says its verb, by its word, its letter or a form.
    pub has_verb: bool,
    /// Whether its verb follows another act directly, with no joiner or name between them.
    pub is_run_on: bool,
    pub form: Option<Wording>,
    /// Where the name of a player who must be named goes among the words, if the line names nobody.
    pub lacks_player: Option<usize>,
    /// Where an optional name that the line leaves out would go.
    pub leaves_out_player: Option<usize>,
    /// Whether a required slot is empty.
    pub is_unfinished: bool,
    /// The first player that it names.
    pub player: Option<usize>,
    /// The player named with a correction: he made the entry that it takes back.
    pub blamed: Option<usize>,
    /// The bytes of a name that is a word of the rows.
    pub taken: Option<(usize, usize)>,
    /// Whether a single letter is its verb.
    pub is_letter: bool,
    pub is_named_by_letter: bool,
    /// Whether the act has no verb and names somebody who is not seated.
    pub is_loose: bool,
    pub stated: Stated,
    pub bytes: (usize, usize),
}

impl SaidAct {
    /// Whether it takes something back or ends something, unless its verb is typed as in a file.
    pub(super) fn is_grave(&self) -> bool {
        let row = self.verb.row;
        !row.is_entry() || row.is_grave() && self.form != Some(Wording::Written)
    }

    /// Whether a file has the same for both.
    pub(super) fn says(&self, other: &SaidAct) -> bool {
        self.words.iter().map(|word| &word.text).eq(other.words.iter().map(|word| &word.text))
    }

    /// Whether it only repeats the verb of the act before it, as in `go go`.
    pub(super) fn says_again(&self, before: &SaidAct) -> bool {
        self.verb == before.verb && self.words.len() == 1
    }
}

/// Facts that the line states and the law works out; they must agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stated {
    pub score: Option<u32>,
    /// Another number that the line states with the score: `makes 15, for 8`.
    pub other: Option<u32>,
    /// The number at the open end of the tile.
    pub open: Option<u32>,
    pub is_last: bool,
}

/// Consecutive acts, and whether the line asks, denies or doubts them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActChain {
    pub acts: Vec<Rc<SaidAct>>,
    pub cost: u32,
    pub asks: bool,
    pub denies: bool,
    /// Whether a word of it changes its sense.
    pub doubts: bool,
    /// Whether it says itself that something was amiss: `out of turn`.
    pub is_amiss: bool,
    /// The number of words that mean nothing.
    pub skipped: usize,
    /// The words that it passes over, by their places in the line.
    pub passed: u64,
}

impl ActChain {
    /// Returns its cost and the number of skipped words.
    pub fn rank(&self) -> (u32, usize) {
        (self.cost, self.skipped)
    }

    /// Whether nos may offer the chain where it passes over words of the line.
    pub fn may_be_offered(&self) -> bool {
        !self.asks && !self.denies && !self.acts.iter().any(|act| act.is_grave())
    }

    /// Whether an act of it might mean something else.
    pub fn is_unsure(&self) -> bool {
        self.acts.iter().any(|act| act.is_unsure)
    }

    /// Whether nos asks before it records the chain.
    pub fn is_asked(&self) -> bool {
        self.doubts || self.is_unsure()
    }

    pub fn is_letter(&self) -> bool {
        matches!(self.acts.as_slice(), [act] if act.is_letter)
    }

    pub fn is_named_by_letter(&self) -> bool {
        matches!(self.acts.as_slice(), [act] if act.is_named_by_letter)
    }

    /// Counts its words; a reading of longer phrases has fewer.
    pub fn word_count(&self) -> usize {
        self.acts.iter().map(|act| act.words.len()).sum()
    }
}

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
    /// The key of a house rule, and its value if a form of the verb says that too.
    Key(Rc<str>),
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
    pub(super) fn is_player(&self) -> bool {
        matches!(self.value, TokenValue::Player(_))
    }

    pub(super) fn is_person(&self) -> bool {
        self.is_player() || self.value == TokenValue::Actor
    }

    pub(super) fn is_piece(&self) -> bool {
        matches!(self.value, TokenValue::Piece(_))
    }

    pub(super) fn newcomer(&self) -> Option<&NewName> {
        match &self.value {
            TokenValue::Newcomer(newcomer) => Some(newcomer),
            _ => None,
        }
    }
}

/// An act whose words are still being read.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct PartialAct<'a> {
    pub(super) from: usize,
    pub(super) verb: Option<(SaidVerb<'a>, (usize, usize))>,
    /// How many tokens come before the verb.
    pub(super) before: usize,
    pub(super) tokens: SmallVec<[ActToken; 4]>,
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
    /// The verb of the act before it, if the line has that.
    pub(super) before_it: Option<SaidVerb<'a>>,
    /// That verb, if the line only implies it.
    pub(super) repeats: Option<Verb>,
    /// The verbs to which the words beside it belong.
    pub(super) beside: Option<SmallVec<[Verb; 4]>>,
    /// Whether a word that only accompanies one verb implies it: `two from the pile`.
    pub(super) implies: bool,
    pub(super) expected: Expected,
    /// Whether a word waits for its verb: `did`, or `has`, whose verb must be in another form.
    pub(super) has_auxiliary: Option<Auxiliary>,
    /// Whether the line means another player than it names: `takes the black pieces`.
    pub(super) is_other: bool,
    /// Whether an unknown word after the verb may be its object: `draws breath`.
    pub(super) has_object: bool,
    /// Whether the verb is a reason such as `can't`, which may go on: `can't follow`.
    pub(super) is_excuse: bool,
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

#[derive(Clone, Debug, Default)]
pub(super) struct State<'a> {
    pub(super) acts: Rc<Vec<Rc<SaidAct>>>,
    /// The acts that end before the words just read.
    pub(super) ended: SmallVec<[Rc<SaidAct>; 1]>,
    pub(super) now: Rc<PartialAct<'a>>,
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
            acts: Rc::default(),
            now: Rc::new(PartialAct { from, ..PartialAct::default() }),
            is_plain: true,
            ..State::default()
        }
    }

    /// Whether the next words mean the same after both readings. Some repeat the last verb.
    pub(super) fn goes_on_like(&self, other: &State<'_>, repeats: bool) -> bool {
        self.is_plain == other.is_plain
            && self.acts.len() == other.acts.len()
            && (!repeats || self.last_verb() == other.last_verb())
            && *self.now == *other.now
    }

    pub(super) fn last_verb(&self) -> Option<Verb> {
        self.ended.last().or(self.acts.last()).map(|act| act.verb)
    }
}

impl<'a> State<'a> {
    /// Returns the act still read, which other readings keep as it was.
    pub(super) fn act(&mut self) -> &mut PartialAct<'a> {
        Rc::make_mut(&mut self.now)
    }

    /// Returns the reading with its unfinished act alone.
    pub(super) fn alone(&self) -> State<'a> {
        let (acts, now) = (Rc::clone(&self.acts), self.now.clone());
        State { acts, now, is_plain: self.is_plain, ..State::default() }
    }
}

impl PartialAct<'_> {
    /// Whether the line has its verb, and that takes a number.
    pub(super) fn is_said(&self) -> bool {
        let takes = |slot: &Slot| matches!(slot.takes, Takes::Number { .. });
        self.verb.is_some_and(|(said, _)| said.verb.row.slots().any(takes))
    }

    pub(super) fn are_players(&self, before: usize) -> bool {
        self.tokens.iter().take(before).all(ActToken::is_player)
    }

    /// Forgets the words that wait for another one.
    pub(super) fn free(&mut self) {
        (self.mark, self.unit, self.has_auxiliary) = (None, None, None);
        self.has_article = false;
    }

    pub(super) fn has_person(&self) -> bool {
        self.tokens.iter().any(ActToken::is_person)
    }

    pub(super) fn has_piece(&self) -> bool {
        self.tokens.iter().any(ActToken::is_piece)
    }

    pub(super) fn has_rest(&self) -> bool {
        let last = self.tokens.last();
        last.is_some_and(|token| matches!(token.value, TokenValue::Rest(_)))
    }

    pub(super) fn take(&mut self, token: ActToken) {
        self.tokens.push(token);
        (self.mark, self.unit) = (None, None);
        (self.has_article, self.is_joined) = (false, false);
        self.expected = Expected::Nothing;
    }
}
