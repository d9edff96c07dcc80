//! The command line.

use super::outcome::{Failure, Origin, Status};
use super::replay::{Manner, Replay, Style};
use crate::print::look::Look;
use clap::{Parser, Subcommand};
use std::io::{self, BufReader, BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// The referee and scorekeeper for a real table of Nos.
#[derive(Parser)]
#[command(
    name = "nos",
    version,
    about,
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
    Replay {
        /// The script or journal; - for standard input
        file: PathBuf,
        /// One JSON object a line
        #[arg(long)]
        json: bool,
        /// Go on past rejected entries
        #[arg(long)]
        keep_going: bool,
        /// Only what was rejected, fouls, and the tables
        #[arg(long, short, conflicts_with = "json")]
        quiet: bool,
    },
}

/// Runs the program and answers its exit status.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let status = match execute(cli) {
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
    match cli.command {
        Some(Command::Replay {
            file,
            json,
            keep_going,
            quiet,
        }) => {
            let origin = Origin::of(&file);
            let style = if json {
                Style::Json
            } else {
                Style::Text { quiet }
            };
            let out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
            let manner = Manner {
                style,
                keep_going,
                look: Look::default(),
            };
            let replay = Replay::new(origin.clone(), manner, out, io::stderr());
            match &origin {
                Origin::Stdin => replay.run(io::stdin().lock()),
                Origin::File(path) => {
                    let opened = std::fs::File::open(path)
                        .map_err(|error| Failure::reading(path, &error))?;
                    replay.run(BufReader::with_capacity(1 << 16, opened))
                }
            }
        }
        None if io::stdin().is_terminal() => Ok(Status::Clean),
        None => Ok(Status::Clean),
    }
}
