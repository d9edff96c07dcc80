//! Figures of each player, counted by hand.

use super::{empty_club, rows};
use nos::laws::fives::LAW as FIVES;
use nos::laws::nos::LAW as NOS;

/// Two hands. The second is abandoned, with everything in it. Cees pays for a wrong close; another
/// penalty is waived. Anna goes out first and takes the pot.
pub const EVENING: &str = "
    seat Anna Bram Cees
    deal
    set Bram 6-6
    announce ordinary
    play Cees 6-5 on left
    block Cees
    play Anna 5-5 on left claim
    play Bram 5-4 on left
    foul Cees covering waive
    play Cees 4-4 on left claim
    play Anna 4-3 on left
    play Bram 3-3 on left claim
    draw Cees
    play Cees 3-2 on left
    play Anna 2-2 on left claim
    draw Bram
    play Bram 2-1 on left
    play Cees 1-1 on left claim
    play Anna 1-0 on left
    play Bram 0-0 on left
    play Cees 0-6 on left
    play Anna 6-4 on left
    play Bram 6-2 on right
    reveal Cees 5-3
    deal
    set Cees 1-1
    announce ordinary
    play Anna 1-0
    foul Bram showing
    void
    settle
    pot Anna
";

/// A game of fives and threes to 3 points, which Bram and Dirk win in the second hand. The first
/// hand and a second game are abandoned.
pub const PAIRS: &str = "
    house game.target 3
    seat Anna Bram Cees Dirk
    lot Anna 6-6 Bram 1-0 Cees 2-0 Dirk 3-0
    deal
    play Anna 2-1
    play Bram 6-6
    knock Bram
    play Cees 1-6
    void
    deal
    play Anna 2-1
    play Dirk 5-5
    play Bram 2-6
    knock Cees
    play Dirk 1-3 on right
    deal
    play Bram 5-5
    play Cees 5-4
    void
    settle
";

fn assert_row(row: &std::collections::BTreeMap<String, String>, expected: &[(&str, &str)]) {
    for (key, value) in expected {
        assert_eq!(row[*key], *value, "{}: {key}", row["player"]);
    }
}

#[test]
fn an_evening_of_nos_is_counted_as_it_went() {
    let club = empty_club();
    club.plays(&NOS, "friday.nos", "2026-11-20", EVENING);
    club.write("nos.toml", "[money]\nunit = \"0.25\"\ncurrency = \"EUR\"\n");
    let ran = club.nos(["standings", "--csv", "friday.nos"]).status(0).warns("").ran();
    let rows = rows(&ran.out);
    let table: [&[(&str, &str)]; 3] = [
        &[
            ("player", "Anna"),
            ("evenings", "1"),
            ("chips", "80"),
            ("money", "1.00"),
            ("currency", "EUR"),
            ("best", "80"),
            ("best_date", "2026-11-20"),
            ("form", "W"),
            ("hands", "1"),
            ("on_set", "0"),
            ("nos", "1"),
            ("doubles", "2"),
            ("fouls", "0"),
            ("penalties", "0"),
        ],
        &[
            ("player", "Bram"),
            ("chips", "40"),
            ("money", "0.50"),
            ("hands", "1"),
            ("on_set", "1"),
            ("nos", "0"),
            ("doubles", "1"),
            ("closes_right", "0"),
            ("fouls", "0"),
        ],
        &[
            ("player", "Cees"),
            ("chips", "-120"),
            ("money", "-1.50"),
            ("worst", "-120"),
            ("form", "L"),
            ("hands", "1"),
            ("on_set", "0"),
            ("doubles", "2"),
            ("closes_wrong", "1"),
            ("fouls", "2"),
            ("fouls_11_8", "1"),
            ("fouls_11_2f", "1"),
            ("fouls_11_2g", "0"),
            ("penalties", "80"),
        ],
    ];
    assert_eq!(rows.len(), table.len());
    for (row, expected) in rows.iter().zip(table) {
        assert_row(row, expected);
    }
}

