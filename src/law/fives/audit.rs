//! What the record proves: knocks of players who could have played (article 3.3).

use super::ruling::{Event, Ruling};
use crate::dominoes::tile::TileSet;
use crate::law::EntryNo;
use crate::table::seat::PlayerId;

/// A knock that is proved false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The player who knocked.
    pub player: PlayerId,
    /// The entry of the knock.
    pub entry: EntryNo,
    /// The entry that proves the knock false.
    pub proved: EntryNo,
    /// The tiles that this entry shows and that could have been played.
    pub tiles: TileSet,
    /// The number of the hand, from 1.
    pub hand: u32,
    /// The entry that voided the hand, if one did.
    pub voided: Option<EntryNo>,
}

impl Finding {
    /// The word for a finding in JSON.
    pub const WORD: &'static str = "knocked-able";
}

/// What these rulings prove, in the order of the knocks.
pub fn audit<'a>(rulings: impl IntoIterator<Item = (EntryNo, &'a Ruling)>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut hand = 0;
    for (no, ruling) in rulings {
        for event in &ruling.events {
            match event {
                Event::Dealt { hand: number, .. } => hand = *number,
                Event::Proved {
                    player,
                    no: entry,
                    tiles,
                    ..
                } => findings.push(Finding {
                    player: *player,
                    entry: *entry,
                    proved: no,
                    tiles: *tiles,
                    hand,
                    voided: None,
                }),
                Event::Voided { .. } => {
                    let own = findings.iter_mut().filter(|finding| finding.hand == hand);
                    own.for_each(|finding| finding.voided = Some(no));
                }
                Event::LawNamed
                | Event::Seated(_)
                | Event::HouseTurned(_)
                | Event::Noted
                | Event::Drawn(_)
                | Event::DrawAgain(_)
                | Event::FirstLead(_)
                | Event::Laid { .. }
                | Event::TakenBack { .. }
                | Event::Revealed(..)
                | Event::Scored { .. }
                | Event::Disregarded { .. }
                | Event::Out(_)
                | Event::Knocked(..)
                | Event::Over(_)
                | Event::GameWon { .. }
                | Event::Settled { .. } => {}
            }
        }
    }
    findings.sort_by_key(|finding| finding.entry);
    findings
}
