//! Ratings, compared with the published methods.

use nos_base::Name;
use nos_club::season::ratings::rounded;
use nos_club::season::{RatedTable, Ratings};
use nos_entry::Date;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use std::collections::HashMap;

fn table(day: u32, sides: &[(&[&str], i64)]) -> RatedTable {
    let side = |(names, over): &(&[&str], i64)| {
        (names.iter().map(|name| Name::new(name).unwrap()).collect(), *over)
    };
    RatedTable {
        date: Date::from_ymd_opt(2026, 11, day),
        round: 0,
        sides: sides.iter().map(side).collect(),
    }
}

#[test]
fn glickmans_example_gives_his_figures() {
    let rated = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
    let games = [
        (rated(1400.0, 30.0), Outcomes::WIN),
        (rated(1550.0, 100.0), Outcomes::LOSS),
        (rated(1700.0, 300.0), Outcomes::LOSS),
    ];
    let after = glicko2_rating_period(&rated(1500.0, 200.0), &games, &Glicko2Config::new());
    assert_eq!(
        (rounded(after.rating), rounded(after.deviation)),
        ("1464.05".to_owned(), "151.52".to_owned())
    );
}

/// Glicko-2 as in its paper, without a library: rating, deviation and volatility after these games.
fn glicko(own: [f64; 3], games: &[([f64; 3], f64)]) -> [f64; 3] {
    const SCALE: f64 = 173.7178;
    const TAU: f64 = 0.5;
    let (mu, phi, sigma) = ((own[0] - 1500.0) / SCALE, own[1] / SCALE, own[2]);
    if games.is_empty() {
        return [own[0], ((phi * phi + sigma * sigma).sqrt() * SCALE).min(350.0), sigma];
    }
    let g = |phi: f64| 1.0 / (1.0 + 3.0 * phi * phi / std::f64::consts::PI.powi(2)).sqrt();
    let terms = games.iter().map(|(other, score)| {
        let (mu_j, g) = ((other[0] - 1500.0) / SCALE, g(other[1] / SCALE));
        let e = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
        (g * g * e * (1.0 - e), g * (score - e))
    });
    let (information, sum) =
        terms.fold((0.0, 0.0), |(one, other), term| (one + term.0, other + term.1));
    let (v, delta) = (1.0 / information, sum / information);
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let e = x.exp();
        e * (delta * delta - phi * phi - v - e) / (2.0 * (phi * phi + v + e).powi(2))
            - (x - a) / (TAU * TAU)
    };
    // Bisection is slower than the paper's method and safer.
    let (mut low, mut high) = (a - 20.0, a + 20.0);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if f(middle) > 0.0 { low = middle } else { high = middle }
    }
    let sigma = (low / 2.0).exp();
    let star = phi * phi + sigma * sigma;
    let phi = 1.0 / (1.0 / star + information).sqrt();
    [(mu + phi * phi * sum) * SCALE + 1500.0, phi * SCALE, sigma]
}

#[test]
fn two_are_rated_by_glicko_2_an_evening_a_period() {
    let law = nos_laws::named("chess").unwrap();
    let evenings: [&[(&str, &str, i64)]; 4] = [
        &[("A", "B", 1), ("C", "D", 0), ("A", "C", -1)],
        &[("A", "B", 0)],
        &[("D", "A", 1), ("B", "C", 1), ("B", "D", -1)],
        &[("E", "A", 1)],
    ];
    let mut tables = Vec::new();
    let mut expected: Vec<(&str, [f64; 3])> = Vec::new();
    for (day, evening) in (1..).zip(evenings) {
        for (one, other, won) in evening {
            tables.push(table(day, &[(&[one], 1 + won), (&[other], 1 - won)]));
            for name in [one, other] {
                if expected.iter().all(|(known, _)| known != name) {
                    expected.push((name, [1500.0, 350.0, 0.06]));
                }
            }
        }
        let before = expected.clone();
        let of = |name: &str| before.iter().find(|(known, _)| *known == name).unwrap().1;
        for (name, rating) in &mut expected {
            let games = evening.iter().filter_map(|(one, other, won)| {
                let score = (*won + 1) as f64 / 2.0;
                match (one == name, other == name) {
                    (true, _) => Some((of(other), score)),
                    (_, true) => Some((of(one), 1.0 - score)),
                    _ => None,
                }
            });
            *rating = glicko(*rating, &games.collect::<Vec<_>>());
        }
    }
    let ratings = Ratings::new(law, tables, &HashMap::new());
    assert_eq!(ratings.rows.len(), 5);
    for row in &ratings.rows {
        let (_, rating) = expected.iter().find(|(name, _)| *name == row.name.as_str()).unwrap();
        assert!((row.rating - rating[0]).abs() < 0.001, "{row:?} {rating:?}");
        assert!((row.deviation - rating[1]).abs() < 0.001, "{row:?} {rating:?}");
    }
    let evenings =
        |name: &str| ratings.rows.iter().find(|row| row.name.as_str() == name).unwrap().evenings;
    assert_eq!(["A", "B", "C", "D", "E"].map(evenings), [4, 3, 2, 2, 1]);
    assert!(ratings.rows.is_sorted_by(|one, other| one.rating >= other.rating));
    assert!(ratings.chart().is_some());
}

