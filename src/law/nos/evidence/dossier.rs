//! The dossier of an entry: the session before it, the ruling, what else would have been lawful, and, if a
//! house rule decided it, what the other reading of that rule would have cost.

use super::legal::{LegalPlay, TileSays, plays};
use crate::law::EntryNo;
use crate::law::nos::{
    Act, Announced, Entry, Event, Foul, GameRow, HouseKey, NUMBERS, Play, PlayerId, Refusal, Round,
    Ruling, Scope, Seat, Session, Setting, Stage, Table, Tail, Verdict,
};
use crate::table::article::{Article, article};

/// An entry under the other reading of a house rule.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherReading {
    /// The rule as the house has set it.
    pub ours: Setting,
    /// The rule set the other way.
    pub other: Setting,
    pub article: Article,
    /// The ruling that the entry would have got, or the refusal.
    pub ruling: Result<Ruling, Refusal>,
    /// How many chips more each player would have; players with no difference are left out.
    pub differences: Vec<(PlayerId, i64)>,
}

/// What else could have been done instead of an entry.
#[expect(missing_docs, reason = "the names say enough")]
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
    /// A turn (articles 6.2 to 6.4), with the ways that the entry did not take.
    Turn {
        seat: Seat,
        plays: Vec<LegalPlay>,
        /// How many tiles could have been drawn.
        drawable: u8,
        /// Whether a pass would have been lawful for a player with none of the tiles that fit.
        may_pass: bool,
    },
    /// It was not the player's turn: the immediate doubles that could have been laid instead (article 7.4).
    OutOfTurn { seat: Seat, plays: Vec<LegalPlay> },
}

/// Everything there is to say about an entry.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dossier {
    /// The session before the entry.
    pub before: Session,
    pub ruling: Ruling,
    /// Why the tile did not follow the game, if it did not.
    pub tile: Option<TileSays>,
    pub instead: Instead,
    /// The other reading, if a house rule decided the entry.
    pub other_reading: Option<OtherReading>,
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
        entry: &Entry,
    ) -> Result<Dossier, Refusal> {
        let mut before = dealt.clone();
        for (no, entry) in since {
            let ruling = before.judge(entry)?;
            before.apply(*no, &ruling);
        }
        let ruling = before.judge(entry)?;
        let tile = match (&entry.act, ruling.verdict) {
            // Articles 11.2a and 11.13.
            (Act::Play(play), Verdict::Foul(Foul::Illegal | Foul::Stands)) => Some(play.tile),
            _ => None,
        };
        Ok(Dossier {
            tile: tile.and_then(|tile| before.legal_tile(tile)),
            instead: instead(&before, &entry.act, &ruling),
            other_reading: other_reading(dealt, since, entry, &ruling),
            before,
            ruling,
        })
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
    let (seat, round) = match (act, &hand.table) {
        (Act::Set { .. }, Table::Bare { on_set }) => return Instead::Set { on_set: *on_set },
        (Act::Announce(_), Table::Set { set, .. }) => {
            let allows = |number: &u8| GameRow::of(*number).any(|row| row.set.allows(set.tile()));
            return Instead::Announce(NUMBERS.filter(allows).collect());
        }
        (Act::Play(_) | Act::Draw { .. } | Act::Pass(_) | Act::Wait(_), Table::Game(round)) => {
            match actor(ruling).and_then(|player| hand.seat(player)) {
                Some(seat) => (seat, round),
                None => return Instead::NoTurn,
            }
        }
        _ => return Instead::NoTurn,
    };
    let others = |round: &Round, scope: Scope| {
        let mut plays = plays(hand, round, scope);
        plays.retain(|play| !ruling.events.iter().any(|event| laid(event) == Some(*play)));
        plays
    };
    let claimed = matches!(round.stage, Stage::Claimed { .. });
    if seat != round.turn {
        let plays = match round.is_opening() && seat != round.on_set {
            true => others(round, Scope::OutOfTurn),
            false => Vec::new(),
        };
        Instead::OutOfTurn { seat, plays }
    } else if round.stage == Stage::Closed {
        Instead::DrawOut(hand.drawable())
    } else if hand.waits_due(seat) > 0 && !claimed {
        Instead::OnlyWait
    } else {
        Instead::Turn {
            seat,
            plays: others(round, round.scope(seat)),
            drawable: hand.drawable(),
            may_pass: hand.drawable() == 0 && !claimed,
        }
    }
}

/// The way in which an event laid its tile.
fn laid(event: &Event) -> Option<LegalPlay> {
    match *event {
        Event::Laid { tile, way, .. } => Some(LegalPlay { tile, way }),
        _ => None,
    }
}

/// The house rule, a switch, that can decide an act, and its article.
fn decisive(act: &Act) -> Option<(HouseKey, Article)> {
    match act {
        Act::Claim(_)
        | Act::Play(Play {
            tail: Tail::Claim, ..
        }) => Some((HouseKey::WaitBreaksPayment, article(7, 2))),
        Act::Announce(Announced::Words(_)) => Some((HouseKey::ExtraGames, article(4, 11))),
        _ => None,
    }
}

fn other_reading(
    dealt: &Session,
    since: &[(EntryNo, &Entry)],
    entry: &Entry,
    ruling: &Ruling,
) -> Option<OtherReading> {
    let (key, article) = decisive(&entry.act)?;
    let is_on = dealt.house.is_on(key);
    let (ours, other) = (Setting::switch(key, is_on)?, Setting::switch(key, !is_on)?);
    let mut session = dealt.clone();
    session.house.turn(other);
    for (no, entry) in since {
        // Under the other reading a payment may be asked for too late; that is refused and changes nothing.
        if let Ok(ruling) = session.judge(entry) {
            session.apply(*no, &ruling);
        }
    }
    let elsewhere = session.judge(entry);
    let gained = |player, ruling: &Ruling| -> i64 {
        let amounts = ruling.transfers.iter().map(|paid| {
            let sign = |party: Option<PlayerId>| i64::from(party == Some(player));
            paid.amount * (sign(paid.to.player()) - sign(paid.from.player()))
        });
        amounts.sum()
    };
    let differences = dealt.players().map(|player| {
        let other = elsewhere.as_ref().map_or(0, |other| gained(player, other));
        (player, other - gained(player, ruling))
    });
    let differences: Vec<_> = differences.filter(|(_, more)| *more != 0).collect();
    let same_verdict = elsewhere
        .as_ref()
        .is_ok_and(|other| other.verdict == ruling.verdict);
    (!same_verdict || !differences.is_empty()).then_some(OtherReading {
        ours,
        other,
        article,
        ruling: elsewhere,
        differences,
    })
}
