//! A law at the prompt: the row above it, what is said while a line is typed, the ways to mean an entry, and how words
//! are completed.

use super::ruling_text::{self, effect, fill, first, words};
use super::stated::{parts, say};
use crate::law::elements::Legal;
use crate::law::facts::{Facts, Value};
use crate::law::game::Game;
use crate::law::holds;
use crate::law::piece::Piece;
use crate::law::refusal::Refusal;
use crate::law::ruling::Ruling;
use crate::law::shared::Entry;
use crate::law::show::{Glance, Meaning};
use crate::law::table::{HandStage, Table};
use crate::law::{Names, Verdict};
use crate::speech::kind::{ENTRY, VERB};
use crate::speech::{Kind, Spoken};
use crate::table::article::cited;

pub fn row<G: Game>(table: &Table<G>) -> Vec<String> {
    parts(table, &format!("row-{}", table.phase_row().word))
}

/// The players, each with how many pieces he holds.
pub fn seated<G: Game>(table: &Table<G>) -> Vec<(String, String)> {
    let record = G::HIDDEN
        .and_then(|hidden| hidden.record(table))
        .filter(|_| table.is_going());
    let players = table.seated().iter().enumerate().map(|(at, player)| {
        let seat = record.and_then(|record| record.seats().nth(at));
        let number = record.zip(seat).map(|(record, seat)| record.number(seat));
        (
            table.name(*player).to_string(),
            number.map_or_else(String::new, |number| holds::pieces(number, words::<G>())),
        )
    });
    players.collect()
}

/// Who must act; what to do in a phase with a message of its own for that.
pub fn to_act<G: Game>(table: &Table<G>) -> Option<String> {
    let id = format!("act-{}", table.phase_row().word);
    if words::<G>().has(&id) {
        Some(say(table, &id)).filter(|told| !told.is_empty())
    } else {
        table.turn().map(|_| say(table, "to-act"))
    }
}

pub fn glance<G: Game>(table: &Table<G>, entry: &Entry<G>) -> Result<Glance, Refusal<G>> {
    let ruling = table.judge(entry)?;
    if let Some(asked) = asked(&ruling, &table.names()) {
        return Ok(Glance::Fine(asked));
    }
    let told = in_short(table, &ruling);
    Ok(match ruling.verdict {
        Verdict::Foul(_) => Glance::Foul(told),
        Verdict::Accepted => Glance::Fine(told),
    })
}

pub fn ways<G: Game>(entry: &Entry<G>, refusal: &Refusal<G>) -> Vec<Meaning> {
    let (Entry::Own(_), Refusal::Own(_, ways)) = (entry.plain(), refusal) else {
        return Vec::new();
    };
    let meaning = |way: &Legal<G>| Meaning {
        word: distinct_word(way, ways),
        words: fill::<G>("choice", &way.facts),
        entry: Spoken::new(Entry::<G>::Own(way.act.clone()).ending_as(entry)),
    };
    ways.iter().map(meaning).collect()
}

/// The word in which a way differs from all others.
fn distinct_word<G: Game>(way: &Legal<G>, ways: &[Legal<G>]) -> &'static str {
    let mut facts = way.facts.0.iter();
    let word = facts.find_map(|(label, value)| match value {
        Value::Word(word) => {
            let alike = ways
                .iter()
                .filter(|way| way.facts.get(label) == Some(value));
            (alike.count() == 1).then_some(*word)
        }
        _ => None,
    });
    word.unwrap_or_default()
}

