//! The rulebook as `nos rule` prints it.

use nos_base::text::width::columns;
use nos_base::{Look, NoPassage};
use nos_entry::{Body, Question, RuleQuery, read_line};
use nos_laws::nos::LAW;
use nos_records::print::rulebook;
use snapbox::{assert_data_eq, str};
use std::error::Error;

type EntryOutcome<T = ()> = Result<T, Box<dyn Error>>;

fn sought(text: &str) -> EntryOutcome<RuleQuery> {
    match read_line(LAW.language, &format!("rule {text}"))?.body {
        Some(Body::Question(Question::Rule(sought))) => Ok(sought),
        other => Err(format!("{text}: {other:?}").into()),
    }
}

fn rule(sought: &RuleQuery, look: &Look) -> Result<Vec<String>, NoPassage> {
    rulebook::rule(&LAW.library().rulebook, sought, look)
}

fn printed(text: &str, look: Look) -> EntryOutcome<String> {
    Ok(match rule(&sought(text)?, &look) {
        Ok(lines) => lines.join("\n"),
        Err(none) => none.to_string(),
    })
}

const NARROW: Look = Look { width: 60, ascii: false, color: false, plain: false };

#[test]
fn an_article_is_printed_in_its_own_words() -> EntryOutcome {
    assert_data_eq!(
        printed("7.3", NARROW)?,
        str![[r#"
7.3    The player must ask. Decision: he may until another
       player acts (draws, passes, waits, or plays a tile
       that is no immediate double); then it has lapsed, and
       asking late is refused without penalty. The sources
       set no limit, and nobody should have to look back for
       what was owed.
"#]]
    );
    assert_data_eq!(
        printed("7.3", Look::default())?,
        str![[r#"
7.3    The player must ask. Decision: he may until another player acts (draws,
       passes, waits, or plays a tile that is no immediate double); then it has
       lapsed, and asking late is refused without penalty. The sources set no
       limit, and nobody should have to look back for what was owed.
"#]]
    );
    assert_data_eq!(
        printed("4.3", NARROW)?,
        str![[r#"
4.3    Matador matching: the touching ends add up to 7. A
       matador may touch any open end, either way round. On
       a blank end only a matador can be played; a blank
       never touches a matador already laid (no blank end
       but a matador's may face inward).
"#]]
    );
    Ok(())
}

#[test]
fn a_part_is_printed_with_the_words_before_the_parts() -> EntryOutcome {
    for (part, expected) in rows! {
        "11.2a", "11.2a  (a) a tile that does not follow the announced game";
        "11.2C", "11.2c  (c) a tile out of turn (but 7.4)";
        "11.2g", "11.2g  (g) showing tiles, other than by 5.1 or as a penalty.";
        "4.6b", "4.6b   Conditions for a line: (b) first n: n tiles, 1 to 4, on the named side\n       before any on the other.";
    } {
        assert_eq!(printed(part, Look::default())?, expected);
    }
    Ok(())
}

#[test]
fn an_unknown_number_lists_the_existing_ones() -> EntryOutcome {
    for (number, expected) in rows! {
        "14", "there is no chapter 14; the chapters are 1 to 13";
        "0.1", "there is no chapter 0; the chapters are 1 to 13";
        "7.9", "there is no article 7.9; chapter 7 has 7.1 to 7.6";
        "7.0a", "there is no article 7.0; chapter 7 has 7.1 to 7.6";
        "11.2h", "there is no 11.2h; 11.2 has the parts 11.2a to 11.2g";
        "11.3a", "there is no 11.3a; 11.3 has no lettered parts";
    } {
        assert_eq!(printed(number, NARROW)?, expected);
    }
    Ok(())
}

#[test]
fn a_word_finds_the_articles_that_have_it_with_their_sentences() -> EntryOutcome {
    assert_data_eq!(
        printed("LAPSED, and  asking", Look::default())?,
        str![[r#"
7.3    Decision: he may until another player acts (draws, passes, waits, or
       plays a tile that is no immediate double); then it has lapsed, and asking
       late is refused without penalty.
"#]]
    );
    // The search finds words that begin with its last word, but none that only end with it.
    let numbers = |text: &str| -> EntryOutcome<Vec<String>> {
        let printed = printed(text, Look { width: 9999, ..Look::default() })?;
        let first = printed.lines().filter_map(|line| line.split(' ').next());
        Ok(first.filter(|own| !own.is_empty()).map(str::to_owned).collect())
    };
    assert!(numbers("immediate dou")?.contains(&"7.3".to_owned()));
    assert!(!numbers("pot")?.contains(&"8.2".to_owned()));
    assert_eq!(printed("quidditch", NARROW)?, "no article has \"quidditch\"");
    Ok(())
}

#[test]
fn a_chapter_is_printed_whole() -> EntryOutcome {
    assert_data_eq!(
        printed("8", NARROW)?,
        str![[r#"
8 Nos

8.1    The first player without tiles is nos and receives 5
       from each opponent. Decision: he need not say "nos"
       for it: where a player must ask the sources say so
       (7.3).

8.2    Others who go out later receive nothing; they are out
       of the hand until its scoring.
"#]]
    );
    Ok(())
}

#[test]
fn the_table_of_games_is_printed_as_a_table() -> EntryOutcome {
    assert_data_eq!(
        printed("4.5", NARROW)?,
        str![[r#"
4.5    The seventeen:

┌─────┬──────────────────────────┬─────────────────────────┐
│ no. │ game                     │ the set must be         │
├─────┼──────────────────────────┼─────────────────────────┤
│ 1   │ ordinary                 │ any                     │
│ 2   │ ordinary cross           │ a double                │
│ 3   │ ordinary double cross    │ a double                │
│ 4   │ matador                  │ any                     │
│ 5   │ matador cross            │ a double, not 0-0       │
│ 6   │ matador double cross     │ a double, not 0-0       │
│ 7   │ ordinary cross, then     │ a double                │
│     │ matador                  │                         │
│ 8   │ ordinary cross, then     │ a double                │
│     │ matador double cross     │                         │
│ 9   │ matador cross, then      │ a double, not 0-0       │
│     │ ordinary                 │                         │
│ 10  │ matador cross, then      │ a double, not 0-0       │
│     │ ordinary double cross    │                         │
│ 11  │ ordinary or matador,     │ any                     │
│     │ with a condition (4.6),  │                         │
│     │ and perhaps a change of  │                         │
│     │ rule (4.7)               │                         │
│ 12  │ volapük: line, cross or  │ any; a double for the   │
│     │ double cross (4.8)       │ crosses                 │
│ 13  │ triangle ("colonel       │ 0-0                     │
│     │ cross"): matador         │                         │
│ 14  │ triangle double cross    │ 0-0                     │
│     │ ("general cross"):       │                         │
│     │ matador                  │                         │
│ 15  │ triangle, then ordinary  │ 0-0                     │
│ 16  │ triangle, then ordinary  │ 0-0                     │
│     │ cross (4.9)              │                         │
│ 17  │ matador, first here and  │ a double                │
│     │ then there, then         │                         │
│     │ ordinary cross or        │                         │
│     │ ordinary double cross    │                         │
│     │ (4.10)                   │                         │
└─────┴──────────────────────────┴─────────────────────────┘

       "Then" means: once the cross (the first five tiles)
       or the triangle (the first four) is complete. In no.
       10 an arm that starts with a double can never be
       extended: the double it would need is that same tile.
       Decision: no. 10 ends in a double cross. One source's
       list calls it "ordinary cross", but every source
       describes the doubles, and without them it would be
       no. 9.
"#]]
    );
    assert_data_eq!(
        printed("4.5", Look { ascii: true, ..Look::default() })?,
        str![[r#"
4.5    The seventeen:

       +-----+---------------------------------+-------------------------------+
       | no. | game                            | the set must be               |
       +-----+---------------------------------+-------------------------------+
       | 1   | ordinary                        | any                           |
       | 2   | ordinary cross                  | a double                      |
       | 3   | ordinary double cross           | a double                      |
       | 4   | matador                         | any                           |
       | 5   | matador cross                   | a double, not 0-0             |
       | 6   | matador double cross            | a double, not 0-0             |
       | 7   | ordinary cross, then matador    | a double                      |
       | 8   | ordinary cross, then matador    | a double                      |
       |     | double cross                    |                               |
       | 9   | matador cross, then ordinary    | a double, not 0-0             |
       | 10  | matador cross, then ordinary    | a double, not 0-0             |
       |     | double cross                    |                               |
       | 11  | ordinary or matador, with a     | any                           |
       |     | condition (4.6), and perhaps a  |                               |
       |     | change of rule (4.7)            |                               |
       | 12  | volapuk: line, cross or double  | any; a double for the crosses |
       |     | cross (4.8)                     |                               |
       | 13  | triangle ("colonel cross"):     | 0-0                           |
       |     | matador                         |                               |
       | 14  | triangle double cross ("general | 0-0                           |
       |     | cross"): matador                |                               |
       | 15  | triangle, then ordinary         | 0-0                           |
       | 16  | triangle, then ordinary cross   | 0-0                           |
       |     | (4.9)                           |                               |
       | 17  | matador, first here and then    | a double                      |
       |     | there, then ordinary cross or   |                               |
       |     | ordinary double cross (4.10)    |                               |
       +-----+---------------------------------+-------------------------------+

       "Then" means: once the cross (the first five tiles) or the triangle (the
       first four) is complete. In no. 10 an arm that starts with a double can
       never be extended: the double it would need is that same tile. Decision:
       no. 10 ends in a double cross. One source's list calls it "ordinary
       cross", but every source describes the doubles, and without them it would
       be no. 9.
"#]]
    );
    Ok(())
}

#[test]
fn the_whole_rulebook_fits_every_width_and_loses_no_word() -> EntryOutcome {
    let words = |lines: &[String]| -> Vec<String> {
        let table = |word: &&str| !word.chars().all(|c| "│┌┐└┘├┤┬┴┼─|+-".contains(c));
        lines
            .iter()
            .flat_map(|line| line.split_whitespace())
            .filter(table)
            .map(str::to_owned)
            .collect()
    };
    let whole = rule(&RuleQuery::Everything, &Look { width: 200, ..NARROW })?;
    for width in [60, 80, 100, 200] {
        for ascii in [false, true] {
            let lines =
                rule(&RuleQuery::Everything, &Look { width, ascii, color: false, plain: false })?;
            for line in &lines {
                assert!(columns(line) <= width, "{width}: {line}");
                assert!(!line.contains(['*', '`']), "{line}");
                assert!(!ascii || line.is_ascii(), "{line}");
            }
            if !ascii {
                let mut sorted = [words(&lines), words(&whole)];
                sorted.iter_mut().for_each(|words| words.sort());
                assert_eq!(sorted[0], sorted[1], "{width}");
            }
        }
    }
    Ok(())
}

#[test]
fn colour_changes_only_headings() -> EntryOutcome {
    let plain = rule(&sought("8")?, &NARROW)?;
    let coloured = rule(&sought("8")?, &Look { color: true, ..NARROW })?;
    assert_eq!(coloured[0], format!("\u{1b}[1m{}\u{1b}[0m", plain[0]));
    assert_eq!(coloured[1..], plain[1..]);
    Ok(())
}
