//! How the house is built: what the compiler does not force.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder with the sources.
fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// A room, in the package that has it.
fn room(name: &str) -> PathBuf {
    let packages = ["rules", "records", ""].map(|package| src().join(package).join(name));
    let is_there = |room: &&PathBuf| room.with_extension("rs").is_file();
    packages.iter().find(is_there).unwrap().clone()
}

/// Every source file of a room, its own and those in its folder.
fn files(room: &Path) -> Vec<PathBuf> {
    let own = room.with_extension("rs");
    let folder = fs::read_dir(room).into_iter().flatten();
    let found = folder.flat_map(|entry| {
        let path = entry.unwrap().path();
        match path.is_dir() {
            // Its own file stands beside it.
            true => files(&path)
                .into_iter()
                .filter(|file| file.starts_with(&path))
                .collect(),
            false => vec![path],
        }
    });
    let found = found.chain([own].into_iter().filter(|own| own.is_file()));
    found
        .filter(|path| path.extension().is_some_and(|own| own == "rs"))
        .collect()
}

/// The code of a file, without its tests and its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let code = text.split("#[cfg(test)]").next().unwrap();
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    code.lines().filter(is_code).collect::<Vec<_>>().join("\n")
}

#[test]
fn speech_journal_print_season_and_desk_know_no_game() {
    let (mut read, mut known) = (0, Vec::new());
    for path in ["speech", "journal", "print", "season", "desk"].map(|name| files(&room(name))) {
        for path in path {
            read += 1;
            let code = code(&path);
            let words = [
                "laws::nos",
                "laws::fives",
                "laws::leaflet",
                "dominoes::",
                "crate::cards::",
            ];
            if words.iter().any(|word| code.contains(word)) {
                let name = path.strip_prefix(src()).unwrap();
                known.push(name.display().to_string());
            }
        }
    }
    assert!(read > 80, "{read}");
    assert_eq!(known, [""; 0]);
}

#[test]
fn the_pages_know_tiles_but_no_game_and_nothing_below_them_knows_pages() {
    let named = |name: &str, word: &str| {
        let files = files(&room(name));
        assert!(files.len() > 4, "{name}");
        let named = files.into_iter().filter(|path| code(path).contains(word));
        named.count()
    };
    for word in [
        "laws::nos",
        "laws::fives",
        "laws::leaflet",
        "crate::desk",
        "crate::season",
    ] {
        assert_eq!(named("page", word), 0, "{word}");
    }
    for room in ["print", "speech", "journal", "table", "hands"] {
        assert_eq!(named(room, "crate::page"), 0, "{room}");
    }
}

#[test]
fn only_what_is_derived_of_a_game_knows_the_rooms_above() {
    let rooms = ["journal", "print", "page", "season", "simulate", "desk"];
    let (law, laws) = (room("law"), room("laws"));
    let seam = [
        "about", "facts", "game", "judge", "library", "refusal", "ruling", "shared", "side",
        "table",
    ];
    let seam = seam.map(|name| law.join(format!("{name}.rs")));
    let fives = files(&laws.join("fives"))
        .into_iter()
        .chain([laws.join("fives.rs")]);
    for path in seam.into_iter().chain(fives) {
        let code = code(&path);
        for room in rooms {
            let is_named = code.contains(&format!("crate::{room}"));
            assert!(!is_named, "{} names {room}", path.display());
        }
    }
    assert!(files(&law.join("derive")).len() > 5);
}

#[test]
fn no_law_knows_another_and_the_lower_rooms_know_none() {
    let table = [
        ("laws/nos", "laws::fives"),
        ("laws/leaflet", "laws::fives"),
        ("laws/leaflet", "laws::nos"),
        ("laws/fives", "laws::nos"),
        ("dominoes", "crate::law"),
        ("dominoes", "crate::cards"),
        ("dominoes", "crate::speech"),
        ("cards", "crate::law"),
        ("cards", "crate::dominoes"),
        ("cards", "crate::speech"),
        ("hands", "crate::law"),
        ("hands", "crate::dominoes"),
        ("hands", "crate::cards"),
        ("hands", "crate::speech"),
        ("table", "crate::law"),
        ("table", "crate::dominoes"),
        ("table", "crate::cards"),
        ("table", "crate::hands"),
        ("table", "crate::speech"),
        ("simulate", "laws::nos"),
        ("simulate", "laws::fives"),
        ("simulate", "laws::leaflet"),
    ];
    for (name, word) in table {
        let room = room(name);
        let within = if room.is_dir() {
            files(&room)
        } else {
            Vec::new()
        };
        for path in within.into_iter().chain([room.with_extension("rs")]) {
            let is_named = code(&path).contains(word);
            assert!(!is_named, "{} names {word}", path.display());
        }
    }
}

#[test]
fn a_law_has_no_clock_no_files_no_chance_and_no_floats() {
    let words = [
        "std::fs",
        "std::time",
        "std::env",
        "chrono",
        "rand::",
        "f64",
        "f32",
    ];
    let mut read = 0;
    for path in
        ["law", "laws", "dominoes", "cards", "hands", "table"].map(|name| files(&room(name)))
    {
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

/// Whether a text has three words of small letters in a row.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|b| b.is_ascii_lowercase());
    let words: Vec<bool> = text.split(' ').map(|word| is_word(&word)).collect();
    words.windows(3).any(|three| three == [true; 3])
}

#[test]
fn the_rooms_of_the_shell_have_no_sentence_in_their_code() {
    let mut told = Vec::new();
    for name in ["desk", "print", "page", "season", "journal", "text"] {
        for path in files(&room(name)) {
            let code = code(&path);
            let lines = code
                .lines()
                .filter(|line| !line.trim_start().starts_with('#'));
            let mut texts = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
            if texts.any(is_sentence) {
                told.push(path.strip_prefix(src()).unwrap().display().to_string());
            }
        }
    }
    told.sort();
    // What clap says, to be found and put in other words; classes of the style sheet; the columns of tables.
    let others = [
        "desk/cli/arguments.rs",
        "records/page/chart.rs",
        "records/season/export.rs",
    ];
    assert_eq!(told, others);
}
