//! The command line.

use super::answer::{self, Table};
use super::config::{Config, places};
use super::journals;
use super::outcome::{Failure, Origin, Status};
use super::prompt;
use super::replay::{Manner, Replay, Style};
use super::surroundings;
use crate::desk::book::Record;
use crate::journal::Seal;
use crate::law::EntryNo;
use crate::law::nos::ask::Ask;
use crate::law::nos::session::Session;
use crate::law::nos::show::games::games;
use crate::print::rulebook;
use crate::speech::{Body, Dialect, Question, read};
use clap::{Args, Parser, Subcommand};
use std::env;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The referee and scorekeeper for a real table of Nos
///
/// Without a command, nos keeps a journal at the prompt: nos FILE is short for nos play FILE, and nos alone
/// for a journal with the date of today in this folder.
#[derive(Parser)]
#[command(name = "nos", version, subcommand_negates_reqs = true)]
struct Cli {
    /// The journal to begin or to go on with
    file: Option<PathBuf>,
    /// The nos.toml to use; else ./nos.toml, then the one in your own configuration folder
    #[arg(long, global = true, value_name = "PATH")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Keep a journal: at the prompt, or of what comes by a pipe
    Play(PlayArgs),
    /// Judge a recorded evening, entry by entry
    Replay(ReplayArgs),
    /// Tell whether a journal is as it was written, and its seal
    Check {
        /// The journal
        file: PathBuf,
        /// Compare with this seal, as it was noted: the number of entries and 32 digits
        #[arg(long, value_name = "SEAL", value_parser = seal)]
        seal: Option<Seal>,
    },
    /// Print the settlement of a journal, or its balances, and its seal
    Settle {
        /// The journal or script
        file: PathBuf,
    },
    /// Print what the record proves against anybody
    Audit {
        /// The journals or scripts
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// One JSON object a file
        #[arg(long)]
        json: bool,
    },
    /// Print the dossier of an entry
    Why {
        /// The journal or script
        file: PathBuf,
        /// The entry; the last one if not said
        #[arg(value_name = "N")]
        entry: Option<u32>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Print what can be played
    Legal(AtArgs),
    /// Print who can hold what
    Holds(AtArgs),
    /// Print the rulebook, a chapter (7), an article (7.3) or a part of one (11.2e)
    Rule {
        /// The chapter, article or part
        article: Option<String>,
    },
    /// Print the seventeen games as a card for the table
    Games,
    /// Play a hand at the prompt, step by step, in five minutes; nothing is kept
    Tutor,
}

/// How rulings are given to whoever is not at the prompt.
#[derive(Args, Default)]
struct Speech {
    /// One JSON object a line
    #[arg(long)]
    json: bool,
    /// Go on past rejected entries
    #[arg(long)]
    keep_going: bool,
    /// Only fouls, the tables, and what was rejected
    #[arg(long, short, conflicts_with = "json")]
    quiet: bool,
}

impl Speech {
    fn manner(&self, table: Table) -> Manner {
        let style = if self.json {
            Style::Json
        } else {
            Style::Text { quiet: self.quiet }
        };
        Manner {
            style,
            keep_going: self.keep_going,
            table,
        }
    }
}

#[derive(Args, Default)]
struct PlayArgs {
    /// The journal; if not said, nos-YYYY-MM-DD.nos in this folder
    file: Option<PathBuf>,
    #[command(flatten)]
    speech: Speech,
}

#[derive(Args)]
struct ReplayArgs {
    /// The script or journal; - for standard input
    file: PathBuf,
    #[command(flatten)]
    speech: Speech,
    /// Read the entries of a damaged journal, whatever its tags say
    #[arg(long)]
    untagged: bool,
}

#[derive(Args)]
struct AtArgs {
    /// The journal or script
    file: PathBuf,
    /// As it was before this entry
    #[arg(long, value_name = "N")]
    at: Option<u32>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Runs the program and answers its exit status.
pub fn run() -> ExitCode {
    surroundings::bear_file_limits();
    let status = match execute(Cli::parse()) {
        Ok(status) => status,
        Err(failure) => {
            // Where even standard error is closed there is nobody to tell.
            let _ = writeln!(io::stderr(), "nos: {failure}");
            failure.status
        }
    };
    ExitCode::from(status as u8)
}

fn execute(cli: Cli) -> Result<Status, Failure> {
    let (config, _) = Config::load(cli.config.as_deref(), &places(|name| env::var_os(name)))?;
    let table = table(&config);
    match cli.command {
        None => play(
            PlayArgs {
                file: cli.file,
                ..PlayArgs::default()
            },
            &config,
            table,
        ),
        Some(Command::Play(args)) => play(args, &config, table),
        Some(Command::Replay(args)) => replay(args, table),
        Some(Command::Check { file, seal }) => {
            let (status, lines) = journals::check(&file, seal)?;
            say(&lines)?;
            Ok(status)
        }
        Some(Command::Settle { file }) => {
            let (status, lines) = journals::settle(&file, &table)?;
            say(&lines)?;
            Ok(status)
        }
        Some(Command::Audit { files, json }) => {
            files.iter().try_fold(Status::Clean, |worst, file| {
                Ok(worst.max(ask(file, &Question::Own(Ask::Audit), json, &table)?))
            })
        }
        Some(Command::Why { file, entry, json }) => ask(&file, &Question::Why(entry), json, &table),
        Some(Command::Legal(args)) => {
            let question = Question::Own(args.at.map_or(Ask::Legal, Ask::LegalAt));
            ask(&args.file, &question, args.json, &table)
        }
        Some(Command::Holds(args)) => {
            let question = Question::Own(args.at.map_or(Ask::Holds(None), Ask::HoldsAt));
            ask(&args.file, &question, args.json, &table)
        }
        Some(Command::Rule { article }) => rule(article.as_deref(), &table),
        Some(Command::Tutor) if !surroundings::is_attended() => Err(Failure::new(
            Status::Usage,
            "the tutor needs a terminal, to be typed at and read",
        )),
        Some(Command::Tutor) => prompt::tutor(table),
        Some(Command::Games) => say(&games(&config.house, &table.look)),
    }
}

/// How answers look: as the surroundings suggest, and as the configuration wants it.
fn table(config: &Config) -> Table {
    let mut look = surroundings::look();
    look.color = config.colour.holds(look.color);
    look.ascii = config.ascii.holds(look.ascii);
    Table {
        look,
        money: config.money.clone(),
        pieces: config.pieces.clone(),
    }
}

fn play(args: PlayArgs, config: &Config, table: Table) -> Result<Status, Failure> {
    if surroundings::is_attended() {
        return journals::play_attended(args.file, config, table);
    }
    let manner = args.speech.manner(table);
    match args.file {
        Some(path) => journals::play_piped(&path, config, manner),
        None => Replay::new(Origin::Stdin, manner, stdout(), io::stderr()).run(io::stdin().lock()),
    }
}

fn replay(args: ReplayArgs, table: Table) -> Result<Status, Failure> {
    let origin = Origin::of(&args.file);
    let replay = Replay::new(
        origin.clone(),
        args.speech.manner(table),
        stdout(),
        io::stderr(),
    );
    match &origin {
        Origin::Stdin => replay.run(io::stdin().lock()),
        Origin::File(path) => replay.run(journals::read(path, args.untagged)?.as_slice()),
    }
}

fn stdout() -> BufWriter<io::StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Answers a question about a journal or script as it stands at its end.
fn ask(
    file: &Path,
    question: &Question<Session>,
    json: bool,
    table: &Table,
) -> Result<Status, Failure> {
    let journals::Read { record, status, .. } = journals::record(file, table)?;
    if let Some(no) = unknown(&record, question) {
        return Err(Failure::new(
            Status::Usage,
            format!("no entry #{no} stands in {}", file.display()),
        ));
    }
    if json {
        say(&[answer::json(&record, question).to_string()])?;
    } else {
        say(&answer::text(&record, question, table))?;
    }
    Ok(status)
}

/// The entry that a question names and that does not stand.
fn unknown(record: &Record, question: &Question<Session>) -> Option<u32> {
    match question {
        Question::Own(Ask::LegalAt(no) | Ask::HoldsAt(no)) => {
            record.find(EntryNo(*no)).is_none().then_some(*no)
        }
        Question::Why(Some(no)) => record.why(EntryNo(*no)).is_none().then_some(*no),
        _ => None,
    }
}

fn rule(article: Option<&str>, table: &Table) -> Result<Status, Failure> {
    let usage = |message: String| Failure::new(Status::Usage, message);
    let asked = format!("rule {}", article.unwrap_or(""));
    let body = read::<Session>(&asked, Dialect::Written, None)
        .map_err(|error| usage(error.to_string()))?
        .body;
    let Some(Body::Question(Question::Rule(passage))) = body else {
        return Ok(Status::Clean);
    };
    say(&rulebook::rule(passage, &table.look).map_err(|none| usage(none.to_string()))?)
}

/// Parses a seal on the command line.
fn seal(text: &str) -> Result<Seal, &'static str> {
    Seal::read(text).ok_or("a seal is the number of entries and 32 digits from 0 to f")
}

/// Prints lines; a reader who has had enough ends it quietly.
fn say(lines: &[String]) -> Result<Status, Failure> {
    let mut out = stdout();
    let written = lines
        .iter()
        .try_for_each(|line| writeln!(out, "{line}"))
        .and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::writing(&error)),
        _ => Ok(Status::Clean),
    }
}
