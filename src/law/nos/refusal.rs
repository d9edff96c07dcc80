//! The reasons why an entry cannot have happened as typed. Their words are in `words.en.ftl`.

use super::fouls::Foul;
use super::layout::Ways;
use super::plan::{Geometry, Place};
use super::set::NoGame;
use super::telling::words;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::{EntryNo, Names, Refuses};
use crate::table::article::{Article, article};
use crate::table::name::Name;
use crate::told;
use std::fmt;

told! {
    /// What an entry of this kind needs before it can be taken.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Need {
        /// The session is not settled.
        Unsettled,
        /// A hand has been dealt.
        Hand,
        /// The set lies.
        Set,
        /// The hand is not over.
        GameGoesOn,
        /// Immediate doubles may still be played.
        Opening,
        /// A close is open.
        OpenClose,
        /// The session is settled, but the pot is not taken yet.
        Settled,
        /// Billitonnen has begun.
        Billitonnen,
        /// Players are seated, and the session is not settled.
        FoulsCallable,
    }
}

told! {
    /// Why an entry cannot have happened as typed, one variant for each reason.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Refusal {
        /// The entry cannot be taken now; it needs this.
        NotNow(need: Need),
        /// The hand must end first. Nobody is to be counted while it is being played.
        HandGoesOn { hand: u32, uncounted: Vec<Name> },
        /// The set, and the entry that laid it.
        SetLies(tile: Tile, no: EntryNo),
        /// The player must announce a game first.
        AnnounceFirst(name: Name),
        AnnouncedAlready(no: EntryNo),
        NobodySeated,
        /// `law` is not the first entry.
        LawNotFirst,
        UnknownLaw(edition: u32),
        AlreadySeated,
        TooFewOrMany(players: usize),
        /// The name was used before in the session.
        NameUsed(name: Name),
        /// House rules are set before the first deal.
        HouseTooLate,
        /// The player has left with chips from the start, so the start cannot change.
        StartTooLate(name: Name),
        TableFull,
        UnknownName { typed: Name, seated: Vec<Name> },
        /// The typed name is a prefix of several.
        AmbiguousName { typed: Name, meant: Vec<Name> },
        HasLeft { name: Name },
        /// No tile has been laid, so the player who asks must be named.
        WhoAsks,
        /// These players must draw lots first.
        LotsFirst(names: Vec<Name>),
        MustDrawLots(name: Name),
        NoLots,
        /// Exactly these players draw lots, one tile each.
        WrongLots(names: Vec<Name>),
        TileTwice(tile: Tile),
        NameTwice(name: Name),
        /// Tiles are dealt again only in a first hand.
        NotFirstHand,
        /// The player is known to hold this double.
        DoubleKnown(name: Name, tile: Tile),
        /// The player's irregular deal is already recorded.
        IrregularTwice(name: Name),
        NoTileLeft(name: Name),
        /// The player would be left with fewer tiles than are known to be in the hand.
        FewerThanKnown(name: Name, tiles: u8),
        /// The boneyard has this many tiles; fewer than two would be left.
        BoneyardTooSmall(boneyard: u8),
        /// Nobody is on set yet, so the player must be named.
        WhoSets,
        DrawnInFirstHand,
        DrawnByAnother { on_set: Name },
        /// The tile was known to be in the player's hand, so it cannot have been drawn.
        DrawnWasKnown(name: Name, tile: Tile),
        NothingToDraw,
        /// The tile lies on the table already; the entry that laid it.
        AlreadyLies(tile: Tile, no: Option<EntryNo>),
        /// The tile is known to be in the hand of this player.
        KnownElsewhere(tile: Tile, name: Name),
        /// All the player's tiles are known, and this is not one of them.
        NotHis(name: Name, tile: Tile, known: TileSet),
        NoTiles(name: Name),
        NoGame(why: NoGame),
        DeclaredTwice(name: Name),
        /// The player holds only this many tiles.
        MoreThanHeld(name: Name, tiles: u8),
        NotHisTurn { name: Name, turn: Name },
        MustWait(name: Name),
        NoWaitDue(name: Name),
        /// The player cannot pass: this tile is known to be in the hand and can be played.
        KnownPlayable(name: Name, tile: Tile),
        /// This geometry does not have the arm.
        NoSuchArm(geometry: Geometry),
        NoArmShows(end: Spots),
        SeveralWays(tile: Tile, ways: Ways),
        SeveralArms(end: Spots),
        /// `stands` needs `>`, to say how the tile lies.
        StandsHow,
        /// `stands` needs `on`, to say on which arm.
        StandsWhere,
        /// `stands`, but the tile has no end with this number.
        StandsNoEnd(tile: Tile, end: Spots),
        /// `stands`, but the play is in order.
        StandsInOrder(tile: Tile),
        /// The entry is not taken while a close is open.
        CloseIsOpen,
        /// After a close this player draws, and nothing else can happen.
        OnlyDrawing(name: Name),
        /// The payment for this double can no longer be asked for.
        Lapsed(name: Name, tile: Tile),
        /// The tile cannot be played, so it does not refute the close.
        DoesNotRefute(tile: Tile),
        /// This tile is known to be in the hand and can be played, so the close cannot be right.
        KnownToFit(name: Name, tile: Tile),
        DrawFirst(tiles: u8),
        /// The player cannot have committed the foul.
        NoSuchFoul(foul: Foul, name: Name),
        WrongNumber { name: Name, tiles: u8, given: u8 },
        /// A tile known to be in the player's hand is left out.
        LeavesOut(name: Name, tile: Tile),
        CountedTwice(name: Name),
        /// No tiles that the player can hold make this count.
        ImpossibleCount(name: Name, spots: u16),
        /// The player must show the tiles, since they decide a close.
        MustShow(name: Name),
        /// Billitonnen decides who takes the pot.
        PotIsPlayedFor,
        BillitonnenPlayers(players: usize),
        LeadFirst,
        LeadTwice,
        /// A tile is left over only with three players.
        NoStarter,
        StarterFirst,
        NobodyOnTurn,
        InLine(tile: Tile),
        /// The tile is known to lie elsewhere in the row of this player.
        InRow(tile: Tile, name: Name),
        /// The second tile is known to lie first in the player's row.
        NotFirstInRow(name: Name, tile: Tile, first: Tile),
        /// The tile fits both ends, which show these numbers.
        BothEnds(tile: Tile, left: Spots, right: Spots),
        NotOnThatEnd(tile: Tile, end: Place),
        /// The first tile of the line is not played on an end.
        NoEndYet,
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words().tell(self, &Names::default()))
    }
}

