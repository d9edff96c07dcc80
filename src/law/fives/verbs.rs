//! The verbs of fives and threes, one row for each. The row gives the arguments, the usage line, completion
//! and help; it also says how the verb is read and printed.

use super::arguments::{Edition, Played, Players};
use super::house::HouseKey;
use super::session::Phase;
use crate::law::asks::{HeldBy, LegalOf};
use crate::law::tiles::{NamesAndTiles, Tiles};
use crate::speech::argument::{Actor, HouseRule, Player, Text};
use crate::speech::verbs;

verbs! {
    /// What happened at the table.
    pub enum Act in Phase {
        Law(edition: Edition) = "law" Session "the law and the edition of its rulebook, as the very first entry",
            "law fives-and-threes 1", [], [Lobby];
        Seat(names: Players) = "seat" Session "the players, clockwise: two, or four in pairs who sit opposite",
            "seat Anna Bram Cees Dirk", ["1.1"], [Lobby];
        House(setting: HouseRule<HouseKey>) = "house" Session "a house rule other than the default, before the first deal",
            "house game.target 121", ["6.1"], [Lobby, Lot, Between];
        Lot(tiles: NamesAndTiles) = "lot" Session "the tiles drawn for the first lead",
            "lot Anna 6-3 Bram 4-4", ["2.2"], [Lot];
        Settle = "settle" Session "the session ends",
            "settle", ["6.4"], [Lot, Between], asks;
        Note(text: Text) = "note" Session "anything worth keeping; it changes nothing",
            "note Cees gets the coffee", [], [];
        Deal = "deal" 'd' Hand "a new hand: everyone has taken tiles",
            "deal", ["2.1"], [Between];
        Play(play: Played) = "play" Hand "a tile; 6>4 says that the 6 touches, and the verb may be left out",
            "play Bram 6>1 on left", ["3.1", "3.2", "3.6"], [Play];
        Knock(name: Actor) = "knock" | "pass" 'k' Hand "he cannot play",
            "knock Cees", ["3.3"], [Play];
        Reveal { name: Player, tiles: Tiles } = "reveal" 'r' Hand "all the tiles that a player still holds after the hand",
            "reveal Anna 6-3 2-0", ["3.3"], [Between];
        Void = "void" Hand "the hand is abandoned and its points go back",
            "void", ["2.3"], [Between, Play], asks;
    }
}

verbs! {
    /// Questions that only fives and threes has.
    pub enum Ask in Phase {
        Show = "show" 's' Question "the line and the board", "show", [], [];
        Legal(of: LegalOf) = "legal" 'l' Question "every tile that could be played now, or one tile, or before an entry",
            "legal 6-4", ["3.1"], [];
        Scores = "scores" | "balances" '$' Question "the points and the games of each side", "scores", ["6.1"], [];
        Holds(by: HeldBy) = "holds" Question "who can hold what, now or before an entry",
            "holds Anna", ["3.3"], [];
        Audit = "audit" Question "what the record proves", "audit", ["3.3"], [];
    }
}
