//! Properties of simulated sessions on boards.

use crate::support::scripts::entry_by;
use nos_entry::{Entry, What};
use nos_law::effect::Effect;
use nos_law::game::Game;
use nos_law::referee::Law;
use nos_law::simulated::{Share, SimulationOptions};
use nos_law::table::Table;
use nos_law::{EntryNo, Verdict};
use nos_laws::backgammon::Backgammon;
use nos_laws::checkers::Checkers;
use nos_laws::chess::Chess;
use nos_laws::simulate::SimulatedEvening;

fn entries(law: &'static Law, seed: u64) -> Vec<Entry> {
    let options =
        SimulationOptions { hands: 3, fouls: Share::percent(8), ..SimulationOptions::default() };
    let evening = SimulatedEvening::new(law, &options, seed).unwrap();
    let typed = evening.map(|own| own.entry);
    typed.collect()
}

/// Simulates sessions of a law and checks each entry. Returns the legal acts and the fouls.
fn holds_of<G: Game>(law: &'static Law, seeds: u64) -> (usize, usize) {
    let (mut in_order, mut fouls, mut brought) = (0, 0, 0);
    for seed in 0..seeds {
        let mut table = Table::<G>::default();
        for (at, entry) in entries(law, seed).iter().enumerate() {
            for legal in G::legal(&table) {
                let ruling = table.judge(&law.entry(What::Own(legal.act.clone())));
                let ruling = ruling.unwrap_or_else(|refusal| panic!("{}: {refusal}", legal.act));
                assert_eq!(ruling.verdict, Verdict::Accepted, "{}", legal.act);
                let typed = entry_by(law, &legal.act.to_string());
                assert_eq!(table.judge(&typed), Ok(ruling.clone()), "{}", legal.act);
                if let [(_, listed)] = legal.facts.0.as_slice() {
                    let bare = entry_by(law, &listed.to_string());
                    assert_eq!(table.judge(&bare), Ok(ruling), "{listed}");
                }
                in_order += 1;
            }
            let ruling = table.judge(entry).unwrap();
            let full = table.in_full(entry, &ruling);
            assert_eq!(table.judge(&full), Ok(ruling.clone()), "{full}");
            assert_eq!(entry_by(law, &full.to_string()), full);
            let before = table.clone();
            table.apply(EntryNo(at as u32 + 1), &ruling);
            let was = |table: &Table<G>| (table.scores(), table.games_won(), table.draws());
            if ruling.has(|effect| matches!(effect, Effect::Dealt { .. })) {
                let mut void = table.clone();
                let ruling = void.judge_what(&What::Void, false).unwrap();
                void.apply(EntryNo(0), &ruling);
                assert_eq!(was(&void), was(&before));
            }
            fouls += usize::from(ruling.verdict != Verdict::Accepted);
        }
        assert!(table.is_settled());
        brought += table.scores().0.iter().map(|(_, points)| points).sum::<i64>();
    }
    assert!(brought > 0);
    (in_order, fouls)
}

#[test]
fn listed_acts_are_legal_and_a_void_reverses_everything() {
    let (in_order, fouls) = holds_of::<Checkers>(&nos_laws::checkers::LAW, 12);
    assert!(in_order > 5_000 && fouls > 40, "{in_order} {fouls}");
    let (in_order, fouls) = holds_of::<Backgammon>(&nos_laws::backgammon::LAW, 2);
    assert!(in_order > 2_000 && fouls > 10, "{in_order} {fouls}");
    let (in_order, fouls) = holds_of::<Chess>(&nos_laws::chess::LAW, 1);
    assert!(in_order > 1_000 && fouls > 5, "{in_order} {fouls}");
}

#[test]
fn simulated_evenings_have_matches_beavers_forfeits_and_flags() {
    let typed = |law: &'static Law, seeds: u64| -> Vec<String> {
        (0..seeds).flat_map(|seed| entries(law, seed)).map(|entry| entry.to_string()).collect()
    };
    let backgammon = typed(&nos_laws::backgammon::LAW, 60);
    let chess = typed(&nos_laws::chess::LAW, 12);
    for (lines, begin) in rows! { of (&[String], &str):
        &backgammon, "house game.match ";
        &backgammon, "house game.beavers on";
        &backgammon, "beaver ";
        &backgammon, "forfeit ";
        &chess, "house game.illegal ";
        &chess, "flag ";
    } {
        assert!(lines.iter().any(|line| line.starts_with(begin)), "{begin}");
    }
    let is_match = |line: &String| line.starts_with("forfeit ") && line.contains(" match");
    assert!(backgammon.iter().any(is_match));
}

#[test]
fn simulated_players_keep_to_the_house_rules_of_their_table() {
    let law = &nos_laws::backgammon::LAW;
    let house = vec![law.house_entry("game.match", 1).unwrap()];
    let options = SimulationOptions { hands: 9, house: house.clone(), ..Default::default() };
    for seed in 0..6 {
        let evening = SimulatedEvening::new(law, &options, seed).unwrap();
        let typed: Vec<Entry> = evening.map(|own| own.entry).collect();
        assert_eq!(typed[1], house[0]);
        let rules = typed.iter().filter(|entry| matches!(entry.what, What::House(_)));
        assert_eq!(rules.count(), 1);
        assert!(matches!(typed.last().unwrap().what, What::Settle));
    }
}
