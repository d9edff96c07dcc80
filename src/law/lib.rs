//! The seam between a law and the rest of the program. A law implements [`Game`](game::Game); the
//! code here derives the rest for the [`Table`](table::Table) at which it is played. Other packages
//! see a law only as a [`Referee`](referee::Referee), and name no tile, chip or verb of a game.

#![expect(missing_docs, reason = "most names say enough")]

#[macro_use]
pub extern crate nos_base;

#[doc(hidden)]
pub use nos_entry;

pub mod about;
pub mod cards;
pub mod change;
pub mod common;
pub mod counted;
pub mod derived;
pub mod effect;
pub mod facts;
pub mod game;
pub mod game_text;
pub mod help;
pub mod hidden;
pub mod hidden_hands;
pub mod holding;
pub mod holds;
pub mod imported;
mod judge;
pub mod legal;
pub mod library;
pub mod objection;
pub mod opponents;
pub mod paper;
pub mod picture;
pub mod piece;
pub mod play;
pub mod referee;
pub mod refusal;
pub mod ruling;
pub mod score;
pub mod show;
pub mod side;
pub mod simulated;
pub mod table;
pub mod tallied;
pub mod tiles;

pub use about::{
    About, Cause, ChipAccounts, Claims, Denied, Phase, PhaseRow, SourceFilter, TableSizes,
    TallyColumn,
};
pub use change::{AccountChange, MoveChange};
pub use common::Common;
pub use counted::Counted;
pub use derived::Derived;
pub use effect::{Effect, Transfer, Undue};
pub use facts::{Facts, Value};
pub use game::{Game, NoAsk, OnePiece};
pub use game_text::{GameText, PlayedMove, WrittenGame};
pub use help::{Fact, GameCard, Goal, Help, LessonStep};
pub use hidden::Hidden;
pub use hidden_hands::Deck;
pub use hidden_hands::{HiddenHands, ProvedOffence};
pub use holds::InHands;
pub use imported::source::{ForeignFile, GameTag, Spot};
pub use imported::tagged::{EndsSince, TaggedForm};
pub use imported::{FileEvidence, GameFormat, Imported, ImportedStep, WrittenScore};
pub use legal::Legal;
pub use objection::{Judged, Objection, Reason, Refused};
pub use opponents::{Course, Ground, Mover};
pub use paper::{Books, Holder, SettlementPayment, SettlementStage, SourceSums};
pub use picture::{
    Board, BoardSquare, CardRow, Direction, Drawing, DrawnArm, DrawnEnd, DrawnHand, DrawnPiece,
    Face, HeldAtEnd, Lying, Man, Picture, Points,
};
pub use piece::{Piece, PieceText};
pub use play::{LineArm, Place, Play, Played, Way};
pub use referee::{
    EntryInContext, Evening, Law, Occasion, Offered, Players, Referee, Rulings, Session,
    SessionView,
};
pub use refusal::Refusal;
pub use ruling::Event;
pub use ruling::{Draft, Outcome, Ruling};
pub use show::answers::answer;
pub use show::chips::Netted;
pub use show::{EntryMeaning, Glance, Section, TableSettings, TopicKind};
pub use side::{Party, PartyName, Side, Winners};
pub use simulated::{Luck, Offence, Share, SimulationOptions, Truth};
pub use table::{HandStage, Opener, Table};
pub use tallied::{TalliedHand, TallySheet};
pub use tiles::{
    LyingTile, NamesAndTiles, OneTile, OptionalCountOfSet, OptionalTileCount, TileCount, Tiles,
    TypedTile,
};

pub use nos_base::{EntryNo, Names};

use nos_base::table::{article, name};
use nos_base::{Article, Name, Told};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Verdict {
    #[default]
    Accepted,
    Foul(Article),
}

impl Verdict {
    /// The JSON word for a refused entry.
    pub const REJECTED: &'static str = "rejected";

    pub fn word(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::Foul(_) => "foul",
        }
    }
}

