//! Importing files with everything that people write into them.

use crate::support::folder::Folder;
use crate::support::program::Ran;
use std::fs;

#[test]
fn a_game_becomes_an_equivalent_script() {
    for (named, text, script) in rows! { of (&str, &str, &[&str]):
        "comments, variations, clocks, a flag",
            "% exported\n[Event \"Club \\\"A\\\"\"]\n[Site \"?\"]\n[Date \"2024.05.01\"]\n[White \"Vries, Jan de\"]\n[Black \"?\"]\n\
                   [Result \"1-0\"]\n[WhiteElo \"2850\"]\n[Termination \"Time forfeit\"]\n\n{Before it} 1.e4 {[%eval 0.2] [%clk 0:10:00]} 1... e5 \
                   {[%clk 0:09:59.9] good #2} 2.Nf3 $1 (2. Bc4 (2. f4 {x (}) Nf6) Nc6! ; to the end of the line ) {\n3.Bb5 a6?! 4.O-O 1-0\n",
            &[
                "law chess 1",
                "seat Jan_de_Vries Black",
                r#"note [Event "Club \"A\""] [Site "?"] [Date "2024.05.01"] [White "Vries, Jan de"] [Black "?"] [WhiteElo "2850"] [Termination "Time forfeit"]"#,
                "begin Jan_de_Vries",
                "note Before it",
                "move Jan_de_Vries e4 {0:10:00}",
                "note [%eval 0.2] [%clk 0:10:00]",
                "move Black e5 {0:09:59}",
                "note [%clk 0:09:59.9] good \\u{23}2",
                "move Jan_de_Vries Nf3",
                "move Black Nc6",
                "note to the end of the line ) {",
                "move Jan_de_Vries Bb5",
                "move Black a6",
                "move Jan_de_Vries O-O",
                "flag Black",
            ];
        "no tags, mate, promotion in other forms", "1. f3 e5 2. g4 Qh4# 0-1",
            &[
                "law chess 1",
                "seat White Black",
                "note [White \"?\"] [Black \"?\"]",
                "begin White",
                "move White f3",
                "move Black e5",
                "move White g4",
                "move Black Qh4",
            ];
        "two of one name, a draw", "[White \"Jan\"]\n[Black \"jan\"]\n[Result \"1/2-1/2\"]\n\n1. e2e4 1/2-1/2\n",
            &[
                "law chess 1",
                "seat Jan jan_2",
                "note [Black \"jan\"]",
                "begin Jan",
                "move Jan e4",
                "offer Jan",
                "accept jan_2",
            ];
        "a start that is told, a word of the language as a name",
            "[White \"Pass\"]\n[Black \"North\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n[Variant \"From Position\"]\n[Result \"0-1\"]\n\n1. e4 0-1\n",
            &[
                "law chess 1",
                "seat Pass North",
                "note [Variant \"From Position\"]",
                "begin Pass",
                "move Pass e4",
                "resign Pass",
            ];
        "checkers, black first, jumps by their ends and step by step",
            "[Black \"Anna\"]\n[White \"Bram\"]\n[GameType \"21\"]\n[Result \"0-1\"]\n\n1. 11-15 24-20 2. 8-11 28-24 3. 9-13 22-18 4. 15x22 25x18 \
                   5. 4-8 26-22 6. 10-14 18x9 7. 5x14 22:18 0-1\n",
            &[
                "law checkers 1",
                "seat Anna Bram",
                "note [Round \"?\"]",
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
            ];
        "a match of eXtreme Gammon",
            "; [Site \"eXtreme Gammon\"]\n; [Player 1 \"Jake\"]\n; [EventDate \"2009.10.03\"]\n\n3 point match\n\n Game 1\n Jake Jacobs : 0                 Hosaka : 0\n  \
                   1) 31: 8/5 6/5                    52: 24/22 13/8\n  2)  Doubles => 2                  Takes\n  3) 66: 24/18(2) 13/7(2)           22: 24/22(2) 6/4(2)\n  \
                   4) 55: Cannot Move\n      Wins 2 points\n",
            &[
                "law backgammon 1",
                "seat Jake_Jacobs Hosaka",
                "note [Site \"eXtreme Gammon\"] [Player 1 \"Jake\"] [EventDate \"2009.10.03\"]",
                "house game.match 3",
                "open Jake_Jacobs 3 Hosaka 1",
                "move Jake_Jacobs 8/5 6/5",
                "roll Hosaka 5 2",
                "move Hosaka 24/22 13/8",
                "double Jake_Jacobs",
                "take Hosaka",
                "roll Jake_Jacobs 6 6",
            ];
    } {
        let imports = Folder::new();
        imports.write("game", text);
        let Ran { out: output, err: errors, .. } = imports.nos(["import", "game"]).ran();
        let lines: Vec<&str> = output.lines().take(script.len()).collect();
        assert_eq!(lines, script, "{named}: {errors}");
        let is_whole = named.starts_with("a match") || output.lines().count() == script.len();
        assert!(is_whole, "{named}: {output}");
    }
}

