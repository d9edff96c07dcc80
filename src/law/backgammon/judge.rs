//! Judging: what follows from an act. Nothing here changes the table.

use super::about::{BACKGAMMON, DROP, GAMMON, JACOBY, RESIGN, Rule, SINGLE};
use super::position::{BAR, CHECKERS, OFF, Play, Position, Step, has};
use super::verbs::{Act, Dice, Typed};
use super::words::{Event, Fault, Undue, Why};
use super::{Backgammon, Cube, Session, way};
use crate::law::about::Cause;
use crate::law::refusal::{Refusal, Refused};
use crate::law::ruling::{Effect, Ruling as AnyRuling};
use crate::table::article::article;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

type Ruling = AnyRuling<Backgammon>;
type Judged<T = ()> = Result<T, Refusal<Backgammon>>;

/// The highest value of the cube (article 6.3).
const MOST: i64 = 1 << 20;

fn refuse<T>(why: Why) -> Judged<T> {
    Err(Refusal::of(why))
}

/// Refuses with a reason that names a player, unless it is so.
fn must(is_so: bool, table: &Session, player: PlayerId, why: fn(Name) -> Why) -> Judged {
    if is_so {
        return Ok(());
    }
    refuse(why(table.name(player)))
}

/// What a player does.
pub(super) fn judge(table: &Session, act: &Act, ruling: &mut Ruling) -> Judged {
    match act {
        Act::Open(throws) => open(table, throws, ruling),
        Act::Roll { name, dice } => roll(table, name.as_ref(), *dice, ruling),
        Act::Cocked(name) => cocked(table, name.as_ref(), ruling),
        Act::Early(name) => early(table, name.as_ref(), ruling),
        Act::Move {
            name,
            play,
            accepted,
        } => judge_move(table, name.as_ref(), play, *accepted, ruling),
        Act::Pass { name, accepted } => pass(table, name.as_ref(), *accepted, ruling),
        Act::Double(name) => double(table, name.as_ref(), ruling),
        Act::Take(name) => take(table, name.as_ref(), ruling),
        Act::Drop(name) => drop_double(table, name.as_ref(), ruling),
        Act::Beaver(name) => beaver(table, name.as_ref(), ruling),
        Act::Resign { name, times } => resign(table, name, *times, ruling),
    }
}

/// Who loses pays the winner the difference, at the stake; in a match there is no money.
pub(super) fn settle(table: &Session, ruling: &mut Ruling) {
    for (player, owed) in table.owed() {
        if owed < 0 {
            ruling.event(Event::Owes {
                player,
                to: table.left_of(player),
                amount: -owed,
            });
        }
    }
}

fn open(table: &Session, throws: &[(Name, u8); 2], ruling: &mut Ruling) -> Judged {
    let game = &table.game;
    let is_new = !table.is_going();
    if is_new || game.roller.is_some() {
        table.must_rest()?;
    }
    if let Some(winner) = table.match_winner() {
        let name = table.name(winner);
        return refuse(Why::MatchOver { name });
    }
    let [(one, number), (two, other)] = throws;
    let (first, second) = (table.player(one)?, table.player(two)?);
    if first == second {
        let name = table.name(first);
        return Err(Refused::NameTwice { name }.into());
    }
    let begins = match number.cmp(other) {
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(first),
        std::cmp::Ordering::Less => Some(second),
    };
    ruling.cite(article(1, 3));
    let (crawford, value) = match is_new {
        true => {
            table.deal(begins, table.hands() > 0, ruling);
            (table.is_at_crawford(), 1)
        }
        false => {
            ruling.effects.extend(begins.map(Effect::Opened));
            (game.is_crawford, game.cube.map_or(1, |cube| cube.value))
        }
    };
    let has_cube = table.rules().is_on(Rule::Cube) && !table.is_match();
    let can_double = has_cube && value < 1 << table.house(Rule::Autodoubles);
    let doubled = (begins.is_none() && can_double).then_some(2 * value);
    if doubled.is_some() {
        ruling.cite(article(7, 1));
    }
    if crawford {
        ruling.cite(article(7, 4));
    }
    ruling.by = begins;
    ruling.event(Event::Threw {
        first,
        number: *number,
        second,
        other: *other,
        begins,
        dice: Dice([*number, *other]),
        doubled,
        crawford,
    });
    Ok(())
}

