//! Rulings: the verdict on an entry, and its effects.

use super::hand::Ending;
use super::house::Setting;
use super::line::{Arm, Lies};
use super::side::{BySide, Side};
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::{EntryNo, Verdict};
use crate::table::article::{Article, article};
use crate::table::name::Name;
use crate::table::seat::{PlayerId, Seats};

/// Why a tile goes back face up (article 3.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Misplay {
    /// It was not the player's lead but that of this one.
    NotHisLead(PlayerId),
    /// It was not the player's turn but that of this one.
    OutOfTurn(PlayerId),
    /// It fits neither end.
    FitsNowhere,
    /// It does not fit this end, which shows this number.
    NotThere(Arm, Spots),
    /// It fits, but not with this number touching.
    NotThatWay(Spots),
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum For {
    /// The total of the open ends (article 4.2).
    Ends,
    /// The last tile of a player who plays alone (article 5.1).
    OutAlone,
    /// The last tile of a pair (article 5.2).
    OutInPair,
}

impl For {
    /// The word in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            For::Ends => "ends",
            For::OutAlone | For::OutInPair => "out",
        }
    }

    /// The article that gives the points.
    pub const fn article(self) -> Article {
        match self {
            For::Ends => article(4, 2),
            For::OutAlone => article(5, 1),
            For::OutInPair => article(5, 2),
        }
    }
}

/// An effect of an entry.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    LawNamed,
    /// Clockwise.
    Seated(Vec<Name>),
    HouseTurned(Setting),
    Noted,
    /// For the first lead.
    Drawn(Vec<(PlayerId, Tile)>),
    /// These players are level at the top and draw again.
    DrawAgain(Seats),
    FirstLead(PlayerId),
    Dealt {
        /// The number of the hand, from 1.
        hand: u32,
        /// The number of the game, from 1, if a new game begins with this hand.
        game: Option<usize>,
        leader: PlayerId,
    },
    Laid {
        player: PlayerId,
        lies: Lies,
        /// What the open ends add up to afterwards.
        total: u8,
    },
    /// The tile goes back face up to its owner.
    TakenBack {
        player: PlayerId,
        tile: Tile,
        misplay: Misplay,
    },
    /// A player shows the tiles still in hand.
    Revealed(PlayerId, TileSet),
    /// A knock is proved false (article 3.3).
    Proved {
        player: PlayerId,
        /// The place of the denial in the record of the hand.
        denial: usize,
        /// The entry of the knock.
        no: EntryNo,
        /// The tiles that are seen now and that could have been played.
        tiles: TileSet,
    },
    Scored {
        side: Side,
        points: u16,
        what: For,
    },
    /// A score goes beyond the target and is disregarded.
    Disregarded {
        side: Side,
        /// The points that are disregarded.
        points: u16,
        /// The score before and after.
        score: u16,
        /// The score to be reached exactly.
        target: u16,
    },
    /// The player has no tiles left; the partner still has some.
    Out(PlayerId),
    /// The player knocks and so denies holding any of these tiles.
    Knocked(PlayerId, TileSet),
    Over(Ending),
    GameWon {
        side: Side,
        scores: BySide<u16>,
        /// How many games each side has won.
        games: BySide<u16>,
    },
    /// The hand is abandoned and its points are taken back.
    Voided {
        /// The points that each side loses.
        back: BySide<u16>,
        /// The side that had won the game in this hand, if one had.
        unwon: Option<Side>,
        leader: PlayerId,
    },
    Settled {
        /// How many games each side has won.
        games: BySide<u16>,
        /// The points of every game, and its winner.
        points: Vec<(BySide<u16>, Option<Side>)>,
    },
}

/// The answer to an entry that was taken.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    pub verdict: Verdict,
    /// The effects, in order.
    pub events: Vec<Event>,
    /// The articles that decided, in the order in which they were applied.
    pub articles: Vec<Article>,
}

impl Ruling {
    /// A ruling that the entry is in order, by this article if one decides.
    pub(super) fn accepted(by: Option<Article>) -> Ruling {
        Ruling {
            verdict: Verdict::Accepted,
            events: Vec::new(),
            articles: by.into_iter().collect(),
        }
    }

    /// Adds an event.
    #[must_use]
    pub(super) fn with(mut self, event: Event) -> Ruling {
        self.events.push(event);
        self
    }

    /// Cites an article unless it is cited already.
    pub(super) fn cite(&mut self, by: Article) {
        if !self.articles.contains(&by) {
            self.articles.push(by);
        }
    }

    /// The side of every score; a side that scores twice is there twice.
    pub fn scored(&self) -> impl Iterator<Item = Side> {
        self.events.iter().filter_map(|event| match event {
            Event::Scored { side, .. } => Some(*side),
            _ => None,
        })
    }

    /// The points that are disregarded, if any are (article 6.2).
    pub fn disregarded(&self) -> Option<u16> {
        self.events.iter().find_map(|event| match event {
            Event::Disregarded { points, .. } => Some(*points),
            _ => None,
        })
    }
}
