use super::either;
use crate::nos::games::{Holes, TILES_MOST, WordOrHole};
use crate::nos::{
    Act, Announced, GAMES, Game, GameRow, HouseKey, LAW, LineArm, NUMBERS, NamedSide, NoGame, Rule,
    Session, SetNeeded, SetTile,
};
use nos_base::{Rules as _, Setting, Tile};
use nos_entry::read_entry;
use nos_law::show::ruling_text::filled;
use nos_law::{Facts, Luck};

const TRIES: usize = 60;

/// A wished game: any with its number, or one announcement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    Number(u8),
    Game(Game),
}

impl Wanted {
    pub(super) fn read(game: &str) -> Result<Wanted, String> {
        if let Some(number) = game.parse().ok().filter(|number| NUMBERS.contains(number)) {
            return Ok(Wanted::Number(number));
        }
        if let Ok(Some(entry)) = read_entry(LAW.language, &format!("announce {game}"))
            && let Some(Act::Announce(Announced::Words(game))) = entry.what.act()
        {
            return Ok(Wanted::Game(*game));
        }
        let facts = Facts::new().with("game", game.to_owned());
        Err(filled(&LAW.library().words, "no-such-game", &facts))
    }

    pub(super) fn sets(self) -> Vec<SetNeeded> {
        match self {
            Wanted::Number(number) => GameRow::with_number(number).map(|row| row.set).collect(),
            Wanted::Game(game) => vec![game.row.set],
        }
    }
}

pub(super) fn likes(games: &[Wanted], set: Tile) -> bool {
    let allows = |wanted: &Wanted| wanted.sets().iter().any(|needed| needed.allows(set));
    games.is_empty() || games.iter().any(allows)
}

pub(super) fn house_rule(games: &[Wanted]) -> Option<Setting> {
    let extra = |wanted: &Wanted| matches!(wanted, Wanted::Game(game) if game.row.is_extra());
    HouseKey::ExtraGames.set(1).filter(|_| games.iter().any(extra))
}

pub(super) fn announce(games: &[Wanted], session: &Session, set: SetTile, luck: &mut Luck) -> Act {
    let found = (0..TRIES).find_map(|_| {
        let number = match luck.pick(games) {
            Some(Wanted::Game(game)) => return can_be(session, set, game),
            Some(Wanted::Number(number)) => number,
            None => luck.below(usize::from(*NUMBERS.end()) + 1) as u8,
        };
        let of = Some(number).filter(|number| *number > 0);
        let rows: Vec<&GameRow> = GAMES.iter().filter(|row| row.number == of).collect();
        let row = luck.pick(&rows)?;
        let announced = can_be(session, set, Game { row, holes: holes(row, set, luck) })?;
        let by_number = Game::by_number(number).is_some() && luck.once_in(2);
        Some(if by_number { Announced::Number(number) } else { announced })
    });
    Act::Announce(found.unwrap_or(Announced::Number(1)))
}

fn can_be(session: &Session, set: SetTile, game: Game) -> Option<Announced> {
    let plan: Result<_, NoGame> = game.plan(set, &session.rules());
    plan.is_ok().then_some(Announced::Words(game))
}

fn holes(row: &GameRow, set: SetTile, luck: &mut Luck) -> Holes {
    let by_number = set.left != set.right && luck.once_in(3);
    let named = |side| match (by_number, side) {
        (false, side) => NamedSide::Arm(side),
        (true, LineArm::Left) => NamedSide::Shows(set.left),
        (true, LineArm::Right) => NamedSide::Shows(set.right),
    };
    let mut holes = Holes::default();
    let mut sides = holes.sides.iter_mut();
    for part in row.parts() {
        match part {
            WordOrHole::Rule if luck.once_in(2) => holes.rule = Rule::Matador,
            WordOrHole::Tiles => holes.tiles = luck.below(usize::from(TILES_MOST)) as u8 + 1,
            WordOrHole::Side => {
                let side = either(luck, LineArm::Left, LineArm::Right);
                if let Some(hole) = sides.next() {
                    *hole = named(side);
                }
            }
            _ => {}
        }
    }
    holes
}
