//! Builds plans in which no two players meet twice, from finite fields or by rotation.

use nos_law::Luck;

/// Tables of each round; players are numbered from 0.
pub type Plan = Vec<Vec<Vec<usize>>>;

/// Limits of the search: circles of rotating players, tries, swaps per try, players.
const CIRCLES: usize = 6;
const TRIES: usize = 20;
const SWAPS: usize = 600;
const MOST: usize = 128;

/// Plans rounds in which no two players meet twice; `None` if no plan for these sizes is known.
pub fn plan(sizes: &[usize], rounds: usize, luck: &mut Luck) -> Option<Plan> {
    let players: usize = sizes.iter().sum();
    let size = *sizes.iter().max()?;
    let missing = sizes.len() * size - players;
    let is_full = rounds * (size - 1) > players + missing - 1;
    if is_full || sizes.iter().any(|other| other + 1 < size) {
        return None;
    }
    match (missing, of_field(sizes.len() * size, size, rounds)) {
        (0, Some(plan)) => Some(plan),
        (0, None) => turned(players, size, rounds, luck),
        (_, Some(plan)) => without(plan, missing),
        (_, None) => without(turned(players + missing, size, rounds, luck)?, missing),
    }
}

fn without(plan: Plan, missing: usize) -> Option<Plan> {
    let mut tables = plan.iter().flatten();
    let players = plan.first()?.iter().map(Vec::len).sum::<usize>();
    let is_out = |player: &&usize| **player >= players - missing;
    if tables.any(|table| table.iter().filter(is_out).count() > 1) {
        return None;
    }
    let rounds = plan.into_iter().map(|mut round: Vec<Vec<usize>>| {
        for table in &mut round {
            table.retain(|player| *player < players - missing);
        }
        round
    });
    Some(rounds.collect())
}

/// Forms one group of players for each seat of a table. In round m, table b has player b + m·g of
/// each group g. If groups divide into tables, members of a group meet in later rounds.
fn of_field(players: usize, size: usize, rounds: usize) -> Option<Plan> {
    let each = players / size;
    let ring = Ring::new(each);
    if size > ring.units && rounds > 1 || size < 2 {
        return None;
    }
    let first = rounds.min(ring.units.max(1));
    let round = |m: usize| {
        let table =
            |b: usize| (0..size).map(|g| g * each + ring.sum(b, ring.product(m, g))).collect();
        (0..each).map(table).collect()
    };
    let mut plan: Plan = (0..first).map(round).collect();
    if rounds > first {
        if !each.is_multiple_of(size) {
            return None;
        }
        for within in of_field(each, size, rounds - first)? {
            let of_group = |g: usize| {
                let table =
                    move |table: &Vec<usize>| table.iter().map(|own| own + g * each).collect();
                within.iter().map(table)
            };
            plan.push((0..size).flat_map(of_group).collect());
        }
    }
    Some(plan)
}

/// A sum of finite fields. Differences of numbers below `units` have inverses.
struct Ring {
    fields: Vec<Field>,
    units: usize,
}

struct Field {
    order: usize,
    prime: usize,
    divisor: usize,
}

impl Ring {
    fn new(order: usize) -> Ring {
        let (mut rest, mut fields) = (order, Vec::new());
        for prime in 2..=order {
            let mut power = 1;
            while rest.is_multiple_of(prime) && rest > 1 {
                (power, rest) = (power * prime, rest / prime);
            }
            fields.extend((power > 1).then(|| Field::new(prime, power)));
        }
        let units = fields.iter().map(|field| field.order).min();
        Ring { units: units.unwrap_or(1), fields }
    }

    fn sum(&self, one: usize, other: usize) -> usize {
        let mut place = 1;
        let parts = self.fields.iter().map(|field| {
            let part = |number: usize| number / place % field.order;
            let sum = added(field.prime, part(one), part(other)) * place;
            place *= field.order;
            sum
        });
        parts.sum()
    }

    /// Multiplies two numbers below `units`, which are themselves in every field.
    fn product(&self, one: usize, other: usize) -> usize {
        let mut place = 1;
        let parts = self.fields.iter().map(|field| {
            let part = field.product(one, other) * place;
            place *= field.order;
            part
        });
        parts.sum()
    }
}

impl Field {
    /// Builds the field of this order, a power of this prime: polynomials modulo the first
    /// irreducible one. The digits of a number are the coefficients. That polynomial is x to the
    /// power of the degree less the `divisor`.
    fn new(prime: usize, order: usize) -> Field {
        let of = |divisor| Field { order, prime, divisor };
        (0..order).map(of).find(Field::is_field).unwrap_or_else(|| of(0))
    }

    /// Whether no polynomial of at most half the degree divides that of the field.
    fn is_field(&self) -> bool {
        let own = (1..self.prime).fold(self.order, |sum, _| added(self.prime, sum, self.divisor));
        let mut place = self.prime;
        while place * place <= self.order {
            if (place..2 * place).any(|by| self.remainder(own, by, place) == 0) {
                return false;
            }
            place *= self.prime;
        }
        true
    }

