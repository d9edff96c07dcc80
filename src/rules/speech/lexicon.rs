//! The words of a law's language: its verbs, its questions, its keywords, and the verbs of the shell.

use super::shell::{HISTORY_OF_GAMES, SHELL};
use super::verb::VerbRow;
use crate::words::Words;
use crate::words::language::Texts;
use std::collections::HashMap;
use std::sync::Arc;

/// The messages about what can be typed under every law.
pub const WORDS: Texts = texts!("words", "ftl");

#[derive(Debug)]
pub struct Vocabulary {
    pub entries: Vec<&'static VerbRow>,
    pub questions: Vec<&'static VerbRow>,
    /// Keywords, which have a meaning of their own after a verb. Like verbs they cannot be names. The message
    /// `keyword-WORD` says what one means, unless it needs no explanation.
    pub words: &'static [&'static str],
    /// Single letters that mean something after a verb. No new player may have such a name.
    pub letters: &'static [&'static str],
    /// The words that may be typed with ü for u.
    pub dotted: &'static [&'static str],
    /// The word that may end any entry.
    pub closing: Option<&'static str>,
    /// What an evening is made of: hands, or whole games.
    pub round: &'static str,
}

/// The place of a verb in one of the three tables: the law's entries, its questions, and the shell's verbs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VerbPlace {
    Entry(usize),
    Question(usize),
    Shell(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    pub place: VerbPlace,
    pub row: &'static VerbRow,
}

/// What a word of the language is. It may be several things at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Term {
    pub verb: Option<Verb>,
    pub is_word: bool,
    /// A letter with a meaning after a verb.
    pub is_letter: bool,
}

/// The keywords of the shell.
const SHELL_WORDS: [&str; 3] = ["all", "hand", "at"];

const SHELVES: usize = 256;

#[derive(Debug)]
pub struct Lexicon {
    pub vocabulary: Vocabulary,
    /// The messages of the law, and those about what can be typed.
    pub messages: Arc<Words>,
    /// What the language that was chosen has to be typed for verbs and keywords, by their messages.
    typed: HashMap<String, String>,
    /// Those whose words share a shelf.
    terms: [Vec<(&'static str, Term)>; SHELVES],
}

/// A law has one, which is made once.
impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Lexicon {}

/// Where a word is, by its length, its first and its last letter, so that few words share a shelf.
fn shelf(word: &str) -> usize {
    let (first, last) = match word.as_bytes() {
        [first, .., last] => (first | 0x20, last | 0x20),
        [only] => (only | 0x20, 0),
        [] => (0, 0),
    };
    (usize::from(first) + 8 * usize::from(last) + 32 * word.len()) % SHELVES
}

impl Lexicon {
    pub fn new(vocabulary: Vocabulary, messages: Arc<Words>) -> Lexicon {
        let mut lexicon = Lexicon {
            vocabulary,
            messages,
            typed: HashMap::new(),
            terms: [const { Vec::new() }; SHELVES],
        };
        for verb in lexicon.verbs().collect::<Vec<_>>() {
            for word in verb.row.words() {
                lexicon.enter(word, |term| term.verb = Some(verb));
            }
        }
        for word in lexicon.words().collect::<Vec<_>>() {
            lexicon.enter(word, |term| term.is_word = true);
        }
        for letter in lexicon.vocabulary.letters {
            lexicon.enter(letter, |term| term.is_letter = true);
        }
        let verbs = lexicon.verbs().map(|verb| verb.row.message());
        let messages = verbs.chain(lexicon.words().map(keyword));
        let typed = messages.filter_map(|id| Some((lexicon.messages.attribute(&id, "typed")?, id)));
        lexicon.typed = typed.map(|(typed, id)| (id, typed)).collect();
        lexicon
    }

    /// Notes something of a word, which may be new.
    fn enter(&mut self, word: &'static str, note: impl Fn(&mut Term)) {
        let terms = &mut self.terms[shelf(word)];
        let is_known = |(known, _): &&mut (&str, Term)| known.eq_ignore_ascii_case(word);
        match terms.iter_mut().find(is_known) {
            Some((_, term)) => note(term),
            None => {
                let mut term = Term::default();
                note(&mut term);
                terms.push((word, term));
            }
        }
    }

    /// What a word is, in upper or lower case; `None` if it is not in the language.
    #[inline]
    pub fn find(&self, word: &str) -> Option<&Term> {
        match self.entered(word) {
            None if !word.is_ascii() => self.entered(self.undotted(word)?),
            found => found,
        }
    }

    #[inline]
    fn entered(&self, word: &str) -> Option<&Term> {
        let mut terms = self.terms[shelf(word)].iter();
        // Most words are in lower case.
        let is_word = |known: &str| known == word || known.eq_ignore_ascii_case(word);
        let (_, term) = terms.find(|(known, _)| is_word(known))?;
        Some(term)
    }

    /// Whether `typed` is this word, in upper or lower case and with or without its dots.
    #[inline]
    pub(super) fn is(&self, typed: &str, word: &str) -> bool {
        let is_same = |typed: &str| typed.eq_ignore_ascii_case(word);
        is_same(typed) || !typed.is_ascii() && is_same(self.plain(typed))
    }

    /// A word of the language without the dots that were typed on it; any other word as it is.
    pub fn plain<'a>(&self, typed: &'a str) -> &'a str {
        if typed.is_ascii() {
            typed
        } else {
            self.undotted(typed).unwrap_or(typed)
        }
    }

