//! The live board: what it shows, what it never shows, and how it is served.

#![cfg(feature = "board")]

use crate::support::evening::Evening;
use crate::support::folder::Folder;
use crate::support::running::{BEGUN, Listener, Running, changed, enter, status};
use crate::support::{environment, records, scripts};
use nos::board::delta::delta;
use nos::board::follow::Follow;
use nos::board::masked::masked;
use nos::board::seen::{During, Seen, SeenHolder};
use nos::board::shown::{self, View};
use nos::entry::{Body, read_line};
use nos::journal::{PlacedEntry, Record, Recorded};
use nos::law::EntryNo;
use nos::laws::{self, LAWS};
use nos::print::chronicle::Chronicle;
use proptest::prelude::*;
use std::fs;
use std::net::Shutdown;
use std::ops::RangeInclusive;
use std::path::PathBuf;

struct Hidden {
    law: &'static str,
    begun: &'static str,
    one: &'static str,
    other: &'static str,
}

/// Two continuations of an evening that differ only in secrets: notes, draws, a card put back.
const OTHERS: [Hidden; 5] = rows! { Hidden { law, begun, one, other }:
    "cribbage", "seat Anna Bram\ncut Anna 9c Bram Kd\ndeal\nstarter 5h\nplay Bram Kc\nplay Anna Kh\n",
        "play Bram 9d\n", "play Anna 2d\nnote Anna was too quick\nplay Bram 9d\n";
    "dominoes", "seat Anna Bram\ndeal\nplay Anna 6-6\n", "play Bram 6-5\n", "draw Bram\nplay Bram 6-5\n";
    "matador", "seat Anna Bram Cees\ndeal\nplay Anna 6-6\n", "play Bram 1>5\n", "draw Bram\ndraw Bram\nplay Bram 1>5\n";
    "tiddle-a-wink", "seat Anna Bram Cees Dirk Eleni Fenna\ndeal\nplay Anna 6-6\n",
        "play Bram 6-5\nplay Cees 5-4\n", "note Bram hesitates\nplay Bram 6-5\nplay Cees 5-4\n";
    "fives-and-threes", "seat Anna Bram\nlot Anna 6-6 Bram 1-0\ndeal\nplay Anna 6-6\n", "play Bram 6-5\n",
        "play Bram 5-4\nnote Bram was wrong\nplay Bram 6-5\n";
};

fn example(law: &str, name: &str) -> Record {
    let record = entered(law, &scripts::example(name));
    assert!(record.len() > 20);
    record
}

fn entered(law: &str, text: &str) -> Record {
    let law = LAWS.into_iter().find(|own| own.name() == law).unwrap();
    let mut record = Record::new(law);
    for line in text.lines() {
        match read_line(law.language, line).unwrap().body {
            Some(Body::Entry(entry)) => record.enter(Recorded::Entry(entry)).map(drop).unwrap(),
            Some(Body::Correction(correction)) => {
                record.enter(correction.into()).map(drop).unwrap()
            }
            Some(Body::Amendment(_) | Body::Question(_)) | None => {}
        }
    }
    record
}

fn seen(record: &Record, during: During) -> Seen {
    Seen::new_for(record, &Chronicle::of(record), during, None)
}

#[test]
fn the_head_of_the_points_says_how_many_win() {
    let Hidden { law, begun, .. } = OTHERS[0];
    let seen = seen(&entered(law, begun), During::All);
    let page = shown::of_table(&seen, View::Wall, None);
    assert!(page.contains("points (to\u{a0}121)</th>"), "{page}");
}

#[test]
fn the_last_eight_rulings_of_the_hand_are_shown_the_newest_first() {
    let plays = ["6-5 on left", "5-4", "4-3", "3-2", "2-1", "1-0", "0-4", "6-3"];
    let script =
        format!("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n{}", plays.join("\n"));
    let seen = seen(&entered("nos", &script), During::All);
    assert_eq!(seen.rulings.len(), plays.len());
    for (ruling, play) in seen.rulings.iter().zip(plays.iter().rev()) {
        let tile: String = play.chars().take(3).collect();
        let turned: String = tile.chars().rev().collect();
        let told = ruling.words.to_string();
        assert!(told.contains(&tile) || told.contains(&turned), "{told}: {tile}");
    }
}

