//! Nos in rows.

use super::Nos;
use super::fouls::Foul;
use super::ruling::Event;
use super::session::Phase as P;
use super::verbs::Ask;
use crate::dominoes::Spots;
use crate::house_rules;
use crate::law::about::{
    ANY_KEYS, About, BETWEEN, Cause, ChipAccounts, Counted, LOBBY, Of, PhaseRow, Query, Seating,
    Shared, TallyColumn, called, word,
};
use crate::law::paper::Source;
use crate::law::ruling::Effect;
use crate::law::side::Side;
use crate::speech::lexicon::WordRow;
use crate::speech::verb::phases;
use crate::speech::{Class, Kind, VerbRow};
use crate::table::article::{Article, article, part};
use crate::table::house::{self, HouseRange};
use crate::table::seat::PlayerId;

/// The most chips that a house rule may name. Up to this no balance can overflow in an evening.
pub const CHIPS_MOST: u32 = 1_000_000;

house_rules! {
    HouseKey:
    ChipsStart = "chips.start" HouseRange::Between(0, CHIPS_MOST), 500, "units that every player starts with [1.3]";
    ChipsRound = "chips.round" HouseRange::Between(1, CHIPS_MOST), 20, "totals are rounded down to a multiple of this [12.1]";
    DoubleBlank = "payments.double_blank" HouseRange::Between(0, CHIPS_MOST), 7, "what the double blank is worth as a double [3.3, 7.1]";
    DrawnFactor = "payments.drawn_factor" HouseRange::Between(0, 1_000), 2, "how many times its worth a double drawn for the set is paid [3.3]";
    Nos = "payments.nos" HouseRange::Between(0, CHIPS_MOST), 5, "what each opponent pays the first player out [8.1]";
    Close = "payments.close" HouseRange::Between(0, CHIPS_MOST), 20, "what each player still in pays for a right close [9.2]";
    Standard = "penalties.standard" HouseRange::Between(0, CHIPS_MOST), 40, "the usual penalty, to each opponent [11.1]";
    PassedAble = "penalties.passed_able" HouseRange::Between(0, CHIPS_MOST), 80, "the penalty for passing while able to play, to each opponent [11.6]";
    WaitBreaksPayment = "house.wait_breaks_payment" HouseRange::TRUE_OR_FALSE, 1, "a turn missed with \"I wait\" counts as lying between two tiles [7.2]";
    ExtraGames = "house.extra_games" HouseRange::TRUE_OR_FALSE, 0, "the further games may be announced [4.11]";
}

pub type Setting = house::Setting<HouseKey>;

pub type House = house::House<HouseKey>;

impl House {
    /// v(d): the value of the double of this number, in chips (article 3.3).
    pub fn double(&self, end: Spots) -> i64 {
        match end.get() {
            0 => self.amount(HouseKey::DoubleBlank),
            spots => i64::from(spots),
        }
    }
}

const fn cause(word: &'static str, heading: &'static str, article: Article) -> Cause {
    Cause {
        word,
        heading,
        article,
    }
}

pub static SET: Cause = cause("set", "for the set", article(3, 3));
/// Of a tile that was drawn and is no double.
pub static SET_DRAWN: Cause = cause("set", "for the set", article(3, 4));
pub static DECLARED: Cause = cause("declared", "for the declared doubles", article(5, 2));
/// A double on the tile before.
pub static DOUBLE: Cause = cause("double", "for the double", article(7, 1));
pub static IMMEDIATE: Cause = cause("double", "for the double", article(7, 4));
pub static NOS: Cause = cause("nos", "for nos", article(8, 1));
pub static CLOSE: Cause = cause("close", "for the close", article(9, 2));
pub static COUNT: Cause = cause("count", "by the count", article(10, 3));
pub static ROUNDING: Cause = cause("rounding", "in rounding down", article(12, 1));
pub static POT: Cause = cause("pot", "from the pot", article(12, 3));

/// What payments are for that are no penalties.
const DUE: [Cause; 8] = [SET, DECLARED, DOUBLE, NOS, CLOSE, COUNT, ROUNDING, POT];

static CAUSES: [Cause; DUE.len() + Foul::ALL.len()] = {
    let mut causes = [SET; DUE.len() + Foul::ALL.len()];
    let mut at = 0;
    while at < causes.len() {
        causes[at] = match at < DUE.len() {
            true => DUE[at],
            false => Foul::ALL[at - DUE.len()].row().cause,
        };
        at += 1;
    }
    causes
};

const fn of(of: Of, key: &'static str, heading: &'static str) -> (Of, Source) {
    (of, Source { key, heading })
}

pub static CHIPS: ChipAccounts<Nos> = ChipAccounts {
    start: HouseKey::ChipsStart,
    sources: &[
        of(Of::Cause("set"), "sets", "sets"),
        of(Of::Cause("double"), "doubles", "doubles"),
        of(Of::Cause("declared"), "declared", "declared doubles"),
        of(Of::Cause("nos"), "nos", "nos"),
        of(Of::Cause("close"), "closes", "closes"),
        of(Of::Cause("count"), "counts", "counts"),
        of(Of::PenaltyPaid, "penalties_paid", "penalties paid"),
        of(
            Of::PenaltyReceived,
            "penalties_received",
            "penalties received",
        ),
        of(Of::Cause("rounding"), "rounding", "rounding"),
        of(Of::Cause("pot"), "pot", "the pot"),
    ],
};

