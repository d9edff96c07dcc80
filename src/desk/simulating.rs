//! Evenings that are made up: printed as a script, or asked about in a quiz, in which an evening goes by and now and
//! then the official is asked for the ruling before it is told.

use crate::desk::outcome::{Failure, Origin, Status};
use crate::law::luck::Luck;
use crate::law::referee::Law;
use crate::law::show::Table;
use crate::law::simulated::{SimulationOptions, Truth};
use crate::law::{Told, Verdict};
use crate::print::ruling;
use crate::simulate::{Evening, Happening};
use crate::table::article::Article;
use crate::table::shown;
use serde_json::{Value, json};
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A seed that nobody chose is below this, so that it is easily typed again.
const SEEDS: u64 = 1_000_000;

/// Makes up an evening, and prints it or asks about it. The seed is by chance if `None`; `arguments` are the options as
/// they were typed, without the seed; `truth` is where the true hands are kept.
pub(super) fn simulate(
    law: &'static Law,
    options: &SimulationOptions,
    arguments: &str,
    seed: Option<u64>,
    truth: Option<PathBuf>,
    quiz: bool,
    table: Table,
) -> anyhow::Result<Status> {
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(()) % SEEDS);
    let evening = Evening::new(law, options, seed);
    let mut evening = evening.map_err(Failure::usage)?;
    let mut truth = truth.map(Kept::new).transpose()?;
    let mut keep = |evening: &Evening, happening: &Happening| match &mut truth {
        Some(kept) => kept.keep(happening.no.0, &happening.entry, evening.truth()),
        None => Ok(()),
    };
    let command = format!("nos simulate --law {}{arguments} --seed {seed}", law.name);
    let out = io::stdout().lock();
    let ended = if quiz {
        let asker = Asker::new(io::stdin().lock(), out, table, seed);
        asker.ask(&command, &mut evening, &mut keep)
    } else {
        script(BufWriter::new(out), &command, &mut evening, &mut keep)
    };
    match ended {
        Err(Stopped::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
        Err(Stopped::Output(error)) => return Err(Failure::writing(&error).into()),
        Err(Stopped::Input(error)) => {
            return Err(Failure::reading(Origin::Stdin, &error).into());
        }
        Err(Stopped::Truth(failure)) => return Err(failure.into()),
        Ok(()) => {}
    }
    if let Some(kept) = truth {
        kept.end()?;
    }
    Ok(Status::Clean)
}

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
                Failure::usage(tell!("truth-there", path = shown::path(&path)))
            }
            _ => failed(&path, &error),
        })?;
        let out = BufWriter::new(file);
        Ok(Kept { path, out })
    }

    fn keep(&mut self, no: u32, entry: &impl ToString, truth: Truth) -> Result<(), Failure> {
        let hands = truth.hands.into_iter();
        let hands = hands.map(|(name, pieces)| (name, json!(pieces)));
        let unseen = truth.unseen.into_iter().map(|offence| {
            json!({"player": offence.player, "kind": offence.kind, "article": offence.article.to_string()})
        });
        let mut line = json!({
            "n": no,
            "entry": entry.to_string(),
            "hands": Value::Object(hands.collect()),
        });
        for (place, pieces) in truth.places {
            line[place] = json!(pieces);
        }
        line["unseen"] = unseen.collect();
        writeln!(self.out, "{line}").map_err(|error| failed(&self.path, &error))
    }

    fn end(mut self) -> Result<(), Failure> {
        self.out.flush().map_err(|error| failed(&self.path, &error))
    }
}

fn failed(path: &Path, error: &io::Error) -> Failure {
    Failure::writing_to(shown::path(path), error)
}

/// Of the entries that were in order but could be taken for fouls, one in so many is asked about.
const DOUBTFUL: usize = 3;

/// What ends an evening early.
pub(super) enum Stopped {
    Output(io::Error),
    Input(io::Error),
    Truth(Failure),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Stopped {
        Stopped::Output(error)
    }
}

pub(super) struct Asker<I, O> {
    input: I,
    out: O,
    table: Table,
    /// Its own, so that the evening is the same without a quiz.
    luck: Luck,
    asked: u64,
    right: u64,
    fouls: u64,
    articles: u64,
}

impl<I: BufRead, O: Write> Asker<I, O> {
    pub(super) fn new(input: I, out: O, table: Table, seed: u64) -> Asker<I, O> {
        Asker {
            input,
            out,
            table,
            luck: Luck::new(!seed),
            asked: 0,
            right: 0,
            fouls: 0,
            articles: 0,
        }
    }

