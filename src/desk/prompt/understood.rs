//! What a line typed at the prompt says, as the evening stands.

use crate::desk::point::Point;
use crate::speech::{Body, Dialect, ReadError, Speech, understand};

/// A line that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// What is wrong, with the place in what was typed.
    pub error: ReadError,
    /// Whether something is missing at its end, and nothing else.
    pub unfinished: bool,
}

impl From<Unread> for Point {
    fn from(unread: Unread) -> Point {
        Point::of(&unread.error)
    }
}

/// What a line says as the evening stands; `None` if it is only a comment.
///
/// # Errors
/// What cannot be read in it.
pub fn understood<L: Speech>(typed: &str, session: &L) -> Result<Option<Body<L>>, Unread> {
    let reading = understand(typed, Dialect::Prompt, Some(session));
    let unfinished = reading.is_unfinished();
    let read = reading.line.map(|line| line.body);
    read.map_err(|error| Unread { error, unfinished })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::book::{Record, Said};
    use crate::law::nos::phase::Phase;
    use crate::law::nos::session::Session;
    use crate::speech;

    /// A session after these entries.
    fn after(entries: &[&str]) -> Record {
        let mut record = Record::new();
        for entry in entries {
            if let Ok(Some(Body::Entry(entry))) =
                speech::read_line::<Session>(entry).map(|line| line.body)
            {
                let taken = record.enter(Said::Entry(entry));
                assert!(taken.is_ok(), "{taken:?}");
            }
        }
        record
    }

    const CROSS: [&str; 4] = [
        "seat Anna Bram Cees Dirk",
        "deal",
        "set Bram 6-6",
        "announce 2",
    ];

    fn at(phase: Phase) -> Record {
        let record = match phase {
            Phase::Lobby => after(&[]),
            Phase::Between => after(&CROSS[..1]),
            Phase::Dealt => after(&CROSS[..2]),
            Phase::Set => after(&CROSS[..3]),
            Phase::Opening => after(&CROSS),
            Phase::Over => after(&[
                "seat Anna Bram Cees",
                "deal",
                "set Bram 0-0",
                "announce 13",
                "play Cees 1>6",
                "play Anna 2>5",
                "play Bram 3>4",
                "play Cees 1-0",
                "play Anna 2-0",
                "play Bram 3-0",
                "block",
                "draw 11",
            ]),
            _ => after(&[
                "house chips.start 476",
                "seat Anna Bram Cees",
                "settle",
                "billitonnen",
            ]),
        };
        if phase != Phase::Between && phase != Phase::Billitonnen {
            assert_eq!(record.session().phase(), phase);
        }
        record
    }

    #[test]
    fn what_the_evening_makes_plain_may_be_left_out() {
        let table = [
            ("de", Phase::Between, "deal"),
            ("de Cees 44 55", Phase::Opening, "declare Cees 4-4 5-5"),
            ("de cees 445511", Phase::Opening, "declare cees 4-4 5-5 1-1"),
            ("se A B C", Phase::Lobby, "seat A B C"),
            (
                "sit A B C",
                Phase::Lobby,
                "\"sit\" is no entry; did you mean seat?",
            ),
            (
                "start",
                Phase::Lobby,
                "\"start\" is no entry; did you mean seat?",
            ),
            (
                "anna",
                Phase::Lobby,
                "Nobody is seated yet. Type: seat Anna Bram Cees",
            ),
            ("se 66", Phase::Dealt, "set 6-6"),
            (
                "se",
                Phase::Opening,
                "\"se\" is short for more than one word: seat, settle, set",
            ),
            ("se", Phase::Between, "settle"),
            ("set 66", Phase::Between, "set 6-6"),
            ("d", Phase::Between, "deal"),
            ("d", Phase::Set, "draw"),
            ("d3", Phase::Between, "\"d3\" is no entry"),
            ("n", Phase::Over, "nos Bram"),
            ("nos", Phase::Opening, "nos Bram"),
            (
                "rec 496 500 504",
                Phase::Over,
                "recount Anna 496 Bram 500 Cees 504",
            ),
            (
                "rec 496 500",
                Phase::Over,
                "a player's name is expected here instead of \"496\"",
            ),
            ("b 66", Phase::Dealt, "set b 6-6"),
            ("b 66", Phase::Opening, "\"66\" is one word too many"),
            ("c 44c", Phase::Opening, "\"44c\" is one word too many"),
            (
                "j 44",
                Phase::Opening,
                "a player's name is expected here instead of \"44\"",
            ),
            ("d3", Phase::Opening, "draw 3"),
            ("u2", Phase::Opening, "undo 2"),
            ("a13", Phase::Set, "announce 13"),
            ("s", Phase::Lobby, "show"),
            ("66", Phase::Dealt, "set 6-6"),
            ("42 d", Phase::Dealt, "set 4-2 drawn"),
            ("64e", Phase::Opening, "play 6-4 on east"),
            ("64", Phase::Between, "play 6-4"),
            ("ce 64", Phase::Opening, "play ce 6-4"),
            ("dirk 64c", Phase::Opening, "play dirk 6-4 claim"),
            ("a o", Phase::Set, "announce ordinary"),
            (
                "a o f 3 o 2 t m",
                Phase::Set,
                "announce ordinary first 3 on 2 then matador",
            ),
            (
                "a m f h t t t ordinary-c",
                Phase::Set,
                "announce matador first here then there then ordinary-cross",
            ),
            (
                "a m f h t t t o-d",
                Phase::Set,
                "announce matador first here then there then ordinary-double-cross",
            ),
            (
                "a v o l f 3 on r",
                Phase::Set,
                "announce volapuk ordinary left first 3 on right",
            ),
            ("a tri t o", Phase::Set, "announce triangle then ordinary"),
            ("foul d cov", Phase::Opening, "foul d covering"),
            ("ex d 1 k", Phase::Opening, "excess d 1 kept"),
            ("64 s", Phase::Opening, "play 6-4 on south"),
            ("64 e", Phase::Opening, "play 6-4 on east"),
            ("64 st", Phase::Opening, "\"st\" is one word too many"),
            ("64 wa", Phase::Opening, "\"wa\" is one word too many"),
            ("dirk d", Phase::Opening, "draw dirk"),
            ("dirk p", Phase::Opening, "pass dirk"),
            ("seat Anna, Bram, Cees", Phase::Lobby, "seat Anna Bram Cees"),
            ("2", Phase::Set, "announce 2"),
            ("12", Phase::Set, "announce 12"),
            ("r 44 65", Phase::Over, "reveal Anna 4-4 6-5"),
            (
                "fix 4 a o-d",
                Phase::Set,
                "fix 4 announce ordinary-double-cross",
            ),
            (
                "fix 4 a 2 ; st 3",
                Phase::Set,
                "fix 4 announce 2 ; strike 3",
            ),
            ("64 w", Phase::Opening, "play 6-4 on west"),
            ("446553", Phase::Over, "reveal Anna 4-4 6-5 5-3"),
            ("44 65", Phase::Over, "reveal Anna 4-4 6-5"),
            ("r b 4465", Phase::Over, "reveal b 4-4 6-5"),
            ("p", Phase::Over, "pass"),
            (
                "546342",
                Phase::Billitonnen,
                "lot Anna 5-4 Bram 6-3 Cees 4-2",
            ),
            ("54 63", Phase::Billitonnen, "lot Anna 5-4 Bram 6-3"),
            ("", Phase::Opening, "status"),
            ("note  two  blanks", Phase::Opening, "note two  blanks"),
            ("bogus", Phase::Opening, "\"bogus\" is no entry"),
            ("# only a comment", Phase::Opening, ""),
        ];
        for (typed, phase, says) in table {
            let record = at(phase);
            let said = match understood(typed, record.session()) {
                Ok(body) => body.map_or_else(String::new, |body| body.to_string()),
                Err(unread) => unread.error.to_string(),
            };
            assert!(
                said.starts_with(says) && says.is_empty() == said.is_empty(),
                "{typed} in {phase:?}: {said}"
            );
        }
    }

    #[test]
    fn what_is_wrong_is_pointed_at_where_it_was_typed() {
        let table = [
            ("de x", Phase::Between, 4, false),
            ("rev Anna 63 x", Phase::Over, 13, false),
            ("66 x", Phase::Dealt, 4, false),
            ("  66 x", Phase::Dealt, 6, false),
            ("ann", Phase::Set, 4, true),
            ("play", Phase::Opening, 5, true),
            ("bogus", Phase::Opening, 1, false),
            ("é 64", Phase::Opening, 1, false),
            ("6342x1", Phase::Over, 1, false),
            ("r anna 639242", Phase::Over, 10, false),
            ("a o f 3 x 2", Phase::Set, 9, false),
            ("  a  o  f  3  on  x", Phase::Set, 19, false),
        ];
        for (typed, phase, column, unfinished) in table {
            let record = at(phase);
            let found = understood(typed, record.session())
                .map_err(|unread| (unread.error.column, unread.unfinished));
            assert_eq!(found, Err((column, unfinished)), "{typed}");
        }
    }
}
