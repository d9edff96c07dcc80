//! A tile played: as typed (player, tile, end), and as it lies.

use crate::game::implied;
use crate::tiles::{TILE, end_of_set};
use crate::{Facts, Legal, TypedTile, Value};
use nos_base::words::variable::with_ends;
use nos_base::{Name, Spots, Tile, TypedPart, Variable, Variables, shown_as_variable};
use nos_entry::{
    Actor, Argument, ArgumentRow, Class, Kind, Naming, ReadFault, Reader, Slot, SyntaxError, Takes,
    Verbs, Want,
};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum LineArm {
    Left,
    Right,
}

impl LineArm {
    pub const BOTH: [LineArm; 2] = [LineArm::Left, LineArm::Right];

    pub const fn word(self) -> &'static str {
        match self {
            LineArm::Left => "left",
            LineArm::Right => "right",
        }
    }

    fn read(text: &str) -> Option<LineArm> {
        called(&LineArm::BOTH, LineArm::word, text)
    }
}

pub fn called<A: Copy>(arms: &[A], word: fn(A) -> &'static str, text: &str) -> Option<A> {
    let is = |arm: &&A| {
        let word = word(**arm);
        let letter = word.get(..1).unwrap_or(word);
        text.eq_ignore_ascii_case(word) || text.eq_ignore_ascii_case(letter)
    };
    arms.iter().find(is).copied()
}

impl fmt::Display for LineArm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A place to play on, as typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Place<A = LineArm> {
    Arm(A),
    Shows(Spots),
}

impl From<LineArm> for Place {
    fn from(arm: LineArm) -> Place {
        Place::Arm(arm)
    }
}

impl Place {
    pub fn fact(self) -> (&'static str, Value) {
        match self {
            Place::Arm(arm) => ("arm", arm.word().into()),
            Place::Shows(spots) => ("end", spots.get().into()),
        }
    }
}

impl<A: fmt::Display> fmt::Display for Place<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Arm(arm) => arm.fmt(f),
            Place::Shows(spots) => spots.fmt(f),
        }
    }
}

shown_as_variable!(LineArm);

impl<A: fmt::Display + fmt::Debug> Variable for Place<A> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.to_string());
    }

    fn part(&self) -> Option<TypedPart> {
        Some(TypedPart::Word(self.to_string()))
    }
}

/// A way for a tile to lie at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Way<P = Place> {
    pub place: P,
    pub touching: Spots,
    pub open: Spots,
}

impl<P> Way<P> {
    pub fn of(tile: Tile, place: P, open: Spots) -> Way<P> {
        Way { place, touching: tile.other(open).unwrap_or(open), open }
    }

    pub fn tile(&self) -> Tile {
        Tile::new(self.touching, self.open)
    }
}

impl<P: fmt::Display + fmt::Debug> Variable for Way<P> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(&[name, "-arm"].concat(), self.place.to_string());
        variables.set(&[name, "-open"].concat(), self.open.get());
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["-arm", "-open"], names);
    }
}

impl<P: Copy> Way<P> {
    /// Returns both ways, the higher number touching first; a double has one.
    pub fn turned(tile: Tile, place: P) -> impl Iterator<Item = Way<P>> {
        let (high, low) = (tile.high(), tile.low());
        let (ways, number) = ([(high, low), (low, high)], if high == low { 1 } else { 2 });
        ways.into_iter().take(number).map(move |(touching, open)| Way { place, touching, open })
    }
}

impl<P: Into<Place> + Copy> Way<P> {
    /// Returns the play, written out. A double gets no `>`, since its halves are equal.
    pub fn play(self, name: Option<Name>) -> Play {
        Play {
            name,
            one: self.touching,
            other: self.open,
            touches: self.touching != self.open,
            on: Some(self.place.into()),
        }
    }

