//! A ruling in progress: payments, fouls with their penalties, and denials proved false.

use crate::nos::session::NosTable;
use crate::nos::{
    Because, DenialKind, Ending, Event, Foul, Hand, Need, NosDenial, Party, PlayerId, Progress,
    Proof, Refusal, Round, Seat, Session, TableState, Transfer,
};
use easy_ext::ext;
use nos_base::{Article, Incidental, Name, Tile, TileSet, article, in_order};
use nos_law::{Cause, Effect, Judged, Objection, Refused, Verdict, ruling};

pub(crate) struct Draft<'a> {
    table: &'a Session,
    pub(super) ruling: ruling::Draft<'a, Event>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(table: &'a Session, ruling: &'a mut ruling::Draft<'_, Event>) -> Draft<'a> {
        Draft { table, ruling: ruling::Draft::of(ruling) }
    }

    /// Finishes the ruling. A balance that falls below zero is an event (article 1.4).
    pub(super) fn done(mut self) {
        if self.ruling.transfers().next().is_none() {
            return;
        }
        let fell = |player: &PlayerId| {
            let before = self.table.balance(*player);
            let chips = before + self.ruling.gain(*player);
            (before >= 0 && chips < 0).then_some((*player, chips))
        };
        for (player, chips) in in_order(self.table.seated().iter().filter_map(fell)) {
            self.cite(article(1, 4));
            self.event(Event::FellBelowZero(player, chips));
        }
    }

    pub(super) fn cite(&mut self, article: Article) {
        self.ruling.cite(article);
    }

    /// Adds an event. The actor of the first event made the entry.
    pub(super) fn event(&mut self, event: Event) {
        self.ruling.by = self.ruling.by.or(event.actor());
        self.ruling.event(event);
    }

    pub(super) fn over(&mut self, ending: Ending) {
        self.cite(article(10, 1));
        self.event(Event::Over(ending));
    }

    /// Adds a payment unless it is zero; without a cause, it is a payment that goes back.
    pub(super) fn pay(
        &mut self,
        (from, to): (Party, Party),
        amount: i64,
        cause: Option<&'static Cause>,
    ) {
        if amount > 0 {
            self.ruling.push(Effect::Paid(Transfer { from, to, amount, cause }));
        }
    }

    /// Adds a payment between players unless it is zero, and cites its article.
    pub(super) fn pays(
        &mut self,
        from: PlayerId,
        to: PlayerId,
        amount: i64,
        cause: &'static Cause,
    ) {
        self.cite(cause.article);
        self.pay((Party::player(from), Party::player(to)), amount, Some(cause));
    }

    pub(super) fn pays_each(&mut self, player: PlayerId, amount: i64, cause: &'static Cause) {
        for opponent in self.table.others_than(player) {
            self.pays(player, opponent, amount, cause);
        }
    }

    pub(super) fn receives_from_each(
        &mut self,
        player: PlayerId,
        amount: i64,
        cause: &'static Cause,
    ) {
        for opponent in self.table.others_than(player) {
            self.pays(opponent, player, amount, cause);
        }
    }

    /// Adds the penalty of a foul to each opponent, minus the chips already paid for it, unless it
    /// is waived. Returns the chips for each opponent.
    pub(super) fn penalty(&mut self, player: PlayerId, foul: Foul, paid: i64) -> Option<i64> {
        let row = foul.row();
        let (cause, amount) = (&row.cause, self.table.house(row.penalty) - paid);
        self.cite(cause.article);
        self.ruling.push(Effect::Fouled { player, article: cause.article, penalty: Some(cause) });
        if self.ruling.waives {
            self.ruling.waived = true;
            self.cite(article(11, 10));
            return None;
        }
        self.pays_each(player, amount, cause);
        Some(amount.max(0))
    }

    pub(super) fn foul(&mut self, player: PlayerId, foul: Foul, because: Because) -> i64 {
        self.verdict(player, foul, None, because);
        self.penalty(player, foul, 0).unwrap_or_default()
    }

    pub(super) fn goes_back(
        &mut self,
        hand: &Hand,
        seat: Seat,
        tile: Tile,
        (foul, because): (Foul, Because),
    ) {
        let player = hand.player(seat);
        self.verdict(player, foul, Some(tile), because);
        self.penalty(player, foul, 0);
        if foul == Foul::NoDoubleSet {
            self.cite(Foul::Illegal.article());
        }
        self.cite(article(11, 3));
        self.show(hand, seat, TileSet::of(tile));
    }

    /// Adds the penalty of a false denial, minus the chips already paid for it (article 11.6).
    /// Returns the chips for each opponent.
    pub(super) fn punish(&mut self, player: PlayerId, denied: &NosDenial) -> Option<i64> {
        self.penalty(player, Foul::of_denial(denied.kind)?, denied.took)
    }

    /// Adds a foul without its penalty. The first foul is the verdict and is printed first.
    pub(super) fn verdict(
        &mut self,
        player: PlayerId,
        foul: Foul,
        tile: Option<Tile>,
        because: Because,
    ) {
        if self.ruling.verdict == Verdict::Accepted {
            self.ruling.verdict = Verdict::Foul(foul.article());
            self.ruling.event_first(Event::Fault { foul, player, tile, because });
            self.ruling.by = Some(player);
        }
        self.cite(foul.article());
    }

    /// Adds the denials of this seat that these newly seen tiles disprove (article 11.12).
    pub(super) fn prove(&mut self, hand: &Hand, seat: Seat, tiles: TileSet) {
        let player = hand.player(seat);
        for (denial, of, denied) in hand.denials() {
            if of.seat != seat || !of.is_disproved_by(tiles) {
                continue;
            }
            let (kind, no) = (denied.kind, of.no);
            let each = denied.punished.map_or_else(|| self.punish(player, denied), |_| Some(0));
            let before: Vec<_> = hand.tiles.sightings(denial).collect();
            let is_laid = |event: &Event| matches!(event, Event::Laid { .. });
            let proof = Proof::Seen {
                tiles: tiles.and(of.pieces).minus(of.seen),
                played: self.ruling.events_of().any(is_laid),
                before,
                drawn: of.drawn,
                fitted: denied.fitting.places(of.seen.or(tiles).and(of.pieces)),
                took: denied.took,
                settled: denied.punished.map(|(no, _)| no),
                each: denied.punished.map_or(each, |(_, each)| each),
            };
            self.cite(kind.article());
            self.cite(article(11, 12));
            self.event(Event::Proved {
                player,
                denial,
                kind,
                no,
                settled: kind != DenialKind::HigherDouble,
                each,
                proof: Incidental(Box::new(proof)),
            });
        }
    }

    pub(super) fn show(&mut self, hand: &Hand, seat: Seat, tiles: TileSet) {
        self.event(Event::Shown(hand.player(seat), tiles));
        self.prove(hand, seat, tiles);
    }
}

