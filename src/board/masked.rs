//! A record in which initials stand for the names of the players. Its entries are judged anew by these names, so that
//! nothing that is made of it knows others.

use nos_base::table::name::{Meant, Name, parted};
use nos_entry::{Correction, Entry, Part, What};
use nos_law::referee::Law;
use nos_pages::legend::initials;
use nos_records::journal::{Record, Recorded};
use std::cell::RefCell;

/// Everybody who plays or is named in an entry, each with his initials.
struct Mask {
    law: &'static Law,
    names: Vec<Name>,
    initials: Vec<Name>,
    /// How many of them have arrived when an entry is made.
    arrived: usize,
}

/// The record with initials for names; `None` if its entries cannot have happened by these.
pub fn masked(record: &Record) -> Option<Record> {
    let mut mask = Mask::of(record)?;
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
    fn of(record: &Record) -> Option<Mask> {
        let law = record.law();
        let players: Vec<Name> = record.session().names().iter().cloned().collect();
        // Who was struck or fixed was somebody else, and who keeps the journal need not play.
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
        let kept: Vec<String> = names.iter().map(Name::to_string).collect();
        let initials = initials(&kept);
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
        match &entry.what {
            What::Note(text) => entry.with(What::Note(self.note(text))),
            _ => self.law.renamed(entry, &|typed| self.initials_of(typed)),
        }
    }

    /// What somebody wrote, in which names are words like others.
    fn note(&self, text: &str) -> String {
        let names: Vec<String> = self.names.iter().map(Name::to_string).collect();
        let parts = parted(text, &names).into_iter().map(|(part, name)| {
            let initial = name.and_then(|place| self.initials.get(place));
            initial.map_or(part, Name::as_str)
        });
        parts.collect()
    }

    /// The initials of a player.
    fn initials_of(&self, typed: &Name) -> Name {
        let among = |names: &[Name]| match typed.meant_among(names.iter()) {
            Meant::One(place) => self.initials.get(place).cloned(),
            Meant::Several(_) | Meant::Nobody => None,
        };
        // A beginning of a name was clear among those who were there.
        let arrived = self.names.get(..self.arrived).unwrap_or_default();
        let is_whole = self.names.iter().any(|name| name.is(typed));
        let initial = among(&self.names).or_else(|| among(arrived).filter(|_| !is_whole));
        initial.unwrap_or_else(|| typed.clone())
    }
}
