//! Who can hold what in the last hand.

use crate::law::Names;
use crate::law::fives::session::Session;
use crate::law::holds::{Answer, InHands};
use crate::print::look::Look;
use crate::table::seat::PlayerId;

/// What everybody can hold, or only this player; `None` before the lead, after `void` and after `settle`.
pub fn json(session: &Session, only: Option<PlayerId>) -> Option<Answer> {
    let names = session.names();
    Some(in_hands(session, &names)?.json(only))
}

/// What everybody can hold, or only this player, in lines.
pub fn words(session: &Session, only: Option<PlayerId>, look: &Look) -> Vec<String> {
    let names = session.names();
    let told = match in_hands(session, &names) {
        Some(hands) => hands.words(only),
        None => vec!["No tile lies: nothing is known of the hands.".to_owned()],
    };
    look.set(&told)
}

fn in_hands<'a>(session: &'a Session, names: &'a Names) -> Option<InHands<'a, ()>> {
    let hand = session.latest_hand().filter(|_| !session.is_settled())?;
    Some(InHands {
        holds: hand.holds()?,
        seats: &hand.seats,
        names,
        denied: |()| "knocked",
    })
}
