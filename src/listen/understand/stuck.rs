//! Finds what is wrong with a line that has no reading, and answers remarks.

use super::{ASKS, Listener, behind_fillers};
use crate::acts::{ActChain, Acts};
use crate::heard::{Edge, Heard, Lattice};
use crate::word::Word;
use nos_entry::verb::ALWAYS;
use nos_entry::{
    Body, Notes, PromptContext, ReadFault, Sense, ShellVerb, SyntaxError, Takes, VerbRow,
};

impl Listener<'_> {
    /// Returns the fault at the first word that no reading accepts.
    pub(super) fn stuck(
        &self,
        acts: &Acts<'_, '_>,
        mut furthest: usize,
        from: usize,
        to: usize,
        notes: &mut Notes,
    ) -> ReadFault {
        let lattice = acts.lattice();
        let bytes = self.said.bytes(from, to);
        // The part before it keeps its colours and tells what the reader expected.
        let mut reason = SyntaxError::NoEntry;
        let is_player = |place: usize| lattice.has(place, Heard::is_player);
        // An abbreviation of several entries counts before an unknown word.
        let is_short = |place: usize| {
            let word = self.said.folded(place);
            let begun = self.language.lexicon().beginning(word, ALWAYS);
            begun.len() > 1
                && word.len() < 4
                && !lattice.has(place, Heard::is_verb)
                && !lattice.is_phrase(place)
        };
        if lattice.is_player(from, to) && !is_short(from) {
            return ReadFault::said(bytes, "player");
        }
        let mut unknown = (from..to).find(|place| lattice.is_unknown(*place));
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
        let closing = self.said.words.get(from).filter(closes);
        let unknown = closing.or(unknown.and_then(|place| self.said.words.get(place)));
        while furthest > from && !self.effort.is_spent() {
            let (whole, unfinished, _) = acts.read(from, furthest);
            let is_begun = |chain: &&ActChain| !chain.acts.iter().any(|act| act.is_loose);
            if let Some(chain) = whole.iter().chain(&unfinished).find(is_begun) {
                let read = self.read_acts(chain, notes);
                reason = match read {
                    Err(fault) if fault.bytes().is_empty() => fault.reason(),
                    _ => SyntaxError::Beyond,
                };
                if acts.beyond(chain).is_some() {
                    (reason, notes.verb) = (SyntaxError::Beyond, None);
                }
                break;
            }
            furthest -= 1;
        }
        // A lone player is known, and so are words that mean nothing; the fault is after them.
        let is_little =
            |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Filler | Sense::Article));
        let is_passed = |place: usize| {
            place == from && is_player(from)
                || lattice.has(place, is_little) && !lattice.has(place + 1, Heard::is_verb)
        };
        while unknown.is_none() && furthest + 1 < to && is_passed(furthest) {
            furthest += 1;
        }
        // A piece is expected here, but this word is a piece that does not fit.
        if reason == SyntaxError::Expected(self.language.piece_kind)
            && lattice.has(furthest, Heard::is_piece)
        {
            reason = SyntaxError::Beyond;
        }
        match unknown.or(self.said.words.get(furthest)) {
            Some(word) => {
                // Say why a word that looks like a piece is not one.
                if let Some(Err(reason)) = self.language.implied_entry(word.text) {
                    return ReadFault::new(word.at..word.end(), reason);
                }
                let place = (self.said.words.iter()).position(|other| other.at == word.at);
                let reason = match reason {
                    SyntaxError::NoEntry if place.is_some_and(is_short) => {
                        SyntaxError::SeveralEntries
                    }
                    SyntaxError::NoEntry
                        if place.is_some_and(|place| !lattice.is_unknown(place)) =>
                    {
                        SyntaxError::Unused
                    }
                    reason => reason,
                };
                ReadFault::new(word.at..word.end(), reason)
            }
            None => ReadFault::new(bytes.0..bytes.1, reason),
        }
    }

    /// Returns the answer to a remark, and whether the remark is the whole line.
    pub(super) fn remark(
        &self,
        lattice: &Lattice<'_>,
        from: usize,
        to: usize,
    ) -> Option<(ReadFault, bool)> {
        let first = behind_fillers(lattice, from, to);
        let edges = lattice.edges(first);
        let is_player = |edge: &&Edge<'_>| matches!(edge.alone(), Some(Heard::Player { .. }));
        let behind = edges.iter().filter(is_player).map(|edge| edge.to);
        let mut found: Option<(usize, &'static str)> = None;
        // In Dutch `er is` and `we zijn` ask nothing.
        let says = lattice.edges(from).iter().any(|edge| {
            let says = |sense: &Sense<'_>| matches!(sense, Sense::Auxiliary(_) | Sense::Verb(_));
            let is_said = matches!(edge.alone(), Some(Heard::Sense(sense)) if says(sense));
            is_said && from < first && first < edge.to
        });
        for begin in [from, first].into_iter().chain(behind) {
            for edge in lattice.edges(begin).iter() {
                if let Some(Heard::Sense(Sense::Remark { word, is_open })) = edge.alone()
                    && (begin == first && !says || *word != ASKS)
                    && (*is_open || self.is_rest(edge.to, to))
                    && found.is_none_or(|(longest, _)| longest < edge.to)
                {
                    found = Some((edge.to, word));
                }
            }
        }
        found.map(|(last, word)| {
            let fault = ReadFault::said(self.said.bytes(from, to), word);
            (fault, first == from && last == to)
        })
    }

    pub(super) fn asks_why(&self, lattice: &Lattice<'_>, from: usize, to: usize) -> bool {
        let first = self.said.folded(behind_fillers(lattice, from, to));
        let asked = self.language.lexicon().phrases().answer(&[first]);
        asked.is_some_and(|asked| asked.row == ShellVerb::Why.row())
    }

    /// Returns the question that a line asks, with the piece or the player it names.
    pub(super) fn answer(
        &self,
        lattice: &Lattice<'_>,
        (from, to): (usize, usize),
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Option<Body> {
        let line: Vec<&str> = (from..to).map(|at| self.said.folded(at)).collect();
        let row = self.language.lexicon().phrases().answer(&line)?.row;
        let named = (from..to).find_map(|at| {
            let edges = lattice.edges(at);
            edges.iter().find_map(|edge| {
                let text = named(row, edge.alone()?, context)?;
                Some(self.written(&text, at, edge.to))
            })
        });
        let verb = self.written(row.word, from, to);
        let end = self.said.bytes(from, to).1;
        let with_name = named.map(|named| [verb.clone(), named]);
        with_name
            .and_then(|words| self.read_words(&words, end, &mut Notes::default()).ok())
            .or_else(|| self.read_words(&[verb], end, notes).ok())
    }

    fn is_rest(&self, at: usize, to: usize) -> bool {
        let rest = self.said.words.get(at..to).unwrap_or_default();
        !(rest.iter()).any(|word| word.text.contains(char::is_alphabetic))
    }
}

/// Returns a player or a piece that this question can take, as a file has it.
fn named(row: &VerbRow, heard: &Heard<'_>, context: &dyn PromptContext) -> Option<String> {
    match heard {
        Heard::Piece { text, .. } if row.takes(Takes::Piece) => Some(text.to_string()),
        Heard::Player { place, .. } if row.takes(Takes::Player) => {
            context.called().into_iter().nth(*place)?.into_iter().next()
        }
        _ => None,
    }
}
