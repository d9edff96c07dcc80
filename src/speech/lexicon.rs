//! Every word of a law's language, in a hash table that is made when the program is compiled.

use super::shell::SHELL;
use super::verb::VerbRow;
use crate::table::word::Word;
use arrayvec::ArrayString;
use std::fmt;

/// A keyword: a word with a meaning of its own after a verb. Like a verb it cannot be a name.
#[derive(PartialEq, Eq, Debug)]
pub struct WordRow {
    /// The word.
    pub word: &'static str,
    /// What it means, in a few words.
    pub help: &'static str,
}

/// The words of a law.
#[derive(Debug)]
pub struct Vocabulary {
    /// The verbs of entries.
    pub entries: &'static [VerbRow],
    /// The verbs of the law's own questions.
    pub questions: &'static [VerbRow],
    /// The words that stand after verbs.
    pub words: &'static [WordRow],
    /// Single letters that mean something after a verb. No new player may have such a name.
    pub letters: &'static [&'static str],
    /// The words that may be typed with ü for u.
    pub dotted: &'static [&'static str],
    /// The word that may end any entry.
    pub closing: Option<&'static str>,
}

/// The place of a verb in one of the three tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// An entry of the law.
    Entry(usize),
    /// A question of the law.
    Question(usize),
    /// A correction or a question of the shell.
    Shell(usize),
}

/// A verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    /// Its place.
    pub place: Place,
    /// Its row.
    pub row: &'static VerbRow,
}

/// What a word of the language is. It may be several things at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// A verb.
    pub verb: Option<Verb>,
    /// A word after a verb.
    pub is_word: bool,
    /// A letter with a meaning after a verb.
    pub is_letter: bool,
}

/// The keywords of the shell.
const SHELL_WORDS: [WordRow; 3] = [
    WordRow {
        word: "all",
        help: "those that were struck as well",
    },
    WordRow {
        word: "hand",
        help: "those of the hand with this number",
    },
    WordRow {
        word: "at",
        help: "before the entry with this number",
    },
];

// Several times the number of words, so that few share a slot.
const SLOTS: usize = 512;

const WORDS: usize = 192;

/// The longest word, in bytes.
const LONGEST: usize = 32;

const NOTHING: Term = Term {
    verb: None,
    is_word: false,
    is_letter: false,
};

/// Every word of a law's language and of the shell's.
pub struct Lexicon {
    /// One more than the index into `words`; 0 if the slot is free.
    slots: [u8; SLOTS],
    words: [(Word<'static>, Term); WORDS],
    len: usize,
    vocabulary: &'static Vocabulary,
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lexicon of {} words", self.len)
    }
}

impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        self.words == other.words
    }
}

impl Eq for Lexicon {}

impl Lexicon {
    /// The words of this law and of the shell.
    pub const fn new(vocabulary: &'static Vocabulary) -> Lexicon {
        let mut lexicon = Lexicon {
            slots: [0; SLOTS],
            words: [(Word::new(""), NOTHING); WORDS],
            len: 0,
            vocabulary,
        };
        let tables = [vocabulary.entries, vocabulary.questions, &SHELL];
        let mut table = 0;
        while table < tables.len() {
            let rows = tables[table];
            let mut at = 0;
            while at < rows.len() {
                let row = &rows[at];
                let place = match table {
                    0 => Place::Entry(at),
                    1 => Place::Question(at),
                    _ => Place::Shell(at),
                };
                let verb = Verb { place, row };
                lexicon.entered(row.word).verb = Some(verb);
                let mut alias = 0;
                while alias < row.aliases.len() {
                    lexicon.entered(row.aliases[alias]).verb = Some(verb);
                    alias += 1;
                }
                at += 1;
            }
            table += 1;
        }
        let tables = [vocabulary.words, &SHELL_WORDS];
        let mut table = 0;
        while table < tables.len() {
            let mut at = 0;
            while at < tables[table].len() {
                lexicon.entered(tables[table][at].word).is_word = true;
                at += 1;
            }
            table += 1;
        }
        let mut at = 0;
        while at < vocabulary.letters.len() {
            lexicon.entered(vocabulary.letters[at]).is_letter = true;
            at += 1;
        }
        lexicon
    }

