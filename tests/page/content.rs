//! The contents of an evening's pages.

use super::parts::between;
use crate::support::pages::{SEAL, pages};
use crate::support::records::{self, record_by};
use nos_law::EntryNo;
use nos_laws::chess::LAW as CHESS;
use nos_laws::fives::LAW as FIVES;
use nos_pages::Legend;
use nos_pages::picture::picture;
use nos_pages::report::report;
use nos_records::journal::Clock;
use nos_records::print::sheet::Sheet;

/// A hand with a stray tile and corrections of each kind; then an abandoned hand.
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

fn corrected() -> String {
    let [report, _] = pages(&records::record(SCRIPT));
    report
}

#[test]
fn a_page_names_the_winner_once() {
    for (end, told) in rows! {
        "resign Bram", "<bdi>Anna</bdi> won, 2 ahead of <bdi>Bram</bdi>.";
        "e4\ne5\noffer Anna\naccept Bram", "Drawn";
    } {
        let script = format!("seat Anna Bram\nbegin Anna\n{end}\nsettle");
        for page in pages(&record_by(&CHESS, &script)) {
            let told = format!("<p class=\"winner\">{told}</p>");
            assert_eq!(page.matches(&told).count(), 1, "{page}");
        }
    }
}

fn text(page: &str) -> String {
    let pieces = page.split('<').filter_map(|own| own.split_once('>'));
    let text: String = pieces.map(|(_, text)| text).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_correction_is_shown_at_the_entry_it_changes() {
    let page = corrected();
    for expected in [
        "<del><code>play Anna 6-4 on west</code></del> <ins><code>play Anna 6-4 on east</code></ins> <span class=\"note\">fixed by #7</span>",
        "<del><code>note wrong</code></del> <span class=\"note\">struck by #9</span>",
        "<code>note between</code> <span class=\"note\">inserted</span>",
        "<span class=\"note\">correction</span> <code>strike 8</code>",
        "<del><code>play Anna 5-1 on north</code></del> <span class=\"note\">struck by #14</span>",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
    // An inserted entry comes before the entry that follows it.
    let at = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what}"));
    assert!(at("note between") < at("<del><code>play Anna 6-4 on west"));
    assert!(at("<del><code>note wrong") < at("<code>strike 8"));
}

#[test]
fn a_layout_has_a_description_for_screen_readers() {
    let page = corrected();
    for expected in [
        "<title>The table: 5 tiles around 6-6</title>",
        "<desc>1: Bram, 6-6, the set. ",
        "east: 6-4; its end shows 4, ordinary.",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
    // In a drawing without links to entries, tiles have titles.
    let record = records::record(SCRIPT).first(11);
    let names = record.session().names();
    let names = names.iter().map(|name| name.as_str().to_owned());
    let legend = Legend::new_for(record.law(), names.collect()).with_strays(&[EntryNo(11)]);
    let drawn = picture(&record.session().drawn().unwrap(), &legend).into_string();
    for expected in [
        "<title>1: Bram, 6-6, the set</title>",
        "<title>3: Anna, 6-4 on east, the 4 open</title>",
        "<title>4: Bram, 3-1 on west, the 1 open; it did not follow the game, and stayed</title>",
    ] {
        assert!(drawn.contains(expected), "{expected}\n{drawn}");
    }
    // Only once, because a phone and a wide screen share this drawing.
    assert_eq!(page.matches("<use href=\"#stray\"").count(), 1);
}

#[test]
fn the_summary_of_a_hand_says_what_was_played_and_how_it_ended() {
    let text = text(&corrected());
    for expected in [
        "Hand 1 no. 2, ordinary cross · Bram on set · abandoned · 1 foul",
        "Hand 2 abandoned · 1 foul",
        "✗ Foul: Bram played 3-1 on west: it breaks the rules of this game",
        "The table waives the penalty.",
        "✗ Cees, for covering tiles [11.2f]: waived (#17)",
        "Rules cited",
        SEAL,
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
}

#[test]
fn a_penalty_with_a_lawful_play_is_marked() {
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
    let [page, _] = pages(&records::record(script));
    let last = page.rsplit("<li ").find(|own| own.contains("play Cees 6-4")).unwrap();
    assert!(last.starts_with("class=\"foul\""), "{last}");
    assert!(last.contains("✗"), "{last}");
    // An accepted play has its entry as a title, and cites no article.
    let other = page.split("<li ").find(|own| own.contains("play Anna 6-5"));
    let other = other.unwrap();
    assert!(other.contains("title=\"play Anna 6-5\"") && !other.contains("<small"), "{other}");
}

#[test]
fn a_single_hand_is_open_and_several_are_folded() {
    let [one, _] = pages(&records::record("seat Anna Bram Cees\ndeal"));
    assert!(one.contains("<details class=\"hand\" id=\"hand-1\" open"));
    assert!(!corrected().contains(" open>"));
    // A page with a single hand has no controls and facts that compare hands.
    assert!(!one.contains("<dt>Longest "));
    assert!(!one.contains("for=\"all\"") && corrected().contains("for=\"all\""));
}

#[test]
fn an_evening_without_hands_has_neither_chart_nor_payments() {
    let [page, sheet] = pages(&records::record("seat Anna Bram Cees\nsettle"));
    assert!(!page.contains("id=\"chart\"") && !page.contains("class=\"payments\""));
    assert!(text(&sheet).contains("Nobody pays anything [12.4]."));
    assert!(sheet.contains("<li><bdi>Anna</bdi></li>"));
}

#[test]
fn the_sheet_adds_up_equal_penalties() {
    let script = "seat Anna Bram Cees Dirk\ndeal\nfoul Anna covering\nfoul Anna covering\n\
                  foul Bram showing waive\nfoul Bram showing waive\nfoul Cees asking\nvoid\ndeal\n\
                  foul Dirk showing\nfoul Dirk showing\nvoid\nfoul Dirk showing\n";
    let [_, sheet] = pages(&records::record(script));
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

/// An abandoned hand, and one that Dirk closes, in which Cees pays a penalty.
const CLOSED: &str = "
    seat Anna Bram Cees Dirk
    note <b>late</b>
    deal
    void
    deal
    set Bram 0-0
    announce 13
    play Cees 1>6
    play Dirk 2>5
    play Anna 3>4
    play Bram 1>0
    play Cees 2>0
    play Dirk 3>0
    block Dirk
    foul Cees covering
    draw Anna 10
    reveal Bram 6-6 5-5
    reveal Cees 4-4 6-5
    reveal Dirk 1-1 2-1
    count Anna 78
";

#[test]
fn the_summary_has_the_leader_the_best_hand_the_fouls_and_the_length() {
    let [page, _] = pages(&records::record(CLOSED));
    let text = text(&page);
    for expected in [
        "Dirk leads Bram by 120.",
        "it is closed (Dirk) · 1 foul",
        "<q>&lt;b&gt;late&lt;/b&gt;</q> Noted.",
        "Chips after each hand, before rounding and the pot. The number of its game is below the number of each hand. ▼ marks a penalty.",
        "Open all hands",
    ] {
        assert!(text.contains(expected) || page.contains(expected), "{expected}\n{text}");
    }
}

#[test]
fn the_chart_links_to_hands_and_its_penalties_to_entries() {
    let [page, _] = pages(&records::record(CLOSED));
    for expected in [
        "<a tabindex=\"-1\" href=\"#hand-2\"><text class=\"hand\"",
        " href=\"#e15\"><use href=\"#low\" x=\"2%\" y=\"-401%\"/>",
        "<title>Cees, for covering tiles [11.2f]: 40 to each, 120 in all</title>",
        "<li class=\"foul\" id=\"e15\"",
        "(<a href=\"#e15\">#15</a>)",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
}

#[test]
fn a_page_has_a_skip_link_and_its_chart_no_tab_stops() {
    let [report, _] = pages(&records::record(CLOSED));
    assert!(report.contains("<a class=\"skip\" href=\"#hands\">Skip to: Hand by hand</a>"));
    let chart = between(&report, "<figure class=\"chart\">", "</figure>");
    assert!(chart.contains("<a ") && !chart.contains("<a href") && !chart.contains("<a aria"));
    // The table of the chart's figures has the same links.
    let table = between(&report, "<details class=\"table\">", "</details>");
    for link in ["<a href=\"#hand-2\">2</a>", "<a class=\"sign\" href=\"#e15\""] {
        assert!(table.contains(link), "{link}: {table}");
    }
}

#[test]
fn a_short_report_has_a_line_for_each_hand_and_no_rules() {
    let record = records::record(CLOSED);
    let made = Sheet::of(&record, None);
    let page = report(&record, &made, None, true, Default::default());
    assert!(page.contains(" href=\"#hand-2\"><use href=\"#low\" x=\"2%\" y=\"-401%\"/>"));
    assert!(page.contains("<div class=\"hand\" id=\"hand-2\">"));
    for left_out in
        ["<details class=\"hand\"", "id=\"rules\"", "class=\"lines", "id=\"all\"", "#e15"]
    {
        assert!(!page.contains(left_out), "{left_out}");
    }
}

const BEGUN: &str =
    "seat Anna Bram\nhouse game.target 11\nlot Anna 6-6 Bram 5-5\ndeal\nplay Anna 5-5";

#[test]
fn a_player_named_like_a_word_is_marked_only_where_the_player_is_meant() {
    let named = BEGUN.replace("Anna", "Points").replace("Bram", "Jan_Piet");
    let script = named + "\nnote Jan_Piet owes Points tea\nfix 5 play poi 6-5";
    let [page, _] = pages(&record_by(&FIVES, &script));
    for expected in [
        "Points: <bdi>Points</bdi> ",
        ", <bdi>Jan Piet</bdi> 0.",
        "#5 play <bdi>poi</bdi> 6-5 instead of play <bdi>Points</bdi> 5-5",
        "<q>Jan_Piet owes Points tea</q>",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
}

#[test]
fn moves_are_printed_in_pairs_with_or_without_their_player() {
    let script = "seat Anna Bram\nbegin Anna\nmove e4\nmove Bram e5\nmove Nf3 {1:30:00}";
    let [page, _] = pages(&record_by(&CHESS, script));
    for (at, number, moved) in
        [("move first", "1.", "e4"), ("move", "…", "e5"), ("move first", "2.", "Nf3")]
    {
        let line = page.split("<li ").find(|line| line.contains(&format!(">{moved}")));
        let line = line.unwrap_or_else(|| panic!("{moved}\n{page}"));
        assert!(line.starts_with(&format!("class=\"{at}\"")), "{line}");
        assert!(line.contains(&format!("><a>{number}</a>")), "{line}");
    }
}

#[test]
fn a_hand_has_its_length_and_a_line_its_time_if_that_is_new() {
    let mut record = record_by(&CHESS, "seat Anna Bram\nbegin Anna\nnote tea\nresign Bram");
    for (no, time) in [(2, "20:15:03"), (3, "21:15:59"), (4, "22:20:03")] {
        let clock = Clock::set(&format!("2026-11-21T{time}+01:00")).unwrap();
        record.note_time(EntryNo(no), clock.moment());
    }
    let [page, _] = pages(&record);
    assert!(page.contains(" · 2 h 5 min<"), "{page}");
    let times = page.split("<time>").skip(1).filter_map(|own| own.split('<').next());
    assert_eq!(times.collect::<Vec<_>>(), ["20:15", "21:15", "22:20"]);
}

#[test]
fn the_fewest_points_lead_where_they_win() {
    let told = |script: &str, fewest_win| {
        let record = record_by(&FIVES, script);
        let sheet = Sheet { fewest_win, ..Sheet::of(&record, None) };
        text(&report(&record, &sheet, None, true, Default::default()))
    };
    let most = told(BEGUN, false);
    assert!(most.contains("leads") && most.contains("Best hand"), "{most}");
    assert_eq!(
        [most.contains("Anna leads Bram by 2."), most.contains("Best handAnna, +2")],
        [true; 2],
        "{most}"
    );
    // If the fewest points win, a running hand cannot be the best yet.
    let fewest = told(BEGUN, true);
    assert!(fewest.contains("Bram leads Anna by 2."), "{fewest}");
    assert!(!fewest.contains("Best hand"), "{fewest}");
    // An abandoned hand brings nobody anything.
    let evening = include_str!("../../examples/fives-and-threes.nos");
    let evening = evening.replace("\nsettle", "\ndeal\nplay Nikos 6-6\nvoid\nsettle");
    for (fewest_win, best) in [(false, "+28, Hand 1"), (true, "+2, Hand 4")] {
        let told = told(&evening, fewest_win);
        let best = format!("Best handNikos+Yiannis, {best}");
        assert!(told.contains(&best), "{best}: {told}");
    }
}

#[test]
fn each_game_has_a_panel_if_its_points_start_again() {
    let record = record_by(&FIVES, BEGUN);
    let [page, _] = pages(&record);
    assert!(page.contains("A game is won at 11."), "{page}");
    assert!(page.contains("<path class=\"goal\""));
    assert!(page.contains("Points in the game that was being played, after each hand."));
}

#[test]
fn the_line_of_billitonnen_is_in_the_last_drawing() {
    let script = "house chips.start 476\nseat Anna Bram Cees Dirk\nsettle\nbillitonnen\n\
                  lot Anna 3-2 Bram 6-1 Cees 5-1 Dirk 1-0\nflip 6-4\nflip 4-2 on right\nflip 6-5\n";
    let [page, _] = pages(&records::record(script));
    for expected in [
        "<title>1: Bram, 6-4, the set</title>",
        "<title>2: Bram, 4-2 on right, the 2 open</title>",
        "<title>3: Bram, 6-5 on left, the 5 open</title>",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
    // Without Billitonnen, the end has no drawing.
    let [page, _] = pages(&records::record(&format!("{CLOSED}\nsettle\n")));
    assert!(!page.split("id=\"end\"").nth(1).unwrap().contains("<svg class=\"layout"));
}
