//! Journals that were cut, changed or taken apart: every whole line is kept, and all damage is
//! named.

use crate::support::folder::Folder;
use crate::support::records::{clock, enter, journal_of, open, recorded, season};
use nos_entry::LINE_MAX;
use nos_laws::nos::LAW;
use nos_records::journal::check::FileEnd;
use nos_records::journal::tag::Link;
use nos_records::journal::{Journal, JournalError, Recorded, Report};
use std::fs;

const TIME: &str = "2026-11-21T20:14:03+01:00";

/// Counts the whole lines: those with a line end, which is written last.
fn whole_lines(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| **byte == b'\n').count()
}

fn whole_len(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1)
}

#[test]
fn a_journal_cut_anywhere_recovers_to_its_whole_lines() {
    // Cut at line ends, next to them, and at every fourth byte.
    cut(|bytes, at| {
        let near = &bytes[at.saturating_sub(2)..bytes.len().min(at + 1)];
        at % 4 == 0 || near.contains(&b'\n')
    });
}

#[test]
#[ignore = "takes a minute: every byte"]
fn a_journal_cut_at_any_byte_recovers_to_its_whole_lines() {
    cut(|_, _| true);
}

fn cut(is_tried: impl Fn(&[u8], usize) -> bool) {
    let bytes = journal_of(3, 24);
    assert!(whole_lines(&bytes) >= 24);
    let folder = Folder::new();
    let path = folder.join("cut.nos");
    let torn_path = folder.join("cut.nos.torn");
    // A file that ends within the first date is not recognised as a journal.
    let cuts = std::iter::once(0).chain("2026-11-21T".len()..=bytes.len());
    for cut in cuts.filter(|at| is_tried(&bytes, *at)) {
        let head = &bytes[..cut];
        let report = Report::on(&LAW, head);
        // A line that lacks only its line end is whole, and the end is added.
        let ended = match report.end {
            FileEnd::NoLineEnd => [head, b"\n"].concat(),
            FileEnd::Whole | FileEnd::Torn(_) => head.to_vec(),
        };
        assert_eq!(report.end == FileEnd::NoLineEnd, bytes.get(cut) == Some(&b'\n'));
        let whole = whole_lines(&ended);
        assert!(report.is_sound(), "cut at {cut}: {:?}", report.findings);
        assert_eq!(report.record.len(), whole, "cut at {cut}");
        fs::write(&path, head).unwrap();
        let (mut journal, opened) = Journal::open(&LAW, &path, &[], clock()).unwrap();
        assert_eq!(journal.record().len(), whole, "cut at {cut}");
        assert_eq!(opened.resumed, whole > 0);
        let kept = fs::read(&path).unwrap();
        assert_eq!(kept, bytes[..whole_len(&ended)], "cut at {cut}");
        assert_eq!(opened.mended, report.end == FileEnd::NoLineEnd);
        let rest = &bytes[report.sound_len..cut];
        match opened.torn {
            Some(torn) => {
                assert_eq!(torn.text, nos_records::journal::torn_text(rest));
                assert_eq!(torn.kept_in, torn_path);
                assert_eq!(fs::read(&torn_path).unwrap(), rest);
                fs::remove_file(&torn_path).unwrap();
            }
            None => assert!(rest.is_empty(), "cut at {cut}"),
        }
        if opened.mended || cut % 16 == 0 {
            // The journal goes on with correct tags, also after a line end that was added.
            enter(&mut journal, &["note on we go"]);
            assert!(Report::on(&LAW, &fs::read(&path).unwrap()).is_sound());
        }
        drop(journal);
        if cut % 16 == 0 {
            let (_, opened) = Journal::open(&LAW, &path, &[], clock()).unwrap();
            assert_eq!(opened.torn, None);
        }
    }
}

#[test]
fn a_file_that_is_no_journal_stays_unchanged() {
    let folder = Folder::new();
    let path = folder.join("foreign.nos");
    let files: [&[u8]; 11] = [
        b"2026",
        b"2026-11-21",
        b"2026-11-21T20:14:03+01:00 backup done",
        b"GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\0\0\0\0\0,\0\0\0\0;",
        b"secret key\0",
        b"\0",
        &[0; 512],
        &[0; 4096],
        &[0; 100_000],
        b"\0\0\n",
        b"\0\0\x002026-11-21T20:14:03+01:00 law 1",
    ];
    for file in files {
        fs::write(&path, file).unwrap();
        let Err(error) = Journal::open(&LAW, &path, &[], clock()) else {
            panic!("{file:?} is no journal");
        };
        assert!(matches!(error, JournalError::NoJournal { .. }), "{error}");
        assert_eq!(error.exit_status(), 4);
        assert_eq!(fs::read(&path).unwrap(), file);
    }
    let files = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 1, "nothing is set aside");
}

