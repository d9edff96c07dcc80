//! The verbs and questions of every law: each has one row, which a law takes into its own with its arguments and articles.

use crate::entry::{CommonQuestion, CommonVerb};
use crate::slot::ArgumentRow;
use crate::verb::{ALWAYS, Group, VerbRow, phases};

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

impl CommonVerb {
    /// Its row. `articles` begins with the one that a ruling on it cites.
    pub const fn row(
        self,
        arguments: &'static [ArgumentRow],
        example: &'static str,
        articles: &'static [&'static str],
    ) -> (CommonVerb, VerbRow) {
        let (word, group, phases) = match self {
            CommonVerb::Law => ("law", Group::Session, phases(&[LOBBY])),
            CommonVerb::Seat => ("seat", Group::Session, phases(&[LOBBY])),
            CommonVerb::House => ("house", Group::Session, phases(&[LOBBY, LOT, BETWEEN])),
            CommonVerb::Lot => ("lot", Group::Session, phases(&[LOT])),
            CommonVerb::Settle => ("settle", Group::Session, phases(&[LOT, BETWEEN])),
            CommonVerb::Note => ("note", Group::Session, ALWAYS),
            CommonVerb::Official => ("official", Group::Session, ALWAYS),
            CommonVerb::Deal => ("deal", Group::Hand, phases(&[BETWEEN])),
            CommonVerb::Begin => ("begin", Group::Hand, phases(&[BETWEEN])),
            CommonVerb::Offer => ("offer", Group::Hand, phases(&[HAND])),
            CommonVerb::Accept => ("accept", Group::Hand, phases(&[HAND])),
            CommonVerb::Decline => ("decline", Group::Hand, phases(&[HAND])),
            CommonVerb::Resign => ("resign", Group::Hand, phases(&[HAND])),
            CommonVerb::Void => ("void", Group::Hand, !phases(&[LOBBY, LOT, FINISHED])),
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
            asks: matches!(
                self,
                CommonVerb::Void | CommonVerb::Settle | CommonVerb::Resign
            ),
            ends: false,
            is_rare: matches!(self, CommonVerb::Official),
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

impl CommonQuestion {
    pub const fn row(
        self,
        arguments: &'static [ArgumentRow],
        example: &'static str,
        articles: &'static [&'static str],
    ) -> (CommonQuestion, VerbRow) {
        let (word, aliases, letter): (_, &[&str], _) = match self {
            CommonQuestion::Show => ("show", &[], Some('s')),
            CommonQuestion::Legal => ("legal", &[], Some('l')),
            CommonQuestion::Scores => ("scores", &["balances"], Some('$')),
            CommonQuestion::Holds => ("holds", &[], None),
            CommonQuestion::Audit => ("audit", &[], None),
        };
        // As a note it can be typed in every phase.
        let (_, note) = CommonVerb::Note.row(arguments, example, articles);
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
