//! The chain of tags through a journal's lines: how far it holds, and what is wrong where it does not.

use super::fault::{Fault, Finding};
use super::line::Tagged;
use super::tag::{MARK, TAG_LEN, Tag};
use crate::speech::LINE_MAX;
use std::collections::HashSet;

/// How many times at the most lines are looked for elsewhere in the file; each time takes a while.
const SEARCHES: usize = 8;

/// How a journal ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End<'a> {
    /// With a whole line.
    Whole,
    /// With a line of which only this was written.
    Torn(&'a [u8]),
}

/// The lines of a journal and how they hang together.
pub(super) struct Chain<'a> {
    /// The lines that are as written, from the first.
    pub sound: Vec<Tagged<'a>>,
    /// How many bytes they take, line ends included.
    pub sound_len: usize,
    /// How many lines there are, one that is torn not counted.
    pub lines: usize,
    /// What is wrong with the others.
    pub findings: Vec<Finding>,
    /// How it ends.
    pub end: End<'a>,
    /// Whether any line has a tag at all.
    pub tagged: bool,
}

impl<'a> Chain<'a> {
    /// Follows the chain through a file.
    pub fn follow(file: &'a [u8]) -> Chain<'a> {
        let mut sound = Vec::with_capacity(file.len() / 64);
        let mut before = None;
        let mut at = 0;
        while let Some(len) = line_len(file, at)
            && let Some(own) = Tagged::follows(file.get(at..at + len).unwrap_or_default(), before)
        {
            before = Some(own.tag);
            sound.push(own);
            at += len + 1;
        }
        let rest = file.get(at..).unwrap_or_default();
        let mut chain = Chain {
            lines: sound.len(),
            tagged: !sound.is_empty(),
            sound,
            sound_len: at,
            findings: Vec::new(),
            end: End::Whole,
        };
        chain.end(rest, before);
        chain
    }

    /// What comes after the lines that hang together.
    fn end(&mut self, rest: &'a [u8], before: Option<Tag>) {
        if rest.is_empty() {
            return;
        }
        if is_torn(rest, before) {
            self.end = End::Torn(rest);
            return;
        }
        let mut lines: Vec<&[u8]> = rest.split(|byte| *byte == b'\n').collect();
        lines.pop_if(|last| last.is_empty());
        self.tagged |= lines.iter().any(|line| {
            Tagged::split(line).is_some()
                || line.windows(MARK.len()).any(|own| own == MARK.as_bytes())
        });
        let first = self.lines;
        self.lines += lines.len();
        self.findings = Diagnosis::new(&lines, before).findings(first);
    }
}

/// How long the line is that begins here, where it has an end.
fn line_len(file: &[u8], at: usize) -> Option<usize> {
    file.get(at..)?.iter().position(|byte| *byte == b'\n')
}

/// Whether this, at the very end of a file, is a line that was being written when everything stopped: it
/// breaks off, or the disk has blanks where it should be. The line end is written last, so a line that lacks
/// only that was never acknowledged either. One that has its end, or more than its tag, but is not as it was
/// written, was not torn.
fn is_torn(rest: &[u8], before: Option<Tag>) -> bool {
    let body = rest.strip_suffix(b"\n").unwrap_or(rest);
    if body.len() > LINE_MAX || body.contains(&b'\n') {
        return false;
    }
    if body.windows(2).any(|pair| pair == [0, 0]) {
        return true;
    }
    let breaks_off = match Tagged::split(body) {
        Some(_) => Tagged::follows(body, before).is_some(),
        None => Tagged::follows_with_more(body, before).is_none(),
    };
    body.len() == rest.len() && breaks_off && begins_with_a_time(body)
}

/// Whether bytes begin, as far as they go, like the time of a line.
fn begins_with_a_time(bytes: &[u8]) -> bool {
    const FORM: &[u8] = b"0000-00-00T00:00:00+00:00 ";
    bytes.iter().zip(FORM).all(|(byte, form)| match form {
        b'0' => byte.is_ascii_digit(),
        b'+' => matches!(byte, b'+' | b'-'),
        other => byte == other,
    })
}

/// What a line must follow from.
#[derive(Clone, Copy)]
enum Before {
    /// The line with this tag; nothing before the first line.
    Tag(Option<Tag>),
    /// A line whose tag is gone.
    Unknown,
}

/// Lines of which the first does not follow from the one before it.
struct Diagnosis<'a> {
    lines: &'a [&'a [u8]],
    before: Before,
    at: usize,
    searches: usize,
    findings: Vec<Finding>,
}

