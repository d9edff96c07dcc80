//! Explaining a recount: finds recorded payments that were perhaps made wrongly at the table. With these
//! mistakes everybody would have just the chips that were counted. Each explanation is a question to the table.

use super::{CountedPlayer, Event, Party, PlayerId, Ruling, SEATS_MAX, Session, Transfer, show};
use crate::nos::show::SayTable;
use nos_base::messages;
use nos_base::words::shell::listed;
use nos_law::EntryNo;
use nos_law::show::ruling_text;
use std::collections::HashMap;

const EXPLANATIONS_MAX: usize = 5;

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Slip {
        NotMade,
        MadeTwice,
        TurnedRound,
    }
}

impl Slip {
    /// Each with how many times the payment the payer then has too much.
    const FACTORS: [(Slip, i64); 3] = [
        (Slip::NotMade, 1),
        (Slip::MadeTwice, -1),
        (Slip::TurnedRound, 2),
    ];
}

/// Payments of one entry, at least one, and a possible mistake with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suspect {
    pub no: EntryNo,
    pub payments: Vec<Transfer>,
    pub slip: Slip,
}

/// Chips of each counted player, in the order of the count.
type CountedChips = [i64; SEATS_MAX];

/// An explanation of a recount: one mistake, or two.
pub type Explanation = Vec<Suspect>;

/// The players who were counted, if this ruling is on a count.
pub(super) fn counted(ruling: &Ruling) -> Option<&[CountedPlayer]> {
    ruling.events_of::<Event>().find_map(|event| match event {
        Event::Recounted { counts, .. } => Some(counts.as_slice()),
        _ => None,
    })
}

/// The explanations of the count in this ruling by the payments before it: first single mistakes, the most
/// recent first, then pairs. Empty if the count agrees with the book or no pair explains it. `rulings` has
/// the rulings that stand, the latest first; the count may be among them.
pub fn explanations<'a>(
    recount: &Ruling,
    rulings: impl Iterator<Item = (EntryNo, &'a Ruling)>,
) -> Vec<Explanation> {
    let counts = counted(recount).unwrap_or_default();
    let mut missing: CountedChips = [0; SEATS_MAX];
    for (missing, count) in missing.iter_mut().zip(counts) {
        *missing = count.chips - count.book;
    }
    if missing == [0; SEATS_MAX] {
        return Vec::new();
    }
    let players: Vec<PlayerId> = counts.iter().map(|count| count.player).collect();
    let is_recount = |ruling: &Ruling| std::ptr::eq(ruling, recount);
    let rulings: Vec<_> = rulings.collect();
    let recorded = rulings.iter().any(|(_, ruling)| is_recount(ruling));
    let before = rulings
        .into_iter()
        .skip_while(|(_, ruling)| recorded && !is_recount(ruling));
    let suspects = suspects(before, &players);
    let single = suspects
        .iter()
        .filter(|(_, effect)| *effect == missing)
        .map(|(suspect, _)| vec![suspect.clone()]);
    let found: Vec<Explanation> = single.take(EXPLANATIONS_MAX).collect();
    if found.is_empty() {
        pairs(&suspects, missing)
    } else {
        found
    }
}

/// Every payment of these rulings with every mistake, and how many chips each counted player then has too
/// much.
fn suspects<'a>(
    before: impl Iterator<Item = (EntryNo, &'a Ruling)>,
    players: &[PlayerId],
) -> Vec<(Suspect, CountedChips)> {
    let mut suspects = Vec::new();
    for (no, ruling) in before {
        for payments in together(&ruling.transfers().collect::<Vec<_>>()) {
            for (slip, factor) in Slip::FACTORS {
                let effect = effect(&payments, factor, players);
                if effect != [0; SEATS_MAX] {
                    let payments = payments.clone();
                    suspects.push((Suspect { no, payments, slip }, effect));
                }
            }
        }
    }
    suspects
}

/// The payments that one mistake can affect: all the payments for one thing, all of them by or to one
/// player, and each payment alone.
fn together(transfers: &[Transfer]) -> Vec<Vec<Transfer>> {
    let mut found: Vec<Vec<Transfer>> = Vec::new();
    let mut group = |alike: &dyn Fn(&Transfer) -> bool| {
        let payments: Vec<Transfer> = transfers.iter().copied().filter(alike).collect();
        if payments.len() > 1 && !found.contains(&payments) {
            found.push(payments);
        }
    };
    for one in transfers {
        group(&|other| other.cause == one.cause);
        group(&|other| other.cause == one.cause && other.from == one.from);
        group(&|other| other.cause == one.cause && other.to == one.to);
    }
    found.extend(transfers.iter().map(|one| vec![*one]));
    found
}

