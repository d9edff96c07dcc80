//! What can be played, as JSON and in words.

use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::evidence::legal::{ArmSays, LegalPlay, Obstacle, TileSays};
use crate::law::nos::rule::to_seven;
use crate::law::nos::{Arm, Hand, PlayerId, Progress, Rule, Seat, Session, Stage, Table, Way};
use crate::print::look::Look;
use crate::told;
use serde_json::{Value, json};

told! {
    /// What is said of the tiles that can be played.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Playable {
        NobodySits,
        NoHand,
        Settled,
        Billitonnen,
        NoSet,
        NoGame,
        Closed,
        Over,
        Owes { player: PlayerId, waits: u8 },
        Fits { player: PlayerId },
        NoneFits { player: PlayerId },
        MayDraw { player: PlayerId, tiles: u8 },
        MayNotDraw { player: PlayerId, tiles: u8 },
        On { ways: String },
        Way { way: Way },
        AnyArm { open: Spots },
        Or { ways: String, way: String },
        WithKnown { ways: String, player: PlayerId },
        Lies { tile: Tile, no: Option<EntryNo> },
        TileFits { tile: Tile, ways: String, player: PlayerId },
        TileFitsNowhere { tile: Tile, player: PlayerId },
        Known { player: PlayerId },
        Takes { arm: Arm, tile: Tile },
        Shut { arm: Arm, arms: Vec<Arm>, lacking: u8 },
        /// The open end needs this number; what fits and is left.
        Number { arm: Arm, end: Spots, rule: Rule, seven: Option<Spots>, left: Option<TileSet> },
        Second { arm: Arm, end: Spots, rule: Rule, seven: Option<Spots>, left: Option<TileSet> },
    }
}

/// Every lawful way now, of this tile or of all tiles, for JSON; empty if nobody is on turn.
pub fn json(session: &Session, tile: Option<Tile>) -> Value {
    let legal = session.legal();
    let plays = legal.iter().flat_map(|legal| &legal.plays);
    let asked = plays.filter(|play| tile.is_none_or(|tile| play.tile == tile));
    let plays = asked.map(|LegalPlay { tile, way }| {
        json!({ "tile": tile.to_string(), "arm": way.arm.word(), "open": way.open.get() })
    });
    json!({ "plays": plays.collect::<Vec<Value>>() })
}

/// Why nobody is on turn to play.
fn nobody(session: &Session) -> Playable {
    match session.progress() {
        Progress::Lobby => Playable::NobodySits,
        Progress::Between(_) => Playable::NoHand,
        Progress::Settling | Progress::Finished => Playable::Settled,
        Progress::Billitonnen(_) => Playable::Billitonnen,
        Progress::Hand(hand) => match &hand.table {
            Table::Bare { .. } => Playable::NoSet,
            Table::Set { .. } => Playable::NoGame,
            Table::Game(round) if round.stage == Stage::Closed => Playable::Closed,
            Table::Game(_) => Playable::Over,
        },
    }
}

/// What the player on turn can do, in lines.
pub fn words(session: &Session, look: &Look) -> Vec<String> {
    look.set(&all(session))
}

fn all(session: &Session) -> Vec<String> {
    let Some((hand, legal)) = session.hand().zip(session.legal()) else {
        return vec![session.say(&nobody(session))];
    };
    let (player, waits) = (hand.player(legal.seat), legal.waits);
    let owes = (waits > 0).then_some(Playable::Owes { player, waits });
    let fits = match legal.plays.is_empty() {
        true => Playable::NoneFits { player },
        false => Playable::Fits { player },
    };
    let draws = match legal.drawable {
        0 => Playable::MayNotDraw {
            player,
            tiles: hand.tiles.boneyard(),
        },
        tiles => Playable::MayDraw { player, tiles },
    };
    let mut lines: Vec<String> = owes
        .into_iter()
        .chain([fits])
        .map(|own| session.say(&own))
        .collect();
    lines.extend(by_tile(session, hand, legal.seat, &legal.plays));
    lines.extend((waits == 0).then(|| session.say(&draws)));
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
    let tiles = plays.chunk_by(|one, other| one.tile == other.tile);
    let lines = tiles.filter_map(|plays| {
        let tile = plays.first()?.tile;
        let mut ways = ways(session, hand, plays.iter().map(|play| play.way));
        if let Some(holder) = hand.tiles.holder(tile).filter(|holder| *holder != seat) {
            let player = hand.player(holder);
            ways = session.say(&Playable::WithKnown { ways, player });
        }
        Some(format!("  {tile} {ways}"))
    });
    lines.collect()
}

