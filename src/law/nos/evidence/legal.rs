//! What could be played: every lawful way, or why a tile has none (chapters 4 and 6). Only plays are spoken of.

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalPlay {
    /// The tile.
    pub tile: Tile,
    /// How it would lie.
    pub way: Way,
}

/// What the player on turn could do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    /// The player on turn.
    pub seat: Seat,
    /// Turns he owes with "I wait" first (article 7.5).
    pub waits: u8,
    /// Every way of every unplayed tile, by tile from `6-6` down, arm, open end.
    pub plays: Vec<LegalPlay>,
    /// How many tiles may be drawn (article 6.2).
    pub drawable: u8,
}

/// Why a tile cannot be laid on an arm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The announced order shuts the arm until these arms have so many more tiles.
    Shut {
        /// The arms that lack tiles, and how many.
        until: ArrayVec<(Arm, u8), 4>,
        /// The article of that order.
        by: Article,
    },
    /// The touching ends do not agree.
    Number,
    /// Only a double may follow (or, by matador matching, a matador).
    Second,
}

/// What an arm says of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmSays {
    /// The arm.
    pub arm: Arm,
    /// The number that it shows.
    pub end: Spots,
    /// The rule by which it is played on.
    pub rule: Rule,
    /// The unplayed tiles that may be laid on it now.
    pub takes: TileSet,
    /// What keeps the tile off; nothing where it may be laid.
    pub obstacle: Option<Obstacle>,
}

/// What the table says of one tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSays {
    /// The tile.
    pub tile: Tile,
    /// Its ways, for the player on turn.
    pub ways: Ways,
    /// The entry that laid it, where it lies already.
    pub laid_by: Option<EntryNo>,
    /// In whose hand it is known to be.
    pub known_with: Option<Seat>,
    /// Every arm.
    pub arms: ArrayVec<ArmSays, 4>,
}

impl ArmSays {
    /// The article of what keeps the tile off, or of the rule by which it may be laid.
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
    /// What the player on turn could do; nothing where nobody is on turn to play.
    pub fn legal(&self) -> Option<Legal> {
        let (hand, round) = self.on_turn_to_play()?;
        Some(Legal {
            seat: round.turn,
            waits: hand.waits_due(round.turn),
            plays: plays(hand, round, round.scope(round.turn)),
            drawable: hand.drawable(),
        })
    }

    /// What the table says of one tile for the player on turn; nothing where nobody is on turn to play.
    pub fn legal_tile(&self, tile: Tile) -> Option<TileSays> {
        let (hand, round) = self.on_turn_to_play()?;
        let scope = round.scope(round.turn);
        let ways = if hand.tiles.laid().has(tile) {
            Ways::new()
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

/// Every way of every unplayed tile in this scope, by tile from `6-6` down, arm, open end.
pub(super) fn plays(hand: &Hand, round: &Round, scope: Scope) -> Vec<LegalPlay> {
    let playable = round.layout.playable(scope).and(hand.tiles.unlaid());
    let plays = playable.iter().flat_map(|tile| {
        let ways = round.layout.ways(tile, scope, None);
        ways.into_iter().map(move |way| LegalPlay { tile, way })
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
