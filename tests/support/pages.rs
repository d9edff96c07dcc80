//! Pages of evenings with long, wide or right-to-left names.

use super::evening::Evening;
use super::records;
use nos_base::Money;
use nos_entry::Entry;
use nos_law::{Law, SimulationOptions};
use nos_laws::simulate::SimulatedEvening;
use nos_pages::report::report;
use nos_pages::sheet::sheet;
use nos_records::journal::Record;
use nos_records::print::chronicle::walk;
use nos_records::print::sheet::Sheet;

/// The longest name, a right-to-left name and one of wide letters.
const NAMES: [&str; 3] =
    ["Abcdefghijklmnopqrstuvwx", "محمد", "李明李明李明李明李明李明李明李明李明李明李明李明"];

/// Simulates an evening with these names.
pub fn evening(seed: u64, entries: usize) -> Record {
    let mut evening = Evening::of(seed, 12, entries);
    evening.settle();
    let record = records::record(&evening.lines.join("\n"));
    // Writes names in full so that other names can replace them.
    let names = record.session().names();
    let mut script = String::new();
    walk(&record, |session, step| {
        let entry = session.in_full(step.entry, step.ruling).to_string();
        let words = entry.split(' ').map(|word| {
            let place = names.iter().position(|own| own.as_str() == word);
            place.and_then(|at| NAMES.get(at)).copied().unwrap_or(word)
        });
        script.push_str(&words.collect::<Vec<_>>().join(" "));
        script.push('\n');
    });
    records::record(&script)
}

pub fn simulated(law: &'static Law, options: &SimulationOptions, seed: u64) -> Vec<Entry> {
    SimulatedEvening::new(law, options, seed).unwrap().map(|own| own.entry).collect()
}

pub const SEAL: &str = "9 e2c7 45df 1a90 68bb aacd 02a0 64b9 db86";

pub fn pages(record: &Record) -> [String; 2] {
    let money = Money::new(50, "EUR");
    let made = Sheet::of(record, money.as_ref());
    [report(record, &made, Some(SEAL), false, Default::default()), sheet(&made, "Nos", Some(SEAL))]
}

/// Whether an end tag of this element, or its start tag, also ends the last open element, which
/// needs no end tag: a line, its paragraph, a row, a cell.
pub fn is_closed_by(last: &str, element: &str, ends: bool) -> bool {
    match element {
        _ if ends => last != element && ["p", "li", "tr", "th", "td"].contains(&last),
        "li" => ["p", "li"].contains(&last),
        "tr" => ["th", "td", "tr"].contains(&last),
        "th" | "td" => ["th", "td"].contains(&last),
        _ => false,
    }
}
