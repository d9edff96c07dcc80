//! What a line typed at the prompt says: as the language reads it there, with what may be left out because
//! the evening makes it plain. A line is written out word by word first, so that what is wrong is still
//! pointed at where it was typed.

use super::phase::Phase;
use crate::desk::point::Point;
use crate::law::nos::billitonnen::LineState;
use crate::law::nos::ruling::NextSet;
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::transfer::PlayerId;
use crate::speech::argument::Argument;
use crate::speech::keyword::Keyword;
use crate::speech::verb::VERBS;
use crate::speech::{self, Body, Dialect, ReadError, Verb};
use crate::table::name::Name;

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

/// What a line says as the evening stands; nothing where it is only a comment.
///
/// # Errors
/// What cannot be read in it.
pub fn understood(typed: &str, session: &Session) -> Result<Option<Body<Session>>, Unread> {
    let mut line = Line::of(typed);
    let said =
        |text: &str| speech::read::<Session>(text, Dialect::Prompt, None).map(|line| line.body);
    let mut shortened = line.write_out(session);
    let mut read = if shortened {
        said(&line.text())
    } else {
        said(typed)
    };
    while let Err(error) = &read {
        // Columns of a line as typed and of the same line written out agree only where nothing is changed.
        let at = if shortened {
            error.column
        } else {
            line.forth(error.column)
        };
        if !line.lengthen(at, error) {
            break;
        }
        shortened = true;
        read = said(&line.text());
    }
    read.map_err(|mut error| {
        if shortened {
            error.column = line.back(error.column);
        }
        Unread {
            unfinished: error.found.is_none() && error.width == 0 && error.verb.is_some(),
            error,
        }
    })
}

/// A word, and where it was typed or stands for something typed, in characters from 1.
#[derive(Clone, Debug)]
struct Word {
    text: String,
    typed_at: usize,
}

impl Word {
    fn new(text: &str, typed_at: usize) -> Word {
        Word {
            text: text.to_owned(),
            typed_at,
        }
    }
}

/// A line as words.
struct Line {
    words: Vec<Word>,
    /// Where the line ends as typed, in characters from 1.
    end: usize,
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word begins as a tile does, with two ends.
fn is_tile(word: &str) -> bool {
    matches!(
        word.as_bytes(),
        [b'0'..=b'9', b'0'..=b'9', ..] | [b'0'..=b'9', b'-' | b'>', b'0'..=b'9', ..]
    )
}

impl Line {
    fn of(typed: &str) -> Line {
        let said = speech::said(typed);
        let start = said.as_ptr() as usize - typed.as_ptr() as usize;
        let column = |at: usize| typed.get(..at).map_or(1, |head| head.chars().count() + 1);
        let words = said.split_whitespace().map(|word| Word {
            text: word.to_owned(),
            typed_at: column(word.as_ptr() as usize - typed.as_ptr() as usize),
        });
        Line {
            words: words.collect(),
            end: column(start + said.len()),
        }
    }

    fn text(&self) -> String {
        let words: Vec<&str> = self.words.iter().map(|word| word.text.as_str()).collect();
        words.join(" ")
    }

    fn verb(&self) -> Option<Verb> {
        let word = &self.words.first()?.text;
        Verb::read(word).or_else(|| lettered(word))
    }

    /// Writes out what was left out; whether anything was.
    fn write_out(&mut self, session: &Session) -> bool {
        let Some(first) = self.words.first().cloned() else {
            return false;
        };
        let phase = session.phase();
        let mut changed = true;
        let second_is_tile = self.words.get(1).is_some_and(|word| is_tile(&word.text));
        if let Some((letter, number)) = letter_and_number(&first.text, phase) {
            let words = [(letter, first.typed_at), (number, first.typed_at + 1)];
            self.words
                .splice(..1, words.map(|(text, typed_at)| Word::new(text, typed_at)));
        } else if is_tile(&first.text) {
            changed = self.bare_tiles(session, phase);
        } else if second_is_tile && is_player(&first.text, session, phase) {
            self.insert(0, phase.verb_of_named_tile().word(), first.typed_at);
        } else if let Some(verb) = meant(&first.text, phase) {
            verb.word().clone_into(&mut self.words[0].text);
        } else {
            changed = false;
        }
        let named = self.names(session);
        self.part_tiles() || named || changed
    }

