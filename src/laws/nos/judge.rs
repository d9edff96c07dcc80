mod billitonnen;
mod close;
mod count;
mod draft;
mod evening;
mod opening;
mod play;
mod turn;

use self::billitonnen::JudgeBillitonnen;
use self::close::JudgeClose;
use self::count::JudgeCount;
use self::draft::Draft;
use self::evening::JudgeEvening;
use self::opening::JudgeOpening;
use self::play::JudgePlay;
use self::turn::JudgeTurn;
use super::{
    Act, Because, Ending, Event, Foul, FoundBy, Hand, Need, NosDenial, Progress, Refusal, Session,
    Stage, When,
};
use crate::nos::session::NosTable;
use draft::{JudgeNeeds, refuse};
use easy_ext::ext;
use nos_base::{Denial, Name, article};
use nos_entry::What;
use nos_law::{Judged, Refused, ruling};

pub(super) fn judge(table: &Session, act: &Act, ruling: &mut ruling::Draft<'_, Event>) -> Judged {
    let mut draft = Draft::new(table, ruling);
    table.decide(&mut draft, act)?;
    draft.done();
    Ok(())
}

pub(super) fn judge_shared(
    table: &Session,
    what: &What,
    ruling: &mut ruling::Draft<'_, Event>,
) -> Judged {
    let mut draft = Draft::new(table, ruling);
    match what {
        What::Seat(_) => draft.cite(article(1, 3)),
        What::House(setting) => table.judge_house(*setting)?,
        What::Deal => table.judge_deal(&mut draft)?,
        What::Void => table.judge_void(&mut draft)?,
        What::Settle => table.judge_settle(&mut draft)?,
        _ => {}
    }
    draft.done();
    Ok(())
}

#[ext(JudgeEntry)]
pub(crate) impl Session {
    fn decide(&self, draft: &mut Draft, act: &Act) -> Judged {
        match act {
            Act::Join { name, after } => self.judge_join(draft, name, after.as_ref()),
            Act::Retire(name) => self.judge_retire(draft, name),
            Act::Pot(name) => self.judge_pot(draft, name),
            Act::Billitonnen => self.judge_billitonnen(draft),
            Act::Recount(counted) => self.judge_recount(draft, counted),
            Act::Reshuffle => self.judge_reshuffle(draft),
            Act::Short { name, tiles } => self.judge_short(draft, name, *tiles),
            Act::Excess { name, tiles, kept } => self.judge_excess(draft, name, *tiles, *kept),
            Act::Set { name, tile, drawn } => self.judge_set(draft, name.as_ref(), *tile, *drawn),
            Act::Announce(announced) => self.judge_announce(draft, *announced),
            Act::Declare { name, tiles } => self.judge_declare(draft, name, tiles),
            Act::Draw { name, tiles } => self.judge_draw(draft, name.as_ref(), *tiles),
            Act::Play(play) => self.judge_play(draft, play),
            Act::Claim(name) => self.judge_claim(draft, name.as_ref()),
            Act::Pass(name) => self.judge_pass(draft, name.as_ref()),
            Act::Wait(name) => self.judge_wait(draft, name.as_ref()),
            Act::Nos(name) => self.judge_nos(draft, name),
            Act::Block(name) => self.judge_block(draft, name.as_ref()),
            Act::Refute { name, tile } => self.judge_refute(draft, name, *tile),
            Act::Uphold => self.judge_uphold(draft),
            Act::Foul { name, kind } => self.judge_foul(draft, name, *kind),
            Act::Reveal { name, tiles } => self.judge_reveal(draft, name, tiles),
            Act::Count { name, spots } => self.judge_count(draft, name, *spots),
            Act::Lot(lots) => match self.billitonnen() {
                Some(game) => self.judge_lead(draft, game, lots),
                None => self.judge_lot(draft, lots),
            },
            Act::Starter(lies) => self.judge_starter(draft, *lies),
            Act::Flip { name, tile, on } => self.judge_flip(draft, name.as_ref(), *tile, *on),
        }
    }

    fn can_come_now(&self, what: &What) -> Judged {
        let stage = self.hand().and_then(Hand::round).map(|round| round.stage);
        let is_claimed = matches!(stage, Some(Stage::Claimed { .. }));
        match (what, what.act()) {
            (_, Some(Act::Draw { .. } | Act::Play(_) | Act::Claim(_) | Act::Nos(_))) => Ok(()),
            (_, Some(Act::Refute { .. } | Act::Uphold | Act::Foul { .. })) => Ok(()),
            (What::Note(_), _) => Ok(()),
            (What::Void, _) => self.hand_now().map(|_| ()),
            _ if is_claimed => refuse(Refusal::CloseIsOpen),
            (What::Settle, _) => self.between_hands(),
            (What::Deal, _) => self.can_deal(),
            _ => Ok(()),
        }
    }

    /// Judges a foul called by the table (chapter 11).
    fn judge_foul(&self, draft: &mut Draft, name: &Name, foul: Foul) -> Judged {
        match self.game.progress {
            Progress::Hand(_) => {}
            Progress::Between(_) if self.hands() > 0 => {}
            Progress::Lobby => return refuse(Refused::NobodySeated),
            _ => return refuse(Refusal::NotNow(Need::FoulsCallable)),
        }
        let player = self.player(name)?;
        let none = || Refusal::NoSuchFoul(foul, self.name(player));
        let FoundBy::Called(_, when) = foul.row().found else { return refuse(none()) };
        match when {
            When::Always => {
                draft.foul(player, foul, Because::Article);
            }
            When::WithoutTiles => {
                let hand = self.latest_hand();
                let held = hand.and_then(|hand| Some(hand.tiles.number(hand.seat(player)?)));
                refuse_if!(held.is_some_and(|tiles| tiles > 0), none());
                draft.foul(player, foul, Because::Article);
            }
            When::Denied(kind) => {
                let hand = self.latest_hand().ok_or_else(none)?;
                let seat = hand.seat(player).ok_or_else(none)?;
                let open = |denial: &(usize, &Denial<_, _>, &NosDenial)| {
                    denial.1.seat == seat && denial.2.kind == kind && denial.2.punished.is_none()
                };
                let found = hand.denials().rfind(open).ok_or_else(none)?;
                let (denial, no) = (found.0, found.1.no);
                draft.verdict(player, foul, None, Because::Article);
                let each = draft.punish(player, found.2);
                draft.event(Event::Punished { player, denial, kind, no, each });
            }
            When::DrawIsDue => {
                let (hand, round) = self.round_now().map_err(|_| none())?;
                let is_due = hand.due_to_draw() > 0 && hand.seat(player) == Some(round.turn);
                refuse_if!(!is_due, none());
                draft.foul(player, foul, Because::Article);
                if round.stage == Stage::Closed {
                    draft.event(Event::Over(Ending::Closed));
                }
            }
        }
        Ok(())
    }
}
