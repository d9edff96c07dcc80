//! Tiles and their record in any game: known tiles, denials, possible hands, and contradictory
//! entries.

use nos_base::hands::sums::can_count;
use nos_base::{EntryNo, Evidence, Holds, Seat, Spots, Tile, TileRecord, TileSet};
use nos_law::tiles::{end_of_set, spelled};
use nos_law::{Luck, TypedTile};

fn seat(number: usize) -> Seat {
    Seat::at(number).unwrap()
}

fn tile(name: &str) -> Tile {
    TileSet::set(6).iter().find(|tile| tile.to_string() == name).unwrap()
}

fn tiles(names: &str) -> TileSet {
    names.split_whitespace().map(tile).collect()
}

fn all_of(spots: u8) -> TileSet {
    TileSet::set(6).with_end(Spots::new(spots).unwrap())
}

fn dealt() -> TileRecord<()> {
    TileRecord::dealt(TileSet::set(6), 3, 5)
}

#[test]
fn a_set_has_every_tile_up_to_its_double_from_the_highest_down() {
    for (highest, number, tiles) in rows! { of (u8, u8, &str):
        0, 1, "0-0";
        1, 3, "1-1 1-0 0-0";
        3, 10, "3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0";
        6, 28, "";
        9, 55, "";
        12, 91, "";
        200, 91, "";
    } {
        let set = TileSet::set(highest);
        assert_eq!(set.len(), number);
        assert!(tiles.is_empty() || set.to_string() == tiles, "{set}");
        assert_eq!(set.iter().collect::<TileSet>(), set);
        assert_eq!(set.doubles().len(), highest.min(12) + 1);
        assert!(set.doubles().iter().all(Tile::is_double));
        for tile in set.iter() {
            assert_eq!(Tile::new(tile.low(), tile.high()), tile);
            for end in Spots::ALL {
                assert_eq!(set.with_end(end).has(tile), tile.has(end));
            }
        }
    }
    let first: Vec<String> = TileSet::set(12).iter().map(|own| own.to_string()).collect();
    assert_eq!(first[..3], ["12-12", "12-11", "12-10"]);
    assert_eq!(first[63..65], ["6-6", "6-5"]);
    assert_eq!(Spots::new(13), None);
}

#[test]
fn a_number_of_two_digits_is_separated_and_is_no_tile_of_a_smaller_set() {
    let read = |word, highest| {
        let typed = TypedTile::of_set(word, highest).ok()?;
        let sign = if typed.touches { ">" } else { "-" };
        Some(format!("{}{sign}{} {}", typed.one, typed.other, typed.rest))
    };
    for (word, six, nine, twelve) in rows! {
        "6-4", "6-4 ", "6-4 ", "6-4 ";
        "64", "6-4 ", "6-4 ", "6-4 ";
        "4>6w", "4>6 w", "4>6 w", "4>6 w";
        "12", "1-2 ", "1-2 ", "1-2 ";
        "9-4", "", "9-4 ", "9-4 ";
        "94", "", "9-4 ", "9-4 ";
        "12-11", "1-2 -11", "1-2 -11", "12-11 ";
        "0>12", "0>1 2", "0>1 2", "0>12 ";
        "1211", "1-2 11", "1-2 11", "1-2 11";
        "4-13", "4-1 3", "4-1 3", "";
        "x-4", "", "", "";
        "6-", "", "", "";
        "6", "", "", "";
    } {
        for (highest, expected) in [(6, six), (9, nine), (12, twelve)] {
            let read = read(word, highest).unwrap_or_default();
            assert_eq!(read, expected, "{word} of {highest}");
        }
    }
    let end = |text, highest| end_of_set(text, highest).map(Spots::get);
    assert_eq!([end("12", 12), end("7", 9), end("0", 6)], [Some(12), Some(7), Some(0)]);
    assert_eq!([end("13", 12), end("12", 9), end("7", 6), end("", 12)], [None; 4]);
    let set = TileSet::set(12).with_end(Spots::new(12).unwrap());
    assert_eq!(spelled(set, "12-1"), ["12-12", "12-11", "12-10", "12-1"]);
    assert_eq!(spelled(set, "3-"), ["3-12"]);
    assert_eq!(spelled(TileSet::set(12), "64"), ["6-4"]);
}

