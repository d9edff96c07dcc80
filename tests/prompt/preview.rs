//! The preview of a line shows what Enter does, or says that Enter asks.

use crate::support::disk::{Shaky, journal_of};
use crate::support::official::Official;
use crate::support::records::{enter, recorded_by};
use nos::desk::book::Book;
use nos::desk::config::Preview;
use nos::desk::prompt::console::InputEnd;
use nos::desk::prompt::sitting::Sitting;
use nos::entry::{Body, Reading};
use nos::journal::Record;
use nos::law::{Law, Luck, Share, SimulationOptions, TableSettings};
use nos::laws::LAWS;
use nos::laws::nos::LAW;
use nos::listen::understand;
use nos::simulate::SimulatedEvening;
use nos_base::Ink;
use std::sync::Arc;

/// Players whose first letters are verbs too.
const NAMES: [&str; 10] =
    ["Dirk", "Wim", "Paul", "Claar", "Rob", "Bram", "Kees", "Gijs", "Mia", "Ted"];

/// The entries of an evening with many fouls.
pub fn evening(law: &'static Law, seed: u64) -> Vec<String> {
    let options =
        SimulationOptions { hands: 3, fouls: Share::percent(20), ..SimulationOptions::default() };
    let evening = SimulatedEvening::new(law, &options, seed).unwrap();
    let entries: Vec<String> = evening.take(250).map(|own| own.entry.to_string()).collect();
    let seat = entries.iter().find(|entry| entry.starts_with("seat "));
    let seated: Vec<&str> = seat.unwrap().split(' ').skip(1).collect();
    let renamed = |word: &str| match seated.iter().position(|name| *name == word) {
        Some(at) => NAMES[at].to_owned(),
        None => word.to_owned(),
    };
    let entries = entries.iter();
    entries.map(|entry| entry.split(' ').map(renamed).collect::<Vec<_>>().join(" ")).collect()
}

fn shortened(luck: &mut Luck, entry: &str) -> String {
    let mut words: Vec<String> = entry.split(' ').map(str::to_owned).collect();
    let letter = |word: &String| word.chars().take(1).collect::<String>().to_lowercase();
    if luck.once_in(2) {
        words.iter_mut().for_each(|word| {
            let is_piece = word.starts_with(|c: char| c.is_ascii_digit());
            if is_piece && word.len() == 3 {
                *word = word.replace('-', "");
            } else if NAMES.contains(&word.as_str()) {
                *word = word.to_lowercase();
            }
        });
    }
    match luck.below(8) {
        0 => {
            words.remove(0);
        }
        1 => words[0] = letter(&words[0]),
        2 if words.len() > 2 => {
            words.drain(..2);
        }
        3 if words.len() > 2 => {
            words.remove(1);
            words[0] = letter(&words[0]);
        }
        4 if words.len() > 1 => {
            words.remove(0);
            words[0] = letter(&words[0]);
        }
        5 => {
            words.pop();
        }
        6 => words.push("claim".to_owned()),
        _ => {}
    }
    words.join(" ")
}

/// Makes a line that may be typed after some entries of an evening: the next entry, any other, or
/// something about them.
fn line(luck: &mut Luck, entries: &[String], at: usize) -> String {
    let any = luck.pick(entries).unwrap();
    let near = luck.below(6);
    let next = entries.get(at + near).unwrap_or(&any).clone();
    let (no, letter) = (1 + luck.below(at), char::from(b'a' + luck.below(26) as u8));
    let [one, other] = [luck.below(7), luck.below(7)];
    match luck.below(16) {
        0 => shortened(luck, &any),
        1 => format!("{letter} {one}{other}"),
        2 => format!("{letter} {one} {other}"),
        3 => format!("{} {any}", ["fix", "insert"][luck.below(2)].to_owned() + &format!(" {no}")),
        4 => format!("strike {no}"),
        5 => format!("undo {}", 1 + luck.below(3)),
        6 => format!("try {next}"),
        7 => "undo".to_owned(),
        8 => ["void", "settle", "deal", "claim", "block", "pass", "show", "law", "7"]
            [luck.below(9)]
        .to_owned(),
        9 => entries[luck.below(2)].clone(),
        _ => shortened(luck, &next),
    }
}

fn in_one_row(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn named(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !"-/>+=".contains(c));
    let is_piece = |word: &str| word.contains(char::is_numeric) && word.parse::<u32>().is_err();
    words.filter(|word| is_piece(word) || NAMES.contains(word)).collect()
}

/// Whether a line asks for something or claims it, so that its preview must not show the ruling.
fn is_asked_for(read: &Reading<'_>) -> bool {
    let Some(Body::Entry(entry)) = read.line.as_ref().ok().and_then(|line| line.body.as_ref())
    else {
        return false;
    };
    let asks = ["claim", "block", "show"];
    [entry].into_iter().chain(&read.rest).any(|entry| {
        let entry = entry.to_string();
        asks.iter().any(|verb| entry.starts_with(verb)) || entry.contains(" claim")
    })
}

