//! The words of a line, with their places.

/// A word, and the place where it was typed or where it was left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// The word as typed, or written out.
    pub text: &'a str,
    /// Where it begins in the line, in bytes.
    pub at: usize,
    /// How many bytes of the line it takes; 0 if it was left out.
    pub len: usize,
}

impl Token<'_> {
    /// Whether it begins with a digit.
    pub fn is_numeric(&self) -> bool {
        self.text.as_bytes().first().is_some_and(u8::is_ascii_digit)
    }
}

/// The next word of a line between bytes `from` and `end`.
pub fn next(line: &str, from: usize, end: usize) -> Option<Token<'_>> {
    let rest = line.get(from..end)?;
    // Most lines are plain: words of ASCII with blanks between them.
    let bytes = rest.as_bytes();
    let blanks = bytes.iter().take_while(|byte| **byte == b' ').count();
    let word = bytes.get(blanks..).unwrap_or_default();
    let len = word
        .iter()
        .take_while(|byte| byte.is_ascii_graphic())
        .count();
    if len > 0 && matches!(word.get(len), None | Some(b' ')) {
        let at = from + blanks;
        let text = line.get(at..at + len)?;
        return Some(Token { text, at, len });
    }
    let text = rest.trim_start();
    let at = from + rest.len() - text.len();
    let len = text.find(char::is_whitespace).unwrap_or(text.len());
    let text = text.get(..len)?;
    (len > 0).then_some(Token { text, at, len })
}

/// Every word of a line between bytes `from` and `end`.
pub fn tokens(line: &str, from: usize, end: usize) -> impl Iterator<Item = Token<'_>> {
    let mut from = from;
    std::iter::from_fn(move || {
        let token = next(line, from, end)?;
        from = token.at + token.len;
        Some(token)
    })
}
