use super::about::{ENDS, OUT_ALONE, OUT_IN_PAIR};
use super::hand::{Hand, tiles_each};
use super::line::{Ends, LineArm, LineWay, Place, total};
use super::verbs::{Act, Play};
use super::words::{Event, Misplay, Why};
use super::{Fives, Session};
use nos_base::{Incidental, Name, PlayerId, Seat, Spots, Tile, TileSet, article, player, seat};
use nos_entry::What;
use nos_law::objection::refuse;
use nos_law::{Cause, Draft, Effect, HandStage, Judged, Objection, Refused, Way};

pub(super) fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_, Event>) -> Judged {
    match act {
        Act::Play(play) => judge_play(table, play, ruling),
        Act::Knock(name) => knock(table, name.as_ref(), ruling),
        Act::Reveal { name, tiles } => reveal(table, name, tiles, ruling),
    }
}

pub(super) fn judge_shared(table: &Session, what: &What, ruling: &mut Draft<'_, Event>) {
    match what {
        What::Deal => {
            ruling.cite_if(table.hands() > 0, article(2, 3));
            if ruling.begins_game() {
                ruling.cite(article(6, 4));
            }
            let players = table.players().len();
            let hand = Hand::new(players, Seat::ALL[0]);
            if let Some(leader) = ruling.opener() {
                ruling.event(Event::Took {
                    each: tiles_each(players),
                    boneyard: hand.tiles.boneyard(),
                    leader,
                });
            }
        }
        What::Void => table.opened().into_iter().for_each(|by| ruling.push(Effect::Opens(by))),
        _ => {}
    }
}

fn going(table: &Session) -> Result<&Hand, Refused> {
    table.must_play()?;
    Fives::going(table).ok_or(Refused::NoHand)
}

fn judge_play(table: &Session, play: &Play, ruling: &mut Draft<'_, Event>) -> Judged {
    let hand = going(table)?;
    let by = table.actor(play.name.as_ref())?;
    let (seat, tile, name) = (seat(by), play.tile(), table.name(by));
    table.can_be_there(&hand.tiles, seat, tile)?;
    refuse_if!(hand.is_out(seat), Why::IsOut { name });
    table.can_be_held(&hand.tiles, seat, tile)?;
    ruling.by = Some(by);
    match place(hand, seat, play)? {
        Ok(way) => lay(table, hand, seat, way, ruling),
        Err(misplay) => {
            ruling.foul(by, article(3, 6));
            ruling.event(Event::TakenBack { player: by, tile, misplay });
            ruling.prove(&hand.tiles, by, TileSet::of(tile));
        }
    }
    Ok(())
}

fn place(hand: &Hand, seat: Seat, play: &Play) -> Judged<Result<LineWay, Misplay>> {
    let turn = player(hand.turn);
    let Some([left, right]) = hand.line.ends else {
        return match play.on {
            Some(_) => refuse(Why::LeadOnAnEnd),
            None if seat != hand.turn => Ok(Err(Misplay::NotHisLead(turn))),
            None => Ok(Ok(LineWay { place: None, touching: play.one, open: play.other })),
        };
    };
    let (left, right) = (left.shows, right.shows);
    if let Some(Place::Shows(shows)) = play.on
        && ![left, right].contains(&shows)
    {
        return refuse(Why::NoEndShows { shows, left, right });
    }
    if seat != hand.turn {
        return Ok(Err(Misplay::OutOfTurn(turn)));
    }
    let tile = play.tile();
    match *hand.line.ways(tile, play.on, play.touching()) {
        [way] => Ok(Ok(Way::of(tile, Some(way.place), way.open))),
        [] => Ok(Err(misplay(hand, play, [left, right]))),
        ref ways => {
            let ways = ways.iter().map(|way| way.legal(play.name.clone(), Act::Play));
            Err(Objection::with_ways(Why::TwoWays { tile, left, right }, ways.collect()))
        }
    }
}

fn misplay(hand: &Hand, play: &Play, [left, right]: [Spots; 2]) -> Misplay {
    let nowhere = Misplay::FitsNowhere(Incidental(left), Incidental(right));
    let fits = |on| !hand.line.ways(play.tile(), on, None).is_empty();
    let is_named = |(arm, shows): &(LineArm, Spots)| {
        play.on == Some(Place::Arm(*arm)) || play.on == Some(Place::Shows(*shows))
    };
    let named = LineArm::BOTH.into_iter().zip([left, right]).find(is_named);
    match (named, play.touching()) {
        _ if !fits(None) => nowhere,
        (Some((arm, shows)), _) if !fits(play.on) => Misplay::NotThere(arm, shows),
        (_, Some(touching)) => Misplay::NotThatWay(touching),
        (_, None) => nowhere,
    }
}

