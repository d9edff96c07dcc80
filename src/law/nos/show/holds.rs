//! Who can hold what in a hand of Nos.

use crate::law::holds::{Answer, InHands};
use crate::law::nos::hand::{DenialKind, Denied};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::PlayerId;
use crate::law::{Law, Names};
use crate::print::look::Look;

/// What everybody can hold, or only this player; `None` while no set lies.
pub fn json(session: &Session, only: Option<PlayerId>) -> Option<Answer> {
    let names = session.names();
    Some(in_hands(session, &names)?.json(only))
}

/// What everybody can hold, or only this player, in lines.
pub fn words(session: &Session, only: Option<PlayerId>, look: &Look) -> Vec<String> {
    let names = session.names();
    let told = match in_hands(session, &names) {
        Some(hands) => hands.words(only),
        None => vec!["No set lies: nothing is known of the hands yet.".to_owned()],
    };
    look.set(&told)
}

fn in_hands<'a>(session: &'a Session, names: &'a Names) -> Option<InHands<'a, Denied>> {
    let hand = session.hand()?;
    Some(InHands {
        holds: hand.holds()?,
        seats: &hand.seats,
        names,
        denied: |denied| match denied.kind {
            DenialKind::Pass => "passed",
            DenialKind::DrawnSet => "drew for the set",
            DenialKind::HigherDouble => "let a lower double be set",
        },
    })
}
