//! The dossier of an entry: how it stood, how it was ruled and by which articles, what else would have been
//! lawful, who pays whom and why so much, what later corrections did to it, and the other reading where a
//! decision of the house settled it.

use super::json::{self, Object};
use super::legal::{by_arm, by_tile};
use super::reckoning;
use super::ruling::{Worded, cited, listed};
use super::status::status;
use super::table::show;
use crate::journal::impact::Read;
use crate::journal::why::{Fate, Stood, Why};
use crate::law::nos::evidence::dossier::{Dossier, Instead, OtherReading};
use crate::law::nos::evidence::legal::ArmSays;
use crate::law::nos::hand::{LAST_TWO, Seat};
use crate::law::nos::ruling::Verdict;
use crate::law::nos::session::{Progress, Session};
use crate::law::{Law as _, Verdict as Told};
use crate::print::impact;
use crate::print::look::{Ink, Look};
use crate::print::number::tiles;
use crate::print::rulebook::rule;
use crate::speech::question::Passage;
use crate::table::article::Article;
use crate::table::house::Rules as _;
use crate::table::name::Name;
use serde::Serialize;
use serde_json::Value;

/// Why something said stands as it does, line by line.
pub fn words(why: &Why<Session>, look: &Look) -> Vec<String> {
    match why {
        Why::Entry {
            stood,
            stands,
            fates,
        } => dossier(stood).map_or_else(Vec::new, |own| entry(&own, *stands, fates, look)),
        Why::Correction {
            no,
            correction,
            impact,
            struck_by,
        } => {
            let mut lines = vec![look.ink(Ink::Heading, &format!("#{no}  {correction}"))];
            if let Some(by) = struck_by {
                lines.push(format!("It was struck by #{by}."));
            }
            lines.extend(impact::lines(impact));
            lines
        }
    }
}

/// The dossier of an entry; `None` if the entries before it do not stand.
fn dossier(stood: &Stood<Session>) -> Option<Dossier> {
    let since: Vec<_> = stood.since.iter().map(|(no, entry)| (*no, entry)).collect();
    Dossier::of(&stood.dealt, &since, (stood.no, &stood.entry)).ok()
}

/// Lines that grow section by section.
struct Page<'a> {
    look: &'a Look,
    lines: Vec<String>,
}

impl Page<'_> {
    fn section(&mut self, heading: &str, body: Vec<String>) {
        if body.is_empty() {
            return;
        }
        self.lines.push(String::new());
        self.lines.push(self.look.ink(Ink::Heading, heading));
        self.lines.extend(body);
    }

    /// Sentences, each on lines of its own, indented.
    fn told(&self, sentences: &[String]) -> Vec<String> {
        let indented: Vec<String> = sentences
            .iter()
            .map(|sentence| format!("  {sentence}"))
            .collect();
        self.look.set(&indented)
    }
}

fn entry(dossier: &Dossier, stands: bool, fates: &[Fate<Session>], look: &Look) -> Vec<String> {
    let title = format!("#{}  {}", dossier.no, dossier.entry);
    let mut cited = dossier.ruling.articles.clone();
    let arms = dossier.tile.iter().flat_map(|says| &says.arms);
    for article in arms.map(ArmSays::article) {
        if !cited.contains(&article) {
            cited.push(article);
        }
    }
    let mut page = Page {
        look,
        lines: vec![look.ink(Ink::Heading, &title)],
    };
    if !stands {
        page.lines
            .push("It stands no more; this is how it was last read.".to_owned());
    }
    page.section("How it stood", stood(dossier, look));
    let ruling = page.told(&ruled(dossier));
    page.section("Ruling", ruling);
    if let Some(says) = &dossier.tile {
        let arms = page.told(&by_arm(says));
        page.section(&format!("Why {} does not follow the game", says.tile), arms);
    }
    page.section("Articles", articles(&cited, look));
    let instead = page.told(&instead(dossier));
    page.section("Lawful instead", instead);
    let payments = page.told(&reckoning::payments(&dossier.before, &dossier.ruling));
    page.section("Payments", payments);
    let fates: Vec<String> = fates.iter().flat_map(fate).collect();
    let fates = page.told(&fates);
    page.section("Corrections since", fates);
    if let Some(other) = &dossier.other_reading {
        let told = page.told(&other_reading(&dossier.before, other));
        page.section("The other reading", told);
    }
    page.lines
}

/// The hand, the layout, who was on turn and how many tiles each had.
fn stood(dossier: &Dossier, look: &Look) -> Vec<String> {
    let before = &dossier.before;
    let narrower = look.at(look.columns().saturating_sub(2));
    let mut lines = Vec::new();
    lines.extend(status(before, &narrower));
    if matches!(
        before.progress(),
        Progress::Hand(_) | Progress::Billitonnen(_)
    ) {
        lines.extend(show(before, &narrower));
    }
    lines
        .iter()
        .map(|line| format!("  {line}").trim_end().to_owned())
        .collect()
}

/// The session that knows the names: a newcomer's is known only afterwards.
fn knowing(dossier: &Dossier) -> &Session {
    if dossier.after.roster().len() > dossier.before.roster().len() {
        &dossier.after
    } else {
        &dossier.before
    }
}

/// What the ruling says, and its articles by number.
fn ruled(dossier: &Dossier) -> Vec<String> {
    let message = Worded::new(knowing(dossier), &dossier.ruling).message();
    let in_order = match dossier.ruling.verdict {
        Verdict::Accepted => "In order. ",
        Verdict::Foul(_) => "",
    };
    let line = format!("{in_order}{message} {}", cited(&dossier.ruling.articles));
    vec![line.trim_end().to_owned()]
}

fn passage(article: &Article) -> Passage {
    Passage {
        chapter: article.chapter,
        article: Some(article.number),
        part: article.part,
    }
}

