//! Dutch output agrees with the English, and the input decides nothing by its language.

use crate::support::folder::Folder;
use nos::entry::phrases::{kinds, with_a_sense};
use nos::laws::LAWS;
use std::fs;
use std::path::Path;

/// Returns the output of `nos` in this language, with these lines on its standard input.
fn printed(folder: &Folder, language: &str, words: &[&str], lines: &[&str]) -> String {
    folder.nos(["--lang", language]).args(words).stdin(lines.join("\n")).ran().all()
}

/// Returns the answers to a script in Dutch, on one line.
fn answered(lines: &[&str]) -> String {
    let replay = ["replay", "--keep-going", "-"];
    printed(&Folder::new(), "nl", &replay, lines).split_whitespace().collect::<Vec<_>>().join(" ")
}

const OPENING: [&str; 5] = ["law 1", "seat Anna Bram Cees", "deal", "set Cees 5-5", "announce 1"];

#[test]
fn a_rule_is_the_same_in_every_language() {
    let told = answered(&[&OPENING[..], &["legal 4-2", "play Anna 4-2", "why"]].concat());
    let takes = "links is 5 open, en daar past een steen met een 5: 6-5 5-4 5-3 5-2 5-1 5-0";
    assert_eq!(told.matches(takes).count(), 2, "{told}");
    assert!(!told.contains("matador"), "{told}");
    let told = answered(&[&OPENING[..4], &["announce volapuk ordinary left", "status"]].concat());
    assert!(told.contains("Open: links 5 gewoon, rechts 5 matador."), "{told}");
    let told = answered(
        &[&OPENING[..4], &["announce ordinary first 2 on left", "status", "show"]].concat(),
    );
    assert!(told.contains("Open, gewoon: links 5."), "{told}");
    assert!(told.contains("Eerst: links (2 stenen)."), "{told}");
    let second = ["announce 3", "5-4", "5-3", "5-2", "5-1", "legal 4-2"];
    let told = answered(&[&OPENING[..4], &second].concat());
    let takes = "op noord is 4 open, en de tweede steen moet daar de 4-4 zijn";
    assert!(told.contains(takes), "{told}");
}

#[test]
fn a_word_of_an_entry_is_asked_for_as_it_is_typed() {
    for (begun, missing) in [
        ("announce ordinary first left", "dan"),
        ("announce matador first here then", "daar"),
        ("announce volapuk", "gewoon"),
    ] {
        let told = answered(&[&OPENING[..4], &[begun]].concat());
        assert!(told.contains(&format!("hier hoort {missing} 5 |")), "{told}");
    }
    let told = answered(&[&OPENING[..4], &["announce ordinary first left then right"]].concat());
    let game = "De spelsoort is nr. 11, gewoon, eerst links, dan rechts.";
    assert!(told.contains(game), "{told}");
}

/// Returns the standings after a journal of these lines.
fn standings(law: &str, lines: &[&str]) -> String {
    let folder = Folder::new();
    let play = ["play", "--law", law, "evening.nos"];
    printed(&folder, "en", &play, lines);
    let standings = ["standings", "evening.nos", "--markdown"];
    printed(&folder, "nl", &standings, &[])
}

#[test]
fn a_column_of_the_standings_is_named_for_its_count() {
    let drawn = ["seat Anna Bram", "deal", "play Anna 5-5", "draw 2", "void"];
    let matador = ["seat Anna Bram Cees", "deal", "play Anna 9-9", "draw 2", "void"];
    let doubled = ["seat Anna Bram", "open Anna 4 Bram 3", "24/20 13/10", "double", "drop"];
    for (law, lines, heading) in rows! { of (&str, &[&str], &str):
        "dominoes", &drawn, "getrokken";
        "matador", &matador, "getrokken";
        "backgammon", &doubled, "verdubbeld";
    } {
        let told = standings(law, &[lines, &["settle", "settle"]].concat());
        assert!(told.contains(heading), "{law}: {told}");
        let others = ["remise", "dubbelen"];
        assert!(!others.iter().any(|other| told.contains(other)), "{told}");
    }
}

