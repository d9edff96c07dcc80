//! The rows of a law: its name, players, scoring, counted figures and help.

pub use super::tallied::TallyColumn;
use crate::{Side, TopicKind};
use nos_base::{Article, Names, Texts};
pub use nos_entry::common::{BETWEEN, FINISHED, HAND, LOBBY, LOT, called};
use nos_entry::{CommonQuestion, CommonVerb, Slot, VerbRow};

#[derive(Debug)]
pub struct About {
    pub name: &'static str,
    /// The JSON word for the unit of its figures, in the plural: `points`.
    pub unit: &'static str,
    pub edition: u32,
    pub rulebook: Texts,
    pub seating: TableSizes,
    /// The ending of a blocked hand, and the column, if any, whose leader a report names.
    pub closed: &'static str,
    pub most: &'static str,
    /// The index of the house rule that sets the winning score, if there is one.
    pub target: Option<usize>,
    /// The index of the house rule that makes a stated score an unchecked claim.
    pub muggins: Option<usize>,
    pub has_pegs: bool,
    /// Whether every hand is a game, and points run on from game to game.
    pub runs_on: bool,
    pub fewest_win: bool,
    /// Whether games may make up a match, and wins bring different points.
    pub has_matches: bool,
    /// The rulebook's word for a hand that is not a game: `hand` or `round`.
    pub hand: &'static str,
    pub chips: Option<&'static ChipAccounts>,
    /// The word that ends an entry to waive its penalty, and the article that allows it.
    pub waiver: Option<(&'static str, Article)>,
    /// Whether an entry of a game may end with the player's clock.
    pub has_clocks: bool,
    /// The article that keeps a piece on the table although it does not follow, if there is one.
    pub stray: Option<Article>,
    /// Whether the entry that names the edition also names the law.
    pub names_law: bool,
    /// The colours of two opponents, the first to move in front; translated by `men-WORD`.
    pub colours: &'static [&'static str],
    /// Remarks at its tables that are not entries. The message `said-WORD` answers each.
    pub answered: &'static [&'static str],
    /// The verb that a line beginning with a piece may leave out.
    pub implied_verb: &'static str,
    /// The most plays that `legal` lists, if there is a limit; beyond it, `legal` counts them.
    pub listed: Option<usize>,
    /// The words that may also be typed with ü for u.
    pub with_umlaut: &'static [&'static str],
    /// Its common verbs, in the order of the help. `void` comes after the law's own verbs.
    pub verbs: &'static [(CommonVerb, VerbRow)],
    pub questions: &'static [(CommonQuestion, VerbRow)],
    /// Pairs of a verb and a question whose answer the verb's help shows.
    pub shown_with: &'static [(&'static str, &'static str)],
    /// Returns the possible arguments of a verb; empty if the verb's row lists them.
    pub kinds: fn(&str) -> Vec<TopicKind>,
    pub words: &'static [&'static str],
    /// Single letters that mean something after a verb.
    pub letters: &'static [&'static str],
    /// The phases of every law, then its own.
    pub phases: &'static [PhaseRow],
    pub claims: Option<Claims>,
    pub causes: &'static [Cause],
    /// The fouls that `audit` lists, each with its word.
    pub audited: &'static [(Article, &'static str)],
    /// The JSON word, in the plural, for the items of `legal`.
    pub plays: &'static str,
    /// Its lessons and help, the most specific first.
    pub help: &'static [Texts],
}

impl PartialEq for About {
    fn eq(&self, other: &About) -> bool {
        self.name == other.name
    }
}

impl Eq for About {}

impl About {
    /// The values that most laws share. The fields that each law must set are empty.
    pub const USUAL: About = About {
        name: "",
        unit: "points",
        edition: 1,
        rulebook: Texts::new("", &[]),
        seating: TableSizes::TWO,
        closed: "",
        most: "",
        target: None,
        muggins: None,
        has_pegs: false,
        runs_on: false,
        fewest_win: false,
        has_matches: false,
        hand: "hand",
        chips: None,
        waiver: None,
        has_clocks: false,
        stray: None,
        names_law: true,
        colours: &[],
        answered: &[],
        implied_verb: "play",
        listed: None,
        with_umlaut: &[],
        verbs: &[],
        questions: &[],
        shown_with: &[],
        kinds: |_| Vec::new(),
        words: &[],
        letters: &[],
        phases: &[],
        claims: None,
        causes: &[],
        audited: &[],
        plays: "plays",
        help: &[],
    };

    pub fn verb(&self, verb: CommonVerb) -> Option<&'static VerbRow> {
        self.verbs.iter().find(|(own, _)| *own == verb).map(|(_, row)| row)
    }

    pub fn article_of(&self, verb: CommonVerb) -> Option<Article> {
        Article::read(self.verb(verb)?.articles.first()?)
    }

    pub fn cause(&self, word: &str) -> Option<&'static Cause> {
        self.causes.iter().find(|cause| cause.word == word)
    }

    /// Returns the word for a part of an evening: a hand, a round, or a whole game.
    pub const fn round(&self) -> &'static str {
        if self.runs_on { "game" } else { self.hand }
    }
}

