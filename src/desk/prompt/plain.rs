//! Reading lines at a terminal that cannot paint, or whose output goes elsewhere: the terminal itself takes
//! the keys, and nothing is said of a line before it is whole.

use super::console::{Adviser, Answer, Choice, Console, Typed, chosen, keys};
use super::terminal::{Heard, Terminal};
use std::io;

/// A terminal that is written to line by line.
pub struct Plain {
    terminal: Terminal,
}

/// A line, or why there is none.
enum Next {
    Line(String),
    Dropped,
    End,
    Killed(i32),
}

impl Plain {
    /// Reads from this terminal.
    pub fn new(terminal: Terminal) -> Plain {
        Plain { terminal }
    }

    fn line_ahead(&mut self) -> Option<String> {
        let pending = self.terminal.pending();
        let end = pending.iter().position(|byte| *byte == b'\n')?;
        let line = String::from_utf8_lossy(pending.get(..end)?);
        let line = line.trim_end_matches('\r').to_owned();
        self.terminal.take(end + 1);
        Some(line)
    }

    fn next(&mut self) -> io::Result<Next> {
        loop {
            if let Some(line) = self.line_ahead() {
                return Ok(Next::Line(line));
            }
            match self.terminal.hear(None)? {
                Heard::Bytes | Heard::Nothing | Heard::Resized | Heard::Back => {}
                Heard::Interrupted => return Ok(Next::Dropped),
                Heard::End => return Ok(Next::End),
                Heard::Killed(by) => return Ok(Next::Killed(by)),
            }
        }
    }
}

impl Console for Plain {
    fn read(&mut self, adviser: &dyn Adviser) -> io::Result<Typed> {
        let standing = adviser.standing(self.columns());
        self.terminal
            .write(&format!("{standing}\n{}", adviser.prompt()))?;
        match self.next()? {
            Next::Line(line) => Ok(Typed::Line(line)),
            Next::Dropped => {
                self.terminal.write("\n")?;
                Ok(Typed::Dropped(true))
            }
            Next::End => {
                self.terminal.write("\n")?;
                Ok(Typed::End)
            }
            Next::Killed(by) => Ok(Typed::Killed(by)),
        }
    }

    fn ask(&mut self, choices: &[Choice], adviser: &dyn Adviser) -> io::Result<Answer> {
        if self.is_unattended(adviser) {
            return Ok(Answer::NotAsked);
        }
        let mut question = String::new();
        for (at, choice) in choices.iter().enumerate() {
            question.push_str(&format!("  {}  {}\n", at + 1, choice.words));
        }
        self.terminal.write(&question)?;
        loop {
            self.terminal.write(&format!("{}? ", keys(choices)))?;
            match self.next()? {
                Next::Line(line) => {
                    let mut typed = line.trim().chars();
                    if let (Some(key), None) = (typed.next(), typed.next())
                        && let Some(choice) = chosen(choices, key)
                    {
                        return Ok(Answer::Choice(choice));
                    }
                }
                Next::Dropped => {
                    self.terminal.write("\n")?;
                    return Ok(Answer::None);
                }
                Next::End => return Ok(Answer::End),
                Next::Killed(by) => return Ok(Answer::Killed(by)),
            }
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.terminal.write(text)
    }

    fn is_ahead(&self) -> bool {
        self.terminal.pending().contains(&b'\n')
    }

    fn is_unattended(&self, adviser: &dyn Adviser) -> bool {
        let ahead = String::from_utf8_lossy(self.terminal.pending()).into_owned();
        ahead
            .split_once('\n')
            .is_some_and(|(line, _)| adviser.reads(line.trim_end_matches('\r')))
    }

    fn discard_ahead(&mut self) -> io::Result<Vec<String>> {
        while self.terminal.has_more()?
            && self.terminal.hear(Some(std::time::Duration::ZERO))? == Heard::Bytes
        {}
        let mut lines = Vec::new();
        while let Some(line) = self.line_ahead() {
            lines.push(line);
        }
        lines.retain(|line| !line.trim().is_empty());
        Ok(lines)
    }

    fn columns(&self) -> usize {
        self.terminal.size().0
    }
}
