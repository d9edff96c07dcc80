//! What a season counts of a law, and what it exports.

use crate::law::about::TallyColumn;
use crate::law::counted::Counted;
use crate::law::game::Game;
use crate::law::ruling::{Effect, Ruling};
use crate::law::table::Table;
use crate::law::tallied::{TalliedHand, TallySheet, VOID};
use crate::table::seat::PlayerId;

/// The result of an evening, which decides on its sheet, too.
pub const fn result<G: Game>() -> TallyColumn {
    match (G::ABOUT.chips, G::ABOUT.runs_on) {
        (Some(_), _) => TallyColumn::new("chips"),
        (None, true) => TallyColumn::POINTS,
        (None, false) => TallyColumn::GAMES_WON,
    }
}

/// Counts what a ruling brings; `table` is the session before it.
pub fn tally<G: Game>(table: &Table<G>, ruling: &Ruling<G>, sheet: &mut TallySheet) {
    for effect in &ruling.effects {
        match effect {
            Effect::Dealt { .. } => sheet.begin_hand(),
            Effect::Voided => sheet.void_hand(),
            _ => {}
        }
        for (column, row) in G::COUNTED.iter().enumerate() {
            match (row, effect) {
                (Counted::Row(_, count), _) => {
                    let Some((side, amount)) = count(table, effect) else {
                        continue;
                    };
                    let players = side.players(table.players().len());
                    players.for_each(|player| sheet.add(player, column, amount));
                }
                (Counted::All(_, counts), _) if counts(effect) => {
                    table
                        .seated()
                        .iter()
                        .for_each(|player| sheet.add(*player, column, 1));
                }
                (
                    Counted::Fouls(of),
                    Effect::Fouled {
                        player, article, ..
                    },
                ) if of == article => {
                    sheet.add(*player, column, 1);
                }
                (Counted::Won, Effect::Won { winners, worth, .. }) => {
                    let players = winners
                        .sides()
                        .flat_map(|side| side.players(table.players().len()));
                    players.for_each(|player| sheet.add(player, column, *worth));
                }
                _ => {}
            }
        }
    }
}

/// The result of a player, and what it is measured by: it is a win above that, and a loss below. Where the fewest points
/// win, they count below nothing.
pub fn over<G: Game>(table: &Table<G>, player: PlayerId) -> [i64; 2] {
    let side = table.side_of(player);
    if G::ABOUT.chips.is_some() {
        let over = table.points(side) - table.start();
        return [if table.is_settled() { over } else { 0 }, 0];
    }
    let sign = if G::ABOUT.fewest_win { -1 } else { 1 };
    let (results, sign) = if G::ABOUT.runs_on {
        (table.scores(), sign)
    } else {
        (table.games_won(), 1)
    };
    [true, false].map(|is_own| {
        let results = results
            .0
            .iter()
            .filter(|(other, _)| (*other == side) == is_own);
        let results = results.map(|(_, result)| sign * *result);
        results.max().unwrap_or_default()
    })
}

pub fn hand<G: Game>(table: &Table<G>, ruling: &Ruling<G>, hand: &mut TalliedHand) {
    for effect in &ruling.effects {
        match effect {
            Effect::Dealt { opener, .. } => {
                hand.opener = *opener;
                if G::ABOUT.chips.is_none() {
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
    ruling
        .events()
        .for_each(|event| G::hand(table, event, hand));
}
