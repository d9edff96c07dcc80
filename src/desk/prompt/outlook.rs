//! What can be said of an answer about an entry that is revised, while it is typed: what the correction so
//! far would change with it, and which entry it would make impossible.

use super::advice::pieces;
use super::completion;
use super::console::{Adviser, Completions, several};
use super::ink::{Ink, Piece};
use super::preview::unread;
use super::standing;
use super::understood::{Unread, understood};
use crate::desk::point::cited;
use crate::journal::impact::Read;
use crate::journal::{Revision, Step};
use crate::law::Verdict;
use crate::print::number::counted;
use crate::print::prompted::{Glance, Prompted};
use crate::speech::{Body, Question};

/// What leaves an entry out.
const LEAVE_OUT: &str = "-";

/// What stands before an entry that is put before the one that comes next.
const PUT_BEFORE: char = '+';

/// What ends a revision without a trace.
const STOP: &str = "stop";

/// An answer about the entry that comes next.
pub enum Answer<L: Prompted> {
    /// What is done about it.
    Step(Step<L::Entry>),
    /// Nothing is changed.
    Stop,
    /// Something is asked before.
    Question(Question<L>),
    /// Something that corrects entries itself.
    NotHere,
    /// Only a comment.
    Nothing,
}

/// What a line says about the entry that comes next, which is offered as this.
///
/// # Errors
/// What cannot be read in it.
pub fn answer<L: Prompted>(line: &str, offered: &str, session: &L) -> Result<Answer<L>, Unread> {
    let line = line.trim();
    if line == offered {
        return Ok(Answer::Step(Step::Keep));
    }
    if line == LEAVE_OUT {
        return Ok(Answer::Step(Step::LeaveOut));
    }
    if line.eq_ignore_ascii_case(STOP) {
        return Ok(Answer::Stop);
    }
    let put_before = line.strip_prefix(PUT_BEFORE);
    Ok(
        match (understood(put_before.unwrap_or(line), session)?, put_before) {
            (Some(Body::Entry(entry)), Some(_)) => Answer::Step(Step::PutBefore(entry)),
            (Some(Body::Entry(entry)), None) => Answer::Step(Step::Change(entry)),
            (Some(Body::Correction(_) | Body::Question(Question::Revise { .. })), _) => {
                Answer::NotHere
            }
            (Some(Body::Question(question)), _) => Answer::Question(question),
            (None, _) => Answer::Nothing,
        },
    )
}

/// The answers of a text that was typed where an entry was offered in the row above. That row is an answer
/// only if it is the only one, or was changed.
pub fn answers<'a>(text: &'a str, offered: &str) -> Vec<&'a str> {
    let mut rows: Vec<&str> = text.lines().filter(|row| !row.trim().is_empty()).collect();
    if rows.len() > 1 && rows.first() == Some(&offered) {
        rows.remove(0);
    }
    rows
}

/// What the correction so far changes, in a few words.
pub fn outlook<L: Prompted>(revision: &Revision<L>) -> String {
    match revision.outlook() {
        Ok(None) => "nothing changes so far".to_owned(),
        Ok(Some(impact)) => {
            let changes = impact.changes.len() as u64;
            let changed = counted(changes, "entry changes", "entries change");
            let is_foul = |read: &Read<L>| read.told.verdict != Verdict::Accepted;
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
pub struct Outlook<L: Prompted> {
    revision: Revision<L>,
    offered: String,
}

impl<L: Prompted> Outlook<L> {
    /// Advice on the entry that comes next.
    pub fn new(revision: &Revision<L>) -> Outlook<L> {
        let offered = revision.upcoming();
        Outlook {
            offered: offered.map_or_else(String::new, |(_, entry)| entry.to_string()),
            revision: revision.clone(),
        }
    }

    /// The entry that comes next, as it is offered.
    pub fn offered(&self) -> &str {
        &self.offered
    }

    fn of_step(&self, step: Step<L::Entry>) -> Piece {
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

impl<L: Prompted> Adviser for Outlook<L> {
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
            Ok(Answer::Stop) => Piece::new(Ink::Hint, "nothing is changed"),
            Ok(Answer::Question(question)) => Piece::new(Ink::Hint, question.row().help),
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

    #[test]
    fn the_row_that_is_offered_is_an_answer_only_by_itself_or_changed() {
        type Row = (&'static str, &'static [&'static str]);
        let table: [Row; 8] = [
            ("pass Cees\n", &["pass Cees"]),
            ("pass Cees", &["pass Cees"]),
            ("pass Cees\n-", &["-"]),
            (
                "pass Cees\n+ note so\npass Cees",
                &["+ note so", "pass Cees"],
            ),
            ("pass Cees\npass Cees\n-", &["pass Cees", "-"]),
            ("pass Dirk\n", &["pass Dirk"]),
            ("pass Dirk\n-", &["pass Dirk", "-"]),
            ("\n", &[]),
        ];
        for (text, taken) in table {
            assert_eq!(answers(text, "pass Cees"), taken, "{text:?}");
        }
    }
}
