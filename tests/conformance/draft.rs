//! Drafts cases from simulated evenings: the entries decided by an article, and the earlier ones
//! they need.

use super::case::{Case, read};
use super::{answers, wrong_in};
use nos_entry::Entry;
use nos_law::{EntryNo, Law, Refusal, Ruling, Session, Share, SimulationOptions};
use nos_laws::LAWS;
use nos_laws::simulate::SimulatedEvening;
use serde_json::{Value, json};
use std::env;

/// The most evenings to search, and the most drafts to print.
const EVENINGS: u64 = 300;
const DRAFTS: usize = 8;

/// Tries each entry this many places earlier and later, where it may be refused.
const TRIED: usize = 3;

type EntryOutcome = Result<Ruling, Refusal>;

/// Judges the last of these entries; `None` if an earlier one is refused.
fn outcome(law: &'static Law, entries: &[Entry]) -> Option<(Session, EntryOutcome)> {
    let mut session = (law.begin)();
    let (last, before) = entries.split_last()?;
    for (entry, no) in before.iter().zip(1..) {
        let ruling = session.judge(entry).ok()?;
        session.apply(EntryNo(no), &ruling);
    }
    let outcome = session.judge(last);
    Some((session, outcome))
}

/// Returns the articles of a ruling or refusal.
fn articles(session: &Session, outcome: &EntryOutcome) -> Vec<String> {
    match outcome {
        Ok(ruling) => {
            let told = ruling.text(&session.names());
            told.articles.iter().map(ToString::to_string).collect()
        }
        Err(refusal) => refusal.article().iter().map(ToString::to_string).collect(),
    }
}

fn is_same((session, one): &(Session, EntryOutcome), (_, other): &(Session, EntryOutcome)) -> bool {
    let names = session.names();
    match (one, other) {
        (Ok(one), Ok(other)) => one.text(&names).is_same_ruling(&other.text(&names)),
        (Err(one), Err(other)) => one.to_string() == other.to_string(),
        _ => false,
    }
}

/// Removes the entries that the last ruling does not need.
fn cut(law: &'static Law, mut entries: Vec<Entry>) -> Vec<Entry> {
    let Some(wanted) = outcome(law, &entries) else { return entries };
    let mut many = entries.len();
    while many > 0 {
        let mut from = (entries.len() - 1).saturating_sub(many);
        // Never remove the first entry, which names the law, or the last one.
        while from > 0 {
            let end = (from + many).min(entries.len() - 1);
            let mut fewer = entries.clone();
            fewer.drain(from..end);
            if outcome(law, &fewer).is_some_and(|own| is_same(&own, &wanted)) {
                entries = fewer;
            }
            from = from.saturating_sub(many);
        }
        many /= 2;
    }
    entries
}

/// Finds entries that the article decides, and moved entries that it refuses. Returns each with the
/// entries before it.
fn found(law: &'static Law, article: &str, seed: u64) -> Vec<Vec<Entry>> {
    let wishes =
        SimulationOptions { hands: 2, fouls: Share::percent(25), ..SimulationOptions::default() };
    let evening = SimulatedEvening::new(law, &wishes, seed).unwrap();
    let entries: Vec<Entry> = evening.take(200).map(|own| own.entry).collect();
    let (mut session, mut found) = ((law.begin)(), Vec::new());
    let is_meant = |own: &String| {
        let part = own.strip_prefix(article);
        part.is_some_and(|part| !part.starts_with(|next: char| next.is_ascii_digit()))
    };
    for at in 0..entries.len() {
        let near = at.saturating_sub(TRIED)..(at + TRIED + 1).min(entries.len());
        for tried in near {
            let judged = session.judge(&entries[tried]);
            let is_tried = tried == at || judged.is_err();
            if is_tried && articles(&session, &judged).iter().any(is_meant) {
                found.push(entries[..at].iter().chain([&entries[tried]]).cloned().collect());
            }
        }
        let ruling = session.judge(&entries[at]).unwrap();
        session.apply(EntryNo(at as u32 + 1), &ruling);
    }
    found
}

/// Returns a draft for each kind of entry and outcome.
fn drafts(law: &'static Law, article: &str) -> impl Iterator<Item = String> {
    let mut kinds = Vec::new();
    let all = (0..EVENINGS).flat_map(move |seed| found(law, article, seed));
    let others = all.filter_map(move |entries| {
        let (session, judged) = outcome(law, &entries)?;
        let verb = entries.last()?.to_string();
        let verb = verb.split(' ').next()?.to_owned();
        let kind = (verb, judged.is_ok(), articles(&session, &judged));
        let is_new = !kinds.contains(&kind);
        kinds.push(kind);
        is_new.then(|| cut(law, entries))
    });
    others.map(move |entries| written(law, article, &entries))
}

/// Writes a draft as a file that claims the program's ruling.
fn written(law: &'static Law, article: &str, entries: &[Entry]) -> String {
    let lines: Vec<String> = entries.iter().map(Entry::to_string).collect();
    let rulings = answers(law, lines.iter().map(String::as_str));
    let (last, before) = rulings.split_last().unwrap();
    let kind = if last["verdict"] == "accepted" { "lawful" } else { "unlawful" };
    let title = last["message"].as_str().unwrap();
    let mut draft = format!("# {article}, {kind}: {title}\n");
    let claimed = before.iter().map(|ruling| {
        let verdict = json!({"verdict": ruling["verdict"]});
        (ruling["verdict"] != "accepted").then_some(verdict)
    });
    let claimed = claimed.map(Vec::from_iter).chain([claims(last)]);
    for (line, claims) in lines.iter().zip(claimed) {
        draft += &format!("{line}\n");
        draft.extend(claims.iter().map(|claim| format!("#= {claim}\n")));
    }
    draft
}

/// Returns the parts of a ruling that most cases claim.
fn claims(ruling: &Value) -> Vec<Value> {
    let verdict = if ruling["verdict"] == "foul" {
        json!({"verdict": "foul", "articles": ruling["articles"]})
    } else {
        json!({"verdict": ruling["verdict"]})
    };
    let moved = ["transfers", "points"].map(|key| (key, &ruling[key]));
    let moved = moved.into_iter();
    let moved = moved.filter(|(_, list)| list.as_array().is_some_and(|list| !list.is_empty()));
    [verdict].into_iter().chain(moved.map(|(key, list)| json!({ key: list }))).collect()
}

/// `NOS_DRAFT="nos 7.4" cargo test -p nos-laws draft -- --nocapture` prints drafts for an article.
#[test]
fn a_draft_is_short_and_is_ruled_on_as_it_claims() {
    let wished = env::var("NOS_DRAFT").ok();
    let asked = wished.as_deref().unwrap_or("fives-and-threes 3.3");
    let (law, article) = asked.split_once(' ').unwrap();
    let law = LAWS.into_iter().find(|own| own.name() == law).unwrap();
    let cases = drafts(law, article).take(DRAFTS).zip(0..).map(|(draft, at)| {
        println!("{draft}");
        read(law.name(), format!("{at}.nos").into(), draft).unwrap()
    });
    let cases: Vec<Case> = cases.collect();
    let wrong: Vec<String> = cases.iter().flat_map(wrong_in).collect();
    assert_eq!(wrong, [""; 0]);
    let shortest = cases.iter().map(|case| case.lines.len()).min();
    let shortest = shortest.expect("no evening that is made up comes to it");
    // A knock needs its law, players, lots, deal and lead.
    assert!(wished.is_some() || shortest == 6, "{shortest}");
}
