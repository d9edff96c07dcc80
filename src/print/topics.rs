//! Help by topic, for what needs more than one verb. These topics are the same for every law; a law adds its
//! own.

use crate::law::about::HelpTopic;
use crate::law::referee::Law;
use crate::law::show::Kind;
use crate::speech::VerbRow;
use crate::speech::verb::begins;
use crate::table::language::{said, typed};
use crate::text::look::{Ink, Look};
use crate::text::width::wrapped;
use std::sync::LazyLock;

static SHELL_TOPICS: LazyLock<[HelpTopic; 2]> =
    LazyLock::new(|| [tell!("topic-corrections"), tell!("topic-keys")].map(topic));

/// A topic of which the first line has the words, and the second the title. It is kept to the end of the program.
fn topic(text: String) -> HelpTopic {
    let mut lines = text.leak().lines();
    let words: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
    HelpTopic {
        words: words.leak(),
        title: lines.next().unwrap_or_default(),
        lines: lines.collect::<Vec<_>>().leak(),
    }
}

pub fn all(law: &Law) -> impl Iterator<Item = &'static HelpTopic> {
    law.topics.iter().chain(SHELL_TOPICS.iter())
}

/// The topic with a word that begins so, or with this title.
pub fn find(law: &Law, words: &str) -> Option<&'static HelpTopic> {
    let words = words.trim();
    all(law).find(|topic| {
        let typed = topic.words.iter().copied().filter_map(typed);
        let mut all = topic.words.iter().copied().chain(typed);
        let begins = all.any(|word| begins(word, words));
        begins || said(topic.title).eq_ignore_ascii_case(words)
    })
}

pub fn listed(law: &Law) -> String {
    let words = all(law).filter_map(|topic| topic.words.first().copied());
    let words = words.map(|word| typed(word).unwrap_or(word));
    words.collect::<Vec<_>>().join(", ")
}

pub fn lines(topic: &HelpTopic, look: &Look) -> Vec<String> {
    let mut lines = vec![look.ink(Ink::Heading, said(topic.title))];
    for line in topic.lines {
        lines.extend(wrapped("  ", said(line), look.measure()));
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
