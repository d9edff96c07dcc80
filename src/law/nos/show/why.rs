//! What Nos says about an entry in its dossier besides the ruling.

use super::json;
use super::legal::{by_arm, by_tile};
use super::name::{at, name};
use crate::law::holds::tiles;
use crate::law::nos::evidence::dossier::{Dossier, Instead, OtherReading};
use crate::law::nos::evidence::legal::ArmSays;
use crate::law::nos::hand::{LAST_TWO, Seat};
use crate::law::nos::session::Session;
use crate::law::nos::telling::Worded;
use crate::law::typed::Stood;
use crate::law::{Law as _, Verdict};
use crate::print::object::Object;
use crate::print::show::Section;
use crate::table::house::Rules as _;
use crate::table::name::listed;
use serde::Serialize;
use serde_json::Value;

/// The dossier of an entry; `None` if the entries before it do not stand.
fn dossier(stood: &Stood<'_, Session>) -> Option<Dossier> {
    Dossier::of(stood.begun, &stood.since, (stood.no, stood.entry)).ok()
}

/// Sentences without the indentation that marks one as part of the one before.
fn flush(sentences: Vec<String>) -> Value {
    let sentences = sentences.iter().map(|own| own.trim_start());
    sentences.collect()
}

/// What Nos says about an entry: why its tile does not follow the game, what else would have been lawful, and
/// the other reading if a house rule decided it.
pub fn sections(stood: &Stood<'_, Session>) -> Vec<Section> {
    let Some(dossier) = dossier(stood) else {
        return Vec::new();
    };
    let misfit = dossier.tile.as_ref().map(|says| Section {
        heading: format!("Why {} does not follow the game", says.tile),
        sentences: by_arm(says),
        articles: says.arms.iter().map(ArmSays::article).collect(),
        json: ("arms", flush(by_arm(says))),
    });
    let instead = Section {
        heading: match Session::verdict(stood.ruling) {
            Verdict::Accepted => "Also lawful".to_owned(),
            Verdict::Foul(_) => "Lawful instead".to_owned(),
        },
        sentences: instead(&dossier),
        articles: Vec::new(),
        json: ("instead", flush(instead(&dossier))),
    };
    let other = dossier.other_reading.as_ref().map(|other| Section {
        heading: "The other reading".to_owned(),
        sentences: other_reading(&dossier.before, other),
        articles: Vec::new(),
        json: ("other_reading", otherwise(&dossier.before, other)),
    });
    misfit.into_iter().chain([instead]).chain(other).collect()
}

/// What else would have been lawful.
fn instead(dossier: &Dossier) -> Vec<String> {
    let before = &dossier.before;
    let Some(hand) = before.hand() else {
        return Vec::new();
    };
    let plays = |seat: Seat, plays: &[_]| by_tile(before, hand, seat, plays);
    match &dossier.instead {
        Instead::NoTurn => Vec::new(),
        Instead::OnlyWait => vec!["Nothing: the turn was owed with \"I wait\" [7.5].".to_owned()],
        Instead::Set { on_set: None } => {
            vec!["The highest double at the table, from hand [2.2, 3.1].".to_owned()]
        }
        Instead::Set { on_set: Some(seat) } => {
            let name = at(before, hand, *seat);
            vec![
                format!("Any double from the hand of {name} [3.2]."),
                "With no double in hand: one tile drawn, and set, double or not [3.2].".to_owned(),
            ]
        }
        Instead::Announce(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            let list = listed(numbers.iter().map(String::as_str));
            vec![format!("With this set: nos. {list} [4.5].")]
        }
        Instead::DrawOut(0) => Vec::new(),
        Instead::DrawOut(number) => {
            vec![format!(
                "Nothing: {} were to be drawn, all but the last two [9.2].",
                tiles(*number)
            )]
        }
        Instead::Turn {
            seat,
            plays: ways,
            drawable,
            may_pass,
        } => {
            let mut lines = Vec::new();
            if ways.is_empty() {
                lines.push("No other tile fitted anywhere.".to_owned());
            } else {
                lines.push("Whichever of these was in hand [6.3]:".to_owned());
                lines.extend(plays(*seat, ways));
            }
            if *drawable > 0 {
                lines.push(format!("Drawing first, up to {} [6.2].", tiles(*drawable)));
            }
            if *may_pass {
                lines.push(format!(
                    "Passing, with no tile in hand that fits: {} in the boneyard [6.4].",
                    tiles(hand.tiles.boneyard().min(LAST_TWO))
                ));
            }
            lines
        }
        Instead::OutOfTurn { seat, plays: ways } => {
            let name = at(before, hand, *seat);
            if ways.is_empty() {
                return vec![format!("Nothing: it was not the turn of {name} [11.2c].")];
            }
            let mut lines = vec![format!(
                "Out of turn, an immediate double, whichever of these {name} held [7.4]:"
            )];
            lines.extend(plays(*seat, ways));
            lines
        }
    }
}

fn other_reading(before: &Session, other: &OtherReading) -> Vec<String> {
    let mut lines = vec![
        format!(
            "{} {}: {}.",
            other.ours.key().row().word,
            if before.house().is_on(other.ours.key()) {
                "is on"
            } else {
                "is off"
            },
            other.ours.key().row().meaning,
        ),
        format!("With {}:", other.other),
    ];
    match &other.ruling {
        Ok(ruling) => {
            let worded = Worded::new(before, ruling);
            lines.extend(worded.lines().iter().map(|line| format!("  {line}")));
        }
        Err(refusal) => lines.push(format!("  it would have been rejected: {refusal}.")),
    }
    for (player, chips) in &other.differences {
        let name = name(before, *player);
        let (amount, word) = (
            chips.unsigned_abs(),
            if *chips > 0 { "more" } else { "less" },
        );
        lines.push(format!("  {name} would have {amount} {word}."));
    }
    lines
}

/// The ruling under the other reading.
#[derive(Serialize)]
struct Otherwise<'a> {
    key: &'static str,
    ours: String,
    other: String,
    article: String,
    verdict: &'static str,
    message: String,
    transfers: Vec<json::Payment<'a>>,
    differences: Object<&'a str, i64>,
}

fn otherwise(before: &Session, other: &OtherReading) -> Value {
    let (verdict, message, transfers) = match &other.ruling {
        Ok(ruling) => (
            json::verdict_word(ruling.verdict),
            Worded::new(before, ruling).message(),
            json::transfers(before, ruling),
        ),
        Err(refusal) => ("rejected", refusal.to_string(), Vec::new()),
    };
    let differences = other.differences.iter();
    let answer = Otherwise {
        key: other.ours.key().row().word,
        ours: other.ours.to_string(),
        other: other.other.to_string(),
        article: other.article.to_string(),
        verdict,
        message,
        transfers,
        differences: Object(
            differences
                .map(|(player, chips)| (name(before, *player), *chips))
                .collect(),
        ),
    };
    serde_json::to_value(answer).unwrap_or_default()
}
