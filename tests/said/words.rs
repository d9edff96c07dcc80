//! Properties of every understood line: the program reads its own words; an unknown word, a denial
//! and a question record nothing; and words that mean nothing change nothing.

use super::understood::{Line, evening, evenings, recorded, sentences};
use crate::support::languages::in_every_language;
use nos::desk::prompt::typed::typed;
use nos::entry::phrases::{self, Sense, folded};
use nos::entry::verb::ALWAYS;
use nos::entry::{Body, Class, Entry, Mark, PromptContext as _};
use nos::law::referee::{Law, Session};
use nos::laws::LAWS;
use nos::laws::nos::LAW;
use nos::words::language::Language;
use std::collections::BTreeSet;

struct Put {
    /// Words that deny a line, or make it a question, when they are put before it.
    denying: &'static [&'static str],
    /// Words that mean nothing before or after a line.
    before: &'static [&'static str],
    behind: &'static [&'static str],
    /// A word that means nothing before a piece.
    article: &'static str,
    joiner: &'static str,
}

const ENGLISH: Put = Put {
    denying: &["not", "never", "can", "would", "didn't", "why"],
    before: &["okay", "please"],
    behind: &["please"],
    article: "the",
    joiner: "then",
};

const DUTCH: Put = Put {
    denying: &["niet", "nooit", "kan", "zou", "waarom"],
    before: &["oké", "graag"],
    behind: &["graag"],
    article: "de",
    joiner: "dan",
};

fn put() -> &'static Put {
    match Language::chosen() {
        Language::Dutch => &DUTCH,
        _ => &ENGLISH,
    }
}

fn lines(seed: u64, entries: usize) -> Vec<Line> {
    let mut lines = evenings(seed, entries);
    lines.extend(sentences());
    lines
}

/// Checks every line; the check returns what is wrong with it.
fn all(lines: &[Line], least: usize, mut check: impl FnMut(&Line) -> Vec<String>) {
    let wrong: Vec<String> = lines
        .iter()
        .flat_map(|line| {
            let wrong = check(line).into_iter();
            wrong.map(|wrong| format!("{}: {}: {wrong}", line.law().name(), line.typed))
        })
        .collect();
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    assert!(lines.len() >= least, "{}", lines.len());
}

#[test]
fn a_line_of_the_history_is_read_as_its_entry() {
    in_every_language(|| {
        all(&evenings(1, 60), 400, |line| {
            let read = typed(&line.typed, &line.session);
            let meanings: Vec<Vec<String>> = read
                .meanings()
                .iter()
                .map(|entries| entries.iter().map(ToString::to_string).collect())
                .collect();
            let own = line.entry.as_ref().unwrap().to_string();
            let is_own = meanings == [[own.clone()]] && !read.is_unsure;
            (!is_own).then(|| format!("wanted {own}, read {meanings:?}")).into_iter().collect()
        });
    });
}

fn ruled(session: &Session, entry: &Entry) -> String {
    let ruling = session.judge(entry).ok();
    let told = ruling.map(|ruling| ruling.text(&session.names()).message());
    told.unwrap_or_default()
}

#[test]
fn the_name_of_a_game_announces_it_where_it_is_announced() {
    in_every_language(|| {
        let evenings = (0..24).flat_map(|seed| evening(&LAW, seed, 200));
        let is_announced = |line: &Line| {
            let entry = line.entry.as_ref().map(|entry| entry.row().word);
            entry == Some("announce")
        };
        let lines: Vec<Line> = evenings.filter(is_announced).collect();
        all(&lines, 30, |line| {
            let told = ruled(&line.session, line.entry.as_ref().unwrap());
            // A game is printed as its number and then its name. Type the name alone.
            let name = told.split_once(", ").map(|(_, name)| name.trim_end_matches('.'));
            let meanings = typed(name.unwrap_or_default(), &line.session).meanings();
            let is_it = |entries: &Vec<Entry>| matches!(entries.as_slice(), [only] if ruled(&line.session, only) == told);
            (!meanings.iter().any(is_it))
                .then(|| format!("{told} is read in {} ways", meanings.len()))
                .into_iter()
                .collect()
        });
    });
}

