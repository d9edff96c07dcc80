//! What a law is, as rows: its name, its players, what points are for, what is counted, help.

use super::show::TopicKind;
use super::side::Side;
pub use super::tallied::TallyColumn;
use nos_base::table::article::Article;
use nos_base::table::name::Names;
use nos_base::words::language::Texts;
use nos_entry::VerbRow;
pub use nos_entry::common::{BETWEEN, FINISHED, HAND, LOBBY, LOT, called};
use nos_entry::entry::{CommonQuestion, CommonVerb};
use nos_entry::slot::Slot;

/// What a law is.
#[derive(Debug)]
pub struct About {
    pub name: &'static str,
    /// What is counted, in the plural, as the word in JSON: points.
    pub unit: &'static str,
    pub edition: u32,
    pub rulebook: Texts,
    pub seating: TableSizes,
    /// The ending of a hand in which nobody can play on, and the column of which a report tells who has most, if any.
    pub closed: &'static str,
    pub most: &'static str,
    /// The house rule that says how many points win a game, by its place in the table, if there is one.
    pub target: Option<usize>,
    /// The house rule under which a score that is said is a claim, which nobody checks, by its place in the table.
    pub muggins: Option<usize>,
    pub has_pegs: bool,
    /// Whether every hand is a game, and points run on from game to game.
    pub runs_on: bool,
    /// Whether the fewest points win.
    pub fewest_win: bool,
    /// What its rulebook calls a hand that is no game: a hand, or a round.
    pub hand: &'static str,
    /// Accounts in chips; `None` if there are points.
    pub chips: Option<&'static ChipAccounts>,
    /// The word that may end an entry and waives its penalty, and the article that allows it.
    pub waiver: Option<(&'static str, Article)>,
    /// Whether an entry of a game may end with the clock of who acted.
    pub has_clocks: bool,
    /// The article by which a piece lies that does not follow the game, if there is one.
    pub stray: Option<Article>,
    /// Whether the entry that names the edition names the law, too.
    pub names_law: bool,
    /// The colours of two opponents, that which moves first in front; their words are in the messages `men-WORD`.
    pub colours: &'static [&'static str],
    /// What is said at its tables, is no entry and gets an answer: the message `said-WORD`, whose `.said` lists it.
    pub answered: &'static [&'static str],
    /// The verb that a line may leave out if it begins with a piece.
    pub implied_verb: &'static str,
    /// The most plays that `legal` lists, if not all; then it says how many there are.
    pub listed: Option<usize>,
    /// The words that may be typed with ü for u.
    pub with_umlaut: &'static [&'static str],
    /// The shared verbs that it has, in the order in which they are listed. `void` comes after its own verbs.
    pub verbs: &'static [(CommonVerb, VerbRow)],
    pub questions: &'static [(CommonQuestion, VerbRow)],
    /// The verbs with whose help the answer to a question is shown, and the question.
    pub shown_with: &'static [(&'static str, &'static str)],
    /// What may stand after a verb; empty if its row says enough.
    pub kinds: fn(&str) -> Vec<TopicKind>,
    /// The words after the verbs.
    pub words: &'static [&'static str],
    /// Single letters that mean something after a verb.
    pub letters: &'static [&'static str],
    /// The phases: those of every law, then its own.
    pub phases: &'static [PhaseRow],
    /// The draws that a player can claim, if there are any.
    pub claims: Option<Claims>,
    pub causes: &'static [Cause],
    /// The fouls that `audit` lists, each with the word for it.
    pub audited: &'static [(Article, &'static str)],
    /// What `legal` lists, in the plural, as the word in JSON.
    pub plays: &'static str,
    /// What it teaches, the most particular first.
    pub help: &'static [Texts],
}

impl PartialEq for About {
    fn eq(&self, other: &About) -> bool {
        self.name == other.name
    }
}

impl Eq for About {}

