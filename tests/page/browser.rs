//! The pages in a headless Chromium, where one is installed; where not, a line says that these did not run.

use super::{chromium, evening, pages, table};
use nos::board::seen::{During, Seen};
use nos::board::shown::{self, View};
use nos::journal::{Record, Recorded};
use nos::law::referee::Law;
use nos::laws::LAWS;
use nos::laws::nos::LAW;
use nos::page::{self, card::card};
use nos::print::chronicle::Chronicle;
use nos::season;
use nos::season::evening::SeasonEvening;
use nos::season::standings::Standings;
use nos::speech::{Body, read_line};
use nos::table::name::Name;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs Chromium on a page.
fn run(chromium: &Path, folder: &Path, page: &str, options: &[&str]) -> Output {
    let file = folder.join("page.html");
    fs::write(&file, page).unwrap();
    let output = chromium::command(chromium, folder)
        .args(options)
        .arg(format!("file://{}", file.display()))
        .output();
    let output = output.unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    output
}

/// A page without its policy, and with a script at its end.
fn scripted(page: &str, script: &str) -> String {
    let policy = page.find("<meta http-equiv").unwrap();
    let end = policy + page[policy..].find('>').unwrap() + 1;
    let script = format!("<script>{script}</script></body>");
    format!("{}{}", &page[..policy], &page[end..]).replace("</body>", &script)
}

/// What a script on a page notes as `noted` in the data of its body.
fn noted(chromium: &Path, folder: &Path, page: &str, options: &[&str]) -> String {
    let shown = run(chromium, folder, page, &[options, &["--dump-dom"]].concat());
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    let noted = shown.split("data-noted=\"").nth(1).unwrap();
    noted.split('"').next().unwrap().to_owned()
}

/// A page with the given one in a frame as wide as a phone, in which all is opened. It notes how wide that is.
fn measured(page: &str) -> String {
    let script = "document.querySelectorAll('details').forEach(d=>d.open=true);\
        let data=parent.document.body.dataset;addEventListener('load',()=>\
        data.noted=(data.noted||'')+document.scrollingElement.scrollWidth+' of '+innerWidth+', ')";
    let inner = scripted(page, script);
    let inner = inner.replace('&', "&amp;").replace('"', "&quot;");
    format!("<iframe width=360 height=800 frameborder=0 srcdoc=\"{inner}\"></iframe>")
}

/// Notes what is hard to read or to find on a page: regions with one name, headings out of order, controls without a
/// name, and text whose contrast is below 4.5.
const HARD: &str = "document.querySelectorAll('details').forEach(d=>d.open=true);let hard=[];\
    let names=[...document.querySelectorAll('[role=region]')].map(r=>r.getAttribute('aria-label'));\
    names.forEach((n,i)=>{if(!n||names.indexOf(n)<i)hard.push('region '+n)});let level=0;\
    document.querySelectorAll('h1,h2,h3').forEach(h=>{let l=+h.tagName[1];if(l>level+1)hard.push(h.innerText);level=l});\
    document.querySelectorAll('input').forEach(i=>{if(!i.labels.length)hard.push('input')});\
    document.querySelectorAll('a').forEach(a=>{if(!a.textContent.trim())hard.push('link')});\
    let light=c=>{let p=c.match(/[\\d.]+/g).slice(0,3).map(v=>v/255).map(v=>v<=.04045?v/12.92:((v+.055)/1.055)**2.4);\
    return .2126*p[0]+.7152*p[1]+.0722*p[2]};let seen=0;\
    for(let e of document.querySelectorAll('body *')){\
    if(![...e.childNodes].some(n=>n.nodeType==3&&n.data.trim())||e.closest('script,desc,title,.board'))continue;\
    let s=getComputedStyle(e),ink=light(e.tagName=='text'?s.fill:s.color),b=e,paper;\
    while(b&&/, 0\\)/.test(paper=getComputedStyle(b).backgroundColor))b=b.parentElement;\
    paper=light(paper);seen++;\
    if((Math.max(ink,paper)+.05)/(Math.min(ink,paper)+.05)<4.5)hard.push(e.outerHTML.slice(0,60))}\
    document.body.dataset.noted=(seen>20)+' '+hard.slice(0,5).join('; ').replace(/\"/g,'')";

