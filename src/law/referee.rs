//! What the shell knows of a law: sessions, rulings and refusals of any law, and the row of a law in the list.

use super::about::{About, PhaseRow};
use super::common::{Common, PlayerStanding};
use super::derived::Derived;
use super::legal::Legal;
use super::library::Library;
use super::refusal::Refusal;
use super::ruling::{Event, Ruling};
use super::{Account, AccountChange, EntryNo, Names};
use crate::facts::{Facts, Value};
use crate::hidden_hands::{HiddenHands, ProvedOffence};
use crate::imported::GameFormat;
use crate::objection::Judged;
use crate::occasion::Occasion;
use crate::paper::{Flow, Penalty};
use crate::picture::Picture;
use crate::show::{answers, prompt};
use crate::simulated::{Luck, Truth};
use crate::tallied::{TalliedHand, TallySheet};
use nos_base::table::article::Article;
use nos_base::table::house::Setting;
use nos_base::table::leaf::LeafValue;
use nos_base::table::name::Name;
use nos_base::table::seat::PlayerId;
use nos_base::text::look::Look;
use nos_base::words::language::PerLanguage;
use nos_base::words::told::Told;
use nos_entry::argument::{Argument as _, Carrying};
use nos_entry::entry::TypedPiece;
use nos_entry::naming::Naming;
use nos_entry::{Act, Date, Entry, EntryLanguage, What};
use std::fmt;

/// A law in the list: what it calls things, and all that does not depend on a session.
pub struct Law {
    pub about: &'static About,
    /// The format in which its games are written down for other programs, if there is one.
    pub game_text: Option<&'static GameFormat>,
    pub language: &'static EntryLanguage,
    pub(super) library: PerLanguage<Library>,
    /// What is derived for every law, with what this one says in its own way.
    pub derived: &'static Derived,
    /// A session that has not begun.
    pub begin: fn() -> Session,
    /// The act as its ruling has it, where its words say otherwise.
    pub restated: fn(&Act, &Ruling) -> Option<Act>,
    /// The act with other names of its players; `None` if it is no act of this law.
    pub renamed: fn(&Act, &Naming<'_>) -> Option<Act>,
    /// What an act moves on a board, as it is told; `None` if nothing.
    pub moved: fn(&Act) -> Option<String>,
    /// Every piece of the set, in order; none if no lots are drawn.
    pub pieces: fn() -> Vec<TypedPiece>,
}

impl Law {
    pub const fn name(&self) -> &'static str {
        self.about.name
    }

