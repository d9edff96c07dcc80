//! Reports, sheets, cards and boards of one table, and their scripts.

use crate::chromium::{Chromium, Window, at_rest, noting, without_policy};
use crate::font::{SIZES, sized};
use crate::opening::EVENING;
use crate::support::folder::Folder;
use crate::support::pages::{evening, pages};
use crate::support::program::Nos;
use crate::support::records::season::season;
use crate::support::{records, scripts};
use nos::board::seen::{During, Seen};
use nos::board::shown::{self, View};
use nos::entry::{Body, read_line};
use nos::journal::{Record, Recorded};
use nos::law::Law;
use nos::laws::nos::LAW;
use nos::laws::{LAWS, named};
use nos::pages::card::card;
use nos::print::chronicle::Chronicle;
use nos::season::{SeasonEvening, Standings};
use nos::{pages as page, season};
use nos_base::Name;

fn in_each_size(page: &str, script: &str, window: Window) -> Vec<String> {
    in_each(page, script, &[window])
}

/// Notes for each size of letters, in each of these windows.
pub fn in_each(page: &str, script: &str, windows: &[Window]) -> Vec<String> {
    let page = noting(page, script);
    let sizes = SIZES.into_iter().map(|size| sized(&page, size));
    let all = sizes.flat_map(|page| windows.iter().map(move |window| (page.clone(), *window)));
    Chromium::new().noted(&all.collect::<Vec<_>>())
}

pub const WIDTHS: [Window; 4] = [(390, 900), (768, 900), (1280, 900), (1920, 900)];

/// Notes faults of a page: regions with the same name, headings out of order, controls without a
/// name, and text with a contrast below 4.5.
pub const HARD: &str = "document.querySelectorAll('details').forEach(d=>d.open=true);let hard=[];\
    let names=[...document.querySelectorAll('[role=region]')].map(r=>r.getAttribute('aria-label'));\
    names.forEach((n,i)=>{if(!n||names.indexOf(n)<i)hard.push('region '+n)});let level=0;\
    document.querySelectorAll('h1,h2,h3').forEach(h=>{let l=+h.tagName[1];if(l>level+1)hard.push(h.innerText);level=l});\
    document.querySelectorAll('input').forEach(i=>{if(!i.labels.length)hard.push('input')});\
    document.querySelectorAll('a').forEach(a=>{if(!a.textContent.trim()&&!a.ariaLabel)hard.push('link')});\
    let light=c=>{let p=c.match(/[\\d.]+/g).slice(0,3).map(v=>v/255).map(v=>v<=.04045?v/12.92:((v+.055)/1.055)**2.4);\
    return .2126*p[0]+.7152*p[1]+.0722*p[2]};let seen=0;\
    for(let e of document.querySelectorAll('body *')){\
    if(![...e.childNodes].some(n=>n.nodeType==3&&n.data.trim())||e.closest('script,desc,title,.board,.defs'))continue;\
    let s=getComputedStyle(e),ink=light(e.tagName=='text'?s.fill:s.color),b=e,paper;\
    while(b&&/, 0\\)/.test(paper=getComputedStyle(b).backgroundColor))b=b.parentElement;\
    paper=light(paper);seen++;\
    if((Math.max(ink,paper)+.05)/(Math.min(ink,paper)+.05)<4.5)hard.push(e.outerHTML.slice(0,60))}\
    return (seen>20)+' '+hard.slice(0,5).join(', ').replace(/\"/g,'')";

#[test]
#[ignore = "needs Chromium"]
fn every_text_has_contrast_and_every_region_a_name() {
    let record = evening(3, 300);
    let [report, sheet] = pages(&record);
    let begun = record.first(200);
    let seen = Seen::new_for(&begun, &Chronicle::of(&begun), During::All, None);
    let examples = LAWS.into_iter().map(Law::name).filter(|law| *law != "nos");
    let of_laws: Vec<String> = examples.map(reported).collect();
    let mut evenings = Vec::new();
    for record in [&record, &evening(5, 120)] {
        evenings.push(SeasonEvening::new(record, None, &Name::clone).unwrap());
    }
    let standings = season::shown::page(&[Standings::new(&LAW, evenings, None)], &[]);
    let own = [report, sheet, shown::of_table(&seen, View::Auto, None), standings, cards()];
    let in_the_dark =
        |page: &String| page.replace("@media(prefers-color-scheme:dark)", "@media all");
    let dark: Vec<String> = own.iter().chain(&of_laws).map(in_the_dark).collect();
    let all = own.iter().chain(&of_laws).chain(&dark);
    let all: Vec<_> = all.map(|page| (noting(page, HARD), (1280, 800))).collect();
    assert_eq!(Chromium::new().noted(&all), vec!["true "; all.len()]);
}

