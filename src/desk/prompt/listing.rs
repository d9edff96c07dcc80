//! The list of completions, for rustyline.

use super::advising::{Advising, columns};
use super::console::Candidate;
use super::fit::{cut, width};
use super::modes;
use rustyline::Context;
use rustyline::completion::{Completer, Pair};

/// At most this many completions are listed.
const LISTED: usize = 12;

impl Completer for Advising {
    type Candidate = Pair;

    fn complete(
        &self,
        text: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = text.get(..at).unwrap_or_default();
        let line = before.rfind('\n').map_or(0, |feed| feed + 1);
        let Some(adviser) = &self.adviser else {
            return Ok((at, Vec::new()));
        };
        let offered = adviser.completions(before.get(line..).unwrap_or_default());
        Ok((line + offered.from, self.listed(offered.candidates)))
    }
}

impl Advising {
    /// The completions with their help, one on each row, as many as fit on the screen.
    fn listed(&self, candidates: Vec<Candidate>) -> Vec<Pair> {
        if let [only] = candidates.as_slice() {
            return vec![Pair {
                display: only.word.clone(),
                replacement: format!("{} ", only.word),
            }];
        }
        // If the list is longer than the screen, rustyline pauses it and takes the next keys for itself. When
        // it paints the prompt again, it erases as many rows of the list as it had painted before. So the list
        // is kept short, and ends with that many blank rows.
        let wiped = self.rows.get();
        let room = modes::size().1.saturating_sub(wiped + 2).clamp(2, LISTED);
        let all = candidates.len();
        let kept = if all > room { room - 1 } else { all };
        let widest = candidates.iter().map(|own| width(&own.word)).max();
        let common = candidates
            .iter()
            .map(|own| own.word.as_str())
            .reduce(common_beginning)
            .unwrap_or_default();
        let pair = |row: &str, word: &str| {
            let row = self.lettered(&cut(row.trim_end(), columns().saturating_sub(3)));
            let fill = columns().saturating_sub(3 + width(&row));
            Pair {
                display: row + &" ".repeat(fill),
                replacement: word.to_owned(),
            }
        };
        let mut pairs: Vec<Pair> = candidates
            .iter()
            .take(kept)
            .map(|own| {
                let fill = widest.unwrap_or(0).saturating_sub(width(&own.word));
                let row = format!("  {}{}  {}", own.word, " ".repeat(fill), own.help);
                pair(&row, &own.word)
            })
            .collect();
        if all > kept {
            pairs.push(pair(&format!("  and {} more: type on", all - kept), common));
        }
        if !pairs.is_empty() {
            pairs.extend((0..wiped).map(|_| pair("", common)));
        }
        pairs
    }
}

/// The common beginning of two words.
fn common_beginning<'a>(one: &'a str, other: &str) -> &'a str {
    let differ = one
        .char_indices()
        .zip(other.chars())
        .find(|((_, own), other)| own != other);
    let end = differ.map_or(one.len().min(other.len()), |((at, _), _)| at);
    one.get(..end).unwrap_or_default()
}
