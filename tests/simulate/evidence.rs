//! The record proves everything that it can, and nothing untrue.

use crate::support::scripts::simulated;
use nos_base::{Held, Holds, PlayerId, Tile, TileSet};
use nos_law::{Effect, EntryNo, HandStage, Offence, Piece as _, Truth};
use nos_laws::fives::words::Event as FivesEvent;
use nos_laws::fives::{LAW as FIVES, Session as Fives};
use nos_laws::nos::hand::{DenialKind, Irregular, count_of};
use nos_laws::nos::ruling::{Event, Opens};
use nos_laws::nos::session::{NosTable, Session as Nos};
use nos_laws::nos::{LAW as NOS, Ruling};
use std::collections::{HashMap, HashSet};

/// Whether the truth is one of the possible distributions, as far as single tiles show.
fn agrees(truth: &Truth, holds: &Holds<TileSet>) -> bool {
    let is_one = |tiles: TileSet, held: &Held<TileSet>| {
        let certain = held.certain.is_within(tiles);
        tiles.len() == held.count && tiles.is_within(held.possible) && certain
    };
    let mut hands = truth.hands.iter().zip(&holds.hands);
    let tiles = |printed: &[String]| -> TileSet {
        printed.iter().map(|tile| Tile::read(tile).unwrap()).collect()
    };
    let boneyard = tiles(&truth.places[0].1);
    hands.all(|(hand, held)| is_one(tiles(&hand.1), held)) && is_one(boneyard, &holds.boneyard)
}

#[test]
fn the_record_of_an_honest_table_allows_the_true_hands() {
    let mut compared = 0;
    for seed in 0..30 {
        let mut evening = simulated(&NOS, seed, 0, 3);
        while let Some(own) = evening.next() {
            let hand = evening.session().get::<Nos>().unwrap().hand();
            let Some(holds) = hand.and_then(|hand| hand.set().map(|_| hand.tiles.holds(count_of)))
            else {
                continue;
            };
            let hand = hand.unwrap();
            let truth = evening.truth();
            // Compare only if the record has the true numbers of tiles: a misdeal that nobody has
            // noticed differs.
            let mut held = truth.hands.iter().zip(hand.all());
            if held.all(|((_, tiles), seat)| tiles.len() == usize::from(hand.tiles.number(seat))) {
                let holds = holds.unwrap_or_else(|_| panic!("{seed}: {}", own.entry));
                assert!(agrees(&truth, &holds), "{seed}: {} {truth:?} {holds:?}", own.entry);
                compared += 1;
            }
        }
    }
    assert!(compared > 2000, "{compared}");
}

/// In this evening a player takes a tile too many, nobody has a double for the set, and everybody
/// takes new tiles.
#[test]
fn after_a_reshuffle_nobody_has_a_tile_too_many() {
    let mut evening = simulated(&NOS, 76_971, 5, u32::MAX);
    let mut is_reshuffled = false;
    for _ in 0..100 {
        let own = evening.next().unwrap();
        is_reshuffled |= own.entry.to_string() == "reshuffle";
        let hand = evening.session().get::<Nos>().unwrap().hand();
        let Some(hand) = hand.filter(|_| is_reshuffled) else { continue };
        for ((name, tiles), seat) in evening.truth().hands.iter().zip(hand.all()) {
            assert_eq!(tiles.len(), usize::from(hand.tiles.number(seat)), "{name}");
        }
    }
    assert!(is_reshuffled);
}

#[test]
fn the_record_of_honest_fives_and_threes_allows_the_true_hands() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut evening = simulated(&FIVES, seed, 0, 3);
        while let Some(own) = evening.next() {
            let fives = evening.session().get::<Fives>().unwrap();
            let hand = fives.game.hand.as_ref();
            let Some(hand) = hand.filter(|hand| hand.line.ends.is_some()) else { continue };
            if fives.stage() == HandStage::Void {
                continue;
            }
            let holds = hand.tiles.holds(Tile::weight);
            let holds = holds.unwrap_or_else(|_| panic!("{seed}: {}", own.entry));
            let truth = evening.truth();
            if !truth.hands.is_empty() {
                assert!(agrees(&truth, &holds), "{seed}: {} {truth:?} {holds:?}", own.entry);
                compared += 1;
            }
        }
    }
    assert!(compared > 1500, "{compared}");
}