fn reported(example: &str) -> String {
    Nos::run(["report", "-"]).stdin(scripts::example(&format!("{example}.nos"))).out()
}

fn simulated(law: &str) -> String {
    let made = ["simulate", "--law", law, "--seed", "7", "--hands", "24"];
    Nos::run(["report", "-"]).stdin(Nos::run(made).out()).out()
}

/// Notes faults of a chart: a text on another, a line over a text, small letters. The name of a
/// player who left may lie over lines, because it has a rim.
pub const CHARTED: &str = "let hard=[];\
    for(let svg of document.querySelectorAll('svg.chart')){let own=svg.getBoundingClientRect();if(!own.width)continue;\
    let texts=[...svg.querySelectorAll('text:not(.gone)')].flatMap(t=>texted(t).flatMap(ink).map(box=>[t.textContent,box]));\
    if([...svg.querySelectorAll('text')].some(t=>parseFloat(getComputedStyle(t).fontSize)*own.width/svg.viewBox.baseVal.width<9))hard.push('small');\
    texts.forEach(([one,at],i)=>{texts.slice(i+1).forEach(([other,beside])=>meet(at,beside)&&hard.push(one+' on '+other));\
    if(at.left<own.left-2||at.right>own.right+2||at.bottom>own.bottom+2)hard.push(one+' beyond')});\
    svg.querySelectorAll('.steps').forEach(line=>{let to=line.getScreenCTM(),all=line.getTotalLength();\
    for(let at=0;at<=2000;at++){let {x,y}=line.getPointAtLength(all*at/2000).matrixTransform(to);\
    for(let [text,r] of texts)if(x>r.left&&x<r.right&&y>r.top&&y<r.bottom)hard.push('line over '+text)}})}\
    return [...new Set(hard)].slice(0,4).join(', ')";

