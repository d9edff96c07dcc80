//! The reasons why an entry cannot have happened as typed. Their words are in [`telling`](super::telling).

use super::fouls::Foul;
use super::layout::Ways;
use super::plan::{Geometry, Place};
use super::set::NoGame;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::table::article::{Article, article};
use crate::table::name::Name;

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

/// Why an entry cannot have happened as typed, one variant for each reason.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The entry cannot be taken now; it needs this.
    NotNow(Need),
    /// The hand under way must end first.
    HandGoesOn {
        /// The number of the hand in the session, from 1.
        hand: u32,
        /// Who must still be counted; empty while the hand is being played.
        uncounted: Vec<Name>,
    },
    /// The set, and the entry that laid it.
    SetLies(Tile, EntryNo),
    /// The player must announce a game first.
    AnnounceFirst(Name),
    /// The entry that announced the game.
    AnnouncedAlready(EntryNo),
    NobodySeated,
    /// `law` is not the first entry.
    LawNotFirst,
    /// This program does not know this edition of the rulebook.
    UnknownLaw(u32),
    AlreadySeated,
    /// Three to five players are needed, not this many.
    TooFewOrMany(usize),
    /// The name was used before in the session.
    NameUsed(Name),
    /// House rules are set before the first deal.
    HouseTooLate,
    /// The player has left with chips from the start, so the start cannot change.
    StartTooLate(Name),
    TableFull,
    UnknownName {
        typed: Name,
        seated: Vec<Name>,
    },
    /// The typed name is a prefix of several.
    AmbiguousName {
        typed: Name,
        meant: Vec<Name>,
    },
    HasLeft {
        name: Name,
    },
    /// No tile has been laid, so the player who asks must be named.
    WhoAsks,
    /// These players must draw lots first.
    LotsFirst(Vec<Name>),
    /// The player must draw lots.
    MustDrawLots(Name),
    /// There are no lots to draw.
    NoLots,
    /// Exactly these players draw lots, one tile each.
    WrongLots(Vec<Name>),
    TileTwice(Tile),
    NameTwice(Name),
    /// Tiles are dealt again only in a first hand.
    NotFirstHand,
    /// The player is known to hold this double.
    DoubleKnown(Name, Tile),
    /// The player's irregular deal is already recorded.
    IrregularTwice(Name),
    /// The player would be left without a tile.
    NoTileLeft(Name),
    /// The player would be left with fewer tiles than are known to be in the hand.
    FewerThanKnown(Name, u8),
    /// The boneyard has this many tiles; fewer than two would be left.
    BoneyardTooSmall(u8),
    /// Nobody is on set yet, so the player must be named.
    WhoSets,
    /// In a first hand nobody draws for the set.
    DrawnInFirstHand,
    DrawnByAnother {
        /// The only player who can draw for the set.
        on_set: Name,
    },
    /// The tile was known to be in the player's hand, so it cannot have been drawn.
    DrawnWasKnown(Name, Tile),
    NothingToDraw,
    /// The tile lies on the table already; the entry that laid it.
    AlreadyLies(Tile, Option<EntryNo>),
    /// The tile is known to be in the hand of this player.
    KnownElsewhere(Tile, Name),
    /// All the player's tiles are known, and this is not one of them.
    NotHis(Name, Tile, TileSet),
    NoTiles(Name),
    /// The game cannot be announced.
    NoGame(NoGame),
    DeclaredTwice(Name),
    /// The player holds only this many tiles.
    MoreThanHeld(Name, u8),
    NotHisTurn {
        name: Name,
        turn: Name,
    },
    MustWait(Name),
    NoWaitDue(Name),
    /// The player cannot pass: this tile is known to be in the hand and can be played.
    KnownPlayable(Name, Tile),
    /// This geometry does not have the arm.
    NoSuchArm(Geometry),
    NoArmShows(Spots),
    SeveralWays(Tile, Ways),
    SeveralArms(Spots),
    /// `stands` needs `>`, to say how the tile lies.
    StandsHow,
    /// `stands` needs `on`, to say on which arm.
    StandsWhere,
    /// `stands`, but the tile has no end with this number.
    StandsNoEnd(Tile, Spots),
    /// `stands`, but the play is in order.
    StandsInOrder(Tile),
    /// The entry is not taken while a close is open.
    CloseIsOpen,
    /// After a close this player draws, and nothing else can happen.
    OnlyDrawing(Name),
    /// The payment for this double can no longer be asked for.
    Lapsed(Name, Tile),
    /// The tile cannot be played, so it does not refute the close.
    DoesNotRefute(Tile),
    /// This tile is known to be in the hand and can be played, so the close cannot be right.
    KnownToFit(Name, Tile),
    /// This many tiles must be drawn first.
    DrawFirst(u8),
    /// The player cannot have committed the foul.
    NoSuchFoul(Foul, Name),
    WrongNumber {
        name: Name,
        holds: u8,
        given: u8,
    },
    /// A tile known to be in the player's hand is left out.
    LeavesOut(Name, Tile),
    /// The player is already counted.
    CountedTwice(Name),
    /// No tiles that the player can hold make this count.
    ImpossibleCount(Name, u16),
    /// The player must show the tiles, since they decide a close.
    MustShow(Name),
    /// Billitonnen decides who takes the pot.
    PotIsPlayedFor,
    /// Billitonnen is for three to five players, not this many.
    BillitonnenPlayers(usize),
    /// The lead must be drawn first.
    LeadFirst,
    /// The lead is drawn already.
    LeadTwice,
    /// A tile is left over only with three players.
    NoStarter,
    /// The tile left over must be laid first.
    StarterFirst,
    NobodyOnTurn,
    InLine(Tile),
    /// The tile is known to lie elsewhere in the row of this player.
    InRow(Tile, Name),
    /// The second tile is known to lie first in the player's row.
    NotFirstInRow(Name, Tile, Tile),
    /// The tile fits both ends, which show these numbers.
    BothEnds(Tile, Spots, Spots),
    /// The tile does not fit at this place.
    NotOnThatEnd(Tile, Place),
    /// The first tile of the line is not played on an end.
    NoEndYet,
}

