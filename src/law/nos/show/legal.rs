//! What can be played, and why a tile cannot, as JSON and in words.

use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::evidence::legal::LegalPlay;
use crate::law::nos::rule::to_seven;
use crate::law::nos::{
    Arm, End, Gate, Hand, PlayerId, Progress, Round, Rule, Seat, Session, Stage, Table, Way,
};
use crate::table::article::{Article, article};
use crate::text::look::Look;
use crate::told;

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
        Owes(player: PlayerId, waits: u8),
        Fits(player: PlayerId),
        NoneFits(player: PlayerId),
        MayDraw(player: PlayerId, tiles: u8),
        MayNotDraw(player: PlayerId, tiles: u8),
        On(ways: String),
        Way(way: Way),
        AnyArm(open: Spots),
        Or(ways: String, way: String),
        WithKnown(ways: String, player: PlayerId),
        Lies(tile: Tile, no: Option<EntryNo>),
        TileFits(tile: Tile, ways: String, player: PlayerId),
        TileFitsNowhere(tile: Tile, player: PlayerId),
        Known(player: PlayerId),
        Takes(arm: Arm, tile: Tile),
        /// The arms that must have more tiles first, and how many if it is one.
        Shut(arm: Arm, arms: Vec<Arm>, lacking: u8),
        /// The arm needs this number, and these tiles with it are left.
        Number(arm: Arm, end: Spots, rule: Rule, seven: Option<Spots>, left: Option<TileSet>),
        Second(arm: Arm, end: Spots, rule: Rule, seven: Option<Spots>, left: Option<TileSet>),
    }
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
    let Some((hand, legal)) = session.hand().zip(session.legal()) else {
        return look.set(&[session.say(&nobody(session))]);
    };
    let (player, waits) = (hand.player(legal.seat), legal.waits);
    let mut lines = Vec::new();
    lines.extend((waits > 0).then(|| session.say(&Playable::Owes(player, waits))));
    lines.push(session.say(&match legal.plays.is_empty() {
        true => Playable::NoneFits(player),
        false => Playable::Fits(player),
    }));
    lines.extend(by_tile(session, hand, legal.seat, &legal.plays));
    let draws = match legal.drawable {
        0 => Playable::MayNotDraw(player, hand.tiles.boneyard()),
        tiles => Playable::MayDraw(player, tiles),
    };
    lines.extend((waits == 0).then(|| session.say(&draws)));
    look.set(&lines)
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
            ways = session.say(&Playable::WithKnown(ways, hand.player(holder)));
        }
        Some(format!("  {tile} {ways}"))
    });
    lines.collect()
}

/// The ways of one tile: `on left (4 open) or right (6 open)`.
fn ways(session: &Session, hand: &Hand, ways: impl Iterator<Item = Way>) -> String {
    let layout = hand.round().map(|round| &round.layout);
    let places = ways.map(|way| {
        let any_arm = layout.is_some_and(|layout| layout.is_any_arm(way.arm));
        session.say(&match any_arm {
            true => Playable::AnyArm(way.open),
            false => Playable::Way(way),
        })
    });
    let ways = places.reduce(|ways, way| session.say(&Playable::Or(ways, way)));
    session.say(&Playable::On(ways.unwrap_or_default()))
}

/// How one tile can be played, or why it cannot, in lines.
pub fn tile_words(session: &Session, tile: Tile, look: &Look) -> Vec<String> {
    let Some((hand, round)) = session.on_turn_to_play() else {
        return look.set(&[session.say(&nobody(session))]);
    };
    if hand.tiles.laid().has(tile) {
        return look.set(&[session.say(&Playable::Lies(tile, session.laid_by(tile)))]);
    }
    let player = hand.player(round.turn);
    let found = round.layout.ways(tile, round.scope(round.turn), None);
    let mut lines = vec![session.say(&match found.is_empty() {
        true => Playable::TileFitsNowhere(tile, player),
        false => Playable::TileFits(tile, ways(session, hand, found.iter().copied()), player),
    })];
    let holder = hand
        .tiles
        .holder(tile)
        .filter(|holder| *holder != round.turn);
    lines.extend(holder.map(|holder| session.say(&Playable::Known(hand.player(holder)))));
    if found.is_empty() {
        lines.extend(by_arm(session, hand, round, tile).map(|(line, _)| line));
    }
    look.set(&lines)
}

/// Whether the player on turn can lay a tile on each arm, with a line for each, and the article of it.
pub(super) fn by_arm(
    session: &Session,
    hand: &Hand,
    round: &Round,
    tile: Tile,
) -> impl Iterator<Item = (String, Article)> {
    round.layout.ends().iter().map(move |end| {
        let (playable, by) = on_arm(hand, round, end, tile);
        (format!("  {} [{by}].", session.say(&playable)), by)
    })
}

fn on_arm(hand: &Hand, round: &Round, end: &End, tile: Tile) -> (Playable, Article) {
    let (arm, rule, shows, seven) = (end.arm, end.rule(), end.shows, to_seven(end.shows));
    let takes = end.takes(round.scope(round.turn));
    let left = Some(takes.and(hand.tiles.unlaid())).filter(|left| !left.is_empty());
    let matching = match rule {
        Rule::Ordinary => article(4, 2),
        Rule::Matador => article(4, 3),
    };
    if takes.has(tile) {
        (Playable::Takes(arm, tile), matching)
    } else if end.gate() != Gate::Open {
        let lacking = round.layout.lacking_before(end);
        let number = lacking.first().map_or(0, |(_, number)| *number);
        let arms = lacking.iter().map(|(arm, _)| *arm).collect();
        let order = round.layout.plan().step(round.layout.step()).order;
        (Playable::Shut(arm, arms, number), order)
    } else if end.needs_double() {
        (
            Playable::Second(arm, shows, rule, seven, left),
            article(4, 4),
        )
    } else {
        (Playable::Number(arm, shows, rule, seven, left), matching)
    }
}
