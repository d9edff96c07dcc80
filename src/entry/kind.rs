//! What can stand at a place in a line (a name, a number, a word, a piece of the game), and what the reader notes
//! of it.

use crate::lexicon::Lexicon;
use crate::verb::VerbRow;
use nos_base::words::Words;

/// How much has to be typed: everything in a file, less at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Dialect {
    /// In a file: every verb is written out.
    Written,
    /// The same, in the words of the language that was chosen too: in a script that somebody wrote, and on the command
    /// line.
    Script,
    /// At the prompt: a verb may be shortened if no other verb begins so. Some verbs have a letter. A law
    /// may allow more to be left out. An empty line asks for the status.
    Prompt,
}

/// What a part of a line is, for its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Class {
    Verb,
    Name,
    /// A piece of the game.
    Piece,
    /// A number, or an article of the rulebook.
    Number,
    /// A word of the language after a verb.
    Word,
    Text,
    Time,
    /// A comment, with its `#`.
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
        let word = None;
        Kind { tag, class, word }
    }

    pub const fn word(tag: &'static str, word: &'static str) -> Kind {
        Kind { word: Some(word), ..Kind::new(tag, Class::Word) }
    }

    fn message(&self) -> String {
        format!("kind-{}", self.tag)
    }

    /// What it is, as in "a text is expected here".
    pub fn what(&self, lexicon: &Lexicon) -> String {
        let word = self.word.map(|word| lexicon.typed_word(word).to_owned());
        word.unwrap_or_else(|| lexicon.messages.message(&self.message()))
    }

    /// How it is typed: empty, or beginning with a comma, colon or semicolon.
    pub fn how(&self, words: &Words) -> String {
        let how = words.attribute(&self.message(), "how");
        how.unwrap_or_default()
    }
}

pub static ENTRY: Kind = Kind::new("entry", Class::Verb);
/// An entry, a correction or a question.
pub static VERB: Kind = Kind::new("entry", Class::Verb);
/// `strike`, `fix` or `insert`.
pub static PART: Kind = Kind::new("part", Class::Verb);
pub static NAME: Kind = Kind::new("name", Class::Name);
pub static NUMBER: Kind = Kind::new("number", Class::Number);
pub static ENTRY_NO: Kind = Kind::new("entry-no", Class::Number);
pub static PASSAGE: Kind = Kind::new("passage", Class::Number);
pub static TEXT: Kind = Kind::new("text", Class::Text);
/// What help is wanted about.
pub static TOPIC: Kind = Kind::new("topic", Class::Text);
/// What a clock shows, at the end of an entry.
pub static CLOCK: Kind = Kind::new("clock", Class::Time);
pub static HOUSE_KEY: Kind = Kind::new("house-key", Class::Word);

/// What the reader asked for at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    Kind(&'static Kind),
    /// This word; at the prompt its beginning is enough.
    Word(&'static str),
    /// This word, always written out.
    Whole(&'static str),
}

/// A part of a line that was read, and what it was taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub at: usize,
    /// Its length in bytes; 0 if it was left out.
    pub len: usize,
    pub class: Class,
    /// The kind of argument it was read as; `None` for verbs, words, times and comments.
    pub kind: Option<&'static Kind>,
}

/// What the reader notes, if it is asked to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    pub marks: Vec<Mark>,
    /// What could stand at the current place.
    pub wants: Vec<Want>,
    /// The verb whose arguments were read last.
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
