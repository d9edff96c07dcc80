//! Chapters 7 and 9 in simulated evenings, compared with [`super::naive`] and with the rulings
//! before.

use super::naive::{Standing, Table};
use crate::support::scripts::simulated;
use nos_base::TileSet;
use nos_laws::nos::layout::Scope;
use nos_laws::nos::ruling::{CloseOutcome, Event};
use nos_laws::nos::session::{NosTable, Session};
use nos_laws::nos::{Hand, LAW, PlayerId, Round, Ruling, Seat, Spot};
use std::collections::BTreeMap;

fn hand(session: &Session) -> Option<(&Hand, &Round)> {
    let hand = session.latest_hand()?;
    Some((hand, hand.round()?))
}

fn playable(round: &Round, scope: Scope) -> TileSet {
    let table = Table::new(round.game, round.set.lies, &round.layout.laid);
    let fits = |tile: &_| {
        let ways = table.conceivable(*tile).into_iter();
        ways.into_iter().any(|way| table.allows(scope, *tile, way))
    };
    TileSet::set(6).iter().filter(fits).collect()
}

/// Whether only immediate doubles were played since the announcement, without draws or passes
/// (7.4).
#[derive(Default)]
struct Chance {
    lasts: bool,
}

impl Chance {
    fn see(&mut self, event: &Event) {
        let goes_on = match event {
            Event::Announced(_) => {
                self.lasts = true;
                true
            }
            Event::Drew { .. } | Event::Passed { .. } => false,
            Event::Laid { tile, spot, .. } => tile.is_double() && *spot == Spot::Set,
            _ => true,
        };
        self.lasts &= goes_on;
    }
}

/// Returns the payments for a close in a ruling.
fn paid_for_the_close(ruling: &Ruling) -> Vec<(PlayerId, PlayerId, i64)> {
    let mut paid: Vec<_> = ruling
        .transfers()
        .filter(|own| ["close", "wrong close"].contains(&own.word()))
        .map(|own| (own.from.first().unwrap(), own.to.first().unwrap(), own.amount))
        .collect();
    paid.sort_unstable();
    paid
}

#[test]
fn art_9_7_the_first_hand_that_shows_what_fitted_proves_a_close_wrong_and_no_other_does() {
    let (mut proved, mut kept) = (0, 0);
    for seed in 0..800 {
        let mut evening = simulated(&LAW, seed, 10 + seed as usize % 4 * 10, 6);
        let mut chance = Chance::default();
        // The player of the upheld close, and the tiles that each player could then have laid.
        let mut upheld: Option<(PlayerId, BTreeMap<PlayerId, TileSet>)> = None;
        let mut is_proved = false;
        while let Some(own) = evening.next() {
            let session: &Session = evening.session().get().unwrap();
            let ruling = &own.ruling;
            let told = ruling.events_of::<Event>().find_map(|event| match event {
                Event::CloseDecided(closer, CloseOutcome::ProvedWrong(holder, tile)) => {
                    Some((*closer, *holder, *tile))
                }
                _ => None,
            });
            let shown = ruling.events_of::<Event>().find_map(|event| match event {
                Event::Shown(player, tiles) => Some((*player, *tiles)),
                _ => None,
            });
            let said = format!("{seed}: {}", own.entry);
            match (&upheld, shown) {
                (Some((closer, fitted)), Some((player, tiles)))
                    if !fitted[&player].and(tiles).is_empty() && !is_proved =>
                {
                    let (by, holder, tile) = told.unwrap_or_else(|| panic!("{said}"));
                    assert_eq!((by, holder), (*closer, player), "{said}");
                    assert!(fitted[&player].and(tiles).has(tile), "{said}");
                    let (hand, _) = hand(session).unwrap();
                    let mut due = Vec::new();
                    for (seat, other) in hand.seats.seated().filter(|(_, own)| own != closer) {
                        let back = (hand.tiles.number(seat) > 0).then_some(20);
                        let penalty = (!ruling.waived).then_some(40);
                        let amounts = back.into_iter().chain(penalty);
                        due.extend(amounts.map(|amount| (*closer, other, amount)));
                    }
                    due.sort_unstable();
                    assert_eq!(paid_for_the_close(ruling), due, "{said}");
                    is_proved = true;
                    proved += 1;
                }
                _ => {
                    assert_eq!(told, None, "{said}");
                    kept += usize::from(upheld.is_some() && shown.is_some());
                }
            }
            for event in ruling.events_of::<Event>() {
                match event {
                    Event::CloseDecided(closer, CloseOutcome::Upheld) => {
                        let (hand, round) = hand(session).unwrap();
                        // This concerns a close that was upheld, not one that the last hand shown
                        // decides.
                        if shown.is_none() {
                            let of = |(seat, player): (Seat, PlayerId)| {
                                let opponent = chance.lasts && seat != round.set.on_set;
                                let scope = match opponent {
                                    true => Scope::TurnInOpening,
                                    false => Scope::Turn,
                                };
                                (player, playable(round, scope))
                            };
                            upheld = Some((*closer, hand.seats.seated().map(of).collect()));
                            is_proved = false;
                        }
                    }
                    Event::Took { .. } => upheld = None,
                    _ => {}
                }
                chance.see(event);
            }
        }
    }
    assert!(proved > 10 && kept > 100, "{proved} {kept}");
}

#[test]
fn art_7_6_a_double_on_a_side_that_is_shut_is_no_play_of_a_turn() {
    let (mut on_turn, mut out_of_turn) = (0, 0);
    for seed in 0..400 {
        let mut evening = simulated(&LAW, seed, 10 + seed as usize % 4 * 10, 6);
        let mut before: Option<Session> = None;
        while let Some(own) = evening.next() {
            let session: &Session = evening.session().get().unwrap();
            let ruling = &own.ruling;
            let laid = ruling.events_of::<Event>().find_map(|event| match event {
                Event::Laid { player, way, .. } => Some((*player, *way)),
                _ => None,
            });
            let was = before.as_ref().and_then(hand);
            if let (Some((player, way)), Some((hand_before, round_before))) = (laid, was)
                && ruling.events_of::<Event>().all(|event| event.fault().is_none())
            {
                let laid = &round_before.layout.laid;
                let table = Table::new(round_before.game, round_before.set.lies, laid);
                let (now, round) = hand(session).unwrap();
                let seat = now.seat(player).unwrap();
                let has_tiles = now.tiles.number(seat) > 0;
                let owed = |hand: &Hand| hand.holdings[seat].all_waits();
                let is_shut = table.standing(way.place) == Standing::Barred;
                let (was_turn, is_turn) = (round_before.turn == seat, round.turn == seat);
                let said = format!("{seed}: {}", own.entry);
                if is_shut {
                    assert_eq!(round.opening, round_before.opening, "{said}");
                    let more = u8::from(has_tiles && !now.is_over());
                    assert_eq!(owed(now), if more > 0 { owed(hand_before) + 1 } else { 0 });
                    assert_eq!(now.waits_due(seat), 0, "{said}");
                }
                match (is_shut, was_turn) {
                    (true, true) => {
                        assert!(is_turn == has_tiles || now.is_over(), "{said}");
                        on_turn += 1;
                    }
                    (true, false) => {
                        assert_eq!(round.turn, round_before.turn, "{said}");
                        out_of_turn += 1;
                    }
                    (false, true) => assert!(!is_turn || now.is_over(), "{said}"),
                    (false, false) => {}
                }
            }
            before = Some(session.clone());
        }
    }
    assert!(on_turn > 5 && out_of_turn > 5, "{on_turn} {out_of_turn}");
}
