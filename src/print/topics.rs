//! Help by topic, for what needs more than one verb. These topics are the same for every law; a law adds its
//! own.

use crate::law::about::HelpTopic;
use crate::law::referee::Law;
use crate::law::show::Kind;
use crate::speech::VerbRow;
use crate::speech::verb::begins;
use crate::text::look::{Ink, Look};
use crate::text::width::wrapped;

/// The topics of every law.
const SHELL_TOPICS: &[HelpTopic] = &[
    HelpTopic {
        words: &["corrections", "mistakes"],
        title: "Corrections",
        lines: &[
            "undo (u) strikes the last entry that stands; undo 3 the last three.",
            "fix 14 ENTRY replaces entry 14. insert 14 ENTRY adds a missed entry before it. strike 14: it did not happen.",
            "Several corrections in one line: fix 14 ENTRY ; strike 15.",
            "revise 14: the entries from 14 on come back one by one. Enter keeps one; type another one, or - to leave it out, or + ENTRY before it.",
            "What would change is shown first. Striking a correction takes it back: strike and its number.",
            "history shows the numbers; history all shows what was struck as well.",
        ],
    },
    HelpTopic {
        words: &["keys"],
        title: "Keys",
        lines: &[
            "Tab completes a word, or lists what it may become.",
            "Enter alone shows the status.",
            "The arrow up brings back earlier lines; Page Up the last one that begins like this; Ctrl-R searches.",
            "Ctrl-U empties the line, Ctrl-C drops it or stops what was pasted, Ctrl-D leaves.",
            "A beginning of a verb or a name is enough, if only one begins so. A verb that takes something back or ends something is typed in full.",
        ],
    },
];

/// Every topic of a law.
pub fn all(law: &Law) -> impl Iterator<Item = &'static HelpTopic> {
    law.topics.iter().chain(SHELL_TOPICS)
}

/// The topic with a word that begins so, or with this title.
pub fn find(law: &Law, words: &str) -> Option<&'static HelpTopic> {
    let words = words.trim();
    all(law).find(|topic| {
        let begins = topic.words.iter().any(|word| begins(word, words));
        begins || topic.title.eq_ignore_ascii_case(words)
    })
}

/// The list of topics.
pub fn listed(law: &Law) -> String {
    let words = all(law).filter_map(|topic| topic.words.first().copied());
    words.collect::<Vec<_>>().join(", ")
}

/// A topic as lines.
pub fn lines(topic: &HelpTopic, look: &Look) -> Vec<String> {
    let mut lines = vec![look.ink(Ink::Heading, topic.title)];
    for line in topic.lines {
        lines.extend(wrapped("  ", line, look.measure()));
    }
    lines
}

/// The kinds of a verb, one a line; empty if its row says enough.
pub fn kinds(law: &Law, row: &VerbRow, look: &Look) -> Vec<String> {
    let kinds = (law.kinds)(row.word);
    let widest = kinds.iter().map(|kind| kind.word.len()).max().unwrap_or(0);
    let row = |kind: &Kind| {
        let head = format!("  {:<widest$}  ", kind.word);
        let words = format!("{} [{}]", kind.help, kind.article);
        wrapped(&head, &words, look.measure())
    };
    kinds.iter().flat_map(row).collect()
}
