//! The words of a law's language: its verbs, its questions, its keywords, and the verbs of the shell.

use crate::dictionary::{Dictionary, is_same, keyword};
use crate::phrases::{Phrases, SAID, Sense};
use crate::shell::{HISTORIES, SHELL, ShellVerb};
use crate::verb::{ALWAYS, VerbRow, begins};
use foldhash::fast::FixedState;
use nos_base::words::Words;
use nos_base::words::language::Texts;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

/// The messages about what can be typed under every law.
pub const WORDS: Texts = texts!("words", "ftl", "entries");

#[derive(Debug)]
pub struct Vocabulary {
    pub entries: Vec<&'static VerbRow>,
    pub questions: Vec<&'static VerbRow>,
    /// Keywords, which have a meaning of their own after a verb. Like verbs they cannot be names. The message
    /// `keyword-WORD` says what one means, unless it needs no explanation.
    pub words: &'static [&'static str],
    /// The words that house rules take, which can be names, too.
    pub values: Vec<&'static str>,
    /// Single letters that mean something after a verb. No new player may have such a name.
    pub letters: &'static [&'static str],
    /// The words that may be typed with ü for u.
    pub with_umlaut: &'static [&'static str],
    /// What is said at its tables, is no entry and gets an answer, besides that of every law.
    pub answered: &'static [&'static str],
    /// The word that may end any entry.
    pub closing: Option<&'static str>,
    /// Whether a clock may end an entry.
    pub has_clocks: bool,
    /// What an evening is made of: hands, rounds, or whole games.
    pub round: &'static str,
    /// The words of the phases, in the order of their bits.
    pub phases: Vec<&'static str>,
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

/// The keywords of `history`, which can be names, too.
const SIFTING: [&str; 2] = ["fouls", "since"];

/// The words of an entry that can be names, too: somebody may be called Carry.
const ALSO_NAMES: [&str; 2] = ["carry", "crawford"];

/// What is answered under every law and is no entry, by the words of its messages.
const ANSWERED: [&str; 7] = ["wait", "again", "yes", "break", "print", "correct", "asks"];

/// So many letters never mean a verb that is rare: `off` is no official.
const FEW: usize = 3;

#[derive(Debug)]
pub struct Lexicon {
    pub vocabulary: Vocabulary,
    /// The messages of the law, and those about what can be typed.
    pub messages: Arc<Words>,
    pub dictionary: Dictionary,
    verbs: Vec<Verb>,
    /// The files of what people say, and that once it is read.
    said: Vec<Texts>,
    phrases: OnceLock<Phrases>,
    /// By their words in lower case.
    terms: HashMap<String, Term, FixedState>,
}

/// A law has one, which is made once.
impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Lexicon {}

/// Every verb of a vocabulary and of the shell.
fn all(vocabulary: &Vocabulary) -> Vec<Verb> {
    let history = HISTORIES.iter().find(|own| own.0 == vocabulary.round);
    let shell = SHELL.iter().map(|row| match history {
        Some((_, history)) if row.word == history.word => history,
        _ => row,
    });
    let (entries, questions) = (&vocabulary.entries, &vocabulary.questions);
    let entries = (0..).map(VerbPlace::Entry).zip(entries.iter().copied());
    let questions = (0..).map(VerbPlace::Question).zip(questions.iter().copied());
    let all = entries.chain(questions).chain((0..).map(VerbPlace::Shell).zip(shell));
    // Nothing is waived where nothing is penalized.
    let all = all.filter(|(_, row)| *row != ShellVerb::Waive.row() || vocabulary.closing.is_some());
    all.map(|(place, row)| Verb { place, row }).collect()
}

