//! The state of the session: a row above the prompt, and who is to act, in the prompt. It names nothing that
//! a player could still ask for.

use super::name::{at, name};
use crate::law::nos::hand::Hand;
use crate::law::nos::hand::{Round, Stage};
use crate::law::nos::phase::Phase;
use crate::law::nos::ruling::NextSet;
use crate::law::nos::session::{Progress, Session};
use crate::table::name::listed;

/// What separates the parts of the row.
const BETWEEN: &str = " | ";

/// Who is to act; and what to do, if it is not an ordinary turn.
pub(super) fn to_act(session: &Session) -> Option<String> {
    match session.progress() {
        Progress::Hand(hand) => of_hand(session, hand),
        Progress::Billitonnen(game) => {
            let player = game.player_on_turn();
            player.map(|player| format!("{} turns", name(session, player)))
        }
        _ => None,
    }
}

fn of_hand(session: &Session, hand: &Hand) -> Option<String> {
    let phase = session.phase();
    let Some(round) = hand.round() else {
        let on_set = hand.on_set().map(|seat| at(session, hand, seat));
        return match (phase, on_set) {
            (Phase::Dealt, Some(name)) => Some(format!("{name} sets")),
            (_, Some(name)) => Some(format!("{name} announces")),
            (_, None) => Some("who sets".to_owned()),
        };
    };
    let turn = at(session, hand, round.turn);
    Some(match round.stage {
        Stage::Going { .. } if hand.waits_due(round.turn) > 0 => format!("{turn} waits"),
        Stage::Going { .. } => turn.to_owned(),
        Stage::Claimed { .. } | Stage::Closed if hand.drawable() > 0 => {
            format!("{turn} draws {}", hand.drawable())
        }
        Stage::Claimed { .. } | Stage::Closed => "closed".to_owned(),
        Stage::Over { .. } => match session.next_to_count() {
            Some(name) => format!("{name} shows"),
            None => "count".to_owned(),
        },
    })
}

/// The parts of the row, the most important one first.
pub(super) fn parts(session: &Session, columns: usize) -> Vec<String> {
    match session.progress() {
        Progress::Lobby => vec![
            "nobody is seated: seat and the names, clockwise".to_owned(),
            "help".to_owned(),
        ],
        Progress::Between(_) => vec![between(session), next(session).to_owned()],
        Progress::Hand(hand) => hand_parts(session, hand, columns),
        Progress::Settling => vec![
            format!("settled, {} in the pot", session.pot()),
            "billitonnen, or pot and a name".to_owned(),
        ],
        Progress::Billitonnen(game) => {
            let rows = game.seats.seated();
            let rows = rows.map(|(seat, player)| {
                format!("{} {}", name(session, player), game.row(seat).len())
            });
            let rows: Vec<String> = rows.collect();
            vec![format!("billitonnen for {}", session.pot()), rows.join(" ")]
        }
        Progress::Finished => vec!["settled, and the pot is taken".to_owned()],
    }
}

/// What can be typed between two hands.
fn next(session: &Session) -> &'static str {
    match session.next_set() {
        NextSet::Lots(_) => "lot, or settle",
        NextSet::HighestDouble | NextSet::Loser(_) => "deal, or settle",
    }
}

fn between(session: &Session) -> String {
    let hands = match session.hands() {
        0 => "no hand dealt yet".to_owned(),
        hands => format!("after hand {hands}"),
    };
    let next = match session.next_set() {
        NextSet::HighestDouble => "the highest double opens".to_owned(),
        NextSet::Loser(player) => format!("{} will be on set", name(session, *player)),
        NextSet::Lots(tied) => {
            let tied = tied.iter().map(|player| name(session, *player));
            format!("{} draw lots for the set", listed(tied))
        }
    };
    format!("{hands}{BETWEEN}{next}")
}

fn hand_parts(session: &Session, hand: &Hand, columns: usize) -> Vec<String> {
    let mut parts = vec![format!("hand {}", session.hands())];
    match hand.round() {
        Some(round) => {
            if let Some(first) = parts.first_mut() {
                first.push_str(&format!(", {}", game(round, columns)));
            }
            match round.stage {
                Stage::Claimed { by, .. } => {
                    parts.push(format!("{} has closed: open", at(session, hand, by)))
                }
                Stage::Closed => parts.push("closed".to_owned()),
                Stage::Over { .. } => parts.push("over".to_owned()),
                Stage::Going { .. } => {}
            }
        }
        None => match hand.last_to_lay() {
            Some(_) => parts.push("set, no game yet".to_owned()),
            None if hand.on_set().is_none() => {
                parts.push("dealt, the highest double is set".to_owned())
            }
            None => parts.push("dealt".to_owned()),
        },
    }
    parts.push(tiles(session, hand));
    parts.push(format!("boneyard {}", hand.tiles.boneyard()));
    if let Some(ends) = hand.round().and_then(ends) {
        parts.push(ends);
    }
    parts
}

/// The game by its number, or in words if there is room for them.
fn game(round: &Round, columns: usize) -> String {
    match round.game.number() {
        Some(number) if columns < 100 => format!("no. {number}"),
        Some(number) => format!("no. {number} {}", round.game),
        None => round.game.to_string(),
    }
}

/// How many tiles each player has; after the end of the hand, only players who must still be counted.
fn tiles(session: &Session, hand: &Hand) -> String {
    let each = hand.all().map(|seat| {
        let holding = hand.holding(seat);
        let count = match (hand.is_over(), holding.counted, hand.tiles.number(seat)) {
            (true, Some(spots), 1..) => format!("={spots}"),
            (_, _, tiles) => tiles.to_string(),
        };
        let waits = match holding.waits + holding.waits_later {
            0 => String::new(),
            waits => format!("(waits {waits})"),
        };
        format!("{} {count}{waits}", at(session, hand, seat))
    });
    each.collect::<Vec<_>>().join(" ")
}

/// The ends that can be played on, by the letter of the arm; a star means that a double must follow.
fn ends(round: &Round) -> Option<String> {
    if !matches!(round.stage, Stage::Going { .. } | Stage::Claimed { .. }) {
        return None;
    }
    let ends = round.layout.open_ends().map(|open| {
        let letter: String = open.arm.word().chars().take(1).collect();
        format!(
            "{letter}{}{}",
            open.end,
            if open.needs_double { "*" } else { "" }
        )
    });
    let ends: Vec<String> = ends.collect();
    (!ends.is_empty()).then(|| format!("open {}", ends.join(" ")))
}
