//! Rules of the code that the compiler does not enforce.

use crate::support::sources::{below, root};
use std::fs;
use std::path::{Path, PathBuf};

fn src() -> PathBuf {
    root().join("src")
}

/// Returns every source file of a room: its own, next to its folder, and those in the folder.
fn files(room: &Path) -> Vec<PathBuf> {
    let mut files = vec![room.with_extension("rs")];
    files.retain(|own| own.is_file());
    if room.is_dir() {
        files.extend(below(room, ".rs"));
    }
    files
}

/// Returns the code of a file without comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    text.lines().filter(is_code).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_law_has_no_clock_no_files_no_chance_and_no_floats() {
    let words = ["std::fs", "std::time", "std::env", "chrono", "rand::", "f64", "f32"];
    let mut read = 0;
    let rooms = ["law", "laws", "base/dominoes", "base/cards", "base/hands", "base/table"];
    for path in rooms.map(|name| files(&src().join(name))) {
        for path in path {
            read += 1;
            let code = code(&path);
            for word in words {
                assert!(!code.contains(word), "{} names {word}", path.display());
            }
        }
    }
    assert!(read > 60, "{read}");
}

#[test]
fn one_room_creates_files_and_replaces_them() {
    let words = ["File::create", "fs::write", "create_new(", ".create(", "fs::rename"];
    let mut found = Vec::new();
    for path in files(&src().join("desk")).into_iter().chain(files(&src().join("records"))) {
        let code = code(&path);
        if words.iter().any(|word| code.contains(word)) {
            found.push(path.strip_prefix(src()).unwrap().display().to_string());
        }
    }
    // A journal's torn end is saved next to it, and a lock is a file.
    let system = ["new_file", "unix", "windows"].map(|name| format!("records/system/{name}.rs"));
    let expected = [vec!["records/journal/disk.rs".to_owned()], system.to_vec()].concat();
    assert_eq!(found, expected, "nos writes files by records/system/new_file.rs");
}

/// Whether a text has three lower-case words in a row.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|b| b.is_ascii_lowercase());
    let words: Vec<bool> = text.split(' ').map(|word| is_word(&word)).collect();
    words.windows(3).any(|three| three == [true; 3])
}

#[test]
fn common_packages_have_no_sentences_in_code() {
    let mut told = Vec::new();
    for name in ["desk", "records", "pages", "club", "base/text"] {
        for path in files(&src().join(name)) {
            let code = code(&path);
            if code
                .lines()
                .filter(|line| !line.trim_start().starts_with('#'))
                .flat_map(|line| line.split('"').skip(1).step_by(2))
                .any(is_sentence)
            {
                told.push(path.strip_prefix(src()).unwrap().display().to_string());
            }
        }
    }
    told.sort();
    // These two have names of columns and of classes in the style sheet, not sentences.
    let others = ["club/season/table.rs", "pages/chart/drawn.rs"];
    assert_eq!(told, others);
}

/// The settings of the machine do not affect the programs that tests start.
#[test]
fn tests_start_programs_in_a_clean_environment() {
    let read = files(&root().join("tests"));
    let starts = |path: &&PathBuf| {
        let code = code(path);
        ["Command", "CommandBuilder"].iter().any(|word| code.contains(&format!("{word}::new(")))
    };
    let found: Vec<_> = read.iter().filter(starts).filter_map(|path| path.file_name()).collect();
    // A terminal test sets the same variables.
    assert_eq!(found, ["environment.rs", "terminal.rs"]);
}

#[test]
fn an_ignored_test_gives_its_needs_or_its_time() {
    let mut left_out = 0;
    for path in files(&root().join("tests")) {
        let code = code(&path);
        let lines = code.lines().map(str::trim_start);
        for line in lines.filter(|line| line.starts_with("#[ignore")) {
            let reason = line.trim_start_matches("#[ignore = \"");
            assert!(
                reason.starts_with("needs ") || reason.starts_with("takes "),
                "{}: {line}",
                path.display()
            );
            left_out += 1;
        }
    }
    assert!(left_out > 20, "{left_out}");
}

/// Libraries are built with `test = false`, so a test in one would never run.
#[test]
fn all_tests_are_in_the_tests_folder() {
    let read = files(&src());
    assert!(read.len() > 300, "{}", read.len());
    for path in read {
        let code = code(&path);
        for word in ["cfg(test)", "#[test]", "mod tests"] {
            assert!(!code.contains(word), "{} has {word}", path.display());
        }
    }
}

fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(begin).expect(begin);
    rest.split_once(end).expect(end).0
}

/// The phases of a hand index a list, so names and rows must have the same order.
#[test]
fn the_phases_of_a_law_and_their_rows_have_one_order() {
    for law in ["nos", "box_games", "cribbage", "backgammon"] {
        let files = files(&src().join("laws").join(law));
        let code: String = files.iter().map(|path| code(path)).collect();
        let named = between(&code, "phases!(", ")").split(',').map(str::trim);
        let named: Vec<String> =
            named.filter(|name| !name.is_empty()).map(str::to_lowercase).collect();
        let rows: Vec<&str> = code
            .split("PhaseRow::new(\"")
            .skip(1 + 4)
            .filter_map(|row| row.split('"').next())
            .collect();
        assert_eq!(named, rows, "{law}");
    }
}

/// A table of the members of `Game`; `NOS_WRITE_PAGES=1` writes it.
#[test]
fn the_guide_to_a_law_lists_the_members_of_a_game() {
    const MARKS: [&str; 2] = ["<!-- of src/law/game.rs -->\n", "<!-- to here -->"];
    let source = fs::read_to_string(src().join("law/game.rs")).unwrap();
    let body = between(&source, "pub trait Game:", "\n}\n");
    let mut table = "| in `Game` | required | meaning |\n|---|---|---|\n".to_owned();
    let mut about = String::new();
    for line in body.lines().filter_map(|line| line.strip_prefix("    ")) {
        let words: Vec<&str> = line.split([' ', ':', '(', ';']).collect();
        match words[..] {
            ["///", ..] => about += line.trim_start_matches('/'),
            ["type" | "const" | "fn", name, ..] => {
                // A method with a body has its semicolon or brace on a later line.
                let has_default = match words[0] {
                    "fn" => !line.ends_with(';'),
                    _ => line.contains(" = "),
                };
                let (first, _) = about.split_once(['.', ';']).unwrap_or((&about, ""));
                assert!(!first.is_empty(), "{name} says nothing of itself");
                let plain = first.trim().replace("[`", "`").replace("`]", "`");
                let must = if has_default { "" } else { "yes" };
                table += &format!("| `{name}` | {must} | {plain} |\n");
                about.clear();
            }
            _ => {}
        }
    }
    let path = root().join("docs/changing-law.md");
    let guide = fs::read_to_string(&path).unwrap();
    let old = between(&guide, MARKS[0], MARKS[1]);
    if std::env::var_os("NOS_WRITE_PAGES").is_some() {
        let [begin, end] = MARKS;
        let old = [begin, old, end].concat();
        let new = [begin, &table, end].concat();
        fs::write(&path, guide.replace(&old, &new)).unwrap();
    } else {
        assert_eq!(old, table);
    }
}
