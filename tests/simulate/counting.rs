//! nos accepts a count exactly if some choice of unseen tiles can make it.

use nos_base::{Tile, TileSet};
use nos_law::{Share, SimulationOptions};
use nos_laws::nos::session::{NosTable, Session};
use nos_laws::nos::{Act, LAW};
use nos_laws::simulate::SimulatedEvening;
use std::collections::BTreeSet;

/// A tile's count: its spots, and 14 for `0-0`.
fn spots(tile: Tile) -> u16 {
    match tile.weight() {
        0 => 14,
        weight => weight.into(),
    }
}

/// All counts that this number of tiles can make.
fn counts(tiles: &[Tile], number: u8) -> BTreeSet<u16> {
    if number == 0 {
        return BTreeSet::from([0]);
    }
    let with = |at: usize| {
        let own = spots(tiles[at]);
        let rest = counts(&tiles[at + 1..], number - 1);
        rest.into_iter().map(move |count| own + count)
    };
    (0..tiles.len()).flat_map(with).collect()
}

#[test]
fn art_10_2_a_count_is_accepted_exactly_if_tiles_can_make_it() {
    let mut compared = 0;
    for seed in 0..40 {
        let wishes = SimulationOptions {
            hands: 2,
            fouls: Share::percent(10),
            ..SimulationOptions::default()
        };
        let mut evening = SimulatedEvening::new(&LAW, &wishes, seed).unwrap();
        while evening.next().is_some() {
            let session: &Session = evening.session().get().unwrap();
            let Some(hand) = session.hand().filter(|hand| hand.is_over()) else { continue };
            let uncounted = |seat| hand.holdings[seat].counted.is_none();
            for seat in hand.still_in().filter(|seat| uncounted(*seat)) {
                let name = session.name(hand.player(seat));
                let take = |spots| {
                    let name = name.clone();
                    session.judge_act(&Act::Count { name, spots }.into()).is_ok()
                };
                let tiles = &hand.tiles;
                let known = tiles.known(seat);
                let missing = tiles.number(seat) - known.len();
                let all = hand.all();
                let seen = all.fold(TileSet::EMPTY, |seen, own| seen.or(tiles.known(own)));
                let unseen: Vec<Tile> = tiles.unlaid().minus(seen).iter().collect();
                let taken: BTreeSet<u16> = (0..190).filter(|spots| take(*spots)).collect();
                if missing > 4 || taken.is_empty() {
                    // Leave out hands with too many possible counts, and hands that must be shown.
                    continue;
                }
                let held: u16 = known.iter().map(spots).sum();
                let rest = counts(&unseen, missing).into_iter();
                let possible: BTreeSet<u16> = rest.map(|rest| rest + held).collect();
                assert_eq!(taken, possible, "{seed}: {name} holds {missing} more");
                compared += 1;
            }
        }
    }
    assert!(compared > 40, "{compared}");
}
