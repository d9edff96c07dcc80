//! A language without a compiler: `nos` speaks it from files, and falls back to English.

use crate::support::folder::Folder;
use crate::support::program::Ran;
use crate::support::terminal::Prompt;
use nos::laws::LAWS;
use nos::words::shell;
use nos::words::translation::check;
use nos_base::{Language, Texts};
use std::fs;
use std::path::Path;

/// German: Nos, and its most frequent messages.
const GERMAN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/words/de");

/// Returns a folder whose `nos.toml` names the German files.
fn german() -> Folder {
    let folder = Folder::new();
    folder.write("nos.toml", format!("[language]\nfiles = {GERMAN:?}\n"));
    folder
}

fn translated(tag: &str, files: &[(&str, &[u8])]) -> Folder {
    let folder = Folder::new();
    fs::create_dir(folder.join(tag)).unwrap();
    for (name, text) in files {
        folder.write(Path::new(tag).join(name), text);
    }
    folder.write("nos.toml", format!("[language]\nfiles = \"{tag}\"\n"));
    folder
}

const EVENING: &str = "\
law 1
seat Anna Bram Cees
deal
set Cees 5-5
announce 1
play Anna 5-4
play Bram 4-4 claim
play Cees 5-2
draw Anna 3
note Anna fetches coffee
play Anna 2-2 claim
draw Bram 2
play Bram 5-0
";

/// The same evening as typed in German.
const ABEND: &str = "\
law 1
seat Anna Bram Cees
gib
setze Cees 5-5
melde 1
lege Anna 5-4
lege Bram 4-4 claim
lege Cees 5-2
ziehe Anna 3
note Anna fetches coffee
lege Anna 2-2 claim
zieht Bram 2
legt Bram 5-0
";

#[test]
fn an_evening_in_german_falls_back_to_english() {
    let folder = german();
    folder.write("evening.nos", EVENING);
    let told = folder.nos(["replay", "evening.nos"]).columns(100).out();
    let told: Vec<&str> = told.lines().map(str::trim_start).collect();
    let expected = "\
1  Es gilt Ausgabe 1 des Regelwerks.
2  Anna, Bram und Cees setzen sich, im Uhrzeigersinn. [1.1, 1.3]
Everybody takes 500 units: 4 of 100, 4 of 20, 4 of 4, 4 of 1 [1.3].
3  Runde 1. Jemand mischt. Jeder nimmt 5, im Talon liegen 13. Der höchste Pasch wird gesetzt.
[2.1, 2.2, 2.4]
4  Cees setzt 5-5. [3.3, 3.1]
Anna and Bram pay Cees 5 each for the set [3.3]
5  Gespielt wird Nr. 1, ordinary. [4.1, 4.5]
6  Anna legt 5-4 links; 4 ist offen. [6.3, 4.2]
7  Bram legt 4-4 links; 4 ist offen. Bram verlangt die Zahlung für 4-4 und wird bezahlt. [6.3,
4.2, 7.1]
Anna pays Bram 4 for the double [7.1]
8  Cees legt 5-2 rechts; 2 ist offen. [6.3, 4.2]
9  Anna zieht 3 Steine. Es bleiben 10. [6.2]
10  Notiert.
11  Anna legt 2-2 rechts; 2 ist offen. Anna verlangt die Zahlung für 2-2 und wird bezahlt. [6.3,
4.2, 7.1]
Cees pays Anna 2 for the double [7.1]
12  Bram zieht 2 Steine. Es bleiben 8. [6.2]
13  Verstoß: 5-0 does not fit as played: left asks for a 4 and right asks for a 2; it goes back
face up to Bram, who stays on turn. [11.2a, 11.3]
Bram pays Anna and Cees 40 each for a tile that does not follow the game [11.2a]
13 entries: 12 in order, 1 foul; 0 rejected.";
    assert_eq!(told, expected.lines().collect::<Vec<_>>());
}

