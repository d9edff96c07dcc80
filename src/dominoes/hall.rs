//! The fewest clues that leave no distribution of the tiles.
//!
//! Hall's theorem: there is no distribution if and only if some shares must take more tiles than they have
//! room for. So the search looks at every set of shares for which this is true with all clues. For each of
//! these sets it finds the fewest clues that confine too many tiles to it.

use super::matching::{SHARES_MAX, ShareSet};
use super::tile::{TILES, Tile, TileSet};
use arrayvec::ArrayVec;

/// What one entry says: in which shares its tiles can be.
#[derive(Clone, Debug)]
pub(super) struct Clue {
    within: [ShareSet; TILES as usize],
    tiles: TileSet,
}

impl Clue {
    pub(super) fn new(within: [ShareSet; TILES as usize]) -> Clue {
        let confined = |tile: &Tile| within[usize::from(tile.place())] != ShareSet::FULL;
        Clue {
            within,
            tiles: Tile::all().filter(confined).collect(),
        }
    }

    fn within(&self, tile: Tile) -> ShareSet {
        self.within[usize::from(tile.place())]
    }

    /// Whether the clue is about one tile only.
    fn is_single(&self) -> bool {
        self.tiles.len() <= 1
    }
}

/// The result of a search.
pub(super) struct Found {
    /// The clues, by their places in the list; `None` if the search found no fewer than were known.
    pub(super) clues: Option<Vec<usize>>,
    /// Whether it is certain that no fewer clues suffice.
    pub(super) smallest: bool,
}

/// With more groups of shares than this the search is not started: there would be too many sets.
const GROUPS_MAX: usize = 20;

/// How many choices of clues are tried before the best one so far is taken.
const CHOICES_MAX: u32 = 40_000;

/// Searches for the fewest clues that leave no distribution of tiles to shares of these sizes. Only a
/// result with fewer clues than are known counts.
pub(super) fn smallest(
    sizes: &ArrayVec<u8, SHARES_MAX>,
    clues: &[Clue],
    fewer_than: usize,
) -> Found {
    let mut search = Search {
        clues,
        best: fewer_than,
        found: None,
        choices_left: CHOICES_MAX,
    };
    let groups = groups(sizes, clues);
    if groups.len() > GROUPS_MAX {
        return Found {
            clues: None,
            smallest: false,
        };
    }
    let every = groups
        .iter()
        .fold(ShareSet::EMPTY, |all, group| all.or(group.shares));
    let mut left = [every; TILES as usize];
    for clue in clues {
        for (own, within) in left.iter_mut().zip(&clue.within) {
            *own = own.and(*within);
        }
    }
    for chosen in 0..1u32 << groups.len() {
        let mut shares = ShareSet::EMPTY;
        let mut room = 0;
        for (at, group) in groups.iter().enumerate() {
            if chosen >> at & 1 == 1 {
                shares = shares.or(group.shares);
                room += group.room;
            }
        }
        let outside = every.minus(shares);
        let confined = |tile: &Tile| left[usize::from(tile.place())].and(outside).is_empty();
        let tiles: TileSet = Tile::all().filter(confined).collect();
        if u32::from(tiles.len()) > room {
            search.confine(tiles, outside, room as usize + 1);
        }
    }
    Found {
        clues: search.found,
        smallest: search.choices_left > 0,
    }
}

/// Shares that no clue tells apart.
struct Group {
    shares: ShareSet,
    room: u32,
}

fn groups(sizes: &ArrayVec<u8, SHARES_MAX>, clues: &[Clue]) -> ArrayVec<Group, SHARES_MAX> {
    let alike = |one: usize, other: usize| {
        let mut within = clues.iter().flat_map(|clue| &clue.within);
        within.all(|shares| shares.has(one) == shares.has(other))
    };
    let mut groups: ArrayVec<Group, SHARES_MAX> = ArrayVec::new();
    for (share, size) in sizes.iter().enumerate() {
        let of_it = |group: &&mut Group| {
            let first = group.shares.iter().next();
            first.is_some_and(|first| alike(first, share))
        };
        match groups.iter_mut().find(of_it) {
            Some(group) => {
                group.shares = group.shares.or(ShareSet::of(share));
                group.room += u32::from(*size);
            }
            None => groups.push(Group {
                shares: ShareSet::of(share),
                room: u32::from(*size),
            }),
        }
    }
    groups
}

