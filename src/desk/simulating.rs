//! Evenings that are made up: printed as a script, or asked about in a quiz.

use super::outcome::{Failure, Status};
use super::quiz::{self, Stopped};
use crate::law::referee::Law;
use crate::print::show::Table;
use crate::simulate::{Evening, Happening, Truth, Wishes};
use crate::table::shown;
use serde_json::{Value, json};
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

/// A seed that nobody chose is below this, so that it is easily typed again.
const SEEDS: u64 = 1_000_000;

/// An evening to be made up.
pub(super) struct Simulate {
    pub wishes: Wishes,
    /// By chance if `None`.
    pub seed: Option<u64>,
    /// Where to keep the true hands.
    pub truth: Option<PathBuf>,
    /// The options as they were typed, without the seed.
    pub said: String,
    /// Whether to ask for the rulings.
    pub quiz: bool,
    pub table: Table,
}

impl Simulate {
    pub fn run(self, law: &'static Law) -> anyhow::Result<Status> {
        let seed = self
            .seed
            .unwrap_or_else(|| RandomState::new().hash_one(()) % SEEDS);
        let evening = Evening::new(law, &self.wishes, seed);
        let mut evening = evening.map_err(|message| Failure::new(Status::Usage, message))?;
        let mut truth = self.truth.map(Kept::new).transpose()?;
        let mut keep = |evening: &Evening, happening: &Happening| match &mut truth {
            Some(kept) => kept.keep(happening.no.0, &happening.entry, evening.truth()),
            None => Ok(()),
        };
        let command = format!("nos simulate --law {}{} --seed {seed}", law.name, self.said);
        let out = io::stdout().lock();
        let asked = if self.quiz {
            let asker = quiz::Asker::new(io::stdin().lock(), out, self.table, seed);
            asker.ask(&command, &mut evening, &mut keep)
        } else {
            script(BufWriter::new(out), &command, &mut evening, &mut keep)
        };
        match asked {
            Err(Stopped::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
            Err(Stopped::Output(error)) => return Err(Failure::writing(&error).into()),
            Err(Stopped::Input(error)) => {
                return Err(Failure::reading("standard input", &error).into());
            }
            Err(Stopped::Truth(failure)) => return Err(failure.into()),
            Ok(()) => {}
        }
        if let Some(kept) = truth {
            kept.end()?;
        }
        Ok(Status::Clean)
    }
}

/// Prints the script of an evening.
fn script(
    mut out: impl Write,
    command: &str,
    evening: &mut Evening,
    keep: &mut impl FnMut(&Evening, &Happening) -> Result<(), Failure>,
) -> Result<(), Stopped> {
    writeln!(out, "# {command}")?;
    while let Some(happening) = evening.next() {
        writeln!(out, "{}", happening.entry)?;
        keep(evening, &happening).map_err(Stopped::Truth)?;
    }
    Ok(out.flush()?)
}

/// A file with the true hands, one JSON object a line.
struct Kept {
    path: PathBuf,
    out: BufWriter<File>,
}

impl Kept {
    fn new(path: PathBuf) -> Result<Kept, Failure> {
        let file = File::create_new(&path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                let message = format!(
                    "{} is there already; name a new file for the truth",
                    shown::path(&path)
                );
                Failure::new(Status::Usage, message)
            }
            _ => failed(&path, &error),
        })?;
        let out = BufWriter::new(file);
        Ok(Kept { path, out })
    }

    fn keep(&mut self, no: u32, entry: &impl ToString, truth: Truth) -> Result<(), Failure> {
        let list =
            |tiles: Vec<_>| -> Vec<String> { tiles.iter().map(ToString::to_string).collect() };
        let hands = truth
            .hands
            .into_iter()
            .map(|(name, tiles)| (name, json!(list(tiles))));
        let unseen = truth.unseen.into_iter().map(|own| {
            json!({"player": own.player, "kind": own.kind, "article": own.article.to_string()})
        });
        let line = json!({
            "n": no,
            "entry": entry.to_string(),
            "hands": Value::Object(hands.collect()),
            "boneyard": list(truth.boneyard),
            "unseen": unseen.collect::<Vec<Value>>(),
        });
        writeln!(self.out, "{line}").map_err(|error| failed(&self.path, &error))
    }

    fn end(mut self) -> Result<(), Failure> {
        self.out.flush().map_err(|error| failed(&self.path, &error))
    }
}

fn failed(path: &std::path::Path, error: &io::Error) -> Failure {
    let words = crate::journal::Words(error);
    Failure::new(
        Status::File,
        format!("cannot write {}: {words}", shown::path(path)),
    )
}
