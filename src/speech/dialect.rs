//! How much has to be typed.

/// How much has to be typed: everything in a file, less at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Dialect {
    /// In a file: verbs are written out.
    Written,
    /// At the prompt: a verb may be shortened as long as it is the only one that begins so, some have
    /// a letter, a law may let more be left out, and an
    /// empty line asks for the status.
    Prompt,
}
