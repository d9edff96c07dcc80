use super::words::Event;
use nos_base::{HouseRange, Texts, article, house_rules};
use nos_entry::{Argument as _, ArgumentRow, CommonQuestion, CommonVerb, argument};
use nos_law::{About, Counted, Effect, PhaseRow, TallyColumn, causes};

house_rules! {
    Rule:
    Cube = "game.cube" HouseRange::ON_OR_OFF, 1, ["6.1"];
    Jacoby = "game.jacoby" HouseRange::ON_OR_OFF, 0, ["7.3"];
    Beavers = "game.beavers" HouseRange::ON_OR_OFF, 0, ["7.2"];
    Autodoubles = "game.autodoubles" HouseRange::Between(0, 6), 0, ["7.1"];
    Match = "game.match" HouseRange::Between(0, 99), 0, ["7.4"];
    Stake = "game.stake" HouseRange::Between(1, 1000), 1, ["5.1"];
}

causes! {
    SINGLE = "single" 5 2;
    GAMMON = "gammon" 5 3;
    BACKGAMMON = "backgammon" 5 4;
    DROP = "drop" 6 4;
    RESIGN = "resign" 5 5;
    FORFEIT = "forfeit" 5 6;
    JACOBY = "single" 7 3;
}

#[rustfmt::skip]
pub const COUNTED: &[Counted<Event>] = &[
    Counted::GAMES,
    Counted::Won,
    Counted::POINTS,
    Counted::Row(TallyColumn::new("gammons"), |_, effect| match effect {
        Effect::Scored { side, cause, .. } if *cause == &GAMMON || *cause == &BACKGAMMON => Some((*side, 1)),
        _ => None,
    }),
    Counted::Event(TallyColumn::new("doubles"), |table, event| match event {
        Event::Doubled(player, _) => Some((table.side_of(*player), 1)),
        _ => None,
    }),
    Counted::Event(TallyColumn::new("hits"), |table, event| match event {
        Event::Moved(player, _, hits, ..) => Some((table.side_of(*player), i64::from(*hits))),
        _ => None,
    }),
    Counted::FOULS,
    Counted::Fouls(&[article(8, 2), article(8, 3), article(8, 4)]),
];

#[rustfmt::skip]
pub static ABOUT: About = About {
    name: "backgammon",
    implied_verb: "move",
    rulebook: Texts::new("backgammon.md", &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")]),
    runs_on: true,
    has_matches: true,
    has_clocks: true,
    listed: Some(100),
    answered: &["gammon", "hit", "off", "result", "clock", "illegal"],
    verbs: &[
        CommonVerb::Law.row(&[ArgumentRow::law("backgammon N")], "law backgammon 1", &[]),
        CommonVerb::Seat.row(&[ArgumentRow::seat("NAME NAME")], "seat Anna Bram", &["1.1"]),
        CommonVerb::House.row(&[ArgumentRow::HOUSE], "house game.match 5", &["7.4"]),
        CommonVerb::Carry.row(&[argument::Carrying::ROW], "carry Anna 2 Bram 3", &["7.5"]),
        CommonVerb::Settle.row(&[], "settle", &[]),
        CommonVerb::Note.row(&[argument::Text::ROW], "note Bram gets the coffee", &[]),
        CommonVerb::Official.row(&[argument::Newcomer::ROW], "official Eva", &[]),
        CommonVerb::Forfeit.row(&[argument::Forfeiting::MATCH_ROW], "forfeit Bram match", &["5.6"]),
        CommonVerb::Void.row(&[], "void", &[]),
    ],
    questions: &[
        CommonQuestion::Show.row(&[], "show", &[]),
        CommonQuestion::Legal.row(&[ArgumentRow::legal("[PLAY|at N]")], "legal 24/18", &["2.4"]),
        CommonQuestion::Scores.row(&[], "scores", &["5.1"]),
    ],
    words: &["accepted", "bar", "off", "on", "match", "crawford", "backgammon"],
    phases: &[
        PhaseRow::new("lobby", &["seat"]),
        PhaseRow::new("lot", &[]),
        PhaseRow::new("between", &["open", "settle"]),
        PhaseRow::new("finished", &[]),
        PhaseRow::new("opening", &["open"]),
        PhaseRow::new("roll", &["roll", "double", "resign"]),
        PhaseRow::new("doubled", &["take", "drop", "beaver"]),
        PhaseRow::new("move", &["move", "pass", "resign"]),
    ],
    causes: CAUSES,
    help: &[texts!("help", "txt", "backgammon")],
    ..About::USUAL
};
