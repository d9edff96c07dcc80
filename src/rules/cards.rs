//! Playing cards: the 52 cards, and sets of cards as bits. It knows no game.

#![expect(missing_docs, reason = "the names say enough")]

use crate::displayed_by_pieces;
use crate::hands::set::Set;
use std::fmt;

const CARDS: u8 = 52;

/// The ranks as they are printed, from the lowest.
const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The letter and the sign of each suit, in the order in which cards are listed.
const SUITS: [(char, char); 4] = [('c', '♣'), ('d', '♦'), ('h', '♥'), ('s', '♠')];

/// A card, as its place in the order in which cards are listed: by rank, then by suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// From 1 for the ace to 13 for the king.
    pub const fn rank(self) -> u8 {
        self.0 / 4 + 1
    }

    /// From 0 for clubs to 3 for spades.
    pub const fn suit(self) -> u8 {
        self.0 % 4
    }

    pub const fn is_red(self) -> bool {
        self.suit() == 1 || self.suit() == 2
    }

    /// Parses `Ah`, `10s` or `Ts`, in either case.
    pub fn read(word: &str) -> Option<Card> {
        let (rank, suit) = word.split_at_checked(word.len().checked_sub(1)?)?;
        let is_rank = |name: &&str| name.eq_ignore_ascii_case(rank);
        let is_ten = rank.eq_ignore_ascii_case("T");
        let rank = RANKS
            .iter()
            .position(|name| is_rank(name) || is_ten && *name == "10")?;
        let suit = suit.chars().next()?.to_ascii_lowercase();
        let suit = SUITS.iter().position(|(letter, _)| *letter == suit)?;
        Some(Card((rank * SUITS.len() + suit) as u8))
    }

    /// Its rank as it is printed, and the sign of its suit.
    pub fn face(self) -> (&'static str, char) {
        let (rank, suit) = (usize::from(self.0 / 4), usize::from(self.suit()));
        (RANKS[rank], SUITS[suit].1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suit = SUITS[usize::from(self.suit())].0;
        write!(f, "{}{suit}", self.face().0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u64);

impl CardSet {
    pub const PACK: CardSet = CardSet((1 << CARDS) - 1);
}

/// The first card has the highest bit.
impl Set for CardSet {
    type Piece = Card;

    fn bits(self) -> u128 {
        self.0.into()
    }

    fn of_bits(bits: u128) -> CardSet {
        CardSet(bits as u64 & CardSet::PACK.0)
    }

    fn place(card: Card) -> usize {
        usize::from(CARDS - 1 - card.0)
    }

    fn at(place: usize) -> Option<Card> {
        let after = u8::try_from(place).ok()?;
        (CARDS - 1).checked_sub(after).map(Card)
    }
}

displayed_by_pieces!(CardSet);