#[test]
fn the_journal_and_output_for_programs_are_equal_in_german() {
    let folder = german();
    let path = |name: &str| folder.join(name);
    let kept = |language: &str, script: &str, name: &str| {
        folder.nos(["--lang", language, "play", name]).stdin(script).status(0);
        let settled =
            folder.nos(["--lang", language, "settle", "--json", name]).columns(100).ran().out;
        let csv = folder
            .nos(["--lang", language, "history", name, "--csv", "--payments"])
            .columns(100)
            .ran()
            .out;
        (fs::read_to_string(path(name)).unwrap(), settled, csv)
    };
    let english = kept("en", EVENING, "english.nos");
    let german = kept("de", EVENING, "german.nos");
    let typed = kept("de", ABEND, "typed.nos");
    assert!(english.0.contains("play Bram 4-4 on left claim"), "{}", english.0);
    assert!(english.1.contains("\"balances\""), "{}", english.1);
    for own in [german, typed] {
        assert_eq!(own.0, english.0);
        assert_eq!(
            own.1.replace("german.nos", "english.nos").replace("typed.nos", "english.nos"),
            english.1
        );
        assert_eq!(own.2, english.2);
    }
    let page = folder.nos(["report", "german.nos", "-o", "-"]).columns(100).ran().out;
    assert!(page.contains("<html lang=\"de\">"), "{page}");
    let page =
        folder.nos(["--lang", "en", "report", "german.nos", "-o", "-"]).columns(100).ran().out;
    assert!(page.contains("<html lang=\"en\">"), "{page}");
}

/// The error for an unknown command in German and in English.
const GERMAN_TOLD: &str = "nos: einen Befehl xyz gibt es nicht; nos help zeigt alle\n";
const ENGLISH_TOLD: &str = "nos: there is no command xyz; nos help lists them\n";

#[test]
fn a_language_is_chosen_by_its_tag_wherever_its_files_are() {
    let folder = german();
    let path = |name: &str| folder.join(name);
    let told =
        |words: &[&str]| folder.nos([words, &["man", "xyz"]].concat()).columns(100).ran().err;
    assert_eq!(told(&[]), GERMAN_TOLD);
    assert_eq!(told(&["--lang", "de"]), GERMAN_TOLD);
    assert_eq!(told(&["--lang", "DE"]), GERMAN_TOLD);
    assert_eq!(told(&["--lang", "en"]), ENGLISH_TOLD);
    // `prompt.language` decides for every language.
    let with = |language: &str| {
        format!("[language]\nfiles = {GERMAN:?}\n[prompt]\nlanguage = \"{language}\"\n")
    };
    for (language, expected) in [("auto", GERMAN_TOLD), ("de", GERMAN_TOLD), ("en", ENGLISH_TOLD)] {
        fs::write(path("nos.toml"), with(language)).unwrap();
        assert_eq!(told(&[]), expected, "{language}");
        let status = folder.nos(["laws"]).columns(100).ran().status;
        assert_eq!(status, 0, "{language}");
    }
    // A language without files is an error in the file, and on the command line.
    fs::write(path("nos.toml"), with("fr")).unwrap();
    let Ran { status, err: error, .. } = folder.nos(["--lang", "en", "laws"]).columns(100).ran();
    assert_eq!(status, 2);
    assert_eq!(
        error,
        "nos: nos.toml:4:12: prompt.language takes one of en, nl, de, a language with files, or \"auto\" for the system's language\n\
         4 | language = \"fr\"\n  |            ^^^^\n"
    );
    let Ran { status, err: error, .. } = folder.nos(["--lang", "fr", "laws"]).columns(100).ran();
    assert_eq!(status, 2);
    assert!(error.contains("there are no files for \"fr\""), "{error}");
    // Files beside the program serve users whose system is in German.
    let own = Path::new(env!("CARGO_BIN_EXE_nos"));
    let beside = tempfile::tempdir_in(own.parent().unwrap()).unwrap();
    let files = beside.path().join("languages/de");
    fs::create_dir_all(&files).unwrap();
    fs::copy(Path::new(GERMAN).join("shell.ftl"), files.join("shell.ftl")).unwrap();
    let program = beside.path().join("nos");
    fs::hard_link(own, &program).unwrap();
    fs::remove_file(path("nos.toml")).unwrap();
    for (words, locale, expected) in rows! { of (&[&str], &str, &str):
        &["man", "xyz"][..], "de_AT.UTF-8", GERMAN_TOLD;
        &["man", "xyz"], "C.UTF-8", ENGLISH_TOLD;
        &["man", "xyz"], "fr_FR.UTF-8", ENGLISH_TOLD;
        &["--lang", "de", "man", "xyz"], "C.UTF-8", GERMAN_TOLD;
        &["--lang", "en", "man", "xyz"], "de_DE.UTF-8", ENGLISH_TOLD;
    } {
        assert_eq!(
            folder.program(&program, words).columns(100).env("LC_ALL", locale).ran().err,
            expected,
            "{words:?} {locale}"
        );
    }
    fs::write(path("nos.toml"), "[prompt]\nlanguage = \"de\"\n").unwrap();
    assert_eq!(
        folder.program(&program, ["man", "xyz"]).columns(100).env("LC_ALL", "C.UTF-8").ran().err,
        GERMAN_TOLD
    );
}

