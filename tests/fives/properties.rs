//! What holds of every evening: true hands are dealt, tiles are played by chance, some of them wrongly, and
//! some who could play knock.

use crate::evening::Evening;
use nos::dominoes::tile::{Tile, TileSet};
use nos::law::EntryNo;
use nos::law::fives::session::{Phase, Session};
use nos::law::fives::side::Side;
use nos::law::fives::{entry::Play, verbs::Act};
use proptest::prelude::*;

/// Chance, and all the same every time.
struct Luck(u64);

impl Luck {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }
}

/// What is truly in every hand, by seat.
type Hands = Vec<TileSet>;

fn dealt(luck: &mut Luck, players: usize) -> Hands {
    let mut tiles: Vec<Tile> = Tile::all().collect();
    let each = if players == 2 { 7 } else { 6 };
    let mut hand = || {
        let drawn = (0..each).map(|_| tiles.swap_remove(luck.below(tiles.len())));
        drawn.collect()
    };
    (0..players).map(|_| hand()).collect()
}

/// The next entry, as the player on turn makes it: sometimes wrongly.
fn next(luck: &mut Luck, session: &Session, hands: &Hands) -> Act {
    let hand = session.hand().unwrap();
    let own = hands[hand.turn.index()];
    let play = |tile: Tile| Play {
        name: None,
        one: tile.high(),
        other: tile.low(),
        touches: false,
        on: None,
    };
    let tiles: Vec<Tile> = own.iter().collect();
    if hand.line.ends().is_none() || luck.below(20) == 0 {
        return Act::Play(play(tiles[luck.below(tiles.len())]));
    }
    let legal: Vec<_> = session
        .legal()
        .into_iter()
        .filter(|legal| own.has(legal.tile))
        .collect();
    if legal.is_empty() || luck.below(12) == 0 {
        return Act::Knock(None);
    }
    let way = legal[luck.below(legal.len())].way;
    Act::Play(Play {
        one: way.touching,
        other: way.open,
        touches: true,
        on: Some(nos::law::fives::line::Place::Arm(way.arm)),
        ..play(Tile::new(way.touching, way.open))
    })
}

fn points(session: &Session) -> [u16; 2] {
    Side::BOTH.map(|side| session.game().scores[side])
}

/// Plays one hand to its end and checks all that holds on the way.
fn play_a_hand(luck: &mut Luck, evening: &mut Evening, players: usize) {
    evening.go_on("deal");
    let mut hands = dealt(luck, players);
    for _ in 0..200 {
        let Some(hand) = evening.session.hand() else {
            return;
        };
        let turn = hand.turn.index();
        let act = next(luck, &evening.session, &hands);
        let Ok(ruling) = evening.session.judge(&act) else {
            continue;
        };
        let laid = |hand: &nos::law::fives::hand::Hand| hand.tiles.laid();
        let before = laid(hand);
        evening.apply(&act, ruling);
        let hand = evening.session.latest_hand().unwrap();
        hands[turn] = hands[turn].minus(laid(hand).minus(before));
        let numbers = hand.seats.seats().map(|seat| hand.tiles.number(seat));
        let held: u8 = numbers.sum();
        assert_eq!(held + hand.tiles.boneyard() + laid(hand).len(), 28);
        assert!(
            points(&evening.session)
                .iter()
                .all(|own| *own <= evening.session.target())
        );
        check_holds(&evening.session, &hands);
    }
    panic!("the hand does not end");
}

/// What is truly in a hand is possible there, unless a knock was false and is not yet found out.
fn check_holds(session: &Session, hands: &Hands) {
    let hand = session.latest_hand().unwrap();
    let seats = hand.seats.seats();
    let false_knock =
        hand.tiles.denials().iter().any(|denial| {
            !denial.proved && !denial.tiles.and(hands[denial.seat.index()]).is_empty()
        });
    let Some(Ok(holds)) = hand.holds() else {
        return assert!(hand.line.ends().is_none() || false_knock);
    };
    for (seat, held) in seats.zip(&holds.hands) {
        let own = hands[seat.index()];
        assert_eq!(own.len(), held.count);
        assert!(held.certain.is_within(held.possible));
        if !false_knock {
            assert!(own.is_within(held.possible), "{own} of {}", held.possible);
            assert!(held.certain.is_within(own));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]
    #[test]
    fn an_evening_keeps_its_tiles_and_points_and_replays_as_it_was(seed in 1u64.., pairs: bool, target in 10u32..70) {
        let mut luck = Luck(seed);
        let players = if pairs { 4 } else { 2 };
        let seated = if pairs {
            "seat Anna Bram Cees Dirk\nlot Anna 6-5 Bram 3-3 Cees 1-1 Dirk 0-0"
        } else {
            "seat Anna Bram\nlot Anna 6-5 Bram 3-3"
        };
        let mut evening = Evening::of(&format!("house game.target {target}\n{seated}"));
        for hand in 0..5 {
            let before = points(&evening.session);
            let won_before = evening.session.game().won;
            play_a_hand(&mut luck, &mut evening, players);
            prop_assert_eq!(evening.session.phase(), Phase::Between);
            if hand == 2 {
                evening.go_on("void");
                let expected = if won_before.is_some() { [0, 0] } else { before };
                prop_assert_eq!(points(&evening.session), expected);
                prop_assert_eq!(evening.session.game().won, None);
            }
        }
        let mut again = Session::default();
        for (no, ruling) in &evening.rulings {
            again.apply(*no, ruling);
        }
        prop_assert_eq!(&again, &evening.session);
        prop_assert_eq!(evening.rulings.last().map(|(no, _)| *no), Some(EntryNo(evening.rulings.len() as u32)));
    }
}
