//! The reader's notes on a line: what each part of it is, and what could follow it.

use crate::support::scripts::entry;
use nos_entry::{Class, Dialect, Reading, Want, annotate};
use nos_law::{EntryNo, Referee as _};
use nos_laws::nos::{LAW, Session};
use nos_listen::understand;

fn marked(line: &str, reading: Reading<'_>) -> String {
    let mut marks = reading.marks;
    marks.sort_by_key(|mark| mark.at);
    let mut letters = vec![' '; line.len()];
    for mark in marks {
        let letter = match mark.class {
            Class::Verb => 'v',
            Class::Name => 'n',
            Class::Piece => 'p',
            Class::Number => '1',
            Class::Word => 'w',
            Class::Text => 't',
            Class::Time => 'T',
            Class::Comment => '#',
        };
        letters[mark.at..mark.at + mark.len].fill(letter);
    }
    letters.into_iter().collect::<String>().trim_end().to_owned()
}

#[test]
fn every_part_of_a_line_has_its_class() {
    for (line, marks) in rows! {
        "play Bram 6>1 on east claim # so", "vvvv nnnn ppp ww wwww wwwww ####";
        "2026-11-21T20:14:03Z draw Anna 2", "TTTTTTTTTTTTTTTTTTTT vvvv nnnn 1";
        "fix 14 play 64 ; strike 3", "vvv 11 vvvv pp w vvvvvv 1";
        "note  two words # c", "vvvv  ttttttttt ###";
        "announce ordinary first 2 on left", "vvvvvvvv wwwwwwww wwwww 1 ww wwww";
        "foul Dirk covering waive", "vvvv nnnn wwwwwwww wwwww";
        "recount Anna 496 Bram 504", "vvvvvvv nnnn 111 nnnn 111";
        "play Bram x64", "vvvv nnnn";
    } {
        assert_eq!(marked(line, annotate(LAW.language, line, Dialect::Written)), marks, "{line}");
    }
}

fn evening() -> Session {
    let mut session = Session::default();
    let lines = ["seat Anna Bram Cees Dirk", "deal", "set Bram 6-6", "announce 2"];
    for (at, line) in lines.iter().enumerate() {
        let ruling = session.judge(&entry(line)).unwrap();
        session.apply(EntryNo(at as u32 + 1), &ruling);
    }
    session
}

#[test]
fn shorthand_keeps_its_places() {
    let session = evening();
    let table = [
        ("64", "pp"),
        ("dirk 64 e", "nnnn pp w"),
        ("dirk d", "nnnn v"),
        ("d3", "v1"),
        ("de cees 445511", "vv nnnn pppppp"),
        ("foul d cov", "vvvv n www"),
    ];
    for (line, marks) in table {
        assert_eq!(marked(line, understand(LAW.language, line, &session.copy())), marks, "{line}");
    }
}

#[test]
fn the_notes_list_what_could_follow() {
    for (line, words) in rows! { of (&str, &[&str]):
        "play Bram 6-4", &["on", "claim", "stands", "waive"];
        "play Bram 6-4 on", &["left", "right", "north", "east", "south", "west"];
        "excess Dirk 2", &["kept", "returned"];
        "set 6-6", &["drawn", "waive"];
        "announce triangle", &["then", "waive"];
        "fix 3 pass", &["waive", ";"];
        "join Eva", &["after", "waive"];
        "settle", &["waive"];
    } {
        let wants = annotate(LAW.language, line, Dialect::Written).wants;
        let asked = wants.iter().filter_map(|want| match want {
            Want::Word(word) | Want::Whole(word) => Some(*word),
            Want::Kind(_) => None,
        });
        assert_eq!(asked.collect::<Vec<_>>(), words, "{line}");
    }
    let kinds = |line| {
        let wants = annotate(LAW.language, line, Dialect::Written).wants;
        let kinds = wants.iter().filter_map(|want| match want {
            Want::Kind(kind) => Some(kind.tag),
            Want::Word(_) | Want::Whole(_) => None,
        });
        kinds.collect::<Vec<_>>()
    };
    assert_eq!(kinds("play"), ["name", "tile"]);
    assert_eq!(kinds("strike"), ["entry-no"]);
    assert_eq!(kinds("reveal Anna 6-4"), ["tile"]);
    assert_eq!(kinds("insert 3"), ["entry"]);
}

#[test]
fn a_refusal_names_its_argument() {
    let session = evening();
    let table = [
        // Each line with the word that its refusal is about.
        ("play Zed 6-4", "Zed"),
        ("play Cees 66", "66"),
        ("play 6-4 on 3", "3"),
        ("64 on 3", "3"),
    ];
    for (line, word) in table {
        let reading = understand(LAW.language, line, &session.copy());
        let Ok(Some(nos_entry::Body::Entry(entry))) = reading.line.map(|line| line.body) else {
            panic!("{line}");
        };
        let refusal = session.judge(&entry).unwrap_err();
        let text = |mark: &nos_entry::Mark| &line[mark.at..mark.at + mark.len];
        let concerned = reading.marks.iter().find(|mark| {
            refusal.part().is_some_and(|part| LAW.language.is_part(&part, mark, text(mark)))
        });
        let concerned = concerned.unwrap_or_else(|| panic!("{line}: {refusal}"));
        assert_eq!(text(concerned), word, "{line}: {refusal}");
        assert_eq!(concerned.at, line.rfind(word).unwrap(), "{line}");
    }
}
