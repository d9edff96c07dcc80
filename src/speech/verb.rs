//! The table of verbs: every entry, correction and question by its word, with what stands after it.

use super::argument::Argument;
use std::fmt;

/// The first word of an entry, a correction or a question.
#[expect(missing_docs, reason = "the table says of each what it means")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Verb {
    Law,
    Seat,
    House,
    Join,
    Retire,
    Settle,
    Pot,
    Billitonnen,
    Recount,
    Note,
    Deal,
    Reshuffle,
    Short,
    Excess,
    Set,
    Announce,
    Declare,
    Draw,
    Play,
    Claim,
    Pass,
    Wait,
    Nos,
    Block,
    Refute,
    Uphold,
    Foul,
    Reveal,
    Count,
    Lot,
    Void,
    Starter,
    Flip,
    Undo,
    Strike,
    Fix,
    Insert,
    Status,
    Show,
    Legal,
    Balances,
    Try,
    History,
    Why,
    Rule,
    Games,
    Holds,
    Audit,
    Help,
    Quit,
}

/// What a verb speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Group {
    /// The session.
    Session,
    /// A hand, or the play for the pot.
    Hand,
    /// Entries made before.
    Correction,
    /// Nothing happened: something is asked.
    Question,
}

/// One row of the table of verbs.
#[derive(Debug)]
pub struct VerbRow {
    /// The verb.
    pub verb: Verb,
    /// Its word.
    pub word: &'static str,
    /// Other words for it.
    pub aliases: &'static [&'static str],
    /// The letter that is enough at the prompt.
    pub letter: Option<char>,
    /// What it speaks of.
    pub group: Group,
    /// What stands after it, in this order.
    pub arguments: &'static [Argument],
    /// What it means, in one line.
    pub help: &'static str,
    /// A line of it as it is printed.
    pub example: &'static str,
    /// The articles of the rulebook that it is about.
    pub articles: &'static [&'static str],
}

