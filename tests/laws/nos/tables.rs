//! The tables of the law: matching, games, fouls, house rules, counts, and settlement.

use crate::support::scripts::{Played, example};
use nos_base::{Rules as _, Setting, Spots, Tile, TileSet};
use nos_law::paper::payments;
use nos_law::show::chips::stake;
use nos_law::{Party, SettlementPayment};
use nos_laws::nos::games::WordOrHole;
use nos_laws::nos::hand::{count_of, count_of_all};
use nos_laws::nos::plan::{MATADORS, is_matador};
use nos_laws::nos::show::balances::handed_out;
use nos_laws::nos::{CHIPS_MOST, DenialKind, Foul, GAMES, Game, House, HouseKey, LAW, Rule};
use std::collections::BTreeMap;

fn tiles(text: &str) -> TileSet {
    text.split_whitespace()
        .filter_map(|tile| {
            let mut ends =
                tile.bytes().filter(u8::is_ascii_digit).filter_map(|end| Spots::new(end - b'0'));
            Some(Tile::new(ends.next()?, ends.next()?))
        })
        .collect()
}

#[test]
fn art_4_2_ordinary_ends_show_the_same_number() {
    assert_eq!(Rule::Ordinary.fitting(Spots::ALL[4]), tiles("64 54 44 43 42 41 40"));
    assert!(!Rule::Ordinary.joins(
        Spots::ALL[4],
        Tile::new(Spots::ALL[4], Spots::ALL[2]),
        Spots::ALL[2]
    ));
}

#[test]
fn art_4_3_matador_ends_make_seven_or_the_tile_is_a_matador() {
    assert_eq!(Rule::Matador.fitting(Spots::ALL[4]), tiles("63 53 43 33 32 31 30 61 52 00"));
    let matador = Tile::new(Spots::ALL[6], Spots::ALL[1]);
    assert!(Rule::Matador.joins(Spots::ALL[4], matador, Spots::ALL[6]));
    assert!(Rule::Matador.joins(Spots::ALL[4], matador, Spots::ALL[1]));
}

#[test]
fn art_4_3_on_a_blank_only_a_matador_and_no_blank_end_but_the_double_blank_faces_inward() {
    assert_eq!(Rule::Matador.fitting(Spots::BLANK), MATADORS);
    for open in Spots::ALL.into_iter().take(7) {
        for tile in TileSet::set(6).with_end(Spots::BLANK).iter().filter(|tile| !is_matador(*tile))
        {
            assert!(!Rule::Matador.joins(open, tile, Spots::BLANK), "{tile} on {open}");
        }
    }
}

#[test]
fn art_4_4_the_second_tile_of_a_double_cross_is_a_double_or_by_matador_matching_a_matador() {
    assert_eq!(Rule::Ordinary.fitting_second(Spots::ALL[4]), tiles("44"));
    assert_eq!(Rule::Matador.fitting_second(Spots::ALL[4]), tiles("33 61 52 43 00"));
    assert_eq!(Rule::Matador.fitting_second(Spots::BLANK), MATADORS);
}

#[test]
fn a_tile_fits_exactly_if_one_of_its_ends_joins() {
    for rule in [Rule::Ordinary, Rule::Matador] {
        for open in Spots::ALL.into_iter().take(7) {
            for tile in TileSet::set(6).iter() {
                let joins =
                    [tile.high(), tile.low()].into_iter().any(|end| rule.joins(open, tile, end));
                assert_eq!(rule.fitting(open).has(tile), joins, "{rule} {open} {tile}");
            }
        }
    }
}

#[test]
fn the_matadors_are_the_tiles_of_seven_spots_and_the_double_blank() {
    assert_eq!(MATADORS.to_string(), "6-1 5-2 4-3 0-0");
    assert!(TileSet::set(6).iter().all(|tile| is_matador(tile) == matches!(tile.weight(), 0 | 7)));
}

#[test]
fn art_4_5_the_rows_have_the_seventeen_numbers_in_their_order() {
    let mut numbers: Vec<u8> = GAMES.iter().filter_map(|row| row.number).collect();
    numbers.dedup();
    assert_eq!(numbers, (1..=17).collect::<Vec<u8>>());
}

#[test]
fn no_two_games_are_announced_by_the_same_words() {
    for (at, row) in GAMES.iter().enumerate() {
        assert!(GAMES[..at].iter().all(|own| own.words != row.words), "{}", row.words);
        let holes = |hole| row.parts().filter(|part| *part == hole).count();
        assert!(holes(WordOrHole::Side) <= 3 && holes(WordOrHole::Tiles) <= 1);
        // A row needs at most one `RULE`, since `OTHER` is the other rule.
        let rules = holes(WordOrHole::Rule);
        assert!(rules == 0 || rules == 1 && row.parts().next() == Some(WordOrHole::Rule));
        assert!(row.steps.len() <= 2, "{}", row.words);
    }
}

