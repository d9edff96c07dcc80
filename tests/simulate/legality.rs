//! nos lists exactly the plays of fives and threes that it accepts: every tile at every end.

use nos_base::{Spots, Tile, TileSet};
use nos_law::{Game as _, Share, SimulationOptions, Verdict};
use nos_laws::fives::line::{LineArm, Place};
use nos_laws::fives::verbs::{Act, Play};
use nos_laws::fives::{Fives, LAW, Session};
use nos_laws::simulate::SimulatedEvening;

/// Every way in which nos accepts a play by the player on turn.
fn tried(session: &Session) -> Vec<(Tile, LineArm, Spots)> {
    let mut ways = Vec::new();
    for tile in TileSet::set(6).iter() {
        for arm in LineArm::BOTH {
            for (one, other) in [(tile.high(), tile.low()), (tile.low(), tile.high())] {
                let play =
                    Play { name: None, one, other, touches: true, on: Some(Place::Arm(arm)) };
                let ruling = session.judge_act(&Act::Play(play).into());
                let is_in_order = ruling.is_ok_and(|ruling| ruling.verdict == Verdict::Accepted);
                if is_in_order && !ways.contains(&(tile, arm, other)) {
                    ways.push((tile, arm, other));
                }
            }
        }
    }
    ways
}

#[test]
fn art_3_1_the_listed_plays_are_exactly_those_accepted() {
    let mut seen = 0;
    for seed in 0..30 {
        let wishes = SimulationOptions {
            hands: 2,
            fouls: Share::percent(seed as usize % 3 * 10),
            ..SimulationOptions::default()
        };
        let mut evening = SimulatedEvening::new(&LAW, &wishes, seed).unwrap();
        while evening.next().is_some() {
            let session: &Session = evening.session().get().unwrap();
            let Some(hand) = Fives::going(session) else { continue };
            if hand.line.ends.is_none() {
                continue;
            }
            // The list includes tiles known to be elsewhere, but this player cannot play them.
            let tiles = &hand.tiles;
            let his = |tile: Tile| {
                let known = tiles.is_known(hand.turn) && !tiles.known(hand.turn).has(tile);
                !known && !tiles.known_elsewhere(hand.turn).has(tile)
            };
            let listed = Fives::legal(session).into_iter().filter_map(|own| {
                match (own.act.get(), own.piece_as::<Tile>()) {
                    (Some(Act::Play(play)), Some(tile)) if his(tile) => match play.on? {
                        Place::Arm(arm) => Some((tile, arm, play.other)),
                        Place::Shows(_) => None,
                    },
                    _ => None,
                }
            });
            let listed: Vec<(Tile, LineArm, Spots)> = listed.collect();
            let mut tried = tried(session);
            if let [lead] = hand.line.laid.as_slice()
                && lead.way.tile().is_double()
            {
                // While a double is the only tile, its two ends are the same.
                tried.retain(|(_, arm, _)| *arm == LineArm::Left);
            }
            assert_eq!(tried, listed, "{seed}");
            seen += 1;
        }
    }
    assert!(seen > 500, "{seen}");
}
