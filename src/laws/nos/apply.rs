//! Applies effects. Nothing here decides or fails.

mod hand;

use super::billitonnen::Billitonnen;
use super::hand::Hand;
use super::ruling::Event;
use super::session::{NosTable, Progress, Session};
use easy_ext::ext;
use nos_base::table::seat::Circle;
use nos_law::EntryNo;
use nos_law::effect::{Effect, Transfer};
use nos_law::table::Opener;

pub(super) fn apply_effect(table: &mut Session, effect: &Effect) {
    match effect {
        Effect::Seated(_) | Effect::Voided => table.game.progress = Progress::Between(None),
        Effect::Left(player) if table.opener == Opener::Of(*player) => {
            table.opener = Opener::Nobody;
        }
        Effect::Paid(paid) => table.paid_in_hand(paid),
        Effect::Settled => table.game.progress = Progress::Settling,
        Effect::Dealt { opener, .. } => {
            let seats = Circle::of(table.seated());
            let on_set = opener.and_then(|on_set| seats.seat(on_set));
            table.game.progress = Progress::Hand(Box::new(Hand::new(seats, on_set)));
        }
        _ => {}
    }
}

#[ext(ApplyPlay)]
pub(crate) impl Session {
    fn paid_in_hand(&mut self, paid: &Transfer) {
        let players = paid.from.first().zip(paid.to.first());
        if let (Some((from, to)), Some(hand)) = (players, self.latest_hand_mut())
            && let (Some(from), Some(to)) = (hand.seat(from), hand.seat(to))
        {
            hand.paid[from][to] += paid.amount;
            hand.paid[to][from] -= paid.amount;
        }
    }

    fn happens(&mut self, no: EntryNo, event: &Event) {
        match event {
            Event::PotEmpty | Event::PotTaken(_) => self.game.progress = Progress::Finished,
            Event::HandScored(next) => {
                self.opener = next.clone();
                self.game.progress = match std::mem::take(&mut self.game.progress) {
                    Progress::Hand(hand) => Progress::Between(Some(hand)),
                    other => other,
                };
            }
            Event::LotsDrawn(next) => self.opener = next.clone(),
            Event::BillitonnenBegun => {
                let game = Billitonnen::new(Circle::of(self.seated()));
                self.game.progress = Progress::Billitonnen(Box::new(game));
            }
            event => {
                let house = self.rules();
                match &mut self.game.progress {
                    Progress::Billitonnen(game) => game.apply_event(event),
                    Progress::Hand(hand) | Progress::Between(Some(hand)) => {
                        hand.apply_event(no, event, &house)
                    }
                    _ => None,
                };
            }
        }
    }
}
