//! Reads corrections and other verbs that take an entry, such as `try` and `fix 31`.

use super::{LineMeaning, Listener};
use crate::acts::Written;
use crate::heard::{Heard, Lattice};
use crate::word::{SaidLine, Word};
use nos_entry::kind::ENTRY_NO;
use nos_entry::token::PARTS;
use nos_entry::verb::begins;
use nos_entry::{
    Body, Class, Correction, EntryPlace, Group, Mark, Notes, Part, PromptContext, Question,
    ReadFault, Sense, ShellVerb, SyntaxError, Takes, VerbRow, Want, Wording,
};

/// A verb that takes an entry, such as `try` or `fix 31`.
pub(super) struct OuterVerb {
    row: &'static VerbRow,
    words: Vec<Written>,
    no: Option<u32>,
    from: usize,
}

impl<'a> Listener<'a> {
    /// Returns the verb at this word that takes an entry, or the one of `parts` that the word abbreviates.
    pub(super) fn outer(
        &self,
        lattice: &Lattice<'_>,
        from: usize,
        to: usize,
        parts: &[ShellVerb],
    ) -> Option<OuterVerb> {
        let has_parts = self.said.words.get(from..to)?.iter().any(|word| word.text == PARTS);
        let takes_entry =
            |row: &VerbRow| row.takes(Takes::Entry) || has_parts && row == ShellVerb::Strike.row();
        let edges = lattice.edges(from);
        // A single letter means a player or a piece rather than a verb.
        let is_letter =
            (self.said.words.get(from)).is_some_and(|word| word.text.chars().count() == 1);
        let is_thing =
            |heard: &Heard<'_>| matches!(heard, Heard::Player { .. } | Heard::Piece { .. });
        let is_name = is_letter && lattice.has(from, is_thing);
        let said = edges.iter().filter_map(|edge| match edge.alone() {
            Some(Heard::Sense(Sense::Verb(said)))
                if said.form != Wording::Unsure && !(is_name && said.form == Wording::Begun) =>
            {
                Some((said.verb.row, edge.to))
            }
            _ => None,
        });
        let stub = self.said.folded(from);
        let begun: Vec<&'static VerbRow> = parts
            .iter()
            .map(|verb| verb.row())
            .filter(|row| self.language.lexicon().all_typed(row).any(|word| begins(word, stub)))
            .collect();
        let begun = match begun.as_slice() {
            [row] => Some((*row, from + 1)),
            _ => None,
        };
        for (row, next) in said.filter(|(row, _)| takes_entry(row)).chain(begun) {
            let mut words = vec![self.written(row.word, from, next)];
            let mut at = next;
            let mut no = None;
            if row.takes(Takes::EntryNo) {
                let word = self.said.words.get(at).filter(|_| at < to);
                let digits =
                    word.map(|word| word.text.trim_start_matches('#').trim_end_matches([':', '.']));
                let number = digits.and_then(|digits| digits.parse::<u32>().ok());
                let Some(number) = number else {
                    if at >= to {
                        return None;
                    }
                    continue;
                };
                words.push(self.written(&number.to_string(), at, at + 1));
                no = Some(number);
                at += 1;
                while at < to && self.said.words.get(at).is_some_and(|word| word.text != PARTS) {
                    let beside = lattice.edges(at).iter().find_map(|edge| {
                        let is_beside = edge.parts.iter().all(|part| match &part.heard {
                            Heard::Sense(Sense::Companion(verb)) => verb.row.word == row.word,
                            heard => *heard == Heard::Sense(Sense::Joiner),
                        });
                        is_beside.then_some(edge.to)
                    });
                    match beside {
                        Some(next) => at = next,
                        None => break,
                    }
                }
            }
            let from = at;
            return Some(OuterVerb { row, words, no, from });
        }
        None
    }

    pub(super) fn written(&self, text: &str, from: usize, to: usize) -> Written {
        Written::said(text.to_owned(), self.said.bytes(from, to))
    }