impl Refusal {
    /// The article that decides, if one does.
    pub fn article(&self) -> Option<Article> {
        Some(match self {
            Refusal::TooFewOrMany(_) => article(1, 1),
            Refusal::StartTooLate(_) => article(12, 2),
            Refusal::TableFull => article(12, 5),
            Refusal::LotsFirst(_) | Refusal::MustDrawLots(_) | Refusal::NoLots => article(2, 3),
            Refusal::NotFirstHand | Refusal::DoubleKnown(..) => article(2, 2),
            Refusal::NoTileLeft(_) | Refusal::FewerThanKnown(..) => article(2, 5),
            Refusal::BoneyardTooSmall(_) => article(2, 6),
            Refusal::WhoSets | Refusal::DrawnInFirstHand => article(3, 1),
            Refusal::DrawnByAnother { .. }
            | Refusal::DrawnWasKnown(..)
            | Refusal::NothingToDraw => article(3, 2),
            Refusal::NoGame(NoGame::SetNeeded(_)) => article(4, 5),
            Refusal::NoGame(NoGame::ExtraGamesOff) => article(4, 11),
            Refusal::NoGame(NoGame::NeedsWords(_)) => article(4, 5),
            Refusal::NoGame(_) => article(4, 6),
            Refusal::NotNow(Need::Opening) => article(5, 1),
            Refusal::MustWait(_) | Refusal::NoWaitDue(_) => article(7, 5),
            Refusal::KnownPlayable(..) => article(6, 3),
            Refusal::StandsHow
            | Refusal::StandsWhere
            | Refusal::StandsNoEnd(..)
            | Refusal::StandsInOrder(_) => article(11, 13),
            Refusal::Lapsed(..) => article(7, 3),
            Refusal::CloseIsOpen | Refusal::DoesNotRefute(_) | Refusal::KnownToFit(..) => {
                article(9, 3)
            }
            Refusal::OnlyDrawing(_) | Refusal::DrawFirst(_) => article(9, 2),
            Refusal::NoSuchFoul(foul, _) => foul.article(),
            Refusal::MustShow(_) => article(9, 5),
            Refusal::WrongNumber { .. } | Refusal::LeavesOut(..) | Refusal::ImpossibleCount(..) => {
                article(10, 2)
            }
            Refusal::PotIsPlayedFor => article(13, 5),
            Refusal::BillitonnenPlayers(_) | Refusal::LeadFirst | Refusal::LeadTwice => {
                article(13, 1)
            }
            Refusal::NoStarter | Refusal::StarterFirst => article(13, 2),
            Refusal::NotFirstInRow(..) | Refusal::BothEnds(..) => article(13, 4),
            _ => return None,
        })
    }
}
