//! What the messages about the state of Nos say besides what JSON has. They name nothing that a player could still ask
//! for.

use super::drawn::open_ends;
use crate::law::derive::telling::fill;
use crate::law::facts::Facts;
use crate::law::nos::{
    Hand, Layout, LineState, NextSet, Nos, Progress, Seat, Session, Table, telling,
};
use crate::table::language;
use crate::table::name::{Name, listed};

/// The facts.
pub fn about(session: &Session) -> Facts {
    let names = |names: Vec<Name>| listed(names.iter().map(Name::as_str));
    let next = match session.next_set() {
        NextSet::HighestDouble => "highest",
        NextSet::Loser(_) => "loser",
        NextSet::Lots(_) => "lots",
    };
    let players = names(session.named(session.seated()));
    let facts = Facts::new().with("next", next).with("players", players);
    let none = || None::<&'static str>;
    let facts = facts.with("game-number", none()).with("line", none());
    match session.progress() {
        Progress::Hand(hand) => {
            let uncounted: Vec<Name> = hand
                .uncounted()
                .map(|seat| session.name_at(hand, seat))
                .collect();
            let first = uncounted.first().map(ToString::to_string);
            of_hand(session, hand, facts)
                .with("uncounted-number", uncounted.len())
                .with("uncounted-first", first)
                .with("uncounted", names(uncounted))
        }
        Progress::Billitonnen(game) => {
            let (line, lead) = match (game.state, game.player_on_turn()) {
                (LineState::NoLead, _) => ("lead", None),
                (LineState::NoTile { lead }, None) => ("starter", Some(game.seats[lead])),
                (LineState::NoTile { .. }, turn) => ("first", turn),
                (LineState::Turning { .. }, None) => ("stuck", None),
                (LineState::Turning { .. }, Some(_)) => ("turning", None),
            };
            let ends = game.ends();
            facts
                .with("line", line)
                .with("lead", lead.map(|player| session.shown(player).to_owned()))
                .with("left", ends.map(|ends| ends.left.get()))
                .with("right", ends.map(|ends| ends.right.get()))
        }
        _ => facts,
    }
}

fn of_hand(session: &Session, hand: &Hand, facts: Facts) -> Facts {
    let held = |seat: Seat| {
        let name = session.name_at(hand, seat).to_string();
        (name, held(hand, seat))
    };
    let held: Facts = hand.all().map(held).collect();
    let facts = facts.with("held", held).with("drawable", hand.drawable());
    let round = match &hand.table {
        Table::Bare { .. } => return facts,
        Table::Set { set, .. } => return facts.with("set", set.tile().to_string()),
        Table::Game(round) => round,
    };
    let by = hand
        .last_to_lay()
        .map(|seat| session.name_at(hand, seat).to_string());
    let is_going = round.is_going();
    facts
        .with("game", telling::words_of(round.game))
        .with("game-number", round.game.number().unwrap_or(0))
        .with("turn-waits", hand.waits_due(round.turn))
        .with("last", by)
        .with("open", is_going.then(|| open_ends(&round.layout)))
        .with("any-arm", round.layout.is_any_arm())
        .with("open-row", is_going.then(|| open_row(&round.layout)))
        .with("ending", hand.ending().map(|ending| session.say(&ending)))
}

/// How many tiles a player has, or after the end of the hand what was counted; and the turns that the player owes.
fn held(hand: &Hand, seat: Seat) -> String {
    let (holding, tiles) = (hand.holding(seat), hand.tiles.number(seat));
    let count = match holding.counted {
        Some(spots) if hand.is_over() && tiles > 0 => format!("={spots}"),
        _ => tiles.to_string(),
    };
    match holding.all_waits() {
        0 => count,
        waits => count + &fill::<Nos>("owes", &Facts::new().with("waits", waits.to_string())),
    }
}

/// The ends that can be played on, by the letter of the arm; a star means that a double must follow.
fn open_row(layout: &Layout) -> String {
    let ends = layout.open_ends().map(|end| {
        let word = language::typed(end.arm.word()).unwrap_or(end.arm.word());
        let letter = word.get(..1).unwrap_or_default();
        let star = if end.needs_double() { "*" } else { "" };
        format!("{letter}{}{star}", end.shows)
    });
    ends.collect::<Vec<_>>().join(" ")
}
