use super::Backgammon;
use super::position::{BAR, Dice, OFF, Step};
use nos_base::{NoSet, TypedPart, Variable, Variables, shown_as_variable};
use nos_entry::token::digits;
use nos_entry::verb::ALWAYS;
use nos_entry::{
    Actor, Argument, Class, Kind, NamesAndNumbers, OptionalCount, Phrases, Player, ReadFault,
    Reader, Sense, Slot, SyntaxError, Takes, Unit, Want, values, verbs,
};
use nos_law::{Game as _, Mover, OnePiece, Piece, phases};
use std::fmt;

shown_as_variable!(Dice as Word);

impl Variable for Way {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.named(translated));
    }

    fn part(&self) -> Option<TypedPart> {
        Some(TypedPart::Piece(self.to_string()))
    }
}

impl Variable for TypedPlay {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.translated());
    }
}

phases!(Opening, Roll, Doubled, Move);

verbs! {
    pub enum Act in Phase {
        Open(throws: NamesAndNumbers) = "open" Hand "open Anna 4 Bram 3", ["1.3", "7.1"], [Between, Opening];
        Roll(name: Actor, dice: Rolled) = "roll" Hand "roll Anna 6 3", ["2.2", "2.3", "8.2", "8.3"], [Roll, Move];
        Move(name: Mover<Backgammon>, play: Plays, accepted: Accepted) = "move" 'm' Hand "move Anna 24/18 13/10", ["2.1", "2.2", "2.4", "3.1", "3.2", "4.1", "8.2"], [Move];
        Pass(name: Actor, accepted: Accepted) = "pass" | "dance" 'p' Hand "pass Bram", ["2.5", "8.2"], [Move];
        Double(name: Actor) = "double" Hand "double Anna", ["6.1", "8.2", "8.4"], [Roll, Move];
        Take(name: Actor) = "take" Hand "take Bram", ["6.2"], [Doubled];
        Drop(name: Actor) = "drop" Hand "drop Bram", ["6.4"], [Doubled], asks;
        Beaver(name: Actor) = "beaver" Hand "beaver Bram", ["7.2"], [Doubled];
        Cocked(name: Actor) = "cocked" Hand "cocked Anna", ["8.1"], [Roll];
        Early(name: Actor) = "early" Hand "early Bram", ["8.3"], [Move];
        Resign(name: Player, times: OptionalCount) = "resign" Hand "resign Bram 2", ["5.5"], [Roll, Move], asks;
    }
}

static DICE: Kind = Kind::new("dice", Class::Number);

static PLAY: Kind = Kind::new("play", Class::Piece);

fn die(word: &str) -> Option<u8> {
    let number = word.parse().ok()?;
    (word.len() == 1 && (1..=6).contains(&number)).then_some(number)
}

const ACCEPTED: &str = "accepted";

values! {
    Rolled: Dice = "N N", [Slot::number(6, Unit::Dice), Slot::number(6, Unit::Dice)], rolled, |Dice([one, other]), f| write!(f, " {one} {other}");
    /// Whether the opponent accepted an illegal play.
    Accepted: bool = "[accepted]", [Slot::new(Takes::Word(&[ACCEPTED])).optional()], |reader| Ok(reader.take(ACCEPTED)),
        |accepted, f| f.write_str(if *accepted { " accepted" } else { "" });
    Plays: TypedPlay = Way::USAGE, [Slot::PIECE.repeated()], plays;
}

/// Reads dice typed as one word: `63` or `6-3`.
pub fn joined(word: &str) -> Option<Dice> {
    let (one, other) = word.split_at_checked(1)?;
    Some(Dice([die(one)?, die(other.strip_prefix('-').unwrap_or(other))?]))
}

fn rolled(reader: &mut Reader<'_>) -> Result<Dice, ReadFault> {
    if let Some(dice) = reader.maybe(&DICE, joined) {
        return Ok(dice);
    }
    let mut number = || reader.piece(&DICE, |word| die(word).ok_or(SyntaxError::Expected(&DICE)));
    Ok(Dice([number()?, number()?]))
}

fn plays(reader: &mut Reader<'_>) -> Result<TypedPlay, ReadFault> {
    let mut ways = vec![OnePiece::<Backgammon>::read(reader)?];
    while reader.goes_on() && !reader.comes(ACCEPTED) {
        reader.want(Want::Word(ACCEPTED));
        ways.push(OnePiece::<Backgammon>::read(reader)?);
    }
    reader.want(Want::Kind(&PLAY));
    Ok(TypedPlay(ways))
}

/// The names of the places, by number. A move can name each place at most once.
const PLACES: [&str; 26] = [
    "off", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
    "17", "18", "19", "20", "21", "22", "23", "24", "bar",
];

/// The path of a checker, or of up to four that move together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    places: [Option<u8>; PLACES.len()],
    times: usize,
}

impl Way {
    pub fn from_step((from, to): Step, times: usize) -> Way {
        let mut places = [None; PLACES.len()];
        [places[0], places[1]] = [Some(from), Some(to)];
        Way { places, times }
    }

    fn places(&self) -> impl Iterator<Item = u8> {
        self.places.into_iter().flatten()
    }

    pub fn steps(&self) -> impl Iterator<Item = Step> {
        (0..self.times).flat_map(|_| self.places().zip(self.places().skip(1)))
    }

