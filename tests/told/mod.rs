//! Prints every variant of every message in scripts, in both languages.
//!
//! A file in `tests/told` has the scripts of a law, each with a title. A line that is the first to
//! print a variant has its answers below it, in English and Dutch; `NOS_WRITE_TOLD=1` writes them.
//! The program runs with marked messages: each variant ends with signs of no width that identify
//! it.

use crate::support::environment;
use crate::support::named::{named, players, unknown};
use crate::support::sources::{below, root};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::{parser, serializer};
use nos::desk::answer;
use nos::desk::point::{self, Point};
use nos::entry::{Body, Dialect};
use nos::journal::{EntryOutcome, Record, Recorded};
use nos::law::TableSettings;
use nos::words::language::make_up;
use nos::{entry as speech, laws};
use nos_base::Language;
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

/// The prefixes of message names whose variants the scripts must print: events, fouls, refusals,
/// payments, faults in a line, and reasons in `why`. The messages to which these refer must be
/// printed, too.
const FAMILIES: [&str; 15] = [
    "Effect-",
    "Event-",
    "Refused-",
    "Refusal-",
    "Why-",
    "Rejection-",
    "Payment-",
    "Change-",
    "change-gone",
    "change-new",
    "change-other",
    "read-",
    "scores",
    "foul",
    "waived",
];

/// Attributes with other texts for the prompt, which the scripts do not print.
const OF_THE_PROMPT: [&str; 2] = [".glance", ".asked"];

/// Messages that no script prints, and why.
const EXCEPTIONS: [(&str, &[&str]); 8] = rows! {
    "each law of which it can be told has its own words",
        &["law Effect-Proved", "law Effect-Over", "law Effect-Offered", "law Effect-Claimed", "law Refused-WhoOpens"];
    "the reader asks for as many names as the law takes; who judges entries otherwise can give others",
        &["law Refused-WrongNumber", "law Refused-OfAnotherLaw"];
    "in each law somebody is on turn whenever it asks who acts", &["law Refused-WhoActs"];
    "revise is answered at the prompt only", &["base/words/shell Rejection-WithOthers", "base/words/shell Rejection-Backwards"];
    "a verb may be shortened, a known word be of no use, a line be unfinished, and a game have its words behind its number, at the prompt only",
        &[
            "base/words/shell read-unused",
            "base/words/shell read-several",
            "base/words/shell read-unfinished",
            "laws/nos read-other-game",
        ];
    "in no law does a piece lie that nobody laid, and that the law does not refuse itself", &["law Refused-AlreadyLies no=none"];
    "cribbage has its own words for cutting, and its hands are shown whole", &["laws/cribbage piece", "laws/cribbage pieces"];
    "a line of such a length or of such bytes stands in no file of scripts",
        &[
            "base/words/shell Rejection-TooLong",
            "base/words/shell Rejection-Full",
            "base/words/shell Rejection-TooTangled",
            "base/words/shell read-too-long",
            "base/words/shell read-not-utf-8",
            "base/words/shell read-control",
        ];
};

/// Eight signs of no width that do not change the sign before them. Five make a mark.
const SIGNS: std::ops::RangeInclusive<char> = '\u{fe00}'..='\u{fe07}';
const DIGITS: u32 = 5;

/// The variants of each message, and the files with marked messages.
struct Marked {
    variants: Vec<Variant>,
    files: HashMap<String, &'static str>,
}

#[derive(Clone)]
struct Variant {
    language: String,
    /// The folder of the file, and the message with its attribute.
    room: String,
    message: String,
    /// The choices that select the variant: `player-number=one`.
    choices: String,
    refers: Vec<String>,
}

impl Variant {
    /// Whether the message belongs to the shell, which uses no messages of a law.
    fn is_of_the_shell(&self) -> bool {
        self.room.ends_with("shell")
    }
}

static MARKED: LazyLock<Marked> = LazyLock::new(|| {
    let mut marked = Marked { variants: Vec::new(), files: HashMap::new() };
    for path in below(&root().join("src"), ".ftl") {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let room = path.parent().unwrap().strip_prefix(root().join("src")).unwrap();
        let of = |message: String| Variant {
            language: name.split('.').nth(1).unwrap().to_owned(),
            room: room.display().to_string(),
            message,
            choices: String::new(),
            refers: Vec::new(),
        };
        let mut resource = parser::parse(&*text).unwrap();
        for entry in &mut resource.body {
            let Entry::Message(message) = entry else { continue };
            if let Some(pattern) = &mut message.value {
                mark(pattern, true, of(message.id.name.to_owned()), &mut marked.variants);
            }
            for own in &mut message.attributes {
                let name = format!("{}.{}", message.id.name, own.id.name);
                mark(&mut own.value, true, of(name), &mut marked.variants);
            }
        }
        marked.files.insert(text.clone(), serializer::serialize(&resource).leak());
    }
    marked
});

