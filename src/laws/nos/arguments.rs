//! The arguments of verbs that only Nos has. A game is read by number or in words.

use super::games::{Announced, GAMES, Game, GameRow, Holes, NUMBERS, TILES_MOST, WordOrHole};
use super::{Arm, Foul, LineArm, NamedSide, Place, Play, Rule, Tail};
use nos_base::{Name, Order, Tile};
use nos_entry::token::digits;
use nos_entry::{
    Actor, Argument, ArgumentRow, Class, Dialect, Kind, Naming, Player, ReadFault, Reader, Slot,
    SyntaxError, Takes, Unit, Want, values,
};
use nos_law::TypedTile;
use nos_law::play::called;
use nos_law::tiles::{TILE, end};
use std::fmt;
use std::sync::LazyLock;

static PLACE: Kind = Kind::new("arm", Class::Word);
static KEPT: Kind = Kind::new("kept", Class::Word);
static FOUL: Kind = Kind::new("foul", Class::Word);

const FOULS: [&str; Foul::CALLABLE.len()] = {
    let mut words = [""; Foul::CALLABLE.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] = Foul::CALLABLE[at].1;
        at += 1;
    }
    words
};

values! {
    Kept: bool = "kept|returned", [Slot::new(Takes::Word(&["kept", "returned"]))],
        |reader| reader.one_of([(true, "kept"), (false, "returned")], &KEPT),
        |kept, f| f.write_str(if *kept { " kept" } else { " returned" });
    Drawn: bool = "[drawn]", [Slot::new(Takes::Word(&["drawn"])).optional()], |reader| Ok(reader.take("drawn")),
        |drawn, f| f.write_str(if *drawn { " drawn" } else { "" });
    CalledFoul: Foul = "KIND", [Slot::new(Takes::Word(&FOULS))],
        |reader| reader.one_of(Foul::CALLABLE.iter().copied(), &FOUL),
        |foul, f| write!(f, " {}", foul.called().unwrap_or_default());
    Held: u16 = "N", [Slot::number(u16::MAX as u32, Unit::Spots)],
        |reader| reader.number(u16::MAX.into()).map(|spots| spots as u16);
    Announcement: Announced = "GAME", [Slot::new(Takes::Phrase)], read;
    OnSide: Option<Place> = "[on left|right|N]",
        [Slot::new(Takes::End(&["left", "right"])).after("on").optional()], on_side,
        |on, f| on.iter().try_for_each(|on| write!(f, " on {on}"));
}

fn on_side(reader: &mut Reader<'_>) -> Result<Option<Place>, ReadFault> {
    reader.take("on").then(|| place(reader, &[Arm::Left, Arm::Right], &SIDE)).transpose()
}

/// The player to the right of a newcomer; by default the player in the last seat.
#[derive(Debug)]
pub struct After;

impl Argument for After {
    type Value = Option<Name>;
    const ROW: ArgumentRow =
        ArgumentRow::new("[after NAME]", &[Slot::PLAYER.after("after").optional()]);

    fn read(reader: &mut Reader<'_>) -> Result<Option<Name>, ReadFault> {
        reader.take("after").then(|| reader.name()).transpose()
    }

    fn print(after: &Option<Name>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        after.iter().try_for_each(|name| write!(f, " after {name}"))
    }

    fn name_in_full(after: &mut Option<Name>, naming: &Naming<'_>) {
        if let Some(after) = after {
            Player::name_in_full(after, naming);
        }
    }
}

fn place(reader: &mut Reader<'_>, arms: &[Arm], kind: &'static Kind) -> Result<Place, ReadFault> {
    if reader.remembers() {
        for arm in arms {
            reader.want(Want::Word(arm.word()));
        }
    }
    reader.piece(kind, |text| match (arm(text), end(text)) {
        (Some(arm), _) if arms.contains(&arm) => Ok(Place::Arm(arm)),
        (None, Some(end)) => Ok(Place::Shows(end)),
        _ => Err(SyntaxError::Expected(kind)),
    })
}

#[derive(Debug)]
pub struct PlayedTile;

