//! Every sentence of a ruling and every cause of a payment, as printed.

use super::evening::Evening;
use crate::support::scripts::entry;
use nos_base::table::article::cited;
use nos_base::{Article, PlayerId, listed};
use nos_law::{Draft, Effect, Game, Opener, Verdict};
use nos_laws::nos::{
    Because, CloseOutcome, DenialKind, Ending, Event, Flipped, Foul, Irregular, LAW, Manner, Nos,
    Opens, Ruling,
};
use std::collections::BTreeSet;

const SEATED: &str = "seat Anna Bram Cees";
const DEALT: &str = "seat Anna Bram Cees\ndeal";
const SET: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6";
const OPENING: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1";
const ONE_EACH: &str =
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\nshort Bram 4";
const MATADOR: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 4";
const ONE_FITS: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1";
const CLAIMED: &str =
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock";
const NONE_FITS: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-0\n4>3";
const DEAD: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0";
const LAST_HAND: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\nshort Bram 4\nshort Anna 3\n3-3\n0-0\n3-1\n6>1";
const LAST_BLOCK: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\nshort Bram 4\nshort Anna 3\n3-3\n0-0\n3-1\n6>1\nblock";
const ALL_PASS: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass";
const OVER: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass";
const COUNTING: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Bram 30\ncount Cees 20";
const ANNA_SETS: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Bram 30\ncount Cees 20\ncount Anna 80\ndeal";
const LEVEL: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw Anna 4\n6-0\ndraw Bram 3\n0-1\ndraw Cees 4\n1-2\npass\npass\npass\ncount Cees 40\ncount Anna 40";
const POT: &str = "house chips.start 476\nseat Anna Bram Cees\nsettle";
const LINE: &str = "house chips.start 476\nseat Anna Bram Cees Dirk\nsettle\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0 Dirk 3-0";
const TURNED: &str = "house chips.start 476\nseat Anna Bram Cees Dirk\nsettle\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0 Dirk 3-0\nflip 6-4";

struct Case {
    script: &'static str,
    line: &'static str,
    message: &'static str,
    articles: &'static str,
    payments: &'static [&'static str],
}

