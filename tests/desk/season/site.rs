//! The site of a club, as browsers, servers and later runs see it.

use super::counted::{EVENING, PAIRS};
use super::empty_club;
use crate::support::folder::Folder;
use crate::support::program::Nos;
use crate::support::records;
use nos::laws::chess::LAW as CHESS;
use nos::laws::cribbage::LAW as CRIBBAGE;
use nos::laws::fives::LAW as FIVES;
use nos::laws::nos::LAW as NOS;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            let inside = files(&path).into_iter();
            found.extend(inside.map(|(own, text)| (format!("{name}/{own}"), text)));
        } else {
            found.insert(name, std::fs::read_to_string(&path).unwrap());
        }
    }
    found
}

fn site(club: &Folder, words: &[&str]) -> BTreeMap<String, String> {
    club.nos(["standings", "-o", "site"].iter().chain(words)).status(0).warns("").ran();
    files(&club.path().join("site"))
}

fn between<'a>(page: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    page.split(before).skip(1).map(|part| part.split(after).next().unwrap()).collect()
}

fn text(page: &str) -> String {
    let (_, content) = page.split_once("<main").unwrap();
    let parts = content.split('<').map(|part| part.split_once('>').map_or("", |(_, text)| text));
    parts.collect::<Vec<_>>().join(" ")
}

fn table(page: &str) -> Vec<Vec<String>> {
    let cell = |cell: &str| {
        let parts = format!("<{cell}");
        let parts = parts.split('<').map(|part| part.split_once('>').map_or("", |(_, text)| text));
        parts.collect::<String>().trim().to_owned()
    };
    let row = |row: &&str| {
        let cells = row.replace("<th", "<td").replace("</th", "</td");
        between(&cells, "<td", "</td").into_iter().map(cell).collect()
    };
    between(page, "<tr", "</tr>").iter().map(row).collect()
}

/// A club that plays two laws, with two tables on one day.
fn club() -> Folder {
    let club = empty_club();
    let names = EVENING.replace("Anna", "Anna_de_Wit");
    for (name, day, script) in rows! {
        "2026-09-04.nos", "2026-09-04", names.clone();
        "2026-09-11-table-1.nos", "2026-09-11", names.replace("pot Anna_de_Wit", "pot Bram");
        "2026-09-11-table-2.nos", "2026-09-11", names.replace("Cees", "José");
    } {
        club.plays(&NOS, name, day, &script);
    }
    club.plays(&FIVES, "pairs.nos", "2026-11-28", PAIRS);
    club
}

/// The entries of an index file: address, words, detail.
fn index(part: &str) -> Vec<[String; 3]> {
    let entries = between(part, "nosIndex(", ")\n");
    serde_json::from_str(entries[0]).unwrap()
}

