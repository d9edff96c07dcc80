//! Arbitrary entries, corrections and questions that a line can express.

use nos_base::table::article::part;
use nos_base::{HouseRange, Name, Rules as _, Setting, Spots, Tile, article};
use nos_entry::{
    Amendment, Asked, Body, Correction, HistoryRange, LawQuestion, Part, Passage, Question,
    RuleQuery, Subject, Topic, VerbRow,
};
use nos_law::Piece as _;
use nos_laws::nos::games::{Holes, WordOrHole};
use nos_laws::nos::{
    Act, Announced, Arm, Ask, Entry, Foul, GAMES, Game, HouseKey, LAW, LineArm, NamedSide, Place,
    Play, Rule, Tail, What,
};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::FileFailurePersistence;

/// This many cases, after the ones that failed before, which are kept beside the test.
pub fn cases_after_kept(cases: u32) -> ProptestConfig {
    let kept = FileFailurePersistence::WithSource("proptest-regressions");
    ProptestConfig {
        failure_persistence: Some(Box::new(kept)),
        ..ProptestConfig::with_cases(cases)
    }
}

const LETTERS: &str = "[a-zA-ZÀ-ÖØ-öЀ-я李明][a-zA-Z0-9À-ÖØ-öЀ-я李明\u{301}'_.-]{0,23}";

/// Whether a word belongs to the language, so that it cannot be a name.
fn is_word(text: &str) -> bool {
    let text = text.to_lowercase().replace('ü', "u");
    LAW.language.lexicon().find(&text).is_some_and(|term| term.verb.is_some() || term.is_word)
}

fn name() -> impl Strategy<Value = Name> {
    LETTERS.prop_filter_map("a word of the language", |text| {
        Name::new(&text).filter(|_| !is_word(&text))
    })
}

fn new_name() -> impl Strategy<Value = Name> {
    name().prop_filter("an arm's letter", |name| {
        !["l", "r", "n", "e", "s", "w"].contains(&name.as_str().to_lowercase().as_str())
    })
}

fn spots() -> impl Strategy<Value = Spots> {
    select(&Spots::ALL[..7])
}

fn tile() -> impl Strategy<Value = Tile> {
    (spots(), spots()).prop_map(|(one, other)| Tile::new(one, other))
}

/// A number of tiles that a player can take too few or too many of, or draw.
fn count() -> impl Strategy<Value = u8> {
    1..=27_u8
}

fn tiles() -> impl Strategy<Value = Box<[Tile]>> {
    prop::collection::vec(tile(), 1..8).prop_map(Vec::into_boxed_slice)
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![select(&Arm::ALL[..]).prop_map(Place::Arm), spots().prop_map(Place::Shows),]
}

fn end() -> impl Strategy<Value = Place> {
    prop_oneof![
        select(vec![Arm::Left, Arm::Right]).prop_map(Place::Arm),
        spots().prop_map(Place::Shows),
    ]
}

fn side() -> impl Strategy<Value = NamedSide> {
    prop_oneof![
        select(vec![LineArm::Left, LineArm::Right]).prop_map(NamedSide::Arm),
        spots().prop_map(NamedSide::Shows),
    ]
}

fn rule() -> impl Strategy<Value = Rule> {
    select(vec![Rule::Ordinary, Rule::Matador])
}

fn game() -> impl Strategy<Value = Game> {
    let holes = (rule(), [side(), side(), side()], 1..=4u8);
    (0..GAMES.len(), holes).prop_map(|(row, (rule, sides, tiles))| {
        let row = &GAMES[row];
        // Fill only the placeholders that the row has; the others keep their defaults.
        let mut filled = Holes::default();
        let named = row.parts().filter(|part| *part == WordOrHole::Side).count();
        filled.sides[..named].copy_from_slice(&sides[..named]);
        if row.parts().any(|part| part == WordOrHole::Rule) {
            filled.rule = rule;
        }
        if row.parts().any(|part| part == WordOrHole::Tiles) {
            filled.tiles = tiles;
        }
        Game { row, holes: filled }
    })
}

