use crate::support::folder::Folder;
use crate::support::program::{Nos, Ran};
use serde_json::Value;
use std::fs;

const EVENING: &str =
    "seat Anna Bram Cees\ndeal\nset Bram 6-6\nfoul Cees covering\nvoid\nretire Anna\nsettle\n";

#[test]
fn a_sheet_has_five_forms_and_only_one_at_a_time() {
    let folder = Folder::new();
    folder.write("evening", EVENING);
    for (form, begins) in rows! { of (&[&str], &str):
        &[], "Settlement, 1 hand\n";
        &["--json"], "{\"seal\":null,\"state\":{";
        &["--csv"], "kind,player,to,what,amount,money,entry,article,state\n";
        &["--markdown"], "**Settlement, 1 hand**\n";
        &["--html"], "<!DOCTYPE html>";
    } {
        let out = folder.nos([&["settle", "evening"], form].concat()).out();
        assert!(out.starts_with(begins), "{form:?}: {out}");
    }
    let Ran { status, err, .. } = folder.nos(["settle", "evening", "--csv", "--json"]).ran();
    assert_eq!(status, 2);
    assert!(err.contains("cannot be used with"), "{err}");
}

#[test]
fn a_sheet_of_one_player_is_chosen_by_name() {
    let folder = Folder::new();
    folder.write("evening", EVENING);
    let Ran { status, out, .. } = folder.nos(["settle", "evening", "--player", "anna"]).ran();
    assert_eq!(status, 0);
    assert!(out.contains("Anna left after hand 1 (#6)."), "{out}");
    let Ran { status, out, err } = folder.nos(["settle", "evening", "--player", "Eva"]).ran();
    assert_eq!((status, out.as_str()), (2, ""));
    assert_eq!(
        err,
        "nos: no player of this evening is called Eva; the players are Anna, Bram and Cees\n"
    );
}

#[test]
fn a_report_is_written_to_a_file_and_over_no_evening() {
    let folder = Folder::new();
    let path = |name: &str| folder.join(name);
    fs::write(path("evening"), EVENING).unwrap();
    let page = folder.nos(["report", "evening"]).out();
    for _ in 0..2 {
        let Ran { status, out, err } =
            folder.nos(["report", "evening", "-o", "evening.html"]).ran();
        assert_eq!((status, out.as_str(), err.as_str()), (0, "evening.html is written.\n", ""));
        assert_eq!(fs::read_to_string(path("evening.html")).unwrap(), page);
    }
    let Ran { status, err, .. } = folder.nos(["report", "evening", "-o", "evening"]).ran();
    assert_eq!(status, 2);
    assert_eq!(
        err,
        "nos: evening holds an evening, and nos does not overwrite it; name another file\n"
    );
    assert_eq!(fs::read_to_string(path("evening")).unwrap(), EVENING);
    let own = "<!DOCTYPE html><html><head><title>Our club</title></head></html>";
    fs::write(path("index.html"), own).unwrap();
    let index = ["report", "evening", "-o", "index.html"];
    folder.nos(index).status(0).ran();
    assert_eq!(fs::read_to_string(path("index.html")).unwrap(), page);
    let Ran { status, err, .. } =
        folder.nos(["report", "evening", "-o", "none/evening.html"]).ran();
    assert_eq!(status, 5);
    assert!(err.starts_with("nos: cannot write none/evening.html: "), "{err}");
    let Ran { status, out, .. } = folder.nos(["report", "evening", "-o", "-"]).ran();
    assert_eq!((status, out), (0, page));
    let Ran { status, err, .. } = folder.nos(["report", "none"]).ran();
    assert_eq!(status, 5);
    assert!(err.starts_with("nos: cannot read none: "), "{err}");
}

#[test]
fn a_rejected_entry_is_named_and_the_rest_is_in_the_report() {
    let folder = Folder::new();
    folder.write("evening", format!("{EVENING}deal\n"));
    for command in ["settle", "report"] {
        let Ran { status, out, err } = folder.nos([command, "evening"]).ran();
        assert_eq!(status, 1, "{command}");
        assert!(out.contains("Settlement") && err.contains("evening:8:1"), "{command}: {err}");
    }
}

