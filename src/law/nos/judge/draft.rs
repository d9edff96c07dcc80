//! A ruling in the making: events, payments and articles are added one by one.

use crate::dominoes::tile::TileSet;
use crate::law::nos::fouls::Foul;
use crate::law::nos::hand::{DenialKind, Denied, Hand, Seat};
use crate::law::nos::ruling::{Event, Ruling, Verdict};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::{Cause, Party, PlayerId, Transfer};
use crate::table::article::{Article, article};

/// Which way a payment between one player and each of the others goes.
#[derive(Clone, Copy)]
enum Flow {
    ToEach,
    FromEach,
}

/// A ruling in the making.
pub(super) struct Draft<'a> {
    session: &'a Session,
    waives: bool,
    ruling: Ruling,
}

impl<'a> Draft<'a> {
    /// Nothing ruled yet.
    pub(super) fn new(session: &'a Session, waives: bool) -> Draft<'a> {
        let ruling = Ruling {
            verdict: Verdict::Accepted,
            offender: None,
            events: Vec::new(),
            transfers: Vec::new(),
            articles: Vec::new(),
            waived: false,
        };
        Draft {
            session,
            waives,
            ruling,
        }
    }

    /// The ruling.
    pub(super) fn done(mut self) -> Ruling {
        self.falls_below_zero();
        self.ruling
    }

    /// Tells whose balance the payments bring below zero (article 1.4).
    fn falls_below_zero(&mut self) {
        for (at, player) in self.session.roster.iter().enumerate() {
            let own = Party::Player(PlayerId::at(at));
            let paid = self.ruling.transfers.iter().map(|paid| match paid {
                paid if paid.to == own => paid.amount,
                paid if paid.from == own => -paid.amount,
                _ => 0,
            });
            let after = player.balance + paid.sum::<i64>();
            if player.balance >= 0 && after < 0 {
                self.cite(article(1, 4));
                self.event(Event::FellBelowZero(PlayerId::at(at), after));
            }
        }
    }

    /// Cites an article, once.
    pub(super) fn cite(&mut self, article: Article) {
        if !self.ruling.articles.contains(&article) {
            self.ruling.articles.push(article);
        }
    }

    /// Adds an effect.
    pub(super) fn event(&mut self, event: Event) {
        self.ruling.events.push(event);
    }

    /// One payment; nothing where the amount is nothing.
    pub(super) fn pay(
        &mut self,
        from: Party,
        to: Party,
        amount: i64,
        cause: Cause,
        by: Option<Article>,
    ) {
        if amount > 0 {
            self.ruling.transfers.push(Transfer {
                from,
                to,
                amount,
                cause,
                article: by,
            });
        }
        if let Some(article) = by {
            self.cite(article);
        }
    }

    /// What the payments so far bring into the pot, in chips.
    pub(super) fn paid_into_the_pot(&self) -> i64 {
        let transfers = self.ruling.transfers.iter();
        let into = transfers.filter(|transfer| transfer.to == Party::Pot);
        into.map(|transfer| transfer.amount).sum()
    }

    fn with_each(
        &mut self,
        one: PlayerId,
        others: impl Iterator<Item = PlayerId>,
        flow: Flow,
        (amount, cause, by): (i64, Cause, Article),
    ) {
        for other in others {
            let (from, to) = match flow {
                Flow::ToEach => (one, other),
                Flow::FromEach => (other, one),
            };
            self.pay(
                Party::Player(from),
                Party::Player(to),
                amount,
                cause,
                Some(by),
            );
        }
    }

    /// He pays each opponent: every other seated player, in the hand or out of it.
    pub(super) fn pays_each(&mut self, player: PlayerId, amount: i64, cause: Cause, by: Article) {
        self.with_each(
            player,
            self.session.opponents(player),
            Flow::ToEach,
            (amount, cause, by),
        );
    }

    /// Each opponent pays him.
    pub(super) fn receives_from_each(
        &mut self,
        player: PlayerId,
        amount: i64,
        cause: Cause,
        by: Article,
    ) {
        self.with_each(
            player,
            self.session.opponents(player),
            Flow::FromEach,
            (amount, cause, by),
        );
    }

    /// Each of these seats of a hand pays him.
    pub(super) fn receives_from(
        &mut self,
        hand: &Hand,
        seat: Seat,
        payers: impl Iterator<Item = Seat>,
        (amount, cause, by): (i64, Cause, Article),
    ) {
        let players = payers.map(|payer| hand.player(payer));
        let by = (amount, cause, by);
        self.with_each(hand.player(seat), players, Flow::FromEach, by);
    }

    /// A penalty to each opponent, unless the table waives it; answers what each was paid, in chips.
    fn penalty(&mut self, player: PlayerId, amount: i64, foul: Foul) -> i64 {
        let by = foul.article();
        self.cite(by);
        if self.waives {
            self.ruling.waived = true;
            self.cite(article(11, 10));
            return 0;
        }
        self.pays_each(player, amount, Cause::Foul(foul), by);
        amount
    }

    /// What a foul costs, in chips to each opponent.
    fn price(&self, foul: Foul) -> i64 {
        self.session.house.amount(foul.row().penalty)
    }

    /// Finds a foul, with its penalty; answers what each opponent was paid, in chips.
    pub(super) fn foul(&mut self, player: PlayerId, foul: Foul) -> i64 {
        self.verdict(player, foul);
        self.penalty(player, self.price(foul), foul)
    }

    /// The penalty of a foul that is not this entry's own.
    pub(super) fn penalty_aside(&mut self, player: PlayerId, foul: Foul) {
        self.penalty(player, self.price(foul), foul);
    }

    /// The penalty of a denial that is false, less what was already paid for it (article 11.6); answers what
    /// each opponent was paid, in chips.
    pub(super) fn punish(&mut self, hand: &Hand, denial: usize) -> i64 {
        let Some(found) = hand.tiles.denials().get(denial) else {
            return 0;
        };
        let Some(foul) = Foul::of_denial(found.own.kind) else {
            return 0;
        };
        let player = hand.player(found.seat);
        self.penalty(player, self.price(foul) - found.own.took, foul)
    }

    /// Finds a foul, without its penalty; the first that is found is the verdict.
    pub(super) fn verdict(&mut self, player: PlayerId, foul: Foul) {
        if self.ruling.verdict == Verdict::Accepted {
            self.ruling.verdict = Verdict::Foul(foul);
            self.ruling.offender = Some(player);
        }
        self.cite(foul.article());
    }

    /// Finds every denial of this seat that these tiles, now played or shown, prove false (article 11.12).
    pub(super) fn prove(&mut self, hand: &Hand, seat: Seat, tiles: TileSet) {
        for (at, denial) in hand.tiles.disproved(seat, tiles) {
            let Denied { kind, punished, .. } = denial.own;
            let each = if punished { 0 } else { self.punish(hand, at) };
            self.cite(kind.article());
            self.cite(article(11, 12));
            self.event(Event::Proved {
                player: hand.player(seat),
                denial: at,
                kind,
                no: denial.no,
                settled: kind != DenialKind::HigherDouble,
                each,
            });
        }
    }

    /// Tiles of this seat are seen, and what that proves.
    pub(super) fn show(&mut self, hand: &Hand, seat: Seat, tiles: TileSet) {
        self.event(Event::Shown(hand.player(seat), tiles));
        self.prove(hand, seat, tiles);
    }
}
