//! Follows the chain of tags through a journal's lines, and finds where and how it breaks.

use crate::journal::fault::{Fault, Finding};
use crate::journal::tag::{self, Link, MARK, STAMP, TAG_LEN, Tag};
use memchr::memchr;
use nos_base::Order;
use nos_entry::LINE_MAX;
use std::collections::HashSet;

/// Limit of the search for lines, as a multiple of the bytes in the rest of the file.
const SEARCHES: usize = 8;

/// The search treats a rest shorter than this, in bytes, as if it had this length.
const SHORT: usize = 1 << 20;

/// A file that ends within this part of its first time may be a file of any kind.
const DATE: &str = "0000-00-00T";

pub(super) type Reads<'a> = &'a dyn Fn(&[u8]) -> bool;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileEnd<'a> {
    Whole,
    NoLineEnd,
    Torn(&'a [u8]),
}

/// The lines of a journal, and how far each follows from the one before.
pub(super) struct Chain<'a> {
    pub sound: Vec<(&'a [u8], Link)>,
    pub sound_len: usize,
    pub findings: Vec<Finding>,
    pub end: FileEnd<'a>,
    pub tagged: bool,
}

impl<'a> Chain<'a> {
    pub fn follow(file: &'a [u8], reads: Reads<'_>) -> Chain<'a> {
        let mut chain = Chain {
            sound: Vec::with_capacity(file.len() / 48),
            sound_len: 0,
            findings: Vec::new(),
            end: FileEnd::Whole,
            tagged: false,
        };
        let mut before = None;
        let mut rest = file;
        while let Some(len) = memchr(b'\n', rest)
            && let Some((line, after)) = rest.split_at_checked(len)
            && let Some(line) = tag::follows(line, before)
        {
            before = Some(line.1);
            chain.sound.push(line);
            rest = after.get(1..).unwrap_or_default();
        }
        chain.sound_len = file.len() - rest.len();
        let last = tag::follows(rest, before);
        chain.sound.extend(last);
        chain.tagged = !chain.sound.is_empty();
        if last.is_some() {
            chain.sound_len = file.len();
            chain.end = FileEnd::NoLineEnd;
        } else {
            chain.end(rest, before, reads);
        }
        chain
    }

    fn end(&mut self, rest: &'a [u8], before: Option<Link>, reads: Reads<'_>) {
        if rest.is_empty() {
            return;
        }
        if is_torn(rest, before) {
            self.end = FileEnd::Torn(rest);
            return;
        }
        let mut lines: Vec<&[u8]> = rest.split(|byte| *byte == b'\n').collect();
        lines.pop_if(|last| last.is_empty());
        self.tagged |= lines.iter().any(|line| {
            tag::split(line).is_some()
                || line.windows(MARK.len()).any(|mark| mark == MARK.as_bytes())
        });
        self.findings = Diagnosis::new(&lines, before, reads).findings(self.sound.len());
    }
}

/// Whether the rest of a file is a partly written line, as after a power cut.
///
/// A torn line breaks off, or has NULs where the disk never got its bytes. A line with a line end,
/// or with text after its tag, is not torn: somebody changed it. A file that does not begin like a
/// journal is not one.
fn is_torn(rest: &[u8], before: Option<Link>) -> bool {
    let written = rest.iter().rposition(|byte| *byte != 0);
    let head = rest.get(..written.map_or(0, |last| last + 1)).unwrap_or_default();
    if before.is_none() && (head.len() < DATE.len() || !begins(head, b" law ")) {
        return false;
    }
    let nuls = rest.len() - head.len();
    if (1..=LINE_MAX).contains(&nuls) && head.len() <= LINE_MAX && !head.contains(&b'\n') {
        return true;
    }
    let body = rest.strip_suffix(b"\n").unwrap_or(rest);
    if body.len() > LINE_MAX || body.contains(&b'\n') {
        return false;
    }
    if body.windows(2).any(|pair| pair == [0, 0]) {
        return true;
    }
    let breaks_off = match tag::split(body) {
        Some(_) => tag::follows(body, before).is_some(),
        None => tag::follows_with_more(body, before).is_none(),
    };
    body.len() == rest.len() && breaks_off && begins(body, b" ")
}

/// Whether these bytes begin with a time and these words, or begin both.
fn begins(bytes: &[u8], words: &[u8]) -> bool {
    let form = STAMP.as_bytes().iter().chain(words);
    bytes.iter().zip(form).all(|(byte, form)| match form {
        b'0' => byte.is_ascii_digit(),
        b'+' => matches!(byte, b'+' | b'-'),
        other => byte == other,
    })
}

/// Finds the faults of lines, the first of which does not follow from the line before.
///
/// The search needs the link before each line. It ends at a line whose words are lost, because the
/// next link is then unknown.
struct Diagnosis<'a> {
    reads: Reads<'a>,
    lines: &'a [&'a [u8]],
    before: Option<Link>,
    at: usize,
    /// Bytes that the search may still read.
    left: usize,
    findings: Vec<Finding>,
}

