//! The seam: what a law says of its game. Everything else is derived in [`Table`] and `derive`.

use super::EntryNo;
use super::about::{About, HAND};
use super::counted::Counted;
use super::derived::Derived;
use super::facts::{Facts, Value};
use super::game_text::GameText;
use super::hidden::Hidden;
use super::legal::Legal;
use super::picture::Picture;
use super::piece::Piece;
use super::referee::Law;
use super::ruling::{Draft, Ruling};
use super::table::Table;
use super::tallied::TalliedHand;
use crate::effect::Effect;
use crate::objection::{Judged, Reason};
use nos_base::hands::set::Set;
use nos_base::table::house::Rules;
use nos_base::table::seat::PlayerId;
use nos_base::text::look::Look;
use nos_base::words::language::Texts;
use nos_base::words::message::{Message, Variable};
use nos_entry::argument::Argument;
use nos_entry::naming::Naming;
use nos_entry::rows::Verbs;
use nos_entry::slot::{ArgumentRow, Slot};
use nos_entry::{ReadFault, Reader, SyntaxError, VerbRow, What};
use std::fmt;

/// A game: its rules, its words, its picture. The value is what the law itself keeps of a session; what every law
/// keeps is in [`Table`].
pub trait Game: Clone + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// What players do, besides what every law has. [`verbs!`](nos_entry::verbs) makes it.
    type Act: Verbs;
    /// The questions that only this law answers; [`NoAsk`] if there are none.
    type Ask: Verbs;
    /// What becomes of an act, besides what every law has. [`messages!`](nos_base::messages) makes it.
    type Event: Message + Variable + Clone + Eq + fmt::Debug + Send + Sync;
    /// Why an act cannot have happened, besides what every law has.
    type Reason: Reason;
    /// Its house rules; [`NoRule`](nos_base::table::house::NoRule) if there are none.
    type Rule: Rules + Eq + Send + Sync;
    /// What is played: a tile, a card, on a board a move.
    type Piece: Piece;

    /// Its rows: how many play, shared verbs, phases, what points are for.
    const ABOUT: &'static About;

    /// The pieces that can be played.
    fn pieces() -> SetOf<Self> {
        Set::of_all(Self::Piece::all())
    }

    /// The files of its messages, the most particular last.
    const WORDS: &'static [Texts];

    /// The files of what is said at its tables, besides that of every law.
    const SAID: &'static [Texts];

    /// Its row in the list of laws.
    fn law() -> &'static Law;

    /// The hidden hands; `None` if nothing is hidden.
    const HIDDEN: Option<&'static Hidden<Self>> = None;
    /// What is counted for each player of a season.
    const COUNTED: &'static [Counted<Self::Event>];
    /// How its games are written down for other programs, if there is a usual way.
    const GAME_TEXT: Option<&'static GameText<Self::Event>> = None;
    /// What is derived for every law, with what this one says in its own way.
    const DERIVED: &'static Derived = &Derived::USUAL;

    /// The phase of the hand that is being played, from [`HAND`] on; with chips also of a session that is settled.
    fn phase(_table: &Table<Self>) -> u32 {
        HAND
    }

    /// Who is on turn in the hand that is being played.
    fn turn(table: &Table<Self>) -> Option<PlayerId>;

    /// Refuses what cannot come now, before anything else is judged.
    fn before(_table: &Table<Self>, _what: &What) -> Judged {
        Ok(())
    }

    /// Judges an act: adds its effects to the ruling.
    fn judge(table: &Table<Self>, act: &Self::Act, ruling: &mut Draft<'_, Self::Event>) -> Judged;

    /// Adds to the ruling on what every law has, which has its effects already, or refuses it.
    fn judge_shared(
        _table: &Table<Self>,
        _what: &What,
        _ruling: &mut Draft<'_, Self::Event>,
    ) -> Judged {
        Ok(())
    }

    /// Applies an event of its own. Decides nothing.
    fn apply_event(table: &mut Table<Self>, no: EntryNo, event: &Self::Event);

    /// What an effect changes in what the law itself keeps, once the table has applied it. Decides nothing.
    fn apply_effect(_table: &mut Table<Self>, _effect: &Effect) {}

    /// Every act that is in order now, written out.
    fn legal(table: &Table<Self>) -> Vec<Legal>;

    /// Acts in order that nothing tells of, since the referee is neutral: what a player may do or ask for, and need not.
    /// Only players who are made up look for them.
    fn chances(_table: &Table<Self>) -> Vec<Self::Act> {
        Vec::new()
    }

    /// Whether an act plays this piece.
    fn plays(legal: &Legal, piece: &Self::Piece) -> bool {
        legal.piece_as() == Some(*piece)
    }

    /// The state, fact by fact; [`Table::facts`] has those of every law.
    fn state(table: &Table<Self>) -> Facts;

    /// Writes out in an act what this event of its ruling decided.
    fn complete(_table: &Table<Self>, _act: &mut Self::Act, _event: &Self::Event) {}

    /// An act that says what is so by this event of its ruling, where the act says otherwise and is read all the same.
    fn restated(_act: &Self::Act, _event: &Self::Event) -> Option<Self::Act> {
        None
    }

    /// What an act moves on a board, as it is told; `None` if nothing.
    fn moved(_act: &Self::Act) -> Option<String> {
        None
    }

    /// The verb that a line may leave out if it begins with this word; an error if the word only looks like one.
    fn implied_verb(word: &str) -> Option<Result<&'static str, SyntaxError>> {
        let read = Self::Piece::read_of(word, Self::pieces());
        implied(Self::ABOUT.implied_verb, read)
    }

    /// The verbs that a line at the prompt may leave out now, if not those of the phase.
    fn implied(_table: &Table<Self>) -> Option<Vec<&'static str>> {
        None
    }

    /// Who is meant by this verb if it names nobody; `None` if it is who is next.
    fn meant(_table: &Table<Self>, _verb: &str) -> Option<PlayerId> {
        None
    }

    /// Whether a line can say more of an act than is so.
    const CAN_OVERSTATE: bool = false;

    /// Whether a line at the prompt says more than is so, as a capture where nothing is taken.
    fn overstates(_table: &Table<Self>, _ruling: &Ruling, _typed: &str) -> bool {
        false
    }

    /// The law's own fields in the JSON answer to an entry; `None` if it was refused.
    fn json_fields(_ruling: Option<&Ruling>) -> Facts {
        Facts::new()
    }

    /// What lies on the table; `None` if nothing does. A board gets the message `caption`, if it has no other.
    fn picture(_table: &Table<Self>) -> Option<Picture> {
        None
    }

    /// The answer to a question of its own: lines, and a value for JSON.
    fn answer(_table: &Table<Self>, _ask: &Self::Ask, _look: &Look) -> (Vec<String>, Value) {
        (Vec::new(), Value::None)
    }

    /// Who acts if an act names nobody.
    fn obvious(table: &Table<Self>, _act: &Self::Act) -> Option<PlayerId> {
        table.turn()
    }

    /// What an event says of the hand under way besides.
    fn tally_hand(_table: &Table<Self>, _event: &Self::Event, _hand: &mut TalliedHand) {}
}

pub type SetOf<G> = <<G as Game>::Piece as Piece>::Set;

/// Any piece, as an argument.
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
        reader.expected(&nos_entry::kind::VERB)
    }

    fn row(&self) -> &'static VerbRow {
        match *self {}
    }

    fn name_in_full(&mut self, _naming: &Naming<'_>) {}
}

/// What [`Game::implied_verb`] says if this verb is implied by what is read.
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
