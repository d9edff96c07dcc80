//! Billitonnen, tile by tile (chapter 13).

use super::draft::{Draft, refuse};
use crate::nos::judge::evening::JudgeEvening;
use crate::nos::session::NosTable;
use crate::nos::{
    Act, Arm, Billitonnen, Event, Flipped, Geometry, LineState, Need, Place, Progress, Refusal,
    SEATS_MAX, SEATS_MIN, Session, SetTile,
};
use easy_ext::ext;
use nos_base::{Name, Spots, Tile, article};
use nos_law::{Facts, Judged, Legal, Objection, Value};

#[ext(JudgeBillitonnen)]
pub(crate) impl Session {
    fn judge_billitonnen(&self, draft: &mut Draft) -> Judged {
        refuse_if!(self.game.progress != Progress::Settling, Refusal::NotNow(Need::Settled));
        let players = self.seated().len();
        let is_right = (SEATS_MIN..=SEATS_MAX).contains(&players);
        refuse_if!(!is_right, Refusal::BillitonnenPlayers(players));
        draft.cite(article(13, 1));
        draft.event(Event::BillitonnenBegun);
        Ok(())
    }

    fn billitonnen_now(&self) -> Judged<&Billitonnen> {
        Ok(self.billitonnen().ok_or(Refusal::NotNow(Need::Billitonnen))?)
    }

    /// Gives the lead to the most spots; if level, to the higher single end (article 13.1).
    fn judge_lead(&self, draft: &mut Draft, game: &Billitonnen, lots: &[(Name, Tile)]) -> Judged {
        refuse_if!(game.state != LineState::NoLead, Refusal::LeadTwice);
        let drawn = self.lots_of(lots, game.seats.all())?;
        draft.cite(article(13, 1));
        drawn
            .iter()
            .max_by_key(|(_, tile)| (tile.weight(), tile.high()))
            .into_iter()
            .for_each(|(player, _)| draft.event(Event::Lead(*player)));
        Ok(())
    }

    fn judge_starter(&self, draft: &mut Draft, (left, right): (Spots, Spots)) -> Judged {
        let game = self.billitonnen_now()?;
        refuse_if!(!game.has_starter(), Refusal::NoStarter);
        let set = SetTile { left, right };
        match game.state {
            LineState::NoLead => return refuse(Refusal::LeadFirst),
            LineState::Turning { .. } => return refuse(Refusal::InLine(set.tile())),
            LineState::NoTile { .. } => {}
        }
        draft.cite(article(13, 2));
        draft.event(Event::Started(set));
        Ok(())
    }

    fn judge_flip(
        &self,
        draft: &mut Draft,
        name: Option<&Name>,
        (left, right): (Spots, Spots),
        on: Option<Place>,
    ) -> Judged {
        let game = self.billitonnen_now()?;
        let lies = SetTile { left, right };
        let tile = lies.tile();
        match &game.state {
            LineState::NoLead => return refuse(Refusal::LeadFirst),
            LineState::NoTile { .. } if game.has_starter() => return refuse(Refusal::StarterFirst),
            LineState::NoTile { .. } | LineState::Turning { .. } => {}
        }
        let seat = game.turn().ok_or(Refusal::NobodyOnTurn)?;
        let player = game.seats[seat];
        let turn = || self.name(player);
        if let Some(name) = name {
            let named = self.player(name)?;
            refuse_if!(named != player, Refusal::NotHisTurn(self.name(named), turn()));
        }
        refuse_if!(game.laid().has(tile), Refusal::InLine(tile));
        match game.rows[seat].front() {
            Some(Some(first)) if *first != tile => {
                return refuse(Refusal::NotFirstInRow(tile, turn(), *first));
            }
            Some(None) => {
                if let Some(holder) = game.known_in(tile) {
                    return refuse(Refusal::InRow(tile, self.name(game.seats[holder])));
                }
            }
            _ => {}
        }
        let to = match game.ends() {
            Some(ends) => line_end(ends, tile, on).map_err(|refusal| match refusal {
                both @ Refusal::BothEnds(..) => {
                    let ends = [Arm::Left, Arm::Right].map(|arm| {
                        let act = Act::Flip {
                            name: name.cloned(),
                            tile: (left, right),
                            on: Some(Place::Arm(arm)),
                        };
                        let facts = Facts::new().with("arm", arm.word());
                        Legal::listed(act, tile, facts.with("open", Value::None))
                    });
                    Objection::with_ways(both, ends.into())
                }
                refusal => refusal.into(),
            })?,
            None if on.is_some() => return refuse(Refusal::NoEndYet),
            None => Flipped::Set,
        };
        draft.cite(match to {
            Flipped::Set => article(13, 3),
            _ => article(13, 4),
        });
        draft.event(Event::TileFlipped { player, tile: lies, to });
        if to != Flipped::Back && game.rows[seat].len() == 1 {
            draft.cite(article(13, 5));
            self.pot_goes_to(draft, player);
        }
        Ok(())
    }
}

/// Returns the end of the line for a turned tile (article 13.4).
fn line_end(line: SetTile, tile: Tile, on: Option<Place>) -> Result<Flipped, Refusal> {
    let (left, right) = (tile.has(line.left), tile.has(line.right));
    let wanted = match on {
        None if left && right && line.left != line.right => {
            return Err(Refusal::BothEnds(tile, line.left, line.right));
        }
        None => (left, right),
        Some(Place::Arm(Arm::Left)) => (left, false),
        Some(Place::Arm(Arm::Right)) => (false, right),
        Some(Place::Arm(_)) => return Err(Refusal::NoSuchArm(Geometry::Line)),
        Some(Place::Shows(end)) => (left && line.left == end, right && line.right == end),
    };
    match (wanted, on) {
        ((true, _), _) => Ok(Flipped::Left),
        ((_, true), _) => Ok(Flipped::Right),
        (_, None) => Ok(Flipped::Back),
        (_, Some(place)) => Err(Refusal::NotOnThatEnd(tile, place)),
    }
}