    /// The word of the language that was typed with dots.
    fn undotted(&self, typed: &str) -> Option<&'static str> {
        let plain = typed.replace(['ü', 'Ü'], "u").replace('\u{308}', "");
        let mut dotted = self.vocabulary.dotted.iter().copied();
        dotted.find(|word| word.eq_ignore_ascii_case(&plain))
    }

    pub fn verb(&self, word: &str) -> Option<Verb> {
        self.find(word)?.verb
    }

    /// The entry with the same word as a question: the word alone asks, and with more after it tells.
    pub(super) fn entry_like(&self, question: Verb) -> Option<Verb> {
        let mut entries = (0..).map(VerbPlace::Entry).zip(&self.vocabulary.entries);
        let (place, row) = entries.find(|(_, row)| row.word == question.row.word)?;
        Some(Verb { place, row })
    }

    /// Every verb: the law's entries, the law's questions, then the shell's verbs.
    pub fn verbs(&self) -> impl Iterator<Item = Verb> {
        let Vocabulary {
            entries, questions, ..
        } = &self.vocabulary;
        let entries = (0..).map(VerbPlace::Entry).zip(entries.iter().copied());
        let questions = (0..)
            .map(VerbPlace::Question)
            .zip(questions.iter().copied());
        let is_of_games = self.vocabulary.round == HISTORY_OF_GAMES.1;
        let shell = SHELL.iter().map(move |row| match &HISTORY_OF_GAMES.0 {
            of_games if is_of_games && row.word == of_games.word => of_games,
            _ => row,
        });
        let shell = (0..).map(VerbPlace::Shell).zip(shell);
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

    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        let words = self.vocabulary.words.iter().copied();
        words.chain(SHELL_WORDS)
    }

    /// What a verb means, in one line.
    pub fn help(&self, row: &VerbRow) -> String {
        self.messages.message(&row.message())
    }

    /// What a keyword means; empty if it needs no explanation.
    pub fn meaning(&self, word: &str) -> String {
        self.messages.message(&keyword(word))
    }

    /// Whether the language that was chosen has words to be typed instead of those of entries.
    pub(super) fn is_translated(&self) -> bool {
        !self.typed.is_empty()
    }

    /// The word to type for a verb at the prompt: that of the language that was chosen, if it has one.
    pub fn typed(&self, row: &'static VerbRow) -> &str {
        let typed = self.typed.get(&row.message());
        typed.map_or(row.word, String::as_str)
    }

    /// The same for a keyword; `None` if the language has no other word for it.
    pub fn typed_word(&self, word: &str) -> Option<&str> {
        self.typed.get(&keyword(word)).map(String::as_str)
    }
}

/// The message about a keyword.
fn keyword(word: &str) -> String {
    format!("keyword-{word}")
}
