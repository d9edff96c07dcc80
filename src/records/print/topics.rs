//! Help by topic, for subjects with more than one verb. A law adds topics to the common ones.

use nos_base::text::width::{columns, wrapped};
use nos_base::{HouseRow, Ink, Language, Look, PerLanguage, Setting, Texts};
use nos_entry::verb::begins;
use nos_entry::{CommonVerb, VerbRow};
use nos_law::help::HelpTopic;
use nos_law::{Help, Law, TopicKind};

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
    all(law).filter_map(|topic| topic.words.first().copied()).collect::<Vec<_>>().join(", ")
}

pub fn lines(topic: &HelpTopic, look: &Look) -> Vec<String> {
    let wrap = |line: &&str| wrapped("  ", line, look.measure());
    let title = look.ink(Ink::Heading, topic.title);
    [title].into_iter().chain(topic.lines.iter().flat_map(wrap)).collect()
}

/// Lists a verb's arguments or the house rules, one a line; empty if the verb's row says enough.
pub fn kinds(law: &'static Law, row: &VerbRow, look: &Look) -> Vec<String> {
    let lexicon = law.language.lexicon();
    let is_house = law.about.verb(CommonVerb::House) == Some(row);
    let kind = |kind: TopicKind| {
        (lexicon.typed_word(kind.word).to_owned(), format!("{} [{}]", kind.help, kind.article))
    };
    let rule = |setting: Setting| {
        let row = setting.row();
        let meaning = lexicon.messages.message(&row.message());
        let range = row.range.listed(|word| lexicon.typed_word(word));
        let typed = format!("{} {}", row.word, lexicon.typed_word(&setting.value()));
        (typed, format!("{meaning}; {range} [{}]", row.articles.join(", ")))
    };
    let house = if is_house { law.language.house } else { &[] };
    let default = |(place, row): (usize, &HouseRow)| Setting::of(house, place, row.default);
    let rules = house.iter().enumerate().filter_map(default);
    let kinds = (law.library().kinds)(row.word).into_iter().map(kind);
    let listed = Vec::from_iter(kinds.chain(rules.map(rule)));
    let widest = listed.iter().map(|(typed, _)| columns(typed)).max().unwrap_or(0);
    let line = |(typed, words): &(String, String)| {
        wrapped(&format!("  {typed:<widest$}  "), words, look.measure())
    };
    listed.iter().flat_map(line).collect()
}
