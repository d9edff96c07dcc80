//! Offers what a line means without the words that nos does not know or cannot use.

use super::{LineMeaning, Listener};
use crate::acts::{ActChain, Acts, MOST_PASSED, Written};
use crate::choice::OFFERED;
use crate::effort;
use crate::heard::{Heard, Lattice};
use crate::word::{SaidLine, Word};
use nos_entry::context::PromptContext;
use nos_entry::entry::Entry;
use nos_entry::error::{ReadFault, SyntaxError};
use nos_entry::kind::Notes;
use nos_entry::lexicon::Verb;
use nos_entry::line::Body;
use nos_entry::phrases::Sense;
use nos_entry::reading::PartialReading;
use nos_entry::verb::Group;
use std::cell::Cell;
use std::rc::Rc;

/// The most unknown words of a line.
const UNKNOWN: usize = 3;

/// The most words similar to an unknown one that are tried.
const SIMILAR: usize = 4;

impl Listener<'_> {
    /// Offers what a whole line can mean without some of its words.
    pub(super) fn offered(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<Result<LineMeaning, ReadFault>> {
        Some(self.offer(self.partly(lattice, context)?))
    }

    /// Offers these meanings, with the words that they pass over.
    pub(super) fn offer(&self, partial: PartialReading) -> Result<LineMeaning, ReadFault> {
        if partial.unknown.is_empty() && partial.passed.is_empty() {
            return Ok(LineMeaning::Entries { meanings: partial.meanings, is_unsure: true });
        }
        self.partial.set(Some(partial));
        Err(ReadFault::new(0..self.said.line.len(), SyntaxError::NoEntry))
    }

    /// Returns the meanings of a line without some of its words. Reads unknown words as similar ones,
    /// then passes over them in their places, then removes them.
    fn partly(&self, lattice: &Lattice<'_>, context: &dyn PromptContext) -> Option<PartialReading> {
        let words = self.said.words;
        // Where nobody is seated, a word with a capital is a name, and others may come before it.
        let is_open = context.called().is_empty();
        let is_name = |at: usize| is_open && words[at].text.starts_with(char::is_uppercase);
        let is_number = |heard: &Heard<'_>| {
            matches!(heard, Heard::Sense(Sense::Number(_) | Sense::Denier | Sense::Reason))
        };
        let head = (1..words.len()).find(|at| is_name(*at)).unwrap_or(0);
        let head = (0..head).find(|at| lattice.has(*at, is_number)).unwrap_or(head);
        let unknown: Vec<usize> =
            (head..words.len()).filter(|at| lattice.is_strange(*at) && !is_name(*at)).collect();
        let may_pass = |at: &usize| self.may_pass(*at);
        if self.effort.taken() > effort::PASSED
            || words.len() > MOST_PASSED
            || self.counted(lattice, &unknown) > UNKNOWN
            || !unknown.iter().all(may_pass)
        {
            return None;
        }
        self.effort.offer();
        let must_pass = unknown.is_empty();
        if let Some(bare) = self.bare(lattice, context) {
            return Some(bare);
        }
        let chained = self.chained(lattice, context);
        let mut lines: Vec<Vec<Word<'_>>> = vec![words.to_vec()];
        let mut similar_lines = 0;
        if !unknown.is_empty() {
            let replaced = |changes: &[(usize, String)]| {
                let mut line = words.to_vec();
                for (at, word) in changes {
                    line[*at].folded.clone_from(word);
                }
                line
            };
            let similar: Vec<(usize, String)> = unknown
                .iter()
                .flat_map(|at| {
                    lattice.similar(*at).into_iter().take(SIMILAR).map(move |word| (*at, word))
                })
                .collect();
            let mut firsts = similar.clone();
            firsts.dedup_by_key(|(at, _)| *at);
            let all = (firsts.len() > 1).then(|| replaced(&firsts));
            let ways = all.into_iter().chain(similar.into_iter().map(|one| replaced(&[one])));
            let ways: Vec<Vec<Word<'_>>> = ways.collect();
            similar_lines = ways.len();
            lines.splice(0..0, ways);
            if !unknown.iter().any(|at| lattice.is_counted(*at)) {
                let is_left = |(at, _): &(usize, &Word<'_>)| !unknown.contains(at);
                let left = words.iter().enumerate().filter(is_left);
                lines.push(left.map(|(_, word)| word.clone()).collect());
            }
        }
        // Words that mean nothing are not told.
        let is_idle = |heard: &Heard<'_>| {
            matches!(
                heard,
                Heard::Sense(
                    Sense::Companion(_) | Sense::Article | Sense::Filler | Sense::Preposition(_)
                )
            )
        };
        let phrases = self.language.lexicon().phrases();
        let is_little = |at: usize| {
            lattice.has(at, is_idle)
                || lattice.is_joiner(at)
                || phrases.is_light(self.said.folded(at))
        };
        let tried = Cell::new(0);
        let mut passing = lines.into_iter().filter_map(|words| {
            tried.set(tried.get() + 1);
            let said = SaidLine { words: &words, ..self.said };
            let is_left_out = |word: &&Word<'_>| !words.iter().any(|own| own.at == word.at);
            let left_out = self.said.words.iter().filter(is_left_out).map(|word| word.at);
            let (passed, mut meanings) =
                self.within(said).passing(context, head, left_out.collect(), must_pass)?;
            let is_passed = |at: &usize| {
                let own = &self.said.words[*at];
                let place = words.iter().position(|word| word.at == own.at);
                let is_left = place.is_some_and(|place| passed & 1 << place != 0);
                *at >= head && (unknown.contains(at) || is_left && !is_little(*at))
            };
            // An act that ends something needs its full word.
            let folded = |words: &[Word<'_>], at: usize| {
                words.iter().find(|word| word.at == at).map(|word| word.folded.clone())
            };
            let is_same =
                |word: &Word<'_>| folded(self.said.words, word.at) == folded(&words, word.at);
            if !words.iter().all(is_same) {
                let ends = |entry: &Entry| entry.row().asks || entry.row().ends;
                meanings.retain(|entries| !entries.iter().any(ends));
            }
            if meanings.is_empty() {
                return None;
            }
            let mut partial = PartialReading { meanings, ..PartialReading::default() };
            let mut runs: Vec<(usize, usize)> = Vec::new();
            for at in (0..self.said.words.len()).filter(is_passed) {
                match runs.last_mut() {
                    _ if unknown.contains(&at) => {
                        partial.unknown.push(self.said.typed(at, at + 1).to_owned());
                    }
                    Some((_, end)) if *end == at => *end += 1,
                    _ => runs.push((at, at + 1)),
                }
            }
            let typed = |(from, to): (usize, usize)| self.said.typed(from, to).to_owned();
            partial.passed = runs.into_iter().map(typed).collect();
            Some(partial)
        });
        let is_chained = chained.is_some();
        let mut found = chained.or_else(|| passing.next())?;
        // Other similar words may say other things.
        let written = |own: &Vec<Entry>| {
            let first = own.first().map(|entry| context.written_out(entry));
            let rest = own.iter().skip(1).map(Entry::to_string);
            first.into_iter().chain(rest).collect::<Vec<_>>()
        };
        while found.meanings.len() < OFFERED
            && (tried.get() < similar_lines || is_chained && tried.get() == 0)
            && let Some(other) = passing.next()
        {
            for meaning in other.meanings {
                if !found.meanings.iter().any(|own| written(own) == written(&meaning)) {
                    found.meanings.push(meaning);
                }
            }
        }
        found.meanings.truncate(OFFERED);
        Some(found)
    }

    /// Counts the unknown words, but not those of a part of the line that says no act.
    fn counted(&self, lattice: &Lattice<'_>, unknown: &[usize]) -> usize {
        let all = self.said.words.len();
        let is_act = |heard: &Heard<'_>| {
            heard.is_player() || heard.is_thing() || heard.is_number() || heard.is_verb()
        };
        let is_said = |at: &&usize| {
            let from = (0..**at).rev().find(|at| lattice.is_joiner(*at)).unwrap_or(0);
            let to = (**at..all).find(|at| lattice.is_joiner(*at)).unwrap_or(all);
            (from..to).any(|at| !unknown.contains(&at) && lattice.has(at, is_act))
        };
        unknown.iter().filter(is_said).count()
    }

    pub(super) fn within<'b>(&'b self, said: SaidLine<'b>) -> Listener<'b> {
        Listener::new(said, self.language, self.before, Rc::clone(&self.effort))
    }

    /// Returns the only act in order that needs no words, such as a deal. The line names the dealt
    /// things, and no player or piece: `right, tiles are out`.
    fn bare(&self, lattice: &Lattice<'_>, context: &dyn PromptContext) -> Option<PartialReading> {
        let all = 0..self.said.words.len();
        let is_unit = |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Unit(_)));
        let is_thing = |heard: &Heard<'_>| {
            heard.is_thing() || matches!(heard, Heard::Sense(Sense::Denier | Sense::Repair))
        };
        if !all.clone().any(|at| lattice.has(at, is_unit))
            || all.clone().any(|at| lattice.has(at, is_thing))
        {
            return None;
        }
        let phase = context.phase_bit();
        let is_bare = |verb: &Verb| {
            let row = verb.row;
            let is_act = matches!(row.group, Group::Session | Group::Hand);
            is_act && row.is_for(phase) && !row.asks && !row.ends && row.slots().next().is_none()
        };
        let end = self.said.bytes(0, all.end).1;
        let entry = |verb: Verb| {
            let word = Written::implied(verb.row.word, end);
            match self.read_words(&[word], end, &mut Notes::default()) {
                Ok(Body::Entry(entry)) if !context.tried(&entry, "").is_wrong() => Some(entry),
                _ => None,
            }
        };
        let verbs = self.language.lexicon().verbs();
        let mut entries = verbs.filter(is_bare).filter_map(entry);
        let only = entries.next().filter(|_| entries.next().is_none())?;
        let passed = vec![self.said.typed(0, all.end).to_owned()];
        let meanings = vec![vec![only]];
        Some(PartialReading { passed, meanings, ..PartialReading::default() })
    }

    /// Hears the line as an act and, in the session after it, the rest.
    fn chained(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let all = self.said.words;
        let is_thing = |heard: &Heard<'_>| heard.is_thing() || *heard == Heard::Sense(Sense::Actor);
        if lattice.actors(0, all.len()) > 1 {
            return None;
        }
        let ends = (1..all.len()).filter(|at| lattice.is_joiner(*at) && !lattice.is_joiner(at - 1));
        ends.into_iter().find_map(|end| {
            let first = self.meant(&all[..end], context)?;
            if !first.unknown.is_empty() || !first.passed.is_empty() {
                return None;
            }
            let [entries] = first.meanings.as_slice() else {
                return None;
            };
            let mut after: Option<Rc<dyn PromptContext>> = None;
            for entry in entries {
                let now = after.as_deref().unwrap_or(context);
                if now.tried(entry, "").is_wrong() {
                    return None;
                }
                after = Some(now.after(entry)?);
            }
            let behind = (end..all.len()).find(|at| !lattice.is_joiner(*at))?;
            // Somebody else does the rest only if the line says so.
            if !(behind..all.len()).any(|at| lattice.has(at, is_thing)) {
                return None;
            }
            let after = after.as_deref()?;
            let rest = self.meant(&all[behind..], after)?;
            let ends = |entry: &Entry| entry.row().asks || entry.row().ends;
            let is_wrong = |entries: &Vec<Entry>| {
                entries.first().is_none_or(|entry| after.tried(entry, "").is_wrong())
            };
            if rest.meanings.iter().flatten().any(ends) || rest.meanings.iter().any(is_wrong) {
                return None;
            }
            let meanings = rest.meanings.iter().map(|rest| [&entries[..], rest].concat());
            Some(PartialReading { meanings: meanings.collect(), ..rest })
        })
    }

    fn passing(
        &self,
        context: &dyn PromptContext,
        head: usize,
        left_out: Vec<usize>,
        must_pass: bool,
    ) -> Option<(u64, Vec<Vec<Entry>>)> {
        let mut lattice = Lattice::new(self.said, self.language, context, &self.effort);
        lattice.is_loose = true;
        let to = self.said.words.len();
        let acts =
            Acts::new(&lattice, self.language, context, to, &self.effort).offering(head, left_out);
        let (whole, ..) = acts.read(0, to);
        let mut chains: Vec<ActChain> =
            whole.into_iter().filter(ActChain::may_be_offered).collect();
        // The fault of the whole line says more.
        chains.retain(|chain| !must_pass || chain.passed != 0);
        chains.sort_by_key(|chain| chain.skipped);
        let found = self.in_order(chains, context);
        let passed = found.first()?.0.passed;
        Some((passed, found.into_iter().map(|(_, entries)| entries).collect()))
    }

    fn may_pass(&self, at: usize) -> bool {
        let word = self.said.typed(at, at + 1).trim_start_matches('\'');
        let is_word = |c: char| c.is_alphabetic() || c == '\'';
        (at == 0 || word.starts_with(char::is_lowercase)) && word.chars().all(is_word)
    }
}