/// A denial, and the tiles that its player has shown since.
struct Denial {
    no: EntryNo,
    player: PlayerId,
    kind: DenialKind,
    tiles: TileSet,
    drawn: u32,
    seen: TileSet,
    /// Once a denial is proved false, it stays so.
    proved: bool,
}

impl Denial {
    /// Whether the denial is false whichever of the tiles seen since were drawn after it.
    fn is_proved(&self) -> bool {
        let seen: Vec<_> = self.seen.iter().collect();
        let choices = 0..1u32 << seen.len();
        let mut choices = choices.filter(|choice| choice.count_ones() <= self.drawn);
        choices.all(|choice| {
            seen.iter()
                .enumerate()
                .filter(|(at, _)| choice >> at & 1 == 0)
                .any(|(_, tile)| self.tiles.has(*tile))
        })
    }
}

/// The denials of the current hand, read only from the rulings.
#[derive(Default)]
struct Witness {
    denials: Vec<Denial>,
    is_first_hand: bool,
}

impl Witness {
    fn drew(&mut self, player: PlayerId, tiles: u8) {
        for denial in self.denials.iter_mut().filter(|own| own.player == player) {
            denial.drawn += u32::from(tiles);
        }
    }

    fn saw(&mut self, player: PlayerId, tiles: TileSet) {
        for denial in self.denials.iter_mut().filter(|own| own.player == player) {
            denial.seen = denial.seen.or(tiles);
        }
    }

    /// In a first hand everybody denies doubles higher than the set, whoever set it (11.12).
    fn set(&mut self, no: EntryNo, set: Tile, seated: &[PlayerId]) {
        let tiles: TileSet = TileSet::set(6)
            .doubles()
            .iter()
            .filter(|double| self.is_first_hand && double.high() > set.high())
            .collect();
        let denials = seated.iter().map(|player| Denial {
            no,
            player: *player,
            kind: DenialKind::HigherDouble,
            tiles,
            drawn: 0,
            seen: TileSet::EMPTY,
            proved: false,
        });
        self.denials.extend(denials.filter(|own| !own.tiles.is_empty()));
    }

    fn see(&mut self, no: EntryNo, ruling: &Ruling, seated: &[PlayerId]) {
        for event in ruling.events_of::<Event>() {
            match event {
                Event::Took { opens, .. } => {
                    self.denials.clear();
                    self.is_first_hand = *opens == Opens::HighestDouble;
                }
                Event::Reshuffled => self.denials.clear(),
                Event::SetLaid { set, .. } => self.set(no, set.tile(), seated),
                Event::Denied { kind: DenialKind::HigherDouble, .. } => {}
                Event::Drew { player, tiles, .. } => self.drew(*player, *tiles),
                Event::Irregular(player, Irregular::Short(tiles)) => self.drew(*player, *tiles),
                Event::Laid { player, tile, .. } => self.saw(*player, TileSet::of(*tile)),
                Event::Shown(player, tiles) => self.saw(*player, *tiles),
                Event::Denied { player, kind, tiles, .. } => self.denials.push(Denial {
                    no,
                    player: *player,
                    kind: *kind,
                    tiles: *tiles,
                    drawn: 0,
                    seen: TileSet::EMPTY,
                    proved: false,
                }),
                _ => {}
            }
        }
        for denial in &mut self.denials {
            denial.proved = denial.proved || denial.is_proved();
        }
    }
}

