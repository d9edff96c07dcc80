//! Chips and points: accounts change by exactly what moves, and nothing is lost.

use crate::support::scripts::simulated;
use nos_entry::{Body, read_line};
use nos_law::{EntryNo, Law, PartyName, Ruling, Session};
use nos_laws::fives::{LAW as FIVES, Session as Fives};
use nos_laws::nos::session::Session as Nos;
use nos_laws::nos::{HouseKey, LAW as NOS};
use std::collections::BTreeMap;

/// Balances or scores by name.
type Accounts = BTreeMap<PartyName, i64>;

fn accounts(session: &Session) -> Accounts {
    session.accounts(&session.names()).into_iter().map(|own| (own.holder, own.amount)).collect()
}

fn moved(before: &Accounts, session: &Session, ruling: &Ruling) -> Accounts {
    let mut after = before.clone();
    for own in ruling.moves(&session.names()) {
        assert!(own.amount > 0);
        if let Some(from) = own.from {
            *after.get_mut(&from).unwrap() -= own.amount;
        }
        *after.get_mut(&own.to).unwrap() += own.amount;
    }
    after
}

#[test]
fn art_1_4_chips_only_move_between_players_and_the_pot() {
    let mut moves = 0;
    for seed in 0..40 {
        let mut evening = simulated(&NOS, seed, seed as usize % 4 * 10, 4);
        let mut before = accounts(evening.session());
        while let Some(own) = evening.next() {
            let session = evening.session();
            let after = accounts(session);
            let nos = session.get::<Nos>().unwrap();
            let start = nos.house(HouseKey::ChipsStart);
            for name in after.keys() {
                before.entry(name.clone()).or_insert(start);
            }
            assert_eq!(after, moved(&before, session, &own.ruling), "{}", own.entry);
            let all: i64 = after.values().sum();
            assert_eq!(all, nos.players().len() as i64 * start, "{}", own.entry);
            moves += usize::from(before != after);
            before = after;
        }
    }
    assert!(moves > 500, "{moves}");
}

#[test]
fn scores_reach_the_target_and_stay_until_the_next_game() {
    let (mut scored, mut games) = (0, 0);
    for seed in 0..60 {
        let mut evening = simulated(&FIVES, seed, seed as usize % 4 * 10, 4);
        let mut before = accounts(evening.session());
        let mut game = 0;
        while let Some(own) = evening.next() {
            let session = evening.session();
            let fives = session.get::<Fives>().unwrap();
            let after = accounts(session);
            if fives.game_no() != game || own.entry.row().word == "seat" {
                game = fives.game_no();
                games += 1;
                before = after.keys().map(|side| (side.clone(), 0)).collect();
            }
            assert!(after.values().all(|points| *points <= fives.target()));
            if own.entry.row().word != "void" {
                assert_eq!(after, moved(&before, session, &own.ruling), "{}", own.entry);
            }
            scored += usize::from(before != after);
            before = after;
        }
    }
    assert!(scored > 500 && games > 60, "{scored} {games}");
}

/// Abandons a hand after each of its entries.
fn abandoned(law: &'static Law) -> usize {
    let Some(Body::Entry(void)) = read_line(law.language, "void").unwrap().body else {
        panic!("void is an entry");
    };
    let mut checked = 0;
    for seed in 0..20 {
        let mut evening = simulated(law, seed, seed as usize % 4 * 10, 4);
        let mut at_the_deal = Accounts::new();
        while let Some(own) = evening.next() {
            let mut session = evening.session().clone();
            if own.ruling.summary().begins_hand {
                at_the_deal = accounts(&session);
            }
            let Ok(ruling) = session.judge(&void) else { continue };
            session.apply(EntryNo(own.no.0 + 1), &ruling);
            assert_eq!(accounts(&session), at_the_deal, "{seed}: {}", own.entry);
            checked += 1;
        }
    }
    checked
}

#[test]
fn an_abandoned_hand_restores_the_accounts_of_the_deal() {
    let (nos, fives) = (abandoned(&NOS), abandoned(&FIVES));
    assert!(nos > 1000 && fives > 500, "{nos} {fives}");
}
