use crate::support::folder::Folder;
use crate::support::program::Ran;
use std::fs;

#[test]
fn a_list_of_players_begins_an_event() {
    for (list, players) in rows! { of (&str, Result<&str, &str>):
        "name,club,rating,title,fide,board\n\"Jansen, Piet\",Utrecht,1612,FM,1503014,3\nAnna de Wit,,,,,\n",
            Ok(
                "[[players]]\nname = \"Piet Jansen\"\nclub = \"Utrecht\"\nrating = 1612\ntitle = \"FM\"\nfide = \"1503014\"\n\n[[players]]\nname = \"Anna de Wit\"\n",
            );
        "\u{feff}Elo;Speler\r\n1500,5;Bram\r\n0;Cees\r\n", Ok("[[players]]\nname = \"Bram\"\nrating = 1500.5\n\n[[players]]\nname = \"Cees\"\n");
        "club\nUtrecht\n", Err("club.csv, line 1: ");
        "name\nAnna\n???\n", Err("club.csv, line 3: ");
        "name,rating\nAnna,strong\n", Err("club.csv, line 2: ");
        "name\r\n\"An\r\nna\"\r\n\r\nBram\r\nbram\r\n", Err("club.csv, line 6: this name is here twice");
        "name,title\nAnna,\nBram,Grandmaster\n", Err("club.csv, line 3: ");
        "name,rating\nAnna,1600\nBram,16000\n", Err("club.csv, line 3: players.rating takes");
        "name,rating\nAnna,000\nBram,-\n\"Cees\"\n", Ok("[[players]]\nname = \"Anna\"\n\n[[players]]\nname = \"Bram\"\n\n[[players]]\nname = \"Cees\"\n");
        "PK\u{3}\u{4}\0\0\n", Err("club.csv, line 1: ");
        "name\n", Err("club.csv names no player");
        "", Err("club.csv, line 1: ");
    } {
        let imports = Folder::new();
        imports.write("club.csv", list);
        let Ran { status, err: errors, .. } =
            imports.nos(["event", "init", "spring", "--players", "club.csv"]).ran();
        let written = fs::read_to_string(imports.path().join("spring/event.toml"));
        match players {
            Ok(players) => assert!(
                status == 0 && written.unwrap().ends_with(&format!("\n{players}")),
                "{list}: {errors}"
            ),
            Err(told) => assert!(
                status == 2 && errors.contains(told) && written.is_err(),
                "{list}: {errors}"
            ),
        }
    }
}

/// A player's line of a report: number, name, rating, and the text after the rank.
fn line(number: usize, name: &str, rating: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4}      {name:<33} {rating:>4} NED     1503014 1990/12/01  0.0    1{rounds}"
    )
}

fn begun(report: impl AsRef<[u8]>) -> (i32, String, String) {
    let folder = Folder::new();
    folder.write("old.trf", report);
    let Ran { status, out, err } = folder.nos(["event", "init", "--trf", "old.trf"]).ran();
    let written = fs::read_to_string(folder.path().join("event.toml"));
    assert_eq!(written.is_ok(), status == 0, "{out}{err}");
    (status, written.unwrap_or_default(), err)
}

#[test]
fn a_report_begins_the_same_event_in_each_encoding() {
    let first = line(1, "Jansen, José", "1612", "");
    let report = format!(
        "012 Spring\n062 2\n092 Individual: Round-Robin\nXXR 3\n{first}\n{}\n",
        line(2, "Bram", "0", "")
    );
    let column = "federation = \"NED\"\nfide = \"1503014\"\nborn = \"1990/12/01\"\n";
    let expected = format!(
        "[event]\nlaw = \"chess\"\nedition = 2026\nname = \"Spring\"\nsystem = \"round-robin\"\nrounds = 3\n\n\
         [[players]]\nname = \"José Jansen\"\nrating = 1612\n{column}\n[[players]]\nname = \"Bram\"\n{column}"
    );
    let units = report.encode_utf16().flat_map(u16::to_le_bytes);
    for (named, bytes) in [
        ("UTF-8", report.clone().into_bytes()),
        ("its mark", format!("\u{feff}{report}").into_bytes()),
        ("CRLF", report.replace('\n', "\r\n").into_bytes()),
        ("Latin-1", report.chars().map(|c| c as u8).collect()),
        ("UTF-16", units.collect()),
        ("no line end", report.trim_end().as_bytes().to_vec()),
    ] {
        assert_eq!(begun(bytes), (0, expected.clone(), String::new()), "{named}");
    }
}

