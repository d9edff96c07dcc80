//! The figures of a law for a season and its exports.

use crate::common::Common;
use crate::counted::Counted;
use crate::effect::Effect;
use crate::ruling::{Outcome, Ruling};
use crate::side::Side;
use crate::tallied::{TalliedHand, TallySheet, VOID};
use nos_base::PlayerId;

/// Adds the figures of a ruling according to these rows; `table` is the session before it.
pub fn tally<E: 'static>(
    rows: &[Counted<E>],
    table: &Common,
    ruling: &Ruling,
    sheet: &mut TallySheet,
) {
    for outcome in &ruling.outcomes {
        match outcome.effect() {
            Some(Effect::Dealt { .. }) => sheet.begin_hand(),
            Some(Effect::Voided) => sheet.void_hand(),
            _ => {}
        }
        let event = match outcome {
            Outcome::Own(event) => event.get::<E>(),
            Outcome::Shared(_) => None,
        };
        for (column, row) in rows.iter().enumerate() {
            let mut add = |(side, amount): (Side, i64)| {
                let players = side.players(table.players().len());
                players.for_each(|player| sheet.add(player, column, amount));
            };
            let alone = |player: &PlayerId| (Side::alone(player.index()), 1);
            match (row, event, outcome.effect()) {
                (Counted::Event(_, count), Some(event), _) => count(table, event).map_or((), add),
                (Counted::Row(_, count), _, Some(effect)) => count(table, effect).map_or((), add),
                (Counted::All(_, counts), _, Some(effect)) if counts(effect) => {
                    table.seated().iter().map(alone).for_each(add);
                }
                (Counted::Fouls(of), _, Some(Effect::Fouled { player, article, .. }))
                    if of == article =>
                {
                    add(alone(player));
                }
                (Counted::Won, _, Some(Effect::Won { winners, worth, .. })) => {
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
