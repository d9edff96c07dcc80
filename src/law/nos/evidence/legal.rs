//! What can be played: every lawful way (chapters 4 and 6).

use crate::dominoes::tile::Tile;
use crate::law::facts::Facts;
use crate::law::game;
use crate::law::nos::{Act, Hand, Nos, Play, Round, Scope, Seat, Session, Way};

/// A way in which an unplayed tile could lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalPlay {
    pub tile: Tile,
    pub way: Way,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    pub seat: Seat,
    /// How many turns the player owes with "I wait" first (article 7.5).
    pub waits: u8,
    /// Every way of every unplayed tile, sorted by tile from `6-6` down, arm and open end.
    pub plays: Vec<LegalPlay>,
    /// How many tiles can be drawn (article 6.2).
    pub drawable: u8,
}

impl Session {
    /// What the player on turn can do; `None` if nobody is on turn.
    pub fn legal(&self) -> Option<Legal> {
        let (hand, round) = self.on_turn_to_play()?;
        Some(Legal {
            seat: round.turn,
            waits: hand.waits_due(round.turn),
            plays: plays(hand, round, round.scope(round.turn)),
            drawable: hand.drawable(),
        })
    }

    /// The hand and the game in which somebody is on turn to play; `None` if nobody is.
    pub fn on_turn_to_play(&self) -> Option<(&Hand, &Round)> {
        let hand = self.hand()?;
        let round = hand.round().filter(|round| round.is_going())?;
        Some((hand, round))
    }
}

/// Every way of every unplayed tile in this scope, sorted by tile from `6-6` down, arm and open end.
pub fn plays(hand: &Hand, round: &Round, scope: Scope) -> Vec<LegalPlay> {
    let playable = round.layout.playable(scope).and(hand.tiles.unlaid());
    let mut plays = Vec::new();
    for tile in playable.iter() {
        let ways = round.layout.ways(tile, scope, None);
        plays.extend(ways.iter().map(|way| LegalPlay { tile, way: *way }));
    }
    plays
}

/// Every act that is in order for the player on turn, written out; only plays are listed.
pub fn acts(table: &Session) -> Vec<game::Legal<Nos>> {
    let Some(((hand, round), legal)) = table.on_turn_to_play().zip(table.legal()) else {
        return Vec::new();
    };
    let name = table.name(hand.player(round.turn));
    let plays = legal.plays.into_iter();
    plays
        .map(|play| at(&Play::of(name.clone(), play.tile), play.way))
        .collect()
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
