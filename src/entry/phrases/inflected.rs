//! The forms of verbs. A language lists its regular endings, its irregular verbs, and the words that may interrupt a phrase.

use super::{Inflection, Owned, Phrase, Phrases, folded, texts};
use crate::slot::{Slot, Takes};
use crate::verb::{Group, VerbRow};
use nos_base::Order;
use smallvec::SmallVec;
use toml::{Table, Value};

/// In an ending, the stem of the verb: `*ing`, `ge*t`.
const STEM: char = '*';

/// A verb of one letter has no forms.
const SHORTEST: usize = 2;

/// A form of a verb with another first word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Inflected {
    pub stem: String,
    pub form: Inflection,
}

impl Phrases {
    /// Whether a word is a form of a verb that many things can be done with, such as `gets`.
    pub fn is_light(&self, word: &str) -> bool {
        let is_it = |word: &str| self.light.iter().any(|own| own == word);
        let stems = self.inflected.get(word).into_iter().flatten();
        is_it(word) || stems.into_iter().any(|form| is_it(&form.stem))
    }

    /// Whether a word comes before the infinitive of a verb.
    pub fn is_infinitive(&self, word: &str) -> bool {
        self.infinitive.iter().any(|own| own == word)
    }

    /// Whether a form of a verb and a particle together are a verb: `legt … neer`.
    pub fn is_separable(&self, word: &str, particle: &str) -> bool {
        let is_it = |phrase: &Phrase| phrase.is_act() && phrase.rest == [particle];
        let begins = |stem: &str| self.with_first(stem).any(is_it);
        let inflected = || self.inflected.get(word).into_iter().flatten();
        self.particles.iter().any(|own| own == particle)
            && (begins(word) || inflected().any(|form| begins(&form.stem)))
    }

    /// Adds the forms of every verb: by the endings of the language, or as listed.
    pub(super) fn inflect(&mut self, table: &Table) {
        let Some(rules) = table.get("inflection").and_then(Value::as_table) else { return };
        let list = |name: &str| rules.get(name).map(texts).unwrap_or_default();
        self.within = list("within").into_iter().map(folded).collect();
        self.infinitive = list("infinitive").into_iter().map(folded).collect();
        self.light = list("light").into_iter().map(folded).collect();
        let endings: Vec<(&str, Inflection)> =
            (list("endings").into_iter().map(|own| (own, Inflection::Free)))
                .chain(list("bound").into_iter().map(|own| (own, Inflection::Bound)))
                .collect();
        let irregular: Vec<Vec<&str>> =
            list("irregular").into_iter().map(|own| own.split(' ').collect()).collect();
        let is_verb = |stem: &&String| {
            let is_word = stem.len() >= SHORTEST && stem.chars().all(char::is_alphabetic);
            let phrases = self.first.get(*stem).map_or(&[][..], Vec::as_slice);
            let mut plain = phrases.iter().filter(|phrase| phrase.rest.is_empty());
            is_word
                && phrases.iter().any(Phrase::is_act)
                && !plain
                    .any(|phrase| matches!(&phrase.sense, Owned::Plain(sense) if sense.is_little()))
        };
        let mut stems: Vec<String> =
            self.first.keys().filter(is_verb).chain(&self.light).cloned().collect();
        stems.order_by(Ord::cmp);
        stems.dedup();
        let bend = |stem: &str| {
            let listed = (irregular.iter())
                .filter(|forms| forms.first() == Some(&stem))
                .flat_map(|forms| forms.iter().skip(1))
                .map(|own| {
                    // A participle may be the stem itself: `has set`.
                    let is_stem = *own == stem;
                    (folded(own), if is_stem { Inflection::Bound } else { Inflection::Free })
                });
            let regular = endings.iter().flat_map(|(ending, form)| {
                ended(stem, ending).into_iter().map(|word| (word, *form))
            });
            let is_other = |(word, form): &(String, _)| *word != stem || *form == Inflection::Bound;
            listed.chain(regular).filter(is_other).collect::<Vec<_>>()
        };
        for stem in stems {
            for (word, form) in bend(&stem) {
                let stem = stem.clone();
                let own = self.inflected.entry(word).or_default();
                if !own.iter().any(|other| other.stem == stem && other.form <= form) {
                    own.push(Inflected { stem, form });
                }
            }
        }
        self.particles = list("particles").into_iter().map(folded).collect();
        let is_long = |phrase: &&Phrase| phrase.is_act() && !phrase.rest.is_empty();
        let mut joined: Vec<(String, Phrase)> = Vec::new();
        for (stem, phrases) in self.first.iter().filter(|_| !self.particles.is_empty()) {
            let listed = irregular.iter().find(|forms| forms.first() == Some(&stem.as_str()));
            let is_participle = |word: &str| match listed {
                Some(forms) => forms.last().is_some_and(|own| folded(own) == word),
                None => !word.starts_with(stem.as_str()),
            };
            let forms = if phrases.iter().any(|own| is_long(&own)) { bend(stem) } else { continue };
            let pairs = phrases
                .iter()
                .filter(is_long)
                .flat_map(|own| forms.iter().map(move |form| (own, form)));
            joined.extend(pairs.filter_map(|(phrase, (word, form))| {
                let (last, before) = phrase.rest.split_last()?;
                let words: Vec<String> = match self.particles.contains(last) {
                    // `legt neer`: `neerlegt`, `neergelegd`
                    true => [before, &[format!("{last}{word}")]].concat(),
                    // `vraagt geld`: `geld gevraagd`
                    false if is_participle(word) => [&phrase.rest, &[word.clone()][..]].concat(),
                    false => return None,
                };
                let (first, rest) = words.split_first()?;
                let (rest, sense) = (rest.to_vec(), phrase.sense.clone());
                Some((first.clone(), Phrase { rest, sense, inflected: Some(*form) }))
            }));
        }
        joined.order_by(|(one, _), (other, _)| one.cmp(other));
        for (first, phrase) in joined {
            self.first.entry(first).or_default().push(phrase);
        }
        let moving = |(said, typed): &(String, String)| {
            Some((said.strip_suffix(STEM)?.to_owned(), typed.clone()))
        };
        for (stem, typed) in self.pieces.iter().filter_map(moving).collect::<Vec<_>>() {
            let forms = bend(&stem).into_iter().map(|(form, _)| form).chain([stem.clone()]);
            self.pieces.extend(forms.map(|form| (form, typed.clone())));
        }
        self.pieces.retain(|(said, _)| !said.ends_with(STEM));
    }
}

