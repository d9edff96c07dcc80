//! What is wrong with a line of a journal.

use nos_rules::speech::ReadError;
use nos_rules::{messages, shown_as_variable};
use std::fmt;

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Fault {
        Changed,
        /// It does not follow from the line before. Either it was changed, or lines are missing.
        ChangedOrMissing,
        /// So many bytes of it are NULs, more than a line can hold.
        Nuls(bytes: usize),
        Tag,
        /// Something stands after its tag, or instead of the line end.
        LineEnd,
        OutOfPlace { here: usize },
        Foreign,
        Unreadable(error: Box<ReadError>),
        /// It is blank, only a comment, or a question. The program writes no such line.
        NothingSaid,
        /// Its words or its time are not in the program's spelling, or it has a comment.
        Spelling,
        NotTaken(why: String),
        /// What stands takes too long to work out with so many corrections.
        TooTangled,
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Its number in the file, from 1.
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
