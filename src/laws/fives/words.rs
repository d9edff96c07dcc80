//! The events of fives and threes and the reasons for refusals. `words.en.ftl` has the sentences.

use super::line::LineArm;
use nos_base::{Incidental, Name, PlayerId, Spots, Tile, TileSet, messages};
use nos_law::{Side, objection};

messages! {
    /// Why a tile goes back, face up (article 3.6).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Misplay {
        NotHisLead(leader: PlayerId),
        OutOfTurn(turn: PlayerId),
        FitsNowhere(left: Incidental<Spots>, right: Incidental<Spots>),
        NotThere(arm: LineArm, shows: Spots),
        NotThatWay(touching: Spots),
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Took { each: u8, boneyard: u8, leader: PlayerId },
        Led { player: PlayerId, left: Spots, right: Spots },
        Laid { player: PlayerId, tile: Tile, arm: LineArm, open: Spots },
        Ends { total: u8 },
        Adds { total: u8, threes: u8, fives: u8, both: bool },
        Disregarded { side: Side, points: i64, score: i64, target: i64 },
        Out { player: PlayerId },
        TakenBack { player: PlayerId, tile: Tile, misplay: Misplay },
        /// A knock, with the tiles that the player denies holding.
        Knocked { player: PlayerId, tiles: TileSet },
        Revealed { player: PlayerId, tiles: TileSet },
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Caption {
        Ends { left: u8, right: u8, total: u8, points: u8 },
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        NoHandOver,
        IsOut { name: Name } = 3 4,
        LeadOnAnEnd,
        NoEndShows { shows: Spots, left: Spots, right: Spots },
        TwoWays { tile: Tile, left: Spots, right: Spots } = 3 1,
        KnockBeforeLead { leader: Incidental<Name> } = 2 4,
        NotHisTurn { name: Name, turn: Name } = 3 1,
        HoldsOneThatFits { name: Name, tile: Tile } = 3 2,
        RevealedAlready { name: Name },
    }
}

impl objection::Reason for Why {}
