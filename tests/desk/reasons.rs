//! Reasons why a move, a play, a tile, a card or a claim is wrong, in both languages.

use crate::support::program::Nos;

/// Replays a script in this language.
fn replayed(language: &str, law: &str, script: &str, how: &[&str]) -> String {
    replayed_from(language, law, begin(law), script, how)
}

fn begin(law: &str) -> &'static str {
    match law {
        "backgammon" => "seat Anna Bram",
        "chess" | "checkers" => "seat Anna Bram;begin Anna",
        "cribbage" => "seat Anna Bram;cut Anna 5h Bram 6c;deal;crib",
        "dominoes" => "seat Anna Bram;deal",
        "fives-and-threes" => "seat Anna Bram;lot Anna 6-5 Bram 6-4;deal",
        "matador" => "seat Anna Bram Cees;deal",
        _ => "seat Anna Bram Cees Dirk Eva Fleur;deal",
    }
}

fn replayed_from(language: &str, law: &str, begin: &str, script: &str, how: &[&str]) -> String {
    let text = format!("law {law} 1;{begin};{script};").replace(';', "\n");
    Nos::run(["--lang", language, "replay", "--keep-going", "-"]).args(how).stdin(text).ran().out
}

fn message_of(language: &str, law: &str, script: &str) -> String {
    last_message(&replayed(language, law, script, &["--json"]))
}

fn last_message(out: &str) -> String {
    let last = out.lines().rev().nth(1).unwrap();
    let answer: serde_json::Value = serde_json::from_str(last).unwrap();
    answer["message"].as_str().unwrap().to_owned()
}

/// A law, a script, and the message for its last line in English and Dutch.
struct Row {
    law: &'static str,
    script: &'static str,
    english: &'static str,
    dutch: &'static str,
}

