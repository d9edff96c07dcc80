//! What lessons and topics of help tell to type is understood.

use super::told_to_type::{Advice, IN_WORDS, at_each_moment, is_understood, told_to_type};
use crate::support::languages::in_every_language;
use crate::support::records::recorded_by;
use nos::journal::Record;
use nos::laws::LAWS;

#[test]
fn what_a_lesson_says_to_type_is_read_at_its_step() {
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
                    .fold(step.keys.to_owned(), |keys, short| {
                        keys.replace(short, "\n")
                    });
                for keys in keys.lines().filter_map(|keys| keys.split([',']).next()) {
                    advice.add(
                        &format!("{}, keys", law.name),
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

/// What a line of a topic explains: it stands before a colon, where a sentence begins.
fn explained(line: &str) -> Vec<&str> {
    let sentences = line.split(". ").flat_map(|sentence| sentence.split("; "));
    let heads = sentences.filter_map(|sentence| Some(sentence.split_once(": ")?.0));
    heads
        .filter(|head| !head.starts_with(char::is_uppercase))
        .filter(|head| {
            !IN_WORDS
                .split(' ')
                .any(|word| head.split(' ').next() == Some(word))
        })
        .collect()
}

#[test]
fn what_help_explains_can_be_typed_at_some_moment() {
    in_every_language(|| {
        let mut advice = Advice::default();
        for (seed, law) in (21..).zip(LAWS) {
            let mut sessions = Vec::new();
            for seed in [seed, seed + 20] {
                at_each_moment(law, seed, 120, |_, record| {
                    sessions.push(record.session().clone());
                });
            }
            let lexicon = law.language.lexicon();
            let is_keyword = |word: &str| {
                lexicon
                    .words()
                    .any(|own| lexicon.all_typed_words(own).any(|typed| typed == word))
            };
            let lines = law
                .library()
                .help
                .topics
                .iter()
                .flat_map(|topic| &topic.lines);
            for head in lines.flat_map(|line| explained(line)) {
                if is_keyword(head.split(' ').next().unwrap_or_default()) {
                    continue;
                }
                for told in told_to_type(&format!("type {head}")) {
                    let is_understood = sessions.iter().any(|session| {
                        let names = session.names();
                        let name = names
                            .iter()
                            .next()
                            .map(ToString::to_string)
                            .unwrap_or_default();
                        is_understood(&told.replace("bram", &name), session)
                    });
                    advice.add(&format!("{}, help", law.name), &told, is_understood);
                }
            }
        }
        advice.check(40);
    });
}
