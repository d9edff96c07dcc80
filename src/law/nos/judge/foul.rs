//! Fouls that the table calls (chapter 11).

use super::Draft;
use crate::law::nos::fouls::{Foul, Found, When};
use crate::law::nos::hand::{Ending, Stage};
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::ruling::Event;
use crate::law::nos::session::{Progress, Session};
use crate::table::name::Name;

impl Session {
    pub(super) fn judge_foul(
        &self,
        draft: &mut Draft,
        name: &Name,
        foul: Foul,
    ) -> Result<(), Refusal> {
        match self.progress {
            Progress::Hand(_) => {}
            Progress::Between(_) if self.hands > 0 => {}
            Progress::Lobby => return Err(Refusal::NobodySeated),
            _ => return Err(Refusal::NotNow(Need::FoulsCallable)),
        }
        let player = self.player(name)?;
        let none = || Refusal::NoSuchFoul(foul, self.name_of(player));
        let Found::Called(.., when) = foul.row().found else {
            return Err(none());
        };
        match when {
            When::Always => {
                draft.foul(player, foul);
            }
            When::WithoutTiles => {
                let has_tiles = self.hand().is_some_and(|hand| {
                    hand.seat(player)
                        .is_some_and(|seat| hand.tiles.number(seat) > 0)
                });
                if has_tiles {
                    return Err(none());
                }
                draft.foul(player, foul);
            }
            When::Denied(kind) => {
                let hand = self.latest_hand().ok_or_else(none)?;
                let seat = hand.seat(player).ok_or_else(none)?;
                let (at, denial) = hand
                    .tiles
                    .denials()
                    .iter()
                    .enumerate()
                    .rfind(|(_, own)| own.seat == seat && own.own.kind == kind && !own.own.punished)
                    .ok_or_else(none)?;
                draft.verdict(player, foul);
                let each = draft.punish(hand, at);
                draft.event(Event::Punished {
                    player,
                    denial: at,
                    kind,
                    no: denial.no,
                    each,
                });
            }
            When::DrawIsDue => {
                let hand = self.hand().ok_or_else(none)?;
                let round = hand.round().ok_or_else(none)?;
                let due = matches!(round.stage, Stage::Closed | Stage::Claimed { .. })
                    && hand.drawable() > 0;
                if !due || hand.seat(player) != Some(round.turn) {
                    return Err(none());
                }
                draft.foul(player, foul);
                if round.stage == Stage::Closed {
                    draft.event(Event::Over(Ending::Closed));
                }
            }
        }
        Ok(())
    }
}
