//! The lesson of the tutor.

use crate::support::folder::Folder;
use crate::support::languages::in_every_language;
use crate::support::official::Official;
use nos::desk::prompt::console::InputEnd;
use nos::desk::prompt::tutor::Tutor;
use nos::entry::{Body, read_line};
use nos::journal::Record;
use nos::law::{Goal, Help, Law, LessonStep, TableSettings};
use nos::laws::LAWS;
use nos::laws::nos::LAW;
use nos::text::width::columns;
use nos::words::shell;
use std::path::PathBuf;

const NARROW: usize = 60;

fn taught(lines: &[&str], answers: &[&str]) -> String {
    taught_on(Official::who_types(lines, answers), None).said
}

/// Types them as this official; the place in the lesson is kept in this file.
fn taught_on(mut official: Official, kept_in: Option<PathBuf>) -> Official {
    let ending = Tutor::new(&LAW, &mut official, TableSettings::default(), kept_in).run();
    assert_eq!(ending.unwrap(), InputEnd::Left);
    official
}

const TYPED: [&str; 21] = [
    "seat Anna Bram Cees",
    "de",
    "set b 66",
    "games",
    "a 1",
    "64",
    "44c",
    "65",
    "d 2",
    "t p",
    "52",
    "63",
    "u",
    "43",
    "32",
    "c 55 10",
    "why",
    "note Anna gets the coffee",
    "fix 23 note Bram gets the coffee",
    "settle",
    "?",
];

#[test]
fn following_the_lesson_reaches_its_end() {
    let said = taught(&TYPED, &["1"; 5]);
    assert!(said.ends_with("nos evening.nos\n"), "{said}");
    let heard = [
        "Anna and Cees pay Bram 6 each for the set [3.3]",
        "Cees pays Anna 4 for the double [7.1]",
        "Anna pays Bram and Cees 40 each for a tile that does not follow the game",
        "#10 is struck. strike 11 brings it back.",
        "Bram is out: nos.",
        "Cees counts 11.",
        "#23 is changed",
        "Anna pays",
    ];
    for words in heard {
        assert!(said.contains(words), "{words}:\n{said}");
    }
    assert!(!said.contains("is not this step"), "{said}");
}

#[test]
fn every_lesson_can_be_followed_to_its_end() {
    in_every_language(every_lesson);
}

fn every_lesson() {
    let over = shell::tell("lesson-over", &[]).to_string();
    let over = over.split('.').next().unwrap();
    for law in LAWS {
        let steps = law.library().help.lesson.iter();
        let typed = steps.filter(|step| !matches!(step.goal, Goal::Played(_)));
        let typed = typed.map(|step| step.keys.split(", ").next().unwrap());
        let typed: Vec<&str> = typed.collect();
        assert!(typed.len() > 5, "{}", law.name());
        let mut official = Official::who_types(&typed, &["1"; 9]);
        official.columns = NARROW;
        let ending = Tutor::new(law, &mut official, TableSettings::default(), None).run();
        assert_eq!(ending.unwrap(), InputEnd::Left);
        let said = official.said;
        assert!(said.contains(over), "{}: {said}", law.name());
        for otherwise in ["is not this step", "is deze stap niet"] {
            assert!(!said.contains(otherwise), "{}: {said}", law.name());
        }
        let widest = said.lines().map(columns).max().unwrap_or_default();
        assert!(widest <= NARROW, "{}: {widest}\n{said}", law.name());
    }
}

fn accounts_of(law: &'static Law, lesson: &[LessonStep]) -> Vec<Vec<i64>> {
    let mut record = Record::new(law);
    let steps = lesson.iter().map(|step| {
        for entry in step.entries() {
            let said = match read_line(law.language, entry).unwrap().body {
                Some(Body::Entry(entry)) => entry.into(),
                Some(Body::Correction(correction)) => correction.into(),
                other => panic!("{entry}: {other:?}"),
            };
            record.enter(said).unwrap();
        }
        let session = record.session();
        session.accounts(&session.names()).iter().map(|account| account.amount).collect()
    });
    steps.collect()
}

