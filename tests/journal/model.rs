//! Compares random evenings and corrections with a simple model that reads everything again from
//! the first entry.

use crate::support::evening::{Evening, Luck};
use crate::support::records::plain::Plain;
use crate::support::records::recorded;
use nos_entry::Entry;
use nos_law::{AccountChange, EntryNo, PartyName, Ruling, Session};
use nos_laws::nos::LAW;
use nos_records::journal::{EntryOutcome, Impact, Record, Recorded, Rejection};
use std::collections::HashMap;
use std::ops::Range;

fn correction(luck: &mut Luck, plain: &Plain, lines: &[String]) -> String {
    let mut parts = vec![part(luck, plain, lines)];
    for _ in 0..luck.below(3) {
        let next = part(luck, plain, lines);
        if !parts[0].starts_with("undo") && !next.starts_with("undo") {
            parts.push(next);
        }
    }
    parts.join(" ; ")
}

fn part(luck: &mut Luck, plain: &Plain, lines: &[String]) -> String {
    let last = plain.said.len();
    let no = match luck.below(3) {
        0 => 1 + luck.below(last),
        _ => last.saturating_sub(luck.below(12)).max(1),
    };
    let corrections: Vec<usize> = plain
        .said
        .iter()
        .enumerate()
        .filter(|(_, (said, _))| said.correction().is_some())
        .map(|(at, _)| at + 1)
        .collect();
    let seat = lines.iter().find(|line| line.starts_with("seat")).unwrap();
    let name = seat.split(' ').nth(1 + luck.below(3)).unwrap();
    match luck.below(10) {
        0 | 1 => format!("undo {}", 1 + luck.below(4)),
        2 => format!("strike {no}"),
        3 => match luck.pick(&corrections) {
            Some(no) => format!("strike {no}"),
            None => "undo".to_owned(),
        },
        4 => format!("insert {no} foul {name} showing"),
        5 => format!("insert {no} note missed"),
        6 => format!("insert {no} draw"),
        7 => format!("insert {no} join New{last}"),
        8 => match &plain.said[no - 1].0 {
            Recorded::Entry(entry) => {
                let waived = entry.clone().waiving(true);
                format!("fix {no} {waived}")
            }
            Recorded::Correction(_) => format!("fix {no} note read otherwise"),
        },
        _ => format!("fix {no} {}", lines[luck.below(lines.len())]),
    }
}

#[test]
fn corrections_agree_with_a_simple_model() {
    let (mut taken, mut refused, mut impossible) = (0, 0, 0);
    // One long record, which a correction does not judge again completely.
    for (seed, length) in (0..40).map(|seed| (seed, 60)).chain([(40, 300)]) {
        let mut evening = Evening::of(seed, 15, length);
        if seed % 2 == 1 {
            evening.lines.insert(0, LAW.first_entry().to_string());
        }
        let mut luck = Luck::new(seed + 1000);
        let mut record = Record::new(&LAW);
        let mut plain = Plain::new(&LAW);
        let mut lines = evening.lines.iter();
        loop {
            let text = if !record.is_empty() && luck.once_in(3) {
                correction(&mut luck, &plain, &evening.lines)
            } else {
                match lines.next() {
                    Some(line) => line.clone(),
                    None => break,
                }
            };
            let said = recorded(&text);
            let is_correction = said.correction().is_some();
            let next = plain.next(said.clone());
            let replayed = next.as_ref().map(Plain::replay);
            let before = (record.session().clone(), record.len());
            let decided = record.judge(said);
            assert_eq!(
                before,
                (record.session().clone(), record.len()),
                "a preview changes nothing"
            );
            let decided = match (decided, replayed) {
                (Ok(decided), Some(Ok(_))) => decided,
                (Err(rejection), None) => {
                    let correctly =
                        !matches!(rejection, Rejection::Impossible { .. } | Rejection::Refused(_));
                    assert!(correctly, "{text}: {rejection}");
                    refused += 1;
                    continue;
                }
                (Err(rejection), Some(Err(first))) => {
                    match rejection {
                        Rejection::Impossible { no, .. } => assert_eq!(no.0, first, "{text}"),
                        Rejection::Refused(_) => assert!(!is_correction, "{text}"),
                        other => panic!("{text}: {other}"),
                    }
                    impossible += usize::from(is_correction);
                    continue;
                }
                (decided, replayed) => {
                    panic!(
                        "{text}: {:?}, but {:?}",
                        decided.map(|_| ()),
                        replayed.map(|read| read.map(|_| ()))
                    )
                }
            };
            let (rulings, session) = replayed_of(next.as_ref());
            if let EntryOutcome::Corrected(impact) = decided.outcome() {
                taken += 1;
                payments_make_up_the_balances(impact);
                only_what_changes_is_named(
                    impact,
                    (&before.0, &standing_of(&record)),
                    (&session, &rulings),
                );
            }
            record.apply(decided).unwrap();
            plain = next.unwrap();
            assert_eq!(record.session(), &session, "{text}");
            assert_eq!(standing_of(&record), rulings, "{text}");
            let at = luck.below(rulings.len());
            if let Some((no, ..)) = rulings.get(at) {
                // Entries of one line share a number, which means the first of them.
                let first = rulings.iter().position(|own| own.0 == *no).unwrap();
                let mut session = (LAW.begin)();
                for (no, _, ruling) in &rulings[..first] {
                    session.apply(EntryNo(*no), ruling);
                }
                assert_eq!(record.before(EntryNo(*no)), Some(session));
            }
        }
        for past in record.history() {
            assert_eq!(past.struck_by.is_none(), plain.stands(past.no.0));
        }
    }
    assert!(taken > 200 && refused > 50 && impossible > 200, "{taken} {refused} {impossible}");
}

