//! The time before an entry: RFC 3339 with an offset.

use chrono::{DateTime, Datelike as _, FixedOffset, NaiveDate, Timelike as _};
use std::fmt;

/// When a line was written. It never changes a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Timestamp<'a> {
    typed: &'a str,
    moment: Moment,
}

impl<'a> Timestamp<'a> {
    /// Parses a timestamp like `2026-11-21T20:14:03+01:00`; `None` if it is not one.
    pub fn new(typed: &'a str) -> Option<Timestamp<'a>> {
        let moment = DateTime::parse_from_rfc3339(typed).ok()?.into();
        Some(Timestamp { typed, moment })
    }

    /// Whether a word begins with a year and a hyphen, so that it can only be a time.
    pub(super) fn begins(word: &str) -> bool {
        let Some((year, rest)) = word.as_bytes().split_at_checked(4) else {
            return false;
        };
        rest.starts_with(b"-") && year.iter().all(u8::is_ascii_digit)
    }

    pub fn moment(&self) -> Moment {
        self.moment
    }

    pub fn as_str(&self) -> &'a str {
        self.typed
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Date {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

impl Date {
    /// The days since 1970 began; fewer than 0 before.
    pub fn days(self) -> i64 {
        let date = NaiveDate::from_ymd_opt(self.year.into(), self.month.into(), self.day.into());
        i64::from(date.unwrap_or_default().to_epoch_days())
    }

    /// The date in a line of text, as it is written in the language that was chosen.
    pub fn translated(self) -> String {
        let Date { day, month, year } = self;
        message!("date-told", iso = self.to_string(), day, month, year)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct TimeOfDay {
    hour: u8,
    minute: u8,
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.hour, self.minute)
    }
}

/// A date and a time in local time, to the second. It is shown as in a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Moment {
    pub date: Date,
    pub time: TimeOfDay,
    second: u8,
    /// How far the local time is ahead of UTC, in minutes.
    east: i16,
}

impl Moment {
    /// The seconds since 1970 began, in UTC. Of two moments the earlier has fewer.
    pub fn instant(&self) -> i64 {
        let minutes = i64::from(self.time.hour) * 60 + i64::from(self.time.minute);
        (self.date.days() * 1_440 + minutes - i64::from(self.east)) * 60 + i64::from(self.second)
    }
}

impl From<DateTime<FixedOffset>> for Moment {
    fn from(time: DateTime<FixedOffset>) -> Moment {
        // A leap second is told as the 60th.
        let leaps = time.nanosecond() / 1_000_000_000;
        Moment {
            date: Date {
                year: u16::try_from(time.year()).unwrap_or_default(),
                month: time.month() as u8,
                day: time.day() as u8,
            },
            time: TimeOfDay {
                hour: time.hour() as u8,
                minute: time.minute() as u8,
            },
            second: (time.second() + leaps) as u8,
            east: (time.offset().local_minus_utc() / 60) as i16,
        }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Moment { date, time, .. } = self;
        let sign = if self.east < 0 { '-' } else { '+' };
        let east = self.east.unsigned_abs();
        let (hours, minutes) = (east / 60, east % 60);
        write!(
            f,
            "{date}T{time}:{:02}{sign}{hours:02}:{minutes:02}",
            self.second
        )
    }
}
