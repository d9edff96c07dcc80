use crate::support::records::record_named;
use nos_base::Look;
use nos_law::SessionView;
use nos_pages::Legend;
use nos_pages::picture::picture;
use nos_pages::report::report;
use nos_records::print::sheet::Sheet;

fn drawn(law: &str, script: &str, ascii: bool) -> String {
    let look = Look { ascii, width: 60, ..Look::default() };
    let lines = record_named(law, script).session().lines(SessionView::Table, &look);
    assert!(lines.iter().all(|line| line.chars().count() <= 60));
    assert!(!ascii || lines.iter().all(|line| line.is_ascii()));
    lines.join("\n")
}

const CHECKERS: &str = "seat Anna Bram;begin Anna;11-15;22-18;15x22;25x18";

#[test]
fn a_board_of_checkers_shows_the_number_of_every_square() {
    let expected = "\
        1b         2b         3b         4b
   5b         6b         7b         8b
        9b        10b        11         12b
";
    let drawn = drawn("checkers", CHECKERS, true);
    for (line, expected) in drawn.lines().zip(expected.lines()) {
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(line), words(expected));
    }
    assert!(drawn.ends_with("Black: Anna. White: Bram."), "{drawn}");
}

#[test]
fn a_board_is_drawn_and_described() {
    let record = record_named("checkers", CHECKERS);
    let markup = picture(&record.session().drawn().unwrap(), &Legend::default()).into_string();
    let men = |letter| markup.matches(&format!("href=\"#discs-{letter}\"")).count();
    assert_eq!(men("b") + men("w"), 22);
    assert!(markup.contains("black men: 1, 2, 3, 4, 5"), "{markup}");
    assert!(markup.contains("white men: 18, 21, 23"), "{markup}");
}

#[test]
fn a_board_of_chess_has_white_below_and_coordinates() {
    let drawn = drawn("chess", "seat Anna Bram;begin Anna;e4;e5;Nf3", true);
    let lines: Vec<&str> = drawn.lines().map(str::trim).collect();
    assert_eq!(lines[0], "8  r  n  b  q  k  b  n  r");
    assert_eq!(lines[4], "4     .     .  P  .     .");
    assert_eq!(lines[7], "1  R  N  B  Q  K  B  .  R");
    assert_eq!(lines[8], "a  b  c  d  e  f  g  h");
    assert_eq!(lines[9], "White: Anna. Black: Bram.");
}

#[test]
fn coloured_squares_replace_the_letters_of_chessmen_in_a_terminal() {
    let look = Look { color: true, ..Look::default() };
    let record = record_named("chess", "seat Anna Bram;begin Anna;e4;e5;Nf3");
    let lines = record.session().lines(SessionView::Table, &look);
    let squares = |line: usize| lines[line].split("\u{1b}[38;5;").skip(2).map(str::to_owned);
    // All signs are filled. The colour of the sign itself shows light or dark, whatever colours the
    // terminal has.
    let square = |man, ground, text| format!("{man}m\u{1b}[48;5;{ground}m {text} \u{1b}[0m");
    let dark_men = squares(0).collect::<Vec<_>>();
    assert_eq!(dark_men[..2], [square(16, 138, "♜"), square(16, 95, "♞")]);
    let light_men = squares(7).collect::<Vec<_>>();
    assert_eq!(light_men[..2], [square(231, 95, "♜"), square(231, 138, "♞")]);
    // The last move went from g1 to f3.
    assert_eq!(light_men[6], square(16, 100, " "));
    assert_eq!(squares(5).nth(5), Some(square(231, 100, "♞")));
    assert!(lines[..8].iter().all(|line| line.ends_with("\u{1b}[0m")));
}

const BACKGAMMON: &str = "seat Anna Bram;open Anna 3 Bram 1;24/20;roll 4 1;6/5* 13/9";

#[test]
fn a_board_of_backgammon_has_its_bar_and_its_cube_in_sixty_columns() {
    let drawn = drawn("backgammon", BACKGAMMON, true);
    let lines: Vec<&str> = drawn.lines().map(str::trim_end).collect();
    let expected = [
        " 13 14 15 16 17 18 |bar | 19 20 21 22 23 24 |off",
        "  x        o  o    |    |  o  o           x |",
        "  x           o    |    |  o                |",
        "  x           o    |    |  o                |",
        "  x                |    |  o                |",
        "  x                |    |                   |",
        "                   |    |                   |     [1]",
        "                   |    |  x                |",
        "  o                |    |  x                |",
        "  o           x    |    |  x                |",
        "  o           x    |    |  x              o |",
        "  o           x    |  x |  x              o |",
        " 12 11 10  9  8  7 |bar |  6  5  4  3  2  1 |off",
        "Black: Anna, 168 pips. White: Bram, 162 pips. The point",
        "numbers are Anna's; cube 1.",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn a_high_stack_has_its_number_and_a_page_describes_all() {
    let script = "seat Anna Bram;open Anna 3 Bram 1;24/6(2) accepted;double;take";
    let record = record_named("backgammon", script);
    let ascii = Look { ascii: true, ..Look::default() };
    let lines = record.session().lines(SessionView::Table, &ascii);
    assert_eq!(lines[7], "  o                |    |  7                |");
    assert!(lines[11].ends_with("[2]"), "{}", lines[11]);
    let markup = picture(&record.session().drawn().unwrap(), &Legend::default()).into_string();
    let stacks = |edge| markup.matches(&format!("href=\"#{edge}-")).count();
    assert_eq!(stacks("top") + stacks("low"), 7);
    assert!(markup.contains("href=\"#low-x7\""), "{markup}");
    assert!(markup.contains("black: 13 (5), 8 (3), 6 (7)."), "{markup}");
    assert!(markup.contains("white: 17 (3), 19 (5), 12 (5), 1 (2)."), "{markup}");
}

#[test]
fn a_report_shows_the_clock_of_an_entry() {
    let shown = |law, script| {
        let record = record_named(law, script);
        report(&record, &Sheet::of(&record, None), None, false, Default::default())
    };
    let chess = shown(
        "chess",
        "seat Anna Bram;begin Anna {2:00:00};move Anna e4 {1:23:45};move Bram e5 {0:00:07};resign Bram {0:00:05}",
    );
    let backgammon = shown(
        "backgammon",
        "seat Anna Bram;open Anna 3 Bram 1;move Anna 8/5 6/5 {0:11:58};double Bram;take Anna {0:10:50}",
    );
    let note = |clock| format!("<span class=\"note\">{clock}</span>");
    let e4 = "<p title=\"move Anna e4 {1:23:45}\">e4 ".to_owned() + &note("1:23:45");
    for expected in [&e4, &note("0:00:05")] {
        assert!(chess.contains(expected), "{expected}\n{chess}");
    }
    assert!(backgammon.contains(&note("0:10:50")), "{backgammon}");
}
