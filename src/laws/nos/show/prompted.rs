//! Nos at the prompt. Nobody learns that a payment is due or a close is right before asking.

use crate::nos::session::NosTable;
use crate::nos::show::SayTable;
use crate::nos::{
    Act, Announced, Arm, ArmWay, CloseOutcome, Entry, Event, Foul, Game, GameRow, LineState,
    Manner, NUMBERS, Phase, Play, PlayerId, Progress, Refusal, Rule, Ruling, Session, Tail,
    arguments, words,
};
use nos_base::table::article::cited;
use nos_base::{Article, Name, Spots, Tile, messages};
use nos_entry::{Kind, What};
use nos_law::show::ruling_text::unended;
use nos_law::show::{prompt, ruling_text};
use nos_law::{Glance, Judged, Piece as _, Verdict};

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AtPrompt {
        Asks(player: PlayerId),
        AsksToo(ruling: String),
        Closes(player: PlayerId),
        Foul(article: Article),
        FoulOf(articles: String, cost: String, sentence: String),
        Waived,
        ToEach(amount: i64),
        Laid(tile: Tile, way: ArmWay),
        AtOnce(tile: Tile, way: ArmWay),
        Lies(way: ArmWay),
        Opens(ways: String),
        OpensOn(way: ArmWay),
        MoreFollows,
        Shows(end: Spots, rule: Rule),
    }
}

/// Returns the player who asks or closes: the named one, or the last to lay a tile.
fn speaker(session: &Session, name: Option<&Name>) -> Judged<PlayerId> {
    match name {
        Some(name) => Ok(session.player(name)?),
        None => Ok(meant(session, "block").ok_or(Refusal::WhoAsks)?),
    }
}

/// Previews an entry with public facts only.
pub fn glance(session: &Session, entry: &Entry) -> Judged<Glance> {
    let asked = |told| Glance::Asked(session.say(&told));
    let judged = |what: &What| session.judge_what(what, entry.waives);
    Ok(match entry.what.act() {
        Some(Act::Claim(name)) => match judged(&entry.what) {
            Err(why) if !matches!(why.reason(), Some(Refusal::Lapsed(..))) => return Err(why),
            _ => asked(AtPrompt::Asks(speaker(session, name.as_ref())?)),
        },
        Some(Act::Block(name)) => {
            judged(&entry.what)?;
            asked(AtPrompt::Closes(speaker(session, name.as_ref())?))
        }
        Some(Act::Play(play)) if play.tail == Tail::Claim => {
            let silent = Act::Play(Play { tail: Tail::Plain, ..play.clone() });
            match ruled(session, &judged(&silent.into())?) {
                Glance::Fine(ruling) => asked(AtPrompt::AsksToo(ruling)),
                foul => foul,
            }
        }
        _ => ruled(session, &judged(&entry.what)?),
    })
}

pub fn offers(session: &Session, kind: &'static Kind, stub: &str) -> Vec<String> {
    if *kind == arguments::GAME {
        let alone = NUMBERS.filter(|number| Game::by_number(*number).is_some());
        let numbers = alone.map(|number| number.to_string());
        return numbers.filter(|number| number.starts_with(stub)).collect();
    }
    let mut offers = prompt::offers(session, kind, stub);
    if let Some(game) = session.billitonnen() {
        let laid = game.laid();
        offers.retain(|tile| !Tile::read(tile).is_ok_and(|tile| laid.has(tile)));
    }
    offers
}

pub fn offered(session: &Session, entry: &Entry) -> String {
    let row = match entry.what.act() {
        Some(Act::Announce(Announced::Number(number))) => GameRow::with_number(*number).next(),
        Some(Act::Announce(Announced::Words(_))) => None,
        _ => return lies(session, entry),
    };
    row.map_or_else(String::new, |row| super::words().message(&row.message()))
}

pub fn word_now(session: &Session, word: &str) -> String {
    let shows = || {
        let arm = Arm::ALL.into_iter().find(|arm| arm.word() == word)?;
        let end = session.hand()?.round()?.layout.end(arm)?;
        let (end, rule) = (end.shows, end.rule());
        Some(session.say(&AtPrompt::Shows(end, rule)))
    };
    shows().unwrap_or_default()
}

