use super::about::{BLOCKED, CAPTURED, THREEFOLD};
use super::position::{Colour, Path, Position};
use super::words::{Event, Why, Wrong};
use super::{Session, way};
use nos_base::{Message as _, Name, article};
use nos_law::{Cause, Draft, Judged, Objection, Refused};

/// The quiet moves of both sides for a draw claim: by kings, without jumps (article 4.6).
const QUIET: usize = 80;

/// The occurrences of a position that allow a draw claim (article 4.5).
const TIMES: usize = 3;

/// Judges a move. Legal or not, it ends the other's offer of a draw (article 4.4).
pub(super) fn judge_move(
    table: &Session,
    name: Option<&Name>,
    typed: &Path,
    ruling: &mut Draft<'_, Event>,
) -> Judged {
    table.must_play()?;
    let position = table.game.course.now().ok_or(Refused::NoHand)?;
    let player = table.actor(name)?;
    let name = table.name(player);
    let colour = table.colour(player, Colour::BOTH);
    if let Some(square) = typed.squares().next()
        && position.piece(square).map(|piece| piece.colour) != colour
    {
        return Err(Objection::of(Why::NoPiece(square, name)));
    }
    ruling.by = Some(player);
    let moved = match table.turn().filter(|turn| *turn != player) {
        Some(turn) => Err(Wrong::OutOfTurn(turn)),
        None => meant(position, typed, name)?,
    };
    match moved {
        Ok(path) => {
            let (next, taken, crowned) = position.after(&path);
            ruling.cite(article(if taken > 0 { 3 } else { 2 }, 1));
            ruling.cite_if(crowned, article(2, 3));
            ruling.event(Event::Moved(player, path, taken, crowned));
            if next.pieces(next.turn).next().is_none() {
                ruling.loses(table, table.left_of(player), &CAPTURED);
            } else if next.moves().is_empty() {
                ruling.loses(table, table.left_of(player), &BLOCKED);
            }
        }
        Err(wrong) => {
            ruling.foul(player, wrong.cites().unwrap_or(article(2, 4)));
            ruling.event(Event::GoesBack(player, typed.clone(), wrong));
        }
    }
    ruling.lapse(table, player);
    Ok(())
}

fn meant(position: &Position, typed: &Path, name: Name) -> Judged<Result<Path, Wrong>> {
    let moves = position.moves();
    if moves.contains(typed) {
        return Ok(Ok(typed.clone()));
    }
    let joined: Vec<&Path> = moves.iter().filter(|path| path.joins(typed)).collect();
    Ok(match joined.as_slice() {
        [path] => Ok((*path).clone()),
        [] if moves.iter().any(|path| typed.stops_short_of(path)) => Err(Wrong::StopsShort),
        [] if moves.iter().any(|path| position.after(path).1 > 0) => Err(Wrong::MustJump),
        [] => Err(Wrong::CannotGo),
        several => {
            let ways = several.iter().map(|path| way(&name, (*path).clone()));
            return Err(Objection::with_ways(Why::ManyPaths(typed.clone()), ways.collect()));
        }
    })
}

/// Returns the occurrences of this position (article 4.5) or the quiet moves in a row (article
/// 4.6), with the number that allows a draw claim.
pub(super) fn count(table: &Session, ground: &Cause) -> (usize, usize) {
    let course = &table.game.course;
    match course.now() {
        Some(now) if *ground == THREEFOLD => (course.times(now), TIMES),
        _ => (course.quiet, QUIET),
    }
}
