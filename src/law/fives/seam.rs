//! Fives and threes as a [`Law`].

use super::entry::EDITION;
use super::house::{HouseKey, Setting};
use super::refusal::Refusal;
use super::ruling::Ruling;
use super::session::Session;
use super::side::Side;
use super::verbs::Act;
use crate::law::{Account, AccountChange, EntryNo, Law, MoveChange, Names, Told, Verdict};
use crate::table::rulebook::Rulebook;

impl Law for Session {
    type Entry = Act;
    type Ruling = Ruling;
    type Refusal = Refusal;
    type Rule = HouseKey;

    const NAME: &'static str = "fives-and-threes";
    const TITLE: &'static str = "Fives and threes, the league game for two players or two pairs";
    const MOVES: &'static str = "points";

    fn rulebook() -> &'static Rulebook {
        super::rulebook()
    }

    fn first_entry() -> Act {
        Act::Law(EDITION)
    }

    fn house_entry(setting: Setting) -> Act {
        Act::House(setting)
    }

    fn judge(&self, act: &Act) -> Result<Ruling, Refusal> {
        Session::judge(self, act)
    }

    fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        Session::apply(self, no, ruling);
    }

    fn in_full(&self, act: &Act, ruling: &Ruling) -> Act {
        self.explicit(act, ruling)
    }

    fn names(&self) -> Names {
        Session::names(self)
    }

    fn accounts(&self, names: &Names) -> Vec<Account> {
        if self.players().is_empty() {
            return Vec::new();
        }
        let sides = Side::BOTH.into_iter();
        let account = |side: Side| Account {
            holder: side.name(names),
            amount: i64::from(self.game().scores[side]),
        };
        sides.map(account).collect()
    }

    fn verdict(ruling: &Ruling) -> Verdict {
        ruling.verdict
    }

    fn tell(ruling: &Ruling, names: &Names) -> Told {
        super::telling::tell(ruling, names)
    }

    fn tell_change(change: &MoveChange) -> String {
        super::telling::change(change)
    }

    fn tell_accounts(accounts: &[AccountChange]) -> String {
        super::telling::scores(accounts)
    }

    fn begins_hand(act: &Act) -> bool {
        *act == Act::Deal
    }
}

crate::law::typed::tenant!(
    crate::law::fives::session::Session,
    crate::law::fives::verbs::Act,
    crate::law::fives::verbs::Ask,
    crate::law::fives::ruling::Ruling,
    crate::law::fives::refusal::Refusal
);
