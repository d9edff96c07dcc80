//! What a place in a line can hold (a name, a number, a piece), and the reader's notes.

use crate::lexicon::Lexicon;
use crate::verb::VerbRow;
use nos_base::Words;

/// How much must be typed: everything in a file, less at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Dialect {
    /// In a file: every verb in full.
    Written,
    /// In a script or on the command line: also in the words of the chosen language.
    Script,
    /// At the prompt: also abbreviations and letters. An empty line asks for the status.
    Prompt,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Class {
    Verb,
    Name,
    Piece,
    /// A number, or an article of the rulebook.
    Number,
    /// A word of the language after a verb.
    Word,
    Text,
    Time,
    Comment,
}

#[derive(PartialEq, Eq, Debug, Hash)]
pub struct Kind {
    /// Its message is `kind-TAG`.
    pub tag: &'static str,
    pub class: Class,
    /// The word itself, if it is a keyword.
    pub word: Option<&'static str>,
}

impl Kind {
    pub const fn new(tag: &'static str, class: Class) -> Kind {
        Kind { tag, class, word: None }
    }

    pub const fn word(tag: &'static str, word: &'static str) -> Kind {
        Kind { word: Some(word), ..Kind::new(tag, Class::Word) }
    }

    fn message(&self) -> String {
        format!("kind-{}", self.tag)
    }

    /// Describes it, as in "a text is expected here".
    pub fn what(&self, lexicon: &Lexicon) -> String {
        let word = self.word.map(|word| lexicon.typed_word(word).to_owned());
        word.unwrap_or_else(|| lexicon.messages.message(&self.message()))
    }

    /// Returns how it is typed: empty, or text that begins with a comma, colon or semicolon.
    pub fn how(&self, words: &Words) -> String {
        words.attribute(&self.message(), "how").unwrap_or_default()
    }
}

pub static ENTRY: Kind = Kind::new("entry", Class::Verb);
pub static VERB: Kind = Kind::new("entry", Class::Verb);
pub static PART: Kind = Kind::new("part", Class::Verb);
pub static NAME: Kind = Kind::new("name", Class::Name);
pub static NUMBER: Kind = Kind::new("number", Class::Number);
pub static ENTRY_NO: Kind = Kind::new("entry-no", Class::Number);
pub static PASSAGE: Kind = Kind::new("passage", Class::Number);
pub static TEXT: Kind = Kind::new("text", Class::Text);
pub static TOPIC: Kind = Kind::new("topic", Class::Text);
pub static CLOCK: Kind = Kind::new("clock", Class::Time);
pub static HOUSE_KEY: Kind = Kind::new("house-key", Class::Word);

/// What the reader expected at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    Kind(&'static Kind),
    /// This word or, at the prompt, its beginning.
    Word(&'static str),
    /// This word in full.
    Whole(&'static str),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub at: usize,
    pub len: usize,
    pub class: Class,
    pub kind: Option<&'static Kind>,
}

/// The reader's notes, if the caller wants them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    pub marks: Vec<Mark>,
    pub wants: Vec<Want>,
    pub verb: Option<&'static VerbRow>,
}

impl Notes {
    pub fn want(&mut self, want: Want) {
        if !self.wants.contains(&want) {
            self.wants.push(want);
        }
    }

    pub(super) fn mark(&mut self, mark: Mark) {
        self.wants.clear();
        self.marks.push(mark);
    }
}
