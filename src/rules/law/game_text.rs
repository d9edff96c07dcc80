//! Games written down as other programs read them: what every form needs to know of them, and one with tags before
//! numbered moves.

use super::elements::Elements;
use super::history::History;
use super::ruling::{Effect, Outcome};
use crate::speech::{ClockTime, Date};
use crate::table::house::{HouseValues, Rules as _};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::text::width::wrapped;

const WIDTH: usize = 79;

/// Stands for a blank at which no line ends; no move has it.
const NO_BREAK: char = '_';

/// A way to write games down that other programs read.
#[derive(Debug)]
pub struct GameText<G: Elements> {
    /// Its name, and the ending of its files.
    pub format: &'static str,
    /// What is written of an event, and who played it.
    pub played: fn(&G::Event) -> Option<(PlayerId, String)>,
    pub write: fn(&[WrittenGame]) -> String,
}

/// A game of two players.
#[derive(Debug)]
pub struct WrittenGame {
    pub names: Vec<Name>,
    pub house: HouseValues,
    pub number: u32,
    /// The day, if it was noted.
    pub date: Option<Date>,
    pub opener: Option<PlayerId>,
    pub before: [i64; 2],
    pub moves: Vec<PlayedMove>,
    /// What it brought each player; `None` if it is not over.
    pub points: Option<[i64; 2]>,
}

/// A move as it is written.
#[derive(Debug)]
pub struct PlayedMove {
    pub by: PlayerId,
    pub text: String,
    /// What his clock showed then, if it was noted.
    pub clock: Option<ClockTime>,
}

/// The games of a record, but for those that were abandoned. `played` says what is written of an event.
pub fn games<G: Elements>(
    record: &History<'_, G>,
    played: fn(&G::Event) -> Option<(PlayerId, String)>,
) -> Vec<WrittenGame> {
    let mut writing = Writing {
        names: Vec::new(),
        house: HouseValues::of(G::Rule::ROWS),
        games: Vec::new(),
    };
    for (no, ruling) in record.rulings() {
        for outcome in &ruling.outcomes {
            match outcome {
                Outcome::Shared(effect) => writing.follow(effect, record.date(no)),
                Outcome::Own(event) => writing.play(played(event), ruling.clock),
            }
        }
    }
    writing.games
}

/// The games as far as they are written down.
struct Writing {
    names: Vec<Name>,
    house: HouseValues,
    games: Vec<WrittenGame>,
}

impl Writing {
    fn play(&mut self, played: Option<(PlayerId, String)>, clock: Option<ClockTime>) {
        if let (Some(game), Some((by, text))) = (self.games.last_mut(), played) {
            game.moves.push(PlayedMove { by, text, clock });
        }
    }

    fn follow(&mut self, effect: &Effect, date: Option<Date>) {
        match (effect, self.games.last_mut()) {
            (Effect::Seated(seated), _) => self.names.clone_from(&seated.names),
            (Effect::HouseSet(setting), _) => self.house.turn(*setting),
            (Effect::Dealt { hand, opener }, last) => {
                let last = last.map(|last| (last.before, last.points.unwrap_or_default()));
                let ([one, other], [first, second]) = last.unwrap_or_default();
                self.games.push(WrittenGame {
                    names: self.names.clone(),
                    house: self.house,
                    number: *hand,
                    date,
                    opener: *opener,
                    before: [one + first, other + second],
                    moves: Vec::new(),
                    points: None,
                });
            }
            (Effect::Voided, _) => {
                self.games.pop();
            }
            (Effect::Scored { side, points, .. }, Some(game)) => {
                let [one, other] = game.points.get_or_insert_default();
                *(if side.place() == 0 { one } else { other }) += points;
            }
            _ => {}
        }
    }
}

/// Games with tags before numbered moves. `white` is the place of White among those who move first and second.
pub fn tagged(games: &[WrittenGame], white: usize) -> String {
    games.iter().map(|game| game.tagged(white)).collect()
}

impl WrittenGame {
    fn tagged(&self, white: usize) -> String {
        let first = self.opener.map_or(0, PlayerId::index);
        let white = (first + white) % 2;
        let name = |place: usize| self.names.get(place).map_or("?", Name::as_str);
        let result = match self.points {
            None => "*",
            Some([one, other]) if one == other => "1/2-1/2",
            Some([one, other]) if (one > other) == (white == 0) => "1-0",
            Some(_) => "0-1",
        };
        let date = self.date.map(|date| date.to_string().replace('-', "."));
        let tags = [
            ("Event", "?"),
            ("Site", "?"),
            ("Date", date.as_deref().unwrap_or("????.??.??")),
            ("Round", &self.number.to_string()),
            ("White", name(white)),
            ("Black", name(1 - white)),
            ("Result", result),
        ]
        .map(|(tag, value)| format!("[{tag} \"{value}\"]\n"));
        let mut text = String::new();
        let mut is_numbered = false;
        for (at, played) in self.moves.iter().enumerate() {
            // The second move has a number where something stands before it.
            text += &match (at % 2, is_numbered) {
                (0, _) => format!("{}. ", at / 2 + 1),
                (_, true) => format!("{}... ", at / 2 + 1),
                (_, false) => String::new(),
            };
            let clock = played
                .clock
                .map(|clock| format!(" {{[%clk{NO_BREAK}{clock}]}}"));
            is_numbered = clock.is_some();
            text += &(played.text.clone() + &clock.unwrap_or_default() + " ");
        }
        let lines = wrapped("", &(text + result), WIDTH)
            .join("\n")
            .replace(NO_BREAK, " ");
        format!("{}\n{lines}\n\n", tags.concat())
    }
}
