//! `nos.toml`: its keys, its faults, and the places to look for it.

use crate::support::folder::Folder;
use nos::desk::Status;
use nos::desk::config::file::places;
use nos::desk::config::{Config, When};
use nos::laws::nos::{HouseKey, LAW};
use nos::laws::{LAWS, house_rules};
use nos_base::{HouseRange, Rules as _};
use std::collections::BTreeSet;
use std::error::Error;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

type Result = std::result::Result<(), Box<dyn Error>>;

fn example() -> std::io::Result<String> {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("nos.toml.example"))
}

#[test]
fn every_language_writes_the_same_settings() -> Result {
    let dutch = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/nl/nos.toml.example");
    let (english, dutch) = (example()?, fs::read_to_string(dutch)?);
    let is_setting = |line: &&str| {
        let key = line.trim_start_matches("# ").split_once(" = ").map(|(key, _)| key);
        key.is_some_and(|key| !key.contains(' ')) || line.starts_with('[')
    };
    let settings = |text: &str| -> Vec<String> {
        text.lines().filter(is_setting).map(str::to_owned).collect()
    };
    assert!(settings(&english).len() > 30);
    assert_eq!(settings(&english), settings(&dutch));
    let comments = |text: &str| text.lines().filter(|line| line.starts_with('#')).count();
    assert!(comments(&dutch) >= comments(&english));
    let folder = Folder::new();
    folder.nos(["--lang", "nl", "instellen"]).status(0);
    assert_eq!(folder.read("nos.toml"), dutch);
    Ok(())
}

fn message(text: impl AsRef<[u8]>) -> std::result::Result<String, Box<dyn Error>> {
    let folder = Folder::new();
    let path = folder.join("nos.toml");
    fs::write(&path, text)?;
    match Config::load(Some(&path), &[]) {
        Ok((config, _)) => Err(format!("it was taken: {config:?}").into()),
        Err(failure) => {
            assert_eq!(failure.status, Status::Usage);
            Ok(failure.message.replace(&path.display().to_string(), "nos.toml"))
        }
    }
}

const OTHERS: [&str; 16] = [
    "chips.pieces",
    "money.unit",
    "money.decimal",
    "money.currency",
    "table.law",
    "table.players",
    "table.hints",
    "table.preview",
    "table.colours",
    "table.plain",
    "prompt.ascii",
    "prompt.language",
    "prompt.board",
    "prompt.balances",
    "board.during",
    "standings.min_hands",
];

/// Whether a house rule has the same default in every law that has it.
fn is_one(word: &&str) -> bool {
    let rules = house_rules().filter(|rule| rule.word == *word);
    let defaults: BTreeSet<u32> = rules.map(|rule| rule.default).collect();
    defaults.len() < 2
}

#[test]
fn the_example_holds_the_defaults() -> Result {
    let config = Config::read(&example()?).map_err(|fault| fault.message)?;
    let header = config.header(&LAW).map_err(|failure| failure.message)?;
    assert_eq!(header, [LAW.first_entry()]);
    let held: BTreeSet<&str> = house_rules().map(|rule| rule.word).filter(is_one).collect();
    assert_eq!(config.rules.len(), held.len());
    let rules = Vec::new();
    assert_eq!(Config { rules, ..config }, Config::default());
    Ok(())
}

#[test]
fn the_example_has_every_key_in_its_table_below_a_comment() -> Result {
    let text = example()?;
    let mut table = "";
    let mut before = "";
    let mut found = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            table = name;
        } else if let Some((key, _)) = line.split_once(" = ") {
            // A rule whose default depends on the law is commented out.
            let plain = key.strip_prefix("# ").unwrap_or(key);
            let word = format!("{table}.{plain}");
            let is_key = !plain.contains(' ');
            if is_key && (plain == key || house_rules().any(|rule| rule.word == word)) {
                assert!(before.starts_with("# "), "no comment above {line}");
                assert_eq!(plain == key, is_one(&word.as_str()), "{line}");
                found.push(word);
            }
        }
        before = line;
    }
    found.sort();
    let mut keys: Vec<&str> = house_rules().map(|rule| rule.word).chain(OTHERS).collect();
    keys.sort();
    keys.dedup();
    assert!(keys.len() > 10);
    assert_eq!(found, keys);
    Ok(())
}

#[test]
fn the_example_cites_the_articles_of_the_house_rules_and_their_ranges() -> Result {
    let text = example()?;
    let mut checked = 0;
    for row in HouseKey::ROWS {
        let (_, name) = row.word.split_once('.').ok_or(row.word)?;
        let at = text.find(&format!("\n{name} = ")).ok_or(row.word)?;
        let comment = text[..at].lines().next_back().ok_or(row.word)?;
        let cited = format!("[{}]", row.articles.join(", "));
        assert!(comment.contains(&cited), "{comment} should cite {cited}");
        if let HouseRange::Between(least, most) = row.range {
            assert!(
                comment.contains(&format!("{least} to {most} ")),
                "{comment}: {least} to {most}"
            );
        }
        checked += 1;
    }
    assert_eq!(checked, 11);
    Ok(())
}

