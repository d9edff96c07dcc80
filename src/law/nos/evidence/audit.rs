//! What the record proves: false denials (article 11.12), and closes that were upheld though a hand could
//! have played. It is a fold over rulings. Only what is certain belongs here.

use crate::dominoes::tile::{Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::{Arm, CloseOutcome, DenialKind, Event, Fitting, Irregular, PlayerId, Ruling};
use crate::law::ruling::Effect;
use crate::table::article::{Article, article};
use crate::told;

told! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum FindingKind {
        PassedAble,
        DrewWithDouble,
        HigherDouble,
        Concealed,
    }
}

impl FindingKind {
    pub fn word(self) -> &'static str {
        match self {
            FindingKind::PassedAble => "passed-able",
            FindingKind::DrewWithDouble => "drew-with-double",
            FindingKind::HigherDouble => "higher-double",
            FindingKind::Concealed => "concealed",
        }
    }

    pub fn article(self) -> Article {
        match self {
            FindingKind::PassedAble => DenialKind::Pass.article(),
            FindingKind::DrewWithDouble => DenialKind::DrawnSet.article(),
            FindingKind::HigherDouble => DenialKind::HigherDouble.article(),
            FindingKind::Concealed => article(9, 3),
        }
    }
}

impl From<DenialKind> for FindingKind {
    fn from(kind: DenialKind) -> FindingKind {
        match kind {
            DenialKind::Pass => FindingKind::PassedAble,
            DenialKind::DrawnSet => FindingKind::DrewWithDouble,
            DenialKind::HigherDouble => FindingKind::HigherDouble,
        }
    }
}

/// Whether the penalty was paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// It was paid with the ruling on this entry, so many chips to each opponent.
    Paid { at: EntryNo, each: i64 },
    /// The table waived it with this entry (article 11.10).
    Waived { at: EntryNo },
    /// No penalty follows by itself (article 11.11).
    NoPenalty,
}

/// Denied tiles that were seen after all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sighting {
    /// The entry that showed them.
    pub no: EntryNo,
    pub tiles: TileSet,
    /// Whether they were played, not just shown.
    pub played: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Since the denial, more of the denied tiles were seen than tiles were drawn.
    Denial {
        /// For a pass, where the tiles seen could have been laid.
        fitting: Fitting,
        /// How many tiles the player drew since.
        drawn: u8,
        /// The denied tiles seen since, in order.
        seen: Vec<Sighting>,
        /// What each opponent was paid at once for the pass itself, in chips (article 11.5).
        took: i64,
    },
    /// A hand was shown after the close was upheld, and held tiles that could have been played.
    Concealed {
        closer: PlayerId,
        /// The entry that upheld the close.
        upheld: EntryNo,
        fitting: Fitting,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub kind: FindingKind,
    pub player: PlayerId,
    /// The number of the hand in the session, from 1.
    pub hand: u32,
    /// The entry of the offence; for a concealed tile, the entry that shows it.
    pub entry: EntryNo,
    pub settled: Settled,
    pub proof: Proof,
    /// The entry that abandoned the hand and so reversed its payments, if one did.
    pub voided: Option<EntryNo>,
}

impl Finding {
    pub fn is_settled(&self) -> bool {
        self.settled != Settled::NoPenalty
    }
}

/// A denial in the hand under way, and which of its tiles have been seen.
struct Pending {
    player: PlayerId,
    tiles: TileSet,
    fitting: Fitting,
    took: i64,
    drawn: u8,
    seen: Vec<Sighting>,
    settled: Option<Settled>,
}

impl Pending {
    fn seen(&self) -> TileSet {
        let seen = self.seen.iter().map(|seen| seen.tiles);
        seen.fold(TileSet::EMPTY, TileSet::or)
    }
}

/// An audit under way. It must be given every ruling that stands, in order.
#[derive(Default)]
pub struct Audit {
    hand: u32,
    first_of_hand: usize,
    denials: Vec<Pending>,
    upheld: Option<(PlayerId, EntryNo)>,
    findings: Vec<Finding>,
}

