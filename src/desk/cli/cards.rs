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

/// The cards as text.
pub(super) struct InText<'a> {
    pub words: &'a str,
    pub look: &'a Look,
}

impl InText<'_> {
    pub fn run(self, law: &'static Law) -> Vec<Vec<String>> {
        let cards = asked(law, self.words);
        cards.iter().map(|own| card::card(own, self.look)).collect()
    }
}

/// The cards drawn for a page.
pub(super) struct OnPaper<'a>(pub &'a str);

impl OnPaper<'_> {
    pub fn run(self, law: &'static Law) -> Vec<Markup> {
        asked(law, self.0).iter().map(paper::card).collect()
    }
}

/// What is said when no card is asked for by these words.
fn none(words: &str) -> anyhow::Error {
    anyhow::anyhow!("{words}: no game has this number or name; nos card alone prints them all")
}

/// The cards of a law as lines.
pub(super) fn text(law: &'static Law, words: &str, look: &Look) -> anyhow::Result<Vec<String>> {
    let cards = InText { words, look }.run(law);
    if cards.is_empty() {
        return Err(none(words));
    }
    Ok(cards.join(&String::new()))
}

/// The cards as a page: of these laws, one after the other.
pub(super) fn page(
    laws: impl IntoIterator<Item = &'static Law>,
    words: &str,
) -> anyhow::Result<String> {
    let cards = laws.into_iter().flat_map(|law| OnPaper(words).run(law));
    let cards: Vec<Markup> = cards.collect();
    if cards.is_empty() {
        return Err(none(words));
    }
    Ok(paper::cards(&cards))
}