#[test]
fn a_turned_cube_is_shown() {
    let script = "seat Anna Bram\nopen Anna 3 Bram 1\n8/5 6/5";
    for (more, value) in rows! {
        "", None;
        "\ndouble\ntake", Some("the cube, 2");
    } {
        let seen = seen(&entered("backgammon", &format!("{script}{more}")), During::All);
        let page = shown::of_table(&seen, View::Wall, None);
        assert_eq!(page.contains("the cube, "), value.is_some(), "{page}");
        assert!(value.is_none_or(|value| page.contains(value)), "{page}");
    }
}

#[test]
fn between_hands_the_table_stays_as_the_last_one_ended() {
    for law in LAWS {
        let name = if law.name() == "nos" { "evening" } else { law.name() };
        let record = example(law.name(), &format!("{name}.nos"));
        let begins = |place: &PlacedEntry<'_>| {
            place.ruling.is_some_and(|ruling| ruling.summary().begins_hand)
        };
        let begun = record.places().enumerate().filter(|(_, place)| begins(place)).nth(1);
        let between = record.first(begun.unwrap().0);
        let seen = seen(&between, During::Chips);
        let last = seen.over.last().unwrap();
        let table = seen.table.as_ref().unwrap();
        assert_eq!((seen.hand, &table.picture), (None, &last.drawn().picture), "{}", law.name());
        assert!(table.picture.is_some() && table.turn.is_none(), "{}", law.name());
        let changes = seen.holders.iter().map(|holder| holder.change);
        let expected = last.changes.iter().map(|change| change.unwrap_or(0));
        assert!(expected.clone().any(|change| change != 0), "{}", law.name());
        assert!(changes.take(expected.len()).eq(expected), "{}", law.name());
        let page = shown::of_table(&seen, View::Wall, None);
        assert!(page.contains("<section id=\"table\">"), "{page}");
        assert_eq!(page.matches("<figure class=\"table\">").count(), 1, "{page}");
    }
}

#[test]
fn a_wall_says_who_won_the_last_game() {
    let script = "seat Anna Bram\nbegin Anna\ne4\nresign Bram\n";
    let page = shown::of_table(&seen(&entered("chess", script), During::All), View::Wall, None);
    assert!(page.contains("<p id=\"just\"><bdi>Anna</bdi> wins the game.</p>"), "{page}");
}

#[test]
fn a_claim_at_cribbage_reveals_nothing_but_the_starter() {
    // With the four of hearts as starter the claim is right; with the five it is 14 points too low.
    let page = |starter: &str, is_masked: bool| {
        let script = format!(
            "law cribbage 1\nhouse game.muggins on\nseat Anna Bram\ncut Anna 4c Bram 9d\ndeal\nstarter {starter}\n\
             5c\nKc\n5d\nQc\ngo\nAc\n5s\nJc\nJh\nshow Bram claims 15\n"
        );
        let record = entered("cribbage", &script);
        let record = if is_masked { masked(&record).unwrap() } else { record };
        shown::of_table(&seen(&record, During::All), View::Auto, None)
            .replace("4h", "5h")
            .replace("4♥", "5♥")
    };
    for is_masked in [false, true] {
        let [right, low] = ["4h", "5h"].map(|starter| page(starter, is_masked));
        assert!(right.contains("15 points claimed"), "{right}");
        assert_eq!(right, low);
    }
}

fn page(script: &str, during: During) -> String {
    shown::of_table(&seen(&records::record(script), during), View::Auto, None)
}

#[test]
fn secrets_change_no_byte() {
    let hidden = rows! {
        "play Bram 6-1 on right", "note Bram looked twice\nplay Bram 6-1 on right";
        "play Bram 6-1 on right", "draw Bram\nplay Bram 6-1 on right";
        "play Bram 6-1 on right", "draw Bram\ndraw Bram\nplay Bram 6-1 on right";
    };
    for during in [During::Chips, During::Layout, During::All] {
        for (one, other) in hidden {
            let [one, other] = [one, other].map(|lines| page(&format!("{BEGUN}{lines}\n"), during));
            assert_eq!(one, other, "{during:?}");
        }
        for Hidden { law, begun, one, other } in OTHERS {
            let [one, other] = [one, other].map(|lines| {
                let record = entered(law, &format!("law {law} 1\n{begun}{lines}"));
                shown::of_table(&seen(&record, during), View::Auto, None)
            });
            assert_eq!(one, other, "{law}, {during:?}");
        }
    }
}

