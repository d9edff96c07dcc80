//! Points at what is wrong in a line: file, line and column, then the line itself with carets below.

mod place;

use super::outcome::Origin;
use crate::journal::{Record, Rejection};
use crate::speech::said::{Parts, said};
use crate::speech::{Dialect, Part, ReadError, Reading, Reason, understand};
use crate::table::shown::is_unseen;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What is wrong with a line, and where.
pub struct Point {
    /// Where it begins, in characters from 1.
    pub column: usize,
    /// How many characters are wrong; there is always at least one caret.
    pub width: usize,
    /// What is wrong.
    pub message: String,
    /// What to type instead, if known.
    pub help: Option<String>,
}

/// The widest excerpt of a line, in columns.
const EXCERPT: usize = 72;

impl Point {
    /// Points at what cannot be read, with the usage of the verb.
    pub fn of(error: &ReadError) -> Point {
        Point {
            column: error.column,
            width: error.width,
            message: error.to_string(),
            help: match error.reason {
                Reason::NotUtf8 | Reason::Control('\0') => {
                    Some("Save the file as plain text in UTF-8".to_owned())
                }
                _ => error.verb.map(|verb| format!("Type: {}", verb.usage())),
            },
        }
    }

    /// What is wrong and what to type instead, as sentences. There is no full stop after what is to be typed.
    pub fn words(&self) -> String {
        let mut words = self.message.clone();
        let (first, _) = words.split_once([' ', ',', ':']).unwrap_or((&words, ""));
        let is_key = first.contains('.');
        if let Some(first) = words.get_mut(..1).filter(|_| !is_key) {
            first.make_ascii_uppercase();
        }
        if let Some(help) = &self.help {
            let end = if words.ends_with(['.', '?']) {
                " "
            } else {
                ". "
            };
            words.push_str(end);
            words.push_str(help);
        }
        words
    }

    /// The whole message, at most four lines.
    pub fn shown(&self, origin: &Origin, number: u64, line: &str) -> String {
        let mut shown = format!("{origin}:{number}:{}: {}\n", self.column, self.message);
        let (excerpt, before) = self.excerpt(line);
        let digits = number.to_string();
        let margin = " ".repeat(digits.len());
        shown.push_str(&format!("{digits} | {excerpt}\n"));
        let carets = self.carets(line).min(EXCERPT.saturating_sub(before)).max(1);
        shown.push_str(&format!(
            "{margin} | {}{}\n",
            " ".repeat(before),
            "^".repeat(carets)
        ));
        if let Some(help) = &self.help {
            shown.push_str(&format!("{margin} = {help}\n"));
        }
        shown
    }

    /// The excerpt of the line, and how many of its columns stand before what is wrong.
    fn excerpt(&self, line: &str) -> (String, usize) {
        let visible: Vec<char> = line.chars().map(visible).collect();
        let at = self.column.saturating_sub(1).min(visible.len());
        let width =
            |chars: &[char]| -> usize { chars.iter().map(|c| c.width().unwrap_or(0)).sum() };
        let from = if width(&visible[..at]) > EXCERPT / 2 {
            at.saturating_sub(EXCERPT / 3)
        } else {
            0
        };
        let mut excerpt = String::new();
        if from > 0 {
            excerpt.push('…');
        }
        let lead = excerpt.width();
        for c in &visible[from..] {
            if excerpt.width() + c.width().unwrap_or(0) > EXCERPT {
                excerpt.push('…');
                break;
            }
            excerpt.push(*c);
        }
        (excerpt, lead + width(&visible[from..at]))
    }

    fn carets(&self, line: &str) -> usize {
        let wrong = line
            .chars()
            .skip(self.column.saturating_sub(1))
            .take(self.width);
        wrong.map(|c| visible(c).width().unwrap_or(0)).sum()
    }
}

/// Replaces a character that is invisible or changes the direction of the text.
fn visible(c: char) -> char {
    if is_unseen(c) { '\u{fffd}' } else { c }
}

/// The reason of a rejection, with the article that decides.
pub fn cited(rejection: &Rejection) -> String {
    match rejection.article() {
        Some(article) => format!("{rejection} [{article}]"),
        None => rejection.to_string(),
    }
}

/// Points at what a rejection is about: a word, a part of a correction, or the whole entry.
pub fn rejected(rejection: &Rejection, line: &str, dialect: Dialect, record: &Record) -> Point {
    let session = (dialect == Dialect::Prompt).then(|| record.session());
    let reading = understand(
        record.law().language,
        line,
        dialect,
        session.map(|session| session.situation()),
    );
    let about = place::place(rejection, &reading, line, record);
    let before = line.get(..about.start).unwrap_or("");
    Point {
        column: before.chars().count() + 1,
        width: line.get(about).unwrap_or("").chars().count(),
        message: cited(rejection),
        help: rejection
            .advice()
            .or_else(|| corrected_with(rejection, &reading, line, dialect)),
    }
}

/// Points at the whole body of a line.
pub fn all_of(line: &str, message: String) -> Point {
    let (from, _) = Parts::of(line).said;
    Point {
        column: line.get(..from).unwrap_or("").chars().count() + 1,
        width: said(line).chars().count(),
        message,
        help: None,
    }
}