/// The text of a page that a reader or screen reader gets.
fn visible(page: &str) -> String {
    let labels = page.split("aria-label=\"").skip(1).filter_map(|own| own.split('"').next());
    page.split("</style>")
        .last()
        .unwrap_or_default()
        .split("<script")
        .enumerate()
        .flat_map(|(at, own)| {
            if at == 0 { own } else { own.split("</script>").nth(1).unwrap_or("") }.split('<')
        })
        .filter_map(|own| own.split_once('>'))
        .map(|(_, text)| text)
        .chain(labels)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn a_page_uses_its_laws_word_for_hands_rounds_or_games() {
    let folder = Folder::new();
    let hands = (["Hand 1", "Hand by hand", "hand"], ["round", "rounds"]);
    let rounds = (["Round 1", "Round by round", "round"], ["hand", "hands"]);
    let games = (["Game 1", "Game by game", "game"], ["hand", "round"]);
    let rondes = (["Ronde 1", "Ronde voor ronde", "ronde"], ["partij", "partijen"]);
    let partijen = (["Partij 1", "Partij voor partij", "partij"], ["ronde", "spel"]);
    for (law, english, dutch) in rows! { of (&str, ([&str; 3], [&str; 2]), ([&str; 3], [&str; 2])):
        "fives-and-threes", hands, rondes;
        "cribbage", hands, rondes;
        "dominoes", rounds, rondes;
        "matador", rounds, rondes;
        "tiddle-a-wink", rounds, rondes;
        "checkers", games, partijen;
        "backgammon", games, partijen;
        "chess", games, partijen;
    } {
        let played = ["simulate", "--law", law, "--seed", "7", "--hands", "4"];
        let evening = folder.nos(played).ran().out;
        folder.write("evening", evening);
        for (language, (own, others)) in [("en", english), ("nl", dutch)] {
            let page = folder.nos(["--lang", language, "report", "evening"]).ran().out;
            let page = visible(&page);
            let words: Vec<&str> = page.split(|c: char| !c.is_alphanumeric()).collect();
            for word in own {
                assert!(page.contains(word), "{law}: {word}");
            }
            for other in others {
                let at = words.iter().position(|word| word.eq_ignore_ascii_case(other));
                let around = at.map(|at| words[at.saturating_sub(5)..at + 5].join(" "));
                assert_eq!(around, None, "{law}: {other}");
            }
        }
    }
}

#[test]
fn history_takes_round_and_hand_for_a_round() {
    let folder = Folder::new();
    let evening = "law dominoes 1\nseat Anna Round\ndeal\nplay Anna 6-6\ndraw Round\n";
    folder.write("evening", evening);
    let listed = "Round 1\n   3  deal\n   4  play Anna 6-6\n   5  draw Round\n";
    for asked in [["round", "1"], ["hand", "1"]] {
        let Ran { out, err, .. } = folder.nos([&["history", "evening"][..], &asked].concat()).ran();
        assert_eq!((out.as_str(), err.as_str()), (listed, ""));
    }
    // This is a player's name, too.
    let out = folder.nos(["history", "evening", "--player", "Round"]).ran().out;
    assert!(out.contains("round") && out.contains("draw Round"), "{out}");
    let err = folder.nos(["history", "evening", "round", "2"]).ran().err;
    assert!(err.contains("there is no round 2; the last one is round 1"), "{err}");
}

#[test]
fn an_entrys_page_has_whole_sentences_and_the_tables_of_its_articles() {
    let folder = Folder::new();
    let evening = "seat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce 1\nfix 4 announce 2\n";
    folder.write("evening", evening);
    let page = folder.nos(["why", "evening", "4", "--html"]).ran().out;
    let headings: Vec<&str> =
        page.split("<h2>").skip(1).filter_map(|own| own.split('<').next()).collect();
    assert_eq!(
        headings,
        [
            "Ruling",
            "Also lawful",
            "Payments",
            "Corrections since",
            "Articles",
            "The table before it"
        ]
    );
    let article = "Having set, the player on set announces one of seventeen games. It consists of a geometry, a matching \
                   rule for each arm, and conditions.";
    assert!(page.contains(article), "{page}");
    assert!(page.contains("<td>ordinary double cross</td>"), "{page}");
    assert!(!page.contains('┌'), "{page}");
    // The page of a correction has no headings.
    let page = folder.nos(["why", "evening", "5", "--html"]).ran().out;
    assert!(page.contains("</h1><section><p>"), "{page}");
}

#[test]
fn the_opening_names_the_most_doubles_and_the_longest_closed_hand() {
    let folder = Folder::new();
    for seed in 1..=12 {
        let evening = format!("{seed}.nos");
        let seed = seed.to_string();
        let made = ["simulate", "--law", "nos", "--seed", &seed, "--hands", "8"];
        folder.nos(["play", &evening, "-q"]).stdin(Nos::run(made).out()).status(0);
        let [report, counted] = [&["report", &evening][..], &["standings", &evening, "--json"]]
            .map(|words| folder.nos(words).ran().out);
        let counted: Value = serde_json::from_str(&counted).unwrap();
        let paid = |player: &Value| player["doubles"].as_i64().unwrap();
        let players = counted["players"].as_array().unwrap();
        let most = players.iter().map(paid).max().unwrap();
        let told = between(&report, "<dt>Most doubles paid</dt><dd>", "</dd>");
        let name = between(told, "<bdi>", "</bdi>");
        let player = players.iter().find(|player| player["player"] == name);
        assert_eq!(paid(player.unwrap()), most, "{told}");
        assert!(told.contains(&format!(", {most}, <a href=\"#e")), "{told}");
        // This entry pays for doubles.
        let entry = between(told, "href=\"#", "\"");
        let (_, line) = report.split_once(&format!("id=\"{entry}\"")).unwrap();
        let line = line.split("<li").next().unwrap();
        assert!(line.contains("double"), "{line}");
        let is_closed = report.contains("it is closed");
        let label = if is_closed { "Longest closed hand" } else { "Longest hand" };
        assert!(report.contains(&format!("<dt>{label}</dt>")), "{seed}");
    }
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap();
    rest.split_once(to).unwrap().0
}

#[test]
fn a_picture_is_written_as_svg_alone() {
    let folder = Folder::new().with("evening", EVENING);
    let told = "nos: nos draws pictures in SVG. Type: --picture evening.svg; \
                then rsvg-convert evening.svg -o evening.png converts it\n";
    folder.nos(["report", "evening", "--picture", "evening.PNG"]).status(2).refuses(told);
    assert_eq!(folder.files(), ["evening"]);
}
