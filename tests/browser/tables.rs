//! Tables on pages: as wide as they need, up to the window; on a phone only the important columns.

use crate::chromium::{Chromium, Window, noting};
use crate::font::{SIZES, sized};
use crate::support::folder::Folder;
use crate::support::program::Nos;
use crate::support::records::season::season;
use std::fs;

fn made(law: &str, players: &str) -> String {
    let made = format!("simulate --law {law} --players {players} --seed 5 --hands 6 --fouls 0.1");
    Nos::run(["report", "-"]).stdin(Nos::run(made.split(' ')).out()).out()
}

fn noted(page: &str, script: &str, window: Window) -> Vec<String> {
    let page = noting(page, script);
    Chromium::new().noted(&SIZES.map(|size| (sized(&page, size), window)))
}

#[test]
#[ignore = "needs Chromium"]
fn more_than_five_players_are_rows_of_a_settlement_that_fits() {
    let script = "let table=document.querySelector('table.figures'),box=table.parentElement;\
        return [box.scrollWidth<=box.clientWidth,document.scrollingElement.scrollWidth<=innerWidth,\
        table.tBodies[0].rows.length,table.matches('.turned')].join(' ')";
    for (law, players, expected) in rows! {
        "dominoes", "10", "true true 10 true";
        "matador", "8", "true true 8 true";
        "tiddle-a-wink", "6", "true true 6 true";
    } {
        assert_eq!(noted(&made(law, players), script, (1280, 800)), [expected; 3], "{law}");
    }
    for shown in noted(&made("nos", "5"), script, (1280, 800)) {
        assert!(shown.starts_with("true true") && shown.ends_with("false"), "{shown}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn the_heads_of_hands_stick() {
    let script = "document.querySelectorAll('details.hand').forEach(hand=>hand.open=true);\
        scrollTo(0,document.querySelector('#hand-4').offsetTop+300);\
        let head=document.querySelector('.moved.head').getBoundingClientRect();return head.top>-1&&head.top<2";
    assert_eq!(noted(&made("nos", "5"), script, (1280, 800)), ["true"; 3]);
}

/// Lists the words of heads that are broken in two.
const BROKEN: &str = "document.querySelectorAll('details').forEach(own=>own.open=true);let broken=[],words=0;\
    for(let head of document.querySelectorAll('th[scope=col],.moved.head>span')){\
    let upright=getComputedStyle(head).writingMode!='horizontal-tb',texts=document.createTreeWalker(head,NodeFilter.SHOW_TEXT),node;\
    while(node=texts.nextNode())for(let word of node.data.matchAll(/[^\\s-]+/g)){let range=document.createRange();\
    range.setStart(node,word.index);range.setEnd(node,word.index+word[0].length);\
    let boxes=[...range.getClientRects()].filter(box=>box.width>1&&box.height>1);words+=boxes.length>0;\
    if(new Set(boxes.map(box=>Math.round(upright?box.left:box.top))).size>1)broken.push(word[0])}}\
    return [words>5,...broken].join(' ')";

#[test]
#[ignore = "needs Chromium"]
fn no_head_of_a_table_is_broken_letter_by_letter() {
    for page in [standings(), made("nos", "5"), made("dominoes", "10"), made("chess", "2")] {
        for width in [390, 768, 1152, 1280, 1920] {
            assert_eq!(noted(&page, BROKEN, (width, 900)), ["true"; 3], "{width}");
        }
    }
}

fn standings() -> String {
    let folder = Folder::new();
    season(folder.path(), 12, 60);
    folder.nos(["standings", ".", "--html"]).out()
}

#[test]
#[ignore = "needs Chromium"]
fn a_phone_shows_four_columns_and_the_rest_by_a_tap() {
    let script = "let box=document.querySelector('.all').parentElement;\
        let shown=()=>[...document.querySelectorAll('.all thead th')].filter(head=>head.offsetWidth).length;\
        let noted=[shown(),box.scrollWidth<=box.clientWidth];document.querySelector('.columns input').click();\
        noted.push(shown()>9,document.scrollingElement.scrollWidth<=innerWidth);return noted.join(' ')";
    assert_eq!(noted(&standings(), script, (390, 844)), ["4 true true true"; 3]);
    let wide =
        "return [...document.querySelectorAll('.all thead th')].every(head=>head.offsetWidth)";
    assert_eq!(noted(&standings(), wide, (1280, 800)), ["true"; 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn a_cross_table_of_many_has_opponents_colours_and_results() {
    let folder = Folder::new();
    let mut event =
        "[event]\nname = \"Club\"\nlaw = \"chess\"\nrounds = 3\nsystem = \"swiss\"\nseed = 7\n"
            .to_owned();
    for player in 0..80 {
        event += &format!("[[players]]\nname = \"Player {player}\"\n");
    }
    fs::write(folder.path().join("event.toml"), event).unwrap();
    for (round, table) in (1..=3).flat_map(|round| (1..=40).map(move |table| (round, table))) {
        if table == 1 {
            folder.nos(["event", "seat"]).status(0);
        }
        let file = format!("r{round}-t{table}.nos");
        let seated = fs::read_to_string(folder.path().join(&file)).unwrap();
        let names: Vec<&str> = seated.split_once(" seat ").unwrap().1.split(' ').collect();
        let (winner, loser) = (names[0], names[1]);
        folder
            .nos(["play", &file])
            .stdin(format!("begin {winner}\nresign {loser}\nsettle\n"))
            .status(0);
    }
    let page = folder.nos(["event", "standings", "--cross", "--html"]).out();
    let script = "let rows=[...document.querySelectorAll('tbody tr')].map(row=>[...row.cells].map(cell=>cell.textContent)),\
        ranks=rows.map(row=>row[0]),cells=rows.flatMap(row=>row.slice(3)),right=cells.map(cell=>/^(\\d+)([wb])([01])$/.exec(cell))\
        .filter(cell=>cell&&ranks.includes(cell[1])),count=(part,sign)=>right.filter(cell=>cell[part]==sign).length;\
        return [[...document.querySelectorAll('thead th')].map(head=>head.textContent).slice(3),rows.length,right.length,\
        count(2,'w'),count(3,'1'),document.scrollingElement.scrollWidth<=innerWidth].join(' ')";
    for window in [(390, 844), (1280, 800)] {
        assert_eq!(noted(&page, script, window), ["1,2,3 80 240 120 120 true"; 3]);
    }
}
