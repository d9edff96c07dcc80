use super::{CloseOutcome, Event, Foul, HouseKey, Nos, Phase as P};
use nos_base::table::article::part;
use nos_base::{Article, PlayerId, Texts, article};
use nos_entry::verb::phases;
use nos_entry::{Argument as _, ArgumentRow, CommonQuestion, CommonVerb, VerbRow, argument};
use nos_law::about::{BETWEEN, LOBBY, called};
use nos_law::{
    About, Cause, ChipAccounts, Counted, Effect, Game as _, PhaseRow, Side, SourceFilter,
    TableSizes, TallyColumn, TopicKind,
};

const fn cause(word: &'static str, message: &'static str, article: Article) -> Cause {
    Cause { word, message, article }
}

pub static SET: Cause = cause("set", "cause-set", article(3, 3));
/// For a drawn set that is not a double.
pub static SET_DRAWN: Cause = cause("set", "cause-set", article(3, 4));
pub static DECLARED: Cause = cause("declared", "cause-declared", article(5, 2));
pub static DOUBLE: Cause = cause("double", "cause-double", article(7, 1));
pub static IMMEDIATE: Cause = cause("double", "cause-double", article(7, 4));
pub static NOS: Cause = cause("nos", "cause-nos", article(8, 1));
pub static CLOSE: Cause = cause("close", "cause-close", article(9, 2));
/// The return of the payments for a close that proves wrong.
pub static CLOSE_BACK: Cause = cause("close", "cause-close-back", article(9, 7));
pub static COUNT: Cause = cause("count", "cause-count", article(10, 3));
pub static ROUNDING: Cause = cause("rounding", "cause-rounding", article(12, 1));
pub static POT: Cause = cause("pot", "cause-pot", article(12, 3));

/// The causes of payments other than penalties.
const DUE: [Cause; 9] = [SET, DECLARED, DOUBLE, NOS, CLOSE, CLOSE_BACK, COUNT, ROUNDING, POT];

static CAUSES: [Cause; DUE.len() + Foul::ALL.len()] = {
    let mut causes = [SET; DUE.len() + Foul::ALL.len()];
    let mut at = 0;
    while at < causes.len() {
        causes[at] = if at < DUE.len() { DUE[at] } else { Foul::ALL[at - DUE.len()].row().cause };
        at += 1;
    }
    causes
};

pub static CHIPS: ChipAccounts = ChipAccounts {
    start: HouseKey::ChipsStart as usize,
    sources: &[
        (SourceFilter::Cause("set"), "sets"),
        (SourceFilter::Cause("double"), "doubles"),
        (SourceFilter::Cause("declared"), "declared"),
        (SourceFilter::Cause("nos"), "nos"),
        (SourceFilter::Cause("close"), "closes"),
        (SourceFilter::Cause("count"), "counts"),
        (SourceFilter::PenaltyPaid, "penalties_paid"),
        (SourceFilter::PenaltyReceived, "penalties_received"),
        (SourceFilter::Cause("rounding"), "rounding"),
        (SourceFilter::Cause("pot"), "pot"),
    ],
};

fn once(player: PlayerId) -> Option<(Side, i64)> {
    Some((Side::alone(player.index()), 1))
}

/// Counts a close as its correctness is decided. One proved wrong later had counted as right.
fn closed(event: &Event, is_right: bool) -> Option<(Side, i64)> {
    let (Event::CloseCalled(player, outcome) | Event::CloseDecided(player, outcome)) = event else {
        return None;
    };
    let side = Side::alone(player.index());
    match outcome {
        CloseOutcome::ProvedWrong(..) if is_right => Some((side, -1)),
        _ => (outcome.is_right() == Some(is_right)).then_some((side, 1)),
    }
}

#[rustfmt::skip]
pub const COUNTED: &[Counted<Event>] = &[
    Counted::HANDS,
    Counted::Event(TallyColumn::new("on_set"), |_, event| match event {
        Event::SetLaid { player, .. } => once(*player),
        _ => None,
    }),
    Counted::Event(TallyColumn::new("nos"), |_, event| match event {
        Event::Out { player, first: true } => once(*player),
        _ => None,
    }),
    Counted::Event(TallyColumn::new("closes_right"), |_, event| closed(event, true)),
    Counted::Event(TallyColumn::new("closes_wrong"), |_, event| closed(event, false)),
    Counted::Event(TallyColumn::new("doubles"), |_, event| match event {
        Event::DuePaid(player, _) => once(*player),
        _ => None,
    }),
    Counted::FOULS,
    Counted::Row(TallyColumn::new("penalties"), |_, effect| match effect {
        Effect::Paid(paid) if Foul::of_cause(paid.cause).is_some() => Some((Side::alone(paid.from.place()?), paid.amount)),
        _ => None,
    }),
    Counted::Fouls(&[
        article(2, 5), article(2, 6), article(3, 5), article(3, 6), article(9, 6), article(9, 7), part(11, 2, 'a'), part(11, 2, 'b'),
        part(11, 2, 'c'), part(11, 2, 'd'), part(11, 2, 'e'), part(11, 2, 'f'), part(11, 2, 'g'), article(11, 4), article(11, 5),
        article(11, 6), article(11, 7), article(11, 8), article(11, 9),
    ]),
];

