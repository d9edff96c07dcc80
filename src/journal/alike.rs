//! Whether two rulings are the same to the table, though players may have other places in the two sessions.

use super::impact::Holder;
use crate::law::nos::ruling::{CloseOutcome, Event, NextSet, Ruling};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::{Party, PlayerId, Transfer};
use crate::table::name::Name;
use crate::table::seat::Seats;

/// The players of one session and the places that they have in another.
pub(super) struct Alike<'a> {
    was: &'a Session,
    is: &'a Session,
    /// By place in the one, the place in the other.
    places: Vec<Option<usize>>,
    /// Whether everybody who is in both has the same place in both.
    unmoved: bool,
}

impl<'a> Alike<'a> {
    /// Finds everybody of the one session in the other: by his name or, where that is new, by his place.
    pub fn new(was: &'a Session, is: &'a Session) -> Alike<'a> {
        let place = |name: &Name, in_this: &Session| {
            let mut roster = in_this.roster().iter();
            roster.position(|player| player.name.is(name))
        };
        let places: Vec<Option<usize>> = was
            .roster()
            .iter()
            .enumerate()
            .map(|(at, player)| {
                place(&player.name, is).or_else(|| {
                    let there = is.roster().get(at)?;
                    place(&there.name, was).is_none().then_some(at)
                })
            })
            .collect();
        let unmoved = places
            .iter()
            .enumerate()
            .all(|(at, there)| there.is_none_or(|there| there == at));
        Alike {
            was,
            is,
            places,
            unmoved,
        }
    }

    /// The place in the later session of the player with this place in the earlier one.
    pub fn new_place(&self, old: usize) -> Option<usize> {
        self.places.get(old).copied().flatten()
    }

    /// The place in the earlier session of the player with this place in the later one.
    pub fn old_place(&self, new: usize) -> Option<usize> {
        self.places.iter().position(|place| *place == Some(new))
    }

    /// Who a party of the earlier session is, by the name he has now.
    pub fn old_holder(&self, party: Party) -> Holder {
        match party {
            Party::Pot => Holder::Pot,
            Party::Player(player) => {
                let there = self
                    .new_place(player.index())
                    .and_then(|at| self.is.roster().get(at));
                holder(there.or_else(|| self.was.roster().get(player.index())))
            }
        }
    }

    /// Who a party of the later session is.
    pub fn new_holder(&self, party: Party) -> Holder {
        match party {
            Party::Pot => Holder::Pot,
            Party::Player(player) => holder(self.is.roster().get(player.index())),
        }
    }

    /// Whether two rulings, of the earlier and of the later session, are the same to the table: what only
    /// shows later, if at all, makes no difference.
    pub fn rulings(&self, old: &Ruling, new: &Ruling) -> bool {
        if self.unmoved && old == new {
            return true;
        }
        let moves = Moves { alike: self };
        old.verdict == new.verdict
            && old.waived == new.waived
            && old.articles == new.articles
            && old.transfers.len() == new.transfers.len()
            && old
                .transfers
                .iter()
                .zip(&new.transfers)
                .all(|(old, new)| moves.transfer(old) == Some(*new))
            && seen(old)
                .map(|event| moves.event(event).and_then(settled))
                .eq(seen(new).map(|event| settled(event.clone())))
    }
}

fn holder(player: Option<&crate::law::nos::session::Player>) -> Holder {
    player.map_or(Holder::Pot, |player| Holder::Player(player.name.clone()))
}

/// The events of a ruling that the table sees.
fn seen(ruling: &Ruling) -> impl Iterator<Item = &Event> {
    ruling
        .events
        .iter()
        .filter(|event| !matches!(event, Event::Denied { .. }))
}

/// An event without what follows from its place in the hand alone, or may still be asked for.
fn settled(event: Event) -> Option<Event> {
    Some(match event {
        // His player has another number where others come or go before him.
        Event::Joined(name, _) => Event::Joined(name, 0),
        Event::Drew { player, tiles, .. } => Event::Drew {
            player,
            tiles,
            left: 0,
        },
        Event::Laid {
            player,
            tile,
            way,
            spot,
            manner,
            ..
        } => Event::Laid {
            player,
            tile,
            way,
            spot,
            manner,
            debtor: None,
        },
        Event::Proved {
            player,
            kind,
            no,
            settled,
            each,
            ..
        } => Event::Proved {
            player,
            denial: 0,
            kind,
            no,
            settled,
            each,
        },
        Event::Punished {
            player,
            kind,
            no,
            each,
            ..
        } => Event::Punished {
            player,
            denial: 0,
            kind,
            no,
            each,
        },
        other => other,
    })
}

