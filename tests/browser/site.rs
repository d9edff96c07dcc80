//! The site of a club, as Chromium lays it out and searches it.

use crate::chromium::{Chromium, noting};
use crate::pages::HARD;
use crate::support::folder::Folder;
use crate::support::program::Nos;

fn site() -> Folder {
    let folder = Folder::new();
    for (seed, day) in (1..).zip(["04", "11", "18", "25"]) {
        let made = ["simulate", "--seed", &seed.to_string(), "--hands", "2", "--fouls", "0.1"];
        let script = Nos::run(made).status(0).ran().out;
        let script = script.replace("Koos", "Zoë_van_der_Wetering-Østergaard");
        let journal = format!("2026-09-{day}.nos");
        folder
            .nos(["play", &journal, "-q"])
            .env("NOS_CLOCK", format!("2026-09-{day}T20:14:03+02:00"))
            .stdin(script)
            .ran();
    }
    folder.nos(["standings", ".", "-o", "site"]).status(0).ran();
    folder
}

/// A page of the site as one file, since a frame has no files beside it.
fn page(folder: &Folder, name: &str) -> String {
    let mut page = folder.read(format!("site/{name}"));
    for root in ["", "../"] {
        let style = format!("<link rel=\"stylesheet\" href=\"{root}nos.css\">");
        let script = format!("<script src=\"{root}nos.js\">");
        page = page.replace(&style, &format!("<style>{}</style>", folder.read("site/nos.css")));
        page = page.replace(&script, &format!("<script>{}", folder.read("site/nos.js")));
    }
    assert!(page.contains(".report") && !page.contains("nos.css"), "{page}");
    page
}

/// The pages except the reports, with their links cut for the frame.
fn pages(folder: &Folder) -> Vec<String> {
    let of_player = std::fs::read_dir(folder.join("site/players")).unwrap();
    let of_player =
        of_player.map(|file| format!("players/{}", file.unwrap().file_name().display()));
    let names = ["index", "players", "evenings", "records"].map(|name| format!("{name}.html"));
    names.into_iter().chain(of_player.take(2)).map(|name| page(folder, &name)).collect()
}

#[test]
#[ignore = "needs Chromium"]
fn every_page_of_a_site_has_contrast_and_fits_a_phone() {
    let folder = site();
    let wide = "document.querySelectorAll('details').forEach(d=>d.open=true);\
        return document.scrollingElement.scrollWidth+' of '+innerWidth";
    let dark = |page: &String| page.replace("@media(prefers-color-scheme:dark)", "@media all");
    let all = pages(&folder);
    let read: Vec<_> = (all.iter().cloned().chain(all.iter().map(dark)))
        .map(|page| (noting(&page, HARD), (1280, 800)))
        .collect();
    for noted in Chromium::new().noted(&read) {
        // The page of records may be short.
        assert!(["true ", "false "].contains(&noted.as_str()), "{noted}");
    }
    let phone: Vec<_> = all.iter().map(|page| (noting(page, wide), (360, 800))).collect();
    assert_eq!(Chromium::new().noted(&phone), vec!["360 of 360"; all.len()]);
}

#[test]
#[ignore = "needs Chromium"]
fn a_name_is_found_in_plain_letters() {
    let folder = site();
    let script = "let input=document.querySelector('#search input'),noted=[];\
        for(let text of ['OSTER zoe','18 september','nobody at all','']){\
        input.value=text;input.dispatchEvent(new Event('input'));\
        let rows=[...document.querySelectorAll('main li')].filter(row=>row.getBoundingClientRect().height);\
        noted.push((rows.length<4?rows.map(row=>row.textContent.trim()).join('+'):rows.length>9)+'|'+document.querySelector('#search output').textContent)}\
        return noted.join('; ')";
    let page = noting(&page(&folder, "players.html"), script);
    let noted = Chromium::new().noted(&[(page, (390, 800))]);
    assert_eq!(
        noted[0],
        "Zoë van der Wetering-Østergaard|; 18 September 2026|; |Nothing found.; true|"
    );
}

