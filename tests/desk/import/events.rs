//! An event from a list of players, and its tables for a spreadsheet.

use crate::support::folder::Folder;
use crate::support::program::Ran;
use std::fs;

#[test]
fn an_event_begins_with_the_players_of_a_list() {
    struct Case {
        list: &'static str,
        players: Result<&'static str, &'static str>,
    }
    let table = [
        Case {
            list: "name,club,rating,title,fide,board\n\"Jansen, Piet\",Utrecht,1612,FM,1503014,3\nAnna de Wit,,,,,\n",
            players: Ok(
                "[[players]]\nname = \"Piet Jansen\"\nclub = \"Utrecht\"\nrating = 1612\ntitle = \"FM\"\nfide = \"1503014\"\n\n[[players]]\nname = \"Anna de Wit\"\n",
            ),
        },
        Case {
            list: "\u{feff}Elo;Speler\r\n1500,5;Bram\r\n0;Cees\r\n",
            players: Ok(
                "[[players]]\nname = \"Bram\"\nrating = 1500.5\n\n[[players]]\nname = \"Cees\"\n",
            ),
        },
        Case {
            list: "club\nUtrecht\n",
            players: Err("club.csv, line 1: "),
        },
        Case {
            list: "name\nAnna\n???\n",
            players: Err("club.csv, line 3: "),
        },
        Case {
            list: "name,rating\nAnna,strong\n",
            players: Err("club.csv, line 2: "),
        },
        Case {
            list: "name\nAnna\nanna\n",
            players: Err("club.csv"),
        },
    ];
    for Case { list, players } in table {
        let imports = Folder::new();
        imports.write("club.csv", list);
        let Ran {
            status,
            err: errors,
            ..
        } = imports
            .nos(["event", "init", "spring", "--players", "club.csv"])
            .ran();
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

#[test]
fn the_standings_and_pairings_of_an_event_are_exported() {
    let imports = Folder::new();
    let players = ["Anna", "Bram"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    fs::create_dir(imports.path().join("club")).unwrap();
    imports.write(
        "club/event.toml",
        format!("[event]\nlaw = \"chess\"\n{}", players.concat()),
    );
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
    let Ran {
        status,
        out: pairings,
        err: errors,
    } = imports.nos(["export", "club", "--table", "pairings"]).ran();
    assert_eq!((status, errors.contains("error")), (0, false), "{errors}");
    let expected = "round,table,seat,player,result\n1,1,1,Bram,0\n1,1,2,Anna,1\n";
    assert_eq!(pairings, expected);
    let Ran { out: standings, .. } = imports
        .nos(["export", "club", "--table", "standings"])
        .ran();
    let Ran { out: own, .. } = imports.nos(["event", "standings", "club", "--csv"]).ran();
    assert_eq!(standings, own);
    let both = [
        "export",
        "club",
        "--table",
        "standings",
        "--table",
        "pairings",
    ];
    let Ran {
        status,
        out: output,
        ..
    } = imports.nos(both).ran();
    assert_eq!((status, output.as_str()), (2, ""));
    let Ran { status, .. } = imports.nos([&both[..], &["-o", "out"]].concat()).ran();
    assert_eq!(status, 0);
    assert_eq!(
        fs::read_to_string(imports.path().join("out/pairings.csv")).unwrap(),
        expected
    );
}
