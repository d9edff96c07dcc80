//! Lines of files: how they are read and printed.

use super::{act, body, printed};
use crate::support::scripts::entry;
use nos_base::{Name, Spots, Tile};
use nos_entry::{
    Asked, Body, Correction, HistoryRange, LawQuestion, Part, Question, Subject, What, read_line,
};
use nos_law::Piece as _;
use nos_laws::nos::games::{GAMES, Game, Holes};
use nos_laws::nos::plan::{Arm, Rule};
use nos_laws::nos::set::{LineArm, NamedSide};
use nos_laws::nos::{Act, Announced, LAW, Place, Play, Tail};

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

fn tile(one: usize, other: usize) -> Tile {
    Tile::new(Spots::ALL[one], Spots::ALL[other])
}

#[test]
fn a_play_says_who_what_where_and_whether_it_is_claimed() {
    let full = entry("PLAY Bram 6>1 ON East Claim WAIVE");
    let play = Act::Play(Play {
        name: Some(name("Bram")),
        tile: tile(6, 1),
        touching: Some(Spots::ALL[6]),
        on: Some(Place::Arm(Arm::East)),
        tail: Tail::Claim,
    });
    assert_eq!(full, LAW.entry(play.into()).waiving(true));
    assert_eq!(
        act("1>6 on 4"),
        Act::Play(Play {
            name: None,
            tile: tile(6, 1),
            touching: Some(Spots::ALL[1]),
            on: Some(Place::Shows(Spots::ALL[4])),
            tail: Tail::Plain,
        })
    );
    assert_eq!(
        act("play 44 on s stands"),
        Act::Play(Play {
            name: None,
            tile: tile(4, 4),
            touching: None,
            on: Some(Place::Arm(Arm::South)),
            tail: Tail::Stands,
        })
    );
}

#[test]
fn the_first_tile_of_a_line_keeps_the_order_of_its_ends() {
    let Act::Set { tile: (left, right), .. } = act("set Anna 2-5 drawn") else { panic!("a set") };
    assert_eq!((left, right), (Spots::ALL[2], Spots::ALL[5]));
    let Act::Starter((left, right)) = act("starter 25") else { panic!("a starter") };
    assert_eq!((left, right), (Spots::ALL[2], Spots::ALL[5]));
    let Act::Flip { tile: (left, right), .. } = act("flip 25 on left") else { panic!("a flip") };
    assert_eq!((left, right), (Spots::ALL[2], Spots::ALL[5]));
}

#[test]
fn numbers_that_are_judged_alike_are_read_alike() {
    assert_eq!(act("draw 255"), act("draw 99999999999999999999999"));
}

#[test]
fn a_note_is_everything_up_to_the_comment() {
    assert_eq!(
        entry("note  Anna's chips:  4 waive # not this"),
        LAW.entry(What::Note("Anna's chips:  4 waive".to_owned()))
    );
}

#[test]
fn a_correction_contains_its_entry() {
    assert_eq!(
        body("insert 31 64 waive"),
        Body::Correction(Part::Insert(31, entry("play 6-4 waive")).into())
    );
    let several = Correction::Parts(vec![
        Part::Strike(7),
        Part::Fix(9, entry("note a b waive")),
        Part::Insert(9, entry("draw Anna 2 waive")),
    ]);
    assert_eq!(
        body("strike 7 ; fix 9 note a b waive ;  insert 9 draw Anna 2 waive"),
        Body::Correction(several)
    );
    assert_eq!(body("undo"), Body::Correction(Correction::Undo(1)));
    assert_eq!(body("undo 2 waive"), Body::Correction(Correction::Undo(2)));
}

#[test]
fn a_time_and_a_comment_say_nothing() {
    let line = read_line(LAW.language, "2026-11-21T20:14:03+01:00  pass Cees# ~0a1b2c3d").unwrap();
    let time = line.timestamp.map(|time| time.as_str());
    assert_eq!(time, Some("2026-11-21T20:14:03+01:00"));
    assert_eq!(line.body, Some(body("pass Cees")));
    assert_eq!(
        nos_entry::body_of(" 2026-11-21T20:14:03+01:00  Pass  Cees # ~0a1b2c3d"),
        "Pass  Cees"
    );
    for blank in ["", "   ", "# play Anna 6-4", "  #"] {
        let line = read_line(LAW.language, blank).unwrap();
        assert_eq!((line.timestamp, line.body), (None, None), "{blank}");
    }
}

fn ask(ask: Asked) -> Question {
    Question::OfLaw(LawQuestion::new(LAW.language, ask))
}

