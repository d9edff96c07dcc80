//! Applies effects. Nothing here decides or fails.

use super::billitonnen::Billitonnen;
use super::fouls::Foul;
use super::hand::{
    Due, Hand, Irregular, LaidSet, LastLaid, NosDenial, NotDue, Predecessor, Round, Seat, Stage,
    TableState,
};
use super::house::House;
use super::layout::{Laid, Layout, Spot};
use super::ruling::{CloseOutcome, Event, Manner};
use super::session::{Progress, Session};
use easy_ext::ext;
use nos_base::Circle;
use nos_law::{Effect, EntryNo, Opener, Transfer};

pub(super) fn apply_effect(table: &mut Session, effect: &Effect) {
    match effect {
        Effect::Seated(_) | Effect::Voided => table.game.progress = Progress::Between(None),
        Effect::Left(player) if table.opener == Opener::Of(*player) => {
            table.opener = Opener::Nobody;
        }
        Effect::Paid(paid) => table.paid_in_hand(paid),
        Effect::Settled => table.game.progress = Progress::Settling,
        Effect::Dealt { opener, .. } => {
            let seats = Circle::of(table.seated());
            let on_set = opener.and_then(|on_set| seats.seat(on_set));
            table.game.progress = Progress::Hand(Box::new(Hand::new(seats, on_set)));
        }
        _ => {}
    }
}

#[ext(ApplyPlay)]
pub(crate) impl Session {
    fn paid_in_hand(&mut self, paid: &Transfer) {
        let players = paid.from.first().zip(paid.to.first());
        if let (Progress::Hand(hand) | Progress::Between(Some(hand)), Some((from, to))) =
            (&mut self.game.progress, players)
            && let (Some(from), Some(to)) = (hand.seat(from), hand.seat(to))
        {
            hand.paid[from][to] += paid.amount;
            hand.paid[to][from] -= paid.amount;
        }
    }

    fn happens(&mut self, no: EntryNo, event: &Event) {
        match event {
            Event::PotEmpty | Event::PotTaken(_) => self.game.progress = Progress::Finished,
            Event::HandScored(next) => {
                self.opener = next.clone();
                self.game.progress = match std::mem::take(&mut self.game.progress) {
                    Progress::Hand(hand) => Progress::Between(Some(hand)),
                    other => other,
                };
            }
            Event::LotsDrawn(next) => self.opener = next.clone(),
            Event::BillitonnenBegun => {
                let game = Billitonnen::new(Circle::of(self.seated()));
                self.game.progress = Progress::Billitonnen(Box::new(game));
            }
            event => {
                let house = self.rules();
                match &mut self.game.progress {
                    Progress::Billitonnen(game) => game.apply_event(event),
                    Progress::Hand(hand) | Progress::Between(Some(hand)) => {
                        hand.apply_event(no, event, &house)
                    }
                    _ => None,
                };
            }
        }
    }
}