fn setting() -> impl Strategy<Value = Setting> {
    let rows = HouseKey::ROWS;
    (0..rows.len()).prop_flat_map(move |place| match rows[place].range {
        range @ HouseRange::OneOf(_) => select(range.words().to_vec())
            .prop_filter_map("no word", move |(_, value)| Setting::of(rows, place, value))
            .boxed(),
        HouseRange::Between(least, most) => (least..=most)
            .prop_filter_map("no number", move |number| Setting::of(rows, place, number))
            .boxed(),
    })
}

/// Words of a note or a question for help: no comments, no outer blanks, and no separator of
/// corrections.
fn text() -> impl Strategy<Value = String> {
    "[^\\pC#]{1,60}".prop_filter_map("blank", |text| {
        let text = text.trim().to_owned();
        let parts = text.split_whitespace().any(|word| word == ";");
        (!text.is_empty() && !parts).then_some(text)
    })
}

fn play() -> impl Strategy<Value = Play> {
    let tail = select(vec![Tail::Plain, Tail::Claim, Tail::Stands]);
    (option::of(name()), spots(), spots(), any::<bool>(), option::of(place()), tail).prop_map(
        |(name, one, other, lies, on, tail)| Play {
            name,
            tile: Tile::new(one, other),
            touching: lies.then_some(one),
            on,
            tail,
        },
    )
}

fn session() -> impl Strategy<Value = What> {
    prop_oneof![
        any::<u32>().prop_map(What::Law),
        prop::collection::vec(new_name(), 3..=5).prop_map(What::Seat),
        setting().prop_map(What::House),
        (new_name(), option::of(name())).prop_map(|(name, after)| Act::Join { name, after }.into()),
        name().prop_map(|name| Act::Retire(name).into()),
        Just(What::Settle),
        Just(What::Deal),
        Just(What::Void),
        name().prop_map(|name| Act::Pot(name).into()),
        Just(Act::Billitonnen.into()),
        prop::collection::vec((name(), any::<u32>()), 1..6)
            .prop_map(|counted| Act::Recount(counted).into()),
    ]
}

fn hand() -> impl Strategy<Value = Act> {
    let who = || option::of(name());
    let kinds = Foul::CALLABLE.iter().map(|(kind, _)| *kind).collect::<Vec<_>>();
    prop_oneof![
        Just(Act::Reshuffle),
        (name(), count()).prop_map(|(name, tiles)| Act::Short { name, tiles }),
        (name(), count(), any::<bool>()).prop_map(|(name, tiles, kept)| Act::Excess {
            name,
            tiles,
            kept
        }),
        (who(), (spots(), spots()), any::<bool>()).prop_map(|(name, tile, drawn)| Act::Set {
            name,
            tile,
            drawn,
        }),
        (1..=17u8).prop_map(|number| Act::Announce(Announced::Number(number))),
        game().prop_map(|game| Act::Announce(Announced::Words(game))),
        (name(), tiles()).prop_map(|(name, tiles)| Act::Declare { name, tiles }),
        (who(), count()).prop_map(|(name, tiles)| Act::Draw { name, tiles }),
        play().prop_map(Act::Play),
        who().prop_map(Act::Claim),
        who().prop_map(Act::Pass),
        who().prop_map(Act::Wait),
        name().prop_map(Act::Nos),
        who().prop_map(Act::Block),
        (name(), tile()).prop_map(|(name, tile)| Act::Refute { name, tile }),
        Just(Act::Uphold),
        (name(), select(kinds.to_vec())).prop_map(|(name, kind)| Act::Foul { name, kind }),
        (name(), tiles()).prop_map(|(name, tiles)| Act::Reveal { name, tiles }),
        (name(), any::<u16>()).prop_map(|(name, spots)| Act::Count { name, spots }),
        prop::collection::vec((name(), tile()), 1..6).prop_map(Act::Lot),
        (spots(), spots()).prop_map(Act::Starter),
        (who(), (spots(), spots()), option::of(end())).prop_map(|(name, tile, on)| Act::Flip {
            name,
            tile,
            on,
        }),
    ]
}

/// Any entry. A note cannot have `waive`.
pub fn entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        8 => (session(), any::<bool>()).prop_map(|(what, waives)| LAW.entry(what).waiving(waives)),
        24 => (hand(), any::<bool>())
            .prop_map(|(act, waives)| LAW.entry(act.into()).waiving(waives)),
        1 => text().prop_map(|text| LAW.entry(What::Note(text))),
    ]
}

