//! Counts, by reason, the files that nos leaves out, and lists the first of them.

use crate::desk::outcome::{Failure, Status};
use nos_base::words::shell::listed;
use std::collections::BTreeMap;

/// The variant of the message that counts these files.
pub type Reason = &'static str;

pub const UNFINISHED: Reason = "unfinished";
pub const OTHER_LAW: Reason = "law";
pub const TOGETHER: Reason = "together";
pub const OF_EVENT: Reason = "event";
pub const TWICE: Reason = "twice";
pub const MISNAMED: Reason = "name";

pub struct FileLeftOut(pub Reason, pub Failure);

impl FileLeftOut {
    pub fn because(reason: Reason, message: String) -> FileLeftOut {
        FileLeftOut(reason, Failure::usage(message))
    }
}

impl<F: Into<Failure>> From<F> for FileLeftOut {
    fn from(failure: F) -> FileLeftOut {
        let failure = failure.into();
        FileLeftOut(reason(&failure), failure)
    }
}

pub fn reason(failure: &Failure) -> Reason {
    match failure.status {
        Status::Damaged => "damaged",
        Status::File | Status::InUse => "unreadable",
        Status::Clean | Status::Rejected | Status::Usage => "script",
    }
}

/// Files to list by name; nos only counts the rest.
const NAMED: usize = 10;

#[derive(Default)]
pub struct LeftOut {
    is_verbose: bool,
    reasons: BTreeMap<Reason, usize>,
}

impl LeftOut {
    pub fn new(is_verbose: bool) -> LeftOut {
        LeftOut { is_verbose, reasons: BTreeMap::new() }
    }

    pub fn count(&mut self, reason: Reason) -> bool {
        *self.reasons.entry(reason).or_default() += 1;
        self.is_verbose || self.reasons.values().sum::<usize>() <= NAMED
    }

    /// Totals the files by reason; `None` if all were listed by name.
    pub fn in_all(&self) -> Option<String> {
        let files: usize = self.reasons.values().sum();
        let counted: Vec<String> = (self.reasons.iter())
            .map(|(reason, files)| message!("left-out-reason", files, reason))
            .collect();
        let is_cut = !self.is_verbose && files > NAMED;
        is_cut.then(|| message!("left-out-in-all", files, named = NAMED, reasons = listed(counted)))
    }
}
