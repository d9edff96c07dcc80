//! Searches the seating with the fewest repeated meetings by late acceptance (Burke and Bykov,
//! 2017), which needs no fractions. It counts steps instead of time, so every machine finds the
//! same seating.

use nos_base::in_order;
use nos_law::Luck;
use std::ops::Add;

pub type Tables = Vec<Vec<usize>>;

/// Facts about the units to be seated, which are numbered from 0.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    pub met: PairCounts,
    /// How often two were partners, if tables of four have two pairs seated opposite.
    pub partners: Option<PairCounts>,
    pub clubs: Vec<Option<usize>>,
    /// Score group of each unit from the top; empty if scores do not matter.
    pub groups: Vec<usize>,
}

impl Wishes {
    pub fn met_by(&self) -> usize {
        self.met.rows.len()
    }

    pub fn group(&self, unit: usize) -> usize {
        self.groups.get(unit).copied().unwrap_or_default()
    }

    pub fn apart(&self, one: usize, other: usize) -> i64 {
        (self.group(one).abs_diff(self.group(other)) as i64).pow(2)
    }

    pub fn are_clubmates(&self, one: usize, other: usize) -> bool {
        self.clubs[one].is_some() && self.clubs[one] == self.clubs[other]
    }
}

#[derive(Clone, Debug, Default)]
pub struct PairCounts {
    /// For each unit, the units with a count above 0, sorted.
    rows: Vec<Vec<(usize, u8)>>,
}

impl PairCounts {
    pub fn new(all: usize) -> PairCounts {
        PairCounts { rows: vec![Vec::new(); all] }
    }

    pub fn count(&self, one: usize, other: usize) -> i64 {
        let row = &self.rows[one];
        row.binary_search_by_key(&other, |(unit, _)| *unit).map_or(0, |at| i64::from(row[at].1))
    }

    pub fn add(&mut self, one: usize, other: usize) {
        self.change(one, other, |times| times.saturating_add(1));
    }

    fn take(&mut self, one: usize, other: usize) {
        self.change(one, other, |times| times.saturating_sub(1));
    }

    fn change(&mut self, one: usize, other: usize, to: fn(u8) -> u8) {
        for (own, with) in [(one, other), (other, one)] {
            let row = &mut self.rows[own];
            match row.binary_search_by_key(&with, |(unit, _)| *unit) {
                Ok(at) if to(row[at].1) == 0 => drop(row.remove(at)),
                Ok(at) => row[at].1 = to(row[at].1),
                Err(at) => row.insert(at, (with, to(0))),
            }
        }
    }

    /// Returns each count above 0 twice.
    fn all(&self) -> impl Iterator<Item = usize> {
        self.rows.iter().flatten().map(|(_, times)| usize::from(*times))
    }

    /// Counts repeated meetings: the k-th meeting of a pair costs k − 1.
    fn repeated(&self) -> usize {
        self.all().map(|times| times * (times - 1) / 2).sum::<usize>() / 2
    }

    pub fn add_all(&mut self, table: &[usize]) {
        for (at, one) in table.iter().enumerate() {
            table[..at].iter().for_each(|other| self.add(*one, *other));
        }
    }

    pub fn at_table(&self, table: &[usize]) -> i64 {
        let with_earlier = |(at, one): (usize, &usize)| -> i64 {
            table[..at].iter().map(|other| self.count(*one, *other)).sum()
        };
        table.iter().enumerate().map(with_earlier).sum()
    }

    pub fn add_partners(&mut self, table: &[usize]) {
        if let [a, b, c, d] = *table {
            self.add(a, c);
            self.add(b, d);
        }
    }
}

pub fn everybody(tables: &Tables) -> Vec<usize> {
    in_order(tables.concat())
}

/// Cost of a seating, the worst part first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Cost {
    partners: i64,
    repeats: i64,
    /// Squared distances of score groups at a table.
    apart: i64,
    /// Meetings of clubmates. Later ones cost less.
    clubs: i64,
}

impl Add for Cost {
    type Output = Cost;

    fn add(self, other: Cost) -> Cost {
        Cost {
            partners: self.partners + other.partners,
            repeats: self.repeats + other.repeats,
            apart: self.apart + other.apart,
            clubs: self.clubs + other.clubs,
        }
    }
}

const STEPS: usize = 3_000_000;
/// Steps without improvement that end the search.
const STALE: usize = 250_000;
const BACK: usize = 1_000;
const LOOK: usize = 64;
/// Farthest seat of a player with about the same score.
const NEAR: usize = 12;

struct Round {
    seats: Vec<usize>,
    /// First seat and end of each seat's table.
    tables: Vec<(usize, usize)>,
    /// Cost of clubmates at one table. It falls from round to round.
    club: i64,
}

