//! The board of an event: all tables, each table, and files that come and go.

#![cfg(feature = "board")]

use crate::support::folder::Folder;
use crate::support::running::{Running, enter, seat, status};
use crate::support::scripts;
use std::fs;
use std::path::PathBuf;

/// The example of an event with a clock, with this many rounds seated.
fn club() -> Folder {
    let folder = Folder::new();
    let event = scripts::example("event/event.toml");
    let event = event.replace("seed = 7\n", "seed = 7\nminutes = 50\n");
    folder.write("event.toml", event);
    folder
}

fn hall(options: &[&str]) -> Running {
    Running::showing(club(), ".", "127.0.0.1:0", options)
}

fn journal(board: &Running, name: &str) -> PathBuf {
    board.folder.path().join(name)
}

fn example(table: &str) -> String {
    scripts::example(&format!("event/{table}.txt"))
}

fn begun(table: &str) -> String {
    let lines = example(table);
    let lines: Vec<&str> = lines.lines().filter(|line| !line.starts_with('#')).collect();
    lines[..4].join("\n") + "\n"
}

pub fn standings(folder: &std::path::Path) -> std::collections::BTreeMap<String, String> {
    let copy = Folder::new();
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), copy.join(file.file_name())).unwrap();
    }
    let board = Running::showing(copy, ".", "127.0.0.1:0", &[]);
    let page = board.get(&board.path);
    let (_, rows) = page.split_once("id=\"standings\"").unwrap();
    let rows = rows.split("<th scope=\"row\"><bdi>").skip(1);
    let row = |row: &str| {
        let (name, rest) = row.split_once('<').unwrap();
        let points = rest.split("class=\"number\">").nth(1).unwrap();
        let points = points.split('<').next().unwrap();
        (name.to_owned(), points.to_owned())
    };
    rows.map(row).collect()
}

fn card(page: &str, table: u32) -> String {
    let card = page.split("<h3>").find(|card| card.contains(&format!("Table {table}<")));
    card.unwrap_or_else(|| panic!("{page}")).to_owned()
}

#[test]
fn a_hall_shows_the_seating_and_searches_it_by_name() {
    let board = hall(&[]);
    let mut browser = board.listen("");
    let before = browser.seen().1;
    assert!(before.contains("nothing is seated yet") && before.contains("<h2>Standings</h2>"));
    seat(&board);
    let seated = browser.until("Who sits where in round 1");
    let seated = if seated.contains("r1-t2/") { seated } else { browser.until("r1-t2/") };
    let seats = seated.split("id=\"tables\"").next().unwrap();
    let rows: Vec<&str> = seats.split("<li data-find=").skip(1).collect();
    let names = rows.iter().map(|row| row.split(['<', '>']).nth(3).unwrap());
    let in_order = ["Anna de Wit", "Bram", "Cees", "Dirk", "Eva", "Femke", "Gijs", "Hanna"];
    assert_eq!(names.collect::<Vec<_>>(), in_order);
    assert!(rows[0].contains("<strong>2</strong>") && rows[1].contains("<strong>1</strong>"));
    assert!(card(&seated, 1).contains("not begun"));
    // No clock runs while people look for their seats, and all scores are 0.
    assert!(!seated.contains("data-ends") && !seated.contains("id=\"standings\""));
    assert!(seated.contains("round 1 of 2</p>"), "{seated}");
    let page = board.get(&board.path);
    for part in
        ["Search a name", "<input type=\"search\"", "script-src 'sha256-", "connect-src 'self'"]
    {
        assert!(page.contains(part), "{part}");
    }
    assert!(page.contains("@media(min-width:1600px) and (min-aspect-ratio:5/4){.hall{--wall:1"));
    assert!(board.get(&format!("{}wall", board.path)).contains("height:100vh"));
    assert!(!board.get(&format!("{}page", board.path)).contains("height:100vh"));
    enter(&journal(&board, "r1-t1.nos"), &begun("r1-t1"));
    let played = browser.until("Hand 1");
    assert!(!played.contains("Who sits where"));
    assert!(played.contains("round 1 of 2 is being played</p>"));
    assert!(played.contains("id=\"standings\""));
}

