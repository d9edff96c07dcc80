//! The reader reads printed text back unchanged.

use crate::support::anywhere::heard;
use crate::support::values::{body, cases_after_kept};
use nos_entry::{Body, Question, Topic, phrases::folded, read_line};
use nos_laws::nos::LAW;
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases_after_kept(1024))]

    #[test]
    fn printed_lines_read_back_unchanged(body in body()) {
        let line = body.to_string();
        let read = read_line(LAW.language, &line);
        prop_assert_eq!(read.map(|line| line.body), Ok(Some(body)), "{}", line);
    }

    #[test]
    fn the_prompt_reads_every_line_of_a_file_as_the_file_does(body in body()) {
        let line = body.to_string();
        let read = heard(LAW.language, &line).line;
        // Leave out lines in which a question mark alone follows `note`: it asks about the verb.
        prop_assume!(!line.trim_end_matches('?').ends_with("note "));
        // Leave out names such as By-A: a hyphen separates words, and `by` introduces the player.
        prop_assume!(!line.to_lowercase().contains(" by-"));
        // A full stop after an unknown name ends a sentence, `hÈ` is `he`, `v` is versus, and `flip it` flips a tile.
        let is_other = |word: &str| word.ends_with('.') || word == "v" || ["he", "she", "it"].contains(&&*folded(word));
        prop_assume!(!line.split(' ').any(is_other));
        // A file cannot have an amendment, and the topic of help may be shortened.
        let is_more = matches!(body, Body::Amendment(_) | Body::Question(Question::Help(Topic::Words(_))));
        if !is_more {
            prop_assert_eq!(read.map(|line| line.body), Ok(Some(body)), "{}", line);
        }
    }

    #[test]
    fn times_comments_and_wide_blanks_change_nothing(body in body()) {
        let line = body.to_string();
        let framed = format!("  2026-11-21T20:14:03+01:00   {line}  # {line}");
        let framed = read_line(LAW.language, &framed);
        prop_assert_eq!(framed.map(|line| line.body), Ok(Some(body.clone())), "{}", line);
        // The words of a note and of a topic stay as typed.
        if !line.contains("note ") && !line.starts_with("help ") {
            let wide = line.replace(' ', "   ");
            let wide = read_line(LAW.language, &wide);
            prop_assert_eq!(wide.map(|line| line.body), Ok(Some(body)), "{}", line);
        }
    }
}
