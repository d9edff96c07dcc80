//! A plain model of corrections, which reads everything again from the first entry.

use nos_entry::{Correction, Entry, Part};
use nos_law::{EntryNo, Law, Ruling, Session};
use nos_records::journal::Recorded;

/// Recorded lines with the numbers struck by each undo.
#[derive(Clone)]
pub struct Plain {
    law: &'static Law,
    pub said: Vec<(Recorded, Vec<u32>)>,
    corrections: Vec<usize>,
}

/// The entries in force with their rulings, as the model reads them.
pub type Read = Vec<(u32, Entry, Ruling)>;

impl Plain {
    pub fn new(law: &'static Law) -> Plain {
        Plain { law, said: Vec::new(), corrections: Vec::new() }
    }

    pub fn stands(&self, no: u32) -> bool {
        let corrections = self.corrections.iter().rev();
        corrections
            .take_while(|at| **at >= no as usize)
            .filter(|at| self.said[**at].1.contains(&no))
            .all(|at| !self.stands(*at as u32 + 1))
    }

    fn is_law(&self, no: u32) -> bool {
        let law = Recorded::Entry(self.law.first_entry());
        no == 1 && self.said.first().is_some_and(|(first, _)| *first == law)
    }

    fn is_undo(&self, no: u32) -> bool {
        matches!(self.said[no as usize - 1].0, Recorded::Correction(Correction::Undo(_)))
    }

    /// Returns how many entries the line with this number added.
    fn brought(&self, no: u32) -> usize {
        match &self.said[no as usize - 1].0 {
            Recorded::Entry(_) => 1,
            said => said.parts().iter().filter(|part| matches!(part, Part::Insert(..))).count(),
        }
    }

    /// Appends an entry in its present form to `order`, after the entries that corrections insert
    /// before it.
    fn read_at(&self, no: u32, own: &Entry, order: &mut Vec<(u32, Entry)>) {
        let mut words = own.clone();
        for at in &self.corrections {
            let by = *at as u32 + 1;
            for part in self.said[*at].0.parts() {
                match part {
                    Part::Insert(before, entry) if *before == no => self.read_at(by, entry, order),
                    Part::Fix(fixed, entry) if *fixed == no && self.stands(by) => {
                        words = entry.clone();
                    }
                    _ => {}
                }
            }
        }
        if self.stands(no) {
            order.push((no, words));
        }
    }

    pub fn read(&self) -> Vec<(u32, Entry)> {
        let mut order = Vec::new();
        for (at, (said, _)) in self.said.iter().enumerate() {
            if let Recorded::Entry(entry) = said {
                self.read_at(at as u32 + 1, entry, &mut order);
            }
        }
        order
    }

    pub fn replay(&self) -> Result<(Read, Session), u32> {
        let mut session = (self.law.begin)();
        let mut rulings = Vec::new();
        for (no, entry) in self.read() {
            let ruling = session.judge(&entry).map_err(|_| no)?;
            session.apply(EntryNo(no), &ruling);
            rulings.push((no, entry, ruling));
        }
        Ok((rulings, session))
    }

    /// Returns the record with one more line, and the numbers that it strikes; `None` if the line
    /// is rejected.
    pub fn next(&self, said: Recorded) -> Option<Plain> {
        let last = self.said.len() as u32;
        let stands = |no: u32| (1..=last).contains(&no) && self.stands(no);
        let strikes = match &said {
            Recorded::Entry(_) => Vec::new(),
            Recorded::Correction(Correction::Undo(number)) => {
                let standing = (1..=last)
                    .rev()
                    .filter(|no| self.stands(*no) && !self.is_undo(*no) && !self.is_law(*no));
                let strikes: Vec<u32> = standing.take(*number as usize).collect();
                if strikes.len() < *number as usize {
                    return None;
                }
                strikes
            }
            Recorded::Correction(Correction::Parts(parts)) => {
                let named = |part: &&Part| !matches!(part, Part::Insert(..));
                let mut named: Vec<u32> = parts.iter().filter(named).map(Part::no).collect();
                let all = named.len();
                named.sort_unstable();
                named.dedup();
                let can_be = |part: &Part| {
                    let brings_one = || self.brought(part.no()) == 1;
                    stands(part.no())
                        && !self.is_law(part.no())
                        && (matches!(part, Part::Strike(_)) || brings_one())
                };
                if named.len() < all || !parts.iter().all(can_be) {
                    return None;
                }
                parts.iter().filter(|part| matches!(part, Part::Strike(_))).map(Part::no).collect()
            }
        };
        let mut next = self.clone();
        if said.correction().is_some() {
            next.corrections.push(next.said.len());
        }
        next.said.push((said, strikes));
        Some(next)
    }
}
