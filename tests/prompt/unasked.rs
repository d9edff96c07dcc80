//! By every law, nos prints no number that a player must still say or count himself.

use super::preview::{evening, typed};
use crate::support::folder::Folder;
use crate::support::records::record_by;
use nos::entry::Body;
use nos::journal::Record;
use nos::law::{SessionView, Verdict};
use nos::laws;
use nos::listen::understand;
use nos_base::{Ink, Look};
use std::sync::Arc;

/// A line that asks for something or claims it, and its whole preview.
type Asked = (String, String);

fn of_nos(record: &Record) -> Vec<Asked> {
    let asked = record.session().now().seated.into_iter().flat_map(|(name, _)| {
        rows! {
            format!("claim {name}"), format!("{name} asks to be paid for the tile last laid [7.3]");
            format!("block {name}"), format!("{name} says that no tile can be played any more [9.1]");
        }
    });
    asked.collect()
}

fn of_chess(record: &Record) -> Vec<Asked> {
    let asked = record.session().now().seated.into_iter().flat_map(|(name, _)| {
        let says = |ground: &str| format!("{name} claims a draw {ground}");
        [
            (format!("claim {name} threefold"), says("by repetition")),
            (format!("claim {name} threefold Nf3"), says("by repetition")),
            (format!("claim {name} fifty"), says("after 50 moves")),
        ]
    });
    asked.collect()
}

fn of_checkers(record: &Record) -> Vec<Asked> {
    let asked = record.session().now().seated.into_iter().flat_map(|(name, _)| {
        let says = |what: &str| format!("{name} claims that {what}");
        rows! {
            format!("claim {name} threefold"), says("the position has occurred three times");
            format!("claim {name} forty"), says("both made 40 moves without a jump or a man moved");
        }
    });
    asked.collect()
}

/// Returns the hands that can be shown; the cards are those that their players have laid.
fn of_cribbage(record: &Record) -> Vec<Asked> {
    let session: &laws::cribbage::Session = record.session().get().unwrap();
    let Some(hand) = &session.game.hand else { return Vec::new() };
    let asked = session.everybody().flat_map(|player| {
        let name = session.name(player);
        let shows = format!("{name} shows {}", hand.laid_by(player));
        let claims = |claimed: u8| {
            let (line, says) = (format!("show {name} claims {claimed}"), &shows);
            (line, format!("{says}; {name} claims {claimed}"))
        };
        [
            (format!("show {name}"), shows.clone()),
            claims(0),
            claims(8),
            claims(29),
            (format!("muggins {name}"), format!("{name} says muggins")),
            (format!("muggins {name} 5"), format!("{name} says muggins")),
        ]
    });
    asked.collect()
}

fn is_foul(record: &Record, line: &str) -> Option<bool> {
    let session = record.session();
    let read = understand(record.law().language, line, session);
    let body = read.line.unwrap().body;
    let Some(Body::Entry(entry)) = body else {
        panic!("{line}");
    };
    Some(record.session().judge(&entry).ok()?.verdict != Verdict::Accepted)
}

/// A game of chess in which a draw can be claimed.
const REPEATED: &str =
    "law_chess_1 seat_Dirk_Wim begin_Dirk Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 note_so note_so";

#[test]
fn a_preview_shows_no_ruling_on_a_claim() {
    check_previews(false);
}

#[test]
#[ignore = "takes minutes: more evenings"]
fn what_is_asked_for_or_claimed_in_many_evenings_is_previewed_as_that_and_no_more() {
    check_previews(true);
}

