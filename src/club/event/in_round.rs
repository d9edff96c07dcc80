//! A player's round: opponents or place and the result, or the reason for not playing.

use super::round::number;
use super::worth::{Unplayed, halves};
use super::{Event, EventRound, EventTable, RosterPlayer, TableOutcome, TableResult};
use nos_base::{Column, SpanKind, Told};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashSet};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InRound {
    Open,
    Played {
        /// Players of the other side if there are two sides.
        against: Vec<usize>,
        place: usize,
        /// The place of the seat at the table, from 0.
        seat: usize,
        over: Option<i64>,
        outcome: Ordering,
        points: i64,
    },
    Unplayed {
        why: Unplayed,
        points: i64,
        /// The scheduled opponents and the scheduled seat of a forfeit.
        against: Vec<usize>,
        seat: usize,
    },
}

impl InRound {
    pub(super) fn played(event: &Event, table: &EventTable, seat: usize, points: i64) -> InRound {
        let own = &table.results[seat];
        InRound::Played {
            against: table.opponents(event, seat),
            place: better(table, own) + 1,
            seat,
            over: table.known(event, own),
            outcome: own.over.cmp(&own.level),
            points,
        }
    }

    pub(super) fn points(&self) -> i64 {
        match self {
            InRound::Open => 0,
            InRound::Played { points, .. } | InRound::Unplayed { points, .. } => *points,
        }
    }

    /// Prints the opponents or the place, and the result.
    pub(super) fn told(&self, event: &Event) -> Told {
        let (mut told, over): (Told, _) = match self {
            InRound::Open => return Told::default(),
            InRound::Unplayed { why: Unplayed::Bye | Unplayed::Alone, .. } => {
                return message!("event-out").into();
            }
            InRound::Unplayed { why, against, .. } if why.is_forfeit() => {
                let is_won = *why == Unplayed::Walkover;
                let is_named = !against.is_empty();
                return told!("event-by-forfeit", is_won, is_named; names = event.told(against));
            }
            InRound::Unplayed { .. } => return "–".into(),
            InRound::Played { against, over, seat, .. } if !against.is_empty() => {
                let names = event.told(against);
                let told = match event.has_colours() {
                    true => told!("event-with-colour", colour = event.colour(*seat); names),
                    false => names,
                };
                (told, *over)
            }
            InRound::Played { place, over, .. } => {
                (message!("event-place", place = *place).into(), *over)
            }
        };
        if let Some(over) = over {
            let sign = if event.law.about.chips.is_some() && over > 0 { "+" } else { "" };
            told.push_str(": ");
            told.push(Some(SpanKind::Number), &format!("{sign}{}", number(over, 2)));
        }
        told
    }

    /// A cross-table's cell: the opponent's rank, the colour if any, the result: `5w1` or `5:1`.
    pub(super) fn crossed(&self, event: &Event, ranks: &[usize]) -> String {
        let rank = |against: &[usize]| match against {
            [other, ..] => ranks[*other].to_string(),
            [] => String::new(),
        };
        match self {
            InRound::Open => String::new(),
            InRound::Played { against, seat, outcome, .. } => {
                let colour = match event.has_colours() {
                    true => message!("event-colour-letter", colour = event.colour(*seat)),
                    false => ":".to_owned(),
                };
                let result = ["0", "½", "1"][halves(*outcome) as usize];
                format!("{}{colour}{result}", rank(against))
            }
            InRound::Unplayed { why, against, .. } => match why {
                Unplayed::Walkover => format!("+{}", rank(against)),
                Unplayed::Forfeit => format!("-{}", rank(against)),
                Unplayed::Bye => message!("event-bye"),
                Unplayed::Asked => "½".to_owned(),
                _ => "–".to_owned(),
            },
        }
    }

    /// Columns of a round in a spreadsheet, by the ends of their keys.
    const COLUMNS: [(&str, Column); 6] = [
        ("opponents", Column::Words),
        ("place", Column::Number),
        ("result", Column::Number),
        ("points", Column::Number),
        ("unplayed", Column::Whole),
        // Only of laws with colours.
        ("colour", Column::Whole),
    ];

    pub(super) fn columns(event: &Event) -> impl Iterator<Item = (&'static str, Column)> {
        InRound::COLUMNS.into_iter().take(if event.has_colours() { 6 } else { 5 })
    }

    /// Returns a cell for each column. `parts` of a point are 1.
    pub(super) fn cells(&self, event: &Event, parts: i64) -> impl Iterator<Item = Told> {
        let figure = |points: i64, parts| Told::from(number(points, parts).to_string());
        let none = Told::default;
        let cells: [Told; 6] = match self {
            InRound::Open => Default::default(),
            InRound::Played { against, place, seat, over, points, .. } => [
                event.told(against),
                place.to_string().into(),
                over.map_or_else(none, |over| figure(over, 2)),
                figure(*points, parts),
                none(),
                event.colour(*seat).into(),
            ],
            InRound::Unplayed { why, points, against, .. } => {
                let against = event.told(against);
                [against, none(), none(), figure(*points, parts), why.word().into(), none()]
            }
        };
        cells.into_iter().take(InRound::columns(event).count())
    }
}

/// Why a player did not play, with the scheduled opponents and seat of a forfeit.
type Away = (Unplayed, Vec<usize>, usize);

pub(super) fn unplayed(
    event: &Event,
    number: u32,
    round: &EventRound,
    has_played: &BTreeSet<usize>,
) -> BTreeMap<usize, Away> {
    let mut unplayed = BTreeMap::new();
    let mut add = |player, why| unplayed.insert(player, (why, Vec::new(), 0));
    if round.is_over {
        let is_away = |(player, _): &(usize, &RosterPlayer)| !has_played.contains(player);
        for (player, own) in event.players.all().iter().enumerate().filter(is_away) {
            let has_asked = own.half.contains(&number);
            add(player, if has_asked { Unplayed::Asked } else { Unplayed::Absent });
        }
        for player in &round.out {
            let is_alone = round.alone.contains(player);
            add(*player, if is_alone { Unplayed::Alone } else { Unplayed::Bye });
        }
    }
    for table in &round.tables {
        let spared = table.spared(event);
        for (seat, player) in table.players.iter().enumerate() {
            let why = match table.outcome {
                TableOutcome::Forfeit(_) if spared.contains(player) => Unplayed::Walkover,
                TableOutcome::Forfeit(_) if round.is_over => Unplayed::Forfeit,
                TableOutcome::Played => continue,
                _ if round.is_over => Unplayed::NotPlayed,
                _ => continue,
            };
            let against = if why.is_forfeit() { table.opponents(event, seat) } else { Vec::new() };
            unplayed.insert(*player, (why, against, seat));
        }
    }
    unplayed
}

/// Counts the sides with a better result. Partners share a place.
pub(super) fn better(table: &EventTable, own: &TableResult) -> usize {
    let better = |other: &TableResult| (other.over > own.over).then_some(other.side);
    table.results.iter().filter_map(better).collect::<HashSet<_>>().len()
}
