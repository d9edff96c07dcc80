//! A session: who sits where, what everybody has, and what is going on.

use super::billitonnen::Billitonnen;
use super::hand::{Hand, Seat, Seats};
use super::house::House;
use super::refusal::Refusal;
use super::ruling::NextSet;
use super::transfer::PlayerId;
use crate::law::EntryNo;
use crate::table::name::{Meant, Name};

/// A player and the player's chips.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name as it was typed first.
    pub name: Name,
    /// In chips; it may be below zero (article 1.4).
    pub balance: i64,
}

/// What is going on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Nobody is seated yet.
    Lobby,
    /// Between hands. The hand just counted is kept, since fouls in it may still be called.
    Between(Option<Box<Hand>>),
    /// In a hand.
    Hand(Box<Hand>),
    /// Settled, but the pot is not taken yet.
    Settling,
    /// Billitonnen is being played.
    Billitonnen(Box<Billitonnen>),
    /// The pot is taken.
    Finished,
}

/// A session in its current state.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl Default for Session {
    fn default() -> Session {
        Session {
            begun: false,
            house: House::default(),
            roster: Vec::new(),
            seats: Seats::new(),
            pot: 0,
            hands: 0,
            next_set: NextSet::HighestDouble,
            progress: Progress::Lobby,
        }
    }
}

impl Session {
    /// A session that has not begun.
    pub fn new() -> Session {
        Session::default()
    }

    /// The house rules.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Everybody who has played, in the order of arrival; those who have left are included.
    pub fn roster(&self) -> &[Player] {
        &self.roster
    }

    /// The seated players, clockwise.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The pot, in chips.
    pub fn pot(&self) -> i64 {
        self.pot
    }

    /// How many hands have been dealt.
    pub fn hands(&self) -> u32 {
        self.hands
    }

    /// Who opens the next hand.
    pub fn next_set(&self) -> &NextSet {
        &self.next_set
    }

    /// What is going on.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Whether the session has been settled.
    pub fn is_settled(&self) -> bool {
        matches!(
            self.progress,
            Progress::Settling | Progress::Billitonnen(_) | Progress::Finished
        )
    }

    /// The hand under way, if one is.
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

    /// A player's name; `None` if there is no such player.
    pub fn name(&self, player: PlayerId) -> Option<&Name> {
        self.roster.get(player.index()).map(|player| &player.name)
    }

    /// Finds the seated player by a typed name or an unambiguous prefix of it.
    pub fn player(&self, typed: &Name) -> Result<PlayerId, Refusal> {
        let seated = self.seats.iter().filter_map(|id| self.name(*id));
        match typed.meant_among(seated.clone()) {
            Meant::One(place) => {
                let player = self.seats.get(place).copied();
                player.ok_or(Refusal::NobodySeated)
            }
            Meant::Several(meant) => Err(Refusal::AmbiguousName {
                typed: typed.clone(),
                meant,
            }),
            Meant::Nobody if self.roster.iter().any(|player| typed.is(&player.name)) => {
                Err(Refusal::HasLeft {
                    name: typed.clone(),
                })
            }
            Meant::Nobody if self.seats.is_empty() => Err(Refusal::NobodySeated),
            Meant::Nobody => Err(Refusal::UnknownName {
                typed: typed.clone(),
                seated: seated.cloned().collect(),
            }),
        }
    }

    /// The name of a player, for a message.
    pub(super) fn name_of(&self, player: PlayerId) -> Name {
        self.name(player).cloned().unwrap_or_else(Name::nobody)
    }

    /// The name of the player at a seat of a hand, for a message.
    pub(super) fn name_at(&self, hand: &Hand, seat: Seat) -> Name {
        self.name_of(hand.player(seat))
    }

    /// The opponents of a player: all other seated players, whether they have tiles or not.
    pub(super) fn opponents(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.seats
            .iter()
            .copied()
            .filter(move |other| *other != player)
    }

    /// What each player has won or lost since the start, in chips; those who have left are included. `None`
    /// until the pot is taken (article 12.4).
    pub fn result(&self) -> Option<Vec<i64>> {
        let start = self.house.amount(super::house::HouseKey::ChipsStart);
        self.is_settled().then(|| {
            self.roster
                .iter()
                .map(|player| player.balance - start)
                .collect()
        })
    }

    /// The entry that laid a tile in the hand under way; `None` if the tile does not lie.
    pub fn laid_by(&self, tile: crate::dominoes::tile::Tile) -> Option<EntryNo> {
        let hand = self.hand()?;
        let on_arm = hand
            .round()
            .and_then(|round| round.layout.laid().iter().find(|laid| laid.tile == tile));
        on_arm.map(|laid| laid.no).or_else(|| Some(hand.set()?.1))
    }
}
