//! Tie-breaks, compared with the figures of TieBreakServer 1.9.57 for 914 players. `.ci/tie-breaks`
//! works them out again.

use super::event;
use nos_club::event::{
    Edition, Event, EventRound, EventStandings, EventTable, System, TableNo, TableOutcome,
    TablePoints, TableResult, Tie,
};

const FIGURES: &str = include_str!("tie-breaks.txt");

/// Tie-breaks and how many of ours make one of theirs, where a win is one point.
const TIES: [(Tie, i64); 7] = [
    (Tie::Buchholz, 8),
    (Tie::BuchholzCut1, 8),
    (Tie::BuchholzMedian, 8),
    (Tie::Sonneborn, 8),
    (Tie::Black, 4),
    (Tie::Progress, 8),
    (Tie::Wins, 4),
];

/// An event of the file: the cells of each player, and the figures.
struct Sample {
    event: Event,
    cells: Vec<Vec<String>>,
    figures: Vec<Vec<f64>>,
}

fn sample(text: &str) -> Sample {
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().unwrap().split(' ').collect();
    let (mut cells, mut figures) = (Vec::new(), Vec::new());
    for line in lines {
        let (own, expected) = line.split_once('|').unwrap();
        cells.push(own.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        figures.push(expected.split_whitespace().map(|own| own.parse().unwrap()).collect());
    }
    let system = if head[0] == "swiss" { System::Swiss } else { System::RoundRobin };
    let mut event = event("chess", cells.len(), head[2].parse().unwrap(), system);
    event.edition = Edition::named(head[1].parse().unwrap());
    event.points = TablePoints::Game;
    for (at, cells) in cells.iter().enumerate() {
        let asked = (1..).zip(cells).filter(|(_, cell)| *cell == "H");
        event.players[at].half = asked.map(|(round, _)| round).collect();
    }
    Sample { event, cells, figures }
}

impl Sample {
    fn round(&self, at: usize) -> EventRound {
        let mut round = EventRound { is_over: true, ..EventRound::default() };
        for (player, cells) in self.cells.iter().enumerate() {
            let cell = &*cells[at];
            if cell == "U" {
                round.out.push(player);
            }
            let Some((other, sign)) = cell.split_once('w') else { continue };
            let players = vec![player, other.parse::<usize>().unwrap() - 1];
            let against = &self.cells[players[1]][at];
            let absent = |(player, cell): (&usize, &str)| cell.ends_with('-').then_some(*player);
            let result = |over, level, side| TableResult { over, level, side };
            let (outcome, results) = match sign {
                "+" | "-" => {
                    let cells = [cell, &**against];
                    let absent = players.iter().zip(cells).filter_map(absent);
                    (TableOutcome::Forfeit(absent.collect()), Vec::new())
                }
                sign => {
                    let (own, other) = match sign {
                        "1" => (4, 0),
                        "=" => (2, 2),
                        _ => (0, 4),
                    };
                    let results = vec![result(own, other, 0), result(other, own, 1)];
                    (TableOutcome::Played, results)
                }
            };
            round.tables.push(EventTable {
                no: TableNo::new(at as u32 + 1, round.tables.len() + 1).unwrap(),
                seated: players.clone(),
                players,
                outcome,
                is_decided: false,
                results,
                hands: 1,
                evening: None,
                begun: None,
                seal: None,
            });
        }
        round
    }

    fn standings(&mut self, tie: &[Tie]) -> EventStandings {
        self.event.tie = tie.to_vec();
        let rounds: Vec<EventRound> = (0..self.cells[0].len()).map(|at| self.round(at)).collect();
        EventStandings::new(&self.event, &rounds)
    }
}

#[test]
fn tie_breaks_are_those_of_tie_break_server() {
    let (mut players, mut events) = (0, 0);
    for text in FIGURES.trim().split("\n\n") {
        let mut sample = sample(text);
        let standings = sample.standings(&TIES.map(|(tie, _)| tie));
        for row in &standings.rows {
            let expected = &sample.figures[row.player];
            let [points, _, buchholz, cut, median, sonneborn, black, progress, won] = **expected
            else {
                panic!("{expected:?}");
            };
            let own: Vec<f64> =
                row.tie.iter().zip(TIES).map(|(own, (_, of))| *own as f64 / of as f64).collect();
            assert_eq!(row.points as f64 / 4.0, points, "P{} {text}", row.player);
            let figures = [buchholz, cut, median, sonneborn, black, progress, won];
            assert_eq!(own, figures, "P{} of {}", row.player + 1, text.lines().next().unwrap());
            players += 1;
        }
        // Of players with equal points, the direct encounter has the same order.
        let standings = sample.standings(&[Tie::Direct]);
        for one in &standings.rows {
            for other in standings.rows.iter().filter(|other| other.points == one.points) {
                let place = |row: usize| sample.figures[row][1];
                let theirs = place(other.player).total_cmp(&place(one.player));
                assert_eq!(one.tie.cmp(&other.tie), theirs, "P{} P{}", one.player, other.player);
            }
        }
        events += 1;
    }
    assert_eq!((events, players), (18, 914));
}

#[test]
fn the_dummy_of_an_unplayed_round_has_limits_since_2026() {
    let mut sample = sample("swiss 2026 3\n2w1 3b1 U | \n1b0 Z 3w+ | \nU 1w0 2b- | \n");
    for (edition, expected) in rows! { of (Edition, [i64; 3]):
        // P1 has 6 points: opponents with 2 and 2, and a dummy with 6, or with three draws.
        Edition::Of2024, [10, 10, 10];
        Edition::Of2026, [7, 10, 10];
    } {
        sample.event.edition = Some(edition);
        let standings = sample.standings(&[Tie::Buchholz]);
        let mut own: Vec<(usize, i64)> =
            standings.rows.iter().map(|row| (row.player, row.tie[0] / 4)).collect();
        own.sort_unstable();
        assert_eq!(own.iter().map(|(_, tie)| *tie).collect::<Vec<_>>(), expected, "{edition:?}");
    }
}
