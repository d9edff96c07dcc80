//! Judging: what follows from an act. Nothing here changes the table.

use super::about::{BACKGAMMON, DROP, GAMMON, JACOBY, RESIGN, Rule, SINGLE};
use super::position::{BAR, CHECKERS, OFF, Play, Position, Step, has};
use super::verbs::{Act, Dice, Typed};
use super::words::{Event, Fault, Undue, Why};
use super::{Backgammon, Session, way};
use crate::law::about::Cause;
use crate::law::game::Game;
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

/// What a player does.
pub(super) fn judge(table: &Session, act: &Act, ruling: &mut Ruling) -> Judged {
    if let Act::Open(throws) = act {
        return open(table, throws, ruling);
    }
    table.must_play()?;
    let game = &table.game;
    let Some(roller) = game.roller else {
        return refuse(Why::ThrowAgain);
    };
    let player = match act.name() {
        Some(name) => table.player(name)?,
        None => Backgammon::obvious(table, act).unwrap_or(roller),
    };
    let name = table.name(player);
    let is_answer = matches!(act, Act::Take(_) | Act::Drop(_) | Act::Beaver(_));
    match (is_answer, game.offered()) {
        (false, Some(_)) => return refuse(Why::DoubleOpen),
        (true, None) => return refuse(Why::NoDouble),
        (true, Some(offers)) if offers == player => return refuse(Why::NotOnTurn { name }),
        _ => {}
    }
    ruling.by = Some(player);
    let is_to_roll = player == roller && game.dice.is_none();
    let value = 2 * game.value();
    match act {
        Act::Roll { dice, .. } if player != roller => {
            too_early(player, Some(*dice), ruling);
        }
        Act::Roll { .. } if !is_to_roll => return refuse(Why::HasRolled { name }),
        Act::Roll { dice, .. } => {
            let Dice([one, other]) = *dice;
            ruling.cite(article(2, if one == other { 3 } else { 2 }));
            ruling.event(Event::Rolled(player, *dice));
        }
        Act::Cocked(_) if !is_to_roll => return refuse(Why::NotToRoll { name }),
        Act::Cocked(_) => {
            ruling.cite(article(8, 1));
            ruling.event(Event::Cocked(player));
        }
        Act::Early(_) if player == roller || game.dice.is_none() => {
            return refuse(Why::NotEarly { name });
        }
        Act::Early(_) => too_early(player, None, ruling),
        Act::Move { .. } | Act::Pass { .. } if player != roller => {
            return refuse(Why::NotOnTurn { name });
        }
        Act::Move { play, accepted, .. } => judge_move(table, player, play, *accepted, ruling)?,
        Act::Pass { accepted, .. } => pass(table, player, *accepted, ruling)?,
        Act::Double(_) => double(table, player, is_to_roll, ruling)?,
        Act::Take(_) => {
            ruling.cite(article(6, 2));
            ruling.event(Event::Taken { player, value });
        }
        Act::Drop(_) => {
            ruling.event(Event::Dropped(player));
            win(table, table.left_of(player), 1, &DROP, ruling);
        }
        Act::Beaver(_) if !table.rules().is_on(Rule::Beavers) || table.is_match() => {
            return refuse(Why::NoBeavers);
        }
        Act::Beaver(_) if player == roller => return refuse(Why::OneBeaver),
        Act::Beaver(_) if 2 * value > MOST => return refuse(Why::CubeFull),
        Act::Beaver(_) => {
            ruling.cite(article(7, 2));
            ruling.event(Event::Beavered { player, value });
        }
        Act::Resign { times, .. } if *times > 3 => return refuse(Why::ManyTimes),
        Act::Resign { times, .. } => {
            let times = *times;
            ruling.event(Event::Resigned { player, times });
            win(table, table.left_of(player), times.into(), &RESIGN, ruling);
        }
        Act::Open(_) => {}
    }
    Ok(())
}

