//! Why something that was said is not taken: the law's refusal of an entry, or a correction that cannot be.

use crate::law::EntryNo;
use crate::law::nos::entry::Entry;
use crate::law::nos::refusal::Refusal;
use crate::speech::LINE_MAX;
use crate::speech::shell::ShellVerb;
use crate::table::article::Article;
use std::fmt;

/// Why something that was said is not taken; nothing changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// The entry cannot have happened as typed.
    Refused(Refusal),
    /// Written out in full, with time and tag, the line would be too long.
    TooLong {
        /// How many bytes it would have.
        bytes: usize,
    },
    /// No entry has this number.
    NoSuchEntry {
        /// The number that was typed.
        no: u32,
        /// The last number there is; 0 where there is none.
        last: u32,
    },
    /// The entry is struck already.
    Struck {
        /// The entry.
        no: EntryNo,
        /// The correction that struck it.
        by: EntryNo,
    },
    /// Fewer entries stand than `undo` is to strike.
    TooFewToUndo {
        /// How many were to be struck.
        asked: u32,
        /// How many could be.
        standing: u32,
    },
    /// A correction that says nothing of the table can be struck, and nothing else.
    NoEntry {
        /// The correction that was named.
        no: EntryNo,
        /// What it is.
        is: ShellVerb,
        /// The entry that it is about, where that one can be named instead.
        about: Option<EntryNo>,
    },
    /// After the correction, an entry could not have happened.
    Impossible {
        /// That entry.
        no: EntryNo,
        /// How it would be read.
        entry: Box<Entry>,
        /// Why it could not have happened.
        refusal: Refusal,
        /// Whether it is what the correction itself says.
        own: bool,
    },
}

impl Rejection {
    /// The article that decides, where one does.
    pub fn article(&self) -> Option<Article> {
        match self {
            Rejection::Refused(refusal) | Rejection::Impossible { refusal, .. } => {
                refusal.article()
            }
            _ => None,
        }
    }

    /// The law's reason, where the law refuses.
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Rejection::Refused(refusal) | Rejection::Impossible { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Rejection {
        Rejection::Refused(refusal)
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejection::Refused(refusal) => refusal.fmt(f),
            Rejection::TooLong { bytes } => write!(
                f,
                "written out with its time and its tag the line has {bytes} bytes; {LINE_MAX} are the most"
            ),
            Rejection::NoSuchEntry { no, last: 0 } => {
                write!(f, "there is no entry #{no}; nothing is recorded yet")
            }
            Rejection::NoSuchEntry { no, last } => {
                write!(f, "there is no entry #{no}; the last one is #{last}")
            }
            Rejection::Struck { no, by } => {
                write!(
                    f,
                    "#{no} does not stand: #{by} struck it; strike {by} brings it back"
                )
            }
            Rejection::TooFewToUndo { standing: 0, .. } => {
                f.write_str("no entry stands that could be undone")
            }
            Rejection::TooFewToUndo { standing: 1, .. } => {
                f.write_str("only 1 entry stands that can be undone")
            }
            Rejection::TooFewToUndo { standing, .. } => {
                write!(f, "only {standing} entries stand that can be undone")
            }
            Rejection::NoEntry { no, is, about } => {
                let article = if matches!(is, ShellVerb::Undo | ShellVerb::Insert) {
                    "an"
                } else {
                    "a"
                };
                write!(f, "#{no} is {article} {}; it can be struck", is.row().word)?;
                match about {
                    Some(about) => write!(f, ", or name #{about}, which it is about"),
                    None => f.write_str(" and nothing else"),
                }
            }
            Rejection::Impossible {
                no,
                entry,
                refusal,
                own: false,
            } => write!(f, "then #{no} {entry} would be impossible: {refusal}"),
            Rejection::Impossible { entry, refusal, .. } => {
                write!(f, "{entry} is impossible there: {refusal}")
            }
        }
    }
}

impl std::error::Error for Rejection {}