#[test]
fn a_folder_of_files_is_named_for_its_language() {
    for (files, column) in [("\"german files\"", 14), ("\"nl\"", 2), ("7", 1)] {
        let folder = Folder::new();
        folder.write("nos.toml", format!("[language]\nfiles = {files}\n"));
        let Ran { status, err: error, .. } = folder.nos(["laws"]).columns(100).ran();
        assert_eq!(status, 2, "{column}");
        let begins = "nos: nos.toml:2:9: language.files takes the folder of a language, named for its tag, like \
                      \"languages/de\"; English and Dutch are built in\n";
        assert!(error.starts_with(begins), "{error}");
    }
}

#[test]
fn an_unreadable_file_is_left_out_and_english_replaces_it() {
    let long = vec![b'#'; (1 << 20) + 1];
    let deep = format!("xyz = {}", "{".repeat(100_000));
    let folder = translated(
        "de",
        &[
            ("shell.ftl", b"no-command = Befehl \xff"),
            ("nos.ftl", &long),
            ("every-law.ftl", deep.as_bytes()),
        ],
    );
    fs::create_dir(folder.join("de/chess.ftl")).unwrap();
    let Ran { status, out: told, err: remarks } =
        folder.nos(["laws", "--law", "chess"]).columns(100).ran();
    assert_eq!(status, 0);
    assert_eq!(told, "chess              Chess, with sixteen pieces each\n");
    let lines = [
        "nos: cannot read de/chess.ftl: it is not a file; nos uses English instead",
        "nos: de/every-law.ftl opens more braces and parentheses than a message can have; nos uses English instead",
        "nos: de/nos.ftl has more than 1048576 bytes; nos uses English instead",
        "nos: de/shell.ftl is not UTF-8 text; save it as UTF-8; nos uses English instead",
    ];
    assert_eq!(remarks.lines().collect::<Vec<_>>(), lines);
    // A missing folder is also reported.
    fs::remove_dir_all(folder.join("de")).unwrap();
    let Ran { status, err: remarks, .. } =
        folder.nos(["laws", "--law", "chess"]).columns(100).ran();
    assert_eq!(status, 0);
    assert_eq!(
        remarks,
        "nos: cannot read de: no file or folder has that name; nos uses English instead\n"
    );
}

#[test]
fn a_word_with_a_sense_is_refused_as_a_filler() {
    let said = "[verbs.claim]\nbeside = [\"den Pasch\", \"viel zu spät\"]\n";
    let senses = "when = [\"zu spät\"]\n";
    for (senses, is_refused) in [(senses, true), ("when = []\n", false)] {
        let folder = translated(
            "de",
            &[("said-nos.toml", said.as_bytes()), ("senses.toml", senses.as_bytes())],
        );
        let remark = "nos: de/said-nos.toml has \"viel zu spät\" in verbs.claim.beside, a list of words without meaning, but \"zu spät\" \
                      changes the meaning of a sentence (senses.toml); remove it; nos uses English instead\n";
        let ran = folder.nos(["laws", "--law", "chess"]).columns(200).ran();
        assert_eq!(ran.status, 0);
        assert_eq!(ran.err, if is_refused { remark } else { "" });
        let checked = folder.nos(["language", "--check", "de"]).columns(200).ran();
        assert_eq!(checked.out.contains("zu spät"), is_refused, "{}", checked.out);
    }
}