fn too_early(player: PlayerId, dice: Option<Dice>, ruling: &mut Ruling) {
    ruling.foul(player, article(8, 3));
    ruling.event(Event::TooEarly(player, dice));
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

fn open(table: &Session, throws: &[(Name, u32)], ruling: &mut Ruling) -> Judged {
    let game = &table.game;
    let is_new = !table.is_going();
    if is_new || game.roller.is_some() {
        table.must_rest()?;
    }
    if let Some(winner) = table.match_winner() {
        let name = table.name(winner);
        return refuse(Why::MatchOver { name });
    }
    let [(one, number @ 1..=6), (two, other @ 1..=6)] = throws else {
        return refuse(Why::TwoThrows);
    };
    let (first, second) = (table.player(one)?, table.player(two)?);
    let (number, other) = (*number as u8, *other as u8);
    if first == second {
        let name = table.name(first);
        return Err(Refused::NameTwice { name }.into());
    }
    let higher = if number > other { first } else { second };
    let begins = (number != other).then_some(higher);
    ruling.cite(article(1, 3));
    let (crawford, value) = match is_new {
        true => {
            table.deal(begins, table.hands() > 0, ruling);
            (table.is_at_crawford(), 1)
        }
        false => {
            ruling.effects.extend(begins.map(Effect::Opened));
            (game.is_crawford, game.value())
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
        number,
        second,
        other,
        begins,
        dice: Dice([number, other]),
        doubled,
        crawford,
    });
    Ok(())
}

/// The dice that a player plays, and the position as he sees it.
fn playing(table: &Session, player: PlayerId) -> Judged<(Dice, Position)> {
    let playing = table.game.dice.zip(table.seen_by(player));
    let name = table.name(player);
    playing.ok_or(Refusal::of(Why::NotRolled { name }))
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
    player: PlayerId,
    typed: &Typed,
    accepted: bool,
    ruling: &mut Ruling,
) -> Judged {
    let (Dice(numbers), seen) = playing(table, player)?;
    let (named, plays) = (typed.steps(), seen.plays(numbers));
    let play = typed.clone();
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
            steps: meant.steps.to_vec(),
            hits: meant.hits.count_ones(),
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
        steps: named,
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
    let points = times * table.game.value();
    ruling.wins(table, winner, points, cause);
    let is_won = points + table.points(table.side_of(winner)) >= table.house(Rule::Match);
    if table.is_match() && is_won {
        ruling.cite(article(7, 4));
        ruling.event(Event::MatchWon(winner));
    }
}

fn pass(table: &Session, player: PlayerId, accepted: bool, ruling: &mut Ruling) -> Judged {
    let (Dice(numbers), seen) = playing(table, player)?;
    let (able, name) = (!seen.plays(numbers).is_empty(), table.name(player));
    match (able, accepted) {
        (true, false) => return refuse(Why::CanPlay { name }),
        (false, true) => return refuse(Why::CanPass { name }),
        (false, false) => ruling.cite(article(2, 5)),
        (true, true) => {
            ruling.foul(player, article(8, 2));
            ruling.cite(article(2, 4));
        }
    }
    ruling.event(Event::Passed { player, able });
    Ok(())
}

fn double(table: &Session, player: PlayerId, is_to_roll: bool, ruling: &mut Ruling) -> Judged {
    let game = &table.game;
    let Some(cube) = game.cube else {
        return refuse(Why::NoCube);
    };
    let undue = [
        (!is_to_roll, Undue::NotToRoll, article(6, 1)),
        (game.is_cocked, Undue::Cocked, article(6, 1)),
        (
            cube.owner.is_some_and(|owner| owner != player),
            Undue::NotHisCube,
            article(6, 1),
        ),
        (game.is_crawford, Undue::Crawford, article(7, 4)),
    ];
    let value = 2 * cube.value;
    match undue.into_iter().find(|(is_so, ..)| *is_so) {
        Some((_, undue, by)) => {
            ruling.foul(player, article(8, 4));
            ruling.cite(by);
            ruling.event(Event::DoublesWrongly { player, undue });
        }
        None if value > MOST => return refuse(Why::CubeFull),
        None => {
            ruling.cite(article(6, 1));
            ruling.event(Event::Doubled { player, value });
        }
    }
    Ok(())
}
