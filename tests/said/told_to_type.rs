//! The program understands whatever its sentences tell the official to type, at that moment:
//! refusals, statuses, the row above the prompt, answers and errors.

use super::salad::phrases;
use super::understood::evening;
use crate::support::languages::in_every_language;
use nos::desk::answer;
use nos::desk::point::Point;
use nos::desk::prompt::typed::{Unread, typed};
use nos::entry::{Entry, Question};
use nos::journal::Record;
use nos::law::referee::{Law, Session};
use nos::law::show::TableSettings;
use nos::laws::LAWS;
use nos::words::told::Told;
use std::collections::BTreeMap;

/// The text after one of these words is a description, as in "play and the card".
pub const IN_WORDS: &str = "and or the with before what en of de met voor wat ervoor onder";

/// If one of these words comes next, the sentence describes the text to type, as in "type the
/// card".
const DESCRIBED: &str =
    "the a an it its what more just press de het een wat die meer alleen ook ga druk hetzelfde";

/// Replaces `or`, in every language, between choices.
const CHOICE: char = '\u{1}';

/// Returns what a text tells the reader to type: each of several choices; only the verb, if the
/// text goes on in words.
pub fn told_to_type(text: &str) -> Vec<String> {
    let after = |word: &str| -> Vec<String> {
        let mut found = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once(word) {
            rest = after;
            let begins = before.is_empty() || before.ends_with([' ', '(']);
            let told = after.strip_prefix(':').unwrap_or(after);
            if let Some(told) = told.strip_prefix(' ').filter(|_| begins) {
                let end = told.find([';', '[', '(', ')', '\n']).unwrap_or(told.len());
                let told = told[..end].split(". ").next().unwrap_or_default();
                let examples = [", like ", ", zoals ", ", bijvoorbeeld "].iter();
                let told =
                    examples.fold(told, |told, like| told.split(*like).next().unwrap_or_default());
                found.push(told.trim_end_matches('.').to_owned());
            }
        }
        found
    };
    let all = ["Type", "type", "Typ", "typ"].into_iter().flat_map(after);
    let choices = all.flat_map(|told| {
        // Each item of a list is a choice.
        let told = [", or ", ", of "].iter().fold(told, |told, last| match told.split_once(last) {
            Some((list, last)) => {
                list.replace(", ", &CHOICE.to_string()) + &format!("{CHOICE}{last}")
            }
            None => told,
        });
        let told = [" or ", " of "]
            .iter()
            .fold(told, |told, between| told.replace(between, &CHOICE.to_string()));
        told.split(CHOICE)
            .map(|choice| choice.trim_start_matches(':').trim().to_owned())
            .collect::<Vec<_>>()
    });
    choices
        .filter_map(|choice| {
            let is_open =
                |word: &str| word.split('|').any(|word| word.chars().all(|c| c.is_uppercase()));
            let first = choice.split([' ', ',']).next()?.to_owned();
            if first.is_empty() || DESCRIBED.split(' ').any(|word| word == first) {
                None
            } else if choice.contains(',')
                || choice.split(' ').any(|own| IN_WORDS.split(' ').any(|word| word == own))
            {
                Some(first)
            } else {
                let said: Vec<&str> = choice.split(' ').take_while(|word| !is_open(word)).collect();
                Some(said.join(" "))
            }
        })
        .collect()
}

/// Whether a session understands a line, or would if a name or something else followed.
pub fn is_understood(line: &str, session: &Session) -> bool {
    let first = session.names().iter().next().map(ToString::to_string);
    let named = format!("{line} {}", first.unwrap_or_else(|| "Anna".to_owned()));
    [line, &named].into_iter().any(|line| match typed(line, session).read {
        Ok(read) => read.is_some(),
        Err(unread) => unread.unfinished,
    })
}

/// Everything that texts tell the reader to type, and whether the prompt understands it everywhere.
#[derive(Default)]
pub struct Advice(BTreeMap<String, bool>);

impl Advice {
    pub fn add(&mut self, place: &str, told: &str, is_understood: bool) {
        let all = self.0.entry(format!("{place}: {told}")).or_insert(true);
        *all &= is_understood;
    }

    pub fn told(&mut self, place: &str, text: &str, session: &Session) {
        let place = format!("{}, {place}", session.law().name());
        for told in told_to_type(text) {
            self.add(&place, &told, is_understood(&told, session));
        }
    }

    pub fn check(self, least: usize) {
        let unread = self.0.iter().filter(|(_, is_understood)| !**is_understood);
        let unread: Vec<&String> = unread.map(|(told, _)| told).collect();
        assert!(unread.is_empty(), "{unread:#?}");
        assert!(self.0.len() > least, "{:#?}", self.0);
    }
}

pub fn at_each_moment(
    law: &'static Law,
    seed: u64,
    entries: usize,
    mut look: impl FnMut(usize, &Record),
) {
    let mut record = Record::new(law);
    record.enter(law.first_entry().into()).unwrap();
    look(0, &record);
    let own = evening(law, seed, entries).into_iter();
    for (at, entry) in (1..).zip(own.filter_map(|line| line.entry)) {
        let _ = record.enter(entry.into());
        look(at, &record);
    }
}

