//! The ways in which an entry can be meant that leaves open where a tile lies.

use crate::law::nos::entry::{Act, Entry, Place, Play};
use crate::law::nos::plan::Arm;
use crate::law::nos::refusal::Refusal;
use crate::print::prompted::Way;

/// The ways to mean an entry that was refused because there are several; none if it was for another reason.
pub fn ways(entry: &Entry, refusal: &Refusal) -> Vec<Way<Entry>> {
    let way = |arm: Arm, words: String, act: Act| Way {
        word: arm.word(),
        words,
        entry: Entry {
            act,
            waived: entry.waived,
        },
    };
    match (&entry.act, refusal) {
        (Act::Play(play), Refusal::SeveralWays(tile, ways)) => {
            let meant = ways.iter().map(|own| {
                let play = Play {
                    touching: Some(own.touching).filter(|_| !tile.is_double()),
                    on: Some(Place::Arm(own.arm)),
                    ..play.clone()
                };
                let words = format!("on {}, {} is open", own.arm, own.open);
                way(own.arm, words, Act::Play(play))
            });
            meant.collect()
        }
        (Act::Flip { name, tile, .. }, Refusal::BothEnds(..)) => {
            let meant = [Arm::Left, Arm::Right].map(|arm| {
                let act = Act::Flip {
                    name: name.clone(),
                    tile: *tile,
                    on: Some(Place::Arm(arm)),
                };
                way(arm, format!("on {arm}"), act)
            });
            meant.into()
        }
        _ => Vec::new(),
    }
}