#[test]
fn each_torn_line_is_saved_in_a_separate_file() {
    let bytes = journal_of(3, 10);
    let folder = Folder::new();
    let path = folder.join("cut.nos");
    let cut = bytes.len() - 20;
    for _ in 0..2 {
        fs::write(&path, &bytes[..cut]).unwrap();
        let (_, opened) = open(&path);
        assert!(opened.torn.is_some());
    }
    let kept = |name: &str| fs::read(folder.join(name)).unwrap();
    assert!(!kept("cut.nos.torn").is_empty());
    assert_eq!(kept("cut.nos.torn"), kept("cut.nos.torn-2"));
}

#[test]
fn a_last_line_with_gaps_after_a_power_cut_is_torn() {
    let bytes = journal_of(3, 10);
    let start = bytes[..bytes.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    let whole = whole_lines(&bytes);
    let mut blank = bytes.clone();
    blank[start + 10..].fill(0);
    let mut hole = bytes.clone();
    hole[start + 10..start + 30].fill(0);
    for file in [blank, hole] {
        let report = Report::on(&LAW, &file);
        assert!(report.is_sound());
        assert_eq!(report.record.len(), whole - 1);
        assert_eq!(report.end, FileEnd::Torn(&file[start..]));
    }
}

#[test]
fn an_unfinished_line_is_torn_up_to_the_longest_line() {
    let bytes = journal_of(3, 10);
    let broken_off = |len: usize| format!("{:x<len$}", stamped("note ")).into_bytes();
    for (what, nuls) in [("broken off", 0), ("never written to its end", 8)] {
        let made = |len| [broken_off(len), vec![0; nuls]].concat();
        let torn = [bytes.clone(), made(LINE_MAX)].concat();
        let report = Report::on(&LAW, &torn);
        assert!(report.is_sound(), "{what}: {:?}", report.findings);
        assert_eq!(report.end, FileEnd::Torn(&torn[bytes.len()..]), "{what}");
        let too_long = [bytes.clone(), made(LINE_MAX + 1)].concat();
        let report = Report::on(&LAW, &too_long);
        let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
        let line = whole_lines(&bytes) + 1;
        assert_eq!(found, [format!("line {line}: it was changed")], "{what}");
    }
}

#[test]
fn a_file_is_a_journal_if_any_of_its_lines_has_a_tag() {
    let text = String::from_utf8(journal_of(3, 10)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines[0].replacen("law 1", "law 2", 1);
    for (what, lines, is_journal) in rows! { of (&str, [&str; 2], bool):
        "only its first line is changed", [&first, lines[1]], true;
        "its last line has none", [lines[0], "deal"], true;
        "a tag is cut short", [&lines[0][..40], "deal"], true;
        "no line has one", ["law 1", "deal"], false;
    } {
        let file = lines.map(|line| format!("{line}\n")).concat();
        let report = Report::on(&LAW, file.as_bytes());
        assert!(!report.is_sound(), "{what}");
        assert_eq!(report.is_tagged, is_journal, "{what}");
    }
}

#[test]
fn a_flipped_bit_is_found_in_its_line() {
    flip_bits(|at, bit| at % 8 == bit);
}

#[test]
#[ignore = "takes a minute: every bit of every byte"]
fn every_single_bit_that_flips_is_found_in_its_line() {
    flip_bits(|_, _| true);
}

fn flip_bits(is_tried: impl Fn(usize, usize) -> bool) {
    let journal = journal_of(5, 12);
    let lines: Vec<&[u8]> = journal.split_inclusive(|byte| *byte == b'\n').collect();
    let bytes = lines[..20].concat();
    let mut line = 1;
    let mut flipped = bytes.clone();
    for at in 0..bytes.len() {
        for bit in (0..8).filter(|bit| is_tried(at, *bit)) {
            flipped[at] ^= 1 << bit;
            let report = Report::on(&LAW, &flipped);
            let found: Vec<usize> = report.findings.iter().map(|own| own.line).collect();
            assert_eq!(found, [line], "bit {bit} of byte {at}: {:?}", report.findings);
            assert_eq!(report.end, FileEnd::Whole);
            assert_eq!(report.record.len(), line - 1);
            flipped[at] = bytes[at];
        }
        if bytes[at] == b'\n' {
            line += 1;
        }
    }
    assert_eq!(line, 21);
}

#[test]
fn changed_missing_swapped_and_foreign_lines_are_named() {
    let text = String::from_utf8(journal_of(5, 12)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    let other = String::from_utf8(journal_of(6, 30)).unwrap();
    let foreign = other.lines().nth(12).unwrap();
    let file = |edit: &dyn Fn(&mut Vec<String>)| {
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        edit(&mut lines);
        lines.join("\n") + "\n"
    };
    let changed_tag = |line: &str| {
        let (text, tag) = line.split_at(line.len() - 1);
        format!("{text}{}", if tag == "0" { "1" } else { "0" })
    };
    let table = rows! { of (&str, String, Vec<String>):
        "a line changed", file(&|lines| lines[11] = lines[11].replacen("2026", "2027", 1)),
            vec!["line 12: it was changed, or a line before it is missing".to_owned()];
        "a line that cannot be read any more",
            file(&|lines| lines[11] = lines[11].replacen("+01:00 ", "+01:00 x", 1)),
            vec!["line 12: it was changed".to_owned()];
        "the last line changed", file(&|lines| lines[last - 1] = lines[last - 1].replacen("2026", "2027", 1)),
            vec![format!("line {last}: it was changed, or a line before it is missing")];
        "a tag changed", file(&|lines| lines[11] = changed_tag(&lines[11])), vec!["line 12: its tag was changed; its text is as written".to_owned()];
        "a mark changed", file(&|lines| lines[11] = lines[11].replace(" # ~", " #  ")),
            vec!["line 12: its tag was changed; its text is as written".to_owned()];
        "a tag taken away", file(&|lines| { let untagged = lines[11].len() - 12; lines[11].truncate(untagged); }),
            vec!["line 12: its tag was changed; its text is as written".to_owned()];
        "a line missing", file(&|lines| drop(lines.remove(11))), vec!["line 12: it was changed, or a line before it is missing".to_owned()];
        "the first line missing", file(&|lines| drop(lines.remove(0))), vec!["line 1: it was changed, or a line before it is missing".to_owned()];
        "two lines swapped", file(&|lines| lines.swap(11, 12)), vec!["line 12: it is out of place; line 13 belongs here".to_owned()];
        "two lines far apart swapped", file(&|lines| lines.swap(11, 17)), vec!["line 12: it is out of place; line 18 belongs here".to_owned()];
        "a line moved up", file(&|lines| { let line = lines.remove(17); lines.insert(11, line); }),
            vec!["line 12: it is out of place; line 13 belongs here".to_owned()];
        "a line of another journal put in", file(&|lines| lines.insert(11, foreign.to_owned())), vec!["line 12: it was added by hand".to_owned()];
        "a line typed in", file(&|lines| lines.insert(11, "play Bram 6-4".to_owned())), vec!["line 12: it was added by hand".to_owned()];
        "a blank line and a comment put in",
            file(&|lines| { lines.insert(11, String::new()); lines.insert(20, "# here we had a break".to_owned()); }),
            vec!["line 12: it was added by hand".to_owned(), "line 21: it was added by hand".to_owned()];
        "a line put in twice", file(&|lines| lines.insert(11, lines[10].clone())), vec!["line 12: it was added by hand".to_owned()];
        "a line added at the end", file(&|lines| lines.push("play Bram 6-4".to_owned())), vec![format!("line {}: it was changed", last + 1)];
        "a comment after a tag", file(&|lines| lines[11].push_str(" # sic")), vec!["line 12: the end of the line was changed".to_owned()];
        "two lines joined",
            file(&|lines| { let next = lines.remove(12); lines[11].push(' '); lines[11].push_str(&next); }),
            vec!["line 12: the end of the line was changed".to_owned()];
        "a line broken in two", file(&|lines| lines[11].insert(30, '\n')), vec!["line 12: it was changed".to_owned()];
    };
    assert!(!table.is_empty());
    for (what, file, expected) in table {
        let report = Report::on(&LAW, file.as_bytes());
        let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
        assert_eq!(found, expected, "{what}");
        let sound = report.findings[0].line - 1;
        assert_eq!(report.record.len(), sound, "{what}");
        assert_eq!(report.seal().map_or(0, |seal| seal.entries), sound, "{what}");
    }
}

#[test]
fn a_reordered_journal_is_recognised_by_its_first_line() {
    const LINES: usize = 8000;
    let notes: Vec<Recorded> = (1..LINES).map(|no| recorded(&format!("note {no}"))).collect();
    let text = String::from_utf8(season::journal(&LAW, notes, TIME.to_owned())).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let (first, second) = lines.split_at(lines.len() / 2);
    let reversed: Vec<&str> = lines.iter().rev().copied().collect();
    let halves = [second, first].concat();
    // The first line is last, so the search for each line goes through the whole file.
    let mut shuffled = lines[1..].to_vec();
    shuffled.sort_unstable_by_key(|line| line.rsplit_once('~').unwrap().1);
    shuffled.push(lines[0]);
    for (what, order, here) in rows! { of (&str, Vec<&str>, usize):
        "reversed", reversed, LINES;
        "halves swapped", halves, LINES / 2 + 1;
        "shuffled", shuffled, LINES;
    } {
        let file = order.join("\n") + "\n";
        let report = Report::on(&LAW, file.as_bytes());
        let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
        let told = format!("line 1: it is out of place; line {here} belongs here");
        assert_eq!(found, [told], "{what}");
    }
}

#[test]
fn line_ends_of_another_system_are_found_in_every_line() {
    let text = String::from_utf8(journal_of(5, 8)).unwrap();
    let report_on = text.replace('\n', "\r\n");
    let report = Report::on(&LAW, report_on.as_bytes());
    assert_eq!(report.findings.len(), text.lines().count());
    assert!(
        report
            .findings
            .iter()
            .all(|own| own.to_string().ends_with("the end of the line was changed"))
    );
}

fn stamped(entry: &str) -> String {
    format!("2026-11-21T20:14:03+01:00 {entry}")
}

/// Adds the tags that a forger would compute.
fn tagged(lines: &[String]) -> String {
    let mut before = None;
    let mut file = String::new();
    for line in lines {
        let link = Link::of(before, line.as_bytes());
        file.push_str(&format!("{line} # ~{}\n", link.tag()));
        before = Some(link);
    }
    file
}

#[test]
fn a_journal_accepts_only_the_spelling_of_the_program() {
    let good = "2026-11-21T20:14:03+01:00 play Cees 6>5 on north";
    let spellings = rows! {
        "play Cees 6>5 on north", "no time";
        "2026-11-21t20:14:03+01:00 play Cees 6>5 on north", "a small t";
        "2026-11-21T20:14:03Z play Cees 6>5 on north", "no offset in figures";
        "2026-11-21T20:14:03.5+01:00 play Cees 6>5 on north", "parts of a second";
        "2026-11-21T20:14:03+01:00  play Cees 6>5 on north", "two blanks";
        "2026-11-21T20:14:03+01:00 Play Cees 6>5 on north", "a capital";
        "2026-11-21T20:14:03+01:00 play Cees 65 on north", "a tile without its sign";
        "2026-11-21T20:14:03+01:00 play Cees 6>5 on n", "a letter for an arm";
        "2026-11-21T20:14:03+01:00 6>5 on north", "no verb";
        "2026-11-21T20:14:03+01:00 play Cees 6>5 on north # sic", "a comment";
    };
    let before =
        ["law 1", "seat Anna Bram Cees", "deal", "set Bram 6-6", "announce ordinary-cross"];
    let file = |line: &str| {
        let lines: Vec<String> = before.map(stamped).into_iter().chain([line.to_owned()]).collect();
        tagged(&lines)
    };
    assert!(Report::on(&LAW, file(good).as_bytes()).is_sound());
    for (line, what) in spellings {
        let file = file(line);
        let report = Report::on(&LAW, file.as_bytes());
        let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
        let told = "line 6: nos does not spell its lines like this";
        assert_eq!(found, [told], "{what}");
    }
}

/// If only the eight digits of the tag were chained, somebody could replace a line by one with the
/// same tag.
#[test]
fn a_line_forged_to_the_same_tag_breaks_the_tag_after_it() {
    let lines = ["law 1", "seat Anna Bram Cees", "deal"].map(stamped);
    let file = tagged(&lines);
    let tags: Vec<&str> = file.lines().map(|line| &line[line.len() - 8..]).collect();
    let forged = file.replacen("Bram", "Bert", 1);
    let report = Report::on(&LAW, forged.as_bytes());
    assert_eq!(report.findings.len(), 1);
    // Even if a forger finds words with the same eight digits, the link differs.
    let own = Link::of(None, lines[0].as_bytes());
    let other = (0..u32::MAX)
        .map(|at| Link::of(None, format!("{}{at}", lines[0]).as_bytes()))
        .find(|other| other.digits()[..3] == own.digits()[..3])
        .unwrap();
    assert_ne!(other, own);
    let after = |before| Link::of(Some(before), lines[1].as_bytes()).tag().to_string();
    assert_eq!(after(own), tags[1]);
    assert_ne!(after(other), tags[1]);
}

#[test]
fn correct_tags_do_not_excuse_entries_that_the_law_rejects() {
    let file = tagged(&["law 1", "seat Anna Bram Cees", "play Anna 6-6"].map(stamped));
    let report = Report::on(&LAW, file.as_bytes());
    let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
    assert_eq!(found, ["line 3: it cannot have happened: no hand is under way"]);
    let unknown = tagged(&[stamped("law 2")]);
    let report = Report::on(&LAW, unknown.as_bytes());
    let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        [
            "line 1: it cannot have happened: edition 2 of the rulebook is not known here; this program judges by edition 1"
        ]
    );
}

#[test]
fn more_nuls_than_a_line_can_hold_are_damage() {
    let mut bytes = journal_of(3, 400);
    let len = bytes.len();
    let half = len / 2;
    bytes[half..].fill(0);
    let line = whole_lines(&bytes[..half]) + 1;
    let told =
        |nuls: usize| format!("line {line}: it has {nuls} NUL bytes, more than a line can hold");
    assert!(len - half > LINE_MAX);
    for (from, to) in [(half, len), (half, half + LINE_MAX + 1)] {
        let mut file = journal_of(3, 400);
        file[from..to].fill(0);
        let report = Report::on(&LAW, &file);
        assert_eq!(report.findings[0].to_string(), told(to - from));
        assert_eq!(report.record.len(), line - 1);
    }
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    fs::write(&path, &bytes).unwrap();
    let Err(error) = Journal::open(&LAW, &path, &[], clock()) else {
        panic!("half of the journal is lost");
    };
    assert_eq!(error.exit_status(), 4);
    assert!(error.to_string().contains(&told(len - half)), "{error}");
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_damaged_journal_is_refused_and_stays_unchanged() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let bytes = journal_of(5, 12);
    let mut changed = bytes.clone();
    let tenth =
        bytes.split_inclusive(|byte| *byte == b'\n').take(9).map(<[u8]>::len).sum::<usize>();
    changed[tenth + 6] ^= 1;
    let torn = [&changed[..], b"2026-11-21T20"].concat();
    for file in [changed, torn] {
        fs::write(&path, &file).unwrap();
        let Err(error) = Journal::open(&LAW, &path, &[], clock()) else { panic!("it is damaged") };
        assert_eq!(error.exit_status(), 4);
        assert!(matches!(error, JournalError::Damaged { .. }));
        assert_eq!(fs::read(&path).unwrap(), file);
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
        assert_eq!(left.len(), 1);
    }
    let error = Journal::open(&LAW, &path, &[], clock()).err().map(|error| error.to_string());
    let path = path.display();
    assert_eq!(
        error.unwrap(),
        format!(
            "{path} is damaged: line 10: it was changed, or a line before it is missing; lines 1 to 9 are as written; from line 10 on nothing is sure. nos check {path} lists the damage; nos replay --untagged {path} reads it anyway"
        )
    );
}

#[test]
fn a_script_is_refused_as_a_journal() {
    let folder = Folder::new();
    let path = folder.join("script.nos");
    for script in ["law 1\nseat Anna Bram Cees\n", "deal", "# nothing\n", "\n", "hello"] {
        fs::write(&path, script).unwrap();
        let Err(error) = Journal::open(&LAW, &path, &[], clock()) else {
            panic!("{script} is no journal");
        };
        assert_eq!(error.exit_status(), 4);
        let path = path.display();
        assert_eq!(
            error.to_string(),
            format!(
                "{path} is not a nos journal, since none of its lines has a tag. nos replay {path} reads it; nos play NEW < {path} turns it into a journal"
            )
        );
        assert_eq!(fs::read_to_string(path.to_string()).unwrap(), script);
    }
}
