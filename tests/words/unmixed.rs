//! No Dutch output has a word that is only English: simulated evenings of every law, commands and
//! their help, written files, completions and hints, lessons, boards and pages.

use crate::support::folder::Folder;
use crate::support::overheard::{self, read};
use crate::support::scripts::example;
use crate::support::sources::{below, root};
use nos::desk::cli;
use nos::law::{Law, Share, SimulationOptions};
use nos::laws::LAWS;
use nos::simulate::SimulatedEvening;
use nos_base::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;

fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    // Leave out words with a digit: squares, cards and articles.
    words
        .filter(|word| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic()))
        .map(str::to_lowercase)
}

/// Returns the text of a file of messages, without names and placeables.
fn sentences(file: &str) -> String {
    let mut told = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let begun = line.trim_start();
        let text = match begun.chars().next() {
            Some('[' | '*') => begun.split_once(']').map_or("", |(_, text)| text),
            Some('.') => begun.split_once('=').map_or("", |(_, text)| text),
            _ if begun.len() == line.len() => line.split_once('=').map_or("", |(_, text)| text),
            _ => begun,
        };
        let mut depth = 0_usize;
        for c in text.chars() {
            match c {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ if depth == 0 => told.push(c),
                _ => {}
            }
        }
        told.push('\n');
    }
    told
}

/// Returns the words of a language in its messages, help and rulebooks, each with its lines.
fn language(tag: &str, rulebook: &str) -> BTreeMap<String, Vec<String>> {
    let source = root().join("src");
    let messages = below(&source, &format!(".{tag}.ftl"));
    let messages = messages.iter().map(|path| sentences(&fs::read_to_string(path).unwrap()));
    let texts = [format!(".{tag}.txt"), rulebook.to_owned()].map(|ending| below(&source, &ending));
    // Entries of lessons, and the words of topics, are English in every language.
    let is_told = |line: &&str| !["# ", "= ", "? "].iter().any(|sign| line.starts_with(sign));
    let texts = texts.iter().flatten().map(|path| {
        fs::read_to_string(path).unwrap().lines().filter(is_told).collect::<Vec<_>>().join("\n")
    });
    // The words to type in English are those of journals, in every language.
    let said = below(&source, &format!(".{tag}.toml")).into_iter().filter(|_| tag != "en");
    let typed = said.map(|path| {
        let text = fs::read_to_string(path).unwrap();
        let typed = text.lines().filter_map(|line| line.strip_prefix("typed = "));
        typed.map(|line| line.replace('"', " ") + "\n").collect::<String>()
    });
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for text in messages.chain(texts).chain(typed) {
        for line in text.lines() {
            for word in words(&prose(line)).collect::<BTreeSet<_>>() {
                all.entry(word).or_default().push(line.trim().to_owned());
            }
        }
    }
    all
}

/// Removes parts that are equal in every language: options, keys, and text in quotation marks or
/// backticks.
fn prose(text: &str) -> String {
    let spoken = text.split(['"', '`']).step_by(2).collect::<Vec<_>>();
    let spoken = spoken.join(" ");
    let is_key = |word: &str| {
        let word = word.trim_end_matches(['.', ',', ')', ';', ':']);
        word.contains(['.', '_', '=']) || word.contains("--")
    };
    spoken.split_whitespace().filter(|word| !is_key(word)).collect::<Vec<_>>().join(" ")
}

/// Removes typed text: notes and quotations.
pub fn without_free_text(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.contains("noteer "));
    let mut free = String::new();
    for line in lines {
        free.extend(line.split('"').step_by(2));
        free.push('\n');
    }
    free
}

/// Questions and corrections to type between the entries of an evening.
const BETWEEN: [&str; 20] = [
    "status",
    "why",
    "holds",
    "audit",
    "legal",
    "show",
    "history 2",
    "balances",
    "why 3",
    "history fouls",
    "undo",
    "noteer koffie",
    "doorhalen 3",
    "verbeter 4 noteer thee",
    "history Anna",
    "rule 3.1",
    "try deal",
    "help",
    "card",
    "void",
];

/// Questions about a finished evening.
const AFTER: [&[&str]; 13] = [
    &["settle", "evening.nos"],
    &["report", "evening.nos", "-o", "-"],
    &["history", "evening.nos", "--penalties"],
    &["history", "evening.nos", "--payments"],
    &["history", "evening.nos", "all"],
    &["balances", "evening.nos", "--by", "hand"],
    &["audit", "evening.nos"],
    &["why", "evening.nos", "--html"],
    &["why", "12", "evening.nos", "--html"],
    &["settle", "evening.nos", "--html"],
    &["holds", "evening.nos"],
    &["legal", "evening.nos"],
    &["show", "evening.nos"],
];

