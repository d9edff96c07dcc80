//! Evenings of any law in which people come and go, hands are abandoned, penalties are waived and
//! entries corrected.

use nos::entry::{Body, read_line};
use nos::journal::{Record, Recorded};
use nos::law::{Law, Luck, Share, SimulationOptions};
use nos::simulate::SimulatedEvening;

/// House rules that leave a remainder at the end.
const HOUSE: [&str; 3] =
    ["house chips.start 487", "house chips.round 7", "house penalties.standard 45"];

pub fn evening(law: &'static Law, seed: u64) -> Record {
    let mut luck = Luck::new(!seed);
    let wishes = SimulationOptions {
        hands: 2 + luck.below(5) as u32,
        fouls: Share::percent(luck.below(4) * 8),
        ..SimulationOptions::default()
    };
    let entries = SimulatedEvening::new(law, &wishes, seed).unwrap();
    let entries = entries.map(|happening| happening.entry.to_string());
    let entries: Vec<String> = entries.collect();
    let goes_wrong = 10 + luck.below(60);
    let mut record = Record::new(law);
    for (at, entry) in entries.iter().enumerate() {
        // A later entry may have become impossible by a correction, so a refusal is not a fault.
        enter(&mut record, entry);
        if at == 0 && luck.once_in(3) {
            HOUSE.iter().for_each(|line| enter(&mut record, line));
        }
        if luck.once_in(goes_wrong) {
            let line = corrected(&entries, at, &record, &mut luck);
            enter(&mut record, &line);
        }
    }
    for line in ["void", "settle"] {
        enter(&mut record, line);
    }
    let names = record.session().names();
    for player in names.iter() {
        enter(&mut record, &format!("pot {player}"));
    }
    record
}

/// Returns an entry that an official who noticed a mistake may type. It may be impossible.
fn corrected(entries: &[String], at: usize, record: &Record, luck: &mut Luck) -> String {
    let no = 1 + luck.below(record.len());
    let near = (at + luck.below(5)).saturating_sub(2);
    let other = entries.get(near).map_or("void", String::as_str);
    let names = record.session().names();
    let player = luck.pick(&names.iter().collect::<Vec<_>>());
    let player = player.map_or("Anna", |name| name.as_str());
    match luck.below(8) {
        0 => format!("strike {no}"),
        1 => format!("fix {no} {other}"),
        2 => format!("insert {no} {other}"),
        3 => format!("insert {no} foul {player} showing"),
        4 => format!("undo {}", 1 + luck.below(3)),
        5 => format!("foul {player} covering{}", luck.pick(&["", " waive"]).unwrap()),
        6 => "void".to_owned(),
        _ => format!("retire {player}"),
    }
}

fn enter(record: &mut Record, line: &str) {
    let said = match read_line(record.law().language, line).map(|line| line.body) {
        Ok(Some(Body::Entry(entry))) => Recorded::Entry(entry),
        Ok(Some(Body::Correction(correction))) => correction.into(),
        _ => return,
    };
    // A refused entry did not happen.
    let _ = record.enter_quietly(said);
}

pub fn example(law: &'static Law, script: &str) -> Record {
    let mut record = Record::new(law);
    script.lines().for_each(|line| enter(&mut record, line));
    record
}
