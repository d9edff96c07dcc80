//! Judging: what follows from an entry. Nothing here changes the table.

use super::about::{DEAD, FIFTY, FIVEFOLD, MATE, SEVENTY_FIVE, STALEMATE, THREEFOLD, TIME};
use super::position::{Legal, Position};
use super::verbs::Typed;
use super::words::{Event, Why, Wrong};
use super::{Chess, Session, way};
use crate::law::about::Cause;
use crate::law::refusal::{Refusal, Refused};
use crate::law::ruling::Ruling;
use crate::table::article::article;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use cozy_chess::{Color, Piece, Rank, Square};

type Judged<T = ()> = Result<T, Refusal<Chess>>;

fn refuse<T>(why: Why) -> Judged<T> {
    Err(Refusal::of(why))
}

fn going(table: &Session) -> Result<&Position, Refused> {
    table.must_play()?;
    table.game.course.now.as_ref().ok_or(Refused::NoHand)
}

/// The legal move that a player means, or why it goes back.
fn meant(table: &Session, player: PlayerId, typed: Typed) -> Judged<Result<Legal, Wrong>> {
    let position = going(table)?;
    let name = table.name(player);
    let colour = table.colour(player).unwrap_or(Color::White);
    if typed.castles.is_none() {
        let men = position.named(colour, &typed);
        let is_last = typed.to.rank() == Rank::Eighth.relative_to(colour);
        let must_become = is_last && men.iter().all(|kind| *kind == Piece::Pawn);
        match typed.becomes {
            _ if men.is_empty() => return refuse(Why::NoMan { typed, name }),
            None if must_become => return refuse(Why::Becomes { typed }),
            Some(_) if !must_become => return refuse(Why::BecomesNothing { typed }),
            Some(_) | None => {}
        }
    }
    if let Some(turn) = table.turn().filter(|turn| *turn != player) {
        return Ok(Err(Wrong::OutOfTurn(turn)));
    }
    let moves = position.moves();
    let mut fitting: Vec<&Legal> = moves.iter().filter(|played| typed.means(played)).collect();
    if fitting.len() > 1 {
        let ways = fitting
            .iter()
            .map(|played| way(&name, position, played, &moves));
        return Err(Refusal::Own(Why::ManyMen { typed }, ways.collect()));
    }
    Ok(match (fitting.pop(), table.game.touched) {
        (None, _) => Err(Wrong::NotLegal),
        (Some(played), Some(square)) if !obeys(played, square) => Err(Wrong::Touched(square)),
        (Some(played), _) => Ok(*played),
    })
}

/// Whether a move moves or takes the man on a square (article 4.6).
pub(super) fn obeys(played: &Legal, square: Square) -> bool {
    played.from == square || played.taken == Some(square)
}

/// A move. Whether it is in order or not, it ends the other's offer (article 5.5).
pub(super) fn judge_move(
    table: &Session,
    name: Option<&Name>,
    typed: Typed,
    ruling: &mut Ruling<Chess>,
) -> Judged {
    going(table)?;
    let player = table.actor(name)?;
    match meant(table, player, typed)? {
        Ok(played) => play(table, player, &played, ruling),
        Err(wrong) => {
            ruling.foul(player, wrong.article());
            ruling.event(Event::GoesBack {
                player,
                typed,
                wrong,
            });
            ruling.lapse(table, player);
        }
    }
    ruling.by = Some(player);
    Ok(())
}

/// A move is made, and may end the game (articles 5.1 to 5.3, 5.8, 5.9).
fn play(table: &Session, player: PlayerId, played: &Legal, ruling: &mut Ruling<Chess>) {
    let course = &table.game.course;
    let Some(now) = &course.now else { return };
    let next = now.after(played);
    let sign = next.sign();
    ruling.cite(match (played.castles, played.becomes) {
        (Some(_), _) => article(3, 1),
        (_, Some(_)) => article(3, 3),
        _ if played.taken.is_some_and(|taken| taken != played.to) => article(3, 2),
        _ => article(4, 1),
    });
    ruling.event(Event::Moved {
        player,
        typed: now.san(played, &now.moves()),
        sign,
        played: *played,
    });
    ruling.lapse(table, player);
    let (times, quiet) = stands(table, played, &next);
    let drawn = [
        (!next.has_moves(), &STALEMATE),
        (next.is_dead(), &DEAD),
        (times >= 5, &FIVEFOLD),
        (quiet >= 150, &SEVENTY_FIVE),
    ];
    if sign == "#" {
        ruling.loses(table, table.left_of(player), &MATE);
    } else if let Some((_, cause)) = drawn.into_iter().find(|(is_so, _)| *is_so) {
        ruling.draw(table, cause);
    }
}

/// How often the position after a move will have been there, and after how many moves that changed nothing for good.
fn stands(table: &Session, played: &Legal, next: &Position) -> (usize, usize) {
    let course = &table.game.course;
    match played.is_final() {
        true => (1, 0),
        false => (course.times(next) + 1, course.quiet + 1),
    }
}

/// Whether a draw can be claimed for this, now or after a move (articles 5.6 and 5.7).
pub(super) fn is_due(table: &Session, ground: &Cause, after: Option<&Legal>) -> bool {
    let course = &table.game.course;
    let Some(now) = course.now.as_ref().filter(|_| table.game.touched.is_none()) else {
        return false;
    };
    let (times, quiet) = match after {
        Some(played) => stands(table, played, &now.after(played)),
        None => (course.times(now), course.quiet),
    };
    *ground == THREEFOLD && times >= 3 || *ground == FIFTY && quiet >= 100
}

pub(super) fn claim(
    table: &Session,
    name: &Name,
    ground: &'static Cause,
    typed: Option<Typed>,
    ruling: &mut Ruling<Chess>,
) -> Judged {
    going(table)?;
    let player = table.player(name)?;
    let is_on_turn = table.turn() == Some(player);
    let typed = typed.filter(|_| is_on_turn);
    let after = typed.map(|typed| meant(table, player, typed)).transpose()?;
    let right = match &after {
        Some(Err(_)) => false,
        Some(Ok(played)) => is_due(table, ground, Some(played)),
        None => is_on_turn && is_due(table, ground, None),
    };
    ruling.claim(table, player, ground, right);
    if let (false, Some(Ok(played))) = (right, after) {
        play(table, player, &played, ruling);
    }
    Ok(())
}

pub(super) fn touch(
    table: &Session,
    name: &Name,
    square: Square,
    ruling: &mut Ruling<Chess>,
) -> Judged {
    let position = going(table)?;
    let player = table.player(name)?;
    if table.turn() != Some(player) {
        let name = table.name(player);
        return refuse(Why::NotHisTurn { name });
    }
    if position.man(square).is_none() {
        return refuse(Why::Empty { square });
    }
    let can = position.moves().iter().any(|played| obeys(played, square));
    ruling.by = Some(player);
    ruling.cite(article(4, 6));
    ruling.event(Event::Touched {
        player,
        square,
        obliges: can && table.game.touched.is_none(),
    });
    ruling.lapse(table, player);
    Ok(())
}

pub(super) fn flag(table: &Session, name: &Name, ruling: &mut Ruling<Chess>) -> Judged {
    let position = going(table)?;
    let player = table.player(name)?;
    ruling.by = Some(player);
    ruling.event(Event::Flagged(player));
    let other = table.colour(table.left_of(player));
    match other.is_some_and(|colour| position.can_mate(colour)) {
        true => ruling.loses(table, player, &TIME),
        false => ruling.draw(table, &TIME),
    }
    Ok(())
}
