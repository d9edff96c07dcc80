//! The standings: evenings that count, names, sorting and appearance.

use super::counted::{EVENING, PAIRS};
use super::{empty_club, records, rows};
use crate::support::environment;
use crate::support::folder::Folder;
use nos::laws::fives::LAW as FIVES;
use nos::laws::nos::LAW as NOS;
use unicode_width::UnicodeWidthStr;

fn club() -> Folder {
    let club = empty_club();
    club.plays(&NOS, "1.nos", "2026-09-04", EVENING);
    club.plays(&NOS, "2.nos", "2026-11-20", &EVENING.replace("Bram", "Bo").replace("Anna", "Ann"));
    club.plays(&NOS, "3.nos", "2026-11-27", &EVENING.replace("pot Anna", "pot Bram"));
    club.plays(&FIVES, "4.nos", "2026-11-28", PAIRS);
    club
}

fn column(csv: &str, key: &str) -> String {
    let rows = rows(csv);
    let cells: Vec<String> =
        rows.iter().map(|row| format!("{} {}", row["player"], row[key])).collect();
    cells.join(", ")
}

#[test]
fn evenings_count_by_the_day_on_which_they_were_begun() {
    let club = club();
    for (days, expected) in rows! { of (&[&str], &str):
        &[], "Anna 2, Bram 2, Ann 1, Bo 1, Cees 3";
        &["--from", "2026-11"], "Ann 1, Bram 1, Anna 1, Bo 1, Cees 2";
        &["--to", "2026-11-20"], "Ann 1, Anna 1, Bo 1, Bram 1, Cees 2";
        &["--from", "2026-09-05", "--to", "2026-11"], "Ann 1, Bram 1, Anna 1, Bo 1, Cees 2";
        &["--to", "2026-09"], "Anna 1, Bram 1, Cees 1";
    } {
        let words: Vec<&str> =
            ["standings", "1.nos", "2.nos", "3.nos", "--csv"].iter().chain(days).copied().collect();
        let ran = club.nos(&words).status(0).warns("").ran();
        assert_eq!(column(&ran.out, "evenings"), expected, "{days:?}");
    }
    let ran = club.nos(["standings", "1.nos", "--from", "tonight"]).ran();
    assert!(
        ran.err.contains(
            "a day is written like 2026-11-21; a month like 2026-11 or a year like 2026 is also allowed"
        ),
        "{}",
        ran.err
    );
    assert_eq!(ran.status, 2);
}

