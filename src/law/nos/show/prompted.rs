//! Nos at the prompt: what is said about a line while it is typed, and how words are completed.

use super::lesson::LESSON;
use super::name::name;
use super::standing;
use crate::dominoes::tile::TileSet;
use crate::law::nos::entry::{Act, Announced, Entry};
use crate::law::nos::games::{Game, GameRow, NUMBERS};
use crate::law::nos::neutral::Neutral;
use crate::law::nos::phase::Phase;
use crate::law::nos::plan::Arm;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::{Event, Manner, Ruling, Verdict};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::telling::Worded;
use crate::law::nos::transfer::Cause;
use crate::law::nos::verbs::Ask;
use crate::law::tiles::{TILE, spelled};
use crate::print::prompted::{Fit, Glance, Prompted, Step};
use crate::speech::Kind;
use crate::speech::kind::{ENTRY, VERB};
use crate::table::article::cited;

impl Prompted for Session {
    const BEGIN: &'static [&'static str] = &[
        "To begin, type seat and the names, clockwise: seat Anna Bram Cees Dirk",
        "Then deal, who sets what: set Anna 66, the game: announce 2, and the tiles: 64",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor plays a hand with you in five minutes.",
    ];

    const LESSON: &'static [Step] = &LESSON;

    fn to_act(&self) -> Option<String> {
        standing::to_act(self)
    }

    fn standing(&self, columns: usize) -> Vec<String> {
        standing::parts(self, columns)
    }

    fn glance(&self, entry: &Entry) -> Result<Glance, Refusal> {
        let name = |player| name(self, player);
        Ok(match self.judge_neutrally(entry)? {
            Neutral::Ruled { ruling, asks } => match ruled(self, &ruling) {
                Glance::Fine(words) if asks => {
                    Glance::Fine(format!("{words}; asks for the payment [7.3]"))
                }
                glance => glance,
            },
            Neutral::Asks(player) => Glance::Fine(format!(
                "{} asks for the payment for the double he last played [7.3]",
                name(player)
            )),
            Neutral::Closes(player) => Glance::Fine(format!(
                "{} closes: no tile can be played any more [9.1]",
                name(player)
            )),
        })
    }

    fn fit(&self, entry: &Entry) -> Option<Fit> {
        match self.judge_neutrally(entry) {
            Ok(Neutral::Ruled { ruling, .. }) if ruling.verdict != Verdict::Accepted => {
                Some(Fit::Foul)
            }
            Ok(_) => Some(Fit::Fits),
            Err(refusal) if wants_more(&refusal) => Some(Fit::GoesOn),
            Err(_) => None,
        }
    }

    fn shown_with(word: &str) -> Option<Ask> {
        matches!(word, "games" | "announce").then_some(Ask::Games)
    }

    fn likeliest(&self) -> &'static [&'static str] {
        match self.phase() {
            Phase::Lots => &["lot"],
            Phase::Dealt => &["set"],
            Phase::Set => &["announce"],
            Phase::Opening | Phase::Play => &["play", "draw", "pass", "wait", "claim"],
            Phase::Claimed => &["draw", "refute", "uphold", "play"],
            Phase::Over => &["reveal", "count"],
            Phase::Billitonnen => &["flip", "starter"],
            _ => &[],
        }
    }

    fn keys(&self) -> &'static str {
        match self.phase() {
            Phase::Opening | Phase::Play | Phase::Claimed => {
                "64 plays, 6>4 if the 6 touches, 64e on east, 44c claims, dirk 64 for another; d3 draws 3"
            }
            Phase::Dealt => "66 for who is on set, anna 66, 42d for a tile that was drawn",
            Phase::Set => "a2; in words a beginning of each will do: a o f 3 on left",
            Phase::Over => "the tiles of who is asked for, with or without blanks: 6320",
            Phase::Lots => "the tiles drawn, clockwise: 6341",
            Phase::Billitonnen => "36 turns a tile, 36 on right where it fits both ends",
            _ => "the beginning of a verb or a name is enough if no other begins so",
        }
    }

    fn seated(&self) -> Vec<(String, String)> {
        let hand = self.hand();
        let tiles = |player| Some(hand?.tiles.number(hand?.seat(player)?));
        let named = |player: &_| {
            let held = tiles(*player)
                .map(crate::law::holds::tiles)
                .unwrap_or_default();
            Some((self.name(*player)?.to_string(), held))
        };
        self.seats().iter().filter_map(named).collect()
    }

    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String> {
        let begins_tile = stub.starts_with(|c: char| c.is_ascii_digit());
        if *kind == TILE || begins_tile && (*kind == VERB || *kind == ENTRY) {
            return tiles(self, stub);
        }
        if *kind == crate::law::nos::announced::GAME {
            let alone = NUMBERS.filter(|number| Game::by_number(*number).is_some());
            let numbers = alone.map(|number| number.to_string());
            return numbers.filter(|number| number.starts_with(stub)).collect();
        }
        Vec::new()
    }

    fn offered(&self, entry: &Entry) -> String {
        if let Act::Announce(announced) = &entry.act {
            let row = match announced {
                Announced::Number(number) => GameRow::of(*number).next(),
                Announced::Words(_) => None,
            };
            return row.map_or_else(String::new, |row| row.name.to_owned());
        }
        lies(self, entry)
    }

    fn word_now(&self, word: &str) -> String {
        let shows = || {
            let arm = Arm::WORDS.iter().find(|(_, own)| *own == word)?.0;
            let round = self.hand()?.round()?;
            let end = round.layout.end(arm)?;
            Some(format!("shows {end}, {}", round.layout.rule_of(arm)))
        };
        shows().unwrap_or_default()
    }
}

