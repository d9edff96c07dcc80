//! Distributing pieces to shares if the counts of some hands are known: where each piece can be.
//!
//! Hands with a given number of spots are not a matching problem, so this is a search through states, piece
//! by piece. First, every piece whose hand is known goes into the earliest share of that hand that allows it.
//! That leaves the most room in the later shares, so no distribution is lost. Then come the other pieces,
//! those that count most first. A state is the room left in every share and the spots left in every counted
//! hand; nothing else about the earlier pieces matters. A piece can be in a share if that step leads from a
//! state that can be reached to one from which the rest can be completed.

use super::matching::{Possible, ShareSet, Shares, each};
use super::set::{PIECES_MAX, Set};
use crate::table::seat::SEATS_MAX;
use arrayvec::ArrayVec;

/// Whether some of these pieces, this number of them, count this many spots; `count` says what one counts, below
/// 128.
pub fn can_count<S: Set>(pieces: S, number: u8, spots: u16, count: fn(S::Piece) -> u8) -> bool {
    fn can<const WORDS: usize>(pieces: impl Iterator<Item = u8>, number: u8, spots: u16) -> bool {
        let mut sums = Sums::<WORDS>::of_nothing(number.into());
        pieces.for_each(|piece| Sums::add_piece(&mut sums, piece));
        sums.last().is_some_and(|sums| sums.has(spots.into()))
    }
    let pieces = pieces.iter().map(count);
    match spots {
        ..256 => can::<2>(pieces, number, spots),
        // All 91 pieces together have 1,092.
        _ => can::<9>(pieces, number, spots),
    }
}

/// One hand or the boneyard, with everything that came to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owner {
    /// In the order in which they came.
    pub(super) shares: ShareSet,
    /// What its pieces that do not lie on the table count, in spots; `None` if that is not known.
    pub(super) spots: Option<u16>,
}

/// Every hand, then the boneyard.
pub(super) type Owners = ArrayVec<Owner, { SEATS_MAX + 1 }>;

/// The most spots that the search takes for a counted hand. All pieces of double six have 168.
const SPOTS_MAX: u16 = 255;

/// The search met more states than its limit, or they do not fit into a [`State`], or a hand has too many spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooMany;

/// For every piece, one share of each owner who has it in some complete distribution in which the unlaid
/// pieces give the known counts; `None` if there is no such distribution.
///
/// Pieces known to be an owner's must be confined to shares of that owner that follow each other; all other
/// pieces, to all shares from one of them on. `count` says what a piece counts.
///
/// # Errors
/// The search would look at more than this many states.
pub(super) fn possible<S: Set>(
    shares: &Shares<S>,
    laid: S,
    owners: &Owners,
    count: fn(S::Piece) -> u8,
    states_max: usize,
) -> Result<Option<Possible>, TooMany> {
    let Some(search) = Search::of(shares, laid, owners, count)? else {
        return Ok(None);
    };
    let layers = search.layers(states_max)?;
    let mut possible = search.settled;
    let mut goals = layers.last().cloned().unwrap_or_default();
    if goals.is_empty() {
        return Ok(None);
    }
    for (open, states) in search.open.iter().zip(&layers).rev() {
        let mut leads = vec![false; states.len()];
        for step in &open.steps {
            // A step keeps the order of the states, so both lists are gone through once.
            let mut ahead = goals.iter().peekable();
            let mut is_possible = false;
            for (state, leads) in states.iter().zip(&mut leads) {
                let Some(next) = step.from(*state) else {
                    continue;
                };
                while ahead.next_if(|goal| **goal < next).is_some() {}
                if ahead.peek() == Some(&&next) {
                    (*leads, is_possible) = (true, true);
                }
            }
            possible[S::place(open.piece)] |= u128::from(is_possible) << step.share;
        }
        let leading = states.iter().zip(leads).filter(|(_, leads)| *leads);
        goals = leading.map(|(state, _)| *state).collect();
    }
    Ok(Some(possible))
}

/// The room left in every group of shares and the spots left in every counted hand, as bit fields; zero when
/// every piece is placed.
type SearchState = u128;

/// A bit field of a [`State`].
#[derive(Clone, Copy)]
struct Field {
    shift: u32,
    bits: u32,
}

impl Field {
    fn get(self, state: SearchState) -> usize {
        (state >> self.shift) as usize & ((1 << self.bits) - 1)
    }
}