/// Returns a file with this many messages. `words` puts the reference to the previous message into
/// each.
fn chain(messages: usize, words: impl Fn(&str) -> String) -> String {
    let line =
        |at: usize| format!("m{at} = {}\n", words(&format!("{{ m{} }}", at.wrapping_sub(1))));
    let all: String = (1..messages).map(line).collect();
    format!("m0 = x\n{all}")
}

#[test]
fn a_hostile_file_falls_back_to_english() {
    struct Case {
        file: String,
        /// The beginning of the first line that reports the fault.
        found: &'static str,
    }
    let used = "law-title = { m39 }\n";
    let table = rows! { Case { file, found }:
        format!("law-title = {{ {}", "F(\n".repeat(20_000)), "opens more braces and parentheses than a message can have";
        format!("law-title = {}x{}\n", "{ $x -> *[a] ".repeat(21), "\n }".repeat(21)), "opens more braces and parentheses than a message can have";
        chain(40, |last| format!("{last}{last}")) + used, "refers to a message that refers to another, in a chain of more than five";
        chain(10_000, str::to_owned) + used, "refers to a message that refers to another, in a chain of more than five";
        chain(5, |last| last.repeat(20)) + "law-title = { m4 }\n", "is longer than 64 kB, the limit for a message";
    };
    for case in table {
        let folder = translated("de", &[("chess.ftl", case.file.as_bytes())]);
        let Ran { status, out: told, .. } =
            folder.nos(["laws", "--law", "chess"]).columns(100).ran();
        assert_eq!(status, 0);
        assert_eq!(told, "chess              Chess, with sixteen pieces each\n");
        let Ran { status, out: told, .. } =
            folder.nos(["language", "--check", "de"]).columns(100).ran();
        assert_eq!(status, 1);
        assert!(told.contains(case.found), "{}", &told[..told.len().min(300)]);
    }
}

#[test]
fn nothing_in_a_file_moves_the_cursor() {
    let file = "law-title = Schach\u{1b}[2J\u{7} { \"\\u001B[2J\" }\n    .typed = \u{1b}]0;x\n";
    let folder = translated("de", &[("chess.ftl", file.as_bytes())]);
    for command in [&["laws", "--law", "chess"][..], &["language", "--check", "de"]] {
        let Ran { out: told, err: remarks, .. } = folder.nos(command).columns(100).ran();
        let is_odd = |c: char| c.is_control() && c != '\n';
        assert!(!told.contains(is_odd) && !remarks.contains(is_odd), "{told:?}{remarks:?}");
    }
    let told = folder.nos(["laws", "--law", "chess"]).columns(100).ran().out;
    assert!(told.contains("Schach\u{fffd}[2J\u{fffd} \\u{1b}[2J"), "{told:?}");
}

#[test]
fn an_incomplete_or_endless_message_falls_back_to_english() {
    let every_law = "verb-deal = eine neue Runde\nEffect-Noted = { Effect-Official }\n\
                     Effect-Official = { Effect-Noted }\nEffect-Seated = { $players } sitzen. { Effect-Noted }\n";
    let folder = translated("de", &[("every-law.ftl", every_law.as_bytes())]);
    let help = |law: &str| folder.nos(["help", "deal", "--law", law]).columns(100).ran().out;
    assert!(help("fives-and-threes").contains("eine neue Runde"));
    // The message for dominoes is a different one, which the German files lack.
    assert!(help("dominoes").contains("a new round: everyone has taken tiles"));
    folder.write("x.nos", "law 1\nseat Anna Bram Cees\nnote x\n");
    let told = folder.nos(["replay", "x.nos"]).columns(100).ran().out;
    assert!(told.contains("Anna, Bram and Cees sit down, clockwise."), "{told}");
    assert!(told.contains("Noted."), "{told}");
}

#[test]
fn plurals_are_those_of_the_language() {
    let tiles = "tiles = { $tiles ->\n    [one] 1 kość\n    [few] { $tiles } kości\n   *[many] { $tiles } kostek\n}\n\
                 Event-Drew = { $player } bierze { tiles }.\n";
    for tag in ["pl", "pl-PL"] {
        let folder = translated(tag, &[("nos.ftl", tiles.as_bytes())]);
        let script = "law 1\nseat Anna Bram Cees\ndeal\nset Cees 5-5\nannounce 1\ndraw Anna 1\ndraw Anna 3\ndraw Anna 7\n";
        folder.write("x.nos", script);
        let told = folder.nos(["replay", "x.nos"]).columns(100).ran().out;
        for words in ["bierze 1 kość.", "bierze 3 kości.", "bierze 7 kostek."] {
            assert!(told.contains(words), "{tag}: {told}");
        }
    }
}

