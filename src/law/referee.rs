//! The shell's view of a law: its sessions, rulings and refusals, and its row in the list.

use super::common::PlayerStanding;
use super::library::Library;
use super::{Account, AccountChange, EntryNo, Names};
use crate::show::{answers, prompt};
use crate::{
    About, Common, Derived, Event, Facts, GameFormat, HiddenHands, Judged, Legal, Luck, PhaseRow,
    Picture, ProvedOffence, Refusal, Ruling, TalliedHand, TallySheet, Truth, Value,
};
use nos_base::{Article, LeafValue, Look, Name, PerLanguage, PlayerId, Setting, Told};
use nos_entry::argument::all_in_full;
use nos_entry::{
    Act, Argument as _, Carrying, Date, Described, Entry, EntryLanguage, Forfeiting, Naming,
    TypedPiece, What,
};
use std::fmt;

/// A law in the list: its names, and everything that does not depend on a session.
pub struct Law {
    pub about: &'static About,
    pub game_text: Option<&'static GameFormat>,
    pub language: &'static EntryLanguage,
    pub(super) library: PerLanguage<Library>,
    pub derived: &'static Derived,
    pub begin: fn() -> Session,
    /// Corrects an act that contradicts its ruling.
    pub restated: fn(&Act, &Ruling) -> Option<Act>,
    /// Renames the players of an act; `None` if it is no act of this law.
    pub renamed: fn(&Act, &Naming<'_>) -> Option<Act>,
    /// Returns the translated move of an act on a board; `None` if it moves nothing.
    pub moved: fn(&Act) -> Option<String>,
    /// Returns every piece of the set, in order; none if the law draws no lots.
    pub pieces: fn() -> Vec<TypedPiece>,
}

impl Law {
    pub const fn name(&self) -> &'static str {
        self.about.name
    }

    /// Returns the word for the moves of its rulings, in the plural: `payments` or `points`.
    pub const fn moves(&self) -> &'static str {
        match self.about.chips {
            Some(_) => "payments",
            None => self.about.unit,
        }
    }

    pub const fn round(&self) -> &'static str {
        self.about.round()
    }

    /// Returns the article, if any, that allows the table to waive a penalty.
    pub fn waiver(&self) -> Option<Article> {
        self.about.waiver.map(|(_, article)| article)
    }

    pub fn library(&'static self) -> &'static Library {
        self.library.get()
    }

    /// Returns a message of the law without variables.
    pub fn message(&'static self, id: &str) -> String {
        self.library().words.message(id)
    }

    /// Returns an entry, a correction or a question as typed in the chosen language; `Display`
    /// journals it.
    pub fn translate(&self, line: &impl fmt::Display) -> String {
        self.language.translate(&line.to_string())
    }

    /// Returns the same text with its names marked as names.
    pub fn tell(&self, line: &impl fmt::Display) -> Told {
        self.language.tell(&line.to_string())
    }

    pub fn entry(&'static self, what: What) -> Entry {
        Entry::new(self.language, what)
    }

    pub fn lots(&'static self, drawers: &[Name]) -> String {
        let piece = self.library().lexicon.argument(self.language.piece_usage);
        drawers.iter().map(|name| format!("{name} {piece}")).collect::<Vec<_>>().join(" ")
    }

    /// Returns the entry that names this law and its edition.
    pub fn first_entry(&'static self) -> Entry {
        self.entry(What::Law(self.about.edition))
    }

    /// Returns the entry that sets a house rule; `None` if the law has no rule with this key.
    pub fn house_entry(&'static self, word: &str, value: u32) -> Option<Entry> {
        Some(self.entry(What::House(Setting::named(self.language.house, word, value)?)))
    }

    #[must_use]
    pub fn renamed(&'static self, entry: &Entry, other: &dyn Fn(&Name) -> Name) -> Entry {
        let naming = Naming::renaming(other);
        let mut what = entry.what.clone();
        match &mut what {
            What::Seat(names) => names.iter_mut().for_each(|name| *name = other(name)),
            What::Lot(lots) => all_in_full(lots, &naming),
            What::Carry(carried) => Carrying::name_in_full(carried, &naming),
            What::Begin(name) | What::Accept(name) | What::Decline(name) => {
                *name = name.as_ref().map(other);
            }
            What::Official(name) | What::Offer(name) | What::Flag(name) | What::Resign(name) => {
                *name = other(name);
            }
            What::Forfeit(forfeit) => Forfeiting::name_in_full(forfeit, &naming),
            What::Own(act) => *act = (self.renamed)(act, &naming).unwrap_or_else(|| act.clone()),
            What::Law(_)
            | What::House(_)
            | What::Settle
            | What::Note(_)
            | What::Deal
            | What::Void => {}
        }
        entry.with(what)
    }

    pub fn restated(&'static self, entry: &Entry, ruling: &Ruling) -> Option<Entry> {
        let What::Own(act) = &entry.what else { return None };
        Some(entry.with(What::Own((self.restated)(act, ruling)?)))
    }
}

impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for dyn Referee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.debug().fmt(f)
    }
}

impl PartialEq for Law {
    fn eq(&self, other: &Law) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Law {}

pub trait Referee: LeafValue {
    fn copy(&self) -> Box<dyn Referee>;

    /// Refuses acts that cannot come now, before anything else is judged.
    fn admit(&self, what: &What) -> Judged;
    /// Adds the law's own part to a ruling, after the common part.
    fn judge_by_law(&self, what: &What, ruling: &mut Ruling) -> Judged;
    /// Applies a ruling that this session gave in its current state.
    fn apply(&mut self, no: EntryNo, ruling: &Ruling);
    /// Returns an act of the law with every player, place and direction written out.
    fn act_in_full(&self, act: &Act, ruling: &Ruling) -> Act;

    fn law(&self) -> &'static Law;
    /// Returns the state that every law keeps of a session.
    fn common(&self) -> &Common;
    fn phase(&self) -> u32;
    fn turn(&self) -> Option<PlayerId>;
    fn state(&self) -> Facts;
    fn legal(&self) -> Vec<Legal>;
    fn plays(&self, legal: &Legal, piece: &TypedPiece) -> bool;
    fn hidden(&self) -> Option<HiddenHands>;
    /// Returns the act by which a player lays a piece in one of several ways, right or wrong.
    fn lay_act(&self, player: PlayerId, piece: &TypedPiece, way: usize) -> Option<Act>;
    /// Returns legal acts that no output reveals.
    fn chances(&self) -> Vec<Act>;
    /// Returns the law's own fields in the answer to an entry; without a ruling, to a rejected one.
    fn json_fields(&self, ruling: Option<&Ruling>) -> Facts;
    fn picture(&self) -> Option<Picture>;
    fn found(&self, event: &Event) -> Option<ProvedOffence>;
    fn answer(&self, ask: &Act, look: &Look) -> Option<(Vec<String>, Value)>;
    fn write_games(&self, evening: &dyn Evening, occasion: Option<&Occasion>) -> String;
    fn tally(&self, ruling: &Ruling, sheet: &mut TallySheet);
    /// Adds a ruling to the tally of the hand under way, or of the hand just played.
    fn tally_hand(&self, ruling: &Ruling, hand: &mut TalliedHand);

    /// Returns the verbs that a line may leave out now, the likeliest first; `None`: those of the
    /// phase.
    fn implied_by_law(&self) -> Option<Vec<&'static str>>;
    /// Returns the player for a verb that needs one and names nobody, if the law knows.
    fn meant_by_law(&self, verb: &str) -> Option<PlayerId>;
    /// Whether this part of a line claims more than its ruling does, such as a capture.
    fn overstates(&self, ruling: &Ruling, typed: &str) -> bool;
    /// Returns the only legal piece that the first of these words describe.
    fn described(&self, words: &[&str]) -> Vec<Described>;
}

/// The public place of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    Unknown,
    /// On the table. The number is the entry that laid it, if it came from a hand.
    Lies(Option<EntryNo>),
    Held(PlayerId),
}

#[derive(Clone, Copy, Debug)]
pub enum SessionView {
    Status,
    /// Empty if nothing lies on the table.
    Table,
    /// On one line if there is room.
    Accounts,
}