#[test]
fn a_dutch_evening_of_every_law_has_no_english_word() {
    is_dutch(0..LAWS.len());
}

#[test]
#[ignore = "takes minutes: a hundred evenings"]
fn a_hundred_dutch_evenings_have_no_english_word() {
    is_dutch(0..100);
}

/// The words that occur in the English files and not in the Dutch ones.
struct English {
    words: BTreeSet<String>,
}

impl English {
    fn alone() -> English {
        let dutch = language("nl", "rulebook.nl.md");
        let english = language("en", "rulebook.md").into_keys();
        let words: BTreeSet<String> = english.filter(|word| !dutch.contains_key(word)).collect();
        assert!(words.len() > 800, "{}", words.len());
        for word in ["draws", "foul", "deal", "covering", "off", "fifteen"] {
            assert!(words.contains(word), "{word}");
        }
        English { words }
    }

    /// Returns the words of a line that are only English and have this many letters.
    fn of<'a>(
        &'a self,
        line: &'a str,
        letters: usize,
        kept: &'a BTreeSet<String>,
    ) -> impl Iterator<Item = String> + 'a {
        words(&prose(line)).collect::<Vec<_>>().into_iter().filter(move |word| {
            word.len() >= letters && self.words.contains(word) && !kept.contains(word)
        })
    }
}

/// Words of both languages that are in a single line of the Dutch files: names, keys, loan words.
const BORROWED: &str = "\
    american ann apr april arbiter aug backgammons bob br brethouwer byte cargo chess close congress database dec \
    december direct domineren double eleni entries eva evening evenings event export extra false feb fenna few \
    forfeit glicko half hands hints hughie install jacoby jan jsonl kb let lin lot machine man many matches mcleod \
    md month nl nossen nov november od on one other pafos page plays points pt random reason record router seat senst september \
    sonneborn spinner sql ssh system table tau threads tip to transfers type up views weng yes";

#[test]
fn no_dutch_line_alone_has_an_english_word() {
    let english = language("en", "rulebook.md");
    let once = language("nl", "rulebook.nl.md")
        .into_iter()
        .filter(|(word, lines)| lines.len() == 1 && english.contains_key(word));
    let (known, found): (BTreeMap<_, _>, BTreeMap<_, _>) =
        once.partition(|(word, _)| BORROWED.split(' ').any(|own| own == word));
    assert!(found.is_empty(), "{found:#?}");
    let gone: Vec<&str> = BORROWED.split(' ').filter(|own| !known.contains_key(*own)).collect();
    assert!(gone.is_empty(), "{gone:?} stand in no line, or in several");
}

fn is_dutch(evenings: Range<usize>) {
    let least = 400 * evenings.len();
    let english = English::alone();
    let folder = Folder::new();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut lines = 0;
    for evening in evenings {
        let law = LAWS[evening % LAWS.len()].name();
        let (seed, fouls) = (evening.to_string(), ["0.3", "0"][evening / LAWS.len() % 2]);
        let made = ["simulate", "--law", law, "--hands", "2", "--seed", &seed, "--fouls", fouls];
        let script = folder.nos(["--lang", "en"]).args(made).columns(100).ran().all();
        let is_said = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let said: Vec<&str> = script.lines().filter(is_said).collect();
        assert!(said.len() > 10, "{script}");
        // Names are the same in every language.
        let seats = said.iter().filter(|line| line.starts_with("seat ") || line.contains("join "));
        let kept: BTreeSet<String> = seats.flat_map(|line| words(line)).collect();
        let between = said
            .iter()
            .zip(BETWEEN.iter().cycle().skip(evening))
            .map(|(line, asked)| format!("{line}\n{asked}\n"));
        let asked: String = between.collect();
        folder.write("asked.nos", asked);
        folder.write("evening.nos", &script);
        let replay: &[&str] = &["replay", "asked.nos", "--keep-going"];
        for command in [replay].into_iter().chain(AFTER) {
            let text = folder.nos(["--lang", "nl"]).args(command).columns(100).ran().all();
            let text = if text.starts_with("<!DOCTYPE") { read(&text) } else { text };
            let text = without_free_text(&text);
            // Leave out the line of the script that an error shows.
            let own = |line: &&str| {
                let (number, rest) = line.trim_start().split_once(" | ").unwrap_or(("", ""));
                rest.is_empty() || number.parse::<u32>().is_err()
            };
            let text = ["asked.nos", "game.muggins off", "game.muggins on"]
                .iter()
                .fold(text, |text, own| text.replace(own, ""));
            for line in text.lines().filter(own) {
                lines += 1;
                for word in english.of(line, 2, &kept) {
                    let place = format!("{law}, {}: {}", command.join(" "), line.trim());
                    found.entry(word).or_insert(place);
                }
            }
        }
    }
    assert!(lines > least, "{lines}");
    assert!(found.is_empty(), "{found:#?}");
}