#[test]
fn the_pot_has_its_name_in_every_language_and_players_keep_theirs() {
    let folder = Folder::new();
    let lines = ["law 1", "house chips.start 476", "seat out won Cees", "settle", "strike 4"];
    let told = printed(&folder, "nl", &["play", "evening.nos"], &lines);
    assert!(told.contains("Cees 460 -> 476, de pot 48 -> 0."), "{told}");
    let each = ["balances", "evening.nos", "--by", "hand"];
    let told = printed(&folder, "nl", &each, &[]);
    assert!(told.contains("│ out │ won │ Cees │ de pot │"), "{told}");
}

#[test]
fn dutch_has_different_words_for_an_announced_and_a_won_game() {
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    for (example, heading) in [("evening", "spelsoort"), ("fives-and-threes", "spel")] {
        let path = format!("{examples}/{example}.nos");
        let told = printed(&Folder::new(), "nl", &["report", &path, "-o", "-"], &[]);
        let heading = format!(">{heading}</th>");
        assert!(told.contains(&heading), "{example}");
    }
}

#[test]
fn reasons_men_and_values_are_in_dutch() {
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    let path = format!("{examples}/full-table.nos");
    let penalties = ["history", &path, "--player", "Bas", "--penalties"];
    let told = |language: &str| {
        let told = printed(&Folder::new(), language, &penalties, &[]);
        told.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let [dutch, english] = ["nl", "en"].map(told);
    let reason = "reden voor te weinig stenen nemen, artikel 2.5";
    assert!(dutch.contains(reason), "{dutch}");
    assert!(english.contains("│ short │"), "{english}");
    let chess = ["law chess 1", "seat Anna Bram", "begin Anna", "legal", "legal Nf3"];
    let told = answered(&chess);
    assert!(told.contains("Pa3, Pc3, Pf3, Ph3, a3"), "{told}");
    let told = answered(&[
        "law backgammon 1",
        "house game.jacoby on",
        "seat Anna Bram",
        "open Anna 4 Bram 3",
        "show",
    ]);
    assert!(told.contains("Huisregel: game.jacoby aan."), "{told}");
    assert!(told.contains("│uit"), "{told}");
}

#[test]
fn a_player_may_have_a_word_of_the_program_as_a_name() {
    let chess = ["law chess 1", "seat none yes", "begin none", "offer none", "status"];
    for (language, white, offers) in rows! {
        "en", "none has white and moves first.", "none offers a draw.";
        "nl", "none heeft wit en begint.", "none biedt remise aan.";
    } {
        let folder = Folder::new();
        let told = printed(&folder, language, &["replay", "-"], &chess);
        assert!(told.contains(white), "{told}");
        assert_eq!(told.matches(offers).count(), 2, "{told}");
    }
}

#[test]
fn tied_players_have_equal_points() {
    let seat = "seat Anna Bram Cees Dirk Eva Fleur";
    let begun = ["law tiddle-a-wink 1", seat, "deal", "play Anna 9-9"];
    let counts = seat.split(' ').skip(1).map(|name| format!("count {name} 30"));
    let counts: Vec<String> = counts.collect();
    let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
    let told = answered(&[&begun[..], &["go"; 6], &counts].concat());
    let level =
        "Anna, Bram, Cees, Dirk, Eva en Fleur hebben evenveel punten, en niemand heeft er minder";
    assert!(told.contains(level), "{told}");
}

#[test]
fn the_history_is_filtered_by_words_of_the_language() {
    let folder = Folder::new();
    let lines = [
        "seat Anna Bram Cees",
        "deal",
        "set Bram 6-6",
        "announce 1",
        "foul Anna showing",
        "foul Cees covering",
    ];
    printed(&folder, "en", &["play", "evening.nos"], &lines);
    let history = |words: &[&str]| {
        let command = [&["history", "evening.nos"], words].concat();
        printed(&folder, "nl", &command, &[])
    };
    for (words, no) in [
        (&["overtredingen", "sinds", "7"][..], 7),
        (&["fouten", "vanaf", "7"], 7),
        (&["/laten-zien/"], 6),
        (&["/showing/"], 6),
    ] {
        let told = history(words);
        let row = format!("\n{no:>4}  ");
        assert!(told.contains(&row), "{words:?}: {told}");
        assert_eq!(told.trim().lines().count(), 2, "{words:?}: {told}");
    }
    assert_eq!(history(&["overtredingen", "sinds", "8"]), "Geen regel past daarbij.\n");
}

fn files_named(folder: &Path, begin: &str) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of the sources") {
        let path = entry.expect("a file").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            found.extend(files_named(&path, begin));
        } else if name.starts_with(begin) && name.ends_with(".toml") {
            found.push(path);
        }
    }
    found
}

