//! Fouls that the official calls (chapter 11).

use super::Draft;
use crate::law::nos::entry::FoulKind;
use crate::law::nos::hand::{DenialKind, Ending, Stage};
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::ruling::{Event, NotDue, Offence, Ruling};
use crate::law::nos::session::{Progress, Session};
use crate::table::name::Name;

impl Session {
    pub(super) fn judge_foul(
        &self,
        mut draft: Draft,
        name: &Name,
        kind: FoulKind,
    ) -> Result<Ruling, Refusal> {
        match self.progress {
            Progress::Hand(_) => {}
            Progress::Between(_) if self.hands > 0 => {}
            Progress::Lobby => return Err(Refusal::NobodySeated),
            _ => return Err(Refusal::NotNow(Need::FoulsCallable)),
        }
        let player = self.player(name)?;
        let none = || Refusal::NoSuchFoul(kind, self.name_of(player));
        match kind {
            FoulKind::Covering | FoulKind::Showing => {
                draft.foul(player, Offence::Called(kind));
            }
            FoulKind::Asking => {
                draft.foul(player, Offence::NotDue(NotDue::Called));
            }
            FoulKind::Advice => {
                let has_tiles = self.hand().is_some_and(|hand| {
                    hand.seat(player)
                        .is_some_and(|seat| hand.tiles.number(seat) > 0)
                });
                if has_tiles {
                    return Err(none());
                }
                draft.foul(player, Offence::Called(kind));
            }
            FoulKind::DrewWithDouble | FoulKind::PassedAble => {
                let denied = if kind == FoulKind::PassedAble {
                    DenialKind::Pass
                } else {
                    DenialKind::DrawnSet
                };
                let hand = self.latest_hand().ok_or_else(none)?;
                let seat = hand.seat(player).ok_or_else(none)?;
                let (at, denial) = hand
                    .tiles
                    .denials()
                    .iter()
                    .enumerate()
                    .rfind(|(_, denial)| {
                        denial.seat == seat && denial.own.kind == denied && !denial.own.punished
                    })
                    .ok_or_else(none)?;
                draft.verdict(player, Offence::Called(kind));
                let each = draft.punish(hand, at);
                draft.event(Event::Punished {
                    seat,
                    denial: at,
                    kind: denied,
                    no: denial.no,
                    each,
                });
            }
            FoulKind::NoDraw => {
                let hand = self.hand().ok_or_else(none)?;
                let round = hand.round().ok_or_else(none)?;
                let due = matches!(round.stage, Stage::Closed | Stage::Claimed { .. })
                    && hand.drawable() > 0;
                if !due || hand.seat(player) != Some(round.turn) {
                    return Err(none());
                }
                draft.foul(player, Offence::Called(kind));
                if round.stage == Stage::Closed {
                    draft.event(Event::Over(Ending::Closed));
                }
            }
        }
        Ok(draft.done())
    }
}
