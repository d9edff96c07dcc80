//! The pages in a headless Chromium, where one is installed; where not, a line says that these did not run.

use super::{chromium, evening, pages};
use nos::board::seen::{During, Seen};
use nos::board::shown;
use nos::desk::laws::LAWS;
use nos::page::{self, card::card};
use std::fs;
use std::path::Path;
use std::process::Output;

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

/// A page with the given one in a frame as wide as a phone, in which all is opened. It notes how wide that is.
fn measured(page: &str) -> String {
    let policy = page.find("<meta http-equiv").unwrap();
    let end = policy + page[policy..].find('>').unwrap() + 1;
    let script = "<script>document.querySelectorAll('details').forEach(d=>d.open=true);\
        let wide=parent.document.body.dataset;\
        wide.wide=(wide.wide||'')+document.scrollingElement.scrollWidth+' of '+innerWidth+', '</script></body>";
    let inner = format!("{}{}", &page[..policy], &page[end..]).replace("</body>", script);
    let inner = inner.replace('&', "&amp;").replace('"', "&quot;");
    format!("<iframe width=360 height=800 frameborder=0 srcdoc=\"{inner}\"></iframe>")
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
    let options = ["--hide-scrollbars", "--dump-dom"];
    let record = evening(3, 300);
    let [report, sheet] = pages(&record);
    let seen = Seen::of(&record.first(200), During::All, None);
    let frames = [report, sheet, shown::whole(&seen, false)].map(|page| measured(&page));
    let page = format!("<!DOCTYPE html><body>{}", frames.concat());
    let shown = run(&chromium, folder.path(), &page, &options);
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    let noted = shown.split("data-wide=\"").nth(1);
    let noted = noted.and_then(|own| own.split('"').next());
    assert_eq!(noted, Some("360 of 360, 360 of 360, 360 of 360, "));
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
        let cards = (law.cards)().into_iter();
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
        .map(|law| (law.cards)().len())
        .sum::<usize>();
    assert_eq!(sheets(&chromium, folder.path(), &cards()), all.div_ceil(9));
}

#[test]
fn no_card_has_more_than_it_has_room_for() {
    let Some(chromium) = chromium::installed() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let script = "<script>let all=[...document.querySelectorAll('.card')];\
        document.body.dataset.over=all.length+' cards, too full:'+\
        all.filter(c=>c.scrollHeight>c.clientHeight+1).map(c=>c.innerText.slice(0,20))</script></body>";
    let shown = cards().replace("@media print{", "@media all{");
    let policy = shown.find("<meta http-equiv").unwrap();
    let end = policy + shown[policy..].find('>').unwrap() + 1;
    let shown = format!("{}{}", &shown[..policy], &shown[end..]).replace("</body>", script);
    // As wide as a sheet of A4 between its margins.
    let options = ["--window-size=756,1200", "--dump-dom"];
    let shown = run(&chromium, folder.path(), &shown, &options);
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    let noted = shown.split("data-over=\"").nth(1);
    let noted = noted.and_then(|own| own.split('"').next());
    let all = LAWS
        .into_iter()
        .map(|law| (law.cards)().len())
        .sum::<usize>();
    assert_eq!(noted, Some(format!("{all} cards, too full:").as_str()));
}
