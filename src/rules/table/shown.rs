//! Text from outside as it is shown: a path, or what somebody typed, cannot move the cursor or turn a line
//! round.

use std::borrow::Cow;
use std::fmt;
use std::path::Path;

/// Whether a character cannot be seen, or turns what stands after it round.
pub fn is_unseen(c: char) -> bool {
    c.is_control() || is_mark(c)
}

/// Whether a character has no look of its own, or only says how others are laid out. That an emoji is
/// coloured is said by one that does no harm.
fn is_mark(c: char) -> bool {
    // Nearly every character is a letter or a line of a table.
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
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// A text in which every character can be seen.
#[derive(Clone, Debug)]
pub struct Shown<'a>(Cow<'a, str>);

pub fn path(path: &Path) -> Shown<'_> {
    Shown(path.to_string_lossy())
}

/// What somebody typed, as it is shown.
pub fn typed(text: &str) -> Shown<'_> {
    Shown(Cow::Borrowed(text))
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_escaped(f, &self.0, is_unseen)
    }
}

/// A line of an answer as it is shown: its colours stay.
pub fn line(text: &str) -> Cow<'_, str> {
    if !may_have_mark(text) || !text.chars().any(is_mark) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    // A string takes everything.
    let _ = write_escaped(&mut shown, text, is_mark);
    Cow::Owned(shown)
}

/// Whether a text has more than ASCII and the lines of tables. Of all bytes, so that many are looked at at once.
fn may_have_mark(text: &str) -> bool {
    let bytes = text.as_bytes();
    let pairs = bytes.iter().zip(bytes.get(1..).unwrap_or_default());
    pairs.fold(false, |may, (first, second)| {
        may | (*first >= 0xc2) & ((*first != 0xe2) | (*second < 0x94))
    })
}

fn write_escaped(to: &mut impl fmt::Write, text: &str, is_odd: fn(char) -> bool) -> fmt::Result {
    text.chars().try_for_each(|c| match is_odd(c) {
        true if c.is_control() => write!(to, "{}", c.escape_debug()),
        true => write!(to, "{}", c.escape_unicode()),
        false => to.write_char(c),
    })
}
