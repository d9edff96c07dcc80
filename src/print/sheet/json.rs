//! The sheet in JSON.

use super::{Cell, Kind, Sheet};
use crate::print::object::Object;
use crate::print::paper::Stage;
use serde_json::{Value, json};

/// The sheet as an object.
pub fn json(sheet: &Sheet) -> Value {
    let players = sheet.holders.iter().enumerate().map(|(at, own)| {
        let sources = sheet.rows.iter().filter(|row| row.kind == Kind::Source);
        let sources = sources.filter_map(|row| match row.cells.get(at) {
            Some(Cell::Change(units)) => Some((row.key.as_str(), *units)),
            _ => None,
        });
        let amount = |kind| match sheet.row(kind)?.cells.get(at)? {
            Cell::Amount(units) | Cell::Change(units) => Some(*units),
            Cell::Words(_) | Cell::Empty => None,
        };
        let money = match sheet.row(Kind::Money).and_then(|row| row.cells.get(at)) {
            Some(Cell::Words(worth)) => Some(worth.as_str()),
            _ => None,
        };
        json!({
            "player": own.name,
            "left": own.has_left,
            "start": amount(Kind::Start),
            "sources": Object(sources.collect()),
            "end": amount(Kind::End),
            "result": own.result,
            "money": money,
        })
    });
    let penalties = sheet.fines.iter().map(|fine| {
        json!({
            "n": fine.no.0,
            "hand": fine.hand,
            "player": fine.offender,
            "for": fine.purpose(),
            "article": fine.penalty.article.to_string(),
            "each": fine.penalty.each,
            "amount": fine.in_all(),
            "waived": fine.penalty.payees == 0,
            "paid_back": fine.is_back,
        })
    });
    let payments = sheet.payments.iter().map(|paid| {
        json!({ "from": paid.from, "to": paid.to, "amount": paid.amount, "money": paid.worth })
    });
    json!({
        "date": sheet.date.map(|date| date.to_string()),
        "hands": sheet.hands,
        "settled": sheet.stage == Stage::Done,
        "currency": sheet.currency,
        "players": players.collect::<Vec<_>>(),
        "penalties": penalties.collect::<Vec<_>>(),
        "payments": payments.collect::<Vec<_>>(),
    })
}