    /// Asks about an evening until it is over or the official leaves.
    pub(super) fn ask(
        mut self,
        command: &str,
        evening: &mut Evening,
        keep: &mut impl FnMut(&Evening, &Happening) -> Result<(), Failure>,
    ) -> Result<(), Stopped> {
        writeln!(self.out, "{command} --quiz")?;
        self.say(&[tell!("quiz-how")])?;
        loop {
            let before = evening.session().clone();
            let law = before.law();
            let Some(happening) = evening.next() else {
                break;
            };
            keep(evening, &happening).map_err(Stopped::Truth)?;
            let told = happening.ruling.tell(&evening.session().names());
            let is_foul = told.verdict != Verdict::Accepted;
            let doubtful = (law.is_doubtful)(&happening.entry, &happening.ruling);
            let entry = (law.unwaived)(happening.entry);
            let asks = is_foul || doubtful && self.luck.once_in(DOUBTFUL);
            if !asks {
                writeln!(self.out, "{entry}")?;
                continue;
            }
            writeln!(self.out)?;
            let look = &self.table.look;
            for line in before.picture(look).into_iter().chain(before.status(look)) {
                writeln!(self.out, "{line}")?;
            }
            writeln!(self.out, "{}. {entry}", self.asked + 1)?;
            if !self.question(&told)? {
                break;
            }
        }
        self.end()
    }

    fn question(&mut self, told: &Told) -> Result<bool, Stopped> {
        let guess = loop {
            write!(self.out, "{} ", tell!("quiz-question"))?;
            self.out.flush()?;
            let mut typed = String::new();
            if self.input.read_line(&mut typed).map_err(Stopped::Input)? == 0 {
                writeln!(self.out)?;
                break Guess::Quit;
            }
            match Guess::read(&typed) {
                Some(guess) => break guess,
                None => writeln!(self.out, "{}", tell!("quiz-type"))?,
            }
        };
        if guess == Guess::Quit {
            return Ok(false);
        }
        let right = guess.is_right(told);
        let is_foul = told.verdict != Verdict::Accepted;
        self.asked += 1;
        self.right += u64::from(right);
        self.fouls += u64::from(is_foul);
        self.articles += u64::from(right && matches!(guess, Guess::Foul(Some(_))));
        let article = match told.verdict {
            Verdict::Accepted => "none".to_owned(),
            Verdict::Foul(article) => article.to_string(),
        };
        let guess = match (guess, right) {
            (Guess::Left, _) => "left",
            (_, true) => "right",
            (_, false) => "wrong",
        };
        self.say(&[tell!("quiz-answer", guess, article)])?;
        self.say(&ruling::lines(told))?;
        writeln!(self.out)?;
        Ok(true)
    }

    fn end(mut self) -> Result<(), Stopped> {
        let Asker {
            asked,
            right,
            fouls,
            articles,
            ..
        } = self;
        self.say(&[tell!("quiz-score", right, asked, fouls, articles)])?;
        Ok(self.out.flush()?)
    }

    fn say(&mut self, lines: &[String]) -> Result<(), Stopped> {
        for line in self.table.look.set(lines) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guess {
    InOrder,
    Foul(Option<Article>),
    /// The referee may say it.
    Left,
    Quit,
}

impl Guess {
    /// Parses a ruling; `None` if it is none.
    pub(super) fn read(typed: &str) -> Option<Guess> {
        let typed = typed.trim();
        let is = |words: &[&str]| words.iter().any(|word| typed.eq_ignore_ascii_case(word));
        if typed.is_empty() {
            Some(Guess::Left)
        } else if is(&["ok", "o", "accepted"]) {
            Some(Guess::InOrder)
        } else if is(&["foul", "f"]) {
            Some(Guess::Foul(None))
        } else if is(&["quit", "q"]) {
            Some(Guess::Quit)
        } else {
            Article::read(typed).map(|article| Guess::Foul(Some(article)))
        }
    }

    pub(super) fn is_right(self, told: &Told) -> bool {
        match (self, told.verdict) {
            (Guess::InOrder, Verdict::Accepted) | (Guess::Foul(None), Verdict::Foul(_)) => true,
            (Guess::Foul(Some(named)), Verdict::Foul(article)) => {
                named == article || told.articles.contains(&named)
            }
            _ => false,
        }
    }
}
