//! Reading a line word by word. The reader remembers, if asked to, what it took each word for and what else
//! it asked for at the place it has come to.

use super::dialect::Dialect;
use super::fault::{Fault, Reason};
use super::kind::{Class, ENTRY_NO, Kind, Mark, NAME, NEW_NAME, NUMBER, TEXT, Want};
use super::lexicon::Lexicon;
use super::token::{Token, next};
use super::verb::VerbRow;
use crate::table::name::{NAME_MAX, Name};

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

    /// Remembers what is asked for here.
    pub fn want(&mut self, want: Want) {
        if let Some(notes) = &mut self.notes {
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

    /// The name of somebody new.
    ///
    /// # Errors
    /// What is no name, or is a word of the language.
    pub fn new_name(&mut self) -> Result<Name, Fault> {
        self.named(&NEW_NAME, false)
    }

    /// The name of a player, or its beginning.
    ///
    /// # Errors
    /// What is no name, or is a word of the language.
    pub fn name(&mut self) -> Result<Name, Fault> {
        self.named(&NAME, true)
    }

    fn named(&mut self, kind: &'static Kind, letters: bool) -> Result<Name, Fault> {
        match self.word {
            Some(word) if !word.is_numeric() => match self.lexicon.find(word.text) {
                Some(term) if !(letters && term.is_letter) => {
                    self.want(Want::Kind(kind));
                    Err(self.fault(Reason::NameTaken))
                }
                _ => self.piece(kind, spelled),
            },
            _ => self.expected(kind),
        }
    }

    /// The name of a player, if one is said: a word for what comes after him is none.
    ///
    /// # Errors
    /// What is no name, or is a verb.
    pub fn optional_name(&mut self) -> Result<Option<Name>, Fault> {
        let Some(word) = self.word else {
            self.want(Want::Kind(&NAME));
            return Ok(None);
        };
        let term = self.lexicon.find(word.text);
        if term.is_some_and(|term| term.is_word)
            || term.is_none() && !word.text.starts_with(char::is_alphabetic)
        {
            self.want(Want::Kind(&NAME));
            return Ok(None);
        }
        self.name().map(Some)
    }

    /// A number, 0 at the least and this at the most.
    ///
    /// # Errors
    /// What is no number, or is larger.
    pub fn number(&mut self, largest: u32) -> Result<u32, Fault> {
        self.between(0, largest, &NUMBER)
    }

    /// A number from 1 to this.
    ///
    /// # Errors
    /// What is no number, or is none of these.
    pub fn count(&mut self, largest: u32) -> Result<u32, Fault> {
        self.between(1, largest, &NUMBER)
    }

    /// The number of an entry.
    ///
    /// # Errors
    /// What is no number from 1.
    pub fn entry_no(&mut self) -> Result<u32, Fault> {
        self.between(1, u32::MAX, &ENTRY_NO)
    }

    fn between(&mut self, least: u32, largest: u32, kind: &'static Kind) -> Result<u32, Fault> {
        self.piece(kind, |text| {
            let number = digits(text).ok_or(Reason::Expected(kind))?;
            match u32::try_from(number) {
                Ok(0) if least > 0 => Err(Reason::Zero),
                Ok(number) if number <= largest => Ok(number),
                _ => Err(Reason::TooLarge { largest }),
            }
        })
    }

    /// A number from 1 that may be as large as it likes: above the largest it is the largest; 1 if none is said.
    ///
    /// # Errors
    /// What begins with a digit and is no number, and 0.
    pub fn optional_count(&mut self, largest: u32) -> Result<u32, Fault> {
        if !self.word.is_some_and(|word| word.is_numeric()) {
            self.want(Want::Kind(&NUMBER));
            return Ok(1);
        }
        self.piece(&NUMBER, |text| match digits(text) {
            None => Err(Reason::Expected(&NUMBER)),
            Some(0) => Err(Reason::Zero),
            Some(number) => Ok(u32::try_from(number).unwrap_or(u32::MAX).min(largest)),
        })
    }

    /// Everything that is still to come, as it was typed.
    ///
    /// # Errors
    /// The fault that asks for a text, if nothing comes.
    pub fn text(&mut self) -> Result<&'a str, Fault> {
        let Some(text) = self.rest(&TEXT) else {
            return self.expected(&TEXT);
        };
        Ok(text)
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

/// A name as it is spelled.
fn spelled(text: &str) -> Result<Name, Reason> {
    Name::new(text).ok_or_else(|| {
        if text.chars().nth(NAME_MAX).is_some() {
            Reason::NameTooLong
        } else {
            Reason::NameCharacters
        }
    })
}

/// The number that these digits write; `None` if they are no digits.
pub fn digits(text: &str) -> Option<u64> {
    let mut number = 0u64;
    for digit in text.bytes() {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = number
            .saturating_mul(10)
            .saturating_add(u64::from(digit - b'0'));
    }
    (!text.is_empty()).then_some(number)
}
