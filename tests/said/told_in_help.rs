//! The program understands everything that lessons and help tell the reader to type.

use super::told_to_type::{Advice, IN_WORDS, at_each_moment, is_understood, told_to_type};
use crate::support::languages::in_every_language;
use crate::support::records::recorded_by;
use nos::desk::prompt::typed::typed;
use nos::entry::{Body, Entry};
use nos::journal::Record;
use nos::law::referee::{Law, Session};
use nos::laws::LAWS;

#[test]
fn every_line_that_a_lesson_suggests_is_read_at_its_step() {
    in_every_language(|| {
        let mut advice = Advice::default();
        for law in LAWS {
            let mut record = Record::new(law);
            let help = &law.library().help;
            advice.told("first", help.first, record.session());
            for step in &help.lesson {
                let session = record.session();
                advice.told("lesson", step.words, session);
                let keys = [", or just ", ", of kort "]
                    .iter()
                    .fold(step.keys.to_owned(), |keys, short| keys.replace(short, "\n"));
                for keys in keys.lines().filter_map(|keys| keys.split([',']).next()) {
                    advice.add(
                        &format!("{}, keys", law.name()),
                        keys,
                        is_understood(keys, session),
                    );
                }
                for entry in step.entries() {
                    record.enter(recorded_by(law, entry)).unwrap();
                }
            }
        }
        advice.check(80);
    });
}

fn explained(line: &str) -> Vec<&str> {
    let sentences = line.split(". ").flat_map(|sentence| sentence.split("; "));
    let heads = sentences.filter_map(|sentence| Some(sentence.split_once(": ")?.0));
    heads
        .filter(|head| !head.starts_with(char::is_uppercase))
        .filter(|head| !IN_WORDS.split(' ').any(|word| head.split(' ').next() == Some(word)))
        .collect()
}

fn sessions(law: &'static Law, seed: u64) -> Vec<Session> {
    let mut sessions = Vec::new();
    for seed in [seed, seed + 20] {
        at_each_moment(law, seed, 120, |_, record| {
            sessions.push(record.session().clone());
        });
    }
    sessions
}

#[test]
fn every_word_that_help_explains_can_be_typed() {
    in_every_language(|| {
        let mut advice = Advice::default();
        for (seed, law) in (21..).zip(LAWS) {
            let sessions = sessions(law, seed);
            let lexicon = law.language.lexicon();
            let is_keyword = |word: &str| {
                lexicon.words().any(|own| lexicon.all_typed_words(own).any(|typed| typed == word))
            };
            let lines = law.library().help.topics.iter().flat_map(|topic| &topic.lines);
            for head in lines.flat_map(|line| explained(line)) {
                if is_keyword(head.split(' ').next().unwrap_or_default()) {
                    continue;
                }
                for told in told_to_type(&format!("type {head}")) {
                    let is_understood = sessions.iter().any(|session| {
                        let names = session.names();
                        let name = names.iter().next().map(ToString::to_string).unwrap_or_default();
                        is_understood(&told.replace("bram", &name), session)
                    });
                    advice.add(&format!("{}, help", law.name()), &told, is_understood);
                }
            }
        }
        advice.check(40);
    });
}

fn lettered(line: &str) -> impl Iterator<Item = (&str, &str)> {
    line.split(['.', ':', ';']).filter_map(|part| {
        let (word, letter) = part.trim_start().split_once(" (")?;
        let (letter, _) = letter.split_once(')')?;
        let (word, rest) = word.split_once(' ').unwrap_or((word, ""));
        let is_head = rest.chars().all(char::is_uppercase);
        (is_head && letter.chars().count() == 1).then_some((word, letter))
    })
}

fn entry(line: &str, session: &Session) -> Option<Entry> {
    match typed(line, session).read {
        Ok(Some(Body::Entry(entry))) => Some(entry),
        _ => None,
    }
}

#[test]
fn a_letter_in_help_means_its_word() {
    in_every_language(|| {
        let mut compared = 0;
        for (seed, law) in (21..).zip(LAWS) {
            let sessions = sessions(law, seed);
            let topics = &law.library().help.topics;
            let lines = topics.iter().flat_map(|topic| &topic.lines);
            for (word, letter) in lines.flat_map(|line| lettered(line)) {
                let own = sessions.iter().filter_map(|session| {
                    let own = entry(word, session)?;
                    session.judge(&own).is_ok().then_some((session, own))
                });
                for (session, own) in own {
                    compared += 1;
                    let short = entry(letter, session);
                    assert_eq!(short, Some(own), "{}: {word} ({letter})", law.name());
                }
            }
        }
        assert!(compared > 40, "{compared}");
    });
}
