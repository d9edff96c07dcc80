//! A session as the context of a typed line: possible players, optional words, effects of entries.

use crate::about::LOBBY;
use crate::common::Opener;
use crate::show::prompt::phase_row;
use crate::{EntryNo, Facts, Glance, Legal, PhaseRow, Referee, Session, Value, Verdict};
use nos_base::{Order, PlayerId};
use nos_entry::{
    Boneyard, CommonVerb, Described, Entry, PromptContext, Takes, TriedEntry, Unit, VerbRow,
};
use std::rc::Rc;

/// The highest number on a card.
const HIGHEST_PIPS: u32 = 10;

/// Numbers that a line may state although the law works them out.
const WORKED_OUT: [&str; 3] = ["count", "total", "cube"];

fn is_number(value: Option<&Value>, number: i64) -> bool {
    match value {
        Some(Value::Number(own)) => *own == number,
        // A cube that is offered is worth twice as much.
        Some(Value::Map(facts)) => {
            let offered = !matches!(facts.get("offered"), None | Some(Value::None));
            is_number(facts.get("value"), number / if offered { 2 } else { 1 })
        }
        _ => false,
    }
}

fn implied_in(phase: &PhaseRow) -> [&'static str; 3] {
    [phase.implied_verb, phase.number, phase.likely.first().copied().unwrap_or_default()]
}

fn places_of(players: &[PlayerId], session: &dyn Referee) -> Vec<usize> {
    let seated = session.common().seated();
    let place_of = |player: &PlayerId| seated.iter().position(|seated| seated == player);
    players.iter().filter_map(place_of).collect()
}

impl PromptContext for Session {
    fn phase_bit(&self) -> u64 {
        1 << self.phase()
    }

    fn called(&self) -> Vec<Vec<String>> {
        let (common, words) = (self.common(), &self.law().library().words);
        let called = |player: &PlayerId| {
            let name = common.name(*player).to_string();
            [name].into_iter().chain(common.colours(*player, words)).collect()
        };
        common.seated().iter().map(called).collect()
    }

    fn held(&self, place: usize) -> Option<u32> {
        self.number_held(*self.common().seated().get(place)?).map(u32::from)
    }

    fn shown(&self, place: usize) -> Vec<String> {
        let hidden = self.hidden().filter(|_| self.common().is_going());
        let shown = hidden.and_then(|hidden| {
            let record = hidden.record?;
            Some(hidden.deck.each(nos_base::Set::iter(record.known(record.seats().nth(place)?))))
        });
        shown.unwrap_or_default()
    }

    fn may_be(&self, unit: Unit, number: u32) -> bool {
        let mut places = 0..self.common().seated().len();
        match unit {
            // If scores are unchecked claims, a number never means a card.
            Unit::Cards => number <= HIGHEST_PIPS && !self.common().are_claims(),
            _ => places.any(|place| self.held(place).is_none_or(|held| number <= held)),
        }
    }

    fn boneyard(&self) -> Option<Boneyard> {
        let number = |facts: &Facts, label: &str| match facts.get(label) {
            Some(Value::Number(tiles)) => u32::try_from(*tiles).ok(),
            _ => None,
        };
        let tiles = number(&self.state(), "boneyard")?;
        let besides = self.besides();
        Some(Boneyard {
            tiles,
            drawable: number(&besides, "drawable").unwrap_or(tiles),
            is_due: number(&besides, "due") > Some(0),
        })
    }

    fn implied(&self) -> Vec<&'static str> {
        if let Some(own) = self.implied_by_law() {
            return own;
        }
        let [verb, number, likely] = implied_in(&phase_row(&**self));
        let seat = if self.phase() == LOBBY { "seat" } else { "" };
        let mut implied = vec![verb, number, seat, likely];
        implied.retain(|verb| !verb.is_empty());
        implied
    }

    fn later(&self) -> Vec<&'static str> {
        let phases = self.law().about.phases;
        let mut implied: Vec<&'static str> = phases.iter().flat_map(implied_in).collect();
        implied.retain(|verb| !verb.is_empty());
        implied.order_by(Ord::cmp);
        implied.dedup();
        implied
    }

    fn actor(&self) -> Option<usize> {
        let actor = self.turn().or_else(|| self.meant_by_law(phase_row(&**self).implied_verb))?;
        places_of(&[actor], &**self).first().copied()
    }

    fn meant(&self, row: &VerbRow) -> Vec<usize> {
        let is_lot = self.law().about.verb(CommonVerb::Lot).map(|lot| lot.word) == Some(row.word);
        if let (true, Opener::Lots(drawers)) = (is_lot, &self.common().opener) {
            return places_of(drawers, &**self);
        }
        if let Some(player) = self.meant_by_law(row.word) {
            return places_of(&[player], &**self);
        }
        let is_list = row.slots().any(|slot| slot.is_repeated && slot.takes == Takes::Player);
        let next = self.hidden().and_then(|hidden| hidden.next_to_show);
        match next.or(self.turn()).filter(|_| !is_list) {
            Some(player) => places_of(&[player], &**self),
            None => (0..self.common().seated().len()).collect(),
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
                let points = ruling.scored().map(|(_, points)| points).sum();
                let is_foul = ruling.verdict != Verdict::Accepted;
                TriedEntry {
                    // The prompt must not reveal a wrong claim before it is entered.
                    is_foul: is_foul && !matches!(self.glance(entry), Ok(Glance::Asked(_))),
                    points: (!self.common().are_claims()).then_some(points),
                    is_overstated: self.overstates(&ruling, typed),
                    ..TriedEntry::default()
                }
            }
            Err(refusal) => {
                let has_ways = !refusal.ways().is_empty();
                TriedEntry { has_ways, is_refused: !has_ways, ..TriedEntry::default() }
            }
        }
    }

    fn works_out(&self, entry: &Entry, number: u32) -> bool {
        let Ok(ruling) = self.judge(entry) else { return false };
        let mut after = self.clone();
        after.apply(EntryNo(0), &ruling);
        let written = entry.to_string();
        let is_played = |legal: &&Legal| {
            let piece = legal.piece.as_ref().map(ToString::to_string);
            piece.is_some_and(|piece| written.split(' ').any(|word| word == piece))
        };
        let legal = self.legal();
        let is_it = |facts: &Facts| {
            WORKED_OUT.iter().any(|label| is_number(facts.get(label), number.into()))
        };
        is_it(&after.state()) || legal.iter().filter(is_played).any(|legal| is_it(&legal.facts))
    }

    fn after(&self, entry: &Entry) -> Option<Rc<dyn PromptContext>> {
        let ruling = self.judge(entry).ok()?;
        let mut after = self.clone();
        after.apply(EntryNo(0), &ruling);
        Some(Rc::new(after))
    }

    fn described(&self, words: &[&str]) -> Vec<Described> {
        (**self).described(words)
    }

    fn first_of_all(&self) -> Option<&'static str> {
        self.common().players().is_empty().then(|| self.law().library().help.first)
    }
}
