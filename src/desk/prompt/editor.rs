//! Reading a line at a terminal that can paint: every key is taken as it comes, nothing that was typed
//! ahead is lost, and what stands on the screen is painted when no more keys are waiting.

use super::console::{Adviser, Answer, Choice, Console, Typed, chosen, keys};
use super::frame::{Frame, Painter, Shown};
use super::history::History;
use super::ink::{Ink, Piece};
use super::key::{self, Key};
use super::line::Line;
use super::menu::Menu;
use super::terminal::{Heard, Terminal};
use crate::print::look::Look;
use std::io;
use std::time::Duration;

/// How long the rest of a key is waited for that begins like Escape.
const REST_OF_KEY: Duration = Duration::from_millis(40);

/// How long a paste may pause before it is taken to be over.
const REST_OF_PASTE: Duration = Duration::from_millis(30);

/// How long the mark is waited for that ends a paste.
const MARK_OF_PASTE: Duration = Duration::from_millis(500);

/// A line editor.
pub struct Editor {
    terminal: Terminal,
    painter: Painter,
    history: History,
    look: Look,
    /// What was last cut out of a line.
    cut: String,
    /// Whether what comes is pasted, as far as the terminal marks it.
    pasting: bool,
}

/// A line being read.
struct Reading<'a> {
    adviser: &'a dyn Adviser,
    prompt: String,
    line: Line,
    menu: Option<Menu>,
    search: Option<Search>,
}

/// A search through the lines typed before.
#[derive(Default)]
struct Search {
    text: String,
    pass: usize,
}

/// What came of waiting for a key.
enum Next {
    Key(Key),
    Repaint,
    Interrupt,
    End,
    Killed(i32),
}

impl Editor {
    /// A line editor at this terminal.
    pub fn new(terminal: Terminal, history: History, look: Look) -> Editor {
        Editor {
            terminal,
            painter: Painter::default(),
            history,
            look,
            cut: String::new(),
            pasting: false,
        }
    }

    /// The next key, or what else came.
    fn next(&mut self) -> io::Result<Next> {
        let mut patience = None;
        loop {
            let whole = patience.is_some();
            // Signals come before keys, so that a long paste cannot hold them up.
            let heard = match key::first(self.terminal.pending(), false) {
                Some(_) => self.terminal.hear(Some(Duration::ZERO))?,
                None if self.terminal.pending().is_empty() => self.terminal.hear(None)?,
                None => self.terminal.hear(Some(REST_OF_KEY))?,
            };
            match heard {
                Heard::Bytes => patience = None,
                Heard::Nothing if whole || key::first(self.terminal.pending(), false).is_some() => {
                }
                Heard::Nothing => patience = Some(()),
                Heard::Resized => {
                    self.painter.forget(false);
                    return Ok(Next::Repaint);
                }
                Heard::Back => {
                    self.painter.forget(true);
                    return Ok(Next::Repaint);
                }
                Heard::Interrupted => return Ok(Next::Interrupt),
                Heard::End if key::first(self.terminal.pending(), true).is_none() => {
                    return Ok(Next::End);
                }
                Heard::End => patience = Some(()),
                Heard::Killed(by) => return Ok(Next::Killed(by)),
            }
            if let Some((key, len)) = key::first(self.terminal.pending(), patience.is_some()) {
                self.terminal.take(len);
                return Ok(Next::Key(key));
            }
        }
    }

    fn paint(&mut self, shown: &Shown) -> io::Result<()> {
        let frame = Frame::new(shown, self.terminal.size());
        match self.painter.paint(&frame, self.look.color) {
            Some(bytes) => self.write(&bytes),
            None => Ok(()),
        }
    }

    /// Writes with the letters that the terminal has.
    fn write(&mut self, text: &str) -> io::Result<()> {
        if self.look.ascii {
            self.terminal.write(&text.replace('…', "~"))
        } else {
            self.terminal.write(text)
        }
    }

    fn show(&mut self, reading: &Reading) -> io::Result<()> {
        // Keys that wait would only paint over it.
        if key::first(self.terminal.pending(), false).is_some() {
            return Ok(());
        }
        let shown = match &reading.search {
            Some(search) => self.searching(search),
            None => self.typing(reading),
        };
        self.paint(&shown)
    }

    fn typing(&self, reading: &Reading) -> Shown {
        let (columns, rows) = self.terminal.size();
        let text = reading.line.text();
        let standing = reading.adviser.standing(columns.saturating_sub(1));
        let above = if standing.is_empty() {
            Vec::new()
        } else {
            vec![Piece::new(Ink::Standing, standing)]
        };
        let room = rows.saturating_sub(above.len() + 3);
        Shown {
            above,
            prompt: reading.prompt.clone(),
            line: reading.adviser.pieces(text),
            cursor: reading.line.before().len(),
            hint: if text.trim().is_empty() {
                None
            } else {
                reading.adviser.hint(text)
            },
            beneath: reading
                .menu
                .as_ref()
                .map_or_else(Vec::new, |menu| menu.rows(columns, room)),
        }
    }

