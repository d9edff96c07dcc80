//! The state as its messages tell it.

use super::ruling_text::filled;
use crate::law::about::PhaseRow;
use crate::law::common::{Common, HandStage, Opener};
use crate::law::elements::Elements;
use crate::law::facts::Facts;
use crate::law::library::Library;
use crate::law::overrides::Overrides;
use crate::law::table::Table;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::words::shell::listed;

/// A table of any law, to tell how it stands there.
pub trait Stated {
    fn common(&self) -> &Common;

    fn library(&self) -> &'static Library;

    fn phase(&self) -> u32;

    fn turn(&self) -> Option<PlayerId>;

    /// What to type for these players' lots.
    fn lots(&self, drawers: &[Name]) -> String;

    /// The state, and what its messages say besides.
    fn facts(&self) -> [Facts; 2];
}

impl<G: Overrides> Stated for Table<G> {
    fn common(&self) -> &Common {
        self.common()
    }

    fn library(&self) -> &'static Library {
        <G as Elements>::library()
    }

    fn phase(&self) -> u32 {
        self.phase()
    }

    fn turn(&self) -> Option<PlayerId> {
        self.turn()
    }

    fn lots(&self, drawers: &[Name]) -> String {
        self.lots(drawers)
    }

    fn facts(&self) -> [Facts; 2] {
        [G::state(self), G::about(self)]
    }
}

/// The state with what its messages say besides.
pub fn about(table: &dyn Stated) -> Facts {
    let common = table.common();
    let drawers = match &common.opener {
        Opener::Lots(drawers) => common.named(drawers),
        Opener::Of(_) | Opener::Nobody => Vec::new(),
    };
    let ending = match common.stage() {
        HandStage::Over(ending) => Some(ending),
        HandStage::None | HandStage::Going | HandStage::Void => None,
    };
    let [state, besides] = table.facts();
    let mut facts = state
        .with("target", common.target())
        .with("drawers", listed(drawers.iter().map(Name::as_str)))
        .with("lots", table.lots(&drawers))
        .with("won", common.score().won.named(&common.names()))
        .with("next-game", common.game_no() + 1)
        .with("opened", common.named_as(common.opened()))
        .with("ending", ending)
        .with("out", common.named_as(common.out()));
    facts.0.extend(besides.0);
    facts
}

pub fn phase_row(table: &dyn Stated) -> PhaseRow {
    table.common().phase_row(table.phase())
}

pub fn say(table: &dyn Stated, id: &str) -> String {
    filled(&table.library().words, id, &about(table))
}

/// A message about the state in parts, those that are empty left out.
pub fn parts(table: &dyn Stated, id: &str) -> Vec<String> {
    let told = say(table, id);
    let parts = told.split('|').map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}
