//! The conformance suite: scripts with the rulings that they must get, for every article of both rulebooks
//! (`docs/conformance.md`). The scripts stand in `tests/conformance/`, a folder for each law and chapter.

#![allow(clippy::panic, clippy::unwrap_used, reason = "tests")]

use nos::desk::laws::{Chosen, Job, Tenant};
use nos::desk::outcome::Origin;
use nos::desk::replay::{Manner, Replay, Style};
use nos::law::Law;
use nos::print::look::Look;
use nos::print::show::Table;
use nos::table::rulebook::Rulebook;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// A law by the name of its folder, and its rulebook.
type LawRow = (&'static str, fn() -> &'static Rulebook);

const LAWS: [LawRow; 2] = [
    (
        nos::law::nos::session::Session::NAME,
        nos::law::nos::rulebook,
    ),
    (
        nos::law::fives::session::Session::NAME,
        nos::law::fives::rulebook,
    ),
];

/// The kinds of a case: what an article allows, what it forbids or refuses, and where it ends.
const KINDS: [&str; 3] = ["lawful", "unlawful", "boundary"];

/// What stands before the claims about an entry, below it.
const CLAIM: &str = "#= ";

/// A script of the suite.
struct Case {
    path: PathBuf,
    law: &'static str,
    article: String,
    kind: String,
    title: String,
    lines: Vec<Judged>,
}

/// A line that is judged or answered, and what is claimed of that.
struct Judged {
    no: usize,
    text: String,
    claims: Vec<Value>,
}

impl Judged {
    fn claimed(&self, key: &str) -> impl Iterator<Item = &Value> {
        self.claims.iter().filter_map(move |claim| claim.get(key))
    }

    /// The verdict that is claimed; without a claim about it an entry must be accepted.
    fn verdict(&self) -> &str {
        let claimed = self.claimed("verdict").filter_map(Value::as_str).last();
        claimed.unwrap_or("accepted")
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance")
}

/// What is in a folder, by name.
fn within(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

fn name(path: &Path) -> &str {
    path.file_name().unwrap().to_str().unwrap()
}

/// A title as it stands in the name of a file or a folder.
fn slug(title: &str) -> String {
    let plain = title.to_lowercase().replace(['\'', '.'], "");
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}

/// The folders of a law's chapters, by number.
fn folders(book: &Rulebook) -> BTreeMap<u8, String> {
    let folder = |number: u8, title: &str| format!("{number:02}-{}", slug(title));
    let chapters = book.chapters.iter();
    chapters
        .map(|own| (own.number, folder(own.number, own.title)))
        .collect()
}

fn read(law: &'static str, path: PathBuf) -> Result<Case, String> {
    let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
    let mut rows = text.lines().zip(1..);
    let (head, _) = rows.next().ok_or("the file is empty")?;
    let head = head
        .strip_prefix("# ")
        .and_then(|head| head.split_once(", "));
    let head = head.and_then(|(article, rest)| Some((article, rest.split_once(": ")?)));
    let (article, (kind, title)) = head.ok_or("the first line is: # ARTICLE, KIND: TITLE")?;
    let mut lines: Vec<Judged> = Vec::new();
    for (row, no) in rows {
        match row.strip_prefix(CLAIM) {
            Some(claim) => {
                let claim: Value =
                    serde_json::from_str(claim).map_err(|error| format!("line {no}: {error}"))?;
                let last = lines
                    .last_mut()
                    .ok_or(format!("line {no}: a claim about nothing"))?;
                last.claims.push(claim);
            }
            None if row.starts_with('#') || row.trim().is_empty() => {}
            None => lines.push(Judged {
                no,
                text: row.to_owned(),
                claims: Vec::new(),
            }),
        }
    }
    let (article, kind, title) = (article.to_owned(), kind.to_owned(), title.to_owned());
    Ok(Case {
        path,
        law,
        article,
        kind,
        title,
        lines,
    })
}

/// Every case.
static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let mut cases = Vec::new();
    for (law, _) in LAWS {
        for folder in within(&root().join(law)) {
            for path in within(&folder) {
                let shown = path.display().to_string();
                cases.push(read(law, path).unwrap_or_else(|wrong| panic!("{shown}: {wrong}")));
            }
        }
    }
    assert!(cases.len() > 500, "{}", cases.len());
    cases
});

