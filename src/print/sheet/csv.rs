//! The sheet as a table for a spreadsheet: one figure, penalty or payment a row.

use super::{Cell, Kind, Sheet};

/// The headings of the columns.
const HEADINGS: [&str; 8] = [
    "kind", "player", "to", "what", "amount", "money", "entry", "article",
];

/// The rows, the headings first. `kind` is `figure`, `penalty` or `payment`.
pub fn rows(sheet: &Sheet) -> Vec<Vec<String>> {
    let row = |cells: [&str; 8]| cells.map(str::to_owned).to_vec();
    let mut rows = vec![row(HEADINGS)];
    for (at, holder) in sheet.holders.iter().enumerate() {
        let figures = sheet.rows.iter().filter(|row| row.kind != Kind::Money);
        for (figure, cell) in figures.filter_map(|row| Some((row, row.cells.get(at)?))) {
            let amount = match cell {
                Cell::Amount(units) | Cell::Change(units) => units.to_string(),
                Cell::Words(words) => words.clone(),
                Cell::Empty => continue,
            };
            let worth = match figure.kind {
                Kind::Result => sheet.row(Kind::Money).and_then(|row| row.cells.get(at)),
                _ => None,
            };
            let worth = worth.map(ToString::to_string).unwrap_or_default();
            let cells = [
                "figure",
                &holder.name,
                "",
                &figure.key,
                &amount,
                &worth,
                "",
                "",
            ];
            rows.push(row(cells));
        }
    }
    for fine in &sheet.fines {
        let amount = if fine.is_back { 0 } else { fine.in_all() };
        let (amount, entry) = (amount.to_string(), fine.no.to_string());
        let article = fine.penalty.article.to_string();
        let cells = [
            "penalty",
            &fine.offender,
            "",
            fine.purpose(),
            &amount,
            "",
            &entry,
            &article,
        ];
        rows.push(row(cells));
    }
    for paid in &sheet.payments {
        let worth = paid.worth.clone().unwrap_or_default();
        let amount = paid.amount.to_string();
        rows.push(row([
            "payment",
            &paid.from,
            &paid.to,
            "settlement",
            &amount,
            &worth,
            "",
            "",
        ]));
    }
    rows
}
