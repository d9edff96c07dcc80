//! Who can hold what, as JSON and in words, for every law that is played with dominoes.

use super::Names;
use crate::dominoes::contradiction::{Contradiction, Said, Statement};
use crate::dominoes::holds::{Held, Holds};
use crate::dominoes::tile::TileSet;
use crate::law::show::Object;
use crate::table::seat::{Circle, PlayerId};
use crate::text::width::counted;
use serde::Serialize;

/// Who can hold what in a hand, with what is needed to tell it.
pub struct InHands<'a, D> {
    /// What the record says.
    pub holds: Result<Holds, Contradiction<D>>,
    /// The players, clockwise.
    pub seats: &'a Circle,
    /// The players' names.
    pub names: &'a Names,
    /// The verb for what a player did to deny holding tiles, as in `Anna passed`.
    pub denied: fn(&D) -> &'static str,
}

/// What is said when the search through the counts of hands was too long.
const COUNTS_LEFT_OUT: &str = "There were too many ways to make up the counts of the hands, so these are left out: less may be possible, and more certain.";

/// The answer to `holds`.
#[derive(Serialize)]
pub struct Answer {
    consistent: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<Object<String, Tiles>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    boneyard: Option<Tiles>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contradiction: Option<Vec<Contradicting>>,
    /// `false` if the counts of hands were left out; else not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
}

#[derive(Serialize)]
struct Tiles {
    count: u8,
    certain: Vec<String>,
    possible: Vec<String>,
}

#[derive(Serialize)]
struct Contradicting {
    entry: u32,
    player: String,
    says: &'static str,
    tiles: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spots: Option<u16>,
}

impl From<&Held> for Tiles {
    fn from(held: &Held) -> Tiles {
        Tiles {
            count: held.count,
            certain: listed(held.certain),
            possible: listed(held.possible),
        }
    }
}

fn listed(tiles: TileSet) -> Vec<String> {
    tiles.iter().map(|tile| tile.to_string()).collect()
}

impl<D: Copy> InHands<'_, D> {
    /// What everybody can hold, or only this player, for JSON.
    pub fn json(&self, only: Option<PlayerId>) -> Answer {
        match &self.holds {
            Ok(holds) => {
                let players = self.asked(holds, only);
                let players = players.map(|(name, held)| (name.to_owned(), held.into()));
                Answer {
                    consistent: true,
                    players: Some(Object(players.collect())),
                    boneyard: Some((&holds.boneyard).into()),
                    contradiction: None,
                    exact: holds.leaves_out_counts.then_some(false),
                }
            }
            Err(contradiction) => {
                let statements = contradiction.statements.iter();
                Answer {
                    consistent: false,
                    players: None,
                    boneyard: None,
                    contradiction: Some(statements.map(|own| self.contradicting(own)).collect()),
                    exact: None,
                }
            }
        }
    }

    /// What everybody can hold, or only this player, in sentences.
    pub fn words(&self, only: Option<PlayerId>) -> Vec<String> {
        match &self.holds {
            Ok(holds) => {
                let players = self.asked(holds, only);
                let mut told: Vec<String> = players.map(|(name, own)| held(name, own)).collect();
                if only.is_none() {
                    told.push(held("The boneyard", &holds.boneyard));
                }
                if holds.leaves_out_counts {
                    told.push(COUNTS_LEFT_OUT.to_owned());
                }
                told
            }
            Err(contradiction) => self.contradiction(contradiction),
        }
    }

    fn asked<'b>(
        &'b self,
        holds: &'b Holds,
        only: Option<PlayerId>,
    ) -> impl Iterator<Item = (&'b str, &'b Held)> {
        let players = self.seats.iter().zip(&holds.hands);
        let asked = players.filter(move |(player, _)| only.is_none_or(|only| only == **player));
        asked.map(|(player, held)| (self.names.of(*player), held))
    }

    fn contradicting(&self, statement: &Statement<D>) -> Contradicting {
        let (says, spots) = match statement.said {
            Said::Drew(_) => ("drew", None),
            Said::Laid(_) => ("laid", None),
            Said::Shown(_) => ("showed", None),
            Said::Denied(..) => ("denied", None),
            Said::Counted(spots) => ("counted", Some(spots)),
        };
        Contradicting {
            entry: statement.no.0,
            player: self.names.of(self.seats[statement.seat]).to_owned(),
            says,
            tiles: listed(statement.said.tiles()),
            spots,
        }
    }

    fn contradiction(&self, contradiction: &Contradiction<D>) -> Vec<String> {
        let mut told = vec![
            "The record contradicts itself: no distribution of the tiles agrees with all of it."
                .to_owned(),
            "These entries cannot all be right:".to_owned(),
        ];
        for statement in &contradiction.statements {
            let name = self.names.of(self.seats[statement.seat]);
            let words = match &statement.said {
                Said::Drew(tile) => format!("{name} drew {tile} for the set"),
                Said::Laid(tile) => format!("{name} laid {tile}"),
                Said::Shown(tiles) => format!("{name} showed {tiles}"),
                Said::Denied(own, tiles) => {
                    format!("{name} {}, so held none of {tiles}", (self.denied)(own))
                }
                Said::Counted(spots) => format!("{name} counted {spots}"),
            };
            told.push(format!("  #{} {words}.", statement.no));
        }
        told.push("Strike or fix the one that is wrong.".to_owned());
        told
    }
}

fn held(name: &str, held: &Held) -> String {
    let rest = held.possible.minus(held.certain);
    let open = held.count.saturating_sub(held.certain.len());
    let number = tiles(held.count);
    match (held.count, held.certain.is_empty(), open) {
        (0, ..) => format!("{name} holds no tile."),
        (_, _, 0) => format!("{name} holds {}, for certain.", held.certain),
        (_, true, _) => format!("{name} holds {number}: {open} of {rest}."),
        (_, false, _) => format!(
            "{name} holds {number}: {} for certain, and {open} of {rest}.",
            held.certain
        ),
    }
}

/// `1 tile`, `2 tiles`.
pub fn tiles(number: u8) -> String {
    counted(number.into(), "tile", "tiles")
}
