//! Every text of many simulated evenings and events: none is cut, none lies on another, no two
//! names look alike.

use crate::chromium::{Chromium, Window, at_rest, noting};
use crate::font::{SIZES, sized};
use crate::names::{NAMES, WINDOWS, WRONG, with_names};
use crate::pages::{CHARTED, WIDTHS};
use crate::support::folder::Folder;
use crate::support::pages::pages;
use crate::support::program::Nos;
use crate::support::records::record_by;
use crate::support::running::{Running, enter, seat};
use nos::board::seen::{During, Seen};
use nos::board::shown::{View, of_hand, of_table};
use nos::journal::Record;
use nos::laws::named;
use nos::print::chronicle::Chronicle;
use nos_base::Language;
use std::fs;

/// Short names, names that begin like another one, and names in other scripts.
const OTHERS: &str = "Jan Jan-Piet Jan-Pieter محمد 李明李明李明李明李明李明李明李明李明李明李明李明 Abcdefghijklmnopqrstuvwx \
    Łukasz_Święcicki Ødegård Anna Annabel Zoë_van_der_Wetering-Østergaard Wim_Wammes \
    Ipek_Yıldırım";

fn all_names() -> Vec<&'static str> {
    NAMES.into_iter().chain(OTHERS.split(' ')).collect()
}

const TABLES: [(&str, &[u32]); 9] = [
    ("nos", &[3, 4, 5]),
    ("fives-and-threes", &[2, 4]),
    ("dominoes", &[2, 5, 10, 7, 4]),
    ("matador", &[3, 8, 6]),
    ("tiddle-a-wink", &[6, 10, 8]),
    ("cribbage", &[2]),
    ("checkers", &[2]),
    ("backgammon", &[2]),
    ("chess", &[2]),
];

/// Height of a window in which nothing scrolls.
const ALL: u32 = 100_000;

/// Lists the faults of a page in a window of its full height.
const CUT: &str = "document.querySelectorAll('details').forEach(own=>own.open=true);\
    let page=document.scrollingElement,wrong=[];\
    let say=(what,all)=>[...all].slice(0,2).forEach(own=>wrong.push(what+': '+own.outerHTML.slice(0,60)+' '+own.textContent.trim().slice(0,40)));\
    let inner=[...document.querySelectorAll('main *')].filter(own=>own.clientWidth&&!own.closest('svg')&&!own.matches('input')&&!isToldAlone(own));\
    let beyond=(own)=>own.scrollWidth>own.clientWidth+1;\
    if(page.scrollWidth>innerWidth)wrong.push('wider than the window: '+page.scrollWidth);\
    say('cut',inner.filter(own=>!own.matches('.scroll')&&beyond(own)&&getComputedStyle(own).display!='inline'&&\
    [...own.childNodes].some(node=>node.nodeType==3&&node.data.trim())));\
    say('dots',inner.filter(own=>getComputedStyle(own).textOverflow=='ellipsis'));\
    if(innerWidth>=1280)say('scrolled',inner.filter(own=>own.matches('.scroll')&&beyond(own)&&own.querySelector('tr').cells.length<16));\
    say('said too long',[...document.querySelectorAll('.walk output')].filter(own=>own.scrollHeight>own.clientHeight+1));\
    for(let chart of document.querySelectorAll('svg.chart')){let names=[...chart.querySelectorAll('.name')];\
    say('alike',names.filter((own,at)=>names.findIndex(other=>other.textContent==own.textContent)<at));\
    let edge=chart.getBoundingClientRect().right+1;say('beyond',names.filter(own=>own.getBoundingClientRect().right>edge))}";

fn counted(wrong: &str) -> String {
    format!(
        "let texts=texted(document.body).length,bad=(()=>{{{wrong}}})();return texts+'|'+String(bad).replace(/\"/g,'')"
    )
}

#[derive(Default)]
struct Looked {
    screens: usize,
    texts: usize,
    wrong: usize,
}

impl Looked {
    /// Checks pages for each size of letters and in each of their windows.
    fn at(&mut self, what: &str, pages: Vec<(String, String, Vec<Window>)>) {
        let mut all = Vec::new();
        let mut called = Vec::new();
        for (kind, page, windows) in pages {
            for size in SIZES {
                for window in &windows {
                    called.push(format!("{what}, {kind}, {size} %, {}", window.0));
                    all.push((sized(&page, size), *window));
                }
            }
        }
        // Even on a busy machine, Chromium can show 40 frames at once.
        let noted = all.chunks(40).flat_map(|all| Chromium::new().noted(all));
        for (called, noted) in called.iter().zip(noted) {
            let (texts, wrong) = noted.split_once('|').unwrap();
            self.screens += 1;
            self.texts += texts.parse::<usize>().unwrap();
            if !wrong.is_empty() {
                println!("{called}: {wrong}");
                self.wrong += 1;
            }
        }
    }

    fn ends(self, what: &str) {
        let Looked { screens, texts, wrong } = self;
        println!("{what}: {texts} texts on {screens} screens, {wrong} with something wrong");
        assert!(screens > 0, "{what}");
        assert_eq!(wrong, 0, "{what}");
    }
}

