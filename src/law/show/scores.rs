//! The accounts as a table, with a small bar for each.

use crate::show::ruling_text::filled;
use crate::{Common, Facts, HandStage, Referee};
use nos_base::text::money::written;
use nos_base::text::tables::{change, table as drawn_table, with_bars};
use nos_base::{Column, Look, PlayerId, Words, spaced};

pub fn scores(table: &dyn Referee, look: &Look) -> Vec<String> {
    let (table, words) = (table.common(), &table.law().library().words);
    if table.players().is_empty() {
        return vec![words.message("accounts-none")];
    }
    if table.about().chips.is_some() {
        return balances(table, words, look);
    }
    let names = table.names();
    // If the fewest points win, the target is not a goal to show.
    let has_target = table.about().target.is_some() && !table.about().fewest_win;
    let won = table.games_won().0;
    let is_alone = won.len() == table.players().len();
    let mut columns: Vec<(String, Column)> = [
        (if is_alone { "heading-player" } else { "heading-side" }, Column::Words),
        ("heading-points", Column::Number),
        ("heading-to-go", Column::Number),
        ("games", Column::Number),
    ]
    .into_iter()
    .filter(|(id, _)| has_target || *id != "heading-to-go")
    .map(|(id, column)| (words.message(id), column))
    .collect();
    let scores = table.scores().0;
    let values: Vec<_> = scores.iter().map(|(_, points)| Some(*points)).collect();
    let rows = scores.into_iter().zip(won).map(|((side, points), (_, won))| {
        let to_go = (table.target() - points).max(0);
        let to_go = has_target.then(|| to_go.to_string());
        let side = [side.told(&names).to_string(), points.to_string()];
        side.into_iter().chain(to_go).chain([won.to_string()]).collect::<Vec<_>>()
    });
    let mut rows: Vec<Vec<String>> = rows.collect();
    with_bars(&mut columns, &mut rows, &values, look);
    drawn_table(&columns, rows, look)
}

/// Draws the chips: the balance, the change in the current or last hand, and the change since the
/// start. The pot comes last, unless it is empty.
fn balances(table: &Common, words: &Words, look: &Look) -> Vec<String> {
    let has_hand =
        matches!(table.stage(), HandStage::Going | HandStage::Over(_)) && !table.is_settled();
    let in_hand = has_hand.then_some("heading-hand");
    let numbers = [Some("heading-chips"), in_hand, Some("heading-in-all")].into_iter().flatten();
    let mut columns = vec![(words.message("heading-player"), Column::Words)];
    columns.extend(numbers.map(|id| (words.message(id), Column::Number)));
    let names = table.names();
    let brought = table.brought();
    let row = |player: &PlayerId| {
        let side = table.side_of(*player);
        let name = if table.seated().contains(player) {
            spaced(names.of(*player))
        } else {
            let player = spaced(names.of(*player));
            filled(words, "has-left", &Facts::new().with("player", player))
        };
        let chips = table.points(side);
        let won = brought
            .0
            .iter()
            .find(|(other, _)| *other == side)
            .filter(|(_, won)| *won != 0 || table.seated().contains(player));
        let won = won.map_or_else(String::new, |(_, won)| written(&change(*won)));
        let mut row = vec![name, written(&chips.to_string())];
        row.extend(has_hand.then_some(won));
        row.push(written(&change(chips - table.start())));
        row
    };
    let left = table.everybody().filter(|player| !table.seated().contains(player));
    let players: Vec<PlayerId> = table.seated().iter().copied().chain(left).collect();
    let mut rows: Vec<Vec<String>> = players.iter().map(row).collect();
    let over = |player: &PlayerId| table.points(table.side_of(*player)) - table.start();
    let mut values: Vec<_> = players.iter().map(|player| Some(over(player))).collect();
    if table.pot() != 0 {
        let mut pot = vec![words.message("the-pot"), written(&table.pot().to_string())];
        pot.resize(columns.len(), String::new());
        rows.push(pot);
        values.push(None);
    }
    with_bars(&mut columns, &mut rows, &values, look);
    drawn_table(&columns, rows, look)
}
