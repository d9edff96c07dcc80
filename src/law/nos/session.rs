//! A session of Nos: who has what, and what is going on.

use super::Nos;
use super::billitonnen::Billitonnen;
use super::hand::{Hand, PlayerId, Round, Seat, Stage, TableState};
use crate::law::table::{self, Opener};
use crate::table::name::Name;

pub type Session = table::Table<Nos>;

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
    Finished,
}

/// How far an evening has come: the phases of every law, then those of Nos.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    Lobby,
    Lots,
    Between,
    Finished,
    Dealt,
    Set,
    Opening,
    Play,
    Claimed,
    Closed,
    Over,
    Settling,
    Billitonnen,
}

impl Session {
    pub fn progress(&self) -> &Progress {
        &self.game.progress
    }

    pub fn now(&self) -> Phase {
        let hand = match &self.game.progress {
            Progress::Lobby => return Phase::Lobby,
            Progress::Between(_) if matches!(self.opener, Opener::Lots(_)) => return Phase::Lots,
            Progress::Between(_) => return Phase::Between,
            Progress::Settling => return Phase::Settling,
            Progress::Billitonnen(_) => return Phase::Billitonnen,
            Progress::Finished => return Phase::Finished,
            Progress::Hand(hand) => hand,
        };
        match &hand.table {
            TableState::Bare { .. } => Phase::Dealt,
            TableState::Set { .. } => Phase::Set,
            TableState::Game(round) => match round.stage {
                Stage::Going { opening: true } => Phase::Opening,
                Stage::Going { opening: false } => Phase::Play,
                Stage::Claimed { .. } => Phase::Claimed,
                Stage::Closed => Phase::Closed,
                Stage::Over { .. } => Phase::Over,
            },
        }
    }

    pub fn hand(&self) -> Option<&Hand> {
        match &self.game.progress {
            Progress::Hand(hand) => Some(hand),
            _ => None,
        }
    }

    /// The hand and the game in which somebody is on turn to play; `None` if nobody is.
    pub fn on_turn_to_play(&self) -> Option<(&Hand, &Round)> {
        let hand = self.hand()?;
        let round = hand.round().filter(|round| round.is_going())?;
        Some((hand, round))
    }

    /// The hand under way or, between hands, the hand just counted.
    pub fn latest_hand(&self) -> Option<&Hand> {
        match &self.game.progress {
            Progress::Hand(hand) | Progress::Between(Some(hand)) => Some(hand),
            _ => None,
        }
    }

    pub(super) fn latest_hand_mut(&mut self) -> Option<&mut Hand> {
        match &mut self.game.progress {
            Progress::Hand(hand) | Progress::Between(Some(hand)) => Some(hand),
            _ => None,
        }
    }

    /// A player's chips; below zero they are owed (article 1.4).
    pub fn balance(&self, player: PlayerId) -> i64 {
        self.points(self.side_of(player))
    }

    pub(super) fn name_at(&self, hand: &Hand, seat: Seat) -> Name {
        self.name(hand.player(seat))
    }

    /// The opponents of a player: all other seated players, whether they have tiles or not.
    pub(super) fn others_than(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        let seated = self.seated().iter().copied();
        seated.filter(move |other| *other != player)
    }

    /// What each player has won or lost since the start, in chips; those who have left are included. `None`
    /// until the session is settled (article 12.4).
    pub fn results(&self) -> Option<Vec<i64>> {
        let results = self
            .everybody()
            .map(|player| self.balance(player) - self.start());
        self.is_settled().then(|| results.collect())
    }
}
