//! Scripts of a law, read as in a file and judged by the law alone.

use super::sources::root;
use nos_entry::{Body, Correction, Date, Entry, Part, read_line};
use nos_law::{
    AccountChange, EntryNo, Evening, Glance, Law, Refusal, Ruling, Rulings, Session, Share,
    SimulationOptions,
};
use nos_laws::named;
use nos_laws::nos::LAW;
use nos_laws::simulate::SimulatedEvening;

pub fn entry_by(law: &'static Law, line: &str) -> Entry {
    match read_line(law.language, line).map(|line| line.body) {
        Ok(Some(Body::Entry(entry))) => entry,
        Ok(other) => panic!("{line}: {other:?} is no entry"),
        Err(error) => panic!("{line}: {error}"),
    }
}

pub fn entry(line: &str) -> Entry {
    entry_by(&LAW, line)
}

pub struct PlayedEntry {
    pub no: EntryNo,
    pub entry: Entry,
    pub ruling: Ruling,
    before: Session,
}

/// An evening judged by its law: the session and every entry with its ruling.
pub struct Played {
    law: &'static Law,
    session: Session,
    entries: Vec<PlayedEntry>,
    /// The number of the last entry or correction.
    last: u32,
}

impl Played {
    pub fn new(law: &'static Law) -> Played {
        Played { law, session: (law.begin)(), entries: Vec::new(), last: 0 }
    }

    pub fn of(law: &'static Law, entries: impl IntoIterator<Item = Entry>) -> Played {
        let mut played = Played::new(law);
        for entry in entries {
            let line = entry.to_string();
            if let Err(refusal) = played.enter(entry) {
                panic!("{line}: {refusal}");
            }
        }
        played
    }

    pub fn by(law: &'static Law, script: &str) -> Played {
        let lines = script.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        Played::of(law, lines.map(|line| entry_by(law, line)))
    }

    /// Plays a script of a law by name, with semicolons between the lines.
    pub fn named(law: &str, script: &str) -> Played {
        let law = named(law).unwrap_or_else(|| panic!("{law}"));
        Played::by(law, &script.replace(';', "\n"))
    }

    pub fn enter(&mut self, entry: Entry) -> Result<&Ruling, Refusal> {
        self.take(EntryNo(self.last + 1), entry)?;
        self.last += 1;
        Ok(&self.entries[self.entries.len() - 1].ruling)
    }

    fn take(&mut self, no: EntryNo, entry: Entry) -> Result<(), Refusal> {
        let ruling = self.session.judge(&entry)?;
        let before = self.session.clone();
        self.session.apply(no, &ruling);
        self.entries.push(PlayedEntry { no, entry, ruling, before });
        Ok(())
    }

    /// Judges everything again without the last entries, or with another text for one.
    pub fn correct(&mut self, correction: &Correction) {
        let entries = std::mem::take(&mut self.entries).into_iter();
        let mut entries: Vec<(EntryNo, Entry)> = entries.map(|own| (own.no, own.entry)).collect();
        match correction {
            Correction::Undo(number) => entries.truncate(entries.len() - *number as usize),
            Correction::Parts(parts) => match &parts[..] {
                [Part::Fix(fixed, words)] => {
                    let mut entries = entries.iter_mut();
                    let own = entries.find(|(no, _)| no.0 == *fixed);
                    own.unwrap_or_else(|| panic!("no #{fixed}")).1 = words.clone();
                }
                _ => panic!("{correction} needs a record"),
            },
        }
        self.session = (self.law.begin)();
        self.last += 1;
        for (no, entry) in entries {
            self.take(no, entry).unwrap_or_else(|refusal| panic!("{correction}: {no}: {refusal}"));
        }
    }

    pub fn law(&self) -> &'static Law {
        self.law
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn next_no(&self) -> EntryNo {
        EntryNo(self.last + 1)
    }

    pub fn standing(&self) -> impl Iterator<Item = &PlayedEntry> {
        self.entries.iter()
    }
}

impl Evening for Played {
    fn session(&self) -> &Session {
        &self.session
    }

    fn before(&self, no: EntryNo) -> Option<Session> {
        Some(self.entries.iter().find(|own| own.no == no)?.before.clone())
    }

    fn rulings(&self) -> Rulings<'_> {
        Box::new(self.entries.iter().map(|own| (own.no, &own.ruling)))
    }

    fn date(&self, _: EntryNo) -> Option<Date> {
        None
    }

    fn entry(&self, no: EntryNo) -> Option<Entry> {
        Some(self.entries.iter().find(|own| own.no == no)?.entry.clone())
    }

    fn corrections(&self, _: usize) -> Vec<(EntryNo, Vec<AccountChange>)> {
        Vec::new()
    }
}

/// Simulates an evening with this number of hands. `percent` of the entries are fouls.
pub fn simulated(law: &'static Law, seed: u64, percent: usize, hands: u32) -> SimulatedEvening {
    let wishes =
        SimulationOptions { hands, fouls: Share::percent(percent), ..SimulationOptions::default() };
    SimulatedEvening::new(law, &wishes, seed).unwrap_or_else(|message| panic!("{message}"))
}

/// Ranks how well a line fits; `None` if it is rejected.
pub fn fits(glance: &Result<Glance, Refusal>) -> Option<&'static str> {
    match glance {
        Ok(Glance::Fine(_) | Glance::Asked(_)) => Some("fits"),
        Ok(Glance::Foul(_)) => Some("foul"),
        Err(refusal) => refusal.goes_on().then_some("goes on"),
    }
}

pub fn example(name: &str) -> String {
    let text = std::fs::read_to_string(root().join("examples").join(name));
    text.unwrap_or_else(|error| panic!("{name}: {error}"))
}
