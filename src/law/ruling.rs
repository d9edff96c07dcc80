//! A ruling: the verdict on an entry and its effects, in order. Two rulings are equal if these are.

use super::Verdict;
use super::score::ScoreParts;
use crate::{Cause, Common, Denied, Effect, Law, Party, Side, Transfer, Winners};
use nos_base::{Article, Leaf, Message, PieceRecord, PlayerId, Seat, Set};
use nos_entry::ClockTime;
use smallvec::SmallVec;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// An event of a law's own, as every law's rulings hold it.
pub type Event = Leaf<dyn Message>;

/// One result of an entry: an event of the game, or a common effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    Own(Event),
    Shared(Effect),
}

impl Outcome {
    /// Only a [`Draft`] calls this, so no ruling has an event of another law.
    fn own(event: impl Message) -> Outcome {
        Outcome::Own(Leaf::of(Arc::new(event)))
    }

    pub fn event_of<E: Message>(&self) -> Option<&E> {
        let Outcome::Own(event) = self else { return None };
        event.get()
    }

    pub fn message(&self) -> &dyn Message {
        match self {
            Outcome::Own(event) => event.value(),
            Outcome::Shared(effect) => effect,
        }
    }

    pub fn effect(&self) -> Option<&Effect> {
        match self {
            Outcome::Own(_) => None,
            Outcome::Shared(effect) => Some(effect),
        }
    }
}

/// The answer to an accepted entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    pub law: &'static Law,
    pub verdict: Verdict,
    pub waives: bool,
    /// Whether there was a penalty to waive.
    pub waived: bool,
    pub clock: Option<ClockTime>,
    pub by: Option<PlayerId>,
    /// The outcomes, in order. Most rulings have only one, and this stores it without an
    /// allocation.
    pub outcomes: SmallVec<[Outcome; 1]>,
    /// The deciding articles, in the order of application.
    pub articles: SmallVec<[Article; 5]>,
}

impl Ruling {
    pub fn by_law(law: &'static Law) -> Ruling {
        Ruling {
            law,
            verdict: Verdict::Accepted,
            waives: false,
            waived: false,
            clock: None,
            by: None,
            outcomes: SmallVec::new(),
            articles: SmallVec::new(),
        }
    }

    /// Cites an article, if there is one and it is not cited yet.
    pub fn cite(&mut self, article: impl Into<Option<Article>>) {
        let article = article.into();
        if let Some(new) = article.filter(|article| !self.articles.contains(article)) {
            self.articles.push(new);
        }
    }

    pub fn cite_if(&mut self, is_so: bool, article: Article) {
        self.cite(is_so.then_some(article));
    }

    pub fn push(&mut self, effect: Effect) {
        self.outcomes.push(Outcome::Shared(effect));
    }

    pub fn foul(&mut self, player: PlayerId, article: Article) {
        self.verdict = Verdict::Foul(article);
        self.cite(article);
        self.push(Effect::Fouled { player, article, penalty: None });
    }

    pub fn transfers(&self) -> impl Iterator<Item = Transfer> {
        self.effects().filter_map(Effect::paid).copied()
    }

    pub fn is_penalty(&self, paid: &Transfer) -> bool {
        self.has(|effect| effect.costs(paid))
    }

    pub fn score(&mut self, side: Side, points: i64, cause: &'static Cause) {
        self.cite(cause.article);
        self.push(Effect::Scored { side, points, cause, parts: ScoreParts::default() });
    }

