//! Checks the lists of a language: their kinds, words that must not be passed over, and typed words of
//! two rows.

use super::lists::{ALTERNATIVES, NUMBERS, expanded, in_words, lists_of, texts, words};
use crate::dictionary::{LETTER, TYPED};
use std::collections::HashMap;
use toml::{Table, Value};

/// The kinds of words in a file, such as `verbs.draw` or `joiners`.
///
/// # Errors The text is not TOML, a row has an unknown list, or numbers or alternatives are too many;
/// the message says which, and where.
pub fn kinds(text: &str) -> Result<Vec<String>, String> {
    let table: Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    let numbers = table.get("numbers").and_then(Value::as_table);
    if numbers.is_some_and(|numbers| in_words(numbers).is_none()) {
        return Err(message!("words-too-long", most = NUMBERS));
    }
    if let Some(phrase) = table.values().find_map(flawed) {
        return Err(message!("words-no-phrase", phrase, most = ALTERNATIVES));
    }
    let mut kinds = Vec::new();
    for (kind, value) in &table {
        let Some(inner) = value.as_table() else {
            kinds.push(kind.clone());
            continue;
        };
        for (name, row) in inner {
            let row_name = format!("{kind}.{name}");
            let Some(row) = row.as_table() else {
                kinds.push(row_name);
                continue;
            };
            if let Some(list) = row.keys().find(|list| !LISTS.contains(&list.as_str())) {
                let known = LISTS.join(", ");
                return Err(message!("words-no-list", row = row_name, list, known));
            }
            let is_said = row.keys().any(|list| ![TYPED, LETTER].contains(&list.as_str()));
            let typed = row.contains_key(TYPED).then(|| format!("{row_name}.{TYPED}"));
            kinds.extend(is_said.then_some(row_name).into_iter().chain(typed));
        }
    }
    Ok(kinds)
}

/// Returns a phrase with wrong alternatives.
fn flawed(value: &Value) -> Option<&str> {
    match value {
        Value::Table(table) => table.iter().find_map(|(_, value)| flawed(value)),
        value => texts(value).into_iter().find(|phrase| expanded(phrase).is_none()),
    }
}

fn senses(text: &str) -> Vec<String> {
    let table: Table = text.parse().unwrap_or_default();
    table.values().flat_map(texts).map(str::to_owned).collect()
}

/// Returns the words of a file that a line may contain without meaning anything, with their lists:
/// fillers, articles, and words beside verbs.
pub fn passed_over(said: &str) -> Vec<(String, String)> {
    let table = lists_of(said);
    let plain = ["fillers", "articles"].map(|kind| (kind.to_owned(), table.get(kind)));
    let rows = table.iter().flat_map(|(kind, rows)| {
        rows.as_table()
            .into_iter()
            .flatten()
            .map(move |(name, row)| (format!("{kind}.{name}.beside"), row.get("beside")))
    });
    let all = plain.into_iter().chain(rows).flat_map(|(list, listed)| {
        listed
            .map(texts)
            .unwrap_or_default()
            .into_iter()
            .map(move |said| (list.clone(), said.to_owned()))
    });
    all.collect()
}

/// Finds the first of these words that contains a word of a file of senses; returns its list, the
/// phrase, and the word found.
pub fn with_a_sense(said: &str, of_senses: &str) -> Option<[String; 3]> {
    let senses = senses(of_senses);
    passed_over(said).into_iter().find_map(|(list, said)| {
        let own = words(&said);
        let is_in = |sense: &str| {
            let sense = words(sense);
            own.windows(sense.len().max(1)).any(|part| part == sense)
        };
        let sense = senses.iter().find(|sense| is_in(sense))?.clone();
        Some([list, said, sense])
    })
}

/// Whether words of this kind are for typing.
pub fn is_typed(kind: &str) -> bool {
    kind.rsplit('.').next() == Some(TYPED)
}

/// Returns the rows of a file that share a typed word: the later row, the earlier one, the word.
pub fn typed_alike(text: &str) -> Vec<[String; 3]> {
    let table: Table = text.parse().unwrap_or_default();
    let mut alike = Vec::new();
    for (kind, rows) in &table {
        // An entry and a question may share a word.
        let mut named: HashMap<String, &str> = HashMap::new();
        for (name, row) in rows.as_table().into_iter().flatten() {
            for word in row.get(TYPED).map(texts).unwrap_or_default() {
                let other = named.insert(word.to_lowercase(), name);
                if let Some(other) = other.filter(|other| other != name) {
                    let [row, other] = [name.as_str(), other].map(|name| format!("{kind}.{name}"));
                    alike.push([row, other, word.to_owned()]);
                }
            }
        }
    }
    alike
}

const LISTS: [&str; 6] = [TYPED, LETTER, "forms", "beside", "agreeing", "about"];
