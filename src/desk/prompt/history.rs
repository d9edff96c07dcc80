//! The lines that were typed before, kept from one evening to the next in the user's state folder. It is a
//! convenience: where it cannot be read or written, the prompt goes on without.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// How many lines are kept.
const KEPT: usize = 2000;

/// The lines typed before, the latest last.
#[derive(Debug, Default)]
pub struct History {
    lines: Vec<String>,
    file: Option<PathBuf>,
    /// Where in them the reader is; past the end, at the line being typed.
    at: usize,
    /// The line being typed, while others are looked at.
    draft: String,
}

/// Where the history is kept: in the state folder of the user, as the environment names it.
pub fn place(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let absolute = |name| {
        variable(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let state = absolute("XDG_STATE_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".local").join("state")))?;
    Some(state.join("nos").join("history"))
}

impl History {
    /// The history in this file, as far as it can be read; with no file, one that is not kept.
    pub fn open(file: Option<PathBuf>) -> History {
        let text = file.as_deref().map(read).unwrap_or_default();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let surplus = lines.len().saturating_sub(KEPT);
        if surplus > KEPT / 2 {
            lines.drain(..surplus);
            if let Some(file) = &file {
                rewrite(file, &lines);
            }
        }
        History {
            at: lines.len(),
            lines,
            file,
            draft: String::new(),
        }
    }

    /// Adds a line, and goes back to the line being typed.
    pub fn add(&mut self, line: &str) {
        let line = line.trim();
        if !line.is_empty() && self.lines.last().is_none_or(|last| last != line) {
            self.lines.push(line.to_owned());
            if let Some(file) = &self.file {
                append(file, line);
            }
        }
        self.at = self.lines.len();
        self.draft.clear();
    }

    /// The line before, of those that begin as the line being typed does.
    pub fn older(&mut self, typed: &str) -> Option<&str> {
        if self.at >= self.lines.len() {
            self.at = self.lines.len();
            typed.clone_into(&mut self.draft);
        }
        let begins = |line: &String| line.starts_with(&self.draft) && line != typed;
        let found = self.lines.iter().take(self.at).rposition(begins)?;
        self.at = found;
        self.lines.get(found).map(String::as_str)
    }

    /// The line after, or at last the line being typed.
    pub fn newer(&mut self, typed: &str) -> Option<&str> {
        if self.at >= self.lines.len() {
            return None;
        }
        let begins = |line: &String| line.starts_with(&self.draft) && line != typed;
        let found = self.lines.iter().skip(self.at + 1).position(begins);
        self.at = found.map_or(self.lines.len(), |found| self.at + 1 + found);
        Some(self.lines.get(self.at).unwrap_or(&self.draft))
    }

    /// The latest line that holds this text, passing over so many that do.
    pub fn search(&self, text: &str, pass: usize) -> Option<&str> {
        let holds = self.lines.iter().rev().filter(|line| line.contains(text));
        holds.map(String::as_str).nth(pass)
    }
}

fn read(file: &Path) -> String {
    fs::read(file)
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .unwrap_or_default()
}

/// A history that cannot be kept is no reason to bother anybody at the table.
fn append(file: &Path, line: &str) {
    if let Some(folder) = file.parent() {
        let _ = fs::create_dir_all(folder);
    }
    if let Ok(mut open) = OpenOptions::new().create(true).append(true).open(file) {
        let _ = open.write_all(format!("{line}\n").as_bytes());
    }
}

fn rewrite(file: &Path, lines: &[String]) {
    let mut text = lines.join("\n");
    text.push('\n');
    let whole = file.with_extension("new");
    if fs::write(&whole, text).is_ok() {
        let _ = fs::rename(&whole, file);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[&str]) -> History {
        let mut history = History::default();
        lines.iter().for_each(|line| history.add(line));
        history
    }

    #[test]
    fn it_is_kept_in_the_state_folder() {
        type Variables = &'static [(&'static str, &'static str)];
        let table: [(Variables, Option<&str>); 4] = [
            (
                &[("XDG_STATE_HOME", "/state"), ("HOME", "/home/a")],
                Some("/state/nos/history"),
            ),
            (
                &[("HOME", "/home/a")],
                Some("/home/a/.local/state/nos/history"),
            ),
            (
                &[("XDG_STATE_HOME", "state"), ("HOME", "/home/a")],
                Some("/home/a/.local/state/nos/history"),
            ),
            (&[("HOME", "")], None),
        ];
        for (variables, path) in table {
            let variable = |name: &str| {
                let found = variables.iter().find(|(own, _)| *own == name);
                found.map(|(_, value)| OsString::from(value))
            };
            assert_eq!(place(variable), path.map(PathBuf::from), "{variables:?}");
        }
    }

    #[test]
    fn up_and_down_go_through_the_lines_and_back_to_what_was_typed() {
        let mut history = of(&["deal", "64", "64", "pass", "65"]);
        assert_eq!(history.older(""), Some("65"));
        assert_eq!(history.older("65"), Some("pass"));
        assert_eq!(history.newer("pass"), Some("65"));
        assert_eq!(history.newer("65"), Some(""));
        assert_eq!(history.newer(""), None);
        assert_eq!(history.older("6"), Some("65"));
        assert_eq!(history.older("65"), Some("64"));
        assert_eq!(history.older("64"), None);
        assert_eq!(history.newer("64"), Some("65"));
        assert_eq!(history.newer("65"), Some("6"));
        assert_eq!(of(&[]).older("6"), None);
    }

    #[test]
    fn a_search_finds_the_latest_first() {
        let history = of(&["play Anna 6-4", "pass", "play Bram 6-4"]);
        assert_eq!(history.search("6-4", 0), Some("play Bram 6-4"));
        assert_eq!(history.search("6-4", 1), Some("play Anna 6-4"));
        assert_eq!(history.search("6-4", 2), None);
    }

    #[test]
    fn it_lasts_from_one_evening_to_the_next_and_does_not_grow_for_ever() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("nos").join("history");
        for line in ["deal", "note Étienne", "pass"] {
            History::open(Some(file.clone())).add(line);
        }
        assert_eq!(fs::read_to_string(&file)?, "deal\nnote Étienne\npass\n");
        assert_eq!(
            History::open(Some(file.clone())).older("no"),
            Some("note Étienne")
        );
        let many: String = (0..2 * KEPT)
            .map(|number| format!("note {number}\n"))
            .collect();
        fs::write(&file, many)?;
        assert_eq!(History::open(Some(file.clone())).lines.len(), KEPT);
        assert_eq!(fs::read_to_string(&file)?.lines().count(), KEPT);
        Ok(())
    }
}
