//! Applying a ruling. Nothing here decides anything, and nothing here can fail.

use super::hand::{Hand, Stage};
use super::line::Laid;
use super::ruling::{Event, Ruling};
use super::session::{Game, Lead, Session};
use super::side::Side;
use crate::dominoes::tile::TileSet;
use crate::law::EntryNo;
use crate::table::seat::{BySeat, Circle, PlayerId, Seat};

impl Session {
    /// Applies a ruling that this session gave in its current state; `no` is the number of the entry.
    pub fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        self.begun = true;
        let scores = self.game.scores;
        for event in &ruling.events {
            self.evolve(no, event);
        }
        // The points for the last tile and for chipping out are one score (article 6.3), so the pegs move once.
        for side in ruling.scored() {
            self.game.before[side] = scores[side];
        }
    }

    fn evolve(&mut self, no: EntryNo, event: &Event) {
        match *event {
            Event::LawNamed | Event::Noted | Event::Drawn(_) | Event::Out(_) => {}
            Event::Disregarded { .. } => {}
            Event::Seated(ref names) => {
                self.roster.clone_from(names);
                self.lead = Lead::Lots(self.seats());
            }
            Event::HouseTurned(setting) => self.house.turn(setting),
            Event::DrawAgain(ref players) => self.lead = Lead::Lots(players.clone()),
            Event::FirstLead(player) => self.leads(player),
            Event::Dealt { game, leader, .. } => self.deal(game.is_some(), leader),
            Event::Laid { player, lies, .. } => self.at(player, |hand, seat| {
                hand.tiles.lay(seat, lies.tile(), no);
                hand.line.lay(Laid { lies, seat, no });
                hand.knocked = BySeat::default();
                hand.turn = hand.next_in(seat);
            }),
            Event::TakenBack { player, tile, .. } => self.at(player, |hand, seat| {
                hand.tiles.see(seat, TileSet::of(tile), no);
            }),
            Event::Revealed(player, tiles) => self.at(player, |hand, seat| {
                hand.tiles.see(seat, tiles, no);
                hand.revealed[seat] = true;
            }),
            Event::Proved { player, denial, .. } => self.at(player, |hand, _| {
                if let Some(denial) = hand.tiles.denial_mut(denial) {
                    denial.proved = true;
                }
            }),
            Event::Scored { side, points, .. } => {
                self.game.scores[side] += points;
                if let Some(hand) = &mut self.hand {
                    hand.brought[side] += points;
                }
            }
            Event::Knocked(player, tiles) => self.at(player, |hand, seat| {
                hand.tiles.deny(seat, tiles, no, ());
                hand.knocked[seat] = true;
                hand.turn = hand.next_in(seat);
            }),
            Event::Over(ending) => {
                if let Some(hand) = &mut self.hand {
                    hand.stage = Stage::Over(ending);
                    self.lead = Lead::Of(hand.seats.left_of(hand.leader));
                }
            }
            Event::GameWon { side, .. } => self.game.won = Some(side),
            Event::Voided { back, leader, .. } => {
                for side in Side::BOTH {
                    let score = &mut self.game.scores[side];
                    *score = score.saturating_sub(back[side]);
                }
                self.game.won = None;
                if let Some(hand) = &mut self.hand {
                    hand.stage = Stage::Void;
                    self.game.before = hand.back_pegs;
                }
                self.leads(leader);
            }
            Event::Settled { .. } => self.settled = true,
        }
    }

    fn leads(&mut self, player: PlayerId) {
        if let Some(seat) = Seat::at(player.index()) {
            self.lead = Lead::Of(seat);
        }
    }

    fn deal(&mut self, begins_game: bool, leader: PlayerId) {
        if begins_game {
            self.earlier.push(std::mem::take::<Game>(&mut self.game));
        }
        self.hands += 1;
        if let Some(leader) = Seat::at(leader.index()) {
            let seats = Circle::of(&self.seats());
            self.hand = Some(Box::new(Hand::new(seats, leader, self.game.before)));
        }
    }

    /// Changes the hand at the seat of this player.
    fn at(&mut self, player: PlayerId, change: impl FnOnce(&mut Hand, Seat)) {
        if let Some(hand) = &mut self.hand
            && let Some(seat) = hand.seat(player)
        {
            change(hand, seat);
        }
    }
}
