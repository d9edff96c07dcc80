//! A new page for a browser that has an old one: copies of text by their place, and new text. Both
//! sides cut a text before every `<` and every blank.

use serde_json::{Value, json};
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::iter::zip;

/// Shortest copy that takes fewer bytes than its text.
const LEAST: usize = 8;

const PLACES: usize = 24;

fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let places = text.match_indices(['<', ' ']).map(|(at, _)| at);
    let ends = places.filter(|at| *at > 0).chain([text.len()]);
    ends.scan(0, |from, end| text.get(std::mem::replace(from, end)..end))
}

/// An index of pairs of pieces. It is compact, because a board of many hands is long.
struct Places {
    pairs: Vec<u32>,
    /// All places, sorted by the hash of their pair, and then in order.
    order: Vec<u32>,
}

impl Places {
    fn index(all: &[&str]) -> Places {
        let state = BuildHasherDefault::<DefaultHasher>::default();
        let pairs: Vec<u32> = all.windows(2).map(|pair| state.hash_one(pair) as u32).collect();
        let pair = |at: &u32| (pairs.get(*at as usize), *at);
        let mut order: Vec<u32> = (0..).take(pairs.len()).collect();
        order.sort_unstable_by(|one, other| pair(one).cmp(&pair(other)));
        Places { pairs, order }
    }

    /// Returns the places before this one that may have the same pair.
    fn before(&self, at: usize) -> &[u32] {
        let Some(own) = self.pairs.get(at) else { return &[] };
        let pair = |from: &u32| &self.pairs[*from as usize];
        let all = &self.order[self.order.partition_point(|from| pair(from) < own)..];
        &all[..all.partition_point(|from| pair(from) == own && (*from as usize) < at)]
    }
}

/// Makes the new text from the old one, by literal texts and copies. A copy is its distance from
/// the end of the last piece of text, and a number of pieces of the old text and the new one so
/// far.
pub fn delta(old: &str, new: &str) -> Vec<Value> {
    let begins = pieces(old).count();
    // Reserves its final size, so that growing leaves no free memory of smaller sizes.
    let mut all = Vec::with_capacity(begins + pieces(new).count());
    all.extend(pieces(old).chain(pieces(new)));
    let places = Places::index(&all);
    let (mut steps, mut words) = (Vec::new(), String::new());
    let (mut at, mut goes_on) = (begins, 0);
    while let Some(piece) = all.get(at) {
        let length = |from: usize| {
            zip(&all[from..at], &all[at..]).take_while(|(one, other)| one == other).count()
        };
        let there = places.before(at);
        // Tries first the place where the last copy ended, then the places after it.
        let near = there.partition_point(|from| (*from as usize) < goes_on);
        let near = there.iter().skip(near).chain(there).take(PLACES).map(|from| *from as usize);
        let lengths = std::iter::once(goes_on).chain(near).map(|from| (length(from), from));
        let (count, from) = lengths.max_by_key(|(count, _)| *count).unwrap_or_default();
        if all.iter().skip(at).take(count).map(|own| own.len()).sum::<usize>() < LEAST {
            words.push_str(piece);
            (at, goes_on) = (at + 1, goes_on + 1);
            continue;
        }
        if !words.is_empty() {
            steps.push(json!(swapped(&std::mem::take(&mut words))));
        }
        steps.extend([json!(from as i64 - goes_on as i64), json!(count)]);
        (at, goes_on) = (at + count, from + count);
    }
    if !words.is_empty() {
        steps.push(json!(swapped(&words)));
    }
    steps
}

/// Swaps the two kinds of quotes: JSON would escape those of HTML.
pub fn swapped(text: &str) -> String {
    let swap = |letter| match letter {
        '"' => '\'',
        '\'' => '"',
        letter => letter,
    };
    text.chars().map(swap).collect()
}
