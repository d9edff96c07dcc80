//! The time: the machine's, or one that was set.

use crate::speech::{Date, Moment};
use chrono::{DateTime, Datelike, FixedOffset, Local, Timelike};
use std::fmt;

/// The environment variable that sets the clock to an RFC 3339 time.
pub const CLOCK_VARIABLE: &str = "NOS_CLOCK";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    #[default]
    Machine,
    Set(DateTime<FixedOffset>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoTime(String);

impl fmt::Display for NoTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&tell!("no-time", variable = CLOCK_VARIABLE, text = self.0))
    }
}

impl std::error::Error for NoTime {}

impl Clock {
    pub fn from_environment() -> Result<Clock, NoTime> {
        match std::env::var_os(CLOCK_VARIABLE) {
            Some(time) => Clock::set(&time.to_string_lossy()),
            None => Ok(Clock::Machine),
        }
    }

    pub fn set(time: &str) -> Result<Clock, NoTime> {
        DateTime::parse_from_rfc3339(time)
            .map(Clock::Set)
            .map_err(|_| NoTime(time.to_owned()))
    }

    fn now(self) -> DateTime<FixedOffset> {
        match self {
            Clock::Machine => Local::now().fixed_offset(),
            Clock::Set(time) => time,
        }
    }

    /// The current date and time, to the second, as at the beginning of a journal's line.
    pub fn moment(self) -> Moment {
        let now = self.now();
        let date = Date {
            year: u16::try_from(now.year()).unwrap_or_default(),
            month: now.month() as u8,
            day: now.day() as u8,
        };
        let time = [now.hour(), now.minute(), now.second()].map(|part| part as u8);
        Moment::new(date, time, (now.offset().local_minus_utc() / 60) as i16)
    }

    pub fn journal_name(self) -> String {
        self.now().format("nos-%Y-%m-%d.nos").to_string()
    }
}