#[test]
fn two_commands_with_one_translation_keep_their_own_names() {
    let shell = "command-play = play chess\ncommand-settle = check\ncommand-show = zeige\ncommand-status = zeige\n";
    let folder = translated("de", &[("shell.ftl", shell.as_bytes())]);
    folder.write("x.nos", EVENING);
    assert_eq!(folder.nos(["zeige", "x.nos"]).columns(100).ran().status, 0);
    assert_eq!(folder.nos(["settle", "x.nos"]).columns(100).ran().status, 0);
    let help = folder.nos(["help"]).columns(100).ran().out;
    assert!(help.contains("\n  zeige "), "{help}");
    assert!(help.contains("\n  settle "), "{help}");
    assert!(help.contains("\n  status "), "{help}");
}

#[test]
fn a_new_language_begins_with_files_of_all_the_english() {
    let folder = Folder::new();
    let told = folder.nos(["language", "de"]).columns(100).out();
    let files = fs::read_dir(folder.join("de")).unwrap().count();
    assert!(files > LAWS.len(), "{files}");
    assert_eq!(
        told,
        format!(
            "{files} files are written into de. Write each message below its English; nos language --check de lists the missing ones.\n"
        )
    );
    let read = |name: &str| folder.read(Path::new("de").join(name));
    let file = read("nos.ftl");
    assert!(file.starts_with("### nos, language \"de\"\n"), "{file}");
    for part in [
        "\n# Event-Waited = { $player } waits.\n\n",
        "\n# tiles = { $tiles ->\n#     [one] 1 tile\n#    *[other] { $tiles } tiles\n# }\n\n",
        "\n# verb-wait = \"I wait\": the turn missed for an immediate double\n",
        "\n## What happens\n",
    ] {
        assert!(file.contains(part), "{part}");
    }
    let said = read("said-nos.toml");
    for part in ["\n# nos = { typed = [\"nos\"], forms = ", "\n# [keywords]\n# claim.typed = "] {
        assert!(said.contains(part), "{part}");
    }
    // Everything is a comment.
    let is_comment = |line: &str| line.is_empty() || line.starts_with('#');
    for name in
        ["nos.ftl", "shell.ftl", "entries.ftl", "every-law.ftl", "chess.ftl", "tiddle-a-wink.ftl"]
    {
        assert!(read(name).lines().all(is_comment), "{name}");
    }
    // Existing files stay.
    folder.write("de/nos.ftl", "Event-Waited = { $player } wartet.\n");
    fs::remove_file(folder.join("de/chess.ftl")).unwrap();
    let Ran { status, out: told, .. } = folder.nos(["language", "de"]).columns(100).ran();
    assert_eq!(status, 0);
    assert!(told.contains("de/nos.ftl exists already, and nos does not overwrite it\n"), "{told}");
    assert!(told.contains("1 file is written into de."), "{told}");
    assert_eq!(read("nos.ftl"), "Event-Waited = { $player } wartet.\n");
    let Ran { status, err: error, .. } = folder.nos(["language", "de"]).columns(100).ran();
    assert_eq!(status, 2);
    assert_eq!(error, "nos: de has every file already, and nos overwrites none\n");
    let Ran { status, out: told, .. } =
        folder.nos(["language", "--check", "de"]).columns(100).ran();
    assert_eq!(status, 1);
    let (_, kinds) = told.split_once("In \"de\" there are:\n").unwrap();
    let kinds: Vec<(&str, &str)> = kinds
        .lines()
        .map(|line| {
            let (had, rest) = line.split_once(" of ").unwrap();
            (had, rest.split_once(' ').unwrap().1)
        })
        .collect();
    assert_eq!(
        kinds,
        [
            ("1", "sentences"),
            ("0", "verbs and other words to type"),
            ("0", "kinds of words that people say at a table"),
            ("0", "lines of help and lessons"),
            ("0", "articles of rulebooks"),
        ]
    );
    // A file with only a beginning falls back to English.
    assert!(read("nos.md").contains("\n// 7.1 "), "{}", read("nos.md"));
    assert!(read("nos.txt").contains("\n// > seat"), "{}", read("nos.txt"));
    let german = |words: &[&str]| {
        folder.write("nos.toml", "[language]\nfiles = \"de\"\n");
        folder.nos(words).columns(100).out()
    };
    assert!(german(&["rule", "7.1"]).contains("7.1"), "{}", german(&["rule", "7.1"]));
    let own = read("nos.md").replace("// 7.1 ", "7.1 Wer einen Pasch legt.\n\n// 7.1 ");
    folder.write("de/nos.md", own.replace("// ## 7", "## 7"));
    assert!(german(&["rule", "7.1"]).contains("Wer einen Pasch legt."));
    fs::remove_file(folder.join("nos.toml")).unwrap();
    // The reported line is that of the English comment.
    let line =
        read("chess.ftl").lines().position(|line| line.starts_with("# law-name =")).unwrap() + 1;
    assert!(told.contains(&format!("\nde/chess.ftl:{line}: \"law-name\" is missing\n")), "{told}");
    assert!(told.contains("\nde/nos.ftl: \"Event-Passed\" is missing\n"), "{told}");
    // `-o` chooses another folder. Built-in languages are refused.
    let status = folder
        .nos(["--lang", "nl", "taal", "pt-BR", "-o", "talen/pt-BR"])
        .columns(100)
        .ran()
        .status;
    assert_eq!(status, 0);
    assert!(folder.join("talen/pt-BR/nos.ftl").is_file());
    for (words, error) in rows! {
        &["language", "nl"][..], "nos: \"nl\" is built in, so nos reads no files for it\n";
        &["language", "no such"], "nos: \"no such\" is not the tag of a language, like \"de\" or \"pt-BR\"\n";
        &["language", "--check", "talen"], "nos: talen is not named for a language: name it for its tag, like \"de\" or \"pt-BR\"\n";
        &["language", "--check", "it"], "nos: cannot read it: no file or folder has that name\n";
    } {
        let Ran { status, err: told, .. } = folder.nos(words).columns(100).ran();
        assert!(status > 1, "{words:?}");
        assert_eq!(told, error);
    }
}

