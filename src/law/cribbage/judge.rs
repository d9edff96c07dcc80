//! Judging: what follows from an entry. Nothing here changes the table.

use super::about::{
    CLAIM, CUT_JACK, FIRST_HAND, GO, LAST, MUGGINS, Rule, SKUNK, SKUNK_MOST, THE_LONG_GAME,
};
use super::hand::{Hand, LAID, other, seat};
use super::verbs::{Act, Phase, Shown};
use super::words::{Event, Misplay, Why};
use super::worth::{COUNT_MOST, Part, at_show, counts, in_play};
use super::{Cribbage, Session};
use crate::cards::card::{Card, CardSet};
use crate::hands::set::Set;
use crate::law::about::Cause;
use crate::law::refusal::{Refusal, Refused};
use crate::law::ruling::{Effect, Ruling};
use crate::law::shared::Entry;
use crate::table::article::article;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

type Judged<T = ()> = Result<T, Refusal<Cribbage>>;

fn refuse<T>(why: Why) -> Judged<T> {
    Err(Refusal::of(why))
}

/// Judges an entry.
pub(super) fn judge(
    table: &Session,
    entry: &Entry<Cribbage>,
    ruling: &mut Ruling<Cribbage>,
) -> Judged {
    match entry {
        Entry::Deal => deal(table, ruling),
        Entry::Void => {
            if let Some(dealer) = table.opened() {
                ruling.push(Effect::Opens(dealer));
            }
        }
        Entry::Own(Act::Crib) => {
            let hand = going(table, Phase::Crib)?;
            if hand.has_crib {
                return refuse(Why::CribLaid);
            }
            lay_away(hand, ruling);
        }
        Entry::Own(Act::Starter(card)) => turn_up(table, *card, ruling)?,
        Entry::Own(Act::Play { name, card }) => play(table, name.as_ref(), *card, ruling)?,
        Entry::Own(Act::Go(name)) => go(table, name.as_ref(), ruling)?,
        Entry::Own(Act::Show(shown)) => show(table, shown, ruling)?,
        _ => {}
    }
    Ok(())
}

/// The hand that is being played, if it is in this phase.
fn going(table: &Session, phase: Phase) -> Judged<&Hand> {
    table.must_play()?;
    let hand = Cribbage::going(table).ok_or(Refused::NoHand)?;
    let now = table.phase();
    if now == phase as u32 {
        return Ok(hand);
    }
    let next = hand.to_show().next().flatten();
    let next = next.map(|player| table.name(player));
    let turn = table.name(hand.turn);
    refuse(match (hand.starter, phase) {
        (None, _) => Why::NoStarter,
        (Some(starter), Phase::Crib) => Why::StarterLies { starter },
        (Some(_), Phase::Show) => Why::NotAllLaid { turn },
        (Some(_), _) => Why::CardsShown { next },
    })
}

fn deal(table: &Session, ruling: &mut Ruling<Cribbage>) {
    let begins = ruling.has(|effect| matches!(effect, Effect::Begun(_)));
    if table.hands() > 0 {
        ruling.cite(article(2, 3));
    }
    if begins {
        ruling.cite(article(6, 3));
    }
    let Some(dealer) = ruling.opener() else {
        return;
    };
    ruling.event(Event::Took { dealer });
    if begins || !table.game.has_begun {
        ruling.score(table.side_of(other(dealer)), 3, &FIRST_HAND);
    }
}

fn lay_away(hand: &Hand, ruling: &mut Ruling<Cribbage>) {
    ruling.cite(article(2, 2));
    let dealer = hand.dealer;
    ruling.event(Event::LaidAway { dealer });
}

fn turn_up(table: &Session, card: Card, ruling: &mut Ruling<Cribbage>) -> Judged {
    const JACK: u8 = 11;
    let hand = going(table, Phase::Crib)?;
    if !hand.has_crib {
        lay_away(hand, ruling);
    }
    ruling.cite(article(2, 5));
    let leader = other(hand.dealer);
    ruling.event(Event::TurnedUp { card, leader });
    if card.rank() == JACK {
        peg(table, hand.dealer, [(2, &CUT_JACK)], ruling);
    }
    Ok(())
}

fn play(table: &Session, name: Option<&Name>, card: Card, ruling: &mut Ruling<Cribbage>) -> Judged {
    let hand = going(table, Phase::Play)?;
    let by = table.actor(name)?;
    let (seat, name) = (seat(by), table.name(by));
    let known = hand.cards.known(seat);
    if hand.cards.laid().has(card) {
        return refuse(Why::Seen { card });
    }
    if let Some(holder) = hand.cards.holder(card).filter(|holder| *holder != seat) {
        let holder = table.name(PlayerId::at(holder.index()));
        return refuse(Why::KnownElsewhere { card, holder });
    }
    if hand.holds(by) == 0 {
        return refuse(Why::HoldsNone { name });
    }
    if hand.cards.is_known(seat) && !known.has(card) {
        return refuse(Why::NotHis { card, name, known });
    }
    ruling.by = Some(by);
    let count = hand.count() + counts(card);
    let misplay = match hand.turn {
        turn if turn != by => Some(Misplay::OutOfTurn(turn)),
        _ if count > COUNT_MOST => Some(Misplay::TooHigh(count)),
        _ => None,
    };
    let player = by;
    if let Some(misplay) = misplay {
        ruling.foul(by, article(3, 2));
        ruling.event(Event::TakenBack {
            player,
            card,
            misplay,
        });
        prove(hand, by, card, ruling);
        return Ok(());
    }
    ruling.cite(article(3, 1));
    ruling.event(Event::Laid {
        player,
        card,
        count,
    });
    prove(hand, by, card, ruling);
    let cards: Vec<Card> = hand.counted().chain([card]).collect();
    follow(table, hand, (by, true), in_play(&cards), ruling);
    Ok(())
}

