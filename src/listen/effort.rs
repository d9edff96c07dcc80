//! The work of reading a line, counted in steps, so that no line takes long at any key.

use std::cell::Cell;

/// The most steps in which a line is read. Nine acts one after the other take less than two thirds of them.
pub const MOST: u32 = 16_000;

/// The most steps in which a line that has no reading is searched for what is wrong.
pub const SEARCHED: u32 = 2_500;

/// The most steps of reading a line whose last word is completed.
pub const COMPLETED: u32 = 3_000;

/// What finding the senses of a word counts as, in steps.
pub const WORD: u32 = 40;
/// What the trial of an entry counts as.
pub const TRIAL: u32 = 30;

/// The steps that were taken, and how many may be.
#[derive(Debug)]
pub struct Effort {
    taken: Cell<u32>,
    most: Cell<u32>,
    is_searching: Cell<bool>,
}

/// No steps yet, of [`MOST`].
impl Default for Effort {
    fn default() -> Effort {
        Effort { taken: Cell::new(0), most: Cell::new(MOST), is_searching: Cell::new(false) }
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

    /// Whether reading stops here.
    pub fn is_spent(&self) -> bool {
        self.taken.get() > self.most.get()
    }

    /// Allows some more steps, once, to search for what is wrong.
    pub fn search(&self) {
        if !self.is_searching.replace(true) {
            self.most.set(self.taken.get().saturating_add(SEARCHED));
        }
    }
}