/// Whose turn it is to roll or to play.
fn roller(table: &Session) -> Judged<PlayerId> {
    table.must_play()?;
    let Some(roller) = table.game.roller else {
        return refuse(Why::ThrowAgain);
    };
    let is_doubled = table.game.offered().is_some();
    must(!is_doubled, table, roller, |name| Why::DoubleOpen { name })?;
    Ok(roller)
}

fn roll(table: &Session, name: Option<&Name>, dice: Dice, ruling: &mut Ruling) -> Judged {
    let roller = roller(table)?;
    let player = table.actor(name)?;
    ruling.by = Some(player);
    if player != roller {
        ruling.foul(player, article(8, 3));
        ruling.event(Event::TooEarly(player, Some(dice)));
        return Ok(());
    }
    let is_first = table.game.dice.is_none();
    must(is_first, table, player, |name| Why::HasRolled { name })?;
    let Dice([one, other]) = dice;
    ruling.cite(article(2, if one == other { 3 } else { 2 }));
    ruling.event(Event::Rolled(player, dice));
    Ok(())
}

fn cocked(table: &Session, name: Option<&Name>, ruling: &mut Ruling) -> Judged {
    let roller = roller(table)?;
    let player = table.actor(name)?;
    let is_to_roll = player == roller && table.game.dice.is_none();
    must(is_to_roll, table, player, |name| Why::NotToRoll { name })?;
    ruling.by = Some(player);
    ruling.cite(article(8, 1));
    ruling.event(Event::Cocked(player));
    Ok(())
}

fn early(table: &Session, name: Option<&Name>, ruling: &mut Ruling) -> Judged {
    let roller = roller(table)?;
    let player = match name {
        Some(name) => table.player(name)?,
        None => table.left_of(roller),
    };
    let is_early = player != roller && table.game.dice.is_some();
    must(is_early, table, player, |name| Why::NotEarly { name })?;
    ruling.by = Some(player);
    ruling.foul(player, article(8, 3));
    ruling.event(Event::TooEarly(player, None));
    Ok(())
}

/// Who is to play, the dice, and the position as he sees it.
fn playing(table: &Session, name: Option<&Name>) -> Judged<(PlayerId, Dice, Position)> {
    let roller = roller(table)?;
    let Some((dice, position)) = table.game.dice.zip(table.seen_by(roller)) else {
        let name = table.name(roller);
        return refuse(Why::NotRolled { name });
    };
    let player = table.actor(name)?;
    must(player == roller, table, player, |name| Why::NotOnTurn {
        name,
    })?;
    Ok((player, dice, position))
}

/// The play that is meant; `None` if no play in order is. Those count first that hit nobody on a point not named.
fn meant(plays: &[Play], typed: &Typed, named: &[Step], name: &Name) -> Judged<Option<Play>> {
    let points = named.iter().fold(0, |points, (_, to)| points | 1_u32 << to);
    let mut fitting: Vec<&Play> = plays
        .iter()
        .filter(|play| has(&play.steps, named, true))
        .collect();
    let hits_only_named = |play: &&Play| play.hits & !points == 0;
    if fitting.iter().any(hits_only_named) {
        fitting.retain(hits_only_named);
    }
    fitting.sort_by_key(|play| play.after);
    fitting.dedup_by_key(|play| play.after);
    match fitting.as_slice() {
        [] => Ok(None),
        [play] => Ok(Some((*play).clone())),
        several => {
            let ways = several.iter().map(|play| way(name, play)).collect();
            let play = typed.clone();
            Err(Refusal::Own(Why::ManyPlays { play }, ways))
        }
    }
}

