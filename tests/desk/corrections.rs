//! Corrected evenings of every law always agree with their entries judged from the start.

use crate::support::records::plain::{Plain, Read};
use nos::board::seen;
use nos::board::shown::{self, View};
use nos::entry::{Body, Correction, Entry, Moment, Part, read_line};
use nos::journal::{EntryOutcome, Impact, Record, Recorded, Unjudged};
use nos::law::{EntryNo, Law, Luck, Session, Share, SimulationOptions};
use nos::laws::LAWS;
use nos::print::chronicle::Chronicle;
use nos::print::sheet::{Sheet, written};
use nos::season::{ExportTable, ExportedEvening, Rows};
use nos::simulate::SimulatedEvening;

/// Distances between kept sessions, in entries, in addition to the program's own.
const KEPT_EVERY: [usize; 4] = [1, 2, 3, 7];

fn read(law: &'static Law, line: &str) -> Option<Body> {
    read_line(law.language, line).ok()?.body
}

fn note(law: &'static Law, words: &str) -> Entry {
    match read(law, &format!("note {words}")) {
        Some(Body::Entry(entry)) => entry,
        other => panic!("{words}: {other:?}"),
    }
}

/// A simulated evening with house rules and notes, of a third more than `before` entries.
fn evening(law: &'static Law, seed: u64, before: usize) -> Vec<Entry> {
    let options =
        SimulationOptions { hands: 200, fouls: Share::percent(5), ..SimulationOptions::default() };
    let mut evening = SimulatedEvening::new(law, &options, seed).unwrap();
    let mut entries: Vec<Entry> = evening.next().map(|first| first.entry).into_iter().collect();
    for row in law.library().house {
        let entry = law.house_entry(row.word, row.default);
        let entered = entry.and_then(|entry| evening.enter(&entry).ok());
        entries.extend(entered.map(|happening| happening.entry));
    }
    while entries.len() < before + before / 3
        && let Some(happening) = evening.next()
    {
        entries.push(happening.entry);
        if entries.len().is_multiple_of(9)
            && let Ok(noted) = evening.enter(&note(law, "so it went"))
        {
            entries.push(noted.entry);
        }
    }
    entries
}

/// A correction that an official may type: often an undo, mostly of late entries.
fn correction(luck: &mut Luck, law: &'static Law, plain: &Plain, entries: &[Entry]) -> Correction {
    let last = plain.said.len();
    let corrected = plain.said.iter().map(|(said, _)| said.correction().is_some());
    let corrections: Vec<usize> =
        (1..).zip(corrected).filter_map(|(no, is)| is.then_some(no)).collect();
    let rules: Vec<_> = law.library().house.iter().collect();
    let no = |luck: &mut Luck| match luck.below(5) {
        0 => 1 + luck.below(last),
        1 => luck.pick(&corrections).unwrap_or(last),
        2 => 2 + luck.below(rules.len() + 1),
        _ => last - luck.below(12.min(last)),
    } as u32;
    let part = |luck: &mut Luck| {
        let no = no(luck);
        let entry = match luck.below(4) {
            0 => note(law, "otherwise"),
            1 => luck
                .pick(&rules)
                .and_then(|row| law.house_entry(row.word, row.default + luck.below(3) as u32))
                .unwrap_or_else(|| note(law, "no rule")),
            _ => luck.pick(entries).unwrap(),
        };
        match luck.below(3) {
            0 => Part::Strike(no),
            1 => Part::Fix(no, entry),
            _ => Part::Insert(no, entry),
        }
    };
    match luck.below(6) {
        0 | 1 => Correction::Undo(1 + luck.below(4) as u32),
        2 => Correction::Undo(1 + luck.below(last / 2) as u32),
        3 => Correction::Parts((0..1 + luck.below(3)).map(|_| part(luck)).collect()),
        _ => Correction::Parts(vec![part(luck)]),
    }
}

fn papers(record: &Record) -> Vec<String> {
    let sheet = Sheet::of(record, None);
    let chronicle = Chronicle::of(record);
    let seen = seen::Seen::new_for(record, &chronicle, seen::During::All, None);
    let tables = [ExportTable::Hands, ExportTable::Players, ExportTable::HandPlayers];
    let rows = ExportedEvening::new(record, None, b"", None).rows(&tables);
    vec![
        written::json(&sheet).to_string(),
        shown::of_table(&seen, View::Auto, None),
        rows.iter().flat_map(Rows::iter).map(|row| format!("{row:?}\n")).collect(),
    ]
}

