//! Translates the program into a sample language, English with an accent on every letter. Output
//! with unaccented words shows sentences that are missing from the files of messages. Then `told`
//! checks that scripts meet every variant of every message. The test has its own `main` because it
//! runs itself: as the program in that language, or at the prompt.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

mod support;
mod told;

use crate::support::folder::Folder;
use crate::support::{environment, overheard};
use nos::desk::cli;
use nos::entry::{Body, Line, read_line};
use nos::law::{Goal, Law};
use nos::laws;
use nos::print::topics;
use nos::words::language::make_up;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{ExitCode, Stdio};
use std::sync::LazyLock;
use std::{env, fs};

/// The accented letters for `A` to `Z` and `a` to `z`.
const CAPITALS: &str = "ÁɃĆĐÉƑǴĦÍĴĶŁḾŃÓÞǪŘŠŤÚṼẂẊÝŽ";
const SMALL: &str = "áƀćđéƒǵħíĵķłḿńóþǫřšťúṽẃẋýž";

/// The accented letters by character code, which is faster.
static ACCENTED: LazyLock<[char; 128]> = LazyLock::new(|| {
    let letters = ('A'..='Z').chain('a'..='z');
    let accented = CAPITALS.chars().chain(SMALL.chars());
    let mut all = std::array::from_fn(|number| number as u8 as char);
    for (letter, accented) in letters.zip(accented) {
        all[letter as usize] = accented;
    }
    all
});

fn accented(text: &str) -> String {
    let accented = &*ACCENTED;
    let mut changed = String::with_capacity(2 * text.len());
    for c in text.chars() {
        changed.push(accented.get(c as usize).copied().unwrap_or(c));
    }
    changed
}

/// Accents a file of messages, a rulebook or help.
fn changed(text: &'static str) -> &'static str {
    let is_name =
        |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    let is_message = |line: &str| line.split_once(" =").is_some_and(|(name, _)| is_name(name));
    if toml::from_str::<toml::Table>(text).is_ok_and(|words| !words.is_empty()) {
        words(text).leak()
    } else if text.lines().any(is_message) {
        messages(text).leak()
    } else if text.starts_with("# ") && text.contains("\n## ") {
        rulebook(text).leak()
    } else if text.starts_with("# ") {
        text.lines().map(taught).collect::<String>().leak()
    } else {
        accented(text).leak()
    }
}

/// Articles like 11.2a keep their letters.
fn rulebook(text: &str) -> String {
    let mut changed = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('(') {
        let (before, after) = rest.split_at(at);
        changed.push_str(&accented(before));
        let is_letter = after.get(2..3) == Some(")");
        let (kept, after) = after.split_at(if is_letter { 3 } else { 1 });
        changed.push_str(kept);
        rest = after;
    }
    changed + &accented(rest)
}

/// Accents a file of messages.
fn messages(text: &str) -> String {
    text.lines().map(message).collect()
}

/// Accents a file of words to type and to say, but no letters of verbs.
fn words(text: &str) -> String {
    let mut changed = String::new();
    for (number, part) in text.split_inclusive('"').enumerate() {
        let is_letter = changed.ends_with("letter = \"");
        changed += &if number % 2 == 1 && !is_letter { accented(part) } else { part.to_owned() };
    }
    changed
}

/// Accents a message except for its key, the keys of its variants, and placeables.
fn message(line: &str) -> String {
    let begun = line.trim_start();
    let ends = match begun.chars().next() {
        None | Some('#') => return format!("{line}\n"),
        Some('[' | '*') => begun.find(']'),
        Some('.') => begun.find('='),
        _ if begun.len() == line.len() => begun.find('='),
        Some(_) => None,
    };
    let (kept, text) = line.split_at(ends.map_or(0, |at| line.len() - begun.len() + at + 1));
    let mut changed = kept.to_owned();
    let mut is_code = false;
    for part in text.split_inclusive(['{', '}']) {
        changed += &if is_code { part.to_owned() } else { accented(part) };
        is_code = part.ends_with('{');
    }
    changed + "\n"
}

/// Accents a line of help except for headings and entries.
fn taught(line: &str) -> String {
    match line.get(..2) {
        Some("# " | "= " | "? ") => format!("{line}\n"),
        Some("> ") => format!("{}\n={}\n", accented(line), &line[1..]),
        _ => accented(line) + "\n",
    }
}

/// Returns the unaccented words of a text, except for pieces, cards, squares and quotations.
fn plain(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !matches!(c, '\'' | '_'));
    words.map(|word| word.trim_matches('\'')).filter(|word| {
        let is_piece = word.contains(|c: char| c.is_ascii_digit());
        let is_card = word.len() == 2 && word.starts_with(['A', 'K', 'Q', 'J']);
        let is_word = word.len() > 1 && word.chars().any(|c| c.is_ascii_lowercase());
        word.is_ascii() && is_word && !is_piece && !is_card
    })
}