#[test]
fn every_text_can_be_read_and_every_region_found_in_the_light_and_in_the_dark() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let record = evening(3, 300);
    let [report, sheet] = pages(&record);
    let begun = record.first(200);
    let seen = Seen::of(&begun, &Chronicle::of(&begun), During::All, None);
    let of_laws: Vec<String> = EXAMPLES.into_iter().map(reported).collect();
    let mut evenings = Vec::new();
    for record in [&record, &evening(5, 120)] {
        evenings.push(SeasonEvening::of(record, None, &Name::clone).unwrap());
    }
    let standings = season::shown::page(&[Standings::of(&LAW, evenings, None)], &[], true);
    let own = [
        report,
        sheet,
        shown::whole(&seen, View::OfScreen, false),
        standings,
        cards(),
    ];
    let in_the_dark =
        |page: &String| page.replace("@media(prefers-color-scheme:dark)", "@media all");
    let dark: Vec<String> = own.iter().chain(&of_laws).map(in_the_dark).collect();
    for page in own.iter().chain(&dark) {
        let page = scripted(page, HARD);
        assert_eq!(noted(&chromium, folder.path(), &page, &[]), "true ");
    }
}

/// An evening by every other law.
const EXAMPLES: [&str; 8] = [
    "fives-and-threes",
    "dominoes",
    "matador",
    "tiddle-a-wink",
    "cribbage",
    "checkers",
    "backgammon",
    "chess",
];

/// The report of an example.
fn reported(example: &str) -> String {
    let example = format!("{}/examples/{example}.nos", env!("CARGO_MANIFEST_DIR"));
    let report = Command::new(env!("CARGO_BIN_EXE_nos"))
        .args(["report", &example])
        .output()
        .unwrap();
    assert!(report.status.success(), "{example}");
    String::from_utf8(report.stdout).unwrap()
}

/// The report of an evening that is made up.
fn made_up(folder: &Path, law: &str) -> String {
    let made = ["simulate", "--law", law, "--seed", "7", "--hands", "24"];
    fs::write(folder.join("evening"), printed(folder, &made)).unwrap();
    printed(folder, &["report", "evening"])
}

fn printed(folder: &Path, arguments: &[&str]) -> String {
    let made = Command::new(env!("CARGO_BIN_EXE_nos"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap();
    assert!(made.status.success(), "{arguments:?}");
    String::from_utf8(made.stdout).unwrap()
}

/// Notes what is hard to read in a chart: a text on another, a line over a text, small letters. A name of somebody who left
/// stands over lines, with a rim.
const CHARTED: &str = "let data=parent.document.body.dataset,hard=[],meet=(a,b)=>a.left<b.right&&b.left<a.right&&a.top<b.bottom&&b.top<a.bottom,\
    box=t=>{let r=t.getBoundingClientRect(),h=r.height/5;return{left:r.left+1,right:r.right-1,top:r.top+h,bottom:r.bottom-h}};\
    addEventListener('load',()=>{for(let svg of document.querySelectorAll('svg.chart')){let own=svg.getBoundingClientRect();if(!own.width)continue;\
    let texts=[...svg.querySelectorAll('text:not(.gone)')].map(t=>[t.textContent,box(t)]);\
    if([...svg.querySelectorAll('text')].some(t=>parseFloat(getComputedStyle(t).fontSize)*own.width/svg.viewBox.baseVal.width<9))hard.push('small');\
    texts.forEach(([one,at],i)=>{texts.slice(i+1).forEach(([other,beside])=>meet(at,beside)&&hard.push(one+' on '+other));\
    if(at.left<own.left-2||at.right>own.right+2||at.bottom>own.bottom+2)hard.push(one+' beyond')});\
    svg.querySelectorAll('.steps').forEach(line=>{let to=line.getScreenCTM(),all=line.getTotalLength();\
    for(let at=0;at<=2000;at++){let {x,y}=line.getPointAtLength(all*at/2000).matrixTransform(to);\
    for(let [text,r] of texts)if(x>r.left&&x<r.right&&y>r.top&&y<r.bottom)hard.push('line over '+text)}})}\
    data.noted=(data.noted||'')+[...new Set(hard)].slice(0,4)+';'})";

#[test]
fn no_line_of_a_chart_goes_over_a_number_on_a_phone_or_a_tablet() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let laws = ["nos", "fives-and-threes", "dominoes", "matador", "chess"];
    let frames = laws.map(|law| {
        let chart = scripted(&made_up(folder.path(), law), CHARTED);
        let chart = chart.replace('&', "&amp;").replace('"', "&quot;");
        [390, 768]
            .map(|width| format!("<iframe width={width} height=900 srcdoc=\"{chart}\"></iframe>"))
    });
    let page = format!("<!DOCTYPE html><body>{}", frames.as_flattened().concat());
    let noted = noted(&chromium, folder.path(), &page, &["--hide-scrollbars"]);
    assert_eq!(noted, ";".repeat(10));
}

#[test]
fn what_a_hand_moved_stands_below_the_names_on_a_tablet() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let script = "let rows=[...document.querySelectorAll('.moved')].map(row=>[...row.children].map(own=>\
        Math.round(own.getBoundingClientRect().right)).join());\
        document.body.dataset.noted=[rows.length>9,new Set(rows).size]";
    for law in ["matador", "tiddle-a-wink"] {
        let page = scripted(&made_up(folder.path(), law), script);
        for size in ["--window-size=768,1000", "--window-size=1280,1000"] {
            assert_eq!(
                noted(&chromium, folder.path(), &page, &[size]),
                "true,1",
                "{law}"
            );
        }
    }
}

