//! Pointing at what is wrong in a line: file, line, column, the line itself and a caret.

use super::outcome::Origin;
use crate::desk::book::Rejection;
use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::entry::Place;
use crate::law::nos::refusal::Refusal;
use crate::speech::{ReadError, Reason};
use crate::table::name::Name;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What is wrong with a line, and where.
pub struct Point {
    /// Where it begins, in characters from 1.
    pub column: usize,
    /// How many characters it takes; at least one caret is drawn.
    pub width: usize,
    /// What is wrong.
    pub message: String,
    /// What to type instead, where more can be said.
    pub help: Option<String>,
}

/// The widest excerpt of a line that is shown, in columns.
const EXCERPT: usize = 72;

impl Point {
    /// What cannot be read, and how its verb is used.
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

    /// The message as it is shown, four lines at the most.
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

    /// The part of the line that is shown, and how many columns stand before what is wrong.
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

/// A character as it is shown: one that cannot be seen, or that turns the line round, is marked instead.
fn visible(c: char) -> char {
    match c {
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' => '\u{fffd}',
        '\u{2060}'..='\u{206f}' | '\u{feff}' => '\u{fffd}',
        c if c.is_control() => '\u{fffd}',
        c => c,
    }
}

/// The word of a typed entry that a refusal speaks of.
enum Subject<'a> {
    Name(&'a Name),
    Tile(Tile),
    Number(Spots),
    Whole,
}

fn subject(refusal: &Refusal) -> Subject<'_> {
    match refusal {
        Refusal::UnknownName { typed, .. } | Refusal::AmbiguousName { typed, .. } => {
            Subject::Name(typed)
        }
        Refusal::HasLeft { name }
        | Refusal::NameUsed(name)
        | Refusal::NameTwice(name)
        | Refusal::MustDrawLots(name)
        | Refusal::NotHisTurn { name, .. }
        | Refusal::NoTiles(name) => Subject::Name(name),
        Refusal::TileTwice(tile)
        | Refusal::AlreadyLies(tile, _)
        | Refusal::KnownElsewhere(tile, _)
        | Refusal::NotHis(_, tile, _)
        | Refusal::DrawnWasKnown(_, tile)
        | Refusal::SeveralWays(tile, _)
        | Refusal::StandsInOrder(tile)
        | Refusal::StandsNoEnd(tile, _)
        | Refusal::DoesNotRefute(tile)
        | Refusal::InLine(tile)
        | Refusal::InRow(tile, _)
        | Refusal::NotFirstInRow(_, tile, _)
        | Refusal::BothEnds(tile, ..) => Subject::Tile(*tile),
        Refusal::NoArmShows(end)
        | Refusal::SeveralArms(end)
        | Refusal::NoSuchArm(Place::Shows(end)) => Subject::Number(*end),
        _ => Subject::Whole,
    }
}

/// The tile that a word names, in any of its spellings.
fn tile_of(word: &str) -> Option<Tile> {
    let mut ends = [None; 2];
    let mut digits = 0;
    for b in word.bytes() {
        match b {
            b'0'..=b'6' if digits < 2 => {
                ends[digits] = Spots::new(b - b'0');
                digits += 1;
            }
            b'-' | b'>' => {}
            _ => return None,
        }
    }
    Some(Tile::new(ends[0]?, ends[1]?))
}

/// Points at the word of a line that a rejection speaks of, or at the whole entry.
pub fn rejected(rejection: &Rejection, line: &str, said: &str) -> Point {
    let subject = match rejection {
        Rejection::Refused(refusal) => subject(refusal),
        _ => Subject::Whole,
    };
    let is_it = |word: &str| match &subject {
        Subject::Name(name) => {
            Name::new(word).is_some_and(|typed| typed.is(name) || typed.begins(name))
        }
        Subject::Tile(tile) => tile_of(word) == Some(*tile),
        Subject::Number(end) => word == end.to_string(),
        Subject::Whole => false,
    };
    // The words after the verb come first: a verb may begin a name.
    let words: Vec<(usize, &str)> = words(said).collect();
    let found = words
        .iter()
        .skip(1)
        .chain(words.first())
        .find(|(_, word)| is_it(word));
    let (at, found) = found.copied().unwrap_or((0, said));
    let start = line.find(said).unwrap_or(0) + at;
    let before = line.get(..start).unwrap_or("");
    let message = match rejection.article() {
        Some(article) => format!("{rejection} [{article}]"),
        None => rejection.to_string(),
    };
    Point {
        column: before.chars().count() + 1,
        width: found.chars().count(),
        message,
        help: None,
    }
}

/// The words of a text, each with the byte it begins at.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let rest = text.get(from..)?;
        let start = from + rest.find(|c: char| !c.is_whitespace())?;
        let word = text.get(start..)?.split(char::is_whitespace).next()?;
        from = start + word.len();
        Some((start, word))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
            let said = line.split('#').next().unwrap_or("").trim();
            let point = rejected(&Rejection::Refused(refusal), line, said);
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
        tile_of(text).unwrap_or_else(|| unreachable!())
    }
}
