//! A session at the prompt: reads, judges, records and answers each line, and asks where necessary.

use super::advice::Advice;
use super::ahead::Ahead;
use super::amended::{amended, is_theirs};
use super::console::{Adviser, Console, Input, InputEnd, Stop};
use super::help::help;
use super::slow::SlowNote;
use super::typed::{Typed, is_law_already, means_same, typed_on};
use super::{preview, status};
use crate::desk::event::at_table;
use crate::desk::{
    Balances, Book, Failure, Point, Preview, Status, answer, point, surroundings, terminal,
};
use nos_base::{Look, in_words, shown, width};
use nos_entry::{Amendment, Asked, Body, Correction, Dialect, Question};
use nos_law::{EntryNo, Picture, SessionView, TableSettings};
use nos_records::journal::{Decided, Journal, Record, Rejection};
use std::io::{self, IsTerminal as _};
use std::rc::Rc;
use std::sync::Arc;

const INDENT: &str = "      ";

/// Formats the message about an entry that is recorded now.
pub(super) type Words<'a> = &'a dyn Fn(&Record, EntryNo) -> String;

pub struct Sitting<'a> {
    pub book: Book,
    pub(super) console: &'a mut dyn Console,
    pub table: TableSettings,
    pub preview: Preview,
    pub has_board: bool,
    pub balances: Balances,
    pub(super) ahead: Ahead,
    /// The decision that was still open when the official left.
    pub(super) unrecorded: Option<String>,
    failure: Option<Failure>,
    /// Lines written since the last read, if output beyond one screen waits for Enter.
    pub(super) unread: Option<usize>,
}