/// Checks some evenings of each law, or many of them after every entry.
fn check_previews(is_all: bool) {
    type Lines = fn(&Record) -> Vec<Asked>;
    struct Case {
        law: &'static nos::law::referee::Law,
        lines: Lines,
        grounds: &'static [&'static str],
        /// The number of evenings, and after how many more entries each is checked.
        evenings: u64,
        step: usize,
    }
    let laws = rows! { Case { law, lines, grounds, evenings, step }:
        &laws::nos::LAW, of_nos, &[], 2, 4;
        &laws::chess::LAW, of_chess, &["threefold", "fifty"], 2, 4;
        &laws::checkers::LAW, of_checkers, &["threefold", "forty"], 2, 4;
        &laws::cribbage::LAW, of_cribbage, &[], 3, 3;
    };
    for Case { law, lines, grounds, evenings, step } in laws {
        let (evenings, step) = if is_all { (4 * evenings, 1) } else { (evenings, step) };
        let mut fouls = Vec::new();
        let drawn = REPEATED.split(' ').map(|word| word.replace('_', " "));
        let drawn = (law.name() == "chess").then(|| drawn.collect());
        for mut entries in (0..evenings).map(|seed| evening(law, seed)).chain(drawn) {
            if law.name() == "cribbage" {
                entries.insert(2, "house game.muggins on".to_owned());
            }
            for last in (3..entries.len()).step_by(step) {
                let record = Arc::new(record_by(law, &entries[..last].join("\n")));
                let official = typed(&record, "note so");
                let advice = &official.reads[0].adviser;
                for (line, says) in lines(&record) {
                    let Some(is_foul) = is_foul(&record, &line) else { continue };
                    fouls.push(is_foul);
                    let hint = advice.view(&line).hint.unwrap();
                    assert_eq!((hint.text, hint.ink), (says, Ink::Hint), "{line}");
                    let offered = advice.completions(&line).candidates;
                    assert!(offered.iter().all(|own| !own.help.contains("worth")));
                    let (head, _) = line.split_at(line.find(' ').unwrap());
                    let name = line.split(' ').nth(1).unwrap();
                    let offered = advice.completions(&format!("{head} {name} "));
                    let offered = offered.candidates.into_iter().map(|own| own.word);
                    let offered: Vec<String> = offered.collect();
                    assert!(grounds.is_empty() || offered == grounds, "{line}: {offered:?}");
                }
            }
        }
        assert!(fouls.len() > 20, "{}: {}", law.name(), fouls.len());
        // Some of it was due; in checkers it nearly never is.
        let is_due = fouls.contains(&false) || law.name() == "checkers";
        assert!(is_due, "{}", law.name());
    }
}

#[test]
fn nos_does_not_print_the_number_of_quiet_moves() {
    let begun =
        ["law checkers 1", "seat Anna Bram", "begin Anna", "11-15", "22-18", "15x22", "25x18"];
    let entries = begun.map(str::to_owned);
    let record = record_by(&laws::checkers::LAW, &entries.join("\n"));
    let told = record.session().lines(SessionView::Status, &Look::default()).join(" ");
    assert!(told.contains("Moves: 4. Points"), "{told}");
}

/// Returns an evening with muggins up to a claim of 15. Only the starter differs: with the four of
/// hearts the claim is right, with the five it leaves 14 points.
fn claimed(starter: &str, then: &str) -> String {
    format!(
        "law cribbage 1\nhouse game.muggins on\nseat Anna Bram\ncut Anna 4c Bram 9d\ndeal\nstarter {starter}\n\
         play Bram 5c\nplay Anna Kc\nplay Bram 5d\nplay Anna Qc\ngo\nplay Anna Ac\nplay Bram 5s\nplay Anna Jc\n\
         play Bram Jh\n{then}\n"
    )
}

fn printed(script: &str, arguments: &str) -> String {
    let folder = Folder::new();
    folder.write("evening.nos", script);
    let printed = folder.nos(arguments.split(' ')).args(["evening.nos"]).ran().all();
    assert!(!printed.trim().is_empty(), "{arguments}");
    printed.replace("4h", "5h").replace("H4", "H5").replace("4♥", "5♥")
}

const EVERYWHERE: [&str; 21] = [
    "replay --keep-going",
    "replay -q --keep-going",
    "--lang nl replay --keep-going",
    "history",
    "history all",
    "history --payments",
    "history --payments --csv",
    "history 5.2",
    "history fifteen",
    "status",
    "show",
    "--lang nl show",
    "legal",
    "audit",
    "balances",
    "settle",
    "settle --html",
    "report",
    "why 16",
    "--lang nl why 16",
    "why 16 --html",
];

