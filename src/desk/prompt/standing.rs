//! The status row above the line, and the prompt, which says who must act.

use crate::law::referee::Session;
use crate::print::width::columns as width;

/// Stands between the parts of the row.
const BETWEEN: &str = " | ";

/// The prompt before the line.
pub fn prompt(session: &Session) -> String {
    let law = session.law();
    format!("{}> ", session.to_act().as_deref().unwrap_or(law.name))
}

/// The status row: as many parts as fit in this many columns.
pub fn standing(session: &Session, columns: usize) -> String {
    let mut row = String::new();
    for (at, part) in session.standing(columns).into_iter().enumerate() {
        let more = if at == 0 {
            part
        } else {
            format!("{BETWEEN}{part}")
        };
        if at == 0 || width(&row) + width(&more) <= columns {
            row.push_str(&more);
        }
    }
    row
}