#[test]
fn a_table_in_the_hall_shows_no_more_than_its_own_board() {
    for (during, has_turn) in [("chips", false), ("layout", true)] {
        let board = hall(&["--during", during]);
        seat(&board);
        enter(&journal(&board, "r1-t1.nos"), &begun("r1-t1"));
        let page = board.listen("").until("Hand 1");
        let card = card(&page, 1);
        assert!(card.contains("leads"), "{card}");
        assert_eq!(card.contains("on turn"), has_turn, "{card}");
        let drawn = "<figure aria-hidden=\"true\"><svg class=\"layout";
        assert_eq!(card.contains(drawn), has_turn, "{card}");
        assert!(!card.contains("class=\"end\"") && !card.contains("<text"));
        let text = board.get(&format!("{}r1-t1/", board.path));
        let text = text.split_once("<main id=\"main\">").unwrap().1;
        let text = text.split_once("<script>").unwrap().0.to_owned();
        assert_eq!(text.contains("on turn"), has_turn, "{during}");
        let before = fs::read(journal(&board, "r1-t1.nos")).unwrap();
        // A draw is secret and changes nothing.
        let mut browser = board.listen("");
        let (_, was) = browser.seen();
        enter(&journal(&board, "r1-t1.nos"), "note somebody looked\n");
        enter(&journal(&board, "r1-t2.nos"), &begun("r1-t2"));
        let now = browser.until("<h3><a href=\"r1-t2/\">Table 2</a> <span class=\"quiet\">Hand 1");
        assert_eq!(self::card(&was, 1), self::card(&now, 1));
        assert_ne!(before, fs::read(journal(&board, "r1-t1.nos")).unwrap());
    }
}

#[test]
fn a_table_in_the_hall_has_a_winner_or_is_drawn() {
    let folder = Folder::new();
    let players: String = ["Anna", "Bram", "Cees", "Dirk"]
        .map(|own| format!("[[players]]\nname = \"{own}\"\n"))
        .concat();
    let head =
        "[event]\nname = \"Club\"\nlaw = \"chess\"\nrounds = 1\nsystem = \"swiss\"\nseed = 7\n";
    folder.write("event.toml", head.to_owned() + &players);
    let board = Running::showing(folder, ".", "127.0.0.1:0", &[]);
    seat(&board);
    enter(&journal(&board, "r1-t2.nos"), "begin Anna\nresign Anna\n");
    let page = board.listen("").until("Between games");
    assert!(card(&page, 2).contains("won") && !page.contains("leads"), "{page}");
    for (table, end) in
        [(1, "begin Cees\ne4\ne5\noffer Cees\naccept Dirk\nsettle\n"), (2, "settle\n")]
    {
        enter(&journal(&board, &format!("r1-t{table}.nos")), end);
    }
    let page = board.listen("").until("Standings after round 1<");
    assert!(card(&page, 1).contains("Drawn") && !card(&page, 1).contains("won"), "{page}");
    assert!(card(&page, 2).contains("won") && !page.contains("leads"), "{page}");
    let wall = board.get(&format!("{}r1-t1/wall", board.path));
    assert!(wall.contains("<p class=\"winner\">Drawn</p>"), "{wall}");
}

#[test]
fn a_player_who_left_is_not_listed_at_the_table() {
    let board = hall(&[]);
    seat(&board);
    enter(&journal(&board, "r1-t1.nos"), "retire Hanna\njoin Zora\n");
    let page = board.listen("").until("Zora</bdi>");
    let card = card(&page, 1);
    let sits = |name: &str| card.contains(&format!("<bdi>{name}</bdi>"));
    assert!(sits("Cees") && !sits("Hanna"), "{card}");
}