#[test]
fn a_number_is_in_force_unless_one_in_force_strikes_it() {
    check_numbers(0..12);
}

#[test]
#[ignore = "takes minutes: a hundred times as many records"]
fn a_number_of_very_many_records_stands_if_nothing_that_stands_strikes_it() {
    check_numbers(12..1200);
}

fn check_numbers(seeds: Range<u64>) {
    for seed in seeds {
        let mut luck = Luck::new(seed);
        let (mut record, mut plain) = (Record::new(&LAW), Plain::new(&LAW));
        let mut deepest = 0;
        for at in 0..90 {
            let last = record.len();
            let any = 1 + luck.below(last.max(1));
            let text = match luck.below(9) {
                _ if at < 4 => "note so".to_owned(),
                0 => format!("undo {}", 1 + luck.below(3)),
                1 => format!("strike {any}"),
                2 => format!("strike {any} ; strike {last}"),
                3 => format!("strike {last} ; insert 1 note missed"),
                4 | 5 => "undo".to_owned(),
                _ => format!("strike {last}"),
            };
            let said = recorded(&text);
            let Some(next) = plain.next(said.clone()) else {
                assert!(record.judge(said).is_err(), "{text}");
                continue;
            };
            record.enter(said).unwrap();
            plain = next;
            let standing = record.standing().map(|own| own.no.0);
            let read = plain.read().into_iter().map(|(no, _)| no);
            assert!(standing.eq(read), "{text}");
            for past in record.history() {
                assert_eq!(past.struck_by.is_none(), plain.stands(past.no.0), "{text}");
                deepest +=
                    usize::from(past.struck_by.is_some() && past.recorded.correction().is_some());
            }
        }
        assert!(deepest > 100, "{deepest}");
    }
}

fn replayed_of(plain: Option<&Plain>) -> (Vec<(u32, Entry, Ruling)>, Session) {
    plain.unwrap().replay().unwrap()
}

/// Payments taken back and added make up the whole difference between the accounts.
fn payments_make_up_the_balances(impact: &Impact) {
    // A change of the starting chips or of the players also changes accounts.
    let there = |change: &AccountChange| change.before.is_some() && change.after.is_some();
    if !impact.accounts.iter().all(there) {
        return;
    }
    let mut net: HashMap<&PartyName, i64> = HashMap::new();
    for payment in &impact.moves {
        assert_ne!(payment.before, payment.after);
        let from = payment.from.as_ref().unwrap();
        for (holder, sign) in [(from, -1), (&payment.to, 1)] {
            *net.entry(holder).or_default() += sign * (payment.after - payment.before);
        }
    }
    for change in &impact.accounts {
        let (before, after) = (change.before.unwrap(), change.after.unwrap());
        let moved = net.remove(&change.holder).unwrap_or_default();
        assert_eq!(after - before, moved, "{change:?}: {:?}", impact.moves);
    }
    assert!(net.is_empty(), "{net:?}");
}

fn standing_of(record: &Record) -> Vec<(u32, Entry, Ruling)> {
    record.standing().map(|own| (own.no.0, own.entry.clone(), own.ruling.clone())).collect()
}

/// Checks that the impact names exactly the entries that were added, that were removed, or whose
/// ruling changed.
fn only_what_changes_is_named(
    impact: &Impact,
    (was, before): (&Session, &[(u32, Entry, Ruling)]),
    (is, after): (&Session, &[(u32, Entry, Ruling)]),
) {
    let told = |session: &Session, (_, entry, ruling): &(u32, Entry, Ruling)| {
        let told = ruling.text(&session.names());
        // Incidental details are not part of the comparison.
        let sentences = told.sentences.into_iter();
        let message: Vec<String> =
            sentences.filter(|own| !own.in_passing).map(|own| own.words.into()).collect();
        (entry.to_string(), message, told.payments, told.articles, told.verdict)
    };
    let mut told_before: HashMap<u32, Vec<_>> = HashMap::new();
    for own in before {
        told_before.entry(own.0).or_default().push(told(was, own));
    }
    let mut told_after: HashMap<u32, Vec<_>> = HashMap::new();
    for own in after {
        told_after.entry(own.0).or_default().push(told(is, own));
    }
    let named: Vec<u32> = impact.changes.iter().map(|change| change.no.0).collect();
    for no in told_before.keys().chain(told_after.keys()) {
        assert_eq!(
            told_before.get(no) != told_after.get(no),
            named.contains(no),
            "#{no}: {:?} {:?}",
            told_before.get(no),
            told_after.get(no)
        );
    }
}