/// Adds marks to the variants of a pattern, and to the pattern unless it only selects one. An empty
/// message stays empty.
fn mark(pattern: &mut Pattern<&str>, is_whole: bool, own: Variant, variants: &mut Vec<Variant>) {
    let is_whole = is_whole && pattern.elements.len() == 1;
    let mut own = own;
    for element in &mut pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Select { selector, variants: choices } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("{}", own.message)
                };
                for choice in choices {
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = choice.key;
                    let choices = format!("{} {}={key}", own.choices, id.name).trim().to_owned();
                    let inner = Variant { choices, refers: Vec::new(), ..own.clone() };
                    mark(&mut choice.value, is_whole, inner, variants);
                }
            }
            Expression::Inline(InlineExpression::MessageReference { id, attribute }) => {
                let attribute = attribute.as_ref().map(|own| format!(".{}", own.name));
                own.refers.push(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            Expression::Inline(_) => {}
        }
    }
    let says = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => !value.is_empty(),
        PatternElement::Placeable { expression } => !matches!(
            expression,
            Expression::Select { .. }
                | Expression::Inline(
                    InlineExpression::StringLiteral { value: "" }
                        | InlineExpression::VariableReference { .. }
                )
        ),
    };
    let is_only_choice = matches!(
        &pattern.elements[..],
        [PatternElement::Placeable { expression: Expression::Select { .. } }]
    );
    if is_only_choice || is_whole && !pattern.elements.iter().any(says) {
        return;
    }
    let number = variants.len() as u32;
    let signs = (0..DIGITS).map(|at| char::from_u32(0xfe00 + (number >> (3 * at)) % 8).unwrap());
    let mut value = signs.collect::<String>();
    // Put the mark before a final full stop or question mark, since code looks for these at the
    // end.
    if let Some(PatternElement::TextElement { value: last }) = pattern.elements.last_mut()
        && let Some(rest) = last.strip_suffix(['.', '?'])
    {
        value += &last[rest.len()..];
        *last = rest;
    }
    let value = value.leak();
    pattern.elements.push(PatternElement::TextElement { value });
    variants.push(own);
}

/// Removes the marks; returns the text and the marked variants.
fn without_marks(text: &str) -> (String, Vec<usize>) {
    let signs: Vec<u32> =
        text.chars().filter(|c| SIGNS.contains(c)).map(|c| u32::from(c) - 0xfe00).collect();
    let number =
        |signs: &[u32]| signs.iter().rev().fold(0, |number, sign| 8 * number + *sign as usize);
    let numbers = signs.chunks(DIGITS as usize).map(number).collect();
    (text.replace(|c| SIGNS.contains(&c), ""), numbers)
}

impl Marked {
    /// Returns the variants that scripts must print: those of the families and of the messages they
    /// use.
    fn asked(&self) -> BTreeSet<usize> {
        let is_first = |own: &Variant| {
            let is_of_a_family = FAMILIES.iter().any(|family| {
                if family.ends_with('-') {
                    own.message.starts_with(family)
                } else {
                    own.message == *family
                }
            });
            is_of_a_family && !OF_THE_PROMPT.iter().any(|end| own.message.ends_with(end))
        };
        let all = || self.variants.iter().enumerate();
        let mut asked: BTreeSet<usize> =
            all().filter(|(_, own)| is_first(own)).map(|(at, _)| at).collect();
        loop {
            let known = asked.len();
            let refers: HashSet<(&str, bool, &str)> = asked
                .iter()
                .map(|at| &self.variants[*at])
                .flat_map(|own| {
                    own.refers.iter().map(|other| (&*own.language, own.is_of_the_shell(), &**other))
                })
                .collect();
            let is_meant = |own: &Variant| {
                refers.contains(&(&*own.language, own.is_of_the_shell(), &*own.message))
            };
            asked.extend(all().filter(|(_, own)| is_meant(own)).map(|(at, _)| at));
            if asked.len() == known {
                return asked;
            }
        }
    }
}

struct Script {
    title: String,
    /// Each line with its expected answer by language.
    lines: Vec<(String, Vec<String>)>,
}