#[test]
fn a_game_is_the_same_in_each_spelling_of_its_moves() {
    for (named, text, moves) in rows! {
        "figurines", "1. ♘f3 ♞f6 2. ♙e4 ♟e5 3. ♗c4 ♝c5 4. ♕e2 ♛e7 5. ♔d1 ♚d8 *", "Nf3 Nf6 e4 e5 Bc4 Bc5 Qe2 Qe7 Kd1 Kd8";
        "where each piece stood", "1.e2-e4 e7-e5 2.Ng1-f3 Nb8-c6 3.Bf1-b5 a7-a6 4.Bb5xc6 d7xc6 5.e1g1 *", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O";
        "dashes of a book, zeros, an ellipsis", "1. e2–e4 1… e5 2. Nf3 2...Nf6 3. Bc4 3. ... Bc5 4. O–O 0-0 ½–½", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O";
        "en passant", "1. e4 a6 2. e5 d5 3. exd6 e.p. f5 4. a3 b5 5. b4 c5 6. bxc5e.p. *", "e4 a6 e5 d5 exd6 f5 a3 b5 b4 c5 bxc5";
        "promotions",
            "1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 c5 5. bxa8=q+ c4 6. h4 c3 7. h5 cxb2 8. h6 bxa1/N 9. Qd5 Nxc2 *",
            "a4 b5 axb5 a6 bxa6 Bb7 axb7 c5 bxa8=Q c4 h4 c3 h5 cxb2 h6 bxa1=N Qd5 Nxc2";
        "marks, numbers without a stop, variations and a line that is escaped",
            "1. e4!? $1 e5 $2$3 2 Nf3 +/- (2 -- Nc6 (2... Z0)) Nc6 ∞\n% 3 Bc4 {\n3 Bb5++ = a6 ; (\n*",
            "e4 e5 Nf3 Nc6 Bb5 a6";
        "checkers, forced moves, dashes and crosses of a book", "1. 11–15* 22-18! 2. 15×22 25:18 3. 8-11 29-25 *", "11-15 22-18 15x22 25x18 8-11 29-25";
        "one move before the end", "1.11-15 1/2-1/2", "11-15";
    } {
        let imports = Folder::new();
        imports.write("game", text);
        let Ran { out, err, .. } = imports.nos(["import", "game"]).ran();
        let played: Vec<&str> = out
            .lines()
            .filter_map(|line| line.strip_prefix("move "))
            .filter_map(|line| line.split(' ').nth(1))
            .collect();
        assert_eq!(played.join(" "), moves, "{named}: {out}{err}");
    }
}

#[test]
fn a_game_is_the_same_in_each_encoding() {
    let text = "[White \"Žané\"]\n\n1. ♘f3 {naïve} 1-0\n";
    let script = "law chess 1\nseat Žané Black\nnote [Black \"?\"]\nbegin Žané\nmove Žané Nf3\nnote naïve\nresign Black\n";
    let units = |text: &str, turned: fn(u16) -> [u8; 2]| -> Vec<u8> {
        text.encode_utf16().flat_map(turned).collect()
    };
    let marked = format!("\u{feff}{text}");
    let latin = text.replace('Ž', "Z").replace('♘', "N");
    for (named, bytes) in rows! {
        "UTF-8 with its mark", marked.clone().into_bytes();
        "UTF-16, the low byte first", units(&marked, u16::to_le_bytes);
        "UTF-16, the high byte first", units(&marked, u16::to_be_bytes);
        "the low byte first, no mark", units(text, u16::to_le_bytes);
        "the high byte first, no mark", units(text, u16::to_be_bytes);
        "half a letter at the end", [units(text, u16::to_le_bytes), vec![10]].concat();
        "Latin-1", latin.chars().map(|c| c as u8).collect();
    } {
        let imports = Folder::new();
        imports.write("game", bytes);
        let Ran { out, err, .. } = imports.nos(["import", "game"]).ran();
        assert_eq!(out.replace("Zan", "Žan"), script, "{named}: {err}");
        let refused = imports.nos(["replay", "game"]).ran();
        assert!(refused.err.contains("nos import game"), "{named}: {}", refused.err);
    }
}

