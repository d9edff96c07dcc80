//! Nos as a [`Law`].

use super::entry::{Act, EDITION, Entry};
use super::house::{HouseKey, Setting};
use super::refusal::Refusal;
use super::ruling::{self, Ruling};
use super::session::Session;
use super::telling::{self, Aside, Worded, words};
use super::transfer::Party;
use crate::law::reach::Reach;
use crate::law::{Account, AccountChange, EntryNo, Law, Move, MoveChange, Names, Told, Verdict};
use crate::table::rulebook::Rulebook;

/// The pot in the list of balances.
const POT: &str = "the pot";

impl Law for Session {
    type Entry = Entry;
    type Ruling = Ruling;
    type Refusal = Refusal;
    type Rule = HouseKey;

    const NAME: &'static str = "nos";
    const TITLE: &'static str = "Nos, the Dutch domino game for three to five players";

    const MOVES: &'static str = "payments";

    fn rulebook() -> &'static Rulebook {
        super::rulebook()
    }

    fn first_entry() -> Entry {
        Act::Law(EDITION).into()
    }

    fn house_entry(setting: Setting) -> Entry {
        Act::House(setting).into()
    }

    fn judge(&self, entry: &Entry) -> Result<Ruling, Refusal> {
        Session::judge(self, entry)
    }

    fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        Session::apply(self, no, ruling);
    }

    fn in_full(&self, entry: &Entry, ruling: &Ruling) -> Entry {
        self.explicit(entry, ruling)
    }

    fn names(&self) -> Names {
        Names::new(self.roster.iter().map(|player| player.name.clone()))
    }

    fn accounts(&self, names: &Names) -> Vec<Account> {
        let players = self.roster.iter().zip(names.iter());
        let players = players.map(|(player, name)| Account {
            holder: name.to_string(),
            amount: player.balance,
        });
        let pot = Account {
            holder: POT.to_owned(),
            amount: self.pot,
        };
        players.chain([pot]).collect()
    }

    fn note_reach(&self, ruling: Option<&Ruling>, reach: &mut Reach) {
        Session::note_reach(self, ruling, reach);
    }

    fn more_than(&self, other: &Session) -> Option<Vec<i64>> {
        let is_same = self.is_same_but_for_accounts(other);
        is_same.then(|| Session::more_than(self, other))
    }

    fn moved(&self, was: &Session, is: &Session) -> Session {
        Session::moved(self, was, is)
    }

    fn verdict(ruling: &Ruling) -> Verdict {
        match ruling.verdict {
            ruling::Verdict::Accepted => Verdict::Accepted,
            ruling::Verdict::Foul(foul) => Verdict::Foul(foul.article()),
        }
    }

    fn tell(ruling: &Ruling, names: &Names) -> Told {
        let worded = Worded::by(names, ruling);
        let party = |party| match party {
            Party::Player(player) => names.of(player).to_owned(),
            Party::Pot => "pot".to_owned(),
        };
        let moves = ruling.transfers.iter().map(|transfer| Move {
            from: Some(party(transfer.from)),
            to: party(transfer.to),
            amount: transfer.amount,
            what: transfer.cause.word(),
            article: transfer.article,
        });
        Told {
            verdict: Session::verdict(ruling),
            sentences: worded.sentences(),
            articles: ruling.articles.to_vec(),
            moves: moves.collect(),
            payments: worded.payments(),
            waived: ruling.waived,
        }
    }

    fn tell_change(change: &MoveChange) -> String {
        telling::change(change)
    }

    fn tell_accounts(accounts: &[AccountChange]) -> String {
        let moved = |own: &&AccountChange| own.holder != POT || own.before != own.after;
        let told: Vec<String> = accounts
            .iter()
            .filter(moved)
            .map(ToString::to_string)
            .collect();
        let aside = match told.is_empty() {
            true => Aside::NobodyHasChips,
            false => Aside::Balances {
                accounts: told.join(", "),
            },
        };
        words().tell(&aside, &Names::default())
    }

    fn begins_hand(entry: &Entry) -> bool {
        entry.act == Act::Deal
    }
}
