//! The hall on phones, screens and walls.

use crate::chromium::{Chromium, Window, at_rest, noting};
use crate::font::{SIZES, sized};
use crate::support::folder::Folder;
use crate::support::running::{Running, enter, seat};

/// A seated hall of ten tables of five. A player's name is `called`, with table and seat.
fn hall(event: &str, called: &str, options: &[&str]) -> Running {
    let folder = Folder::new();
    let mut event = format!(
        "[event]\nname = \"{event}\"\nlaw = \"nos\"\nrounds = 3\nsystem = \"given\"\n\
         seatings = \"rounds.txt\"\nseed = 7\nminutes = 50\n"
    );
    let mut rounds = String::new();
    for (number, table) in (1..).zip('A'..='J') {
        rounds += &format!("1 {number}:");
        for seat in 'A'..='E' {
            let name = format!("{called}{table}{seat}");
            event += &format!("[[players]]\nname = \"{name}\"\n");
            rounds += &format!(" {name}");
        }
        rounds += "\n";
    }
    folder.write("event.toml", event);
    folder.write("rounds.txt", rounds);
    let options = [&["--during", "layout"], options].concat();
    let board = Running::showing(folder, ".", "127.0.0.1:0", &options);
    seat(&board);
    board.listen("").until("id=\"seating\"");
    board
}

/// Begins a hand at the first table, which starts the clock.
fn begin(board: &Running, name: &str) {
    let journal = board.folder.path().join("r1-t1.nos");
    enter(&journal, &format!("deal\nset {name} 6-6\nannounce 1\n"));
    board.listen("").until("r1-t1/");
    board.listen("").until("id=\"clock\"");
}

/// Minutes from the start of the hand to the moment that the page shows.
const MINUTES: u64 = 5;

/// Returns what a script notes on a page of the board, for each size of letters.
fn noted(board: &Running, path: &str, window: Window, script: &str) -> Vec<String> {
    noted_after(board, path, MINUTES, window, script)
}

fn noted_after(
    board: &Running,
    path: &str,
    minutes: u64,
    window: Window,
    script: &str,
) -> Vec<String> {
    let answer = board.get(&format!("{}{path}", board.path));
    let page = answer.split_once("\r\n\r\n").unwrap().1;
    // The turned page and the remaining time depend on the current time.
    let page = noting(&at_rest(page, minutes * 60), script);
    Chromium::new().noted(&SIZES.map(|size| (sized(&page, size), window)))
}

const PHONE: Window = (390, 800);
const WALL: Window = (1920, 1080);

fn seen(all: &str) -> String {
    format!(
        "return [...document.querySelectorAll('{all}')].filter(own=>own.offsetHeight).map(own=>own.textContent).join()"
    )
}

