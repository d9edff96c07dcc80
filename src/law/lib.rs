//! The seam between a law and the rest of the program. A law implements [`Game`]; the
//! code here derives the rest for the [`Table`] at which it is played. Other packages
//! see a law only as a [`Referee`], and name no tile, chip or verb of a game.

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
pub use objection::{Judged, Objection, Reason, Refused};
pub use opponents::{Course, Ground, Mover};
pub use paper::{Books, Holder, SettlementPayment, SettlementStage, SourceSums};
pub use picture::{
    Board, BoardSquare, CardRow, Direction, Drawing, DrawnArm, DrawnEnd, DrawnHand, DrawnPiece,
    Face, HeldAtEnd, Lying, Man, Picture, Points,
};
pub use piece::{Legal, Piece, PieceText};
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
pub use show::ruling_text::{RulingText, Sentence, ToldPayment};
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

use nos_base::Article;

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
