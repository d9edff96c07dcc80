//! All output keeps to the width, and the ASCII look prints only ASCII.

use super::{FIRST_HAND, balances, session, shown};
use nos_base::Look;
use nos_base::text::width::columns;
use nos_law::SessionView;
use nos_laws::nos::show::{balances as chips, drawn, games};
use nos_laws::nos::{House, Session};

/// Returns every state of two evenings, the second one with long names.
fn states() -> Vec<Session> {
    let plain = format!("{FIRST_HAND}\n{SECOND_HAND}");
    let long = plain.replace("Anna", "Abcdefghijklmnopqrstuvwxyz_abcdefghijklm").replace(
        "Bram",
        "李明李明李明李明李明李明李明李明李明李明李明李明李明李明李明李明李明李明李明李明",
    );
    let mut states = Vec::new();
    for script in [plain, long] {
        let lines: Vec<&str> = script.lines().collect();
        states.extend((0..=lines.len()).map(|end| session(&lines[..end].join("\n"))));
    }
    assert!(states.len() > 60);
    states
}

const SECOND_HAND: &str = "
    deal
    set Anna 6-6
    announce 2
    play Bram 6-5
    play Cees 6-4
    play Dirk 6-3
    play Anna 6-2
    play Bram 5-5
    play Cees 4-4
    play Dirk 3-3
    play Anna 2-2
    play Bram 5-1
    void
    settle
    billitonnen
    lot Anna 6-6 Bram 5-5 Cees 4-4 Dirk 3-3
    flip Anna 5-2
    flip Anna 4-4
    flip Bram 2-2
    flip Bram 5-5
";

fn everything(session: &Session, look: &Look) -> Vec<String> {
    [
        drawn::show(session, look),
        drawn::show(session, &Look { plain: true, ..*look }),
        shown(session).lines(SessionView::Status, look),
        balances(session, look),
        chips::count(session, look),
        games::games(&House::default(), look),
    ]
    .concat()
}

#[test]
fn no_line_is_wider_than_a_window_of_sixty_columns_or_more() {
    for session in states() {
        for width in [60, 80, 200] {
            let look = Look { width, ascii: false, color: false, plain: false };
            for line in everything(&session, &look) {
                assert!(columns(&line) <= width, "{width}: {line}");
                assert!(line.trim_end() == line, "{line:?}");
            }
        }
    }
}

#[test]
fn the_ascii_look_prints_only_ascii_except_in_names() {
    for session in states() {
        let look = Look { width: 80, ascii: true, color: false, plain: false };
        for line in everything(&session, &look) {
            assert!(line.chars().all(|c| c.is_ascii() || "李明".contains(c)), "{line}");
        }
    }
}

#[test]
fn no_width_is_too_small_or_too_large() {
    for session in states().iter().step_by(7) {
        for width in [0, 1, 19, 30, 70_000] {
            for ascii in [false, true] {
                let lines = everything(session, &Look { width, ascii, color: true, plain: false });
                assert!(!lines.is_empty());
            }
        }
    }
}
