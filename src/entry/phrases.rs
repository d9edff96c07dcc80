//! What people say at a table: words and phrases of the chosen language by kind. A file of the
//! language lists them; a law adds a file of its own.

mod checked;
mod inflected;
mod lists;
mod similar;

use crate::lexicon::Verb;
use crate::slot::{Slot, Takes, Unit};
use crate::verb::ALWAYS;
pub use checked::{is_typed, kinds, passed_over, typed_alike, with_a_sense};
use inflected::Inflected;
pub(super) use lists::texts;
use nos_base::table::name::plain;
use nos_base::words::language::Texts;
pub use similar::{differ, is_swapped};
use std::collections::HashMap;

/// In a phrase, the name of a player: `let * see tiles`.
const NAME: &str = "*";

/// Phrases of every law: small words, numbers, corrections and questions.
pub const SAID: Texts = texts!("said", "toml", "said");

/// Words that change the sense of a sentence under every law.
pub const SENSES: Texts = texts!("senses", "toml", "senses");

/// A sense of a word or a phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sense<'a> {
    Verb(SaidVerb<'a>),
    /// Belongs to this verb; means nothing elsewhere.
    Companion(Verb),
    Keyword(&'static str),
    Preposition(Preposition),
    Number(u32),
    Times(u32),
    /// All tiles of the boneyard but this many.
    AllBut(u32),
    Unit(Unit),
    /// He or she: the obvious actor.
    Actor,
    /// Comes before the verb of an act: `has passed`, `did draw two`.
    Auxiliary(Auxiliary),
    Filler,
    /// Belongs to the word after it.
    Article,
    /// An ordinary word, neither part of an entry nor an abbreviation.
    Idle,
    /// A word of a sentence, such as `with`, that no entry needs.
    Little,
    Joiner,
    Asker,
    Denier,
    /// The reason for an act after it: `can't, so he draws`. Right before a verb it denies that.
    Reason,
    /// Something that the player lacks, as the reason for an act: `has no ones, so he draws`.
    Lack,
    /// Says something of a player before his act, such as `is out`.
    Stated,
    /// Says the act before it of another player: `neither`, `so did`.
    Same,
    /// Says that the words after it replace some before it: `42 no wait 43`.
    Repair,
    /// Calls a piece the player's last.
    Last,
    /// Changes the sense of the line, so that nos asks.
    Doubt,
    /// A remark that is not an entry, answered by the message with this word. If open, more words
    /// may follow.
    Remark {
        word: &'static str,
        is_open: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaidVerb<'a> {
    pub verb: Verb,
    pub form: Wording,
    /// The words of a file that the phrase adds after the verb.
    pub fills: &'a [String],
    /// Another unit that a number after it may have.
    pub or: Option<Unit>,
    /// How the first word of the phrase is inflected, if it is not as listed.
    pub inflected: Option<Inflection>,
    /// The place in the phrase of a word that must be a player's name.
    pub named: Option<usize>,
}

impl SaidVerb<'_> {
    pub fn plain(verb: Verb, form: Wording) -> SaidVerb<'static> {
        SaidVerb { verb, form, fills: &[], or: None, inflected: None, named: None }
    }
}

/// A form of a verb by rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Inflection {
    Free,
    /// It needs an auxiliary before it, as in `is passing`.
    Bound,
}

/// A word before the verb of an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Auxiliary {
    /// Before any form: `did pass`.
    Free,
    /// Only before a form that is not the stem: `has passed`.
    Bound,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wording {
    /// Its own word, that of the language, or its letter.
    Written,
    /// The beginning of its own word.
    Begun,
    Said,
    /// It might mean something else, so nos asks.
    Unsure,
}

/// The slot that a mark introduces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preposition {
    Place,
    Person,
    Neighbour,
    /// Introduces a score that the law also works out.
    Score,
}

#[derive(Debug)]
struct Phrase {
    rest: Vec<String>,
    sense: Owned,
    /// How its verb is inflected, if that is joined to a particle: `neergelegd`.
    inflected: Option<Inflection>,
}

impl Phrase {
    /// Whether its first word has other forms, and other words may interrupt it.
    fn is_act(&self) -> bool {
        match self.sense {
            Owned::Verb(..) => true,
            Owned::Plain(Sense::Keyword(_)) => !self.rest.is_empty(),
            Owned::Plain(_) => false,
        }
    }
}

