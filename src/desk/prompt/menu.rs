//! The completions of a word: offered beneath the line, and walked through with Tab.

use super::console::{Candidate, Completions};
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

    /// The rows beneath the line, one for each completion with its help; where there are more than there is
    /// room for, those round the chosen one.
    pub fn rows(&self, columns: usize, room: usize) -> Vec<Piece> {
        let candidates = &self.offered.candidates;
        let all = candidates.len();
        let room = room.clamp(2, ROWS);
        let kept = if all > room { room - 1 } else { all };
        let first = self.chosen.map_or(0, |at| (at + 1).saturating_sub(kept));
        let widest = candidates
            .iter()
            .map(|candidate| width(&candidate.word))
            .max()
            .unwrap_or(0);
        let shown = candidates.iter().enumerate().skip(first).take(kept);
        let mut rows: Vec<Piece> = shown
            .map(|(at, Candidate { word, help })| {
                let fill = " ".repeat(widest - width(word));
                let text = format!("{}{word}{fill}  {help}", self.mark(at));
                Piece::new(
                    self.ink(at),
                    cut(text.trim_end(), columns.saturating_sub(1)),
                )
            })
            .collect();
        if all > kept {
            let more = all - kept;
            rows.push(Piece::new(
                Ink::Hint,
                format!("  and {more} more; Tab goes on"),
            ));
        }
        rows
    }

    fn mark(&self, at: usize) -> &'static str {
        if self.chosen == Some(at) { MARK } else { "  " }
    }

    fn ink(&self, at: usize) -> Ink {
        if self.chosen == Some(at) {
            Ink::Chosen
        } else {
            Ink::Plain
        }
    }
}

fn common_beginning<'a>(one: &'a str, other: &str) -> &'a str {
    let same = one
        .char_indices()
        .zip(other.chars())
        .find(|((_, a), b)| a != b);
    let len = same.map_or(one.len().min(other.len()), |((at, _), _)| at);
    one.get(..len).unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(
            seen,
            [
                "play south",
                "play six",
                "play s",
                "play south",
                "play s",
                "play six"
            ]
        );
        assert_eq!(menu.rows(40, 8)[1].text, "> six    help for six");
        Ok(())
    }

    #[test]
    fn without_room_for_all_those_round_the_chosen_one_are_shown() -> Result<(), &'static str> {
        let words: Vec<String> = (0..20).map(|number| format!("w{number:02}")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut line = Line::new("");
        let mut menu = Menu::open(&mut line, offered(0, &words)).ok_or("no menu")?;
        let text = |menu: &Menu| -> Vec<String> {
            menu.rows(20, 4).into_iter().map(|row| row.text).collect()
        };
        let help = |word: &str| format!("{word}  help for {}", word.trim_start_matches(['>', ' ']));
        let more = "  and 17 more; Tab goes on".to_owned();
        assert_eq!(
            text(&menu),
            [help("  w00"), help("  w01"), help("  w02"), more.clone()]
        );
        (0..4).for_each(|_| menu.walk(&mut line, true));
        assert_eq!(
            text(&menu),
            [help("  w01"), help("  w02"), help("> w03"), more]
        );
        Ok(())
    }
}
