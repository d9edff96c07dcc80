//! What may be left out at the prompt.

use super::printed;
use crate::support::anywhere::heard;
use crate::support::values::verbs;
use nos_entry::read_line;
use nos_laws::chess;
use nos_laws::nos::LAW;

#[test]
fn short_forms_mean_the_long_ones() {
    for (typed, print) in [
        ("", "status"),
        ("   ", "status"),
        ("# nothing", ""),
        ("64e", "play 6-4 on east"),
        ("6-4N", "play 6-4 on north"),
        ("6>4w", "play 6>4 on west"),
        ("44c", "play 4-4 claim"),
        ("44ec", "play 4-4 on east claim"),
        ("play Bram 44LC waive", "play Bram 4-4 on left claim waive"),
        ("64e stands", "play 6-4 on east stands"),
        ("d", "draw"),
        ("D e 3", "draw e 3"),
        ("p", "pass"),
        ("w Cees", "wait Cees"),
        ("cla", "claim"),
        ("bl", "block"),
        ("clo", "block"),
        ("a 2", "announce 2"),
        ("ann 2", "announce 2"),
        ("reve Anna 64", "reveal Anna 6-4"),
        ("u", "undo"),
        ("fix 3 64e", "fix 3 play 6-4 on east"),
        ("t d", "try draw"),
        ("s", "show"),
        ("l 64", "legal 6-4"),
        ("y 4", "why 4"),
        ("?", "help"),
        ("? ann", "help announce"),
        ("q", "quit"),
        ("2026-11-21T20:14:03Z d", "draw"),
    ] {
        assert_eq!(printed(typed, heard(LAW.language, typed).line), print, "{typed}");
        if !typed.trim().is_empty() && !typed.starts_with('#') {
            assert!(read_line(LAW.language, typed).is_err(), "{typed} is too short for a file");
        }
    }
}

#[test]
fn a_dash_of_any_length_begins_a_reason() {
    for dash in ["--", "–", "—"] {
        let typed = format!("forfeit Anna {dash} his telephone rang");
        let line = heard(chess::LAW.language, &typed).line.unwrap();
        let printed = line.body.map(|body| body.to_string());
        assert_eq!(printed.as_deref(), Some("forfeit Anna -- his telephone rang"), "{typed}");
    }
}

#[test]
fn every_verb_may_be_shortened_while_unique() {
    for row in verbs() {
        let (_, rest) = row.example.split_at(row.word.len());
        for length in 1..=row.word.len() {
            let start = &row.word[..length];
            // People say these for a deal, an announcement, the actor and held tiles.
            if ["start", "game", "he", "his", "hold"].contains(&start) {
                continue;
            }
            let alone = verbs()
                .into_iter()
                .flat_map(|other| other.words())
                .filter(|word| word.starts_with(start))
                .count()
                == 1;
            let letter = verbs()
                .into_iter()
                .find(|other| length == 1 && other.letter == start.chars().next());
            // Verbs that end something must be typed in full, and `official` needs at least four
            // letters.
            let alone = alone && !row.asks && (row.word != "official" || length > 3);
            // A shortened `note` takes no text.
            let alone = alone && row.word != "note";
            if letter.is_none_or(|own| own == row)
                && (alone || length == row.word.len() || letter.is_some())
            {
                let typed = format!("{}{rest}", start.to_uppercase());
                assert_eq!(
                    printed(&typed, heard(LAW.language, &typed).line),
                    row.example,
                    "{typed}"
                );
            } else if letter.is_none() {
                assert!(heard(LAW.language, start).line.is_err(), "{start}");
            }
        }
    }
}

#[test]
fn no_two_verbs_have_the_same_letter() {
    let mut letters: Vec<char> = verbs().into_iter().filter_map(|row| row.letter).collect();
    let all = letters.len();
    letters.sort_unstable();
    letters.dedup();
    assert_eq!(letters.len(), all);
    assert!(all > 0);
}
