//! Who sits at a table.

mod names;