/// Weng and Lin's update (2011) by the Bradley-Terry model over all pairs of sides, without a
/// library.
fn weng_lin(sides: &[(Vec<[f64; 2]>, i64)]) -> Vec<Vec<[f64; 2]>> {
    let beta = 25.0 / 6.0;
    let sums: Vec<(f64, f64)> = sides
        .iter()
        .map(|(side, _)| {
            side.iter()
                .fold((0.0, 0.0), |sum, player| (sum.0 + player[0], sum.1 + player[1] * player[1]))
        })
        .collect();
    let of_side = |(i, (side, own)): (usize, &(Vec<[f64; 2]>, i64))| {
        let (mut omega, mut delta) = (0.0, 0.0);
        for (q, (_, result)) in sides.iter().enumerate().filter(|(q, _)| *q != i) {
            let c = (sums[i].1 + sums[q].1 + 2.0 * beta * beta).sqrt();
            let p = 1.0 / (1.0 + ((sums[q].0 - sums[i].0) / c).exp());
            let score = match own.cmp(result) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            omega += sums[i].1 / c * (score - p);
            delta += sums[i].1.sqrt() / c * (sums[i].1 / (c * c)) * p * (1.0 - p);
        }
        let player = |[rating, deviation]: &[f64; 2]| {
            let share = deviation * deviation / sums[i].1;
            [rating + share * omega, deviation * (1.0 - share * delta).max(1e-6).sqrt()]
        };
        side.iter().map(player).collect()
    };
    sides.iter().enumerate().map(of_side).collect()
}

#[test]
fn tables_and_pairs_are_rated_by_places() {
    let new = [25.0, 25.0 / 3.0];
    let law = nos_laws::named("nos").unwrap();
    let first = table(1, &[(&["A"], 60), (&["B"], -20), (&["C"], -20), (&["D"], -20)]);
    let second = table(2, &[(&["D"], 80), (&["A"], 0), (&["E"], -80)]);
    let ratings = Ratings::new(law, vec![first, second], &HashMap::new());
    let after = weng_lin(&[(vec![new], 60), (vec![new], -20), (vec![new], -20), (vec![new], -20)]);
    let last = weng_lin(&[(vec![after[3][0]], 80), (vec![after[0][0]], 0), (vec![new], -80)]);
    let expected = [
        ("A", last[1][0]),
        ("B", after[1][0]),
        ("C", after[2][0]),
        ("D", last[0][0]),
        ("E", last[2][0]),
    ];
    for (name, [rating, deviation]) in expected {
        let row = ratings.rows.iter().find(|row| row.name.as_str() == name).unwrap();
        assert!((row.rating - rating).abs() < 1e-9, "{row:?} {rating}");
        assert!((row.deviation - deviation).abs() < 1e-9, "{row:?} {deviation}");
        assert!(row.is_provisional());
    }
    let pairs = nos_laws::named("fives-and-threes").unwrap();
    let ratings =
        Ratings::new(pairs, vec![table(1, &[(&["A", "C"], 3), (&["B", "D"], 1)])], &HashMap::new());
    let after = weng_lin(&[(vec![new, new], 3), (vec![new, new], 1)]);
    for row in &ratings.rows {
        let side = usize::from(["B", "D"].contains(&row.name.as_str()));
        assert!((row.rating - after[side][0][0]).abs() < 1e-9);
    }
    let json = ratings.json();
    let keys: Vec<&String> = json["players"][0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["name", "rating", "deviation", "evenings"]);
    assert_eq!(json["players"][0]["rating"].as_f64(), Some(ratings.rows[0].rating));
}

#[test]
fn tables_of_one_day_are_rated_by_round_in_any_order() {
    let of_round = |round, over| RatedTable {
        round,
        ..table(1, &[(&["A"], over), (&["B"], 0), (&["C"], -over)])
    };
    let rated =
        |tables| Ratings::new(nos_laws::named("nos").unwrap(), tables, &HashMap::new()).rows;
    let in_order = rated(vec![of_round(1, 5), of_round(2, -5)]);
    assert_eq!(rated(vec![of_round(2, -5), of_round(1, 5)]), in_order);
    assert_ne!(rated(vec![of_round(1, -5), of_round(2, 5)]), in_order);
}
