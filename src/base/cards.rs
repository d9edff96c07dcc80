//! Playing cards: the 52 cards, their spelling in a language, and sets of cards as bits.

use crate::{PerLanguage, Set, TypedPart, Variable, Variables, displayed_by_pieces};
use std::fmt;

const CARDS: u8 = 52;

const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/// The letter and the sign of each suit, in listing order.
const SUITS: [(char, char); 4] = [('c', '♣'), ('d', '♦'), ('h', '♥'), ('s', '♠')];

struct ToldCard {
    /// The printed form, unique to this card.
    told: String,
    /// A second form that may be typed.
    typed: String,
    rank: String,
}

static TOLD: PerLanguage<Vec<ToldCard>> = PerLanguage::new(|| {
    let told = |card: Card| {
        let (rank, suit) = (card.printed_rank(), card.printed_suit());
        ToldCard {
            told: message!("card", card, rank, suit),
            typed: message!("card-short", card, rank, suit),
            rank: message!("card-face", rank),
        }
    };
    (0..CARDS).map(|at| told(Card(at))).collect()
});

/// A card, numbered in listing order: by rank, then by suit.
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
    fn parse(word: &str) -> Option<Card> {
        let (rank, suit) = word.split_at_checked(word.len().checked_sub(1)?)?;
        let is_rank = |name: &&str| name.eq_ignore_ascii_case(rank);
        let is_ten = rank.eq_ignore_ascii_case("T");
        let rank = RANKS.iter().position(|name| is_rank(name) || is_ten && *name == "10")?;
        let suit = suit.chars().next()?.to_ascii_lowercase();
        let suit = SUITS.iter().position(|(letter, _)| *letter == suit)?;
        Some(Card((rank * SUITS.len() + suit) as u8))
    }

    fn printed_rank(self) -> &'static str {
        RANKS[usize::from(self.0 / 4)]
    }

    fn printed_suit(self) -> char {
        SUITS[usize::from(self.suit())].0
    }

    fn in_the_language(self) -> Option<&'static ToldCard> {
        TOLD.get().get(usize::from(self.0))
    }

    /// Returns the card in the chosen language, as `Rh` for the king of diamonds in Dutch.
    pub fn told(self) -> &'static str {
        self.in_the_language().map_or("", |card| &card.told)
    }

    fn all_told(is: impl Fn(&ToldCard) -> bool) -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card).filter(move |card| card.in_the_language().is_some_and(&is))
    }

    /// Parses a card as spelled in a file or in the chosen language.
    pub fn read(word: &str) -> Option<Card> {
        let is_told = |card: &ToldCard| card.told.eq_ignore_ascii_case(word);
        Card::parse(word).or_else(|| Card::all_told(is_told).next())
    }

    /// Parses a card as typed, in either case: to a Dutch player `Kh` is klaveren heer.
    pub fn typed(word: &str) -> Option<Card> {
        Card::of_the_language(word).or_else(|| Card::read(word))
    }

    fn of_the_language(word: &str) -> Option<Card> {
        Card::all_told(|card| card.typed.eq_ignore_ascii_case(word)).next()
    }

    /// Whether only files spell a card this way, because the chosen language spells it differently.
    pub fn is_foreign(word: &str) -> bool {
        let is_told_so = |card: Card| card.told().eq_ignore_ascii_case(word);
        Card::of_the_language(word).is_none()
            && Card::parse(word).is_some_and(|card| !is_told_so(card))
    }

    /// Returns the rank as printed in the chosen language, and the sign of the suit.
    pub fn face(self) -> (&'static str, char) {
        (self.in_the_language().map_or("", |card| &card.rank), SUITS[usize::from(self.suit())].1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.printed_rank(), self.printed_suit())
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
        (CARDS - 1).checked_sub(u8::try_from(place).ok()?).map(Card)
    }

    fn told(card: Card) -> String {
        card.told().to_owned()
    }
}

displayed_by_pieces!(CardSet);

impl Variable for Card {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.told());
    }

    fn part(&self) -> Option<TypedPart> {
        Some(TypedPart::Piece(self.to_string()))
    }
}

impl Variable for CardSet {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.all_told());
    }
}
