//! A law at the prompt: the row above it, remarks on a typed line, its meanings, completion.

use super::ruling_text::{self, ToldRuling, filled, tell_filled, unended};
use crate::about::FINISHED;
use crate::common::{HandStage, Opener};
use crate::referee::Now;
use crate::{
    EntryMeaning, Facts, Glance, Judged, Law, Legal, Names, PhaseRow, Referee, Ruling, Value,
    Verdict, holds,
};
use nos_base::table::article::cited;
use nos_base::{Name, PlayerId, Told, tell_listed};
use nos_entry::kind::{ENTRY, VERB};
use nos_entry::{Entry, Kind, What};
use std::iter;

pub fn now(table: &dyn Referee) -> Now {
    Now {
        to_act: to_act(table),
        parts: parts(table, &format!("row-{}", phase_row(table).word)),
        phase: phase_row(table),
        seated: seated(table),
        unfinished: unfinished(table),
    }
}

pub fn unfinished(table: &dyn Referee) -> Option<&'static str> {
    match (table.phase(), table.common().is_settled()) {
        (FINISHED, _) => None,
        (_, true) => Some("pot-not-taken"),
        (_, false) => Some("not-settled"),
    }
}

fn seated(table: &dyn Referee) -> Vec<(Name, String)> {
    let (common, words) = (table.common(), &table.law().library().words);
    let of_player = |player: &PlayerId| {
        let holds = table.number_held(*player).map(|number| holds::pieces(number, words));
        (common.name(*player), holds.unwrap_or_default())
    };
    common.seated().iter().map(of_player).collect()
}

/// Returns the player to act, or the phase's message on what to do.
fn to_act(table: &dyn Referee) -> Option<String> {
    let id = format!("act-{}", phase_row(table).word);
    if table.law().library().words.has(&id) {
        Some(say(table, &id)).filter(|told| !told.is_empty())
    } else {
        table.turn().map(|_| say(table, "to-act"))
    }
}

pub fn glance(table: &dyn Referee, entry: &Entry) -> Judged<Glance> {
    let (ruling, names) = (table.judge_what(&entry.what, entry.waives)?, table.common().names());
    if let Some(asked) = asked(&ruling, &names) {
        return Ok(Glance::Asked(asked));
    }
    let told = ruling_text::of(&ruling, &names).in_short();
    Ok(match ruling.verdict {
        Verdict::Foul(_) => Glance::Foul(told),
        Verdict::Accepted => Glance::Fine(told),
    })
}

pub fn ways(law: &'static Law, entry: &Entry, ways: &[Legal]) -> Vec<EntryMeaning> {
    let meaning = |way: &Legal| EntryMeaning {
        word: distinct_word(way, ways),
        words: filled(&law.library().words, "choice", &way.facts),
        entry: entry.with(What::Own(way.act.clone())),
    };
    ways.iter().map(meaning).collect()
}

fn distinct_word(way: &Legal, ways: &[Legal]) -> &'static str {
    let word = way.facts.0.iter().find_map(|(label, value)| match value {
        Value::Word(word) => {
            let alike = ways.iter().filter(|way| way.facts.get(label.as_str()) == Some(value));
            (alike.count() == 1).then_some(*word)
        }
        _ => None,
    });
    word.unwrap_or_default()
}

pub fn offers(table: &dyn Referee, kind: &'static Kind, stub: &str) -> Vec<String> {
    let (law, common) = (table.law(), table.common());
    let begins_piece = stub.starts_with(|c: char| c.is_ascii_alphanumeric());
    let is_first = *kind == VERB || *kind == ENTRY;
    if *kind != *law.language.piece_kind && !(begins_piece && is_first) {
        return Vec::new();
    }
    let Some(hidden) = table.hidden() else {
        // Offer the whole move and each of its words.
        let moved = |play: Legal| play.piece.and((law.moved)(&play.act));
        let moves = table.legal().into_iter().filter_map(moved);
        return moves.flat_map(|moved| offered_words(&moved, stub)).collect();
    };
    let is_of_use = common.is_going() || matches!(common.stage(), HandStage::Over(_));
    let record = hidden.record.filter(|_| is_of_use);
    (hidden.deck.offered)(record.map_or_else(hidden.all, |record| record.unlaid()), stub)
}

