//! Why an entry or a correction is rejected: the law refuses the entry, or the correction is impossible.

use nos_base::messages;
use nos_base::table::article::Article;
use nos_entry::Entry;
use nos_law::EntryNo;
use nos_law::refusal::Refusal;

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Rejection {
        Refused(refusal: Refusal),
        TooLong { bytes: usize },
        /// The journal is as long as one may be.
        Full,
        /// What stands takes too long to work out with so many corrections.
        TooTangled,
        NoSuchEntry {
            no: u32,
            /// The last number there is; 0 if there is none.
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
        /// The number is of a correction that inserts several entries. It can only be struck.
        SeveralEntries { no: EntryNo },
        /// The number is of the law's own entry, which stays first.
        IsLaw { no: EntryNo },
        NamedTwice { no: EntryNo },
        WithOthers { no: EntryNo },
        Backwards { from: EntryNo, to: EntryNo },
        Impossible {
            no: EntryNo,
            entry: Box<Entry>,
            refusal: Refusal,
            /// Whether the entry is part of the correction itself.
            own: bool,
            /// The first entry before it that was in order and would be a foul; 0 if none would.
            fouled: u32,
        },
    }
}

shell_errors!(Rejection);

impl Rejection {
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

    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Rejection::Refused(refusal) | Rejection::Impossible { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}