#[test]
fn art_4_5_eleven_twelve_and_seventeen_need_words() {
    let silent: Vec<u8> = (1..=17).filter(|number| Game::by_number(*number).is_none()).collect();
    assert_eq!(silent, [11, 12, 17]);
    assert_eq!(Game::by_number(18), None);
}

#[test]
fn no_two_fouls_are_called_by_the_same_word() {
    let words: Vec<&str> = Foul::CALLABLE.iter().map(|(_, word)| *word).collect();
    assert_eq!(words.len(), 7);
    for (at, word) in words.iter().enumerate() {
        assert!(!words[..at].contains(word), "{word}");
    }
}

#[test]
fn the_listed_words_can_be_read() {
    let words = &LAW.library().words;
    let mut listed = words.attribute("kind-foul", "how").unwrap();
    for (_, word) in Foul::CALLABLE {
        listed = listed.replacen(word, "", 1);
    }
    assert_eq!(listed, format!(": {} or ", ", ".repeat(Foul::CALLABLE.len() - 2)));
}

#[test]
fn art_11_12_a_false_denial_is_the_foul_that_its_article_names() {
    for kind in [DenialKind::Pass, DenialKind::DrawnSet] {
        let foul = Foul::of_denial(kind);
        assert_eq!(foul.map(|foul| foul.article()), Some(kind.article()));
    }
    assert_eq!(Foul::of_denial(DenialKind::HigherDouble), None);
}

#[test]
fn art_10_2_the_double_blank_counts_14_and_weighs_nothing() {
    let blank = Tile::double(Spots::BLANK);
    assert_eq!((count_of(blank), blank.weight()), (14, 0));
    assert_eq!(count_of_all(TileSet::set(6)), 168 + 14);
}

#[test]
fn a_house_rule_is_set_by_its_word_in_any_case() {
    assert!(!HouseKey::ROWS.is_empty());
    for row in HouseKey::ROWS {
        let set = Setting::named(HouseKey::ROWS, &row.word.to_uppercase(), row.default);
        assert_eq!(set.map(Setting::row), Some(row));
    }
    let chips = Setting::named(HouseKey::ROWS, "chips.start", 300);
    assert_eq!(chips, HouseKey::ChipsStart.set(300));
    assert!(Setting::named(HouseKey::ROWS, "chips", 300).is_none());
}

#[test]
fn a_rule_takes_only_its_own_kind_of_value() {
    assert!(HouseKey::ChipsRound.set(0).is_none());
    assert!(HouseKey::ChipsStart.set(CHIPS_MOST + 1).is_none());
    assert!(HouseKey::ExtraGames.set(2).is_none());
    assert!(HouseKey::Nos.set(CHIPS_MOST).is_some());
}

#[test]
fn only_changed_house_rules_are_written() {
    let mut house = House::default();
    assert_eq!(house.differing().count(), 0);
    house.turn(HouseKey::Nos.set(10).unwrap_or_else(|| unreachable!()));
    house.turn(HouseKey::ExtraGames.set(1).unwrap_or_else(|| unreachable!()));
    let written: Vec<String> = house.differing().map(|setting| setting.to_string()).collect();
    assert_eq!(written, ["payments.nos 10", "house.extra_games true"]);
}

fn number_of_payments(results: &[i64]) -> usize {
    let paid = payments(results);
    let mut left = results.to_vec();
    for payment in &paid {
        assert!(payment.amount > 0);
        left[payment.from] += payment.amount;
        left[payment.to] -= payment.amount;
    }
    assert!(left.iter().all(|rest| *rest == 0), "{results:?} leaves {left:?}");
    paid.len()
}

#[test]
fn art_12_4_as_few_payments_as_possible_settle_the_evening() {
    let table: [(&[i64], usize); 7] = [
        (&[], 0),
        (&[0, 0, 0], 0),
        (&[20, -20, 0], 1),
        (&[60, -20, -40], 2),
        (&[50, 40, -50, -40], 2),
        (&[30, 30, -20, -20, -20], 4),
        (&[60, 50, -40, -30, -20, -20], 4),
    ];
    for (results, fewest) in table {
        assert_eq!(number_of_payments(results), fewest, "{results:?}");
    }
}

