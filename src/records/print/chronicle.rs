//! The chronicle of an evening: its entries hand by hand with their rulings, the corrections, and
//! every account after each hand. One pass over the record applies the rulings without judging
//! again.

use super::hand_changes::HandChanges;
use super::position::{Position, changed, position};
use super::why;
use crate::journal::{EntryOutcome, PlacedEntry, Record, Recorded};
use nos_base::{Article, Told};
use nos_entry::{Entry, Moment, What};
use nos_law::{Account, DrawnHand, EntryNo, Law, Picture, Ruling, RulingText, Session, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

#[derive(Clone, Debug)]
pub enum LineKind {
    Ruled {
        entry: Entry,
        told: RulingText,
        was: Option<(String, EntryNo)>,
        /// Whether the entry was a foul, or brought a penalty for an earlier one.
        is_foul: bool,
        ends: bool,
        is_inserted: bool,
    },
    Struck(EntryNo),
    /// The changes that a correction made, and the number that struck it.
    Correction(Vec<Told>, Option<EntryNo>),
}

#[derive(Clone, Debug)]
pub struct ChronicleLine {
    pub no: EntryNo,
    pub moment: Option<Moment>,
    pub words: String,
    pub kind: LineKind,
    /// Whether this is the first line with its number; entries inserted by one line share it.
    pub is_first: bool,
    /// The move in the game's notation; `None` for games without squares.
    pub moved: Option<String>,
    /// The change on the table, for the script that steps through a hand. The first line of a
    /// chapter has the whole table.
    pub change: Option<String>,
}

impl ChronicleLine {
    /// Returns the articles of a disputable line: a foul, the end of a hand, a corrected entry.
    pub fn disputed(&self) -> &[Article] {
        match &self.kind {
            LineKind::Ruled { told, was, is_foul, ends, is_inserted, .. }
                if *is_foul || *ends || *is_inserted || was.is_some() =>
            {
                &told.articles
            }
            _ => &[],
        }
    }

    pub fn articles(&self) -> &[Article] {
        match &self.kind {
            LineKind::Ruled { told, .. } => &told.articles,
            LineKind::Struck(_) | LineKind::Correction(..) => &[],
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EveningPart {
    Before,
    Hand(u32),
    After,
}

#[derive(Clone, Debug)]
pub struct EveningChapter {
    pub part: EveningPart,
    pub lines: Arc<Vec<ChronicleLine>>,
    /// The session at the end of the chapter; for an abandoned hand, just before that.
    pub table: Arc<Session>,
    pub is_abandoned: bool,
    /// The tiles laid after the settlement.
    pub laid: Option<Picture>,
    /// Accounts at the end of the chapter; for a player who left then, before rounding.
    pub accounts: Vec<Account>,
    /// Change of each holder's account in the chapter; `None` for an absent player.
    pub changes: Vec<Option<i64>>,
    pub left: Vec<usize>,
    /// The entries with a tile that broke the rules of the game but stayed on the table.
    pub strays: Vec<EntryNo>,
    drawn: OnceLock<DrawnHand>,
}

impl EveningChapter {
    fn new(law: &'static Law, part: EveningPart) -> EveningChapter {
        EveningChapter {
            part,
            lines: Arc::default(),
            table: Arc::new((law.begin)()),
            is_abandoned: false,
            laid: None,
            accounts: Vec::new(),
            changes: Vec::new(),
            left: Vec::new(),
            strays: Vec::new(),
            drawn: OnceLock::new(),
        }
    }

    /// The table at the end of the chapter. After the settlement it has the tiles alone.
    pub fn drawn(&self) -> &DrawnHand {
        self.drawn.get_or_init(|| match self.part {
            EveningPart::Before => DrawnHand::default(),
            EveningPart::Hand(_) => self.table.hand_drawn().unwrap_or_default(),
            EveningPart::After => DrawnHand { picture: self.laid.clone(), ..DrawnHand::default() },
        })
    }

    /// The number of the hand; `None` before the first and after the last.
    pub fn hand(&self) -> Option<u32> {
        match self.part {
            EveningPart::Hand(number) => Some(number),
            EveningPart::Before | EveningPart::After => None,
        }
    }

    pub fn has(&self, holder: &str) -> Option<i64> {
        Some(self.accounts.iter().find(|account| account.holder.side() == Some(holder))?.amount)
    }

    pub fn fouls(&self) -> usize {
        let is_foul =
            |line: &&ChronicleLine| matches!(line.kind, LineKind::Ruled { is_foul: true, .. });
        self.lines.iter().filter(is_foul).count()
    }

    pub fn minutes(&self) -> Option<i64> {
        let mut moments = self.lines.iter().filter_map(|line| line.moment);
        let first = moments.next()?.timestamp();
        Some((moments.next_back()?.timestamp() - first) / 60)
    }

    pub fn change(&self, holder: usize) -> Option<i64> {
        self.changes.get(holder).copied().flatten()
    }
}

#[derive(Debug)]
pub struct Chronicle {
    pub begun: Session,
    corrections: Corrections,
    session: Session,
    done: Vec<EveningChapter>,
    chapter: EveningChapter,
    hands: u32,
    changes: HandChanges,
    numbers: BTreeSet<EntryNo>,
    told: usize,
    position: Position,
}

impl Chronicle {
    pub fn of(record: &Record) -> Chronicle {
        let law = record.law();
        let mut chronicle = Chronicle {
            begun: (law.begin)(),
            corrections: corrections(record),
            session: (law.begin)(),
            done: Vec::new(),
            chapter: EveningChapter::new(law, EveningPart::Before),
            hands: 0,
            changes: HandChanges::default(),
            numbers: BTreeSet::new(),
            told: 0,
            position: Position::default(),
        };
        chronicle.go_on(record);
        chronicle
    }

    /// Continues with the entries appended to the same record, none of them a correction.
    pub fn go_on(&mut self, record: &Record) {
        for place in record.places().skip(self.told) {
            self.add(record, &place);
            self.told += 1;
        }
        self.corrected_before(None);
    }

    /// Returns the chapters in order. The first comes before the first hand.
    pub fn chapters(&self) -> Vec<EveningChapter> {
        self.done.iter().cloned().chain(self.ended(self.chapter.clone())).collect()
    }

    fn add(&mut self, record: &Record, place: &PlacedEntry<'_>) {
        if !place.is_inserted {
            self.corrected_before(Some(place.no));
        }
        let entry = place.fixed.map_or(place.made, |(_, entry)| entry);
        let Some(ruling) = place.ruling else {
            if let Some(by) = place.struck_by {
                self.line(record, (place.no, entry), LineKind::Struck(by), (None, None));
            }
            return;
        };
        let (summary, paper) = (ruling.summary(), ruling.on_paper());
        if summary.begins_hand {
            self.hands += 1;
            self.close(EveningPart::Hand(self.hands));
        } else if summary.settles {
            self.close(EveningPart::After);
        }
        self.changes.add(&self.session, &summary, &paper);
        let is_hand = matches!(self.chapter.part, EveningPart::Hand(_));
        if summary.carries && is_hand && self.chapter.accounts.is_empty() {
            self.chapter.accounts = self.session.accounts(&self.session.names());
        }
        if summary.abandons {
            self.chapter.accounts.clear();
            self.chapter.is_abandoned = true;
            self.chapter.table = Arc::new(self.session.clone());
        }
        self.session.apply(place.no, ruling);
        if self.chapter.part == EveningPart::After {
            let before = self.done.last().and_then(|last| last.drawn().picture.as_ref());
            let laid = self.session.drawn().filter(|laid| Some(laid) != before);
            self.chapter.laid = laid.or(self.chapter.laid.take());
        }
        // A board keeps every line, and a copy has no spare memory.
        let told = ruling.text(&self.session.names()).clone();
        let kind = LineKind::Ruled {
            entry: entry.clone(),
            is_foul: told.verdict != Verdict::Accepted || !paper.penalties.is_empty(),
            ends: summary.ends_something(),
            told,
            was: place.fixed.map(|(by, _)| (place.made.translated(), by)),
            is_inserted: place.is_inserted,
        };
        let picture = self.session.captioned();
        let moved = match (&entry.what, &picture) {
            (What::Own(act), Some(Picture::Board(..))) => (record.law().moved)(act),
            _ => None,
        };
        let change = picture.and_then(|picture| {
            let before = std::mem::replace(&mut self.position, position(picture));
            changed(&before, &self.position)
        });
        self.line(record, (place.no, entry), kind, (moved, change));
        self.chapter.left.extend(summary.leaver);
        self.chapter.strays.extend(summary.strays.then_some(place.no));
    }

    fn line(
        &mut self,
        record: &Record,
        (no, entry): (EntryNo, &Entry),
        kind: LineKind,
        (moved, change): (Option<String>, Option<String>),
    ) {
        let (moment, is_first) = (record.time_of(no), self.numbers.insert(no));
        let mut words = entry.translated();
        words.shrink_to_fit();
        let line = ChronicleLine { no, moment, words, kind, is_first, moved, change };
        Arc::make_mut(&mut self.chapter.lines).push(line);
    }

    /// Adds the corrections made before this entry; all the rest for `None`.
    fn corrected_before(&mut self, no: Option<EntryNo>) {
        while let Some(first) = self.corrections.first_entry()
            && no.is_none_or(|no| *first.key() <= no)
        {
            Arc::make_mut(&mut self.chapter.lines).push(first.remove());
        }
    }

    fn close(&mut self, next: EveningPart) {
        let law = self.session.law();
        self.position = Position::default();
        let mut chapter = std::mem::replace(&mut self.chapter, EveningChapter::new(law, next));
        Arc::make_mut(&mut chapter.lines).shrink_to_fit();
        self.done.extend(self.ended(chapter));
        self.begun = self.session.clone();
    }

    /// Closes the chapter; `None` if it is empty.
    fn ended(&self, mut chapter: EveningChapter) -> Option<EveningChapter> {
        // A score carried over after the hand is no part of it.
        if chapter.accounts.is_empty() {
            chapter.accounts = self.session.accounts(&self.session.names());
        }
        chapter.changes.clone_from(&self.changes.changes);
        for flow in (self.changes.rounded.iter()).filter(|flow| chapter.left.contains(&flow.holder))
        {
            if let Some(account) = chapter.accounts.get_mut(flow.holder) {
                account.amount -= flow.amount;
            }
        }
        if !chapter.is_abandoned {
            chapter.table = Arc::new(self.session.clone());
        }
        Some(chapter).filter(|chapter| !chapter.lines.is_empty())
    }
}

type Corrections = BTreeMap<EntryNo, ChronicleLine>;

/// Returns every correction, by entering the record once more up to the last of them.
fn corrections(record: &Record) -> Corrections {
    let is_correction = |recorded: &Recorded| recorded.correction().is_some();
    let Some(last) = record.history().filter(|past| is_correction(past.recorded)).last() else {
        return Corrections::new();
    };
    let mut past = Record::new(record.law());
    let mut found = Corrections::new();
    for entered in record.history().take_while(|past| past.no <= last.no) {
        let Ok((no, outcome)) = past.enter(entered.recorded.clone()) else { break };
        if let EntryOutcome::Corrected(changed) = outcome {
            let line = ChronicleLine {
                no,
                moment: record.time_of(no),
                words: record.law().translate(entered.recorded),
                kind: LineKind::Correction(why::told(&changed), entered.struck_by),
                is_first: false,
                moved: None,
                change: None,
            };
            found.insert(no, line);
        }
    }
    found
}

#[derive(Debug)]
pub struct WalkedEntry<'a> {
    pub no: EntryNo,
    pub moment: Option<Moment>,
    /// The number of the entry's hand, up to the next deal; 0 before the first.
    pub hand: u32,
    pub entry: &'a Entry,
    pub ruling: &'a Ruling,
}

/// Calls `visit` for every entry in force, with the session before it. Returns the last session.
pub fn walk<'a>(record: &'a Record, mut visit: impl FnMut(&Session, &WalkedEntry<'a>)) -> Session {
    let mut session = (record.law().begin)();
    let mut hand = 0;
    for standing in record.standing() {
        hand += u32::from(standing.ruling.begins_hand());
        let step = WalkedEntry {
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