/// The ways of one tile: `on left (4 open) or right (6 open)`.
fn ways(session: &Session, hand: &Hand, ways: impl Iterator<Item = Way>) -> String {
    let any = |arm| {
        hand.round()
            .is_some_and(|round| round.layout.is_any_arm(arm))
    };
    let places = ways.map(|way| {
        session.say(&match any(way.arm) {
            true => Playable::AnyArm { open: way.open },
            false => Playable::Way { way },
        })
    });
    let ways = places.reduce(|ways, way| session.say(&Playable::Or { ways, way }));
    session.say(&Playable::On {
        ways: ways.unwrap_or_default(),
    })
}

/// How one tile can be played, or why it cannot, in lines.
pub fn tile_words(session: &Session, tile: Tile, look: &Look) -> Vec<String> {
    look.set(&of_tile(session, tile))
}

fn of_tile(session: &Session, tile: Tile) -> Vec<String> {
    let asked = session
        .hand()
        .and_then(|hand| Some((hand, hand.round()?, session.legal_tile(tile)?)));
    let Some((hand, round, says)) = asked else {
        return vec![session.say(&nobody(session))];
    };
    if hand.tiles.laid().has(tile) {
        return vec![session.say(&Playable::Lies {
            tile,
            no: says.laid_by,
        })];
    }
    let player = hand.player(round.turn);
    let fits = match says.ways.is_empty() {
        true => Playable::TileFitsNowhere { tile, player },
        false => {
            let ways = ways(session, hand, says.ways.iter().copied());
            Playable::TileFits { tile, ways, player }
        }
    };
    let mut lines = vec![session.say(&fits)];
    let holder = says.known_with.filter(|holder| *holder != round.turn);
    lines.extend(holder.map(|holder| {
        let player = hand.player(holder);
        session.say(&Playable::Known { player })
    }));
    if says.ways.is_empty() {
        lines.extend(by_arm(session, &says));
    }
    lines
}

/// Whether a tile can be laid on each arm, with a line for each.
pub(super) fn by_arm(session: &Session, says: &TileSays) -> Vec<String> {
    let line = |arm: &ArmSays| {
        let words = session.say(&of_arm(says.tile, arm));
        format!("  {words} [{}].", arm.article())
    };
    says.arms.iter().map(line).collect()
}

fn of_arm(
    tile: Tile,
    ArmSays {
        end,
        takes,
        obstacle,
    }: &ArmSays,
) -> Playable {
    let (arm, rule, seven, end) = (end.arm, end.rule(), to_seven(end.shows), end.shows);
    let left = (!takes.is_empty()).then_some(*takes);
    match obstacle {
        None => Playable::Takes { arm, tile },
        Some(Obstacle::Shut(until, _)) => {
            let arms = until.iter().map(|(arm, _)| *arm).collect();
            let lacking = until.first().map_or(0, |(_, lacking)| *lacking);
            Playable::Shut { arm, arms, lacking }
        }
        Some(Obstacle::Number) => Playable::Number {
            arm,
            end,
            rule,
            seven,
            left,
        },
        Some(Obstacle::Second) => Playable::Second {
            arm,
            end,
            rule,
            seven,
            left,
        },
    }
}
