//! What a correction changes: the rulings that are other ones now, the payments that fall away or are added,
//! and every balance before and after.

use super::alike::Alike;
use super::record::Stands;
use crate::law::EntryNo;
use crate::law::nos::entry::Entry;
use crate::law::nos::ruling::Ruling;
use crate::law::nos::session::Session;
use crate::law::nos::transfer::{Cause, Party};
use crate::table::name::Name;
use std::collections::HashSet;
use std::sync::Arc;

/// An entry as it was or is read, and the ruling on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// The entry.
    pub entry: Entry,
    /// The ruling.
    pub ruling: Arc<Ruling>,
}

/// An entry that is read otherwise now, or on which the ruling is another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Its number.
    pub no: EntryNo,
    /// How it was read and ruled on; nothing where it did not stand.
    pub before: Option<Read>,
    /// How it is read and ruled on; nothing where it stands no more.
    pub after: Option<Read>,
}

/// Who pays or is paid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A player, by his name as it is now.
    Player(Name),
    /// The pot.
    Pot,
}

/// A payment of one entry that is made no more, newly made, or made with another amount.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaymentChange {
    /// The entry.
    pub no: EntryNo,
    /// Who pays.
    pub from: Holder,
    /// Who is paid.
    pub to: Holder,
    /// What for.
    pub cause: Cause,
    /// How much it was, in chips; 0 where there was none.
    pub before: i64,
    /// How much it is, in chips; 0 where there is none.
    pub after: i64,
}

/// A player's balance before and after; nothing where he is not in the session then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BalanceChange {
    /// His name and his chips before.
    pub before: Option<(Name, i64)>,
    /// His name and his chips after.
    pub after: Option<(Name, i64)>,
}

/// What a correction changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impact {
    /// The entries that changed or whose ruling did, in the order in which they are read.
    pub changes: Vec<Change>,
    /// The payments that changed, entry by entry.
    pub payments: Vec<PaymentChange>,
    /// Every balance, in the order of arrival, those that did not change included.
    pub balances: Vec<BalanceChange>,
    /// The pot before and after, in chips.
    pub pot: (i64, i64),
    /// The session as it was.
    pub before: Session,
    /// The session as it is.
    pub after: Session,
}

impl Impact {
    /// Compares what was read from some entry on with what is read now: entries that stand in both follow one
    /// another in the same order.
    pub(super) fn of<'a>(
        (was, before): (&Session, impl Iterator<Item = Stands<'a>> + Clone),
        (is, after): (&Session, impl Iterator<Item = Stands<'a>> + Clone),
    ) -> Impact {
        let numbers = |stands: Stands| stands.no;
        let stood: HashSet<EntryNo> = before.clone().map(numbers).collect();
        let stand: HashSet<EntryNo> = after.clone().map(numbers).collect();
        let alike = Alike::new(was, is);
        let (mut before, mut after) = (before.peekable(), after.peekable());
        let mut changes = Vec::new();
        loop {
            let gone = before.next_if(|one| !stand.contains(&one.no));
            let came = match gone {
                Some(_) => None,
                None => after.next_if(|one| !stood.contains(&one.no)),
            };
            let pair = match (gone, came) {
                (None, None) => (before.next(), after.next()),
                one => one,
            };
            match pair {
                (None, None) => break,
                (Some(old), Some(new))
                    if old.entry == new.entry && alike.rulings(old.ruling, new.ruling) => {}
                (old, new) => changes.extend(change(old, new)),
            }
        }
        let payments = changes
            .iter()
            .flat_map(|change| payments(change, &alike))
            .collect();
        Impact {
            payments,
            changes,
            balances: balances(was, is, &alike),
            pot: (was.pot(), is.pot()),
            before: was.clone(),
            after: is.clone(),
        }
    }
}

fn change(old: Option<Stands>, new: Option<Stands>) -> Option<Change> {
    let read = |one: Stands| Read {
        entry: one.entry.clone(),
        ruling: Arc::clone(one.ruling),
    };
    let no = new.or(old)?.no;
    Some(Change {
        no,
        before: old.map(read),
        after: new.map(read),
    })
}

/// What changed of the payments of one entry.
fn payments(change: &Change, alike: &Alike) -> Vec<PaymentChange> {
    let mut found: Vec<PaymentChange> = Vec::new();
    let mut add = |read: &Option<Read>, name: &dyn Fn(Party) -> Holder, is_after: bool| {
        let transfers = read.iter().flat_map(|read| &read.ruling.transfers);
        for transfer in transfers {
            let (from, to) = (name(transfer.from), name(transfer.to));
            let same = found
                .iter()
                .position(|own| own.from == from && own.to == to && own.cause == transfer.cause);
            let at = same.unwrap_or(found.len());
            if same.is_none() {
                found.push(PaymentChange {
                    no: change.no,
                    from,
                    to,
                    cause: transfer.cause,
                    before: 0,
                    after: 0,
                });
            }
            if let Some(own) = found.get_mut(at) {
                *(if is_after {
                    &mut own.after
                } else {
                    &mut own.before
                }) += transfer.amount;
            }
        }
    };
    add(&change.before, &|party| alike.old_holder(party), false);
    add(&change.after, &|party| alike.new_holder(party), true);
    found.retain(|own| own.before != own.after);
    found
}

/// Every balance before and after: those who are in the session now, and then those who are no more.
fn balances(was: &Session, is: &Session, alike: &Alike) -> Vec<BalanceChange> {
    let now = is.roster().iter().enumerate().map(|(at, player)| {
        let before = alike.old_place(at).and_then(|at| was.roster().get(at));
        BalanceChange {
            before: before.map(|player| (player.name.clone(), player.balance)),
            after: Some((player.name.clone(), player.balance)),
        }
    });
    let gone = was
        .roster()
        .iter()
        .enumerate()
        .filter(|(at, _)| alike.new_place(*at).is_none())
        .map(|(_, player)| BalanceChange {
            before: Some((player.name.clone(), player.balance)),
            after: None,
        });
    now.chain(gone).collect()
}