#[test]
fn each_table_has_a_page_of_its_own_under_its_number() {
    let board = hall(&["--during", "all"]);
    seat(&board);
    enter(&journal(&board, "r1-t1.nos"), &begun("r1-t1"));
    board.listen("").until("Hand 1");
    let get = |path: &str| board.get(&format!("{}{path}", board.path));
    for view in ["", "wall", "page"] {
        let page = get(&format!("r1-t1/{view}"));
        assert!(page.contains("<h1>Hand 1</h1>"), "{view}");
        // The page names its table, and leads back to the same view of the hall.
        let back = format!(
            "<nav id=\"back\"><a href=\"../{view}\"><bdi>Club evening</bdi></a> · Table 1</nav>"
        );
        assert!(page.contains(&back), "{view}");
    }
    for (path, wanted) in rows! {
        "r1-t1", "308";
        "r1-t2/", "200";
        "r1-t9/", "404";
        "r1-t1.nos/", "404";
        "r1-t1/hand/1", "404";
        "r1-t1/nothing", "404";
        "event.toml", "404";
        "r1-t1.nos", "404";
        "..%2fr1-t1/", "404";
    } {
        assert_eq!(status(&get(path)), wanted, "{path}");
    }
    let word = board.path.trim_matches('/');
    let kept = fs::read_to_string(journal(&board, "event.toml.board")).unwrap();
    assert_eq!(kept.trim_end(), word);
    let mut table = board.listen_under("r1-t1/", "");
    assert!(table.seen().1.contains("<h1>Hand 1</h1>"));
    enter(&journal(&board, "r1-t1.nos"), "void\n");
    table.until("Between hands");
    assert!(get("r1-t1/hand/1").contains("<h1>Hand 1</h1>"));
}

#[test]
fn a_corrected_or_cut_journal_changes_only_its_table() {
    let board = hall(&[]);
    seat(&board);
    let path = journal(&board, "r1-t1.nos");
    let seated = fs::read(&path).unwrap();
    enter(&path, &begun("r1-t1"));
    let mut browser = board.listen("");
    let one = card(&browser.until("Hand 1"), 1);
    enter(&path, "undo\nundo\nundo\nset Hanna 6-6\nannounce 1\n");
    let corrected = browser.until("<strong><bdi>Hanna</bdi></strong>");
    assert_ne!(card(&corrected, 1), one);
    assert!(card(&corrected, 2).contains("not begun"));
    fs::write(&path, seated).unwrap();
    let cut = browser.until("Who sits where in round 1");
    assert!(card(&cut, 1).contains("not begun"), "{cut}");
}

#[test]
fn journals_appear_and_vanish() {
    let board = hall(&[]);
    seat(&board);
    let mut browser = board.listen("");
    browser.until("r1-t2/");
    enter(&journal(&board, "r1-t3.nos"), "law 1\nseat Joost Karel Lotte\n");
    let more = browser.until("<bdi>Joost</bdi>");
    assert!(card(&more, 3).contains("Joost"), "{more}");
    // A table without a seating disappears with its journal; a seated one keeps its last state.
    fs::remove_file(journal(&board, "r1-t3.nos")).unwrap();
    fs::remove_file(journal(&board, "r1-t2.nos")).unwrap();
    let mut page = browser.until("its journal is missing now");
    while page.contains("Table 3") {
        page = browser.seen().1;
    }
    assert!(card(&page, 2).contains("its journal is missing now"));
    let mut table = board.listen_under("r1-t2/", "");
    assert!(table.seen().1.contains("<bdi>Eva</bdi>"));
    assert_eq!(status(&board.get(&format!("{}r1-t3/", board.path))), "404");
}

#[test]
fn standings_move_as_tables_are_settled_and_the_next_round_follows() {
    let board = hall(&[]);
    seat(&board);
    let mut browser = board.listen("");
    browser.until("r1-t2/");
    enter(&journal(&board, "r1-t1.nos"), &begun("r1-t1"));
    let running = browser.until("data-ends");
    assert!(running.contains("50 minutes from "), "{running}");
    assert!(running.contains("data-over=\"Time is up\""), "{running}");
    let rest: String = example("r1-t1");
    let rest: Vec<&str> = rest.lines().filter(|line| !line.starts_with('#')).collect();
    enter(&journal(&board, "r1-t1.nos"), &(rest[4..].join("\n") + "\n"));
    let one = browser.until("Standings after 1 of 2 tables of round 1<");
    let first = one.split("<tbody").last().unwrap().split("<tr").nth(1).unwrap().to_owned();
    assert!(first.contains("<bdi>Gijs</bdi>") && first.contains(">40<"), "{first}");
    enter(&journal(&board, "r1-t2.nos"), &example("r1-t2"));
    let mut all = browser.seen().1;
    while all.contains("data-ends") {
        all = browser.seen().1;
    }
    assert!(all.contains("round 1 of 2 is over</p>"), "{all}");
    seat(&board);
    let next = browser.until("Who sits where in round 2");
    assert!(next.contains("round 2 of 2</p>"), "{next}");
    assert!(next.contains("<h2>Standings after round 1</h2>"), "{next}");
    // While a seating is only half copied, the previous one stays in use.
    let path = journal(&board, "seating-r2.json");
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    enter(&journal(&board, "r2-t1.nos"), &begun("r2-t1"));
    let played = browser.until("Hand 1");
    assert!(card(&played, 2).contains("not begun"), "{played}");
}

