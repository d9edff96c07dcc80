//! What players do wrong. It is found by asking the law about what somebody might do: some of it the referee sees
//! at once, some of it nobody.

use super::hand::Scene;
use super::lying;
use super::table::Table;
use crate::dominoes::tile::TileSet;
use crate::law::Verdict;
use crate::law::nos::{
    self, Act, CloseOutcome, Event, Foul, Found, Hand, PlayerId, Ruling, Seat, Session, Tail, Way,
    When,
};
use crate::law::simulated::Luck;

/// How often something wrong is sought.
const TRIES: usize = 24;

impl Scene<'_> {
    /// Something wrong that the law would take; `None` if it is not found soon.
    pub(super) fn wrong(&mut self) -> Option<Act> {
        (0..TRIES).find_map(|_| {
            let act = self.anything()?;
            let ruling = self.session.judge(&act.clone().into()).ok()?;
            self.is_wrong(&ruling).then_some(act)
        })
    }

    /// Whether somebody fouls or lies.
    fn is_wrong(&self, ruling: &Ruling) -> bool {
        let lies = |event: &Event| match *event {
            Event::Denied { player, tiles, .. } => {
                let seat = self.hand.seat(player);
                seat.is_some_and(|seat| !self.table.hands[seat].and(tiles).is_empty())
            }
            Event::CloseCalled(_, CloseOutcome::Open | CloseOutcome::OpenToTheLastHand(_)) => self
                .hand
                .round()
                .is_some_and(|round| !self.is_closed(round)),
            _ => false,
        };
        ruling.verdict != Verdict::Accepted || ruling.events().any(lies)
    }

    /// Something that somebody might do now, in order or not.
    fn anything(&mut self) -> Option<Act> {
        let seats: Vec<Seat> = self.hand.all().collect();
        let anybody = self.luck.pick(&seats)?;
        let held = self.table.hands[anybody];
        let any_tile = self.luck.tile(held);
        let round = match &self.hand.table {
            nos::Table::Bare { .. } if self.luck.once_in(4) => None,
            nos::Table::Bare { on_set } => {
                let drawn = self.luck.once_in(3);
                let doubles = held.and(TileSet::set(6).doubles());
                // In a first hand the referee sees all but a double that is kept back.
                let tile = if on_set.is_some() {
                    any_tile
                } else {
                    self.luck.tile(doubles)
                };
                return match (drawn, on_set) {
                    (true, Some(seat)) => self.sets(*seat, None),
                    _ => tile.and_then(|tile| self.sets(anybody, Some(tile))),
                };
            }
            nos::Table::Set { .. } => None,
            nos::Table::Game(round) => Some(round),
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
                let tile = self.luck.tile(self.table.hands[seat])?;
                let (touching, open) = lying(tile, self.luck);
                let arm = self.luck.pick(round.layout.ends())?.arm;
                let tail = if self.luck.once_in(2) {
                    Tail::Plain
                } else {
                    Tail::Stands
                };
                Act::Play(self.play(
                    seat,
                    tile,
                    Way {
                        arm,
                        touching,
                        open,
                    },
                    tail,
                ))
            }
            3 => Act::Pass(name(self, turn)),
            4 if self.hand.drawable() < 4 => self.draws_number(turn, self.hand.drawable() + 1),
            5 => Act::Claim(name(self, last)),
            6 => Act::Nos(self.name(anybody)),
            7 => Act::Block(name(self, last)),
            8 => Act::Declare {
                name: self.name(anybody),
                tiles: any_tile.into_iter().collect(),
            },
            9 => Act::Foul {
                name: self.name(turn),
                kind: Foul::NoDraw,
            },
            _ => return called(self.session, Some(self.hand), self.table, self.luck),
        })
    }
}

/// A foul that the table saw. What only the tiles can show is called only if it is true.
pub(super) fn called(
    session: &Session,
    hand: Option<&Hand>,
    table: &Table,
    luck: &mut Luck,
) -> Option<Act> {
    let mut kinds: Vec<Foul> = Foul::callable().map(|(foul, _)| foul).collect();
    let mut players: Vec<PlayerId> = session.seated().to_vec();
    luck.shuffle(&mut kinds);
    luck.shuffle(&mut players);
    if luck.once_in(2) {
        // What the tiles can show is seldom there to be seen, so it is looked for first.
        let is_denied =
            |kind: &Foul| matches!(kind.row().found, Found::Called(.., When::Denied(_)));
        kinds.sort_by_key(|kind| !is_denied(kind));
    }
    let all = kinds
        .iter()
        .flat_map(|kind| players.iter().map(|player| (*kind, *player)));
    let mut true_ones = all.filter(|(kind, player)| is_true(*kind, *player, hand, table));
    true_ones.find_map(|(kind, player)| {
        let act = Act::Foul {
            name: session.name(player),
            kind,
        };
        session.judge(&act.clone().into()).is_ok().then_some(act)
    })
}

/// Whether a player did what the foul says, as far as the tiles can show it.
fn is_true(kind: Foul, player: PlayerId, hand: Option<&Hand>, table: &Table) -> bool {
    let Found::Called(_, When::Denied(denied)) = kind.row().found else {
        return true;
    };
    let lies = hand.and_then(|hand| {
        let seat = hand.seat(player)?;
        let denials = hand.denials().zip(&table.lies);
        let denials = denials.filter(|((_, denial, kept), _)| {
            denial.seat == seat && kept.kind == denied && kept.punished.is_none()
        });
        denials.last()
    });
    lies.is_some_and(|(_, lies)| *lies)
}