/// A page that may scroll, in windows of all widths.
fn page(kind: &str, page: &str) -> (String, String, Vec<Window>) {
    let script = counted(&format!(
        "{CUT}wrong.push((()=>{{{CHARTED}}})(),unseen(99));return wrong.filter(Boolean).slice(0,4).join('; ')"
    ));
    (kind.to_owned(), noting(page, &script), WIDTHS.map(|(width, _)| (width, ALL)).to_vec())
}

/// A wall after this many turns of its pages.
fn wall(kind: &str, page: &str, turn: u64) -> (String, String, Vec<Window>) {
    let turned = "now+=10000;dispatchEvent(new Event('resize'));";
    let page = at_rest(page, turn * 10);
    (kind.to_owned(), noting(&page, &counted(&format!("{turned}{WRONG}"))), WINDOWS.to_vec())
}

fn names(number: u64) -> Vec<String> {
    let (from, step) = (number as usize * 7, 1 + number as usize % 5);
    let names = all_names();
    (0..names.len()).map(|at| names[(from + at * step) % names.len()].to_owned()).collect()
}

fn made(law: &str, players: u32, seed: u64, hands: u32, names: &[String]) -> String {
    let options = format!(
        "simulate --law {law} --players {players} --seed {seed} --hands {hands} --fouls 0.1"
    );
    with_names(&Nos::run(options.split(' ')).out(), names)
}

/// Checks an evening's report, sheet and board, and its walls in the middle and at the end.
fn look_at_evening(looked: &mut Looked, law: &str, number: u64) {
    let (_, players) = TABLES.into_iter().find(|(own, _)| *own == law).unwrap();
    let players = players[number as usize % players.len()];
    let language = if number.is_multiple_of(2) { Language::English } else { Language::Dutch };
    let hands = 1 + number as u32 % 6;
    let script = made(law, players, number, hands, &names(number));
    language.tells(|| {
        let record = record_by(named(law).unwrap(), &script);
        let [report, sheet] = pages(&record);
        let board =
            |record: &Record| Seen::new_for(record, &Chronicle::of(record), During::All, None);
        let begun = board(&record.first(script.lines().count() * 2 / 3));
        let ended = board(&record);
        let mut all = vec![
            page("report", &report),
            page("sheet", &sheet),
            page("board", &at_rest(&of_table(&begun, View::Page, None), 0)),
            page("settled board", &at_rest(&of_table(&ended, View::Page, None), 0)),
            wall("wall", &of_table(&begun, View::Wall, None), 0),
            wall("settled wall", &of_table(&ended, View::Wall, None), 0),
        ];
        all.extend(of_hand(&ended, 1).map(|hand| page("hand", &hand)));
        looked.at(&format!("{law} {number}, {players} players"), all);
    });
}

/// Evenings of each law in a soak, 207 in all.
const EVENINGS: usize = 23;

/// The numbers to check: all, or the one in `NOS_SOAK`.
fn numbers(all: usize) -> impl Iterator<Item = usize> {
    let only = std::env::var("NOS_SOAK").ok();
    let only: Option<usize> = only.map(|only| only.parse().expect("a number in NOS_SOAK"));
    (0..all).filter(move |number| only.is_none_or(|only| only == *number))
}