#[test]
fn every_tile_is_in_a_hand_in_the_boneyard_or_on_the_table() {
    let mut record = dealt();
    record.draw(seat(0), 2);
    record.draw_this(seat(1), tile("6-6"), EntryNo(1));
    record.lay(seat(1), tile("6-6"), EntryNo(1));
    record.deal_fewer(seat(2), 1);
    record.deal_more(seat(0), 1);
    record.deal_late(seat(1), 1);
    assert_eq!([0, 1, 2].map(|own| record.number(seat(own))), [8, 5, 4]);
    let held: u8 = record.seats().map(|own| record.number(own)).sum();
    assert_eq!(held + record.boneyard() + record.laid().len(), 28);
    let holds = record.holds(Tile::weight).unwrap();
    let counts: Vec<u8> = holds.hands.iter().map(|own| own.count).collect();
    assert_eq!(counts, [8, 5, 4]);
    assert_eq!(holds.boneyard.count, record.boneyard());
}

#[test]
fn tiles_that_were_seen_are_known_until_they_are_laid() {
    let mut record = dealt();
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
    let mut record = dealt();
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
    let mut record = TileRecord::<()>::dealt(TileSet::set(6), 2, 1);
    record.count(seat(0), 1, EntryNo(1));
    let holds = record.holds(Tile::weight).unwrap();
    assert_eq!(holds.hands[0].certain, tiles("1-0"));
    record.lay(seat(1), tile("1-0"), EntryNo(2));
    let contradiction = record.holds(Tile::weight).unwrap_err();
    let entries: Vec<u32> = contradiction.statements.iter().map(|own| own.no.0).collect();
    assert_eq!(entries, [1, 2]);
}

#[test]
fn only_the_entries_needed_for_a_contradiction_are_named() {
    let mut record = dealt();
    for (no, name) in ["5-5", "5-4", "5-3", "5-2"].into_iter().enumerate() {
        record.lay(seat(0), tile(name), EntryNo(no as u32 + 1));
    }
    // All players deny these tiles, so they are in the boneyard, until somebody shows one.
    for player in 0..3 {
        record.deny(seat(player), all_of(6), EntryNo(player as u32 + 10), ());
    }
    record.see(seat(2), tiles("3-3 6-4 2-2"), EntryNo(20));
    let contradiction = record.holds(Tile::weight).unwrap_err();
    let said: Vec<_> =
        contradiction.statements.iter().map(|own| (own.no.0, own.seat, own.evidence)).collect();
    assert_eq!(
        said,
        [
            (12, seat(2), Evidence::Denied((), all_of(6))),
            (20, seat(2), Evidence::Shown(tiles("3-3 6-4 2-2"))),
        ]
    );
}

#[test]
fn many_entries_that_contradict_each_other_only_together_are_found() {
    // Somewhere among one hand and a boneyard of two there must be seven tiles, but that hand was
    // dealt five and has laid others.
    let mut record = dealt();
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
    let entries: Vec<u32> = contradiction.statements.iter().map(|own| own.no.0).collect();
    // The contradiction needs only one of the four tiles that the player laid.
    assert_eq!(entries.len(), 3);
    assert!(entries[0] <= 4 && entries.ends_with(&[14, 15]), "{entries:?}");
}

#[derive(Clone, Copy)]
enum Happened {
    Drew(usize, u8),
    DrewThis(usize, Tile),
    Laid(usize, Tile),
    Showed(usize, TileSet),
    Denied(usize, TileSet),
    Counted(usize, u16),
}
use Happened::{Counted, Denied, Drew, DrewThis, Laid, Showed};

/// A simulated hand, from the deal on; entries count from 1.
struct Hand {
    set: TileSet,
    players: usize,
    each: u8,
    happened: Vec<Happened>,
    truth: Vec<Vec<Tile>>,
}

