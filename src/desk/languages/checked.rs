//! Finds missing and wrong texts in the files of a language, and counts its progress.

use super::{files, harmless, has_messages, has_words, tag_of, texts_in};
use crate::desk::{Failure, Status, pager};
use nos_base::words::translation::check;
use nos_base::words::{shell, translation};
use nos_base::{Flaw, Found, Order, Rulebook, Texts, in_order, shown};
use nos_entry::phrases;
use nos_law::{Help, library};
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};
use std::iter;
use std::path::Path;

/// How much of the English there is in a language.
#[derive(Clone, Copy, Default)]
struct Share {
    all: usize,
    told: usize,
}

impl Share {
    fn of<T: PartialEq>(english: &[T], own: &[T]) -> Share {
        Share { all: english.len(), told: english.iter().filter(|part| own.contains(part)).count() }
    }
}

/// The kinds of texts in a language, by their names in JSON.
const KINDS: [&str; 5] = ["messages", "typed", "said", "help", "articles"];

fn shares(file: Texts, own: &'static str) -> [Share; KINDS.len()] {
    let mut shares = [Share::default(); KINDS.len()];
    let [messages, typed, said, help, articles] = &mut shares;
    if has_messages(&file) {
        let [english, own_ids] = [file.english(), own].map(translation::messages);
        *messages = Share { all: english.len(), told: own_ids.intersection(&english).count() };
    } else if has_words(&file) {
        let [english, own] = [file.english(), own].map(|text| {
            phrases::kinds(text)
                .unwrap_or_default()
                .into_iter()
                .partition::<Vec<String>, _>(|kind| phrases::is_typed(kind))
        });
        *typed = Share::of(&english.0, &own.0);
        *said = Share::of(&english.1, &own.1);
    } else if file.name.ends_with(".md") {
        let [english, own] = [file.english(), own].map(articles_of);
        *articles = Share::of(&english, &own);
    } else {
        let [english, own] = [file.english(), own].map(|text| Help::of(iter::once(text)).lines());
        *help = Share { all: english, told: own.min(english) };
    }
    shares
}

fn articles_of(text: &'static str) -> Vec<String> {
    Rulebook::read(text).clauses().map(|clause| clause.article.to_string()).collect()
}

#[derive(Default)]
struct Checked {
    /// In the order of [`KINDS`].
    shares: [Share; KINDS.len()],
    unread: Vec<String>,
    flaws: Vec<(String, Found)>,
}

impl Checked {
    fn of(folder: &Path, tag: &str) -> Checked {
        let mut troubles = Vec::new();
        let written = texts_in(folder, &mut troubles);
        let texts: HashMap<String, String> =
            written.iter().map(|(name, text)| (name.clone(), harmless(text))).collect();
        let files = files();
        let unread = troubles.iter().map(|(path, trouble)| trouble.message(path)).collect();
        let mut checked = Checked { unread, ..Checked::default() };
        for file in &files {
            let own = texts.get(file.name);
            let shares = shares(*file, own.cloned().unwrap_or_default().leak());
            for (all, share) in checked.shares.iter_mut().zip(shares) {
                all.all += share.all;
                all.told += share.told;
            }
            let mut flaws = if has_messages(file) {
                let [Share { all: messages, .. }, ..] = shares;
                own.map_or_else(
                    || vec![Flaw::NoFile { messages }.into()],
                    |own| of_messages(*file, tag, own, &texts),
                )
            } else {
                own.map_or_else(Vec::new, |own| taught(*file, own))
            };
            let written = written.get(file.name).map_or("", String::as_str);
            flaws.extend(check::of_characters(written, has_messages(file)));
            flaws.order_by_key(|found| (found.line.is_none(), found.line));
            checked.add(file.name, flaws);
        }
        let is_file = |name: &str| files.iter().any(|file| file.name == name);
        for name in in_order(texts.keys().filter(|name| !is_file(name))) {
            checked.add(name, vec![Flaw::NoSuchFile.into()]);
        }
        checked
    }

    fn add(&mut self, file: &str, flaws: Vec<Found>) {
        self.flaws.extend(flaws.into_iter().map(|flaw| (file.to_owned(), flaw)));
    }

    fn lines(&self, folder: &Path, tag: &str) -> Vec<String> {
        let flaws = self.flaws.iter().map(|(file, found)| {
            let path = folder.join(file);
            let at = found.line.map_or_else(String::new, |line| format!(":{line}"));
            format!("{}{at}: {}", shown::path(&path), shell::text_of(&found.flaw))
        });
        let [messages, typed, said, help, articles] = self.shares;
        let totals = [
            message!("language-has-messages", told = messages.told, all = messages.all),
            message!("language-has-typed", told = typed.told, all = typed.all),
            message!("language-has-said", told = said.told, all = said.all),
            message!("language-has-help", told = help.told, all = help.all),
            message!("language-has-articles", told = articles.told, all = articles.all),
        ];
        let head = message!("language-checked", tag);
        self.unread.iter().cloned().chain(flaws).chain([head]).chain(totals).collect()
    }

    fn json(&self, tag: &str) -> Value {
        let flaws = self.flaws.iter().map(|(file, found)| in_json(file, found));
        let [messages, ..] = self.shares;
        let kind = |(kind, Share { all, told })| json!({ "kind": kind, "all": all, "told": told });
        json!({
            "language": tag,
            "messages": messages.all,
            "told": messages.told,
            "kinds": KINDS.iter().zip(self.shares).map(kind).collect::<Vec<_>>(),
            "unreadable": self.unread,
            "flaws": flaws.collect::<Vec<_>>(),
        })
    }
}

