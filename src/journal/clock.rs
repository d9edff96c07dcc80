//! The time: the machine's, or one that was set.

use crate::speech::TimeOfDay;
use chrono::{DateTime, FixedOffset, Local, Timelike};
use std::fmt;

/// The environment variable that sets the clock to an RFC 3339 time.
pub const CLOCK_VARIABLE: &str = "NOS_CLOCK";

/// A clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    /// The machine's, in its own time zone.
    #[default]
    Machine,
    /// Always this time.
    Set(DateTime<FixedOffset>),
}

/// The clock cannot be set to this text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoTime(String);

impl fmt::Display for NoTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{CLOCK_VARIABLE} is \"{}\", which is no time; one is written like 2026-11-21T20:14:03+01:00",
            self.0
        )
    }
}

impl std::error::Error for NoTime {}

impl Clock {
    /// The clock that the environment sets, or the machine's.
    ///
    /// # Errors
    /// If the variable does not hold a time.
    pub fn from_environment() -> Result<Clock, NoTime> {
        match std::env::var_os(CLOCK_VARIABLE) {
            Some(time) => Clock::set(&time.to_string_lossy()),
            None => Ok(Clock::Machine),
        }
    }

    /// A clock that stands at this time, given as RFC 3339.
    ///
    /// # Errors
    /// If it is not one.
    pub fn set(time: &str) -> Result<Clock, NoTime> {
        DateTime::parse_from_rfc3339(time)
            .map(Clock::Set)
            .map_err(|_| NoTime(time.to_owned()))
    }

    /// The current moment.
    pub fn now(self) -> Moment {
        Moment(match self {
            Clock::Machine => Local::now().fixed_offset(),
            Clock::Set(time) => time,
        })
    }

    /// The file name of a journal that is begun now.
    pub fn journal_name(self) -> String {
        self.now().0.format("nos-%Y-%m-%d.nos").to_string()
    }
}

/// A moment on a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment(DateTime<FixedOffset>);

impl Moment {
    /// Its hour and minute.
    pub fn time_of_day(self) -> TimeOfDay {
        let time = self.0.time();
        TimeOfDay::new(time.hour(), time.minute())
    }

    /// The time at the beginning of a journal's line, to the second.
    pub fn stamp(self) -> String {
        self.0.format("%Y-%m-%dT%H:%M:%S%:z").to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_clock_stamps_and_names_by_its_own_zone() -> Result<(), NoTime> {
        let clock = Clock::set("2026-11-21T23:59:03.5+01:00")?;
        assert_eq!(clock.now().stamp(), "2026-11-21T23:59:03+01:00");
        assert_eq!(clock.journal_name(), "nos-2026-11-21.nos");
        assert_eq!(
            Clock::set("tonight").map_err(|error| error.to_string()),
            Err("NOS_CLOCK is \"tonight\", which is no time; one is written like 2026-11-21T20:14:03+01:00".to_owned())
        );
        Ok(())
    }
}