#[test]
fn tags_tell_how_a_game_ended() {
    for (tags, end, script) in rows! { of (&str, &str, &[&str]):
        "[Termination \"Time forfeit\"]", "1-0", &["flag Black"];
        "[Termination \"Jan won on time\"]", "0-1", &["flag White"];
        "[Termination \"Timeless won by resignation\"]", "1-0", &["resign Black"];
        "[Termination \"Game drawn by timeout vs insufficient material\"]", "1/2-1/2", &["offer White", "accept Black"];
        "[Termination \"Rules infraction\"]", "0-1", &["forfeit White"];
        "[result \"1-0\"]\n[Result \"0-1\"]", "*", &["note game:3:1: Result is here twice, as \"1-0\" and as \"0-1\""];
        "[Result \"1-0\"]", "*", &["note game:2:1: Result says \"1-0\", and the moves end with *"];
        "[Termination \"forfeit\"]", "1-0", &["forfeit Black"];
        "[Termination \"illegal move\"]", "1-0", &["forfeit Black"];
        "[Result \"1-0 ff\"]", "1-0", &["forfeit Black"];
        "[Result \"1/2 - 1/2\"]", "1/2 - 1/2", &["accept Black"];
        "[Event club]\n[Event \"The \"Big\" one\"]", "*", &["move Black e5"];
        "[Result \"0-1\"]", "1-0", &["note game:2:1: Result says \"0-1\", and the moves end with 1-0"];
    } {
        let imports = Folder::new();
        imports.write("game", format!("[Round \"1\"]\n{tags}\n\n1. e4 e5 {end}\n"));
        let Ran { out, err, .. } = imports.nos(["import", "game"]).ran();
        let lines: Vec<&str> = out.lines().collect();
        assert!(lines.ends_with(script), "{tags} {end}: {out}{err}");
    }
}

#[test]
fn matches_of_every_program_are_read() {
    const HEAD: &str =
        "5 point match\n\nGame 1 (Crawford)\nAnna : 0                         Bram : 0\n";
    for (named, head, rows, script) in rows! { of (&str, &str, &str, &[&str]):
        "a roll that nobody played, since its player resigned", HEAD,
            "  1) 31: 8/5 6/5                    52: ????\n      Wins 1 point\n", &["roll Bram 5 2", "resign Bram"];
        "the loser beside the winner", HEAD,
            "  1) 31: 8/5 6/5                    52: 24/22 13/8\n  2) Resign normal                  Wins 1    point\n",
            &["move Bram 24/22 13/8", "resign Anna"];
        "capitals, tabs and ratings", "5-Point Match\nGame 1\nAnna,1612 : 0\t\tBram,1580 : 0\n",
            "1)\t\t21: 24/23 13/11\n2) 31: 8/5 6/5\t\t52: 24/22 13/8\n",
            &["move Anna 8/5 6/5", "roll Bram 5 2", "move Bram 24/22 13/8"];
        "the position at the beginning", HEAD, "; Set Pos=-b----E-C---eE---c-e----B-/0\n  1) 31: 8/5/4\n", &["open Anna 3 Bram 1", "move Anna 8/5/4"];
        "another position", HEAD, "; Set Pos=-a----E-C---eE---c-e----B-/0\n  1) 31: 8/5/4\n",
            &["note match:5:1: it begins at another position, -a----E-C---eE---c-e----B-/0"];
        "a play that the file does not tell", HEAD,
            "  1) 31: 8/5 6/5                    52: Illegal play (25;0;1)\n  2) 11: 8/7\n",
            &["roll Bram 5 2", "note match:5:37: the file does not have the play, only \"Illegal play (25;0;1)\""];
        "a roll without a play before the next one", HEAD,
            "  1) 31: 8/5 6/5                    52:\n  2) 11: 8/7\n",
            &["roll Bram 5 2", "note match:5:37: Bram can play [2.5]"];
        "numbers that no match has", "5 point match\nGame 1\nAnna : 9223372036854775807    Bram : 0\n",
            "  1) 31: 6/off(4294967295) 6/off(4294967295)\n      Wins 4294967295 points\n",
            &[
                "note match:3:1: the score does not fit: the file has Anna : 9223372036854775807    Bram : 0 here, and under the law it is Anna 0, Bram 0",
                "note match:5:7: the score does not fit: the file has Wins 4294967295 points here, and under the law it is Anna 0, Bram 0",
            ];
    } {
        let imports = Folder::new();
        imports.write("match", format!("{head}{rows}"));
        let Ran { out, err, .. } = imports.nos(["import", "match"]).ran();
        let lines: Vec<&str> = out.lines().collect();
        assert!(lines.ends_with(script), "{named}: {out}{err}");
    }
}

#[test]
fn a_move_after_the_end_of_a_game_is_reported_with_that_end() {
    let imports = Folder::new();
    imports.write("game", "1. f3 e5 2. g4 Qh4# 3. Kf2 0-1\n");
    let command = imports.nos(["import", "game", "--check"]);
    command.says("no game is being played; the last game is over: Black plays Qh4#. Mate.");
}

