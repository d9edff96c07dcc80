//! Players and pairs: what is seated as one.

use super::account::EventRound;
use super::roster::Event;
use super::search::{PairCounts, Tables, Wishes};
use super::sizes::sizes;
use super::standings::EventStandings;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// What is seated as one: a player, or two partners for good.
pub(super) struct Units {
    pub players: Vec<Vec<usize>>,
    /// The unit of each player in the roster.
    pub of: Vec<usize>,
}

impl Units {
    /// The units of a round. Who has no partner, or whose partner does not play, gets the next such.
    pub(super) fn of(event: &Event, round: u32) -> Units {
        let mut units = Units {
            players: Vec::new(),
            of: vec![0; event.players.all().len()],
        };
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
        single
            .into_iter()
            .for_each(|player| units.add(vec![player]));
        units
    }

    /// Whether somebody plays in pairs and has nobody to play with.
    pub(super) fn has_nobody(&self, event: &Event, player: usize) -> bool {
        event.has_fixed_pairs() && self.players[self.of[player]].len() == 1
    }

    pub(super) fn add(&mut self, unit: Vec<usize>) {
        for player in &unit {
            self.of[*player] = self.players.len();
        }
        self.players.push(unit);
    }

    pub(super) fn at(&self, table: &[usize]) -> Vec<usize> {
        let mut units: Vec<usize> = table.iter().map(|player| self.of[*player]).collect();
        units.sort_unstable();
        units.dedup();
        units
    }

    /// The units of which everybody plays, and that are whole.
    pub(super) fn present(&self, event: &Event, round: u32) -> Vec<usize> {
        let plays = |player: &usize| event.players[*player].plays(round);
        let least = if event.has_fixed_pairs() { 2 } else { 1 };
        let is_here = |unit: &usize| {
            let players = &self.players[*unit];
            players.len() >= least && players.iter().all(plays)
        };
        (0..self.players.len()).filter(is_here).collect()
    }

    /// The sizes of tables of units.
    pub(super) fn sizes(&self, event: &Event, units: usize) -> Vec<usize> {
        if event.has_fixed_pairs() {
            return vec![2; units / 2];
        }
        sizes(event.law.seating, units)
    }

    /// The players of a table of units. Of two pairs, partners sit opposite.
    pub(super) fn seats(&self, table: &[usize]) -> Vec<usize> {
        let unit = |unit: &usize| self.players[*unit].as_slice();
        match table.iter().map(unit).collect::<Vec<_>>().as_slice() {
            [[a, c], [b, d]] => vec![*a, *b, *c, *d],
            units => units.concat(),
        }
    }

    /// The tables of a round, as they were played, or else as they were seated.
    pub(super) fn tables(&self, round: &EventRound) -> Tables {
        let tables = round.tables.iter().map(|table| match table.is_played() {
            true => self.at(&table.players),
            false => self.at(&table.seated),
        });
        tables.collect()
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
            let club = unit
                .first()
                .and_then(|player| event.players[*player].club.as_deref());
            let number = clubs.len();
            let club = club.filter(|_| event.is_apart);
            wishes
                .clubs
                .push(club.map(|club| *clubs.entry(club).or_insert(number)));
        }
        for (table, _) in past.iter().flat_map(EventRound::settled) {
            wishes.met.add_all(&self.at(&table.players));
            if let (Some(partners), [a, b, c, d]) = (&mut wishes.partners, &*table.players) {
                partners.add(*a, *c);
                partners.add(*b, *d);
            }
        }
        wishes
    }

    /// Who plays in a round, and who sits out: who sat out least; of two at a table who was there the round before and,
    /// before anything is played, who has the lowest rating; then who stands last; then by the seed. `outs` counts how
    /// often each did.
    pub(super) fn parted(
        &self,
        event: &Event,
        round: u32,
        outs: &mut [usize],
        standings: &EventStandings,
    ) -> (Vec<usize>, Vec<usize>) {
        let mut units = self.present(event, round);
        let places: usize = self.sizes(event, units.len()).iter().sum();
        event.luck(round, "out").shuffle(&mut units);
        let ranks = standings.ranks();
        let is_for_two = event.law.seating.range() == (2, 2);
        let mut order: Vec<usize> = units.clone();
        order.sort_by_cached_key(|unit| {
            let players = || self.players[*unit].iter();
            let was_away = players().any(|player| !event.players[*player].plays(round - 1));
            let rank: usize = players().map(|player| ranks[*player]).sum();
            // Ratings are halves above 0, which keep their order as bits.
            let rating = self.rating(event, *unit).map_or(0, f64::to_bits);
            let rating = (is_for_two && standings.rounds == 0).then_some(rating);
            let was_away = is_for_two && round > 1 && was_away;
            (outs[*unit], was_away, Reverse(rank), rating)
        });
        order.truncate(units.len() - places);
        units.retain(|unit| !order.contains(unit));
        order.iter().for_each(|unit| outs[*unit] += 1);
        (units, order)
    }

    /// How often each sat out, or won because others did not come.
    pub(super) fn outs(&self, standings: &EventStandings) -> Vec<usize> {
        let mut outs = vec![0; self.players.len()];
        for row in &standings.rows {
            let own = &mut outs[self.of[row.player]];
            *own = row.outs.max(*own);
        }
        outs
    }

    /// The players of these tables, and who else plays and has no place.
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
        let ratings = self.players[unit]
            .iter()
            .filter_map(|player| event.players[*player].rating);
        ratings.reduce(|sum, rating| sum + rating)
    }
}