#[test]
fn a_cut_or_contradictory_report_is_refused_with_its_line() {
    let (anna, bram) = (line(1, "Anna", "1612", ""), line(2, "Bram", "0", ""));
    let rounds = "     2 w 1  0000 - H";
    for (report, told) in rows! { of (String, Result<&str, &str>):
        format!("{anna}\n{}", &bram[..14]), Err("old.trf, line 2: a name has 1 to 40 letters");
        format!("{anna}\n{}", &bram[..17]), Ok("name = \"Bra\"\n");
        format!("{anna}\n{}", &bram[..56]), Ok("name = \"Bram\"\nfederation = \"NED\"\n");
        format!("{anna}\n{}", line(1, "Bram", "0", "")), Err("old.trf, line 2: another player has the number 1 too");
        format!("012 Spring\n{anna}\n{}", line(2, "anna", "0", "")), Err("old.trf, line 3: this name is here twice");
        line(1, "Anna", "16x2", ""), Err("old.trf, line 1: \"16x2\" is not a rating");
        line(1, "???", "1612", ""), Err("old.trf, line 1: ");
        "Anna,Bram\n".to_owned(), Err("old.trf names no player");
        "XXR 0\n".to_owned(), Err("old.trf, line 1: XXR takes a whole number from 1 to 1000");
        format!("{}\n{bram}\n", line(1, "Anna", "1612", rounds)), Ok("born = \"1990/12/01\"\n");
        (1..=10_001).map(|at| { line(1, &format!("P{at}"), "0", "").replace("001    1 ", "001      ") + "\n" }).collect(),
            Err("old.trf, line 10001: an event has at most 10000 players");
    } {
        let (status, written, err) = begun(&report);
        let beginning = report.get(..200).unwrap_or(&report);
        match told {
            Ok(end) => {
                assert!(status == 0 && written.ends_with(end), "{beginning}: {written}{err}")
            }
            Err(told) => assert!(status == 2 && err.contains(told), "{beginning}: {err}"),
        }
        let is_begun = report.contains(rounds);
        let says = "old.trf has 2 rounds already; nos takes over only the players, and begins with round 1\n";
        assert!(told.is_err() || err.contains(says) == is_begun, "{beginning}: {err}");
    }
}

#[test]
fn no_report_is_written_that_overflows_its_columns() {
    let players: String =
        (0..10_000).map(|at| format!("[[players]]\nname = \"P{at}\"\n")).collect();
    let folder = Folder::new();
    let event =
        |players: &str| folder.write("event.toml", format!("[event]\nlaw = \"chess\"\n{players}"));
    event(&players);
    let refused = folder.nos(["event", "standings", "--trf", "new.trf"]).status(2).ran();
    assert!(
        refused.err.contains("this format has room for 9999 players and 99.5 points each"),
        "{}",
        refused.err
    );
    event(players.rsplit_once("[[players]]").unwrap().0);
    folder.nos(["event", "standings", "--trf", "new.trf"]).status(0).ran();
    let report = folder.read("new.trf");
    let last = report.lines().last().unwrap();
    assert!(
        last.starts_with("001 9999      P9998 ")
            && last.ends_with("    0                             0.0    1"),
        "{last:?}"
    );
}

#[test]
fn the_standings_and_pairings_of_an_event_are_exported() {
    let imports = Folder::new();
    let players = ["Anna", "Bram"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    fs::create_dir(imports.path().join("club")).unwrap();
    imports.write("club/event.toml", format!("[event]\nlaw = \"chess\"\n{}", players.concat()));
    assert_eq!(imports.nos(["event", "seat", "club"]).ran().status, 0);
    assert_eq!(
        imports
            .nos([
                "event", "decide", "r1-t1", "club", "--result", "Anna", "1", "Bram", "0", "--yes"
            ])
            .ran()
            .status,
        0
    );
    let Ran { status, out: pairings, err: errors } =
        imports.nos(["export", "club", "--table", "pairings"]).ran();
    assert_eq!((status, errors.contains("error")), (0, false), "{errors}");
    let expected = "round,table,seat,player,result\n1,1,1,Bram,0\n1,1,2,Anna,2\n";
    assert_eq!(pairings, expected);
    let Ran { out: standings, .. } = imports.nos(["export", "club", "--table", "standings"]).ran();
    let Ran { out: own, .. } = imports.nos(["event", "standings", "club", "--csv"]).ran();
    assert_eq!(standings, own);
    let both = ["export", "club", "--table", "standings", "--table", "pairings"];
    let Ran { status, out: output, .. } = imports.nos(both).ran();
    assert_eq!((status, output.as_str()), (2, ""));
    let Ran { status, .. } = imports.nos([&both[..], &["-o", "out"]].concat()).ran();
    assert_eq!(status, 0);
    assert_eq!(fs::read_to_string(imports.path().join("out/pairings.csv")).unwrap(), expected);
}
