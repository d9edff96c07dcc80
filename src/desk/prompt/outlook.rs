//! Advice while entries are revised: what the correction so far would change with the line being typed, and
//! which entry it would make impossible.

use super::advice::pieces;
use super::completion;
use super::console::{Adviser, Completions, several};
use super::ink::{Ink, Piece};
use super::preview::unread;
use super::standing;
use super::step::{Answer, PUT_BEFORE, answer, answers};
use crate::desk::point::cited;
use crate::journal::impact::Read;
use crate::journal::{Revision, Step};
use crate::law::Verdict;
use crate::print::number::counted;
use crate::print::prompted::Glance;

/// The impact of the correction so far, in a few words.
pub fn outlook(revision: &Revision) -> String {
    match revision.outlook() {
        Ok(None) => "nothing changes so far".to_owned(),
        Ok(Some(impact)) => {
            let changes = impact.changes.len() as u64;
            let changed = counted(changes, "entry changes", "entries change");
            let is_foul = |read: &Read| read.told.verdict != Verdict::Accepted;
            let mut fouls = impact.changes.iter().filter(|change| {
                change.before.as_ref().is_some_and(|read| !is_foul(read))
                    && change.after.as_ref().is_some_and(is_foul)
            });
            match fouls.next() {
                Some(foul) => format!("{changed} so far; #{} becomes a foul", foul.no),
                None => format!("all is possible; {changed} so far"),
            }
        }
        Err(rejection) => cited(&rejection),
    }
}

/// The adviser while entries are revised.
pub struct Outlook {
    revision: Revision,
    offered: String,
}

impl Outlook {
    /// Advice on the next entry.
    pub fn new(revision: &Revision) -> Outlook {
        let offered = revision.upcoming();
        Outlook {
            offered: offered.map_or_else(String::new, |(_, entry)| entry.to_string()),
            revision: revision.clone(),
        }
    }

    /// The next entry, as it is offered.
    pub fn offered(&self) -> &str {
        &self.offered
    }

    fn of_step(&self, step: Step) -> Piece {
        let glance = match &step {
            Step::Change(entry) | Step::PutBefore(entry) => {
                self.revision.session().glance(entry).ok()
            }
            Step::Keep | Step::LeaveOut => None,
        };
        let mut revision = self.revision.clone();
        match (revision.take(step), glance) {
            (Err(rejection), _) => Piece::new(Ink::HintFoul, cited(&rejection)),
            (Ok(_), Some(Glance::Foul(_))) => {
                Piece::new(Ink::HintFoul, format!("a foul; {}", outlook(&revision)))
            }
            (Ok(_), _) => Piece::new(Ink::Hint, outlook(&revision)),
        }
    }
}

impl Adviser for Outlook {
    fn standing(&self, columns: usize) -> String {
        standing::standing(self.revision.session(), columns)
    }

    fn prompt(&self) -> String {
        let no = self.revision.upcoming().map(|(no, _)| format!("#{no}"));
        format!("{}> ", no.unwrap_or_default())
    }

    fn pieces(&self, line: &str) -> Vec<Piece> {
        let head = line.len() - line.trim_start_matches(PUT_BEFORE).len();
        let (head, rest) = line.split_at(head);
        let mut all = vec![Piece::new(Ink::Plain, head)];
        all.extend(pieces(rest, self.revision.session(), 0..0));
        all.retain(|piece| !piece.text.is_empty());
        all
    }

    fn hint(&self, line: &str) -> Option<Piece> {
        let session = self.revision.session();
        Some(match answer(line, &self.offered, session) {
            Ok(Answer::Step(step)) => self.of_step(step),
            Ok(Answer::Done) => Piece::new(Ink::Hint, outlook(&self.revision)),
            Ok(Answer::Stop) => Piece::new(Ink::Hint, "nothing is changed"),
            Ok(Answer::Question(question)) => Piece::new(Ink::Hint, question.row().help),
            Ok(Answer::NoEntry) => Piece::new(Ink::Hint, "+ ENTRY: put before this one"),
            Ok(Answer::NotHere | Answer::Nothing) => return None,
            Err(error) => unread(error, line, || self.completions(line)).piece(),
        })
    }

    fn hint_on_all(&self, text: &str) -> Option<Piece> {
        match answers(text, &self.offered).as_slice() {
            [one] => self.hint(one),
            rows => several(rows.len()),
        }
    }

    fn completions(&self, before: &str) -> Completions {
        let head = before.len() - before.trim_start_matches([PUT_BEFORE, ' ']).len();
        let rest = before.get(head..).unwrap_or_default();
        let session = self.revision.session();
        let mut offered = completion::completions(self.revision.record(), session, rest);
        offered.from += head;
        offered
    }
}
