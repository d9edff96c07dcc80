//! Applying rulings to a hand.

use crate::dominoes::tile::{Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::games::Game;
use crate::law::nos::hand::{
    Due, DueState, Ending, Hand, Irregular, LastLaid, Predecessor, Round, Seat, Stage, Table,
};
use crate::law::nos::house::House;
use crate::law::nos::layout::{Laid, Layout, Scope, Spot};
use crate::law::nos::ruling::{CloseOutcome, Manner};
use crate::law::nos::set::SetTile;

impl Hand {
    /// Nobody has a double, so the hand is dealt again. What was paid stays paid.
    pub(super) fn deal_again(&mut self) {
        let paid = self.paid;
        *self = Hand::new(self.seats, None);
        self.paid = paid;
    }

    pub(super) fn draws(&mut self, seat: Seat, tiles: u8) {
        self.tiles.draw(seat, tiles);
        self.act(seat);
        self.end_opening();
    }

    pub(super) fn pass(&mut self, seat: Seat, turn_passes: bool) {
        self.act(seat);
        self.end_opening();
        if turn_passes {
            self.holdings[seat].passed = true;
            self.pass_turn(seat, None);
        }
    }

    pub(super) fn due_paid(&mut self, seat: Seat, tile: Tile) {
        let due = self.holdings[seat].due.as_mut();
        if let Some(due) = due.filter(|due| due.tile == tile) {
            due.state = DueState::Paid;
        }
    }

    pub(super) fn goes_out(&mut self, seat: Seat, first: bool) {
        if first {
            self.first_out = Some(seat);
        }
        self.waits_end(seat);
    }

    pub(super) fn proved(&mut self, denial: usize, settled: bool) {
        if let Some(denial) = self.tiles.denial_mut(denial) {
            denial.proved = true;
            denial.own.punished |= settled;
        }
    }

    pub(super) fn punished(&mut self, denial: usize) {
        if let Some(denial) = self.tiles.denial_mut(denial) {
            denial.own.punished = true;
        }
    }

    pub(super) fn count(&mut self, no: EntryNo, seat: Seat, spots: u16) {
        self.holdings[seat].counted = Some(spots);
        self.tiles.count(seat, spots, no);
    }

    fn round_mut(&mut self) -> Option<&mut Round> {
        match &mut self.table {
            Table::Game(round) => Some(round),
            Table::Bare { .. } | Table::Set { .. } => None,
        }
    }

    pub(super) fn irregular(&mut self, seat: Seat, irregular: Irregular) {
        self.holdings[seat].irregular = Some(irregular);
        match irregular {
            Irregular::Short(tiles) => self.tiles.deal_late(seat, tiles),
            Irregular::Lapsed(tiles) => self.tiles.deal_fewer(seat, tiles),
            Irregular::Kept(tiles) => self.tiles.deal_more(seat, tiles),
            Irregular::Returned => {}
        }
    }

    pub(super) fn lay_set(&mut self, no: EntryNo, seat: Seat, set: SetTile, drawn: bool) {
        if drawn {
            self.tiles.draw_this(seat, set.tile(), no);
        }
        self.tiles.lay(seat, set.tile(), no);
        self.table = Table::Set {
            on_set: seat,
            set,
            no,
        };
    }

    pub(super) fn announce(&mut self, announced_no: EntryNo, game: Game, house: &House) {
        let Table::Set { on_set, set, no } = self.table else {
            return;
        };
        // The announcement was judged on this very set.
        let Ok(plan) = game.plan(set, house) else {
            return;
        };
        self.table = Table::Game(Round {
            on_set,
            set_no: no,
            announced_no,
            game,
            layout: Layout::new(set, plan),
            stage: Stage::Going { opening: true },
            turn: self.next_in(on_set),
            predecessor: Some(Predecessor {
                seat: on_set,
                spot: Spot::Set,
            }),
            last: LastLaid {
                seat: on_set,
                just_now: true,
                blocked: false,
            },
            upheld: TileSet::EMPTY,
        });
    }

    /// A player acts, so payments that others have not asked for lapse (article 7.3).
    fn act(&mut self, seat: Seat) {
        if let Some(round) = self.round_mut() {
            round.last.just_now = false;
        }
        self.lapse_all_but(seat);
    }

    fn lapse_all_but(&mut self, seat: Seat) {
        for (other, holding) in self.holdings.iter_mut() {
            if let Some(due) = &mut holding.due
                && due.state == DueState::Open
                && other != seat
            {
                due.state = DueState::Lapsed;
            }
        }
    }

    fn end_opening(&mut self) {
        if let Some(Round {
            stage: Stage::Going { opening } | Stage::Claimed { opening, .. },
            ..
        }) = self.round_mut()
        {
            *opening = false;
        }
    }

    /// The turn passes to the next player who has tiles. `predecessor` is the tile just played before that turn.
    fn pass_turn(&mut self, seat: Seat, predecessor: Option<Predecessor>) {
        let turn = self.next_in(seat);
        if let Some(round) = self.round_mut() {
            round.turn = turn;
            round.predecessor = predecessor;
        }
    }

    pub(super) fn wait(&mut self, seat: Seat, lies_between: bool) {
        self.act(seat);
        let holding = &mut self.holdings[seat];
        if holding.waits > 0 {
            holding.waits -= 1;
        } else {
            holding.waits_later = holding.waits_later.saturating_sub(1);
        }
        let predecessor = self
            .round()
            .and_then(|round| round.predecessor)
            .filter(|_| !lies_between);
        self.pass_turn(seat, predecessor);
    }

    pub(super) fn lay(&mut self, laid: Laid, spot: Spot, manner: Manner, debtor: Option<Seat>) {
        let (seat, tile) = (laid.seat, laid.tile);
        let ends_opening = match manner {
            Manner::Turn { immediate } => !immediate,
            Manner::OutOfTurn { .. } => false,
            Manner::Stands => true,
        };
        if ends_opening {
            self.lapse_all_but(seat);
            self.end_opening();
        }
        self.tiles.lay(seat, tile, laid.no);
        for (_, holding) in self.holdings.iter_mut() {
            holding.passed = false;
        }
        // A payment can be asked only for the tile last played, and only if it is a double.
        self.holdings[seat].due = tile.is_double().then_some(Due {
            tile,
            debtor,
            state: DueState::Open,
        });
        if let Manner::OutOfTurn { later } = manner {
            let holding = &mut self.holdings[seat];
            if later {
                holding.waits_later += 1
            } else {
                holding.waits += 1
            }
        }
        let arm = laid.arm;
        if let Some(round) = self.round_mut() {
            round.layout.lay(laid);
            round.last = LastLaid {
                seat,
                just_now: true,
                blocked: false,
            };
        }
        if !matches!(manner, Manner::OutOfTurn { .. }) {
            let spot = self.round().map_or(spot, |round| round.layout.spot(arm));
            self.pass_turn(seat, Some(Predecessor { seat, spot }));
        }
    }

    pub(super) fn close_called(&mut self, seat: Seat, outcome: CloseOutcome) {
        let Some(round) = self.round_mut() else {
            return;
        };
        round.last.blocked = true;
        match outcome {
            CloseOutcome::RightAtOnce if !matches!(round.stage, Stage::Over { .. }) => {
                round.stage = Stage::Closed
            }
            CloseOutcome::Open => {
                let opening = round.is_opening();
                round.stage = Stage::Claimed { by: seat, opening };
            }
            CloseOutcome::OpenToTheLastHand(_) => {
                if let Stage::Over { decides, .. } = &mut round.stage {
                    *decides = Some(seat);
                }
            }
            CloseOutcome::RightAtOnce
            | CloseOutcome::KnownTile(..)
            | CloseOutcome::TooManyFit(..)
            | CloseOutcome::Refuted(..)
            | CloseOutcome::Upheld => {}
        }
    }

    pub(super) fn close_decided(&mut self, outcome: CloseOutcome) {
        let unlaid = self.tiles.unlaid();
        let Some(round) = self.round_mut() else {
            return;
        };
        match &mut round.stage {
            Stage::Over { decides, .. } => *decides = None,
            stage => {
                *stage = Stage::Going {
                    opening: matches!(stage, Stage::Claimed { opening: true, .. }),
                }
            }
        }
        if outcome == CloseOutcome::Upheld && !matches!(round.stage, Stage::Over { .. }) {
            round.upheld = round.layout.playable(Scope::Turn).and(unlaid);
        }
    }

    pub(super) fn over(&mut self, ending: Ending) {
        if let Some(round) = self.round_mut() {
            round.stage = Stage::Over {
                ending,
                decides: None,
            };
        }
        for seat in self.all() {
            self.waits_end(seat);
        }
    }

    /// A player who takes no more turns owes no more turns.
    fn waits_end(&mut self, seat: Seat) {
        let holding = &mut self.holdings[seat];
        holding.waits = 0;
        holding.waits_later = 0;
    }
}
