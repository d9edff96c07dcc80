//! A walk through a hand: by buttons, links, keys and address.

use crate::chromium::{Chromium, Window, noting};
use crate::support::folder::Folder;
use crate::support::pages::pages;
use crate::support::program::Nos;
use crate::support::records::{record, record_by};
use nos_laws::LAWS;

/// Two hands, the first with two tiles on one arm.
const EVENING: &str = "law 1\nseat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce 1\nplay Cees 6-4 on right\n\
                       play Anna 4-1 on right\nvoid\ndeal\nset Bram 5-5\nannounce 1\nplay Cees 5-4 on left\nvoid\nsettle";

/// Returns what a script notes on the report of the evening.
fn walked(script: &str, window: Window) -> String {
    let [report, _] = pages(&record(EVENING));
    let helpers = "let hand=document.querySelector('#hand-1'),said=()=>hand.querySelector('output').textContent;\
        let press=(name)=>hand.querySelector('.walk .'+name).click();\
        let key=(name,more={})=>document.dispatchEvent(new KeyboardEvent('keydown',{key:name,bubbles:true,cancelable:true,...more}));\
        let visit=(hash)=>{history.replaceState(null,'',hash);dispatchEvent(new HashChangeEvent('hashchange'))};\
        let shown=()=>[...hand.querySelectorAll('.layout a')].filter(tile=>getComputedStyle(tile).visibility=='visible').length;\
        let ends=()=>[...hand.querySelectorAll('.layout .end')].filter(end=>getComputedStyle(end).visibility=='visible').map(end=>end.textContent).join('');\
        hand.open=true;let noted=[];";
    let page = noting(&report, &(helpers.to_owned() + script));
    Chromium::new().noted(&[(page, window)]).concat()
}

const PHONE: Window = (390, 844);
const SCREEN: Window = (1280, 800);

#[test]
#[ignore = "needs Chromium"]
fn buttons_step_through_a_hand_with_its_open_ends() {
    let script = "noted.push(shown()+' '+ends());press('back');press('back');noted.push(shown()+' '+ends()+' '+location.hash);\
        press('back');noted.push(shown()+' '+ends()+' '+said());press('on');noted.push(location.hash);return noted.join('; ')";
    // The hand ends with an entry that lays nothing.
    assert_eq!(
        walked(script, PHONE),
        "3 61; 2 64 #h1.6; 1 66 #5 The game is no. 1, ordinary. · left 6 ordinary · right 6 ordinary; #h1.6"
    );
}

#[test]
#[ignore = "needs Chromium"]
fn the_current_tile_is_marked_and_held_tiles_appear_only_at_the_end() {
    let script = "let marked=()=>hand.querySelector('.layout .newest')?.getAttribute('href');\
        let held=()=>{let own=hand.querySelector('.outcome');return own&&getComputedStyle(own).visibility};\
        noted.push(held());visit('#h1.6');noted.push(marked(),held());visit('#h1.7');noted.push(marked());return noted.join(' ')";
    assert_eq!(walked(script, SCREEN), "visible #e6 hidden #e7");
}

