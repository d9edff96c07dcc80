//! Nos in rows.

use super::Nos;
use super::fouls::{CALLABLE, Foul};
use super::house::HouseKey;
use super::ruling::{CloseOutcome, Event};
use super::session::Phase as P;
use crate::law::about::{
    About, BETWEEN, Cause, Chips, Column, Counted, Goal, HelpTopic, LOBBY, Of, PhaseRow, Query,
    Seating, Shared, Step, word,
};
use crate::law::paper::Source;
use crate::law::ruling::Effect;
use crate::law::side::Side;
use crate::speech::lexicon::WordRow;
use crate::speech::verb::phases;
use crate::speech::{Class, Kind, VerbRow};
use crate::table::article::{Article, article, part};
use crate::table::seat::PlayerId;

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

/// What payments are for, the fouls first.
static CAUSES: [Cause; Foul::ALL.len() + 8] = {
    let due = [SET, DECLARED, DOUBLE, NOS, CLOSE, COUNT, ROUNDING, POT];
    let mut causes = [SET; Foul::ALL.len() + 8];
    let (mut at, mut foul) = (0, 0);
    while at < due.len() {
        causes[at] = due[at];
        at += 1;
    }
    while foul < Foul::ALL.len() {
        causes[at + foul] = Foul::ALL[foul].row().cause;
        foul += 1;
    }
    causes
};

const fn of(word: &'static str, key: &'static str, heading: &'static str) -> (Of, Source) {
    (Of::Cause(word), Source { key, heading })
}

pub static CHIPS: Chips<Nos> = Chips {
    start: HouseKey::ChipsStart,
    sources: &[
        of("set", "sets", "sets"),
        of("double", "doubles", "doubles"),
        of("declared", "declared", "declared doubles"),
        of("nos", "nos", "nos"),
        of("close", "closes", "closes"),
        of("count", "counts", "counts"),
        (
            Of::PenaltyPaid,
            of("", "penalties_paid", "penalties paid").1,
        ),
        (
            Of::PenaltyReceived,
            of("", "penalties_received", "penalties received").1,
        ),
        of("rounding", "rounding", "rounding"),
        of("pot", "pot", "the pot"),
    ],
};

/// Once for a player.
fn once(player: PlayerId) -> Option<(Side, i64)> {
    Some((Side::alone(player.index()), 1))
}

/// Who announced a close that is decided now, and whether it was right.
fn closed(effect: &Effect<Nos>) -> Option<(PlayerId, bool)> {
    let Effect::Own(Event::CloseCalled(player, outcome) | Event::CloseDecided(player, outcome)) =
        effect
    else {
        return None;
    };
    match outcome {
        CloseOutcome::RightAtOnce | CloseOutcome::Upheld => Some((*player, true)),
        CloseOutcome::KnownTile(..) | CloseOutcome::TooManyFit(..) => Some((*player, false)),
        CloseOutcome::Refuted(..) => Some((*player, false)),
        CloseOutcome::Open | CloseOutcome::OpenToTheLastHand(_) => None,
    }
}

