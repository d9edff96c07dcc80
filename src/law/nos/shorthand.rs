//! What can be left out at the prompt because it follows from the session.

use super::{LineState, Phase, Progress, Session};
use crate::dominoes::tile::Tile;
use crate::law::derive::speech;
use crate::law::derive::speech::{is_digits, names_before, part_tiles};
use crate::law::game::Piece as _;
use crate::speech::shorthand::Shorthand;
use crate::table::seat::PlayerId;

/// Writes out what was left out.
pub(super) fn write_out<'a>(session: &'a Session, line: &mut Shorthand<'a>) {
    let last = line.words().len().saturating_sub(1);
    let is_set = line.verb().is_some_and(|verb| verb.word == "set");
    // The `d` of `drawn` may stand right behind the tile.
    if let Some(tile) = line.text(last).strip_suffix(['d', 'D'])
        && Tile::begins(tile)
        && (is_set || session.now() == Phase::Dealt)
    {
        line.split(last, tile.len());
    }
    match session.progress() {
        Progress::Billitonnen(game) if Tile::begins(line.text(0)) => match game.state {
            LineState::NoLead => speech::write_lots(session, &game.seats, line),
            LineState::NoTile { .. } if game.has_starter() => line.insert(0, "starter"),
            _ => line.insert(0, "flip"),
        },
        _ => speech::write_out(session, line),
    }
    let first = line.text(0);
    if session.now() == Phase::Set && is_digits(first) && first.len() <= 2 {
        line.insert(0, "announce");
    }
    let name = |player: PlayerId| session.players().get(player.index());
    let last = line.words().len().saturating_sub(1);
    match line.verb().map(|verb| verb.word) {
        Some("nos") if last == 0 => {
            let hand = session.hand();
            let out = hand.and_then(|hand| name(hand.player(hand.last_to_lay()?)));
            out.into_iter()
                .for_each(|name| line.insert(1, name.as_str()));
        }
        Some("recount") => {
            let mut counted = line.words().iter().skip(1);
            if last == session.seated().len() && counted.all(|word| is_digits(word.text)) {
                let seated = session.seated().iter();
                names_before(seated.filter_map(|player| name(*player)), 1, line);
            }
        }
        Some("declare") => part_tiles(line, 1),
        None | Some("play") if line.words().iter().any(|word| Tile::begins(word.text)) => {
            let tails = [("st", "stands"), ("c", "claim")];
            let typed = line.text(last);
            let mut tails = tails.iter().filter(|_| last > 0);
            if let Some((_, tail)) = tails.find(|(short, _)| typed.eq_ignore_ascii_case(short)) {
                line.replace(last, tail);
            }
        }
        _ => {}
    }
}
