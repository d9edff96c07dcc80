//! Letting a ruling happen. Nothing here decides anything, and nothing here can fail.

mod billitonnen;
mod hand;

use super::billitonnen::Billitonnen;
use super::hand::Hand;
use super::house::{HouseKey, Setting};
use super::ruling::{Event, NextSet, Ruling};
use super::session::{Player, Progress, Session};
use super::transfer::{Party, PlayerId, Transfer};
use crate::law::EntryNo;
use crate::table::name::Name;

impl Session {
    /// Lets a ruling happen that was given on this very session; `no` is the number its entry is known by.
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
        for (party, amount) in [
            (transfer.from, -transfer.amount),
            (transfer.to, transfer.amount),
        ] {
            match party {
                Party::Pot => self.pot += amount,
                Party::Player(player) => {
                    if let Some(player) = self.roster.get_mut(player.index()) {
                        player.balance += amount;
                    }
                }
            }
        }
        if let (Party::Player(from), Party::Player(to), Some(hand)) =
            (transfer.from, transfer.to, self.latest_hand_mut())
            && let (Some(from), Some(to)) = (hand.seat(from), hand.seat(to))
        {
            hand.paid[from.index()][to.index()] += transfer.amount;
            hand.paid[to.index()][from.index()] -= transfer.amount;
        }
    }

    fn sit(&mut self, name: &Name, place: usize) {
        let player = PlayerId(self.roster.len() as u32);
        let balance = self.house.amount(HouseKey::ChipsStart);
        if self
            .seats
            .try_insert(place.min(self.seats.len()), player)
            .is_ok()
        {
            self.roster.push(Player {
                name: name.clone(),
                balance,
            });
        }
    }

    fn evolve(&mut self, no: EntryNo, event: &Event) {
        match event {
            Event::LawNamed | Event::Recounted(_) | Event::Noted | Event::Concealed(..) => {}
            Event::Seated(names) => {
                for name in names {
                    self.sit(name, self.seats.len());
                }
                self.progress = Progress::Between(None);
            }
            Event::HouseTurned(setting) => self.turn_house(*setting),
            Event::Joined(name, place) => self.sit(name, *place),
            Event::Left(player) => {
                self.seats.retain(|own| own != player);
                if self.next_set == NextSet::Loser(*player) {
                    self.next_set = NextSet::HighestDouble;
                }
            }
            Event::Settled => self.progress = Progress::Settling,
            Event::PotTaken(_) => self.progress = Progress::Finished,
            Event::BillitonnenBegun => {
                self.progress =
                    Progress::Billitonnen(Box::new(Billitonnen::new(self.seats.clone())));
            }
            Event::Dealt { on_set, .. } => {
                self.hands += 1;
                self.progress = Progress::Hand(Box::new(Hand::new(self.seats.clone(), *on_set)));
            }
            Event::Voided => self.progress = Progress::Between(None),
            Event::HandScored(next) => {
                self.next_set = next.clone();
                self.progress = match std::mem::replace(&mut self.progress, Progress::Between(None))
                {
                    Progress::Hand(hand) => Progress::Between(Some(hand)),
                    other => other,
                };
            }
            Event::LotsDrawn(next) => self.next_set = next.clone(),
            Event::Lead(_) | Event::Started(..) | Event::TileFlipped { .. } => {
                if let Progress::Billitonnen(game) = &mut self.progress {
                    game.evolve(event);
                }
            }
            _ => {
                if let Some(hand) = self.latest_hand_mut() {
                    hand.evolve(no, event);
                }
            }
        }
    }

    /// Turns a house rule; before the first deal nobody has paid, so a new start holds for all who are seated.
    fn turn_house(&mut self, setting: Setting) {
        self.house.turn(setting);
        if setting.key() == HouseKey::ChipsStart {
            for player in &self.seats {
                if let Some(player) = self.roster.get_mut(player.index()) {
                    player.balance = self.house.amount(HouseKey::ChipsStart);
                }
            }
        }
    }
}
