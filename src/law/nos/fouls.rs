//! Fouls (chapter 11), one row for each: those that the referee finds and those that the table calls.
//!
//! A row has the article of the foul, the word in JSON for what is paid, the house rule with the price, and who
//! finds it. The sentence and the purpose of the payment are its message in `words.en.ftl`. To add a foul that
//! the table calls, add a row and a message.

use super::hand::DenialKind;
use super::house::HouseKey;
use crate::table::article::{Article, article, part};
use crate::told;

/// When a foul can be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// At any time from the first deal until `settle`.
    Always,
    /// If the player has no tiles or, after the hand, had none at its end.
    WithoutTiles,
    /// If the player has made a denial of this kind that is not punished.
    Denied(DenialKind),
    /// If the player must draw after a close.
    DrawIsDue,
}

/// Who finds a foul.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// The referee, from the record.
    ByReferee,
    /// The table, which calls it by this word, with this help, at these times.
    Called(&'static str, &'static str, When),
}

/// A foul with everything that is said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoulRow {
    pub article: Article,
    /// What its payment is for, in JSON.
    pub word: &'static str,
    /// The house rule with its penalty, in chips to each opponent.
    pub penalty: HouseKey,
    pub found: Found,
}

macro_rules! fouls {
    ($($foul:ident: $article:expr, $word:literal, $penalty:ident, $found:expr;)*) => {
        told! {
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
            pub enum Foul { $($foul),* }
        }

        impl Foul {
            pub const ALL: &'static [Foul] = &[$(Foul::$foul,)*];

            pub const fn row(self) -> &'static FoulRow {
                match self {
                    $(Foul::$foul => const { &FoulRow {
                        article: $article,
                        word: $word,
                        penalty: HouseKey::$penalty,
                        found: $found,
                    } },)*
                }
            }
        }
    };
}

use DenialKind::{DrawnSet, Pass};
use Found::{ByReferee, Called};

fouls! {
    Short: article(2, 5), "short", Standard, ByReferee;
    Excess: article(2, 6), "excess", Standard, ByReferee;
    NotOnSet: part(11, 2, 'b'), "b", Standard, ByReferee;
    NoDoubleSet: article(3, 6), "a", Standard, ByReferee;
    Illegal: part(11, 2, 'a'), "a", Standard, ByReferee;
    Stands: part(11, 2, 'a'), "a", Standard, ByReferee;
    OutOfTurn: part(11, 2, 'c'), "c", Standard, ByReferee;
    NoWait: part(11, 2, 'd'), "d", Standard, ByReferee;
    DoubleNotDue: part(11, 2, 'e'), "e", Standard, ByReferee;
    DeclaredNotDue: part(11, 2, 'e'), "e", Standard, ByReferee;
    LaterNos: part(11, 2, 'e'), "e", Standard, ByReferee;
    CloseNotJustPlayed: part(11, 2, 'e'), "e", Standard, ByReferee;
    CloseTwice: part(11, 2, 'e'), "e", Standard, ByReferee;
    LastTwo: article(11, 4), "stock", Standard, ByReferee;
    PassWithBoneyard: article(11, 5), "pass", Standard, ByReferee;
    WrongNos: article(11, 7), "nos", Standard, ByReferee;
    WrongClose: article(11, 8), "wrong close", Standard, ByReferee;
    Covering: part(11, 2, 'f'), "covering", Standard, Called("covering", "for covering tiles", When::Always);
    Showing: part(11, 2, 'g'), "showing", Standard, Called("showing", "for showing tiles", When::Always);
    Advice: article(11, 9), "advice", Standard, Called("advice", "for advice", When::WithoutTiles);
    Asking: part(11, 2, 'e'), "e", Standard, Called("asking", "for asking for what is not due", When::Always);
    DrewWithDouble: article(3, 5), "drew-with-double", Standard, Called("drew-with-double", "for drawing for the set with a double in hand", When::Denied(DrawnSet));
    PassedAble: article(11, 6), "passed-able", PassedAble, Called("passed-able", "for passing while able to play", When::Denied(Pass));
    NoDraw: article(9, 6), "no-draw", Standard, Called("no-draw", "for not drawing", When::DrawIsDue);
}

impl Foul {
    pub const fn article(self) -> Article {
        self.row().article
    }

    /// The word by which the table calls it, with its help; `None` if the referee finds it.
    pub const fn called(self) -> Option<(&'static str, &'static str)> {
        match self.row().found {
            Found::ByReferee => None,
            Found::Called(word, help, _) => Some((word, help)),
        }
    }

    /// The fouls that the table can call, with their words.
    pub fn callable() -> impl Iterator<Item = (Foul, &'static str)> {
        let fouls = Foul::ALL.iter();
        fouls.filter_map(|foul| Some((*foul, foul.called()?.0)))
    }

    /// The foul of a denial that is proved false; `None` if that has no penalty of its own (article 11.11).
    pub fn of_denial(kind: DenialKind) -> Option<Foul> {
        let by =
            |foul: &Foul| matches!(foul.row().found, Called(.., When::Denied(of)) if of == kind);
        Foul::ALL.iter().copied().find(by)
    }
}

/// How many fouls the table can call.
pub const CALLABLE: usize = 7;

/// The words of the fouls that the table can call, as an error lists them.
pub const CALLED: &str =
    ": covering, showing, advice, asking, drew-with-double, passed-able or no-draw";
