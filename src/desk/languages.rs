//! Languages that are read from files: where these are, how a translator begins with them, and what is wrong with his.

use crate::desk::outcome::{Failure, Status};
use crate::desk::pager;
use nos_records::journal::create;
use nos_records::print::topics;
use nos_records::system::read;
use nos_rules::law::help::Help;
use nos_rules::law::library;
use nos_rules::laws::LAWS;
use nos_rules::speech::phrases;
use nos_rules::table::rulebook::{Clause, Rulebook};
use nos_rules::table::shown;
use nos_rules::words::language::{self, Language, Texts, Translation};
use nos_rules::words::shell::{self, in_words};
use nos_rules::words::translation;
use nos_rules::words::translation::check::{self, Flaw, Found};
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::{env, fs, io, iter};

/// Largest file, in bytes.
const LARGEST: u64 = 1 << 20;

/// The folder beside the program, in which each language has its own.
const BESIDE: &str = "languages";

/// File extensions of messages, of what is said at tables, of help and of rulebooks.
const ENDINGS: [&str; 4] = ["ftl", "toml", "txt", "md"];

/// Why a file is left out.
enum Trouble {
    Unreadable(io::Error),
    TooLong,
    NotUtf8,
    TooDeep,
}

impl Trouble {
    fn message(&self, path: &Path) -> String {
        let name = shown::path(path);
        match self {
            Trouble::Unreadable(error) => {
                message!("cannot-read", source = name, error = in_words(error))
            }
            Trouble::TooLong => message!("language-too-long", name, most = LARGEST),
            Trouble::NotUtf8 => message!("language-not-utf-8", name),
            Trouble::TooDeep => message!("language-too-deep", name),
        }
    }
}

/// Chooses the first of these languages that is built in or has a folder, or else English. Returns what of its files
/// could not be read. Nothing may be told before.
pub fn choose(tags: impl Iterator<Item = String>, files: Option<&Path>) -> Vec<String> {
    let mut troubles = Vec::new();
    let mut chosen = tags.filter_map(|tag| {
        let built_in = Language::named(&tag);
        built_in.or_else(|| read_from(&folder(&tag, files)?, &mut troubles))
    });
    chosen.next().unwrap_or_default().choose();
    drop(chosen);
    let told = troubles.iter().map(|(path, trouble)| {
        let why = trouble.message(path);
        message!("language-left-out", why)
    });
    told.collect()
}

/// The folder of a language: the one that `nos.toml` names, or one beside the program.
fn folder(tag: &str, files: Option<&Path>) -> Option<PathBuf> {
    let tag = language::tag(tag)?;
    let named = files.filter(|files| tag_of(files).as_ref() == Some(&tag));
    named.map(Path::to_owned).or_else(|| beside(&tag))
}

/// The folder beside the program that has a language.
pub fn beside(tag: &str) -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    let folder = program.parent()?.join(BESIDE).join(language::tag(tag)?);
    folder.is_dir().then_some(folder)
}

/// The language that a folder is named for; `None` if the name is no language tag, or of a built-in language.
pub fn tag_of(folder: &Path) -> Option<String> {
    let tag = language::tag(folder.file_name()?.to_str()?)?;
    Language::named(&tag).is_none().then_some(tag)
}

type Troubles = Vec<(PathBuf, Trouble)>;

/// Loads a language for as long as the program runs; `None` if its folder has no file.
fn read_from(folder: &Path, troubles: &mut Troubles) -> Option<Language> {
    let texts = texts_in(folder, troubles);
    let translation = Translation {
        tag: tag_of(folder)?,
        texts,
    };
    (!translation.texts.is_empty()).then(|| Language::Read(Box::leak(Box::new(translation))))
}

fn texts_in(folder: &Path, troubles: &mut Troubles) -> HashMap<String, String> {
    let mut texts = HashMap::new();
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            troubles.push((folder.to_owned(), Trouble::Unreadable(error)));
            return texts;
        }
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_text = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        ending.is_some_and(|ending| ENDINGS.contains(&ending))
    };
    let mut paths: Vec<PathBuf> = paths.filter(is_text).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().and_then(|name| name.to_str());
        match (text_of(&path), name) {
            (Ok(text), Some(name)) => drop(texts.insert(name.to_owned(), text)),
            (Err(trouble), _) => troubles.push((path, trouble)),
            (Ok(_), None) => {}
        }
    }
    texts
}

