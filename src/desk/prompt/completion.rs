//! What the word being typed may become. Every word of the language, every player and every unplayed tile
//! is tried: what the reader can read on from, and the law does not exclude, is offered, what fits best
//! first. So completion never knows another language than the reader, and no table of its own but the help.

use super::console::{Candidate, Completions};
use super::phase::Phase;
use super::understood::understood;
use crate::desk::book::Record;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::entry::{Act, Entry};
use crate::law::nos::game::GAMES;
use crate::law::nos::house::HOUSE_RULES;
use crate::law::nos::neutral::Neutral;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::{Event, Verdict};
use crate::law::nos::session::{Progress, Session};
use crate::speech::keyword::Keyword;
use crate::speech::verb::{Group, VERBS};
use crate::speech::{Body, Question, Verb};

/// How many of the last entries are offered by their numbers.
const LAST_ENTRIES: usize = 8;

/// How well a word would do, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fit {
    Fits,
    GoesOn,
    Foul,
}

struct Offer {
    fit: Fit,
    word: String,
    help: String,
}

/// What the word before the cursor may become.
pub fn completions(record: &Record, before: &str) -> Completions {
    let from = before.rfind(char::is_whitespace).map_or(0, |blank| {
        blank + before[blank..].chars().next().map_or(1, char::len_utf8)
    });
    let (head, stub) = before.split_at(from);
    let session = record.session();
    let phase = session.phase();
    let mut offers = Vec::new();
    if head.trim().is_empty() {
        offers.extend(verbs(record, phase, stub));
        if stub.starts_with(|c: char| c.is_ascii_digit()) {
            offers.extend(tiles(session, head, stub));
        }
    } else {
        offers.extend(tiles(session, head, stub));
        offers.extend(names(session, head, stub));
        offers.extend(games(session, head, stub));
        offers.extend(keywords(session, head, stub));
        offers.extend(entries(record, head, stub));
        offers.extend(others(session, head, stub));
    }
    offers.sort_by_key(|offer| offer.fit);
    let candidates = offers
        .into_iter()
        .map(|Offer { word, help, .. }| Candidate { word, help });
    Completions {
        from,
        candidates: candidates.collect(),
    }
}

fn begins(word: &str, stub: &str) -> bool {
    word.get(..stub.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(stub))
        || word.to_lowercase().starts_with(&stub.to_lowercase())
}

fn verbs(record: &Record, phase: Phase, stub: &str) -> Vec<Offer> {
    let corrects = |verb: &Verb| verb.group() != Group::Correction || !record.is_empty();
    let first = |verb: &Verb| *verb != Verb::Law || record.is_empty();
    phase
        .verbs()
        .filter(corrects)
        .filter(first)
        .filter(|verb| verb.row().words().any(|word| begins(word, stub)))
        .map(|verb| {
            let row = verb.row();
            let word = row
                .words()
                .find(|word| begins(word, stub))
                .unwrap_or(row.word);
            let letter = row
                .letter
                .map(|letter| format!(" ({letter})"))
                .unwrap_or_default();
            Offer {
                fit: Fit::Fits,
                word: word.to_owned(),
                help: format!("{}{letter}", row.help),
            }
        })
        .collect()
}

/// How a line with this word in it would do; nothing where it cannot be read, or cannot be.
fn tried(session: &Session, line: &str) -> Option<(Fit, Option<Entry>)> {
    match understood(line, session) {
        Err(unread) if unread.unfinished => Some((Fit::GoesOn, None)),
        Err(_) | Ok(None) => None,
        Ok(Some(Body::Entry(entry) | Body::Question(Question::Try(entry)))) => {
            let fit = judged(session, &entry)?;
            Some((fit, Some(entry)))
        }
        Ok(Some(_)) => Some((Fit::Fits, None)),
    }
}

