//! What a line typed at the prompt says: as the language reads it there, with what may be left out because
//! the phase makes it plain.

use super::phase::Phase;
use crate::desk::point::Point;
use crate::notation::verb::VERBS;
use crate::notation::{self, Body, Dialect, ReadError, Verb};

/// A line that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// What is wrong, with the place in what was typed.
    pub error: ReadError,
    /// Whether something is missing at its end, and nothing else.
    pub unfinished: bool,
}

/// What a line says in this phase; nothing where it is only a comment.
///
/// # Errors
/// What cannot be read in it.
pub fn understood(typed: &str, phase: Phase) -> Result<Option<Body>, Unread> {
    let full = Written::out(typed, phase);
    match notation::read(&full.text, Dialect::Prompt) {
        Ok(line) => Ok(line.body),
        Err(mut error) => {
            error.column = full.back(error.column);
            Err(Unread {
                unfinished: error.found.is_none() && error.width == 0 && error.verb.is_some(),
                error,
            })
        }
    }
}

impl From<Unread> for Point {
    fn from(unread: Unread) -> Point {
        Point::of(&unread.error)
    }
}

/// A line with its verb written out.
struct Written {
    text: String,
    /// Where the verb begins, in characters.
    at: usize,
    /// How many characters it has now, and how many of them were typed.
    now: usize,
    was: usize,
}

impl Written {
    fn out(typed: &str, phase: Phase) -> Written {
        let said = notation::said(typed);
        let word = said.split_whitespace().next().unwrap_or("");
        let at = said.as_ptr() as usize - typed.as_ptr() as usize;
        let head = typed.get(..at).unwrap_or("");
        let tail = typed.get(at + word.len()..).unwrap_or("");
        let characters = |text: &str| text.chars().count();
        let verb = meant(word, phase).map(Verb::word).unwrap_or(word);
        let (text, was) = if is_bare_tile(word) && phase.verb_of_tile() != Verb::Play {
            let verb = phase.verb_of_tile().word();
            (format!("{head}{verb} {word}{tail}"), 0)
        } else {
            (format!("{head}{verb}{tail}"), characters(word))
        };
        Written {
            at: characters(head),
            now: characters(&text) + was - characters(typed),
            was,
            text,
        }
    }

    /// The place in what was typed, for a place in the line written out; in characters from 1.
    fn back(&self, column: usize) -> usize {
        let end = self.at + self.now;
        if column > end {
            (column + self.was).saturating_sub(self.now).max(1)
        } else {
            column.min(self.at + 1)
        }
    }
}

/// The verb that a shortened word means because no other one that begins so makes sense in this phase.
fn meant(word: &str, phase: Phase) -> Option<Verb> {
    let mut letters = word.chars();
    let first = letters.next().filter(|c| c.is_alphabetic())?;
    let is_letter = letters.next().is_none()
        && VERBS
            .iter()
            .any(|row| row.letter == Some(first.to_ascii_lowercase()));
    if is_letter || Verb::read(word).is_some() {
        return None;
    }
    let mut verbs = phase
        .verbs()
        .filter(|verb| Verb::beginning(word).any(|(_, own)| own == *verb));
    let verb = verbs.next()?;
    verbs.next().is_none().then_some(verb)
}

/// Whether a word is a tile that stands where a verb should.
fn is_bare_tile(word: &str) -> bool {
    let bytes = word.as_bytes();
    matches!(
        bytes,
        [b'0'..=b'9', b'0'..=b'9', ..] | [b'0'..=b'9', b'-' | b'>', b'0'..=b'9', ..]
    ) && !word.contains([':', 'T'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beginning_is_the_verb_that_makes_sense_now() {
        let table = [
            ("de", Phase::Between, "deal"),
            ("de Cees 44 55", Phase::Opening, "declare Cees 4-4 5-5"),
            ("se A B C", Phase::Lobby, "seat A B C"),
            ("se 66", Phase::Dealt, "set 6-6"),
            (
                "se",
                Phase::Settling,
                "\"se\" is short for more than one word: seat, settle, set",
            ),
            ("se", Phase::Between, "settle"),
            ("set 66", Phase::Between, "set 6-6"),
            ("d", Phase::Between, "draw"),
            ("s", Phase::Lobby, "show"),
            ("66", Phase::Dealt, "set 6-6"),
            ("4-2 drawn", Phase::Dealt, "set 4-2 drawn"),
            ("3-6 on right", Phase::Billitonnen, "flip 3-6 on right"),
            ("64e", Phase::Play, "play 6-4 on east"),
            ("64", Phase::Between, "play 6-4"),
            ("", Phase::Play, "status"),
            ("p", Phase::Over, "pass"),
            ("bogus", Phase::Play, "\"bogus\" is no entry"),
        ];
        for (typed, phase, says) in table {
            let said = match understood(typed, phase) {
                Ok(body) => body.map_or_else(String::new, |body| body.to_string()),
                Err(unread) => unread.error.to_string(),
            };
            assert!(said.starts_with(says), "{typed} in {phase:?}: {said}");
        }
    }

    #[test]
    fn what_is_wrong_is_pointed_at_where_it_was_typed() {
        let table = [
            ("de x", Phase::Between, 4, false),
            ("rev Anna 63 x", Phase::Over, 13, false),
            ("66 x", Phase::Dealt, 4, false),
            ("  66 x", Phase::Dealt, 6, false),
            ("ref", Phase::Claimed, 4, true),
            ("play", Phase::Play, 5, true),
            ("bogus", Phase::Play, 1, false),
            ("é 64", Phase::Play, 1, false),
        ];
        for (typed, phase, column, unfinished) in table {
            let found =
                understood(typed, phase).map_err(|unread| (unread.error.column, unread.unfinished));
            assert_eq!(found, Err((column, unfinished)), "{typed}");
        }
    }
}
