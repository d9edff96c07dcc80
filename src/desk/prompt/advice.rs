//! Advises on a line while it is typed. Reads and judges the line once, for its preview and its
//! colours, and changes nothing.

use super::console::{Adviser, Completions, InkedText, PromptView};
use super::preview::{LinePreview, of_meanings, preview, unread};
use super::typed::{is_law_already, listed, offered, typed_on};
use super::{completion, status};
use crate::desk::Preview;
use nos_base::{Ink, Order};
use nos_entry::{Body, Class, LINE_MAX, Mark, PartialReading};
use nos_law::EntryNo;
use nos_listen::effort;
use nos_records::journal::Record;
use std::ops::Range;
use std::sync::Arc;

/// Longer rows, in bytes, get no ruling and no colours: both would be slow at every key.
pub const LONG: usize = 500;

/// The most rows of a pasted text that are read while it is typed.
const ROWS_READ: usize = 40;

/// Builds the view of a text at this many entries; `row` returns a row's hint and colours.
pub fn view(
    text: &str,
    entries: usize,
    row: impl Fn(&str) -> (Option<InkedText>, Vec<InkedText>),
) -> PromptView {
    let mut view = PromptView::default();
    for (at, line) in text.split('\n').enumerate() {
        // Reading is quick for lines too long for an entry, since they are refused at once.
        let is_read = at < ROWS_READ && (line.len() <= LONG || line.len() > LINE_MAX);
        let (hint, mut texts) = if is_read { row(line) } else { Default::default() };
        if texts.is_empty() || line.len() > LONG {
            texts = vec![InkedText::new(Ink::Plain, line)];
        }
        view.hint = view.hint.or(hint);
        view.rows.push(texts);
    }
    if entries > 1 {
        view.hint = Some(InkedText::new(Ink::Hint, message!("lines-one-by-one", entries)));
    }
    view
}

pub struct Advice {
    pub record: Arc<Record>,
    pub preview: Preview,
    /// The waiting line that the prompt offers again, if a line typed now is entered before it.
    pub kept: Option<String>,
}

impl Advice {
    fn below<'a>(&self, text: &'a str) -> Option<&'a str> {
        let below = text.strip_prefix(self.kept.as_deref()?)?.strip_prefix('\n')?;
        (!below.trim().is_empty()).then_some(below)
    }

    /// Shows the meanings of a line that has unknown words; the first of them stays marked.
    fn of_partial(&self, partial: &PartialReading, unread: LinePreview) -> LinePreview {
        let (unknown, told) = offered(&self.record, partial);
        let told = match self.preview {
            Preview::Full => told,
            _ => partial.meanings.iter().map(|entries| listed(entries)).collect(),
        };
        LinePreview {
            wrong: unread.wrong,
            ..LinePreview::asked(format!("{unknown} {}", told.join("; ")))
        }
    }

    /// Completes the new entry of a correction in the session before the entry that it replaces.
    fn completed(&self, before: &str, within: Option<(usize, u32)>) -> Completions {
        let place = within.and_then(|(at, no)| Some((at, self.record.before(EntryNo(no))?)));
        let (at, session) = match &place {
            Some((at, session)) => (*at, session),
            None => (0, self.record.session()),
        };
        let rest = before.get(at..).unwrap_or_default();
        let mut offered = completion::completions(&self.record, session, rest, self.preview);
        offered.from += at;
        offered
    }
}

impl Adviser for Advice {
    fn status(&self, columns: usize) -> String {
        status::row(self.record.session(), columns)
    }

    fn prompt(&self) -> String {
        status::prompt(self.record.session())
    }

    fn view(&self, text: &str) -> PromptView {
        if let (Some(below), Some(kept)) = (self.below(text), &self.kept) {
            let mut view = self.view(below);
            view.rows.insert(0, vec![InkedText::new(Ink::Shut, kept)]);
            view.hint = view
                .hint
                .map(|hint| InkedText::new(hint.ink, message!("taken-first", hint = hint.text)));
            return view;
        }
        view(text, text.lines().filter(|line| !line.trim().is_empty()).count(), |line| {
            let typed = typed_on(line, &self.record);
            let meanings = typed.meanings();
            let preview = match typed.read {
                _ if self.preview == Preview::Off => None,
                Ok(Some(Body::Entry(entry))) if is_law_already(&self.record, &entry) => None,
                Ok(Some(Body::Entry(_))) => {
                    let is_full = self.preview == Preview::Full;
                    Some(of_meanings(&self.record, &meanings, typed.is_unsure, line, is_full))
                }
                Ok(body) => body.and_then(|body| preview(&self.record, body, line, self.preview)),
                Err(error) => {
                    let preview = unread(error, line, || match typed.steps {
                        ..=effort::COMPLETED => self.completed(line, typed.within),
                        _ => Completions::default(),
                    });
                    let partial = typed.partial.filter(|_| preview.wrong.is_some());
                    Some(match partial {
                        Some(partial) => self.of_partial(&partial, preview),
                        None => preview,
                    })
                }
            };
            let wrong = preview.as_ref().and_then(|preview| preview.wrong);
            let wrong = wrong.map_or(0..0, |(column, width)| bytes(line, column, width));
            (preview.map(|preview| preview.hint), inked(line, typed.marks, wrong))
        })
    }

    fn completions(&self, before: &str) -> Completions {
        self.completed(before, typed_on(before, &self.record).within)
    }
}

pub fn inked(line: &str, marks: Vec<Mark>, wrong: Range<usize>) -> Vec<InkedText> {
    let spans = marks.iter().map(|mark| (mark.at..mark.at + mark.len, ink(mark.class)));
    let clear = |span: &Range<usize>| span.end <= wrong.start || wrong.end <= span.start;
    let mut spans: Vec<(Range<usize>, Ink)> = spans.filter(|(span, _)| clear(span)).collect();
    spans.extend((!wrong.is_empty()).then_some((wrong, Ink::Wrong)));
    spans.order_by_key(|(span, _)| span.start);
    let mut texts = Vec::new();
    let mut from = 0;
    for (span, ink) in spans {
        if let (Some(plain), Some(marked)) = (line.get(from..span.start), line.get(span.clone())) {
            texts.push(InkedText::new(Ink::Plain, plain));
            texts.push(InkedText::new(ink, marked));
            from = span.end;
        }
    }
    texts.push(InkedText::new(Ink::Plain, line.get(from..).unwrap_or("")));
    texts.retain(|text| !text.text.is_empty());
    texts
}

fn bytes(line: &str, column: usize, width: usize) -> Range<usize> {
    let mut starts = line.char_indices().map(|(at, _)| at);
    let start = starts.nth(column.saturating_sub(1)).unwrap_or(line.len());
    let rest = line.get(start..).unwrap_or("");
    start..start + rest.chars().take(width).map(char::len_utf8).sum::<usize>()
}

fn ink(class: Class) -> Ink {
    match class {
        Class::Verb => Ink::Verb,
        Class::Piece => Ink::Piece,
        Class::Word => Ink::Keyword,
        Class::Name | Class::Number | Class::Text | Class::Time | Class::Comment => Ink::Plain,
    }
}
