//! The reader reads any text, or says where it cannot.

use crate::support::anywhere::heard;
use crate::support::values::{body, cases_after_kept, verbs};
use nos_entry::{ReadError, SyntaxError, read_bytes, read_line};
use nos_laws::nos::LAW;
use proptest::prelude::*;
use proptest::sample::select;

/// Whether an error points into its line, and shows the text there.
fn points_into(error: &ReadError, line: &str) -> Result<(), TestCaseError> {
    let length = line.chars().count();
    prop_assert!(error.column >= 1, "{:?} {:?}", line, error);
    prop_assert!(error.column + error.width <= length + 1, "{:?} {:?}", line, error);
    let there = line.chars().skip(error.column - 1).take(error.width);
    let there: String = there.collect();
    let plain = there.chars().all(|c| c.is_ascii_graphic()) && there.len() <= 40;
    match &error.found {
        Some(found) if plain => prop_assert_eq!(found.as_ref(), there),
        Some(found) => prop_assert!(!found.is_empty()),
        None => prop_assert_eq!(error.width, 0),
    }
    let sentence = error.to_string();
    prop_assert!(!sentence.is_empty() && !sentence.contains('\n'));
    Ok(())
}

fn check(line: &str) -> Result<(), TestCaseError> {
    for read in [read_line(LAW.language, line), heard(LAW.language, line).line] {
        match read {
            Err(error) => points_into(&error, line)?,
            Ok(read_once) => {
                let Some(body) = read_once.body else { continue };
                let printed = body.to_string();
                let again = read_line(LAW.language, &printed).map(|line| line.body);
                prop_assert_eq!(again, Ok(Some(body)), "{:?} {:?}", line, printed);
            }
        }
    }
    Ok(())
}

fn word() -> impl Strategy<Value = String> {
    let words: Vec<&str> = verbs()
        .into_iter()
        .flat_map(|row| row.words())
        .chain(LAW.language.lexicon().words())
        .chain([";"])
        .collect();
    prop_oneof![
        3 => select(words).prop_map(str::to_owned),
        2 => "[0-7][->]?[0-7][enwslrcx]{0,2}",
        2 => "[0-9]{1,3}",
        2 => select(vec!["Anna", "Bram", "e", "VOLAPÜK", "payments.nos", "true", "ænna", "#", "11.2e", "?", "2026-11-21T20:14:03Z", "2026-"]).prop_map(str::to_owned),
        1 => "\\PC{1,6}",
    ]
}

#[test]
fn a_word_of_the_law_is_no_name_in_quotes_either() {
    for line in ["seat Anna Bram Cees \"waive\"", "seat Anna Bram Cees \"deal"] {
        let read = heard(LAW.language, line).line;
        assert_eq!(read.unwrap_err().reason, SyntaxError::NameTaken, "{line}");
        check(line).unwrap();
    }
}

proptest! {
    #![proptest_config(cases_after_kept(1024))]

    #[test]
    fn any_text(line in "\\PC{0,80}") {
        check(&line)?;
    }

    #[test]
    fn any_characters(line in any::<String>()) {
        check(&line)?;
    }

    #[test]
    fn any_words(words in prop::collection::vec(word(), 0..9)) {
        check(&words.join(" "))?;
    }

    #[test]
    fn an_entry_with_a_character_changed(body in body(), at in any::<prop::sample::Index>(), c in any::<char>(), width in 0..2usize) {
        let mut line: Vec<char> = body.to_string().chars().collect();
        let at = at.index(line.len());
        line.splice(at..at + width, [c]);
        check(&line.into_iter().collect::<String>())?;
    }

    #[test]
    fn an_entry_cut_short(body in body(), at in any::<prop::sample::Index>()) {
        let line: Vec<char> = body.to_string().chars().collect();
        let at = at.index(line.len());
        check(&line[..at].iter().collect::<String>())?;
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Err(error) = read_bytes(LAW.language, &bytes) {
            points_into(&error, &String::from_utf8_lossy(&bytes))?;
        }
    }
}

/// The longest line has about 4 kB.
fn check_long(mut line: String, filler: char, length: usize) -> Result<(), TestCaseError> {
    while line.len() < length {
        line.push(filler);
    }
    check(&line)?;
    read_bytes(LAW.language, line.as_bytes())
        .map_or_else(|error| points_into(&error, &line), |_| Ok(()))
}

proptest! {
    #![proptest_config(cases_after_kept(32))]

    #[test]
    fn long_lines(start in "[a-z #]{0,8}", filler in any::<char>(), length in 3900..5000usize) {
        check_long(start, filler, length)?;
    }
}

proptest! {
    #![proptest_config(cases_after_kept(2000))]

    #[test]
    #[ignore = "takes minutes: sixty times as many lines"]
    fn very_many_long_lines(start in "[a-z #]{0,8}", filler in any::<char>(), length in 3900..5000usize) {
        check_long(start, filler, length)?;
    }
}