/// Why a case is not as its name says; `None` if it is.
fn misnamed(case: &Case, folders: &BTreeMap<u8, String>) -> Option<String> {
    let Case {
        article,
        kind,
        title,
        lines,
        ..
    } = case;
    let chapter: u8 = article.split('.').next()?.parse().ok()?;
    let folder = folders.get(&chapter).map_or("", String::as_str);
    let file = format!("{article}-{}.nos", slug(title));
    if case.path != root().join(case.law).join(folder).join(&file) {
        return Some(format!("by its first line it is {folder}/{file}"));
    }
    let judged = || lines.iter().filter(|line| !line.claims.is_empty());
    let offends = |line: &Judged| {
        let mut moves = line.claimed("transfers").chain(line.claimed("points"));
        line.verdict() != "accepted" || moves.next().is_some()
    };
    let last = judged().next_back();
    match (kind.as_str(), last) {
        (_, None) => Some("it claims nothing".to_owned()),
        ("lawful", Some(last)) if last.verdict() == "foul" => {
            Some("a lawful case ends with a foul".to_owned())
        }
        ("unlawful", _) if !judged().any(offends) => {
            Some("an unlawful case has a foul, a rejection, or says what is paid".to_owned())
        }
        (kind, _) if !KINDS.contains(&kind) => Some(format!("there is no kind {kind}")),
        _ => None,
    }
}