/// Anna's close is upheld and paid for. The hand that Bram or Cees shows proves it wrong (9.7).
#[test]
fn art_9_7_a_close_that_is_proved_wrong_counts_as_wrong() {
    const UPHELD: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock\ndraw 11\nuphold\n";
    let club = empty_club();
    let ends = "reveal Anna 6-5 6-4 6-3\n count Bram 91\n";
    let table = [
        ("count Cees 19", ["1", "0", "0", "0", "0"]),
        ("reveal Cees 5-5 5-4 0-1", ["1", "0", "0", "0", "0"]),
        ("reveal Cees 1-1 5-4 5-3", ["0", "1", "1", "1", "80"]),
        ("reveal Cees 1-1 5-4 5-3 waive", ["0", "1", "1", "1", "0"]),
    ];
    for (last, expected) in table {
        club.plays(
            &NOS,
            "friday.nos",
            "2026-11-20",
            &format!("{UPHELD}{ends}{last}\nsettle\npot Anna"),
        );
        let ran = club.nos(["standings", "--csv", "friday.nos"]).status(0).warns("").ran();
        let rows = rows(&ran.out);
        let anna = rows.iter().find(|row| row["player"] == "Anna").unwrap();
        let columns = ["closes_right", "closes_wrong", "fouls", "fouls_9_7", "penalties"];
        assert_eq!(columns.map(|column| &*anna[column]), expected, "{last}");
        std::fs::remove_file(club.path().join("friday.nos")).unwrap();
    }
}

#[test]
fn an_evening_of_fives_and_threes_is_counted_as_it_went() {
    let club = empty_club();
    club.plays(&FIVES, "friday.nos", "2026-11-20", PAIRS);
    let ran = club.nos(["standings", "--csv", "friday.nos"]).status(0).warns("").ran();
    let rows = rows(&ran.out);
    let own = |name: &str| rows.iter().find(|row| row["player"] == name).unwrap();
    let names: Vec<&str> = rows.iter().map(|row| row["player"].as_str()).collect();
    assert_eq!(names, ["Bram", "Dirk", "Anna", "Cees"]);
    assert!(!rows[0].contains_key("money"));
    for row in &rows {
        let counts = [("evenings", "1"), ("hands", "1"), ("games_played", "1")];
        assert_row(row, &counts);
        let chipped_out = [("chipped_out", "0"), ("knocked_able", "0")];
        assert_row(row, &chipped_out);
    }
    let won = [("games_won", "1"), ("best", "1"), ("points", "3"), ("form", "W")];
    let lost = [("games_won", "0"), ("best", "0"), ("points", "1"), ("form", "L")];
    for (name, side, counts) in rows! { of (&str, [(&str, &str); 4], [(&str, &str); 3]):
        "Anna", lost, [("led", "1"), ("knocks", "0"), ("fouls", "0")];
        "Bram", won, [("led", "0"), ("knocks", "0"), ("fouls", "0")];
        "Cees", lost, [("led", "0"), ("knocks", "1"), ("fouls", "0")];
        "Dirk", won, [("led", "0"), ("knocks", "0"), ("fouls_3_6", "1")];
    } {
        assert_row(own(name), &side);
        assert_row(own(name), &counts);
    }
}

/// Denials that a later play or shown tile proves false count as fouls: a pass while able to play,
/// a double kept back, a refuted close.
#[test]
fn a_foul_that_is_found_later_counts_once() {
    let club = empty_club();
    club.example("disputes.nos", "2026-11-20");
    let ran = club.nos(["standings", "--csv", "disputes.nos"]).status(0).warns("").ran();
    let rows = rows(&ran.out);
    let table = rows! {
        "Anton", "fouls_3_5=1 fouls_9_6=1 fouls_11_2a=1 fouls_11_8=1";
        "Bep", "fouls_11_2b=1 fouls_11_2e=3 fouls_11_2f=1 fouls_11_4=1 fouls_11_6=1";
        "Corrie", "fouls_11_2a=1 fouls_11_2d=1 fouls_11_5=1 fouls_11_6=1 fouls_11_8=1";
        "Dolf", "fouls_2_6=1 fouls_9_7=1 fouls_11_2c=1 fouls_11_7=1 fouls_11_9=1";
    };
    assert_eq!(rows.len(), table.len());
    for (name, expected) in table {
        let row = rows.iter().find(|row| row["player"] == name).unwrap();
        let own = |key: &&String| key.starts_with("fouls_") && row[*key] != "0";
        let mut fouls: Vec<String> =
            row.keys().filter(own).map(|key| format!("{key}={}", row[key])).collect();
        let mut expected: Vec<&str> = expected.split(' ').collect();
        fouls.sort();
        expected.sort_unstable();
        assert_eq!(fouls, expected, "{name}");
        let all = expected.iter().filter_map(|own| own.split_once('=')?.1.parse::<u32>().ok());
        assert_eq!(row["fouls"], all.sum::<u32>().to_string(), "{name}");
    }
}
