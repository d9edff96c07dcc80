//! What the prompt needs of a terminal, whether it can paint or not.

use super::ink::Piece;
use std::io;

/// What was typed, or why nothing more will be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line.
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
    /// None of them.
    None,
    /// Whole lines stand typed ahead, so nobody is there to be asked.
    NotAsked,
    /// Nothing more will be typed.
    End,
    /// The program is to die by this signal.
    Killed(i32),
}

/// One of several choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// A letter that chooses it, besides its number.
    pub letter: Option<char>,
    /// What it does.
    pub words: String,
}

impl Choice {
    /// A choice that only its number chooses.
    pub fn numbered(words: impl Into<String>) -> Choice {
        Choice {
            letter: None,
            words: words.into(),
        }
    }

    /// A choice with a letter.
    pub fn lettered(letter: char, words: impl Into<String>) -> Choice {
        Choice {
            letter: Some(letter),
            words: words.into(),
        }
    }
}

/// The choice that a key makes.
pub fn chosen(choices: &[Choice], key: char) -> Option<usize> {
    let number = key
        .to_digit(10)
        .and_then(|number| (number as usize).checked_sub(1));
    let lettered = || {
        choices
            .iter()
            .position(|choice| choice.letter == Some(key.to_ascii_lowercase()))
    };
    number
        .filter(|number| *number < choices.len())
        .or_else(lettered)
}

/// The keys that choose, as a question names them: `1, 2 or 3`.
pub fn keys(choices: &[Choice]) -> String {
    let mut words = String::new();
    for at in 1..=choices.len() {
        words.push_str(match at {
            1 => "",
            at if at == choices.len() => " or ",
            _ => ", ",
        });
        words.push_str(&at.to_string());
    }
    words
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
    /// What the word before the cursor may become.
    fn completions(&self, before: &str) -> Completions;
    /// Whether a line says something by itself, and so is no answer to a question.
    fn reads(&self, line: &str) -> bool;
}

/// Where the prompt is.
pub trait Console {
    /// The next line.
    ///
    /// # Errors
    /// What the system says where the terminal fails.
    fn read(&mut self, adviser: &dyn Adviser) -> io::Result<Typed>;

    /// Asks for one of several choices.
    ///
    /// # Errors
    /// What the system says where the terminal fails.
    fn ask(&mut self, choices: &[Choice], adviser: &dyn Adviser) -> io::Result<Answer>;

    /// Says something; lines end with a line feed.
    ///
    /// # Errors
    /// What the system says where the terminal fails.
    fn say(&mut self, text: &str) -> io::Result<()>;

    /// Takes away the lines that were typed ahead or pasted and not yet read; they can be called back.
    ///
    /// # Errors
    /// What the system says where the terminal fails.
    fn discard_ahead(&mut self) -> io::Result<Vec<String>>;

    /// Whether a whole line stands typed ahead, or a paste is not over.
    fn is_ahead(&self) -> bool;

    /// Whether nobody is there to be asked: what comes next is a whole line that says something by itself.
    fn is_unattended(&self, adviser: &dyn Adviser) -> bool;

    /// How wide the screen is.
    fn columns(&self) -> usize;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_made_by_its_number_or_its_letter() {
        let choices = [
            Choice::lettered('r', "record it"),
            Choice::numbered("on north"),
            Choice::lettered('s', "it was a slip"),
        ];
        let table = [
            ('1', Some(0)),
            ('3', Some(2)),
            ('4', None),
            ('0', None),
            ('r', Some(0)),
            ('S', Some(2)),
            ('x', None),
        ];
        for (key, choice) in table {
            assert_eq!(chosen(&choices, key), choice, "{key}");
        }
        assert_eq!(keys(&choices), "1, 2 or 3");
        assert_eq!(keys(&choices[..2]), "1 or 2");
    }
}
