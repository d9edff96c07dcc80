//! The command line: what can stand there, what is refused and in which words.

use crate::environment;
use crate::table::folder;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn nos(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = environment::nos(folder);
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What the program says to this input: its status, its output, its errors.
fn told(folder: &Path, arguments: &[&str], input: &str) -> (i32, String, String) {
    environment::told(environment::nos(folder).args(arguments), input)
}

/// The names in a folder.
fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = names
        .map(|own| own.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

const EVENING: &str = "seat Anna Bram Cees\ndeal\nset Bram 6-6\n";

#[test]
fn a_mistyped_command_begins_no_journal() {
    let mistyped = |name: &str, command: &str| {
        format!(
            "nos: there is no command {name}; did you mean nos {command}? \
             To begin a journal of that name, type nos play {name}\n"
        )
    };
    let new = |name: &str| {
        format!(
            "nos: there is no file {name}, and no command of that name. \
             To begin a journal, type nos play {name}, or nos {name}.nos\n"
        )
    };
    let table = [
        ("setle", mistyped("setle", "settle")),
        ("audti", mistyped("audti", "audit")),
        ("Chekc", mistyped("Chekc", "check")),
        ("friday", new("friday")),
        ("sunday", new("sunday")),
        // Two letters of three differ from play, so that it is not meant, however many bytes a letter has.
        ("plo", new("plo")),
        ("pl\u{f6}", new("pl\u{f6}")),
    ];
    let folder = folder();
    for (name, expected) in table {
        let (status, out, err) = told(folder.path(), &[name], EVENING);
        assert_eq!((status, out.as_str(), err), (2, "", expected));
    }
    assert!(files(folder.path()).is_empty());
}

#[test]
fn a_line_that_is_not_understood_gets_the_right_one() {
    let folder = folder();
    fs::write(folder.path().join("f.nos"), EVENING).unwrap();
    let table: [(&[&str], &str); 7] = [
        (&["setle", "f.nos"], "settle f.nos"),
        (&["Settle", "f.nos"], "settle f.nos"),
        (&["f.nos", "settle"], "settle f.nos"),
        (&["why", "3", "f.nos"], "why f.nos 3"),
        (&["f.nos", "why", "3"], "why f.nos 3"),
        (
            &["setle", "f.nos", "--player", "Mies"],
            "settle f.nos --player Mies",
        ),
        (&["setle", "my evening.nos"], "settle \"my evening.nos\""),
    ];
    for (typed, right) in table {
        let (status, out, err) = told(folder.path(), typed, "");
        let expected = format!("nos: this line is not understood. Type: nos {right}\n");
        assert_eq!((status, out.as_str(), err), (2, "", expected), "{typed:?}");
    }
    // What no other order mends is left as it is.
    let (_, _, err) = told(folder.path(), &["settle", "--bogus", "f.nos"], "");
    assert!(
        err.starts_with("error: unexpected argument '--bogus'"),
        "{err}"
    );
}

#[test]
fn the_table_the_state_and_the_accounts_of_a_file_are_printed() {
    let folder = folder();
    fs::write(folder.path().join("f.nos"), EVENING).unwrap();
    for (command, question) in [
        ("show", "show"),
        ("status", "status"),
        ("balances", "balances"),
        ("scores", "balances"),
    ] {
        let script = format!("{EVENING}{question}\n");
        let (_, replayed, _) = told(folder.path(), &["replay", "-", "-q"], &script);
        let (status, out, err) = told(folder.path(), &[command, "f.nos"], "");
        assert_eq!((status, err.as_str()), (0, ""), "{command}");
        assert!(
            !out.is_empty() && replayed.starts_with(&out),
            "{replayed}{out}"
        );
        // Standard input is as good as a file.
        let (_, piped, _) = told(folder.path(), &[command, "-"], EVENING);
        assert_eq!(piped, out);
    }
}

/// Anna is fined twice, of which one is waived; the second hand is abandoned.
const FINED: &str = "\
seat Anna Bram Cees
deal
set Bram 6-6
announce ordinary
foul Anna showing
play Cees 6-5 on left
void
deal
set Bram 5-5
announce ordinary
foul Anna covering waive
foul Bram showing
";

#[test]
fn payments_are_listed_by_player_cause_and_hand() {
    let folder = folder();
    fs::write(folder.path().join("f.nos"), FINED).unwrap();
    let head = "entry,time,hand,player,text,payer,payee,amount,reason,kind,article\n";
    let fined = "5,,1,Anna,\"foul Anna showing\",Anna,Bram,40,showing,penalty,11.2g\n\
                 5,,1,Anna,\"foul Anna showing\",Anna,Cees,40,showing,penalty,11.2g\n";
    let waived = "11,,2,Anna,\"foul Anna covering waive\",Anna,,0,,waived,11.2f\n";
    let table: [(&[&str], String); 4] = [
        (
            &["--player", "Cees", "hand", "1"],
            format!(
                "{head}3,,1,Bram,\"set Bram 6-6\",Cees,Bram,6,set,payment,3.3\n\
             5,,1,Anna,\"foul Anna showing\",Anna,Cees,40,showing,penalty,11.2g\n\
             6,,1,Cees,\"play Cees 6-5 on left\",,,,,,\n\
             7,,1,,\"void\",Cees,Anna,40,void,reversal,\n\
             7,,1,,\"void\",Bram,Cees,6,void,reversal,\n"
            ),
        ),
        (
            &["--player", "anna", "--penalties"],
            format!(
                "{head}{fined}{waived}12,,2,Bram,\"foul Bram showing\",Bram,Anna,40,showing,penalty,11.2g\n"
            ),
        ),
        (
            &["--cause", "set", "hand", "2"],
            format!(
                "{head}9,,2,Bram,\"set Bram 5-5\",Anna,Bram,5,set,payment,3.3\n\
             9,,2,Bram,\"set Bram 5-5\",Cees,Bram,5,set,payment,3.3\n"
            ),
        ),
        (
            &["4", "--payments", "--player", "Anna"],
            format!(
                "{head}9,,2,Bram,\"set Bram 5-5\",Anna,Bram,5,set,payment,3.3\n\
             {waived}12,,2,Bram,\"foul Bram showing\",Bram,Anna,40,showing,penalty,11.2g\n"
            ),
        ),
    ];
    let fouls = format!(
        "{waived}12,,2,Bram,\"foul Bram showing\",Bram,Anna,40,showing,penalty,11.2g\n\
         12,,2,Bram,\"foul Bram showing\",Bram,Cees,40,showing,penalty,11.2g\n"
    );
    let table = table.into_iter().chain([
        (&["fouls", "since", "7"][..], format!("{head}{fouls}")),
        (&["Anna", "--penalties"], format!("{head}{fined}{waived}")),
        (&["/covering/"], format!("{head}{waived}")),
        (
            &["fouls", "--player", "Cees", "since", "12"],
            format!("{head}12,,2,Bram,\"foul Bram showing\",Bram,Cees,40,showing,penalty,11.2g\n"),
        ),
    ]);
    for (words, expected) in table {
        let arguments = [&["history", "f.nos", "--csv"], words].concat();
        let (status, out, err) = told(folder.path(), &arguments, "");
        assert_eq!((status, err.as_str()), (0, ""), "{words:?}");
        assert_eq!(out, expected, "{words:?}");
    }
    let refused = [
        (
            "--player",
            "Dirk",
            "f.nos: nobody in this evening is called Dirk; there are Anna, Bram and Cees",
        ),
        (
            "--cause",
            "luck",
            "f.nos: no payment is for luck; there are set, showing and void",
        ),
    ];
    for (option, word, expected) in refused {
        let (status, out, err) = told(folder.path(), &["history", "f.nos", option, word], "");
        assert_eq!(
            (status, out.as_str(), err),
            (2, "", format!("nos: {expected}\n"))
        );
    }
}

#[test]
fn the_accounts_after_each_hand_are_listed() {
    let folder = folder();
    fs::write(folder.path().join("f.nos"), FINED).unwrap();
    let (_, out, _) = told(
        folder.path(),
        &["balances", "f.nos", "--by", "hand", "--csv"],
        "",
    );
    assert_eq!(
        out,
        "after,Anna,Bram,Cees,the pot\nstart,500,500,500,0\n1,500,500,500,0\n2,535,430,535,0\n"
    );
    let pairs = "law fives-and-threes 1\nhouse game.target 3\nseat Anna Bram\nlot Anna 6-6 Bram 1-0\ndeal\nplay Anna 5-5\nvoid\nsettle\n";
    fs::write(folder.path().join("pairs.nos"), pairs).unwrap();
    let (_, out, _) = told(
        folder.path(),
        &["balances", "pairs.nos", "--by", "hand", "--json"],
        "",
    );
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let parts = value["answer"].as_array().unwrap().iter();
    let parts: Vec<String> = parts.map(|part| part["after"].to_string()).collect();
    assert_eq!(parts, ["\"start\"", "1", "\"settlement\""]);
}

#[test]
fn a_spreadsheet_of_the_continent_gets_semicolons_and_commas() {
    let folder = folder();
    let script = "seat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce ordinary\nvoid\nfoul Anna showing\nsettle\n";
    told(folder.path(), &["play", "f.nos", "-q"], script);
    let settings = "[money]\nunit = \"0,50\"\ndecimal = \",\"\n";
    fs::write(folder.path().join("nos.toml"), settings).unwrap();
    let table: [(&[&str], &str); 3] = [
        (
            &["settle", "f.nos", "--csv"],
            "kind;player;to;what;amount;money;entry;article",
        ),
        (
            &["standings", "f.nos", "--csv"],
            "player;evenings;chips;money;currency;best",
        ),
        (&["history", "f.nos", "--csv"], "entry;time;hand;player"),
    ];
    for (words, expected) in table {
        let (status, out, err) = told(folder.path(), words, "");
        assert_eq!((status, err.as_str()), (0, ""), "{words:?}");
        assert!(out.starts_with(expected), "{out}");
        assert!(!out.contains("0.00"), "{out}");
    }
    let (_, out, _) = told(folder.path(), &["standings", "f.nos", "--csv"], "");
    assert!(out.contains("Anna;1;-80;-2,00;EUR;-80;"), "{out}");
    fs::write(folder.path().join("nos.toml"), "[money]\ndecimal = \"'\"\n").unwrap();
    let (status, _, err) = told(folder.path(), &["status", "f.nos"], "");
    assert_eq!(status, 2);
    assert!(err.contains("money.decimal takes \".\" or \",\""), "{err}");
}

#[test]
fn a_journal_is_begun_by_a_name_with_an_extension_or_by_play() {
    let folder = folder();
    for arguments in [&["friday.nos"][..], &["play", "setle"]] {
        let (status, ..) = told(folder.path(), arguments, EVENING);
        assert_eq!(status, 0, "{arguments:?}");
    }
    assert_eq!(files(folder.path()), ["friday.nos", "setle"]);
    // What is there already is no mistyped command.
    let (status, _, err) = told(folder.path(), &["setle"], "");
    assert_eq!(status, 0);
    assert!(err.starts_with("setle goes on: 4 "), "{err}");
}

#[test]
fn a_journal_needs_a_name() {
    let folder = folder();
    let expected = "nos: a journal needs a name: type nos play friday.nos. \
                    To judge standard input without a journal, type nos replay -\n";
    for arguments in [&["play", "-"][..], &["play", "--json", "-"]] {
        let (status, out, err) = told(folder.path(), arguments, EVENING);
        assert_eq!((status, out.as_str(), err.as_str()), (2, "", expected));
    }
    assert!(files(folder.path()).is_empty());
}

#[test]
fn a_file_alone_takes_the_options_of_play() {
    let folder = folder();
    let script = "seat Anna Bram Cees\nplay 6-4\ndeal\n";
    for option in ["-q", "--json", "--keep-going"] {
        let alone = told(folder.path(), &["alone.nos", option], script);
        let played = told(folder.path(), &["play", "played.nos", option], script);
        let (status, out, err) = alone;
        let err = err.replace("alone.nos", "played.nos");
        assert_eq!((status, out, err), played, "{option}");
        assert_eq!(status, 1);
        for name in files(folder.path()) {
            fs::remove_file(folder.path().join(name)).unwrap();
        }
    }
}

#[test]
fn what_stands_before_a_command_is_refused_and_not_dropped() {
    let folder = folder();
    let expected = "nos: the command comes first: nos COMMAND, then the file and the options\n";
    for arguments in [&["friday.nos", "laws"][..], &["-q", "laws"]] {
        let (status, out, err) = told(folder.path(), arguments, "");
        assert_eq!((status, out.as_str(), err.as_str()), (2, "", expected));
    }
}

#[test]
fn a_settlement_is_printed_for_a_machine_with_its_seal() {
    let folder = folder();
    let script = format!("{EVENING}void\nsettle\n");
    fs::write(folder.path().join("script"), &script).unwrap();
    told(folder.path(), &["play", "journal"], &script);
    for (name, sealed) in [("script", false), ("journal", true)] {
        let (status, out, err) = told(folder.path(), &["settle", name, "--json"], "");
        assert_eq!((status, err.as_str()), (0, ""));
        let value: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(value["seal"].is_string(), sealed, "{out}");
        assert_eq!(value["state"]["phase"], "finished", "{out}");
        assert_eq!(value["state"]["result"]["Anna"], 0, "{out}");
        assert_eq!(value["state"]["payments"], serde_json::json!([]), "{out}");
    }
}

const PLAYERS: &str = "[table]\nplayers = [\"Dirk\", \"Els\", \"Fien\"]\n";

/// The entries of a journal, without times and tags.
fn entries(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let said = text.lines().map(|line| {
        let said = line.split(" # ~").next().unwrap();
        let timed = said.split_once(' ').filter(|(time, _)| time.contains("T2"));
        timed.map_or(said, |(_, said)| said).to_owned()
    });
    said.collect()
}

#[test]
fn whoever_usually_plays_is_seated_by_a_pipe_that_seats_nobody() {
    let table: [(&str, &[&str], bool); 5] = [
        ("deal\n", &["law 1", "seat Dirk Els Fien", "deal"], true),
        (
            "house payments.nos 10\nnote cold\ndeal\n",
            &[
                "law 1",
                "house payments.nos 10",
                "note cold",
                "seat Dirk Els Fien",
                "deal",
            ],
            true,
        ),
        (
            "note cold\nseat Anna Bram Cees\ndeal\n",
            &["law 1", "note cold", "seat Anna Bram Cees", "deal"],
            false,
        ),
        (
            "law 1\nseat Anna Bram Cees\n",
            &["law 1", "seat Anna Bram Cees"],
            false,
        ),
        ("note cold\n", &["law 1", "note cold"], false),
    ];
    for (input, expected, seated) in table {
        let folder = folder();
        fs::write(folder.path().join("nos.toml"), PLAYERS).unwrap();
        let (status, _, err) = told(folder.path(), &["play", "evening.nos"], input);
        assert_eq!(status, 0, "{input:?}: {err}");
        assert_eq!(entries(&folder.path().join("evening.nos")), expected);
        let said = "Seated as nos.toml says: Dirk, Els, Fien.\n";
        assert_eq!(err.contains(said), seated, "{input:?}: {err}");
    }
}

#[test]
fn a_new_journal_and_its_sheet_name_the_file_that_the_stakes_come_from() {
    let rules = "[payments]\nnos = 10\n";
    let money = "[money]\nunit = \"0.50\"\n";
    let evening = format!("{EVENING}void\nsettle\n");
    let told_of = |what: &str, file: &str| format!("{what} from {file}.\n");
    let own = "house/.config/nos/nos.toml";
    let table = [
        ("nos.toml", String::new(), String::new()),
        ("nos.toml", PLAYERS.to_owned(), String::new()),
        (
            "nos.toml",
            rules.to_owned(),
            told_of("The house rules come", "nos.toml"),
        ),
        (
            "club.toml",
            money.to_owned(),
            told_of("The money comes", "club.toml"),
        ),
        (
            own,
            format!("{rules}{money}"),
            told_of("The house rules and the money come", own),
        ),
    ];
    for (file, text, expected) in table {
        let folder = folder();
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
        let config = ["--config", file];
        let arguments = [&config[..], &["play", "evening.nos"]].concat();
        let (status, _, err) = told(folder.path(), &arguments, &evening);
        assert_eq!(status, 0, "{text}: {err}");
        assert_eq!(
            err.contains(" from "),
            !expected.is_empty(),
            "{text}: {err}"
        );
        assert!(err.contains(&expected), "{text}: {err}");
        // A script with its own law has its own house rules, and no money of its own.
        let arguments = [&config[..], &["play", "other.nos"]].concat();
        let (_, _, err) = told(folder.path(), &arguments, "law 1\n");
        assert!(!err.contains("The house rules"), "{err}");
        assert_eq!(
            err.contains("The money comes from"),
            text.contains(money),
            "{err}"
        );
        let worth = format!("20 chips are 0.50 EUR, as {file} says.");
        for form in [&[][..], &["--markdown"], &["--html"]] {
            let arguments = [&config[..], &["settle", "evening.nos"], form].concat();
            let (_, sheet, _) = told(folder.path(), &arguments, "");
            assert_eq!(
                sheet.contains(&worth),
                text.contains(money),
                "{text}: {form:?}: {sheet}"
            );
        }
        // Asked again, the journal says nothing of it.
        let arguments = [&config[..], &["play", "evening.nos"]].concat();
        let (_, _, err) = told(folder.path(), &arguments, "");
        assert!(!err.contains(" from "), "{err}");
    }
}

#[test]
fn an_entry_that_cannot_be_seats_nobody() {
    let folder = folder();
    fs::write(folder.path().join("nos.toml"), PLAYERS).unwrap();
    let (status, _, err) = told(folder.path(), &["play", "evening.nos"], "play Dirk 6-4\n");
    assert_eq!(status, 1);
    assert!(!err.contains("Seated"), "{err}");
    assert_eq!(entries(&folder.path().join("evening.nos")), ["law 1"]);
}

#[test]
fn a_script_makes_the_same_corrections_by_replay_and_by_play_or_is_refused() {
    let refused = "standard input:4:1: the journal begins with law 1, and these lines do not, so their numbers are \
                   others there; make law 1 the first line, and count it\n";
    for correction in [
        "fix 3 note x",
        "strike 3",
        "insert 3 note x",
        "strike 2 ; strike 3",
    ] {
        let folder = folder();
        let script = format!("seat Anna Bram Cees\nnote two\nnote three\n{correction}\n");
        let (status, _, err) = told(folder.path(), &["play", "evening.nos"], &script);
        assert_eq!(status, 1, "{correction}");
        assert!(err.contains(refused), "{correction}: {err}");
        let kept = entries(&folder.path().join("evening.nos"));
        assert_eq!(
            kept,
            ["law 1", "seat Anna Bram Cees", "note two", "note three"]
        );
        // In a journal that is there already the numbers are its own.
        let (status, ..) = told(folder.path(), &["play", "evening.nos"], correction);
        assert_eq!(status, 0, "{correction}");
        // With the law in both places the numbers are the same.
        let script = format!("law 1\n{script}");
        fs::write(folder.path().join("script"), &script).unwrap();
        let replayed = told(folder.path(), &["replay", "script"], "");
        let (status, out, err) = told(folder.path(), &["play", "other.nos"], &script);
        assert_eq!(
            (status, &out),
            (replayed.0, &replayed.1),
            "{correction}: {err}"
        );
    }
}

#[test]
fn an_undo_by_a_pipe_takes_back_what_came_by_it_and_nothing_before() {
    let folder = folder();
    fs::write(folder.path().join("nos.toml"), "[payments]\nnos = 10\n").unwrap();
    let script = "seat Anna Bram Cees\nnote two\nundo\nundo 2\n";
    let (status, _, err) = told(folder.path(), &["play", "evening.nos"], script);
    assert_eq!(status, 1);
    assert!(
        err.contains("4:6: only 1 entry stands that can be undone\n"),
        "{err}"
    );
    let kept = entries(&folder.path().join("evening.nos"));
    let expected = [
        "law 1",
        "house payments.nos 10",
        "seat Anna Bram Cees",
        "note two",
        "undo",
    ];
    assert_eq!(kept, expected);
}

#[test]
fn a_script_is_no_journal_to_be_checked() {
    let folder = folder();
    fs::write(folder.path().join("script"), EVENING).unwrap();
    let (status, out, _) = told(folder.path(), &["check", "script"], "");
    let expected = "script is a script, not a journal: none of its lines has a tag, so nothing can be proved.\n\
                    nos replay script judges it.\n";
    assert_eq!((status, out.as_str()), (2, expected));
}

#[test]
fn a_configuration_is_written_once_and_is_read() {
    let folder = folder();
    let path = folder.path().join("nos.toml");
    let written =
        "nos.toml is written, with the defaults. Change what is different at your table.\n";
    let (status, out, err) = told(folder.path(), &["init"], "");
    assert_eq!((status, out.as_str(), err.as_str()), (0, written, ""));
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        include_str!("../nos.toml.example")
    );
    let (status, ..) = told(folder.path(), &["laws"], "");
    assert_eq!(status, 0);
    // One that cannot be read stays as well.
    fs::write(&path, "[table").unwrap();
    let (status, out, err) = told(folder.path(), &["init"], "");
    let kept = "nos: nos.toml is there already, and is not overwritten\n";
    assert_eq!((status, out.as_str(), err.as_str()), (2, "", kept));
    assert_eq!(fs::read_to_string(&path).unwrap(), "[table");
    let (status, ..) = told(folder.path(), &["init", "--config", "other.toml"], "");
    assert_eq!(status, 0);
    assert_eq!(files(folder.path()), ["nos.toml", "other.toml"]);
}

/// Feeds a journal whose reader takes one line and leaves; answers the status.
fn fed_without_a_reader(folder: &Path, options: &[&str], lines: &[&str]) -> i32 {
    let mut child = nos(folder, &[&["play", "evening.nos"], options].concat())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let (first, rest) = lines.split_first().unwrap();
    writeln!(stdin, "{first}").unwrap();
    stdout.read_line(&mut String::new()).unwrap();
    drop(stdout);
    stdin
        .write_all((rest.join("\n") + "\n").as_bytes())
        .unwrap();
    drop(stdin);
    child.wait().unwrap().code().unwrap()
}

#[test]
fn entries_by_a_pipe_are_kept_though_nobody_reads_the_rulings() {
    let lines = ["seat Anna Bram Cees", "deal", "set Bram 6-6", "announce 1"];
    let table: [(&[&str], &[&str], i32, usize); 4] = [
        (&[], &[], 0, 5),
        (&["--json"], &[], 0, 5),
        (&[], &["play 9-9", "note late"], 1, 5),
        (&["--keep-going"], &["play 9-9", "note late"], 1, 6),
    ];
    for (options, more, status, kept) in table {
        let folder = folder();
        let all = [&lines[..], more].concat();
        assert_eq!(
            fed_without_a_reader(folder.path(), options, &all),
            status,
            "{options:?} {more:?}"
        );
        let entries = entries(&folder.path().join("evening.nos"));
        assert_eq!(entries.len(), kept, "{entries:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn entries_are_kept_though_the_rulings_cannot_be_written() {
    let folder = folder();
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let mut child = nos(folder.path(), &["play", "evening.nos"])
        .stdout(full)
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(EVENING.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(5));
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(err.contains("nos: cannot write the output: "), "{err}");
    let entries = entries(&folder.path().join("evening.nos"));
    assert_eq!(entries.len(), 4, "{entries:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_pipe_that_somebody_writes_in_is_read_to_its_end() {
    let folder = folder();
    let read = |line: &str| {
        let mut bash = environment::program("bash", folder.path());
        environment::told(bash.args(["-c", line]), "")
    };
    let entry = "1 entry: 1 in order, 0 fouls; 0 rejected.\n".to_owned();
    let nothing = "0 entries: 0 in order, 0 fouls; 0 rejected.\n".to_owned();
    let table = [
        ("nos replay -q <(echo note one)", &entry),
        ("nos replay -q <(true)", &nothing),
        ("echo note one | nos replay -q /dev/stdin", &entry),
        ("true | nos replay -q /dev/stdin", &nothing),
        ("nos replay -q /dev/null", &nothing),
        (
            "nos --config /dev/null laws | grep -c nos",
            &"1\n".to_owned(),
        ),
    ];
    for (line, expected) in table {
        assert_eq!(
            read(line),
            (0, (*expected).clone(), String::new()),
            "{line}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_or_longer_than_any_evening_is_no_journal() {
    let folder = folder();
    environment::pipe(&folder.path().join("fifo"));
    let hole = fs::File::create(folder.path().join("hole.nos")).unwrap();
    hole.set_len(1 << 30).unwrap();
    let no_file = |name| format!("nos: {name} is a device or a pipe; a journal is a file\n");
    let no_place = |name| format!("nos: {name} is no file that a journal can be kept in\n");
    let device = |name| format!("nos: cannot read {name}: it is a device\n");
    let unwritten = |name| format!("nos: cannot read {name}: nobody writes in this pipe\n");
    let too_long = "nos: hole.nos has more than 64 MB or a million entries, and an evening has some 400; give each evening a file of its own\n".to_owned();
    let a_folder = "nos: cannot read .: it is a folder\n".to_owned();
    let table: [(&[&str], String); 17] = [
        (&["check", "/dev/full"], no_file("/dev/full")),
        (&["check", "fifo"], no_file("fifo")),
        (&["check", "hole.nos"], too_long.clone()),
        (&["check", "."], a_folder.clone()),
        (&["replay", "hole.nos"], too_long.clone()),
        (&["replay", "/dev/zero"], device("/dev/zero")),
        (&["replay", "fifo"], unwritten("fifo")),
        (&["settle", "hole.nos"], too_long.clone()),
        (&["settle", "/dev/full"], device("/dev/full")),
        (&["settle", "fifo"], unwritten("fifo")),
        (&["settle", "."], a_folder),
        (&["legal", "fifo"], unwritten("fifo")),
        (&["audit", "/dev/zero"], device("/dev/zero")),
        (&["--config", "fifo", "laws"], unwritten("fifo")),
        (&["play", "hole.nos"], too_long),
        (&["play", "fifo"], no_place("fifo")),
        (&["play", "/dev/full"], no_place("/dev/full")),
    ];
    for (arguments, expected) in table {
        let (status, out, err) = told(folder.path(), arguments, EVENING);
        assert_eq!(
            (status, out.as_str(), err),
            (5, "", expected),
            "{arguments:?}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_moves_the_cursor_or_turns_the_line_is_shown_escaped() {
    let folder = folder();
    let name = "a\u{1b}[2J\n\u{202e}b.nos";
    let shown = "a\\u{1b}[2J\\n\\u{202e}b.nos";
    let odd = |text: &str| text.contains(['\u{1b}', '\u{202e}']);
    let missing = format!("nos: cannot read {shown}: there is no such file or folder\n");
    let (status, _, err) = told(folder.path(), &["check", name], "");
    assert_eq!((status, err), (5, missing));
    let (status, _, err) = told(folder.path(), &["laws", name], "");
    assert_eq!(status, 2);
    assert!(err.contains("\\u{202e}b.nos") && !odd(&err), "{err}");
    let (status, out, err) = told(folder.path(), &["play", name], EVENING);
    let begun = format!("{shown} is begun; every entry is saved there before it is answered.\n");
    assert_eq!((status, err), (0, begun));
    assert!(!odd(&out));
    let (status, out, err) = told(folder.path(), &["check", name], "");
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(
        out.starts_with(&format!("{shown}: every line")) && !odd(&out),
        "{out}"
    );
}

#[test]
fn a_typed_text_that_turns_the_line_is_shown_escaped() {
    let folder = folder();
    let script = "note gpj.\u{202e}son\nhistory\nhelp \u{202e}on\nhouse pay\u{202e} 5\n";
    fs::write(folder.path().join("script"), script).unwrap();
    let (status, out, err) = told(folder.path(), &["replay", "script"], "");
    assert_eq!(status, 1);
    assert!(out.contains("note gpj.\\u{202e}son"), "{out}");
    assert!(
        !out.contains('\u{202e}') && !err.contains('\u{202e}'),
        "{out}{err}"
    );
}

/// A script with times, a foul and a correction.
const TIMED: &str = "\
2026-11-21T20:14:03+01:00 seat Anna Bram Cees
2026-11-21T20:15:00+01:00 deal
2026-11-21T20:16:59+01:00 set Bram 6-6
announce 1
2026-11-21T20:18:00+01:00 play Cees 5-4
2026-11-21T20:19:00+01:00 void
2026-11-21T23:59:00+01:00 deal
2026-11-22T00:01:00+01:00 set Bram 5-5
2026-11-22T00:02:00+01:00 fix 8 set Bram 4-4
";

#[test]
fn the_history_has_headings_times_and_fouls() {
    let folder = folder();
    fs::write(folder.path().join("script"), TIMED).unwrap();
    let first = "   1  20:14  seat Anna Bram Cees\n";
    let one = "Hand 1\n   2  20:15  deal\n   3  20:16  set Bram 6-6\n   4         announce 1\n   \
               5  20:18  play Cees 5-4 (foul, 11.2a)\n   6  20:19  void\n";
    let two = "Hand 2\n   7  23:59  deal\n   8  00:01  set Bram 4-4\n";
    let all = "Hand 2\n   7  23:59  deal\n   8  00:01  set Bram 5-5 (fixed by #9)\n   \
               9  00:02  fix 8 set Bram 4-4\n";
    let last = "   6  20:19  void\n";
    let table: [(&[&str], String); 7] = [
        (&[], format!("{first}{one}{two}")),
        (&["all"], format!("{first}{one}{all}")),
        (&["hand", "1"], one.to_owned()),
        (&["hand", "2"], two.to_owned()),
        (&["2"], two.to_owned()),
        (&["3"], format!("Hand 1\n{last}{two}")),
        (&["99"], format!("{first}{one}{two}")),
    ];
    for (words, expected) in table {
        let arguments = [&["history", "script"], words].concat();
        let (status, out, err) = told(folder.path(), &arguments, "");
        assert_eq!((status, err.as_str()), (0, ""), "{words:?}");
        assert_eq!(out, expected, "{words:?}");
    }
    let table = [
        (
            "script",
            "hand 3",
            "script: there is no hand 3; the last one is hand 2",
        ),
        ("empty", "hand 1", "empty: no hand has begun yet"),
        ("script", "hand", "a whole number is expected here"),
    ];
    fs::write(folder.path().join("empty"), "note cold\n").unwrap();
    for (file, words, expected) in table {
        let words: Vec<&str> = words.split(' ').collect();
        let arguments = [&["history", file], words.as_slice()].concat();
        let (status, out, err) = told(folder.path(), &arguments, "");
        assert_eq!((status, out.as_str()), (2, ""));
        assert!(err.starts_with(&format!("nos: {expected}")), "{err}");
    }
}

#[test]
fn a_journal_tells_when_its_entries_were_made() {
    let folder = folder();
    let script = "seat Anna Bram Cees\ndeal\nhistory\n";
    let (_, out, _) = told(folder.path(), &["play", "evening.nos", "-q"], script);
    let expected =
        "   1  20:14  law 1\n   2  20:14  seat Anna Bram Cees\nHand 1\n   3  20:14  deal\n";
    assert!(out.starts_with(expected), "{out}");
    let (_, out, _) = told(folder.path(), &["history", "evening.nos"], "");
    assert_eq!(out, expected);
    let (_, out, _) = told(
        folder.path(),
        &["history", "evening.nos", "1", "--json"],
        "",
    );
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let entry = serde_json::json!(
        [{ "n": 3, "entry": "deal", "time": "20:14", "hand": 1, "foul": null }]
    );
    assert_eq!(value["answer"], entry);
}

#[test]
fn help_answers_topics_and_lists_the_kinds_of_a_foul() {
    let folder = folder();
    let table = [
        (
            "help closing",
            "Closing a hand\n  block, or close: who has just played",
        ),
        (
            "help doubles",
            "Doubles\n  44c: a double on the tile of the player before",
        ),
        (
            "help the end of a hand",
            "The end of a hand\n  A hand ends when",
        ),
        (
            "help corrections",
            "Corrections\n  undo (u) strikes the last entry",
        ),
        ("help keys", "Keys\n  Tab completes a word"),
        (
            "help xyzzy",
            "There is no \"xyzzy\"; help alone lists what can be typed.\n",
        ),
        (
            "law fives-and-threes 1\nhelp scoring",
            "Scoring\n  After every tile the two open ends",
        ),
    ];
    for (asked, expected) in table {
        let (status, out, _) = told(folder.path(), &["replay", "-"], &format!("{asked}\n"));
        assert_eq!(status, 0);
        assert!(out.contains(expected), "{asked}: {out}");
    }
    let (_, out, _) = told(folder.path(), &["replay", "-"], "help foul\n");
    let kinds = "  covering          covering tiles [11.2f]\n  \
                 showing           showing tiles [11.2g]\n  \
                 advice            advice [11.9]\n  \
                 asking            asking for what is not due [11.2e]\n  \
                 drew-with-double  drawing for the set with a double in hand [3.5]\n  \
                 passed-able       passing while able to play [11.6]\n  \
                 no-draw           not drawing [9.6]\n";
    assert!(out.contains(kinds), "{out}");
}

#[test]
fn a_law_of_one_game_says_so_instead_of_a_card() {
    let arguments = ["games", "--law", "fives-and-threes"];
    let (status, out, err) = told(folder().path(), &arguments, "");
    let expected = "nos: fives-and-threes is one game, so there is no list of games. \
                    To see its card, type nos card --law fives-and-threes\n";
    assert_eq!((status, out.as_str(), err.as_str()), (2, "", expected));
}

#[test]
fn the_first_ruling_of_a_new_journal_has_the_number_1() {
    let rules = "[payments]\nnos = 10\n";
    let law = "   1  Judged by edition 1 of the rulebook.\n";
    let nos = "   2  House rule: payments.nos 10.\n";
    let seated = "  Dirk, Els and Fien sit down, clockwise. [1.1, 1.3]\n";
    let both = format!("{PLAYERS}{rules}");
    let table: [(&str, &[&str], String); 5] = [
        ("", &[], law.to_owned()),
        (rules, &[], format!("{law}{nos}")),
        (PLAYERS, &[], format!("{law}   2{seated}")),
        (&both, &[], format!("{law}{nos}   3{seated}")),
        (&both, &["-q"], String::new()),
    ];
    for (configuration, options, expected) in table {
        let folder = folder();
        fs::write(folder.path().join("nos.toml"), configuration).unwrap();
        let input = if configuration.contains("players") {
            "deal\n"
        } else {
            "seat Anna Bram Cees\n"
        };
        let arguments = [&["evening.nos"], options].concat();
        let (status, out, err) = told(folder.path(), &arguments, input);
        assert_eq!(status, 0, "{err}");
        let numbered = out.lines().filter(|line| line.starts_with("   "));
        let numbered = numbered.filter(|line| !line.starts_with("     "));
        let told: String = numbered.map(|line| format!("{line}\n")).collect();
        assert!(told.starts_with(&expected), "{configuration}: {out}");
        assert_eq!(options.is_empty(), told.contains("   1  "), "{out}");
        // Who goes on with it is told nothing of this again.
        let (_, out, _) = told_again(folder.path());
        assert!(!out.contains("   1  "), "{out}");
    }
}

fn told_again(folder: &Path) -> (i32, String, String) {
    told(folder, &["evening.nos"], "note so\n")
}

#[test]
fn an_audit_tells_each_finding_in_a_sentence() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/disputes.nos");
    let (status, out, _) = told(folder().path(), &["audit", script], "");
    assert_eq!(status, 1);
    assert_eq!(
        out,
        "Hand 1\n  \
           #4 Dolf denied a higher double than the set, drew nothing since, and played\n    \
             5-5 at #19 [11.11]. No penalty follows by itself.\n  \
           #29 Corrie passed when 2-0 fitted left, drew nothing since, and played 2-0\n    \
             at #32 [11.6]. Paid: 80 to each opponent at #32.\n\
         Hand 2\n  \
           #50 Anton drew for the set, drew nothing since, and played 3-3 at #65 [3.5].\n    \
             Paid: 40 to each opponent at #65.\n\
         Hand 3\n  \
           #105 Bep passed when 0-0 fitted left and right, drew nothing since, and\n    \
             showed 0-0 at #112 [11.6]. Paid: 80 to each opponent at #112.\n  \
           #112 Bep showed 0-0; the close of Dolf was upheld at #109 when 0-0 fitted\n    \
             left and right [9.3]. The close was wrong [9.7]; no penalty follows by\n    \
             itself for hiding.\n\
         In all\n  \
           Dolf: did not set the highest double\n  \
           Corrie: passed while able to play\n  \
           Anton: drew for the set with a double in hand\n  \
           Bep: passed while able to play\n  \
           Bep: hid a tile when the hand was closed\n"
    );
}

#[test]
fn help_is_for_the_program_a_command_or_a_word_of_the_prompt() {
    let table: [(&[&str], &[&str]); 6] = [
        (
            &["help"],
            &["Usage: nos [OPTIONS] [FILE] [COMMAND]", "  settle "],
        ),
        (
            &["help", "check"],
            &["Usage: nos check [OPTIONS] <FILE>", "--seal <SEAL>"],
        ),
        (
            &["help", "foul"],
            &[
                "foul NAME KIND\n",
                "  no-draw           not drawing [9.6]\n",
            ],
        ),
        (&["help", "closing"], &["Closing a hand\n"]),
        (
            &["help", "zzz"],
            &["There is no \"zzz\"; help alone lists what can be typed."],
        ),
        (
            &["help", "--law", "fives-and-threes", "knock"],
            &["knock [NAME]\n"],
        ),
    ];
    for (arguments, expected) in table {
        let (status, out, err) = told(folder().path(), arguments, "");
        assert_eq!((status, err.as_str()), (0, ""), "{arguments:?}");
        for words in expected {
            assert!(out.contains(words), "{arguments:?}: {out}");
        }
    }
}

/// A character of every kind that a note may hold and JSON, a terminal or a page could trip over.
const ODD: [char; 18] = [
    '"',
    '\\',
    '\'',
    '/',
    '<',
    '&',
    '{',
    'é',
    '\u{301}',
    '\u{200b}',
    '\u{200d}',
    '\u{202e}',
    '\u{2066}',
    '\u{2028}',
    '\u{feff}',
    '\u{1f468}',
    '\u{e0041}',
    '\u{10ffff}',
];

#[test]
fn every_answer_in_json_can_be_parsed_and_holds_what_was_typed() {
    let folder = folder();
    let texts = ODD.map(|odd| format!("a{odd}b"));
    let all = format!("👩\u{200d}👧 {}", ODD.iter().collect::<String>());
    let notes = texts
        .iter()
        .chain([&all])
        .map(|text| format!("note {text}\n"));
    let notes: String = notes.collect();
    let script = format!(
        "law 1\n{notes}seat Zoë D'Arcy 𐐀nna\ndeal\nset Zoë 6-6\nannounce 1\n\
         status\nhistory all\nwhy 2\nhelp \\\"\u{200d}\nfix 2 note fixed {all}\nnonsense {all}\n"
    );
    fs::write(folder.path().join("odd.nos"), &script).unwrap();
    let parsed = |arguments: &[&str], input: &str| -> Vec<serde_json::Value> {
        let (_, out, err) = told(folder.path(), arguments, input);
        let read = out.lines().map(|line| match serde_json::from_str(line) {
            Ok(value) => value,
            Err(error) => panic!("{arguments:?}: {error}: {line}"),
        });
        let read: Vec<_> = read.collect();
        assert!(!read.is_empty(), "{arguments:?}: {err}");
        read
    };
    let replayed = parsed(&["replay", "odd.nos", "--json", "--keep-going"], "");
    let ended = format!("{script}void\nsettle\n");
    let kept = parsed(&["play", "kept.nos", "--json", "--keep-going"], &ended);
    let unkept = parsed(&["play", "--json", "--keep-going"], &script);
    for (at, text) in texts.iter().chain([&all]).enumerate() {
        let typed = format!("note {text}");
        for answers in [&replayed, &kept, &unkept] {
            assert_eq!(answers[at + 1]["entry"], typed.as_str());
        }
        let history = parsed(&["history", "kept.nos", "--json", "all"], "");
        assert_eq!(history[0]["answer"][at + 1]["entry"], typed.as_str());
        let why = parsed(&["why", "kept.nos", &(at + 2).to_string(), "--json"], "");
        let told = if at == 0 {
            format!("note fixed {all}")
        } else {
            typed
        };
        assert_eq!(why[0]["answer"]["entry"], told.as_str());
    }
    for arguments in [
        &["history", "odd.nos", "--json"][..],
        &["history", "odd.nos", "--json", "3"],
        &["why", "odd.nos", "--json"],
        &["legal", "odd.nos", "--json"],
        &["holds", "odd.nos", "--json"],
        &["audit", "odd.nos", "kept.nos", "--json"],
        &["settle", "odd.nos", "--json"],
        &["settle", "kept.nos", "--json", "--player", "𐐀nna"],
        &["standings", "kept.nos", "--json"],
        &[
            "export", "kept.nos", "--table", "entries", "--format", "jsonl",
        ],
        &[
            "export",
            "kept.nos",
            "--table",
            "transfers",
            "--format",
            "jsonl",
        ],
        &[
            "export", "kept.nos", "--table", "players", "--format", "jsonl",
        ],
    ] {
        parsed(arguments, "");
    }
}

#[test]
fn a_page_is_the_same_on_standard_output_and_in_a_file() {
    let folder = folder();
    let script = format!("{EVENING}note 👩\u{200d}👧\n");
    fs::write(folder.path().join("odd.nos"), &script).unwrap();
    let (_, page, _) = told(folder.path(), &["report", "odd.nos"], "");
    let (_, piped, _) = told(folder.path(), &["report", "-"], &script);
    assert!(piped == page, "the page of standard input differs");
    let (_, out, _) = told(folder.path(), &["report", "odd.nos", "-o", "odd.html"], "");
    assert_eq!(out, "odd.html is written.\n");
    let written = fs::read_to_string(folder.path().join("odd.html")).unwrap();
    assert!(page.trim_end() == written.trim_end(), "the pages differ");
    assert!(page.contains("👩\u{200d}👧"));
}

const IN_DUTCH: &str = "seat Jan-Peter d'Arc Mies\ndeal\nset d'Arc 6-6\nannounce 1\nplay Mies 6-4\ndraw Jan-Peter 1\n\
    draw Jan-Peter 2\npass Jan-Peter\nholds d'Arc\nundo\nplay Jan 6-1 on noth\nplay Piet 6-1\n";

#[test]
fn a_dutch_table_hears_rulings_fouls_corrections_and_refusals_in_dutch() {
    let folder = folder();
    let arguments = ["--lang", "nl", "replay", "--keep-going", "-"];
    let (status, out, err) = told(folder.path(), &arguments, IN_DUTCH);
    assert_eq!(status, 1);
    let table = [
        "   1  Jan-Peter, d'Arc en Mies zitten aan tafel, met de klok mee. [1.1, 1.3]\n",
        "      Jan-Peter en Mies betalen d'Arc elk 6 voor de opzet [3.3]\n",
        "   4  De spelsoort is nr. 1, gewoon. [4.1, 4.5]\n",
        "   6  Jan-Peter trekt 1 steen. Er liggen er nog 12 in de stapel. [6.2]\n",
        "   7  Jan-Peter trekt 2 stenen. Er liggen er nog 10 in de stapel. [6.2]\n",
        "   8  Overtreding: Jan-Peter past met 10 stenen in de stapel, en die mogen op\n",
        "d'Arc heeft 4 stenen: 4 van ",
        "Teruggenomen: Jan-Peter betaalt d'Arc en Mies elk 40 voor passen met nog\n",
        "9 regels: 8 in orde, 1 overtreding; 2 geweigerd.\n",
    ];
    for line in table {
        assert!(out.contains(line), "{line}: {out}");
    }
    let refused = [
        "hier hoort een arm in plaats van \"noth\": links, rechts, noord, oost, zuid, west of het getal dat \
         open is; is noord bedoeld?\n",
        "niemand hier heet Piet; aan tafel zitten Jan-Peter, d'Arc en Mies\n",
    ];
    for line in refused {
        assert!(err.contains(line), "{line}: {err}");
    }
}

#[test]
fn the_language_is_that_of_the_command_line_or_of_nos_toml_or_of_the_system() {
    let folder = folder();
    let says = |arguments: &[&str], locale: &str| {
        let mut command = nos(folder.path(), &[arguments, &["laws"]].concat());
        let output = command.env("LC_ALL", locale).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let (_, title) = text.lines().next().unwrap().split_once(',').unwrap();
        title.to_owned()
    };
    let dutch = " het Nederlandse dominospel voor drie tot vijf spelers";
    let english = " the Dutch domino game for three to five players";
    assert_eq!(says(&[], "C.UTF-8"), english);
    assert_eq!(says(&[], "nl_NL.UTF-8"), dutch);
    assert_eq!(says(&[], "fr_FR.UTF-8"), english);
    assert_eq!(says(&["--lang=nl"], "C.UTF-8"), dutch);
    fs::write(
        folder.path().join("nos.toml"),
        "[prompt]\nlanguage = \"nl\"\n",
    )
    .unwrap();
    assert_eq!(says(&[], "C.UTF-8"), dutch);
    assert_eq!(says(&["--lang", "en"], "nl_NL.UTF-8"), english);
    fs::write(
        folder.path().join("nos.toml"),
        "[prompt]\nlanguage = \"auto\"\n",
    )
    .unwrap();
    assert_eq!(says(&[], "nl_NL.UTF-8"), dutch);
}

#[test]
fn what_is_kept_and_what_programs_read_is_the_same_in_every_language() {
    let folder = folder();
    let kept = |language: &str| {
        let file = format!("{language}.nos");
        let evening = format!("{EVENING}announce 1\nfoul Anna covering\n");
        told(
            folder.path(),
            &["--lang", language, "play", &file],
            &evening,
        );
        let games = "law dominoes 1\nseat Anna Bram\ndeal\n";
        let sheets = [
            ("--csv", &*file, ""),
            ("--csv", "-", games),
            ("--json", "-", &evening),
        ];
        let sheets = sheets.map(|(form, file, typed)| {
            told(
                folder.path(),
                &["--lang", language, "settle", form, file],
                typed,
            )
            .1
        });
        let json = told(
            folder.path(),
            &["--lang", language, "replay", "--json", &file],
            "",
        )
        .1;
        let ruled = |line: &str| {
            let (_, after) = line.split_once("\"transfers\"")?;
            Some(after.split_once("\"message\"")?.0.to_owned())
        };
        let words: Vec<String> = json.lines().filter_map(ruled).collect();
        (
            fs::read_to_string(folder.path().join(file)).unwrap(),
            sheets,
            words,
        )
    };
    let (dutch, english) = (kept("nl"), kept("en"));
    assert_eq!(dutch, english);
    assert!(
        english
            .2
            .iter()
            .any(|words| words.contains("\"for\":\"set\""))
    );
}

#[test]
fn the_help_of_a_command_is_all_in_one_language() {
    let begins = "Het afrekenblad van een logboek afdrukken, om te tekenen, met het zegel\n\n\
                  Gebruik: nos reken-af [OPTIONS] <FILE>\n\n\
                  Argumenten:\n  <FILE>";
    let folder = folder();
    for words in [["settle", "--help"], ["settle", "-h"], ["help", "settle"]] {
        let arguments = [&["--lang", "nl"], &words[..]].concat();
        let (status, out, err) = told(folder.path(), &arguments, "");
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.starts_with(begins), "{out}");
        assert!(out.contains("\n\nOpties:\n"), "{out}");
        assert!(out.trim_end().ends_with("  Deze hulp"), "{out}");
    }
    let (_, out, _) = told(folder.path(), &["--lang", "nl", "-h"], "");
    for part in [
        "\n\nOpdrachten:\n  speel  ",
        "  Deze hulp (meer met '--help')\n",
        "  De versie\n",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
}

#[test]
fn money_is_written_as_the_dutch_write_it() {
    let folder = folder();
    let script =
        "seat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce 1\nvoid\nfoul Bram showing\nsettle\n";
    fs::write(folder.path().join("f.nos"), script).unwrap();
    fs::write(
        folder.path().join("nos.toml"),
        "[money]\nunit = \"250.50\"\n",
    )
    .unwrap();
    let table: [(&[&str], [&str; 3]); 3] = [
        (
            &["--lang", "nl", "settle", "f.nos"],
            [
                "│ EUR              │ +501,00 │ -1.002,00 │ +501,00 │\n",
                "20 fiches zijn 250,50 EUR, volgens nos.toml.\n",
                "Bram betaalt Anna 40, 501,00 EUR.\n",
            ],
        ),
        (
            &["--lang", "nl", "settle", "--html", "f.nos"],
            [">\u{2212}1.002,00<", ">+501,00<", ", 501,00 EUR<"],
        ),
        (
            &["settle", "--html", "f.nos"],
            [">\u{2212}1002.00<", ">+501.00<", ", 501.00 EUR<"],
        ),
    ];
    for (arguments, parts) in table {
        let (status, out, err) = told(folder.path(), arguments, "");
        assert_eq!((status, err.as_str()), (0, ""), "{arguments:?}");
        for part in parts {
            assert!(out.contains(part), "{part}: {out}");
        }
    }
}

#[test]
fn thousands_of_chips_are_parted_as_the_dutch_part_them() {
    let folder = folder();
    let script = "seat Anna Bram Cees\nhouse chips.start 1500\ndeal\nset Bram 6-6\n";
    fs::write(folder.path().join("f.nos"), script).unwrap();
    let table: [(&[&str], &str); 5] = [
        (&["settle", "f.nos"], "│ einde │ 1.494 │ 1.512 │ 1.494 │\n"),
        (&["balances", "f.nos"], "│ Bram   │  1.512 │"),
        (&["settle", "--html", "f.nos"], ">1.500<"),
        (&["settle", "--csv", "f.nos"], ",start,1500,"),
        (&["balances", "--json", "f.nos"], "1512"),
    ];
    for (arguments, part) in table {
        let arguments = [&["--lang", "nl"], arguments].concat();
        let (_, out, _) = told(folder.path(), &arguments, "");
        assert!(out.contains(part), "{arguments:?}: {out}");
    }
}

/// Words that only English has, and that no entry has.
const ENGLISH: [&str; 16] = [
    "the", "are", "with", "from", "what", "who", "this", "nobody", "not", "plays", "pays", "tiles",
    "its", "each", "north", "penalty",
];

/// What a person reads of a page: nothing of its style, of entries as they were typed, and of tags.
fn read_of(page: &str) -> String {
    let without = |text: &str, begins: &str, ends: &str| -> String {
        let (first, rest) = text.split_once(begins).unwrap_or((text, ""));
        let rest = rest.split(begins);
        let rest = rest.filter_map(|part| Some(part.split_once(ends)?.1));
        std::iter::once(first)
            .chain(rest)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let page = without(page, "<style>", "</style>");
    let page = without(&page, "<script>", "</script>");
    let page = without(&page, "<code>", "</code>");
    without(&page, "<", ">")
}

#[test]
fn no_english_is_left_in_what_is_told_in_dutch() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let folder = folder();
    let all: [&[&str]; 12] = [
        &["settle"],
        &["settle", "--markdown"],
        &["settle", "--html"],
        &["replay", "--keep-going"],
        &["show"],
        &["status"],
        &["balances"],
        &["legal"],
        &["holds"],
        &["audit"],
        &["why"],
        &["report"],
    ];
    // Of fives and threes the rulebook is there in English only, and these print of it.
    let of_fives = &all[..10];
    let examples = [
        ("evening", &all[..]),
        ("disputes", &all[..]),
        ("fives-and-threes", of_fives),
    ]
    .map(|(name, commands)| (examples.join(name).with_extension("nos"), commands));
    for (file, commands) in &examples {
        for command in *commands {
            let arguments = [&["--lang", "nl"], *command, &[file.to_str().unwrap()]].concat();
            let (_, out, _) = told(folder.path(), &arguments, "");
            assert!(!out.is_empty(), "{arguments:?}");
            let read = if out.starts_with('<') {
                read_of(&out)
            } else {
                out
            };
            let mut words = read.split(|letter: char| !letter.is_alphanumeric());
            let english = words.find(|word| ENGLISH.contains(&word.to_lowercase().as_str()));
            assert_eq!(english, None, "{arguments:?}");
        }
    }
}

#[test]
fn a_name_with_blanks_has_them_wherever_people_read_it() {
    let folder = folder();
    let script =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/evening.nos"));
    fs::write(
        folder.path().join("jan.nos"),
        script.unwrap().replace("Hanneke", "Jan_de_Vries"),
    )
    .unwrap();
    let (_, journal, _) = told(
        folder.path(),
        &["play", "friday.nos"],
        &fs::read_to_string(folder.path().join("jan.nos")).unwrap(),
    );
    assert!(!journal.contains("Jan_de_Vries"));
    let kept = fs::read_to_string(folder.path().join("friday.nos")).unwrap();
    assert!(kept.contains("seat Jan_de_Vries Joost"));
    for line in [
        "replay",
        "status",
        "history",
        "why 6",
        "holds",
        "audit",
        "balances",
        "balances --by hand",
        "settle",
        "settle --player Jan_de_Vries",
        "settle --markdown",
        "settle --html",
        "report",
        "standings",
        "standings --markdown",
        "standings --html",
        "history --player Jan_de_Vries",
    ] {
        let mut words: Vec<&str> = line.split(' ').collect();
        words.insert(1, "friday.nos");
        let (status, text, error) = told(folder.path(), &words, "");
        assert_eq!((status, error.as_str()), (0, ""), "{line}");
        // On a page the title of an entry is how it was typed.
        let seen: Vec<&str> = text
            .split(" title=\"")
            .map(|rest| rest.split_once("\">").map_or(rest, |(_, seen)| seen))
            .collect();
        let seen = seen.concat();
        assert!(
            !seen.contains("Jan_de") && !seen.contains("Jan\\_de"),
            "{line}"
        );
        let names_him = !matches!(line, "audit" | "holds" | "status");
        assert_eq!(seen.contains("Jan de Vries"), names_him, "{line}: {seen}");
    }
    for line in [
        "settle --csv",
        "settle --json",
        "balances --json",
        "history --json",
        "standings --csv",
    ] {
        let mut words: Vec<&str> = line.split(' ').collect();
        words.insert(1, "friday.nos");
        let (_, text, _) = told(folder.path(), &words, "");
        assert!(text.contains("Jan_de_Vries"), "{line}");
    }
    let asked = ["settle", "friday.nos", "--player", "Jan de Vries"];
    assert!(told(folder.path(), &asked, "").1.contains("Jan de Vries"));
    let (status, _, error) = told(
        folder.path(),
        &["replay", "-"],
        "seat Jan_de_Vries Bram Cees\nretire Piet\nplay Jan_de_Vries 6-6\n",
    );
    assert_eq!(status, 1);
    assert!(error.contains("Jan de Vries"), "{error}");
}

#[test]
fn mistakes_on_the_command_line_are_told_in_dutch() {
    let folder = folder();
    let table = [
        (
            "settle",
            "fout: dit ontbreekt nog:\n  <FILE>\n\nGebruik: nos reken-af",
        ),
        (
            "settle --bogus",
            "fout: dit hoort hier niet: '--bogus'\n\n  tip: om '--bogus' als waarde te geven: '-- --bogus'",
        ),
        (
            "settle x --player",
            "fout: er ontbreekt een waarde voor '--player <NAME>'\n\nMeer staat in '--help'.",
        ),
        (
            "play --law whist",
            "fout: ongeldige waarde 'whist' voor '--law <NAME>'\n  [mogelijk: nos, ",
        ),
        (
            "replay x --json --quiet",
            "fout: '--json' gaat niet samen met '--quiet'",
        ),
        (
            "simulate --hands x",
            "fout: ongeldige waarde 'x' voor '--hands <N>': dat is geen getal",
        ),
        ("frobnicate x", "fout: onbekende opdracht 'x'"),
    ];
    for (line, expected) in table {
        let words: Vec<&str> = ["--lang", "nl"]
            .into_iter()
            .chain(line.split(' '))
            .collect();
        let (status, _, error) = told(folder.path(), &words, "");
        assert_eq!(status, 2, "{line}");
        assert!(error.starts_with(expected), "{line}: {error}");
    }
    let (_, help, _) = told(folder.path(), &["--lang", "nl", "simulate", "--help"], "");
    assert!(
        help.contains("[standaard: 10]") && help.contains("en, nl, of een taal met bestanden"),
        "{help}"
    );
    let (_, page, _) = told(folder.path(), &["--lang", "nl", "man", "settle"], "");
    assert!(
        page.contains(".SH NAAM\n")
            && page.contains(".SH OPTIES\n")
            && !page.contains("Print help"),
        "{page}"
    );
}

#[test]
fn wrapped_help_is_dutch_too() {
    let folder = folder();
    let commands = "play replay check settle standings export report board audit why show status \
                    balances legal holds laws history rule games card init language simulate tutor \
                    completions man help";
    for command in commands.split_whitespace() {
        for columns in ["60", "70"] {
            let mut nos = nos(folder.path(), &["--lang", "nl", command, "--help"]);
            let help = nos.env("COLUMNS", columns).output().unwrap().stdout;
            let help = String::from_utf8(help).unwrap();
            let english = ["possible", "values", "default:", "alias:", "What", "Also"];
            assert!(help.contains("-h, --help"), "{help}");
            assert!(!english.iter().any(|word| help.contains(word)), "{help}");
            let width = |line: &str| line.chars().count();
            assert!(help.lines().all(|line| width(line) <= 70), "{help}");
        }
    }
}

#[test]
fn where_nobody_paid_a_penalty_that_is_said() {
    let script = "law chess 1\nseat Anna Bram\n";
    for (language, expected) in [
        ("en", "There is no such entry or payment.\n"),
        ("nl", "Zo'n regel of betaling is er niet.\n"),
    ] {
        for option in ["--penalties", "--cause=luck"] {
            let arguments = ["--lang", language, "history", "-", option];
            let (status, out, err) = told(folder().path(), &arguments, script);
            assert_eq!((status, out.as_str(), err.as_str()), (0, expected, ""));
        }
    }
}

#[test]
fn what_was_legal_or_held_before_an_entry_that_does_not_stand_is_not_told() {
    let script = "law dominoes 1\nseat Anna Bram\ndeal\n";
    for (language, expected) in [
        ("en", "no entry #99 stands"),
        ("nl", "er geldt geen regel 99"),
    ] {
        for question in ["legal", "holds"] {
            let arguments = ["--lang", language, question, "-", "--at", "99"];
            let (status, _, err) = told(folder().path(), &arguments, script);
            assert_eq!((status, err), (2, format!("nos: -: {expected}\n")));
        }
    }
}

#[test]
fn a_dutch_list_of_arms_has_dutch_names() {
    let script = "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 2\nplay Bram 6-4\n";
    let arguments = ["--lang", "nl", "--plain", "show", "-"];
    let (_, out, _) = told(folder().path(), &arguments, script);
    let arms = "opzet 6-6\nnoord [6|4](4 x)\noost  (6 o)\nzuid  (6 o)\nwest  (6 o)\n";
    assert!(out.starts_with(arms), "{out}");
}

#[test]
fn a_long_entry_is_wrapped_above_its_dossier() {
    let note = "a word ".repeat(20);
    let script = format!("seat Anna Bram Cees\nnote {note}\n");
    let (_, out, _) = told(folder().path(), &["why", "-"], &script);
    assert!(out.starts_with("#2  note a word"), "{out}");
    assert!(out.lines().all(|line| line.len() <= 80), "{out}");
    assert!(
        out.contains("\n    a word") || out.contains("\n    word"),
        "{out}"
    );
}

#[test]
fn a_dutch_table_reads_the_day_in_words_and_its_heading_for_the_pot() {
    let folder = folder();
    let script = "2026-11-02T20:14:03+01:00 seat Anna Bram Cees\n\
        2026-11-02T23:14:03+01:00 settle\n";
    for (language, day, pot) in [
        ("en", "2026-11-02", "the pot"),
        ("nl", "2 november 2026", "de pot"),
    ] {
        let arguments = ["--lang", language, "settle", "--markdown", "-"];
        let (_, out, _) = told(folder.path(), &arguments, script);
        assert!(out.contains(day), "{out}");
        let arguments = ["--lang", language, "balances", "-", "--by", "hand"];
        let (_, out, _) = told(folder.path(), &arguments, script);
        assert!(out.contains(pot), "{out}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_is_judged_and_counted_alike_where_no_other_thread_can_be_had() {
    let folder = folder();
    let (_, evening, _) = told(folder.path(), &["simulate", "--seed", "3"], "");
    told(folder.path(), &["play", "evening.nos"], &evening);
    let long = format!("{EVENING}{}jump\n", "note so it was\n".repeat(9000));
    fs::write(folder.path().join("long"), long).unwrap();
    let alone = |arguments: &[&str]| {
        let mut nos = nos(folder.path(), arguments);
        // No thread gets a stack of this size.
        let output = nos.env("RUST_MIN_STACK", isize::MAX.to_string()).output();
        let Output {
            status,
            stdout,
            stderr,
        } = output.unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (status.code().unwrap(), text(stdout), text(stderr))
    };
    let table: [&[&str]; 5] = [
        &["replay", "--quiet", "long"],
        &["settle", "long"],
        &["settle", "evening.nos"],
        &["standings", "evening.nos"],
        &["export", "--table", "entries", "evening.nos"],
    ];
    for arguments in table {
        assert_eq!(
            alone(arguments),
            told(folder.path(), arguments, ""),
            "{arguments:?}"
        );
    }
    if cfg!(feature = "board") {
        let arguments = ["board", "evening.nos", "--listen", "127.0.0.1:0"];
        let (status, _, error) = alone(&arguments);
        let words = "nos: the system allows no more threads; close other programs and try again\n";
        assert_eq!((status, error.as_str()), (2, words));
    }
}

#[test]
fn what_is_wrong_with_nos_toml_is_told_in_dutch() {
    let folder = folder();
    let table = [
        (
            "[prompt]\ncolor = 1",
            "2:1: de tabel prompt heeft geen sleutel \"color\"; is colour bedoeld?",
        ),
        (
            "[money]\nunit = 0.50",
            "2:8: bij money.unit hoort een bedrag tussen aanhalingstekens, zoals \"0.50\"; \"0\" is geen geld",
        ),
        (
            "[board]\nduring = 1",
            "2:10: bij board.during hoort \"chips\" of \"layout\" of \"all\"",
        ),
        (
            "[table]\nhints = \"nee\"",
            "2:9: bij table.hints hoort true of false",
        ),
        (
            "[table]\nplayers = \"Anna\"",
            "2:11: bij table.players horen namen tussen aanhalingstekens en haken, zoals [\"Anna\", \"Bram\", \"Cees\"]",
        ),
        (
            "money = 5",
            "1:1: money is een tabel; zet [money] op een regel, en de sleutels eronder",
        ),
        (
            "[prompt]\ncolour = never",
            "2:10: hier hoort een waarde: een getal, true, false, of woorden tussen aanhalingstekens",
        ),
        (
            "[house]\nextra_games = yes",
            "2:15: hier hoort een waarde: een getal, true, false, of woorden tussen aanhalingstekens",
        ),
        (
            "[house]\nextra_games = True",
            "2:15: hier hoort een waarde: een getal, true, false, of woorden tussen aanhalingstekens",
        ),
        (
            "[chips]\nstart 500",
            "2:7: na een sleutel komen = en de waarde",
        ),
        (
            "chips = { start 5 }",
            "1:17: na een sleutel komen = en de waarde",
        ),
        (
            "[money]\nunit = \"0.50",
            "2:13: het aanhalingsteken aan het eind ontbreekt, of hier staat een stuurteken",
        ),
        (
            "[money]\nunit = '0.50",
            "2:13: het aanhalingsteken aan het eind ontbreekt, of hier staat een stuurteken",
        ),
        (
            "[chips]\npieces = 100, 20",
            "2:13: hier moet de regel eindigen; meer dan één waarde staat tussen haken, en een opmerking achter #",
        ),
        (
            "[table]\nplayers = [\"Anna\" \"Bram\"]",
            "2:19: hier ontbreekt een komma",
        ),
        (
            "[table]\nplayers = [\"Anna\", , \"Bram\"]",
            "2:20: deze komma is te veel",
        ),
        ("chips = { start = 5", "1:20: hier ontbreekt de }"),
        ("[chips", "1:7: hier ontbreekt de ]"),
        ("[chips]\npieces = [100", "2:14: hier ontbreekt de ]"),
        (
            "[chips]\n[chips]",
            "2:2: deze sleutel of tabel staat er twee keer; haal er één weg",
        ),
        ("[chips]\nstart = 007", "2:9: een getal begint niet met 0"),
    ];
    for (text, expected) in table {
        fs::write(folder.path().join("nos.toml"), text).unwrap();
        let (status, _, error) = told(folder.path(), &["--lang", "nl", "laws"], "");
        let message = error.lines().next().unwrap_or_default();
        assert_eq!(
            (status, message),
            (2, &*format!("nos: nos.toml:{expected}"))
        );
        assert!(
            error.contains("\n  | ") && error.ends_with("^\n"),
            "{error}"
        );
    }
}

#[test]
#[cfg(target_os = "linux")]
fn errors_of_the_system_are_told_in_the_language_and_without_a_number() {
    let folder = folder();
    fs::write(folder.path().join("f"), EVENING).unwrap();
    let long = "x".repeat(300);
    let table: [(&[&str], &str); 7] = [
        (
            &["settle", "none"],
            "none is niet te lezen: dat bestand of die map is er niet",
        ),
        (&["settle", "."], ". is niet te lezen: het is een map"),
        (
            &["settle", "f/g"],
            "f/g is niet te lezen: een deel van het pad is geen map",
        ),
        (
            &["play", &long],
            &format!(
                "{long} is niet te openen om erin te schrijven: de naam is te lang of mag niet"
            ),
        ),
        (
            &["settle", "link"],
            "link is niet te lezen: het systeem meldt \"Too many levels of symbolic links\"",
        ),
        (
            &["report", "/dev/null", "-o", "/proc/none/page"],
            "/proc/none/page is niet te schrijven: dat bestand of die map is er niet",
        ),
        (
            &["settle", "pipe"],
            "pipe is niet te lezen: niemand schrijft in deze pipe",
        ),
    ];
    std::os::unix::fs::symlink("link", folder.path().join("link")).unwrap();
    environment::pipe(&folder.path().join("pipe"));
    for (arguments, expected) in table {
        let arguments = [&["--lang", "nl"], arguments].concat();
        let (_, _, error) = told(folder.path(), &arguments, "");
        assert_eq!(error, format!("nos: {expected}\n"));
    }
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let mut nos = nos(folder.path(), &["--lang", "nl", "settle", "f"]);
    let output = nos.stdout(full).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        error,
        "nos: de uitvoer is niet te schrijven: de schijf is vol\n"
    );
}
