//! The card of each game: what it asks for, worked out from its row, and a few tiles that lie as an example.

use crate::law::nos::games::{By, Game, GameRow, NUMBERS, On, StepRow};
use crate::law::nos::plan::{Geometry, Second};
use crate::law::nos::rule::Rule;
use crate::law::nos::session::Session;
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
    let mut facts = vec![Fact {
        heading: "Set",
        text: first.set.words().to_owned(),
    }];
    facts.extend(GameRow::of(number).map(|row| Fact {
        heading: "Play",
        text: course(row, first),
    }));
    let used = |rule| GameRow::of(number).any(|row| uses(row, rule));
    facts.extend(
        RULES
            .iter()
            .filter(|(rule, _)| used(*rule))
            .map(|(_, text)| Fact {
                heading: "Match",
                text: (*text).to_owned(),
            }),
    );
    facts.extend(
        NOTES
            .iter()
            .filter(|(own, _)| *own == number)
            .map(|(_, text)| Fact {
                heading: "Note",
                text: (*text).to_owned(),
            }),
    );
    facts
}

const RULES: [(Rule, &str); 2] = [
    (
        Rule::Ordinary,
        "Ordinary: the ends that touch show the same number [4.2].",
    ),
    (
        Rule::Matador,
        "Matador: the ends that touch add up to 7. 0-0, 6-1, 5-2 and 4-3 touch any end; on a blank end only these [4.3].",
    ),
];

const NOTES: [(u8, &str); 1] = [(
    10,
    "An arm that starts with a double can never be extended: that same tile is the double it would need [4.5].",
)];

/// Whether a rule can be in force in the game of a row.
fn uses(row: &GameRow, rule: Rule) -> bool {
    let mut every = row.steps.iter().map(|step| step.by).chain([row.by]);
    every.any(|by| by == By::Rule(rule) || !matches!(by, By::Rule(_)))
}

/// How the game of a row goes, step by step. A rule is named where it changes, and what the set must be where
/// it differs from the first row.
fn course(row: &GameRow, first: &GameRow) -> String {
    let on = match row.set == first.set {
        true => String::new(),
        false => format!(", on {}", row.set.words()),
    };
    let mut rule = row.steps.first().map_or(row.by, |step| step.by);
    let mut text = format!("{}{on} [4.4], {}", shape(row), by(rule));
    let every = match row.geometry {
        Geometry::Line => "both ends",
        Geometry::Triangle | Geometry::Cross => "every arm",
    };
    let steps = row.steps.iter().map(|step| (wanted(step), step.by));
    let last = (!row.steps.is_empty()).then_some((every, row.by));
    for (at, (what, now)) in steps.chain(last).enumerate() {
        text += if at == 0 { ": first " } else { "; then " };
        text += what;
        if now != rule {
            rule = now;
            text += ", ";
            text += by(now);
        }
    }
    if row.second == Second::Double {
        text += double(row.by);
    }
    text + &format!(" [{}].", row.article)
}

fn shape(row: &GameRow) -> &'static str {
    match (row.geometry, row.steps.first().map(|step| step.on)) {
        (Geometry::Line, _) => "A line",
        (Geometry::Triangle, _) => "A triangle",
        (Geometry::Cross, Some(On::Each([true, true, true, true])) | None) => "A cross",
        (Geometry::Cross, Some(On::Each([true, true, false, true]))) => {
            "A triangle that becomes a cross"
        }
        (Geometry::Cross, Some(_)) => "A cross that begins on two sides",
    }
}

fn wanted(step: &StepRow) -> &'static str {
    match step.on {
        On::Each([true, true, true, true]) => "a tile on each of the four arms",
        On::Each([true, true, false, true]) => "6-1, 5-2 and 4-3 on three sides of 0-0",
        On::Each([false, false, true, false]) => "a blank on the fourth side of 0-0",
        On::Each([_, true, _, _]) => "a tile to the east and to the west",
        On::Each(_) => "one to the north and to the south",
        On::Side(0) => "a tile on the side that is named",
        On::Side(_) => "a tile on the other side",
        On::First(_) => "one to four tiles, as announced, on one side",
    }
}

fn by(by: By) -> &'static str {
    match by {
        By::Rule(rule) => rule.word(),
        By::Said => "by the rule that is named",
        By::Other => "by the other rule",
        By::Volapuk => "ordinary on the side that is named, matador on the other",
        By::VolapukCross => "ordinary to the east and west, matador to the north and south",
    }
}

fn double(by: By) -> &'static str {
    match by {
        By::Rule(Rule::Ordinary) => "; the second tile on each is a double",
        By::Rule(Rule::Matador) => "; the second tile on each is a double or a matador",
        _ => "; the second tile on each is a double, on a matador arm also a matador",
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
