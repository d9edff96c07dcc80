//! Files of other programs with all that people's files have, and what becomes of them.

use crate::support::folder::Folder;
use crate::support::program::Ran;
use std::fs;

#[test]
fn a_game_becomes_the_script_that_says_the_same() {
    struct Case {
        named: &'static str,
        text: &'static str,
        script: &'static [&'static str],
    }
    let table = [
        Case {
            named: "comments, variations, clocks, a flag",
            text: "% exported\n[Event \"Club \\\"A\\\"\"]\n[Site \"?\"]\n[Date \"2024.05.01\"]\n[White \"Vries, Jan de\"]\n[Black \"?\"]\n\
                   [Result \"1-0\"]\n[WhiteElo \"2850\"]\n[Termination \"Time forfeit\"]\n\n{Before it} 1.e4 {[%eval 0.2] [%clk 0:10:00]} 1... e5 \
                   {[%clk 0:09:59.9] good #2} 2.Nf3 $1 (2. Bc4 (2. f4 {x (}) Nf6) Nc6! ; to the end of the line ) {\n3.Bb5 a6?! 4.O-O 1-0\n",
            script: &[
                "law chess 1",
                "seat Jan_de_Vries Black",
                "note Event Club \"A\", Date 2024.05.01",
                "begin Jan_de_Vries",
                "note Before it",
                "move Jan_de_Vries e4 {0:10:00}",
                "move Black e5 {0:09:59}",
                "note good 2",
                "move Jan_de_Vries Nf3",
                "move Black Nc6",
                "note to the end of the line ) {",
                "move Jan_de_Vries Bb5",
                "move Black a6",
                "move Jan_de_Vries O-O",
                "flag Black",
            ],
        },
        Case {
            named: "no tags, mate, promotion in other forms",
            text: "1. f3 e5 2. g4 Qh4# 0-1",
            script: &[
                "law chess 1",
                "seat White Black",
                "begin White",
                "move White f3",
                "move Black e5",
                "move White g4",
                "move Black Qh4",
            ],
        },
        Case {
            named: "two of one name, a draw",
            text: "[White \"Jan\"]\n[Black \"jan\"]\n[Result \"1/2-1/2\"]\n\n1. e2e4 1/2-1/2\n",
            script: &[
                "law chess 1",
                "seat Jan jan_2",
                "begin Jan",
                "move Jan e4",
                "offer Jan",
                "accept jan_2",
            ],
        },
        Case {
            named: "a start that is told, a word of the language as a name, no move",
            text: "[White \"Pass\"]\n[Black \"North\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n[Variant \"From Position\"]\n[Result \"0-1\"]\n\n0-1\n",
            script: &[
                "law chess 1",
                "seat Pass North",
                "begin Pass",
                "resign Pass",
            ],
        },
        Case {
            named: "checkers, black first, jumps by their ends and step by step",
            text: "[Black \"Anna\"]\n[White \"Bram\"]\n[GameType \"21\"]\n[Result \"0-1\"]\n\n1. 11-15 24-20 2. 8-11 28-24 3. 9-13 22-18 4. 15x22 25x18 \
                   5. 4-8 26-22 6. 10-14 18x9 7. 5x14 22:18 0-1\n",
            script: &[
                "law checkers 1",
                "seat Anna Bram",
                "begin Anna",
                "move Anna 11-15",
                "move Bram 24-20",
                "move Anna 8-11",
                "move Bram 28-24",
                "move Anna 9-13",
                "move Bram 22-18",
                "move Anna 15x22",
                "move Bram 25x18",
                "move Anna 4-8",
                "move Bram 26-22",
                "move Anna 10-14",
                "move Bram 18x9",
                "move Anna 5x14",
                "move Bram 22-18",
                "resign Anna",
            ],
        },
        Case {
            named: "a match of eXtreme Gammon",
            text: "; [Site \"eXtreme Gammon\"]\n; [Player 1 \"Jake\"]\n; [EventDate \"2009.10.03\"]\n\n3 point match\n\n Game 1\n Jake Jacobs : 0                 Hosaka : 0\n  \
                   1) 31: 8/5 6/5                    52: 24/22 13/8\n  2)  Doubles => 2                  Takes\n  3) 66: 24/18(2) 13/7(2)           22: 24/22(2) 6/4(2)\n  \
                   4) 55: Cannot Move\n      Wins 2 points\n",
            script: &[
                "law backgammon 1",
                "seat Jake_Jacobs Hosaka",
                "note Site eXtreme Gammon, EventDate 2009.10.03",
                "house game.match 3",
                "open Jake_Jacobs 3 Hosaka 1",
                "move Jake_Jacobs 8/5 6/5",
                "roll Hosaka 5 2",
                "move Hosaka 24/22 13/8",
                "double Jake_Jacobs",
                "take Hosaka",
                "roll Jake_Jacobs 6 6",
            ],
        },
    ];
    for Case {
        named,
        text,
        script,
    } in table
    {
        let imports = Folder::new();
        imports.write("game", text);
        let Ran {
            out: output,
            err: errors,
            ..
        } = imports.nos(["import", "game"]).ran();
        let lines: Vec<&str> = output.lines().take(script.len()).collect();
        assert_eq!(lines, script, "{named}: {errors}");
        let is_whole = named.starts_with("a match") || output.lines().count() == script.len();
        assert!(is_whole, "{named}: {output}");
    }
}

