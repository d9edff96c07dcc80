//! The messages of Nos: every event, refusal and payment has one, and uses only variables it has.

use crate::support::fluent::Uses;
use fluent_syntax::ast::{Entry, Message};
use nos_base::Message as _;
use nos_law::{Effect, Netted, Refused};
use nos_laws::nos::legal::Playable;
use nos_laws::nos::recount::Question;
use nos_laws::nos::show::Aside;
use nos_laws::nos::show::balances::{Chips, Sheet};
use nos_laws::nos::show::drawn::{InDrawing, OnTable};
use nos_laws::nos::show::games::OnCard;
use nos_laws::nos::show::prompted::AtPrompt;
use nos_laws::nos::show::reckoning::Sum;
use nos_laws::nos::show::why::Why;
use nos_laws::nos::{Ending, Event, Refusal, SetNeeded};
use std::collections::{BTreeMap, BTreeSet};

const ENGLISH: &str = include_str!("../../../src/laws/nos/words.en.ftl");

const FILES: [[&str; 2]; 2] = [
    [include_str!("../../../src/law/words.en.ftl"), ENGLISH],
    [
        include_str!("../../../src/law/words.nl.ftl"),
        include_str!("../../../src/laws/nos/words.nl.ftl"),
    ],
];

/// Events that other events report.
const NOT_TOLD: [&str; 4] = ["Effect-Own", "Event-Shown", "Event-Denied", "Event-Concealed"];

/// Messages for answers and corrections in every law.
const ASIDE: [&str; 15] = [
    "accounts",
    "accounts-none",
    "asks",
    "choice",
    "counts",
    "each-arms",
    "fitted",
    "has-left",
    "holds-none",
    "needed",
    "or-rest",
    "owes",
    "picture-none",
    "sighting",
    "the-pot",
];

/// Prefixes of message names that every law has, and those of rows.
const DERIVED: [&str; 26] = [
    "act-",
    "audit-",
    "cause-",
    "column-",
    "denied-",
    "fact-",
    "foul-",
    "game-",
    "heading-",
    "house-",
    "keys-",
    "keyword-",
    "said-",
    "kind-",
    "law-",
    "legal-",
    "moves",
    "no-such-game",
    "question-",
    "read-",
    "row-",
    "source-",
    "status-",
    "unit",
    "verb-",
    "who-plays",
];

/// The messages of a file, with the variables and messages they use.
struct File<'a> {
    messages: BTreeMap<&'a str, Message<&'a str>>,
}

impl<'a> File<'a> {
    fn read(text: &'a str) -> File<'a> {
        let read = fluent_syntax::parser::parse(text);
        let read = read.unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let messages = read.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        });
        let mut file = File { messages: BTreeMap::new() };
        for (id, message) in messages {
            assert!(file.messages.insert(id, message).is_none(), "{id} is there twice");
        }
        file
    }

    /// Joins the common messages with those of Nos.
    fn both([shared, own]: [&'static str; 2]) -> File<'static> {
        let mut file = File::read(shared);
        file.messages.extend(File::read(own).messages);
        file
    }

    /// Returns the variables and messages that a message uses, directly or through others.
    fn used(&self, id: &str) -> (BTreeSet<&'a str>, BTreeSet<&'a str>) {
        let message = self.messages.get(id).unwrap_or_else(|| panic!("there is no message {id}"));
        let Uses { mut variables, mut messages } = Uses::of(message);
        for other in messages.clone() {
            let (more, further) = self.used(other);
            variables.extend(more);
            messages.extend(further);
        }
        (variables, messages)
    }
}

fn all_messages() -> Vec<(&'static str, Vec<String>)> {
    [
        Event::messages(),
        Effect::messages(),
        Refused::messages(),
        Refusal::messages(),
        Aside::messages(),
        Ending::messages(),
        SetNeeded::messages(),
        Playable::messages(),
        Why::messages(),
        Sum::messages(),
        Question::messages(),
        Sheet::messages(),
        OnTable::messages(),
        InDrawing::messages(),
        Chips::messages(),
        Netted::messages(),
        OnCard::messages(),
        AtPrompt::messages(),
    ]
    .concat()
}

#[test]
fn every_message_exists_and_uses_only_its_variables() {
    let told = all_messages();
    assert!(told.len() > 200, "{}", told.len());
    for (file, (id, variables)) in
        FILES.map(File::both).iter().flat_map(|file| told.iter().map(move |told| (file, told)))
    {
        if NOT_TOLD.contains(id) {
            assert!(!file.messages.contains_key(id), "{id} is told");
            continue;
        }
        for used in file.used(id).0 {
            let is_known = variables.iter().any(|variable| variable == used);
            assert!(is_known, "{id} has no variable {used}, but {variables:?}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let (file, own) = (File::both(FILES[0]), File::read(ENGLISH));
    let mut used = BTreeSet::from(ASIDE);
    let is_derived = |id: &&str| DERIVED.iter().any(|begin| id.starts_with(begin));
    for id in own.messages.keys().copied().filter(is_derived) {
        used.insert(id);
        used.extend(file.used(id).1);
    }
    for (id, _) in all_messages().into_iter().filter(|(id, _)| !NOT_TOLD.contains(id)) {
        used.insert(id);
        used.extend(file.used(id).1);
    }
    let unused: Vec<&&str> = own.messages.keys().filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