    fn named(&self, name: fn(&'static str) -> &'static str) -> String {
        let names = self.places().map(|place| name(PLACES[usize::from(place)]));
        let names = names.collect::<Vec<_>>().join("/");
        match self.times {
            1 => names,
            times => format!("{names}({times})"),
        }
    }
}

pub fn called(place: u8) -> &'static str {
    PLACES.get(usize::from(place)).map_or("", |place| translated(place))
}

fn translated(place: &'static str) -> &'static str {
    Backgammon::LAW.library().lexicon.typed_word(place)
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.named(|place| place))
    }
}

/// Reads a place. No move starts at `off` or ends at `bar`.
fn place(name: &str, is_first: bool, is_last: bool) -> Result<u8, SyntaxError> {
    let name = Backgammon::LAW.library().lexicon.dictionary.keyword(name).unwrap_or(name);
    let is_it = |called: &&str| called.eq_ignore_ascii_case(name);
    match PLACES.iter().position(is_it).map(|place| place as u8) {
        Some(place) if (is_first || place != BAR) && (is_last || place != OFF) => Ok(place),
        None if digits(name).is_some() => Err(SyntaxError::Law("read-no-point")),
        _ => Err(SyntaxError::Expected(&PLAY)),
    }
}

impl Piece for Way {
    const KIND: &'static Kind = &PLAY;
    const USAGE: &'static str = "PLAY";

    type Set = NoSet<Way>;

    fn read(word: &str) -> Result<Way, SyntaxError> {
        const UNREAD: SyntaxError = SyntaxError::Expected(&PLAY);
        let (path, times) = match word.strip_suffix(')') {
            None => (word, 1),
            Some(word) => {
                let (path, times) = word.rsplit_once('(').ok_or(UNREAD)?;
                (path, die(times).filter(|times| *times <= 4).ok_or(UNREAD)?.into())
            }
        };
        let names: Vec<&str> = path.split('/').collect();
        let last = names.len() - 1;
        if !(1..PLACES.len()).contains(&last) {
            return Err(UNREAD);
        }
        let mut places = [None; PLACES.len()];
        for (at, name) in names.into_iter().enumerate() {
            let place = Some(place(name.strip_suffix('*').unwrap_or(name), at == 0, at == last)?);
            if at > 0 && places[at - 1] == place {
                return Err(SyntaxError::Law("read-stays"));
            }
            places[at] = place;
        }
        Ok(Way { places, times })
    }

    /// Accepts `24/18`, `24-18` or `24/18*`.
    fn written(word: &str) -> Vec<String> {
        let way = Way::read(&word.replace('-', "/")).ok();
        way.map(|way| way.to_string()).into_iter().collect()
    }

    /// Understands `13 to 7`, `from 13 to 7`, `13 7` and `midpoint to bar point`.
    fn said(words: &[&str], phrases: &Phrases) -> Vec<(usize, String)> {
        let said = |word: &str| phrases.piece(word);
        let mut places: Vec<(String, usize)> = Vec::new();
        for (word, number) in phrases.in_digits(words) {
            match (said(&word), places.last_mut()) {
                (Some(""), _) => {}
                (Some("point"), Some((last, own))) if last == "bar" => {
                    (*last, *own) = ("7".to_owned(), number);
                }
                (Some("point"), Some((_, own))) => *own = number,
                (Some(place), _) => places.push((place.to_owned(), number)),
                (None, _) if digits(&word).is_some() => places.push((word, number)),
                (None, _) => break,
            }
        }
        let way = |from: &str, to: &str| Way::read(&format!("{from}/{to}")).ok();
        let is_down = |from: &str, to: &str| match (digits(from), digits(to)) {
            (Some(from), Some(to)) => from > to,
            (None, Some(_)) => from == "bar",
            _ => false,
        };
        let ways = match places.as_slice() {
            [(from, _), (sign, _), (to, number), ..] if sign == "/" => {
                Some((*number, way(from, to)))
            }
            // Men move to lower points; other numbers are dice.
            [(from, _), (to, number), ..] if is_down(from, to) => Some((*number, way(from, to))),
            _ => None,
        };
        let Some((number, Some(way))) = ways else {
            return Vec::new();
        };
        let behind = phrases.begins(words.get(number..).unwrap_or_default(), ALWAYS);
        let times = behind.filter_map(|(length, sense)| match sense {
            Sense::Times(times) => Some((number + length, format!("{way}({times})"))),
            _ => None,
        });
        [(number, way.to_string())].into_iter().chain(times).collect()
    }

    fn translated(&self) -> Option<String> {
        Some(self.named(translated))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedPlay(pub Vec<Way>);

impl TypedPlay {
    pub fn from_steps(steps: &[Step]) -> TypedPlay {
        let ways = steps
            .chunk_by(|step, next| step == next)
            .filter_map(|same| Some(Way::from_step(*same.first()?, same.len())));
        TypedPlay(ways.collect())
    }

    pub fn steps(&self) -> Vec<Step> {
        self.0.iter().flat_map(Way::steps).collect()
    }

    pub fn translated(&self) -> String {
        self.0.iter().map(|way| way.named(translated)).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for TypedPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(Way::to_string).collect::<Vec<_>>().join(" "))
    }
}
