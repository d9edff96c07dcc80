use super::about::{DEAD, FIVEFOLD, ILLEGAL, MATE, Rule, SEVENTY_FIVE, STALEMATE, THREEFOLD};
use super::position::{Check, LegalMove, Position};
use super::verbs::{Act, TypedMove};
use super::words::{Event, Obligation, Why, Wrong};
use super::{Chess, Session, way};
use cozy_chess::{Color, Piece, Rank};
use nos_base::{Incidental, Message as _, PlayerId, article};
use nos_entry::phrases::folded;
use nos_law::objection::refuse;
use nos_law::{Cause, Draft, Game as _, Judged, Objection, Piece as _, Refused, Ruling, Undue};

type MeantMove = Result<LegalMove, (Wrong, TypedMove)>;

/// Judges an act. A move, legal or not, ends the other's offer of a draw (article 5.5).
pub(super) fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_, Event>) -> Judged {
    table.must_play()?;
    let Some(now) = table.game.course.now() else { return Err(Refused::NoHand.into()) };
    let player = match act {
        Act::Move(name, _) => table.actor(name.as_ref())?,
        Act::Touch(name, _) | Act::Claim(name, ..) => table.player(name)?,
    };
    let is_on_turn = table.turn() == Some(player);
    ruling.by = Some(player);
    match act {
        Act::Move(_, typed) => match meant(table, now, player, *typed)? {
            Ok(played) => play(table, now, player, &played, ruling),
            Err((wrong, typed)) => {
                ruling.foul(player, wrong.cites().unwrap_or(article(4, 4)));
                ruling.event(Event::GoesBack(player, typed, wrong));
                ruling.lapse(table, player);
                let earlier = [&table.game.illegal, &table.game.untouched].into_iter().flatten();
                let fouls = 1 + earlier.filter(|by| **by == player).count() as i64;
                if !matches!(wrong, Wrong::OutOfTurn(_)) && fouls == table.house(Rule::Illegal) {
                    ends_against(table, player, &ILLEGAL, ruling);
                }
            }
        },
        Act::Touch(..) if !is_on_turn => return refuse(Why::NotHisTurn(table.name(player))),
        Act::Touch(_, squares) => {
            if let Some(empty) = squares.iter().find(|square| now.man(square.0).is_none()) {
                return refuse(Why::Empty(*empty));
            }
            if let [one, other] = squares.as_slice()
                && one == other
            {
                return refuse(Why::TouchedTwice(*one));
            }
            let obligation = table.game.touched.with(squares).obligation(now);
            ruling.event(Event::Touched(player, squares.clone(), obligation));
            ruling.lapse(table, player);
        }
        Act::Claim(_, ground, word) => {
            let read = |word: &String| match TypedMove::read(word) {
                Ok(typed) => meant(table, now, player, typed),
                Err(_) => refuse(Why::NoMove(word.clone())),
            };
            let after = word.as_ref().filter(|_| is_on_turn).map(read).transpose()?;
            let undue = match &after {
                _ if !is_on_turn => Some(Undue::NotOnTurn),
                _ if table.game.touched.obligation(now) != Obligation::Free => Some(Undue::Touched),
                Some(Err(_)) => Some(Undue::NoMove),
                _ => None,
            };
            let played = after.and_then(Result::ok);
            let count = count(table, ground, played.as_ref());
            let is_due = ruling.claim(table, player, ground, count, undue);
            if let Some(played) = played.filter(|_| !is_due) {
                play(table, now, player, &played, ruling);
            }
        }
    }
    Ok(())
}

fn meant(table: &Session, now: &Position, player: PlayerId, typed: TypedMove) -> Judged<MeantMove> {
    let other = table.turn().filter(|turn| *turn != player);
    let colour = other.map_or(now.turn(), |_| !now.turn());
    let name = || table.name(player);
    let ways = |moves: &[LegalMove]| moves.iter().map(|played| way(&name(), now, played)).collect();
    let men = now.named(colour, &typed);
    if typed.castles.is_none() {
        let is_last = typed.to.rank() == Rank::Eighth.relative_to(colour);
        let is_pawn = |at| now.man(at).is_some_and(|(_, kind)| kind == Piece::Pawn);
        let must_become = is_last && men.into_iter().all(is_pawn);
        match typed.becomes {
            _ if men.is_empty() => return refuse(Why::NoMan(typed, table.name(player))),
            None if must_become => return refuse(Why::Becomes(typed)),
            Some(_) if !must_become => return refuse(Why::BecomesNothing(typed)),
            Some(_) | None => {}
        }
    }
    if let Some(turn) = other {
        return Ok(Err((Wrong::OutOfTurn(turn), typed)));
    }
    let touched = &table.game.touched;
    let obligation = touched.obligation(now);
    Ok(match now.meant(men, &typed).as_slice() {
        [] => Err((now.why_not(colour, &typed), typed)),
        [played] if touched.bars(played) => Err((Wrong::RookFirst, typed)),
        [played] if !touched.allows(obligation, played) => Err((Wrong::Touched(obligation), typed)),
        [played] => Ok(*played),
        several => return Err(Objection::with_ways(Why::ManyMen(typed), ways(several))),
    })
}