struct Search<'a> {
    wishes: &'a Wishes,
    /// Number of seats before each round.
    before: Vec<usize>,
    seats: usize,
    met: PairCounts,
    partners: Option<PairCounts>,
    rounds: Vec<Round>,
}

/// Improves consecutive rounds until at most `least` meetings repeat or the steps are used up.
pub fn improved(rounds: Vec<Tables>, wishes: &Wishes, least: u64, luck: &mut Luck) -> Vec<Tables> {
    let least = Cost { repeats: i64::try_from(least).unwrap_or(i64::MAX), ..Cost::default() };
    let mut search = Search::new(&rounds, wishes);
    let mut cost = search.cost();
    let mut best = (cost, search.seats());
    let mut back = vec![cost; BACK];
    let (mut at, mut bettered) = (0, 0);
    for step in 0..STEPS {
        if best.0 <= least || step > bettered + STALE {
            break;
        }
        let Some((round, one)) = search.next_bad(&mut at, luck) else { break };
        let other = search.other(round, one, luck);
        let change = search.change(round, one, other);
        let before = &mut back[step % BACK];
        if change <= Cost::default() || cost + change <= *before {
            search.swap(round, one, other);
            cost = cost + change;
            if cost < best.0 {
                best = (cost, search.seats());
                bettered = step;
            }
        }
        *before = (*before).min(cost);
    }
    let parted = |(seats, tables): (Vec<usize>, &Tables)| {
        let mut seats = seats.into_iter();
        tables.iter().map(|table| seats.by_ref().take(table.len()).collect()).collect()
    };
    best.1.into_iter().zip(&rounds).map(parted).collect()
}

impl Search<'_> {
    fn new<'a>(rounds: &[Tables], wishes: &'a Wishes) -> Search<'a> {
        let all = rounds.len();
        let mut search = Search {
            met: wishes.met.clone(),
            partners: wishes.partners.clone(),
            wishes,
            before: Vec::with_capacity(all),
            seats: 0,
            rounds: Vec::with_capacity(all),
        };
        for (at, round) in rounds.iter().enumerate() {
            let seats: Vec<usize> = round.concat();
            let mut tables = Vec::with_capacity(seats.len());
            for table in round {
                let from = tables.len();
                tables.extend(table.iter().map(|_| (from, from + table.len())));
                search.met.add_all(table);
                search.partners.iter_mut().for_each(|partners| partners.add_partners(table));
            }
            search.before.push(search.seats);
            search.seats += seats.len();
            search.rounds.push(Round { seats, tables, club: (all - at) as i64 });
        }
        search
    }

    fn seats(&self) -> Vec<Vec<usize>> {
        self.rounds.iter().map(|round| round.seats.clone()).collect()
    }

    fn cost(&self) -> Cost {
        let more =
            |now: &PairCounts, was: &PairCounts| now.repeated() as i64 - was.repeated() as i64;
        let mut cost = Cost { repeats: more(&self.met, &self.wishes.met), ..Cost::default() };
        if let (Some(now), Some(was)) = (&self.partners, &self.wishes.partners) {
            cost.partners = more(now, was);
        }
        for round in &self.rounds {
            for (seat, (from, _)) in round.tables.iter().enumerate() {
                for other in *from..seat {
                    cost = cost + self.apart(round, round.seats[seat], round.seats[other]);
                }
            }
        }
        cost
    }

    fn apart(&self, round: &Round, one: usize, other: usize) -> Cost {
        Cost {
            apart: self.wishes.apart(one, other),
            clubs: round.club * i64::from(self.wishes.are_clubmates(one, other)),
            ..Cost::default()
        }
    }

    /// Returns the next seat with a cost, or any seat if there is none nearby.
    fn next_bad(&self, at: &mut usize, luck: &mut Luck) -> Option<(usize, usize)> {
        for _ in 0..LOOK {
            *at += 1;
            let (round, seat) = self.place(at)?;
            if self.is_bad(&self.rounds[round], seat) {
                return Some((round, seat));
            }
        }
        self.place(&mut luck.below(self.seats))
    }

    /// Finds a seat by its number over all rounds. After the last seat it begins again.
    fn place(&self, at: &mut usize) -> Option<(usize, usize)> {
        if *at >= self.seats {
            *at = 0;
        }
        let round = self.before.partition_point(|before| before <= at) - 1;
        (self.seats > 0).then(|| (round, *at - self.before[round]))
    }

    fn is_bad(&self, round: &Round, seat: usize) -> bool {
        let (from, to) = round.tables[seat];
        let own = round.seats[seat];
        let is_bad = |other: usize| {
            let with = round.seats[other];
            self.met.count(own, with) > 1 || self.apart(round, own, with) > Cost::default()
        };
        let partner = partner(round, seat).zip(self.partners.as_ref());
        (from..to).any(|other| other != seat && is_bad(other))
            || partner.is_some_and(|(with, partners)| partners.count(own, round.seats[with]) > 1)
    }

    fn other(&self, round: usize, one: usize, luck: &mut Luck) -> usize {
        let all = self.rounds[round].seats.len();
        // Players with the same score have neighbouring seats.
        if !self.wishes.groups.is_empty() && luck.once_in(2) {
            return (one + all + luck.below(2 * NEAR)).saturating_sub(NEAR) % all;
        }
        luck.below(all)
    }

    fn change(&self, round: usize, one: usize, other: usize) -> Cost {
        let round = &self.rounds[round];
        let (a, b) = (round.seats[one], round.seats[other]);
        let mut change = Cost::default();
        if let Some(partners) = &self.partners {
            let (x, y) = (partner(round, one), partner(round, other));
            if one == other || x == Some(other) {
                return change;
            }
            for (own, new, with) in [(a, b, x), (b, a, y)] {
                let with = with.map(|with| round.seats[with]);
                let moved =
                    with.map(|with| partners.count(new, with) - partners.count(own, with) + 1);
                change.partners += moved.unwrap_or(0);
            }
        }
        if round.tables[one] == round.tables[other] {
            return change;
        }
        for (own, new, seat) in [(a, b, one), (b, a, other)] {
            let (from, to) = round.tables[seat];
            for with in (from..to).filter(|with| *with != seat) {
                let with = round.seats[with];
                let (before, after) = (self.apart(round, own, with), self.apart(round, new, with));
                change.repeats += self.met.count(new, with) - self.met.count(own, with) + 1;
                change.apart += after.apart - before.apart;
                change.clubs += after.clubs - before.clubs;
            }
        }
        change
    }

    fn swap(&mut self, round: usize, one: usize, other: usize) {
        let round = &mut self.rounds[round];
        let is_same = round.tables[one] == round.tables[other];
        let (a, b) = (round.seats[one], round.seats[other]);
        let (x, y) = (partner(round, one), partner(round, other));
        if let Some(partners) = self.partners.as_mut().filter(|_| x != Some(other)) {
            for (own, new, with) in [(a, b, x), (b, a, y)] {
                if let Some(with) = with.map(|with| round.seats[with]) {
                    partners.take(own, with);
                    partners.add(new, with);
                }
            }
        }
        if !is_same {
            for (own, new, seat) in [(a, b, one), (b, a, other)] {
                let (from, to) = round.tables[seat];
                for with in (from..to).filter(|with| *with != seat) {
                    self.met.take(own, round.seats[with]);
                    self.met.add(new, round.seats[with]);
                }
            }
        }
        round.seats.swap(one, other);
    }
}