    /// What its rulings move, in the plural: `payments` or `points`.
    pub const fn moves(&self) -> &'static str {
        match self.about.chips {
            Some(_) => "payments",
            None => self.about.unit,
        }
    }

    /// What is played, one after the other: `hand` or `game`.
    pub const fn round(&self) -> &'static str {
        self.about.round()
    }

    /// The article that allows the table to waive a penalty, if one does.
    pub fn waiver(&self) -> Option<Article> {
        self.about.waiver.map(|(_, article)| article)
    }

    /// What is made once of its rows and files.
    pub fn library(&'static self) -> &'static Library {
        self.library.get()
    }

    /// A message of the law without variables.
    pub fn message(&'static self, id: &str) -> String {
        self.library().words.message(id)
    }

    /// An entry, a correction or a question as it is typed in the language that was chosen; its display is what a
    /// journal has.
    pub fn translate(&self, line: &impl fmt::Display) -> String {
        self.language.translate(&line.to_string())
    }

    /// The same, in which names are names: its reader says what each word is.
    pub fn tell(&self, line: &impl fmt::Display) -> Told {
        self.language.tell(&line.to_string())
    }

    /// An entry of this law, without a waiver or a clock.
    pub fn entry(&'static self, what: What) -> Entry {
        Entry::new(self.language, what)
    }

    /// What to type for these players' lots.
    pub fn lots(&'static self, drawers: &[Name]) -> String {
        let piece = self.library().lexicon.argument(self.language.piece_usage);
        let lots: Vec<String> = drawers.iter().map(|name| format!("{name} {piece}")).collect();
        lots.join(" ")
    }

    /// The entry that names this law and its edition.
    pub fn first_entry(&'static self) -> Entry {
        self.entry(What::Law(self.about.edition))
    }

    /// The entry that sets a house rule, by its key, to this value; `None` if the law has no such rule.
    pub fn house_entry(&'static self, word: &str, value: u32) -> Option<Entry> {
        let setting = Setting::named(self.language.house, word, value)?;
        Some(self.entry(What::House(setting)))
    }

    /// The entry with other names.
    #[must_use]
    pub fn renamed(&'static self, entry: &Entry, other: &dyn Fn(&Name) -> Name) -> Entry {
        let what = match &entry.what {
            What::Seat(names) => What::Seat(names.iter().map(other).collect()),
            What::Lot(lots) => {
                let lots = lots.iter();
                What::Lot(lots.map(|(name, piece)| (other(name), piece.clone())).collect())
            }
            What::Official(name) => What::Official(other(name)),
            What::Carry(carried) => {
                let mut carried = carried.clone();
                Carrying::name_in_full(&mut carried, &Naming::renaming(other));
                What::Carry(carried)
            }
            What::Begin(name) => What::Begin(name.as_ref().map(other)),
            What::Offer(name) => What::Offer(other(name)),
            What::Accept(name) => What::Accept(name.as_ref().map(other)),
            What::Decline(name) => What::Decline(name.as_ref().map(other)),
            What::Resign(name) => What::Resign(other(name)),
            What::Own(act) => match (self.renamed)(act, &Naming::renaming(other)) {
                Some(act) => What::Own(act),
                None => return entry.clone(),
            },
            What::Law(_)
            | What::House(_)
            | What::Settle
            | What::Note(_)
            | What::Deal
            | What::Void => return entry.clone(),
        };
        entry.with(what)
    }

    /// The entry as its ruling has it; `None` if its words say so themselves.
    pub fn restated(&'static self, entry: &Entry, ruling: &Ruling) -> Option<Entry> {
        let What::Own(act) = &entry.what else {
            return None;
        };
        Some(entry.with(What::Own((self.restated)(act, ruling)?)))
    }
}

impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl PartialEq for Law {
    fn eq(&self, other: &Law) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Law {}

/// A session under any law.
pub trait Referee: LeafValue {
    fn copy(&self) -> Box<dyn Referee>;

    /// What is refused before anything else is judged.
    fn admit(&self, what: &What) -> Judged;
    /// Adds to a ruling what the law itself says, after what every law has.
    fn judge_by_law(&self, what: &What, ruling: &mut Ruling) -> Judged;
    /// Applies a ruling that this session gave in its current state.
    fn apply(&mut self, no: EntryNo, ruling: &Ruling);
    /// An act of the law with every player, place and direction written out.
    fn act_in_full(&self, act: &Act, ruling: &Ruling) -> Act;

    fn law(&self) -> &'static Law;
    /// What every law keeps of a session.
    fn common(&self) -> &Common;
    fn phase(&self) -> u32;
    fn turn(&self) -> Option<PlayerId>;
    fn state(&self) -> Facts;
    /// Every act that is in order now.
    fn legal(&self) -> Vec<Legal>;
    /// Whether an act plays this piece.
    fn plays(&self, legal: &Legal, piece: &TypedPiece) -> bool;
    /// The hidden hands; `None` if nothing is hidden.
    fn hidden(&self) -> Option<HiddenHands>;
    /// The act by which a player lays a piece one way or another, right or wrong; `None` if no hands are hidden.
    fn lay_act(&self, player: PlayerId, piece: &TypedPiece, way: usize) -> Option<Act>;
    /// Acts in order that nothing tells of.
    fn chances(&self) -> Vec<Act>;
    /// The law's own fields in the answer to an entry; those of a rejected one, if there is no ruling.
    fn json_fields(&self, ruling: Option<&Ruling>) -> Facts;
    /// What lies on the table, as the law has it.
    fn picture(&self) -> Option<Picture>;
    /// What an event proves against a player.
    fn found(&self, event: &Event) -> Option<ProvedOffence>;
    /// The answer to a question of its own; `None` if it is one of another law.
    fn answer(&self, ask: &Act, look: &Look) -> Option<(Vec<String>, Value)>;
    /// The games of a record, written down for other programs.
    fn write_games(&self, evening: &dyn Evening, occasion: Option<&Occasion>) -> String;
    fn tally(&self, ruling: &Ruling, sheet: &mut TallySheet);
    /// Adds what a ruling says of the hand under way, or of the hand just played.
    fn tally_hand(&self, ruling: &Ruling, hand: &mut TalliedHand);

    /// The verbs that a line may leave out now, the likeliest first; `None` if the row of the phase says them.
    fn implied_by_law(&self) -> Option<Vec<&'static str>>;
    /// Who is meant by a verb that must name somebody, and names nobody; `None` if the law does not say.
    fn meant_by_law(&self, verb: &str) -> Option<PlayerId>;
    /// Whether something is said in this part of a line that is not so by its ruling, as a capture where nothing is taken.
    fn overstates(&self, ruling: &Ruling, typed: &str) -> bool;
}

/// Where a piece is, as far as everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    Unknown,
    /// The piece lies on the table; the number is that of the entry that laid it, if a hand had it.
    Lies(Option<EntryNo>),
    /// This player holds it.
    Held(PlayerId),
}

