//! Answers to questions, and previews.

use crate::support::fives::{BLOCKED, Evening, FOUR, TWO, read, seen};
use crate::support::scripts::{Played, fits};
use ::nos_entry as speech;
use nos_base::text::width::columns;
use nos_base::{Look, Name, Told};
use nos_entry::kind::{ENTRY, NAME, VERB};
use nos_entry::{Asked, Body};
use nos_law::tiles::TILE;
use nos_law::{Glance, Offered, Referee, SessionView};
use nos_laws::fives::{LAW, Session};
use snapbox::{assert_data_eq, str};

pub fn text(lines: Vec<String>) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A hand of four with a knock proved false and a tile that went back.
const DISPUTED: &str = "
    play 6-4 | +2
    knock
    play 4-4 on right
    play Dirk 3-3 | foul
    play Dirk 6-2 on left | +2
    play 2-1 on left | +3
    play 4>0 on right | 3.3
";

fn disputed() -> Evening {
    Evening::of(&format!("{FOUR}{DISPUTED}"))
}

fn question(line: &str) -> Asked {
    match speech::read_line(LAW.language, line).unwrap().body.unwrap() {
        Body::Question(speech::Question::OfLaw(question)) => question.asked,
        _ => panic!("{line} is no question of the law"),
    }
}

pub fn lines(record: &Played, line: &str, look: &Look) -> Vec<String> {
    let (lines, _) = nos_law::answer(record, &question(line), Some(look)).unwrap();
    lines
}

fn everything(evening: &Evening, look: &Look) -> Vec<String> {
    let record = Played::of(&LAW, evening.entries.clone());
    let answers = ["legal", "holds", "audit", "scores"].map(|line| lines(&record, line, look));
    [seen(&evening.session).lines(SessionView::Status, look), answers.concat()].concat()
}

