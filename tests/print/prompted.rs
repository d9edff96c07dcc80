//! The prompt's remarks on a session and on a typed line.

use super::{FIRST_HAND, session, shown};
use crate::support::scripts::fits;
use nos_base::Told;
use nos_entry::kind::{ENTRY, NAME, VERB};
use nos_entry::{Body, Want};
use nos_law::tiles::TILE;
use nos_law::{Glance, Offered, Referee};
use nos_laws::nos::{Entry, LAW, Session};
use nos_listen::understand;

const CLAIMED: &str =
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock";

const CLOSED: &str =
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-0\n4>3\nblock";

const LOTS: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw Anna 4\n6-0\ndraw Bram 3\n0-1\ndraw Cees 4\n1-2\npass\npass\npass\ncount Cees 40\ncount Anna 40\ncount Bram 30";

const POT: &str = "house chips.start 476\nseat Anna Bram Cees\nsettle";

fn opening(more: &str) -> String {
    format!("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce matador\n{more}")
}

#[test]
fn every_state_names_the_player_to_act_and_the_likely_verbs() {
    for (script, to_act, standing, likeliest, keys) in rows! {
        String::new(), "", "nobody is seated: seat and the names, clockwise | help", "", "the beginning of a verb or a name";
        "seat Anna Bram Cees".into(), "", "no hand dealt yet | the highest double opens | deal, or settle", "", "the beginning of a verb or a name";
        FIRST_HAND.into(), "", "after hand 1 | Anna will be on set | deal, or settle", "", "the beginning of a verb or a name";
        LOTS.into(), "", "lot Anna TILE Cees TILE, or settle | after hand 1", "lot", "the tiles drawn, clockwise";
        "seat Anna Bram Cees\ndeal".into(), "who sets",
            "dealt, the highest double is set | Anna 5 Bram 5 Cees 5 | boneyard 13 | hand 1", "set",
            "66 for who is on set";
        format!("{FIRST_HAND}\ndeal"), "Anna sets", "dealt | Anna 4 Bram 4 Cees 4 Dirk 4 | boneyard 12 | hand 2", "set", "66 for who is on set";
        "seat Anna Bram Cees\ndeal\nset Cees 6-6".into(), "Cees announces",
            "no game yet | Anna 5 Bram 5 Cees 4 | boneyard 13 | hand 1", "announce", "a2; in words";
        opening(""), "Anna", "open l6 r6 | Anna 5 Bram 5 Cees 4 | boneyard 13 | hand 1, no. 4 | (matador)", "play draw pass wait claim", "64 plays, 6>4";
        opening("play Bram 1-1 on left\nplay Anna 6>3 on left"), "Bram waits",
            "open l3 r6 | Anna 4 Bram 4(waits 1) Cees 4 | boneyard 13 | hand 1, no. 4 | (matador)",
            "play draw pass wait claim", "64 plays, 6>4";
        CLAIMED.into(), "Bram draws 11",
            "open n3* e0* s1* w1* | Anna has closed: open | Anna 3 Bram 4 Cees 3 | boneyard 13 | hand 1, no. 10 | (matador cross, then ordinary double cross)",
            "draw refute uphold play", "64 plays, 6>4";
        format!("{CLAIMED}\ndraw 11"), "closed",
            "open n3* e0* s1* w1* | Anna has closed: open | Anna 3 Bram 15 Cees 3 | boneyard 2 | hand 1, no. 10 | (matador cross, then ordinary double cross)",
            "draw refute uphold play", "64 plays, 6>4";
        format!("{CLAIMED}\nfoul Bram no-draw"), "closed",
            "open n3* e0* s1* w1* | Anna has closed: open | Anna 3 Bram 4 Cees 3 | boneyard 13 | hand 1, no. 10 | (matador cross, then ordinary double cross)",
            "draw refute uphold play", "64 plays, 6>4";
        CLOSED.into(), "Bram draws 11",
            "closed | Anna 3 Bram 4 Cees 3 | boneyard 13 | hand 1, no. 10 | (matador cross, then ordinary double cross)",
            "", "the beginning of a verb or a name";
        format!("{CLOSED}\ndraw 11\nreveal Anna 6-6 5-5 2-1"), "Bram shows",
            "over | Anna =25 Bram 15 Cees 3 | boneyard 2 | hand 1, no. 10 | (matador cross, then ordinary double cross)",
            "reveal count", "the tiles of the player named";
        POT.into(), "", "settled, 48 in the pot | billitonnen, or pot and a name", "", "the beginning of a verb or a name";
        format!("{POT}\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0\nstarter 2-5"), "Anna turns",
            "for the pot of 48 | Anna 9 Bram 9 Cees 9", "flip starter", "36 turns a tile";
        format!("{POT}\npot Anna"), "", "settled, and the pot is taken", "", "the beginning of a verb or a name";
    } {
        let session = session(&script);
        assert_eq!(shown(&session).now().to_act.unwrap_or_default(), to_act, "{script}");
        assert_eq!(
            Told::joined(shown(&session).now().parts, " | ").to_string(),
            standing,
            "{script}"
        );
        assert_eq!(shown(&session).now().phase.likely.join(" "), likeliest, "{script}");
        let told = <dyn Referee>::keys(&session);
        assert!(told.starts_with(keys), "{told}");
    }
}

