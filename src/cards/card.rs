//! The 52 cards, and sets of cards as bits.

#![expect(missing_docs, reason = "the names say enough")]

use crate::hands::set::Set;
use std::fmt;

/// How many cards there are.
const CARDS: u8 = 52;

/// The ranks as they are printed, from the lowest.
const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// In the order in which cards are listed.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'c',
            Suit::Diamonds => 'd',
            Suit::Hearts => 'h',
            Suit::Spades => 's',
        }
    }

    pub const fn sign(self) -> char {
        match self {
            Suit::Clubs => '♣',
            Suit::Diamonds => '♦',
            Suit::Hearts => '♥',
            Suit::Spades => '♠',
        }
    }
}

/// A card, as its place in the order in which cards are listed: by rank, then by suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub fn new(rank: u8, suit: Suit) -> Card {
        Card((rank.clamp(1, 13) - 1) * 4 + suit as u8)
    }

    /// From 1 for the ace to 13 for the king.
    pub const fn rank(self) -> u8 {
        self.0 / 4 + 1
    }

    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize % 4]
    }

    /// Parses `Ah`, `10s` or `Ts`, in either case.
    pub fn read(word: &str) -> Option<Card> {
        let (rank, suit) = word.split_at_checked(word.len().checked_sub(1)?)?;
        let rank = if rank.eq_ignore_ascii_case("T") {
            "10"
        } else {
            rank
        };
        let mut ranks = (1..).zip(RANKS);
        let (rank, _) = ranks.find(|(_, own)| own.eq_ignore_ascii_case(rank))?;
        let mut suits = Suit::ALL.into_iter();
        let suit = suits.find(|own| suit.eq_ignore_ascii_case(own.letter().encode_utf8(&mut [0])));
        Some(Card::new(rank, suit?))
    }

    pub fn rank_printed(self) -> &'static str {
        RANKS[self.rank() as usize - 1]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank_printed(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of cards.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// The whole pack.
    pub const PACK: CardSet = CardSet((1 << CARDS) - 1);
}

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
        let before_last = u8::try_from(place).ok()?;
        (CARDS - 1).checked_sub(before_last).map(Card)
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
