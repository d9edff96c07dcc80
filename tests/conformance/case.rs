use crate::support::sources;
use nos_base::Rulebook;
use nos_laws::LAWS;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

/// Begins a comment that claims something about the line above it.
const CLAIM: &str = "#= ";

pub struct Case {
    pub path: PathBuf,
    pub law: &'static str,
    pub article: String,
    pub kind: String,
    pub title: String,
    pub script: String,
    pub lines: Vec<Judged>,
}

/// A line with the claims about its ruling or answer.
pub struct Judged {
    pub no: usize,
    pub text: String,
    pub claims: Vec<Value>,
}

pub static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let mut cases = Vec::new();
    for (law, _) in laws() {
        for path in within(&root().join(law)).iter().flat_map(|folder| within(folder)) {
            let shown = path.display().to_string();
            let script = fs::read_to_string(&path).unwrap();
            let case = read(law, path, script);
            cases.push(case.unwrap_or_else(|wrong| panic!("{shown}: {wrong}")));
        }
    }
    assert!(cases.len() > 500, "{}", cases.len());
    cases
});

/// Returns each law by its folder, with its rulebook.
pub fn laws() -> impl Iterator<Item = (&'static str, &'static Rulebook)> {
    LAWS.into_iter().map(|law| (law.name(), &law.library().rulebook))
}

pub fn root() -> PathBuf {
    sources::root().join("tests/conformance")
}

pub fn within(folder: &std::path::Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

/// Returns the folders of a law's chapters, by number.
pub fn folders(book: &Rulebook) -> BTreeMap<u8, String> {
    let folder = |number: u8, title: &str| format!("{number:02}-{}", slug(title));
    book.chapters.iter().map(|own| (own.number, folder(own.number, own.title))).collect()
}

/// Returns a title as part of a file name.
fn slug(title: &str) -> String {
    let plain = title.to_lowercase().replace(['\'', '.'], "");
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-")
}

pub fn read(law: &'static str, path: PathBuf, script: String) -> Result<Case, String> {
    let mut rows = script.lines().zip(1..);
    let (head, _) = rows.next().ok_or("the file is empty")?;
    let head = head.strip_prefix("# ").and_then(|head| head.split_once(", "));
    let head = head.and_then(|(article, rest)| Some((article, rest.split_once(": ")?)));
    let (article, (kind, title)) = head.ok_or("the first line must be: # ARTICLE, KIND: TITLE")?;
    let mut lines: Vec<Judged> = Vec::new();
    for (row, no) in rows {
        match row.strip_prefix(CLAIM) {
            Some(claim) => {
                let claim =
                    serde_json::from_str(claim).map_err(|error| format!("line {no}: {error}"))?;
                let last = lines.last_mut().ok_or(format!("line {no}: a claim about nothing"))?;
                last.claims.push(claim);
            }
            None if row.starts_with('#') || row.trim().is_empty() => {}
            None => lines.push(Judged { no, text: row.to_owned(), claims: Vec::new() }),
        }
    }
    let (article, kind, title) = (article.to_owned(), kind.to_owned(), title.to_owned());
    Ok(Case { path, law, article, kind, title, script, lines })
}

impl Judged {
    /// Returns the claims about this part of the ruling.
    fn claimed(&self, key: &str) -> impl Iterator<Item = &Value> {
        self.claims.iter().filter_map(move |claim| claim.get(key))
    }

    /// Returns the claimed verdict, `accepted` by default.
    pub fn verdict(&self) -> &str {
        self.claimed("verdict").filter_map(Value::as_str).last().unwrap_or("accepted")
    }

    /// Whether the entry is a foul or rejected, or the case claims payments or points.
    fn offends(&self) -> bool {
        let mut moves = self.claimed("transfers").chain(self.claimed("points"));
        self.verdict() != "accepted" || moves.next().is_some()
    }
}

impl Case {
    /// Returns the path that a case with this article and title must have.
    pub fn named(&self, folders: &BTreeMap<u8, String>) -> PathBuf {
        let chapter = self.article.split('.').next().and_then(|own| own.parse().ok());
        let folder = chapter.and_then(|own: u8| folders.get(&own));
        let file = format!("{}-{}.nos", self.article, slug(&self.title));
        root().join(self.law).join(folder.map_or("", String::as_str)).join(file)
    }

    /// Returns why the claims do not fit the kind of the case.
    pub fn is_of_another_kind(&self) -> Option<&'static str> {
        let mut judged = self.lines.iter().filter(|line| !line.claims.is_empty());
        match self.kind.as_str() {
            "lawful" => match judged.next_back() {
                Some(last) if last.verdict() != "foul" => None,
                Some(_) => Some("a lawful case ends with a foul"),
                None => Some("nothing is claimed"),
            },
            "unlawful" if judged.any(Judged::offends) => None,
            "unlawful" => Some("an unlawful case has a foul, a rejection, or says what is paid"),
            "boundary" if judged.next().is_some() => None,
            "boundary" => Some("nothing is claimed"),
            _ => Some("there is no such kind"),
        }
    }
}
