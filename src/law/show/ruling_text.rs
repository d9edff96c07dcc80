//! Rulings in words, by the messages of a law.

use crate::change::grouped;
use crate::{
    Cause, Effect, Facts, Move, MoveKind, Names, Outcome, Party, Ruling, Side, Transfer, Verdict,
};
use nos_base::table::{article, name};
use nos_base::{
    Article, Name, PlayerId, Told, Variable, Variables, Words, each_once, listed, messages,
};
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    pub words: Told,
    /// Whether it only mentions a circumstance, which comparisons of rulings ignore.
    pub in_passing: bool,
}

pub fn lookalike<'a>(name: &Name, among: impl IntoIterator<Item = &'a Name>) -> Option<Sentence> {
    let other = name::lookalike(name, among)?;
    Some(Sentence::in_passing(told!("lookalike"; name = *name, other = *other)))
}

pub fn lookalikes(names: &[Name]) -> impl Iterator<Item = Sentence> {
    names.iter().enumerate().filter_map(|(at, name)| lookalike(name, names.iter().take(at)))
}

impl<T: Into<Told>> From<T> for Sentence {
    fn from(words: T) -> Sentence {
        Sentence { words: words.into(), in_passing: false }
    }
}

impl Sentence {
    pub fn in_passing(words: impl Into<Told>) -> Sentence {
        Sentence { words: words.into(), in_passing: true }
    }
}

/// The sentence for a payment or a score, and the article that grants it, if any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldPayment {
    pub words: Told,
    pub article: Option<Article>,
}

impl ToldPayment {
    pub fn told(&self) -> Told {
        let mut told = self.words.clone();
        if let Some(article) = self.article {
            told.push_str(&format!(" [{article}]"));
        }
        told
    }
}

impl fmt::Display for ToldPayment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told().spaced())
    }
}

/// A ruling in words: everything that the table hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulingText {
    pub verdict: Verdict,
    pub sentences: Vec<Sentence>,
    pub articles: Vec<Article>,
    /// The payments or scores in sentences; similar ones share one.
    pub payments: Vec<ToldPayment>,
    /// Whether the table waived a penalty that was due.
    pub waived: bool,
}

impl RulingText {
    /// Returns the events as plain text, without articles and payments.
    pub fn message(&self) -> String {
        self.told().into()
    }

    /// Returns the same text with its names still marked as names.
    pub fn told(&self) -> Told {
        Told::joined(self.sentences.iter().map(|sentence| sentence.words.clone()), " ")
    }

    /// Returns the events and the deciding articles.
    pub fn with_articles(&self) -> Told {
        let mut told = self.told();
        if !self.articles.is_empty() {
            told.push_str(if told.is_empty() { "" } else { " " });
            told.push_str(&article::cited(&self.articles));
        }
        told
    }

    /// Returns the lines that the table sees: the events with their articles, then the payments.
    pub fn lines(&self) -> Vec<String> {
        let payments = self.payments.iter().map(ToString::to_string);
        [self.with_articles().into()].into_iter().chain(payments).collect()
    }

    fn not_in_passing(&self) -> impl Iterator<Item = &Sentence> {
        self.sentences.iter().filter(|sentence| !sentence.in_passing)
    }

    /// Compares two rulings as the table sees them, without their passing sentences.
    pub fn is_same_ruling(&self, other: &RulingText) -> bool {
        self.verdict == other.verdict
            && self.waived == other.waived
            && self.articles == other.articles
            && self.not_in_passing().eq(other.not_in_passing())
    }
}

/// Fills a message with these facts; empty if there is no such message.
pub fn filled(words: &Words, id: &str, facts: &Facts) -> String {
    tell_filled(words, id, facts).into()
}

/// Fills a message in which names stay marked as names.
pub fn tell_filled(words: &Words, id: &str, facts: &Facts) -> Told {
    let source = |wanted: &str, variables: &mut Variables<'_>| facts.set(wanted, variables);
    words.tell_filled(id, None, &Names::default(), |own| own.set_from(&source)).unwrap_or_default()
}

/// A ruling with the names and messages for its text.
pub struct ToldRuling<'a> {
    pub(super) ruling: &'a Ruling,
    names: &'a Names,
    pub(super) words: &'static Words,
}

