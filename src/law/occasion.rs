//! The place of games at an event, for their notation.

/// The table of an event at which games are played.
#[derive(Debug)]
pub struct Occasion {
    pub event: String,
    pub round: u32,
    pub table: u32,
}
