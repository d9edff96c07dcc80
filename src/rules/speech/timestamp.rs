//! The time before an entry: RFC 3339 with an offset.

use chrono::NaiveDate;
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
        let signs = [(4, "-"), (7, "-"), (10, "Tt"), (13, ":"), (16, ":")];
        let is_sign = |(at, signs): (usize, &str)| {
            let sign = typed.get(at..=at);
            sign.is_some_and(|sign| signs.contains(sign))
        };
        if !signs.into_iter().all(is_sign) {
            return None;
        }
        let date = Date {
            year: u16::from(two(typed, 0, 99)?) * 100 + u16::from(two(typed, 2, 99)?),
            month: two(typed, 5, 12)?,
            day: two(typed, 8, 31)?,
        };
        date.in_calendar()?;
        let time = [
            two(typed, 11, 23)?,
            two(typed, 14, 59)?,
            two(typed, 17, 60)?,
        ];
        let east = offset(after_fraction(typed.get(19..)?)?)?;
        let moment = Moment::new(date, time, east);
        Some(Timestamp { typed, moment })
    }

    /// Whether a word begins with a year and a hyphen, so that it can only be a time.
    pub(super) fn begins(word: &str) -> bool {
        let year = word.as_bytes().split_at_checked(4);
        year.is_some_and(|(year, rest)| {
            rest.starts_with(b"-") && year.iter().all(u8::is_ascii_digit)
        })
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
    fn in_calendar(self) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(self.year.into(), self.month.into(), self.day.into())
    }

    /// The days since 1970 began; fewer than 0 before.
    pub fn days(self) -> i64 {
        let date = self.in_calendar().unwrap_or_default();
        i64::from(date.to_epoch_days())
    }

    /// The date in a line of text, as it is written in the language that was chosen.
    pub fn told(self) -> String {
        let Date { day, month, year } = self;
        tell!("date-told", iso = self.to_string(), day, month, year)
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
    /// A moment from its hour, minute and second, and how far its time is ahead of UTC, in minutes.
    pub fn new(date: Date, [hour, minute, second]: [u8; 3], east: i16) -> Moment {
        Moment {
            date,
            time: TimeOfDay { hour, minute },
            second,
            east,
        }
    }

    /// The seconds since 1970 began, in UTC. Of two moments the earlier has fewer.
    pub fn instant(&self) -> i64 {
        let minutes = i64::from(self.time.hour) * 60 + i64::from(self.time.minute);
        (self.date.days() * 1_440 + minutes - i64::from(self.east)) * 60 + i64::from(self.second)
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

/// The number of two digits from byte `at` on; `None` if it is more than `most`.
fn two(text: &str, at: usize, most: u8) -> Option<u8> {
    let digits = text.get(at..at + 2)?;
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = is_number.then(|| digits.parse().ok()).flatten();
    number.filter(|number| *number <= most)
}

/// Skips the fraction of a second, if any; `None` if it has no digits.
fn after_fraction(rest: &str) -> Option<&str> {
    let Some(fraction) = rest.strip_prefix('.') else {
        return Some(rest);
    };
    let after = fraction.trim_start_matches(|c: char| c.is_ascii_digit());
    (after.len() < fraction.len()).then_some(after)
}

/// An offset, the end of a timestamp, in minutes.
fn offset(text: &str) -> Option<i16> {
    if text.eq_ignore_ascii_case("Z") {
        return Some(0);
    }
    let sign = match text.get(..1)? {
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    let minutes = i16::from(two(text, 1, 23)?) * 60 + i16::from(two(text, 4, 59)?);
    (text.len() == 6 && text.get(3..4) == Some(":")).then_some(sign * minutes)
}
