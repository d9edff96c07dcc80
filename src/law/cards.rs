//! Cards as arguments of verbs, for every law with cards.

use crate::{Face, Piece};
use nos_base::{Card, CardSet, Set};
use nos_entry::token::digits;
use nos_entry::{Class, Kind, Phrases, ReadFault, Reader, SyntaxError};

pub static CARD: Kind = Kind::new("card", Class::Piece);

impl Piece for Card {
    const KIND: &'static Kind = &CARD;
    const USAGE: &'static str = "CARD";

    type Set = CardSet;

    /// Reads a card in words: `jack of hearts`.
    fn said(words: &[&str], phrases: &Phrases) -> Vec<(usize, String)> {
        let both = words.first().and_then(|word| parted(word, phrases));
        if let Some(card) = both.and_then(|parts| Card::read(&parts)) {
            return vec![(1, card.to_string())];
        }
        let mut parts: Vec<String> = Vec::new();
        for (number, word) in (1..).zip(words) {
            let Some(part) = part(word, phrases) else { break };
            if !part.is_empty() {
                parts.push(part);
            }
            if let [one, other] = parts.as_slice() {
                let ways = [[one.as_str(), other].concat(), [other.as_str(), one].concat()];
                let card = ways.iter().find_map(|way| Card::read(way));
                return card.map(|card| (number, card.to_string())).into_iter().collect();
            }
        }
        Vec::new()
    }

    fn written(word: &str) -> Vec<String> {
        Card::typed(word).iter().map(Card::to_string).collect()
    }

    fn is_foreign(word: &str) -> bool {
        Card::is_foreign(word)
    }

    fn all() -> Vec<Card> {
        CardSet::PACK.iter().collect()
    }

    fn read(word: &str) -> Result<Card, SyntaxError> {
        let rank = word.trim_end_matches(['c', 'd', 'h', 's', 'C', 'D', 'H', 'S']);
        let is_like_one = rank.len() + 1 == word.len() && rank.parse::<u32>().is_ok();
        Card::read(word).ok_or(if is_like_one {
            SyntaxError::Law("read-no-card")
        } else {
            SyntaxError::Expected(&CARD)
        })
    }

    fn translated(&self) -> Option<String> {
        let told = self.told();
        (told != self.to_string()).then(|| told.to_owned())
    }

    fn weight(self) -> u32 {
        u32::from(u8::MAX - self.rank())
    }

    fn face(self) -> Option<Face> {
        Some(Face::Card(self))
    }
}

/// Reads `number` cards, none of them twice and none in `seen`.
pub fn cards(reader: &mut Reader<'_>, number: u8, seen: CardSet) -> Result<CardSet, ReadFault> {
    let mut cards = CardSet::default();
    while cards.len() < number {
        let card = reader.piece(&CARD, |word| match <Card as Piece>::read(word) {
            Ok(card) if seen.or(cards).has(card) => Err(SyntaxError::Law("read-twice")),
            read => read,
        })?;
        cards = cards.with(card);
    }
    Ok(cards)
}

/// Returns the rank or suit that a word is, as typed; an empty one for a word such as `of`.
fn part(word: &str, phrases: &Phrases) -> Option<String> {
    phrases.piece(word).map(str::to_owned).or_else(|| {
        let (number, _) = phrases.in_digits(&[word]).pop()?;
        digits(&number).map(|_| number)
    })
}

/// Reads a rank and a suit written as one word.
fn parted(word: &str, phrases: &Phrases) -> Option<String> {
    phrases.pieces.iter().filter(|(said, _)| said.len() > 1).find_map(|(suit, typed)| {
        let rank = part(word.strip_prefix(suit.as_str())?, phrases)?;
        Some(format!("{rank}{typed}"))
    })
}
