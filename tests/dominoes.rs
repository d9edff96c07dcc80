//! The record of tiles, whatever the game: what is known, what is denied, who can hold what, and which
//! entries contradict each other.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use nos::dominoes::contradiction::Said;
use nos::dominoes::record::TileRecord;
use nos::dominoes::tile::{Spots, TILES, Tile, TileSet};
use nos::table::entry_no::EntryNo;
use nos::table::seat::Seat;

fn seat(number: usize) -> Seat {
    Seat::at(number).unwrap()
}

fn tile(name: &str) -> Tile {
    Tile::all().find(|tile| tile.to_string() == name).unwrap()
}

fn tiles(names: &str) -> TileSet {
    names.split_whitespace().map(tile).collect()
}

/// All tiles with this number.
fn all_of(spots: u8) -> TileSet {
    TileSet::with_end(Spots::new(spots).unwrap())
}

/// Three players with five tiles each.
fn record() -> TileRecord<()> {
    TileRecord::dealt(3, 5)
}

#[test]
fn every_tile_is_in_a_hand_in_the_boneyard_or_on_the_table() {
    let mut record = record();
    record.draw(seat(0), 2);
    record.draw_this(seat(1), tile("6-6"), EntryNo(1));
    record.lay(seat(1), tile("6-6"), EntryNo(1));
    record.deal_fewer(seat(2), 1);
    record.deal_more(seat(0), 1);
    record.deal_late(seat(1), 1);
    assert_eq!([0, 1, 2].map(|own| record.number(seat(own))), [8, 5, 4]);
    let held: u8 = record.seats().map(|own| record.number(own)).sum();
    assert_eq!(held + record.boneyard() + record.laid().len(), TILES);
    let holds = record.holds(Tile::weight).unwrap();
    let counts: Vec<u8> = holds.hands.iter().map(|own| own.count).collect();
    assert_eq!(counts, [8, 5, 4]);
    assert_eq!(holds.boneyard.count, record.boneyard());
}

#[test]
fn tiles_that_were_seen_are_known_until_they_are_laid() {
    let mut record = record();
    record.see(seat(0), tiles("6-4 3-3"), EntryNo(1));
    assert_eq!(record.holder(tile("6-4")), Some(seat(0)));
    assert_eq!(record.known_elsewhere(seat(1)), tiles("6-4 3-3"));
    let holds = record.holds(Tile::weight).unwrap();
    assert_eq!(holds.hands[0].certain, tiles("6-4 3-3"));
    record.lay(seat(0), tile("6-4"), EntryNo(2));
    assert_eq!(record.known(seat(0)), tiles("3-3"));
    assert_eq!(record.holder(tile("6-4")), None);
}

#[test]
fn a_denial_is_proved_false_by_more_denied_tiles_than_were_drawn_since() {
    let mut record = record();
    record.deny(seat(0), all_of(6), EntryNo(1), ());
    let holds = record.holds(Tile::weight).unwrap();
    assert!(holds.hands[0].possible.and(all_of(6)).is_empty());
    record.draw(seat(0), 1);
    assert_eq!(record.disproved(seat(0), tiles("6-4")).count(), 0);
    assert_eq!(record.disproved(seat(0), tiles("6-4 6-2")).count(), 1);
    assert_eq!(record.disproved(seat(1), tiles("6-4 6-2")).count(), 0);
    record.lay(seat(0), tile("6-4"), EntryNo(2));
    assert_eq!(record.disproved(seat(0), tiles("6-2")).count(), 1);
    record.denial_mut(0).unwrap().proved = true;
    assert_eq!(record.disproved(seat(0), tiles("6-2")).count(), 0);
}

#[test]
fn a_count_says_what_a_hand_can_hold() {
    let mut record = TileRecord::<()>::dealt(2, 1);
    record.count(seat(0), 1, EntryNo(1));
    let holds = record.holds(Tile::weight).unwrap();
    assert_eq!(holds.hands[0].certain, tiles("1-0"));
    record.lay(seat(1), tile("1-0"), EntryNo(2));
    let contradiction = record.holds(Tile::weight).unwrap_err();
    let entries: Vec<u32> = contradiction
        .statements
        .iter()
        .map(|own| own.no.0)
        .collect();
    assert_eq!(entries, [2, 1]);
}

#[test]
fn of_entries_that_contradict_each_other_the_fewest_are_named() {
    let mut record = record();
    for (no, name) in ["5-5", "5-4", "5-3", "5-2"].into_iter().enumerate() {
        record.lay(seat(0), tile(name), EntryNo(no as u32 + 1));
    }
    // Only the boneyard can have them; then somebody shows one.
    for player in 0..3 {
        record.deny(seat(player), all_of(6), EntryNo(player as u32 + 10), ());
    }
    record.see(seat(2), tiles("3-3 6-4 2-2"), EntryNo(20));
    let contradiction = record.holds(Tile::weight).unwrap_err();
    assert!(contradiction.smallest);
    let said: Vec<_> = contradiction
        .statements
        .iter()
        .map(|own| (own.no.0, own.seat, own.said))
        .collect();
    assert_eq!(
        said,
        [
            (12, seat(2), Said::Denied((), all_of(6))),
            (20, seat(2), Said::Shown(tiles("3-3 6-4 2-2"))),
        ]
    );
}

#[test]
fn many_entries_that_contradict_each_other_only_together_are_found() {
    // All seven are in the hand of one player, who was dealt five and lays others, and in a boneyard of two.
    let mut record = record();
    for (no, name) in ["5-5", "5-4", "5-3", "5-2"].into_iter().enumerate() {
        record.lay(seat(0), tile(name), EntryNo(no as u32 + 1));
    }
    record.deny(seat(1), all_of(6), EntryNo(10), ());
    record.deny(seat(2), all_of(6), EntryNo(11), ());
    record.draw(seat(1), 6);
    record.draw(seat(2), 5);
    record.see(seat(1), tiles("4-4 4-3 4-2 4-1 4-0 3-3 3-2"), EntryNo(12));
    record.see(seat(2), tiles("3-1 3-0 2-2 2-1 2-0 1-1"), EntryNo(13));
    assert!(record.holds(Tile::weight).is_ok());
    record.deny(seat(1), all_of(6), EntryNo(14), ());
    record.deny(seat(2), all_of(6), EntryNo(15), ());
    let contradiction = record.holds(Tile::weight).unwrap_err();
    assert!(contradiction.smallest);
    let entries: Vec<u32> = contradiction
        .statements
        .iter()
        .map(|own| own.no.0)
        .collect();
    // Any one of the four tiles that he laid is enough.
    assert_eq!(entries.len(), 3);
    assert!(
        entries[0] <= 4 && entries.ends_with(&[14, 15]),
        "{entries:?}"
    );
}
