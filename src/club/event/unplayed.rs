//! Why a player did not play in a round.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayed {
    Absent,
    /// The player asked for half a win.
    Asked,
    NotPlayed,
    /// The player was seated and did not come.
    Forfeit,
    /// Sits out without a win.
    Alone,
    Bye,
    /// The opponents did not come.
    Walkover,
}

impl Unplayed {
    /// Returns the word for programs.
    pub(super) fn word(self) -> &'static str {
        match self {
            Unplayed::Absent => "absent",
            Unplayed::Asked => "half",
            Unplayed::NotPlayed => "not-played",
            Unplayed::Forfeit => "forfeit",
            Unplayed::Alone => "alone",
            Unplayed::Bye => "bye",
            Unplayed::Walkover => "walkover",
        }
    }

    pub(super) fn is_forfeit(self) -> bool {
        matches!(self, Unplayed::Walkover | Unplayed::Forfeit)
    }

    /// Whether it is a voluntary unplayed round (C.07, 16.2.5): neither a bye nor a win by forfeit.
    pub(super) fn is_voluntary(self) -> bool {
        !matches!(self, Unplayed::Bye | Unplayed::Walkover)
    }
}
