//! Commands, help and manual pages in the chosen language.

use super::arguments::Cli;
use clap::{CommandFactory, FromArgMatches};
use nos_base::Language;
use nos_base::words::shell;
use std::collections::HashSet;
use std::ffi::OsString;

type Naming = fn(clap::Command, &'static str) -> clap::Command;

/// Names subcommands in the chosen language, by the messages that begin with `begins`.
fn in_the_language(own: clap::Command, begins: &str, name: Naming) -> clap::Command {
    // The messages repeat the English names.
    if Language::chosen() == Language::default() {
        return own;
    }
    let names = own.get_subcommands().flat_map(clap::Command::get_name_and_visible_aliases);
    let mut taken: HashSet<String> = names.map(str::to_owned).collect();
    own.mut_subcommands(|command| {
        let id = format!("{begins}-{}", command.get_name());
        let command = in_the_language(command, &id, name);
        let told = if shell::has(&id) { message!(&id) } else { String::new() };
        // A language file may name two commands alike, or use a word that clap cannot read.
        let is_name = !told.is_empty() && !told.starts_with('-') && !told.contains(' ');
        if !is_name || !taken.insert(told.clone()) {
            return command;
        }
        // Leaked because clap wants static names. There are few of them.
        name(command, told.leak())
    })
}

impl Cli {
    /// Reads the words of a command line.
    pub fn read(
        words: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    ) -> Result<Cli, clap::Error> {
        let words = words.into_iter().map(|word| with_point(word.into()));
        Cli::from_arg_matches(&commands().try_get_matches_from(words)?)
    }
}

/// Turns a number like `-0,5` into `-0.5`, which is no option.
fn with_point(word: OsString) -> OsString {
    let text = word.to_str().filter(|text| text.starts_with('-'));
    let number = text.map(|text| text.replacen(',', ".", 1));
    number.filter(|text| text.parse::<f64>().is_ok()).map_or(word, OsString::from)
}

/// Builds the commands for parsing. Each has its own name and its name in the chosen language.
fn commands() -> clap::Command {
    in_the_language(Cli::command(), "command", |command, told| command.visible_alias(told))
}

/// Builds the commands under their own names, with their help.
pub fn explained() -> clap::Command {
    with_help(commands(), "help").long_about(message!("help-nos-long"))
}

/// Builds the commands with their help and headings in the chosen language.
pub fn headed() -> clap::Command {
    let own = with_help(Cli::command(), "help").long_about(message!("help-nos-long"));
    let mut command = in_the_language(own, "command", |command, told| {
        let own = command.get_name().to_owned().leak();
        command.name(told).visible_alias(&*own)
    });
    // `build` adds clap's own arguments, so that their help can be translated.
    command.build();
    with_headings(command)
}

/// Words of clap in help texts and manual pages; of two that begin alike, the longer comes first.
const CLAPS: [&str; 14] = [
    "clap-the-options",
    "clap-a-command",
    "clap-usage",
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
    let parts = [
        (command.has_subcommands(), message!("help-commands"), "{subcommands}"),
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
                arg.help(message!("help-flag-more")).long_help(message!("help-flag-less"))
            }
            ("version", _) => arg.help(message!("help-flag-version")),
            _ => arg,
        })
        .mut_subcommands(with_headings)
}

/// Names an argument's values in the chosen language.
fn with_values(arg: clap::Arg) -> clap::Arg {
    let named = |name: &str| -> &'static str {
        let part = |c: char| {
            if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '-' }
        };
        let id: String = "value-".chars().chain(name.chars().map(part)).collect();
        let told = if shell::has(&id) { message!(&id) } else { name.to_owned() };
        told.leak()
    };
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<&'static str> = names.iter().map(|name| named(name)).collect();
    if names.is_empty() { arg } else { arg.value_names(names) }
}

/// Sets the help of a command and its arguments. A command's own message precedes a general one.
fn with_help(command: clap::Command, before: &str) -> clap::Command {
    let name = format!("{before}-{}", command.get_name());
    // The messages for the arguments of `nos` itself have no command in their names.
    let of_command = if before == "help" && command.get_name() == "nos" {
        before.to_owned()
    } else {
        name.clone()
    };
    command
        .about(message!(&name))
        .mut_args(|arg| {
            let id = Some(format!("{name}-{}", arg.get_id()))
                .filter(|id| shell::has(id))
                .unwrap_or_else(|| format!("help-any-{}", arg.get_id()));
            with_values(arg).help(message!(&id))
        })
        .mut_subcommands(|command| with_help(command, &of_command))
}
