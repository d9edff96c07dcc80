//! The lesson of the tutor.

use crate::official::Official;
use nos::desk::prompt::sitting::Ending;
use nos::desk::prompt::tutor::Tutor;
use nos::law::nos::LAW;
use nos::law::prompted::{Goal, Step};
use nos::law::show::Table;

/// What is on the screen after somebody has typed this in a lesson.
fn taught(lines: &[&str], answers: &[&str]) -> String {
    let mut official = Official::who_types(lines, answers);
    let ending = Tutor::new(&LAW, &mut official, Table::default()).run();
    assert_eq!(ending.unwrap(), Ending::Left);
    official.said
}

const TYPED: [&str; 20] = [
    "seat Anna Bram Cees",
    "de",
    "set b 66",
    "games",
    "a 1",
    "64",
    "44c",
    "65",
    "d 2",
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
fn who_types_what_the_lesson_says_reaches_its_end() {
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
    assert!(!said.contains("taken back.\nType"), "{said}");
}

#[test]
fn every_step_that_is_typed_says_what_to_type() {
    let is_typed = |step: &&Step| !matches!(step.goal, Goal::Played(_));
    let typed: Vec<&Step> = LAW.lesson.iter().filter(is_typed).collect();
    assert_eq!(typed.len(), TYPED.len());
    assert_eq!(LAW.lesson.len(), TYPED.len() + 1);
    for (step, typed) in typed.iter().zip(TYPED) {
        assert!(step.keys.contains(typed), "{}: {typed}", step.keys);
    }
}

#[test]
fn what_does_not_belong_to_the_lesson_is_taken_back() {
    let said = taught(
        &[
            "bogus",
            "seat Bram Anna Cees",
            "help",
            "seat Anna Bram Cees",
            "quit",
        ],
        &[],
    );
    let count = |words: &str| said.matches(words).count();
    let back = "That is not how it went here, and is taken back.";
    assert_eq!(count(back), 1, "{said}");
    assert_eq!(count("\nType: seat Anna Bram Cees"), 4, "{said}");
    assert!(said.contains("2. Everyone takes five tiles"), "{said}");
}
