//! Recounts of evenings at which one payment went wrong: it is found, and asked about first.

use crate::support::evening::Evening;
use crate::support::records::{explanations, record, recorded, session};
use nos_base::table::seat::PlayerId;
use nos_law::referee::Evening as _;
use nos_law::ruling::Ruling;
use nos_laws::nos::recount::{Slip, questions};
use nos_laws::nos::session::NosTable;
use nos_laws::nos::{Party, Transfer};
use nos_records::journal::{EntryOutcome, Record};
use std::collections::BTreeMap;

/// What the record says of a count in which these payments went wrong.
fn recounted(record: &mut Record, wrong: &[Transfer], factor: i64) -> Option<Ruling> {
    let session = session(record);
    let seats = session.seated().clone();
    let mut line = "recount".to_owned();
    for player in seats {
        let mut chips = session.balance(player);
        for payment in wrong {
            if payment.from == Party::player(player) {
                chips += factor * payment.amount;
            }
            if payment.to == Party::player(player) {
                chips -= factor * payment.amount;
            }
        }
        if chips < 0 {
            return None;
        }
        line.push_str(&format!(" {} {chips}", session.name(player)));
    }
    match record.enter(recorded(&line)).unwrap().1 {
        EntryOutcome::Ruled(ruling) => Some(ruling),
        EntryOutcome::Corrected(_) => panic!("a recount is an entry"),
    }
}

#[test]
fn the_last_payments_are_asked_about_first_whatever_went_wrong_with_them() {
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..40 {
        let evening = Evening::of(seed, 10, 80);
        let base = record(&evening.lines.join("\n"));
        let mut rulings = base.rulings();
        let last = rulings.rfind(|(_, ruling)| ruling.transfers().next().is_some());
        let (no, transfers) = last
            .map(|(no, ruling)| (no, ruling.transfers().collect::<Vec<_>>()))
            .unwrap();
        let seated = |party| match party {
            Party::Side(side) => {
                let player = PlayerId::at(side.place());
                base.session().common().seated().contains(&player)
            }
            Party::Pot => false,
        };
        if !transfers
            .iter()
            .all(|own| seated(own.from) && seated(own.to))
        {
            continue;
        }
        let one_thing = transfers.iter().all(|own| own.cause == transfers[0].cause);
        for (slip, factor) in [
            (Slip::NotMade, 1),
            (Slip::MadeTwice, -1),
            (Slip::TurnedRound, 2),
        ] {
            let mut wrong: Vec<Vec<Transfer>> = transfers.iter().map(|own| vec![*own]).collect();
            if one_thing {
                wrong.push(transfers.to_vec());
            }
            for wrong in wrong {
                let mut record = base.clone();
                let Some(ruling) = recounted(&mut record, &wrong, factor) else {
                    continue;
                };
                let found = explanations(&record, &ruling);
                let [first, ..] = found.as_slice() else {
                    panic!("nothing explains {wrong:?}");
                };
                assert_eq!(first.len(), 1);
                assert_eq!(first[0].no, no);
                let explains = found
                    .iter()
                    .any(|own| own[0].slip == slip && own[0].payments == wrong);
                assert!(explains, "{found:?}");
                assert!(found.len() <= 5);
                let questions = questions(session(&record), &found);
                for question in &questions {
                    assert!(
                        question.starts_with("Was ") || question.starts_with("Were "),
                        "{question}"
                    );
                    assert!(
                        question.ends_with("made?")
                            || question.ends_with("made twice?")
                            || question.ends_with("made the wrong way round?")
                    );
                }
                let kind = match wrong.as_slice() {
                    [_] => "one",
                    more if more
                        .iter()
                        .all(|own| own.from == more[0].from || own.to == more[0].to) =>
                    {
                        "each"
                    }
                    _ => "all",
                };
                *asked.entry(kind).or_default() += 1;
            }
        }
    }
    assert_eq!(asked.len(), 3, "{asked:?}");
    assert!(asked.values().all(|times| *times > 10), "{asked:?}");
}

#[test]
fn two_payments_that_went_wrong_are_found_where_no_single_one_explains_it() {
    let mut record = record(
        "seat Anna Bram Cees
        deal
        set Anna 6-6
        foul Bram covering
        foul Cees asking",
    );
    // The book: Anna 592, Bram 454, Cees 454.
    let Ok((_, EntryOutcome::Ruled(ruling))) =
        record.enter(recorded("recount Anna 580 Bram 420 Cees 500"))
    else {
        panic!("a recount is an entry");
    };
    let found = explanations(&record, &ruling);
    assert_eq!(
        questions(session(&record), &found),
        [
            "Was the payment of 40 from Cees to Bram for asking for what is not due (#5) made, and were the payments of 6 each from Bram and Cees to Anna for the set (#3) made?",
            "Was the payment of 40 from Bram to Cees for covering tiles (#4) made twice, and were the payments of 6 each from Bram and Cees to Anna for the set (#3) made?",
        ]
    );
}

#[test]
fn only_payments_before_the_recount_are_asked_about() {
    let mut record = record(
        "seat Anna Bram Cees
        deal
        set Anna 6-6
        recount Anna 500 Bram 500 Cees 500
        foul Bram covering",
    );
    let recount = record
        .find(nos_law::EntryNo(4))
        .map(|own| own.ruling.clone())
        .unwrap();
    let expected =
        ["Were the payments of 6 each from Bram and Cees to Anna for the set (#3) made?"];
    assert_eq!(
        questions(session(&record), &explanations(&record, &recount)),
        expected
    );
    // The same count now is explained by what was paid since.
    let Ok((_, EntryOutcome::Ruled(again))) =
        record.enter(recorded("recount Anna 512 Bram 494 Cees 494"))
    else {
        panic!("a recount is an entry");
    };
    let expected =
        ["Were the payments of 40 each from Bram to Anna and Cees for covering tiles (#5) made?"];
    assert_eq!(
        questions(session(&record), &explanations(&record, &again)),
        expected
    );
}