#[test]
fn nos_hides_the_rest_of_a_claim_before_muggins() {
    check_claims(|then, command| command % 3 == then);
}

#[test]
#[ignore = "takes a minute: every claim by every command"]
fn what_any_claim_left_is_told_nowhere_before_muggins_is_said() {
    check_claims(|_, _| true);
}

fn check_claims(is_tried: impl Fn(usize, usize) -> bool) {
    let asked = "try muggins\ntry muggins Anna 14\nmuggins Bram\nwhy\nstatus\nshow\nlegal\nholds\nscores\nnote so";
    let before = [
        format!("show Bram claims 15\n{asked}"),
        // A corrected claim does not reveal either worth.
        format!("show Bram claims 14\nfix 16 show Bram claims 15\nwhy\nwhy 16\n{asked}"),
        // Nor does a claim that is too low for both starters.
        format!("show Bram claims 3\n{asked}"),
    ];
    for (at, then) in before.into_iter().enumerate() {
        let tried = (0..).zip(EVERYWHERE).filter(|(command, _)| is_tried(at, *command));
        for (_, arguments) in tried {
            let [right, low] =
                ["4h", "5h"].map(|starter| printed(&claimed(starter, &then), arguments));
            assert_eq!(right, low, "{arguments}");
        }
    }
    // JSON has the worth, and saying muggins reveals it.
    let worth = |starter| {
        let told = printed(&claimed(starter, "show Bram claims 15"), "replay --json");
        told.lines().rev().nth(1).unwrap().contains("\"worth\":29")
    };
    assert_eq!(["4h", "5h"].map(worth), [false, true]);
    let called =
        |starter| printed(&claimed(starter, "show Bram claims 15\nmuggins\nwhy"), "replay");
    // Naming the points of muggins reveals no more than whether they were right.
    let named = |points: u8| {
        let script = format!("show Bram claims 15\nmuggins Anna {points}");
        printed(&claimed("5h", &script), "replay")
    };
    assert!(named(14).contains("Anna says muggins for 14. [5.8]"));
    assert!(named(13).contains("Anna says muggins for 13. [5.8]"));
    assert!(named(15).contains("Anna says muggins for 15: 14 points were left. [5.8]"));
    let [right, low] = ["4h", "5h"].map(called);
    assert!(right.contains("Anna says muggins, but nothing was left. [5.8]"), "{right}");
    assert!(right.contains("In all 15, of which 15 had been pegged [5.7]."), "{right}");
    assert!(low.contains("Anna says muggins: 14 points were left. [5.8]"), "{low}");
    assert!(low.contains("5c 5d 5h 5s: 12 for four of a rank [5.3]."), "{low}");
}

#[test]
fn trying_muggins_names_only_the_player() {
    for starter in ["4h", "5h"] {
        let script = claimed(starter, "show Bram claims 15\ntry muggins 20");
        let told = printed(&script, "replay --json");
        let answer = told.lines().rev().nth(1).unwrap();
        let expected = r#"{"question":"try","answer":{"verdict":"accepted","articles":[],"points":[],"worth":null,"message":"Anna says muggins."}}"#;
        assert_eq!(answer, expected);
    }
}

const CUT: &str = "law cribbage 1\nseat Hal Gwen\nhouse game.muggins on\ncut Hal 2c Gwen Kd\ndeal\nstarter 8s\nJd";
const LAID: &str = "\nQh\n6d\n4s\ngo\ngo\n2c\n3c\n5c\n4h";

/// A line with a number that somebody claims, right or wrong, and its entry.
struct ClaimCase {
    before: &'static str,
    typed: &'static str,
    recorded: &'static str,
    least: u32,
}

