//! Clock times at the end of entries. They stay with their entry, decide nothing, and are exported.

use crate::support::scripts::Played;
use nos_entry::read_line;
use nos_laws::{LAWS, named};

const GAMES: [(&str, &str); 3] = rows! {
    "chess",
        "seat Anna Bram;begin Anna {2:00:00};move Anna e4 {1:23:45};move Bram e5 {1:20:00};move Anna Nf3;\
         claim Bram threefold {0:00:08};decline Anna {1:22:30};move Bram a6 {0:00:07};move Anna Bb5 {1:22:00};\
         resign Bram {0:00:05}";
    "checkers", "seat Anna Bram;begin Anna;move Anna 11-15 {0:04:58};move Bram 22-18 {0:04:50};offer Bram {0:04:49};move Anna 15x22 {0:04:40}";
    "backgammon",
        "seat Anna Bram;open Anna 3 Bram 1;move Anna 8/5 6/5 {0:11:58};roll Bram 6 4 {0:12:00};\
         move Bram 24/13 accepted {0:11:00};double Anna;take Bram {0:10:50}";
};

#[test]
fn a_clock_stays_with_its_entry_and_decides_nothing() {
    for (law, script) in GAMES {
        let plain = script.split(';').map(|line| {
            let plain = line.split_once(" {");
            plain.map_or(line, |(plain, _)| plain)
        });
        let plain = Played::named(law, &plain.collect::<Vec<_>>().join(";"));
        let clocked = Played::named(law, script);
        assert_eq!(clocked.session(), plain.session());
        let names = clocked.session().names();
        let both = clocked.standing().zip(plain.standing());
        for (line, (clocked, plain)) in script.split(';').zip(both) {
            assert_eq!(clocked.entry.to_string(), line);
            let (is, was) = (clocked.ruling.text(&names), plain.ruling.text(&names));
            assert!(is.is_same_ruling(&was), "{line}");
        }
    }
}

#[test]
fn exported_moves_have_their_clocks() {
    let written = |(law, script)| {
        let record = Played::named(law, script);
        let text = record.session().write_games(&record, None);
        text.split("\n\n").nth(1).unwrap_or_default().to_owned()
    };
    let [chess, checkers, backgammon] = GAMES.map(written);
    assert_eq!(
        chess,
        "1. e4 {[%clk 1:23:45]} 1... e5 {[%clk 1:20:00]} 2. Nf3 a6 {[%clk 0:00:07]} 3.\n\
         Bb5 {[%clk 1:22:00]} 1-0"
    );
    assert_eq!(
        checkers,
        "1. 11-15 {[%clk 0:04:58]} 1... 22-18 {[%clk 0:04:50]} 2. 15x22 {[%clk 0:04:40]}\n*"
    );
    // Match files have no clock times.
    assert!(!backgammon.contains("0:1"), "{backgammon}");
}

#[test]
fn a_wrong_clock_is_refused_with_an_example() {
    let wrong = "{1:75} {1:23} {1:60:00} {1:23:60} {1:2:03} {1:23:4} {} {1:23:45 {+1:23:45} {100:00:00} {1:23:45:00}";
    for (law, entry) in
        [("chess", "move e4"), ("checkers", "move 11-15"), ("backgammon", "roll 6 3")]
    {
        let language = named(law).unwrap().language;
        for clock in wrong.split(' ') {
            let error = read_line(language, &format!("{entry} {clock}")).unwrap_err();
            assert_eq!(
                error.to_string(),
                format!(
                    "a clock is expected here instead of \"{clock}\": hours, minutes and seconds, like {{1:23:45}}"
                )
            );
        }
        let twice = format!("{entry} {{1:23:45}} {{1:23:45}}");
        let beyond = read_line(language, &twice);
        assert_eq!(beyond.unwrap_err().to_string(), "I can't read \"{1:23:45}\" here");
        let session = read_line(language, "settle {1:23:45}");
        assert!(session.unwrap_err().to_string().starts_with("I can't read"));
    }
}

#[test]
fn other_laws_refuse_clocks() {
    let boards = GAMES.map(|(law, _)| law);
    for law in LAWS.iter().filter(|law| !boards.contains(&law.name())) {
        for line in ["void {1:23:45}", "deal {1:23:45}"] {
            assert!(read_line(law.language, line).is_err(), "{}: {line}", law.name());
        }
    }
}
