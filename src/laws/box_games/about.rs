//! The tables of the three games: the shared rows, and the [`BoxGameRow`] of each.

use super::BoxGame;
use super::words::Event;
use nos_base::{HouseRange, HouseRow, PlayerId, Rules, Texts, Tile, article};
use nos_entry::{Argument as _, ArgumentRow, CommonQuestion, CommonVerb, VerbRow, argument};
use nos_law::{
    About, Counted, Denied, Effect, Law, PhaseRow, Side, TableSizes, TallyColumn, causes, phases,
};

/// Which numbers may touch (articles 3.2, 3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fits {
    /// Every double also opens its sides.
    Spinners,
    Line,
    /// Two numbers with this sum, at two ends. Matadors fit anywhere.
    Sum(u8),
}

/// A set of tiles with its rules (articles 1.1, 1.2, 3.2).
#[derive(PartialEq, Eq, Debug)]
pub struct Set {
    pub highest: u8,
    pub most: usize,
    pub each: u8,
    pub fits: Fits,
}

/// How the winner's own points are subtracted (article 5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakenOff {
    Each,
    Once,
}

/// The rules and texts in which a game differs from the other two.
#[derive(Debug)]
pub struct BoxGameRow {
    pub listed: &'static Law,
    pub name: &'static str,
    pub rulebook: Texts,
    pub words: Texts,
    pub said: &'static [Texts],
    /// The first is the default.
    pub sets: &'static [Set],
    pub numbers: &'static [(&'static str, u32)],
    pub target: u32,
    /// Whether players draw tiles (article 4.1).
    pub draws: bool,
    /// Whether a double gives another turn (article 3.4).
    pub goes_again: bool,
    pub taken_off: TakenOff,
    pub verbs: &'static [VerbRow],
    /// The arguments and example of `law`, and the example of `seat`.
    pub law: (&'static [ArgumentRow], &'static str, &'static str),
    /// Each possible number of players, with the number of sides.
    pub players: &'static [(usize, usize)],
    pub help: &'static [Texts],
}

impl BoxGameRow {
    pub fn set(&self, highest: i64) -> Option<&'static Set> {
        self.sets.iter().find(|set| i64::from(set.highest) == highest)
    }
}

/// A house rule: the set (article 1.2) or the target of a game (article 6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Rule<const GAME: usize>(usize);

impl<const GAME: usize> Rule<GAME> {
    pub const SET: Rule<GAME> = Rule(0);
    pub const TARGET: Rule<GAME> = Rule(1);
}

#[rustfmt::skip]
impl<const GAME: usize> Rules for Rule<GAME> {
    const ROWS: &'static [HouseRow] = &[
        HouseRow { word: "game.set", range: HouseRange::OneOf(BoxGame::<GAME>::ROW.numbers), default: BoxGame::<GAME>::ROW.sets[0].highest as u32, articles: &["1.2"] },
        HouseRow { word: "game.target", range: HouseRange::Between(1, 1_000), default: BoxGame::<GAME>::ROW.target, articles: &["6.1"] },
    ];

    fn place(self) -> usize {
        self.0
    }
}

phases!(Lead, Play, Over);

causes! {
    OUT = "out" 5 4;
    BLOCKED = "blocked" 5 4;
}

/// The lead denies that anybody drew a higher leading tile.
pub static LED: Denied = Denied { kind: "not-highest", article: article(2, 4) };
/// A draw denies every tile that the player would have to play.
pub static DREW: Denied = Denied { kind: "drew-able", article: article(4, 1) };
pub static PASSED: Denied = Denied { kind: "passed-able", article: article(4, 2) };

fn times(player: &PlayerId, number: i64) -> Option<(Side, i64)> {
    Some((Side::alone(player.index()), number))
}