impl Hand {
    /// Deals a hand and plays this many steps. With `lies`, some denials and counts are false.
    fn at_random(
        luck: &mut Luck,
        (highest, players, each): (u8, usize, u8),
        steps: usize,
        lies: Option<usize>,
    ) -> Hand {
        let set = TileSet::set(highest);
        let mut boneyard: Vec<Tile> = set.iter().collect();
        luck.shuffle(&mut boneyard);
        let mut truth: Vec<Vec<Tile>> = Vec::new();
        for _ in 0..players {
            let rest = boneyard.split_off(usize::from(each));
            truth.push(std::mem::replace(&mut boneyard, rest));
        }
        let mut happened = Vec::new();
        let mut unlaid = set;
        for _ in 0..steps {
            let player = luck.below(players);
            let held: TileSet = truth[player].iter().copied().collect();
            let lies = lies.is_some_and(|lies| luck.once_in(lies));
            match luck.below(6) {
                0 | 1 if !boneyard.is_empty() => {
                    let tiles = boneyard.split_off(boneyard.len() - 1);
                    happened.push(if luck.once_in(4) {
                        DrewThis(player, tiles[0])
                    } else {
                        Drew(player, 1)
                    });
                    truth[player].extend(tiles);
                }
                2 => {
                    if let Some(tile) = luck.piece(held) {
                        unlaid = unlaid.without(tile);
                        truth[player].retain(|own| *own != tile);
                        happened.push(Laid(player, tile));
                    }
                }
                3 => {
                    let shown = luck.piece(held).map(TileSet::of);
                    happened.extend(shown.map(|shown| Showed(player, shown)));
                }
                _ => {
                    let end = Spots::ALL[luck.below(usize::from(highest) + 1)];
                    let other = Spots::ALL[luck.below(usize::from(highest) + 1)];
                    let fitting = unlaid.with_end(end).or(unlaid.with_end(other));
                    happened.push(Denied(
                        player,
                        fitting.minus(if lies { TileSet::EMPTY } else { held }),
                    ));
                }
            }
        }
        truth.push(boneyard);
        Hand { set, players, each, happened, truth }
    }

    fn count(mut self, luck: &mut Luck, lies: bool) -> Hand {
        for player in 0..self.players {
            if luck.once_in(2) {
                let own = self.truth[player].iter();
                let spots: u16 = own.map(|tile| u16::from(tile.weight())).sum();
                let more = u16::from(lies && luck.once_in(3));
                self.happened.push(Counted(player, spots + more));
            }
        }
        self
    }

    fn known(&self) -> TileRecord<()> {
        let mut record = TileRecord::dealt(self.set, self.players, self.each);
        for (no, happened) in (1..).map(EntryNo).zip(&self.happened) {
            match *happened {
                Drew(player, tiles) => record.draw(seat(player), tiles),
                DrewThis(player, tile) => record.draw_this(seat(player), tile, no),
                Laid(player, tile) => record.lay(seat(player), tile, no),
                Showed(player, tiles) => record.see(seat(player), tiles, no),
                Denied(player, tiles) => record.deny(seat(player), tiles, no, ()),
                Counted(player, spots) => record.count(seat(player), spots, no),
            }
        }
        record
    }

    /// Returns the possible owners of each tile, the boneyard last; `None` if no distribution
    /// agrees.
    fn tried(&self, entries: impl Fn(u32) -> bool) -> Option<Vec<(Tile, Vec<bool>)>> {
        let places = self.places(entries);
        let mut room: Vec<u8> = places.shares.iter().map(|(_, size)| *size).collect();
        let owners = vec![false; self.players + 1];
        let tiles = self.set.iter();
        let mut found: Vec<(Tile, Vec<bool>)> = tiles.map(|tile| (tile, owners.clone())).collect();
        let agrees = places.try_all(&mut room, &mut Vec::new(), &mut found);
        agrees.then_some(found)
    }

