//! Questions on the command line: about a file, or about an empty session.

use super::{say, usage};
use crate::desk::answer;
use crate::desk::config::Config;
use crate::desk::journals::{Read, Script};
use crate::desk::laws::Job;
use crate::desk::outcome::{Failure, Status};
use crate::print::prompted::Prompted;
use crate::print::show::Table;
use crate::speech::{Body, Dialect, Question, read};
use crate::table::shown;
use std::path::Path;

/// Answers a question about an empty session.
pub(super) struct Asked<'a> {
    pub words: &'a str,
    pub config: &'a Config,
    pub table: &'a Table,
}

impl Job for Asked<'_> {
    type Done = Result<Status, Failure>;

    fn by<L: Prompted>(self) -> Self::Done {
        let mut record = crate::journal::Record::<L>::new();
        for entry in self.config.header::<L>() {
            // A setting that the law does not take gets its message when a journal is begun.
            let _ = record.enter(entry.into());
        }
        let question = question::<L>(self.words)?;
        say(&answer::text(&record, &question, self.table).map_err(usage)?)
    }
}

/// Answers a question about a script or journal, at its end.
struct AskedOf<'a> {
    script: &'a Script,
    words: &'a str,
    json: bool,
    table: &'a Table,
}

impl Job for AskedOf<'_> {
    type Done = Result<Status, Failure>;

    fn by<L: Prompted>(self) -> Self::Done {
        let question = question::<L>(self.words)?;
        let Read { record, status, .. } = self.script.judged::<L>(self.table)?;
        let wrong = |error| usage(format!("{}: {error}", shown::path(self.script.path())));
        if self.json {
            say(&[answer::json(&record, &question).map_err(wrong)?.to_string()])?;
        } else {
            say(&answer::text(&record, &question, self.table).map_err(wrong)?)?;
        }
        Ok(status)
    }
}

/// Answers a question about a file, before entry `at` or at its end.
pub(super) fn ask(
    file: &Path,
    words: &str,
    at: Option<u32>,
    json: bool,
    table: &Table,
) -> Result<Status, Failure> {
    let script = &Script::read(file)?;
    let words = at.map_or(words.to_owned(), |at| format!("{words} at {at}"));
    script.law().run(AskedOf {
        script,
        words: &words,
        json,
        table,
    })
}

/// Reads a question, written as at the prompt.
fn question<L: Prompted>(words: &str) -> Result<Question<L>, Failure> {
    match read::<L>(words, Dialect::Written, None).map(|line| line.body) {
        Ok(Some(Body::Question(question))) => Ok(question),
        Ok(_) => Err(usage(format!("{words} is no question"))),
        Err(error) => Err(usage(error.to_string())),
    }
}
