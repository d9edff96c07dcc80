//! Why a line cannot be read, and where.

use crate::kind::{Kind, Want};
use crate::lexicon::{Lexicon, Verb};
use crate::phrases::folded;
use crate::slot::Takes;
use crate::token::{LINE_MAX, Token};
use crate::verb::{ALWAYS, Group, VerbRow};
use nos_base::table::name::{JOIN, NAME_MAX, unquoted};
use nos_base::table::shown;
use nos_base::{HouseRange, Names, Words, shown_as_variable};
use std::fmt;
use std::ops::Range;

/// The reason and the bytes, boxed since nearly every reading function returns it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadFault(Box<(Range<usize>, SyntaxError)>);

impl ReadFault {
    pub fn new(bytes: Range<usize>, reason: SyntaxError) -> ReadFault {
        ReadFault(Box::new((bytes, reason)))
    }

    pub fn at_word(word: &Token<'_>, reason: SyntaxError) -> ReadFault {
        ReadFault::new(word.at..word.at + word.len, reason)
    }

    /// Returns a fault of something said, with the message of this name.
    pub fn said((at, end): (usize, usize), word: &'static str) -> ReadFault {
        ReadFault::new(at..end, SyntaxError::Said(word))
    }

    pub fn bytes(&self) -> Range<usize> {
        self.0.0.clone()
    }

    pub fn reason(&self) -> SyntaxError {
        self.0.1
    }

    /// Returns a fault at the character with this byte.
    pub fn at_byte(line: &str, byte: usize, reason: SyntaxError) -> ReadFault {
        let at = line.floor_char_boundary(byte);
        ReadFault::new(at..at, reason)
    }

