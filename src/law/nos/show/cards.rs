//! The card of each game: what it asks for, worked out from its row, and a few tiles that lie as an example.

use crate::law::Names;
use crate::law::nos::games::{By, Game, GameRow, NUMBERS, On, StepRow};
use crate::law::nos::plan::{Geometry, Second};
use crate::law::nos::rule::Rule;
use crate::law::nos::session::Session;
use crate::law::nos::telling::words;
use crate::print::card::{Card, Carded, Fact};

/// An example: the number of the game, its announcement, the set, and the tiles as they are played.
struct Example(u8, &'static str, &'static str, &'static [&'static str]);

#[rustfmt::skip]
const EXAMPLES: &[Example] = &[
    Example(1, "ordinary", "4-4", &["4>6 on left", "4>1 on right", "6>3 on left"]),
    Example(2, "ordinary-cross", "6-6", &["6-5 on north", "6-4 on east", "6-3 on south"]),
    Example(3, "ordinary-double-cross", "6-6", &["6-5 on north", "6-4 on east", "6-3 on south", "6-2 on west", "5-5"]),
    Example(4, "matador", "3-3", &["4>1 on left", "6>1 on right", "6>5 on left"]),
    Example(5, "matador-cross", "2-2", &["5>1 on north", "4>3 on east", "5>4 on south"]),
    Example(6, "matador-double-cross", "2-2", &["5>1 on north", "5>3 on east", "5>4 on south", "5-5 on west", "6-6"]),
    Example(7, "ordinary-cross then matador", "6-6", &["6-5 on north", "6-4 on east", "6-3 on south", "6-2 on west", "2>4 on north"]),
    Example(8, "ordinary-cross then matador double-cross", "6-6", &["6-5 on north", "6-4 on east", "6-3 on south", "6-2 on west", "2-2 on north"]),
    Example(9, "matador-cross then ordinary", "2-2", &["5>1 on north", "5>3 on east", "5>4 on south", "5-5 on west", "1>4 on north"]),
    Example(10, "matador-cross then ordinary double-cross", "2-2", &["5>1 on north", "5>3 on east", "5>4 on south", "5>6 on west", "1-1"]),
    Example(11, "ordinary first left then right", "4-4", &["4>6 on left", "4>1 on right", "6>3 on left"]),
    Example(12, "volapuk ordinary left", "4-4", &["4>6 on left", "3>2 on right", "6>5 on left"]),
    Example(13, "triangle", "0-0", &["6>1 on north", "5>2 on east", "3>4 on west"]),
    Example(14, "triangle-double-cross", "0-0", &["6>1 on north", "5>2 on east", "3>4 on west", "6-6"]),
    Example(15, "triangle then ordinary", "0-0", &["6>1 on north", "5>2 on east", "3>4 on west", "1>5 on north"]),
    Example(16, "triangle then ordinary-cross", "0-0", &["6>1 on north", "5>2 on east", "3>4 on west", "0>3 on south"]),
    Example(17, "matador first here then there then ordinary-cross", "4-4", &["3>5 on east", "3>2 on west", "4>6 on north"]),
];

impl Carded for Session {
    fn cards() -> Vec<Card<Session>> {
        let card = |number| {
            let first = GameRow::of(number).next()?;
            let named = (Some(number), first.name);
            Some(Card::new(
                named,
                facts(number, first),
                typed(number),
                script(number),
            ))
        };
        NUMBERS.filter_map(card).collect()
    }
}

/// What the official types.
fn typed(number: u8) -> Vec<String> {
    match Game::by_number(number) {
        Some(_) => vec![format!("announce {number}")],
        None => GameRow::of(number)
            .map(|row| format!("announce {}", row.words))
            .collect(),
    }
}

fn facts(number: u8, first: &GameRow) -> Vec<Fact> {
    let fact = |heading, text: &str| Fact {
        heading,
        text: text.to_owned(),
    };
    let in_words = COURSES.iter().find(|(own, _)| *own == number);
    let mut facts = vec![
        fact("Set", &set_needed(number, first)),
        match in_words {
            Some((_, course)) => fact("Play", course),
            None => fact("Play", &course(first)),
        },
    ];
    let used = |rule| GameRow::of(number).any(|row| uses(row, rule));
    let rules = RULES.iter().filter(|(rule, ..)| used(*rule));
    facts.extend(rules.map(|(_, name, text)| fact(name, text)));
    let notes = NOTES.iter().filter(|(own, _)| *own == number);
    facts.extend(notes.map(|(_, text)| fact("Note", text)));
    facts
}