    fn searching(&self, search: &Search) -> Shown {
        let found = self.history.search(&search.text, search.pass);
        Shown {
            prompt: "search: ".into(),
            line: vec![Piece::new(Ink::Plain, search.text.as_str())],
            cursor: search.text.len(),
            hint: Some(Piece::new(
                Ink::Hint,
                found.unwrap_or("nothing like it was typed before"),
            )),
            ..Shown::default()
        }
    }

    /// Leaves the line on the screen as it was typed, with a mark where it was dropped.
    fn leave(&mut self, reading: &Reading, mark: &str) -> io::Result<()> {
        let mut line = reading.adviser.pieces(reading.line.text());
        line.push(Piece::new(Ink::Plain, mark));
        let shown = Shown {
            prompt: reading.prompt.clone(),
            line,
            ..Shown::default()
        };
        let frame = Frame::new(&shown, self.terminal.size());
        let bytes = self.painter.leave(&frame, self.look.color);
        self.write(&bytes)
    }

    /// What a key does to the line; something typed where it ends it.
    fn press(&mut self, key: Key, reading: &mut Reading) -> io::Result<Option<Typed>> {
        if self.press_in_search(key, reading) {
            return Ok(None);
        }
        let walks = matches!(
            (key, &reading.menu),
            (Key::Tab | Key::BackTab | Key::Up | Key::Down, Some(_))
        );
        if !walks {
            reading.menu = None;
        }
        let line = &mut reading.line;
        match key {
            Key::Tab if self.pasting => line.insert(" "),
            Key::Tab | Key::Down if walks => reading.walk(true),
            Key::BackTab | Key::Up if walks => reading.walk(false),
            Key::Tab => reading.complete(),
            Key::Char(c) => line.insert(c.encode_utf8(&mut [0; 4])),
            Key::Enter => {
                self.leave(reading, "")?;
                self.history.add(reading.line.text());
                return Ok(Some(Typed::Line(reading.line.text().to_owned())));
            }
            Key::Ctrl('c') => return self.drop_line(reading).map(Some),
            Key::Ctrl('d') if line.text().is_empty() => {
                self.leave(reading, "")?;
                return Ok(Some(Typed::End));
            }
            Key::Ctrl('z') => {
                self.leave(reading, "")?;
                self.terminal.stop()?;
            }
            Key::Ctrl('l') => {
                self.terminal.write("\x1b[H\x1b[2J")?;
                self.painter.forget(true);
            }
            Key::Ctrl('r') => reading.search = Some(Search::default()),
            Key::Ctrl('d') | Key::Delete => line.delete(),
            Key::Backspace => line.backspace(),
            Key::Left | Key::Ctrl('b') => line.move_left(),
            Key::Right | Key::Ctrl('f') => line.move_right(),
            Key::Home | Key::Ctrl('a') => line.move_home(),
            Key::End | Key::Ctrl('e') => line.move_end(),
            Key::WordLeft | Key::Alt('b') => line.move_word_left(),
            Key::WordRight | Key::Alt('f') => line.move_word_right(),
            Key::Ctrl('k') => self.cut = line.cut_to_end(),
            Key::Ctrl('u') => self.cut = line.cut_to_start(),
            Key::Ctrl('w') => self.cut = line.cut_word(),
            Key::AltBackspace => self.cut = line.cut_letters_before(),
            Key::Alt('d') => self.cut = line.cut_letters_after(),
            Key::Ctrl('y') => line.insert(&self.cut),
            Key::Ctrl('t') => line.transpose(),
            Key::Up | Key::Ctrl('p') => {
                if let Some(older) = self.history.older(line.text()) {
                    *line = Line::new(older);
                }
            }
            Key::Down | Key::Ctrl('n') => {
                if let Some(newer) = self.history.newer(line.text()) {
                    *line = Line::new(newer);
                }
            }
            Key::PasteBegins => self.pasting = true,
            Key::PasteEnds => self.pasting = false,
            Key::BackTab | Key::Escape | Key::Ctrl(_) | Key::Alt(_) | Key::Other => {}
        }
        Ok(None)
    }

    /// What a key does to a search; whether it concerns nothing else.
    fn press_in_search(&self, key: Key, reading: &mut Reading) -> bool {
        let Some(search) = &mut reading.search else {
            return false;
        };
        match key {
            Key::Char(c) => {
                search.text.push(c);
                search.pass = 0;
            }
            Key::Backspace => {
                search.text.pop();
                search.pass = 0;
            }
            Key::Ctrl('r') => {
                if self.history.search(&search.text, search.pass + 1).is_some() {
                    search.pass += 1;
                }
            }
            key => {
                let found = self.history.search(&search.text, search.pass);
                let given_up = matches!(key, Key::Escape | Key::Ctrl('c' | 'g'));
                if let Some(found) = found.filter(|_| !given_up) {
                    reading.line = Line::new(found);
                }
                reading.search = None;
                return given_up;
            }
        }
        true
    }

