//! Distributes pieces to shares if the counts of some hands are known, and finds where each piece
//! can be.
//!
//! Hands with a given number of spots are not a matching problem, so this searches through states,
//! piece by piece. First, each piece whose hand is known goes to the earliest share of that hand
//! that allows it; that leaves the most room in later shares, so no distribution is lost. Then come
//! the other pieces, the heaviest first. A state is the room left in every share and the spots left
//! in every counted hand; nothing else about the earlier pieces matters. A piece can be in a share
//! if a step there leads from a reachable state to one from which the rest can be completed.

use super::matching::{Possible, ShareSet, Shares, each};
use super::set::{PIECES_MAX, Set};
use crate::table::seat::SEATS_MAX;
use arrayvec::ArrayVec;

/// Whether some `number` of these pieces have this many spots in all; each has fewer than 128.
pub fn can_count<S: Set>(pieces: S, number: u8, spots: u16, count: fn(S::Piece) -> u8) -> bool {
    fn can<const WORDS: usize>(pieces: impl Iterator<Item = u8>, number: u8, spots: u16) -> bool {
        let mut sums = Sums::<WORDS>::of_nothing(number.into());
        pieces.for_each(|piece| Sums::add_piece(&mut sums, piece));
        sums.last().is_some_and(|sums| sums.has(spots.into()))
    }
    let pieces = pieces.iter().map(count);
    match spots {
        ..256 => can::<2>(pieces, number, spots),
        _ => can::<9>(pieces, number, spots),
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Owner {
    /// The shares, in the order in which the owner got them.
    pub(super) shares: ShareSet,
    /// The spots of its pieces that are not on the table, if known.
    pub(super) spots: Option<u16>,
}

pub(super) type Owners = ArrayVec<Owner, { SEATS_MAX + 1 }>;

/// The most spots in a counted hand. All pieces of double six have 168.
const SPOTS_MAX: u16 = 255;

/// The search needs too many states, a state needs too many bits, or a hand has too many spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooMany;

/// Returns for every piece one share of each owner that can have it in a complete distribution with
/// the known counts; `None` if there is no such distribution.
///
/// Pieces known to be an owner's must be confined to consecutive shares of that owner; all other
/// pieces, to all shares from one of them on.
///
/// # Errors
/// The search would visit more than `states_max` states.
pub(super) fn possible<S: Set>(
    shares: &Shares<S>,
    laid: S,
    owners: &Owners,
    count: fn(S::Piece) -> u8,
    states_max: usize,
) -> Result<Option<Possible>, TooMany> {
    let Some(search) = Search::of(shares, laid, owners, count)? else { return Ok(None) };
    let layers = search.layers(states_max)?;
    let mut possible = search.settled;
    let mut goals = layers.last().cloned().unwrap_or_default();
    if goals.is_empty() {
        return Ok(None);
    }
    for (open, states) in search.open.iter().zip(&layers).rev() {
        let mut leads = vec![false; states.len()];
        for step in &open.steps {
            // Both lists are sorted and a step keeps their order, so one pass is enough.
            let mut ahead = goals.iter().peekable();
            let mut is_possible = false;
            for (state, leads) in states.iter().zip(&mut leads) {
                let Some(next) = step.from(*state) else { continue };
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

/// A state of the search, in bit fields: the room left in every share group, and the spots left in
/// every counted hand.
type SearchState = u128;

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

/// Shares of one owner that can have the same pieces, which the search treats as one.
struct ShareGroup<S> {
    owner: usize,
    share: usize,
    takes: S,
    room: u16,
}

struct ShareStep {
    share: usize,
    room: Field,
    left: Option<Field>,
    count: usize,
    change: SearchState,
}

impl ShareStep {
    /// Returns the next state; `None` without room, or with too few spots left in the hand.
    fn from(&self, state: SearchState) -> Option<SearchState> {
        let goes =
            self.room.get(state) > 0 && self.left.is_none_or(|left| left.get(state) >= self.count);
        goes.then(|| state - self.change)
    }
}

struct OpenPiece<S: Set> {
    piece: S::Piece,
    steps: Vec<ShareStep>,
}

struct Search<S: Set> {
    settled: Possible,
    open: Vec<OpenPiece<S>>,
    hands: Vec<CountedHand>,
    start: SearchState,
}

impl<S: Set> Search<S> {
    /// Returns `None` if the pieces with a known owner do not fit.
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
                    // Take the piece whose last allowed share comes first.
                    let Some(piece) = known
                        .iter()
                        .filter(|piece| allowed(*piece) >> share & 1 == 1)
                        .max_by_key(|piece| allowed(*piece).leading_zeros())
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
                match groups.iter_mut().find(|own| (own.owner, own.takes) == (at, takes)) {
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
        // The heaviest first, so that impossible counts show early.
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

    /// Returns the states before each piece and after the last; at the end, only the complete one.
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

/// A counted hand, and the counts that are possible for it alone.
struct CountedHand {
    rooms: Vec<Field>,
    left: Field,
    /// The possible sums for each number of remaining pieces, before each piece and after the last.
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
    /// Returns the sums before any piece is added: only 0, with 0 pieces.
    fn of_nothing(number: usize) -> Vec<Sums<WORDS>> {
        let mut sums = vec![Sums([0; WORDS]); number + 1];
        sums[0].0[0] = 1;
        sums
    }

    fn add_piece(sums: &mut [Sums<WORDS>], spots: u8) {
        for number in (1..sums.len()).rev() {
            let fewer = sums[number - 1];
            let mut over = 0;
            for (word, fewer) in sums[number].0.iter_mut().zip(fewer.0) {
                *word |= fewer << spots | over;
                // Two shifts, since a single shift by 128 bits would overflow.
                over = (fewer >> 1) >> (127 - spots);
            }
        }
    }

    fn has(&self, spots: usize) -> bool {
        let word = self.0.get(spots / 128);
        word.is_some_and(|word| word >> (spots % 128) & 1 == 1)
    }
}