pub fn typed(record: &Arc<Record>, line: &str) -> Official {
    let mut official = Official::who_types(&[line], &[]);
    let book = Book::InMemory(Arc::clone(record));
    let ending = Sitting::new(book, &mut official, TableSettings::default()).run(&[]);
    assert_eq!(ending.unwrap(), InputEnd::Left);
    official
}

/// Compares the preview of a line with what Enter does.
fn compare(record: &Arc<Record>, line: &str) {
    let official = typed(record, line);
    let hint = official.reads[0].adviser.view(line).hint;
    let (_, said) = official.said.split_once(&format!("{line}\n")).unwrap();
    let (mark, is_asked) = (format!("\n{:>4}  ", record.len() + 1), !official.questions.is_empty());
    let is_recorded = format!("\n{said}").contains(&mark);
    let said = in_one_row(said);
    let situation = record.session();
    let read = understand(record.law().language, line, situation);
    let about = format!("{line:?}\npreview: {hint:?}\nEnter: {said:?}");
    let Some(hint) = hint else {
        assert!(!is_recorded && !is_asked, "{about}");
        return;
    };
    let is_said = |words: &str| {
        let said = named(&said);
        named(words).iter().all(|name| said.contains(name))
    };
    let body = read.line.as_ref().ok().and_then(|line| line.body.as_ref());
    let is_question = matches!(body, Some(Body::Question(_)));
    let is_correction = matches!(body, Some(Body::Correction(_)));
    match (hint.text.strip_prefix("Enter asks: "), hint.ink) {
        (Some(_), _) if is_correction => assert!(is_asked, "{about}"),
        (Some(words), _) => assert!(is_asked && is_said(words), "{about}"),
        _ if is_asked_for(&read) => {}
        // A hint on how to go on, or the name of a question: Enter records nothing.
        (None, Ink::Hint) if body.is_none() || is_question => {
            assert!(!is_recorded && !is_asked, "{about}");
        }
        (None, Ink::Hint) => {
            let is_told = is_correction || is_said(&hint.text);
            assert!(is_recorded && !is_asked && is_told, "{about}");
        }
        (None, _) if is_asked || is_recorded => {
            assert!(is_asked != line.ends_with("waive"), "{about}");
            assert!(is_said(&hint.text), "{about}");
            assert!(hint.text.starts_with("foul ["), "{about}");
        }
        (None, _) => {
            let (reason, _) = hint.text.rsplit_once(" [").unwrap_or((&hint.text, ""));
            let reason = in_one_row(if is_question { reason } else { &hint.text });
            let is_told = said.to_lowercase().contains(&reason.to_lowercase());
            assert!(is_told || is_question && is_said(&reason), "{about}");
        }
    }
}

/// Types possible lines after one of every `rarely` entries of these evenings.
fn evenings(seeds: std::ops::Range<u64>, rarely: usize) {
    for law in LAWS {
        for seed in seeds.clone() {
            let mut luck = Luck::new(seed);
            let entries = evening(law, seed);
            let mut record = Record::new(law);
            for (at, entry) in entries.iter().enumerate() {
                record.enter(recorded_by(law, entry)).unwrap();
                if !luck.once_in(rarely) {
                    continue;
                }
                let record = Arc::new(record.clone());
                for _ in 0..6 {
                    let line = line(&mut luck, &entries, at + 1);
                    compare(&record, &line);
                }
            }
        }
    }
}

#[test]
fn a_line_does_what_its_preview_says_or_asks() {
    evenings(0..1, 24);
}

#[test]
#[ignore = "takes a quarter of an hour: a thousand times as many evenings"]
fn any_line_does_what_its_preview_says_or_asks() {
    evenings(0..1000, 8);
}

#[test]
fn a_letter_that_can_be_a_verb_or_a_player_is_asked_about() {
    let entries =
        ["seat Anna Bram Cees Dirk", "deal", "set Anna 66", "announce 1", "65", "64", "61"];
    let mut official = Official::who_types(&["d 11"], &[]);
    official.sits(&entries);
    let view = |line: &str| official.reads[0].adviser.view(line).hint.unwrap().text;
    assert_eq!(view("d 11"), "Enter asks: draw 11, or play Dirk 1-1");
    assert_eq!(official.questions, ["1 or 2? "]);
    // Nobody draws that many.
    assert_eq!(view("d 66"), "6-6 is on the table already (#4)");
}

#[test]
fn a_revision_is_previewed_where_previews_are_full() {
    for (preview, has_hint) in rows! {
        Preview::Full, true;
        Preview::Plain, false;
        Preview::Off, false;
    } {
        let (mut journal, _) = journal_of(&LAW, Shaky::default());
        enter(&mut journal, &["seat Anna Bram Cees", "deal", "set Bram 6-6", "announce 2"]);
        let mut official = Official::who_types(&["revise 4"], &[]);
        let book = Book::Journaled(Box::new(journal));
        let mut sitting = Sitting::new(book, &mut official, TableSettings::default());
        sitting.preview = preview;
        sitting.run(&[]).unwrap();
        let hint = official.reads[1].adviser.view("set Cees 5-5").hint;
        assert_eq!(hint.is_some(), has_hint, "{preview:?}: {hint:?}");
    }
}
