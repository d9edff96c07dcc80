//! Messages: events in words.

use crate::support::fluent::Uses;
use crate::support::sources::{below, root};
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement};
use nos::law::{Effect, Game, Goal, Help, LessonStep, Names, Refused};
use nos::laws::LAWS;
use nos::laws::backgammon::Backgammon;
use nos::laws::box_games::{Dominoes, Matador, TiddleAWink, words as box_games};
use nos::laws::checkers::Checkers;
use nos::laws::chess::Chess;
use nos::laws::cribbage::{Cribbage, words as cribbage};
use nos::laws::fives::{Fives, words as fives};
use nos::laws::nos::Nos;
use nos::messages;
use nos::words::shell;
use nos_base::{
    Incidental, Language, Message, Messages, Name, PlayerId, Rules as _, SpanKind, Texts, Told,
    Words,
};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Manner {
        Turn,
        Late { turns: u8 },
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Noted,
        Left(player: PlayerId),
        Level { players: Vec<PlayerId> },
        Laid { player: PlayerId, manner: Manner, left: Option<u8> },
        Drew { tiles: u8, rest: Incidental<u8> },
    }
}

const FILE: &str = "
and = { $rest } and { $last }
Event-Noted = Noted.
Event-Left = { $player } leaves.
    .advice = Type: deal
Event-Level = { $players-number ->
    [one] { $players } is alone.
   *[other] { $players } are level.
}
Event-Laid = { $manner ->
    [Late] { $player } plays { $manner-turns } turns late; { $left } left.
   *[other] { $player } plays; { $left } left.
}
Event-Drew = { $tiles } drawn, { $rest } left.
";

fn names() -> Names {
    Names::new(["Anna", "Bram", "Cees"].into_iter().filter_map(Name::new))
}

#[test]
fn a_message_is_named_for_its_variant_and_has_its_fields_as_variables() {
    let players = |places: &[usize]| places.iter().map(|at| PlayerId::at(*at)).collect();
    let [anna, _, cees] = [0, 1, 2].map(PlayerId::at);
    let table = rows! {
        Event::Noted, "Noted.";
        Event::Left(cees), "Cees leaves.";
        Event::Level { players: players(&[1]) }, "Bram is alone.";
        Event::Level { players: players(&[0, 1, 2]) }, "Anna, Bram and Cees are level.";
        Event::Laid { player: anna, manner: Manner::Turn, left: None }, "Anna plays; none left.";
        Event::Laid { player: anna, manner: Manner::Late { turns: 2 }, left: Some(3) }, "Anna plays 2 turns late; 3 left.";
        Event::Drew { tiles: 2, rest: Incidental(11) }, "2 drawn, 11 left.";
    };
    let words = Words::of(Language::English, &[Texts::new("words.ftl", &[FILE])]);
    for (event, text) in table {
        assert_eq!(words.text(&event, &names()), text);
    }
}

#[test]
fn names_and_numbers_keep_their_kinds_anywhere_in_a_message() {
    let [name, number] = [Some(SpanKind::Name), Some(SpanKind::Number)];
    let players = [0, 1, 2].map(PlayerId::at);
    let [anna, ..] = players;
    let manner = Manner::Late { turns: 2 };
    let table = rows! {
        Event::Level { players: players.to_vec() }, vec![(name, "Anna"), (None, ", "), (name, "Bram"), (None, " and "), (name, "Cees"), (None, " are level.")];
        Event::Laid { player: anna, manner, left: Some(3) },
            vec![(name, "Anna"), (None, " plays "), (number, "2"), (None, " turns late; "), (number, "3"), (None, " left.")];
    };
    let words = Words::of(Language::English, &[Texts::new("words.ftl", &[FILE])]);
    for (event, parts) in table {
        let told = words.tell(&event, &names());
        assert_eq!(told.parts().collect::<Vec<_>>(), parts);
        assert_eq!(told.to_string(), words.text(&event, &names()));
    }
    let bar = |text: &str| Told::from(text);
    let named: Told =
        [bar(" a | "), Told::of(SpanKind::Name, "Jan_Piet"), bar(" | b ")].into_iter().collect();
    let split: Vec<String> = named.split('|').iter().map(Told::to_string).collect();
    assert_eq!(split, ["a", "Jan Piet", "b"]);
    let other = named.renamed(|name| name.replace("Jan_", "P"));
    assert_eq!(other.names().collect::<Vec<_>>(), ["PPiet"]);
}

