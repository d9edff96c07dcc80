//! The events of the three games and the reasons for refusals. `words.en.ftl` has the sentences.

use nos_base::{Incidental, Name, PlayerId, Spots, Tile, TileSet, messages};
use nos_law::{Place, objection};

messages! {
    /// Why a tile goes back, face up (article 3.5).
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Misplay {
        NoDouble,
        OutOfTurn(turn: PlayerId),
        FitsNowhere(asks: Incidental<Vec<Spots>>),
        NotThere(place: Place, asks: Incidental<Vec<Spots>>),
        NotThatWay(touching: Spots),
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Took { each: u8, boneyard: u8 },
        Redealt,
        Led { player: PlayerId, left: Spots, right: Spots },
        Laid { player: PlayerId, tile: Tile, place: Place, open: Spots },
        Again { player: PlayerId },
        TakenBack { player: PlayerId, tile: Tile, misplay: Misplay },
        Drew { player: PlayerId, tiles: u8, boneyard: u8 },
        /// A pass, with the tiles that the player denies holding.
        Passed { player: PlayerId, tiles: TileSet },
        TooEarly { player: PlayerId, boneyard: u8 },
        Ended { ending: &'static str, out: Option<PlayerId> },
        Revealed { player: PlayerId, tiles: TileSet, spots: u16 },
        Counted { player: PlayerId, spots: u16 },
        Adds { others: i64, own: u16, times: usize, points: i64 },
        Level { players: Vec<PlayerId> },
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Caption {
        Tiles { laid: usize, boneyard: u8 },
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        TooManyPlayers { players: usize, most: usize, highest: u8 } = 1 1,
        LeadUnnamed = 2 2,
        LeadOnAnEnd = 2 2,
        NoArms { place: Place },
        NoEndShows { shows: Spots, ends: Incidental<Vec<Spots>> },
        SeveralWays { tile: Tile } = 3 2,
        NotLed = 2 2,
        LedAlready = 2 2,
        PlayIsOver = 5 3,
        PlayGoesOn = 5 3,
        NotHisTurn { name: Name, turn: Name } = 3 1,
        TooFewLie { tiles: u8, boneyard: u8 } = 4 1,
        HoldsOneThatFits { name: Name, tile: Tile } = 3 1,
        HoldsNothing { name: Name },
        CountedAlready { name: Name },
        ImpossibleCount { name: Name, spots: u32, holds: u8 } = 5 3,
    }
}

impl objection::Reason for Why {
    fn goes_on(&self) -> bool {
        matches!(self, Why::LeadUnnamed)
    }
}
