//! What Nos says about an entry in its dossier besides the ruling.

use super::json;
use super::legal::{by_arm, by_tile};
use crate::dominoes::tile::Tile;
use crate::law::nos::evidence::dossier::{Dossier, Instead, OtherReading};
use crate::law::nos::evidence::legal::ArmSays;
use crate::law::nos::{LAST_TWO, PlayerId, Session, Setting, Worded};
use crate::law::typed::Stood;
use crate::law::{Law as _, Verdict};
use crate::print::show::Section;
use crate::table::house::Rules as _;
use crate::told;
use serde_json::{Map, Value, json};

told! {
    /// What is said in the dossier of an entry.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        Misfit { tile: Tile },
        AlsoLawful,
        LawfulInstead,
        OtherReading,
        OnlyWait,
        HighestDouble,
        AnyDouble { player: PlayerId },
        DrawnSet,
        Games { numbers: Vec<u8> },
        DrawOut { tiles: u8 },
        NothingFitted,
        Whichever,
        Draw { tiles: u8 },
        Pass { tiles: u8 },
        NotOnTurn { player: PlayerId },
        Immediate { player: PlayerId },
        HouseRule { rule: &'static str, is_on: bool, meaning: &'static str },
        With { setting: Setting },
        Rejected { refusal: String },
        More { player: PlayerId, chips: i64 },
        Less { player: PlayerId, chips: i64 },
    }
}

/// What Nos says about an entry: why its tile does not follow the game, what else would have been lawful, and
/// the other reading if a house rule decided it. Nothing if the entries before it do not stand.
pub fn sections(stood: &Stood<'_, Session>) -> Vec<Section> {
    let Ok(dossier) = Dossier::of(stood.begun, &stood.since, stood.entry) else {
        return Vec::new();
    };
    let before = &dossier.before;
    // In JSON sentences are without the indentation that marks one as part of the one before.
    let flush = |sentences: &[String]| sentences.iter().map(|words| words.trim_start()).collect();
    let misfit = dossier.tile.as_ref().map(|says| {
        let sentences = by_arm(before, says);
        Section {
            heading: before.say(&Why::Misfit { tile: says.tile }),
            articles: says.arms.iter().map(ArmSays::article).collect(),
            json: ("arms", flush(&sentences)),
            sentences,
        }
    });
    let sentences = instead(&dossier);
    let instead = Section {
        heading: before.say(&match Session::verdict(stood.ruling) {
            Verdict::Accepted => Why::AlsoLawful,
            Verdict::Foul(_) => Why::LawfulInstead,
        }),
        articles: Vec::new(),
        json: ("instead", flush(&sentences)),
        sentences,
    };
    let other = dossier.other_reading.as_ref().map(|other| Section {
        heading: before.say(&Why::OtherReading),
        sentences: other_reading(before, other),
        articles: Vec::new(),
        json: ("other_reading", otherwise(before, other)),
    });
    misfit.into_iter().chain([instead]).chain(other).collect()
}

/// What else would have been lawful.
fn instead(dossier: &Dossier) -> Vec<String> {
    let before = &dossier.before;
    let Some(hand) = before.hand() else {
        return Vec::new();
    };
    let say = |why: &[Why]| -> Vec<String> { why.iter().map(|why| before.say(why)).collect() };
    match &dossier.instead {
        Instead::NoTurn | Instead::DrawOut(0) => Vec::new(),
        Instead::OnlyWait => say(&[Why::OnlyWait]),
        Instead::Set { on_set: None } => say(&[Why::HighestDouble]),
        Instead::Set { on_set: Some(seat) } => say(&[
            Why::AnyDouble {
                player: hand.player(*seat),
            },
            Why::DrawnSet,
        ]),
        Instead::Announce(numbers) => say(&[Why::Games {
            numbers: numbers.clone(),
        }]),
        Instead::DrawOut(tiles) => say(&[Why::DrawOut { tiles: *tiles }]),
        Instead::Turn {
            seat,
            plays,
            drawable,
            may_pass,
        } => {
            let mut lines = say(&[match plays.is_empty() {
                true => Why::NothingFitted,
                false => Why::Whichever,
            }]);
            lines.extend(by_tile(before, hand, *seat, plays));
            if *drawable > 0 {
                lines.extend(say(&[Why::Draw { tiles: *drawable }]));
            }
            if *may_pass {
                let tiles = hand.tiles.boneyard().min(LAST_TWO);
                lines.extend(say(&[Why::Pass { tiles }]));
            }
            lines
        }
        Instead::OutOfTurn { seat, plays } => {
            let player = hand.player(*seat);
            let mut lines = say(&[match plays.is_empty() {
                true => Why::NotOnTurn { player },
                false => Why::Immediate { player },
            }]);
            lines.extend(by_tile(before, hand, *seat, plays));
            lines
        }
    }
}

fn other_reading(before: &Session, other: &OtherReading) -> Vec<String> {
    let (key, row) = (other.ours.key(), other.ours.key().row());
    let (rule, is_on, meaning) = (row.word, before.house().is_on(key), row.meaning);
    let mut lines = vec![
        before.say(&Why::HouseRule {
            rule,
            is_on,
            meaning,
        }),
        before.say(&Why::With {
            setting: other.other,
        }),
    ];
    let mut more = match &other.ruling {
        Ok(ruling) => Worded::new(before, ruling).lines(),
        Err(refusal) => vec![before.say(&Why::Rejected {
            refusal: refusal.to_string(),
        })],
    };
    more.extend(other.differences.iter().map(|(player, chips)| {
        let (player, more, chips) = (*player, *chips > 0, chips.abs());
        before.say(&match more {
            true => Why::More { player, chips },
            false => Why::Less { player, chips },
        })
    }));
    lines.extend(more.iter().map(|line| format!("  {line}")));
    lines
}

/// The ruling under the other reading, in JSON.
fn otherwise(before: &Session, other: &OtherReading) -> Value {
    let (verdict, message, transfers) = match &other.ruling {
        Ok(ruling) => (
            Session::verdict(ruling).word(),
            Worded::new(before, ruling).message(),
            json::transfers(before, ruling),
        ),
        Err(refusal) => (Verdict::REJECTED, refusal.to_string(), Vec::new()),
    };
    let differences = other.differences.iter();
    let differences =
        differences.map(|(player, chips)| (before.shown(*player).to_owned(), json!(chips)));
    json!({
        "key": other.ours.key().row().word,
        "ours": other.ours.to_string(),
        "other": other.other.to_string(),
        "article": other.article.to_string(),
        "verdict": verdict,
        "message": message,
        "transfers": transfers,
        "differences": differences.collect::<Map<String, Value>>(),
    })
}