/// A suggestion at the prompt: a word that completes an entry, or a word alone.
#[derive(Clone, Copy, Debug)]
pub enum Offered<'a> {
    Entry(&'a Entry),
    Word(&'a str),
}

/// The player to act, and the possible input.
#[derive(Clone, Debug)]
pub struct Now {
    /// The player to act, and the action if it is not a turn.
    pub to_act: Option<String>,
    /// The state in parts, the most important first.
    pub parts: Vec<Told>,
    /// The likely verbs and the shortest keys.
    pub phase: PhaseRow,
    /// The players, each with a remark.
    pub seated: Vec<(Name, String)>,
    /// The law's message for an unfinished evening; `None` if it is over.
    pub unfinished: Option<&'static str>,
}

pub type Session = Box<dyn Referee>;

impl dyn Referee {
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.any().downcast_ref()
    }

    pub fn table(&self) -> &dyn Referee {
        self
    }

    pub fn names(&self) -> Names {
        self.common().names()
    }

    pub fn accounts(&self, names: &Names) -> Vec<Account> {
        self.common().accounts(names)
    }

    pub fn standing(&self, player: PlayerId) -> PlayerStanding {
        self.common().standing(player)
    }

    pub fn refused_as<T>(&self, entry: &Entry, judged: Judged<T>) -> Result<T, Refusal> {
        judged.map_err(|why| Refusal::of(self.law(), why, Some(entry.clone())))
    }

    pub fn now(&self) -> Now {
        prompt::now(self)
    }

    /// Returns the law's message for an unfinished evening.
    pub fn unfinished(&self) -> Option<&'static str> {
        prompt::unfinished(self)
    }

    pub fn lines(&self, of: SessionView, look: &Look) -> Vec<String> {
        match of {
            SessionView::Status => answers::status(self, look),
            SessionView::Table => self.drawing(look),
            SessionView::Accounts => answers::accounts(self, look),
        }
    }

    pub fn keys(&self) -> String {
        let words = &self.law().library().words;
        let id = format!("keys-{}", self.now().phase.keys);
        words.message(if words.has(&id) { &id } else { "keys-any" })
    }

    /// Returns the pieces on the table; `None` if there are none.
    pub fn drawn(&self) -> Option<Picture> {
        self.hand_drawn()?.picture
    }

    /// Returns the same without a description in words, which takes most of the time.
    pub fn captioned(&self) -> Option<Picture> {
        (self.common().hands() > 0).then(|| answers::captioned(self))?
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

pub type Rulings<'a> = Box<dyn DoubleEndedIterator<Item = (EntryNo, &'a Ruling)> + 'a>;

/// The table of an event at which games are played.
#[derive(Debug)]
pub struct Occasion {
    pub event: String,
    pub round: u32,
    pub table: u32,
}

/// The record of an evening, as a law reads it.
pub trait Evening: Sync {
    fn session(&self) -> &Session;
    /// Returns the session before this entry; `None` if the entry is not in force.
    fn before(&self, no: EntryNo) -> Option<Session>;
    /// Returns the rulings in force, in the order of their entries.
    fn rulings(&self) -> Rulings<'_>;
    fn date(&self, no: EntryNo) -> Option<Date>;
    /// Returns the latest corrections, the last first, each with the accounts before and after it.
    fn corrections(&self, most: usize) -> Vec<(EntryNo, Vec<AccountChange>)>;
    fn entry(&self, no: EntryNo) -> Option<Entry>;
}

/// An entry in force, with its ruling and its surroundings.
#[derive(Clone, Debug)]
pub struct EntryInContext {
    pub no: EntryNo,
    pub entry: Entry,
    pub ruling: Ruling,
    /// The session before its hand began; before the first entry, if no hand has begun.
    pub begun: Session,
    /// The entries from the start of that hand up to this entry.
    pub since: Vec<(EntryNo, Entry)>,
    pub before: Session,
    pub after: Session,
}

/// Simulated players at a table, with their true hands and intentions.
pub trait Players: Send {
    /// Returns the next entry; `None` once the session is over. If refused, it did not happen.
    fn next(&mut self, session: &Session, luck: &mut Luck) -> Option<Entry>;

    fn happened(&mut self, session: &Session, luck: &mut Luck, ruling: &Ruling);

    /// Returns the true hands, and the unseen offences of the last entry.
    fn truth(&self, session: &Session) -> Truth;

    /// Whether a newcomer could mistake an accepted entry for a foul.
    fn is_doubtful(&self, entry: &Entry, ruling: &Ruling) -> bool;
}
