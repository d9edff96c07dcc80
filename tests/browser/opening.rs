//! The opening of a report, on its page and as a picture.

use crate::chromium::{Chromium, at_rest, noting};
use crate::support::folder::Folder;
use crate::support::pages::pages;
use crate::support::records::record;
use nos::board::seen::{During, Seen};
use nos::board::shown::{View, of_table};
use nos::print::chronicle::Chronicle;

pub const EVENING: &str = "law 1\nseat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce 1\nplay Cees 6-4 on right\nvoid\ndeal\n\
                       set Bram 5-5\nannounce 1\nfoul Cees covering\nplay Cees 5-4 on left\nvoid\nfoul Anna showing\nsettle";

#[test]
#[ignore = "needs Chromium"]
fn the_button_saves_the_opening_as_a_picture() {
    let [report, _] = pages(&record(EVENING));
    assert!(report.contains("; img-src blob:;"), "{report}");
    // Remove the policy, since the test adds a script of its own.
    let script = "<script>addEventListener('load',()=>{let save=document.getElementById('save');save.click();\
                  setTimeout(()=>document.body.dataset.noted='saved '+(save.dataset.saved>9000),3000)})</script></body>";
    let page = crate::chromium::without_policy(&report).replace("</body>", script);
    let shown = Chromium::new().writes(&page, &["--virtual-time-budget=9000", "--dump-dom"]);
    let shown = String::from_utf8_lossy(&shown.stdout);
    assert!(shown.contains("data-noted=\"saved true\""), "{shown}");
}

#[test]
#[ignore = "needs Chromium"]
fn no_text_of_a_picture_is_cut_or_lies_on_another() {
    let folder = Folder::new().with("evening", EVENING);
    let report = ["report", "evening", "--picture", "evening.svg"];
    folder.nos(report).prints("evening.svg is written.\n").status(0);
    let picture = folder.read("evening.svg");
    assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{picture}");
    let page = format!("<html><head><meta http-equiv></head><body>{picture}</body></html>");
    let script = "let own=document.querySelector('svg').getBoundingClientRect(),bad=[];\
        let texts=[...document.querySelectorAll('svg text')].map(text=>[text.textContent,text.getBoundingClientRect()]);\
        texts.forEach(([one,at],place)=>{if(at.left<own.left||at.right>own.right||at.bottom>own.bottom)bad.push(one+' beyond');\
        texts.slice(place+1).forEach(([other,beside])=>meet(at,beside)&&bad.push(one+' on '+other))});\
        return [texts.length>12,...bad].join()";
    let noted = Chromium::new().noted(&[(noting(&page, script), (720, 900))]);
    assert_eq!(noted, ["true"]);
}

#[test]
#[ignore = "needs Chromium"]
fn a_settled_wall_names_the_winner_and_sorts_by_result() {
    let record = record(EVENING);
    let seen = Seen::new_for(&record, &Chronicle::of(&record), During::All, None);
    let script = "return [document.querySelector('.winner.also,.winner').textContent,\
        [...document.querySelectorAll('#holders .name')].map(name=>name.textContent).join(' ')].join(' ')";
    let page = at_rest(&of_table(&seen, View::Wall, None), 0);
    let noted = Chromium::new().noted(&[(noting(&page, script), (1920, 1080))]);
    assert_eq!(noted, ["Bram and Cees won together, 120 ahead of Anna. Bram Cees Anna the pot"]);
}
