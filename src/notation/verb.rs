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
    const fn row(verb: Verb, word: &'static str, group: Group, letter: Option<char>, arguments: &'static [Argument], help: &'static str, example: &'static str, articles: &'static [&'static str]) -> VerbRow {
        VerbRow { verb, word, aliases: &[], letter, group, arguments, help, example, articles }
    }
    [
        row(Verb::Law, "law", Session, None, &[A::Number], "the edition of the rulebook, as the very first entry", "law 1", &[]),
        row(Verb::Seat, "seat", Session, None, &[A::NewNames], "the players, clockwise; once, before the first deal", "seat Anna Bram Cees Dirk", &["1.1", "1.3"]),
        row(Verb::House, "house", Session, None, &[A::HouseKey, A::HouseValue], "a house rule other than the default, before the first deal", "house payments.nos 10", &[]),
        row(Verb::Join, "join", Session, None, &[A::NewName, A::After], "a newcomer between hands; in the last seat unless it is said", "join Eva after Bram", &["12.5"]),
        row(Verb::Retire, "retire", Session, None, &[A::Name], "a player leaves between hands", "retire Bram", &["12.2"]),
        row(Verb::Settle, "settle", Session, None, &[], "the session ends and everyone is rounded down", "settle", &["12.1"]),
        row(Verb::Pot, "pot", Session, None, &[A::Name], "who takes the pot, after settle", "pot Bram", &["12.3"]),
        row(Verb::Billitonnen, "billitonnen", Session, None, &[], "the pot is played for here, after settle", "billitonnen", &["13.1"]),
        row(Verb::Recount, "recount", Session, None, &[A::NamesAndNumbers], "chips counted at the table, against the book", "recount Anna 496 Bram 504", &["1.4"]),
        row(Verb::Note, "note", Session, None, &[A::Text], "anything worth keeping; it changes nothing", "note Cees gets the coffee", &[]),
        row(Verb::Deal, "deal", Hand, None, &[], "a new hand: everyone has taken tiles", "deal", &["2.1"]),
        row(Verb::Reshuffle, "reshuffle", Hand, None, &[], "nobody has a double in a first hand", "reshuffle", &["2.2"]),
        row(Verb::Short, "short", Hand, None, &[A::Name, A::Count], "a player took so many tiles too few", "short Dirk 1", &["2.5"]),
        row(Verb::Excess, "excess", Hand, None, &[A::Name, A::Count, A::KeptOrReturned], "a player took so many tiles too many", "excess Dirk 2 returned", &["2.6", "2.7"]),
        row(Verb::Set, "set", Hand, None, &[A::OptionalName, A::LyingTile, A::Drawn], "the first tile, as it lies from left to right", "set Anna 2-5 drawn", &["3.1", "3.2"]),
        row(Verb::Announce, "announce", Hand, Some('a'), &[A::Game], "the game, by its number or in words", "announce ordinary first 2 on left then matador", &["4.1", "4.5", "4.12"]),
        row(Verb::Declare, "declare", Hand, None, &[A::Name, A::Tiles], "doubles laid face up", "declare Cees 5-5 4-4 1-1", &["5.1", "5.2"]),
        row(Verb::Draw, "draw", Hand, Some('d'), &[A::OptionalName, A::OptionalCount], "tiles from the boneyard, one unless it is said", "draw Bram 2", &["6.2", "6.3"]),
        row(Verb::Play, "play", Hand, None, &[A::OptionalName, A::PlayedTile, A::On, A::ClaimOrStands], "a tile; 6>4 says that the 6 touches, and the verb may be left out", "play Bram 6>1 on east claim", &["6.3", "7.4", "11.13"]),
        row(Verb::Claim, "claim", Hand, Some('c'), &[A::OptionalName], "asks for the payment for the double he last played", "claim Bram", &["7.1", "7.3"]),
        row(Verb::Pass, "pass", Hand, Some('p'), &[A::OptionalName], "no tile to play and none to draw", "pass Cees", &["6.4"]),
        row(Verb::Wait, "wait", Hand, Some('w'), &[A::OptionalName], "\"I wait\": the turn missed for an immediate double", "wait Cees", &["7.5"]),
        row(Verb::Nos, "nos", Hand, Some('n'), &[A::Name], "he says \"nos\"; the 5 are paid without it", "nos Dirk", &["8.1", "11.7"]),
        VerbRow { verb: Verb::Block, word: "block", aliases: &["close"], letter: Some('b'), group: Hand, arguments: &[A::OptionalName], help: "\"I block\": no tile can be played any more", example: "block Anna", articles: &["9.1", "9.4"] },
        row(Verb::Refute, "refute", Hand, None, &[A::Name, A::Tile], "shows a tile that can be played, against an open close", "refute Cees 6-3", &["9.3"]),
        row(Verb::Uphold, "uphold", Hand, None, &[], "all but two are drawn and nobody can play: the close is right", "uphold", &["9.2"]),
        row(Verb::Foul, "foul", Hand, None, &[A::Name, A::FoulKind], "a foul that only the table saw", "foul Dirk covering", &["11.2", "11.6", "11.9"]),
        row(Verb::Reveal, "reveal", Hand, Some('r'), &[A::Name, A::Tiles], "the tiles still held at the end of the hand", "reveal Anna 6-3 2-0", &["10.2"]),
        row(Verb::Count, "count", Hand, None, &[A::Name, A::Number], "just the spots still held at the end of the hand", "count Cees 17", &["10.2"]),
        row(Verb::Lot, "lot", Hand, None, &[A::NamesAndTiles], "the tiles drawn as lots", "lot Anna 6-3 Cees 4-4", &["2.3", "13.1"]),
        row(Verb::Void, "void", Hand, None, &[], "the hand is abandoned and its payments go back", "void", &[]),
        row(Verb::Starter, "starter", Hand, None, &[A::LyingTile], "for three, the tile left over that is laid as the set", "starter 2-5", &["13.2"]),
        row(Verb::Flip, "flip", Hand, None, &[A::OptionalName, A::LyingTile, A::OnEnd], "a tile turned in the play for the pot", "flip Anna 3-6 on right", &["13.4"]),
        row(Verb::Undo, "undo", Correction, Some('u'), &[A::OptionalCount], "strikes the last entries, one unless it is said", "undo 2", &[]),
        row(Verb::Strike, "strike", Correction, None, &[A::EntryNumber], "strikes one entry", "strike 31", &[]),
        row(Verb::Fix, "fix", Correction, None, &[A::EntryNumber, A::Entry], "one entry read otherwise", "fix 14 play Bram 6-1 on west", &[]),
        row(Verb::Insert, "insert", Correction, None, &[A::EntryNumber, A::Entry], "something missed, before one entry", "insert 31 draw Cees", &[]),
        row(Verb::Status, "status", Question, None, &[], "where the session stands", "status", &[]),
        row(Verb::Show, "show", Question, Some('s'), &[], "the layout", "show", &[]),
        row(Verb::Legal, "legal", Question, Some('l'), &[A::TileOrEntryNumber], "every tile that could be played now, or one tile, or before an entry", "legal 6-4", &["6.3"]),
        row(Verb::Balances, "balances", Question, None, &[], "everyone's chips", "balances", &["1.4"]),
        row(Verb::Try, "try", Question, Some('t'), &[A::Entry], "the ruling on an entry that is not recorded", "try play Bram 6-1 on west", &[]),
        row(Verb::History, "history", Question, None, &[A::All], "the entries that stand, or all that were made", "history all", &[]),
        row(Verb::Why, "why", Question, Some('y'), &[A::OptionalEntryNumber], "the ruling on an entry, article by article", "why 31", &[]),
        row(Verb::Rule, "rule", Question, None, &[A::Article], "an article of the rulebook", "rule 7.3", &[]),
        row(Verb::Games, "games", Question, None, &[], "the card of the seventeen games", "games", &["4.5"]),
        row(Verb::Holds, "holds", Question, None, &[A::NameOrEntryNumber], "who can hold what, now or before an entry", "holds Anna", &["11.12"]),
        row(Verb::Audit, "audit", Question, None, &[], "what the record proves", "audit", &["11.11", "11.12"]),
        row(Verb::Help, "help", Question, Some('?'), &[A::Topic], "what can be typed, or about one word", "help announce", &[]),
        row(Verb::Quit, "quit", Question, Some('q'), &[], "leaves the prompt; everything is kept", "quit", &[]),
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

    /// The verbs that begin so, in any case.
    pub fn beginning(start: &str) -> impl Iterator<Item = Verb> {
        VERBS
            .iter()
            .filter(move |row| row.words().any(|word| begins(word, start)))
            .map(|row| row.verb)
    }

    /// The verb that a shortened word stands for at the prompt: its letter, or the only one that begins so.
    pub(super) fn shortened(word: &str) -> Option<Verb> {
        let mut letters = word.chars().map(|c| c.to_ascii_lowercase());
        if let (letter, None) = (letters.next(), letters.next())
            && let Some(row) = VERBS
                .iter()
                .find(|row| letter.is_some() && row.letter == letter)
        {
            return Some(row.verb);
        }
        let mut verbs = Verb::beginning(word);
        let verb = verbs.next();
        if verbs.next().is_some() { None } else { verb }
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
