//! A table at which a line is typed: who may be meant, what may be left out, and what comes of what is read.

use crate::law::EntryNo;
use crate::law::Verdict;
use crate::law::about::LOBBY;
use crate::law::common::Opener;
use crate::law::facts::Value;
use crate::law::overrides::Overrides;
use crate::law::referee::Referee as _;
use crate::law::ruling::Effect;
use crate::law::table::Table;
use crate::speech::entry::CommonVerb;
use crate::speech::slot::Takes;
use crate::speech::{Entry, PromptContext, TriedEntry, VerbRow};
use crate::table::seat::PlayerId;

impl<G: Overrides> Table<G> {
    /// The place of a player among the names.
    fn place_of(&self, player: PlayerId) -> Option<usize> {
        self.seated().iter().position(|seated| *seated == player)
    }
}

impl<G: Overrides> PromptContext for Table<G> {
    fn phase_bit(&self) -> u64 {
        1 << self.phase()
    }

    fn called(&self) -> Vec<Vec<String>> {
        let called = |player: &PlayerId| {
            let name = self.name(*player).to_string();
            let colours = self.colours(*player, &G::library().words);
            [name].into_iter().chain(colours).collect()
        };
        self.seated().iter().map(called).collect()
    }

    fn boneyard(&self) -> Option<u32> {
        let state = self.state();
        match state.get("boneyard") {
            Some(Value::Number(tiles)) => u32::try_from(*tiles).ok(),
            _ => None,
        }
    }

    fn implied(&self) -> Vec<&'static str> {
        if let Some(own) = G::implied(self) {
            return own;
        }
        let phase = self.phase_row();
        let seat = (self.phase() == LOBBY).then_some("seat");
        let likely = phase.likely.first().copied();
        let mut implied = vec![phase.implied_verb, phase.number];
        implied.extend(seat);
        implied.extend(likely);
        implied.retain(|verb| !verb.is_empty());
        implied
    }

    fn later(&self) -> Vec<&'static str> {
        let mut implied: Vec<&'static str> = G::ABOUT
            .phases
            .iter()
            .flat_map(|phase| {
                let likely = phase.likely.first().copied();
                [phase.implied_verb, phase.number].into_iter().chain(likely)
            })
            .filter(|verb| !verb.is_empty())
            .collect();
        implied.sort_unstable();
        implied.dedup();
        implied
    }

    fn actor(&self) -> Option<usize> {
        let verb = self.phase_row().implied_verb;
        self.place_of(self.turn().or(G::meant(self, verb))?)
    }

    fn meant(&self, row: &VerbRow) -> Vec<usize> {
        let is_lot = G::ABOUT.verb(CommonVerb::Lot).map(|lot| lot.word) == Some(row.word);
        if let (true, Opener::Lots(drawers)) = (is_lot, &self.opener) {
            return drawers
                .iter()
                .filter_map(|player| self.place_of(*player))
                .collect();
        }
        if let Some(player) = G::meant(self, row.word) {
            return self.place_of(player).into_iter().collect();
        }
        let is_list = row
            .slots()
            .any(|slot| slot.is_repeated && slot.takes == Takes::Player);
        let next = G::HIDDEN.and_then(|hidden| (hidden.next_to_show)(self));
        match next.or(self.turn()).filter(|_| !is_list) {
            Some(player) => self.place_of(player).into_iter().collect(),
            None => (0..self.seated().len()).collect(),
        }
    }

    fn written_out(&self, entry: &Entry) -> String {
        match self.judge(entry) {
            Ok(ruling) => self.in_full(entry, &ruling).to_string(),
            Err(_) => entry.to_string(),
        }
    }

    fn tried(&self, entry: &Entry, typed: &str) -> TriedEntry {
        match self.judge(entry) {
            Ok(ruling) => {
                let points = ruling.effects().filter_map(Effect::scored);
                TriedEntry {
                    is_foul: ruling.verdict != Verdict::Accepted,
                    has_ways: false,
                    is_refused: false,
                    points: points.map(|(_, points, _)| points).sum(),
                    is_overstated: G::overstates(self, &ruling, typed),
                }
            }
            Err(refusal) => {
                let has_ways = !refusal.ways().is_empty();
                TriedEntry {
                    is_foul: false,
                    has_ways,
                    is_refused: !has_ways,
                    points: 0,
                    is_overstated: false,
                }
            }
        }
    }

    fn after(&self, entry: &Entry) -> Option<Box<dyn PromptContext>> {
        let ruling = self.judge(entry).ok()?;
        let mut after = self.clone();
        after.apply(EntryNo(0), &ruling);
        Some(Box::new(after))
    }

    fn first_of_all(&self) -> Option<&'static str> {
        self.players().is_empty().then(|| G::library().help.first)
    }
}
