//! The seam: what a law says of its game. Everything else is derived in [`Table`] and `derive`.

use super::EntryNo;
use super::about::{About, Denied, HAND};
use super::evening::{History, Standing};
use super::facts::{Facts, Value};
use super::help::GameCard;
use super::holds;
use super::library::Library;
use super::paper::{Books, SourceSums};
use super::picture::{DrawnHand, Face, Picture};
use super::referee::Players;
use super::refusal::Judged;
use super::ruling::{Effect, Ruling};
use super::shared::Entry;
use super::show::{Glance, Section, TableSettings};
use super::simulated::SimulationOptions;
use super::table::Table;
use super::tallied::TalliedHand;
use crate::hands::record::PieceRecord;
use crate::hands::set::Set;
use crate::speech::argument::Naming;
use crate::speech::shorthand::Shorthand;
use crate::speech::verb::Verbs;
use crate::speech::{Dialect, Kind, ReadFault, Reader, Reason, VerbRow};
use crate::table::article::Article;
use crate::table::house::Rules;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::text::look::Look;
use crate::words::told::{Told, Variable};
use std::fmt;

/// A game: its rules, its words, its picture. The value is what the law itself keeps of a session; what every law
/// keeps is in [`Table`].
pub trait Game: Clone + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// What players do, besides what every law has. [`verbs!`](crate::verbs) makes it.
    type Act: Verbs;
    /// The questions that only this law answers; [`NoAsk`] if there are none.
    type Ask: Verbs;
    /// What becomes of an act, besides what every law has. [`told!`](crate::told) makes it.
    type Event: Told + Variable + Clone + Eq + fmt::Debug + Send + Sync;
    /// Why an act cannot have happened, besides what every law has.
    type Why: Why;
    type Rule: Rules + Eq + Send + Sync;
    type Piece: Piece;

    const ABOUT: &'static About<Self>;
    /// The hidden hands; `None` if nothing is hidden.
    const HIDDEN: Option<&'static dyn Hidden<Self>> = None;
    /// What it says in its own way, where other laws do with what is derived.
    const CUSTOMS: &'static dyn Customs<Self> = &Usual;

    fn pieces() -> SetOf<Self> {
        Set::of_all(Self::Piece::all())
    }

    /// The rulebook and the messages, which are made once.
    fn library() -> &'static Library;

    /// The phase of the hand that is being played, from [`HAND`] on; with chips also of a session that is settled.
    fn phase(_table: &Table<Self>) -> u32 {
        HAND
    }

    /// Who is on turn in the hand that is being played.
    fn turn(table: &Table<Self>) -> Option<PlayerId>;

    /// Judges an entry: adds its effects to the ruling. Of a shared entry the ruling has the shared effects already,
    /// and the law may add others or refuse.
    fn judge(table: &Table<Self>, entry: &Entry<Self>, ruling: &mut Ruling<Self>) -> Judged<Self>;

    /// Applies an effect, its own or a shared one that the table has applied. Decides nothing.
    fn evolve(table: &mut Table<Self>, no: EntryNo, effect: &Effect<Self>);

    /// Every act that is in order now, written out.
    fn legal(table: &Table<Self>) -> Vec<Legal<Self>>;

    fn plays(legal: &Legal<Self>, piece: &Self::Piece) -> bool {
        legal.piece.as_ref() == Some(piece)
    }

    /// The state, fact by fact; [`Table::facts`] has those of every law.
    fn state(table: &Table<Self>) -> Facts;

    /// Writes out in an act what this event of its ruling decided.
    fn complete(_table: &Table<Self>, _act: &mut Self::Act, _event: &Self::Event) {}

    /// Takes out of an act what is not so by this event of its ruling, after a correction of what came before.
    fn restate(_act: &mut Self::Act, _event: &Self::Event) {}

    /// The verb that a line may leave out if it begins with this word; an error if the word only looks like one.
    fn bare(word: &str, _dialect: Dialect) -> Option<Result<&'static str, Reason>> {
        implied(Self::ABOUT.bare, Self::Piece::read(word))
    }

    /// The law's own fields in the JSON answer to an entry; `None` if it was refused.
    fn added(_ruling: Option<&Ruling<Self>>) -> Facts {
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
    fn hand(_table: &Table<Self>, _event: &Self::Event, _hand: &mut TalliedHand) {}
}

