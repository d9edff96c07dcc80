//! A table of Nos whose players are made up. They choose what to enter; what becomes of it is the law's.

mod close;
mod deal;
mod evening;
mod games;
mod hand;
mod pot;
mod scene;
mod stack;
mod table;
mod turn;
mod wanted;
mod wrong;

use super::Phase;
use super::entry::{Act, Entry, Tail};
use super::rule::is_matador;
use super::ruling::{Event, Manner, Ruling, Verdict};
use super::session::Session;
use crate::law::luck::Luck;
use crate::law::simulated::{Simulated, SimulationOptions, Truth};
use table::Table;

impl Simulated for Session {
    type Table = Table;

    fn table(wishes: &SimulationOptions) -> Result<Table, String> {
        if wishes
            .players
            .is_some_and(|players| !(3..=5).contains(&players))
        {
            return Err("three to five play Nos: --players 4".to_owned());
        }
        Table::new(wishes)
    }

    fn next(&self, table: &mut Table, luck: &mut Luck) -> Option<Entry> {
        let act = match self.phase() {
            Phase::Lobby => evening::arrive(self, table, luck),
            Phase::Seated | Phase::Between => evening::between(self, table, luck),
            Phase::Lots => evening::lots(self, luck),
            Phase::Settling | Phase::Billitonnen => pot::next(self, table, luck),
            Phase::Finished => None,
            Phase::Dealt
            | Phase::Set
            | Phase::Opening
            | Phase::Play
            | Phase::Claimed
            | Phase::Closed
            | Phase::Over => hand::next(self, table, luck),
        };
        Some(self.waived(act?.into(), table, luck))
    }

    fn happened(&self, table: &mut Table, luck: &mut Luck, ruling: &Ruling) {
        table.happened(self, luck, ruling);
    }

    fn truth(&self, table: &Table) -> Truth {
        table.truth(self)
    }

    fn unwaived(entry: Entry) -> Entry {
        Entry::from(entry.act)
    }

    fn is_doubtful(entry: &Entry, ruling: &Ruling) -> bool {
        match &entry.act {
            Act::Play(play) => {
                let laid = ruling.events.iter().any(|event| match event {
                    Event::Laid { manner, .. } => {
                        !matches!(manner, Manner::Turn { immediate: false })
                    }
                    _ => false,
                });
                laid || play.tail == Tail::Claim || is_matador(play.tile)
            }
            Act::Pass(_)
            | Act::Wait(_)
            | Act::Block(_)
            | Act::Claim(_)
            | Act::Nos(_)
            | Act::Declare { .. }
            | Act::Excess { .. }
            | Act::Refute { .. } => true,
            Act::Set { drawn, .. } => *drawn,
            _ => false,
        }
    }
}

impl Session {
    /// Now and then the table waives a penalty (article 11.10).
    fn waived(&self, entry: Entry, table: &Table, luck: &mut Luck) -> Entry {
        if !table.plays_wrong() {
            return entry;
        }
        let is_foul = |ruling: Ruling| ruling.verdict != Verdict::Accepted;
        let waived = self.judge(&entry).is_ok_and(is_foul) && luck.once_in(10);
        Entry { waived, ..entry }
    }
}
