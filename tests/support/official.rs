//! An official who types a script at a console without a terminal.

use crate::support::disk::{Shaky, journal_of};
use crate::support::records::enter;
use nos::desk::book::Book;
use nos::desk::prompt::console::{Adviser, Console, Input, InputEnd};
use nos::desk::prompt::sitting::Sitting;
use nos::law::{Law, TableSettings};
use nos::laws::nos::LAW;
use std::collections::VecDeque;
use std::io;
use std::rc::Rc;

/// A typed or pasted text and its time.
pub struct Read {
    pub adviser: Rc<dyn Adviser>,
    /// The earlier line offered again; empty if none was.
    pub offered: String,
    /// Lines added to the history since the last read.
    pub remembered: Vec<String>,
}

#[derive(Default)]
pub struct Official {
    lines: VecDeque<String>,
    answers: VecDeque<String>,
    pub reads: Vec<Read>,
    pub questions: Vec<String>,
    pub said: String,
    remembered: Vec<String>,
    /// Rows of the screen, if known.
    pub rows: Option<usize>,
    pub columns: usize,
    pub table: TableSettings,
}

impl Official {
    /// Types these lines and answers, then Ctrl-D, or Ctrl-C at a question.
    pub fn who_types(lines: &[&str], answers: &[&str]) -> Official {
        let typed = |all: &[&str]| all.iter().map(ToString::to_string).collect();
        Official {
            lines: typed(lines),
            answers: typed(answers),
            columns: 80,
            ..Official::default()
        }
    }

    /// Plays a journal that has these entries after its first. Returns all its entries.
    pub fn sits(&mut self, before: &[&str]) -> Vec<String> {
        self.sits_by(&LAW, before)
    }

    pub fn sits_by(&mut self, law: &'static Law, before: &[&str]) -> Vec<String> {
        let (mut journal, disk) = journal_of(law, Shaky::default());
        enter(&mut journal, before);
        let book = Book::Journaled(Box::new(journal));
        let table = self.table.clone();
        let ending = Sitting::new(book, self, table).run(&[]);
        assert_eq!(ending.unwrap(), InputEnd::Left);
        let text = disk.with(|disk| String::from_utf8(disk.bytes.clone()).unwrap());
        let entries = text.lines().map(|line| {
            let (_, entry) = line.split_once(' ').unwrap();
            entry.rsplit_once(" # ~").unwrap().0.to_owned()
        });
        entries.collect()
    }
}

impl Console for Official {
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Input> {
        self.said.push_str(&adviser.prompt());
        self.reads.push(Read {
            adviser,
            offered: waiting.unwrap_or_default().to_owned(),
            remembered: std::mem::take(&mut self.remembered),
        });
        Ok(self.lines.pop_front().map_or(Input::Ended(InputEnd::Left), |line| {
            self.said.push_str(&format!("{line}\n"));
            Input::Line(line)
        }))
    }

    fn answer(&mut self, question: &str) -> io::Result<Input> {
        self.questions.push(question.to_owned());
        let answer = self.answers.pop_front();
        Ok(answer.map_or(Input::Dropped(false), Input::Line))
    }

    fn remember(&mut self, line: &str) {
        self.remembered.push(line.to_owned());
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.said.push_str(text);
        Ok(())
    }

    fn columns(&self) -> usize {
        self.columns
    }

    fn rows(&self) -> Option<usize> {
        self.rows
    }
}