    fn places(&self, entries: impl Fn(u32) -> bool) -> Places {
        let mut places = Places {
            tiles: self.set.iter().map(|tile| (tile, Vec::new())).collect(),
            shares: (0..self.players).map(|player| (player, self.each)).collect(),
            laid: TileSet::EMPTY,
            counted: Vec::new(),
        };
        let record = self.known();
        let mut confined: Vec<(TileSet, Vec<usize>, bool)> = Vec::new();
        for (no, happened) in (1..).zip(&self.happened) {
            let of = |places: &Places, player: usize| -> Vec<usize> {
                let shares = 0..places.shares.len();
                shares.filter(|at| places.shares[*at].0 == player).collect()
            };
            if let Drew(player, _) | DrewThis(player, _) = happened {
                let size = if let Drew(_, tiles) = happened { *tiles } else { 1 };
                places.shares.push((*player, size));
            }
            if !entries(no) {
                continue;
            }
            match *happened {
                Drew(..) => {}
                DrewThis(_, tile) => {
                    confined.push((TileSet::of(tile), vec![places.shares.len() - 1], true));
                }
                Laid(player, tile) => {
                    places.laid = places.laid.with(tile);
                    confined.push((TileSet::of(tile), of(&places, player), true));
                }
                Showed(player, tiles) => confined.push((tiles, of(&places, player), true)),
                Denied(player, tiles) => confined.push((tiles, of(&places, player), false)),
                Counted(player, spots) if !record.is_known(seat(player)) => {
                    places.counted.push((player, spots));
                }
                Counted(..) => {}
            }
        }
        places.shares.push((self.players, record.boneyard()));
        for (tile, shares) in &mut places.tiles {
            let fits = |share: &usize| {
                let mut about = confined.iter().filter(|(tiles, ..)| tiles.has(*tile));
                about.all(|(_, shares, inside)| shares.contains(share) == *inside)
            };
            *shares = (0..places.shares.len()).filter(fits).collect();
        }
        places
    }
}

/// Places for tiles, tried one by one.
struct Places {
    /// The shares where each tile may be.
    tiles: Vec<(Tile, Vec<usize>)>,
    /// The owner and size of each share.
    shares: Vec<(usize, u8)>,
    laid: TileSet,
    counted: Vec<(usize, u16)>,
}

impl Places {
    fn try_all(
        &self,
        room: &mut [u8],
        chosen: &mut Vec<usize>,
        found: &mut [(Tile, Vec<bool>)],
    ) -> bool {
        let owner = |at: usize, chosen: &[usize]| self.shares[chosen[at]].0;
        let Some((_, shares)) = self.tiles.get(chosen.len()) else {
            let agrees = self.counted.iter().all(|(player, spots)| {
                let counted = self.tiles.iter().enumerate().filter(|(at, (tile, _))| {
                    owner(*at, chosen) == *player && !self.laid.has(*tile)
                });
                let count: u16 = counted.map(|(_, (tile, _))| u16::from(tile.weight())).sum();
                count == *spots
            });
            if agrees {
                for (at, (_, owners)) in found.iter_mut().enumerate() {
                    owners[owner(at, chosen)] = true;
                }
            }
            return agrees;
        };
        let mut agrees = false;
        for share in shares {
            if room[*share] > 0 {
                room[*share] -= 1;
                chosen.push(*share);
                agrees |= self.try_all(room, chosen, found);
                chosen.pop();
                room[*share] += 1;
            }
        }
        agrees
    }

    /// Whether every tile finds a place if this tile is in this share.
    fn agree_with(&self, wanted: Tile, there: usize) -> bool {
        fn put(
            places: &Places,
            at: usize,
            forced: (Tile, usize),
            taken: &mut Vec<Vec<usize>>,
            tried: &mut Vec<bool>,
        ) -> bool {
            let (tile, shares) = &places.tiles[at];
            for share in shares {
                if tried[*share] || *tile == forced.0 && *share != forced.1 {
                    continue;
                }
                tried[*share] = true;
                if taken[*share].len() < usize::from(places.shares[*share].1) {
                    taken[*share].push(at);
                    return true;
                }
                for place in 0..taken[*share].len() {
                    if put(places, taken[*share][place], forced, taken, tried) {
                        taken[*share][place] = at;
                        return true;
                    }
                }
            }
            false
        }
        let mut taken = vec![Vec::new(); self.shares.len()];
        (0..self.tiles.len()).all(|at| {
            let mut tried = vec![false; self.shares.len()];
            put(self, at, (wanted, there), &mut taken, &mut tried)
        })
    }
}

fn owners(holds: &Holds<TileSet>) -> Vec<nos_base::hands::holds::Held<TileSet>> {
    holds.hands.iter().copied().chain([holds.boneyard]).collect()
}

