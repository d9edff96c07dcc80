//! What the prompt asks of an entry.

use super::telling;
use crate::law::Names;
use crate::law::asked::{Waiver, Way};
use crate::law::facts::Value;
use crate::law::game::{Game, Legal};
use crate::law::refusal::Refusal;
use crate::law::shared::Entry;

/// The ways to mean an entry that was refused because it has several meanings.
pub fn ways<G: Game>(entry: &Entry<G>, refusal: &Refusal<G>) -> Vec<Way<Entry<G>>> {
    let (Entry::Own(_), Refusal::Own(_, ways)) = (entry.plain(), refusal) else {
        return Vec::new();
    };
    let waives = matches!(entry, Entry::Waived(_));
    let names = Names::default();
    let way = |way: &Legal<G>| {
        let words = telling::words::<G>();
        let words = words.fill("choice", None, &names, |variables| way.facts.set(variables));
        Way {
            word: word(way, ways),
            words: words.unwrap_or_default(),
            entry: Entry::Own(way.act.clone()).waiving(waives),
        }
    };
    ways.iter().map(way).collect()
}

/// Whether the penalty of an entry can be waived.
pub fn waiver<G: Game>(entry: &Entry<G>) -> Waiver<Entry<G>> {
    match (G::WAIVER, entry) {
        (None, _) => Waiver::Unknown,
        (Some(_), Entry::Waived(_)) => Waiver::Said,
        (Some((_, by)), entry) => Waiver::Possible(entry.clone().waiving(true), by),
    }
}

/// The word in which a way differs from all others.
fn word<G: Game>(way: &Legal<G>, ways: &[Legal<G>]) -> &'static str {
    let mut facts = way.facts.0.iter();
    let word = facts.find_map(|(label, value)| match value {
        Value::Word(word) => {
            let alike = ways
                .iter()
                .filter(|way| way.facts.get(label) == Some(value));
            (alike.count() == 1).then_some(*word)
        }
        _ => None,
    });
    word.unwrap_or_default()
}
