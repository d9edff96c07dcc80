//! Explaining a recount: finds recorded payments that were perhaps made wrongly at the table. With these
//! mistakes everybody would have just the chips that were counted.

use crate::law::EntryNo;
use crate::law::nos::hand::SEATS_MAX;
use crate::law::nos::ruling::{Event, Ruling};
use crate::law::nos::transfer::{Party, PlayerId, Transfer};
use std::collections::HashMap;

/// The largest number of explanations given.
const EXPLANATIONS_MAX: usize = 5;

/// A possible mistake with a payment at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    /// It was not made.
    NotMade,
    /// It was made twice.
    MadeTwice,
    /// It was made in the wrong direction.
    TurnedRound,
}

impl Slip {
    const ALL: [Slip; 3] = [Slip::NotMade, Slip::MadeTwice, Slip::TurnedRound];

    /// How many times the payment the payer then has too much.
    fn factor(self) -> i64 {
        match self {
            Slip::NotMade => 1,
            Slip::MadeTwice => -1,
            Slip::TurnedRound => 2,
        }
    }
}

/// Payments of one entry, and a possible mistake with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suspect {
    /// The entry whose ruling has the payments.
    pub no: EntryNo,
    /// The payments, at least one.
    pub payments: Vec<Transfer>,
    /// The possible mistake.
    pub slip: Slip,
}

/// Chips of each counted player, in the order of the count.
type Chips = [i64; SEATS_MAX];

/// An explanation of a recount: one mistake, or two.
pub type Explanation = Vec<Suspect>;

/// The explanations of the count in this ruling by the payments before it: first single mistakes, the most
/// recent first, then pairs. Empty if the count agrees with the book or no pair explains it. `rulings` has
/// the rulings that stand, the latest first; the count may be among them.
pub fn explanations<'a>(
    recount: &Ruling,
    rulings: impl Iterator<Item = (EntryNo, &'a Ruling)> + Clone,
) -> Vec<Explanation> {
    let Some(counted) = recount.events.iter().find_map(|event| match event {
        Event::Recounted(counted) => Some(counted),
        _ => None,
    }) else {
        return Vec::new();
    };
    let players: Vec<PlayerId> = counted.iter().map(|own| own.player).collect();
    let mut missing: Chips = [0; SEATS_MAX];
    for (own, count) in missing.iter_mut().zip(counted) {
        *own = count.chips - count.book;
    }
    if missing == [0; SEATS_MAX] {
        return Vec::new();
    }
    let is_recount = |ruling: &Ruling| std::ptr::eq(ruling, recount);
    let recorded = rulings.clone().any(|(_, ruling)| is_recount(ruling));
    let before = rulings.skip_while(|(_, ruling)| recorded && !is_recount(ruling));
    let suspects = suspects(before, &players);
    let single = suspects
        .iter()
        .filter(|(_, effect)| *effect == missing)
        .map(|(suspect, _)| vec![suspect.clone()]);
    let mut found: Vec<Explanation> = single.take(EXPLANATIONS_MAX).collect();
    if found.is_empty() {
        found = pairs(&suspects, missing);
    }
    found
}

/// Every payment of these rulings with every mistake, and how many chips each counted player then has too
/// much.
fn suspects<'a>(
    before: impl Iterator<Item = (EntryNo, &'a Ruling)>,
    players: &[PlayerId],
) -> Vec<(Suspect, Chips)> {
    let mut suspects = Vec::new();
    for (no, ruling) in before {
        for payments in together(&ruling.transfers) {
            for slip in Slip::ALL {
                let effect = effect(&payments, slip, players);
                if effect != [0; SEATS_MAX] {
                    let suspect = Suspect {
                        no,
                        payments: payments.clone(),
                        slip,
                    };
                    suspects.push((suspect, effect));
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
    for one in transfers.iter().filter(|_| transfers.len() > 1) {
        group(&|other| other.cause == one.cause);
        group(&|other| other.cause == one.cause && other.from == one.from);
        group(&|other| other.cause == one.cause && other.to == one.to);
    }
    found.extend(transfers.iter().map(|one| vec![*one]));
    found
}

fn effect(payments: &[Transfer], slip: Slip, players: &[PlayerId]) -> Chips {
    let mut effect: Chips = [0; SEATS_MAX];
    for payment in payments {
        for (party, sign) in [(payment.from, 1), (payment.to, -1)] {
            let Party::Player(player) = party else {
                continue;
            };
            if let Some((own, _)) = effect
                .iter_mut()
                .zip(players)
                .find(|(_, own)| **own == player)
            {
                *own += sign * slip.factor() * payment.amount;
            }
        }
    }
    effect
}

/// Pairs of mistakes that explain the count together, those with the most recent payment first.
fn pairs(suspects: &[(Suspect, Chips)], missing: Chips) -> Vec<Explanation> {
    let mut by_effect: HashMap<Chips, Vec<usize>> = HashMap::new();
    for (at, (_, effect)) in suspects.iter().enumerate() {
        let same = by_effect.entry(*effect).or_default();
        // A few of each kind are enough, since no more are shown.
        if same.len() < EXPLANATIONS_MAX {
            same.push(at);
        }
    }
    let mut found = Vec::new();
    for (at, (suspect, effect)) in suspects.iter().enumerate() {
        let mut rest = missing;
        rest.iter_mut()
            .zip(effect)
            .for_each(|(own, part)| *own -= part);
        for other in by_effect
            .get(&rest)
            .into_iter()
            .flatten()
            .filter(|other| **other > at)
        {
            let Some((partner, _)) = suspects.get(*other) else {
                continue;
            };
            if !share_a_payment(suspect, partner) {
                found.push(vec![suspect.clone(), partner.clone()]);
            }
            if found.len() == EXPLANATIONS_MAX {
                return found;
            }
        }
    }
    found
}

/// Whether both have a payment in common. Only one mistake can happen to one payment.
fn share_a_payment(one: &Suspect, other: &Suspect) -> bool {
    one.no == other.no
        && one
            .payments
            .iter()
            .any(|payment| other.payments.contains(payment))
}