/// Lines about a session.
#[derive(Clone, Copy, Debug)]
pub enum SessionView {
    Status,
    /// What lies on the table; none if nothing does.
    Table,
    /// What everybody has, on one line if there is room.
    Accounts,
}

/// What is offered at the prompt: an entry with it, or a word alone.
#[derive(Clone, Copy, Debug)]
pub enum Offered<'a> {
    Entry(&'a Entry),
    Word(&'a str),
}

/// Who acts and what can be typed.
#[derive(Clone, Debug)]
pub struct Now {
    /// Who must act, and what to do if it is not a turn.
    pub to_act: Option<String>,
    /// The state in parts, the most important first.
    pub parts: Vec<Told>,
    /// The likely verbs and the shortest keys.
    pub phase: PhaseRow,
    /// The players, each with what is said of him.
    pub seated: Vec<(Name, String)>,
    /// The message of the law that says why the evening is not over yet; `None` if it is.
    pub unfinished: Option<&'static str>,
}

/// A table of any law.
pub type Session = Box<dyn Referee>;

impl dyn Referee {
    /// The value in the law's own type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.any().downcast_ref()
    }

    pub fn table(&self) -> &dyn Referee {
        self
    }

    /// Everybody who has played, in the order of arrival.
    pub fn names(&self) -> Names {
        self.common().names()
    }

    pub fn accounts(&self, names: &Names) -> Vec<Account> {
        self.common().accounts(names)
    }

    pub fn standing(&self, player: PlayerId) -> PlayerStanding {
        self.common().standing(player)
    }

    /// The refusal of an entry, if this is one.
    pub fn refused_as<T>(&self, entry: &Entry, judged: Judged<T>) -> Result<T, Refusal> {
        judged.map_err(|why| Refusal::of(self.law(), why, Some(entry.clone())))
    }

    /// Who acts and what can be typed.
    pub fn now(&self) -> Now {
        prompt::now(self)
    }

    /// Lines about the session.
    pub fn lines(&self, of: SessionView, look: &Look) -> Vec<String> {
        match of {
            SessionView::Status => answers::status(self, look),
            SessionView::Table => self.drawing(look),
            SessionView::Accounts => answers::accounts(self, look),
        }
    }

    /// The shortest keys now.
    pub fn keys(&self) -> String {
        let words = &self.law().library().words;
        let id = format!("keys-{}", self.now().phase.keys);
        words.message(if words.has(&id) { &id } else { "keys-any" })
    }

    /// What lies on the table; `None` if nothing does.
    pub fn drawn(&self) -> Option<Picture> {
        self.hand_drawn()?.picture
    }
}

