//! Reads a line at the prompt by its words. The reading that the session accepts with the fewest
//! fouls wins, then the cheapest. It is written out as in a file and read strictly.

mod apart;
mod fixed;
mod offered;
mod outer;
mod parted;
mod repaired;
mod stuck;

use crate::acts::reason::SaidReason;
use crate::acts::{ActChain, Acts};
use crate::effort::Effort;
use crate::heard::{Edge, Heard, Lattice};
use crate::word::{SaidLine, Word, words};
use nos_base::table::name::Name;
use nos_entry::{
    Before, Body, Entry, EntryLanguage, Line, Notes, PartialReading, Parts, PromptContext,
    Question, ReadError, ReadFault, Reading, Sense, SyntaxError,
};
use std::cell::Cell;
use std::rc::Rc;

const ASKS: &str = "asks";

pub(super) enum LineMeaning {
    Body(Body),
    /// Equally good readings, each with consecutive entries.
    Entries {
        meanings: Vec<Vec<Entry>>,
        is_unsure: bool,
    },
}

pub(super) struct Listener<'a> {
    pub(super) said: SaidLine<'a>,
    pub(super) language: &'static EntryLanguage,
    before: Before<'a>,
    /// Where the entry inside a correction begins, in bytes, and the number it replaces.
    within: Cell<Option<(usize, u32)>>,
    /// The player named with a correction.
    pub(super) blamed: Cell<Option<Name>>,
    /// Whether the official might not mean the correction.
    pub(super) is_unsure: Cell<bool>,
    pub(super) effort: Rc<Effort>,
    partial: Cell<Option<PartialReading>>,
    /// Whether it reads a part of a line, whose fault nobody sees.
    is_part: bool,
    /// Whether it uses every word.
    is_strict: bool,
}