/// Checks that the impact holds the accounts before and after.
fn the_impact_is_the_difference(impact: &Impact, was: &Session, is: &Session) {
    let had: Vec<_> = was.accounts(&was.names()).into_iter().map(|own| own.amount).collect();
    let has: Vec<_> = is.accounts(&is.names()).into_iter().map(|own| own.amount).collect();
    let told = |of: fn(&nos::law::AccountChange) -> Option<i64>| -> Vec<i64> {
        impact.accounts.iter().filter_map(of).collect()
    };
    let (mut before, after) = (told(|change| change.before), told(|change| change.after));
    // Present players come first.
    let mut had = had;
    before.sort_unstable();
    had.sort_unstable();
    assert_eq!(before, had);
    assert_eq!(after, has);
}

struct Corrected {
    records: Vec<Record>,
    plain: Plain,
    read: Read,
    session: Session,
    time: Moment,
}

impl Corrected {
    fn new(law: &'static Law) -> Corrected {
        let kept = KEPT_EVERY.map(|every| Record::keeping(law, every));
        Corrected {
            records: kept.into_iter().chain([Record::new(law)]).collect(),
            plain: Plain::new(law),
            read: Read::new(),
            session: (law.begin)(),
            time: moment(law),
        }
    }

    /// Enters a line in all records; the plain one judges everything from the start. Returns
    /// whether the line is possible.
    fn enter(&mut self, said: &Recorded) -> bool {
        let next = self.plain.next(said.clone());
        let replayed = next.as_ref().and_then(|next| next.replay().ok());
        for record in &mut self.records {
            let no = record.next_no();
            let entered = record.enter(said.clone());
            record.note_time(no, self.time);
            assert_eq!(entered.is_ok(), replayed.is_some(), "{said}: {entered:?}");
            if let (Ok((_, EntryOutcome::Corrected(impact))), Some((_, is))) = (entered, &replayed)
            {
                the_impact_is_the_difference(&impact, &self.session, is);
            }
        }
        let (Some(next), Some((read, session))) = (next, replayed) else { return false };
        (self.plain, self.read, self.session) = (next, read, session);
        for record in &self.records {
            assert!(record.session() == &self.session, "{said}");
            assert_eq!(record.session().state(), self.session.state(), "{said}");
            let standing = record.standing().map(|own| (own.no.0, own.entry, own.ruling));
            let read = self.read.iter().map(|(no, entry, ruling)| (*no, entry, ruling));
            assert!(standing.eq(read), "{said}");
        }
        true
    }

    /// Opens these entries and corrections as a journal is opened.
    fn opened(&self) -> Record {
        let mut opened = Unjudged::new(self.session.law(), self.plain.said.len());
        for (said, _) in &self.plain.said {
            opened.push(said.clone(), self.time).unwrap();
        }
        opened.judge().unwrap()
    }
}

/// Corrects the same few entries again and again. Checks that the prompt, a replay, a reopened
/// journal and the settlement agree with the three steps of `docs/journal.md`. Returns the number
/// of accepted corrections.
fn tangle(law: &'static Law, seed: u64) -> usize {
    let played = evening(law, seed, 150);
    let mut luck = Luck::new(seed);
    let mut tangled = Corrected::new(law);
    let begin = law.first_entry();
    let few = 3 + luck.below(12);
    for entry in [begin].iter().chain(played.iter().take(few)) {
        tangled.enter(&Recorded::Entry(entry.clone()));
    }
    let mut taken = 0;
    for _ in 0..40 {
        let said = tangling(&mut luck, law, &tangled.plain, &played);
        if !tangled.enter(&said) {
            continue;
        }
        taken += 1;
        let live = tangled.records.last().unwrap();
        let mut replayed = Record::new(law);
        for (said, _) in &tangled.plain.said {
            let no = replayed.enter_quietly(said.clone()).unwrap();
            replayed.note_time(no, tangled.time);
        }
        let opened = tangled.opened();
        for other in [&replayed, &opened] {
            assert_eq!(other.session(), live.session(), "{said}");
            assert_eq!(settlement(other), settlement(live), "{said}");
            let told = |record: &Record| -> Vec<_> {
                let past = record.history();
                past.map(|past| (past.struck_by, past.fixed_by, past.ruling.cloned())).collect()
            };
            assert_eq!(told(other), told(live), "{said}");
            for no in (1..=live.len() as u32).map(EntryNo) {
                assert_eq!(other.before(no), live.before(no), "{said}: before #{no}");
            }
        }
        for past in live.history() {
            let stands = tangled.plain.stands(past.no.0);
            assert_eq!(past.struck_by.is_none(), stands, "{said}: #{}", past.no);
        }
    }
    taken
}

