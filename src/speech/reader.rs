//! Reading a line word by word. The reader remembers, if asked to, what it took each word for and what else
//! it asked for at the place it has come to.

use super::dialect::Dialect;
use super::fault::{Fault, Reason};
use super::kind::{Class, Kind, Mark, Want};
use super::lexicon::Lexicon;
use super::token::{Token, next};
use super::verb::VerbRow;

/// What parts a correction.
const PARTS: &str = ";";

/// Where the words come from.
#[derive(Clone, Debug)]
enum Source<'a> {
    /// The line, from this byte on.
    Line(usize),
    /// Words that were written out.
    Written(std::slice::Iter<'a, Token<'a>>),
}

/// Reads a line word by word.
#[derive(Debug)]
pub struct Reader<'a> {
    line: &'a str,
    /// Where what is said ends, in bytes.
    end: usize,
    source: Source<'a>,
    word: Option<Token<'a>>,
    /// Whether a semicolon ends what is read now, and the one that did.
    in_parts: bool,
    parted: Option<Token<'a>>,
    lexicon: &'static Lexicon,
    dialect: Dialect,
    verb: Option<&'static VerbRow>,
    /// Whether the word that ends an entry was read.
    closed: bool,
    notes: Option<Notes>,
}

/// What the reader remembers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The words that were read.
    pub marks: Vec<Mark>,
    /// What was asked for at the place it has come to.
    pub wants: Vec<Want>,
}

