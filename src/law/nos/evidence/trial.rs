//! What an entry would bring that is not entered: the ruling, and the balances that it would leave.

use crate::law::EntryNo;
use crate::law::nos::entry::Entry;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::Ruling;
use crate::law::nos::session::Session;
use crate::law::nos::transfer::PlayerId;

/// The ruling on an entry that is not entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The ruling.
    pub ruling: Ruling,
    /// The balances that change: player, before, after, in chips.
    pub balances: Vec<(PlayerId, i64, i64)>,
    /// The session as it would be.
    pub after: Session,
}

impl Session {
    /// The ruling that an entry would have under this number, and what it would leave; nothing changes.
    ///
    /// # Errors
    /// The [`Refusal`] that the entry would meet.
    pub fn trial(&self, no: EntryNo, entry: &Entry) -> Result<Trial, Refusal> {
        let ruling = self.judge(entry)?;
        let mut after = self.clone();
        after.apply(no, &ruling);
        let balances = self
            .roster
            .iter()
            .zip(&after.roster)
            .enumerate()
            .filter(|(_, (before, after))| before.balance != after.balance)
            .map(|(at, (before, after))| (PlayerId(at as u32), before.balance, after.balance))
            .collect();
        Ok(Trial {
            ruling,
            balances,
            after,
        })
    }
}