#[test]
fn every_link_leads_to_a_page_and_a_place_on_it() {
    let club = club();
    let all = site(&club, &["."]);
    let mut links = 0;
    for (address, page) in all.iter().filter(|(own, _)| own.ends_with(".html")) {
        let folder = address.rsplit_once('/').map_or("", |(folder, _)| folder);
        for link in between(page, "<a ", ">") {
            let [link] = between(link, "href=\"", "\"")[..] else { continue };
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let to = match (file, file.strip_prefix("../")) {
                ("", _) => address.clone(),
                (_, Some(above)) => above.to_owned(),
                (_, None) if folder.is_empty() => file.to_owned(),
                (_, None) => format!("{folder}/{file}"),
            };
            let there = all.get(&to);
            let there = there.unwrap_or_else(|| panic!("{address} leads to {link}"));
            let id = format!("id=\"{place}\"");
            assert!(place.is_empty() || there.contains(&id), "{address} leads to {link}");
            links += 1;
        }
        let root = if folder.is_empty() { "" } else { "../" };
        let style = format!("<link rel=\"stylesheet\" href=\"{root}nos.css\">");
        let script = format!("<script src=\"{root}nos.js\"></script>");
        assert!(page.contains(&style), "{address}");
        let page = &page.replace(&style, "").replace(&script, "");
        for piece in ["http:", "https:", " src=", "url(", "<link"] {
            assert!(!page.contains(piece), "{piece} is in {address}");
        }
        for piece in ["<h1", "<main", "class=\"skip\"", "<nav"] {
            let times = page.matches(piece).count();
            assert!(times == 1 || piece == "<nav" && times > 1, "{address} has {times} {piece}");
        }
    }
    assert!(links > 200, "{links}");
    let part = |address: &str, words: &str, more: &str| [address, words, more].map(str::to_owned);
    let entries = index(&all["search-1.js"]);
    for entry in [
        part("players/nos-anna-de-wit", "Anna de Wit", "Nos"),
        part("players/fives-and-threes-anna", "Anna", "Fives and threes"),
        part("evenings/2026-09-11-table-1", "11 September 2026", "table-1 Nos"),
    ] {
        assert!(entries.contains(&entry), "{entry:?} {entries:?}");
    }
    let names: Vec<&str> = all.keys().map(String::as_str).collect();
    let expected = "evenings.html evenings/2026-09-04.html evenings/2026-09-11-table-1.html \
        evenings/2026-09-11-table-2.html evenings/2026-11-28-pairs.html index.html \
        nos-site.json nos.css nos.js players.html players/fives-and-threes-anna.html \
        players/fives-and-threes-bram.html players/fives-and-threes-cees.html \
        players/fives-and-threes-dirk.html players/nos-anna-de-wit.html \
        players/nos-bram.html players/nos-cees.html players/nos-jose.html records.html \
        search-1.js standings-fives-and-threes.html";
    assert_eq!(names.join(" "), expected);
}

#[test]
fn standings_have_a_column_for_each_evening_and_how_ranks_changed_on_the_last_day() {
    let all = site(&club(), &["."]);
    let rows = table(&all["index.html"]);
    let expected = [
        "rank|player|chips|change|11 Sept table-2|11 Sept table-1|4 Sept",
        "1|Anna de Wit|+200||+80|+40|+80",
        "2|Bram|+160||+40|+80|+40",
        "3|José|−120|new|−120||",
        "4|Cees|−240|−1||−120|−120",
    ];
    for (row, expected) in rows.iter().zip(expected) {
        assert_eq!(row.join("|"), expected);
    }
}

#[test]
fn each_record_leads_to_the_entry_that_made_it() {
    let club = club();
    let all = site(&club, &["2026-09-04.nos", "2026-09-11-table-1.nos"]);
    let records = table(&all["records.html"]);
    let links = between(&all["records.html"], "<td class=\"number\"><a href=\"", "\"");
    struct Case {
        record: &'static str,
        link: &'static str,
        entry: &'static str,
    }
    let cases = rows! { Case { record, link, entry }:
        "Highest evening|Anna de Wit|+80|4 September 2026", "evenings/2026-09-04.html#e33", "takes the pot";
        "Best hand|Anna de Wit|+56|4 September 2026", "evenings/2026-09-04.html#e25", "counts 8";
        "Most evenings won in a row|Anna de Wit|2 evenings|11 September 2026 table-1", "evenings/2026-09-11-table-1.html#e33", "takes the pot";
        // One penalty was waived and one was paid back.
        "Highest penalty|Cees|80|4 September 2026", "evenings/2026-09-04.html#e7", "closes wrongly";
    };
    assert_eq!(links.len(), cases.len());
    for (at, Case { record, link, entry }) in cases.into_iter().enumerate() {
        assert_eq!(records[at + 1].join("|"), record);
        assert_eq!(links[at], link);
        let (page, place) = link.split_once('#').unwrap();
        let line = between(&all[page], &format!("<li id=\"{place}\""), "</li>");
        let line = match line[..] {
            [line] => line.to_owned(),
            _ => between(&all[page], &format!(" id=\"{place}\""), "</li>").concat(),
        };
        assert!(line.contains(entry), "{record}: {line}");
    }
}