pub type SetOf<G> = <<G as Game>::Piece as Piece>::Set;

/// The hidden hands of a game. From the record of its pieces follow `holds`, `audit`, what may be completed, and
/// players who are made up.
pub trait Hidden<G: Game>: Sync {
    fn record<'a>(&self, table: &'a Table<G>)
    -> Option<&'a PieceRecord<SetOf<G>, &'static Denied>>;

    /// What a piece counts where pieces are counted and not shown.
    fn count(&self) -> fn(G::Piece) -> u8 {
        |_| 0
    }

    /// Where pieces can be that are in no player's hand: hands of the record after those of the players, then the
    /// boneyard.
    fn places(&self) -> &'static [&'static str] {
        &holds::BONEYARD
    }

    /// Who is the next to show the pieces that he still holds; `None` if nobody is.
    fn next_to_show(&self, table: &Table<G>) -> Option<PlayerId>;

    /// What an event of the game proves against a player, besides denials and fouls.
    fn found(&self, _event: &G::Event) -> Option<Found> {
        None
    }

    /// The act by which a player shows these pieces.
    fn show(&self, name: Name, pieces: &[G::Piece]) -> G::Act;

    /// The act by which a player lays a piece one way or another, right or wrong.
    fn lay(&self, table: &Table<G>, player: PlayerId, piece: G::Piece, way: usize) -> G::Act;
}

/// What a law says in its own way, where other laws do with what is derived.
pub trait Customs<G: Game>: Sync {
    /// What is refused before anything else is judged.
    fn before(&self, table: &Table<G>, entry: &Entry<G>) -> Judged<G>;

    /// Why a piece that fits nowhere does not, with a line and an article for each place.
    fn misfit(&self, table: &Table<G>, piece: &G::Piece) -> Vec<(String, Article)>;

    /// What the messages about the state have besides.
    fn about(&self, table: &Table<G>) -> Facts;

    /// What lies on the table, as the terminal draws it; empty if nothing does.
    fn show(&self, table: &Table<G>, look: &Look) -> Vec<String>;

    fn hand_drawn(&self, table: &Table<G>) -> Option<DrawnHand>;