/// English words that Dutch output may have: values of options, names of tables and causes in
/// files, the word for a folder in paths, and words that are also Dutch.
const KEPT: &str = "report crawford house game given seatings simulate layout home payments penalties chips \
    double close entries evening hands players plays type record variant";

/// Returns the words of each of these texts that are only English.
pub fn odd(texts: impl IntoIterator<Item = (String, String)>) -> BTreeMap<String, String> {
    let english = English::alone();
    let mut kept: BTreeSet<String> = KEPT.split(' ').map(str::to_owned).collect();
    kept.extend(NAMES.map(str::to_lowercase));
    // The names of laws, as in files.
    kept.extend(LAWS.iter().flat_map(|law| words(law.name())));
    let mut found = BTreeMap::new();
    for (place, text) in texts {
        for line in text.lines() {
            for word in english.of(line, 4, &kept) {
                found.entry(word).or_insert(format!("{place}: {}", line.trim()));
            }
        }
    }
    found
}

const NAMES: [&str; 6] = ["Anna", "Bram", "Cees", "Dirk", "Eva", "Fenna"];

/// Returns the commands and subcommands by their Dutch names.
fn commands(command: &clap::Command, before: &[String]) -> Vec<Vec<String>> {
    let inner = command.get_subcommands().flat_map(|inner| {
        let mut words = before.to_vec();
        words.push(inner.get_name().to_owned());
        [vec![words.clone()], commands(inner, &words)].concat()
    });
    inner.collect()
}

