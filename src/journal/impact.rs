//! What a correction changes: the rulings that are other ones now, the payments or scores that are taken
//! back or added, and what everybody has before and after.

use super::stands::Stands;
use crate::law::{Account, AccountChange, EntryNo, Law, Move, MoveChange, Names, Told};
use crate::table::name::Name;
use std::sync::Arc;

/// An entry as it was or is read, and the ruling on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read<L: Law> {
    /// The entry.
    pub entry: L::Entry,
    /// The ruling.
    pub ruling: Arc<L::Ruling>,
    /// The ruling in words, by the names that the players have now.
    pub told: Told,
}

/// An entry that is read otherwise now, or on which the ruling is another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change<L: Law> {
    /// Its number.
    pub no: EntryNo,
    /// How it was read and ruled on; `None` if it did not stand.
    pub before: Option<Read<L>>,
    /// How it is read and ruled on; `None` if it no longer stands.
    pub after: Option<Read<L>>,
}

/// What a correction changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impact<L: Law> {
    /// The entries that changed or whose ruling did, in the order in which they are read.
    pub changes: Vec<Change<L>>,
    /// The payments or scores that changed, entry by entry.
    pub moves: Vec<MoveChange>,
    /// What everybody has, in the order in which it is listed, unchanged accounts included.
    pub accounts: Vec<AccountChange>,
}

/// An entry as it stood and as it stands.
pub(super) type Pair<'a, L> = (Option<Stands<'a, L>>, Option<Stands<'a, L>>);

impl<L: Law> Impact<L> {
    /// Compares what stood with what stands, entry by entry, for the entries that were judged again.
    pub(super) fn of<'a>(was: &L, is: &L, pairs: impl Iterator<Item = Pair<'a, L>>) -> Impact<L> {
        let renamed = Renamed::between(was.names(), is.names());
        let changes: Vec<Change<L>> = pairs
            .filter_map(|(before, after)| renamed.change(before, after))
            .collect();
        Impact {
            moves: changes.iter().flat_map(moves).collect(),
            changes,
            accounts: accounts(was.accounts(&renamed.was), is.accounts(&renamed.is)),
        }
    }

    /// The payments or scores of this entry that changed.
    pub fn moves_of(&self, no: EntryNo) -> impl Iterator<Item = &MoveChange> {
        self.moves.iter().filter(move |own| own.no == no)
    }
}

/// The players of the two sessions, by the names that they have now.
struct Renamed {
    /// Everybody of the old session.
    was: Names,
    /// Everybody of the new one.
    is: Names,
    /// Whether everybody who is in both arrived as the same one in both.
    unmoved: bool,
}

impl Renamed {
    /// Finds everybody of the old session in the new one: by name, or by place if both names there are used
    /// in one session only.
    fn between(was: Names, is: Names) -> Renamed {
        let place = |name: &Name, names: &Names| names.iter().position(|own| own.is(name));
        let mut unmoved = true;
        let renamed = was.iter().enumerate().map(|(at, name)| {
            let there = is.iter().nth(at);
            match place(name, &is) {
                Some(found) => {
                    unmoved &= found == at;
                    is.iter().nth(found).unwrap_or(name).clone()
                }
                None => match there.filter(|other| place(other, &was).is_none()) {
                    Some(other) => other.clone(),
                    None => name.clone(),
                },
            }
        });
        Renamed {
            was: Names::new(renamed.collect::<Vec<_>>()),
            is,
            unmoved,
        }
    }

    /// What changed of one entry, if anything did.
    fn change<L: Law>(
        &self,
        before: Option<Stands<L>>,
        after: Option<Stands<L>>,
    ) -> Option<Change<L>> {
        let no = after.or(before)?.no;
        if let (Some(old), Some(new)) = (before, after)
            && self.unmoved
            && old.entry == new.entry
            && (Arc::ptr_eq(old.ruling, new.ruling) || old.ruling == new.ruling)
        {
            return None;
        }
        let read = |own: Stands<L>, names: &Names| Read {
            entry: own.entry.clone(),
            ruling: Arc::clone(own.ruling),
            told: L::tell(own.ruling, names),
        };
        let change = Change {
            no,
            before: before.map(|own| read(own, &self.was)),
            after: after.map(|own| read(own, &self.is)),
        };
        match (&change.before, &change.after) {
            (Some(old), Some(new))
                if old.entry == new.entry && old.told.is_same_ruling(&new.told) =>
            {
                None
            }
            _ => Some(change),
        }
    }
}

/// What changed of the payments or scores of one entry.
fn moves<L: Law>(change: &Change<L>) -> Vec<MoveChange> {
    let mut found: Vec<MoveChange> = Vec::new();
    let mut add = |read: &Option<Read<L>>, is_after: bool| {
        for own in read.iter().flat_map(|read| &read.told.moves) {
            let Move { from, to, what, .. } = own;
            let same =
                |other: &MoveChange| other.from == *from && other.to == *to && other.what == *what;
            let at = found.iter().position(same).unwrap_or(found.len());
            if at == found.len() {
                found.push(MoveChange {
                    no: change.no,
                    from: from.clone(),
                    to: to.clone(),
                    what,
                    before: 0,
                    after: 0,
                });
            }
            if let Some(row) = found.get_mut(at) {
                let sum = if is_after {
                    &mut row.after
                } else {
                    &mut row.before
                };
                *sum += own.amount;
            }
        }
    };
    add(&change.before, false);
    add(&change.after, true);
    found.retain(|own| own.before != own.after);
    found
}

/// Every account before and after: those there are now, and then those that are no more.
fn accounts(was: Vec<Account>, is: Vec<Account>) -> Vec<AccountChange> {
    let amount = |accounts: &[Account], holder: &str| {
        let own = accounts.iter().find(|own| own.holder == holder);
        own.map(|own| own.amount)
    };
    let now = is.iter().map(|own| AccountChange {
        holder: own.holder.clone(),
        before: amount(&was, &own.holder),
        after: Some(own.amount),
    });
    let gone = was
        .iter()
        .filter(|own| amount(&is, &own.holder).is_none())
        .map(|own| AccountChange {
            holder: own.holder.clone(),
            before: Some(own.amount),
            after: None,
        });
    now.chain(gone).collect()
}
