//! What people say in place of a verb.

use super::Shorthand;
use crate::speech::sayings::{Meaning, folded};
use crate::speech::token::{Token, digits};
use crate::speech::verb::{ALWAYS, Group, VerbRow};

impl Shorthand<'_> {
    /// How many words from this one on people say for something.
    pub(super) fn said(&self, at: usize) -> usize {
        let typed = self.folded(at);
        self.lexicon
            .sayings()
            .iter()
            .filter(|saying| !saying.is_open)
            .filter_map(|saying| saying.begins(&typed))
            .max()
            .unwrap_or_default()
    }

    /// The words from this one on as they are compared with what people say.
    fn folded(&self, at: usize) -> Vec<String> {
        let compared = |word: &Token| folded(word.text);
        self.parts.words.iter().skip(at).map(compared).collect()
    }

    /// Puts a verb in place of what people say for it, as `claim` for `pay me`, from this word on; or notes the message
    /// that answers what they say. A verb stands for itself, unless the whole line is what people say and makes more sense
    /// in this phase. Returns whether it did.
    pub fn write_out_saying(&mut self, at: usize) -> bool {
        let (lexicon, typed) = (self.lexicon, self.folded(at));
        let (open, said): (Vec<_>, Vec<_>) = lexicon
            .sayings()
            .iter()
            .filter_map(|saying| Some((saying.begins(&typed)?, saying)))
            .partition(|(_, saying)| saying.is_open);
        if let Some((_, longest)) = open.into_iter().max_by_key(|(words, _)| *words)
            && let Meaning::Answer(word) = longest.meaning
        {
            self.answer.get_or_insert((word, true));
        }
        let ranked = |words, row: &VerbRow, is_verb| {
            let is_now = row.is_for(self.phase);
            (words, is_now, is_verb, row.phases != ALWAYS)
        };
        let verb = lexicon.verb(self.text(at)).map(|verb| verb.row);
        // Who shortens a verb that makes sense now means that.
        let is_shortened = !lexicon.beginning(self.text(at), self.phase).is_empty();
        let is_number = |word: &String| digits(word).is_some();
        let meant = said.into_iter().filter_map(|(words, saying)| {
            let is_whole = words == typed.len();
            let rank = match &saying.meaning {
                Meaning::Verb(row, _) => {
                    let asks = row.group == Group::Question && row.arguments.is_empty();
                    let is_other = words == 1 && !row.is_for(self.phase) && is_shortened;
                    let may_be = !is_other && (is_whole || !asks);
                    may_be.then(|| ranked(words, row, false))?
                }
                Meaning::Answer(_) if typed.iter().skip(words).all(is_number) => {
                    (typed.len(), false, false, false)
                }
                Meaning::Answer(_) => return None,
            };
            let outranks = |verb: &VerbRow| {
                let is_free = rank.0 == typed.len() || !verb.is_for(self.phase);
                is_free && rank > ranked(1, verb, true)
            };
            verb.is_none_or(outranks)
                .then_some((rank, words, &saying.meaning))
        });
        let Some((_, words, meaning)) = meant.max_by_key(|(rank, ..)| *rank) else {
            return false;
        };
        match meaning {
            Meaning::Answer(message) => self.answer = Some((message, false)),
            Meaning::Verb(row, rest) => {
                (1..words).for_each(|_| self.join(at));
                self.replace(at, row.word);
                for (place, word) in (at + 1..).zip(rest) {
                    self.insert(place, word);
                }
            }
        }
        true
    }
}
