//! What can be done now, in words and in JSON.

use super::ruling_text::{fill, filled};
use super::stated::{Stated, about, say};
use crate::hands::set::Set;
use crate::law::about::About;
use crate::law::change::each_once;
use crate::law::elements::Legal;
use crate::law::facts::{Facts, Value};
use crate::law::overrides::Overrides;
use crate::law::piece::Piece;
use crate::law::table::Table;
use crate::speech::VerbRow;
use crate::speech::rows::Verbs as _;
use crate::words::Words;
use std::borrow::Cow;

/// Of the acts that are in order those that are listed; only those with this piece, if one is given.
fn listed<G: Overrides>(mut legal: Vec<Legal<G>>, piece: Option<&G::Piece>) -> Vec<Legal<G>> {
    let is_asked = |play: &Legal<G>| piece.is_none_or(|piece| G::plays(play, piece));
    legal.retain(|play| !play.facts.0.is_empty() && is_asked(play));
    legal
}

/// An act that is in order, to be told.
struct Told {
    facts: Facts,
    piece: Option<String>,
    /// Who is known to hold the piece, unless that is the player on turn.
    holder: Option<String>,
}

impl Told {
    /// What is said of it besides its piece.
    fn rest(&self) -> &[(Cow<'static, str>, Value)] {
        self.facts.0.get(1..).unwrap_or_default()
    }
}

/// The acts of a law, to be told.
fn to_tell<G: Overrides>(table: &Table<G>, legal: &[Legal<G>]) -> Vec<Told> {
    let mut told = Vec::with_capacity(legal.len());
    for act in legal {
        told.push(Told {
            facts: act.facts.clone(),
            piece: act.piece.as_ref().map(translated),
            holder: act.piece.and_then(|piece| holder(table, piece)),
        });
    }
    told
}

pub fn json<G: Overrides>(table: &Table<G>, piece: Option<&G::Piece>) -> Facts {
    let mut plays = Vec::new();
    for play in listed(G::legal(table), piece) {
        plays.push(play.facts);
    }
    listed_json(G::ABOUT, plays)
}

fn listed_json(about: &About, plays: Vec<Facts>) -> Facts {
    let (count, most) = (plays.len(), about.listed.unwrap_or(usize::MAX));
    let plays = plays
        .into_iter()
        .take(most)
        .map(|mut facts| match facts.0.len() {
            1 => facts.0.pop().map_or(Value::None, |(_, value)| value),
            _ => facts.into(),
        });
    let facts = Facts::new().with(about.plays, plays.collect::<Value>());
    match about.listed {
        Some(_) => facts.with("count", count),
        None => facts,
    }
}

/// In sentences: everything, or how one piece can be played.
pub fn sentences<G: Overrides>(table: &Table<G>, piece: Option<&G::Piece>) -> Vec<String> {
    let legal = G::legal(table);
    if let Some(told) = nothing(table, &legal) {
        return vec![told];
    }
    if let Some(piece) = piece {
        return sentences_of(table, piece, legal);
    }
    let mut rows = Vec::new();
    for legal in &legal {
        rows.push(legal.act.row());
    }
    all(table, &rows, to_tell(table, &listed(legal, None)))
}

/// What is listed, and the rows of all acts that are in order.
fn all(table: &dyn Stated, rows: &[&VerbRow], mut legal: Vec<Told>) -> Vec<String> {
    let (about_law, library) = (table.common().about(), table.library());
    let words = &library.words;
    let typed = rows.iter().map(|row| library.lexicon.typed(row).to_owned());
    let acts = each_once(typed);
    let facts = about(table)
        .with("count", legal.len())
        .with("acts", either(words, &acts));
    legal.truncate(about_law.listed.unwrap_or(usize::MAX));
    let lines = lines_of(table, &legal);
    let id = if lines.is_empty() {
        "legal-none"
    } else {
        "legal-head"
    };
    let lines = lines.into_iter().map(|line| format!("  {line}"));
    let [before, head, after] =
        ["legal-before", id, "legal-after"].map(|id| filled(words, id, &facts));
    let told = [before, head].into_iter().chain(lines).chain([after]);
    told.filter(|told| !told.is_empty()).collect()
}

/// How one piece can be played, or why it cannot.
fn sentences_of<G: Overrides>(
    table: &Table<G>,
    piece: &G::Piece,
    legal: Vec<Legal<G>>,
) -> Vec<String> {
    let record = G::HIDDEN.and_then(|hidden| hidden.record(table));
    let facts = about(table)
        .with("piece", translated(piece))
        .with(
            "no",
            record.and_then(|record| Some(record.laid_with(*piece)?.0)),
        )
        .with("holder", holder(table, *piece));
    let line = lines(table, &listed(legal, Some(piece))).into_iter().next();
    let lies = record.is_some_and(|record| record.laid().has(*piece));
    let id = match &line {
        Some(_) => "legal-piece",
        None if lies => "legal-lies",
        None => "legal-not",
    };
    let mut lines = vec![fill::<G>(id, &facts.with("line", line))];
    if id == "legal-not" {
        for (line, _) in G::misfit(table, piece) {
            lines.push(line);
        }
    }
    lines
}

fn translated<P: Piece>(piece: &P) -> String {
    piece.translated().unwrap_or_else(|| piece.to_string())
}

/// Who is known to hold a piece, unless that is the player on turn.
fn holder<G: Overrides>(table: &Table<G>, piece: G::Piece) -> Option<String> {
    let seat = G::HIDDEN?.record(table)?.holder(piece)?;
    let holder = *table.seated().get(seat.index())?;
    (table.turn() != Some(holder)).then(|| table.name(holder).to_string())
}

/// What is said if nobody is on turn, or if anything can be played.
fn nothing<G: Overrides>(table: &Table<G>, legal: &[Legal<G>]) -> Option<String> {
    if table.turn().is_none() {
        return Some(say(table, "legal-nobody"));
    }
    let mut is_any = false;
    for play in legal {
        if play.piece.is_some() {
            is_any = play.facts.0.is_empty();
            if !is_any {
                break;
            }
        }
    }
    is_any.then(|| say(table, "legal-any"))
}

/// What could have been done instead of this act, in sentences.
pub fn instead<G: Overrides>(table: &Table<G>, act: Option<&G::Act>) -> Vec<String> {
    let mut legal = listed(G::legal(table), None);
    legal.retain(|play| Some(&play.act) != act);
    lines(table, &legal)
}

/// A line for each piece, or one for all if there is only a word to say of each: the ways to play it, and who is known
/// to hold it unless that is the player on turn.
pub fn lines<G: Overrides>(table: &Table<G>, legal: &[Legal<G>]) -> Vec<String> {
    lines_of(table, &to_tell(table, legal))
}

fn lines_of(table: &dyn Stated, legal: &[Told]) -> Vec<String> {
    let words = &table.library().words;
    let (known, has_ways) = (about(table), words.has("legal-way"));
    let single: Vec<String> = legal
        .iter()
        .filter_map(|play| match play.facts.0.as_slice() {
            [(_, word)] => Some(word.translated()),
            _ => None,
        })
        .collect();
    if single.len() == legal.len() && !single.is_empty() {
        return vec![single.join(", ")];
    }
    // Several pieces that do the same are one line.
    let of_piece = legal.chunk_by(|one, other| {
        let is_same = one.piece == other.piece
            || !has_ways && !one.rest().is_empty() && one.rest() == other.rest();
        one.piece.is_some() && is_same
    });
    let line = |ways_of: &[Told]| {
        let first = ways_of.first()?;
        let ways: Vec<String> = ways_of
            .iter()
            .map(|way| {
                let mut facts = known.clone();
                facts.0.extend(way.facts.0.iter().cloned());
                filled(words, "legal-way", &facts)
            })
            .collect();
        let mut pieces: Vec<&str> = ways_of
            .iter()
            .filter_map(|way| way.piece.as_deref())
            .collect();
        pieces.dedup();
        let facts = first
            .facts
            .clone()
            .with("ways", either(words, &ways))
            .with("pieces", pieces.join(" "))
            .with("holder", first.holder.clone());
        Some(filled(words, "legal-line", &facts))
    };
    of_piece.filter_map(line).collect()
}

/// Words joined by `or`; those before the last two by `or-rest`.
fn either(words: &Words, ways: &[String]) -> String {
    let joined = ways
        .iter()
        .cloned()
        .zip(1..)
        .reduce(|(rest, _), (way, number)| {
            let id = if number == ways.len() {
                "or"
            } else {
                "or-rest"
            };
            let facts = Facts::new().with("rest", rest).with("last", way);
            (filled(words, id, &facts), number)
        });
    joined.map_or_else(String::new, |(ways, _)| ways)
}