#[rustfmt::skip]
/// Every verb, in the order in which they are listed.
pub const VERBS: [VerbRow; 50] = {
    use Argument as A;
    use Group::{Correction, Hand, Question, Session};
    [
        VerbRow { verb: Verb::Law, word: "law", aliases: &[], letter: None, group: Session, arguments: &[A::Number], help: "the edition of the rulebook, as the very first entry", example: "law 1", articles: &[] },
        VerbRow { verb: Verb::Seat, word: "seat", aliases: &[], letter: None, group: Session, arguments: &[A::NewNames], help: "the players, clockwise; once, before the first deal", example: "seat Anna Bram Cees Dirk", articles: &["1.1", "1.3"] },
        VerbRow { verb: Verb::House, word: "house", aliases: &[], letter: None, group: Session, arguments: &[A::HouseKey, A::HouseValue], help: "a house rule other than the default, before the first deal", example: "house payments.nos 10", articles: &[] },
        VerbRow { verb: Verb::Join, word: "join", aliases: &[], letter: None, group: Session, arguments: &[A::NewName, A::After], help: "a newcomer between hands; in the last seat unless it is said", example: "join Eva after Bram", articles: &["12.5"] },
        VerbRow { verb: Verb::Retire, word: "retire", aliases: &[], letter: None, group: Session, arguments: &[A::Name], help: "a player leaves between hands", example: "retire Bram", articles: &["12.2"] },
        VerbRow { verb: Verb::Settle, word: "settle", aliases: &[], letter: None, group: Session, arguments: &[], help: "the session ends and everyone is rounded down", example: "settle", articles: &["12.1"] },
        VerbRow { verb: Verb::Pot, word: "pot", aliases: &[], letter: None, group: Session, arguments: &[A::Name], help: "who takes the pot, after settle", example: "pot Bram", articles: &["12.3"] },
        VerbRow { verb: Verb::Billitonnen, word: "billitonnen", aliases: &[], letter: None, group: Session, arguments: &[], help: "the pot is played for here, after settle", example: "billitonnen", articles: &["13.1"] },
        VerbRow { verb: Verb::Recount, word: "recount", aliases: &[], letter: None, group: Session, arguments: &[A::NamesAndNumbers], help: "chips counted at the table, against the book", example: "recount Anna 496 Bram 504", articles: &["1.4"] },
        VerbRow { verb: Verb::Note, word: "note", aliases: &[], letter: None, group: Session, arguments: &[A::Text], help: "anything worth keeping; it changes nothing", example: "note Cees gets the coffee", articles: &[] },
        VerbRow { verb: Verb::Deal, word: "deal", aliases: &[], letter: None, group: Hand, arguments: &[], help: "a new hand: everyone has taken tiles", example: "deal", articles: &["2.1"] },
        VerbRow { verb: Verb::Reshuffle, word: "reshuffle", aliases: &[], letter: None, group: Hand, arguments: &[], help: "nobody has a double in a first hand", example: "reshuffle", articles: &["2.2"] },
        VerbRow { verb: Verb::Short, word: "short", aliases: &[], letter: None, group: Hand, arguments: &[A::Name, A::Count], help: "a player took so many tiles too few", example: "short Dirk 1", articles: &["2.5"] },
        VerbRow { verb: Verb::Excess, word: "excess", aliases: &[], letter: None, group: Hand, arguments: &[A::Name, A::Count, A::KeptOrReturned], help: "a player took so many tiles too many", example: "excess Dirk 2 returned", articles: &["2.6", "2.7"] },
        VerbRow { verb: Verb::Set, word: "set", aliases: &[], letter: None, group: Hand, arguments: &[A::OptionalName, A::LyingTile, A::Drawn], help: "the first tile, as it lies from left to right", example: "set Anna 2-5 drawn", articles: &["3.1", "3.2"] },
        VerbRow { verb: Verb::Announce, word: "announce", aliases: &[], letter: Some('a'), group: Hand, arguments: &[A::Game], help: "the game, by its number or in words", example: "announce ordinary first 2 on left then matador", articles: &["4.1", "4.5", "4.12"] },
        VerbRow { verb: Verb::Declare, word: "declare", aliases: &[], letter: None, group: Hand, arguments: &[A::Name, A::Tiles], help: "doubles laid face up", example: "declare Cees 5-5 4-4 1-1", articles: &["5.1", "5.2"] },
        VerbRow { verb: Verb::Draw, word: "draw", aliases: &[], letter: Some('d'), group: Hand, arguments: &[A::OptionalName, A::OptionalCount], help: "tiles from the boneyard, one unless it is said", example: "draw Bram 2", articles: &["6.2", "6.3"] },
        VerbRow { verb: Verb::Play, word: "play", aliases: &[], letter: None, group: Hand, arguments: &[A::OptionalName, A::PlayedTile, A::On, A::ClaimOrStands], help: "a tile; 6>4 says that the 6 touches, and the verb may be left out", example: "play Bram 6>1 on east claim", articles: &["6.3", "7.4", "11.13"] },
        VerbRow { verb: Verb::Claim, word: "claim", aliases: &[], letter: Some('c'), group: Hand, arguments: &[A::OptionalName], help: "asks for the payment for the double he last played", example: "claim Bram", articles: &["7.1", "7.3"] },
        VerbRow { verb: Verb::Pass, word: "pass", aliases: &[], letter: Some('p'), group: Hand, arguments: &[A::OptionalName], help: "no tile to play and none to draw", example: "pass Cees", articles: &["6.4"] },
        VerbRow { verb: Verb::Wait, word: "wait", aliases: &[], letter: Some('w'), group: Hand, arguments: &[A::OptionalName], help: "\"I wait\": the turn missed for an immediate double", example: "wait Cees", articles: &["7.5"] },
        VerbRow { verb: Verb::Nos, word: "nos", aliases: &[], letter: Some('n'), group: Hand, arguments: &[A::Name], help: "he says \"nos\"; the 5 are paid without it", example: "nos Dirk", articles: &["8.1", "11.7"] },
        VerbRow { verb: Verb::Block, word: "block", aliases: &["close"], letter: Some('b'), group: Hand, arguments: &[A::OptionalName], help: "\"I block\": no tile can be played any more", example: "block Anna", articles: &["9.1", "9.4"] },
        VerbRow { verb: Verb::Refute, word: "refute", aliases: &[], letter: None, group: Hand, arguments: &[A::Name, A::Tile], help: "shows a tile that can be played, against an open close", example: "refute Cees 6-3", articles: &["9.3"] },
        VerbRow { verb: Verb::Uphold, word: "uphold", aliases: &[], letter: None, group: Hand, arguments: &[], help: "all but two are drawn and nobody can play: the close is right", example: "uphold", articles: &["9.2"] },
        VerbRow { verb: Verb::Foul, word: "foul", aliases: &[], letter: None, group: Hand, arguments: &[A::Name, A::FoulKind], help: "a foul that only the table saw", example: "foul Dirk covering", articles: &["11.2", "11.6", "11.9"] },
        VerbRow { verb: Verb::Reveal, word: "reveal", aliases: &[], letter: Some('r'), group: Hand, arguments: &[A::Name, A::Tiles], help: "the tiles still held at the end of the hand", example: "reveal Anna 6-3 2-0", articles: &["10.2"] },
        VerbRow { verb: Verb::Count, word: "count", aliases: &[], letter: None, group: Hand, arguments: &[A::Name, A::Number], help: "just the spots still held at the end of the hand", example: "count Cees 17", articles: &["10.2"] },
        VerbRow { verb: Verb::Lot, word: "lot", aliases: &[], letter: None, group: Hand, arguments: &[A::NamesAndTiles], help: "the tiles drawn as lots", example: "lot Anna 6-3 Cees 4-4", articles: &["2.3", "13.1"] },
        VerbRow { verb: Verb::Void, word: "void", aliases: &[], letter: None, group: Hand, arguments: &[], help: "the hand is abandoned and its payments go back", example: "void", articles: &[] },
        VerbRow { verb: Verb::Starter, word: "starter", aliases: &[], letter: None, group: Hand, arguments: &[A::LyingTile], help: "for three, the tile left over that is laid as the set", example: "starter 2-5", articles: &["13.2"] },
        VerbRow { verb: Verb::Flip, word: "flip", aliases: &[], letter: None, group: Hand, arguments: &[A::OptionalName, A::LyingTile, A::OnEnd], help: "a tile turned in the play for the pot", example: "flip Anna 3-6 on right", articles: &["13.4"] },
        VerbRow { verb: Verb::Undo, word: "undo", aliases: &[], letter: Some('u'), group: Correction, arguments: &[A::OptionalCount], help: "strikes the last entries, one unless it is said", example: "undo 2", articles: &[] },
        VerbRow { verb: Verb::Strike, word: "strike", aliases: &[], letter: None, group: Correction, arguments: &[A::EntryNumber], help: "strikes one entry", example: "strike 31", articles: &[] },
        VerbRow { verb: Verb::Fix, word: "fix", aliases: &[], letter: None, group: Correction, arguments: &[A::EntryNumber, A::Entry], help: "one entry read otherwise", example: "fix 14 play Bram 6-1 on west", articles: &[] },
        VerbRow { verb: Verb::Insert, word: "insert", aliases: &[], letter: None, group: Correction, arguments: &[A::EntryNumber, A::Entry], help: "something missed, before one entry", example: "insert 31 draw Cees", articles: &[] },
        VerbRow { verb: Verb::Status, word: "status", aliases: &[], letter: None, group: Question, arguments: &[], help: "where the session stands", example: "status", articles: &[] },
        VerbRow { verb: Verb::Show, word: "show", aliases: &[], letter: Some('s'), group: Question, arguments: &[], help: "the layout", example: "show", articles: &[] },
        VerbRow { verb: Verb::Legal, word: "legal", aliases: &[], letter: Some('l'), group: Question, arguments: &[A::TileOrEntryNumber], help: "every tile that could be played now, or one tile, or before an entry", example: "legal 6-4", articles: &["6.3"] },
        VerbRow { verb: Verb::Balances, word: "balances", aliases: &[], letter: Some('$'), group: Question, arguments: &[], help: "everyone's chips", example: "balances", articles: &["1.4"] },
        VerbRow { verb: Verb::Try, word: "try", aliases: &[], letter: Some('t'), group: Question, arguments: &[A::Entry], help: "the ruling on an entry that is not recorded", example: "try play Bram 6-1 on west", articles: &[] },
        VerbRow { verb: Verb::History, word: "history", aliases: &[], letter: None, group: Question, arguments: &[A::All], help: "the entries that stand, or all that were made", example: "history all", articles: &[] },
        VerbRow { verb: Verb::Why, word: "why", aliases: &[], letter: Some('y'), group: Question, arguments: &[A::OptionalEntryNumber], help: "the ruling on an entry, article by article", example: "why 31", articles: &[] },
        VerbRow { verb: Verb::Rule, word: "rule", aliases: &[], letter: None, group: Question, arguments: &[A::Article], help: "an article of the rulebook", example: "rule 7.3", articles: &[] },
        VerbRow { verb: Verb::Games, word: "games", aliases: &[], letter: None, group: Question, arguments: &[], help: "the card of the seventeen games", example: "games", articles: &["4.5"] },
        VerbRow { verb: Verb::Holds, word: "holds", aliases: &[], letter: None, group: Question, arguments: &[A::NameOrEntryNumber], help: "who can hold what, now or before an entry", example: "holds Anna", articles: &["11.12"] },
        VerbRow { verb: Verb::Audit, word: "audit", aliases: &[], letter: None, group: Question, arguments: &[], help: "what the record proves", example: "audit", articles: &["11.11", "11.12"] },
        VerbRow { verb: Verb::Help, word: "help", aliases: &[], letter: Some('?'), group: Question, arguments: &[A::Topic], help: "what can be typed, or about one word", example: "help announce", articles: &[] },
        VerbRow { verb: Verb::Quit, word: "quit", aliases: &[], letter: Some('q'), group: Question, arguments: &[], help: "leaves the prompt; everything is kept", example: "quit", articles: &[] },
    ]
};

