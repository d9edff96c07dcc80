//! No key answers a question that it was not typed for: bursts of keys at every question.

use super::{CROSS, USUAL};
use crate::support::folder::Folder;
use crate::support::terminal::Prompt;
use std::path::Path;

/// A question: the entries before it, the line that brings it, its prompt, the answer that records
/// something and the entry, the answer that records nothing and the entry left out.
struct Question {
    before: &'static [&'static str],
    line: &'static str,
    prompt: &'static str,
    yes: &'static str,
    recorded: &'static str,
    no: &'static str,
    left: &'static str,
}

const QUESTIONS: [Question; 4] = rows! { Question { before, line, prompt, yes, recorded, no, left }:
    &[], "42", "1, 2 or 3?", "1", "play Cees 4-2", "2\r", "play Cees 4-2";
    &["play dirk 61", "1"], "undo 2", "1 or 2?", "undo", "undo 2", "keep\r", "undo 2";
    &["64"], "fix 6 play 65", "1 or 2?", "RECORD", "fix 6 play Cees 6>5 on north", "2\r", "fix 6 play Cees 6>5 on north";
    &["64", "65", "63", "62", "55"], "54", "1 or 2?", "east", "play Dirk 5>4 on east", "\u{3}", "play 5-4";
};

#[test]
fn a_letter_that_is_a_verb_and_a_player_is_asked_about() {
    let entries: Vec<&str> = CROSS.into_iter().chain(["64"]).collect();
    let mut prompt = Prompt::at(80).table(&entries);
    prompt.types("d 16");
    prompt.shows("  1  draw 16: foul [11.4], 40 ").shows("\n  2  play Dirk 6-1: 6-1 on east, ");
    prompt.answers("2");
    prompt.shows("Dirk plays 6-1 on east; 1 is open.");
    prompt.types("quit");
    prompt.ends();
    let entered = prompt.journal();
    assert_eq!(entered.last().expect("an entry"), "play Dirk 6>1 on east");
}

impl Question {
    fn asked(&self, folder: &Path) -> Prompt {
        let entries: Vec<&str> = CROSS.into_iter().chain(self.before.iter().copied()).collect();
        let mut prompt = Prompt::start(folder, USUAL, &["evening.nos"]).table(&entries);
        prompt.types(self.line).shows(self.prompt);
        prompt
    }
}

/// Pseudo-random numbers that are the same every time.
pub struct Lots(pub u64);

impl Lots {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Letters that could be answers, names, tiles, and keys that move the cursor or cut text.
const KEYS: [&str; 24] = [
    "r",
    "w",
    "s",
    "y",
    "n",
    "u",
    "1",
    "2",
    "3",
    "bram 65",
    "play dirk 61",
    "record it",
    "1 2",
    " ",
    "\u{1b}[A",
    "\u{1b}[D",
    "\u{7f}",
    "\u{1}",
    "\u{5}",
    "\u{17}",
    "\u{16}",
    "\u{1b}",
    "\t",
    "é",
];

/// Makes a burst of lines, none of which is an answer: each ends with a word of its own.
pub fn burst(lots: &mut Lots) -> String {
    let mut keys = String::new();
    for _ in 0..1 + lots.below(4) {
        for _ in 0..lots.below(6) {
            keys.push_str(KEYS[lots.below(KEYS.len())]);
        }
        keys.push_str("\u{5} zz\r");
    }
    keys
}

#[test]
fn a_burst_of_keys_that_is_no_answer_records_nothing() {
    press_bursts(2);
}

#[test]
#[ignore = "takes minutes: a hundred times as many"]
fn none_of_very_many_bursts_of_keys_records_anything() {
    press_bursts(200);
}

fn press_bursts(times: usize) {
    let mut lots = Lots(8);
    for question in &QUESTIONS {
        for _ in 0..times {
            let folder = Folder::new();
            let mut prompt = question.asked(folder.path());
            let before = prompt.journal();
            let keys = burst(&mut lots);
            prompt.press(&keys).shows("is not an answer, so nos dropped it.");
            assert_eq!(prompt.journal(), before, "{keys:?}");
            prompt.press(question.no).shows("Nothing is recorded.");
            assert_eq!(prompt.journal(), before, "{keys:?}");
        }
    }
}

/// Keys that end the program, and those with which a terminal stops it or its output.
const ENDING: &str = "\0\u{3}\u{4}\u{11}\u{13}\u{1a}\u{1c}";

#[test]
fn any_keys_end_nothing_and_the_journal_has_what_was_acknowledged() {
    press_any_keys(0..3);
}

#[test]
#[ignore = "takes minutes: a hundred times as many"]
fn very_many_keys_end_nothing_and_the_journal_has_what_was_acknowledged() {
    press_any_keys(3..300);
}

fn press_any_keys(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut lots = Lots(seed);
        let mut prompt = Prompt::at(80).table(&CROSS);
        for _ in 0..40 {
            let key = |_| char::from(lots.below(128) as u8);
            let keys = (0..8).map(key).filter(|key| !ENDING.contains(*key));
            prompt.press(&keys.chain(['é', '\r']).collect::<String>());
        }
        // Press Enter, Ctrl-G, Ctrl-U and Ctrl-D repeatedly: text typed ahead waits, so `quit`
        // would not end the program.
        prompt.press(&"\r\u{7}\u{15}\u{4}".repeat(3));
        prompt.shows("saved in evening.nos");
        let (status, screen) = prompt.ends();
        assert_eq!(status.exit_code(), 0, "{seed}: {screen:#?}");
        let entries = prompt.journal().len();
        let saved = format!("saved in evening.nos: {entries} ");
        assert!(screen.join("\n").contains(&saved), "{seed}: {screen:#?}");
    }
}

