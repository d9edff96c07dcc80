//! The language of entries, which officials type and journals hold. One reader serves files, the
//! prompt, colours, completion and messages. Each law defines its verbs as rows of a table
//! ([`verbs!`]). This package reads words; it looks up no names and judges nothing.

#![expect(missing_docs, reason = "most names say enough")]

// `message!` and its like.
#[macro_use]
extern crate nos_base;

pub mod argument;
pub mod body;
pub mod carried;
pub mod clock;
pub mod common;
pub mod context;
pub mod dictionary;
mod english;
pub mod entry;
pub mod error;
pub mod forfeit;
pub mod kind;
pub mod language;
pub mod lexicon;
pub mod line;
pub mod naming;
pub mod phrases;
pub mod reader;
pub mod reading;
pub mod rows;
pub mod shell;
pub mod slot;
pub mod timestamp;
pub mod token;
mod translate;
pub mod verb;

pub use argument::{
    Actor, Argument, Carrying, Count, Forfeiting, NamesAndNumbers, Newcomer, Number, OptionalCount,
    Player,
};
pub use carried::CarriedScore;
pub use clock::ClockTime;
pub use context::{
    Before, Boneyard, Described, EarlierEntry, EntryPlace, PromptContext, TriedEntry,
};
pub use entry::{Act, Asked, Entry, LawQuestion, What};
pub use entry::{CommonQuestion, CommonVerb, Subject, TypedPiece};
pub use error::{ReadError, ReadFault, SyntaxError};
pub use forfeit::Forfeit;
pub use kind::{Class, Dialect, Kind, Mark, Notes, Want};
pub use language::EntryLanguage;
pub use lexicon::{Lexicon, Verb, VerbPlace, Vocabulary};
pub use line::{
    Amendment, Body, Correction, HistoryFilter, HistoryRange, Line, Part, Question, RuleQuery,
    Topic,
};
pub use naming::Naming;
pub use nos_base::table::article::Passage;
pub use phrases::{Auxiliary, Inflection, Phrases, Preposition, SaidVerb, Sense, Wording};
pub use reader::Reader;
pub use reading::{
    PartialReading, Reading, annotate, read, read_bytes, read_entry, read_line, read_script,
};
pub use rows::Verbs;
pub use shell::{ShellVerb, amends};
pub use slot::{ArgumentRow, Slot, Takes, Unit};
pub use timestamp::{Date, Moment, Timestamp};
pub use token::{LINE_MAX, Parts, Token, body_of, strip_bom};
pub use verb::{Group, VerbRow};