impl<'a> Diagnosis<'a> {
    fn new(lines: &'a [&'a [u8]], before: Option<Link>, reads: Reads<'a>) -> Diagnosis<'a> {
        let bytes: usize = lines.iter().map(|line| line.len()).sum();
        Diagnosis {
            reads,
            lines,
            before,
            at: 0,
            left: SEARCHES * bytes.max(SHORT),
            findings: Vec::new(),
        }
    }

    fn findings(mut self, first: usize) -> Vec<Finding> {
        while let Some(line) = self.lines.get(self.at) {
            match tag::follows(line, self.before) {
                Some((_, link)) => self.go_on(link),
                None => self.find(line),
            }
        }
        for finding in &mut self.findings {
            finding.line += first;
            if let Fault::OutOfPlace { here } = &mut finding.fault {
                *here += first;
            }
        }
        self.findings.order_by_key(|finding| finding.line);
        self.findings
    }

    fn go_on(&mut self, link: Link) {
        self.before = Some(link);
        self.at += 1;
    }

    fn found(&mut self, fault: Fault) {
        self.findings.push(Finding { line: self.at + 1, fault });
    }

    fn find(&mut self, line: &[u8]) {
        if let Some((link, more)) = tag::follows_with_more(line, self.before) {
            self.found(Fault::LineEnd);
            // If only the line end was overwritten, the next line follows within the same bytes.
            let next = more.get(1..).and_then(|more| tag::follows(more, Some(link)));
            return self.go_on(next.map_or(link, |(_, next)| next));
        }
        if let Some((there, link)) = self.search() {
            return self.rearranged(there, link);
        }
        if let Some(link) = self.link_before_the_next(line) {
            self.found(Fault::Tag);
            return self.go_on(link);
        }
        let reads = tag::split(line).is_some_and(|(text, _)| (self.reads)(text));
        let nuls = line.iter().filter(|byte| **byte == 0).count();
        self.found(match nuls {
            nuls if nuls > LINE_MAX => Fault::Nuls(nuls),
            _ if reads => Fault::ChangedOrMissing,
            _ => Fault::Changed,
        });
        self.at = self.lines.len();
    }

    fn search(&mut self) -> Option<(usize, Link)> {
        for at in self.at + 1..self.lines.len() {
            if let Some(link) = self.follows(at, self.before) {
                return Some((at, link));
            }
            if self.left == 0 {
                break;
            }
        }
        None
    }

    /// Returns the link of a line after the link `before`, while bytes are left to read.
    fn follows(&mut self, at: usize, before: Option<Link>) -> Option<Link> {
        let line = self.lines.get(at)?;
        self.left = self.left.saturating_sub(line.len());
        let (_, link) = tag::follows(line, before).filter(|_| self.left > 0)?;
        Some(link)
    }

    /// Returns the link that this line should have, if the next line or its own tag confirms it:
    /// then only the tag was changed.
    fn link_before_the_next(&self, line: &[u8]) -> Option<Link> {
        let tag_at = line.len().saturating_sub(TAG_LEN);
        let (text, end) = line.split_at_checked(tag_at).unwrap_or((line, b""));
        let link = Link::of(self.before, text);
        let Some(next) = self.lines.get(self.at + 1) else {
            let digits = end.get(MARK.len()..).and_then(Tag::read);
            return (digits == Some(link.tag())).then_some(link);
        };
        let links = [link, Link::of(self.before, line)];
        links.into_iter().find(|link| tag::follows(next, Some(*link)).is_some())
    }

    /// Follows the chain from a line that belongs here but is found at `there`. Lines in between
    /// are out of place if they are in the chain; the rest were put in.
    fn rearranged(&mut self, there: usize, mut link: Link) {
        let mut taken = HashSet::from([there]);
        let (mut at, mut end) = (there, there);
        while let Some((next, its)) = self.next(at, link, end, &taken) {
            taken.insert(next);
            end = end.max(next);
            at = next;
            link = its;
        }
        let is_followed = self.left > 0;
        if taken.contains(&self.at) || !is_followed {
            self.found(Fault::OutOfPlace { here: there + 1 });
        }
        if !is_followed {
            self.at = self.lines.len();
            return;
        }
        let foreign = (self.at..end).filter(|line| !taken.contains(line));
        self.findings.extend(foreign.map(|line| Finding { line: line + 1, fault: Fault::Foreign }));
        self.at = end + 1;
        self.before = Some(link);
    }

    /// Returns the next line in the chain, the nearest first: lines are mostly moved together.
    fn next(
        &mut self,
        at: usize,
        link: Link,
        end: usize,
        taken: &HashSet<usize>,
    ) -> Option<(usize, Link)> {
        for far in 1..=end + 1 - self.at {
            for near in [Some(at + far), at.checked_sub(far)].into_iter().flatten() {
                let is_there = near == at + 1 || (self.at..=end).contains(&near);
                if is_there
                    && !taken.contains(&near)
                    && let Some(link) = self.follows(near, Some(link))
                {
                    return Some((near, link));
                }
            }
            self.left = self.left.saturating_sub(1);
            if self.left == 0 {
                break;
            }
        }
        None
    }
}

/// Says how far a journal that is damaged from this line on can be trusted.
pub(super) fn trust(from: usize) -> String {
    message!("trust", from, sure = from.saturating_sub(1))
}
