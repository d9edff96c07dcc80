//! Finds the known words that an unknown one is similar to.

use super::Phrases;
use crate::verb::ALWAYS;

impl Phrases {
    /// Returns the words of five or more letters that differ from this one by a letter, or by two
    /// letters swapped.
    pub fn similar(&self, word: &str) -> Vec<&str> {
        let is_similar = |own: &&str| own.len().min(word.len()) >= SIMILAR && differ(own, word);
        let mut all: Vec<&str> = self
            .first
            .keys()
            .chain(self.inflected.keys())
            .map(String::as_str)
            .filter(is_similar)
            .filter(|own| self.begins(&[own], ALWAYS).next().is_some())
            .collect();
        all.sort_unstable();
        all
    }
}

/// Shorter words are similar to too many others.
const SIMILAR: usize = 5;

/// Whether two words differ by one letter, or by two letters swapped.
pub fn differ(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let same = one.iter().zip(other).take_while(|(own, other)| own == other).count();
    let (one, other) = (&one[same..], &other[same..]);
    let same =
        one.iter().rev().zip(other.iter().rev()).take_while(|(own, other)| own == other).count();
    match (&one[..one.len() - same], &other[..other.len() - same]) {
        ([first, second], [other_first, other_second]) => {
            first == other_second && second == other_first
        }
        (one, other) => one.len().max(other.len()) == 1,
    }
}
