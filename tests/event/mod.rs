//! Events: seatings, standings, ratings, and reports for pairing programs.

mod ratings;
mod report;
mod seating;
mod standings;
mod tie_breaks;

use nos_base::Name;
use nos_club::event::seating::seat;
use nos_club::event::{
    Event, EventRound, EventTable, Roster, RosterPlayer, Seating, System, TableOutcome, TableResult,
};
use nos_law::Luck;

fn event(law: &str, players: usize, rounds: u32, system: System) -> Event {
    let mut roster = Roster::default();
    for number in 0..players {
        let name = Name::new(&format!("P{number}")).unwrap();
        roster.add(RosterPlayer::new(name, Vec::new())).unwrap();
    }
    let law = nos_laws::named(law).unwrap();
    let name = "Club evening".to_owned();
    Event { name, rounds, system, seed: 7, players: roster, ..Event::new(law) }
}

/// Plays a round as seated. `over` returns a player's result by place in the roster.
fn played(event: &Event, seating: &Seating, over: impl Fn(usize) -> i64) -> EventRound {
    let tables = seating.tables.iter().map(|table| {
        let sides = event.law.about.seating.sides(table.players.len()).unwrap();
        let side = |seat: usize| seat % sides;
        let own: Vec<i64> = (0..sides).map(|seat| over(table.players[seat])).collect();
        let result = |seat: usize| TableResult {
            over: 2 * own[side(seat)],
            level: match event.law.about.chips.is_some() {
                true => 0,
                false => (0..sides)
                    .filter(|other| *other != side(seat))
                    .map(|other| 2 * own[other])
                    .max()
                    .unwrap(),
            },
            side: side(seat),
        };
        EventTable {
            no: table.no,
            seated: table.players.clone(),
            players: table.players.clone(),
            outcome: TableOutcome::Played,
            is_decided: false,
            results: (0..table.players.len()).map(result).collect(),
            hands: 1,
            evening: None,
            begun: None,
            seal: None,
        }
    });
    EventRound {
        tables: tables.collect(),
        out: seating.out.clone(),
        alone: seating.alone.clone(),
        is_over: true,
        adjusted: Vec::new(),
    }
}

/// Plays a whole event with simulated results and returns the seatings.
fn whole(event: &Event, seed: u64) -> Vec<Seating> {
    let (mut past, mut seated) = (Vec::new(), Vec::new());
    for round in 1..=event.rounds {
        let seating = seat(event, &past).unwrap_or_else(|fault| panic!("round {round}: {fault}"));
        let over = |player: usize| {
            let mut luck = Luck::new(seed ^ (u64::from(round) << 32) ^ player as u64);
            20 * luck.below(9) as i64 - 80
        };
        past.push(played(event, &seating, over));
        seated.push(seating);
    }
    seated
}

/// Adds up repeated meetings: the k-th meeting of a pair costs k - 1.
fn repeats(seated: &[Seating]) -> u64 {
    let mut met = std::collections::HashMap::new();
    let mut cost = 0;
    for table in seated.iter().flat_map(|seating| &seating.tables) {
        for (at, one) in table.players.iter().enumerate() {
            for other in &table.players[..at] {
                let times = met.entry((*one.min(other), *one.max(other))).or_insert(0);
                cost += *times;
                *times += 1;
            }
        }
    }
    cost
}