    /// The term of a word. Adds the word if it is new.
    const fn entered(&mut self, word: &'static str) -> &mut Term {
        assert!(word.len() <= LONGEST);
        let key = Word::new(word);
        let mut slot = key.hash() % SLOTS;
        while self.slots[slot] != 0 {
            let place = self.slots[slot] as usize - 1;
            if key.is(self.words[place].0) {
                return &mut self.words[place].1;
            }
            slot = (slot + 1) % SLOTS;
        }
        self.words[self.len].0 = key;
        self.len += 1;
        self.slots[slot] = self.len as u8;
        &mut self.words[self.len - 1].1
    }

    /// What a word is, in upper or lower case; `None` if it is not in the language.
    pub fn find(&self, word: &str) -> Option<&Term> {
        self.term(Word::new(word))
    }

    /// Like [`find`](Lexicon::find).
    #[inline]
    pub(super) fn term(&self, word: Word<'_>) -> Option<&Term> {
        let mut slot = word.hash() % SLOTS;
        loop {
            let Some(place) = usize::from(*self.slots.get(slot)?).checked_sub(1) else {
                if word.is_ascii() {
                    return None;
                }
                return self.find(self.dotted(word)?);
            };
            let (own, term) = self.words.get(place)?;
            if word.is(*own) {
                return Some(term);
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    /// Whether `typed` is this word, in upper or lower case and with or without its dots.
    #[inline]
    pub(super) fn is(&self, typed: Word<'_>, word: &str) -> bool {
        self.plain(typed).is(Word::new(word))
    }

    /// A word of the language without the dots that were typed on it; any other word as it is.
    #[inline]
    pub fn plain<'a>(&self, typed: Word<'a>) -> Word<'a> {
        if typed.is_ascii() {
            return typed;
        }
        self.dotted(typed).map_or(typed, Word::new)
    }

    /// The word that is typed with dots on it.
    #[cold]
    fn dotted(&self, typed: Word<'_>) -> Option<&'static str> {
        let plain = without_dots(typed.text)?;
        let mut dotted = self.vocabulary.dotted.iter();
        dotted.find(|own| own.eq_ignore_ascii_case(&plain)).copied()
    }

    /// The verb with this word, in upper or lower case.
    pub fn verb(&self, word: &str) -> Option<Verb> {
        self.find(word)?.verb
    }

    /// Every verb: the law's entries, the law's questions, then the shell's verbs.
    pub fn verbs(&self) -> impl Iterator<Item = Verb> + use<> {
        let entries = self.vocabulary.entries.iter().enumerate();
        let questions = self.vocabulary.questions.iter().enumerate();
        let shell = SHELL.iter().enumerate();
        let entries = entries.map(|(at, row)| (Place::Entry(at), row));
        let questions = questions.map(|(at, row)| (Place::Question(at), row));
        let shell = shell.map(|(at, row)| (Place::Shell(at), row));
        let all = entries.chain(questions).chain(shell);
        all.map(|(place, row)| Verb { place, row })
    }

    /// The words that begin with `start`, in upper or lower case, with their verbs.
    pub fn beginning(&self, start: &str) -> impl Iterator<Item = (&'static str, Verb)> {
        self.verbs()
            .flat_map(move |verb| verb.row.beginning(start).map(move |word| (word, verb)))
    }

    /// The verb with this letter, or the only verb that begins with `word`.
    pub fn shortened(&self, word: &str) -> Option<Verb> {
        if let Some(verb) = self.verbs().find(|verb| verb.row.has_letter(word)) {
            return Some(verb);
        }
        let mut verbs = self.beginning(word).map(|(_, verb)| verb);
        let first = verbs.next()?;
        verbs.all(|verb| verb == first).then_some(first)
    }

    /// Every keyword.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        let rows = self.vocabulary.words.iter().chain(&SHELL_WORDS);
        rows.map(|row| row.word)
    }

    /// The word that may end any entry.
    pub fn closing(&self) -> Option<&'static str> {
        self.vocabulary.closing
    }

    /// What a keyword means; empty if it needs no explanation.
    pub fn help(&self, word: &str) -> &'static str {
        let rows = self.vocabulary.words.iter().chain(&SHELL_WORDS);
        let mut rows = rows.filter(|row| row.word == word);
        rows.next().map_or("", |row| row.help)
    }
}

/// Replaces ü by u; `None` if the word is longer than any word of the language.
fn without_dots(word: &str) -> Option<ArrayString<LONGEST>> {
    let mut plain = ArrayString::new();
    for c in word.chars() {
        match c {
            'ü' | 'Ü' => plain.try_push('u').ok()?,
            '\u{308}' => {}
            _ => plain.try_push(c).ok()?,
        }
    }
    Some(plain)
}
