use super::about::{
    CLAIM, CUT_JACK, DOUBLE, DOUBLE_MOST, FIRST_HAND, GO, LAST, MUGGINS, Rule, THE_LONG_GAME,
    THIRTY_ONE,
};
use super::hand::{Hand, LAID, other};
use super::verbs::{Act, Phase, ShownCards};
use super::words::{Event, Why, Worth};
use super::worth::{COUNT_MOST, JACK, WorthPart, at_show, counts, in_play};
use super::{Cribbage, Session};
use nos_base::{Card, CardSet, Incidental, Name, PlayerId, Set, article, seat};
use nos_entry::What;
use nos_law::about::{FINISHED, LOBBY};
use nos_law::objection::refuse;
use nos_law::{Cause, Draft, Effect, HandStage, Judged, Refused, Ruling};

pub(super) fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_, Event>) -> Judged {
    match act {
        Act::Crib => refuse_if!(lay_away(table, ruling)?.has_crib, Why::CribLaid),
        Act::Starter(card) => {
            let hand = lay_away(table, ruling)?;
            ruling.cite(article(2, 5));
            ruling.event(Event::TurnedUp(*card, other(hand.dealer)));
            if card.rank() == JACK {
                peg(table, hand.dealer, [(2, &CUT_JACK)], ruling);
            }
        }
        Act::Play(name, card) => play(table, name.as_ref(), *card, ruling)?,
        Act::Go(name) => go(table, name.as_ref(), ruling)?,
        Act::Show(shown) => show(table, shown, ruling)?,
        Act::Muggins(name, named) => muggins(table, name.as_ref(), *named, ruling)?,
    }
    Ok(())
}

pub(super) fn judge_shared(table: &Session, what: &What, ruling: &mut Draft<'_, Event>) {
    match what {
        What::Deal => deal(table, ruling),
        What::Void => table.opened().into_iter().for_each(|by| ruling.push(Effect::Opens(by))),
        _ => {}
    }
}

/// Returns why a card cannot be laid or shown: a player laid it, or it is the starter.
fn seen(table: &Session, hand: &Hand, card: Card) -> Why {
    Why::Seen(card, hand.laid.iter().find(|laid| laid.0 == card).map(|laid| table.name(laid.1)))
}

fn going(table: &Session, phase: Phase) -> Judged<&Hand> {
    table.must_play()?;
    if let Some(hand) = Cribbage::in_phase(table, phase) {
        return Ok(hand);
    }
    let hand = Cribbage::going(table).ok_or(Refused::NoHand)?;
    let next = hand.next_to_show().map(|player| table.name(player));
    let (phase, turn) = (table.phase_row().word, table.name(hand.turn));
    refuse(Why::NotNow(phase, Incidental(turn), Incidental(next)))
}

fn deal(table: &Session, ruling: &mut Draft<'_, Event>) {
    ruling.cite_if(table.hands() > 0, article(2, 3));
    if ruling.begins_game() {
        ruling.cite(article(6, 3));
    }
    let Some(dealer) = ruling.opener() else { return };
    ruling.event(Event::Took(dealer));
    if !table.game.has_begun {
        ruling.score(table.side_of(other(dealer)), 3, &FIRST_HAND);
    }
}

/// Adds laying away the crib, unless it is done.
fn lay_away<'a>(table: &'a Session, ruling: &mut Draft<'_, Event>) -> Judged<&'a Hand> {
    let hand = going(table, Phase::Crib)?;
    if !hand.has_crib {
        ruling.cite(article(2, 2));
        ruling.event(Event::LaidAway(hand.dealer));
    }
    Ok(hand)
}

