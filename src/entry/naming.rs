//! How names in an act are written out.

use nos_base::table::name::Name;

/// The players that typed names, or no name, stand for.
#[expect(missing_debug_implementations, reason = "a function has no text")]
pub struct Naming<'a> {
    full: &'a dyn Fn(&Name) -> Name,
    pub obvious: Option<Name>,
    /// Whether newcomers get another name, too.
    pub renames: bool,
}

impl<'a> Naming<'a> {
    /// What stands for a typed name, and the player who acts if nobody is named.
    pub fn new(full: &'a dyn Fn(&Name) -> Name, obvious: Option<Name>) -> Naming<'a> {
        Naming { full, obvious, renames: false }
    }

    /// Gives everybody another name, newcomers too.
    pub fn renaming(other: &'a dyn Fn(&Name) -> Name) -> Naming<'a> {
        Naming { renames: true, ..Naming::new(other, None) }
    }

    /// The full name of a player; the name as typed, if nobody is called so.
    pub fn in_full(&self, typed: &Name) -> Name {
        (self.full)(typed)
    }
}