#[test]
fn every_case_is_what_its_name_says() {
    let mut wrong = Vec::new();
    for (law, book) in LAWS {
        let folders = folders(book());
        let found: Vec<String> = within(&root().join(law))
            .iter()
            .map(|own| name(own).to_owned())
            .collect();
        assert_eq!(
            found,
            folders.values().cloned().collect::<Vec<_>>(),
            "{law}"
        );
        for folder in within(&root().join(law)) {
            assert!(!within(&folder).is_empty(), "{} is empty", folder.display());
        }
        for case in CASES.iter().filter(|case| case.law == law) {
            wrong.extend(
                misnamed(case, &folders).map(|why| format!("{}: {why}", case.path.display())),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_article_has_a_case_of_each_kind_or_a_reason_why_not() {
    let exempt = fs::read_to_string(root().join("exempt.toml")).unwrap();
    let exempt: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&exempt).unwrap();
    for (law, book) in LAWS {
        let clauses = book().chapters.iter().flat_map(|chapter| &chapter.clauses);
        let articles: Vec<String> = clauses.map(|clause| clause.article.to_string()).collect();
        assert!(articles.len() > 20, "{law}");
        let kinds = |article: &String| KINDS.map(|kind| format!("{article} {kind}"));
        let needed: BTreeSet<String> = articles.iter().flat_map(kinds).collect();
        let of_law = CASES.iter().filter(|case| case.law == law);
        let found: BTreeSet<String> = of_law
            .map(|case| format!("{} {}", case.article, case.kind))
            .collect();
        let unknown: Vec<_> = found.difference(&needed).collect();
        assert!(unknown.is_empty(), "{law} has no such article: {unknown:?}");
        let missing: BTreeSet<&String> = needed.difference(&found).collect();
        let excused: BTreeSet<&String> = exempt[law].keys().collect();
        assert_eq!(
            missing, excused,
            "{law}: the cases that are missing, and those of exempt.toml"
        );
        assert!(exempt[law].values().all(|reason| reason.len() > 20));
    }
}

/// The lines of `nos replay --json --keep-going` for a script.
struct Rulings<'a>(&'a Path);

impl Job for Rulings<'_> {
    type Done = Vec<Value>;

    fn by<L: Tenant>(self) -> Vec<Value> {
        let (script, mut out) = (fs::read(self.0).unwrap(), Vec::new());
        let table = Table {
            look: Look::default(),
            money: None,
            pieces: Vec::new(),
        };
        let manner = Manner {
            style: Style::Json,
            keep_going: true,
            table,
        };
        let replay = Replay::<L, _, _>::new(
            Origin::File(self.0.to_owned()),
            manner,
            &mut out,
            std::io::sink(),
        );
        replay
            .run(script.as_slice())
            .unwrap_or_else(|failure| panic!("{}", failure.message));
        let lines = String::from_utf8(out).unwrap();
        lines
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}

/// Whether a ruling is as claimed.
fn agrees(claim: &Value, ruling: &Value) -> bool {
    let mut wrong = Vec::new();
    differences("", claim, ruling, &mut wrong);
    wrong.is_empty()
}

/// Where a ruling is not as claimed: an object has at least the claimed keys (`null` claims that one is
/// missing), `articles` at least those claimed; the objects of a list are those claimed, in any order; all
/// else is the same.
fn differences(key: &str, claim: &Value, ruling: &Value, wrong: &mut Vec<String>) {
    match (claim, ruling) {
        (Value::Object(claims), Value::Object(_)) => {
            for (part, claim) in claims {
                let key = format!("{key}.{part}");
                differences(key.trim_start_matches('.'), claim, &ruling[part], wrong);
            }
            return;
        }
        (Value::Array(claims), Value::Array(parts)) => {
            let each = |claim: &Value| parts.iter().any(|part| agrees(claim, part));
            let of_each = |part: &Value| claims.iter().any(|claim| agrees(claim, part));
            let are_objects = claims.iter().all(Value::is_object);
            let same_number = claims.len() == parts.len();
            if key == "articles" && claims.iter().all(|claim| parts.contains(claim))
                || are_objects
                    && same_number
                    && claims.iter().all(each)
                    && parts.iter().all(of_each)
            {
                return;
            }
        }
        _ => {}
    }
    if claim != ruling {
        wrong.push(format!(
            "  {key}\n    must be {claim}\n    is      {ruling}"
        ));
    }
}

#[test]
fn every_entry_is_ruled_on_as_the_case_claims() {
    let (mut wrong, mut claims) = (Vec::new(), 0);
    for case in CASES.iter() {
        let path = &case.path;
        let law = Chosen::of(&fs::read(path).unwrap());
        assert_eq!(law.name(), case.law, "{}", path.display());
        let rulings = law.run(Rulings(path));
        assert_eq!(rulings.len(), case.lines.len() + 1, "{}", path.display());
        for (line, ruling) in case.lines.iter().zip(&rulings) {
            let mut found = Vec::new();
            let of_entry = ruling.get("verdict");
            let verdict = serde_json::json!({ "verdict": line.verdict() });
            for claim in of_entry.map(|_| &verdict).into_iter().chain(&line.claims) {
                differences("", claim, ruling, &mut found);
                claims += 1;
            }
            found.dedup();
            if !found.is_empty() {
                let said = ruling["message"].as_str().unwrap_or_default();
                let found = found.join("\n");
                wrong.push(format!(
                    "{}:{}: {}\n{found}\n  {said}",
                    path.display(),
                    line.no,
                    line.text
                ));
            }
        }
    }
    assert!(claims > 1000, "{claims}");
    assert!(
        wrong.is_empty(),
        "{} rulings differ\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn a_ruling_that_is_not_as_claimed_is_found() {
    let ruling = serde_json::json!({
        "verdict": "foul", "articles": ["11.2a", "11.3"],
        "transfers": [{"from": "Anna", "to": "Bram", "amount": 40}, {"from": "Anna", "to": "Cees", "amount": 40}],
        "state": {"turn": "Anna", "known": {"Anna": ["5-4"]}, "tiles": {"Anna": 5}},
    });
    let table = [
        (r#"{"verdict": "foul", "articles": ["11.2a"]}"#, true),
        (r#"{"verdict": "accepted"}"#, false),
        (r#"{"articles": ["11.2c"]}"#, false),
        (
            r#"{"transfers": [{"to": "Cees"}, {"to": "Bram", "amount": 40}]}"#,
            true,
        ),
        (r#"{"transfers": [{"to": "Cees"}]}"#, false),
        (r#"{"transfers": [{"to": "Cees"}, {"to": "Cees"}]}"#, false),
        (r#"{"transfers": []}"#, false),
        (
            r#"{"state": {"turn": "Anna", "known": {"Bram": null}}}"#,
            true,
        ),
        (r#"{"state": {"turn": null}}"#, false),
        (r#"{"state": {"known": {"Anna": ["5-4", "6-4"]}}}"#, false),
        (r#"{"state": {"tiles": {"Anna": 4}}}"#, false),
        (r#"{"answer": {"plays": []}}"#, false),
    ];
    for (claim, expected) in table {
        assert_eq!(
            agrees(&serde_json::from_str(claim).unwrap(), &ruling),
            expected,
            "{claim}"
        );
    }
}

/// The block of a page that begins with these words.
fn block<'a>(page: &'a str, begins: &str) -> &'a str {
    let found = page
        .split("```")
        .find_map(|block| block.strip_prefix(begins));
    found.unwrap_or_else(|| panic!("no block begins with {begins}"))
}

const PAGE: &str = include_str!("../docs/conformance.md");

#[test]
fn the_page_shows_a_case_as_it_is() {
    let shown = block(PAGE, "text\n# 7.2");
    let case = CASES
        .iter()
        .find(|case| case.title == "a pass lies between");
    let text = fs::read_to_string(&case.unwrap().path).unwrap();
    assert_eq!(format!("# 7.2{shown}"), text);
}

/// Where there is no Python the page is not tested.
#[cfg(unix)]
#[test]
fn the_checker_of_the_page_finds_what_differs_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let (bin, wrong) = (folder.path().join("bin"), folder.path().join("wrong.nos"));
    fs::create_dir(&bin).unwrap();
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_nos"), bin.join("nos")).unwrap();
    fs::write(
        &wrong,
        "seat Anna Bram\nseat Anna Bram Cees\n#= {\"verdict\": \"foul\"}\n",
    )
    .unwrap();
    let right: Vec<&PathBuf> = CASES.iter().step_by(50).map(|case| &case.path).collect();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
    let ran = std::process::Command::new("python3")
        .args(["-c", block(PAGE, "python\n")])
        .args(right)
        .arg(&wrong)
        .env("PATH", path)
        .output();
    let Ok(ran) = ran else { return };
    let name = wrong.display();
    assert_eq!(
        String::from_utf8(ran.stdout).unwrap(),
        format!("{name} 1 {{'verdict': 'accepted'}}\n{name} 2 {{'verdict': 'foul'}}\n")
    );
    assert_eq!(String::from_utf8(ran.stderr).unwrap(), "");
}
