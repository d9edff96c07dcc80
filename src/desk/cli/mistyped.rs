//! Corrects mistyped commands, and refuses a new file whose name may be one.

use super::arguments::Cli;
use super::help::headed;
use crate::desk::outcome::Failure;
use clap::error::ErrorKind;
use nos_base::table::shown;
use std::env;
use std::path::Path;

/// Lists the names of the commands in the chosen language and in English.
pub(super) fn commands() -> Vec<String> {
    let names = headed();
    let names = names.get_subcommands().flat_map(clap::Command::get_name_and_visible_aliases);
    names.map(str::to_owned).collect()
}

/// Whether the first word of the line is not a command, option or file.
pub(super) fn is_mistyped(error: &clap::Error) -> bool {
    let kinds = [ErrorKind::UnknownArgument, ErrorKind::InvalidSubcommand];
    let first = env::args_os().nth(1).unwrap_or_default();
    kinds.contains(&error.kind())
        && !commands().iter().any(|command| first == **command)
        && !first.to_string_lossy().starts_with('-')
        && !Path::new(&first).exists()
}

/// Greatest number of letters that may differ from a command.
const NEAR: usize = 2;

/// Corrects a line: the command first and correctly spelled, then the file, then the other words.
pub(super) fn meant_line() -> Option<String> {
    let mut words: Vec<String> =
        env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let commands = commands();
    let nearest = words.iter().enumerate().filter_map(|(at, word)| {
        let command = meant(word, &commands)?;
        let distance = strsim::osa_distance(&word.to_lowercase(), command);
        Some((distance, at, command))
    });
    let (_, at, command) = nearest.min()?;
    words.remove(at);
    let (options, operands): (Vec<_>, Vec<_>) =
        words.iter().partition(|word| word.starts_with('-'));
    let reversed = operands.iter().rev().chain(&options);
    let orders = [words.iter().collect(), reversed.copied().collect()];
    let mut lines = orders.into_iter().map(|order: Vec<&String>| {
        let typed = order.into_iter().map(String::as_str);
        ["nos", command].into_iter().chain(typed).collect::<Vec<_>>()
    });
    let line = lines.find(|line| Cli::read(line).is_ok())?;
    let quoted = |word: &&str| {
        if word.contains(char::is_whitespace) { format!("\"{word}\"") } else { (*word).to_owned() }
    };
    Some(line.iter().map(quoted).collect::<Vec<_>>().join(" "))
}

pub(super) fn refuse_a_mistyped_command(path: &Path) -> Result<(), Failure> {
    if path.extension().is_some() || path.symlink_metadata().is_ok() {
        return Ok(());
    }
    let name = shown::path(path);
    let commands = commands();
    let meant = path.to_str().and_then(|typed| meant(typed, &commands));
    Err(Failure::usage(match meant {
        Some(command) => message!("command-mistyped", name, command),
        None => message!("no-such-file", name),
    }))
}

fn meant<'a>(typed: &str, commands: &'a [String]) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let letters = |word: &str| word.chars().count();
    let near = |command: &'a String| {
        let distance = strsim::osa_distance(&typed, command);
        let shorter = letters(&typed).min(letters(command));
        (distance <= NEAR.min(shorter / 2)).then_some((distance, command.as_str()))
    };
    let (_, nearest) = commands.iter().filter_map(near).min_by_key(|near| near.0)?;
    Some(nearest)
}
