//! Nos at the prompt: what is said about a line while it is typed, and how words are completed. The referee is
//! neutral: before anybody asks, nobody learns whether a payment is due or a close is right.

use super::help::LESSON;
use super::status;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::Law as _;
use crate::law::holds::tiles as number_of_tiles;
use crate::law::nos::verbs::Ask;
use crate::law::nos::{
    Act, Announced, Arm, Cause, CloseOutcome, Entry, Event, Foul, Game, GameRow, Manner, NUMBERS,
    Phase, Play, PlayerId, Progress, Refusal, Rule, Ruling, Session, Tail, Transfer, Verdict, Way,
    Worded, announced, words,
};
use crate::law::prompted::{Fit, Glance, Prompted, Step};
use crate::law::tiles::{TILE, spelled};
use crate::speech::Kind;
use crate::speech::kind::{ENTRY, VERB};
use crate::table::article::{Article, cited};
use crate::table::name::Name;
use crate::told;

told! {
    /// What is said about a line while it is typed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AtPrompt {
        Asks(player: PlayerId),
        AsksToo(ruling: String),
        Closes(player: PlayerId),
        Foul(article: Article),
        FoulOf(articles: String, cost: String, sentence: String),
        Waived,
        ToEach(amount: i64),
        Laid(tile: Tile, way: Way),
        Lies(way: Way),
        Opens(ways: String),
        OpensOn(way: Way),
        MoreFollows,
        Shows(end: Spots, rule: Rule),
    }
}

/// What everybody may know of an entry before it is entered.
enum Neutral {
    /// The ruling on it; for a play, the ruling without the request for a payment, and whether that is asked for.
    Ruled(Ruling, bool),
    /// This player asks for the payment for a double.
    Asks(PlayerId),
    /// This player announces a close.
    Closes(PlayerId),
}

impl Session {
    /// Judges an entry, but says only what everybody may know before it is entered.
    fn judge_neutrally(&self, entry: &Entry) -> Result<Neutral, Refusal> {
        match &entry.act {
            Act::Claim(name) => match self.judge(entry) {
                Err(Refusal::Lapsed(..)) | Ok(_) => Ok(Neutral::Asks(self.speaker(name.as_ref())?)),
                Err(refusal) => Err(refusal),
            },
            Act::Block(name) => {
                self.judge(entry)?;
                Ok(Neutral::Closes(self.speaker(name.as_ref())?))
            }
            Act::Play(play) if play.tail == Tail::Claim => {
                let silent = Act::Play(Play {
                    tail: Tail::Plain,
                    ..play.clone()
                });
                let silent = Entry {
                    act: silent,
                    waived: entry.waived,
                };
                Ok(Neutral::Ruled(self.judge(&silent)?, true))
            }
            _ => Ok(Neutral::Ruled(self.judge(entry)?, false)),
        }
    }

    /// Who asks or closes: the named player, or else who last laid a tile.
    fn speaker(&self, name: Option<&Name>) -> Result<PlayerId, Refusal> {
        let last = || {
            let hand = self.hand()?;
            Some(hand.player(hand.last_to_lay()?))
        };
        match name {
            Some(name) => self.player(name),
            None => last().ok_or(Refusal::WhoAsks),
        }
    }
}