#[test]
fn a_board_has_heads_above_its_figures_on_a_phone() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let script = "document.body.dataset.noted=[...document.querySelectorAll('#holders thead th')].map(head=>\
        head.getBoundingClientRect().height>9&&head.textContent).join('|')";
    let record = evening(3, 300).first(200);
    let seen = Seen::of(&record, &Chronicle::of(&record), During::All, None);
    let page = scripted(&shown::whole(&seen, View::OfScreen, false), script);
    let noted = noted(&chromium, folder.path(), &page, &["--window-size=500,800"]);
    assert_eq!(noted, "player|chips|hand");
}

/// How many sheets of paper a page takes.
fn sheets(chromium: &Path, folder: &Path, page: &str) -> usize {
    let pdf = folder.join("page.pdf");
    let print = format!("--print-to-pdf={}", pdf.display());
    run(chromium, folder, page, &["--no-pdf-header-footer", &print]);
    let printed = fs::read(&pdf).unwrap();
    let sheet = b"/Type /Page\n";
    let found = printed.windows(sheet.len()).filter(|own| own == sheet);
    found.count()
}

#[test]
fn nothing_is_wider_than_a_phone() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let record = evening(3, 300);
    let [report, sheet] = pages(&record);
    let begun = record.first(200);
    let seen = Seen::of(&begun, &Chronicle::of(&begun), During::All, None);
    let frames =
        [report, sheet, shown::whole(&seen, View::OfScreen, false)].map(|page| measured(&page));
    let page = format!("<!DOCTYPE html><body>{}", frames.concat());
    let wide = noted(&chromium, folder.path(), &page, &["--hide-scrollbars"]);
    assert_eq!(wide, "360 of 360, 360 of 360, 360 of 360, ");
}

#[test]
fn the_console_stays_empty() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let [report, _] = pages(&evening(5, 120));
    let options = ["--enable-logging=stderr", "--dump-dom"];
    let said = |page: &str| {
        let shown = run(&chromium, folder.path(), page, &options);
        String::from_utf8_lossy(&shown.stderr).contains("CONSOLE")
    };
    assert!(!said(&report));
    // A page that breaks its own policy is told of, so silence means something.
    assert!(said(
        &report.replace("</body>", "<script>1</script></body>")
    ));
}

