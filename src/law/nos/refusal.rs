//! Why an entry cannot have happened as typed: one variant a reason. Its words stand in [`telling`](super::telling).

use super::fouls::Foul;
use super::layout::Ways;
use super::plan::{Geometry, Place};
use super::set::NoGame;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::table::article::{Article, article};
use crate::table::name::Name;

/// What must be so before an entry of this kind can be taken.
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
    /// A close is announced and open.
    OpenClose,
    /// The session is settled, and the pot is not yet taken.
    Settled,
    /// Billitonnen has begun.
    Billitonnen,
    /// Players are seated, and the session is not settled.
    FoulsCallable,
}

/// Why an entry was rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It cannot come now.
    NotNow(Need),
    /// The hand under way must end first.
    HandGoesOn {
        /// Its number in the session, from 1.
        hand: u32,
        /// Who is still to be counted; empty while it is being played.
        uncounted: Vec<Name>,
    },
    /// The set lies already.
    SetLies(Tile, EntryNo),
    /// He must announce a game first.
    AnnounceFirst(Name),
    /// This entry has announced the game.
    AnnouncedAlready(EntryNo),
    /// Nobody is seated.
    NobodySeated,
    /// `law` is not the first entry.
    LawNotFirst,
    /// This edition is not known.
    UnknownLaw(u32),
    /// Players are already seated.
    AlreadySeated,
    /// Three to five players are needed.
    TooFewOrMany(usize),
    /// The name was used before in the session.
    NameUsed(Name),
    /// A house rule after the first deal.
    HouseTooLate,
    /// Somebody has left with what he was handed at the start.
    StartTooLate(Name),
    /// No seat is free.
    TableFull,
    /// Nobody seated has this name.
    UnknownName {
        /// As typed.
        typed: Name,
        /// Who is seated.
        seated: Vec<Name>,
    },
    /// Several players can be meant.
    AmbiguousName {
        /// As typed.
        typed: Name,
        /// Who can be meant.
        meant: Vec<Name>,
    },
    /// The player has left.
    HasLeft {
        /// Who.
        name: Name,
    },
    /// Nobody has laid a tile, so who asks must be named.
    WhoAsks,
    /// Lots must be drawn first, by these.
    LotsFirst(Vec<Name>),
    /// He is to draw lots.
    MustDrawLots(Name),
    /// No lots are to be drawn.
    NoLots,
    /// Lots are for exactly these players.
    WrongLots(Vec<Name>),
    /// A tile stands twice in the entry.
    TileTwice(Tile),
    /// A name stands twice in the entry.
    NameTwice(Name),
    /// Only in a first hand are the tiles dealt again.
    NotFirstHand,
    /// Somebody is known to hold a double.
    DoubleKnown(Name, Tile),
    /// His irregular deal is already on record.
    IrregularTwice(Name),
    /// He would be left without a tile.
    NoTileLeft(Name),
    /// Fewer tiles than are known to be in his hand would be left.
    FewerThanKnown(Name, u8),
    /// Fewer than two tiles would be left in the boneyard.
    BoneyardTooSmall(u8),
    /// Nobody is on set yet: the name is needed.
    WhoSets,
    /// In a first hand nothing is drawn for the set.
    DrawnInFirstHand,
    /// Only the player on set draws for it.
    DrawnByAnother {
        /// Who is on set.
        on_set: Name,
    },
    /// A tile that was known to be in his hand cannot have been drawn.
    DrawnWasKnown(Name, Tile),
    /// There is nothing to draw.
    NothingToDraw,
    /// The tile lies on the table.
    AlreadyLies(Tile, Option<EntryNo>),
    /// The tile is known to be in another's hand.
    KnownElsewhere(Tile, Name),
    /// All his tiles are known, and this is none of them.
    NotHis(Name, Tile, TileSet),
    /// He has no tiles.
    NoTiles(Name),
    /// The announcement is none.
    NoGame(NoGame),
    /// He has already declared.
    DeclaredTwice(Name),
    /// More tiles than he holds.
    MoreThanHeld(Name, u8),
    /// It is another's turn.
    NotHisTurn {
        /// Who acted.
        name: Name,
        /// Whose turn it is.
        turn: Name,
    },
    /// He owes "I wait".
    MustWait(Name),
    /// He owes no "I wait".
    NoWaitDue(Name),
    /// He cannot pass: a tile known to be in his hand can be played.
    KnownPlayable(Name, Tile),
    /// This geometry has no such arm.
    NoSuchArm(Geometry),
    /// No arm shows this number.
    NoArmShows(Spots),
    /// It could lie in several ways.
    SeveralWays(Tile, Ways),
    /// Several arms show the number.
    SeveralArms(Spots),
    /// `stands` needs to know how the tile lies.
    StandsHow,
    /// `stands` needs to know on which arm.
    StandsWhere,
    /// The tile has no such end.
    StandsNoEnd(Tile, Spots),
    /// The play is in order, so nothing stands against the rules.
    StandsInOrder(Tile),
    /// While a close is open this is not taken.
    CloseIsOpen,
    /// After a close only the drawing is left.
    OnlyDrawing(Name),
    /// The payment for this double has lapsed.
    Lapsed(Name, Tile),
    /// The tile does not refute the close: it cannot be played.
    DoesNotRefute(Tile),
    /// A tile known to be in a hand can be played, so the close cannot be right.
    KnownToFit(Name, Tile),
    /// All but two must be drawn first.
    DrawFirst(u8),
    /// The foul cannot be.
    NoSuchFoul(Foul, Name),
    /// He holds another number of tiles.
    WrongNumber {
        /// Who.
        name: Name,
        /// How many he holds.
        holds: u8,
        /// How many were given.
        given: u8,
    },
    /// A tile known to be in his hand is left out.
    LeavesOut(Name, Tile),
    /// His tiles are already in.
    CountedTwice(Name),
    /// No such tiles make this count.
    ImpossibleCount(Name, u16),
    /// His tiles must be shown, since they decide a close.
    MustShow(Name),
    /// Billitonnen decides who takes the pot.
    PotIsPlayedFor,
    /// Billitonnen is for three to five.
    BillitonnenPlayers(usize),
    /// The lead is not drawn yet.
    LeadFirst,
    /// The lead is already drawn.
    LeadTwice,
    /// Only with three players a tile is left over.
    NoStarter,
    /// The tile left over must be laid first.
    StarterFirst,
    /// Nobody is on turn.
    NobodyOnTurn,
    /// The tile lies in the line.
    InLine(Tile),
    /// The tile is known to lie elsewhere in the rows.
    InRow(Tile, Name),
    /// Another tile is known to lie first in his row.
    NotFirstInRow(Name, Tile, Tile),
    /// It fits both ends.
    BothEnds(Tile, Spots, Spots),
    /// It does not fit there.
    NotOnThatEnd(Tile, Place),
    /// The first tile of the line needs no end.
    NoEndYet,
}

impl Refusal {
    /// The article that decides, where one does.
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
