//! Games written down as other programs read them: tags, then the moves by number.

use super::game::Game;
use super::ruling::{Effect, Ruling};
use crate::speech::Date;
use crate::text::width::wrapped;
use std::fmt::Write;

/// The width of lines of moves, in columns.
const WIDTH: usize = 79;

/// The results when White wins, when Black does, and of a draw.
const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];

/// A ruling, and the day of its entry if it was noted.
pub type Dated<'a, G> = (Option<Date>, &'a Ruling<G>);

/// What there is of a game so far.
#[derive(Default)]
struct Written {
    /// The places of those with the first and the second colour; nobody before the first game.
    places: Option<[usize; 2]>,
    date: Option<Date>,
    moves: Vec<String>,
    result: Option<&'static str>,
}

/// The games of which these are the rulings. `colours` are the first and the second to move, and `played` says what
/// is written of an event.
pub fn written<G: Game>(
    rulings: &[Dated<'_, G>],
    colours: [&str; 2],
    played: fn(&G::Event) -> Option<String>,
) -> String {
    let (mut all, mut names) = (String::new(), Vec::new());
    let (mut game, mut number) = (Written::default(), 0);
    let effects = rulings.iter().flat_map(|(date, ruling)| {
        let effects = ruling.effects.iter();
        effects.map(move |effect| (*date, effect))
    });
    for (date, effect) in effects {
        match effect {
            Effect::Seated(seated) => names.clone_from(&seated.names),
            Effect::Dealt { hand, opener } => {
                all.push_str(&game.text(number, colours, &names));
                let first = opener.map(|opener| opener.index());
                game = Written {
                    places: first.map(|first| [first, 1 - first.min(1)]),
                    date,
                    ..Written::default()
                };
                number = *hand;
            }
            Effect::Voided => game = Written::default(),
            Effect::Over { .. } => game.result = Some(RESULTS[2]),
            Effect::Won { side, .. } => {
                let winner = game.places.and_then(|places| {
                    let place = places.iter().position(|place| *place == side.place())?;
                    colours.get(place).copied()
                });
                let is_white = winner == Some("White");
                game.result = Some(if is_white { RESULTS[0] } else { RESULTS[1] });
            }
            Effect::Own(event) => game.moves.extend(played(event)),
            _ => {}
        }
    }
    all + &game.text(number, colours, &names)
}

impl Written {
    fn text(&self, number: u32, colours: [&str; 2], names: &[crate::table::name::Name]) -> String {
        let Some(places) = self.places else {
            return String::new();
        };
        let result = self.result.unwrap_or("*");
        let date = self.date.map(|date| date.to_string().replace('-', "."));
        let date = date.as_deref().unwrap_or("????.??.??");
        let mut text =
            format!("[Event \"?\"]\n[Site \"?\"]\n[Date \"{date}\"]\n[Round \"{number}\"]\n");
        let named = |wanted: &str| {
            let place = colours.iter().position(|colour| *colour == wanted);
            let place = place.and_then(|at| places.get(at));
            place
                .and_then(|place| names.get(*place))
                .map_or("?", |name| name.as_str())
        };
        for colour in ["White", "Black"] {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "[{colour} \"{}\"]", named(colour));
        }
        let _ = writeln!(text, "[Result \"{result}\"]\n");
        let moves = self.moves.chunks(2).zip(1..);
        let mut moves: Vec<String> = moves
            .map(|(two, no)| format!("{no}. {}", two.join(" ")))
            .collect();
        moves.push(result.to_owned());
        text + &wrapped("", &moves.join(" "), WIDTH).join("\n") + "\n\n"
    }
}
