//! The explanations of a recount, as questions to the table.

use crate::law::derive::telling;
use crate::law::nos::evidence::recount::{Explanation, Slip, Suspect};
use crate::law::nos::{Party, Session, Transfer};
use crate::table::name::listed;
use crate::told;

told! {
    /// What is asked about a mistake.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Question {
        Payments(number: usize, amounts: String, from: String, to: String, purpose: &'static str, no: u32, slip: Slip),
        /// Of all the payments for one thing, by and to several.
        AllPayments(purpose: &'static str, no: u32, slip: Slip),
        Each(amount: i64),
        ThePot,
        And(rest: String, last: String),
    }
}

/// One question for each explanation.
pub fn questions(session: &Session, explanations: &[Explanation]) -> Vec<String> {
    let questions = explanations.iter().map(|suspects| {
        let parts = suspects.iter().map(|suspect| part(session, suspect));
        let parts = parts.reduce(|rest, last| session.say(&Question::And(rest, last)));
        let mut question = parts.unwrap_or_default();
        if let Some(first) = question.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        question + "?"
    });
    questions.collect()
}

fn part(session: &Session, Suspect { no, payments, slip }: &Suspect) -> String {
    let Some(first) = payments.first() else {
        return String::new();
    };
    let (no, slip, purpose) = (no.0, *slip, telling::purpose(first));
    let from_one = payments.iter().all(|paid| paid.from == first.from);
    let to_one = payments.iter().all(|paid| paid.to == first.to);
    if !from_one && !to_one {
        return session.say(&Question::AllPayments(purpose, no, slip));
    }
    let the_pot = session.say(&Question::ThePot);
    let name = |party: Party| {
        party
            .first()
            .map_or(the_pot.as_str(), |player| session.shown(player))
    };
    let all = |of: fn(&Transfer) -> Party| listed(payments.iter().map(|paid| name(of(paid))));
    let amounts: Vec<String> = payments
        .iter()
        .map(|paid| paid.amount.to_string())
        .collect();
    let is_same = payments.iter().all(|paid| paid.amount == first.amount);
    let number = payments.len();
    let amounts = match is_same && number > 1 {
        true => session.say(&Question::Each(first.amount)),
        false => listed(amounts.iter().map(String::as_str)),
    };
    let (from, to) = match from_one {
        true => (name(first.from).to_owned(), all(|paid| paid.to)),
        false => (all(|paid| paid.from), name(first.to).to_owned()),
    };
    session.say(&Question::Payments(
        number, amounts, from, to, purpose, no, slip,
    ))
}
