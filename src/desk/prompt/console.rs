//! What the prompt needs of a terminal, whether it can paint or not.

use super::ink::{Ink, Piece};
use std::io;
use std::rc::Rc;

/// What was typed, or why nothing more will be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line; pasted text may be several, with line feeds between them.
    Line(String),
    /// Ctrl-C: the line is dropped; whether there was anything on it.
    Dropped(bool),
    /// Ctrl-D on an empty line, or a terminal that is gone.
    End,
    /// The program is to die by this signal.
    Killed(i32),
}

/// The answer to a question with choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The choice with this number, from 0.
    Choice(usize),
    /// None of them: Ctrl-C.
    None,
    /// Nothing more will be typed.
    End,
    /// The program is to die by this signal.
    Killed(i32),
}

/// One of several choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The words that choose it, besides its number.
    answers: Vec<String>,
    /// What it does.
    pub words: String,
}

impl Choice {
    /// A choice made by its number or by one of these words.
    pub fn new(answers: &[&str], words: impl Into<String>) -> Choice {
        Choice {
            answers: answers.iter().map(|&answer| answer.to_owned()).collect(),
            words: words.into(),
        }
    }
}

/// The choice that a whole line makes: by a number or a word, and nothing else.
pub fn chosen(choices: &[Choice], line: &str) -> Option<usize> {
    let typed = line.trim();
    choices.iter().enumerate().position(|(at, choice)| {
        let is_typed = |answer: &String| answer.eq_ignore_ascii_case(typed);
        typed == (at + 1).to_string() || choice.answers.iter().any(is_typed)
    })
}

/// The choices as they are listed, one a line.
pub fn listed(choices: &[Choice]) -> Vec<String> {
    let numbered = choices.iter().enumerate();
    numbered
        .map(|(at, choice)| format!("  {}  {}", at + 1, choice.words))
        .collect()
}

/// The prompt of a question: `1, 2 or 3? `.
pub fn question(choices: &[Choice]) -> String {
    let mut words = String::new();
    for at in 1..=choices.len() {
        words.push_str(match at {
            1 => "",
            at if at == choices.len() => " or ",
            _ => ", ",
        });
        words.push_str(&at.to_string());
    }
    words + "? "
}

/// Something that the word being typed may become.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The word.
    pub word: String,
    /// What it is, in a few words.
    pub help: String,
}

/// What the word being typed may become, the likeliest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Completions {
    /// Where the word begins, in bytes.
    pub from: usize,
    /// What it may become.
    pub candidates: Vec<Candidate>,
}

/// What is said of several lines: how many there are.
pub fn several(lines: usize) -> Option<Piece> {
    let words = format!("{lines} lines: Enter takes them one by one");
    (lines > 1).then(|| Piece::new(Ink::Hint, words))
}

/// What can be said of a line while it is typed; nothing of it changes anything.
pub trait Adviser {
    /// Where the evening stands, in so many columns at the most.
    fn standing(&self, columns: usize) -> String;
    /// Who is to act.
    fn prompt(&self) -> String;
    /// The line piece by piece: together they are the line.
    fn pieces(&self, line: &str) -> Vec<Piece>;
    /// What would be ruled, or how to go on.
    fn hint(&self, line: &str) -> Option<Piece>;
    /// The same of a text that may have several lines.
    fn hint_on_all(&self, text: &str) -> Option<Piece> {
        let mut filled = text.lines().filter(|line| !line.trim().is_empty());
        let first = filled.next()?;
        match filled.count() {
            0 => self.hint(first),
            more => several(more + 1),
        }
    }
    /// What the word before the cursor may become.
    fn completions(&self, before: &str) -> Completions;
}

/// Where the prompt is.
pub trait Console {
    /// The next line, or several that were pasted; `waiting` is a line that was typed before and is offered
    /// to be gone on with.
    ///
    /// # Errors
    /// What the system says where the terminal fails.
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Typed>;

    /// The next line, typed at a question.
    ///
    /// # Errors
    /// What the system says where the terminal fails.
    fn answer(&mut self, question: &str) -> io::Result<Typed>;

    /// Keeps a line among those that can be called back.
    fn remember(&mut self, line: &str);

    /// Says something; lines end with a line feed.
    ///
    /// # Errors
    /// What the system says where the terminal fails.
    fn say(&mut self, text: &str) -> io::Result<()>;

    /// How wide the screen is.
    fn columns(&self) -> usize;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_made_by_a_whole_line_and_by_nothing_that_only_begins_so() {
        let choices = [
            Choice::new(&["record"], "record it"),
            Choice::new(&["undo", "take"], "undo it"),
            Choice::new(&["north"], "on north"),
        ];
        let table = [
            ("1", Some(0)),
            (" 3 ", Some(2)),
            ("record", Some(0)),
            ("TAKE", Some(1)),
            ("undo", Some(1)),
            ("North", Some(2)),
            ("4", None),
            ("0", None),
            ("01", None),
            ("1 2", None),
            ("11", None),
            ("r", None),
            ("recorded", None),
            ("bram 65", None),
            ("", None),
        ];
        for (line, choice) in table {
            assert_eq!(chosen(&choices, line), choice, "{line}");
        }
        assert_eq!(question(&choices), "1, 2 or 3? ");
        assert_eq!(question(&choices[..2]), "1 or 2? ");
        assert_eq!(listed(&choices)[1], "  2  undo it");
    }
}
