//! The reasons why an entry cannot have happened as typed. Their words are in `words.en.ftl`.

use super::fouls::Foul;
use super::layout::Ways;
use super::plan::{Geometry, Place};
use super::set::NoGame;
use crate::dominoes::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::law::game::Why;
use crate::table::article::{Article, article};
use crate::table::name::Name;
use crate::told;

told! {
    /// What an entry of this kind needs before it can be taken.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Need {
        Unsettled,
        Hand,
        Set,
        GameGoesOn,
        Opening,
        OpenClose,
        Settled,
        Billitonnen,
        FoulsCallable,
    }
}

told! {
    /// Why an entry cannot have happened as typed, one variant for each reason.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Refusal {
        NotNow(need: Need),
        HandGoesOn { hand: u32, uncounted: Vec<Name> },
        SetLies(tile: Tile, no: EntryNo),
        AnnounceFirst(name: Name),
        AnnouncedAlready(no: EntryNo),
        StartTooLate(name: Name),
        TableFull,
        WhoAsks,
        LotsFirst(names: Vec<Name>, lots: String),
        MustDrawLots(name: Name),
        NoLots,
        WrongLots(names: Vec<Name>, lots: String),
        TileTwice(tile: Tile),
        NotFirstHand,
        DoubleKnown(name: Name, tile: Tile),
        IrregularTwice(name: Name),
        NoTileLeft(name: Name),
        FewerThanKnown(name: Name, tiles: u8),
        BoneyardTooSmall(boneyard: u8),
        WhoSets,
        DrawnInFirstHand,
        DrawnByAnother { on_set: Name },
        DrawnWasKnown(tile: Tile, name: Name),
        NothingToDraw,
        AlreadyLies(tile: Tile, no: Option<EntryNo>),
        KnownElsewhere(tile: Tile, name: Name),
        NotHis(tile: Tile, name: Name, known: TileSet),
        NoTiles(name: Name),
        NoGame(why: NoGame),
        DeclaredTwice(name: Name),
        MoreThanHeld(name: Name, tiles: u8),
        NotHisTurn { name: Name, turn: Name },
        MustWait(name: Name),
        NoWaitDue(name: Name),
        KnownPlayable(name: Name, tile: Tile),
        NoSuchArm(geometry: Geometry),
        NoArmShows(end: Spots),
        SeveralWays(tile: Tile, ways: Ways),
        SeveralArms(end: Spots),
        StandsHow,
        StandsWhere,
        StandsNoEnd(tile: Tile, end: Spots),
        StandsInOrder(tile: Tile),
        CloseIsOpen,
        OnlyDrawing(name: Name),
        Lapsed(name: Name, tile: Tile),
        DoesNotRefute(tile: Tile),
        KnownToFit(name: Name, tile: Tile),
        DrawFirst(tiles: u8),
        NoSuchFoul(foul: Foul, name: Name),
        WrongNumber { name: Name, tiles: u8, given: u8 },
        LeavesOut(name: Name, tile: Tile),
        CountedTwice(name: Name),
        ImpossibleCount(name: Name, spots: u16),
        MustShow(name: Name),
        PotIsPlayedFor,
        BillitonnenPlayers(players: usize),
        LeadFirst,
        LeadTwice,
        NoStarter,
        StarterFirst,
        NobodyOnTurn,
        InLine(tile: Tile),
        InRow(tile: Tile, name: Name),
        NotFirstInRow(tile: Tile, name: Name, first: Tile),
        BothEnds(tile: Tile, left: Spots, right: Spots),
        NotOnThatEnd(tile: Tile, end: Place),
        NoEndYet,
    }
}

impl Why for Refusal {
    fn article(&self) -> Option<Article> {
        use Refusal as R;
        Some(match self {
            R::NotFirstHand | R::DoubleKnown(..) => article(2, 2),
            R::LotsFirst(..) | R::MustDrawLots(_) | R::NoLots => article(2, 3),
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

    fn is_pointed_at(&self) -> bool {
        use Refusal as R;
        matches!(
            self,
            R::MustDrawLots(_)
                | R::NotHisTurn { .. }
                | R::NoTiles(_)
                | R::TileTwice(_)
                | R::AlreadyLies(..)
                | R::KnownElsewhere(..)
                | R::NotHis(..)
                | R::DrawnWasKnown(..)
                | R::SeveralWays(..)
                | R::StandsInOrder(_)
                | R::StandsNoEnd(..)
                | R::DoesNotRefute(_)
                | R::InLine(_)
                | R::InRow(..)
                | R::NotFirstInRow(..)
                | R::BothEnds(..)
                | R::NoArmShows(_)
                | R::SeveralArms(_)
        )
    }

    fn goes_on(&self) -> bool {
        use Refusal as R;
        matches!(
            self,
            R::SeveralArms(_) | R::WhoSets | R::StandsHow | R::StandsWhere | R::WrongLots(..)
        ) || matches!(self, R::WrongNumber { .. } | R::LeavesOut(..))
    }
}
