//! Finds the known words that an unknown one is similar to.

use super::Phrases;
use crate::verb::ALWAYS;
use nos_base::Order;

impl Phrases {
    /// Returns the words of five or more letters that differ from this one by a letter, and those of four
    /// or more that differ by two letters swapped. A language may write the parts of a piece as one word.
    pub fn similar(&self, word: &str) -> Vec<String> {
        let is_similar = |own: &&str| match own.len().min(word.len()) {
            SIMILAR.. => differ(own, word),
            SWAPPED.. => is_swapped(own, word),
            _ => false,
        };
        let firsts = self.first.keys().chain(self.inflected.keys());
        let is_sense = |own: &&String| self.begins(&[own], ALWAYS).next().is_some();
        let firsts = firsts.filter(|own| is_similar(&own.as_str())).filter(is_sense);
        let rests = self.first.values().flatten().flat_map(|phrase| &phrase.rest);
        let parts = || self.pieces.iter().map(|(said, _)| said);
        let all = firsts.chain(rests).chain(parts()).map(String::as_str).filter(is_similar);
        let mut all: Vec<String> = all.map(str::to_owned).collect();
        let pairs = parts().flat_map(|one| parts().map(move |other| (one, other)));
        let may_be =
            |(one, other): &(&String, &String)| (one.len() + other.len()).abs_diff(word.len()) < 2;
        let pairs = pairs.filter(may_be).map(|(one, other)| format!("{one}{other}"));
        all.extend(pairs.filter(|own| is_similar(&own.as_str())));
        all.order_by(Ord::cmp);
        all.dedup();
        all
    }
}

/// Shorter words are similar to too many others.
const SIMILAR: usize = 5;

/// The fewest letters of a word in which two may be swapped.
const SWAPPED: usize = 4;

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

/// Whether two words differ by two letters swapped.
pub fn is_swapped(one: &str, other: &str) -> bool {
    let is_other = |(one, other): &(u8, u8)| one != other;
    let others = one.bytes().zip(other.bytes()).filter(is_other).count();
    one.len() == other.len() && others == 2 && differ(one, other)
}
