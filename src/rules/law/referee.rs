//! What the shell knows of a law: sessions, rulings and refusals of any law, and the row of a law in the list.

use super::about::PhaseRow;
use super::evening::{Evening, Stood};
use super::library::Library;
use super::{Account, AccountChange, EntryNo, MoveChange, Names, ToldRuling, Verdict};
use crate::law::facts::{Facts, Value};
use crate::law::help::GameCard;
use crate::law::paper::{Books, Flow, Penalty, SourceSums};
use crate::law::picture::{self, DrawnHand};
use crate::law::show::{Glance, Meaning, Section, TableSettings, TopicKind};
use crate::law::simulated::{Luck, SimulationOptions, Truth};
use crate::law::tallied::{TalliedHand, TallyColumn, TallySheet};
use crate::speech::{Comparable, Entry, EntryLanguage, Kind, Mark, OfLaw, Situation, Spoken};
use crate::table::article::Article;
use crate::table::house::HouseRow;
use crate::table::seat::PlayerId;
use crate::text::look::Look;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// The answer to a question of a law: lines with this look, or without one a value for JSON; or why there is none.
pub type LawAnswer =
    fn(&dyn Evening, &Spoken, Option<&Look>) -> Result<(Vec<String>, Value), String>;

/// A law in the list: all that does not depend on a session.
pub struct Law {
    pub name: &'static str,
    pub title: &'static str,
    /// What its rulings move, in the plural: `payments` or `points`.
    pub moves: &'static str,
    /// What is played, one after the other: `hand` or `game`.
    pub round: &'static str,
    pub language: &'static EntryLanguage,
    pub library: fn() -> &'static Library,
    /// A session that has not begun.
    pub begin: fn() -> Session,
    /// The entry that names this law and its edition.
    pub first_entry: fn() -> Entry,
    pub house: fn() -> Vec<&'static HouseRow>,
    /// The entry that sets a house rule, by its key, to this value; `None` if it does not take it.
    pub house_entry: fn(&str, u32) -> Option<Entry>,
    pub tell_changes: fn(&[&MoveChange]) -> Vec<String>,
    pub tell_accounts: fn(&[AccountChange]) -> String,
    /// The article that allows the table to waive a penalty, if one does.
    pub waiver: Option<Article>,
    /// The entry with its penalty waived or not.
    pub waiving: fn(&Entry, bool) -> Entry,
    pub kinds: fn(&str) -> Vec<TopicKind>,
    pub answer: LawAnswer,
    pub remarks: fn(&dyn Evening, &Ruling) -> Vec<String>,
    pub tables: fn(&dyn Evening, &Ruling, &TableSettings) -> Vec<String>,
    pub sections: fn(&Stood) -> Vec<Section>,
    pub shown_with: fn(&str) -> Option<Spoken>,
    /// What is counted, in the plural.
    pub unit: &'static str,
    /// The headings for what everybody has at the start and at the end, and for the result.
    pub headings: [&'static str; 3],
    pub holders: fn(&Names) -> Vec<String>,
    pub holder_of: fn(usize) -> usize,
    pub cards: fn() -> Vec<GameCard>,
    pub result: TallyColumn,
    pub is_for_money: bool,
    /// The format in which its games are written down for other programs, if there is one.
    pub game_text: Option<&'static str>,
    /// The games of a record in that format.
    pub write_games: fn(&dyn Evening) -> String,
    /// A table of made-up players.
    pub simulate: fn(&SimulationOptions) -> Result<Box<dyn Players>, String>,
    pub is_doubtful: fn(&Entry, &Ruling) -> bool,
}

impl Law {
    /// What is made once of its rows and files.
    pub fn library(&self) -> &'static Library {
        (self.library)()
    }
}

impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for Law {
    fn eq(&self, other: &Law) -> bool {
        self.name == other.name
    }
}

impl Eq for Law {}

/// A session under any law.
pub trait Referee: Situation + Comparable {
    fn law(&self) -> &'static Law;
    fn copy(&self) -> Box<dyn Referee>;

    /// Judges an entry. The session does not change.
    fn judge(&self, entry: &Entry) -> Result<Ruling, Refusal>;
    /// Applies a ruling that this session gave in its current state.
    fn apply(&mut self, no: EntryNo, ruling: &Ruling);
    fn in_full(&self, entry: &Entry, ruling: &Ruling) -> Entry;
    /// Everybody who has played, in the order of arrival.
    fn names(&self) -> Names;
    fn accounts(&self, names: &Names) -> Vec<Account>;

    fn state(&self) -> Facts;
    /// The law's own fields in the answer to an entry; those of a rejected one, if there is no ruling.
    fn added(&self, ruling: Option<&Ruling>) -> Facts;
    fn status(&self, look: &Look) -> Vec<String>;
    /// What lies on the table; empty if nothing does.
    fn picture(&self, look: &Look) -> Vec<String>;
    /// The arithmetic of each payment or score.
    fn reckoning(&self, ruling: &Ruling) -> Vec<String>;

