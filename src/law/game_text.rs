//! Games written down as other programs read them: what every form needs to know of them, and one with tags before
//! numbered moves.

use super::about::Cause;
use super::imported::GameFormat;
use super::imported::tagged::TaggedForm;
use super::referee::Evening;
use super::ruling::Outcome;
use crate::effect::Effect;
use crate::occasion::Occasion;
use nos_base::table::house::HouseValues;
use nos_base::table::name::{Name, spaced};
use nos_base::table::seat::PlayerId;
use nos_base::table::shown;
use nos_base::text::width::wrapped;
use nos_entry::{ClockTime, Date};

const WIDTH: usize = 79;

/// Stands for a blank at which no line ends; no move has it.
const NO_BREAK: char = '_';

/// A way to write games with these events down that other programs read.
#[derive(Debug)]
pub struct GameText<E> {
    pub format: &'static GameFormat,
    /// What is written of an event, and who played it.
    pub played: fn(&E) -> Option<(PlayerId, String)>,
    pub write: fn(&[WrittenGame], Option<&Occasion>) -> String,
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
    pub ended_by: Option<&'static Cause>,
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
pub fn games<E: 'static>(
    evening: &dyn Evening,
    played: fn(&E) -> Option<(PlayerId, String)>,
) -> Vec<WrittenGame> {
    let mut writing = Writing {
        names: Vec::new(),
        house: HouseValues::of(evening.session().law().language.house),
        games: Vec::new(),
    };
    for (no, ruling) in evening.rulings() {
        for outcome in &ruling.outcomes {
            match outcome {
                Outcome::Shared(effect) => writing.follow(effect, evening.date(no)),
                Outcome::Own(event) => writing.play(event.get().and_then(played), ruling.clock),
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
                    ended_by: None,
                });
            }
            (Effect::Voided, _) => {
                self.games.pop();
            }
            (
                Effect::Scored {
                    side,
                    points,
                    cause,
                    ..
                },
                Some(game),
            ) => {
                game.ended_by = Some(cause);
                let [one, other] = game.points.get_or_insert_default();
                *(if side.place() == 0 { one } else { other }) += points;
            }
            _ => {}
        }
    }
}

impl TaggedForm {
    pub fn write(&self, games: &[WrittenGame], occasion: Option<&Occasion>) -> String {
        let is_only = games.len() == 1;
        let written = games
            .iter()
            .map(|game| game.tagged(occasion, is_only, self));
        written.collect()
    }
}

/// The value of a tag in quotes.
fn quoted(value: &str) -> String {
    let value = shown::typed(value)
        .replace('\\', r"\\")
        .replace('"', "\\\"");
    format!("\"{value}\"")
}

impl WrittenGame {
    /// A player's name as it is told, with its blanks.
    pub fn name(&self, place: usize) -> String {
        let name = self.names.get(place);
        name.map_or_else(|| "?".to_owned(), |name| spaced(name.as_str()))
    }

    fn tagged(&self, occasion: Option<&Occasion>, is_only: bool, form: &TaggedForm) -> String {
        let first = self.opener.map_or(0, PlayerId::index);
        let [is_first, _] = form.players.map(|tags| tags.contains(&"White"));
        let white = (first + usize::from(!is_first)) % 2;
        let result = match self.points {
            None => "*",
            Some([one, other]) if one == other => "1/2-1/2",
            // By who moved first, whatever the colour: PDN 2.0 gives 1-0 to black.
            Some([one, other]) if (one > other) == (first == 0) => "1-0",
            Some(_) => "0-1",
        };
        let date = self.date.map(|date| date.to_string().replace('-', "."));
        let round = match occasion {
            None => self.number.to_string(),
            Some(occasion) if is_only => occasion.round.to_string(),
            // Several games at one table are told apart.
            Some(occasion) => format!("{}.{}", occasion.round, self.number),
        };
        let ending = match self.ended_by {
            None => "unterminated",
            cause if cause == form.on_time => "time forfeit",
            Some(_) => "normal",
        };
        let event = occasion.map_or("?", |occasion| &occasion.event);
        let mut written = vec![
            ("Event", event.to_owned()),
            ("Site", "?".to_owned()),
            ("Date", date.unwrap_or_else(|| "????.??.??".to_owned())),
            ("Round", round),
            ("White", self.name(white)),
            ("Black", self.name(1 - white)),
            ("Result", result.to_owned()),
        ];
        written.extend(occasion.map(|occasion| ("Board", occasion.table.to_string())));
        written.extend(
            form.fixed
                .iter()
                .map(|(tag, value)| (*tag, (*value).to_owned())),
        );
        written.push(("Termination", ending.to_owned()));
        let tags: String = written
            .iter()
            .map(|(tag, value)| format!("[{tag} {}]\n", quoted(value)))
            .collect();
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
        format!("{tags}\n{lines}\n\n")
    }
}
