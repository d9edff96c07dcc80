//! Dominoes: the tiles, sets of tiles, and who can hold what. It knows no game.

pub mod tile;
