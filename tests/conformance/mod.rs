//! The conformance suite: scripts with the rulings that they must get, for every article of every law
//! (`docs/conformance.md`). They stand in `tests/conformance/`, a folder for each law and chapter.

mod case;
mod claim;
mod draft;

use crate::support::folder::Folder;
use case::{CASES, Case, folders, laws, root, within};
use claim::differences;
use nos::desk::book::Book;
use nos::desk::outcome::Origin;
use nos::desk::replay::{Manner, Replay, Style};
use nos::law::referee::Law;
use nos::law::show::TableSettings;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

#[test]
fn every_case_is_what_its_name_says() {
    let mut wrong = Vec::new();
    for (law, book) in laws() {
        let folders = folders(book);
        let named: Vec<PathBuf> = folders
            .values()
            .map(|own| root().join(law).join(own))
            .collect();
        assert_eq!(
            within(&root().join(law)),
            named,
            "a folder for each chapter"
        );
        for folder in named {
            assert!(!within(&folder).is_empty(), "{} is empty", folder.display());
        }
        for case in CASES.iter().filter(|case| case.law == law) {
            let (path, named) = (case.path.display(), case.named(&folders));
            if case.path != named {
                wrong.push(format!(
                    "{path}: by its first line it is {}",
                    named.display()
                ));
            }
            wrong.extend(
                case.is_of_another_kind()
                    .map(|why| format!("{path}: {why}")),
            );
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
        let found: BTreeSet<String> = cases
            .map(|case| format!("{} {}", case.article, case.kind))
            .collect();
        let unknown: Vec<_> = found.difference(&needed).collect();
        assert!(unknown.is_empty(), "{law} has no such article: {unknown:?}");
        let missing: BTreeSet<&String> = needed.difference(&found).collect();
        let excused: BTreeSet<&String> = exempt[law].keys().collect();
        assert_eq!(
            missing, excused,
            "{law}: what is missing, and what is in exempt.toml"
        );
        assert!(exempt[law].values().all(|reason| reason.len() > 20));
    }
}

/// The lines of `nos replay --json --keep-going` for a script.
fn rulings(law: &'static Law, script: &[u8]) -> Vec<Value> {
    let mut out = Vec::new();
    let manner = Manner {
        style: Style::Json,
        keep_going: true,
        table: TableSettings::default(),
    };
    let (book, origin) = (Book::new(law, 0), Origin::Stdin);
    let replay = Replay::new(book, origin, manner, &mut out, std::io::sink());
    replay
        .run_script(script)
        .unwrap_or_else(|failure| panic!("{}", failure.message));
    let lines = String::from_utf8(out).unwrap();
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Where the rulings of a case are not as it claims.
fn wrong_in(case: &Case) -> Vec<String> {
    let path = case.path.display();
    let script = fs::read(&case.path).unwrap();
    let law = nos::laws::of(&script);
    assert_eq!(law.name(), case.law, "{path}");
    let rulings = rulings(law, &script);
    assert_eq!(rulings.len(), case.lines.len() + 1, "{path}");
    let mut wrong = Vec::new();
    for (line, ruling) in case.lines.iter().zip(&rulings) {
        let verdict = json!({ "verdict": line.verdict() });
        let of_an_entry = ruling.get("verdict").map(|_| &verdict);
        let all = of_an_entry.into_iter().chain(&line.claims);
        let mut found: Vec<String> = all.flat_map(|claim| differences(claim, ruling)).collect();
        found.dedup();
        if !found.is_empty() {
            let said = ruling["message"].as_str().unwrap_or_default();
            let found = found.join("\n");
            wrong.push(format!(
                "{path}:{}: {}\n{found}\n  {said}",
                line.no, line.text
            ));
        }
    }
    wrong
}

#[test]
fn every_entry_is_ruled_on_as_the_case_claims() {
    let wrong: Vec<String> = CASES.iter().flat_map(wrong_in).collect();
    let lines = CASES.iter().flat_map(|case| &case.lines);
    assert!(lines.map(|line| line.claims.len()).sum::<usize>() > 1000);
    assert!(
        wrong.is_empty(),
        "{} rulings differ\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

const PAGE: &str = include_str!("../../docs/conformance.md");

/// The block of the page that begins with these words.
fn block(begins: &str) -> &'static str {
    let found = PAGE
        .split("```")
        .find_map(|block| block.strip_prefix(begins));
    found.unwrap_or_else(|| panic!("no block begins with {begins}"))
}

#[test]
fn the_page_shows_a_case_as_it_is() {
    let case = CASES
        .iter()
        .find(|case| case.title == "a pass lies between");
    let text = fs::read_to_string(&case.unwrap().path).unwrap();
    assert_eq!(block("text\n"), text);
}

#[test]
#[ignore = "needs Python"]
fn the_checker_of_the_page_finds_what_differs_and_nothing_else() {
    let folder = Folder::new();
    let wrong = folder.join("wrong.nos");
    fs::write(
        &wrong,
        "seat Anna Bram\nseat Anna Bram Cees\n#= {\"verdict\": \"foul\"}\n",
    )
    .unwrap();
    let right: Vec<&PathBuf> = CASES.iter().step_by(50).map(|case| &case.path).collect();
    let python = folder.program("python3", ["-c", block("python\n")]);
    let name = wrong.display();
    python.args(right).args([&wrong]).warns("").prints(format!(
        "{name} 1 {{'verdict': 'accepted'}}\n{name} 2 {{'verdict': 'foul'}}\n"
    ));
}
