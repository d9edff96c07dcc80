//! The command line: valid and refused lines, and their messages.

use crate::support::environment;
use crate::support::folder::Folder;
use crate::support::program::{Ran, ran};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

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
        // Two of three letters differ from `play`, so nos suggests nothing.
        ("plo", new("plo")),
        ("pl\u{f6}", new("pl\u{f6}")),
    ];
    let folder = Folder::new();
    for (name, expected) in table {
        folder.nos([name]).stdin(EVENING).refuses(expected);
    }
    assert!(folder.files().is_empty());
}

#[test]
fn a_mistyped_line_is_corrected() {
    let folder = Folder::new();
    folder.write("f.nos", EVENING);
    for (typed, right) in rows! { of (&[&str], &str):
        &["setle", "f.nos"], "settle f.nos";
        &["Settle", "f.nos"], "settle f.nos";
        &["f.nos", "settle"], "settle f.nos";
        &["why", "3", "f.nos"], "why f.nos 3";
        &["f.nos", "why", "3"], "why f.nos 3";
        &["setle", "f.nos", "--player", "Mies"], "settle f.nos --player Mies";
        &["setle", "my evening.nos"], "settle \"my evening.nos\"";
    } {
        let Ran { status, out, err } = folder.nos(typed).ran();
        let expected = format!("nos: nos does not understand this line. Type: nos {right}\n");
        assert_eq!((status, out.as_str(), err), (2, "", expected), "{typed:?}");
    }
    // No other order of the words corrects these.
    let err = folder.nos(["settle", "--bogus", "f.nos"]).ran().err;
    assert!(err.starts_with("error: unexpected argument '--bogus'"), "{err}");
}

#[test]
fn the_table_the_state_and_the_accounts_of_a_file_are_printed() {
    let folder = Folder::new();
    folder.write("f.nos", EVENING);
    for (command, question) in
        [("show", "show"), ("status", "status"), ("balances", "balances"), ("scores", "balances")]
    {
        let script = format!("{EVENING}{question}\n");
        let replayed = folder.nos(["replay", "-", "-q"]).stdin(&script).ran().out;
        let out = folder.nos([command, "f.nos"]).out();
        assert!(!out.is_empty() && replayed.starts_with(&out), "{replayed}{out}");
        let piped = folder.nos([command, "-"]).stdin(EVENING).ran().out;
        assert_eq!(piped, out);
    }
}

/// Anna is fined twice, once waived; the second hand is abandoned.
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
    let folder = Folder::new();
    folder.write("f.nos", FINED);
    let head = "entry,time,hand,player,text,payer,payee,amount,reason,kind,article\n";
    let fined = "5,,1,Anna,\"foul Anna showing\",Anna,Bram,40,showing,penalty,11.2g\n\
                 5,,1,Anna,\"foul Anna showing\",Anna,Cees,40,showing,penalty,11.2g\n";
    let waived = "11,,2,Anna,\"foul Anna covering waive\",Anna,,0,,waived,11.2f\n";
    let table: [(&[&str], String); 4] = rows! {
        &["--player", "Cees", "hand", "1"],
            format!(
                "{head}3,,1,Bram,\"set Bram 6-6\",Cees,Bram,6,set,payment,3.3\n\
             5,,1,Anna,\"foul Anna showing\",Anna,Cees,40,showing,penalty,11.2g\n\
             6,,1,Cees,\"play Cees 6-5 on left\",,,,,,\n\
             7,,1,,\"void\",Cees,Anna,40,void,reversal,\n\
             7,,1,,\"void\",Bram,Cees,6,void,reversal,\n"
            );
        &["--player", "anna", "--penalties"], format!("{head}{fined}{waived}12,,2,Bram,\"foul Bram showing\",Bram,Anna,40,showing,penalty,11.2g\n");
        &["--cause", "set", "hand", "2"],
            format!(
                "{head}9,,2,Bram,\"set Bram 5-5\",Anna,Bram,5,set,payment,3.3\n\
             9,,2,Bram,\"set Bram 5-5\",Cees,Bram,5,set,payment,3.3\n"
            );
        &["4", "--payments", "--player", "Anna"],
            format!(
                "{head}9,,2,Bram,\"set Bram 5-5\",Anna,Bram,5,set,payment,3.3\n\
             {waived}12,,2,Bram,\"foul Bram showing\",Bram,Anna,40,showing,penalty,11.2g\n"
            );
    };
    let fouls = format!(
        "{waived}12,,2,Bram,\"foul Bram showing\",Bram,Anna,40,showing,penalty,11.2g\n\
         12,,2,Bram,\"foul Bram showing\",Bram,Cees,40,showing,penalty,11.2g\n"
    );
    let table = table.into_iter().chain(rows! {
        &["fouls", "since", "7"][..], format!("{head}{fouls}");
        &["Anna", "--penalties"], format!("{head}{fined}{waived}");
        &["/covering/"], format!("{head}{waived}");
        &["fouls", "--player", "Cees", "since", "12"], format!("{head}12,,2,Bram,\"foul Bram showing\",Bram,Cees,40,showing,penalty,11.2g\n");
    });
    for (words, expected) in table {
        let arguments = [&["history", "f.nos", "--csv"], words].concat();
        let out = folder.nos(&arguments).out();
        assert_eq!(out, expected, "{words:?}");
    }
    for (option, word, expected) in rows! {
        "--player", "Dirk", "f.nos: no player of this evening is called Dirk; the players are Anna, Bram and Cees";
        "--cause", "luck", "f.nos: no payment is for luck; there are payments for set, showing and void";
    } {
        folder.nos(["history", "f.nos", option, word]).refuses(format!("nos: {expected}\n"));
    }
}

#[test]
fn the_accounts_after_each_hand_are_listed() {
    let folder = Folder::new();
    folder.write("f.nos", FINED);
    let out = folder.nos(["balances", "f.nos", "--by", "hand", "--csv"]).ran().out;
    assert_eq!(
        out,
        "after,Anna,Bram,Cees,the pot\nstart,500,500,500,0\n1,500,500,500,0\n2,535,430,535,0\n"
    );
    let pairs = "law fives-and-threes 1\nhouse game.target 3\nseat Anna Bram\nlot Anna 6-6 Bram 1-0\ndeal\nplay Anna 5-5\nvoid\nsettle\n";
    folder.write("pairs.nos", pairs);
    let out = folder.nos(["balances", "pairs.nos", "--by", "hand", "--json"]).ran().out;
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let parts: Vec<String> =
        value["answer"].as_array().unwrap().iter().map(|part| part["after"].to_string()).collect();
    assert_eq!(parts, ["\"start\"", "1", "\"settlement\""]);
}