/// What to type if a correction makes a later entry impossible: correct that entry in the same line or, at
/// the prompt, revise. `None` for an undo.
fn corrected_with(
    rejection: &Rejection,
    reading: &Reading<'_>,
    line: &str,
    dialect: Dialect,
) -> Option<String> {
    let Rejection::Impossible { no, own: false, .. } = rejection else {
        return None;
    };
    let parts = place::parts_of(reading)?;
    let typed = said(line);
    let mut help =
        format!("Nothing is changed. Correct #{no} with it, in one line: {typed} ; fix {no} …");
    if let Some(first) = parts
        .iter()
        .map(Part::no)
        .min()
        .filter(|_| dialect == Dialect::Prompt)
    {
        help.push_str(&format!(", or type revise {first}"));
    }
    Some(help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dominoes::tile::{Spots, Tile};
    use crate::law::nos::refusal::Refusal;
    use crate::law::nos::session::Session;
    use crate::law::tiles::typed_tile;
    use crate::table::name::Name;

    #[test]
    fn the_caret_stands_under_the_word_that_is_wrong() {
        let table = [
            (
                Refusal::HasLeft { name: name("Zed") },
                "  play Zed 6-4 on east  # late",
                8,
                3,
            ),
            (
                Refusal::AlreadyLies(tile("6-4"), None),
                "play Zed 4>6 on east",
                10,
                3,
            ),
            (Refusal::NoArmShows(Spots::ALL[4]), "play 6-4 on 4", 13, 1),
            (Refusal::NoArmShows(Spots::ALL[4]), "flip 6-4 on 4", 13, 1),
            (Refusal::NoArmShows(Spots::ALL[4]), "play 6-4 on 5", 1, 13),
            (Refusal::SeveralArms(Spots::ALL[4]), "4-4 on 4 claim", 8, 1),
            (
                Refusal::NameUsed(name("Anna")),
                "join Anna after Bram",
                6,
                4,
            ),
            (
                Refusal::NameTwice(name("Bram")),
                "seat Anna Bram Cees bram",
                11,
                4,
            ),
            // The beginning of a name is the player's, too.
            (Refusal::HasLeft { name: name("Zed") }, "draw Z 2", 6, 1),
            (Refusal::NoTiles(name("Zed")), "play Zed 6-4", 6, 3),
            (Refusal::NobodySeated, "   deal", 4, 4),
        ];
        for (refusal, line, column, width) in table {
            let rejection = Rejection::<Session>::Refused(refusal);
            let point = rejected(&rejection, line, Dialect::Written, &Record::new());
            assert_eq!((point.column, point.width), (column, width), "{line}");
        }
    }

    #[test]
    fn the_message_and_what_to_type_are_sentences() {
        let table = [
            ("no close is open", None, "No close is open"),
            (
                "hand 1 is still being played",
                Some("It must end first, or: void"),
                "Hand 1 is still being played. It must end first, or: void",
            ),
            (
                "\"paly\" is no entry; did you mean play?",
                Some("Type: play TILE"),
                "\"paly\" is no entry; did you mean play? Type: play TILE",
            ),
            (
                "payments.nos takes a whole number",
                None,
                "payments.nos takes a whole number",
            ),
            ("6-4 lies already", None, "6-4 lies already"),
            ("élodie has left", None, "élodie has left"),
        ];
        for (message, help, words) in table {
            let point = Point {
                column: 1,
                width: 1,
                message: message.to_owned(),
                help: help.map(str::to_owned),
            };
            assert_eq!(point.words(), words);
        }
    }

    #[test]
    fn a_long_line_is_shown_where_it_matters() {
        let line = format!("{}6-4 on east", "play ".repeat(40));
        let point = Point {
            column: 201,
            width: 3,
            message: "6-4 already lies, #23".into(),
            help: Some("type legal".into()),
        };
        let shown = point.shown(&Origin::Stdin, 7, &line);
        assert_eq!(
            shown,
            "standard input:7:201: 6-4 already lies, #23\n\
             7 | …lay play play play play 6-4 on east\n  |                          ^^^\n  = type legal\n"
        );
    }

    #[test]
    fn control_characters_do_not_reach_the_terminal() {
        let point = Point {
            column: 5,
            width: 1,
            message: "bad".into(),
            help: None,
        };
        let shown = point.shown(&Origin::Stdin, 1, "deal\u{1b}[2J");
        assert!(
            shown.chars().all(|c| c == '\n' || !c.is_control()),
            "{shown:?}"
        );
    }

    #[test]
    fn what_cannot_be_seen_is_marked_and_takes_a_column() {
        let point = Point {
            column: 7,
            width: 4,
            message: "bad".into(),
            help: None,
        };
        let shown = point.shown(&Origin::Stdin, 1, "pass \u{202e}\u{feff}Anna");
        assert_eq!(
            shown,
            "standard input:1:7: bad\n1 | pass \u{fffd}\u{fffd}Anna\n  |       ^^^^\n"
        );
    }

    fn name(text: &str) -> Name {
        Name::new(text).unwrap_or_else(|| unreachable!())
    }

    fn tile(text: &str) -> Tile {
        typed_tile(text).unwrap_or_else(|| unreachable!())
    }
}