#[test]
fn advice_is_an_attribute_of_the_message() {
    let words = Words::of(Language::English, &[Texts::new("words.ftl", &[FILE])]);
    let advice = |event: &Event| words.tell_part(event, Some("advice"), &names());
    assert_eq!(advice(&Event::Left(PlayerId::at(0))), Some("Type: deal".into()));
    assert_eq!(advice(&Event::Noted), None);
}

#[test]
fn missing_messages_fall_back_to_english_with_its_plurals() {
    const ENGLISH: &str = "
tiles = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}
game = the game, { tiles }
    .typed = play
law = the law
    .typed = begin
";
    const DUTCH: &str = "
law = het spel
";
    let words = Words::of(Language::Dutch, &[Texts::new("words.ftl", &[ENGLISH, DUTCH])]);
    let names = names();
    let told = |id, number: u32| {
        let told = words.tell_filled(id, None, &names, |set| set.set("number", number));
        told.map(String::from)
    };
    assert_eq!(told("law", 1).as_deref(), Some("het spel"));
    assert_eq!(told("game", 1).as_deref(), Some("the game, 1 tile"));
    assert_eq!(told("tiles", 0).as_deref(), Some("0 tiles"));
    assert_eq!(told("chess", 1), None);
    // A translated message lacks an attribute that it does not define: English does not supply it.
    assert_eq!(words.attribute("law", "typed"), None);
    assert_eq!(words.attribute("game", "typed").as_deref(), Some("play"));
    assert_eq!(words.in_english().message("law"), "the law");
}

#[test]
fn passing_sentences_do_not_distinguish_rulings() {
    let drew = |tiles, rest| Event::Drew { tiles, rest: Incidental(rest) };
    assert_eq!(drew(2, 11), drew(2, 7));
    assert_ne!(drew(2, 11), drew(1, 11));
}

#[test]
fn every_message_is_listed_with_its_variables() {
    let laid = Event::messages().into_iter().find(|(id, _)| *id == "Event-Laid");
    let variables = ["player", "manner", "manner-turns", "left"].map(str::to_owned);
    assert_eq!(laid, Some(("Event-Laid", variables.to_vec())));
    assert_eq!(Event::messages().len(), 5);
}

/// The messages of a language, common or of one law: by name, with their variables.
type Used = BTreeMap<String, BTreeSet<String>>;

fn used(file: &str) -> Used {
    let resource = fluent_syntax::parser::parse(file).unwrap();
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Junk { content } => panic!("this cannot be read: {content}"),
        _ => None,
    });
    let messages = messages.map(|message| {
        let variables = Uses::of(message).variables.into_iter();
        let variables = variables.map(str::to_owned).collect();
        (message.id.name.to_owned(), variables)
    });
    messages.collect()
}

/// Returns the files of messages in a folder, by language and by room.
fn files(room: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let room = root().join(room);
    let mut files: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for path in below(&room, ".ftl") {
        let name = path.file_name().unwrap().to_string_lossy();
        let Some(language) = name.strip_prefix("words.").and_then(|name| name.strip_suffix(".ftl"))
        else {
            continue;
        };
        let law = path.parent().unwrap().strip_prefix(&room).unwrap();
        files
            .entry(language.to_owned())
            .or_default()
            .insert(law.display().to_string(), fs::read_to_string(&path).unwrap());
    }
    files
}

