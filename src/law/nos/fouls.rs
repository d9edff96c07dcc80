//! Fouls (chapter 11), one row for each: those that the referee finds and those that the table calls.
//!
//! A row has the article of the foul, what its payment is for (the word in JSON, then in a sentence), the
//! house rule with its price, the sentence of the ruling, and how it is found. To add a foul that the table
//! calls, add a row.

use super::denial::DenialKind;
use super::house::HouseKey;
use crate::table::article::{Article, article, part};

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
    /// The table, which calls it by this word at these times.
    Called(&'static str, When),
}

/// A foul with everything that is said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoulRow {
    /// The article that forbids it.
    pub article: Article,
    /// What its payment is for, in JSON.
    pub word: &'static str,
    /// What its payment is for, as a phrase after `pays 40`.
    pub purpose: &'static str,
    /// The house rule with its penalty, in chips to each opponent.
    pub penalty: HouseKey,
    /// The sentence of the ruling, with `{name}` and `{tile}`; `None` if the events say it.
    pub sentence: Option<&'static str>,
    /// Who finds it.
    pub found: Found,
}

macro_rules! fouls {
    ($($foul:ident: $article:expr, $word:literal, $purpose:literal, $penalty:ident, $sentence:expr, $found:expr;)*) => {
        /// A foul.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum Foul {
            $(#[doc = concat!("Paid ", $purpose, ".")] $foul,)*
        }

        impl Foul {
            /// Every foul.
            pub const ALL: &'static [Foul] = &[$(Foul::$foul,)*];

            /// The row of the foul.
            pub const fn row(self) -> &'static FoulRow {
                match self {
                    $(Foul::$foul => const {
                        &FoulRow {
                            article: $article,
                            word: $word,
                            purpose: $purpose,
                            penalty: HouseKey::$penalty,
                            sentence: $sentence,
                            found: $found,
                        }
                    },)*
                }
            }
        }
    };
}

use DenialKind::{DrawnSet, Pass};
use Found::{ByReferee, Called};

fouls! {
    Short: article(2, 5), "short", "for taking too few tiles", Standard, None, ByReferee;
    Excess: article(2, 6), "excess", "for taking too many tiles", Standard, None, ByReferee;
    NotOnSet: part(11, 2, 'b'), "b", "for setting without being on set", Standard, Some("{name} is not on set; {tile} goes back face up."), ByReferee;
    NoDoubleSet: article(3, 6), "a", "for a tile that does not follow the game", Standard, Some("the set must be a double from hand or a drawn tile; {tile} goes back face up to {name}."), ByReferee;
    Illegal: part(11, 2, 'a'), "a", "for a tile that does not follow the game", Standard, Some("{tile} as played does not follow the game; it goes back face up to {name}, who plays another tile."), ByReferee;
    Stands: part(11, 2, 'a'), "a", "for a tile that does not follow the game", Standard, None, ByReferee;
    OutOfTurn: part(11, 2, 'c'), "c", "for a tile out of turn", Standard, Some("{name} is not on turn; {tile} goes back face up."), ByReferee;
    NoWait: part(11, 2, 'd'), "d", "for a tile instead of \"I wait\"", Standard, Some("{name} must say \"I wait\"; {tile} goes back face up."), ByReferee;
    DoubleNotDue: part(11, 2, 'e'), "e", "for asking for what is not due", Standard, Some("no payment is due to {name}."), ByReferee;
    DeclaredNotDue: part(11, 2, 'e'), "e", "for asking for what is not due", Standard, Some("nothing is paid for these tiles."), ByReferee;
    LaterNos: part(11, 2, 'e'), "e", "for asking for what is not due", Standard, Some("another player was out before {name}."), ByReferee;
    CloseNotJustPlayed: part(11, 2, 'e'), "e", "for asking for what is not due", Standard, Some("{name} has not just played, and only who has may close."), ByReferee;
    CloseTwice: part(11, 2, 'e'), "e", "for asking for what is not due", Standard, Some("{name} has already announced a close with this tile."), ByReferee;
    LastTwo: article(11, 4), "stock", "for drawing from the last two tiles", Standard, Some("the last two tiles are not drawn."), ByReferee;
    PassWithBoneyard: article(11, 5), "pass", "for passing with tiles left to draw", Standard, Some("{name} passes with more than two tiles in the boneyard."), ByReferee;
    WrongNos: article(11, 7), "nos", "for saying nos with tiles in hand", Standard, Some("{name} still has tiles."), ByReferee;
    WrongClose: article(11, 8), "wrong close", "for the wrong close", Standard, None, ByReferee;
    Covering: part(11, 2, 'f'), "covering", "for covering tiles", Standard, Some("{name} covered tiles."), Called("covering", When::Always);
    Showing: part(11, 2, 'g'), "showing", "for showing tiles", Standard, Some("{name} showed tiles."), Called("showing", When::Always);
    Advice: article(11, 9), "advice", "for advice", Standard, Some("{name}, without tiles, gave advice."), Called("advice", When::WithoutTiles);
    Asking: part(11, 2, 'e'), "e", "for asking for what is not due", Standard, Some("{name} asked for a payment that is not due."), Called("asking", When::Always);
    DrewWithDouble: article(3, 5), "drew-with-double", "for drawing for the set with a double in hand", Standard, None, Called("drew-with-double", When::Denied(DrawnSet));
    PassedAble: article(11, 6), "passed-able", "for passing while able to play", PassedAble, None, Called("passed-able", When::Denied(Pass));
    NoDraw: article(9, 6), "no-draw", "for not drawing", Standard, Some("{name} did not draw after the close."), Called("no-draw", When::DrawIsDue);
}

