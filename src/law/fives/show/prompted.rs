//! Fives and threes at the prompt: what is said about a line while it is typed, and how words are completed.

use super::lesson::LESSON;
use super::status::name;
use crate::dominoes::tile::TileSet;
use crate::law::fives::line::{Arm, Lies};
use crate::law::fives::refusal::Refusal;
use crate::law::fives::ruling::{Event, Ruling};
use crate::law::fives::session::{Phase, Session};
use crate::law::fives::side::Side;
use crate::law::fives::verbs::Act;
use crate::law::fives::verbs::Ask;
use crate::law::tiles::{TILE, spelled};
use crate::law::{Law, Verdict};
use crate::print::prompted::{Fit, Glance, Prompted, Step};
use crate::speech::Kind;
use crate::speech::kind::{ENTRY, VERB};
use crate::table::article::cited;

impl Prompted for Session {
    const BEGIN: &'static [&'static str] = &[
        "To begin, type seat and two or four names, clockwise: seat Anna Bram",
        "Then the tiles drawn for the lead: lot Anna 64 Bram 31, then deal, and the tiles: 64",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor --law fives-and-threes plays a hand with you.",
    ];

    const LESSON: &'static [Step] = &LESSON;

    fn to_act(&self) -> Option<String> {
        let hand = self.hand()?;
        let name = name(self, hand.player(hand.turn));
        Some(match hand.line.ends() {
            Some(_) => name.to_owned(),
            None => format!("{name} leads"),
        })
    }

    fn standing(&self, _columns: usize) -> Vec<String> {
        let points = || {
            let names = self.names();
            let each = Side::BOTH
                .map(|side| format!("{} {}", side.name(&names), self.game().scores[side]));
            each.join(" ")
        };
        match (self.phase(), self.hand()) {
            (Phase::Lobby, _) => vec![
                "nobody is seated: seat and the names, clockwise".to_owned(),
                "help".to_owned(),
            ],
            (Phase::Lot, _) => vec!["lot: the tiles drawn for the first lead".to_owned()],
            (Phase::Play, Some(hand)) => {
                let seated = hand.seats.seated();
                let tiles = seated.map(|(seat, player)| {
                    format!("{} {}", name(self, player), hand.tiles.number(seat))
                });
                let tiles: Vec<String> = tiles.collect();
                let mut parts = vec![format!("hand {}", self.hands()), points()];
                parts.extend(
                    hand.line
                        .ends()
                        .map(|[left, right]| format!("open l{} r{}", left.shows, right.shows)),
                );
                parts.push(format!("tiles {}", tiles.join(" ")));
                parts
            }
            (Phase::Between | Phase::Play, _) => {
                let leader = self.leader().map_or("", |player| name(self, player));
                vec![
                    points(),
                    format!("{leader} will lead"),
                    "deal, or settle".to_owned(),
                ]
            }
            (Phase::Finished, _) => vec!["settled".to_owned(), points()],
        }
    }

    fn glance(&self, act: &Act) -> Result<Glance, Refusal> {
        let ruling = self.judge(act)?;
        let told = Session::tell(&ruling, &self.names());
        let sentences: Vec<&str> = told
            .sentences
            .iter()
            .map(|own| own.words.as_str())
            .collect();
        Ok(match ruling.verdict {
            Verdict::Foul(by) => {
                let first = sentences
                    .first()
                    .map_or("", |first| first.trim_end_matches('.'));
                let first = first.strip_prefix("Foul: ").unwrap_or(first);
                Glance::Foul(format!("foul [{by}]: {first}"))
            }
            Verdict::Accepted => Glance::Fine(match laid(&ruling) {
                Some(lies) => {
                    // The first two sentences say how the tile lies and what the ends add up to.
                    let rest = sentences.get(2..).unwrap_or_default();
                    [&[lies.as_str()], rest].concat().join("; ")
                }
                None => format!("{} {}", told.message(), cited(&ruling.articles))
                    .trim_end()
                    .to_owned(),
            }),
        })
    }

    fn fit(&self, act: &Act) -> Option<Fit> {
        match self.judge(act) {
            Ok(ruling) if ruling.verdict != Verdict::Accepted => Some(Fit::Foul),
            Ok(_) => Some(Fit::Fits),
            Err(refusal) if wants_more(&refusal) => Some(Fit::GoesOn),
            Err(_) => None,
        }
    }

    fn shown_with(_word: &str) -> Option<Ask> {
        None
    }

    fn likeliest(&self) -> &'static [&'static str] {
        match self.phase() {
            Phase::Lobby => &["seat"],
            Phase::Lot => &["lot"],
            Phase::Between => &["deal", "reveal", "settle"],
            Phase::Play => &["play", "knock"],
            Phase::Finished => &[],
        }
    }

    fn keys(&self) -> &'static str {
        match self.phase() {
            Phase::Lot => "the tiles drawn, clockwise: 6341",
            Phase::Play => {
                "64 plays, 6>4 if the 6 touches, 64l on the left, dirk 64 for another; k knocks"
            }
            Phase::Between => "d deals; the tiles still held, with or without blanks: 6320",
            Phase::Lobby | Phase::Finished => {
                "the beginning of a verb or a name is enough if no other begins so"
            }
        }
    }

    fn seated(&self) -> Vec<(String, String)> {
        let tiles = |at: usize| {
            let hand = self.hand()?;
            let seat = hand.seats.seats().nth(at)?;
            Some(crate::law::holds::tiles(hand.tiles.number(seat)))
        };
        let players = self.players().iter().enumerate();
        players
            .map(|(at, name)| (name.to_string(), tiles(at).unwrap_or_default()))
            .collect()
    }

    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String> {
        let begins_tile = stub.starts_with(|c: char| c.is_ascii_digit());
        if *kind == TILE || begins_tile && (*kind == VERB || *kind == ENTRY) {
            let latest = self
                .latest_hand()
                .filter(|hand| hand.is_going() || hand.is_over());
            let unplayed = latest.map_or(TileSet::set(6), |hand| hand.tiles.unlaid());
            return spelled(unplayed, stub);
        }
        Vec::new()
    }

    fn offered(&self, act: &Act) -> String {
        match self.judge(act) {
            Ok(ruling) => match (ruling.verdict, laid(&ruling)) {
                (Verdict::Foul(by), _) => format!("foul [{by}]"),
                (Verdict::Accepted, lies) => lies.unwrap_or_default(),
            },
            Err(refusal) if wants_more(&refusal) => "more follows".to_owned(),
            Err(_) => String::new(),
        }
    }

    fn word_now(&self, word: &str) -> String {
        let ends = self
            .hand()
            .and_then(|hand| hand.line.ends())
            .into_iter()
            .flatten();
        let mut ends = Arm::BOTH.into_iter().zip(ends);
        let end = ends.find(|(arm, _)| arm.word() == word);
        end.map_or_else(String::new, |(_, end)| format!("shows {}", end.shows))
    }
}

/// How a tile is laid and what it scores, in a few words.
fn laid(ruling: &Ruling) -> Option<String> {
    let points = ruling.events.iter().map(|event| match event {
        Event::Scored { points, .. } => *points,
        _ => 0,
    });
    let scored = match points.sum::<u16>() {
        0 => String::new(),
        1 => ", 1 point".to_owned(),
        points => format!(", {points} points"),
    };
    ruling.events.iter().find_map(|event| match event {
        Event::Laid { lies, total, .. } => Some(match lies {
            Lies::Lead(left, right) => format!("leads {left}-{right}: {total}{scored}"),
            Lies::At(way) => {
                let (tile, arm, open) = (lies.tile(), way.arm, way.open);
                format!("{tile} on the {arm}, {open} is open: {total}{scored}")
            }
        }),
        _ => None,
    })
}

/// Whether a refused entry can become possible with more words.
fn wants_more(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::TwoWays(..)
            | Refusal::NotTwoOrFour(_)
            | Refusal::NotTheDrawers(_)
            | Refusal::WrongNumber { .. }
            | Refusal::LeavesOut(..)
    )
}
