//! Lays out the output: answers, sheets, cards, histories, and JSON. It decides nothing, and never
//! asks the terminal: the desk passes a [`Look`](nos_base::text::look::Look).

#![expect(missing_docs, reason = "most names say enough")]

pub mod card;
pub mod chronicle;
pub mod feats;
pub mod fine;
pub mod hand_changes;
pub mod history;
pub mod position;
pub mod register;
pub mod rulebook;
pub mod sheet;
pub mod topics;
pub mod trial;
pub mod why;

pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
