//! Writes an act in the words of a file.

use super::assign::Filled;
use super::{Acts, Growing, Item, Newcomer, PLAYER, SaidAct, Thing, VERB, Written};
use crate::speech::lexicon::Verb;
use crate::speech::phrases::{Preposition, Wording};
use crate::speech::slot::{Slot, Takes};
use crate::speech::verb::VerbRow;
use crate::table::name::JOIN;
use smallvec::SmallVec;

impl<'a> Acts<'a, '_> {
    /// Writes an act: in one way, or in several where a word may or may not be written.
    pub(super) fn write(
        &self,
        verb: Verb,
        now: &Growing<'a>,
        filled: &Filled,
        to: usize,
    ) -> Vec<SaidAct> {
        let row = verb.row;
        let slots: SmallVec<[&Slot; 8]> = row.slots().collect();
        let (begin, end) = self.lattice.said.bytes(now.from, to);
        let mut words: Vec<Written> = Vec::with_capacity(8);
        let (mut cost, mut lacks, mut leaves_out, mut is_unfinished) = (0, None, None, false);
        match &now.verb {
            Some((_, bytes)) => words.push(Written::said(row.word.to_owned(), *bytes)),
            None => {
                cost += VERB;
                words.push(Written::implied(row.word, begin));
            }
        }
        let mut phrases: Vec<usize> = Vec::new();
        let mut next = None;
        let takes_number =
            |slot: &&Slot| slot.is_repeated && matches!(slot.takes, Takes::Number { .. });
        let number_of =
            (slots.iter().copied().find(takes_number)).map(|_| self.context.meant(row).len());
        let unnamed = filled
            .slots
            .iter()
            .filter(|(at, items)| slots[*at].is_repeated && items.is_empty())
            .count();
        for (at, items) in &filled.slots {
            let slot = slots[*at];
            let place = words.last().map_or(begin, |word| word.at + word.len);
            if items.is_empty() {
                match slot.takes {
                    // Players who are not named in a list come in their order.
                    Takes::Player if slot.is_repeated && filled.slots.len() > slots.len() => {
                        let meant = next.get_or_insert_with(|| self.context.meant(row).into_iter());
                        match meant.next() {
                            // Numbers alone are those of all who are meant.
                            Some(_) if number_of.is_some_and(|number| number != unnamed) => {
                                is_unfinished = true;
                            }
                            Some(player) => words.push(Written::implied(&self.name(player), place)),
                            None => return Vec::new(),
                        }
                        cost += PLAYER;
                    }
                    _ if slot.is_optional => {
                        if slot.takes == Takes::Player
                            && slot.after.is_none()
                            && leaves_out.is_none()
                        {
                            leaves_out = Some(words.len());
                        }
                    }
                    Takes::Player | Takes::PlayerOr(_) if lacks.is_none() => {
                        cost += PLAYER;
                        lacks = Some(words.len());
                    }
                    _ => is_unfinished = true,
                }
                continue;
            }
            if slot.takes == Takes::Phrase {
                phrases.clone_from(items);
            }
            for item in items.iter().filter_map(|item| now.items.get(*item)) {
                // He or she may be obvious to the law.
                if item.thing == Thing::Actor && slot.is_optional && slot.after.is_none() {
                    leaves_out = leaves_out.or(Some(words.len()));
                    continue;
                }
                if let Some(after) = slot.after {
                    words.push(Written::implied(after, place));
                }
                if slot.takes == Takes::Phrase && item.mark == Some(Preposition::Place) {
                    words.push(Written::implied("on", place));
                }
                let text = match &item.thing {
                    Thing::Player(place) => self.name(*place),
                    Thing::Actor => match self.actor(row) {
                        Some(place) => self.name(place),
                        None => return Vec::new(),
                    },
                    Thing::Number(number) => number.to_string(),
                    Thing::Newcomer(new) if slot.takes == Takes::Newcomer => {
                        self.capital(&new.name)
                    }
                    Thing::Newcomer(Newcomer { name: text, .. })
                    | Thing::Piece(text)
                    | Thing::Clock(text)
                    | Thing::Rest(text) => text.clone(),
                    Thing::Keyword(word) => (*word).to_owned(),
                };
                if let Thing::Rest(text) = &item.thing {
                    self.rest(text, item, &mut words);
                } else {
                    words.push(Written::said(text, item.bytes));
                }
            }
        }
        if let Some(after) = filled.after {
            is_unfinished = true;
            words.push(Written::implied(after, end));
        }
        // A keyword behind which nothing stands yet.
        let begun = match now.mark {
            Some(Preposition::Place) => Some("on"),
            Some(Preposition::Neighbour) => Some("after"),
            _ => None,
        };
        if let Some(word) = begun.filter(|word| slots.iter().any(|slot| slot.after == Some(word))) {
            words.push(Written::said(word.to_owned(), now.mark_bytes));
        }
        if let Some(waiver) = filled.waives.and_then(|place| now.items.get(place)) {
            let word = self.language.waiver.unwrap_or_default().to_owned();
            words.push(Written::said(word, waiver.bytes));
        }
        if let Some(Item {
            thing: Thing::Clock(text),
            bytes,
            ..
        }) = filled.clock.and_then(|place| now.items.get(place))
        {
            words.push(Written::said(text.clone(), *bytes));
        }
        let player =
            |place: Option<usize>| match place.and_then(|place| now.items.get(place))?.thing {
                Thing::Player(place) => Some(place),
                Thing::Actor => self.actor(row),
                _ => None,
            };
        let form = now.verb.map(|(said, ..)| said.form);
        let takes_newcomer = row.takes(Takes::Newcomer);
        let act = SaidAct {
            verb,
            words,
            cost,
            is_unsure: form == Some(Wording::Unsure)
                || row.ends && (now.is_later || now.before > 0)
                || takes_newcomer && self.is_doubtful(now)
                || self.has_doubtful_piece(now),
            has_verb: form.is_some(),
            is_run_on: now.is_run_on,
            form,
            lacks_player: lacks,
            leaves_out_player: leaves_out,
            is_unfinished,
            player: (0..now.items.len()).find_map(|item| player(Some(item))),
            blamed: player(filled.blamed),
            is_letter: now.verb.is_some_and(|(_, (at, end))| end - at == 1),
            is_named_by_letter: now.items.iter().any(|item| {
                matches!(item.thing, Thing::Player(_)) && item.bytes.1 - item.bytes.0 == 1
            }),
            is_loose: form.is_none()
                && !takes_newcomer
                && now.items.iter().any(|item| item.newcomer().is_some()),
            taken: now
                .items
                .iter()
                .find(|item| self.is_taken(item))
                .map(|item| item.bytes),
            stated: filled.stated,
            bytes: (begin, end),
        };
        let mut acts = vec![act];
        // An announcement may name first what a file has last, and leave out a word as `on`.
        if phrases.len() > 1 {
            let without = |act: &SaidAct| {
                let mut other = act.clone();
                other
                    .words
                    .retain(|word| !(word.text == "on" && word.len == 0));
                other
            };
            let other = without(&acts[0]);
            if other != acts[0] {
                acts.push(other);
            }
            let joined = phrases.iter().rposition(|item| now.items[*item].is_joined);
            if let Some(joined) = joined {
                let turned: Vec<SaidAct> = acts
                    .iter()
                    .map(|act| {
                        let mut other = act.clone();
                        let split = now.items[phrases[joined]].from;
                        let (split, _) = self.lattice.said.bytes(split, split + 1);
                        // The verb comes first in a file, wherever it was said.
                        turn(other.words.get_mut(1..).unwrap_or_default(), split);
                        other
                    })
                    .collect();
                acts.extend(turned);
            }
        }
        acts
    }

    /// The player whom `he` and `she` name with a verb: the only one who is meant by it, or else who acts.
    fn actor(&self, row: &VerbRow) -> Option<usize> {
        match self.context.meant(row).as_slice() {
            [meant] => Some(*meant),
            _ => self.context.actor(),
        }
    }

    /// The rest of the line, word by word.
    fn rest(&self, text: &str, item: &Item, words: &mut Vec<Written>) {
        let (from, _) = item.bytes;
        let mut at = 0;
        for word in text.split_whitespace() {
            let begin = text
                .get(at..)
                .and_then(|rest| rest.find(word))
                .unwrap_or_default()
                + at;
            at = begin + word.len();
            let bytes = (from + begin, from + at);
            words.push(Written::said(word.to_owned(), bytes));
        }
    }

    /// The name of somebody new, with a capital.
    fn capital(&self, name: &str) -> String {
        let is_table = !self.names.is_empty() || self.context.first_of_all().is_some();
        let mut letters = name.chars();
        match letters.next().filter(|_| is_table) {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => name.to_owned(),
        }
    }

    /// The name of a player as a file has it.
    pub(super) fn name(&self, place: usize) -> String {
        let name = self.names.get(place).and_then(|names| names.first());
        name.map_or_else(String::new, |name| name.replace(' ', JOIN))
    }
}

/// Lets what was said from this byte on come before what was said before it.
fn turn(words: &mut [Written], split: usize) {
    let is_said = |word: &Written| word.len > 0;
    let head = words.iter().position(is_said).unwrap_or_default();
    let said = words.get_mut(head..).unwrap_or_default();
    let place = said
        .iter()
        .position(|word| is_said(word) && word.at >= split);
    said.rotate_left(place.unwrap_or_default());
}
