//! Answers rustyline while a line is typed: the ruling beside the line (a hint), the colours, and
//! the completions. Hint and colours share one view of the text.

use super::advice::{LONG, view};
use super::console::{Adviser, Completion, InkedText, PromptView};
use crate::desk::terminal::{self, Modes};
use nos_base::text::width::{cut, row_at_end, visible_width as width};
use nos_base::{Ink, Look};
use nos_entry::LINE_MAX;
use rustyline::completion::{Completer, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::{Hint, Hinter};
use rustyline::validate::Validator;
use rustyline::{Context, Helper, Prompt};
use std::borrow::Cow;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

const MARK: &str = "  | ";

/// An empty hint. Rustyline repaints a line with a hint as a whole, so every line has one, except a
/// long line, of which rustyline paints only the additions.
const NOTHING: &str = "\x1b[K";

const LISTED: usize = 12;

const WIDEST: usize = 512;

#[derive(Default)]
pub struct LineHelper {
    /// `None` at a question.
    status_row: Option<Rc<StatusRow>>,
    viewed: RefCell<Option<(String, Rc<PromptView>)>>,
    look: Look,
    /// Rows of the last painting, beyond the first.
    rows: Cell<usize>,
    /// Terminal modes that wait for no key, while rustyline only collects text typed ahead.
    pub gathered: Option<Arc<Modes>>,
}

pub struct Beside(String);

impl Hint for Beside {
    fn display(&self) -> &str {
        &self.0
    }

    /// A ruling is not text to complete the line with.
    fn completion(&self) -> Option<&str> {
        None
    }
}

impl LineHelper {
    pub fn new(look: Look) -> LineHelper {
        LineHelper { look, ..LineHelper::default() }
    }

    pub fn advise(&mut self, status_row: Option<Rc<StatusRow>>) {
        self.status_row = status_row;
        self.viewed.take();
    }

    fn view(&self, text: &str) -> Rc<PromptView> {
        let mut viewed = self.viewed.borrow_mut();
        if let Some((latest, view)) = viewed.as_ref()
            && latest == text
        {
            return Rc::clone(view);
        }
        let view = Rc::new(match &self.status_row {
            Some(status_row) => status_row.adviser.view(text),
            None => view(text, 0, |_| (None, Vec::new())),
        });
        *viewed = Some((text.to_owned(), Rc::clone(&view)));
        view
    }

    pub fn lettered(&self, text: &str) -> String {
        if self.look.ascii { text.replace('…', "~") } else { text.to_owned() }
    }

    /// Formats the hint: to the right of the typed text, or below where the row is too short.
    fn beside(&self, used: usize, hint: &InkedText) -> String {
        let columns = columns();
        let room = (columns - 1).saturating_sub(used % columns + MARK.len());
        let (gap, room) = if room >= width(&hint.text) {
            ("", room)
        } else {
            self.rows.set(self.rows.get() + 1);
            ("\n", (columns - 1).saturating_sub(MARK.len()))
        };
        let words = self.lettered(&cut(&hint.text, room));
        let mark = self.look.ink(Ink::Hint, MARK);
        format!("{gap}{mark}{}", self.look.ink(hint.ink, &words))
    }

    fn listed(&self, candidates: Vec<Completion>) -> Vec<Pair> {
        if let [only] = candidates.as_slice() {
            return vec![Pair {
                display: only.word.clone(),
                replacement: format!("{} ", only.word),
            }];
        }
        // If the list is longer than the screen, rustyline pauses it and takes the next keys for
        // itself. When it paints the prompt again, it erases as many rows of the list as it had
        // painted before. So the list is kept short, and ends with that many blank rows.
        let wiped = self.rows.get();
        let (_, screen) = terminal::size();
        let room = screen.saturating_sub(wiped + 2).clamp(2, LISTED);
        let all = candidates.len();
        let kept = if all > room { room - 1 } else { all };
        let words = || candidates.iter().map(|candidate| candidate.word.as_str());
        let widest = words().map(width).max().unwrap_or(0);
        let common = words().reduce(common_beginning).unwrap_or_default();
        let pair = |row: &str, word: &str| {
            let row = self.lettered(&cut(row.trim_end(), columns().saturating_sub(3)));
            let fill = columns().saturating_sub(3 + width(&row));
            Pair { display: row + &" ".repeat(fill), replacement: word.to_owned() }
        };
        let listed = |Completion { word, help }: &Completion| {
            let fill = " ".repeat(widest.saturating_sub(width(word)));
            pair(&format!("  {word}{fill}  {help}"), word)
        };
        let mut pairs: Vec<Pair> = candidates.iter().take(kept).map(listed).collect();
        if all > kept {
            let more = message!("and-more", more = all - kept);
            pairs.push(pair(&format!("  {more}"), common));
        }
        if !pairs.is_empty() {
            pairs.extend((0..wiped).map(|_| pair("", common)));
        }
        pairs
    }
}

fn columns() -> usize {
    terminal::size().0.max(2)
}

fn common_beginning<'a>(one: &'a str, other: &str) -> &'a str {
    let differ = |((at, letter), other): ((usize, char), char)| (letter != other).then_some(at);
    let at = one.char_indices().zip(other.chars()).find_map(differ);
    one.get(..at.unwrap_or(one.len().min(other.len()))).unwrap_or_default()
}

