//! Simulated players of Nos. They choose entries; the law judges them.

mod games;
mod hand;
mod table;

use super::plan::is_matador;
use super::{
    Act, Arm, Billitonnen, Entry, Event, LineState, Manner, Place, PlayerId, Progress, Ruling,
    SEATS_MAX, SEATS_MIN, Session, Tail,
};
use crate::nos::session::NosTable;
use easy_ext::ext;
use hand::{Scene, lying};
use nos_base::{Name, Tile, TileSet};
use nos_entry::What;
use nos_law::{Luck, Opener};
use table::TrueTable;
pub(super) use table::table;

/// The names of guests. Some begin with another name.
const NAMES: [&str; 16] = [
    "Anna", "Bram", "Cees", "Dirk", "Eva", "Fien", "Gijs", "Hanna", "Ineke", "Jan", "Jan-Piet",
    "Koos", "Lotte", "Maaike", "Niels", "Saskia",
];

const NOTES: [&str; 4] =
    ["a short break", "the coffee is spilt", "the window is opened", "the tiles are wiped"];

fn is_doubtful(entry: &Entry, ruling: &Ruling) -> bool {
    let is_plain = |manner: &Manner| matches!(manner, Manner::Turn { immediate: false });
    let is_doubtful =
        |event: &Event| matches!(event, Event::Laid { manner, .. } if !is_plain(manner));
    let Some(act) = entry.what.act() else { return false };
    match act {
        Act::Play(play) if play.tail == Tail::Claim || is_matador(play.tile) => true,
        Act::Play(_) => ruling.events_of::<Event>().any(is_doubtful),
        Act::Pass(_) | Act::Wait(_) | Act::Block(_) | Act::Claim(_) | Act::Nos(_) => true,
        Act::Declare { .. } | Act::Excess { .. } | Act::Refute { .. } => true,
        Act::Set { drawn, .. } => *drawn,
        _ => false,
    }
}

fn either<T>(luck: &mut Luck, one: T, other: T) -> T {
    if luck.once_in(2) { one } else { other }
}

#[ext(SimulatePlay)]
pub(crate) impl Session {
    fn next(&self, table: &mut TrueTable, luck: &mut Luck) -> Option<What> {
        Some(match &self.game.progress {
            Progress::Lobby => self.arrive(table, luck),
            Progress::Between(_) => match &self.opener {
                Opener::Lots(tied) => self.drawn(tied, luck).into(),
                Opener::Nobody | Opener::Of(_) => self.rests(table, luck)?,
            },
            Progress::Hand(hand) => Scene { session: self, hand, table, luck }.next()?,
            Progress::Settling => {
                let player = luck.pick(self.seated())?;
                either(luck, Act::Billitonnen, Act::Pot(self.name(player))).into()
            }
            Progress::Billitonnen(game) => self.turned(game, table, luck)?.into(),
            Progress::Finished => return None,
        })
    }

    fn arrive(&self, table: &mut TrueTable, luck: &mut Luck) -> What {
        if let Some(rule) =
            games::house_rule(&table.games).filter(|_| self.rules().differing().count() == 0)
        {
            return What::House(rule);
        }
        table.names = NAMES.to_vec();
        luck.shuffle(&mut table.names);
        let by_chance = SEATS_MIN + luck.below(SEATS_MAX - SEATS_MIN + 1);
        let standing = NAMES.len().saturating_sub(table.players.unwrap_or(by_chance));
        What::Seat(table.names.split_off(standing).into_iter().filter_map(Name::new).collect())
    }

    fn rests(&self, table: &mut TrueTable, luck: &mut Luck) -> Option<What> {
        if let Some(act) = table.about_to.pop_front() {
            return Some(act.into());
        }
        let someone = luck.pick(self.seated()).map(|player| self.name(player))?;
        if self.hands() > 0 && table.is_tempted(luck) {
            // A count that differs from the book, or a foul called late.
            let chips = 400 + luck.below(200) as u32;
            return if luck.once_in(4) {
                Some(Act::Recount(vec![(someone, chips)]).into())
            } else {
                hand::called(self, self.latest_hand(), table, luck).map(What::from)
            };
        }
        if self.hands() >= table.hands_wished {
            return Some(What::Settle);
        }
        Some(match luck.below(40) {
            0 => What::Note(luck.pick(&NOTES)?.to_owned()),
            1 | 2 => {
                let count = |player: &PlayerId| {
                    Some((self.name(*player), u32::try_from(self.balance(*player)).ok()?))
                };
                let counted: Vec<_> = self
                    .seated()
                    .iter()
                    .filter_map(count)
                    .take(1 + luck.below(SEATS_MAX))
                    .collect();
                if counted.is_empty() { What::Deal } else { Act::Recount(counted).into() }
            }
            3 | 4 if self.seated().len() > SEATS_MIN => Act::Retire(someone).into(),
            5..=7 if self.seated().len() < SEATS_MAX => {
                match table.names.pop().and_then(Name::new) {
                    Some(name) => {
                        Act::Join { name, after: luck.once_in(2).then_some(someone) }.into()
                    }
                    None => What::Deal,
                }
            }
            _ => What::Deal,
        })
    }

    fn drawn(&self, players: &[PlayerId], luck: &mut Luck) -> Act {
        let names = players.iter().map(|player| self.name(*player));
        Act::Lot(names.zip(luck.shuffled(TileSet::set(6))).collect())
    }

    fn turned(&self, game: &Billitonnen, table: &TrueTable, luck: &mut Luck) -> Option<Act> {
        match game.state {
            LineState::NoLead => return Some(self.drawn(self.seated(), luck)),
            LineState::NoTile { .. } if game.has_starter() => {
                return Some(Act::Starter(lying(table.starter?, luck)));
            }
            _ => {}
        }
        if game.is_stuck() {
            // The fewest spots; ties are decided by lot (article 13.6).
            let weight = |tile: &Tile| u32::from(tile.weight());
            let spots = |seat| table.rows[seat].iter().map(weight).sum::<u32>();
            let least = game.seats.seats().map(spots).min();
            let is_least = |seat: &_| Some(spots(*seat)) == least;
            let level: Vec<_> = game.seats.seats().filter(is_least).collect();
            return Some(Act::Pot(self.name(game.seats[luck.pick(&level)?])));
        }
        let turn = game.turn()?;
        let tile = table.rows[turn].front().copied()?;
        let fits_both = |ends: &super::SetTile| {
            ends.left != ends.right && tile.has(ends.left) && tile.has(ends.right)
        };
        let arm = either(luck, Arm::Left, Arm::Right);
        Some(Act::Flip {
            name: Some(self.name(game.seats[turn])),
            tile: lying(tile, luck),
            on: game.ends().filter(fits_both).map(|_| Place::Arm(arm)),
        })
    }
}
