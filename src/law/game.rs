//! The seam between a law and the rest of the program, which derives all else (`derived`).

use super::EntryNo;
use super::about::HAND;
use crate::{
    About, Counted, Derived, Draft, Effect, Facts, GameText, Hidden, Judged, Law, Legal, Picture,
    Piece, Reason, Ruling, Table, TalliedHand, Value,
};
use nos_base::{Look, Message, PlayerId, Rules, Set, Texts, Variable};
use nos_entry::{
    Argument, ArgumentRow, Described, Naming, ReadFault, Reader, Slot, SyntaxError, VerbRow, Verbs,
    What,
};
use std::fmt;

/// A game: its rules, words and picture. The value holds the law's own state of a session.
pub trait Game: Clone + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// The acts of players, without the common ones. [`verbs!`](nos_entry::verbs) defines it.
    type Act: Verbs;
    /// The questions that only this law answers; [`NoAsk`] if there are none.
    type Ask: Verbs;
    /// The events of an act, without the common effects. [`messages!`](nos_base::messages) makes
    /// it.
    type Event: Message + Variable + Clone + Eq + fmt::Debug + Send + Sync;
    /// The reasons to refuse an act, without the common ones.
    type Reason: Reason;
    /// Its house rules; [`NoRule`](nos_base::table::house::NoRule) if there are none.
    type Rule: Rules + Eq + Send + Sync;
    /// A tile or a card; on a board, a move.
    type Piece: Piece;

    /// Its row in the list of laws.
    const LAW: &'static Law;
    /// Its rows: numbers of players, common verbs, phases, causes of points.
    const ABOUT: &'static About;
    /// The files of its messages, the most specific last.
    const WORDS: &'static [Texts];
    /// The files of phrases said at its tables, in addition to those of every law.
    const SAID: &'static [Texts];
    /// The hidden hands; `None` if nothing is hidden.
    const HIDDEN: Option<&'static Hidden<Self>> = None;
    /// The figures counted for each player of a season.
    const COUNTED: &'static [Counted<Self::Event>];
    /// The notation of its games for other programs, if there is a usual one.
    const GAME_TEXT: Option<&'static GameText<Self::Event>> = None;
    /// The functions derived for every law, with those that this law replaces.
    const DERIVED: &'static Derived = &Derived::USUAL;

    /// Returns the pieces that can be played.
    fn pieces() -> SetOf<Self> {
        Set::of_all(Self::Piece::all())
    }

    /// Returns the phase of the current hand, from [`HAND`] on; a law with chips also has phases
    /// after the settlement.
    fn phase(_table: &Table<Self>) -> u32 {
        HAND
    }

    /// Returns the player on turn in the hand that is being played.
    fn turn(table: &Table<Self>) -> Option<PlayerId>;

    /// Refuses acts that cannot come now, before anything else is judged.
    fn before(_table: &Table<Self>, _what: &What) -> Judged {
        Ok(())
    }

    /// Judges an act: adds its effects to the ruling.
    fn judge(table: &Table<Self>, act: &Self::Act, ruling: &mut Draft<'_, Self::Event>) -> Judged;

    /// Refuses a common act, or adds to its ruling, which has the common effects already.
    fn judge_shared(
        _table: &Table<Self>,
        _what: &What,
        _ruling: &mut Draft<'_, Self::Event>,
    ) -> Judged {
        Ok(())
    }

    /// Applies an event of its own. Decides nothing.
    fn apply_event(table: &mut Table<Self>, no: EntryNo, event: &Self::Event);

    /// Applies an effect to the law's own state, after the table has applied it. Decides nothing.
    fn apply_effect(_table: &mut Table<Self>, _effect: &Effect) {}

    /// Returns every legal act, written out.
    fn legal(table: &Table<Self>) -> Vec<Legal>;

    /// Returns legal acts that no output reveals: optional claims. Only simulated players see them.
    fn chances(_table: &Table<Self>) -> Vec<Self::Act> {
        Vec::new()
    }

    /// Whether an act plays this piece.
    fn plays(legal: &Legal, piece: &Self::Piece) -> bool {
        legal.piece_as() == Some(*piece)
    }

    /// Returns the facts of its own state; [`Table::facts`] has those of every law.
    fn state(table: &Table<Self>) -> Facts;

    /// Writes into an act what this event of its ruling decided.
    fn complete(_table: &Table<Self>, _act: &mut Self::Act, _event: &Self::Event) {}

    /// Corrects an act that contradicts this event of its ruling and is accepted nevertheless.
    fn restated(_act: &Self::Act, _event: &Self::Event) -> Option<Self::Act> {
        None
    }

    /// Returns the translated move of an act on a board; `None` if it moves nothing.
    fn moved(_act: &Self::Act) -> Option<String> {
        None
    }

    /// Returns the verb that a line may leave out before this word; an error if it only looks
    /// right.
    fn implied_verb(word: &str) -> Option<Result<&'static str, SyntaxError>> {
        implied(Self::ABOUT.implied_verb, Self::Piece::read_of(word, Self::pieces()))
    }

    /// Returns the verbs that a line at the prompt may leave out now, if they are not the phase's.
    fn implied(_table: &Table<Self>) -> Option<Vec<&'static str>> {
        None
    }

    /// Returns the player whom this verb means if it names nobody; `None` for the next player.
    fn meant(_table: &Table<Self>, _verb: &str) -> Option<PlayerId> {
        None
    }

    /// Whether a line can claim more than the act does.
    const CAN_OVERSTATE: bool = false;

    /// Whether a line at the prompt claims more than the act does, such as a capture.
    fn overstates(_table: &Table<Self>, _ruling: &Ruling, _typed: &str) -> bool {
        false
    }

    /// Returns the only legal pieces that the first of these words describe, as in `bishop takes
    /// knight`; one for each number of words.
    fn described(_table: &Table<Self>, _words: &[&str]) -> Vec<Described> {
        Vec::new()
    }

    /// Returns the law's own fields in the JSON answer to an entry; `None` means a refused entry.
    fn json_fields(_ruling: Option<&Ruling>) -> Facts {
        Facts::new()
    }

    /// Returns the pieces on the table, if any. The caption of a board is the message `caption`.
    fn picture(_table: &Table<Self>) -> Option<Picture> {
        None
    }

    /// Answers a question of its own with lines and a value for JSON.
    fn answer(_table: &Table<Self>, _ask: &Self::Ask, _look: &Look) -> (Vec<String>, Value) {
        (Vec::new(), Value::None)
    }

    /// Returns the player of an act that names nobody.
    fn obvious(table: &Table<Self>, _act: &Self::Act) -> Option<PlayerId> {
        table.turn()
    }

    /// Adds an event to the tally of the hand under way.
    fn tally_hand(_table: &Table<Self>, _event: &Self::Event, _hand: &mut TalliedHand) {}
}