fn partner(round: &Round, seat: usize) -> Option<usize> {
    let (from, to) = round.tables[seat];
    (to - from == 4).then(|| from + (seat - from + 2) % 4)
}

/// Returns a lower bound of repeated meetings in the coming rounds. If everybody plays in every
/// round, it spreads the players of a table as evenly as possible over the tables of another round.
pub fn bound(past: &[Tables], coming: &[Tables], wishes: &Wishes) -> u64 {
    let rounds: Vec<(&Tables, Vec<usize>)> =
        past.iter().chain(coming).map(|round| (round, everybody(round))).collect();
    let mut by_rounds = 0;
    for (at, (round, players)) in rounds.iter().enumerate().skip(past.len()) {
        for (other, others) in rounds.iter().take(at) {
            if players == others {
                let shared = |one: &Tables, by: usize| -> usize {
                    one.iter().map(|table| twice(table.len(), by)).sum()
                };
                by_rounds += shared(round, other.len()).max(shared(other, round.len()));
            }
        }
    }
    let players = wishes.met_by();
    let meetings = |round: &Tables| -> usize {
        round.iter().map(|table| table.len() * (table.len() - 1) / 2).sum()
    };
    let before = wishes.met.all().sum::<usize>() / 2;
    let meetings = before + coming.iter().map(meetings).sum::<usize>();
    let by_pairs = twice(meetings, players * players.saturating_sub(1) / 2)
        .saturating_sub(wishes.met.repeated());
    by_rounds.max(by_pairs) as u64
}

/// Counts pairs that share a place if things are spread evenly.
fn twice(things: usize, places: usize) -> usize {
    let (each, more) = (things / places.max(1), things % places.max(1));
    places * (each * each.saturating_sub(1) / 2) + more * each
}
