//! Whole screens, in full.

use super::{CROSS, USUAL};
use crate::support::environment::NOS;
use crate::support::folder::Folder;
use crate::support::terminal::Prompt;

#[test]
fn a_newcomer_reads_in_four_lines_how_to_begin() {
    let folder = Folder::new();
    let mut prompt = Prompt::start(folder.path(), USUAL, &[]);
    let screen = prompt.screen();
    assert_eq!(
        screen,
        [
            "New journal: nos-2026-11-21.nos. Every entry is saved there before nos answers.",
            "It begins with its rules:",
            "   1  Judged by edition 1 of the rulebook.",
            "To begin, type seat and the names, clockwise: seat Anna Bram Cees Dirk",
            "Then deal, the first tile: set Anna 66, the game: announce 2, and the tiles: 64",
            "While you type, the ruling appears beside the line; undo takes back an entry.",
            "help lists what you can type; nos tutor plays a hand with you in five minutes.",
            "nobody is seated: seat and the names, clockwise | help",
            "nos>",
        ]
    );
    prompt.types("saet").shows("I don't know \"saet\"; did you mean seat?");
}

#[test]
fn text_after_a_ruling_fits_sixty_columns() {
    let folder = Folder::new();
    let mut prompt = Prompt::start(folder.path(), (60, 24), &[]);
    prompt.types("seat Anna Bram Cees").shows("[1.3].");
    let screen = prompt.screen();
    let taken = screen.iter().position(|row| row.starts_with("Everybody"));
    let taken = taken.unwrap();
    assert_eq!(
        screen[taken..taken + 2],
        ["Everybody takes 500 units: 4 of 100, 4 of 20, 4 of 4, 4 of", "  1 [1.3].",]
    );
}

#[test]
fn the_status_row_fits_narrow_and_wide_screens() {
    let table = rows! {
        60, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12";
        200, "open n6 e6 s6 w6 | Anna 4 Bram 3 Cees 4 Dirk 4 | boneyard 12 | hand 1, no. 2 | (ordinary cross)";
    };
    for (columns, standing) in table {
        let prompt = Prompt::on((columns, 20)).table(&CROSS);
        let screen = prompt.screen();
        assert_eq!(screen[screen.len() - 2..], [standing, "Cees>"]);
    }
}

#[test]
fn a_preview_says_as_much_as_the_settings_allow() {
    for (preview, row) in rows! {
        "plain", "Cees> 42  | play 4-2";
        "off", "Cees> 42";
        "full", "Cees> 42\n  | foul [11.2a], 40 each: 4-2 does not fit as played: every end asks for a 6";
    } {
        let folder = Folder::new();
        folder.write("nos.toml", format!("[table]\npreview = \"{preview}\"\n"));
        let mut prompt = Prompt::start(folder.path(), USUAL, &["evening.nos"]).table(&CROSS);
        prompt.press("42").shows(row);
    }
}

#[test]
fn hints_colours_and_painting_are_as_the_settings_say() {
    for (setting, row, has_colours, is_painted) in rows! {
        "hints = false", "Cees> 64", true, true;
        "colours = \"always\"", "Cees> 64  | 6-4 on", true, true;
        "colours = \"never\"", "Cees> 64  | 6-4 on", false, true;
        "plain = true", "Cees> 64", false, false;
    } {
        let folder = Folder::new();
        folder.write("nos.toml", format!("[table]\n{setting}\n"));
        let mut prompt = Prompt::start(folder.path(), USUAL, &["evening.nos"]).table(&CROSS);
        prompt.press("64").shows(row);
        prompt.press("\r").shows("6-4 on north; 4 is open");
        let bytes = prompt.bytes();
        assert_eq!(bytes.contains("\u{1b}[38;5;"), has_colours, "{setting}");
        assert_eq!(bytes.contains('\u{1b}'), is_painted, "{setting}");
        assert_eq!(bytes.contains("  | "), row.contains('|'), "{setting}");
    }
}

#[test]
fn an_evening_that_goes_on_shows_where_it_stands() {
    let folder = Folder::new();
    let mut prompt = Prompt::start(folder.path(), USUAL, &["evening.nos"]).table(&[
        "deal",
        "set Bram 66",
        "announce 2",
        "64",
    ]);
    prompt.types("quit");
    prompt.ends();
    let mut prompt = Prompt::start(folder.path(), USUAL, &["--plain", "evening.nos"]);
    let screen = prompt.screen();
    assert_eq!(
        screen[screen.len() - 11..],
        [
            "   5  The game is no. 2, ordinary cross. [4.1, 4.5]",
            "   6  Cees plays 6-4 on north; 4 is open. [6.3, 4.2]",
            "   7  Noted.",
            "set   6-6",
            "north [6|4](4 x)",
            "east  (6 o)",
            "south (6 o)",
            "west  (6 o)",
            "First: east, south and west. Ends: o ordinary, x shut for now.",
            "open e6 s6 w6 | Anna 4 Bram 3 Cees 3 Dirk 4 | boneyard 12 | hand 1, no. 2",
            "Dirk>",
        ]
    );
    prompt.press("quit\n").shows("All is saved");
    assert!(!prompt.bytes().contains('\u{1b}'), "{}", prompt.bytes());
}

