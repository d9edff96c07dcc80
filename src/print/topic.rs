//! Topics of help, and kinds that may stand after a verb.

pub use crate::law::about::HelpTopic;
use crate::table::article::Article;

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
