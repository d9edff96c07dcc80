//! Keys, out of the bytes that a terminal sends for them.

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A character.
    Char(char),
    /// A letter with Ctrl, in lower case.
    Ctrl(char),
    /// A character with Alt, a letter in lower case.
    Alt(char),
    /// The end of a line.
    Enter,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Backspace.
    Backspace,
    /// Alt and Backspace.
    AltBackspace,
    /// Delete.
    Delete,
    /// Escape alone.
    Escape,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// A word to the left.
    WordLeft,
    /// A word to the right.
    WordRight,
    /// What follows is pasted.
    PasteBegins,
    /// What was pasted is over.
    PasteEnds,
    /// A key that means nothing here.
    Other,
}

const ESCAPE: u8 = 0x1b;

/// The longest sequence that one key can send, in bytes; what goes on longer is none.
const LONGEST: usize = 32;

/// Keys by the last byte of their sequence.
const BY_LETTER: [(u8, Key); 8] = [
    (b'A', Key::Up),
    (b'B', Key::Down),
    (b'C', Key::Right),
    (b'D', Key::Left),
    (b'H', Key::Home),
    (b'F', Key::End),
    (b'M', Key::Enter),
    (b'Z', Key::BackTab),
];

/// Keys by the number in a sequence that ends with a tilde.
const BY_NUMBER: [(u16, Key); 7] = [
    (1, Key::Home),
    (3, Key::Delete),
    (4, Key::End),
    (7, Key::Home),
    (8, Key::End),
    (200, Key::PasteBegins),
    (201, Key::PasteEnds),
];

/// The first key of these bytes and how many of them it takes; nothing where more bytes must come.
/// With `whole` no more will come, and what is there is a key as it stands.
pub fn first(bytes: &[u8], whole: bool) -> Option<(Key, usize)> {
    let (key, len) = match *bytes {
        [] => return None,
        [ESCAPE] => return whole.then_some((Key::Escape, 1)),
        [ESCAPE, b'[', ref rest @ ..] => sequence(rest, whole).map(|(key, len)| (key, len + 2))?,
        [ESCAPE, b'O'] if !whole => return None,
        [ESCAPE, b'O', last] => (by_letter(last), 3),
        [ESCAPE, b'O', last, ..] => (by_letter(last), 3),
        [ESCAPE, ESCAPE, ..] => (Key::Escape, 1),
        [ESCAPE, 0x7f | 0x08, ..] => (Key::AltBackspace, 2),
        [ESCAPE, ref rest @ ..] => {
            let (c, len) = character(rest, whole)?;
            let key = if c.is_control() {
                Key::Other
            } else {
                Key::Alt(c.to_ascii_lowercase())
            };
            (key, len + 1)
        }
        [b'\r' | b'\n', ..] => (Key::Enter, 1),
        [b'\t', ..] => (Key::Tab, 1),
        [0x7f | 0x08, ..] => (Key::Backspace, 1),
        [byte @ 1..=26, ..] => (Key::Ctrl(char::from(byte - 1 + b'a')), 1),
        [0..=0x1f, ..] => (Key::Other, 1),
        _ => character(bytes, whole).map(|(c, len)| (Key::Char(c), len))?,
    };
    Some((key, len))
}

/// The key whose sequence begins here, after `ESC [`.
fn sequence(rest: &[u8], whole: bool) -> Option<(Key, usize)> {
    if let [b'[', ..] = rest {
        // The Linux console sends its function keys so.
        return (rest.len() > 1 || whole).then_some((Key::Other, rest.len().min(2)));
    }
    let Some(end) = rest.iter().position(|byte| (0x40..=0x7e).contains(byte)) else {
        let broken = whole || rest.len() > LONGEST;
        return broken.then_some((Key::Other, rest.len()));
    };
    let (parameters, last) = (&rest[..end], rest[end]);
    let mut numbers = parameters.split(|byte| *byte == b';').map(number);
    let first = numbers.next().unwrap_or(0);
    let modified = numbers.next().unwrap_or(1) > 1;
    let key = match last {
        b'~' => BY_NUMBER
            .iter()
            .find(|(number, _)| *number == first)
            .map_or(Key::Other, |(_, key)| *key),
        last => by_letter(last),
    };
    let key = match key {
        Key::Left if modified => Key::WordLeft,
        Key::Right if modified => Key::WordRight,
        key => key,
    };
    Some((key, end + 1))
}

