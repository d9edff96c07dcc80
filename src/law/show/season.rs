//! The figures of a law for a season and its exports.

use crate::about::{About, TallyColumn};
use crate::common::Common;
use crate::counted::Counted;
use crate::effect::Effect;
use crate::ruling::{Outcome, Ruling};
use crate::side::Side;
use crate::tallied::{TalliedHand, TallySheet, VOID};
use nos_base::table::seat::PlayerId;

/// Returns the column with the result of an evening; the settlement sheet uses the same result.
pub const fn result(about: &About) -> TallyColumn {
    match (about.chips, about.runs_on) {
        (Some(_), _) => TallyColumn::new("chips"),
        (None, true) => TallyColumn::POINTS,
        (None, false) => TallyColumn::GAMES_WON,
    }
}

/// Adds the figures of a ruling according to these rows; `table` is the session before it.
pub fn tally<E: 'static>(
    rows: &[Counted<E>],
    table: &Common,
    ruling: &Ruling,
    sheet: &mut TallySheet,
) {
    for outcome in &ruling.outcomes {
        let (event, effect) = match outcome {
            Outcome::Own(event) => (event.get::<E>(), None),
            Outcome::Shared(effect) => (None, Some(effect)),
        };
        match effect {
            Some(Effect::Dealt { .. }) => sheet.begin_hand(),
            Some(Effect::Voided) => sheet.void_hand(),
            _ => {}
        }
        for (column, row) in rows.iter().enumerate() {
            let mut add = |(side, amount): (Side, i64)| {
                let players = side.players(table.players().len());
                players.for_each(|player| sheet.add(player, column, amount));
            };
            let alone = |player: &PlayerId| (Side::alone(player.index()), 1);
            match (row, effect) {
                (Counted::Event(_, count), _) => {
                    event.and_then(|event| count(table, event)).into_iter().for_each(add);
                }
                (Counted::Row(_, count), Some(effect)) => {
                    count(table, effect).into_iter().for_each(add);
                }
                (Counted::All(_, counts), Some(effect)) if counts(effect) => {
                    table.seated().iter().map(alone).for_each(add);
                }
                (Counted::Fouls(of), Some(Effect::Fouled { player, article, .. }))
                    if of == article =>
                {
                    add(alone(player));
                }
                (Counted::Won, Some(Effect::Won { winners, worth, .. })) => {
                    winners.sides().for_each(|side| add((side, *worth)));
                }
                _ => {}
            }
        }
    }
}

pub fn tally_hand(table: &Common, ruling: &Ruling, hand: &mut TalliedHand) {
    for effect in ruling.effects() {
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
}
