//! Cards of the games, on the command line.

use crate::desk::laws::{Job, Tenant};
use crate::print::card;
use crate::print::look::Look;
use anyhow::bail;

/// The cards that these words ask for, as text; every card if there are none.
pub(super) struct Cards<'a> {
    pub words: String,
    pub look: &'a Look,
}

impl Job for Cards<'_> {
    type Done = anyhow::Result<Vec<String>>;

    fn by<L: Tenant>(self) -> Self::Done {
        let cards = match self.words.is_empty() {
            true => L::cards(),
            false => card::find::<L>(&self.words),
        };
        if cards.is_empty() {
            bail!(
                "{}: no game has this number or name; nos card alone prints them all",
                self.words
            );
        }
        let texts: Vec<Vec<String>> = cards.iter().map(|own| card::card(own, self.look)).collect();
        Ok(texts.join(&String::new()))
    }
}
