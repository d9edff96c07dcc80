//! Why an entry or a correction is rejected: the law refuses it, or the correction is impossible.

use nos_base::{Article, messages};
use nos_entry::Entry;
use nos_law::{EntryNo, Refusal};

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Rejection {
        Refused(refusal: Refusal),
        TooLong { bytes: usize },
        Full,
        /// There are too many corrections to work out which entries are in force.
        TooTangled,
        NoSuchEntry {
            no: u32,
            /// The last number in use; 0 if there is none.
            last: u32,
        },
        Struck { no: EntryNo, by: EntryNo },
        TooFewToUndo { asked: u32, standing: u32 },
        NoEntry {
            no: EntryNo,
            /// Its verb, or `correction` if it has several parts.
            is: &'static str,
            /// The entries that it fixes, which can be named instead.
            about: Vec<String>,
        },
        /// The correction inserts several entries, so it can only be struck.
        SeveralEntries { no: EntryNo },
        IsLaw { no: EntryNo },
        NamedTwice { no: EntryNo },
        WithOthers { no: EntryNo },
        Backwards { from: EntryNo, to: EntryNo },
        Impossible {
            no: EntryNo,
            entry: Box<Entry>,
            refusal: Refusal,
            /// Whether the correction itself has the entry.
            own: bool,
            /// The first earlier entry that was in order and would become a foul, or 0.
            fouled: u32,
        },
    }
}

shell_errors!(Rejection);

impl Rejection {
    pub fn article(&self) -> Option<Article> {
        self.refusal().and_then(|refusal| refusal.article())
    }

    pub fn advice(&self) -> Option<String> {
        let Rejection::Refused(refusal) = self else { return None };
        refusal.advice()
    }

    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Rejection::Refused(refusal) | Rejection::Impossible { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}
