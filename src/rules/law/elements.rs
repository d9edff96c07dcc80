//! What a game is made of: its acts, questions, events, reasons, house rules and pieces, and what it is in rows. What
//! every law keeps is made of these.

use super::about::About;
use super::library::Library;
use super::piece::Piece;
use super::referee::Law;
use super::refusal::Why;
use crate::hands::set::Set;
use crate::speech::argument::Naming;
use crate::speech::rows::Verbs;
use crate::speech::{ReadFault, Reader, VerbRow};
use crate::table::house::Rules;
use crate::words::language::Texts;
use crate::words::message::{Message, Variable};
use std::fmt;

/// The elements of a game. The value is what the law itself keeps of a session; what every law keeps is in
/// [`Table`](super::table::Table).
pub trait Elements: Clone + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// What players do, besides what every law has. [`verbs!`](crate::verbs) makes it.
    type Act: Verbs;
    /// The questions that only this law answers; [`NoAsk`] if there are none.
    type Ask: Verbs;
    /// What becomes of an act, besides what every law has. [`messages!`](crate::messages) makes it.
    type Event: Message + Variable + Clone + Eq + fmt::Debug + Send + Sync;
    /// Why an act cannot have happened, besides what every law has.
    type Why: Why;
    type Rule: Rules + Eq + Send + Sync;
    type Piece: Piece;

    const ABOUT: &'static About;

    fn pieces() -> SetOf<Self> {
        Set::of_all(Self::Piece::all())
    }

    /// The files of its messages, the most particular last.
    const WORDS: &'static [Texts];

    /// Its row in the list of laws.
    fn law() -> &'static Law;

    /// The rulebook and the messages, which are made once.
    fn library() -> &'static Library {
        Self::law().library()
    }
}

pub type SetOf<G> = <<G as Elements>::Piece as Piece>::Set;

/// For a law without questions of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAsk {}

impl fmt::Display for NoAsk {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Verbs for NoAsk {
    const ROWS: &'static [VerbRow] = &[];

    fn read(_place: usize, reader: &mut Reader<'_>) -> Result<NoAsk, ReadFault> {
        reader.expected(&crate::speech::kind::VERB)
    }

    fn row(&self) -> &'static VerbRow {
        match *self {}
    }

    fn name_in_full(&mut self, _naming: &dyn Naming) {}
}