/// Two games of chess, one won by each player.
const LEVEL: &str = "seat Anna Bram\nbegin Anna\nresign Bram\nbegin Bram\nresign Anna\nsettle";

#[test]
fn a_level_evening_ends_a_run_of_evenings_won() {
    let club = empty_club();
    let won = "seat Anna Bram\nbegin Anna\nresign Bram\nsettle";
    let runs = |scripts: [&str; 3]| {
        for (script, day) in scripts.into_iter().zip(1..) {
            club.plays(&CHESS, &format!("{day}.nos"), &format!("2026-09-0{day}"), script);
        }
        let all = site(&club, &["1.nos", "2.nos", "3.nos"]);
        let rows = table(&all["records.html"]).into_iter().map(|row| row.join("|"));
        rows.filter(|row| row.starts_with("Most evenings won")).collect::<Vec<_>>()
    };
    assert_eq!(runs([won, LEVEL, won]), [""; 0]);
    assert_eq!(
        runs([won, won, LEVEL]),
        ["Most evenings won in a row|Anna|2 evenings|2 September 2026 2"]
    );
}

#[test]
fn the_records_of_one_evening_are_those_of_its_report() {
    // Bram shows his tiles before Cees closes wrongly. Both cost the same, but Bram's foul is
    // entered later.
    let late = EVENING.replace("    reveal", "    insert 6 foul Bram showing\n    reveal");
    // Anna's rounding, when she leaves, belongs to no hand.
    let left = EVENING.replace(
        "    deal\n    set Cees",
        "    join Dirk\n    retire Anna\n    deal\n    set Cees",
    );
    let left = left.replace("    play Anna 1-0\n    foul Bram showing\n", "");
    let left = left.replace("pot Anna", "pot Bram");
    let made = |law: &str, seed: &str| {
        let words = ["simulate", "--law", law, "--seed", seed, "--hands", "6", "--fouls", "0.1"];
        let script = Nos::run(words).out();
        // Leave out the line of the law, which the journal already has.
        script.lines().filter(|line| !line.starts_with("law ")).collect::<Vec<_>>().join("\n")
    };
    let mut met = Vec::new();
    for (law, script) in [
        (&NOS, late),
        (&NOS, left),
        // Of equal evenings the earlier counts.
        (&CHESS, LEVEL.to_owned()),
        (&NOS, made("nos", "1")),
        (&NOS, made("nos", "2")),
        (&FIVES, PAIRS.to_owned()),
        (&FIVES, made("fives-and-threes", "1")),
        (&CRIBBAGE, made("cribbage", "1")),
        (&CHESS, made("chess", "1")),
    ] {
        let club = empty_club();
        club.plays(law, "evening.nos", "2026-09-04", &script);
        let all = site(&club, &["."]);
        let report = &all["evenings/2026-09-04-evening.html"];
        let facts = between(report, "<dt>", "</dd>");
        let rows = between(&all["records.html"], "<tr", "</tr>");
        for label in ["Best", "Highest penalty"] {
            let fact = facts.iter().find(|fact| fact.starts_with(label));
            let row = rows.iter().find(|row| row.contains(&format!(">{label}")));
            let (Some(fact), Some(row)) = (fact, row) else {
                assert_eq!((fact, row), (None, None), "{script}");
                continue;
            };
            let cells = &table(&format!("<tr{row}</tr>"))[0];
            let (name, figure, entry) = (&cells[1], &cells[2], between(row, "#e", "\"")[0]);
            met.push(format!("{label} {name} {figure} {entry}"));
            let (_, fact) = fact.split_once("<dd>").unwrap();
            let fact = table(&format!("<tr><td>{fact}</td></tr>"))[0][0].clone();
            let place = match label {
                "Best" => {
                    let id = format!("id=\"e{entry}\"");
                    let (before, _) = report.split_once(&id).unwrap();
                    let hand = before.rsplit("id=\"hand-").next().unwrap();
                    format!(
                        "{} {}",
                        &between(report, "<dt>Best ", "<")[0],
                        hand.split('"').next().unwrap()
                    )
                }
                _ => format!("#{entry}"),
            };
            let told = [format!("{name}, "), figure.clone(), format!(", {place}")];
            let is_told = fact.starts_with(&told[0]) && fact.contains(&told[1]);
            assert!(
                is_told && fact.to_lowercase().ends_with(&told[2]),
                "{fact}: {told:?}\n{script}"
            );
        }
    }
    assert_eq!(
        met[..5],
        [
            "Best Anna +96 26",
            "Highest penalty Bram 80 25",
            "Best Anna +56 25",
            "Highest penalty Cees 80 7",
            "Best Anna +2 4",
        ]
    );
    assert!(met.len() > 10, "{met:?}");
}