#[derive(Clone, Debug)]
enum Owned {
    Verb(Verb, Wording, Vec<String>, Option<Unit>, u64),
    Plain(Sense<'static>),
}

/// The phrases of a law, by their first words.
#[derive(Debug, Default)]
pub struct Phrases {
    first: HashMap<String, Vec<Phrase>>,
    inflected: HashMap<String, Vec<Inflected>>,
    /// Words that may interrupt a phrase of a verb, such as `it` in `takes it back`.
    within: Vec<String>,
    light: Vec<String>,
    /// Words that may be apart from their verb, or one word with it: `legt … neer`, `neergelegd`.
    particles: Vec<String>,
    /// Words before the infinitive of a verb: `failed to draw`.
    infinitive: Vec<String>,
    /// The single words that deny what a line says, apart from those that speak of another time.
    deniers: Vec<String>,
    about: Vec<(Vec<String>, Verb)>,
    /// Parts of pieces: as said, and as typed.
    pub pieces: Vec<(String, String)>,
}

/// Returns a word for comparison, without case, accents and apostrophes.
pub fn folded(word: &str) -> String {
    plain(word).replace(['\'', '’', '`'], "")
}

impl Phrases {
    pub fn begins<'a>(
        &'a self,
        words: &[&str],
        phase: u64,
    ) -> impl Iterator<Item = (usize, Sense<'a>)> {
        let (first, rest) = words.split_first().unwrap_or((&"", &[]));
        let rest = rest.to_vec();
        // A word that is listed as a remark is no verb alone.
        let is_remark = self.with_first(first).any(|phrase| {
            let is_remark =
                matches!(phrase.sense, Owned::Plain(Sense::Remark { is_open: false, .. }));
            phrase.rest.is_empty() && is_remark
        });
        let own = self.with_first(first).map(|phrase| (phrase, phrase.inflected));
        let inflected = self.inflected.get(*first).map_or(&[][..], Vec::as_slice);
        let inflected = inflected.iter().flat_map(|form| {
            let own = self.with_first(&form.stem).filter(|own| own.inflected.is_none());
            own.map(move |phrase| (phrase, Some(form.form)))
        });
        own.chain(inflected).filter_map(move |(phrase, inflected)| {
            let (length, named) = self.length(phrase, &rest)?;
            let sense = match &phrase.sense {
                _ if inflected.is_some() && phrase.rest.is_empty() && is_remark => return None,
                Owned::Plain(sense) if inflected.is_none() || phrase.is_act() => *sense,
                Owned::Verb(verb, ..) if inflected.is_some() && !inflected::has_forms(verb.row) => {
                    return None;
                }
                Owned::Verb(verb, form, fills, or, phases) if phases & phase != 0 => {
                    let form = match inflected {
                        // A player may take something back, and not the official.
                        Some(_) if inflected::is_unsure(verb.row) => Wording::Unsure,
                        Some(_) => Wording::Said.max(*form),
                        None => *form,
                    };
                    Sense::Verb(SaidVerb { verb: *verb, form, fills, or: *or, inflected, named })
                }
                _ => return None,
            };
            Some((length + 1, sense))
        })
    }

    fn with_first(&self, first: &str) -> std::slice::Iter<'_, Phrase> {
        self.first.get(first).map_or(&[][..], Vec::as_slice).iter()
    }

    /// Returns how many of these words continue a phrase, and the place of a name in it; `None` if they
    /// do not.
    fn length(&self, phrase: &Phrase, rest: &[&str]) -> Option<(usize, Option<usize>)> {
        let is_act = phrase.is_act();
        let (mut at, mut named) = (0, None);
        for own in &phrase.rest {
            if own == NAME {
                named = Some(at + 1);
                at += 1;
                continue;
            }
            // A comma may follow the first word: `no, wait`.
            let is_within = |word: &&str| {
                let is_little = is_act && self.within.iter().any(|own| own == word);
                *word != own && (is_little || at == 0 && *word == ",")
            };
            at += rest.get(at..)?.iter().take_while(|word| is_within(word)).count();
            (rest.get(at) == Some(&own.as_str())).then_some(())?;
            at += 1;
        }
        Some((at, named))
    }

    pub fn piece(&self, word: &str) -> Option<&str> {
        let is_said = |(said, _): &&(String, String)| said == word;
        Some(&self.pieces.iter().find(is_said)?.1)
    }

    /// Returns the question that answers a line, which the first word that names a subject decides.
    pub fn answer(&self, line: &[&str]) -> Option<Verb> {
        (0..line.len()).find_map(|at| {
            let rest = line.get(at..)?;
            let is_here = |(about, _): &&(Vec<String>, Verb)| {
                about.len() <= rest.len() && about.iter().zip(rest).all(|(own, word)| own == word)
            };
            let length = |(about, _): &&(Vec<String>, Verb)| about.len();
            let (_, verb) = self.about.iter().filter(is_here).max_by_key(length)?;
            Some(*verb)
        })
    }

    /// Writes the numbers in folded words as digits, each with the number of words up to its end.
    pub fn in_digits(&self, words: &[&str]) -> Vec<(String, usize)> {
        let mut digits = Vec::new();
        let mut at = 0;
        while let Some(rest) = words.get(at..)
            && let Some(word) = rest.first()
        {
            let number = |(length, sense)| match sense {
                Sense::Number(number) => Some((length, number)),
                _ => None,
            };
            let longest = self.begins(rest, ALWAYS).filter_map(number).max();
            let (length, text) = match longest {
                Some((length, number)) => (length, number.to_string()),
                None => (1, (*word).to_owned()),
            };
            at += length;
            digits.push((text, at));
        }
        digits
    }

    /// Whether a word alone denies what the line says, at whatever time.
    pub fn denies(&self, word: &str) -> bool {
        self.deniers.iter().any(|own| own == word)
    }

    /// Returns the verb of this phase that a lone denial means, such as `no` to an offer.
    pub fn refusal(&self, phase: u64) -> Option<Verb> {
        let is_player = |slot: &Slot| slot.takes == Takes::Player;
        self.deniers.iter().find_map(|word| {
            self.begins(&[word], phase).find_map(|(_, sense)| match sense {
                Sense::Verb(said) if said.verb.row.slots().all(is_player) => Some(said.verb),
                _ => None,
            })
        })
    }

    /// Whether a word alone is listed as a phrase.
    pub fn has(&self, word: &str) -> bool {
        self.with_first(word).any(|phrase| phrase.rest.is_empty())
    }
}

impl Sense<'_> {
    /// Whether it is the sense of a small word, which has no forms.
    fn is_little(&self) -> bool {
        !matches!(
            self,
            Sense::Keyword(_)
                | Sense::Companion(_)
                | Sense::Remark { .. }
                | Sense::Unit(_)
                | Sense::Repair
        )
    }
}
