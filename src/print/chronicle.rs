//! The chronicle of an evening: its entries hand by hand with their rulings, what was corrected and how, and what
//! everybody had after each hand. It is made by one pass over the record.

mod corrections;
mod line;

use super::paper::Flow;
use crate::journal::{Place, Record};
use crate::law::referee::Law;
use crate::law::referee::Session;
use crate::law::{Account, EntryNo, Verdict};
use corrections::{Corrections, corrections};
pub use line::{Line, What};

/// A part of an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Before the first hand.
    Before,
    /// A hand, by its number from 1, up to the next deal.
    Hand(u32),
    /// From the settlement on.
    After,
}

/// A hand, or what comes before the first or after the last.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Which part of the evening it is.
    pub part: Part,
    /// Its entries and corrections.
    pub lines: Vec<Line>,
    /// The session at its end; if it was abandoned, just before.
    pub table: Session,
    /// Whether it was abandoned.
    pub is_abandoned: bool,
    /// What everybody had at its end.
    pub accounts: Vec<Account>,
    /// Every change of the books, with the entry that made it.
    pub flows: Vec<(EntryNo, Flow)>,
    /// The places in the books of those who paid a penalty.
    pub fined: Vec<usize>,
    /// The places in the books of those who left.
    pub left: Vec<usize>,
    /// The entries that laid a tile which did not follow the game and stayed.
    pub strays: Vec<EntryNo>,
}

impl Chapter {
    fn new(law: &Law, part: Part) -> Chapter {
        Chapter {
            part,
            lines: Vec::new(),
            table: (law.begin)(),
            is_abandoned: false,
            accounts: Vec::new(),
            flows: Vec::new(),
            fined: Vec::new(),
            left: Vec::new(),
            strays: Vec::new(),
        }
    }

    /// What a holder in the books won or lost in it; 0 if it was abandoned.
    pub fn change(&self, holder: usize) -> i64 {
        let own = self.flows.iter().filter(|(_, flow)| flow.holder == holder);
        match self.is_abandoned {
            true => 0,
            false => own.map(|(_, flow)| flow.amount).sum(),
        }
    }
}

/// The chapters of a record, in order. The first is that before the first hand.
pub fn chapters(record: &Record) -> Vec<Chapter> {
    let law = record.law();
    let mut telling = Telling {
        record,
        corrections: corrections(record),
        session: (law.begin)(),
        done: Vec::new(),
        chapter: Chapter::new(law, Part::Before),
        hands: 0,
    };
    for place in record.places() {
        telling.tell(&place);
    }
    telling.corrected_before(None);
    telling.close(Part::After);
    telling.done
}

struct Telling<'a> {
    record: &'a Record,
    /// Those that are not told yet.
    corrections: Corrections,
    session: Session,
    done: Vec<Chapter>,
    chapter: Chapter,
    hands: u32,
}

impl Telling<'_> {
    fn tell(&mut self, place: &Place<'_>) {
        if !place.is_inserted {
            self.corrected_before(Some(place.no));
        }
        let entry = place.fixed.map_or(place.made, |(_, entry)| entry);
        let Some(ruling) = place.ruling else {
            if let Some(by) = place.struck_by {
                self.line(place.no, entry.to_string(), What::Struck(by));
            }
            return;
        };
        if (self.record.law().begins_hand)(entry) {
            self.hands += 1;
            self.close(Part::Hand(self.hands));
        } else if ruling.settles() {
            self.close(Part::After);
        }
        if ruling.abandons() {
            self.chapter.is_abandoned = true;
            self.chapter.table = self.session.clone();
        }
        self.session.apply(place.no, ruling);
        let told = ruling.tell(&self.session.names());
        let penalties = ruling.penalties();
        let what = What::Ruled {
            is_foul: told.verdict != Verdict::Accepted || !penalties.is_empty(),
            told,
            was: place.fixed.map(|(by, _)| (place.made.to_string(), by)),
            is_inserted: place.is_inserted,
        };
        self.line(place.no, entry.to_string(), what);
        let chapter = &mut self.chapter;
        let flows = ruling.flows();
        chapter
            .flows
            .extend(flows.into_iter().map(|flow| (place.no, flow)));
        let fined = penalties.iter().filter(|own| own.payees > 0);
        chapter.fined.extend(fined.map(|own| own.holder));
        chapter.left.extend(ruling.leaver());
        if ruling.strays() {
            chapter.strays.push(place.no);
        }
    }

    fn line(&mut self, no: EntryNo, words: String, what: What) {
        let moment = self.record.time_of(no);
        self.chapter.lines.push(Line {
            no,
            moment,
            words,
            what,
        });
    }

    /// Tells the corrections that were made before this entry; all that are left, if it is `None`.
    fn corrected_before(&mut self, no: Option<EntryNo>) {
        while let Some(first) = self.corrections.first_entry() {
            if no.is_some_and(|no| *first.key() > no) {
                break;
            }
            self.chapter.lines.push(first.remove());
        }
    }

    /// Ends the chapter, and begins this one.
    fn close(&mut self, next: Part) {
        let mut ended = std::mem::replace(&mut self.chapter, Chapter::new(self.record.law(), next));
        if ended.lines.is_empty() {
            return;
        }
        ended.accounts = self.session.accounts(&self.session.names());
        if !ended.is_abandoned {
            ended.table = self.session.clone();
        }
        self.done.push(ended);
    }
}