impl Hinter for LineHelper {
    type Hint = Beside;

    fn hint(&self, text: &str, at: usize, _: &Context<'_>) -> Option<Beside> {
        // Rustyline has set its own modes by now, and reads no key before it asks for this hint.
        if let Some(modes) = &self.gathered {
            modes.wait_for_no_key();
        }
        let status_row = self.status_row.as_deref()?;
        // The line is painted next. If this fails, some rows appear twice.
        let unpaint = status_row.unpaint(text.get(..at).unwrap_or_default(), self.rows.get());
        if let Some(unpaint) = unpaint.filter(|_| terminal::reflows()) {
            let _ = terminal::show(&unpaint);
        }
        terminal::look_again(status_row.columns.get());
        let last = text.rsplit_once('\n').map_or(text, |(_, last)| last);
        let is_one_row = last.len() == text.len();
        let prompt = if is_one_row { width(&status_row.adviser.prompt()) } else { 0 };
        let used = prompt + width(last);
        let feeds = text.matches('\n').count();
        // The status row is the first.
        self.rows.set(1 + feeds + used / columns());
        let is_long = last.len() > LONG && last.len() <= LINE_MAX;
        if text.is_empty() || is_long {
            return None;
        }
        Some(Beside(match &self.view(text).hint {
            Some(hint) => self.beside(used, hint),
            None => NOTHING.to_owned(),
        }))
    }
}

impl Highlighter for LineHelper {
    fn highlight<'l>(&self, text: &'l str, _: usize) -> Cow<'l, str> {
        let mut out = String::new();
        for (at, row) in self.view(text).rows.iter().enumerate() {
            if at > 0 {
                out.push('\n');
            }
            for inked in row {
                // Rustyline counts no columns for a control character, which could move the cursor.
                let is_seen = |c: &char| !c.is_control() || *c == '\t';
                let seen: String = inked.text.chars().filter(is_seen).collect();
                out.push_str(&self.look.ink(inked.ink, &seen));
            }
        }
        out.into()
    }

    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(
        &'s self,
        prompt: &'p str,
        is_default: bool,
    ) -> Cow<'b, str> {
        if !is_default {
            return prompt.into();
        }
        let (status, prompt) = prompt.rsplit_once('\n').unwrap_or(("", prompt));
        let prompt = self.look.ink(Ink::Prompt, prompt);
        if status.is_empty() {
            return prompt.into();
        }
        format!("{}\n{prompt}", self.look.ink(Ink::Status, status)).into()
    }
}

impl Completer for LineHelper {
    type Candidate = Pair;

    fn complete(
        &self,
        text: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = text.get(..at).unwrap_or_default();
        let line = before.rfind('\n').map_or(0, |feed| feed + 1);
        let Some(StatusRow { adviser, .. }) = self.status_row.as_deref() else {
            return Ok((at, Vec::new()));
        };
        let offered = adviser.completions(before.get(line..).unwrap_or_default());
        Ok((line + offered.from, self.listed(offered.candidates)))
    }
}

impl Validator for LineHelper {}

impl Helper for LineHelper {}

/// The status row above the line, and the prompt, laid out for the width of the window.
pub struct StatusRow {
    pub adviser: Rc<dyn Adviser>,
    by_columns: Vec<OnceCell<String>>,
    /// Columns for which rustyline measured the row, and columns of the last painting.
    columns: Cell<usize>,
    painted: Cell<usize>,
}

impl StatusRow {
    pub fn new(adviser: Rc<dyn Adviser>) -> StatusRow {
        StatusRow {
            adviser,
            by_columns: vec![OnceCell::new(); WIDEST],
            columns: Cell::default(),
            painted: Cell::default(),
        }
    }

    fn text(&self, columns: usize) -> &str {
        let made = || {
            let status = self.adviser.status(columns.saturating_sub(1));
            let feed = if status.is_empty() { "" } else { "\n" };
            format!("{status}{feed}{}", self.adviser.prompt())
        };
        let row = self.by_columns.get(columns.min(WIDEST - 1));
        row.map_or("", |row| row.get_or_init(made))
    }

    /// Returns escape codes that erase a painting which the resized window wrapped elsewhere, and
    /// put the cursor where rustyline expects it: after `typed`, in a painting of `rows` rows
    /// beyond the first.
    fn unpaint(&self, typed: &str, rows: usize) -> Option<String> {
        let is = self.columns.get();
        let was = self.painted.replace(is);
        let text = [self.text(was), typed].concat();
        let (now, believed) = (row_at_end(&text, is), row_at_end(&text, was));
        let (down, back) = ("\n".repeat(rows), "\x1b[A".repeat(rows.saturating_sub(believed)));
        let up = "\x1b[A".repeat(now);
        (was > 0 && was != is).then(|| format!("{up}\r\x1b[J{down}{back}"))
    }
}

impl Prompt for StatusRow {
    /// Rustyline calls this to measure: at the beginning, and after the window was resized.
    fn raw(&self) -> &str {
        self.columns.set(terminal::size().0.max(2));
        self.styled()
    }

    fn styled(&self) -> &str {
        self.text(self.columns.get())
    }
}
