//! Reads a line word by word. If asked to, the reader notes what it took each word for, and what else could
//! stand at the current place.

use super::dialect::Dialect;
use super::fault::{Fault, Reason};
use super::kind::{Class, Kind, Want};
use super::lexicon::Lexicon;
use super::notes::Notes;
use super::token::Token;
use super::verb::VerbRow;

/// Separates the parts of a correction.
const PARTS: &str = ";";

/// Reads a line word by word.
#[derive(Debug)]
pub struct Reader<'a> {
    line: &'a str,
    /// Where the body ends, in bytes.
    end: usize,
    /// The words that are left.
    words: &'a [Token<'a>],
    /// Whether a semicolon ends a part.
    in_parts: bool,
    lexicon: &'static Lexicon,
    dialect: Dialect,
    verb: Option<&'static VerbRow>,
    /// Whether the word that may end any entry was read.
    closed: bool,
    notes: Option<&'a mut Notes>,
}

impl<'a> Reader<'a> {
    /// Reads these words of a line of a file.
    pub fn new(line: &'a str, words: &'a [Token<'a>], lexicon: &'static Lexicon) -> Reader<'a> {
        Reader {
            line,
            end: line.len(),
            words,
            in_parts: false,
            lexicon,
            dialect: Dialect::Written,
            verb: None,
            closed: false,
            notes: None,
        }
    }

    /// Reads in this dialect from now on, and adds to these notes. The body of the line ends at byte `end`.
    pub fn noting(self, notes: &'a mut Notes, end: usize, dialect: Dialect) -> Reader<'a> {
        Reader {
            end,
            dialect,
            notes: Some(notes),
            ..self
        }
    }

    /// The next word; `None` at the end of the line or of a part.
    #[inline(always)]
    pub fn word(&self) -> Option<Token<'a>> {
        let word = *self.words.first()?;
        (!(self.in_parts && word.text == PARTS)).then_some(word)
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

    /// Sets the verb whose arguments are read next.
    pub(super) fn begin(&mut self, verb: &'static VerbRow) {
        self.verb = Some(verb);
    }

    /// Whether it keeps notes.
    pub fn remembers(&self) -> bool {
        self.notes.is_some()
    }

    /// Notes what could stand here.
    #[inline(always)]
    pub fn want(&mut self, want: Want) {
        if let Some(notes) = &mut self.notes {
            notes.want(want);
        }
    }

    /// Takes the next word as one of this class and kind.
    #[inline(always)]
    pub fn advance(&mut self, class: Class, kind: Option<&'static Kind>) {
        if let (Some(notes), Some(word)) = (&mut self.notes, self.words.first()) {
            notes.mark((word.at, word.len), class, kind);
        }
        self.go_on();
    }

    fn go_on(&mut self) {
        self.words = self.words.get(1..).unwrap_or_default();
    }

    /// From now on a semicolon ends a part.
    pub(super) fn in_parts(&mut self) {
        self.in_parts = true;
    }

    /// Goes on to the next part; returns whether there is one.
    pub(super) fn next_part(&mut self) -> bool {
        if self.words.is_empty() {
            self.want(Want::Whole(PARTS));
            return false;
        }
        self.closed = false;
        self.advance(Class::Word, None);
        true
    }

    /// A fault at the next word, or at the end if no word is left.
    #[cold]
    pub fn fault(&self, reason: Reason) -> Fault {
        match self.word() {
            Some(word) => Fault::of(&word, reason),
            None => {
                let at = self.words.first().map_or(self.end, |next| next.at);
                Fault::new(at..at, reason)
            }
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
    #[inline(always)]
    pub fn is(&mut self, word: &'static str) -> bool {
        self.want(Want::Word(word));
        self.comes(word)
    }

    /// Whether this word comes next, without a note of it.
    #[inline(always)]
    pub fn comes(&self, word: &str) -> bool {
        self.word()
            .is_some_and(|own| self.lexicon.is(own.word(), word))
    }

    /// Takes this word if it comes next. At the prompt it may be shortened if that is unambiguous.
    #[inline(always)]
    pub fn take(&mut self, word: &'static str) -> bool {
        let taken = self.is(word);
        if taken {
            self.advance(Class::Word, None);
        }
        taken
    }

    /// Takes this word if it comes next and is written out, for words that a typing error must not mean.
    #[inline(always)]
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
    #[inline]
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
        self.word().is_some() && !closing.is_some_and(|word| self.comes(word))
    }

    /// The end of the line or of a part.
    ///
    /// # Errors
    /// If another word comes.
    #[inline]
    pub(super) fn end(&self) -> Result<(), Fault> {
        if self.word().is_none() {
            return Ok(());
        }
        Err(self.fault(match self.lexicon.closing() {
            Some(word) if self.closed => Reason::AfterClosing(word),
            _ => Reason::Beyond,
        }))
    }

    /// Takes the next word as an argument of this kind, parsed by `read`.
    ///
    /// # Errors
    /// If `read` fails, or no word is left.
    #[inline]
    pub fn piece<T>(
        &mut self,
        kind: &'static Kind,
        read: impl FnOnce(&'a str) -> Result<T, Reason>,
    ) -> Result<T, Fault> {
        self.want(Want::Kind(kind));
        let Some(word) = self.word() else {
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
        let piece = read(self.word()?.text)?;
        self.advance(kind.class, Some(kind));
        Some(piece)
    }

    /// Takes the rest of the line as an argument of this kind; `None` if nothing is left.
    pub(super) fn rest(&mut self, kind: &'static Kind) -> Option<&'a str> {
        self.want(Want::Kind(kind));
        let at = self.word()?.at;
        let mut end = at;
        while let Some(word) = self.word() {
            end = word.at + word.len;
            self.go_on();
        }
        if let Some(notes) = &mut self.notes {
            notes.mark((at, end - at), kind.class, Some(kind));
        }
        self.line.get(at..end)
    }
}
