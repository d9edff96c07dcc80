//! Compares the law's layout with the rulebook in [`super::naive`].

use super::evening::first_hand;
use super::naive::{Standing, Table};
use nos_base::{Rules as _, Spots, Tile, TileSet};
use nos_law::EntryNo;
use nos_laws::nos::games::{GAMES, Game, Holes};
use nos_laws::nos::layout::{ArmWay, Laid, Layout, Scope};
use nos_laws::nos::plan::Rule;
use nos_laws::nos::session::NosTable;
use nos_laws::nos::set::{LineArm, NamedSide, NoGame, SetTile};
use nos_laws::nos::{House, HouseKey, Place};
use std::collections::BTreeMap;

const SCOPES: [Scope; 3] = [Scope::Turn, Scope::TurnInOpening, Scope::OutOfTurn];

/// Returns every game, with sides by direction.
fn games() -> Vec<Game> {
    let sides = [NamedSide::Arm(LineArm::Left), NamedSide::Arm(LineArm::Right)];
    let mut all: BTreeMap<String, Game> = BTreeMap::new();
    for row in GAMES {
        for rule in [Rule::Ordinary, Rule::Matador] {
            for (tiles, at) in (1..=4).flat_map(|tiles| (0..8).map(move |at| (tiles, at))) {
                let sides = [sides[at & 1], sides[at >> 1 & 1], sides[at >> 2 & 1]];
                let game = Game { row, holes: Holes { rule, sides, tiles } };
                all.insert(game.to_string(), game);
            }
        }
    }
    let set = SetTile { left: Spots::BLANK, right: Spots::BLANK };
    let same_side = |game: &Game| game.plan(set, &house()) == Err(NoGame::SameSide);
    all.into_values().filter(|game| !same_side(game)).collect()
}

fn house() -> House {
    let mut house = House::default();
    house.turn(HouseKey::ExtraGames.set(1).unwrap());
    house
}

struct Luck(u64);

impl Luck {
    fn below(&mut self, number: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % number.max(1) as u64) as usize
    }
}

/// Compares the two for every tile.
fn compare(layout: &Layout, table: &Table) {
    let said = || format!("{:?} after {:?}", table.set, table.laid);
    // Immediate doubles lie next to the set, so test their scopes only before the fifth tile.
    let scopes = if table.laid.len() < 5 { &SCOPES[..] } else { &SCOPES[..1] };
    for scope in scopes.iter().copied() {
        for tile in TileSet::set(6).iter() {
            let mut places = vec![(None, table.arms().to_vec())];
            if scope == Scope::Turn {
                let arms = table.arms().iter();
                places.extend(arms.map(|arm| (Some(Place::Arm(*arm)), vec![*arm])));
                places.extend(table.arms().iter().map(|arm| {
                    let end = table.end(*arm);
                    let arms = table.arms().iter().copied();
                    let shown = arms.filter(|arm| table.end(*arm) == end).collect();
                    (Some(Place::Shows(end)), shown)
                }));
            }
            for (on, within) in places {
                let law: Vec<ArmWay> = layout.ways(tile, scope, on).0.to_vec();
                let slow = table.ways(scope, tile, &within);
                assert_eq!(law, slow, "{tile} {scope:?} {on:?}: {}", said());
            }
            let playable =
                table.conceivable(tile).into_iter().any(|way| table.allows(scope, tile, way));
            assert_eq!(layout.playable(scope).has(tile), playable, "{tile} {scope:?}: {}", said());
        }
    }
    let open: Vec<_> = layout
        .open_ends()
        .map(|end| (end.arm, end.shows, end.rule(), end.needs_double()))
        .collect();
    let arms = table.arms().iter().copied().filter(|arm| table.standing(*arm) == Standing::Open);
    let slow: Vec<_> =
        arms.map(|arm| (arm, table.end(arm), table.rule(arm), table.needs_double(arm))).collect();
    assert_eq!(open, slow, "{}", said());
}

/// Plays a random game until no tile fits, comparing at every tile. Returns the tiles laid.
fn compared_throughout(game: Game, set: SetTile, luck: &mut Luck) -> usize {
    let plan = game.plan(set, &house()).unwrap();
    let seat = first_hand(3).session.hand().unwrap().all().next().unwrap();
    let mut layout = Layout::new(set, plan);
    let mut left = TileSet::set(6).without(set.tile());
    loop {
        let laid = layout.laid.to_vec();
        let table = Table::new(game, set, &laid);
        compare(&layout, &table);
        let scope = if laid.len() < 3 { SCOPES[luck.below(3)] } else { Scope::Turn };
        let ways: Vec<(Tile, ArmWay)> = left
            .iter()
            .flat_map(|tile| table.conceivable(tile).into_iter().map(move |way| (tile, way)))
            .filter(|(tile, way)| table.allows(scope, *tile, *way))
            .collect();
        if ways.is_empty() && scope != Scope::Turn {
            continue;
        }
        if ways.is_empty() {
            return laid.len();
        }
        let (tile, way) = ways[luck.below(ways.len())];
        left = left.without(tile);
        layout.lay(Laid { way, seat, no: EntryNo(1) });
    }
}

#[test]
fn art_4_2_to_4_10_the_layout_of_every_game_agrees_with_the_rulebook_read_slowly() {
    let mut luck = Luck(0x9e37_79b9_7f4a_7c15);
    let (mut played, mut laid) = (0, 0);
    for game in games() {
        for _ in 0..2 {
            let set = loop {
                let (left, right) = (Spots::ALL[luck.below(7)], Spots::ALL[luck.below(7)]);
                let right = if luck.below(2) == 0 { left } else { right };
                let set = SetTile { left, right };
                if game.row.set.allows(set.tile()) {
                    break set;
                }
            };
            played += 1;
            laid += compared_throughout(game, set, &mut luck);
        }
    }
    assert!(played > 150 && laid > 10 * played, "{played} games, {laid} tiles");
}
