//! A line at the prompt, word by word, and all that each word and phrase of it can be.

use super::context::PromptContext;
use super::language::EntryLanguage;
use super::phrases::{SaidVerb, Sense, Wording, folded};
use super::slot::Takes;
use super::token::{self, Token, digits};
use super::verb::{ALWAYS, begins};
use crate::table::name::{Name, QUOTE, plain, unquoted};
use smallvec::{SmallVec, smallvec};
use std::cell::RefCell;
use std::rc::Rc;

/// A word of the line as it is compared; a comma and a question mark are words of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    pub text: &'a str,
    pub folded: String,
    /// Where it begins in the line, in bytes.
    pub at: usize,
    /// Whether it stands right behind the word before it.
    pub is_glued: bool,
}

impl Word<'_> {
    pub fn end(&self) -> usize {
        self.at + self.text.len()
    }

    /// Whether it is a comma or another mark that is a word of its own.
    fn is_mark(&self) -> bool {
        self.text.chars().all(|c| OWN.contains(&c))
    }
}

/// What a word or a phrase of the line is taken for.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<'a> {
    Sense(Sense<'a>),
    /// A player, by his place in the context, and whether it takes more than a letter to name him.
    Player {
        place: usize,
        is_letter: bool,
    },
    /// What may be the name of somebody new.
    Newcomer(Name),
    /// The beginning of several names.
    Begun(Name),
    /// A piece as a file has it, and whether it was typed so or in words.
    Piece {
        text: String,
        is_typed: bool,
    },
    Clock,
}

/// What some words from one place on are, in order, and the place behind them.
#[derive(Clone, PartialEq, Debug)]
pub struct Edge<'a> {
    pub to: usize,
    pub parts: Parts<'a>,
}

/// Parts that stand in one word, as the `d` and the `2` in `d2`; one if the words are one thing.
pub type Parts<'a> = SmallVec<[HeardPart<'a>; 1]>;

#[derive(Clone, PartialEq, Debug)]
pub struct HeardPart<'a> {
    pub heard: Heard<'a>,
    /// Where it begins in its word and how long it is, in bytes; `None` if it is all of it.
    pub bytes: Option<(usize, usize)>,
}

impl<'a> HeardPart<'a> {
    fn at(heard: Heard<'a>, at: usize, len: usize) -> HeardPart<'a> {
        HeardPart {
            heard,
            bytes: Some((at, len)),
        }
    }
}

impl<'a> From<Heard<'a>> for HeardPart<'a> {
    fn from(heard: Heard<'a>) -> HeardPart<'a> {
        let bytes = None;
        HeardPart { heard, bytes }
    }
}

/// Characters that stand behind a word and mean nothing, and those that are words of their own.
const DROPPED: [char; 4] = [':', '!', '.', '…'];
const OWN: [char; 3] = [',', ';', '?'];

/// The words of the body of a line.
pub fn words<'a>(line: &'a str, parts: &token::Parts<'a>) -> Vec<Word<'a>> {
    let mut words: Vec<Word<'a>> = Vec::with_capacity(2 * parts.words.len());
    let mut quoted: Option<usize> = None;
    for token in &parts.words {
        if let Some(from) = quoted {
            if token.text.trim_end_matches(OWN).ends_with(QUOTE) {
                quoted = None;
                let end = token.at + token.text.trim_end_matches(OWN).len();
                push(line, from, end, false, &mut words);
                marks(line, end, token.at + token.len, &mut words);
            }
            continue;
        }
        let inner = token.text.get(1..).unwrap_or_default();
        if token.text.starts_with(QUOTE) && !inner.trim_end_matches(OWN).ends_with(QUOTE) {
            let closes = |other: &Token<'_>| {
                other.at > token.at && other.text.trim_end_matches(OWN).ends_with(QUOTE)
            };
            if parts.words.iter().any(closes) {
                quoted = Some(token.at);
                continue;
            }
        }
        let after = line.get(token.at + token.len..).unwrap_or_default();
        let before_digit = after.trim_start().starts_with(|c: char| c.is_ascii_digit());
        split(line, token, before_digit, &mut words);
    }
    words
}

