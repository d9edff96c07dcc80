//! The impact of a correction in words: rulings, payments or scores, and what everybody has.

use crate::journal::Impact;
use crate::journal::impact::{Change, Read};
use crate::law::Verdict;
use crate::table::article::cited;

/// The impact, one sentence a line: changed rulings, payments or scores taken back or added, and what
/// everybody has before and after.
pub fn lines(impact: &Impact) -> Vec<String> {
    let rulings = impact.changes.iter().map(|change| ruling(change, impact));
    let mut lines: Vec<String> = rulings.collect();
    if lines.is_empty() {
        lines.push("No ruling changes.".to_owned());
    }
    lines.extend(impact.moves.iter().map(impact.law.tell_change));
    lines.push((impact.law.tell_accounts)(&impact.accounts));
    lines
}

/// The impact as one text.
pub fn message(impact: &Impact) -> String {
    lines(impact).join(" ")
}

fn ruling(change: &Change, impact: &Impact) -> String {
    let no = change.no;
    match (&change.before, &change.after) {
        (Some(before), None) => format!("#{no} {} no longer stands.", before.entry),
        (None, Some(after)) => format!("#{no} {} now stands: {}", after.entry, words(after)),
        (Some(before), Some(after)) => {
            let read = if before.entry == after.entry {
                format!("#{no} {}", after.entry)
            } else {
                format!("#{no} {} instead of {}", after.entry, before.entry)
            };
            let (was, is) = (words(before), words(after));
            if was != is {
                format!("{read}: {is} Before: {was}")
            } else if impact.moves_of(no).next().is_some() {
                format!("{read}: the {} change.", impact.law.moves)
            } else if before.told.articles != after.told.articles {
                let (was, is) = (cited(&before.told.articles), cited(&after.told.articles));
                format!("{read}: by {is} instead of {was}.")
            } else {
                format!("{read}.")
            }
        }
        (None, None) => format!("#{no} does not stand."),
    }
}

/// The message of a ruling, with the article if it is a foul.
fn words(read: &Read) -> String {
    let message = read.told.message();
    match read.told.verdict {
        Verdict::Accepted => message,
        Verdict::Foul(article) => format!("{message} {}", cited(&[article])),
    }
}