#[rustfmt::skip]
const ROWS: &[Row] = &[
    Row { law: "backgammon", script: "open Anna 3 Bram 1;13/4 accepted;roll 3 1;24/21 24/23;roll 6 5;13/7 13/8", english: "Foul: Anna plays 13/7 13/8, but has a checker on the bar, which enters first. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 13/7 13/8, maar heeft nog een schijf op de bar, die eerst binnen moet. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 3 Bram 1;8/5", english: "Foul: Anna plays 8/5, but can play more. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 8/5, maar kan meer spelen. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 6 Bram 1;24/20 24/3 13/3(4) 13/3 8/3(3) 6/3(4) 6/3 accepted;roll 5 4;24/14(2) accepted;roll 5 4;20/16", english: "Foul: Anna plays 20/16, but must play the higher number, since only one can be played. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 20/16, maar moet het hoogste getal spelen, omdat er maar één gespeeld kan worden. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 3 Bram 1;13/16", english: "Foul: Anna plays 13/16, but 13/16 goes back, and checkers only go forward. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 13/16, maar 13/16 gaat terug, en schijven gaan alleen vooruit. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 3 Bram 1;24/13", english: "Foul: Anna plays 24/13, but no number is left for 24/13. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 24/13, maar voor 24/13 is er geen getal over. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 5 Bram 1;24/19 6/5", english: "Foul: Anna plays 24/19 6/5, but point 19 is shut. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 24/19 6/5, maar punt 19 is dicht. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 6 Bram 1;13/7 8/7;roll 2 1;13/11 6/5;roll 5 5;24/14 13/8(2)", english: "Foul: Anna plays 24/14 13/8(2), but in 24/14 the checker would have to land on a blocked point. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 24/14 13/8(2), maar bij 24/14 komt de schijf onderweg op een punt dat dicht is. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 6 Bram 1;8/7 6/off", english: "Foul: Anna plays 8/7 6/off, but 6/off is only in order once all checkers are on points 1 to 6. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 8/7 6/uit, maar 6/uit mag pas als alle schijven op de punten 1 tot en met 6 staan. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 6 Bram 1;24/5(2) 13/6(4) 13/6 8/6(3) accepted;roll 2 1;13/11 6/5;roll 6 3;5/off 6/3", english: "Foul: Anna plays 5/off 6/3, but 5/off needs that very number, since a checker is on a higher point. The play goes back, and the roll stands.", dutch: "Overtreding: Anna speelt 5/uit 6/3, maar voor 5/uit is precies dat getal nodig, omdat er een schijf op een hoger punt staat. De zet gaat terug, en de worp blijft staan." },
    Row { law: "backgammon", script: "open Anna 6 Bram 1;double Anna", english: "Foul: Anna doubles, but may do so only just before rolling. The double is void.", dutch: "Overtreding: Anna verdubbelt, maar kan dat alleen vlak voor de eigen worp. Dat telt niet." },
    Row { law: "chess", script: "e4;e5;Qh5;f6", english: "Foul: Bram plays f6, but the king would come into check or stay in it. The move goes back.", dutch: "Overtreding: Bram speelt f6, maar de koning zou schaak komen of blijven te staan. De zet gaat terug." },
    Row { law: "chess", script: "Ra3", english: "Foul: Anna plays Ra3, but a piece stands in the way on a2. The move goes back.", dutch: "Overtreding: Anna speelt Ta3, maar op a2 staat een stuk in de weg. De zet gaat terug." },
    Row { law: "chess", script: "e4;a6;exd5", english: "Foul: Anna plays exd5, but there is no piece to take on d5. The move goes back.", dutch: "Overtreding: Anna speelt exd5, maar op d5 staat niets te slaan. De zet gaat terug." },
    Row { law: "chess", script: "e4;e5;Ke2;Ke7;Ke1;Ke8;O-O", english: "Foul: Anna plays O-O, but the king or that rook has moved before, or the rook was taken. The move goes back.", dutch: "Overtreding: Anna speelt O-O, maar de koning of die toren heeft al gespeeld, of de toren is geslagen. De zet gaat terug." },
    Row { law: "chess", script: "Nf3;b6;g4;Bb7;Bh3;Bxf3;a3;Bxh1;O-O", english: "Foul: Anna plays O-O, but the king or that rook has moved before, or the rook was taken. The move goes back.", dutch: "Overtreding: Anna speelt O-O, maar de koning of die toren heeft al gespeeld, of de toren is geslagen. De zet gaat terug." },
    Row { law: "chess", script: "e4;b6;Nf3;Ba6;g3;e5;Bg2;d6;O-O", english: "Foul: Anna plays O-O, but the king would come to f1, which is attacked. The move goes back.", dutch: "Overtreding: Anna speelt O-O, maar de koning zou op f1 komen, en dat veld is aangevallen. De zet gaat terug." },
    Row { law: "chess", script: "f4;e5;Nf3;Bc5;g3;a6;Bg2;a5;Kg1", english: "Foul: Anna plays Kg1, but the king would come to g1, which is attacked. The move goes back.", dutch: "Overtreding: Anna speelt Kg1, maar de koning zou op g1 komen, en dat veld is aangevallen. De zet gaat terug." },
    Row { law: "chess", script: "e4;c6;Nf3;e5;Be2;a6;d3;Qa5;O-O", english: "Foul: Anna plays O-O, but a king in check does not castle. The move goes back.", dutch: "Overtreding: Anna speelt O-O, maar een koning die schaak staat, rokeert niet. De zet gaat terug." },
    Row { law: "chess", script: "O-O", english: "Foul: Anna plays O-O, but a piece stands in the way on f1. The move goes back.", dutch: "Overtreding: Anna speelt O-O, maar op f1 staat een stuk in de weg. De zet gaat terug." },
    Row { law: "chess", script: "Nf4", english: "Foul: Anna plays Nf4, but no such piece can go there. The move goes back.", dutch: "Overtreding: Anna speelt Pf4, maar zo'n stuk kan daar niet heen. De zet gaat terug." },
    Row { law: "chess", script: "e4;e5;claim Anna threefold", english: "Foul: Anna claims a draw by repetition, but the position has occurred only once. Anna offers a draw.", dutch: "Overtreding: Anna claimt remise door herhaling, maar de stelling staat er voor de eerste keer. Anna biedt remise aan." },
    Row { law: "chess", script: "Nf3;Nf6;Ng1;Ng8;claim Anna threefold", english: "Foul: Anna claims a draw by repetition, but the position has occurred only twice. Anna offers a draw.", dutch: "Overtreding: Anna claimt remise door herhaling, maar de stelling staat er voor de tweede keer. Anna biedt remise aan." },
    Row { law: "chess", script: "Nf3;Nf6;claim Anna fifty", english: "Foul: Anna claims a draw after 50 moves, but there were only 2 moves, of both together, without a pawn move or a capture. Anna offers a draw.", dutch: "Overtreding: Anna claimt remise na 50 zetten, maar er waren pas 2 zetten, van beiden samen, zonder dat een pion speelde of een stuk geslagen werd. Anna biedt remise aan." },
    Row { law: "chess", script: "claim Bram fifty", english: "Foul: Bram claims a draw after 50 moves, but is not on turn. Bram offers a draw.", dutch: "Overtreding: Bram claimt remise na 50 zetten, maar is niet aan zet. Bram biedt remise aan." },
    Row { law: "chess", script: "touch Anna e2;claim Anna fifty", english: "Foul: Anna claims a draw after 50 moves, but has touched a piece. Anna offers a draw.", dutch: "Overtreding: Anna claimt remise na 50 zetten, maar heeft een stuk aangeraakt. Anna biedt remise aan." },
    Row { law: "chess", script: "claim Anna fifty Ke3", english: "Foul: Anna claims a draw after 50 moves, but the move is not legal. Anna offers a draw.", dutch: "Overtreding: Anna claimt remise na 50 zetten, maar die zet mag niet. Anna biedt remise aan." },
    Row { law: "checkers", script: "11-15;claim Bram threefold", english: "Foul: Bram claims that the position has occurred three times, but it has occurred only once. Bram offers a draw.", dutch: "Overtreding: volgens Bram staat de stelling er voor de derde keer, maar het is de eerste keer. Bram biedt remise aan." },
    Row { law: "checkers", script: "11-15;claim Bram forty", english: "Foul: Bram claims that both made 40 moves without a jump or a man moved, but there was no such move. Bram offers a draw.", dutch: "Overtreding: volgens Bram waren er elk 40 zetten zonder slaan en zonder schijfzet, maar er was geen zo'n zet. Bram biedt remise aan." },
    Row { law: "fives-and-threes", script: "6-4;2-1", english: "Foul: Bram plays 2-1, which fits neither end: left asks for a 6, right for a 4. It goes back face up and scores nothing.", dutch: "Overtreding: Bram speelt de 2-1, en die past niet: links vraagt om een 6, rechts om een 4. De steen gaat open terug en telt niet." },
    Row { law: "fives-and-threes", script: "6-4;5>6 on left", english: "Foul: Bram plays 6-5 with the 5 touching, where only the other half fits. It goes back face up and scores nothing.", dutch: "Overtreding: Bram speelt de 6-5 met de 5 aansluitend, en daar past alleen de andere helft. De steen gaat open terug en telt niet." },
    Row { law: "fives-and-threes", script: "6-4;4-3 on left", english: "Foul: Bram plays 4-3 on the left, which shows 6. It goes back face up and scores nothing.", dutch: "Overtreding: Bram speelt de 4-3 links, maar daar is 6 open. De steen gaat open terug en telt niet." },
    Row { law: "dominoes", script: "play Anna 5-5;6-4", english: "Foul: Bram plays 6-4, which fits nowhere: the ends ask for a 5. It goes back face up; it is still Bram's turn.", dutch: "Overtreding: Bram speelt de 6-4, en die past nergens: de open einden vragen om een 5. De steen gaat open terug, en Bram blijft aan de beurt." },
    Row { law: "dominoes", script: "play Anna 5-5;5-4;6-3 on 4", english: "Foul: Anna plays 6-3, which fits nowhere: the ends ask for a 4 and a 5. It goes back face up; it is still Anna's turn.", dutch: "Overtreding: Anna speelt de 6-3, en die past nergens: de open einden vragen om een 4 en een 5. De steen gaat open terug, en Anna blijft aan de beurt." },
    Row { law: "dominoes", script: "play Anna 5-5;4-3 on 6", english: "no open end shows 6; the ends show 5", dutch: "nergens is 6 open; open zijn 5" },
    Row { law: "dominoes", script: "play Anna 5-5;play 5-4;play 5-3;play 5-2;draw 18;pass;pass;count Anna 99", english: "Anna cannot hold 99 points in 21 tiles [5.3]", dutch: "Anna kan met 21 stenen geen 99 punten hebben [5.3]" },
    Row { law: "matador", script: "play Anna 9-9;9-3", english: "Foul: Bram plays 9-3, which fits nowhere: the ends ask for a 1. It goes back face up; it is still Bram's turn.", dutch: "Overtreding: Bram speelt de 9-3, en die past nergens: de open einden vragen om een 1. De steen gaat open terug, en Bram blijft aan de beurt." },
    Row { law: "matador", script: "play Anna 9-1;9>0 on right;7-1 on right", english: "Foul: Cees plays 7-1 on the right, which asks for a matador. It goes back face up; it is still Cees's turn.", dutch: "Overtreding: Cees speelt de 7-1 rechts, en daar past een matador. De steen gaat open terug, en Cees blijft aan de beurt." },
    Row { law: "matador", script: "play Anna 0-0;6-3", english: "Foul: Bram plays 6-3, which fits nowhere: only a matador would. It goes back face up; it is still Bram's turn.", dutch: "Overtreding: Bram speelt de 6-3, en die past nergens: de open einden vragen om een matador. De steen gaat open terug, en Bram blijft aan de beurt." },
    Row { law: "backgammon", script: "house game.jacoby on;open Anna 6 Bram 5;resign Anna 3", english: "Anna resigns; they agreed on three times the cube. Bram wins the game. Points: Anna 0, Bram 1. Games: Anna 0, Bram 1.", dutch: "Anna geeft op; afgesproken is driemaal de inzet. Bram wint de partij. Punten: Anna 0, Bram 1. Gewonnen partijen: Anna 0, Bram 1." },
    Row { law: "chess", script: "offer Bram;claim Anna threefold", english: "Foul: Anna claims a draw by repetition, but the position has occurred only once.", dutch: "Overtreding: Anna claimt remise door herhaling, maar de stelling staat er voor de eerste keer." },
    Row { law: "dominoes", script: "law checkers 1", english: "\"checkers\" is not the law here; nos laws lists all laws, and nos play --law NAME begins a journal by another one", dutch: "\"checkers\" is hier niet het spel; nos spellen noemt alle spellen, en met nos speel --law NAAM begint een logboek van een ander" },
    Row { law: "cribbage", script: "starter 5h;5h", english: "5h is the starter", dutch: "H5 is de starter" },
    Row { law: "cribbage", script: "starter 5h;kh;kh", english: "Kh has been laid by Bram in this hand", dutch: "Hh is in deze ronde al gelegd door Bram" },
    Row { law: "cribbage", script: "starter 5h;kh;kd;ks;qs", english: "Foul: Anna lays Qs, which would make 40, more than 31. It goes back face up and scores nothing.", dutch: "Overtreding: Anna legt Sv, en dat zou 40 worden, meer dan 31. De kaart gaat open terug en telt niet." },
];

