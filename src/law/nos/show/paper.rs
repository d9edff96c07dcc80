//! Nos on the settlement sheet.

use crate::law::derive::answers;
use crate::law::nos::{HouseKey, PlayerId, Progress, Session};
use crate::law::paper::{Books, Holder, Stage, Sums, payments};
use crate::told;

told! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Sheet {
        NotSettled,
        Rounded(multiple: i64),
        Took(player: PlayerId, amount: i64),
        NoPot,
        NobodyPays,
    }
}

/// The books.
pub fn books(session: &Session, sums: &Sums) -> Books {
    let start = session.house(HouseKey::ChipsStart);
    let stage = match session.progress() {
        Progress::Finished => Stage::Done,
        _ if session.is_settled() => Stage::Open,
        _ => Stage::Going,
    };
    let holders = session.everybody().map(|player| {
        let has_left = !session.seated().contains(&player);
        let has = session.balance(player);
        let is_settled = has_left || stage != Stage::Going;
        Holder {
            name: session.shown(player).to_owned(),
            has_left,
            has,
            result: is_settled.then_some(has - start),
        }
    });
    let results = session.results().filter(|_| stage == Stage::Done);
    let paid = results.map_or_else(Vec::new, |results| payments(&results));
    let multiple = session.house(HouseKey::ChipsRound);
    let rounded = session.say(&Sheet::Rounded(multiple));
    let mut sentences = match stage {
        Stage::Going => vec![session.say(&Sheet::NotSettled)],
        Stage::Open => vec![rounded, answers::say(session, "pot")],
        Stage::Done => vec![rounded, session.taken(sums)],
    };
    if stage == Stage::Done && paid.is_empty() {
        sentences.push(session.say(&Sheet::NobodyPays));
    }
    Books {
        stage,
        start,
        holders: holders.collect(),
        further: Vec::new(),
        sentences,
        payments: paid,
    }
}

impl Session {
    /// Who took the pot.
    fn taken(&self, sums: &Sums) -> String {
        let took = |sums: &Vec<i64>| sums.last().copied().unwrap_or_default();
        let mut each = self
            .everybody()
            .zip(sums)
            .map(|(player, sums)| (player, took(sums)));
        self.say(&match each.find(|(_, amount)| *amount != 0) {
            Some((player, amount)) => Sheet::Took(player, amount),
            None => Sheet::NoPot,
        })
    }
}