pub fn check(folder: &Path, is_json: bool) -> Result<Status, Failure> {
    let whole =
        folder.canonicalize().map_err(|error| Failure::reading(shown::path(folder), &error))?;
    let no_tag = || {
        let folder = shown::path(folder);
        Failure::usage(message!("language-no-folder", folder))
    };
    let tag = tag_of(&whole).ok_or_else(no_tag)?;
    let checked = Checked::of(folder, &tag);
    if is_json {
        pager::print_json(&checked.json(&tag))?;
    } else {
        pager::show(&checked.lines(folder, &tag))?;
    }
    if checked.flaws.is_empty() && checked.unread.is_empty() {
        Ok(Status::Clean)
    } else {
        Ok(Status::Rejected)
    }
}

fn of_messages(file: Texts, tag: &str, own: &str, texts: &HashMap<String, String>) -> Vec<Found> {
    let every_law = translation::messages(library::WORDS.english());
    let referred: BTreeSet<String> =
        texts.values().flat_map(|text| translation::referred(text)).collect();
    check::of_messages(file, tag, own, &|id| referred.contains(id) || every_law.contains(id))
}

/// Lists the errors in phrases, a rulebook or a tutor's texts, which must match the English ones in
/// their kinds of words, articles and entries.
fn taught(file: Texts, text: &str) -> Vec<Found> {
    if has_words(&file) {
        return match phrases::kinds(text) {
            Err(why) => vec![Flaw::NoToml { why }.into()],
            Ok(own) => {
                let mut lacks = phrases::kinds(file.english()).unwrap_or_default();
                lacks.retain(|kind| !own.contains(kind));
                let lacks = lacks.into_iter().map(|kind| Flaw::NoWords { kind }.into());
                typed_alike(file, text).chain(lacks).collect()
            }
        };
    }
    let own: &'static str = text.to_owned().leak();
    if file.name.ends_with(".md") {
        let own = articles_of(own);
        let mut lacks = articles_of(file.english());
        lacks.retain(|article| !own.contains(article));
        return lacks.into_iter().map(|article| Flaw::NoArticle { article }.into()).collect();
    }
    let [english, help] = [file.english(), own].map(|text| Help::of(iter::once(text)));
    let entries = |help: &Help| {
        let goal = |goal: String| goal.split("note ").next().map(str::to_owned);
        let goals = help.lesson.iter().map(|step| goal(format!("{:?}", step.goal)));
        (goals.collect::<Vec<_>>(), help.example.clone())
    };
    let lesson = (entries(&help) != entries(&english)).then(|| Flaw::Lesson.into());
    let stray = help.unread.iter().map(|stray| Found {
        line: own.lines().position(|line| line == *stray).map(|at| at + 1),
        flaw: Flaw::Stray,
    });
    stray.chain(lesson).collect()
}

/// Rows with the same typed word, unless a built-in language has them too: no law has both.
fn typed_alike(file: Texts, own: &str) -> impl Iterator<Item = Found> {
    let built_in: Vec<_> = file.all.iter().flat_map(|text| phrases::typed_alike(text)).collect();
    phrases::typed_alike(own)
        .into_iter()
        .filter(move |rows| !built_in.iter().any(|other| other[..2] == rows[..2]))
        .map(move |[part, other, word]| {
            let head = format!("[{part}]");
            let line = own.lines().position(|line| line == head).map(|at| at + 1);
            Found { line, flaw: Flaw::SameTyped { part, other, word } }
        })
}

fn in_json(file: &str, found: &Found) -> Value {
    let (flaw, message, what) = match &found.flaw {
        Flaw::Unread { why } => ("unread", "", *why),
        Flaw::Unknown { part } => ("unknown", &**part, ""),
        Flaw::Missing { part } => ("missing", &**part, ""),
        Flaw::Twice { part } => ("twice", &**part, ""),
        Flaw::SameTyped { part, word, .. } => ("same-typed", &**part, &**word),
        Flaw::Beyond { part, name } => ("beyond", &**part, &**name),
        Flaw::Circular { part } => ("circular", &**part, ""),
        Flaw::Deep { part } => ("too-deep", &**part, ""),
        Flaw::Long { part } => ("too-long", &**part, ""),
        Flaw::Foreign { part, variable } => ("foreign-variable", &**part, &**variable),
        Flaw::Lacks { part, variable } => ("missing-variable", &**part, &**variable),
        Flaw::NoCase { part, case, .. } => ("unknown-case", &**part, &**case),
        Flaw::LacksCase { part, case, .. } => ("missing-case", &**part, &**case),
        Flaw::NoSuchFile => ("unknown-file", "", ""),
        Flaw::NoFile { .. } => ("missing-file", "", ""),
        Flaw::NoWords { kind } => ("missing-words", "", &**kind),
        Flaw::Tab => ("tab", "", ""),
        Flaw::Unseen { character } => ("unseen-character", "", &**character),
        Flaw::NoToml { why } => ("no-toml", "", &**why),
        Flaw::NoArticle { article } => ("missing-article", "", &**article),
        Flaw::Stray => ("stray-line", "", ""),
        Flaw::Lesson => ("lesson", "", ""),
    };
    let unless_empty = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    json!({
        "file": file,
        "line": found.line,
        "flaw": flaw,
        "message": unless_empty(message),
        "what": unless_empty(what),
    })
}