#[test]
fn every_question_is_answered() {
    assert_data_eq!(
        text(everything(&disputed(), &Look::default())),
        str![[r#"
Hand 1: Cees is on turn; the ends show 1 and 0.
Tiles: Anna 4, Bram 5, Cees 5, Dirk 5; boneyard 4. Known: Dirk 3-3.
Game 1, to 61: Anna+Cees 5, Bram+Dirk 2. Games won: 0 to 0.
What fits for Cees:
  6-1 on left (6 open)
  6-0 on right (6 open)
  5-1 on left (5 open)
  5-0 on right (5 open)
  4-1 on left (4 open)
  3-1 on left (3 open)
  3-0 on right (3 open)
  2-0 on right (2 open)
  1-1 on left (1 open)
  1-0 on left (0 open) or right (1 open)
  0-0 on right (0 open)
Unseen: 6-6 6-5 6-3 6-1 6-0 5-5 5-4 5-3 5-2 5-1 5-0 4-3 4-2 4-1 3-2 3-1 3-0
  2-2 2-0 1-1 1-0 0-0.
Anna holds 4 tiles: 4 of the unseen.
Bram holds 5 tiles: 5 of the unseen.
Cees holds 5 tiles: 5 of the unseen.
Dirk holds 5 tiles: 3-3 for certain, and 4 of the unseen.
The boneyard holds 4 tiles: 4 of the unseen.
Hand 1
  #5 Bram knocked and could have played 4-0, as #10 shows [3.3]. The league
    gives no penalty for it.
┌───────────┬────────┬───────┬───────┬───────────────┐
│ side      │ points │ to go │ games │               │
├───────────┼────────┼───────┼───────┼───────────────┤
│ Anna+Cees │      5 │    56 │     0 │ ┊████████████ │
│ Bram+Dirk │      2 │    59 │     0 │ ┊████▉        │
└───────────┴────────┴───────┴───────┴───────────────┘

"#]]
    );
}

#[test]
fn every_phase_has_its_status_and_answers_fit_the_window() {
    let scripts = [
        "note x",
        "seat Anna Bram",
        TWO,
        crate::support::fives::BLOCKED,
        crate::support::fives::ANNA_OUT,
    ];
    for script in scripts {
        let evening = Evening::of(script);
        for width in [60, 80, 200] {
            let look = Look { width, ..Look::default() };
            let lines = everything(&evening, &look);
            assert!(!lines.is_empty());
            for line in lines {
                assert!(columns(&line) <= width, "{line}");
            }
        }
    }
}

#[test]
fn a_line_is_ruled_on_while_it_is_typed() {
    let session = disputed().session;
    let glance = |line: &str| seen(&session).glance(&read(line).unwrap());
    assert_eq!(
        glance("play 1-1 on left"),
        Ok(Glance::Fine("1-1 on the left, 1 is open: 2".to_owned()))
    );
    for (line, fit) in [
        ("play 1-1", Some("fits")),
        ("play Anna 1-1", Some("foul")),
        ("play 5-3", Some("foul")),
        ("play 1-0", Some("goes on")),
        ("play 6-4", None),
    ] {
        assert_eq!(fits(&glance(line)), fit, "{line}");
    }
    assert_eq!(seen(&session).now().to_act.as_deref(), Some("Cees"));
    assert_eq!(
        seen(&session).offers(&nos_law::tiles::TILE, "6"),
        ["6-6", "6-5", "6-3", "6-1", "6-0"]
    );
}

#[test]
fn every_state_says_who_is_to_act_and_what_is_likely() {
    const LED: &str = "seat Anna Bram\nlot Anna 3-3 Bram 6-5";
    let any = "the beginning of a verb or a name";
    for (script, to_act, standing, likeliest, keys) in rows! {
        "".to_owned(), "", "nobody is seated: seat and the names, clockwise | help", "seat", any;
        "seat Anna Bram".to_owned(), "", "lot Anna TILE Bram TILE", "lot", "the tiles drawn";
        LED.to_owned(), "", "Anna 0 Bram 0 | Bram will lead | deal, or settle", "deal reveal settle", "d deals";
        format!("{LED}\ndeal"), "Bram leads", "Anna 0 Bram 0 | tiles Anna 7 Bram 7 | hand 1", "play knock", "64 plays";
        format!("{LED}\ndeal\nplay 6-6 | +4"), "Anna", "open l6 r6 | Anna 0 Bram 4 | tiles Anna 7 Bram 6 | hand 1", "play knock", "64 plays";
        BLOCKED.to_owned(), "", "Anna 10 Bram 22 | Bram will lead | deal, or settle", "deal reveal settle", "d deals";
        format!("{LED}\nsettle"), "", "settled | Anna 0 Bram 0", "", any;
    } {
        let session = Evening::of(&script).session;
        assert_eq!(seen(&session).now().to_act.unwrap_or_default(), to_act, "{script}");
        assert_eq!(
            Told::joined(seen(&session).now().parts, " | ").to_string(),
            standing,
            "{script}"
        );
        assert_eq!(seen(&session).now().phase.likely.join(" "), likeliest, "{script}");
        let told = <dyn Referee>::keys(&session);
        assert!(told.starts_with(keys), "{told}");
    }
}

#[test]
fn an_offered_entry_has_a_preview() {
    let led = Evening::of("seat Anna Bram\nlot Anna 3-3 Bram 6-5\ndeal\nplay 6-4 | +2").session;
    let seated = [("Anna", "7 tiles"), ("Bram", "6 tiles")];
    assert_eq!(
        seen(&led).now().seated,
        seated.map(|(name, tiles)| (Name::new(name).unwrap(), tiles.to_owned()))
    );
    let session = Evening::of(&format!("{TWO}\nplay 6-4 | +2\nplay 6-5 on left | +3")).session;
    for (line, fit, offered) in rows! { of (&str, Option<&str>, &str):
        "play 5-4", Some("goes on"), "more follows";
        "5>3", Some("fits"), "5-3 on the left, 3 is open: 7";
        "play 4-1", Some("fits"), "4-1 on the right, 1 is open: 6, 2 points";
        "play 2-1", Some("foul"), "foul [3.6]";
        "6-4", None, "";
        "knock", Some("fits"), "";
        "knock Bram", None, "";
    } {
        let act = read(line).unwrap();
        assert_eq!(fits(&seen(&session).glance(&act)), fit, "{line}");
        assert_eq!(seen(&session).help(Offered::Entry(&act)), offered, "{line}");
    }
    for (word, says) in [("left", "shows 5"), ("right", "shows 4"), ("north", "")] {
        assert_eq!(seen(&session).help(Offered::Word(word)), says, "{word}");
    }
    let six = ["6-6", "6-3", "6-2", "6-1", "6-0"];
    assert_eq!(seen(&session).offers(&TILE, "6"), six);
    assert_eq!(seen(&session).offers(&ENTRY, "6"), six);
    assert_eq!(seen(&session).offers(&VERB, "0").len(), 7);
    assert!(seen(&session).offers(&VERB, "").is_empty());
    assert!(seen(&session).offers(&NAME, "6").is_empty());
}

#[test]
fn between_hands_the_status_says_what_comes_next() {
    for (script, told) in rows! {
        "seat Anna Bram",
            str![[r#"
Anna and Bram each draw a tile for the first lead [2.2]; type: lot Anna TILE
Bram TILE

"#]];
        "seat Anna Bram\nlot Anna 6-4 Bram 5-5 | 2.2",
            str![[r#"
Anna and Bram each draw a tile for the first lead [2.2]; type: lot Anna TILE
Bram TILE

"#]];
        "seat Anna Bram\nlot Anna 6-5 Bram 3-3",
            str![[r#"
No hand is dealt yet. Anna will lead; type deal, or settle.
Game 1, to 61: Anna 0, Bram 0. Games won: 0 to 0.

"#]];
        BLOCKED,
            str![[r#"
Between hands, after hand 1. Bram will lead; type deal, or settle.
Game 1, to 61: Anna 10, Bram 22. Games won: 0 to 0.

"#]];
    } {
        let session = Evening::of(script).session;
        assert_data_eq!(text(seen(&session).lines(SessionView::Status, &Look::default())), told);
    }
}

#[test]
fn a_tile_that_is_asked_for_says_where_it_fits_or_why_not() {
    let six_four = format!("{TWO}\nplay 6-4 | +2");
    let lots = "seat Anna Bram";
    let over = format!("{six_four}\nvoid");
    let table = rows! {
        "", "6-6", "Nobody sits at the table yet.";
        lots, "6-6", "The first lead is not decided [2.2].";
        TWO, "6-6", "Anna leads: any tile will do [2.4].";
        &six_four, "6-6", "It fits for Bram: 6-6 on left (6 open).";
        &six_four, "6-4", "6-4 is on the table already.";
        &six_four, "5-3", "5-3 fits neither end: they show 6 and 4 [3.1].";
        &over, "6-6", "No hand is being played.";
        &format!("{over}\nsettle"), "6-6", "The session is settled.";
    };
    for (script, tile, told) in table {
        let record = Played::of(&LAW, Evening::of(script).entries);
        let words = lines(&record, &format!("legal {tile}"), &Look::default());
        assert_eq!(words, [told], "{script}");
        if !record.session().get::<Session>().unwrap().is_going() {
            assert_eq!(lines(&record, "legal", &Look::default()), [told]);
        }
    }
}