impl Lexicon {
    pub fn new(vocabulary: Vocabulary, messages: Arc<Words>, said: &[Texts]) -> Lexicon {
        let mut lexicon = Lexicon {
            verbs: all(&vocabulary),
            vocabulary,
            messages,
            dictionary: Dictionary::default(),
            said: [&[SAID], said].concat(),
            phrases: OnceLock::new(),
            terms: HashMap::default(),
        };
        for verb in all(&lexicon.vocabulary) {
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
        let verbs = lexicon.verbs().map(|verb| verb.row);
        let words = lexicon
            .words()
            .chain(SIFTING)
            .chain(ALSO_NAMES)
            .chain(lexicon.vocabulary.values.iter().copied())
            .chain([lexicon.vocabulary.round]);
        lexicon.dictionary = Dictionary::of(&lexicon.said, verbs, words);
        lexicon
    }

    /// Whether a folded word says nothing by itself, like an article.
    pub fn is_filler(&self, word: &str) -> bool {
        let word = [word];
        let mut senses = self.phrases().begins(&word, ALWAYS);
        senses.any(|(_, sense)| matches!(sense, Sense::Filler | Sense::Article))
    }

    /// What people say at a table; it is read when a line at the prompt is.
    pub fn phrases(&self) -> &Phrases {
        self.phrases.get_or_init(|| Phrases::of(self, &self.said))
    }

    /// The bits of the phases with these words, separated by commas; of all if there are none.
    pub(super) fn phases(&self, words: &str) -> u64 {
        let bits = (0..).zip(&self.vocabulary.phases).filter_map(|(bit, own)| {
            words.split(',').any(|word| word.trim() == *own).then_some(1 << bit)
        });
        let bits = bits.fold(0, |bits, bit: u64| bits | bit);
        if bits == 0 { ALWAYS } else { bits }
    }

    /// The words of what is answered and is no entry: that of every law, then the law's own.
    pub fn remarks(&self) -> impl Iterator<Item = &'static str> + use<> {
        let own = self.vocabulary.answered.iter().copied();
        ANSWERED.into_iter().chain(own)
    }

    /// Whether a word of the language can be a name, too.
    pub fn can_be_name(&self, word: &str) -> bool {
        ALSO_NAMES.iter().any(|name| self.is(word, name))
    }

    /// Notes something of a word, which may be new.
    fn enter(&mut self, word: &'static str, note: impl Fn(&mut Term)) {
        note(self.terms.entry(word.to_ascii_lowercase()).or_default());
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
        if word.bytes().any(|byte| byte.is_ascii_uppercase()) {
            self.terms.get(&word.to_ascii_lowercase())
        } else {
            self.terms.get(word)
        }
    }

    /// Whether a word is a clock that ends an entry.
    #[inline]
    pub fn is_clock(&self, word: &str) -> bool {
        self.vocabulary.has_clocks && word.starts_with(super::clock::BEGINS)
    }

    /// Whether `typed` is this word, in upper or lower case and with or without its dots.
    #[inline]
    pub(super) fn is(&self, typed: &str, word: &str) -> bool {
        let is_same = |typed: &str| typed.eq_ignore_ascii_case(word);
        is_same(typed) || !typed.is_ascii() && is_same(self.plain(typed))
    }