/// Returns the messages of a law's types and pictures.
fn of<G: Game>(captions: Messages) -> Messages {
    let told = [
        Effect::messages(),
        Refused::messages(),
        G::Event::messages(),
        G::Reason::messages(),
        captions,
    ];
    told.concat()
}

fn messages_of_laws() -> Vec<(&'static str, Messages)> {
    let captions = box_games::Caption::messages;
    vec![
        ("fives", of::<Fives>(fives::Caption::messages())),
        ("box_games/dominoes", of::<Dominoes>(captions())),
        ("box_games/matador", of::<Matador>(captions())),
        ("box_games/tiddle", of::<TiddleAWink>(captions())),
        ("cribbage", of::<Cribbage>(cribbage::Caption::messages())),
        ("checkers", of::<Checkers>(Vec::new())),
        ("backgammon", of::<Backgammon>(Vec::new())),
        ("chess", of::<Chess>(Vec::new())),
    ]
}

#[test]
fn the_test_covers_every_law() {
    // The tests of Nos check its messages.
    assert_eq!(messages_of_laws().len() + 1, LAWS.len());
}

#[test]
fn every_language_has_every_message_with_its_variables() {
    let files = files("src");
    assert!(files.len() > 1, "{:?}", files.keys());
    for (language, files) in &files {
        for (law, messages) in messages_of_laws() {
            let mut known = used(&files["law"]);
            // A folder of several laws has their common messages.
            let ends = law.match_indices('/').map(|(at, _)| at).chain([law.len()]);
            ends.for_each(|end| known.extend(used(&files[&format!("laws/{}", &law[..end])])));
            for (id, variables) in messages {
                // `Effect::Own` holds an event of the game, and each event has its own message.
                if id == "Effect-Own" {
                    continue;
                }
                let Some(used) = known.get(id) else {
                    panic!("{law} has no {id} in {language}");
                };
                let variables: BTreeSet<String> = variables.into_iter().collect();
                let unknown: Vec<&String> = used.difference(&variables).collect();
                assert!(unknown.is_empty(), "{id} of {law} in {language}: {unknown:?}");
            }
        }
    }
}

#[test]
fn a_message_alone_reads_as_in_its_file() {
    let laws = LAWS.into_iter().flat_map(|law| law.library().files.clone());
    let files = laws.filter(|file| file.name.ends_with(".ftl")).chain([shell::FILE]);
    for file in files {
        for language in Language::ALL {
            let text = language.own(file).unwrap();
            let words = Words::of(*language, &[file]);
            let resource = fluent_syntax::parser::parse(text).unwrap();
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                let value = message.value.iter().map(|value| (None, value));
                let attributes = message.attributes.iter();
                let attributes = attributes.map(|own| (Some(own.id.name), &own.value));
                for (attribute, pattern) in value.chain(attributes) {
                    let told = words.tell_filled(id, attribute, &Names::default(), |_| {}).unwrap();
                    let mut rest = told.as_str();
                    for element in &pattern.elements {
                        let PatternElement::TextElement { value } = element else { continue };
                        let found = rest.find(*value).unwrap_or_else(|| panic!("{id}: {told}"));
                        rest = &rest[found + value.len()..];
                    }
                }
            }
        }
    }
}

/// Returns the names of the messages of a file, and of their attributes.
fn named(file: &str) -> BTreeSet<String> {
    let resource = fluent_syntax::parser::parse(file).unwrap();
    let names = resource.body.iter().flat_map(|entry| match entry {
        Entry::Message(message) => {
            let id = message.id.name;
            let value = message.value.iter().map(|_| id.to_owned());
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|own| format!("{id}.{}", own.id.name));
            value.chain(attributes).collect::<Vec<_>>()
        }
        _ => Vec::new(),
    });
    names.collect()
}

