//! All texts of an evening: the prompt's with its hints and offers, a lesson's and a board's.

#[cfg(feature = "board")]
use nos::board::{
    seen::{During, Seen},
    shown::{self, View},
};
use nos::desk::book::Book;
use nos::desk::prompt::console::{Adviser, Console, Input, InputEnd};
use nos::desk::prompt::sitting::Sitting;
use nos::desk::prompt::tutor::Tutor;
use nos::entry::Entry;
#[cfg(feature = "board")]
use nos::journal::Record;
use nos::law::{Law, TableSettings};
#[cfg(feature = "board")]
use nos::print::chronicle::Chronicle;
use std::collections::VecDeque;
use std::io;
use std::rc::Rc;

/// An official whose screen is recorded.
struct Official {
    lines: VecDeque<String>,
    columns: usize,
    said: String,
}

impl Official {
    fn who_types(lines: impl IntoIterator<Item = String>, columns: usize) -> Official {
        Official { lines: lines.into_iter().collect(), columns, said: String::new() }
    }
}

impl Console for Official {
    fn read(&mut self, adviser: Rc<dyn Adviser>, _: Option<&str>) -> io::Result<Input> {
        self.said += &format!("{}\n{}\n", adviser.status(self.columns), adviser.prompt());
        let Some(line) = self.lines.pop_front() else { return Ok(Input::Ended(InputEnd::Left)) };
        let begun: String = line.chars().take(1).collect();
        for text in [&begun, &line] {
            if let Some(hint) = adviser.view(text).hint {
                self.said += &format!("{}\n", hint.text);
            }
            for own in adviser.completions(text).candidates {
                self.said += &format!("{} {}\n", own.word, own.help);
            }
        }
        Ok(Input::Line(line))
    }

    fn answer(&mut self, question: &str) -> io::Result<Input> {
        self.said += question;
        Ok(Input::Line("1".to_owned()))
    }

    fn remember(&mut self, _: &str) {}

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.said += text;
        Ok(())
    }

    fn columns(&self) -> usize {
        self.columns
    }
}

/// Returns the prompt's texts in a window of this width.
pub fn at_the_prompt(
    law: &'static Law,
    lines: impl IntoIterator<Item = String>,
    columns: usize,
) -> String {
    let mut official = Official::who_types(lines, columns);
    Sitting::new(Book::new(law, 0), &mut official, TableSettings::default()).run(&[]).unwrap();
    official.said
}

pub fn in_the_lesson(
    law: &'static Law,
    lines: impl IntoIterator<Item = String>,
    columns: usize,
) -> String {
    let mut official = Official::who_types(lines, columns);
    Tutor::new(law, &mut official, TableSettings::default(), None).run().unwrap();
    official.said
}

/// Reads a board after every twelfth entry and after the last.
#[cfg(feature = "board")]
pub fn on_the_board(law: &'static Law, entries: &[Entry]) -> String {
    let mut record = Record::new(law);
    let mut pages = String::new();
    for dozen in entries.chunks(12) {
        for entry in dozen {
            let _ = record.enter(entry.clone().into());
        }
        let seen = Seen::new_for(&record, &Chronicle::of(&record), During::All, None);
        pages += &read(&shown::of_table(&seen, View::Auto, None));
        pages += &read(&shown::of_hand(&seen, 1).unwrap_or_default());
    }
    pages
}

#[cfg(not(feature = "board"))]
pub fn on_the_board(_: &'static Law, _: &[Entry]) -> String {
    String::new()
}

/// Attributes that are read aloud or shown.
const LABELS: [&str; 5] = ["aria-label", "alt", "title", "data-nearest", "placeholder"];

/// Returns the text of a page, with its labels. Text that people typed is in quotation marks.
pub fn read(page: &str) -> String {
    let mut text = String::new();
    let mut rest = page;
    while let Some((before, after)) = rest.split_once('<') {
        text += before;
        text += match after {
            begins if begins.starts_with("q>") => "\n\"",
            ends if ends.starts_with("/q>") => "\"\n",
            _ => "\n",
        };
        let mut hidden = ["style", "script"].into_iter();
        let hidden = hidden.find(|hidden| after.starts_with(hidden));
        let (tag, after) = match hidden {
            Some(hidden) => ("", after.split_once(&format!("</{hidden}>")).unwrap().1),
            None => after.split_once('>').unwrap(),
        };
        let labels = LABELS.iter().filter_map(|label| {
            let (_, label) = tag.split_once(&format!("{label}=\""))?;
            label.split_once('"')
        });
        labels.for_each(|(label, _)| text += &format!("{label}\n"));
        rest = after;
    }
    [("&quot;", "\""), ("&gt;", ">"), ("&lt;", "<")]
        .iter()
        .fold(text + rest, |text, (name, sign)| text.replace(name, sign))
}
