//! The days of a season: from one day, to another.

use crate::speech::{Date, Timestamp};
use std::fmt;

/// A day, a month or a year, as `2026-11-21`, `2026-11` or `2026`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Day(String);

/// It is no day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoDay;

impl fmt::Display for NoDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a day is written like 2026-11-21; a month like 2026-11 and a year like 2026 will do",
        )
    }
}

impl std::error::Error for NoDay {}

impl Day {
    /// Parses a day, a month or a year.
    ///
    /// # Errors
    /// If it is none of these.
    pub fn read(text: &str) -> Result<Day, NoDay> {
        const FIRST: &str = "0000-01-01T00:00:00Z";
        let rest = FIRST.get(text.len()..).unwrap_or_default();
        let is_day =
            matches!(text.len(), 4 | 7 | 10) && Timestamp::new(&format!("{text}{rest}")).is_some();
        is_day.then(|| Day(text.to_owned())).ok_or(NoDay)
    }

    /// As much of a date as this day says.
    fn part(&self, date: Date) -> String {
        let mut date = date.to_string();
        date.truncate(self.0.len());
        date
    }
}

/// The days that count; a missing bound leaves out nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Days {
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
}

impl Days {
    /// Whether a date is among them.
    pub fn have(&self, date: Date) -> bool {
        let begun = |from: &Day| from.part(date) >= from.0;
        let not_over = |to: &Day| to.part(date) <= to.0;
        self.from.as_ref().is_none_or(begun) && self.to.as_ref().is_none_or(not_over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_a_month_and_a_year_are_bounds_that_count() -> Result<(), NoDay> {
        let table = [
            ("2026-11-21", "2026-11-21", true),
            ("2026-11-22", "2026-11-30", false),
            ("2026-11-01", "2026-11-20", false),
            ("2026-11", "2026-11", true),
            ("2026-12", "2027", false),
            ("2025", "2026-10", false),
            ("2026", "2026", true),
        ];
        let date = Date {
            year: 2026,
            month: 11,
            day: 21,
        };
        assert!(Days::default().have(date));
        for (from, to, expected) in table {
            let days = Days {
                from: Some(Day::read(from)?),
                to: Some(Day::read(to)?),
            };
            assert_eq!(days.have(date), expected, "{from} to {to}");
        }
        Ok(())
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "26",
            "2026-1",
            "2026-13",
            "2026-02-30",
            "2026-11-211",
            "tonight",
            "2026-11é",
        ] {
            assert_eq!(Day::read(text), Err(NoDay), "{text}");
        }
    }
}