fn push<'a>(line: &'a str, from: usize, to: usize, is_glued: bool, words: &mut Vec<Word<'a>>) {
    if let Some(text) = line.get(from..to).filter(|text| !text.is_empty()) {
        words.push(Word {
            text,
            folded: folded(text),
            at: from,
            is_glued,
        });
    }
}

/// The marks behind a word that are words of their own.
fn marks<'a>(line: &'a str, from: usize, to: usize, words: &mut Vec<Word<'a>>) {
    let behind = line.get(from..to).unwrap_or_default();
    for (at, mark) in behind.char_indices().filter(|(_, c)| OWN.contains(c)) {
        push(line, from + at, from + at + mark.len_utf8(), true, words);
    }
}

/// Splits a word at hyphens beside letters, and from the marks behind it.
fn split<'a>(line: &'a str, token: &Token<'a>, before_digit: bool, words: &mut Vec<Word<'a>>) {
    let end = token.at + token.len;
    if token.text.starts_with('{') {
        return push(line, token.at, end, false, words);
    }
    // A clock needs no blank before it.
    if let Some((before, _)) = token.text.split_once('{') {
        let len = before.len();
        let text = before;
        let head = Token {
            text,
            len,
            ..*token
        };
        split(line, &head, false, words);
        return push(line, token.at + len, end, true, words);
    }
    let is_mark = |c: char| DROPPED.contains(&c) || OWN.contains(&c);
    let bare = token.text.trim_end_matches(is_mark);
    let is_short = bare.len() <= 3 && bare.chars().all(char::is_alphabetic);
    let is_number = !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit());
    let is_ordinal = is_number && token.text.ends_with('.');
    let is_last = line.get(end..).is_none_or(|rest| rest.trim().is_empty());
    let is_abbreviated =
        is_short && token.text.len() == bare.len() + 1 && token.text.ends_with('.');
    let body = match bare {
        "" => token.text.trim_end_matches(OWN),
        _ if is_abbreviated && before_digit => token.text,
        _ if is_ordinal && !is_last => token.text.trim_end_matches(OWN),
        bare => bare,
    };
    let mut from = token.at;
    let mut is_glued = false;
    let mut before = ' ';
    // The second half of a piece, and the letters behind it: `6 4e`.
    let is_half = |text: &str| text.len() == 1 && text.starts_with(|c: char| c.is_ascii_digit());
    if let (Some(last), Some((half, letters))) = (words.last(), body.split_at_checked(1))
        && is_half(last.text)
        && is_half(half)
        && !letters.is_empty()
        && letters.bytes().all(|byte| byte.is_ascii_lowercase())
    {
        push(line, from, from + 1, false, words);
        for at in 0..letters.len() {
            push(line, from + 1 + at, from + 2 + at, true, words);
        }
        return marks(line, token.at + body.len(), end, words);
    }
    for (at, c) in body.char_indices() {
        let after = body
            .get(at + c.len_utf8()..)
            .and_then(|rest| rest.chars().next());
        let is_letter = |c: char| c.is_alphabetic();
        let beside = is_letter(before) || after.is_some_and(is_letter);
        if matches!(c, '-' | '–' | '—' | '/') && at > 0 && after.is_some() && beside {
            push(line, from, token.at + at, is_glued, words);
            from = token.at + at + c.len_utf8();
            is_glued = true;
        }
        before = c;
    }
    push(line, from, token.at + body.len(), is_glued, words);
    marks(line, token.at + body.len(), end, words);
}