impl Sitting<'_> {
    pub fn new(book: Book, console: &mut dyn Console, table: TableSettings) -> Sitting<'_> {
        Sitting {
            book,
            console,
            table,
            preview: Preview::Full,
            has_board: false,
            balances: Balances::Payment,
            ahead: Ahead::default(),
            unrecorded: None,
            failure: None,
            unread: None,
        }
    }

    pub fn run(mut self, greeting: &[String]) -> Result<InputEnd, Failure> {
        let ending = self.take_all(greeting).map_err(|error| unusable(&error))?;
        self.failure.map_or(Ok(ending), Err)
    }

    fn take_all(&mut self, greeting: &[String]) -> io::Result<InputEnd> {
        self.write_lines(greeting)?;
        let ending = loop {
            match self.take_next() {
                Ok(()) => {}
                Err(Stop::Ended(ending)) => break ending,
                Err(Stop::Failed(error)) => return Err(error),
            }
        };
        if ending == InputEnd::Left {
            self.farewell()?;
        }
        Ok(ending)
    }

    fn take_next(&mut self) -> Result<(), Stop> {
        match self.read()? {
            Input::Line(line) => self.take(&line, typed_on(&line, self.book.record()))?,
            Input::Dropped(false) => self.write_wrapped(&[message!("how-to-leave")])?,
            Input::Dropped(true) => {}
            Input::Ended(ending) => return Err(Stop::Ended(ending)),
        }
        Ok(())
    }

    pub(super) fn read(&mut self) -> io::Result<Input> {
        loop {
            if self.is_interrupted() {
                self.ahead.stop();
            }
            let (record, preview) = (Arc::clone(self.book.record()), self.preview);
            let kept = self.ahead.kept().map(str::to_owned);
            let advice = Rc::new(Advice { record, preview, kept });
            if let Some(line) = self.next_ahead(advice.as_ref())? {
                self.console.remember(&line);
                return Ok(Input::Line(line));
            }
            if let Some(waiting) = self.ahead.news() {
                let is_kept = self.ahead.kept().is_some().to_string();
                self.write_indented(&[message!("lines-wait", waiting, is_kept)])?;
            }
            self.unread = self.unread.map(|_| 0);
            match self.console.read(advice, self.ahead.offered())? {
                Input::Line(text) => {
                    let record = self.book.record();
                    let is_same = |one: &str, other: &str| means_same(record, one, other);
                    if let Some(left_out) = self.ahead.enter(&text, is_same) {
                        self.console.remember(&left_out);
                    }
                }
                Input::Dropped(typed) => {
                    return Ok(Input::Dropped(self.drop_waiting()? || typed));
                }
                typed => return Ok(typed),
            }
        }
    }

    /// Whether Ctrl-C stops the lines that nos takes one by one.
    pub(super) fn is_interrupted(&mut self) -> bool {
        self.ahead.one_by_one && self.console.is_interrupted()
    }

    pub(super) fn next_ahead(&mut self, adviser: &dyn Adviser) -> io::Result<Option<String>> {
        let next = self.ahead.next();
        if let Some(line) = next.as_ref().filter(|_| self.ahead.one_by_one) {
            self.write_lines(&[format!("{}{line}", adviser.prompt())])?;
        }
        Ok(next)
    }

    pub(super) fn take(&mut self, line: &str, typed: Typed) -> Result<(), Stop> {
        if let Ok(Some(Body::Entry(entry))) = &typed.read {
            let is_known = is_law_already(self.book.record(), entry);
            return if is_known { Ok(()) } else { self.enter(&typed, line) };
        }
        match typed.read {
            Ok(None | Some(Body::Entry(_))) => Ok(()),
            Ok(Some(Body::Question(Question::Quit))) => Err(Stop::Ended(InputEnd::Left)),
            Ok(Some(Body::Question(question))) => Ok(self.answer(&question)?),
            Ok(Some(Body::Amendment(Amendment::Revise { from, to }))) => {
                self.revise(from, to, line)
            }
            Ok(Some(Body::Amendment(amendment))) => match amended(self.book.record(), &amendment) {
                Ok(correction) => self.take_correction(correction, false, line),
                Err(why) => Ok(self.wrong(&point::all_of(line, why), line)?),
            },
            Ok(Some(Body::Correction(correction))) => {
                let is_doubtful = typed.is_unsure
                    || !is_theirs(self.book.record(), &correction, typed.blamed.as_ref());
                self.take_correction(correction, is_doubtful, line)
            }
            Err(unread) => match typed.partial {
                Some(partial) => self.offer(&partial),
                None => Ok(self.wrong(&preview::unreadable(&unread.error, line), line)?),
            },
        }
    }

    /// Makes a correction. Asks first if the official may not mean it: it takes back an entry of a
    /// player other than the one blamed, or the line may mean something else.
    fn take_correction(
        &mut self,
        correction: Correction,
        is_doubtful: bool,
        line: &str,
    ) -> Result<(), Stop> {
        match self.book.judge(correction.into()) {
            Ok(decided) => self.correct(decided, is_doubtful),
            Err(rejection) => Ok(self.refuse(&rejection, line)?),
        }
    }

    pub(super) fn answer(&mut self, question: &Question) -> io::Result<()> {
        self.answer_of(&Arc::clone(self.book.record()), question)
    }

    pub(super) fn answer_of(&mut self, record: &Record, question: &Question) -> io::Result<()> {
        let (table, paged) = (self.table_now(), self.unread);
        let lines = match question {
            Question::Help(topic) => help(record, topic, &table),
            question => answer::text(record, question, &table)
                .unwrap_or_else(|error| vec![answer::sentence(&error)]),
        };
        let is_long = match question {
            Question::Rule(_) => true,
            Question::OfLaw(question) => matches!(question.asked, Asked::Holds(_)),
            _ => false,
        };
        self.unread = paged.or((is_long && !self.ahead.one_by_one).then_some(0));
        let written = self.write_lines(&lines);
        self.unread = paged;
        written
    }

    /// Shows this note at a terminal while something takes long.
    pub fn while_slow(&self, note: &str) -> Option<SlowNote> {
        let (note, gone) = if self.table.look.plain || !surroundings::can_paint() {
            (format!("{note}\n"), "")
        } else {
            // Keep the note within one row, since only one row can be erased.
            let room = self.console.columns().saturating_sub(1);
            (width::beginning(note, room).to_owned(), "\r\x1b[K")
        };
        let show = |text: &str| drop(terminal::show(text));
        io::stdout().is_terminal().then(|| SlowNote::begin(note, gone, show))
    }

    /// Returns the board, if the prompt shows it after each change.
    fn board(&self) -> Option<Picture> {
        let drawn = self.has_board.then(|| self.book.record().session().drawn());
        drawn.flatten().filter(Picture::is_board)
    }

    /// Records a decision and writes its ruling, or these words if the ruling is known already;
    /// then writes what follows it.
    pub(super) fn keep(&mut self, decided: Decided, words: Option<Words<'_>>) -> io::Result<()> {
        let was_settled = self.is_settled();
        let before = self.board();
        let path = self.book.journal().map(Journal::path);
        let slow = path.and_then(|path| {
            self.while_slow(&message!("saving-takes-long", name = shown::path(path)))
        });
        let entered = self.book.enter(decided.into_expanded());
        drop(slow);
        let (no, outcome) = match entered {
            Ok(entered) => entered,
            Err(error) => {
                let failure = Failure::from(error);
                self.ahead.stop();
                self.write_wrapped(&[failure.to_string()])?;
                self.failure.get_or_insert(failure);
                return Ok(());
            }
        };
        let table = self.table_now();
        let measure = table.look.measure();
        let record = self.book.record();
        let handed_over = answer::handed_over(record, (no, &outcome), &table);
        let mut tables = answer::after(record, &outcome, &table);
        let drawn = self.board();
        if drawn.is_some() && drawn != before {
            tables.extend(record.session().lines(SessionView::Table, &table.look));
        }
        match words {
            None => {
                let lines = answer::told(record, &outcome, &handed_over);
                self.write_lines(&width::numbered(no.0, &lines, measure))?;
                self.write_lines(&tables)?;
            }
            Some(words) => {
                let words = words(record, no);
                self.write_lines(&tables)?;
                self.write_lines(&width::numbered(no.0, &[words], measure))?;
            }
        }
        self.write_indented(&handed_over)?;
        if self.balances == Balances::Payment && answer::leaves_accounts_untold(&outcome) {
            self.write_accounts()?;
        }
        let journal = self.book.journal().filter(|_| !was_settled && self.is_settled());
        let next = journal.and_then(|journal| at_table::is_settled(journal.path()));
        self.write_wrapped(next.as_slice())
    }

    fn write_accounts(&mut self) -> io::Result<()> {
        let look = self.look();
        let narrower = look.at(look.measure().saturating_sub(INDENT.len()));
        self.write_indented(&self.book.record().session().lines(SessionView::Accounts, &narrower))
    }

    fn is_settled(&self) -> bool {
        self.book.record().session().unfinished().is_none()
    }

    pub(super) fn refuse(&mut self, rejection: &Rejection, line: &str) -> io::Result<()> {
        self.wrong(&point::rejected(rejection, line, Dialect::Prompt, self.book.record()), line)
    }

    pub(super) fn stop_lines(&mut self) -> io::Result<()> {
        self.ahead.stop();
        for line in self.console.typed_ahead()? {
            self.ahead.wait(&line);
        }
        Ok(())
    }

    /// Says what is wrong, with carets if there is room. Lines pasted or typed later wait.
    fn wrong(&mut self, point: &Point, line: &str) -> io::Result<()> {
        self.stop_lines()?;
        let prompt = status::prompt(self.book.record().session());
        let column = point.column.saturating_sub(1);
        let before: String = line.chars().take(column).collect();
        let wrong: String = line.chars().skip(column).take(point.width).collect();
        let at = width::visible_width(&prompt) + width::visible_width(&before);
        let carets = width::visible_width(&wrong).max(1);
        if at + carets < self.console.columns() {
            self.write_lines(&[format!("{}{}", " ".repeat(at), "^".repeat(carets))])?;
        }
        self.write_indented(&[point.words()])
    }

    fn farewell(&mut self) -> io::Result<()> {
        self.drop_waiting()?;
        let unrecorded = self.unrecorded.take();
        if let Some(entry) = &unrecorded {
            self.write_indented(&[message!("not-recorded", entry)])?;
        }
        let words = match self.book.journal() {
            None => message!("nothing-kept"),
            Some(journal) => {
                let all = match (&self.failure, &unrecorded) {
                    (Some(_), _) => "could",
                    (None, Some(_)) => "else",
                    (None, None) => "all",
                };
                let path = shown::path(journal.path());
                match journal.seal() {
                    Some(seal) => message!("saved", all, path, seal),
                    None => message!("no-entries", path),
                }
            }
        };
        self.write_wrapped(&[words])
    }

    pub(super) fn look(&self) -> Look {
        self.table.look.at(self.console.columns())
    }

    fn table_now(&self) -> TableSettings {
        TableSettings { look: self.look(), ..self.table.clone() }
    }

    pub(super) fn write_wrapped(&mut self, lines: &[String]) -> io::Result<()> {
        self.write_behind("", lines)
    }

    pub(super) fn write_indented(&mut self, lines: &[String]) -> io::Result<()> {
        self.write_behind(INDENT, lines)
    }

    fn write_behind(&mut self, head: &str, lines: &[String]) -> io::Result<()> {
        let measure = self.look().measure();
        let wrap = |line: &String| width::wrapped(head, line, measure);
        self.write_lines(&lines.iter().flat_map(wrap).collect::<Vec<String>>())
    }

    pub(super) fn write_lines(&mut self, mut lines: &[String]) -> io::Result<()> {
        let rows = self.console.rows();
        let room = rows.map(|rows| rows.saturating_sub(2).max(1));
        while let (Some(unread), Some(room)) = (self.unread, room)
            && unread + lines.len() > room
        {
            let (now, later) = lines.split_at(room.saturating_sub(unread));
            self.write_out(now)?;
            self.unread = Some(0);
            lines = later;
            self.stop_lines()?;
            match self.console.answer(&message!("shows-the-rest"))? {
                Input::Line(typed) if typed.trim().is_empty() => {}
                Input::Line(typed) if typed.trim().eq_ignore_ascii_case("q") => lines = &[],
                Input::Line(typed) => self.ahead.wait(&typed),
                _ => lines = &[],
            }
        }
        self.unread = self.unread.map(|unread| unread + lines.len());
        self.write_out(lines)
    }

    fn write_out(&mut self, lines: &[String]) -> io::Result<()> {
        let ended = |line: &String| format!("{}\n", shown::lines(line));
        self.console.write(&lines.iter().map(ended).collect::<String>())
    }

    fn drop_waiting(&mut self) -> io::Result<bool> {
        let dropped = self.ahead.drop_all();
        if dropped.is_empty() {
            return Ok(false);
        }
        dropped.iter().for_each(|line| self.console.remember(line));
        self.write_indented(&[message!("lines-not-taken", dropped = dropped.len())])?;
        Ok(true)
    }
}

pub(super) fn unusable(error: &io::Error) -> Failure {
    Failure::new(Status::File, message!("no-terminal", error = in_words(error)))
}