const TWO: &str = "[White \"Anna\"]\n[Black \"Bram\"]\n\n1. e4 e5 2. Ke3 Nf6 1/2-1/2\n\n[White \"Cees\"]\n[Black \"?\"]\n\n1. d4 d5 1-0\n";

#[test]
fn an_illegal_game_is_written_up_to_the_foul_and_the_next_follow() {
    let imports = Folder::new();
    imports.write("club.pgn", TWO);
    let Ran { status, out: output, err: errors } =
        imports.nos(["import", "club.pgn", "-o", "out"]).ran();
    assert_eq!((status, errors.as_str()), (1, ""));
    let first = "club.pgn:4:13: game 1, Anna and Bram: Foul: Anna plays Ke3, but no such piece can go there. The move goes back. [4.4]\n";
    let rest =
        "club.pgn:6:1: \"?\" becomes Black.\nclub.pgn: 2 games or matches, one not in order.\n";
    assert_eq!(output, format!("{first}{rest}"));
    let read = |name: &str| fs::read_to_string(imports.path().join("out").join(name)).unwrap();
    let broken = read("club-1.nos");
    assert!(broken.contains("move Anna Ke3\nnote club.pgn:4:13: Foul: Anna plays Ke3"), "{broken}");
    assert!(!broken.contains("Nf6"), "{broken}");
    assert!(read("club-2.nos").ends_with("move Black d5\nresign Black\n"));
    let Ran { status, out: output, .. } = imports.nos(["import", "club.pgn", "--check"]).ran();
    assert_eq!((status, output.starts_with(first)), (1, true));
}

#[test]
fn several_games_need_a_folder_and_no_file_is_replaced() {
    let imports = Folder::new();
    imports.write("club.pgn", TWO);
    let Ran { status, out: output, err: errors } = imports.nos(["import", "club.pgn"]).ran();
    assert_eq!((status, output.as_str()), (2, ""));
    assert!(errors.contains("-o DIR"), "{errors}");
    fs::create_dir(imports.path().join("out")).unwrap();
    imports.write("out/club-1.nos", "mine");
    let Ran { status, err: errors, .. } = imports.nos(["import", "club.pgn", "-o", "out"]).ran();
    assert_eq!((status, errors.contains("out/club-1.nos")), (2, true), "{errors}");
    assert_eq!(fs::read(imports.path().join("out/club-1.nos")).unwrap(), b"mine");
}

#[test]
fn a_journal_of_a_game_has_the_times_of_now() {
    let imports = Folder::new();
    imports.write("game.pgn", "[Date \"1972.07.11\"]\n\n1. e4 {king's pawn} e5 1-0\n");
    let Ran { status, out: journal, .. } = imports.nos(["import", "game.pgn", "--journal"]).ran();
    assert_eq!(status, 0);
    assert!(
        journal.lines().all(|line| line.starts_with("2026-11-21T20:14:03+01:00 ")),
        "{journal}"
    );
    imports.write("game.nos", &journal);
    assert_eq!(imports.nos(["check", "game.nos"]).ran().status, 0);
}

#[test]
fn commands_for_scripts_explain_how_to_import_a_file_of_games() {
    let imports = Folder::new();
    imports.write("club.pgn", TWO);
    imports.write("club.pdn", "[GameType \"21\"]\n\n1. 11-15 *\n");
    imports.write("club.mat", " 0 point match\n\n Game 1\n A : 0    B : 0\n");
    for format in ["pgn", "pdn", "mat"] {
        let file = format!("club.{format}");
        let said = format!("nos import {file} -o DIR");
        for command in ["replay", "why", "board", "report", "settle", "check", "show", "play"] {
            let Ran { status, out: output, err: errors } = imports.nos([command, &file]).ran();
            assert_eq!((status, output.as_str()), (2, ""), "{command}");
            assert!(errors.contains(&said) && errors.contains(&format!("in {format}")), "{errors}");
        }
    }
    let Ran { err: errors, .. } = imports.nos(["--lang", "nl", "replay", "club.pgn"]).ran();
    assert!(errors.contains("nos importeer club.pgn -o MAP"), "{errors}");
}

#[test]
fn only_the_first_changed_names_are_kept_and_listed() {
    let games: String = (0..1100)
        .map(|no| format!("[White \"{no}?\"]\n[Black \"Bram\"]\n\n1. e4 1-0\n\n"))
        .collect();
    let folder = Folder::new().with("club.pgn", games);
    let told = folder.nos(["import", "club.pgn", "--check"]).out();
    let changed = told.lines().filter(|line| line.ends_with(" becomes White.")).count();
    assert_eq!(changed, 1000, "{told}");
    let more = "More than 1000 names had to be changed; nos does not list the others.";
    assert_eq!(told.lines().filter(|line| *line == more).count(), 1);
}
