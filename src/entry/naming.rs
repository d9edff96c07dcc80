//! How names in an act are written out.

use nos_base::Name;

/// Resolves typed and missing names to players.
#[expect(missing_debug_implementations, reason = "a function has no text")]
pub struct Naming<'a> {
    full: &'a dyn Fn(&Name) -> Name,
    pub obvious: Option<Name>,
    pub renames: bool,
}

impl<'a> Naming<'a> {
    /// Uses `full` for typed names, and `obvious` where nobody is named.
    pub fn new(full: &'a dyn Fn(&Name) -> Name, obvious: Option<Name>) -> Naming<'a> {
        Naming { full, obvious, renames: false }
    }

    /// Gives everybody another name, including newcomers.
    pub fn renaming(other: &'a dyn Fn(&Name) -> Name) -> Naming<'a> {
        Naming { renames: true, ..Naming::new(other, None) }
    }

    /// Returns a player's full name, or the name as typed if nobody has it.
    pub fn in_full(&self, typed: &Name) -> Name {
        (self.full)(typed)
    }
}
