//! Which game is announced.

use super::table::Table;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::nos::entry::{Act, Announced, Entry};
use crate::law::nos::games::{GAMES, Game, GameRow, Holes, NUMBERS, Part, TILES_MOST};
use crate::law::nos::hand::Hand;
use crate::law::nos::house::{HouseKey, Setting};
use crate::law::nos::rule::Rule;
use crate::law::nos::session::Session;
use crate::law::nos::set::{NamedSide, SetNeeded, SetTile, Side};
use crate::simulate::Luck;
use crate::speech::{Body, read_line};
use crate::table::seat::Seat;

/// How often a game is sought that the set allows.
const TRIES: usize = 60;

/// A game that is wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// Any of this number.
    Number(u8),
    /// Just this one.
    Game(Game),
}

/// Reads a game that is wished for: its number, or the words that announce it.
pub(super) fn wanted(game: &str) -> Result<Wanted, String> {
    if let Some(number) = game.parse().ok().filter(|number| NUMBERS.contains(number)) {
        return Ok(Wanted::Number(number));
    }
    match read_line::<Session>(&format!("announce {game}")).map(|line| line.body) {
        Ok(Some(Body::Entry(Entry {
            act: Act::Announce(Announced::Words(game)),
            waived: false,
        }))) => Ok(Wanted::Game(game)),
        _ => Err(format!(
            "\"{game}\" is no game; a game is a number from 1 to 17, or the words that nos games lists"
        )),
    }
}

impl Wanted {
    /// What the set must be, of which one will do.
    fn sets(self) -> Vec<SetNeeded> {
        match self {
            Wanted::Number(number) => GameRow::of(number).map(|row| row.set).collect(),
            Wanted::Game(game) => vec![game.row().set],
        }
    }

    fn allows(self, set: Tile) -> bool {
        self.sets().iter().any(|needed| needed.allows(set))
    }
}

impl Table {
    /// Whether one of the wished games can be announced on this set.
    pub(super) fn likes(&self, set: Tile) -> bool {
        self.games.is_empty() || self.games.iter().any(|game| game.allows(set))
    }
}

/// The house rule without which the wished games cannot be announced.
pub(super) fn house_rule(table: &Table) -> Option<Setting> {
    let extra = |wanted: &Wanted| matches!(wanted, Wanted::Game(game) if game.row().is_extra());
    let setting = Setting::switch(HouseKey::ExtraGames, true);
    setting.filter(|_| table.games.iter().any(extra))
}

/// Announces a game that the set allows.
pub(super) fn announce(session: &Session, set: SetTile, table: &Table, luck: &mut Luck) -> Act {
    let found = (0..TRIES).find_map(|_| {
        let wanted = match luck.pick(&table.games) {
            Some(Wanted::Game(game)) => return can_be(session, set, Announced::Words(game)),
            Some(Wanted::Number(number)) => number,
            None => luck.below(usize::from(*NUMBERS.end()) + 1) as u8,
        };
        let rows: Vec<&GameRow> = match wanted {
            0 => GAMES.iter().filter(|row| row.is_extra()).collect(),
            number => GameRow::of(number).collect(),
        };
        let row = luck.pick(&rows)?;
        let game = Game::new(row, holes(row, set, luck));
        let by_number = Game::by_number(wanted).is_some() && luck.once_in(2);
        can_be(
            session,
            set,
            match by_number {
                true => Announced::Number(wanted),
                false => Announced::Words(game),
            },
        )
    });
    Act::Announce(found.unwrap_or(Announced::Number(1)))
}

/// The announcement, if the set allows it.
fn can_be(session: &Session, set: SetTile, announced: Announced) -> Option<Announced> {
    let game = match announced {
        Announced::Words(game) => game,
        Announced::Number(number) => Game::by_number(number)?,
    };
    game.plan(set, session.house()).is_ok().then_some(announced)
}

