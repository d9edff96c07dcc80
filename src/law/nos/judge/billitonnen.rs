//! Billitonnen, tile by tile (chapter 13).

use super::Draft;
use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::billitonnen::{Billitonnen, LineState};
use crate::law::nos::entry::Place;
use crate::law::nos::hand::{SEATS_MAX, SEATS_MIN};
use crate::law::nos::plan::{Arm, Geometry};
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::ruling::{Event, Flipped};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::set::SetTile;
use crate::table::article::article;
use crate::table::name::Name;

impl Session {
    pub(super) fn judge_billitonnen(&self, draft: &mut Draft) -> Result<(), Refusal> {
        if !matches!(self.progress, Progress::Settling) {
            return Err(Refusal::NotNow(Need::Settled));
        }
        let players = self.seats.len();
        if !(SEATS_MIN..=SEATS_MAX).contains(&players) {
            return Err(Refusal::BillitonnenPlayers(players));
        }
        draft.cite(article(13, 1));
        draft.event(Event::BillitonnenBegun);
        Ok(())
    }

    fn billitonnen_now(&self) -> Result<&Billitonnen, Refusal> {
        match &self.progress {
            Progress::Billitonnen(game) => Ok(game),
            _ => Err(Refusal::NotNow(Need::Billitonnen)),
        }
    }

    pub(super) fn judge_starter(
        &self,
        draft: &mut Draft,
        left: Spots,
        right: Spots,
    ) -> Result<(), Refusal> {
        let game = self.billitonnen_now()?;
        if !game.has_starter() {
            return Err(Refusal::NoStarter);
        }
        match game.state {
            LineState::NoLead => return Err(Refusal::LeadFirst),
            LineState::Turning { .. } => return Err(Refusal::InLine(Tile::new(left, right))),
            LineState::NoTile { .. } => {}
        }
        draft.cite(article(13, 2));
        draft.event(Event::Started(SetTile { left, right }));
        Ok(())
    }

    pub(super) fn judge_flip(
        &self,
        draft: &mut Draft,
        name: Option<&Name>,
        (first, second): (Spots, Spots),
        on: Option<Place>,
    ) -> Result<(), Refusal> {
        let game = self.billitonnen_now()?;
        let tile = Tile::new(first, second);
        let line = match &game.state {
            LineState::NoLead => return Err(Refusal::LeadFirst),
            LineState::NoTile { .. } if game.has_starter() => return Err(Refusal::StarterFirst),
            LineState::NoTile { .. } => None,
            LineState::Turning { line, .. } => Some(*line),
        };
        let turn = game.turn().ok_or(Refusal::NobodyOnTurn)?;
        let turn_player = game.seats[turn];
        if let Some(name) = name {
            let player = self.player(name)?;
            if player != turn_player {
                return Err(Refusal::NotHisTurn {
                    name: self.name_of(player),
                    turn: self.name_of(turn_player),
                });
            }
        }
        if game.laid.has(tile) {
            return Err(Refusal::InLine(tile));
        }
        match game.row(turn).front() {
            Some(Some(known)) if *known != tile => {
                return Err(Refusal::NotFirstInRow(
                    self.name_of(turn_player),
                    tile,
                    *known,
                ));
            }
            Some(None) => {
                if let Some(holder) = game.known_in(tile) {
                    return Err(Refusal::InRow(tile, self.name_of(game.seats[holder])));
                }
            }
            _ => {}
        }
        let to = match (line, on) {
            (None, None) => Flipped::Set,
            (None, Some(_)) => return Err(Refusal::NoEndYet),
            (Some(line), on) => {
                let (left, right) = (tile.has(line.left), tile.has(line.right));
                let wrong = |place| Refusal::NotOnThatEnd(tile, place);
                match on {
                    Some(place @ Place::Arm(Arm::Left)) => {
                        left.then_some(Flipped::Left).ok_or_else(|| wrong(place))?
                    }
                    Some(place @ Place::Arm(Arm::Right)) => right
                        .then_some(Flipped::Right)
                        .ok_or_else(|| wrong(place))?,
                    Some(Place::Arm(_)) => return Err(Refusal::NoSuchArm(Geometry::Line)),
                    Some(place @ Place::Shows(end)) => {
                        match (left && line.left == end, right && line.right == end) {
                            (true, _) => Flipped::Left,
                            (_, true) => Flipped::Right,
                            _ => return Err(wrong(place)),
                        }
                    }
                    None => match (left, right) {
                        (true, true) if line.left != line.right => {
                            return Err(Refusal::BothEnds(tile, line.left, line.right));
                        }
                        (true, _) => Flipped::Left,
                        (_, true) => Flipped::Right,
                        _ => Flipped::Back,
                    },
                }
            }
        };
        draft.cite(if to == Flipped::Set {
            article(13, 3)
        } else {
            article(13, 4)
        });
        draft.event(Event::TileFlipped {
            player: turn_player,
            tile: SetTile {
                left: first,
                right: second,
            },
            to,
        });
        if to != Flipped::Back && game.row(turn).len() == 1 {
            draft.cite(article(13, 5));
            self.pot_goes_to(draft, turn_player);
        }
        Ok(())
    }
}
