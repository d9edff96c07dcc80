//! Games in the notation of other programs: the data of every format, and a format with tags.

use super::imported::tagged::INFRACTION;
use super::imported::{noted, tags_of};
use crate::{Cause, Effect, Evening, GameFormat, GameTag, Occasion, Outcome, Side, TaggedForm};
use nos_base::{HouseValues, Name, PlayerId, shown, spaced};
use nos_entry::{ClockTime, Date, What};

const WIDTH: usize = 79;

/// A notation of other programs for games with these events.
#[derive(Debug)]
pub struct GameText<E> {
    pub format: &'static GameFormat,
    /// Returns the player of an event and the text of the move.
    pub played: fn(&E) -> Option<(PlayerId, String)>,
    pub write: fn(&[WrittenGame], Option<&Occasion>) -> String,
}

#[derive(Debug, Default)]
pub struct WrittenGame {
    pub names: Vec<Name>,
    pub house: HouseValues,
    pub number: u32,
    pub date: Option<Date>,
    pub opener: Option<PlayerId>,
    pub before: [i64; 2],
    /// The score carried over after it, if no game followed.
    pub carried_after: Option<[i64; 2]>,
    pub tags: Vec<GameTag>,
    pub comments: Vec<String>,
    pub moves: Vec<PlayedMove>,
    /// The points of each player; `None` if the game is not over.
    pub points: Option<[i64; 2]>,
    pub ended_by: Option<&'static Cause>,
}

#[derive(Debug)]
pub struct PlayedMove {
    pub by: PlayerId,
    pub text: String,
    /// The player's clock after the move, if it was noted.
    pub clock: Option<ClockTime>,
    pub comments: Vec<String>,
}

/// Returns the games of a record without abandoned ones; `played` returns the text of a move.
pub fn games<E: 'static>(
    evening: &dyn Evening,
    played: fn(&E) -> Option<(PlayerId, String)>,
) -> Vec<WrittenGame> {
    let house = HouseValues::of(evening.session().law().language.house);
    let mut writing = Writing { house, ..Writing::default() };
    for (no, ruling) in evening.rulings() {
        for outcome in &ruling.outcomes {
            match outcome {
                Outcome::Shared(Effect::Noted) => {
                    if let Some(What::Note(note)) = evening.entry(no).map(|entry| entry.what) {
                        writing.note(&note);
                    }
                }
                Outcome::Shared(effect) => writing.apply_effect(effect, evening.date(no)),
                Outcome::Own(event) => writing.play(event.get().and_then(played), ruling.clock),
            }
        }
    }
    if let Some(game) = writing.games.last_mut() {
        game.carried_after = writing.carried;
        game.last_comments().append(&mut writing.comments);
    }
    writing.games
}

#[derive(Default)]
struct Writing {
    names: Vec<Name>,
    house: HouseValues,
    /// The tags of the next game, and the beginning of a note that continues.
    tags: Vec<GameTag>,
    /// The player who began the abandoned game with these tags.
    abandoned: Option<PlayerId>,
    part: String,
    carried: Option<[i64; 2]>,
    comments: Vec<String>,
    games: Vec<WrittenGame>,
}

impl Writing {
    /// A note of tags belongs to the next game, any other note to the last move.
    fn note(&mut self, note: &str) {
        let (text, goes_on) = noted(note);
        self.part += &text;
        if goes_on {
            return;
        }
        let text = std::mem::take(&mut self.part);
        if let Some(tags) = tags_of(&text) {
            self.tags.extend(tags);
        } else if let Some(game) = self.games.last_mut() {
            game.last_comments().push(text);
        } else {
            self.comments.push(text);
        }
    }

    fn play(&mut self, played: Option<(PlayerId, String)>, clock: Option<ClockTime>) {
        if let (Some(game), Some((by, text))) = (self.games.last_mut(), played) {
            game.moves.push(PlayedMove { by, text, clock, comments: Vec::new() });
        }
    }