    /// Names that are plain: of who has just laid a tile, for `nos`; of all in their seats, for `recount`.
    fn names(&mut self, session: &Session) -> bool {
        let bare = self.words.get(1..).unwrap_or_default();
        match self.verb() {
            Some(Verb::Nos) if bare.is_empty() => {
                let Some(name) = last_to_lay(session) else {
                    return false;
                };
                self.insert(1, name.as_str(), self.end);
                true
            }
            Some(Verb::Recount) => {
                let all = bare.len() == session.seats().len();
                let bare = !bare.is_empty() && all && bare.iter().all(|word| is_digits(&word.text));
                if bare {
                    self.each_named(1, session, session.seats());
                }
                bare
            }
            _ => false,
        }
    }

    /// Puts the names of these players, in their order, before the words from there on.
    fn each_named(&mut self, from: usize, session: &Session, players: &[PlayerId]) {
        let words = self.words.split_off(from.min(self.words.len()));
        let mut names = players.iter().filter_map(|player| session.name(*player));
        for word in words {
            if let Some(name) = names.next() {
                self.words.push(Word::new(name.as_str(), word.typed_at));
            }
            self.words.push(word);
        }
    }

    fn insert(&mut self, at: usize, text: &str, typed_at: usize) {
        self.words
            .insert(at.min(self.words.len()), Word::new(text, typed_at));
    }

    /// What bare tiles are where they are no play: whether they are anything else.
    fn bare_tiles(&mut self, session: &Session, phase: Phase) -> bool {
        let at = self.words.first().map_or(1, |word| word.typed_at);
        match (phase, session.progress()) {
            (Phase::Dealt, _) => self.insert(0, Verb::Set.word(), at),
            (Phase::Over, _) => {
                let Some(name) = next_to_count(session) else {
                    return false;
                };
                self.insert(0, Verb::Reveal.word(), at);
                self.insert(1, name.as_str(), at);
            }
            (Phase::Lots, _) => match session.next_set() {
                NextSet::Lots(tied) => return self.lots(session, tied),
                NextSet::HighestDouble | NextSet::Loser(_) => return false,
            },
            (Phase::Billitonnen, Progress::Billitonnen(game)) => match game.state {
                LineState::NoLead => return self.lots(session, &game.seats),
                LineState::NoTile { .. } if game.has_starter() => {
                    self.insert(0, Verb::Starter.word(), at)
                }
                _ => self.insert(0, Verb::Flip.word(), at),
            },
            _ => return false,
        }
        true
    }

    /// Tiles as lots, one for each of these players in their order.
    fn lots(&mut self, session: &Session, players: &[PlayerId]) -> bool {
        self.part(0);
        let at = self.words.first().map_or(1, |word| word.typed_at);
        self.each_named(0, session, players);
        self.insert(0, Verb::Lot.word(), at);
        true
    }

    /// Parts tiles that were typed without a blank between them.
    fn part_tiles(&mut self) -> bool {
        match self.verb() {
            Some(Verb::Reveal | Verb::Declare | Verb::Lot) => self.part(1),
            _ => false,
        }
    }

    fn part(&mut self, from: usize) -> bool {
        let is_glued = |word: &Word| {
            is_digits(&word.text) && word.text.len() >= 4 && word.text.len().is_multiple_of(2)
        };
        let parted: Vec<Word> = self
            .words
            .iter()
            .enumerate()
            .flat_map(|(at, word)| {
                let step = if at >= from && is_glued(word) {
                    2
                } else {
                    word.text.len().max(1)
                };
                let ends = (0..word.text.len()).step_by(step);
                ends.map(|start| Word {
                    text: word
                        .text
                        .get(start..(start + step).min(word.text.len()))
                        .unwrap_or("")
                        .to_owned(),
                    typed_at: word.typed_at + start.min(word.text.chars().count()),
                })
                .collect::<Vec<_>>()
            })
            .collect();
        let changed = parted.len() != self.words.len();
        self.words = parted;
        changed
    }

    /// Writes out the word at a place that could not be read there, where it begins only one that can, or one
    /// with which the others begin; whether it did. Not after a play: there a letter too many is a slip.
    fn lengthen(&mut self, column: usize, error: &ReadError) -> bool {
        let takes = matches!(
            error.verb,
            Some(Verb::Announce | Verb::Set | Verb::Excess | Verb::Foul)
        );
        let (true, Some(found)) = (takes, &error.found) else {
            return false;
        };
        let at = self.starts().position(|start| start == column);
        let Some(at) = at.filter(|at| *at > 0) else {
            return false;
        };
        let head = Line {
            words: self.words[..at].to_vec(),
            end: self.end,
        }
        .text();
        let stands = |word: &str| match speech::read::<Session>(
            &format!("{head} {word}"),
            Dialect::Prompt,
            None,
        ) {
            Ok(_) => true,
            Err(error) => error.found.is_none(),
        };
        let mut words: Vec<&str> = Keyword::all()
            .map(|(word, _)| word)
            .filter(|word| abbreviates(found, word))
            .filter(|word| stands(word))
            .collect();
        words.sort_by_key(|word| word.len());
        match words.as_slice() {
            [shortest, rest @ ..] if rest.iter().all(|word| word.starts_with(shortest)) => {
                (*shortest).clone_into(&mut self.words[at].text);
                true
            }
            _ => false,
        }
    }

