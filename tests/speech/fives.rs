//! The language of fives and threes, in files and at the prompt.

use crate::support::fives::{Evening, FOUR, TWO};
use ::nos_entry as speech;
use nos_entry::{Body, PromptContext as _};
use nos_law::Referee as _;
use nos_laws::fives::{LAW, Session};
use nos_listen::understand;

#[test]
fn the_example_of_every_verb_is_printed_as_it_is_read() {
    let vocabulary = &LAW.language.lexicon().vocabulary;
    let rows = vocabulary.entries.iter().chain(&vocabulary.questions);
    let mut examples = 0;
    for row in rows {
        examples += 1;
        let line = speech::read_line(LAW.language, row.example).unwrap();
        let printed = match line.body.unwrap() {
            Body::Entry(act) => act.to_string(),
            Body::Question(question) => question.to_string(),
            Body::Correction(_) | Body::Amendment(_) => {
                panic!("{} is no correction", row.example)
            }
        };
        assert_eq!(printed, row.example);
    }
    assert_eq!(examples, 19);
}

fn meant(session: &Session, line: &str) -> Option<String> {
    let line = understand(LAW.language, line, &session.copy()).line.ok()?;
    match line.body? {
        Body::Entry(act) => Some(act.to_string()),
        Body::Question(question) => Some(question.to_string()),
        Body::Correction(correction) => Some(correction.to_string()),
        Body::Amendment(amendment) => Some(amendment.to_string()),
    }
}

#[test]
fn few_keys_are_enough_at_the_prompt() {
    let lobby = Session::default();
    let lot = Evening::of("seat Anna Bram").session;
    let play = Evening::of(&format!("{FOUR}\nplay 6-5")).session;
    let between = Evening::of(crate::support::fives::BLOCKED).session;
    for (session, typed, entry) in rows! { of (&Session, &str, &str):
        &lobby, "seat Anna, Bram, Cees, Dirk", "seat Anna Bram Cees Dirk";
        &lot, "63 44", "lot Anna 6-3 Bram 4-4";
        &lot, "6344", "lot Anna 6-3 Bram 4-4";
        &lot, "lot b 63 a 44", "lot Bram 6-3 Anna 4-4";
        &play, "54", "play 5-4";
        &play, "5>4 r", "play 5>4 on right";
        &play, "54r", "play 5-4 on right";
        &play, "54 on 6", "play 5-4 on 6";
        &play, "dirk 54", "play Dirk 5-4";
        &play, "k", "knock";
        &play, "bram k", "knock Bram";
        &play, "pass", "knock";
        &between, "3231", "reveal Anna 3-2 3-1";
        &between, "bram 5554", "reveal Bram 5-5 5-4";
        &between, "reveal 32 31", "reveal Anna 3-2 3-1";
        &play, "note 54", "note 54";
        &between, "d", "deal";
        &between, "$", "scores";
        &between, "balances", "scores";
    } {
        assert_eq!(meant(session, typed).as_deref(), Some(entry), "{typed}");
    }
}

#[test]
fn an_entry_is_kept_in_full() {
    for (typed, kept) in
        [("6-4", "play Anna 6-4"), ("4-6", "play Anna 4-6"), ("play b 6-4", "play Bram 6-4")]
    {
        let session = Evening::of(TWO).session;
        let act = crate::support::fives::read(typed).unwrap();
        let ruling = session.judge(&act).unwrap();
        assert_eq!(session.in_full(&act, &ruling).to_string(), kept);
    }
    let session = Evening::of(&format!("{TWO}\nplay 6-6 | +4")).session;
    for (typed, kept) in [
        ("4-6", "play Bram 6>4 on left"),
        ("64 on right", "play Bram 6>4 on right"),
        ("3-3", "play Bram 3-3"),
        ("knock", "knock Bram"),
    ] {
        let act = crate::support::fives::read(typed).unwrap();
        let ruling = session.judge(&act).unwrap();
        assert_eq!(session.in_full(&act, &ruling).to_string(), kept);
    }
}

#[test]
fn an_unreadable_line_says_why() {
    for (line, words) in [
        ("law 1", "fives-and-threes"),
        ("seat Anna", "another player's name"),
        ("play 6-7", "is not a tile"),
        ("play 6-4 on north", "left, right or the number it shows"),
        ("house game.target 0", "game.target"),
        ("play 6-4 claim", "I can't read"),
    ] {
        let error = speech::read_line(LAW.language, line).unwrap_err().to_string();
        assert!(error.contains(words), "{line}: {error}");
    }
}

#[test]
fn an_empty_table_is_told_what_to_type_first() {
    let told = "Nobody is seated yet. Type: seat Anna Bram";
    assert_eq!(Session::default().copy().first_of_all(), Some(told));
    assert_eq!(Evening::of("seat Anna Bram").session.copy().first_of_all(), None);
}

#[test]
fn the_lesson_can_be_played_as_it_is_written() {
    use nos_law::Goal;
    let mut session = Session::default();
    let lesson = &LAW.library().help.lesson;
    assert!(!lesson.is_empty());
    for (at, step) in lesson.iter().enumerate() {
        let line = understand(LAW.language, step.keys, &session.copy()).line.unwrap();
        match (line.body.unwrap(), &step.goal) {
            (Body::Entry(entry), Goal::Entry(wanted)) => {
                let ruling = session.judge(&entry).unwrap();
                let full = session.in_full(&entry, &ruling);
                assert_eq!(full.to_string(), *wanted);
                session.apply(nos_law::EntryNo(at as u32 + 1), &ruling);
            }
            (Body::Question(asked), Goal::Asked(wanted)) => assert_eq!(asked.to_string(), *wanted),
            (_, goal) => panic!("{}: {goal:?}", step.keys),
        }
    }
}
