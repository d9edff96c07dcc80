//! What each player takes at the start, in the kinds of pieces that the table has.

/// The largest number of pieces of one kind that a player takes.
const PIECES_MOST: u32 = 999;

/// How many pieces of each kind make this number of chips: first the same number of each kind, then the
/// larger kinds first. `None` if these pieces cannot make it.
pub fn stake(chips: u32, pieces: &[u32]) -> Option<Vec<(u32, u32)>> {
    let all: u64 = pieces.iter().map(|piece| u64::from(*piece)).sum();
    let each = u32::try_from(u64::from(chips).checked_div(all)?).ok()?;
    let mut rest = u64::from(chips) - u64::from(each) * all;
    let mut larger_first: Vec<u32> = pieces.to_vec();
    larger_first.sort_unstable_by(|one, other| other.cmp(one));
    let mut taken = Vec::with_capacity(pieces.len());
    for piece in larger_first {
        let more = u32::try_from(rest.checked_div(u64::from(piece))?).ok()?;
        rest -= u64::from(more) * u64::from(piece);
        taken.push((each + more, piece));
    }
    let few = taken.iter().all(|(number, _)| *number <= PIECES_MOST);
    taken.retain(|(number, _)| *number > 0);
    (rest == 0 && few).then_some(taken)
}

/// What each player takes at the start, as a sentence (article 1.3). The pieces are left out if they cannot
/// make it.
pub fn handed_out(chips: u32, pieces: &[u32]) -> String {
    let parts: Vec<String> = stake(chips, pieces)
        .unwrap_or_default()
        .iter()
        .map(|(number, piece)| format!("{number} of {piece}"))
        .collect();
    match parts.as_slice() {
        [] => format!("Everybody takes {chips} units [1.3]."),
        parts => format!("Everybody takes {chips} units: {} [1.3].", parts.join(", ")),
    }
}