#[test]
fn during_decides_how_much_of_a_running_hand_is_shown() {
    let script = format!("{BEGUN}play Bram 6-1 on right\nplay Cees 6-4 on left\n");
    let [chips, layout, all] =
        [During::Chips, During::Layout, During::All].map(|during| page(&script, during));
    for shown in [&chips, &layout, &all] {
        assert!(shown.contains("<h1>Hand 1</h1>"));
        assert!(shown.contains("<bdi>Anna</bdi>"));
    }
    assert!(!chips.contains("<svg class=\"layout") && layout.contains("<svg class=\"layout"));
    assert!(!chips.contains("on turn") && layout.contains("on turn"));
    assert!(
        !layout.contains("<bdi>Cees</bdi> plays 6-4") && all.contains("<bdi>Cees</bdi> plays 6-4")
    );
}

#[test]
fn fouls_and_passes_of_a_running_hand_are_secret() {
    // The last play proves that the second pass was wrong, and has a penalty.
    let proved = "draw Cees 11\npass Cees\nplay Anna 6-5\nplay Bram 5-3\nplay Cees 1-0\n";
    let script = format!("{BEGUN}play Cees 5-4\nplay Bram 6-1 on right\npass Cees\n{proved}");
    let all = page(&script, During::All);
    assert!(all.contains("<bdi>Bram</bdi> plays 6-1"));
    for word in ["5-4", "passes", "pass"] {
        let text = all.split("<body").nth(1).unwrap();
        assert!(!text.split("<script>").next().unwrap().contains(word), "{word}");
    }
}

#[test]
fn a_pass_changes_only_the_turn() {
    let Hidden { law, begun, .. } = OTHERS[3];
    let told = |line: &str, during| {
        let record = entered(law, &format!("law {law} 1\n{begun}{line}"));
        let whole = shown::of_table(&seen(&record, during), View::Auto, None);
        whole.split("<main id=\"main\">").nth(1).unwrap().to_owned()
    };
    let both = |during| (told("", during), told("pass Anna\n", during));
    let (before, after) = both(During::Chips);
    assert!(before == after, "{before}\n{after}");
    for during in [During::Layout, During::All] {
        let (before, after) = both(during);
        let without = |page: &str| page.replace(" <span class=\"turn\">on turn</span>", "");
        assert!(before != after, "{during:?}");
        assert_eq!(without(&before), without(&after), "{during:?}");
    }
}

#[test]
fn a_journal_replaced_by_a_pipe_does_not_block() {
    let folder = Folder::new();
    let path = |name: &str| folder.join(name);
    let snapshot = |path: PathBuf| {
        let follow = Follow {
            path,
            law: laws::law_of,
            during: During::Chips,
            money: None,
            is_masked: false,
        };
        follow.snapshot(&mut None).map(|shown| shown.seen.players)
    };
    enter(&path("friday.nos"), BEGUN);
    assert_eq!(snapshot(path("friday.nos")).unwrap(), ["Anna", "Bram", "Cees"]);
    fs::write(path("long.nos"), "\n".repeat(100_001)).unwrap();
    fs::File::create(path("hole.nos")).unwrap().set_len(1 << 30).unwrap();
    let mut none = vec![path("none.nos"), path(""), path("long.nos"), path("hole.nos")];
    #[cfg(unix)]
    {
        environment::pipe(&path("pipe"));
        let writer = fs::File::options().read(true).write(true).open(path("pipe"));
        none.extend([path("pipe"), "/dev/zero".into(), "/dev/null".into()]);
        for path in &none {
            assert!(snapshot(path.clone()).is_err(), "{path:?}");
        }
        drop(writer.unwrap());
    }
    for path in none {
        assert!(snapshot(path.clone()).is_err(), "{path:?}");
    }
}

