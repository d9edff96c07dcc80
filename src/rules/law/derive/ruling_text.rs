//! Rulings in words, by the messages of a law.

use crate::law::about::Cause;
use crate::law::change::{each_once, grouped};
use crate::law::facts::Facts;
use crate::law::game::Game;
use crate::law::ruling::{Effect, Ruling, Transfer};
use crate::law::side::{Party, Side};
use crate::law::{Move, MoveKind, Names, RulingText, Sentence, Verdict, lookalike, lookalikes};
use crate::messages;
use crate::table::name::listed;
use crate::table::seat::PlayerId;
use crate::words::Words;
use crate::words::message::Variable;

pub fn words<G: Game>() -> &'static Words {
    &G::library().words
}

/// An effect in words, or this attribute of its message; `None` if there is none.
pub fn effect<G: Game>(
    effect: &Effect<G>,
    attribute: Option<&str>,
    names: &Names,
) -> Option<String> {
    match effect {
        Effect::Own(event) => words::<G>().part(event, attribute, names),
        effect => words::<G>().part(effect, attribute, names),
    }
}

/// What was not in order, or happened first.
pub fn first<G: Game>(ruling: &Ruling<G>, names: &Names) -> String {
    let mut effects = ruling.effects.iter();
    let first = effects.find_map(|each| effect(each, None, names));
    first.unwrap_or_default()
}

fn sentences<G: Game>(ruling: &Ruling<G>, names: &Names) -> Vec<Sentence> {
    let mut sentences: Vec<Sentence> = Vec::with_capacity(ruling.effects.len());
    for each in &ruling.effects {
        sentences.extend(effect(each, None, names).map(Sentence::from));
        sentences.extend(effect(each, Some("passing"), names).map(Sentence::in_passing));
        match each {
            Effect::Seated(seated) => sentences.extend(lookalikes(&seated.names)),
            Effect::Joined { name, .. } => {
                let earlier = names.iter().take_while(|other| !other.is(name));
                sentences.extend(lookalike(name, earlier));
            }
            _ => {}
        }
    }
    if let (Verdict::Foul(_), Some(first)) = (ruling.verdict, sentences.first_mut()) {
        first.words = fill::<G>("foul", &Facts::new().with("sentence", first.words.clone()));
    }
    if ruling.waived {
        sentences.push(words::<G>().message("waived").into());
    }
    sentences
}

/// A message with these facts as variables; empty if there is none.
pub fn fill<G: Game>(id: &str, facts: &Facts) -> String {
    let names = Names::default();
    let text = words::<G>().fill(id, None, &names, |variables| facts.set(variables));
    text.unwrap_or_default()
}

pub fn moves<G: Game>(ruling: &Ruling<G>, names: &Names) -> Vec<Move> {
    let moves = ruling.effects.iter().filter_map(|effect| match effect {
        Effect::Scored {
            side,
            points,
            cause,
        } => Some(Move {
            from: None,
            to: side.name(names),
            amount: *points,
            what: cause.word,
            purpose: cause.message,
            article: Some(cause.article),
            kind: MoveKind::Score,
        }),
        Effect::Paid(paid) => Some(Move {
            from: Some(paid.from.name(names)),
            to: paid.to.name(names),
            amount: paid.amount,
            what: paid.word(),
            purpose: message_of(paid),
            article: paid.cause.map(|cause| cause.article),
            kind: match paid.cause {
                None => MoveKind::Reversal,
                Some(_) if ruling.is_penalty(paid) => MoveKind::Penalty,
                Some(_) => MoveKind::Payment,
            },
        }),
        _ => None,
    });
    moves.collect()
}

pub fn of<G: Game>(ruling: &Ruling<G>, names: &Names) -> RulingText {
    RulingText {
        payments: match G::ABOUT.chips {
            Some(_) => payments(ruling, names),
            None => scores(ruling, names),
        },
        ..outline(ruling, names)
    }
}

