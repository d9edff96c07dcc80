//! The state of the session, in a few lines.

use crate::law::fives::hand::Hand;
use crate::law::fives::session::{Lead, Phase, Session};
use crate::law::fives::side::Side;
use crate::print::look::Look;
use crate::print::width::wrapped;
use crate::table::name::{Name, listed};
use crate::table::seat::{PlayerId, Seat};

/// The state of the session.
pub fn status(session: &Session, look: &Look) -> Vec<String> {
    let told = match (session.phase(), session.hand()) {
        (Phase::Lobby, _) => {
            vec!["Nobody is seated yet; type seat and the names, clockwise.".to_owned()]
        }
        (Phase::Lot, _) => vec![lot(session)],
        (Phase::Play, Some(hand)) => {
            vec![playing(session, hand), held(session, hand), points(session)]
        }
        (Phase::Between | Phase::Play, _) => vec![between(session), points(session)],
        (Phase::Finished, _) => vec!["The session is settled.".to_owned(), points(session)],
    };
    let lines = told
        .iter()
        .flat_map(|words| wrapped("", words, look.measure()));
    lines.collect()
}

/// The name of a player.
pub(super) fn name(session: &Session, player: PlayerId) -> &str {
    session
        .players()
        .get(player.index())
        .map_or("", Name::as_str)
}

fn lot(session: &Session) -> String {
    let Lead::Lots(drawers) = session.lead() else {
        return String::new();
    };
    let drawers = listed(drawers.iter().map(|player| name(session, *player)));
    format!(
        "{drawers} each draw a tile for the first lead [2.2]; type lot, with a name and a tile for each."
    )
}

fn between(session: &Session) -> String {
    let leader = session.leader().map_or("", |player| name(session, player));
    let hands = match session.hands() {
        0 => "No hand is dealt yet.".to_owned(),
        hands => format!("Between hands, after hand {hands}."),
    };
    let next = match session.game().won {
        Some(_) => format!("{leader} will lead game {}", session.game_no() + 1),
        None => format!("{leader} will lead"),
    };
    format!("{hands} {next}; type deal, or settle.")
}

fn playing(session: &Session, hand: &Hand) -> String {
    let turn = name(session, hand.player(hand.turn));
    let hands = session.hands();
    match hand.line.ends() {
        None => format!("Hand {hands}: {turn} leads."),
        Some([left, right]) => format!(
            "Hand {hands}: {turn} is on turn; the ends show {} and {}.",
            left.shows, right.shows
        ),
    }
}

fn held(session: &Session, hand: &Hand) -> String {
    let seats = || hand.seats.seats();
    let of = |seat: Seat| name(session, hand.player(seat));
    let numbers = seats().map(|seat| format!("{} {}", of(seat), hand.tiles.number(seat)));
    let numbers: Vec<String> = numbers.collect();
    let known = seats().filter(|seat| !hand.tiles.known(*seat).is_empty());
    let known = known.map(|seat| format!("{} {}", of(seat), hand.tiles.known(seat)));
    let known: Vec<String> = known.collect();
    let boneyard = hand.tiles.boneyard();
    let tiles = format!("Tiles: {}; boneyard {boneyard}.", numbers.join(", "));
    match known.is_empty() {
        true => tiles,
        false => format!("{tiles} Known: {}.", known.join(", ")),
    }
}

fn points(session: &Session) -> String {
    let names = session.names();
    let each =
        Side::BOTH.map(|side| format!("{} {}", side.name(&names), session.game().scores[side]));
    let games = Side::BOTH.map(|side| session.won_by(side).to_string());
    format!(
        "Game {}, to {}: {}. Games won: {}.",
        session.game_no(),
        session.target(),
        each.join(", "),
        games.join(" to ")
    )
}