#[test]
fn a_struck_ruling_is_marked_if_it_had_been_shown() {
    let begun = format!("{BEGUN}play Bram 6-1 on right\n");
    let all = |lines: &str| page(&format!("{begun}{lines}"), During::All);
    let struck = all("play Cees 6-4 on left\nundo\n");
    assert!(struck.contains("<del><bdi>Cees</bdi> plays 6-4"), "{struck}");
    assert!(struck.contains("<p id=\"just\"><bdi>Bram</bdi> plays 6-1"), "{struck}");
    assert!(!all("").contains("<del>"));
    // The layout omits the struck tile, and the rulings do not reveal a struck draw, pass or foul.
    let lies = |page: &str| page.split("<ol>").next().unwrap().to_owned();
    assert_eq!(lies(&all("")).matches("<g").count(), lies(&struck).matches("<g").count());
    for line in ["draw Cees", "pass Cees", "play Cees 5-4", "note Cees looked"] {
        assert_eq!(all(&format!("{line}\nundo\n")), all(""), "{line}");
    }
}

#[test]
fn a_counted_hand_is_shown_whole() {
    let record = example("nos", "evening.nos");
    let seen = seen(&record, During::Chips);
    let hand = shown::of_hand(&seen, 1).unwrap();
    assert!(hand.contains("<h1>Hand 1</h1>") && hand.contains("draw"));
    assert!(shown::of_hand(&seen, 99).is_none());
    let whole = shown::of_table(&seen, View::Auto, None);
    assert!(whole.contains("<h1>Settlement</h1>") && whole.contains("id=\"settlement\""));
}

#[test]
fn every_law_has_a_board() {
    // Steps of 7 entries meet every phase, since no law has rounds of 7 entries.
    check_boards(7);
}

#[test]
#[ignore = "takes a minute: after every entry"]
fn every_law_has_a_board_after_every_entry() {
    check_boards(1);
}

/// Checks the boards of the examples after every `step` entries.
fn check_boards(step: usize) {
    let examples = [
        ("nos", "evening.nos"),
        ("fives-and-threes", "fives-and-threes.nos"),
        ("dominoes", "dominoes.nos"),
        ("matador", "matador.nos"),
        ("tiddle-a-wink", "tiddle-a-wink.nos"),
        ("cribbage", "cribbage.nos"),
        ("checkers", "checkers.nos"),
        ("chess", "chess.nos"),
        ("backgammon", "backgammon.nos"),
    ];
    assert_eq!(examples.map(|(law, _)| law), LAWS.map(|law| law.name()));
    for (law, name) in examples {
        let record = example(law, name);
        for count in (0..record.len()).step_by(step) {
            let seen = seen(&record.first(count), During::All);
            // When the points begin again with a new game, nobody loses points.
            let takes = |own: &SeenHolder| law != "nos" && own.change < 0;
            assert!(!seen.holders.iter().any(takes), "{name}: {count}");
            assert!(
                shown::of_table(&seen, View::Auto, None).ends_with("</html>\n"),
                "{name}: {count}"
            );
        }
        let whole = shown::of_table(&seen(&record, During::All), View::Auto, None);
        let text = whole.to_lowercase();
        // Where every hand is a game or a round, no text mentions hands.
        let round = match law {
            "checkers" | "chess" | "backgammon" => "game",
            "dominoes" | "matador" | "tiddle-a-wink" => "round",
            _ => "hand",
        };
        for other in ["game", "round", "hand"] {
            assert_eq!(text.contains(&format!("by {other}")), other == round, "{name}");
        }
        let body = text.split("<body").nth(1).unwrap();
        let body = body.split("<script>").next().unwrap();
        assert!(round == "hand" || !body.contains(" hand"), "{name}");
        assert!(round != "game" || !body.contains("tile"), "{name}");
    }
}

#[test]
fn initials_replace_every_name() {
    let corrected = "law fives-and-threes 1\nseat Ana Bram Cees Dirk_Jan\nfix 2 seat Anna Bram Cees Dirk_Jan\n\
                     lot Anna 6-6 Bram 5-5 Cees 4-4 Dirk_Jan 3-3\nofficial Floor\ndeal\nnote Dirk_Jan waits for Anna's tea\n\
                     play An 5-5\nnote Bram\nstrike 9\nplay bram 5-2\ninsert 7 note Cees\n";
    let decided = "law chess 1\nseat Anna Bram\ncarry Anna 3 Bram 1 -- Anna's slip\nbegin Anna\nforfeit Bram -- Bram's telephone\n";
    for (record, names) in rows! {
        entered("chess", decided), &["Anna", "Bram"][..];
        example("nos", "evening.nos"), &["Hanneke", "Joost", "Mies", "Teun"][..];
        entered("fives-and-threes", corrected), &["Ana", "Anna", "Bram", "Cees", "Dirk", "Floor", "bram", "play An "];
    } {
        let mut record = record;
        let last = EntryNo(record.len() as u32);
        record.note_time(last, records::clock().moment());
        let masked = masked(&record).unwrap();
        assert_eq!(masked.time_of(last), record.time_of(last));
        let seen = seen(&masked, During::All);
        let hands = (0..3).filter_map(|hand| shown::of_hand(&seen, hand));
        let page = shown::of_table(&seen, View::Auto, None) + &hands.collect::<String>();
        for name in names {
            assert!(!page.contains(name), "{name}: {page}");
        }
        assert_eq!(masked.len(), record.len());
        let balance = |record: &Record| {
            let session = record.session();
            let accounts = session.accounts(&session.names()).into_iter();
            accounts.map(|own| own.amount).collect::<Vec<_>>()
        };
        assert_eq!(balance(&masked), balance(&record));
    }
}