    /// A word of the language without the dots that were typed on it; any other word as it is.
    pub fn plain<'a>(&self, typed: &'a str) -> &'a str {
        if typed.is_ascii() { typed } else { self.undotted(typed).unwrap_or(typed) }
    }

    /// The word of the language that was typed with dots.
    fn undotted(&self, typed: &str) -> Option<&'static str> {
        let plain = typed.replace(['ü', 'Ü'], "u").replace('\u{308}', "");
        let is_it = |word: &&str| word.eq_ignore_ascii_case(&plain);
        self.vocabulary.with_umlaut.iter().copied().find(is_it)
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
        self.verbs.iter().copied()
    }

    /// The verbs of a phase that begin so, in upper or lower case, each with its word: in the language that was chosen
    /// or, if none does, in English.
    pub fn beginning(&'static self, start: &str, phase: u64) -> Vec<(&'static str, Verb)> {
        let is_enough = |row: &VerbRow| !row.is_rare || start.len() > FEW;
        let may_be = |verb: &Verb| verb.row.is_for(phase) && is_enough(verb.row);
        let verbs = || self.verbs().filter(may_be);
        let typed: Vec<_> = verbs()
            .flat_map(|verb| {
                let typed = self.dictionary.of_verb(verb.row);
                typed.iter().map(move |word| (word.as_str(), verb))
            })
            // Of what is said in several words, the first alone says something else.
            .filter(|(word, _)| begins(word, start) && !word.contains(' '))
            .collect();
        if !typed.is_empty() {
            return typed;
        }
        verbs()
            .flat_map(|verb| verb.row.words().map(move |word| (word, verb)))
            .filter(|(word, _)| begins(word, start))
            .collect()
    }

    /// The verb with this letter, or the only verb that begins with `word`.
    pub fn shortened(&'static self, word: &str) -> Option<Verb> {
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            let letter = letter.to_ascii_lowercase();
            let has_letter = |verb: &Verb| self.dictionary.letter(verb.row) == Some(letter);
            if let Some(verb) = self.verbs().find(has_letter) {
                return Some(verb);
            }
        }
        let begun = self.beginning(word, ALWAYS);
        let (_, first) = begun.first()?;
        // An entry and a question of one word are one.
        let is_one = begun.iter().all(|(_, verb)| verb.row.word == first.row.word);
        is_one.then(|| self.verb(first.row.word))?
    }

    /// The verb that a word means at the prompt: written out, in the language that was chosen, or shortened.
    pub fn meant(&'static self, word: &str) -> Option<Verb> {
        let typed = self.verbs().find(|verb| self.is_typed(verb.row, word));
        self.verb(word).or(typed).or_else(|| self.shortened(word))
    }

    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.vocabulary.words.iter().copied().chain(SHELL_WORDS)
    }

    /// What a verb means, in one line.
    pub fn help(&self, row: &VerbRow) -> String {
        self.messages.message(&row.message())
    }

    /// What a keyword means; empty if it needs no explanation.
    pub fn meaning(&self, word: &str) -> String {
        self.messages.message(&keyword(word))
    }
}

impl Lexicon {
    /// The word to type for a verb: that of the language that was chosen, if it has one.
    pub fn typed<'a>(&'a self, row: &'a VerbRow) -> &'a str {
        self.dictionary.of_verb(row).first().map_or(row.word, String::as_str)
    }

    /// The same for a keyword.
    pub fn typed_word<'a>(&'a self, word: &'a str) -> &'a str {
        self.dictionary.of_keyword(word).first().map_or(word, String::as_str)
    }

    /// Every word for a verb: those to type, then those of entries.
    pub fn all_typed<'a>(&'a self, row: &'a VerbRow) -> impl Iterator<Item = &'a str> {
        let typed = self.dictionary.of_verb(row).iter().map(String::as_str);
        let own = row.words().map(|word| -> &'a str { word });
        typed.chain(own)
    }

    /// The other words to type for a verb.
    pub fn aliases<'a>(&'a self, row: &'a VerbRow) -> impl Iterator<Item = &'a str> {
        let typed = self.dictionary.of_verb(row).len();
        self.all_typed(row).take(if typed == 0 { usize::MAX } else { typed }).skip(1)
    }

    /// Every word for a keyword: those to type, then its own.
    pub fn all_typed_words<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a str> {
        let typed = self.dictionary.of_keyword(word);
        typed.iter().map(String::as_str).chain([word])
    }

    /// Whether this is a word for the verb in the language that was chosen.
    pub fn is_typed(&self, row: &VerbRow, typed: &str) -> bool {
        let words = self.dictionary.of_verb(row);
        words.iter().any(|word| is_same(typed, word))
    }

    /// How a verb is typed, in a line: its word, and its arguments.
    pub fn usage(&self, row: &VerbRow) -> String {
        let mut words = vec![self.typed(row).to_owned()];
        words.extend(row.arguments.iter().map(|argument| self.argument(argument.usage)));
        words.join(" ")
    }

    /// The usage of an argument: its keywords as they are typed, and what is written large by its message.
    pub fn argument(&self, usage: &str) -> String {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let mut told = String::new();
        let mut rest = usage;
        while !rest.is_empty() {
            let is_word = rest.starts_with(is_part);
            let end = rest.find(|c: char| is_part(c) != is_word).unwrap_or(rest.len());
            let (part, after) = rest.split_at(end);
            rest = after;
            let large = format!("usage-{part}");
            if is_word && self.messages.has(&large) {
                told.push_str(&self.messages.message(&large));
            } else {
                told.push_str(self.typed_word(part));
            }
        }
        told
    }
}
