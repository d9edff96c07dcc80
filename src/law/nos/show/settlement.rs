//! The settlement: what each player has won or lost, the pot, and who pays whom.

use super::balances::everybody;
use super::name;
use crate::law::nos::house::HouseKey;
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::settlement::payments;
use crate::print::look::Look;
use crate::print::money::Money;
use crate::print::tables::{Column, change, table};
use crate::print::width::wrapped;
use crate::table::seat::PlayerId;

/// The settlement of a session: each player's chips and result, what that is in money if a rate is agreed,
/// the pot, and the payments. Empty before the session is settled.
pub fn settlement(session: &Session, money: Option<&Money>, look: &Look) -> Vec<String> {
    let Some(result) = session.result() else {
        return Vec::new();
    };
    let against = format!("against {}", session.house().amount(HouseKey::ChipsStart));
    let mut columns = vec![
        ("player", Column::Words),
        ("chips", Column::Number),
        (against.as_str(), Column::Number),
    ];
    let currency = money
        .map(Money::currency)
        .filter(|currency| !currency.is_empty())
        .unwrap_or("money");
    if money.is_some() {
        columns.push((currency, Column::Number));
    }
    let rows = everybody(session).filter_map(|(id, seated)| {
        let (player, over) = (session.roster().get(id.index())?, *result.get(id.index())?);
        let left = if seated { "" } else { " (left)" };
        let mut row = vec![
            format!("{}{left}", player.name),
            player.balance.to_string(),
            change(over),
        ];
        row.extend(money.map(|money| money.worth(over)));
        Some(row)
    });
    let mut lines = table(&columns, rows, look);
    let mut say = |text: String| lines.extend(wrapped("", &text, look.measure()));
    if session.pot() != 0 {
        say(pot(session));
        return lines;
    }
    let paid = payments(&result);
    if paid.is_empty() {
        say("Nobody pays anything [12.4].".to_owned());
    }
    let name = |at: usize| name::name(session, PlayerId::at(at));
    for payment in paid {
        let worth = money.map(|money| format!(", {}", money.amount(payment.amount)));
        let (from, to, worth) = (
            name(payment.from),
            name(payment.to),
            worth.unwrap_or_default(),
        );
        say(format!("{from} pays {to} {}{worth}.", payment.amount));
    }
    lines
}

/// What happened to the pot. Until it is taken nobody can know who pays whom.
pub(super) fn pot(session: &Session) -> String {
    let pot = session.pot();
    if pot == 0 {
        return "The pot is empty.".to_owned();
    }
    match session.progress() {
        Progress::Billitonnen(game) if game.is_stuck() => {
            format!("The pot of {pot} goes to the fewest spots; type pot and the name [13.6].")
        }
        Progress::Billitonnen(_) => format!("The pot of {pot} is played for [12.3]."),
        _ => format!(
            "The pot of {pot} is not yet taken; type billitonnen, or pot and a name [12.3]."
        ),
    }
}
