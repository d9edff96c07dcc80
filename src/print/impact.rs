//! What a correction changes, in words.
use crate::journal::Impact;
/// Lines.
pub fn lines(_impact: &Impact) -> Vec<String> {
    vec!["changed".to_owned()]
}