/// Returns the lines of a check, and the numbers of translated and of all sentences.
fn checked(told: &str) -> (Vec<&str>, [u64; 2]) {
    let (lines, totals) = told.split_once("In \"de\" there are:\n").unwrap();
    let (sentences, _) = totals.split_once(" sentences\n").unwrap();
    let (own, all) = sentences.split_once(" of ").unwrap();
    (lines.lines().collect(), [own, all].map(|number| number.parse().unwrap()))
}

#[test]
fn the_german_files_lack_only_messages() {
    let folder = Folder::new();
    let Ran { status, out: told, .. } =
        folder.nos(["language", "--check", GERMAN]).columns(100).ran();
    assert_eq!(status, 1);
    let (mut wrong, [own, _]) = checked(&told);
    wrong.retain(|line| {
        let lacks = [": no words for ", ": the file is missing, with its "];
        !line.ends_with(" is missing") && !lacks.iter().any(|lack| line.contains(lack))
    });
    assert_eq!((wrong, own), (Vec::new(), 54));
}

#[test]
fn a_check_reports_the_fault_of_each_line() {
    let nos_file = "\
Event-Waited = { $plyer } wartet.
Event-Wated = { $player } wartet.
Event-Passed = { $player } passt.
Event-Out = { $first ->
    [yes] { $player } ist aus: Nos.
    [no] { $player } ist aus.
}
tiles = { $tiles ->
   *[other] { $tiles } Steine
}
Event-Laid = { $manner ->
    [Turn] { $player } legt { $tile } { $way-arm }; { $way-open } ist offen.
    [AtOnse] { $player } legt { $tile } { $way-arm } { $manner-later }; { $way-open } ist offen.
   *[Stands] { $player } legt { $tile } { $way-arm }; { $way-open } ist offen.
}
Event-SaidNos = { $player } war { NUMBER($player) } aus.
Event-Counted = { $player } zählt { $spots }.
Event-Counted = { $player } zählt { $spots } Augen.
Ending-Closed = { Ending-AllPassed }
Ending-AllPassed = { Ending-Closed }
Ending-OneLeft
verb-wait = ein Zug,
\tden er verliert
verb-pass = er kann\u{202e} nicht
";
    let said = "[verbs.wait]\ntyped = [\"warte\", \"weiter\"]\n\n[verbs.pass]\ntyped = [\"passe\", \"Weiter\"]\nforms = [\"gibt\u{7} auf\"]\n";
    let folder = translated(
        "de",
        &[("nos.ftl", nos_file.as_bytes()), ("ns.ftl", b""), ("said-nos.toml", said.as_bytes())],
    );
    let Ran { status, out: told, .. } =
        folder.nos(["--lang", "en", "language", "--check", "de"]).columns(100).ran();
    assert_eq!(status, 1);
    let (mut of_lines, [own, all]) = checked(&told);
    of_lines.retain(|line| {
        let lacks = [": no words for ", ": the file is missing, with its "];
        !line.ends_with(" is missing") && !lacks.iter().any(|lack| line.contains(lack))
    });
    let expected = r#"
de/nos.ftl:1: "Event-Waited" has "$plyer", which nos does not fill in here
de/nos.ftl:1: "Event-Waited" lacks "$player"
de/nos.ftl:2: "Event-Wated" is not a message of this file
de/nos.ftl:3: "Event-Passed" lacks "$turn_passes"
de/nos.ftl:7: this is not a message: the default case must begin with "*"
de/nos.ftl:8: "tiles" lacks the case "[one]" of "$tiles"
de/nos.ftl:11: "Event-Laid" lacks "$manner-stays"
de/nos.ftl:11: "Event-Laid" has the case "[AtOnse]" of "$manner", which never occurs
de/nos.ftl:11: "Event-Laid" lacks the case "[AtOnce]" of "$manner"
de/nos.ftl:11: "Event-Laid" lacks the case "[yes]" of "$manner-later"
de/nos.ftl:16: "Event-SaidNos" has "NUMBER", which nos does not know: it knows only variables and messages
de/nos.ftl:18: "Event-Counted" is there twice; nos uses the last
de/nos.ftl:19: "Ending-Closed" refers to itself
de/nos.ftl:20: "Ending-AllPassed" refers to itself
de/nos.ftl:21: this is not a message: a message is a name, "=" and words; a line that goes on begins with a space
de/nos.ftl:23: a tab indents this line, so other programs drop its message; indent with blanks
de/nos.ftl:24: U+202E is invisible here and can change how the line reads; delete it
de/said-nos.toml:1: "verbs.wait" has the word "weiter", which "verbs.pass" has too
de/said-nos.toml:6: U+0007 is invisible here and can change how the line reads; delete it
de/ns.ftl: nos reads no file of this name"#;
    assert_eq!(of_lines, expected.trim_start().lines().collect::<Vec<_>>());
    assert_eq!(own, 10);
    assert!(told.contains("de/nos.ftl: \"Event-Out\" is missing\n"), "{told}");
    assert!(told.contains("de/chess.ftl: the file is missing, with its 106 messages\n"), "{told}");
    let Ran { status, out: told, .. } =
        folder.nos(["language", "--check", "de", "--json"]).columns(100).ran();
    assert_eq!(status, 1);
    let value: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(value["language"], "de");
    assert_eq!([&value["told"], &value["messages"]], [10, all]);
    let flaws = value["flaws"].as_array().unwrap();
    let foreign = serde_json::json!({
        "file": "nos.ftl", "line": 1, "flaw": "foreign-variable", "message": "Event-Waited", "what": "plyer",
    });
    assert!(flaws.contains(&foreign), "{told}");
    let missing = serde_json::json!({
        "file": "chess.ftl", "line": null, "flaw": "missing-file", "message": null, "what": null,
    });
    assert!(flaws.contains(&missing), "{told}");
}