pub(super) fn refuse<T>(refusal: impl Into<Objection>) -> Judged<T> {
    Err(refusal.into())
}

#[ext(JudgeNeeds)]
pub(super) impl Session {
    fn hand_now(&self) -> Judged<&Hand> {
        match &self.game.progress {
            Progress::Hand(hand) => Ok(hand),
            Progress::Lobby => refuse(Refused::NobodySeated),
            Progress::Between(_) => refuse(Refusal::NotNow(Need::Hand)),
            _ => refuse(Refusal::NotNow(Need::Unsettled)),
        }
    }

    fn round_now(&self) -> Judged<(&Hand, &Round)> {
        let hand = self.hand_now()?;
        match &hand.table {
            TableState::Bare { .. } => refuse(Refusal::NotNow(Need::Set)),
            TableState::Set(set) => refuse(Refusal::AnnounceFirst(self.name_at(hand, set.on_set))),
            TableState::Game(round) => Ok((hand, round)),
        }
    }

    fn hand_goes_on(&self, hand: &Hand) -> Refusal {
        let uncounted =
            hand.uncounted().filter(|_| hand.is_over()).map(|seat| self.name_at(hand, seat));
        Refusal::HandGoesOn(self.hands(), uncounted.collect())
    }

    fn seat_named(&self, hand: &Hand, name: &Name) -> Judged<Seat> {
        hand.seat(self.player(name)?).ok_or_else(|| Refused::HasLeft { name: name.clone() }.into())
    }

    fn seat_or(&self, hand: &Hand, name: Option<&Name>, else_this: Seat) -> Judged<Seat> {
        name.map_or(Ok(else_this), |name| self.seat_named(hand, name))
    }

    fn can_be_his(&self, hand: &Hand, seat: Seat, tile: Tile) -> Judged {
        self.can_be_there(&hand.tiles, seat, tile)?;
        refuse_if!(hand.tiles.number(seat) == 0, Refusal::NoTiles(self.name_at(hand, seat)));
        Ok(self.can_be_held(&hand.tiles, seat, tile)?)
    }

    fn between_hands(&self) -> Judged {
        match &self.game.progress {
            Progress::Between(_) => Ok(()),
            Progress::Lobby => refuse(Refused::NobodySeated),
            Progress::Hand(hand) => refuse(self.hand_goes_on(hand)),
            _ => refuse(Refusal::NotNow(Need::Unsettled)),
        }
    }
}
