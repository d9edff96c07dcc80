//! Applying a ruling. Nothing here decides anything, and nothing here can fail.

mod billitonnen;
mod hand;

use super::billitonnen::Billitonnen;
use super::hand::{Denied, Hand};
use super::house::{HouseKey, Setting};
use super::layout::Laid;
use super::ruling::{Event, NextSet, Opens, Ruling};
use super::session::{Player, Progress, Session};
use super::set::SetTile;
use super::transfer::{Party, PlayerId, Transfer};
use crate::law::EntryNo;
use crate::table::name::Name;
use crate::table::seat::{Circle, Seat};

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
            hand.paid[from][to] += transfer.amount;
            hand.paid[to][from] -= transfer.amount;
        }
    }

    fn sit(&mut self, name: &Name, place: usize) {
        let player = PlayerId::at(self.roster.len());
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

    /// Changes the hand at the seat of this player.
    fn at(&mut self, player: PlayerId, change: impl FnOnce(&mut Hand, Seat)) {
        if let Some(hand) = self.latest_hand_mut()
            && let Some(seat) = hand.seat(player)
        {
            change(hand, seat);
        }
    }

    /// Changes the hand as a whole.
    fn hand_changes(&mut self, change: impl FnOnce(&mut Hand)) {
        if let Some(hand) = self.latest_hand_mut() {
            change(hand);
        }
    }

    fn billitonnen_changes(&mut self, change: impl FnOnce(&mut Billitonnen)) {
        if let Progress::Billitonnen(game) = &mut self.progress {
            change(game);
        }
    }

    fn evolve(&mut self, no: EntryNo, event: &Event) {
        match *event {
            Event::LawNamed
            | Event::Recounted(_)
            | Event::Noted
            | Event::SaidNos(_)
            | Event::FellBelowZero(..)
            | Event::Concealed(..) => {}
            Event::Seated(ref names) => {
                for name in names {
                    self.sit(name, self.seats.len());
                }
                self.progress = Progress::Between(None);
            }
            Event::HouseTurned(setting) => self.turn_house(setting),
            Event::Joined(ref name, place) => self.sit(name, place),
            Event::Left(player) => {
                self.seats.retain(|own| *own != player);
                if self.next_set == NextSet::Loser(player) {
                    self.next_set = NextSet::HighestDouble;
                }
            }
            Event::Settled => self.progress = Progress::Settling,
            Event::PotEmpty | Event::PotTaken(_) => self.progress = Progress::Finished,
            Event::BillitonnenBegun => {
                let game = Billitonnen::new(Circle::of(&self.seats));
                self.progress = Progress::Billitonnen(Box::new(game));
            }
            Event::Dealt { opens, .. } => {
                let seats = Circle::of(&self.seats);
                let on_set = match opens {
                    Opens::HighestDouble => None,
                    Opens::Player { on_set, .. } => seats.seat(on_set),
                };
                self.hands += 1;
                self.progress = Progress::Hand(Box::new(Hand::new(seats, on_set)));
            }
            Event::Reshuffled => self.hand_changes(Hand::deal_again),
            Event::Irregular(player, irregular) => {
                self.at(player, |hand, seat| hand.irregular(seat, irregular));
            }
            Event::SetLaid { player, set, drawn } => {
                self.at(player, |hand, seat| hand.lay_set(no, seat, set, drawn));
            }
            Event::Announced(game) => {
                let house = self.house;
                self.hand_changes(|hand| hand.announce(no, game, &house));
            }
            Event::Declared(player, _) => {
                self.at(player, |hand, seat| hand.holdings[seat].declared = true);
            }
            Event::Shown(player, tiles) => {
                self.at(player, |hand, seat| hand.tiles.see(seat, tiles, no));
            }
            Event::Drew { player, tiles, .. } => {
                self.at(player, |hand, seat| hand.draws(seat, tiles));
            }
            Event::Passed {
                player,
                turn_passes,
            } => self.at(player, |hand, seat| hand.pass(seat, turn_passes)),
            Event::Denied {
                player,
                kind,
                tiles,
                took,
                ..
            } => {
                let punished = false;
                let own = Denied {
                    kind,
                    punished,
                    took,
                };
                self.at(player, |hand, seat| hand.tiles.deny(seat, tiles, no, own));
            }
            Event::Waited {
                player,
                lies_between,
            } => self.at(player, |hand, seat| hand.wait(seat, lies_between)),
            Event::Laid {
                player,
                tile,
                way,
                spot,
                manner,
                debtor,
            } => self.at(player, |hand, seat| {
                let laid = Laid {
                    tile,
                    touching: way.touching,
                    open: way.open,
                    arm: way.arm,
                    seat,
                    no,
                };
                let debtor = debtor.and_then(|debtor| hand.seat(debtor));
                hand.lay(laid, spot, manner, debtor);
            }),
            Event::DuePaid(player, tile) => {
                self.at(player, |hand, seat| hand.due_paid(seat, tile));
            }
            Event::Out { player, first } => {
                self.at(player, |hand, seat| hand.goes_out(seat, first));
            }
            Event::CloseCalled(player, outcome) => {
                self.at(player, |hand, seat| hand.close_called(seat, outcome));
            }
            Event::CloseDecided(_, outcome) => {
                self.hand_changes(|hand| hand.close_decided(outcome));
            }
            Event::Over(ending) => self.hand_changes(|hand| hand.over(ending)),
            Event::Proved {
                denial, settled, ..
            } => self.hand_changes(|hand| hand.proved(denial, settled)),
            Event::Punished { denial, .. } => self.hand_changes(|hand| hand.punished(denial)),
            Event::Counted(player, spots) => {
                self.at(player, |hand, seat| hand.count(no, seat, spots));
            }
            Event::Voided => self.progress = Progress::Between(None),
            Event::HandScored(ref next) => {
                self.next_set = next.clone();
                self.progress = match std::mem::replace(&mut self.progress, Progress::Between(None))
                {
                    Progress::Hand(hand) => Progress::Between(Some(hand)),
                    other => other,
                };
            }
            Event::LotsDrawn(ref next) => self.next_set = next.clone(),
            Event::Lead(player) => self.billitonnen_changes(|game| game.lead(player)),
            Event::Started(SetTile { left, right }) => {
                self.billitonnen_changes(|game| game.start(left, right));
            }
            Event::TileFlipped { player, tile, to } => {
                self.billitonnen_changes(|game| game.flip(player, (tile.left, tile.right), to))
            }
        }
    }

    /// Sets a house rule. Before the first deal nobody has paid, so all seated players get the new start.
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
