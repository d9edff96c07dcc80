//! Help by topic, for what needs more than one verb. These topics are the same for every law; a law adds its
//! own.

use super::look::{Ink, Look};
use super::show::Show;
use super::topic::{HelpTopic, Kind};
use super::width::wrapped;
use crate::speech::VerbRow;
use crate::speech::verb::begins;

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
            "Ctrl-U empties the line, Ctrl-C drops it, Ctrl-D leaves.",
            "A beginning of a verb or a name is enough, if only one begins so.",
        ],
    },
];

/// Every topic of a law.
pub fn all<L: Show>() -> impl Iterator<Item = &'static HelpTopic> {
    L::TOPICS.iter().chain(SHELL_TOPICS)
}

/// The topic with a word that begins so, or with this title.
pub fn find<L: Show>(words: &str) -> Option<&'static HelpTopic> {
    let asked = words.trim();
    all::<L>().find(|topic| {
        let mut own = topic.words.iter();
        own.any(|word| begins(word, asked)) || topic.title.eq_ignore_ascii_case(asked)
    })
}

/// The list of topics.
pub fn listed<L: Show>() -> String {
    let words: Vec<&str> = all::<L>()
        .filter_map(|own| own.words.first().copied())
        .collect();
    words.join(", ")
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
pub fn kinds<L: Show>(row: &VerbRow, look: &Look) -> Vec<String> {
    let kinds = L::kinds(row.word);
    let widest = kinds.iter().map(|kind| kind.word.len()).max().unwrap_or(0);
    let row = |kind: &Kind| {
        let head = format!("  {:<widest$}  ", kind.word);
        wrapped(
            &head,
            &format!("{} [{}]", kind.help, kind.article),
            look.measure(),
        )
    };
    kinds.iter().flat_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::fives::Session as Fives;
    use crate::law::nos::session::Session as Nos;
    use crate::speech::{Body, Question, Topic, read_line};

    fn every_topic_is_found<L: Show>() {
        let mut found = 0;
        for topic in all::<L>() {
            for word in topic.words {
                let asked = format!("help {word}");
                let line = read_line::<L>(&asked);
                let Ok(Some(Body::Question(Question::Help(Topic::Words(words))))) =
                    line.map(|line| line.body)
                else {
                    unreachable!("{word} is a verb")
                };
                assert!(find::<L>(&words).is_some_and(|own| own == topic), "{word}");
                found += 1;
            }
            assert!(!topic.lines.is_empty());
        }
        assert!(found > 5);
    }

    #[test]
    fn every_topic_is_found_by_its_words_and_none_of_them_is_a_verb() {
        every_topic_is_found::<Nos>();
        every_topic_is_found::<Fives>();
    }

    #[test]
    fn every_article_of_a_topic_is_in_the_rulebook() {
        fn cited<L: Show>() -> usize {
            let lines = L::TOPICS.iter().flat_map(|topic| topic.lines);
            let cited = lines.filter_map(|line| line.split_once('[')?.1.split_once(']'));
            let numbers = cited.flat_map(|(numbers, _)| numbers.split(", "));
            let read = numbers.map(crate::table::article::Article::read);
            let found = read.map(|own| own.and_then(|own| L::rulebook().clause(own).ok()));
            found.inspect(|found| assert!(found.is_some())).count()
        }
        assert!(cited::<Nos>() > 10);
        assert!(cited::<Fives>() > 5);
    }
}
