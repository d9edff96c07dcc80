//! Judging: what follows from an entry. Nothing here changes the table.

use super::about::{BLOCKED, OUT, Rule, TakenOff, Which, can_lead};
use super::layout::Way;
use super::round::{Round, player, seat};
use super::verbs::Deed;
use super::words::{Event, Misplay, Why};
use super::{Leaflet, Session, way_to_play};
use crate::dominoes::tile::{Tile, TileSet};
use crate::hands::sums::can_count;
use crate::law::EntryNo;
use crate::law::play::{Place, Play};
use crate::law::refusal::{Printed, Refusal, Refused};
use crate::law::ruling::{Effect, Ruling};
use crate::law::shared::Entry;
use crate::table::article::article;
use crate::table::name::Name;
use crate::table::seat::{PlayerId, Seat};

type Judged<W, T = ()> = Result<T, Refusal<Leaflet<W>>>;

fn refuse<W: Which, T>(why: Why) -> Judged<W, T> {
    Err(Refusal::of(why))
}

/// Judges an entry.
pub(super) fn judge<W: Which>(
    table: &Session<W>,
    entry: &Entry<Leaflet<W>>,
    ruling: &mut Ruling<Leaflet<W>>,
) -> Judged<W> {
    let deed = match entry {
        Entry::Deal => return deal(table, ruling),
        // What has been counted is over (article 6.3).
        Entry::Void if !table.is_going() => return Err(Refused::NothingToVoid.into()),
        Entry::Own(act) => &act.deed,
        _ => return Ok(()),
    };
    table.must_play()?;
    let round = Leaflet::going(table).ok_or(Refused::NoHand)?;
    match deed {
        Deed::Redeal if round.is_led() => refuse(Why::LedAlready),
        Deed::Redeal => {
            ruling.cite(article(2, 3));
            ruling.event(Event::Redealt);
            Ok(())
        }
        Deed::Play(typed) => play(table, round, typed, ruling),
        Deed::Draw { name, tiles } => draw(table, round, name.as_ref(), *tiles, ruling),
        Deed::Pass(name) => pass(table, round, name.as_ref(), ruling),
        Deed::Reveal { name, tiles } => reveal(table, round, name, tiles, ruling),
        Deed::Count { name, spots } => count(table, round, name, *spots, ruling),
    }
}

fn deal<W: Which>(table: &Session<W>, ruling: &mut Ruling<Leaflet<W>>) -> Judged<W> {
    let players = table.players().len();
    let Some(set) = W::LEAF.set(table.house(Rule::SET)) else {
        return Err(Refused::NoHand.into());
    };
    let (most, highest) = (set.most, set.highest);
    if players > most {
        return refuse(Why::TooManyPlayers {
            players,
            most,
            highest,
        });
    }
    if ruling.has(|effect| matches!(effect, Effect::Begun(_))) {
        ruling.cite(article(6, 2));
    }
    ruling.event(Event::Took {
        each: set.each,
        boneyard: Round::new(set, players).tiles.boneyard(),
    });
    Ok(())
}

fn play<W: Which>(
    table: &Session<W>,
    round: &Round,
    typed: &Play,
    ruling: &mut Ruling<Leaflet<W>>,
) -> Judged<W> {
    if round.ending.is_some() {
        return refuse(Why::PlayIsOver);
    }
    let by = match (&typed.name, round.is_led()) {
        (None, false) => return refuse(Why::LeadUnnamed),
        (name, _) => table.actor(name.as_ref())?,
    };
    let (seat, tile, name) = (seat(by), typed.tile(), table.name(by));
    can_be_there(table, round, seat, tile)?;
    let known = round.tiles.known(seat);
    if round.tiles.is_known(seat) && !known.has(tile) {
        return refuse(Why::NotHis { tile, name, known });
    }
    ruling.by = Some(by);
    let misplay = if round.is_led() {
        match place(table, round, seat, typed)? {
            Ok(way) => {
                lay(round, seat, way, ruling);
                return Ok(());
            }
            Err(misplay) => misplay,
        }
    } else if typed.on.is_some() {
        return refuse(Why::LeadOnAnEnd);
    } else if can_lead(round.set.fits, tile) {
        lead::<W>(by, typed, ruling);
        return Ok(());
    } else {
        Misplay::NoDouble
    };
    ruling.foul(by, article(3, 5));
    ruling.event(Event::TakenBack {
        player: by,
        tile,
        misplay,
    });
    prove(round, seat, TileSet::of(tile), ruling);
    Ok(())
}

