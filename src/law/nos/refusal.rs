//! Why an entry can't have happened as typed: one variant a reason, and its words.

use super::denial::DenialKind;
use super::entry::{EDITION, Place};
use super::fouls::{Foul, Found, When};
use super::game::NoGame;
use super::layout::{Way, Ways};
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::table::article::{Article, article};
use crate::table::name::Name;
use std::fmt;

/// What must be so before an entry of this kind can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// The session is not settled.
    Unsettled,
    /// No hand is under way.
    BetweenHands,
    /// A hand has been dealt.
    Hand,
    /// A hand has been dealt and no set lies.
    NoSet,
    /// The set lies and no game is announced.
    SetLies,
    /// A game has been announced.
    Game,
    /// The hand is not over.
    GameGoesOn,
    /// Immediate doubles may still be played.
    Opening,
    /// A close is announced and open.
    OpenClose,
    /// The hand is over.
    HandOver,
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
    /// No such arm.
    NoSuchArm(Place),
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

impl Need {
    fn words(self) -> &'static str {
        match self {
            Need::Unsettled => "the session is settled",
            Need::BetweenHands => "only between hands, and a hand is under way",
            Need::Hand => "no hand is under way; type deal",
            Need::NoSet => "only after the deal, before the set lies",
            Need::SetLies => "only when the set lies and no game is announced",
            Need::Game => "no game is announced yet",
            Need::GameGoesOn => "the hand is over",
            Need::Opening => {
                "only right after the announcement, before the first draw, pass or tile but a double at once"
            }
            Need::OpenClose => "no close is open",
            Need::HandOver => "only when the hand is over",
            Need::Settled => "only after settle, until the pot is taken",
            Need::Billitonnen => "only in Billitonnen; type billitonnen after settle",
            Need::FoulsCallable => "only from the first deal until settle",
        }
    }
}

impl Refusal {
    /// The article that decides, where one does.
    pub fn article(&self) -> Option<Article> {
        Some(match self {
            Refusal::TooFewOrMany(_) => article(1, 1),
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
            Refusal::NoGame(NoGame::NotOfTheSeventeen | NoGame::ExtraGamesOff) => article(4, 11),
            Refusal::NoGame(NoGame::SameRule) => article(4, 7),
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

/// Names as a list: `Anna, Bram and Cees`.
struct Listed<'a>(&'a [Name]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, name) in self.0.iter().enumerate() {
            let before = match at {
                0 => "",
                at if at + 1 == self.0.len() => " and ",
                _ => ", ",
            };
            write!(f, "{before}{name}")?;
        }
        Ok(())
    }
}

/// A number of tiles: `1 tile`, `2 tiles`.
struct Counted(u8);

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {}",
            self.0,
            if self.0 == 1 { "tile" } else { "tiles" }
        )
    }
}

/// A place as a message names it.
struct At(Place);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Arm(arm) => write!(f, "{arm}"),
            Place::Shows(end) => write!(f, "{end}"),
        }
    }
}

/// A way as it is typed.
struct Typed<'a>(Tile, &'a Way, bool);

impl fmt::Display for Typed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Typed(tile, way, says_how) = self;
        if *says_how && !tile.is_double() {
            write!(f, "{}>{} on {}", way.touching, way.open, way.arm)
        } else {
            write!(f, "{tile} on {}", way.arm)
        }
    }
}