pub(super) fn listen<'a>(
    language: &'static EntryLanguage,
    line: &'a str,
    parts: &Parts<'a>,
    context: &dyn PromptContext,
    before: Before<'_>,
) -> Reading<'a> {
    let all = words(line, parts);
    let said = SaidLine { line, words: &all, end: parts.end };
    let listener = Listener::new(said, language, before, Rc::default());
    let mut notes = Notes::default();
    let heard = listener.hear(0, all.len(), context, &mut notes);
    let verb = notes.verb;
    let none = Line { timestamp: None, body: None };
    let mut reading = Reading::new(Ok(none), notes);
    reading.within = listener.within.get();
    reading.blamed = listener.blamed.take();
    reading.is_unsure = listener.is_unsure.get();
    reading.steps = listener.effort.taken();
    reading.partial = listener.partial.take();
    match heard {
        Ok(LineMeaning::Body(body)) => {
            if let Ok(line) = &mut reading.line {
                line.body = Some(body);
            }
        }
        Ok(LineMeaning::Entries { meanings, is_unsure }) => {
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
    fn new(
        said: SaidLine<'a>,
        language: &'static EntryLanguage,
        before: Before<'a>,
        effort: Rc<Effort>,
    ) -> Listener<'a> {
        Listener {
            said,
            language,
            before,
            within: Cell::new(None),
            blamed: Cell::new(None),
            is_unsure: Cell::new(false),
            effort,
            partial: Cell::new(None),
            is_part: false,
            is_strict: false,
        }
    }

    fn hear(
        &self,
        from: usize,
        to: usize,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<LineMeaning, ReadFault> {
        let lattice = Lattice::new(self.said, self.language, context, &self.effort);
        let is_whole = to - from == self.said.words.len() && !self.is_strict;
        let outer = self.outer(&lattice, from, to, &[]);
        let outer = outer.or_else(|| {
            let behind = Some(behind_fillers(&lattice, from, to)).filter(|at| *at > from);
            self.outer(&lattice, behind?, to, &[])
        });
        if let Some(outer) = outer {
            return self.hear_outer(outer, to, context, notes);
        }
        let acts = Acts::new(&lattice, self.language, context, to, &self.effort);
        let (mut whole, mut unfinished, mut furthest) = acts.read(from, to);
        if whole.is_empty()
            && let Some(reason) = SaidReason::new(&self.said, from, to)
        {
            (whole, unfinished, furthest) = acts.read(from, reason.from);
            whole = whole.into_iter().filter_map(|chain| reason.ends(chain)).collect();
        }
        let (denied, said): (Vec<ActChain>, Vec<ActChain>) =
            whole.into_iter().partition(|chain| chain.denies);
        let remark = self.remark(&lattice, from, to);
        let (chosen, fault) = self.choose(said, context, remark.is_some(), notes);
        let bytes = self.said.bytes(from, to);
        // Other readings were not found.
        if self.effort.is_spent() {
            return Err(ReadFault::said(bytes, "tangled"));
        }
        if let Some(chosen) = chosen {
            // "Why" asks about a ruling, not about an entry to come.
            let is_trial =
                matches!(&chosen.meant, LineMeaning::Body(Body::Question(Question::Try(_))));
            if is_trial
                && self.asks_why(&lattice, from, to)
                && let Some(why) = self.answer(&lattice, (from, to), context, notes)
            {
                return Ok(LineMeaning::Body(why));
            }
            if chosen.is_refused && is_whole {
                if let Some(fixed) = self.fixed(&lattice, context) {
                    return Ok(fixed);
                }
                if let Some(offered) = self.offered(&lattice, context) {
                    return offered;
                }
            }
            // A remark that spans the whole line beats a reading of some of its words.
            return match remark {
                Some((remark, true)) if chosen.is_weak => Err(remark),
                _ => Ok(chosen.meant),
            };
        }
        if is_whole && let Some(words) = self.together(&lattice) {
            let listener = self.within(SaidLine { words: &words, ..self.said });
            let heard = listener.hear(0, words.len(), context, &mut Notes::default());
            if let Ok(LineMeaning::Entries { .. }) = heard {
                return heard;
            }
            if let Some(partial) = listener.partial.take() {
                return self.offer(partial);
            }
        }
        let is_remark = remark.as_ref().is_some_and(|(_, is_closed)| *is_closed);
        if is_whole
            && !is_remark
            && let Some(brief) = self.briefly(&lattice, context)
        {
            return Ok(brief);
        }
        let repaired = is_whole.then(|| self.repaired(&lattice, context)).flatten();
        let is_clear = |repaired: &PartialReading| {
            let first = repaired.meanings.first().and_then(|entries| entries.first());
            first.is_some_and(|entry| !context.tried(entry, "").is_wrong())
        };
        if let Some(repaired) = repaired.clone().filter(is_clear) {
            return self.offer(repaired);
        }
        if is_whole && let Some(fixed) = self.fixed(&lattice, context) {
            return Ok(fixed);
        }
        let asked = |fault: &ReadFault| fault.reason() == SyntaxError::Said("asked");
        let is_asked = fault.as_ref().is_some_and(asked);
        let has_mark = |words: &[Word<'_>]| words.iter().any(|word| word.text == "?");
        let has_mark = self.said.words.get(from..to).is_some_and(has_mark);
        let asks = || (ReadFault::said(bytes, ASKS), true);
        let remark = remark.or_else(|| (has_mark && !is_asked).then(asks));
        let is_question =
            remark.as_ref().is_some_and(|(remark, _)| remark.reason() == SyntaxError::Said(ASKS));
        let is_closed = remark.as_ref().is_some_and(|(_, is_closed)| *is_closed);
        if is_whole
            && !(is_question || is_closed || is_asked || has_mark)
            && let Some(offered) = self.offered(&lattice, context)
        {
            return offered;
        }
        if let Some(repaired) = repaired {
            return self.offer(repaired);
        }
        if is_whole && let Some(undo) = self.undone(&lattice) {
            return Ok(undo);
        }
        if let Some((remark, _)) = remark {
            let answer = is_question.then(|| self.answer(&lattice, (from, to), context, notes));
            return answer.flatten().map(LineMeaning::Body).ok_or(remark);
        }
        if let Some(fault) = fault {
            return Err(fault);
        }
        let denier = (from..to).find(|at| lattice.has(*at, Heard::is_denier));
        if denier.is_some() || !denied.is_empty() || unfinished.iter().any(|chain| chain.denies) {
            let word = denier.map_or("denied", |denier| denied_by(&lattice, denier, from, to));
            return Err(ReadFault::said(bytes, word));
        }
        let is_begun = |chain: &ActChain| !chain.acts.iter().any(|act| act.is_loose);
        if let Some(chain) = unfinished.into_iter().find(is_begun) {
            if let Some((at, end)) = acts.beyond(&chain) {
                return Err(ReadFault::new(at..end, SyntaxError::Beyond));
            }
            self.read_acts(&chain, notes)?;
            return Err(ReadFault::at_byte(self.said.line, bytes.1, SyntaxError::Unfinished));
        }
        if let Some(bytes) = acts.apart() {
            return Err(ReadFault::said(bytes, "apart"));
        }
        if self.is_part {
            return Err(ReadFault::new(bytes.0..bytes.1, SyntaxError::NoEntry));
        }
        self.effort.search();
        Err(self.stuck(&acts, furthest, from, to, notes))
    }
}

/// Returns the remark on a line with a denier: it denies the act, or is only a part of the line, as
/// in `has no ones so he draws`.
fn denied_by(lattice: &Lattice<'_>, denier: usize, from: usize, to: usize) -> &'static str {
    let is_thing =
        |heard: &Heard<'_>| matches!(heard, Heard::Piece { .. } | Heard::Sense(Sense::Number(_)));
    let is_person =
        |heard: &Heard<'_>| matches!(heard, Heard::Player { .. } | Heard::Sense(Sense::Actor));
    let is_little =
        |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Filler | Sense::Joiner));
    let is_behind = (from..denier).any(|at| lattice.has(at, is_thing));
    let mut later = denier + 2..to;
    match is_behind || later.any(|at| lattice.has(at, is_person) && lattice.has(at - 1, is_little))
    {
        true => "partly-denied",
        false => "denied",
    }
}

fn behind_fillers(lattice: &Lattice<'_>, from: usize, to: usize) -> usize {
    let mut at = from;
    let is_filler = |edge: &&Edge<'_>| edge.alone() == Some(&Heard::Sense(Sense::Filler));
    let filler = |at: usize| Some(lattice.edges(at).iter().find(is_filler)?.to);
    while at < to
        && let Some(next) = filler(at)
    {
        at = next;
    }
    at
}
