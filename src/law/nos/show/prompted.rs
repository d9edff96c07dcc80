//! Nos at the prompt: what is said about a line while it is typed, and how words are completed.

use super::lesson::LESSON;
use super::name::name;
use super::standing;
use crate::dominoes::tile::TileSet;
use crate::law::nos::entry::{Act, Announced, Entry};
use crate::law::nos::fouls::Foul;
use crate::law::nos::games::{Game, GameRow, NUMBERS};
use crate::law::nos::neutral::Neutral;
use crate::law::nos::phase::Phase;
use crate::law::nos::plan::Arm;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::{CloseOutcome, Event, Manner, Ruling, Verdict};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::telling::Worded;
use crate::law::nos::transfer::{Cause, Transfer};
use crate::law::nos::verbs::Ask;
use crate::law::tiles::{TILE, spelled};
use crate::print::prompted::{Fit, Glance, Prompted, Step};
use crate::speech::Kind;
use crate::speech::kind::{ENTRY, VERB};
use crate::table::article::{Article, cited};

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

/// A ruling in a few words. Where there is a penalty, the articles and what it costs come first.
fn ruled(session: &Session, ruling: &Ruling) -> Glance {
    let worded = Worded::new(session, ruling);
    let message = worded.message();
    let foul = match ruling.verdict {
        Verdict::Foul(foul) => {
            let words = message
                .strip_prefix("Foul: ")
                .or(message.strip_prefix("Foul. "));
            Some((foul.article(), words.unwrap_or(&message).to_owned()))
        }
        Verdict::Accepted => None,
    };
    let proved = ruling.events.iter().find_map(|event| {
        let article = proved(event, ruling)?;
        let words = worded.event(event).into_iter().next()?.words;
        Some((article, words))
    });
    let articles: Vec<Article> = [&foul, &proved]
        .into_iter()
        .flatten()
        .map(|own| own.0)
        .collect();
    if let Some((_, words)) = foul.or(proved) {
        let words = words.split_once(['.', ';']).map_or(&*words, |own| own.0);
        let (articles, cost) = (cited(&articles), cost(ruling));
        return Glance::Foul(format!("foul {articles}{cost}: {words}"));
    }
    Glance::Fine(match laid_alone(ruling) {
        Some(words) => words,
        None => format!("{message} {}", cited(&ruling.articles))
            .trim_end()
            .to_owned(),
    })
}

/// The article of a penalty for something earlier that this event proves; `None` if it proves nothing, or if that
/// is paid for already.
fn proved(event: &Event, ruling: &Ruling) -> Option<Article> {
    match event {
        Event::Proved {
            kind,
            each,
            settled: true,
            ..
        } if *each > 0 || ruling.waived => Some(kind.article()),
        Event::CloseDecided(_, CloseOutcome::Refuted(..)) => Some(Foul::WrongClose.article()),
        _ => None,
    }
}

/// What the penalties of a ruling cost whoever pays first.
fn cost(ruling: &Ruling) -> String {
    if ruling.waived {
        return ", waived".to_owned();
    }
    let is_penalty = |paid: &&Transfer| matches!(paid.cause, Cause::Foul(_));
    let mut penalties = ruling.transfers.iter().filter(is_penalty);
    let Some(first) = penalties.next() else {
        return String::new();
    };
    let alike = penalties.filter(|paid| (paid.from, paid.to) == (first.from, first.to));
    let each = first.amount + alike.map(|paid| paid.amount).sum::<i64>();
    format!(", {each} to each")
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
