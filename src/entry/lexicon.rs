//! The words of a law's language: its verbs, questions and keywords, and the verbs of the shell.

use crate::dictionary::{Dictionary, is_same, keyword};
use crate::phrases::{Phrases, SAID, Sense};
use crate::shell::{HISTORIES, SHELL, ShellVerb};
use crate::verb::{ALWAYS, VerbRow, begins};
use foldhash::fast::FixedState;
use nos_base::{Texts, Words};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

pub const WORDS: Texts = texts!("words", "ftl", "entries");

#[derive(Debug)]
pub struct Vocabulary {
    pub entries: Vec<&'static VerbRow>,
    pub questions: Vec<&'static VerbRow>,
    /// Keywords, which mean something after a verb and cannot be names. The message `keyword-WORD`
    /// explains one, if necessary.
    pub words: &'static [&'static str],
    /// Values of house rules, which can also be names.
    pub values: Vec<&'static str>,
    /// Single letters that mean something after a verb. No new player may have such a name.
    pub letters: &'static [&'static str],
    /// Words that may be typed with ü for u.
    pub with_umlaut: &'static [&'static str],
    /// Remarks of this law that get an answer, in addition to those of every law.
    pub answered: &'static [&'static str],
    pub closing: Option<&'static str>,
    pub has_clocks: bool,
    /// The unit of an evening: hands, rounds, or whole games.
    pub round: &'static str,
    /// The names of the phases, in the order of their bits.
    pub phases: Vec<&'static str>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VerbPlace {
    Entry(usize),
    Question(usize),
    Shell(usize),
}

#[derive(Clone, Copy, Eq, Debug)]
pub struct Verb {
    pub place: VerbPlace,
    pub row: &'static VerbRow,
}

/// No two rows of a language have the same word and place.
impl PartialEq for Verb {
    fn eq(&self, other: &Verb) -> bool {
        self.place == other.place && self.row.word == other.row.word
    }
}

/// The meanings of a word; it may have several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Term {
    pub verb: Option<Verb>,
    pub is_word: bool,
    pub is_letter: bool,
}

const SHELL_WORDS: [&str; 3] = ["all", "hand", "at"];

/// The keywords of `history`, which can also be names.
const SIFTING: [&str; 2] = ["fouls", "since"];

/// Words of an entry that can also be names, such as Carry.
const ALSO_NAMES: [&str; 4] = ["carry", "crawford", "forfeit", "match"];

/// The remarks that every law answers, by the words of their messages.
const ANSWERED: [&str; 7] = ["wait", "again", "yes", "break", "print", "correct", "asks"];

/// A rare verb needs more letters than this: `off` does not mean `official`.
const FEW: usize = 3;

/// No word of the program is longer, in bytes.
const LONGEST: usize = 32;

#[derive(Debug)]
pub struct Lexicon {
    pub vocabulary: Vocabulary,
    pub messages: Arc<Words>,
    pub dictionary: Dictionary,
    verbs: Vec<Verb>,
    said: Vec<Texts>,
    phrases: OnceLock<Phrases>,
    terms: HashMap<Vec<u8>, Term, FixedState>,
}

