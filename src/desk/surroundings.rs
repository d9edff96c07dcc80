use crate::desk::terminal;
use nos_base::Look;
use nos_base::text::look::WIDTH;
use nos_base::words::language::tags_of_locale;
use std::env;
use std::ffi::OsStr;
use std::io::{IsTerminal, stderr, stdout};

pub fn look() -> Look {
    let terminal = stdout().is_terminal();
    Look {
        width: width(terminal),
        ascii: is_ascii(),
        color: terminal && wants_color(),
        plain: false,
    }
}

/// In columns; [`WIDTH`] if unknown or if the output is not a terminal.
fn width(terminal: bool) -> usize {
    let set = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let size = terminal.then(terminal_size::terminal_size).flatten();
    size.map(|(width, _)| usize::from(width.0)).or(set).filter(|width| *width > 0).unwrap_or(WIDTH)
}

/// Width of running text on standard error; `None` if that is not a terminal.
pub fn room_for_remarks() -> Option<usize> {
    let (columns, _) = terminal_size::terminal_size_of(stderr())?;
    Some(look().at(columns.0.into()).measure())
}

pub fn rows() -> Option<usize> {
    let (_, rows) = terminal_size::terminal_size_of(stdout())?;
    Some(rows.0.into())
}

pub fn can_paint() -> bool {
    terminal::has_cursor(&env::var("TERM").unwrap_or_default())
}

/// Language tags of the system, the most specific first.
pub fn languages() -> Vec<String> {
    tags_of_locale(&locale("LC_MESSAGES").or_else(terminal::locale).unwrap_or_default())
}

fn is_ascii() -> bool {
    locale("LC_CTYPE").is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        !locale.contains("utf-8") && !locale.contains("utf8")
    })
}

/// The locale by POSIX precedence: `LC_ALL`, this category, `LANG`.
fn locale(category: &str) -> Option<String> {
    let mut set = ["LC_ALL", category, "LANG"].into_iter().filter_map(env::var_os);
    Some(set.find(|value| !value.is_empty())?.to_string_lossy().into_owned())
}

fn wants_color() -> bool {
    let has_none = |term: &OsStr| term.is_empty() || term == "dumb";
    !is_set("NO_COLOR") && !env::var_os("TERM").is_some_and(|term| has_none(&term))
}

fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// Whether ssh runs nos without a terminal, as `ssh HOST nos play` does.
pub fn is_remote_pipe() -> bool {
    is_set("SSH_CONNECTION") && !is_set("SSH_TTY") && !stdout().is_terminal()
}

pub fn is_attended() -> bool {
    std::io::stdin().is_terminal() && (stdout().is_terminal() || stderr().is_terminal())
}
