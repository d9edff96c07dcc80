//! A record read from its first entry to its last: every entry that stands, hand by hand, with the session before
//! and after it. Rulings are applied and never judged again.

use crate::journal::Record;
use crate::law::EntryNo;
use crate::law::referee::Ruling;
use crate::law::referee::Session;
use crate::speech::Entry;
use crate::speech::Moment;

/// An entry that stands, and where it stands in the evening.
#[derive(Debug)]
pub struct Step<'a> {
    /// Its number.
    pub no: EntryNo,
    /// When it was made, if known.
    pub moment: Option<Moment>,
    /// The number of its hand, which goes on to the next deal; 0 before the first.
    pub hand: u32,
    /// The entry as it is read.
    pub entry: &'a Entry,
    /// The ruling.
    pub ruling: &'a Ruling,
}

/// Calls `visit` for every entry that stands, in order, with the session before it. Returns the session at the end.
pub fn walk(record: &Record, mut visit: impl FnMut(&Session, &Step<'_>)) -> Session {
    let law = record.law();
    let mut session = (law.begin)();
    let mut hand = 0;
    for own in record.standing() {
        hand += u32::from((law.begins_hand)(own.entry));
        let step = Step {
            no: own.no,
            moment: record.time_of(own.no),
            hand,
            entry: own.entry,
            ruling: own.ruling,
        };
        visit(&session, &step);
        session.apply(own.no, own.ruling);
    }
    session
}