#[test]
fn a_message_that_refers_to_itself_is_named_once() {
    // Sorted alphabetically, `tiles-all` comes between the parts of `tiles`.
    let nos_file = "\
tiles = { tiles }
    .c = { tiles }
tiles-all = { tiles }
";
    let folder = translated("de", &[("nos.ftl", nos_file.as_bytes())]);
    let told = folder.nos(["--lang", "en", "language", "--check", "de"]).columns(100).ran().out;
    let circular: Vec<&str> =
        told.lines().filter(|line| line.ends_with(" refers to itself")).collect();
    let expected = [
        "de/nos.ftl:1: \"tiles\" refers to itself",
        "de/nos.ftl:3: \"tiles-all\" refers to itself",
    ];
    assert_eq!(circular, expected);
}

#[test]
fn the_files_that_are_built_in_have_no_flaw() {
    let laws = LAWS.into_iter().flat_map(|law| law.library().files.clone());
    let files: Vec<Texts> = laws.filter(|file| file.name.ends_with(".ftl")).collect();
    for file in files.into_iter().chain([shell::FILE]) {
        for language in Language::ALL {
            let text = language.own(file).unwrap();
            let found = check::of_messages(file, language.tag(), text, &|_| false);
            assert_eq!(found, [], "{} in {}", file.name, language.tag());
            assert_eq!(check::of_characters(text, true), [], "{} in {}", file.name, language.tag());
        }
    }
}