/// A manual page without formatting commands.
fn read_of_manual(page: &str) -> String {
    let heads = page.replace(".SH ", "").replace(".TH ", "");
    let lines = heads.lines().filter(|line| !line.starts_with('.'));
    let lines = lines.map(|line| {
        line.replace("\\fB", "").replace("\\fI", "").replace("\\fR", "").replace("\\", "")
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn without_notes(script: &str) -> String {
    let lines = script.lines().map(|line| line.split('#').next().unwrap_or_default());
    lines
        .filter(|line| !line.contains("note "))
        .fold(String::new(), |script, line| script + line + "\n")
}

/// Words that are the same in every language: names and entries.
fn kept(scripts: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut kept = BTreeSet::new();
    for script in scripts.values() {
        let seated =
            script.lines().filter(|line| line.starts_with("seat ") || line.contains("join "));
        kept.extend(seated.flat_map(plain).map(str::to_owned));
    }
    for law in laws::LAWS {
        let lexicon = law.language.lexicon();
        let topics = topics::all(law).flat_map(|topic| &topic.words);
        kept.extend(topics.map(|word| (*word).to_owned()));
        // Messages may quote the words of entries.
        kept.extend(lexicon.words().map(str::to_owned));
        kept.extend(plain(law.name()).map(str::to_owned));
    }
    let command = cli::explained();
    for command in command.get_subcommands().chain([&command]) {
        kept.insert(command.get_name().to_owned());
        let options = command.get_arguments().filter_map(|own| own.get_long());
        kept.extend(options.flat_map(plain).map(str::to_owned));
    }
    kept.extend(scripts.keys().flat_map(|name| plain(name)).map(str::to_owned));
    let lower: Vec<String> = kept.iter().map(|word| word.to_lowercase()).collect();
    kept.extend(lower);
    kept.extend(USED.split(' ').map(str::to_owned));
    kept
}

/// Runs the program in the sample language. A word after `<` names its input file.
fn ask(folder: &Path, script: &str, line: &str) -> String {
    let (line, input) = line.split_once(" < ").unwrap_or((line, ""));
    let input = match input {
        "" => Stdio::null(),
        file => fs::File::open(folder.join(file)).unwrap().into(),
    };
    let output = environment::again(folder)
        .args(line.split_whitespace())
        .stdin(input)
        .envs([("NOS_MADE_UP", script), ("COLUMNS", "120")])
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(text).unwrap();
    let text = PHRASES.iter().fold(text, |text, phrase| text.replace(phrase, ""));
    if line.starts_with("language --check") {
        // Leave out the path of a file at the beginning of each line.
        let said = text.lines().map(|line| line.split_once(": ").map_or(line, |(_, said)| said));
        said.collect::<Vec<_>>().join("\n")
    } else if text.starts_with("<!DOCTYPE") {
        overheard::read(&text)
    } else if text.starts_with(".ie") {
        read_of_manual(&text)
    } else {
        text
    }
}

/// Commands that read a file.
const OF_FILES: &[&str] = &[
    "replay FILE --keep-going",
    "check FILE",
    "settle FILE",
    "settle FILE --markdown",
    "settle FILE --html",
    "report FILE",
    "report FILE --short",
    "history FILE",
    "history FILE --penalties",
    "play kept-FILE < FILE",
    "check kept-FILE",
    "standings kept-FILE",
    "standings kept-FILE --markdown",
    "standings kept-FILE --html",
    "audit FILE",
    "status FILE",
    "show FILE",
    "balances FILE",
    "balances FILE --by hand",
    "legal FILE",
    "holds FILE",
    "why FILE",
    "why FILE 5",
    "why FILE 12",
    "why FILE 31",
    "settle FILE --player Nobody",
    "setle FILE",
    "FILE settle",
    "why 30 FILE",
];

/// Commands that read no file, or a missing one.
const OTHERS: &[&str] = &[
    "games",
    "laws",
    "--help",
    "help",
    "help settle",
    "rule 7.3",
    "rule waits",
    "rule 99.9",
    "card 2",
    "card 99",
    "bogus",
    "settle",
    "settle --bogus",
    "settle a b",
    "settle x --player",
    "play --law whist",
    "completions tcsh",
    "frobnicate x y",
    "replay x --json --quiet",
    "simulate --hands x",
    "simulate --quiz --seed 3 < answers",
    "man",
    "man settle",
    "help xyzzy",
    "init",
    "init",
    "language de",
    "language de",
    "language nl",
    "language x-y",
    "language --check de",
    "language --check nowhere",
    "standings",
    "standings nowhere.nos",
    "export nowhere.nos",
    "check nowhere.nos",
    "board nowhere.nos",
    "tutor",
];

/// The prompt's answers to these lines, with questions and mistakes between them.
fn prompted(law: &'static Law, script: &str) -> String {
    let between = [
        "?",
        "s",
        "l",
        "$",
        "status",
        "bogus",
        "",
        "why",
        "play",
        "undo",
        "u 999",
        "strike 2",
        "fix 3 note x",
        "t deal",
        "history 3",
        "64x",
        "set",
        "rule 1.1",
        "void",
        "y 2",
    ];
    let mut between = between.iter().cycle();
    // Types each line in the words of the language.
    let typed = |line: &str| match read_line(law.language, line) {
        Ok(Line { body: Some(body), .. }) => law.translate(&body),
        _ => line.to_owned(),
    };
    let lines =
        script.lines().flat_map(|line| [typed(line), (*between.next().unwrap()).to_owned()]);
    let verbs = law.language.lexicon().verbs().map(|verb| format!("help {}", verb.row.word));
    let lines = lines.chain(verbs).chain(["revise 3", "done", "quit"].map(str::to_owned));
    let goals = law.library().help.lesson.iter().map(|step| match step.goal {
        Goal::Asked(question) => question.to_owned(),
        _ => step.entries().first().map_or_else(String::new, ToString::to_string),
    });
    let taught = ["note not this".to_owned()].into_iter().chain(goals);
    let entries =
        script.lines().filter_map(|line| match read_line(law.language, line).ok()?.body? {
            Body::Entry(entry) => Some(entry),
            _ => None,
        });
    let entries: Vec<_> = entries.collect();
    overheard::at_the_prompt(law, lines, 80)
        + &overheard::in_the_lesson(law, taught, 80)
        + &overheard::on_the_board(law, &entries)
}

/// Runs this program in the sample language: at the prompt if `NOS_MADE_UP` is a script, otherwise
/// as called.
fn in_the_language(script: &str) -> ExitCode {
    make_up(changed);
    if !Path::new(script).is_file() {
        return cli::run();
    }
    let script = fs::read_to_string(script).unwrap();
    println!("{}", prompted(laws::law_of(script.as_bytes()), &script));
    ExitCode::SUCCESS
}

/// Removes seals, whose groups can look like words.
fn unsealed(text: &str) -> String {
    let is_group = |word: &&str| {
        let word = word.trim_end_matches('.');
        word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    let groups: Vec<bool> = text.split_whitespace().map(|word| is_group(&word)).collect();
    let is_sealed = |at: usize| {
        let near = [at.wrapping_sub(1), at + 1];
        groups[at] && near.iter().any(|near| groups.get(*near) == Some(&true))
    };
    let mut at = 0;
    let row = |row: &str| {
        let words = row.split_whitespace().filter(|_| {
            at += 1;
            !is_sealed(at - 1)
        });
        words.collect::<Vec<_>>().join(" ")
    };
    text.lines().map(row).collect::<Vec<_>>().join("\n")
}

/// Returns the lines with words that no file of messages contains.
fn untold<'a>(text: &'a str, kept: &BTreeSet<String>) -> Vec<&'a str> {
    let is_untold = |row: &&str| {
        // A quoted part of a script is unchanged.
        let (number, _) = row.split_once(" | ").unwrap_or_default();
        // Leave out text in quotation marks, which quotes the input.
        let told = row.split('"').step_by(2).collect::<Vec<_>>().join(" ");
        number.trim().parse::<u32>().is_err() && plain(&told).any(|word| !kept.contains(word))
    };
    text.lines().filter(is_untold).collect()
}

fn main() -> ExitCode {
    if let Ok(script) = env::var("NOS_MADE_UP") {
        return in_the_language(&script);
    }
    if let Ok(language) = env::var("NOS_MARKS") {
        told::in_marks(&language);
        return ExitCode::SUCCESS;
    }
    if env::var_os("NOS_WRITE_TOLD").is_some() {
        return ExitCode::from(u8::from(told::faults() > 0));
    }
    assert_eq!(unsealed("the seal: 3 eece 12ab\n  face."), "the seal: 3\n");
    let folder = Folder::new();
    let folder = folder.path();
    let examples = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples")).unwrap();
    let examples = examples.map(|file| file.unwrap().path());
    let examples = examples.filter(|path| path.extension().is_some_and(|ending| ending == "nos"));
    let scripts: BTreeMap<String, String> = examples
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, without_notes(&fs::read_to_string(path).unwrap()))
        })
        .collect();
    assert!(scripts.len() > 8);
    let kept = kept(&scripts);
    fs::write(folder.join("answers"), "ok\nfoul\n11.2a\nx\n".repeat(9)).unwrap();
    let mut asked = Vec::new();
    for (name, script) in &scripts {
        fs::write(folder.join(name), script).unwrap();
        asked.extend(OF_FILES.iter().map(|line| ("", line.replace("FILE", name))));
        asked.push((name, String::new()));
    }
    for law in laws::LAWS {
        let lines = [
            "rule --law LAW",
            "card --law LAW",
            "card --law LAW --html",
            "help --law LAW",
            "help --law LAW play",
        ];
        asked.extend(lines.map(|line| ("", line.replace("LAW", law.name()))));
    }
    asked.extend(OTHERS.iter().map(|line| ("", (*line).to_owned())));
    let mut untold_rows = 0;
    for (script, line) in &asked {
        let text = ask(folder, script, line);
        assert!(!text.contains("panicked") && !text.is_empty(), "{line}: {text}");
        for row in untold(&unsealed(&text), &kept) {
            println!("{script}{line}: {row}");
            untold_rows += 1;
        }
    }
    println!("{} outputs; rows with words that no file has: {untold_rows}", asked.len());
    ExitCode::from(u8::from(untold_rows > 0 || told::faults() > 0))
}

/// Unaccented words that the output may contain: words of commands, formats and data, beginnings of
/// names, and entries typed above.
const USED: &str = "de Anna Bram Cees Dirk Eva Eleni Fenna target illegal Ruth close scores pass excess set game \
    hand nos toml json csv html md od true false Ele Ineke Jan Piet Yia en nl bash elvish fish \
    powershell zsh automatic crawford chips muggins jacoby beavers autodoubles stake extra_games \
    start round double_blank drawn_factor standard passed_able wait_breaks_payment set_counts \
    house bogus xyzzy frobnicate nowhere waits whist tcsh Nobody made_up version tip subcommands \
    export done ta stock wrong";

/// Phrases for games and fouls.
const PHRASES: &[&str] = &[
    "first here then there then ",
    "ordinary-double-cross",
    "ordinary-cross",
    "matador-double-cross",
    "matador-cross",
    "volapuk-double-cross",
    "volapuk-cross",
    "double-cross",
    "drew-with-double",
    "passed-able",
    "no-draw",
    "strike 2 ; ",
];
