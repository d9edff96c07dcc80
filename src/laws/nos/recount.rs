//! Explains a recount by corrections and payments that the players may not have carried out. Each
//! explanation gives everybody the counted chips, and is a question to the table.

use super::{CountedPlayer, Event, Party, Ruling, SEATS_MAX, Session, Transfer, show};
use crate::nos::show::SayTable;
use nos_base::messages;
use nos_base::words::shell::listed;
use nos_law::EntryNo;
use nos_law::referee::Evening;
use nos_law::show::ruling_text;
use smallvec::SmallVec;
use std::collections::HashMap;

const EXPLANATIONS_MAX: usize = 5;

/// The entries searched before a recount: an evening, so that long records stay quick.
const REACH: usize = 400;

/// The corrections searched, more than an evening has.
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
    /// How many times the payment the payer has too much after each slip.
    const FACTORS: [(Slip, i64); 3] =
        [(Slip::NotMade, 1), (Slip::MadeTwice, -1), (Slip::TurnedRound, 2)];
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Suspect {
    Correction { no: EntryNo, with_later: bool },
    Payments { no: EntryNo, payments: Vec<Transfer>, slip: Slip },
}

type CountedChips = [i64; SEATS_MAX];

type Suspects = Vec<(Suspect, CountedChips)>;

pub type Explanation = Vec<Suspect>;

pub(super) fn counted(ruling: &Ruling) -> Option<&[CountedPlayer]> {
    ruling.events_of::<Event>().find_map(|event| match event {
        Event::Recounted { counts, .. } => Some(counts.as_slice()),
        _ => None,
    })
}

/// Explains a count, the last of an evening: first missed corrections, then payments missed or made
/// twice, then payments in the wrong direction, the latest first. Otherwise returns pairs of
/// mistakes since the last deal. Empty if the count agrees with the book.
pub fn explanations(evening: &dyn Evening, recount: &Ruling) -> Vec<Explanation> {
    let counts = counted(recount).unwrap_or_default();
    let mut missing: CountedChips = [0; SEATS_MAX];
    for (missing, count) in missing.iter_mut().zip(counts) {
        *missing = count.chips - count.book;
    }
    if missing == [0; SEATS_MAX] {
        return Vec::new();
    }
    let corrections = corrections(evening, counts);
    let explains = |effect: &CountedChips| *effect == missing;
    let mut single: Suspects =
        corrections.iter().filter(|(_, effect)| explains(effect)).cloned().collect();
    for (no, ruling) in evening.rulings().rev().take(REACH) {
        let transfers: Vec<Transfer> = ruling.transfers().collect();
        single.extend(suspects(no, &transfers, counts, explains));
    }
    if single.is_empty() {
        let mut hand = corrections;
        for (no, ruling) in evening.rulings().rev().take(REACH) {
            let transfers: Vec<Transfer> = ruling.transfers().collect();
            hand.extend(suspects(no, &transfers, counts, |_| true));
            if ruling.summary().begins_hand {
                break;
            }
        }
        return pairs(&hand, missing);
    }
    let is_turned =
        |slip: &Suspect| matches!(slip, Suspect::Payments { slip: Slip::TurnedRound, .. });
    single.sort_by_key(|(suspect, _)| is_turned(suspect));
    single.into_iter().take(EXPLANATIONS_MAX).map(|(suspect, _)| vec![suspect]).collect()
}

fn corrections(evening: &dyn Evening, counts: &[CountedPlayer]) -> Suspects {
    let (mut suspects, mut all) = (Suspects::new(), [0; SEATS_MAX]);
    for (no, accounts) in evening.corrections(CORRECTIONS_MAX) {
        let mut own: CountedChips = [0; SEATS_MAX];
        for ((own, all), count) in own.iter_mut().zip(&mut all).zip(counts) {
            let is_own = |holder: Option<&str>| holder == Some(count.name.as_str());
            let moved = accounts
                .iter()
                .find(|account| is_own(account.holder.side()))
                .and_then(|account| Some(account.before? - account.after?));
            *own = moved.unwrap_or_default();
            *all += *own;
        }
        let suspect = |with_later| Suspect::Correction { no, with_later };
        suspects.push((suspect(false), own));
        if own != all {
            suspects.push((suspect(true), all));
        }
    }
    suspects.retain(|(_, effect)| *effect != [0; SEATS_MAX]);
    suspects
}

/// Returns the payments of a ruling with every mistake whose effect passes `wanted`.
fn suspects<'a>(
    no: EntryNo,
    transfers: &'a [Transfer],
    counts: &'a [CountedPlayer],
    wanted: impl Fn(&CountedChips) -> bool + 'a,
) -> impl Iterator<Item = (Suspect, CountedChips)> + 'a {
    groups(transfers).flat_map(move |group| {
        let once = effect(group.payments(), counts);
        let mistakes = Slip::FACTORS.map(|(slip, factor)| (slip, once.map(|chips| chips * factor)));
        let mistakes = mistakes.into_iter().filter(|(_, effect)| *effect != [0; SEATS_MAX]);
        let wanted = mistakes.filter(|(_, effect)| wanted(effect)).collect::<SmallVec<[_; 3]>>();
        wanted.into_iter().map(move |(slip, effect)| {
            let payments = group.payments().copied().collect();
            (Suspect::Payments { no, payments, slip }, effect)
        })
    })
}