const TWO: &str = "[White \"Anna\"]\n[Black \"Bram\"]\n\n1. e4 e5 2. Ke3 Nf6 1/2-1/2\n\n[White \"Cees\"]\n[Black \"?\"]\n\n1. d4 d5 1-0\n";

#[test]
fn a_game_that_breaks_the_law_is_written_up_to_there_and_the_others_go_on() {
    let imports = Folder::new();
    imports.write("club.pgn", TWO);
    let Ran {
        status,
        out: output,
        err: errors,
    } = imports.nos(["import", "club.pgn", "-o", "out"]).ran();
    assert_eq!((status, errors.as_str()), (1, ""));
    let first = "club.pgn:4:13: game 1, Anna and Bram: Foul: Anna plays Ke3, but no such piece can go there. The move goes back. [4.4]\n";
    let rest =
        "club.pgn:6:1: \"?\" is Black here.\nclub.pgn: 2 games or matches, one not in order.\n";
    assert_eq!(output, format!("{first}{rest}"));
    let read = |name: &str| fs::read_to_string(imports.path().join("out").join(name)).unwrap();
    let broken = read("club-1.nos");
    assert!(
        broken.contains("move Anna Ke3\nnote club.pgn:4:13: Foul: Anna plays Ke3"),
        "{broken}"
    );
    assert!(!broken.contains("Nf6"), "{broken}");
    assert!(read("club-2.nos").ends_with("move Black d5\nresign Black\n"));
    let Ran {
        status,
        out: output,
        ..
    } = imports.nos(["import", "club.pgn", "--check"]).ran();
    assert_eq!((status, output.starts_with(first)), (1, true));
}

#[test]
fn several_games_need_a_folder_and_no_file_is_replaced() {
    let imports = Folder::new();
    imports.write("club.pgn", TWO);
    let Ran {
        status,
        out: output,
        err: errors,
    } = imports.nos(["import", "club.pgn"]).ran();
    assert_eq!((status, output.as_str()), (2, ""));
    assert!(errors.contains("-o DIR"), "{errors}");
    fs::create_dir(imports.path().join("out")).unwrap();
    imports.write("out/club-1.nos", "mine");
    let Ran {
        status,
        err: errors,
        ..
    } = imports.nos(["import", "club.pgn", "-o", "out"]).ran();
    assert_eq!(
        (status, errors.contains("out/club-1.nos")),
        (2, true),
        "{errors}"
    );
    assert_eq!(
        fs::read(imports.path().join("out/club-1.nos")).unwrap(),
        b"mine"
    );
}

#[test]
fn a_journal_of_a_game_has_the_times_of_now() {
    let imports = Folder::new();
    imports.write(
        "game.pgn",
        "[Date \"1972.07.11\"]\n\n1. e4 {king's pawn} e5 1-0\n",
    );
    let Ran {
        status,
        out: journal,
        ..
    } = imports.nos(["import", "game.pgn", "--journal"]).ran();
    assert_eq!(status, 0);
    assert!(
        journal
            .lines()
            .all(|line| line.starts_with("2026-11-21T20:14:03+01:00 ")),
        "{journal}"
    );
    imports.write("game.nos", &journal);
    assert_eq!(imports.nos(["check", "game.nos"]).ran().status, 0);
}

#[test]
fn commands_that_take_a_script_say_how_to_bring_a_file_of_games_in() {
    let imports = Folder::new();
    imports.write("club.pgn", TWO);
    imports.write("club.pdn", "[GameType \"21\"]\n\n1. 11-15 *\n");
    imports.write("club.mat", " 0 point match\n\n Game 1\n A : 0    B : 0\n");
    for format in ["pgn", "pdn", "mat"] {
        let file = format!("club.{format}");
        let said = format!("nos import {file} -o DIR");
        for command in [
            "replay", "why", "board", "report", "settle", "check", "show", "play",
        ] {
            let Ran {
                status,
                out: output,
                err: errors,
            } = imports.nos([command, &file]).ran();
            assert_eq!((status, output.as_str()), (2, ""), "{command}");
            assert!(
                errors.contains(&said) && errors.contains(&format!("in {format}")),
                "{errors}"
            );
        }
    }
    let Ran { err: errors, .. } = imports.nos(["--lang", "nl", "replay", "club.pgn"]).ran();
    assert!(errors.contains("nos importeer club.pgn -o MAP"), "{errors}");
}