fn effect(payments: &[Transfer], factor: i64, players: &[PlayerId]) -> CountedChips {
    let mut effect: CountedChips = [0; SEATS_MAX];
    for payment in payments {
        for (party, sign) in [(payment.from, 1), (payment.to, -1)] {
            let mut each = effect.iter_mut().zip(players);
            if let Some((chips, _)) = each.find(|(_, player)| party.first() == Some(**player)) {
                *chips += sign * factor * payment.amount;
            }
        }
    }
    effect
}

/// Pairs of mistakes that explain the count together, those with the most recent payment first.
fn pairs(suspects: &[(Suspect, CountedChips)], missing: CountedChips) -> Vec<Explanation> {
    let mut by_effect: HashMap<CountedChips, Vec<usize>> = HashMap::new();
    for (at, (_, effect)) in suspects.iter().enumerate() {
        let same = by_effect.entry(*effect).or_default();
        // A few of each kind are enough, since no more are shown.
        if same.len() < EXPLANATIONS_MAX {
            same.push(at);
        }
    }
    let pairs = suspects
        .iter()
        .enumerate()
        .flat_map(|(at, (suspect, effect))| {
            let mut rest = missing;
            rest.iter_mut()
                .zip(effect)
                .for_each(|(rest, part)| *rest -= part);
            let partners = by_effect
                .get(&rest)
                .into_iter()
                .flatten()
                .filter(move |other| **other > at)
                .filter_map(|other| Some(&suspects.get(*other)?.0));
            let apart = partners.filter(|partner| !share_a_payment(suspect, partner));
            apart.map(|partner| vec![suspect.clone(), partner.clone()])
        });
    pairs.take(EXPLANATIONS_MAX).collect()
}

/// Whether both have a payment in common. Only one mistake can happen to one payment.
fn share_a_payment(one: &Suspect, other: &Suspect) -> bool {
    let mut payments = one.payments.iter();
    one.no == other.no && payments.any(|payment| other.payments.contains(payment))
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Question {
        Payments(number: usize, amounts: String, from: String, to: String, purpose: String, no: u32, slip: Slip),
        /// All payments for one thing, by and to several.
        AllPayments(purpose: String, no: u32, slip: Slip),
        Each(amount: i64),
        ThePot,
        And(rest: String, last: String),
    }
}

pub fn questions(session: &Session, explanations: &[Explanation]) -> Vec<String> {
    let questions = explanations.iter().map(|suspects| {
        let parts = suspects
            .iter()
            .map(|suspect| part(session, suspect))
            .reduce(|rest, last| session.say(&Question::And(rest, last)));
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
    let (no, slip, purpose) = (no.0, *slip, ruling_text::purpose(show::words(), first));
    let from_one = payments.iter().all(|paid| paid.from == first.from);
    let to_one = payments.iter().all(|paid| paid.to == first.to);
    if !from_one && !to_one {
        return session.say(&Question::AllPayments(purpose, no, slip));
    }
    let name = |party: Party| match party.first() {
        Some(player) => session.name(player).spaced(),
        None => session.say(&Question::ThePot),
    };
    let all = |of: fn(&Transfer) -> Party| {
        let names: Vec<String> = payments.iter().map(|paid| name(of(paid))).collect();
        listed(names.iter().map(String::as_str))
    };
    let amounts: Vec<String> = payments
        .iter()
        .map(|paid| paid.amount.to_string())
        .collect();
    let is_same = payments.iter().all(|paid| paid.amount == first.amount);
    let number = payments.len();
    let amounts = if is_same && number > 1 {
        session.say(&Question::Each(first.amount))
    } else {
        listed(amounts.iter().map(String::as_str))
    };
    let (from, to) = if from_one {
        (name(first.from), all(|paid| paid.to))
    } else {
        (all(|paid| paid.from), name(first.to))
    };
    session.say(&Question::Payments(
        number, amounts, from, to, purpose, no, slip,
    ))
}
