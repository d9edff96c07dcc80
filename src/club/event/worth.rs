//! The worth of a win, a draw and a bye, and the results that a table can have.

use super::{ByePoints, Event, EventPoints, TablePoints, sizes};
use nos_base::PlayerId;
use nos_law::{EntryNo, Law};
use std::cmp::Ordering;

/// House rule for the length of a match, in points.
const MATCH: &str = "game.match";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayed {
    Absent,
    /// The player asked for half a win.
    Asked,
    NotPlayed,
    Forfeit,
    /// Sits out without a win.
    Alone,
    Bye,
    Walkover,
}

impl Unplayed {
    /// Returns the word for programs.
    pub(super) fn word(self) -> &'static str {
        match self {
            Unplayed::Absent => "absent",
            Unplayed::Asked => "half",
            Unplayed::NotPlayed => "not-played",
            Unplayed::Forfeit => "forfeit",
            Unplayed::Alone => "alone",
            Unplayed::Bye => "bye",
            Unplayed::Walkover => "walkover",
        }
    }

    pub(super) fn is_forfeit(self) -> bool {
        matches!(self, Unplayed::Walkover | Unplayed::Forfeit)
    }

    /// Whether it is a voluntary unplayed round (C.07, 16.2.5): neither a bye nor a win by forfeit.
    pub(super) fn is_voluntary(self) -> bool {
        !matches!(self, Unplayed::Bye | Unplayed::Walkover)
    }
}

pub(super) struct Worth {
    /// How many units make one point: 2, unless the average of the places needs a finer unit.
    pub parts: i64,
    /// Points for winning without play: a win, a match, the average of the places, or no chips.
    pub win: i64,
    /// The law's result for it, in halves.
    pub result: i64,
    bye: ByePoints,
}

impl Worth {
    pub(super) fn new(event: &Event) -> Worth {
        let result = match (&*event.law.library().result.key, match_length(event)) {
            ("chips", _) => 0,
            (_, Some(points)) => points,
            ("points", _) => won(event.law, &event.house).unwrap_or(1),
            _ => 1,
        };
        let (win, parts) = match &event.points {
            TablePoints::Places(places) => {
                let sides = sizes::usual(&event.law.about.seating);
                let sides = event.law.about.seating.sides(sides).unwrap_or(sides).max(1) as i64;
                let places = places.iter().take(sides as usize);
                let sum = 2 * places.map(|place| place.get()).sum::<i64>();
                if sum % sides == 0 { (sum / sides, 2) } else { (sum, 2 * sides) }
            }
            TablePoints::Result => (2 * result, 2),
            TablePoints::Game => (4, 2),
        };
        Worth { parts, win, result: 2 * result, bye: event.bye }
    }

    /// Points of an unplayed round in halves of a win.
    pub(super) fn share(&self, why: Unplayed) -> i64 {
        match why {
            Unplayed::Absent | Unplayed::NotPlayed | Unplayed::Forfeit | Unplayed::Alone => 0,
            Unplayed::Asked => 1,
            Unplayed::Bye if self.bye == ByePoints::Half => 1,
            Unplayed::Bye | Unplayed::Walkover => 2,
        }
    }
}

/// The result of a game in halves of a win.
pub(super) fn halves(outcome: Ordering) -> i64 {
    1 + outcome as i64
}

pub fn match_length(event: &Event) -> Option<i64> {
    let is_match = |(word, points): &&(&str, u32)| *word == MATCH && *points > 0;
    event.house.iter().find(is_match).map(|(_, points)| i64::from(*points))
}

/// Returns the points that the law gives when the opponent resigns at once.
fn won(law: &'static Law, house: &[(&'static str, u32)]) -> Option<i64> {
    let mut session = (law.begin)();
    let rules = house.iter().filter_map(|(word, value)| law.house_entry(word, *value));
    let typed = ["seat A B", "begin A", "resign B"]
        .into_iter()
        .filter_map(|line| nos_entry::read_entry(law.language, line).ok()?);
    for (at, entry) in std::iter::once(law.first_entry()).chain(rules).chain(typed).enumerate() {
        session.apply(EntryNo(at as u32 + 1), &session.judge(&entry).ok()?);
    }
    let won = session.standing(PlayerId::at(0)).result;
    (won > 0).then_some(won)
}

