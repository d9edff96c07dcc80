//! The players' acts in a hand. Mistakes are acts that the law accepts; some never show.

use super::table::TrueTable;
use super::{either, games};
use crate::nos::hand::count_of_all;
use crate::nos::session::NosTable;
use crate::nos::{
    Act, ArmWay, CloseOutcome, Due, Event, Foul, FoundBy, Hand, LAST_TWO, Play, PlayerId, Round,
    Ruling, Scope, Seat, Session, Stage, TableState, Tail, When,
};
use nos_base::{Name, Order, Spots, Tile, TileSet};
use nos_entry::What;
use nos_law::{Luck, Verdict};

const TRIES: usize = 24;

/// The current hand, as recorded and as it truly is.
pub(super) struct Scene<'a> {
    pub session: &'a Session,
    pub hand: &'a Hand,
    pub table: &'a mut TrueTable,
    pub luck: &'a mut Luck,
}

impl Scene<'_> {
    pub(super) fn next(&mut self) -> Option<What> {
        let before =
            self.table.about_to.pop_front().or_else(|| self.noticed()).or_else(|| self.closes());
        if let Some(act) = before {
            return Some(act.into());
        }
        if self.table.misdeal.is_none()
            && self.table.is_tempted(self.luck)
            && let Some(act) = self.wrong()
        {
            return Some(act.into());
        }
        let act = match &self.hand.table {
            TableState::Bare { on_set } => self.set(*on_set),
            TableState::Set(set) => {
                Some(games::announce(&self.table.games, self.session, set.lies, self.luck))
            }
            TableState::Game(round) => match round.stage {
                Stage::Going if self.luck.once_in(600) => return Some(What::Void),
                Stage::Going => Some(self.going(round)),
                Stage::Claimed { .. } => Some(self.claimed(round)),
                Stage::Closed => Some(self.draws(round.turn)),
                Stage::Over(_) => self.counts(round.decides.is_some()),
            },
        };
        act.map(What::from)
    }

    pub(super) fn name(&self, seat: Seat) -> Name {
        self.session.name_at(self.hand, seat)
    }

    pub(super) fn playable(&self, round: &Round, seat: Seat) -> TileSet {
        round.layout.playable(round.scope(seat)).and(self.table.hands[seat])
    }

    /// Whether nobody could play after the boneyard is drawn, with all tiles known (article 9.4).
    pub(super) fn is_closed(&self, round: &Round) -> bool {
        let hands = self.hand.all().map(|seat| self.table.hands[seat]);
        let mut held = hands.fold(TileSet::EMPTY, TileSet::or);
        if !self.hand.is_over() {
            let drawn = self.table.boneyard.iter().skip(usize::from(LAST_TWO));
            held = held.or(drawn.copied().collect());
        }
        round.fitting(self.hand).and(held).is_empty()
    }

    /// Reports an irregular deal before it matters to the others.
    fn noticed(&mut self) -> Option<Act> {
        let (seat, says) = self.table.misdeal.clone()?;
        let waits = self.hand.round().is_none_or(|round| {
            let going = matches!(round.stage, Stage::Going);
            going && round.turn != seat && !self.playable(round, round.turn).is_empty()
        });
        if waits && self.luck.once_in(2) {
            return None;
        }
        Some(says)
    }

    fn closes(&mut self) -> Option<Act> {
        let may_be = std::mem::take(&mut self.table.just_laid);
        let round = self.hand.round().filter(|_| may_be)?;
        let closes = self.is_closed(round) && self.luck.once_in(2);
        closes.then(|| Act::Block(Some(self.name(round.last.seat))))
    }

    fn set(&mut self, on_set: Option<Seat>) -> Option<Act> {
        let doubles = |seat: Seat| self.table.hands[seat].and(TileSet::set(6).doubles());
        let highest = |seat: &Seat| doubles(*seat).iter().next().map(Tile::high);
        let holders = self.hand.all().filter(|seat| highest(seat).is_some());
        let Some(seat) = on_set.or_else(|| holders.max_by_key(highest)) else {
            return Some(Act::Reshuffle);
        };
        let held = doubles(seat);
        let liked: TileSet =
            held.iter().filter(|double| games::likes(&self.table.games, *double)).collect();
        let tile = match on_set {
            None => held.iter().next(),
            Some(_) if liked.is_empty() => self.luck.piece(held),
            Some(_) => self.luck.piece(liked),
        };
        self.sets(seat, tile)
    }

    pub(super) fn sets(&mut self, seat: Seat, tile: Option<Tile>) -> Option<Act> {
        let name = Some(self.name(seat));
        let drawn = tile.is_none();
        let tile = lying(tile.or(self.table.boneyard.last().copied())?, self.luck);
        Some(Act::Set { name, tile, drawn })
    }

    fn going(&mut self, round: &Round) -> Act {
        let first = round.is_opening().then(|| self.at_once(round).or_else(|| self.declares()));
        if let Some(act) = first.flatten() {
            return act;
        }
        let (seat, drawable) = (round.turn, self.hand.drawable());
        if self.hand.waits_due(seat) > 0 {
            return Act::Wait(Some(self.name(seat)));
        }
        match self.luck.piece(self.playable(round, seat)) {
            Some(_) if drawable > 0 && self.luck.once_in(30) => self.draws_number(seat, 1),
            Some(tile) => self.plays(round, seat, tile),
            None if drawable > 0 => {
                let two = drawable > 1 && self.luck.once_in(8);
                self.draws_number(seat, if two { 2 } else { 1 })
            }
            None => Act::Pass(Some(self.name(seat))),
        }
    }

    /// Returns the players without an unnoticed irregular deal.
    fn rightly_dealt(&self) -> impl Iterator<Item = Seat> + use<> {
        let wrongly = self.table.misdeal.as_ref().map(|(seat, _)| *seat);
        self.hand.all().filter(move |seat| Some(*seat) != wrongly)
    }

    fn at_once(&mut self, round: &Round) -> Option<Act> {
        let fitting = round.layout.playable(Scope::OutOfTurn);
        for seat in
            self.rightly_dealt().filter(|seat| ![round.set.on_set, round.turn].contains(seat))
        {
            if let Some(tile) = self.luck.piece(self.table.hands[seat].and(fitting))
                && self.luck.once_in(2)
            {
                return Some(self.plays(round, seat, tile));
            }
        }
        None
    }

    fn declares(&mut self) -> Option<Act> {
        self.rightly_dealt().find_map(|seat| {
            let doubles: Vec<Tile> =
                self.table.hands[seat].and(TileSet::set(6).doubles()).iter().collect();
            if doubles.len() < 3 || self.luck.once_in(3) {
                return None;
            }
            let mut fewer = (3..=doubles.len()).rev().map(|most| Act::Declare {
                name: self.name(seat),
                tiles: doubles.iter().copied().take(most).collect(),
            });
            fewer.find(|act| {
                let ruling = self.session.judge_act(&act.clone().into());
                ruling.is_ok_and(|ruling| ruling.verdict == Verdict::Accepted)
            })
        })
    }

    /// Plays a tile in one of its ways, and claims a payment now, later or never.
    fn plays(&mut self, round: &Round, seat: Seat, tile: Tile) -> Act {
        let scope = if seat == round.turn { round.scope(seat) } else { Scope::OutOfTurn };
        let Some(way) = self.luck.pick(&round.layout.ways(tile, scope, None).0) else {
            return Act::Pass(Some(self.name(seat)));
        };
        let mut play = self.play(seat, way, Tail::Plain);
        let ruling = self.session.judge_act(&Act::Play(play.clone()).into());
        for event in ruling.iter().flat_map(|ruling| ruling.events_of::<Event>()) {
            match *event {
                Event::Laid { due: Due::Open(..), .. } => match self.luck.below(6) {
                    0..=3 => play.tail = Tail::Claim,
                    4 => self.table.about_to.push_back(Act::Claim(play.name.clone())),
                    _ => {}
                },
                Event::Out { first: true, .. } if self.luck.once_in(2) => {
                    self.table.about_to.push_back(Act::Nos(self.name(seat)));
                }
                _ => {}
            }
        }
        Act::Play(play)
    }

    pub(super) fn play(&self, seat: Seat, way: ArmWay, tail: Tail) -> Play {
        Play { tail, ..Play::plain(self.name(seat), way.tile()).lying(way) }
    }

    fn draws(&mut self, seat: Seat) -> Act {
        let most = self.hand.drawable().max(1);
        let tiles = if self.luck.once_in(3) { 1 } else { most };
        self.draws_number(seat, tiles)
    }

    pub(super) fn draws_number(&self, seat: Seat, tiles: u8) -> Act {
        Act::Draw { name: Some(self.name(seat)), tiles }
    }

    /// Answers an open close: the next player draws, and a player with a fitting tile shows it.
    fn claimed(&mut self, round: &Round) -> Act {
        let fitting = round.fitting(self.hand);
        let is_known = |seat: &Seat| !self.hand.tiles.known(*seat).and(fitting).is_empty();
        let fits = |seat: &Seat| !self.table.hands[*seat].and(fitting).is_empty();
        let holders: Vec<Seat> = self.hand.all().filter(fits).collect();
        let known = holders.iter().any(is_known);
        if !holders.is_empty() && self.table.silent.is_none() {
            self.table.silent = Some(self.table.is_tempted(self.luck));
        }
        let speaks = known || self.table.silent == Some(false);
        if let Some(seat) = self.luck.pick(&holders).filter(|_| speaks)
            && let Some(tile) = self.luck.piece(self.table.hands[seat].and(fitting))
        {
            let on_turn = seat == round.turn && self.hand.waits_due(seat) == 0;
            let plays = on_turn && self.playable(round, seat).has(tile) && self.luck.once_in(2);
            let name = self.name(seat);
            return if plays { self.plays(round, seat, tile) } else { Act::Refute { name, tile } };
        }
        match self.hand.due_to_draw() {
            0 => Act::Uphold,
            _ => self.draws(round.turn),
        }
    }

    fn counts(&mut self, must_show: bool) -> Option<Act> {
        let seat = self.hand.uncounted().next()?;
        let (name, held) = (self.name(seat), self.table.hands[seat]);
        let (spots, tiles) = (count_of_all(held), held.iter().collect());
        Some(if !must_show && self.luck.once_in(3) {
            Act::Count { name, spots }
        } else {
            Act::Reveal { name, tiles }
        })
    }

    pub(super) fn wrong(&mut self) -> Option<Act> {
        (0..TRIES).find_map(|_| {
            let act = self.anything()?;
            let ruling = self.session.judge_act(&act.clone().into()).ok()?;
            self.is_wrong(&ruling).then_some(act)
        })
    }

    fn is_wrong(&self, ruling: &Ruling) -> bool {
        let lies = |event: &Event| match *event {
            Event::Denied { player, tiles, .. } => {
                let seat = self.hand.seat(player);
                seat.is_some_and(|seat| !self.table.hands[seat].and(tiles).is_empty())
            }
            Event::CloseCalled(_, CloseOutcome::Open | CloseOutcome::OpenToTheLastHand(_)) => {
                self.hand.round().is_some_and(|round| !self.is_closed(round))
            }
            _ => false,
        };
        ruling.verdict != Verdict::Accepted || ruling.events_of::<Event>().any(lies)
    }

    fn anything(&mut self) -> Option<Act> {
        let seats: Vec<Seat> = self.hand.all().collect();
        let anybody = self.luck.pick(&seats)?;
        let held = self.table.hands[anybody];
        let any_tile = self.luck.piece(held);
        let round = match &self.hand.table {
            TableState::Bare { .. } if self.luck.once_in(4) => None,
            TableState::Bare { on_set } => {
                let drawn = self.luck.once_in(3);
                let doubles = held.and(TileSet::set(6).doubles());
                // In a first hand the referee sees every mistake except a double kept back.
                let tile = if on_set.is_some() { any_tile } else { self.luck.piece(doubles) };
                return match (drawn, on_set) {
                    (true, Some(seat)) => self.sets(*seat, None),
                    _ => tile.and_then(|tile| self.sets(anybody, Some(tile))),
                };
            }
            TableState::Set(_) => None,
            TableState::Game(round) => Some(round),
        };
        let Some(round) = round else {
            return called(self.session, Some(self.hand), self.table, self.luck);
        };
        let (turn, last) = (round.turn, round.last.seat);
        let name = |scene: &Self, seat| Some(scene.name(seat));
        let last = if self.luck.once_in(2) { last } else { anybody };
        Some(match self.luck.below(11) {
            0..=2 => {
                let seat = if self.luck.once_in(3) { anybody } else { turn };
                let tile = self.luck.piece(self.table.hands[seat])?;
                let (_, open) = lying(tile, self.luck);
                let arm = self.luck.pick(&round.layout.ends)?.arm;
                let tail = either(self.luck, Tail::Plain, Tail::Stands);
                Act::Play(self.play(seat, ArmWay::of(tile, arm, open), tail))
            }
            3 => Act::Pass(name(self, turn)),
            4 if self.hand.drawable() < 4 => self.draws_number(turn, self.hand.drawable() + 1),
            5 => Act::Claim(name(self, last)),
            6 => Act::Nos(self.name(anybody)),
            7 => Act::Block(name(self, last)),
            8 => Act::Declare { name: self.name(anybody), tiles: any_tile.into_iter().collect() },
            9 => Act::Foul { name: self.name(turn), kind: Foul::NoDraw },
            _ => return called(self.session, Some(self.hand), self.table, self.luck),
        })
    }
}

