//! A table of fives and threes whose players are made up. They choose what to enter; what becomes of it is the
//! law's.

mod table;
mod wrong;

use super::entry::Play;
use super::hand::Hand;
use super::legal::LegalPlay;
use super::line::{Lies, Place, total};
use super::points::points;
use super::ruling::{Event, Ruling};
use super::session::{Lead, Phase, Session};
use super::verbs::Act;
use crate::dominoes::tile::{Spots, Tile};
use crate::simulate::{Luck, Simulated, Truth, Wishes};
use crate::table::name::Name;
use crate::table::seat::Seat;
use table::Table;

const NAMES: [&str; 8] = [
    "Alice", "Barry", "Chris", "Doris", "Edwin", "Fiona", "Gareth", "Helen",
];

impl Simulated for Session {
    type Table = Table;

    fn table(wishes: &Wishes) -> Result<Table, String> {
        if wishes
            .players
            .is_some_and(|players| ![2, 4].contains(&players))
        {
            return Err("two play fives and threes, or four: --players 4".to_owned());
        }
        if !wishes.games.is_empty() {
            return Err("fives and threes has one game; leave --games out".to_owned());
        }
        Ok(Table::new(wishes))
    }

    fn next(&self, table: &mut Table, luck: &mut Luck) -> Option<Act> {
        match self.phase() {
            Phase::Lobby => Some(arrive(table, luck)),
            Phase::Lot => self.lots(luck),
            Phase::Between => Some(self.between(table, luck)),
            Phase::Play => self.turn(table, luck),
            Phase::Finished => None,
        }
    }

    fn happened(&self, table: &mut Table, luck: &mut Luck, ruling: &Ruling) {
        table.happened(self, luck, ruling);
    }

    fn truth(&self, table: &Table) -> Truth {
        table.truth(self)
    }

    fn is_doubtful(entry: &Act, ruling: &Ruling) -> bool {
        let scored =
            |event: &Event| matches!(event, Event::Scored { .. } | Event::Disregarded { .. });
        match entry {
            Act::Knock(_) => true,
            Act::Play(play) => play.one == play.other || ruling.events.iter().any(scored),
            _ => false,
        }
    }
}

fn arrive(table: &Table, luck: &mut Luck) -> Act {
    let mut names = NAMES.to_vec();
    luck.shuffle(&mut names);
    names.truncate(table.players.unwrap_or(if luck.once_in(2) { 2 } else { 4 }));
    Act::Seat(names.into_iter().filter_map(Name::new).collect())
}

/// The two numbers of a tile in the order in which they are said.
fn said(tile: Tile, luck: &mut Luck) -> (Spots, Spots) {
    match luck.once_in(2) {
        true => (tile.high(), tile.low()),
        false => (tile.low(), tile.high()),
    }
}

impl Session {
    fn lots(&self, luck: &mut Luck) -> Option<Act> {
        let Lead::Lots(players) = self.lead() else {
            return None;
        };
        let names = players.iter().map(|player| self.name_of(*player));
        Some(Act::Lot(names.zip(luck.tiles()).collect()))
    }

    /// Now and then somebody shows the tiles that he still holds.
    fn between(&self, table: &Table, luck: &mut Luck) -> Act {
        if let Some(hand) = self.latest_hand().filter(|hand| hand.is_over()) {
            let hides = |seat: &Seat| !hand.is_out(*seat) && !hand.revealed[*seat];
            let hiding: Vec<Seat> = hand.seats.seats().filter(hides).collect();
            if let Some(seat) = luck.pick(&hiding).filter(|_| !luck.once_in(3)) {
                let (name, tiles) = (self.name_of(hand.player(seat)), table.hands[seat]);
                return Act::Reveal {
                    name,
                    tiles: tiles.iter().collect(),
                };
            }
        }
        match self.hands() >= table.hands_wished {
            true => Act::Settle,
            false if luck.once_in(40) => Act::Note("a short break".to_owned()),
            false => Act::Deal,
        }
    }

    /// What the player on turn does.
    fn turn(&self, table: &mut Table, luck: &mut Luck) -> Option<Act> {
        let hand = self.hand()?;
        if luck.once_in(600) {
            return Some(Act::Void);
        }
        if table.is_tempted(luck)
            && let Some(act) = wrong::act(self, hand, table, luck)
        {
            return Some(act);
        }
        let (seat, name) = (hand.turn, Some(self.name_of(hand.player(hand.turn))));
        let held = table.hands[seat];
        if hand.line.ends().is_none() {
            let (one, other) = said(luck.tile(held)?, luck);
            return Some(Act::Play(Play {
                name,
                one,
                other,
                touches: false,
                on: None,
            }));
        }
        let own: Vec<LegalPlay> = self
            .legal()
            .into_iter()
            .filter(|play| held.has(play.tile))
            .collect();
        let best = |play: &LegalPlay| points(total(&hand.line.ends_with(Lies::At(play.way))));
        let chosen = match luck.once_in(2) {
            true => luck.pick(&own),
            false => own.iter().copied().max_by_key(best),
        };
        let Some(LegalPlay { way, .. }) = chosen else {
            return Some(Act::Knock(name));
        };
        Some(Act::Play(Play {
            name,
            one: way.touching,
            other: way.open,
            touches: true,
            on: Some(Place::Arm(way.arm)),
        }))
    }
}

/// The players of a hand who still have tiles.
fn still_in(hand: &Hand) -> Vec<Seat> {
    hand.seats
        .seats()
        .filter(|seat| !hand.is_out(*seat))
        .collect()
}