fn entry(session: &Session, line: &str) -> Entry {
    match understand(LAW.language, line, &session.copy()).line.map(|line| line.body) {
        Ok(Some(Body::Entry(entry))) => entry,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn a_line_is_judged_while_it_is_typed() {
    let session = session(&opening(""));
    let table = rows! { of (&str, Option<&str>, &str):
        "1>6l", Some("fits"), "6-1 on left, 6 is open";
        "61l", Some("goes on"), "no 6-1 can lie in several ways; say 6>1 on left, or 1>6 on left";
        "5-4", Some("foul"), "foul [11.2a], 40 each: 5-4 does not fit as played: every end asks for a 1 or a matador";
        "play Bram 1-1 on left", Some("fits"), "1-1 on left at once, 1 is open; this costs a turn [7.5]";
        "play Bram 1>6", Some("foul"), "foul [11.2c], 40 each: it is Anna's turn, not Bram's";
        "6-6", None, "no 6-6 is on the table already (#3)";
        "claim", Some("fits"), "Cees asks to be paid for the tile last laid [7.3]";
        "block", Some("fits"), "Cees says that no tile can be played any more [9.1]";
        "play 1>6 on left claim", Some("fits"), "asks for the payment [7.3]; 6-1 on left, 6 is open";
        "draw 12", Some("foul"), "foul [11.4], 40 each: only 11 tiles could be drawn, since the last two are not";
        "5>4 on left stands", Some("foul"),
            "foul [11.2a], 40 each: Anna played 5-4 on left: it breaks the rules of this game, but was noticed too late, so it stays; 4 is open";
        "6>1 stands", Some("goes on"), "no say where the tile lies, like 6>4 on left stands";
        "6-1 on left stands", Some("goes on"), "no say how the tile lies, like 6>4 on left stands";
        "foul Anna covering waive", Some("foul"), "foul [11.2f], waived: Anna covered tiles";
        "reveal Anna 6-5", None, "no hand 1 is still being played";
        "note x", Some("fits"), "Noted.";
        "draw 2", Some("fits"), "Anna draws 2 tiles. 11 are left. [6.2]";
    };
    for (line, fit, words) in table {
        let entry = entry(&session, line);
        assert_eq!(fits(&shown(&session).glance(&entry)), fit, "{line}");
        let told = match shown(&session).glance(&entry) {
            Ok(Glance::Fine(words) | Glance::Asked(words)) => words,
            Ok(Glance::Foul(words)) => {
                assert_eq!(fit, Some("foul"), "{line}");
                words
            }
            Err(refusal) => format!("no {refusal}"),
        };
        assert_eq!(told, words, "{line}");
    }
}

#[test]
fn a_shown_hand_previews_what_it_proves() {
    let upheld = session(&format!("{CLAIMED}\ndraw 11\nuphold"));
    for (line, told) in rows! {
        "reveal Cees 1-1 6-5 6-4", Glance::Foul("foul [9.7], 40 each: The close was wrong: Cees had 1-1, which could be played".to_owned());
        "reveal Cees 1-1 6-5 6-4 waive", Glance::Foul("foul [9.7], waived: The close was wrong: Cees had 1-1, which could be played".to_owned());
        "count Cees 23", Glance::Fine("Cees counts 23. [10.2]".to_owned());
    } {
        let glance = shown(&upheld).glance(&entry(&upheld, line));
        assert_eq!(glance, Ok(told), "{line}");
    }
}

#[test]
fn art_7_6_a_barred_double_on_turn_is_previewed_as_barred() {
    let opening = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left";
    let session = session(opening);
    let glance = |line| shown(&session).glance(&entry(&session, line));
    let at_once = "3-3 on right at once, 3 is open; this costs a turn [7.5]";
    assert_eq!(glance("33r"), Ok(Glance::Fine(at_once.to_owned())));
    let in_turn = "3-3 on left, 3 is open";
    assert_eq!(glance("33l"), Ok(Glance::Fine(in_turn.to_owned())));
    let either = glance("33").map_err(|refusal| refusal.to_string());
    let say = "3-3 can lie in several ways; say 3-3 on left, or 3-3 on right";
    assert_eq!(either, Err(say.to_owned()));
}

#[test]
fn a_completion_describes_its_effect() {
    for (script, line, offered) in rows! {
        opening(""), "1>6l", "on left, 6 is open";
        opening(""), "61l", "opens 1 on left, or 6 on left";
        opening(""), "6>1 stands", "more follows";
        opening(""), "5-4", "foul [11.2a]";
        opening(""), "6-6", "";
        opening(""), "note x", "";
        opening("").replace("announce matador\n", ""), "announce 2", "ordinary cross";
        opening("").replace("announce matador\n", ""), "announce ordinary", "";
    } {
        let session = session(&script);
        assert_eq!(shown(&session).help(Offered::Entry(&entry(&session, line))), offered, "{line}");
    }
}

#[test]
fn completions_are_unlaid_tiles_and_numbers_of_games() {
    let session = session(&opening("1>6 on left"));
    let six = ["6-5", "6-4", "6-3", "6-2", "6-0"];
    assert_eq!(shown(&session).offers(&TILE, "6"), six);
    assert_eq!(shown(&session).offers(&TILE, "").len(), 26);
    assert_eq!(shown(&session).offers(&ENTRY, "6"), six);
    assert_eq!(shown(&session).offers(&VERB, "16"), ["1-6"; 0]);
    assert_eq!(shown(&session).offers(&VERB, "5-1"), ["5-1"]);
    assert!(shown(&session).offers(&ENTRY, "").is_empty());
    assert!(shown(&session).offers(&NAME, "6").is_empty());
    let reading = understand(LAW.language, "announce ", &session.copy());
    let offered = reading.wants.iter().flat_map(|want| match want {
        Want::Kind(kind) => shown(&session).offers(kind, "1"),
        Want::Word(_) | Want::Whole(_) => Vec::new(),
    });
    let numbers: Vec<String> = offered.collect();
    assert_eq!(numbers, ["1", "10", "13", "14", "15", "16"]);
    let shown_with = &LAW.library().shown_with;
    let is_shown = |verb: &str| shown_with.iter().any(|(shown, _)| *shown == verb);
    assert!(is_shown("games"));
    assert!(!is_shown("play"));
}

#[test]
fn completions_describe_players_and_arms() {
    let seated = |script: &str| {
        let seated = shown(&session(script)).now().seated.into_iter();
        seated.map(|(name, tiles)| format!("{name} {tiles}")).collect::<Vec<_>>()
    };
    assert_eq!(seated("seat Anna Bram Cees"), ["Anna ", "Bram ", "Cees "]);
    assert_eq!(seated(&opening("1>6 on left")), ["Anna 4 tiles", "Bram 5 tiles", "Cees 4 tiles"]);
    let session = session(&opening("play Anna 1>3 on left"));
    for (word, says) in
        [("left", "shows 3, matador"), ("right", "shows 6, matador"), ("north", ""), ("claim", "")]
    {
        assert_eq!(shown(&session).help(Offered::Word(word)), says, "{word}");
    }
}

#[test]
fn a_foul_is_previewed_with_a_name_that_has_full_stops() {
    for (before, line, reason) in rows! {
        "deal", "foul J.P covering", "J.P covered tiles";
        "deal\nset J.P 6-6\nannounce 1", "play J.P 6-1", "it is Bram's turn, not J.P's";
        "deal\nset Bram 6-6\nannounce 1\nplay Cees. 6-1", "play Cees. 6-2", "it is J.P's turn, not Cees.'s";
    } {
        let session = session(&format!("seat J.P Bram Cees.\n{before}"));
        let glance = shown(&session).glance(&entry(&session, line));
        let Ok(Glance::Foul(told)) = glance else {
            panic!("{line}: {glance:?}");
        };
        assert!(told.ends_with(&format!(": {reason}")), "{told}");
    }
}
