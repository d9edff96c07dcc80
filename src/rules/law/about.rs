//! What a law is, as rows: its name, its players, what points are for, what is counted, help.

use super::game::Game;
use super::game_text::WrittenGame;
use super::ruling::Effect;
use super::show::TopicKind;
use super::side::Side;
use super::table::Table;
use crate::speech::VerbRow;
use crate::speech::verb::{ALWAYS, Group, phases};
use crate::table::article::Article;
use crate::table::name::Names;
use crate::table::seat::PlayerId;
use crate::words::language::Texts;
use crate::words::{Variables, Words};
use std::borrow::Cow;

/// What a law is.
#[derive(Debug)]
pub struct About<G: Game> {
    pub name: &'static str,
    /// What is counted, in the plural, as the word in JSON: points.
    pub unit: &'static str,
    pub edition: u32,
    pub rulebook: Texts,
    pub seating: Seating,
    /// The house rule that says how many points win a game, if there is one.
    pub target: Option<G::Rule>,
    pub has_pegs: bool,
    /// Whether every hand is a game, and points run on from game to game.
    pub runs_on: bool,
    /// Accounts in chips; `None` if there are points.
    pub chips: Option<&'static ChipAccounts<G>>,
    /// The word that may end an entry and waives its penalty, and the article that allows it.
    pub waiver: Option<(&'static str, Article)>,
    /// The article by which a piece lies that does not follow the game, if there is one.
    pub stray: Option<Article>,
    /// Whether the entry that names the edition names the law, too.
    pub names_law: bool,
    /// The verb that a line may leave out if it begins with a piece.
    pub bare: &'static str,
    /// The most plays that `legal` lists, if not all; then it says how many there are.
    pub listed: Option<usize>,
    /// The words that may be typed with ü for u.
    pub dotted: &'static [&'static str],
    /// How its games are written down for other programs, if there is a usual way.
    pub game_text: Option<GameText<G>>,
    /// The shared verbs that it has, in the order in which they are listed. `void` comes after its own verbs.
    pub verbs: &'static [(Shared, VerbRow)],
    pub questions: &'static [(Query, VerbRow)],
    /// The verbs with whose help the answer to a question of its own is shown.
    pub shown_with: &'static [(&'static str, G::Ask)],
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
    /// What is counted for each player of a season.
    pub counted: &'static [Counted<G>],
    /// What `legal` lists, in the plural, as the word in JSON.
    pub plays: &'static str,
    /// What it teaches, the most particular first.
    pub help: &'static [Texts],
}

impl<G: Game> About<G> {
    /// What most laws say, and nothing of what each must say itself.
    pub const USUAL: About<G> = About {
        name: "",
        unit: "points",
        edition: 1,
        rulebook: &[],
        seating: Seating::TWO,
        target: None,
        has_pegs: false,
        runs_on: false,
        chips: None,
        waiver: None,
        stray: None,
        names_law: true,
        bare: "play",
        listed: None,
        dotted: &[],
        game_text: None,
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
        counted: &[],
        plays: "plays",
        help: &[],
    };

    pub fn verb(&self, verb: Shared) -> Option<&'static VerbRow> {
        let mut rows = self.verbs.iter();
        rows.find(|(other, _)| *other == verb).map(|(_, row)| row)
    }

    pub fn question(&self, query: Query) -> Option<&'static VerbRow> {
        let mut rows = self.questions.iter();
        rows.find(|(other, _)| *other == query).map(|(_, row)| row)
    }

    pub fn cause(&self, word: &str) -> Option<&'static Cause> {
        self.causes.iter().find(|cause| cause.word == word)
    }

    /// What an evening is made of, in a word: hands, or whole games.
    pub const fn round(&self) -> &'static str {
        if self.runs_on { "game" } else { "hand" }
    }
}

