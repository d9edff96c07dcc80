//! Files that are left out: the first are named, and all are counted by the reason.

use crate::desk::outcome::{Failure, Status};
use nos_base::words::shell::listed;
use std::collections::BTreeMap;

/// The case of the message that counts files that are left out.
pub type Reason = &'static str;

pub const UNFINISHED: Reason = "unfinished";
pub const OTHER_LAW: Reason = "law";
pub const TOGETHER: Reason = "together";
pub const OF_EVENT: Reason = "event";
pub const TWICE: Reason = "twice";
pub const MISNAMED: Reason = "name";

/// Why a file is left out.
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

/// The reason for which a file with this failure is left out.
pub fn reason(failure: &Failure) -> Reason {
    match failure.status {
        Status::Damaged => "damaged",
        Status::File | Status::InUse => "unreadable",
        Status::Clean | Status::Rejected | Status::Usage => "script",
    }
}

/// Files that are named before the others are only counted.
const NAMED: usize = 10;

#[derive(Default)]
pub struct LeftOut {
    is_verbose: bool,
    reasons: BTreeMap<Reason, usize>,
}

impl LeftOut {
    pub fn new(is_verbose: bool) -> LeftOut {
        let reasons = BTreeMap::new();
        LeftOut { is_verbose, reasons }
    }

    /// Counts a file; whether it is to be named.
    pub fn count(&mut self, reason: Reason) -> bool {
        *self.reasons.entry(reason).or_default() += 1;
        self.is_verbose || self.reasons.values().sum::<usize>() <= NAMED
    }

    /// How many there are in all, by the reason; `None` if every one is named.
    pub fn in_all(&self) -> Option<String> {
        let files: usize = self.reasons.values().sum();
        let counted: Vec<String> = (self.reasons.iter())
            .map(|(reason, files)| message!("left-out-reason", files, reason))
            .collect();
        let reasons = listed(counted.iter().map(String::as_str));
        let is_cut = !self.is_verbose && files > NAMED;
        is_cut.then(|| message!("left-out-in-all", files, named = NAMED, reasons))
    }
}