/// Ends the game against a player, in a draw if the other could never mate (article 5.10).
pub(super) fn ends_against(
    table: &Session,
    player: PlayerId,
    cause: &'static Cause,
    ruling: &mut Draft<'_, Event>,
) {
    let other = table.left_of(player);
    let other_now = table.colour(other, Color::ALL).zip(table.game.course.now());
    if other_now.is_some_and(|(own, now)| now.can_mate(own)) {
        ruling.loses(table, player, cause);
    } else {
        ruling.event(Event::CannotMate(other));
        ruling.draw(table, cause);
    }
}

/// Makes a legal move, which may end the game (articles 5.1 to 5.3, 5.8, 5.9, 5.13).
fn play(
    table: &Session,
    now: &Position,
    player: PlayerId,
    played: &LegalMove,
    ruling: &mut Draft<'_, Event>,
) {
    let next = now.after(played);
    let check = next.check();
    ruling.cite(match (played.castles, played.becomes) {
        (Some(_), _) => article(3, 1),
        (_, Some(_)) => article(3, 3),
        _ if played.taken.is_some_and(|taken| taken != played.to) => article(3, 2),
        _ => article(4, 1),
    });
    let (times, quiet) = table.game.course.after(&next, !played.is_final());
    let drawn = match (times, quiet) {
        _ if check == Check::None && !next.has_moves() => Some(&STALEMATE),
        _ if next.is_dead() => Some(&DEAD),
        _ if !table.rules().is_on(Rule::Automatic) => None,
        (5.., _) => Some(&FIVEFOLD),
        (_, 150..) => Some(&SEVENTY_FIVE),
        _ => None,
    };
    let (san, after) = (now.san(played), Incidental(next));
    ruling.event(Event::Moved(player, san, check, *played, after));
    ruling.lapse(table, player);
    if check == Check::Mate {
        ruling.loses(table, table.left_of(player), &MATE);
    } else if let Some(cause) = drawn {
        ruling.draw(table, cause);
    }
}

/// Returns the count for a draw claim, and the count it needs (articles 5.6, 5.7).
pub(super) fn count(table: &Session, ground: &Cause, after: Option<&LegalMove>) -> (usize, usize) {
    let course = &table.game.course;
    let (times, quiet) = match (after, course.now()) {
        (Some(played), Some(now)) => course.after(&now.after(played), !played.is_final()),
        (_, now) => (now.map_or(0, |now| course.times(now)), course.quiet),
    };
    if *ground == THREEFOLD { (times, 3) } else { (quiet, 100) }
}

/// Whether a line claims a capture, en passant, check, mate, number or side that the move lacks.
pub fn overstates(table: &Session, ruling: &Ruling, typed: &str) -> bool {
    let moved = ruling.events_of::<Event>().find_map(|event| match event {
        Event::Moved(_, _, sign, played, _) => Some((*sign, played)),
        _ => None,
    });
    let Some((sign, played)) = moved else { return false };
    let pieces = &Chess::LAW.library().lexicon.phrases().pieces;
    let says = |word: &str, meaning: &str| {
        let folded = folded(word).replace('.', "");
        pieces.iter().any(|(said, typed)| *said == folded && typed == meaning)
    };
    let (moves, passes) = (table.game.course.moves, played.taken.is_some_and(|at| at != played.to));
    typed.split_whitespace().any(|word| {
        let digits = word.chars().take_while(char::is_ascii_digit).count();
        let (number, rest) = word.split_at(digits);
        let dots = rest.chars().take_while(|c| *c == '.').count();
        let is_numbered = digits > 0 && dots > 0;
        let is_other_number = is_numbered && number.parse() != Ok(moves / 2 + 1);
        let is_other_side = is_numbered && (dots > 1) != (moves % 2 == 1);
        let has_square = word.contains(|c: char| c.is_ascii_digit());
        let takes = has_square && word.contains('x') || says(word, "x");
        let bare = word.trim_end_matches(['!', '?', ',', '.']);
        let checks = bare.ends_with('+') || says(word, "+");
        let mates = bare.ends_with('#') || says(word, "#");
        is_other_number
            || is_other_side
            || takes && played.taken.is_none()
            || checks && sign == Check::None
            || mates && sign != Check::Mate
            || says(word, "e.p.") && !passes
    })
}