impl<'a> Diagnosis<'a> {
    fn new(lines: &'a [&'a [u8]], before: Option<Tag>) -> Diagnosis<'a> {
        Diagnosis {
            lines,
            before: Before::Tag(before),
            at: 0,
            searches: SEARCHES,
            findings: Vec::new(),
        }
    }

    /// What is wrong with which lines; these are the lines after so many.
    fn findings(mut self, first: usize) -> Vec<Finding> {
        while let Some(line) = self.lines.get(self.at) {
            match self.before {
                Before::Tag(before) => match Tagged::follows(line, before) {
                    Some(own) => self.go_on(Before::Tag(Some(own.tag))),
                    None => self.find(line, before),
                },
                Before::Unknown => match Tagged::split(line) {
                    Some(own) => self.go_on(Before::Tag(Some(own.tag))),
                    None => self.found(Fault::Changed, Before::Unknown),
                },
            }
        }
        for finding in &mut self.findings {
            finding.line += first;
            if let Fault::OutOfPlace { here } = &mut finding.fault {
                *here += first;
            }
        }
        self.findings.sort_by_key(|finding| finding.line);
        self.findings
    }

    fn go_on(&mut self, before: Before) {
        self.before = before;
        self.at += 1;
    }

    fn found(&mut self, fault: Fault, before: Before) {
        self.findings.push(Finding {
            line: self.at + 1,
            fault,
        });
        self.go_on(before);
    }

    /// Finds out what is wrong with a line that does not follow from the one before.
    fn find(&mut self, line: &[u8], before: Option<Tag>) {
        if let Some((tag, more)) = Tagged::follows_with_more(line, before) {
            // Where the line end was overwritten, the next line follows after it.
            let next = more
                .get(1..)
                .and_then(|more| Tagged::follows(more, Some(tag)));
            let tag = next.map_or(tag, |next| next.tag);
            return self.found(Fault::LineEnd, Before::Tag(Some(tag)));
        }
        if let Some(there) = self.search(before) {
            return self.rearranged(there);
        }
        if let Some(tag) = self.tag_before_the_next(line, before) {
            return self.found(Fault::Tag, Before::Tag(Some(tag)));
        }
        match Tagged::split(line) {
            Some(own) if super::line::read(own.text).is_ok() => {
                self.found(Fault::ChangedOrMissing, Before::Tag(Some(own.tag)));
            }
            Some(own) => self.found(Fault::Changed, Before::Tag(Some(own.tag))),
            None => self.found(Fault::Changed, Before::Unknown),
        }
    }

    /// A later line that follows from this tag.
    fn search(&mut self, before: Option<Tag>) -> Option<usize> {
        self.searches = self.searches.checked_sub(1)?;
        let mut later = self.lines.iter().enumerate().skip(self.at + 1);
        later
            .find(|(_, line)| Tagged::follows(line, before).is_some())
            .map(|(at, _)| at)
    }

    /// The tag that a line should have, where the next line or the digits that are left bear it out: then only
    /// the tag was changed, and the line says what was written.
    fn tag_before_the_next(&self, line: &[u8], before: Option<Tag>) -> Option<Tag> {
        let (text, end) = line.split_at_checked(line.len().checked_sub(TAG_LEN)?)?;
        let tag = Tag::of(before, text);
        let borne_out = match self.lines.get(self.at + 1) {
            Some(next) => Tagged::follows(next, Some(tag)).is_some(),
            None => end.get(MARK.len()..).and_then(Tag::read) == Some(tag),
        };
        borne_out.then_some(tag)
    }

    /// The line that belongs here stands there: goes along the chain from it as far as it holds. Lines
    /// before that are part of the chain are out of place, the others were put in.
    fn rearranged(&mut self, there: usize) {
        let mut taken = HashSet::from([there]);
        let (mut at, mut end) = (there, there);
        let tag = |at: usize| Some(Tagged::split(self.lines.get(at)?)?.tag);
        let follows = |at: usize, before: Option<Tag>| {
            let line = self.lines.get(at)?;
            before
                .and_then(|_| Tagged::follows(line, before))
                .map(|_| at)
        };
        loop {
            let before = tag(at);
            let next = Some(at + 1)
                .filter(|next| !taken.contains(next))
                .and_then(|next| follows(next, before))
                .or_else(|| {
                    (self.at..=end)
                        .filter(|own| !taken.contains(own))
                        .find_map(|own| follows(own, before))
                });
            let Some(next) = next else { break };
            taken.insert(next);
            end = end.max(next);
            at = next;
        }
        let last = tag(at);
        if taken.contains(&self.at) {
            self.findings.push(Finding {
                line: self.at + 1,
                fault: Fault::OutOfPlace { here: there + 1 },
            });
        }
        let foreign = (self.at..end).filter(|own| !taken.contains(own));
        self.findings.extend(foreign.map(|own| Finding {
            line: own + 1,
            fault: Fault::Foreign,
        }));
        self.at = end + 1;
        self.before = Before::Tag(last);
    }
}