#[test]
#[ignore = "needs Chromium"]
fn a_name_is_found_by_any_part_of_it_without_accents() {
    let board = hall("Club", "Bér", &[]);
    let search = "let input=document.querySelector('input');input.value='berc'+'E';\
                  input.dispatchEvent(new Event('input'));";
    let found = noted(&board, "", PHONE, &(search.to_owned() + &seen(".seats li")));
    assert_eq!(found, ["BérCE3"; 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn special_letters_are_found_as_written_and_as_plain_ones() {
    let board = hall("Club", "Øłßı", &[]);
    for asked in ["olssibc", "Øłßıbc", "olss B øłßıbc"] {
        let search = format!(
            "let input=document.querySelector('input');input.value='{asked}';\
             input.dispatchEvent(new Event('input'));"
        );
        let found = noted(&board, "", PHONE, &(search + &seen(".seats li")));
        assert_eq!(found, ["ØłßıBC2"; 3], "{asked}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_hall_is_no_wider_than_a_phone() {
    let board = hall("Club", "Bér", &[]);
    let wide = "return document.documentElement.scrollWidth<=innerWidth";
    assert_eq!(noted(&board, "", PHONE, wide), ["true"; 3]);
    begin(&board, "BérAA");
    assert_eq!(noted(&board, "page", PHONE, wide), ["true"; 3]);
}

/// The cut texts of a wall. A name of more than 11 letters may end with an ellipsis.
const UNSEEN: &str = "return unseen(11)";

#[test]
#[ignore = "needs Chromium"]
fn the_longest_names_fit_in_a_hall_on_a_phone() {
    let called = "Égbertgj-vanden-Hoogen";
    let board = hall("Club", called, &[]);
    // The window is as high as the page, so that nothing is below it.
    let phone = (390, 20_000);
    let whole = "return unseen(99)";
    assert_eq!(noted(&board, "page", phone, whole), [""; 3]);
    begin(&board, &format!("{called}AA"));
    assert_eq!(noted(&board, "page", phone, whole), [""; 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn a_seating_fills_a_wall_and_is_whole() {
    let board = hall("Club", "Égbertgj", &[]);
    assert_eq!(noted(&board, "wall", WALL, UNSEEN), [""; 3]);
    let alone = "let seats=document.querySelector('.seats').getBoundingClientRect();\
        return [...document.querySelectorAll('section')].filter(own=>own.offsetHeight).map(own=>own.id)+' '+(seats.width>innerWidth*.9)";
    assert_eq!(noted(&board, "wall", WALL, alone), ["seating true"; 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn the_wall_of_a_table_names_its_event_and_needs_one_screen() {
    let board =
        hall("Open kampioenschap van Groningen, Friesland en Drenthe 2026", "Égbertgj", &[]);
    begin(&board, "ÉgbertgjAA");
    assert_eq!(noted(&board, "r1-t1/wall", WALL, UNSEEN), [""; 3]);
    let script = "let page=document.scrollingElement,back=document.querySelector('#back');\
        return [page.scrollHeight<=innerHeight,back.getBoundingClientRect().top>=0,back.querySelector('a').pathname.endsWith('/wall'),back.textContent.endsWith('Table 1')]";
    assert_eq!(noted(&board, "r1-t1/wall", WALL, script), ["true,true,true,true"; 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn nine_tables_of_five_and_the_clock_fit_on_a_wall() {
    for (language, event) in rows! {
        "en", "Club";
        "nl", "Open kampioenschap van Groningen, Friesland en Drenthe 2026";
    } {
        let board = hall(event, "Égbertgj", &["--lang", language]);
        begin(&board, "ÉgbertgjAA");
        for minutes in [MINUTES, 60] {
            let seen = noted_after(&board, "wall", minutes, WALL, UNSEEN);
            assert_eq!(seen, [""; 3], "{language} after {minutes} minutes");
        }
        // The name of the event is whole, in one line.
        let title = "let own=document.querySelector('h1'),box=own.getBoundingClientRect();return own.textContent+' '\
            +(box.right<=innerWidth&&own.scrollWidth<=own.clientWidth+1&&box.height<1.5*parseFloat(getComputedStyle(own).fontSize))";
        for window in [WALL, (1366, 768), (1024, 768)] {
            let whole = format!("{event} true");
            assert_eq!(noted(&board, "wall", window, title), [&*whole; 3], "{window:?}");
        }
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_wall_turns_pages_of_equal_length_and_breaks_no_number() {
    let board = hall("Club", "Bér", &[]);
    begin(&board, "BérAA");
    let tables: Vec<String> = (1..6).map(|table| format!("Table {table}")).collect();
    let tables = tables.join(",");
    for shown in noted(&board, "wall", WALL, &seen(".tables h3 a")) {
        assert_eq!(shown, tables);
    }
    let broken = "let lines=own=>{let range=document.createRange();range.selectNodeContents(own);\
        return new Set([...range.getClientRects()].map(box=>Math.round(box.top/4))).size};\
        let all=[...document.querySelectorAll('td.number,.seats strong,h3 a')].filter(own=>own.getClientRects().length);\
        return [all.length>9,...all.filter(own=>lines(own)>1).map(own=>own.textContent)].join()";
    for window in [WALL, (1366, 768), (1024, 768)] {
        assert_eq!(noted(&board, "wall", window, broken), ["true"; 3]);
    }
    // A tile is at most 12 % of the height, even alone at the only table.
    let large = "document.querySelectorAll('.tables>li').forEach((own,at)=>at&&own.remove());\
        let box=document.querySelector('.layout use').getBoundingClientRect();return Math.max(box.width,box.height)<=.12*innerHeight";
    assert_eq!(noted(&board, "wall", WALL, large), ["true"; 3]);
    // On a wall the heading of the tables is for screen readers only, and there is no search.
    let told = "return getComputedStyle(document.querySelector('#tables h2')).display+' '\
                +getComputedStyle(document.querySelector('[role=search]')).display";
    assert_eq!(noted(&board, "wall", WALL, told), ["block none"; 3]);
    let told = told.replace(
        "getComputedStyle(document.querySelector('[role=search]')).display",
        "document.querySelector('[role=search] input').labels[0].textContent",
    );
    assert_eq!(noted(&board, "page", PHONE, &told), ["block Search a name "; 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn a_small_drawing_takes_no_room_from_the_names() {
    let board = hall("Club", "Bér", &[]);
    begin(&board, "BérAA");
    let script = "let card=document.querySelector('.tables>li'),box=card.getBoundingClientRect();\
        let svg=card.querySelector('svg'),drawn=svg.getBoundingClientRect(),tile=svg.querySelector('use').getBoundingClientRect();\
        let rows=card.querySelector('table').getBoundingClientRect();\
        return [tile.width>8,tile.top>=rows.bottom,tile.bottom<=box.bottom+1,drawn.height<=200,svg.textContent.length]";
    for (path, window) in [("wall", WALL), ("page", PHONE), ("page", (1280, 800))] {
        let shown = noted(&board, path, window, script);
        for shown in shown {
            assert!(shown.starts_with("true,true,true,true"), "{path}: {shown}");
        }
    }
}

#[test]
#[ignore = "needs Chromium"]
fn tables_are_side_by_side_where_there_is_room() {
    let board = hall("Club", "Bér", &[]);
    begin(&board, "BérAA");
    for shown in noted(&board, "page", PHONE, &seen(".tables h3 a")) {
        assert_eq!(shown.split(',').count(), 10);
    }
    let beside = "return new Set([...document.querySelectorAll('.tables > li')].map(own=>own.offsetLeft)).size";
    for (window, columns) in [(PHONE, "1"), ((768, 1024), "2"), ((1280, 800), "3")] {
        assert_eq!(noted(&board, "page", window, beside), [columns; 3]);
    }
}
