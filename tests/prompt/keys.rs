//! Text pasted at the prompt, key by key.

use nos::desk::prompt::keys::Pasting;
use nos::entry::LINE_MAX;
use rustyline::{Cmd, KeyCode, KeyEvent, Modifiers};
use std::time::{Duration, Instant};

const START: KeyEvent = KeyEvent(KeyCode::BracketedPasteStart, Modifiers::NONE);
const END: KeyEvent = KeyEvent(KeyCode::BracketedPasteEnd, Modifiers::NONE);

/// Returns the command of the last of these keys; each comes so many milliseconds after the one
/// before.
fn after(keys: &[(KeyEvent, u64)]) -> Option<Cmd> {
    let (pasting, mut now) = (Pasting::default(), Instant::now());
    let mut last = None;
    for (key, pause) in keys {
        now += Duration::from_millis(*pause);
        last = pasting.take(*key, now);
    }
    last
}

fn key(c: char) -> KeyEvent {
    KeyEvent::new(c, Modifiers::NONE)
}

fn marked(text: &str) -> Vec<(KeyEvent, u64)> {
    let mut keys = vec![(START, 0)];
    keys.extend(text.chars().map(|c| (key(c), 0)));
    keys.push((END, 0));
    keys
}

#[test]
fn a_paste_is_inserted_whole() {
    let inserted = |text: &str| Some(Cmd::Insert(1, text.to_owned()));
    let text = "64\r\npass\rénote\t\u{1}\u{4}\u{1a}\n";
    assert_eq!(after(&marked(text)), inserted("64\npass\nénote\t\u{1}\u{4}\u{1a}\n"));
    assert_eq!(after(&[(key('6'), 0)]), None);
    assert_eq!(after(&[(START, 0), (key('6'), 0)]), Some(Cmd::Noop));
}

#[test]
fn a_paste_without_an_end_is_over_after_a_second_of_silence_or_by_ctrl_c() {
    for (pause, next, done) in rows! { of (u64, char, Option<Cmd>):
        999, 'u', Some(Cmd::Noop);
        1000, 'u', Some(Cmd::Insert(1, "6u".to_owned()));
        5000, '\r', Some(Cmd::Insert(1, "6\n".to_owned()));
        0, '\u{3}', None;
        5000, '\u{3}', None;
    } {
        let keys = [(START, 0), (key('6'), 900), (key(next), pause)];
        assert_eq!(after(&keys), done, "{next:?} after {pause}");
        if done != Some(Cmd::Noop) {
            let keys = [keys[0], keys[1], keys[2], (key('6'), 0)];
            assert_eq!(after(&keys), None, "{next:?} after {pause}");
        }
    }
}

#[test]
fn a_pasted_line_is_cut_beyond_the_limit() {
    let text = format!("64\n{}\npass", "x".repeat(3 * LINE_MAX));
    let kept = format!("64\n{}\npass", "x".repeat(LINE_MAX + 1));
    assert_eq!(after(&marked(&text)), Some(Cmd::Insert(1, kept)));
}
