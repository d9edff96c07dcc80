//! Reads a line at the prompt by its words. Of its readings the session takes the one with the fewest fouls, then what
//! implies least; what is read is written out as a file has it, and read so.

use super::acts::{ActChain, Acts, Written};
use super::context::{Before, PromptContext};
use super::entry::Entry;
use super::error::{ReadError, ReadFault, SyntaxError};
use super::heard::{Edge, Heard, HeardPart, Lattice, Word, words};
use super::kind::{Class, ENTRY_NO, Mark, Notes, Want};
use super::language::EntryLanguage;
use super::line::{Body, Correction, Line, Part, Question};
use super::phrases::{Sense, Wording};
use super::reading::Reading;
use super::shell::ShellVerb;
use super::slot::Takes;
use super::token::{PARTS, Parts};
use super::verb::{ALWAYS, Group, VerbRow, begins};
use crate::table::name::Name;
use std::cell::Cell;

/// The remark that says what can be asked.
const ASKS: &str = "asks";

/// What a line, or the rest of one, was read as.
pub(super) enum LineMeaning {
    Body(Body),
    /// Readings that are as good, each of entries one after the other.
    Entries {
        meanings: Vec<Vec<Entry>>,
        is_unsure: bool,
    },
}

pub(super) struct Listener<'a> {
    pub(super) line: &'a str,
    pub(super) language: &'static EntryLanguage,
    words: &'a [Word<'a>],
    /// Where the body ends, in bytes.
    end: usize,
    before: Before<'a>,
    /// Where the entry in a correction begins, and the number of the other.
    within: Cell<Option<(usize, u32)>>,
    /// Whoever is named with a correction.
    pub(super) blamed: Cell<Option<Name>>,
}

pub(super) fn listen<'a>(
    language: &'static EntryLanguage,
    line: &'a str,
    parts: &Parts<'a>,
    context: &dyn PromptContext,
    before: Before<'_>,
) -> Reading<'a> {
    let all = words(line, parts);
    let listener = Listener {
        line,
        language,
        words: &all,
        end: parts.end,
        before,
        within: Cell::new(None),
        blamed: Cell::new(None),
    };
    let mut notes = Notes::default();
    let heard = listener.hear(0, all.len(), context, &mut notes);
    let verb = notes.verb;
    let none = Line {
        timestamp: None,
        body: None,
    };
    let mut reading = Reading::new(Ok(none), notes);
    reading.within = listener.within.get();
    reading.blamed = listener.blamed.take();
    match heard {
        Ok(LineMeaning::Body(body)) => {
            if let Ok(line) = &mut reading.line {
                line.body = Some(body);
            }
        }
        Ok(LineMeaning::Entries {
            meanings,
            is_unsure,
        }) => {
            let mut meanings = meanings.into_iter();
            let mut first = meanings.next().unwrap_or_default().into_iter();
            if let Ok(line) = &mut reading.line {
                line.body = first.next().map(Body::Entry);
            }
            reading.rest = first.collect();
            reading.others = meanings.collect();
            reading.is_unsure = is_unsure;
        }
        Err(fault) => {
            let phase = context.phase_bit();
            let mut error = ReadError::new(line, &fault, language.lexicon());
            error.verb = verb;
            error.suggestion = fault.meant(line, &reading.wants, verb, language.lexicon(), phase);
            if let (SyntaxError::NoEntry, None, Some(first)) =
                (error.reason, error.suggestion, context.first_of_all())
            {
                error.reason = SyntaxError::First(first);
            }
            reading.line = Err(error);
        }
    }
    reading
}

