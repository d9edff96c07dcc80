//! What the season needs of a law: what it counts for each player, the result of an evening, and for the exported
//! tables who made an entry and how a hand went.

pub use crate::law::about::TallyColumn;
use crate::table::seat::PlayerId;

/// What is counted in one evening, for each player and column.
#[derive(Clone, Debug, Default)]
pub struct TallySheet {
    columns: usize,
    /// The columns of the first player, then those of the second, and so on.
    counts: Vec<i64>,
    /// The same at the last deal.
    at_deal: Vec<i64>,
}

impl TallySheet {
    pub fn new(columns: usize) -> TallySheet {
        TallySheet {
            columns,
            ..TallySheet::default()
        }
    }

    pub fn add(&mut self, player: PlayerId, column: usize, amount: i64) {
        let end = (player.index() + 1) * self.columns;
        if self.counts.len() < end {
            self.counts.resize(end, 0);
        }
        if let Some(count) = self.counts.get_mut(end - self.columns + column) {
            *count += amount;
        }
    }

    pub fn begin_hand(&mut self) {
        self.at_deal.clone_from(&self.counts);
    }

    /// The hand is abandoned: nothing that was counted since its deal counts.
    pub fn void_hand(&mut self) {
        self.counts.clone_from(&self.at_deal);
    }

    pub fn of(&self, player: PlayerId) -> Vec<i64> {
        let from = player.index() * self.columns;
        let counts = self.counts.get(from..from + self.columns);
        counts.map_or_else(|| vec![0; self.columns], <[i64]>::to_vec)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TalliedHand {
    /// Who opened it: who was on set, or led; `None` if nobody did.
    pub opener: Option<PlayerId>,
    /// The game that was announced, or its number; empty if none was.
    pub game: String,
    /// How it ended, in a word of the law; empty if it goes on.
    pub ending: &'static str,
    /// Who ran out of tiles, in this order.
    pub out: Vec<PlayerId>,
    /// What was counted in the hands in the end.
    pub spots: Vec<(PlayerId, i64)>,
    /// What was laid or moved, in this order.
    pub plays: Vec<TalliedPlay>,
    /// Who lost it; `None` if nobody did alone.
    pub loser: Option<PlayerId>,
}

impl TalliedHand {
    pub fn goes_out(&mut self, player: PlayerId) {
        if !self.out.contains(&player) {
            self.out.push(player);
        }
    }

    pub fn lays(&mut self, player: PlayerId, tile: impl ToString, arm: Option<String>) {
        let tile = tile.to_string();
        self.plays.push(TalliedPlay { player, tile, arm });
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalliedPlay {
    pub player: PlayerId,
    pub tile: String,
    pub arm: Option<String>,
}

/// The ending of a hand that was abandoned, by any law.
pub const VOID: &str = "void";
