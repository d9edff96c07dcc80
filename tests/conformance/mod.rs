//! The conformance suite: scripts with the rulings they must get, for every article of every law,
//! in a folder for each law and chapter (`docs/conformance.md`).

mod case;
mod claim;
mod draft;

use crate::support::scripts::Played;
use case::{CASES, Case, folders, laws, root, within};
use claim::differences;
use nos_entry::{Body, Entry, Question, read_script};
use nos_law::show::answers::judged;
use nos_law::{Facts, Law, Refusal, Verdict};
use nos_laws::LAWS;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

#[test]
fn every_case_is_what_its_name_says() {
    let mut wrong = Vec::new();
    for (law, book) in laws() {
        let folders = folders(book);
        let named: Vec<PathBuf> = folders.values().map(|own| root().join(law).join(own)).collect();
        assert_eq!(within(&root().join(law)), named, "a folder for each chapter");
        for folder in named {
            assert!(!within(&folder).is_empty(), "{} is empty", folder.display());
        }
        for case in CASES.iter().filter(|case| case.law == law) {
            let (path, named) = (case.path.display(), case.named(&folders));
            if case.path != named {
                wrong.push(format!("{path}: by its first line it is {}", named.display()));
            }
            wrong.extend(case.is_of_another_kind().map(|why| format!("{path}: {why}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_article_has_a_case_of_each_kind_or_a_reason_why_not() {
    let exempt = fs::read_to_string(root().join("exempt.toml")).unwrap();
    let exempt: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&exempt).unwrap();
    for (law, book) in laws() {
        let clauses = book.chapters.iter().flat_map(|chapter| &chapter.clauses);
        let articles: Vec<String> = clauses.map(|clause| clause.article.to_string()).collect();
        assert!(!articles.is_empty(), "{law}");
        let kinds =
            |article| ["lawful", "unlawful", "boundary"].map(|kind| format!("{article} {kind}"));
        let needed: BTreeSet<String> = articles.iter().flat_map(kinds).collect();
        let cases = CASES.iter().filter(|case| case.law == law);
        let found: BTreeSet<String> =
            cases.map(|case| format!("{} {}", case.article, case.kind)).collect();
        let unknown: Vec<_> = found.difference(&needed).collect();
        assert!(unknown.is_empty(), "{law} has no such article: {unknown:?}");
        let missing: BTreeSet<&String> = needed.difference(&found).collect();
        let excused: BTreeSet<&String> = exempt[law].keys().collect();
        assert_eq!(missing, excused, "{law}: what is missing, and what is in exempt.toml");
        assert!(exempt[law].values().all(|reason| reason.len() > 20));
    }
}

/// Returns the JSON answer to a line, as in `nos replay --json`.
fn answered(played: &mut Played, line: &str) -> Value {
    let body = match read_script(played.law().language, line.as_bytes()) {
        Ok(line) => line.body,
        Err(error) => return unmoved(played, Verdict::REJECTED, error.to_string()),
    };
    match body {
        Some(Body::Entry(entry)) => match ruled(played, entry) {
            Ok(ruled) => ruled,
            Err(refusal) => unmoved(played, Verdict::REJECTED, refusal.to_string()),
        },
        Some(Body::Correction(correction)) => {
            played.correct(&correction);
            unmoved(played, Verdict::Accepted.word(), String::new())
        }
        Some(Body::Question(Question::OfLaw(question))) => {
            match nos_law::answer(played, &question.asked, None) {
                Ok((_, answer)) => json!({ "answer": answer }),
                Err(error) => json!({ "answer": { "error": error } }),
            }
        }
        other => panic!("{line}: {other:?} is no case"),
    }
}

fn ruled(played: &mut Played, entry: Entry) -> Result<Value, Refusal> {
    let before = played.session().clone();
    let ruling = played.enter(entry.clone())?.clone();
    let session = played.session();
    let told = ruling.text(&session.names());
    let mut words = vec![told.message()];
    words.extend(session.remarks(&*played, &ruling));
    let verdict = ruling.verdict.word();
    let facts = judged(session, verdict, Some((&ruling, &told)), words.join(" "));
    Ok(in_json(facts.with("entry", before.in_full(&entry, &ruling).to_string()), played))
}

/// Returns the answer to a line that changes nothing.
fn unmoved(played: &Played, verdict: &'static str, message: String) -> Value {
    in_json(judged(played.session(), verdict, None, message), played)
}

fn in_json(facts: Facts, played: &Played) -> Value {
    serde_json::to_value(facts.with("state", played.session().state())).unwrap()
}

fn answers<'a>(law: &'static Law, lines: impl IntoIterator<Item = &'a str>) -> Vec<Value> {
    let mut played = Played::new(law);
    lines.into_iter().map(|line| answered(&mut played, line)).collect()
}

/// Lists the differences between a case and its rulings.
fn wrong_in(case: &Case) -> Vec<String> {
    let path = case.path.display();
    let law = nos_laws::law_of(case.script.as_bytes());
    assert_eq!(law.name(), case.law, "{path}");
    let rulings = answers(law, case.lines.iter().map(|line| &*line.text));
    let mut wrong = Vec::new();
    for (line, ruling) in case.lines.iter().zip(&rulings) {
        let verdict = json!({ "verdict": line.verdict() });
        let all = ruling.get("verdict").map(|_| &verdict).into_iter().chain(&line.claims);
        let mut found: Vec<String> = all.flat_map(|claim| differences(claim, ruling)).collect();
        found.dedup();
        if !found.is_empty() {
            let said = ruling["message"].as_str().unwrap_or_default();
            let found = found.join("\n");
            wrong.push(format!("{path}:{}: {}\n{found}\n  {said}", line.no, line.text));
        }
    }
    wrong
}

fn is_ruled_on_as_claimed(law: &str) {
    let cases = || CASES.iter().filter(|case| case.law == law);
    let wrong: Vec<String> = cases().flat_map(wrong_in).collect();
    let lines = cases().flat_map(|case| &case.lines);
    assert!(lines.map(|line| line.claims.len()).sum::<usize>() > 80);
    assert!(wrong.is_empty(), "{} rulings differ\n{}", wrong.len(), wrong.join("\n"));
}

/// One test for each law, to be run alone: `cargo test -p nos-laws conformance::checkers`.
macro_rules! laws {
    ($($test:ident $law:literal,)*) => {
        $(#[test]
        fn $test() {
            is_ruled_on_as_claimed($law);
        })*

        #[test]
        fn every_law_has_its_cases_judged() {
            assert_eq!([$($law),*], LAWS.map(|law| law.name()));
        }
    };
}

laws! {
    nos "nos",
    fives_and_threes "fives-and-threes",
    dominoes "dominoes",
    matador "matador",
    tiddle_a_wink "tiddle-a-wink",
    cribbage "cribbage",
    checkers "checkers",
    chess "chess",
    backgammon "backgammon",
}

const PAGE: &str = include_str!("../../docs/conformance.md");

/// Returns the block of the page that begins with these words.
fn block(begins: &str) -> &'static str {
    let found = PAGE.split("```").find_map(|block| block.strip_prefix(begins));
    found.unwrap_or_else(|| panic!("no block begins with {begins}"))
}

#[test]
fn the_page_shows_a_case_as_it_is() {
    let case = CASES.iter().find(|case| case.title == "a pass lies between");
    let text = fs::read_to_string(&case.unwrap().path).unwrap();
    assert_eq!(block("text\n"), text);
}
