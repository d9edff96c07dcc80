//! Applying a ruling. Nothing here decides anything, and nothing here can fail.

mod hand;

use super::{
    Billitonnen, Circle, Event, Hand, HouseKey, NextSet, Opens, Party, Player, PlayerId, Progress,
    Ruling, Session, Setting, Transfer,
};
use crate::law::EntryNo;
use crate::table::name::Name;

impl Session {
    /// Applies a ruling that this session gave in its current state; `no` is the number of the entry.
    pub fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        self.begun = true;
        for transfer in &ruling.transfers {
            self.transfer(transfer);
        }
        for event in &ruling.events {
            self.evolve(no, event);
        }
    }

    fn transfer(&mut self, transfer: &Transfer) {
        let (from, to, amount) = (transfer.from, transfer.to, transfer.amount);
        for (party, amount) in [(from, -amount), (to, amount)] {
            match party {
                Party::Pot => self.pot += amount,
                Party::Player(player) => self.gets(player, amount),
            }
        }
        let players = from.player().zip(to.player());
        if let (Some((from, to)), Some(hand)) = (players, self.latest_hand_mut())
            && let (Some(from), Some(to)) = (hand.seat(from), hand.seat(to))
        {
            hand.paid[from][to] += amount;
            hand.paid[to][from] -= amount;
        }
    }

    fn gets(&mut self, player: PlayerId, amount: i64) {
        if let Some(player) = self.roster.get_mut(player.index()) {
            player.balance += amount;
        }
    }

    fn sit(&mut self, name: &Name, place: usize) {
        let player = PlayerId::at(self.roster.len());
        let place = place.min(self.seats.len());
        if self.seats.try_insert(place, player).is_ok() {
            let (name, balance) = (name.clone(), self.house.amount(HouseKey::ChipsStart));
            self.roster.push(Player { name, balance });
        }
    }

    fn evolve(&mut self, no: EntryNo, event: &Event) {
        match event {
            Event::LawNamed | Event::Recounted(_) | Event::Noted | Event::SaidNos(_) => {}
            Event::FellBelowZero(..) | Event::Concealed(..) => {}
            Event::Seated(names) => {
                for name in names {
                    self.sit(name, self.seats.len());
                }
                self.progress = Progress::Between(None);
            }
            Event::HouseTurned(setting) => self.turn_house(*setting),
            Event::Joined(name, place) => self.sit(name, *place),
            Event::Left(player) => {
                self.seats.retain(|other| other != player);
                if self.next_set == NextSet::Loser(*player) {
                    self.next_set = NextSet::HighestDouble;
                }
            }
            Event::Settled => self.progress = Progress::Settling,
            Event::PotEmpty | Event::PotTaken(_) => self.progress = Progress::Finished,
            Event::Dealt { opens, .. } => {
                let seats = Circle::of(&self.seats);
                let on_set = match opens {
                    Opens::HighestDouble => None,
                    Opens::Player { on_set, .. } => seats.seat(*on_set),
                };
                self.hands += 1;
                self.progress = Progress::Hand(Box::new(Hand::new(seats, on_set)));
            }
            Event::Voided => self.progress = Progress::Between(None),
            Event::HandScored(next) => {
                self.next_set = next.clone();
                self.progress = match std::mem::take(&mut self.progress) {
                    Progress::Hand(hand) => Progress::Between(Some(hand)),
                    other => other,
                };
            }
            Event::LotsDrawn(next) => self.next_set = next.clone(),
            Event::Reshuffled | Event::Irregular(..) | Event::SetLaid { .. } => {
                self.hand_evolves(no, event);
            }
            Event::Announced(_) | Event::Declared(..) | Event::Shown(..) | Event::Drew { .. } => {
                self.hand_evolves(no, event);
            }
            Event::Passed { .. } | Event::Denied { .. } | Event::Waited { .. } => {
                self.hand_evolves(no, event);
            }
            Event::Laid { .. } | Event::DuePaid(..) | Event::Out { .. } | Event::Over(_) => {
                self.hand_evolves(no, event);
            }
            Event::CloseCalled(..) | Event::CloseDecided(..) | Event::Counted(..) => {
                self.hand_evolves(no, event);
            }
            Event::Proved { .. } | Event::Punished { .. } => self.hand_evolves(no, event),
            Event::BillitonnenBegun => {
                let game = Billitonnen::new(Circle::of(&self.seats));
                self.progress = Progress::Billitonnen(Box::new(game));
            }
            Event::Lead(_) | Event::Started(_) | Event::TileFlipped { .. } => {
                if let Progress::Billitonnen(game) = &mut self.progress {
                    game.evolve(event);
                }
            }
        }
    }

    fn hand_evolves(&mut self, no: EntryNo, event: &Event) {
        let house = self.house;
        if let Some(hand) = self.latest_hand_mut() {
            hand.evolve(no, event, &house);
        }
    }

    /// Sets a house rule. Before the first deal nobody has paid, so all seated players get the new start.
    fn turn_house(&mut self, setting: Setting) {
        self.house.turn(setting);
        if setting.key() == HouseKey::ChipsStart {
            let start = self.house.amount(HouseKey::ChipsStart);
            for player in self.seats.clone() {
                self.gets(player, start - self.balance(player));
            }
        }
    }
}