struct Search<'a> {
    clues: &'a [Clue],
    /// Only a result with fewer clues than this is of use.
    best: usize,
    found: Option<Vec<usize>>,
    choices_left: u32,
}

/// A set of shares, and what is needed to confine enough tiles to it.
struct Target {
    /// The tiles that all clues together confine to the set.
    tiles: ArrayVec<Tile, { TILES as usize }>,
    /// How many of these tiles must be confined.
    needed: usize,
    /// The clues about more than one tile.
    wide: Vec<usize>,
    /// For each tile, the clues about this tile only.
    single: ArrayVec<Vec<usize>, { TILES as usize }>,
}

impl Search<'_> {
    /// Finds the fewest clues that confine `needed` of these tiles to the shares that are not outside.
    fn confine(&mut self, tiles: TileSet, outside: ShareSet, needed: usize) {
        let clues = self.clues.iter().enumerate();
        let telling = clues.filter(|(_, clue)| {
            let mut told = clue.tiles.and(tiles).iter();
            told.any(|tile| !outside.minus(clue.within(tile)).is_empty())
        });
        let (single, wide): (Vec<_>, Vec<_>) = telling.partition(|(_, clue)| clue.is_single());
        let of_tile = |tile: Tile| {
            let own = single.iter().filter(|(_, clue)| clue.tiles.has(tile));
            own.map(|(at, _)| *at).collect()
        };
        let target = Target {
            tiles: tiles.iter().collect(),
            needed,
            wide: wide.iter().map(|(at, _)| *at).collect(),
            single: tiles.iter().map(of_tile).collect(),
        };
        let outside = vec![outside; target.tiles.len()];
        self.choose(&target, 0, &outside, &mut Vec::new());
    }

    /// Tries the wide clues from this one on. The choice of the single clues follows from theirs.
    fn choose(
        &mut self,
        target: &Target,
        from: usize,
        outside: &[ShareSet],
        chosen: &mut Vec<usize>,
    ) {
        if self.choices_left == 0 || chosen.len() >= self.best {
            return;
        }
        self.choices_left -= 1;
        if let Some(singles) = self.singles(target, outside)
            && chosen.len() + singles.len() < self.best
        {
            self.best = chosen.len() + singles.len();
            self.found = Some([chosen.as_slice(), &singles].concat());
        }
        let rest = target.wide.get(from..).unwrap_or_default();
        // A lower bound: the single clues that are needed even if all the remaining wide clues were free.
        let mut hoped = outside.to_vec();
        for clue in rest.iter().filter_map(|at| self.clues.get(*at)) {
            narrow(&mut hoped, target, clue);
        }
        match self.singles(target, &hoped) {
            Some(singles) if chosen.len() + 1 + singles.len() < self.best => {}
            _ => return,
        }
        for (at, own) in rest.iter().enumerate() {
            let Some(clue) = self.clues.get(*own) else {
                continue;
            };
            let mut narrowed = outside.to_vec();
            if narrow(&mut narrowed, target, clue) {
                chosen.push(*own);
                self.choose(target, from + at + 1, &narrowed, chosen);
                chosen.pop();
            }
        }
    }

    /// The fewest single clues that confine the tiles needed; `None` if all together do not.
    fn singles(&self, target: &Target, outside: &[ShareSet]) -> Option<Vec<usize>> {
        let each = target.tiles.iter().zip(&target.single).zip(outside);
        let mut each: ArrayVec<Vec<usize>, { TILES as usize }> = each
            .filter_map(|((tile, single), outside)| self.fewest(*tile, single, *outside))
            .collect();
        each.sort_by_key(Vec::len);
        (each.len() >= target.needed)
            .then(|| each.into_iter().take(target.needed).flatten().collect())
    }

    /// The fewest of these clues about one tile that leave it no share outside; `None` if all together do not.
    fn fewest(&self, tile: Tile, single: &[usize], outside: ShareSet) -> Option<Vec<usize>> {
        if outside.is_empty() {
            return Some(Vec::new());
        }
        let left = |at: &usize, outside: ShareSet| {
            let clue = self.clues.get(*at);
            clue.map_or(outside, |clue| outside.and(clue.within(tile)))
        };
        if let Some(one) = single.iter().find(|at| left(at, outside).is_empty()) {
            return Some(vec![*one]);
        }
        let others = single.iter().enumerate().filter_map(|(at, one)| {
            let rest = left(one, outside);
            if rest == outside {
                return None;
            }
            let mut clues = self.fewest(tile, single.get(at + 1..)?, rest)?;
            clues.push(*one);
            Some(clues)
        });
        others.min_by_key(Vec::len)
    }
}

