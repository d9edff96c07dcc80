//! The command line.

use super::answer::{self, Table};
use super::outcome::{Failure, Origin, Status};
use super::prompt;
use super::replay::{Manner, Replay, Style};
use super::surroundings;
use crate::journal::Record;
use crate::law::house::House;
use crate::notation::{Dialect, Question, read};
use crate::print::games::games;
use clap::{Args, Parser, Subcommand};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// The referee and scorekeeper for a real table of Nos
///
/// Without a command, nos keeps a journal at the prompt: `nos FILE` is short for `nos play FILE`.
#[derive(Parser)]
#[command(
    name = "nos",
    version,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Judge a recorded evening, entry by entry
    Replay(ReplayArgs),
    /// Print the rulebook, a chapter (7), an article (7.3) or a part of one (11.2e)
    Rule {
        /// The chapter, article or part
        article: Option<String>,
    },
    /// Print the seventeen games as a card for the table
    Games,
}

#[derive(Args)]
struct ReplayArgs {
    /// The script or journal; - for standard input
    file: PathBuf,
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

/// Runs the program and answers its exit status.
pub fn run() -> ExitCode {
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
    let table = Table {
        look: surroundings::look(),
        money: None,
    };
    match cli.command {
        Some(Command::Replay(args)) => replay(args, table),
        Some(Command::Rule { article }) => rule(article.as_deref(), &table),
        Some(Command::Games) => say(&games(&House::default(), &table.look)),
        None if surroundings::is_attended() => {
            let ending = prompt::sit(&mut Record::new(), table, &[])?;
            if let prompt::Ending::Killed(by) = ending {
                prompt::die_by(by);
            }
            Ok(Status::Clean)
        }
        None => replay(
            ReplayArgs {
                file: PathBuf::from("-"),
                json: false,
                keep_going: false,
                quiet: false,
            },
            table,
        ),
    }
}

fn replay(args: ReplayArgs, table: Table) -> Result<Status, Failure> {
    let origin = Origin::of(&args.file);
    let style = if args.json {
        Style::Json
    } else {
        Style::Text { quiet: args.quiet }
    };
    let manner = Manner {
        style,
        keep_going: args.keep_going,
        table,
    };
    let out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let replay = Replay::new(origin.clone(), manner, out, io::stderr());
    match &origin {
        Origin::Stdin => replay.run(io::stdin().lock()),
        Origin::File(path) => {
            let opened = File::open(path).map_err(|error| Failure::reading(path, &error))?;
            replay.run(BufReader::with_capacity(1 << 16, opened))
        }
    }
}

fn rule(article: Option<&str>, table: &Table) -> Result<Status, Failure> {
    let asked = format!("rule {}", article.unwrap_or(""));
    let question = match read(&asked, Dialect::Written).map(|line| line.body) {
        Ok(Some(crate::notation::Body::Question(question @ Question::Rule(_)))) => question,
        Ok(_) => return Ok(Status::Clean),
        Err(error) => return Err(Failure::new(Status::Usage, error.to_string())),
    };
    if let Question::Rule(passage) = question
        && let Err(none) = crate::print::rulebook::rule(passage, &table.look)
    {
        return Err(Failure::new(Status::Usage, none.to_string()));
    }
    say(&answer::text(&Record::new(), &question, table))
}

/// Prints lines; a reader who has had enough ends it quietly.
fn say(lines: &[String]) -> Result<Status, Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let written = lines
        .iter()
        .try_for_each(|line| writeln!(out, "{line}"))
        .and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::writing(&error)),
        _ => Ok(Status::Clean),
    }
}