impl Argument for PlayedTile {
    type Value = Play;
    const ROW: ArgumentRow = ArgumentRow::new(
        "[NAME] TILE [on ARM] [claim|stands]",
        &[
            Slot::PLAYER.optional(),
            Slot::PIECE,
            Slot::new(Takes::End(&["left", "right", "north", "east", "south", "west"]))
                .after("on")
                .optional(),
            Slot::new(Takes::Word(&["claim", "stands"])).optional(),
        ],
    );

    fn read(reader: &mut Reader<'_>) -> Result<Play, ReadFault> {
        let name = reader.optional_name()?;
        let typed = reader.piece(&TILE, |word| TypedTile::whole(word, 6))?;
        let on = reader.take_whole("on");
        let on = on.then(|| place(reader, &Arm::ALL, &PLACE)).transpose()?;
        let tail = if reader.take_whole("claim") {
            Tail::Claim
        } else if reader.take_whole("stands") {
            Tail::Stands
        } else {
            Tail::Plain
        };
        Ok(Play {
            name,
            tile: Tile::new(typed.one, typed.other),
            touching: typed.touches.then_some(typed.one),
            on,
            tail,
        })
    }

    fn print(play: &Play, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(" ")?;
        fmt::Display::fmt(play, f)
    }

    fn name_in_full(play: &mut Play, naming: &Naming<'_>) {
        Actor::name_in_full(&mut play.name, naming);
    }
}

static SIDE: Kind = Kind::new("side", Class::Word);
pub(super) static GAME: Kind = Kind::new("game", Class::Word);
static MORE: Kind = Kind::new("game-word", Class::Word);
static TILES: Kind = Kind::new("tiles", Class::Number);

const FIRST: Kind = Kind::new("condition", Class::Number);

#[rustfmt::skip]
/// The kinds that an error asks for, by the parts that can come next, sorted alphabetically.
static NEXT: [(&[&str], Kind); 11] = {
    [
        (&["SIDE"], Kind::new(SIDE.tag, SIDE.class)),
        (&["N", "SIDE"], FIRST),
        (&["N", "SIDE", "here"], FIRST),
        (&["on", "then"], Kind::new("on-or-then", Class::Word)),
        (&["then"], Kind::word("word", "then")),
        (&["there"], Kind::word("word", "there")),
        (&["ordinary"], Kind::word("word", "ordinary")),
        (&["matador"], Kind::word("word", "matador")),
        (&["ordinary", "ordinary-cross", "ordinary-double-cross"], Kind::new("ordinary-or-cross", Class::Word)),
        (&["ordinary-cross", "ordinary-double-cross"], Kind::new("ordinary-cross-or-double", Class::Word)),
        (&["matador-cross", "matador-double-cross"], Kind::new("matador-cross-or-double", Class::Word)),
    ]
};

static ROWS: LazyLock<Vec<(&GameRow, Vec<WordOrHole>)>> =
    LazyLock::new(|| GAMES.iter().map(|row| (row, row.parts().collect())).collect());

const RULES: [Rule; 2] = [Rule::Ordinary, Rule::Matador];

fn suits(typed: &str, part: WordOrHole, said: Option<Rule>) -> bool {
    match part {
        WordOrHole::Rule => rule(typed).is_some(),
        WordOrHole::Other => said.is_some_and(|said| rule(typed) == Some(said.other())),
        WordOrHole::Side => named(typed).is_some(),
        WordOrHole::Tiles => tiles(typed).is_some(),
        WordOrHole::Word(word) => typed.eq_ignore_ascii_case(word),
    }
}

fn note(reader: &mut Reader<'_>, part: WordOrHole, said: Option<Rule>) {
    let mut want = |word| reader.want(Want::Word(word));
    match part {
        WordOrHole::Rule => RULES.into_iter().map(Rule::word).for_each(want),
        WordOrHole::Other => said.into_iter().for_each(|said| want(said.other().word())),
        WordOrHole::Side => ["left", "right"].into_iter().for_each(want),
        WordOrHole::Tiles => reader.want(Want::Kind(&TILES)),
        WordOrHole::Word(word) => want(word),
    }
}

