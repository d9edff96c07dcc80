//! Reads a line that corrects an entry without its number: `wrong tile, that was the 5-2`, `Mieke had
//! 6-2, not 6-4`.

use super::repaired::{ThingKind, repair, thing};
use super::{ASKS, LineMeaning, Listener};
use crate::heard::{Edge, Heard, Lattice};
use crate::word::{SaidLine, Word};
use nos_entry::{
    Body, Correction, EarlierEntry, Entry, EntryPlace, Notes, Part, Parts, PromptContext, Sense,
    ShellVerb, Takes, Wording, read_entry,
};

const CORRECT: &str = "correct";

/// In an entry, the word before a place.
const PLACE: &str = "on";

/// The most entries back to one that a line may correct without its number.
const LOOKED: usize = 8;

/// The most steps for finding the entry that a line corrects.
const SOUGHT: u32 = 1_800;

pub(super) struct Corrected<'w, 'h> {
    pub(super) words: Vec<Word<'w>>,
    denied: Vec<Heard<'h>>,
    /// Whether the line may speak of a new entry: it only says `no` or `sorry` at one of its ends.
    is_weak: bool,
    /// Whether the line only denies something: `plays the 5-2, not the 5-1`.
    pub(super) only_denies: bool,
}

impl Listener<'_> {
    /// Returns the correction that a line makes: of the last entry, or of the latest one that it
    /// changes in one thing.
    pub(super) fn fixed(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<LineMeaning> {
        let Corrected { words, denied, is_weak, .. } = self.corrected(lattice)?;
        let is_seated = !context.called().is_empty();
        // Only a line that names somebody speaks of an entry before the last.
        let is_name = |heard: &Heard<'_>| heard.is_player() && heard.is_thing();
        let is_named = (0..self.said.words.len()).any(|at| lattice.has(at, is_name));
        let most = if is_named || !denied.is_empty() { LOOKED } else { 1 };
        let is_told = || repair(lattice, 0).is_some_and(|(_, number)| number > 1);
        let earlier = |back| (self.before)(EntryPlace::Last(back)).filter(|_| is_seated);
        let is_it = |back: usize, earlier: &EarlierEntry, entry: Entry, repeats: bool| {
            let is_wrong = |entry: &Entry| earlier.before.tried(entry, "").is_wrong();
            let is_fine = !is_wrong(&entry) || is_wrong(&earlier.entry);
            // `make it the short one` is a new house rule, not one in place of the players.
            let is_kin = !entry.row().takes(Takes::Rest) || entry.row() == earlier.entry.row();
            let changed = change(earlier, &entry, &denied);
            // A line that begins as `no wait` does speaks of the last entry, even if that becomes a foul.
            let is_last = back == 0 && denied.is_empty() && !is_weak && repeats;
            let is_it = match is_last {
                true => is_fine || is_told(),
                false => is_fine && changed.is_some(),
            };
            let kept = changed.and_then(|(old, new)| self.with(earlier, &old, &new));
            (is_it && is_kin).then(|| (earlier.no, kept.unwrap_or(entry)))
        };
        // The line need not repeat the verb: `it was Pat showing`.
        let unsaid = || {
            let earlier = earlier(0)?;
            let verb = self.language.lexicon().typed(earlier.entry.row());
            let line = words.iter().fold(verb.to_owned(), |line, word| line + " " + word.text);
            let parts = Parts::at_prompt(&line);
            let all = crate::word::words(&line, &parts);
            let said = SaidLine { line: &line, words: &all, end: parts.end };
            let listener = Listener { is_strict: true, ..self.within(said) };
            is_it(0, &earlier, listener.entry(&all, &*earlier.before)?, false)
        };
        let said = |back| {
            let earlier = earlier(back)?;
            let listener = Listener { is_strict: is_weak && back > 0, ..self.within(self.said) };
            is_it(back, &earlier, listener.entry(&words, &*earlier.before)?, true)
        };
        let taken = self.effort.taken();
        let places = || (0..most).take_while(|_| self.effort.taken() < taken + SOUGHT);
        let (no, entry) = unsaid().or_else(|| places().find_map(said))?;
        self.is_unsure.set(true);
        let parts = vec![Part::Fix(no, entry)];
        Some(LineMeaning::Body(Body::Correction(Correction::Parts(parts))))
    }

    /// Returns what takes the last entry back in a line that then says why: `scratch that, she passed`.
    pub(super) fn undone(&self, lattice: &Lattice<'_>) -> Option<LineMeaning> {
        let to = self.said.words.len();
        let end = (0..to).find(|at| lattice.is_joiner(*at)).filter(|end| owns(lattice, 0, *end))?;
        let names = |heard: &Heard<'_>| match heard {
            Heard::Sense(Sense::Number(number)) => *number > 0,
            heard => heard.is_piece(),
        };
        let asks = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Asker);
        let is_more = |at: usize| {
            lattice.has(at, names)
                || lattice.is_strange(at)
                || lattice.has(at, asks) && (at == 0 || at > end)
        };
        (!(0..to).any(is_more)).then_some(())?;
        let undo = self.written(ShellVerb::Undo.row().word, 0, end);
        let body = self.read_words(&[undo], self.said.bytes(0, end).1, &mut Notes::default());
        self.is_unsure.set(true);
        body.ok().map(LineMeaning::Body)
    }

    /// Returns an earlier entry with another word in place of one of its words, and with its claim and
    /// place, if that is in order.
    fn with(&self, earlier: &EarlierEntry, old: &str, new: &str) -> Option<Entry> {
        let text = earlier.entry.to_string();
        let mut words: Vec<&str> = text.split(' ').collect();
        *words.iter_mut().find(|word| is_same(word, old))? = new;
        let read = |words: &[&str]| {
            let entry = read_entry(self.language, &words.join(" ")).ok()??;
            Some(entry).filter(|entry| !earlier.before.tried(entry, "").is_wrong())
        };
        // Another tile may lie elsewhere.
        read(&words).or_else(|| {
            let place = words.iter().position(|word| *word == PLACE)?;
            read(&[&words[..place], words.get(place + 2..)?].concat())
        })
    }

    /// Returns the likeliest entry that these words mean, alone.
    pub(super) fn entry(&self, words: &[Word<'_>], before: &dyn PromptContext) -> Option<Entry> {
        let meant = self.meant(words, before).filter(|meant| meant.unknown.is_empty())?;
        match meant.meanings.first()?.as_slice() {
            [entry] => Some(entry.clone()),
            _ => None,
        }
    }

    /// Returns the right part of a correction: `it was the 5-2, not the 5-1`.
    pub(super) fn corrected<'h>(&self, lattice: &Lattice<'h>) -> Option<Corrected<'_, 'h>> {
        let end = apology(lattice, self.said.words.len());
        let all = self.said.words.get(..end)?;
        let (mut corrects, mut is_weak) = match end < self.said.words.len() {
            true => (true, true),
            false => (self.contrasts(lattice), false),
        };
        let mut only_denies = corrects && !is_weak;
        let mut at = 0;
        let (mut left, mut denied): (Vec<usize>, Vec<Heard<'h>>) = (Vec::new(), Vec::new());
        while at < all.len() {
            let edges = lattice.edges(at);
            let says = |edge: &&Edge<'_>| match edge.alone() {
                Some(Heard::Sense(Sense::Remark { word, .. })) => *word == CORRECT,
                Some(Heard::Sense(Sense::Verb(said))) => said.verb.row == ShellVerb::Was.row(),
                _ => false,
            };
            // `wrong, jan had the 5-3`
            let is_was = |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Auxiliary(_)));
            // `it was Rob who showed his tiles`
            let is_who = |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Remark { word, .. }) if *word == ASKS);
            let ends = |edge: &Edge<'_>| edge.to == at && thing(edge).is_some();
            let is_behind = (0..at).any(|from| lattice.edges(from).iter().any(ends));
            let is_apart = |at: usize| at > 0 && (lattice.is_joiner(at - 1) || is_behind);
            let end = (at..all.len()).find(|at| lattice.is_joiner(*at));
            let owned = end.filter(|end| at == 0 && owns(lattice, at, *end));
            if at == 0
                && let Some((behind, number)) = repair(lattice, at)
            {
                // `no wait, 5-2`; a single word such as `sorry` may begin a new entry.
                let is_clear = number > 1 || edges.iter().any(|edge| says(&edge));
                is_weak = !is_clear && !corrects;
                (corrects, only_denies, at) = (true, false, behind);
            } else if let Some(behind) = owned {
                // `mistake, it was Pat`
                (corrects, is_weak, only_denies, at) = (true, true, false, behind);
            } else if corrects && (lattice.has(at, is_was) || is_behind && lattice.has(at, is_who))
                || left.is_empty() && lattice.is_joiner(at)
            {
                at += 1;
            } else if let Some(edge) = edges.iter().find(says) {
                (corrects, is_weak, only_denies, at) = (true, false, false, edge.to);
            } else if lattice.has(at, Heard::is_denier) && is_apart(at) {
                // Drops a denied part.
                while left.pop_if(|at| lattice.is_joiner(*at)).is_some() {}
                let end = (at..all.len()).find(|at| lattice.is_joiner(*at)).unwrap_or(all.len());
                let parts =
                    (at..end).flat_map(|at| lattice.edges(at)).filter(|edge| edge.to <= end);
                let is_named = |heard: &Heard<'_>| heard.is_thing() || heard.is_number();
                denied.extend(parts.filter_map(|edge| edge.alone().cloned()).filter(is_named));
                at = end;
            } else {
                left.push(at);
                at += 1;
            }
        }
        let words: Vec<Word<'_>> = left.into_iter().map(|at| all[at].clone()).collect();
        (corrects && words.len() < self.said.words.len()).then_some(Corrected {
            words,
            denied,
            is_weak,
            only_denies,
        })
    }

    /// Whether a line denies a thing right after one of the same kind: `6-2, not 6-4`.
    fn contrasts(&self, lattice: &Lattice<'_>) -> bool {
        let all = self.said.words.len();
        let kind = |edge: &Edge<'_>| thing(edge).filter(|kind| *kind != ThingKind::Keyword);
        let is_little = |at: &usize| {
            let is_article = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Article);
            lattice.is_joiner(*at) || lattice.has(*at, is_article)
        };
        // `Doris had 5-2 gelegd, niet 5-1`
        let is_before = |at: &usize| is_little(at) || lattice.has(*at, Heard::is_verb);
        (1..all).filter(|at| lattice.has(*at, Heard::is_denier)).any(|at| {
            let end = (1..=at).rev().find(|end| !is_before(&(end - 1))).unwrap_or(0);
            let before = (0..end).flat_map(|from| lattice.edges(from));
            let before = before.filter(|edge| edge.to == end).find_map(kind);
            let behind = (at + 1..all).find(|at| !is_little(at));
            let mut behind =
                behind.into_iter().flat_map(|from| lattice.edges(from)).filter_map(kind);
            // A card may be denied by its rank.
            let is_rank = |kind| kind == ThingKind::Number && before == Some(ThingKind::Piece);
            before.is_some() && behind.any(|kind| Some(kind) == before || is_rank(kind))
        })
    }
}