#[test]
fn only_what_changed_is_written_again() {
    let club = club();
    let folder = club.path().join("site");
    let run = |words: &[&str]| {
        club.nos(["standings", "-o", "site", "."].iter().chain(words)).status(0).ran().out
    };
    assert_eq!(run(&[]), "site: the site has 20 files; 20 were written.\n");
    let times = || -> BTreeMap<String, std::time::SystemTime> {
        let time =
            |name: &String| std::fs::metadata(folder.join(name)).unwrap().modified().unwrap();
        files(&folder).into_keys().map(|name| (name.clone(), time(&name))).collect()
    };
    let changed = |before: &BTreeMap<String, std::time::SystemTime>| -> Vec<String> {
        let after = times().into_iter();
        after.filter(|(name, time)| before.get(name) != Some(time)).map(|(name, _)| name).collect()
    };
    let before = times();
    assert_eq!(run(&[]), "site: the site has 20 files; 0 were written.\n");
    assert_eq!(changed(&before), [""; 0]);
    // A note changes an evening's seal but no figure.
    club.plays(&FIVES, "pairs.nos", "2026-11-28", &format!("{PAIRS}\nnote Dirk was late"));
    assert_eq!(run(&[]), "site: the site has 20 files; 1 was written.\n");
    assert_eq!(changed(&before), ["evenings/2026-11-28-pairs.html", "nos-site.json"]);
    // File times do not matter.
    let journal = club.path().join("2026-09-04.nos");
    std::fs::write(&journal, std::fs::read(&journal).unwrap()).unwrap();
    assert_eq!(run(&[]), "site: the site has 20 files; 0 were written.\n");
    // A deleted page is written again. Another language or rate writes all pages again.
    std::fs::remove_file(folder.join("evenings/2026-09-04.html")).unwrap();
    assert_eq!(run(&[]), "site: the site has 20 files; 1 was written.\n");
    assert!(run(&["--lang", "nl"]).starts_with("site: de site telt "));
    assert!(files(&folder)["evenings/2026-09-04.html"].contains("de avond van"));
    club.write("nos.toml", "[money]\nunit = \"0.25\"\ncurrency = \"EUR\"\n");
    run(&[]);
    assert!(files(&folder)["evenings/2026-09-04.html"].contains("EUR"));
    // Two names that become one player are counted again.
    run(&["--alias", "José=Cees"]);
    let all = files(&folder);
    assert!(!all.contains_key("players/nos-jose.html"));
    assert!(text(&all["index.html"]).contains("Cees"));
}