    pub(super) fn hear_outer(
        &self,
        outer: OuterVerb,
        to: usize,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<LineMeaning, ReadFault> {
        let is_correction = outer.row.group == Group::Correction;
        // In a text a semicolon may be the end of a word, and separates nothing.
        let verb = self.language.lexicon().meant(self.said.folded(outer.from));
        let is_text = verb.is_some_and(|verb| verb.row.takes(Takes::Text));
        let ends = |word: &Word<'_>| {
            let before = self.said.line.get(..word.at).unwrap_or_default();
            let is_apart = before.ends_with(char::is_whitespace);
            is_correction && word.text == PARTS && (is_apart || !is_text)
        };
        let rest = self.said.words.get(outer.from..to).unwrap_or_default();
        let end = rest.iter().position(ends).map_or(to, |at| outer.from + at);
        let place = outer.no.and_then(|no| Some((self.before)(EntryPlace::No(no))?.before));
        let inner_context = place.as_deref().unwrap_or(context);
        if let Some(no) = outer.no {
            let (at, _) = self.said.bytes(outer.from, end);
            self.within.set(Some((at, no)));
        }
        let mut marks = Vec::new();
        for word in &outer.words {
            let (class, kind) = match marks.is_empty() {
                true => (Class::Verb, None),
                false => (Class::Number, Some(&ENTRY_NO)),
            };
            marks.push(Mark { at: word.at, len: word.len, class, kind });
        }
        if outer.row == ShellVerb::Strike.row()
            && let Some(no) = outer.no
            && outer.from >= end
        {
            notes.marks.extend(marks);
            return self.parts(vec![Part::Strike(no)], end, to, context, notes);
        }
        if outer.from >= end {
            let mut words = outer.words.clone();
            words.truncate(2);
            let (_, finish) = self.said.bytes(0, end);
            return self.read_words(&words, finish, notes).map(LineMeaning::Body);
        }
        let heard = self.hear(outer.from, end, inner_context, notes).or_else(|fault| {
            // The line may also name the mistake: `entry 9 is wrong, that was the 5-2`.
            let words = self.said.words.get(outer.from..end).unwrap_or_default();
            let listener = self.within(SaidLine { words, ..self.said });
            let lattice = Lattice::new(listener.said, self.language, inner_context, &self.effort);
            let corrected = || listener.entry(&listener.corrected(&lattice)?.words, inner_context);
            let entry = corrected().filter(|_| is_correction).ok_or(fault)?;
            self.is_unsure.set(true);
            Ok(LineMeaning::Entries { meanings: vec![vec![entry]], is_unsure: true })
        })?;
        notes.marks.splice(0..0, marks);
        let entries = match heard {
            LineMeaning::Entries { meanings, .. } => meanings,
            LineMeaning::Body(Body::Question(Question::Try(entry))) if !is_correction => {
                vec![vec![entry]]
            }
            LineMeaning::Body(_) => Vec::new(),
        };
        let Some([entry]) = entries.first().map(Vec::as_slice) else {
            let (at, finish) = self.said.bytes(outer.from, end);
            notes.verb = Some(outer.row);
            return Err(ReadFault::new(at..finish, SyntaxError::NotWithin(outer.row)));
        };
        let Some(no) = outer.no else {
            return Ok(LineMeaning::Body(Body::Question(Question::Try(entry.clone()))));
        };
        let part = if outer.row.word == "fix" {
            Part::Fix(no, entry.clone())
        } else {
            Part::Insert(no, entry.clone())
        };
        self.parts(vec![part], end, to, context, notes)
    }

    fn parts(
        &self,
        mut parts: Vec<Part>,
        end: usize,
        to: usize,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<LineMeaning, ReadFault> {
        if end < to {
            let mut more = Notes::default();
            let verbs = [ShellVerb::Strike, ShellVerb::Fix, ShellVerb::Insert];
            let lattice = Lattice::new(self.said, self.language, context, &self.effort);
            let heard = match self.outer(&lattice, end + 1, to, &verbs) {
                Some(outer) => self.hear_outer(outer, to, context, &mut more),
                None => self.hear(end + 1, to, context, &mut more),
            };
            match heard? {
                LineMeaning::Body(Body::Correction(Correction::Parts(rest))) => parts.extend(rest),
                _ => {
                    let (at, finish) = self.said.bytes(end + 1, to);
                    return Err(ReadFault::new(
                        at..finish,
                        SyntaxError::Expected(&nos_entry::kind::PART),
                    ));
                }
            }
            let (at, finish) = self.said.bytes(end, end + 1);
            notes.marks.push(Mark { at, len: finish - at, class: Class::Word, kind: None });
            notes.marks.extend(more.marks);
            notes.wants = more.wants;
        } else {
            notes.want(Want::Whole(PARTS));
        }
        Ok(LineMeaning::Body(Body::Correction(Correction::Parts(parts))))
    }
}