const CLAIMS: [ClaimCase; 10] = [
    claim("", "5h for N", "play Hal 5h", 0),
    claim("", "5h, N points", "play Hal 5h", 0),
    claim(LAID, "show Gwen claims N", "show Gwen claims N", 0),
    claim(LAID, "gwen claims N", "show Gwen claims N", 0),
    claim(LAID, "gwen shows for N", "show Gwen claims N", 0),
    claim(LAID, "gwen shows N points", "show Gwen claims N", 0),
    claim(
        "\nQh\n6d\n4s\ngo\ngo\n2c\n3c\n5c\n4h\nshow Gwen claims 4",
        "muggins N",
        "muggins Hal N",
        1,
    ),
    claim(
        "\nQh\n6d\n4s\ngo\ngo\n2c\n3c\n5c\n4h\nshow Gwen claims 4",
        "muggins for N",
        "muggins Hal N",
        1,
    ),
    claim(
        "\nQh\n6d\n4s\ngo\ngo\n2c\n3c\n5c\n4h\nshow Gwen claims 0",
        "hal says muggins for N",
        "muggins Hal N",
        1,
    ),
    claim(
        "\nQh\n6d\n4s\ngo\ngo\n2c\n3c\n5c\n4h\nshow Gwen claims 4",
        "muggins, N points",
        "muggins Hal N",
        1,
    ),
];

const fn claim(
    before: &'static str,
    typed: &'static str,
    recorded: &'static str,
    least: u32,
) -> ClaimCase {
    ClaimCase { before, typed, recorded, least }
}

#[test]
fn right_and_wrong_claims_look_the_same() {
    for ClaimCase { before, typed: line, recorded, least } in CLAIMS {
        let record = Arc::new(record_by(&laws::cribbage::LAW, &format!("{CUT}{before}")));
        let adviser = &typed(&record, "note so").reads[0].adviser.clone();
        let mut shown = Vec::new();
        for number in least..=29 {
            let number = number.to_string();
            let typed_line = line.replace('N', &number);
            let masked = |text: &str| {
                let text = text.replace(&format!("claims {number}"), "claims #");
                // The hint may quote the number that it leaves out.
                text.replace(&format!("\"{number}"), "\"#")
            };
            let after = line.find('N').unwrap() + number.len();
            for end in after..=typed_line.len() {
                let view = adviser.view(&typed_line[..end]);
                let hint = view.hint.unwrap();
                let rows = view.rows.iter().flatten();
                let rows: Vec<_> = rows.map(|ink| ink.ink).collect();
                shown.push((end - after, masked(&hint.text), hint.ink, rows));
            }
            let official = typed(&record, &typed_line);
            assert!(official.questions.is_empty(), "{typed_line}");
            let entered = recorded.replace('N', &number);
            let read = understand(record.law().language, &typed_line, record.session());
            let Some(Body::Entry(entry)) = read.line.unwrap().body else {
                panic!("{typed_line}");
            };
            let ruling = record.session().judge(&entry).unwrap();
            assert_eq!(
                record.session().in_full(&entry, &ruling).to_string(),
                entered,
                "{typed_line}"
            );
        }
        for one in &shown {
            let first = shown.iter().find(|first| first.0 == one.0).unwrap();
            assert_eq!(first, one, "{line}");
        }
    }
}

#[test]
fn right_and_wrong_requests_in_a_line_look_the_same() {
    let entries = "law 1\nseat Anna Bram Cees Dirk\ndeal\nset Anna 6-6\nannounce 1\nplay Bram 6-5\nplay Cees 6-4\nplay Dirk 4-4";
    let record = Arc::new(record_by(&laws::nos::LAW, entries));
    let adviser = &typed(&record, "note so").reads[0].adviser.clone();
    // Dirk may ask and Bram may not.
    let hints = ["Dirk", "Bram"].map(|name| {
        let hint = adviser.view(&format!("claim {name} and draw Anna 2")).hint.unwrap();
        (hint.text.replace(name, "NAME"), hint.ink)
    });
    assert_eq!(hints[0], hints[1]);
    assert_eq!(hints[0].0, "NAME asks to be paid for the tile last laid [7.3]; draw Anna 2");
}
