//! Nos as it is shown: what is said of sessions, rulings and records.

pub mod balances;
pub mod drawn;
pub mod games;
pub mod json;
pub mod legal;
pub mod paper;
pub mod prompted;
pub mod reckoning;
pub mod recount;
pub mod state;
pub mod why;

use super::{HouseKey, Nos, Ruling, Session, words};
use crate::law::derive::answers;
use crate::law::evening::History;
use crate::law::ruling::Effect;
use crate::law::show::Table;
use crate::table::words::Told;
use crate::text::look::Look;

impl Session {
    /// Tells something with the names of this session.
    fn say(&self, told: &impl Told) -> String {
        words().tell(told, &self.names())
    }
}

/// The tables that are shown after a ruling.
pub(super) fn tables(record: &History<'_, Nos>, ruling: &Ruling, table: &Table) -> Vec<String> {
    let (session, look) = (record.session(), &table.look);
    let mut lines = Vec::new();
    for effect in &ruling.effects {
        match effect {
            Effect::Seated(_) => {
                let start = u32::try_from(session.house(HouseKey::ChipsStart)).ok();
                let taken = start.map(|start| balances::handed_out(start, &table.pieces));
                lines.extend(look.set(taken.as_slice()));
            }
            Effect::Over { .. } => {
                lines.extend(balances::count(session, look));
                lines.extend(answers::scores(session, look));
                lines.extend(proved(record, look));
            }
            Effect::Voided => lines.extend(answers::scores(session, look)),
            _ => {}
        }
    }
    lines
}

/// What the record proves about the hand just counted, in lines; empty if it proves nothing.
fn proved(record: &History<'_, Nos>, look: &Look) -> Vec<String> {
    let deals = |ruling: &Ruling| ruling.has(|effect| matches!(effect, Effect::Dealt { .. }));
    let dealt = record.rulings().rev().position(|(_, ruling)| deals(ruling));
    let entries = dealt.map_or(0, |after| after + 1);
    let of_hand: Vec<_> = record.rulings().rev().take(entries).collect();
    let found = answers::audit(of_hand.into_iter().rev());
    match found.is_empty() {
        true => Vec::new(),
        false => look.set(&answers::audit_told(&record.session().names(), &found)),
    }
}