fn once(player: PlayerId) -> Option<(Side, i64)> {
    Some((Side::alone(player.index()), 1))
}

/// Who announced a close that is decided now so.
fn closed(effect: &Effect<Nos>, is_right: bool) -> Option<(Side, i64)> {
    match effect {
        Effect::Own(Event::CloseCalled(player, outcome) | Event::CloseDecided(player, outcome)) => {
            once(*player).filter(|_| outcome.is_right() == Some(is_right))
        }
        _ => None,
    }
}

#[rustfmt::skip]
const COUNTED: &[Counted<Nos>] = &[
    Counted::All(TallyColumn::new("hands", "hands", "hands played to their count"), |effect| matches!(effect, Effect::Over { .. })),
    Counted::Row(TallyColumn::new("on_set", "on set", "sets laid"), |_, effect| match effect {
        Effect::Own(Event::SetLaid { player, .. }) => once(*player),
        _ => None,
    }),
    Counted::Row(TallyColumn::new("nos", "nos", "times first out"), |_, effect| match effect {
        Effect::Own(Event::Out { player, first: true }) => once(*player),
        _ => None,
    }),
    Counted::Row(TallyColumn::new("closes_right", "closes", "right closes"), |_, effect| closed(effect, true)),
    Counted::Row(TallyColumn::new("closes_wrong", "wrong closes", "wrong closes"), |_, effect| closed(effect, false)),
    Counted::Row(TallyColumn::new("doubles", "doubles", "doubles paid by the player before, or immediate doubles"), |_, effect| match effect {
        Effect::Own(Event::DuePaid(player, _)) => once(*player),
        _ => None,
    }),
    Counted::Row(TallyColumn::new("fouls", "fouls", "fouls by any article, those waived too"), |_, effect| match effect {
        Effect::Fouled { player, .. } => once(*player),
        _ => None,
    }),
    Counted::Row(TallyColumn::new("penalties", "penalties", "chips paid for fouls"), |_, effect| match effect {
        Effect::Paid(paid) if Foul::of_cause(paid.cause).is_some() => Some((Side::alone(paid.from.place()?), paid.amount)),
        _ => None,
    }),
    Counted::Fouls(article(2, 5)), Counted::Fouls(article(2, 6)), Counted::Fouls(article(3, 5)), Counted::Fouls(article(3, 6)),
    Counted::Fouls(article(9, 6)), Counted::Fouls(part(11, 2, 'a')), Counted::Fouls(part(11, 2, 'b')), Counted::Fouls(part(11, 2, 'c')),
    Counted::Fouls(part(11, 2, 'd')), Counted::Fouls(part(11, 2, 'e')), Counted::Fouls(part(11, 2, 'f')), Counted::Fouls(part(11, 2, 'g')),
    Counted::Fouls(article(11, 4)), Counted::Fouls(article(11, 5)), Counted::Fouls(article(11, 6)), Counted::Fouls(article(11, 7)),
    Counted::Fouls(article(11, 8)), Counted::Fouls(article(11, 9)),
];

#[rustfmt::skip]
const OTHERS: [WordRow; 30] = [
    word("on", "where it lies: an arm, or the number it shows"),
    word("claim", "the payment for the double is asked for [7.3]"),
    word("stands", "it does not follow the game, and stays [11.13]"),
    word("waive", "the table waives the penalty [11.10]"),
    word("drawn", "it was drawn for the set [3.2]"),
    word("kept", "they were looked at, and are kept [2.6]"),
    word("returned", "they went back unseen [2.6]"),
    word("after", "whom the newcomer sits after"),
    word("first", "a condition [4.6]"),
    word("then", "what follows"),
    word("here", "first here, then there [4.10]"),
    word("there", "first here, then there [4.10]"),
    word("ordinary", "equal numbers touch [4.2]"),
    word("matador", "the touching ends add up to 7 [4.3]"),
    word("ordinary-cross", "a game on a cross [4.4]"),
    word("ordinary-double-cross", "a game on a cross [4.4]"),
    word("matador-cross", "a game on a cross [4.4]"),
    word("matador-double-cross", "a game on a cross [4.4]"),
    word("double-cross", "a game on a cross [4.4]"),
    word("volapuk", "ordinary on one side, matador on the other [4.8]"),
    word("volapuk-cross", "ordinary on two sides, matador on two [4.8]"),
    word("volapuk-double-cross", "ordinary on two sides, matador on two [4.8]"),
    word("triangle", "on 0-0 [4.4]"),
    word("triangle-double-cross", "on 0-0 [4.4]"),
    word("left", ""),
    word("right", ""),
    word("north", ""),
    word("east", ""),
    word("south", ""),
    word("west", ""),
];

