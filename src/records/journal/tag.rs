//! The lines of a journal: the time, the entry or correction in full, and the tag. Links chain the
//! lines.
//!
//! The *link* of a line is a SHA-256. It covers the link of the line before, as 64 lower-case
//! hexadecimal digits (nothing for the first line), and then the bytes of this line before its ` #
//! ~`. The *tag* is the first eight digits of the link. A line that was changed, removed, inserted
//! or moved breaks the chain. A line forged to the same eight digits has another link, so it breaks
//! every tag after it. You can follow the chain by hand:
//!
//! ```text
//! link=$(printf '%s' '2026-11-21T20:14:03+01:00 law 1' | sha256sum | cut -c1-64)
//! printf '%s%s' "$link" '2026-11-21T20:14:03+01:00 deal' | sha256sum | cut -c1-8
//! ```

use crate::journal::{Fault, Recorded};
use nos_entry::timestamp::written;
use nos_entry::{Body, Moment};
use nos_law::Law;
use sha2::{Digest, Sha256};
use std::fmt;

/// Mark between the words of a line and the digits of its tag.
pub const MARK: &str = " # ~";

const DIGITS: usize = 8;

pub(super) const TAG_LEN: usize = MARK.len() + DIGITS;

/// A digest of this line and every line before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Link([u8; 32]);

impl Link {
    /// Returns the link of a line after the line with the link `before`; `None` for the first line.
    pub fn of(before: Option<Link>, text: &[u8]) -> Link {
        let mut hash = Sha256::new();
        if let Some(before) = before {
            hash.update(before.digits());
        }
        hash.update(text);
        Link(hash.finalize().0)
    }

    pub fn tag(self) -> Tag {
        let [a, b, c, d, ..] = self.0;
        Tag(u32::from_be_bytes([a, b, c, d]))
    }

    pub fn digits(self) -> [u8; 64] {
        const HEX: &[u8; 16] = b"0123456789abcdef";
        let mut digits = [0; 64];
        let (pairs, _) = digits.as_chunks_mut();
        for (pair, byte) in pairs.iter_mut().zip(self.0) {
            *pair = [HEX[usize::from(byte >> 4)], HEX[usize::from(byte & 0xf)]];
        }
        digits
    }

    pub fn half(self) -> u128 {
        let mut half = [0; 16];
        half.copy_from_slice(&self.0[..16]);
        u128::from_be_bytes(half)
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({:032x})", self.half())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Tag(u32);

impl Tag {
    /// Parses a tag; `None` if it is not eight hexadecimal digits in lower case.
    pub fn read(digits: &[u8]) -> Option<Tag> {
        let read = |tag: u32, digit: &u8| {
            let half = match digit {
                b'0'..=b'9' => digit - b'0',
                b'a'..=b'f' => digit - b'a' + 10,
                _ => return None,
            };
            Some(tag << 4 | u32::from(half))
        };
        (digits.len() == DIGITS).then_some(digits)?.iter().try_fold(0, read).map(Tag)
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

pub(super) const STAMP: &str = "0000-00-00T00:00:00+00:00";

/// Splits a line before its tag; `None` if it does not end with one.
pub fn split(line: &[u8]) -> Option<(&[u8], Tag)> {
    let (text, end) = line.split_at_checked(line.len().checked_sub(TAG_LEN)?)?;
    Some((text, Tag::read(end.strip_prefix(MARK.as_bytes())?)?))
}

/// Returns the text and link of a line; `None` if its tag does not follow from the line before.
pub fn follows(line: &[u8], before: Option<Link>) -> Option<(&[u8], Link)> {
    let (text, tag) = split(line)?;
    let link = Link::of(before, text);
    (link.tag() == tag).then_some((text, link))
}

/// Like [`follows`], for a line with more after its tag: returns the link and the rest.
pub(super) fn follows_with_more(line: &[u8], before: Option<Link>) -> Option<(Link, &[u8])> {
    let mark = line.windows(MARK.len()).position(|window| window == MARK.as_bytes())?;
    let (line_and_tag, more) = line.split_at_checked(mark + TAG_LEN)?;
    let (_, link) = follows(line_and_tag, before)?;
    (!more.is_empty()).then_some((link, more))
}

/// Writes a line, with its line end, and returns its link.
pub fn write(now: Moment, recorded: &Recorded, before: Option<Link>) -> (Vec<u8>, Link) {
    let text = format!("{} {recorded}", written(&now));
    let link = Link::of(before, text.as_bytes());
    (format!("{text}{MARK}{}\n", link.tag()).into_bytes(), link)
}

/// Writes the line with a sample time and tag, to measure its length.
pub(super) fn form(recorded: &Recorded) -> String {
    format!("{STAMP} {recorded}{MARK}{:08x}\n", 0)
}

pub(super) fn read(law: &'static Law, text: &[u8]) -> Result<(Recorded, Moment), Fault> {
    let line = nos_entry::read_bytes(law.language, text)
        .map_err(|error| Fault::Unreadable(Box::new(error)))?;
    let recorded = match line.body {
        Some(Body::Entry(entry)) => Recorded::Entry(entry),
        Some(Body::Correction(correction)) => correction.into(),
        Some(Body::Amendment(_) | Body::Question(_)) | None => return Err(Fault::NothingSaid),
    };
    match line.timestamp {
        Some(stamp)
            if is_stamp(stamp.as_str())
                && is_spelled(text, format_args!("{} {recorded}", stamp.as_str())) =>
        {
            Ok((recorded, stamp.moment()))
        }
        _ => Err(Fault::Spelling),
    }
}

/// Whether a text is exactly the program's spelling of an entry or correction.
fn is_spelled(text: &[u8], words: fmt::Arguments) -> bool {
    struct Rest<'a>(&'a [u8]);
    impl fmt::Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part.as_bytes()).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    fmt::write(&mut rest, words).is_ok() && rest.0.is_empty()
}

/// Whether a time is spelled as nos spells it: to the second, with an offset in digits.
fn is_stamp(time: &str) -> bool {
    time.len() == STAMP.len() && time.as_bytes().get(10) == Some(&b'T')
}