    fn drop_line(&mut self, reading: &Reading) -> io::Result<Typed> {
        self.leave(reading, "^C")?;
        self.pasting = false;
        Ok(Typed::Dropped(!reading.line.text().is_empty()))
    }

    /// The first line that stands typed ahead.
    fn line_ahead(&self) -> Option<String> {
        let pending = self.terminal.pending();
        let end = pending
            .iter()
            .position(|byte| matches!(byte, b'\r' | b'\n'))?;
        Some(String::from_utf8_lossy(pending.get(..end)?).into_owned())
    }
}

impl Reading<'_> {
    fn complete(&mut self) {
        let offered = self.adviser.completions(self.line.before());
        self.menu = Menu::open(&mut self.line, offered);
    }

    fn walk(&mut self, forward: bool) {
        if let Some(menu) = &mut self.menu {
            menu.walk(&mut self.line, forward);
        }
    }
}

impl Console for Editor {
    fn read(&mut self, adviser: &dyn Adviser) -> io::Result<Typed> {
        let mut reading = Reading {
            adviser,
            prompt: adviser.prompt(),
            line: Line::default(),
            menu: None,
            search: None,
        };
        loop {
            self.show(&reading)?;
            match self.next()? {
                Next::Key(key) => {
                    if let Some(typed) = self.press(key, &mut reading)? {
                        return Ok(typed);
                    }
                }
                Next::Repaint => {}
                Next::Interrupt => return self.drop_line(&reading),
                Next::End => {
                    self.leave(&reading, "")?;
                    return Ok(Typed::End);
                }
                Next::Killed(by) => {
                    // The terminal may be gone already, and then there is nothing to leave.
                    let _ = self.leave(&reading, "");
                    return Ok(Typed::Killed(by));
                }
            }
        }
    }

    fn ask(&mut self, choices: &[Choice], adviser: &dyn Adviser) -> io::Result<Answer> {
        if self.is_unattended(adviser) {
            return Ok(Answer::NotAsked);
        }
        let ahead = self.line_ahead().is_some();
        let above = choices
            .iter()
            .enumerate()
            .map(|(at, choice)| Piece::new(Ink::Plain, format!("  {}  {}", at + 1, choice.words)));
        let shown = Shown {
            above: above.collect(),
            prompt: format!("{}? ", keys(choices)),
            ..Shown::default()
        };
        let answer = loop {
            self.paint(&shown)?;
            match self.next()? {
                Next::Key(Key::Char(c)) => {
                    if let Some(choice) = chosen(choices, c) {
                        break Answer::Choice(choice);
                    }
                    self.terminal.write("\x07")?;
                }
                Next::Key(Key::Escape | Key::Ctrl('c' | 'g')) | Next::Interrupt => {
                    break Answer::None;
                }
                Next::Key(Key::Ctrl('d')) | Next::End => break Answer::End,
                Next::Key(Key::Ctrl('z')) => {
                    let bytes = self.painter.wipe();
                    self.terminal.write(&bytes)?;
                    self.terminal.stop()?;
                }
                Next::Key(_) => self.terminal.write("\x07")?,
                Next::Repaint => {}
                Next::Killed(by) => break Answer::Killed(by),
            }
        };
        let bytes = self.painter.wipe();
        self.terminal.write(&bytes)?;
        // Who typed ahead may have ended the answer like a line.
        if ahead && let [b'\r' | b'\n', ..] = self.terminal.pending() {
            self.terminal.take(1);
        }
        Ok(answer)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.terminal.write(&text.replace('\n', "\r\n"))
    }

    fn discard_ahead(&mut self) -> io::Result<Vec<String>> {
        let mut lines = Vec::new();
        let mut rest = String::new();
        let mut is_paste = self.pasting || self.terminal.has_more()?;
        loop {
            while let Some((key, len)) = key::first(self.terminal.pending(), false) {
                // Outside a paste the line that is not yet ended is the next one.
                if !self.pasting && self.line_ahead().is_none() {
                    break;
                }
                self.terminal.take(len);
                match key {
                    Key::Char(c) => rest.push(c),
                    Key::Tab => rest.push(' '),
                    Key::Enter => lines.push(std::mem::take(&mut rest)),
                    Key::PasteBegins => self.pasting = true,
                    Key::PasteEnds => self.pasting = false,
                    _ => {}
                }
            }
            let patience = if self.pasting {
                MARK_OF_PASTE
            } else {
                REST_OF_PASTE
            };
            if !is_paste || self.terminal.hear(Some(patience))? != Heard::Bytes {
                break;
            }
            is_paste = true;
        }
        self.pasting = false;
        lines.push(rest);
        lines.retain(|line| !line.trim().is_empty());
        lines.iter().for_each(|line| self.history.add(line));
        Ok(lines)
    }

    fn is_ahead(&self) -> bool {
        self.pasting || self.line_ahead().is_some()
    }

    fn is_unattended(&self, adviser: &dyn Adviser) -> bool {
        self.pasting || self.line_ahead().is_some_and(|line| adviser.reads(&line))
    }

    fn columns(&self) -> usize {
        self.terminal.size().0
    }
}
