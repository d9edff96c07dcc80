//! The faults that a line of a journal can have.

use nos_base::{messages, shown_as_variable};
use nos_entry::ReadError;
use std::fmt;

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Fault {
        Changed,
        /// The line was changed or lines are missing: the tag does not follow from the line before.
        ChangedOrMissing,
        /// NUL bytes, more than a line can hold.
        Nuls(bytes: usize),
        Tag,
        /// Text after the tag, or instead of the line end.
        LineEnd,
        OutOfPlace { here: usize },
        Foreign,
        Unreadable(error: Box<ReadError>),
        /// A blank line, a comment or a question, which the program never writes.
        NothingSaid,
        /// Words or a time that the program would spell differently, or a comment.
        Spelling,
        NotTaken(why: String),
        /// There are too many corrections to work out which entries are in force.
        TooTangled,
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub line: usize,
    pub fault: Fault,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&message!("finding", line = self.line, fault = self.fault))
    }
}

shown_as_variable!(Finding);
shell_errors!(Fault);
