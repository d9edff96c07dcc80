//! Reads languages from files, starts a translator's files, and reports the errors in them.

mod checked;

pub use checked::check;

use crate::desk::files::make_folder;
use crate::desk::{Failure, refuse_if};
use nos_base::words::{language, shell, translation};
use nos_base::{Language, Texts, Translation, each_once, in_order, in_words, shown};
use nos_entry::phrases;
use nos_laws::LAWS;
use nos_records::print::topics;
use nos_records::system::new_file::create;
use nos_records::system::read;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// In bytes.
const LARGEST: u64 = 1 << 20;

/// The folder of languages beside the program, with a subfolder for each.
const BESIDE: &str = "languages";

/// Extensions of message files, phrases that people say, help and rulebooks.
const ENDINGS: [&str; 4] = ["ftl", "toml", "txt", "md"];

/// Why nos leaves out a file of a language.
enum Trouble {
    Unreadable(io::Error),
    TooLong,
    NotUtf8,
    TooDeep,
    /// A list of words without meaning has this phrase, which changes the meaning of a sentence.
    Sense([String; 3]),
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
            Trouble::Sense([list, phrase, sense]) => {
                message!("language-sense", name, list, phrase, sense)
            }
        }
    }
}

/// Chooses the first language that is built in or has a folder, or else English. Returns its
/// errors, because nos has no language to report in before.
pub fn choose(tags: impl Iterator<Item = String>, files: Option<&Path>) -> Vec<String> {
    let mut troubles = Vec::new();
    let mut chosen = tags.filter_map(|tag| {
        Language::named(&tag).or_else(|| read_from(&folder(&tag, files)?, &mut troubles))
    });
    chosen.next().unwrap_or_default().choose();
    drop(chosen);
    (troubles.iter())
        .map(|(path, trouble)| message!("language-left-out", why = trouble.message(path)))
        .collect()
}

/// Finds the folder of a language: the one in `nos.toml`, or one beside the program.
fn folder(tag: &str, files: Option<&Path>) -> Option<PathBuf> {
    let tag = language::tag(tag)?;
    let named = files.filter(|files| tag_of(files).as_ref() == Some(&tag));
    named.map(Path::to_owned).or_else(|| beside(&tag))
}

pub fn beside(tag: &str) -> Option<PathBuf> {
    place_beside(tag).filter(|folder| folder.is_dir())
}

fn place_beside(tag: &str) -> Option<PathBuf> {
    Some(env::current_exe().ok()?.parent()?.join(BESIDE).join(language::tag(tag)?))
}

/// Names the folder that a requested language needs, if it has no files and was not chosen.
pub fn nowhere(tag: &str) -> Option<String> {
    let tag = language::tag(tag)?;
    let is_there = Language::named(&tag).is_some() || Language::chosen().tag() == tag;
    let folder = place_beside(&tag).filter(|_| !is_there)?;
    Some(message!("language-nowhere", tag, folder = shown::path(&folder)))
}

/// Returns the language that a folder is named after; `None` for any other name.
pub fn tag_of(folder: &Path) -> Option<String> {
    let tag = language::tag(folder.file_name()?.to_str()?)?;
    Language::named(&tag).is_none().then_some(tag)
}

type Troubles = Vec<(PathBuf, Trouble)>;

/// Loads a language and keeps it until the program ends; `None` if its folder has no file.
fn read_from(folder: &Path, troubles: &mut Troubles) -> Option<Language> {
    let texts = texts_in(folder, troubles);
    let texts = texts.into_iter().map(|(name, text)| (name, harmless(&text))).collect();
    let translation = Translation { tag: tag_of(folder)?, texts };
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
    for path in in_order(paths.filter(is_text)) {
        let name = path.file_name().and_then(|name| name.to_str());
        match (text_of(&path), name) {
            // An empty file begins a translation; its texts stay English.
            (Ok(text), Some(name)) if is_begun(name) && !says_something(&text) => {}
            (Ok(text), Some(name)) => drop(texts.insert(name.to_owned(), text)),
            (Err(trouble), _) => troubles.push((path, trouble)),
            (Ok(_), None) => {}
        }
    }
    let senses = texts.get(phrases::SENSES.name).cloned();
    let senses = senses.unwrap_or_else(|| phrases::SENSES.english().to_owned());
    texts.retain(|name, text| {
        let said = Some(harmless(text)).filter(|_| name.ends_with(".toml"));
        let sense = said.and_then(|said| phrases::with_a_sense(&said, &senses));
        let is_refused = sense.is_some();
        troubles.extend(sense.map(|sense| (folder.join(name), Trouble::Sense(sense))));
        !is_refused
    });
    texts
}

