use super::words::Event;
use nos_base::{HouseRange, Texts, article, house_rules};
use nos_entry::{Argument as _, ArgumentRow, CommonQuestion, CommonVerb, argument};
use nos_law::{
    About, Counted, Denied, Effect, NamesAndTiles, PhaseRow, Side, TableSizes, TallyColumn, causes,
};

house_rules! {
    Rule:
    Target = "game.target" HouseRange::Between(1, 1_000), 61, ["6.1"];
}

causes! {
    ENDS = "ends" 4 2;
    OUT_ALONE = "out" 5 1;
    OUT_IN_PAIR = "out" 5 2;
}

/// A knock denies every unplayed tile that fits.
pub static KNOCKED: Denied = Denied { kind: "knocked-able", article: article(3, 3) };

#[rustfmt::skip]
pub const COUNTED: &[Counted<Event>] = &[
    Counted::HANDS,
    Counted::opened(TallyColumn::new("led")),
    Counted::ENDED,
    Counted::Won,
    Counted::POINTS,
    Counted::Row(TallyColumn::new("chipped_out"), |table, effect| match effect {
        Effect::Over { out: Some(player), .. } => Some((table.side_of(*player), 1)),
        _ => None,
    }),
    Counted::Event(TallyColumn::new("knocks"), |_, event| match event {
        Event::Knocked { player, .. } => Some((Side::alone(player.index()), 1)),
        _ => None,
    }),
    Counted::proved(TallyColumn::new("knocked_able")),
    Counted::FOULS,
    Counted::Fouls(&[article(3, 6)]),
];

#[rustfmt::skip]
pub static ABOUT: About = About {
    name: "fives-and-threes",
    rulebook: Texts::new("fives-and-threes.md", &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")]),
    seating: TableSizes(&[(2, 2), (4, 2)]),
    closed: "blocked",
    target: Some(Rule::Target as usize),
    has_pegs: true,
    answered: &["out", "score"],
    verbs: &[
        CommonVerb::Law.row(&[ArgumentRow::law("fives-and-threes N")], "law fives-and-threes 1", &[]),
        CommonVerb::Seat.row(&[ArgumentRow::seat("NAME NAME [NAME NAME]")], "seat Anna Bram Cees Dirk", &["1.1"]),
        CommonVerb::House.row(&[ArgumentRow::HOUSE], "house game.target 121", &["6.1"]),
        CommonVerb::Lot.row(&[NamesAndTiles::ROW], "lot Anna 6-3 Bram 4-4", &["2.2"]),
        CommonVerb::Carry.row(&[argument::Carrying::ROW], "carry Anna 1 Bram 2", &["6.5"]),
        CommonVerb::Settle.row(&[], "settle", &["6.4"]),
        CommonVerb::Note.row(&[argument::Text::ROW], "note Cees gets the coffee", &[]),
        CommonVerb::Official.row(&[argument::Newcomer::ROW], "official Eva", &[]),
        CommonVerb::Deal.row(&[], "deal", &["2.1"]),
        CommonVerb::Forfeit.row(&[argument::Forfeiting::ROW], "forfeit Bram", &["6.6"]),
        CommonVerb::Void.row(&[], "void", &["2.3"]),
    ],
    questions: &[
        CommonQuestion::Show.row(&[], "show", &[]),
        CommonQuestion::Legal.row(&[ArgumentRow::legal("[TILE|at N]")], "legal 6-4", &["3.1"]),
        CommonQuestion::Scores.row(&[], "scores", &["6.1"]),
        CommonQuestion::Holds.row(&[ArgumentRow::HOLDS], "holds Anna", &["3.3"]),
        CommonQuestion::Audit.row(&[], "audit", &["3.3"]),
    ],
    words: &["on", "left", "right", "fives-and-threes"],
    letters: &["l", "r"],
    phases: &[
        PhaseRow::new("lobby", &["seat"]),
        PhaseRow::new("lot", &["lot"]).implies("lot"),
        PhaseRow::new("between", &["deal", "reveal", "settle"]).implies("reveal").with_hands(),
        PhaseRow::new("finished", &[]),
        PhaseRow::new("play", &["play", "knock"]).implies("play").with_hands(),
    ],
    causes: CAUSES,
    help: &[texts!("help", "txt", "fives-and-threes")],
    ..About::USUAL
};
