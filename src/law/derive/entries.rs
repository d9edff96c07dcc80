//! The law as the journal uses it, and what the prompt asks of an entry.

use super::telling;
use crate::law::asked::{Asked, Waiver, Way};
use crate::law::facts::Value;
use crate::law::game::{Game, Legal};
use crate::law::refusal::Refusal;
use crate::law::ruling::Ruling;
use crate::law::shared::Entry;
use crate::law::table::Table;
use crate::law::{Account, AccountChange, EntryNo, Law, MoveChange, Names, Told, Verdict};
use crate::table::house::Setting;
use crate::table::rulebook::Rulebook;

impl<G: Game> Law for Table<G> {
    type Entry = Entry<G>;
    type Ruling = Ruling<G>;
    type Refusal = Refusal<G>;
    type Rule = G::Rule;

    const NAME: &'static str = G::ABOUT.name;
    const TITLE: &'static str = G::ABOUT.title;
    const MOVES: &'static str = G::ABOUT.unit;
    const ROUND: &'static str = if G::ABOUT.runs_on { "game" } else { "hand" };

    fn rulebook() -> &'static Rulebook {
        &G::library().rulebook
    }

    fn first_entry() -> Entry<G> {
        Entry::Law(G::ABOUT.edition)
    }

    fn house_entry(setting: Setting<G::Rule>) -> Entry<G> {
        Entry::House(setting)
    }

    fn judge(&self, entry: &Entry<G>) -> Result<Ruling<G>, Refusal<G>> {
        Table::judge(self, entry)
    }

    fn apply(&mut self, no: EntryNo, ruling: &Ruling<G>) {
        Table::apply(self, no, ruling);
    }

    fn in_full(&self, entry: &Entry<G>, ruling: &Ruling<G>) -> Entry<G> {
        let mut full = entry.clone();
        full.name_in_full(self, ruling.by.map(|player| self.name(player)));
        if let Entry::Own(act) = &mut full {
            ruling.events().for_each(|event| G::complete(act, event));
        }
        full
    }

    fn names(&self) -> Names {
        Table::names(self)
    }

    fn accounts(&self, names: &Names) -> Vec<Account> {
        let account = |(side, amount): (crate::law::side::Side, i64)| Account {
            holder: side.name(names),
            amount,
        };
        self.scores().0.into_iter().map(account).collect()
    }

    fn verdict(ruling: &Ruling<G>) -> Verdict {
        ruling.verdict
    }

    fn tell(ruling: &Ruling<G>, names: &Names) -> Told {
        telling::tell(ruling, names)
    }

    fn tell_change(change: &MoveChange) -> String {
        telling::change::<G>(change)
    }

    fn tell_accounts(accounts: &[AccountChange]) -> String {
        telling::accounts::<G>(accounts)
    }

    fn begins_hand(entry: &Entry<G>) -> bool {
        entry.row().word == G::ABOUT.begins
    }
}

impl<G: Game> Asked for Table<G> {
    fn ways(entry: &Entry<G>, refusal: &Refusal<G>) -> Vec<Way<Entry<G>>> {
        let (Entry::Own(_), Refusal::Own(_, ways)) = (entry, refusal) else {
            return Vec::new();
        };
        let names = Names::default();
        let way = |way: &Legal<G>| {
            let words = telling::words::<G>();
            let words = words.fill("choice", None, &names, |variables| way.facts.set(variables));
            Way {
                word: word(way, ways),
                words: words.unwrap_or_default(),
                entry: Entry::Own(way.act.clone()),
            }
        };
        ways.iter().map(way).collect()
    }

    fn waiver(_: &Entry<G>) -> Waiver<Entry<G>> {
        Waiver::Unknown
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