#[derive(Debug)]
pub struct ChipAccounts {
    pub start: usize,
    /// The sources of differences with their words in JSON and CSV, in the order of the sheet.
    pub sources: &'static [(SourceFilter, &'static str)],
}

/// The payments that form one source of differences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SourceFilter {
    /// Payments for the causes with this word.
    Cause(&'static str),
    PenaltyPaid,
    PenaltyReceived,
}

/// The draws that a player can claim by the record.
#[derive(Debug)]
pub struct Claims {
    /// The grounds, as a usage line shows them.
    pub usage: &'static str,
    /// One word of the grounds.
    pub slots: &'static [Slot],
    pub grounds: &'static [&'static Cause],
    pub article: Article,
}

/// The possible numbers of players, ascending, each with its number of sides.
#[derive(Debug)]
pub struct TableSizes(pub &'static [(usize, usize)]);

impl TableSizes {
    pub const TWO: TableSizes = TableSizes(&[(2, 2)]);

    /// Returns the number of sides; `None` if this number cannot play.
    pub fn sides(&self, players: usize) -> Option<usize> {
        Some(self.0.iter().find(|row| row.0 == players)?.1)
    }

    /// Returns the index in the books for the player with this index.
    pub fn holder_of(&self, place: usize) -> usize {
        self.side_of(place).place()
    }

    pub fn holders(&self, names: &Names) -> Vec<String> {
        let players = names.iter().len();
        let sides = self.sides(players).unwrap_or(players);
        (0..sides).map(|place| self.side_of(place).name(names)).collect()
    }

    pub const fn range(&self) -> (usize, usize) {
        match self.0 {
            [] => (0, 0),
            [(only, _)] => (*only, *only),
            [(least, _), .., (most, _)] => (*least, *most),
        }
    }

    pub fn side_of(&self, place: usize) -> Side {
        let has_pairs = self.0.iter().any(|(players, sides)| players != sides);
        match self.0.first() {
            Some((_, sides)) if has_pairs => Side::of(place % sides.max(&1), *sides),
            _ => Side::alone(place),
        }
    }
}

/// Defines the enum of a law's phases for its verbs.
#[macro_export]
macro_rules! phases {
    ($($Own:ident),*) => {
        /// The phases of every law, and this law's phases of a hand.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum Phase {
            Lobby,
            Lot,
            Between,
            Finished,
            $($Own),*
        }
    };
}

phases!(Play);

#[derive(Clone, Copy, Debug)]
pub struct PhaseRow {
    pub word: &'static str,
    pub likely: &'static [&'static str],
    /// The message `keys-KEYS` lists the shortest keys for the help; without it, `keys-any` does.
    pub keys: &'static str,
    /// The verb that a piece implies at the beginning of a line; empty if none.
    pub implied_verb: &'static str,
    /// The verb that a number of two digits may also imply; empty if none.
    pub number: &'static str,
    /// Whether it is useful in this phase to ask who can hold what.
    pub has_hands: bool,
}

impl PhaseRow {
    pub const fn new(word: &'static str, likely: &'static [&'static str]) -> PhaseRow {
        PhaseRow { word, likely, keys: word, implied_verb: "", number: "", has_hands: false }
    }

    pub const fn keys(self, keys: &'static str) -> PhaseRow {
        PhaseRow { keys, ..self }
    }

    pub const fn implies(self, verb: &'static str) -> PhaseRow {
        PhaseRow { implied_verb: verb, ..self }
    }

    pub const fn or_number(self, number: &'static str) -> PhaseRow {
        PhaseRow { number, ..self }
    }

    pub const fn with_hands(self) -> PhaseRow {
        PhaseRow { has_hands: true, ..self }
    }
}

/// The purpose of points or of a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cause {
    pub word: &'static str,
    /// The message for the purpose, as in `2 for the ends`.
    pub message: &'static str,
    pub article: Article,
}

/// Defines a row for each cause, and their list, `CAUSES`.
#[macro_export]
macro_rules! causes {
    ($($NAME:ident = $word:literal $chapter:literal $number:literal;)*) => {
        $(
            #[doc = concat!("Points for `", $word, "`.")]
            pub static $NAME: $crate::about::Cause = $crate::about::Cause {
                word: $word,
                message: concat!("cause-", $word),
                article: $crate::nos_base::table::article::article($chapter, $number),
            };
        )*
        static CAUSES: &[$crate::about::Cause] = &[$($NAME),*];
    };
}

/// An act by which a player denies holding certain pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Denied {
    /// The word in `audit` for a denial that is proved false. The message `denied-KIND` describes
    /// the act, as in `Anna knocked`; its attribute `.heading` is the heading of the denied pieces.
    pub kind: &'static str,
    pub article: Article,
}

impl Denied {
    pub fn message(&self) -> String {
        format!("denied-{}", self.kind)
    }
}
