//! Units of seating: players or pairs.

use super::sizes::sizes;
use super::{
    Event, EventRound, EventStandings, EventTable, PairCounts, TableOutcome, Tables, Wishes,
};
use nos_base::Order;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Tables of a round, players who sit out, and the tables planned for the next round.
pub(super) type Decided = (Tables, Vec<usize>, Tables);

/// A unit is a player or two fixed partners.
pub(super) struct Units {
    pub players: Vec<Vec<usize>>,
    pub of: Vec<usize>,
}

impl Units {
    /// Forms the units of a round. Players without a present partner are paired with one another.
    pub(super) fn new(event: &Event, round: u32) -> Units {
        let mut units = Units { players: Vec::new(), of: vec![0; event.players.all().len()] };
        let plays = |place: usize| event.players[place].plays(round);
        let mut single = None;
        for (place, player) in event.players.all().iter().enumerate() {
            let unit = match player.partner {
                _ if !event.has_fixed_pairs() => vec![place],
                Some(partner) if plays(place) == plays(partner) => match partner > place {
                    true => vec![place, partner],
                    false => continue,
                },
                _ if !plays(place) => vec![place],
                _ => match single.take() {
                    Some(other) => vec![other, place],
                    None => {
                        single = Some(place);
                        continue;
                    }
                },
            };
            units.add(unit);
        }
        single.into_iter().for_each(|player| units.add(vec![player]));
        units
    }

    pub(super) fn has_nobody(&self, event: &Event, player: usize) -> bool {
        event.has_fixed_pairs() && self.players[self.of[player]].len() == 1
    }

    pub(super) fn add(&mut self, unit: Vec<usize>) {
        for player in &unit {
            self.of[*player] = self.players.len();
        }
        self.players.push(unit);
    }

    pub(super) fn units_at(&self, table: &[usize]) -> Vec<usize> {
        let units: BTreeSet<usize> = table.iter().map(|player| self.of[*player]).collect();
        units.into_iter().collect()
    }

    /// Returns the complete units whose players are all present.
    pub(super) fn present(&self, event: &Event, round: u32) -> Vec<usize> {
        let plays = |player: &usize| event.players[*player].plays(round);
        let least = if event.has_fixed_pairs() { 2 } else { 1 };
        let is_here = |unit: &usize| {
            let players = &self.players[*unit];
            players.len() >= least && players.iter().all(plays)
        };
        (0..self.players.len()).filter(is_here).collect()
    }

    pub(super) fn sizes(&self, event: &Event, units: usize) -> Vec<usize> {
        if event.has_fixed_pairs() {
            return vec![2; units / 2];
        }
        sizes(&event.law.about.seating, units)
    }

    /// Returns the players of a table. Partners sit opposite.
    pub(super) fn seats(&self, table: &[usize]) -> Vec<usize> {
        let unit = |unit: &usize| self.players[*unit].as_slice();
        match table.iter().map(unit).collect::<Vec<_>>().as_slice() {
            [[a, c], [b, d]] => vec![*a, *b, *c, *d],
            units => units.concat(),
        }
    }

    /// Returns the tables of a round as played, or as seated if not played.
    pub(super) fn tables(&self, round: &EventRound) -> Tables {
        let sat = |table: &EventTable| {
            self.units_at(if table.is_played() { &table.players } else { &table.seated })
        };
        round.tables.iter().map(sat).collect()
    }

    pub(super) fn wishes(&self, event: &Event, past: &[EventRound]) -> Wishes {
        let all = self.players.len();
        let draws_partners = event.has_pairs() && !event.has_fixed_pairs();
        let mut clubs: BTreeMap<&str, usize> = BTreeMap::new();
        let mut wishes = Wishes {
            met: PairCounts::new(all),
            partners: draws_partners.then(|| PairCounts::new(all)),
            ..Wishes::default()
        };
        for unit in &self.players {
            let club = unit.first().and_then(|player| event.players[*player].club.as_deref());
            let number = clubs.len();
            let club = club.filter(|_| event.is_apart);
            wishes.clubs.push(club.map(|club| *clubs.entry(club).or_insert(number)));
        }
        let has_met = |table: &&EventTable| match table.outcome {
            TableOutcome::Forfeit(_) => event.plays_forfeits(),
            _ => table.is_played(),
        };
        for table in past.iter().flat_map(|round| &round.tables).filter(has_met) {
            wishes.met.add_all(&self.units_at(&table.players));
            wishes.partners.iter_mut().for_each(|partners| partners.add_partners(&table.players));
        }
        wishes
    }

    /// Divides the units of a round into those that play and those that sit out. Those sit out
    /// first who sat out least, then, at tables of two, who were present in the round before and
    /// who have the lowest rating in round 1, then who are last in the standings, then by the seed.
    /// Updates `outs`, the number of times that each sat out.
    pub(super) fn parted(
        &self,
        event: &Event,
        round: u32,
        outs: &mut [usize],
        standings: &EventStandings,
        past: &[EventRound],
    ) -> (Vec<usize>, Vec<usize>) {
        let mut units = self.present(event, round);
        let places: usize = self.sizes(event, units.len()).iter().sum();
        event.luck(round, "out").shuffle(&mut units);
        let ranks = standings.ranks();
        let is_for_two = event.seats_two();
        let mut order: Vec<usize> = units.clone();
        order.order_by_key(|unit| {
            let players = || self.players[*unit].iter();
            let was_there = |player: &usize| match past.get(round as usize - 2) {
                Some(before) => before.has_seated(*player),
                None => event.players[*player].plays(round - 1),
            };
            let was_away = is_for_two && round > 1 && !players().all(was_there);
            let rank: usize = players().map(|player| ranks[*player]).sum();
            // Ratings are halves above 0, whose bits sort like the numbers.
            let rating = self.rating(event, *unit).map_or(0, f64::to_bits);
            let rating = (is_for_two && standings.rounds == 0).then_some(rating);
            (outs[*unit], was_away, Reverse(rank), rating)
        });
        order.truncate(units.len() - places);
        units.retain(|unit| !order.contains(unit));
        order.iter().for_each(|unit| outs[*unit] += 1);
        (units, order)
    }

    pub(super) fn outs(&self, standings: &EventStandings) -> Vec<usize> {
        let mut outs = vec![0; self.players.len()];
        for row in &standings.rows {
            let own = &mut outs[self.of[row.player]];
            *own = row.outs.max(*own);
        }
        outs
    }

    /// Returns the players of these tables and the players without a place.
    pub(super) fn seating(
        &self,
        event: &Event,
        round: u32,
        tables: &Tables,
    ) -> (Tables, Vec<usize>) {
        let tables: Tables = tables.iter().map(|table| self.seats(table)).collect();
        let out = event.left_over(round, &tables);
        (tables, out)
    }

    pub(super) fn rating(&self, event: &Event, unit: usize) -> Option<f64> {
        let rating = |player: &usize| event.players[*player].rating;
        self.players[unit].iter().filter_map(rating).reduce(|sum, rating| sum + rating)
    }
}