pub type SetOf<G> = <<G as Game>::Piece as Piece>::Set;

#[derive(Debug)]
pub struct OnePiece<G>(std::marker::PhantomData<G>);

impl<G: Game> Argument for OnePiece<G> {
    type Value = G::Piece;
    const ROW: ArgumentRow = ArgumentRow::new(G::Piece::USAGE, &[Slot::PIECE]);

    fn read(reader: &mut Reader<'_>) -> Result<G::Piece, ReadFault> {
        reader.piece(G::Piece::KIND, |word| G::Piece::read_of(word, G::pieces()))
    }

    fn print(piece: &G::Piece, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {piece}")
    }
}

/// The questions of a law that has none of its own.
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
        reader.expected(&nos_entry::kind::VERB)
    }

    fn row(&self) -> &'static VerbRow {
        match *self {}
    }

    fn name_in_full(&mut self, _naming: &Naming<'_>) {}
}

/// Returns the answer of [`Game::implied_verb`] for an argument of this verb, read as `read`.
pub fn implied<T>(
    verb: &'static str,
    read: Result<T, SyntaxError>,
) -> Option<Result<&'static str, SyntaxError>> {
    match read {
        Ok(_) => Some(Ok(verb)),
        Err(SyntaxError::Expected(_)) => None,
        Err(reason) => Some(Err(reason)),
    }
}