#[test]
fn a_continental_spreadsheet_gets_semicolons_and_commas() {
    let folder = Folder::new();
    let script = "seat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce ordinary\nvoid\nfoul Anna showing\nsettle\n";
    folder.nos(["play", "f.nos", "-q"]).stdin(script).ran();
    folder.write("nos.toml", "[money]\nunit = \"0,50\"\ndecimal = \",\"\n");
    for (words, expected) in rows! { of (&[&str], &str):
        &["settle", "f.nos", "--csv"], "kind;player;to;what;amount;money;entry;article";
        &["standings", "f.nos", "--csv"], "player;evenings;chips;money;currency;best";
        &["history", "f.nos", "--csv"], "entry;time;hand;player";
    } {
        let out = folder.nos(words).out();
        assert!(out.starts_with(expected), "{out}");
        assert!(!out.contains("0.00"), "{out}");
    }
    let out = folder.nos(["standings", "f.nos", "--csv"]).ran().out;
    assert!(out.contains("Anna;1;-80;-2,00;EUR;-80;"), "{out}");
    folder.write("nos.toml", "[money]\ndecimal = \"'\"\n");
    let Ran { status, err, .. } = folder.nos(["status", "f.nos"]).ran();
    assert_eq!(status, 2);
    assert!(err.contains("money.decimal takes \".\" or \",\""), "{err}");
}

#[test]
fn a_journal_is_begun_by_a_name_with_an_extension_or_by_play() {
    let folder = Folder::new();
    for arguments in [&["friday.nos"][..], &["play", "setle"]] {
        let status = folder.nos(arguments).stdin(EVENING).ran().status;
        assert_eq!(status, 0, "{arguments:?}");
    }
    assert_eq!(folder.files(), ["friday.nos", "setle"]);
    // An existing file is not a mistyped command.
    let Ran { status, err, .. } = folder.nos(["setle"]).ran();
    assert_eq!(status, 0);
    assert!(err.starts_with("setle goes on: 4 "), "{err}");
}

#[test]
fn a_journal_needs_a_name() {
    let folder = Folder::new();
    let expected = "nos: a journal needs a name: type nos play friday.nos. \
                    To judge standard input without a journal, type nos replay -\n";
    for arguments in [&["play", "-"][..], &["play", "--json", "-"]] {
        folder.nos(arguments).stdin(EVENING).refuses(expected);
    }
    assert!(folder.files().is_empty());
}

#[test]
fn a_file_alone_takes_the_options_of_play() {
    let folder = Folder::new();
    let script = "seat Anna Bram Cees\nplay 6-4\ndeal\n";
    for option in ["-q", "--json", "--keep-going"] {
        let alone = folder.nos(["alone.nos", option]).stdin(script).ran();
        let played = folder.nos(["play", "played.nos", option]).stdin(script).ran();
        let err = alone.err.replace("alone.nos", "played.nos");
        assert_eq!(Ran { err, ..alone }, played, "{option}");
        assert_eq!(played.status, 1);
        for name in folder.files() {
            fs::remove_file(folder.join(name)).unwrap();
        }
    }
}

#[test]
fn words_before_a_command_are_refused_and_not_dropped() {
    let folder = Folder::new();
    let expected = "nos: the command comes first: nos COMMAND, then the file and the options\n";
    for arguments in [&["friday.nos", "laws"][..], &["-q", "laws"]] {
        folder.nos(arguments).refuses(expected);
    }
}

#[test]
fn a_settlement_is_printed_for_a_machine_with_its_seal() {
    let folder = Folder::new();
    let script = format!("{EVENING}void\nsettle\n");
    folder.write("script", &script);
    folder.nos(["play", "journal"]).stdin(&script).ran();
    for (name, sealed) in [("script", false), ("journal", true)] {
        let out = folder.nos(["settle", name, "--json"]).out();
        let value: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(value["seal"].is_string(), sealed, "{out}");
        assert_eq!(value["state"]["phase"], "finished", "{out}");
        assert_eq!(value["state"]["result"]["Anna"], 0, "{out}");
        assert_eq!(value["state"]["payments"], serde_json::json!([]), "{out}");
    }
}

const PLAYERS: &str = "[table]\nplayers = [\"Dirk\", \"Els\", \"Fien\"]\n";

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
fn a_pipe_without_seat_seats_the_usual_players() {
    for (input, expected, seated) in rows! { of (&str, &[&str], bool):
        "deal\n", &["law 1", "seat Dirk Els Fien", "deal"], true;
        "house payments.nos 10\nnote cold\ndeal\n", &["law 1", "house payments.nos 10", "note cold", "seat Dirk Els Fien", "deal"], true;
        "note cold\nseat Anna Bram Cees\ndeal\n", &["law 1", "note cold", "seat Anna Bram Cees", "deal"], false;
        "law 1\nseat Anna Bram Cees\n", &["law 1", "seat Anna Bram Cees"], false;
        "note cold\n", &["law 1", "note cold"], false;
    } {
        let folder = Folder::new();
        folder.write("nos.toml", PLAYERS);
        let Ran { status, err, .. } = folder.nos(["play", "evening.nos"]).stdin(input).ran();
        assert_eq!(status, 0, "{input:?}: {err}");
        assert_eq!(entries(&folder.join("evening.nos")), expected);
        let said = "Seated as nos.toml says: Dirk, Els, Fien.\n";
        assert_eq!(err.contains(said), seated, "{input:?}: {err}");
    }
}

#[test]
fn a_new_journal_and_its_sheet_name_the_source_of_the_stakes() {
    let rules = "[payments]\nnos = 10\n";
    let money = "[money]\nunit = \"0.50\"\n";
    let evening = format!("{EVENING}void\nsettle\n");
    let told_of = |what: &str, file: &str| format!("{what} from {file}.\n");
    let own = "house/.config/nos/nos.toml";
    for (file, text, expected) in rows! {
        "nos.toml", String::new(), String::new();
        "nos.toml", PLAYERS.to_owned(), String::new();
        "nos.toml", rules.to_owned(), told_of("The house rules come", "nos.toml");
        "club.toml", money.to_owned(), told_of("The money comes", "club.toml");
        own, format!("{rules}{money}"), told_of("The house rules and the money come", own);
    } {
        let folder = Folder::new();
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
        let config = ["--config", file];
        let arguments = [&config[..], &["play", "evening.nos"]].concat();
        let Ran { status, err, .. } = folder.nos(&arguments).stdin(&evening).ran();
        assert_eq!(status, 0, "{text}: {err}");
        assert_eq!(err.contains(" from "), !expected.is_empty(), "{text}: {err}");
        assert!(err.contains(&expected), "{text}: {err}");
        // A script with its own law has its own house rules, and no money from `nos.toml`.
        let arguments = [&config[..], &["play", "other.nos"]].concat();
        let err = folder.nos(&arguments).stdin("law 1\n").ran().err;
        assert!(!err.contains("The house rules"), "{err}");
        assert_eq!(err.contains("The money comes from"), text.contains(money), "{err}");
        let worth = format!("20 chips are worth 0.50 EUR, as {file} says.");
        for form in [&[][..], &["--markdown"], &["--html"]] {
            let arguments = [&config[..], &["settle", "evening.nos"], form].concat();
            let sheet = folder.nos(&arguments).ran().out;
            assert_eq!(sheet.contains(&worth), text.contains(money), "{text}: {form:?}: {sheet}");
        }
        let arguments = [&config[..], &["play", "evening.nos"]].concat();
        let err = folder.nos(&arguments).ran().err;
        assert!(!err.contains(" from "), "{err}");
    }
}

