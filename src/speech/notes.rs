//! What the reader notes if it is asked to.

use super::kind::{Class, Kind, Mark, Want};

/// What the reader noted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The words that were read.
    pub marks: Vec<Mark>,
    /// What could stand at the current place.
    pub wants: Vec<Want>,
}

impl Notes {
    #[cold]
    pub(super) fn want(&mut self, want: Want) {
        if !self.wants.contains(&want) {
            self.wants.push(want);
        }
    }

    #[cold]
    pub(super) fn mark(
        &mut self,
        (at, len): (usize, usize),
        class: Class,
        kind: Option<&'static Kind>,
    ) {
        self.wants.clear();
        self.marks.push(Mark {
            at,
            len,
            class,
            kind,
        });
    }
}
