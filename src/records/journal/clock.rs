//! The clock: the machine's, or a time that was set.

use chrono::{DateTime, FixedOffset, Local, SubsecRound as _};
use nos_entry::Moment;

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
        set.map_err(|_| message!("no-time", variable = CLOCK_VARIABLE, text = time))
    }

    fn now(self) -> DateTime<FixedOffset> {
        match self {
            Clock::Machine => Local::now().fixed_offset(),
            Clock::Set(time) => time,
        }
    }

    pub fn moment(self) -> Moment {
        self.now().trunc_subsecs(0)
    }

    pub fn journal_name(self) -> String {
        self.now().format("nos-%Y-%m-%d.nos").to_string()
    }
}
