//! What was said, in its order: the entries that stand, or everything with what became of it.

use crate::journal::Record;
use crate::law::Law;
use serde_json::{Value, json};

/// The entries that stand, in the order in which they are read; or everything ever said, by number, a
/// correction in parts with a line for each.
pub fn lines<L: Law>(record: &Record<L>, all: bool) -> Vec<String> {
    if record.is_empty() {
        return vec!["Nothing is recorded yet.".to_owned()];
    }
    if !all {
        let standing = record.standing();
        return standing
            .map(|own| format!("{:>4}  {}", own.no.0, own.entry))
            .collect();
    }
    let became = |struck_by, fixed_by| match (struck_by, fixed_by) {
        (Some(by), _) => format!("  (struck by #{by})"),
        (None, Some(by)) => format!("  (read otherwise by #{by})"),
        (None, None) => String::new(),
    };
    let history = record.history();
    history
        .flat_map(|past| {
            let mut lines = match past.said.parts() {
                [] | [_] => vec![past.said.to_string()],
                [parts @ .., last] => {
                    let mut lines: Vec<String> =
                        parts.iter().map(|part| format!("{part} ;")).collect();
                    lines.push(last.to_string());
                    lines
                }
            };
            if let Some(last) = lines.last_mut() {
                last.push_str(&became(past.struck_by, past.fixed_by));
            }
            let numbered = lines.into_iter().enumerate();
            numbered.map(move |(at, line)| match at {
                0 => format!("{:>4}  {line}", past.no.0),
                _ => format!("{:>4}  {line}", ""),
            })
        })
        .collect()
}

/// The same in JSON: a list of objects.
pub fn json<L: Law>(record: &Record<L>, all: bool) -> Value {
    if !all {
        let standing = record.standing();
        return standing
            .map(|own| json!({ "n": own.no.0, "entry": own.entry.to_string() }))
            .collect();
    }
    let history = record.history();
    history
        .map(|past| {
            json!({
                "n": past.no.0,
                "entry": past.said.to_string(),
                "struck_by": past.struck_by.map(|by| by.0),
                "fixed_by": past.fixed_by.map(|by| by.0),
            })
        })
        .collect()
}