#[test]
fn a_browser_sees_an_entry_a_correction_a_cut_and_a_new_journal() {
    let board = Running::of(&["--during", "all"]);
    let mut browser = board.listen("");
    assert!(browser.seen().1.contains("Hand 1"));
    board.enter("play Bram 6-1 on right\n");
    assert!(browser.seen().1.contains("<bdi>Bram</bdi> plays 6-1"));
    let long = fs::read(board.journal()).unwrap();
    board.enter("fix 6 play Bram 6-2 on right\n");
    let corrected = browser.seen().1;
    assert!(corrected.contains("<bdi>Bram</bdi> plays 6-2"));
    assert!(corrected.contains("(correction)"), "{corrected}");
    // The last line is missing, as after a power cut.
    fs::write(board.journal(), long).unwrap();
    browser.until("<bdi>Bram</bdi> plays 6-1");
    fs::remove_file(board.journal()).unwrap();
    board.enter("law 1\nseat Dirk Emma Fien\n");
    let last = browser.until("Dirk");
    assert!(!last.contains("Anna"), "{last}");
}

/// Returns how many bytes a phone receives when an evening is sent entry by entry: those of the
/// largest event after the first, and all.
fn bytes_of(record: &Record, counts: RangeInclusive<usize>) -> (usize, usize) {
    let (mut page, mut largest, mut all) = (None, 0, 0);
    for count in counts {
        let seen = seen(&record.first(count), During::All);
        let (_, next) = shown::sent(&seen);
        if let Some(page) = page.replace(next.clone()) {
            let event = serde_json::json!({"steps": delta(&page, &next)});
            assert_eq!(changed(&page, &event), next, "{count}");
            let bytes = event.to_string().len();
            (largest, all) = (largest.max(bytes), all + bytes);
        }
    }
    (largest, all)
}

#[test]
fn events_are_small() {
    // The first hand of Nos, and all of a shorter evening.
    let nos = example("nos", "evening.nos");
    let (largest, _) = bytes_of(&nos, 1..=40);
    assert!(largest <= 4096, "{largest}");
    check_bytes(&[("dominoes", "dominoes.nos")]);
}

#[test]
#[ignore = "takes a minute: whole evenings of four laws"]
fn events_of_whole_evenings_are_small() {
    check_bytes(&[
        ("nos", "evening.nos"),
        ("dominoes", "dominoes.nos"),
        ("chess", "chess.nos"),
        ("cribbage", "cribbage.nos"),
    ]);
}

fn check_bytes(evenings: &[(&str, &str)]) {
    for (law, name) in evenings {
        let record = example(law, name);
        let (largest, all) = bytes_of(&record, 1..=record.len());
        let each = all / record.len();
        assert!(largest <= 4096, "{name}: {largest} of {all}");
        assert!(each <= 1100, "{name}: {each} on average");
    }
}

#[test]
fn an_event_does_not_grow_with_the_chart() {
    check_chart(&[800], 12);
}

#[test]
#[ignore = "takes a minute: longer evenings"]
fn an_event_does_not_grow_with_a_very_long_chart() {
    check_chart(&[1_000, 2_000], 30);
}

/// Checks the chart as `more` entries follow these.
fn check_chart(behind: &[usize], more: usize) {
    let most = behind.iter().max().unwrap() + 2 * more;
    let record = entered("nos", &Evening::of(1, 5, most).lines.join("\n"));
    for from in behind.iter().copied() {
        let (largest, _) = bytes_of(&record, from..=from + more);
        assert!(largest <= 4096, "after {from}: {largest}");
    }
}