#[test]
fn an_impossible_entry_seats_nobody() {
    let folder = Folder::new();
    folder.write("nos.toml", PLAYERS);
    let Ran { status, err, .. } =
        folder.nos(["play", "evening.nos"]).stdin("play Dirk 6-4\n").ran();
    assert_eq!(status, 1);
    assert!(!err.contains("Seated"), "{err}");
    assert_eq!(entries(&folder.join("evening.nos")), ["law 1"]);
}

#[test]
fn replay_and_play_make_the_same_corrections_or_refuse_them() {
    let refused = "standard input:4:1: the journal begins with law 1 and these lines do not, so entry numbers \
                   differ. Add law 1 as the first line and count it as 1\n";
    for correction in ["fix 3 note x", "strike 3", "insert 3 note x", "strike 2 ; strike 3"] {
        let folder = Folder::new();
        let script = format!("seat Anna Bram Cees\nnote two\nnote three\n{correction}\n");
        let Ran { status, err, .. } = folder.nos(["play", "evening.nos"]).stdin(&script).ran();
        assert_eq!(status, 1, "{correction}");
        assert!(err.contains(refused), "{correction}: {err}");
        let kept = entries(&folder.join("evening.nos"));
        assert_eq!(kept, ["law 1", "seat Anna Bram Cees", "note two", "note three"]);
        // An existing journal has numbers of its own.
        let status = folder.nos(["play", "evening.nos"]).stdin(correction).ran().status;
        assert_eq!(status, 0, "{correction}");
        // If the script begins with the law, as the journal does, the numbers agree.
        let script = format!("law 1\n{script}");
        folder.write("script", &script);
        let replayed = folder.nos(["replay", "script"]).ran();
        let Ran { status, out, err } = folder.nos(["play", "other.nos"]).stdin(&script).ran();
        assert_eq!((status, &out), (replayed.status, &replayed.out), "{correction}: {err}");
    }
}

#[test]
fn a_piped_undo_takes_back_only_piped_entries() {
    let folder = Folder::new();
    folder.write("nos.toml", "[payments]\nnos = 10\n");
    let script = "seat Anna Bram Cees\nnote two\nundo\nundo 2\n";
    let Ran { status, err, .. } = folder.nos(["play", "evening.nos"]).stdin(script).ran();
    assert_eq!(status, 1);
    assert!(err.contains("4:6: only 1 entry can be undone\n"), "{err}");
    let kept = entries(&folder.join("evening.nos"));
    let expected = ["law 1", "house payments.nos 10", "seat Anna Bram Cees", "note two", "undo"];
    assert_eq!(kept, expected);
}

#[test]
fn check_refuses_a_script() {
    let folder = Folder::new();
    folder.write("script", EVENING);
    let Ran { status, out, .. } = folder.nos(["check", "script"]).ran();
    let expected = "script is a script, not a journal: none of its lines has a tag, so nothing can be proved.\n\
                    nos replay script judges it.\n";
    assert_eq!((status, out.as_str()), (2, expected));
}

#[test]
fn a_configuration_is_written_once_and_is_read() {
    let folder = Folder::new();
    let path = folder.join("nos.toml");
    let written =
        "nos.toml is written, with the defaults. Change the settings that differ at your table.\n";
    let Ran { status, out, err } = folder.nos(["init"]).ran();
    assert_eq!((status, out.as_str(), err.as_str()), (0, written, ""));
    assert_eq!(fs::read_to_string(&path).unwrap(), include_str!("../../nos.toml.example"));
    let status = folder.nos(["laws"]).ran().status;
    assert_eq!(status, 0);
    // An unreadable file is kept, too.
    fs::write(&path, "[table").unwrap();
    let Ran { status, out, err } = folder.nos(["init"]).ran();
    let kept = "nos: nos.toml exists already, and nos does not overwrite it\n";
    assert_eq!((status, out.as_str(), err.as_str()), (2, "", kept));
    assert_eq!(fs::read_to_string(&path).unwrap(), "[table");
    let status = folder.nos(["init", "--config", "other.toml"]).ran().status;
    assert_eq!(status, 0);
    assert_eq!(folder.files(), ["nos.toml", "other.toml"]);
}

/// Feeds a journal whose reader takes one line and leaves. Returns the status.
fn fed_without_a_reader(folder: &Folder, options: &[&str], lines: &[&str]) -> i32 {
    let mut child = folder.nos([&["play", "evening.nos"], options].concat()).spawn();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let (first, rest) = lines.split_first().unwrap();
    writeln!(stdin, "{first}").unwrap();
    stdout.read_line(&mut String::new()).unwrap();
    drop(stdout);
    stdin.write_all((rest.join("\n") + "\n").as_bytes()).unwrap();
    drop(stdin);
    child.wait().unwrap().code().unwrap()
}

