use crate::nos::session::NosTable;
use crate::nos::{Hand, Need, Progress, Refusal, Round, Seat, Session, TableState};
use easy_ext::ext;
use nos_base::{Name, Tile};
use nos_law::{Judged, Objection, Refused};

pub(super) fn refuse<T>(refusal: impl Into<Objection>) -> Judged<T> {
    Err(refusal.into())
}

#[ext(JudgeNeeds)]
pub(super) impl Session {
    fn hand_now(&self) -> Judged<&Hand> {
        match &self.game.progress {
            Progress::Hand(hand) => Ok(hand),
            Progress::Lobby => refuse(Refused::NobodySeated),
            Progress::Between(_) => refuse(Refusal::NotNow(Need::Hand)),
            _ => refuse(Refusal::NotNow(Need::Unsettled)),
        }
    }

    fn round_now(&self) -> Judged<(&Hand, &Round)> {
        let hand = self.hand_now()?;
        match &hand.table {
            TableState::Bare { .. } => refuse(Refusal::NotNow(Need::Set)),
            TableState::Set(set) => refuse(Refusal::AnnounceFirst(self.name_at(hand, set.on_set))),
            TableState::Game(round) => Ok((hand, round)),
        }
    }

    fn hand_goes_on(&self, hand: &Hand) -> Refusal {
        let uncounted =
            hand.uncounted().filter(|_| hand.is_over()).map(|seat| self.name_at(hand, seat));
        Refusal::HandGoesOn(self.hands(), uncounted.collect())
    }

    fn seat_named(&self, hand: &Hand, name: &Name) -> Judged<Seat> {
        let seat = hand.seat(self.player(name)?);
        seat.ok_or_else(|| Refused::HasLeft { name: name.clone() }.into())
    }

    fn seat_or(&self, hand: &Hand, name: Option<&Name>, else_this: Seat) -> Judged<Seat> {
        name.map_or(Ok(else_this), |name| self.seat_named(hand, name))
    }

    fn can_be_his(&self, hand: &Hand, seat: Seat, tile: Tile) -> Judged {
        self.can_be_there(&hand.tiles, seat, tile)?;
        let name = || self.name_at(hand, seat);
        refuse_if!(hand.tiles.number(seat) == 0, Refusal::NoTiles(name()));
        Ok(self.can_be_held(&hand.tiles, seat, tile)?)
    }

    fn between_hands(&self) -> Judged {
        match &self.game.progress {
            Progress::Between(_) => Ok(()),
            Progress::Lobby => refuse(Refused::NobodySeated),
            Progress::Hand(hand) => refuse(self.hand_goes_on(hand)),
            _ => refuse(Refusal::NotNow(Need::Unsettled)),
        }
    }
}