fn ruled(session: &Session, ruling: &Ruling) -> Glance {
    let names = session.names();
    let foul = match ruling.verdict {
        Verdict::Foul(article) => Some((article, ruling_text::of(ruling, &names).reason())),
        Verdict::Accepted => None,
    };
    let proved = ruling
        .events_of::<Event>()
        .find_map(|event| Some((proved(event)?, unended(&words().text(event, &names)).to_owned())));
    let article = |(article, _): &(Article, String)| *article;
    let articles: Vec<Article> = foul.iter().chain(&proved).map(article).collect();
    let Some((_, sentence)) = foul.or(proved) else {
        let laid = laid_alone(ruling).map(|laid| session.say(&laid));
        return Glance::Fine(laid.unwrap_or_else(|| {
            let message = ruling_text::of(ruling, &names).message();
            format!("{message} {}", cited(&ruling.articles)).trim_end().to_owned()
        }));
    };
    Glance::Foul(session.say(&AtPrompt::FoulOf(cited(&articles), cost(session, ruling), sentence)))
}

/// Returns the article of an unpaid penalty for something earlier that this event proves.
fn proved(event: &Event) -> Option<Article> {
    match event {
        Event::Proved { kind, each, settled: true, .. } if each.is_none_or(|each| each > 0) => {
            Some(kind.article())
        }
        Event::CloseDecided(_, CloseOutcome::Refuted(..)) => Some(Foul::WrongClose.article()),
        Event::CloseDecided(_, CloseOutcome::ProvedWrong(..)) => Some(Foul::UpheldClose.article()),
        _ => None,
    }
}

/// Returns the cost of a ruling's penalties to the first payer.
fn cost(session: &Session, ruling: &Ruling) -> String {
    if ruling.waived {
        return session.say(&AtPrompt::Waived);
    }
    let mut penalties = ruling.transfers().filter(|paid| ruling.is_penalty(paid));
    let Some(first) = penalties.next() else { return String::new() };
    let alike = penalties.filter(|paid| (paid.from, paid.to) == (first.from, first.to));
    session.say(&AtPrompt::ToEach(first.amount + alike.map(|paid| paid.amount).sum::<i64>()))
}

fn laid_alone(ruling: &Ruling) -> Option<AtPrompt> {
    let [outcome] = &*ruling.outcomes else { return None };
    let Some(&Event::Laid { tile, way, manner, .. }) = outcome.event_of::<Event>() else {
        return None;
    };
    match manner {
        Manner::Turn { .. } => Some(AtPrompt::Laid(tile, way)),
        Manner::AtOnce { .. } => Some(AtPrompt::AtOnce(tile, way)),
        Manner::Stands => None,
    }
}

fn lies(session: &Session, entry: &Entry) -> String {
    let words = match session.judge_what(&entry.what, entry.waives) {
        Ok(ruling) => match ruling.verdict {
            Verdict::Foul(article) => Some(AtPrompt::Foul(article)),
            Verdict::Accepted => ruling.events_of::<Event>().find_map(|event| match event {
                Event::Laid { way, .. } => Some(AtPrompt::Lies(*way)),
                _ => None,
            }),
        },
        Err(why) => match why.reason() {
            Some(Refusal::SeveralWays(_, ways)) => {
                let ways = ways.0.iter().map(|way| session.say(&AtPrompt::OpensOn(*way)));
                Some(AtPrompt::Opens(ways.collect::<Vec<_>>().join(&message!("or"))))
            }
            _ => why.goes_on().then_some(AtPrompt::MoreFollows),
        },
    };
    words.map(|words| session.say(&words)).unwrap_or_default()
}

/// Returns the verbs that a line may omit, in Billitonnen and while doubles can be declared.
pub fn implied(session: &Session) -> Option<Vec<&'static str>> {
    let Progress::Billitonnen(game) = &session.game.progress else {
        return (session.phase() == Phase::Opening as u32).then(|| vec!["play", "declare"]);
    };
    Some(match game.state {
        LineState::NoLead => vec!["lot"],
        LineState::NoTile { .. } if game.has_starter() => vec!["starter"],
        _ => vec!["flip"],
    })
}

/// Returns the player meant without a name: the last to lay a tile, or the player on set.
pub fn meant(session: &Session, verb: &str) -> Option<PlayerId> {
    let hand = session.hand()?;
    let seat = match verb {
        "nos" | "block" => hand.last_to_lay(),
        "set" | "announce" => hand.on_set(),
        _ => None,
    };
    Some(hand.player(seat?))
}
