//! A session: hands and games from the first lead to the settlement.

use super::hand::Hand;
use super::house::{House, HouseKey};
use super::refusal::Refusal;
use super::side::{BySide, Side};
use crate::law::Names;
use crate::table::name::{Meant, Name};
use crate::table::seat::{PlayerId, Seat, Seats};

/// Who leads the next hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lead {
    /// These players must draw a tile each (article 2.2).
    Lots(Seats),
    /// The player at this seat.
    Of(Seat),
}

/// A game and its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Game {
    /// The points of each side, which its front peg shows.
    pub scores: BySide<u16>,
    /// The points of each side before its last score, which its back peg shows.
    pub before: BySide<u16>,
    /// Who has won the game, if it is over.
    pub won: Option<Side>,
}

/// What can be entered now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// Nobody is seated yet.
    Lobby,
    /// Tiles are drawn for the first lead.
    Lot,
    /// Between two hands.
    Between,
    /// A hand is being played.
    Play,
    /// The session has been settled.
    Finished,
}

impl Phase {
    /// The word in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Lobby => "lobby",
            Phase::Lot => "lot",
            Phase::Between => "between",
            Phase::Play => "play",
            Phase::Finished => "finished",
        }
    }
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    pub(super) begun: bool,
    pub(super) house: House,
    pub(super) roster: Vec<Name>,
    pub(super) lead: Lead,
    pub(super) hands: u32,
    pub(super) hand: Option<Box<Hand>>,
    pub(super) earlier: Vec<Game>,
    pub(super) game: Game,
    pub(super) settled: bool,
}

impl Default for Session {
    fn default() -> Session {
        Session {
            begun: false,
            house: House::default(),
            roster: Vec::new(),
            lead: Lead::Lots(Seats::new()),
            hands: 0,
            hand: None,
            earlier: Vec::new(),
            game: Game::default(),
            settled: false,
        }
    }
}

impl Session {
    /// A session that has not begun.
    pub fn new() -> Session {
        Session::default()
    }

    /// What can be entered now.
    pub fn phase(&self) -> Phase {
        match (&self.lead, &self.hand) {
            _ if self.settled => Phase::Finished,
            (_, Some(hand)) if hand.is_going() => Phase::Play,
            _ if self.roster.is_empty() => Phase::Lobby,
            (Lead::Lots(_), _) => Phase::Lot,
            (Lead::Of(_), _) => Phase::Between,
        }
    }

    /// The players, clockwise.
    pub fn players(&self) -> &[Name] {
        &self.roster
    }

    /// The names of the players.
    pub fn names(&self) -> Names {
        Names::new(self.roster.iter().cloned())
    }

    /// The seats, clockwise.
    pub(super) fn seats(&self) -> Seats {
        Seat::all(self.roster.len())
            .map(|seat| PlayerId::at(seat.index()))
            .collect()
    }

    /// The score that wins a game.
    pub fn target(&self) -> u16 {
        u16::try_from(self.house.amount(HouseKey::Target)).unwrap_or(u16::MAX)
    }

    /// How many hands have been dealt.
    pub fn hands(&self) -> u32 {
        self.hands
    }

    /// The last hand that was dealt, in any stage.
    pub fn latest_hand(&self) -> Option<&Hand> {
        self.hand.as_deref()
    }

    /// The hand that is being played, if one is.
    pub fn hand(&self) -> Option<&Hand> {
        self.latest_hand().filter(|hand| hand.is_going())
    }

    /// The number of the game, from 1.
    pub fn game_no(&self) -> usize {
        self.earlier.len() + 1
    }

    /// The game that is being played, or the last one if none is.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Every game in order, the last one included.
    pub fn games(&self) -> impl Iterator<Item = &Game> {
        self.earlier.iter().chain([&self.game])
    }

    /// How many games a side has won.
    pub fn won_by(&self, side: Side) -> usize {
        self.games().filter(|game| game.won == Some(side)).count()
    }

    /// Who leads the hand that is being played, or the next hand; `None` if lots must be drawn for it.
    pub fn leader(&self) -> Option<PlayerId> {
        let seat = match (self.hand(), &self.lead) {
            (Some(hand), _) => hand.leader,
            (None, Lead::Of(seat)) => *seat,
            (None, Lead::Lots(_)) => return None,
        };
        Some(PlayerId::at(seat.index()))
    }

    /// Who leads the next hand.
    pub fn lead(&self) -> &Lead {
        &self.lead
    }

    /// Whether the session has been settled.
    pub fn is_settled(&self) -> bool {
        self.settled
    }

    /// The name of a player, for a message.
    pub(super) fn name_of(&self, player: PlayerId) -> Name {
        self.roster
            .get(player.index())
            .cloned()
            .unwrap_or_else(Name::nobody)
    }

    /// Finds the player by a typed name or an unambiguous prefix of it.
    pub fn player(&self, typed: &Name) -> Result<PlayerId, Refusal> {
        match typed.meant_among(self.roster.iter()) {
            Meant::One(place) => Ok(PlayerId::at(place)),
            Meant::Several(meant) => Err(Refusal::AmbiguousName {
                typed: typed.clone(),
                meant,
            }),
            Meant::Nobody if self.roster.is_empty() => Err(Refusal::NobodySeated),
            Meant::Nobody => Err(Refusal::UnknownName {
                typed: typed.clone(),
                seated: self.roster.clone(),
            }),
        }
    }
}
