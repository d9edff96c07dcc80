//! A player's round: opponents or place and the result, or the reason for not playing.

use super::account::{EventRound, EventTable, TableOutcome};
use super::roster::{Event, RosterPlayer};
use super::round::{TableResult, number};
use nos_base::text::tables::Column;
use nos_base::words::told::{SpanKind, Told};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InRound {
    Open,
    Played {
        /// Players of the other side if there are two sides.
        against: Vec<usize>,
        place: usize,
        /// Result in halves.
        over: i64,
        points: i64,
    },
    /// The reason and the points in halves.
    Unplayed(Unplayed, i64),
}

impl InRound {
    pub(super) fn played(table: &EventTable, own: &TableResult, points: i64) -> InRound {
        InRound::Played {
            against: against(table, own),
            place: better(table, own) + 1,
            over: own.over,
            points,
        }
    }

    pub(super) fn told(&self, event: &Event) -> Told {
        let (mut told, over): (Told, _) = match self {
            InRound::Open => return Told::default(),
            InRound::Unplayed(Unplayed::Bye | Unplayed::Alone, _) => {
                return message!("event-out").into();
            }
            InRound::Unplayed(..) => return "–".into(),
            InRound::Played { against, over, .. } if !against.is_empty() => {
                (event.told(against), *over)
            }
            InRound::Played { place, over, .. } => {
                (message!("event-place", place = *place).into(), *over)
            }
        };
        let is_signed = event.law.about.chips.is_some() && over > 0;
        let sign = if is_signed { "+" } else { "" };
        told.push_str(": ");
        told.push(Some(SpanKind::Number), &format!("{sign}{}", number(over, 2)));
        told
    }

    /// Columns of a round in a spreadsheet, by the ends of their keys.
    pub(super) const COLUMNS: [(&str, Column); 5] = [
        ("opponents", Column::Words),
        ("place", Column::Number),
        ("result", Column::Number),
        ("points", Column::Number),
        ("unplayed", Column::Whole),
    ];

    pub(super) fn cells(&self, event: &Event) -> [Told; 5] {
        let figure = |halves: i64| Told::from(number(halves, 2).to_string());
        let none = Told::default;
        match self {
            InRound::Open => Default::default(),
            InRound::Played { against, place, over, points } => [
                event.told(against),
                place.to_string().into(),
                figure(*over),
                figure(*points),
                none(),
            ],
            InRound::Unplayed(why, points) => {
                [none(), none(), none(), figure(*points), why.word().into()]
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayed {
    Absent,
    /// The player asked for half a win.
    Asked,
    NotPlayed,
    /// The player was seated and did not come.
    Forfeit,
    Alone,
    /// The player sat out, or the opponents did not come.
    Bye,
}

impl Unplayed {
    /// Returns the word for programs.
    fn word(self) -> &'static str {
        match self {
            Unplayed::Absent => "absent",
            Unplayed::Asked => "half",
            Unplayed::NotPlayed => "not-played",
            Unplayed::Forfeit => "forfeit",
            Unplayed::Alone => "alone",
            Unplayed::Bye => "bye",
        }
    }

    /// Points in halves of a win.
    pub(super) fn share(self) -> i64 {
        match self {
            Unplayed::Absent | Unplayed::NotPlayed | Unplayed::Forfeit | Unplayed::Alone => 0,
            Unplayed::Asked => 1,
            Unplayed::Bye => 2,
        }
    }
}

pub(super) fn unplayed(
    event: &Event,
    number: u32,
    round: &EventRound,
    has_played: &BTreeSet<usize>,
) -> BTreeMap<usize, Unplayed> {
    let mut unplayed = BTreeMap::new();
    if round.is_over {
        let is_away = |(player, _): &(usize, &RosterPlayer)| !has_played.contains(player);
        for (player, own) in event.players.all().iter().enumerate().filter(is_away) {
            let away = match own.half.contains(&number) {
                true => Unplayed::Asked,
                false => Unplayed::Absent,
            };
            unplayed.insert(player, away);
        }
        for table in &round.tables {
            let why = match table.outcome {
                TableOutcome::NotPlayed => Unplayed::NotPlayed,
                TableOutcome::Forfeit(_) => Unplayed::Forfeit,
                _ => continue,
            };
            unplayed.extend(table.players.iter().map(|player| (*player, why)));
        }
        for player in &round.out {
            let out = match round.alone.contains(player) {
                true => Unplayed::Alone,
                false => Unplayed::Bye,
            };
            unplayed.insert(*player, out);
        }
    }
    for player in round.spared(event) {
        unplayed.insert(player, Unplayed::Bye);
    }
    unplayed
}

pub(super) fn better(table: &EventTable, own: &TableResult) -> usize {
    let better = |other: &TableResult| (other.over > own.over).then_some(other.side);
    let sides: BTreeSet<usize> = table.results.iter().filter_map(better).collect();
    sides.len()
}

fn against(table: &EventTable, own: &TableResult) -> Vec<usize> {
    let others = table.players.iter().zip(&table.results);
    let others = || others.clone().filter(|(_, other)| other.side != own.side);
    let sides: BTreeSet<usize> = others().map(|(_, other)| other.side).collect();
    let is_one = |_: &(&usize, &TableResult)| sides.len() == 1;
    others().filter(is_one).map(|(player, _)| *player).collect()
}