/// Calls a foul that the table saw. A foul that tiles can disprove is called only if it happened.
pub(super) fn called(
    session: &Session,
    hand: Option<&Hand>,
    table: &TrueTable,
    luck: &mut Luck,
) -> Option<Act> {
    let mut kinds: Vec<Foul> = Foul::CALLABLE.iter().map(|(foul, _)| *foul).collect();
    let mut players: Vec<PlayerId> = session.seated().to_vec();
    luck.shuffle(&mut kinds);
    luck.shuffle(&mut players);
    if luck.once_in(2) {
        // Fouls that tiles can prove are rare, so look for them first.
        let is_denied =
            |kind: &Foul| matches!(kind.row().found, FoundBy::Called(.., When::Denied(_)));
        kinds.order_by_key(|kind| !is_denied(kind));
    }
    let called = |(kind, player): (Foul, PlayerId)| {
        let act = Act::Foul { name: session.name(player), kind };
        let is_called =
            is_true(kind, player, hand, table) && session.judge_act(&act.clone().into()).is_ok();
        is_called.then_some(act)
    };
    let of_kind = |kind: Foul| players.iter().map(move |player| (kind, *player));
    kinds.into_iter().flat_map(of_kind).find_map(called)
}

/// Whether a player committed the foul, as far as tiles show it.
fn is_true(kind: Foul, player: PlayerId, hand: Option<&Hand>, table: &TrueTable) -> bool {
    let FoundBy::Called(_, When::Denied(denied)) = kind.row().found else { return true };
    let lies = hand.and_then(|hand| {
        let seat = hand.seat(player)?;
        let denials = hand.denials().zip(&table.lies).filter(|((_, denial, kept), _)| {
            denial.seat == seat && kept.kind == denied && kept.punished.is_none()
        });
        denials.last()
    });
    lies.is_some_and(|(_, lies)| *lies)
}

pub(super) fn lying(tile: Tile, luck: &mut Luck) -> (Spots, Spots) {
    let (high, low) = (tile.high(), tile.low());
    either(luck, (high, low), (low, high))
}