/// Refuses a tile that is not in the set, that lies, or that is known to be in another hand.
fn can_be_there<W: Which>(table: &Session<W>, round: &Round, seat: Seat, tile: Tile) -> Judged<W> {
    let highest = round.set.highest;
    if !round.tiles.set().has(tile) {
        return refuse(Why::NotInTheSet { tile, highest });
    }
    if round.tiles.laid().has(tile) {
        let mut laid = round.layout.laid().iter();
        let laid = laid.find(|laid| Tile::new(laid.touching, laid.open) == tile);
        let no = laid.map(|laid| laid.no);
        return refuse(Why::AlreadyLies { tile, no });
    }
    match round.tiles.holder(tile) {
        Some(holder) if holder != seat => {
            let holder = table.name(player(holder));
            refuse(Why::KnownElsewhere { tile, holder })
        }
        Some(_) | None => Ok(()),
    }
}

/// The lead (articles 2.2, 2.4).
fn lead<W: Which>(by: PlayerId, typed: &Play, ruling: &mut Ruling<Leaflet<W>>) {
    let tile = typed.tile();
    ruling.cite(article(2, if tile.is_double() { 2 } else { 3 }));
    ruling.event(Event::Led {
        player: by,
        left: typed.one,
        right: typed.other,
    });
    ruling.push(Effect::Opened(by));
    if W::LEAF.goes_again && tile.is_double() {
        ruling.cite(article(3, 4));
        ruling.event(Event::Again { player: by });
    }
}

/// Where a tile lies, or why it goes back.
fn place<W: Which>(
    table: &Session<W>,
    round: &Round,
    seat: Seat,
    typed: &Play,
) -> Judged<W, Result<Way, Misplay>> {
    let (layout, tile) = (&round.layout, typed.tile());
    let places = layout.places();
    let is_place = |place: &Place| match place {
        Place::Arm(_) => places.iter().any(|(other, _)| other == place),
        Place::Shows(spots) => places.iter().any(|(_, shows)| shows == spots),
    };
    match typed.on.filter(|place| !is_place(place)) {
        Some(place @ Place::Arm(_)) => return refuse(Why::NoArms { place }),
        Some(Place::Shows(shows)) => return refuse(Why::NoEndShows { shows }),
        None => {}
    }
    if let Some(turn) = round.turn.filter(|turn| *turn != seat) {
        return Ok(Err(Misplay::OutOfTurn(player(turn))));
    }
    match *layout.ways(tile, typed.on, typed.touching()) {
        [way] => Ok(Ok(way)),
        [] => Ok(Err(match (typed.on, typed.touching()) {
            _ if layout.ways(tile, None, None).is_empty() => Misplay::FitsNowhere,
            (Some(place), _) if layout.ways(tile, typed.on, None).is_empty() => {
                Misplay::NotThere(place)
            }
            (_, Some(touching)) => Misplay::NotThatWay(touching),
            (_, None) => Misplay::FitsNowhere,
        })),
        ref ways => {
            let name = table.name(player(seat));
            let ways = ways.iter().map(|way| way_to_play(Some(&name), *way));
            Err(Refusal::Own(Why::SeveralWays { tile }, ways.collect()))
        }
    }
}

/// A tile is laid, with everything that follows from it.
fn lay<W: Which>(round: &Round, seat: Seat, way: Way, ruling: &mut Ruling<Leaflet<W>>) {
    let (by, tile) = (player(seat), way.tile());
    ruling.cite(article(3, 2));
    if round.set.fits.is_matador(tile) {
        ruling.cite(article(3, 4));
    }
    let laid = Event::Laid {
        player: by,
        tile,
        place: way.place,
        open: way.open,
    };
    let mut after = round.clone();
    after.evolve(EntryNo(0), &laid);
    ruling.event(laid);
    prove(round, seat, TileSet::of(tile), ruling);
    if after.tiles.number(seat) == 0 {
        end("out", Some(by), ruling);
    } else if is_blocked::<W>(&after) {
        end("blocked", None, ruling);
    } else if W::LEAF.goes_again && tile.is_double() {
        ruling.cite(article(3, 4));
        ruling.event(Event::Again { player: by });
    }
}

/// Whether no unplayed tile fits and nothing is left to draw (article 5.2).
fn is_blocked<W: Which>(round: &Round) -> bool {
    let can_draw = W::LEAF.draws && round.tiles.boneyard() > 0;
    !can_draw && round.fitting().is_empty()
}

/// The play ends; what is still held is counted.
fn end<W: Which>(ending: &'static str, out: Option<PlayerId>, ruling: &mut Ruling<Leaflet<W>>) {
    ruling.cite(article(5, if out.is_some() { 1 } else { 2 }));
    ruling.event(Event::Ended { ending, out });
}