/// Calls `check` for each message in the files of a folder, with its place.
fn each_message(folder: &str, mut check: impl FnMut(&str, &ast::Message<&str>)) {
    for (language, files) in files(folder) {
        for (room, file) in files {
            let place = format!("{room} in {language}");
            for entry in fluent_syntax::parser::parse(&*file).unwrap().body {
                if let Entry::Message(message) = entry {
                    check(&place, &message);
                }
            }
        }
    }
}

/// Returns the longest text of a pattern, with an X for each placeable.
fn longest(pattern: &Pattern<&str>) -> String {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            let texts = variants.iter().map(|variant| longest(&variant.value));
            texts.max_by_key(String::len).unwrap_or_default()
        }
        PatternElement::Placeable { .. } => "X".to_owned(),
    };
    pattern.elements.iter().map(part).collect()
}

/// Messages whose names begin so may have more than two sentences: rulings, states, help, cards and
/// lists.
const LISTS: [&str; 11] = [
    "Effect-",
    "Event-",
    "OnCard-",
    "audit-",
    "caption",
    "help-",
    "hand-",
    "language-",
    "quiz-",
    "row-",
    "status-",
];

fn sentences(text: &str) -> usize {
    let ends = text.match_indices(['.', '?', '!']).filter(|(at, _)| {
        let mut after = text[at + 1..].chars();
        matches!((after.next(), after.next()), (None, _) | (Some(' '), Some('A'..='Z')))
    });
    ends.count()
}

#[test]
fn a_message_has_at_most_two_sentences_and_240_letters() {
    each_message("src", |place, message| {
        let id = message.id.name;
        if LISTS.iter().any(|list| id.starts_with(list)) {
            return;
        }
        // Advice appears right after its message, so limit both together.
        let advice = (message.attributes.iter()).find(|own| own.id.name == "advice");
        let advice = advice.map_or_else(String::new, |own| longest(&own.value));
        let text = message.value.as_ref().map_or_else(String::new, longest);
        let together = text.chars().count() + advice.chars().count();
        assert!(together <= 240, "{place}: {id} has {together} letters");
        for text in [text, advice] {
            let ends = sentences(&text);
            assert!(ends <= 2, "{place}: {id} has {ends} sentences: {text}");
        }
    });
}

/// Returns every message of a file, unparsed.
fn texts(file: &str) -> BTreeMap<&str, String> {
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    let mut id = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            id = line.split(' ').next().unwrap_or_default();
        }
        *texts.entry(id).or_default() += &format!("{line}\n");
    }
    texts
}

#[test]
fn each_language_has_one_form_for_the_number_of_an_entry() {
    let files = files("src");
    let mut numbered = 0;
    for (room, english) in &files["en"] {
        let dutch = texts(&files["nl"][room]);
        for (id, text) in texts(english) {
            let dutch = dutch.get(id).map_or("", String::as_str);
            assert!(!dutch.contains("#{ $"), "{room}: {dutch}");
            let dutch = dutch.to_lowercase();
            let told = dutch.split(" regel { $").skip(1);
            for name in told.filter_map(|after| after.split(' ').next()) {
                let is_entry = text.contains(&format!("#{{ ${name}"));
                // A number without `#` is the line of a file, or belongs to the last entry and its
                // time.
                let is_other = ["line", "last entry"].iter().any(|own| text.contains(own));
                assert!(is_entry || is_other, "{room}: {text}");
            }
            if text.contains("#{ $") {
                numbered += 1;
                assert!(dutch.contains("regel"), "{room}: {dutch}");
            }
        }
    }
    assert!(numbered > 60, "{numbered}");
}

/// Returns the possible endings of a pattern; an empty one for a placeable.
fn ends(elements: &[PatternElement<&str>]) -> BTreeSet<String> {
    let Some((last, before)) = elements.split_last() else {
        return BTreeSet::from([String::new()]);
    };
    match last {
        PatternElement::TextElement { value } if value.trim().is_empty() => ends(before),
        PatternElement::TextElement { value } => BTreeSet::from([value.trim_end().to_owned()]),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            let of_variants = variants.iter().flat_map(|variant| ends(&variant.value.elements));
            let mut found: BTreeSet<String> = of_variants.collect();
            if found.remove("") {
                found.extend(ends(before));
            }
            found
        }
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } if value.trim().is_empty() => ends(before),
        PatternElement::Placeable { .. } => BTreeSet::new(),
    }
}

