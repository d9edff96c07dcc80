//! Recounts of evenings with one wrong payment: nos finds it and asks about it first.

use crate::support::evening::Evening;
use crate::support::records::{explanations, record, recorded, session};
use nos_base::PlayerId;
use nos_law::{Evening as _, Ruling};
use nos_laws::nos::recount::{Slip, Suspect, questions};
use nos_laws::nos::session::NosTable;
use nos_laws::nos::{Party, Transfer};
use nos_records::journal::{EntryOutcome, Record};
use std::collections::BTreeMap;

/// Returns the ruling on a count after these wrong payments.
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
fn the_latest_payments_are_asked_about_first() {
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..40 {
        let evening = Evening::of(seed, 10, 80);
        let base = record(&evening.lines.join("\n"));
        let mut rulings = base.rulings();
        let last = rulings.rfind(|(_, ruling)| ruling.transfers().next().is_some());
        let (no, transfers) =
            last.map(|(no, ruling)| (no, ruling.transfers().collect::<Vec<_>>())).unwrap();
        let seated = |party| match party {
            Party::Side(side) => {
                let player = PlayerId::at(side.place());
                base.session().common().seated().contains(&player)
            }
            Party::Pot => false,
        };
        if !transfers.iter().all(|own| seated(own.from) && seated(own.to)) {
            continue;
        }
        let one_thing = transfers.iter().all(|own| own.cause == transfers[0].cause);
        for (slip, factor) in [(Slip::NotMade, 1), (Slip::MadeTwice, -1), (Slip::TurnedRound, 2)] {
            let mut wrong: Vec<Vec<Transfer>> = transfers.iter().map(|own| vec![*own]).collect();
            if one_thing {
                wrong.push(transfers.to_vec());
            }
            for wrong in wrong {
                let mut record = base.clone();
                let Some(ruling) = recounted(&mut record, &wrong, factor) else { continue };
                let found = explanations(&record, &ruling);
                let [first, ..] = found.as_slice() else {
                    panic!("nothing explains {wrong:?}");
                };
                let [Suspect::Payments { no: asked_no, .. }] = first.as_slice() else {
                    panic!("one payment, or several for one thing: {first:?}");
                };
                // nos asks about common mistakes first, even if a rare one is more recent.
                assert!(slip == Slip::TurnedRound || *asked_no == no, "{found:?}");
                let meant = Suspect::Payments { no, payments: wrong.clone(), slip };
                let is_crowded_out = slip == Slip::TurnedRound && found.len() == 5;
                let explains = is_crowded_out || found.iter().any(|own| own[0] == meant);
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
fn two_wrong_payments_are_found_if_no_single_one_explains_the_count() {
    let mut record = record(
        "seat Anna Bram Cees
        deal
        set Anna 6-6
        foul Bram covering
        foul Cees asking",
    );
    // The accounts are now Anna 592, Bram 454, Cees 454.
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

/// A foul was recorded for the wrong player and corrected. The accounts are then Anna 552, Bram
/// 534, Cees 414.
const CORRECTED: &str = "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 1\nnote warned\nfoul Bram asking\nfix 6 foul Cees asking";

fn asked(script: &str) -> Vec<String> {
    let (before, last) = script.rsplit_once('\n').unwrap();
    let mut record = record(before);
    let Ok((_, EntryOutcome::Ruled(ruling))) = record.enter(recorded(last.trim())) else {
        panic!("a recount is an entry");
    };
    questions(session(&record), &explanations(&record, &ruling))
}

#[test]
fn an_unpaid_correction_is_asked_about_first() {
    let more = "fix 6 foul Cees asking waive\nfix 5 foul Anna covering";
    for (script, first) in rows! {
        // The chips of the correction were not moved. nos asks about that first, although other
        // mistakes explain the same count.
        format!("{CORRECTED}\nrecount Anna 552 Bram 414 Cees 534"), "Were the chips for the correction #7 moved?";
        // Later payments do not hide an earlier correction.
        format!("{CORRECTED}\nfoul Anna showing\nrecount Anna 472 Bram 454 Cees 574"), "Were the chips for the correction #7 moved?";
        format!("{CORRECTED}\n{more}\nrecount Anna 552 Bram 534 Cees 414"), "Were the chips for the correction #8 and those after it moved?";
        format!("{CORRECTED}\nundo\nrecount Anna 552 Bram 534 Cees 414"), "Were the chips for the correction #8 moved?";
    } {
        let asked = asked(&script);
        assert_eq!(asked[0], first, "{script}: {asked:?}");
        assert!(asked.len() <= 5);
    }
}

#[test]
fn payments_of_an_earlier_hand_are_asked_about() {
    let hand = "deal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass";
    let counts = "count Anna 90\ncount Bram 40\ncount Cees 20";
    let evening = format!("seat Anna Bram Cees\n{hand}\n{counts}\ndeal\nfoul Cees asking");
    // The accounts are now Anna 414, Bram 564, Cees 522.
    let asked = asked(&format!("{evening}\nrecount Anna 464 Bram 514 Cees 522"));
    assert_eq!(asked, ["Was the payment of 50 from Anna to Bram by the count (#11) made?"]);
}

#[test]
fn a_recount_considers_payments_since_the_last_one() {
    let mut record = record(
        "seat Anna Bram Cees
        deal
        set Anna 6-6
        recount Anna 500 Bram 500 Cees 500
        foul Bram covering",
    );
    // Later payments explain the same count.
    let Ok((_, EntryOutcome::Ruled(again))) =
        record.enter(recorded("recount Anna 512 Bram 494 Cees 494"))
    else {
        panic!("a recount is an entry");
    };
    let expected =
        ["Were the payments of 40 each from Bram to Anna and Cees for covering tiles (#5) made?"];
    assert_eq!(questions(session(&record), &explanations(&record, &again)), expected);
}
