//! The place of games at an event, for their notation.

#[derive(Debug)]
pub struct Occasion {
    pub event: String,
    pub round: u32,
    pub table: u32,
}