#[test]
fn every_foul_and_refusal_gives_its_reason() {
    for Row { law, script, english, dutch } in ROWS {
        assert_eq!(message_of("en", law, script), *english, "{script}");
        assert_eq!(message_of("nl", law, script), *dutch, "{script}");
    }
}

#[test]
fn acts_before_the_roll_are_listed() {
    for (script, english, dutch) in rows! {
        "open Anna 3 Bram 3", "Both throw again.", "Beiden gooien opnieuw.";
        "open Anna 3 Bram 1;8/5 6/5", "Bram may: roll, double or cocked.", "Bram mag: gooi, verdubbel of scheef.";
        "open Anna 3 Bram 1;8/5 6/5;double", "Anna may: take or drop.", "Anna mag: neem of weiger.";
        "open Anna 5 Bram 1;24/23(2) 13/7(2) 6/18(2) accepted;roll 6 6", "Bram can play nothing: pass.", "Bram kan niets spelen: pas.";
    } {
        for (language, expected) in [("en", english), ("nl", dutch)] {
            let out = replayed(language, "backgammon", &format!("{script};legal"), &[]);
            assert!(out.contains(expected), "{out}");
        }
    }
}

#[test]
fn a_move_that_captures_nothing_after_a_correction_is_not_called_a_capture() {
    let script = "Nc3;Nf6;Nd5;a6;Nxf6;fix 5 h6;history;why 8";
    let out = replayed("en", "chess", script, &[]);
    let (_, history) = out.split_once("#8 move Nf6: Anna plays Nf6+.").unwrap();
    assert!(history.contains("   8  move Nf6\n"), "{out}");
    assert!(history.contains("#8  move Nf6\n"), "{out}");
}