    fn apply_effect(&mut self, effect: &Effect, date: Option<Date>) {
        match (effect, self.games.last_mut()) {
            (Effect::Seated(seated), _) => self.names.clone_from(&seated.names),
            (Effect::HouseSet(setting), _) => self.house.turn(*setting),
            (Effect::Dealt { hand, opener }, last) => {
                let last = last.map(|last| (last.before, last.points.unwrap_or_default()));
                let ([one, other], [first, second]) = last.unwrap_or_default();
                let played = [one + first, other + second];
                if self.abandoned.take().is_some_and(|player| Some(player) != *opener) {
                    let is_of_colour = |tag: &mut GameTag| {
                        ["White", "Black", "Red"].iter().any(|own| tag.name.starts_with(own))
                    };
                    self.tags.extract_if(.., is_of_colour).for_each(drop);
                }
                self.games.push(WrittenGame {
                    names: self.names.clone(),
                    house: self.house,
                    number: *hand,
                    date,
                    opener: *opener,
                    before: self.carried.take().unwrap_or(played),
                    tags: std::mem::take(&mut self.tags),
                    comments: std::mem::take(&mut self.comments),
                    ..WrittenGame::default()
                });
            }
            (Effect::Carried { scores, .. }, _) => {
                let [one, other] = [0, 1].map(|place| scores.of(Side::alone(place)));
                self.carried = Some([one, other]);
                let told = (self.names.iter().zip(&scores.0))
                    .map(|(name, (_, score))| format!("{} {score}", name.spaced()));
                let told: Vec<String> = told.collect();
                let told = format!("Carried over: {}.", told.join(", "));
                // A file that nos wrote has it as a comment too.
                let last = self.games.last().and_then(|game| game.moves.last());
                let last = last.map_or(&self.comments, |played| &played.comments);
                if last.last() != Some(&told) {
                    self.comments.push(told);
                }
            }
            (Effect::Voided, _) => {
                // The next game is in its place.
                if let Some(game) = self.games.pop() {
                    self.carried.get_or_insert(game.before);
                    self.tags.splice(..0, game.tags);
                    self.abandoned = game.opener;
                    self.comments.splice(..0, game.comments);
                }
            }
            (Effect::Scored { side, points, cause, .. }, Some(game)) => {
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
        games.iter().map(|game| game.tagged(occasion, is_only, self)).collect()
    }
}

impl WrittenGame {
    pub fn name(&self, place: usize) -> String {
        let name = self.names.get(place);
        name.map_or_else(|| "?".to_owned(), |name| spaced(name.as_str()))
    }

    /// Returns the comments after the last move, or else those before the first.
    fn last_comments(&mut self) -> &mut Vec<String> {
        match self.moves.last_mut() {
            Some(last) => &mut last.comments,
            None => &mut self.comments,
        }
    }

    fn tagged(&self, occasion: Option<&Occasion>, is_only: bool, form: &TaggedForm) -> String {
        let first = self.opener.map_or(0, PlayerId::index);
        let [is_first, _] = form.players.map(|tags| tags.contains(&"White"));
        let white = (first + usize::from(!is_first)) % 2;
        let result = match self.points {
            None => "*",
            Some([one, other]) if one == other => "1/2-1/2",
            // PDN 2.0 gives 1-0 to the player who moved first, even with black.
            Some([one, other]) if (one > other) == (first == 0) => "1-0",
            Some(_) => "0-1",
        };
        let date = self.date.map(|date| date.to_string().replace('-', "."));
        let round = match occasion {
            None => self.number.to_string(),
            Some(occasion) if is_only => occasion.round.to_string(),
            // The number of the game tells several games at one table apart.
            Some(occasion) => format!("{}.{}", occasion.round, self.number),
        };
        let ending = match self.ended_by {
            None => "unterminated",
            Some(cause) if cause == form.on_time => "time forfeit",
            Some(cause) if form.infractions.contains(&cause) => INFRACTION,
            Some(_) => "normal",
        };
        let is_same = |own: &GameTag, tag: &str| own.name.eq_ignore_ascii_case(tag);
        let own = |tag: &str| Some(self.tags.iter().find(|own| is_same(own, tag))?.value.clone());
        // Adds no tags to a game that came from a file.
        let is_own = !self.tags.is_empty();
        let mut written: Vec<(&str, String)> = Vec::new();
        let mut write = |tag: &'static str, usual: String| {
            written.push((tag, own(tag).unwrap_or_else(|| escaped(&usual))));
        };
        let unknown = || "?".to_owned();
        write("Event", occasion.map_or_else(unknown, |occasion| occasion.event.clone()));
        write("Site", unknown());
        write("Date", date.filter(|_| !is_own).unwrap_or_else(|| "????.??.??".to_owned()));
        write("Round", if is_own { unknown() } else { round });
        write("White", self.name(white));
        write("Black", self.name(1 - white));
        written.push(("Result", result.to_owned()));
        if let Some(Occasion { table, .. }) = occasion {
            written.push(("Board", own("Board").unwrap_or_else(|| table.to_string())));
        }
        let usual = form.fixed.iter().map(|(tag, value)| (*tag, (*value).to_owned()));
        written.extend(usual.map(|(tag, usual)| (tag, own(tag).unwrap_or(usual))));
        if !is_own {
            written.push(("Termination", ending.to_owned()));
        }
        for tag in &self.tags {
            if !written.iter().any(|(written, _)| is_same(tag, written)) {
                written.push((&tag.name, tag.value.clone()));
            }
        }
        // Some programs read no other letters in the name of a tag.
        let name = |tag: &str| tag.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
        let tags: String = written
            .iter()
            .map(|(tag, value)| format!("[{} \"{}\"]\n", name(tag), shown::game(value)))
            .collect();
        format!("{tags}\n{}\n\n", self.movetext(result))
    }

    fn movetext(&self, result: &str) -> String {
        let mut words: Vec<String> = comment(None, &self.comments).into_iter().collect();
        let mut is_numbered = false;
        for (at, played) in self.moves.iter().enumerate() {
            // The second move gets a number if a comment or a clock precedes it.
            match (at % 2, is_numbered) {
                (0, _) => words.push(format!("{}.", at / 2 + 1)),
                (_, true) => words.push(format!("{}...", at / 2 + 1)),
                (_, false) => {}
            }
            words.push(played.text.clone());
            let comment = comment(played.clock, &played.comments);
            is_numbered = comment.is_some();
            words.extend(comment);
        }
        words.push(result.to_owned());
        let (mut text, mut column) = (String::new(), 0);
        for word in words {
            text += match column + word.len() < WIDTH {
                _ if text.is_empty() => "",
                true => " ",
                false => "\n",
            };
            text += &word;
            column = text.len() - text.rfind('\n').map_or(0, |end| end + 1);
        }
        text
    }
}

/// Puts a backslash before each quote and each backslash of a tag's value.
fn escaped(value: &str) -> String {
    value.replace('\\', r"\\").replace('"', "\\\"")
}

/// Writes a clock and the comments after it in one pair of braces, since some programs read no more
/// than one comment. A closing brace, which would end it, becomes a bracket.
fn comment(clock: Option<ClockTime>, texts: &[String]) -> Option<String> {
    let is_told = texts.iter().any(|text| text.contains("[%clk"));
    let clock = clock.filter(|_| !is_told).map(|clock| format!("[%clk {clock}]"));
    let texts: Vec<&str> = clock.iter().chain(texts).map(String::as_str).collect();
    let text = || shown::game(&texts.join(" ")).replace('}', ")");
    (!texts.is_empty()).then(|| format!("{{{}}}", text()))
}