#[test]
fn suggested_lines_are_found_in_a_text() {
    for (text, told) in rows! {
        "Noor opens; type deal, or settle. (type it) Type: uphold, or refute NAME TILE", ["uphold", "refute", "deal", "settle"].as_slice();
        "Typ: terug, verbeter N INVOER, of dat was NAAM", &["terug", "verbeter", "dat was"];
        "Type: play [NAME] TILE [on ARM] [claim|stands]", &["play"];
        "Type the move, like Qd5, e8=Q or queen takes d5", &[];
    } {
        assert_eq!(told_to_type(text), told, "{text}");
    }
}

fn advised(session: &Session, entry: &Entry) -> Option<String> {
    session.judge(entry).err()?.advice()
}

#[test]
fn every_line_that_a_refusal_suggests_is_read_there() {
    in_every_language(|| {
        let mut advice = Advice::default();
        for (seed, law) in (41..).zip(LAWS) {
            let lines = evening(law, seed, 60);
            for line in &lines {
                let entries = lines.iter().filter_map(|line| line.entry.as_ref());
                for advised in entries.filter_map(|entry| advised(&line.session, entry)) {
                    advice.told("refused", &advised, &line.session);
                }
            }
        }
        advice.check(40);
    });
}

#[test]
fn every_line_that_a_status_suggests_is_read_there() {
    in_every_language(|| {
        let mut advice = Advice::default();
        for (seed, law) in (61..).zip(LAWS) {
            let lexicon = law.language.lexicon();
            at_each_moment(law, seed, 120, |_, record| {
                let status = answer::text(record, &Question::Status, &TableSettings::default());
                advice.told("status", &status.unwrap().join("\n"), record.session());
                let row = Told::joined(record.session().now().parts, " | ").to_string();
                for part in row.split(" | ") {
                    let first = part.split([' ', ',']).next().unwrap_or_default();
                    let is_verb = lexicon
                        .verbs()
                        .any(|verb| lexicon.all_typed(verb.row).any(|typed| typed == first));
                    if is_verb {
                        advice.told("row", &format!("type {part}"), record.session());
                    }
                }
            });
        }
        advice.check(40);
    });
}

/// Swaps the last two letters of the longest word, and drops the last word.
fn mistyped(line: &str) -> Vec<String> {
    let longest = line.split(' ').max_by_key(|word| word.len()).unwrap_or_default();
    let mut letters: Vec<char> = longest.chars().collect();
    let last = letters.len().saturating_sub(1);
    if last > 1 {
        letters.swap(last, last - 1);
    }
    let swapped = line.replacen(longest, &letters.into_iter().collect::<String>(), 1);
    let short = line.rsplit_once(' ').map(|(line, _)| line.to_owned());
    [swapped].into_iter().chain(short).collect()
}

/// Whether the reader gets further with the suggested word than with the typed one.
fn leads_further(line: &str, unread: &Unread, meant: &str, session: &Session) -> bool {
    let (at, width) = (unread.error.column - 1, unread.error.width);
    let (head, tail): (String, String) =
        (line.chars().take(at).collect(), line.chars().skip(at + width).collect());
    match typed(&format!("{head}{meant}{tail}"), session).read {
        Ok(_) => true,
        Err(other) => other.unfinished || other.error.column > unread.error.column,
    }
}

#[test]
fn every_line_that_an_answer_suggests_is_read_there() {
    check_answers(80, 13, 80);
}

#[test]
#[ignore = "takes minutes: many times as many lines"]
fn what_is_answered_to_any_line_that_is_no_entry_and_tells_to_type_is_read_there() {
    check_answers(4, 1, 150);
}

/// At each moment, types one of every so many phrases of each law and lines of its evening.
fn check_answers(one_phrase_of: usize, one_line_of: usize, least: usize) {
    in_every_language(|| {
        let mut advice = Advice::default();
        for (seed, law) in (81..).zip(LAWS) {
            let sayings = phrases(law);
            let own: Vec<String> =
                evening(law, seed, 60).iter().map(|line| line.typed.clone()).collect();
            at_each_moment(law, seed, 60, |at, record| {
                let session = record.session();
                let said = sayings.iter().skip(at % one_phrase_of).step_by(one_phrase_of).cloned();
                let wrong = own
                    .iter()
                    .skip(at % one_line_of)
                    .step_by(one_line_of)
                    .flat_map(|line| mistyped(line));
                let said = said.map(|line| (line, false));
                for (line, is_mistyped) in said.chain(wrong.map(|line| (line, true))) {
                    let Err(unread) = typed(&line, session).read else {
                        continue;
                    };
                    let answer = Point::of(&unread.error).words();
                    advice.told(&format!("answer to {line}"), &answer, session);
                    let asked =
                        answer.split_once("did you mean ").or_else(|| answer.split_once("; is "));
                    let meant = asked.and_then(|(_, meant)| meant.split_once('?'));
                    if let Some((meant, _)) = meant.filter(|_| is_mistyped) {
                        let meant = meant.trim_end_matches(" bedoeld");
                        let place = format!("{}, {line}, meant", law.name());
                        advice.add(&place, meant, leads_further(&line, &unread, meant, session));
                    }
                }
            });
        }
        advice.check(least);
    });
}
