//! A ruling that is being made: events, payments and articles are added one by one.

use crate::dominoes::tile::{Tile, TileSet};
use crate::law::nos::{
    Cause, DenialKind, Denied, Ending, Event, Foul, Hand, Party, PlayerId, Ruling, Seat, Session,
    Transfer, Verdict,
};
use crate::table::article::{Article, article};
use smallvec::SmallVec;

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
            events: SmallVec::new(),
            transfers: SmallVec::new(),
            articles: SmallVec::new(),
            waived: false,
        };
        Draft {
            session,
            waives,
            ruling,
        }
    }

    /// Finishes the ruling. A balance that the payments bring below zero is an event (article 1.4).
    pub(super) fn done(mut self) -> Ruling {
        if self.ruling.transfers.is_empty() {
            return self.ruling;
        }
        // Only seated players pay.
        let mut seated = self.session.seats.clone();
        seated.sort_unstable();
        for player in seated {
            let before = self.session.balance(player);
            let party = Party::Player(player);
            let paid = self.ruling.transfers.iter().map(|paid| match paid {
                paid if paid.to == party => paid.amount,
                paid if paid.from == party => -paid.amount,
                _ => 0,
            });
            let chips = before + paid.sum::<i64>();
            if before >= 0 && chips < 0 {
                self.cite(article(1, 4));
                self.event(Event::FellBelowZero(player, chips));
            }
        }
        self.ruling
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

    /// Adds that the hand is over (article 10.1).
    pub(super) fn over(&mut self, ending: Ending) {
        self.cite(article(10, 1));
        self.event(Event::Over(ending));
    }

    /// Adds a payment, unless the amount is zero.
    pub(super) fn pay(
        &mut self,
        (from, to): (Party, Party),
        amount: i64,
        cause: Cause,
        article: Option<Article>,
    ) {
        if amount > 0 {
            self.ruling.transfers.push(Transfer {
                from,
                to,
                amount,
                cause,
                article,
            });
        }
        article.into_iter().for_each(|article| self.cite(article));
    }

    /// Adds a payment from one player to another, unless the amount is zero.
    pub(super) fn pays(
        &mut self,
        from: PlayerId,
        to: PlayerId,
        amount: i64,
        cause: Cause,
        by: Article,
    ) {
        self.pay(
            (Party::Player(from), Party::Player(to)),
            amount,
            cause,
            Some(by),
        );
    }

    /// How many chips the payments so far bring into the pot.
    pub(super) fn paid_into_the_pot(&self) -> i64 {
        let transfers = self.ruling.transfers.iter();
        let into = transfers.filter(|transfer| transfer.to == Party::Pot);
        into.map(|transfer| transfer.amount).sum()
    }

    /// The player pays each opponent: all other seated players, whether they have tiles or not.
    pub(super) fn pays_each(&mut self, player: PlayerId, amount: i64, cause: Cause, by: Article) {
        for opponent in self.session.opponents(player) {
            self.pays(player, opponent, amount, cause, by);
        }
    }

    /// Each opponent pays the player.
    pub(super) fn receives_from_each(
        &mut self,
        player: PlayerId,
        amount: i64,
        cause: Cause,
        by: Article,
    ) {
        for opponent in self.session.opponents(player) {
            self.pays(opponent, player, amount, cause, by);
        }
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

    /// Adds that a tile is seen and goes back (article 11.3).
    pub(super) fn goes_back(&mut self, hand: &Hand, seat: Seat, tile: Tile) {
        self.cite(article(11, 3));
        self.show(hand, seat, TileSet::of(tile));
    }

    /// Adds the penalty of a false denial, minus what was already paid for it (article 11.6). Returns what each
    /// opponent was paid, in chips.
    pub(super) fn punish(&mut self, hand: &Hand, denial: usize) -> i64 {
        let denial = hand.tiles.denials().get(denial);
        let foul = denial.and_then(|denial| Some((denial, Foul::of_denial(denial.own.kind)?)));
        foul.map_or(0, |(denial, foul)| {
            let amount = self.price(foul) - denial.own.took;
            self.penalty(hand.player(denial.seat), amount, foul)
        })
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