#[rustfmt::skip]
const OTHERS: [&str; 30] = [
    "on", "claim", "stands", "waive", "drawn", "kept", "returned", "after", "first", "then", "here",
    "there", "ordinary", "matador", "ordinary-cross", "ordinary-double-cross", "matador-cross",
    "matador-double-cross", "double-cross", "volapuk", "volapuk-cross", "volapuk-double-cross",
    "triangle", "triangle-double-cross", "left", "right", "north", "east", "south", "west",
];

static WORDS: [&str; OTHERS.len() + Foul::CALLABLE.len()] = {
    let mut words = [""; OTHERS.len() + Foul::CALLABLE.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] =
            if at < OTHERS.len() { OTHERS[at] } else { Foul::CALLABLE[at - OTHERS.len()].1 };
        at += 1;
    }
    words
};

const HANDS: u64 = phases(&[
    P::Dealt as u32,
    P::Set as u32,
    P::Opening as u32,
    P::Play as u32,
    P::Claimed as u32,
    P::Closed as u32,
    P::Over as u32,
]);

const fn during(row: (CommonVerb, VerbRow), phases: u64) -> (CommonVerb, VerbRow) {
    (row.0, VerbRow { phases, ..row.1 })
}

fn kind(foul: &Foul) -> Option<TopicKind> {
    let (word, article) = (foul.called()?, foul.article());
    let help = Nos::LAW.library().words.attribute(foul.row().cause.message, "called");
    Some(TopicKind { word, help: help.unwrap_or_default(), article })
}

const PLAYS: &[&str] = &["play", "draw", "pass", "wait", "claim"];

#[rustfmt::skip]
pub static ABOUT: About = About {
    name: "nos",
    unit: "chips",
    closed: "closed",
    most: "doubles",
    chips: Some(&CHIPS),
    waiver: Some(("waive", article(11, 10))),
    stray: Some(article(11, 13)),
    names_law: false,
    with_umlaut: &["volapuk", "volapuk-cross", "volapuk-double-cross"],
    rulebook: Texts::new("nos.md", &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")]),
    seating: TableSizes(&[(3, 3), (4, 4), (5, 5)]),
    answered: &["out", "pays"],
    verbs: &[
        CommonVerb::Law.row(&[ArgumentRow::law("N")], "law 1", &[]),
        CommonVerb::Seat.row(&[ArgumentRow::seat("NAME NAME NAME [NAME [NAME]]")], "seat Anna Bram Cees Dirk", &["1.1", "1.3"]),
        during(CommonVerb::House.row(&[ArgumentRow::HOUSE], "house payments.nos 10", &[]), phases(&[LOBBY, BETWEEN])),
        CommonVerb::Settle.row(&[], "settle", &["12.1"]),
        CommonVerb::Note.row(&[argument::Text::ROW], "note Cees gets the coffee", &[]),
        CommonVerb::Official.row(&[argument::Newcomer::ROW], "official Eva", &[]),
        CommonVerb::Deal.row(&[], "deal", &["2.1"]),
        during(CommonVerb::Void.row(&[], "void", &[]), HANDS),
    ],
    questions: &[
        CommonQuestion::Show.row(&[], "show", &[]),
        CommonQuestion::Legal.row(&[ArgumentRow::legal("[TILE|at N]")], "legal 6-4", &["6.3"]),
        // The scores of Nos are balances.
        called("balances", CommonQuestion::Scores.row(&[], "balances", &["1.4"])),
        CommonQuestion::Holds.row(&[ArgumentRow::HOLDS], "holds Anna", &["11.12"]),
        CommonQuestion::Audit.row(&[], "audit", &["11.11", "11.12"]),
    ],
    shown_with: &[("games", "games"), ("announce", "games")],
    kinds: |verb| match verb {
        "foul" => Foul::ALL.iter().filter_map(kind).collect(),
        _ => Vec::new(),
    },
    words: &WORDS,
    letters: &["l", "r", "n", "e", "s", "w"],
    phases: &[
        PhaseRow::new("lobby", &[]),
        PhaseRow::new("between", &["lot"]).keys("lot").implies("lot"),
        PhaseRow::new("between", &[]),
        PhaseRow::new("finished", &[]),
        PhaseRow::new("dealt", &["set"]).implies("set").with_hands(),
        PhaseRow::new("set", &["announce"]).implies("play").with_hands(),
        PhaseRow::new("opening", PLAYS).keys("play").implies("play").with_hands(),
        PhaseRow::new("play", PLAYS).implies("play").with_hands(),
        PhaseRow::new("claimed", &["draw", "refute", "uphold", "play"]).keys("play").implies("play").with_hands(),
        PhaseRow::new("closed", &[]).implies("play").with_hands(),
        PhaseRow::new("over", &["reveal", "count"]).implies("reveal").or_number("count").with_hands(),
        PhaseRow::new("settling", &[]),
        PhaseRow::new("billitonnen", &["flip", "starter"]).implies("flip"),
    ],
    causes: &CAUSES,
    help: &[texts!("help", "txt", "nos")],
    ..About::USUAL
};