/// A message about an event or a state is a sentence. Keys to type at its end have no full stop.
const SENTENCES: [&str; 3] = ["Effect-", "Event-", "status-"];

#[test]
fn messages_about_events_and_states_end_with_a_full_stop() {
    let mut number = 0;
    each_message("src", |place, message| {
        let id = message.id.name;
        if !SENTENCES.iter().any(|begin| id.starts_with(begin)) {
            return;
        }
        let elements = message.value.iter().flat_map(|value| ends(&value.elements));
        for end in elements {
            let types = ["type: ", "typ: "].iter().any(|types| end.to_lowercase().contains(types));
            let is_ended = end.is_empty() || end.ends_with(['.', '?', '!', '…']) || types;
            assert!(is_ended, "{place}: {id} ends: {end}");
            number += 1;
        }
    });
    assert!(number > 400, "{number}");
}

#[test]
fn every_language_has_every_message_and_no_idle_one() {
    let files = files("src");
    let english = &files["en"];
    let shared = named(&english["law"]);
    let tags: BTreeSet<&str> = Language::ALL.iter().map(|each| each.tag()).collect();
    let languages: BTreeSet<&str> = files.keys().map(String::as_str).collect();
    assert_eq!(languages, tags);
    for (language, files) in files.iter().filter(|(language, _)| *language != "en") {
        assert_eq!(files.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>());
        for (room, file) in files {
            let is_typed = |name: &String| {
                let mut ends = [".typed", ".said"].into_iter();
                ends.any(|end| name.ends_with(end))
                    || name.starts_with("verb-") && name.ends_with(".letter")
            };
            let [own, known] = [file, &english[room]].map(|file| {
                named(file).into_iter().filter(|name| !is_typed(name)).collect::<BTreeSet<_>>()
            });
            let missing: Vec<&String> = known.difference(&own).collect();
            assert!(missing.is_empty(), "{room} in {language}: {missing:?}");
            // A law may override a common message, and define messages that this refers to.
            let is_idle = |id: &&String| {
                let refers = format!("{{ {id} }}");
                !files.values().any(|file| file.contains(&refers)) && !shared.contains(*id)
            };
            let idle: Vec<&String> = own.difference(&known).filter(is_idle).collect();
            assert!(idle.is_empty(), "{room} in {language}: {idle:?}");
            // For messages with a type, another test compares the variables with the fields.
            let (own, known) = (used(file), used(&english[room]));
            for (id, variables) in known.iter().filter(|(id, _)| id.starts_with(char::is_lowercase))
            {
                let unknown: Vec<&String> = own[id].difference(variables).collect();
                assert!(unknown.is_empty(), "{id} of {room} in {language}: {unknown:?}");
            }
        }
    }
}

/// Returns the messages that the rows of a law must have, and those that they may have.
fn of_rows<G: Game>() -> [BTreeSet<String>; 2] {
    let (about, library) = (G::ABOUT, G::LAW.library());
    let lexicon = &library.lexicon;
    let verbs = lexicon.verbs().map(|verb| verb.row.message());
    let columns = library.columns.iter().chain([&library.result]);
    let columns = columns.filter(|column| column.article.is_none());
    let columns = columns.map(|column| format!("column-{}", column.key));
    let houses = G::Rule::ROWS.iter().map(|row| row.message());
    let causes = about.causes.iter().map(|cause| cause.message.to_owned());
    let sources = about.chips.into_iter().flat_map(|chips| chips.sources);
    let sources = sources.map(|(_, source)| format!("source-{source}"));
    let places = G::HIDDEN.into_iter().flat_map(|hidden| hidden.places);
    let places = places.map(|place| format!("place-{place}"));
    let must = verbs.chain(columns).chain(houses).chain(causes);
    let must = must.chain(sources).chain(places);
    let titled = ["law-title", "law-name"].map(str::to_owned);
    let words = lexicon.words().chain(["game", "round", "fouls", "since"]);
    let words = words.chain(lexicon.vocabulary.values.iter().copied());
    let words = words.map(|word| format!("keyword-{word}"));
    let keys = about.phases.iter().map(|row| format!("keys-{}", row.keys));
    [must.chain(titled).collect(), words.chain(keys).collect()]
}

