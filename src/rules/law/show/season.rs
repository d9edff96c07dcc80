//! What a season counts of a law, and what it exports.

use crate::law::about::{About, TallyColumn};
use crate::law::common::Common;
use crate::law::counted::Counted;
use crate::law::overrides::Overrides;
use crate::law::ruling::{Effect, Outcome, Ruling};
use crate::law::side::Side;
use crate::law::table::Table;
use crate::law::tallied::{TalliedHand, TallySheet, VOID};

/// The result of an evening, which decides on its sheet, too.
pub const fn result(about: &About) -> TallyColumn {
    match (about.chips, about.runs_on) {
        (Some(_), _) => TallyColumn::new("chips"),
        (None, true) => TallyColumn::POINTS,
        (None, false) => TallyColumn::GAMES_WON,
    }
}

/// Counts what a ruling brings; `table` is the session before it.
pub fn tally<G: Overrides>(table: &Table<G>, ruling: &Ruling, sheet: &mut TallySheet) {
    let players = table.players().len();
    for outcome in &ruling.outcomes {
        match outcome.effect() {
            Some(Effect::Dealt { .. }) => sheet.begin_hand(),
            Some(Effect::Voided) => sheet.void_hand(),
            _ => {}
        }
        for (column, row) in G::COUNTED.iter().enumerate() {
            let mut add = |side: Side, amount| {
                let players = side.players(players);
                players.for_each(|player| sheet.add(player, column, amount));
            };
            let counted = match (row, outcome) {
                (Counted::Row(_, count), Outcome::Shared(effect)) => count(table, effect),
                (Counted::Event(_, count), Outcome::Own(event)) => {
                    event.get().and_then(|event| count(table, event))
                }
                (Counted::All(_, counts), Outcome::Shared(effect)) if counts(effect) => {
                    table
                        .seated()
                        .iter()
                        .for_each(|player| add(Side::alone(player.index()), 1));
                    None
                }
                (
                    Counted::Fouls(of),
                    Outcome::Shared(Effect::Fouled {
                        player, article, ..
                    }),
                ) => (of == article).then(|| (Side::alone(player.index()), 1)),
                (Counted::Won, Outcome::Shared(Effect::Won { winners, worth, .. })) => {
                    winners.sides().for_each(|side| add(side, *worth));
                    None
                }
                _ => None,
            };
            if let Some((side, amount)) = counted {
                add(side, amount);
            }
        }
    }
}

pub fn tally_hand<G: Overrides>(table: &Table<G>, ruling: &Ruling, hand: &mut TalliedHand) {
    for outcome in &ruling.outcomes {
        if let Some(effect) = outcome.effect() {
            follow(table.common(), effect, hand);
        }
    }
    for event in ruling.events_of::<G>() {
        G::tally_hand(table, event, hand);
    }
}

/// What an effect says of the hand.
fn follow(table: &Common, effect: &Effect, hand: &mut TalliedHand) {
    match effect {
        Effect::Dealt { opener, .. } => {
            hand.opener = *opener;
            if table.about().chips.is_none() {
                hand.game = table.game_no().to_string();
            }
        }
        Effect::Opened(player) => hand.opener = Some(*player),
        Effect::Begun(game) => hand.game = game.to_string(),
        Effect::Over { ending, out } => {
            hand.ending = ending;
            out.iter().for_each(|player| hand.goes_out(*player));
        }
        Effect::Voided => hand.ending = VOID,
        _ => {}
    }
}
