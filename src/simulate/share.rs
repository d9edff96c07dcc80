//! A share of all times, without floats.

use std::str::FromStr;

/// A share from 0 to 1, kept in millionths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Share(usize);

impl Share {
    /// How many parts make the whole.
    pub const WHOLE: usize = 1_000_000;

    /// A share in hundredths; above 100 it is the whole.
    pub fn percent(hundredths: usize) -> Share {
        Share(hundredths.min(100) * (Share::WHOLE / 100))
    }

    /// The share in millionths.
    pub fn parts(self) -> usize {
        self.0
    }
}

impl FromStr for Share {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Share, &'static str> {
        const WRONG: &str = "a share is a number from 0 to 1, like 0.1, with at most six decimals";
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole) || !digits(decimals) || whole.len() > 1 || decimals.len() > 6 {
            return Err(WRONG);
        }
        let parts: usize = format!("{whole}{decimals:0<6}")
            .parse()
            .map_err(|_| WRONG)?;
        Some(Share(parts))
            .filter(|_| parts <= Share::WHOLE)
            .ok_or(WRONG)
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let decimals = format!("{:06}", self.0 % Share::WHOLE);
        let decimals = decimals.trim_end_matches('0');
        write!(f, "{}", self.0 / Share::WHOLE)?;
        if decimals.is_empty() {
            return Ok(());
        }
        write!(f, ".{decimals}")
    }
}