/// All that the words of a line can be.
pub struct Lattice<'a> {
    pub words: &'a [Word<'a>],
    /// Where the body of the line ends, in bytes.
    end: usize,
    /// What can begin at each word, once it is asked.
    edges: RefCell<Vec<Option<Rc<Vec<Edge<'a>>>>>>,
    line: &'a str,
    language: &'static EntryLanguage,
    context: &'a dyn PromptContext,
    /// The names that are known, each as its folded words, with the place of the player.
    names: Vec<(Vec<String>, usize)>,
}

impl<'a> Lattice<'a> {
    pub fn new(
        (line, end): (&'a str, usize),
        words: &'a [Word<'a>],
        language: &'static EntryLanguage,
        context: &'a dyn PromptContext,
    ) -> Lattice<'a> {
        let parts = |name: &str| -> Vec<String> {
            let parts = name.split(['_', '-', ' ']).map(folded);
            parts.filter(|part| !part.is_empty()).collect()
        };
        let names = context
            .called()
            .into_iter()
            .enumerate()
            .flat_map(|(place, called)| {
                called
                    .into_iter()
                    .map(move |name| (parts(&name), place))
                    .collect::<Vec<_>>()
            });
        Lattice {
            words,
            line,
            end,
            edges: RefCell::new(vec![None; words.len()]),
            language,
            context,
            names: names.collect(),
        }
    }

    /// This part of the line as it was typed, from one word to before another.
    pub fn typed(&self, from: usize, to: usize) -> &'a str {
        let range = self.bytes(from, to);
        self.line.get(range.0..range.1).unwrap_or_default()
    }

    /// Where words begin and end, in bytes.
    pub fn bytes(&self, from: usize, to: usize) -> (usize, usize) {
        let end = self.words.last().map_or(0, Word::end);
        let at = self.words.get(from).map_or(end, |word| word.at);
        let to = to.checked_sub(1).and_then(|last| self.words.get(last));
        (at, to.map_or(at, Word::end).max(at))
    }

    /// The rest of the line from a word on, with the marks behind its last word if it goes to the end of the line.
    pub fn rest(&self, from: usize, to: usize) -> (&'a str, (usize, usize)) {
        let (at, end) = self.bytes(from, to);
        let end = if to == self.words.len() {
            self.end.max(end)
        } else {
            end
        };
        (self.line.get(at..end).unwrap_or_default(), (at, end))
    }

    /// What can begin at a word, the longest first.
    pub fn edges(&self, at: usize) -> Rc<Vec<Edge<'a>>> {
        let known = self.edges.borrow().get(at).cloned().flatten();
        known.unwrap_or_else(|| {
            let found = Rc::new(self.found(at));
            if let Some(edges) = self.edges.borrow_mut().get_mut(at) {
                *edges = Some(Rc::clone(&found));
            }
            found
        })
    }

    fn found(&self, at: usize) -> Vec<Edge<'a>> {
        let mut edges: Vec<Edge<'a>> = Vec::new();
        let mut add = |to: usize, parts: Parts<'a>| {
            let edge = Edge { to, parts };
            if !edges.contains(&edge) {
                edges.push(edge);
            }
        };
        let Some(word) = self.words.get(at) else {
            return edges;
        };
        let rest = self.words.get(at..).unwrap_or_default();
        let folded: SmallVec<[&str; 16]> = rest.iter().map(|word| &*word.folded).collect();
        for (number, piece, is_typed) in self.pieces(at) {
            let text = piece;
            add(
                at + number,
                smallvec![Heard::Piece { text, is_typed }.into()],
            );
        }
        if let Some((number, name)) = self.several(at) {
            add(at + number, smallvec![Heard::Begun(name).into()]);
        }
        for (number, place, is_letter) in self.players(at) {
            add(
                at + number,
                smallvec![Heard::Player { place, is_letter }.into()],
            );
        }
        for (number, sense) in self.senses(&folded) {
            add(at + number, smallvec![Heard::Sense(sense).into()]);
        }
        if let Some(number) = self.number(word.text, 0) {
            add(at + 1, number);
        }
        for glued in self.glued(word.text) {
            add(at + 1, glued);
        }
        if word.text.starts_with('{') {
            add(at + 1, smallvec![Heard::Clock.into()]);
        }
        for sense in self.begun(word) {
            add(at + 1, smallvec![Heard::Sense(sense).into()]);
        }
        for (number, keyword) in self.abbreviated(at) {
            add(
                at + number,
                smallvec![Heard::Sense(Sense::Keyword(keyword)).into()],
            );
        }
        for (number, name) in self.newcomers(at) {
            add(at + number, smallvec![Heard::Newcomer(name).into()]);
        }
        edges.sort_by_key(|edge| std::cmp::Reverse(edge.to));
        edges
    }

    /// What the word at a place alone can be.
    pub fn senses_at(&self, at: usize) -> Vec<Sense<'a>> {
        let word = self.words.get(at).map_or("", |word| &word.folded);
        let first: String = word.chars().take(1).collect();
        self.senses(&[&first])
            .into_iter()
            .map(|(_, sense)| sense)
            .collect()
    }

    /// What phrases of the language begin here. A verb that makes sense now hides the same words for one that does not.
    fn senses(&self, folded: &[&str]) -> Vec<(usize, Sense<'a>)> {
        let lexicon = self.language.lexicon();
        let all: Vec<_> = lexicon
            .phrases()
            .begins(folded, self.context.phase_bit())
            .collect();
        let phase = self.context.phase_bit();
        let is_now = |sense: &Sense<'_>| match sense {
            Sense::Verb(said) => said.verb.row.is_for(phase),
            _ => true,
        };
        let is_hidden = |(number, sense): &(usize, Sense<'_>)| {
            !is_now(sense)
                && all.iter().any(|(other, sense)| {
                    let is_limited =
                        matches!(sense, Sense::Verb(said) if said.verb.row.phases != ALWAYS);
                    other == number && is_limited && is_now(sense)
                })
        };
        let mut shown = all.clone();
        shown.retain(|sense| !is_hidden(sense));
        shown
    }

    /// The keywords whose parts begin so, as `o-d` for `ordinary-double-cross`; the shortest of those that begin alike.
    fn abbreviated(&self, at: usize) -> Vec<(usize, &'static str)> {
        let rest = self.words.get(at..).unwrap_or_default();
        let more = rest
            .iter()
            .skip(1)
            .take_while(|word| word.is_glued && !word.is_mark());
        let number = 1 + more.count();
        if number == 1 {
            return Vec::new();
        }
        let lexicon = self.language.lexicon();
        let mut begun: Vec<&'static str> = lexicon
            .words()
            .filter(|keyword| {
                lexicon.all_typed_words(keyword).any(|typed| {
                    let mut parts = typed.split('-');
                    rest.iter().take(number).all(|word| {
                        parts
                            .next()
                            .is_some_and(|part| part.starts_with(&*word.folded))
                    })
                })
            })
            .collect();
        begun.sort_by_key(|keyword| keyword.len());
        begun.truncate(1);
        begun.into_iter().map(|keyword| (number, keyword)).collect()
    }

    /// The verb and the keywords that a word is short for. Verbs that end something are typed in full.
    fn begun(&self, word: &Word<'a>) -> Vec<Sense<'a>> {
        let text = &*word.folded;
        let is_plain = word.text.to_lowercase() == text;
        let is_word = !text.is_empty() && is_plain && text.chars().all(char::is_alphabetic);
        if !is_word {
            return Vec::new();
        }
        let lexicon = self.language.lexicon();
        let phase = self.context.phase_bit();
        let has_sense = self
            .senses(&[text])
            .into_iter()
            .any(|(_, sense)| match sense {
                Sense::Verb(said) => said.verb.row.is_for(phase),
                Sense::Article | Sense::Filler => text.chars().count() > 2,
                Sense::Remark { .. } | Sense::Beside(_) => false,
                _ => true,
            });
        let is_letter = text.chars().count() == 1;
        if has_sense && !is_letter {
            return Vec::new();
        }
        let mut begun: Vec<Sense<'a>> = Vec::new();
        let mut verbs = lexicon.beginning(text, phase);
        if verbs.is_empty() {
            verbs = lexicon.beginning(text, ALWAYS);
        }
        let is_exact = verbs.iter().any(|(word, _)| plain(word) == text);
        if let [(_, verb), rest @ ..] = verbs.as_slice()
            && !has_sense
            && rest.iter().all(|(_, other)| other == verb)
            && !is_exact
            && !verb.row.asks
        {
            let (verb, form) = (*verb, Wording::Begun);
            begun.push(Sense::Verb(SaidVerb {
                verb,
                form,
                fills: &[],
            }));
        }
        let mut keywords: Vec<(&str, &'static str)> = Vec::new();
        // A penalty is waived in full.
        let closing = self.language.lexicon().vocabulary.closing;
        for keyword in lexicon.words().filter(|word| Some(*word) != closing) {
            let mut typed = lexicon.all_typed_words(keyword);
            keywords.extend(
                typed
                    .find(|word| begins(word, text))
                    .map(|word| (word, keyword)),
            );
        }
        // One that begins others is meant rather than these.
        let is_longer = |word: &str| {
            keywords
                .iter()
                .any(|(other, _)| word.len() > other.len() && word.starts_with(other))
        };
        let shortest = keywords.iter().filter(|(word, _)| !is_longer(word));
        begun.extend(shortest.map(|(_, keyword)| Sense::Keyword(keyword)));
        begun
    }

    fn number(&self, text: &str, at: usize) -> Option<Parts<'a>> {
        let (digits, is_entry) = match text.strip_prefix('#') {
            Some(digits) => (digits, true),
            None => (text, false),
        };
        let digits = digits.trim_end_matches('.');
        // A tile of a blank is typed so, and no number.
        let is_number = digits == "0" || !digits.starts_with('0');
        let number = self::digits(digits).filter(|_| is_number)?;
        let number = Heard::Sense(Sense::Number(u32::try_from(number).unwrap_or(u32::MAX)));
        let mut parts: Parts<'a> = smallvec![HeardPart::at(number, at, text.len())];
        if is_entry {
            parts.push(HeardPart::at(
                Heard::Sense(Sense::Unit("entry")),
                at,
                text.len(),
            ));
        }
        Some(parts)
    }

    /// Pieces that begin here: as they are typed, in one word or several, or in words.
    fn pieces(&self, at: usize) -> Vec<(usize, String, bool)> {
        let mut pieces = Vec::new();
        let rest = self.words.get(at..).unwrap_or_default();
        let most = rest
            .iter()
            .take_while(|word| !word.is_mark())
            .take(MOST_WORDS)
            .count();
        for number in 1..=most {
            let typed = self.typed(at, at + number);
            // The number of a move stands before it.
            let is_numbered =
                number == 2 && rest.first().is_some_and(|word| word.text.ends_with('.'));
            let is_one = number == 1 || is_numbered || !typed.contains(' ');
            let written = is_one.then(|| (self.language.written_piece)(typed));
            pieces.extend(
                written
                    .into_iter()
                    .flatten()
                    .map(|piece| (number, piece, true)),
            );
        }
        let folded: SmallVec<[&str; 8]> =
            rest.iter().take(most).map(|word| &*word.folded).collect();
        for (number, piece) in (self.language.said_piece)(&folded) {
            let are_digits = folded
                .iter()
                .take(number)
                .all(|word| self::digits(word).is_some());
            pieces.push((number, piece, are_digits && number == 1));
        }
        pieces
    }

    /// The beginning of several names: their first words, or of one word each.
    fn several(&self, at: usize) -> Option<(usize, Name)> {
        let rest = self.words.get(at..)?;
        let first = rest.first()?;
        let is_begun = |number: usize| {
            let typed = rest.get(..number).unwrap_or_default();
            let begun = self.names.iter().filter(|(name, _)| {
                let (whole, last) = typed.split_at(number - 1);
                let is_whole = whole
                    .iter()
                    .zip(name)
                    .all(|(word, own)| word.folded == *own);
                let own = name.get(number - 1);
                is_whole
                    && last
                        .iter()
                        .all(|word| own.is_some_and(|own| own.starts_with(&*word.folded)))
            });
            begun.count() > 1
        };
        let is_word = !first.folded.is_empty() && first.folded.chars().all(char::is_alphabetic);
        let number = (1..=rest.len().min(MOST_NAMES))
            .take_while(|number| is_begun(*number))
            .last();
        let number = number.filter(|_| is_word)?;
        Some((number, Name::typed(self.typed(at, at + number))?))
    }

    /// Players who are named here: in full, by the first of several names, or by the beginning of one.
    fn players(&self, at: usize) -> Vec<(usize, usize, bool)> {
        let rest = self.words.get(at..).unwrap_or_default();
        let Some(word) = rest.first() else {
            return Vec::new();
        };
        let owner = |text: &str| {
            let owner = text.strip_suffix("'s").or(text.strip_suffix("’s"));
            owner.map(folded)
        };
        let quoted: Vec<String> = unquoted(word.text).split_whitespace().map(folded).collect();
        let typed = |place: usize| match rest.get(place) {
            Some(word) if place == 0 && word.text.starts_with(QUOTE) => None,
            word => word,
        };
        let is_word = |own: &String, place: usize| {
            typed(place)
                .is_some_and(|word| word.folded == *own || owner(word.text).as_ref() == Some(own))
        };
        let mut found = Vec::new();
        for (name, player) in &self.names {
            let is_quoted = word.text.starts_with(QUOTE) && quoted == *name;
            let is_whole = name.iter().zip(0..).all(|(own, place)| is_word(own, place));
            if is_quoted || is_whole {
                let number = if is_quoted { 1 } else { name.len() };
                found.push((number, *player, false));
            }
        }
        if let Some(longest) = found.iter().map(|(number, ..)| *number).max() {
            found.retain(|(number, ..)| *number == longest);
            return found;
        }
        // The first of several names.
        let mut first: Vec<(usize, usize)> = Vec::new();
        for (name, player) in &self.names {
            let begin = name
                .iter()
                .zip(0..)
                .take_while(|(own, place)| is_word(own, *place))
                .count();
            if begin > 1 {
                first.push((begin, *player));
            }
        }
        if let [(number, player)] = first.as_slice() {
            return vec![(*number, *player, false)];
        }
        let stub = owner(word.text).unwrap_or_else(|| word.folded.clone());
        let is_letters = stub.chars().all(char::is_alphabetic) && !stub.is_empty();
        let begun = self.begun_by(&stub).filter(|_| is_letters);
        let is_letter = stub.chars().count() == 1;
        begun
            .into_iter()
            .map(|player| (1, player, is_letter))
            .collect()
    }

    /// Words that may be somebody's name: one, or several up to a comma, to `and` or to the end.
    fn newcomers(&self, at: usize) -> Vec<(usize, Name)> {
        let Some(rest) = self.words.get(at..) else {
            return Vec::new();
        };
        let glued = rest.iter().skip(1);
        let one = 1 + glued
            .take_while(|word| word.is_glued && !word.is_mark())
            .count();
        let is_joiner = |place: usize| {
            let senses = self.senses_whole(at + place);
            senses.iter().any(|sense| matches!(sense, Sense::Joiner))
        };
        let between = (0..rest.len())
            .take_while(|place| !is_joiner(*place))
            .count();
        let phrases = self.language.lexicon().phrases();
        let lexicon = self.language.lexicon();
        let mut names = Vec::new();
        for number in [one, between.clamp(1, MOST_NAMES)] {
            let typed = self.typed(at, at + number);
            let known = rest.first().map_or("", |word| &word.folded);
            let is_small = typed.starts_with(char::is_lowercase);
            // The reader says that a word of the rows is no name.
            let is_row = lexicon
                .find(unquoted(known))
                .is_some_and(|term| !term.is_letter);
            let is_table = !self.names.is_empty() || self.context.first_of_all().is_some();
            let is_word = number == 1 && phrases.has(known) && is_small && !is_row && is_table;
            // What asks is no part of a name, as in `players are Otto and Dirk`.
            let asks = is_small && number > one && {
                let mut senses = self.senses_whole(at).into_iter();
                senses.any(|sense| matches!(sense, Sense::Asker))
            };
            let has_mark = rest.iter().take(number).any(Word::is_mark);
            // What is said behind a name is no part of it.
            let is_more = (one..number).any(|behind| {
                let words = rest.get(behind..number).unwrap_or_default();
                words.iter().all(|word| word.text == word.folded)
                    && !self.senses_of(at + behind, at + number).is_empty()
            });
            if !is_word
                && !asks
                && !has_mark
                && !is_more
                && let Some(name) = Name::typed(typed)
                && !names.contains(&(number, name.clone()))
            {
                names.push((number, name));
            }
        }
        names
    }

    /// What these words together can be.
    pub fn senses_of(&self, from: usize, to: usize) -> Vec<Sense<'a>> {
        let words = self.words.get(from..to).unwrap_or_default();
        let folded: SmallVec<[&str; 8]> = words.iter().map(|word| &*word.folded).collect();
        self.senses(&folded)
            .into_iter()
            .filter(|(number, _)| *number == to - from)
            .map(|(_, sense)| sense)
            .collect()
    }

    /// What a word alone can be.
    fn senses_whole(&self, at: usize) -> Vec<Sense<'a>> {
        let word = self.words.get(at).map_or("", |word| &word.folded);
        self.senses(&[word])
            .into_iter()
            .map(|(_, sense)| sense)
            .collect()
    }

    /// Whether a word alone is a phrase of the language.
    pub fn is_phrase(&self, at: usize) -> bool {
        let word = self.words.get(at).map_or("", |word| &word.folded);
        self.language.lexicon().phrases().has(word)
    }

    /// What stands in one word: a letter and what it takes, as `d2`; a piece and letters, as `64ec`; several pieces; dice.
    fn glued(&self, text: &str) -> Vec<Parts<'a>> {
        let mut all = Vec::new();
        let split = text
            .chars()
            .next()
            .filter(|c| c.is_alphabetic())
            .and_then(|letter| text.split_at_checked(letter.len_utf8()));
        if let Some((letter, rest)) = split
            && rest.starts_with(|c: char| c.is_ascii_digit())
        {
            let at = letter.len();
            for first in self.lettered(letter) {
                for rest in self
                    .tailed(rest, at)
                    .into_iter()
                    .chain(self.number(rest, at))
                {
                    let mut parts: Parts<'a> = smallvec![HeardPart::at(first.clone(), 0, at)];
                    parts.extend(rest);
                    all.push(parts);
                }
            }
        }
        all.extend(
            self.tailed(text, 0)
                .into_iter()
                .filter(|parts| parts.len() > 1),
        );
        all.extend(self.dice(text));
        all
    }

    /// Two dice in one word, as `61` or `6-1`.
    fn dice(&self, text: &str) -> Option<Parts<'a>> {
        let has_dice = self.language.acts.iter().any(|row| {
            let mut slots = row.slots();
            slots.any(|slot| matches!(slot.takes, Takes::Number { unit: "dice", .. }))
        });
        let dice: Parts<'a> = text
            .char_indices()
            .filter(|(_, c)| !matches!(c, '-' | '/'))
            .map(|(at, die)| {
                let number = die.to_digit(10).filter(|number| (1..=6).contains(number))?;
                Some(HeardPart::at(Heard::Sense(Sense::Number(number)), at, 1))
            })
            .collect::<Option<_>>()?;
        (has_dice && dice.len() == 2).then_some(dice)
    }

    /// What a letter before digits can be: that of a verb, or of a player.
    fn lettered(&self, letter: &str) -> Vec<Heard<'a>> {
        let folded = folded(letter);
        let mut heard: Vec<Heard<'a>> = self
            .senses(&[&folded])
            .into_iter()
            .filter(|(_, sense)| matches!(sense, Sense::Verb(_)))
            .map(|(_, sense)| Heard::Sense(sense))
            .collect();
        let player = self.begun_by(&folded);
        heard.extend(player.map(|place| Heard::Player {
            place,
            is_letter: true,
        }));
        heard
    }

    /// The only player whose name begins so.
    fn begun_by(&self, stub: &str) -> Option<usize> {
        let begins = |(name, _): &&(Vec<String>, usize)| {
            name.first().is_some_and(|own| own.starts_with(stub))
        };
        let mut begun = self.names.iter().filter(begins).map(|(_, player)| *player);
        let first = begun.next()?;
        begun.all(|other| other == first).then_some(first)
    }

    /// A piece or several in one word, and keywords by their letters behind it; `at` is where they begin in the word.
    fn tailed(&self, text: &str, at: usize) -> Vec<Parts<'a>> {
        let mut all = Vec::new();
        let piece = |from: usize, to: usize| {
            let written = (self.language.written_piece)(text.get(from..to)?);
            let text = written.into_iter().next()?;
            let is_typed = true;
            Some(HeardPart::at(
                Heard::Piece { text, is_typed },
                at + from,
                to - from,
            ))
        };
        all.extend(piece(0, text.len()).map(|piece| smallvec![piece]));
        let is_long = text.len() >= 4 && text.len().is_multiple_of(2);
        if is_long && digits(text).is_some() {
            let pairs = (0..text.len()).step_by(2).map(|from| piece(from, from + 2));
            let pairs: Option<Parts<'a>> = pairs.collect();
            all.extend(pairs);
        }
        let letters = text.trim_start_matches(|c: char| !c.is_alphabetic());
        let body = text.len() - letters.len();
        if letters.is_empty() || letters.chars().count() > 3 || body == 0 {
            return all;
        }
        let mut ways: Vec<Parts<'a>> = piece(0, body)
            .map(|piece| smallvec![piece])
            .into_iter()
            .collect();
        for (from, letter) in letters.char_indices() {
            let words = self.keywords(letter);
            ways = ways
                .into_iter()
                .flat_map(|way| {
                    words.iter().map(move |word| {
                        let mut longer = way.clone();
                        let keyword = Heard::Sense(Sense::Keyword(word));
                        longer.push(HeardPart::at(keyword, at + body + from, letter.len_utf8()));
                        longer
                    })
                })
                .collect();
        }
        all.extend(ways);
        all
    }

    /// The keywords behind a piece that this letter is short for.
    fn keywords(&self, letter: char) -> Vec<&'static str> {
        let lexicon = self.language.lexicon();
        let mut buffer = [0; 4];
        let letter = &*letter.encode_utf8(&mut buffer);
        let words = lexicon.words().filter(|keyword| {
            let mut typed = lexicon.all_typed_words(keyword);
            self.language.is_behind_piece(keyword) && typed.any(|word| begins(word, letter))
        });
        words.collect()
    }
}

/// The most words that are one name.
const MOST_NAMES: usize = 4;

/// The most words that are one piece, as in `knight takes the pawn on e5`.
const MOST_WORDS: usize = 7;