    /// Who must act, and what to do if it is not a turn.
    fn to_act(&self) -> Option<String>;
    /// The state in parts, the most important first.
    fn standing(&self) -> Vec<String>;
    /// What an entry would do.
    fn glance(&self, entry: &Entry) -> Result<Glance, Refusal>;
    /// The likely verbs and the shortest keys.
    fn phase_row(&self) -> PhaseRow;
    fn seated(&self) -> Vec<(String, String)>;
    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String>;
    fn offered(&self, entry: &Entry) -> String;
    fn word_now(&self, word: &str) -> String;

    fn books(&self, sums: &SourceSums) -> Books;
    fn hand_drawn(&self) -> Option<DrawnHand>;
    fn tally(&self, ruling: &Ruling, sheet: &mut TallySheet);
    /// The result of a player, and what it is measured by.
    fn over(&self, player: PlayerId) -> [i64; 2];
    fn sits(&self, player: PlayerId) -> bool;
    fn unfinished(&self) -> Option<&'static str>;
    /// Adds what a ruling says of the hand under way, or of the hand just played.
    fn hand(&self, ruling: &Ruling, hand: &mut TalliedHand);
}

pub struct Session(Box<dyn Referee>);

impl Session {
    pub fn new(referee: impl Referee) -> Session {
        Session(Box::new(referee))
    }

    /// It as the law's own type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.any().downcast_ref()
    }

    pub fn situation(&self) -> &dyn Situation {
        &*self.0
    }

    /// What lies on the table; `None` if nothing does.
    pub fn drawn(&self) -> Option<picture::Picture> {
        self.hand_drawn()?.picture
    }
}

impl Deref for Session {
    type Target = dyn Referee;

    fn deref(&self) -> &dyn Referee {
        &*self.0
    }
}

impl DerefMut for Session {
    fn deref_mut(&mut self) -> &mut dyn Referee {
        &mut *self.0
    }
}

impl Clone for Session {
    fn clone(&self) -> Session {
        Session(self.0.copy())
    }
}

impl PartialEq for Session {
    fn eq(&self, other: &Session) -> bool {
        self.0.is(other.0.any())
    }
}

impl Eq for Session {}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Session({:?})", self.law())
    }
}

/// A ruling of any law.
pub trait Ruled: Comparable {
    fn verdict(&self) -> Verdict;
    /// Whether the official is asked before it is recorded.
    fn asks(&self) -> bool;
    fn tell(&self, names: &Names) -> ToldRuling;
    /// The same without payments in sentences.
    fn outline(&self, names: &Names) -> ToldRuling;
    /// The changes of the books; the reversal of an abandoned hand is left out.
    fn flows(&self) -> Vec<Flow>;
    fn penalties(&self) -> Vec<Penalty>;
    /// Whether it only has events of the game: nothing changes in the books, and no hand begins.
    fn is_play(&self) -> bool;
    /// Whether a hand begins with it.
    fn begins_hand(&self) -> bool;
    /// Whether it takes back everything since the deal.
    fn abandons(&self) -> bool;
    /// The place in the books of the player who leaves.
    fn leaver(&self) -> Option<usize>;
    /// Whether it lets a tile lie that does not follow the game.
    fn strays(&self) -> bool;
    /// Whether only the settlement follows.
    fn settles(&self) -> bool;
    /// Whether the sheet is shown after it.
    fn brings_the_sheet(&self) -> bool;
    /// Whether it ends something, so that even a quiet replay shows it.
    fn ends_something(&self) -> bool;
    fn actor(&self) -> Option<PlayerId>;
    /// The entry without what is not so by this ruling, after a correction of what came before.
    fn restate(&self, entry: &Entry) -> Entry;
}

pub type Ruling = OfLaw<dyn Ruled>;

impl Ruling {
    pub fn new(ruled: impl Ruled) -> Ruling {
        Ruling::of(Arc::new(ruled))
    }
}

/// Why any law refuses an entry. Its text says why.
pub trait Refused: Comparable + fmt::Display {
    /// The article that decides, if one does.
    fn article(&self) -> Option<Article>;
    /// What to type instead, if there is advice.
    fn advice(&self) -> Option<String>;
    /// Whether the entry can become possible with more words.
    fn goes_on(&self) -> bool;
    /// The ways to mean the entry; empty unless it was refused because it has several meanings.
    fn ways(&self, entry: &Entry) -> Vec<Meaning>;
    /// Whether it is about this part of the entry; `text` is the part as typed.
    fn is_about(&self, mark: &Mark, text: &str) -> bool;
}

pub type Refusal = OfLaw<dyn Refused>;

impl Refusal {
    pub fn new(refused: impl Refused) -> Refusal {
        Refusal::of(Arc::new(refused))
    }
}

/// Made-up players at a table: what they truly hold, and what they are about to do.
pub trait Players: Send {
    /// What somebody does next; `None` once the session is over. If the law refuses it, it did not happen.
    fn next(&mut self, session: &Session, luck: &mut Luck) -> Option<Entry>;

    /// Moves the true tiles after a ruling; the session is the one after it.
    fn happened(&mut self, session: &Session, luck: &mut Luck, ruling: &Ruling);

    /// What is truly in the hands, and what was done wrong in the last entry without being seen.
    fn truth(&self, session: &Session) -> Truth;
}
