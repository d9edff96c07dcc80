//! A record with initials for names. Its entries are judged again, so no output contains a name.

use nos_base::table::name::parted;
use nos_base::{Meant, Name};
use nos_entry::{Correction, Entry, Part};
use nos_law::Law;
use nos_pages::legend::initials;
use nos_records::journal::{Record, Recorded};
use std::cell::RefCell;

/// Everybody who plays or whom an entry names, with their initials.
struct Mask {
    law: &'static Law,
    names: Vec<Name>,
    initials: Vec<Name>,
    /// The number of players who arrived before the current entry.
    arrived: usize,
}

/// Returns the record under initials; `None` if the law refuses an entry under them.
pub fn masked(record: &Record) -> Option<Record> {
    let mut mask = Mask::new_for(record)?;
    let mut masked = Record::new(record.law());
    for past in record.history() {
        mask.arrived = masked.session().names().iter().len();
        let no = masked.enter_quietly(mask.recorded(past.recorded)).ok()?;
        if let Some(time) = record.time_of(past.no) {
            masked.note_time(no, time);
        }
    }
    Some(masked)
}

impl Mask {
    fn new_for(record: &Record) -> Option<Mask> {
        let law = record.law();
        let players: Vec<Name> = record.session().names().iter().cloned().collect();
        // Struck entries may name people who never sat down, and the scribe need not play.
        let names = RefCell::new(players);
        let note = |typed: &Name| {
            let mut names = names.borrow_mut();
            if typed.meant_among(names.iter()) == Meant::Nobody {
                names.push(typed.clone());
            }
            typed.clone()
        };
        for entry in record.history().flat_map(|past| past.recorded.entries()) {
            let _ = law.renamed(entry, &note);
        }
        let names = names.into_inner();
        let initials = initials(&names.iter().map(Name::to_string).collect::<Vec<_>>());
        Some(Mask {
            law,
            initials: initials.iter().map(|own| Name::new(own)).collect::<Option<_>>()?,
            names,
            arrived: 0,
        })
    }

    fn recorded(&self, recorded: &Recorded) -> Recorded {
        match recorded {
            Recorded::Entry(entry) => self.entry(entry).into(),
            Recorded::Correction(Correction::Parts(parts)) => {
                let parts = parts.iter().map(|part| match part {
                    Part::Strike(no) => Part::Strike(*no),
                    Part::Fix(no, entry) => Part::Fix(*no, self.entry(entry)),
                    Part::Insert(no, entry) => Part::Insert(*no, self.entry(entry)),
                });
                Correction::Parts(parts.collect()).into()
            }
            Recorded::Correction(Correction::Undo(_)) => recorded.clone(),
        }
    }

    fn entry(&self, entry: &Entry) -> Entry {
        let mut entry = self.law.renamed(entry, &|typed| self.initials_of(typed));
        if let Some(text) = entry.what.free_text_mut() {
            *text = self.masked(text);
        }
        entry
    }

    fn masked(&self, text: &str) -> String {
        let names: Vec<String> = self.names.iter().map(Name::to_string).collect();
        let parts = parted(text, &names).into_iter().map(|(part, name)| {
            name.and_then(|place| self.initials.get(place)).map_or(part, Name::as_str)
        });
        parts.collect()
    }

    fn initials_of(&self, typed: &Name) -> Name {
        let among = |names: &[Name]| match typed.meant_among(names.iter()) {
            Meant::One(place) => self.initials.get(place).cloned(),
            Meant::Several(_) | Meant::Nobody => None,
        };
        // If the name was shortened, look among the players who had arrived, where it was unique.
        let arrived = self.names.get(..self.arrived).unwrap_or_default();
        let is_whole = self.names.iter().any(|name| name.is(typed));
        let initial = among(&self.names).or_else(|| among(arrived).filter(|_| !is_whole));
        initial.unwrap_or_else(|| typed.clone())
    }
}
