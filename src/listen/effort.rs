//! Counts the work of reading a line in steps and bounds it, so that no key takes long.

use std::cell::Cell;

/// The most steps for reading a line. Nine acts take less than three quarters of them.
pub const MOST: u32 = 18_500;

/// The most steps for finding what is wrong with an unreadable line.
pub const SEARCHED: u32 = 2_500;

/// The most steps for reading a line whose last word is completed.
pub const COMPLETED: u32 = 3_000;

/// The most steps of a line that nos also reads without some of its words.
pub const EASY: u32 = 5_500;

/// The most steps for reading a line without some of its words.
pub const PASSED: u32 = 5_500;

/// The steps for finding the senses of a word.
pub const WORD: u32 = 40;
/// The steps for the trial of an entry.
pub const TRIAL: u32 = 30;

/// The steps taken, and the most allowed.
#[derive(Debug)]
pub struct Effort {
    taken: Cell<u32>,
    most: Cell<u32>,
    is_searching: Cell<bool>,
    is_offering: Cell<bool>,
}

impl Default for Effort {
    fn default() -> Effort {
        let (taken, most) = (Cell::default(), Cell::new(MOST));
        let (is_searching, is_offering) = (Cell::default(), Cell::default());
        Effort { taken, most, is_searching, is_offering }
    }
}

impl Effort {
    /// Counts steps.
    pub fn take(&self, steps: u32) {
        self.taken.set(self.taken.get().saturating_add(steps));
    }

    /// Returns the steps counted so far.
    pub fn taken(&self) -> u32 {
        self.taken.get()
    }

    /// Whether the steps are used up.
    pub fn is_spent(&self) -> bool {
        self.taken.get() > self.most.get()
    }

    /// Allows some more steps, once, to find what is wrong.
    pub fn search(&self) {
        if !self.is_searching.replace(true) {
            self.allow(SEARCHED);
        }
    }

    /// Allows some more steps, once, to read the line without some of its words.
    pub fn offer(&self) {
        if !self.is_offering.replace(true) {
            self.allow(PASSED);
        }
    }

    fn allow(&self, steps: u32) {
        self.most.set(self.taken.get().saturating_add(steps));
    }
}
