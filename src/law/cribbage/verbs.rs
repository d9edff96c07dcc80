//! The verbs of cribbage, and how its cards are typed.

use crate::cards::card::{Card, CardSet};
use crate::hands::set::Set;
use crate::law::game::Piece;
use crate::law::picture::Face;
use crate::law::shared::OnePiece;
use crate::shown_as_variable;
use crate::speech::argument::{Actor, Argument, Naming};
use crate::speech::{Class, Fault, Kind, Reader, Reason, Want, verbs};
use crate::table::name::Name;
use std::fmt;

/// The phases: those of every law, and those of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[expect(missing_docs, reason = "the names say enough")]
pub enum Phase {
    Lobby,
    Cut,
    Between,
    Finished,
    Crib,
    Play,
    Show,
}

verbs! {
    /// What only happens in cribbage.
    pub enum Act in Phase {
        Crib = "crib" 'c' Hand "both have laid two cards away, face down",
            "crib", ["2.2"], [Crib];
        Starter(card: OnePiece<Card>) = "starter" Hand "the card that is turned up when the crib is laid away",
            "starter 5h", ["2.5"], [Crib];
        Play { name: Actor, card: OnePiece<Card> } = "play" Hand "a card; the verb may be left out",
            "play Bram 10s", ["3.1", "3.2", "4.1", "4.2", "4.3"], [Play];
        Go(name: Actor) = "go" 'g' Hand "he cannot lay",
            "go Bram", ["3.3", "4.5"], [Play];
        Show(shown: Showing) = "show" Hand "a hand is shown, or the crib; the cards of a hand may be left out, as they lie open",
            "show crib 5d 7c Jd Js claims 6", ["5.1", "5.7"], [Show];
    }
}

verbs! {
    /// What only cribbage is asked.
    pub enum Ask in Phase {
        Worth(hand: Valued) = "worth" Question "what four cards and a starter score at the show, as a hand or as the crib",
            "worth 5c 5d 5h Js 5s", ["5.2", "5.3", "5.4", "5.5", "5.6"], [];
    }
}

/// A card.
pub static CARD: Kind = Kind::new("a card", ", like 5h or 10s", Class::Piece);

shown_as_variable!(Card as Piece, CardSet);

impl Piece for Card {
    const KIND: &'static Kind = &CARD;
    const USAGE: &'static str = "CARD";
    const NAMES: [&'static str; 2] = ["card", "cards"];

    type Set = CardSet;

    fn all() -> Vec<Card> {
        CardSet::PACK.iter().collect()
    }

    fn read(word: &str) -> Result<Card, Reason> {
        let is_like_one = || {
            let rank = word.trim_end_matches(['c', 'd', 'h', 's', 'C', 'D', 'H', 'S']);
            rank.len() + 1 == word.len() && rank.bytes().all(|byte| byte.is_ascii_digit())
        };
        Card::read(word).ok_or_else(|| match is_like_one() {
            true => Reason::Law("\"{found}\" is no card; a rank is A, 2 to 10, J, Q or K"),
            false => Reason::Expected(&CARD),
        })
    }

    /// The lower card deals (article 2.1).
    fn weight(self) -> u32 {
        u32::from(u8::MAX - self.rank())
    }

    fn face(self) -> Option<Face> {
        Some(Face::Card(self))
    }
}

/// Reads so many cards, each another one than these.
fn cards(reader: &mut Reader<'_>, number: u8, seen: CardSet) -> Result<CardSet, Fault> {
    let mut cards = CardSet::default();
    while cards.len() < number {
        let card = reader.piece(&CARD, |word| match <Card as Piece>::read(word) {
            Ok(card) if seen.or(cards).has(card) => Err(Reason::Law("{found} is named twice")),
            read => read,
        })?;
        cards = cards.with(card);
    }
    Ok(cards)
}

/// A hand or the crib, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Whose hand it is; `None` for the crib.
    pub name: Option<Name>,
    /// Its cards; empty if they are left out.
    pub cards: CardSet,
    /// The points that are claimed.
    pub claims: Option<u8>,
}

/// The most points that a hand can have, and be claimed for it.
pub const MOST: u8 = 29;

/// The argument of `show`.
#[derive(Debug)]
pub struct Showing;

impl Argument for Showing {
    type Value = Shown;
    const USAGE: &'static str = "NAME|crib [CARD CARD CARD CARD] [claims N]";

    fn read(reader: &mut Reader<'_>) -> Result<Shown, Fault> {
        let name = match reader.take("crib") {
            true => None,
            false => Some(reader.name()?),
        };
        let mut has_claim = name.is_some() && reader.take("claims");
        let mut shown = CardSet::default();
        if !has_claim && (name.is_none() || reader.word().is_some()) {
            shown = cards(reader, 4, shown)?;
            has_claim = reader.take("claims");
        } else if !has_claim {
            reader.want(Want::Kind(&CARD));
        }
        let claims = match has_claim {
            true => u8::try_from(reader.number(MOST.into())?).ok(),
            false => None,
        };
        Ok(Shown {
            name,
            cards: shown,
            claims,
        })
    }

    fn print(shown: &Shown, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &shown.name {
            Some(name) => write!(f, " {name}")?,
            None => f.write_str(" crib")?,
        }
        if !shown.cards.is_empty() {
            write!(f, " {}", shown.cards)?;
        }
        let mut claims = shown.claims.iter();
        claims.try_for_each(|claims| write!(f, " claims {claims}"))
    }

    fn name_in_full(shown: &mut Shown, naming: &dyn Naming) {
        shown.name = shown.name.as_ref().map(|name| naming.in_full(name));
    }
}

/// Four cards and a starter whose worth is asked.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards {
    pub four: CardSet,
    pub starter: Card,
    pub is_crib: bool,
}

/// The argument of `worth`.
#[derive(Debug)]
pub struct Valued;

impl Argument for Valued {
    type Value = Cards;
    const USAGE: &'static str = "CARD CARD CARD CARD STARTER [crib]";

    fn read(reader: &mut Reader<'_>) -> Result<Cards, Fault> {
        let four = cards(reader, 4, CardSet::default())?;
        let Some(starter) = cards(reader, 1, four)?.iter().next() else {
            return reader.expected(&CARD);
        };
        let is_crib = reader.take("crib");
        Ok(Cards {
            four,
            starter,
            is_crib,
        })
    }

    fn print(cards: &Cards, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", cards.four, cards.starter)?;
        f.write_str(if cards.is_crib { " crib" } else { "" })
    }
}