impl About {
    /// What most laws say, and nothing of what each must say itself.
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
        let is_it = |(own, _): &&(CommonVerb, VerbRow)| *own == verb;
        self.verbs.iter().find(is_it).map(|(_, row)| row)
    }

    /// The article that a ruling on this verb cites.
    pub fn article_of(&self, verb: CommonVerb) -> Option<Article> {
        Article::read(self.verb(verb)?.articles.first()?)
    }

    pub fn cause(&self, word: &str) -> Option<&'static Cause> {
        self.causes.iter().find(|cause| cause.word == word)
    }

    /// What an evening is made of, in a word: hands, rounds, or whole games.
    pub const fn round(&self) -> &'static str {
        if self.runs_on { "game" } else { self.hand }
    }
}

/// Accounts in chips: everybody begins with as many, pays and is paid, and the pot holds some.
#[derive(Debug)]
pub struct ChipAccounts {
    /// The house rule for what everybody begins with, by its place in the table.
    pub start: usize,
    /// What differences are made of, in the order of the sheet.
    /// Their words in JSON and CSV; the message `source-WORD` is the heading.
    pub sources: &'static [(SourceFilter, &'static str)],
}

/// The payments that are one source of differences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SourceFilter {
    /// Those for the causes with this word.
    Cause(&'static str),
    /// The penalties of those who pay them.
    PenaltyPaid,
    /// The penalties of those who are paid.
    PenaltyReceived,
}

/// The draws that a player can claim by the record.
#[derive(Debug)]
pub struct Claims {
    /// How a usage line writes what they are claimed for.
    pub usage: &'static str,
    /// One of their words.
    pub slots: &'static [Slot],
    /// What they are claimed for.
    pub grounds: &'static [&'static Cause],
    /// Against which a wrong claim is.
    pub article: Article,
}

/// The numbers of players, the smallest first, each with the number of sides.
#[derive(Debug)]
pub struct TableSizes(pub &'static [(usize, usize)]);

impl TableSizes {
    pub const TWO: TableSizes = TableSizes(&[(2, 2)]);

    /// How many sides so many players are; `None` if so many cannot play.
    pub fn sides(&self, players: usize) -> Option<usize> {
        let rows = self.0.iter().find(|row| row.0 == players);
        Some(rows?.1)
    }

    /// The place in the books of a player, by his own.
    pub fn holder_of(&self, place: usize) -> usize {
        self.side_of(place).place()
    }

    /// The names of the holders in the books, with these names of players.
    pub fn holders(&self, names: &Names) -> Vec<String> {
        let players = names.iter().len();
        let sides = self.sides(players).unwrap_or(players);
        (0..sides).map(|place| self.side_of(place).name(names)).collect()
    }

    /// The fewest and the most players.
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

/// Makes the enum of a law's phases for its verbs: those of every law, and these of a hand.
#[macro_export]
macro_rules! phases {
    ($($Own:ident),*) => {
        /// The phases: those of every law, and those of a hand.
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
    /// The verbs that are likely, the likeliest first.
    pub likely: &'static [&'static str],
    /// The message `keys-KEYS` says the shortest keys, for help; without it, `keys-any`.
    pub keys: &'static str,
    /// The verb that a piece implies at the beginning of a line; empty if none.
    pub implied_verb: &'static str,
    /// The verb that a number of two digits implies as well as a piece may; empty if none.
    pub number: &'static str,
    /// Whether it is of use then to ask who can hold what.
    pub has_hands: bool,
}

impl PhaseRow {
    pub const fn new(word: &'static str, likely: &'static [&'static str]) -> PhaseRow {
        PhaseRow { word, likely, keys: word, implied_verb: "", number: "", has_hands: false }
    }

    /// With the keys of another phase.
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

/// What points or a payment are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cause {
    /// The word in JSON. Causes with the same word are one source on the sheet.
    pub word: &'static str,
    /// The message that says what for, as in `2 for the ends`.
    pub message: &'static str,
    pub article: Article,
}

/// Makes a row of each cause, and the list of them all, `CAUSES`.
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

/// Something that is done to deny holding certain pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Denied {
    /// The word in `audit` for a denial that is proved false. The message `denied-KIND` says what the player did, as in
    /// `Anna knocked`, its attribute `.heading` what stands over the denied pieces.
    pub kind: &'static str,
    pub article: Article,
}

impl Denied {
    pub fn message(&self) -> String {
        format!("denied-{}", self.kind)
    }
}
