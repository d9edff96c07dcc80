//! The dossier of an entry: how things stood, how it was ruled, what else would have been lawful, and, where
//! a decision of the house settled it, what the other reading would have cost.

use super::legal::{Legal, LegalPlay};
use crate::law::EntryNo;
use crate::law::article::{Article, article};
use crate::law::entry::{Act, Announced, Entry, Play, Tail};
use crate::law::house::{HouseKey, Setting};
use crate::law::refusal::Refusal;
use crate::law::ruling::{Event, Ruling};
use crate::law::session::Session;
use crate::law::transfer::{Party, PlayerId};

/// An entry by the house rule's other reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherReading {
    /// The rule as the house has it.
    pub ours: Setting,
    /// The rule turned the other way.
    pub other: Setting,
    /// The article that the decision belongs to.
    pub article: Article,
    /// The ruling that the entry would have had, or the refusal that it would have met.
    pub ruling: Result<Ruling, Refusal>,
    /// What each player would have had more than he has by the ruling that stands, in chips; those alike are left out.
    pub differences: Vec<(PlayerId, i64)>,
}

/// All there is to say of an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dossier {
    /// Its number.
    pub no: EntryNo,
    /// What was entered.
    pub entry: Entry,
    /// The session as it stood before.
    pub before: Session,
    /// The ruling.
    pub ruling: Ruling,
    /// What the player on turn could have done; nothing where nobody was on turn to play.
    pub legal: Option<Legal>,
    /// The ways, of those, that the entry did not take.
    pub elsewise: Vec<LegalPlay>,
    /// The other reading, where a decision of the house settled it.
    pub other_reading: Option<OtherReading>,
}

/// A house switch, its article, and whether an act is one that it can settle.
type Decision = (HouseKey, Article, fn(&Act) -> bool);

/// The decisions that a house may turn the other way.
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
    /// The dossier of the entry with this number, among all entries that stand, in the order in which they
    /// are judged; nothing where none of them has the number.
    pub fn of<'a>(
        entries: impl IntoIterator<Item = (EntryNo, &'a Entry)>,
        wanted: EntryNo,
    ) -> Option<Dossier> {
        let mut session = Session::new();
        // Where the hand of the entry began, and what was entered in it so far.
        let mut dealt = session.clone();
        let mut since: Vec<(EntryNo, &Entry)> = Vec::new();
        for (no, entry) in entries {
            if no == wanted {
                let ruling = session.judge(entry).ok()?;
                let other_reading = other_reading(&dealt, &since, entry, &ruling);
                let legal = session.legal();
                let elsewise = elsewise(legal.as_ref(), &ruling);
                return Some(Dossier {
                    no,
                    entry: entry.clone(),
                    before: session,
                    ruling,
                    legal,
                    elsewise,
                    other_reading,
                });
            }
            // Entries that stand are never refused.
            let Ok(ruling) = session.judge(entry) else {
                continue;
            };
            if matches!(entry.act, Act::Deal) {
                dealt = session.clone();
                since.clear();
            }
            since.push((no, entry));
            session.apply(no, &ruling);
        }
        None
    }
}

/// The lawful ways but for the one that was taken.
fn elsewise(legal: Option<&Legal>, ruling: &Ruling) -> Vec<LegalPlay> {
    let taken = ruling.events.iter().find_map(|event| match event {
        Event::Laid { tile, way, .. } => Some(LegalPlay {
            tile: *tile,
            way: *way,
        }),
        _ => None,
    });
    let plays = legal.map_or(&[][..], |legal| legal.plays.as_slice());
    let others = plays.iter().filter(|play| Some(**play) != taken);
    others.copied().collect()
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
                // A payment asked for too late by the other reading is refused there, and changes nothing.
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
                .map(|(at, (ours, other))| (PlayerId(at as u32), other - ours))
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

/// What each player of the roster gains by a ruling, in chips.
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