/// Reads a game by number or in words. At the prompt, words may follow the number.
fn read(reader: &mut Reader<'_>) -> Result<Announced, ReadFault> {
    let begins_with_number = (reader.word()).is_some_and(|word| digits(word.text).is_some());
    if !begins_with_number {
        return in_words(reader);
    }
    let number = reader.piece(&GAME, |text| {
        let number = digits(text).and_then(|number| u8::try_from(number).ok());
        number.filter(|number| NUMBERS.contains(number)).ok_or(SyntaxError::Law("read-no-game"))
    })?;
    if reader.dialect() != Dialect::Prompt || !reader.goes_on() {
        return Ok(Announced::Number(number));
    }
    let other = reader.fault(SyntaxError::Law("read-other-game"));
    match in_words(reader)? {
        Announced::Words(game) if game.row.number != Some(number) => Err(other),
        announced => Ok(announced),
    }
}

fn in_words(reader: &mut Reader<'_>) -> Result<Announced, ReadFault> {
    reader.want(Want::Kind(&GAME));
    let mut rows: Vec<(_, &[WordOrHole])> =
        ROWS.iter().map(|(row, parts)| (*row, &**parts)).collect();
    let mut typed: Vec<&str> = Vec::new();
    let mut kind = &GAME;
    loop {
        let said = typed.first().and_then(|first| rule(first));
        if reader.remembers() {
            let parts = rows.iter().filter_map(|(_, parts)| parts.first().copied());
            if !typed.is_empty() {
                kind = asked(parts.clone(), said);
            }
            parts.for_each(|part| note(reader, part, said));
        }
        let whole = rows.iter().find(|(_, parts)| parts.is_empty()).map(|(row, _)| *row);
        let token = reader.word();
        let word = token.map(|token| reader.plain(token.text));
        rows.retain_mut(|(_, parts)| {
            word.zip(parts.split_off_first()).is_some_and(|(word, part)| suits(word, *part, said))
        });
        let (Some(token), Some(word), false) = (token, word, rows.is_empty()) else {
            return match whole {
                Some(row) => Ok(Announced::Words(Game { row, holes: holes(row, &typed) })),
                None => reader.expected(kind),
            };
        };
        typed.push(word);
        reader.advance(if token.is_numeric() { Class::Number } else { Class::Word }, None);
    }
}

/// Returns the kind that an error asks for if these parts can come next after `rule`.
fn asked(parts: impl Iterator<Item = WordOrHole>, rule: Option<Rule>) -> &'static Kind {
    let mut words: Vec<&str> = parts
        .map(|part| match part {
            WordOrHole::Rule => "RULE",
            WordOrHole::Other => rule.map_or("OTHER", |rule| rule.other().word()),
            WordOrHole::Side => "SIDE",
            WordOrHole::Tiles => "N",
            WordOrHole::Word(word) => word,
        })
        .collect();
    words.order_by(Ord::cmp);
    words.dedup();
    NEXT.iter().find(|(next, _)| *next == words).map_or(&MORE, |(_, kind)| kind)
}

fn holes(row: &GameRow, typed: &[&str]) -> Holes {
    let mut holes = Holes::default();
    let mut sides = holes.sides.iter_mut();
    for (part, word) in row.parts().zip(typed.iter().copied()) {
        match part {
            WordOrHole::Rule => holes.rule = rule(word).unwrap_or(holes.rule),
            WordOrHole::Side => {
                if let (Some(hole), Some(side)) = (sides.next(), named(word)) {
                    *hole = side;
                }
            }
            WordOrHole::Tiles => holes.tiles = tiles(word).unwrap_or(holes.tiles),
            WordOrHole::Other | WordOrHole::Word(_) => {}
        }
    }
    holes
}

fn rule(word: &str) -> Option<Rule> {
    RULES.into_iter().find(|rule| word.eq_ignore_ascii_case(rule.word()))
}

fn tiles(text: &str) -> Option<u8> {
    let tiles = u8::try_from(digits(text)?).ok()?;
    (1..=TILES_MOST).contains(&tiles).then_some(tiles)
}

fn named(text: &str) -> Option<NamedSide> {
    match (arm(text), end(text)) {
        (Some(Arm::Left), _) => Some(NamedSide::Arm(LineArm::Left)),
        (Some(Arm::Right), _) => Some(NamedSide::Arm(LineArm::Right)),
        (_, end) => end.map(NamedSide::Shows),
    }
}

fn arm(text: &str) -> Option<Arm> {
    called(&Arm::ALL, Arm::word, text)
}