pub fn outline<G: Game>(ruling: &Ruling<G>, names: &Names) -> RulingText {
    RulingText {
        verdict: ruling.verdict,
        sentences: sentences(ruling, names),
        articles: ruling.articles.to_vec(),
        moves: moves(ruling, names),
        payments: Vec::new(),
        waived: ruling.waived,
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Payment {
        FromPot(payee: PlayerId, amount: i64),
        IntoPot(payers: Vec<PlayerId>, amount: i64),
        ByOne(payer: PlayerId, payees: Vec<PlayerId>, amount: i64, purpose: String, times: usize),
        ToOne(payers: Vec<PlayerId>, payee: PlayerId, amount: i64, purpose: String, times: usize),
    }
}

/// Who pays whom, what for and by which article, with a sentence for each payer or payee.
pub fn payments<G: Game>(ruling: &Ruling<G>, names: &Names) -> Vec<String> {
    let transfers: Vec<Transfer> = ruling.transfers().collect();
    let groups = groups(&transfers).into_iter();
    groups
        .map(|(group, by_payer)| payment::<G>(group, by_payer, names))
        .collect()
}

pub fn payment<G: Game>(group: &[Transfer], by_payer: bool, names: &Names) -> String {
    let Some(first) = group.first() else {
        return String::new();
    };
    let players =
        |party: fn(&Transfer) -> Party| each_once(group.iter().map(party).filter_map(Party::first));
    let (payers, payees) = (players(|paid| paid.from), players(|paid| paid.to));
    // Two penalties of one ruling can be alike.
    let times = group.len() / (payers.len().max(payees.len()).max(1));
    let purpose = purpose::<G>(first);
    let (words, amount) = (words::<G>(), first.amount);
    let sentence = match (first.from.first(), first.to.first()) {
        (None, None) => return String::new(),
        (None, Some(payee)) => Payment::FromPot(payee, amount),
        (_, None) => Payment::IntoPot(payers, amount),
        (Some(payer), _) if by_payer => Payment::ByOne(payer, payees, amount, purpose, times),
        (_, Some(payee)) => Payment::ToOne(payers, payee, amount, purpose, times),
    };
    let sentence = words.text(&sentence, names);
    match first.cause {
        Some(cause) => format!("{sentence} [{}]", cause.article),
        None => sentence,
    }
}

/// What a payment is for, as a phrase after `pays 40`.
pub fn purpose<G: Game>(paid: &Transfer) -> String {
    words::<G>().message(message_of(paid))
}

fn message_of(paid: &Transfer) -> &'static str {
    paid.cause.map_or("back", |cause| cause.message)
}

/// Groups payments that one sentence can tell: alike, and by one payer (`true`) or to one payee.
pub fn groups(transfers: &[Transfer]) -> Vec<(&[Transfer], bool)> {
    let alike =
        |one: &Transfer, other: &Transfer| (one.amount, one.cause) == (other.amount, other.cause);
    grouped(transfers, alike, |paid| paid.from, |paid| paid.to)
}

/// What each side scores, in a sentence.
fn scores<G: Game>(ruling: &Ruling<G>, names: &Names) -> Vec<String> {
    let mut sides: Vec<Side> = ruling.scored().map(|(side, _)| side).collect();
    sides.dedup();
    let told = sides.into_iter().filter_map(|side| {
        // What is for the same is told as one.
        let mut parts: Vec<(i64, &Cause)> = Vec::new();
        for effect in &ruling.effects {
            let Effect::Scored {
                side: other,
                points,
                cause,
            } = effect
            else {
                continue;
            };
            match parts.iter_mut().find(|part| part.1 == *cause) {
                _ if *other != side => {}
                Some(part) => part.0 += points,
                None => parts.push((*points, cause)),
            }
        }
        let parts: Vec<String> = parts
            .iter()
            .map(|(points, cause)| format!("{points} {}", words::<G>().message(cause.message)))
            .collect();
        let parts = listed(parts.iter().map(String::as_str));
        words::<G>().fill("scores", None, names, |variables| {
            side.set("side", variables);
            variables.set("parts", parts);
        })
    });
    told.collect()
}