/// Finds the fewest payments by trying: the first player with a balance settles in full with each
/// other.
fn tried(results: &[i64]) -> usize {
    let Some((first, rest)) = results.split_first() else { return 0 };
    if *first == 0 {
        return tried(rest);
    }
    let paid = (0..rest.len()).filter(|at| rest[*at].signum() == -first.signum()).map(|at| {
        let mut rest = rest.to_vec();
        rest[at] += first;
        1 + tried(&rest)
    });
    paid.min().unwrap_or(usize::MAX / 2)
}

#[test]
fn art_12_4_nothing_that_can_be_tried_takes_fewer_payments() {
    let mut seed = 7u64;
    let mut drawn = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) % below
    };
    for _ in 0..400 {
        let players = 3 + drawn(5) as usize;
        let mut results: Vec<i64> = (1..players).map(|_| 20 * (drawn(9) as i64 - 4)).collect();
        results.push(-results.iter().sum::<i64>());
        assert_eq!(number_of_payments(&results), tried(&results), "{results:?}");
    }
}

#[test]
fn results_that_do_not_sum_to_zero_leave_the_rest_open() {
    let one = SettlementPayment { from: 1, to: 0, amount: 40 };
    for results in [[40, -60], [60, -40]] {
        assert_eq!(payments(&results), [one], "{results:?}");
    }
}

#[test]
fn many_players_still_settle() {
    let mut results: Vec<i64> = (1..=30).collect();
    results.push(-results.iter().sum::<i64>());
    assert_eq!(number_of_payments(&results), 30);
}

#[test]
fn chips_handed_over_after_a_hand_equal_its_payments() {
    let mut told = 0;
    for name in ["evening.nos", "full-table.nos"] {
        let script = example(name);
        let record = Played::by(&LAW, &script);
        let names = record.session().names();
        for past in record.standing() {
            let lines = past.ruling.handed_over(past.no, &names, &[100, 20, 4, 1]);
            if lines.is_empty() {
                let over = past.ruling.summary();
                assert!(!over.ends_hand, "{name} #{}", past.no);
                continue;
            }
            told += 1;
            let mut left: BTreeMap<&str, i64> = BTreeMap::new();
            for paid in past.ruling.transfers() {
                let name = |party: Party| names.of(party.first().expect("a player"));
                *left.entry(name(paid.from)).or_default() -= paid.amount;
                *left.entry(name(paid.to)).or_default() += paid.amount;
            }
            let gain = left.values().filter(|amount| **amount != 0).count();
            assert!(lines.len() <= gain, "{name} #{}: {lines:?}", past.no);
            for line in &lines[1..] {
                let (paid, pieces) = line.as_str().split_once(": ").unwrap_or((line.as_str(), ""));
                let [payer, "pays", payee, amount] = paid.split(' ').collect::<Vec<_>>()[..] else {
                    panic!("{line}");
                };
                let amount: i64 = amount.parse().expect("chips");
                *left.get_mut(payer).expect("a payer") += amount;
                *left.get_mut(payee).expect("a payee") -= amount;
                let worth = |pieces: &str| {
                    let (number, piece) = pieces.split_once(" of ").expect("pieces");
                    number.parse::<i64>().expect("a number") * piece.parse::<i64>().expect("chips")
                };
                let worth: i64 = match pieces {
                    "" => {
                        [100, 20, 4, 1].into_iter().find(|piece| *piece == amount).expect("a piece")
                    }
                    pieces => pieces.split(", ").map(worth).sum(),
                };
                assert_eq!(worth, amount, "{line}");
            }
            assert!(left.values().all(|amount| *amount == 0), "{name} #{}: {lines:?}", past.no);
        }
    }
    assert!(told > 10, "{told}");
}

#[test]
fn art_1_3_five_hundred_units_are_four_of_each() {
    assert_eq!(
        handed_out(500, &[100, 20, 4, 1]),
        "Everybody takes 500 units: 4 of 100, 4 of 20, 4 of 4, 4 of 1 [1.3]."
    );
}

#[test]
fn other_starts_are_made_of_larger_pieces_first() {
    assert_eq!(stake(600, &[1, 4, 20, 100]), Some(vec![(5, 100), (4, 20), (4, 4), (4, 1)]));
    assert_eq!(stake(40, &[100, 20]), Some(vec![(2, 20)]));
    assert_eq!(stake(0, &[100]), Some(vec![]));
}

#[test]
fn a_start_that_the_pieces_cannot_make_is_printed_without_them() {
    for (chips, pieces) in [(510, &[100, 20][..]), (5, &[]), (1_000_000, &[1])] {
        assert_eq!(stake(chips, pieces), None, "{chips}");
        assert_eq!(handed_out(chips, pieces), format!("Everybody takes {chips} units [1.3]."));
    }
    assert_eq!(handed_out(0, &[1]), "Everybody takes 0 units [1.3].");
}
