//! What can be left out at the prompt because it follows from the session.

use super::{LineState, NextSet, Phase, Progress, Session};
use crate::dominoes::tile::Tile;
use crate::law::game::Piece as _;
use crate::law::shorthand::{begins_with_verb, is_digits, join_numbers, names_before, part_tiles};
use crate::speech::shorthand::Shorthand;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

/// Writes out what was left out.
pub(super) fn write_out<'a>(session: &'a Session, line: &mut Shorthand<'a>) {
    let phase = session.now();
    // A bare number announces then.
    if phase != Phase::Set {
        join_numbers::<Tile>(line, |name| session.player(name).is_ok());
    }
    let first = line.text(0);
    if phase == Phase::Set && is_digits(first) && first.len() <= 2 {
        line.insert(0, "announce");
    } else if Tile::begins(first) {
        bare_tiles(session, phase, line);
    } else if !(is_player(session, first, line) && named(phase, line)) {
        line.write_out_verb();
    }
    match line.verb().map(|verb| verb.word) {
        Some("nos") if line.words().len() == 1 => {
            let last = session
                .hand()
                .and_then(|hand| Some(hand.player(hand.last_to_lay()?)));
            if let Some(name) = last.and_then(|player| session.players().get(player.index())) {
                line.insert(1, name.as_str());
            }
        }
        Some("recount") => {
            let counted = line.words().get(1..).unwrap_or_default();
            let is_bare = counted.len() == session.seated().len()
                && counted.iter().all(|word| is_digits(word.text));
            if is_bare {
                each_named(session, session.seated().iter().copied(), 1, line);
            }
        }
        Some("seat") => {
            for at in 1..line.words().len() {
                line.replace(at, line.text(at).trim_end_matches(','));
            }
        }
        Some("reveal") => {
            if Tile::begins(line.text(1)) {
                let player = session.next_to_count();
                each_named(session, player.into_iter(), 1, line);
            }
            part_tiles(line, 1);
        }
        Some("declare" | "lot") => part_tiles(line, 1),
        Some("set") => part_drawn(line),
        None | Some("play") => write_out_tail(line),
        Some(_) => {}
    }
}

/// Separates the `d` of `drawn` from the tile before it.
fn part_drawn(line: &mut Shorthand<'_>) {
    let last = line.words().len().saturating_sub(1);
    let word = line.text(last);
    if let Some(tile) = word
        .strip_suffix(['d', 'D'])
        .filter(|tile| Tile::begins(tile))
    {
        line.split(last, tile.len());
    }
}

/// Writes out `st` or `c` at the end of a play.
fn write_out_tail(line: &mut Shorthand<'_>) {
    let last = line.words().len().saturating_sub(1);
    let is_play = last > 0 && line.words().iter().any(|word| Tile::begins(word.text));
    let tails = [("st", "stands"), ("c", "claim")];
    let mut tails = tails.into_iter().filter(|_| is_play);
    if let Some((_, tail)) = tails.find(|(short, _)| line.text(last).eq_ignore_ascii_case(short)) {
        line.replace(last, tail);
    }
}

/// Whether the first word is a player's name, and not a verb that a tile can follow.
fn is_player(session: &Session, word: &str, line: &Shorthand<'_>) -> bool {
    let is_short = Name::new(word).is_some_and(|name| session.player(&name).is_ok());
    is_short && !begins_with_verb::<Tile>(line)
}

/// Writes out a line that begins with a player and goes on with a tile or a verb. Returns whether it does.
fn named(phase: Phase, line: &mut Shorthand<'_>) -> bool {
    let verb = match phase {
        Phase::Dealt => "set",
        Phase::Over => "reveal",
        Phase::Billitonnen => "flip",
        _ => "play",
    };
    let is_tile = Tile::begins(line.text(1));
    if is_tile {
        line.insert(0, verb);
    }
    is_tile || line.swap_verb()
}

/// Writes out a line that begins with a tile: a play, unless the phase gives it another meaning.
fn bare_tiles<'a>(session: &'a Session, phase: Phase, line: &mut Shorthand<'a>) {
    match (phase, session.progress()) {
        (Phase::Dealt, _) => line.insert(0, "set"),
        (Phase::Over, _) if session.next_to_count().is_some() => line.insert(0, "reveal"),
        (Phase::Lots, _) => {
            if let NextSet::Lots(tied) = session.next_set() {
                lots(session, tied.iter().copied(), line);
            }
        }
        (Phase::Billitonnen, Progress::Billitonnen(game)) => match game.state {
            LineState::NoLead => lots(session, game.seats.iter().copied(), line),
            LineState::NoTile { .. } if game.has_starter() => line.insert(0, "starter"),
            _ => line.insert(0, "flip"),
        },
        _ => {}
    }
}

/// Writes out tiles as lots, one for each of these players in their order.
fn lots<'a>(
    session: &'a Session,
    players: impl Iterator<Item = PlayerId>,
    line: &mut Shorthand<'a>,
) {
    part_tiles(line, 0);
    each_named(session, players, 0, line);
    line.insert(0, "lot");
}

/// Inserts the names of these players, in their order, before the words from this one on.
fn each_named<'a>(
    session: &'a Session,
    players: impl Iterator<Item = PlayerId>,
    from: usize,
    line: &mut Shorthand<'a>,
) {
    let names = players.filter_map(|player| session.players().get(player.index()));
    names_before(names, from, line);
}
