//! The command line.

use super::answer;
use super::config::{Config, places};
use super::journals::{Check, Read, Script, Settle};
use super::laws::{Chosen, Job, LAWS};
use super::outcome::{Failure, Origin, Status};
use super::play::Play;
use super::prompt;
use super::replay::{Manner, Replay, Style};
use super::surroundings;
use crate::journal::Seal;
use crate::print::prompted::Prompted;
use crate::print::show::Table;
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
    /// List the laws, each with its game
    Laws,
    /// Print the rulebook, a chapter (7), an article (7.3) or a part of one (11.2e)
    Rule {
        #[command(flatten)]
        law: LawArg,
        /// The chapter, article or part
        article: Option<String>,
    },
    /// Print the games that can be announced as a card for the table
    Games {
        #[command(flatten)]
        law: LawArg,
    },
    /// Play a hand at the prompt, step by step, in five minutes; nothing is kept
    Tutor {
        #[command(flatten)]
        law: LawArg,
    },
}

#[derive(Args, Default)]
struct LawArg {
    /// The law; nos laws lists them
    #[arg(long, value_name = "NAME", value_parser = law)]
    law: Option<Chosen>,
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
    law: LawArg,
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
            let script = &Script::read(&file)?;
            let noted = seal;
            let (status, lines) = script.law().run(Check { script, noted });
            say(&lines)?;
            Ok(status)
        }
        Some(Command::Settle { file }) => {
            let script = &Script::read(&file)?;
            let table = &table;
            let (status, lines) = script.law().run(Settle { script, table })?;
            say(&lines)?;
            Ok(status)
        }
        Some(Command::Audit { files, json }) => {
            files.iter().try_fold(Status::Clean, |worst, file| {
                Ok(worst.max(ask(file, "audit", None, json, &table)?))
            })
        }
        Some(Command::Why { file, entry, json }) => {
            let words = entry.map_or("why".to_owned(), |entry| format!("why {entry}"));
            ask(&file, &words, None, json, &table)
        }
        Some(Command::Legal(args)) => ask(&args.file, "legal", args.at, args.json, &table),
        Some(Command::Holds(args)) => ask(&args.file, "holds", args.at, args.json, &table),
        Some(Command::Laws) => {
            let row = |row: &super::laws::LawRow| format!("{:<18} {}", row.name, row.title);
            say(&LAWS.iter().map(row).collect::<Vec<_>>())
        }
        Some(Command::Rule { article, law }) => {
            let words = format!("rule {}", article.unwrap_or_default());
            law.law.unwrap_or(config.law).run(Asked {
                words: &words,
                config: &config,
                table: &table,
            })
        }
        Some(Command::Games { law }) => law.law.unwrap_or(config.law).run(Asked {
            words: "games",
            config: &config,
            table: &table,
        }),
        Some(Command::Tutor { .. }) if !surroundings::is_attended() => Err(Failure::new(
            Status::Usage,
            "the tutor needs a terminal, to be typed at and read",
        )),
        Some(Command::Tutor { law }) => law.law.unwrap_or(config.law).run(Taught(table)),
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
    let play = Play {
        law: args.law.law,
        config,
    };
    if surroundings::is_attended() {
        return play.attended(args.file, table);
    }
    let manner = args.speech.manner(table);
    match args.file {
        Some(path) => play.piped(path, manner),
        None => play.unkept(manner),
    }
}

fn replay(args: ReplayArgs, table: Table) -> Result<Status, Failure> {
    let manner = args.speech.manner(table);
    match Origin::of(&args.file) {
        Origin::Stdin => Play::unkept_by_default(manner),
        Origin::File(path) => {
            let script = Script::read(&path)?;
            script.law().run(Replayed {
                script: &script,
                untagged: args.untagged,
                manner,
            })
        }
    }
}

/// Judges a script or journal, entry by entry.
struct Replayed<'a> {
    script: &'a Script,
    untagged: bool,
    manner: Manner,
}

impl Job for Replayed<'_> {
    type Done = Result<Status, Failure>;

    fn by<L: Prompted>(self) -> Self::Done {
        let bytes = match self.untagged {
            true => self.script.untagged(),
            false => self.script.sound::<L>()?,
        };
        let origin = Origin::File(self.script.path().to_owned());
        Replay::<L, _, _>::new(origin, self.manner, stdout(), io::stderr()).run(bytes)
    }
}

/// Gives a lesson.
struct Taught(Table);

impl Job for Taught {
    type Done = Result<Status, Failure>;

    fn by<L: Prompted>(self) -> Self::Done {
        prompt::tutor::<L>(self.0)
    }
}

/// Answers a question before anything has happened.
struct Asked<'a> {
    words: &'a str,
    config: &'a Config,
    table: &'a Table,
}

impl Job for Asked<'_> {
    type Done = Result<Status, Failure>;

    fn by<L: Prompted>(self) -> Self::Done {
        let mut record = crate::journal::Record::<L>::new();
        for entry in self.config.header::<L>() {
            // What the law does not take is told when a journal is begun.
            let _ = record.enter(entry.into());
        }
        let question = question::<L>(self.words)?;
        say(&answer::text(&record, &question, self.table).map_err(usage)?)
    }
}

/// Answers a question about a script or journal as it stands at its end.
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
        let wrong = |error| usage(format!("{}: {error}", self.script.path().display()));
        if self.json {
            say(&[answer::json(&record, &question).map_err(wrong)?.to_string()])?;
        } else {
            say(&answer::text(&record, &question, self.table).map_err(wrong)?)?;
        }
        Ok(status)
    }
}

fn ask(
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

/// Reads a question as it would be typed.
fn question<L: Prompted>(words: &str) -> Result<Question<L>, Failure> {
    match read::<L>(words, Dialect::Written, None).map(|line| line.body) {
        Ok(Some(Body::Question(question))) => Ok(question),
        Ok(_) => Err(usage(format!("{words} is no question"))),
        Err(error) => Err(usage(error.to_string())),
    }
}

fn usage(message: String) -> Failure {
    Failure::new(Status::Usage, message)
}

/// Parses the name of a law on the command line.
fn law(name: &str) -> Result<Chosen, &'static str> {
    Chosen::named(name).ok_or("there is no such law; nos laws lists them")
}

fn stdout() -> BufWriter<io::StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
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