#[rustfmt::skip]
pub const COUNTED: &[Counted<Event>] = &[
    Counted::HANDS,
    Counted::Row(TallyColumn::new("led"), |_, effect| match effect {
        Effect::Opened(player) => times(player, 1),
        _ => None,
    }),
    Counted::ENDED,
    Counted::Won,
    Counted::POINTS,
    Counted::Row(TallyColumn::new("went_out"), |_, effect| match effect {
        Effect::Over { out: Some(player), .. } => times(player, 1),
        _ => None,
    }),
    Counted::Event(TallyColumn::new("drawn"), |_, event| match event {
        Event::Drew { player, tiles, .. } => times(player, i64::from(*tiles)),
        _ => None,
    }),
    Counted::Event(TallyColumn::new("passes"), |_, event| match event {
        Event::Passed { player, .. } => times(player, 1),
        _ => None,
    }),
    Counted::proved(TallyColumn::new("proved_false")),
    Counted::FOULS,
    Counted::Fouls(&[article(3, 5), article(4, 2)]),
];

#[rustfmt::skip]
const PHASES: &[PhaseRow] = &[
    PhaseRow::new("lobby", &["seat"]),
    PhaseRow::new("lot", &[]),
    PhaseRow::new("between", &["deal", "settle"]),
    PhaseRow::new("finished", &[]),
    PhaseRow::new("lead", &["play", "redeal"]).implies("play"),
    PhaseRow::new("play", &["play", "draw", "pass"]).implies("play").with_hands(),
    PhaseRow::new("over", &["reveal", "count", "void"]).implies("reveal").or_number("count"),
];

const _: () = assert!(PHASES.len() == Phase::Over as usize + 1);

const SEAT: &[ArgumentRow] = &[ArgumentRow::seat("NAME NAME [NAME ...]")];

const LEGAL: &[ArgumentRow] = &[ArgumentRow::legal("[TILE|at N]")];

#[rustfmt::skip]
pub const fn about<const GAME: usize>() -> About {
    let leaf = BoxGame::<GAME>::ROW;
    About {
        name: leaf.name,
        rulebook: leaf.rulebook,
        seating: TableSizes(leaf.players),
        closed: "blocked",
        answered: &["out", "blocked"],
        target: Some(Rule::<GAME>::TARGET.0),
        hand: "round",
        verbs: const { &[
            CommonVerb::Law.row(BoxGame::<GAME>::ROW.law.0, BoxGame::<GAME>::ROW.law.1, &[]),
            CommonVerb::Seat.row(SEAT, BoxGame::<GAME>::ROW.law.2, &["1.1"]),
            CommonVerb::House.row(&[ArgumentRow::HOUSE], "house game.set 12", &["1.2", "6.1"]),
            CommonVerb::Settle.row(&[], "settle", &["6.2"]),
            CommonVerb::Note.row(&[argument::Text::ROW], "note Cees gets the coffee", &[]),
            CommonVerb::Official.row(&[argument::Newcomer::ROW], "official Eva", &[]),
            CommonVerb::Deal.row(&[], "deal", &["2.1"]),
            CommonVerb::Void.row(&[], "void", &["6.3"]),
        ] },
        questions: const { &[
            CommonQuestion::Show.row(&[], "show", &[]),
            CommonQuestion::Legal.row(LEGAL, "legal 6-4", &["3.2"]),
            CommonQuestion::Scores.row(&[], "scores", &["6.1"]),
            CommonQuestion::Holds.row(&[ArgumentRow::HOLDS], "holds Anna", &["4.3"]),
            CommonQuestion::Audit.row(&[], "audit", &["4.3"]),
        ] },
        words: const { &[
            "on",
            "left",
            "right",
            BoxGame::<GAME>::ROW.name,
            // Verbs of only one or two games are refused as names in all three.
            "draw",
            "go",
            "redeal",
        ] },
        letters: &["l", "r"],
        phases: PHASES,
        causes: CAUSES,
        help: leaf.help,
        ..About::USUAL
    }
}

/// Whether a tile can lead: any double, or any tile where the most spots may lead (article 2.3).
pub fn can_lead(fits: Fits, tile: Tile) -> bool {
    tile.is_double() || matches!(fits, Fits::Sum(_))
}
