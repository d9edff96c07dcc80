//! The speech of Nos: its words, and how its lines begin.

use super::arguments::{Laid, is_place, is_tile};
use super::fouls::CALLABLE;
use super::verbs::Ask;
use super::{
    Act, Arm, Cause, Entry, Foul, Phase, Place, Refusal, Ruling, Session, Transfer, Verdict,
    shorthand,
};
use crate::law::asked::{Asked, Waiver, Way};
use crate::law::spoken::Speech;
use crate::speech::kind::{NAME, NEW_NAME};
use crate::speech::lexicon::{Vocabulary, WordRow};
use crate::speech::shorthand::Shorthand;
use crate::speech::verb::place;
use crate::speech::{Dialect, Fault, Mark, Reader, Reason, VerbRow};
use crate::table::article::article;
use crate::table::name::Name;

/// The word that records a foul and waives its penalty (article 11.10).
const WAIVE: &str = "waive";

/// The place of the verb that a tile implies.
const PLAY: usize = place("play", Act::ROWS);

/// The error for a word in the wrong place of a play.
const PLAY_ORDER: &str =
    "\"{found}\" cannot stand here; a play ends with on ARM, then claim or stands, then waive";

const fn word(word: &'static str, help: &'static str) -> WordRow {
    WordRow { word, help }
}

#[rustfmt::skip]
/// The words after the verbs of Nos, without the fouls.
const OTHERS: [WordRow; 30] = [
    word("on", "where it lies: an arm, or the number it shows"),
    word("claim", "the payment for the double is asked for [7.3]"),
    word("stands", "it does not follow the game, and stays [11.13]"),
    word(WAIVE, "the table waives the penalty [11.10]"),
    word("drawn", "it was drawn for the set [3.2]"),
    word("kept", "he had looked at them and keeps them [2.6]"),
    word("returned", "they went back unseen [2.6]"),
    word("after", "whom he sits after"),
    word("first", "a condition [4.6]"),
    word("then", "what follows"),
    word("here", "first here, then there [4.10]"),
    word("there", "first here, then there [4.10]"),
    word("ordinary", "equal numbers touch [4.2]"),
    word("matador", "the touching ends add up to 7 [4.3]"),
    word("ordinary-cross", "a game on a cross [4.4]"),
    word("ordinary-double-cross", "a game on a cross [4.4]"),
    word("matador-cross", "a game on a cross [4.4]"),
    word("matador-double-cross", "a game on a cross [4.4]"),
    word("double-cross", "a game on a cross [4.4]"),
    word("volapuk", "ordinary on one side, matador on the other [4.8]"),
    word("volapuk-cross", "ordinary on two sides, matador on two [4.8]"),
    word("volapuk-double-cross", "ordinary on two sides, matador on two [4.8]"),
    word("triangle", "on 0-0 [4.4]"),
    word("triangle-double-cross", "on 0-0 [4.4]"),
    word("left", ""),
    word("right", ""),
    word("north", ""),
    word("east", ""),
    word("south", ""),
    word("west", ""),
];

/// The words after the verbs of Nos, with the fouls that the table calls.
static WORDS: [WordRow; OTHERS.len() + CALLABLE] = {
    let mut words = [const { word("", "") }; OTHERS.len() + CALLABLE];
    let (mut at, mut next) = (0, 0);
    while next < OTHERS.len() {
        words[next] = word(OTHERS[next].word, OTHERS[next].help);
        next += 1;
    }
    while at < Foul::ALL.len() {
        if let Some(called) = Foul::ALL[at].called() {
            words[next] = word(called.0, called.1);
            next += 1;
        }
        at += 1;
    }
    words
};

impl Speech for Session {
    type Question = Ask;

    const VOCABULARY: Vocabulary = Vocabulary {
        entries: Act::ROWS,
        questions: Ask::ROWS,
        words: &WORDS,
        letters: &["l", "r", "n", "e", "s", "w"],
        dotted: &["volapuk", "volapuk-cross", "volapuk-double-cross"],
        closing: Some(WAIVE),
    };

    fn read_entry(place: usize, reader: &mut Reader<'_>) -> Result<Entry, Fault> {
        let act = Act::read(place, reader)?;
        let waived = reader.close();
        if let Act::Play(_) = act {
            let ends = ["on", "claim", "stands", WAIVE];
            if ends.iter().any(|word| reader.comes(word)) {
                return Err(reader.fault(Reason::Law(PLAY_ORDER)));
            }
        }
        Ok(Entry { act, waived })
    }

