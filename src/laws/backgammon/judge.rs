use super::about::{BACKGAMMON, DROP, FORFEIT, GAMMON, JACOBY, RESIGN, Rule, SINGLE};
use super::position::{BAR, Dice, HOME, OFF, Play, Position, Step, has};
use super::verbs::{Act, TypedPlay, Way};
use super::words::{Event, Why, Wrong};
use super::{Backgammon, Session, way};
use crate::backgammon::BackgammonTable;
use nos_base::{Article, Incidental, Message as _, Name, Order, PlayerId, article};
use nos_law::objection::refuse;
use nos_law::{Cause, Effect, EntryNo, Game, Judged, Objection, Refused, Ruling, Verdict, ruling};

type Draft<'a> = ruling::Draft<'a, Event>;

const MOST: i64 = 1 << 20;

pub(super) fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_>) -> Judged {
    let typed = match act {
        Act::Open(throws) => return open(table, throws, ruling),
        Act::Resign(name, _) => Some(name),
        Act::Roll(name, _) | Act::Move(name, ..) | Act::Pass(name, _) => name.as_ref(),
        Act::Double(name) | Act::Take(name) | Act::Drop(name) | Act::Beaver(name) => name.as_ref(),
        Act::Cocked(name) | Act::Early(name) => name.as_ref(),
    };
    table.must_play()?;
    let game = &table.game;
    let roller = game.roller.ok_or_else(|| Objection::of(Why::ThrowAgain))?;
    let obvious = Backgammon::obvious(table, act).unwrap_or(roller);
    let player = typed.map_or(Ok(obvious), |name| table.player(name))?;
    let (name, value) = (table.name(player), 2 * game.cube);
    let (is_on_turn, is_to_roll) = (player == roller, player == roller && game.dice.is_none());
    let is_answer = matches!(act, Act::Take(_) | Act::Drop(_) | Act::Beaver(_));
    let has_beavers = table.rules().is_on(Rule::Beavers) && !table.is_match();
    let why = match (act, game.offered) {
        (_, Some(_)) if !is_answer => Why::DoubleOpen,
        (_, None) if is_answer => Why::NoDouble,
        (_, Some(offers)) if offers == player => Why::NotOnTurn(name),
        (Act::Move(..) | Act::Pass(..), _) if !is_on_turn => Why::NotOnTurn(name),
        (Act::Move(..) | Act::Pass(..), _) if is_to_roll => Why::NotRolled(name),
        (Act::Roll(..), _) if is_on_turn && !is_to_roll => Why::HasRolled(name),
        (Act::Cocked(_), _) if !is_to_roll => Why::NotToRoll(name),
        (Act::Early(_), _) if is_on_turn || game.dice.is_none() => Why::NotEarly(name),
        (Act::Double(_), _) if !table.rules().is_on(Rule::Cube) => Why::NoCube,
        (Act::Beaver(_), _) if !has_beavers => Why::NoBeavers,
        (Act::Beaver(_), _) if is_on_turn => Why::OneBeaver,
        (Act::Beaver(_), _) if 2 * value > MOST => Why::CubeFull,
        (Act::Resign(_, times), _) if *times > 3 => Why::ManyTimes,
        _ => return happens(table, player, act, ruling),
    };
    refuse(why)
}

