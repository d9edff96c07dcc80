//! Why an entry or a correction is rejected: the law refuses the entry, or the correction is impossible.

use crate::law::EntryNo;
use crate::law::referee::Refusal;
use crate::speech::{Entry, LINE_MAX};
use crate::table::article::Article;
use crate::table::name::listed;
use std::fmt;

/// Why an entry or a correction is rejected. The record does not change.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    Refused(Refusal),
    TooLong {
        bytes: usize,
    },
    NoSuchEntry {
        no: u32,
        /// The last number there is; 0 if there is none.
        last: u32,
    },
    Struck {
        no: EntryNo,
        by: EntryNo,
    },
    TooFewToUndo {
        asked: u32,
        standing: u32,
    },
    NoEntry {
        no: EntryNo,
        /// Its verb, or `correction` if it has several parts.
        is: &'static str,
        /// The entries that it fixes, which can be named instead.
        about: Vec<EntryNo>,
    },
    /// The number is of a correction that inserts several entries. It can only be struck.
    SeveralEntries {
        no: EntryNo,
    },
    /// The number is of the law's own entry, which stays first.
    IsLaw {
        no: EntryNo,
    },
    NamedTwice {
        no: EntryNo,
    },
    WithOthers {
        no: EntryNo,
    },
    Backwards {
        from: EntryNo,
        to: EntryNo,
    },
    Impossible {
        no: EntryNo,
        entry: Box<Entry>,
        refusal: Refusal,
        /// Whether the entry is part of the correction itself.
        own: bool,
    },
}

impl Rejection {
    /// The article that decides, if one does.
    pub fn article(&self) -> Option<Article> {
        self.refusal().and_then(|refusal| refusal.article())
    }

    /// What to type instead, if the law refuses and knows it.
    pub fn advice(&self) -> Option<String> {
        match self {
            Rejection::Refused(refusal) => refusal.advice(),
            _ => None,
        }
    }

    /// The law's reason, if the law refuses.
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Rejection::Refused(refusal) | Rejection::Impossible { refusal, .. } => Some(refusal),
            _ => None,
        }
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
            Rejection::Struck { no, by } => write!(
                f,
                "#{no} does not stand: #{by} struck it; strike {by} brings it back"
            ),
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
                let article = if is.starts_with(['u', 'i']) {
                    "an"
                } else {
                    "a"
                };
                write!(f, "#{no} is {article} {is}")?;
                let about: Vec<String> = about.iter().map(|own| format!("#{own}")).collect();
                let list = listed(about.iter().map(String::as_str));
                match about.len() {
                    0 => write!(f, " and brings no entry; strike {no} takes it back"),
                    1 => write!(f, " of {list}; name {list}, or strike {no} takes it back"),
                    _ => write!(
                        f,
                        " of {list}; name one of these, or strike {no} takes all of it back"
                    ),
                }
            }
            Rejection::SeveralEntries { no } => write!(
                f,
                "#{no} inserts more than one entry, so none of them can be named; strike {no} takes all of it back"
            ),
            Rejection::IsLaw { no } => write!(
                f,
                "#{no} is the law, which stays as it is, and first; correct what comes after it"
            ),
            Rejection::NamedTwice { no } => write!(
                f,
                "#{no} is named twice; a correction fixes or strikes an entry once"
            ),
            Rejection::WithOthers { no } => write!(
                f,
                "#{no} came with other corrections in one line; strike {no} takes back all of them"
            ),
            Rejection::Backwards { from, to } => {
                write!(f, "#{to} stands before #{from}; type revise {to} {from}")
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
