//! Help by topic, for subjects with more than one verb. A law adds topics to the common ones.

use nos_base::text::look::{Ink, Look};
use nos_base::text::width::wrapped;
use nos_base::words::language::{Language, PerLanguage, Texts};
use nos_entry::VerbRow;
use nos_entry::verb::begins;
use nos_law::help::{Help, HelpTopic};
use nos_law::referee::Law;
use nos_law::show::TopicKind;

pub const FILE: Texts = texts!("help", "txt", "shell");

static SHELL: PerLanguage<Help> =
    PerLanguage::new(|| Help::of(std::iter::once(Language::chosen().of(FILE))));

pub fn all(law: &'static Law) -> impl Iterator<Item = &'static HelpTopic> {
    law.library().help.topics.iter().chain(&SHELL.get().topics)
}

/// Returns the topic that has this title, or a word that begins so.
pub fn find(law: &'static Law, words: &str) -> Option<&'static HelpTopic> {
    let words = words.trim();
    all(law).find(|topic| {
        topic.words.iter().any(|word| begins(word, words))
            || topic.title.eq_ignore_ascii_case(words)
    })
}

pub fn listed(law: &'static Law) -> String {
    let words = all(law).filter_map(|topic| topic.words.first().copied());
    words.collect::<Vec<_>>().join(", ")
}

pub fn lines(topic: &HelpTopic, look: &Look) -> Vec<String> {
    let mut lines = vec![look.ink(Ink::Heading, topic.title)];
    for line in &topic.lines {
        lines.extend(wrapped("  ", line, look.measure()));
    }
    lines
}

/// Lists a verb's kinds of argument, one a line; empty if the verb's row says enough.
pub fn kinds(law: &'static Law, row: &VerbRow, look: &Look) -> Vec<String> {
    let kinds = (law.library().kinds)(row.word);
    let typed = |kind: &TopicKind| law.language.lexicon().typed_word(kind.word);
    let widest = kinds.iter().map(|kind| typed(kind).len()).max().unwrap_or(0);
    let row = |kind: &TopicKind| {
        let head = format!("  {:<widest$}  ", typed(kind));
        let words = format!("{} [{}]", kind.help, kind.article);
        wrapped(&head, &words, look.measure())
    };
    kinds.iter().flat_map(row).collect()
}
