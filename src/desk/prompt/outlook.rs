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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::{Record, Said};
    use crate::law::EntryNo;
    use crate::law::nos::session::Session;
    use crate::speech::{Body, read_line};
    use std::sync::Arc;

    fn adviser(steps: &[&str]) -> Outlook<Session> {
        let mut record = Record::<Session>::new();
        for line in [
            "seat Anna Bram Cees",
            "deal",
            "set Anna 6-6",
            "announce 2",
            "play Bram 6>4 on north",
            "play Cees 6>5 on east",
            "draw Anna",
            "note in between",
        ] {
            let Ok(Some(Body::Entry(entry))) = read_line::<Session>(line).map(|line| line.body)
            else {
                unreachable!("{line}");
            };
            assert!(record.enter(Said::Entry(entry)).is_ok(), "{line}");
        }
        let begun = Revision::begin(Arc::new(record), EntryNo(5), None);
        let mut revision = begun.unwrap_or_else(|rejection| unreachable!("{rejection}"));
        for line in steps {
            match answer(line, "", revision.session()) {
                Ok(Answer::Step(step)) => assert!(revision.take(step).is_ok(), "{line}"),
                _ => unreachable!("{line}"),
            }
        }
        Outlook::new(&revision)
    }

    #[test]
    fn beside_an_answer_stands_what_would_change() {
        let six = "then #6 play Cees 6>5 on east would be impossible: 6-5 already lies, laid at #5";
        type Row = (&'static [&'static str], &'static str, &'static str);
        let table: [Row; 16] = [
            (&[], "play Bram 6>4 on north", "nothing changes so far"),
            (&[], "64", "nothing changes so far"),
            (
                &[],
                "-",
                "then #7 draw Anna would be impossible: it is the turn of Bram",
            ),
            (&[], "65", six),
            (&[], "63", "all is possible; 1 entry changes so far"),
            (&[], "54", "a foul; then #7 draw Anna would be impossible"),
            (&[], "+ draw", "all is possible; 1 entry changes so far"),
            (&[], "+", "+ ENTRY: put before this one"),
            (&[], "66", "6-6 already lies, laid at #3"),
            (
                &[],
                "play",
                "play [NAME] TILE [on ARM] [claim|stands]: a tile",
            ),
            (&[], "done", "nothing changes so far"),
            (&[], "stop", "nothing is changed"),
            (&[], "show", "the layout"),
            (&["65"], "play Cees 6>5 on east", six),
            (&["65"], "64", "all is possible; 2 entries change so far"),
            (
                &["65", "+ draw"],
                "64",
                "all is possible; 3 entries change so far",
            ),
        ];
        for (steps, line, words) in table {
            let said = adviser(steps).hint(line).map(|piece| piece.text);
            let said = said.unwrap_or_default();
            assert!(said.starts_with(words), "{line} after {steps:?}: {said}");
        }
        assert_eq!(adviser(&[]).hint("undo"), None);
        let rows = adviser(&[]).hint_on_all("play Bram 6>4 on north\n63");
        assert_eq!(rows.map(|piece| piece.text).as_deref(), Some(table[4].2));
        assert_eq!(adviser(&[]).prompt(), "#5> ");
    }

    #[test]
    fn a_word_is_completed_behind_a_plus_as_without() {
        let adviser = adviser(&[]);
        let (plain, put_before) = (adviser.completions("no"), adviser.completions("+ no"));
        assert!(!plain.candidates.is_empty());
        assert_eq!(plain.candidates, put_before.candidates);
        assert_eq!((plain.from, put_before.from), (0, 2));
    }
}
