//! Reading a journal and telling what can be trusted of it; nothing is changed.

use super::chain::Chain;
pub use super::chain::End;
use super::fault::{Fault, Finding, Trust};
use super::line::{self, Says};
use super::record::Record;
use super::tag::Tag;
use crate::law::EntryNo;
use std::fmt;

/// By what players can note a record and know it again: how many entries it has, and the last one's tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seal {
    /// How many entries, corrections included.
    pub entries: usize,
    /// The tag of the last one.
    pub tag: Tag,
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries = if self.entries == 1 {
            "entry"
        } else {
            "entries"
        };
        write!(f, "{} {entries}, last tag {}", self.entries, self.tag)
    }
}

/// What is found in a journal.
#[derive(Debug)]
pub struct Report<'a> {
    /// How many lines it has, one that is torn not counted.
    pub lines: usize,
    /// What was said in the lines that are as written, as far as it could be taken.
    pub record: Record,
    /// The seal of that.
    pub seal: Option<Seal>,
    /// How many bytes the lines take that are as written, line ends included.
    pub sound_len: usize,
    /// What is wrong, line by line.
    pub findings: Vec<Finding>,
    /// How it ends.
    pub end: End<'a>,
    /// Whether any of its lines has a tag: where none has, it is a script and no journal.
    pub is_tagged: bool,
}

impl<'a> Report<'a> {
    /// Reads a journal.
    pub fn on(file: &'a [u8]) -> Report<'a> {
        let chain = Chain::follow(file);
        let mut report = Report {
            lines: chain.lines,
            record: Record::new(),
            seal: None,
            sound_len: chain.sound_len,
            findings: chain.findings,
            end: chain.end,
            is_tagged: chain.tagged,
        };
        for (at, own) in chain.sound.iter().enumerate() {
            if let Err(fault) = report.take(own.text) {
                let line = at + 1;
                report.findings.insert(0, Finding { line, fault });
                break;
            }
            report.seal = Some(Seal {
                entries: at + 1,
                tag: own.tag,
            });
        }
        report
    }

    fn take(&mut self, text: &[u8]) -> Result<EntryNo, Fault> {
        match line::read(text) {
            Ok(Says::Said(said)) => match self.record.enter(said) {
                Ok((no, _)) => Ok(no),
                Err(rejection) => Err(Fault::NotTaken(rejection)),
            },
            Ok(Says::Nothing) => Err(Fault::NothingSaid),
            Err(error) => Err(Fault::Unreadable(error)),
        }
    }

    /// Whether every line is as written and was taken; the last one may be torn.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }

    /// How far it can be trusted, where not to its end.
    pub fn trust(&self) -> Option<Trust> {
        self.findings
            .first()
            .map(|first| Trust { from: first.line })
    }
}
