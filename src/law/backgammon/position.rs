//! The checkers on the points, and which plays of a roll are in order.

use arrayvec::ArrayVec;
use std::collections::BTreeSet;

/// The place of the bar, as a player counts.
pub const BAR: u8 = 25;

/// The place of the checkers that are off.
pub const OFF: u8 = 0;

/// How many checkers each has.
pub const CHECKERS: u8 = 15;

/// The highest point of a home board.
pub const HOME: u8 = 6;

/// From where to where a checker goes, as its player counts.
pub type Step = (u8, u8);

/// The numbers of a roll.
pub type Numbers = [u8; 2];

/// A point that both players' counts name.
fn is_point(place: u8) -> bool {
    (1..BAR).contains(&place)
}

/// Both players' checkers, as one of them sees them. Each counts from his own home board: a place is off, a point or
/// the bar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    own: [u8; 26],
    other: [u8; 26],
}

/// A play that is in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Its steps, the highest first.
    pub steps: ArrayVec<Step, 4>,
    /// The points where it hits, each as a bit.
    pub hits: u32,
    /// The position after it.
    pub after: Position,
}

impl Position {
    /// How a game begins (article 1.2).
    pub fn start() -> Position {
        let each = std::array::from_fn(|place| match place {
            24 => 2,
            13 | 6 => 5,
            8 => 3,
            _ => 0,
        });
        Position::of(each, each)
    }

    /// The checkers of the player and of the other, each by the places that he counts.
    pub fn of(own: [u8; 26], other: [u8; 26]) -> Position {
        Position { own, other }
    }

    /// The same as the other player sees it.
    #[must_use]
    pub fn turned(self) -> Position {
        Position {
            own: self.other,
            other: self.own,
        }
    }

    /// How many checkers the player has at a place.
    pub fn own(&self, place: u8) -> u8 {
        let number = self.own.get(usize::from(place));
        number.copied().unwrap_or_default()
    }

    /// How many checkers the other has on a point.
    pub fn others(&self, point: u8) -> u8 {
        self.turned().own(BAR.saturating_sub(point))
    }

    /// The player's checkers on each point, those of the other negative.
    pub fn points(&self) -> [i64; 24] {
        let point = |at| (1 + at as u8, i64::from(self.own(1 + at as u8)));
        std::array::from_fn(|at| point(at).1 - i64::from(self.others(point(at).0)))
    }

    /// The sum of what every checker still has to go.
    pub fn pips(&self) -> u32 {
        let pips = (0..=BAR).map(|place| u32::from(place) * u32::from(self.own(place)));
        pips.sum()
    }

    /// A point on which both have checkers, which cannot be.
    pub fn shared(&self) -> Option<u8> {
        (1..BAR).find(|point| self.own(*point) > 0 && self.others(*point) > 0)
    }

    /// Whether the player has a checker at one of these places.
    fn has_any(&self, mut places: impl Iterator<Item = u8>) -> bool {
        places.any(|place| self.own(place) > 0)
    }

    /// How many times the cube's value a player has won who has borne off everything (articles 5.2 to 5.4).
    pub fn times(&self) -> i64 {
        let other = self.turned();
        match other.own(OFF) {
            0 if other.has_any(BAR - HOME..=BAR) => 3,
            0 => 2,
            _ => 1,
        }
    }

    /// Where this number leads from a place; `None` if it cannot be played there.
    fn leads(&self, from: u8, number: u8) -> Option<u8> {
        let may_leave = self.own(from) > 0 && (from == BAR || self.own(BAR) == 0);
        let to = from.saturating_sub(number);
        let may_arrive = if is_point(to) {
            self.others(to) < 2
        } else {
            !self.has_any(HOME + 1..=BAR) && (from == number || !self.has_any(from + 1..=HOME))
        };
        (may_leave && may_arrive).then_some(to)
    }

