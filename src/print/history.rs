//! What was said, in its order: the entries that stand, or everything with what became of it.

use crate::journal::Record;
use crate::law::Law;
use serde_json::{Value, json};

/// The entries that stand, in the order in which they are read; or everything ever said, by number.
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
        .map(|past| {
            let became = became(past.struck_by, past.fixed_by);
            format!("{:>4}  {}{became}", past.no.0, past.said)
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
