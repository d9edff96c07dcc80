//! The verbs of Nos, one row each: a row drives reading, printing, usage, completion and help.

use super::arguments::{After, Announcement, CalledFoul, Drawn, Held, Kept, OnSide, PlayedTile};
use super::{ArmWay, Phase, Place};
use nos_base::{Name, Spots, Tile};
use nos_entry::{Actor, NamesAndNumbers, Newcomer, Player, verbs};
use nos_law::{LyingTile, NamesAndTiles, OneTile, OptionalTileCount, TileCount, Tiles};
use std::fmt;

verbs! {
    pub enum Act in Phase {
        Join { name: Newcomer, after: After } = "join" Session "join Eva after Bram", ["12.5"], [Between, Lot];
        Retire(name: Player) = "retire" Session "retire Bram", ["12.2"], [Between, Lot], asks;
        Pot(name: Player) = "pot" Session "pot Bram", ["12.3"], [Settling, Billitonnen], asks;
        Billitonnen = "billitonnen" Session "billitonnen", ["13.1"], [Settling];
        Recount(counted: NamesAndNumbers) = "recount" Session "recount Anna 496 Bram 504", ["1.4"],
            [Between, Lot, Dealt, Set, Opening, Play, Closed, Over, Settling, Billitonnen, Finished];
        Reshuffle = "reshuffle" Hand "reshuffle", ["2.2"], [Dealt];
        Short { name: Player, tiles: TileCount } = "short" Hand "short Dirk 1", ["2.5"], [Dealt, Set, Opening, Play];
        Excess { name: Player, tiles: TileCount, kept: Kept } = "excess" Hand "excess Dirk 2 returned", ["2.6", "2.7"], [Dealt, Set, Opening, Play];
        Set { name: Actor, tile: LyingTile, drawn: Drawn } = "set" Hand "set Anna 2-5 drawn", ["3.1", "3.2"], [Dealt];
        Announce(game: Announcement) = "announce" 'a' Hand "announce ordinary first 2 on left then matador", ["4.1", "4.5", "4.12"], [Set];
        Declare { name: Player, tiles: Tiles } = "declare" Hand "declare Cees 5-5 4-4 1-1", ["5.1", "5.2"], [Opening];
        Draw { name: Actor, tiles: OptionalTileCount } = "draw" 'd' Hand "draw Bram 2", ["6.2", "6.3"], [Opening, Play, Claimed, Closed];
        Play(play: PlayedTile) = "play" Hand "play Bram 6>1 on east claim", ["6.3", "7.4", "11.13"], [Opening, Play, Claimed];
        Claim(name: Actor) = "claim" Hand "claim Bram", ["7.1", "7.3"], [Opening, Play, Claimed, Closed, Over];
        Pass(name: Actor) = "pass" 'p' Hand "pass Cees", ["6.4"], [Opening, Play];
        Wait(name: Actor) = "wait" 'w' Hand "wait Cees", ["7.5"], [Opening, Play];
        Nos(name: Player) = "nos" Hand "nos Dirk", ["8.1", "11.7"], [Opening, Play, Claimed, Closed, Over];
        Block(name: Actor) = "block" | "close" Hand "block Anna", ["9.1", "9.4"], [Opening, Play, Over], ends;
        Refute { name: Player, tile: OneTile } = "refute" Hand "refute Cees 6-3", ["9.3"], [Claimed];
        Uphold = "uphold" Hand "uphold", ["9.2"], [Claimed];
        Foul { name: Player, kind: CalledFoul } = "foul" Hand "foul Dirk covering", ["11.2", "11.6", "11.9"],
            [Between, Lot, Dealt, Set, Opening, Play, Claimed, Closed, Over];
        Reveal { name: Player, tiles: Tiles } = "reveal" Hand "reveal Anna 6-3 2-0", ["10.2"], [Over];
        Count { name: Player, spots: Held } = "count" Hand "count Cees 17", ["10.2"], [Over];
        Lot(tiles: NamesAndTiles) = "lot" Hand "lot Anna 6-3 Cees 4-4", ["2.3", "13.1"], [Lot, Billitonnen];
        Starter(tile: LyingTile) = "starter" Hand "starter 2-5", ["13.2"], [Billitonnen];
        Flip { name: Actor, tile: LyingTile, on: OnSide } = "flip" Hand "flip Anna 3-6 on right", ["13.4"], [Billitonnen];
    }
}

verbs! {
    pub enum Ask in Phase {
        Games = "games" Question "games", ["4.5"], [];
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    pub name: Option<Name>,
    pub tile: Tile,
    pub touching: Option<Spots>,
    pub on: Option<Place>,
    pub tail: Tail,
}

impl Play {
    pub(super) fn plain(name: Name, tile: Tile) -> Play {
        Play { name: Some(name), tile, touching: None, on: None, tail: Tail::Plain }
    }

    /// Returns the play laid this way, in as many words as it needs.
    pub(super) fn lying(&self, way: ArmWay) -> Play {
        Play {
            touching: Some(way.touching).filter(|_| !self.tile.is_double()),
            on: Some(Place::Arm(way.place)),
            ..self.clone()
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Tail {
    Plain,
    Claim,
    /// `stands`: the tile stays though it does not follow the game (article 11.13).
    Stands,
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            f.write_str(name.as_str())?;
            f.write_str(" ")?;
        }
        match self.touching.map(|end| (end, self.tile.other(end))) {
            Some((end, Some(open))) => write!(f, "{end}>{open}")?,
            _ => self.tile.fmt(f)?,
        }
        if let Some(on) = self.on {
            f.write_str(" on ")?;
            on.fmt(f)?;
        }
        f.write_str(match self.tail {
            Tail::Plain => "",
            Tail::Claim => " claim",
            Tail::Stands => " stands",
        })
    }
}