#[test]
fn only_old_pages_of_the_site_are_removed() {
    let club = club();
    site(&club, &["."]);
    let page = |name: &str| club.path().join("site").join(name);
    std::fs::write(page("logo.svg"), "<svg/>").unwrap();
    std::fs::write(page("evenings/ours.html"), "our own").unwrap();
    std::fs::write(page("evenings/2026-09-04.html"), "our own as well").unwrap();
    std::fs::remove_file(club.path().join("2026-09-04.nos")).unwrap();
    std::fs::remove_file(club.path().join("pairs.nos")).unwrap();
    let ran = club.nos(["standings", "-o", "site", "."]).status(0).ran();
    assert!(ran.out.contains(" removed."), "{}", ran.out);
    let all = files(&club.path().join("site"));
    for gone in [
        "evenings/2026-11-28-pairs.html",
        "standings-fives-and-threes.html",
        "players/fives-and-threes-dirk.html",
    ] {
        assert!(!all.contains_key(gone), "{gone}");
    }
    for (own, text) in [
        ("logo.svg", "<svg/>"),
        ("evenings/ours.html", "our own"),
        ("evenings/2026-09-04.html", "our own as well"),
    ] {
        assert_eq!(all[own], text);
    }
}

#[test]
fn foreign_files_are_not_overwritten() {
    let club = club();
    std::fs::create_dir(club.path().join("home")).unwrap();
    club.write("home/letter.txt", "Dear Anna");
    let ran = club.nos(["standings", "2026-09-04.nos", "-o", "home"]).ran();
    let said =
        "nos: home holds files that do not belong to a site by nos; name an empty or new folder\n";
    assert_eq!((ran.err.as_str(), ran.status), (said, 2));
    assert_eq!(files(&club.path().join("home")).len(), 1);
    // Hidden files belong to publishing programs.
    std::fs::create_dir_all(club.path().join("kept/.git")).unwrap();
    club.nos(["standings", "2026-09-04.nos", "-o", "kept"]).status(0).ran();
    // Somebody replaced a page.
    std::fs::write(club.path().join("kept/index.html"), "my own").unwrap();
    let ran = club.nos(["standings", ".", "-o", "kept"]).ran();
    assert_eq!(ran.status, 5);
    assert!(ran.err.contains("kept/index.html"), "{}", ran.err);
    assert_eq!(std::fs::read_to_string(club.path().join("kept/index.html")).unwrap(), "my own");
}

#[test]
fn names_of_any_script_have_pages_of_their_own_and_no_markup_runs() {
    let club = empty_club();
    let named = |anna: &str, bram: &str| EVENING.replace("Anna", anna).replace("Bram", bram);
    club.plays(&NOS, "a<b>.nos", "2026-09-04", &named("José", "Jose"));
    club.plays(&NOS, "con.nos", "2026-09-11", &named("李小龍", "ليلى"));
    std::fs::create_dir(club.path().join("elsewhere")).unwrap();
    club.plays(&NOS, "elsewhere/con.nos", "2026-09-11", &named("Øyvind", "anna"));
    let all = site(&club, &["."]);
    let mut seen = BTreeSet::new();
    for address in all.keys() {
        let is_safe = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-./".contains(c);
        assert!(address.chars().all(is_safe), "{address}");
        assert!(seen.insert(address.to_lowercase()), "{address}");
    }
    for address in [
        "evenings/2026-09-04-a-b.html",
        "evenings/2026-09-11-con.html",
        "evenings/2026-09-11-con-2.html",
        "players/nos-jose.html",
        "players/nos-jose-2.html",
        "players/nos-oyvind.html",
    ] {
        assert!(all.contains_key(address), "{address}: {:?}", all.keys());
    }
    assert_eq!(all.keys().filter(|own| own.starts_with("players/")).count(), 7);
    let evenings = &all["evenings.html"];
    assert!(evenings.contains("a&lt;b&gt;") && !evenings.contains("<b>"), "{evenings}");
    for name in ["李小龍", "ليلى", "Øyvind"] {
        assert!(all["players.html"].contains(&format!("<bdi>{name}</bdi>")));
    }
}

