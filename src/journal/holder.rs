//! Who has a journal: told to the next one who wants to write in it. The lock itself is on the journal;
//! this is a note beside it, and a stale one does no harm.

use super::clock::Clock;
use super::disk::beside;
use std::fmt;
use std::path::{Path, PathBuf};

/// Who has a journal, as far as is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder(Option<String>);

impl Holder {
    /// This process, since now.
    fn this(clock: Clock) -> Holder {
        let named = |variable: &str| std::env::var(variable).ok().filter(|name| !name.is_empty());
        let user = named("USER").or_else(|| named("USERNAME"));
        let host = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
        let host = host
            .as_deref()
            .map(str::trim)
            .filter(|host| !host.is_empty());
        let mut who = format!("process {}", std::process::id());
        if let Some(user) = user {
            who.push_str(&format!(" of {user}"));
        }
        if let Some(host) = host {
            who.push_str(&format!(" on {host}"));
        }
        Holder(Some(format!("{who}, since {}", clock.stamp())))
    }

    /// Who says beside this journal that he has it.
    pub(super) fn of(journal: &Path) -> Holder {
        let note = std::fs::read_to_string(beside(journal, NOTE)).ok();
        let line = note.as_deref().and_then(|note| note.lines().next());
        let line = line.map(|line| line.chars().filter(|c| !c.is_control()).take(200).collect());
        Holder(line.filter(|line: &String| !line.is_empty()))
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(who) => f.write_str(who),
            None => f.write_str("another program"),
        }
    }
}

const NOTE: &str = ".lock";

/// The note that this process has a journal; it goes when it is dropped.
pub(super) struct Held(Option<PathBuf>);

impl Held {
    /// Leaves the note; where that cannot be done, the lock still holds.
    pub fn note(journal: &Path, clock: Clock) -> Held {
        let path = beside(journal, NOTE);
        let note = format!("{}\n", Holder::this(clock));
        match std::fs::write(&path, note) {
            Ok(()) => Held(Some(path)),
            Err(_) => {
                // Half a note says nothing.
                let _ = std::fs::remove_file(&path);
                Held(None)
            }
        }
    }

    /// No note.
    #[cfg(test)]
    pub fn nothing() -> Held {
        Held(None)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(path) = &self.0 {
            // A note that stays behind is stale and does no harm.
            let _ = std::fs::remove_file(path);
        }
    }
}