/// Shares of one owner that can have the same pieces. The search treats them as one share.
struct ShareGroup<S> {
    owner: usize,
    share: usize,
    takes: S,
    room: u16,
}

/// One share that a piece can go to, and how that changes the state.
struct ShareStep {
    share: usize,
    room: Field,
    left: Option<Field>,
    count: usize,
    change: SearchState,
}

impl ShareStep {
    /// The state that this step leads to; `None` if there is no room, or too few spots are left in the hand.
    fn from(&self, state: SearchState) -> Option<SearchState> {
        let goes =
            self.room.get(state) > 0 && self.left.is_none_or(|left| left.get(state) >= self.count);
        goes.then(|| state - self.change)
    }
}

/// A piece that can be in more than one place.
struct OpenPiece<S: Set> {
    piece: S::Piece,
    steps: Vec<ShareStep>,
}

/// What is left to distribute once every piece whose owner is known is placed.
struct Search<S: Set> {
    settled: Possible,
    open: Vec<OpenPiece<S>>,
    hands: Vec<CountedHand>,
    start: SearchState,
}

impl<S: Set> Search<S> {
    /// `None` if the pieces whose owner is known do not fit.
    fn of(
        shares: &Shares<S>,
        laid: S,
        owners: &Owners,
        count: fn(S::Piece) -> u8,
    ) -> Result<Option<Search<S>>, TooMany> {
        let count = |piece: S::Piece| if laid.has(piece) { 0 } else { count(piece) };
        let allowed = |piece: S::Piece| shares.allowed[S::place(piece)];
        let mut room = shares.sizes.clone();
        let mut settled = [0; PIECES_MAX];
        let mut unsettled = shares.pieces;
        let mut left: ArrayVec<Option<u16>, { SEATS_MAX + 1 }> = ArrayVec::new();
        for owner in owners {
            let is_known = |piece: &S::Piece| allowed(*piece) & !owner.shares == 0;
            let mut known = S::of_all(unsettled.iter().filter(is_known));
            let counts: u16 = known.iter().map(|piece| u16::from(count(piece))).sum();
            left.push(match owner.spots {
                None => None,
                Some(spots) => match spots.checked_sub(counts) {
                    None => return Ok(None),
                    Some(left) if left > SPOTS_MAX => return Err(TooMany),
                    left => left,
                },
            });
            unsettled = unsettled.minus(known);
            for share in each(owner.shares) {
                while room[share] > 0 {
                    // The piece that must be placed soonest goes first.
                    let now = known.iter().filter(|piece| allowed(*piece) >> share & 1 == 1);
                    let Some(piece) = now.max_by_key(|piece| allowed(*piece).leading_zeros())
                    else {
                        break;
                    };
                    room[share] -= 1;
                    known = known.without(piece);
                    settled[S::place(piece)] = 1 << share;
                }
            }
            if !known.is_empty() {
                return Ok(None);
            }
        }
        let mut groups: Vec<ShareGroup<S>> = Vec::new();
        for (at, owner) in owners.iter().enumerate() {
            for share in each(owner.shares).filter(|share| room[*share] > 0) {
                let takes = unsettled.iter();
                let takes = S::of_all(takes.filter(|piece| allowed(*piece) >> share & 1 == 1));
                let room = u16::from(room[share]);
                let mut alike = groups.iter_mut();
                match alike.find(|group| (group.owner, group.takes) == (at, takes)) {
                    Some(group) => group.room += room,
                    None => groups.push(ShareGroup { owner: at, share, takes, room }),
                }
            }
        }
        let (mut start, mut shift): (SearchState, u32) = (0, 0);
        let mut field = |value: u16| {
            let bits = u16::BITS - value.leading_zeros();
            shift += bits;
            let shift = shift - bits;
            start |= SearchState::from(value).checked_shl(shift).unwrap_or_default();
            Field { shift, bits }
        };
        let rooms: Vec<Field> = groups.iter().map(|group| field(group.room)).collect();
        let fields: ArrayVec<Option<Field>, { SEATS_MAX + 1 }> =
            left.iter().map(|spots| spots.map(&mut field)).collect();
        if shift >= SearchState::BITS {
            return Err(TooMany);
        }
        // The heaviest first: impossible counts then show early.
        let mut pieces: Vec<S::Piece> = unsettled.iter().collect();
        pieces.sort_by_key(|piece| std::cmp::Reverse(count(*piece)));
        let steps = |piece: S::Piece| {
            let takers = groups.iter().zip(&rooms).filter(move |(group, _)| group.takes.has(piece));
            let step = |(group, room): (&ShareGroup<S>, &Field)| {
                let left = fields[group.owner];
                let spots = left.map_or(0, |left| SearchState::from(count(piece)) << left.shift);
                ShareStep {
                    share: group.share,
                    room: *room,
                    left,
                    count: count(piece).into(),
                    change: (1 << room.shift) + spots,
                }
            };
            takers.map(step).collect()
        };
        let counted = fields.iter().enumerate().filter_map(|(owner, left)| {
            let groups = groups.iter().zip(&rooms);
            let groups: Vec<(&ShareGroup<S>, &Field)> =
                groups.filter(|(group, _)| group.owner == owner).collect();
            let room: u16 = groups.iter().map(|(group, _)| group.room).sum();
            let mut sums = Sums::of_nothing(room.into());
            let mut before = vec![sums.clone()];
            for piece in pieces.iter().rev() {
                if groups.iter().any(|(group, _)| group.takes.has(*piece)) {
                    Sums::add_piece(&mut sums, count(*piece));
                }
                before.push(sums.clone());
            }
            before.reverse();
            Some(CountedHand {
                rooms: groups.iter().map(|(_, room)| **room).collect(),
                left: (*left)?,
                sums: before,
            })
        });
        Ok(Some(Search {
            settled,
            open: pieces
                .iter()
                .map(|piece| OpenPiece { piece: *piece, steps: steps(*piece) })
                .collect(),
            hands: counted.collect(),
            start,
        }))
    }