    pub fn legal<A: Verbs>(self, name: Option<Name>, act: impl Fn(Play) -> A) -> Legal {
        let (label, place) = self.place.into().fact();
        let facts = Facts::new()
            .with("tile", self.tile().to_string())
            .with(label, place)
            .with("open", self.open.get());
        Legal::listed(act(self.play(name)), self.tile(), facts)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The player; `None` means the player on turn.
    pub name: Option<Name>,
    /// The number typed first; of a lead, the left end.
    pub one: Spots,
    pub other: Spots,
    /// Whether `>` says that the first number touches and the second is the new open end.
    pub touches: bool,
    pub on: Option<Place>,
}

impl Play {
    pub fn lead(name: Option<Name>, tile: Tile) -> Play {
        Play { name, one: tile.high(), other: tile.low(), touches: false, on: None }
    }

    /// Returns one of the ways to type this tile, right or wrong: either number first, with `>` or
    /// without, with no end, or one by name or number.
    pub fn somehow(name: Name, tile: Tile, way: usize, by_number: bool) -> Play {
        let (one, other) = match way % 2 {
            0 => (tile.high(), tile.low()),
            _ => (tile.low(), tile.high()),
        };
        let ends =
            if by_number { [one, other].map(Place::Shows) } else { LineArm::BOTH.map(Place::Arm) };
        let on = [None, Some(ends[0]), Some(ends[1])];
        Play { name: Some(name), one, other, touches: way % 4 > 1, on: on[way / 4 % 3] }
    }

    pub fn tile(&self) -> Tile {
        Tile::new(self.one, self.other)
    }

    pub fn touching(&self) -> Option<Spots> {
        self.touches.then_some(self.one)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Play { one, other, .. } = self;
        if let Some(name) = &self.name {
            write!(f, "{name} ")?;
        }
        write!(f, "{one}{}{other}", if self.touches { '>' } else { '-' })?;
        self.on.iter().try_for_each(|on| write!(f, " on {on}"))
    }
}

static PLACE: Kind = Kind::new("end", Class::Word);

fn place(reader: &mut Reader<'_>, highest: u8) -> Result<Place, ReadFault> {
    for arm in LineArm::BOTH {
        reader.want(Want::Word(arm.word()));
    }
    reader.piece(&PLACE, |text| match (LineArm::read(text), end_of_set(text, highest)) {
        (Some(arm), _) => Ok(Place::Arm(arm)),
        (None, Some(spots)) => Ok(Place::Shows(spots)),
        (None, None) => Err(SyntaxError::Expected(&PLACE)),
    })
}

/// The play of a tile from the set with this highest number: player, tile, place.
#[derive(Debug)]
pub struct Played<const HIGHEST: u8 = 6>;

impl<const HIGHEST: u8> Argument for Played<HIGHEST> {
    type Value = Play;
    const ROW: ArgumentRow = ArgumentRow::new(
        "[NAME] TILE [on left|right|N]",
        &[
            Slot::PLAYER.optional(),
            Slot::PIECE,
            Slot::new(Takes::End(&["left", "right"])).after("on").optional(),
        ],
    );

    fn read(reader: &mut Reader<'_>) -> Result<Play, ReadFault> {
        let name = reader.optional_name()?;
        let typed = reader.piece(&TILE, |word| TypedTile::whole(word, HIGHEST))?;
        let on = reader.take_whole("on");
        let on = on.then(|| place(reader, HIGHEST)).transpose()?;
        Ok(Play { name, one: typed.one, other: typed.other, touches: typed.touches, on })
    }

    fn print(play: &Play, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {play}")
    }

    fn name_in_full(play: &mut Play, naming: &Naming<'_>) {
        Actor::name_in_full(&mut play.name, naming);
    }
}

/// Returns the verb that a line may leave out before a tile of the set with this highest number.
pub fn implied_verb(word: &str, highest: u8) -> Option<Result<&'static str, SyntaxError>> {
    implied("play", TypedTile::whole(word, highest))
}
