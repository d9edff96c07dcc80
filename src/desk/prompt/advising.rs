//! What rustyline asks while a line is typed, and the adviser's answers in its terms: the ruling beside the
//! line, the colours, the completions.

use super::console::Adviser;
use super::fit::{cut, width};
use super::ink::{Ink, Piece, write_inked};
use super::modes;
use crate::print::look::Look;
use rustyline::completion::{Completer, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::{Hint, Hinter};
use rustyline::validate::Validator;
use rustyline::{Context, Helper};
use std::borrow::Cow;
use std::rc::Rc;

/// The least room to the right of the line that a ruling is put into, in columns.
const ROOM: usize = 28;

/// What stands between the line and its ruling.
const MARK: &str = "  | ";

/// Says nothing and takes no room. A line that always has a hint is always painted whole.
const NOTHING: &str = "\x1b[K";

/// The most completions that are listed.
const LISTED: usize = 12;

/// The most lines of a pasted text that are coloured.
const COLOURED: usize = 40;

/// What rustyline is told of the line.
pub struct Advising {
    /// Who knows; nobody at a question.
    pub adviser: Option<Rc<dyn Adviser>>,
    /// How text is to look.
    pub look: Look,
}

/// What is said of a line, beside it or beneath.
pub struct Said(String);

impl Hint for Said {
    fn display(&self) -> &str {
        &self.0
    }

    /// A ruling is read, never typed.
    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Advising {
    /// Text in the letters that the terminal has.
    pub fn lettered(&self, text: &str) -> String {
        if self.look.ascii {
            text.replace('…', "~")
        } else {
            text.to_owned()
        }
    }

    fn inked(&self, text: &str, ink: Ink) -> String {
        let mut out = String::new();
        write_inked(&mut out, text, ink, self.look.color);
        out
    }

    /// What is said of the text: of a line its ruling, of several how many there are.
    fn of(&self, adviser: &dyn Adviser, text: &str) -> Option<Piece> {
        let mut filled = text.lines().filter(|line| !line.trim().is_empty());
        let first = filled.next()?;
        match filled.count() {
            0 => adviser.hint(first),
            more => Some(Piece::new(
                Ink::Hint,
                format!("{} lines: Enter takes them one by one", more + 1),
            )),
        }
    }

    /// The same to the right of what was typed, or beneath it if there is too little room.
    fn beside(&self, adviser: &dyn Adviser, text: &str, said: &Piece) -> String {
        let columns = modes::size().0.max(2);
        let last = match text.rsplit_once('\n') {
            Some((_, last)) => width(last),
            None => width(&adviser.prompt()) + width(text),
        };
        let room = (columns - 1).saturating_sub(last % columns + MARK.len());
        let (gap, room) = if room >= ROOM.min(width(&said.text)) {
            ("", room)
        } else {
            ("\n", (columns - 1).saturating_sub(MARK.len()))
        };
        let words = self.lettered(&cut(&said.text, room));
        let mark = self.inked(MARK, Ink::Hint);
        format!("{gap}{mark}{}", self.inked(&words, said.ink))
    }
}

impl Hinter for Advising {
    type Hint = Said;

    fn hint(&self, text: &str, _: usize, _: &Context<'_>) -> Option<Said> {
        let adviser = self.adviser.as_deref().filter(|_| !text.is_empty())?;
        Some(Said(match self.of(adviser, text) {
            Some(said) => self.beside(adviser, text, &said),
            None => NOTHING.to_owned(),
        }))
    }
}

impl Highlighter for Advising {
    fn highlight<'l>(&self, text: &'l str, _: usize) -> Cow<'l, str> {
        let mut out = String::new();
        for (at, line) in text.split('\n').enumerate() {
            if at > 0 {
                out.push('\n');
            }
            let pieces = match &self.adviser {
                Some(adviser) if at < COLOURED => adviser.pieces(line),
                _ => vec![Piece::new(Ink::Plain, line)],
            };
            for piece in pieces {
                // A control character takes no room, and could move the cursor.
                let is_seen = |c: &char| !c.is_control() || *c == '\t';
                let seen: String = piece.text.chars().filter(is_seen).collect();
                write_inked(&mut out, &seen, piece.ink, self.look.color);
            }
        }
        out.into()
    }

    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(
        &'s self,
        prompt: &'p str,
        is_own: bool,
    ) -> Cow<'b, str> {
        if !is_own {
            return prompt.into();
        }
        let (standing, prompt) = prompt.rsplit_once('\n').map_or(("", prompt), |rows| rows);
        let prompt = self.inked(prompt, Ink::Prompt);
        if standing.is_empty() {
            return prompt.into();
        }
        format!("{}\n{prompt}", self.inked(standing, Ink::Standing)).into()
    }
}

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
        let (columns, rows) = modes::size();
        let line_before = before.get(line..).unwrap_or_default();
        let offered = adviser.completions(line_before);
        let typed = line_before.get(offered.from..).unwrap_or_default();
        let candidates = offered.candidates;
        let only = candidates.len() == 1;
        let widest = candidates.iter().map(|own| width(&own.word)).max();
        // Rustyline stops a list that is longer than the screen, and takes the next keys for itself.
        let listed = LISTED.min(rows.saturating_sub(3)).max(2);
        let more = candidates.len().saturating_sub(listed);
        let mut pairs: Vec<Pair> = candidates
            .into_iter()
            .take(if more > 0 { listed - 1 } else { listed })
            .map(|own| {
                let fill = " ".repeat(widest.unwrap_or(0).saturating_sub(width(&own.word)));
                let row = format!("  {}{fill}  {}", own.word, own.help);
                Pair {
                    display: self.lettered(&cut(row.trim_end(), columns.saturating_sub(3))),
                    replacement: own.word + if only { " " } else { "" },
                }
            })
            .collect();
        if more > 0 {
            pairs.push(Pair {
                display: format!("  and {} more: type on", more + 1),
                // All that can be said of the others is that they begin as what was typed.
                replacement: typed.to_owned(),
            });
        }
        Ok((line + offered.from, pairs))
    }
}

impl Validator for Advising {}

impl Helper for Advising {}