/// What fills the holes of a row.
fn holes(row: &GameRow, set: SetTile, luck: &mut Luck) -> Holes {
    let one_of = |luck: &mut Luck| match luck.once_in(2) {
        true => Side::Left,
        false => Side::Right,
    };
    let by_number = set.left != set.right && luck.once_in(3);
    let named = |side| match (by_number, side) {
        (false, side) => NamedSide::Side(side),
        (true, Side::Left) => NamedSide::Shows(set.left),
        (true, Side::Right) => NamedSide::Shows(set.right),
    };
    let mut holes = Holes::default();
    let mut sides = holes.sides.iter_mut();
    let mut other = None;
    for part in row.parts() {
        match part {
            Part::Rule if luck.once_in(2) => holes.rule = Rule::Matador,
            Part::Tiles => holes.tiles = luck.below(usize::from(TILES_MOST)) as u8 + 1,
            Part::Side => {
                let side = other.take().unwrap_or_else(|| one_of(luck));
                let across = match side {
                    Side::Left => Side::Right,
                    Side::Right => Side::Left,
                };
                other = Some(across).filter(|_| luck.once_in(2));
                if let Some(hole) = sides.next() {
                    *hole = named(side);
                }
            }
            _ => {}
        }
    }
    holes
}

/// Sees to it that one of the wished games can be announced in this hand: whoever sets holds a double for it.
pub(super) fn stack(hand: &Hand, table: &mut Table, luck: &mut Luck) {
    let any = |wanted: &Wanted| wanted.sets().contains(&SetNeeded::Any);
    if table.games.is_empty() || table.games.iter().any(any) {
        return;
    }
    let doubles = TileSet::DOUBLES.iter();
    let liked: TileSet = doubles.filter(|double| table.likes(*double)).collect();
    let seats: Vec<Seat> = hand.all().collect();
    let (Some(double), Some(anybody)) = (luck.tile(liked), luck.pick(&seats)) else {
        return;
    };
    let seat = hand.on_set().unwrap_or(anybody);
    if !hand.first && !table.hands[seat].and(liked).is_empty() {
        return;
    }
    let higher = |own: &Tile| hand.first && own.high() > double.high();
    for tile in TileSet::DOUBLES.iter().filter(higher) {
        for other in &seats {
            table.swap_away(*other, tile, luck);
        }
    }
    table.swap_in(seat, double, luck);
}

impl Table {
    /// Changes a tile of a hand for one of the boneyard that is no double.
    fn swap_away(&mut self, seat: Seat, tile: Tile, luck: &mut Luck) {
        let plain: TileSet = self.boneyard.iter().copied().collect();
        let Some(other) = luck.tile(plain.minus(TileSet::DOUBLES)) else {
            return;
        };
        if self.hands[seat].has(tile) {
            self.hands[seat] = self.hands[seat].without(tile).with(other);
            self.put_in_boneyard(other, tile);
        }
    }

    /// Changes a tile of a hand for this one, wherever it is.
    fn swap_in(&mut self, seat: Seat, tile: Tile, luck: &mut Luck) {
        if self.hands[seat].has(tile) {
            return;
        }
        let Some(other) = luck
            .tile(self.hands[seat].minus(TileSet::DOUBLES))
            .or_else(|| luck.tile(self.hands[seat]))
        else {
            return;
        };
        let holder = Seat::ALL.into_iter().find(|own| self.hands[*own].has(tile));
        self.hands[seat] = self.hands[seat].without(other).with(tile);
        match holder {
            Some(holder) => self.hands[holder] = self.hands[holder].without(tile).with(other),
            None => self.put_in_boneyard(tile, other),
        }
    }

    fn put_in_boneyard(&mut self, instead_of: Tile, tile: Tile) {
        for own in self.boneyard.iter_mut().filter(|own| **own == instead_of) {
            *own = tile;
        }
    }
}

/// The number of an end as it is typed first or second.
pub(super) fn lying(tile: Tile, luck: &mut Luck) -> (Spots, Spots) {
    match luck.once_in(2) {
        true => (tile.high(), tile.low()),
        false => (tile.low(), tile.high()),
    }
}
