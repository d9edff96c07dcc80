//! Boards in browsers: that of an evening, and that of an event.

pub mod hall;
mod live;
