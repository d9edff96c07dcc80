//! What a page lacks of a new one, in as few bytes as will do: what it has is named by its place, and only the rest is
//! sent. Both sides cut a text before every `<` and every blank.

use serde_json::{Value, json};
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

/// The fewest bytes worth copying: to name a shorter copy takes more room than its bytes.
const LEAST: usize = 8;

/// How many places are looked at for the longest copy.
const PLACES: usize = 24;

fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let places = text.match_indices(['<', ' ']).map(|(at, _)| at);
    let ends = places.filter(|at| *at > 0).chain([text.len()]);
    ends.scan(0, |from, end| text.get(std::mem::replace(from, end)..end))
}

/// Where pairs of pieces stand. A board of many hands is long, and little memory may be taken for a while.
struct Places {
    /// A hash of the pair of pieces at each place.
    pairs: Vec<u32>,
    /// All places, those of one pair together, and those in order.
    order: Vec<u32>,
}

impl Places {
    fn of(all: &[&str]) -> Places {
        let state = BuildHasherDefault::<DefaultHasher>::default();
        let pairs: Vec<u32> = all.windows(2).map(|pair| state.hash_one(pair) as u32).collect();
        let pair = |at: &u32| (pairs.get(*at as usize), *at);
        let mut order: Vec<u32> = (0..).take(pairs.len()).collect();
        order.sort_unstable_by(|one, other| pair(one).cmp(&pair(other)));
        Places { pairs, order }
    }

    /// The places before this one at which the same pair may stand.
    fn before(&self, at: usize) -> &[u32] {
        let Some(own) = self.pairs.get(at) else {
            return &[];
        };
        let pair = |from: &u32| self.pairs.get(*from as usize);
        let first = self.order.partition_point(|from| pair(from) < Some(own));
        let all = self.order.get(first..).unwrap_or_default();
        let is_before = |from: &u32| pair(from) == Some(own) && (*from as usize) < at;
        let last = all.partition_point(is_before);
        all.get(..last).unwrap_or_default()
    }
}

/// How the new text is made from the old one: a text as it is, or how far what is copied lies behind the end of the last
/// copy, and how many pieces it has, of those of the old text and of the new one so far. What is sent as it is moves that end
/// on, too.
pub fn delta(old: &str, new: &str) -> Vec<Value> {
    let begins = pieces(old).count();
    // As large as it will be, so that it never grows and leaves smaller ones behind.
    let mut all = Vec::with_capacity(begins + pieces(new).count());
    all.extend(pieces(old).chain(pieces(new)));
    let places = Places::of(&all);
    let (mut steps, mut words) = (Vec::new(), String::new());
    let (mut at, mut goes_on) = (begins, 0);
    while let Some(piece) = all.get(at) {
        let length = |from: usize| {
            all.iter()
                .take(at)
                .skip(from)
                .zip(all.iter().skip(at))
                .take_while(|(one, other)| one == other)
                .count()
        };
        let there = places.before(at);
        // Where the last copy ended is the best guess, and then what stands after that, or first.
        let near = there.partition_point(|from| (*from as usize) < goes_on);
        let near = there.iter().skip(near).chain(there).take(PLACES).map(|from| *from as usize);
        let lengths = std::iter::once(goes_on).chain(near).map(|from| (length(from), from));
        let (count, from) = lengths.max_by_key(|(count, _)| *count).unwrap_or_default();
        let bytes: usize = all.iter().skip(at).take(count).map(|own| own.len()).sum();
        if bytes < LEAST {
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

/// A text with its two kinds of quotes swapped: those of HTML would have a sign before each in JSON.
pub fn swapped(text: &str) -> String {
    let swap = |letter| match letter {
        '"' => '\'',
        '\'' => '"',
        letter => letter,
    };
    text.chars().map(swap).collect()
}
