//! Explaining a recount: finds corrections and payments that were perhaps not carried out at the table. With these
//! mistakes everybody would have just the chips that were counted. Each explanation is a question to the table.

use super::{CountedPlayer, Event, Party, Ruling, SEATS_MAX, Session, Transfer, show};
use crate::nos::show::SayTable;
use nos_base::{Order, listed, messages};
use nos_law::show::ruling_text;
use nos_law::{EntryNo, Evening};

const EXPLANATIONS_MAX: usize = 5;

/// Entries before a recount that are searched, as many as an evening has, so that the length of the record does not
/// matter.
const REACH: usize = 400;

/// Corrections that are searched, more than an evening has.
const CORRECTIONS_MAX: usize = 40;

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Slip {
        NotMade,
        MadeTwice,
        TurnedRound,
    }
}

impl Slip {
    /// Each mistake, with the surplus that it leaves the payer, as a multiple of the payment.
    const FACTORS: [(Slip, i64); 3] =
        [(Slip::NotMade, 1), (Slip::MadeTwice, -1), (Slip::TurnedRound, 2)];
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Suspect {
    /// No chips were moved for a correction, or for it and every later one.
    Correction { no: EntryNo, with_later: bool },
    /// Payments of one entry, at least one, were made wrongly.
    Payments { no: EntryNo, payments: Vec<Transfer>, slip: Slip },
}

/// Chips of each counted player, in the order of the count.
type CountedChips = [i64; SEATS_MAX];

/// Suspects, and how many chips each counted player then has too much.
type Suspects = Vec<(Suspect, CountedChips)>;

/// An explanation of a recount: one mistake, or two.
pub type Explanation = Vec<Suspect>;

pub(super) fn counted(ruling: &Ruling) -> Option<&[CountedPlayer]> {
    ruling.events_of::<Event>().find_map(|event| match event {
        Event::Recounted { counts, .. } => Some(counts.as_slice()),
        _ => None,
    })
}

/// The explanations of the count in this ruling, the last of an evening, the commonest mistakes first: chips that were not
/// moved for a correction, then payments not made or made twice, then payments turned round; of each the most recent
/// first. If there is none, pairs of mistakes since the last deal. Empty if the count agrees with the book.
pub fn explanations(evening: &dyn Evening, recount: &Ruling) -> Vec<Explanation> {
    let counts = counted(recount).unwrap_or_default();
    let mut missing: CountedChips = [0; SEATS_MAX];
    for (missing, count) in missing.iter_mut().zip(counts) {
        *missing = count.chips - count.book;
    }
    if missing == [0; SEATS_MAX] {
        return Vec::new();
    }
    let mut suspects = corrections(evening, counts);
    let mut hand = None;
    for (no, ruling) in evening.rulings().rev().take(REACH) {
        add_payments(&mut suspects, no, ruling, counts);
        if hand.is_none() && ruling.begins_hand() {
            hand = Some(suspects.len());
        }
    }
    let explains = |(suspect, effect): &(Suspect, CountedChips)| {
        (*effect == missing).then(|| vec![suspect.clone()])
    };
    let mut single: Vec<Explanation> = suspects.iter().filter_map(explains).collect();
    let is_turned =
        |slip: &Suspect| matches!(slip, Suspect::Payments { slip: Slip::TurnedRound, .. });
    single.order_by_key(|explanation| explanation.iter().any(is_turned));
    single.truncate(EXPLANATIONS_MAX);
    if single.is_empty() {
        suspects.truncate(hand.unwrap_or(suspects.len()));
        single = pairs(&suspects, missing);
    }
    single
}

/// The last corrections, each alone and with every later one.
fn corrections(evening: &dyn Evening, counts: &[CountedPlayer]) -> Suspects {
    let (mut suspects, mut all) = (Suspects::new(), [0; SEATS_MAX]);
    for (no, accounts) in evening.corrections(CORRECTIONS_MAX) {
        let mut own: CountedChips = [0; SEATS_MAX];
        for ((own, all), count) in own.iter_mut().zip(&mut all).zip(counts) {
            let is_own = |holder: Option<&str>| holder == Some(count.name.as_str());
            let account = accounts.iter().find(|account| is_own(account.holder.side()));
            *own = account.and_then(|account| Some(account.before? - account.after?)).unwrap_or(0);
            *all += *own;
        }
        let suspect = |with_later| Suspect::Correction { no, with_later };
        suspects.push((suspect(false), own));
        suspects.extend((own != all).then(|| (suspect(true), all)));
    }
    suspects.retain(|(_, effect)| *effect != [0; SEATS_MAX]);
    suspects
}

fn add_payments(suspects: &mut Suspects, no: EntryNo, ruling: &Ruling, counts: &[CountedPlayer]) {
    for payments in together(&ruling.transfers().collect::<Vec<_>>()) {
        for (slip, factor) in Slip::FACTORS {
            let effect = effect(&payments, factor, counts);
            if effect != [0; SEATS_MAX] {
                suspects.push((Suspect::Payments { no, payments: payments.clone(), slip }, effect));
            }
        }
    }
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

fn effect(payments: &[Transfer], factor: i64, counts: &[CountedPlayer]) -> CountedChips {
    let mut effect: CountedChips = [0; SEATS_MAX];
    for payment in payments {
        for (party, sign) in [(payment.from, 1), (payment.to, -1)] {
            let mut each = effect.iter_mut().zip(counts);
            if let Some((chips, _)) = each.find(|(_, count)| party.first() == Some(count.player)) {
                *chips += sign * factor * payment.amount;
            }
        }
    }
    effect
}

/// Pairs of mistakes that explain the count together, those with the most recent payment first.
fn pairs(suspects: &Suspects, missing: CountedChips) -> Vec<Explanation> {
    let pairs = suspects.iter().enumerate().flat_map(|(at, (one, effect))| {
        let mut rest = missing;
        for (rest, part) in rest.iter_mut().zip(effect) {
            *rest -= part;
        }
        let with = move |(other, effect): &(Suspect, CountedChips)| {
            (*effect == rest && are_apart(one, other)).then(|| vec![one.clone(), other.clone()])
        };
        suspects.iter().skip(at + 1).filter_map(with)
    });
    pairs.take(EXPLANATIONS_MAX).collect()
}

/// Whether they have no payment in common. Only one mistake can happen to one payment.
fn are_apart(one: &Suspect, other: &Suspect) -> bool {
    let (
        Suspect::Payments { no, payments, .. },
        Suspect::Payments { no: other, payments: others, .. },
    ) = (one, other)
    else {
        return true;
    };
    no != other || !payments.iter().any(|payment| others.contains(payment))
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Question {
        Payments(number: usize, amounts: String, from: String, to: String, purpose: String, no: u32, slip: Slip),
        /// All payments for one thing, by and to several.
        AllPayments(purpose: String, no: u32, slip: Slip),
        Correction(no: u32, with_later: bool),
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
        question.get_mut(..1).into_iter().for_each(str::make_ascii_uppercase);
        question + "?"
    });
    questions.collect()
}

fn part(session: &Session, suspect: &Suspect) -> String {
    let (no, payments, slip) = match suspect {
        Suspect::Correction { no, with_later } => {
            return session.say(&Question::Correction(no.0, *with_later));
        }
        Suspect::Payments { no, payments, slip } => (no.0, payments, *slip),
    };
    let Some(first) = payments.first() else { return String::new() };
    let purpose = ruling_text::purpose(show::words(), first);
    let from_one = payments.iter().all(|paid| paid.from == first.from);
    let to_one = payments.iter().all(|paid| paid.to == first.to);
    if !from_one && !to_one {
        return session.say(&Question::AllPayments(purpose, no, slip));
    }
    let name = |party: Party| match party.first() {
        Some(player) => session.name(player).spaced(),
        None => session.say(&Question::ThePot),
    };
    let all = |of: fn(&Transfer) -> Party| listed(payments.iter().map(|paid| name(of(paid))));
    let amounts: Vec<String> = payments.iter().map(|paid| paid.amount.to_string()).collect();
    let is_same = payments.iter().all(|paid| paid.amount == first.amount);
    let number = payments.len();
    let amounts = if is_same && number > 1 {
        session.say(&Question::Each(first.amount))
    } else {
        listed(amounts)
    };
    let (from, to) = if from_one {
        (name(first.from), all(|paid| paid.to))
    } else {
        (all(|paid| paid.from), name(first.to))
    };
    session.say(&Question::Payments(number, amounts, from, to, purpose, no, slip))
}
