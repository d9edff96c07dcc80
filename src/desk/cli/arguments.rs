//! Arguments of the command line. The messages of the shell hold their help.

#[cfg(feature = "board")]
use crate::desk::board::BoardArgs;
use crate::desk::cli::seasons::{ExportArgs, StandingsArgs};
use crate::desk::event::EventCommand;
use crate::desk::import::ImportArgs;
use crate::desk::simulating::SimulateArgs;
use crate::desk::{LawArg, Manner, SheetForm, Style};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use nos_base::Language;
use nos_entry::Subject;
use nos_law::TableSettings;
use nos_records::journal::Seal;
use std::path::PathBuf;

#[derive(Parser)]
#[command(name = "nos", version, disable_help_subcommand = true)]
pub(super) struct Cli {
    #[command(flatten)]
    pub bare: PlayArgs,
    #[arg(long, global = true, value_name = "PATH")]
    pub config: Option<PathBuf>,
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language(), ignore_case = true, hide_possible_values = true)]
    pub lang: Option<String>,
    #[arg(long, global = true)]
    pub plain: bool,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub(super) enum Command {
    Play(PlayArgs),
    Replay(ReplayArgs),
    Check {
        file: PathBuf,
        #[arg(long, value_name = "SEAL", value_parser = seal)]
        seal: Option<Seal>,
    },
    Settle {
        file: PathBuf,
        #[arg(long, value_name = "NAME")]
        player: Option<String>,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        form: SheetForm,
    },
    Standings(StandingsArgs),
    #[command(subcommand)]
    Event(EventCommand),
    Export(ExportArgs),
    Import(ImportArgs),
    Report {
        file: PathBuf,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
        #[arg(long)]
        short: bool,
        #[arg(long, value_name = "FILE", conflicts_with_all = ["output", "short"])]
        picture: Option<PathBuf>,
    },
    #[cfg(feature = "board")]
    Board(BoardArgs),
    Audit {
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    Why {
        #[command(flatten)]
        of: FileArgs,
        #[arg(value_name = "N")]
        entry: Option<u32>,
        #[arg(long, conflicts_with = "json")]
        html: bool,
    },
    Show(FileArgs),
    Status(FileArgs),
    #[command(visible_alias = "scores")]
    Balances {
        #[command(flatten)]
        of: FileArgs,
        #[arg(long, requires = "by", conflicts_with = "json")]
        csv: bool,
        #[arg(long, value_name = "PART", value_parser = ["hand"], hide_possible_values = true)]
        by: Option<String>,
    },
    Legal(AtArgs),
    Holds(AtArgs),
    Journals {
        #[arg(default_value = ".", hide_default_value = true)]
        folder: PathBuf,
    },
    Laws(LawArg),
    History {
        #[command(flatten)]
        of: FileArgs,
        #[arg(value_name = "N|hand N|all")]
        words: Vec<String>,
        #[arg(long, value_name = "NAME")]
        player: Option<String>,
        #[arg(long, value_name = "WORD")]
        cause: Option<String>,
        #[arg(long)]
        penalties: bool,
        #[arg(long)]
        payments: bool,
        #[arg(long, conflicts_with = "json")]
        csv: bool,
    },
    Rule {
        #[command(flatten)]
        law: LawArg,
        #[arg(value_name = "N.N|WORD")]
        words: Vec<String>,
    },
    Games {
        #[command(flatten)]
        law: LawArg,
    },
    Card {
        #[command(flatten)]
        law: LawArg,
        #[arg(value_name = "GAME")]
        words: Vec<String>,
        #[arg(long)]
        html: bool,
    },
    Init,
    Language {
        #[arg(value_name = "TAG", required_unless_present = "check")]
        tag: Option<String>,
        #[arg(long, short, value_name = "DIR")]
        output: Option<PathBuf>,
        #[arg(long)]
        source: bool,
        #[arg(long, value_name = "FOLDER", conflicts_with_all = ["tag", "output", "source"])]
        check: Option<PathBuf>,
        #[arg(long, requires = "check")]
        json: bool,
    },
    Simulate(SimulateArgs),
    Tutor {
        #[command(flatten)]
        law: LawArg,
        #[arg(long)]
        again: bool,
    },
    Completions {
        shell: Shell,
    },
    Man {
        command: Option<String>,
        #[arg(long, short, value_name = "DIR", conflicts_with = "command")]
        output: Option<PathBuf>,
    },
    Help {
        #[command(flatten)]
        law: LawArg,
        #[arg(value_name = "COMMAND|WORD")]
        words: Vec<String>,
    },
}

#[derive(Args, Default, PartialEq)]
pub(super) struct Speech {
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub keep_going: bool,
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
}

impl Speech {
    pub fn manner(&self, table: TableSettings) -> Manner {
        let style = if self.json { Style::Json } else { Style::Text { quiet: self.quiet } };
        Manner { style, keep_going: self.keep_going, table }
    }
}

#[derive(Args, Default, PartialEq)]
pub(super) struct PlayArgs {
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub law: LawArg,
    #[command(flatten)]
    pub speech: Speech,
}

#[derive(Args)]
pub(super) struct ReplayArgs {
    pub file: PathBuf,
    #[command(flatten)]
    pub speech: Speech,
    #[arg(long)]
    pub untagged: bool,
}

#[derive(Args)]
pub(super) struct FileArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub(super) struct AtArgs {
    #[command(flatten)]
    pub of: FileArgs,
    #[arg(long, value_name = "N")]
    pub at: Option<u32>,
}

impl AtArgs {
    pub fn subject<T>(&self) -> Subject<T> {
        self.at.map_or(Subject::All, Subject::At)
    }
}

/// Accepts the built-in languages and the one read from files.
fn language() -> impl TypedValueParser<Value = String> {
    let built_in = Language::ALL.iter().copied();
    let read = Language::chosen();
    let read = (!Language::ALL.contains(&read)).then_some(read);
    PossibleValuesParser::new(built_in.chain(read).map(Language::tag))
}

fn seal(text: &str) -> Result<Seal, String> {
    Seal::read(text).ok_or_else(|| message!("what-a-seal-is"))
}