proptest! {
    #[test]
    fn a_difference_makes_the_new_page_from_the_old_one(old in "[ab<> é\"']{0,60}", new in "[ab<> é\"']{0,60}") {
        let event = serde_json::json!({"steps": delta(&old, &new)});
        prop_assert_eq!(changed(&old, &event), new);
    }
}

#[test]
fn the_title_has_the_hand_and_the_law() {
    let (title, _) = shown::sent(&seen(&records::record(BEGUN), During::Chips));
    assert_eq!(title, "Hand 1 · Nos");
}

#[test]
fn a_wall_and_a_page_can_be_asked_for() {
    let board = Running::of(&["--during", "layout"]);
    let of = |path: &str| board.get(&format!("{}{path}", board.path));
    let large = "@media(min-width:1600px) and (min-aspect-ratio:5/4){.live{";
    assert!(of("").contains(large));
    assert!(
        of("wall").contains(".live{display:flex;flex-direction:column;max-width:none;height:100vh")
            && !of("wall").contains(large)
    );
    assert!(!of("page").contains("100vh"));
    for path in ["", "wall", "page"] {
        assert!(of(path).contains("<h1>Hand 1</h1>"), "{path}");
    }
}

#[cfg(unix)]
#[test]
fn the_word_is_kept_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let board = Running::of(&[]);
    let kept = board.folder.path().join("friday.nos.board");
    let word = fs::read_to_string(&kept).unwrap();
    assert_eq!(board.path, format!("/{}/", word.trim_end()));
    assert_eq!(fs::metadata(&kept).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(!Running::of(&["--open"]).folder.path().join("friday.nos.board").exists());
}

#[test]
fn the_pot_has_its_name_in_every_language() {
    let board = Running::of(&["--lang", "nl"]);
    assert!(board.get(&board.path).contains(">de pot<"));
}

#[test]
fn a_returning_browser_gets_only_the_difference() {
    let board = Running::of(&[]);
    let (id, _) = board.listen("").seen();
    let mut again = board.listen(&id);
    assert_eq!(again.next().0, "beat");
    let mut late = board.listen("0123456789abcdef");
    assert!(late.seen().1.contains("Hand 1"));
}

#[test]
fn a_killed_board_leaves_the_journal_as_it_was_and_serves_again() {
    let mut board = Running::of(&[]);
    let was = fs::read(board.journal()).unwrap();
    let (id, _) = board.listen("").seen();
    board.child.kill().unwrap();
    board.child.wait().unwrap();
    assert_eq!(fs::read(board.journal()).unwrap(), was);
    let folder = std::mem::replace(&mut board.folder, Folder::new());
    let again = Running::in_folder(folder, &board.address, &[]);
    assert_eq!(again.path, board.path, "every phone finds it where it was");
    assert_eq!(again.listen("").seen().0, id);
}

#[test]
fn only_the_word_opens_the_board_and_only_reading_is_served() {
    let board = Running::of(&[]);
    let root = board.path.clone();
    let host = &board.address;
    let close = "Connection: close\r\n\r\n";
    let head = board.answer(&format!("HEAD {root} HTTP/1.1\r\nHost: {host}\r\n{close}"));
    assert_eq!(status(&head), "200");
    assert!(head.ends_with("\r\n\r\n"), "a HEAD has no body");
    let table = rows! {
        board.get(&root), "200";
        board.get(root.trim_end_matches('/')), "308";
        board.get("/"), "404";
        board.get("/wrong/"), "404";
        board.get(&format!("{root}hand/1")), "404";
        board.get(&format!("{root}hand/..%2f..%2ffriday.nos")), "404";
        board.get(&format!("{root}../../friday.nos")), "404";
        board.get(&format!("{root}friday.nos")), "404";
        board.answer(&format!("POST {root} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n{close}")), "405";
        board.answer(&format!("GET {root} HTTP/1.1\r\nHost: evil.example\r\n{close}")), "421";
        board.answer(&format!("GET {root} HTTP/1.1\r\n{close}")), "421";
        board.answer(&format!("GET {root} HTTP/1.1\r\nHost: {host}\r\nX: {}\r\n{close}", "x".repeat(4096))), "431";
        board.answer("\u{1}\u{2}nonsense\r\n\r\n"), "400";
        board.answer(&format!("GET {root} HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\n{close}")), "421";
        board.answer(&format!("GET {root} HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n{close}")), "421";
        board.answer(&format!("GET http://evil.example{root} HTTP/1.1\r\nHost: {host}\r\n{close}")), "421";
        board.answer(&format!("GET http://{host}{root} HTTP/1.1\r\nHost: {host}\r\n{close}")), "200";
    };
    for (at, (answer, wanted)) in table.iter().enumerate() {
        assert_eq!(status(answer), *wanted, "{at}: {answer}");
    }
    assert!(table[0].0.contains("script-src 'sha256-"));
}

