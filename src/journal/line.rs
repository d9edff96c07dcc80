//! A line of a journal: the time, what was said in full, and its tag.

use super::said::Said;
use super::tag::{MARK, TAG_LEN, Tag};
use crate::speech::{self, Body, LINE_MAX, ReadError};

/// A line as it lies in the file, split where its tag begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tagged<'a> {
    /// Everything before the mark.
    pub text: &'a [u8],
    /// The tag.
    pub tag: Tag,
}

impl<'a> Tagged<'a> {
    /// Splits a line; nothing where it does not end with a tag.
    pub fn split(line: &'a [u8]) -> Option<Tagged<'a>> {
        let (text, end) = line.split_at_checked(line.len().checked_sub(TAG_LEN)?)?;
        let tag = Tag::read(end.strip_prefix(MARK.as_bytes())?)?;
        Some(Tagged { text, tag })
    }

    /// The tag, where it follows from the line before.
    pub fn follows(line: &'a [u8], before: Option<Tag>) -> Option<Tagged<'a>> {
        Tagged::split(line).filter(|own| Tag::of(before, own.text) == own.tag)
    }

    /// A whole line that follows, with something after it that does not belong there.
    pub fn follows_with_more(line: &'a [u8], before: Option<Tag>) -> Option<(Tag, &'a [u8])> {
        let mark = line
            .windows(MARK.len())
            .position(|window| window == MARK.as_bytes())?;
        let (own, more) = line.split_at_checked(mark + TAG_LEN)?;
        let tag = Tagged::follows(own, before)?.tag;
        (!more.is_empty()).then_some((tag, more))
    }
}

/// A line about to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Written {
    /// Its bytes, the line end included.
    pub bytes: Vec<u8>,
    /// Its tag.
    pub tag: Tag,
}

/// The line of something said, after the line with that tag.
pub(super) fn write(stamp: &str, said: &Said, before: Option<Tag>) -> Written {
    let text = format!("{stamp} {said}");
    let tag = Tag::of(before, text.as_bytes());
    Written {
        bytes: format!("{text}{MARK}{tag}\n").into_bytes(),
        tag,
    }
}

/// How many bytes the line of something said has, its end not counted, and whether that is too many.
pub(super) fn too_long(stamp: &str, said: &Said) -> Result<(), usize> {
    let bytes = stamp.len() + 1 + said.to_string().len() + TAG_LEN;
    if bytes > LINE_MAX { Err(bytes) } else { Ok(()) }
}

/// What a line says that can stand in a journal.
pub(super) enum Says {
    /// An entry or a correction.
    Said(Said),
    /// Nothing, or a question: the program writes no such line.
    Nothing,
}

/// Reads a line of a journal.
pub(super) fn read(text: &[u8]) -> Result<Says, ReadError> {
    Ok(
        match speech::read_bytes::<crate::law::nos::session::Session>(text)?.body {
            Some(Body::Entry(entry)) => Says::Said(Said::Entry(entry)),
            Some(Body::Correction(correction)) => Says::Said(correction.into()),
            Some(Body::Question(_)) | None => Says::Nothing,
        },
    )
}
