//! Reads a line word by word. If asked to, the reader notes what it took each word for, and what else could
//! stand at the current place.

use super::dialect::Dialect;
use super::fault::{Fault, Reason};
use super::kind::{Class, Kind, Mark, Want};
use super::lexicon::Lexicon;
use super::token::{Token, next};
use super::verb::VerbRow;

/// Separates the parts of a correction.
const PARTS: &str = ";";

/// Where the words come from.
#[derive(Clone, Debug)]
enum Source<'a> {
    /// The line, from this byte on.
    Line(usize),
    /// Words that have been written out.
    Written(std::slice::Iter<'a, Token<'a>>),
}

/// Reads a line word by word.
#[derive(Debug)]
pub struct Reader<'a> {
    line: &'a str,
    /// Where the body ends, in bytes.
    end: usize,
    source: Source<'a>,
    word: Option<Token<'a>>,
    /// Whether a semicolon ends a part.
    in_parts: bool,
    /// The semicolon that ended this part.
    parted: Option<Token<'a>>,
    lexicon: &'static Lexicon,
    dialect: Dialect,
    verb: Option<&'static VerbRow>,
    /// Whether the word that may end any entry was read.
    closed: bool,
    notes: Option<Notes>,
}

/// What the reader noted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The words that were read.
    pub marks: Vec<Mark>,
    /// What could stand at the current place.
    pub wants: Vec<Want>,
}

impl<'a> Reader<'a> {
    /// Reads a line between these two bytes. Keeps no notes.
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

    /// Reads words that have been written out, and keeps notes. The body of the line ends at byte `end`.
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

    /// The next word; `None` at the end of the line or of a part.
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

    /// The verb whose arguments are being read.
    pub fn verb(&self) -> Option<&'static VerbRow> {
        self.verb
    }

    /// The notes; empty if none were kept.
    pub fn into_notes(self) -> Notes {
        self.notes.unwrap_or_default()
    }

    /// Sets the verb whose arguments are read next.
    pub(super) fn begin(&mut self, verb: &'static VerbRow) {
        self.verb = Some(verb);
    }

    /// Whether it keeps notes.
    pub fn remembers(&self) -> bool {
        self.notes.is_some()
    }

    /// Notes what could stand here.
    pub fn want(&mut self, want: Want) {
        if let Some(notes) = &mut self.notes
            && !notes.wants.contains(&want)
        {
            notes.wants.push(want);
        }
    }

    /// Takes the next word as one of this class and kind.
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

    /// From now on a semicolon ends a part.
    pub(super) fn in_parts(&mut self) {
        self.in_parts = true;
    }

    /// Goes on to the next part; returns whether there is one.
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

    /// A fault at the next word, or at the end if no word is left.
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

    /// Returns the fault that something of this kind is expected here.
    ///
    /// # Errors
    /// Always.
    pub fn expected<T>(&mut self, kind: &'static Kind) -> Result<T, Fault> {
        self.want(Want::Kind(kind));
        Err(self.fault(Reason::Expected(kind)))
    }

    /// Whether this word comes next. Does not take it.
    pub fn is(&mut self, word: &'static str) -> bool {
        self.want(Want::Word(word));
        self.comes(word)
    }

    fn comes(&self, word: &str) -> bool {
        self.word.is_some_and(|own| self.lexicon.is(own.text, word))
    }

    /// Takes this word if it comes next. At the prompt it may be shortened if that is unambiguous.
    pub fn take(&mut self, word: &'static str) -> bool {
        let taken = self.is(word);
        if taken {
            self.advance(Class::Word, None);
        }
        taken
    }

    /// Takes this word if it comes next and is written out, for words that a typing error must not mean.
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
    /// If it does not: the fault says that this kind is expected.
    pub fn must(&mut self, word: &'static str, kind: &'static Kind) -> Result<(), Fault> {
        if self.take(word) {
            Ok(())
        } else {
            self.expected(kind)
        }
    }

    /// Takes one of these words and returns its meaning.
    ///
    /// # Errors
    /// If none comes next: the fault says that this kind is expected.
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

    /// Takes the word that may end any entry, if it comes next.
    pub fn close(&mut self) -> bool {
        self.closed = match self.lexicon.closing() {
            Some(word) => self.take_whole(word),
            None => false,
        };
        self.closed
    }

    /// Whether another argument comes, before the end or the word that ends the entry.
    pub fn goes_on(&self) -> bool {
        let closing = self.lexicon.closing();
        self.word.is_some() && !closing.is_some_and(|word| self.comes(word))
    }

    /// The fault of a word after the end; `None` if there is none.
    pub(super) fn beyond(&self) -> Option<Fault> {
        self.word?;
        Some(self.fault(match self.lexicon.closing() {
            Some(word) if self.closed => Reason::AfterClosing(word),
            _ => Reason::Beyond,
        }))
    }

    /// Takes the next word as an argument of this kind, parsed by `read`.
    ///
    /// # Errors
    /// If `read` fails, or no word is left.
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

    /// Takes the next word as an argument of this kind, if `read` can parse it.
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

    /// Takes the rest of the line as an argument of this kind; `None` if nothing is left.
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
