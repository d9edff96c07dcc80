//! Rulings: what an entry is found to be, and what it brings about.

use super::hand::Ending;
use super::house::Setting;
use super::line::{Arm, Lies};
use super::side::{BySide, Side};
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::{EntryNo, Verdict};
use crate::table::article::{Article, article};
use crate::table::name::Name;
use crate::table::seat::{PlayerId, Seats};

/// What a tile that goes back face up was not (article 3.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Misplay {
    /// It was not this player's lead; it is that one's.
    NotHisLead(PlayerId),
    /// It was not his turn; it is that one's.
    OutOfTurn(PlayerId),
    /// It fits neither end.
    FitsNowhere,
    /// It does not fit this end, which shows that number.
    NotThere(Arm, Spots),
    /// It fits, but not with this number touching.
    NotThatWay(Spots),
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum For {
    /// What the open ends add up to (article 4.2).
    Ends,
    /// The last tile of a player who plays alone (article 5.1).
    OutAlone,
    /// The last tile of a pair (article 5.2).
    OutInPair,
}

impl For {
    /// Its word in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            For::Ends => "ends",
            For::OutAlone | For::OutInPair => "out",
        }
    }

    /// The article that gives them.
    pub const fn article(self) -> Article {
        match self {
            For::Ends => article(4, 2),
            For::OutAlone => article(5, 1),
            For::OutInPair => article(5, 2),
        }
    }
}

/// Something that an entry brings about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The law was named.
    LawNamed,
    /// These players sit down, clockwise.
    Seated(Vec<Name>),
    /// A house rule is set.
    HouseTurned(Setting),
    /// Something was noted.
    Noted,
    /// These tiles were drawn for the first lead.
    Drawn(Vec<(PlayerId, Tile)>),
    /// These players drew most and level, and draw again.
    DrawAgain(Seats),
    /// The first lead is this player's.
    FirstLead(PlayerId),
    /// A hand begins.
    Dealt {
        /// Its number, from 1.
        hand: u32,
        /// The number of the game that begins with it, if one does.
        game: Option<usize>,
        /// Who leads.
        leader: PlayerId,
    },
    /// A tile is laid.
    Laid {
        /// By whom.
        player: PlayerId,
        /// How it lies.
        lies: Lies,
        /// What the open ends then add up to.
        total: u8,
    },
    /// A tile goes back face up to its owner.
    TakenBack {
        /// To whom.
        player: PlayerId,
        /// The tile.
        tile: Tile,
        /// What was wrong with it.
        misplay: Misplay,
    },
    /// Tiles that somebody still held are shown.
    Revealed(PlayerId, TileSet),
    /// A knock is proved false (article 3.3).
    Proved {
        /// Whose.
        player: PlayerId,
        /// The place of its denial in the record of the hand.
        denial: usize,
        /// The entry by which he knocked.
        no: EntryNo,
        /// The tiles that he could have played and that are now seen.
        tiles: TileSet,
    },
    /// A side scores.
    Scored {
        /// Which.
        side: Side,
        /// How many points.
        points: u16,
        /// What for.
        what: For,
    },
    /// A score goes beyond the target and is disregarded.
    Disregarded {
        /// Whose.
        side: Side,
        /// How many points it would have been.
        points: u16,
        /// The score that stays.
        score: u16,
        /// The score that must be reached exactly.
        target: u16,
    },
    /// A player has no tiles left while his partner still has some.
    Out(PlayerId),
    /// A player knocks, and denies holding any of these tiles.
    Knocked(PlayerId, TileSet),
    /// The hand is over.
    Over(Ending),
    /// A side wins the game.
    GameWon {
        /// Which.
        side: Side,
        /// The points of both.
        scores: BySide<u16>,
        /// How many games each has won.
        games: BySide<u16>,
    },
    /// The hand is abandoned, and these points go back.
    Voided {
        /// The points of each side that go back.
        back: BySide<u16>,
        /// Who had won the game with this hand.
        unwon: Option<Side>,
        /// Who leads again.
        leader: PlayerId,
    },
    /// The session ends.
    Settled {
        /// How many games each side has won.
        games: BySide<u16>,
        /// The points of every game, and who won it.
        points: Vec<(BySide<u16>, Option<Side>)>,
    },
}

/// The answer to an entry that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Whether it was in order.
    pub verdict: Verdict,
    /// What it brings about, in order.
    pub events: Vec<Event>,
    /// The articles that decided, the first one first.
    pub articles: Vec<Article>,
}

impl Ruling {
    /// A ruling that nothing is wrong, by this article if any decides.
    pub(super) fn accepted(by: Option<Article>) -> Ruling {
        Ruling {
            verdict: Verdict::Accepted,
            events: Vec::new(),
            articles: by.into_iter().collect(),
        }
    }

    /// The same with one more event.
    #[must_use]
    pub(super) fn with(mut self, event: Event) -> Ruling {
        self.events.push(event);
        self
    }

    /// Cites an article, once.
    pub(super) fn cite(&mut self, by: Article) {
        if !self.articles.contains(&by) {
            self.articles.push(by);
        }
    }

    /// The sides that score, each as often as it does.
    pub fn scored(&self) -> impl Iterator<Item = Side> {
        self.events.iter().filter_map(|event| match event {
            Event::Scored { side, .. } => Some(*side),
            _ => None,
        })
    }

    /// The score that is disregarded, if one is (article 6.2).
    pub fn disregarded(&self) -> Option<u16> {
        self.events.iter().find_map(|event| match event {
            Event::Disregarded { points, .. } => Some(*points),
            _ => None,
        })
    }
}