fn offered_words(moved: &str, stub: &str) -> Vec<String> {
    let begins = |word: &&str| word.starts_with(stub);
    iter::once(moved).chain(moved.split(' ')).filter(begins).map(str::to_owned).collect()
}

pub fn offered(table: &dyn Referee, entry: &Entry) -> String {
    let (words, names) = (&table.law().library().words, table.common().names());
    match table.judge(entry) {
        Ok(ruling) if asked(&ruling, &names).is_some() => String::new(),
        Ok(ruling) => match ruling.verdict {
            Verdict::Foul(article) => {
                filled(words, "offered-foul", &Facts::new().with("article", article.to_string()))
            }
            Verdict::Accepted => ruling_text::of(&ruling, &names).brief(),
        },
        Err(refusal) if refusal.goes_on() => words.message("offered-more"),
        Err(_) => String::new(),
    }
}

pub fn word_now(table: &dyn Referee, word: &str) -> String {
    let id = format!("word-{word}");
    if table.law().library().words.has(&id) { say(table, &id) } else { String::new() }
}

/// Describes a request or a claim by `.asked`, without a verdict; `None` for any other act.
fn asked(ruling: &Ruling, names: &Names) -> Option<String> {
    let told = ruling_text::of(ruling, names);
    let asked = told.parts(Some("asked")).map(String::from);
    asked.reduce(|asked, more| format!("{asked}; {more}"))
}

impl ToldRuling<'_> {
    /// Describes the ruling in a few words, while its entry is typed.
    fn in_short(&self) -> String {
        let mut short = self.brief();
        if let Verdict::Foul(article) = self.ruling.verdict {
            if short.is_empty() {
                short = self.reason();
            }
            let facts = Facts::new().with("article", article.to_string());
            return filled(self.words, "glance-foul", &facts.with("sentence", short));
        }
        if short.is_empty() {
            let told = format!("{} {}", self.message(), cited(&self.ruling.articles));
            return told.trim_end().to_owned();
        }
        let rest = self.ruling.outcomes.iter().flat_map(|outcome| {
            let is_brief = self.part(outcome, Some("glance")).is_some();
            let told = if is_brief { None } else { self.part(outcome, None) };
            [told, self.part(outcome, Some("passing"))]
        });
        [short]
            .into_iter()
            .chain(rest.flatten().map(String::from))
            .map(|told| unended(&told).to_owned())
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// Joins its messages' `.glance`, with the points; empty if there are none.
    fn brief(&self) -> String {
        let brief: String = self.parts(Some("glance")).map(String::from).collect();
        if brief.is_empty() {
            return brief;
        }
        let points: i64 = self.ruling.scored().map(|(_, points)| points).sum();
        brief + &filled(self.words, "glance-points", &Facts::new().with("points", points))
    }
}

pub fn message_variables(table: &dyn Referee) -> Facts {
    let common = table.common();
    let drawers = match &common.opener {
        Opener::Lots(drawers) => common.named(drawers),
        Opener::Of(_) | Opener::Nobody => Vec::new(),
    };
    let ending = match common.stage() {
        HandStage::Over(ending) => Some(ending),
        HandStage::None | HandStage::Going | HandStage::Void => None,
    };
    let mut facts = table
        .state()
        .with("target", common.target())
        .with("drawers", tell_listed(drawers.iter().map(Told::from).collect()))
        .with("lots", table.law().lots(&drawers))
        .with("won", common.score().won.named(&common.names()))
        .with("next-game", common.game_no() + 1)
        .with("opened", common.named_as(common.opened()))
        .with("ending", ending)
        .with("out", common.named_as(common.out()));
    facts.0.extend(table.besides().0);
    facts
}

pub fn phase_row(table: &dyn Referee) -> PhaseRow {
    table.common().phase_row(table.phase())
}

pub fn say(table: &dyn Referee, id: &str) -> String {
    tell(table, id).into()
}

/// Fills a message about the state, in which names stay marked as names.
pub fn tell(table: &dyn Referee, id: &str) -> Told {
    tell_filled(&table.law().library().words, id, &message_variables(table))
}

/// Fills a message about the state and splits it at its bars, without empty parts.
pub fn parts(table: &dyn Referee, id: &str) -> Vec<Told> {
    tell(table, id).split('|').into_iter().filter(|part| !part.is_empty()).collect()
}