/// A ruling in a few words. For a foul, its article and cost come first.
fn ruled(session: &Session, ruling: &Ruling) -> Glance {
    let worded = Worded::new(session, ruling);
    let message = worded.message();
    match ruling.verdict {
        Verdict::Foul(foul) => {
            let first = message
                .strip_prefix("Foul: ")
                .or(message.strip_prefix("Foul. "))
                .unwrap_or(&message);
            let article = foul.article();
            let paid = ruling
                .transfers
                .iter()
                .find(|paid| paid.cause == Cause::Foul(foul));
            let cost = match (ruling.waived, paid) {
                (true, _) => ", waived".to_owned(),
                (false, Some(paid)) => format!(", {} to each", paid.amount),
                (false, None) => String::new(),
            };
            let first = first
                .split_once(['.', ';'])
                .map_or(first, |(first, _)| first);
            Glance::Foul(format!("foul [{article}]{cost}: {first}"))
        }
        Verdict::Accepted => Glance::Fine(match laid_alone(ruling) {
            Some(words) => words,
            None => format!("{message} {}", cited(&ruling.articles))
                .trim_end()
                .to_owned(),
        }),
    }
}

/// Describes a tile laid in turn; `None` if anything else happens.
fn laid_alone(ruling: &Ruling) -> Option<String> {
    match ruling.events.as_slice() {
        [
            Event::Laid {
                tile,
                way,
                manner: Manner::Turn { .. },
                ..
            },
        ] => Some(format!("{tile} on {}, {} is open", way.arm, way.open)),
        _ => None,
    }
}

/// Whether a refused entry can become possible with more words.
fn wants_more(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::SeveralWays(..)
            | Refusal::SeveralArms(_)
            | Refusal::BothEnds(..)
            | Refusal::WhoSets
            | Refusal::StandsHow
            | Refusal::StandsWhere
            | Refusal::TooFewOrMany(_)
            | Refusal::WrongLots(_)
            | Refusal::WrongNumber { .. }
            | Refusal::LeavesOut(..)
    )
}

/// The unplayed tiles that begin with what is typed.
fn tiles(session: &Session, stub: &str) -> Vec<String> {
    let unplayed = match session.progress() {
        Progress::Hand(hand) => hand.tiles.unlaid(),
        Progress::Billitonnen(game) => TileSet::set(6).minus(game.laid),
        _ => TileSet::set(6),
    };
    spelled(unplayed, stub)
}

/// Where a tile would lie.
fn lies(session: &Session, entry: &Entry) -> String {
    match session.judge(entry) {
        Ok(ruling) => match (ruling.verdict, ruling.events.iter().find_map(way)) {
            (Verdict::Foul(offence), _) => format!("foul [{}]", offence.article()),
            (Verdict::Accepted, Some(words)) => words,
            (Verdict::Accepted, None) => String::new(),
        },
        Err(Refusal::SeveralWays(_, ways)) => {
            let ways = ways
                .iter()
                .map(|way| format!("{} on {}", way.open, way.arm));
            format!("opens {}", ways.collect::<Vec<_>>().join(", or "))
        }
        Err(refusal) if wants_more(&refusal) => "more follows".to_owned(),
        Err(_) => String::new(),
    }
}

fn way(event: &Event) -> Option<String> {
    match event {
        Event::Laid { way, .. } => Some(format!("on {}, {} is open", way.arm, way.open)),
        _ => None,
    }
}
