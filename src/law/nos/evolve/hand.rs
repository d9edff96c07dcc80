//! Applying rulings to a hand.

use crate::dominoes::tile::{Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::{
    CloseOutcome, Due, DueState, Ending, Game, Hand, House, Irregular, Laid, LastLaid, Layout,
    Manner, Predecessor, Round, Scope, Seat, SetTile, Spot, Stage, Table,
};

impl Hand {
    /// Nobody has a double, so the hand is dealt again. What was paid stays paid.
    pub(super) fn deal_again(&mut self) {
        let paid = self.paid;
        *self = Hand::new(self.seats, None);
        self.paid = paid;
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
        let on_set = seat;
        self.table = Table::Set { on_set, set, no };
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

    fn round_mut(&mut self) -> Option<&mut Round> {
        match &mut self.table {
            Table::Game(round) => Some(round),
            Table::Bare { .. } | Table::Set { .. } => None,
        }
    }

    /// A player acts, so payments that others have not asked for lapse (article 7.3).
    fn act(&mut self, seat: Seat) {
        if let Some(round) = self.round_mut() {
            round.last.just_now = false;
        }
        self.lapse_all_but(seat);
    }

    fn lapse_all_but(&mut self, seat: Seat) {
        let others = self.holdings.iter_mut().filter(|(other, _)| *other != seat);
        for due in others.filter_map(|(_, holding)| holding.due.as_mut()) {
            if due.state == DueState::Open {
                due.state = DueState::Lapsed;
            }
        }
    }

    fn end_opening(&mut self) {
        let stage = self.round_mut().map(|round| &mut round.stage);
        if let Some(Stage::Going { opening } | Stage::Claimed { opening, .. }) = stage {
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

    pub(super) fn wait(&mut self, seat: Seat, lies_between: bool) {
        self.act(seat);
        let holding = &mut self.holdings[seat];
        match holding.waits {
            0 => holding.waits_later = holding.waits_later.saturating_sub(1),
            waits => holding.waits = waits - 1,
        }
        let predecessor = self.round().and_then(|round| round.predecessor);
        self.pass_turn(seat, predecessor.filter(|_| !lies_between));
    }

    pub(super) fn lay(&mut self, laid: Laid, spot: Spot, manner: Manner, debtor: Option<Seat>) {
        let Laid {
            seat,
            tile,
            way,
            no,
        } = laid;
        if matches!(manner, Manner::Turn { immediate: false } | Manner::Stands) {
            self.lapse_all_but(seat);
            self.end_opening();
        }
        self.tiles.lay(seat, tile, no);
        for (_, holding) in self.holdings.iter_mut() {
            holding.passed = false;
        }
        let holding = &mut self.holdings[seat];
        // A payment can be asked only for the tile last played, and only if it is a double.
        let due = Due {
            tile,
            debtor,
            state: DueState::Open,
        };
        holding.due = tile.is_double().then_some(due);
        match manner {
            Manner::OutOfTurn { later: true } => holding.waits_later += 1,
            Manner::OutOfTurn { later: false } => holding.waits += 1,
            Manner::Turn { .. } | Manner::Stands => {}
        }
        if let Some(round) = self.round_mut() {
            round.layout.lay(laid);
            round.last = LastLaid {
                seat,
                just_now: true,
                blocked: false,
            };
        }
        if !matches!(manner, Manner::OutOfTurn { .. }) {
            let spot = self
                .round()
                .map_or(spot, |round| round.layout.spot(way.arm));
            self.pass_turn(seat, Some(Predecessor { seat, spot }));
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

    pub(super) fn close_called(&mut self, seat: Seat, outcome: CloseOutcome) {
        let Some(round) = self.round_mut() else {
            return;
        };
        round.last.blocked = true;
        let opening = round.is_opening();
        match (outcome, &mut round.stage) {
            (CloseOutcome::OpenToTheLastHand(_), Stage::Over { decides, .. }) => {
                *decides = Some(seat);
            }
            (CloseOutcome::RightAtOnce, Stage::Over { .. }) => {}
            (CloseOutcome::RightAtOnce, stage) => *stage = Stage::Closed,
            (CloseOutcome::Open, stage) => *stage = Stage::Claimed { by: seat, opening },
            _ => {}
        }
    }

    pub(super) fn close_decided(&mut self, outcome: CloseOutcome) {
        let unlaid = self.tiles.unlaid();
        let Some(round) = self.round_mut() else {
            return;
        };
        let opening = round.is_opening();
        if let Stage::Over { decides, .. } = &mut round.stage {
            *decides = None;
            return;
        }
        round.stage = Stage::Going { opening };
        if outcome == CloseOutcome::Upheld {
            round.upheld = round.layout.playable(Scope::Turn).and(unlaid);
        }
    }

    pub(super) fn over(&mut self, ending: Ending) {
        if let Some(round) = self.round_mut() {
            let decides = None;
            round.stage = Stage::Over { ending, decides };
        }
        self.all().for_each(|seat| self.waits_end(seat));
    }

    /// A player who takes no more turns owes no more turns.
    fn waits_end(&mut self, seat: Seat) {
        let holding = &mut self.holdings[seat];
        holding.waits = 0;
        holding.waits_later = 0;
    }

    pub(super) fn count(&mut self, no: EntryNo, seat: Seat, spots: u16) {
        self.holdings[seat].counted = Some(spots);
        self.tiles.count(seat, spots, no);
    }
}