/// Returns where the words before an apology end: `Lotte had rolled 6-2, sorry`.
fn apology(lattice: &Lattice<'_>, to: usize) -> usize {
    let before = |at: &usize| {
        lattice.is_joiner(*at)
            && (apologizes(lattice, at + 1) == Some(to) || owns(lattice, at + 1, to))
    };
    (1..to).rev().find(before).unwrap_or(to)
}

/// Whether these words own a mistake and name nothing: `I misread the dice`.
fn owns(lattice: &Lattice<'_>, from: usize, to: usize) -> bool {
    let is_undo = |heard: &Heard<'_>| match heard {
        Heard::Sense(Sense::Verb(said)) => {
            said.verb.row == ShellVerb::Undo.row() && said.form != Wording::Written
        }
        _ => false,
    };
    let names = |heard: &Heard<'_>| heard.is_piece() || heard.is_number() || heard.is_denier();
    let has = |is: &dyn Fn(&Heard<'_>) -> bool| (from..to).any(|at| lattice.has(at, is));
    has(&is_undo) && !has(&names) && !(from..to).any(|at| lattice.is_joiner(at))
}

/// Returns where an apology ends that begins here and denies nothing.
fn apologizes(lattice: &Lattice<'_>, from: usize) -> Option<usize> {
    let (to, _) = repair(lattice, from)?;
    (!(from..to).any(|at| lattice.has(at, Heard::is_denier))).then_some(to)
}