/// A correction of one of two entries or of a correction: a fix, an undo of several, or a strike.
fn tangling(luck: &mut Luck, law: &'static Law, plain: &Plain, played: &[Entry]) -> Recorded {
    let numbers = 1..=plain.said.len() as u32;
    let is_entry = |no: &u32| plain.said[*no as usize - 1].0.correction().is_none();
    let (entries, corrections): (Vec<u32>, Vec<u32>) = numbers.partition(is_entry);
    let entry = |luck: &mut Luck| luck.pick(&entries[entries.len() - 2..]).unwrap();
    let any = |luck: &mut Luck| luck.pick(&corrections).unwrap_or(entries.len() as u32);
    // Replace an entry by one with the same verb, which is often possible.
    let alike = |luck: &mut Luck, no: u32| {
        let row = match &plain.said[no as usize - 1].0 {
            Recorded::Entry(entry) => Some(entry.row()),
            Recorded::Correction(_) => None,
        };
        let of_row = |entry: &&Entry| Some(entry.row()) == row;
        let alike: Vec<&Entry> = played.iter().filter(of_row).collect();
        luck.pick(&alike).map_or_else(|| note(law, "otherwise"), |entry| (*entry).clone())
    };
    let part = |luck: &mut Luck| match luck.below(6) {
        0 => Part::Strike(entry(luck)),
        1 => Part::Strike(any(luck)),
        2 => Part::Insert(entry(luck), note(law, "in between")),
        _ => {
            let no = entry(luck);
            Part::Fix(no, alike(luck, no))
        }
    };
    match luck.below(8) {
        0 | 1 => Correction::Undo(1 + luck.below(3) as u32).into(),
        2 | 3 => Correction::Parts(vec![Part::Strike(any(luck))]).into(),
        4 => Correction::Parts((0..2).map(|_| part(luck)).collect()).into(),
        _ => Correction::Parts(vec![part(luck)]).into(),
    }
}

fn moment(law: &'static Law) -> Moment {
    let line = read_line(law.language, "2026-11-21T20:14:03+01:00 note so").unwrap();
    line.timestamp.unwrap().moment()
}

fn settlement(record: &Record) -> String {
    written::json(&Sheet::of(record, None)).to_string()
}

/// Corrects an evening of `before` entries `often` times. Returns the accepted corrections.
fn correct(law: &'static Law, seed: u64, before: usize, often: usize) -> usize {
    let entries = evening(law, seed, before);
    let mut luck = Luck::new(seed);
    let mut evening = Corrected::new(law);
    let mut lines = entries.iter();
    for entry in lines.by_ref().take(before) {
        let said = Recorded::Entry(entry.clone());
        evening.plain = evening.plain.next(said.clone()).unwrap();
        for record in &mut evening.records {
            let (no, _) = record.enter(said.clone()).unwrap();
            record.note_time(no, evening.time);
        }
    }
    (evening.read, evening.session) = evening.plain.replay().unwrap();
    let mut taken = 0;
    for at in 0..often {
        let said = match luck.below(3) {
            0 => {
                lines.next().or(entries.last()).map(|entry| Recorded::Entry(entry.clone())).unwrap()
            }
            _ => correction(&mut luck, law, &evening.plain, &entries).into(),
        };
        taken += usize::from(evening.enter(&said) && said.correction().is_some());
        if at + 1 == often {
            let (live, opened) = (evening.records.last().unwrap(), evening.opened());
            assert_eq!(papers(live), papers(&opened));
        }
    }
    taken
}

fn each_law(seeds: std::ops::Range<u64>, before: usize, often: usize) {
    for law in LAWS {
        let taken: usize = seeds.clone().map(|seed| correct(law, seed, before, often)).sum();
        assert!(taken * 6 > often, "{}: {taken}", law.name());
    }
}

#[test]
fn a_corrected_evening_agrees_with_its_entries_judged_from_the_start() {
    each_law(0..1, 300, 8);
}

#[test]
#[ignore = "takes an hour: a thousand times as many evenings"]
fn many_corrected_evenings_agree_with_their_entries_judged_from_the_start() {
    each_law(0..1000, 600, 24);
}

fn each_law_tangled(seeds: std::ops::Range<u64>) {
    for law in LAWS {
        let taken: usize = seeds.clone().map(|seed| tangle(law, seed)).sum();
        let least = 8 * (seeds.end - seeds.start) as usize;
        assert!(taken > least, "{}: {taken}", law.name());
    }
}

#[test]
fn few_entries_with_many_corrections_follow_the_three_steps() {
    each_law_tangled(0..1);
}

#[test]
#[ignore = "takes an hour: a thousand times as many evenings"]
fn ten_thousand_tangles_follow_the_three_steps() {
    each_law_tangled(1..1200);
}
