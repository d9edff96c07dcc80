//! Games written down as other programs of backgammon read them: a match, the moves of both beside one another.

use super::about::Rule;
use super::position::Numbers;
use super::words::Event;
use super::{Backgammon, verbs::Dice};
use crate::law::game_text::Dated;
use crate::law::ruling::Effect;
use crate::table::house::House;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

/// The width of the first player's column.
const WIDE: usize = 32;

/// A game so far.
#[derive(Default)]
struct Written {
    head: String,
    rows: Vec<[String; 2]>,
    /// What was rolled last.
    numbers: Numbers,
    /// The points, once it is won.
    end: String,
}

/// The match of which these are the rulings.
pub fn written(rulings: &[Dated<'_, Backgammon>]) -> String {
    let (mut names, mut house) = (Vec::<Name>::new(), House::default());
    let (mut games, mut points) = (Vec::<Written>::new(), [0; 2]);
    let mut before = points;
    for effect in rulings.iter().flat_map(|(_, ruling)| &ruling.effects) {
        match effect {
            Effect::Seated(seated) => names.clone_from(&seated.names),
            Effect::HouseSet(setting) => house.turn(*setting),
            Effect::Dealt { .. } => {
                before = points;
                let each = names.iter().zip(points);
                let each: Vec<String> = each.map(|(name, has)| format!("{name} : {has}")).collect();
                games.push(Written {
                    head: format!(" {}", beside("", each.first(), each.get(1))),
                    ..Written::default()
                });
            }
            Effect::Voided => {
                points = before;
                games.pop();
            }
            Effect::Scored {
                side,
                points: scored,
                ..
            } => {
                let has = points.get_mut(side.place());
                has.into_iter().for_each(|has| *has += scored);
                let to = house.amount(Rule::Match);
                let is_won = to > 0 && points.iter().any(|has| *has >= to);
                let ending = if is_won { " and the match" } else { "" };
                let each = if *scored == 1 { "point" } else { "points" };
                let text = format!("Wins {scored} {each}{ending}");
                let blank = String::new();
                let column = if side.place() == 0 {
                    [&text, &blank]
                } else {
                    [&blank, &text]
                };
                if let Some(game) = games.last_mut() {
                    game.end = beside("      ", Some(column[0]), Some(column[1]));
                }
            }
            Effect::Own(event) => games
                .iter_mut()
                .last()
                .into_iter()
                .for_each(|game| game.tell(event)),
            _ => {}
        }
    }
    let mut text = format!(" {} point match\n", house.amount(Rule::Match));
    for (number, game) in (1..).zip(&games) {
        text += &format!("\n Game {number}\n{}\n", game.head.trim_end());
        for (row, [one, other]) in (1..).zip(&game.rows) {
            let row = beside(&format!("{row:>3}) "), Some(one), Some(other));
            text += &format!("{}\n", row.trim_end());
        }
        text += &format!("{}\n", game.end.trim_end());
    }
    text
}

/// Two columns.
fn beside(head: &str, one: Option<&String>, other: Option<&String>) -> String {
    let (one, other) = (
        one.map_or("", String::as_str),
        other.map_or("", String::as_str),
    );
    format!("{head}{one:<WIDE$} {other}")
}

impl Written {
    fn tell(&mut self, event: &Event) {
        let [one, other] = self.numbers;
        let (player, text) = match event {
            Event::Threw {
                dice: Dice(numbers),
                ..
            }
            | Event::Rolled(_, Dice(numbers)) => {
                self.numbers = *numbers;
                return;
            }
            Event::Moved { player, play, .. } | Event::Stands { player, play, .. } => {
                (player, format!("{one}{other}: {play}"))
            }
            Event::Passed { player, .. } => (player, format!("{one}{other}:")),
            Event::Doubled { player, value } => (player, format!(" Doubles => {value}")),
            Event::Beavered { player, value } => (player, format!(" Beavers => {}", 2 * value)),
            Event::Taken { player, .. } => (player, " Takes".to_owned()),
            Event::Dropped(player) => (player, " Drops".to_owned()),
            _ => return,
        };
        self.put(*player, text);
    }

    /// In the player's column, on a new line if there is no room on the last one.
    fn put(&mut self, player: PlayerId, text: String) {
        let is_second = player.index() > 0;
        let has_room = |row: &[String; 2]| is_second && row[1].is_empty();
        if !self.rows.last().is_some_and(has_room) {
            self.rows.push(Default::default());
        }
        if let Some([one, other]) = self.rows.last_mut() {
            *(if is_second { other } else { one }) = text;
        }
    }
}