/// Script, line, message, articles and payments.
#[rustfmt::skip]
const CASES: &[Case] = &rows! { Case { script, line, message, articles, payments }:
    // The session.
    "", "law 1", "Judged by edition 1 of the rulebook.", "", &[];
    "", SEATED, "Anna, Bram and Cees sit down, clockwise.", "[1.1, 1.3]", &[];
    SEATED, "house payments.nos 10", "House rule: payments.nos 10.", "", &[];
    SEATED, "house house.extra_games true", "House rule: house.extra_games true.", "", &[];
    SEATED, "join Dirk after Anna", "Dirk joins.", "[12.5]", &[];
    "house chips.start 476\nseat Anna Bram Cees", "retire Bram", "Bram leaves.", "[12.2, 12.1]", &["Bram rounds down and pays 16 into the pot [12.1]"];
    "house chips.start 476\nseat Anna Bram Cees", "settle", "The session is settled.", "[12.1]", &["Anna, Bram and Cees round down and pay 16 each into the pot [12.1]"];
    "house chips.start 476\nseat Anna Bram Cees\ndeal\nset Cees 4-4\nvoid\ndeal\nfoul Cees covering", "void", "The hand is abandoned, and its payments are reversed.", "", &["Anna and Bram pay Cees 40 each back"];
    SEATED, "settle", "The session is settled. The pot is empty; the evening is over.", "[12.1]", &[];
    POT, "pot Bram", "Bram takes the pot.", "[12.3]", &["Bram takes 48 from the pot [12.3]"];
    POT, "billitonnen", "Billitonnen: each player draws a tile for the lead.", "[13.1]", &[];
    SEATED, "recount Anna 500", "The count agrees with the book.", "[1.4]", &[];
    SEATED, "recount Anna 496 Bram 501", "Anna has 4 less than the book: 496 counted, 500 in the book. Bram has 1 more than the book: 501 counted, 500 in the book.", "[1.4]", &[];
    SEATED, "note Bram fetches coffee", "Noted.", "", &[];
    // A balance below zero is reported when it crosses, not while it stays there. A player who
    // receives as much in the same ruling does not fall.
    "house chips.start 100\nseat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nfoul Bram covering\ndraw 11\npass\npass\npass\ncount Anna 90\ncount Bram 40", "count Cees 20", "Cees counts 20. Anna will be on set.", "[10.2, 10.3]", &["Anna pays Bram 50 by the count [10.3]", "Anna pays Cees 70 by the count [10.3]", "Bram pays Cees 20 by the count [10.3]"];
    "house chips.start 20\nseat Anna Bram Cees\ndeal", "foul Anna covering", "Foul: Anna covered tiles. Anna falls below zero, to -60.", "[11.2f, 1.4]", &["Anna pays Bram and Cees 40 each for covering tiles [11.2f]"];
    "house chips.start 20\nseat Anna Bram Cees\ndeal\nfoul Anna covering", "foul Anna covering", "Foul: Anna covered tiles.", "[11.2f]", &["Anna pays Bram and Cees 40 each for covering tiles [11.2f]"];
    // The deal.
    SEATED, "deal", "Hand 1. Anyone shuffles. 5 tiles each, 13 in the boneyard. The highest double is set.", "[2.1, 2.2, 2.4]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Bram 30\ncount Cees 20\ncount Anna 80", "deal", "Hand 2. Cees shuffles. 5 tiles each, 13 in the boneyard. Anna is on set.", "[2.1, 2.3, 2.4]", &[];
    DEALT, "reshuffle", "Nobody has a double: the tiles are shuffled and dealt again.", "[2.2]", &[];
    DEALT, "short Anna 1", "Foul: Anna took 1 tile too few and draws it.", "[2.5]", &["Anna pays Bram and Cees 40 each for taking too few tiles [2.5]"];
    DEALT, "short Anna 2 waive", "Foul: Anna took 2 tiles too few and draws them. The table waives the penalty.", "[2.5, 11.10]", &[];
    SET, "short Anna 2", "Anna took 2 tiles too few; it is too late to demand the penalty, and Anna plays on.", "[2.5]", &[];
    DEALT, "excess Anna 1 kept", "Anna took 1 tile too many and keeps it.", "[2.6, 2.7]", &[];
    DEALT, "excess Anna 3 kept", "Foul: Anna took 3 tiles too many and keeps them.", "[2.6, 2.7]", &["Anna pays Bram and Cees 40 each for taking too many tiles [2.6]"];
    DEALT, "excess Anna 2 returned", "Anna took too many tiles and gives them back unseen.", "[2.6]", &[];
    // The set.
    DEALT, "set Bram 3-3", "Bram sets 3-3.", "[3.3, 3.1]", &["Anna and Cees pay Bram 3 each for the set [3.3]"];
    ANNA_SETS, "set 4-2 drawn", "Anna draws 4-2 and sets it.", "[3.2, 3.4]", &["Anna pays Bram and Cees 6 each for the set [3.4]"];
    ANNA_SETS, "set Bram 5-5", "Foul: Anna is on set, not Bram; 5-5 goes back face up.", "[11.2b, 11.3]", &["Bram pays Anna and Cees 40 each for setting without being on set [11.2b]"];
    ANNA_SETS, "set 5-4", "Foul: the set must be a double from hand or a drawn tile, and 5-4 is neither; it goes back face up to Anna.", "[3.6, 11.2a, 11.3]", &["Anna pays Bram and Cees 40 each for a tile that does not follow the game [3.6]"];
    SET, "announce 7", "The game is no. 7, ordinary cross, then matador.", "[4.1, 4.5]", &[];
    "house house.extra_games true\nseat Anna Bram Cees\ndeal\nset Cees 0-0", "announce triangle then ordinary-double-cross", "The game is triangle, then ordinary double cross.", "[4.1, 4.11]", &[];
    OPENING, "declare Anna 5-5 4-4 3-3 2-2", "Anna lays 5-5 4-4 3-3 2-2 face up.", "[5.1, 5.2]", &["Bram and Cees pay Anna 200 each for the declared doubles [5.2]"];
    OPENING, "declare Anna 5-5", "Foul: nothing is paid for these tiles: at this table it takes 4 and 5 doubles. Anna lays 5-5 face up.", "[5.1, 5.3, 11.2e]", &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"];
    // The turn.
    OPENING, "draw", "Anna draws 1 tile. 12 are left.", "[6.2]", &[];
    OPENING, "draw 11", "Anna draws 11 tiles. 2 are left.", "[6.2]", &[];
    OPENING, "draw 12", "Foul: only 11 tiles could be drawn, since the last two are not. Anna draws 11 tiles. 2 are left.", "[6.2, 11.4]", &["Anna pays Bram and Cees 40 each for drawing from the last two tiles [11.4]"];
    ALL_PASS, "draw", "Foul: only two tiles are left in the boneyard, and they are not drawn. Cees draws nothing.", "[6.2, 11.4]", &["Cees pays Anna and Bram 40 each for drawing from the last two tiles [11.4]"];
    OPENING, "pass", "Foul: Anna passes with 13 tiles in the boneyard, where all but two may be drawn. Anna stays on turn, and draws until able to play or two tiles are left.", "[11.5]", &["Anna pays Bram and Cees 40 each for passing with tiles left to draw [11.5]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11", "pass", "Anna passes.", "[6.4]", &[];
    ALL_PASS, "pass", "Cees passes. The hand is over: everybody has passed.", "[6.4, 10.1]", &[];
    OPENING, "6-5", "Anna plays 6-5 on left; 5 is open.", "[6.3, 4.2]", &[];
    OPENING, "5-4", "Foul: 5-4 does not fit as played: every end asks for a 6; it goes back face up to Anna, who stays on turn.", "[11.2a, 11.3]", &["Anna pays Bram and Cees 40 each for a tile that does not follow the game [11.2a]"];
    OPENING, "play Bram 6-5", "Foul: it is Anna's turn, not Bram's; 6-5 goes back face up.", "[11.2c, 11.3]", &["Bram pays Anna and Cees 40 each for a tile out of turn [11.2c]"];
    OPENING, "5>4 on left stands", "Foul: Anna played 5-4 on left: it breaks the rules of this game, but was noticed too late, so it stays; 4 is open.", "[11.2a, 11.13]", &["Anna pays Bram and Cees 40 each for a tile that does not follow the game [11.2a]"];
    OPENING, "5-4 waive", "Foul: 5-4 does not fit as played: every end asks for a 6; it goes back face up to Anna, who stays on turn. The table waives the penalty.", "[11.2a, 11.10, 11.3]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce ordinary first 2 on left", "6-5 on right", "Foul: 6-5 does not fit as played: right is shut for now; it goes back face up to Anna, who stays on turn.", "[11.2a, 11.3]", &["Anna pays Bram and Cees 40 each for a tile that does not follow the game [11.2a]"];
    // Doubles.
    MATADOR, "play Bram 3-3", "Bram plays 3-3 on left at once and will miss a turn; 3 is open.", "[7.4, 4.3, 7.5]", &[];
    MATADOR, "play Bram 3-3 claim", "Bram plays 3-3 on left at once and will miss a turn; 3 is open. Bram asks for payment for 3-3 and is paid.", "[7.4, 4.3, 7.5]", &["Cees pays Bram 3 for the double [7.4]"];
    MATADOR, "3-3", "Anna plays 3-3 on left; 3 is open.", "[6.3, 4.3]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left", "play Bram 3-3 on right", "Bram plays 3-3 on right at once and will miss the first turn on which right is open; 3 is open.", "[7.4, 4.3, 7.5, 7.6]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left", "3-3 on right", "Anna plays 3-3 on right at once, stays on turn, and will miss the first turn on which right is open; 3 is open.", "[7.4, 4.3, 7.5, 7.6]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left\nshort Anna 4", "3-3 on right", "Anna plays 3-3 on right at once and will miss the first turn on which right is open; 3 is open. Anna is out: nos.", "[7.4, 4.3, 7.5, 7.6, 8.1]", &["Bram and Cees pay Anna 5 each for nos [8.1]"];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 4\nplay Bram 3-3\n3-1 on right", "wait", "Bram waits.", "[7.5]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 4\nplay Bram 3-3\n3-1 on right", "6-5", "Foul: Bram owes a turn and must say \"I wait\"; 6-5 goes back face up.", "[11.2d, 11.3]", &["Bram pays Anna and Cees 40 each for a tile instead of \"I wait\" [11.2d]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-0\n0-0", "claim", "Bram asks for payment for 0-0 and is paid.", "[7.1]", &["Anna pays Bram 7 for the double [7.1]"];
    OPENING, "claim", "Foul: no payment is due to Cees: 6-6 is the set.", "[11.2e, 7.2]", &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5", "claim", "Foul: no payment is due to Anna: 6-5 is not a double.", "[11.2e, 7.2]", &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-0\n0-0 claim", "claim", "Foul: no payment is due to Bram: 0-0 is paid already.", "[11.2e, 7.2]", &["Bram pays Anna and Cees 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5 on left\n6-4 on right\n5-5", "claim", "Foul: no payment is due to Cees: 5-5 lies beside Anna's 6-5, which was not played the turn before.", "[11.2e, 7.2]", &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"];
    // The claimed tile is the one that this entry lays, so the reason names it.
    OPENING, "6-5 claim", "Foul: no payment is due to Anna: 6-5 is not a double. Anna plays 6-5 on left; 5 is open.", "[6.3, 4.2, 11.2e, 7.2]", &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nset Cees 5-5\nannounce 1\n5-4\n4-4", "4-0 claim", "Foul: no payment is due to Cees: 4-0 is not a double. Cees plays 4-0 on left; 0 is open.", "[6.3, 4.2, 11.2e, 7.2]", &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5 on left\n6-4 on right", "5-5 claim", "Foul: no payment is due to Cees: 5-5 lies beside Anna's 6-5, which was not played the turn before. Cees plays 5-5 on left; 5 is open.", "[6.3, 4.2, 11.2e, 7.2]", &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Bram 30\ncount Cees 20\ncount Anna 80\ndeal\nset 4-2 drawn\nannounce 1\n4-1", "2-2 claim", "Foul: no payment is due to Cees: 2-2 lies beside Anna's 4-2, which was not played the turn before. Cees plays 2-2 on right; 2 is open.", "[6.3, 4.2, 11.2e, 7.2]", &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"];
    OPENING, "claim Anna", "Foul: no payment is due to Anna, who has played no tile.", "[11.2e, 7.2]", &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nset Cees 5-5\nannounce 1\n5-4\n4-4 on right stands", "claim", "Foul: no payment is due to Bram: 4-4 breaks the rules of this game.", "[11.2e, 7.2]", &["Bram pays Anna and Cees 40 each for asking for what is not due [11.2e]"];
    // Nos.
    ONE_EACH, "6-1", "Anna plays 6-1 on left; 1 is open. Anna is out: nos.", "[6.3, 4.2, 8.1]", &["Bram and Cees pay Anna 5 each for nos [8.1]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\nshort Bram 4\n6-1", "1-2", "Bram plays 2-1 on left; 2 is open. Bram is out. The hand is over: only one player has tiles.", "[6.3, 4.2, 8.2, 10.1]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\nshort Bram 4\n6-1", "nos Anna", "Anna was the first player out.", "[8.1]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\nshort Bram 4\n6-1\n1-2", "nos Bram", "Foul: Anna was out before Bram.", "[11.2e, 11.7]", &["Bram pays Anna and Cees 40 each for asking for what is not due [11.2e]"];
    OPENING, "nos Bram", "Foul: Bram still has 5 tiles.", "[11.7]", &["Bram pays Anna and Cees 40 each for saying nos with tiles in hand [11.7]"];
    // Closing.
    NONE_FITS, "block", "Anna closes rightly, since no unplayed tile fits.", "[9.1, 9.4, 9.2]", &["Bram and Cees pay Anna 20 each for the close [9.2]"];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-0\n4>3\nblock", "draw 11", "Bram draws 11 tiles. 2 are left. The hand is over: it is closed.", "[9.2, 10.1]", &[];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-0\n4>3\nblock", "foul Bram no-draw", "Foul: Bram did not draw after the close. The hand is over: it is closed.", "[9.6]", &["Bram pays Anna and Cees 40 each for not drawing [9.6]"];
    ONE_FITS, "block", "Anna closes; the close is open until it is refuted or upheld.", "[9.1, 9.4]", &[];
    OPENING, "block", "Foul: Cees closes wrongly, since 6 unplayed tiles fit and only 2 can stay hidden.", "[9.1, 9.4, 11.8, 9.3]", &["Cees pays Anna and Bram 40 each for the wrong close [11.8]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nplay Bram 6-5", "block", "Foul: Cees closes wrongly, since 6-5 fits and is known to be in Bram's hand.", "[9.1, 9.4, 11.8, 9.3]", &["Cees pays Anna and Bram 40 each for the wrong close [11.8]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5\ndraw 1", "block Cees", "Foul: only who has just played may close, and another has acted since Anna played.", "[11.2e, 11.8]", &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"];
    OPENING, "block Anna", "Foul: only who has just played may close, and that is Cees, not Anna.", "[11.2e, 11.8]", &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nblock", "block", "Foul: Cees has already announced a close with this tile.", "[11.2e]", &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"];
    CLAIMED, "refute Cees 1-1", "The close is wrong: Cees has 1-1, which can be played.", "[9.3, 11.8]", &["Anna pays Bram and Cees 40 each for the wrong close [11.8]"];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock\ndraw 11", "uphold", "The close is right: nobody can play. The hand is over: it is closed.", "[9.2, 10.1]", &["Bram and Cees pay Anna 20 each for the close [9.2]"];
    "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock\ndraw 11\nuphold",
        "reveal Cees 6-5 6-4 1-1", "The close was wrong: Cees had 1-1, which could be played. Cees counts 23.",
        "[10.2, 9.7]",
        &[
            "Anna pays Bram and Cees 20 each back for the close [9.7]", "Anna pays Bram and Cees 40 each for the wrong close [9.7]",
        ];
    LAST_HAND, "block", "Anna closes; the tiles of Cees decide when they are shown.", "[9.1, 9.4, 9.5]", &[];
    LAST_BLOCK, "reveal Cees 6-5 6-4 6-3",
        "The close is right: nobody can play. Cees counts 30. Cees will be on set.", "[10.2, 9.5, 9.2, 10.3]",
        &["Cees pays Anna 20 for the close [9.2]", "Cees pays Anna and Bram 30 each by the count [10.3]"];
    // The count.
    OVER, "count Cees 20", "Cees counts 20.", "[10.2]", &[];
    COUNTING, "count Anna 80", "Anna counts 80. Anna will be on set.", "[10.2, 10.3]",
        &[
            "Anna pays Bram 50 by the count [10.3]", "Anna pays Cees 60 by the count [10.3]", "Bram pays Cees 10 by the count [10.3]",
        ];
    LEVEL, "count Bram 30", "Bram counts 30. Anna and Cees are level and draw lots for the set.", "[10.2, 10.3]", &["Anna and Cees pay Bram 10 each by the count [10.3]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw Anna 4\n6-0\ndraw Bram 3\n0-1\ndraw Cees 4\n1-2\npass\npass\npass\ncount Cees 40\ncount Anna 40\ncount Bram 30", "lot Anna 6-5 Cees 6-4", "Anna will be on set.", "[2.3]", &[];
    OPENING, "void", "The hand is abandoned, and its payments are reversed.", "", &["Cees pays Anna and Bram 6 each back"];
    // Fouls that the official calls.
    OPENING, "foul Bram covering", "Foul: Bram covered tiles.", "[11.2f]", &["Bram pays Anna and Cees 40 each for covering tiles [11.2f]"];
    OPENING, "foul Bram showing", "Foul: Bram showed tiles.", "[11.2g]", &["Bram pays Anna and Cees 40 each for showing tiles [11.2g]"];
    OPENING, "foul Bram asking", "Foul: Bram asked for a payment that is not due.", "[11.2e]", &["Bram pays Anna and Cees 40 each for asking for what is not due [11.2e]"];
    "seat Anna Bram Cees\ndeal\nvoid", "foul Bram advice", "Foul: Bram, without tiles, gave advice.", "[11.9]", &["Bram pays Anna and Cees 40 each for advice [11.9]"];
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\npass", "foul Anna passed-able", "Foul: Anna passed at #5 while able to play.", "[11.6]", &["Anna pays Bram and Cees 40 each for passing while able to play [11.6]"];
    // Proofs.
    "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\npass", "6-5", "Anna plays 6-5 on left; 5 is open. It is proved that Anna passed at #5 while able to play.", "[6.3, 4.2, 11.6, 11.12]", &["Anna pays Bram and Cees 40 each for passing while able to play [11.6]"];
    "seat Anna Bram Cees\ndeal\nset Cees 5-5\nannounce 1", "play Bram 6-6", "Foul: it is Anna's turn, not Bram's; 6-6 goes back face up. It is proved that Bram held a higher double than the one set at #3.", "[11.2c, 11.3, 11.11, 11.12]", &["Bram pays Anna and Cees 40 each for a tile out of turn [11.2c]"];
    // Billitonnen.
    "house chips.start 476\nseat Anna Bram Cees Dirk\nsettle\nbillitonnen", "lot Anna 6-5 Bram 1-0 Cees 2-0 Dirk 3-0", "Anna leads.", "[13.1]", &[];
    "house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0", "starter 2-5", "2-5 lies as the set.", "[13.2]", &[];
    LINE, "flip 6-4", "Anna turns 6-4: it is the set.", "[13.3]", &[];
    TURNED, "flip 6-2", "Anna turns 6-2 and plays it on the left.", "[13.4]", &[];
    TURNED, "flip 4-2", "Anna turns 4-2 and plays it on the right.", "[13.4]", &[];
    TURNED, "flip 2-2", "Anna turns 2-2: it does not fit and goes to the end of the row.", "[13.4]", &[];
};

/// Enters a script and judges a line.
fn ruled(script: &str, line: &str) -> (Evening, Ruling) {
    let mut evening = Evening::new();
    for line in script.lines() {
        assert!(evening.take(&entry(line)), "{line} of {script}");
    }
    let ruling =
        evening.session.judge(&entry(line)).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    (evening, ruling)
}

/// Drawing for the set with a double in hand, called by the official and proved by a tile.
fn drew_with_double() -> [(Evening, Ruling, &'static str); 2] {
    let drawn = format!("{ANNA_SETS}\nset 4-2 drawn");
    let (evening, called) = ruled(&drawn, "foul Anna drew-with-double");
    let (proving, proved) = ruled(&format!("{drawn}\nannounce 1"), "play Anna 5-5");
    rows! {
        evening, called, "Foul: Anna drew for the set at #13 with a double in hand.";
        proving, proved, "Foul: it is Bram's turn, not Anna's; 5-5 goes back face up. It is proved that Anna drew for the set at #13 with a double in hand.";
    }
}

#[test]
fn every_ruling_is_worded_to_the_letter() {
    assert!(CASES.len() > 60);
    for Case { script, line, message, articles, payments } in CASES {
        let (mut evening, ruling) = ruled(script, line);
        evening.apply(&ruling);
        let told = ruling.text(&evening.session.names());
        assert_eq!(told.message(), *message, "{line}");
        assert_eq!(cited(&ruling.articles), *articles, "{line}");
        let paid: Vec<String> = told.payments.iter().map(ToString::to_string).collect();
        assert_eq!(paid, *payments, "{line}");
    }
    for (mut evening, ruling, message) in drew_with_double() {
        evening.apply(&ruling);
        assert_eq!(ruling.text(&evening.session.names()).message(), message);
    }
}

#[test]
fn a_ruling_reads_the_same_before_it_is_applied_and_after() {
    let newcomers = ["seat", "join"];
    for Case { script, line, message, .. } in CASES
        .iter()
        .filter(|Case { line, .. }| !newcomers.iter().any(|verb| line.starts_with(verb)))
    {
        let (evening, ruling) = ruled(script, line);
        assert_eq!(ruling.text(&evening.session.names()).message(), *message, "{line}");
    }
}

#[test]
fn no_sentence_is_loud_or_shows_the_insides_of_the_program() {
    for Case { script, line, .. } in CASES {
        let (mut evening, ruling) = ruled(script, line);
        evening.apply(&ruling);
        let told = ruling.text(&evening.session.names());
        let message = told.message();
        assert!(message.ends_with('.') && message.len() < 220, "{message}");
        for text in told.payments.iter().map(|paid| paid.words.as_str()).chain([&*message]) {
            let unknown = text.contains("nobody") && !text.contains("nobody can play");
            assert!(!text.contains(['!', '{', '}']) && !text.contains("  ") && !unknown, "{text}");
            assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{text}");
        }
    }
}

/// Prints a ruling that no entry can cause.
fn without_entry(verdict: Verdict, event: Event) -> String {
    let mut evening = Evening::new();
    assert!(evening.take(&entry(SEATED)));
    let mut ruling = Ruling::by_law(&LAW);
    ruling.verdict = verdict;
    Draft::of(&mut ruling).event(event);
    ruling.text(&evening.session.names()).message()
}

#[test]
fn sentences_that_no_line_reaches_have_words_too() {
    let (foul, player, tile) = (Foul::Asking, PlayerId::at(0), None);
    assert_eq!(
        without_entry(
            Verdict::Foul(foul.article()),
            Event::Fault { foul, player, tile, because: Because::Article }
        ),
        "Foul: Anna asked for a payment that is not due."
    );
}

#[test]
fn names_are_listed_and_articles_are_cited() {
    assert_eq!(listed([""; 0]), "");
    assert_eq!(listed(["Anna"]), "Anna");
    assert_eq!(listed(["Anna", "Bram", "Cees", "Dirk"]), "Anna, Bram, Cees and Dirk");
    assert_eq!(cited(&[]), "");
    let articles: Vec<Article> =
        ["7.4", "11.2a"].iter().filter_map(|text| Article::read(text)).collect();
    assert_eq!(cited(&articles), "[7.4, 11.2a]");
}

fn rulings() -> Vec<Ruling> {
    let typed = CASES.iter().map(|Case { script, line, .. }| ruled(script, line).1);
    typed.chain(drew_with_double().map(|(_, ruling, _)| ruling)).collect()
}

fn assert_all_held(kinds: &[&str], held: &BTreeSet<&str>) {
    let missing: Vec<&&str> = kinds.iter().filter(|kind| !held.contains(*kind)).collect();
    assert!(missing.is_empty(), "no words are held for {missing:?}");
}

#[test]
fn every_event_has_a_case() {
    let rulings = rulings();
    let held = rulings.iter().flat_map(Ruling::events_of::<Event>).map(event).collect();
    assert_all_held(EVENTS, &held);
    let held = rulings.iter().flat_map(Ruling::effects).map(effect).collect();
    assert_all_held(EFFECTS, &held);
}

#[test]
fn every_foul_has_a_case() {
    let rulings = rulings();
    let events = rulings.iter().flat_map(Ruling::events_of::<Event>);
    let mut held: Vec<Foul> = events.filter_map(Event::fault).collect();
    // A foul found only by a later entry prints its penalty.
    held.extend(rulings.iter().flat_map(Ruling::effects).filter_map(|effect| match effect {
        Effect::Fouled { penalty, .. } => Foul::of_cause(*penalty),
        _ => None,
    }));
    assert!(!Foul::ALL.is_empty());
    for foul in Foul::ALL {
        assert!(held.contains(foul), "{foul:?}");
    }
}

#[test]
fn every_purpose_has_a_case() {
    let rulings = rulings();
    let paid = rulings.iter().flat_map(Ruling::transfers);
    let held: BTreeSet<&str> =
        paid.map(|paid| paid.cause.map_or("back", |cause| cause.message)).collect();
    for cause in <Nos as Game>::ABOUT.causes {
        assert!(held.contains(cause.message), "{cause:?}");
    }
    assert!(held.contains("back"));
}

#[test]
fn art_7_3_no_accepted_play_hints_at_a_payment_or_a_close() {
    for (script, more, line, message, articles) in rows! {
        // Payments due, not due after a pass, due for an immediate double, and a last fitting tile.
        OPENING, "6-5", "5-5", "Bram plays 5-5 on left; 5 is open.", "[6.3, 4.2]";
        OPENING, "draw 11\n6-5\npass", "5-5", "Cees plays 5-5 on left; 5 is open.", "[6.3, 4.2]";
        MATADOR, "note on", "3-3", "Anna plays 3-3 on left; 3 is open.", "[6.3, 4.3]";
        MATADOR, "3-1", "3-3 on right", "Bram plays 3-3 on right; 3 is open.", "[6.3, 4.3]";
        DEAD, "3-0", "4>3", "Anna plays 4-3 on west; 3 is open.", "[6.3, 4.3]";
        DEAD, "3-1", "3-0", "Anna plays 3-0 on west; 0 is open.", "[6.3, 4.3]";
    } {
        let (evening, ruling) = ruled(&format!("{script}\n{more}"), line);
        assert_eq!(ruling.text(&evening.session.names()).message(), message);
        assert_eq!(cited(&ruling.articles), articles, "{message}");
    }
}

macro_rules! kinds {
    ($all:ident, $name:ident: $type:ty { $($pattern:pat => $kind:literal,)* }) => {
        /// Every kind by name. A new one does not compile until it is listed, and then needs a
        /// case.
        const $all: &[&str] = &[$($kind),*];

        fn $name(kind: &$type) -> &'static str {
            match kind { $($pattern => $kind,)* }
        }
    };
}

kinds! { EVENTS, event: Event {
    Event::PotEmpty => "PotEmpty",
    Event::PotTaken(_) => "PotTaken",
    Event::BillitonnenBegun => "BillitonnenBegun",
    Event::Fault { .. } => "Fault",
    Event::Recounted { agrees: true, .. } => "Recounted",
    Event::Recounted { agrees: false, .. } => "Recounted, differs",
    Event::Differs { .. } => "Differs",
    Event::Took { opens: Opens::HighestDouble, .. } => "Took, first",
    Event::Took { opens: Opens::Player { .. }, .. } => "Took, later",
    Event::Reshuffled => "Reshuffled",
    Event::Irregular(_, Irregular::Short(_)) => "Irregular Short",
    Event::Irregular(_, Irregular::Lapsed(_)) => "Irregular Lapsed",
    Event::Irregular(_, Irregular::Kept(_)) => "Irregular Kept",
    Event::Irregular(_, Irregular::Returned) => "Irregular Returned",
    Event::SetLaid { drawn: false, .. } => "SetLaid",
    Event::SetLaid { drawn: true, .. } => "SetLaid drawn",
    Event::Announced(..) => "Announced",
    Event::Declared(..) => "Declared",
    Event::Shown(..) => "Shown",
    Event::Drew { tiles: 0, .. } => "Drew nothing",
    Event::Drew { .. } => "Drew",
    Event::Passed { turn_passes: true, .. } => "Passed",
    Event::Passed { turn_passes: false, .. } => "Passed, must draw",
    Event::Denied { .. } => "Denied",
    Event::SaidNos(_) => "SaidNos",
    Event::Waited { .. } => "Waited",
    Event::Laid { manner: Manner::Turn { immediate: false }, .. } => "Laid",
    Event::Laid { manner: Manner::Turn { immediate: true }, .. } => "Laid in turn at once",
    Event::Laid { manner: Manner::AtOnce { later: false, .. }, .. } => "Laid out of turn",
    Event::Laid { manner: Manner::AtOnce { later: true, stays: false }, .. } => "Laid out of turn, barred",
    Event::Laid { manner: Manner::AtOnce { later: true, stays: true }, .. } => "Laid on turn, barred",
    Event::Laid { manner: Manner::Stands, .. } => "Laid, stands",
    Event::DuePaid(..) => "DuePaid",
    Event::Out { first: true, .. } => "Out first",
    Event::Out { first: false, .. } => "Out",
    Event::CloseCalled(_, CloseOutcome::RightAtOnce) => "CloseCalled RightAtOnce",
    Event::CloseCalled(_, CloseOutcome::KnownTile(..)) => "CloseCalled KnownTile",
    Event::CloseCalled(_, CloseOutcome::TooManyFit(..)) => "CloseCalled TooManyFit",
    Event::CloseCalled(_, CloseOutcome::OpenToTheLastHand(_)) => "CloseCalled OpenToTheLastHand",
    Event::CloseCalled(..) => "CloseCalled Open",
    Event::CloseDecided(_, CloseOutcome::Upheld) => "CloseDecided Upheld",
    Event::CloseDecided(_, CloseOutcome::ProvedWrong(..)) => "CloseDecided ProvedWrong",
    Event::CloseDecided(..) => "CloseDecided Refuted",
    Event::Over(Ending::OneLeft) => "Over OneLeft",
    Event::Over(Ending::Closed) => "Over Closed",
    Event::Over(Ending::AllPassed) => "Over AllPassed",
    Event::Proved { kind: DenialKind::Pass, .. } => "Proved Pass",
    Event::Proved { kind: DenialKind::DrawnSet, .. } => "Proved DrawnSet",
    Event::Proved { kind: DenialKind::HigherDouble, .. } => "Proved HigherDouble",
    Event::Punished { kind: DenialKind::Pass, .. } => "Punished Pass",
    Event::Punished { .. } => "Punished DrawnSet",
    Event::Counted(..) => "Counted",
    Event::Concealed { .. } => "Concealed",
    Event::HandScored(Opener::Lots(_)) => "HandScored Lots",
    Event::HandScored(_) => "HandScored",
    Event::FellBelowZero(..) => "FellBelowZero",
    Event::LotsDrawn(_) => "LotsDrawn",
    Event::Lead(_) => "Lead",
    Event::Started(..) => "Started",
    Event::TileFlipped { to: Flipped::Set, .. } => "TileFlipped Set",
    Event::TileFlipped { to: Flipped::Left, .. } => "TileFlipped Left",
    Event::TileFlipped { to: Flipped::Right, .. } => "TileFlipped Right",
    Event::TileFlipped { to: Flipped::Back, .. } => "TileFlipped Back",
}}

/// The effects that occur in Nos.
const EFFECTS: &[&str] = &[
    "LawNamed", "Seated", "Joined", "Left", "HouseSet", "Noted", "Dealt", "Paid", "Fouled", "Over",
    "Voided", "Settled",
];

fn effect(effect: &Effect) -> &'static str {
    nos_base::words::message::Message::id(effect).trim_start_matches("Effect-")
}