/// Accounts in chips: everybody begins with as many, pays and is paid, and the pot holds some.
#[derive(Debug)]
pub struct ChipAccounts<G: Game> {
    /// The house rule for what everybody begins with.
    pub start: G::Rule,
    /// What differences are made of, in the order of the sheet.
    /// Their words in JSON and CSV; the message `source-WORD` is the heading.
    pub sources: &'static [(Of, &'static str)],
}

/// The payments that are one source of differences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
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
    /// What they are claimed for.
    pub grounds: &'static [&'static Cause],
    /// Against which a wrong claim is.
    pub article: Article,
}

/// A way to write games down that other programs read.
#[derive(Debug)]
pub struct GameText<G: Game> {
    /// Its name, and the ending of its files.
    pub format: &'static str,
    /// What is written of an event, and who played it.
    pub played: fn(&G::Event) -> Option<(PlayerId, String)>,
    pub write: fn(&[WrittenGame<G>]) -> String,
}

/// The numbers of players, the smallest first, each with the number of sides.
#[derive(Debug)]
pub struct Seating(pub &'static [(usize, usize)]);

impl Seating {
    pub const TWO: Seating = Seating(&[(2, 2)]);

    /// How many sides so many players are; `None` if so many cannot play.
    pub fn sides(&self, players: usize) -> Option<usize> {
        let mut rows = self.0.iter();
        rows.find(|row| row.0 == players).map(|row| row.1)
    }

    /// The place in the books of a player, by his own.
    pub fn holder_of(&self, place: usize) -> usize {
        self.side_of(place).place()
    }

    /// The names of the holders in the books, with these names of players.
    pub fn holders(&self, names: &Names) -> Vec<String> {
        let players = names.iter().len();
        let sides = self.sides(players).unwrap_or(players);
        (0..sides)
            .map(|place| self.side_of(place).name(names))
            .collect()
    }

    pub fn range(&self) -> (usize, usize) {
        let players = |row: Option<&(usize, usize)>| row.map_or(0, |row| row.0);
        (players(self.0.first()), players(self.0.last()))
    }

    pub fn side_of(&self, place: usize) -> Side {
        let has_pairs = self.0.iter().any(|(players, sides)| players != sides);
        match self.0.first() {
            Some((_, sides)) if has_pairs => Side::of(place % sides.max(&1), *sides),
            _ => Side::alone(place),
        }
    }
}

/// A verb that is the same in every law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    Law,
    Seat,
    House,
    Lot,
    Settle,
    Note,
    Deal,
    Begin,
    Offer,
    Accept,
    Decline,
    Resign,
    Void,
}

/// The phase before anybody is seated.
pub const LOBBY: u32 = 0;
/// The phase in which pieces are drawn for who begins.
pub const LOT: u32 = 1;
/// The phase between two hands.
pub const BETWEEN: u32 = 2;
/// The phase after the settlement.
pub const FINISHED: u32 = 3;
/// The first phase of a hand.
pub const HAND: u32 = 4;

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

impl Shared {
    /// Its row. `articles` begins with the one that a ruling on it cites.
    pub const fn row(
        self,
        arguments: &'static [&'static str],
        example: &'static str,
        articles: &'static [&'static str],
    ) -> (Shared, VerbRow) {
        let (word, group, phases) = match self {
            Shared::Law => ("law", Group::Session, phases(&[LOBBY])),
            Shared::Seat => ("seat", Group::Session, phases(&[LOBBY])),
            Shared::House => ("house", Group::Session, phases(&[LOBBY, LOT, BETWEEN])),
            Shared::Lot => ("lot", Group::Session, phases(&[LOT])),
            Shared::Settle => ("settle", Group::Session, phases(&[LOT, BETWEEN])),
            Shared::Note => ("note", Group::Session, ALWAYS),
            Shared::Deal => ("deal", Group::Hand, phases(&[BETWEEN])),
            Shared::Begin => ("begin", Group::Hand, phases(&[BETWEEN])),
            Shared::Offer => ("offer", Group::Hand, phases(&[HAND])),
            Shared::Accept => ("accept", Group::Hand, phases(&[HAND])),
            Shared::Decline => ("decline", Group::Hand, phases(&[HAND])),
            Shared::Resign => ("resign", Group::Hand, phases(&[HAND])),
            Shared::Void => ("void", Group::Hand, !phases(&[LOBBY, LOT, FINISHED])),
        };
        let row = VerbRow {
            word,
            aliases: &[],
            letter: None,
            group,
            arguments,
            example,
            articles,
            phases,
            asks: matches!(self, Shared::Void | Shared::Settle | Shared::Resign),
        };
        (self, row)
    }
}

