//! The effects of a correction, in figures and in words.

use super::{EntryNo, Names};
use crate::{Law, PartyName};
use nos_base::{Told, each_once, messages};

/// A payment or a score of one entry that a correction adds, removes or changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveChange {
    pub no: EntryNo,
    /// The payer; `None` for a score.
    pub from: Option<PartyName>,
    pub to: PartyName,
    /// The JSON word for the purpose.
    pub what: &'static str,
    /// The message that names the purpose.
    pub purpose: &'static str,
    /// 0 if the correction adds it.
    pub before: i64,
    /// 0 if the correction removes it.
    pub after: i64,
}

/// An account before and after a correction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountChange {
    pub holder: PartyName,
    pub before: Option<i64>,
    /// In the law's own unit; `None` if the account is gone.
    pub after: Option<i64>,
}

impl AccountChange {
    fn told(&self) -> Told {
        let holder = self.holder.told();
        match (self.before, self.after) {
            (Some(before), None) => told!("account-gone"; holder, before),
            (None, Some(after)) => told!("account-new"; holder, after),
            (None, None) => holder,
            (Some(before), Some(after)) => {
                let before = Some(before).filter(|before| *before != after);
                let before = before.map(|before| Told::joined([before, after], " -> "));
                Told::joined([holder, before.unwrap_or_else(|| after.into())], " ")
            }
        }
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Change {
        TakenBack(paid: Told, no: u32),
        Added(paid: Told, no: u32),
        Changed(paid: Told, before: i64, no: u32),
        FromPot(to: Vec<Told>, amount: i64),
        Paid(from: Vec<Told>, to: Vec<Told>, amount: i64, purpose: String),
    }
}

impl Law {
    /// Returns a sentence for each changed payment or score; similar ones share a sentence.
    pub fn tell_changes(&'static self, moves: &[&MoveChange]) -> Vec<Told> {
        let key = |change: &MoveChange| (change.no, change.purpose, change.before, change.after);
        let alike =
            |one: &&MoveChange, other: &&MoveChange| one.from.is_some() && key(one) == key(other);
        let told = grouped(moves, alike, |change| &change.from, |change| &change.to)
            .into_iter()
            .filter_map(|(group, _)| Some(self.tell_change(group.first()?, group)));
        told.collect()
    }

    /// Describes one changed score, or similar payments.
    fn tell_change(&'static self, change: &MoveChange, group: &[&MoveChange]) -> Told {
        let id = match (change.before, change.after) {
            (_, 0) => "change-gone",
            (0, _) => "change-new",
            _ => "change-other",
        };
        if change.from.is_some() {
            return self.payment_changed(change, group);
        }
        let names = Names::default();
        let told = self.library().words.tell_filled(id, None, &names, |variables| {
            let side = change.to.told();
            variables.set("side-number", side.names().count());
            variables.set("side", side);
            variables.set("before", change.before);
            variables.set("after", change.after);
            variables.set("what", self.message(change.purpose));
            variables.set("no", change.no.to_string());
        });
        told.unwrap_or_default()
    }

    pub fn accounts_told(&'static self, accounts: &[AccountChange]) -> Told {
        let is_told = |change: &&AccountChange| {
            change.holder != PartyName::Pot || change.before != change.after
        };
        let told = accounts.iter().filter(is_told).map(AccountChange::told);
        let told = Told::joined(told, ", ");
        if told.is_empty() {
            return self.message("accounts-none").into();
        }
        let (names, words) = (Names::default(), &self.library().words);
        let told = words
            .tell_filled("accounts", None, &names, |variables| variables.set("accounts", told));
        told.unwrap_or_default()
    }

    fn payment_changed(&'static self, change: &MoveChange, group: &[&MoveChange]) -> Told {
        let tell = |told: Change| self.library().words.tell(&told, &Names::default());
        let parties = |party: fn(&MoveChange) -> Option<&PartyName>| {
            each_once(group.iter().filter_map(|change| party(change)).map(PartyName::told))
        };
        let MoveChange { before, after, .. } = *change;
        let from = parties(|change| change.from.as_ref());
        let to = parties(|change| Some(&change.to));
        let no = change.no.0;
        let paid = |amount| match change.from {
            Some(PartyName::Pot) => tell(Change::FromPot(to.clone(), amount)),
            _ => {
                let purpose = self.message(change.purpose);
                let (from, to) = (from.clone(), to.clone());
                tell(Change::Paid(from, to, amount, purpose))
            }
        };
        match (before, after) {
            (before, 0) => tell(Change::TakenBack(paid(before), no)),
            (0, after) => tell(Change::Added(paid(after), no)),
            (before, after) => {
                let mut sentence = tell(Change::Changed(paid(after), before, no));
                sentence.begin_with_capital();
                sentence
            }
        }
    }
}

/// Groups adjacent similar moves that share a payer (`true`) or a payee.
pub fn grouped<T, F: PartialEq, P: PartialEq>(
    moves: &[T],
    alike: impl Fn(&T, &T) -> bool,
    from: impl Fn(&T) -> F,
    to: impl Fn(&T) -> P,
) -> Vec<(&[T], bool)> {
    let mut groups = Vec::new();
    let mut rest = moves;
    while let [first, ..] = rest {
        let run = |same: &dyn Fn(&T) -> bool| {
            rest.iter().take_while(|other| alike(first, other) && same(other)).count()
        };
        let by_payer = run(&|other| from(other) == from(first));
        let by_payee = run(&|other| to(other) == to(first));
        let (group, after) = rest.split_at(by_payer.max(by_payee).max(1));
        groups.push((group, by_payer >= by_payee));
        rest = after;
    }
    groups
}
