//! Rulings in words, by the messages of a law.

use crate::law::game::Game;
use crate::law::ruling::{Effect, Ruling};
use crate::law::side::Side;
use crate::law::{AccountChange, Move, MoveChange, Names, Sentence, Told, Verdict, lookalikes};
use crate::table::name::listed;
use crate::table::words::{Variable, Words};

/// The messages of a law.
pub fn words<G: Game>() -> &'static Words {
    &G::library().words
}

/// An effect in words, or this attribute of its message; empty if there is none.
pub fn effect<G: Game>(effect: &Effect<G>, attribute: Option<&str>, names: &Names) -> String {
    let words = words::<G>();
    let text = match (effect, attribute) {
        (Effect::Own(event), None) => Some(words.tell(event, names)),
        (Effect::Own(event), Some(attribute)) => words.attribute(event, attribute, names),
        (effect, None) => Some(words.tell(effect, names)),
        (effect, Some(attribute)) => words.attribute(effect, attribute, names),
    };
    text.unwrap_or_default()
}

fn sentences<G: Game>(ruling: &Ruling<G>, names: &Names) -> Vec<Sentence> {
    let mut sentences: Vec<Sentence> = Vec::with_capacity(ruling.effects.len());
    for each in &ruling.effects {
        let told = effect(each, None, names);
        if !told.is_empty() {
            sentences.push(told.into());
        }
        let passing = effect(each, Some("passing"), names);
        if !passing.is_empty() {
            sentences.push(Sentence::in_passing(passing));
        }
        if let Effect::Seated(seated) = each {
            sentences.extend(lookalikes(&seated.names));
        }
    }
    if let (Verdict::Foul(_), Some(first)) = (ruling.verdict, sentences.first_mut()) {
        first.words = fill::<G>("foul", &[("sentence", &first.words)]);
    }
    sentences
}

/// A message with these texts as variables.
pub fn fill<G: Game>(id: &str, texts: &[(&'static str, &str)]) -> String {
    let names = Names::default();
    let text = words::<G>().fill(id, None, &names, |variables| {
        for (name, text) in texts {
            variables.set(*name, (*text).to_owned());
        }
    });
    text.unwrap_or_default()
}

/// The payments and scores of a ruling.
pub fn moves<G: Game>(ruling: &Ruling<G>, names: &Names) -> impl Iterator<Item = Move> {
    let moves = ruling.effects.iter().filter_map(|effect| match effect {
        Effect::Scored {
            side,
            points,
            cause,
        } => Some((None, side, *points, cause)),
        Effect::Paid {
            from,
            to,
            amount,
            cause,
        } => Some((Some(from), to, *amount, cause)),
        _ => None,
    });
    moves.map(|(from, to, amount, cause)| Move {
        from: from.map(|side| side.name(names)),
        to: to.name(names),
        amount,
        what: cause.word,
        article: Some(cause.article),
    })
}

/// A ruling in words.
pub fn tell<G: Game>(ruling: &Ruling<G>, names: &Names) -> Told {
    Told {
        verdict: ruling.verdict,
        sentences: sentences(ruling, names),
        articles: ruling.articles.to_vec(),
        moves: moves(ruling, names).collect(),
        payments: scores(ruling, names),
        waived: false,
    }
}

/// What each side scores, in a sentence.
fn scores<G: Game>(ruling: &Ruling<G>, names: &Names) -> Vec<String> {
    let mut sides: Vec<Side> = ruling.scored().map(|(side, _)| side).collect();
    sides.dedup();
    let told = sides.into_iter().filter_map(|side| {
        let parts = ruling.effects.iter().filter_map(|effect| match effect {
            Effect::Scored {
                side: other,
                points,
                cause,
            } if *other == side => Some(format!("{points} {}", cause.heading)),
            _ => None,
        });
        let parts: Vec<String> = parts.collect();
        let parts = listed(parts.iter().map(String::as_str));
        words::<G>().fill("scores", None, names, |variables| {
            side.set("side", variables);
            variables.set("parts", parts);
        })
    });
    told.collect()
}

/// The change of one score by a correction.
pub fn change<G: Game>(change: &MoveChange) -> String {
    let id = match (change.before, change.after) {
        (_, 0) => "change-gone",
        (0, _) => "change-new",
        _ => "change-other",
    };
    let cause = G::ABOUT
        .causes
        .iter()
        .find(|cause| cause.word == change.what);
    let names = Names::default();
    let text = words::<G>().fill(id, None, &names, |variables| {
        variables.set("side", change.to.as_str());
        variables.set("side-number", change.to.split('+').count());
        variables.set("before", change.before);
        variables.set("after", change.after);
        variables.set("what", cause.map_or("", |cause| cause.heading));
        variables.set("no", change.no.to_string());
    });
    text.unwrap_or_default()
}

/// What everybody has before and after a correction.
pub fn accounts<G: Game>(accounts: &[AccountChange]) -> String {
    if accounts.is_empty() {
        return words::<G>().plain("accounts-none");
    }
    let told: Vec<String> = accounts.iter().map(ToString::to_string).collect();
    fill::<G>("accounts", &[("accounts", &told.join(", "))])
}
