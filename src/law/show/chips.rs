//! Chips as pieces: the stake at the start, and the net payments of each player after a count.

use crate::paper::payments;
use crate::{EntryNo, Names, Ruling};
use nos_base::{Order, PlayerId, Told, Words, messages};

/// The most pieces of one kind that a player takes.
const PIECES_MOST: u32 = 999;

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Netted {
        Pieces(number: u32, piece: u32),
        Head(no: u32),
        Paid(payer: PlayerId, payee: PlayerId, amount: i64),
        PaidIn(payer: PlayerId, payee: PlayerId, amount: i64, pieces: String),
    }
}

/// Returns the pieces that make these chips, equal numbers of each kind first, then larger kinds;
/// `None` if these pieces cannot make them.
pub fn stake(chips: u32, pieces: &[u32]) -> Option<Vec<(u32, u32)>> {
    let all: u64 = pieces.iter().map(|piece| u64::from(*piece)).sum();
    made_of(chips, pieces, u32::try_from(u64::from(chips).checked_div(all)?).ok()?)
}

/// Makes these chips of `each` pieces of every kind, with larger kinds first for the rest.
fn made_of(chips: u32, pieces: &[u32], each: u32) -> Option<Vec<(u32, u32)>> {
    let all: u64 = pieces.iter().map(|piece| u64::from(*piece)).sum();
    let mut rest = u64::from(chips).checked_sub(u64::from(each) * all)?;
    let mut larger_first: Vec<u32> = pieces.to_vec();
    larger_first.order_by(|one, other| other.cmp(one));
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

/// Returns `4 of 100, 4 of 20`.
pub fn listed(words: &Words, pieces: &[(u32, u32)]) -> String {
    let names = Names::default();
    let each =
        pieces.iter().map(|(number, piece)| words.text(&Netted::Pieces(*number, *piece), &names));
    each.collect::<Vec<String>>().join(", ")
}

impl Ruling {
    /// Returns the net payments after a count or an abandoned hand, below a line that names the
    /// entry with each payment. Empty if nothing is netted.
    pub fn handed_over(&self, no: EntryNo, names: &Names, pieces: &[u32]) -> Vec<Told> {
        let summary = self.summary();
        let netted =
            if summary.ends_hand || summary.abandons { self.netted(names) } else { Vec::new() };
        let words = &self.law.library().words;
        let hands = |(payer, payee, amount): (PlayerId, PlayerId, i64)| {
            let chips = u32::try_from(amount).ok();
            let told = match chips.and_then(|chips| made_of(chips, pieces, 0)).as_deref() {
                // A single piece is named by its amount.
                None | Some([(1, _)]) => Netted::Paid(payer, payee, amount),
                Some(pieces) => Netted::PaidIn(payer, payee, amount, listed(words, pieces)),
            };
            words.tell(&told, names)
        };
        let heading = (!netted.is_empty()).then(|| words.tell(&Netted::Head(no.0), names));
        heading.into_iter().chain(netted.into_iter().map(hands)).collect()
    }

    /// Returns the fewest payments with the same totals; none if the pot is involved.
    fn netted(&self, names: &Names) -> Vec<(PlayerId, PlayerId, i64)> {
        let mut results = vec![0; names.iter().len()];
        for paid in self.transfers() {
            let (Some(from), Some(to)) = (paid.from.place(), paid.to.place()) else {
                return Vec::new();
            };
            for (place, amount) in [(from, -paid.amount), (to, paid.amount)] {
                if let Some(result) = results.get_mut(place) {
                    *result += amount;
                }
            }
        }
        payments(&results)
            .into_iter()
            .map(|paid| (PlayerId::at(paid.from), PlayerId::at(paid.to), paid.amount))
            .collect()
    }
}
