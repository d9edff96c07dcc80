//! Cards: a game on a piece of paper for the table, with its demands and a drawn example.

use crate::journal::{Record, Recorded};
use nos_base::text::tables::table;
use nos_base::text::width::{padded, wrapped};
use nos_base::{Column, Ink, Look};
use nos_entry::read_entry;
use nos_law::{Fact, GameCard, Law, Session, SessionView};

/// Plays a card's example under its law. Skips an entry that the law refuses.
pub fn example(card: &GameCard, law: &'static Law) -> Session {
    let mut record = Record::new(law);
    for line in &card.script {
        if let Ok(Some(entry)) = read_entry(law.language, line) {
            let _ = record.enter(Recorded::Entry(entry));
        }
    }
    record.session().clone()
}

/// Normalises a name for comparison: lower case, one blank between words, `u` for `ü`.
fn spelled(name: &str) -> String {
    let name = name.to_lowercase().replace('ü', "u");
    name.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Finds cards by number, name or words of a name: exact matches, or else cards with all the words.
pub fn find(law: &'static Law, words: &str) -> Vec<GameCard> {
    let mut cards = (law.library().cards)();
    if let Ok(number) = words.parse() {
        cards.retain(|card| card.number == Some(number));
        return cards;
    }
    let words = spelled(words);
    if cards.iter().any(|card| spelled(&card.title) == words) {
        cards.retain(|card| spelled(&card.title) == words);
    } else {
        let part = format!(" {words}");
        cards.retain(|card| format!(" {}", spelled(&card.title)).contains(&part));
    }
    cards
}

pub fn card(law: &'static Law, card: &GameCard, look: &Look) -> Vec<String> {
    let measure = look.measure();
    let headline = wrapped("", &look.letters(&card.headline()), measure);
    let mut lines: Vec<String> = headline.iter().map(|line| look.ink(Ink::Heading, line)).collect();
    let typed = (!card.typed.is_empty()).then(|| Fact {
        heading: message!("card-typed"),
        text: card.typed.join(&message!("or-typed")),
    });
    let facts: Vec<&Fact> = card.facts.iter().chain(&typed).collect();
    let wide = facts.iter().map(|fact| fact.heading.len()).max();
    let mut before = "";
    for fact in &facts {
        let heading = if fact.heading == before { "" } else { &fact.heading };
        before = &fact.heading;
        let head = padded(heading, wide.unwrap_or(0) + 2);
        lines.extend(wrapped(&head, &look.letters(&fact.text), measure));
    }
    if let [head, rows @ ..] = card.points.as_slice() {
        let kinds = std::iter::once(Column::Words).chain(std::iter::repeat(Column::Number));
        let columns: Vec<(&str, Column)> = head.iter().copied().zip(kinds).collect();
        let rows = rows.iter().map(|row| row.iter().map(|cell| look.letters(cell)).collect());
        lines.push(String::new());
        lines.extend(table(&columns, rows, look));
    }
    lines.push(String::new());
    lines.extend(example(card, law).lines(SessionView::Table, look));
    lines
}
