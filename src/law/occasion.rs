//! Where games are played, for who writes them down.

/// The table of an event at which games are played.
#[derive(Debug)]
pub struct Occasion {
    /// The name of the event.
    pub event: String,
    pub round: u32,
    pub table: u32,
}
