//! The time before an entry: RFC 3339 with an offset.

use std::fmt;

/// When a line was written, kept as typed. It never changes a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Timestamp<'a>(&'a str);

impl<'a> Timestamp<'a> {
    /// Parses a timestamp like `2026-11-21T20:14:03+01:00`; `None` if it is not one.
    pub fn new(text: &'a str) -> Option<Timestamp<'a>> {
        let (stamp, rest) = text.as_bytes().split_first_chunk()?;
        let [
            c1,
            c2,
            y1,
            y2,
            b'-',
            m1,
            m2,
            b'-',
            d1,
            d2,
            b'T' | b't',
            h1,
            h2,
            b':',
            n1,
            n2,
            b':',
            s1,
            s2,
        ] = *stamp
        else {
            return None;
        };
        let (century, year) = (two(c1, c2), two(y1, y2));
        let (month, day) = (two(m1, m2), two(d1, d2));
        let good = century <= 99
            && year <= 99
            && day >= 1
            && day <= days(century, year, month)
            && two(h1, h2) <= 23
            && two(n1, n2) <= 59
            && two(s1, s2) <= 60
            && is_offset(after_fraction(rest)?);
        good.then_some(Timestamp(text))
    }

    /// Splits a line after a timestamp with whole seconds and an offset in digits, as the program writes it.
    pub(super) fn before(line: &'a str) -> Option<(Timestamp<'a>, &'a str)> {
        const LEN: usize = "2026-11-21T20:14:03+01:00".len();
        if line.as_bytes().get(LEN) != Some(&b' ') {
            return None;
        }
        let (stamp, rest) = line.split_at_checked(LEN)?;
        Some((Timestamp::new(stamp)?, rest))
    }

    /// Whether a word begins with a year and a hyphen, so that it can only be a time.
    pub(super) fn begins(word: &str) -> bool {
        matches!(word.as_bytes(), [y1, y2, y3, y4, b'-', ..]
            if [y1, y2, y3, y4].iter().all(|year| year.is_ascii_digit()))
    }

    /// The same as numbers, to the second.
    pub fn moment(&self) -> Moment {
        let bytes = self.0.as_bytes();
        let two_at = |at: usize| match bytes.get(at..at + 2) {
            Some([tens, ones]) => u16::from(two(*tens, *ones)),
            _ => 0,
        };
        let small = |at: usize| two_at(at) as u8;
        let east = match bytes
            .len()
            .checked_sub(6)
            .and_then(|at| Some((at, bytes.get(at)?)))
        {
            Some((at, sign @ (b'+' | b'-'))) => {
                let minutes = (two_at(at + 1) * 60 + two_at(at + 4)) as i16;
                if *sign == b'+' { minutes } else { -minutes }
            }
            _ => 0,
        };
        let date = Date {
            year: two_at(0) * 100 + two_at(2),
            month: small(5),
            day: small(8),
        };
        Moment::new(date, [11, 14, 17].map(small), east)
    }

    /// The time as typed.
    pub fn as_str(&self) -> &'a str {
        self.0
    }
}

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Date {
    /// The year, from 0.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// An hour and a minute, in local time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The local date.
    pub date: Date,
    /// The local hour and minute.
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

    /// The seconds since the beginning of the year 0, in UTC. Of two moments the earlier has fewer.
    pub fn instant(&self) -> i64 {
        let Date { year, month, day } = self.date;
        let years = i64::from(year) - i64::from(month < 3);
        // The year begins with March here, so that a leap day is its last day.
        let months = (i64::from(month) + 9) % 12;
        let days =
            years * 365 + years.div_euclid(4) - years.div_euclid(100) + years.div_euclid(400);
        let days = days + (153 * months + 2) / 5 + i64::from(day);
        let minutes = i64::from(self.time.hour) * 60 + i64::from(self.time.minute);
        (days * 1_440 + minutes - i64::from(self.east)) * 60 + i64::from(self.second)
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

/// The number with these two digits; 255 if one of them is none.
fn two(tens: u8, ones: u8) -> u8 {
    match (tens.wrapping_sub(b'0'), ones.wrapping_sub(b'0')) {
        (tens @ 0..=9, ones @ 0..=9) => 10 * tens + ones,
        _ => u8::MAX,
    }
}

/// The number of days in a month; 0 if there is no such month.
fn days(century: u8, year: u8, month: u8) -> u8 {
    // A year that ends a century is a leap year only if the century can be divided by four.
    let leap = if year == 0 { century } else { year }.is_multiple_of(4);
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    }
}

/// Skips the fraction of a second, if any; `None` if it has no digits.
fn after_fraction(rest: &[u8]) -> Option<&[u8]> {
    let [b'.', fraction @ ..] = rest else {
        return Some(rest);
    };
    let digits = fraction.iter().take_while(|b| b.is_ascii_digit()).count();
    if digits == 0 {
        return None;
    }
    fraction.get(digits..)
}

/// Whether this is an offset, the end of a timestamp.
fn is_offset(rest: &[u8]) -> bool {
    match *rest {
        [b'Z' | b'z'] => true,
        [b'+' | b'-', h1, h2, b':', m1, m2] => two(h1, h2) <= 23 && two(m1, m2) <= 59,
        _ => false,
    }
}