pub fn of<'a>(ruling: &'a Ruling, names: &'a Names) -> ToldRuling<'a> {
    ToldRuling { ruling, names, words: &ruling.law.library().words }
}

impl Ruling {
    pub fn text(&self, names: &Names) -> RulingText {
        of(self, names).text()
    }

    /// Returns the moves as announced.
    pub fn moves(&self, names: &Names) -> Vec<Move> {
        let told = of(self, names);
        self.effects().filter_map(|effect| told.moved(effect)).collect()
    }

    /// Returns the answer of `try`, if it differs from the ruling's text.
    pub fn tried(&self, names: &Names) -> Option<String> {
        of(self, names).parts(Some("tried")).next().map(String::from)
    }
}

/// Removes the full stop of a sentence. A name before it may end with a second one.
pub fn unended(sentence: &str) -> &str {
    sentence.strip_suffix('.').unwrap_or(sentence)
}

impl ToldRuling<'_> {
    /// Describes this outcome by its message or an attribute of it; `None` if there is none.
    pub(super) fn part(&self, outcome: &Outcome, attribute: Option<&str>) -> Option<Told> {
        self.words.tell_part(outcome.message(), attribute, self.names)
    }

    /// Describes each outcome that has this message or attribute.
    pub fn parts(&self, attribute: Option<&str>) -> impl Iterator<Item = Told> {
        self.ruling.outcomes.iter().filter_map(move |outcome| self.part(outcome, attribute))
    }

    /// Returns the reason of a foul, or else the first event, without a full stop.
    pub fn reason(&self) -> String {
        self.parts(Some("glance")).next().map_or_else(
            || unended(&String::from(self.parts(None).next().unwrap_or_default())).to_owned(),
            String::from,
        )
    }

    fn sentences(&self) -> Vec<Sentence> {
        let mut sentences: Vec<Sentence> = Vec::with_capacity(self.ruling.outcomes.len());
        for outcome in &self.ruling.outcomes {
            sentences.extend(self.part(outcome, None).map(Sentence::from));
            sentences.extend(self.part(outcome, Some("passing")).map(Sentence::in_passing));
            match outcome.effect() {
                Some(Effect::Seated(seated)) => sentences.extend(lookalikes(&seated.names)),
                Some(Effect::Joined { name, .. }) => {
                    let earlier = self.names.iter().take_while(|other| !other.is(name));
                    sentences.extend(lookalike(name, earlier));
                }
                _ => {}
            }
        }
        if let (Verdict::Foul(_), Some(first)) = (self.ruling.verdict, sentences.first_mut()) {
            let facts = Facts::new().with("sentence", std::mem::take(&mut first.words));
            first.words = tell_filled(self.words, "foul", &facts);
        }
        if self.ruling.waived {
            sentences.push(self.words.message("waived").into());
        }
        sentences
    }

    /// Returns the moves for programs: an announced sum of points in its parts.
    pub fn itemised(&self) -> Vec<Move> {
        let moves = self.ruling.effects().flat_map(|effect| match effect {
            Effect::Scored { side, parts, .. } if !parts.0.is_empty() => {
                parts.0.iter().map(|(points, cause)| self.score(*side, *points, cause)).collect()
            }
            effect => Vec::from_iter(self.moved(effect)),
        });
        moves.collect()
    }

    fn score(&self, side: Side, points: i64, cause: &Cause) -> Move {
        Move {
            from: None,
            to: Party::Side(side).name(self.names),
            amount: points,
            what: cause.word,
            purpose: cause.message,
            article: Some(cause.article),
            kind: MoveKind::Score,
        }
    }

    fn moved(&self, effect: &Effect) -> Option<Move> {
        match effect {
            Effect::Scored { side, points, cause, .. } => Some(self.score(*side, *points, cause)),
            Effect::Paid(paid) => Some(Move {
                from: Some(paid.from.name(self.names)),
                to: paid.to.name(self.names),
                amount: paid.amount,
                what: paid.word(),
                purpose: message_of(paid),
                article: paid.cause.map(|cause| cause.article),
                kind: match paid.cause {
                    None => MoveKind::Reversal,
                    Some(_) if self.ruling.is_penalty(paid) => MoveKind::Penalty,
                    Some(_) => MoveKind::Payment,
                },
            }),
            _ => None,
        }
    }

    pub fn text(&self) -> RulingText {
        RulingText {
            verdict: self.ruling.verdict,
            sentences: self.sentences(),
            articles: self.ruling.articles.to_vec(),
            payments: match self.ruling.law.about.chips.is_some() {
                true => self.payments(),
                false => self.scores(),
            },
            waived: self.ruling.waived,
        }
    }

    /// Returns the events as one text, without articles and payments.
    pub fn message(&self) -> String {
        Told::joined(self.sentences().into_iter().map(|sentence| sentence.words), " ").into()
    }

    /// Returns a sentence for each payer or payee: who pays whom, the purpose and the article.
    fn payments(&self) -> Vec<ToldPayment> {
        groups(&self.ruling.transfers().collect::<Vec<_>>())
            .into_iter()
            .filter_map(|(group, by_payer)| payment(self.words, group, by_payer, self.names))
            .collect()
    }

    fn scores(&self) -> Vec<ToldPayment> {
        let scored = || self.ruling.effects().filter_map(Effect::scored);
        let mut sides: Vec<Side> = scored().map(|(side, ..)| side).collect();
        sides.dedup();
        let told = sides.into_iter().filter_map(|side| {
            // Scores with the same cause are added up.
            let mut parts: Vec<(i64, &Cause)> = Vec::new();
            for (_, points, cause) in scored().filter(|(other, ..)| *other == side) {
                match parts.iter_mut().find(|part| part.1 == cause) {
                    Some(part) => part.0 += points,
                    None => parts.push((points, cause)),
                }
            }
            let part = |(points, cause): &(i64, &Cause)| {
                format!("{points} {}", self.words.message(cause.message))
            };
            let parts = listed(parts.iter().map(part));
            let words = self.words.tell_filled("scores", None, self.names, |variables| {
                side.set("side", variables);
                variables.set("parts", parts);
            })?;
            Some(ToldPayment { words, article: None })
        });
        told.collect()
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Payment {
        FromPot(payee: PlayerId, amount: i64),
        IntoPot(payers: Vec<PlayerId>, amount: i64),
        ByOne(payer: PlayerId, payees: Vec<PlayerId>, amount: i64, purpose: String, times: usize),
        ToOne(payers: Vec<PlayerId>, payee: PlayerId, amount: i64, purpose: String, times: usize),
    }
}

