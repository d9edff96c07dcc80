//! Points at what is wrong in a line: file, line and column, then the line itself with carets below.

use super::outcome::Origin;
use crate::journal::Rejection;
use crate::law::Law;
use crate::speech::said::{Parts, said};
use crate::speech::{
    Body, Correction, Dialect, Line, Mark, Part, ReadError, Reading, Reason, Speech, understand,
};
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
                    Some("save the file as plain text in UTF-8".to_owned())
                }
                _ => error.verb.map(|verb| format!("type {}", verb.usage())),
            },
        }
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
pub fn cited<L: Law>(rejection: &Rejection<L>) -> String {
    match rejection.article() {
        Some(article) => format!("{rejection} [{article}]"),
        None => rejection.to_string(),
    }
}

/// Points at the word that a rejection is about, or at the whole entry. There is a session at the prompt.
pub fn rejected<L: Speech>(rejection: &Rejection<L>, line: &str, session: Option<&L>) -> Point {
    let dialect = match session {
        Some(_) => Dialect::Prompt,
        None => Dialect::Written,
    };
    let reading = understand(line, dialect, session);
    let text = |mark: &Mark| line.get(mark.at..mark.at + mark.len).unwrap_or("");
    let concerned = match rejection {
        Rejection::Refused(refusal) => {
            let mut marks = reading.marks.iter().filter(|mark| mark.len > 0);
            marks.find(|mark| L::concerns(refusal, mark, text(mark)))
        }
        _ => None,
    };
    let (from, end) = match concerned {
        Some(mark) => (mark.at, mark.at + mark.len),
        None => Parts::of(line).said,
    };
    let before = line.get(..from).unwrap_or("");
    Point {
        column: before.chars().count() + 1,
        width: line.get(from..end).unwrap_or("").chars().count(),
        message: cited(rejection),
        help: rejection
            .advice()
            .or_else(|| corrected_with(rejection, &reading, line, session.is_some())),
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
fn corrected_with<L: Speech>(
    rejection: &Rejection<L>,
    reading: &Reading<'_, L>,
    line: &str,
    is_prompt: bool,
) -> Option<String> {
    let Rejection::Impossible { no, own: false, .. } = rejection else {
        return None;
    };
    let Ok(Line {
        body: Some(Body::Correction(Correction::Parts(parts))),
        ..
    }) = &reading.line
    else {
        return Some("Nothing is changed".to_owned());
    };
    let typed = said(line);
    let mut help =
        format!("Nothing is changed. Correct #{no} with it, in one line: {typed} ; fix {no} …");
    if let Some(first) = parts.iter().map(Part::no).min().filter(|_| is_prompt) {
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
            (Refusal::NobodySeated, "   deal", 4, 4),
        ];
        for (refusal, line, column, width) in table {
            let point = rejected(&Rejection::<Session>::Refused(refusal), line, None);
            assert_eq!((point.column, point.width), (column, width), "{line}");
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
