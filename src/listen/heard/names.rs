//! Finds names in a line: of seated players and of newcomers.

use super::{Edge, Heard, Lattice, MOST_WORDS};
use crate::word::Word;
use nos_base::table::name::{Name, QUOTE, unquoted};
use nos_entry::phrases::folded;
use nos_entry::{Inflection, Sense};

/// A word of a name with at most this many letters, such as `de`, names nobody alone.
const SHORT: usize = 2;

/// The most words of one name.
const MOST_NAMES: usize = 4;

impl<'a> Lattice<'a> {
    /// Returns a beginning that several players' names share.
    pub(super) fn several(&self, at: usize) -> Option<(usize, Name)> {
        let rest = self.said.words.get(at..)?;
        let first = rest.first()?;
        let is_begun = |number: usize| {
            let typed = rest.get(..number).unwrap_or_default();
            let begun = self.names.iter().filter(|(name, _)| {
                let (whole, last) = typed.split_at(number - 1);
                let is_whole = whole.iter().zip(name).all(|(word, own)| word.folded == *own);
                let own = name.get(number - 1);
                is_whole
                    && last.iter().all(|word| own.is_some_and(|own| own.starts_with(&*word.folded)))
            });
            begun.count() > 1
        };
        let is_word = !first.folded.is_empty() && first.folded.chars().all(char::is_alphabetic);
        let number = (1..=rest.len().min(MOST_NAMES)).take_while(|number| is_begun(*number)).last();
        let number = number.filter(|_| is_word)?;
        Some((number, Name::typed(self.said.typed(at, at + number))?))
    }

    /// Returns the players named here: in full, by the first or last words of a name, or by its beginning.
    pub(super) fn players(&self, at: usize) -> Vec<(usize, usize, bool)> {
        let rest = self.said.words.get(at..).unwrap_or_default();
        let Some(word) = rest.first() else {
            return Vec::new();
        };
        let quoted: Vec<String> = unquoted(word.text).split_whitespace().map(folded).collect();
        let typed = |place: usize| match rest.get(place) {
            Some(word) if place == 0 && word.text.starts_with(QUOTE) => None,
            word => word,
        };
        let is_word = |own: &String, place: usize| {
            typed(place).is_some_and(|word| {
                word.folded == *own || owner(word.text).map(folded).as_ref() == Some(own)
            })
        };
        let mut found = Vec::new();
        for (name, player) in &self.names {
            let is_quoted = word.text.starts_with(QUOTE) && quoted == *name;
            let is_whole = name.iter().zip(0..).all(|(own, place)| is_word(own, place));
            if is_quoted || is_whole {
                let number = if is_quoted { 1 } else { name.len() };
                found.push((number, *player, false));
            }
        }
        if let Some(longest) = found.iter().map(|(number, ..)| *number).max() {
            found.retain(|(number, ..)| *number == longest);
            return found;
        }
        let mut first: Vec<(usize, usize)> = Vec::new();
        for (name, player) in &self.names {
            // Also the last words: `de Vries` for Jan de Vries.
            for from in 0..name.len() {
                let is_own = |(own, place): &(&String, usize)| is_word(own, *place);
                let begin = name.iter().skip(from).zip(0..).take_while(is_own).count();
                if begin > 1 && (from == 0 || from + begin == name.len()) {
                    first.push((begin, *player));
                }
            }
        }
        if let [(number, player)] = first.as_slice() {
            return vec![(*number, *player, false)];
        }
        let stub = owner(word.text).map(folded).unwrap_or_else(|| word.folded.clone());
        let is_letters = stub.chars().all(char::is_alphabetic) && !stub.is_empty();
        let begun = self.begun_by(&stub).or_else(|| self.named_in_part(&stub));
        // `no, the bishop went to b5` does not name Noor.
        let is_said = self.senses_whole(at).contains(&Sense::Denier);
        let begun = begun.filter(|_| is_letters && !(is_said && self.is_joiner(at + 1)));
        let is_letter = stub.chars().count() == 1;
        begun.into_iter().map(|player| (1, player, is_letter)).collect()
    }

