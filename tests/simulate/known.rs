//! A ruling names only what the record knows at that moment.

use crate::support::named::{players, unknown};
use crate::support::scripts::{Played, simulated};
use nos_entry::Entry;
use nos_law::Law;
use nos_laws::LAWS;
use serde_json::{Value, json};

fn told(played: &mut Played, entry: Entry) -> (Vec<String>, Value) {
    let before = played.session().clone();
    let no = played.next_no();
    let ruling = played.enter(entry.clone()).unwrap().clone();
    let session = played.session();
    let told = ruling.text(&session.names());
    let mut words = vec![told.with_articles().to_string()];
    words.extend(told.payments.iter().map(ToString::to_string));
    words.extend(session.remarks(&*played, &ruling));
    let entry = before.in_full(&entry, &ruling).to_string();
    let added = session.json_fields(Some(&ruling));
    let (before, after) = (before.state(), session.state());
    let known =
        json!({"no": no.0, "entry": entry, "before": before, "after": after, "added": added});
    (words, known)
}

fn names_what_it_knows(law: &'static Law, seed: u64) {
    let entries: Vec<Entry> = simulated(law, seed, 15, 2).map(|own| own.entry).collect();
    let lines: Vec<String> = entries.iter().map(Entry::to_string).collect();
    let players = players(lines.iter().map(String::as_str));
    let mut played = Played::new(law);
    let mut ahead: Vec<Value> = Vec::new();
    for (entry, line) in entries.into_iter().zip(&lines) {
        let (words, known) = told(&mut played, entry);
        let unknown = unknown(&words, &known, ahead.iter(), &players);
        assert_eq!(unknown, [""; 0], "{} {seed}: {line}: {words:?}", law.name());
        ahead.push(known);
    }
    assert!(ahead.len() > 10, "{} {seed}", law.name());
}

#[test]
fn a_ruling_names_only_what_it_can_know() {
    for law in LAWS {
        (0..3).for_each(|seed| names_what_it_knows(law, seed));
    }
}

#[test]
#[ignore = "takes minutes: 200 evenings of each law"]
fn the_rulings_of_many_evenings_name_only_what_they_can_know() {
    for law in LAWS {
        (3..200).for_each(|seed| names_what_it_knows(law, seed));
    }
}
