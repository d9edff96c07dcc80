//! Splits one word into a letter and its argument, a piece and letters, several pieces, or dice.

use super::{Heard, HeardPart, Lattice, Parts};
use nos_entry::phrases::folded;
use nos_entry::token::digits;
use nos_entry::verb::begins;
use nos_entry::{Sense, Takes, Unit};
use smallvec::smallvec;

impl<'a> Lattice<'a> {
    /// Returns the ways to split a word: `d2`, `64ec`, several pieces, dice.
    pub(super) fn glued(&self, text: &str) -> Vec<Parts<'a>> {
        let mut all = Vec::new();
        let split = text
            .chars()
            .next()
            .filter(|c| c.is_alphabetic())
            .and_then(|letter| text.split_at_checked(letter.len_utf8()));
        if let Some((letter, rest)) = split
            && rest.starts_with(|c: char| c.is_ascii_digit())
        {
            let at = letter.len();
            for first in self.lettered(letter) {
                for rest in self.tailed(rest, at).into_iter().chain(self.number(rest, at)) {
                    let mut parts: Parts<'a> = smallvec![HeardPart::within(first.clone(), 0, at)];
                    parts.extend(rest);
                    all.push(parts);
                }
            }
        }
        all.extend(self.tailed(text, 0).into_iter().filter(|parts| parts.len() > 1));
        all.extend(self.dice(text));
        all
    }

    fn dice(&self, text: &str) -> Option<Parts<'a>> {
        let has_dice = self.language.acts.iter().any(|row| {
            row.has(|slot| matches!(slot.takes, Takes::Number { unit: Unit::Dice, .. }))
        });
        let dice: Parts<'a> = text
            .char_indices()
            .filter(|(_, c)| !matches!(c, '-' | '/'))
            .map(|(at, die)| {
                let number = die.to_digit(10).filter(|number| (1..=6).contains(number))?;
                Some(HeardPart::within(Heard::Sense(Sense::Number(number)), at, 1))
            })
            .collect::<Option<_>>()?;
        // `6/4 13/11` are two moves.
        let slashed = self.said.words.iter().filter(|word| word.text.contains('/')).count();
        let is_move = text.contains('/') && slashed > 1;
        (has_dice && dice.len() == 2 && !is_move).then_some(dice)
    }

    /// Returns the verbs and the player that a letter before digits can be.
    fn lettered(&self, letter: &str) -> Vec<Heard<'a>> {
        let folded = folded(letter);
        let mut heard: Vec<Heard<'a>> = self
            .senses(&[&folded])
            .into_iter()
            .filter(|(_, sense)| matches!(sense, Sense::Verb(_)))
            .map(|(_, sense)| Heard::Sense(sense))
            .collect();
        let player = self.begun_by(&folded);
        heard.extend(player.map(|place| Heard::Player { place, is_letter: true }));
        heard
    }

    /// Returns one or several pieces in a word, with keywords by their letters after a piece; `at`
    /// is their first byte in the word.
    fn tailed(&self, text: &str, at: usize) -> Vec<Parts<'a>> {
        let mut all = Vec::new();
        let piece = |from: usize, to: usize| {
            let written = (self.language.written_piece)(text.get(from..to)?);
            let text = written.into_iter().next()?.into();
            let is_typed = true;
            Some(HeardPart::within(Heard::Piece { text, is_typed }, at + from, to - from))
        };
        all.extend(piece(0, text.len()).map(|piece| smallvec![piece]));
        let is_long = text.len() >= 4 && text.len().is_multiple_of(2);
        if is_long && digits(text).is_some() {
            let pairs = (0..text.len()).step_by(2).map(|from| piece(from, from + 2));
            let pairs: Option<Parts<'a>> = pairs.collect();
            all.extend(pairs);
        }
        let letters = text.trim_start_matches(|c: char| !c.is_alphabetic());
        let body = text.len() - letters.len();
        if letters.is_empty() || letters.chars().count() > 3 || body == 0 {
            return all;
        }
        let mut ways: Vec<Parts<'a>> =
            piece(0, body).map(|piece| smallvec![piece]).into_iter().collect();
        for (from, letter) in letters.char_indices() {
            let words = self.keywords(letter);
            ways = ways
                .into_iter()
                .flat_map(|way| {
                    words.iter().map(move |word| {
                        let mut longer = way.clone();
                        let keyword = Heard::Sense(Sense::Keyword(word));
                        longer.push(HeardPart::within(
                            keyword,
                            at + body + from,
                            letter.len_utf8(),
                        ));
                        longer
                    })
                })
                .collect();
        }
        all.extend(ways);
        all
    }

    /// Returns the keywords after a piece that this letter abbreviates.
    fn keywords(&self, letter: char) -> Vec<&'static str> {
        let lexicon = self.language.lexicon();
        let mut buffer = [0; 4];
        let letter = &*letter.encode_utf8(&mut buffer);
        let words = lexicon.words().filter(|keyword| {
            let mut typed = lexicon.all_typed_words(keyword);
            self.language.is_behind_piece(keyword) && typed.any(|word| begins(word, letter))
        });
        words.collect()
    }
}