    /// Sets the parts of the last score, for programs only.
    pub fn made_of(&mut self, all: &[(i64, &'static Cause)]) {
        for outcome in self.outcomes.iter_mut().rev() {
            if let Outcome::Shared(Effect::Scored { points, parts, .. }) = outcome {
                *parts = ScoreParts::of(*points, all);
                return;
            }
        }
    }

    /// Finds the denials that these pieces, now played or shown, prove false, and adds an effect
    /// for each entry with such denials. The effect lists all denied pieces seen so far: if several
    /// were seen, any of them may have been drawn later.
    pub fn prove<S: Set>(
        &mut self,
        record: &PieceRecord<S, &'static Denied>,
        player: PlayerId,
        pieces: S,
    ) {
        let Some(seat) = Seat::at(player.index()) else { return };
        let mut told: Vec<_> = record
            .denials()
            .iter()
            .filter(|own| own.proved && own.seat == seat)
            .map(|denial| (denial.no, denial.own))
            .collect();
        for (place, denial) in record.disproved(seat, pieces) {
            if told.contains(&(denial.no, denial.own)) {
                continue;
            }
            told.push((denial.no, denial.own));
            self.cite(denial.own.article);
            self.push(Effect::Proved {
                player,
                denied: denial.own,
                place,
                no: denial.no,
                pieces: denial.seen.or(pieces.and(denial.pieces)).into(),
            });
        }
    }

    pub fn end(&mut self, ending: &'static str, out: Option<PlayerId>) {
        self.push(Effect::Over { ending, out });
    }

    /// Whether it has only events of the game: the books stay, and no hand begins.
    pub fn is_play(&self) -> bool {
        self.effects().next().is_none()
    }

    pub fn begins_hand(&self) -> bool {
        self.has(|effect| matches!(effect, Effect::Dealt { .. }))
    }

    pub fn begins_game(&self) -> bool {
        self.has(|effect| matches!(effect, Effect::Begun(_)))
    }

    pub fn scored(&self) -> impl Iterator<Item = (Side, i64)> {
        self.effects().filter_map(Effect::scored).map(|(side, points, _)| (side, points))
    }

    pub fn opener(&self) -> Option<PlayerId> {
        self.effects().find_map(|effect| match effect {
            Effect::Dealt { opener, .. } => *opener,
            Effect::Opened(player) => Some(*player),
            _ => None,
        })
    }

    pub fn events_of<E: Message>(&self) -> impl Iterator<Item = &E> {
        self.outcomes.iter().filter_map(Outcome::event_of::<E>)
    }

    pub fn own_events(&self) -> impl Iterator<Item = &Event> {
        self.outcomes.iter().filter_map(|outcome| match outcome {
            Outcome::Own(event) => Some(event),
            Outcome::Shared(_) => None,
        })
    }

    pub fn summary(&self) -> RulingSummary {
        let mut summary = RulingSummary {
            actor: self.by,
            asks: self.verdict != Verdict::Accepted,
            strays: self.law.about.stray.is_some_and(|article| self.articles.contains(&article)),
            ..RulingSummary::default()
        };
        for effect in self.effects() {
            summary.add(effect);
            if let Effect::Paid(paid) = effect {
                summary.asks = summary.asks || self.is_penalty(paid);
            }
        }
        summary
    }

    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.outcomes.iter().filter_map(Outcome::effect)
    }

    /// Adds the win of one or several sides; it counts as `worth` games for each.
    pub fn win(&mut self, table: &Common, winners: impl Into<Winners>, worth: i64) {
        self.push(table.won(winners.into(), worth, &self.scored().collect::<Vec<_>>()));
    }

    /// Returns the player's gain from the payments, in chips; a loss is below zero.
    pub fn gain(&self, player: PlayerId) -> i64 {
        let is = |party| i64::from(party == Party::player(player));
        self.transfers().map(|paid| (is(paid.to) - is(paid.from)) * paid.amount).sum()
    }

    pub fn has(&self, is: impl Fn(&Effect) -> bool) -> bool {
        self.effects().any(is)
    }
}

/// The parts of a ruling that matter to code of every law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RulingSummary {
    pub actor: Option<PlayerId>,
    /// The index in the books of the player who leaves.
    pub leaver: Option<usize>,
    /// Whether the prompt asks the official before recording it.
    pub asks: bool,
    pub begins_hand: bool,
    pub ends_hand: bool,
    /// Whether it takes back everything since the deal.
    pub abandons: bool,
    /// Whether it accepts a piece that does not follow the game.
    pub strays: bool,
    /// Whether only the settlement follows.
    pub settles: bool,
    pub takes_the_pot: bool,
    pub moves: bool,
    pub carries: bool,
}

impl RulingSummary {
    /// Whether the prompt shows the sheet after it.
    pub fn brings_the_sheet(&self) -> bool {
        self.takes_the_pot || self.settles
    }

    /// Whether it ends something, so that even a quiet replay shows it.
    pub fn ends_something(&self) -> bool {
        self.ends_hand || self.brings_the_sheet()
    }

    /// Whether it changes accounts that neither it nor a table after it shows.
    pub fn leaves_accounts_untold(&self) -> bool {
        self.moves && !self.ends_something() && !self.abandons
    }

    fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Dealt { .. } => self.begins_hand = true,
            Effect::Over { .. } | Effect::Won { .. } => self.ends_hand = true,
            Effect::Voided => self.abandons = true,
            Effect::Settled => self.settles = true,
            Effect::Left(player) => self.leaver = Some(player.index()),
            // The prompt does not ask about a penalty that is waived or that nobody receives.
            Effect::Fouled { penalty: None, .. } => self.asks = true,
            Effect::Paid(paid) => {
                self.moves = true;
                self.takes_the_pot |= paid.from == Party::Pot;
            }
            Effect::Scored { .. } => self.moves = true,
            Effect::Carried { .. } => self.carries = true,
            _ => {}
        }
    }
}

/// The ruling of a law while it judges. It accepts only events of this type.
#[expect(missing_debug_implementations, reason = "it only lends a ruling")]
pub struct Draft<'a, E>(&'a mut Ruling, PhantomData<E>);

impl<'a, E: Message> Draft<'a, E> {
    pub fn of(ruling: &'a mut Ruling) -> Draft<'a, E> {
        Draft(ruling, PhantomData)
    }

    /// Adds an event of the game, and cites the article of its row.
    pub fn event(&mut self, event: E) {
        self.cite(event.cites());
        self.outcomes.push(Outcome::own(event));
    }

    pub fn event_first(&mut self, event: E) {
        self.outcomes.insert(0, Outcome::own(event));
    }
}

impl<E> Deref for Draft<'_, E> {
    type Target = Ruling;

    fn deref(&self) -> &Ruling {
        self.0
    }
}

impl<E> DerefMut for Draft<'_, E> {
    fn deref_mut(&mut self) -> &mut Ruling {
        self.0
    }
}