    /// The states that can be reached before each piece and after the last; after the last, only the complete one.
    fn layers(&self, states_max: usize) -> Result<Vec<Vec<SearchState>>, TooMany> {
        let can = |at: usize, state: SearchState| self.hands.iter().all(|hand| hand.can(at, state));
        let mut layers = vec![Vec::from_iter(can(0, self.start).then_some(self.start))];
        let mut states = 1;
        for (at, open) in self.open.iter().enumerate() {
            let mut next: Vec<SearchState> = Vec::new();
            for step in &open.steps {
                let from = layers[at].iter().filter_map(|state| step.from(*state));
                next.extend(from.filter(|state| can(at + 1, *state)));
                if states + next.len() > states_max {
                    return Err(TooMany);
                }
            }
            next.sort_unstable();
            next.dedup();
            states += next.len();
            layers.push(next);
        }
        Ok(layers)
    }
}

/// A counted hand, and what it can still count, whatever the other hands do.
struct CountedHand {
    rooms: Vec<Field>,
    left: Field,
    /// Before each piece and after the last: for each number of pieces still to come, what these can count.
    sums: Vec<Vec<Sums<2>>>,
}

impl CountedHand {
    fn can(&self, at: usize, state: SearchState) -> bool {
        let room: usize = self.rooms.iter().map(|room| room.get(state)).sum();
        self.sums[at][room].has(self.left.get(state))
    }
}

#[derive(Clone, Copy)]
struct Sums<const WORDS: usize>([u128; WORDS]);

impl<const WORDS: usize> Sums<WORDS> {
    /// What each number of pieces can count, from 0 up to this one, if there is no piece.
    fn of_nothing(number: usize) -> Vec<Sums<WORDS>> {
        let mut sums = vec![Sums([0; WORDS]); number + 1];
        sums[0].0[0] = 1;
        sums
    }

    /// The same if there is also a piece that counts this many spots.
    fn add_piece(sums: &mut [Sums<WORDS>], spots: u8) {
        for number in (1..sums.len()).rev() {
            let fewer = sums[number - 1];
            let mut over = 0;
            for (word, fewer) in sums[number].0.iter_mut().zip(fewer.0) {
                *word |= fewer << spots | over;
                // Two shifts, since one by all the bits would overflow.
                over = (fewer >> 1) >> (127 - spots);
            }
        }
    }

    fn has(&self, spots: usize) -> bool {
        let word = self.0.get(spots / 128);
        word.is_some_and(|word| word >> (spots % 128) & 1 == 1)
    }
}
