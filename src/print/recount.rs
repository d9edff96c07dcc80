//! What would explain a recount, as questions to the table.

use super::ruling::{listed, purpose};
use crate::journal::recount::{Explanation, Slip, Suspect};
use crate::law::name::Name;
use crate::law::session::Session;
use crate::law::transfer::Party;

/// The explanations, a question for each.
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
        Party::Player(player) => session.name(player).map_or("nobody", Name::as_str),
        Party::Pot => "the pot",
    };
    let [first, more @ ..] = payments.as_slice() else {
        return String::new();
    };
    let from_one = more.iter().all(|payment| payment.from == first.from);
    let all = |from: bool| {
        listed(
            payments
                .iter()
                .map(|payment| name(if from { payment.from } else { payment.to })),
        )
    };
    let each = if more.is_empty() { "" } else { " each" };
    let (from, to) = match from_one {
        true => (name(first.from).to_owned(), all(false)),
        false => (all(true), name(first.to).to_owned()),
    };
    let made = match slip {
        Slip::NotMade => "made",
        Slip::MadeTwice => "made twice",
        Slip::TurnedRound => "made the wrong way round",
    };
    let (was, payment) = if more.is_empty() {
        ("was", "payment")
    } else {
        ("were", "payments")
    };
    let purpose = purpose(first.cause);
    format!(
        "{was} the {payment} of {}{each} from {from} to {to} {purpose} (#{no}) {made}",
        first.amount
    )
}
