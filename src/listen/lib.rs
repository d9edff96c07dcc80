//! Understands what people say at a table: turns a line typed at the prompt into entries of the strict language. The session
//! tries the readings; this package judges nothing and knows no law.

#![expect(missing_docs, reason = "most names say enough")]

// `message!` and its like.
#[macro_use]
extern crate nos_base;

mod acts;
mod choice;
mod heard;
mod understand;
mod word;
