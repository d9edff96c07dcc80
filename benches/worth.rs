//! Scores all 12,994,800 hands of cribbage: four cards of the pack, and each of the others as the
//! starter.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

use nos::laws::cribbage::worth::at_show;
use nos_base::{Card, CardSet, Set};

fn main() {
    divan::main();
}

/// The numbers of hands that score 0, 1, … 29.
const KNOWN: [u32; 30] = [
    1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236,
    361_224, 388_740, 51_680, 317_340, 19_656, 90_100, 9_168, 58_248, 11_196, 2_708, 0, 8_068,
    2_496, 444, 356, 3_680, 0, 0, 0, 76, 4,
];

fn distribution() -> [u32; 30] {
    let pack: Vec<Card> = CardSet::PACK.iter().collect();
    let mut seen = [0; 30];
    for (at, first) in pack.iter().enumerate() {
        for (second_at, second) in pack.iter().enumerate().skip(at + 1) {
            for (third_at, third) in pack.iter().enumerate().skip(second_at + 1) {
                for fourth in &pack[third_at + 1..] {
                    let four = CardSet::of_all([*first, *second, *third, *fourth]);
                    for starter in CardSet::PACK.minus(four).iter() {
                        let parts = at_show(four, CardSet::of(starter), false);
                        let points: i64 = parts.iter().map(|part| part.points).sum();
                        seen[points as usize] += 1;
                    }
                }
            }
        }
    }
    seen
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn every_hand() {
    assert_eq!(distribution(), KNOWN);
}