fn judge_move(
    table: &Session,
    name: Option<&Name>,
    typed: &Typed,
    accepted: bool,
    ruling: &mut Ruling,
) -> Judged {
    let (player, Dice(numbers), seen) = playing(table, name)?;
    let (named, plays) = (typed.steps(), seen.plays(numbers));
    let play = typed.clone();
    ruling.by = Some(player);
    if let Some(meant) = meant(&plays, typed, &named, &table.name(player))? {
        if accepted {
            return refuse(Why::InOrder { play });
        }
        ruling.cite(article(2, 1));
        let is_whole = meant.steps.len() >= if numbers[0] == numbers[1] { 4 } else { 2 };
        let cited = [
            (!is_whole, 2, 4),
            (meant.hits > 0, 3, 1),
            (seen.own(BAR) > 0, 3, 2),
            (meant.after.own(OFF) > seen.own(OFF), 4, 1),
        ];
        let cited = cited.into_iter().filter(|(is_cited, ..)| *is_cited);
        cited.for_each(|(_, chapter, number)| ruling.cite(article(chapter, number)));
        ruling.event(Event::Moved {
            player,
            play,
            hits: meant.hits.count_ones(),
            position: table.seen_first(player, meant.after),
        });
        bear_off(table, player, &meant.after, ruling);
        return Ok(());
    }
    let ways = typed
        .0
        .iter()
        .flat_map(|way| way.steps().map(move |step| (way, step)));
    let mut after = seen;
    for (way, step) in ways {
        let Some(next) = after.after(step) else {
            let (way, name) = (*way, table.name(player));
            return refuse(Why::NoChecker { way, name });
        };
        after = next;
    }
    let entering = named.iter().filter(|(from, _)| *from == BAR).count();
    let fault = if entering < usize::from(seen.own(BAR)) && entering < named.len() {
        Fault::OnBar
    } else if plays.iter().any(|play| has(&play.steps, &named, false)) {
        Fault::Incomplete
    } else {
        Fault::NotInOrder
    };
    if let Some(point) = after.shared().filter(|_| accepted) {
        return refuse(Why::TwoColours { play, point });
    }
    ruling.foul(player, article(8, 2));
    fault
        .article()
        .into_iter()
        .for_each(|article| ruling.cite(article));
    if !accepted {
        ruling.event(Event::GoesBack {
            player,
            play,
            fault,
        });
        return Ok(());
    }
    ruling.event(Event::Stands {
        player,
        play,
        fault,
        position: table.seen_first(player, after),
    });
    bear_off(table, player, &after, ruling);
    Ok(())
}

/// The game ends if a player has borne off everything (article 5.1).
fn bear_off(table: &Session, player: PlayerId, after: &Position, ruling: &mut Ruling) {
    if after.own(OFF) < CHECKERS {
        return;
    }
    let times = after.times();
    let cause = match times {
        1 => &SINGLE,
        _ if table.is_jacoby() => &JACOBY,
        2 => &GAMMON,
        _ => &BACKGAMMON,
    };
    win(table, player, times, cause, ruling);
}

/// A player wins so many times the value of the cube, by Jacoby's rule just once (articles 5.1 and 7.3).
fn win(table: &Session, winner: PlayerId, times: i64, cause: &'static Cause, ruling: &mut Ruling) {
    let times = match times > 1 && table.is_jacoby() {
        true => {
            ruling.cite(JACOBY.article);
            1
        }
        false => times,
    };
    let points = times * table.game.cube.map_or(1, |cube| cube.value);
    ruling.wins(table, winner, points, cause);
    let is_won = points + table.points(table.side_of(winner)) >= table.house(Rule::Match);
    if table.is_match() && is_won {
        ruling.cite(article(7, 4));
        ruling.event(Event::MatchWon(winner));
    }
}

