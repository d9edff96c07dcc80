//! Shows long answers with a pager. The prompt has none: a pager would take keys typed ahead.

use crate::desk::{Failure, Stopped, surroundings};
use nos_base::shown;
use nos_base::text::width::{beginning, columns, wrapped};
use serde_json::Value;
use std::io::{BufWriter, StdoutLock, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::{env, fmt, io};

/// Keeps the text on the screen, ends at once if all of it fits, and shows colours.
const USUAL: &str = "less -X -F -R";

pub fn show(lines: &[String]) -> Result<(), Failure> {
    let is_long = surroundings::rows().is_some_and(|rows| lines.len() >= rows);
    if is_long && surroundings::can_paint() && paged(lines).is_some() {
        return Ok(());
    }
    printed(|out| write_lines(out, lines))
}

pub fn write_lines(to: &mut impl Write, lines: &[impl AsRef<str>]) -> io::Result<()> {
    for line in lines {
        to.write_all(shown::lines(line.as_ref()).as_bytes())?;
        to.write_all(b"\n")?;
    }
    Ok(())
}

/// Prints a text on standard output. A closed output is not an error.
pub fn print(text: &str) -> Result<(), Failure> {
    printed(|out| out.write_all(shown::document(text).as_bytes()))
}

pub fn print_json(value: &Value) -> Result<(), Failure> {
    print_ended(&shown::json(&value.to_string()))
}

/// Prints a text on standard output, followed by exactly one line end.
pub fn print_ended(text: &str) -> Result<(), Failure> {
    print(&format!("{}\n", text.trim_end()))
}

pub fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

fn printed(
    write: impl FnOnce(&mut BufWriter<StdoutLock<'static>>) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut out = stdout();
    Stopped::unless_closed(write(&mut out).and_then(|()| out.flush()))
}

fn paged(lines: &[String]) -> Option<ExitStatus> {
    let named = env::var("PAGER").ok().filter(|name| !name.trim().is_empty());
    let words: Vec<&str> = named.as_deref().unwrap_or(USUAL).split_whitespace().collect();
    let (program, arguments) = words.split_first()?;
    // Ctrl-C belongs to the pager and must not end this program.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGINT, std::sync::Arc::default());
    let mut pager = Command::new(program).args(arguments).stdin(Stdio::piped()).spawn().ok()?;
    if let Some(input) = pager.stdin.take() {
        // The official may leave the pager early.
        let _ = write_lines(&mut BufWriter::new(input), lines);
    }
    pager.wait().ok()
}

/// Writes a line to standard error, which may be closed.
pub fn remark(line: impl fmt::Display) {
    let _ = writeln!(Remarks, "{line}");
}

/// Standard error, in whole lines. A terminal gets them wrapped, but excerpts above carets cut.
pub struct Remarks;

impl Write for Remarks {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let Some(room) = surroundings::room_for_remarks() else { return io::stderr().write(text) };
        let text_of = String::from_utf8_lossy(text);
        let fitted = |line| fitted(line, room);
        let lines: String = text_of.lines().flat_map(fitted).map(|line| line + "\n").collect();
        io::stderr().write_all(lines.as_bytes())?;
        Ok(text.len())
    }

    fn write_fmt(&mut self, text: fmt::Arguments<'_>) -> io::Result<()> {
        self.write_all(text.to_string().as_bytes())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn fitted(line: &str, room: usize) -> Vec<String> {
    let words = line.trim_start();
    let is_excerpt = words.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
    if columns(line) <= room || is_excerpt.starts_with("| ") {
        return vec![beginning(line, room).to_owned()];
    }
    let (indent, _) = line.split_at(line.len() - words.len());
    wrapped(indent, words, room)
}