#[test]
fn a_hall_survives_any_files_and_counts_as_the_event_does() {
    let board = hall(&[]);
    seat(&board);
    let mut browser = board.listen("");
    browser.until("r1-t2/");
    let text = fs::read_to_string(journal(&board, "r1-t1.nos")).unwrap();
    let seating = fs::read_to_string(journal(&board, "seating-r1.json")).unwrap();
    for (name, text) in [
        ("r4294967295-t1.nos", &text),
        ("r20261121-t1.nos", &text),
        ("r2-t1.nos", &text),
        ("r1-t4000000000.nos", &text),
        ("seating-r4294967295.json", &seating),
        ("seating-r2.json", &seating),
    ] {
        fs::write(journal(&board, name), text).unwrap();
    }
    fs::write(journal(&board, "r1-t7.nos"), &text).unwrap();
    enter(&journal(&board, "r1-t1.nos"), &example("r1-t1"));
    let page = browser.until("Standings after 1 of 2 tables of round 1<");
    assert!(page.contains("round 1 of 2"), "{page}");
    // A decision counts as soon as the file has it, and no longer once it is removed.
    let decide = |words: &[&str]| {
        board.folder.nos([&["event", "decide"], words, &["--yes"]].concat()).status(0);
    };
    let folder = board.folder.path().to_str().unwrap();
    let result =
        ["r1-t2", folder, "--result", "Anna", "1000", "Dirk", "0", "Eva", "0", "Femke", "-1000"];
    decide(&result);
    let first = "<td class=\"number\">1</td><th scope=\"row\"><bdi>Anna de Wit</bdi>";
    browser.until(first);
    decide(&["r1-t2", folder, "--clear"]);
    let mut page = browser.seen().1;
    while page.contains(first) {
        page = browser.seen().1;
    }
}

#[test]
fn an_added_player_appears() {
    let board = hall(&[]);
    let mut browser = board.listen("");
    assert!(!browser.seen().1.contains("Zeger"));
    let path = journal(&board, "event.toml");
    let event = fs::read_to_string(&path).unwrap() + "\n[[players]]\nname = \"Zeger\"\n";
    fs::write(&path, event).unwrap();
    browser.until("<bdi>Zeger</bdi>");
}

#[test]
fn a_name_is_found_as_written_and_in_plain_letters() {
    let board = hall(&[]);
    let path = journal(&board, "event.toml");
    let event = fs::read_to_string(&path).unwrap();
    fs::write(&path, event + "\n[[players]]\nname = \"Łukasz Weißø\"\n").unwrap();
    let seen = board.listen("").until("Łukasz");
    let found = "<tr data-find=\"lukasz weisso łukasz weißø\"";
    assert!(seen.contains(found), "{seen}");
}

#[test]
fn a_hall_can_show_initials() {
    let board = hall(&["--initials"]);
    seat(&board);
    let mut browser = board.listen("");
    let sent = browser.until("r1-t2/");
    let page = board.get(&board.path);
    let page = page.split("<script>").next().unwrap();
    for name in ["Anna", "Femke", "Gijs", "Hanna"] {
        assert!(!sent.contains(name) && !page.contains(name), "{name}");
    }
}

#[test]
fn a_hall_speaks_dutch() {
    let board = hall(&["--lang", "nl"]);
    seat(&board);
    let mut browser = board.listen("");
    // The journals of a round appear before its seating does.
    browser.until("Wie waar zit in zitting 1");
    let page = board.get(&board.path);
    for words in ["nog niet begonnen", "zitting 1 van 2", "Tafel 1"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(board.get(&board.path).contains("Zoek een naam"));
    enter(&journal(&board, "r1-t1.nos"), &begun("r1-t1"));
    let page = browser.until("staat voor");
    assert!(page.contains("50 minuten vanaf "));
    fs::remove_file(journal(&board, "r1-t2.nos")).unwrap();
    browser.until("het logboek is er nu niet");
}

#[test]
fn a_folder_without_an_event_has_no_board() {
    let folder = Folder::new();
    folder.nos(["board", "."]).status(2).warns_of("has no event.toml, so it is not an event");
}