#[test]
fn an_unknown_word_anywhere_records_nothing() {
    in_every_language(|| {
        let lines: Vec<Line> = lines(2, 40).into_iter().filter(Line::is_bound).collect();
        all(&lines, 200, |line| {
            let words: Vec<&str> = line.typed.split(' ').collect();
            let with = |at: usize| {
                let (before, behind) = words.split_at(at);
                [before, &["zxqv"], behind].concat().join(" ")
            };
            let all = (0..=words.len()).map(with);
            all.flat_map(|typed| nothing(line, &typed)).collect()
        });
    });
}

fn nothing(line: &Line, typed: &str) -> Vec<String> {
    let recorded = recorded(typed, &line.session).into_iter();
    recorded.map(|recorded| format!("{typed} records {recorded}")).collect()
}

#[test]
fn a_denial_and_a_question_record_nothing() {
    in_every_language(|| {
        let lines: Vec<Line> = lines(3, 40).into_iter().filter(Line::is_bound).collect();
        all(&lines, 200, |line| {
            let denying = put().denying.iter();
            let denied = denying.map(|word| format!("{word} {}", line.typed));
            let asked = [format!("{}?", line.typed), format!("{} ?", line.typed)];
            let all = denied.chain(asked);
            all.flat_map(|typed| nothing(line, &typed)).collect()
        });
    });
}

#[test]
fn words_that_mean_nothing_change_nothing() {
    in_every_language(|| {
        let lines: Vec<Line> = lines(4, 40).into_iter().filter(Line::is_bound).collect();
        all(&lines, 200, |line| {
            let own = recorded(&line.typed, &line.session);
            let before = put().before.iter();
            let before = before.map(|word| format!("{word} {}", line.typed));
            let behind = put().behind.iter();
            let behind = behind.map(|word| format!("{} {word}", line.typed));
            let all = before.chain(behind).chain(with_article(line));
            all.filter_map(|typed| {
                let recorded = recorded(&typed, &line.session);
                (recorded != own).then(|| format!("{typed} records {recorded:?}, not {own:?}"))
            })
            .collect()
        });
    });
}

fn acts(law: &'static Law) -> Vec<Line> {
    let mut lines = evening(law, 9, 120);
    lines.retain(Line::is_bound);
    let mut verbs: Vec<&str> = Vec::new();
    let (mut acts, more): (Vec<Line>, Vec<Line>) = lines.into_iter().partition(|line| {
        let verb = line.entry.as_ref().map_or("", |entry| entry.row().word);
        let is_new = !verbs.contains(&verb);
        verbs.extend(is_new.then_some(verb));
        is_new
    });
    acts.extend(more);
    acts.truncate(10);
    acts
}

/// Returns the words of a law that mean nothing alone: fillers, articles, and words beside verbs.
fn passed_over(law: &'static Law) -> Vec<String> {
    let files = law.library().files.iter();
    let files = files.filter(|file| file.name.ends_with(".toml"));
    let all = files.flat_map(|file| phrases::passed_over(Language::chosen().of(*file)));
    let phrases = law.language.lexicon().phrases();
    let is_verb = |said: &String| {
        let words: Vec<String> = said.split(' ').map(folded).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut senses = phrases.begins(&words, ALWAYS);
        let is_more = |sense| matches!(sense, Sense::Verb(_) | Sense::Last | Sense::Number(_));
        senses.any(|(length, sense)| length == words.len() && is_more(sense))
    };
    let all = all.map(|(_, said)| said).filter(|said| !is_verb(said));
    let all: BTreeSet<String> = all.collect();
    all.into_iter().collect()
}