fn happens(table: &Session, player: PlayerId, act: &Act, ruling: &mut Draft<'_>) -> Judged {
    if let Some(accepting) = accepting(table, player, act, ruling) {
        **ruling = accepting;
        return Ok(());
    }
    let (game, value) = (&table.game, 2 * table.game.cube);
    let (is_roller, other) = (game.roller == Some(player), table.left_of(player));
    ruling.by = Some(player);
    match (act, game.dice.zip(game.position)) {
        (Act::Roll(_, dice), _) if is_roller => {
            ruling.cite(article(2, if dice.is_double() { 3 } else { 2 }));
            ruling.event(Event::Rolled(player, *dice));
        }
        (Act::Roll(_, dice), _) => early(player, Some(*dice), ruling),
        (Act::Early(_), _) => early(player, None, ruling),
        (Act::Cocked(_), _) => ruling.event(Event::Cocked(player)),
        (Act::Move(_, typed, accepted), Some(playing)) => {
            move_checkers(table, player, playing, (typed, *accepted), ruling)?;
        }
        (Act::Pass(_, accepted), Some((dice, seen))) => {
            let (able, name) = (!seen.plays(dice).is_empty(), table.name(player));
            match (able, accepted) {
                (true, false) => return refuse(Why::CanPlay(name)),
                (false, true) => return refuse(Why::CanPass(name)),
                (false, false) => ruling.cite(article(2, 5)),
                (true, true) => goes_wrong(player, article(8, 2), Wrong::Incomplete, ruling),
            }
            ruling.event(Event::Passed(player, able, Incidental(dice), Incidental(seen)));
        }
        (Act::Double(_), _) => {
            let wrongs = [
                (!is_roller || game.dice.is_some(), Wrong::NotToRoll),
                (game.is_cocked, Wrong::Cocked),
                (game.owner == Some(other), Wrong::NotHisCube),
                (game.is_crawford, Wrong::Crawford),
            ];
            if let Some((_, wrong)) = wrongs.into_iter().find(|(is_so, _)| *is_so) {
                goes_wrong(player, article(8, 4), wrong, ruling);
                ruling.event(Event::DoublesWrongly(player, wrong));
            } else if value > MOST {
                return refuse(Why::CubeFull);
            } else {
                ruling.event(Event::Doubled(player, value));
            }
        }
        (Act::Take(_), _) => ruling.event(Event::Taken(player, value)),
        (Act::Beaver(_), _) => ruling.event(Event::Beavered(player, value)),
        (Act::Drop(_), _) => {
            ruling.event(Event::Dropped(player));
            win(table, other, 1, &DROP, ruling);
        }
        (Act::Resign(_, times), _) => {
            ruling.event(Event::Resigned(player, *times));
            win(table, other, (*times).into(), &RESIGN, ruling);
        }
        (Act::Open(_) | Act::Move(..) | Act::Pass(..), _) => {}
    }
    Ok(())
}

/// Returns the ruling on a roll or double that accepts an illegal play, if legal (article 8.2).
fn accepting(table: &Session, player: PlayerId, act: &Act, ruling: &Ruling) -> Option<Ruling> {
    if !matches!(act, Act::Roll(..) | Act::Double(_)) {
        return None;
    }
    let (mut after, mut ruling) = (table.clone(), ruling.clone());
    let accepts = table.accepted_by(player)?;
    Backgammon::apply_event(&mut after, EntryNo(0), &accepts);
    let mut draft = Draft::of(&mut ruling);
    draft.event(accepts);
    happens(&after, player, act, &mut draft).ok()?;
    (ruling.verdict == Verdict::Accepted).then_some(ruling)
}

fn early(player: PlayerId, dice: Option<Dice>, ruling: &mut Draft<'_>) {
    ruling.foul(player, article(8, 3));
    ruling.event(Event::TooEarly(player, dice));
}

/// Adds a foul under this article and cites the article of the reason.
fn goes_wrong(player: PlayerId, by: Article, wrong: Wrong, ruling: &mut Draft<'_>) {
    ruling.foul(player, by);
    ruling.cite(wrong.cites());
}

/// At the end of a session for money, the loser pays the winner the difference at the stake.
pub(super) fn settle(table: &Session, ruling: &mut Draft<'_>) {
    for player in table.everybody() {
        if let Some(owed @ ..0) = table.owed(player) {
            ruling.event(Event::Owes(player, table.left_of(player), -owed));
        }
    }
}

/// Refuses a carried score or a house rule that already wins the match (article 7.5).
pub(super) fn carry(table: &Session, ruling: &Ruling) -> Judged {
    if let Some(winner) = table.match_winner() {
        return refuse(Why::MatchOver(table.name(winner)));
    }
    let (mut house, mut points) = (table.house_values(), table.scores());
    for effect in ruling.effects() {
        match effect {
            Effect::HouseSet(setting) => house.turn(*setting),
            Effect::Carried { scores, .. } => points.clone_from(scores),
            _ => {}
        }
    }
    let to = house.at(Rule::Match as usize);
    match points.0.iter().find(|(_, points)| to > 0 && *points >= to) {
        Some((side, _)) => refuse(Why::WinsByCarry(table.name(PlayerId::at(side.place())), to)),
        None => Ok(()),
    }
}

