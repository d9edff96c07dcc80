//! The time before an entry: RFC 3339 with an offset.

use chrono::{DateTime, Datelike as _, FixedOffset, NaiveDate, SecondsFormat};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Timestamp<'a> {
    typed: &'a str,
    moment: Moment,
}

impl<'a> Timestamp<'a> {
    /// Parses a timestamp such as `2026-11-21T20:14:03+01:00`; `None` if it is not one.
    pub fn new(typed: &'a str) -> Option<Timestamp<'a>> {
        Some(Timestamp { typed, moment: DateTime::parse_from_rfc3339(typed).ok()? })
    }

    /// Whether a word begins with a year and a hyphen, so that it can only be a time.
    pub(super) fn begins(word: &str) -> bool {
        let Some((year, rest)) = word.as_bytes().split_at_checked(4) else { return false };
        rest.starts_with(b"-") && year.iter().all(u8::is_ascii_digit)
    }

    pub fn moment(&self) -> Moment {
        self.moment
    }

    pub fn as_str(&self) -> &'a str {
        self.typed
    }
}

pub type Date = NaiveDate;

pub type Moment = DateTime<FixedOffset>;

/// Formats a moment as in a journal, to the second.
pub fn written(moment: &Moment) -> String {
    moment.to_rfc3339_opts(SecondsFormat::Secs, false)
}

pub fn time_of_day(moment: &Moment) -> String {
    moment.format("%H:%M").to_string()
}

/// Formats a date for a sentence in the chosen language.
pub fn date_in_words(date: Date) -> String {
    let (day, month, year) = (date.day(), date.month(), date.year());
    message!("date-told", iso = date.to_string(), day, month, year)
}
