//! The chronicle of an evening: its entries hand by hand with their rulings, what was corrected and how, and what
//! everybody had after each hand. It is made by one pass over the record. Rulings are applied and never judged again.

use super::why;
use crate::journal::{Outcome, Place, Record, Said};
use crate::law::paper::Flow;
use crate::law::referee::{Law, Ruling, Session};
use crate::law::{Account, EntryNo, Told, Verdict};
use crate::speech::{Entry, Moment};
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
pub enum What {
    Ruled {
        told: Told,
        /// The entry as it was made and the fix that is read in its place, if it was fixed.
        was: Option<(String, EntryNo)>,
        /// Whether it was a foul, or brought a penalty for an earlier one.
        is_foul: bool,
        /// Whether a correction inserted it.
        is_inserted: bool,
    },
    Struck(EntryNo),
    /// A correction: what it changed when it was made, and what struck it.
    Correction(Vec<String>, Option<EntryNo>),
}

#[derive(Clone, Debug)]
pub struct Line {
    pub no: EntryNo,
    pub moment: Option<Moment>,
    pub words: String,
    pub what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Before,
    /// A hand, by its number from 1, up to the next deal.
    Hand(u32),
    /// From the settlement on.
    After,
}

#[derive(Clone, Debug)]
pub struct Chapter {
    pub part: Part,
    pub lines: Vec<Line>,
    /// The session at its end; if it was abandoned, just before.
    pub table: Session,
    pub is_abandoned: bool,
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
        let flows = self.flows.iter().filter(|(_, flow)| flow.holder == holder);
        match self.is_abandoned {
            true => 0,
            false => flows.map(|(_, flow)| flow.amount).sum(),
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
        if ruling.begins_hand() {
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
        let flows = ruling.flows().into_iter();
        chapter.flows.extend(flows.map(|flow| (place.no, flow)));
        let paid = penalties.iter().filter(|penalty| penalty.payees > 0);
        chapter.fined.extend(paid.map(|penalty| penalty.holder));
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

type Corrections = BTreeMap<EntryNo, Line>;

/// Every correction. The record is entered once more, up to the last of them.
fn corrections(record: &Record) -> Corrections {
    let is_correction = |said: &Said| said.correction().is_some();
    let corrections = record.history().filter(|past| is_correction(past.said));
    let Some(last) = corrections.last() else {
        return Corrections::new();
    };
    let mut past = Record::new(record.law());
    let mut found = Corrections::new();
    for entered in record.history().take_while(|past| past.no <= last.no) {
        let Ok((no, outcome)) = past.enter(entered.said.clone()) else {
            break;
        };
        if let Outcome::Corrected(changed) = outcome {
            let line = Line {
                no,
                moment: record.time_of(no),
                words: entered.said.to_string(),
                what: What::Correction(why::lines(&changed), entered.struck_by),
            };
            found.insert(no, line);
        }
    }
    found
}

#[derive(Debug)]
pub struct Step<'a> {
    pub no: EntryNo,
    pub moment: Option<Moment>,
    /// The number of its hand, which goes on to the next deal; 0 before the first.
    pub hand: u32,
    /// The entry as it is read.
    pub entry: &'a Entry,
    pub ruling: &'a Ruling,
}

/// Calls `visit` for every entry that stands, in order, with the session before it. Returns the session at the end.
pub fn walk(record: &Record, mut visit: impl FnMut(&Session, &Step<'_>)) -> Session {
    let law = record.law();
    let mut session = (law.begin)();
    let mut hand = 0;
    for standing in record.standing() {
        hand += u32::from(standing.ruling.begins_hand());
        let step = Step {
            no: standing.no,
            moment: record.time_of(standing.no),
            hand,
            entry: standing.entry,
            ruling: standing.ruling,
        };
        visit(&session, &step);
        session.apply(standing.no, standing.ruling);
    }
    session
}
