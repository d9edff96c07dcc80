//! Entries typed in another language are read like English ones and shown in English form.

use crate::support::folder::Folder;
use crate::support::languages::in_languages;
use crate::support::records::recordable;
use nos::entry::{Body, read_line};
use nos::journal::Record;
use nos::law::Law;
use nos::laws;
use nos::listen::understand;
use nos_base::Language;
use std::fs;

/// The body of a script's line; `None` if it is blank or a comment.
fn body(law: &'static Law, line: &str) -> Option<Body> {
    read_line(law.language, line).unwrap().body
}

/// The journal of a script typed in this language, without times and tags.
fn journal(language: &str, script: &str) -> Vec<String> {
    let folder = Folder::new();
    folder.nos(["--lang", language, "play", "evening.nos"]).stdin(script).ran();
    folder.journal("evening.nos")
}

#[test]
fn every_line_of_the_examples_means_the_same_in_its_printed_form() {
    in_languages(&Language::ALL[1..], every_line_of_the_examples);
}

fn every_line_of_the_examples() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    let (mut lines, mut others) = (0, 0);
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "nos") {
            continue;
        }
        let script = fs::read_to_string(&path).unwrap();
        let law = laws::law_of(script.as_bytes());
        let mut record = Record::new(law);
        let mut dutch = String::new();
        for line in script.lines() {
            let Some(meant) = body(law, line) else { continue };
            let typed = law.translate(&meant);
            let situation = record.session();
            let read = understand(law.language, &typed, situation).line;
            let read = read.unwrap_or_else(|error| panic!("{line}: {typed}: {error}"));
            let read = read.body.unwrap();
            // The two must have the same meaning, though their printed forms may differ.
            assert_eq!(read, meant, "{path:?}: {typed}");
            dutch += &format!("{typed}\n");
            lines += 1;
            others += usize::from(typed != meant.to_string());
            if let Some(said) = recordable(Some(read)) {
                // An example may hold an entry that the referee refuses.
                let _ = record.enter(said);
            }
        }
        let journals = [("en", &script), (Language::chosen().tag(), &dutch)]
            .map(|(language, script)| journal(language, script));
        assert!(journals[0].len() > 10, "{path:?}");
        assert_eq!(journals[0], journals[1], "{path:?}");
    }
    assert!(lines > 900 && others * 10 > lines * 9, "{others} of {lines}");
}
