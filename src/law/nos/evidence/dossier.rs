//! The dossier of an entry: the session before it, the ruling, what else would have been lawful, and, if a
//! house rule decided it, what the other reading of that rule would have cost.

use super::legal::{LegalPlay, TileSays, plays};
use crate::law::EntryNo;
use crate::law::nos::entry::{Act, Announced, Entry, Play, Tail};
use crate::law::nos::fouls::Foul;
use crate::law::nos::games::{GameRow, NUMBERS};
use crate::law::nos::hand::{Seat, Stage, Table};
use crate::law::nos::house::{HouseKey, Setting};
use crate::law::nos::layout::Scope;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::{Event, Ruling, Verdict};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::{Party, PlayerId};
use crate::table::article::{Article, article};

/// An entry under the other reading of a house rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherReading {
    /// The rule as the house has set it.
    pub ours: Setting,
    /// The rule set the other way.
    pub other: Setting,
    /// The article of the rule.
    pub article: Article,
    /// The ruling that the entry would have got, or the refusal.
    pub ruling: Result<Ruling, Refusal>,
    /// How many chips more each player would have; players with no difference are left out.
    pub differences: Vec<(PlayerId, i64)>,
}

/// What else could have been done instead of an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instead {
    /// The entry did not use a turn, so there is nothing to compare.
    NoTurn,
    /// Nothing: the player owed the turn with "I wait" (article 7.5).
    OnlyWait,
    /// The first tile is to be set (chapter 3).
    Set {
        /// Who is on set, if that is known before the set lies.
        on_set: Option<Seat>,
    },
    /// A game is to be announced: the numbers that the set allows (article 4.5).
    Announce(Vec<u8>),
    /// Nothing: the close is right, and this many tiles must be drawn (article 9.2).
    DrawOut(u8),
    /// A turn (articles 6.2 to 6.4).
    Turn {
        /// Whose turn.
        seat: Seat,
        /// The ways that the entry did not take.
        plays: Vec<LegalPlay>,
        /// How many tiles could have been drawn.
        drawable: u8,
        /// Whether a pass would have been lawful for a player with none of the tiles that fit.
        may_pass: bool,
    },
    /// It was not the player's turn: the immediate doubles that could have been laid (article 7.4).
    OutOfTurn {
        /// The player who acted.
        seat: Seat,
        /// The ways that the entry did not take.
        plays: Vec<LegalPlay>,
    },
}

/// Everything there is to say about an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dossier {
    /// The number of the entry.
    pub no: EntryNo,
    /// What was entered.
    pub entry: Entry,
    /// The session before the entry.
    pub before: Session,
    /// The session after the entry.
    pub after: Session,
    /// The ruling.
    pub ruling: Ruling,
    /// Why the tile did not follow the game, if it did not.
    pub tile: Option<TileSays>,
    /// What else would have been lawful.
    pub instead: Instead,
    /// The other reading, if a house rule decided the entry.
    pub other_reading: Option<OtherReading>,
}

/// A house rule that is a switch, its article, and which acts it can decide.
type Decision = (HouseKey, Article, fn(&Act) -> bool);

/// The switches that can decide a ruling.
const DECISIONS: [Decision; 2] = [
    (HouseKey::WaitBreaksPayment, article(7, 2), asks_for_double),
    (HouseKey::ExtraGames, article(4, 11), announces_in_words),
];

fn asks_for_double(act: &Act) -> bool {
    matches!(
        act,
        Act::Claim(_)
            | Act::Play(Play {
                tail: Tail::Claim,
                ..
            })
    )
}

fn announces_in_words(act: &Act) -> bool {
    matches!(act, Act::Announce(Announced::Words(_)))
}

impl Dossier {
    /// The dossier of an entry. `dealt` is the session before its hand was dealt, or earlier. `since` has the
    /// entries that stand from then until just before this one.
    ///
    /// # Errors
    /// The entry is refused there, so it does not stand.
    pub fn of(
        dealt: &Session,
        since: &[(EntryNo, &Entry)],
        (no, entry): (EntryNo, &Entry),
    ) -> Result<Dossier, Refusal> {
        let mut before = dealt.clone();
        for (no, entry) in since {
            let ruling = before.judge(entry)?;
            before.apply(*no, &ruling);
        }
        let ruling = before.judge(entry)?;
        let mut after = before.clone();
        after.apply(no, &ruling);
        Ok(Dossier {
            no,
            entry: entry.clone(),
            tile: misfit(&before, &entry.act, &ruling),
            instead: instead(&before, &entry.act, &ruling),
            other_reading: other_reading(dealt, since, entry, &ruling),
            before,
            after,
            ruling,
        })
    }
}

/// Why a tile does not follow the game (articles 11.2a, 11.13).
fn misfit(before: &Session, act: &Act, ruling: &Ruling) -> Option<TileSays> {
    match (act, ruling.verdict) {
        (Act::Play(play), Verdict::Foul(Foul::Illegal | Foul::Stands)) => {
            before.legal_tile(play.tile)
        }
        _ => None,
    }
}

