//! Every reason for a rejection, as printed.

use super::evening::{Evening, first_hand, later_hand};
use crate::support::scripts::entry;
use nos_base::{Message, Name};
use nos_law::{Objection, Refusal as Any, Refused};
use nos_laws::nos::{Foul, LAW, Need, NoGame, Refusal};
use std::collections::BTreeSet;

const SEATED: &str = "seat Anna Bram Cees";
const DEALT: &str = "seat Anna Bram Cees\ndeal";
const PLAYED: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-1";
const OPENING: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1";
const BARRED: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador";
const AT_ONCE: &str =
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left\n3-3 on right";
const CLAIMED: &str =
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock";
const CLOSED: &str =
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-0\n4>3\nblock";
const OVER: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass";
const SETTLED: &str = "seat Anna Bram Cees\nsettle";
const LINE: &str = "house chips.start 476\nseat Anna Bram Cees Dirk\nsettle\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0 Dirk 3-0";
const LEVEL: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw Anna 4\n6-0\ndraw Bram 3\n0-1\ndraw Cees 4\n1-2\npass\npass\npass\ncount Cees 40\ncount Anna 40\ncount Bram 30";

/// Script, line and reason.
#[rustfmt::skip]
const CASES: &[(&str, &str, &str)] = &[
    (SETTLED, "deal", "the session is settled"),
    (SETTLED, "draw", "the session is settled"),
    (DEALT, "join Dirk", "hand 1 is still being played = Finish hand 1 first. To abandon it, type: void"),
    (SEATED, "draw", "no hand is under way = Type: deal"),
    (OPENING, "set Anna 5-5", "the set has been laid already: 6-6 (#3)"),
    (DEALT, "announce 1", "the set has not been laid yet = Type: set and the tile, as it lies from left to right"),
    (DEALT, "pass", "the set has not been laid yet = Type: set and the tile, as it lies from left to right"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6", "pass", "Cees must announce first = Type: announce and the number; games shows the card"),
    (OPENING, "announce 2", "the game is announced already (#4) = To change it, type: fix 4 announce 3"),
    (OVER, "deal", "hand 1 is over, and still to be counted: Anna, Bram and Cees = Type: reveal Anna and the tiles. To abandon the hand, type: void"),
    (OVER, "draw", "the hand is over"),
    (PLAYED, "declare Cees 5-5", "too late: doubles are declared before the first draw, pass or ordinary play [5.1]"),
    (PLAYED, "uphold", "no close is open"),
    (PLAYED, "count Anna 5", "hand 1 is still being played = Finish hand 1 first. To abandon it, type: void"),
    (PLAYED, "pot Anna", "the pot is taken once, after settle"),
    (PLAYED, "flip 6-4", "Billitonnen is not being played = After settle, type: billitonnen"),
    (SEATED, "foul Anna covering", "fouls are called from the first deal until settle"),
    // The players.
    ("", "deal", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "lot Anna 6-4 Bram 5-5 Cees 1-0", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "foul Anna covering", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "play 6-4", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "retire Anna", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "recount Anna 3", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "set Anna 6-6", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "reveal Anna 6-6", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "short Anna 1", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "join Anna", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "settle", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "void", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "nos Anna", "nobody is seated yet = Type: seat Anna Bram Cees"),
    ("", "claim", "nobody is seated yet = Type: seat Anna Bram Cees"),
    (SEATED, "law 1", "the law must be the very first entry"),
    ("", "law 7", "edition 7 of the rulebook is not known here; this program judges by edition 1"),
    (SEATED, "seat Dirk Eef Fien", "the players are seated already = A newcomer comes between hands: join Eva after Bram"),
    ("seat Anna Bram Cees\nretire Anna", "deal", "three to five players are needed, not 2 [1.1]"),
    (SEATED, "join Anna", "the name Anna has been used this session = Take another name."),
    (DEALT, "house payments.nos 4", "house rules are set before the first deal"),
    ("seat Anna Bram Cees Dirk\nretire Dirk", "house chips.start 400", "Dirk has left, so the starting chips stay as they are [12.2]"),
    ("seat Anna Bram Cees Dirk Eef", "join Fien", "all five seats are taken [12.5]"),
    (SEATED, "retire Dirk", "nobody here is called Dirk; seated are Anna, Bram and Cees"),
    ("seat Jan-Piet Jan-Kees Jan-Dirk", "retire Jan", "several names begin with Jan: Jan-Piet, Jan-Kees and Jan-Dirk = Type: more of the name"),
    ("seat Anna Bram Cees\nretire Anna", "retire Anna", "Anna has left"),
    // Lots.
    (LEVEL, "deal", "Anna and Cees are level, and draw lots for the set first [2.3] = Type: lot Anna TILE Cees TILE"),
    (LEVEL, "retire Cees", "Cees is among those who draw lots, and must draw before leaving [2.3]"),
    (SEATED, "lot Anna 6-5 Bram 6-4", "no lots are to be drawn now [2.3]"),
    (LEVEL, "lot Anna 6-5 Bram 6-4", "lots are drawn by Anna and Cees, one tile each = Type: lot Anna TILE Cees TILE"),
    (LEVEL, "lot Anna 6-5 Cees 5-6", "6-5 is named twice"),
    (LEVEL, "lot Anna 6-5 Anna 6-4", "Anna is named twice"),
    // The deal.
    (OPENING, "reshuffle", "tiles are dealt again only in a first hand, before the set [2.2]"),
    ("seat Anna Bram Cees\ndeal\nshort Anna 1", "excess Anna 1 kept", "an irregular deal of Anna is already recorded in this hand"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\n6-1", "excess Anna 1 kept", "Anna has no tiles"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\n6-1", "short Anna 1", "Anna has no tiles"),
    (DEALT, "short Anna 5", "Anna would be left without a tile [2.5]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nplay Bram 5-4\nplay Bram 5-3\n6-1", "short Bram 4", "Bram would be left with fewer tiles than the 2 tiles that are known [2.5]"),
    (DEALT, "excess Anna 12 kept", "the boneyard has 13 tiles, and two must be left [2.6]"),
    // The set.
    (DEALT, "set 5-5", "say who sets: in a first hand nobody is on set yet [3.1]"),
    (DEALT, "set Anna 5-5 drawn", "in a first hand nobody draws for the set [3.1]"),
    // Tiles.
    (PLAYED, "6-6", "6-6 is on the table already (#3)"),
    (PLAYED, "play Cees 6-1", "6-1 is on the table already (#5)"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n5-4", "play Bram 5-4", "5-4 is known to be in Anna's hand"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nshort Anna 4\nannounce 1\n6-1", "play Anna 1-1", "Anna has no tiles"),
    // The announcement.
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6", "announce 13", "for this game the set must be 0-0 [4.5]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 0-0", "announce 5", "for this game the set must be a double, not 0-0 [4.5]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 0-0", "announce triangle then ordinary-double-cross", "this game may be announced only where the house rule house.extra_games is on [4.11]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6", "announce ordinary first left then left", "first here, then there: name both sides, not one of them twice [4.6]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6", "announce ordinary first 2 on 3", "no side of the set shows 3; say left or right [4.6]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6", "announce ordinary first 2 on 6", "both sides of the set show 6; say left or right [4.6]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6", "announce 11", "no. 11 must be announced in words: which rule, and where first [4.5] = Type: announce ordinary first left then right, or: announce matador first 2 on left. More: games"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6", "announce 12", "no. 12 must be announced in words: a line with its ordinary side, or a cross [4.5] = Type: announce volapuk ordinary left, or: announce volapuk-cross, or: announce volapuk-double-cross"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6", "announce 17", "no. 17 must be announced in words: which cross follows [4.5] = Type: announce matador first here then there then ordinary-cross, or: announce matador first here then there then ordinary-double-cross"),
    // Declaring.
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndeclare Anna 5-5 4-4 3-3 2-2", "declare Anna 1-1", "Anna has already declared in this hand"),
    ("seat Anna Bram Cees Dirk Eef\ndeal\nset Cees 6-6\nannounce 1\nplay Eef 6-5", "declare Eef 5-5 4-4 3-3", "Eef holds only 3 tiles, counting those that are known already"),
    // The turn.
    (OPENING, "draw Bram", "it is Anna's turn, not Bram's"),
    ("seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 4\nplay Bram 3-3\n3-1 on right", "draw", "Bram owes a turn for an immediate double, and must say \"I wait\" [7.5] = Type: wait"),
    (OPENING, "wait", "Anna owes no turn, so there is nothing to wait for [7.5]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left", "wait", "Anna owes no turn, so there is nothing to wait for [7.5]"),
    (AT_ONCE, "wait", "Anna owes a turn, but it is the first one on which right is open [7.6]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nplay Bram 6-2\n6-1", "pass", "Bram cannot pass: 6-2 is known to be in that hand, and can be played [6.3]"),
    // Places.
    (OPENING, "6-5 on north", "this is a line: say left or right"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 2", "6-5 on left", "this is a cross: say north, east, south or west"),
    ("seat Anna Bram Cees\ndeal\nset Cees 0-0\nannounce 13", "6-1 on south", "this is a triangle: say north, east or west"),
    (OPENING, "6-5 on 5", "no arm shows 5"),
    (BARRED, "6-1", "6-1 can lie in several ways; say 6>1 on left, or 1>6 on left"),
    (PLAYED, "6>1 on left", "6-1 is on the table already (#5)"),
    (PLAYED, "6-5 on left stands", "say how the tile lies, like 6>4 on left stands [11.13]"),
    (PLAYED, "6>5 stands", "say where the tile lies, like 6>4 on left stands [11.13]"),
    (PLAYED, "6>5 on right stands", "6-5 follows the game there [11.13] = Leave out: stands"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-1\n6-2\n1-3\n2-3 on right", "5>4 on 3 stands", "several arms show 3; name the arm"),
    // Closing.
    (CLAIMED, "pass", "a close is open: it must be refuted or upheld first [9.3] = Type: refute NAME TILE, or uphold"),
    (CLOSED, "pass", "the hand is closed, so no tile is played: Bram draws all tiles but two [9.2]"),
    (CLAIMED, "refute Cees 6-5", "6-5 cannot be played anywhere, so it does not refute the close [9.3]"),
    (CLAIMED, "uphold", "all tiles but two must be drawn first, 11 more [9.2] = Type: draw 11"),
    // Claims.
    (DEALT, "claim", "say who asks: no tile has been laid yet"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5\n5-5\ndraw", "claim Bram", "it is too late to ask: another player has acted since Bram played 5-5 [7.3] = If it was said in time, type: insert 7 claim Bram"),
    // Fouls that cannot be.
    (OPENING, "foul Anna advice", "Anna has not gone out; advice is a foul of players without tiles [11.9]"),
    (OPENING, "foul Cees drew-with-double", "Cees did not draw for the set, or that is already ruled on [3.5]"),
    (OPENING, "foul Anna passed-able", "Anna has not passed, or every pass is already ruled on [11.6]"),
    (OPENING, "foul Anna no-draw", "Anna has nothing to draw now [9.6]"),
    // The count.
    (OVER, "reveal Cees 5-5", "Cees holds 4 tiles, not 1 [10.2]"),
    (OVER, "count Cees 1", "Cees can hold no tiles that count 1 [10.2]"),
    ("seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Cees 20", "count Cees 20", "Cees's tiles are already counted"),
    // Billitonnen.
    (LINE, "pot Anna", "Billitonnen decides who takes the pot, as long as a tile can fit [13.5]"),
    ("house chips.start 476\nseat Anna Bram Cees\nretire Anna\nsettle", "billitonnen", "Billitonnen is for three to five players, not 2 [13.1]"),
    ("house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen", "flip 6-4", "the lead is drawn first [13.1] = Type: lot with a name and a tile for each"),
    (LINE, "lot Anna 6-5 Bram 1-0 Cees 2-0 Dirk 3-0", "the lead has been drawn [13.1]"),
    (LINE, "starter 6-4", "a tile is left over only with three players [13.2]"),
    ("house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0", "flip 6-4", "the tile left over is laid first [13.2] = Type: starter and the tile"),
    (LINE, "flip 6-4 on left", "the first tile of the line is laid by itself = Type the tile alone"),
];

/// Refusals that need a longer script, or that no script reaches.
#[rustfmt::skip]
fn told_apart() -> Vec<(Any, &'static str)> {
    let after = |evening: Evening, line: &str| evening.session.judge(&entry(line)).expect_err(line);
    let anna = || Name::new("Anna").unwrap();
    let line = |script: &str| super::evening::evening(LINE).goes_on(script);
    vec![
        (after(later_hand(3), "set Bram 5-4 drawn"), "Anna is on set, and only Anna may draw for it [3.2]"),
        (after(later_hand(3).goes_on("set 5-4"), "set 5-4 drawn"), "5-4 was already in Anna's hand, so it was not drawn [3.2]"),
        (after(later_hand(3).goes_on("excess Bram 11 kept"), "set 5-4 drawn"), "only two tiles are in the boneyard, and they are not drawn [3.2]"),
        (after(first_hand(5).goes_on("set Eef 6-6\nannounce 1\n5-4\n5-3\n5-2"), "6-1"), "6-1 is not in Anna's hand, which is known to be 5-4 5-3 5-2"),
        (after(first_hand(4).goes_on("excess Dirk 10 kept\nset Dirk 4-4\nannounce 10\nplay Cees 3-3\nplay Cees 0-0\n3-1\n6>1\nblock\n1-1 on south"), "uphold"), "Cees is known to hold 1-1, which can be played [9.3] = Type: refute Cees 1-1"),
        (after(first_hand(3).goes_on("set Cees 6-6\nannounce 1\ndraw 11\nplay Cees 5-5\npass\npass\npass"), "reveal Cees 4-4 3-3 2-2 1-1"), "5-5 is known to be in Cees's hand and must be among them [10.2]"),
        (after(first_hand(3).goes_on("set Cees 4-4\nannounce 10\nshort Bram 4\nshort Anna 3\n3-3\n0-0\n3-1\n6>1\nblock"), "count Cees 20"), "Cees must show the tiles, since they decide the close [9.5] = Type: reveal Cees and the tiles"),
        (after(first_hand(4).goes_on("set Dirk 6-6\nshort Cees 3\nannounce 1\n6-1\n1-2\n2-3"), "draw Cees"), "it is Dirk's turn, not Cees's"),
        (after(line("flip 6-4\nflip 4-2"), "flip 6-4"), "6-4 is in the line already"),
        (after(line("flip 6-4\nflip 5-5"), "flip 5-5"), "5-5 is known to lie elsewhere in Anna's row"),
        (after(line("flip 6-4\nflip 4-2"), "flip 6-2"), "6-2 fits both ends; say on left (6) or on right (2) [13.4]"),
        (after(line("flip 6-4\nflip 4-2"), "flip 5-2 on left"), "5-2 does not fit on left"),
        (after(line("flip 6-4\nflip 4-2"), "flip 5-3 on 2"), "5-3 does not fit on 2"),
        (after(line("flip 6-5\nflip 1-1\nflip 2-2\nflip 3-3\nflip 4-4\nflip 6-3\nflip 5-4\nflip 3-0\nflip 4-2\nflip 0-6"), "flip 2-0"), "1-1 lies first in Anna's row, not 2-0 [13.4]"),
        (after(super::evening::evening("house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0\nstarter 6-6\nflip 6-5\nflip 5-4\nflip 4-6 on left\nflip 6-3\nflip 3-2\nflip 2-6 on left\nflip 6-1\nflip 1-0\nflip 4-4\nflip 0-6 on left"), "flip 1-1"), "nobody is on turn: no tile fits any more = Type: pot and a name"),
        (refused(Refusal::FewerThanKnown(anna(), 2)), "Anna would be left with fewer tiles than the 2 tiles that are known [2.5]"),
        (refused(Refusal::WrongNumber(anna(), 1, 2)), "Anna holds 1 tile, not 2 [10.2]"),
        (refused(Refusal::MoreThanHeld(anna(), 1)), "Anna holds only 1 tile, counting those that are known already"),
    ]
}

fn refused(why: Refusal) -> Any {
    Any::of(&LAW, Objection::of(why), None)
}

/// Returns the printed refusal: reason, article, and what to type after `=`.
fn words(refusal: &Any) -> String {
    let article = refusal.article().map(|article| format!(" [{article}]"));
    let advice = refusal.advice().map(|advice| format!(" = {advice}"));
    format!("{refusal}{}{}", article.unwrap_or_default(), advice.unwrap_or_default())
}

/// Enters a script until a rejection.
fn after(script: &str) -> Evening {
    let mut evening = Evening::new();
    for line in script.lines() {
        assert!(evening.take(&entry(line)), "{line} of {script}");
    }
    evening
}

fn all() -> Vec<(Any, String)> {
    let typed = CASES.iter().map(|(script, line, words)| {
        let judged = after(script).session.judge(&entry(line));
        (judged.expect_err(&format!("{line} after {script}")), (*words).to_owned())
    });
    typed
        .chain(told_apart().into_iter().map(|(refusal, words)| (refusal, words.to_owned())))
        .collect()
}

#[test]
fn every_reason_is_worded_to_the_letter() {
    let cases = all();
    assert!(cases.len() > 90);
    for (refusal, must) in cases {
        assert_eq!(words(&refusal), must);
    }
}

#[test]
fn every_reason_has_a_case() {
    let held: BTreeSet<&str> = all().iter().map(|(refusal, _)| kind(refusal)).collect();
    let kinds = KINDS.iter().chain(&SHARED);
    let missing: Vec<&&str> = kinds.filter(|kind| !held.contains(*kind)).collect();
    assert!(missing.is_empty(), "no words are held for {missing:?}");
}

#[test]
fn no_reason_is_long_or_loud_or_shows_the_insides_of_the_program() {
    for (refusal, _) in all() {
        let words = refusal.to_string();
        assert!(words.len() <= 130, "{words}");
        assert!(
            !words.ends_with('.') && !words.contains(['!', '{', '_', '\n'])
                || words.contains("house.extra_games"),
            "{words}"
        );
        let begins = words.chars().next().unwrap();
        assert!(
            begins.is_lowercase()
                || begins.is_numeric()
                || words.starts_with("Billitonnen")
                || names(&words),
            "{words}"
        );
    }
}

fn names(words: &str) -> bool {
    ["Anna", "Bram", "Cees", "Dirk", "Eef"].iter().any(|name| words.starts_with(name))
}

macro_rules! kinds {
    ($($pattern:pat => $kind:literal,)*) => {
        /// Every reason by name. A new one does not compile until it is listed, and then needs a
        /// case.
        const KINDS: &[&str] = &[$($kind),*];

        fn kind(refusal: &Any) -> &'static str {
            match (refusal.why(), refusal.why().reason()) {
                $((_, Some($pattern)) => $kind,)*
                (Objection::Shared(refused), _) => shared(refused),
                (why, None) => panic!("{why:?} is of another law"),
            }
        }
    };
}

kinds! {
    Refusal::NotNow(Need::Unsettled) => "NotNow Unsettled",
    Refusal::NotNow(Need::Hand) => "NotNow Hand",
    Refusal::NotNow(Need::Set) => "NotNow Set",
    Refusal::NotNow(Need::GameGoesOn) => "NotNow GameGoesOn",
    Refusal::NotNow(Need::Opening) => "NotNow Opening",
    Refusal::NotNow(Need::OpenClose) => "NotNow OpenClose",
    Refusal::NotNow(Need::Settled) => "NotNow Settled",
    Refusal::NotNow(Need::Billitonnen) => "NotNow Billitonnen",
    Refusal::NotNow(Need::FoulsCallable) => "NotNow FoulsCallable",
    Refusal::HandGoesOn { .. } => "HandGoesOn",
    Refusal::SetLies(..) => "SetLies",
    Refusal::AnnounceFirst(_) => "AnnounceFirst",
    Refusal::AnnouncedAlready(_) => "AnnouncedAlready",
    Refusal::StartTooLate(_) => "StartTooLate",
    Refusal::TableFull => "TableFull",
    Refusal::WhoAsks => "WhoAsks",
    Refusal::LotsFirst(..) => "LotsFirst",
    Refusal::MustDrawLots(_) => "MustDrawLots",
    Refusal::NoLots => "NoLots",
    Refusal::WrongLots(..) => "WrongLots",
    Refusal::NotFirstHand => "NotFirstHand",
    Refusal::IrregularTwice(_) => "IrregularTwice",
    Refusal::NoTileLeft(_) => "NoTileLeft",
    Refusal::FewerThanKnown(..) => "FewerThanKnown",
    Refusal::BoneyardTooSmall(_) => "BoneyardTooSmall",
    Refusal::WhoSets => "WhoSets",
    Refusal::DrawnInFirstHand => "DrawnInFirstHand",
    Refusal::DrawnByAnother { .. } => "DrawnByAnother",
    Refusal::DrawnWasKnown(..) => "DrawnWasKnown",
    Refusal::NothingToDraw => "NothingToDraw",
    Refusal::NoTiles(_) => "NoTiles",
    Refusal::NoGame(NoGame::SetNeeded(_)) => "NoGame SetNeeded",
    Refusal::NoGame(NoGame::ExtraGamesOff) => "NoGame ExtraGamesOff",
    Refusal::NoGame(NoGame::SameSide) => "NoGame SameSide",
    Refusal::NoGame(NoGame::NoSideShows(_)) => "NoGame NoSideShows",
    Refusal::NoGame(NoGame::BothSidesShow(_)) => "NoGame BothSidesShow",
    Refusal::NoGame(NoGame::NeedsWords(_)) => "NoGame NeedsWords",
    Refusal::DeclaredTwice(_) => "DeclaredTwice",
    Refusal::MoreThanHeld(..) => "MoreThanHeld",
    Refusal::NotHisTurn { .. } => "NotHisTurn",
    Refusal::MustWait(_) => "MustWait",
    Refusal::NoWaitDue(_) => "NoWaitDue",
    Refusal::WaitsLater(..) => "WaitsLater",
    Refusal::KnownPlayable(..) => "KnownPlayable",
    Refusal::NoSuchArm(_) => "NoSuchArm",
    Refusal::NoArmShows(_) => "NoArmShows",
    Refusal::SeveralWays(..) => "SeveralWays",
    Refusal::SeveralArms(_) => "SeveralArms",
    Refusal::StandsHow => "StandsHow",
    Refusal::StandsWhere => "StandsWhere",
    Refusal::StandsInOrder(_) => "StandsInOrder",
    Refusal::CloseIsOpen => "CloseIsOpen",
    Refusal::OnlyDrawing(_) => "OnlyDrawing",
    Refusal::Lapsed(..) => "Lapsed",
    Refusal::DoesNotRefute(_) => "DoesNotRefute",
    Refusal::KnownToFit(..) => "KnownToFit",
    Refusal::DrawFirst(_) => "DrawFirst",
    Refusal::NoSuchFoul(Foul::Advice, _) => "NoSuchFoul Advice",
    Refusal::NoSuchFoul(Foul::DrewWithDouble, _) => "NoSuchFoul DrewWithDouble",
    Refusal::NoSuchFoul(Foul::PassedAble, _) => "NoSuchFoul PassedAble",
    Refusal::NoSuchFoul(_, _) => "NoSuchFoul NoDraw",
    Refusal::WrongNumber { .. } => "WrongNumber",
    Refusal::LeavesOut(..) => "LeavesOut",
    Refusal::CountedTwice(_) => "CountedTwice",
    Refusal::ImpossibleCount(..) => "ImpossibleCount",
    Refusal::MustShow(_) => "MustShow",
    Refusal::PotIsPlayedFor => "PotIsPlayedFor",
    Refusal::BillitonnenPlayers(_) => "BillitonnenPlayers",
    Refusal::LeadFirst => "LeadFirst",
    Refusal::LeadTwice => "LeadTwice",
    Refusal::NoStarter => "NoStarter",
    Refusal::StarterFirst => "StarterFirst",
    Refusal::NobodyOnTurn => "NobodyOnTurn",
    Refusal::InLine(_) => "InLine",
    Refusal::InRow(..) => "InRow",
    Refusal::NotFirstInRow(..) => "NotFirstInRow",
    Refusal::BothEnds(..) => "BothEnds",
    Refusal::NotOnThatEnd(..) => "NotOnThatEnd",
    Refusal::NoEndYet => "NoEndYet",
}

/// Every common reason by name; some cannot occur in Nos.
fn shared(refused: &Refused) -> &'static str {
    let words = Message::id(refused);
    assert!(SHARED.contains(&words), "{words}");
    words
}

const SHARED: [&str; 15] = [
    "Refused-NobodySeated",
    "Refused-LawNotFirst",
    "Refused-UnknownLaw",
    "Refused-AlreadySeated",
    "Refused-WrongNumber",
    "Refused-NameUsed",
    "Refused-HouseTooLate",
    "Refused-UnknownName",
    "Refused-AmbiguousName",
    "Refused-HasLeft",
    "Refused-NameTwice",
    "Refused-PieceTwice",
    "Refused-AlreadyLies",
    "Refused-KnownElsewhere",
    "Refused-NotHis",
];