/// Completions: pieces of the game.
pub fn offers<G: Game>(table: &Table<G>, kind: &'static Kind, stub: &str) -> Vec<String> {
    let begins_piece = stub.starts_with(|c: char| c.is_ascii_alphanumeric());
    let is_first = *kind == VERB || *kind == ENTRY;
    if *kind != *G::Piece::KIND && !(begins_piece && is_first) {
        return Vec::new();
    }
    let Some(hidden) = G::HIDDEN else {
        // What is typed after the verb and the name, and each word of it.
        let legal = G::legal(table).into_iter();
        let plays = legal
            .filter(|play| play.piece.is_some())
            .map(|play| Table::<G>::LANGUAGE.translate(&play.act.to_string()));
        let typed = plays.filter_map(|act| act.splitn(3, ' ').nth(2).map(str::to_owned));
        let words = typed.flat_map(|typed| {
            let each = typed.split(' ').map(str::to_owned).collect::<Vec<_>>();
            [typed].into_iter().chain(each)
        });
        return words.filter(|word| word.starts_with(stub)).collect();
    };
    let is_of_use = table.is_going() || matches!(table.stage(), HandStage::Over(_));
    let record = hidden.record(table).filter(|_| is_of_use);
    let pieces = match record {
        Some(record) => record.unlaid(),
        None => G::pieces(),
    };
    G::Piece::offered(pieces, stub)
}

pub fn offered<G: Game>(table: &Table<G>, entry: &Entry<G>) -> String {
    match table.judge(entry) {
        Ok(ruling) if asked(&ruling, &table.names()).is_some() => String::new(),
        Ok(ruling) => match ruling.verdict {
            Verdict::Foul(article) => fill::<G>(
                "offered-foul",
                &Facts::new().with("article", article.to_string()),
            ),
            Verdict::Accepted => brief(&ruling, &table.names()),
        },
        Err(refusal) if refusal.goes_on() => words::<G>().message("offered-more"),
        Err(_) => String::new(),
    }
}

pub fn word_now<G: Game>(table: &Table<G>, word: &str) -> String {
    let id = format!("word-{word}");
    if words::<G>().has(&id) {
        say(table, &id)
    } else {
        String::new()
    }
}

/// What a player asks for or claims, by the messages' `.asked`, which say nothing of whether it is due; `None` if he
/// does neither.
fn asked<G: Game>(ruling: &Ruling<G>, names: &Names) -> Option<String> {
    let effects = ruling.effects.iter();
    let asked = effects.filter_map(|each| effect(each, Some("asked"), names));
    asked.reduce(|asked, more| format!("{asked}; {more}"))
}

/// A ruling in a few words, while its entry is typed.
fn in_short<G: Game>(table: &Table<G>, ruling: &Ruling<G>) -> String {
    let names = table.names();
    let mut short = brief(ruling, &names);
    if let Verdict::Foul(article) = ruling.verdict {
        if short.is_empty() {
            short = first(ruling, &names).trim_end_matches('.').to_owned();
        }
        let facts = Facts::new().with("article", article.to_string());
        return fill::<G>("glance-foul", &facts.with("sentence", short));
    }
    if short.is_empty() {
        let message = ruling_text::of(ruling, &names).message();
        return format!("{message} {}", cited(&ruling.articles))
            .trim_end()
            .to_owned();
    }
    let rest = ruling.effects.iter().flat_map(|each| {
        let is_brief = effect(each, Some("glance"), &names).is_some();
        let told = if is_brief {
            None
        } else {
            effect(each, None, &names)
        };
        [told, effect(each, Some("passing"), &names)]
    });
    let told = [short].into_iter().chain(rest.flatten());
    let told = told.map(|told| told.trim_end_matches('.').to_owned());
    told.collect::<Vec<_>>().join("; ")
}

/// The ruling as its messages' `.glance` say it, with the points; empty if none does.
fn brief<G: Game>(ruling: &Ruling<G>, names: &Names) -> String {
    let each = ruling.effects.iter();
    let brief: String = each
        .filter_map(|each| effect(each, Some("glance"), names))
        .collect();
    if brief.is_empty() {
        return brief;
    }
    let points: i64 = ruling.scored().map(|(_, points)| points).sum();
    let points = words::<G>().fill("glance-points", None, names, |variables| {
        variables.set("points", points);
    });
    brief + &points.unwrap_or_default()
}