#[test]
fn a_lesson_says_how_many_chips_came_back() {
    for (file, words) in rows! {
        include_str!("../../src/laws/nos/help.en.txt"), "The 80 chips are back.";
        include_str!("../../src/laws/nos/help.nl.txt"), "De 80 punten zijn terug.";
    } {
        let lesson = Help::of([file].into_iter()).lesson;
        let after = lesson.iter().position(|step| step.words.starts_with(words)).unwrap();
        assert_eq!(lesson[after - 1].goal, Goal::Entry("undo"));
        let accounts = accounts_of(&LAW, &lesson);
        let came: Vec<i64> = accounts[after - 1]
            .iter()
            .zip(&accounts[after - 2])
            .map(|(is, was)| is - was)
            .collect();
        assert_eq!(came, [80, -40, -40, 0]);
    }
}

#[test]
fn every_step_that_is_typed_says_what_to_type() {
    let is_typed = |step: &&LessonStep| !matches!(step.goal, Goal::Played(_));
    let lesson = &LAW.library().help.lesson;
    let typed: Vec<&LessonStep> = lesson.iter().filter(is_typed).collect();
    assert_eq!(typed.len(), TYPED.len());
    assert_eq!(lesson.len(), TYPED.len() + 1);
    for (step, typed) in typed.iter().zip(TYPED) {
        assert!(step.keys.contains(typed), "{}: {typed}", step.keys);
    }
}

#[test]
fn entries_outside_the_lesson_are_taken_back() {
    let said =
        taught(&["bogus", "seat Bram Anna Cees", "help", "seat Anna Bram Cees", "quit"], &[]);
    let count = |words: &str| said.matches(words).count();
    let back = "\"seat Bram Anna Cees\" is not this step, so nos took it back";
    assert_eq!(count(back), 1, "{said}");
    assert_eq!(count("\nType: seat Anna Bram Cees"), 4, "{said}");
    assert!(said.contains("2. Everyone takes five tiles"), "{said}");
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let folder = Folder::new();
    let kept_in = folder.join("lesson-nos");
    let taught = |lines: &[&str], answers: &[&str]| {
        taught_on(Official::who_types(lines, answers), Some(kept_in.clone())).said
    };
    let mut typed = TYPED.iter().copied();
    // The undo, and the entries that the lesson plays itself, precede the place where it is left.
    let first: Vec<&str> = typed.by_ref().take(17).chain(["quit"]).collect();
    assert!(taught(&first, &["1"; 3]).starts_with("A lesson in 22 steps"));
    let rest: Vec<&str> = typed.collect();
    let said = taught(&rest, &["1"; 2]);
    assert!(said.starts_with("The lesson goes on at step 19 of 22, where you left it."), "{said}");
    assert!(said.contains("Type: note Anna gets the coffee"), "{said}");
    assert!(said.ends_with("nos evening.nos\n") && !kept_in.exists(), "{said}");
    for odd in ["", "-1", "no", "99999999999999999999999"] {
        std::fs::write(&kept_in, odd).unwrap();
        assert!(taught(&[], &[]).starts_with("A lesson in 22 steps"), "{odd}");
    }
}

#[test]
fn nothing_taller_than_the_screen_is_shown_at_once() {
    let mut official = Official::who_types(&TYPED[..4], &["", "", "a 1", "", ""]);
    official.rows = Some(12);
    let official = taught_on(official, None);
    assert!(official.questions.iter().all(|question| question == "Enter shows the rest: "));
    assert!(official.questions.len() >= 3, "{:?}", official.questions);
    // Text typed ahead waits for the next line.
    assert!(official.reads.iter().any(|read| read.offered == "a 1"));
}
