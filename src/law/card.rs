//! The cards of a law, as data.

/// A game that can be laid on the table as a card.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Debug)]
pub struct Card {
    /// Its number in the rulebook; `None` if the law has no numbers.
    pub number: Option<u8>,
    pub title: String,
    /// What it asks for, with the articles.
    pub facts: Vec<Fact>,
    /// What the official types to announce it; empty if nothing need be.
    pub typed: Vec<String>,
    /// The entries after which some of its tiles lie.
    pub script: Vec<String>,
}

/// A sentence or two on a card, under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// One word, or two.
    pub heading: &'static str,
    /// The sentences, with their articles.
    pub text: String,
}