/// Returns the messages of the rows of every law, by the folder of the law.
fn rows() -> Vec<(&'static str, [BTreeSet<String>; 2])> {
    vec![
        ("nos", of_rows::<Nos>()),
        ("fives", of_rows::<Fives>()),
        ("box_games/dominoes", of_rows::<Dominoes>()),
        ("box_games/matador", of_rows::<Matador>()),
        ("box_games/tiddle", of_rows::<TiddleAWink>()),
        ("cribbage", of_rows::<Cribbage>()),
        ("checkers", of_rows::<Checkers>()),
        ("backgammon", of_rows::<Backgammon>()),
        ("chess", of_rows::<Chess>()),
    ]
}

/// The beginnings of the names of messages for rows.
const OF_ROWS: [&str; 9] =
    ["cause-", "column-", "house-", "keys-", "keyword-", "place-", "question-", "source-", "verb-"];

#[test]
fn every_row_has_its_message_in_every_language_and_every_such_message_its_row() {
    let rows = rows();
    assert_eq!(rows.len(), LAWS.len(), "rows() has not each law");
    assert!(rows.iter().all(|(_, [must, _])| must.len() > 25));
    for (language, files) in &files("src") {
        let mut asked = BTreeSet::from(["column-fouls-by-article", "keys-any"].map(str::to_owned));
        let mut all: BTreeSet<String> = BTreeSet::new();
        // A common message for the keys of a phase is not allowed, since phases with one name
        // differ between laws.
        let shared = used(&files["law"]).into_keys();
        let shared: Vec<String> = shared.filter(|id| id.starts_with("keys-")).collect();
        assert_eq!(shared, ["keys-any"], "{language}");
        for (law, [must, can]) in &rows {
            let mut known = used(&files["entry"]);
            known.extend(used(&files["law"]));
            let ends = law.match_indices('/').map(|(at, _)| at).chain([law.len()]);
            ends.for_each(|end| known.extend(used(&files[&format!("laws/{}", &law[..end])])));
            let missing: Vec<&String> = must.iter().filter(|id| !known.contains_key(*id)).collect();
            assert!(missing.is_empty(), "{law} in {language}: {missing:?}");
            asked.extend(must.iter().chain(can).cloned());
            all.extend(known.into_keys());
        }
        let is_of_row = |id: &&String| OF_ROWS.iter().any(|begin| id.starts_with(begin));
        let idle: Vec<&String> = all.difference(&asked).filter(is_of_row).collect();
        assert!(idle.is_empty(), "{language}: {idle:?}");
    }
}

fn help_of(text: String) -> Help {
    Help::of(std::iter::once(&*text.leak()))
}

