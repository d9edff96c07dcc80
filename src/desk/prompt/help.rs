//! Help at the prompt: everything that can be typed now on one screen, or one verb with an example.

use super::completion::likely;
use nos_base::Look;
use nos_base::text::width::{columns, wrapped};
use nos_entry::{Body, Dialect, Group, Lexicon, Question, Topic, VerbRow, read};
use nos_law::{Law, Session, TableSettings};
use nos_records::journal::Record;
use nos_records::print::topics;

const EXPLAINED: usize = 5;

const EXAMPLES: [&str; 4] = ["Anna", "Bram", "Cees", "Dirk"];

pub fn help(record: &Record, topic: &Topic, table: &TableSettings) -> Vec<String> {
    match topic {
        Topic::Everything => overview(record.session(), &table.look),
        Topic::Verb(verb) => about(verb, record, table),
        Topic::Words(words) => match topics::find(record.law(), words) {
            Some(topic) => topics::lines(topic, &table.look),
            None => unknown(record.law(), words),
        },
    }
}

fn named(row: &'static VerbRow, lexicon: &Lexicon) -> String {
    match lexicon.dictionary.letter(row) {
        Some(letter) => format!("{} ({letter})", lexicon.typed(row)),
        None => lexicon.typed(row).to_owned(),
    }
}

fn overview(session: &Session, look: &Look) -> Vec<String> {
    let law = session.law();
    let lexicon = law.language.lexicon();
    let mut entries = likely(session);
    entries.retain(|row| row.is_entry());
    let words: Vec<String> =
        entries.iter().take(EXPLAINED).map(|row| named(row, lexicon)).collect();
    let widest = words.iter().map(String::len).max().unwrap_or(0);
    let mut lines = Vec::new();
    let explained = words.iter().zip(&entries).take_while(|(word, row)| {
        let wrapped = wrapped(&format!("{word:widest$}  "), &lexicon.help(row), look.measure());
        let fits = lines.len() + wrapped.len() <= EXPLAINED;
        lines.extend(wrapped.into_iter().filter(|_| fits));
        fits
    });
    let rest = entries.get(explained.count()..).unwrap_or_default();
    let of = |group: Group| {
        let verbs = lexicon.verbs().filter(|verb| verb.row.group == group);
        verbs.map(|verb| named(verb.row, lexicon)).collect::<Vec<_>>().join(", ")
    };
    let rest: Vec<String> = rest.iter().map(|row| named(row, lexicon)).collect();
    let keys = by_name(&session.keys(), session);
    let listed = [
        (message!("overview-also"), rest.join(", ")),
        (message!("overview-correct"), of(Group::Correction)),
        (message!("overview-ask"), of(Group::Question)),
        (message!("overview-about"), topics::listed(law)),
        (message!("overview-keys"), keys),
        (String::new(), message!("overview-end")),
    ];
    let widest = listed.iter().map(|(head, _)| columns(head)).max().unwrap_or(0) + 2;
    for (head, words) in listed.iter().filter(|(_, words)| !words.is_empty()) {
        lines.extend(wrapped(&format!("{head:widest$}"), words, look.measure()));
    }
    lines
}

fn about(row: &'static VerbRow, record: &Record, table: &TableSettings) -> Vec<String> {
    let law = record.law();
    let lexicon = law.language.lexicon();
    let look = &table.look;
    let wrap = |text: &str| wrapped("  ", text, look.measure());
    let mut lines = wrapped("", &lexicon.usage(row), look.measure());
    lines.extend(wrap(&lexicon.help(row)));
    let example = by_name(&law.language.example(row), record.session());
    lines.extend(wrap(&message!("for-example", example)));
    lines.extend(topics::kinds(law, row, look));
    let letter = lexicon.dictionary.letter(row).map(|letter| message!("letter-is-enough", letter));
    let mut short = Vec::from_iter(letter);
    short.extend(lexicon.aliases(row).map(|alias| message!("means-the-same", alias)));
    short.extend(row.asks.then(|| message!("typed-in-full")));
    if !short.is_empty() {
        lines.extend(wrap(&short.join("; ")));
    }
    if let Some(first) = row.articles.first() {
        lines.extend(wrap(&message!("articles-of", all = row.articles.join(", "), first)));
    }
    let read = law
        .library()
        .shown_with
        .iter()
        .find(|(verb, _)| *verb == row.word)
        .and_then(|(_, words)| read(law.language, words, Dialect::Script).ok());
    if let Some(Body::Question(Question::OfLaw(question))) = read.and_then(|line| line.body) {
        let more = nos_law::answer(record, &question.asked, Some(&table.look)).ok();
        lines.extend(more.into_iter().flat_map(|(more, _)| more));
    }
    lines
}

fn by_name(text: &str, session: &Session) -> String {
    let seated: Vec<String> =
        session.now().seated.into_iter().map(|(name, _)| name.spaced()).collect();
    let words = text.split(' ').map(|word| {
        let mut examples = EXAMPLES.iter().zip(seated.iter().cycle());
        match examples.find(|(example, _)| example.eq_ignore_ascii_case(word)) {
            Some((example, name)) if *example == word => name.clone(),
            Some((_, name)) => name.to_lowercase(),
            None => word.to_owned(),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn unknown(law: &'static Law, words: &str) -> Vec<String> {
    let first = words.split_whitespace().next().unwrap_or(words);
    let error = nos_entry::read_line(law.language, first).err();
    let meant = error.and_then(|error| error.suggestion);
    vec![match meant {
        Some(verb) => message!("meant-topic", words, verb),
        None => message!("no-such-topic", words),
    }]
}