/// Whether a verb has other forms. A verb before free text or several new names has none.
pub(super) fn has_forms(row: &VerbRow) -> bool {
    let is_free = |slot: &Slot| match slot.takes {
        Takes::Text | Takes::Rest => slot.after.is_none(),
        Takes::Newcomer => slot.is_repeated,
        _ => false,
    };
    row.group != Group::Question && !row.slots().any(is_free)
}

/// Whether nos asks about another form of a verb than its own word.
pub(super) fn is_unsure(row: &VerbRow) -> bool {
    row.ends && !row.asks || row.group == Group::Correction
}

/// Returns a stem with an ending, in each spelling that a language may have: `grabbed`, `takes`,
/// `carries`, `leggen`, `geven`.
fn ended(stem: &str, ending: &str) -> SmallVec<[String; 6]> {
    let with = |stem: &str| ending.replace(STEM, stem);
    let mut forms: SmallVec<[String; 6]> = SmallVec::from_iter([with(stem)]);
    let is_vowel = |c: char| "aeiouy".contains(c);
    let after = ending.split_once(STEM).map_or("", |(_, after)| after);
    if !after.starts_with(is_vowel) {
        return forms;
    }
    let mut letters = stem.chars().rev();
    let (Some(last), Some(before), third) = (letters.next(), letters.next(), letters.next()) else {
        return forms;
    };
    let head = |most: usize| stem.get(..stem.len() - most).unwrap_or_default();
    if stem.is_ascii() && last == 'e' {
        forms.push(with(head(1)));
    } else if stem.is_ascii() && last == 'y' {
        forms.push(with(&format!("{}i", head(1))));
    } else if stem.is_ascii() && is_vowel(before) && !is_vowel(last) {
        forms.push(with(&format!("{stem}{last}")));
        let soft = match last {
            'f' => 'v',
            's' => 'z',
            last => last,
        };
        forms.push(with(&format!("{}{soft}", head(1))));
        if third == Some(before) {
            forms.push(with(&format!("{}{soft}", head(2))));
        }
    }
    forms
}
