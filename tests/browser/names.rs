//! Names on walls, pages and paper: whole, or told apart.

use crate::chromium::{Chromium, Window, at_rest, noting};
use crate::font::{SIZES, sized};
use crate::pages::{WIDTHS, in_each};
use crate::support::folder::Folder;
use crate::support::program::Nos;
use crate::support::running::{Running, enter, seat};
use std::fs;

/// Names with the same beginning, and the longest possible ones.
pub const NAMES: [&str; 10] = [
    "Xander_Visser",
    "Xander_van_der_Meulen",
    "Gareth_Featherstonehaugh",
    "Gareth_Fitzwilliams",
    "Maria_Magdalena_van_Oldenbarneveldt-Smid",
    "Maria_Magdalena_van_Oldenbarneveldt-Smit",
    "Fientje_de_Wit",
    "Bo",
    "Niels_Kok_van_Leeuwarden",
    "MMMMMMMMMMMMWWWWWWWWWWWWMMMMMMMMMMMMWWWW",
];

fn renamed(law: &str, players: &str, hands: &str) -> String {
    let made = ["simulate", "--law", law, "--players", players, "--seed", "5", "--hands", hands];
    with_names(&Nos::run(made).out(), &NAMES.map(str::to_owned))
}

/// The script of an evening, with these names for its first players.
pub fn with_names(evening: &str, names: &[String]) -> String {
    let seats = evening.lines().find_map(|line| line.strip_prefix("seat "));
    let seats: Vec<&str> = seats.unwrap().split(' ').collect();
    let word = |word: &str| {
        let place = seats.iter().position(|own| *own == word);
        place.map_or(word.to_owned(), |place| names[place].clone())
    };
    let line = |line: &str| line.split(' ').map(word).collect::<Vec<_>>().join(" ");
    evening.lines().filter(|own| !own.starts_with('#')).map(|own| line(own) + "\n").collect()
}

pub const WINDOWS: [Window; 3] = [(1366, 768), (1920, 1080), (2560, 1440)];

/// Lists names that are cut or look alike, and letters that are too small without need.
pub const WRONG: &str = "let wrong=[unseen(99)];document.querySelectorAll('[data-fit]').forEach(own=>{\
    let names=[...own.querySelectorAll('bdi')].filter(name=>name.getBoundingClientRect().width),seen={};\
    for(let name of names){let text=name.textContent,whole=name.dataset.whole??text,[begin,end='']=text.toLowerCase().split('…');\
    let alike=(other)=>other!=whole&&other.toLowerCase().startsWith(begin)&&other.toLowerCase().endsWith(end);\
    if(text!=whole&&names.some(other=>alike(other.dataset.whole??other.textContent)))wrong.push('two look like '+text);\
    let size=parseFloat(getComputedStyle(name).fontSize);\
    if(size+.01<innerHeight*own.dataset.fit/100&&!name.closest('.two[style]'))wrong.push('small: '+text)}});\
    document.querySelectorAll('[data-fit],[data-fit] li,[data-fit] th').forEach(own=>{\
    if(own.scrollWidth>own.clientWidth+1)wrong.push('too wide: '+own.textContent)});\
    return wrong.filter(Boolean).slice(0,4).join('; ')";

/// Faults on the wall of a board after this many turns, for each size of letters and window.
fn wrong_on_walls(board: &Running, turn: u64) -> Vec<String> {
    let answer = board.get(&format!("{}wall", board.path));
    let page = answer.split_once("\r\n\r\n").unwrap().1;
    // The pages of a wall turn every ten seconds.
    let turned = "now+=10000;dispatchEvent(new Event('resize'));".to_owned();
    in_each(&at_rest(page, turn * 10), &(turned + WRONG), &WINDOWS)
}