#[test]
fn after_a_game_no_message_says_that_none_has_begun() {
    for (law, script) in [
        ("chess", "e4;resign Bram"),
        ("checkers", "11-15;resign Bram"),
        ("backgammon", "open Anna 3 Bram 1;8/5 6/5;resign Bram"),
    ] {
        let shown =
            |language, script: &str| replayed(language, law, &format!("{script};show"), &[]);
        let out = shown("en", script);
        assert!(out.contains("\nNo game is being played.\n"), "{out}");
        let out = shown("nl", script);
        assert!(out.contains("\nEr is geen partij bezig.\n"), "{out}");
    }
}

#[test]
fn before_the_first_game_nos_asks_who_begins() {
    for (law, act, english, dutch) in rows! {
        "chess", "e4", "who has white in the first game?", "wie heeft wit in de eerste partij?";
        "chess", "resign Bram", "who has white in the first game?", "wie heeft wit in de eerste partij?";
        "checkers", "11-15", "who has black in the first game?", "wie heeft zwart in de eerste partij?";
    } {
        let told = |language, script: &str| {
            let out = replayed_from(language, law, "seat Anna Bram", script, &["--json"]);
            last_message(&out)
        };
        assert_eq!(told("en", act), english);
        assert_eq!(told("nl", act), dutch);
        // After a game it is known who begins the next one, so the message is shorter.
        let after = format!("begin Anna;resign Bram;{act}");
        assert_eq!(told("en", &after), "no game is being played");
    }
}
