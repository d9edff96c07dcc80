//! Notices about an event: tables that do not count, and files that do not fit.

use super::round::number;
use super::{AdjustedPoints, Event, EventPoints, TableNo};
use nos_base::listed;
use nos_base::text::money::written;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    Open(TableNo),
    NotPlayed(TableNo),
    Missing(TableNo),
    NotSeated(TableNo),
    /// A decision does not count: the journal is settled, or no seating has the table.
    Undecided(TableNo, bool),
    Stranger(TableNo, String),
    Both(TableNo, [String; 2]),
    TooMuch(TableNo),
    /// The journal names players other than the seating.
    Otherwise(TableNo, Vec<usize>),
    /// Players who were seated at the table and did not sit there.
    Away(TableNo, Vec<usize>),
    TwoTables(usize, TableNo, TableNo),
    Twice(u32, usize),
    OutButPlayed(u32, usize),
    NoSeating(u32),
    Adjusted(AdjustedPoints),
    /// The event keeps the edition of 2024 and, if so, the old meaning of `direct`.
    KeepsEdition(bool),
}

impl Notice {
    pub fn is_fault(&self) -> bool {
        use Notice::{Adjusted, Away, KeepsEdition, NotPlayed, Open, Undecided};
        let is_fault = !matches!(self, Open(_) | NotPlayed(_) | Undecided(..) | Away(..));
        is_fault && !matches!(self, Adjusted(_) | KeepsEdition(_))
    }

    /// Whether the fault prevents the next seating. A missing journal is refused elsewhere. Other
    /// players at a table and a journal in no seating prevent nothing.
    pub fn stops_seating(&self) -> bool {
        use Notice::{Missing, NotSeated, Otherwise};
        self.is_fault() && !matches!(self, Missing(_) | NotSeated(_) | Otherwise(..))
    }

    pub fn told(&self, event: &Event) -> String {
        let names = |players: &[usize]| (listed(event.names(players)), players.len());
        match self {
            Notice::Open(table) => message!("event-open", table),
            Notice::NotPlayed(table) => message!("event-not-played", table),
            Notice::Missing(table) => message!("event-missing", table),
            Notice::NotSeated(table) => message!("event-not-in-seating", table),
            Notice::Undecided(table, is_settled) => message!("event-undecided", table, is_settled),
            Notice::Stranger(table, name) => message!("event-stranger", table, name),
            Notice::Both(table, [one, other]) => message!("event-both", table, one, other),
            Notice::TooMuch(table) => {
                message!("event-too-much", table, most = EventPoints::MOST)
            }
            Notice::Otherwise(table, players) => {
                let (names, players) = names(players);
                message!("event-otherwise", table, names, players, round = table.round())
            }
            Notice::Away(table, players) => {
                let (names, players) = names(players);
                message!("event-seat-empty", table, names, players)
            }
            Notice::TwoTables(player, one, other) => {
                message!("event-two-tables", name = event.name(*player), one, other)
            }
            Notice::Twice(round, player) => {
                message!("event-seated-twice", name = event.name(*player), round)
            }
            Notice::OutButPlayed(round, player) => {
                message!("event-out-but-played", name = event.name(*player), round)
            }
            Notice::NoSeating(round) => message!("event-seating-missing", round),
            Notice::Adjusted(AdjustedPoints { player, halves, reason, round }) => {
                let (name, points) =
                    (event.name(*player), written(&number(*halves, 2).to_string()));
                message!("event-adjusted", name, points, reason, round = round.count())
            }
            Notice::KeepsEdition(has_direct) => message!("event-keeps-edition", has_direct),
        }
    }
}
