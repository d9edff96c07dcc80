//! What can be played: every lawful way, or why a tile has none (chapters 4 and 6).

use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::hand::{Hand, Round, Seat, Stage};
use crate::law::nos::layout::{Scope, Way, Ways};
use crate::law::nos::plan::{Arm, Gate};
use crate::law::nos::rule::Rule;
use crate::law::nos::session::Session;
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    /// The player on turn.
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
    /// The announced order shuts the arm until other arms have more tiles.
    Shut {
        /// These arms, and how many tiles each lacks.
        until: ArrayVec<(Arm, u8), 4>,
        /// The article of that order.
        by: Article,
    },
    /// The touching ends do not match.
    Number,
    /// A double must follow (by matador matching a matador will do too).
    Second,
}

/// Whether a tile can be laid on an arm, and why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmSays {
    /// The arm.
    pub arm: Arm,
    /// The number that it shows.
    pub end: Spots,
    /// The rule for playing on it.
    pub rule: Rule,
    /// The unplayed tiles that can be laid on it now.
    pub takes: TileSet,
    /// Why the tile cannot be laid; `None` if it can.
    pub obstacle: Option<Obstacle>,
}

/// Where a tile can be laid, and why not elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSays {
    /// The tile.
    pub tile: Tile,
    /// Its ways for the player on turn.
    pub ways: Ways,
    /// The entry that laid it, if it lies already.
    pub laid_by: Option<EntryNo>,
    /// The player known to hold it, if any.
    pub known_with: Option<Seat>,
    /// Every arm.
    pub arms: ArrayVec<ArmSays, 4>,
}

impl ArmSays {
    /// The article by which the tile cannot be laid, or can be laid.
    pub fn article(&self) -> Article {
        match (&self.obstacle, self.rule) {
            (Some(Obstacle::Shut { by, .. }), _) => *by,
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
        let scope = round.scope(round.turn);
        let ways = if hand.tiles.laid().has(tile) {
            Ways::default()
        } else {
            round.layout.ways(tile, scope, None)
        };
        let arms = round.layout.plan().geometry.arms().iter();
        let arms = arms
            .filter_map(|(arm, _)| arm_says(hand, round, scope, *arm, tile))
            .collect();
        Some(TileSays {
            tile,
            ways,
            laid_by: if hand.tiles.laid().has(tile) {
                self.laid_by(tile)
            } else {
                None
            },
            known_with: hand.tiles.holder(tile),
            arms,
        })
    }

    fn on_turn_to_play(&self) -> Option<(&Hand, &Round)> {
        let hand = self.hand()?;
        let round = hand.round()?;
        matches!(round.stage, Stage::Going { .. } | Stage::Claimed { .. }).then_some((hand, round))
    }
}

/// Every way of every unplayed tile in this scope, sorted by tile from `6-6` down, arm and open end.
pub(super) fn plays(hand: &Hand, round: &Round, scope: Scope) -> Vec<LegalPlay> {
    let playable = round.layout.playable(scope).and(hand.tiles.unlaid());
    let plays = playable.iter().flat_map(|tile| {
        let ways = round.layout.ways(tile, scope, None);
        let ways: Vec<LegalPlay> = ways
            .iter()
            .map(|way| LegalPlay { tile, way: *way })
            .collect();
        ways
    });
    plays.collect()
}

fn arm_says(hand: &Hand, round: &Round, scope: Scope, arm: Arm, tile: Tile) -> Option<ArmSays> {
    let layout = &round.layout;
    let takes = layout.playable_on_arm(arm, scope);
    let obstacle = if takes.has(tile) {
        None
    } else if layout.gate_of(arm) != Gate::Open {
        Some(Obstacle::Shut {
            until: layout.lacking_before(arm),
            by: layout.plan().step(layout.step()).order,
        })
    } else if layout.wants_double(arm) {
        Some(Obstacle::Second)
    } else {
        Some(Obstacle::Number)
    };
    Some(ArmSays {
        arm,
        end: layout.end(arm)?,
        rule: layout.rule_of(arm),
        takes: takes.and(hand.tiles.unlaid()),
        obstacle,
    })
}
