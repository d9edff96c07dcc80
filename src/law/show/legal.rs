//! Legal acts in words and in JSON.

use super::prompt::{message_variables, say};
use super::ruling_text::{filled, tell_filled};
use crate::facts::{FactLabel, Facts, Value};
use crate::piece::Legal;
use crate::referee::{Referee, Whereabouts};
use nos_base::{Name, Told, Words, each_once};
use nos_entry::{Act, TypedPiece};

fn listed(table: &dyn Referee, mut legal: Vec<Legal>, piece: Option<&TypedPiece>) -> Vec<Legal> {
    let is_asked = |play: &Legal| piece.is_none_or(|piece| table.plays(play, piece));
    legal.retain(|play| !play.facts.0.is_empty() && is_asked(play));
    legal
}

pub fn json(table: &dyn Referee, piece: Option<&TypedPiece>) -> Facts {
    let about = table.law().about;
    let plays = listed(table, table.legal(), piece);
    let (count, most) = (plays.len(), about.listed.unwrap_or(usize::MAX));
    let plays = plays.into_iter().take(most).map(|Legal { mut facts, .. }| match facts.0.len() {
        1 => facts.0.pop().map_or(Value::None, |(_, value)| value),
        _ => facts.into(),
    });
    let facts = Facts::new().with(about.plays, plays.collect::<Value>());
    match about.listed {
        Some(_) => facts.with("count", count),
        None => facts,
    }
}

/// Describes the legal acts, or those with one piece.
pub fn sentences(table: &dyn Referee, piece: Option<&TypedPiece>) -> Vec<String> {
    let legal = table.legal();
    if let Some(told) = nothing(table, &legal) {
        return vec![told];
    }
    match piece {
        Some(piece) => sentences_of(table, legal, piece),
        None => all(table, legal),
    }
}

/// Describes the listed acts, and names the verbs of all legal acts.
fn all(table: &dyn Referee, legal: Vec<Legal>) -> Vec<String> {
    let (law, library) = (table.law(), table.law().library());
    let words = &library.words;
    let verbs = legal.iter().map(|legal| legal.act.row());
    let verbs = each_once(verbs.map(|row| library.lexicon.typed(row).to_owned()));
    let mut legal = listed(table, legal, None);
    let facts =
        message_variables(table).with("count", legal.len()).with("acts", either(words, &verbs));
    legal.truncate(law.about.listed.unwrap_or(usize::MAX));
    let lines = lines(table, &legal);
    let id = if lines.is_empty() { "legal-none" } else { "legal-head" };
    let lines = lines.into_iter().map(|line| format!("  {line}"));
    let [before, head, after] =
        ["legal-before", id, "legal-after"].map(|id| filled(words, id, &facts));
    [before, head].into_iter().chain(lines).chain([after]).filter(|told| !told.is_empty()).collect()
}

/// Describes how one piece can be played, or why it cannot.
fn sentences_of(table: &dyn Referee, legal: Vec<Legal>, piece: &TypedPiece) -> Vec<String> {
    let no = match table.whereabouts(piece) {
        Whereabouts::Lies(no) => no,
        Whereabouts::Held(_) | Whereabouts::Unknown => None,
    };
    let facts = message_variables(table)
        .with("piece", piece.told())
        .with("no", no.map(|no| no.0))
        .with("holder", holder(table, piece));
    let line = lines(table, &listed(table, legal, Some(piece))).into_iter().next();
    let (id, misfit) = match (&line, table.whereabouts(piece)) {
        (Some(_), _) => ("legal-piece", Vec::new()),
        (None, Whereabouts::Lies(_)) => ("legal-lies", Vec::new()),
        (None, _) => ("legal-not", table.misfit(piece)),
    };
    let told = filled(&table.law().library().words, id, &facts.with("line", line));
    [told].into_iter().chain(misfit.into_iter().map(|(line, _)| line.into())).collect()
}

/// Returns the known holder of a piece, unless that is the player on turn.
fn holder(table: &dyn Referee, piece: &TypedPiece) -> Option<Name> {
    let Whereabouts::Held(holder) = table.whereabouts(piece) else { return None };
    (table.turn() != Some(holder)).then(|| table.common().name(holder))
}

/// Returns the sentence that nobody is on turn, or that any piece may be played.
fn nothing(table: &dyn Referee, legal: &[Legal]) -> Option<String> {
    if table.turn().is_none() {
        return Some(say(table, "legal-nobody"));
    }
    let mut plays = legal.iter().filter(|play| play.piece.is_some()).peekable();
    (plays.peek().is_some() && plays.all(|play| play.facts.0.is_empty()))
        .then(|| say(table, "legal-any"))
}

pub fn instead(table: &dyn Referee, act: Option<&Act>) -> Vec<Told> {
    let mut legal = listed(table, table.legal(), None);
    legal.retain(|play| Some(&play.act) != act);
    lines(table, &legal)
}

/// Returns the facts of an act after its piece.
fn rest(legal: &Legal) -> &[(FactLabel, Value)] {
    legal.facts.0.get(1..).unwrap_or_default()
}

/// Describes each piece on a line: the ways to play it, and its known holder, unless that player is
/// on turn. Pieces with one word each share a line.
pub fn lines(table: &dyn Referee, legal: &[Legal]) -> Vec<Told> {
    let words = &table.law().library().words;
    let (known, has_ways) = (message_variables(table), words.has("legal-way"));
    let word = |play: &Legal| match play.facts.0.as_slice() {
        [(_, word)] => Some(word.translated()),
        _ => None,
    };
    let single: Vec<String> = legal.iter().filter_map(word).collect();
    if single.len() == legal.len() && !single.is_empty() {
        return vec![single.join(", ").into()];
    }
    // Several pieces with the same facts share a line.
    let of_piece = legal.chunk_by(|one, other| {
        let is_same = one.piece == other.piece
            || !has_ways && !rest(one).is_empty() && rest(one) == rest(other);
        one.piece.is_some() && is_same
    });
    let line = |ways_of: &[Legal]| {
        let first = ways_of.first()?;
        let way = |way: &Legal| {
            let mut facts = known.clone();
            facts.0.extend(way.facts.0.iter().cloned());
            filled(words, "legal-way", &facts)
        };
        let ways: Vec<String> = ways_of.iter().map(way).collect();
        let mut pieces: Vec<String> =
            ways_of.iter().filter_map(|way| way.piece.as_ref().map(TypedPiece::told)).collect();
        pieces.dedup();
        let holder = first.piece.as_ref().and_then(|piece| holder(table, piece));
        let facts = first.facts.clone().with("ways", either(words, &ways));
        let facts = facts.with("pieces", pieces.join(" ")).with("holder", holder);
        Some(tell_filled(words, "legal-line", &facts))
    };
    of_piece.filter_map(line).collect()
}

/// Joins words by `or`; those before the last two by `or-rest`.
fn either(words: &Words, ways: &[String]) -> String {
    let joined = ways.iter().cloned().zip(1..).reduce(|(rest, _), (way, number)| {
        let id = if number == ways.len() { "or" } else { "or-rest" };
        (filled(words, id, &Facts::new().with("rest", rest).with("last", way)), number)
    });
    joined.map_or_else(String::new, |(ways, _)| ways)
}