impl Verb {
    /// The row of the table that speaks of this verb.
    pub fn row(self) -> &'static VerbRow {
        &VERBS[self as usize]
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        self.row().word
    }

    /// What it speaks of.
    pub fn group(self) -> Group {
        self.row().group
    }

    /// The verb with this word or another word for it, in any case.
    pub fn read(word: &str) -> Option<Verb> {
        super::lexicon::verb(word)
    }

    /// The words that begin so, in any case, with their verbs.
    pub fn beginning(start: &str) -> impl Iterator<Item = (&'static str, Verb)> {
        VERBS
            .iter()
            .flat_map(|row| row.words().map(|word| (word, row.verb)))
            .filter(move |(word, _)| begins(word, start))
    }

    /// The verb that a shortened word stands for at the prompt: its letter, or the only one that begins so.
    pub(super) fn shortened(word: &str) -> Option<Verb> {
        let mut letters = word.chars().map(|c| c.to_ascii_lowercase());
        if let (Some(letter), None) = (letters.next(), letters.next())
            && let Some(row) = VERBS.iter().find(|row| row.letter == Some(letter))
        {
            return Some(row.verb);
        }
        let mut verbs = Verb::beginning(word).map(|(_, verb)| verb);
        let first = verbs.next()?;
        verbs.all(|verb| verb == first).then_some(first)
    }

    /// How it is used.
    pub fn usage(self) -> Usage {
        Usage(self)
    }
}

impl VerbRow {
    /// Its word and the other words for it.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.word).chain(self.aliases.iter().copied())
    }
}

/// Whether a word begins so, in any case.
fn begins(word: &str, start: &str) -> bool {
    word.get(..start.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(start))
}

/// How a verb is used: the verb and what stands after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usage(Verb);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.word())?;
        let arguments = self.0.row().arguments;
        arguments
            .iter()
            .try_for_each(|argument| write!(f, " {}", argument.usage()))
    }
}