#[test]
fn the_sheet_is_one_page_of_paper() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let [_, sheet] = pages(&evening(3, 300));
    assert_eq!(sheets(&chromium, folder.path(), &sheet), 1);
}

/// The cards of every game.
fn cards() -> String {
    let cards = LAWS.into_iter().flat_map(|law| {
        let cards = (law.library().cards)().into_iter();
        cards.map(|own| card(law, &own))
    });
    page::card::cards(&cards.collect::<Vec<_>>())
}

#[test]
fn the_cards_of_all_games_are_as_few_pages_of_paper_as_can_be() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    // A sheet has room for nine.
    let all = LAWS
        .into_iter()
        .map(|law| (law.library().cards)().len())
        .sum::<usize>();
    assert_eq!(sheets(&chromium, folder.path(), &cards()), all.div_ceil(9));
}

#[test]
fn no_card_has_more_than_it_has_room_for() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    // Letters in a drawing are scaled with it; 12 points are 16 pixels.
    let script = "let all=[...document.querySelectorAll('.card')],small=[...document.querySelectorAll('.card text:not(.glyph)')]\
        .filter(t=>t.getBoundingClientRect().width&&parseFloat(getComputedStyle(t).fontSize)*t.getScreenCTM().a<16);\
        document.body.dataset.noted=all.length+' cards, too full:'+\
        all.filter(c=>c.scrollHeight>c.clientHeight+1).map(c=>c.innerText.slice(0,20))+', too small:'+\
        small.map(t=>t.textContent)";
    let shown = scripted(&cards().replace("@media print{", "@media all{"), script);
    // As wide as a sheet of A4 between its margins.
    let noted = noted(
        &chromium,
        folder.path(),
        &shown,
        &["--window-size=756,1200"],
    );
    let all = LAWS
        .into_iter()
        .map(|law| (law.library().cards)().len())
        .sum::<usize>();
    assert_eq!(noted, format!("{all} cards, too full:, too small:"));
}

#[test]
fn a_hand_can_be_walked_through() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    // Each step is noted: what is said, how many tiles lie, whether the ends are shown.
    let script = "let hand=document.querySelector('#hand-1'),slider=hand.querySelector('.walk input'),\
        note=()=>hand.querySelector('output').textContent.slice(0,40)+'|'+\
        [...hand.querySelectorAll('svg.layout.wide [data-e],svg.layout:not(.narrow):not(.wide) [data-e]')]\
        .filter(t=>getComputedStyle(t).visibility=='visible').length+'|'+location.hash;\
        let noted=[];hand.open=true;for(let at of [0,1,3]){slider.value=at;slider.dispatchEvent(new Event('input'));noted.push(note())}\
        document.dispatchEvent(new KeyboardEvent('keydown',{key:'ArrowRight',bubbles:true}));noted.push(note());\
        document.body.dataset.noted=noted.join('; ')";
    let report = pages(&table::record(
        "law 1\nseat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce 1\nplay Cees 6-4 on right\nplay Anna 4-1 on right\nvoid\ndeal\nvoid\nsettle",
    ));
    let noted = noted(&chromium, folder.path(), &scripted(&report[0], script), &[]);
    assert_eq!(
        noted,
        "#3  Hand 1. Anyone shuffles. 5 tiles eac|0|#h1.3; #4  Bram sets 6-6. Anna and Cees pay Bra|1|#h1.4; \
         #6  Cees plays 6-4 on right; 4 is open. |2|#h1.6; #7  Anna plays 4-1 on right; 1 is open. |3|#h1.7"
    );
}