    /// Guesses the intended word, from what the reader expected.
    pub fn meant(
        &self,
        line: &str,
        wants: &[Want],
        verb: Option<&'static VerbRow>,
        lexicon: &'static Lexicon,
        phase: u64,
    ) -> Option<&'static str> {
        let found = self.found(line);
        if found.is_empty() || found.len() > GUESSED {
            return None;
        }
        match self.reason() {
            // A known word was not mistyped.
            SyntaxError::NoEntry if lexicon.find(found).is_some() || is_said(found, lexicon) => {
                None
            }
            SyntaxError::NoEntry => meant_verb(found, lexicon, phase),
            SyntaxError::Expected(_) | SyntaxError::Beyond => {
                let words = wants.iter().filter_map(|want| match want {
                    Want::Word(word) | Want::Whole(word) => Some(*word),
                    Want::Kind(_) => None,
                });
                let own =
                    verb.into_iter().flat_map(VerbRow::slots).flat_map(|slot| match slot.takes {
                        Takes::Word(words) | Takes::End(words) => words,
                        _ => &[],
                    });
                closest(
                    found,
                    words.chain(own.copied()).flat_map(|own| {
                        let typed = lexicon.all_typed_words(own);
                        typed.map(move |word| (word, lexicon.typed_word(own)))
                    }),
                )
            }
            _ => None,
        }
    }

    fn found<'a>(&self, line: &'a str) -> &'a str {
        line.get(self.bytes()).unwrap_or("")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SyntaxError {
    TooLong,
    NotUtf8,
    Control(char),
    /// The first word looks like a time but is not one.
    NoTime,
    /// No entry begins with the first word.
    NoEntry,
    /// The word is known, but no entry can have it here.
    Unused,
    /// The first word abbreviates several verbs.
    SeveralEntries,
    /// This verb takes no correction and no question.
    NotWithin(&'static VerbRow),
    Expected(&'static Kind),
    /// The word is a verb or a keyword, so it cannot be a name.
    NameTaken,
    NameTooLong,
    NameCharacters,
    /// The name is in quotes, which files do not allow.
    NameQuoted,
    Zero,
    TooLarge {
        largest: u32,
    },
    HouseValue {
        key: &'static str,
        range: &'static HouseRange,
    },
    /// The law's message with this name; its variable `found` is the word.
    Law(&'static str),
    /// The answer, with this word in its message, to a remark that is not an entry.
    Said(&'static str),
    /// Something else must be typed first.
    First(&'static str),
    /// Something follows this word, which ends an entry.
    AfterClosing(&'static str),
    /// Something follows a complete line.
    Beyond,
    /// The line ends too early.
    Unfinished,
}

const SHOWN: usize = 40;

/// Words of more bytes get no suggestion.
const GUESSED: usize = 32;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Where the fault begins, in characters from 1.
    pub column: usize,
    /// The number of wrong characters; 0 if something is missing.
    pub width: usize,
    /// The wrong word, shortened if it is long; `None` if something is missing.
    pub found: Option<Box<str>>,
    pub reason: SyntaxError,
    pub verb: Option<&'static VerbRow>,
    pub suggestion: Option<&'static str>,
    lexicon: &'static Lexicon,
}

impl ReadError {
    pub fn help(&self, verb: &VerbRow) -> String {
        self.lexicon.help(verb)
    }

    pub fn usage(&self) -> Option<String> {
        self.verb.map(|verb| self.lexicon.usage(verb))
    }

    /// Converts a fault, which counts bytes, to an error, which counts characters.
    pub fn new(line: &str, fault: &ReadFault, lexicon: &'static Lexicon) -> ReadError {
        let head = line.get(..fault.bytes().start).unwrap_or(line);
        let found = fault.found(line);
        ReadError {
            column: head.chars().count() + 1,
            width: found.chars().count(),
            found: (!found.is_empty()).then(|| shortened(found)),
            reason: fault.reason(),
            verb: None,
            suggestion: None,
            lexicon,
        }
    }
}

/// Whether a word of more than one letter is a known phrase.
fn is_said(found: &str, lexicon: &'static Lexicon) -> bool {
    let folded = folded(found);
    folded.chars().count() > 1 && lexicon.phrases().has(&folded)
}

/// Words of at most this many letters are similar only if their last letters are equal.
const SHORT: usize = 3;

/// Guesses the intended verb. Prefers verbs of this phase.
fn meant_verb(found: &str, lexicon: &'static Lexicon, phase: u64) -> Option<&'static str> {
    let likely = || lexicon.verbs().filter(|verb| verb.row.is_for(phase));
    if let [(_, verb), rest @ ..] = lexicon.beginning(found, phase).as_slice()
        && rest.iter().all(|(_, other)| other == verb)
    {
        return Some(lexicon.typed(verb.row));
    }
    if phase == ALWAYS
        && let Some(verb) = lexicon.shortened(found)
    {
        return Some(lexicon.typed(verb.row));
    }
    let words = || {
        likely().flat_map(|verb| {
            let said = lexicon.dictionary.of_verb(verb.row).first();
            lexicon.all_typed(verb.row).map(move |word| (word, said.map_or(word, String::as_str)))
        })
    };
    closest(found, words()).or_else(|| {
        // Few verbs fit this phase, so guess even far. Leave out verbs that report on a player.
        let first = found.chars().next()?.to_ascii_lowercase();
        let tells = |verb: &Verb| {
            let first = verb.row.slots().next();
            let is_named =
                first.is_some_and(|slot| slot.takes == Takes::Player && !slot.is_optional);
            verb.row.group == Group::Hand && is_named
        };
        let accusing: Vec<&str> =
            likely().filter(tells).flat_map(|verb| lexicon.all_typed(verb.row)).collect();
        let letters = found.chars().count();
        // In a short word the last letter must match too.
        let last = found.chars().next_back().filter(|_| letters <= SHORT);
        let ends = |word: &str| last.is_none_or(|last| word.ends_with(last.to_ascii_lowercase()));
        let alike = words()
            .filter(|(word, _)| word.starts_with(first) && ends(word) && !accusing.contains(word));
        let near = letters.div_ceil(2).min(2);
        (phase != ALWAYS).then(|| nearest(found, near, alike))?
    })
}

/// A possible word, and how it is typed.
type Guess = (&'static str, &'static str);

/// Returns the nearest word, if one letter or at most a third of its letters differ.
fn closest(found: &str, words: impl Iterator<Item = Guess>) -> Option<&'static str> {
    nearest(found, (found.chars().count() / 3).max(1), words)
}

/// Returns the nearest word, if at most `near` letters differ.
fn nearest(found: &str, near: usize, words: impl Iterator<Item = Guess>) -> Option<&'static str> {
    let found = found.to_lowercase();
    words
        .map(|(word, told)| (strsim::osa_distance(&found, word), told))
        .filter(|(distance, _)| (1..=near).contains(distance))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, told)| told)
}

fn shortened(word: &str) -> Box<str> {
    let end = word.char_indices().nth(SHOWN).map(|(end, _)| end);
    let kept = end.and_then(|end| word.get(..end));
    let more = if kept.is_some() { "…" } else { "" };
    (shown::typed(kept.unwrap_or(word)) + more).into()
}

fn of_law(message: &str, found: &str, words: &Words) -> String {
    let dashed = found.split_at_checked(2).map(|(one, other)| format!("{one}-{other}"));
    let told = words.tell_filled(message, None, &Names::default(), |set| {
        set.set("found", found);
        set.set("dashed", dashed.unwrap_or_default());
    });
    told.unwrap_or_default().into()
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found.as_deref().unwrap_or("");
        let instead = self.found.as_deref().unwrap_or("none");
        let words = &*self.lexicon.messages;
        let text = match self.reason {
            SyntaxError::TooLong => message!("read-too-long", most = LINE_MAX),
            SyntaxError::NotUtf8 => message!("read-not-utf-8"),
            SyntaxError::Control('\t') => message!("read-tab"),
            SyntaxError::Control(c) => {
                message!("read-control", code = format!("{:04X}", u32::from(c)))
            }
            SyntaxError::NoTime => message!("read-no-time", found),
            SyntaxError::NoEntry if self.suggestion.is_some() => {
                message!("read-no-such-entry", found)
            }
            SyntaxError::NoEntry => message!("read-no-entry", found),
            SyntaxError::Unused => message!("read-unused", found),
            SyntaxError::SeveralEntries => {
                let mut words: Vec<&str> = self
                    .lexicon
                    .beginning(found, ALWAYS)
                    .into_iter()
                    .map(|(word, verb)| match self.lexicon.is_typed(verb.row, word) {
                        true => word,
                        false if self.lexicon.dictionary.is_empty() => word,
                        false => self.lexicon.typed(verb.row),
                    })
                    .collect();
                words.dedup();
                message!("read-several", found, words = words.join(", "))
            }
            SyntaxError::NotWithin(outer) => {
                message!("read-not-within", found, outer = self.lexicon.typed(outer))
            }
            SyntaxError::Expected(kind) => {
                let (what, how) = (kind.what(self.lexicon), kind.how(words));
                message!("read-expected", what, how, instead)
            }
            SyntaxError::NameTaken => message!("read-name-taken", found),
            SyntaxError::NameTooLong => message!("read-name-too-long", found, most = NAME_MAX),
            SyntaxError::NameCharacters => message!("read-name-characters", found),
            SyntaxError::NameQuoted => {
                let name: Vec<&str> = unquoted(found).split_whitespace().collect();
                message!("read-name-quoted", found, name = name.join(JOIN))
            }
            SyntaxError::Zero => message!("read-zero", found),
            SyntaxError::TooLarge { largest } => message!("read-too-large", found, largest),
            SyntaxError::HouseValue { key, range } => {
                let range = range.listed(|word| self.lexicon.typed_word(word));
                message!("read-house-value", key, range, instead)
            }
            SyntaxError::Law(message) => of_law(message, found, words),
            SyntaxError::Said(word) => of_law(&format!("said-{word}"), found, words),
            SyntaxError::First(text) => text.to_owned(),
            SyntaxError::AfterClosing(word) => {
                message!("read-after-closing", found, word = self.lexicon.typed_word(word))
            }
            SyntaxError::Beyond => message!("read-beyond", found),
            SyntaxError::Unfinished => message!("read-unfinished"),
        };
        f.write_str(&text)?;
        let meant = self.suggestion.map(|word| message!("read-meant", word));
        f.write_str(&meant.unwrap_or_default())
    }
}

impl std::error::Error for ReadError {}

shown_as_variable!(ReadError);
