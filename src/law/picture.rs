//! Pictures of tiles that lie, for every law that is played with dominoes.

mod canvas;
mod line;
mod piece;

pub use canvas::Canvas;
pub use line::{line, rows};
pub use piece::Piece;