fn pass(table: &Session, name: Option<&Name>, accepted: bool, ruling: &mut Ruling) -> Judged {
    let (player, Dice(numbers), seen) = playing(table, name)?;
    let able = !seen.plays(numbers).is_empty();
    ruling.by = Some(player);
    match able {
        true => {
            must(accepted, table, player, |name| Why::CanPlay { name })?;
            ruling.foul(player, article(8, 2));
            ruling.cite(article(2, 4));
        }
        false => {
            must(!accepted, table, player, |name| Why::CanPass { name })?;
            ruling.cite(article(2, 5));
        }
    }
    ruling.event(Event::Passed { player, able });
    Ok(())
}

fn double(table: &Session, name: Option<&Name>, ruling: &mut Ruling) -> Judged {
    let roller = roller(table)?;
    let game = &table.game;
    let Some(cube) = game.cube else {
        return refuse(Why::NoCube);
    };
    let player = table.actor(name)?;
    ruling.by = Some(player);
    let undue = if player != roller || game.dice.is_some() {
        Some(Undue::NotToRoll)
    } else if game.is_cocked {
        Some(Undue::Cocked)
    } else if cube.owner.is_some_and(|owner| owner != player) {
        Some(Undue::NotHisCube)
    } else {
        game.is_crawford.then_some(Undue::Crawford)
    };
    if let Some(undue) = undue {
        ruling.foul(player, article(8, 4));
        ruling.cite(match undue {
            Undue::Crawford => article(7, 4),
            _ => article(6, 1),
        });
        ruling.event(Event::DoublesWrongly { player, undue });
        return Ok(());
    }
    let value = 2 * cube.value;
    if value > MOST {
        return refuse(Why::CubeFull);
    }
    ruling.cite(article(6, 1));
    ruling.event(Event::Doubled { player, value });
    Ok(())
}

/// Who answers a double, and the cube.
fn answering(table: &Session, name: Option<&Name>) -> Judged<(PlayerId, Cube)> {
    table.must_play()?;
    let cube = table.game.cube.filter(|cube| cube.offered.is_some());
    let (Some(cube), Some(answers)) = (cube, table.turn()) else {
        return refuse(Why::NoDouble);
    };
    let player = table.actor(name)?;
    must(player == answers, table, player, |name| Why::NotHisAnswer {
        name,
    })?;
    Ok((player, cube))
}

fn take(table: &Session, name: Option<&Name>, ruling: &mut Ruling) -> Judged {
    let (player, cube) = answering(table, name)?;
    ruling.by = Some(player);
    ruling.cite(article(6, 2));
    let value = 2 * cube.value;
    ruling.event(Event::Taken { player, value });
    Ok(())
}

fn drop_double(table: &Session, name: Option<&Name>, ruling: &mut Ruling) -> Judged {
    let (player, _) = answering(table, name)?;
    ruling.by = Some(player);
    ruling.event(Event::Dropped(player));
    win(table, table.left_of(player), 1, &DROP, ruling);
    Ok(())
}

fn beaver(table: &Session, name: Option<&Name>, ruling: &mut Ruling) -> Judged {
    let (player, cube) = answering(table, name)?;
    if !table.rules().is_on(Rule::Beavers) || table.is_match() {
        return refuse(Why::NoBeavers);
    }
    if Some(player) == table.game.roller {
        return refuse(Why::OneBeaver);
    }
    let value = 2 * cube.value;
    if 2 * value > MOST {
        return refuse(Why::CubeFull);
    }
    ruling.by = Some(player);
    ruling.cite(article(7, 2));
    ruling.event(Event::Beavered { player, value });
    Ok(())
}

fn resign(table: &Session, name: &Name, times: u8, ruling: &mut Ruling) -> Judged {
    roller(table)?;
    let player = table.player(name)?;
    ruling.by = Some(player);
    ruling.event(Event::Resigned { player, times });
    win(table, table.left_of(player), times.into(), &RESIGN, ruling);
    Ok(())
}
