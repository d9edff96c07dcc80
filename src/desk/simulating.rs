//! `nos simulate`: prints a simulated evening as a script, or asks for rulings in a quiz.

use crate::desk::{Config, Failure, LawArg, Origin, Status, Stopped, files, pager};
use clap::Args;
use nos_base::{Article, shown};
use nos_law::{
    Luck, RulingText, SessionView, Share, SimulationOptions, TableSettings, Truth, Verdict,
};
use nos_laws::simulate::{Happening, SimulatedEvening};
use nos_records::system::new_file::NamedFile;
use serde_json::{Value, json};
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufWriter, StdinLock, StdoutLock, Write};
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(in crate::desk) struct SimulateArgs {
    #[command(flatten)]
    pub law: LawArg,
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub hands: u32,
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "P")]
    pub fouls: Option<Share>,
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = trimmed)]
    pub games: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub truth: Option<PathBuf>,
    #[arg(long)]
    pub quiz: bool,
}

impl SimulateArgs {
    fn fouls(&self) -> Share {
        let percent = if self.quiz { 15 } else { 0 };
        self.fouls.unwrap_or(Share::percent(percent))
    }

    pub fn options(&self) -> SimulationOptions {
        SimulationOptions {
            players: self.players,
            hands: self.hands,
            fouls: self.fouls(),
            games: self.games.clone(),
            house: Vec::new(),
        }
    }

    pub fn typed(&self) -> String {
        let mut typed = String::new();
        if let Some(players) = self.players {
            typed.push_str(&format!(" --players {players}"));
        }
        typed.push_str(&format!(" --hands {} --fouls {}", self.hands, self.fouls()));
        if !self.games.is_empty() {
            typed.push_str(&format!(" --games \"{}\"", self.games.join(",")));
        }
        typed
    }
}

fn trimmed(text: &str) -> Result<String, String> {
    Ok(text.trim().to_owned())
}

/// Upper bound of random seeds, small enough to type again.
const SEEDS: u64 = 1_000_000;

pub(super) fn simulate(
    args: SimulateArgs,
    file: Option<&Path>,
    config: &Config,
    table: TableSettings,
) -> anyhow::Result<Status> {
    let law = args.law.law.unwrap_or(config.law);
    let house = config.header(law)?.split_off(1);
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(()) % SEEDS);
    let mut evening =
        SimulatedEvening::new(law, &SimulationOptions { house, ..args.options() }, seed)
            .map_err(Failure::usage)?;
    let (name, options) = (law.name(), args.typed());
    let mut command = format!("nos simulate --law {name}{options} --seed {seed}");
    if let Some(file) = file {
        command.push_str(&format!(" --config \"{}\"", shown::path(file)));
    }
    let mut truth = args.truth.map(KeptFile::new).transpose()?;
    let mut keep = |evening: &SimulatedEvening, happening: &Happening| match &mut truth {
        Some(kept) => kept.keep(happening.no.0, &happening.entry, evening.truth()),
        None => Ok(()),
    };
    let ended = if args.quiz {
        Asker::new(table, seed).ask(&command, &mut evening, &mut keep)
    } else {
        script(&command, &mut evening, &mut keep)
    };
    Stopped::unless_closed(ended)?;
    truth.map(KeptFile::end).transpose()?;
    Ok(Status::Clean)
}

fn script(
    command: &str,
    evening: &mut SimulatedEvening,
    keep: &mut impl FnMut(&SimulatedEvening, &Happening) -> Result<(), Failure>,
) -> Result<(), Stopped> {
    let mut out = pager::stdout();
    writeln!(out, "# {command}")?;
    while let Some(happening) = evening.next() {
        writeln!(out, "{}", happening.entry)?;
        keep(evening, &happening)?;
    }
    Ok(out.flush()?)
}

struct KeptFile {
    path: PathBuf,
    file: NamedFile,
    out: BufWriter<File>,
}

impl KeptFile {
    fn new(path: PathBuf) -> Result<KeptFile, Failure> {
        let file = files::begin_named(&path, None)?;
        let out = BufWriter::new(file.writer().map_err(|error| failed(&path, &error))?);
        Ok(KeptFile { path, file, out })
    }

    fn keep(&mut self, no: u32, entry: &impl ToString, truth: Truth) -> Result<(), Failure> {
        let hands = truth.hands.into_iter().map(|(name, pieces)| (name, json!(pieces)));
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
        self.out.flush().and_then(|()| self.file.end()).map_err(|error| failed(&self.path, &error))
    }
}

