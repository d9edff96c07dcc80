//! What a season counts of a law, and what it exports.

use crate::law::about::{About, TallyColumn};
use crate::law::common::Common;
use crate::law::counted::Counted;
use crate::law::game::Game;
use crate::law::ruling::{Effect, Outcome, Ruling};
use crate::law::side::Side;
use crate::law::table::Table;
use crate::law::tallied::{TalliedHand, TallySheet, VOID};
use crate::table::seat::PlayerId;

/// The result of an evening, which decides on its sheet, too.
pub const fn result(about: &About) -> TallyColumn {
    match (about.chips, about.runs_on) {
        (Some(_), _) => TallyColumn::new("chips"),
        (None, true) => TallyColumn::POINTS,
        (None, false) => TallyColumn::GAMES_WON,
    }
}

/// Counts what a ruling brings; `table` is the session before it.
pub fn tally<G: Game>(table: &Table<G>, ruling: &Ruling<G>, sheet: &mut TallySheet) {
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
                (Counted::Event(_, count), Outcome::Own(event)) => count(table, event),
                (Counted::All(_, counts), Outcome::Shared(effect)) if counts(effect) => {
                    let seated = table.seated().iter();
                    seated.for_each(|player| add(Side::alone(player.index()), 1));
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

/// The result of a player, and what it is measured by: it is a win above that, and a loss below. Where the fewest points
/// win, they count below nothing.
pub fn over(table: &Common, player: PlayerId) -> [i64; 2] {
    let (side, about) = (table.side_of(player), table.about());
    if about.chips.is_some() {
        let over = table.points(side) - table.start();
        return [if table.is_settled() { over } else { 0 }, 0];
    }
    let sign = if about.fewest_win { -1 } else { 1 };
    let (results, sign) = if about.runs_on {
        (table.scores(), sign)
    } else {
        (table.games_won(), 1)
    };
    [true, false].map(|is_own| {
        let results = results
            .0
            .iter()
            .filter(|(other, _)| (*other == side) == is_own)
            .map(|(_, result)| sign * *result);
        results.max().unwrap_or_default()
    })
}

pub fn hand<G: Game>(table: &Table<G>, ruling: &Ruling<G>, hand: &mut TalliedHand) {
    for outcome in &ruling.outcomes {
        if let Some(effect) = outcome.effect() {
            follow(table.common(), effect, hand);
        }
    }
    for event in ruling.events() {
        G::hand(table, event, hand);
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
