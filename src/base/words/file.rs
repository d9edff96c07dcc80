//! The messages of files, by name. A message is parsed when first used: a file has hundreds, and an
//! evening needs a few.

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::parse_runtime;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::sync::OnceLock;

struct Written {
    text: &'static str,
    /// `None` if it cannot be parsed.
    message: OnceLock<Option<Box<Message<&'static str>>>>,
}

#[derive(Default)]
pub(super) struct Messages {
    by_name: HashMap<&'static str, Written, FixedState>,
}

impl Messages {
    /// Indexes the messages of these files. A later file may replace a message.
    pub(super) fn of(files: &[&'static str]) -> Messages {
        let named = |text: &'static str| {
            let name = text.split([' ', '=']).next().unwrap_or_default();
            (name, Written { text, message: OnceLock::new() })
        };
        let texts: Vec<&str> = files.iter().copied().flat_map(written).collect();
        let mut by_name = HashMap::with_capacity_and_hasher(texts.len(), FixedState::default());
        by_name.extend(texts.into_iter().map(named));
        Messages { by_name }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.by_name.contains_key(name)
    }

    pub(super) fn get(&self, name: &str) -> Option<&Message<&'static str>> {
        let written = self.by_name.get(name)?;
        written.message.get_or_init(|| read(written.text)).as_deref()
    }
}

/// Splits a file into messages, each with the indented lines after it.
fn written(file: &'static str) -> impl Iterator<Item = &'static str> {
    let mut rest = file;
    std::iter::from_fn(move || {
        loop {
            let end = rest.match_indices('\n').map(|(at, _)| at + 1).find(|at| {
                rest[*at..].starts_with(|c: char| c.is_ascii_alphabetic() || "#-".contains(c))
            });
            let (text, after) = rest.split_at(end.unwrap_or(rest.len()));
            if text.is_empty() {
                return None;
            }
            rest = after;
            if text.starts_with(|c: char| c.is_ascii_alphabetic()) {
                return Some(text);
            }
        }
    })
}

fn read(text: &'static str) -> Option<Box<Message<&'static str>>> {
    let resource = parse_runtime(text).unwrap_or_else(|(resource, _)| resource);
    resource.body.into_iter().find_map(|entry| match entry {
        Entry::Message(message) => Some(Box::new(message)),
        _ => None,
    })
}