impl fmt::Display for NoGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoGame::SetNeeded(needed) => write!(f, "for this game the set must be {}", needed.words()),
            NoGame::NotOfTheSeventeen => f.write_str("this is none of the seventeen games; see games"),
            NoGame::ExtraGamesOff => {
                f.write_str("this game may be announced only where the house rule house.extra_games is on")
            }
            NoGame::SameSide => f.write_str("first here, then there: name both sides, not one of them twice"),
            NoGame::NoSideShows(end) => write!(f, "no side of the set shows {end}; say left or right"),
            NoGame::BothSidesShow(end) => write!(f, "both sides of the set show {end}; say left or right"),
            NoGame::TilesNamed(tiles) => write!(f, "a condition names 1 to 4 tiles, not {tiles}"),
            NoGame::SameRule => f.write_str("the rule that follows must be the other one"),
            NoGame::NeedsWords(11) => {
                f.write_str("no. 11 needs words, like announce ordinary first 3 on left then matador")
            }
            NoGame::NeedsWords(12) => {
                f.write_str("no. 12 needs words, like announce volapuk ordinary left, or volapuk-cross")
            }
            NoGame::NeedsWords(17) => f.write_str(
                "no. 17 needs words, like announce matador first here then there then ordinary-cross",
            ),
            NoGame::NeedsWords(number) => write!(f, "there is no game number {number}; the games are 1 to 17"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotNow(need) => f.write_str(need.words()),
            Refusal::NobodySeated => {
                f.write_str("nobody is seated; type seat and the names, clockwise")
            }
            Refusal::LawNotFirst => f.write_str("law can only be the very first entry"),
            Refusal::UnknownLaw(edition) => {
                write!(
                    f,
                    "edition {edition} of the rulebook is not known here; this program judges by edition {EDITION}"
                )
            }
            Refusal::AlreadySeated => {
                f.write_str("the players are seated already; a newcomer comes by join")
            }
            Refusal::TooFewOrMany(players) => {
                write!(f, "three to five players are needed, not {players}")
            }
            Refusal::NameUsed(name) => write!(
                f,
                "the name {name} has been used this session; take another"
            ),
            Refusal::HouseTooLate => f.write_str("house rules are set before the first deal"),
            Refusal::TableFull => f.write_str("all five seats are taken"),
            Refusal::UnknownName { typed, seated } => write!(
                f,
                "nobody here is called {typed}; seated are {}",
                Listed(seated)
            ),
            Refusal::AmbiguousName { typed, meant } => {
                write!(
                    f,
                    "several names begin with {typed}: {}; type more of the name",
                    Listed(meant)
                )
            }
            Refusal::HasLeft { name } => write!(f, "{name} has left"),
            Refusal::WhoAsks => f.write_str("say who asks: no tile has been laid yet"),
            Refusal::LotsFirst(names) => write!(
                f,
                "{} draw lots first; type lot with a name and a tile for each",
                Listed(names)
            ),
            Refusal::MustDrawLots(name) => write!(f, "{name} must draw lots before leaving"),
            Refusal::NoLots => f.write_str("no lots are to be drawn now"),
            Refusal::WrongLots(names) => {
                write!(f, "lots are drawn by {}, one tile each", Listed(names))
            }
            Refusal::TileTwice(tile) => write!(f, "{tile} is named twice"),
            Refusal::NameTwice(name) => write!(f, "{name} is named twice"),
            Refusal::NotFirstHand => {
                f.write_str("tiles are dealt again only in a first hand, before the set")
            }
            Refusal::DoubleKnown(name, tile) => write!(f, "{name} is known to hold {tile}"),
            Refusal::IrregularTwice(name) => write!(
                f,
                "an irregular deal of {name} is already recorded in this hand"
            ),
            Refusal::NoTileLeft(name) => write!(f, "{name} would be left without a tile"),
            Refusal::FewerThanKnown(name, known) => {
                write!(f, "{name} is known to hold {}", Counted(*known))
            }
            Refusal::BoneyardTooSmall(tiles) => {
                write!(f, "the boneyard has {tiles} tiles, and two must be left")
            }
            Refusal::WhoSets => f.write_str("say who sets: in a first hand nobody is on set yet"),
            Refusal::DrawnInFirstHand => f.write_str("in a first hand nobody draws for the set"),
            Refusal::DrawnByAnother { on_set } => {
                write!(f, "only {on_set}, who is on set, draws for the set")
            }
            Refusal::DrawnWasKnown(name, tile) => write!(
                f,
                "{tile} was already in the hand of {name}, so it was not drawn"
            ),
            Refusal::NothingToDraw => {
                f.write_str("only two tiles are in the boneyard, and they are not drawn")
            }
            Refusal::AlreadyLies(tile, Some(no)) => write!(f, "{tile} already lies, laid at #{no}"),
            Refusal::AlreadyLies(tile, None) => write!(f, "{tile} already lies"),
            Refusal::KnownElsewhere(tile, name) => {
                write!(f, "{tile} is known to be in the hand of {name}")
            }
            Refusal::NotHis(name, tile, known) => write!(
                f,
                "{tile} is not in the hand of {name}, which is known to be {known}"
            ),
            Refusal::NoTiles(name) => write!(f, "{name} has no tiles"),
            Refusal::NoGame(reason) => write!(f, "{reason}"),
            Refusal::DeclaredTwice(name) => write!(f, "{name} has already declared in this hand"),
            Refusal::MoreThanHeld(name, tiles) => {
                write!(
                    f,
                    "{name} holds only {}, those already known included",
                    Counted(*tiles)
                )
            }
            Refusal::NotHisTurn { name, turn } => {
                write!(f, "it is the turn of {turn}, not of {name}")
            }
            Refusal::MustWait(name) => write!(f, "{name} must say \"I wait\"; type wait"),
            Refusal::NoWaitDue(name) => write!(f, "{name} has no turn to miss now"),
            Refusal::KnownPlayable(name, tile) => write!(
                f,
                "{name} is known to hold {tile}, which can be played, and so cannot pass"
            ),
            Refusal::NoSuchArm(place) => write!(f, "this layout has no arm named {}", At(*place)),
            Refusal::NoArmShows(end) => write!(f, "no arm shows {end}"),
            Refusal::SeveralWays(tile, ways) => {
                let says_how = ways.iter().any(|way| {
                    ways.iter()
                        .any(|other| way.arm == other.arm && way.open != other.open)
                });
                write!(f, "{tile} can lie in several ways; say ")?;
                for (at, way) in ways.iter().enumerate() {
                    write!(
                        f,
                        "{}{}",
                        if at == 0 { "" } else { ", or " },
                        Typed(*tile, way, says_how)
                    )?;
                }
                Ok(())
            }
            Refusal::SeveralArms(end) => write!(f, "several arms show {end}; name the arm"),
            Refusal::StandsHow => f.write_str("say how the tile lies, like 6>4 on left stands"),
            Refusal::StandsWhere => f.write_str("say where the tile lies, like 6>4 on left stands"),
            Refusal::StandsNoEnd(tile, end) => write!(f, "{tile} has no end with {end}"),
            Refusal::StandsInOrder(tile) => {
                write!(f, "{tile} follows the game there; leave out stands")
            }
            Refusal::CloseIsOpen => {
                f.write_str("a close is open: it must be refuted or upheld first")
            }
            Refusal::OnlyDrawing(name) => {
                write!(f, "the hand is closed: {name} draws all tiles but two")
            }
            Refusal::Lapsed(name, tile) => write!(
                f,
                "too late: another player has acted since {name} played {tile}"
            ),
            Refusal::DoesNotRefute(tile) => write!(
                f,
                "{tile} cannot be played anywhere, so it does not refute the close"
            ),
            Refusal::KnownToFit(name, tile) => {
                write!(
                    f,
                    "{name} is known to hold {tile}, which can be played; type refute {name} {tile}"
                )
            }
            Refusal::DrawFirst(tiles) => {
                write!(f, "all tiles but two must be drawn first, {tiles} more")
            }
            Refusal::NoSuchFoul(foul, name) => match foul.row().found {
                Found::Called(_, When::WithoutTiles) => write!(
                    f,
                    "{name} still has tiles; advice is a foul of players without tiles"
                ),
                Found::Called(_, When::Denied(DenialKind::DrawnSet)) => write!(
                    f,
                    "{name} did not draw for the set, or that is already ruled on"
                ),
                Found::Called(_, When::Denied(_)) => write!(
                    f,
                    "{name} has not passed, or every pass is already ruled on"
                ),
                Found::Called(_, When::DrawIsDue) => write!(f, "{name} has nothing to draw now"),
                Found::Called(_, When::Always) | Found::ByReferee => {
                    write!(f, "{name} cannot have done this now")
                }
            },
            Refusal::WrongNumber { name, holds, given } => {
                write!(f, "{name} holds {}, not {given}", Counted(*holds))
            }
            Refusal::LeavesOut(name, tile) => write!(
                f,
                "{tile} is known to be in the hand of {name} and must be among them"
            ),
            Refusal::CountedTwice(name) => write!(f, "the tiles of {name} are already counted"),
            Refusal::ImpossibleCount(name, spots) => {
                write!(f, "{name} can hold no tiles that count {spots}")
            }
            Refusal::MustShow(name) => write!(
                f,
                "{name} must show the tiles, since they decide the close; type reveal"
            ),
            Refusal::PotIsPlayedFor => {
                f.write_str("Billitonnen decides who takes the pot, as long as a tile can fit")
            }
            Refusal::BillitonnenPlayers(players) => {
                write!(f, "Billitonnen is for three to five players, not {players}")
            }
            Refusal::LeadFirst => {
                f.write_str("the lead is drawn first; type lot with a name and a tile for each")
            }
            Refusal::LeadTwice => f.write_str("the lead has been drawn"),
            Refusal::NoStarter => f.write_str("a tile is left over only with three players"),
            Refusal::StarterFirst => {
                f.write_str("the tile left over is laid first; type starter and the tile")
            }
            Refusal::NobodyOnTurn => {
                f.write_str("nobody is on turn: no tile fits any more; type pot and a name")
            }
            Refusal::InLine(tile) => write!(f, "{tile} already lies in the line"),
            Refusal::InRow(tile, name) => {
                write!(f, "{tile} is known to lie elsewhere in the row of {name}")
            }
            Refusal::NotFirstInRow(name, tile, first) => {
                write!(f, "{first} lies first in the row of {name}, not {tile}")
            }
            Refusal::BothEnds(tile, left, right) => write!(
                f,
                "{tile} fits both ends; say on left ({left}) or on right ({right})"
            ),
            Refusal::NotOnThatEnd(tile, place) => {
                write!(f, "{tile} does not fit on {}", At(*place))
            }
            Refusal::NoEndYet => {
                f.write_str("the first tile of the line lies by itself; leave out on")
            }
        }
    }
}