impl Refuses for Refusal {
    fn article(&self) -> Option<Article> {
        use Refusal as R;
        Some(match self {
            R::TooFewOrMany(_) => article(1, 1),
            R::NotFirstHand | R::DoubleKnown(..) => article(2, 2),
            R::LotsFirst(_) | R::MustDrawLots(_) | R::NoLots => article(2, 3),
            R::NoTileLeft(_) | R::FewerThanKnown(..) => article(2, 5),
            R::BoneyardTooSmall(_) => article(2, 6),
            R::WhoSets | R::DrawnInFirstHand => article(3, 1),
            R::DrawnByAnother { .. } | R::DrawnWasKnown(..) | R::NothingToDraw => article(3, 2),
            R::NoGame(NoGame::ExtraGamesOff) => article(4, 11),
            R::NoGame(NoGame::SetNeeded(_) | NoGame::NeedsWords(_)) => article(4, 5),
            R::NoGame(_) => article(4, 6),
            R::NotNow(Need::Opening) => article(5, 1),
            R::KnownPlayable(..) => article(6, 3),
            R::Lapsed(..) => article(7, 3),
            R::MustWait(_) | R::NoWaitDue(_) => article(7, 5),
            R::OnlyDrawing(_) | R::DrawFirst(_) => article(9, 2),
            R::CloseIsOpen | R::DoesNotRefute(_) | R::KnownToFit(..) => article(9, 3),
            R::MustShow(_) => article(9, 5),
            R::WrongNumber { .. } | R::LeavesOut(..) | R::ImpossibleCount(..) => article(10, 2),
            R::NoSuchFoul(foul, _) => foul.article(),
            R::StandsHow | R::StandsWhere => article(11, 13),
            R::StandsNoEnd(..) | R::StandsInOrder(_) => article(11, 13),
            R::StartTooLate(_) => article(12, 2),
            R::TableFull => article(12, 5),
            R::BillitonnenPlayers(_) | R::LeadFirst | R::LeadTwice => article(13, 1),
            R::NoStarter | R::StarterFirst => article(13, 2),
            R::NotFirstInRow(..) | R::BothEnds(..) => article(13, 4),
            R::PotIsPlayedFor => article(13, 5),
            _ => return None,
        })
    }

    fn advice(&self) -> Option<String> {
        let mut advice = words().attribute(self, "advice", &Names::default())?;
        if let Refusal::LotsFirst(names) | Refusal::WrongLots(names) = self {
            advice.extend(names.iter().map(|name| format!(" {name} TILE")));
        }
        Some(advice)
    }
}
