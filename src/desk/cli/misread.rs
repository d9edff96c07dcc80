//! Words clap's errors in the chosen language, and finds the command that a mistyped line means.

use super::arguments::Cli;
use super::help::{headed, spoken};
use crate::desk::outcome::Failure;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use nos_base::table::shown;
use std::env;
use std::error::Error as _;
use std::num::ParseIntError;
use std::path::Path;

pub(super) fn worded(error: &Error) -> String {
    let values = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        _ => Vec::new(),
    };
    let quoted = |kind| format!("'{}'", values(kind).join("', '"));
    let (arg, typed) = (quoted(ContextKind::InvalidArg), quoted(ContextKind::InvalidValue));
    let other = quoted(ContextKind::PriorArg);
    let mut fault = match error.kind() {
        ErrorKind::MissingRequiredArgument => {
            let missing = values(ContextKind::InvalidArg).join("\n  ");
            format!("{}\n  {missing}", message!("clap-missing"))
        }
        ErrorKind::UnknownArgument => message!("clap-unexpected-argument", arg),
        ErrorKind::InvalidSubcommand => {
            message!("clap-unknown-command", typed = quoted(ContextKind::InvalidSubcommand))
        }
        ErrorKind::ArgumentConflict if arg == other => message!("clap-only-once", arg),
        ErrorKind::ArgumentConflict => message!("clap-cannot-be-with", arg, other),
        ErrorKind::TooManyValues => message!("clap-unexpected-value", typed, arg),
        ErrorKind::InvalidValue if typed == "''" => message!("clap-needs-value", arg),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            message!("clap-invalid-value", typed, arg)
        }
        _ => return spoken(&error.to_string()),
    };
    if let Some(reason) = error.source() {
        let is_no_number = reason.is::<ParseIntError>();
        let reason = if is_no_number { message!("clap-no-digit") } else { reason.to_string() };
        fault += &format!(": {reason}");
    }
    let possible = values(ContextKind::ValidValue);
    if !possible.is_empty() {
        fault += &format!("\n  {} {}]", message!("clap-possible"), possible.join(", "));
    }
    let tips = [
        (ContextKind::SuggestedArg, "clap-similar-argument"),
        (ContextKind::SuggestedSubcommand, "clap-similar-command"),
        (ContextKind::SuggestedValue, "clap-similar-value"),
    ];
    let similar = tips.into_iter().find(|(kind, _)| !values(*kind).is_empty());
    let pass = || error.get(ContextKind::Suggested).map(|_| message!("clap-tip-pass", arg));
    let tip = similar.map(|(kind, id)| message!(id, meant = quoted(kind))).or_else(pass);
    let usage = spoken(&values(ContextKind::Usage).concat()).trim_end().to_owned();
    let told = format!("{} {fault}", message!("clap-error"));
    let tip = tip.map(|tip| format!("  {} {tip}", message!("clap-tip")));
    [Some(told), tip, Some(usage), Some(message!("clap-more"))]
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("\n\n")
}

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
        Some((strsim::osa_distance(&word.to_lowercase(), command), at, command))
    });
    let (_, at, command) = nearest.min()?;
    words.remove(at);
    let (options, operands): (Vec<_>, Vec<_>) =
        words.iter().partition(|word| word.starts_with('-'));
    let orders = [words.iter().collect(), operands.iter().rev().chain(&options).copied().collect()];
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
    Err(Failure::usage(match path.to_str().and_then(|typed| meant(typed, &commands)) {
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