static WORDS: [WordRow; OTHERS.len() + Foul::CALLABLE.len()] = {
    let mut words = [const { word("", "") }; OTHERS.len() + Foul::CALLABLE.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] = if at < OTHERS.len() {
            word(OTHERS[at].word, OTHERS[at].help)
        } else {
            let (foul, called) = Foul::CALLABLE[at - OTHERS.len()];
            word(called, foul.row().cause.heading)
        };
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

const fn during(row: (Shared, VerbRow), phases: u64) -> (Shared, VerbRow) {
    (row.0, VerbRow { phases, ..row.1 })
}

const PLAY_KEYS: &str =
    "64 plays, 6>4 if the 6 touches, 64e on east, 44c claims, dirk 64 for another; d3 draws 3";
const PLAYS: &[&str] = &["play", "draw", "pass", "wait", "claim"];

#[rustfmt::skip]
pub static ABOUT: About<Nos> = About {
    name: "nos",
    title: "Nos, the Dutch domino game for three to five players",
    unit: "chips",
    called: "Nos",
    chips: Some(&CHIPS),
    waiver: Some(("waive", article(11, 10))),
    stray: Some(article(11, 13)),
    names_law: false,
    dotted: &["volapuk", "volapuk-cross", "volapuk-double-cross"],
    rulebook: &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")],
    seating: Seating {
        allowed: &[(3, 3), (4, 4), (5, 5)],
        more: Kind::new("another player's name", "; three to five are seated", Class::Name),
        too_many: "\"{found}\" is one player too many; three to five can be seated",
        who: "three to five play Nos",
    },
    verbs: &[
        Shared::Law.row(&["N"], "the edition of the rulebook, as the very first entry", "law 1", &[]),
        Shared::Seat.row(&["NAME NAME NAME [NAME [NAME]]"], "the players, clockwise; once, before the first deal", "seat Anna Bram Cees Dirk", &["1.1", "1.3"]),
        during(Shared::House.row(&["KEY VALUE"], "a house rule other than the default, before the first deal", "house payments.nos 10", &[]), phases(&[LOBBY, BETWEEN])),
        Shared::Settle.row(&[], "the session ends and everyone is rounded down", "settle", &["12.1"]),
        Shared::Note.row(&["TEXT"], "anything worth keeping; it changes nothing", "note Cees gets the coffee", &[]),
        Shared::Deal.row(&[], "a new hand: everyone has taken tiles", "deal", &["2.1"]),
        during(Shared::Void.row(&[], "the hand is abandoned and its payments go back", "void", &[]), HANDS),
    ],
    questions: &[
        Query::Show.row(&[], "the layout", "show", &[]),
        Query::Legal.row(&["[TILE|at N]"], "every tile that could be played now, or one tile, or before an entry", "legal 6-4", &["6.3"]),
        // What everybody has is asked by its own word here.
        called("balances", Query::Scores.row(&[], "everyone's chips", "balances", &["1.4"])),
        Query::Holds.row(&["[NAME|at N]"], "who can hold what, now or before an entry", "holds Anna", &["11.12"]),
        Query::Audit.row(&[], "what the record proves", "audit", &["11.11", "11.12"]),
    ],
    shown_with: &[("games", Ask::Games), ("announce", Ask::Games)],
    kinds: |verb| match verb {
        "foul" => Foul::ALL.iter().filter_map(|foul| foul.kind()).collect(),
        _ => Vec::new(),
    },
    words: &WORDS,
    letters: &["l", "r", "n", "e", "s", "w"],
    phases: &[
        PhaseRow::new("lobby", &[], ANY_KEYS),
        PhaseRow::new("between", &["lot"], "the tiles drawn, clockwise: 6341").bare("lot"),
        PhaseRow::new("between", &[], ANY_KEYS),
        PhaseRow::new("finished", &[], ANY_KEYS),
        PhaseRow::new("dealt", &["set"], "66 for who is on set, anna 66, 42d for a tile that was drawn").bare("set").with_hands(),
        PhaseRow::new("set", &["announce"], "a2; in words a beginning of each will do: a o f 3 on left").bare("play").with_hands(),
        PhaseRow::new("opening", PLAYS, PLAY_KEYS).bare("play").with_hands(),
        PhaseRow::new("play", PLAYS, PLAY_KEYS).bare("play").with_hands(),
        PhaseRow::new("claimed", &["draw", "refute", "uphold", "play"], PLAY_KEYS).bare("play").with_hands(),
        PhaseRow::new("closed", &[], ANY_KEYS).bare("play").with_hands(),
        PhaseRow::new("over", &["reveal", "count"], "the tiles of who is asked for, with or without blanks: 6320").bare("reveal").with_hands(),
        PhaseRow::new("settling", &[], ANY_KEYS),
        PhaseRow::new("billitonnen", &["flip", "starter"], "36 turns a tile, 36 on right where it fits both ends").bare("flip"),
    ],
    causes: &CAUSES,
    counted: COUNTED,
    help: &[texts!("help", "txt")],
    ..About::USUAL
};
