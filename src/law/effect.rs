//! The effects of an entry that every law knows, and the pieces and causes in their messages.

use super::EntryNo;
use super::score::ScoreParts;
use super::side::BySide;
use crate::{Cause, Denied, Party, PieceText, Side, Winners};
use nos_base::words::variable::with_ends;
use nos_base::{
    Article, Incidental, Name, PlayerId, Set, Setting, Variable, Variables, messages,
    never_a_variable, shown_as_variable,
};
use std::fmt;

never_a_variable!(Transfer, ScoreParts);

messages! {
    /// An effect that an entry of any law can have. Of its message, the attribute `.passing` is the
    /// part that comparisons of rulings ignore, `.glance` describes the effect in a few words while
    /// the entry is typed, and `.reckoning` adds up its points.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Effect {
        LawNamed(edition: u32),
        Seated(players: Box<Seated>),
        /// A newcomer sits down at this place, counted clockwise from 0.
        Joined { name: Name, place: usize },
        Left(player: PlayerId),
        HouseSet(setting: Setting),
        Noted,
        Official(name: Name),
        Drawn(drawn: Vec<Drawn>),
        DrawAgain(players: Vec<PlayerId>),
        FirstLead(player: PlayerId),
        Dealt { hand: u32, opener: Option<PlayerId> },
        Begun(game: usize),
        /// Only now is it clear that this player opens the hand.
        Opened(player: PlayerId),
        Opens(player: PlayerId),
        Scored { side: Side, points: i64, cause: &'static Cause, parts: ScoreParts },
        Paid(paid: Transfer),
        /// A foul of this player, and the cause of its penalty, if it has one. The payments for it
        /// follow, unless the table waives them.
        Fouled { player: PlayerId, article: Article, penalty: Option<&'static Cause> },
        /// These pieces, just seen, disprove a denial: the one at `place`, made by entry `no`.
        Proved { player: PlayerId, denied: &'static Denied, place: usize, no: EntryNo, pieces: PieceSetText },
        /// The hand is over; `out` was first without pieces, if that ended it.
        Over { ending: &'static str, out: Option<PlayerId> },
        Won { winners: Winners, worth: i64, scores: Incidental<BySide>, games: Incidental<BySide> },
        Offered(player: PlayerId),
        Lapsed(player: PlayerId),
        Agreed(player: PlayerId),
        Declined(player: PlayerId),
        /// A draw is claimed; `undue` says why a claim is wrong.
        Claimed { player: PlayerId, ground: &'static Cause, count: usize, undue: Option<Undue> },
        Flagged(player: PlayerId),
        Resigned(player: PlayerId),
        /// The official declares the game lost, or the whole match.
        Forfeited { player: PlayerId, whole: bool },
        Voided,
        /// The points of an abandoned hand go back.
        Lost { side: Side, points: i64 },
        /// The game that an abandoned hand had ended is not won.
        Unwon(winners: Winners),
        /// The score that began elsewhere: each side's figure, and its difference from the record.
        Carried { scores: BySide, more: BySide, is_past_crawford: bool },
        Settled,
        GamesWon(games: BySide),
        GamePoints { game: usize, points: BySide, won: Winners },
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undue {
    /// There are fewer repetitions or moves than required.
    Fewer,
    NotOnTurn,
    Touched,
    NoMove,
}

/// Writes the word that selects a case of a message.
impl fmt::Display for Undue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Undue::Fewer => "fewer",
            Undue::NotOnTurn => "turn",
            Undue::Touched => "touched",
            Undue::NoMove => "move",
        })
    }
}

shown_as_variable!(Undue);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    pub from: Party,
    pub to: Party,
    /// In chips, above 0.
    pub amount: i64,
    /// `None` if a payment of an abandoned hand goes back.
    pub cause: Option<&'static Cause>,
}

impl Effect {
    pub fn paid(&self) -> Option<&Transfer> {
        let Effect::Paid(paid) = self else { return None };
        Some(paid)
    }

    /// Whether this is a foul, and the payment is its penalty.
    pub fn costs(&self, paid: &Transfer) -> bool {
        matches!(self, Effect::Fouled { penalty, .. } if penalty.is_some() && *penalty == paid.cause)
    }

    pub fn scored(&self) -> Option<(Side, i64, &'static Cause)> {
        let Effect::Scored { side, points, cause, .. } = self else { return None };
        Some((*side, *points, *cause))
    }
}

impl Transfer {
    pub fn word(&self) -> &'static str {
        self.cause.map_or("void", |cause| cause.word)
    }
}

/// The players who sit down. The variables `first` and `second` are those of the first two sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    pub names: Vec<Name>,
    pub first: Vec<Name>,
    pub second: Vec<Name>,
}

impl Variable for Seated {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        self.names.set(name, variables);
        self.first.set("first", variables);
        self.second.set("second", variables);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        for name in [name, "first", "second"] {
            <Vec<Name> as Variable>::names(name, names);
        }
    }
}

/// A piece drawn in lots, as the message `lot` describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    pub player: PlayerId,
    pub piece: PieceText,
}

impl Variable for Drawn {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let text = variables.message("lot", |variables| {
            self.player.set("player", variables);
            self.piece.set("piece", variables);
        });
        variables.set(name, text);
    }
}

/// The text of pieces. `NAME-number` is their number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceSetText {
    told: String,
    number: u8,
}

impl<S: Set> From<S> for PieceSetText {
    fn from(set: S) -> PieceSetText {
        PieceSetText { told: set.all_told(), number: set.len() }
    }
}

impl Variable for PieceSetText {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.told.as_str());
        variables.set(&[name, "-number"].concat(), self.number);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["", "-number"], names);
    }
}

impl Variable for &'static Cause {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.word);
        let heading = variables.message(self.message, |_| {});
        variables.set(&format!("{name}-heading"), heading);
        variables.set(&format!("{name}-article"), self.article.to_string());
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["", "-heading", "-article"], names);
    }
}

impl Variable for &'static Denied {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.kind);
        let did = variables.message(&self.message(), |_| {});
        variables.set(&format!("{name}-did"), did);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["", "-did"], names);
    }
}