fn by_letter(letter: u8) -> Key {
    BY_LETTER
        .iter()
        .find(|(own, _)| *own == letter)
        .map_or(Key::Other, |(_, key)| *key)
}

fn number(digits: &[u8]) -> u16 {
    digits.iter().fold(0u16, |number, digit| {
        let digit = digit.wrapping_sub(b'0').min(9);
        number.saturating_mul(10).saturating_add(digit.into())
    })
}

/// The first character; a byte that begins none is shown as one that could not be read.
fn character(bytes: &[u8], whole: bool) -> Option<(char, usize)> {
    let head = bytes.get(..bytes.len().min(4))?;
    let valid = match std::str::from_utf8(head) {
        Ok(text) => text,
        Err(error) if error.valid_up_to() > 0 => {
            std::str::from_utf8(head.get(..error.valid_up_to())?).ok()?
        }
        Err(error) if error.error_len().is_none() && !whole => return None,
        Err(error) => return Some((char::REPLACEMENT_CHARACTER, error.error_len().unwrap_or(1))),
    };
    let c = valid.chars().next()?;
    Some((c, c.len_utf8()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bytes: &[u8]) -> Vec<Key> {
        let mut keys = Vec::new();
        while let Some((key, len)) = first(bytes, true) {
            assert!(len > 0, "{bytes:?}");
            keys.push(key);
            bytes = &bytes[len..];
        }
        keys
    }

    #[test]
    fn keys_are_told_from_their_bytes() {
        let table: [(&[u8], &[Key]); 16] = [
            (b"64\r", &[Key::Char('6'), Key::Char('4'), Key::Enter]),
            ("é李".as_bytes(), &[Key::Char('é'), Key::Char('李')]),
            (
                b"\x03\x04\x1a",
                &[Key::Ctrl('c'), Key::Ctrl('d'), Key::Ctrl('z')],
            ),
            (
                b"\n\t\x7f\x08",
                &[Key::Enter, Key::Tab, Key::Backspace, Key::Backspace],
            ),
            (
                b"\x1b[A\x1b[B\x1bOC\x1bOD",
                &[Key::Up, Key::Down, Key::Right, Key::Left],
            ),
            (
                b"\x1b[H\x1b[F\x1b[1~\x1b[4~",
                &[Key::Home, Key::End, Key::Home, Key::End],
            ),
            (b"\x1b[3~\x1b[Z", &[Key::Delete, Key::BackTab]),
            (b"\x1b[1;5D\x1b[1;3C", &[Key::WordLeft, Key::WordRight]),
            (
                b"\x1bB\x1bf\x1b\x7f",
                &[Key::Alt('b'), Key::Alt('f'), Key::AltBackspace],
            ),
            (
                b"\x1b[200~a\x1b[201~",
                &[Key::PasteBegins, Key::Char('a'), Key::PasteEnds],
            ),
            (b"\x1b", &[Key::Escape]),
            (b"\x1b\x1b[A", &[Key::Escape, Key::Up]),
            (
                b"\x1b[15~\x1b[[A\x1b[?1;2c",
                &[Key::Other, Key::Other, Key::Other],
            ),
            (b"\xff6", &[Key::Char('\u{fffd}'), Key::Char('6')]),
            (b"\xc3", &[Key::Char('\u{fffd}')]),
            (b"\x00\x1c", &[Key::Other, Key::Other]),
        ];
        for (bytes, keys) in table {
            assert_eq!(all(bytes), keys, "{bytes:?}");
        }
    }

    #[test]
    fn a_key_that_has_not_all_come_is_waited_for() {
        for part in [
            &b""[..],
            b"\x1b",
            b"\x1b[",
            b"\x1b[1;",
            b"\x1bO",
            b"\xc3",
            b"\x1b\xc3",
            b"\xe6\x9d",
        ] {
            assert_eq!(first(part, false), None, "{part:?}");
        }
        let endless = [&b"\x1b["[..], &[b'1'; 40]].concat();
        assert_eq!(first(&endless, false), Some((Key::Other, endless.len())));
    }

    proptest::proptest! {
        #[test]
        fn any_bytes_are_keys_and_end(bytes: Vec<u8>) {
            let keys = all(&bytes);
            proptest::prop_assert!(keys.len() <= bytes.len());
        }
    }
}
