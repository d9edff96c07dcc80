//! The note at the prompt while something takes long.

use nos::desk::prompt::slow::SlowNote;
use std::sync::mpsc::{Receiver, channel};

fn guard() -> (SlowNote, Receiver<String>) {
    let (sender, written) = channel();
    let write = move |text: &str| drop(sender.send(text.to_owned()));
    (SlowNote::begin("It takes long.".to_owned(), "gone", write), written)
}

#[test]
fn a_note_is_shown_while_work_is_slow() {
    let (slow, written) = guard();
    assert_eq!(written.recv().unwrap(), "It takes long.");
    drop(slow);
    assert_eq!(written.iter().collect::<Vec<_>>(), ["gone"]);
}
