//! The language of entries: what the official types and what a journal holds. One reader serves files, the
//! prompt, colours, completion and messages. Each law brings its verbs as rows of a table ([`verbs!`]).
//! This room only reads words. It does not look up names, and it does not judge.

pub mod argument;
pub mod body;
pub mod correction;
pub mod dialect;
pub mod error;
pub mod fault;
pub mod kind;
pub mod language;
pub mod lexicon;
pub mod line;
pub mod notes;
pub mod pieces;
pub mod question;
mod read;
pub mod reader;
pub mod reading;
mod rows;
pub mod said;
pub mod shell;
pub mod shorthand;
pub mod spoken;
pub mod timestamp;
pub mod token;
pub mod verb;

pub use crate::table::article::Passage;
pub use body::Body;
pub use correction::{Correction, Part};
pub use dialect::Dialect;
pub use error::ReadError;
pub use fault::{Fault, Reason};
pub use kind::{Class, Kind, Mark, Want};
pub use language::{Language, Situation};
pub use line::Line;
pub use question::{Question, Sought, Stretch, Topic};
pub use reader::Reader;
pub use reading::{Reading, read, read_bytes, read_line, understand};
pub use rows::verbs;
pub use said::{LINE_MAX, said, strip_bom};
pub use spoken::{Entry, Spoken, Verbal};
pub use timestamp::{Date, Moment, TimeOfDay, Timestamp};
pub use verb::VerbRow;