/// What the payments of a group have in common.
#[derive(Clone, Copy)]
enum Common {
    Cause,
    Payer,
    Payee,
}

/// Payments of one ruling that one mistake can affect: all for one cause, all of these by or to one player, or one
/// payment alone. The group is named for its first payment.
#[derive(Clone, Copy)]
struct Group<'a> {
    transfers: &'a [Transfer],
    first: usize,
    common: Option<Common>,
}

impl<'a> Group<'a> {
    fn payments(self) -> impl Iterator<Item = &'a Transfer> {
        let first = self.transfers.get(self.first);
        let rest = self.transfers.iter().skip(self.first + 1);
        first.into_iter().chain(rest.filter(move |other| self.has(other)))
    }

    /// Whether another payment belongs to the group of the first.
    fn has(self, other: &Transfer) -> bool {
        let Some((first, common)) = self.transfers.get(self.first).zip(self.common) else {
            return false;
        };
        let is_alike = match common {
            Common::Cause => true,
            Common::Payer => other.from == first.from,
            Common::Payee => other.to == first.to,
        };
        is_alike && other.cause == first.cause
    }

    fn begins(self) -> bool {
        !self.transfers.iter().take(self.first).any(|earlier| self.has(earlier))
    }
}

/// Every group of payments once: the larger ones first.
fn groups(transfers: &[Transfer]) -> impl Iterator<Item = Group<'_>> {
    let of = move |first: usize, common| Group { transfers, first, common };
    let larger = (0..transfers.len()).flat_map(move |first| {
        let [cause, payer, payee] =
            [Common::Cause, Common::Payer, Common::Payee].map(|common| of(first, Some(common)));
        let is_larger = |group: Group| group.begins() && group.payments().nth(1).is_some();
        let same = |one: Group, other: Group| one.payments().eq(other.payments());
        let cause = Some(cause).filter(|group| is_larger(*group));
        let differs =
            |group: &Group, other: Option<Group>| other.is_none_or(|other| !same(*group, other));
        let payer = Some(payer).filter(|group| is_larger(*group) && differs(group, cause));
        let is_new =
            |group: &Group| is_larger(*group) && differs(group, cause) && differs(group, payer);
        [cause, payer, Some(payee).filter(is_new)].into_iter().flatten()
    });
    larger.chain((0..transfers.len()).map(move |first| of(first, None)))
}

/// How many chips each counted player has too much if these payments were not made.
fn effect<'a>(
    payments: impl Iterator<Item = &'a Transfer>,
    counts: &[CountedPlayer],
) -> CountedChips {
    let mut effect: CountedChips = [0; SEATS_MAX];
    for payment in payments {
        for (party, sign) in [(payment.from, 1), (payment.to, -1)] {
            let mut each = effect.iter_mut().zip(counts);
            if let Some((chips, _)) = each.find(|(_, count)| party.first() == Some(count.player)) {
                *chips += sign * payment.amount;
            }
        }
    }
    effect
}

/// Returns pairs of mistakes that explain the count, those with the latest payment first.
fn pairs(suspects: &Suspects, missing: CountedChips) -> Vec<Explanation> {
    let mut by_effect: HashMap<CountedChips, Vec<usize>> = HashMap::new();
    for (at, (_, effect)) in suspects.iter().enumerate() {
        by_effect.entry(*effect).or_default().push(at);
    }
    let pairs = suspects.iter().enumerate().flat_map(|(at, (one, effect))| {
        let mut rest = missing;
        for (rest, part) in rest.iter_mut().zip(effect) {
            *rest -= part;
        }
        by_effect.get(&rest).into_iter().flatten().filter(move |other| **other > at).filter_map(
            move |other| {
                let (other, _) = suspects.get(*other)?;
                are_apart(one, other).then(|| vec![one.clone(), other.clone()])
            },
        )
    });
    pairs.take(EXPLANATIONS_MAX).collect()
}

/// Whether they share no payment. A payment can go wrong only once.
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
        if let Some(first) = question.get_mut(..1) {
            first.make_ascii_uppercase();
        }
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
    let Some(first) = payments.first() else {
        return String::new();
    };
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
    let all = |of: fn(&Transfer) -> Party| {
        let names: Vec<String> = payments.iter().map(|paid| name(of(paid))).collect();
        listed(names.iter().map(String::as_str))
    };
    let amounts: Vec<String> = payments.iter().map(|paid| paid.amount.to_string()).collect();
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
    session.say(&Question::Payments(number, amounts, from, to, purpose, no, slip))
}