    /// Remarks after a ruling that need the whole record.
    fn remarks(&self, record: &History<'_, G>, ruling: &Ruling<G>) -> Vec<String>;

    /// Tables that are shown unasked after a ruling.
    fn tables(
        &self,
        record: &History<'_, G>,
        ruling: &Ruling<G>,
        shown: &TableSettings,
    ) -> Vec<String>;

    /// The arithmetic of the payments or scores of a ruling on this session.
    fn reckoning(&self, table: &Table<G>, ruling: &Ruling<G>) -> Vec<String>;

    /// What the dossier of an entry says besides.
    fn sections(&self, stood: &Standing<'_, G>) -> Vec<Section>;

    /// What an entry would do, in a few words.
    fn glance(&self, table: &Table<G>, entry: &Entry<G>) -> Judged<G, Glance>;

    /// What is offered for an argument of this kind that begins so.
    fn offers(&self, table: &Table<G>, kind: &'static Kind, stub: &str) -> Vec<String>;

    /// What an entry with an offered word would do, in a few words.
    fn offered(&self, table: &Table<G>, entry: &Entry<G>) -> String;

    /// What a word means now; empty if its row says enough.
    fn word_now(&self, table: &Table<G>, word: &str) -> String;

    /// Writes out what may be left out at the prompt.
    fn write_out<'a>(&self, table: &'a Table<G>, line: &mut Shorthand<'a>);

    /// The error for a word after an act, if one says more than that it cannot stand there.
    fn misplaced(&self, act: &G::Act, reader: &Reader<'_>) -> Option<Reason>;

    /// What everybody has, and what is to be paid. `sums` has a row for each holder.
    fn books(&self, table: &Table<G>, sums: &SourceSums) -> Books;

    fn cards(&self) -> Vec<GameCard>;

    /// Players who are made up.
    ///
    /// # Errors
    /// The options are not possible by this law; the message says what is.
    fn made_up(&self, options: &SimulationOptions) -> Result<Box<dyn Players>, String>;
}

/// For a law that does with what is derived.
pub struct Usual;

/// What the record proves against a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    pub kind: &'static str,
    pub player: PlayerId,
    /// The entry of it; `None` if it is the one that proves it.
    pub no: Option<EntryNo>,
    pub article: Article,
    /// Whether its penalty is paid or waived.
    pub is_settled: bool,
}

/// An act that is in order now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal<G: Game> {
    pub act: G::Act,
    pub piece: Option<G::Piece>,
    /// What `legal` says of it; empty if it is not listed.
    pub facts: Facts,
}

impl<G: Game> Legal<G> {
    pub fn listed(act: G::Act, piece: G::Piece, facts: Facts) -> Legal<G> {
        let piece = Some(piece);
        Legal { act, piece, facts }
    }

    pub fn unlisted(act: G::Act) -> Legal<G> {
        Legal {
            act,
            piece: None,
            facts: Facts::new(),
        }
    }
}

/// What [`Game::bare`] says if this verb is implied by what is read.
pub fn implied<T>(
    verb: &'static str,
    read: Result<T, Reason>,
) -> Option<Result<&'static str, Reason>> {
    match read {
        Ok(_) => Some(Ok(verb)),
        Err(Reason::Expected(_)) => None,
        Err(reason) => Some(Err(reason)),
    }
}

/// Why an act cannot have happened, one variant for each reason.
pub trait Why: Told + Clone + Eq + fmt::Debug + Send + Sync {
    /// The article that decides, if one does.
    fn article(&self) -> Option<Article> {
        self.cites()
    }

    /// Whether it points at the part of the line that it is about.
    fn is_pointed_at(&self) -> bool {
        true
    }

    /// Whether the entry can become possible with more words.
    fn goes_on(&self) -> bool {
        false
    }
}

/// What is played: a tile, a card; on a board, a move.
pub trait Piece: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    const KIND: &'static Kind;
    const USAGE: &'static str;
    /// A set of them; [`NoSet`](crate::hands::set::NoSet) if they are in nobody's hand.
    type Set: Set<Piece = Self> + Variable;

    /// Every piece of the set, in order; none if no lots are drawn.
    fn all() -> Vec<Self> {
        Vec::new()
    }

    fn read(word: &str) -> Result<Self, Reason>;

    /// Reads a word as one of these pieces, where a law says which of them it has.
    fn read_of(word: &str, _pieces: Self::Set) -> Result<Self, Reason> {
        Self::read(word)
    }

    /// Who draws the highest in lots begins.
    fn weight(self) -> u32 {
        0
    }

    /// Whether a word begins with a piece, so that a line that begins with it need not begin with a verb.
    fn begins(word: &str) -> bool {
        Self::read(word).is_ok()
    }

    /// These pieces as they are offered for the beginning of a word.
    fn offered(pieces: Self::Set, stub: &str) -> Vec<String> {
        let printed = pieces.iter().map(|piece| piece.to_string());
        let begins = |word: &String| crate::speech::verb::begins(word, stub);
        printed.filter(begins).collect()
    }

    /// What it shows, if it can be drawn.
    fn face(self) -> Option<Face> {
        None
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
        reader.expected(&crate::speech::kind::VERB)
    }

    fn row(&self) -> &'static VerbRow {
        match *self {}
    }

    fn name_in_full(&mut self, _naming: &dyn Naming) {}
}
