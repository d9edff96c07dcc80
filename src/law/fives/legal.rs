//! What could be played now.

use super::line::Way;
use super::session::Session;
use crate::dominoes::tile::Tile;

/// A way in which an unplayed tile could lie.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalPlay {
    pub tile: Tile,
    pub way: Way,
}

impl Session {
    /// Every way of every unplayed tile for the player on turn: by tile from `6-6` down, then from the left.
    /// Empty before the lead, when any tile can be played, and while nobody is on turn.
    pub fn legal(&self) -> Vec<LegalPlay> {
        let Some(hand) = self.hand() else {
            return Vec::new();
        };
        let fitting = hand.line.fitting().and(hand.tiles.unlaid());
        let plays = fitting.iter().flat_map(|tile| {
            let ways = hand.line.ways(tile, None, None);
            ways.into_iter().map(move |way| LegalPlay { tile, way })
        });
        plays.collect()
    }
}