#[test]
fn one_address_has_eight_connections_and_a_closed_one_makes_room() {
    let board = Running::of(&[]);
    let mut open: Vec<Listener> = (0..8).map(|_| board.listen("")).collect();
    for browser in &mut open {
        browser.seen();
    }
    let ninth = board.get("/");
    assert_eq!(status(&ninth), "429");
    let words =
        "This address has 8 connections open already. Close another page of the board first.\n";
    assert!(ninth.ends_with(words), "{ninth}");
    // The event stream must answer without an error, because a browser does not reconnect after an
    // error.
    let listens = board.get(&format!("{}events", board.path));
    assert_eq!(status(&listens), "200");
    assert!(listens.ends_with("retry: 10000\n\n"), "{listens}");
    let one = open.pop().unwrap();
    one.stream.get_ref().shutdown(Shutdown::Both).unwrap();
    drop(one);
    while status(&board.get("/")) == "429" {}
}

/// Opens 8 connections from each of 25 other addresses of this machine, which send this and never
/// read.
#[cfg(target_os = "linux")]
fn silent(board: &Running, says: &str) -> Vec<tokio::net::TcpStream> {
    let to = board.address.parse().unwrap();
    let all = async {
        let mut all = Vec::new();
        for from in (2..27).flat_map(|from| [from; 8]) {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            socket.bind(([127, 0, 0, from], 0).into()).unwrap();
            let stream = socket.connect(to).await.unwrap();
            stream.writable().await.unwrap();
            assert_eq!(stream.try_write(says.as_bytes()).unwrap(), says.len());
            all.push(stream);
        }
        all
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.unwrap().block_on(all)
}

#[cfg(target_os = "linux")]
#[test]
fn an_idle_connection_makes_room_for_a_browser() {
    for says in ["", "GET", "GET EVENTS HTTP/1.1\r\nHost: HOST\r\n\r\n"] {
        let board = Running::of(&["--connections", "200"]);
        let says = says
            .replace("EVENTS", &format!("{}events", board.path))
            .replace("HOST", &board.address);
        let mut first = board.listen("");
        first.seen();
        let held = silent(&board, &says);
        let mut late: Vec<Listener> = (0..4).map(|_| board.listen("")).collect();
        for late in &mut late {
            assert!(late.seen().1.contains("<h1>Hand "), "{says:?}");
        }
        // The first browser keeps its connection, because the other addresses have more connections
        // each.
        board.enter("void\n");
        first.until("Between hands");
        drop(held);
    }
}

#[test]
fn garbage_does_not_stop_the_board() {
    let board = Running::of(&[]);
    for seed in 0..10_000u32 {
        let bytes =
            (0..64u32).map(|at| char::from((seed.wrapping_mul(2_654_435_761) >> (at % 24)) as u8));
        let garbage: String = bytes.collect();
        board.answer(&format!("{garbage}\r\n\r\n"));
    }
    assert_eq!(status(&board.get(&board.path)), "200");
}

#[test]
fn a_board_prints_its_address_and_its_errors() {
    let folder = Folder::new();
    folder.write("notes.txt", "milk\n");
    for (options, code, words) in rows! { of (Vec<&str>, i32, &str):
        vec!["notes.txt"], 2, "nos: notes.txt is not a nos journal; nos play notes.txt begins one\n";
        vec!["none.nos"], 5, "nos: cannot read none.nos: no file or folder has that name\n";
        vec!["notes.txt", "--listen", "here"], 2, "an address is like 0.0.0.0 or 192.168.1.20:2855";
    } {
        let board = folder.nos(["board"]).args(options);
        board.status(code).warns_of(words);
    }
}