    /// The position once a checker has gone there by some of these numbers, and the others; `None` if it cannot.
    pub fn goes(&self, from: u8, to: u8, numbers: &[u8]) -> Option<(Position, Vec<u8>)> {
        numbers.iter().enumerate().find_map(|(at, number)| {
            let next = self.leads(from, *number).filter(|next| *next >= to)?;
            let (after, mut rest) = (self.after((from, next))?, numbers.to_vec());
            rest.remove(at);
            match next == to {
                true => Some((after, rest)),
                false => after.goes(next, to, &rest),
            }
        })
    }

    /// The position after a step, in order or not; `None` if no checker is there.
    #[must_use]
    pub fn after(mut self, (from, to): Step) -> Option<Position> {
        let left = self.own.get_mut(usize::from(from))?;
        *left = left.checked_sub(1)?;
        *self.own.get_mut(usize::from(to))? += 1;
        if is_point(to) && self.others(to) == 1 {
            self = self.turned().after((BAR - to, BAR))?.turned();
        }
        Some(self)
    }

    /// Every play of a roll that is in order, the greatest first (article 2.4). Several can have one result.
    pub fn plays(&self, [one, other]: Numbers) -> Vec<Play> {
        let mut plays = Vec::new();
        let none = Play {
            steps: ArrayVec::new(),
            hits: 0,
            after: *self,
        };
        if one == other {
            none.play_on(&[one; 4], true, &mut plays);
        } else {
            none.play_on(&[one, other], false, &mut plays);
            none.play_on(&[other, one], false, &mut plays);
        }
        let most = plays.iter().map(|play| play.steps.len()).max();
        plays.retain(|play| Some(play.steps.len()) == most && !play.steps.is_empty());
        let leads = |(from, to): &Step| self.leads(*from, one.max(other)) == Some(*to);
        let is_by_higher = |play: &Play| most > Some(1) || play.steps.iter().all(leads);
        if plays.iter().any(is_by_higher) {
            plays.retain(is_by_higher);
        }
        plays.sort_by(|play, next| next.steps.cmp(&play.steps));
        plays.dedup_by(|next, play| next.steps == play.steps);
        plays
    }

    /// The plays of a roll with different results, each by its greatest steps.
    pub fn results(&self, numbers: Numbers) -> Vec<Play> {
        let mut seen = BTreeSet::new();
        let mut plays = self.plays(numbers);
        plays.retain(|play| seen.insert(play.after));
        plays
    }
}

impl Play {
    /// Adds every play that goes on from this one with these numbers. Those of a double are played from the highest
    /// place down, which reaches every result once.
    fn play_on(&self, numbers: &[u8], is_falling: bool, plays: &mut Vec<Play>) {
        let before = plays.len();
        if let Some((number, rest)) = numbers.split_first() {
            let last = self.steps.last().filter(|_| is_falling);
            for from in (1..=last.map_or(BAR, |step| step.0)).rev() {
                let to = self.after.leads(from, *number);
                let after = to.and_then(|to| Some((to, self.after.after((from, to))?)));
                if let Some((to, after)) = after {
                    let mut next = self.clone();
                    let hits = is_point(to) && self.after.others(to) == 1;
                    next.steps.push((from, to));
                    next.hits |= u32::from(hits) << to;
                    next.after = after;
                    next.play_on(rest, is_falling, plays);
                }
            }
        }
        if plays.len() == before {
            let mut play = self.clone();
            play.steps.sort_by(|step, next| next.cmp(step));
            plays.push(play);
        }
    }
}

/// Whether the named steps are among these; if `only`, no other is. A checker may rest between.
pub fn has(steps: &[Step], named: &[Step], only: bool) -> bool {
    let Some((&(from, to), rest)) = named.split_first() else {
        return !only || steps.is_empty();
    };
    if from == to {
        return has(steps, rest, only);
    }
    // Every named step takes at least one.
    let mut next = steps
        .iter()
        .enumerate()
        .filter(|_| named.len() <= steps.len());
    next.any(|(at, (start, end))| {
        *start == from && *end >= to && {
            let mut others = steps.to_vec();
            others.remove(at);
            has(&others, &[&[(*end, to)], rest].concat(), only)
        }
    })
}