/// The player who draws or passes: he must be on turn, and not known to hold any of these tiles.
fn on_turn<W: Which>(
    table: &Session<W>,
    round: &Round,
    name: Option<&Name>,
    ruling: &mut Ruling<Leaflet<W>>,
) -> Judged<W, Seat> {
    if round.ending.is_some() {
        return refuse(Why::PlayIsOver);
    }
    let Some(turn) = round.turn else {
        return refuse(Why::NotLed);
    };
    let by = table.actor(name)?;
    let (name, turn) = (table.name(by), player(turn));
    if by != turn {
        let turn = table.name(turn);
        return refuse(Why::NotHisTurn { name, turn });
    }
    ruling.by = Some(by);
    Ok(seat(by))
}

/// Refuses to draw or to pass with a tile that is known to be in the hand.
fn holds_none<W: Which>(
    table: &Session<W>,
    round: &Round,
    seat: Seat,
    tiles: TileSet,
) -> Judged<W> {
    match tiles.and(round.tiles.known(seat)).iter().next() {
        Some(tile) => {
            let name = table.name(player(seat));
            refuse(Why::HoldsOneThatFits { name, tile })
        }
        None => Ok(()),
    }
}

fn draw<W: Which>(
    table: &Session<W>,
    round: &Round,
    name: Option<&Name>,
    tiles: u8,
    ruling: &mut Ruling<Leaflet<W>>,
) -> Judged<W> {
    let seat = on_turn(table, round, name, ruling)?;
    let boneyard = round.tiles.boneyard();
    if tiles > boneyard {
        return refuse(Why::TooFewLie { tiles, boneyard });
    }
    holds_none(table, round, seat, round.obliging())?;
    ruling.cite(article(4, 1));
    let drew = Event::Drew {
        player: player(seat),
        tiles,
        boneyard: boneyard - tiles,
    };
    let mut after = round.clone();
    after.evolve(EntryNo(0), &drew);
    ruling.event(drew);
    if is_blocked::<W>(&after) {
        end("blocked", None, ruling);
    }
    Ok(())
}

fn pass<W: Which>(
    table: &Session<W>,
    round: &Round,
    name: Option<&Name>,
    ruling: &mut Ruling<Leaflet<W>>,
) -> Judged<W> {
    let seat = on_turn(table, round, name, ruling)?;
    let tiles = round.fitting();
    holds_none(table, round, seat, tiles)?;
    let (by, boneyard) = (player(seat), round.tiles.boneyard());
    if W::LEAF.draws && boneyard > 0 {
        ruling.foul(by, article(4, 2));
        ruling.event(Event::TooEarly {
            player: by,
            boneyard,
        });
        return Ok(());
    }
    ruling.cite(article(4, 2));
    ruling.event(Event::Passed { player: by, tiles });
    let mut others = round.tiles.seats().filter(|other| *other != seat);
    if others.all(|other| round.passed[other]) {
        end("blocked", None, ruling);
    }
    Ok(())
}

/// The player who shows or counts what he still holds.
fn counting<W: Which>(table: &Session<W>, round: &Round, name: &Name) -> Judged<W, Seat> {
    if round.ending.is_none() {
        return refuse(Why::PlayGoesOn);
    }
    let by = table.player(name)?;
    let (seat, name) = (seat(by), table.name(by));
    match round.tiles.number(seat) {
        0 => refuse(Why::HoldsNothing { name }),
        _ if round.counts[seat].is_some() => refuse(Why::CountedAlready { name }),
        _ => Ok(seat),
    }
}

fn reveal<W: Which>(
    table: &Session<W>,
    round: &Round,
    name: &Name,
    tiles: &[Tile],
    ruling: &mut Ruling<Leaflet<W>>,
) -> Judged<W> {
    let seat = counting(table, round, name)?;
    let (by, name) = (player(seat), table.name(player(seat)));
    let shown: TileSet = tiles.iter().copied().collect();
    let is_twice = |(at, tile): &(usize, &Tile)| tiles.iter().take(*at).any(|other| other == *tile);
    if let Some((_, tile)) = tiles.iter().enumerate().find(is_twice) {
        let piece = Printed(tile.to_string());
        return Err(Refused::PieceTwice { piece }.into());
    }
    let (holds, given) = (round.tiles.number(seat), tiles.len());
    if given != usize::from(holds) {
        return refuse(Why::WrongNumber { name, holds, given });
    }
    for tile in tiles {
        can_be_there(table, round, seat, *tile)?;
    }
    if let Some(tile) = round.tiles.known(seat).minus(shown).iter().next() {
        return refuse(Why::LeavesOut { name, tile });
    }
    let spots = spots(shown);
    ruling.by = Some(by);
    ruling.cite(article(5, 3));
    ruling.event(Event::Revealed {
        player: by,
        tiles: shown,
        spots,
    });
    prove(round, seat, shown, ruling);
    score(table, round, seat, spots, ruling);
    Ok(())
}

