//! The fouls of chapter 11, one row each. A row names a message: its text is the penalty's cause,
//! and its attribute `.called` names the foul. To add a foul that the table calls, add a row and
//! its messages.

use super::hand::DenialKind;
use super::house::HouseKey;
use nos_base::table::article::part;
use nos_base::{Article, article, messages};
use nos_law::Cause;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Always,
    WithoutTiles,
    /// After an unpunished denial of this kind.
    Denied(DenialKind),
    DrawIsDue,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoundBy {
    ByReferee,
    /// The table calls it by this word, at these times.
    Called(&'static str, When),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoulRow {
    pub cause: Cause,
    /// The house rule with its penalty, in chips for each opponent.
    pub penalty: HouseKey,
    pub found: FoundBy,
}

macro_rules! fouls {
    ($($foul:ident: $article:expr, $word:literal, $message:literal, $penalty:ident, $found:ident $(($called:literal, $when:expr))?;)*) => {
        messages! {
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
            pub enum Foul { $($foul),* }
        }

        impl Foul {
            pub const ALL: &'static [Foul] = &[$(Foul::$foul,)*];

            pub const CALLABLE: &'static [(Foul, &'static str)] = &[$($((Foul::$foul, $called),)?)*];

            pub const fn row(self) -> &'static FoulRow {
                match self {
                    $(Foul::$foul => const { &FoulRow {
                        cause: Cause {
                            word: $word,
                            message: $message,
                            article: $article,
                        },
                        penalty: HouseKey::$penalty,
                        found: FoundBy::$found $(($called, $when))?,
                    } },)*
                }
            }
        }
    };
}

use DenialKind::{DrawnSet, Pass};
use FoundBy::Called;

fouls! {
    Short: article(2, 5), "short", "foul-short", Standard, ByReferee;
    Excess: article(2, 6), "excess", "foul-excess", Standard, ByReferee;
    NotOnSet: part(11, 2, 'b'), "b", "foul-b", Standard, ByReferee;
    NoDoubleSet: article(3, 6), "a", "foul-a", Standard, ByReferee;
    Illegal: part(11, 2, 'a'), "a", "foul-a", Standard, ByReferee;
    Stands: part(11, 2, 'a'), "a", "foul-a", Standard, ByReferee;
    OutOfTurn: part(11, 2, 'c'), "c", "foul-c", Standard, ByReferee;
    NoWait: part(11, 2, 'd'), "d", "foul-d", Standard, ByReferee;
    DoubleNotDue: part(11, 2, 'e'), "e", "foul-e", Standard, ByReferee;
    DeclaredNotDue: part(11, 2, 'e'), "e", "foul-e", Standard, ByReferee;
    LaterNos: part(11, 2, 'e'), "e", "foul-e", Standard, ByReferee;
    CloseNotJustPlayed: part(11, 2, 'e'), "e", "foul-e", Standard, ByReferee;
    CloseTwice: part(11, 2, 'e'), "e", "foul-e", Standard, ByReferee;
    LastTwo: article(11, 4), "stock", "foul-stock", Standard, ByReferee;
    PassWithBoneyard: article(11, 5), "pass", "foul-pass", Standard, ByReferee;
    WrongNos: article(11, 7), "nos", "foul-nos", Standard, ByReferee;
    WrongClose: article(11, 8), "wrong close", "foul-wrong-close", Standard, ByReferee;
    UpheldClose: article(9, 7), "wrong close", "foul-wrong-close", Standard, ByReferee;
    Covering: part(11, 2, 'f'), "covering", "foul-covering", Standard, Called("covering", When::Always);
    Showing: part(11, 2, 'g'), "showing", "foul-showing", Standard, Called("showing", When::Always);
    Advice: article(11, 9), "advice", "foul-advice", Standard, Called("advice", When::WithoutTiles);
    Asking: part(11, 2, 'e'), "e", "foul-e", Standard, Called("asking", When::Always);
    DrewWithDouble: article(3, 5), "drew-with-double", "foul-drew-with-double", Standard, Called("drew-with-double", When::Denied(DrawnSet));
    PassedAble: article(11, 6), "passed-able", "foul-passed-able", PassedAble, Called("passed-able", When::Denied(Pass));
    NoDraw: article(9, 6), "no-draw", "foul-no-draw", Standard, Called("no-draw", When::DrawIsDue);
}

impl Foul {
    pub const fn article(self) -> Article {
        self.row().cause.article
    }

    /// Returns the word for calling it; `None` if the referee finds it.
    pub const fn called(self) -> Option<&'static str> {
        match self.row().found {
            FoundBy::ByReferee => None,
            FoundBy::Called(word, _) => Some(word),
        }
    }

    pub fn of_cause(cause: Option<&Cause>) -> Option<Foul> {
        Foul::ALL.iter().copied().find(|foul| Some(&foul.row().cause) == cause)
    }

    /// Returns the foul of a false denial; `None` if it has no penalty of its own (article 11.11).
    pub fn of_denial(kind: DenialKind) -> Option<Foul> {
        let by =
            |foul: &Foul| matches!(foul.row().found, Called(_, When::Denied(of)) if of == kind);
        Foul::ALL.iter().copied().find(by)
    }
}