impl<'a> Listener<'a> {
    fn hear(
        &self,
        from: usize,
        to: usize,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<LineMeaning, ReadFault> {
        let lattice = Lattice::new((self.line, self.end), self.words, self.language, context);
        let outer = self.outer(&lattice, from, to, &[]);
        let outer = outer.or_else(|| {
            let behind = Some(behind_fillers(&lattice, from, to)).filter(|at| *at > from);
            self.outer(&lattice, behind?, to, &[])
        });
        if let Some(outer) = outer {
            return self.hear_outer(outer, to, context, notes);
        }
        let acts = Acts::new(&lattice, self.language, context, to);
        let (whole, unfinished, furthest) = acts.read(from, to);
        let (denied, said): (Vec<ActChain>, Vec<ActChain>) =
            whole.into_iter().partition(|chain| chain.denies);
        let (chosen, fault) = self.choose(said, context, notes);
        let remark = self.remark(&lattice, from, to);
        if let Some(chosen) = chosen {
            // What is said as a whole means more than some of its words.
            return match remark {
                Some((remark, true)) if chosen.skips => Err(remark),
                _ => Ok(chosen.meant),
            };
        }
        if let Some((remark, _)) = remark {
            return Err(remark);
        }
        let (at, end) = self.bytes(from, to);
        let asked = |fault: &ReadFault| fault.reason() == SyntaxError::Said("asked");
        let has_mark = |words: &[Word<'_>]| words.iter().any(|word| word.text == "?");
        if self.words.get(from..to).is_some_and(has_mark) && !fault.as_ref().is_some_and(asked) {
            return Err(ReadFault::new(at..end, SyntaxError::Said(ASKS)));
        }
        if let Some(fault) = fault {
            return Err(fault);
        }
        let is_denier = |edge: &Edge<'_>| {
            let is = |part: &HeardPart<'_>| matches!(part.heard, Heard::Sense(Sense::Denier));
            edge.parts.iter().all(is)
        };
        if !denied.is_empty() || lattice.edges(from).iter().any(is_denier) {
            return Err(ReadFault::new(at..end, SyntaxError::Said("denied")));
        }
        let is_begun = |chain: &ActChain| !chain.acts.iter().any(|act| act.is_loose);
        if let Some(chain) = unfinished.into_iter().find(is_begun) {
            return match self.read_acts(&chain, notes) {
                Err(fault) => Err(fault),
                Ok(_) => {
                    let end = self.bytes(from, to).1;
                    Err(ReadFault::at(self.line, end, SyntaxError::Unfinished))
                }
            };
        }
        Err(self.stuck(&acts, furthest, from, to, notes))
    }

    /// Where nothing can be read: at the first word with which no reading goes on.
    fn stuck(
        &self,
        acts: &Acts<'_, '_>,
        mut furthest: usize,
        from: usize,
        to: usize,
        notes: &mut Notes,
    ) -> ReadFault {
        // What was read before it has its colours, and says what was asked for.
        let mut reason = SyntaxError::NoEntry;
        let is_unknown = |place: &usize| {
            let edges = acts.lattice().edges(*place);
            edges
                .iter()
                .flat_map(|edge| &edge.parts)
                .all(|part| matches!(part.heard, Heard::Newcomer(_)))
        };
        let is_player = |place: usize| {
            let edges = acts.lattice().edges(place);
            edges
                .iter()
                .flat_map(|edge| &edge.parts)
                .any(|part| matches!(part.heard, Heard::Player { .. }))
        };
        // A word that is short for several entries stands before one that is unknown.
        let is_short = |place: usize| {
            let word = self.words.get(place).map_or("", |word| &word.folded);
            let begun = self.language.lexicon().beginning(word, ALWAYS);
            let is_verb = |part: &HeardPart<'_>| matches!(part.heard, Heard::Sense(Sense::Verb(_)));
            let edges = acts.lattice().edges(place);
            let mut parts = edges.iter().flat_map(|edge| &edge.parts);
            begun.len() > 1
                && word.len() < 4
                && !parts.any(is_verb)
                && !acts.lattice().is_phrase(place)
        };
        let mut unknown = (from..to).find(is_unknown);
        unknown = unknown.filter(|place| *place <= furthest);
        let short = (from..furthest).find(|place| !is_player(*place));
        if let Some(short) = short.filter(|place| is_short(*place)) {
            (unknown, furthest) = (None, short);
        }
        let mut furthest = unknown.unwrap_or(furthest).min(to.saturating_sub(1));
        let closes = |word: &&Word<'_>| {
            let closing = self.language.lexicon().vocabulary.closing;
            closing.is_some_and(|closing| word.folded == closing)
        };
        let closing = self.words.get(from).filter(closes);
        let unknown = closing.or(unknown.and_then(|place| self.words.get(place)));
        while furthest > from {
            let (whole, unfinished, _) = acts.read(from, furthest);
            let is_begun = |chain: &&ActChain| !chain.acts.iter().any(|act| act.is_loose);
            if let Some(chain) = whole.iter().chain(&unfinished).find(is_begun) {
                let read = self.read_acts(chain, notes);
                reason = match read {
                    Err(fault) if fault.bytes().is_empty() => fault.reason(),
                    _ => SyntaxError::Beyond,
                };
                break;
            }
            furthest -= 1;
        }
        // A player alone is known; what comes behind him is not.
        if furthest == from && unknown.is_none() && from + 1 < to && is_player(from) {
            furthest += 1;
        }
        match unknown.or(self.words.get(furthest)) {
            Some(word) => {
                // Why it is no piece, though it looks like one.
                if let Some(Err(reason)) = self.language.implied_entry(word.text) {
                    return ReadFault::new(word.at..word.end(), reason);
                }
                let place = (self.words.iter()).position(|other| other.at == word.at);
                let reason = match reason {
                    SyntaxError::NoEntry if place.is_some_and(is_short) => {
                        SyntaxError::SeveralEntries
                    }
                    reason => reason,
                };
                ReadFault::new(word.at..word.end(), reason)
            }
            None => {
                let (at, end) = self.bytes(from, to);
                ReadFault::new(at..end, reason)
            }
        }
    }