/// Who used a turn or tried to.
fn actor(ruling: &Ruling) -> Option<PlayerId> {
    ruling.events.iter().find_map(|event| match event {
        Event::Laid { player, .. }
        | Event::Shown(player, _)
        | Event::Drew { player, .. }
        | Event::Passed { player, .. }
        | Event::Waited { player, .. } => Some(*player),
        _ => None,
    })
}

fn instead(before: &Session, act: &Act, ruling: &Ruling) -> Instead {
    let Some(hand) = before.hand() else {
        return Instead::NoTurn;
    };
    match (act, &hand.table) {
        (Act::Set { .. }, Table::Bare { on_set }) => Instead::Set { on_set: *on_set },
        (Act::Announce(_), Table::Set { set, .. }) => Instead::Announce(
            NUMBERS
                .filter(|number| GameRow::of(*number).any(|row| row.set.allows(set.tile())))
                .collect(),
        ),
        (Act::Play(_) | Act::Draw { .. } | Act::Pass(_) | Act::Wait(_), Table::Game(round)) => {
            let seat = actor(ruling).and_then(|player| hand.seat(player));
            seat.map_or(Instead::NoTurn, |seat| {
                let taken = laid(ruling);
                let others = |plays: &[LegalPlay]| {
                    let others = plays.iter().filter(|play| Some(**play) != taken);
                    others.copied().collect()
                };
                if seat != round.turn {
                    let scope = if round.is_opening() && seat != round.on_set {
                        Some(Scope::OutOfTurn)
                    } else {
                        None
                    };
                    let plays = scope.map_or_else(Vec::new, |scope| plays(hand, round, scope));
                    return Instead::OutOfTurn {
                        seat,
                        plays: others(&plays),
                    };
                }
                if round.stage == Stage::Closed {
                    return Instead::DrawOut(hand.drawable());
                }
                let claimed = matches!(round.stage, Stage::Claimed { .. });
                if hand.waits_due(seat) > 0 && !claimed {
                    return Instead::OnlyWait;
                }
                Instead::Turn {
                    seat,
                    plays: others(&plays(hand, round, round.scope(seat))),
                    drawable: hand.drawable(),
                    may_pass: hand.drawable() == 0 && !claimed,
                }
            })
        }
        _ => Instead::NoTurn,
    }
}

/// The way in which the entry laid its tile.
fn laid(ruling: &Ruling) -> Option<LegalPlay> {
    ruling.events.iter().find_map(|event| match event {
        Event::Laid { tile, way, .. } => Some(LegalPlay {
            tile: *tile,
            way: *way,
        }),
        _ => None,
    })
}

fn other_reading(
    dealt: &Session,
    since: &[(EntryNo, &Entry)],
    entry: &Entry,
    ruling: &Ruling,
) -> Option<OtherReading> {
    let can_settle = |decision: &&Decision| decision.2(&entry.act);
    DECISIONS
        .iter()
        .filter(can_settle)
        .find_map(|(key, article, _)| {
            let (ours, other) = (
                Setting::switch(*key, dealt.house.is_on(*key))?,
                Setting::switch(*key, !dealt.house.is_on(*key))?,
            );
            let mut session = dealt.clone();
            session.house.turn(other);
            for (no, entry) in since {
                // Under the other reading a payment may be asked for too late; that is refused and changes nothing.
                if let Ok(ruling) = session.judge(entry) {
                    session.apply(*no, &ruling);
                }
            }
            let elsewhere = session.judge(entry);
            let alike = elsewhere.as_ref().is_ok_and(|other| {
                (other.verdict, net(other, dealt)) == (ruling.verdict, net(ruling, dealt))
            });
            if alike {
                return None;
            }
            let ours_net = net(ruling, dealt);
            let other_net = elsewhere
                .as_ref()
                .map_or_else(|_| vec![0; ours_net.len()], |other| net(other, dealt));
            let differences = ours_net
                .iter()
                .zip(&other_net)
                .enumerate()
                .filter(|(_, (ours, other))| ours != other)
                .map(|(at, (ours, other))| (PlayerId::at(at), other - ours))
                .collect();
            Some(OtherReading {
                ours,
                other,
                article: *article,
                ruling: elsewhere,
                differences,
            })
        })
}

/// What each player in the roster gains by a ruling, in chips.
fn net(ruling: &Ruling, session: &Session) -> Vec<i64> {
    let mut net = vec![0; session.roster.len()];
    for transfer in &ruling.transfers {
        for (party, amount) in [
            (transfer.from, -transfer.amount),
            (transfer.to, transfer.amount),
        ] {
            if let Party::Player(player) = party
                && let Some(own) = net.get_mut(player.index())
            {
                *own += amount;
            }
        }
    }
    net
}
