//! Fives and threes on the settlement sheet: points by what they were for, the score of every game, the games won.

use crate::law::Names;
use crate::law::fives::ruling::{Event, For, Ruling};
use crate::law::fives::session::Session;
use crate::law::fives::side::Side;
use crate::print::paper::{Books, Flow, Further, Holder, Paper, Penalty, Source, Stage, Sums};
use crate::table::seat::Seat;

/// For each source its word in JSON and its heading, by place.
const SOURCES: [Source; 2] = [
    Source {
        key: "ends",
        heading: "for the ends",
    },
    Source {
        key: "out",
        heading: "for chipping out",
    },
];

/// The place of a source.
fn source(what: For) -> usize {
    match what {
        For::Ends => 0,
        For::OutAlone | For::OutInPair => 1,
    }
}

impl Paper for Session {
    const SOURCES: &'static [Source] = &SOURCES;
    const UNIT: &'static str = "points";
    const HEADINGS: [&'static str; 3] = ["start", "points in all", "over or under"];

    fn books(&self, _sums: &Sums) -> Books {
        let names = self.names();
        let seated = Side::BOTH
            .into_iter()
            .filter(|_| !self.players().is_empty());
        let sides: Vec<Side> = seated.collect();
        let holders = sides.iter().map(|side| Holder {
            name: side.name(&names),
            has_left: false,
            has: self.games().map(|game| i64::from(game.scores[*side])).sum(),
            result: None,
        });
        let by_side = |heading: String, cell: &dyn Fn(Side) -> String| Further {
            heading,
            cells: sides.iter().map(|side| cell(*side)).collect(),
        };
        let games = self.games().enumerate().map(|(at, game)| {
            by_side(format!("game {}", at + 1), &|side| match game.won {
                Some(won) if won == side => format!("won, {}", game.scores[side]),
                _ => game.scores[side].to_string(),
            })
        });
        let won = by_side("games won".to_owned(), &|side| {
            self.won_by(side).to_string()
        });
        let stage = if self.is_settled() {
            Stage::Done
        } else {
            Stage::Going
        };
        let told: Vec<String> = sides
            .iter()
            .map(|side| format!("{} {}", side.name(&names), self.won_by(*side)))
            .collect();
        let sentence = match stage {
            Stage::Going | Stage::Open => {
                "Not settled yet; these are the figures so far.".to_owned()
            }
            Stage::Done => format!("Games won: {}.", told.join(", ")),
        };
        Books {
            stage,
            start: 0,
            holders: holders.collect(),
            further: games.chain([won]).collect(),
            sentences: vec![sentence],
            payments: Vec::new(),
        }
    }

    fn holders(names: &Names) -> Vec<String> {
        let seated = Side::BOTH.into_iter().filter(|_| names.iter().len() > 0);
        seated.map(|side| side.name(names)).collect()
    }

    fn holder_of(player: usize) -> usize {
        Seat::at(player).map_or(0, |seat| Side::of(seat) as usize)
    }

    fn flows(ruling: &Ruling) -> impl Iterator<Item = Flow> {
        let flow = |event: &Event| match event {
            Event::Scored { side, points, what } => Some(Flow {
                holder: *side as usize,
                source: source(*what),
                amount: i64::from(*points),
            }),
            _ => None,
        };
        ruling.events.iter().filter_map(flow)
    }

    fn penalties(_ruling: &Ruling) -> Vec<Penalty> {
        Vec::new()
    }

    fn abandons(ruling: &Ruling) -> bool {
        let voided = |event: &Event| matches!(event, Event::Voided { .. });
        ruling.events.iter().any(voided)
    }

    fn leaver(_ruling: &Ruling) -> Option<usize> {
        None
    }

    fn settles(ruling: &Ruling) -> bool {
        let settled = |event: &Event| matches!(event, Event::Settled { .. });
        ruling.events.iter().any(settled)
    }
}
