//! Makes text from outside safe to show: it can neither move the cursor nor reverse a line. Each
//! invisible character is replaced by its code.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::path::Path;

/// Whether a character is invisible, or reverses the text after it.
pub fn is_unseen(c: char) -> bool {
    c.is_control() || is_mark(c)
}

/// Whether a character is invisible or only controls the layout. Variation selectors, which colour
/// an emoji, are harmless.
fn is_mark(c: char) -> bool {
    if matches!(c, ..'\u{ad}' | '\u{2500}'..='\u{25ff}') {
        return false;
    }
    matches!(
        c,
        '\u{ad}'
            | '\u{61c}'
            | '\u{34f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

pub fn path(path: &Path) -> Cow<'_, str> {
    match path.to_string_lossy() {
        Cow::Borrowed(path) => typed(path),
        Cow::Owned(path) => Cow::Owned(typed(&path).into_owned()),
    }
}

pub fn typed(text: &str) -> Cow<'_, str> {
    if text.bytes().fold(true, |is_plain, byte| is_plain & (b' '..=b'~').contains(&byte)) {
        return Cow::Borrowed(text);
    }
    escaped(text, is_unseen, code)
}

/// Escapes a text in a file of games; tabs, line ends, joiners and places to break a word stay.
pub fn game(text: &str) -> Cow<'_, str> {
    let is_usual = |c| matches!(c, '\t' | '\n' | '\u{ad}' | '\u{200b}'..='\u{200d}');
    escaped(text, |c| is_unseen(c) && !is_usual(c), code)
}

fn code(shown: &mut String, c: char) {
    // Writing to a string cannot fail.
    let _ = if c.is_control() {
        write!(shown, "{}", c.escape_debug())
    } else {
        write!(shown, "{}", c.escape_unicode())
    };
}

/// Escapes lines of an answer, but keeps line ends and colours.
pub fn lines(text: &str) -> Cow<'_, str> {
    if may_have_mark(text) {
        escaped(text, is_mark, |shown, c| shown.extend(c.escape_unicode()))
    } else {
        Cow::Borrowed(text)
    }
}

/// The bytes of a page that are tested together.
const PART: usize = 64;

/// Escapes a page or table for another program, which unlike a terminal handles joiners of letters
/// and emoji.
pub fn document<'a>(text: impl Into<Cow<'a, str>>) -> Cow<'a, str> {
    let text = text.into();
    let is_odd = |c| is_mark(c) && !matches!(c, '\u{200c}' | '\u{200d}');
    let mut rest = &*text;
    while !rest.is_empty() {
        // Most parts have only ASCII, which takes a fraction of the time.
        let (part, after) = rest.split_at(rest.floor_char_boundary(PART));
        if !part.is_ascii() && part.contains(is_odd) {
            let shown = escaped(&text, is_odd, |shown, c| shown.extend(c.escape_unicode()));
            return Cow::Owned(shown.into_owned());
        }
        rest = after;
    }
    text
}

/// Escapes JSON so that every character is visible and the value stays the same.
pub fn json(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !text.contains('\u{7f}') {
        return Cow::Borrowed(text);
    }
    let is_odd = |c| c >= '\u{7f}' && is_unseen(c);
    escaped(text, is_odd, |shown, c| {
        for unit in c.encode_utf16(&mut [0; 2]) {
            let _ = write!(shown, "\\u{unit:04x}");
        }
    })
}

fn escaped(
    text: &str,
    is_odd: impl Fn(char) -> bool,
    escape: impl Fn(&mut String, char),
) -> Cow<'_, str> {
    if !text.contains(&is_odd) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(2 * text.len());
    for c in text.chars() {
        if is_odd(c) { escape(&mut shown, c) } else { shown.push(c) }
    }
    Cow::Owned(shown)
}

/// Whether a text has characters beyond ASCII and table lines. Tests many bytes at once.
fn may_have_mark(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.iter().zip(bytes.get(1..).unwrap_or_default()).fold(false, |may, (first, second)| {
        may | (*first >= 0xc2) & ((*first != 0xe2) | (*second < 0x94))
    })
}
