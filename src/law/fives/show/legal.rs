//! What can be played, as JSON and in words.

use crate::dominoes::tile::Tile;
use crate::law::fives::hand::Hand;
use crate::law::fives::legal::LegalPlay;
use crate::law::fives::line::Way;
use crate::law::fives::session::{Phase, Session};
use crate::print::look::Look;
use serde::Serialize;

/// The answer to `legal`.
#[derive(Serialize)]
pub struct Plays {
    plays: Vec<Play>,
}

#[derive(Serialize)]
struct Play {
    tile: String,
    arm: &'static str,
    open: u8,
}

/// Every way in which an unplayed tile, or only this tile, could lie now, for JSON.
pub fn json(session: &Session, tile: Option<Tile>) -> Plays {
    let asked = session.legal().into_iter();
    let asked = asked.filter(|play| tile.is_none_or(|tile| tile == play.tile));
    let plays = asked.map(|LegalPlay { tile, way }| Play {
        tile: tile.to_string(),
        arm: way.arm.word(),
        open: way.open.get(),
    });
    Plays {
        plays: plays.collect(),
    }
}

/// What can be played, in lines.
pub fn words(session: &Session, look: &Look) -> Vec<String> {
    let Some((hand, name)) = on_turn(session) else {
        return look.set(&[nobody(session.phase()).to_owned()]);
    };
    if hand.line.ends().is_none() {
        return look.set(&[format!("{name} leads: any tile will do [2.4].")]);
    }
    let plays = session.legal();
    let mut told = vec![if plays.is_empty() {
        format!("No unplayed tile fits for {name}.")
    } else {
        format!("What fits for {name}:")
    }];
    told.extend(
        by_tile(session, hand, None)
            .into_iter()
            .map(|own| format!("  {own}")),
    );
    look.set(&told)
}

/// How one tile can be played, in lines.
pub fn tile_words(session: &Session, tile: Tile, look: &Look) -> Vec<String> {
    let Some((hand, name)) = on_turn(session) else {
        return look.set(&[nobody(session.phase()).to_owned()]);
    };
    let mut plays = session.legal();
    plays.retain(|play| play.tile == tile);
    let told = match (hand.line.ends(), of_one(session, hand, &plays)) {
        (None, _) => format!("{name} leads: any tile will do [2.4]."),
        (Some(_), Some(fits)) => format!("It fits for {name}: {}.", fits),
        (Some(_), None) if hand.tiles.laid().has(tile) => format!("{tile} lies already."),
        (Some([left, right]), None) => format!(
            "{tile} fits neither end: they show {} and {} [3.1].",
            left.shows, right.shows
        ),
    };
    look.set(&[told])
}

/// What could be played in a hand, this way left out, with a sentence for each tile.
pub(super) fn by_tile(session: &Session, hand: &Hand, but: Option<Way>) -> Vec<String> {
    let mut plays = session.legal();
    plays.retain(|play| Some(play.way) != but);
    let of_tile = plays.chunk_by(|one, other| one.tile == other.tile);
    of_tile
        .filter_map(|own| of_one(session, hand, own))
        .collect()
}

fn on_turn(session: &Session) -> Option<(&Hand, &str)> {
    let hand = session.hand()?;
    let name = session.players().get(hand.player(hand.turn).index())?;
    Some((hand, name.as_str()))
}

fn nobody(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "Nobody sits at the table yet.",
        Phase::Lot => "The first lead is not decided [2.2].",
        Phase::Between | Phase::Play => "No hand is being played.",
        Phase::Finished => "The session is settled.",
    }
}

/// `6-4 on left (4 open) or right (6 open)`, and who is known to hold it unless that is the player on turn.
fn of_one(session: &Session, hand: &Hand, plays: &[LegalPlay]) -> Option<String> {
    let tile = plays.first()?.tile;
    let ways = plays
        .iter()
        .map(|play| format!("{} ({} open)", play.way.arm, play.way.open));
    let ways: Vec<String> = ways.collect();
    let elsewhere = hand
        .tiles
        .holder(tile)
        .filter(|holder| *holder != hand.turn);
    let holder = elsewhere.and_then(|seat| session.players().get(hand.player(seat).index()));
    let known = holder.map_or_else(String::new, |name| {
        format!(" (known to be in the hand of {name})")
    });
    Some(format!("{tile} on {}{known}", ways.join(" or ")))
}
