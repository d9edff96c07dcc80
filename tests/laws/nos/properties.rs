//! Properties of any evening.

use super::evening::Evening;
use super::invariants;
use crate::support::evening::{Evening as Simulated, Luck};
use crate::support::scripts::entry;
use crate::support::values;
use nos_base::{Name, Tile, TileSet};
use nos_law::Verdict;
use nos_laws::nos::legal::plays;
use nos_laws::nos::session::NosTable;
use nos_laws::nos::{
    Act, ArmWay, Entry, Foul, Hand, Place, Play, Progress, Ruling, Session, Stage, Tail, What,
};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

type Checked = Result<(), TestCaseError>;

fn fails(reason: impl std::fmt::Display, line: &str) -> TestCaseError {
    TestCaseError::fail(format!("{line}: {reason}"))
}

/// Returns an evening of about this many entries, with this percentage of mischief.
fn lines(seed: u64, mischief: usize, entries: usize) -> Vec<String> {
    Simulated::of(seed, mischief, entries).lines
}

/// Enters an entry and checks the properties.
fn takes(
    evening: &mut Evening,
    entry: &Entry,
    line: &str,
) -> Result<Option<Ruling>, TestCaseError> {
    let before = evening.session.clone();
    let ruling = match before.judge(entry) {
        Ok(ruling) => ruling,
        Err(refusal) => {
            prop_assert!(!refusal.to_string().is_empty(), "{line}");
            return Ok(None);
        }
    };
    evening.apply(&ruling);
    invariants::hold(&before, &ruling, &evening.session).map_err(|wrong| fails(wrong, line))?;
    let told = ruling.text(&evening.session.names());
    let message = told.message();
    prop_assert!(message.ends_with('.'), "{line}: {message}");
    prop_assert_eq!(told.payments.is_empty(), ruling.transfers().next().is_none(), "{}", line);
    nos_laws::nos::show::state::state(&evening.session);
    Ok(Some(ruling))
}

/// Moves an act to the players of this table, with likely numbers.
fn at_the_table(entry: Entry) -> Entry {
    let at = |name: &Name| {
        let names = ["Jan", "Jan-Piet", "Bram", "Cees", "Dirk", "Éva", "Fien", "J"];
        let own = name.as_str().bytes().fold(0, |sum, byte| sum + usize::from(byte));
        Name::new(names[own % names.len()]).unwrap()
    };
    let one = |name: &mut Name| *name = at(name);
    let mut what = entry.what.clone();
    if let What::Seat(names) = &mut what {
        names.iter_mut().for_each(one);
    }
    let Some(act) = entry.what.act::<Act>() else { return entry.with(what) };
    let mut act = act.clone();
    match &mut act {
        Act::Join { name, after } => std::iter::once(name).chain(after.as_mut()).for_each(one),
        Act::Retire(name) | Act::Pot(name) | Act::Nos(name) => one(name),
        Act::Recount(counted) => counted.iter_mut().for_each(|(name, _)| one(name)),
        Act::Lot(lots) => lots.iter_mut().for_each(|(name, _)| one(name)),
        Act::Declare { name, tiles } | Act::Reveal { name, tiles } => {
            one(name);
            let few = usize::from(tiles[0].weight()) % 5 + 1;
            *tiles = tiles.iter().copied().take(few).collect();
        }
        Act::Short { name, tiles } | Act::Excess { name, tiles, .. } => {
            one(name);
            *tiles = *tiles % 14 + 1;
        }
        Act::Count { name, spots } => {
            one(name);
            *spots %= 120;
        }
        Act::Refute { name, .. } | Act::Foul { name, .. } => one(name),
        Act::Draw { name, tiles } => {
            name.iter_mut().for_each(one);
            *tiles = *tiles % 14 + 1;
        }
        Act::Set { name, .. } | Act::Flip { name, .. } | Act::Play(Play { name, .. }) => {
            name.iter_mut().for_each(one);
        }
        Act::Claim(name) | Act::Pass(name) | Act::Wait(name) | Act::Block(name) => {
            name.iter_mut().for_each(one);
        }
        _ => {}
    }
    entry.with(act.into())
}

fn wild() -> impl Strategy<Value = Entry> {
    values::entry().prop_map(at_the_table)
}

/// Whether an act ends the evening early.
fn ends_it(entry: &Entry) -> bool {
    matches!(entry.what, What::Settle | What::Void)
        || matches!(entry.what.act(), Some(Act::Retire(_)))
}

/// Returns the hand during play, before anybody owes a turn.
fn open_hand(session: &Session) -> Option<&Hand> {
    let hand = session.hand()?;
    let round = hand.round()?;
    (matches!(round.stage, Stage::Going) && hand.waits_due(round.turn) == 0).then_some(hand)
}

