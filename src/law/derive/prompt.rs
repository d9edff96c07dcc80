//! A law at the prompt: the row above it, what is said while a line is typed, and how words are completed.

use super::answers::{parts, say};
use super::telling::{effect, fill, tell, words};
use crate::law::game::{Game, Piece};
use crate::law::prompted::{Fit, Glance, Prompted, Step};
use crate::law::refusal::Refusal;
use crate::law::ruling::Ruling;
use crate::law::shared::{Entry, Question};
use crate::law::table::{Stage, Table};
use crate::law::{Names, Verdict};
use crate::speech::Kind;
use crate::speech::kind::{ENTRY, VERB};
use crate::table::article::cited;
use crate::text::width::counted;

impl<G: Game> Prompted for Table<G> {
    const BEGIN: &'static [&'static str] = G::ABOUT.begin;
    const LESSON: &'static [Step] = G::ABOUT.lesson;

    fn to_act(&self) -> Option<String> {
        self.turn().map(|_| say(self, "to-act"))
    }

    fn standing(&self, _columns: usize) -> Vec<String> {
        parts(self, &format!("row-{}", self.phase_row().word))
    }

    fn glance(&self, entry: &Entry<G>) -> Result<Glance, Refusal<G>> {
        let ruling = self.judge(entry)?;
        let told = glance(self, &ruling);
        Ok(match ruling.verdict {
            Verdict::Foul(_) => Glance::Foul(told),
            Verdict::Accepted => Glance::Fine(told),
        })
    }

    fn fit(&self, entry: &Entry<G>) -> Option<Fit> {
        match self.judge(entry) {
            Ok(ruling) if ruling.verdict != Verdict::Accepted => Some(Fit::Foul),
            Ok(_) => Some(Fit::Fits),
            Err(refusal) if refusal.goes_on() => Some(Fit::GoesOn),
            Err(_) => None,
        }
    }

    fn shown_with(_word: &str) -> Option<Question<G>> {
        None
    }

    fn likeliest(&self) -> &'static [&'static str] {
        self.phase_row().likely
    }

    fn keys(&self) -> &'static str {
        self.phase_row().keys
    }

    fn seated(&self) -> Vec<(String, String)> {
        let record = G::HIDDEN.and_then(|hidden| hidden.record(self));
        let record = record.filter(|_| self.is_going());
        let [one, several] = G::Piece::NAMES;
        let players = self.players().iter().enumerate().map(|(at, name)| {
            let seat = record.and_then(|record| record.seats().nth(at));
            let number = record.zip(seat).map(|(record, seat)| record.number(seat));
            (
                name.to_string(),
                number.map_or_else(String::new, |number| counted(number.into(), one, several)),
            )
        });
        players.collect()
    }

    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String> {
        let begins_piece = stub.starts_with(|c: char| c.is_ascii_alphanumeric());
        let is_first = *kind == VERB || *kind == ENTRY;
        if *kind != *G::Piece::KIND && !(begins_piece && is_first) {
            return Vec::new();
        }
        let Some(hidden) = G::HIDDEN else {
            let words = G::legal(self).into_iter().filter_map(|play| play.piece);
            let mut words: Vec<String> = words.map(|piece| piece.to_string()).collect();
            words.retain(|word| word.starts_with(stub));
            return words;
        };
        let is_of_use = self.is_going() || matches!(self.stage(), Stage::Over(_));
        let record = hidden.record(self).filter(|_| is_of_use);
        let pieces = match record {
            Some(record) => record.unlaid(),
            None => G::pieces(),
        };
        G::Piece::offered(pieces, stub)
    }

    fn offered(&self, entry: &Entry<G>) -> String {
        match self.judge(entry) {
            Ok(ruling) => match ruling.verdict {
                Verdict::Foul(article) => {
                    fill::<G>("offered-foul", &[("article", &article.to_string())])
                }
                Verdict::Accepted => brief(&ruling, &self.names()),
            },
            Err(refusal) if refusal.goes_on() => fill::<G>("offered-more", &[]),
            Err(_) => String::new(),
        }
    }

    fn word_now(&self, word: &str) -> String {
        let id = format!("word-{word}");
        match words::<G>().has(&id) {
            true => say(self, &id),
            false => String::new(),
        }
    }
}

/// A ruling in a few words, while its entry is typed.
fn glance<G: Game>(table: &Table<G>, ruling: &Ruling<G>) -> String {
    let names = table.names();
    if let Verdict::Foul(article) = ruling.verdict {
        let mut short = brief(ruling, &names);
        if short.is_empty() {
            let told = ruling.effects.iter().map(|each| effect(each, None, &names));
            let first = told.filter(|told| !told.is_empty()).take(1);
            short = first.collect::<String>().trim_end_matches('.').to_owned();
        }
        let article = article.to_string();
        return fill::<G>(
            "glance-foul",
            &[("article", &article), ("sentence", &short)],
        );
    }
    let short = brief(ruling, &names);
    if short.is_empty() {
        let message = tell(ruling, &names).message();
        return format!("{message} {}", cited(&ruling.articles))
            .trim_end()
            .to_owned();
    }
    let rest = ruling.effects.iter().flat_map(|each| {
        let is_brief = !effect(each, Some("glance"), &names).is_empty();
        let told = if is_brief {
            String::new()
        } else {
            effect(each, None, &names)
        };
        [told, effect(each, Some("passing"), &names)]
    });
    let rest = rest.filter(|told| !told.is_empty());
    [short]
        .into_iter()
        .chain(rest)
        .collect::<Vec<_>>()
        .join("; ")
}

/// The ruling as its messages' `.glance` say it, with the points; empty if none does.
fn brief<G: Game>(ruling: &Ruling<G>, names: &Names) -> String {
    let each = ruling.effects.iter();
    let brief: String = each
        .map(|each| effect(each, Some("glance"), names))
        .collect();
    if brief.is_empty() {
        return brief;
    }
    let points: i64 = ruling.scored().map(|(_, points)| points).sum();
    let points = words::<G>().fill("glance-points", None, names, |variables| {
        variables.set("points", points);
    });
    brief + &points.unwrap_or_default()
}
