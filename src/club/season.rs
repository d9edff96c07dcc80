//! A season: many evenings as flat tables or standings. It knows no law.

mod abreast;
pub mod aliases;
pub mod evening;
pub mod export;
mod highlights;
mod met;
#[cfg(feature = "parquet")]
pub mod parquet;
mod player;
pub mod ratings;
mod row;
pub mod rows;
pub mod sheets;
pub mod shown;
pub mod site;
pub mod standings;
pub mod table;
pub mod written;

pub use aliases::Aliases;
pub use evening::{BothSat, CountedEvening, SeasonEvening};
pub use export::ExportedEvening;
pub use ratings::{RatedTable, Ratings};
pub use rows::Rows;
pub use site::Site;
pub use standings::{Form, Head, Medium, Standings};
pub use table::{ExportTable, Format};
pub use written::{Flat, JsonRow};

use nos_entry::{Date, Timestamp};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Day(String);

impl Day {
    pub fn read(text: &str) -> Result<Day, String> {
        const FIRST: &str = "0000-01-01T00:00:00Z";
        let rest = FIRST.get(text.len()..).unwrap_or_default();
        let is_day =
            matches!(text.len(), 4 | 7 | 10) && Timestamp::new(&format!("{text}{rest}")).is_some();
        let day = is_day.then(|| Day(text.to_owned()));
        day.ok_or_else(|| message!("no-day"))
    }

    fn part(&self, date: Date) -> String {
        let mut date = date.to_string();
        date.truncate(self.0.len());
        date
    }
}

/// Range of days that count. A missing bound sets no limit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Days {
    pub from: Option<Day>,
    pub to: Option<Day>,
}

impl Days {
    pub fn have(&self, date: Date) -> bool {
        let begun = |from: &Day| from.part(date) >= from.0;
        let not_over = |to: &Day| to.part(date) <= to.0;
        self.from.as_ref().is_none_or(begun) && self.to.as_ref().is_none_or(not_over)
    }
}
