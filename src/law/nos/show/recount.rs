//! The explanations of a recount, as questions to the table.

use super::name;
use crate::law::nos::evidence::recount::{Explanation, Slip, Suspect};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::Party;
use crate::table::name::listed;

/// One question for each explanation.
pub fn questions(session: &Session, explanations: &[Explanation]) -> Vec<String> {
    explanations
        .iter()
        .map(|suspects| question(session, suspects))
        .collect()
}

fn question(session: &Session, suspects: &[Suspect]) -> String {
    let parts: Vec<String> = suspects
        .iter()
        .map(|suspect| part(session, suspect))
        .collect();
    let mut question = parts.join(", and ");
    if let Some(first) = question.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    question.push('?');
    question
}

fn part(session: &Session, suspect: &Suspect) -> String {
    let Suspect { no, payments, slip } = suspect;
    let name = |party| match party {
        Party::Player(player) => name::name(session, player),
        Party::Pot => "the pot",
    };
    let [first, more @ ..] = payments.as_slice() else {
        return String::new();
    };
    let made = match slip {
        Slip::NotMade => "made",
        Slip::MadeTwice => "made twice",
        Slip::TurnedRound => "made the wrong way round",
    };
    let purpose = first.cause.purpose();
    let amounts = match more.iter().all(|own| own.amount == first.amount) {
        true if more.is_empty() => first.amount.to_string(),
        true => format!("{} each", first.amount),
        false => {
            let amounts: Vec<String> = payments.iter().map(|own| own.amount.to_string()).collect();
            listed(amounts.iter().map(String::as_str))
        }
    };
    let (was, payment) = if more.is_empty() {
        ("was", "payment")
    } else {
        ("were", "payments")
    };
    let from_one = more.iter().all(|own| own.from == first.from);
    let to_one = more.iter().all(|own| own.to == first.to);
    if !from_one && !to_one {
        return format!("{was} all the payments {purpose} (#{no}) {made}");
    }
    let (from, to) = if from_one {
        let to = listed(payments.iter().map(|own| name(own.to)));
        (name(first.from).to_owned(), to)
    } else {
        let from = listed(payments.iter().map(|own| name(own.from)));
        (from, name(first.to).to_owned())
    };
    format!("{was} the {payment} of {amounts} from {from} to {to} {purpose} (#{no}) {made}")
}
