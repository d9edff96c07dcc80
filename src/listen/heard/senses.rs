//! Finds the senses of words in the dictionary, and what they abbreviate.

use super::Lattice;
use crate::word::Word;
use nos_base::Order;
use nos_base::table::name::plain;
use nos_entry::verb::{ALWAYS, begins};
use nos_entry::{SaidVerb, Sense, Wording};
use smallvec::SmallVec;

/// The most words of a phrase with the words that may interrupt it.
const LONGEST: usize = 16;

pub type Senses<'a> = SmallVec<[Sense<'a>; 4]>;

impl<'a> Lattice<'a> {
    pub fn is_reason(&self, at: usize) -> bool {
        self.phrases(at).iter().any(|(_, sense)| *sense == Sense::Reason)
    }

    pub fn senses_of_letter(&self, at: usize) -> Vec<Sense<'a>> {
        let first: String = self.said.folded(at).chars().take(1).collect();
        self.senses(&[&first]).into_iter().map(|(_, sense)| sense).collect()
    }

    /// Returns the phrases of the language that begin at a word, each with its number of words.
    pub(super) fn phrases(&self, at: usize) -> &[(usize, Sense<'a>)] {
        let senses = || {
            let rest = self.said.words.get(at..).unwrap_or_default();
            let folded: SmallVec<[&str; LONGEST]> =
                rest.iter().take(LONGEST).map(|word| &*word.folded).collect();
            let mut senses = self.senses(&folded);
            senses.retain(|(_, sense)| match sense {
                Sense::Verb(said) => said.named.is_none_or(|to| !self.players(at + to).is_empty()),
                _ => true,
            });
            senses
        };
        self.phrases.get(at).map_or(&[], |known| known.get_or_init(senses))
    }

    /// Returns the phrases that these words begin with. A verb of this phase hides the same words
    /// for a verb of another phase.
    pub(super) fn senses(&self, folded: &[&str]) -> Vec<(usize, Sense<'a>)> {
        let phase = self.context.phase_bit();
        let phrases = self.language.lexicon().phrases();
        let all: Vec<_> = phrases.begins(folded, phase).collect();
        let is_now = |sense: &Sense<'_>| match sense {
            Sense::Verb(said) => said.verb.row.is_for(phase),
            _ => true,
        };
        let is_limited = |sense: &Sense<'_>| match sense {
            Sense::Verb(said) => said.verb.row.phases != ALWAYS,
            _ => false,
        };
        let hides = |(other, sense): &(usize, Sense<'_>), number| {
            *other == number && is_limited(sense) && is_now(sense)
        };
        let is_shown = |(number, sense): &(usize, Sense<'_>)| {
            is_now(sense) || !all.iter().any(|other| hides(other, *number))
        };
        all.iter().filter(|said| is_shown(said)).copied().collect()
    }

    /// Returns the keywords whose parts begin like these words, as `o-d` for
    /// `ordinary-double-cross`; of similar ones the shortest.
    pub(super) fn abbreviated(&self, at: usize) -> Vec<(usize, &'static str)> {
        let rest = self.said.words.get(at..).unwrap_or_default();
        let more = rest.iter().skip(1).take_while(|word| word.is_glued && !word.is_mark());
        let number = 1 + more.count();
        if number == 1 {
            return Vec::new();
        }
        let lexicon = self.language.lexicon();
        let mut begun: Vec<&'static str> = lexicon
            .words()
            .filter(|keyword| {
                lexicon.all_typed_words(keyword).any(|typed| {
                    let mut parts = typed.split('-');
                    rest.iter().take(number).all(|word| {
                        parts.next().is_some_and(|part| part.starts_with(&*word.folded))
                    })
                })
            })
            .collect();
        begun.order_by_key(|keyword| keyword.len());
        begun.truncate(1);
        begun.into_iter().map(|keyword| (number, keyword)).collect()
    }

    /// Returns the verb and the keywords that a word abbreviates, except verbs that end something.
    pub(super) fn begun(&self, at: usize, word: &Word<'a>) -> Vec<Sense<'a>> {
        let text = &*word.folded;
        let is_plain = word.text.to_lowercase() == text;
        let is_word = !text.is_empty() && is_plain && text.chars().all(char::is_alphabetic);
        if !is_word {
            return Vec::new();
        }
        let lexicon = self.language.lexicon();
        let phase = self.context.phase_bit();
        let has_sense = self.senses_whole(at).iter().any(|sense| match sense {
            Sense::Verb(said) => said.verb.row.is_for(phase),
            Sense::Article | Sense::Filler => text.chars().count() > 2,
            Sense::Remark { .. } | Sense::Companion(_) | Sense::Little => false,
            _ => true,
        });
        let is_letter = text.chars().count() == 1;
        if has_sense && !is_letter {
            return Vec::new();
        }
        let mut begun: Vec<Sense<'a>> = Vec::new();
        let mut verbs = lexicon.beginning(text, phase);
        if verbs.is_empty() {
            verbs = lexicon.beginning(text, ALWAYS);
        }
        let is_exact = verbs.iter().any(|(word, _)| plain(word) == text);
        if let [(_, verb), rest @ ..] = verbs.as_slice()
            && !has_sense
            && rest.iter().all(|(_, other)| other == verb)
            && !is_exact
            && !verb.row.asks
        {
            begun.push(Sense::Verb(SaidVerb::plain(*verb, Wording::Begun)));
        }
        let mut keywords: Vec<(&str, &'static str)> = Vec::new();
        let closing = self.language.lexicon().vocabulary.closing;
        for keyword in lexicon.words().filter(|word| Some(*word) != closing) {
            let mut typed = lexicon.all_typed_words(keyword);
            keywords.extend(typed.find(|word| begins(word, text)).map(|word| (word, keyword)));
        }
        // A keyword that is the beginning of others wins over them.
        let is_longer = |word: &str| {
            keywords.iter().any(|(other, _)| word.len() > other.len() && word.starts_with(other))
        };
        let shortest = keywords.iter().filter(|(word, _)| !is_longer(word));
        begun.extend(shortest.map(|(_, keyword)| Sense::Keyword(keyword)));
        begun
    }

    pub fn senses_of(&self, from: usize, to: usize) -> Senses<'a> {
        let is_it = |(number, _): &&(usize, Sense<'a>)| from + number == to;
        self.phrases(from).iter().filter(is_it).map(|(_, sense)| *sense).collect()
    }

    pub(super) fn senses_whole(&self, at: usize) -> Senses<'a> {
        self.senses_of(at, at + 1)
    }

    pub fn is_phrase(&self, at: usize) -> bool {
        let phrases = self.language.lexicon().phrases();
        phrases.has(self.said.folded(at))
    }
}
