//! What was said, in its order: the entries that stand, or everything with what became of it.

use crate::journal::Record;
use crate::law::Law;

/// The entries that stand, in the order in which they are read; or everything ever said, by number.
pub fn lines(record: &Record<impl Law>, all: bool) -> Vec<String> {
    if record.is_empty() {
        return vec!["Nothing is recorded yet.".to_owned()];
    }
    if !all {
        return record
            .standing()
            .map(|stands| format!("{:>4}  {}", stands.no.0, stands.entry))
            .collect();
    }
    record
        .history()
        .map(|past| {
            let became = match (past.struck_by, past.fixed_by) {
                (Some(by), _) => format!("  (struck by #{by})"),
                (None, Some(by)) => format!("  (read otherwise by #{by})"),
                (None, None) => String::new(),
            };
            format!("{:>4}  {}{became}", past.no.0, past.said)
        })
        .collect()
}