#[rustfmt::skip]
const COUNTED: &[Counted<Nos>] = &[
    Counted::All(Column::new("hands", "hands", "hands played to their count"), |effect| matches!(effect, Effect::Over { .. })),
    Counted::Row(Column::new("on_set", "on set", "sets laid"), |_, effect| match effect {
        Effect::Own(Event::SetLaid { player, .. }) => once(*player),
        _ => None,
    }),
    Counted::Row(Column::new("nos", "nos", "times first out"), |_, effect| match effect {
        Effect::Own(Event::Out { player, first: true }) => once(*player),
        _ => None,
    }),
    Counted::Row(Column::new("closes_right", "closes", "right closes"), |_, effect| {
        closed(effect).filter(|(_, right)| *right).and_then(|(player, _)| once(player))
    }),
    Counted::Row(Column::new("closes_wrong", "wrong closes", "wrong closes"), |_, effect| {
        closed(effect).filter(|(_, right)| !*right).and_then(|(player, _)| once(player))
    }),
    Counted::Row(Column::new("doubles", "doubles", "doubles paid by the player before, or immediate doubles"), |_, effect| match effect {
        Effect::Own(Event::DuePaid(player, _)) => once(*player),
        _ => None,
    }),
    Counted::Row(Column::new("fouls", "fouls", "fouls by any article, those waived too"), |_, effect| match effect {
        Effect::Fouled { player, .. } => once(*player),
        _ => None,
    }),
    Counted::Row(Column::new("penalties", "penalties", "chips paid for fouls"), |_, effect| match effect {
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
/// The words after the verbs of Nos, without the fouls.
const OTHERS: [WordRow; 30] = [
    word("on", "where it lies: an arm, or the number it shows"),
    word("claim", "the payment for the double is asked for [7.3]"),
    word("stands", "it does not follow the game, and stays [11.13]"),
    word("waive", "the table waives the penalty [11.10]"),
    word("drawn", "it was drawn for the set [3.2]"),
    word("kept", "he had looked at them and keeps them [2.6]"),
    word("returned", "they went back unseen [2.6]"),
    word("after", "whom he sits after"),
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

/// The words after the verbs of Nos, with the fouls that the table calls.
static WORDS: [WordRow; OTHERS.len() + CALLABLE] = {
    let mut words = [const { word("", "") }; OTHERS.len() + CALLABLE];
    let (mut at, mut next) = (0, 0);
    while next < OTHERS.len() {
        words[next] = word(OTHERS[next].word, OTHERS[next].help);
        next += 1;
    }
    while at < Foul::ALL.len() {
        if let Some(called) = Foul::ALL[at].called() {
            words[next] = word(called.0, called.1);
            next += 1;
        }
        at += 1;
    }
    words
};

/// The phases of a hand.
const HANDS: u64 = phases(&[
    P::Dealt as u32,
    P::Set as u32,
    P::Opening as u32,
    P::Play as u32,
    P::Claimed as u32,
    P::Closed as u32,
    P::Over as u32,
]);

/// A shared verb in just these phases.
const fn during(row: (Shared, VerbRow), phases: u64) -> (Shared, VerbRow) {
    (row.0, VerbRow { phases, ..row.1 })
}

/// The question about what everybody has, which is asked by its own word here.
const fn balances(row: (Query, VerbRow)) -> (Query, VerbRow) {
    let word = "balances";
    let aliases = &[];
    (
        row.0,
        VerbRow {
            word,
            aliases,
            ..row.1
        },
    )
}

const ANY_KEYS: &str = "the beginning of a verb or a name is enough if no other begins so";
const PLAY_KEYS: &str =
    "64 plays, 6>4 if the 6 touches, 64e on east, 44c claims, dirk 64 for another; d3 draws 3";
const PLAYS: &[&str] = &["play", "draw", "pass", "wait", "claim"];

/// The law.
#[rustfmt::skip]
pub static ABOUT: About<Nos> = About {
    name: "nos",
    named: Kind::new("nos", "", Class::Word),
    title: "Nos, the Dutch domino game for three to five players",
    unit: "chips",
    called: "Nos",
    edition: 1,
    rulebook: &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")],
    seating: Seating {
        allowed: &[(3, 3), (4, 4), (5, 5)],
        more: Kind::new("another player's name", "; three to five are seated", Class::Name),
        too_many: "\"{found}\" is one player too many; three to five can be seated",
        who: "three to five play Nos",
    },
    target: None,
    has_pegs: false,
    runs_on: false,
    game_text: None,
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
        balances(Query::Scores.row(&[], "everyone's chips", "balances", &["1.4"])),
        Query::Holds.row(&["[NAME|at N]"], "who can hold what, now or before an entry", "holds Anna", &["11.12"]),
        Query::Audit.row(&[], "what the record proves", "audit", &["11.11", "11.12"]),
    ],
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
    claims: None,
    causes: &CAUSES,
    audited: &[],
    counted: COUNTED,
    plays: "plays",
    first: "Nobody is seated yet. Type: seat Anna Bram Cees",
    begin: &[
        "To begin, type seat and the names, clockwise: seat Anna Bram Cees Dirk",
        "Then deal, who sets what: set Anna 66, the game: announce 2, and the tiles: 64",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor plays a hand with you in five minutes.",
    ],
    lesson: LESSON,
    topics: TOPICS,
    cards: &[],
};

/// The topics, one row each.
const TOPICS: &[HelpTopic] = &[
    HelpTopic {
        words: &["closing", "blocking"],
        title: "Closing a hand",
        lines: &[
            "block, or close: who has just played says that no tile can be played any more [9.1].",
            "If nothing fits he is right at once, and is paid; if something must fit, he pays [9.2, 9.3].",
            "If it is open, the next player draws all but two: draw, as often as tiles are taken [9.2].",
            "uphold: they are drawn and nobody can play. The close is right [9.4].",
            "refute NAME TILE: a tile is shown that can be played. The hand goes on [9.3].",
            "foul NAME no-draw: the next player does not draw [9.6].",
        ],
    },
    HelpTopic {
        words: &["doubles", "immediate"],
        title: "Doubles",
        lines: &[
            "44c: a double on the tile of the player before, and he asks for the payment [7.1, 7.3].",
            "claim: he asks afterwards, before another player acts [7.3].",
            "play NAME TILE: right after the announcement also out of turn, if the double fits the set; he asks, too [7.4].",
            "wait (w): \"I wait\", the turn that he misses for it [7.5].",
            "declare NAME TILE ...: doubles laid face up right after the announcement [5.1].",
        ],
    },
    HelpTopic {
        words: &["end", "hand", "the end of a hand"],
        title: "The end of a hand",
        lines: &[
            "A hand ends when only one player has tiles, when it is closed, or when all who are in it have passed [10.1].",
            "nos NAME: a player without tiles says nos. The first one out is paid, said or not [8.1].",
            "reveal NAME TILE ...: the tiles that a player still holds. count NAME N: only their spots [10.2].",
            "When all are counted the differences are paid; the highest count loses [10.3].",
            "void: the hand is abandoned, and its payments go back.",
        ],
    },
];

#[rustfmt::skip]
/// The lesson: a hand for three players, step by step, with what to enter.
const LESSON: &[Step] = &[
    Step::new("Nos is kept by writing down what happens at the table; the referee answers each entry. Three players sit down, clockwise.",
        "seat Anna Bram Cees", Goal::Entry("seat Anna Bram Cees")),
    Step::new("Everyone takes five tiles, and thirteen stay in the boneyard. The beginning of a verb is enough if no other verb begins so.",
        "deal, or just de", Goal::Entry("deal")),
    Step::new("In a first hand the highest double at the table is set [2.2]. Bram has the double six. A tile is typed as two digits, a player by the beginning of his name.",
        "set b 66", Goal::Entry("set Bram 6-6")),
    Step::new("The others have paid Bram for his double [3.3]. He may announce any of seventeen games. Look at their card.",
        "games", Goal::Asked("games")),
    Step::new("Bram takes the plainest, no. 1: a line, and equal numbers touch.",
        "a 1", Goal::Entry("announce 1")),
    Step::new("Cees is on turn and plays 6-4. A bare tile is enough: before you press Enter, the ruling is shown beside the line.",
        "64", Goal::Entry("play Cees 6>4 on left")),
    Step::new("Anna lays the double four next to it and asks to be paid [7.1]: nothing is paid for a double unless its player asks. The c after the tile is her claim.",
        "44c", Goal::Entry("play Anna 4-4 on left claim")),
    Step::new("Bram plays 6-5 on the other side. Enter alone shows the status at any time, and show the layout.",
        "65", Goal::Entry("play Bram 6>5 on right")),
    Step::new("Cees has no 4 and no 5 and draws two tiles from the boneyard [6.3].",
        "d 2", Goal::Entry("draw Cees 2")),
    Step::new("He cannot pass yet: only when two tiles are left there does who cannot play pass, with p [6.4]. After t nothing is recorded, and you see what an entry would bring.",
        "t p", Goal::Asked("try")),
    Step::new("Now he can play 5-2.",
        "52", Goal::Entry("play Cees 5>2 on right")),
    Step::new("Anna lays 6-3, which fits neither the 4 nor the 2. That is a foul [11.2a]. You are shown what it costs before anything is recorded: record it.",
        "63, and 1 when you are asked", Goal::Entry("play Anna 6-3")),
    Step::new("But no: Anna laid 4-3, and you made a mistake. Every entry can be taken back. You are shown what changes, and asked.",
        "u, and 1 when you are asked", Goal::Entry("undo")),
    Step::new("The 120 chips are back. Enter what she really played.",
        "43", Goal::Entry("play Anna 4>3 on left")),
    Step::new("Bram plays 3-2, which fits at both ends. You are asked where it lies: he laid it on the left.",
        "32, and 1 when you are asked", Goal::Entry("play Bram 3>2 on left")),
    Step::new("The hand goes on; these entries are made for you. Bram is the first who is out and says nos: each of the others pays him 5 [8.1].",
        "", Goal::Played(&[
            "play Cees 2-6 on left", "play Anna 6-1", "play Bram 1-5", "play Cees 5-0",
            "play Anna 0-3", "play Bram 2-1 on right", "play Cees 1-3 on right", "play Anna 3-3 on right",
        ])),
    Step::new("Only Cees has tiles left, so the hand is over [10.1]. He shows 5-5 and 1-0, and pays everyone the difference [10.3].",
        "c 55 10", Goal::Entry("reveal Cees 5-5 1-0")),
    Step::new("Cees has lost and will be on set in the next hand [2.3]. The referee can be asked about every ruling: here about the last one.",
        "why", Goal::Asked("why")),
    Step::new("What is worth keeping besides is a note. It changes nothing.",
        "note Anna gets the coffee", Goal::Entry("note Anna gets the coffee")),
    Step::new("No, Bram does. Any entry is corrected by its number, however many came after it; the note is no. 23.",
        "fix 23 note Bram gets the coffee, and 1 when you are asked", Goal::Entry("fix 23 note Bram gets the coffee")),
    Step::new("The evening ends: the chips are settled [12.1], and the sheet says who pays whom. What ends something is typed in full.",
        "settle, and 1 when you are asked", Goal::Entry("settle")),
    Step::new("That is a hand of Nos. Tab offers what makes sense, help tells what can be typed, rule 7.1 prints an article. Look at help, and the lesson is over.",
        "help, or just ?", Goal::Asked("help")),
];
