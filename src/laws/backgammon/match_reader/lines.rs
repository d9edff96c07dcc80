//! The lines of a match: its head, the names and points above a game, and rows of plays.

use super::TURNED;
use nos_law::{GameTag, Spot};

const SECOND: usize = 24;

/// Returns the length of the match that a line announces; 0 for money.
pub fn points_to_win(line: &str) -> Option<u32> {
    let line = line.to_ascii_lowercase().replace('-', " ");
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        [points, "point" | "points", "match"] => points.parse().ok(),
        ["money", "game"] => Some(0),
        _ => None,
    }
}

/// Reads the names and points above a game: `Anna : 0    Bram : 2`.
pub fn players(line: &str) -> Option<[(&str, i64); 2]> {
    let (before, last) = line.rsplit_once(':')?;
    let last = last.trim().parse().ok()?;
    // A name may have a colon too.
    before.match_indices(':').find_map(|(at, _)| {
        // A program may write no blank after the points: `Wilhelmina : 0Bram : 2`.
        let rest = before.get(at + 1..)?.trim_start();
        let (points, other) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit())?);
        Some([(before.get(..at)?.trim(), points.parse().ok()?), (other.trim(), last)])
    })
}

pub fn unrated_name(written: &str) -> String {
    let (name, rating) = written.rsplit_once(',').unwrap_or((written, "x"));
    let is_rating = rating.trim().bytes().all(|byte| byte.is_ascii_digit());
    if is_rating { name } else { written }.to_lowercase()
}

/// Reads the tag in a comment: `; [Site "GNU Backgammon"]`.
pub fn tag(at: Spot, line: &str) -> Option<GameTag> {
    Some(GameTag::read(at, line.trim_start_matches(';').trim_start())?.0)
}

/// Returns the number of a game and its first cube from a comment of an export.
pub fn turned(line: &str) -> Option<(u32, u32)> {
    let (number, value) = line.trim().strip_prefix("; Game ")?.split_once(TURNED)?;
    Some((number.parse().ok()?, value.parse().ok()?))
}

pub fn dice(word: &str) -> Option<[u32; 2]> {
    match word.as_bytes() {
        [one @ b'1'..=b'6', other @ b'1'..=b'6', b':'] => {
            Some([one, other].map(|die| u32::from(die - b'0')))
        }
        _ => None,
    }
}

pub fn is_roll(word: &str) -> bool {
    dice(word).is_some() || word == "00:"
}

pub fn act_word(word: &str) -> Option<&'static str> {
    const ACTS: [&str; 12] = [
        "double", "redouble", "beaver", "raccoon", "take", "drop", "pass", "win", "loss", "lose",
        "resign", "concede",
    ];
    let word = word.to_ascii_lowercase();
    ACTS.into_iter().find(|act_word| word.starts_with(act_word))
}

pub fn begins(word: &str) -> bool {
    act_word(word).is_some() || is_roll(word)
}

/// Whether this word after a roll means that nothing was played: a dance or a resignation.
fn is_of_roll(word: &str) -> bool {
    matches!(act_word(word), Some("pass" | "resign" | "concede"))
}

/// Splits a row into the acts of both players, each with its place.
pub fn cells(at: Spot, line: &str) -> Vec<(Spot, usize, Vec<&str>)> {
    let is_number = |text: &str| text.trim().bytes().all(|byte| byte.is_ascii_digit());
    let row = line.split_once(')').filter(|(head, _)| is_number(head)).map_or(line, |(_, row)| row);
    let mut cells = Vec::<(Spot, usize, Vec<&str>)>::new();
    let (mut next, mut last) = (line.len() - row.len(), 0);
    for word in row.split(|c: char| c.is_ascii_whitespace()) {
        let (from, is_beside) = (next, next <= last + 1);
        next += word.len() + 1;
        if word.is_empty() {
            continue;
        }
        last = next - 1;
        let letters = || line.get(..from).unwrap_or_default().chars();
        let wide = || letters().map(|c| if c == '\t' { 12 } else { 1 }).sum::<usize>();
        // Text in the second column is no part of a play in the first.
        let is_apart = !is_beside && !word.contains('/') && wide() >= SECOND;
        let begins = begins(word);
        match cells.last_mut() {
            Some((_, 0, _)) if is_apart && !begins => {
                let column = at.column + letters().count() as u64;
                cells.push((Spot { column, ..at }, 1, vec![word]));
            }
            Some((.., words))
                if !begins
                    || is_beside && is_of_roll(word) && words.len() == 1 && is_roll(words[0]) =>
            {
                words.push(word);
            }
            before => {
                let player = usize::from(before.is_some() || wide() >= SECOND);
                let column = at.column + letters().count() as u64;
                cells.push((Spot { column, ..at }, player, vec![word]));
            }
        }
    }
    cells
}

/// Rewrites a move with `bar` and `off` in place of 25 and 0.
pub fn way(written: &str) -> String {
    let (path, times) = written.split_at(written.find('(').unwrap_or(written.len()));
    let place = |place: &str| match place.trim_end_matches('*') {
        "25" => "bar".to_owned(),
        "0" => "off".to_owned(),
        place => place.to_ascii_lowercase(),
    };
    path.split('/').map(place).collect::<Vec<_>>().join("/") + times
}