impl Clone for Session {
    fn clone(&self) -> Session {
        self.copy()
    }
}

impl PartialEq for dyn Referee {
    fn eq(&self, other: &dyn Referee) -> bool {
        self.is(other.any())
    }
}

impl Eq for dyn Referee {}

/// What a ruling is to whoever does not know its law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RulingSummary {
    pub actor: Option<PlayerId>,
    /// The place in the books of the player who leaves.
    pub leaver: Option<usize>,
    /// Whether the official is asked before it is recorded.
    pub asks: bool,
    /// Whether it only has events of the game: nothing changes in the books, and no hand begins.
    pub is_play: bool,
    pub begins_hand: bool,
    /// Whether a hand is over, or a game is won.
    pub ends_hand: bool,
    /// Whether it takes back everything since the deal.
    pub abandons: bool,
    /// Whether it lets a piece lie that does not follow the game.
    pub strays: bool,
    /// Whether only the settlement follows.
    pub settles: bool,
    pub takes_the_pot: bool,
    /// Whether somebody pays or scores.
    pub moves: bool,
}

impl RulingSummary {
    /// Whether the sheet is shown after it.
    pub fn brings_the_sheet(&self) -> bool {
        self.takes_the_pot || self.settles
    }

    /// Whether it ends something, so that even a quiet replay shows it.
    pub fn ends_something(&self) -> bool {
        self.ends_hand || self.brings_the_sheet()
    }

    /// Whether it changes what somebody has, and neither it nor a table after it tells what everybody has then.
    pub fn leaves_accounts_untold(&self) -> bool {
        self.moves && !self.ends_something() && !self.abandons
    }
}

/// What a ruling brings on the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OnPaper {
    /// The changes of the books; the reversal of an abandoned hand is left out.
    pub flows: Vec<Flow>,
    pub penalties: Vec<Penalty>,
    /// Who keeps the journal from here on, if that is said.
    pub official: Option<Name>,
}

/// Rulings with the numbers of their entries.
pub type Rulings<'a> = Box<dyn DoubleEndedIterator<Item = (EntryNo, &'a Ruling)> + 'a>;

/// The record of an evening, as a law reads it.
pub trait Evening: Sync {
    fn session(&self) -> &Session;
    /// The session before the entry with this number; `None` if it does not stand.
    fn before(&self, no: EntryNo) -> Option<Session>;
    /// The rulings that stand, in the order in which their entries are read.
    fn rulings(&self) -> Rulings<'_>;
    fn date(&self, no: EntryNo) -> Option<Date>;
    /// The last corrections, the latest first, each with what everybody had before and after it.
    fn corrections(&self, most: usize) -> Vec<(EntryNo, Vec<AccountChange>)>;
    /// The entry that stands under this number.
    fn entry(&self, no: EntryNo) -> Option<Entry>;
}

/// An entry that stands, with its ruling and what came before it.
#[derive(Clone, Debug)]
pub struct EntryInContext {
    pub no: EntryNo,
    pub entry: Entry,
    pub ruling: Ruling,
    /// The session before its hand began; before the first entry, if no hand has begun.
    pub begun: Session,
    /// The entries from there to just before it.
    pub since: Vec<(EntryNo, Entry)>,
    pub before: Session,
    pub after: Session,
}

/// Made-up players at a table: what they truly hold, and what they are about to do.
pub trait Players: Send {
    /// What somebody does next; `None` once the session is over. If the law refuses it, it did not happen.
    fn next(&mut self, session: &Session, luck: &mut Luck) -> Option<Entry>;

    /// Moves the true tiles after a ruling; the session is the one after it.
    fn happened(&mut self, session: &Session, luck: &mut Luck, ruling: &Ruling);

    /// What is truly in the hands, and what was done wrong in the last entry without being seen.
    fn truth(&self, session: &Session) -> Truth;

    /// Whether somebody new to the law could take an entry that was in order for a foul.
    fn is_doubtful(&self, entry: &Entry, ruling: &Ruling) -> bool;
}
