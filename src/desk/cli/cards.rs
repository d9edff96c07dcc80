//! Cards of the games, on the command line.

use crate::law::referee::Law;
use crate::page::card as paper;
use crate::print::card::{self, Card};
use crate::print::look::Look;
use maud::Markup;

/// The cards of a law that these words ask for; every card if there are none.
fn asked(law: &Law, words: &str) -> Vec<Card> {
    match words.is_empty() {
        true => (law.cards)(),
        false => card::find(law, words),
    }
}

/// What is said when no card is asked for by these words.
fn none(words: &str) -> anyhow::Error {
    anyhow::anyhow!("{words}: no game has this number or name; nos card alone prints them all")
}

/// The cards of a law as lines.
pub(super) fn text(law: &Law, words: &str, look: &Look) -> anyhow::Result<Vec<String>> {
    let cards = asked(law, words);
    if cards.is_empty() {
        return Err(none(words));
    }
    let cards: Vec<Vec<String>> = cards
        .iter()
        .map(|card| card::card(law, card, look))
        .collect();
    Ok(cards.join(&String::new()))
}

/// The cards as a page: of these laws, one after the other.
pub(super) fn page(
    laws: impl IntoIterator<Item = &'static Law>,
    words: &str,
) -> anyhow::Result<String> {
    let cards = laws.into_iter().flat_map(|law| {
        let cards = asked(law, words).into_iter();
        cards.map(|card| paper::card(law, &card))
    });
    let cards: Vec<Markup> = cards.collect();
    if cards.is_empty() {
        return Err(none(words));
    }
    Ok(paper::cards(&cards))
}
