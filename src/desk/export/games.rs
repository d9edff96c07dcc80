use crate::desk::event::at_table;
use crate::desk::{Failure, Script, Status, Stopped, files, pager};
use nos_base::shown;
use nos_law::TableSettings;
use nos_records::journal::tag::Link;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Writes the games of these evenings to standard output or into a file of this folder.
pub fn games(
    files: &[PathBuf],
    format: &str,
    folder: Option<&Path>,
    look: &TableSettings,
) -> Result<Status, Failure> {
    let (mut text, mut status, mut first) = (String::new(), Status::Clean, None);
    for path in files {
        let script = Script::read(path)?;
        let law = script.law();
        if law.game_text.is_none_or(|own| own.name != format) {
            let (path, law) = (shown::path(path), law.name());
            return Err(Failure::usage(message!("games-not-so", path, law, format)));
        }
        let read = script.judged(look, pager::Remarks)?;
        let occasion = at_table::occasion(path);
        text.push_str(&read.record.session().write_games(&read.record, occasion.as_ref()));
        status = status.max(read.status);
        first.get_or_insert_with(|| number(beginning(&script)));
    }
    let Some(folder) = folder else {
        Stopped::unless_closed(io::stdout().lock().write_all(text.as_bytes()))?;
        return Ok(status);
    };
    let _lock = files::folder_to_write(folder)?;
    let path = folder.join(format!("games.{format}"));
    let first = first.unwrap_or_default();
    let there = fs::read_to_string(&path).unwrap_or_default();
    files::put(&path, marked(&text, &first).as_bytes(), |_| is_earlier(&there, &first))?;
    Ok(status)
}

/// Returns the bytes that identify an evening: all of a script, or a journal up to its first
/// `seat`, which no correction can change.
fn beginning(script: &Script) -> &[u8] {
    let end = memchr::memmem::find(&script.bytes, b" seat ").filter(|_| script.is_journal());
    let end = end.and_then(|seat| Some(seat + memchr::memchr(b'\n', script.bytes.get(seat..)?)?));
    script.bytes.get(..end.unwrap_or(script.bytes.len())).unwrap_or_default()
}

fn number(bytes: &[u8]) -> String {
    format!("{:016x}", Link::of(None, bytes).half() >> 64)
}

/// Begins the tag by which an export recognises an earlier one.
const TAG: &str = "[Source \"nos ";

/// Adds a tag to these games, with checksums of the first evening and of the text without the tag.
fn marked(text: &str, first: &str) -> String {
    let tag = format!("{TAG}{first} {}\"]\n", number(text.as_bytes()));
    match text.split_once("\n\n") {
        Some((tags, rest)) if text.starts_with('[') => format!("{tags}\n{tag}\n{rest}"),
        // Without a game, or in a format without tags, the tag is in a comment.
        _ => format!("; {tag}{text}"),
    }
}

/// Whether a file is an unchanged export of the same first evening.
fn is_earlier(there: &str, first: &str) -> bool {
    let is_tag = |line: &&str| line.trim_start_matches("; ").starts_with(TAG);
    let text: String = there.split_inclusive('\n').filter(|line| !is_tag(line)).collect();
    marked(&text, first) == there
}
