//! An evening as a season counts it.

use nos_base::{Name, PlayerId};
use nos_entry::{Date, Moment};
use nos_law::{EntryNo, Session, TallySheet};
use nos_records::journal::{Record, Seal};
use nos_records::print::chronicle::walk;
use nos_records::print::feats::{Feat, Feats};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerResult {
    pub name: Name,
    /// Result in the law's unit: chips over or under, points, or games won.
    pub over: i64,
    /// Results above it win the evening, results below it lose.
    pub level: i64,
}

impl PlayerResult {
    /// Greater for an evening won, less for one lost.
    pub fn outcome(&self) -> Ordering {
        self.over.cmp(&self.level)
    }
}

/// Counts of all players, a number for each column. Most are 0 and a season has millions, so each
/// other number is stored with the number of zeros before it, in seven bits a byte, sign first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts(Box<[u8]>);

impl Counts {
    pub fn new(counts: impl IntoIterator<Item = i64>) -> Counts {
        let (mut bytes, mut zeros) = (Vec::new(), 0);
        for count in counts {
            if count == 0 {
                zeros += 1;
                continue;
            }
            for mut rest in [std::mem::take(&mut zeros), ((count << 1) ^ (count >> 63)) as u64] {
                while rest > 0x7f {
                    bytes.push(rest as u8 | 0x80);
                    rest >>= 7;
                }
                bytes.push(rest as u8);
            }
        }
        Counts(bytes.into())
    }

    /// Returns the numbers, followed by endless zeros.
    pub fn iter(&self) -> impl Iterator<Item = i64> {
        let with_byte = |whole, byte: &u8| whole << 7 | u64::from(byte & 0x7f);
        let number = move |bytes: &[u8]| bytes.iter().rfold(0_u64, with_byte);
        let mut numbers = self.0.split_inclusive(|byte| *byte < 0x80).map(number);
        let pairs = std::iter::from_fn(move || Some((numbers.next()?, numbers.next()?)));
        let counts = |(zeros, whole)| {
            let count = (whole >> 1) as i64 ^ -((whole & 1) as i64);
            std::iter::repeat_n(0, zeros as usize).chain([count])
        };
        pairs.flat_map(counts).chain(std::iter::repeat(0))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeasonEvening {
    /// `None` for a script.
    pub seal: Option<Seal>,
    /// The round of an event; 0 outside events.
    pub round: u32,
    pub begun: Option<Moment>,
    /// Players who played a hand, or who won or lost without one.
    pub players: Box<[PlayerResult]>,
    pub counts: Counts,
    /// The hand that gained a player most; `None` if the fewest points win.
    pub best: Option<Feat>,
    pub dearest: Option<Feat>,
    /// The last settlement entry that changed the books; 0 if not settled.
    pub settled: u32,
}

/// A counted evening, stored with the digest of its journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountedEvening {
    pub evening: SeasonEvening,
    /// Its earlier seals since the first settlement. Earlier copies do not count.
    pub earlier: Box<[u128]>,
    pub is_torn: bool,
}

/// Two players at a table whom an alias makes one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BothSat(pub Name, pub Name);

impl SeasonEvening {
    /// Counts an evening under the names that aliases give. A player who left and came back under
    /// another name is one player if there is an alias.
    pub fn new(
        record: &Record,
        seal: Option<Seal>,
        known_as: &dyn Fn(&Name) -> Name,
    ) -> Result<Self, BothSat> {
        let law = record.law();
        let mut sheet = TallySheet::new(law.library().columns.len());
        let mut feats = Feats::begun(record, law.about.fewest_win);
        let session = walk(record, |before, step| {
            before.tally(step.ruling, &mut sheet);
            feats.add(before, step);
        });
        feats.end_hand(&session);
        let names = session.names();
        let mut played: Vec<(PlayerResult, Vec<i64>)> = Vec::with_capacity(names.iter().len());
        let mut ids: Vec<(PlayerId, Name)> = Vec::with_capacity(names.iter().len());
        for (at, name) in names.iter().enumerate() {
            let id = PlayerId::at(at);
            let standing = session.standing(id);
            let result =
                PlayerResult { name: known_as(name), over: standing.result, level: standing.level };
            let mut same = played.iter_mut().zip(&ids);
            match same.find(|((other, _), _)| other.name == result.name) {
                None => {
                    played.push((result, sheet.of(id)));
                    ids.push((id, name.clone()));
                }
                Some((_, (other, as_))) if sat_together(record, id, *other) => {
                    return Err(BothSat(as_.clone(), name.clone()));
                }
                Some(((other, counts), _)) => {
                    other.over += result.over;
                    for (count, more) in counts.iter_mut().zip(sheet.of(id)) {
                        *count += more;
                    }
                }
            }
        }
        // The first column counts hands or games.
        played.retain(|(result, counts)| result.over != 0 || counts.first() != Some(&0));
        let (players, counts): (Vec<PlayerResult>, Vec<Vec<i64>>) = played.into_iter().unzip();
        let known = |feat: Feat| {
            let known: Vec<String> = (feat.who.split('+').filter_map(Name::new))
                .map(|name| known_as(&name).to_string())
                .collect();
            Feat { who: known.join("+").into(), ..feat }
        };
        Ok(SeasonEvening {
            seal,
            round: 0,
            begun: record.time_of(EntryNo(1)),
            players: players.into(),
            counts: Counts::new(counts.into_iter().flatten()),
            dearest: feats.dearest().map(known),
            best: feats.best.filter(|_| !law.about.fewest_win).map(known),
            settled: feats.settled,
        })
    }

    pub fn result_of(&self, name: &str) -> Option<&PlayerResult> {
        self.players.iter().find(|played| played.name.as_str() == name)
    }

    pub fn date(&self) -> Option<Date> {
        Some(self.begun?.date_naive())
    }
}

fn sat_together(record: &Record, one: PlayerId, other: PlayerId) -> bool {
    let mut together = false;
    let both = |session: &Session| session.standing(one).sits && session.standing(other).sits;
    let last = walk(record, |before, _| together |= both(before));
    together || both(&last)
}
