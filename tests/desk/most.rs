//! The largest numbers that can be typed. Overflow checks are on, so it is enough to judge them.

use crate::support::evening::Evening;
use crate::support::records;
use crate::support::records::recordable;
use nos::desk::answer;
use nos::entry::{Body, read_line};
use nos::journal::{EntryOutcome, Record};
use nos::law::TableSettings;
use nos::laws::nos::LAW;
use nos::laws::nos::session::NosTable;
use nos::pages as page;
use nos::print::sheet::{Sheet, written};
use nos::text::money::CENTS_MOST;
use nos::text::tables::{self};
use nos_base::{Decimal, HouseRange, Look, Money};

fn houses(most: bool) -> Vec<String> {
    let lines = LAW.library().house.iter().map(|row| match row.range {
        HouseRange::Between(_, value) if most => format!("house {} {value}", row.word),
        HouseRange::Between(value, _) => format!("house {} {value}", row.word),
        range => format!("house {} {}", row.word, range.words()[usize::from(!most)].0),
    });
    lines.collect()
}

/// Entries and corrections with the largest readable numbers, for these players.
fn largest(name: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for number in ["255", "65535", "4294967295", "18446744073709551616"] {
        for verb in ["short", "excess", "count", "recount", "draw"] {
            lines.push(format!("{verb} {name} {number}"));
        }
        for kept in ["kept", "returned"] {
            lines.push(format!("excess {name} {number} {kept}"));
        }
        for verb in ["law", "undo", "strike", "draw", "announce"] {
            lines.push(format!("{verb} {number}"));
        }
        lines.push(format!("fix {number} deal ; insert {number} deal"));
        lines.push(format!("house chips.start {number}"));
    }
    lines
}

/// Questions with the largest numbers, and questions whose answers add them up.
const QUESTIONS: &[&str] = &[
    "status",
    "show",
    "balances",
    "legal",
    "holds",
    "audit",
    "history",
    "history 4294967295",
    "history 18446744073709551615",
    "history hand 4294967295",
    "why",
    "why 4294967295",
    "legal at 4294967295",
    "holds at 4294967295",
    "rule 255.255",
];

fn enter(record: &mut Record, line: &str, table: &TableSettings) {
    let Some(Ok((_, outcome))) =
        recordable(read_line(LAW.language, line).ok().and_then(|line| line.body))
            .map(|said| record.enter(said))
    else {
        return;
    };
    answer::lines(record, &outcome);
    answer::after(record, &outcome, table);
    if let EntryOutcome::Corrected(impact) = &outcome {
        nos::print::why::lines(impact);
    }
}

fn print(record: &Record, table: &TableSettings) {
    for question in QUESTIONS {
        if let Ok(Some(Body::Question(question))) =
            read_line(LAW.language, question).map(|line| line.body)
        {
            let _ = answer::text(record, &question, table);
            let _ = answer::json(record, &question);
        }
    }
    let sheet = Sheet::of(record, table.money.as_ref());
    written::words(&sheet, &table.look);
    written::markdown(&sheet, None);
    written::json(&sheet);
    tables::csv(written::rows(&sheet), Decimal::Point);
    page::sheet::sheet(&sheet, "Nos", None);
    page::report::report(record, &sheet, None, false, Default::default());
    for player in record.session().names().iter() {
        assert!(Sheet::of_one(record, player.as_str(), table.money.as_ref()).is_ok());
    }
}

#[test]
fn the_largest_numbers_are_judged_and_added_up() {
    let table = TableSettings {
        look: Look::default(),
        money: Money::new(CENTS_MOST, "EUR"),
        pieces: vec![u32::MAX, u32::MAX - 1, 1],
        ..TableSettings::default()
    };
    for (seed, most) in [(1, true), (2, true), (3, false)] {
        let mut evening = Evening::of(seed, 25, 100);
        evening.settle();
        let ruled = |line: &&String| !line.starts_with("house ");
        let lines: Vec<String> =
            houses(most).into_iter().chain(evening.lines.iter().filter(ruled).cloned()).collect();
        let mut record = Record::new(&LAW);
        for line in &lines {
            enter(&mut record, line, &table);
            let names = record.session().names();
            let name = names.iter().next().map_or("Anna", |name| name.as_str());
            for other in largest(name) {
                let _ = recordable(read_line(LAW.language, &other).ok().and_then(|line| line.body))
                    .map(|said| record.judge(said));
            }
        }
        assert!(record.len() > 80, "{seed}: {}", record.len());
        let name = record.session().names().iter().next().unwrap().to_string();
        let mut all = record.clone();
        for line in largest(&name) {
            enter(&mut all, &line, &table);
            if line.starts_with("recount") {
                print(&all, &table);
            }
        }
        print(&record, &table);
        let before = records::session(&record).balance(nos::table::seat::PlayerId::at(0));
        enter(&mut record, &format!("insert 12 foul {name} showing"), &table);
        enter(&mut record, "undo 40", &table);
        print(&record, &table);
        assert!(!most || before.abs() > 100_000, "{before}");
    }
}

#[test]
fn a_balance_below_zero_is_shown_and_settled() {
    let script = "house penalties.standard 1000000\nhouse chips.round 1000000\nhouse chips.start 0\n\
                  seat Anna Bram Cees\ndeal\nfoul Anna showing\nfoul Anna showing\nvoid\ndeal\nfoul Anna showing\n\
                  void\nsettle";
    let record = records::record(script);
    assert_eq!(records::session(&record).pot(), 0);
    let table = TableSettings::default();
    print(&record, &table);
}
