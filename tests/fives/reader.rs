//! Reads the lines of these tests.

use nos::dominoes::tile::{Spots, Tile};
use nos::law::fives::entry::{Act, Play};
use nos::law::fives::house::{HouseKey, Setting};
use nos::law::fives::line::{Arm, Place};
use nos::table::name::Name;

fn spots(text: &str) -> Option<Spots> {
    Spots::new(text.parse().ok()?)
}

fn ends(word: &str) -> Option<(Spots, Spots, bool)> {
    let (one, other, touches) = match word.len() {
        2 => (&word[..1], &word[1..], false),
        3 => (&word[..1], &word[2..], word[1..2] == *">"),
        _ => return None,
    };
    Some((spots(one)?, spots(other)?, touches))
}

fn tile(word: &str) -> Option<Tile> {
    ends(word).map(|(one, other, _)| Tile::new(one, other))
}

fn tiles(words: &[&str]) -> Option<Vec<Tile>> {
    words.iter().map(|word| tile(word)).collect()
}

fn place(word: &str) -> Option<Place> {
    Some(match word {
        "left" => Place::Arm(Arm::Left),
        "right" => Place::Arm(Arm::Right),
        shown => Place::Shows(spots(shown)?),
    })
}

fn play(words: &[&str]) -> Option<Act> {
    let (name, rest) = match words {
        [first, rest @ ..] if ends(first).is_none() => (Some(Name::new(first)?), rest),
        rest => (None, rest),
    };
    let (first, on) = match rest {
        [first] => (first, None),
        [first, "on", at] => (first, Some(place(at)?)),
        _ => return None,
    };
    let (one, other, touches) = ends(first)?;
    Some(Act::Play(Play {
        name,
        one,
        other,
        touches,
        on,
    }))
}

/// The entry on a line, or nothing if it cannot be read.
pub fn read(line: &str) -> Option<Act> {
    let words: Vec<&str> = line.split_whitespace().collect();
    Some(match *words {
        ["law", "fives-and-threes", edition] => Act::Law(edition.parse().ok()?),
        ["seat", ref names @ ..] => Act::Seat(
            names
                .iter()
                .map(|name| Name::new(name))
                .collect::<Option<_>>()?,
        ),
        ["house", "game.target", target] => {
            Act::House(Setting::number(HouseKey::Target, target.parse().ok()?)?)
        }
        ["lot", ref lots @ ..] => {
            let lots = lots
                .chunks(2)
                .map(|lot| Some((Name::new(lot[0])?, tile(lot.get(1)?)?)));
            Act::Lot(lots.collect::<Option<_>>()?)
        }
        ["deal"] => Act::Deal,
        ["play", ref rest @ ..] => play(rest)?,
        ["knock" | "pass"] => Act::Knock(None),
        ["knock" | "pass", name] => Act::Knock(Some(Name::new(name)?)),
        ["reveal", name, ref shown @ ..] => Act::Reveal {
            name: Name::new(name)?,
            tiles: tiles(shown)?,
        },
        ["void"] => Act::Void,
        ["settle"] => Act::Settle,
        ["note", ..] => Act::Note(line.trim_start_matches("note ").to_owned()),
        ref rest => play(rest)?,
    })
}
