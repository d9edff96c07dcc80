//! Backgammon in rows.

use super::words::Event;
use super::{Backgammon, match_text};
use crate::law::about::{
    ANY_KEYS, About, Counted, GameText, PhaseRow, Query, Shared, TallyColumn, word,
};
use crate::law::ruling::Effect;
use crate::table::article::article;
use crate::table::house::HouseRange;
use crate::{causes, house_rules};

house_rules! {
    Rule:
    Cube = "game.cube" HouseRange::ON_OR_OFF, 1, "the game is played with the doubling cube [6.1]";
    Jacoby = "game.jacoby" HouseRange::ON_OR_OFF, 0, "a win counts once in a game in which nobody has doubled [7.3]";
    Beavers = "game.beavers" HouseRange::ON_OR_OFF, 0, "who is doubled may redouble at once and keep the cube [7.2]";
    Autodoubles = "game.autodoubles" HouseRange::Between(0, 6), 0, "so often equal numbers at the start double the cube [7.1]";
    Match = "game.match" HouseRange::Between(0, 99), 0, "the points that win the match; 0 is for money [7.4]";
    Stake = "game.stake" HouseRange::Between(1, 1000), 1, "what a point is worth in money [5.1]";
}

causes! {
    SINGLE = "single" "for the game" 5 2;
    GAMMON = "gammon" "for the gammon" 5 3;
    BACKGAMMON = "backgammon" "for the backgammon" 5 4;
    DROP = "drop" "for the double dropped" 6 4;
    RESIGN = "resign" "for the resignation" 5 5;
    JACOBY = "single" "for the game" 7 3;
}

#[rustfmt::skip]
const COUNTED: &[Counted<Backgammon>] = &[
    Counted::GAMES,
    Counted::WON,
    Counted::POINTS,
    Counted::Row(TallyColumn::new("gammons", "gammons", "gammons and backgammons won"), |_, effect| match effect {
        Effect::Scored { side, cause, .. } if *cause == &GAMMON || *cause == &BACKGAMMON => Some((*side, 1)),
        _ => None,
    }),
    Counted::Row(TallyColumn::new("doubles", "doubled", "times the player doubled"), |table, effect| match effect {
        Effect::Own(Event::Doubled(player, _)) => Some((table.side_of(*player), 1)),
        _ => None,
    }),
    Counted::Row(TallyColumn::new("hits", "hits", "checkers hit by plays in order"), |table, effect| match effect {
        Effect::Own(Event::Moved(player, _, hits, ..)) => Some((table.side_of(*player), i64::from(*hits))),
        _ => None,
    }),
    Counted::FOULS,
    Counted::Fouls(article(8, 2)),
    Counted::Fouls(article(8, 3)),
    Counted::Fouls(article(8, 4)),
];

#[rustfmt::skip]
pub static ABOUT: About<Backgammon> = About {
    name: "backgammon",
    title: "Backgammon, with the doubling cube, for money or as a match",
    called: "backgammon",
    rulebook: &[include_str!("rulebook.md")],
    runs_on: true,
    listed: Some(100),
    game_text: Some(GameText { format: "mat", played: match_text::played, write: match_text::written }),
    verbs: &[
        Shared::Law.row(&["backgammon N"], "the law and the edition of its rulebook, as the very first entry", "law backgammon 1", &[]),
        Shared::Seat.row(&["NAME NAME"], "the two players", "seat Anna Bram", &["1.1"]),
        Shared::House.row(&["KEY VALUE"], "a house rule other than the default, before the first game", "house game.match 5", &["7.4"]),
        Shared::Settle.row(&[], "the session ends", "settle", &[]),
        Shared::Note.row(&["TEXT"], "anything worth keeping; it changes nothing", "note Bram gets the coffee", &[]),
        Shared::Void.row(&[], "the game is abandoned, and what it brought goes back", "void", &[]),
    ],
    questions: &[
        Query::Show.row(&[], "the board", "show", &[]),
        Query::Legal.row(&["[PLAY|at N]"], "every play that is in order now, or those with a step, or before an entry", "legal 24/18", &["2.4"]),
        Query::Scores.row(&[], "the points and the games of each", "scores", &["5.1"]),
    ],
    words: &[
        word("accepted", "the other accepts what is not in order"),
        word("bar", "where checkers are that were hit"),
        word("off", "where checkers are that were borne off; or a house rule that is not played by"),
        word("on", "a house rule that is played by"),
        word("backgammon", "the law of this game"),
    ],
    phases: &[
        PhaseRow::new("lobby", &["seat"], ANY_KEYS),
        PhaseRow::new("lot", &[], ANY_KEYS),
        PhaseRow::new("between", &["open", "settle"], "op anna 4 bram 3 begins a game"),
        PhaseRow::new("finished", &[], ANY_KEYS),
        PhaseRow::new("opening", &["open"], "op anna 4 bram 3: what they throw again"),
        PhaseRow::new("roll", &["roll", "double", "resign"], "63 rolls; do doubles"),
        PhaseRow::new("doubled", &["take", "drop", "beaver"], "ta takes, dr drops"),
        PhaseRow::new("move", &["move", "pass", "resign"], "24/18 13/10 plays; 13/7(2) for two checkers; p passes"),
    ],
    causes: CAUSES,
    counted: COUNTED,
    help: &[texts!("help", "txt")],
    ..About::USUAL
};
