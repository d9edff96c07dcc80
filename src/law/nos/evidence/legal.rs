//! What can be played: every lawful way (chapters 4 and 6).

use crate::dominoes::tile::Tile;
use crate::law::facts::Facts;
use crate::law::game;
use crate::law::nos::{Act, Hand, Nos, Play, Round, Scope, Session, Way};

impl Session {
    /// The hand and the game in which somebody is on turn to play; `None` if nobody is.
    pub fn on_turn_to_play(&self) -> Option<(&Hand, &Round)> {
        let hand = self.hand()?;
        let round = hand.round().filter(|round| round.is_going())?;
        Some((hand, round))
    }
}

/// Every way of every unplayed tile in this scope, sorted by tile from `6-6` down, arm and open end.
pub fn plays(hand: &Hand, round: &Round, scope: Scope) -> Vec<(Tile, Way)> {
    let playable = round.layout.playable(scope).and(hand.tiles.unlaid());
    let mut plays = Vec::new();
    for tile in playable.iter() {
        let ways = round.layout.ways(tile, scope, None);
        plays.extend(ways.iter().map(|way| (tile, *way)));
    }
    plays
}

/// Every act that is in order for the player on turn, written out; only plays are listed.
pub fn acts(table: &Session) -> Vec<game::Legal<Nos>> {
    let on_turn = table.on_turn_to_play().into_iter();
    let acts = on_turn.flat_map(|(hand, round)| {
        let name = table.name(hand.player(round.turn));
        let plays = plays(hand, round, round.scope(round.turn)).into_iter();
        plays.map(move |(tile, way)| at(&Play::of(name.clone(), tile), way))
    });
    acts.collect()
}

/// A tile laid in this way, as an act.
pub fn at(play: &Play, way: Way) -> game::Legal<Nos> {
    let facts = Facts::new().with("tile", play.tile.to_string());
    game::Legal {
        act: Act::Play(play.lying(way.arm, way.touching)),
        piece: Some(play.tile),
        facts: facts
            .with("arm", way.arm.word())
            .with("open", way.open.get()),
    }
}
