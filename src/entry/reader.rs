//! Reads a line word by word: keywords and common arguments. If the caller wants notes, the reader
//! notes what each word is and what could follow.

use crate::clock::ClockTime;
use crate::error::{ReadFault, SyntaxError};
use crate::kind::{CLOCK, Class, Dialect, ENTRY_NO, Kind, Mark, NAME, NUMBER, Notes, TEXT, Want};
use crate::language::EntryLanguage;
use crate::lexicon::{Lexicon, Term};
use crate::token::{PARTS, Token, digits};
use crate::verb::VerbRow;
use nos_base::Name;
use nos_base::table::name::{NAME_MAX, QUOTE};

#[derive(Debug)]
pub struct Reader<'a> {
    pub(super) line: &'a str,
    pub(super) end: usize,
    pub(super) words: &'a [Token<'a>],
    /// Whether a semicolon ends a part.
    pub(super) in_parts: bool,
    pub(super) language: &'static EntryLanguage,
    pub(super) lexicon: &'static Lexicon,
    pub(super) dialect: Dialect,
    pub closed: bool,
    pub(super) notes: Option<&'a mut Notes>,
}

impl<'a> Reader<'a> {
    pub fn new(
        (line, end): (&'a str, usize),
        words: &'a [Token<'a>],
        language: &'static EntryLanguage,
        dialect: Dialect,
        notes: Option<&'a mut Notes>,
    ) -> Reader<'a> {
        Reader {
            line,
            end,
            words,
            in_parts: false,
            language,
            lexicon: language.lexicon(),
            dialect,
            closed: false,
            notes,
        }
    }

    #[inline]
    pub fn word(&self) -> Option<Token<'a>> {
        let word = *self.words.first()?;
        (!(self.in_parts && word.text == PARTS)).then_some(word)
    }

    /// Whether its line or part has another word, not a clock, after the next one.
    #[inline]
    pub(super) fn follows(&self) -> bool {
        self.words.get(1).is_some_and(|word| {
            !(self.in_parts && word.text == PARTS || self.lexicon.is_clock(word.text))
        })
    }

    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    pub fn lexicon(&self) -> &'static Lexicon {
        self.lexicon
    }

    pub(super) fn begin(&mut self, verb: &'static VerbRow) {
        if let Some(notes) = &mut self.notes {
            notes.verb = Some(verb);
        }
    }

    pub fn remembers(&self) -> bool {
        self.notes.is_some()
    }

    #[inline]
    pub fn want(&mut self, want: Want) {
        if let Some(notes) = &mut self.notes {
            notes.want(want);
        }
    }

    #[inline]
    pub fn advance(&mut self, class: Class, kind: Option<&'static Kind>) {
        if let Some((word, rest)) = self.words.split_first() {
            self.mark(word.at, word.len, class, kind);
            self.words = rest;
        }
    }

    #[inline]
    fn mark(&mut self, at: usize, len: usize, class: Class, kind: Option<&'static Kind>) {
        if let Some(notes) = &mut self.notes {
            notes.mark(Mark { at, len, class, kind });
        }
    }

    pub(super) fn next_part(&mut self) -> bool {
        if self.words.is_empty() {
            self.want(Want::Whole(PARTS));
            return false;
        }
        self.closed = false;
        self.advance(Class::Word, None);
        true
    }

    pub fn fault(&self, reason: SyntaxError) -> ReadFault {
        match self.word() {
            Some(word) => ReadFault::at_word(&word, reason),
            None => {
                let at = self.words.first().map_or(self.end, |next| next.at);
                ReadFault::at_byte(self.line, at, reason)
            }
        }
    }

    /// Returns the fault that something of this kind is expected here.
    pub fn expected<T>(&mut self, kind: &'static Kind) -> Result<T, ReadFault> {
        self.want(Want::Kind(kind));
        Err(self.fault(SyntaxError::Expected(kind)))
    }

    /// Whether this word comes next. Takes and notes nothing.
    #[inline]
    pub fn comes(&self, word: &str) -> bool {
        self.word().is_some_and(|typed| {
            self.lexicon.is(typed.text, word)
                || self.dialect != Dialect::Written
                    && self.lexicon.dictionary.is_keyword(typed.text, word)
        })
    }

    pub fn plain(&self, typed: &'a str) -> &'a str {
        let keyword = match self.dialect {
            Dialect::Script | Dialect::Prompt => self.lexicon.dictionary.keyword(typed),
            Dialect::Written => None,
        };
        keyword.unwrap_or_else(|| self.lexicon.plain(typed))
    }

    #[inline]
    pub fn take(&mut self, word: &'static str) -> bool {
        self.want(Want::Word(word));
        self.taken(word)
    }

    /// Takes this word if it comes next in full; for words that a typing error must never produce.
    #[inline]
    pub fn take_whole(&mut self, word: &'static str) -> bool {
        self.want(Want::Whole(word));
        self.taken(word)
    }

    #[inline]
    pub(super) fn taken(&mut self, word: &str) -> bool {
        let comes = self.comes(word);
        if comes {
            self.advance(Class::Word, None);
        }
        comes
    }

    /// Takes one of these words and returns its meaning. The fault names this kind.
    pub fn one_of<T>(
        &mut self,
        words: impl IntoIterator<Item = (T, &'static str)>,
        kind: &'static Kind,
    ) -> Result<T, ReadFault> {
        for (meaning, word) in words {
            if self.take(word) {
                return Ok(meaning);
            }
        }
        self.expected(kind)
    }

    pub fn close(&mut self) -> bool {
        let word = self.lexicon.vocabulary.closing;
        self.closed = word.is_some_and(|word| self.take_whole(word));
        self.closed
    }

    pub fn clock(&mut self) -> Result<Option<ClockTime>, ReadFault> {
        self.want(Want::Kind(&CLOCK));
        if !self.word().is_some_and(|word| self.lexicon.is_clock(word.text)) {
            return Ok(None);
        }
        let read = |word: &str| ClockTime::read(word).ok_or(SyntaxError::Expected(&CLOCK));
        self.piece(&CLOCK, read).map(Some)
    }

    #[inline]
    pub fn is_last(&self) -> bool {
        self.word().is_some() && !self.follows()
    }

    /// Whether another argument comes before the end of the entry.
    #[inline]
    pub fn goes_on(&self) -> bool {
        let closing = self.lexicon.vocabulary.closing;
        self.word().is_some_and(|word| !self.lexicon.is_clock(word.text))
            && !closing.is_some_and(|word| self.comes(word))
    }

    pub(super) fn end(&self) -> Result<(), ReadFault> {
        if self.word().is_none() {
            return Ok(());
        }
        Err(self.fault(match self.lexicon.vocabulary.closing {
            Some(word) if self.closed => SyntaxError::AfterClosing(word),
            _ => SyntaxError::Beyond,
        }))
    }

    pub fn piece<T>(
        &mut self,
        kind: &'static Kind,
        read: impl FnOnce(&'a str) -> Result<T, SyntaxError>,
    ) -> Result<T, ReadFault> {
        self.want(Want::Kind(kind));
        let Some(word) = self.word() else { return self.expected(kind) };
        let piece = read(self.meant(word.text, kind)).map_err(|reason| self.fault(reason))?;
        self.advance(kind.class, Some(kind));
        Ok(piece)
    }

    pub fn maybe<T>(
        &mut self,
        kind: &'static Kind,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Option<T> {
        self.want(Want::Kind(kind));
        let piece = read(self.meant(self.word()?.text, kind))?;
        self.advance(kind.class, Some(kind));
        Some(piece)
    }

    fn meant(&self, typed: &'a str, kind: &Kind) -> &'a str {
        match kind.class {
            Class::Word => self.plain(typed),
            _ => typed,
        }
    }

    /// Takes the rest of the line as an argument of this kind; `None` if nothing is left. Drops a
    /// `#` in a word, since it would begin a comment in a file.
    pub(super) fn rest(&mut self, kind: &'static Kind) -> Option<String> {
        self.want(Want::Kind(kind));
        let at = self.word()?.at;
        let mut end = at;
        while let Some(word) = self.word() {
            end = word.at + word.len;
            self.words = self.words.get(1..).unwrap_or_default();
        }
        self.mark(at, end - at, kind.class, Some(kind));
        self.line.get(at..end).map(|text| text.replace('#', ""))
    }

    pub fn new_name(&mut self) -> Result<Name, ReadFault> {
        self.named(false)
    }

    pub fn name(&mut self) -> Result<Name, ReadFault> {
        self.named(true)
    }

    /// Reads a word as a name. If the player `is_seated`, a letter that means something after a verb can be one.
    fn named(&mut self, is_seated: bool) -> Result<Name, ReadFault> {
        let text = self.word().map_or("", |word| word.text);
        self.known_as(self.lexicon.find(text), is_seated)
    }

    fn known_as(&mut self, term: Option<&Term>, is_seated: bool) -> Result<Name, ReadFault> {
        let word = self.word().filter(|word| !word.is_numeric());
        let Some(Token { text, .. }) = word else { return self.expected(&NAME) };
        self.want(Want::Kind(&NAME));
        let is_taken =
            |term: &Term| !(is_seated && term.is_letter || self.lexicon.can_be_name(text));
        if term.is_some_and(is_taken) {
            // A fault about an implied word would show something that nobody typed.
            if is_seated || self.word().is_some_and(|word| word.len == 0) {
                return Err(self.fault(SyntaxError::Expected(&NAME)));
            }
            return Err(self.fault(SyntaxError::NameTaken));
        }
        match Name::new(text) {
            Some(name) => {
                self.advance(NAME.class, Some(&NAME));
                Ok(name)
            }
            None => Err(self.quoted().unwrap_or_else(|| {
                self.fault(match text.chars().nth(NAME_MAX) {
                    Some(_) => SyntaxError::NameTooLong,
                    None => SyntaxError::NameCharacters,
                })
            })),
        }
    }

    /// Returns the fault of a name in quotes; `None` if the next word has no quotation mark.
    fn quoted(&self) -> Option<ReadFault> {
        let word = self.word()?;
        let inner = self.line.get(word.at..self.end)?.strip_prefix(QUOTE)?;
        let end = word.at + inner.find(QUOTE)? + 2 * QUOTE.len_utf8();
        Some(ReadFault::new(word.at..end, SyntaxError::NameQuoted))
    }

    /// Takes the name of a player; `None` if a keyword or another argument comes next.
    pub fn optional_name(&mut self) -> Result<Option<Name>, ReadFault> {
        let (lexicon, text) = (self.lexicon, self.word().map_or("", |word| word.text));
        let term = lexicon.find(text);
        let may_be_name = match term {
            Some(term) => !term.is_word,
            None => {
                text.starts_with(char::is_alphabetic)
                    && !self.is_keyword(text)
                    && !self.is_told_piece(text)
            }
        };
        if may_be_name {
            return self.known_as(term, true).map(Some);
        }
        self.want(Want::Kind(&NAME));
        Ok(None)
    }

    /// Whether the last word is a piece in the chosen language: its cards may begin with a letter
    /// where those of files begin with a digit.
    fn is_told_piece(&self, text: &str) -> bool {
        self.dialect != Dialect::Written
            && !self.follows()
            && (self.language.printed)(text).is_some()
    }

    fn is_keyword(&self, text: &str) -> bool {
        self.dialect != Dialect::Written && self.lexicon.dictionary.keyword(text).is_some()
    }

    pub fn number(&mut self, largest: u32) -> Result<u32, ReadFault> {
        self.between(0, largest, &NUMBER)
    }

    pub fn count(&mut self, largest: u32) -> Result<u32, ReadFault> {
        self.between(1, largest, &NUMBER)
    }

    pub fn entry_no(&mut self) -> Result<u32, ReadFault> {
        self.between(1, u32::MAX, &ENTRY_NO)
    }

    fn between(&mut self, least: u32, largest: u32, kind: &'static Kind) -> Result<u32, ReadFault> {
        self.piece(kind, |text| {
            let number = digits(text).ok_or(SyntaxError::Expected(kind))?;
            match u32::try_from(number) {
                Ok(0) if least > 0 => Err(SyntaxError::Zero),
                Ok(number) if number <= largest => Ok(number),
                _ => Err(SyntaxError::TooLarge { largest }),
            }
        })
    }

    /// Takes a number from 1; returns 1 if it is left out, and `largest` if a larger one is typed.
    pub fn optional_count(&mut self, largest: u32) -> Result<u32, ReadFault> {
        if !self.word().is_some_and(|word| word.is_numeric()) {
            self.want(Want::Kind(&NUMBER));
            return Ok(1);
        }
        self.piece(&NUMBER, |text| match digits(text) {
            None => Err(SyntaxError::Expected(&NUMBER)),
            Some(0) => Err(SyntaxError::Zero),
            Some(number) => Ok(u32::try_from(number).unwrap_or(u32::MAX).min(largest)),
        })
    }

    pub fn text(&mut self) -> Result<String, ReadFault> {
        self.rest(&TEXT).map_or_else(|| self.expected(&TEXT), Ok)
    }
}
