//! Topics of help, and kinds that may stand after a verb.

use crate::table::article::Article;

/// A topic of help.
#[derive(PartialEq, Eq, Debug)]
pub struct HelpTopic {
    /// The words to ask for it. The first one is listed.
    pub words: &'static [&'static str],
    /// The heading.
    pub title: &'static str,
    /// What to type, and what it means.
    pub lines: &'static [&'static str],
}

/// A kind that may stand after a verb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Its word.
    pub word: &'static str,
    /// What it means, in a few words.
    pub help: &'static str,
    /// The article about it.
    pub article: Article,
}