#[test]
#[ignore = "needs Chromium"]
fn no_line_of_a_chart_crosses_a_number() {
    let laws = ["nos", "fives-and-threes", "dominoes", "matador", "chess"];
    let reports = laws.map(|law| noting(&simulated(law), CHARTED));
    for size in SIZES {
        let screens = reports.iter().flat_map(|report| {
            let report = sized(report, size);
            [390, 768].map(|width| (report.clone(), (width, 900)))
        });
        let screens: Vec<_> = screens.collect();
        assert_eq!(Chromium::new().noted(&screens), [""; 10], "{size}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_chart_has_room_for_a_thousand_below_zero() {
    let script = "return [...document.querySelectorAll('svg.chart')].filter(svg=>svg.getBoundingClientRect().width).map(svg=>{\
        let tick=svg.querySelector('.tick');tick.textContent='−'+'1.000';\
        return tick.getBoundingClientRect().left>=svg.getBoundingClientRect().left}).join()";
    let noted = in_each(&simulated("nos"), script, &WIDTHS);
    assert_eq!(noted, ["true"; 12]);
}

#[test]
#[ignore = "needs Chromium"]
fn games_of_one_hand_are_bars() {
    let script = "let charts=[...document.querySelectorAll('svg.chart')].filter(svg=>svg.getBoundingClientRect().width);\
        return charts.map(svg=>{let start=svg.querySelector('.start').getBoundingClientRect().top;\
        let bars=[...svg.querySelectorAll('.bars')].map(bar=>bar.getBoundingClientRect()).filter(box=>box.width);\
        let own=svg.getBoundingClientRect();return [svg.querySelectorAll('.steps').length,bars.length>2,\
        bars.every(box=>Math.abs(box.bottom-start)<2&&box.top>=own.top&&box.right<=own.right)]}).join(';')";
    for (law, expected) in [("matador", "0,true,true"), ("fives-and-threes", "2,false,true")] {
        let page = noting(&simulated(law), script);
        let screens = [390, 1280].map(|width| (page.clone(), (width, 900)));
        assert_eq!(Chromium::new().noted(&screens), [expected; 2], "{law}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn names_of_players_who_left_do_not_overlap() {
    let hand = |no: usize| format!("deal\nset Anna {no}-{no}\nvoid\n");
    let evening = format!(
        "law 1\nseat Anna Bram Cees Dirk Eva\n{}retire Eva\nretire Dirk\njoin Finn\njoin Gijs\n{}retire Gijs\nretire Finn\n{}",
        hand(6),
        hand(5),
        hand(4)
    );
    let [report, _] = pages(&records::record(&evening));
    let script = "let all=[...document.querySelectorAll('svg.chart')].filter(svg=>svg.getBoundingClientRect().width)\
        .flatMap(svg=>[...svg.querySelectorAll('.name')].flatMap(name=>texted(name).flatMap(ink).map(box=>[name.textContent,box])));\
        let bad=all.flatMap(([one,at],place)=>all.slice(place+1).filter(([,other])=>meet(at,other)).map(([other])=>one+' on '+other));\
        return [all.length,...bad].join()";
    for width in [390, 1280] {
        assert_eq!(in_each_size(&report, script, (width, 900)), ["7"; 3]);
    }
}

/// A page of each kind: a report, an entry, a hand of a board, a board, standings, ratings.
fn of_each_kind() -> Vec<(&'static str, String)> {
    let record = evening(3, 300);
    let [report, sheet] = pages(&record);
    let begun = record.first(200);
    let seen = Seen::new_for(&begun, &Chronicle::of(&begun), During::All, None);
    let folder = Folder::new();
    season(folder.path(), 6, 60);
    let of_season =
        |words: &[&str]| folder.nos([&["standings", ".", "--html"], words].concat()).out();
    folder.write("evening", EVENING);
    vec![
        ("report", report),
        ("sheet", sheet),
        ("board", shown::of_table(&seen, View::Page, None)),
        ("hand", shown::of_hand(&seen, 1).unwrap()),
        ("why", folder.nos(["why", "evening", "6", "--html"]).out()),
        ("standings", of_season(&[])),
        ("ratings", of_season(&["--ratings"])),
        ("cards", cards()),
    ]
}

#[test]
#[ignore = "needs Chromium"]
fn every_page_has_landmarks_names_and_a_skip_link() {
    let script = "let stops=()=>[...document.querySelectorAll('a[href],button,input,summary,[tabindex=\"0\"]')].filter(own=>own.tabIndex>=0&&own.checkVisibility());\
        let bad=[],number=stops().length;document.querySelectorAll('details').forEach(own=>own.open=true);\
        let count=(all)=>document.querySelectorAll(all).length;\
        if(count('h1')!=1||count('main')!=1)bad.push('h1, main');\
        stops().filter(own=>own.matches('a,button,summary')&&!(own.getAttribute('aria-label')||own.textContent.trim())).forEach(own=>bad.push(own.outerHTML.slice(0,90)));\
        document.querySelectorAll('th').forEach(own=>own.textContent.trim()||bad.push('an empty head'));\
        let skip=document.querySelector('.skip');if(number>30&&!skip)bad.push(number+' stops');\
        if(skip&&!document.querySelector(skip.getAttribute('href')))bad.push('skips to nothing');\
        document.querySelectorAll('figure.chart svg a').forEach(own=>own.tabIndex<0||bad.push('a stop in a chart'));\
        return [...new Set(bad)].slice(0,4).join('; ').replace(/\"/g,'')";
    let all = of_each_kind();
    let windows: Vec<_> = all.iter().map(|(_, page)| (noting(page, script), (1280, 900))).collect();
    for ((kind, _), noted) in all.iter().zip(Chromium::new().noted(&windows)) {
        assert_eq!(noted, "", "{kind}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn controls_are_as_large_as_a_fingertip() {
    // Except links within a sentence, and tiles, since the list of entries has the same links.
    let script = "document.querySelectorAll('details').forEach(own=>own.open=true);\
        let inSentence=(own)=>{let block=own;while(getComputedStyle(block).display=='inline')block=block.parentElement;\
        let words=block.textContent;block.querySelectorAll('a').forEach(link=>words=words.replace(link.textContent,''));\
        return block!=own&&/\\p{L}{2}/u.test(words)};\
        let all=[...document.querySelectorAll('a[href],button,input,summary')].filter(own=>own.checkVisibility()&&\
        own.getBoundingClientRect().width&&!own.closest('.layout')&&!inSentence(own));\
        let small=all.filter(own=>{let {width,height}=own.getBoundingClientRect();return width<23.9||height<23.9});\
        return small.slice(0,3).map(own=>own.outerHTML.slice(0,60)).join('; ').replace(/\"/g,'')";
    for (kind, page) in of_each_kind() {
        assert_eq!(in_each(&page, script, &WIDTHS), [""; 12], "{kind}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn forced_colours_show_whose_turn_it_is_and_mark_fouls_alone() {
    let forced = |page: &str| page.replace("@media(forced-colors:active)", "@media all");
    let colours = "let probe=document.createElement('i');document.body.append(probe);\
        let system=(name)=>{probe.style.color=name;return getComputedStyle(probe).color};";
    let fouls = "document.querySelectorAll('details').forEach(own=>own.open=true);\
        let edge=(own)=>getComputedStyle(own).borderLeftColor;\
        let [fouls,others]=['.lines .foul','.lines li:not(.foul,.correction)'].map(all=>[...document.querySelectorAll(all)]);\
        return [fouls.length>0,fouls.every(own=>edge(own)==system('CanvasText')),others.every(own=>edge(own)==system('Canvas'))]";
    let turn = "let own=[...document.querySelectorAll('#holders tr')].find(row=>row.querySelector('.turn')),cell=own.querySelector('td');\
        return [getComputedStyle(own).backgroundColor==system('Highlight'),getComputedStyle(cell).color==system('HighlightText'),\
        getComputedStyle(own).forcedColorAdjust]";
    let record = evening(3, 300);
    let begun = (150..300).map(|at| record.first(at)).find(|record| {
        let seen = Seen::new_for(record, &Chronicle::of(record), During::All, None);
        seen.table.is_some_and(|table| table.turn.is_some())
    });
    let begun = begun.unwrap();
    let seen = Seen::new_for(&begun, &Chronicle::of(&begun), During::All, None);
    let [report, _] = pages(&record);
    let all = [
        (report, fouls, "true,true,true"),
        (shown::of_table(&seen, View::Wall, None), turn, "true,true,none"),
        (shown::of_table(&seen, View::Page, None), turn, "true,true,none"),
    ];
    for (page, script, expected) in all {
        let page = noting(&forced(&page), &format!("{colours}{script}"));
        assert_eq!(Chromium::new().noted(&[(page, (1280, 800))]), [expected]);
    }
}

#[test]
#[ignore = "needs Chromium"]
fn the_changes_of_a_hand_are_below_the_names_on_a_tablet() {
    let script = "let rows=[...document.querySelectorAll('.moved')].map(row=>[...row.children].map(own=>\
        Math.round(own.getBoundingClientRect().right)).join());\
        return [rows.length>9,new Set(rows).size]";
    for law in ["matador", "tiddle-a-wink"] {
        let page = simulated(law);
        for window in [(768, 1000), (1280, 1000)] {
            let noted = in_each_size(&page, script, window);
            assert_eq!(noted, ["true,1"; 3], "{law}");
        }
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_board_has_heads_above_its_figures_on_a_phone() {
    let script = "return [...document.querySelectorAll('#holders thead th')].map(head=>\
        head.getBoundingClientRect().height>9&&head.textContent).join('|')";
    let record = evening(3, 300).first(200);
    let seen = Seen::new_for(&record, &Chronicle::of(&record), During::All, None);
    let page = shown::of_table(&seen, View::Auto, None);
    let noted = in_each_size(&page, script, (390, 800));
    assert_eq!(noted, ["player|chips|hand"; 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn nothing_is_wider_than_a_phone() {
    let script = "document.querySelectorAll('details').forEach(d=>d.open=true);\
        return document.scrollingElement.scrollWidth+' of '+innerWidth";
    let record = evening(3, 300);
    let [report, sheet] = pages(&record);
    let begun = record.first(200);
    let seen = Seen::new_for(&begun, &Chronicle::of(&begun), During::All, None);
    let all = [report, sheet, shown::of_table(&seen, View::Auto, None)];
    for page in all {
        assert_eq!(in_each_size(&page, script, (360, 800)), ["360 of 360"; 3]);
    }
}

#[test]
#[ignore = "needs Chromium"]
fn the_console_stays_empty() {
    let [report, _] = pages(&evening(5, 120));
    let options = ["--enable-logging=stderr", "--dump-dom"];
    let said = |page: &str| {
        let shown = Chromium::new().writes(page, &options);
        String::from_utf8_lossy(&shown.stderr).contains("CONSOLE")
    };
    assert!(!said(&report));
    // Chromium reports a page that breaks its own policy, so silence proves that none does.
    assert!(said(&report.replace("</body>", "<script>1</script></body>")));
}

/// For each size of letters.
fn sheets(page: &str) -> [usize; 3] {
    SIZES.map(|size| Chromium::new().sheets(&without_policy(&sized(page, size))))
}

#[test]
#[ignore = "needs Chromium"]
fn the_sheet_is_one_page_of_paper() {
    let [_, sheet] = pages(&evening(3, 300));
    assert_eq!(sheets(&sheet), [1; 3]);
}

fn cards() -> String {
    let cards = LAWS
        .into_iter()
        .flat_map(|law| (law.library().cards)().into_iter().map(|own| card(law, &own)));
    page::card::cards(&cards.collect::<Vec<_>>())
}

fn count_of_cards() -> usize {
    LAWS.into_iter().map(|law| (law.library().cards)().len()).sum()
}

/// A page as printed, at the width of a sheet of A4 between its margins.
fn on_paper(page: &str) -> String {
    page.replace("@media print{", "@media all{")
}

const PAPER: (u32, u32) = (756, 1200);

#[test]
#[ignore = "needs Chromium"]
fn the_cards_of_all_games_need_the_fewest_sheets() {
    assert_eq!(sheets(&cards()), [count_of_cards().div_ceil(9); 3]);
}

#[test]
#[ignore = "needs Chromium"]
fn no_card_overflows() {
    // Letters scale with their drawing, so compute their size on the page. 12 points are 16 pixels.
    let script = "let all=[...document.querySelectorAll('.card')],small=[...document.querySelectorAll('.card text:not(.glyph)')]\
        .filter(t=>t.getBoundingClientRect().width&&parseFloat(getComputedStyle(t).fontSize)*t.getScreenCTM().a<16);\
        return all.length+' cards, too full:'+\
        all.filter(c=>c.scrollHeight>c.clientHeight+1).map(c=>c.innerText.slice(0,20))+', too small:'+\
        small.map(t=>t.textContent)";
    let all = format!("{} cards, too full:, too small:", count_of_cards());
    for noted in in_each_size(&on_paper(&cards()), script, PAPER) {
        assert_eq!(noted, all);
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_hand_can_be_walked_through() {
    // Notes each step: its words, the number of tiles, whether the ends are visible.
    let script = "let hand=document.querySelector('#hand-1'),slider=hand.querySelector('.walk input'),\
        note=()=>hand.querySelector('output').textContent.slice(0,40)+'|'+\
        [...hand.querySelectorAll('svg.layout a')]\
        .filter(t=>getComputedStyle(t).visibility=='visible').length+'|'+location.hash;\
        let noted=[];hand.open=true;for(let at of [0,1,3]){slider.value=at;slider.dispatchEvent(new Event('input'));noted.push(note())}\
        document.dispatchEvent(new KeyboardEvent('keydown',{key:'ArrowRight',bubbles:true}));noted.push(note());\
        return noted.join('; ')";
    let report = pages(&records::record(
        "law 1\nseat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce 1\nplay Cees 6-4 on right\nplay Anna 4-1 on right\nvoid\ndeal\nvoid\nsettle",
    ));
    let noted = Chromium::new().noted(&[(noting(&report[0], script), (1280, 800))]);
    assert_eq!(
        noted[0],
        "#3 Hand 1. Anyone shuffles. 5 tiles each|0|#h1.3; #4 Bram sets 6-6. Anna and Cees pay Bram|1|#h1.4; \
         #6 Cees plays 6-4 on right; 4 is open. ·|2|#h1.6; #7 Anna plays 4-1 on right; 1 is open. ·|3|#h1.7"
    );
}

#[test]
#[ignore = "needs Chromium"]
fn a_walk_restores_stacks_and_cards() {
    let report = |law: &'static Law, script: &[&str]| {
        let mut record = Record::new(law);
        for line in script {
            if let Some(Body::Entry(entry)) = read_line(law.language, line).unwrap().body {
                record.enter(Recorded::Entry(entry)).unwrap();
            }
        }
        pages(&record)[0].clone()
    };
    let walk = |report: &str, note: &str| {
        let script = format!(
            "let hand=document.querySelector('#hand-1'),slider=hand.querySelector('.walk input'),noted=[];hand.open=true;\
             for(let at=0;at<=slider.max;at++){{slider.value=at;slider.dispatchEvent(new Event('input'));noted.push({note})}}\
             return noted.join('; ')"
        );
        let walked = Chromium::new().noted(&[(noting(report, &script), (1280, 800))]);
        walked.concat()
    };
    // The stacks, row by row, dark ones below 0, plus the number drawn on a stack. A stack is a shape
    // that is drawn on a lower one.
    let checkers = "(()=>{const shape=use=>document.querySelector(use.getAttribute('href')||'#none');\
        const men=use=>{const drawn=shape(use);\
            return drawn?drawn.querySelectorAll('circle').length+[...drawn.querySelectorAll('use')].reduce((all,use)=>all+men(use),0):0};\
        return [...hand.querySelectorAll('[data-men] use')].map(use=>(shape(use)?.matches('.black')?'-':'')+men(use)+\
            (shape(use)?.querySelector(':scope>path')?'('+shape(use).id.match(/[0-9]+$/)[0]+')':'')).join(' ')})()";
    assert_eq!(
        walk(
            &report(
                &nos::laws::backgammon::LAW,
                &[
                    "seat Anna Bram",
                    "open Anna 2 Bram 1",
                    "8/6 24/23",
                    "roll Bram 6 4",
                    "24/18 13/9"
                ]
            ),
            checkers
        ),
        "-5 0 0 0 3 0 0 5 0 0 0 0 -2 0 5 0 0 0 -3 0 0 -5 0 0 0 0 2 0; \
         -5 0 0 0 3 0 0 5 0 0 0 -1 -1 0 5 0 0 0 -2 0 0 -5(6) 0 0 0 0 2 0; \
         -5 0 0 0 3 0 0 5 0 0 0 -1 -1 0 5 0 0 0 -2 0 0 -5(6) 0 0 0 0 2 0; \
         -5 0 0 1 3 0 0 5 0 0 0 -1 -1 0 4 0 0 0 -2 1 0 -5(6) 0 0 0 0 1 0"
    );
    // Whether the number after the Arabic name is at its right: at first, and after a step.
    let sides = "[...hand.querySelectorAll('.caption,output')].filter(own=>/سارة.*[0-9]/.test(own.textContent)).map(own=>{let all=[],node,\
        texts=document.createTreeWalker(own,NodeFilter.SHOW_TEXT);\
        while(node=texts.nextNode())for(let at=0;at<node.data.length;at++)all.push([node,at]);\
        let text=all.map(([node,at])=>node.data[at]).join(''),name=text.indexOf('سارة'),number=/[0-9]/.exec(text.slice(name)).index+name;\
        let [one,other]=[name,number].map(at=>{let range=document.createRange();range.setStart(...all[at]);range.setEnd(all[at][0],all[at][1]+1);return range.getBoundingClientRect()});\
        return other.left>one.right}).join()";
    let arabic =
        ["seat سارة Bram", "open سارة 2 Bram 1", "8/6 24/23", "roll Bram 6 4", "24/18 13/9"];
    let walked = walk(&report(&nos::laws::backgammon::LAW, &arabic), sides);
    assert_eq!(walked, "true,true; true,true; true; true");
    let cards = "[...hand.querySelectorAll('.laid tr')].map(row=>[...row.querySelectorAll('.playing')]\
        .filter(card=>getComputedStyle(card).visibility=='visible').map(card=>card.textContent.trim()+(card.matches('.aside')?'*':''))\
        +' '+row.lastElementChild.textContent).join(', ')";
    assert_eq!(
        walk(
            &report(
                &nos::laws::cribbage::LAW,
                &[
                    "seat Anna Bram",
                    "cut Anna 9c Bram Kd",
                    "deal",
                    "starter 5h",
                    "play Bram Kc",
                    "play Anna Qd",
                    "play Bram Jh",
                    "go Anna",
                    "go Bram"
                ]
            ),
            cards
        ),
        " ,  ,  ; 5♥ ,  4 in hand,  4 in hand; 5♥ , K♣ 3 in hand,  4 in hand; 5♥ , K♣ 3 in hand, Q♦ 3 in hand; \
         5♥ , K♣,J♥ 2 in hand, Q♦ 3 in hand; 5♥ , K♣,J♥ 2 in hand, Q♦ 3 in hand; \
         5♥ , K♣*,J♥* 2 in hand, Q♦* 3 in hand"
    );
}

#[test]
#[ignore = "needs Chromium"]
fn a_card_of_one_game_fits_a_quarter_of_a_sheet() {
    let all = LAWS.into_iter().flat_map(|law| {
        let cards = (law.library().cards)().into_iter();
        cards.map(|own| page::card::cards(&[card(law, &own)]))
    });
    let all: Vec<String> = all.collect();
    let sheet = |page: &String| {
        page[page.find("<section").unwrap()..page.find("</main>").unwrap()].to_owned()
    };
    let sheets: String = all.iter().map(sheet).collect();
    let first = all[0].replace(&sheet(&all[0]), &sheets);
    let script = "return [...document.querySelectorAll('.card')]\
        .filter(c=>c.scrollHeight>c.clientHeight+1).map(c=>c.innerText.slice(0,20))";
    assert_eq!(in_each_size(&on_paper(&first), script, PAPER), [""; 3]);
}

fn many() -> Record {
    let law = LAWS.into_iter().find(|law| law.name() == "dominoes").unwrap();
    let made = ["simulate", "--law", law.name(), "--players", "10", "--seed", "5", "--hands", "1"];
    let mut record = Record::new(law);
    for line in Nos::run(made).out().lines() {
        if let Some(Body::Entry(entry)) = read_line(law.language, line).unwrap().body {
            record.enter(Recorded::Entry(entry)).unwrap();
        }
    }
    record.first(24)
}

#[test]
#[ignore = "needs Chromium"]
fn a_wall_is_one_screen_with_large_names() {
    // Letters scale with their drawing, so compute their size on the page, to a hundredth of a
    // pixel.
    let script = "let page=document.scrollingElement,found=[];\
        let letters=(all,least)=>document.querySelectorAll(all).forEach(own=>{\
            let scale=own.getScreenCTM?.().a??1,size=parseFloat(getComputedStyle(own).fontSize)*scale;\
            if(own.getBoundingClientRect().width>1&&size+.01<innerHeight*least)found.push('small: '+own.textContent)});\
        if(page.scrollHeight>innerHeight||page.scrollWidth>innerWidth)found.push('more than a screen');\
        letters('#holders th .name,#holders .has',.06);letters('#just',.04);letters('#holders *,#table p',.025);letters('#table text',.025);\
        document.querySelectorAll('#holders tr').forEach(own=>{\
            if(own.getBoundingClientRect().bottom>innerHeight*.97)found.push('low: '+own.textContent)});\
        return [...found,unseen(99)].filter(Boolean).join('; ')";
    for (record, view) in [
        (evening(3, 300).first(200), View::Auto),
        (evening(5, 120).first(60), View::Wall),
        (many(), View::Wall),
    ] {
        let seen = Seen::new_for(&record, &Chronicle::of(&record), During::All, None);
        let page = at_rest(&shown::of_table(&seen, view, None), 0);
        let noted = in_each_size(&page, script, (1920, 1080));
        assert_eq!(noted, [""; 3]);
    }
    let seat =
        "seat Maximiliaan_Alexander_van_der_Heijden Wilhelmina_Charlotte_van_Oranje_Nassau\n";
    for (law, entries) in [
        ("backgammon", "open Maximiliaan 6 Wilhelmina 5\n24/18 18/13\nroll 6 1"),
        ("backgammon", "open Maximiliaan 6 Wilhelmina 5\n24/18 18/13\ndouble\ndrop"),
        ("checkers", "begin Maximiliaan\n11-15"),
        ("chess", "begin Maximiliaan\ne4\nresign Wilhelmina"),
    ] {
        let record = records::record_by(named(law).unwrap(), &format!("{seat}{entries}"));
        let seen = Seen::new_for(&record, &Chronicle::of(&record), During::All, None);
        let page = at_rest(&shown::of_table(&seen, View::Wall, None), 0);
        for window in [(1024, 768), (1920, 1080)] {
            assert_eq!(in_each_size(&page, script, window), [""; 3], "{entries}");
        }
    }
}
