//! Adds to the dossier of an entry the legal alternatives, and the other reading of a house rule.

use crate::nos::legal::{by_arm, laid_play, plays};
use crate::nos::session::NosTable;
use crate::nos::show::SayTable;
use crate::nos::{
    self, Act, Announced, Entry, Event, Foul, GameRow, HouseKey, LAST_TWO, NUMBERS, Nos, Play,
    PlayerId, Round, Ruling, Scope, Session, Stage, TableState, Tail,
};
use nos_base::{Article, Rules as _, Setting, Tile, Told, article, messages};
use nos_law::show::{answers, legal, ruling_text};
use nos_law::{
    Effect, EntryInContext, EntryNo, Outcome, Refusal, Section, ToldPayment, Verdict, facts,
};
use serde_json::{Map, Value, json};

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        Misfit(tile: Tile),
        AlsoLawful,
        LawfulInstead,
        OtherReading,
        OnlyWait,
        HighestDouble,
        AnyDouble(player: PlayerId),
        DrawnSet,
        Games(numbers: Vec<u8>),
        DrawOut(tiles: u8),
        NothingFitted,
        Whichever,
        Draw(tiles: u8),
        Pass(tiles: u8),
        NotOnTurn(player: PlayerId),
        Immediate(player: PlayerId),
        HouseRule(rule: &'static str, is_on: bool, meaning: String),
        With(setting: Setting),
        Rejected(refusal: Refusal),
        More(player: PlayerId, chips: i64),
        Less(player: PlayerId, chips: i64),
    }
}

pub fn sections(context: &EntryInContext) -> Option<Vec<Section>> {
    let (entry, ruling) = (&context.entry, &context.ruling);
    let before = context.before.table_of::<Nos>()?;
    let begun = context.begun.table_of::<Nos>()?;
    // In JSON, sentences have no indentation.
    let flush =
        |sentences: &[Told]| sentences.iter().map(|words| words.trimmed().to_string()).collect();
    let misfit = misfit(entry, ruling).filter(|_| before.turn().is_some()).map(|tile| {
        let (sentences, articles): (Vec<_>, _) = by_arm(before, tile).into_iter().unzip();
        Section {
            heading: before.say(&Why::Misfit(tile)),
            articles,
            json: ("arms", flush(&sentences)),
            sentences,
        }
    });
    let sentences = instead(before, entry, ruling);
    let instead = Section {
        heading: before.say(&match ruling.verdict {
            Verdict::Accepted => Why::AlsoLawful,
            Verdict::Foul(_) => Why::LawfulInstead,
        }),
        articles: Vec::new(),
        json: ("instead", flush(&sentences)),
        sentences,
    };
    let other =
        other_reading(begun, before, &context.since, entry, ruling).map(|(sentences, json)| {
            Section {
                heading: before.say(&Why::OtherReading),
                sentences,
                articles: Vec::new(),
                json: ("other_reading", json),
            }
        });
    Some(misfit.into_iter().chain([instead]).chain(other).collect())
}

fn as_part(line: Told) -> Told {
    [Told::from("  "), line].into_iter().collect()
}

/// Returns the tile that does not follow the game (articles 11.2a, 11.13).
fn misfit(entry: &Entry, ruling: &Ruling) -> Option<Tile> {
    match (entry.what.act(), ruling.events_of::<Event>().find_map(Event::fault)) {
        (Some(Act::Play(play)), Some(Foul::Illegal | Foul::Stands)) => Some(play.tile),
        _ => None,
    }
}

fn instead(before: &Session, entry: &Entry, ruling: &Ruling) -> Vec<Told> {
    let say = |why: &[Why]| -> Vec<Told> { why.iter().map(|why| before.tell(why)).collect() };
    let (Some(hand), Some(act)) = (before.hand(), entry.what.act()) else { return Vec::new() };
    let round = match (act, &hand.table) {
        (Act::Set { .. }, TableState::Bare { on_set }) => {
            let player = on_set.map(|seat| hand.player(seat));
            return match player {
                Some(player) => say(&[Why::AnyDouble(player), Why::DrawnSet]),
                None => say(&[Why::HighestDouble]),
            };
        }
        (Act::Announce(_), TableState::Set(set)) => {
            let allows = |number: &u8| {
                GameRow::with_number(*number).any(|row| row.set.allows(set.lies.tile()))
            };
            return say(&[Why::Games(NUMBERS.filter(allows).collect())]);
        }
        (
            Act::Play(_) | Act::Draw { .. } | Act::Pass(_) | Act::Wait(_),
            TableState::Game(round),
        ) => round,
        _ => return Vec::new(),
    };
    // A play may first decide another player's close.
    let mut acts =
        ruling.events_of::<Event>().filter(|event| !matches!(event, Event::CloseDecided(..)));
    let player = acts.find_map(Event::actor);
    let Some((player, seat)) = player.and_then(|player| Some((player, hand.seat(player)?))) else {
        return Vec::new();
    };
    let others = |round: &Round, scope: Scope| {
        let mut plays = plays(hand, round, scope);
        plays.retain(|&(tile, way)| !ruling.events_of::<Event>().any(|event| {
            matches!(*event, Event::Laid { tile: laid, way: lies, .. } if (laid, lies) == (tile, way))
        }));
        let name = before.name(player);
        let acts =
            plays.into_iter().map(|(tile, way)| laid_play(&Play::plain(name.clone(), tile), way));
        legal::lines(before, &acts.collect::<Vec<_>>()).into_iter().map(as_part).collect::<Vec<_>>()
    };
    let headed = |plays: Vec<Told>, [none, some]: [Why; 2]| -> Vec<Told> {
        let head = if plays.is_empty() { none } else { some };
        [before.tell(&head)].into_iter().chain(plays).collect()
    };
    let claimed = matches!(round.stage, Stage::Claimed { .. });
    if seat != round.turn {
        let at_once = round.is_opening() && seat != round.set.on_set;
        let plays = if at_once { others(round, Scope::OutOfTurn) } else { Vec::new() };
        return headed(plays, [Why::NotOnTurn(player), Why::Immediate(player)]);
    }
    if round.stage == Stage::Closed {
        let tiles = hand.drawable();
        return if tiles > 0 { say(&[Why::DrawOut(tiles)]) } else { Vec::new() };
    }
    if hand.waits_due(seat) > 0 && !claimed {
        return say(&[Why::OnlyWait]);
    }
    let mut lines = headed(others(round, round.scope(seat)), [Why::NothingFitted, Why::Whichever]);
    match hand.drawable() {
        // A player without a fitting tile may pass.
        0 if claimed => {}
        0 => lines.extend(say(&[Why::Pass(hand.tiles.boneyard().min(LAST_TWO))])),
        tiles => lines.extend(say(&[Why::Draw(tiles)])),
    }
    lines
}

