//! The player's clock, which may end an entry: `{1:23:45}`.

use std::fmt;

pub(super) const BEGINS: char = '{';

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockTime(u32);

impl ClockTime {
    /// Reads hours, minutes and seconds in braces; minutes and seconds have two digits.
    pub(super) fn read(word: &str) -> Option<ClockTime> {
        let number = |part: &str, digits: bool| {
            let number = part.parse::<u32>().ok();
            number.filter(|_| digits && part.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let mut parts = word.strip_prefix(BEGINS)?.strip_suffix('}')?.split(':');
        let [hours, minutes, seconds] = [parts.next()?, parts.next()?, parts.next()?];
        let hours = number(hours, matches!(hours.len(), 1 | 2))?;
        let two = |part: &str| number(part, part.len() == 2);
        let time = ClockTime::new(hours, two(minutes)?, two(seconds)?)?;
        parts.next().is_none().then_some(time)
    }

    /// Returns this time; `None` if no clock shows it.
    pub fn new(hours: u32, minutes: u32, seconds: u32) -> Option<ClockTime> {
        let is_clock = hours < 100 && minutes < 60 && seconds < 60;
        is_clock.then(|| ClockTime((hours * 60 + minutes) * 60 + seconds))
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = self.0 / 60;
        write!(f, "{}:{:02}:{:02}", minutes / 60, minutes % 60, self.0 % 60)
    }
}
