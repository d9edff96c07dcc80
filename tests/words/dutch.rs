//! A Dutch table: its input, house rules, boards and reports.

use crate::support::folder::Folder;
use crate::support::official::Official;
use nos_base::Language;

#[test]
fn a_dutch_table_turns_a_house_rule_on_and_off_with_dutch_words() {
    let folder = Folder::new();
    for (law, typed, told) in rows! {
        "nos", "house.extra_games ja", "house.extra_games ja";
        "nos", "house.extra_games aan", "house.extra_games ja";
        "nos", "house.extra_games true", "house.extra_games ja";
        "nos", "house.wait_breaks_payment nee", "house.wait_breaks_payment nee";
        "cribbage", "game.muggins aan", "game.muggins aan";
        "cribbage", "game.muggins on", "game.muggins aan";
        "cribbage", "game.muggins uit", "game.muggins uit";
        "backgammon", "game.jacoby aan", "game.jacoby aan";
        "nos", "house.extra_games zelden", "bij house.extra_games hoort ja of nee, niet \"zelden\"";
        "cribbage", "game.muggins zelden", "bij game.muggins hoort aan of uit, niet \"zelden\"";
    } {
        let script = format!("law {law} 1\nhuisregel {typed}\n").replace("law nos 1", "law 1");
        folder.write("house.nos", script);
        let text =
            folder.nos(["--lang", "nl"]).args(["replay", "house.nos"]).columns(100).ran().all();
        assert!(text.contains(told), "{typed}: {text}");
    }
}

#[test]
fn a_board_of_letters_has_those_of_dutch_players() {
    let folder = Folder::new();
    folder.write("nos.toml", "[prompt]\nascii = \"always\"\n");
    let shown = |script: &str| {
        folder.write("board.nos", script);
        folder.nos(["--lang", "nl"]).args(["replay", "board.nos"]).columns(100).ran().all()
    };
    let text =
        shown("law chess 1\naan tafel Anna Bram\nbegin Anna\nmove Anna Pf3\nmove Bram Nc6\ntoon\n");
    for row in [
        "  8  t  .  l  d  k  l  p  t\n",
        "  7  o  o  o  o  o  o  o  o\n",
        "  3  .     .     .  P  .\n",
    ] {
        assert!(text.contains(row), "{text}");
    }
    let text = shown("law checkers 1\naan tafel Anna Bram\nbegin Anna\nmove Anna 11-15\ntoon\n");
    for row in
        ["        9z       10z       11        12z\n", "  21w       22w       23w       24w\n"]
    {
        assert!(text.contains(row), "{text}");
    }
}

#[test]
fn a_dutch_report_has_the_text_of_a_note_and_no_clock_that_is_part_of_one() {
    let folder = Folder::new();
    let script = "law chess 1\nseat Anna Bram\nbegin Anna\nmove Anna Nf3 {1:00:00}\n\
        note Bram was late {0:59:00}\n";
    folder.write("chess.nos", script);
    folder
        .nos(["--lang", "nl"])
        .args(["report", "chess.nos", "-o", "p.html"])
        .columns(100)
        .ran()
        .all();
    let page = folder.read("p.html");
    for line in [
        "<p title=\"zet Anna Pf3 {1:00:00}\">Pf3 <span class=\"note\">1:00:00</span> ",
        "<p title=\"noteer Bram was late {0:59:00}\"><q>Bram was late {0:59:00}</q> Genoteerd.",
    ] {
        assert!(page.contains(line), "{page}");
    }
}

#[test]
fn cards_stand_in_dutch_letters_in_answers_pictures_and_pages_and_in_one_way_in_files() {
    let folder = Folder::new();
    let script = "law cribbage 1\nseat Anna Bram\ncut Anna 9c Bram Kd\ndeal\nstarter Jh\nplay Bram 8c\nplay Anna Kc\nshow\n";
    folder.write("cards.nos", script);
    let told = |words: &[&str]| folder.nos(["--lang", "nl"]).args(words).columns(100).ran().all();
    let text = told(&["replay", "cards.nos"]);
    for part in [
        "Anna coupeert K9 en Bram coupeert Rh.",
        "Hb is de starter",
        "Anna legt Klh: de telling is 18",
        "[B♥]",
        "[H♣]",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text = told(&["history", "cards.nos"]);
    assert!(text.contains("leg Anna Klh"), "{text}");
    let text = told(&["replay", "cards.nos", "--json"]);
    for part in ["\"entry\":\"play Anna Kc\"", "\"starter\":\"Jh\""] {
        assert!(text.contains(part), "{part}: {text}");
    }
    told(&["report", "cards.nos", "-o", "p.html"]);
    let page = folder.read("p.html");
    assert!(page.contains("aria-label=\"Hb\">B♥</span>"), "{page}");
    // A script may use Dutch cards: in it, Kh is the king of hearts, hartenheer.
    let typed = script.replace("Jh", "Hb").replace("Kc", "Klh");
    folder.write("typed.nos", typed);
    let [own, typed] = ["cards.nos", "typed.nos"].map(|name| told(&["replay", name]));
    assert_eq!(own, typed);
}

#[test]
fn an_entry_that_a_revision_makes_impossible_is_told_in_dutch() {
    let mut official = Official::who_types(&["herzien 4", "-", "stop"], &[]);
    Language::Dutch.tells(|| {
        official.sits(&["seat Anna Bram Cees", "deal", "set Anna 66", "announce 2"]);
    });
    let told = "Regel 5 meld 2 kan nu niet meer: de opzet ligt er nog niet.";
    let said = official.said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains(told), "{said}");
}