const GERMAN_RULEBOOK: &str = "\
# Das Regelbuch für Dame

## 2 Der Zug
2.1 Ein Stein zieht schräg auf das nächste Feld, wenn es leer ist.
";

#[test]
fn a_rulebook_and_a_lesson_are_read_from_the_folder_and_checked() {
    let english = include_str!("../../src/laws/checkers/help.en.txt");
    let (_, lesson) = english.split_once("# lesson\n").unwrap();
    let (first, _) = lesson.split_once("\n>").unwrap();
    let german = english.replacen(first, "Zuerst setzen sich Anna und Bram an den Tisch.", 1);
    let folder = translated(
        "de",
        &[("checkers.md", GERMAN_RULEBOOK.as_bytes()), ("checkers.txt", german.as_bytes())],
    );
    let told = |words: &[&str]| {
        let Ran { status, out, err } = folder.nos(words).columns(100).ran();
        assert_eq!(status, 0, "{err}");
        out
    };
    let article = told(&["rule", "--law", "checkers", "2.1"]);
    assert!(
        article.contains("Ein Stein zieht schräg auf das nächste Feld, wenn es leer ist."),
        "{article}"
    );
    #[cfg(unix)]
    Prompt::start(folder.path(), (80, 24), &["tutor", "--law", "checkers"])
        .shows("Zuerst setzen sich Anna und Bram an den Tisch.");
    // For chess there is neither help nor rulebook in German, so English is used.
    let article = told(&["rule", "--law", "chess", "1.1"]);
    assert!(article.contains("Two players"), "{article}");

    // The check reports a rulebook's missing articles, and a lesson that differs from the English.
    let checked = |lesson: &str| {
        folder.write("de/checkers.txt", lesson);
        let Ran { status, out: told, .. } =
            folder.nos(["--lang", "en", "language", "--check", "de"]).columns(100).ran();
        assert_eq!(status, 1);
        let lines = told.lines().filter(|line| !line.contains(": the file is missing, with its "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let found = checked(&german);
    assert!(found.contains(&"de/checkers.md: article 2.2 is missing".to_owned()), "{found:?}");
    let of_lesson = |found: &[String]| -> Vec<String> {
        found.iter().filter(|line| line.starts_with("de/checkers.txt")).cloned().collect()
    };
    assert_eq!(of_lesson(&found), Vec::<String>::new());
    let (before, _) = german.split_once("# lesson\n").unwrap();
    assert_eq!(
        of_lesson(&checked(before)),
        ["de/checkers.txt: the entries of the lesson or of the card differ from those in English"]
    );
    let stray = format!("das steht nirgends\n{german}");
    assert_eq!(of_lesson(&checked(&stray)), ["de/checkers.txt:1: this line belongs nowhere"]);
}

#[test]
fn a_language_without_files_says_where_they_go() {
    let folder = Folder::new();
    for (asks, told) in rows! {
        "xx", "there are no files for \"xx\"; nos language xx begins them.";
        "pt-BR", "languages/pt-BR";
    } {
        let Ran { status, err, .. } = folder.nos(["--lang", asks, "laws"]).columns(400).ran();
        assert_eq!(status, 2, "{err}");
        assert!(err.contains(told) && err.contains("language.files"), "{err}");
    }
}