/// Whether a file is help or a rulebook: translated whole or not at all.
fn is_begun(name: &str) -> bool {
    [".txt", ".md"].iter().any(|ending| name.ends_with(ending))
}

fn says_something(text: &str) -> bool {
    text.lines().any(|line| !line.trim().is_empty() && !translation::is_comment(line))
}

fn text_of(path: &Path) -> Result<String, Trouble> {
    // Does not open pipes and devices: nos cannot report on them yet.
    if !path.metadata().map_err(Trouble::Unreadable)?.is_file() {
        return Err(Trouble::Unreadable(io::ErrorKind::NotSeekable.into()));
    }
    let bytes = read(path, LARGEST).map_err(Trouble::Unreadable)?;
    let text = String::from_utf8(bytes.ok_or(Trouble::TooLong)?).map_err(|_| Trouble::NotUtf8)?;
    // An editor may write a byte order mark, and line ends as on Windows.
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    translation::too_deep(&text).map_or(Ok(text), |_| Err(Trouble::TooDeep))
}

/// Replaces characters that could move the cursor, since the program prints the text unchanged.
fn harmless(text: &str) -> String {
    let is_odd = |c: char| c.is_control() && c != '\n';
    text.replace('\t', " ").replace(is_odd, "\u{fffd}")
}

/// Lists the files of a language: those of each package, then those of each law.
fn files() -> Vec<Texts> {
    let of_laws = LAWS.into_iter().flat_map(|law| law.library().files.clone());
    each_once([shell::FILE, topics::FILE].into_iter().chain(of_laws))
}

fn has_messages(file: &Texts) -> bool {
    file.name.ends_with(".ftl")
}

fn has_words(file: &Texts) -> bool {
    file.name.ends_with(".toml")
}

/// Returns an English file of phrases with each line commented out.
fn commented(head: &str, english: &str) -> String {
    let lines = english.lines().map(|line| match line {
        "" => "\n".to_owned(),
        line if line.starts_with('#') => format!("{line}\n"),
        line => format!("# {line}\n"),
    });
    let note = |line: &str| format!("# {}\n", line.trim_start_matches(['#', ' ']));
    head.lines().map(note).chain(["\n".to_owned()]).chain(lines).collect()
}

/// Writes the files of a language with the English texts, over no existing file. For translators'
/// programs, `with_source` leaves files of messages empty, and writes the English into `en` beside them.
pub fn write(
    tag: &str,
    output: Option<PathBuf>,
    with_source: bool,
) -> Result<Vec<String>, Failure> {
    let no_tag = || Failure::usage(message!("language-no-tag", name = shown::typed(tag)));
    let tag = language::tag(tag).ok_or_else(no_tag)?;
    let built_in = || Failure::usage(message!("language-built-in", tag));
    refuse_if(Language::named(&tag).is_some(), built_in)?;
    let folder = output.unwrap_or_else(|| PathBuf::from(&tag));
    make_folder(&folder)?;
    let source = folder.with_file_name(Language::default().tag());
    if with_source {
        make_folder(&source)?;
    }
    let (mut written, mut told) = (0, Vec::new());
    let mut keep = |path: &Path, text: &str| {
        let name = shown::path(path);
        match create(path, text.as_bytes()) {
            Ok(true) => written += 1,
            Ok(false) => told.push(message!("config-there", name)),
            Err(error) => return Err(Failure::writing_to(name, &error)),
        }
        Ok(())
    };
    for file in files() {
        let text = if has_messages(&file) && with_source {
            keep(&source.join(file.name), file.english())?;
            format!("### {}\n", message!("language-head-of-target", tag, file = file.name))
        } else if has_messages(&file) {
            translation::template(file, &message!("language-head", tag, file = file.name))
        } else if has_words(&file) {
            commented(&message!("language-head", tag, file = file.name), file.english())
        } else {
            translation::commented(file, &message!("language-head-of-text", tag))
        };
        keep(&folder.join(file.name), &text)?;
    }
    let folder = shown::path(&folder);
    refuse_if(written == 0, || Failure::usage(message!("language-there", folder)))?;
    told.push(match with_source {
        true => {
            let source = shown::path(&source);
            message!("language-written-with-source", files = written, folder, source)
        }
        false => message!("language-written", files = written, folder),
    });
    Ok(told)
}
