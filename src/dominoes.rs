//! Dominoes: the tiles, and sets of them. It knows no game.

pub mod tile;

/// The record of the tiles in one hand.
pub type TileRecord<D> = crate::hands::record::Record<tile::TileSet, D>;