#[test]
fn stacks_and_cards_stand_as_they_stood_in_a_walk() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
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
             document.body.dataset.noted=noted.join('; ')"
        );
        noted(&chromium, folder.path(), &scripted(report, &script), &[])
    };
    // The stacks, column by column, those of the dark side below 0, with the number that stands on one.
    let checkers = "[...hand.querySelectorAll('.stack')].map(stack=>(stack.querySelector('.black')?'-':'')+\
        stack.querySelectorAll('circle').length+(stack.textContent&&'('+stack.textContent+')')).join(' ')";
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
        "-5 5 0 0 0 0 0 0 3 -3 0 0 0 0 5 -5 0 0 0 0 0 0 0 0 -2 2 0 0; \
         -5 5 0 0 0 0 0 0 3 -2 0 0 0 0 5 -5(6) 0 0 0 0 0 0 -1 0 -1 2 0 0; \
         -5 5 0 0 0 0 0 0 3 -2 0 0 0 0 5 -5(6) 0 0 0 0 0 0 -1 0 -1 2 0 0; \
         -5 4 0 0 0 0 1 0 3 -2 0 1 0 0 5 -5(6) 0 0 0 0 0 0 -1 0 -1 1 0 0"
    );
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
fn a_card_of_one_game_has_room_on_its_quarter_of_a_sheet() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let all = LAWS.into_iter().flat_map(|law| {
        let cards = (law.library().cards)().into_iter();
        cards.map(|own| page::card::cards(&[card(law, &own)]))
    });
    let all: Vec<String> = all.collect();
    let sheet = |page: &String| {
        let from = page.find("<section").unwrap();
        page[from..page.find("</main>").unwrap()].to_owned()
    };
    let sheets: String = all.iter().map(sheet).collect();
    let first = all[0].replace(&sheet(&all[0]), &sheets);
    let script = "document.body.dataset.noted=[...document.querySelectorAll('.card')]\
        .filter(c=>c.scrollHeight>c.clientHeight+1).map(c=>c.innerText.slice(0,20))";
    let shown = scripted(&first.replace("@media print{", "@media all{"), script);
    let noted = noted(
        &chromium,
        folder.path(),
        &shown,
        &["--window-size=756,1200"],
    );
    assert_eq!(noted, "");
}

/// A round that ten players have begun.
fn many(folder: &Path) -> Record {
    let law = LAWS.into_iter().find(|law| law.name == "dominoes").unwrap();
    let made = [
        "simulate",
        "--law",
        law.name,
        "--players",
        "10",
        "--seed",
        "5",
        "--hands",
        "1",
    ];
    let mut record = Record::new(law);
    for line in printed(folder, &made).lines() {
        if let Some(Body::Entry(entry)) = read_line(law.language, line).unwrap().body {
            record.enter(Recorded::Entry(entry)).unwrap();
        }
    }
    record.first(24)
}

#[test]
fn a_wall_is_one_screen_and_its_names_are_read_from_afar() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let script = "addEventListener('load',()=>{let size=q=>parseFloat(getComputedStyle(document.querySelector(q)).fontSize)/innerHeight;\
        let page=document.scrollingElement,main=document.querySelector('main');\
        document.body.dataset.noted=[page.scrollHeight<=innerHeight,page.scrollWidth<=innerWidth,main.scrollHeight<=main.clientHeight,\
        size('#holders th .name')>=.06,size('#holders .has')>=.06,size('#just')>=.04,\
        [...document.querySelectorAll('#holders *,#table p')].every(e=>parseFloat(getComputedStyle(e).fontSize)>=innerHeight*.025),\
        [...document.querySelectorAll('#table text')].filter(e=>e.getBoundingClientRect().width>1)\
        .every(e=>parseFloat(getComputedStyle(e).fontSize)*e.getScreenCTM().a>=innerHeight*.025),\
        [...document.querySelectorAll('#holders tr')].every(e=>e.getBoundingClientRect().bottom<=innerHeight*.97)]})";
    for (record, view) in [
        (evening(3, 300).first(200), View::OfScreen),
        (evening(5, 120).first(60), View::Wall),
        (many(folder.path()), View::Wall),
    ] {
        let seen = Seen::of(&record, &Chronicle::of(&record), During::All, None);
        let page = shown::whole(&seen, view, false);
        // The board itself is not there.
        let page = page.split("<script>").next().unwrap().to_owned() + "</body></html>";
        let size = ["--window-size=1920,1080", "--hide-scrollbars"];
        let noted = noted(&chromium, folder.path(), &scripted(&page, script), &size);
        assert_eq!(noted, "true,true,true,true,true,true,true,true,true");
    }
}
