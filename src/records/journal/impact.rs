//! The impact of a correction: changed rulings, payments or scores, and accounts before and after.

use crate::journal::judged::JudgedEntry;
use crate::journal::recorded::{EntrySource, StandingEntry};
use nos_base::Name;
use nos_entry::Entry;
use nos_law::{
    Account, AccountChange, EntryNo, Law, Move, MoveChange, Names, PartyName, RulingText, Session,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadEntry {
    pub entry: Entry,
    pub told: RulingText,
    pub moves: Vec<Move>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedEntry {
    pub no: EntryNo,
    pub before: Option<ReadEntry>,
    pub after: Option<ReadEntry>,
    /// Whether a correction changed the words of the entry. The text of an entry can also change
    /// because its ruling writes it out differently.
    pub is_reworded: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impact {
    pub law: &'static Law,
    pub changes: Vec<ChangedEntry>,
    pub moves: Vec<MoveChange>,
    pub accounts: Vec<AccountChange>,
}

/// An entry as judged before and after; `None` while it is struck.
pub(super) type Pair<'a> = (Option<JudgedEntry<'a>>, Option<JudgedEntry<'a>>);

impl Impact {
    /// Compares the two sessions and the entries judged again. `entry` finds the entry of a source.
    pub(super) fn of<'a>(
        was: &Session,
        is: &Session,
        pairs: impl Iterator<Item = Pair<'a>>,
        entry: impl Fn(EntrySource) -> Option<&'a Entry>,
    ) -> Impact {
        let renamed = Renamed::between(was.names(), is.names());
        let stands = |judged: JudgedEntry<'a>| judged.standing(&entry);
        let changes: Vec<ChangedEntry> = pairs
            .filter_map(|(before, after)| {
                let words = |judged: Option<JudgedEntry>| Some(judged?.source.words);
                let is_reworded = words(before) != words(after);
                renamed.change([before, after].map(|judged| judged.and_then(stands)), is_reworded)
            })
            .collect();
        Impact {
            law: is.law(),
            moves: changes.iter().flat_map(moves).collect(),
            changes,
            accounts: Impact::accounts_between(was, is),
        }
    }

    pub(super) fn accounts_between(was: &Session, is: &Session) -> Vec<AccountChange> {
        let renamed = Renamed::between(was.names(), is.names());
        accounts(was.accounts(&renamed.was), is.accounts(&renamed.is))
    }

    pub fn moves_of(&self, no: EntryNo) -> impl Iterator<Item = &MoveChange> {
        self.moves.iter().filter(move |change| change.no == no)
    }
}

struct Renamed {
    was: Names,
    is: Names,
    /// Whether every player in both sessions has the same place in both.
    unmoved: bool,
}

impl Renamed {
    /// Maps the players of the old session to the new one, by name.
    ///
    /// If a place had a name that only the old session knows, and now has one that only the new one
    /// knows, that player was renamed.
    fn between(was: Names, is: Names) -> Renamed {
        let place = |name: &Name, names: &Names| names.iter().position(|other| other.is(name));
        let mut unmoved = true;
        let renamed = was.iter().enumerate().map(|(at, name)| {
            let now = match place(name, &is) {
                Some(found) => {
                    unmoved &= found == at;
                    is.iter().nth(found)
                }
                None => (is.iter().nth(at)).filter(|other| place(other, &was).is_none()),
            };
            now.unwrap_or(name).clone()
        });
        Renamed { was: Names::new(renamed.collect::<Vec<_>>()), is, unmoved }
    }

    fn change(
        &self,
        [before, after]: [Option<StandingEntry>; 2],
        is_reworded: bool,
    ) -> Option<ChangedEntry> {
        if let (Some(old), Some(new)) = (before, after)
            && self.unmoved
            && old.entry == new.entry
            && old.ruling == new.ruling
        {
            return None;
        }
        let read = |entry: StandingEntry, names: &Names| ReadEntry {
            entry: entry.entry.clone(),
            told: entry.ruling.text(names),
            moves: entry.ruling.moves(names),
        };
        let change = ChangedEntry {
            no: after.or(before)?.no,
            before: before.map(|entry| read(entry, &self.was)),
            after: after.map(|entry| read(entry, &self.is)),
            is_reworded,
        };
        let is_same = |(old, new): (&ReadEntry, &ReadEntry)| {
            old.entry == new.entry && old.moves == new.moves && old.told.is_same_ruling(&new.told)
        };
        let both = change.before.as_ref().zip(change.after.as_ref());
        (!both.is_some_and(is_same)).then_some(change)
    }
}

fn moves(change: &ChangedEntry) -> Vec<MoveChange> {
    let mut found: Vec<MoveChange> = Vec::new();
    let before = change.before.iter().flat_map(|read| &read.moves);
    let after = change.after.iter().flat_map(|read| &read.moves);
    let before = before.map(|moved| (moved, moved.amount, 0));
    let after = after.map(|moved| (moved, 0, moved.amount));
    for (moved, before, after) in before.chain(after) {
        let is_same = |other: &&mut MoveChange| {
            (&other.from, &other.to, other.purpose) == (&moved.from, &moved.to, moved.purpose)
        };
        match found.iter_mut().find(is_same) {
            Some(row) => {
                row.before += before;
                row.after += after;
            }
            None => found.push(MoveChange {
                no: change.no,
                from: moved.from.clone(),
                to: moved.to.clone(),
                what: moved.what,
                purpose: moved.purpose,
                before,
                after,
            }),
        }
    }
    found.retain(|change| change.before != change.after);
    found
}

pub fn accounts(was: Vec<Account>, is: Vec<Account>) -> Vec<AccountChange> {
    let amount = |accounts: &[Account], holder: &PartyName| {
        Some(accounts.iter().find(|account| account.holder == *holder)?.amount)
    };
    let now = is.iter().map(|account| AccountChange {
        holder: account.holder.clone(),
        before: amount(&was, &account.holder),
        after: Some(account.amount),
    });
    let gone = was.iter().filter(|account| amount(&is, &account.holder).is_none()).map(|account| {
        AccountChange { holder: account.holder.clone(), before: Some(account.amount), after: None }
    });
    now.chain(gone).collect()
}