fn play(table: &Session, name: Option<&Name>, card: Card, ruling: &mut Draft<'_, Event>) -> Judged {
    let hand = going(table, Phase::Play)?;
    let by = table.actor(name)?;
    let (seat, name) = (seat(by), table.name(by));
    refuse_if!(hand.cards.laid().has(card), seen(table, hand, card));
    table.can_be_there(&hand.cards, seat, card)?;
    refuse_if!(hand.holds(by) == 0, Why::HoldsNone(name));
    table.can_be_held(&hand.cards, seat, card)?;
    ruling.by = Some(by);
    let count = hand.count() + counts(card);
    let misplay = match hand.turn {
        turn if turn != by => Some(Event::OutOfTurn(by, card, turn)),
        _ if count > COUNT_MOST => Some(Event::TooHigh(by, card, count)),
        _ => None,
    };
    let is_foul = misplay.is_some();
    if is_foul {
        ruling.foul(by, article(3, 2))
    } else {
        ruling.cite(article(3, 1))
    }
    ruling.event(misplay.unwrap_or(Event::Laid(by, card, count)));
    ruling.prove(&hand.cards, by, CardSet::of(card));
    if !is_foul {
        let cards: Vec<Card> = hand.counted().chain([card]).collect();
        after_card(table, hand, (by, true), in_play(&cards), ruling);
    }
    Ok(())
}

fn go(table: &Session, name: Option<&Name>, ruling: &mut Draft<'_, Event>) -> Judged {
    let hand = going(table, Phase::Play)?;
    let by = table.actor(name)?;
    let name = table.name(by);
    refuse_if!(by != hand.turn, Why::NotHisTurn(name, table.name(hand.turn)));
    refuse_if!(!hand.can_fail(), Why::EveryCardFits(hand.count()));
    let cards = hand.fitting();
    if let Some(card) = cards.and(hand.cards.known(seat(by))).iter().next() {
        return refuse(Why::HoldsOneThatFits(name, card));
    }
    ruling.by = Some(by);
    ruling.cite(article(3, 3));
    ruling.event(Event::Gone(by, cards));
    after_card(table, hand, (by, false), Vec::new(), ruling);
    Ok(())
}

