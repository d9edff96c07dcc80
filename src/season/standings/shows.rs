//! What the columns of the standings show.

/// What a column of the standings shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shows {
    Player,
    Evenings,
    /// The column of the law with this place.
    Count(usize),
    Over,
    Money,
    Currency,
    Best,
    BestDate,
    Worst,
    WorstDate,
    Form,
}
