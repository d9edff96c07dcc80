//! The language of entries: what the official types and what a journal holds, read and printed from
//! one table of [verbs](verb::VERBS). It knows how things are said, and nothing of whether they can
//! be so: names are not looked up and nothing is judged here.

pub mod argument;
pub mod body;
pub mod correction;
pub mod dialect;
pub mod error;
mod expected;
mod game;
mod grammar;
pub mod keyword;
pub mod law;
mod lexicon;
pub mod line;
mod name;
mod number;
mod place;
mod play;
mod print;
pub mod question;
mod read;
pub mod reader;
mod setting;
mod suggest;
mod tile;
pub mod timestamp;
pub mod verb;
mod word;

pub use body::Body;
pub use correction::{Correction, Part};
pub use dialect::Dialect;
pub use error::{Expected, ReadError, Reason};
pub use law::Speech;
pub use line::{LINE_MAX, Line, read, read_bytes, read_line, said, strip_bom};
pub use question::{Passage, Question, Topic};
pub use timestamp::Timestamp;
pub use verb::Verb;
