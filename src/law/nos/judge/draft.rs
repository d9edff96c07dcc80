//! A ruling that is being made: events, payments and articles are added one by one.

use crate::dominoes::tile::TileSet;
use crate::law::nos::fouls::Foul;
use crate::law::nos::hand::{DenialKind, Denied, Hand, Seat, Seats};
use crate::law::nos::ruling::{Event, Ruling, Verdict};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::{Cause, Party, PlayerId, Transfer};
use crate::table::article::{Article, article};

/// The direction of payments between one player and each of the others.
#[derive(Clone, Copy)]
enum Flow {
    ToEach,
    FromEach,
}

/// A ruling that is being made.
pub(super) struct Draft<'a> {
    session: &'a Session,
    waives: bool,
    ruling: Ruling,
}

impl<'a> Draft<'a> {
    /// An empty ruling: accepted, without effects. `waives` says whether the table waives a penalty.
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

    /// Finishes the ruling.
    pub(super) fn done(mut self) -> Ruling {
        self.falls_below_zero();
        self.ruling
    }

    /// Adds an event for each balance that the payments bring below zero (article 1.4). Only seated players
    /// pay.
    fn falls_below_zero(&mut self) {
        let session = self.session;
        let balance = |id: PlayerId| session.roster.get(id.index()).map(|own| own.balance);
        let amounts = self.ruling.transfers.iter().map(|own| own.amount);
        let moved = 0..amounts.sum();
        if moved.is_empty() {
            return;
        }
        let can_fall = |id: &PlayerId| balance(*id).is_some_and(|own| moved.contains(&own));
        let mut falling: Seats = session.seats.iter().copied().filter(can_fall).collect();
        falling.sort_unstable();
        for id in falling {
            let own = Party::Player(id);
            let paid = self.ruling.transfers.iter().map(|paid| match paid {
                paid if paid.to == own => paid.amount,
                paid if paid.from == own => -paid.amount,
                _ => 0,
            });
            let after = balance(id).unwrap_or_default() + paid.sum::<i64>();
            if after < 0 {
                self.cite(article(1, 4));
                self.event(Event::FellBelowZero(id, after));
            }
        }
    }

    /// Cites an article unless it is cited already.
    pub(super) fn cite(&mut self, article: Article) {
        if !self.ruling.articles.contains(&article) {
            self.ruling.articles.push(article);
        }
    }

    /// Adds an effect.
    pub(super) fn event(&mut self, event: Event) {
        self.ruling.events.push(event);
    }

    /// Adds a payment, unless the amount is zero.
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

    /// How many chips the payments so far bring into the pot.
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

    /// The player pays each opponent: all other seated players, whether they have tiles or not.
    pub(super) fn pays_each(&mut self, player: PlayerId, amount: i64, cause: Cause, by: Article) {
        self.with_each(
            player,
            self.session.opponents(player),
            Flow::ToEach,
            (amount, cause, by),
        );
    }

    /// Each opponent pays the player.
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

    /// Each of these seats of a hand pays the player.
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

    /// Adds a penalty to each opponent, unless the table waives it. Returns what each was paid, in chips.
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

    /// The penalty of a foul, in chips to each opponent.
    fn price(&self, foul: Foul) -> i64 {
        self.session.house.amount(foul.row().penalty)
    }

    /// Adds a foul with its penalty. Returns what each opponent was paid, in chips.
    pub(super) fn foul(&mut self, player: PlayerId, foul: Foul) -> i64 {
        self.verdict(player, foul);
        self.penalty(player, self.price(foul), foul)
    }

    /// Adds the penalty of a foul that is not the verdict on this entry.
    pub(super) fn penalty_aside(&mut self, player: PlayerId, foul: Foul) {
        self.penalty(player, self.price(foul), foul);
    }

    /// Adds the penalty of a false denial, minus what was already paid for it (article 11.6). Returns what each
    /// opponent was paid, in chips.
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

    /// Adds a foul without its penalty. The first foul is the verdict.
    pub(super) fn verdict(&mut self, player: PlayerId, foul: Foul) {
        if self.ruling.verdict == Verdict::Accepted {
            self.ruling.verdict = Verdict::Foul(foul);
            self.ruling.offender = Some(player);
        }
        self.cite(foul.article());
    }

    /// Adds the denials of this seat that these tiles, now played or shown, prove false (article 11.12).
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

    /// Adds that tiles of this seat are seen, and what that proves.
    pub(super) fn show(&mut self, hand: &Hand, seat: Seat, tiles: TileSet) {
        self.event(Event::Shown(hand.player(seat), tiles));
        self.prove(hand, seat, tiles);
    }
}
