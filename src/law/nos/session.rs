//! A session: who sits where, what everybody has, and what is going on.

use super::billitonnen::Billitonnen;
use super::hand::{Hand, Seat, Seats, Stage, Table};
use super::house::{House, HouseKey};
use super::refusal::Refusal;
use super::ruling::NextSet;
use super::transfer::PlayerId;
use crate::dominoes::tile::Tile;
use crate::law::EntryNo;
use crate::table::name::{Meant, Name};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name as it was typed first.
    pub name: Name,
    /// In chips; it may be below zero (article 1.4).
    pub balance: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Progress {
    #[default]
    Lobby,
    /// Between hands. The hand just counted is kept, since fouls in it may still be called.
    Between(Option<Box<Hand>>),
    Hand(Box<Hand>),
    /// Settled, but the pot is not taken yet.
    Settling,
    Billitonnen(Box<Billitonnen>),
    /// The pot is taken.
    Finished,
}

/// How far an evening has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    Lobby,
    /// Before the first deal.
    Seated,
    Between,
    /// Between hands; lots must be drawn for the set.
    Lots,
    /// A hand is dealt, but no set lies.
    Dealt,
    /// The set lies, but no game is announced.
    Set,
    /// Tiles are played; immediate doubles are still possible.
    Opening,
    Play,
    Claimed,
    /// The hand is closed; the next player must draw.
    Closed,
    /// The hand is over and must be counted.
    Over,
    /// The session is settled; the pot is not taken yet.
    Settling,
    Billitonnen,
    /// The pot is taken.
    Finished,
}