    /// Where each word begins in the line written out, in characters from 1.
    fn starts(&self) -> impl Iterator<Item = usize> + '_ {
        let mut next = 1;
        self.words.iter().map(move |word| {
            let start = next;
            next += word.text.chars().count() + 1;
            start
        })
    }

    /// The place in what was typed, for a place in the line written out.
    fn back(&self, column: usize) -> usize {
        let starts = self.starts().zip(&self.words);
        let word = starts.take_while(|(start, _)| *start <= column).last();
        match word {
            Some((start, word)) if column < start + word.text.chars().count() => word.typed_at,
            _ => self.end,
        }
    }

    /// The place in the line written out, for a place where a word was typed.
    fn forth(&self, column: usize) -> usize {
        let mut starts = self.starts().zip(&self.words);
        starts
            .find(|(_, word)| word.typed_at == column)
            .map_or(0, |(start, _)| start)
    }
}

/// A verb by its letter.
fn lettered(word: &str) -> Option<Verb> {
    let mut letters = word.chars();
    let letter = letters.next()?.to_ascii_lowercase();
    let row = VERBS.iter().find(|row| row.letter == Some(letter))?;
    letters.next().is_none().then_some(row.verb)
}

/// Whether a word is short for another: its beginning, or the beginnings of its parts.
fn abbreviates(short: &str, word: &str) -> bool {
    let mut parts = word.split('-');
    let short = short.to_ascii_lowercase();
    short != word
        && (word.starts_with(&short)
            || short.contains('-')
                && short
                    .split('-')
                    .all(|short| parts.next().is_some_and(|part| part.starts_with(short))))
}

/// A verb's letter with a number right after it.
fn letter_and_number(word: &str, phase: Phase) -> Option<(&str, &str)> {
    let (letter, number) = word.split_at_checked(1)?;
    let makes_sense = lettered(letter).is_some_and(|verb| phase.verbs().any(|own| own == verb));
    (makes_sense && is_digits(number)).then_some((letter, number))
}

/// The verb that a shortened word means because no other one that begins so makes sense in this phase; a
/// letter keeps to its own verb as long as that one does.
fn meant(word: &str, phase: Phase) -> Option<Verb> {
    let makes_sense = |verb: Verb| phase.verbs().any(|own| own == verb);
    if Verb::read(word).is_some() || lettered(word).is_some_and(makes_sense) {
        return None;
    }
    let begins = |verb: &Verb| Verb::beginning(word).any(|(_, own)| own == *verb);
    let mut verbs = phase.verbs().filter(begins);
    let verb = verbs.next()?;
    verbs.next().is_none().then_some(verb)
}

/// Whether a word before a tile is a player's, and not a verb that a tile can follow.
fn is_player(word: &str, session: &Session, phase: Phase) -> bool {
    let is_short = lettered(word).is_some_and(|verb| phase.verbs().any(|own| own == verb));
    let takes_tile = |verb: Verb| {
        let arguments = verb.row().arguments.iter();
        let mut arguments = arguments.filter(|argument| **argument != Argument::OptionalName);
        let first = arguments.next();
        first.is_some_and(|first| first.usage().contains("TILE") && !first.usage().contains("NAME"))
    };
    let begins_verb = Verb::beginning(word).any(|(_, verb)| takes_tile(verb));
    let is_verb = is_short || begins_verb || Verb::read(word).is_some();
    !is_verb && Name::new(word).is_some_and(|name| session.player(&name).is_ok())
}

/// Who last laid a tile, the set included.
fn last_to_lay(session: &Session) -> Option<&Name> {
    let hand = session.hand()?;
    session.name(hand.player(hand.last_to_lay()?))
}

/// Whose tiles are counted next: of those still to be counted, the first in the order of the seats.
pub fn next_to_count(session: &Session) -> Option<&Name> {
    let hand = session.hand().filter(|hand| hand.is_over())?;
    let seat = hand
        .still_in()
        .find(|seat| hand.holding(*seat).counted.is_none())?;
    session.name(hand.player(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::book::{Record, Said};

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
            _ => after(&["seat Anna Bram Cees", "settle", "billitonnen"]),
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
            ("64 s", Phase::Opening, "\"s\" is one word too many"),
            ("64 w", Phase::Opening, "\"w\" is one word too many"),
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
