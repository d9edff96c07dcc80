//! Pictures of the tiles on the table, for every law that is played with dominoes.

mod canvas;
mod line;
mod piece;

pub use canvas::Canvas;
pub use line::{line, rows};
pub use piece::Piece;
