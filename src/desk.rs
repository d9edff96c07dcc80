//! The command line, the prompt and the settings. No rule of a game is decided here.

#![expect(missing_docs, reason = "most names say enough")]

pub mod answer;
#[cfg(feature = "board")]
mod board;
pub mod book;
pub mod cli;
pub mod config;
mod event;
mod export;
mod files;
mod import;
mod journals;
mod languages;
mod law;
mod left_out;
mod open;
pub mod outcome;
mod pager;
mod paper;
mod play;
pub mod point;
pub mod prompt;
pub mod replay;
mod simulating;
pub mod source;
mod standings;
pub mod surroundings;
mod terminal;

pub use outcome::Status;
pub use play::Echo;

use book::Book;
use config::{Balances, Config, Preview};
use files::text_of;
use journals::{ReadJournal, Script};
use law::LawArg;
use outcome::{Failure, Origin, Stopped, refuse_if};
use paper::{PaperForm, SheetForm, deliver};
use point::Point;
use replay::{Manner, Replay, Style};
