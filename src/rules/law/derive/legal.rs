//! What can be done now, in words and in JSON.

use super::ruling_text::{fill, words};
use super::stated::{about, say};
use crate::hands::set::Set;
use crate::law::change::each_once;
use crate::law::elements::Legal;
use crate::law::facts::{Facts, Value};
use crate::law::game::Game;
use crate::law::piece::Piece;
use crate::law::table::Table;
use crate::speech::rows::Verbs as _;

/// The acts that are in order and listed; only those with this piece, if one is given.
fn listed<G: Game>(table: &Table<G>, piece: Option<&G::Piece>) -> Vec<Legal<G>> {
    let mut legal = G::legal(table);
    let is_asked = |play: &Legal<G>| piece.is_none_or(|piece| G::plays(play, piece));
    legal.retain(|play| !play.facts.0.is_empty() && is_asked(play));
    legal
}

pub fn json<G: Game>(table: &Table<G>, piece: Option<&G::Piece>) -> Facts {
    let plays = listed(table, piece);
    let (count, most) = (plays.len(), G::ABOUT.listed.unwrap_or(usize::MAX));
    let plays = plays.into_iter().take(most).map(|play| {
        let mut facts = play.facts;
        match facts.0.len() {
            1 => facts.0.pop().map_or(Value::None, |(_, value)| value),
            _ => facts.into(),
        }
    });
    let facts = Facts::new().with(G::ABOUT.plays, plays.collect::<Value>());
    match G::ABOUT.listed {
        Some(_) => facts.with("count", count),
        None => facts,
    }
}

/// In sentences: everything, or how one piece can be played.
pub fn told<G: Game>(table: &Table<G>, piece: Option<&G::Piece>) -> Vec<String> {
    if let Some(told) = nothing(table) {
        return vec![told];
    }
    if let Some(piece) = piece {
        return piece_told(table, piece);
    }
    let mut legal = listed(table, None);
    let acts = G::legal(table).into_iter();
    let lexicon = &G::library().lexicon;
    let acts = each_once(acts.map(|legal| lexicon.typed(legal.act.row()).to_owned()));
    let facts = about(table)
        .with("count", legal.len())
        .with("acts", either::<G>(&acts));
    legal.truncate(G::ABOUT.listed.unwrap_or(usize::MAX));
    let lines = lines(table, &legal);
    let id = if lines.is_empty() {
        "legal-none"
    } else {
        "legal-head"
    };
    let lines = lines.into_iter().map(|line| format!("  {line}"));
    let [before, head, after] = ["legal-before", id, "legal-after"].map(|id| fill::<G>(id, &facts));
    let told = [before, head].into_iter().chain(lines).chain([after]);
    told.filter(|told| !told.is_empty()).collect()
}

/// How one piece can be played, or why it cannot.
fn piece_told<G: Game>(table: &Table<G>, piece: &G::Piece) -> Vec<String> {
    let facts = about(table).with("piece", told_piece(piece));
    let record = G::HIDDEN.and_then(|hidden| hidden.record(table));
    let lies = record.is_some_and(|record| record.laid().has(*piece));
    let no = record.and_then(|record| record.laid_with(*piece));
    let facts = facts
        .with("no", no.map(|no| no.0))
        .with("holder", holder(table, *piece));
    let line = lines(table, &listed(table, Some(piece))).into_iter().next();
    let id = match &line {
        Some(_) => "legal-piece",
        None if lies => "legal-lies",
        None => "legal-not",
    };
    let misfit = match id {
        "legal-not" => G::CUSTOMS.misfit(table, piece),
        _ => Vec::new(),
    };
    let told = fill::<G>(id, &facts.with("line", line));
    let misfit = misfit.into_iter().map(|(line, _)| line);
    [told].into_iter().chain(misfit).collect()
}

fn told_piece(piece: &impl Piece) -> String {
    piece.told().unwrap_or_else(|| piece.to_string())
}

/// Who is known to hold a piece, unless that is the player on turn.
fn holder<G: Game>(table: &Table<G>, piece: G::Piece) -> Option<String> {
    let seat = G::HIDDEN?.record(table)?.holder(piece)?;
    let holder = *table.seated().get(seat.index())?;
    (table.turn() != Some(holder)).then(|| table.name(holder).to_string())
}

/// What is said if nobody is on turn, or if anything can be played.
fn nothing<G: Game>(table: &Table<G>) -> Option<String> {
    if table.turn().is_none() {
        return Some(say(table, "legal-nobody"));
    }
    let legal = G::legal(table);
    let mut pieces = legal.iter().filter(|play| play.piece.is_some()).peekable();
    let is_any = pieces.peek().is_some() && pieces.all(|play| play.facts.0.is_empty());
    is_any.then(|| say(table, "legal-any"))
}

/// What could have been done instead of this act, in sentences.
pub fn instead<G: Game>(table: &Table<G>, act: Option<&G::Act>) -> Vec<String> {
    let mut legal = listed(table, None);
    legal.retain(|play| Some(&play.act) != act);
    lines(table, &legal)
}

/// A line for each piece, or one for all if there is only a word to say of each: the ways to play it, and who is known
/// to hold it unless that is the player on turn.
pub fn lines<G: Game>(table: &Table<G>, legal: &[Legal<G>]) -> Vec<String> {
    let (known, has_ways) = (about(table), words::<G>().has("legal-way"));
    let words: Vec<String> = legal
        .iter()
        .filter_map(|play| match play.facts.0.as_slice() {
            [(_, word)] => Some(word.told()),
            _ => None,
        })
        .collect();
    if words.len() == legal.len() && !words.is_empty() {
        return vec![words.join(", ")];
    }
    // Several pieces that do the same are one line.
    let rest = |play: &Legal<G>| play.facts.0.get(1..).unwrap_or_default().to_vec();
    let of_piece = legal.chunk_by(|one, other| {
        let is_same = one.piece == other.piece
            || !has_ways && !rest(one).is_empty() && rest(one) == rest(other);
        one.piece.is_some() && is_same
    });
    let line = |ways_of: &[Legal<G>]| {
        let first = ways_of.first()?;
        let holder = first.piece.and_then(|piece| holder(table, piece));
        let ways: Vec<String> = ways_of
            .iter()
            .map(|way| {
                let mut facts = known.clone();
                facts.0.extend(way.facts.0.iter().cloned());
                fill::<G>("legal-way", &facts)
            })
            .collect();
        let mut pieces: Vec<G::Piece> = ways_of.iter().filter_map(|way| way.piece).collect();
        pieces.dedup();
        let pieces: Vec<String> = pieces.iter().map(told_piece).collect();
        let facts = first
            .facts
            .clone()
            .with("ways", either::<G>(&ways))
            .with("pieces", pieces.join(" "));
        Some(fill::<G>("legal-line", &facts.with("holder", holder)))
    };
    of_piece.filter_map(line).collect()
}

/// Words joined by `or`; those before the last two by `or-rest`.
fn either<G: Game>(ways: &[String]) -> String {
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
            (fill::<G>(id, &facts), number)
        });
    joined.map_or_else(String::new, |(ways, _)| ways)
}
