//! What can be played: every lawful way, or why a tile has none (chapters 4 and 6).

use crate::dominoes::tile::{Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::layout::End;
use crate::law::nos::{Arm, Gate, Hand, Round, Rule, Scope, Seat, Session, Way, Ways};
use crate::table::article::{Article, article};
use arrayvec::ArrayVec;

/// A way in which an unplayed tile could lie.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalPlay {
    pub tile: Tile,
    pub way: Way,
}

/// What the player on turn can do.
#[expect(missing_docs, reason = "the names say enough")]
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

/// Why a tile cannot be laid on an arm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The announced order shuts the arm until these arms have as many tiles more, by this article.
    Shut(ArrayVec<(Arm, u8), 4>, Article),
    /// The touching ends do not match.
    Number,
    /// A double must follow (by matador matching a matador will do too).
    Second,
}

/// Whether a tile can be laid on an arm, and why not.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmSays {
    pub end: End,
    /// The unplayed tiles that can be laid on it now.
    pub takes: TileSet,
    /// Why the tile cannot be laid; `None` if it can.
    pub obstacle: Option<Obstacle>,
}

/// Where a tile can be laid, and why not elsewhere.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSays {
    pub tile: Tile,
    /// Its ways for the player on turn.
    pub ways: Ways,
    /// The entry that laid it, if it lies already.
    pub laid_by: Option<EntryNo>,
    /// The player known to hold it, if any.
    pub known_with: Option<Seat>,
    pub arms: Vec<ArmSays>,
}

impl ArmSays {
    fn of(hand: &Hand, round: &Round, end: &End, tile: Tile) -> ArmSays {
        let layout = &round.layout;
        let takes = end.takes(round.scope(round.turn));
        let obstacle = if end.gate() != Gate::Open {
            let order = layout.plan().step(layout.step()).order;
            Obstacle::Shut(layout.lacking_before(end), order)
        } else if end.needs_double() {
            Obstacle::Second
        } else {
            Obstacle::Number
        };
        ArmSays {
            end: *end,
            takes: takes.and(hand.tiles.unlaid()),
            obstacle: (!takes.has(tile)).then_some(obstacle),
        }
    }

    /// The article by which the tile cannot be laid, or can be laid.
    pub fn article(&self) -> Article {
        match (&self.obstacle, self.end.rule()) {
            (Some(Obstacle::Shut(_, by)), _) => *by,
            (Some(Obstacle::Second), _) => article(4, 4),
            (_, Rule::Ordinary) => article(4, 2),
            (_, Rule::Matador) => article(4, 3),
        }
    }
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

    /// Where the player on turn can lay a tile; `None` if nobody is on turn.
    pub fn legal_tile(&self, tile: Tile) -> Option<TileSays> {
        let (hand, round) = self.on_turn_to_play()?;
        let lies = hand.tiles.laid().has(tile);
        let ways = round.layout.ways(tile, round.scope(round.turn), None);
        let ends = round.layout.ends().iter();
        Some(TileSays {
            tile,
            ways: if lies { Ways::default() } else { ways },
            laid_by: self.laid_by(tile).filter(|_| lies),
            known_with: hand.tiles.holder(tile),
            arms: ends
                .map(|end| ArmSays::of(hand, round, end, tile))
                .collect(),
        })
    }

    fn on_turn_to_play(&self) -> Option<(&Hand, &Round)> {
        let hand = self.hand()?;
        let round = hand.round().filter(|round| round.is_going())?;
        Some((hand, round))
    }
}

/// Every way of every unplayed tile in this scope, sorted by tile from `6-6` down, arm and open end.
pub(super) fn plays(hand: &Hand, round: &Round, scope: Scope) -> Vec<LegalPlay> {
    let playable = round.layout.playable(scope).and(hand.tiles.unlaid());
    let mut plays = Vec::new();
    for tile in playable.iter() {
        let ways = round.layout.ways(tile, scope, None);
        plays.extend(ways.iter().map(|way| LegalPlay { tile, way: *way }));
    }
    plays
}