#[test]
#[ignore = "needs Chromium"]
fn every_entry_and_every_tile_links_to_its_moment() {
    let script = "let links=[...document.querySelectorAll('.lines>li>a,.stage a')].map(own=>own.getAttribute('href'));\
        noted.push(links.filter(link=>!document.querySelector(link)).length);\
        visit(hand.querySelector('.layout a:last-of-type').getAttribute('href'));noted.push(location.hash,shown());\
        let now=hand.querySelector('.lines .now').getBoundingClientRect();noted.push(now.top>=0&&now.bottom<=innerHeight);\
        return noted.join(' ')";
    for window in [PHONE, SCREEN] {
        assert_eq!(walked(script, window), "0 #h1.4 1 true");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn an_unknown_address_leads_to_the_nearest_and_says_so() {
    let script = "for(let hash of ['#h1.9999','#h9.1','#e0']){visit(hash);\
        noted.push(location.hash+' '+[...document.querySelectorAll('output')].map(own=>own.textContent.split(' ·')[0]).find(own=>/no entry/.test(own)));\
        document.querySelectorAll('output').forEach(own=>own.textContent='')}return noted.join('; ')";
    assert_eq!(
        walked(script, SCREEN),
        "#h1.8 There is no entry #9999 here; this is the nearest, #8.; \
         #h2.9 There is no entry #1 here; this is the nearest, #9.; \
         #h1.3 There is no entry #0 here; this is the nearest, #3."
    );
}

#[test]
#[ignore = "needs Chromium"]
fn keys_with_a_modifier_do_nothing_and_arrow_keys_work_after_opening_all_hands() {
    let script = "let all=document.querySelector('#all');all.checked=true;all.dispatchEvent(new Event('change'));\
        for(let more of [{altKey:true},{shiftKey:true},{ctrlKey:true},{metaKey:true}])noted.push(key('ArrowLeft',more));\
        noted.push(location.hash);noted.push(key('ArrowLeft'),location.hash);return noted.join(' ')";
    assert_eq!(walked(script, SCREEN), "true true true true  false #h1.7");
}

#[test]
#[ignore = "needs Chromium"]
fn the_drawing_stays_visible_with_buttons_large_enough_for_a_thumb() {
    let script = "let small=[...hand.querySelectorAll('.walk button,.walk input')].filter(own=>own.offsetHeight<44||own.offsetWidth<44).length;\
        let inside=(own)=>{let box=hand.querySelector(own).getBoundingClientRect();return box.top>=-1&&box.bottom<=innerHeight+1};\
        hand.querySelector('.lines').style.paddingBottom='2000px';visit('#h1.6');\
        for(let by of [0,600,1200]){scrollTo(0,hand.offsetTop+Math.min(by,Math.max(0,hand.offsetHeight-innerHeight)));noted.push(inside('.stage figure'),inside('.walk'))}\
        let list=hand.querySelector('.lines').getBoundingClientRect(),drawn=hand.querySelector('.stage figure').getBoundingClientRect();\
        return [small,list.left>=drawn.right,...noted].join(' ')";
    let stays = "true true true true true true";
    assert_eq!(walked(script, PHONE), format!("0 false {stays}"));
    assert_eq!(walked(script, (1000, 700)), format!("0 true {stays}"));
}

#[test]
#[ignore = "needs Chromium"]
fn a_long_drawing_scrolls_to_its_newest_tile() {
    let made = "simulate --law dominoes --players 10 --seed 8 --hands 1";
    let report = Nos::run(["report", "-"]).stdin(Nos::run(made.split(' ')).out()).out();
    let script = "let hand=document.querySelector('#hand-1'),figure=hand.querySelector('.stage figure'),slider=hand.querySelector('.walk input'),noted=[];hand.open=true;\
        let small=[...figure.querySelectorAll('text')].filter(own=>parseFloat(getComputedStyle(own).fontSize)*own.getScreenCTM().a<9).length;\
        noted.push(figure.scrollHeight>figure.clientHeight,figure.clientHeight<=innerHeight,small);\
        for(let at=1;at<=slider.max;at++){slider.value=at;slider.dispatchEvent(new Event('input'));\
        let tile=figure.querySelector('.newest')?.getBoundingClientRect(),box=figure.getBoundingClientRect();\
        if(tile&&(tile.top<box.top-1||tile.bottom>box.bottom+1))noted.push(slider.value)}return noted.join(' ')";
    let noted = Chromium::new().noted(&[(noting(&report, script), SCREEN)]);
    assert_eq!(noted, ["true true 0"]);
}

#[test]
#[ignore = "needs Chromium"]
fn the_page_of_an_entry_draws_the_table_of_that_moment() {
    let folder = Folder::new().with("evening", EVENING);
    let page = folder.nos(["why", "evening", "6", "--html"]).out();
    let script = "let svg=[...document.querySelectorAll('#hands>figure svg')].find(own=>own.clientWidth),box=svg.getBoundingClientRect();\
        let tiles=[...svg.querySelectorAll('use')].map(own=>own.getBoundingClientRect());\
        return [document.querySelector('h1').textContent,tiles.length>1,Math.max(...tiles.map(own=>own.bottom))>box.bottom-60]";
    let noted = Chromium::new().noted(&[(noting(&page, script), SCREEN)]);
    assert_eq!(noted, ["Cees plays 6-4 on right; 4 is open.,true,true"]);
}

/// Phones upright and lying, one with little height, a screen, and the same at 200 %.
const SIZES: [Window; 6] = [PHONE, (390, 664), (844, 390), (640, 400), (1280, 800), (768, 1024)];

#[test]
#[ignore = "needs Chromium"]
fn a_drawing_never_hides_the_list_and_a_step_never_moves_the_page() {
    let script = "let hand=[...document.querySelectorAll('details.hand')].find(own=>own.matches('.walked'));hand.open=true;\
        let lines=[...hand.querySelectorAll('.lines>li')].slice(0,40),hidden=0,moved=0,steps=0;\
        for(let line of lines){line.scrollIntoView({block:'center'});\
            let box=line.getBoundingClientRect(),own=document.elementFromPoint(box.left+30,(box.top+box.bottom)/2);\
            if(!own||!line.contains(own))hidden++}\
        scrollTo(0,0);let links=[...hand.querySelectorAll('.lines a')].slice(0,60),lost=0;\
        for(let link of links){link.focus();let box=link.getBoundingClientRect(),own=document.elementFromPoint((box.left+box.right)/2,(box.top+box.bottom)/2);\
            if(!own||!link.contains(own))lost++}\
        hand.scrollIntoView();\
        for(let name of [...Array(60).fill('back'),'on','back','end']){\
            let top=own=>hand.querySelector(own).getBoundingClientRect().top,at=()=>[scrollY,top('.stage svg,.stage table'),top('.lines')].map(Math.round).join(),was=at();\
            hand.querySelector('.walk .'+name).click();steps++;if(at()!==was)moved++}\
        return [lines.length>8,hidden,links.length>8,lost,steps,moved].join(' ')";
    for law in LAWS {
        let made = ["simulate", "--law", law.name(), "--seed", "3", "--hands", "2"];
        let record = record_by(law, &Nos::run(made).out());
        let [report, _] = pages(&record);
        let page = noting(&report, script);
        let all = SIZES.map(|window| (page.clone(), window));
        assert_eq!(Chromium::new().noted(&all), ["true 0 true 0 63 0"; 6], "{}", law.name());
    }
}
