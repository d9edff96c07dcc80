//! Games written down as other programs read them: what every form needs to know of them, and one with tags before
//! numbered moves.

use super::elements::Elements;
use super::history::History;
use super::ruling::Effect;
use crate::speech::Date;
use crate::table::house::House;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::text::width::wrapped;

const WIDTH: usize = 79;

/// A way to write games down that other programs read.
#[derive(Debug)]
pub struct GameText<G: Elements> {
    /// Its name, and the ending of its files.
    pub format: &'static str,
    /// What is written of an event, and who played it.
    pub played: fn(&G::Event) -> Option<(PlayerId, String)>,
    pub write: fn(&[WrittenGame<G>]) -> String,
}

/// A game of two players.
#[derive(Debug)]
pub struct WrittenGame<G: Elements> {
    pub names: Vec<Name>,
    pub house: House<G::Rule>,
    pub number: u32,
    /// The day, if it was noted.
    pub date: Option<Date>,
    pub opener: Option<PlayerId>,
    pub before: [i64; 2],
    pub moves: Vec<(PlayerId, String)>,
    /// What it brought each player; `None` if it is not over.
    pub points: Option<[i64; 2]>,
}

/// The games of a record, but for those that were abandoned. `played` says what is written of an event.
pub fn games<G: Elements>(
    record: &History<'_, G>,
    played: fn(&G::Event) -> Option<(PlayerId, String)>,
) -> Vec<WrittenGame<G>> {
    let (mut names, mut house) = (Vec::new(), House::default());
    let mut games: Vec<WrittenGame<G>> = Vec::new();
    let effects = record.rulings().flat_map(|(no, ruling)| {
        let effects = ruling.effects.iter();
        effects.map(move |effect| (no, effect))
    });
    for (no, effect) in effects {
        match (effect, games.last_mut()) {
            (Effect::Seated(seated), _) => names.clone_from(&seated.names),
            (Effect::HouseSet(setting), _) => house.turn(*setting),
            (Effect::Dealt { hand, opener }, last) => {
                let last = last.map(|last| (last.before, last.points.unwrap_or_default()));
                let ([one, other], [first, second]) = last.unwrap_or_default();
                games.push(WrittenGame {
                    names: names.clone(),
                    house,
                    number: *hand,
                    date: record.date(no),
                    opener: *opener,
                    before: [one + first, other + second],
                    moves: Vec::new(),
                    points: None,
                });
            }
            (Effect::Voided, _) => {
                games.pop();
            }
            (Effect::Scored { side, points, .. }, Some(game)) => {
                let [one, other] = game.points.get_or_insert_default();
                *(if side.place() == 0 { one } else { other }) += points;
            }
            (Effect::Own(event), Some(game)) => game.moves.extend(played(event)),
            _ => {}
        }
    }
    games
}

/// Games with tags before numbered moves. `white` is the place of White among those who move first and second.
pub fn tagged<G: Elements>(games: &[WrittenGame<G>], white: usize) -> String {
    games.iter().map(|game| game.tagged(white)).collect()
}

impl<G: Elements> WrittenGame<G> {
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
        ];
        let tags = tags.map(|(tag, value)| format!("[{tag} \"{value}\"]\n"));
        let words: Vec<&str> = self.moves.iter().map(|(_, word)| word.as_str()).collect();
        let moves = words.chunks(2).zip(1..);
        let moves = moves.map(|(two, number)| format!("{number}. {} ", two.join(" ")));
        let text = moves.collect::<String>() + result;
        format!(
            "{}\n{}\n\n",
            tags.concat(),
            wrapped("", &text, WIDTH).join("\n")
        )
    }
}