pub fn payment(
    words: &Words,
    group: &[Transfer],
    by_payer: bool,
    names: &Names,
) -> Option<ToldPayment> {
    let first = group.first()?;
    let players =
        |party: fn(&Transfer) -> Party| each_once(group.iter().map(party).filter_map(Party::first));
    let (payers, payees) = (players(|paid| paid.from), players(|paid| paid.to));
    // Two penalties of one ruling can be equal.
    let times = group.len() / (payers.len().max(payees.len()).max(1));
    let (purpose, amount) = (purpose(words, first), first.amount);
    let sentence = match (first.from.first(), first.to.first()) {
        (None, None) => return None,
        (None, Some(payee)) => Payment::FromPot(payee, amount),
        (_, None) => Payment::IntoPot(payers, amount),
        (Some(payer), _) if by_payer => Payment::ByOne(payer, payees, amount, purpose, times),
        (_, Some(payee)) => Payment::ToOne(payers, payee, amount, purpose, times),
    };
    Some(ToldPayment {
        words: words.tell(&sentence, names),
        article: first.cause.map(|cause| cause.article),
    })
}

/// Returns the purpose of a payment, a phrase after `pays 40`.
pub fn purpose(words: &Words, paid: &Transfer) -> String {
    words.message(message_of(paid))
}

fn message_of(paid: &Transfer) -> &'static str {
    paid.cause.map_or("back", |cause| cause.message)
}

/// Groups similar payments by one payer (`true`) or to one payee, for one sentence each.
pub fn groups(transfers: &[Transfer]) -> Vec<(&[Transfer], bool)> {
    let alike =
        |one: &Transfer, other: &Transfer| (one.amount, one.cause) == (other.amount, other.cause);
    grouped(transfers, alike, |paid| paid.from, |paid| paid.to)
}