/// How an entry would do. Whether a payment is due, or a close right, makes no difference here.
fn judged(session: &Session, entry: &Entry) -> Option<Fit> {
    match session.judge_neutrally(entry) {
        Ok(Neutral::Ruled { ruling, .. }) if ruling.verdict != Verdict::Accepted => Some(Fit::Foul),
        Ok(_) => Some(Fit::Fits),
        Err(refusal) if wants_more(&refusal) => Some(Fit::GoesOn),
        Err(_) => None,
    }
}

/// Whether more words can make a refused entry possible.
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

fn unplayed(session: &Session) -> TileSet {
    match session.progress() {
        Progress::Hand(hand) => hand.tiles.unlaid(),
        Progress::Billitonnen(game) => TileSet::FULL.minus(game.laid),
        _ => TileSet::FULL,
    }
}

/// The unplayed tiles, those that fit first, each with where it would lie.
fn tiles(session: &Session, head: &str, stub: &str) -> Vec<Offer> {
    let plain: String = stub.chars().filter(char::is_ascii_digit).collect();
    if plain.len() < stub.chars().filter(|c| *c != '-').count() || plain.len() > 2 {
        return Vec::new();
    }
    let spelled = |tile: Tile| {
        let ways = [format!("{tile}"), format!("{}-{}", tile.low(), tile.high())];
        let matches = |way: &String| {
            let digits: String = way.chars().filter(char::is_ascii_digit).collect();
            begins(way, stub) || digits.starts_with(&plain)
        };
        ways.into_iter().find(matches)
    };
    unplayed(session)
        .iter()
        .filter_map(|tile| {
            let word = spelled(tile)?;
            let (fit, entry) = tried(session, &format!("{head}{word}"))?;
            let help = entry.map_or_else(String::new, |entry| lies(session, &entry, fit));
            Some(Offer { fit, word, help })
        })
        .collect()
}

/// Where a tile would lie.
fn lies(session: &Session, entry: &Entry, fit: Fit) -> String {
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
        Err(_) if fit == Fit::GoesOn => "more follows".to_owned(),
        Err(_) => String::new(),
    }
}

fn way(event: &Event) -> Option<String> {
    match event {
        Event::Laid { way, .. } => Some(format!("on {}, {} is open", way.arm, way.open)),
        _ => None,
    }
}

fn names(session: &Session, head: &str, stub: &str) -> Vec<Offer> {
    let seated = session
        .seats()
        .iter()
        .filter_map(|player| Some((*player, session.name(*player)?)));
    seated
        .filter(|(_, name)| begins(name.as_str(), stub))
        .filter_map(|(player, name)| {
            let (fit, _) = tried(session, &format!("{head}{name}"))?;
            let hand = session.hand();
            let tiles = hand.and_then(|hand| Some(hand.tiles.number(hand.seat(player)?)));
            Some(Offer {
                fit: if fit == Fit::Fits { fit } else { Fit::GoesOn },
                word: name.to_string(),
                help: tiles.map(crate::print::number::tiles).unwrap_or_default(),
            })
        })
        .collect()
}

/// The games by their numbers, as far as the set allows them.
fn games(session: &Session, head: &str, stub: &str) -> Vec<Offer> {
    let cards = GAMES.iter().filter(|card| card.by_number.is_some());
    cards
        .filter(|card| card.number.to_string().starts_with(stub))
        .filter_map(|card| {
            let line = format!("{head}{}", card.number);
            let (fit, entry) = tried(session, &line)?;
            let announces = entry.is_some_and(|entry| matches!(entry.act, Act::Announce(_)));
            announces.then(|| Offer {
                fit,
                word: card.number.to_string(),
                help: card.name.to_owned(),
            })
        })
        .collect()
}

fn keywords(session: &Session, head: &str, stub: &str) -> Vec<Offer> {
    Keyword::all()
        .filter(|(word, _)| begins(word, stub))
        .filter_map(|(word, keyword)| {
            let (fit, _) = tried(session, &format!("{head}{word}"))?;
            Some(Offer {
                fit,
                word: word.to_owned(),
                help: meaning(session, keyword),
            })
        })
        .collect()
}