fn failed(path: &Path, error: &io::Error) -> Failure {
    Failure::writing_to(shown::path(path), error)
}

/// One in this many legal entries that resemble a foul becomes a question.
const DOUBTFUL: usize = 3;

struct Asker {
    input: StdinLock<'static>,
    out: StdoutLock<'static>,
    table: TableSettings,
    /// Random numbers only for the quiz, so that they do not change the evening.
    luck: Luck,
    asked: u64,
    right: u64,
    fouls: u64,
    articles: u64,
}

impl Asker {
    fn new(table: TableSettings, seed: u64) -> Asker {
        Asker {
            input: io::stdin().lock(),
            out: io::stdout().lock(),
            table,
            luck: Luck::new(!seed),
            asked: 0,
            right: 0,
            fouls: 0,
            articles: 0,
        }
    }

    fn ask(
        mut self,
        command: &str,
        evening: &mut SimulatedEvening,
        keep: &mut impl FnMut(&SimulatedEvening, &Happening) -> Result<(), Failure>,
    ) -> Result<(), Stopped> {
        writeln!(self.out, "{command} --quiz")?;
        self.say(&[message!("quiz-how")])?;
        loop {
            let before = evening.session().clone();
            let Some(happening) = evening.next() else { break };
            keep(evening, &happening)?;
            let told = happening.ruling.text(&evening.session().names());
            let is_foul = told.verdict != Verdict::Accepted;
            let doubtful = evening.is_doubtful(&happening);
            let entry = happening.entry.clone().waiving(false).translated();
            if !(is_foul || doubtful && self.luck.once_in(DOUBTFUL)) {
                writeln!(self.out, "{entry}")?;
                continue;
            }
            writeln!(self.out)?;
            for view in [SessionView::Table, SessionView::Status] {
                for line in before.lines(view, &self.table.look) {
                    writeln!(self.out, "{line}")?;
                }
            }
            writeln!(self.out, "{}. {entry}", self.asked + 1)?;
            if !self.question(&told)? {
                break;
            }
        }
        self.end()
    }

    fn question(&mut self, told: &RulingText) -> Result<bool, Stopped> {
        let guess = loop {
            write!(self.out, "{} ", message!("quiz-question"))?;
            self.out.flush()?;
            let mut typed = String::new();
            let read = self.input.read_line(&mut typed);
            if read.map_err(|error| Failure::reading(Origin::Stdin, &error))? == 0 {
                writeln!(self.out)?;
                return Ok(false);
            }
            match Guess::read(&typed) {
                Some(Guess::Quit) => return Ok(false),
                Some(guess) => break guess,
                None => writeln!(self.out, "{}", message!("quiz-type"))?,
            }
        };
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
        self.say(&[message!("quiz-answer", guess, article)])?;
        self.say(&told.lines())?;
        writeln!(self.out)?;
        Ok(true)
    }

    fn end(mut self) -> Result<(), Stopped> {
        let (asked, right, fouls, articles) = (self.asked, self.right, self.fouls, self.articles);
        self.say(&[message!("quiz-score", right, asked, fouls, articles)])?;
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
enum Guess {
    InOrder,
    Foul(Option<Article>),
    Left,
    Quit,
}

impl Guess {
    fn read(typed: &str) -> Option<Guess> {
        let typed = typed.trim().to_lowercase();
        let is = |answers: String| answers.split(", ").any(|answer| answer == typed);
        match typed.as_str() {
            "" => Some(Guess::Left),
            "ok" | "o" | "accepted" => Some(Guess::InOrder),
            "foul" | "f" => Some(Guess::Foul(None)),
            "quit" | "q" => Some(Guess::Quit),
            _ if is(message!("answer-in-order")) => Some(Guess::InOrder),
            _ if is(message!("answer-foul")) => Some(Guess::Foul(None)),
            _ if is(message!("answer-stop")) => Some(Guess::Quit),
            typed => Article::read(typed).map(|article| Guess::Foul(Some(article))),
        }
    }

    fn is_right(self, told: &RulingText) -> bool {
        match (self, told.verdict) {
            (Guess::InOrder, Verdict::Accepted) | (Guess::Foul(None), Verdict::Foul(_)) => true,
            (Guess::Foul(Some(named)), Verdict::Foul(article)) => {
                named == article || told.articles.contains(&named)
            }
            _ => false,
        }
    }
}