#[test]
#[ignore = "needs Chromium"]
fn the_first_page_finds_names_of_every_page_from_a_folder() {
    let (folder, chromium) = (site(), Chromium::new());
    for name in ["index.html", "search-1.js", "nos.css", "nos.js"] {
        chromium.write(name, &folder.read(format!("site/{name}")));
    }
    // A player with a row on the first page is not listed twice.
    let driver = "const frame=document.querySelector('iframe'),noted=[];frame.onload=()=>{\
        const inside=frame.contentDocument,input=inside.querySelector('#search input'),list=inside.querySelector('#search ul');\
        const look=(text)=>{input.value=text;input.dispatchEvent(new Event('input'));\
        noted.push([...list.querySelectorAll('a')].map((link)=>link.textContent+' '+link.getAttribute('href').split('/').slice(-2).join('/')).join('+')\
        +'|'+inside.querySelector('output').textContent)};\
        input.value='18 sept';input.dispatchEvent(new Event('input'));\
        new MutationObserver((seen,own)=>{if(!list.children.length)return;own.disconnect();\
        for(const text of ['18 sept','OSTER zoe','nobody at all',''])look(text);document.body.dataset.noted=noted.join('; ')}).observe(list,{childList:true})}";
    let page = format!(
        "<!DOCTYPE html><body><iframe src=\"index.html\"></iframe><script>{driver}</script>"
    );
    let shown = chromium.writes(&page, &["--dump-dom", "--virtual-time-budget=60000"]);
    let shown = String::from_utf8_lossy(&shown.stdout);
    let noted = shown.split("data-noted=\"").nth(1).unwrap_or(&shown);
    assert_eq!(
        noted.split('"').next().unwrap(),
        "18 September 2026 evenings/2026-09-18.html|; |; |Nothing found.; |"
    );
}

#[test]
#[ignore = "needs Chromium"]
fn the_keyboard_skips_to_the_content_and_a_record_opens_its_hand() {
    let folder = site();
    let first = "let first=document.querySelector('a,button,input');first.focus();\
        let seen=first.getBoundingClientRect();return first.hash+' '+(seen.left>=0&&seen.height>0)+' '+!!document.querySelector(first.hash)";
    let records = page(&folder, "records.html");
    let noted = Chromium::new().noted(&[(noting(&records, first), (1280, 800))]);
    assert_eq!(noted, ["#main true true"]);
    let links = records.split("<td class=\"number\"><a href=\"").skip(1);
    for link in links.map(|rest| rest.split('"').next().unwrap()) {
        let (report, entry) = link.split_once('#').unwrap();
        let script = format!(
            "location.hash='{entry}';dispatchEvent(new Event('hashchange'));\
             let line=document.getElementById('{entry}');return line.closest('details').open||line.getBoundingClientRect().height>0"
        );
        let page = noting(&page(&folder, report), &script);
        assert_eq!(Chromium::new().noted(&[(page, (1280, 800))]), ["true"], "{link}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn charts_of_a_site_have_large_letters_and_long_heads_wrap() {
    let folder = site();
    let small = "return [...document.querySelectorAll('svg.chart text')].filter(text=>text.getBoundingClientRect().width&&\
        parseFloat(getComputedStyle(text).fontSize)*text.getScreenCTM().a<9).length+' '+(document.scrollingElement.scrollWidth<=innerWidth)";
    let all = pages(&folder).into_iter().flat_map(|page| {
        let page = noting(&page, small);
        [390, 768, 1280, 1920].map(|width| (page.clone(), (width, 900)))
    });
    let all: Vec<_> = all.collect();
    assert_eq!(Chromium::new().noted(&all), vec!["0 true"; all.len()]);
    let wide = "let head=document.querySelector('.abreast thead a');\
        head.textContent='Open kampioenschap van Groningen, Friesland en Drenthe 2026';return head.offsetWidth<=160";
    let page = noting(&page(&folder, "index.html"), wide);
    assert_eq!(Chromium::new().noted(&[(page, (1280, 800))]), ["true"]);
}

#[test]
#[ignore = "needs Chromium"]
fn printed_standings_are_no_wider_than_paper_and_all_results_look_alike() {
    let folder = Folder::new();
    for day in 1..=28 {
        let end = if day % 2 == 0 { "resign Bram" } else { "e4\ne5\noffer Anna\naccept Bram" };
        let script = format!("law chess 1\nseat Anna Bram\nbegin Anna\n{end}\nsettle\n");
        folder
            .nos(["play", &format!("2026-09-{day:02}.nos"), "-q"])
            .env("NOS_CLOCK", format!("2026-09-{day:02}T20:14:03+02:00"))
            .stdin(script)
            .ran();
    }
    folder.nos(["standings", ".", "-o", "site"]).status(0).ran();
    let page = page(&folder, "index.html").replace("@media print{", "@media all{");
    let script = "let paper=document.scrollingElement,grey=own=>getComputedStyle(document.querySelector(own)).backgroundColor;\
        return [paper.scrollWidth<=innerWidth,grey('.level')===grey('.won'),document.querySelectorAll('.abreast thead th').length>25]";
    let noted = Chromium::new().noted(&[(noting(&page, script), (756, 1200))]);
    assert_eq!(noted, ["true,true,true"]);
}