    /// Returns the remainder of a division by a polynomial with first coefficient 1 at this place.
    fn remainder(&self, mut of: usize, by: usize, first: usize) -> usize {
        let mut place = self.order;
        while place >= first {
            // Adds the divisor until this coefficient is 0.
            let digit = of / place % self.prime;
            of =
                (digit..self.prime).fold(of, |sum, _| added(self.prime, sum, by * (place / first)));
            place /= self.prime;
        }
        of
    }

    fn product(&self, one: usize, other: usize) -> usize {
        let Field { order, prime, divisor } = *self;
        if prime == order {
            return one * other % prime;
        }
        let mut product = 0;
        let mut place = order / prime;
        while place > 0 {
            let carried = product / (order / prime);
            product = product % (order / prime) * prime;
            product = (0..carried).fold(product, |sum, _| added(prime, sum, divisor));
            let digit = one / place % prime;
            product = (0..digit).fold(product, |sum, _| added(prime, sum, other));
            place /= prime;
        }
        product
    }
}

/// Adds two numbers digit by digit without carrying.
fn added(prime: usize, one: usize, other: usize) -> usize {
    let (mut one, mut other, mut place, mut sum) = (one, other, 1, 0);
    while one + other > 0 {
        sum += (one + other) % prime * place;
        (one, other, place) = (one / prime, other / prime, place * prime);
    }
    sum
}

/// Rotates most players round a circle so that no two meet twice.
fn turned(players: usize, size: usize, rounds: usize, luck: &mut Luck) -> Option<Plan> {
    let tables = players / size;
    let most = Some(players).filter(|players| *players <= MOST)?;
    let circles: Vec<usize> =
        (rounds..=most).filter(|circle| players % circle <= tables).take(CIRCLES).collect();
    circles.repeat(TRIES).into_iter().find_map(|circle| {
        let base = base_round(players, size, circle, luck)?;
        let turned = circle * (players / circle);
        let turn = |player: usize, by: usize| match player {
            player if player < turned => player / circle * circle + (player % circle + by) % circle,
            player => player,
        };
        let round = |by: usize| {
            let tables = base.chunks(size);
            tables.map(|table| table.iter().map(|player| turn(*player, by)).collect()).collect()
        };
        Some((0..rounds).map(round).collect())
    })
}

/// Length of the history of costs, in swaps.
const BACK: usize = 100;

/// Finds a round, table by table, in which no rotation turns one pair into another.
fn base_round(players: usize, size: usize, circle: usize, luck: &mut Luck) -> Option<Vec<usize>> {
    let turned = circle * (players / circle);
    // Pairs that rotate into each other have the same number.
    let of_pair = |one: usize, other: usize| {
        let (one, other) = (one.min(other), one.max(other));
        match (one < turned, other < turned) {
            (true, true) => {
                let by = (circle + other % circle - one % circle) % circle;
                let by = if one / circle == other / circle { by.min(circle - by) } else { by };
                (one / circle * players + other / circle) * circle + by
            }
            (true, false) => (one / circle * players + other) * circle,
            _ => (one * players + other) * circle,
        }
    };
    let all = (0..players).flat_map(|one| (0..players).map(move |other| of_pair(one, other)));
    let numbers: Vec<usize> = all.collect();
    let number = |one: usize, other: usize| numbers[one * players + other];
    // A pair that rotates into itself too early is counted at the start.
    let mut pairs = vec![0_i32; players * players * circle];
    for one in 0..players {
        for other in one + 1..players {
            let half = circle.is_multiple_of(2)
                && other < turned
                && one / circle == other / circle
                && other - one == circle / 2;
            if one >= turned || half {
                pairs[number(one, other)] = 1;
            }
        }
    }
    let mut seats: Vec<usize> = (0..players).collect();
    luck.shuffle(&mut seats);
    // Adds the pairs of a seat, or removes them, and returns the cost.
    let count = |seats: &[usize], pairs: &mut [i32], seat: usize, by: i32| -> i32 {
        let from = seat / size * size;
        let costs = (from..from + size).filter(|other| *other != seat).map(|other| {
            let pair = &mut pairs[number(seats[seat], seats[other])];
            *pair += by;
            if by > 0 { *pair - 1 } else { -*pair }
        });
        costs.sum()
    };
    let mut cost = 0;
    for seat in 0..players {
        // Counts each pair once, with the seats before.
        let from = seat / size * size;
        for other in from..seat {
            let pair = &mut pairs[number(seats[seat], seats[other])];
            cost += *pair;
            *pair += 1;
        }
    }
    let mut back = [cost; BACK];
    for swap in 0..SWAPS * players {
        if cost == 0 {
            return Some(seats);
        }
        let (one, other) = (luck.below(players), luck.below(players));
        if one / size == other / size {
            continue;
        }
        let mut change = count(&seats, &mut pairs, one, -1) + count(&seats, &mut pairs, other, -1);
        seats.swap(one, other);
        change += count(&seats, &mut pairs, one, 1) + count(&seats, &mut pairs, other, 1);
        let before = &mut back[swap % BACK];
        if change <= 0 || cost + change <= *before {
            cost += change;
        } else {
            count(&seats, &mut pairs, one, -1);
            count(&seats, &mut pairs, other, -1);
            seats.swap(one, other);
            count(&seats, &mut pairs, one, 1);
            count(&seats, &mut pairs, other, 1);
        }
        *before = (*before).min(cost);
    }
    None
}
