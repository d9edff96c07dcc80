//! Every sentence of a ruling and every purpose of a payment, in the words that the official reads.

use super::evening::Evening;
use crate::support::scripts::entry;
use nos_base::table::article::{Article, cited};
use nos_base::table::seat::PlayerId;
use nos_base::words::shell::listed;
use nos_law::Verdict;
use nos_law::effect::Effect;
use nos_law::game::Game;
use nos_law::ruling::Draft;
use nos_law::table::Opener;
use nos_laws::nos::fouls::Foul;
use nos_laws::nos::hand::{DenialKind, Ending, Irregular};
use nos_laws::nos::ruling::{CloseOutcome, Event, Flipped, Manner, Opens};
use nos_laws::nos::{Because, LAW, Nos, Ruling};
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

/// What has happened, what is typed then, what is said of it, by which articles, and who pays whom.
#[rustfmt::skip]
const CASES: &[Case] = &[// The session.
    Case { script: "", line: "law 1", message: "Judged by edition 1 of the rulebook.", articles: "", payments: &[] },
    Case { script: "", line: SEATED, message: "Anna, Bram and Cees sit down, clockwise.", articles: "[1.1, 1.3]", payments: &[] },
    Case { script: SEATED, line: "house payments.nos 10", message: "House rule: payments.nos 10.", articles: "", payments: &[] },
    Case { script: SEATED, line: "house house.extra_games true", message: "House rule: house.extra_games true.", articles: "", payments: &[] },
    Case { script: SEATED, line: "join Dirk after Anna", message: "Dirk joins.", articles: "[12.5]", payments: &[] },
    Case { script: "house chips.start 476\nseat Anna Bram Cees", line: "retire Bram", message: "Bram leaves.", articles: "[12.2, 12.1]", payments: &["Bram rounds down and pays 16 into the pot [12.1]"] },
    Case { script: "house chips.start 476\nseat Anna Bram Cees", line: "settle", message: "The session is settled.", articles: "[12.1]", payments: &["Anna, Bram and Cees round down and pay 16 each into the pot [12.1]"] },
    Case { script: "house chips.start 476\nseat Anna Bram Cees\ndeal\nset Cees 4-4\nvoid\ndeal\nfoul Cees covering", line: "void", message: "The hand is abandoned, and its payments are reversed.", articles: "", payments: &["Anna and Bram pay Cees 40 each back"] },
    Case { script: SEATED, line: "settle", message: "The session is settled. The pot is empty; the evening is over.", articles: "[12.1]", payments: &[] },
    Case { script: POT, line: "pot Bram", message: "Bram takes the pot.", articles: "[12.3]", payments: &["Bram takes 48 from the pot [12.3]"] },
    Case { script: POT, line: "billitonnen", message: "Billitonnen: each player draws a tile for the lead.", articles: "[13.1]", payments: &[] },
    Case { script: SEATED, line: "recount Anna 500", message: "The count agrees with the book.", articles: "[1.4]", payments: &[] },
    Case { script: SEATED, line: "recount Anna 496 Bram 501", message: "Anna has 4 less than the book: 496 counted, 500 in the book. Bram has 1 more than the book: 501 counted, 500 in the book.", articles: "[1.4]", payments: &[] },
    Case { script: SEATED, line: "note Bram fetches coffee", message: "Noted.", articles: "", payments: &[] },
    // A balance below zero, told when it crosses and not while it stays there.
    // Who is paid as much by the same ruling does not fall.
    Case { script: "house chips.start 100\nseat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nfoul Bram covering\ndraw 11\npass\npass\npass\ncount Anna 90\ncount Bram 40", line: "count Cees 20", message: "Cees counts 20. Anna will be on set.", articles: "[10.2, 10.3]", payments: &["Anna pays Bram 50 by the count [10.3]", "Anna pays Cees 70 by the count [10.3]", "Bram pays Cees 20 by the count [10.3]"] },
    Case { script: "house chips.start 20\nseat Anna Bram Cees\ndeal", line: "foul Anna covering", message: "Foul: Anna covered tiles. Anna falls below zero, to -60.", articles: "[11.2f, 1.4]", payments: &["Anna pays Bram and Cees 40 each for covering tiles [11.2f]"] },
    Case { script: "house chips.start 20\nseat Anna Bram Cees\ndeal\nfoul Anna covering", line: "foul Anna covering", message: "Foul: Anna covered tiles.", articles: "[11.2f]", payments: &["Anna pays Bram and Cees 40 each for covering tiles [11.2f]"] },
    // The deal.
    Case { script: SEATED, line: "deal", message: "Hand 1. Anyone shuffles. 5 tiles each, 13 in the boneyard. The highest double is set.", articles: "[2.1, 2.2, 2.4]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Bram 30\ncount Cees 20\ncount Anna 80", line: "deal", message: "Hand 2. Cees shuffles. 5 tiles each, 13 in the boneyard. Anna is on set.", articles: "[2.1, 2.3, 2.4]", payments: &[] },
    Case { script: DEALT, line: "reshuffle", message: "Nobody has a double: the tiles are shuffled and dealt again.", articles: "[2.2]", payments: &[] },
    Case { script: DEALT, line: "short Anna 1", message: "Foul: Anna took 1 tile too few and draws it.", articles: "[2.5]", payments: &["Anna pays Bram and Cees 40 each for taking too few tiles [2.5]"] },
    Case { script: DEALT, line: "short Anna 2 waive", message: "Foul: Anna took 2 tiles too few and draws them. The table waives the penalty.", articles: "[2.5, 11.10]", payments: &[] },
    Case { script: SET, line: "short Anna 2", message: "Anna took 2 tiles too few; it is too late to demand the penalty, and Anna plays on.", articles: "[2.5]", payments: &[] },
    Case { script: DEALT, line: "excess Anna 1 kept", message: "Anna took 1 tile too many and keeps it.", articles: "[2.6, 2.7]", payments: &[] },
    Case { script: DEALT, line: "excess Anna 3 kept", message: "Foul: Anna took 3 tiles too many and keeps them.", articles: "[2.6, 2.7]", payments: &["Anna pays Bram and Cees 40 each for taking too many tiles [2.6]"] },
    Case { script: DEALT, line: "excess Anna 2 returned", message: "Anna took too many tiles and gives them back unseen.", articles: "[2.6]", payments: &[] },
    // The set.
    Case { script: DEALT, line: "set Bram 3-3", message: "Bram sets 3-3.", articles: "[3.3, 3.1]", payments: &["Anna and Cees pay Bram 3 each for the set [3.3]"] },
    Case { script: ANNA_SETS, line: "set 4-2 drawn", message: "Anna draws 4-2 and sets it.", articles: "[3.2, 3.4]", payments: &["Anna pays Bram and Cees 6 each for the set [3.4]"] },
    Case { script: ANNA_SETS, line: "set Bram 5-5", message: "Foul: Anna is on set, not Bram; 5-5 goes back face up.", articles: "[11.2b, 11.3]", payments: &["Bram pays Anna and Cees 40 each for setting without being on set [11.2b]"] },
    Case { script: ANNA_SETS, line: "set 5-4", message: "Foul: the set must be a double from hand or a drawn tile, and 5-4 is neither; it goes back face up to Anna.", articles: "[3.6, 11.2a, 11.3]", payments: &["Anna pays Bram and Cees 40 each for a tile that does not follow the game [3.6]"] },
    Case { script: SET, line: "announce 7", message: "The game is no. 7, ordinary cross, then matador.", articles: "[4.1, 4.5]", payments: &[] },
    Case { script: "house house.extra_games true\nseat Anna Bram Cees\ndeal\nset Cees 0-0", line: "announce triangle then ordinary-double-cross", message: "The game is triangle, then ordinary double cross.", articles: "[4.1, 4.11]", payments: &[] },
    Case { script: OPENING, line: "declare Anna 5-5 4-4 3-3 2-2", message: "Anna lays 5-5 4-4 3-3 2-2 face up.", articles: "[5.1, 5.2]", payments: &["Bram and Cees pay Anna 200 each for the declared doubles [5.2]"] },
    Case { script: OPENING, line: "declare Anna 5-5", message: "Foul: nothing is paid for these tiles: at this table it takes 4 and 5 doubles. Anna lays 5-5 face up.", articles: "[5.1, 5.3, 11.2e]", payments: &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"] },
    // The turn.
    Case { script: OPENING, line: "draw", message: "Anna draws 1 tile. 12 are left.", articles: "[6.2]", payments: &[] },
    Case { script: OPENING, line: "draw 11", message: "Anna draws 11 tiles. 2 are left.", articles: "[6.2]", payments: &[] },
    Case { script: OPENING, line: "draw 12", message: "Foul: only 11 tiles could be drawn, since the last two are not. Anna draws 11 tiles. 2 are left.", articles: "[6.2, 11.4]", payments: &["Anna pays Bram and Cees 40 each for drawing from the last two tiles [11.4]"] },
    Case { script: ALL_PASS, line: "draw", message: "Foul: only two tiles are left in the boneyard, and they are not drawn. Cees draws nothing.", articles: "[6.2, 11.4]", payments: &["Cees pays Anna and Bram 40 each for drawing from the last two tiles [11.4]"] },
    Case { script: OPENING, line: "pass", message: "Foul: Anna passes with 13 tiles in the boneyard, where all but two may be drawn. Anna stays on turn, and draws until able to play or two tiles are left.", articles: "[11.5]", payments: &["Anna pays Bram and Cees 40 each for passing with tiles left to draw [11.5]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11", line: "pass", message: "Anna passes.", articles: "[6.4]", payments: &[] },
    Case { script: ALL_PASS, line: "pass", message: "Cees passes. The hand is over: everybody has passed.", articles: "[6.4, 10.1]", payments: &[] },
    Case { script: OPENING, line: "6-5", message: "Anna plays 6-5 on left; 5 is open.", articles: "[6.3, 4.2]", payments: &[] },
    Case { script: OPENING, line: "5-4", message: "Foul: 5-4 does not fit as played: every end asks for a 6; it goes back face up to Anna, who stays on turn.", articles: "[11.2a, 11.3]", payments: &["Anna pays Bram and Cees 40 each for a tile that does not follow the game [11.2a]"] },
    Case { script: OPENING, line: "play Bram 6-5", message: "Foul: it is Anna's turn, not Bram's; 6-5 goes back face up.", articles: "[11.2c, 11.3]", payments: &["Bram pays Anna and Cees 40 each for a tile out of turn [11.2c]"] },
    Case { script: OPENING, line: "5>4 on left stands", message: "Foul: Anna played 5-4 on left: it breaks the rules of this game, but was noticed too late, so it stays; 4 is open.", articles: "[11.2a, 11.13]", payments: &["Anna pays Bram and Cees 40 each for a tile that does not follow the game [11.2a]"] },
    Case { script: OPENING, line: "5-4 waive", message: "Foul: 5-4 does not fit as played: every end asks for a 6; it goes back face up to Anna, who stays on turn. The table waives the penalty.", articles: "[11.2a, 11.10, 11.3]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce ordinary first 2 on left", line: "6-5 on right", message: "Foul: 6-5 does not fit as played: right is shut for now; it goes back face up to Anna, who stays on turn.", articles: "[11.2a, 11.3]", payments: &["Anna pays Bram and Cees 40 each for a tile that does not follow the game [11.2a]"] },
    // Doubles.
    Case { script: MATADOR, line: "play Bram 3-3", message: "Bram plays 3-3 on left at once and will miss a turn; 3 is open.", articles: "[7.4, 4.3, 7.5]", payments: &[] },
    Case { script: MATADOR, line: "play Bram 3-3 claim", message: "Bram plays 3-3 on left at once and will miss a turn; 3 is open. Bram asks for payment for 3-3 and is paid.", articles: "[7.4, 4.3, 7.5]", payments: &["Cees pays Bram 3 for the double [7.4]"] },
    Case { script: MATADOR, line: "3-3", message: "Anna plays 3-3 on left; 3 is open.", articles: "[6.3, 4.3]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left", line: "play Bram 3-3 on right", message: "Bram plays 3-3 on right at once and will miss the first turn on which right is open; 3 is open.", articles: "[7.4, 4.3, 7.5, 7.6]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left", line: "3-3 on right", message: "Anna plays 3-3 on right at once, stays on turn, and will miss the first turn on which right is open; 3 is open.", articles: "[7.4, 4.3, 7.5, 7.6]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 4\nplay Bram 3-3\n3-1 on right", line: "wait", message: "Bram waits.", articles: "[7.5]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 4\nplay Bram 3-3\n3-1 on right", line: "6-5", message: "Foul: Bram owes a turn and must say \"I wait\"; 6-5 goes back face up.", articles: "[11.2d, 11.3]", payments: &["Bram pays Anna and Cees 40 each for a tile instead of \"I wait\" [11.2d]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-0\n0-0", line: "claim", message: "Bram asks for payment for 0-0 and is paid.", articles: "[7.1]", payments: &["Anna pays Bram 7 for the double [7.1]"] },
    Case { script: OPENING, line: "claim", message: "Foul: no payment is due to Cees: 6-6 is the set.", articles: "[11.2e, 7.2]", payments: &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5", line: "claim", message: "Foul: no payment is due to Anna: 6-5 is not a double.", articles: "[11.2e, 7.2]", payments: &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-0\n0-0 claim", line: "claim", message: "Foul: no payment is due to Bram: 0-0 is paid already.", articles: "[11.2e, 7.2]", payments: &["Bram pays Anna and Cees 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5 on left\n6-4 on right\n5-5", line: "claim", message: "Foul: no payment is due to Cees: 5-5 lies beside Anna's 6-5, which was not played the turn before.", articles: "[11.2e, 7.2]", payments: &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"] },
    // The reason speaks of the tile that is claimed for, which lies only with this entry.
    Case { script: OPENING, line: "6-5 claim", message: "Foul: no payment is due to Anna: 6-5 is not a double. Anna plays 6-5 on left; 5 is open.", articles: "[6.3, 4.2, 11.2e, 7.2]", payments: &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 5-5\nannounce 1\n5-4\n4-4", line: "4-0 claim", message: "Foul: no payment is due to Cees: 4-0 is not a double. Cees plays 4-0 on left; 0 is open.", articles: "[6.3, 4.2, 11.2e, 7.2]", payments: &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5 on left\n6-4 on right", line: "5-5 claim", message: "Foul: no payment is due to Cees: 5-5 lies beside Anna's 6-5, which was not played the turn before. Cees plays 5-5 on left; 5 is open.", articles: "[6.3, 4.2, 11.2e, 7.2]", payments: &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Bram 30\ncount Cees 20\ncount Anna 80\ndeal\nset 4-2 drawn\nannounce 1\n4-1", line: "2-2 claim", message: "Foul: no payment is due to Cees: 2-2 lies beside Anna's 4-2, which was not played the turn before. Cees plays 2-2 on right; 2 is open.", articles: "[6.3, 4.2, 11.2e, 7.2]", payments: &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"] },
    Case { script: OPENING, line: "claim Anna", message: "Foul: no payment is due to Anna, who has played no tile.", articles: "[11.2e, 7.2]", payments: &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 5-5\nannounce 1\n5-4\n4-4 on right stands", line: "claim", message: "Foul: no payment is due to Bram: 4-4 breaks the rules of this game.", articles: "[11.2e, 7.2]", payments: &["Bram pays Anna and Cees 40 each for asking for what is not due [11.2e]"] },
    // Nos.
    Case { script: ONE_EACH, line: "6-1", message: "Anna plays 6-1 on left; 1 is open. Anna is out: nos.", articles: "[6.3, 4.2, 8.1]", payments: &["Bram and Cees pay Anna 5 each for nos [8.1]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\nshort Bram 4\n6-1", line: "1-2", message: "Bram plays 2-1 on left; 2 is open. Bram is out. The hand is over: only one player has tiles.", articles: "[6.3, 4.2, 8.2, 10.1]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\nshort Bram 4\n6-1", line: "nos Anna", message: "Anna was the first player out.", articles: "[8.1]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nshort Anna 4\nshort Bram 4\n6-1\n1-2", line: "nos Bram", message: "Foul: Anna was out before Bram.", articles: "[11.2e, 11.7]", payments: &["Bram pays Anna and Cees 40 each for asking for what is not due [11.2e]"] },
    Case { script: OPENING, line: "nos Bram", message: "Foul: Bram still has 5 tiles.", articles: "[11.7]", payments: &["Bram pays Anna and Cees 40 each for saying nos with tiles in hand [11.7]"] },
    // Closing.
    Case { script: NONE_FITS, line: "block", message: "Anna closes rightly, since no unplayed tile fits.", articles: "[9.1, 9.4, 9.2]", payments: &["Bram and Cees pay Anna 20 each for the close [9.2]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-0\n4>3\nblock", line: "draw 11", message: "Bram draws 11 tiles. 2 are left. The hand is over: it is closed.", articles: "[9.2, 10.1]", payments: &[] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-0\n4>3\nblock", line: "foul Bram no-draw", message: "Foul: Bram did not draw after the close. The hand is over: it is closed.", articles: "[9.6]", payments: &["Bram pays Anna and Cees 40 each for not drawing [9.6]"] },
    Case { script: ONE_FITS, line: "block", message: "Anna closes; that stays open until it is refuted or upheld.", articles: "[9.1, 9.4]", payments: &[] },
    Case { script: OPENING, line: "block", message: "Foul: Cees closes wrongly, since 6 unplayed tiles fit and only 2 can stay hidden.", articles: "[9.1, 9.4, 11.8, 9.3]", payments: &["Cees pays Anna and Bram 40 each for the wrong close [11.8]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nplay Bram 6-5", line: "block", message: "Foul: Cees closes wrongly, since 6-5 fits and is known to be in Bram's hand.", articles: "[9.1, 9.4, 11.8, 9.3]", payments: &["Cees pays Anna and Bram 40 each for the wrong close [11.8]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5\ndraw 1", line: "block Cees", message: "Foul: only who has just played may close, and another has acted since Anna played.", articles: "[11.2e, 11.8]", payments: &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"] },
    Case { script: OPENING, line: "block Anna", message: "Foul: only who has just played may close, and that is Cees, not Anna.", articles: "[11.2e, 11.8]", payments: &["Anna pays Bram and Cees 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nblock", line: "block", message: "Foul: Cees has already announced a close with this tile.", articles: "[11.2e]", payments: &["Cees pays Anna and Bram 40 each for asking for what is not due [11.2e]"] },
    Case { script: CLAIMED, line: "refute Cees 1-1", message: "The close is wrong: Cees has 1-1, which can be played.", articles: "[9.3, 11.8]", payments: &["Anna pays Bram and Cees 40 each for the wrong close [11.8]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock\ndraw 11", line: "uphold", message: "The close is right: nobody can play. The hand is over: it is closed.", articles: "[9.2, 10.1]", payments: &["Bram and Cees pay Anna 20 each for the close [9.2]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock\ndraw 11\nuphold", line: "reveal Cees 6-5 6-4 1-1", message: "The close was wrong: Cees had 1-1, which could be played. Cees counts 23.", articles: "[10.2, 9.7]", payments: &[
        "Anna pays Bram and Cees 20 each back for the close [9.7]", "Anna pays Bram and Cees 40 each for the wrong close [9.7]",
    ] },
    Case { script: LAST_HAND, line: "block", message: "Anna closes; the tiles of Cees decide when they are shown.", articles: "[9.1, 9.4, 9.5]", payments: &[] },
    Case { script: LAST_BLOCK, line: "reveal Cees 6-5 6-4 6-3", message: "The close is right: nobody can play. Cees counts 30. Cees will be on set.", articles: "[10.2, 9.5, 9.2, 10.3]", payments: &[
        "Cees pays Anna 20 for the close [9.2]", "Cees pays Anna and Bram 30 each by the count [10.3]",
    ] },
    // The count.
    Case { script: OVER, line: "count Cees 20", message: "Cees counts 20.", articles: "[10.2]", payments: &[] },
    Case { script: COUNTING, line: "count Anna 80", message: "Anna counts 80. Anna will be on set.", articles: "[10.2, 10.3]", payments: &[
        "Anna pays Bram 50 by the count [10.3]", "Anna pays Cees 60 by the count [10.3]", "Bram pays Cees 10 by the count [10.3]",
    ] },
    Case { script: LEVEL, line: "count Bram 30", message: "Bram counts 30. Anna and Cees are level and draw lots for the set.", articles: "[10.2, 10.3]", payments: &["Anna and Cees pay Bram 10 each by the count [10.3]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw Anna 4\n6-0\ndraw Bram 3\n0-1\ndraw Cees 4\n1-2\npass\npass\npass\ncount Cees 40\ncount Anna 40\ncount Bram 30", line: "lot Anna 6-5 Cees 6-4", message: "Anna will be on set.", articles: "[2.3]", payments: &[] },
    Case { script: OPENING, line: "void", message: "The hand is abandoned, and its payments are reversed.", articles: "", payments: &["Cees pays Anna and Bram 6 each back"] },
    // Fouls that the official calls.
    Case { script: OPENING, line: "foul Bram covering", message: "Foul: Bram covered tiles.", articles: "[11.2f]", payments: &["Bram pays Anna and Cees 40 each for covering tiles [11.2f]"] },
    Case { script: OPENING, line: "foul Bram showing", message: "Foul: Bram showed tiles.", articles: "[11.2g]", payments: &["Bram pays Anna and Cees 40 each for showing tiles [11.2g]"] },
    Case { script: OPENING, line: "foul Bram asking", message: "Foul: Bram asked for a payment that is not due.", articles: "[11.2e]", payments: &["Bram pays Anna and Cees 40 each for asking for what is not due [11.2e]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nvoid", line: "foul Bram advice", message: "Foul: Bram, without tiles, gave advice.", articles: "[11.9]", payments: &["Bram pays Anna and Cees 40 each for advice [11.9]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\npass", line: "foul Anna passed-able", message: "Foul: Anna passed at #5 while able to play.", articles: "[11.6]", payments: &["Anna pays Bram and Cees 40 each for passing while able to play [11.6]"] },
    // What is proved.
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\npass", line: "6-5", message: "Anna plays 6-5 on left; 5 is open. It is proved that Anna passed at #5 while able to play.", articles: "[6.3, 4.2, 11.6, 11.12]", payments: &["Anna pays Bram and Cees 40 each for passing while able to play [11.6]"] },
    Case { script: "seat Anna Bram Cees\ndeal\nset Cees 5-5\nannounce 1", line: "play Bram 6-6", message: "Foul: it is Anna's turn, not Bram's; 6-6 goes back face up. It is proved that Bram held a higher double than the one set at #3.", articles: "[11.2c, 11.3, 11.11, 11.12]", payments: &["Bram pays Anna and Cees 40 each for a tile out of turn [11.2c]"] },
    // Billitonnen.
    Case { script: "house chips.start 476\nseat Anna Bram Cees Dirk\nsettle\nbillitonnen", line: "lot Anna 6-5 Bram 1-0 Cees 2-0 Dirk 3-0", message: "Anna leads.", articles: "[13.1]", payments: &[] },
    Case { script: "house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0", line: "starter 2-5", message: "2-5 lies as the set.", articles: "[13.2]", payments: &[] },
    Case { script: LINE, line: "flip 6-4", message: "Anna turns 6-4: it is the set.", articles: "[13.3]", payments: &[] },
    Case { script: TURNED, line: "flip 6-2", message: "Anna turns 6-2 and plays it on the left.", articles: "[13.4]", payments: &[] },
    Case { script: TURNED, line: "flip 4-2", message: "Anna turns 4-2 and plays it on the right.", articles: "[13.4]", payments: &[] },
    Case { script: TURNED, line: "flip 2-2", message: "Anna turns 2-2: it does not fit and goes to the end of the row.", articles: "[13.4]", payments: &[] },
];

/// Takes a script as it comes, and then judges a line.
fn ruled(script: &str, line: &str) -> (Evening, Ruling) {
    let mut evening = Evening::new();
    for line in script.lines() {
        assert!(evening.take(&entry(line)), "{line} of {script}");
    }
    let ruling = evening
        .session
        .judge(&entry(line))
        .unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    (evening, ruling)
}

/// Drawn for the set with a double in hand, called by the official and proved by a tile.
fn drew_with_double() -> [(Evening, Ruling, &'static str); 2] {
    let drawn = format!("{ANNA_SETS}\nset 4-2 drawn");
    let (evening, called) = ruled(&drawn, "foul Anna drew-with-double");
    let (proving, proved) = ruled(&format!("{drawn}\nannounce 1"), "play Anna 5-5");
    [
        (
            evening,
            called,
            "Foul: Anna drew for the set at #13 with a double in hand.",
        ),
        (
            proving,
            proved,
            "Foul: it is Bram's turn, not Anna's; 5-5 goes back face up. It is proved that Anna drew for the set at #13 with a double in hand.",
        ),
    ]
}

#[test]
fn every_ruling_is_worded_to_the_letter() {
    assert!(CASES.len() > 60);
    for Case {
        script,
        line,
        message,
        articles,
        payments,
    } in CASES
    {
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
    for Case {
        script,
        line,
        message,
        ..
    } in CASES
        .iter()
        .filter(|Case { line, .. }| !newcomers.iter().any(|verb| line.starts_with(verb)))
    {
        let (evening, ruling) = ruled(script, line);
        assert_eq!(
            ruling.text(&evening.session.names()).message(),
            *message,
            "{line}"
        );
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
        let paid = told.payments.iter().map(|paid| paid.words.as_str());
        for text in paid.chain([&*message]) {
            let unknown = text.contains("nobody") && !text.contains("nobody can play");
            assert!(
                !text.contains(['!', '{', '}']) && !text.contains("  ") && !unknown,
                "{text}"
            );
            assert!(
                text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()),
                "{text}"
            );
        }
    }
}

/// A ruling that no line brings about.
fn made_up(verdict: Verdict, event: Event) -> String {
    let mut evening = Evening::new();
    assert!(evening.take(&entry(SEATED)));
    let mut ruling = Ruling::by_law(&LAW);
    ruling.verdict = verdict;
    Draft::of(&mut ruling).event(event);
    ruling.text(&evening.session.names()).message()
}

#[test]
fn sentences_that_no_line_brings_about_are_worded_too() {
    let (foul, player, tile) = (Foul::Asking, PlayerId::at(0), None);
    assert_eq!(
        made_up(
            Verdict::Foul(foul.article()),
            Event::Fault {
                foul,
                player,
                tile,
                because: Because::Article,
            }
        ),
        "Foul: Anna asked for a payment that is not due."
    );
}

#[test]
fn names_are_listed_and_articles_are_cited() {
    assert_eq!(listed([]), "");
    assert_eq!(listed(["Anna"]), "Anna");
    assert_eq!(
        listed(["Anna", "Bram", "Cees", "Dirk"]),
        "Anna, Bram, Cees and Dirk"
    );
    assert_eq!(cited(&[]), "");
    let articles: Vec<Article> = ["7.4", "11.2a"]
        .iter()
        .filter_map(|text| Article::read(text))
        .collect();
    assert_eq!(cited(&articles), "[7.4, 11.2a]");
}

fn rulings() -> Vec<Ruling> {
    let typed = CASES
        .iter()
        .map(|Case { script, line, .. }| ruled(script, line).1);
    typed
        .chain(drew_with_double().map(|(_, ruling, _)| ruling))
        .collect()
}

fn assert_all_held(kinds: &[&str], held: &BTreeSet<&str>) {
    let missing: Vec<&&str> = kinds.iter().filter(|kind| !held.contains(*kind)).collect();
    assert!(missing.is_empty(), "no words are held for {missing:?}");
}

#[test]
fn every_event_has_its_words_held() {
    let rulings = rulings();
    let held = rulings
        .iter()
        .flat_map(Ruling::events_of::<Event>)
        .map(event)
        .collect();
    assert_all_held(EVENTS, &held);
    let effects = rulings.iter().flat_map(Ruling::effects);
    let held = effects.map(effect).collect();
    assert_all_held(EFFECTS, &held);
}

#[test]
fn every_foul_has_its_words_held() {
    let rulings = rulings();
    let events = rulings.iter().flat_map(Ruling::events_of::<Event>);
    let mut held: Vec<Foul> = events.filter_map(Event::fault).collect();
    // One that is only found by another entry is told by its penalty.
    let penalties = rulings.iter().flat_map(Ruling::effects);
    held.extend(penalties.filter_map(|effect| match effect {
        Effect::Fouled { penalty, .. } => Foul::of_cause(*penalty),
        _ => None,
    }));
    assert!(!Foul::ALL.is_empty());
    for foul in Foul::ALL {
        assert!(held.contains(foul), "{foul:?}");
    }
}

#[test]
fn every_purpose_has_its_words_held() {
    let rulings = rulings();
    let paid = rulings.iter().flat_map(Ruling::transfers);
    let held: BTreeSet<&str> = paid
        .map(|paid| paid.cause.map_or("back", |cause| cause.message))
        .collect();
    for cause in <Nos as Game>::ABOUT.causes {
        assert!(held.contains(cause.message), "{cause:?}");
    }
    assert!(held.contains("back"));
}

#[test]
fn art_7_3_no_accepted_play_hints_at_a_payment_or_a_close() {
    struct Case {
        script: &'static str,
        more: &'static str,
        line: &'static str,
        message: &'static str,
        articles: &'static str,
    }
    let table = [
        // Due, not due after a pass, due as an immediate double, and a tile after which nothing fits.
        Case {
            script: OPENING,
            more: "6-5",
            line: "5-5",
            message: "Bram plays 5-5 on left; 5 is open.",
            articles: "[6.3, 4.2]",
        },
        Case {
            script: OPENING,
            more: "draw 11\n6-5\npass",
            line: "5-5",
            message: "Cees plays 5-5 on left; 5 is open.",
            articles: "[6.3, 4.2]",
        },
        Case {
            script: MATADOR,
            more: "note on",
            line: "3-3",
            message: "Anna plays 3-3 on left; 3 is open.",
            articles: "[6.3, 4.3]",
        },
        Case {
            script: MATADOR,
            more: "3-1",
            line: "3-3 on right",
            message: "Bram plays 3-3 on right; 3 is open.",
            articles: "[6.3, 4.3]",
        },
        Case {
            script: DEAD,
            more: "3-0",
            line: "4>3",
            message: "Anna plays 4-3 on west; 3 is open.",
            articles: "[6.3, 4.3]",
        },
        Case {
            script: DEAD,
            more: "3-1",
            line: "3-0",
            message: "Anna plays 3-0 on west; 0 is open.",
            articles: "[6.3, 4.3]",
        },
    ];
    for Case {
        script,
        more,
        line,
        message,
        articles,
    } in table
    {
        let (evening, ruling) = ruled(&format!("{script}\n{more}"), line);
        assert_eq!(ruling.text(&evening.session.names()).message(), message);
        assert_eq!(cited(&ruling.articles), articles, "{message}");
    }
}

macro_rules! kinds {
    ($all:ident, $name:ident: $type:ty { $($pattern:pat => $kind:literal,)* }) => {
        /// The kinds by their names; a new one does not compile until it is listed, and then needs a case.
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

/// The effects of every law that Nos has; those without a name here it has not.
const EFFECTS: &[&str] = &[
    "LawNamed", "Seated", "Joined", "Left", "HouseSet", "Noted", "Dealt", "Paid", "Fouled", "Over",
    "Voided", "Settled",
];

fn effect(effect: &Effect) -> &'static str {
    let id = nos_base::words::message::Message::id(effect);
    id.trim_start_matches("Effect-")
}
