//! What the record proves: false denials (article 11.12), and closes that were upheld though a hand could
//! have played. It is a fold over rulings. Only what is certain belongs here.

use crate::dominoes::tile::{Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::hand::{DenialKind, Irregular};
use crate::law::nos::layout::Fitting;
use crate::law::nos::ruling::{CloseOutcome, Event, Ruling};
use crate::law::nos::transfer::PlayerId;
use crate::table::article::{Article, article};

/// What a finding proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FindingKind {
    /// Passing while able to play.
    PassedAble,
    /// Drawing for the set with a double in hand.
    DrewWithDouble,
    /// Holding back a higher double in a first hand.
    HigherDouble,
    /// A close was upheld though a hand could have played.
    Concealed,
}

impl FindingKind {
    /// The word in JSON.
    pub fn word(self) -> &'static str {
        match self {
            FindingKind::PassedAble => "passed-able",
            FindingKind::DrewWithDouble => "drew-with-double",
            FindingKind::HigherDouble => "higher-double",
            FindingKind::Concealed => "concealed",
        }
    }

    /// The article about it.
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
    /// It was paid.
    Paid {
        /// The entry with whose ruling it was paid.
        at: EntryNo,
        /// What each opponent was paid, in chips.
        each: i64,
    },
    /// The table waived it (article 11.10).
    Waived {
        /// The entry that waived it.
        at: EntryNo,
    },
    /// No penalty follows by itself (article 11.11).
    NoPenalty,
}

/// How tiles were seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// They were played.
    Played,
    /// They were shown.
    Shown,
}

/// Denied tiles that were seen after all.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sighting {
    /// The entry that showed them.
    pub no: EntryNo,
    pub tiles: TileSet,
    pub sight: Sight,
}

/// Why a finding is certain.
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
        /// Who had announced the close.
        closer: PlayerId,
        /// The entry that upheld it.
        upheld: EntryNo,
        /// The tiles, and where they could have been laid.
        fitting: Fitting,
    },
}

/// Something that the record proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What is proved.
    pub kind: FindingKind,
    /// About whom.
    pub player: PlayerId,
    /// The number of the hand in the session, from 1.
    pub hand: u32,
    /// The entry of the offence; for a concealed tile, the entry that shows it.
    pub entry: EntryNo,
    /// Whether the penalty was paid.
    pub settled: Settled,
    /// Why it is certain.
    pub proof: Proof,
    /// The entry that abandoned the hand and so reversed its payments, if one did.
    pub voided: Option<EntryNo>,
}

impl Finding {
    /// Whether the penalty was paid or waived.
    pub fn is_settled(&self) -> bool {
        match self.settled {
            Settled::Paid { .. } | Settled::Waived { .. } => true,
            Settled::NoPenalty => false,
        }
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
        audit.findings()
    }

    /// What has been proved, in the order of the entries.
    pub fn findings(self) -> Vec<Finding> {
        let mut findings = self.findings;
        findings.sort_by_key(|finding| finding.entry);
        findings
    }

    /// Adds a ruling.
    pub fn witness(&mut self, no: EntryNo, ruling: &Ruling) {
        for event in &ruling.events {
            match event {
                Event::Dealt { .. } => {
                    self.hand += 1;
                    self.first_of_hand = self.findings.len();
                    self.forget();
                }
                Event::Reshuffled => self.forget(),
                Event::Voided => {
                    for finding in self.findings.iter_mut().skip(self.first_of_hand) {
                        finding.voided = Some(no);
                    }
                    self.forget();
                }
                Event::Denied {
                    player,
                    tiles,
                    took,
                    fitting,
                    ..
                } => self.denials.push(Pending {
                    player: *player,
                    tiles: *tiles,
                    fitting: **fitting,
                    took: *took,
                    drawn: 0,
                    seen: Vec::new(),
                    settled: None,
                }),
                Event::Drew { player, tiles, .. } => self.drew(*player, *tiles),
                Event::Irregular(player, Irregular::Short(tiles)) => {
                    self.drew(*player, *tiles);
                }
                Event::Laid { player, tile, .. } => {
                    self.saw(no, *player, TileSet::of(*tile), Sight::Played)
                }
                Event::Shown(player, tiles) => self.saw(no, *player, *tiles, Sight::Shown),
                Event::Punished { denial, each, .. } => {
                    let settled = settled(ruling, no, *each);
                    if let Some(pending) = self.denials.get_mut(*denial) {
                        pending.settled = Some(settled);
                    }
                }
                Event::Proved {
                    player,
                    denial,
                    kind,
                    no: entry,
                    each,
                    ..
                } => self.proved(ruling, no, (*player, *denial), (*kind, *entry, *each)),
                Event::CloseDecided(closer, CloseOutcome::Upheld) => {
                    self.upheld = Some((*closer, no));
                }
                Event::Concealed(player, _, fitting) => self.concealed(no, *player, fitting),
                _ => {}
            }
        }
    }

