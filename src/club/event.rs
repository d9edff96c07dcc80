//! An event: a roster, several tables a round, several rounds. This room decides the next seating and adds up results.
//! It takes texts and records, knows no file, and answers the same on any machine.

pub mod account;
pub mod cross;
pub mod design;
pub mod event_row;
pub mod fide_column;
pub mod in_round;
pub mod limits;
pub mod listed;
pub mod listed_result;
pub mod notice;
pub mod pairing;
mod planned;
pub mod roster;
pub mod round;
pub mod search;
mod seat_history;
pub mod seating;
pub mod shown;
pub mod sizes;
pub mod standings;
mod swiss;
mod tie_breaks;
pub mod trf;
pub mod trf_reader;
mod turns;
mod units;
pub mod worth;

pub use account::{EventAccount, EventRound, EventTable, Journals, TableOutcome};
pub use cross::CrossTable;
pub use event_row::EventRow;
pub use fide_column::ReportHead;
pub use limits::{EventPoints, LineFault, Minutes, RoundNumber, TableNo, Within};
pub use listed_result::{ListedResult, TableResults};
pub use notice::Notice;
pub use roster::{
    ByePoints, Edition, Event, Roster, RosterPlayer, SeatedTable, System, TablePoints, Tie,
};
pub use round::{
    AdjustedPoints, Decision, Decisions, EarlierJournal, Seating, TableRecord, TableResult,
};
pub use search::{PairCounts, Tables, Wishes};
pub use standings::EventStandings;
pub use trf::TrfEdition;