/// Each law has one lexicon.
impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Lexicon {}

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
    // Leave out `waive` in laws without penalties.
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
        lexicon.dictionary = Dictionary::read(&lexicon.said, verbs, words);
        lexicon
    }

    /// Whether a folded word says nothing by itself, like an article.
    pub fn is_filler(&self, word: &str) -> bool {
        let word = [word];
        let mut senses = self.phrases().begins(&word, ALWAYS);
        senses.any(|(_, sense)| matches!(sense, Sense::Filler | Sense::Article))
    }

    /// Returns what people say at a table; read when first needed.
    pub fn phrases(&self) -> &Phrases {
        self.phrases.get_or_init(|| Phrases::read(self, &self.said))
    }

    pub(super) fn phases(&self, words: &str) -> u64 {
        let bits = (0..).zip(&self.vocabulary.phases).filter_map(|(bit, own)| {
            words.split(',').any(|word| word.trim() == *own).then_some(1 << bit)
        });
        let bits = bits.fold(0, |bits, bit: u64| bits | bit);
        if bits == 0 { ALWAYS } else { bits }
    }

    pub fn remarks(&self) -> impl Iterator<Item = &'static str> + use<> {
        ANSWERED.into_iter().chain(self.vocabulary.answered.iter().copied())
    }

    pub fn can_be_name(&self, word: &str) -> bool {
        ALSO_NAMES.iter().any(|name| self.is(word, name))
    }

    fn enter(&mut self, word: &'static str, note: impl Fn(&mut Term)) {
        note(self.terms.entry(word.to_ascii_lowercase().into()).or_default());
    }

    #[inline]
    pub fn find(&self, word: &str) -> Option<&Term> {
        match self.entered(word) {
            None if !word.is_ascii() => self.entered(self.undotted(word)?),
            found => found,
        }
    }

    #[inline]
    fn entered(&self, word: &str) -> Option<&Term> {
        let mut lower = [0; LONGEST];
        let own = lower.get_mut(..word.len())?;
        own.copy_from_slice(word.as_bytes());
        own.make_ascii_lowercase();
        self.terms.get(&*own)
    }

    #[inline]
    pub fn is_clock(&self, word: &str) -> bool {
        self.vocabulary.has_clocks && word.starts_with(super::clock::BEGINS)
    }

    #[inline]
    pub(super) fn is(&self, typed: &str, word: &str) -> bool {
        let is_same = |typed: &str| typed.eq_ignore_ascii_case(word);
        is_same(typed) || !typed.is_ascii() && is_same(self.plain(typed))
    }

    pub fn plain<'a>(&self, typed: &'a str) -> &'a str {
        if typed.is_ascii() { typed } else { self.undotted(typed).unwrap_or(typed) }
    }

    fn undotted(&self, typed: &str) -> Option<&'static str> {
        let plain = typed.replace(['ü', 'Ü'], "u").replace('\u{308}', "");
        let is_it = |word: &&str| word.eq_ignore_ascii_case(&plain);
        self.vocabulary.with_umlaut.iter().copied().find(is_it)
    }

    pub fn verb(&self, word: &str) -> Option<Verb> {
        self.find(word)?.verb
    }

    /// Returns the entry that shares its word with a question; the word alone asks.
    pub(super) fn entry_like(&self, question: Verb) -> Option<Verb> {
        let mut entries = (0..).map(VerbPlace::Entry).zip(&self.vocabulary.entries);
        let (place, row) = entries.find(|(_, row)| row.word == question.row.word)?;
        Some(Verb { place, row })
    }

    pub fn verbs(&self) -> impl Iterator<Item = Verb> {
        self.verbs.iter().copied()
    }

    /// Returns the verbs of a phase that begin like this, ignoring case, each with its word: in the
    /// chosen language or, if none does, in English.
    pub fn beginning(&'static self, start: &str, phase: u64) -> Vec<(&'static str, Verb)> {
        let is_enough = |row: &VerbRow| !row.is_rare || start.len() > FEW;
        let may_be = |verb: &Verb| verb.row.is_for(phase) && is_enough(verb.row);
        let verbs = || self.verbs().filter(may_be);
        let typed: Vec<_> = verbs()
            .flat_map(|verb| {
                self.dictionary.of_verb(verb.row).iter().map(move |word| (word.as_str(), verb))
            })
            // Leave out words with a blank: the first part alone means something else.
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
        // An entry and a question may share this word.
        let is_it = |(_, verb): &(&str, Verb)| verb.row.word == first.row.word;
        begun.iter().all(is_it).then(|| self.verb(first.row.word))?
    }

    /// Returns the verb that a word means at the prompt, in full or shortened.
    pub fn meant(&'static self, word: &str) -> Option<Verb> {
        let typed = self.verbs().find(|verb| self.is_typed(verb.row, word));
        self.verb(word).or(typed).or_else(|| self.shortened(word))
    }

    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.vocabulary.words.iter().copied().chain(SHELL_WORDS)
    }

    pub fn help(&self, row: &VerbRow) -> String {
        self.messages.message(&row.message())
    }

    pub fn meaning(&self, word: &str) -> String {
        self.messages.message(&keyword(word))
    }
}

impl Lexicon {
    pub fn typed<'a>(&'a self, row: &'a VerbRow) -> &'a str {
        self.dictionary.of_verb(row).first().map_or(row.word, String::as_str)
    }

    pub fn typed_word<'a>(&'a self, word: &'a str) -> &'a str {
        self.dictionary.of_keyword(word).first().map_or(word, String::as_str)
    }

    pub fn all_typed<'a>(&'a self, row: &'a VerbRow) -> impl Iterator<Item = &'a str> {
        let typed = self.dictionary.of_verb(row).iter().map(String::as_str);
        let own = row.words().map(|word| -> &'a str { word });
        typed.chain(own)
    }

    pub fn aliases<'a>(&'a self, row: &'a VerbRow) -> impl Iterator<Item = &'a str> {
        let typed = self.dictionary.of_verb(row).len();
        self.all_typed(row).take(if typed == 0 { usize::MAX } else { typed }).skip(1)
    }

    pub fn all_typed_words<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a str> {
        self.dictionary.of_keyword(word).iter().map(String::as_str).chain([word])
    }

    pub fn is_typed(&self, row: &VerbRow, typed: &str) -> bool {
        self.dictionary.of_verb(row).iter().any(|word| is_same(typed, word))
    }

    pub fn usage(&self, row: &VerbRow) -> String {
        let mut words = vec![self.typed(row).to_owned()];
        words.extend(row.arguments.iter().map(|argument| self.argument(argument.usage)));
        words.join(" ")
    }

    /// Returns the usage of an argument with keywords as typed.
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