#[test]
fn a_skipped_word_changes_nothing_without_a_question() {
    in_every_language(|| {
        let denying = put().denying[0];
        let said: Vec<Vec<String>> = LAWS.into_iter().map(passed_over).collect();
        let lines: Vec<Line> = LAWS.into_iter().flat_map(acts).collect();
        all(&lines, 75, |line| {
            let own = recorded(&line.typed, &line.session);
            let (first, rest) = line.typed.split_once(' ').unwrap_or((&line.typed, ""));
            let with = |said: &String| {
                let behind = format!("{} {said}", line.typed);
                let within = format!("{first} {said} {rest}");
                let denied = format!("{denying} {behind}");
                let changes = [behind, within].into_iter().filter_map(|typed| {
                    let recorded = unasked(&typed, &line.session);
                    let is_other = recorded.iter().any(|recorded| !own.contains(recorded));
                    is_other.then(|| format!("{typed} records {recorded:?}, not {own:?}"))
                });
                let joined = format!("{} {} {said}", line.typed, put().joiner);
                let joined = unasked(&joined, &line.session).into_iter();
                let joined = joined.map(|recorded| format!("then {said} records {recorded}"));
                changes.chain(nothing(line, &denied)).chain(joined).collect::<Vec<_>>()
            };
            let law = LAWS.iter().position(|law| law.name() == line.law().name());
            said[law.unwrap()].iter().flat_map(with).collect()
        });
    });
}

fn unasked(line: &str, session: &Session) -> Vec<String> {
    let read = typed(line, session);
    let is_asked = read.is_unsure || read.meanings().len() > 1;
    if is_asked { Vec::new() } else { recorded(line, session) }
}

/// Returns the line followed by one of every so many verbs that make sense there.
fn with_verb(line: &Line, one_of: usize, from: usize) -> Vec<String> {
    let lexicon = line.law().language.lexicon();
    let phase = line.session.phase_bit();
    let verbs = lexicon.verbs().filter(|verb| verb.row.is_for(phase));
    let typed = verbs.map(|verb| lexicon.typed(verb.row));
    let joined = typed.flat_map(|verb| [" ", ", "].map(|by| format!("{}{by}{verb}", line.typed)));
    joined.skip(from % one_of).step_by(one_of).collect()
}

#[test]
fn a_verb_after_an_understood_line_is_read_or_refused() {
    put_verbs_behind(7);
}

#[test]
#[ignore = "takes a minute: every verb"]
fn every_verb_behind_a_line_that_is_understood_is_read_or_told_to_be_wrong() {
    put_verbs_behind(1);
}

/// Adds one of every so many verbs after each line.
fn put_verbs_behind(one_of: usize) {
    in_every_language(|| {
        let lines = lines(6, 10);
        let mut number = 0;
        let (mut read, mut unread) = (0, 0);
        all(&lines, 200, |line| {
            number += 1;
            for typed_too in with_verb(line, one_of, number) {
                match typed(&typed_too, &line.session).read {
                    Ok(_) => read += 1,
                    Err(_) => unread += 1,
                }
            }
            Vec::new()
        });
        assert!(read > 100 && unread > 100, "{read} {unread}");
    });
}

/// Returns the line with an article before its first piece, unless its verb contains the piece.
fn with_article(line: &Line) -> Option<String> {
    let read = typed(&line.typed, &line.session);
    let is_entry = matches!(read.read, Ok(Some(Body::Entry(_))));
    let mut marks = read.marks.iter().filter(|_| is_entry);
    let piece = marks.find(|mark| mark.class == Class::Piece)?;
    let is_verb = |mark: &Mark| mark.class == Class::Verb && mark.at == piece.at;
    if read.marks.iter().any(is_verb) {
        return None;
    }
    let (before, behind) = line.typed.split_at_checked(piece.at)?;
    Some(format!("{before}{} {behind}", put().article))
}
