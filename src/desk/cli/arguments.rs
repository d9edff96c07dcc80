//! Arguments of the command line. Their help stands in the messages of the shell.

#[cfg(feature = "board")]
use crate::desk::board::BoardArgs;
use crate::desk::cli::seasons::{ExportArgs, StandingsArgs};
use crate::desk::event::EventCommand;
use crate::desk::import::ImportArgs;
use crate::desk::law::LawArg;
use crate::desk::paper::SheetForm;
use crate::desk::replay::{Manner, Style};
use crate::desk::simulating::SimulateArgs;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use nos_base::words::language::Language;
use nos_base::words::shell;
use nos_entry::entry::Subject;
use nos_law::show::TableSettings;
use nos_records::journal::Seal;
use std::collections::HashSet;
use std::ffi::OsString;
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

/// Built-in languages, and the one read from files.
fn language() -> impl TypedValueParser<Value = String> {
    let built_in = Language::ALL.iter().copied();
    let read = Language::chosen();
    let read = (!Language::ALL.contains(&read)).then_some(read);
    PossibleValuesParser::new(built_in.chain(read).map(Language::tag))
}

/// Gives a command another name.
type Naming = fn(clap::Command, &'static str) -> clap::Command;

/// Subcommands under their names in the language that was chosen: messages with this prefix.
fn in_the_language(own: clap::Command, begins: &str, name: Naming) -> clap::Command {
    let names = own.get_subcommands().flat_map(clap::Command::get_name_and_visible_aliases);
    let mut taken: HashSet<String> = names.map(str::to_owned).collect();
    own.mut_subcommands(|command| {
        let id = format!("{begins}-{}", command.get_name());
        let command = in_the_language(command, &id, name);
        let told = if shell::has(&id) { message!(&id) } else { String::new() };
        // A language file may give a command any name, and two commands the same.
        let is_name = !told.is_empty() && !told.starts_with('-') && !told.contains(' ');
        if !is_name || !taken.insert(told.clone()) {
            return command;
        }
        // Leaked: the names are few and live as long as the program.
        name(command, told.leak())
    })
}

/// Commands as they are parsed: each under its own name and that of the language.
fn read() -> clap::Command {
    in_the_language(Cli::command(), "command", |command, told| command.visible_alias(told))
}

impl Cli {
    pub fn of(
        words: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    ) -> Result<Cli, clap::Error> {
        Cli::from_arg_matches(&read().try_get_matches_from(words)?)
    }
}

fn seal(text: &str) -> Result<Seal, String> {
    Seal::read(text).ok_or_else(|| message!("what-a-seal-is"))
}

/// Commands under their own names, with their help.
pub fn explained() -> clap::Command {
    with_help(read(), "help").long_about(message!("help-nos-long"))
}

/// Commands with their help, and no text of clap's own.
pub fn headed() -> clap::Command {
    let own = with_help(Cli::command(), "help").long_about(message!("help-nos-long"));
    let mut command = in_the_language(own, "command", |command, told| {
        let own = command.get_name().to_owned().leak();
        command.name(told).visible_alias(&*own)
    });
    // Has clap add its own arguments now.
    command.build();
    with_headings(command)
}

/// Sentences of clap, in parts between which typed text stands. Of two that begin alike the longer stands first.
const CLAPS: [&str; 35] = [
    "clap-error",
    "clap-missing",
    "clap-unexpected-argument",
    "clap-unexpected-value",
    "clap-no-more",
    "clap-found",
    "clap-unknown-command",
    "clap-invalid-value",
    "clap-for",
    "clap-needs-value",
    "clap-none-supplied",
    "clap-the-argument",
    "clap-cannot-be-with",
    "clap-only-once",
    "clap-tip-pass",
    "clap-tip-as-value",
    "clap-similar-argument",
    "clap-similar-command",
    "clap-similar-value",
    "clap-the-options",
    "clap-a-command",
    "clap-usage",
    "clap-more",
    "clap-no-digit",
    "clap-possible",
    "clap-default",
    "clap-aliases",
    "clap-alias",
    "clap-possible-values",
    "clap-man-name",
    "clap-man-synopsis",
    "clap-man-description",
    "clap-man-options",
    "clap-man-subcommands",
    "clap-man-version",
];

pub fn spoken(text: &str) -> String {
    let own = |text: String, id: &&str| text.replace(&shell::in_english(id), &message!(id));
    CLAPS.iter().fold(text.to_owned(), own)
}

fn with_headings(command: clap::Command) -> clap::Command {
    let usage = command.get_styles().get_usage();
    let header = command.get_styles().get_header();
    let mut template = format!(
        "{{before-help}}{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}",
        message!("help-usage")
    );
    let has_values = command.get_positionals().next().is_some();
    let has_commands = command.has_subcommands();
    let parts = [
        (has_commands, message!("help-commands"), "{subcommands}"),
        (has_values, message!("help-arguments"), "{positionals}"),
        (true, message!("help-options"), "{options}"),
    ];
    for (_, heading, part) in parts.into_iter().filter(|(has, ..)| *has) {
        template.push_str(&format!("\n\n{header}{heading}{header:#}\n{part}"));
    }
    command
        .help_template(template + "{after-help}")
        .mut_args(|arg| match (arg.get_id().as_str(), arg.get_long_help()) {
            ("help", None) => arg.help(message!("help-flag")),
            ("help", Some(_)) => {
                let arg = arg.help(message!("help-flag-more"));
                arg.long_help(message!("help-flag-less"))
            }
            ("version", _) => arg.help(message!("help-flag-version")),
            _ => arg,
        })
        .mut_subcommands(with_headings)
}

/// An argument whose values are named in the language that was chosen.
fn with_values(arg: clap::Arg) -> clap::Arg {
    let named = |name: &str| -> &'static str {
        let part = |c: char| {
            if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '-' }
        };
        let id: String = "value-".chars().chain(name.chars().map(part)).collect();
        let told = if shell::has(&id) { message!(&id) } else { name.to_owned() };
        // Leaked, as the names of commands are.
        told.leak()
    };
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<&'static str> = names.iter().map(|name| named(name)).collect();
    match names.is_empty() {
        true => arg,
        false => arg.value_names(names),
    }
}

/// Sets the help of a command and its arguments: the message for an argument of this command, or else for any.
fn with_help(command: clap::Command, before: &str) -> clap::Command {
    let name = format!("{before}-{}", command.get_name());
    // Messages for arguments of the program itself have no command in their names.
    let of_command = if before == "help" && command.get_name() == "nos" {
        before.to_owned()
    } else {
        name.clone()
    };
    command
        .about(message!(&name))
        .mut_args(|arg| {
            let of_arg = format!("{name}-{}", arg.get_id());
            let id = Some(of_arg)
                .filter(|id| shell::has(id))
                .unwrap_or_else(|| format!("help-any-{}", arg.get_id()));
            with_values(arg).help(message!(&id))
        })
        .mut_subcommands(|command| with_help(command, &of_command))
}