/// What the set must be; for the one game whose forms differ in it, both.
fn set_needed(number: u8, first: &GameRow) -> String {
    match GameRow::of(number).all(|row| row.set == first.set) {
        true => words().tell(&first.set, &Names::default()),
        false => "any; for crosses a double".to_owned(),
    }
}

/// How each rule is told, under its name.
const RULES: [(Rule, &str, &str); 2] = [
    (Rule::Ordinary, "Ordinary", "equal ends [4.2]."),
    (
        Rule::Matador,
        "Matador",
        "ends make 7; 0-0, 6-1, 5-2, 4-3 fit any end, a blank only these [4.3].",
    ),
];

/// The course of the games that are announced in words, and so have several forms.
#[rustfmt::skip]
const COURSES: [(u8, &str); 3] = [
    (11, "a line by the named rule: first a tile here, then one there; or first 1 to 4 on one side [4.6]. Then perhaps the other rule [4.7]."),
    (12, "a line: ordinary on the named side, matador on the other; perhaps first 1 to 4 on one side. A cross: ordinary east and west, else matador [4.8]."),
    (17, "a cross: first east and west, matador; then north and south, ordinary; then all. Double cross: the second tile on each a double [4.10]."),
];

const NOTES: [(u8, &str); 1] = [(10, "a first double ends its arm [4.5].")];

/// Whether a rule can be in force in the game of a row.
fn uses(row: &GameRow, rule: Rule) -> bool {
    let mut every = row.steps.iter().map(|step| step.by).chain([row.by]);
    every.any(|by| by == By::Rule(rule) || !matches!(by, By::Rule(_)))
}

/// How the game of a row goes, step by step. A rule is named where it changes.
fn course(row: &GameRow) -> String {
    let mut rule = row.steps.first().map_or(row.by, |step| step.by);
    let mut text = format!("{}, {}", shape(row), by(rule));
    let steps = row.steps.iter().map(|step| (wanted(step), step.by));
    for (at, (what, now)) in steps.chain([("", row.by)]).enumerate() {
        if what.is_empty() && now == rule {
            continue;
        }
        text += if at == 0 { ": first " } else { "; then " };
        text += what;
        if now != rule {
            rule = now;
            text += if what.is_empty() { "" } else { ", " };
            text += by(now);
        }
    }
    text += match (row.second, row.by) {
        (Second::Any, _) => "",
        (Second::Double, By::Rule(Rule::Matador)) => {
            "; the second tile on each arm a double or a matador"
        }
        (Second::Double, _) => "; the second tile on each arm a double",
    };
    text + &format!(" [{}].", row.article)
}

fn shape(row: &GameRow) -> &'static str {
    match row.geometry {
        Geometry::Line => "a line",
        Geometry::Triangle => "a triangle",
        Geometry::Cross if row.steps.len() > 1 => "a triangle that becomes a cross",
        Geometry::Cross => "a cross",
    }
}

fn wanted(step: &StepRow) -> &'static str {
    match step.on {
        On::Each([_, _, true, true]) => "a tile on each arm",
        On::Each([_, _, false, _]) => "6-1, 5-2 and 4-3 around 0-0",
        On::Each(_) => "a blank on the fourth side",
        On::Side(_) | On::First(_) => "tiles on one side",
    }
}

fn by(by: By) -> &'static str {
    match by {
        By::Rule(rule) => rule.word(),
        By::Said => "by the rule that is named",
        By::Other => "by the other rule",
        By::Volapuk | By::VolapukCross => "ordinary on one side, matador on the other",
    }
}

/// The entries of the example.
fn script(number: u8) -> Vec<String> {
    let found = EXAMPLES.iter().find(|own| own.0 == number);
    found.map_or(Vec::new(), |Example(_, words, set, plays)| {
        let begin = ["seat Anna Bram Cees".to_owned(), "deal".to_owned()];
        let opened = [format!("set Anna {set}"), format!("announce {words}")];
        let played = plays.iter().map(|play| (*play).to_owned());
        begin.into_iter().chain(opened).chain(played).collect()
    })
}