/// A shared verb or question under another word.
pub const fn called<T: Copy>(word: &'static str, (shared, row): (T, VerbRow)) -> (T, VerbRow) {
    let aliases = &[];
    let row = VerbRow {
        word,
        aliases,
        ..row
    };
    (shared, row)
}

/// A question that is the same in every law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    Show,
    Legal,
    Scores,
    Holds,
    Audit,
}

impl Query {
    pub const fn row(
        self,
        arguments: &'static [&'static str],
        example: &'static str,
        articles: &'static [&'static str],
    ) -> (Query, VerbRow) {
        let (word, aliases, letter): (_, &[&str], _) = match self {
            Query::Show => ("show", &[], Some('s')),
            Query::Legal => ("legal", &[], Some('l')),
            Query::Scores => ("scores", &["balances"], Some('$')),
            Query::Holds => ("holds", &[], None),
            Query::Audit => ("audit", &[], None),
        };
        // As a note it can be typed in every phase.
        let (_, note) = Shared::Note.row(arguments, example, articles);
        let row = VerbRow {
            word,
            aliases,
            letter,
            group: Group::Question,
            ..note
        };
        (self, row)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct PhaseRow {
    pub word: &'static str,
    /// The verbs that are likely, the likeliest first.
    pub likely: &'static [&'static str],
    /// The message `keys-KEYS` says the shortest keys, for help; without it, `keys-any`.
    pub keys: &'static str,
    /// The verb that a piece implies at the beginning of a line; empty if none.
    pub bare: &'static str,
    /// Whether it is of use then to ask who can hold what.
    pub has_hands: bool,
}

impl PhaseRow {
    pub const fn new(word: &'static str, likely: &'static [&'static str]) -> PhaseRow {
        PhaseRow {
            word,
            likely,
            keys: word,
            bare: "",
            has_hands: false,
        }
    }

    /// With the keys of another phase.
    pub const fn keys(self, keys: &'static str) -> PhaseRow {
        PhaseRow { keys, ..self }
    }

    pub const fn bare(self, verb: &'static str) -> PhaseRow {
        PhaseRow { bare: verb, ..self }
    }

    pub const fn with_hands(self) -> PhaseRow {
        PhaseRow {
            has_hands: true,
            ..self
        }
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
            pub static $NAME: $crate::law::about::Cause = $crate::law::about::Cause {
                word: $word,
                message: concat!("cause-", $word),
                article: $crate::table::article::article($chapter, $number),
            };
        )*
        static CAUSES: &[$crate::law::about::Cause] = &[$($NAME),*];
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

/// Something that is counted for each player. It is a column of the standings and of the exported players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TallyColumn {
    /// Its name in CSV and JSON, and for `--sort`.
    pub key: Cow<'static, str>,
    pub heading: Cow<'static, str>,
    pub what: Cow<'static, str>,
    /// The article, if the column counts the fouls by one article.
    pub article: Option<Article>,
}

impl TallyColumn {
    pub const GAMES_WON: TallyColumn = TallyColumn::new("games_won");
    pub const POINTS: TallyColumn = TallyColumn::new("points");

    pub const fn new(key: &'static str) -> TallyColumn {
        TallyColumn {
            key: Cow::Borrowed(key),
            heading: Cow::Borrowed(""),
            what: Cow::Borrowed(""),
            article: None,
        }
    }