#[test]
fn nos_proves_exactly_the_fouls_that_can_be_proved() {
    let mut found: HashMap<&str, usize> = HashMap::new();
    for seed in 0..60 {
        let mut evening = simulated(&NOS, seed, 15, 4);
        let mut truly: HashMap<EntryNo, Vec<Offence>> = HashMap::new();
        let (mut witness, mut proved) = (Witness::default(), HashSet::new());
        while let Some(own) = evening.next() {
            truly.insert(own.no, evening.truth().unseen);
            let ruling = &own.ruling;
            let seated = evening.session().get::<Nos>().unwrap().seated().to_vec();
            witness.see(own.no, ruling, &seated);
            let names = evening.session().names();
            for event in ruling.events_of::<Event>() {
                let committed = |player: &PlayerId, kind: DenialKind, no: &EntryNo| {
                    let (player, kind) = (names.of(*player), kind.row().kind);
                    truly[no].iter().any(|offence| offence.player == player && offence.kind == kind)
                };
                match event {
                    Event::Proved { player, kind, no, .. } => {
                        assert!(committed(player, *kind, no), "{seed}: {} {event:?}", own.entry);
                        *found.entry(kind.row().kind).or_default() += 1;
                        proved.insert((*no, *player));
                    }
                    Event::Punished { player, kind, no, .. } => {
                        assert!(committed(player, *kind, no), "{seed}: {} {event:?}", own.entry);
                    }
                    Event::Took { .. } => proved.clear(),
                    _ => {}
                }
            }
            for denial in &witness.denials {
                assert_eq!(
                    denial.proved,
                    proved.contains(&(denial.no, denial.player)),
                    "{seed}: {} {:?} of {:?}",
                    own.entry,
                    denial.kind,
                    denial.no
                );
            }
        }
    }
    for kind in ["passed-able", "drew-with-double", "higher-double"] {
        assert!(found.get(kind).is_some_and(|times| *times > 2), "{found:?}");
    }
}

/// A knock: its entry, its player, the denied tiles, and whether a tile seen since proves it false.
type Knock = (EntryNo, PlayerId, TileSet, bool);

#[test]
fn nos_proves_exactly_the_false_knocks_that_can_be_proved() {
    let mut found = 0;
    for seed in 0..60 {
        let mut evening = simulated(&FIVES, seed, 15, 4);
        let mut truly: HashMap<EntryNo, Vec<Offence>> = HashMap::new();
        let mut denials: Vec<Knock> = Vec::new();
        let mut proved = HashSet::new();
        while let Some(own) = evening.next() {
            truly.insert(own.no, evening.truth().unseen);
            let names = evening.session().names();
            for outcome in &own.ruling.outcomes {
                let mut seen = |player: &PlayerId, tiles: TileSet| {
                    denials.iter_mut().filter(|(_, own, ..)| own == player).for_each(
                        |(_, _, denied, is_false)| {
                            *is_false |= !denied.and(tiles).is_empty();
                        },
                    );
                };
                match (outcome.effect(), outcome.event_of::<FivesEvent>()) {
                    (Some(Effect::Dealt { .. }), _) => {
                        denials.clear();
                        proved.clear();
                    }
                    (
                        _,
                        Some(
                            FivesEvent::Laid { player, tile, .. }
                            | FivesEvent::TakenBack { player, tile, .. },
                        ),
                    ) => seen(player, TileSet::of(*tile)),
                    (_, Some(FivesEvent::Led { player, left, right })) => {
                        seen(player, TileSet::of(Tile::new(*left, *right)))
                    }
                    (_, Some(FivesEvent::Revealed { player, tiles })) => seen(player, *tiles),
                    (_, Some(FivesEvent::Knocked { player, tiles })) => {
                        denials.push((own.no, *player, *tiles, false))
                    }
                    (Some(Effect::Proved { player, no, .. }), _) => {
                        let committed =
                            truly[no].iter().any(|offence| offence.player == names.of(*player));
                        assert!(committed, "{seed}: {}", own.entry);
                        proved.insert((*no, *player));
                        found += 1;
                    }
                    _ => {}
                }
            }
            for (no, player, _, is_false) in &denials {
                assert_eq!(*is_false, proved.contains(&(*no, *player)), "{seed}: {}", own.entry);
            }
        }
    }
    assert!(found > 20, "{found}");
}