/// English lists the words of journals, for translators; the program reads them from the rows.
#[test]
fn every_verb_has_words_to_type_and_those_in_english_are_its_own() {
    for law in LAWS {
        let library = law.library();
        let said = library.files.iter().filter(|file| file.name.starts_with("said"));
        let table = |text: &str| text.parse::<toml::Table>().unwrap();
        let [english, dutch] = [0, 1].map(|language: usize| {
            said.clone().map(|file| table(file.all[language])).collect::<Vec<_>>()
        });
        let listed = |tables: &[toml::Table], kind: &str, word: &str, list: &str| {
            let row = |table: &toml::Table| table.get(kind)?.get(word)?.get(list).cloned();
            tables.iter().rev().find_map(row)
        };
        for verb in library.lexicon.verbs() {
            let row = verb.row;
            let kind = if row.message().starts_with("question-") { "questions" } else { "verbs" };
            let of = format!("{} of {}", row.word, law.name());
            let typed = listed(&english, kind, row.word, "typed");
            assert_eq!(typed, Some(vec![row.word].into()), "{of}");
            let letter = listed(&english, kind, row.word, "letter");
            assert_eq!(letter, row.letter.map(|letter| letter.to_string().into()), "{of}");
            assert!(listed(&dutch, kind, row.word, "typed").is_some(), "{of}");
        }
    }
}

#[test]
fn every_list_of_phrases_has_a_known_kind() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = files_named(&sources, "said.");
    assert!(files.len() >= 18, "{files:?}");
    for file in files {
        let text = fs::read_to_string(&file).expect("a text");
        assert_eq!(kinds(&text).err(), None, "{}", file.display());
        let name = file.file_name().and_then(|name| name.to_str());
        let senses = Path::new("entry").join(name.unwrap_or_default().replace("said", "senses"));
        let senses = fs::read_to_string(sources.join(senses)).expect("senses");
        assert_eq!(with_a_sense(&text, &senses), None, "{}", file.display());
    }
    let many = |name: &str| format!("{name} = [{}]\n", "\"a|b\", ".repeat(9000));
    let numbers =
        format!("[numbers]\njoined = \"{{tens}} {{unit}}\"\n{}{}", many("small"), many("tens"));
    let why = kinds(&numbers).unwrap_err();
    assert!(why.starts_with("the [numbers] in words are too many or too long"), "{why}");
    for wrong in ["take (a|b pot", "pot)", "(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)"] {
        assert!(kinds(&format!("joiners = [\"{wrong}\"]")).is_err(), "{wrong}");
    }
    let late = "[verbs.claim]\nbeside = [\"the double\", \"much too late\"]\n";
    let found = with_a_sense(late, "when = [\"early\", \"too late\"]").unwrap();
    assert_eq!(found, ["verbs.claim.beside", "much too late", "too late"]);
    let misplaced = "[verbs.seat]\nbeside = [\"clockwise\"]\nidle = [\"of\"]\n";
    let why = kinds(misplaced).unwrap_err();
    assert_eq!(
        why,
        "[verbs.seat] has no list \"idle\"; a row can have typed, letter, forms, beside, agreeing, about"
    );
}
