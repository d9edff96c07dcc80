//! Scores cards: in the play and, with five cards, at the show.

use super::about::{
    FIFTEEN, FLUSH, NOBS, PAIR, PLAY_FIFTEEN, PLAY_PAIR, PLAY_QUARTET, PLAY_RUN, PLAY_TRIPLET,
    QUARTET, RUN, THIRTY_ONE, TRIPLET,
};
use nos_base::{Card, CardSet, Order, Set};
use nos_law::Cause;

/// The highest count allowed (article 3.2).
pub const COUNT_MOST: u8 = 31;

pub const JACK: u8 = 11;

/// Returns the value of a card in a count (article 1.2).
pub fn counts(card: Card) -> u8 {
    card.rank().min(10)
}

pub fn count(cards: impl IntoIterator<Item = Card>) -> u8 {
    cards.into_iter().map(counts).sum()
}

/// Scores the last of these cards, the current count in order (articles 4.1 to 4.4).
pub fn in_play(cards: &[Card]) -> Vec<(i64, &'static Cause)> {
    let Some(last) = cards.last() else { return Vec::new() };
    let total = count(cards.iter().copied());
    let fifteen = (total == 15).then_some((2, &PLAY_FIFTEEN));
    let backward = || cards.iter().rev();
    let alike = backward().take_while(|card| card.rank() == last.rank());
    let runs = (3..=cards.len()).rev().find(|number| {
        let ranks = backward().take(*number).fold(0_u32, |all, card| all | 1 << card.rank());
        is_run(ranks, *number)
    });
    let run = runs.map(|number| (number as i64, &PLAY_RUN));
    let thirty_one = (total == COUNT_MOST).then_some((2, &THIRTY_ONE));
    let alike = match alike.count() {
        2 => Some((2, &PLAY_PAIR)),
        3 => Some((6, &PLAY_TRIPLET)),
        4 => Some((12, &PLAY_QUARTET)),
        _ => None,
    };
    [fifteen, alike, run, thirty_one].into_iter().flatten().collect()
}

/// Whether these ranks, as bits, are `number` ranks in a row.
fn is_run(ranks: u32, number: usize) -> bool {
    let run = ranks >> ranks.trailing_zeros().min(31);
    run.trailing_ones() == run.count_ones() && run.count_ones() as usize == number
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorthPart {
    pub points: i64,
    pub cause: &'static Cause,
    pub cards: CardSet,
}

/// Scores four cards and the starter part by part, in order (articles 5.2 to 5.6).
pub fn at_show(four: CardSet, starter: CardSet, is_crib: bool) -> Vec<WorthPart> {
    let five = four.or(starter);
    let part = |points, cause, cards| WorthPart { points, cause, cards };
    let sets = choices(five);
    let mut parts = Vec::new();
    let fifteens = sets.iter().filter(|cards| count(cards.iter()) == 15);
    parts.extend(fifteens.map(|fifteen| part(2, &FIFTEEN, *fifteen)));
    for rank in 1..=13 {
        let alike = CardSet::of_all(five.iter().filter(|card| card.rank() == rank));
        parts.extend(match alike.len() {
            2 => Some(part(2, &PAIR, alike)),
            3 => Some(part(6, &TRIPLET, alike)),
            4 => Some(part(12, &QUARTET, alike)),
            _ => None,
        });
    }
    let runs = sets.iter().filter(|cards| {
        let ranks = cards.iter().fold(0, |all, card| all | 1 << card.rank());
        cards.len() >= 3 && is_run(ranks, cards.len().into())
    });
    let longest = runs.clone().map(|cards| cards.len()).max();
    let runs = runs.filter(|cards| Some(cards.len()) == longest);
    parts.extend(runs.map(|cards| part(cards.len().into(), &RUN, *cards)));
    let is_flush = |cards: CardSet| {
        let first = cards.iter().map(Card::suit).next();
        cards.iter().map(Card::suit).all(|suit| Some(suit) == first)
    };
    if is_flush(five) {
        parts.push(part(5, &FLUSH, five));
    } else if is_flush(four) && !is_crib {
        parts.push(part(4, &FLUSH, four));
    }
    let is_turned = |jack: &Card| starter.iter().any(|card| card.suit() == jack.suit());
    let nobs = four.iter().filter(|card| card.rank() == JACK).filter(is_turned);
    parts.extend(nobs.map(|card| part(1, &NOBS, CardSet::of(card))));
    parts
}

/// Returns every choice of two or more of these cards: fewer cards first, then in order of cards.
fn choices(cards: CardSet) -> Vec<CardSet> {
    let mut chosen = vec![CardSet::default()];
    for card in cards.iter() {
        let with: Vec<CardSet> = chosen.iter().map(|set| set.with(card)).collect();
        chosen.extend(with);
    }
    chosen.retain(|set| set.len() > 1);
    // The first card has the highest bit.
    chosen.order_by_key(|set| (set.len(), std::cmp::Reverse(set.bits())));
    chosen
}
