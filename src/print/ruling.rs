//! A ruling in words.

use crate::law::Told;
use crate::table::article::cited;

/// The message, with the articles that decided.
pub fn message(told: &Told) -> String {
    let message = format!("{} {}", told.message(), cited(&told.articles));
    message.trim_end().to_owned()
}

/// The message, then a line for each payment or score.
pub fn lines(told: &Told) -> Vec<String> {
    let mut lines = vec![message(told)];
    lines.extend(told.payments.iter().cloned());
    lines
}