#[test]
#[ignore = "needs Chromium"]
fn names_on_the_wall_of_a_table_are_whole_or_unique() {
    for (law, players, hands) in rows! {
        "nos", "3", "4";
        "nos", "5", "4";
        "fives-and-threes", "4", "6";
        "dominoes", "10", "3";
    } {
        let evening = renamed(law, players, hands);
        // Stop during the last hand.
        let deals: Vec<usize> = evening.match_indices("\ndeal").map(|(at, _)| at).collect();
        let begun = deals[deals.len() - 1] + 1;
        let entries = evening[begun..].split_inclusive('\n').take(9).collect::<String>();
        let folder = Folder::new();
        enter(&folder.path().join("friday.nos"), &(evening[..begun].to_owned() + &entries));
        for during in ["chips", "all"] {
            let home = Folder::new();
            let from = folder.path().join("friday.nos");
            fs::copy(from, home.path().join("friday.nos")).unwrap();
            let options = ["--during", during, "--open"];
            let board = Running::in_folder(home, "127.0.0.1:0", &options);
            let wrong = wrong_on_walls(&board, 0);
            assert_eq!(wrong, [""; 9], "{law}, {players}, {during}");
        }
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_settled_wall_shows_who_won_and_every_payment_whole() {
    for (law, players) in [("nos", "5"), ("matador", "8"), ("cribbage", "2")] {
        let folder = Folder::new();
        let evening = renamed(law, players, "3");
        enter(&folder.path().join("friday.nos"), &evening);
        let board = Running::in_folder(folder, "127.0.0.1:0", &["--open"]);
        assert_eq!(wrong_on_walls(&board, 0), [""; 9], "{law}");
    }
}

/// A hall of this many tables of four, with names that have the same beginning.
fn long_named_hall(tables: usize) -> Running {
    let folder = Folder::new();
    let mut event = "[event]\nname = \"Open kampioenschap van Groningen, Friesland en Drenthe\"\nlaw = \"nos\"\nrounds = 2\n\
                     system = \"random\"\nseed = 7\nminutes = 50\n"
        .to_owned();
    for (place, first) in (0..tables * 4).zip(["Jan-Piet", "Gareth", "Jan", "Bo"].iter().cycle()) {
        let last = ["Visser", "van der Meulen", "Fitzwater", "de Wit"][place / 4 % 4];
        let letter = char::from(b'A' + (place / 16) as u8);
        event += &format!("[[players]]\nname = \"{first} {last} {letter}\"\n");
    }
    fs::write(folder.path().join("event.toml"), event).unwrap();
    let board = Running::showing(folder, ".", "127.0.0.1:0", &["--during", "layout"]);
    seat(&board);
    board.listen("").until("id=\"seating\"");
    board
}

#[test]
#[ignore = "needs Chromium"]
fn names_on_the_wall_of_a_hall_are_whole_or_unique() {
    // A page holds 16 of the 80 players, and 9 of the 20 tables.
    for (tables, turns) in [(4, 1), (8, 2), (20, 5)] {
        let board = long_named_hall(tables);
        for turn in 0..turns {
            let wrong = wrong_on_walls(&board, turn);
            assert_eq!(wrong, [""; 9], "{tables} tables are seated, turn {turn}");
        }
        for table in 1..=tables {
            enter(&board.folder.path().join(format!("r1-t{table}.nos")), "deal\n");
        }
        board.listen("").until("data-ends");
        for turn in 0..turns {
            let wrong = wrong_on_walls(&board, turn);
            assert_eq!(wrong, [""; 9], "{tables} tables play, turn {turn}");
        }
    }
}

#[test]
#[ignore = "needs Chromium"]
fn no_text_of_a_report_is_cut() {
    // On a phone a table may scroll; held pieces fit beside the drawing.
    let script = "document.querySelectorAll('details').forEach(own=>own.open=true);\
        let page=document.scrollingElement,cut=[...document.querySelectorAll('main *')].filter(own=>own.clientWidth&&!own.closest('svg')\
        &&!own.matches('.scroll,.hidden,.who,input')&&own.scrollWidth>own.clientWidth+1&&[...own.childNodes].some(node=>node.nodeType==3&&node.data.trim())&&getComputedStyle(own).display!='inline');\
        let dots=[...document.querySelectorAll('main *')].filter(own=>getComputedStyle(own).textOverflow=='ellipsis');\
        let charts=[...document.querySelectorAll('svg.chart')].map(own=>[...own.querySelectorAll('.name')].map(name=>name.textContent));\
        let beyond=[...document.querySelectorAll('svg.chart .name')].filter(name=>name.getBoundingClientRect().right>name.closest('.chart').getBoundingClientRect().right+1);\
        let high=[...document.querySelectorAll('.walk output')].filter(own=>own.scrollHeight>own.clientHeight+1);\
        let held=innerWidth<1000?[]:[...document.querySelectorAll('.held')].filter(own=>own.parentElement.scrollWidth>own.parentElement.clientWidth);\
        return [...(page.scrollWidth>innerWidth?[page]:[]),...cut,...dots,...beyond,...high,...held].slice(0,3).map(own=>own.outerHTML.slice(0,80)).join().replace(/\"/g,'')+\
        charts.map(names=>names.length-new Set(names).size).join('')";
    for (law, players) in [("nos", "5"), ("fives-and-threes", "4"), ("dominoes", "10")] {
        let report = Nos::run(["report", "-"]).stdin(renamed(law, players, "4")).out();
        assert_eq!(in_each(&report, script, &WIDTHS), ["00"; 12], "{law}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn the_list_for_the_wall_is_no_wider_than_paper_and_breaks_no_number() {
    let board = long_named_hall(20);
    let list = ["event", "seat", ".", "--round", "1", "--html"];
    let list = board.folder.nos(list).out();
    let paper = list.replace("@media print{", "@media all{");
    let script = "let lines=own=>{let range=document.createRange();range.selectNodeContents(own);return range.getClientRects().length};\
        let broken=[...document.querySelectorAll('.number,bdi')].filter(own=>lines(own)>1).map(own=>own.textContent);\
        let turned=[...document.querySelectorAll('th')].filter(own=>getComputedStyle(own).writingMode!='horizontal-tb');\
        return [document.scrollingElement.scrollWidth<=innerWidth,broken,turned.length,document.querySelectorAll('td bdi').length]";
    let page = noting(&paper, script);
    // A4 between its margins, in pixels.
    let all = SIZES.map(|size| (sized(&page, size), (680, 1000)));
    assert_eq!(Chromium::new().noted(&all), ["true,,0,160"; 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn slips_are_no_wider_than_a_phone() {
    let board = long_named_hall(4);
    let slips = ["event", "seat", ".", "--round", "1", "--slips"];
    let slips = board.folder.nos(slips).out();
    let script = "return document.scrollingElement.scrollWidth<=innerWidth";
    assert_eq!(in_each(&slips, script, &WIDTHS), ["true"; 12]);
}