#[test]
fn a_currency_has_no_character_that_cannot_be_seen() {
    for odd in ["E\\u202eR", "E\\u200bR", "E\\u0007R", "\\u3164"] {
        let text = format!("[money]\ncurrency = \"{odd}\"");
        let message = Config::read(&text).err().map(|fault| fault.message);
        let message = message.unwrap_or_default();
        assert!(message.starts_with("money.currency takes a word"), "{odd}: {message}");
    }
}

#[test]
fn every_key_is_accepted() -> Result {
    let text = r#"
        chips = { start = 1000, round = 10, pieces = [5, 1, 50] }
        money.unit = "2.5"
        money.currency = "€urocent"
        money.decimal = ","
        [payments]
        double_blank = 0x0e
        drawn_factor = 3
        nos = 1_0
        close = 25
        [penalties]
        standard = 0
        passed_able = 1000000
        [house]
        wait_breaks_payment = false
        extra_games = true
        [table]
        law = "Nos"
        players = ["Anna", "李明", "d'Arc"]
        [prompt]
        colour = "never"
        ascii = "always"
        language = "en"
    "#;
    let config = Config::read(text).map_err(|fault| fault.message)?;
    let header = config.header(&LAW).map_err(|failure| failure.message)?;
    let header: Vec<String> = header.iter().map(ToString::to_string).collect();
    assert_eq!(
        header,
        [
            "law 1",
            "house chips.start 1000",
            "house chips.round 10",
            "house payments.double_blank 14",
            "house payments.drawn_factor 3",
            "house payments.nos 10",
            "house payments.close 25",
            "house penalties.standard 0",
            "house penalties.passed_able 1000000",
            "house house.wait_breaks_payment false",
            "house house.extra_games true",
        ]
    );
    assert_eq!(*config.law, LAW);
    let seat = config.seat(&LAW)?.map(|entry| entry.to_string());
    assert_eq!(seat.as_deref(), Some("seat Anna 李明 d'Arc"));
    assert_eq!(config.pieces, [50, 5, 1]);
    assert_eq!(config.money.map(|money| money.amount(40)).as_deref(), Some("5.00 €urocent"));
    let players: Vec<&str> = config.players.iter().map(|name| name.as_str()).collect();
    assert_eq!(players, ["Anna", "李明", "d'Arc"]);
    assert_eq!((config.colour, config.ascii), (When::Never, When::Always));
    Ok(())
}

#[test]
fn an_empty_file_holds_the_defaults() -> Result {
    let folder = Folder::new();
    let path = folder.join("nos.toml");
    for text in ["", "\u{feff}[chips]", "# nothing\r\n\r\n[chips]\r\n"] {
        fs::write(&path, text)?;
        let (config, from) = Config::load(Some(&path), &[])?;
        assert_eq!((config, from), (Config::default(), Some(path.clone())), "{text:?}");
    }
    Ok(())
}

#[test]
fn auto_follows_the_terminal_and_the_others_do_not() {
    for suggested in [false, true] {
        assert_eq!(When::Auto.holds(suggested), suggested);
        assert!(When::Always.holds(suggested) && !When::Never.holds(suggested));
    }
}