impl Foul {
    /// The article that forbids it.
    pub const fn article(self) -> Article {
        self.row().article
    }

    /// The word by which the table calls it; `None` if the referee finds it.
    pub const fn called(self) -> Option<&'static str> {
        match self.row().found {
            Found::ByReferee => None,
            Found::Called(word, _) => Some(word),
        }
    }

    /// The fouls that the table can call, with their words.
    pub fn callable() -> impl Iterator<Item = (Foul, &'static str)> {
        let fouls = Foul::ALL.iter();
        fouls.filter_map(|foul| Some((*foul, foul.called()?)))
    }

    /// The foul of a denial that is proved false; `None` if that has no penalty of its own (article 11.11).
    pub fn of_denial(kind: DenialKind) -> Option<Foul> {
        let by =
            |foul: &Foul| matches!(foul.row().found, Called(_, When::Denied(own)) if own == kind);
        Foul::ALL.iter().copied().find(by)
    }
}

/// How many fouls the table can call.
pub const CALLABLE: usize = {
    let (mut at, mut called) = (0, 0);
    while at < Foul::ALL.len() {
        if Foul::ALL[at].called().is_some() {
            called += 1;
        }
        at += 1;
    }
    called
};

/// Writes the list of the words of the fouls that the table can call. Returns it with its length in bytes.
const fn list<const N: usize>() -> ([u8; N], usize) {
    let (mut list, mut len) = ([0; N], 0);
    let (mut at, mut called) = (0, 0);
    while at < Foul::ALL.len() {
        if let Some(word) = Foul::ALL[at].called() {
            called += 1;
            let before = match called {
                1 => ": ",
                CALLABLE => " or ",
                _ => ", ",
            };
            let (before, word) = (before.as_bytes(), word.as_bytes());
            let mut byte = 0;
            while byte < before.len() + word.len() {
                if len < N {
                    list[len] = if byte < before.len() {
                        before[byte]
                    } else {
                        word[byte - before.len()]
                    };
                }
                len += 1;
                byte += 1;
            }
        }
        at += 1;
    }
    (list, len)
}

/// The words of the fouls that the table can call, like `: covering, showing or advice`.
pub const CALLED: &str = {
    const LIST: [u8; list::<0>().1] = list().0;
    match std::str::from_utf8(&LIST) {
        Ok(list) => list,
        Err(_) => "",
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_fouls_are_called_by_the_same_word() {
        let words: Vec<&str> = Foul::callable().map(|(_, word)| word).collect();
        assert!(!words.is_empty());
        for (at, word) in words.iter().enumerate() {
            assert!(!words[..at].contains(word), "{word}");
        }
    }

    #[test]
    fn the_words_are_listed_as_they_are_read() {
        let mut listed = CALLED.to_owned();
        for (_, word) in Foul::callable() {
            listed = listed.replacen(word, "", 1);
        }
        assert_eq!(listed, format!(": {} or ", ", ".repeat(CALLABLE - 2)));
    }

    #[test]
    fn every_sentence_ends_and_names_only_what_is_filled_in() {
        for foul in Foul::ALL {
            let Some(sentence) = foul.row().sentence else {
                continue;
            };
            let filled = sentence.replace("{name}", "Anna").replace("{tile}", "6-4");
            assert!(filled.ends_with('.'), "{sentence}");
            assert!(!filled.contains(['{', '}']), "{sentence}");
        }
    }

    #[test]
    fn art_11_12_a_false_denial_is_the_foul_that_its_article_names() {
        for kind in [Pass, DrawnSet] {
            let foul = Foul::of_denial(kind);
            assert_eq!(foul.map(|foul| foul.row().article), Some(kind.article()));
        }
        assert_eq!(Foul::of_denial(DenialKind::HigherDouble), None);
    }
}
