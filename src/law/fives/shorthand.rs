//! What can be left out at the prompt because it follows from the session.

use super::session::{Lead, Phase, Session};
use crate::law::shorthand::{begins_with_verb, is_tile, names_before, part_tiles};
use crate::speech::shorthand::Shorthand;
use crate::table::name::Name;

/// Writes out what was left out.
pub(super) fn write_out<'a>(session: &'a Session, line: &mut Shorthand<'a>) {
    let first = line.text(0);
    if is_tile(first) {
        bare_tiles(session, line);
    } else if !(is_player(session, first, line) && named(session, line)) {
        line.write_out_verb();
    }
    match line.verb().map(|verb| verb.word) {
        Some("seat") => {
            for at in 1..line.words().len() {
                line.replace(at, line.text(at).trim_end_matches(','));
            }
        }
        Some("reveal") => {
            if is_tile(line.text(1))
                && let Some(name) = session.next_to_reveal()
            {
                line.insert(1, name.as_str());
            }
            part_tiles(line, 1);
        }
        Some("lot") => part_tiles(line, 1),
        _ => {}
    }
}

/// Whether the first word is a player's name, and not a verb that a tile can follow.
fn is_player(session: &Session, word: &str, line: &Shorthand<'_>) -> bool {
    let is_short = Name::new(word).is_some_and(|name| session.player(&name).is_ok());
    is_short && !begins_with_verb(line)
}

/// Writes out a line that begins with a player and goes on with a tile or a verb. Returns whether it does.
fn named(session: &Session, line: &mut Shorthand<'_>) -> bool {
    if !is_tile(line.text(1)) {
        return line.swap_verb();
    }
    let verb = match session.phase() {
        Phase::Between => "reveal",
        Phase::Lobby | Phase::Lot | Phase::Play | Phase::Finished => "play",
    };
    line.insert(0, verb);
    true
}

/// Writes out a line that begins with a tile: a play, unless the phase gives it another meaning.
fn bare_tiles<'a>(session: &'a Session, line: &mut Shorthand<'a>) {
    match (session.phase(), session.lead()) {
        (Phase::Lot, Lead::Lots(drawers)) => {
            part_tiles(line, 0);
            let names = drawers
                .iter()
                .filter_map(|own| session.players().get(own.index()));
            names_before(names, 0, line);
            line.insert(0, "lot");
        }
        (Phase::Between, _) if session.next_to_reveal().is_some() => line.insert(0, "reveal"),
        (Phase::Lobby | Phase::Lot | Phase::Between | Phase::Play | Phase::Finished, _) => {}
    }
}

impl Session {
    /// Whose tiles would be shown next: the first player, by seat, who still holds tiles and has not shown them.
    pub fn next_to_reveal(&self) -> Option<&Name> {
        let hand = self.latest_hand().filter(|hand| hand.is_over())?;
        let mut seats = hand.seats.seats();
        let seat = seats.find(|seat| !hand.is_out(*seat) && !hand.revealed[*seat])?;
        self.players().get(hand.player(seat).index())
    }
}
