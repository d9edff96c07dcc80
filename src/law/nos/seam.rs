//! Nos as a [`Law`].

use super::{
    Act, Arm, EDITION, Entry, Event, Flipped, HouseKey, Party, Place, Progress, Refusal, Ruling,
    Session, Setting, Worded, ruling, words,
};
use crate::law::nos::telling::{self, Aside};
use crate::law::reach::Reach;
use crate::law::{Account, AccountChange, EntryNo, Law, Move, MoveChange, Names, Told, Verdict};
use crate::speech::argument::Naming;
use crate::table::name::Name;
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
        let mut full = entry.clone();
        full.act.name_in_full(&Named(self, &entry.act));
        for event in &ruling.events {
            match (&mut full.act, event) {
                (Act::Play(play), Event::Laid { way, .. }) => {
                    *play = play.lying(way.arm, way.touching);
                }
                (Act::Flip { on, .. }, Event::TileFlipped { to, .. }) => {
                    *on = match to {
                        Flipped::Left => Some(Place::Arm(Arm::Left)),
                        Flipped::Right => Some(Place::Arm(Arm::Right)),
                        Flipped::Set | Flipped::Back => None,
                    };
                }
                _ => {}
            }
        }
        if let Act::Play(play) = &mut full.act {
            play.touching = play.touching.filter(|_| !play.tile.is_double());
        }
        full
    }

    fn names(&self) -> Names {
        Names::new(self.roster.iter().map(|player| player.name.clone()))
    }

    fn accounts(&self, names: &Names) -> Vec<Account> {
        let account = |holder: &str, amount| Account {
            holder: holder.to_owned(),
            amount,
        };
        let players = self.roster.iter().zip(names.iter());
        let players = players.map(|(player, name)| account(name.as_str(), player.balance));
        players.chain([account(POT, self.pot)]).collect()
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
        let party = |party: Party| {
            party
                .player()
                .map_or("pot", |player| names.of(player))
                .to_owned()
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
        let is_told =
            |change: &&AccountChange| change.holder != POT || change.before != change.after;
        let told = accounts.iter().filter(is_told).map(ToString::to_string);
        let told: Vec<String> = told.collect();
        let aside = match told.is_empty() {
            true => Aside::NobodyHasChips,
            false => Aside::Balances(told.join(", ")),
        };
        words().tell(&aside, &Names::default())
    }

    fn begins_hand(entry: &Entry) -> bool {
        entry.act == Act::Deal
    }
}

/// Looks up the names in an act.
struct Named<'a>(&'a Session, &'a Act);

impl Naming for Named<'_> {
    fn in_full(&self, typed: &Name) -> Name {
        let player = self.0.player(typed);
        player.map_or_else(|_| typed.clone(), |player| self.0.name_of(player))
    }

    /// The player on set, on turn, or who last laid a tile.
    fn obvious(&self) -> Option<Name> {
        let Named(session, act) = self;
        if let Progress::Billitonnen(game) = &session.progress {
            return Some(session.name_of(game.player_on_turn()?));
        }
        let hand = session.hand()?;
        let seat = match act {
            Act::Set { .. } => hand.on_set(),
            Act::Claim(_) | Act::Block(_) => hand.last_to_lay(),
            _ => hand.round().map(|round| round.turn),
        };
        seat.map(|seat| session.name_at(hand, seat))
    }
}

crate::law::typed::tenant!(
    crate::law::nos::session::Session,
    crate::law::nos::entry::Entry,
    crate::law::nos::verbs::Ask,
    crate::law::nos::ruling::Ruling,
    crate::law::nos::refusal::Refusal
);