#[test]
fn help_is_readable_and_equal_in_every_language() {
    let files = below(&root().join("src"), ".en.txt");
    assert!(files.len() > LAWS.len(), "{files:?}");
    for path in files {
        let english = help_of(fs::read_to_string(&path).unwrap());
        assert_eq!(english.unread, [""; 0], "{path:?}");
        let is_empty = |goal: &Goal| *goal == Goal::Played(Vec::new());
        let empty = english.lesson.iter().find(|step| is_empty(&step.goal));
        assert!(empty.is_none(), "{path:?}: {empty:?}");
        for language in Language::ALL.iter().skip(1) {
            let name = path.to_string_lossy().replace(".en.", &format!(".{}.", language.tag()));
            let own = help_of(fs::read_to_string(&name).unwrap());
            assert_eq!(own.unread, [""; 0], "{name}");
            let shape = |help: &Help| {
                // The text of a note is free.
                let goal = |step: &LessonStep| {
                    let goal = format!("{:?}", step.goal);
                    goal.split("note ").next().unwrap().to_owned()
                };
                let goals = help.lesson.iter().map(goal);
                let topics = help.topics.iter().map(|topic| topic.lines.len());
                let goals: Vec<String> = goals.collect();
                let topics: Vec<usize> = topics.collect();
                let told = [help.first.lines().count(), help.begin.len(), help.facts.len()];
                (goals, topics, told, help.example.clone())
            };
            assert_eq!(shape(&own), shape(&english), "{name}");
            for (own, known) in own.topics.iter().zip(&english.topics) {
                let mut words = known.words.iter();
                assert!(words.all(|word| own.words.contains(word)), "{name}: {own:?}");
            }
        }
    }
}

#[test]
fn a_misplaced_line_of_help_is_unread() {
    let table = [
        ("To begin, deal.\n# begin\nDeal.", "To begin, deal."),
        ("# lessons\nDeal.", "Deal."),
        ("# lesson\n> deal\nDeal.", "> deal"),
        ("# lesson\n? show\nDeal.", "? show"),
        ("# topic end\nThe end\n= deal", "= deal"),
        ("# card\nNo heading", "No heading"),
    ];
    for (text, line) in table {
        assert_eq!(help_of(text.to_owned()).unread, [line], "{text}");
    }
}

const SHELL: [&str; 2] = [
    include_str!("../../src/base/words/shell/words.en.ftl"),
    include_str!("../../src/base/words/shell/words.nl.ftl"),
];

/// In the page, the part of a message's name in capitals is a placeholder for a phase or a word.
#[test]
fn the_page_on_laws_lists_every_message_that_a_law_needs() {
    let code = sources().concat();
    // All string literals, and the part of each before its first placeholder.
    let quoted: HashSet<&str> = code.split('"').collect();
    let begun: HashSet<&str> =
        quoted.iter().filter_map(|own| Some(own.split_once('{')?.0)).collect();
    let page = fs::read_to_string(root().join("docs/changing-law.md")).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
    let listed = rows.flat_map(|row| row.split('|').next().unwrap().split(", "));
    let listed: Vec<&str> = listed.map(|name| name.trim_matches(['`', ' '])).collect();
    let files = &files("src/laws")["en"];
    let typed = fs::read_to_string(root().join("src/entry/words.en.ftl")).unwrap();
    let refers =
        |id: &str| files.values().chain([&typed]).any(|file| file.contains(&format!("{{ {id} }}")));
    for (law, file) in files.iter().filter(|(law, _)| *law != "nos") {
        let asked = named(file).into_iter();
        let asked = asked.filter(|id| id.starts_with(char::is_lowercase) && !refers(id));
        // Leave out messages for one value of a list.
        for id in asked.filter(|id| !id.starts_with("each-") && !id.ends_with("-each")) {
            let is_listed = listed.iter().any(|row| match row.find(char::is_uppercase) {
                Some(at) => id.starts_with(&row[..at]),
                None => **row == *id,
            });
            assert!(is_listed, "{law}: {id}");
            let (kind, tag) = id.split_once('-').unwrap_or((&id, ""));
            // After the first hyphen, the name has the tag of a row or the word for a phase.
            let tag = tag.split('.').next().unwrap();
            let tags = [tag.to_owned(), tag.replacen('-', ".", 1)];
            let kind = format!("{kind}-");
            let is_of_tag = begun.contains(&*kind) || quoted.contains(&*kind);
            let is_asked = quoted.contains(&*id)
                || is_of_tag && tags.iter().any(|tag| quoted.contains(&**tag));
            assert!(is_asked, "{law}: nothing asks for {id}");
        }
    }
}

