//! Where the evening stands, in one row above the line, and who is to act, before it.

use crate::print::prompted::Prompted;
use crate::print::width::columns as width;

/// What stands between the parts of the row.
const BETWEEN: &str = " | ";

/// Who is to act, as the line begins.
pub fn prompt<L: Prompted>(session: &L) -> String {
    format!("{}> ", session.to_act().as_deref().unwrap_or(L::NAME))
}

/// Where the evening stands, as far as it can be said in so many columns.
pub fn standing<L: Prompted>(session: &L, columns: usize) -> String {
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
