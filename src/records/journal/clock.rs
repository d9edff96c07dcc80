//! The time: the machine's, or one that was set.

use chrono::{DateTime, Datelike, FixedOffset, Local, Timelike};
use nos_rules::speech::{Date, Moment};

/// The environment variable that sets the clock to an RFC 3339 time.
pub const CLOCK_VARIABLE: &str = "NOS_CLOCK";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    #[default]
    Machine,
    Set(DateTime<FixedOffset>),
}

impl Clock {
    pub fn from_environment() -> Result<Clock, String> {
        match std::env::var_os(CLOCK_VARIABLE) {
            Some(time) => Clock::set(&time.to_string_lossy()),
            None => Ok(Clock::Machine),
        }
    }

    pub fn set(time: &str) -> Result<Clock, String> {
        let set = DateTime::parse_from_rfc3339(time).map(Clock::Set);
        set.map_err(|_| tell!("no-time", variable = CLOCK_VARIABLE, text = time))
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
