//! Sessions and rulings in JSON.

use crate::dominoes::tile::TileSet;
use crate::law::Names;
use crate::law::fives::hand::Hand;
use crate::law::fives::line::Arm;
use crate::law::fives::ruling::{Event, Ruling};
use crate::law::fives::session::{Game, Session};
use crate::law::fives::side::Side;
use crate::print::object::Object;
use serde::Serialize;

/// A session.
#[derive(Serialize)]
pub struct State {
    phase: &'static str,
    game: usize,
    hand: u32,
    players: Vec<String>,
    scores: Object<String, u16>,
    games: Object<String, usize>,
    tiles: Object<String, u8>,
    boneyard: Option<u8>,
    leader: Option<String>,
    turn: Option<String>,
    ends: Vec<End>,
    total: Option<u8>,
    known: Object<String, Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<Points>>,
}

#[derive(Serialize)]
struct End {
    arm: &'static str,
    end: u8,
    counts: u8,
}

/// The points of a game, once the session is settled.
#[derive(Serialize)]
struct Points {
    scores: Object<String, u16>,
    won: Option<String>,
}

/// What fives and threes adds to the answer on an entry.
#[derive(Serialize)]
pub struct Added {
    points: Vec<Score>,
    disregarded: Option<u16>,
}

#[derive(Serialize)]
struct Score {
    to: String,
    points: u16,
    #[serde(rename = "for")]
    what: &'static str,
    article: String,
}

/// The tiles of a set, from `6-6` down.
pub fn tiles(set: TileSet) -> Vec<String> {
    set.iter().map(|tile| tile.to_string()).collect()
}

/// A value for each side, by the names of the sides; empty before anybody is seated.
fn by_side<T>(names: &Names, value: impl Fn(Side) -> T) -> Object<String, T> {
    let seated = names.iter().len() > 0;
    let sides = Side::BOTH.into_iter().filter(|_| seated);
    Object(sides.map(|side| (side.name(names), value(side))).collect())
}

/// A session in JSON.
pub fn state(session: &Session) -> State {
    let names = session.names();
    let game = session.game();
    let latest = session.latest_hand();
    let going = session.hand();
    let by_name = |hand: &Hand| -> Vec<_> {
        let seats = hand.seats.seated();
        seats
            .map(|(seat, player)| (names.of(player).to_owned(), seat))
            .collect()
    };
    let seats = latest.map_or_else(Vec::new, by_name);
    let held = seats
        .iter()
        .filter_map(|(name, seat)| Some((name.clone(), latest?.tiles.number(*seat))));
    let known = seats.iter().filter_map(|(name, seat)| {
        let known = latest?.tiles.known(*seat);
        (!known.is_empty()).then(|| (name.clone(), tiles(known)))
    });
    let ends = going
        .and_then(|hand| hand.line.ends())
        .into_iter()
        .flatten();
    let ends = Arm::BOTH.into_iter().zip(ends).map(|(arm, end)| End {
        arm: arm.word(),
        end: end.shows.get(),
        counts: end.counts,
    });
    State {
        phase: session.phase().word(),
        game: session.game_no(),
        hand: session.hands(),
        players: session.players().iter().map(ToString::to_string).collect(),
        scores: by_side(&names, |side| game.scores[side]),
        games: by_side(&names, |side| session.won_by(side)),
        tiles: Object(held.collect()),
        boneyard: latest.map(|hand| hand.tiles.boneyard()),
        leader: session.leader().map(|player| names.of(player).to_owned()),
        turn: going.map(|hand| names.of(hand.player(hand.turn)).to_owned()),
        ends: ends.collect(),
        total: going.and_then(|hand| hand.line.total()),
        known: Object(known.collect()),
        points: session.is_settled().then(|| {
            let points = |game: &Game| Points {
                scores: by_side(&names, |side| game.scores[side]),
                won: game.won.map(|side| side.name(&names)),
            };
            session.games().map(points).collect()
        }),
    }
}

/// What a ruling adds to the answer on an entry, with the names of this session.
pub fn added(session: &Session, ruling: Option<&Ruling>) -> Added {
    let names = session.names();
    let scored = ruling.into_iter().flat_map(|ruling| &ruling.events);
    let scored = scored.filter_map(|event| match event {
        Event::Scored { side, points, what } => Some(Score {
            to: side.name(&names),
            points: *points,
            what: what.word(),
            article: what.article().to_string(),
        }),
        _ => None,
    });
    Added {
        points: scored.collect(),
        disregarded: ruling.and_then(Ruling::disregarded),
    }
}