    /// The same column with its words: the message `column-KEY`, and its attribute `.what`.
    pub(super) fn told(self, words: &Words) -> TallyColumn {
        let id = format!("column-{}", self.key);
        let (heading, what) = match self.article {
            None => (
                words.message(&id),
                words.attribute(&id, "what").unwrap_or_default(),
            ),
            Some(article) => {
                let id = "column-fouls-by-article";
                let article = article.to_string();
                let set = |set: &mut Variables<'_>| set.set("article", article.clone());
                let what = words.fill(id, None, &Names::default(), set);
                (article.clone(), what.unwrap_or_default())
            }
        };
        TallyColumn {
            heading: heading.into(),
            what: what.into(),
            ..self
        }
    }

    /// The column for the fouls by this article. Its key has no full stop, which means something in SQL.
    pub fn fouls(article: Article) -> TallyColumn {
        TallyColumn {
            key: format!("fouls_{article}").replace('.', "_").into(),
            article: Some(article),
            ..TallyColumn::new("")
        }
    }
}

/// What an effect counts, for each player of a side.
pub type Count<G> = fn(&Table<G>, &Effect<G>) -> Option<(Side, i64)>;

#[derive(Debug)]
pub enum Counted<G: Game> {
    /// What this effect counts, for each player of the side.
    Row(TallyColumn, Count<G>),
    /// What counts for everybody when this effect happens.
    All(TallyColumn, fn(&Effect<G>) -> bool),
    Fouls(Article),
}

impl<G: Game> Counted<G> {
    /// Hands played to their end.
    pub const HANDS: Counted<G> = Counted::All(TallyColumn::new("hands"), |effect| {
        matches!(effect, Effect::Over { .. })
    });
    const GAMES_PLAYED: TallyColumn = TallyColumn::new("games_played");
    /// Games played to their end, if a game has several hands.
    pub const ENDED: Counted<G> = Counted::All(Self::GAMES_PLAYED, |effect| {
        matches!(effect, Effect::Won { .. })
    });
    /// The denials of the player that were proved false.
    pub const fn proved(column: TallyColumn) -> Counted<G> {
        Counted::Row(column, |_, effect| match effect {
            Effect::Proved { player, .. } => Some((Side::alone(player.index()), 1)),
            _ => None,
        })
    }
    /// Games played to their end, if every hand is one.
    pub const GAMES: Counted<G> = Counted::All(Self::GAMES_PLAYED, |effect| {
        matches!(effect, Effect::Over { .. })
    });
    pub const WON: Counted<G> = Counted::Row(TallyColumn::GAMES_WON, |_, effect| match effect {
        Effect::Won { side, worth, .. } => Some((*side, *worth)),
        _ => None,
    });
    pub const POINTS: Counted<G> = Counted::scored(TallyColumn::POINTS);
    pub const fn scored(column: TallyColumn) -> Counted<G> {
        Counted::Row(column, |_, effect| match effect {
            Effect::Scored { side, points, .. } => Some((*side, *points)),
            _ => None,
        })
    }
    /// The hands that the player opened, or the games if every hand is one.
    pub const fn opened(column: TallyColumn) -> Counted<G> {
        Counted::Row(column, |_, effect| match effect {
            Effect::Dealt { opener, .. } => Some((Side::alone(opener.as_ref()?.index()), 1)),
            _ => None,
        })
    }
    pub const FOULS: Counted<G> =
        Counted::Row(TallyColumn::new("fouls"), |_, effect| match effect {
            Effect::Fouled { player, .. } => Some((Side::alone(player.index()), 1)),
            _ => None,
        });

    pub(super) fn column(&self) -> TallyColumn {
        match self {
            Counted::Row(column, _) | Counted::All(column, _) => column.clone(),
            Counted::Fouls(article) => TallyColumn::fouls(*article),
        }
    }
}