fn text_of(path: &Path) -> Result<String, Trouble> {
    // What is no file is not opened: nothing can be told of it yet.
    if !path.metadata().map_err(Trouble::Unreadable)?.is_file() {
        return Err(Trouble::Unreadable(io::ErrorKind::InvalidInput.into()));
    }
    let bytes = read(path, LARGEST).map_err(Trouble::Unreadable)?;
    let text = String::from_utf8(bytes.ok_or(Trouble::TooLong)?).map_err(|_| Trouble::NotUtf8)?;
    // An editor may begin a file with a mark, and end its lines in the way of Windows.
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    // What it says is told as it stands there, so nothing in it may move the cursor.
    let is_odd = |c: char| c.is_control() && c != '\n';
    let text = text.replace('\t', " ").replace(is_odd, "\u{fffd}");
    match translation::too_deep(&text) {
        Some(_) => Err(Trouble::TooDeep),
        None => Ok(text),
    }
}

/// The files of a language: those of every room, then those of each law.
fn files() -> Vec<Texts> {
    let of_laws = LAWS.into_iter().flat_map(|law| law.library().files.clone());
    let mut files: Vec<Texts> = Vec::new();
    for file in [shell::FILE, topics::FILE].into_iter().chain(of_laws) {
        if !files.contains(&file) {
            files.push(file);
        }
    }
    files
}

fn has_messages(file: &Texts) -> bool {
    file.name.ends_with(".ftl")
}

/// Whether a file has the words that people say.
fn has_words(file: &Texts) -> bool {
    file.name.ends_with(".toml")
}

/// A file of words in English, each line a comment.
fn commented(head: &str, english: &str) -> String {
    let lines = english.lines().map(|line| match line {
        "" => "\n".to_owned(),
        line if line.starts_with('#') => format!("{line}\n"),
        line => format!("# {line}\n"),
    });
    let head = head
        .lines()
        .map(|line| format!("# {}\n", line.trim_start_matches(['#', ' '])));
    head.chain(["\n".to_owned()]).chain(lines).collect()
}

/// Writes the files of messages of a language, each with what is told in English, and none over one that is there.
pub fn write(tag: &str, output: Option<PathBuf>) -> Result<Vec<String>, Failure> {
    let no_tag = || Failure::usage(message!("language-no-tag", name = shown::typed(tag)));
    let tag = language::tag(tag).ok_or_else(no_tag)?;
    if Language::named(&tag).is_some() {
        return Err(Failure::usage(message!("language-built-in", tag)));
    }
    let folder = output.unwrap_or_else(|| PathBuf::from(&tag));
    fs::create_dir_all(&folder)
        .map_err(|error| Failure::writing_to(shown::path(&folder), &error))?;
    let (mut written, mut told) = (0, Vec::new());
    for file in files()
        .into_iter()
        .filter(|file| has_messages(file) || has_words(file))
    {
        let path = folder.join(file.name);
        let name = shown::path(&path);
        let head = message!("language-head", tag, file = file.name);
        let text = if has_words(&file) {
            commented(&head, file.english())
        } else {
            translation::template(file, &head)
        };
        match create(&path, text.as_bytes()) {
            Ok(true) => written += 1,
            Ok(false) => told.push(message!("config-there", name)),
            Err(error) => return Err(Failure::writing_to(name, &error)),
        }
    }
    let folder = shown::path(&folder);
    if written == 0 {
        return Err(Failure::usage(message!("language-there", folder)));
    }
    told.push(message!("language-written", files = written, folder));
    Ok(told)
}

/// Findings in the folder of a language.
#[derive(Default)]
struct Checked {
    /// Messages in English, and how many of them the language has.
    all: usize,
    told: usize,
    /// Files that cannot be read.
    unread: Vec<String>,
    /// With the name of the file.
    flaws: Vec<(String, Found)>,
}