impl Prompted for Session {
    const BEGIN: &'static [&'static str] = &[
        "To begin, type seat and the names, clockwise: seat Anna Bram Cees Dirk",
        "Then deal, who sets what: set Anna 66, the game: announce 2, and the tiles: 64",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor plays a hand with you in five minutes.",
    ];

    const LESSON: &'static [Step] = &LESSON;

    fn to_act(&self) -> Option<String> {
        status::to_act(self)
    }

    fn standing(&self, columns: usize) -> Vec<String> {
        status::parts(self, columns)
    }

    fn glance(&self, entry: &Entry) -> Result<Glance, Refusal> {
        Ok(match self.judge_neutrally(entry)? {
            Neutral::Ruled(ruling, asks) => match (ruled(self, &ruling), asks) {
                (Glance::Fine(ruling), true) => Glance::Fine(self.say(&AtPrompt::AsksToo(ruling))),
                (glance, _) => glance,
            },
            Neutral::Asks(player) => Glance::Fine(self.say(&AtPrompt::Asks(player))),
            Neutral::Closes(player) => Glance::Fine(self.say(&AtPrompt::Closes(player))),
        })
    }

    fn fit(&self, entry: &Entry) -> Option<Fit> {
        match self.judge_neutrally(entry) {
            Ok(Neutral::Ruled(ruling, _)) if ruling.verdict != Verdict::Accepted => Some(Fit::Foul),
            Ok(_) => Some(Fit::Fits),
            Err(refusal) => wants_more(&refusal).then_some(Fit::GoesOn),
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
        let held = |player| {
            let hand = self.hand()?;
            Some(number_of_tiles(hand.tiles.number(hand.seat(player)?)))
        };
        let seated = self.seats().iter();
        let named = |player: &PlayerId| {
            (
                self.shown(*player).to_owned(),
                held(*player).unwrap_or_default(),
            )
        };
        seated.map(named).collect()
    }

    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String> {
        let begins_tile = stub.starts_with(|c: char| c.is_ascii_digit());
        if *kind == TILE || begins_tile && (*kind == VERB || *kind == ENTRY) {
            let unplayed = match self.progress() {
                Progress::Hand(hand) => hand.tiles.unlaid(),
                Progress::Billitonnen(game) => TileSet::set(6).minus(game.laid()),
                _ => TileSet::set(6),
            };
            return spelled(unplayed, stub);
        }
        if *kind == announced::GAME {
            let alone = NUMBERS.filter(|number| Game::by_number(*number).is_some());
            let numbers = alone.map(|number| number.to_string());
            return numbers.filter(|number| number.starts_with(stub)).collect();
        }
        Vec::new()
    }

    fn offered(&self, entry: &Entry) -> String {
        let row = match entry.act {
            Act::Announce(Announced::Number(number)) => GameRow::of(number).next(),
            Act::Announce(Announced::Words(_)) => None,
            _ => return lies(self, entry),
        };
        row.map_or_else(String::new, |row| row.name.to_owned())
    }

    fn word_now(&self, word: &str) -> String {
        let shows = || {
            let arm = Arm::WORDS.iter().find(|(_, arm)| *arm == word)?.0;
            let end = self.hand()?.round()?.layout.end(arm)?;
            let (end, rule) = (end.shows, end.rule());
            Some(self.say(&AtPrompt::Shows(end, rule)))
        };
        shows().unwrap_or_default()
    }
}

/// A ruling in a few words. Where there is a penalty, the articles and what it costs come first.
fn ruled(session: &Session, ruling: &Ruling) -> Glance {
    let worded = Worded::new(session, ruling);
    let foul = match ruling.verdict {
        Verdict::Foul(foul) => Some((foul.article(), worded.first_sentence())),
        Verdict::Accepted => None,
    };
    let proved = ruling.events.iter().find_map(|event| {
        let article = proved(event, ruling)?;
        Some((article, words().tell(event, &session.names())))
    });
    let penalties = [&foul, &proved].into_iter().flatten();
    let articles: Vec<Article> = penalties.map(|(article, _)| *article).collect();
    let Some((_, sentence)) = foul.or(proved) else {
        let laid = laid_alone(ruling).map(|laid| session.say(&laid));
        return Glance::Fine(laid.unwrap_or_else(|| {
            let message = format!("{} {}", worded.message(), cited(&ruling.articles));
            message.trim_end().to_owned()
        }));
    };
    let sentence = sentence.split(['.', ';']).next().unwrap_or_default();
    Glance::Foul(session.say(&AtPrompt::FoulOf(
        cited(&articles),
        cost(session, ruling),
        sentence.to_owned(),
    )))
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
fn cost(session: &Session, ruling: &Ruling) -> String {
    if ruling.waived {
        return session.say(&AtPrompt::Waived);
    }
    let is_penalty = |paid: &&Transfer| matches!(paid.cause, Cause::Foul(_));
    let mut penalties = ruling.transfers.iter().filter(is_penalty);
    let Some(first) = penalties.next() else {
        return String::new();
    };
    let alike = penalties.filter(|paid| (paid.from, paid.to) == (first.from, first.to));
    let amount = first.amount + alike.map(|paid| paid.amount).sum::<i64>();
    session.say(&AtPrompt::ToEach(amount))
}

/// A tile laid in turn; `None` if anything else happens.
fn laid_alone(ruling: &Ruling) -> Option<AtPrompt> {
    match *ruling.events {
        [
            Event::Laid {
                tile,
                way,
                manner: Manner::Turn { .. },
                ..
            },
        ] => Some(AtPrompt::Laid(tile, way)),
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

/// Where a tile would lie.
fn lies(session: &Session, entry: &Entry) -> String {
    let words = match session.judge(entry) {
        Ok(ruling) => match ruling.verdict {
            Verdict::Foul(foul) => Some(AtPrompt::Foul(foul.article())),
            Verdict::Accepted => ruling.events.iter().find_map(|event| match event {
                Event::Laid { way, .. } => Some(AtPrompt::Lies(*way)),
                _ => None,
            }),
        },
        Err(Refusal::SeveralWays(_, ways)) => {
            let ways = ways.iter().map(|way| session.say(&AtPrompt::OpensOn(*way)));
            Some(AtPrompt::Opens(ways.collect::<Vec<_>>().join(", or ")))
        }
        Err(refusal) => wants_more(&refusal).then_some(AtPrompt::MoreFollows),
    };
    words.map(|words| session.say(&words)).unwrap_or_default()
}
