//! The card of all games, and the card of each game with its course and an example.

use super::say;
use crate::nos::games::{RuleChoice, StepArms};
use crate::nos::{GAMES, Game, GameRow, Geometry, House, HouseKey, NUMBERS, Nos, Rule, Second};
use nos_base::text::tables::table;
use nos_base::text::width::wrapped;
use nos_base::{Article, Column, Look, messages};
use nos_law::{Fact, Game as _, GameCard};

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum OnCard {
        SeeBelow,
        Type,
        Holes,
        Extra,
        InWords(words: String, article: Article),
        InWordsOn(words: String, set: String, article: Article),
        SetVaries,
        Ordinary,
        Matador,
        Course11,
        Course12,
        Course17,
        Note10,
        Course(course: String, article: Article),
        Line,
        Triangle,
        TriangleToCross,
        Cross,
        EachArm,
        AroundBlank,
        FourthSide,
        OneSide,
        Named,
        Other,
        Volapuk,
        First(course: String, step: String),
        Then(course: String, step: String),
        SecondDouble,
        SecondDoubleOrMatador,
    }
}

fn typed(words: &str) -> String {
    Nos::LAW.library().lexicon.argument(words)
}

fn announced(words: &str) -> String {
    let lexicon = &Nos::LAW.library().lexicon;
    let verb = lexicon.verb("announce").map(|verb| lexicon.typed(verb.row));
    format!("{} {}", verb.unwrap_or_default(), typed(words))
}

const ROOMY: usize = 120;

/// Prints the card of the games, with the further games if the house rules allow them.
pub fn games(house: &House, look: &Look) -> Vec<String> {
    let columns = [
        ("heading-number", Column::Number),
        ("heading-game", Column::Words),
        ("heading-set", Column::Whole),
        ("heading-words", Column::Words),
    ]
    .map(|(id, column)| (super::words().message(id), column));
    let wide = if look.columns() >= ROOMY { 4 } else { 3 };
    let rows = NUMBERS.filter_map(|number| {
        let card = GameRow::with_number(number).next()?;
        let in_words = Game::by_number(number)
            .map(|game| typed(&game.to_string()))
            .unwrap_or_else(|| say(&OnCard::SeeBelow));
        let row = [
            number.to_string(),
            look.letters(&super::words().message(&card.message())),
            say(&card.set),
            in_words,
        ];
        Some(row.into_iter().take(wide).collect())
    });
    let mut lines = table(columns.get(..wide).unwrap_or(&columns), rows, look);
    let mut add = |head: &str, text: &str| {
        lines.extend(wrapped(head, &look.letters(text), look.measure()));
    };
    add("", &say(&OnCard::Type));
    for number in NUMBERS.filter(|number| Game::by_number(*number).is_none()) {
        let first = GameRow::with_number(number).next();
        for (at, row) in GameRow::with_number(number).enumerate() {
            let (words, article) = (typed(row.words), row.article);
            let number = if at == 0 { number.to_string() } else { String::new() };
            let in_words = if first.is_some_and(|first| first.set != row.set) {
                OnCard::InWordsOn(words, say(&row.set), article)
            } else {
                OnCard::InWords(words, article)
            };
            add(&format!("{number:<4}"), &say(&in_words));
        }
    }
    add("    ", &say(&OnCard::Holes));
    if house.is_on(HouseKey::ExtraGames) {
        add("", &say(&OnCard::Extra));
        for row in GAMES.iter().filter(|row| row.is_extra()) {
            add("    ", &typed(row.words));
        }
    }
    lines
}

#[rustfmt::skip]
/// The examples: number, announcement, set, and tiles in order of play.
const EXAMPLES: [(u8, &str, &str, &[&str]); 17] = [
    (1, "ordinary", "4-4", &["4>6 on left", "4>1 on right", "6>3 on left"]),
    (2, "ordinary-cross", "6-6", &["6-5 on north", "6-4 on east", "6-3 on south"]),
    (3, "ordinary-double-cross", "6-6", &["6-5 on north", "6-4 on east", "6-3 on south", "6-2 on west", "5-5"]),
    (4, "matador", "3-3", &["4>1 on left", "6>1 on right", "6>5 on left"]),
    (5, "matador-cross", "2-2", &["5>1 on north", "4>3 on east", "5>4 on south"]),
    (6, "matador-double-cross", "2-2", &["5>1 on north", "5>3 on east", "5>4 on south", "5-5 on west", "6-6"]),
    (7, "ordinary-cross then matador", "6-6", &["6-5 on north", "6-4 on east", "6-3 on south", "6-2 on west", "2>4 on north"]),
    (8, "ordinary-cross then matador double-cross", "6-6", &["6-5 on north", "6-4 on east", "6-3 on south", "6-2 on west", "2-2 on north"]),
    (9, "matador-cross then ordinary", "2-2", &["5>1 on north", "5>3 on east", "5>4 on south", "5-5 on west", "1>4 on north"]),
    (10, "matador-cross then ordinary double-cross", "2-2", &["5>1 on north", "5>3 on east", "5>4 on south", "5>6 on west", "1-1"]),
    (11, "ordinary first left then right", "4-4", &["4>6 on left", "4>1 on right", "6>3 on left"]),
    (12, "volapuk ordinary left", "4-4", &["4>6 on left", "3>2 on right", "6>5 on left"]),
    (13, "triangle", "0-0", &["6>1 on north", "5>2 on east", "3>4 on west"]),
    (14, "triangle-double-cross", "0-0", &["6>1 on north", "5>2 on east", "3>4 on west", "6-6"]),
    (15, "triangle then ordinary", "0-0", &["6>1 on north", "5>2 on east", "3>4 on west", "1>5 on north"]),
    (16, "triangle then ordinary-cross", "0-0", &["6>1 on north", "5>2 on east", "3>4 on west", "0>3 on south"]),
    (17, "matador first here then there then ordinary-cross", "4-4", &["3>5 on east", "3>2 on west", "4>6 on north"]),
];