/// The articles in full, each once; of one that is cited with a letter, that part.
fn articles(cited: &[Article], look: &Look) -> Vec<String> {
    let narrower = look.at(look.columns().saturating_sub(2));
    cited
        .iter()
        .flat_map(|article| rule(Some(passage(article)), &narrower).unwrap_or_default())
        .map(|line| format!("  {line}").trim_end().to_owned())
        .collect()
}

fn name(session: &Session, seat: Seat) -> &str {
    let player = session
        .latest_hand()
        .and_then(|hand| hand.seats.get(seat.index()));
    player
        .and_then(|player| session.name(*player))
        .map_or("nobody", Name::as_str)
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
            let name = name(before, *seat);
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
            let name = name(before, *seat);
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
        let name = before.name(*player).map_or("nobody", Name::as_str);
        let (amount, word) = (
            chips.unsigned_abs(),
            if *chips > 0 { "more" } else { "less" },
        );
        lines.push(format!("  {name} would have {amount} {word}."));
    }
    lines
}

/// What a later correction did to the entry.
fn fate(fate: &Fate<Session>) -> Vec<String> {
    let heading = |what: &str| vec![format!("#{} {}: {what}", fate.by, fate.correction)];
    match (&fate.change.before, &fate.change.after) {
        (_, None) => heading("it stands no more."),
        (None, Some(_)) => heading("it stands again."),
        (Some(before), Some(after)) => {
            let mut lines = heading(&changed(before, after));
            for (when, read) in [("Before", before), ("Since", after)] {
                lines.push(format!("  {when}: {}", read.told.message()));
            }
            let moves = fate.moves().map(Session::tell_change);
            lines.extend(moves.map(|told| format!("  {told}")));
            lines
        }
    }
}

/// How an entry was read and ruled on, and how it is.
fn changed(before: &Read<Session>, after: &Read<Session>) -> String {
    let (was, is) = (verdict(before), verdict(after));
    let ruled = if was == is {
        format!("{is}, as before")
    } else {
        format!("{is} now, {was} before")
    };
    if before.entry == after.entry {
        format!("{ruled}.")
    } else {
        format!("it was read as {}; {ruled}.", before.entry)
    }
}

fn verdict(read: &Read<Session>) -> &'static str {
    match read.told.verdict {
        Told::Accepted => "accepted",
        Told::Foul(_) => "a foul",
    }
}

/// An article and its words.
#[derive(Serialize)]
struct Cited {
    number: String,
    text: String,
}

/// A ruling of the other reading.
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

/// What a later correction did.
#[derive(Serialize)]
struct Corrected {
    n: u32,
    correction: String,
    before: Option<WasRead>,
    after: Option<WasRead>,
}

#[derive(Serialize)]
struct WasRead {
    entry: String,
    verdict: &'static str,
}

/// The answer to `why` for an entry.
#[derive(Serialize)]
pub struct Answer<'a> {
    n: u32,
    entry: String,
    stands: bool,
    before: json::State<'a>,
    verdict: &'static str,
    message: String,
    articles: Vec<Cited>,
    transfers: Vec<json::Payment<'a>>,
    arithmetic: Vec<String>,
    instead: Vec<String>,
    corrections: Vec<Corrected>,
    other_reading: Option<Otherwise<'a>>,
}

/// The account of an entry in JSON; nothing of a correction that brings no entry of its own.
pub fn json(why: &Why<Session>) -> Option<Value> {
    let Why::Entry {
        stood,
        stands,
        fates,
    } = why
    else {
        return None;
    };
    let dossier = &dossier(stood)?;
    let (before, ruling) = (&dossier.before, &dossier.ruling);
    let knowing = knowing(dossier);
    let look = Look::default().at(usize::MAX);
    let cited = |article: &Article| Cited {
        number: article.to_string(),
        text: rule(Some(passage(article)), &look)
            .unwrap_or_default()
            .join(" "),
    };
    let was_read = |read: &Read<Session>| WasRead {
        entry: read.entry.to_string(),
        verdict: json::verdict_word(read.ruling.verdict),
    };
    let otherwise = |other: &'_ OtherReading| -> Otherwise<'_> {
        let (verdict, message, transfers) = match &other.ruling {
            Ok(ruling) => (
                json::verdict_word(ruling.verdict),
                Worded::new(before, ruling).message(),
                json::transfers(before, ruling),
            ),
            Err(refusal) => ("rejected", refusal.to_string(), Vec::new()),
        };
        let differences = other.differences.iter();
        Otherwise {
            key: other.ours.key().row().word,
            ours: other.ours.to_string(),
            other: other.other.to_string(),
            article: other.article.to_string(),
            verdict,
            message,
            transfers,
            differences: Object(
                differences
                    .map(|(player, chips)| (json::name(before, *player), *chips))
                    .collect(),
            ),
        }
    };
    let answer = Answer {
        n: dossier.no.0,
        entry: dossier.entry.to_string(),
        stands: *stands,
        before: json::state(before),
        verdict: json::verdict_word(ruling.verdict),
        message: Worded::new(knowing, ruling).message(),
        articles: ruling.articles.iter().map(cited).collect(),
        transfers: json::transfers(before, ruling),
        arithmetic: reckoning::payments(before, ruling),
        instead: instead(dossier),
        corrections: fates
            .iter()
            .map(|fate| Corrected {
                n: fate.by.0,
                correction: fate.correction.to_string(),
                before: fate.change.before.as_ref().map(was_read),
                after: fate.change.after.as_ref().map(was_read),
            })
            .collect(),
        other_reading: dossier.other_reading.as_ref().map(otherwise),
    };
    serde_json::to_value(&answer).ok()
}