#[test]
fn no_page_but_a_report_is_larger_than_200_kb() {
    let club = empty_club();
    for at in 0..130 {
        let at = format!("{at:03}");
        // Names of 40 letters, different every evening.
        let named = |name: &str| format!("{name}{at}{}", "é".repeat(36 - at.len()));
        let script = ["Anna", "Bram", "Cees"]
            .iter()
            .fold(EVENING.to_owned(), |script, name| script.replace(name, &named(name)));
        let day = records::season::stamp(at.parse().unwrap());
        club.plays(&NOS, &format!("{at}.nos"), &day[..10], &script);
    }
    let all = site(&club, &["."]);
    let (mut largest, mut sheets) = (0, 0);
    for (address, page) in &all {
        // Drawings refer to shapes that the page contains.
        let is_drawn = page.contains("<use ");
        assert_eq!(is_drawn, page.contains("<svg class=\"defs\""), "{address}");
        if !address.ends_with(".json") && !address.starts_with("evenings/") {
            largest = largest.max(page.len());
            sheets += usize::from(address.starts_with("index"));
        }
    }
    assert!((100_000..=200_000).contains(&largest), "{largest}");
    assert!(sheets > 1);
    // The search index has all players and evenings.
    let parts = all.iter().filter(|(own, _)| own.starts_with("search-"));
    let entries: Vec<[String; 3]> = parts.flat_map(|(_, part)| index(part)).collect();
    assert_eq!(entries.len(), 390 + 130);
    for [address, ..] in entries {
        assert!(all.contains_key(&format!("{address}.html")), "{address}");
    }
    // Every evening has a column, and every player a row.
    let index = all.iter().filter(|(own, _)| own.starts_with("index"));
    let index: String = index.map(|(_, page)| page.as_str()).collect();
    let columns: BTreeSet<&str> =
        between(&index, "<th scope=\"col\"><a href=\"evenings/", "\"").into_iter().collect();
    assert_eq!(columns.len(), 130);
    let rows: BTreeSet<&str> =
        between(&index, "<th scope=\"row\"><a href=\"players/", "\"").into_iter().collect();
    assert_eq!(rows.len(), 390);
}

#[test]
fn an_event_has_a_page_with_its_rounds_and_reports() {
    let club = empty_club();
    let cup = club.path().join("cup");
    std::fs::create_dir(&cup).unwrap();
    let players = ["Anna", "Bram", "Cees"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    club.write(
        "cup/event.toml",
        format!(
            "[event]\nname = \"Autumn <Cup>\"\nlaw = \"nos\"\nrounds = 1\nsystem = \"random\"\n{}",
            players.concat()
        ),
    );
    club.nos(["event", "seat", "cup"]).status(0).ran();
    club.plays(&NOS, "cup/r1-t1.nos", "2026-09-04", EVENING);
    club.plays(&NOS, "friday.nos", "2026-09-11", EVENING);
    let all = site(&club, &["."]);
    let event = &all["events/2026-09-04-autumn-cup.html"];
    for piece in [
        "<h1><bdi>Autumn &lt;Cup&gt;</bdi></h1>",
        "<h2>round 1</h2>",
        "<a href=\"../evenings/2026-09-04-autumn-cup-round-1-table-1.html\"><bdi>Table 1</bdi></a>",
    ] {
        assert!(event.contains(piece), "{piece} is not in {event}");
    }
    assert!(text(event).contains("Anna"));
    for page in ["evenings.html", "players.html"] {
        assert!(all[page].contains("<a href=\"events/2026-09-04-autumn-cup.html\">"));
    }
}

#[test]
fn the_first_page_of_the_site_names_files_left_out() {
    let club = club();
    for at in 0..12 {
        club.write(
            format!("open-{at:02}.nos"),
            super::journal(&NOS, "2026-09-04", EVENING.split("settle").next().unwrap()),
        );
    }
    let ran = club.nos(["standings", "-o", "site", "."]).status(2).ran();
    let told =
        "12 files were left out, 10 of them listed: 12 not finished. --verbose lists them all.";
    assert!(ran.err.ends_with(&format!("{told}\n")), "{}", ran.err);
    let index = &files(&club.path().join("site"))["index.html"];
    assert!(text(index).contains(told));
}
