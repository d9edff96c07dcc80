//! What stands after a verb: the kinds of arguments, as data for the usage line and for whoever
//! wants to know what may come next.

use super::keyword::Keyword;

/// A kind of argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Argument {
    /// A player.
    Name,
    /// A player, unless he is obvious.
    OptionalName,
    /// A player who is new to the session.
    NewName,
    /// The players, three to five.
    NewNames,
    /// Whom a newcomer sits after.
    After,
    /// Players, each with a number.
    NamesAndNumbers,
    /// Players, each with a tile.
    NamesAndTiles,
    /// A tile.
    Tile,
    /// A tile, the order of whose ends is kept.
    LyingTile,
    /// A tile as it is played, perhaps saying which end touches.
    PlayedTile,
    /// One or more tiles.
    Tiles,
    /// The arm that is played on.
    On,
    /// The end of a line that is played on.
    OnEnd,
    /// The word after a play.
    ClaimOrStands,
    /// Whether the set was drawn.
    Drawn,
    /// What became of tiles too many.
    KeptOrReturned,
    /// A game.
    Game,
    /// A kind of foul.
    FoulKind,
    /// The key of a house rule.
    HouseKey,
    /// What a house rule is set to.
    HouseValue,
    /// A number from 0.
    Number,
    /// A number from 1.
    Count,
    /// A number from 1; one where it is not said.
    OptionalCount,
    /// The number of an entry.
    EntryNumber,
    /// The number of an entry; the last one where it is not said.
    OptionalEntryNumber,
    /// A tile, or the entry before which is asked.
    TileOrEntryNumber,
    /// A player, or the entry before which is asked.
    NameOrEntryNumber,
    /// An article of the rulebook, a chapter, or the whole.
    Article,
    /// Everything, not just the last.
    All,
    /// Words.
    Text,
    /// What help is wanted about.
    Topic,
    /// An entry of a session or a hand.
    Entry,
}

impl Argument {
    /// How the usage line writes it: what may be left out stands in brackets.
    pub const fn usage(self) -> &'static str {
        match self {
            Argument::Name | Argument::NewName => "NAME",
            Argument::OptionalName => "[NAME]",
            Argument::NewNames => "NAME NAME NAME [NAME [NAME]]",
            Argument::After => "[after NAME]",
            Argument::NamesAndNumbers => "NAME N [NAME N ...]",
            Argument::NamesAndTiles => "NAME TILE [NAME TILE ...]",
            Argument::Tile | Argument::LyingTile | Argument::PlayedTile => "TILE",
            Argument::Tiles => "TILE [TILE ...]",
            Argument::On => "[on ARM]",
            Argument::OnEnd => "[on left|right|N]",
            Argument::ClaimOrStands => "[claim|stands]",
            Argument::Drawn => "[drawn]",
            Argument::KeptOrReturned => "kept|returned",
            Argument::Game => "GAME",
            Argument::FoulKind => "KIND",
            Argument::HouseKey => "KEY",
            Argument::HouseValue => "VALUE",
            Argument::Number | Argument::Count | Argument::EntryNumber => "N",
            Argument::OptionalCount | Argument::OptionalEntryNumber => "[N]",
            Argument::TileOrEntryNumber => "[TILE|at N]",
            Argument::NameOrEntryNumber => "[NAME|at N]",
            Argument::Article => "[N.N]",
            Argument::All => "[all]",
            Argument::Text => "TEXT",
            Argument::Topic => "[VERB]",
            Argument::Entry => "ENTRY",
        }
    }

    /// Whether it may be left out.
    pub fn is_optional(self) -> bool {
        self.usage().starts_with('[')
    }

    /// Whether this keyword may stand in it.
    pub(super) fn takes(self, keyword: Keyword) -> bool {
        match self {
            Argument::After => keyword == Keyword::After,
            Argument::On | Argument::OnEnd => keyword == Keyword::On,
            Argument::ClaimOrStands => matches!(keyword, Keyword::Claim | Keyword::Stands),
            Argument::Drawn => keyword == Keyword::Drawn,
            Argument::KeptOrReturned => matches!(keyword, Keyword::Kept | Keyword::Returned),
            Argument::TileOrEntryNumber | Argument::NameOrEntryNumber => keyword == Keyword::At,
            Argument::All => keyword == Keyword::All,
            Argument::FoulKind => matches!(keyword, Keyword::Foul(_)),
            Argument::Game => matches!(
                keyword,
                Keyword::First | Keyword::Then | Keyword::DoubleCross
            ),
            _ => false,
        }
    }
}
