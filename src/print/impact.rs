//! What a correction changes, in words: rulings, payments, balances, and nothing else.

use crate::journal::Impact;
use crate::journal::impact::{BalanceChange, Change, Holder, PaymentChange, Read};
use crate::law::nos::ruling::Verdict;
use crate::law::nos::session::Session;
use crate::law::nos::show::ruling::{Worded, cited, purpose};

/// The impact line by line: what it does to rulings, which payments fall away or are added, every balance
/// before and after (chips).
pub fn lines(impact: &Impact) -> Vec<String> {
    let mut lines: Vec<String> = impact
        .changes
        .iter()
        .map(|change| ruling(change, impact))
        .collect();
    if lines.is_empty() {
        lines.push("No ruling changes.".to_owned());
    }
    lines.extend(impact.payments.iter().map(payment));
    lines.push(balances(impact));
    lines
}

fn ruling(change: &Change, impact: &Impact) -> String {
    let no = change.no;
    match (&change.before, &change.after) {
        (Some(before), None) => format!("#{no} {} no longer stands.", before.entry),
        (None, Some(after)) => format!(
            "#{no} {} now stands: {}",
            after.entry,
            words(after, &impact.after)
        ),
        (Some(before), Some(after)) => {
            let read = if before.entry == after.entry {
                format!("#{no} {}", after.entry)
            } else {
                format!("#{no} {} instead of {}", after.entry, before.entry)
            };
            let (was, is) = (words(before, &impact.before), words(after, &impact.after));
            if was != is {
                format!("{read}: {is} Before: {was}")
            } else if impact.payments.iter().any(|own| own.no == no) {
                format!("{read}: the payments change.")
            } else {
                let (was, is) = (&before.ruling.articles, &after.ruling.articles);
                match was == is {
                    true => format!("{read}."),
                    false => format!("{read}: by {} instead of {}.", cited(is), cited(was)),
                }
            }
        }
        (None, None) => format!("#{no} does not stand."),
    }
}

/// A ruling in a sentence, with the article where it is a foul.
fn words(read: &Read, session: &Session) -> String {
    let message = Worded::new(session, &read.ruling).message();
    match read.ruling.verdict {
        Verdict::Accepted => message,
        Verdict::Foul(foul) => format!("{message} {}", cited(&[foul.article()])),
    }
}

fn holder(holder: &Holder) -> &str {
    match holder {
        Holder::Player(name) => name.as_str(),
        Holder::Pot => "the pot",
    }
}

fn payment(change: &PaymentChange) -> String {
    let PaymentChange {
        no,
        from,
        to,
        cause,
        before,
        after,
    } = change;
    let (from, to, purpose) = (holder(from), holder(to), purpose(*cause));
    match (before, after) {
        (before, 0) => format!("Falls away: {from} pays {to} {before} {purpose} (#{no})."),
        (0, after) => format!("Added: {from} pays {to} {after} {purpose} (#{no})."),
        (before, after) => {
            format!("{from} pays {to} {after} {purpose} instead of {before} (#{no}).")
        }
    }
}

/// Every balance, before and after where it changes.
fn balances(impact: &Impact) -> String {
    let mut all: Vec<String> = impact.balances.iter().map(balance).collect();
    if impact.pot.0 != impact.pot.1 {
        all.push(format!("the pot {} -> {}", impact.pot.0, impact.pot.1));
    }
    if all.is_empty() {
        "Nobody has chips yet.".to_owned()
    } else {
        format!("Balances: {}.", all.join(", "))
    }
}

fn balance(change: &BalanceChange) -> String {
    match (&change.before, &change.after) {
        (Some((_, before)), Some((name, after))) if before == after => format!("{name} {after}"),
        (Some((_, before)), Some((name, after))) => format!("{name} {before} -> {after}"),
        (Some((name, before)), None) => format!("{name} {before} -> not in the session"),
        (None, Some((name, after))) => format!("{name} joins with {after}"),
        (None, None) => String::new(),
    }
}
