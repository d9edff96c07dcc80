//! The completions of a word: offered beneath the line, and walked through with Tab.

use super::console::Completions;
use super::frame::{cut, width};
use super::ink::{Ink, Piece};
use super::line::Line;

/// The most rows that a menu takes.
const ROWS: usize = 12;

/// The mark of the completion that is chosen; the others are set in as far.
const MARK: &str = "> ";

/// The completions that are offered.
#[derive(Debug)]
pub struct Menu {
    offered: Completions,
    chosen: Option<usize>,
    typed: Line,
}

impl Menu {
    /// Completes a line as far as it goes without a choice, and offers the choices where there are some.
    pub fn open(line: &mut Line, offered: Completions) -> Option<Menu> {
        match offered.candidates.as_slice() {
            [] => None,
            [only] => {
                line.replace(offered.from, &format!("{} ", only.word));
                None
            }
            [first, rest @ ..] => {
                let common = rest.iter().fold(first.word.as_str(), |common, candidate| {
                    common_beginning(common, &candidate.word)
                });
                let typed = line.before().get(offered.from..).unwrap_or("");
                if common.len() > typed.len() {
                    line.replace(offered.from, common);
                }
                Some(Menu {
                    typed: line.clone(),
                    offered,
                    chosen: None,
                })
            }
        }
    }

    /// Goes on to the next completion, or back; after the last one stands what was typed.
    pub fn walk(&mut self, line: &mut Line, forward: bool) {
        let last = self.offered.candidates.len().saturating_sub(1);
        self.chosen = match (self.chosen, forward) {
            (None, true) => Some(0),
            (None, false) => Some(last),
            (Some(at), true) => Some(at + 1).filter(|at| *at <= last),
            (Some(at), false) => at.checked_sub(1),
        };
        *line = self.typed.clone();
        if let Some(candidate) = self.chosen.and_then(|at| self.offered.candidates.get(at)) {
            line.replace(self.offered.from, &candidate.word);
        }
    }

    /// The rows beneath the line: one for each completion with its help where there is room, else the words
    /// alone in columns.
    pub fn rows(&self, columns: usize, room: usize) -> Vec<Piece> {
        let room = room.min(ROWS).max(1);
        let candidates = &self.offered.candidates;
        let widest = candidates.iter().map(|candidate| width(&candidate.word)).max().unwrap_or(0);
        if candidates.len() <= room {
            let row = |(at, candidate): (usize, &super::console::Candidate)| {
                let fill = " ".repeat(widest.saturating_sub(width(&candidate.word)));
                let text = format!("{}{}{fill}  {}", self.mark(at), candidate.word, candidate.help);
                Piece::new(self.ink(at), cut(text.trim_end(), columns.saturating_sub(1)))
            };
            return candidates.iter().enumerate().map(row).collect();
        }
        let cell = MARK.len() + widest + 1;
        let across = (columns.saturating_sub(1) / cell).max(1);
        let first = self.chosen.map_or(0, |at| (at / across + 1).saturating_sub(room)) * across;
        let words = candidates.iter().enumerate().skip(first);
        let mut rows = vec![Piece::new(Ink::Plain, "")];
        for (at, candidate) in words {
            if at > first && (at - first) % across == 0 {
                rows.push(Piece::new(Ink::Plain, ""));
            }
            if let Some(row) = rows.last_mut() {
                let fill = " ".repeat(widest + 1 - width(&candidate.word).min(widest));
                row.text.push_str(&format!("{}{}{fill}", self.mark(at), candidate.word));
            }
        }
        let left_out = rows.len() > room;
        rows.truncate(room);
        if left_out && let Some(last) = rows.last_mut() {
            *last = Piece::new(Ink::Hint, format!("  {} in all; type more, or Tab goes on", candidates.len()));
        }
        rows
    }

    fn mark(&self, at: usize) -> &'static str {
        if self.chosen == Some(at) { MARK } else { "  " }
    }

    fn ink(&self, at: usize) -> Ink {
        if self.chosen == Some(at) { Ink::Chosen } else { Ink::Plain }
    }
}

fn common_beginning<'a>(one: &'a str, other: &str) -> &'a str {
    let same = one.char_indices().zip(other.chars()).find(|((_, a), b)| a != b);
    let len = same.map_or(one.len().min(other.len()), |((at, _), _)| at);
    one.get(..len).unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::prompt::console::Candidate;

    fn offered(from: usize, words: &[&str]) -> Completions {
        let candidates = words
            .iter()
            .map(|word| Candidate {
                word: (*word).into(),
                help: format!("help for {word}"),
            })
            .collect();
        Completions { from, candidates }
    }

    #[test]
    fn one_completion_is_taken_and_several_as_far_as_they_agree() {
        let table: [(&str, usize, &[&str], &str, bool); 5] = [
            ("dra", 0, &["draw"], "draw ", false),
            ("se", 0, &["seat", "settle"], "se", true),
            ("s", 0, &["seat", "settle"], "se", true),
            ("play an", 5, &["Anna", "Annabel"], "play Anna", true),
            ("x", 0, &[], "x", false),
        ];
        for (typed, from, words, completed, opens) in table {
            let mut line = Line::new(typed);
            let menu = Menu::open(&mut line, offered(from, words));
            assert_eq!((line.text(), menu.is_some()), (completed, opens), "{typed}");
        }
    }

    #[test]
    fn tab_walks_round_and_back_to_what_was_typed() -> Result<(), &'static str> {
        let mut line = Line::new("play s");
        let mut menu = Menu::open(&mut line, offered(5, &["south", "six"])).ok_or("no menu")?;
        let mut seen = Vec::new();
        for forward in [true, true, true, true, false, false] {
            menu.walk(&mut line, forward);
            seen.push(line.text().to_owned());
        }
        assert_eq!(seen, ["play south", "play six", "play s", "play south", "play s", "play six"]);
        assert_eq!(menu.rows(40, 8)[1].text, "> six    help for six");
        Ok(())
    }

    #[test]
    fn without_room_for_help_the_words_stand_in_columns() -> Result<(), &'static str> {
        let words: Vec<String> = (0..20).map(|number| format!("w{number:02}")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut line = Line::new("");
        let menu = Menu::open(&mut line, offered(0, &words)).ok_or("no menu")?;
        let rows: Vec<String> = menu.rows(26, 3).into_iter().map(|row| row.text).collect();
        assert_eq!(rows[0], "  w00   w01   w02   w03 ");
        assert_eq!(rows[2], "  20 in all; type more, or Tab goes on");
        assert_eq!(rows.len(), 3);
        Ok(())
    }
}
