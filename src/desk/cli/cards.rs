//! Cards of the games, on the command line.

use crate::desk::laws::{Chosen, Job, Tenant};
use crate::page::card as paper;
use crate::print::card::{self, Card};
use crate::print::look::Look;
use maud::Markup;

/// The cards of a law that these words ask for; every card if there are none.
fn asked<L: Tenant>(words: &str) -> Vec<Card<L>> {
    match words.is_empty() {
        true => L::cards(),
        false => card::find::<L>(words),
    }
}

/// The cards as text.
pub(super) struct InText<'a> {
    pub words: &'a str,
    pub look: &'a Look,
}

impl Job for InText<'_> {
    type Done = Vec<Vec<String>>;

    fn by<L: Tenant>(self) -> Self::Done {
        let cards = asked::<L>(self.words);
        cards.iter().map(|own| card::card(own, self.look)).collect()
    }
}

/// The cards drawn for a page.
pub(super) struct OnPaper<'a>(pub &'a str);

impl Job for OnPaper<'_> {
    type Done = Vec<Markup>;

    fn by<L: Tenant>(self) -> Self::Done {
        asked::<L>(self.0).iter().map(paper::card).collect()
    }
}

/// What is said when no card is asked for by these words.
fn none(words: &str) -> anyhow::Error {
    anyhow::anyhow!("{words}: no game has this number or name; nos card alone prints them all")
}

/// The cards of a law as lines.
pub(super) fn text(law: Chosen, words: &str, look: &Look) -> anyhow::Result<Vec<String>> {
    let cards = law.run(InText { words, look });
    if cards.is_empty() {
        return Err(none(words));
    }
    Ok(cards.join(&String::new()))
}

/// The cards as a page: of these laws, one after the other.
pub(super) fn page(laws: impl IntoIterator<Item = Chosen>, words: &str) -> anyhow::Result<String> {
    let cards = laws.into_iter().flat_map(|law| law.run(OnPaper(words)));
    let cards: Vec<Markup> = cards.collect();
    if cards.is_empty() {
        return Err(none(words));
    }
    Ok(paper::cards(&cards))
}