/// The chips of a player, the points of a side, or the chips in the pot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    pub holder: PartyName,
    /// In the law's own unit.
    pub amount: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    pub words: Told,
    /// Whether it only mentions a circumstance, which comparisons of rulings ignore.
    pub in_passing: bool,
}

/// Returns a warning if `name` looks like a different name in `among`.
pub fn lookalike<'a>(name: &Name, among: impl IntoIterator<Item = &'a Name>) -> Option<Sentence> {
    let other = name::lookalike(name, among)?;
    Some(Sentence::in_passing(told!(
        "lookalike";
        name = *name,
        other = *other
    )))
}

/// Returns a warning for each name that looks like an earlier one.
pub fn lookalikes(names: &[Name]) -> impl Iterator<Item = Sentence> {
    names.iter().enumerate().filter_map(|(at, name)| lookalike(name, names.iter().take(at)))
}

impl<T: Into<Told>> From<T> for Sentence {
    fn from(words: T) -> Sentence {
        Sentence { words: words.into(), in_passing: false }
    }
}

impl Sentence {
    pub fn in_passing(words: impl Into<Told>) -> Sentence {
        Sentence { words: words.into(), in_passing: true }
    }
}

fn joined(sentences: &[Sentence]) -> String {
    let mut text = String::new();
    for sentence in sentences {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&sentence.words.spaced());
    }
    text
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    pub from: Option<PartyName>,
    pub to: PartyName,
    pub amount: i64,
    pub what: &'static str,
    pub purpose: &'static str,
    pub article: Option<Article>,
    pub kind: MoveKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    Score,
    Payment,
    Penalty,
    /// The return of a payment of an abandoned hand.
    Reversal,
}

impl MoveKind {
    pub fn word(self) -> &'static str {
        match self {
            MoveKind::Score => "score",
            MoveKind::Payment => "payment",
            MoveKind::Penalty => "penalty",
            MoveKind::Reversal => "reversal",
        }
    }
}

/// The sentence for a payment or a score, and the article that grants it, if any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldPayment {
    pub words: Told,
    pub article: Option<Article>,
}

impl ToldPayment {
    pub fn told(&self) -> Told {
        let mut told = self.words.clone();
        if let Some(article) = self.article {
            told.push_str(&format!(" [{article}]"));
        }
        told
    }
}

impl fmt::Display for ToldPayment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told().spaced())
    }
}

/// A ruling in words: everything that the table hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulingText {
    pub verdict: Verdict,
    pub sentences: Vec<Sentence>,
    pub articles: Vec<Article>,
    /// The payments or scores in sentences; similar ones share one.
    pub payments: Vec<ToldPayment>,
    /// Whether the table waived a penalty that was due.
    pub waived: bool,
}

impl RulingText {
    /// Returns the events as plain text, without articles and payments.
    pub fn message(&self) -> String {
        joined(&self.sentences)
    }

    /// Returns the same text with its names still marked as names.
    pub fn told(&self) -> Told {
        let mut told = Told::default();
        for (at, sentence) in self.sentences.iter().enumerate() {
            told.push_str(if at == 0 { "" } else { " " });
            told.push_told(&sentence.words);
        }
        told
    }

    /// Returns the events and the deciding articles.
    pub fn with_articles(&self) -> Told {
        let mut told = self.told();
        if !self.articles.is_empty() {
            told.push_str(if told.is_empty() { "" } else { " " });
            told.push_str(&article::cited(&self.articles));
        }
        told
    }

    /// Returns the lines that the table sees: the events with their articles, then the payments.
    pub fn lines(&self) -> Vec<String> {
        let payments = self.payments.iter().map(ToString::to_string);
        [self.with_articles().into()].into_iter().chain(payments).collect()
    }

    fn not_in_passing(&self) -> impl Iterator<Item = &Sentence> {
        self.sentences.iter().filter(|sentence| !sentence.in_passing)
    }

    /// Compares two rulings as the table sees them, without their passing sentences.
    pub fn is_same_ruling(&self, other: &RulingText) -> bool {
        self.verdict == other.verdict
            && self.waived == other.waived
            && self.articles == other.articles
            && self.not_in_passing().eq(other.not_in_passing())
    }
}
