//! What can be played, as JSON and in words.

use super::name::at;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::holds::tiles;
use crate::law::nos::evidence::legal::{ArmSays, LegalPlay, Obstacle, TileSays};
use crate::law::nos::hand::{Hand, Seat, Stage, Table};
use crate::law::nos::plan::Arm;
use crate::law::nos::rule::Rule;
use crate::law::nos::rule::to_seven;
use crate::law::nos::session::{Progress, Session};
use crate::print::look::Look;
use crate::table::name::listed;

/// The answer to `legal`.
#[derive(serde::Serialize)]
pub struct Plays {
    plays: Vec<PlayWay>,
}

#[derive(serde::Serialize)]
struct PlayWay {
    tile: String,
    arm: &'static str,
    open: u8,
}

/// Every lawful way now, of this tile or of all tiles, for JSON; empty if nobody is on turn.
pub fn json(session: &Session, tile: Option<Tile>) -> Plays {
    let legal = session.legal();
    let plays = legal.iter().flat_map(|legal| legal.plays.as_slice());
    let asked = plays.filter(|play| tile.is_none_or(|tile| play.tile == tile));
    Plays {
        plays: asked
            .map(|play| PlayWay {
                tile: play.tile.to_string(),
                arm: play.way.arm.word(),
                open: play.way.open.get(),
            })
            .collect(),
    }
}

/// Why nobody is on turn to play, in a sentence.
fn nobody(session: &Session) -> &'static str {
    match session.progress() {
        Progress::Lobby => "Nobody sits at the table yet.",
        Progress::Between(_) => "No hand is dealt.",
        Progress::Settling | Progress::Finished => "The session is settled.",
        Progress::Billitonnen(_) => "In Billitonnen the first tile of the row is turned.",
        Progress::Hand(hand) => match &hand.table {
            Table::Bare { .. } => {
                "No tile can be played before the set lies and the game is announced [4.1]."
            }
            Table::Set { .. } => "No tile can be played before the game is announced [4.1].",
            Table::Game(round) if round.stage == Stage::Closed => {
                "The game is closed: no unplayed tile fits [9.4]."
            }
            Table::Game(_) => "The hand is over.",
        },
    }
}

/// What the player on turn can do, in lines.
pub fn words(session: &Session, look: &Look) -> Vec<String> {
    look.set(&told(session))
}

fn told(session: &Session) -> Vec<String> {
    let Some((hand, legal)) = session.hand().zip(session.legal()) else {
        return vec![nobody(session).to_owned()];
    };
    let name = at(session, hand, legal.seat);
    let mut lines = Vec::new();
    if legal.waits > 0 {
        let waits = if legal.waits == 1 {
            "a turn".to_owned()
        } else {
            format!("{} turns", legal.waits)
        };
        lines.push(format!(
            "{name} is on turn and owes {waits} with \"I wait\" [7.5]."
        ));
    }
    if legal.plays.is_empty() {
        lines.push(format!("No unplayed tile fits anywhere for {name}."));
    } else {
        lines.push(format!("What fits for {name}:"));
    }
    lines.extend(by_tile(session, hand, legal.seat, &legal.plays));
    if legal.waits == 0 {
        lines.push(match legal.drawable {
            0 => format!(
                "{name} may not draw: {} in the boneyard [6.2].",
                lie(hand.tiles.boneyard())
            ),
            number => format!("{name} may draw, up to {} [6.2].", tiles(number)),
        });
    }
    lines
}

/// The ways, with a line for each tile. If a tile is known to be in a hand other than this one, the line
/// names its player.
pub(super) fn by_tile(
    session: &Session,
    hand: &Hand,
    seat: Seat,
    plays: &[LegalPlay],
) -> Vec<String> {
    plays
        .chunk_by(|one, other| one.tile == other.tile)
        .filter_map(|own| {
            let tile = own.first()?.tile;
            let elsewhere = hand.tiles.holder(tile).filter(|holder| *holder != seat);
            let known = elsewhere.map_or(String::new(), |holder| {
                format!(
                    " (known to be in the hand of {})",
                    at(session, hand, holder)
                )
            });
            Some(format!("  {tile} {}{known}", ways(hand, own)))
        })
        .collect()
}

/// `2 tiles are left`.
fn lie(number: u8) -> String {
    format!(
        "{} {} left",
        tiles(number),
        if number == 1 { "is" } else { "are" }
    )
}

