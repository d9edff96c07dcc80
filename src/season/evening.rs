//! What counts of one evening.

use super::aliases::Aliases;
use crate::journal::{Record, Seal};
use crate::law::EntryNo;
use crate::law::referee::Session;
use crate::law::tallied::Sheet;
use crate::print::chronicle::walk;
use crate::speech::Moment;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The name, as the aliases have it.
    pub name: Name,
    /// How far over or under, in the unit of the law's result.
    pub over: i64,
    pub counts: Vec<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evening {
    /// Its seal; `None` for a script.
    pub seal: Option<Seal>,
    /// When its first entry was made; `None` if it does not say.
    pub begun: Option<Moment>,
    pub players: Vec<Played>,
}

/// Two players who sat at one table are to be one by the aliases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BothSat(pub Name, pub Name);

impl Evening {
    /// Counts an evening. A player who left and came back under another name is one player if the aliases say so.
    pub fn of(record: &Record, seal: Option<Seal>, aliases: &Aliases) -> Result<Evening, BothSat> {
        let law = record.law();
        let mut sheet = Sheet::new((law.columns)().len());
        let session = walk(record, |before, step| before.tally(step.ruling, &mut sheet));
        let names = session.names();
        let mut players: Vec<Played> = Vec::with_capacity(names.iter().len());
        let mut ids: Vec<(PlayerId, Name)> = Vec::with_capacity(names.iter().len());
        for (at, name) in names.iter().enumerate() {
            let id = PlayerId::at(at);
            let played = Played {
                name: aliases.name(name),
                over: session.over(id),
                counts: sheet.of(id),
            };
            let same = players.iter_mut().zip(&ids);
            match same
                .into_iter()
                .find(|(other, _)| other.name == played.name)
            {
                None => {
                    players.push(played);
                    ids.push((id, name.clone()));
                }
                Some((_, (other, as_))) if sat_together(record, id, *other) => {
                    return Err(BothSat(as_.clone(), name.clone()));
                }
                Some((other, _)) => other.add(&played),
            }
        }
        Ok(Evening {
            seal,
            begun: record.time_of(EntryNo(1)),
            players,
        })
    }
}

impl Played {
    fn add(&mut self, other: &Played) {
        self.over += other.over;
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }
}

/// Whether two players ever sat at the table at the same time.
fn sat_together(record: &Record, one: PlayerId, other: PlayerId) -> bool {
    let mut together = false;
    let both = |session: &Session| session.sits(one) && session.sits(other);
    let last = walk(record, |before, _| together |= both(before));
    together || both(&last)
}