    fn read_question(place: usize, reader: &mut Reader<'_>) -> Result<Ask, Fault> {
        Ask::read(place, reader)
    }

    fn entry_row(entry: &Entry) -> &'static VerbRow {
        entry.act.row()
    }

    fn question_row(question: &Ask) -> &'static VerbRow {
        question.row()
    }

    fn bare(word: &str, dialect: Dialect) -> Option<Result<usize, Reason>> {
        match Laid::read(word, dialect) {
            Ok(_) => Some(Ok(PLAY)),
            Err(Reason::Expected(_)) => None,
            Err(reason) => Some(Err(reason)),
        }
    }

    fn phase_bit(&self) -> u64 {
        1 << self.phase() as u32
    }

    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>) {
        shorthand::write_out(self, line);
    }

    fn first_of_all(&self) -> Option<&'static str> {
        (self.phase() == Phase::Lobby).then_some("Nobody is seated yet. Type: seat Anna Bram Cees")
    }

    fn concerns(refusal: &Refusal, mark: &Mark, text: &str) -> bool {
        let is_name = |name: &Name| {
            mark.kind == Some(&NAME)
                && Name::new(text).is_some_and(|typed| typed.is(name) || typed.begins(name))
        };
        match refusal {
            Refusal::UnknownName { typed, .. } | Refusal::AmbiguousName { typed, .. } => {
                is_name(typed)
            }
            Refusal::NameUsed(name) | Refusal::NameTwice(name) => {
                mark.kind == Some(&NEW_NAME) && Name::new(text).is_some_and(|typed| typed.is(name))
            }
            Refusal::HasLeft { name }
            | Refusal::MustDrawLots(name)
            | Refusal::NotHisTurn { name, .. }
            | Refusal::NoTiles(name) => is_name(name),
            Refusal::TileTwice(tile)
            | Refusal::AlreadyLies(tile, _)
            | Refusal::KnownElsewhere(tile, _)
            | Refusal::NotHis(_, tile, _)
            | Refusal::DrawnWasKnown(_, tile)
            | Refusal::SeveralWays(tile, _)
            | Refusal::StandsInOrder(tile)
            | Refusal::StandsNoEnd(tile, _)
            | Refusal::DoesNotRefute(tile)
            | Refusal::InLine(tile)
            | Refusal::InRow(tile, _)
            | Refusal::NotFirstInRow(_, tile, _)
            | Refusal::BothEnds(tile, ..) => is_tile(mark, text, *tile),
            Refusal::NoArmShows(end) | Refusal::SeveralArms(end) => is_place(mark, text, *end),
            _ => false,
        }
    }
}

impl Asked for Session {
    fn ways(entry: &Entry, refusal: &Refusal) -> Vec<Way<Entry>> {
        let waived = entry.waived;
        let way = |arm: Arm, words: String, act: Act| Way {
            word: arm.word(),
            words,
            entry: Entry { act, waived },
        };
        match (&entry.act, refusal) {
            (Act::Play(play), Refusal::SeveralWays(_, ways)) => {
                let meant = ways.iter().map(|meant| {
                    let words = format!("on {}, {} is open", meant.arm, meant.open);
                    let play = play.lying(meant.arm, meant.touching);
                    way(meant.arm, words, Act::Play(play))
                });
                meant.collect()
            }
            (Act::Flip { name, tile, .. }, Refusal::BothEnds(..)) => {
                let meant = [Arm::Left, Arm::Right].map(|arm| {
                    let (name, tile, on) = (name.clone(), *tile, Some(Place::Arm(arm)));
                    way(arm, format!("on {arm}"), Act::Flip { name, tile, on })
                });
                meant.into()
            }
            _ => Vec::new(),
        }
    }

    /// A tile that is played or shown in order may prove an earlier pass or close wrong, at a penalty.
    fn asks(ruling: &Ruling) -> bool {
        let is_penalty = |paid: &Transfer| matches!(paid.cause, Cause::Foul(_));
        ruling.verdict != Verdict::Accepted || ruling.transfers.iter().any(is_penalty)
    }

    fn waiver(entry: &Entry) -> Waiver<Entry> {
        let waived = Entry {
            waived: true,
            ..entry.clone()
        };
        match entry.waived {
            true => Waiver::Said,
            false => Waiver::Possible(waived, article(11, 10)),
        }
    }
}