/// Maps players of the old session to the new.
struct Moves<'a> {
    alike: &'a Alike<'a>,
}

impl Moves<'_> {
    fn player(&self, old: PlayerId) -> Option<PlayerId> {
        let there = self.alike.new_place(old.index())?;
        u32::try_from(there).ok().map(PlayerId)
    }

    fn party(&self, old: Party) -> Option<Party> {
        Some(match old {
            Party::Pot => Party::Pot,
            Party::Player(player) => Party::Player(self.player(player)?),
        })
    }

    fn transfer(&self, old: &Transfer) -> Option<Transfer> {
        Some(Transfer {
            from: self.party(old.from)?,
            to: self.party(old.to)?,
            ..*old
        })
    }

    fn next_set(&self, old: &NextSet) -> Option<NextSet> {
        Some(match old {
            NextSet::HighestDouble => NextSet::HighestDouble,
            NextSet::Loser(player) => NextSet::Loser(self.player(*player)?),
            NextSet::Lots(tied) => {
                let tied = tied.iter().map(|player| self.player(*player));
                NextSet::Lots(tied.collect::<Option<Seats>>()?)
            }
        })
    }

    fn outcome(&self, old: CloseOutcome) -> Option<CloseOutcome> {
        Some(match old {
            CloseOutcome::KnownTile(player, tile) => {
                CloseOutcome::KnownTile(self.player(player)?, tile)
            }
            CloseOutcome::OpenToTheLastHand(player) => {
                CloseOutcome::OpenToTheLastHand(self.player(player)?)
            }
            CloseOutcome::Refuted(player, tile) => {
                CloseOutcome::Refuted(self.player(player)?, tile)
            }
            CloseOutcome::RightAtOnce
            | CloseOutcome::TooManyFit(..)
            | CloseOutcome::Open
            | CloseOutcome::Upheld => old,
        })
    }

    /// The event as it would be told in the other session; nothing where somebody is not in it.
    fn event(&self, old: &Event) -> Option<Event> {
        let mut event = old.clone();
        match &mut event {
            Event::LawNamed
            | Event::Seated(_)
            | Event::HouseTurned(_)
            | Event::Joined(..)
            | Event::Settled
            | Event::BillitonnenBegun
            | Event::Noted
            | Event::Reshuffled
            | Event::Announced(..)
            | Event::Over(_)
            | Event::Voided
            | Event::Started(..) => {}
            Event::Left(player) | Event::PotTaken(player) => *player = self.player(*player)?,
            Event::Recounted(counted) => {
                for (player, ..) in counted {
                    *player = self.player(*player)?;
                }
            }
            Event::Dealt {
                on_set, shuffles, ..
            } => {
                for player in [on_set, shuffles].into_iter().flatten() {
                    *player = self.player(*player)?;
                }
            }
            Event::Laid { player, debtor, .. } => {
                *player = self.player(*player)?;
                *debtor = None;
            }
            Event::Irregular(player, _)
            | Event::SetLaid { player, .. }
            | Event::Declared(player, _)
            | Event::Shown(player, _)
            | Event::Drew { player, .. }
            | Event::Passed { player, .. }
            | Event::Denied { player, .. }
            | Event::SaidNos(player)
            | Event::Waited { player, .. }
            | Event::DuePaid(player, _)
            | Event::Out { player, .. }
            | Event::Proved { player, .. }
            | Event::Punished { player, .. }
            | Event::Counted(player, _)
            | Event::Concealed(player, ..)
            | Event::Lead(player)
            | Event::TileFlipped { player, .. } => *player = self.player(*player)?,
            Event::CloseCalled(player, outcome) | Event::CloseDecided(player, outcome) => {
                *player = self.player(*player)?;
                *outcome = self.outcome(*outcome)?;
            }
            Event::HandScored(next) | Event::LotsDrawn(next) => *next = self.next_set(next)?,
        }
        Some(event)
    }
}
