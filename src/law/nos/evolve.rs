//! Applying a ruling. Nothing here decides anything, and nothing here can fail.

mod hand;

use super::{
    Billitonnen, Circle, Denied, Event, Hand, HouseKey, Laid, NextSet, Opens, Party, Player,
    PlayerId, Progress, Ruling, Seat, Session, Setting, Transfer,
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
        let Transfer {
            from, to, amount, ..
        } = *transfer;
        for (party, amount) in [(from, -amount), (to, amount)] {
            match party {
                Party::Pot => self.pot += amount,
                Party::Player(player) => self.gets(player, amount),
            }
        }
        if let (Party::Player(from), Party::Player(to), Some(hand)) =
            (from, to, self.latest_hand_mut())
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

    /// Changes the hand at the seat of this player.
    fn at(&mut self, player: PlayerId, change: impl FnOnce(&mut Hand, Seat)) {
        if let Some(hand) = self.latest_hand_mut()
            && let Some(seat) = hand.seat(player)
        {
            change(hand, seat);
        }
    }

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
            Event::LawNamed | Event::Recounted(_) | Event::Noted | Event::SaidNos(_) => {}
            Event::FellBelowZero(..) | Event::Concealed(..) => {}
            Event::Seated(ref names) => {
                for name in names {
                    self.sit(name, self.seats.len());
                }
                self.progress = Progress::Between(None);
            }
            Event::HouseTurned(setting) => self.turn_house(setting),
            Event::Joined(ref name, place) => self.sit(name, place),
            Event::Left(player) => {
                self.seats.retain(|other| *other != player);
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
            } => {
                self.at(player, |hand, seat| hand.pass(seat, turn_passes));
            }
            Event::Denied {
                player,
                kind,
                tiles,
                took,
                ..
            } => {
                let denied = Denied {
                    kind,
                    punished: false,
                    took,
                };
                self.at(player, |hand, seat| {
                    hand.tiles.deny(seat, tiles, no, denied)
                });
            }
            Event::Waited {
                player,
                lies_between,
            } => {
                self.at(player, |hand, seat| hand.wait(seat, lies_between));
            }
            Event::Laid {
                player,
                tile,
                way,
                spot,
                manner,
                debtor,
            } => {
                self.at(player, |hand, seat| {
                    let debtor = debtor.and_then(|debtor| hand.seat(debtor));
                    hand.lay(
                        Laid {
                            tile,
                            way,
                            seat,
                            no,
                        },
                        spot,
                        manner,
                        debtor,
                    );
                });
            }
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
            } => {
                self.hand_changes(|hand| hand.proved(denial, settled));
            }
            Event::Punished { denial, .. } => self.hand_changes(|hand| hand.punished(denial)),
            Event::Counted(player, spots) => {
                self.at(player, |hand, seat| hand.count(no, seat, spots));
            }
            Event::Voided => self.progress = Progress::Between(None),
            Event::HandScored(ref next) => {
                self.next_set = next.clone();
                self.progress = match std::mem::take(&mut self.progress) {
                    Progress::Hand(hand) => Progress::Between(Some(hand)),
                    other => other,
                };
            }
            Event::LotsDrawn(ref next) => self.next_set = next.clone(),
            Event::Lead(player) => self.billitonnen_changes(|game| game.deal(player)),
            Event::Started(set) => self.billitonnen_changes(|game| game.start(set)),
            Event::TileFlipped { player, tile, to } => {
                self.billitonnen_changes(|game| game.flip(player, tile, to));
            }
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
