//! What the pages show of an evening.

use super::{SEAL, pages, table};

/// A hand with a stray tile, a fix, an insertion, a struck entry and an undo; then a hand that is abandoned.
const SCRIPT: &str = "
    seat Anna Bram Cees
    deal
    set Bram 6-6
    announce 2
    play Cees 6-5
    play Anna 6-4 on west
    fix 6 play Anna 6-4 on east
    note wrong
    strike 8
    insert 6 note between
    play Bram 3>1 on west stands
    play Cees 6-0
    play Anna 5-1 on north
    undo
    void
    deal
    foul Cees covering waive
    void
    settle
";

fn report() -> String {
    let [report, _] = pages(&table::record(SCRIPT));
    report
}

/// The text of a page, without its tags.
fn text(page: &str) -> String {
    let pieces = page.split('<').filter_map(|own| own.split_once('>'));
    let text: String = pieces.map(|(_, text)| text).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn corrections_stand_where_they_belong() {
    let page = report();
    for expected in [
        "<del><code>play Anna 6-4 on west</code></del> <ins><code>play Anna 6-4 on east</code></ins> <span class=\"note\">fixed by #7</span>",
        "<del><code>note wrong</code></del> <span class=\"note\">struck by #9</span>",
        "<code>note between</code> <span class=\"note\">inserted</span>",
        "<span class=\"note\">correction </span><code>strike 8</code>",
        "<del><code>play Anna 5-1 on north</code></del> <span class=\"note\">struck by #14</span>",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
    // What is inserted comes before the entry that it was inserted before.
    let at = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what}"));
    assert!(at("note between") < at("<del><code>play Anna 6-4 on west"));
    assert!(at("<del><code>note wrong") < at("<code>strike 8"));
}

#[test]
fn the_layout_is_told_for_those_who_do_not_see_it() {
    let page = report();
    for expected in [
        "<title>1: Bram, 6-6, the set</title>",
        "<title>3: Anna, 6-4 on east, the 4 open</title>",
        "<title>4: Bram, 3-1 on west, the 1 open; it did not follow the game, and stayed</title>",
        "<title>The table: 5 tiles around 6-6</title>",
        "east: 6-4; its end shows 4, ordinary.",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
    // Once, since it lies on a phone as it does on a wide screen.
    assert_eq!(page.matches("fill=\"url(#hatch)\"").count(), 1);
}

#[test]
fn the_summary_of_a_hand_says_what_was_played_and_how_it_ended() {
    let text = text(&report());
    for expected in [
        "Hand 1 no. 2, ordinary-cross · Bram on set · abandoned",
        "Hand 2 abandoned",
        "✗ Foul: Bram played 3-1 on west, which does not follow the game",
        "The table waives the penalty.",
        "✗ Cees, for covering tiles [11.2f]: waived (#17)",
        "Rules cited",
        SEAL,
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
}

#[test]
fn a_penalty_that_comes_with_a_lawful_play_is_marked_as_well() {
    let script = "
        seat Anna Bram Cees
        deal
        set Bram 6-6
        announce 1
        draw Cees 11
        pass Cees
        play Anna 6-5
        play Bram 5-4 on left
        play Cees 6-4 on right
    ";
    let [page, _] = pages(&table::record(script));
    let last = page
        .rsplit("<li class=")
        .find(|own| own.contains("play Cees 6-4"))
        .unwrap();
    assert!(last.starts_with("\"foul\""), "{last}");
    assert!(last.contains("✗"), "{last}");
}

#[test]
fn an_evening_of_one_hand_is_open_and_one_of_more_is_not() {
    let [one, _] = pages(&table::record("seat Anna Bram Cees\ndeal"));
    assert!(one.contains("<details class=\"hand\" id=\"hand-1\" open>"));
    assert!(!report().contains(" open>"));
}

#[test]
fn an_evening_without_hands_has_neither_chart_nor_payments() {
    let [page, sheet] = pages(&table::record("seat Anna Bram Cees\nsettle"));
    assert!(!page.contains("id=\"chart\"") && !page.contains("class=\"payments\""));
    assert!(text(&sheet).contains("Nobody pays anything [12.4]."));
    assert!(sheet.contains("<li><bdi>Anna</bdi></li>"));
}

#[test]
fn penalties_that_are_alike_are_added_up_on_the_sheet() {
    let script = "seat Anna Bram Cees Dirk\ndeal\nfoul Anna covering\nfoul Anna covering\n\
                  foul Bram showing waive\nfoul Bram showing waive\nfoul Cees asking\nvoid\ndeal\n\
                  foul Dirk showing\nfoul Dirk showing\nvoid\nfoul Dirk showing\n";
    let [_, sheet] = pages(&table::record(script));
    let sheet = text(&sheet);
    for expected in [
        "Anna, for covering tiles [11.2f]: 2 times 40 to each, 240 in all; paid back, since the hand was abandoned (#3, #4)",
        "Bram, for showing tiles [11.2g]: waived 2 times (#5, #6)",
        "Cees, for asking for what is not due [11.2e]: 40 to each, 120 in all; paid back, since the hand was abandoned (#7)",
        "Dirk, for showing tiles [11.2g]: 2 times 40 to each, 240 in all; paid back, since the hand was abandoned (#10, #11)",
        "Dirk, for showing tiles [11.2g]: 40 to each, 120 in all (#13)",
    ] {
        assert!(sheet.contains(expected), "{expected}\n{sheet}");
    }
}