fn scripts(file: &str) -> Vec<Script> {
    let mut scripts: Vec<Script> = Vec::new();
    for row in file.lines().filter(|row| !row.is_empty()) {
        if let Some(title) = row.strip_prefix("## ") {
            scripts.push(Script { title: title.to_owned(), lines: Vec::new() });
        } else if let Some(script) = scripts.last_mut() {
            match (row.strip_prefix("  "), script.lines.last_mut()) {
                (Some(held), Some((_, all))) => all.push(held.to_owned()),
                _ => script.lines.push((row.to_owned(), Vec::new())),
            }
        }
    }
    scripts
}

/// The sentences of an answer, and the facts known at that moment.
struct Answered {
    told: Vec<String>,
    is_question: bool,
    /// The entry in full, the states before and after it, and its payments or points; `None` for a
    /// question.
    known: Option<Value>,
}

fn answered(record: &mut Record, line: &str) -> Answered {
    let before = record.session().state();
    let unruled =
        |told: Vec<String>, is_question: bool| Answered { told, is_question, known: None };
    let rejected = |point: Point| unruled(vec![point.words()], false);
    let said = match speech::read_bytes(record.law().language, line.as_bytes()) {
        Err(error) => return rejected(Point::of(&error)),
        Ok(line) => match line.body {
            Some(Body::Entry(entry)) => Recorded::Entry(entry),
            Some(Body::Correction(correction)) => correction.into(),
            Some(Body::Question(question)) => {
                let table = TableSettings::default();
                let told = answer::text(record, &question, &table);
                let told = paragraphs(&told.unwrap_or_else(|error| vec![error]));
                return unruled(told, true);
            }
            Some(Body::Amendment(_)) | None => return unruled(Vec::new(), false),
        },
    };
    let decided = match record.judge(said) {
        Ok(decided) => decided,
        Err(rejection) => {
            return rejected(point::rejected(&rejection, line, Dialect::Written, record));
        }
    };
    let entry = decided.expanded().to_string();
    let (no, outcome) = record.apply(decided).unwrap();
    let mut told = answer::lines(record, &outcome);
    let EntryOutcome::Ruled(ruling) = &outcome else { return unruled(told, false) };
    told.extend(record.session().remarks(record, ruling));
    let session = record.session();
    let added = session.json_fields(Some(ruling));
    let known = json!({"no": no.0, "entry": entry, "before": before, "after": session.state(), "added": added});
    Answered { told, is_question: false, known: Some(known) }
}

/// Joins the lines of each sentence. A continued line is indented further.
fn paragraphs(lines: &[String]) -> Vec<String> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut paragraphs: Vec<(usize, String)> = Vec::new();
    let mut is_long = false;
    for line in lines.iter().filter(|line| !line.trim().is_empty()) {
        match paragraphs.last_mut() {
            Some((begun, last)) if is_long && indent(line) > *begun => {
                *last += &format!(" {}", line.trim());
            }
            _ => paragraphs.push((indent(line), line.trim().to_owned())),
        }
        is_long = without_marks(line).0.chars().count() > 50;
    }
    paragraphs.into_iter().map(|(_, text)| text).collect()
}

fn answers<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<Answered> {
    let lines: Vec<&str> = lines.collect();
    let mut record = Record::new(laws::law_of(lines.join("\n").as_bytes()));
    lines.into_iter().map(|line| answered(&mut record, line)).collect()
}

/// Runs the program in a language with marks; prints the answers to the scripts of the folder as
/// JSON.
pub fn in_marks(language: &str) {
    Language::named(language).unwrap().choose();
    make_up(|text| MARKED.files.get(text).copied().unwrap_or(text));
    let all = below(Path::new("."), ".txt").into_iter().map(|path| {
        let scripts = scripts(&fs::read_to_string(path).unwrap());
        let each = scripts.iter().map(|script| {
            let answers = answers(script.lines.iter().map(|(line, _)| &**line));
            answers.into_iter().map(|own| own.told).collect::<Vec<_>>()
        });
        each.collect::<Vec<_>>()
    });
    println!("{}", json!(all.collect::<Vec<_>>()));
}

/// The sentences of the answer, by file, script and line.
type Message = Vec<Vec<Vec<Vec<String>>>>;