/// Adds the consequences of a card with these points, or of a go (articles 3.4, 4.4 to 4.6).
fn after_card(
    table: &Session,
    hand: &Hand,
    (by, lays): (PlayerId, bool),
    mut points: Vec<(i64, &'static Cause)>,
    ruling: &mut Draft<'_, Event>,
) {
    let last = hand.laid.last().filter(|_| !lays).map_or(by, |laid| laid.1);
    let is_31 = points.iter().any(|(_, cause)| **cause == THIRTY_ONE);
    let is_done = (!lays || hand.is_done(by, true)) && hand.is_done(other(by), false);
    let ends = is_31 || is_done;
    let is_last = lays && hand.laid.len() + 1 == LAID;
    if ends && !is_31 {
        points.push((1, if is_last { &LAST } else { &GO }));
    }
    if peg(table, last, points, ruling) || !ends {
        return;
    }
    if is_last {
        ruling.cite(article(3, 5));
        ruling.event(Event::AllLaid(other(hand.dealer)));
        return;
    }
    ruling.cite(article(3, 4));
    let turn = match hand.holds(other(last)) {
        0 => last,
        _ => other(last),
    };
    ruling.event(Event::Again(turn));
}

fn show(table: &Session, shown: &ShownCards, ruling: &mut Draft<'_, Event>) -> Judged {
    let hand = going(table, Phase::Show)?;
    let name = shown.name.as_ref();
    let whose = name.map(|name| table.player(name)).transpose()?;
    let next = hand.next_to_show();
    refuse_if!(whose != next, Why::NotNext(next.map(|player| table.name(player))));
    let (by, crib) = (whose.unwrap_or(hand.dealer), whose.is_none());
    let laid = hand.laid_by(by);
    if let Some(card) = shown.cards.and(hand.cards.laid()).iter().next().filter(|_| crib) {
        return refuse(seen(table, hand, card));
    }
    if !crib && !shown.cards.is_empty() && shown.cards != laid {
        return refuse(Why::NotLaidByHim(table.name(by), laid));
    }
    let cards = if crib { shown.cards } else { laid };
    let parts = at_show(cards, CardSet::of_all(hand.starter), crib);
    let points: i64 = parts.iter().map(|part| part.points).sum();
    let claimed = shown.claims.map(i64::from).filter(|claimed| *claimed <= points);
    let worth = Worth { points, is_told: claimed.is_none() || !table.rules().is_on(Rule::Muggins) };
    ruling.by = Some(by);
    ruling.cite(article(5, 1));
    ruling.event(Event::Shown(by, crib, cards, worth));
    if worth.is_told {
        count(&parts, ruling);
    }
    if let Some(claims) = shown.claims {
        ruling.cite(article(5, 7));
        ruling.event(Event::Claimed(by, claims));
    }
    let each: Vec<_> = parts.iter().map(|part| (part.points, part.cause)).collect();
    let is_won = match claimed {
        Some(claimed) if claimed < points || !worth.is_told => {
            peg(table, by, [(claimed, &CLAIM)], ruling)
        }
        _ => peg(table, by, each.iter().copied(), ruling),
    };
    // A right claim must look like one that is too low.
    if !worth.is_told && claimed == Some(points) {
        ruling.made_of(&each);
    }
    if crib && !is_won {
        ruling.end("shown", None);
    }
    Ok(())
}

fn count(parts: &[WorthPart], ruling: &mut Draft<'_, Event>) {
    for part in parts {
        ruling.event(Event::Counts(part.cards, part.points, part.cause));
    }
}

/// Lets the opponent peg the points that the last claim missed (article 5.8).
fn muggins(
    table: &Session,
    name: Option<&Name>,
    named: Option<u32>,
    ruling: &mut Draft<'_, Event>,
) -> Judged {
    match table.phase() {
        LOBBY => Err(Refused::NobodySeated)?,
        FINISHED => Err(Refused::Settled)?,
        _ if !table.rules().is_on(Rule::Muggins) => refuse(Why::NoMuggins)?,
        _ => {}
    }
    let hand = table.game.hand.as_deref();
    let hand = hand.filter(|_| table.stage() != HandStage::Void);
    let Some((hand, (shown, parts))) = hand.and_then(|hand| Some((hand, hand.last_shown()?)))
    else {
        return refuse(Why::NothingShown);
    };
    let shower = hand.shower();
    let by = name.map_or(Ok(other(shower)), |name| table.player(name))?;
    refuse_if!(shown.is_called, Why::MugginsSaid);
    refuse_if!(!table.score().won.are_none(), Why::WonByShowing);
    refuse_if!(by == shower, Why::OwnHand(table.name(by)));
    let (worth, pegged) = (shown.worth.points, shown.pegged());
    let left = worth - pegged;
    let points = named.map_or(left, |named| left.min(named.into()));
    let told = named.is_none_or(|named| points < named.into()).then_some(left);
    ruling.by = Some(by);
    ruling.cite(article(5, 8));
    count(&parts, ruling);
    ruling.event(Event::Muggins(by, named, told, worth, pegged));
    peg(table, by, [(points, &MUGGINS)], ruling);
    Ok(())
}

/// Pegs these points in order, up to the target (article 6.1). Returns whether they win the game.
fn peg(
    table: &Session,
    by: PlayerId,
    points: impl IntoIterator<Item = (i64, &'static Cause)>,
    ruling: &mut Draft<'_, Event>,
) -> bool {
    let score = |player, ruling: &Ruling| {
        let side = table.side_of(player);
        let scored = ruling.scored().filter(|(other, _)| *other == side);
        table.points(side) + scored.map(|(_, points)| points).sum::<i64>()
    };
    let (side, target) = (table.side_of(by), table.target());
    for (points, cause) in points.into_iter().filter(|(points, _)| *points > 0) {
        let wanting = target - score(by, ruling);
        ruling.score(side, points.min(wanting), cause);
        if points < wanting {
            continue;
        }
        ruling.cite(article(6, 1));
        // After the crib the hand is over.
        if table.is_going() {
            ruling.end("won", None);
        }
        let points = score(other(by), ruling);
        let is_double = target == THE_LONG_GAME && points <= DOUBLE_MOST;
        if is_double {
            ruling.cite(article(6, 2));
            ruling.event(Event::Double(points));
        }
        ruling.win(table, side, if is_double { DOUBLE } else { 1 });
        return true;
    }
    false
}