/// Returns the words beside an apology at one end of a line; `None` if there is none, or no others.
pub(super) fn beside_apology(lattice: &Lattice<'_>, to: usize) -> Option<(usize, usize)> {
    let beside = (apologizes(lattice, 0).unwrap_or(0), apology(lattice, to));
    (beside != (0, to) && beside.0 < beside.1).then_some(beside)
}

/// Returns the word of an earlier entry that another one has not, and what it has instead; `None` if
/// more words differ, or the line does not deny it but another thing.
fn change(earlier: &EarlierEntry, entry: &Entry, denied: &[Heard<'_>]) -> Option<(String, String)> {
    let [old, new] = [&earlier.entry, entry].map(|entry| earlier.before.written_out(entry));
    let called = earlier.before.called();
    let is_denied = |word: &str| {
        let is_it = |heard: &Heard<'_>| match heard {
            // `bishop to b5, not c4`
            Heard::Piece { text, .. } | Heard::Described { text, .. } => {
                is_same(text, word) || word.ends_with(&**text)
            }
            Heard::Player { place, .. } => {
                called.get(*place).and_then(|names| names.first()).is_some_and(|name| name == word)
            }
            // `the ten of hearts, not the nine`
            Heard::Sense(Sense::Number(number)) => {
                word.trim_end_matches(char::is_alphabetic) == number.to_string()
            }
            _ => false,
        };
        denied.is_empty() || denied.iter().any(is_it)
    };
    let is_word = |word: &&str| *word != PLACE;
    let words = |text| -> Vec<&str> { str::split(text, ' ').take_while(is_word).collect() };
    let (old, new) = (words(&old), words(&new));
    let changes = old.iter().zip(&new).filter(|(old, new)| !is_same(old, new));
    match changes.collect::<Vec<_>>().as_slice() {
        // The other words of the earlier entry stay.
        [(own, other)]
            if old.first() == new.first() && new.len() <= old.len() && is_denied(own) =>
        {
            Some(((*own).to_string(), (*other).to_string()))
        }
        _ => None,
    }
}

/// Whether two words of entries are equal, or the same tile.
fn is_same(one: &str, other: &str) -> bool {
    let turned = other.split_once(['-', '>']).map(|(low, high)| format!("{high}-{low}"));
    one.replace('>', "-") == other.replace('>', "-") || turned.is_some_and(|turned| turned == one)
}
