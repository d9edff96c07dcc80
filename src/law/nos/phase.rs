//! How far an evening has come, in one word.

use super::hand::{Hand, Table};
use super::round::Stage;
use super::ruling::NextSet;
use super::session::{Progress, Session};

/// A phase of an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// Nobody sits yet.
    Lobby,
    /// Before the first deal.
    Seated,
    /// Between hands.
    Between,
    /// Between hands, and lots are to be drawn for the set.
    Lots,
    /// Dealt, and no set lies.
    Dealt,
    /// The set lies, and no game is announced.
    Set,
    /// Immediate doubles may still be played.
    Opening,
    /// Tiles are played.
    Play,
    /// A close is open.
    Claimed,
    /// The hand is closed, and what is due is drawn.
    Closed,
    /// The hand is over, and is counted.
    Over,
    /// The session is settled.
    Settling,
    /// Billitonnen is played.
    Billitonnen,
    /// All is done.
    Finished,
}

impl Phase {
    /// The word it has in JSON.
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
    /// The phase that it is in.
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
