//! Questions on the command line: about a file, or about an empty session.

use super::{say, say_raw};
use crate::desk::answer;
use crate::desk::config::Config;
use crate::desk::journals::{Read, Script};
use crate::desk::outcome::Status;
use crate::law::referee::Law;
use crate::print::show::Table;
use crate::speech::{Body, Dialect, Question, read};
use crate::table::shown;
use anyhow::{Context, anyhow, bail};
use std::path::Path;

/// Answers a question about an empty session.
pub(super) struct Asked<'a> {
    pub words: &'a str,
    pub config: &'a Config,
    pub table: &'a Table,
}

impl Asked<'_> {
    pub fn run(self, law: &'static Law) -> anyhow::Result<Status> {
        let mut record = crate::journal::Record::new(law);
        for entry in self.config.header(law) {
            // A setting that the law does not take gets its message when a journal is begun.
            let _ = record.enter(entry.into());
        }
        let question = question(law, self.words)?;
        say(&answer::text(&record, &question, self.table).map_err(|error| anyhow!(error))?)
    }
}

/// Lists the games of a law, if the law has several.
pub(super) struct GamesOf<'a>(pub Asked<'a>);

impl GamesOf<'_> {
    pub fn run(self, law: &'static Law) -> anyhow::Result<Status> {
        if law.language.lexicon.verb(self.0.words).is_none() {
            bail!(
                "{0} is one game, so there is no list of games. To see its card, type nos card --law {0}",
                law.name
            );
        }
        self.0.run(law)
    }
}

/// Answers a question about a script or journal, at its end.
struct AskedOf<'a> {
    script: &'a Script,
    words: &'a str,
    json: bool,
    table: &'a Table,
}

impl AskedOf<'_> {
    pub fn run(self, law: &'static Law) -> anyhow::Result<Status> {
        let question = question(law, self.words)?;
        let Read { record, status, .. } = self.script.judged(self.table)?;
        let of_file = || shown::path(self.script.path()).to_string();
        if self.json {
            let answer = answer::json(&record, &question).map_err(|error| anyhow!(error));
            say_raw(&answer.with_context(of_file)?.to_string())?;
        } else {
            let lines = answer::text(&record, &question, self.table);
            say(&lines
                .map_err(|error| anyhow!(error))
                .with_context(of_file)?)?;
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
) -> anyhow::Result<Status> {
    let script = &Script::read(file)?;
    let words = at.map_or(words.to_owned(), |at| format!("{words} at {at}"));
    AskedOf {
        script,
        words: &words,
        json,
        table,
    }
    .run(script.law())
}

/// Reads a question, written as at the prompt.
fn question(law: &Law, words: &str) -> anyhow::Result<Question> {
    match read(law.language, words, Dialect::Written, None)?.body {
        Some(Body::Question(question)) => Ok(question),
        _ => bail!("{words} is no question"),
    }
}
