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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_read_from_0_to_1_and_written_as_short_as_can_be() {
        let table = [
            ("0", Some("0")),
            ("1", Some("1")),
            ("0.1", Some("0.1")),
            ("0.10", Some("0.1")),
            ("1.000000", Some("1")),
            ("0.000001", Some("0.000001")),
            ("1.1", None),
            ("2", None),
            ("-0.1", None),
            ("+1", None),
            (".5", None),
            ("0.", None),
            ("0,5", None),
            ("0.0000001", None),
            ("", None),
        ];
        for (text, written) in table {
            let share = Share::from_str(text).ok();
            assert_eq!(
                share.map(|share| share.to_string()).as_deref(),
                written,
                "{text:?}"
            );
        }
        assert_eq!(
            Share::percent(25),
            Share::from_str("0.25").unwrap_or_default()
        );
        assert_eq!(Share::percent(101).parts(), Share::WHOLE);
    }
}