#[test]
fn questions_are_read_where_entries_are() {
    for (line, question) in rows! {
        "legal", ask(Asked::Legal(Subject::All));
        "Legal 46", ask(Asked::Legal(Subject::Of(tile(6, 4).typed())));
        "legal at 12", ask(Asked::Legal(Subject::At(12)));
        "holds an", ask(Asked::Holds(Subject::Of(name("an"))));
        "holds at 12", ask(Asked::Holds(Subject::At(12)));
        "history ALL", Question::History(HistoryRange::All);
        "try 44 claim", Question::Try(entry("play 4-4 claim"));
        "why", Question::Why(None);
        "why 7 # and so on", Question::Why(Some(7));
    } {
        assert_eq!(body(line), Body::Question(question), "{line}");
    }
}

#[test]
fn art_4_5_the_games_in_words() {
    let (left, right) = (NamedSide::Arm(LineArm::Left), NamedSide::Arm(LineArm::Right));
    let shows = |end: usize| NamedSide::Shows(Spots::ALL[end]);
    let none = Holes::default();
    let filled = |rule, sides: &[NamedSide], tiles| {
        let mut holes = Holes { rule, tiles, ..none };
        holes.sides[..sides.len()].copy_from_slice(sides);
        holes
    };
    use Rule::{Matador, Ordinary};
    for (words, row, holes) in rows! {
        "matador", "matador", none;
        "ordinary first l then right then matador", "RULE first SIDE then SIDE then OTHER", filled(Ordinary, &[left, right], 1);
        "matador first 5 then 3", "RULE first SIDE then SIDE", filled(Matador, &[shows(5), shows(3)], 1);
        "ordinary first 3 on 2 then matador", "RULE first N on SIDE then OTHER", filled(Ordinary, &[shows(2)], 3);
        "matador first 4 on right", "RULE first N on SIDE", filled(Matador, &[right], 4);
        "ordinary-cross", "ordinary-cross", none;
        "matador-cross then ordinary double-cross", "matador-cross then ordinary double-cross", none;
        "Volapük ordinary right first left then right", "volapuk ordinary SIDE first SIDE then SIDE", filled(Ordinary, &[right, left, right], 1);
        "volapuk ordinary 2 first 3 on 5", "volapuk ordinary SIDE first N on SIDE", filled(Ordinary, &[shows(2), shows(5)], 3);
        "volapük-double-cross", "volapuk-double-cross", none;
        "ordinary first here then there then matador-double-cross", "ordinary first here then there then matador-double-cross", none;
    } {
        let row = GAMES.iter().find(|own| own.words == row).unwrap();
        let game = Game { row, holes };
        let announced = act(&format!("announce {words}"));
        assert_eq!(announced, Act::Announce(Announced::Words(game)), "{words}");
    }
    assert_eq!(act("announce 12"), Act::Announce(Announced::Number(12)));
}

#[test]
fn an_arms_letter_may_begin_a_players_name() {
    assert_eq!(act("pass e"), Act::Pass(Some(name("e"))));
    assert_eq!(act("retire W"), Act::Retire(name("W")));
    assert!(read_line(LAW.language, "seat Anna Bram E").is_err());
}

#[test]
fn lines_are_printed_in_one_way() {
    for (line, print) in rows! {
        "LAW 01", "law 1";
        "Seat anna BRAM Cees", "seat anna BRAM Cees";
        "house House.Extra_Games TRUE", "house house.extra_games true";
        "join Eva AFTER Bram", "join Eva after Bram";
        "recount Anna 0 Bram 004", "recount Anna 0 Bram 4";
        "draw Bram 1", "draw Bram";
        "draw 1", "draw";
        "draw waive", "draw waive";
        "set 2-5", "set 2-5";
        "play Bram 1-6", "play Bram 6-1";
        "46", "play 6-4";
        "4>6", "play 4>6";
        "0>0 on East stands waive", "play 0>0 on east stands waive";
        "4>5 on n", "play 4>5 on north";
        "close", "block";
        "CLOSE Anna waive", "block Anna waive";
        "declare Cees 55 44 11", "declare Cees 5-5 4-4 1-1";
        "reveal Anna 0-2 63", "reveal Anna 2-0 6-3";
        "lot Anna 3-6 Cees 44", "lot Anna 6-3 Cees 4-4";
        "flip l 36 on R", "flip l 3-6 on right";
        "foul Dirk DREW-with-double", "foul Dirk drew-with-double";
        "announce 07", "announce 7";
        "announce VOLAPÜK ordinary L", "announce volapuk ordinary left";
        "undo 1", "undo";
        "FIX 14 46 on W", "fix 14 play 6-4 on west";
        "insert 4 note a  b # c", "insert 4 note a  b";
        "rule 11.2E", "rule 11.2e";
        "rule 11", "rule 11";
        "help Close", "help block";
        "help on  arms", "help on  arms";
        "play\u{a0}Anna\u{2003}6-4", "play Anna 6-4";
        "", "";
    } {
        assert_eq!(printed(line, read_line(LAW.language, line)), print, "{line}");
        assert_eq!(printed(print, read_line(LAW.language, print)), print, "{print}");
    }
}