impl<'a> Reader<'a> {
    /// Reads a line from one byte to another.
    pub fn new(
        line: &'a str,
        (from, end): (usize, usize),
        lexicon: &'static Lexicon,
        dialect: Dialect,
    ) -> Reader<'a> {
        let word = next(line, from, end);
        Reader {
            line,
            end,
            source: Source::Line(word.map_or(end, |word| word.at + word.len)),
            word,
            in_parts: false,
            parted: None,
            lexicon,
            dialect,
            verb: None,
            closed: false,
            notes: None,
        }
    }

    /// Reads words that were written out, and remembers; what is said of the line ends at this byte.
    pub fn of_words(
        line: &'a str,
        words: &'a [Token<'a>],
        end: usize,
        lexicon: &'static Lexicon,
        dialect: Dialect,
    ) -> Reader<'a> {
        let mut words = words.iter();
        Reader {
            word: words.next().copied(),
            source: Source::Written(words),
            notes: Some(Notes::default()),
            ..Reader::new(line, (end, end), lexicon, dialect)
        }
    }

    /// The next word.
    pub fn word(&self) -> Option<Token<'a>> {
        self.word
    }

    /// How much has to be typed.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// The words of the language.
    pub fn lexicon(&self) -> &'static Lexicon {
        self.lexicon
    }

    /// The verb whose words are being read.
    pub fn verb(&self) -> Option<&'static VerbRow> {
        self.verb
    }

    /// What it remembers, if it was asked to.
    pub fn into_notes(self) -> Notes {
        self.notes.unwrap_or_default()
    }

    /// Sets the verb whose words are read next.
    pub(super) fn begin(&mut self, verb: &'static VerbRow) {
        self.verb = Some(verb);
    }

    /// Whether it remembers what is asked for.
    pub fn remembers(&self) -> bool {
        self.notes.is_some()
    }

    /// Remembers what is asked for here.
    pub fn want(&mut self, want: Want) {
        if let Some(notes) = &mut self.notes
            && !notes.wants.contains(&want)
        {
            notes.wants.push(want);
        }
    }

    /// Takes the next word for one of this class and kind.
    pub fn advance(&mut self, class: Class, kind: Option<&'static Kind>) {
        if let (Some(notes), Some(word)) = (&mut self.notes, self.word) {
            notes.wants.clear();
            notes.marks.push(Mark {
                at: word.at,
                len: word.len,
                class,
                kind,
            });
        }
        self.go_on();
    }

    fn go_on(&mut self) {
        let word = match &mut self.source {
            Source::Line(from) => {
                let word = next(self.line, *from, self.end);
                *from = word.map_or(self.end, |word| word.at + word.len);
                word
            }
            Source::Written(words) => words.next().copied(),
        };
        let ends = self.in_parts && word.is_some_and(|word| word.text == PARTS);
        (self.word, self.parted) = if ends { (None, word) } else { (word, None) };
    }

    /// Lets a semicolon end what is read from now on.
    pub(super) fn in_parts(&mut self) {
        self.in_parts = true;
    }

    /// Goes on to the next part, if a semicolon ended this one.
    pub(super) fn next_part(&mut self) -> bool {
        let Some(parted) = self.parted else {
            self.want(Want::Whole(PARTS));
            return false;
        };
        self.closed = false;
        self.word = Some(parted);
        self.advance(Class::Word, None);
        true
    }

    /// What is wrong with the next word, or with its missing.
    pub fn fault(&self, reason: Reason) -> Fault {
        match self.word {
            Some(word) => Fault::at(&word, reason),
            None => Fault {
                at: self.parted.map_or(self.end, |parted| parted.at),
                len: 0,
                reason,
            },
        }
    }

    /// Something of this kind is expected here.
    ///
    /// # Errors
    /// Always: the fault that says so.
    pub fn expected<T>(&mut self, kind: &'static Kind) -> Result<T, Fault> {
        self.want(Want::Kind(kind));
        Err(self.fault(Reason::Expected(kind)))
    }

    /// Whether this word comes next; it is not taken.
    pub fn is(&mut self, word: &'static str) -> bool {
        self.want(Want::Word(word));
        self.comes(word)
    }

    fn comes(&self, word: &str) -> bool {
        self.word.is_some_and(|own| self.lexicon.is(own.text, word))
    }

    /// Takes this word, if it comes next; at the prompt its beginning will do if no other word begins so.
    pub fn take(&mut self, word: &'static str) -> bool {
        let taken = self.is(word);
        if taken {
            self.advance(Class::Word, None);
        }
        taken
    }

    /// Takes this word, if it comes next and is written out: one that a slip must not mean.
    pub fn take_whole(&mut self, word: &'static str) -> bool {
        self.want(Want::Whole(word));
        let taken = self.comes(word);
        if taken {
            self.advance(Class::Word, None);
        }
        taken
    }

    /// Takes this word, which must come next.
    ///
    /// # Errors
    /// The fault that asks for something of this kind.
    pub fn must(&mut self, word: &'static str, kind: &'static Kind) -> Result<(), Fault> {
        if self.take(word) {
            Ok(())
        } else {
            self.expected(kind)
        }
    }

    /// Takes one of these words, each with what it means.
    ///
    /// # Errors
    /// The fault that asks for something of this kind.
    pub fn one_of<T>(
        &mut self,
        words: impl IntoIterator<Item = (T, &'static str)>,
        kind: &'static Kind,
    ) -> Result<T, Fault> {
        for (meaning, word) in words {
            if self.take(word) {
                return Ok(meaning);
            }
        }
        self.expected(kind)
    }

    /// Takes the word that can end any entry, if it comes next.
    pub fn close(&mut self) -> bool {
        self.closed = match self.lexicon.closing() {
            Some(word) => self.take_whole(word),
            None => false,
        };
        self.closed
    }

    /// Whether something still comes before the word that ends an entry.
    pub fn goes_on(&self) -> bool {
        let closing = self.lexicon.closing();
        self.word.is_some() && !closing.is_some_and(|word| self.comes(word))
    }

    /// What is wrong with a word that is one too many; `None` if there is none.
    pub(super) fn beyond(&self) -> Option<Fault> {
        self.word?;
        Some(self.fault(match self.lexicon.closing() {
            Some(word) if self.closed => Reason::AfterClosing(word),
            _ => Reason::Beyond,
        }))
    }

    /// Takes the next word for a piece of this kind, as this function reads it.
    ///
    /// # Errors
    /// The fault with the function's reason, or the one that asks for such a piece.
    pub fn piece<T>(
        &mut self,
        kind: &'static Kind,
        read: impl FnOnce(&'a str) -> Result<T, Reason>,
    ) -> Result<T, Fault> {
        self.want(Want::Kind(kind));
        let Some(word) = self.word else {
            return Err(self.fault(Reason::Expected(kind)));
        };
        let piece = read(word.text).map_err(|reason| self.fault(reason))?;
        self.advance(kind.class, Some(kind));
        Ok(piece)
    }

    /// Takes the next word, if this function makes a piece of this kind of it.
    pub fn maybe<T>(
        &mut self,
        kind: &'static Kind,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Option<T> {
        self.want(Want::Kind(kind));
        let piece = read(self.word?.text)?;
        self.advance(kind.class, Some(kind));
        Some(piece)
    }

    /// Everything that is still to come, for something of this kind; `None` if nothing comes.
    pub(super) fn rest(&mut self, kind: &'static Kind) -> Option<&'a str> {
        self.want(Want::Kind(kind));
        let at = self.word?.at;
        let mut end = at;
        while let Some(word) = self.word {
            end = word.at + word.len;
            self.go_on();
        }
        if let Some(notes) = &mut self.notes {
            notes.wants.clear();
            notes.marks.push(Mark {
                at,
                len: end - at,
                class: kind.class,
                kind: Some(kind),
            });
        }
        self.line.get(at..end)
    }
}