/// Removes the shares that a clue excludes from those left outside for each tile. Returns whether it
/// excludes any.
fn narrow(outside: &mut [ShareSet], target: &Target, clue: &Clue) -> bool {
    let mut narrower = false;
    for (own, tile) in outside.iter_mut().zip(&target.tiles) {
        let left = own.and(clue.within(*tile));
        narrower |= left != *own;
        *own = left;
    }
    narrower
}

#[cfg(test)]
mod tests {
    use super::super::matching::Shares;
    use super::*;
    use proptest::prelude::*;

    /// Shares that take all 28 tiles, and up to nine clues about a few tiles.
    fn clues() -> impl Strategy<Value = (ArrayVec<u8, SHARES_MAX>, Vec<Clue>)> {
        let cuts = proptest::collection::vec(0u8..=5, 3..=5);
        cuts.prop_flat_map(|first| {
            let shares = first.len() + 1;
            let said = (1u32..1 << 6, 0u32..1 << shares, any::<bool>());
            let clues = proptest::collection::vec(said, 1..=9);
            (Just(first), clues).prop_map(move |(first, said)| {
                let rest = TILES - first.iter().sum::<u8>();
                let sizes = first.iter().copied().chain([rest]).collect();
                let clue = |(tiles, within, wide): (u32, u32, bool)| {
                    let mut shares = Shares::new(ArrayVec::new());
                    let tiles = TileSet::from_bits(tiles);
                    let tiles = if wide {
                        tiles
                    } else {
                        tiles.iter().take(1).collect()
                    };
                    let within = (0..SHARES_MAX).filter(|at| within >> at & 1 == 1);
                    let within = within.fold(ShareSet::EMPTY, |all, at| all.or(ShareSet::of(at)));
                    shares.confine(tiles, within);
                    Clue::new(shares.allowed)
                };
                (sizes, said.into_iter().map(clue).collect())
            })
        })
    }

    fn agree(sizes: &ArrayVec<u8, SHARES_MAX>, clues: &[&Clue]) -> bool {
        let mut shares = Shares::new(sizes.clone());
        for clue in clues {
            for (own, within) in shares.allowed.iter_mut().zip(&clue.within) {
                *own = own.and(*within);
            }
        }
        shares.is_possible(TileSet::FULL)
    }

    /// The smallest number of clues that contradict each other, found by trying all subsets.
    fn tried(sizes: &ArrayVec<u8, SHARES_MAX>, clues: &[Clue]) -> Option<usize> {
        let chosen = |set: u32| -> Vec<&Clue> {
            let clues = clues.iter().enumerate();
            let chosen = clues.filter(|(at, _)| set >> at & 1 == 1);
            chosen.map(|(_, clue)| clue).collect()
        };
        let sets = (0..1u32 << clues.len()).filter(|set| !agree(sizes, &chosen(*set)));
        sets.map(|set| set.count_ones() as usize).min()
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]
        #[test]
        fn no_fewer_clues_contradict_each_other_than_are_found((sizes, clues) in clues()) {
            let found = smallest(&sizes, &clues, usize::MAX);
            prop_assert!(found.smallest);
            prop_assert_eq!(found.clues.as_ref().map(Vec::len), tried(&sizes, &clues));
            if let Some(found) = found.clues {
                let found: Vec<&Clue> = found.iter().map(|at| &clues[*at]).collect();
                prop_assert!(!agree(&sizes, &found));
            }
        }
    }
}
