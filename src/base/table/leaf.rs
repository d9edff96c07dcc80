//! Values of a law's own types, stored in types that all laws share.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A value of a law's own type, which other code can only compare.
pub trait LeafValue: Any + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;

    fn any(&self) -> &dyn Any;

    fn debug(&self) -> &dyn fmt::Debug;
}

impl<T: PartialEq + Any + fmt::Debug + Send + Sync> LeafValue for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn any(&self) -> &dyn Any {
        self
    }

    /// Only tests print it, and a release is 0.1 MB smaller without.
    fn debug(&self) -> &dyn fmt::Debug {
        if cfg!(debug_assertions) { self } else { &"" }
    }
}

/// A value of a law's own type, such as an act or an event. Clones share it.
pub struct Leaf<T: ?Sized>(Arc<T>);

impl<T: LeafValue + ?Sized> Leaf<T> {
    pub fn of(value: Arc<T>) -> Leaf<T> {
        Leaf(value)
    }

    /// Returns the value in the law's own type; `None` if it belongs to another law.
    pub fn get<U: 'static>(&self) -> Option<&U> {
        self.0.any().downcast_ref()
    }
}

impl<T: ?Sized> Leaf<T> {
    pub fn value(&self) -> &T {
        &self.0
    }
}

impl<T: ?Sized> Clone for Leaf<T> {
    fn clone(&self) -> Leaf<T> {
        Leaf(Arc::clone(&self.0))
    }
}

impl<T: LeafValue + ?Sized> PartialEq for Leaf<T> {
    fn eq(&self, other: &Leaf<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.is(other.0.any())
    }
}

impl<T: LeafValue + ?Sized> Eq for Leaf<T> {}

impl<T: LeafValue + ?Sized> fmt::Debug for Leaf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug().fmt(f)
    }
}

impl<T: fmt::Display + ?Sized> fmt::Display for Leaf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
