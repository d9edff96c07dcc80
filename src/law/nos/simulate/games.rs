//! Which game is announced.

use super::table::Table;
use super::wanted::Wanted;
use crate::dominoes::tile::Tile;
use crate::law::luck::Luck;
use crate::law::nos::entry::{Act, Announced};
use crate::law::nos::games::{GAMES, Game, GameRow, Holes, NUMBERS, Part, TILES_MOST};
use crate::law::nos::house::{HouseKey, Setting};
use crate::law::nos::rule::Rule;
use crate::law::nos::session::Session;
use crate::law::nos::set::{NamedSide, SetTile, Side};

/// How often a game is sought that the set allows.
const TRIES: usize = 60;

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