/// What a word after a verb means.
fn meaning(session: &Session, keyword: Keyword) -> String {
    let words = match keyword {
        Keyword::Arm(arm) => {
            let round = session.hand().and_then(|hand| hand.round());
            let end =
                round.and_then(|round| Some((round.layout.end(arm)?, round.layout.rule_of(arm))));
            return end
                .map(|(end, rule)| format!("shows {end}, {rule}"))
                .unwrap_or_default();
        }
        Keyword::On => "where it lies: an arm, or the number it shows",
        Keyword::Claim => "the payment for the double is asked for [7.3]",
        Keyword::Stands => "it does not follow the game, and stays [11.13]",
        Keyword::Waive => "the table waives the penalty [11.10]",
        Keyword::Drawn => "it was drawn for the set [3.2]",
        Keyword::Kept => "he had looked at them and keeps them [2.6]",
        Keyword::Returned => "they went back unseen [2.6]",
        Keyword::After => "whom he sits after",
        Keyword::First => "a condition [4.6]",
        Keyword::Then => "what follows",
        Keyword::Here | Keyword::There => "first here, then there [4.10]",
        Keyword::All => "those that were struck as well",
        Keyword::At => "before the entry with this number",
        Keyword::Rule(_) => "the rule of a line, or of what follows [4.2, 4.3]",
        Keyword::Cross(..) | Keyword::DoubleCross => "a game on a cross [4.4]",
        Keyword::Volapuk | Keyword::VolapukCross(_) => {
            "ordinary on one side, matador on the other [4.8]"
        }
        Keyword::Triangle(_) => "on 0-0 [4.4]",
        Keyword::Foul(_) | Keyword::Letter(_) => "",
    };
    words.to_owned()
}

/// The last entries, by their numbers.
fn entries(record: &Record, head: &str, stub: &str) -> Vec<Offer> {
    let verb = head.split_whitespace().next().and_then(Verb::read);
    let takes_number = matches!(
        verb,
        Some(Verb::Strike | Verb::Fix | Verb::Insert | Verb::Why | Verb::Legal | Verb::Holds)
    );
    if !takes_number {
        return Vec::new();
    }
    let last = record.standing().rev().take(LAST_ENTRIES);
    last.filter_map(|stands| {
        let EntryNo(no) = stands.no;
        let word = no.to_string();
        let (fit, _) = tried(record.session(), &format!("{head}{word}"))?;
        word.starts_with(stub).then(|| Offer {
            fit,
            word,
            help: stands.entry.to_string(),
        })
    })
    .collect()
}

/// Verbs that stand after verbs, and the keys of house rules.
fn others(session: &Session, head: &str, stub: &str) -> Vec<Offer> {
    let outer = head.split_whitespace().next().and_then(Verb::read);
    let mut offers = Vec::new();
    if outer == Some(Verb::House) && head.split_whitespace().count() == 1 {
        let rules = HOUSE_RULES.iter().filter(|row| begins(row.word, stub));
        offers.extend(rules.map(|row| Offer {
            fit: Fit::Fits,
            word: row.word.to_owned(),
            help: String::new(),
        }));
    }
    let within = matches!(
        outer,
        Some(Verb::Help | Verb::Try | Verb::Fix | Verb::Insert)
    );
    if within {
        let rows = VERBS.iter().filter(|row| begins(row.word, stub));
        let rows = rows.filter(
            |row| match understood(&format!("{head}{}", row.word), session) {
                Ok(_) => true,
                Err(unread) => unread.unfinished,
            },
        );
        offers.extend(rows.map(|row| Offer {
            fit: Fit::Fits,
            word: row.word.to_owned(),
            help: row.help.to_owned(),
        }));
    }
    offers
}