impl Phase {
    pub fn word(self) -> &'static str {
        match self {
            Phase::Lobby => "lobby",
            Phase::Seated | Phase::Between | Phase::Lots => "between",
            Phase::Dealt => "dealt",
            Phase::Set => "set",
            Phase::Opening => "opening",
            Phase::Play => "play",
            Phase::Claimed => "claimed",
            Phase::Closed => "closed",
            Phase::Over => "over",
            Phase::Settling => "settling",
            Phase::Billitonnen => "billitonnen",
            Phase::Finished => "finished",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Session {
    pub(super) begun: bool,
    pub(super) house: House,
    pub(super) roster: Vec<Player>,
    pub(super) seats: Seats,
    pub(super) pot: i64,
    pub(super) hands: u32,
    pub(super) next_set: NextSet,
    pub(super) progress: Progress,
}

impl Session {
    /// A session that has not begun.
    pub fn new() -> Session {
        Session::default()
    }

    pub fn house(&self) -> &House {
        &self.house
    }

    /// Everybody who has played, in the order of arrival; those who have left are included.
    pub fn roster(&self) -> &[Player] {
        &self.roster
    }

    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    pub fn pot(&self) -> i64 {
        self.pot
    }

    pub fn hands(&self) -> u32 {
        self.hands
    }

    pub fn next_set(&self) -> &NextSet {
        &self.next_set
    }

    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    pub fn phase(&self) -> Phase {
        let hand = match &self.progress {
            Progress::Lobby => return Phase::Lobby,
            Progress::Between(_) if self.hands == 0 => return Phase::Seated,
            Progress::Between(_) if matches!(self.next_set, NextSet::Lots(_)) => {
                return Phase::Lots;
            }
            Progress::Between(_) => return Phase::Between,
            Progress::Settling => return Phase::Settling,
            Progress::Billitonnen(_) => return Phase::Billitonnen,
            Progress::Finished => return Phase::Finished,
            Progress::Hand(hand) => hand,
        };
        match &hand.table {
            Table::Bare { .. } => Phase::Dealt,
            Table::Set { .. } => Phase::Set,
            Table::Game(round) => match round.stage {
                Stage::Going { opening: true } => Phase::Opening,
                Stage::Going { opening: false } => Phase::Play,
                Stage::Claimed { .. } => Phase::Claimed,
                Stage::Closed => Phase::Closed,
                Stage::Over { .. } => Phase::Over,
            },
        }
    }

    pub fn is_settled(&self) -> bool {
        matches!(
            self.progress,
            Progress::Settling | Progress::Billitonnen(_) | Progress::Finished
        )
    }

    pub fn hand(&self) -> Option<&Hand> {
        match &self.progress {
            Progress::Hand(hand) => Some(hand),
            _ => None,
        }
    }

    /// The hand under way or, between hands, the hand just counted.
    pub fn latest_hand(&self) -> Option<&Hand> {
        match &self.progress {
            Progress::Hand(hand) | Progress::Between(Some(hand)) => Some(hand),
            _ => None,
        }
    }

    pub(super) fn latest_hand_mut(&mut self) -> Option<&mut Hand> {
        match &mut self.progress {
            Progress::Hand(hand) | Progress::Between(Some(hand)) => Some(hand),
            _ => None,
        }
    }

    /// Everybody who has played, in the order of arrival.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.roster.len()).map(PlayerId::at)
    }

    /// A player's name; `None` if there is no such player.
    pub fn name(&self, player: PlayerId) -> Option<&Name> {
        self.roster.get(player.index()).map(|player| &player.name)
    }

    /// A player's name as it is shown; empty if there is no such player.
    pub fn shown(&self, player: PlayerId) -> &str {
        self.name(player).map_or("", Name::as_str)
    }

    pub fn balance(&self, player: PlayerId) -> i64 {
        let player = self.roster.get(player.index());
        player.map_or(0, |player| player.balance)
    }

    /// Finds the seated player by a typed name or an unambiguous prefix of it.
    pub fn player(&self, typed: &Name) -> Result<PlayerId, Refusal> {
        let seated = self.seats.iter().filter_map(|id| self.name(*id));
        let typed = typed.clone();
        Err(match typed.meant_among(seated.clone()) {
            Meant::One(place) => {
                let player = self.seats.get(place).copied();
                return player.ok_or(Refusal::NobodySeated);
            }
            Meant::Several(meant) => Refusal::AmbiguousName { typed, meant },
            Meant::Nobody if self.roster.iter().any(|player| typed.is(&player.name)) => {
                Refusal::HasLeft { name: typed }
            }
            Meant::Nobody if self.seats.is_empty() => Refusal::NobodySeated,
            Meant::Nobody => {
                let seated = seated.cloned().collect();
                Refusal::UnknownName { typed, seated }
            }
        })
    }

    /// The name of a player, for a refusal.
    pub(super) fn name_of(&self, player: PlayerId) -> Name {
        self.name(player).cloned().unwrap_or_else(Name::nobody)
    }

    /// The names of these players, for a refusal.
    pub(super) fn names_of(&self, players: &[PlayerId]) -> Vec<Name> {
        players.iter().map(|player| self.name_of(*player)).collect()
    }

    /// The name of the player at a seat of a hand, for a refusal.
    pub(super) fn name_at(&self, hand: &Hand, seat: Seat) -> Name {
        self.name_of(hand.player(seat))
    }

    /// The opponents of a player: all other seated players, whether they have tiles or not.
    pub(super) fn opponents(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        let seated = self.seats.iter().copied();
        seated.filter(move |other| *other != player)
    }

    /// What each player has won or lost since the start, in chips; those who have left are included. `None`
    /// until the session is settled (article 12.4).
    pub fn result(&self) -> Option<Vec<i64>> {
        let start = self.house.amount(HouseKey::ChipsStart);
        let results = self.roster.iter().map(|player| player.balance - start);
        self.is_settled().then(|| results.collect())
    }

    /// The entry that laid a tile in the hand under way; `None` if the tile does not lie.
    pub fn laid_by(&self, tile: Tile) -> Option<EntryNo> {
        let hand = self.hand()?;
        let laid = hand.round().and_then(|round| {
            let mut laid = round.layout.laid().iter();
            laid.find(|laid| laid.tile == tile)
        });
        laid.map(|laid| laid.no).or_else(|| Some(hand.set()?.1))
    }

    /// Whose tiles are counted next: the first player, by seat, who must still be counted.
    pub fn next_to_count(&self) -> Option<&Name> {
        let hand = self.hand().filter(|hand| hand.is_over())?;
        self.name(hand.player(hand.uncounted().next()?))
    }
}