/// Compares an answer with every distribution. Returns whether the record contradicts itself.
fn compare(hand: &Hand) -> bool {
    let record = hand.known();
    let tried = hand.tried(|_| true);
    match record.holds(Tile::weight) {
        Ok(holds) => {
            assert!(!holds.leaves_out_counts);
            let tried = tried.unwrap();
            for (at, held) in owners(&holds).iter().enumerate() {
                let unlaid = || tried.iter().filter(|(tile, _)| !record.laid().has(*tile));
                let can = unlaid().filter(|(_, owners)| owners[at]);
                let possible: TileSet = can.clone().map(|(tile, _)| *tile).collect();
                let must = can.filter(|(_, owners)| owners.iter().filter(|own| **own).count() == 1);
                assert_eq!(held.possible, possible);
                assert_eq!(held.certain, must.map(|(tile, _)| *tile).collect());
            }
            false
        }
        Err(contradiction) => {
            assert!(tried.is_none());
            let statements = contradiction.statements.iter();
            let entries: Vec<u32> = statements.map(|statement| statement.no.0).collect();
            assert!(entries.is_sorted(), "{entries:?}");
            assert!(hand.tried(|no| entries.contains(&no)).is_none());
            for without in &entries {
                let rest = |no| no != *without && entries.contains(&no);
                assert!(hand.tried(rest).is_some(), "{without} of {entries:?}");
            }
            true
        }
    }
}

#[test]
fn an_answer_is_that_of_trying_every_distribution() {
    let mut luck = Luck::new(1);
    let mut contradictions = 0;
    for at in 0..900 {
        let lies = (at % 3 == 0).then_some(2);
        let deal = (2, 2 + at % 2, 1 + (at % 2) as u8);
        let steps = 4 + luck.below(8);
        let mut hand = Hand::at_random(&mut luck, deal, steps, lies);
        if at % 4 > 0 {
            hand = hand.count(&mut luck, lies.is_some());
        }
        contradictions += usize::from(compare(&hand));
    }
    assert!((50..250).contains(&contradictions), "{contradictions}");
    for _ in 0..25 {
        let hand = Hand::at_random(&mut luck, (3, 3, 2), 14, None);
        assert!(!compare(&hand.count(&mut luck, false)));
    }
}

#[test]
fn the_answer_is_exact_with_91_tiles_and_ten_players() {
    let mut luck = Luck::new(2);
    for (players, each, steps) in rows! { of (usize, u8, usize):
        10, 9, 40;
        10, 5, 160;
        2, 9, 250;
        5, 9, 200;
    } {
        let hand = Hand::at_random(&mut luck, (12, players, each), steps, None);
        let record = hand.known();
        let holds = owners(&record.holds(Tile::weight).unwrap());
        for (held, tiles) in holds.iter().zip(&hand.truth) {
            let tiles: TileSet = tiles.iter().copied().collect();
            assert_eq!(held.count, tiles.len());
            assert!(tiles.is_within(held.possible) && held.certain.is_within(tiles));
        }
        let places = hand.places(|_| true);
        for _ in 0..60 {
            let tile = luck.piece(record.unlaid()).unwrap();
            let (_, allowed) = places.tiles.iter().find(|(own, _)| *own == tile).unwrap();
            let mut can = vec![false; players + 1];
            for share in allowed {
                let owner = places.shares[*share].0;
                can[owner] = can[owner] || places.agree_with(tile, *share);
            }
            let possible: Vec<bool> = holds.iter().map(|held| held.possible.has(tile)).collect();
            assert_eq!(possible, can, "{tile}");
        }
    }
}

#[test]
fn tiles_can_count_what_some_of_them_add_up_to() {
    let five = tiles("6-6 6-5 2-1 1-0 0-0");
    for spots in 0..40 {
        let some = |number| can_count(five, number, spots, Tile::weight);
        assert_eq!(some(0), spots == 0);
        assert_eq!(some(1), matches!(spots, 12 | 11 | 3 | 1 | 0));
        assert_eq!(some(4), matches!(spots, 27 | 26 | 24 | 16 | 15));
        assert_eq!(some(5), spots == 27);
        assert!(!some(6));
    }
    let all = |spots| can_count(TileSet::set(12), 91, spots, Tile::weight);
    assert!(all(1092) && !all(1091) && !all(1093) && !all(u16::MAX));
}
