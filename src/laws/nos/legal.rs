use super::plan::to_seven;
use super::{Act, Arm, ArmWay, End, Gate, Hand, Play, Round, Rule, Scope, Session};
use crate::nos::session::NosTable;
use crate::nos::show::SayTable;
use nos_base::{Article, Spots, Tile, TileSet, Told, article, messages};
use nos_law::{Facts, Legal};

/// Returns every way to lay every unplayed tile, sorted by tile from `6-6` down, arm and open end.
pub fn plays(hand: &Hand, round: &Round, scope: Scope) -> Vec<(Tile, ArmWay)> {
    let ways =
        |tile| round.layout.ways(tile, scope, None).0.into_iter().map(move |way| (tile, way));
    round.layout.playable(scope).and(hand.tiles.unlaid()).iter().flat_map(ways).collect()
}

/// Returns every legal act for the player on turn, in full. Only plays are listed.
pub fn acts(table: &Session) -> Vec<Legal> {
    let Some((hand, round)) = table.on_turn_to_play() else { return Vec::new() };
    let name = table.name(hand.player(round.turn));
    let act = |(tile, way)| laid_play(&Play::plain(name.clone(), tile), way);
    plays(hand, round, round.scope(round.turn)).into_iter().map(act).collect()
}

pub fn laid_play(play: &Play, way: ArmWay) -> Legal {
    let facts = Facts::new()
        .with("tile", play.tile.to_string())
        .with("arm", way.place.word())
        .with("open", way.open.get());
    Legal::listed(Act::Play(play.lying(way)), play.tile, facts)
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Playable {
        Takes(arm: Arm, tile: Tile),
        Shut(arm: Arm, arms: Vec<Arm>, lacking: u8),
        /// The arm needs this number; `left` is the tiles that still have it.
        Number(arm: Arm, end: Spots, rule: Rule, seven: Option<Spots>, left: Option<TileSet>),
        Second(arm: Arm, end: Spots, rule: Rule, seven: Option<Spots>, left: Option<TileSet>),
    }
}

/// Explains for each arm, with an article, whether the player on turn can lay the tile there.
pub fn by_arm(session: &Session, tile: Tile) -> Vec<(Told, Article)> {
    let Some((hand, round)) = session.on_turn_to_play() else { return Vec::new() };
    let line = |end| {
        let (playable, by) = on_arm(hand, round, end, tile);
        let by_article = Told::from(format!(" [{by}]."));
        ([Told::from("  "), session.tell(&playable), by_article].into_iter().collect(), by)
    };
    round.layout.ends.iter().map(line).collect()
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
        (Playable::Shut(arm, arms, number), round.layout.plan.step(round.layout.step).order)
    } else if end.needs_double() {
        (Playable::Second(arm, shows, rule, seven, left), article(4, 4))
    } else {
        (Playable::Number(arm, shows, rule, seven, left), matching)
    }
}