    fn bytes(&self, from: usize, to: usize) -> (usize, usize) {
        let end = self.words.last().map_or(0, Word::end);
        let at = self.words.get(from).map_or(end, |word| word.at);
        let last = to.checked_sub(1).and_then(|last| self.words.get(last));
        (at, last.map_or(at, Word::end).max(at))
    }

    /// The answer to what is said and is no entry, and whether that is the whole line.
    fn remark(&self, lattice: &Lattice<'_>, from: usize, to: usize) -> Option<(ReadFault, bool)> {
        let edges = lattice.edges(from);
        let behind = edges.iter().filter_map(|edge| match edge.parts.as_slice() {
            [
                HeardPart {
                    heard: Heard::Player { .. },
                    ..
                },
            ] => Some(edge.to),
            _ => None,
        });
        let mut found: Option<(usize, &'static str)> = None;
        for begin in [from].into_iter().chain(behind) {
            for edge in lattice.edges(begin).iter() {
                if let [
                    HeardPart {
                        heard: Heard::Sense(Sense::Remark { word, is_open }),
                        ..
                    },
                ] = edge.parts.as_slice()
                    && (begin == from || *word != ASKS)
                    && (*is_open || self.is_rest(edge.to, to))
                    && found.is_none_or(|(longest, _)| longest < edge.to)
                {
                    found = Some((edge.to, word));
                }
            }
        }
        let (at, end) = self.bytes(from, to);
        found.map(|(last, word)| {
            let fault = ReadFault::new(at..end, SyntaxError::Said(word));
            (fault, last == to)
        })
    }

    /// Whether only numbers and marks are left.
    fn is_rest(&self, at: usize, to: usize) -> bool {
        let mut rest = self.words.get(at..to).unwrap_or_default().iter();
        rest.all(|word| !word.text.contains(char::is_alphabetic))
    }
}

/// The first place that has no word that means nothing.
fn behind_fillers(lattice: &Lattice<'_>, from: usize, to: usize) -> usize {
    let mut at = from;
    let filler = |at: usize| {
        let edges = lattice.edges(at);
        let mut fillers = edges.iter().filter(|edge| {
            (edge.parts.iter()).all(|part| matches!(part.heard, Heard::Sense(Sense::Filler)))
        });
        fillers.next().map(|edge| edge.to)
    };
    while at < to
        && let Some(next) = filler(at)
    {
        at = next;
    }
    at
}

/// A verb that another entry follows, as `try` or `fix 31`.
struct Outer {
    row: &'static VerbRow,
    words: Vec<Written>,
    /// The number of the entry that is corrected.
    no: Option<u32>,
    /// The first word of the entry.
    from: usize,
}

impl<'a> Listener<'a> {
    /// The verb at a place that another entry follows, or one of these verbs that the word there is short for.
    fn outer(
        &self,
        lattice: &Lattice<'_>,
        from: usize,
        to: usize,
        parts: &[ShellVerb],
    ) -> Option<Outer> {
        let has_parts = self
            .words
            .get(from..to)?
            .iter()
            .any(|word| word.text == PARTS);
        let takes_entry = |row: &VerbRow| {
            let mut slots = row.slots();
            slots.any(|slot| slot.takes == Takes::Entry)
                || has_parts && row == ShellVerb::Strike.row()
        };
        let edges = lattice.edges(from);
        // One letter is short for a player before it is short for a verb.
        let is_letter = (self.words.get(from)).is_some_and(|word| word.text.chars().count() == 1);
        let is_player = |edge: &Edge<'_>| {
            let mut parts = edge.parts.iter();
            parts.any(|part| matches!(part.heard, Heard::Player { .. }))
        };
        let is_name = is_letter && edges.iter().any(is_player);
        let said = edges.iter().filter_map(|edge| match edge.parts.as_slice() {
            [
                HeardPart {
                    heard: Heard::Sense(Sense::Verb(said)),
                    ..
                },
            ] if said.form != Wording::Unsure && !(is_name && said.form == Wording::Begun) => {
                Some((said.verb.row, edge.to))
            }
            _ => None,
        });
        let stub = self.words.get(from).map_or("", |word| &word.folded);
        let begun: Vec<&'static VerbRow> = parts
            .iter()
            .map(|verb| verb.row())
            .filter(|row| {
                self.language
                    .lexicon()
                    .all_typed(row)
                    .any(|word| begins(word, stub))
            })
            .collect();
        let begun = match begun.as_slice() {
            [row] => Some((*row, from + 1)),
            _ => None,
        };
        for (row, next) in said.filter(|(row, _)| takes_entry(row)).chain(begun) {
            let mut words = vec![self.written(row.word, from, next)];
            let mut at = next;
            let mut no = None;
            if row.slots().any(|slot| slot.takes == Takes::EntryNo) {
                let word = self.words.get(at).filter(|_| at < to);
                let digits = word.map(|word| {
                    word.text
                        .trim_start_matches('#')
                        .trim_end_matches([':', '.'])
                });
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
                // What stands beside the verb.
                while at < to && self.words.get(at).is_some_and(|word| word.text != PARTS) {
                    let beside = lattice.edges(at).iter().find_map(|edge| {
                        let is_beside = edge.parts.iter().all(|part| match &part.heard {
                            Heard::Sense(Sense::Beside(verb)) => verb.row.word == row.word,
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
            return Some(Outer {
                row,
                words,
                no,
                from,
            });
        }
        None
    }

    fn written(&self, text: &str, from: usize, to: usize) -> Written {
        let (at, end) = self.bytes(from, to);
        Written {
            text: text.to_owned(),
            at,
            len: end - at,
        }
    }

    fn hear_outer(
        &self,
        outer: Outer,
        to: usize,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<LineMeaning, ReadFault> {
        let is_correction = outer.row.group == Group::Correction;
        let ends = |word: &Word<'_>| is_correction && word.text == PARTS;
        let rest = self.words.get(outer.from..to).unwrap_or_default();
        let end = rest.iter().position(ends).map_or(to, |at| outer.from + at);
        let place = outer.no.and_then(|no| (self.before)(no));
        let inner_context = place.as_deref().unwrap_or(context);
        if let Some(no) = outer.no {
            let (at, _) = self.bytes(outer.from, end);
            self.within.set(Some((at, no)));
        }
        let mut marks = Vec::new();
        for word in &outer.words {
            let (class, kind) = match marks.is_empty() {
                true => (Class::Verb, None),
                false => (Class::Number, Some(&ENTRY_NO)),
            };
            marks.push(Mark {
                at: word.at,
                len: word.len,
                class,
                kind,
            });
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
            let (_, finish) = self.bytes(0, end);
            return self
                .read_words(&words, finish, notes)
                .map(LineMeaning::Body);
        }
        let heard = self.hear(outer.from, end, inner_context, notes)?;
        notes.marks.splice(0..0, marks);
        let entries = match heard {
            LineMeaning::Entries { meanings, .. } => meanings,
            LineMeaning::Body(Body::Question(Question::Try(entry))) if !is_correction => {
                vec![vec![entry]]
            }
            LineMeaning::Body(_) => Vec::new(),
        };
        let Some([entry]) = entries.first().map(Vec::as_slice) else {
            let (at, finish) = self.bytes(outer.from, end);
            notes.verb = Some(outer.row);
            return Err(ReadFault::new(
                at..finish,
                SyntaxError::NotWithin(outer.row),
            ));
        };
        let Some(no) = outer.no else {
            return Ok(LineMeaning::Body(Body::Question(Question::Try(
                entry.clone(),
            ))));
        };
        let part = if outer.row.word == "fix" {
            Part::Fix(no, entry.clone())
        } else {
            Part::Insert(no, entry.clone())
        };
        self.parts(vec![part], end, to, context, notes)
    }

    /// The parts of a correction that stand behind the first.
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
            let lattice = Lattice::new((self.line, self.end), self.words, self.language, context);
            let heard = match self.outer(&lattice, end + 1, to, &verbs) {
                Some(outer) => self.hear_outer(outer, to, context, &mut more),
                None => self.hear(end + 1, to, context, &mut more),
            };
            match heard? {
                LineMeaning::Body(Body::Correction(Correction::Parts(rest))) => parts.extend(rest),
                _ => {
                    let (at, finish) = self.bytes(end + 1, to);
                    return Err(ReadFault::new(
                        at..finish,
                        SyntaxError::Expected(&super::kind::PART),
                    ));
                }
            }
            let (at, finish) = self.bytes(end, end + 1);
            notes.marks.push(Mark {
                at,
                len: finish - at,
                class: Class::Word,
                kind: None,
            });
            notes.marks.extend(more.marks);
            notes.wants = more.wants;
        } else {
            notes.want(Want::Whole(PARTS));
        }
        Ok(LineMeaning::Body(Body::Correction(Correction::Parts(
            parts,
        ))))
    }
}