fn go(table: &Session, name: Option<&Name>, ruling: &mut Ruling<Cribbage>) -> Judged {
    let hand = going(table, Phase::Play)?;
    let by = table.actor(name)?;
    let name = table.name(by);
    if by != hand.turn {
        let turn = table.name(hand.turn);
        return refuse(Why::NotHisTurn { name, turn });
    }
    const HIGHEST: u8 = 10;
    let count = hand.count();
    if count + HIGHEST <= COUNT_MOST {
        return refuse(Why::EveryCardFits { count });
    }
    let cards = hand.fitting();
    if let Some(card) = cards.and(hand.cards.known(seat(by))).iter().next() {
        return refuse(Why::HoldsOneThatFits { name, card });
    }
    ruling.by = Some(by);
    ruling.cite(article(3, 3));
    ruling.event(Event::Gone { player: by, cards });
    follow(table, hand, (by, false), Vec::new(), ruling);
    Ok(())
}

/// What follows once a player has laid a card that scores these points, or has said go (articles 3.4, 4.4 to 4.6).
fn follow(
    table: &Session,
    hand: &Hand,
    (by, lays): (PlayerId, bool),
    mut points: Vec<(i64, &'static Cause)>,
    ruling: &mut Ruling<Cribbage>,
) {
    let last = hand.laid.last().filter(|_| !lays).map_or(by, |laid| laid.1);
    let is_31 = points.iter().any(|(_, cause)| cause.word == "thirty-one");
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
        let first = other(hand.dealer);
        ruling.event(Event::AllLaid { first });
        return;
    }
    ruling.cite(article(3, 4));
    let turn = match hand.holds(other(last)) {
        0 => last,
        _ => other(last),
    };
    ruling.event(Event::Again { turn });
}

fn show(table: &Session, shown: &Shown, ruling: &mut Ruling<Cribbage>) -> Judged {
    let hand = going(table, Phase::Show)?;
    let whose = match &shown.name {
        Some(name) => Some(table.player(name)?),
        None => None,
    };
    let next = hand.to_show().next().flatten();
    if whose != next {
        let next = next.map(|player| table.name(player));
        return refuse(Why::NotNext { next });
    }
    let by = whose.unwrap_or(hand.dealer);
    let cards = match whose {
        None => shown.cards,
        Some(_) => hand.laid_by(by),
    };
    if !shown.cards.is_empty() && shown.cards != cards {
        let (name, laid) = (table.name(by), cards);
        return refuse(Why::NotLaidByHim { name, laid });
    }
    let seen = cards.and(hand.cards.laid()).iter().next();
    if let Some(card) = seen.filter(|_| whose.is_none()) {
        return refuse(Why::Seen { card });
    }
    let crib = whose.is_none();
    let parts = hand
        .starter
        .map_or(Vec::new(), |starter| at_show(cards, starter, crib));
    let worth = parts.iter().map(|part| part.points).sum();
    ruling.by = Some(by);
    ruling.cite(article(5, 1));
    let claims = shown.claims;
    ruling.event(Event::Shown {
        player: by,
        crib,
        cards,
        worth,
        claims,
    });
    for Part {
        points,
        cause,
        cards,
    } in parts.iter().copied()
    {
        ruling.event(Event::Counts {
            cards,
            points,
            cause,
        });
    }
    if claims.is_some() {
        ruling.cite(article(5, 7));
    }
    let is_won = match claims.map(i64::from).filter(|claims| *claims < worth) {
        None => peg(
            table,
            by,
            parts.iter().map(|part| (part.points, part.cause)),
            ruling,
        ),
        Some(claims) => {
            let rest = (worth - claims) * table.house(Rule::Muggins);
            peg(table, by, [(claims, &CLAIM)], ruling)
                || peg(table, other(by), [(rest, &MUGGINS)], ruling)
        }
    };
    if crib && !is_won {
        ruling.push(Effect::Over {
            ending: "shown",
            out: None,
        });
    }
    Ok(())
}

/// Pegs these points in order, as far as the target (article 6.1). Returns whether that wins the game.
fn peg(
    table: &Session,
    by: PlayerId,
    points: impl IntoIterator<Item = (i64, &'static Cause)>,
    ruling: &mut Ruling<Cribbage>,
) -> bool {
    let score = |player, ruling: &Ruling<Cribbage>| {
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
        ruling.push(Effect::Over {
            ending: "won",
            out: None,
        });
        let points = score(other(by), ruling);
        let is_skunk = target == THE_LONG_GAME && points <= SKUNK_MOST;
        if is_skunk {
            ruling.cite(article(6, 2));
            ruling.event(Event::Skunk { target, points });
        }
        ruling.win(table, side, if is_skunk { SKUNK } else { 1 });
        return true;
    }
    false
}

/// Adds the goes of this player that this card, now laid or shown, proves false.
fn prove(hand: &Hand, by: PlayerId, card: Card, ruling: &mut Ruling<Cribbage>) {
    let card = CardSet::of(card);
    for (place, denial) in hand.cards.disproved(seat(by), card) {
        ruling.cite(denial.own.article);
        ruling.push(Effect::Proved {
            player: by,
            denied: denial.own,
            place,
            no: denial.no,
            pieces: card.and(denial.pieces),
        });
    }
}
