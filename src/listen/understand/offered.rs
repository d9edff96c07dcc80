//! Offers what a line means without the words that nos does not know or cannot use.

use super::fixed::beside_apology;
use super::{LineMeaning, Listener};
use crate::acts::{Acts, MOST_PASSED};
use crate::choice::OFFERED;
use crate::effort;
use crate::heard::{Edge, Heard, Lattice};
use crate::word::{SaidLine, Word};
use nos_entry::{
    Entry, Notes, PartialReading, PromptContext, ReadFault, Sense, Slot, SyntaxError, Takes,
};
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
        let meant = self.meant(&corrected.words, context)?;
        let is_left = |at: &usize| {
            let place = self.said.words[*at].at;
            !corrected.words.iter().any(|word| word.at == place)
        };
        let left: Vec<usize> = (0..self.said.words.len()).filter(is_left).collect();
        let passed = PartialReading { passed: self.runs(&left), ..PartialReading::default() };
        Some(joined(passed, &[], meant)).filter(|meant| self.is_right(meant, context))
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
        let is_fine = (1..=UNKNOWN).contains(&strange.len())
            && strange.iter().all(may_be_left)
            && known.iter().any(is_thing);
        is_fine.then_some(())?;
        let pick = |at: &usize| self.said.words[*at].clone();
        let words: Vec<Word<'_>> = known.iter().map(pick).collect();
        let listener =
            Listener { is_strict: true, ..self.within(SaidLine { words: &words, ..self.said }) };
        let heard = listener.hear(0, words.len(), context, &mut Notes::default());
        let Ok(LineMeaning::Entries { mut meanings, .. }) = heard else { return None };
        meanings.truncate(OFFERED);
        let unknown = strange.iter().map(|at| self.said.words[*at].text.to_owned()).collect();
        let meant = PartialReading { unknown, passed: Vec::new(), meanings };
        Some(meant).filter(|meant| self.is_right(meant, context))
    }

    /// Returns what a line means that begins or ends with an apology: `Rob draws two, sorry`.
    fn apologetic(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let to = self.said.words.len();
        let (from, end) = beside_apology(lattice, to)?;
        let meant = self.meant(self.said.words.get(from..end)?, context);
        let meant = meant.filter(|meant| self.is_right(meant, context))?;
        let passed = if from > 0 { (0, from) } else { (end + 1, to) };
        Some(joined(self.passing(lattice, passed.0, passed.1), &[], meant))
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

    /// Hears the two parts of a line before and after a joiner. One of them may say nothing.
    fn chained(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let all = self.said.words.len();
        let own = Lattice::new(self.said, self.language, context, &self.effort);
        let acts = Acts::new(&own, self.language, context, all, &self.effort);
        let is_end = |at: &usize| lattice.is_joiner(*at) && !lattice.is_joiner(at - 1);
        let ends = (1..all).filter(is_end).take_while(|_| !self.effort.is_spent());
        let mut ends = ends.filter(|_| lattice.actors(0, all) < 2);
        ends.find_map(|end| {
            let behind = (end..all).find(|at| !lattice.is_joiner(*at))?;
            let named = acts.idle(0, end);
            let is_counted = (0..end).any(|at| lattice.has(at, Heard::is_number));
            let idle = || self.behind_idle(&acts, named.clone()?, (end, behind), context);
            let in_turn = || self.in_turn(&acts, (end, behind), context);
            // `Gus fetched three, then 5-8` says an act, `after five minutes, Gus draws` none.
            if is_counted { in_turn().or_else(idle) } else { idle().or_else(in_turn) }
        })
    }

    /// Hears the rest of a line whose first part says no act, but perhaps who acts: `too rich for
    /// Anna, drops`.
    fn behind_idle(
        &self,
        acts: &Acts<'_, '_>,
        named: Vec<usize>,
        (end, behind): (usize, usize),
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let all = self.said.words;
        let is_name = named.len() == end;
        let lattice = acts.lattice();
        let is_named = (behind..all.len()).any(|at| lattice.has(at, Heard::is_player));
        let mut named: Vec<Word<'_>> =
            named.into_iter().filter(|_| !is_named).map(|at| all[at].clone()).collect();
        let mut rest = Vec::new();
        for (at, word) in all.iter().enumerate().skip(behind) {
            // `Anna can't play, so she passes`
            let is_actor = lattice.has(at, |heard| *heard == Heard::Sense(Sense::Actor));
            match is_actor && !named.is_empty() {
                true => rest.append(&mut named),
                false => rest.push(word.clone()),
            }
        }
        rest.splice(0..0, named);
        let rest = self.meant(&rest, context).filter(|rest| self.is_right(rest, context))?;
        let nothing =
            if is_name { PartialReading::default() } else { self.passing(lattice, 0, end) };
        Some(joined(nothing, &[], rest))
    }

    /// Hears the first part of a line and, in the session after it, the rest, which may say nothing.
    fn in_turn(
        &self,
        acts: &Acts<'_, '_>,
        (end, behind): (usize, usize),
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let first = self.meant(&self.said.words[..end], context)?;
        let mut found: Option<PartialReading> = None;
        for entries in &first.meanings {
            if let Some(more) = self.going_on(acts, &first, entries, behind, context) {
                match &mut found {
                    Some(found) => found.meanings.extend(more.meanings),
                    None => found = Some(more),
                }
            }
        }
        found.iter_mut().for_each(|found| found.meanings.truncate(OFFERED));
        found
    }

    /// Hears the rest of a line in the session after these entries.
    fn going_on(
        &self,
        acts: &Acts<'_, '_>,
        first: &PartialReading,
        entries: &[Entry],
        behind: usize,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let all = self.said.words;
        let after = after(entries, context)?;
        // After an act, a denial takes it back: `draws two, not yet`; `no score` does not.
        let denies = |at: usize| {
            let has = |sense| acts.lattice().senses_of(at, at + 1).contains(&sense);
            has(Sense::Denier) && !has(Sense::Reason) && !has(Sense::Lack)
        };
        if (behind..all.len()).any(denies) {
            return None;
        }
        // A number after a number may be its sum: `fifteen two, and a pair makes four`.
        let counts = |slot: &Slot| matches!(slot.takes, Takes::Number { .. });
        let may_count = entries.iter().any(|entry| entry.row().has(counts))
            && (behind..all.len()).any(|at| acts.lattice().has(at, Heard::is_number));
        let names = acts.idle(behind, all.len()).filter(|_| !may_count);
        if names.is_some_and(|named| named.is_empty()) || self.is_remark(acts.lattice(), behind) {
            let nothing = PartialReading { meanings: vec![Vec::new()], ..first.clone() };
            return Some(joined(self.passing(acts.lattice(), behind, all.len()), entries, nothing));
        }
        // Somebody else does the rest only if the line says so.
        let is_thing = |heard: &Heard<'_>| heard.is_thing() || *heard == Heard::Sense(Sense::Actor);
        let mut rest = behind..all.len();
        let after = after.filter(|_| rest.any(|at| acts.lattice().has(at, is_thing)))?;
        let rest =
            self.meant(&all[behind..], &*after).filter(|rest| self.is_right(rest, &*after))?;
        Some(joined(first.clone(), entries, rest))
    }

    /// Whether the rest of a line is a remark that denies and asks nothing: `plays the ace, a pair`.
    fn is_remark(&self, lattice: &Lattice<'_>, from: usize) -> bool {
        let to = self.said.words.len();
        let is_open = |heard: &Heard<'_>| {
            heard.is_denier() || matches!(heard, Heard::Sense(Sense::Repair | Sense::Asker))
        };
        let begin =
            (from..to).find(|at| !lattice.has(*at, |heard| *heard == Heard::Sense(Sense::Article)));
        let is_whole = |edge: &Edge<'_>| {
            let is_remark = matches!(edge.alone(), Some(Heard::Sense(Sense::Remark { .. })));
            edge.to == to && is_remark
        };
        begin.is_some_and(|begin| lattice.edges(begin).iter().any(is_whole))
            && !(from..to).any(|at| lattice.has(at, is_open))
    }

    /// Whether the acts of each meaning are in order, one after the other, and none ends anything
    /// unless the line has its verb as a file has it.
    fn is_right(&self, found: &PartialReading, context: &dyn PromptContext) -> bool {
        let ends = |entry: &Entry| {
            let typed = self.language.lexicon().typed(entry.row());
            entry.row().is_grave() && !self.said.words.iter().any(|word| word.folded == typed)
        };
        let is_fine =
            |entries: &Vec<Entry>| !entries.is_empty() && after(entries, context).is_some();
        found.meanings.iter().all(is_fine) && !found.meanings.iter().flatten().any(ends)
    }

    fn passing(&self, lattice: &Lattice<'_>, from: usize, to: usize) -> PartialReading {
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
fn after(entries: &[Entry], context: &dyn PromptContext) -> Option<Option<Rc<dyn PromptContext>>> {
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
fn joined(one: PartialReading, entries: &[Entry], other: PartialReading) -> PartialReading {
    PartialReading {
        unknown: [one.unknown, other.unknown].concat(),
        passed: [one.passed, other.passed].concat(),
        meanings: other.meanings.iter().map(|rest| [entries, rest].concat()).collect(),
    }
}
