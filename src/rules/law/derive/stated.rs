//! The state as its messages tell it.

use super::ruling_text;
use crate::law::facts::Facts;
use crate::law::game::Game;
use crate::law::table::{HandStage, Opener, Table};
use crate::table::name::{Name, listed};

/// The state with what its messages say besides.
pub fn about<G: Game>(table: &Table<G>) -> Facts {
    let drawers = match &table.opener {
        Opener::Lots(drawers) => table.named(drawers),
        Opener::Of(_) | Opener::Nobody => Vec::new(),
    };
    let ending = match table.stage() {
        HandStage::Over(ending) => Some(ending),
        HandStage::None | HandStage::Going | HandStage::Void => None,
    };
    let names = table.names();
    let mut facts = G::state(table)
        .with("target", table.target())
        .with("drawers", listed(drawers.iter().map(Name::as_str)))
        .with("lots", table.lots(&drawers))
        .with("won", table.score().won.named(&names))
        .with("next-game", table.game_no() + 1)
        .with("opened", table.named_as(table.opened()))
        .with("ending", ending)
        .with("out", table.named_as(table.out()));
    facts.0.extend(G::CUSTOMS.about(table).0);
    facts
}

pub fn say<G: Game>(table: &Table<G>, id: &str) -> String {
    ruling_text::fill::<G>(id, &about(table))
}

/// A message about the state in parts, those that are empty left out.
pub fn parts<G: Game>(table: &Table<G>, id: &str) -> Vec<String> {
    let told = say(table, id);
    let parts = told.split('|').map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}
