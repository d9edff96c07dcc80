//! The form of a player: how the last evenings went.

use std::fmt;

/// How many evenings the form has at most.
const EVENINGS: usize = 10;

/// The results of the last evenings in letters, the latest last: W for over, D for level, L for under.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Form(Vec<u8>);

impl Form {
    /// Adds the result of the next evening.
    pub fn add(&mut self, over: i64) {
        if self.0.len() == EVENINGS {
            self.0.remove(0);
        }
        self.0.push(match over.signum() {
            1 => b'W',
            0 => b'D',
            _ => b'L',
        });
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|letter| write!(f, "{}", *letter as char))
    }
}