/// Whether the law has drawn games. It then counts two points for a won game.
fn has_draws(law: &'static Law) -> bool {
    won(law, &[]).is_some_and(|won| won % 2 == 0)
}

/// Points of both sides in halves for a result of the first. `None` if the law has no draws.
pub(super) fn for_two(event: &Event, points: &TablePoints, result: Ordering) -> Option<[i64; 2]> {
    let win = Worth::new(event).result;
    let [win, draw, loss] = match points {
        TablePoints::Places(places) => [0, 0, 1].map(|at| place(places, at)),
        TablePoints::Result => [win, win / 2, 0],
        TablePoints::Game => [4, 2, 0],
    };
    match result {
        Ordering::Greater => Some([win, loss]),
        Ordering::Equal => has_draws(event.law).then_some([draw, draw]),
        Ordering::Less => Some([loss, win]),
    }
}

pub(super) fn place(places: &[EventPoints], at: usize) -> i64 {
    places.get(at).map_or(0, |own| 2 * own.get())
}

/// Reads the points of a decided table, in halves by seat, as results that the law can give; at more
/// than two sides points by place stay. Fails with a list of possible results.
pub fn lawful(event: &Event, numbers: &[i64]) -> Result<Vec<i64>, String> {
    let sides = event.law.about.seating.sides(numbers.len()).unwrap_or(numbers.len());
    let own = &numbers[..sides];
    let kept = |is_lawful: bool| is_lawful.then(|| own.to_vec());
    let is_whole = |least: i64| own.iter().all(|own| own % 2 == 0 && *own >= least);
    let (is_for_two, of_law) = (event.is_for_two(), &TablePoints::Result);
    let (lawful, can_be) = match (&event.points, match_length(event), own) {
        (TablePoints::Result, Some(most), [one, other]) => {
            let is_match = is_whole(0) && one != other && *one.max(other) <= 2 * most;
            (kept(is_match), format!("{most} 0 … 0 {most}"))
        }
        (TablePoints::Result, ..) if event.law.about.chips.is_some() => (
            kept(is_whole(i64::MIN) && own.iter().sum::<i64>() == 0),
            message!("event-result-chips"),
        ),
        (TablePoints::Result, None, [one, other]) if is_for_two && !has_draws(event.law) => {
            (kept(is_whole(0) && one != other), "1 0, 0 1, 2 0, 0 2 …".to_owned())
        }
        (TablePoints::Places(places), _, _) => {
            let better = |points: &i64| own.iter().filter(|other| *other > points).count();
            let is_place = |own: &i64| place(places, better(own)) == *own;
            let lawful = match own {
                [one, other] if is_for_two => for_two(event, of_law, one.cmp(other)).map(Vec::from),
                _ => Some(own.to_vec()),
            };
            let all: Vec<String> = places.iter().map(|place| place.get().to_string()).collect();
            (lawful.filter(|_| own.iter().all(is_place)), all.join(", "))
        }
        (points, _, [_, _]) if is_for_two => {
            let wins = [[2, 0], [1, 1], [0, 2]];
            let results = [Ordering::Greater, Ordering::Equal, Ordering::Less];
            let is_it = |(result, wins): &(Ordering, [i64; 2])| {
                for_two(event, points, *result).is_some_and(|points| points == own || wins == own)
            };
            let lawful = (results.into_iter().zip(wins).find(is_it))
                .and_then(|(result, _)| for_two(event, of_law, result));
            let draw = if has_draws(event.law) { "½ ½, " } else { "" };
            (lawful.map(Vec::from), format!("1 0, {draw}0 1"))
        }
        _ => (kept(is_whole(0)), message!("event-result-whole")),
    };
    let are_partners =
        || numbers.iter().enumerate().all(|(seat, own)| *own == numbers[event.side(seat)]);
    let lawful = lawful.filter(|_| are_partners());
    let by_seat =
        |sides: Vec<i64>| (0..numbers.len()).map(|seat| sides[event.side(seat)]).collect();
    lawful.map(by_seat).ok_or_else(|| message!("event-unlawful-result", can_be))
}