#[test]
fn piped_entries_are_kept_when_nobody_reads_the_rulings() {
    let lines = ["seat Anna Bram Cees", "deal", "set Bram 6-6", "announce 1"];
    for (options, more, status, kept) in rows! { of (&[&str], &[&str], i32, usize):
        &[], &[], 0, 5;
        &["--json"], &[], 0, 5;
        &[], &["play 9-9", "note late"], 1, 5;
        &["--keep-going"], &["play 9-9", "note late"], 1, 6;
    } {
        let folder = Folder::new();
        let all = [&lines[..], more].concat();
        assert_eq!(fed_without_a_reader(&folder, options, &all), status, "{options:?} {more:?}");
        let entries = entries(&folder.join("evening.nos"));
        assert_eq!(entries.len(), kept, "{entries:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn entries_are_kept_when_the_rulings_cannot_be_written() {
    let folder = Folder::new();
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let mut child = folder.nos(["play", "evening.nos"]).stdout(full).spawn();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(EVENING.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let Ran { status, err, .. } = ran(output);
    assert_eq!(status, 5);
    assert!(err.contains("nos: cannot write the output: "), "{err}");
    let entries = entries(&folder.join("evening.nos"));
    assert_eq!(entries.len(), 4, "{entries:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_named_pipe_is_read_to_its_end() {
    let folder = Folder::new();
    let entry = "1 entry: 1 in order, 0 fouls; 0 rejected.\n".to_owned();
    let nothing = "0 entries: 0 in order, 0 fouls; 0 rejected.\n".to_owned();
    for (line, expected) in rows! {
        "nos replay -q <(echo note one)", &entry;
        "nos replay -q <(true)", &nothing;
        "echo note one | nos replay -q /dev/stdin", &entry;
        "true | nos replay -q /dev/stdin", &nothing;
        "nos replay -q /dev/null", &nothing;
        "nos --config /dev/null laws | grep -c nos", &"1\n".to_owned();
    } {
        folder.program("bash", ["-c", line]).status(0).prints(expected).warns("");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_device_or_huge_file_is_no_journal() {
    let folder = Folder::new();
    environment::pipe(&folder.join("fifo"));
    let hole = fs::File::create(folder.join("hole.nos")).unwrap();
    hole.set_len(1 << 30).unwrap();
    let no_file = |name| format!("nos: {name} is a device or a pipe; a journal is a file\n");
    let no_place = |name| format!("nos: {name} cannot hold a journal\n");
    let device = |name| format!("nos: cannot read {name}: it is a device\n");
    let unwritten = |name| format!("nos: cannot read {name}: no program is writing to this pipe\n");
    let too_long = "nos: hole.nos has more than 64 MB or a million entries, and an evening has some 400. Give each evening a file of its own\n".to_owned();
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
        let Ran { status, out, err } = folder.nos(arguments).stdin(EVENING).ran();
        assert_eq!((status, out.as_str(), err), (5, "", expected), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_name_with_control_characters_is_escaped() {
    let folder = Folder::new();
    let name = "a\u{1b}[2J\n\u{202e}b.nos";
    let shown = "a\\u{1b}[2J\\n\\u{202e}b.nos";
    let odd = |text: &str| text.contains(['\u{1b}', '\u{202e}']);
    let missing = format!("nos: cannot read {shown}: no file or folder has that name\n");
    let Ran { status, err, .. } = folder.nos(["check", name]).ran();
    assert_eq!((status, err), (5, missing));
    let Ran { status, err, .. } = folder.nos(["laws", name]).ran();
    assert_eq!(status, 2);
    assert!(err.contains("\\u{202e}b.nos") && !odd(&err), "{err}");
    let Ran { status, out, err } = folder.nos(["play", name]).stdin(EVENING).ran();
    let begun = format!("New journal: {shown}. Every entry is saved there before nos answers.\n");
    assert_eq!((status, err), (0, begun));
    assert!(!odd(&out));
    let out = folder.nos(["check", name]).out();
    assert!(out.starts_with(&format!("{shown}: every line")) && !odd(&out), "{out}");
}

#[test]
fn a_typed_text_with_bidi_characters_is_escaped() {
    let folder = Folder::new();
    let script = "note gpj.\u{202e}son\nhistory\nhelp \u{202e}on\nhouse pay\u{202e} 5\n";
    folder.write("script", script);
    let Ran { status, out, err } = folder.nos(["replay", "script"]).ran();
    assert_eq!(status, 1);
    assert!(out.contains("note gpj.\\u{202e}son"), "{out}");
    assert!(!out.contains('\u{202e}') && !err.contains('\u{202e}'), "{out}{err}");
}

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
    let folder = Folder::new();
    folder.write("script", TIMED);
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
        let out = folder.nos(&arguments).out();
        assert_eq!(out, expected, "{words:?}");
    }
    let table = rows! {
        "script", "hand 3", "script: there is no hand 3; the last one is hand 2";
        "empty", "hand 1", "empty: no hand has begun yet";
        "script", "hand", "a whole number is expected here";
    };
    folder.write("empty", "note cold\n");
    for (file, words, expected) in table {
        let words: Vec<&str> = words.split(' ').collect();
        let arguments = [&["history", file], words.as_slice()].concat();
        let Ran { status, out, err } = folder.nos(&arguments).ran();
        assert_eq!((status, out.as_str()), (2, ""));
        assert!(err.starts_with(&format!("nos: {expected}")), "{err}");
    }
}

#[test]
fn a_journal_shows_the_times_of_its_entries() {
    let folder = Folder::new();
    let script = "seat Anna Bram Cees\ndeal\nhistory\n";
    let out = folder.nos(["play", "evening.nos", "-q"]).stdin(script).ran().out;
    let expected =
        "   1  20:14  law 1\n   2  20:14  seat Anna Bram Cees\nHand 1\n   3  20:14  deal\n";
    assert!(out.starts_with(expected), "{out}");
    let out = folder.nos(["history", "evening.nos"]).ran().out;
    assert_eq!(out, expected);
    let out = folder.nos(["history", "evening.nos", "1", "--json"]).ran().out;
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let entry = serde_json::json!(
        [{ "n": 3, "entry": "deal", "time": "20:14", "hand": 1, "foul": null }]
    );
    assert_eq!(value["answer"], entry);
}

#[test]
fn help_answers_topics_and_lists_the_kinds_of_a_foul_and_the_house_rules() {
    let folder = Folder::new();
    for (asked, expected) in rows! {
        "help closing", "Closing a hand\n  block, or close: the player who has just played";
        "help doubles", "Doubles\n  44c: a double next to the tile of the previous player";
        "help the end of a hand", "The end of a hand\n  A hand ends when";
        "help corrections", "Corrections\n  undo (u) strikes the last entry";
        "help keys", "Keys\n  Tab completes a word";
        "help xyzzy", "There is no help on \"xyzzy\". Type help to list the topics.\n";
        "law fives-and-threes 1\nhelp scoring", "Scoring\n  After every tile the referee adds up";
    } {
        let Ran { status, out, .. } = folder.nos(["replay", "-"]).stdin(format!("{asked}\n")).ran();
        assert_eq!(status, 0);
        assert!(out.contains(expected), "{asked}: {out}");
    }
    let out = folder.nos(["replay", "-"]).stdin("law chess 1\nhelp house\n").ran().out;
    let rules = "  game.automatic on  the fifth repetition and 75 moves each without a pawn move\n                     \
                 or a capture end the game; on or off [5.13, 5.8, 5.9]\n  \
                 game.illegal 0     the illegal move";
    assert!(out.contains(rules), "{out}");
    let out = folder.nos(["replay", "-"]).stdin("help foul\n").ran().out;
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
fn a_law_of_one_game_has_no_card() {
    let arguments = ["games", "--law", "fives-and-threes"];
    let Ran { status, out, err } = Folder::new().nos(arguments).ran();
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
    for (configuration, options, expected) in rows! { of (&str, &[&str], String):
        "", &[], law.to_owned();
        rules, &[], format!("{law}{nos}");
        PLAYERS, &[], format!("{law}   2{seated}");
        &both, &[], format!("{law}{nos}   3{seated}");
        &both, &["-q"], String::new();
    } {
        let folder = Folder::new();
        folder.write("nos.toml", configuration);
        let input =
            if configuration.contains("players") { "deal\n" } else { "seat Anna Bram Cees\n" };
        let arguments = [&["evening.nos"], options].concat();
        let Ran { status, out, err } = folder.nos(&arguments).stdin(input).ran();
        assert_eq!(status, 0, "{err}");
        let told: String = out
            .lines()
            .filter(|line| line.starts_with("   "))
            .filter(|line| !line.starts_with("     "))
            .map(|line| format!("{line}\n"))
            .collect();
        assert!(told.starts_with(&expected), "{configuration}: {out}");
        assert_eq!(options.is_empty(), told.contains("   1  "), "{out}");
        let out = folder.nos(["evening.nos"]).stdin("note so\n").ran().out;
        assert!(!out.contains("   1  "), "{out}");
    }
}

#[test]
fn an_audit_describes_each_finding_in_a_sentence() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/disputes.nos");
    let Ran { status, out, .. } = Folder::new().nos(["audit", script]).ran();
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
    for (arguments, expected) in rows! { of (&[&str], &[&str]):
        &["help"], &["Usage: nos [OPTIONS] [FILE] [COMMAND]", "  settle "];
        &["help", "check"], &["Usage: nos check [OPTIONS] <FILE>", "--seal <SEAL>"];
        &["help", "foul"], &["foul NAME KIND\n", "  no-draw           not drawing [9.6]\n"];
        &["help", "closing"], &["Closing a hand\n"];
        &["help", "zzz"], &["There is no help on \"zzz\". Type help to list the topics."];
        &["help", "--law", "fives-and-threes", "knock"], &["knock [NAME]\n"];
    } {
        let out = Folder::new().nos(arguments).out();
        for words in expected {
            assert!(out.contains(words), "{arguments:?}: {out}");
        }
    }
}

/// Characters in notes that could break JSON, a terminal or a page.
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
fn every_json_answer_can_be_parsed_and_holds_the_typed_text() {
    let folder = Folder::new();
    let texts = ODD.map(|odd| format!("a{odd}b"));
    let all = format!("👩\u{200d}👧 {}", ODD.iter().collect::<String>());
    let notes: String = texts.iter().chain([&all]).map(|text| format!("note {text}\n")).collect();
    let script = format!(
        "law 1\n{notes}seat Zoë D'Arcy 𐐀nna\ndeal\nset Zoë 6-6\nannounce 1\n\
         status\nhistory all\nwhy 2\nhelp \\\"\u{200d}\nfix 2 note fixed {all}\nnonsense {all}\n"
    );
    folder.write("odd.nos", &script);
    let parsed = |arguments: &[&str], input: &str| -> Vec<serde_json::Value> {
        let Ran { out, err, .. } = folder.nos(arguments).stdin(input).ran();
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
        let told = if at == 0 { format!("note fixed {all}") } else { typed };
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
        &["export", "kept.nos", "--table", "entries", "--format", "jsonl"],
        &["export", "kept.nos", "--table", "transfers", "--format", "jsonl"],
        &["export", "kept.nos", "--table", "players", "--format", "jsonl"],
    ] {
        parsed(arguments, "");
    }
}

#[test]
fn a_page_is_the_same_on_standard_output_and_in_a_file() {
    let folder = Folder::new();
    let script = format!("{EVENING}note 👩\u{200d}👧\n");
    folder.write("odd.nos", &script);
    let page = folder.nos(["report", "odd.nos"]).ran().out;
    let piped = folder.nos(["report", "-"]).stdin(&script).ran().out;
    assert!(piped == page, "the page of standard input differs");
    let out = folder.nos(["report", "odd.nos", "-o", "odd.html"]).ran().out;
    assert_eq!(out, "odd.html is written.\n");
    let written = folder.read("odd.html");
    assert!(page.trim_end() == written.trim_end(), "the pages differ");
    assert!(page.contains("👩\u{200d}👧"));
}

const IN_DUTCH: &str = "seat Jan-Peter d'Arc Mies\ndeal\nset d'Arc 6-6\nannounce 1\nplay Mies 6-4\ndraw Jan-Peter 1\n\
    draw Jan-Peter 2\npass Jan-Peter\nholds d'Arc\nundo\nplay Jan 6-1 on noth\nplay Piet 6-1\n";

#[test]
fn a_dutch_table_hears_rulings_fouls_corrections_and_refusals_in_dutch() {
    let folder = Folder::new();
    let arguments = ["--lang", "nl", "replay", "--keep-going", "-"];
    let Ran { status, out, err } = folder.nos(arguments).stdin(IN_DUTCH).ran();
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
    let folder = Folder::new();
    let says = |arguments: &[&str], locale: &str| {
        let laws = folder.nos([arguments, &["laws"]].concat());
        let text = laws.env("LC_ALL", locale).ran().out;
        let (_, title) = text.lines().next().unwrap().split_once(',').unwrap();
        title.to_owned()
    };
    let dutch = " het Nederlandse dominospel voor drie tot vijf spelers";
    let english = " the Dutch domino game for three to five players";
    assert_eq!(says(&[], "C.UTF-8"), english);
    assert_eq!(says(&[], "nl_NL.UTF-8"), dutch);
    assert_eq!(says(&[], "fr_FR.UTF-8"), english);
    assert_eq!(says(&["--lang=nl"], "C.UTF-8"), dutch);
    folder.write("nos.toml", "[prompt]\nlanguage = \"nl\"\n");
    assert_eq!(says(&[], "C.UTF-8"), dutch);
    assert_eq!(says(&["--lang", "en"], "nl_NL.UTF-8"), english);
    folder.write("nos.toml", "[prompt]\nlanguage = \"auto\"\n");
    assert_eq!(says(&[], "nl_NL.UTF-8"), dutch);
}

#[test]
fn journals_and_data_are_the_same_in_every_language() {
    let folder = Folder::new();
    let kept = |language: &str| {
        let file = format!("{language}.nos");
        let evening = format!("{EVENING}announce 1\nfoul Anna covering\n");
        folder.nos(["--lang", language, "play", file.as_str()]).stdin(&evening).ran();
        let games = "law dominoes 1\nseat Anna Bram\ndeal\n";
        let sheets = [("--csv", &*file, ""), ("--csv", "-", games), ("--json", "-", &evening)];
        let sheets = sheets.map(|(form, file, typed)| {
            folder.nos(["--lang", language, "settle", form, file]).stdin(typed).ran().out
        });
        let json = folder.nos(["--lang", language, "replay", "--json", file.as_str()]).ran().out;
        let ruled = |line: &str| {
            let (_, after) = line.split_once("\"transfers\"")?;
            Some(after.split_once("\"message\"")?.0.to_owned())
        };
        let words: Vec<String> = json.lines().filter_map(ruled).collect();
        (folder.read(&file), sheets, words)
    };
    let (dutch, english) = (kept("nl"), kept("en"));
    assert_eq!(dutch, english);
    assert!(english.2.iter().any(|words| words.contains("\"for\":\"set\"")));
}

#[test]
fn the_help_of_a_command_is_all_in_one_language() {
    let begins = "Het afrekenblad van een logboek afdrukken, om te tekenen, met het zegel\n\n\
                  Gebruik: nos reken-af [OPTIES] <BESTAND>\n\n\
                  Argumenten:\n  <BESTAND>";
    let folder = Folder::new();
    for words in [["settle", "--help"], ["settle", "-h"], ["help", "settle"]] {
        let arguments = [&["--lang", "nl"], &words[..]].concat();
        let out = folder.nos(&arguments).out();
        assert!(out.starts_with(begins), "{out}");
        assert!(out.contains("\n\nOpties:\n"), "{out}");
        assert!(out.trim_end().ends_with("  Deze hulp"), "{out}");
    }
    let out = folder.nos(["--lang", "nl", "-h"]).ran().out;
    for part in ["\n\nOpdrachten:\n  speel  ", "  Deze hulp (meer met '--help')\n", "  De versie\n"]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
}

#[test]
fn money_is_written_as_the_dutch_write_it() {
    let folder = Folder::new();
    let script =
        "seat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce 1\nvoid\nfoul Bram showing\nsettle\n";
    folder.write("f.nos", script);
    folder.write("nos.toml", "[money]\nunit = \"250.50\"\n");
    for (arguments, parts) in rows! { of (&[&str], [&str; 3]):
        &["--lang", "nl", "settle", "f.nos"],
            [
                "│ EUR              │ +501,00 │ -1.002,00 │ +501,00 │\n",
                "20 fiches zijn 250,50 EUR waard, volgens nos.toml.\n",
                "Bram betaalt Anna 40, 501,00 EUR.\n",
            ];
        &["--lang", "nl", "settle", "--html", "f.nos"], [">\u{2212}1.002,00<", ">+501,00<", ", 501,00 EUR<"];
        &["settle", "--html", "f.nos"], [">\u{2212}1002.00<", ">+501.00<", ", 501.00 EUR<"];
    } {
        let out = folder.nos(arguments).out();
        for part in parts {
            assert!(out.contains(part), "{part}: {out}");
        }
    }
}

#[test]
fn thousands_of_chips_have_a_dutch_separator() {
    let folder = Folder::new();
    let script = "seat Anna Bram Cees\nhouse chips.start 1500\ndeal\nset Bram 6-6\n";
    folder.write("f.nos", script);
    let table: [(&[&str], &str); 5] = [
        (&["settle", "f.nos"], "│ einde │ 1.494 │ 1.512 │ 1.494 │\n"),
        (&["balances", "f.nos"], "│ Bram   │  1.512 │"),
        (&["settle", "--html", "f.nos"], ">1.500<"),
        (&["settle", "--csv", "f.nos"], ",start,1500,"),
        (&["balances", "--json", "f.nos"], "1512"),
    ];
    for (arguments, part) in table {
        let arguments = [&["--lang", "nl"], arguments].concat();
        let out = folder.nos(&arguments).ran().out;
        assert!(out.contains(part), "{arguments:?}: {out}");
    }
}

/// English words that no entry contains, so Dutch output must not have them.
const ENGLISH: [&str; 16] = [
    "the", "are", "with", "from", "what", "who", "this", "nobody", "not", "plays", "pays", "tiles",
    "its", "each", "north", "penalty",
];

/// The visible text of a page, without style, typed entries and tags.
fn read_of(page: &str) -> String {
    let without = |text: &str, begins: &str, ends: &str| -> String {
        let (first, rest) = text.split_once(begins).unwrap_or((text, ""));
        let rest = rest.split(begins).filter_map(|part| Some(part.split_once(ends)?.1));
        std::iter::once(first).chain(rest).collect::<Vec<_>>().join(" ")
    };
    let page = without(page, "<style>", "</style>");
    let page = without(&page, "<script>", "</script>");
    let page = without(&page, "<code>", "</code>");
    without(&page, "<", ">")
}

#[test]
fn no_english_is_left_in_dutch_output() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let folder = Folder::new();
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
    // The rulebook of fives and threes is only in English, and these commands print it.
    let of_fives = &all[..10];
    let examples = [("evening", &all[..]), ("disputes", &all[..]), ("fives-and-threes", of_fives)]
        .map(|(name, commands)| (examples.join(name).with_extension("nos"), commands));
    for (file, commands) in &examples {
        for command in *commands {
            let arguments = [&["--lang", "nl"], *command, &[file.to_str().unwrap()]].concat();
            let out = folder.nos(&arguments).ran().out;
            assert!(!out.is_empty(), "{arguments:?}");
            let read = if out.starts_with('<') { read_of(&out) } else { out };
            let english = read
                .split(|letter: char| !letter.is_alphanumeric())
                .find(|word| ENGLISH.contains(&word.to_lowercase().as_str()));
            assert_eq!(english, None, "{arguments:?}");
        }
    }
}

#[test]
fn a_name_with_blanks_keeps_them_for_people() {
    let folder = Folder::new();
    let script =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/evening.nos"));
    folder.write("jan.nos", script.unwrap().replace("Hanneke", "Jan_de_Vries"));
    let journal = folder.nos(["play", "friday.nos"]).stdin(folder.read("jan.nos")).ran().out;
    assert!(!journal.contains("Jan_de_Vries"));
    let kept = folder.read("friday.nos");
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
        let text = folder.nos(&words).out();
        // Leave out titles on a page, which have entries as typed.
        let seen: Vec<&str> = text
            .split(" title=\"")
            .map(|rest| rest.split_once("\">").map_or(rest, |(_, seen)| seen))
            .collect();
        let seen = seen.concat();
        assert!(!seen.contains("Jan_de") && !seen.contains("Jan\\_de"), "{line}");
        let names_him = !matches!(line, "audit" | "holds" | "status");
        assert_eq!(seen.contains("Jan de Vries"), names_him, "{line}: {seen}");
    }
    for line in
        ["settle --csv", "settle --json", "balances --json", "history --json", "standings --csv"]
    {
        let mut words: Vec<&str> = line.split(' ').collect();
        words.insert(1, "friday.nos");
        let text = folder.nos(&words).ran().out;
        assert!(text.contains("Jan_de_Vries"), "{line}");
    }
    let asked = ["settle", "friday.nos", "--player", "Jan de Vries"];
    assert!(folder.nos(asked).ran().out.contains("Jan de Vries"));
    let Ran { status, err: error, .. } = folder
        .nos(["replay", "-"])
        .stdin("seat Jan_de_Vries Bram Cees\nretire Piet\nplay Jan_de_Vries 6-6\n")
        .ran();
    assert_eq!(status, 1);
    assert!(error.contains("Jan de Vries"), "{error}");
}

#[test]
fn a_name_with_blanks_has_them_in_every_law() {
    let folder = Folder::new();
    for law in ["nos", "fives-and-threes", "matador", "cribbage", "checkers", "backgammon", "chess"]
    {
        let made_up = ["simulate", "--law", law, "--seed", "5", "--fouls", "0.3", "--hands", "3"];
        let script = folder.nos(made_up).out();
        let seated: Vec<&str> = script
            .lines()
            .find_map(|line| line.strip_prefix("seat "))
            .unwrap()
            .split(' ')
            .collect();
        let words = script.split_inclusive([' ', '\n']).map(|word| {
            let name = word.trim_end();
            if seated.contains(&name) {
                word.replace(name, &format!("{name}_de_Wit"))
            } else {
                word.to_owned()
            }
        });
        folder.write("made-up.nos", words.collect::<String>());
        for line in [
            "replay",
            "status",
            "show",
            "history",
            "history --payments",
            "balances --by hand",
            "settle",
            "holds",
            "audit",
            "legal",
            "why 20",
            "why 40",
        ] {
            let mut words: Vec<&str> = line.split(' ').collect();
            words.insert(1, "made-up.nos");
            let Ran { out, err, .. } = folder.nos(&words).ran();
            assert!(!out.contains("_de_Wit"), "{law}: {line}: {out}");
            assert!(!err.contains("_de_Wit"), "{law}: {line}: {err}");
        }
    }
}

#[test]
fn faults_of_the_command_line_are_reported_in_dutch() {
    let folder = Folder::new();
    for (line, expected) in rows! {
        "settle", "fout: dit ontbreekt nog:\n  <BESTAND>\n\nGebruik: nos reken-af";
        "settle --bogus", "fout: dit hoort hier niet: '--bogus'\n\n  tip: zet -- voor '--bogus' om het als waarde te geven";
        "settle x --player", "fout: er ontbreekt een waarde voor '--player <NAAM>'\n\nMeer staat in '--help'.";
        "play --law whist", "fout: ongeldige waarde 'whist' voor '--law <NAAM>'\n  [mogelijk: nos, ";
        "replay x --json --quiet", "fout: '--json' gaat niet samen met '--quiet'";
        "simulate --hands x", "fout: ongeldige waarde 'x' voor '--hands <N>': dat is geen getal";
        "frobnicate x", "fout: onbekende opdracht 'x'";
    } {
        let words: Vec<&str> = ["--lang", "nl"].into_iter().chain(line.split(' ')).collect();
        let Ran { status, err: error, .. } = folder.nos(&words).ran();
        assert_eq!(status, 2, "{line}");
        assert!(error.starts_with(expected), "{line}: {error}");
    }
    let help = folder.nos(["--lang", "nl", "simulate", "--help"]).ran().out;
    assert!(
        help.contains("[standaard: 10]") && help.contains("en, nl, of een taal met bestanden"),
        "{help}"
    );
    let page = folder.nos(["--lang", "nl", "man", "settle"]).ran().out;
    assert!(
        page.contains(".SH NAAM\n")
            && page.contains(".SH OPTIES\n")
            && !page.contains("Print help"),
        "{page}"
    );
}

#[test]
fn wrapped_help_is_dutch_too() {
    let folder = Folder::new();
    let commands = "play replay check settle standings export report board audit why show status \
                    balances legal holds laws history rule games card init language simulate tutor \
                    completions man help";
    for command in commands.split_whitespace() {
        for columns in ["60", "70"] {
            let nos = folder.nos(["--lang", "nl", command, "--help"]);
            let help = nos.env("COLUMNS", columns).ran().out;
            let english = ["possible", "values", "default:", "alias:", "What", "Also"];
            assert!(help.contains("-h, --help"), "{help}");
            assert!(!english.iter().any(|word| help.contains(word)), "{help}");
            let width = |line: &str| line.chars().count();
            assert!(help.lines().all(|line| width(line) <= 70), "{help}");
        }
    }
}

#[test]
fn a_history_without_penalties_says_so() {
    let script = "law chess 1\nseat Anna Bram\n";
    for (language, expected) in [
        ("en", "No entry and no payment matches.\n"),
        ("nl", "Geen regel en geen betaling past daarbij.\n"),
    ] {
        for option in ["--penalties", "--cause=luck"] {
            let arguments = ["--lang", language, "history", "-", option];
            let Ran { status, out, err } = Folder::new().nos(arguments).stdin(script).ran();
            assert_eq!((status, out.as_str(), err.as_str()), (0, expected, ""));
        }
    }
}

#[test]
fn legal_and_holds_refuse_an_entry_that_is_not_in_force() {
    let script = "law dominoes 1\nseat Anna Bram\ndeal\n";
    for (language, expected) in
        [("en", "no entry #99 is in force"), ("nl", "er geldt geen regel 99")]
    {
        for question in ["legal", "holds"] {
            let arguments = ["--lang", language, question, "-", "--at", "99"];
            let Ran { status, err, .. } = Folder::new().nos(arguments).stdin(script).ran();
            assert_eq!((status, err), (2, format!("nos: -: {expected}\n")));
        }
    }
}

#[test]
fn a_dutch_list_of_arms_has_dutch_names() {
    let script = "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 2\nplay Bram 6-4\n";
    let arguments = ["--lang", "nl", "--plain", "show", "-"];
    let out = Folder::new().nos(arguments).stdin(script).ran().out;
    let arms = "opzet 6-6\nnoord [6|4](4 x)\noost  (6 o)\nzuid  (6 o)\nwest  (6 o)\n";
    assert!(out.starts_with(arms), "{out}");
}

#[test]
fn a_long_entry_is_wrapped_above_its_dossier() {
    let note = "a word ".repeat(20);
    let script = format!("seat Anna Bram Cees\nnote {note}\n");
    let out = Folder::new().nos(["why", "-"]).stdin(&script).ran().out;
    assert!(out.starts_with("#2  note a word"), "{out}");
    assert!(out.lines().all(|line| line.len() <= 80), "{out}");
    assert!(out.contains("\n    a word") || out.contains("\n    word"), "{out}");
}

#[test]
fn a_dutch_table_reads_the_day_in_words_and_its_heading_for_the_pot() {
    let folder = Folder::new();
    let script = "2026-11-02T20:14:03+01:00 seat Anna Bram Cees\n\
        2026-11-02T23:14:03+01:00 settle\n";
    for (language, day, pot) in rows! {
        "en", "2026-11-02", "the pot";
        "nl", "2 november 2026", "de pot";
    } {
        let arguments = ["--lang", language, "settle", "--markdown", "-"];
        let out = folder.nos(arguments).stdin(script).ran().out;
        assert!(out.contains(day), "{out}");
        let arguments = ["--lang", language, "balances", "-", "--by", "hand"];
        let out = folder.nos(arguments).stdin(script).ran().out;
        assert!(out.contains(pot), "{out}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_is_judged_and_counted_alike_where_no_other_thread_can_be_had() {
    let folder = Folder::new();
    let evening = folder.nos(["simulate", "--seed", "3"]).ran().out;
    folder.nos(["play", "evening.nos"]).stdin(&evening).ran();
    let long = format!("{EVENING}{}jump\n", "note so it was\n".repeat(9000));
    folder.write("long", long);
    let alone = |arguments: &[&str]| {
        // No thread gets a stack of this size.
        let nos = folder.nos(arguments);
        nos.env("RUST_MIN_STACK", isize::MAX.to_string())
    };
    let table: [&[&str]; 5] = [
        &["replay", "--quiet", "long"],
        &["settle", "long"],
        &["settle", "evening.nos"],
        &["standings", "evening.nos"],
        &["export", "--table", "entries", "evening.nos"],
    ];
    for arguments in table {
        assert_eq!(alone(arguments).ran(), folder.nos(arguments).ran(), "{arguments:?}");
    }
    if cfg!(feature = "board") {
        let arguments = ["board", "evening.nos", "--listen", "127.0.0.1:0"];
        let words =
            "nos: the system allows nos no more threads; close other programs and try again\n";
        alone(&arguments).status(2).warns(words);
    }
}

#[test]
fn faults_of_nos_toml_are_reported_in_dutch() {
    let folder = Folder::new();
    let table = rows! {
        "[prompt]\ncolor = 1", "2:1: de tabel prompt heeft geen sleutel \"color\"; is colour bedoeld?";
        "[money]\nunit = 0.50", "2:8: bij money.unit hoort een bedrag tussen aanhalingstekens, zoals \"0.50\"; \"0\" is geen geld";
        "[board]\nduring = 1", "2:10: bij board.during hoort \"chips\" of \"layout\" of \"all\"";
        "[table]\nhints = \"nee\"", "2:9: bij table.hints hoort true of false";
        "[table]\nplayers = \"Anna\"", "2:11: bij table.players horen namen tussen aanhalingstekens en haken, zoals [\"Anna\", \"Bram\", \"Cees\"]";
        "money = 5", "1:1: money is een tabel; zet [money] op een regel, en de sleutels eronder";
        "[prompt]\ncolour = never", "2:10: hier hoort een waarde: een getal, true, false, of woorden tussen aanhalingstekens";
        "[house]\nextra_games = yes", "2:15: hier hoort een waarde: een getal, true, false, of woorden tussen aanhalingstekens";
        "[house]\nextra_games = True", "2:15: hier hoort een waarde: een getal, true, false, of woorden tussen aanhalingstekens";
        "[chips]\nstart 500", "2:7: na een sleutel komen = en de waarde";
        "chips = { start 5 }", "1:17: na een sleutel komen = en de waarde";
        "[money]\nunit = \"0.50", "2:13: het aanhalingsteken aan het eind ontbreekt, of hier staat een stuurteken";
        "[money]\nunit = '0.50", "2:13: het aanhalingsteken aan het eind ontbreekt, of hier staat een stuurteken";
        "[chips]\npieces = 100, 20", "2:13: hier moet de regel eindigen; meer dan één waarde staat tussen haken, en een opmerking achter #";
        "[table]\nplayers = [\"Anna\" \"Bram\"]", "2:19: hier ontbreekt een komma";
        "[table]\nplayers = [\"Anna\", , \"Bram\"]", "2:20: deze komma is te veel";
        "chips = { start = 5", "1:20: hier ontbreekt de }";
        "[chips", "1:7: hier ontbreekt de ]";
        "[chips]\npieces = [100", "2:14: hier ontbreekt de ]";
        "[chips]\n[chips]", "2:2: deze sleutel of tabel staat er twee keer; haal er één weg";
        "[chips]\nstart = 007", "2:9: een getal begint niet met 0";
    };
    for (text, expected) in table {
        folder.write("nos.toml", text);
        let Ran { status, err: error, .. } = folder.nos(["--lang", "nl", "laws"]).ran();
        let message = error.lines().next().unwrap_or_default();
        assert_eq!((status, message), (2, &*format!("nos: nos.toml:{expected}")));
        assert!(error.contains("\n  | ") && error.ends_with("^\n"), "{error}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn system_errors_are_translated_and_have_no_number() {
    let folder = Folder::new();
    folder.write("f", EVENING);
    let long = "x".repeat(300);
    let table: [(&[&str], &str); 7] = rows! {
        &["settle", "none"], "none is niet te lezen: dat bestand of die map is er niet";
        &["settle", "."], ". is niet te lezen: het is een map";
        &["settle", "f/g"], "f/g is niet te lezen: een deel van het pad is geen map";
        &["play", &long], &format!("{long} is niet te openen om erin te schrijven: de naam is te lang of mag niet");
        &["settle", "link"], "link is niet te lezen: de verwijzingen gaan in een kring";
        &["report", "/dev/null", "-o", "/proc/none/page"], "/proc/none/page is niet te schrijven: dat bestand of die map is er niet";
        &["settle", "pipe"], "pipe is niet te lezen: geen programma schrijft in deze pipe";
    };
    std::os::unix::fs::symlink("link", folder.join("link")).unwrap();
    environment::pipe(&folder.join("pipe"));
    for (arguments, expected) in table {
        let arguments = [&["--lang", "nl"], arguments].concat();
        let error = folder.nos(&arguments).ran().err;
        assert_eq!(error, format!("nos: {expected}\n"));
    }
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let nos = folder.nos(["--lang", "nl", "settle", "f"]).stdout(full);
    nos.warns("nos: de uitvoer is niet te schrijven: de schijf is vol\n");
}
