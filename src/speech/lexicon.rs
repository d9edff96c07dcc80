//! Every word of a law's language, found at one look: a table worked out when the program is built.

use super::shell::SHELL;
use super::verb::VerbRow;
use arrayvec::ArrayString;
use std::fmt;

/// A word with a meaning of its own after a verb; like a verb it is no player's name.
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
    /// Single letters that mean something after a verb: nobody new can be called so.
    pub letters: &'static [&'static str],
    /// The words that may be typed with dots on their u.
    pub dotted: &'static [&'static str],
    /// The word that can end any entry.
    pub closing: Option<&'static str>,
}

/// A verb of one of the three tables, by its place there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// An entry of the law.
    Entry(usize),
    /// A question of the law.
    Question(usize),
    /// A correction or a question of the shell.
    Shell(usize),
}

/// A verb, and where its table has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    /// Its place.
    pub place: Place,
    /// Its row.
    pub row: &'static VerbRow,
}

/// What a word of the language is; it can be more than one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// A verb.
    pub verb: Option<Verb>,
    /// A word after a verb.
    pub is_word: bool,
    /// A letter with a meaning after a verb.
    pub is_letter: bool,
}

/// The words of the shell that stand after its verbs.
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

/// Room for the words, several times what they need, so that few of them meet.
const SLOTS: usize = 512;

/// Room for this many words.
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
    /// One more than the place of the word whose letters lead here.
    slots: [u8; SLOTS],
    words: [(&'static str, Term); WORDS],
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
            words: [("", NOTHING); WORDS],
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
                lexicon.term(row.word).verb = Some(verb);
                let mut alias = 0;
                while alias < row.aliases.len() {
                    lexicon.term(row.aliases[alias]).verb = Some(verb);
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
                lexicon.term(tables[table][at].word).is_word = true;
                at += 1;
            }
            table += 1;
        }
        let mut at = 0;
        while at < vocabulary.letters.len() {
            lexicon.term(vocabulary.letters[at]).is_letter = true;
            at += 1;
        }
        lexicon
    }

    /// The place of a word, which is made if there is none yet.
    const fn term(&mut self, word: &'static str) -> &mut Term {
        assert!(word.len() <= LONGEST);
        let mut slot = slot(word.as_bytes());
        while self.slots[slot] != 0 {
            let place = self.slots[slot] as usize - 1;
            if word.eq_ignore_ascii_case(self.words[place].0) {
                return &mut self.words[place].1;
            }
            slot = (slot + 1) % SLOTS;
        }
        self.words[self.len].0 = word;
        self.len += 1;
        self.slots[slot] = self.len as u8;
        &mut self.words[self.len - 1].1
    }

    /// What a word is, in any case; `None` if it is none of the language.
    pub fn find(&self, word: &str) -> Option<Term> {
        if !word.is_ascii() {
            let plain = without_dots(word)?;
            let dotted = self.vocabulary.dotted.iter();
            let mut dotted = dotted.filter(|own| own.eq_ignore_ascii_case(&plain));
            return dotted.next().and_then(|own| self.find(own));
        }
        if word.len() > LONGEST {
            return None;
        }
        let mut slot = slot(word.as_bytes());
        loop {
            let place = usize::from(*self.slots.get(slot)?).checked_sub(1)?;
            let (own, term) = self.words.get(place)?;
            if own.eq_ignore_ascii_case(word) {
                return Some(*term);
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    /// Whether this is the word as it may be typed: in any case, with dots if it has any.
    pub fn is(&self, typed: &str, word: &str) -> bool {
        typed.eq_ignore_ascii_case(word)
            || !typed.is_ascii()
                && self.vocabulary.dotted.contains(&word)
                && without_dots(typed).is_some_and(|plain| plain.eq_ignore_ascii_case(word))
    }

    /// The verb with this word, in any case.
    pub fn verb(&self, word: &str) -> Option<Verb> {
        self.find(word)?.verb
    }

    /// Every verb: entries, questions of the law, then the shell's.
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

    /// The words that begin so, in any case, with their verbs.
    pub fn beginning(&self, start: &str) -> impl Iterator<Item = (&'static str, Verb)> {
        self.verbs()
            .flat_map(move |verb| verb.row.beginning(start).map(move |word| (word, verb)))
    }

    /// The verb that a shortened word stands for at the prompt: its letter, or the only one that begins so.
    pub fn shortened(&self, word: &str) -> Option<Verb> {
        if let Some(verb) = self.verbs().find(|verb| verb.row.has_letter(word)) {
            return Some(verb);
        }
        let mut verbs = self.beginning(word).map(|(_, verb)| verb);
        let first = verbs.next()?;
        verbs.all(|verb| verb == first).then_some(first)
    }

    /// Every word that stands after verbs.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        let rows = self.vocabulary.words.iter().chain(&SHELL_WORDS);
        rows.map(|row| row.word)
    }

    /// The word that can end any entry.
    pub fn closing(&self) -> Option<&'static str> {
        self.vocabulary.closing
    }

    /// What a word after a verb means; empty if that is plain.
    pub fn help(&self, word: &str) -> &'static str {
        let rows = self.vocabulary.words.iter().chain(&SHELL_WORDS);
        let mut rows = rows.filter(|row| row.word == word);
        rows.next().map_or("", |row| row.help)
    }
}

/// Where to look for a word; the same for its capitals.
const fn slot(word: &[u8]) -> usize {
    let mut hash: u32 = 0x811c_9dc5;
    let mut at = 0;
    while at < word.len() {
        hash = (hash ^ (word[at] | 0x20) as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    (hash ^ hash >> 16) as usize % SLOTS
}

/// A word without the dots on its u; `None` if it is longer than any word of the language.
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
