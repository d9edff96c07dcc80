//! How far an evening has come.

use super::hand::Stage;
use super::hand::{Hand, Table};
use super::ruling::NextSet;
use super::session::{Progress, Session};

/// How far an evening has come.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// Nobody is seated yet.
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
    /// Tiles are played.
    Play,
    /// A close is open.
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
    /// The word in JSON.
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

impl Session {
    /// The current phase.
    pub fn phase(&self) -> Phase {
        match &self.progress {
            Progress::Lobby => Phase::Lobby,
            Progress::Between(_) if self.hands == 0 => Phase::Seated,
            Progress::Between(_) => match self.next_set {
                NextSet::Lots(_) => Phase::Lots,
                NextSet::HighestDouble | NextSet::Loser(_) => Phase::Between,
            },
            Progress::Hand(hand) => hand.phase(),
            Progress::Settling => Phase::Settling,
            Progress::Billitonnen(_) => Phase::Billitonnen,
            Progress::Finished => Phase::Finished,
        }
    }
}

impl Hand {
    fn phase(&self) -> Phase {
        match &self.table {
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
}
