//! Questions on the command line: about a file, or about an empty session.

use super::{say, say_raw};
use crate::desk::answer;
use crate::desk::config::Config;
use crate::desk::journals::{Read, Script};
use crate::desk::laws::{Job, Tenant};
use crate::desk::outcome::Status;
use crate::print::prompted::Prompted;
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

impl Job for Asked<'_> {
    type Done = anyhow::Result<Status>;

    fn by<L: Tenant>(self) -> Self::Done {
        let mut record = crate::journal::Record::<L>::new();
        for entry in self.config.header::<L>() {
            // A setting that the law does not take gets its message when a journal is begun.
            let _ = record.enter(entry.into());
        }
        let question = question::<L>(self.words)?;
        say(&answer::text(&record, &question, self.table).map_err(|error| anyhow!(error))?)
    }
}

/// Lists the games of a law, if the law has several.
pub(super) struct GamesOf<'a>(pub Asked<'a>);

impl Job for GamesOf<'_> {
    type Done = anyhow::Result<Status>;

    fn by<L: Tenant>(self) -> Self::Done {
        let law = L::NAME;
        if L::LEXICON.verb(self.0.words).is_none() {
            bail!(
                "{law} is one game, so there is no list of games. To see its card, type nos card --law {law}"
            );
        }
        self.0.by::<L>()
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
    type Done = anyhow::Result<Status>;

    fn by<L: Tenant>(self) -> Self::Done {
        let question = question::<L>(self.words)?;
        let Read { record, status, .. } = self.script.judged::<L>(self.table)?;
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
    script.law().run(AskedOf {
        script,
        words: &words,
        json,
        table,
    })
}

/// Reads a question, written as at the prompt.
fn question<L: Prompted>(words: &str) -> anyhow::Result<Question<L>> {
    match read::<L>(words, Dialect::Written, None)?.body {
        Some(Body::Question(question)) => Ok(question),
        _ => bail!("{words} is no question"),
    }
}
