//! Splits a line at the prompt into words and marks.

use nos_base::table::name::QUOTE;
use nos_entry::Token;
use nos_entry::phrases::folded;
use nos_entry::token;

/// A word and its form for comparison; a comma and a question mark are words of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    pub text: &'a str,
    pub folded: String,
    /// Its first byte in the line.
    pub at: usize,
    /// Whether no blank separates it from the word before.
    pub is_glued: bool,
}

impl Word<'_> {
    pub fn end(&self) -> usize {
        self.at + self.text.len()
    }

    pub fn is_mark(&self) -> bool {
        self.text.chars().all(|c| OWN.contains(&c))
    }
}

#[derive(Clone, Copy)]
pub struct SaidLine<'a> {
    pub line: &'a str,
    pub words: &'a [Word<'a>],
    pub end: usize,
}

impl<'a> SaidLine<'a> {
    pub fn folded(&self, at: usize) -> &'a str {
        self.words.get(at).map_or("", |word| &word.folded)
    }

    pub fn bytes(&self, from: usize, to: usize) -> (usize, usize) {
        let end = self.words.last().map_or(0, Word::end);
        let at = self.words.get(from).map_or(end, |word| word.at);
        let to = to.checked_sub(1).and_then(|last| self.words.get(last));
        (at, to.map_or(at, Word::end).max(at))
    }

    pub fn typed(&self, from: usize, to: usize) -> &'a str {
        let (at, end) = self.bytes(from, to);
        self.line.get(at..end).unwrap_or_default()
    }

    /// Returns the line from a word on; at the end of the line, with the marks after its last word.
    pub fn rest(&self, from: usize, to: usize) -> (&'a str, (usize, usize)) {
        let (at, mut end) = self.bytes(from, to);
        if to == self.words.len() {
            end = self.end.max(end);
        }
        (self.line.get(at..end).unwrap_or_default(), (at, end))
    }
}

/// Marks after a word that mean nothing, and marks that are words of their own.
const DROPPED: [char; 4] = [':', '!', '.', '…'];

const OWN: [char; 3] = [',', ';', '?'];

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
        words.push(Word { text, folded: folded(text), at: from, is_glued });
    }
}

/// Adds the marks after a word that are words of their own.
fn marks<'a>(line: &'a str, from: usize, to: usize, words: &mut Vec<Word<'a>>) {
    let behind = line.get(from..to).unwrap_or_default();
    for (at, mark) in behind.char_indices().filter(|(_, c)| OWN.contains(c)) {
        push(line, from + at, from + at + mark.len_utf8(), true, words);
    }
}

/// Splits a word at hyphens next to letters and before its marks.
fn split<'a>(line: &'a str, token: &Token<'a>, before_digit: bool, words: &mut Vec<Word<'a>>) {
    let end = token.at + token.len;
    if token.text.starts_with('{') {
        return push(line, token.at, end, false, words);
    }
    // A clock needs no blank before it.
    if let Some((before, _)) = token.text.split_once('{') {
        let len = before.len();
        let text = before;
        let head = Token { text, len, ..*token };
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
    // The second half of a piece with letters after it: `6 4e`.
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
        let after = body.get(at + c.len_utf8()..).and_then(|rest| rest.chars().next());
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
