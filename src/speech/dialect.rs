//! How much has to be typed.

/// How much has to be typed: everything in a file, less at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Dialect {
    /// In a file: every verb is written out.
    Written,
    /// At the prompt: a verb may be shortened if no other verb begins so. Some verbs have a letter. A law
    /// may allow more to be left out. An empty line asks for the status.
    Prompt,
}
