//! Offers what a line means without the words that nos does not know or cannot use.

use super::fixed::beside_apology;
use super::{LineMeaning, Listener};
use crate::acts::{Acts, MOST_PASSED};
use crate::choice::OFFERED;
use crate::effort;
use crate::heard::{Heard, Lattice};
use crate::word::{SaidLine, Word};
use nos_entry::{Entry, PartialReading, PromptContext, ReadFault, Sense, SyntaxError};
use std::rc::Rc;

/// The most unknown words of an act.
const UNKNOWN: usize = 3;

/// An unknown word of at most this many letters may be short for something.
const SHORT: usize = 2;

/// The most words of a line that may be mistyped.
const MISTYPED: usize = 2;

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

    fn partly(&self, lattice: &Lattice<'_>, context: &dyn PromptContext) -> Option<PartialReading> {
        if self.effort.taken() > effort::EASY || self.said.words.len() > MOST_PASSED {
            return None;
        }
        self.effort.offer();
        let whole = |drops_scores| self.gist(lattice, self.said.words, context, drops_scores);
        let found = self.similar(lattice, context).or_else(|| whole(false));
        let found = found.or_else(|| self.chained(lattice, context));
        let found = found.or_else(|| self.apologetic(lattice, context));
        let found = found.or_else(|| self.without_unknown(lattice, context));
        let found = found.or_else(|| self.contrasted(lattice, context));
        // A score may differ from the one that the law works out.
        found.or_else(|| whole(true))
    }

    /// Returns what a line means that denies another thing: `plays the 5-2, not the 5-1`.
    fn contrasted(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let corrected = self.corrected(lattice).filter(|corrected| corrected.only_denies)?;
        self.alone(lattice, &corrected.words, context)
    }

    /// Returns what some words of a line mean, without the others.
    fn alone(
        &self,
        lattice: &Lattice<'_>,
        kept: &[Word<'_>],
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let meant = self.meant(kept, context).filter(|meant| self.is_right(meant, context))?;
        let all = self.said.words;
        let is_left =
            |at: &usize| !lattice.is_joiner(*at) && !kept.iter().any(|word| word.at == all[*at].at);
        let (strange, left): (Vec<usize>, Vec<usize>) =
            (0..all.len()).filter(is_left).partition(|at| lattice.is_strange(*at));
        let unknown = strange.into_iter().map(|at| all[at].text.to_owned()).collect();
        let nothing = PartialReading { unknown, passed: self.runs(&left), ..Default::default() };
        Some(joined(nothing, &[], meant))
    }

    /// Returns what a line means without its unknown words if each other word counts.
    fn without_unknown(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let (strange, known): (Vec<usize>, Vec<usize>) =
            (0..self.said.words.len()).partition(|at| lattice.is_strange(*at));
        let may_be_left = |at: &usize| {
            let word = &self.said.words[*at];
            let is_name = *at > 0 && word.text.starts_with(char::is_uppercase);
            let is_long = word.folded.len() > SHORT && word.text.chars().all(char::is_alphabetic);
            is_long && !is_name && !lattice.is_counted(*at)
        };
        // `draws breath`
        let is_thing = |at: &usize| lattice.has(*at, |heard| heard.is_piece() || heard.is_number());
        let are_few = (1..=UNKNOWN).contains(&strange.len());
        (are_few && strange.iter().all(may_be_left) && known.iter().any(is_thing)).then_some(())?;
        let words: Vec<Word<'_>> =
            known.into_iter().map(|at| self.said.words[at].clone()).collect();
        let strict = Listener { is_strict: true, ..self.within(self.said) };
        strict.alone(lattice, &words, context)
    }

    /// Returns what a line means that begins or ends with an apology: `Rob draws two, sorry`.
    fn apologetic(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let (from, end) = beside_apology(lattice, self.said.words.len())?;
        self.alone(lattice, self.said.words.get(from..end)?, context)
    }

    /// Returns the acts that the line may mean if its unknown words are mistyped.
    fn similar(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let words = self.said.words;
        let strange: Vec<usize> = (0..words.len()).filter(|at| lattice.is_strange(*at)).collect();
        if strange.len() > MISTYPED {
            return None;
        }
        let similar: Vec<(usize, String)> = strange
            .into_iter()
            .flat_map(|at| {
                lattice.similar(at).into_iter().take(SIMILAR).map(move |word| (at, word))
            })
            .collect();
        let mut firsts = similar.clone();
        firsts.dedup_by_key(|(at, _)| *at);
        let all = (firsts.len() > 1).then_some(firsts);
        let ways = all.into_iter().chain(similar.into_iter().map(|one| vec![one]));
        let mut found: Option<PartialReading> = None;
        for changes in ways.take_while(|_| !self.effort.is_spent()) {
            let mut line = words.to_vec();
            for (at, word) in changes {
                line[at].folded = word;
            }
            let Some(other) = self.gist(lattice, &line, context, false) else {
                continue;
            };
            // An act that ends something needs its full word.
            let ends = |own: &[Entry]| own.iter().any(|entry| entry.row().is_grave());
            let meanings = other.meanings.clone();
            let found = found.get_or_insert(PartialReading { meanings: Vec::new(), ..other });
            for meaning in meanings {
                if !ends(&meaning)
                    && !found.meanings.contains(&meaning)
                    && found.meanings.len() < OFFERED
                {
                    found.meanings.push(meaning);
                }
            }
        }
        found.filter(|found| !found.meanings.is_empty())
    }

    /// Returns the acts in order that these words of the line may mean, and the words that they pass
    /// over.
    fn gist(
        &self,
        lattice: &Lattice<'_>,
        words: &[Word<'_>],
        context: &dyn PromptContext,
        drops_scores: bool,
    ) -> Option<PartialReading> {
        let said = SaidLine { words, ..self.said };
        let mut loose = Lattice::new(said, self.language, context, &self.effort);
        loose.is_loose = true;
        let acts = Acts::new(&loose, self.language, context, words.len(), &self.effort);
        let found = self.within(said).in_order(acts.gist(0, words.len(), drops_scores), context);
        let passed = found.first()?.0.passed;
        let is_new = |heard: &Heard<'_>| matches!(heard, Heard::Newcomer(_));
        let is_named = |word: &Word<'_>| {
            let has = |entry: &Entry| {
                entry.to_string().split(' ').any(|own| own.eq_ignore_ascii_case(word.text))
            };
            word.text.starts_with(char::is_uppercase)
                || found.iter().any(|(_, own)| own.iter().any(has))
        };
        let is_name =
            |at: usize| passed & 1 << at == 0 && lattice.has(at, is_new) && is_named(&words[at]);
        let is_unknown = |at: &usize| lattice.is_strange(*at) && !is_name(*at);
        // Where nobody is seated, other words may come before the names: `tonight we have Anna and Bram`.
        let is_seated = !context.called().is_empty();
        let head = (0..words.len()).find(|at| !is_seated && is_name(*at)).unwrap_or(0);
        let all = || head..words.len();
        let unknown = all().filter(is_unknown).map(|at| words[at].text.to_owned()).collect();
        let is_passed =
            |at: &usize| passed & 1 << *at != 0 && !is_unknown(at) && !self.is_little(lattice, *at);
        let passed: Vec<usize> = all().filter(is_passed).collect();
        let meanings = found.into_iter().map(|(_, entries)| entries).collect();
        let partial = PartialReading { unknown, passed: self.runs(&passed), meanings };
        (partial.unknown.len() <= UNKNOWN).then_some(partial)
    }

    /// Whether nos passes over a word without a notice.
    fn is_little(&self, lattice: &Lattice<'_>, at: usize) -> bool {
        let is_idle = |heard: &Heard<'_>| {
            matches!(
                heard,
                Heard::Sense(
                    Sense::Companion(_) | Sense::Article | Sense::Filler | Sense::Preposition(_)
                )
            )
        };
        let phrases = self.language.lexicon().phrases();
        lattice.has(at, is_idle) || lattice.is_joiner(at) || phrases.is_light(self.said.folded(at))
    }

    /// Returns these words as the line has them, neighbours together.
    fn runs(&self, places: &[usize]) -> Vec<String> {
        let runs = places.chunk_by(|one, next| one + 1 == *next);
        let ends = runs.filter_map(|run| Some((*run.first()?, *run.last()? + 1)));
        ends.map(|(from, to)| self.said.typed(from, to).to_owned()).collect()
    }

    pub(super) fn within<'b>(&'b self, said: SaidLine<'b>) -> Listener<'b> {
        let listener = Listener::new(said, self.language, self.before, Rc::clone(&self.effort));
        Listener { is_part: true, is_strict: self.is_strict, ..listener }
    }

    /// Whether the acts of each meaning are in order, one after the other, and none ends anything
    /// unless the line has its verb as a file has it.
    pub(super) fn is_right(&self, found: &PartialReading, context: &dyn PromptContext) -> bool {
        let ends = |entry: &Entry| {
            let typed = self.language.lexicon().typed(entry.row());
            entry.row().is_grave() && !self.said.words.iter().any(|word| word.folded == typed)
        };
        let is_fine =
            |entries: &Vec<Entry>| !entries.is_empty() && after(entries, context).is_some();
        found.meanings.iter().all(is_fine) && !found.meanings.iter().flatten().any(ends)
    }

    pub(super) fn passing(&self, lattice: &Lattice<'_>, from: usize, to: usize) -> PartialReading {
        let typed = |from, to| self.said.typed(from, to).to_owned();
        let strange = (from..to).filter(|at| lattice.is_strange(*at));
        PartialReading {
            unknown: strange.map(|at| typed(at, at + 1)).collect(),
            passed: vec![typed(from, to)],
            ..PartialReading::default()
        }
    }
}

/// Returns the session after these entries, if there are any; `None` if one of them is wrong.
pub(super) fn after(
    entries: &[Entry],
    context: &dyn PromptContext,
) -> Option<Option<Rc<dyn PromptContext>>> {
    let mut after: Option<Rc<dyn PromptContext>> = None;
    for entry in entries {
        let now = after.as_deref().unwrap_or(context);
        if now.tried(entry, "").is_wrong() {
            return None;
        }
        after = Some(now.after(entry)?);
    }
    Some(after)
}

/// Returns the meanings of the second part with these entries before them, and the words that both
/// parts pass over.
pub(super) fn joined(
    one: PartialReading,
    entries: &[Entry],
    other: PartialReading,
) -> PartialReading {
    PartialReading {
        unknown: [one.unknown, other.unknown].concat(),
        passed: [one.passed, other.passed].concat(),
        meanings: other.meanings.iter().map(|rest| [entries, rest].concat()).collect(),
    }
}