fn sources() -> Vec<String> {
    let files = below(&root().join("src"), ".rs").into_iter();
    files.map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Splits the arguments of a macro; `code` begins after its bracket.
fn arguments(code: &str) -> Vec<String> {
    let (mut parts, mut depth, mut in_text) = (vec![String::new()], 0, false);
    let mut letters = code.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if in_text => drop(letters.next()),
            '"' => in_text = !in_text,
            _ if in_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(letter);
    }
    parts.retain(|part| !part.trim().is_empty());
    parts
}

/// Returns the messages of the shell: those of its types, and those that the code names.
fn shell_errors() -> Messages {
    let mut told = [
        nos::journal::Rejection::messages(),
        nos::journal::error::Broken::messages(),
        nos::journal::JournalError::messages(),
        nos::journal::Fault::messages(),
        nos::season::aliases::AliasFault::messages(),
        nos::table::rulebook::NoPassage::messages(),
        nos::words::translation::check::Flaw::messages(),
    ]
    .concat();
    for source in sources() {
        let told_so = source.match_indices("told!(");
        for (at, name) in source.match_indices("message!(").chain(told_so) {
            let parts = arguments(&source[at + name.len()..]).into_iter();
            // Arguments that keep their kind come after a semicolon.
            let mut parts = parts.flat_map(|part| match name {
                "told!(" => part.split(';').map(str::to_owned).collect(),
                _ => vec![part],
            });
            let Some(id) = parts.next().filter(|id| id.trim().starts_with('"')) else { continue };
            let variable = |part: String| part.split('=').next().unwrap().trim().to_owned();
            let id: &'static str = id.trim().trim_matches('"').to_owned().leak();
            told.push((id, parts.map(variable).collect()));
        }
    }
    told
}

/// Collects the help of a command, of its arguments and of its subcommands.
fn helps(command: &clap::Command, to: &mut Vec<String>) {
    let arguments = command.get_arguments().map(clap::Arg::get_help);
    let abouts = [command.get_about(), command.get_long_about()];
    to.extend(abouts.into_iter().flatten().chain(arguments.flatten()).map(ToString::to_string));
    command.get_subcommands().for_each(|inner| helps(inner, to));
}

#[test]
fn no_command_and_no_argument_is_without_help() {
    let mut help = Vec::new();
    helps(&nos::desk::cli::explained(), &mut help);
    assert!(help.len() > 80, "{}", help.len());
    assert!(!help.iter().any(String::is_empty), "{help:?}");
}

#[test]
fn the_shell_has_exactly_the_messages_that_it_uses() {
    let told = shell_errors();
    assert!(told.len() > 130, "{}", told.len());
    for known in SHELL.map(used) {
        for (id, variables) in &told {
            let used = known.get(*id).unwrap_or_else(|| panic!("there is no {id}"));
            let unknown = used.iter().find(|used| !variables.contains(used));
            assert_eq!(unknown, None, "{id} has only {variables:?}");
        }
    }
    let mut help = Vec::new();
    helps(&nos::desk::cli::explained(), &mut help);
    let is_told = |id: &&String| {
        let refers = format!("{{ {id} }}");
        let is_named = SHELL[0].contains(&refers) || told.iter().any(|(told, _)| told == id);
        let is_help = |id: &str| help.contains(&nos::words::shell::tell(id, &[]).to_string());
        let is_heading =
            ["standings-", "event-head-", "event-tie-", "register-", "clap-", "command-", "value-"]
                .iter()
                .any(|table| id.starts_with(table));
        is_named || is_help(id) || is_heading
    };
    let known = used(SHELL[0]);
    let idle: Vec<&String> = known.keys().filter(|id| !is_told(id)).collect();
    assert_eq!(idle, [""; 0]);
}