#[test]
fn a_player_counts_under_the_name_that_the_aliases_give() {
    let club = club();
    club.write("aliases", "# since the wedding\nBo=Bram\n\nAnn = Anna\n");
    let evenings = ["standings", "1.nos", "2.nos", "3.nos", "--csv"];
    for aliases in [
        &["--aliases", "aliases"][..],
        &["--alias", "Bo=Bram", "--alias", "Ann=Anna"],
        &["--aliases", "aliases", "--alias", "Ann=Anna"],
    ] {
        let words: Vec<&str> = evenings.iter().chain(aliases).copied().collect();
        let ran = club.nos(&words).status(0).warns("").ran();
        assert_eq!(column(&ran.out, "chips"), "Anna 200, Bram 160, Cees -360");
        assert_eq!(
            column(&ran.out, "best_date"),
            "Anna 2026-09-04, Bram 2026-11-27, Cees 2026-09-04"
        );
        assert_eq!(column(&ran.out, "form"), "Anna WWW, Bram WWW, Cees LLL");
    }
    for (aliases, expected) in rows! { of (&[&str], &str):
        &["--alias", "Bo=Bram", "--alias", "Bo=Anna"], "nos: Bo is an alias of both Bram and Anna; remove one of the two\n";
        &["--alias", "Bo=Bram", "--alias", "Bram=Bo"], "nos: Bo becomes an alias of itself; remove one of the aliases in the circle\n";
        &["--aliases", "1.nos"],
            "nos: 1.nos, line 1: \"2026-09-04T20:14:03+01:00 law 1\" is not an alias; an alias is written OLD=NEW, with a player's name on either side\n";
        &["--aliases", "none"], "nos: cannot read none: no file or folder has that name\n";
    } {
        let words: Vec<&str> = evenings.iter().chain(aliases).copied().collect();
        let ran = club.nos(&words).ran();
        assert_eq!((ran.err.as_str(), ran.out.as_str()), (expected, ""));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn aliases_from_a_folder_or_an_endless_file_are_refused() {
    let club = club();
    environment::pipe(&club.path().join("fifo"));
    let hole = std::fs::File::create(club.path().join("hole")).unwrap();
    hole.set_len(1 << 40).unwrap();
    club.write("latin", b"Andr\xe9=Anna\n");
    for (file, expected) in rows! {
        "/dev/zero", "cannot read /dev/zero: it is a device";
        "fifo", "cannot read fifo: no program is writing to this pipe";
        "hole", "hole has more than 16 MB; it is not a list";
        "latin", "latin is not a list: it is not UTF-8 text; save it as UTF-8";
    } {
        let ran = club.nos(["standings", "1.nos", "--aliases", file]).ran();
        let told = format!("nos: {expected}\n");
        assert_eq!((ran.err, ran.status), (told, 5));
    }
}

#[test]
fn a_player_who_left_and_came_back_under_another_name_is_one_by_an_alias() {
    let club = empty_club();
    let hand = EVENING.split("deal").nth(1).unwrap();
    let hand = hand.replace("Anna", "Dirk").replace("Bram", "Anna").replace("Dirk", "Bram");
    let script = format!(
        "house chips.start 510\nseat Bram Anna Cees Dirk\nretire Dirk\ndeal {hand} join Dick after Cees\nsettle\npot Bram"
    );
    club.plays(&NOS, "friday.nos", "2026-11-20", &script);
    let ran = club
        .nos(["standings", "friday.nos", "--csv", "--alias", "Dick=Dirk"])
        .status(0)
        .warns("")
        .ran();
    assert_eq!(column(&ran.out, "evenings"), "Bram 1, Anna 1, Dirk 1, Cees 1");
    let chips: i64 = rows(&ran.out).iter().map(|row| row["chips"].parse::<i64>().unwrap()).sum();
    assert_eq!(chips, 0);
}

#[test]
fn standings_can_be_sorted_by_any_column() {
    let club = club();
    let evenings = ["standings", "1.nos", "2.nos", "3.nos", "--csv", "--sort"];
    for (key, expected) in [
        ("player", "Ann, Anna, Bo, Bram, Cees"),
        ("evenings", "Cees, Anna, Bram, Ann, Bo"),
        ("chips", "Anna, Bram, Ann, Bo, Cees"),
        ("average", "Ann, Anna, Bram, Bo, Cees"),
        ("worst", "Ann, Anna, Bram, Bo, Cees"),
        ("doubles", "Cees, Anna, Bram, Ann, Bo"),
        ("fouls_11_8", "Cees, Anna, Bram, Ann, Bo"),
    ] {
        let words: Vec<&str> = evenings.iter().copied().chain([key]).collect();
        let ran = club.nos(&words).ran();
        let names: Vec<String> = rows(&ran.out).iter().map(|row| row["player"].clone()).collect();
        assert_eq!(names.join(", "), expected, "{key}");
    }
    let ran = club.nos(["standings", "4.nos", "--sort", "nos"]).ran();
    assert_eq!(
        ran.err,
        "nos: the standings of fives-and-threes cannot be sorted by \"nos\"; choose one of player, evenings, games_won, average, best, worst, hands, led, games_played, points, chipped_out, knocks, knocked_able, fouls, fouls_3_6\n"
    );
    assert_eq!((ran.out.as_str(), ran.status), ("", 2));
}

#[test]
fn of_two_equal_results_the_one_of_fewer_evenings_comes_first() {
    let club = empty_club();
    for (at, [winner, second, loser]) in
        [["Anna", "Ben", "Cas"], ["Anna", "Bob", "Cor"], ["Xen", "Zed", "Anna"]]
            .into_iter()
            .enumerate()
    {
        let script = EVENING.replace("Anna", winner).replace("Bram", second).replace("Cees", loser);
        club.plays(&NOS, &format!("{at}.nos"), &format!("2026-09-0{}", at + 1), &script);
    }
    let words = ["standings", "0.nos", "1.nos", "2.nos", "--csv", "--sort", "chips"];
    let chips = column(&club.nos(words).out(), "chips");
    assert_eq!(chips, "Xen 80, Ben 40, Bob 40, Zed 40, Anna 40, Cas -120, Cor -120");
}

#[test]
fn each_law_has_its_own_standings() {
    let club = club();
    let ran = club.nos(["standings", "4.nos", "1.nos"]).ran();
    let titles: Vec<&str> = ran.out.lines().filter(|line| line.ends_with('.')).collect();
    assert_eq!(titles, ["nos: 1 evening, 2026-09-04.", "fives-and-threes: 1 evening, 2026-11-28."]);
    let ran = club.nos(["standings", "4.nos", "1.nos", "--json"]).ran();
    let laws: Vec<String> = ran
        .out
        .lines()
        .map(|line| {
            let json: serde_json::Value = serde_json::from_str(line).unwrap();
            format!(
                "{} {} {} {}",
                json["law"],
                json["evenings"],
                json["first"],
                json["players"].as_array().unwrap().len()
            )
        })
        .collect();
    assert_eq!(laws, ["\"nos\" 1 \"2026-09-04\" 3", "\"fives-and-threes\" 1 \"2026-11-28\" 4"]);
    let ran = club.nos(["standings", "4.nos", "1.nos", "--csv"]).ran();
    assert_eq!(
        ran.err,
        "nos: the journals are under nos and fives-and-threes, which do not fit into one CSV; choose one with --law\n"
    );
    assert_eq!((ran.out.as_str(), ran.status), ("", 2));
}

#[test]
fn every_column_is_shown_in_any_window() {
    let club = empty_club();
    let long = EVENING
        .replace("Anna", "Wilhelmina-van-den-Berg.")
        .replace("Bram", "李明")
        .replace("Cees", "Юля");
    club.plays(&NOS, "1.nos", "2026-09-04", &long);
    club.plays(&NOS, "2.nos", "2026-11-20", &EVENING.replace("pot Anna", "pot Bram"));
    club.write("nos.toml", "[money]\nunit = \"0.25\"\ncurrency = \"EUR\"\n");
    let headings = [
        "evenings",
        "chips",
        "EUR",
        "best",
        "worst",
        "form",
        "hands",
        "on set",
        "nos",
        "closes",
        "wrong closes",
        "doubles",
        "fouls",
        "penalties",
        "11.2f",
        "11.8",
    ];
    for (columns, tables) in rows! { of (usize, usize):
        60, 6;
        80, 4;
        100, 3;
        200, 1;
    } {
        let ran = club.nos(["standings", "1.nos", "2.nos"]).columns(columns).ran();
        let heads: Vec<&str> = ran.out.lines().filter(|line| line.contains("player")).collect();
        assert_eq!(heads.len(), tables, "{columns}:\n{}", ran.out);
        for heading in headings {
            assert!(heads.iter().any(|line| line.contains(heading)), "{columns}: {heading}");
        }
        assert!(!ran.out.contains("11.2g"), "{columns}");
        for line in ran.out.lines() {
            assert!(line.width() <= columns, "{columns}: {line}");
        }
        assert!(ran.out.contains("│ +80 │") || ran.out.contains("│   +80 │"), "{}", ran.out);
    }
}

#[test]
fn the_page_has_every_figure_and_nothing_that_runs() {
    let club = club();
    club.write("nos.toml", "[money]\nunit = \"0.25\"\ncurrency = \"<b>\"\n");
    let ran = club.nos(["standings", "1.nos", "4.nos", "--html"]).status(0).warns("").ran();
    let page = ran.out;
    for piece in [
        "<h1>Standings</h1>",
        "<h2>Nos</h2>",
        "<h2>Fives and threes</h2>",
        "1 evening, 4 September 2026",
        "<th scope=\"row\"><bdi>Cees</bdi></th>",
        "<td class=\"number more\">\u{2212}120</td>",
        "<td class=\"number more\">\u{2212}1.50</td>",
        "<td class=\"letters\"><span class=\"lost\">L</span></td>",
        "<th scope=\"col\" class=\"number more\">&lt;b&gt;</th>",
        "<th scope=\"col\" class=\"number more\">11.2f</th>",
    ] {
        assert!(page.contains(piece), "{piece} is not in\n{page}");
    }
    for piece in ["<script", "http:", "https:", "<b>", "11.2g"] {
        assert!(!page.contains(piece), "{piece}");
    }
    for piece in [
        "<th scope=\"col\" class=\"number\">rank</th>",
        "<th scope=\"col\" class=\"number more\">average</th>",
        "<td class=\"letters more\">0–0–1</td>",
        "<td class=\"number more\">+1.00</td>",
        "<dt>11.2f</dt><dd>(f) hiding tiles with the hand</dd>",
        "<dt>nos</dt>",
        "Evenings that count",
    ] {
        assert!(page.contains(piece), "{piece} is not in\n{page}");
    }
    let none = club.nos(["standings", "none.nos", "--html"]).ran();
    assert!(none.out.contains("<li>Left out: cannot read none.nos"), "{}", none.out);
    assert!(none.out.contains("<p>No evening counts.</p>"));
    assert_eq!(none.status, 5);
}

#[test]
fn a_season_adds_up_and_is_the_same_in_any_order_on_any_number_of_cores() {
    let club = empty_club();
    let evenings = 12;
    records::season::season(club.path(), evenings, 120);
    let mut files: Vec<String> = (0..evenings).map(|at| format!("{at:04}.nos")).collect();
    let run = |files: &[String]| {
        let words: Vec<&str> =
            ["standings", "--csv"].into_iter().chain(files.iter().map(String::as_str)).collect();
        let ran = club.nos(&words).status(0).warns("").ran();
        ran.out
    };
    let first = run(&files);
    files.reverse();
    assert_eq!(run(&files), first);
    let rows = rows(&first);
    assert!(rows.len() > 6);
    let sum = |key: &str| rows.iter().map(|row| row[key].parse::<i64>().unwrap()).sum::<i64>();
    assert_eq!(sum("chips"), 0);
    for key in ["on_set", "nos", "doubles", "fouls", "penalties", "hands"] {
        assert!(sum(key) > 0, "{key}");
    }
    let each = rows.iter().flat_map(|row| row.iter().filter(|(key, _)| key.starts_with("fouls_")));
    let by_article: i64 = each.map(|(_, fouls)| fouls.parse::<i64>().unwrap()).sum();
    assert_eq!(by_article, sum("fouls"));
}

#[test]
fn min_evenings_leaves_out_players() {
    let club = club();
    let ran = club
        .nos(["standings", "1.nos", "2.nos", "3.nos", "--csv", "--min-evenings", "2"])
        .status(0)
        .warns("")
        .ran();
    assert_eq!(column(&ran.out, "evenings"), "Anna 2, Bram 2, Cees 3");
    // Players without a rank are ahead of nobody.
    club.write("nos.toml", "[standings]\nmin_hands = 2\n");
    let ran = club.nos(["standings", "1.nos", "2.nos", "--markdown"]).ran();
    assert!(ran.out.contains("\n| 1 | Cees | 2 | "), "{}", ran.out);
}

#[test]
fn standings_can_be_sorted_by_the_average() {
    let club = club();
    let words = ["standings", "1.nos", "2.nos", "3.nos", "--sort", "average"];
    let ran = club.nos(words).ran();
    assert!(ran.out.contains("│ average │"), "{}", ran.out);
    assert!(ran.out.contains("│  -120.0 │"), "{}", ran.out);
}

#[test]
fn markdown_has_one_table_for_each_law() {
    let club = club();
    let ran = club.nos(["standings", "1.nos", "4.nos", "--markdown"]).status(0).warns("").ran();
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "**nos: 1 evening, 2026-09-04.**");
    assert!(
        lines[2].starts_with(
            "| rank | player | evenings | chips | average | won–drawn–lost | best | best on |"
        ),
        "{}",
        lines[2]
    );
    assert!(lines[3].starts_with("|--:|---|--:|--:|--:|---|--:|---|"), "{}", lines[3]);
    assert!(lines[4].starts_with("| 1 | "), "{}", lines[4]);
    assert!(ran.out.contains("**fives-and-threes: 1 evening, 2026-11-28.**"));
}
