//! The checkers on the points, and the legal plays of a roll.

use arrayvec::ArrayVec;
use std::collections::BTreeSet;
use std::fmt;

/// The number of the bar, from its player's side.
pub const BAR: u8 = 25;

pub const OFF: u8 = 0;

pub const HOME: u8 = 6;

pub const BAR_POINT: u8 = 7;

/// The places a checker moves from and to, from its player's side.
pub type Step = (u8, u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice(pub [u8; 2]);

impl Dice {
    pub fn all() -> impl Iterator<Item = Dice> {
        (1..=6).flat_map(|one| (1..=6).map(move |other| Dice([one, other])))
    }

    pub fn is_double(self) -> bool {
        self.0[0] == self.0[1]
    }

    /// Returns each number to be played: four for a double (article 2.3).
    pub fn numbers(self) -> Vec<u8> {
        self.0.repeat(if self.is_double() { 2 } else { 1 })
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Dice([one, other]) = self;
        write!(f, "{one}-{other}")
    }
}

/// The checkers of both players, the player on turn first. Each counts places from his own home
/// board: 0 is off, 1 to 24 are points, 25 is the bar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position(pub [[u8; 26]; 2]);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// In descending order.
    pub steps: ArrayVec<Step, 4>,
    /// The points where it hits, one bit each.
    pub hits: u32,
    pub after: Position,
}

impl Position {
    /// The starting position (article 1.2).
    pub fn start() -> Position {
        let each = std::array::from_fn(|place| match place {
            24 => 2,
            13 | 6 => 5,
            8 => 3,
            _ => 0,
        });
        Position([each; 2])
    }

    #[must_use]
    pub fn turned(self) -> Position {
        let [own, other] = self.0;
        Position([other, own])
    }

    pub fn own(&self, place: u8) -> u8 {
        self.0[0].get(usize::from(place)).copied().unwrap_or_default()
    }

    pub fn others(&self, point: u8) -> u8 {
        self.turned().own(BAR.saturating_sub(point))
    }

    fn hits(&self, place: u8) -> bool {
        (1..BAR).contains(&place) && self.others(place) == 1
    }

    pub fn pips(&self) -> u32 {
        (0..=BAR).map(|place| u32::from(place) * u32::from(self.own(place))).sum()
    }

    /// Returns the place of the player's rearmost checker; `None` once all are off.
    fn last(&self) -> Option<u8> {
        (1..=BAR).rfind(|place| self.own(*place) > 0)
    }

    /// Returns how often the cube counts for a player who has borne off all his checkers: once,
    /// twice for a gammon, three times for a backgammon (articles 5.2 to 5.4).
    pub fn times(&self) -> Option<i64> {
        let other = self.turned();
        let times = match other.own(OFF) {
            0 if other.last() >= Some(BAR - HOME) => 3,
            0 => 2,
            _ => 1,
        };
        self.last().is_none().then_some(times)
    }

    /// Returns the place to which this number takes a checker, and the position; `None` if illegal.
    fn leads(&self, from: u8, number: u8) -> Option<(u8, Position)> {
        let (last, to) = (self.last()?, from.saturating_sub(number));
        let can_go = match to {
            _ if last == BAR && from != BAR => false,
            OFF => last <= HOME && [number, last].contains(&from),
            _ => self.others(to) < 2,
        };
        can_go.then(|| self.after((from, to)))?.map(|after| (to, after))
    }

    /// Moves a checker there by some of these numbers. Returns the position and the unused numbers,
    /// or `None` if no numbers lead there.
    pub fn goes(&self, (from, to): Step, numbers: &[u8]) -> Option<(Position, Vec<u8>)> {
        numbers.iter().enumerate().find_map(|(at, number)| {
            let (next, after) = self.leads(from, *number).filter(|(next, _)| *next >= to)?;
            let mut rest = numbers.to_vec();
            rest.remove(at);
            if next == to { Some((after, rest)) } else { after.goes((next, to), &rest) }
        })
    }

    /// Makes a step, legal or not; `None` if no checker is there.
    #[must_use]
    pub fn after(mut self, (from, to): Step) -> Option<Position> {
        let left = self.0[0].get_mut(usize::from(from))?;
        *left = left.checked_sub(1)?;
        *self.0[0].get_mut(usize::from(to))? += 1;
        if self.hits(to) {
            Some(self.turned().after((BAR - to, BAR))?.turned())
        } else {
            Some(self)
        }
    }

    /// Returns every legal play in descending order (article 2.4). Several may have one result.
    pub fn plays(&self, Dice([one, other]): Dice) -> Vec<Play> {
        let mut plays = Vec::new();
        let none = Play { steps: ArrayVec::new(), hits: 0, after: *self };
        if one == other {
            none.play_on(&[one; 4], true, &mut plays);
        } else {
            none.play_on(&[one, other], false, &mut plays);
            none.play_on(&[other, one], false, &mut plays);
        }
        let most = plays.iter().map(|play| play.steps.len()).max();
        plays.retain(|play| Some(play.steps.len()) == most && !play.steps.is_empty());
        let higher = one.max(other);
        let leads = |(from, to): &Step| self.leads(*from, higher).is_some_and(|next| next.0 == *to);
        let is_by_higher = |play: &Play| most > Some(1) || play.steps.iter().all(leads);
        if plays.iter().any(is_by_higher) {
            plays.retain(is_by_higher);
        }
        plays.sort_by(|play, next| next.steps.cmp(&play.steps));
        plays.dedup_by(|next, play| next.steps == play.steps);
        plays
    }

    /// Returns one play for each result of a roll: the first in descending order.
    pub fn results(&self, dice: Dice) -> Vec<Play> {
        let mut seen = BTreeSet::new();
        let mut plays = self.plays(dice);
        plays.retain(|play| seen.insert(play.after));
        plays
    }
}

impl Play {
    /// Adds every continuation of this play with these numbers. A double is played from the highest
    /// place down, which reaches each result once.
    fn play_on(&self, numbers: &[u8], is_falling: bool, plays: &mut Vec<Play>) {
        let before = plays.len();
        if let Some((number, rest)) = numbers.split_first() {
            let last = self.steps.last().filter(|_| is_falling);
            for from in (1..=last.map_or(BAR, |step| step.0)).rev() {
                if let Some((to, after)) = self.after.leads(from, *number) {
                    let mut next = self.clone();
                    next.steps.push((from, to));
                    next.hits |= u32::from(self.after.hits(to)) << to;
                    next.after = after;
                    next.play_on(rest, is_falling, plays);
                }
            }
        }
        if plays.len() == before {
            let mut play = self.clone();
            play.steps.sort_unstable_by(|step, next| next.cmp(step));
            plays.push(play);
        }
    }
}

/// Whether a play has the named steps and, with `only`, no others. One may join several.
pub fn has(steps: &[Step], named: &[Step], only: bool) -> bool {
    let Some((&(from, to), rest)) = named.split_first() else { return !only || steps.is_empty() };
    if from == to {
        return has(steps, rest, only);
    }
    steps.iter().enumerate().any(|(at, (start, end))| {
        // Every named step uses at least one step of the play.
        named.len() <= steps.len() && *start == from && *end >= to && {
            let mut others = steps.to_vec();
            others.remove(at);
            has(&others, &[&[(*end, to)], rest].concat(), only)
        }
    })
}