    /// Returns possible names of newcomers: one word, or several up to a comma, `and` or the end.
    pub(super) fn newcomers(&self, at: usize) -> Vec<(usize, Name)> {
        let Some(rest) = self.said.words.get(at..) else {
            return Vec::new();
        };
        let glued = rest.iter().skip(1);
        let one = 1 + glued.take_while(|word| word.is_glued && !word.is_mark()).count();
        let between =
            (0..rest.len().min(MOST_NAMES)).take_while(|place| !self.is_joiner(at + place)).count();
        let phrases = self.language.lexicon().phrases();
        let lexicon = self.language.lexicon();
        let mut names = Vec::new();
        // The last word of a longer phrase does not begin a name: `zitten` in `aan tafel zitten`.
        let is_verb = |edge: &Edge<'_>| matches!(edge.alone(), Some(Heard::Sense(Sense::Verb(_))));
        let ends = |edge: &Edge<'_>| edge.to > at && is_verb(edge);
        let near = at.saturating_sub(MOST_WORDS);
        if (near..at).any(|from| self.edges(from).iter().any(ends)) {
            return names;
        }
        // `Saskia's joining us`
        let is_bound = |(_, sense): &(usize, Sense<'_>)| match sense {
            Sense::Verb(said) => said.inflected == Some(Inflection::Bound),
            _ => false,
        };
        let is_shortened = self.phrases(at + 1).iter().any(is_bound);
        for number in [one, between.clamp(1, MOST_NAMES)] {
            let typed = self.said.typed(at, at + number);
            let typed = owner(typed).filter(|_| number == 1 && is_shortened).unwrap_or(typed);
            let known = rest.first().map_or("", |word| &word.folded);
            let is_small = typed.starts_with(char::is_lowercase);
            // The reader reports that a word of the rows is not a name.
            let is_row = lexicon.find(unquoted(known)).is_some_and(|term| !term.is_letter);
            let is_table = !self.names.is_empty() || self.context.first_of_all().is_some();
            let is_word = number == 1 && phrases.has(known) && is_small && !is_row && is_table;
            // Leave out words before a name, as in `players are Otto`, but keep an article or
            // `van`.
            let is_before = is_small && number > one && {
                let senses = self.senses_whole(at);
                let is_said = |sense: &Sense<'_>| {
                    matches!(sense, Sense::Asker | Sense::Verb(_) | Sense::Companion(_))
                };
                let is_part =
                    |sense: &Sense<'_>| matches!(sense, Sense::Article | Sense::Preposition(_));
                senses.iter().any(is_said)
                    || self.is_head(at, number) && !senses.iter().any(is_part)
            };
            let has_mark = rest.iter().take(number).any(Word::is_mark);
            // Leave out words after a name, as in `Jan are playing`.
            let is_asker = |sense: &Sense<'_>| matches!(sense, Sense::Asker);
            let is_more = (one..number).any(|behind| {
                let place = at + behind;
                let words = rest.get(behind..number).unwrap_or_default();
                let are_small = words.iter().all(|word| word.text == word.folded);
                let is_said = !self.senses_of(place, at + number).is_empty();
                are_small && (is_said || self.senses_whole(place).iter().any(is_asker))
            });
            if !is_word
                && !is_before
                && !has_mark
                && !is_more
                && let Some(name) = Name::typed(typed)
                && !names.contains(&(number, name.clone()))
            {
                names.push((number, name));
            }
        }
        names
    }

    /// Whether these words end with the first capital of the line, apart from the capital of its
    /// first word: `Tonight we got Otto`.
    fn is_head(&self, at: usize, number: usize) -> bool {
        let is_capital = |at: &usize| {
            let word = self.said.words.get(*at);
            word.is_some_and(|word| word.text.starts_with(char::is_uppercase))
        };
        // `Tonight's table is Otto`
        let is_word = self.is_phrase(0) || owner(self.said.typed(0, 1)).is_some();
        let first = (0..at + number).find(|at| is_capital(at) && !(*at == 0 && is_word));
        first.is_some_and(|first| first > at)
    }

    /// Returns the player whose name alone has this word among several: `joe` for Big Joe.
    fn named_in_part(&self, word: &str) -> Option<usize> {
        let has = |(name, _): &&(Vec<String>, usize)| name.iter().any(|own| own == word);
        let mut found = self.names.iter().filter(has).map(|(_, player)| *player);
        let is_said = word.len() <= SHORT || self.language.lexicon().phrases().has(word);
        let first = found.next().filter(|_| !is_said)?;
        found.all(|other| other == first).then_some(first)
    }

    pub(super) fn begun_by(&self, stub: &str) -> Option<usize> {
        let begins = |(name, _): &&(Vec<String>, usize)| {
            name.first().is_some_and(|own| own.starts_with(stub))
        };
        let mut begun = self.names.iter().filter(begins).map(|(_, player)| *player);
        let first = begun.next()?;
        begun.all(|other| other == first).then_some(first)
    }
}

/// Returns the name in `Otto's`.
fn owner(text: &str) -> Option<&str> {
    text.strip_suffix("'s").or(text.strip_suffix("’s"))
}
