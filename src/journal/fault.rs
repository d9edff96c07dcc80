//! What can be wrong with a line of a journal, and how far the journal can be trusted then.

use crate::speech::ReadError;
use std::fmt;

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is not what was written.
    Changed,
    /// It does not follow from the line before. Either it was changed, or lines are missing.
    ChangedOrMissing,
    /// So many bytes of it are NULs, more than a line can hold.
    Nuls(usize),
    /// Its tag was changed; its words are as written.
    Tag,
    /// Something stands after its tag, or instead of the line end.
    LineEnd,
    /// It belongs elsewhere.
    OutOfPlace {
        /// The number of the line that belongs here.
        here: usize,
    },
    /// It was inserted.
    Foreign,
    /// It cannot be read.
    Unreadable(Box<ReadError>),
    /// It is blank, only a comment, or a question. The program writes no such line.
    NothingSaid,
    /// Its words or its time are not in the program's spelling, or it has a comment.
    Spelling,
    /// Its entry cannot have happened, for this reason.
    NotTaken(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Changed => f.write_str("it was changed"),
            Fault::ChangedOrMissing => {
                f.write_str("it was changed, or a line before it is missing")
            }
            Fault::Nuls(bytes) => {
                write!(f, "{bytes} bytes of it are NULs, more than a line can hold")
            }
            Fault::Tag => f.write_str("its tag was changed; what it says is as written"),
            Fault::LineEnd => f.write_str("the end of the line was changed"),
            Fault::OutOfPlace { here } => {
                write!(f, "it is out of place; line {here} belongs here")
            }
            Fault::Foreign => f.write_str("it was put in"),
            Fault::Unreadable(error) => write!(f, "{error}"),
            Fault::NothingSaid => {
                f.write_str("it says nothing, and was not written by this program")
            }
            Fault::Spelling => f.write_str("it is not spelled as this program spells its lines"),
            Fault::NotTaken(why) => write!(f, "it cannot have happened: {why}"),
        }
    }
}

/// A line and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Its number in the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

/// How far a damaged journal can be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trust {
    /// The first line that cannot be trusted.
    pub from: usize,
}

impl fmt::Display for Trust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            0 | 1 => f.write_str("nothing in it is sure"),
            2 => f.write_str("line 1 is as written; from line 2 on nothing is sure"),
            from => write!(
                f,
                "lines 1 to {} are as written; from line {from} on nothing is sure",
                from - 1
            ),
        }
    }
}