/// Gives the other player a single game, or the points missing in the match; between games, a
/// forfeited match counts as one more game (article 5.6).
pub(super) fn forfeit(table: &Session, is_match: bool, ruling: &mut Draft<'_>) -> Judged {
    let Some(winner) = ruling.by.map(|loser| table.left_of(loser)) else { return Ok(()) };
    if !is_match {
        win(table, winner, 1, &FORFEIT, ruling);
        return Ok(());
    }
    if !table.is_match() {
        return Err(Refused::NoMatch.into());
    }
    if let Some(winner) = table.match_winner() {
        return refuse(Why::MatchOver(table.name(winner)));
    }
    if !table.is_going() {
        table.deal(None, table.hands() > 0, ruling);
    }
    ruling.wins(table, winner, table.house(Rule::Match) - table.points_of(winner), &FORFEIT);
    ruling.event(Event::MatchWon(winner));
    Ok(())
}

fn open(table: &Session, throws: &[(Name, u32)], ruling: &mut Draft<'_>) -> Judged {
    let game = &table.game;
    let is_new = !table.is_going();
    if is_new || game.roller.is_some() {
        table.must_rest()?;
    }
    if let Some(winner) = table.match_winner() {
        return refuse(Why::MatchOver(table.name(winner)));
    }
    let [(one, number @ 1..=6), (two, other @ 1..=6)] = throws else {
        return refuse(Why::TwoThrows);
    };
    let (first, second) = (table.player(one)?, table.player(two)?);
    let (number, other) = (*number as u8, *other as u8);
    if first == second {
        return Err(Refused::NameTwice { name: table.name(first) }.into());
    }
    let begins = (number != other).then_some(if number > other { first } else { second });
    ruling.by = begins;
    ruling.cite(article(1, 3));
    if is_new {
        table.deal(begins, table.hands() > 0, ruling)
    } else {
        begins.into_iter().for_each(|player| ruling.push(Effect::Opened(player)))
    }
    let value = if is_new { 1 } else { game.cube };
    let crawford = table.is_near_the_end() && !game.is_past_crawford;
    let turns = table.rules().is_on(Rule::Cube) && !table.is_match();
    let can_double = turns && value < 1 << table.house(Rule::Autodoubles);
    let doubled = (begins.is_none() && can_double).then_some(2 * value);
    ruling.cite(doubled.map(|_| article(7, 1)));
    ruling.cite_if(crawford, article(7, 4));
    ruling.event(Event::Threw(first, number, second, other, begins, doubled, crawford));
    Ok(())
}

/// Returns the legal play that was typed. Prefers plays that hit only on named points.
fn meant(plays: &[Play], typed: &TypedPlay, named: &[Step], name: &Name) -> Judged<Option<Play>> {
    let points = named.iter().fold(0, |points, (_, to)| points | 1_u32 << to);
    let fits = |play: &&Play| has(&play.steps, named, true);
    let mut fitting: Vec<&Play> = plays.iter().filter(fits).collect();
    let hits_only_named = |play: &&Play| play.hits & !points == 0;
    if fitting.iter().any(hits_only_named) {
        fitting.retain(hits_only_named);
    }
    fitting.order_by_key(|play| play.after);
    fitting.dedup_by_key(|play| play.after);
    match fitting.as_slice() {
        [] => Ok(None),
        [play] => Ok(Some((*play).clone())),
        several => {
            let ways = several.iter().map(|play| way(Some(name.clone()), play));
            Err(Objection::with_ways(Why::ManyPlays(typed.clone()), ways.collect()))
        }
    }
}