fn decisive(entry: &Entry) -> Option<(HouseKey, Article)> {
    match entry.what.act()? {
        Act::Claim(_) | Act::Play(Play { tail: Tail::Claim, .. }) => {
            Some((HouseKey::WaitBreaksPayment, article(7, 2)))
        }
        Act::Declare { .. } => Some((HouseKey::SetCounts, article(5, 2))),
        Act::Announce(Announced::Words(_)) => Some((HouseKey::ExtraGames, article(4, 11))),
        _ => None,
    }
}

/// Judges the entry under the other reading of the house rule that decided it, if any.
fn other_reading(
    begun: &Session,
    before: &Session,
    since: &[(EntryNo, Entry)],
    entry: &Entry,
    ruling: &Ruling,
) -> Option<(Vec<Told>, Value)> {
    let (key, by) = decisive(entry)?;
    let is_on = begun.rules().is_on(key);
    let [ours, other] = [is_on, !is_on].map(|is_on| key.set(is_on.into()));
    let (ours, other) = (ours?, other?);
    let mut session = begun.clone();
    let turned = Ruling {
        outcomes: vec![Outcome::Shared(Effect::HouseSet(other))].into(),
        ..Ruling::by_law(&nos::LAW)
    };
    session.apply(EntryNo(0), &turned);
    for (no, entry) in since {
        // A payment may be too late under the other reading; the refusal changes nothing.
        if let Ok(ruling) = session.judge(entry) {
            session.apply(*no, &ruling);
        }
    }
    let elsewhere = session.judge(entry);
    let more = begun.everybody().map(|player| {
        let other = elsewhere.as_ref().map_or(0, |other| other.gain(player));
        (player, other - ruling.gain(player))
    });
    let more: Vec<(PlayerId, i64)> = more.filter(|(_, more)| *more != 0).collect();
    let same_verdict = elsewhere.as_ref().is_ok_and(|other| other.verdict == ruling.verdict);
    if same_verdict && more.is_empty() {
        return None;
    }
    let rule = key.row().word;
    let articles = key.row().articles.join(", ");
    let meaning = super::words().message(&key.row().message());
    let meaning = format!("{meaning} [{articles}]");
    let (verdict, message, transfers, outcome) = match &elsewhere {
        Ok(ruling) => {
            let told = ruling_text::of(ruling, &before.names()).text();
            let lines = [told.with_articles()].into_iter();
            (
                ruling.verdict.word(),
                told.message(),
                answers::transfers(&ruling_text::of(ruling, &before.names())),
                lines.chain(told.payments.iter().map(ToldPayment::told)).collect::<Vec<_>>(),
            )
        }
        Err(refusal) => {
            let rejected = before.tell(&Why::Rejected(refusal.clone()));
            (Verdict::REJECTED, refusal.to_string(), facts::Value::List(Vec::new()), vec![rejected])
        }
    };
    let differences = more.iter().map(|(player, chips)| {
        before.tell(&if *chips > 0 {
            Why::More(*player, *chips)
        } else {
            Why::Less(*player, -chips)
        })
    });
    let heading = [Why::HouseRule(rule, is_on, meaning), Why::With(other)];
    let outcome = outcome.into_iter().chain(differences).map(as_part);
    let lines = heading.iter().map(|why| before.tell(why)).chain(outcome).collect();
    let by_name =
        more.iter().map(|(player, chips)| (before.name(*player).to_string(), json!(chips)));
    let json = json!({
        "key": rule,
        "ours": ours.to_string(),
        "other": other.to_string(),
        "article": by.to_string(),
        "verdict": verdict,
        "message": message,
        "transfers": transfers,
        "differences": by_name.collect::<Map<String, Value>>(),
    });
    Some((lines, json))
}
