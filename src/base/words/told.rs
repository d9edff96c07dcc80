//! The text of a message, in which names and numbers keep their kinds until it is shown.

use crate::table::name::{self, Name};
use std::borrow::Cow;
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum SpanKind {
    Name,
    Number,
}

/// Text with spans in order; the rest is words. It displays as plain text, with blanks in names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Told {
    text: String,
    spans: Vec<Span>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
struct Span {
    from: u32,
    to: u32,
    kind: SpanKind,
}

impl Told {
    pub(super) fn with_room() -> Told {
        Told { text: String::with_capacity(64), spans: Vec::new() }
    }

    pub fn of(kind: SpanKind, text: &str) -> Told {
        let mut told = Told::default();
        told.push(Some(kind), text);
        told
    }

    /// Returns the text with names as stored.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub fn push(&mut self, kind: Option<SpanKind>, text: &str) {
        let from = small(self.text.len());
        self.text.push_str(text);
        if let Some(kind) = kind.filter(|_| !text.is_empty()) {
            self.spans.push(Span { from, to: small(self.text.len()), kind });
        }
    }

    pub fn push_str(&mut self, words: &str) {
        self.text.push_str(words);
    }

    pub fn push_told(&mut self, told: &Told) {
        let by = small(self.text.len());
        self.text.push_str(&told.text);
        self.spans.extend(told.spans.iter().map(|span| Span {
            from: span.from + by,
            to: span.to + by,
            kind: span.kind,
        }));
    }

    pub fn joined(each: impl IntoIterator<Item = impl Into<Told>>, sign: &str) -> Told {
        let mut joined = Told::default();
        for (at, told) in each.into_iter().enumerate() {
            if at > 0 {
                joined.push_str(sign);
            }
            joined.push_told(&told.into());
        }
        joined
    }

    pub fn parts(&self) -> impl Iterator<Item = (Option<SpanKind>, &str)> {
        let mut done = 0;
        let spans = self.spans.iter().flat_map(move |span| {
            let words = (None, self.slice(done, span.from));
            done = span.to;
            [words, (Some(span.kind), self.slice(span.from, span.to))]
        });
        let done = self.spans.last().map_or(0, |span| span.to);
        let last = (None, self.slice(done, small(self.text.len())));
        spans.chain([last]).filter(|(_, text)| !text.is_empty())
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.parts().filter_map(|(kind, text)| (kind == Some(SpanKind::Name)).then_some(text))
    }

    fn slice(&self, from: u32, to: u32) -> &str {
        self.text.get(from as usize..to as usize).unwrap_or_default()
    }

    /// Splits the text at each sign in its words, and trims the parts.
    pub fn split(&self, sign: char) -> Vec<Told> {
        let mut all = vec![Told::default()];
        for (kind, text) in self.parts() {
            for (at, text) in text.split(|c| kind.is_none() && c == sign).enumerate() {
                if at > 0 {
                    all.push(Told::default());
                }
                if let Some(last) = all.last_mut() {
                    last.push(kind, text);
                }
            }
        }
        all.iter().map(Told::trimmed).collect()
    }

    #[must_use]
    pub fn trimmed(&self) -> Told {
        // No span begins or ends with a blank.
        let by = small(self.text.len() - self.text.trim_start().len());
        let spans = self.spans.iter().map(|span| Span {
            from: span.from.saturating_sub(by),
            to: span.to.saturating_sub(by),
            kind: span.kind,
        });
        Told { text: self.text.trim().to_owned(), spans: spans.collect() }
    }

    #[must_use]
    pub fn renamed(&self, other: impl Fn(&str) -> String) -> Told {
        let mut renamed = Told::default();
        for (kind, text) in self.parts() {
            match kind {
                Some(SpanKind::Name) => renamed.push(kind, &other(text)),
                Some(SpanKind::Number) | None => renamed.push(kind, text),
            }
        }
        renamed
    }

    /// Isolates names that may run from right to left, with blanks that do not break, for a text
    /// without markup.
    #[must_use]
    pub fn isolated(&self) -> Told {
        self.renamed(|name| match name.contains(|c| c >= '\u{590}') {
            true => format!("\u{2068}{}\u{2069}", name::spaced(name).replace(' ', "\u{a0}")),
            false => name.to_owned(),
        })
    }

    pub fn spaced(&self) -> Cow<'_, str> {
        if !self.names().any(|name| name.contains(name::JOIN)) {
            return Cow::Borrowed(&self.text);
        }
        let shown = |(kind, text): (Option<SpanKind>, &str)| match kind {
            Some(SpanKind::Name) => name::spaced(text),
            Some(SpanKind::Number) | None => text.to_owned(),
        };
        Cow::Owned(self.parts().map(shown).collect())
    }

    pub fn begin_with_capital(&mut self) {
        self.text.get_mut(..1).into_iter().for_each(str::make_ascii_uppercase);
    }
}

/// No message is so long that this saturates.
fn small(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.spaced())
    }
}

impl From<Told> for String {
    fn from(told: Told) -> String {
        match told.spaced() {
            Cow::Borrowed(_) => told.text,
            Cow::Owned(spaced) => spaced,
        }
    }
}

impl Extend<Told> for Told {
    fn extend<T: IntoIterator<Item = Told>>(&mut self, each: T) {
        each.into_iter().for_each(|told| self.push_told(&told));
    }
}

impl FromIterator<Told> for Told {
    fn from_iter<T: IntoIterator<Item = Told>>(each: T) -> Told {
        let mut told = Told::default();
        told.extend(each);
        told
    }
}

/// Converts into a type, with a row for each type that is converted.
#[macro_export]
macro_rules! conversions {
    (into $Into:ty: $($From:ty, $from:ident => $made:expr;)*) => {$(
        impl From<$From> for $Into {
            fn from($from: $From) -> Self {
                $made
            }
        }
    )*};
}

conversions! {
    into Told:
    String, text => Told { text, spans: Vec::new() };
    &str, text => text.to_owned().into();
    &Name, name => Told::of(SpanKind::Name, name.as_str());
    i64, number => Told::of(SpanKind::Number, &number.to_string());
}