/// Judges a play. An illegal one is made only if the opponent `accepted` it.
fn move_checkers(
    table: &Session,
    player: PlayerId,
    (dice, seen): (Dice, Position),
    (typed, accepted): (&TypedPlay, bool),
    ruling: &mut Draft<'_>,
) -> Judged {
    let (named, plays, name) = (typed.steps(), seen.plays(dice), table.name(player));
    let play = typed.clone();
    let after = match meant(&plays, typed, &named, &name)? {
        Some(_) if accepted => return refuse(Why::InOrder(play)),
        Some(meant) => {
            let (hits, after) = (meant.hits.count_ones(), meant.after);
            let whole = meant.steps.len() == dice.numbers().len();
            let (dice, done) = (Incidental(dice), Incidental(meant));
            ruling.event(Event::Moved(player, play, hits, dice, done, Incidental(after)));
            ruling.cite_if(!whole, article(2, 4));
            ruling.cite_if(hits > 0, article(3, 1));
            ruling.cite_if(seen.own(BAR) > 0, article(3, 2));
            ruling.cite_if(after.own(OFF) > seen.own(OFF), article(4, 1));
            after
        }
        None => {
            let mut after = seen;
            for way in &typed.0 {
                let moved = way.steps().try_fold(after, Position::after);
                after = moved.ok_or_else(|| Objection::of(Why::NoChecker(*way, name.clone())))?;
            }
            let wrong = why_not(&seen, dice, &plays, named);
            goes_wrong(player, article(8, 2), wrong, ruling);
            let has_both = |point: &u8| after.own(*point) > 0 && after.others(*point) > 0;
            let shared = (1..BAR).find(has_both);
            if !accepted {
                let can_stand = shared.is_none() && after.times().is_none();
                let after = Incidental(can_stand.then_some(after));
                ruling.event(Event::GoesBack(player, play, wrong, after));
                return Ok(());
            }
            if let Some(point) = shared {
                return refuse(Why::TwoColours(play, point));
            }
            ruling.event(Event::Stands(player, play, wrong, Incidental(dice), Incidental(after)));
            after
        }
    };
    if let Some(times) = after.times() {
        let cause = match times {
            1 => &SINGLE,
            _ if table.is_jacoby() => &JACOBY,
            2 => &GAMMON,
            _ => &BACKGAMMON,
        };
        win(table, player, times, cause, ruling);
    }
    Ok(())
}

fn why_not(seen: &Position, dice: Dice, plays: &[Play], mut named: Vec<Step>) -> Wrong {
    let entering = named.iter().filter(|(from, _)| *from == BAR).count();
    if entering < usize::from(seen.own(BAR)) && entering < named.len() {
        return Wrong::OnBar;
    }
    if plays.iter().any(|play| has(&play.steps, &named, false)) {
        return Wrong::Incomplete;
    }
    named.order_by(|step, next| next.cmp(step));
    let played = named.into_iter().try_fold((*seen, dice.numbers()), |(at, left), step| {
        at.goes(step, &left).ok_or_else(|| why_no_step(&at, &left, step))
    });
    match (played, plays) {
        (Err(wrong), _) => wrong,
        (Ok(_), [play, ..]) if play.steps.len() == 1 => Wrong::Lower,
        _ => Wrong::Incomplete,
    }
}

fn why_no_step(at: &Position, left: &[u8], (from, to): Step) -> Wrong {
    let step = Way::from_step((from, to), 1);
    let in_all = (1..=left.len()).map(|number| left.iter().take(number).sum());
    let sums: Vec<u8> = left.iter().copied().chain(in_all).collect();
    let goes = from.saturating_sub(to);
    let is_exact = sums.contains(&goes);
    let leads = is_exact || to == OFF && sums.iter().any(|sum| *sum > goes);
    let is_outside = |place| at.own(place) > u8::from(place == from);
    match to {
        _ if to > from => Wrong::Backward(step),
        _ if !leads => Wrong::NoNumber(step),
        OFF if (HOME + 1..=BAR).any(is_outside) => Wrong::Outside(step),
        OFF if !is_exact => Wrong::Higher(step),
        1.. if at.others(to) > 1 => Wrong::Shut(to),
        _ => Wrong::NoRest(step),
    }
}

/// Scores the cube's value `times` over, or once under Jacoby's rule (articles 5.1 and 7.3).
fn win(
    table: &Session,
    winner: PlayerId,
    times: i64,
    cause: &'static Cause,
    ruling: &mut Draft<'_>,
) {
    let counts_once = times > 1 && table.is_jacoby();
    ruling.cite_if(counts_once, JACOBY.article);
    let points = if counts_once { 1 } else { times } * table.game.cube;
    ruling.wins(table, winner, points, cause);
    let is_won = points + table.points_of(winner) >= table.house(Rule::Match);
    if table.is_match() && is_won {
        ruling.event(Event::MatchWon(winner));
    }
}
