//! Properties of simulated sessions on boards.

use crate::support::scripts::entry_by;
use nos_entry::{Entry, What};
use nos_law::{Effect, EntryNo, Game, Law, Share, SimulationOptions, Table, Verdict};
use nos_laws::backgammon::Backgammon;
use nos_laws::checkers::Checkers;
use nos_laws::chess::Chess;
use nos_laws::simulate::SimulatedEvening;

fn entries(law: &'static Law, seed: u64) -> Vec<Entry> {
    let options =
        SimulationOptions { hands: 3, fouls: Share::percent(8), ..SimulationOptions::default() };
    SimulatedEvening::new(law, &options, seed).unwrap().map(|own| own.entry).collect()
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

/// Returns the typed entries of simulated evenings at a table with these house rules.
fn typed(law: &'static Law, rules: &[(&str, u32)], seeds: u64) -> Vec<String> {
    let rule = |(word, value): &(&str, u32)| law.house_entry(word, *value).unwrap();
    let options = SimulationOptions {
        hands: 9,
        fouls: Share::percent(2),
        house: rules.iter().map(rule).collect(),
        ..SimulationOptions::default()
    };
    let evenings = (0..seeds).map(|seed| SimulatedEvening::new(law, &options, seed).unwrap());
    evenings.flat_map(|evening| evening.map(|own| own.entry.to_string())).collect()
}

#[test]
fn simulated_evenings_have_beavers_forfeits_and_flags() {
    let (backgammon, chess) = (&nos_laws::backgammon::LAW, &nos_laws::chess::LAW);
    let money = typed(backgammon, &[("game.beavers", 1)], 30);
    let matches = typed(backgammon, &[("game.match", 3)], 40);
    let quick = typed(chess, &[("game.illegal", 2)], 4);
    for (lines, begin, end) in rows! { of (&[String], &str, &str):
        &money, "house game.beavers on", "";
        &money, "beaver ", "";
        &money, "forfeit ", " -- a telephone";
        &matches, "forfeit ", " match";
        &quick, "flag ", "";
        &quick, "forfeit ", "";
    } {
        let is_it = |line: &String| line.starts_with(begin) && line.contains(end);
        assert!(lines.iter().any(is_it), "{begin}{end}");
    }
}

#[test]
fn a_simulated_match_ends_with_its_last_point() {
    let lines = typed(&nos_laws::backgammon::LAW, &[("game.match", 1)], 6);
    let begun = lines.iter().filter(|line| line.starts_with("seat ")).count();
    let settled = lines.iter().filter(|line| *line == "settle").count();
    let opened = lines.iter().filter(|line| *line == "house game.match 1").count();
    assert_eq!((begun, settled, opened), (6, 6, 6));
}
