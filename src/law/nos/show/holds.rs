//! Who can hold what, as JSON and in words.

use super::json::{self, Object};
use crate::dominoes::contradiction::{Contradiction, Said, Statement};
use crate::dominoes::holds::{Held, Holds};
use crate::dominoes::tile::TileSet;
use crate::law::nos::hand::{DenialKind, Denied, Hand, Seat};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::PlayerId;
use crate::print::look::Look;
use crate::print::number::tiles;
use serde::Serialize;

/// The answer to `holds`.
#[derive(Serialize)]
pub struct Answer<'a> {
    consistent: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<Object<&'a str, Held0>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    boneyard: Option<Held0>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contradiction: Option<Vec<Contradicting<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    smallest: Option<bool>,
}

#[derive(Serialize)]
struct Held0 {
    count: u8,
    certain: Vec<String>,
    possible: Vec<String>,
}

#[derive(Serialize)]
struct Contradicting<'a> {
    entry: u32,
    player: &'a str,
    says: &'static str,
    tiles: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spots: Option<u16>,
}

impl From<&Held> for Held0 {
    fn from(held: &Held) -> Held0 {
        Held0 {
            count: held.count,
            certain: json::tiles(held.certain),
            possible: json::tiles(held.possible),
        }
    }
}

/// What everyone can hold, or just this player; nothing while no set lies.
pub fn json<'a>(session: &'a Session, only: Option<PlayerId>) -> Option<Answer<'a>> {
    let hand = session.hand()?;
    Some(match hand.holds()? {
        Ok(Holds { hands, boneyard }) => {
            let named = hand.seats.iter().zip(&hands);
            let asked = named.filter(|(player, _)| only.is_none_or(|only| only == **player));
            let players = asked.map(|(player, held)| (json::name(session, *player), held.into()));
            Answer {
                consistent: true,
                players: Some(Object(players.collect())),
                boneyard: Some((&boneyard).into()),
                contradiction: None,
                smallest: None,
            }
        }
        Err(Contradiction {
            statements,
            smallest,
        }) => {
            let contradicting = |statement: &Statement<Denied>| {
                let (says, tiles) = said(statement.said);
                Contradicting {
                    entry: statement.no.0,
                    player: name(session, hand, statement.seat),
                    says,
                    tiles: json::tiles(tiles),
                    spots: match statement.said {
                        Said::Counted(spots) => Some(spots),
                        _ => None,
                    },
                }
            };
            Answer {
                consistent: false,
                players: None,
                boneyard: None,
                contradiction: Some(statements.iter().map(contradicting).collect()),
                smallest: Some(smallest),
            }
        }
    })
}

fn said(said: Said<Denied>) -> (&'static str, TileSet) {
    match said {
        Said::Drew(tile) => ("drew", TileSet::of(tile)),
        Said::Laid(tile) => ("laid", TileSet::of(tile)),
        Said::Shown(tiles) => ("showed", tiles),
        Said::Denied(_, tiles) => ("denied", tiles),
        Said::Counted(_) => ("counted", TileSet::EMPTY),
    }
}

/// What everyone can hold, or just this player, line by line.
pub fn words(session: &Session, only: Option<PlayerId>, look: &Look) -> Vec<String> {
    look.set(&told(session, only))
}

fn told(session: &Session, only: Option<PlayerId>) -> Vec<String> {
    let Some((hand, holds)) = session.hand().and_then(|hand| Some((hand, hand.holds()?))) else {
        return vec!["No set lies: nothing is known of the hands yet.".to_owned()];
    };
    match holds {
        Ok(Holds { hands, boneyard }) => {
            let named = hand.seats.iter().zip(&hands);
            let asked = named.filter(|(player, _)| only.is_none_or(|only| only == **player));
            let mut lines: Vec<String> = asked
                .map(|(player, held)| held_words(json::name(session, *player), held))
                .collect();
            if only.is_none() {
                lines.push(held_words("The boneyard", &boneyard));
            }
            lines
        }
        Err(contradiction) => contradiction_words(session, hand, &contradiction),
    }
}

fn held_words(name: &str, held: &Held) -> String {
    let rest = held.possible.minus(held.certain);
    let open = held.count.saturating_sub(held.certain.len());
    let number = tiles(held.count);
    match (held.count, held.certain.is_empty(), open) {
        (0, ..) => format!("{name} holds no tile."),
        (_, _, 0) => format!("{name} holds {}, for certain.", held.certain),
        (_, true, _) => format!("{name} holds {number}: {open} of {rest}."),
        (_, false, _) => format!(
            "{name} holds {number}: {} for certain, and {open} of {rest}.",
            held.certain
        ),
    }
}

fn contradiction_words(
    session: &Session,
    hand: &Hand,
    contradiction: &Contradiction<Denied>,
) -> Vec<String> {
    let mut lines = vec![
        "The record contradicts itself: no distribution of the 28 tiles agrees with all of it."
            .to_owned(),
        "These entries cannot all be right:".to_owned(),
    ];
    for statement in &contradiction.statements {
        let name = name(session, hand, statement.seat);
        let words = match statement.said {
            Said::Drew(tile) => format!("{name} drew {tile} for the set"),
            Said::Laid(tile) => format!("{name} laid {tile}"),
            Said::Shown(tiles) => format!("{name} showed {tiles}"),
            Said::Denied(own, tiles) => {
                format!("{name} {}, so held none of {tiles}", denied(own.kind))
            }
            Said::Counted(spots) => format!("{name} counted {spots}"),
        };
        lines.push(format!("  #{} {words}.", statement.no));
    }
    if !contradiction.smallest {
        lines.push("Fewer of them may be enough to contradict each other.".to_owned());
    }
    lines.push("Strike or fix the one that is wrong.".to_owned());
    lines
}

fn denied(kind: DenialKind) -> &'static str {
    match kind {
        DenialKind::Pass => "passed",
        DenialKind::DrawnSet => "drew for the set",
        DenialKind::HigherDouble => "let a lower double be set",
    }
}

fn name<'a>(session: &'a Session, hand: &Hand, seat: Seat) -> &'a str {
    let player = hand.seats.get(seat.index());
    player.map_or("nobody", |player| json::name(session, *player))
}
