//! The speech of fives and threes: its words, and how its lines begin.

use super::arguments::{LAW, Laid, is_place};
use super::refusal::Refusal;
use super::session::{Phase, Session};
use super::verbs::Act;
use super::verbs::Ask;
use crate::law::spoken::Speech;
use crate::law::tiles::is_tile;
use crate::speech::kind::{NAME, NEW_NAME};
use crate::speech::lexicon::{Vocabulary, WordRow};
use crate::speech::shorthand::Shorthand;
use crate::speech::verb::place;
use crate::speech::{Dialect, Fault, Mark, Reader, Reason, VerbRow};
use crate::table::name::Name;

/// The place of the verb that a tile implies.
const PLAY: usize = place("play", Act::ROWS);

const fn word(word: &'static str, help: &'static str) -> WordRow {
    WordRow { word, help }
}

/// The words after the verbs.
static WORDS: [WordRow; 4] = [
    word("on", "where it lies: an end, or the number it shows"),
    word("left", ""),
    word("right", ""),
    word(LAW, "the law of this game"),
];

impl Speech for Session {
    type Question = Ask;

    const VOCABULARY: Vocabulary = Vocabulary {
        entries: Act::ROWS,
        questions: Ask::ROWS,
        words: &WORDS,
        letters: &["l", "r"],
        dotted: &[],
        closing: None,
    };

    fn read_entry(place: usize, reader: &mut Reader<'_>) -> Result<Act, Fault> {
        Act::read(place, reader)
    }

    fn read_question(place: usize, reader: &mut Reader<'_>) -> Result<Ask, Fault> {
        Ask::read(place, reader)
    }

    fn entry_row(act: &Act) -> &'static VerbRow {
        act.row()
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

    fn phase_bit(&self) -> u32 {
        1 << self.phase() as u32
    }

    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>) {
        super::shorthand::write_out(self, line);
    }

    fn first_of_all(&self) -> Option<&'static str> {
        (self.phase() == Phase::Lobby).then_some("Nobody is seated yet. Type: seat Anna Bram")
    }

    fn concerns(refusal: &Refusal, mark: &Mark, text: &str) -> bool {
        let is_name = |name: &Name| {
            let is = |typed: Name| typed.is(name) || typed.begins(name);
            mark.kind == Some(&NAME) && Name::new(text).is_some_and(is)
        };
        match refusal {
            Refusal::UnknownName { typed, .. } | Refusal::AmbiguousName { typed, .. } => {
                is_name(typed)
            }
            Refusal::NameTwice(name) => {
                let is_new = mark.kind == Some(&NEW_NAME);
                is_name(name) || is_new && Name::new(text).is_some_and(|typed| typed.is(name))
            }
            Refusal::IsOut(name)
            | Refusal::NotHisTurn { name, .. }
            | Refusal::HoldsOneThatFits(name, _)
            | Refusal::WrongNumber { name, .. }
            | Refusal::LeavesOut(name, _)
            | Refusal::RevealedAlready(name) => is_name(name),
            Refusal::TileTwice(tile)
            | Refusal::AlreadyLies(tile, _)
            | Refusal::KnownElsewhere(tile, _)
            | Refusal::NotHis(_, tile, _)
            | Refusal::TwoWays(tile, _) => is_tile(mark, text, *tile),
            Refusal::NoEndShows(spots, _) => is_place(mark, text, *spots),
            Refusal::LawNotFirst
            | Refusal::UnknownLaw(_)
            | Refusal::AlreadySeated
            | Refusal::NotTwoOrFour(_)
            | Refusal::NobodySeated
            | Refusal::HouseTooLate
            | Refusal::Settled
            | Refusal::LeadUndecided(_)
            | Refusal::LeadDecided
            | Refusal::NotTheDrawers(_)
            | Refusal::HandGoing(_)
            | Refusal::NoHand
            | Refusal::NothingToVoid
            | Refusal::NoHandOver
            | Refusal::LeadOnAnEnd
            | Refusal::KnockBeforeLead(_) => false,
        }
    }
}