/// Removes options, the English names of commands, and keys of a file.
pub fn without_options(text: &str) -> String {
    let words = text.split_inclusive(char::is_whitespace);
    let is_option = |word: &&str| word.trim_start_matches(['[', '<', '(']).starts_with("--");
    let text: String = words.filter(|word| !is_option(word)).collect();
    let mut parts = text.split("[ook: ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(']').map_or("", |(_, rest)| rest))
}

#[test]
fn commands_help_and_files_are_in_dutch() {
    let folder = Folder::new();
    fs::create_dir(folder.join("club")).unwrap();
    folder
        .write("club/event.toml", example("event/event.toml").replace("Club evening", "Clubavond"));
    let all = Language::Dutch.tells(|| commands(&cli::explained(), &[]));
    assert!(all.len() > 30, "{all:?}");
    let mut asked: Vec<Vec<String>> =
        all.into_iter().map(|words| [words, vec!["--help".to_owned()]].concat()).collect();
    let split = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<String>>();
    asked.extend(OTHERS.map(split));
    for law in LAWS {
        let of_law =
            ["kaart --law LAW", "kaart --html --law LAW", "artikel --law LAW", "les --law LAW"];
        asked.extend(of_law.map(|line| split(&line.replace("LAW", law.name()))));
    }
    let mut told: Vec<(String, String)> = Vec::new();
    for words in asked {
        let program = folder.nos(["--lang", "nl"]).args(&words).columns(400);
        let text = program.ran().all();
        let text = if text.contains("<!DOCTYPE") { read(&text) } else { text };
        told.push((words.join(" "), without_options(&text)));
    }
    // In a file, explanations follow the sign of a comment.
    for file in ["nos.toml", "event.toml"] {
        let comments = folder.read(file);
        let comments = comments.lines().filter_map(|line| line.split_once("# "));
        let comments: Vec<&str> =
            comments.map(|(_, told)| told).filter(|told| !told.contains(" = ")).collect();
        let told_there = without_options(&without_free_text(&comments.join("\n")));
        told.push((file.to_owned(), told_there));
    }
    let found = odd(told);
    assert!(found.is_empty(), "{found:#?}");
}

/// Returns the placeholders for the values of a command's arguments, and of its subcommands.
fn values(command: &clap::Command) -> BTreeSet<String> {
    let own = command
        .get_arguments()
        .filter(|argument| argument.get_action().takes_values())
        .flat_map(|argument| argument.get_value_names().unwrap_or_default())
        .map(ToString::to_string);
    own.chain(command.get_subcommands().flat_map(values)).collect()
}

#[test]
fn placeholders_of_arguments_are_dutch() {
    let [english, dutch] = [Language::English, Language::Dutch]
        .map(|language| language.tells(|| values(&cli::explained())));
    let both: Vec<&String> = english.intersection(&dutch).collect();
    assert_eq!(both, ["N", "P", "S", "SHELL"]);
}

/// Commands with their arguments.
const OTHERS: [&str; 44] = [
    "spellen",
    "spelsoorten",
    "instellen",
    "instellen",
    "toernooi instellen",
    "toernooi instellen",
    "toernooi indelen",
    "toernooi indelen club",
    "toernooi indelen club",
    "toernooi indelen club --round 1 --html",
    "toernooi indelen club --round 1 --slips",
    "toernooi overzicht club",
    "toernooi overzicht club --html",
    "toernooi klassement club",
    "toernooi klassement club --html",
    "toernooi controleer club",
    "taal",
    "taal x-y",
    "spel",
    "speel --law whist",
    "kaart 99",
    "artikel 99.9",
    "artikel pot",
    "hulp overtreding",
    "hulp xyzzy",
    "reken-af",
    "reken-af nergens.nos",
    "bewijs",
    "klassement",
    "exporteer nergens.nos",
    "logboeken",
    "logboeken club",
    "controleer club/r1-t1.nos",
    "controleer club/event.toml",
    "toernooi beslissen r1-t1 club --not-played --yes",
    "toernooi beslissen r9-t1 club --forfeit Bram",
    "toernooi beslissen 1 club --again --yes",
    "stand club/r1-t1.nos --by hond",
    "waarom club/r1-t1.nos 99",
    "verloop club/r1-t1.nos ronde 9",
    "reken-af club/r1-t1.nos --player Piet",
    "verzin --quiz --seed 2 --hands 1 --players 3",
    "taal de",
    "taal --check de",
];

fn made_up(law: &'static Law, seed: u64) -> SimulatedEvening {
    let options =
        SimulationOptions { hands: 2, fouls: Share::percent(10), ..SimulationOptions::default() };
    SimulatedEvening::new(law, &options, seed).unwrap()
}

fn overheard(law: &'static Law, seed: u64, entries: usize) -> String {
    let asked = [
        "?",
        "",
        "hulp",
        "geldig",
        "waarom",
        "toon",
        "status",
        "wie heeft wat",
        "xyzzy",
        "terug 99",
        "noteer",
        "deel",
        "overtreding",
        "stand",
        "bewijs",
        "herzien 3",
    ];
    let lines = made_up(law, seed)
        .take(entries)
        .zip(asked.iter().cycle())
        .flat_map(|(own, asked)| [own.entry.translated(), (*asked).to_owned()]);
    let verbs = law.language.lexicon().verbs();
    let helped = verbs.map(|verb| format!("hulp {}", law.language.lexicon().typed(verb.row)));
    let lesson = law.library().help.lesson.iter();
    let lesson = lesson.map(|step| step.keys.to_owned());
    let entries = made_up(law, seed).take(entries).map(|own| own.entry);
    let entries: Vec<_> = [law.first_entry()].into_iter().chain(entries).collect();
    overheard::at_the_prompt(law, lines.chain(helped), 300)
        + &overheard::in_the_lesson(law, lesson, 300)
        + &overheard::on_the_board(law, &entries)
}

/// Checks the prompts of this many simulated evenings of each law.
fn prompts_are_dutch(evenings: usize, entries: usize) {
    let said = Language::Dutch.tells(|| {
        let all = (0..evenings).flat_map(|seed| LAWS.map(|law| (law, seed)));
        all.map(|(law, seed)| {
            let said = without_free_text(&overheard(law, seed as u64, entries));
            (format!("{}, evening {seed}", law.name()), without_options(&said))
        })
        .collect::<Vec<_>>()
    });
    let least = 100 * evenings * LAWS.len();
    let lines: usize = said.iter().map(|(_, said)| said.lines().count()).sum();
    assert!(lines > least, "{lines}");
    let found = odd(said);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn prompts_hints_and_completions_are_dutch() {
    prompts_are_dutch(1, 24);
}

#[test]
#[ignore = "takes minutes: fifty evenings, each line of them with what is offered"]
fn the_prompts_of_fifty_evenings_are_dutch() {
    prompts_are_dutch(6, 400);
}
