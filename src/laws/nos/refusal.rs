//! The reasons for refusals. `words.en.ftl` has their sentences.

use super::{Arm, ArmWay, Foul, Geometry, NoGame, Nos, Place, Ways};
use nos_base::{Article, Message as _, Name, Spots, Tile, Variable, Variables, messages};
use nos_law::{EntryNo, Game as _, Objection, Reason};

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Need {
        Unsettled,
        Hand,
        Set,
        GameGoesOn,
        Opening = 5 1,
        OpenClose,
        Settled,
        Billitonnen,
        FoulsCallable,
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Refusal {
        NotNow(need: Need),
        HandGoesOn(hand: u32, uncounted: Vec<Name>),
        SetLies(tile: Tile, no: EntryNo),
        AnnounceFirst(name: Name),
        AnnouncedAlready(no: EntryNo),
        StartTooLate(name: Name) = 12 2,
        TableFull = 12 5,
        WhoAsks,
        LotsFirst(names: Vec<Name>, lots: String) = 2 3,
        MustDrawLots(name: Name) = 2 3,
        NoLots = 2 3,
        WrongLots(names: Vec<Name>, lots: String),
        NotFirstHand = 2 2,
        IrregularTwice(name: Name),
        NoTileLeft(name: Name) = 2 5,
        FewerThanKnown(name: Name, tiles: u8) = 2 5,
        BoneyardTooSmall(boneyard: u8) = 2 6,
        WhoSets = 3 1,
        DrawnInFirstHand = 3 1,
        DrawnByAnother(on_set: Name) = 3 2,
        DrawnWasKnown(tile: Tile, name: Name) = 3 2,
        NothingToDraw = 3 2,
        NoTiles(name: Name),
        NoGame(why: NoGame),
        DeclaredTwice(name: Name),
        MoreThanHeld(name: Name, tiles: u8),
        NotHisTurn(name: Name, turn: Name),
        MustWait(name: Name) = 7 5,
        NoWaitDue(name: Name) = 7 5,
        WaitsLater(name: Name, arm: Arm) = 7 6,
        KnownPlayable(name: Name, tile: Tile) = 6 3,
        NoSuchArm(geometry: Geometry),
        NoArmShows(end: Spots),
        SeveralWays(tile: Tile, ways: Ways),
        SeveralArms(end: Spots),
        StandsHow = 11 13,
        StandsWhere = 11 13,
        StandsInOrder(tile: Tile) = 11 13,
        CloseIsOpen = 9 3,
        OnlyDrawing(name: Name) = 9 2,
        Lapsed(name: Name, tile: Tile, no: EntryNo) = 7 3,
        DoesNotRefute(tile: Tile) = 9 3,
        KnownToFit(name: Name, tile: Tile) = 9 3,
        DrawFirst(tiles: u8) = 9 2,
        NoSuchFoul(foul: Foul, name: Name),
        WrongNumber(name: Name, tiles: u8, given: u8) = 10 2,
        LeavesOut(name: Name, tile: Tile) = 10 2,
        CountedTwice(name: Name),
        ImpossibleCount(name: Name, spots: u16) = 10 2,
        MustShow(name: Name) = 9 5,
        PotIsPlayedFor = 13 5,
        BillitonnenPlayers(players: usize) = 13 1,
        LeadFirst = 13 1,
        LeadTwice = 13 1,
        NoStarter = 13 2,
        StarterFirst = 13 2,
        NobodyOnTurn,
        InLine(tile: Tile),
        InRow(tile: Tile, name: Name),
        NotFirstInRow(tile: Tile, name: Name, first: Tile) = 13 4,
        BothEnds(tile: Tile, left: Spots, right: Spots) = 13 4,
        NotOnThatEnd(tile: Tile, end: Place),
        NoEndYet,
    }
}

impl Reason for Refusal {
    fn article(&self) -> Option<Article> {
        match self {
            Refusal::NotNow(need) => need.cites(),
            Refusal::NoGame(why) => why.cites(),
            Refusal::NoSuchFoul(foul, _) => Some(foul.article()),
            _ => self.cites(),
        }
    }

    fn is_pointed_at(&self) -> bool {
        use Refusal as R;
        matches!(
            self,
            R::MustDrawLots(_)
                | R::NotHisTurn(..)
                | R::NoTiles(_)
                | R::DrawnWasKnown(..)
                | R::SeveralWays(..)
                | R::StandsInOrder(_)
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
        ) || matches!(self, R::WrongNumber(..) | R::LeavesOut(..))
    }
}

/// Lists ways as they are typed, with `>` only if they differ in the tile's direction.
impl Variable for Ways {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let turned =
            |one: &ArmWay, other: &ArmWay| one.place == other.place && one.open != other.open;
        let is_turned = |one: &ArmWay| self.0.iter().any(|other| turned(one, other));
        let says_how = self.0.iter().any(is_turned);
        let lexicon = &Nos::LAW.library().lexicon;
        let (on, word) = (lexicon.typed_word("on"), |arm: Arm| lexicon.typed_word(arm.word()));
        let typed = self.0.iter().map(|way| {
            let (tile, place) = (way.tile(), word(way.place));
            if says_how && !tile.is_double() {
                format!("{}>{} {on} {place}", way.touching, way.open)
            } else {
                format!("{tile} {on} {place}")
            }
        });
        variables.set(name, typed.collect::<Vec<_>>().join(&message!("or")));
    }
}

impl From<Refusal> for Objection {
    fn from(refusal: Refusal) -> Objection {
        Objection::of(refusal)
    }
}