impl Hand {
    fn apply_event(&mut self, no: EntryNo, event: &Event, house: &House) -> Option<()> {
        match *event {
            // Payments stay when nobody has a double and the hand is dealt again.
            Event::Reshuffled => *self = Hand { paid: self.paid, ..Hand::new(self.seats, None) },
            Event::Irregular(player, irregular) => {
                let seat = self.seat(player)?;
                self.holdings[seat].irregular = Some(irregular);
                match irregular {
                    Irregular::Short(tiles) => self.tiles.deal_late(seat, tiles),
                    Irregular::Lapsed(tiles) => self.tiles.deal_fewer(seat, tiles),
                    Irregular::Kept(tiles) => self.tiles.deal_more(seat, tiles),
                    Irregular::Returned => {}
                }
            }
            Event::SetLaid { player, set, drawn } => {
                let on_set = self.seat(player)?;
                if drawn {
                    self.tiles.draw_this(on_set, set.tile(), no);
                }
                self.tiles.lay(on_set, set.tile(), no);
                self.holdings[on_set].due = Due::Not(NotDue::Set(set.tile()));
                self.table = TableState::Set(LaidSet { on_set, lies: set, no });
            }
            Event::Announced(game) => {
                let TableState::Set(set) = self.table else { return None };
                let (seat, spot) = (set.on_set, Spot::Set);
                self.table = TableState::Game(Round {
                    set,
                    announced_no: no,
                    game,
                    // The judge checked the announcement against this set.
                    layout: Layout::new(set.lies, game.plan(set.lies, house).ok()?),
                    stage: Stage::Going,
                    opening: true,
                    turn: self.tiles.next_in(seat),
                    predecessor: Some(Predecessor { seat, spot }),
                    last: LastLaid::new(seat),
                    decides: None,
                    upheld: None,
                });
            }
            Event::Declared(player, _) => {
                let seat = self.seat(player)?;
                self.holdings[seat].declared = true;
            }
            Event::Shown(player, tiles) => self.tiles.see(self.seat(player)?, tiles, no),
            Event::Drew { player, tiles, .. } => {
                let seat = self.seat(player)?;
                self.tiles.draw(seat, tiles);
                self.act(seat, no);
                self.end_opening();
            }
            Event::Passed { player, turn_passes } => {
                let seat = self.seat(player)?;
                self.act(seat, no);
                self.end_opening();
                if turn_passes {
                    self.holdings[seat].passed = true;
                    self.pass_turn(seat, None);
                }
            }
            Event::Denied { player, kind, tiles, took } => {
                let seat = self.seat(player)?;
                self.tiles.deny(seat, tiles, no, kind.row());
                let round = self.round();
                let fitting = round.map(|round| round.layout.fitting(round.scope(seat)));
                self.denied.push(NosDenial {
                    kind,
                    fitting: fitting.unwrap_or_default(),
                    punished: None,
                    took,
                });
            }
            Event::Waited { player, lies_between } => {
                let seat = self.seat(player)?;
                self.act(seat, no);
                let holding = &mut self.holdings[seat];
                match holding.waits {
                    0 => holding.waits_later = holding.waits_later.saturating_sub(1),
                    waits => holding.waits = waits - 1,
                }
                let predecessor = self.round().and_then(|round| round.predecessor);
                self.pass_turn(seat, predecessor.filter(|_| !lies_between));
            }
            Event::Laid { player, way, manner, due, .. } => {
                self.lay(Laid { way, seat: self.seat(player)?, no }, manner, due);
            }
            Event::DuePaid(player, tile) => {
                let seat = self.seat(player)?;
                self.holdings[seat].due = Due::Not(NotDue::Paid(tile));
            }
            Event::Out { player, first } => {
                let seat = self.seat(player)?;
                self.first_out = if first { Some(seat) } else { self.first_out };
                self.waits_end(seat);
            }
            Event::CloseCalled(player, outcome) => {
                let seat = self.seat(player)?;
                let round = self.round_mut()?;
                round.last.blocked = true;
                match (outcome, round.stage) {
                    (CloseOutcome::OpenToTheLastHand(_), _) => round.decides = Some(seat),
                    (CloseOutcome::RightAtOnce, Stage::Over(_)) => {}
                    (CloseOutcome::RightAtOnce, _) => round.stage = Stage::Closed,
                    (CloseOutcome::Open, _) => {
                        let (by, must_draw) = (seat, true);
                        round.stage = Stage::Claimed { by, must_draw };
                    }
                    _ => {}
                }
            }
            // A player who paid for not drawing need not draw (article 9.6).
            Event::Fault { foul: Foul::NoDraw, .. } => {
                if let Stage::Claimed { must_draw, .. } = &mut self.round_mut()?.stage {
                    *must_draw = false;
                }
            }
            Event::CloseDecided(player, outcome) => {
                let closer = self.seat(player)?;
                let round = self.round_mut()?;
                if let Stage::Over(_) = round.stage {
                    round.decides = None;
                    return None;
                }
                round.stage = Stage::Going;
                if outcome == CloseOutcome::Upheld {
                    round.upheld = Some((closer, no));
                }
            }
            Event::Over(ending) => {
                self.round_mut()?.stage = Stage::Over(ending);
                self.all().for_each(|seat| self.waits_end(seat));
            }
            Event::Proved { denial, settled, each, .. } => {
                self.tiles.denial_mut(denial)?.proved = true;
                let denied = self.denied.get_mut(denial)?;
                denied.punished = denied.punished.or(settled.then_some((no, each)));
            }
            Event::Punished { denial, each, .. } => {
                self.denied.get_mut(denial)?.punished = Some((no, each));
            }
            Event::Counted(player, spots) => {
                let seat = self.seat(player)?;
                self.holdings[seat].counted = Some(spots);
                self.tiles.count(seat, spots, no);
            }
            _ => {}
        }
        Some(())
    }

    fn lay(&mut self, laid: Laid, manner: Manner, due: Due) {
        let Laid { way, seat, no } = laid;
        let tile = way.tile();
        if matches!(manner, Manner::Turn { immediate: false } | Manner::Stands) {
            self.lapse_all_but(seat, no);
            self.end_opening();
        }
        self.tiles.lay(seat, tile, no);
        for holding in &mut self.holdings.0 {
            holding.passed = false;
        }
        let holding = &mut self.holdings[seat];
        holding.due = due;
        match manner {
            Manner::AtOnce { later: true, .. } => holding.waits_later += 1,
            Manner::AtOnce { later: false, .. } => holding.waits += 1,
            Manner::Turn { .. } | Manner::Stands => {}
        }
        let is_out = self.tiles.number(seat) == 0;
        let Some(round) = self.round_mut() else { return };
        round.layout.lay(laid);
        round.last = LastLaid::new(seat);
        let spot = round.layout.spot(way.place);
        let ends_turn = match manner {
            Manner::Turn { .. } | Manner::Stands => true,
            Manner::AtOnce { .. } => is_out && round.turn == seat,
        };
        if ends_turn {
            self.pass_turn(seat, Some(Predecessor { seat, spot }));
        }
    }

    fn round_mut(&mut self) -> Option<&mut Round> {
        match &mut self.table {
            TableState::Game(round) => Some(round),
            TableState::Bare { .. } | TableState::Set(_) => None,
        }
    }

    /// Marks that a player acts, so payments that others did not ask for lapse (article 7.3).
    fn act(&mut self, seat: Seat, no: EntryNo) {
        if let Some(round) = self.round_mut() {
            round.last.just_now = false;
        }
        self.lapse_all_but(seat, no);
    }

    fn lapse_all_but(&mut self, seat: Seat, no: EntryNo) {
        for other in self.all().filter(|other| *other != seat) {
            let due = &mut self.holdings[other].due;
            if let Due::Open(tile, _) = *due {
                *due = Due::Lapsed(tile, no);
            }
        }
    }

    fn end_opening(&mut self) {
        if let Some(round) = self.round_mut() {
            round.opening = false;
        }
    }

    /// Passes the turn to the next player with tiles. `predecessor` is the tile just played.
    fn pass_turn(&mut self, seat: Seat, predecessor: Option<Predecessor>) {
        let turn = self.tiles.next_in(seat);
        if let Some(round) = self.round_mut() {
            round.turn = turn;
            round.predecessor = predecessor;
        }
    }

    /// Clears the waits of a player who has no more turns.
    fn waits_end(&mut self, seat: Seat) {
        self.holdings[seat].waits = 0;
        self.holdings[seat].waits_later = 0;
    }
}