pub fn cards() -> Vec<GameCard> {
    let cards = EXAMPLES.iter().filter_map(|(number, words, set, plays)| {
        let first = GameRow::with_number(*number).next()?;
        let typed = match Game::by_number(*number) {
            Some(_) => vec![announced(&number.to_string())],
            None => GameRow::with_number(*number).map(|row| announced(row.words)).collect(),
        };
        let set = format!("set Anna {set}");
        let begun = ["seat Anna Bram Cees", "deal", &set, &format!("announce {words}")];
        let script = begun.iter().chain(*plays).map(|line| (*line).to_owned());
        Some(GameCard {
            number: Some(*number),
            title: super::words().message(&first.message()),
            facts: facts(*number, first),
            points: Vec::new(),
            typed,
            script: script.collect(),
        })
    });
    cards.collect()
}

fn facts(number: u8, first: &GameRow) -> Vec<Fact> {
    let fact = |id, text: String| Fact { heading: super::words().message(id), text };
    let rows = || GameRow::with_number(number);
    // Only one game has forms with different sets; show both.
    let set = if rows().all(|row| row.set == first.set) {
        say(&first.set)
    } else {
        say(&OnCard::SetVaries)
    };
    // Games announced in words have several forms.
    let course = match number {
        11 => say(&OnCard::Course11),
        12 => say(&OnCard::Course12),
        17 => say(&OnCard::Course17),
        _ => course(first),
    };
    let rules = [
        (Rule::Ordinary, "fact-ordinary", OnCard::Ordinary),
        (Rule::Matador, "fact-matador", OnCard::Matador),
    ];
    let used = rules
        .iter()
        .filter(|(rule, ..)| rows().any(|row| uses(row, *rule)))
        .map(|(_, id, told)| fact(id, say(told)));
    let note = (number == 10).then(|| fact("fact-note", say(&OnCard::Note10)));
    [fact("fact-set", set), fact("fact-play", course)].into_iter().chain(used).chain(note).collect()
}

fn uses(row: &GameRow, rule: Rule) -> bool {
    let may = |by| by == RuleChoice::Rule(rule) || !matches!(by, RuleChoice::Rule(_));
    row.steps.iter().map(|step| step.1).chain([row.by]).any(may)
}

/// Describes the course of a game step by step, naming each change of rule.
fn course(row: &GameRow) -> String {
    let shape = say(&match row.geometry {
        Geometry::Line => OnCard::Line,
        Geometry::Triangle => OnCard::Triangle,
        Geometry::Cross if row.steps.len() > 1 => OnCard::TriangleToCross,
        Geometry::Cross => OnCard::Cross,
    });
    let mut rule = row.steps.first().map_or(row.by, |(_, by, _)| *by);
    let mut course = format!("{shape}, {}", rule_words(rule));
    let steps = row.steps.iter().map(|(on, by, _)| (Some(wanted(*on)), *by));
    for (at, (wanted, now)) in steps.chain([(None, row.by)]).enumerate() {
        let changed = (now != rule).then(|| rule_words(now));
        let step: Vec<String> = wanted.into_iter().chain(changed).collect();
        if !step.is_empty() {
            let step = step.join(", ");
            course = say(&match at {
                0 => OnCard::First(course, step),
                _ => OnCard::Then(course, step),
            });
        }
        rule = now;
    }
    course += &match (row.second, row.by) {
        (Second::Any, _) => String::new(),
        (Second::Double, RuleChoice::Rule(Rule::Matador)) => say(&OnCard::SecondDoubleOrMatador),
        (Second::Double, _) => say(&OnCard::SecondDouble),
    };
    say(&OnCard::Course(course, row.article))
}

fn wanted(on: StepArms) -> String {
    say(&match on {
        StepArms::Each([_, _, true, true]) => OnCard::EachArm,
        StepArms::Each([_, _, false, _]) => OnCard::AroundBlank,
        StepArms::Each(_) => OnCard::FourthSide,
        StepArms::Side(_) | StepArms::First(_) => OnCard::OneSide,
    })
}

fn rule_words(choice: RuleChoice) -> String {
    match choice {
        RuleChoice::Rule(rule) => Nos::LAW.library().lexicon.typed_word(rule.word()).to_owned(),
        RuleChoice::Named => say(&OnCard::Named),
        RuleChoice::Other => say(&OnCard::Other),
        RuleChoice::Volapuk | RuleChoice::VolapukCross => say(&OnCard::Volapuk),
    }
}