#[test]
fn help_fits_one_screen_in_every_phase() {
    let phases: [&[&str]; 4] = [&[], &["deal"], &CROSS, &["deal", "set Bram 66"]];
    for entries in phases {
        let mut prompt = Prompt::on((60, 20)).table(entries);
        prompt.press("\u{c}help\r").shows("help WORD says more");
        prompt.wait("help on one screen", |screen| {
            let first = screen.rows(0, screen.size().1.get()).next();
            first.is_some_and(|row: String| row.trim_end().ends_with("> help"))
        });
        let screen = prompt.screen();
        assert!(screen.iter().all(|row| row.chars().count() <= 60), "{screen:#?}");
        assert!(screen.iter().any(|row| row.contains("undo (u)")), "{screen:#?}");
    }
}

#[test]
fn help_for_a_verb_has_an_example() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press("\u{c}help draw\r").shows("articles");
    let screen = prompt.screen();
    assert_eq!(
        screen[..6],
        [
            "Cees> help draw",
            "draw [NAME] [N]",
            "  tiles from the boneyard; without N, one tile",
            "  for example: draw Bram 2",
            "  d is enough",
            "  articles: 6.2, 6.3; rule 6.2 prints one",
        ]
    );
    prompt.types("help drow").shows("There is no \"drow\"; did you mean help draw?");
    prompt.types("help games").shows("triangle double cross");
    prompt.press("help clo\t").shows("Cees> help closing");
    prompt.press("\r").shows("Closing a hand");
}

#[test]
fn an_empty_enter_shows_the_status() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press("\u{c}\r").shows("Hand 1, no. 2, ordinary cross. Cees is on turn.");
}

#[test]
fn a_question_and_a_ruling_fit_every_width() {
    for columns in [40, 60, 80, 200] {
        let mut prompt = Prompt::on((columns, 40)).table(&CROSS);
        prompt.press("play dirk 54").shows("| foul [11.2c], 40 each");
        prompt.press("\r").shows("1, 2 or 3?");
        if columns == 40 {
            prompt.shows("  3  record it, and the table waives the\n     penalty (w)\n");
        }
        prompt.types("note so").shows("leave this and take: note so");
        prompt.types("2").shows("Nothing is recorded.");
        prompt.press("note x").shows("| Noted.");
        let screen = prompt.screen();
        assert!(
            screen.iter().all(|row| row.chars().count() <= usize::from(columns)),
            "{screen:#?}"
        );
        let standing = |row: &&String| row.starts_with("open n");
        assert_eq!(screen.iter().filter(standing).count(), 1, "{screen:#?}");
    }
}

#[test]
fn a_locale_that_knows_only_ascii_gets_nothing_else() {
    let folder = Folder::new();
    let mut prompt =
        Prompt::program(folder.path(), (60, 24), NOS, &["evening.nos"], &[("LANG", "C")]);
    prompt.shows("nos>");
    prompt.press("seat").shows("nos> seat\n  | seat NAME NAME NAME [NAME [NAME]]: the players,~");
    prompt.press("\u{15}\t").shows("once, before the~");
    prompt.press("seat Anna Bram Cees\rdeal\rset Anna 66\rannounce 2\r64\rs\r").shows("|6|6|");
    assert!(prompt.bytes().is_ascii(), "{}", prompt.bytes());
}

#[test]
fn a_long_heading_of_the_overview_has_its_own_line() {
    let folder = Folder::new();
    let arguments = ["--lang", "nl", "evening.nos"];
    let mut prompt = Prompt::program(folder.path(), (80, 24), NOS, &arguments, &[]);
    prompt.shows("nos>");
    prompt.types("hulp").shows("verbeteren  terug (u), doorhalen");
}

#[test]
fn the_status_row_goes_when_a_line_of_several_rows_is_entered() {
    for typed in [40, 53, 54, 55, 120] {
        let mut prompt = Prompt::on((60, 30)).table(&CROSS);
        let note = format!("note {}", "x".repeat(typed - 5));
        prompt.press(&format!("\u{c}{note}\r")).shows("7  Noted.");
        prompt.types_at("Cees>");
        let screen = prompt.screen();
        let standing = |row: &&String| row.starts_with("open n");
        assert_eq!(screen.iter().filter(standing).count(), 1, "{screen:#?}");
        let entered: String =
            screen.iter().take_while(|row| !row.contains("Noted.")).cloned().collect();
        assert_eq!(entered, format!("Cees> {note}"), "{screen:#?}");
    }
}
