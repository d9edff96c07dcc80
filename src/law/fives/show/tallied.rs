//! What is counted of an evening of fives and threes, player by player. What a side does counts for each of
//! its players.

use crate::law::Verdict;
use crate::law::fives::hand::Ending;
use crate::law::fives::ruling::{Event, Ruling};
use crate::law::fives::session::Session;
use crate::law::fives::side::Side;
use crate::season::tallied::{Column, Sheet, Tallied};
use crate::table::article::article;
use crate::table::seat::PlayerId;
use std::sync::LazyLock;

/// What is counted besides the fouls by each article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tally {
    Hands,
    Led,
    Games,
    Won,
    Points,
    ChippedOut,
    Knocks,
    KnockedAble,
    Fouls,
    /// The fouls by article 3.6, the only one that knows any.
    Misplays,
}

#[rustfmt::skip]
const COUNTED: [(Tally, Column); 9] = [
    (Tally::Hands, Column::new("hands", "hands", "hands played to their end")),
    (Tally::Led, Column::new("led", "led", "hands led")),
    (Tally::Games, Column::new("games_played", "games", "games played to their end")),
    (Tally::Won, Column::new("games_won", "won", "games won")),
    (Tally::Points, Column::new("points", "points", "points of the player's side, those for the last tile too")),
    (Tally::ChippedOut, Column::new("chipped_out", "chipped out", "hands in which the player's side had no tiles left")),
    (Tally::Knocks, Column::new("knocks", "knocks", "times the player knocked")),
    (Tally::KnockedAble, Column::new("knocked_able", "knocked able", "knocks that were proved false")),
    (Tally::Fouls, Column::new("fouls", "fouls", "fouls by any article")),
];

static COLUMNS: LazyLock<Vec<Column>> = LazyLock::new(|| {
    let counted = COUNTED.into_iter().map(|(_, column)| column);
    counted.chain([Column::fouls(article(3, 6))]).collect()
});

impl Tallied for Session {
    const RESULT: Column = Column::new("games", "over", "games won less games lost");
    const IS_FOR_MONEY: bool = false;

    fn columns() -> &'static [Column] {
        &COLUMNS
    }

    fn tally(&self, ruling: &Ruling, sheet: &mut Sheet) {
        let players = self.players().len();
        let everybody = || (0..players).map(PlayerId::at);
        for event in &ruling.events {
            match *event {
                Event::Dealt { leader, .. } => {
                    sheet.begin_hand();
                    add(sheet, leader, Tally::Led, 1);
                }
                Event::TakenBack { player, .. } if matches!(ruling.verdict, Verdict::Foul(_)) => {
                    add(sheet, player, Tally::Fouls, 1);
                    add(sheet, player, Tally::Misplays, 1);
                }
                Event::Proved { player, .. } => add(sheet, player, Tally::KnockedAble, 1),
                Event::Knocked(player, _) => add(sheet, player, Tally::Knocks, 1),
                Event::Scored { side, points, .. } => {
                    side.players(players)
                        .for_each(|player| add(sheet, player, Tally::Points, points.into()));
                }
                Event::Laid { player, .. }
                    if ruling.events.contains(&Event::Over(Ending::ChippedOut)) =>
                {
                    side_of(player, players)
                        .players(players)
                        .for_each(|player| add(sheet, player, Tally::ChippedOut, 1));
                }
                Event::Over(_) => {
                    everybody().for_each(|player| add(sheet, player, Tally::Hands, 1));
                }
                Event::GameWon { side, .. } => {
                    everybody().for_each(|player| add(sheet, player, Tally::Games, 1));
                    side.players(players)
                        .for_each(|player| add(sheet, player, Tally::Won, 1));
                }
                Event::Voided { .. } => sheet.void_hand(),
                _ => {}
            }
        }
    }

    fn over(&self, player: PlayerId) -> i64 {
        let side = side_of(player, self.players().len());
        self.won_by(side) as i64 - self.won_by(side.other()) as i64
    }

    fn sits(&self, player: PlayerId) -> bool {
        player.index() < self.players().len()
    }

    fn unfinished(&self) -> Option<&'static str> {
        (!self.is_settled()).then_some("it is not settled yet")
    }
}

/// The side of a player at a table of this many players.
fn side_of(player: PlayerId, players: usize) -> Side {
    match Side::First.players(players).any(|own| own == player) {
        true => Side::First,
        false => Side::Second,
    }
}

fn add(sheet: &mut Sheet, player: PlayerId, tally: Tally, amount: i64) {
    sheet.add(player, tally as usize, amount);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tally_has_the_column_of_its_number() {
        for (at, (tally, _)) in COUNTED.iter().enumerate() {
            assert_eq!(*tally as usize, at);
        }
        assert_eq!(Tally::Misplays as usize, COUNTED.len());
        assert_eq!(Session::columns().len(), COUNTED.len() + 1);
    }
}
