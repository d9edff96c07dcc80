//! What a line says, whatever the law: an entry or a question, with the row of its verb.

use super::verb::VerbRow;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// An entry or a question of a law, as its table of verbs makes it.
pub trait Verbal: Any + fmt::Debug + fmt::Display + Send + Sync {
    /// The row of its verb.
    fn row(&self) -> &'static VerbRow;

    /// Whether another one says the same.
    fn is(&self, other: &dyn Verbal) -> bool;
}

/// An entry or a question of any law.
#[derive(Clone)]
pub struct Spoken(Arc<dyn Verbal>);

/// What happened at the table, as it was typed.
pub type Entry = Spoken;

impl Spoken {
    /// What this law's type says.
    pub fn new(speech: impl Verbal) -> Spoken {
        Spoken(Arc::new(speech))
    }

    /// The row of its verb.
    pub fn row(&self) -> &'static VerbRow {
        self.0.row()
    }

    /// It as the law's own type; `None` if another law says it.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        let speech: &dyn Any = &*self.0;
        speech.downcast_ref()
    }
}

impl PartialEq for Spoken {
    fn eq(&self, other: &Spoken) -> bool {
        self.0.is(&*other.0)
    }
}

impl Eq for Spoken {}

impl fmt::Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.0, f)
    }
}