#[test]
fn every_fault_is_pointed_at() -> Result {
    #[rustfmt::skip]
    let table: [(&str, &str); 23] = rows! {
        "[penalty]\nstandard = 40",
            "\
nos.toml:1:2: there is no table \"penalty\"; there are chips, payments, penalties, house, game, money, table, prompt, language, board, standings
1 | [penalty]
  |  ^^^^^^^";
        "[payment]",
            "\
nos.toml:1:2: there is no table \"payment\"; did you mean payments?
1 | [payment]
  |  ^^^^^^^";
        "[payments]\nnoss = 5",
            "\
nos.toml:2:1: the table payments has no key \"noss\"; did you mean nos?
2 | noss = 5
  | ^^^^";
        "[prompt]\ncolor = \"auto\"",
            "\
nos.toml:2:1: the table prompt has no key \"color\"; did you mean colour?
2 | color = \"auto\"
  | ^^^^^";
        "[chips]\nstack = 1",
            "\
nos.toml:2:1: the table chips has no key \"stack\"; did you mean start?
2 | stack = 1
  | ^^^^^";
        "[money]\nchange = 1",
            "\
nos.toml:2:1: the table money has no key \"change\"; there are unit, currency, decimal
2 | change = 1
  | ^^^^^^";
        "chips = 500",
            "\
nos.toml:1:1: chips is a table; write [chips] on a line, and its keys below it
1 | chips = 500
  | ^^^^^";
        "[chips]\n  start = \"500\"",
            "\
nos.toml:2:11: chips.start takes a whole number from 0 to 1000000
2 |   start = \"500\"
  |           ^^^^^";
        "[chips]\nround = 0",
            "\
nos.toml:2:9: chips.round takes a whole number from 1 to 1000000
2 | round = 0
  |         ^";
        "payments.drawn_factor = 2.0",
            "\
nos.toml:1:25: payments.drawn_factor takes a whole number from 0 to 1000
1 | payments.drawn_factor = 2.0
  |                         ^^^";
        "payments.nos = -5",
            "\
nos.toml:1:16: payments.nos takes a whole number from 0 to 1000000
1 | payments.nos = -5
  |                ^^";
        "[house]\nextra_games = 1",
            "\
nos.toml:2:15: house.extra_games takes true or false
2 | extra_games = 1
  |               ^";
        "[chips]\npieces = [100, 20, 20, 0]",
            "\
nos.toml:2:10: chips.pieces takes 1 to 12 different whole numbers from 1 on, like [100, 20, 4, 1]
2 | pieces = [100, 20, 20, 0]
  |          ^^^^^^^^^^^^^^^^";
        "[chips]\npieces = []",
            "\
nos.toml:2:10: chips.pieces takes 1 to 12 different whole numbers from 1 on, like [100, 20, 4, 1]
2 | pieces = []
  |          ^^";
        "[money]\nunit = 0.50",
            "\
nos.toml:2:8: money.unit takes a decimal in quotation marks, like \"0.50\"; \"0\" means no money
2 | unit = 0.50
  |        ^^^^";
        "[money]\ncurrency = \"two words\"",
            "\
nos.toml:2:12: money.currency takes a word of up to 8 letters or signs, like \"EUR\"
2 | currency = \"two words\"
  |            ^^^^^^^^^^^";
        "[table]\nplayers = [\"Anna\", \"anna\"]",
            "\
nos.toml:2:20: this name is here twice; two names must differ in more than upper and lower case
2 | players = [\"Anna\", \"anna\"]
  |                    ^^^^^^";
        "[table]\nplayers = [\"李明\", \"Jan+Peter\"]",
            "\
nos.toml:2:18: a name has 1 to 40 letters, digits, blanks, - _ ' or . and begins with a letter
2 | players = [\"李明\", \"Jan+Peter\"]
  |                    ^^^^^^^^^^^";
        "[prompt]\ncolour = \"blue\"",
            "\
nos.toml:2:10: prompt.colour takes \"auto\" or \"always\" or \"never\"
2 | colour = \"blue\"
  |          ^^^^^^";
        "[prompt]\nbalances = \"always\"",
            "\
nos.toml:2:12: prompt.balances takes \"payment\" or \"hand\"
2 | balances = \"always\"
  |            ^^^^^^^^";
        "[prompt]\nlanguage = \"xx\"",
            "\
nos.toml:2:12: prompt.language takes one of en, nl, a language with files, or \"auto\" for the system's language
2 | language = \"xx\"
  |            ^^^^";
        "[chips]\nstart = 500\nstart = 600",
            "\
nos.toml:3:1: this key or table is there twice; remove one of them
3 | start = 600
  | ^^^^^";
        "[chips\nstart = 500",
            "\
nos.toml:1:7: the ] is missing here
1 | [chips
  |       ^";
    };
    for (text, expected) in table {
        assert_eq!(message(text)?, expected, "{text}");
    }
    Ok(())
}

#[test]
fn an_unknown_law_is_pointed_at() -> Result {
    let message = message("[table]\nlaw = \"go\"")?;
    let expected = "nos.toml:2:7: nos knows no law of that name; there are nos";
    assert!(message.starts_with(expected), "{message}");
    Ok(())
}

#[test]
fn players_who_cannot_play_the_law_are_refused() -> Result {
    let table =
        [("Anna\", \"Bram", "three to five play Nos"), ("Anna\", \"Bram\", \"play", "play")];
    for (players, expected) in table {
        let config = Config::read(&format!("table.players = [\"{players}\"]"));
        let config = config.map_err(|fault| fault.message)?;
        let failure = config.seat(&LAW).err().ok_or("they are seated")?;
        assert_eq!(failure.status, Status::Usage);
        assert!(failure.message.contains(expected), "{}", failure.message);
    }
    Ok(())
}

#[test]
fn a_value_outside_the_range_of_the_law_is_refused() -> Result {
    for (text, law, takes) in rows! {
        "game.target = 100", "cribbage", "it takes 121 or 61";
        "game.set = 6", "matador", "it takes 9 or 12";
    } {
        let config = Config::read(text).map_err(|fault| fault.message)?;
        let named = LAWS.into_iter().find(|row| row.name() == law);
        let header = config.header(named.ok_or("nos knows no law of that name")?);
        let failure = header.err().ok_or("it is taken")?;
        assert_eq!(failure.status, Status::Usage);
        let key = text.split(' ').next().ok_or("no key")?;
        let expected = format!("{law} does not take the {key} of nos.toml: {takes}");
        assert_eq!(failure.message, expected);
        // Loading does not refuse the key, because other laws have this rule.
        assert_eq!(config.header(&LAW).ok().map(|header| header.len()), Some(1));
    }
    Ok(())
}

#[test]
fn a_hundred_thousand_players_are_read() -> Result {
    // The most names that a file may hold. Comparing each pair would never end.
    let mut names: Vec<String> = (0..100_000).map(|no| format!("\"P{no}\"")).collect();
    let config = Config::read(&format!("table.players = [{}]", names.join(",\n")));
    let config = config.map_err(|fault| fault.message)?;
    assert!(config.seat(&LAW).is_err());
    names.push("\"p99999\"".to_owned());
    let text = format!("table.players = [{}]", names.join(","));
    let told = message(&text)?;
    assert!(told.contains("this name is here twice"));
    Ok(())
}

#[test]
fn another_encoding_is_pointed_at() -> Result {
    assert_eq!(
        message(b"[table]\nplayers = [\"Anna\", \"Andr\xe9\", \"Bram\"]\n")?,
        "nos.toml:2:25: from here on the file is not UTF-8 text; save it as UTF-8\n\
         2 | players = [\"Anna\", \"Andr\u{fffd}\", \"Bram\"]\n  |                         ^"
    );
    let utf16: Vec<u8> = "\u{feff}[chips]".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert!(message(utf16)?.starts_with("nos.toml:1:1: from here on the file is not UTF-8 text"));
    Ok(())
}

#[test]
fn an_endless_file_is_not_read_to_its_end() -> Result {
    assert_eq!(
        message("#".repeat((1 << 20) + 1))?,
        "nos.toml has more than 1048576 bytes, too many for a nos.toml"
    );
    Ok(())
}

#[test]
fn a_named_file_must_be_there() -> Result {
    let folder = Folder::new();
    let path = folder.join("club.toml");
    let failure = Config::load(Some(&path), &[]).err().ok_or("it was found")?;
    assert_eq!(failure.status, Status::File);
    assert_eq!(
        failure.message,
        format!("cannot read {}: no file or folder has that name", path.display())
    );
    let failure = Config::load(Some(folder.path()), &[]).err().ok_or("it was read")?;
    assert_eq!(failure.status, Status::File);
    assert_eq!(failure.message, format!("cannot read {}: it is a folder", folder.path().display()));
    Ok(())
}

#[test]
fn the_first_place_with_a_file_decides() -> Result {
    let folder = Folder::new();
    let at = |name: &str| folder.join(name);
    let places = [at("one"), at("two"), at("three")];
    assert_eq!(Config::load(None, &places)?, (Config::default(), None));
    fs::write(at("two"), "chips.start = 200")?;
    fs::write(at("three"), "chips.start = 300")?;
    let (config, from) = Config::load(None, &places)?;
    assert_eq!(config.rules, [("chips.start", 200)]);
    assert_eq!(from, Some(at("two")));
    let (config, from) = Config::load(Some(&at("three")), &places)?;
    assert_eq!(config.rules, [("chips.start", 300)]);
    assert_eq!(from, Some(at("three")));
    // An unreadable file is not skipped.
    fs::create_dir(at("one"))?;
    let failure = Config::load(None, &places).err().ok_or("it was passed over")?;
    assert_eq!(failure.status, Status::File);
    Ok(())
}

#[test]
#[cfg(all(unix, not(target_os = "macos")))]
fn it_is_searched_here_and_in_the_users_folder() {
    type Environment = &'static [(&'static str, &'static str)];
    for (environment, expected) in rows! { of (Environment, &[&str]):
        &[], &["nos.toml"];
        &[("HOME", "/home/anna")], &["nos.toml", "/home/anna/.config/nos/nos.toml"];
        &[("HOME", "/home/anna"), ("XDG_CONFIG_HOME", "/etc/anna")], &["nos.toml", "/etc/anna/nos/nos.toml"];
        &[("HOME", "/home/anna"), ("XDG_CONFIG_HOME", "")], &["nos.toml", "/home/anna/.config/nos/nos.toml"];
    } {
        let variable = |name: &str| {
            environment.iter().find(|(own, _)| *own == name).map(|(_, value)| OsString::from(value))
        };
        let expected: Vec<PathBuf> = expected.iter().map(PathBuf::from).collect();
        assert_eq!(places(variable), expected);
    }
}