fn count<W: Which>(
    table: &Session<W>,
    round: &Round,
    name: &Name,
    spots: u32,
    ruling: &mut Ruling<Leaflet<W>>,
) -> Judged<W> {
    let seat = counting(table, round, name)?;
    let (by, name) = (player(seat), table.name(player(seat)));
    let known = round.tiles.known(seat);
    let elsewhere = round.tiles.known_elsewhere(seat);
    let unseen = round.tiles.unlaid().minus(elsewhere).minus(known);
    let missing = round.tiles.number(seat).saturating_sub(known.len());
    let counted = u16::try_from(spots).ok();
    let rest = counted.and_then(|spots| spots.checked_sub(self::spots(known)));
    let can_be = rest.is_some_and(|rest| can_count(unseen, missing, rest, Tile::weight));
    let Some(spots) = counted.filter(|_| can_be) else {
        return refuse(Why::ImpossibleCount { name, spots });
    };
    ruling.by = Some(by);
    ruling.cite(article(5, 3));
    ruling.event(Event::Counted { player: by, spots });
    score(table, round, seat, spots, ruling);
    Ok(())
}

/// What these tiles count (article 5.3).
fn spots(tiles: TileSet) -> u16 {
    tiles.iter().map(|tile| u16::from(tile.weight())).sum()
}

/// With the last count the winner scores (articles 5.4, 5.5), and perhaps wins the game (article 6.1).
fn score<W: Which>(
    table: &Session<W>,
    round: &Round,
    now: Seat,
    spots: u16,
    ruling: &mut Ruling<Leaflet<W>>,
) {
    let points = |seat: Seat| match round.tiles.number(seat) {
        _ if seat == now => Some(spots),
        0 => Some(0),
        _ => round.counts[seat],
    };
    let counts = round.tiles.seats().map(|seat| Some((seat, points(seat)?)));
    let Some(counts) = counts.collect::<Option<Vec<(Seat, u16)>>>() else {
        return;
    };
    let Some((ending, out)) = round.ending else {
        return;
    };
    let fewest = counts.iter().map(|(_, points)| *points).min();
    let is_winner = |seat: Seat, points: u16| match out {
        Some(out) => player(seat) == out,
        None => Some(points) == fewest,
    };
    let winners = counts.iter().filter(|(seat, own)| is_winner(*seat, *own));
    let winners: Vec<(Seat, u16)> = winners.copied().collect();
    if let [(winner, own)] = *winners {
        let others = counts.iter().filter(|(seat, _)| *seat != winner);
        let sum: i64 = others.clone().map(|(_, points)| i64::from(*points)).sum();
        let times = match W::LEAF.taken_off {
            TakenOff::Each => others.count(),
            TakenOff::Once => 1,
        };
        let points = sum - i64::from(own) * times as i64;
        let side = table.side_of(player(winner));
        if points > 0 {
            ruling.event(Event::Adds {
                others: sum,
                own,
                times,
                points,
            });
            ruling.score(side, points, if out.is_some() { &OUT } else { &BLOCKED });
        }
        ruling.push(Effect::Over { ending, out });
        if table.points(side) + points >= table.target() {
            ruling.cite(article(6, 1));
            ruling.win(table, side, 1);
        }
    } else {
        ruling.cite(article(5, 5));
        let players = winners.iter().map(|(seat, _)| player(*seat)).collect();
        ruling.event(Event::Level { players });
        ruling.push(Effect::Over { ending, out });
    }
}

/// Tells the denials of this seat that these tiles, now played or shown, prove false: each entry once (article 4.3).
fn prove<W: Which>(round: &Round, seat: Seat, tiles: TileSet, ruling: &mut Ruling<Leaflet<W>>) {
    let denials = round.tiles.denials().iter();
    let proved = denials.filter(|denial| denial.proved && denial.seat == seat);
    let mut told: Vec<_> = proved.map(|denial| (denial.no, denial.own)).collect();
    for (place, denial) in round.tiles.disproved(seat, tiles) {
        if told.contains(&(denial.no, denial.own)) {
            continue;
        }
        told.push((denial.no, denial.own));
        ruling.cite(denial.own.article);
        ruling.push(Effect::Proved {
            player: player(seat),
            denied: denial.own,
            place,
            no: denial.no,
            pieces: denial.seen.or(tiles.and(denial.pieces)),
        });
    }
}
