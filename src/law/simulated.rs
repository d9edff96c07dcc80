//! Parts of simulated evenings: chance from a seed, the options of an evening, and the true hands.

use nos_base::{Article, Set};
use nos_entry::Entry;
use std::str::FromStr;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SimulationOptions {
    /// The number of players; random if `None`.
    pub players: Option<usize>,
    pub hands: u32,
    /// The chance of an offence at every step of a hand.
    pub fouls: Share,
    /// The games to announce, by number or in words; any game if empty.
    pub games: Vec<String>,
    /// The house rules of the table. Without any, a seed gives the same evening for ever.
    pub house: Vec<Entry>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Truth {
    /// The pieces of each player as printed, clockwise. A row that is turned tile by tile begins
    /// with the first tile.
    pub hands: Vec<(String, Vec<String>)>,
    /// The pieces elsewhere, such as in the boneyard; the next one to be drawn first.
    pub places: Vec<(&'static str, Vec<String>)>,
    pub unseen: Vec<Offence>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offence {
    pub player: String,
    /// The word for it in `audit`.
    pub kind: &'static str,
    pub article: Article,
}

/// Random numbers that are the same for the same seed: SplitMix64 (Steele, Lea and Flood, 2014),
/// which any program can rewrite in five lines.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        number ^ (number >> 31)
    }

    /// Returns a number from 0 to below `most`; 0 if `most` is 0.
    pub fn below(&mut self, most: usize) -> usize {
        let scaled = (u128::from(self.number()) * most as u128) >> 64;
        usize::try_from(scaled).unwrap_or_default()
    }

    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn falls_in(&mut self, share: Share) -> bool {
        self.below(Share::WHOLE) < share.parts()
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).cloned()
    }

    pub fn piece<S: Set>(&mut self, from: S) -> Option<S::Piece> {
        from.iter().nth(self.below(usize::from(from.len())))
    }

    /// Puts a list in random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }

    pub fn shuffled<S: Set>(&mut self, set: S) -> Vec<S::Piece> {
        let mut pieces: Vec<S::Piece> = set.iter().collect();
        self.shuffle(&mut pieces);
        pieces
    }
}

/// A share from 0 to 1, in millionths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Share(usize);

impl Share {
    pub const WHOLE: usize = 1_000_000;

    /// Returns a share in hundredths, at most the whole.
    pub fn percent(hundredths: usize) -> Share {
        Share(hundredths.min(100) * (Share::WHOLE / 100))
    }

    pub fn parts(self) -> usize {
        self.0
    }
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Share, String> {
        let wrong = || message!("wrong-share");
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole) || !digits(decimals) || whole.len() > 1 || decimals.len() > 6 {
            return Err(wrong());
        }
        let parts: usize = format!("{whole}{decimals:0<6}").parse().map_err(|_| wrong())?;
        Some(Share(parts)).filter(|_| parts <= Share::WHOLE).ok_or_else(wrong)
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
