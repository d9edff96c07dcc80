//! What is wrong with a line of a journal.

use nos_base::{messages, shown_as_variable};
use nos_entry::ReadError;
use std::fmt;

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Fault {
        Changed,
        /// The tag does not follow from the line before: the line was changed, or lines are missing.
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
        /// Words or a time in another spelling than the program's, or a comment.
        Spelling,
        NotTaken(why: String),
        /// What stands takes too long to work out with so many corrections.
        TooTangled,
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Line number in the file, from 1.
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