/// The ways of one tile: `on left (4 open) or right (6 open)`.
fn ways(hand: &Hand, plays: &[LegalPlay]) -> String {
    let any = |arm| {
        hand.round()
            .is_some_and(|round| round.layout.is_any_arm(arm))
    };
    let places = plays
        .iter()
        .map(|LegalPlay { way, .. }| match any(way.arm) {
            true => format!("any arm ({} open)", way.open),
            false => format!("{} ({} open)", way.arm, way.open),
        });
    format!("on {}", places.collect::<Vec<_>>().join(" or "))
}

/// How one tile can be played, or why it cannot, in lines.
pub fn tile_words(session: &Session, tile: Tile, look: &Look) -> Vec<String> {
    look.set(&tile_told(session, tile))
}

fn tile_told(session: &Session, tile: Tile) -> Vec<String> {
    let Some((hand, says)) = session.hand().zip(session.legal_tile(tile)) else {
        return vec![nobody(session).to_owned()];
    };
    if hand.tiles.laid().has(tile) {
        let by = says
            .laid_by
            .map_or(String::new(), |no| format!(" since #{no}"));
        return vec![format!("{tile} lies on the table{by}.")];
    }
    let turn = hand.round().map(|round| round.turn);
    let on_turn = turn.map_or("nobody", |seat| at(session, hand, seat));
    let mut lines = Vec::new();
    if says.ways.is_empty() {
        lines.push(format!("{tile} fits nowhere for {on_turn}."));
    } else {
        let plays: Vec<LegalPlay> = says
            .ways
            .iter()
            .map(|way| LegalPlay { tile, way: *way })
            .collect();
        lines.push(format!("{tile} fits {} for {on_turn}.", ways(hand, &plays)));
    }
    if let Some(holder) = says.known_with.filter(|holder| Some(*holder) != turn) {
        lines.push(format!(
            "It is known to be in the hand of {}.",
            at(session, hand, holder)
        ));
    }
    if says.ways.is_empty() {
        lines.extend(by_arm(&says));
    }
    lines
}

/// Whether a tile can be laid on each arm, with a line for each.
pub(super) fn by_arm(says: &TileSays) -> Vec<String> {
    says.arms.iter().map(|arm| arm_words(says, arm)).collect()
}

fn arm_words(says: &TileSays, arm: &ArmSays) -> String {
    let ArmSays {
        arm: place,
        end,
        takes,
        ..
    } = arm;
    let why = match &arm.obstacle {
        None => format!("takes {}", says.tile),
        Some(Obstacle::Shut { until, .. }) => format!("is shut {}", until_words(until)),
        Some(Obstacle::Number) => format!("shows {end} and takes {}", number_words(arm.rule, *end)),
        Some(Obstacle::Second) => format!(
            "shows {end}; its second tile must be {}",
            second_words(arm.rule, *end)
        ),
    };
    let left = match &arm.obstacle {
        None | Some(Obstacle::Shut { .. }) => String::new(),
        Some(_) => left_words(*takes),
    };
    format!("  {place} {why}{left} [{}].", arm.article())
}

/// `until a tile is played on each of south and west`.
fn until_words(until: &[(Arm, u8)]) -> String {
    match until {
        [(arm, 1)] => format!("until a tile is played on {arm}"),
        [(arm, number)] => format!("until {} more are played on {arm}", tiles(*number)),
        arms => format!(
            "until a tile is played on each of {}",
            listed(arms.iter().map(|(arm, _)| arm.word()))
        ),
    }
}

fn number_words(rule: Rule, end: Spots) -> String {
    match (rule, to_seven(end)) {
        (Rule::Ordinary, _) => format!("a tile with a {end}"),
        (Rule::Matador, Some(seven)) => format!("a tile with a {seven}, or a matador"),
        (Rule::Matador, None) => "only a matador".to_owned(),
    }
}

fn second_words(rule: Rule, end: Spots) -> String {
    match (rule, to_seven(end)) {
        (Rule::Ordinary, _) => Tile::double(end).to_string(),
        (Rule::Matador, Some(seven)) => format!("{} or a matador", Tile::double(seven)),
        (Rule::Matador, None) => "a matador".to_owned(),
    }
}

fn left_words(takes: TileSet) -> String {
    if takes.is_empty() {
        ": none is left".to_owned()
    } else {
        format!(": {takes}")
    }
}