/// Judges every tile in every way and compares with the list of legal plays.
fn plays_are_legal_exactly_when_listed(session: &Session) -> Checked {
    let Some((hand, round)) = open_hand(session).and_then(|hand| Some((hand, hand.round()?)))
    else {
        return Ok(());
    };
    let listed = plays(hand, round, round.scope(round.turn));
    for (tile, (arm, _)) in TileSet::set(6)
        .iter()
        .flat_map(|tile| round.layout.plan.geometry.arms().iter().map(move |arm| (tile, *arm)))
    {
        let ways = round.layout.ways(tile, round.scope(round.turn), Some(Place::Arm(arm)));
        for (touching, open) in [(tile.high(), tile.low()), (tile.low(), tile.high())] {
            let play = Act::Play(Play {
                name: None,
                tile,
                touching: Some(touching),
                on: Some(Place::Arm(arm)),
                tail: Tail::Plain,
            });
            let way = ArmWay { place: arm, touching, open };
            match session.judge_act(&play.into()) {
                Err(_) => {
                    let tiles = &hand.tiles;
                    let his = tiles.known(round.turn).has(tile) || !tiles.is_known(round.turn);
                    let free = !hand.tiles.laid().has(tile)
                        && !hand.tiles.known_elsewhere(round.turn).has(tile);
                    prop_assert!(!(his && free), "{tile} {way:?} is rejected");
                }
                Ok(ruling) => {
                    let accepted = ruling.verdict == Verdict::Accepted;
                    prop_assert_eq!(accepted, ways.0.contains(&way), "{} {:?}", tile, way);
                    prop_assert!(
                        accepted || ruling.verdict == Verdict::Foul(Foul::Illegal.article()),
                        "{tile} {way:?}"
                    );
                    if listed.contains(&(tile, way)) {
                        prop_assert!(accepted, "{tile} {way:?} is listed");
                    }
                }
            }
        }
    }
    let any = listed.iter().all(|play| round.layout.playable(round.scope(round.turn)).has(play.0));
    prop_assert!(any);
    Ok(())
}

proptest! {
    #![proptest_config(values::cases_after_kept(48))]

    #[test]
    fn art_1_4_chips_and_tiles_are_neither_made_nor_lost(seed: u64, mischief in 0..60usize) {
        let mut evening = Evening::new();
        for line in lines(seed, mischief, 120) {
            let taken = takes(&mut evening, &entry(&line), &line)?;
            prop_assert!(taken.is_some(), "{line} is rejected on replay");
        }
        takes(&mut evening, &entry("settle"), "settle")?;
        let rounded = |chips: i64| chips.rem_euclid(20) == 0;
        prop_assert!(evening.session.seated().iter().all(|player| rounded(evening.session.balance(*player))));
        let result: i64 = evening.session.results().unwrap_or_default().iter().sum();
        prop_assert_eq!(result + evening.session.pot(), 0);
    }

    #[test]
    fn art_6_3_plays_are_in_order_exactly_when_they_are_listed(seed: u64, mischief in 0..40usize, every in 3..9usize) {
        let mut evening = Evening::new();
        for (at, line) in lines(seed, mischief, 60).iter().enumerate() {
            takes(&mut evening, &entry(line), line)?;
            if at % every == 0 {
                plays_are_legal_exactly_when_listed(&evening.session)?;
            }
        }
    }

    #[test]
    fn any_entry_at_any_time_breaks_nothing(seed: u64, mischief in 0..60usize, wild in prop::collection::vec((wild(), 0..8usize), 150)) {
        let mut evening = Evening::new();
        let mut lines = lines(seed, mischief, 90).into_iter();
        let mut taken = 0;
        for (entry, played) in wild {
            for line in lines.by_ref().take(played % 3) {
                takes(&mut evening, &crate::support::scripts::entry(&line), &line)?;
            }
            if played > 0 && ends_it(&entry) {
                continue;
            }
            taken += usize::from(takes(&mut evening, &entry, &entry.to_string())?.is_some());
        }
        prop_assert!(taken > 0);
    }

    #[test]
    fn art_13_billitonnen_ends_with_a_winner_or_with_no_tile_that_fits(seed: u64, players in 3..=5usize) {
        let mut luck = Luck::new(seed);
        let names = &["Anna", "Bram", "Cees", "Dirk", "Eef"][..players];
        let mut evening = super::evening::evening(&format!("house chips.start 476\nseat {}\nsettle\nbillitonnen", names.join(" ")));
        let mut tiles: Vec<Tile> = TileSet::set(6).iter().collect();
        for at in (1..tiles.len()).rev() {
            tiles.swap(at, luck.below(at + 1));
        }
        let lots: Vec<String> = names.iter().zip(&tiles).map(|(name, tile)| format!("{name} {tile}")).collect();
        let led = evening.take(&entry(&format!("lot {}", lots.join(" "))));
        prop_assert!(led);
        let mut rows: Vec<Vec<Tile>> = match &evening.session.game.progress {
            Progress::Billitonnen(game) => game.seats.seats().map(|seat| tiles.split_off(tiles.len() - game.rows[seat].len())).collect(),
            _ => Vec::new(),
        };
        if let Some(starter) = tiles.pop() {
            let laid = evening.take(&entry(&format!("starter {starter}")));
            prop_assert!(laid);
        }
        for _ in 0..2000 {
            let Progress::Billitonnen(game) = &evening.session.game.progress else { break };
            let Some(turn) = game.turn() else {
                prop_assert!(game.is_stuck());
                break;
            };
            let tile = rows[turn.index()].remove(0);
            let lies = game.laid();
            let line = format!("flip {tile}");
            let taken = match takes(&mut evening, &entry(&line), &line)? {
                Some(ruling) => Some(ruling),
                None => takes(&mut evening, &entry(&format!("{line} on right")), &line)?,
            };
            prop_assert!(taken.is_some(), "{line}");
            match &evening.session.game.progress {
                Progress::Billitonnen(game) if game.laid() == lies => rows[turn.index()].push(tile),
                Progress::Finished => prop_assert!(rows[turn.index()].is_empty()),
                _ => {}
            }
        }
        let done = match &evening.session.game.progress {
            Progress::Finished => true,
            Progress::Billitonnen(game) => game.is_stuck(),
            _ => false,
        };
        prop_assert!(done, "2000 tiles and no end");
    }
}