fn soak(evenings: impl IntoIterator<Item = (&'static str, u64)>, what: &str) {
    let mut looked = Looked::default();
    for (law, number) in evenings {
        look_at_evening(&mut looked, law, number);
    }
    looked.ends(what);
}

#[test]
#[ignore = "needs Chromium"]
fn no_text_of_an_evening_by_any_law_is_cut_or_lies_on_another() {
    let evenings = [
        ("nos", 0),
        // Held pieces, with long words after them.
        ("fives-and-threes", 5),
        // Heads of ten players with long names; a settlement of seven on a board.
        ("dominoes", 2),
        ("dominoes", 3),
        ("matador", 3),
        ("tiddle-a-wink", 4),
        // Rows of cards with the widest name.
        ("cribbage", 1),
        ("checkers", 6),
        ("backgammon", 7),
        ("chess", 8),
    ];
    soak(evenings, "an evening or two by each law");
}

#[test]
#[ignore = "needs Chromium"]
fn no_text_of_an_event_is_cut_or_lies_on_another() {
    let mut looked = Looked::default();
    // Boards; long names that differ at the end; rows of cards with two pages of tables.
    for number in [0, 9, 15] {
        look_at_event(&mut looked, number);
    }
    looked.ends("three events");
}

macro_rules! soaks {
    ($($test:ident $law:literal)+) => { $(
        #[test]
        #[ignore = "needs Chromium, takes minutes: 23 evenings"]
        fn $test() {
            soak(numbers(EVENINGS).map(|number| ($law, number as u64)), $law);
        }
    )+ };
}

soaks! {
    many_evenings_of_nos "nos"
    many_evenings_of_fives_and_threes "fives-and-threes"
    many_evenings_of_dominoes "dominoes"
    many_evenings_of_matador "matador"
    many_evenings_of_tiddle_a_wink "tiddle-a-wink"
    many_evenings_of_cribbage "cribbage"
    many_evenings_of_checkers "checkers"
    many_evenings_of_backgammon "backgammon"
    many_evenings_of_chess "chess"
}

/// Events: the law, the players at a table, the number of tables, and the kind of seating.
const EVENTS: [(&str, u32, usize, &str); 20] = [
    ("chess", 2, 10, "swiss"),
    ("nos", 4, 5, "random"),
    ("nos", 4, 20, "random"),
    ("checkers", 2, 20, "swiss"),
    ("dominoes", 4, 8, "random"),
    ("cribbage", 2, 4, "swiss"),
    ("backgammon", 2, 6, "swiss"),
    ("matador", 4, 3, "random"),
    ("chess", 2, 40, "swiss"),
    ("nos", 5, 9, "random"),
    ("chess", 2, 3, "swiss"),
    ("nos", 4, 2, "random"),
    ("nos", 4, 10, "random"),
    ("checkers", 2, 8, "swiss"),
    ("dominoes", 4, 4, "random"),
    ("cribbage", 2, 14, "swiss"),
    ("backgammon", 2, 12, "swiss"),
    ("matador", 4, 12, "random"),
    ("chess", 2, 20, "swiss"),
    ("nos", 4, 1, "random"),
];

/// Checks an event: the seats, the hall in the first round and after it, the standings.
fn look_at_event(looked: &mut Looked, number: usize) {
    let (law, seats, tables, system) = EVENTS[number];
    let lang = ["en", "nl"][number % 2];
    let folder = Folder::new();
    let mut event = format!(
        "[event]\nname = \"Open kampioenschap van Groningen, Friesland en Drenthe\"\nlaw = \"{law}\"\nrounds = 2\n\
         system = \"{system}\"\nseed = {number}\nminutes = 50\n"
    );
    let names = all_names();
    for place in 0..tables * seats as usize {
        let mut name = names[(place + number) % names.len()].replace('_', " ");
        if place >= names.len() {
            let begin: String = name.chars().take(20).collect();
            name = format!("P{place} {}", begin.trim());
        }
        event += &format!("[[players]]\nname = \"{name}\"\n");
    }
    fs::write(folder.path().join("event.toml"), event).unwrap();
    let board =
        Running::showing(folder, ".", "127.0.0.1:0", &["--during", "layout", "--lang", lang]);
    let shown = |path: &str| {
        board.get(&format!("{}{path}", board.path)).split_once("\r\n\r\n").unwrap().1.to_owned()
    };
    let written =
        |words: &str| board.folder.nos(words.split(' ').chain(["--lang", lang])).ran().out.clone();
    seat(&board);
    board.listen("").until("id=\"seating\"");
    let what = format!("event {number}, {law}, {tables} tables");
    let hall = |kind: &str| {
        let turns = tables.div_ceil(9).max((tables * seats as usize).div_ceil(48)).min(5) as u64;
        let walls = (0..turns)
            .map(|turn| wall(&format!("{kind} on a wall, turn {turn}"), &shown("wall"), turn));
        let mut all: Vec<_> = walls.collect();
        all.push(page(&format!("{kind} on a page"), &at_rest(&shown("page"), 0)));
        all
    };
    looked.at(&what, hall("seats"));
    looked.at(
        &what,
        vec![
            page("list of seats", &written("event seat . --round 1 --html")),
            page("slips", &written("event seat . --round 1 --slips")),
        ],
    );
    for table in 1..=tables {
        let journal = board.folder.path().join(format!("r1-t{table}.nos"));
        let seated = fs::read_to_string(&journal).unwrap();
        let names: Vec<String> = seated
            .lines()
            .find_map(|line| line.split_once(" seat "))
            .unwrap()
            .1
            .split(' ')
            .map(str::to_owned)
            .collect();
        let script = made(law, seats, (number * 50 + table) as u64, 2, &names);
        let played: Vec<&str> = script
            .lines()
            .filter(|line| !line.starts_with("law ") && !line.starts_with("seat "))
            .collect();
        let half = played.len() / 2;
        enter(&journal, &(played[..half].join("\n") + "\n"));
        if table == tables {
            board.listen("").until("data-ends");
            looked.at(&what, hall("first round"));
            looked.at(
                &what,
                vec![
                    wall("wall of a table", &shown("r1-t1/wall"), 0),
                    page("board of a table", &at_rest(&shown("r1-t1/page"), 0)),
                ],
            );
        }
        enter(&journal, &(played[half..].join("\n") + "\n"));
    }
    board.listen("").until("data-page=\"16\"");
    looked.at(&what, hall("standings"));
    looked.at(
        &what,
        vec![
            page("standings", &written("event standings . --html")),
            page("cross-table", &written("event standings . --cross --html")),
            page("sheet of an event", &written("event sheet . --html")),
        ],
    );
}

#[test]
#[ignore = "needs Chromium, takes minutes: 20 events"]
fn many_events() {
    let mut looked = Looked::default();
    for number in numbers(EVENTS.len()) {
        look_at_event(&mut looked, number);
    }
    looked.ends("events");
}