fn correction() -> impl Strategy<Value = Correction> {
    let number = || 1..=u32::MAX;
    prop_oneof![
        number().prop_map(Correction::Undo),
        number().prop_map(|number| Part::Strike(number).into()),
        (number(), entry()).prop_map(|(number, entry)| Part::Fix(number, entry).into()),
        (number(), entry()).prop_map(|(number, entry)| Part::Insert(number, entry).into()),
    ]
}

pub fn verbs() -> Vec<&'static VerbRow> {
    let verbs: Vec<_> = LAW.language.lexicon().verbs().map(|verb| verb.row).collect();
    assert!(!verbs.is_empty());
    verbs
}

fn passage() -> impl Strategy<Value = Passage> {
    let letter = option::of(prop::char::range('a', 'z'));
    let article =
        (any::<u8>(), any::<u8>(), letter).prop_map(|(chapter, number, letter)| match letter {
            Some(letter) => part(chapter, number, letter),
            None => article(chapter, number),
        });
    prop_oneof![any::<u8>().prop_map(Passage::Chapter), article.prop_map(Passage::Article),]
}

fn topic() -> impl Strategy<Value = Topic> {
    prop_oneof![
        Just(Topic::Everything),
        select(verbs()).prop_map(Topic::Verb),
        text()
            .prop_filter("a verb", |text| LAW.language.lexicon().verb(text).is_none())
            .prop_map(Topic::Words),
    ]
}

fn ask() -> impl Strategy<Value = Asked> {
    let number = || 1..=u32::MAX;
    prop_oneof![
        Just(Asked::Show),
        Just(Asked::Legal(Subject::All)),
        tile().prop_map(|what| Asked::Legal(Subject::Of(what.typed()))),
        number().prop_map(|what| Asked::Legal(Subject::At(what))),
        Just(Asked::Scores),
        Just(Asked::Own(Ask::Games.into())),
        Just(Asked::Holds(Subject::All)),
        name().prop_map(|what| Asked::Holds(Subject::Of(what))),
        number().prop_map(|what| Asked::Holds(Subject::At(what))),
        Just(Asked::Audit),
    ]
}

fn question() -> impl Strategy<Value = Question> {
    let number = || 1..=u32::MAX;
    prop_oneof![
        10 => ask().prop_map(|ask| Question::OfLaw(LawQuestion::new(LAW.language, ask))),
        1 => Just(Question::Status),
        1 => entry().prop_map(Question::Try),
        1 => Just(Question::History(HistoryRange::Standing)),
        1 => Just(Question::History(HistoryRange::All)),
        1 => number().prop_map(|what| Question::History(HistoryRange::Last(what))),
        1 => number().prop_map(|what| Question::History(HistoryRange::Hand(what))),
        1 => option::of(number()).prop_map(Question::Why),
        1 => Just(Question::Rule(RuleQuery::Everything)),
        1 => passage().prop_map(|what| Question::Rule(RuleQuery::Passage(what))),
        1 => sought().prop_map(|what| Question::Rule(RuleQuery::Words(what))),
        1 => topic().prop_map(Question::Help),
        1 => Just(Question::Quit),
    ]
}

/// Words to search for in the rulebook. Leaves out words for verbs, since the search replaces these
/// by an article.
fn sought() -> impl Strategy<Value = String> {
    let phrases = LAW.language.lexicon().phrases();
    "[a-z]{1,8}( [a-z]{1,8})?".prop_filter("a word for a verb", move |words| {
        words.split(' ').all(|word| !phrases.has(word))
    })
}

fn amendment() -> impl Strategy<Value = Amendment> {
    let number = || 1..=u32::MAX;
    prop_oneof![
        (number(), option::of(number())).prop_map(|(from, to)| Amendment::Revise { from, to }),
        Just(Amendment::Redo),
        option::of(number()).prop_map(Amendment::Waive),
        name().prop_map(Amendment::Was),
    ]
}

/// Anything that a line can express.
pub fn body() -> impl Strategy<Value = Body> {
    prop_oneof![
        4 => entry().prop_map(Body::Entry),
        1 => correction().prop_map(Body::Correction),
        1 => amendment().prop_map(Body::Amendment),
        1 => question().prop_map(Body::Question),
    ]
}
