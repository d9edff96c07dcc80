//! Sessions that differ only in what everybody has: balances, the pot, and what was paid in the hand.

use super::hand::Hand;
use super::ruling::{Event, Ruling};
use super::session::{Player, Progress, Session};
use crate::law::reach::Reach;

impl Session {
    /// Whether both are the same but for what everybody has.
    pub(super) fn is_same_but_for_accounts(&self, other: &Session) -> bool {
        let Session {
            begun,
            house,
            roster,
            seats,
            pot: _,
            hands,
            next_set,
            progress,
        } = self;
        let name = |player: &Player| player.name.clone();
        *begun == other.begun
            && *hands == other.hands
            && *seats == other.seats
            && *next_set == other.next_set
            && *house == other.house
            && roster.iter().map(name).eq(other.roster.iter().map(name))
            && match (progress, &other.progress) {
                (Progress::Between(Some(one)), Progress::Between(Some(other)))
                | (Progress::Hand(one), Progress::Hand(other)) => one.is_same_but_for_paid(other),
                (one, other) => one == other,
            }
    }

    /// What each player has more than in another session.
    pub(super) fn more_than(&self, other: &Session) -> Vec<i64> {
        let both = self.roster.iter().zip(&other.roster);
        both.map(|(own, other)| own.balance - other.balance)
            .collect()
    }

    /// This session as it is if `was`, an earlier one, had been `is`. They differ only in what everybody has.
    pub(super) fn moved(&self, was: &Session, is: &Session) -> Session {
        let mut moved = self.clone();
        moved.pot += is.pot - was.pot;
        for (player, more) in moved.roster.iter_mut().zip(is.more_than(was)) {
            player.balance += more;
        }
        if self.hands == was.hands
            && let Some(hand) = moved.latest_hand_mut()
            && let (Some(was), Some(is)) = (was.latest_hand(), is.latest_hand())
        {
            for one in hand.seats.seats() {
                for other in hand.seats.seats() {
                    hand.paid[one][other] += is.paid[one][other] - was.paid[one][other];
                }
            }
        }
        moved
    }

    /// Notes what everybody has, after a ruling that was applied, and whether it depends on that.
    pub(super) fn note_reach(&self, ruling: Option<&Ruling>, reach: &mut Reach) {
        let is_settling =
            self.is_settled() || ruling.is_some_and(|own| own.events.iter().any(depends));
        if is_settling {
            reach.depend();
        }
        if ruling.is_none_or(|own| !own.transfers.is_empty() || own.events.iter().any(seats)) {
            reach.note(self.roster.iter().map(|player| player.balance));
        }
    }
}

/// Whether an event depends on what everybody has, or on what was paid.
fn depends(event: &Event) -> bool {
    matches!(
        event,
        Event::HouseTurned(_)
            | Event::Left(_)
            | Event::Settled
            | Event::PotEmpty
            | Event::PotTaken(_)
            | Event::BillitonnenBegun
            | Event::Recounted(_)
            | Event::Voided
    )
}

fn seats(event: &Event) -> bool {
    matches!(event, Event::Seated(_) | Event::Joined(..))
}

impl Hand {
    fn is_same_but_for_paid(&self, other: &Hand) -> bool {
        let Hand {
            seats,
            first,
            holdings,
            tiles,
            table,
            first_out,
            paid: _,
        } = self;
        *seats == other.seats
            && *first == other.first
            && *first_out == other.first_out
            && *table == other.table
            && *holdings == other.holdings
            && *tiles == other.tiles
    }
}