impl Audit {
    /// What these rulings prove, in the order of the entries.
    pub fn over<'a>(rulings: impl IntoIterator<Item = (EntryNo, &'a Ruling)>) -> Vec<Finding> {
        Audit::of_hand(1, rulings)
    }

    /// The same for the rulings of one hand, from its deal on; `hand` is its number in the session, from 1.
    pub fn of_hand<'a>(
        hand: u32,
        rulings: impl IntoIterator<Item = (EntryNo, &'a Ruling)>,
    ) -> Vec<Finding> {
        let mut audit = Audit {
            hand: hand.saturating_sub(1),
            ..Audit::default()
        };
        for (no, ruling) in rulings {
            audit.witness(no, ruling);
        }
        audit.findings.sort_by_key(|finding| finding.entry);
        audit.findings
    }

    fn witness(&mut self, no: EntryNo, ruling: &Ruling) {
        for effect in &ruling.effects {
            let event = match effect {
                Effect::Own(event) => event,
                Effect::Dealt { .. } => {
                    self.hand += 1;
                    self.first_of_hand = self.findings.len();
                    self.forget();
                    continue;
                }
                Effect::Voided => {
                    for finding in self.findings.iter_mut().skip(self.first_of_hand) {
                        finding.voided = Some(no);
                    }
                    self.forget();
                    continue;
                }
                _ => continue,
            };
            match *event {
                Event::Reshuffled => self.forget(),
                Event::Denied {
                    player,
                    tiles,
                    took,
                    ref fitting,
                    ..
                } => {
                    self.denials.push(Pending {
                        player,
                        tiles,
                        fitting: fitting.clone(),
                        took,
                        drawn: 0,
                        seen: Vec::new(),
                        settled: None,
                    });
                }
                Event::Drew { player, tiles, .. }
                | Event::Irregular(player, Irregular::Short(tiles)) => {
                    for pending in self.of(player) {
                        pending.drawn = pending.drawn.saturating_add(tiles);
                    }
                }
                Event::Laid { player, tile, .. } => self.saw(no, player, TileSet::of(tile), true),
                Event::Shown(player, tiles) => self.saw(no, player, tiles, false),
                Event::Punished { denial, each, .. } => {
                    if let Some(pending) = self.denials.get_mut(denial) {
                        pending.settled = Some(settled(ruling, no, each));
                    }
                }
                Event::Proved {
                    player,
                    denial,
                    kind,
                    no: entry,
                    each,
                    ..
                } => {
                    let settled = settled(ruling, no, each);
                    self.proved((player, denial), (kind, entry), settled);
                }
                Event::CloseDecided(closer, CloseOutcome::Upheld) => {
                    self.upheld = Some((closer, no));
                }
                Event::Concealed(player, _, ref fitting) => {
                    if let Some((closer, upheld)) = self.upheld {
                        let fitting = fitting.clone();
                        let proof = Proof::Concealed {
                            closer,
                            upheld,
                            fitting,
                        };
                        self.found(
                            FindingKind::Concealed,
                            player,
                            no,
                            Settled::NoPenalty,
                            proof,
                        );
                    }
                }
                _ => {}
            }
        }
    }

    fn forget(&mut self) {
        self.denials.clear();
        self.upheld = None;
    }

    /// The denials of a player.
    fn of(&mut self, player: PlayerId) -> impl Iterator<Item = &mut Pending> {
        let denials = self.denials.iter_mut();
        denials.filter(move |pending| pending.player == player)
    }

    fn saw(&mut self, no: EntryNo, player: PlayerId, tiles: TileSet, played: bool) {
        for pending in self.of(player) {
            let tiles = tiles.and(pending.tiles).minus(pending.seen());
            if !tiles.is_empty() {
                pending.seen.push(Sighting { no, tiles, played });
            }
        }
    }

    fn proved(
        &mut self,
        (player, denial): (PlayerId, usize),
        (kind, entry): (DenialKind, EntryNo),
        settled: Settled,
    ) {
        let Some(pending) = self.denials.get_mut(denial) else {
            return;
        };
        let settled = match kind {
            DenialKind::HigherDouble => Settled::NoPenalty,
            _ => pending.settled.unwrap_or(settled),
        };
        let proof = Proof::Denial {
            fitting: pending.fitting.only(pending.seen()),
            drawn: pending.drawn,
            seen: std::mem::take(&mut pending.seen),
            took: pending.took,
        };
        self.found(kind.into(), player, entry, settled, proof);
    }

    fn found(
        &mut self,
        kind: FindingKind,
        player: PlayerId,
        entry: EntryNo,
        settled: Settled,
        proof: Proof,
    ) {
        self.findings.push(Finding {
            kind,
            player,
            hand: self.hand,
            entry,
            settled,
            proof,
            voided: None,
        });
    }
}

fn settled(ruling: &Ruling, at: EntryNo, each: i64) -> Settled {
    let each = each.max(0);
    match ruling.waived {
        true => Settled::Waived { at },
        false => Settled::Paid { at, each },
    }
}

/// The arms on which each tile could have been laid, by tile from `6-6` down.
pub fn arms_of(fitting: &Fitting) -> Vec<(Tile, Vec<Arm>)> {
    let each = fitting.0.iter();
    let tiles = each.fold(TileSet::EMPTY, |tiles, (_, more)| tiles.or(*more));
    let arms_of = |tile: Tile| {
        let arms = fitting.0.iter().filter(move |(_, tiles)| tiles.has(tile));
        arms.map(|(arm, _)| *arm).collect()
    };
    tiles.iter().map(|tile| (tile, arms_of(tile))).collect()
}