fn told_in(language: &str, folder: &Path) -> Message {
    let program = environment::again(folder).env("NOS_MARKS", language).output().unwrap();
    assert!(program.status.success(), "{}", String::from_utf8_lossy(&program.stderr));
    serde_json::from_slice(&program.stdout).unwrap()
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

/// Checks the scripts, prints the faults and returns their number.
pub fn faults() -> usize {
    let folder = root().join("tests/told");
    let dutch = std::thread::spawn({
        let folder = folder.clone();
        move || told_in("nl", &folder)
    });
    let told = [told_in("en", &folder), dutch.join().unwrap()];
    let mut met = BTreeSet::new();
    let mut faults = Vec::new();
    for (at, path) in below(&folder, ".txt").iter().enumerate() {
        let file = fs::read_to_string(path).unwrap();
        let scripts = scripts(&file);
        let mut written = String::new();
        for (number, script) in scripts.iter().enumerate() {
            written += &format!("## {}\n\n", script.title);
            let place = format!("{}: {}", path.file_name().unwrap().display(), script.title);
            let plain = answers(script.lines.iter().map(|(line, _)| &**line));
            let players = players(script.lines.iter().map(|(line, _)| &**line));
            for (own, (line, _)) in script.lines.iter().enumerate() {
                written += &format!("{line}\n");
                let [english, dutch] = [0, 1].map(|language| &told[language][at][number][own]);
                let Answered { told: words, known, .. } = &plain[own];
                let ahead = plain[..own].iter().filter_map(|own| own.known.as_ref());
                let unknown = known
                    .iter()
                    .flat_map(|known| unknown(words, known, ahead.clone(), &players))
                    .collect::<Vec<_>>();
                if !unknown.is_empty() {
                    faults
                        .push(format!("{place}: {line}: {:?} names {unknown:?}", plain[own].told));
                }
                if plain[own].told
                    != english.iter().map(|text| without_marks(text).0).collect::<Vec<_>>()
                {
                    faults.push(format!("{place}: {line}: marks change {english:?}"));
                }
                let texts = [english, dutch]
                    .map(|told| told.iter().map(|text| without_marks(text)).collect::<Vec<_>>());
                let names = |told: &[(String, Vec<usize>)]| {
                    told.iter().map(|(text, _)| named(text, &players)).collect::<Vec<_>>()
                };
                let [english, dutch] = [0, 1].map(|language| names(&texts[language]));
                // A long answer breaks its lines elsewhere in another language.
                let is_same = if plain[own].is_question {
                    sorted(english.concat()) == sorted(dutch.concat())
                } else {
                    english == dutch
                };
                if !is_same {
                    faults.push(format!("{place}: {line}: {texts:?}"));
                }
                let mut is_new = |(_, variants): &(String, Vec<usize>)| {
                    variants.iter().fold(false, |is_new, variant| met.insert(*variant) | is_new)
                };
                let new = [0, 1]
                    .map(|language| texts[language].iter().map(&mut is_new).collect::<Vec<_>>());
                for at in 0..texts[0].len().max(texts[1].len()) {
                    let is_new = |language: usize| new[language].get(at) == Some(&true);
                    for (language, told) in texts.iter().enumerate() {
                        let is_held =
                            is_new(language) || !plain[own].is_question && is_new(1 - language);
                        if let Some((text, _)) = told.get(at).filter(|_| is_held) {
                            written += &format!("  {text}\n");
                        }
                    }
                }
            }
            written += "\n";
        }
        let written = format!("{}\n", written.trim_end());
        if env::var_os("NOS_WRITE_TOLD").is_some() {
            fs::write(path, written).unwrap();
        } else if let Some((held, told)) =
            file.lines().zip(written.lines()).find(|(held, told)| held != told)
        {
            faults.push(format!("{}: held is\n  {held}\nand told is\n  {told}", path.display()));
        }
    }
    let asked = MARKED.asked();
    let is_excepted = |own: &Variant| {
        let message = own.message.split('.').next().unwrap_or_default();
        let name = format!("{} {message}", own.room);
        let in_full = format!("{name} {}", own.choices);
        let is_named = |names: &[&str]| names.contains(&&*name) || names.contains(&&*in_full);
        EXCEPTIONS.iter().any(|(_, names)| is_named(names))
    };
    for (at, own) in MARKED.variants.iter().enumerate() {
        let is_met = met.contains(&at);
        if asked.contains(&at) && is_met == is_excepted(own) {
            let wrong = if is_met { "met, and excepted" } else { "not met" };
            let Variant { language, room, message, choices, .. } = own;
            faults.push(format!("{wrong}: {language} {room} {message} {choices}"));
        }
    }
    for fault in &faults {
        println!("{fault}");
    }
    println!("{} variants of messages; faults: {}", asked.len(), faults.len());
    faults.len()
}
