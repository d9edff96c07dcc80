//! Help at the prompt: what can be typed now, on one screen, and one verb with an example.

use super::phase::Phase;
use crate::law::nos::session::Session;
use crate::law::nos::show::games::games;
use crate::print::look::Look;
use crate::print::width::wrapped;
use crate::speech::Verb;
use crate::speech::question::Topic;
use crate::speech::verb::{Group, VERBS, VerbRow};

/// How many entries are explained; the others are only named.
const EXPLAINED: usize = 8;

/// What can be typed now, or about one word.
pub fn help(session: &Session, topic: &Topic, look: &Look) -> Vec<String> {
    match topic {
        Topic::Everything => overview(session.phase(), look),
        Topic::Verb(verb) => about(*verb, session, look),
        Topic::Words(words) => unknown(words),
    }
}

/// The word of a verb, with the letter that is enough.
fn named(row: &VerbRow) -> String {
    match row.letter {
        Some(letter) => format!("{} ({letter})", row.word),
        None => row.word.to_owned(),
    }
}

fn overview(phase: Phase, look: &Look) -> Vec<String> {
    let entries: Vec<&VerbRow> = phase
        .verbs()
        .map(Verb::row)
        .filter(|row| matches!(row.group, Group::Session | Group::Hand))
        .collect();
    let (explained, rest) = entries.split_at(entries.len().min(EXPLAINED));
    let words: Vec<String> = explained.iter().map(|row| named(row)).collect();
    let widest = words.iter().map(String::len).max().unwrap_or(0);
    let mut lines: Vec<String> = words
        .iter()
        .zip(explained)
        .map(|(word, row)| one_row(&format!("{word:widest$}  "), row.help, look))
        .collect();
    let mut listed = |head: &str, rows: &mut dyn Iterator<Item = &VerbRow>| {
        let words: Vec<String> = rows.map(named).collect();
        if !words.is_empty() {
            lines.extend(wrapped(head, &words.join(", "), look.measure()));
        }
    };
    listed("also     ", &mut rest.iter().copied());
    let of = |group: Group| VERBS.iter().filter(move |row| row.group == group);
    listed("correct  ", &mut of(Group::Correction));
    listed("ask      ", &mut of(Group::Question));
    let keys = match phase {
        Phase::Opening | Phase::Play | Phase::Claimed => {
            "64 plays, 6>4 if the 6 touches, 64e on east, 44c claims, dirk 64 for another; d3 draws 3"
        }
        Phase::Dealt => "66 for who is on set, anna 66, 42 d for a tile that was drawn",
        Phase::Set => "a2; in words a beginning of each will do: a o f 3 on left",
        Phase::Over => "the tiles of who is asked for, with or without blanks: 6320",
        Phase::Lots => "the tiles drawn, clockwise: 6341",
        Phase::Billitonnen => "36 turns a tile, 36 on right where it fits both ends",
        _ => "a beginning of a verb or a name will do, where only one begins so",
    };
    lines.extend(wrapped("keys     ", keys, look.measure()));
    let end = "Tab completes; Enter alone shows the status; Ctrl-C drops the line, Ctrl-D leaves; help VERB says more";
    lines.extend(wrapped("         ", end, look.measure()));
    lines
}

/// A line that is cut rather than wrapped.
fn one_row(head: &str, text: &str, look: &Look) -> String {
    super::frame::cut(&format!("{head}{text}"), look.columns().saturating_sub(1))
}

fn about(verb: Verb, session: &Session, look: &Look) -> Vec<String> {
    let row = verb.row();
    let mut lines = wrapped("", &verb.usage().to_string(), look.measure());
    lines.extend(wrapped("  ", row.help, look.measure()));
    lines.push(format!("  for example: {}", row.example));
    let mut short: Vec<String> = row
        .letter
        .iter()
        .map(|letter| format!("{letter} is enough"))
        .collect();
    short.extend(
        row.aliases
            .iter()
            .map(|alias| format!("{alias} means the same")),
    );
    if !short.is_empty() {
        lines.push(format!("  {}", short.join("; ")));
    }
    if !row.articles.is_empty() {
        lines.push(format!(
            "  articles: {}; rule {} prints one",
            row.articles.join(", "),
            row.articles[0]
        ));
    }
    if matches!(verb, Verb::Games | Verb::Announce) {
        lines.extend(games(session.house(), look));
    }
    lines
}

/// What was meant by a word that is no verb.
fn unknown(words: &str) -> Vec<String> {
    let first = words.split_whitespace().next().unwrap_or(words);
    let meant = crate::speech::read_line::<Session>(first)
        .err()
        .and_then(|error| error.suggestion);
    vec![match meant {
        Some(verb) => format!("There is no \"{words}\"; help {verb} may be meant."),
        None => format!("There is no \"{words}\"; help alone lists what can be typed."),
    }]
}