    fn forget(&mut self) {
        self.denials.clear();
        self.upheld = None;
    }

    fn drew(&mut self, player: PlayerId, tiles: u8) {
        for pending in self.denials.iter_mut().filter(|own| own.player == player) {
            pending.drawn = pending.drawn.saturating_add(tiles);
        }
    }

    fn saw(&mut self, no: EntryNo, player: PlayerId, tiles: TileSet, sight: Sight) {
        for pending in self.denials.iter_mut().filter(|own| own.player == player) {
            let before = pending.seen.iter().map(|seen| seen.tiles);
            let before = before.fold(TileSet::EMPTY, TileSet::or);
            let tiles = tiles.and(pending.tiles).minus(before);
            if !tiles.is_empty() {
                pending.seen.push(Sighting { no, tiles, sight });
            }
        }
    }

    fn proved(
        &mut self,
        ruling: &Ruling,
        no: EntryNo,
        (player, denial): (PlayerId, usize),
        (kind, entry, each): (DenialKind, EntryNo, i64),
    ) {
        let Some(pending) = self.denials.get_mut(denial) else {
            return;
        };
        let seen = std::mem::take(&mut pending.seen);
        let tiles = seen.iter().map(|seen| seen.tiles);
        let tiles = tiles.fold(TileSet::EMPTY, TileSet::or);
        let settled = match kind {
            DenialKind::HigherDouble => Settled::NoPenalty,
            _ => pending.settled.unwrap_or_else(|| settled(ruling, no, each)),
        };
        self.findings.push(Finding {
            kind: kind.into(),
            player,
            hand: self.hand,
            entry,
            settled,
            proof: Proof::Denial {
                fitting: pending.fitting.only(tiles),
                drawn: pending.drawn,
                seen,
                took: pending.took,
            },
            voided: None,
        });
    }

    fn concealed(&mut self, no: EntryNo, player: PlayerId, fitting: &Fitting) {
        let Some((closer, upheld)) = self.upheld else {
            return;
        };
        self.findings.push(Finding {
            kind: FindingKind::Concealed,
            player,
            hand: self.hand,
            entry: no,
            settled: Settled::NoPenalty,
            proof: Proof::Concealed {
                closer,
                upheld,
                fitting: *fitting,
            },
            voided: None,
        });
    }
}

fn settled(ruling: &Ruling, at: EntryNo, each: i64) -> Settled {
    if ruling.waived {
        Settled::Waived { at }
    } else {
        let each = each.max(0);
        Settled::Paid { at, each }
    }
}

/// The arms on which each tile could have been laid, by tile from `6-6` down.
pub fn arms_of(fitting: &Fitting) -> Vec<(Tile, Vec<crate::law::nos::plan::Arm>)> {
    let tiles = fitting
        .iter()
        .fold(TileSet::EMPTY, |tiles, (_, own)| tiles.or(own));
    let arms_of = |tile: Tile| {
        let arms = fitting.iter().filter(move |(_, own)| own.has(tile));
        arms.map(|(arm, _)| arm).collect()
    };
    tiles.iter().map(|tile| (tile, arms_of(tile))).collect()
}
