//! What the prompt asks about an entry of Nos.

use super::entry::{Act, Entry, Place, Play};
use super::plan::Arm;
use super::refusal::Refusal;
use super::ruling::{Ruling, Verdict};
use super::session::Session;
use super::transfer::{Cause, Transfer};
use crate::law::asked::{Asked, Waiver, Way};
use crate::table::article::article;

impl Asked for Session {
    fn ways(entry: &Entry, refusal: &Refusal) -> Vec<Way<Entry>> {
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

    /// A tile that is played or shown in order may prove an earlier pass or close wrong, at a penalty.
    fn asks(ruling: &Ruling) -> bool {
        let is_penalty = |paid: &Transfer| matches!(paid.cause, Cause::Foul(_));
        ruling.verdict != Verdict::Accepted || ruling.transfers.iter().any(is_penalty)
    }

    fn waiver(entry: &Entry) -> Waiver<Entry> {
        if entry.waived {
            return Waiver::Said;
        }
        let waived = Entry {
            waived: true,
            ..entry.clone()
        };
        Waiver::Possible(waived, article(11, 10))
    }
}
