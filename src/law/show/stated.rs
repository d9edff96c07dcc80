//! The state in words, by the messages of a law.

use super::ruling_text::tell_filled;
use crate::about::PhaseRow;
use crate::common::{HandStage, Opener};
use crate::facts::Facts;
use crate::referee::Referee;
use nos_base::Told;
use nos_base::words::shell::tell_listed;

/// Returns the state with further variables for its messages.
pub fn message_variables(table: &dyn Referee) -> Facts {
    let common = table.common();
    let drawers = match &common.opener {
        Opener::Lots(drawers) => common.named(drawers),
        Opener::Of(_) | Opener::Nobody => Vec::new(),
    };
    let ending = match common.stage() {
        HandStage::Over(ending) => Some(ending),
        HandStage::None | HandStage::Going | HandStage::Void => None,
    };
    let mut facts = table
        .state()
        .with("target", common.target())
        .with("drawers", tell_listed(drawers.iter().map(Told::from).collect()))
        .with("lots", table.law().lots(&drawers))
        .with("won", common.score().won.named(&common.names()))
        .with("next-game", common.game_no() + 1)
        .with("opened", common.named_as(common.opened()))
        .with("ending", ending)
        .with("out", common.named_as(common.out()));
    facts.0.extend(table.besides().0);
    facts
}

pub fn phase_row(table: &dyn Referee) -> PhaseRow {
    table.common().phase_row(table.phase())
}

pub fn say(table: &dyn Referee, id: &str) -> String {
    tell(table, id).into()
}

/// Fills a message about the state, in which names stay marked as names.
pub fn tell(table: &dyn Referee, id: &str) -> Told {
    tell_filled(&table.law().library().words, id, &message_variables(table))
}

/// Fills a message about the state and splits it at its bars, without empty parts.
pub fn parts(table: &dyn Referee, id: &str) -> Vec<Told> {
    let mut parts = tell(table, id).split('|');
    parts.retain(|part| !part.is_empty());
    parts
}