fn lay(table: &Session, hand: &Hand, seat: Seat, way: LineWay, ruling: &mut Draft<'_, Event>) {
    let by = player(seat);
    let ends = hand.line.ends_with(way);
    let LineWay { touching, open, .. } = way;
    match way.place {
        None => {
            ruling.cite(article(2, 4));
            ruling.event(Event::Led { player: by, left: touching, right: open });
        }
        Some(arm) => {
            ruling.cite(article(3, 1));
            ruling.event(Event::Laid { player: by, tile: way.tile(), arm, open });
        }
    }
    let total = total(ends);
    ruling.event(Event::Ends { total });
    ruling.prove(&hand.tiles, by, TileSet::of(way.tile()));
    let is_last = hand.tiles.number(seat) == 1;
    let mut partners = table.side_of(by).players(table.players().len());
    let chips_out =
        is_last && partners.all(|player| player == by || hand.is_out(self::seat(player)));
    let wins = score(table, by, total, chips_out, ruling);
    if chips_out {
        ruling.cite(out_of(table).article);
        ruling.end("chipped-out", Some(by));
    } else if wins {
        ruling.cite(article(6, 1));
        ruling.end("won", None);
    } else if is_blocked(&ends, hand.tiles.unlaid().without(way.tile())) {
        block(ruling);
    } else if is_last {
        ruling.cite(article(3, 4));
        ruling.event(Event::Out { player: by });
    }
    if wins {
        ruling.cite(article(6, 1));
        ruling.win(table, table.side_of(by), 1);
    }
}

fn is_blocked(ends: &Ends, unlaid: TileSet) -> bool {
    !ends.iter().any(|end| !unlaid.with_end(end.shows).is_empty())
}

/// Returns the points for a total: one for each three in a multiple of three, one for each five in
/// a multiple of five (article 4.2).
pub(super) fn points(total: u8) -> u8 {
    each(total, 3) + each(total, 5)
}

fn each(total: u8, number: u8) -> u8 {
    if total.is_multiple_of(number) { total / number } else { 0 }
}

/// Scores a tile and the point for chipping out (articles 4.2, 5.1, 5.2, 6.2, 6.3). Returns whether
/// that wins the game.
fn score(
    table: &Session,
    by: PlayerId,
    total: u8,
    chips_out: bool,
    ruling: &mut Draft<'_, Event>,
) -> bool {
    let side = table.side_of(by);
    let ends = i64::from(points(total));
    let points = ends + i64::from(chips_out);
    let (score, target) = (table.points(side), table.target());
    if points == 0 {
        return false;
    }
    if score + points > target {
        ruling.cite(article(6, 2));
        ruling.event(Event::Disregarded { side, points, score, target });
        return false;
    }
    ruling.cite_if(chips_out && points > 1, article(6, 3));
    if ends > 0 {
        ruling.event(Event::Adds {
            total,
            threes: each(total, 3),
            fives: each(total, 5),
            both: total.is_multiple_of(15),
        });
        ruling.score(side, ends, &ENDS);
    }
    if chips_out {
        ruling.score(side, 1, out_of(table));
    }
    score + points == target
}

fn out_of(table: &Session) -> &'static Cause {
    if table.players().len() == 2 { &OUT_ALONE } else { &OUT_IN_PAIR }
}

/// Ends a hand in which nobody scores the point (article 5.3).
fn block(ruling: &mut Draft<'_, Event>) {
    ruling.cite(article(5, 3));
    ruling.end("blocked", None);
}

fn knock(table: &Session, name: Option<&Name>, ruling: &mut Draft<'_, Event>) -> Judged {
    let hand = going(table)?;
    let by = table.actor(name)?;
    let (seat, name, turn) = (seat(by), table.name(by), table.name(player(hand.turn)));
    if hand.line.ends.is_none() {
        return refuse(Why::KnockBeforeLead { leader: Incidental(turn) });
    }
    refuse_if!(seat != hand.turn, Why::NotHisTurn { name, turn });
    let tiles = hand.line.fitting().and(hand.tiles.unlaid());
    if let Some(tile) = tiles.and(hand.tiles.known(seat)).iter().next() {
        return refuse(Why::HoldsOneThatFits { name, tile });
    }
    ruling.by = Some(by);
    ruling.cite(article(3, 3));
    ruling.event(Event::Knocked { player: by, tiles });
    let mut others = hand.tiles.seats().filter(|other| *other != seat);
    if others.all(|other| hand.is_out(other) || hand.knocked[other]) {
        block(ruling);
    }
    Ok(())
}

fn reveal(table: &Session, name: &Name, tiles: &[Tile], ruling: &mut Draft<'_, Event>) -> Judged {
    table.must_rest()?;
    let is_over = matches!(table.stage(), HandStage::Over(_));
    let Some(hand) = table.game.hand.as_ref().filter(|_| is_over) else {
        return refuse(Why::NoHandOver);
    };
    let by = table.player(name)?;
    let (seat, name) = (seat(by), table.name(by));
    refuse_if!(hand.revealed[seat], Why::RevealedAlready { name });
    let shown: TileSet = tiles.iter().copied().collect();
    table.can_be_all(&hand.tiles, seat, tiles)?;
    ruling.by = Some(by);
    ruling.event(Event::Revealed { player: by, tiles: shown });
    ruling.prove(&hand.tiles, by, shown);
    Ok(())
}