#[test]
fn entries_typed_at_a_question_are_offered_at_once() {
    for question in &QUESTIONS {
        let folder = Folder::new();
        let mut prompt = question.asked(folder.path());
        let mut expected = prompt.journal();
        prompt.types("anna 31").shows("leave this and take: anna 31");
        prompt.types("note r").shows("leave this and take: note r");
        prompt.types(question.yes).types("note end");
        prompt.keeps("note end");
        expected.extend([question.recorded, "note end"].map(str::to_owned));
        assert_eq!(prompt.journal(), expected);
    }
}

#[test]
fn lines_typed_ahead_of_a_question_answer_nothing() {
    for question in &QUESTIONS {
        let entries: Vec<&str> = CROSS.into_iter().chain(question.before.iter().copied()).collect();
        let mut prompt = Prompt::at(80).table(&entries);
        let mut expected = prompt.journal();
        let keys = format!("{}\rnote so\r{}\rnote end\r", question.line, "note 1");
        prompt.press(&keys).shows(question.prompt);
        assert_eq!(prompt.journal(), expected);
        prompt.answers(question.yes).shows("3 lines wait");
        prompt.press("\r");
        prompt.keeps("note end");
        let taken = [question.recorded, "note so", "note 1", "note end"];
        expected.extend(taken.map(str::to_owned));
        assert_eq!(prompt.journal(), expected);
    }
}

#[test]
fn an_entry_typed_at_a_question_is_chosen_by_its_number() {
    for question in &QUESTIONS {
        let folder = Folder::new();
        let mut prompt = question.asked(folder.path());
        let mut expected = prompt.journal();
        prompt.types("note so").shows("leave this and take: note so");
        prompt.types("leave").shows("Nothing is recorded.");
        prompt.keeps("note so");
        expected.push("note so".to_owned());
        assert_eq!(prompt.journal(), expected);
    }
}

#[test]
fn an_empty_line_and_a_wrong_number_answer_nothing() {
    for question in &QUESTIONS {
        let folder = Folder::new();
        let mut prompt = question.asked(folder.path());
        let before = prompt.journal();
        prompt.press("\r  \r9\r0\r#\r").press("\u{4}");
        let (status, screen) = prompt.ends();
        assert_eq!(status.exit_code(), 0, "{screen:#?}");
        let named = format!("      Not recorded: {}.", question.left);
        assert!(screen.contains(&named), "{screen:#?}");
        let said = screen.join("\n");
        let told = ["dropped it", "not submitted", "is on turn"];
        assert!(!told.iter().any(|told| said.contains(told)), "{said}");
        let last = screen.last().cloned().unwrap_or_default();
        assert!(last.starts_with("All else is saved in"), "{last}");
        assert_eq!(prompt.journal(), before);
    }
}

#[test]
fn an_undo_without_payments_asks_nothing() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press("64\ru\rnote end\r");
    prompt.keeps("note end");
    prompt.shows("#7 is struck. strike 8 brings it back.");
    prompt.types("strike 8").shows("  1  record it: strike 8");
    prompt.types("1").shows("#8 is struck. strike 10 brings it back.");
    prompt.types_at("Dirk>");
    let entries = prompt.journal();
    assert_eq!(
        entries[entries.len() - 4..],
        ["play Cees 6>4 on north", "undo", "note end", "strike 8"]
    );
}