impl Checked {
    fn of(folder: &Path, tag: &str) -> Checked {
        let mut troubles = Vec::new();
        let texts = texts_in(folder, &mut troubles);
        let files = files();
        let mut checked = Checked::default();
        for (path, trouble) in &troubles {
            checked.unread.push(trouble.message(path));
        }
        for file in &files {
            let own = texts.get(file.name);
            let flaws = if has_messages(file) {
                let english = translation::messages(file.english());
                checked.all += english.len();
                let told = own.map(|own| translation::messages(own));
                checked.told += told.map_or(0, |told| told.intersection(&english).count());
                let messages = english.len();
                own.map_or_else(
                    || vec![Flaw::NoFile { messages }.into()],
                    |own| of_messages(*file, tag, own, &texts),
                )
            } else {
                own.map_or_else(Vec::new, |own| taught(*file, own))
            };
            checked.add(file.name, flaws);
        }
        let is_file = |name: &str| files.iter().any(|file| file.name == name);
        let mut others: Vec<&String> = texts.keys().filter(|name| !is_file(name)).collect();
        others.sort();
        for name in others {
            checked.add(name, vec![Flaw::NoSuchFile.into()]);
        }
        checked
    }

    fn add(&mut self, file: &str, flaws: Vec<Found>) {
        let flaws = flaws.into_iter().map(|flaw| (file.to_owned(), flaw));
        self.flaws.extend(flaws);
    }

    fn lines(&self, folder: &Path, tag: &str) -> Vec<String> {
        let flaws = self.flaws.iter().map(|(file, found)| {
            let path = folder.join(file);
            let at = found
                .line
                .map_or_else(String::new, |line| format!(":{line}"));
            format!(
                "{}{at}: {}",
                shown::path(&path),
                shell::text_of(&found.flaw)
            )
        });
        let (told, all) = (self.told, self.all);
        let total = message!("language-checked", told, all, tag);
        let unread = &self.unread;
        unread.iter().cloned().chain(flaws).chain([total]).collect()
    }

    fn json(&self, tag: &str) -> Value {
        let flaws = self.flaws.iter().map(|(file, found)| in_json(file, found));
        json!({
            "language": tag,
            "messages": self.all,
            "told": self.told,
            "unreadable": self.unread,
            "flaws": flaws.collect::<Vec<_>>(),
        })
    }
}

/// Says what is wrong with the files of a folder, and what is missing.
pub fn check(folder: &Path, is_json: bool) -> Result<Status, Failure> {
    let whole = folder
        .canonicalize()
        .map_err(|error| Failure::reading(shown::path(folder), &error))?;
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

/// What is wrong with a file of messages.
fn of_messages(file: Texts, tag: &str, own: &str, texts: &HashMap<String, String>) -> Vec<Found> {
    let every_law = translation::messages(library::WORDS.english());
    let referred: BTreeSet<String> = texts
        .values()
        .flat_map(|text| translation::referred(text))
        .collect();
    let known = |id: &str| referred.contains(id) || every_law.contains(id);
    check::of_messages(file, tag, own, &known)
}

/// What is wrong with the words that people say, with a rulebook, or with what a law teaches: the kinds of words, the
/// articles and the entries are those of the English one.
fn taught(file: Texts, own: &str) -> Vec<Found> {
    if has_words(&file) {
        return match phrases::kinds(own) {
            Err(why) => vec![Flaw::NoToml { why }.into()],
            Ok(own) => {
                let mut lacks = phrases::kinds(file.english()).unwrap_or_default();
                lacks.retain(|kind| !own.contains(kind));
                lacks
                    .into_iter()
                    .map(|kind| Flaw::NoWords { kind }.into())
                    .collect()
            }
        };
    }
    let own: &'static str = own.to_owned().leak();
    if file.name.ends_with(".md") {
        let articles = |text| -> Vec<String> {
            let book = Rulebook::read(text);
            let number = |clause: &Clause| clause.article.to_string();
            book.clauses().map(number).collect()
        };
        let own = articles(own);
        let mut lacks = articles(file.english());
        lacks.retain(|article| !own.contains(article));
        let flaw = |article| Flaw::NoArticle { article }.into();
        return lacks.into_iter().map(flaw).collect();
    }
    let [english, help] = [file.english(), own].map(|text| Help::of(iter::once(text)));
    let entries = |help: &Help| {
        let goal = |goal: String| goal.split("note ").next().map(str::to_owned);
        let goals = help
            .lesson
            .iter()
            .map(|step| goal(format!("{:?}", step.goal)));
        (goals.collect::<Vec<_>>(), help.example.clone())
    };
    let lesson = (entries(&help) != entries(&english)).then(|| Flaw::Lesson.into());
    let stray = help.unread.iter().map(|stray| Found {
        line: own.lines().position(|line| line == *stray).map(|at| at + 1),
        flaw: Flaw::Stray,
    });
    stray.chain(lesson).collect()
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
