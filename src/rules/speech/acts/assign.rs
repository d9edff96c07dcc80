//! Which words fill which arguments of a verb.

use super::{Acts, Growing, Item, Stated, Thing};
use crate::speech::lexicon::Verb;
use crate::speech::phrases::{Preposition, TIMES};
use crate::speech::slot::{Slot, Takes};
use crate::speech::verb::{Group, VerbRow};
use smallvec::SmallVec;

/// What fills each slot of a verb, by its place among the items; of those that repeat, one list after the other.
#[derive(Default)]
pub(super) struct Filled {
    /// The slot and the item, in the order in which a file has them.
    pub(super) slots: Vec<(usize, Vec<usize>)>,
    pub(super) waives: Option<usize>,
    pub(super) clock: Option<usize>,
    pub(super) blamed: Option<usize>,
    pub(super) stated: Stated,
    /// A keyword behind which nothing stands yet.
    pub(super) after: Option<&'static str>,
}

impl<'a> Acts<'a, '_> {
    /// Puts each item of an act in a slot of the verb; `None` if one has none.
    pub(super) fn assign(&self, verb: Verb, now: &Growing<'a>) -> Option<Filled> {
        let row = verb.row;
        let slots: SmallVec<[&Slot; 8]> = row.slots().collect();
        if let Some(beside) = &now.beside
            && !beside.iter().all(|own| own.row.word == row.word)
        {
            return None;
        }
        let repeated: SmallVec<[usize; 4]> = (0..slots.len())
            .filter(|at| slots[*at].is_repeated)
            .collect();
        let mut filled = Filled::default();
        let is_phrase = row.takes(Takes::Phrase);
        let mut lists: Vec<SmallVec<[Option<usize>; 4]>> = Vec::new();
        let mut single: SmallVec<[Vec<usize>; 8]> = slots.iter().map(|_| Vec::new()).collect();
        let mut after: Option<&'static str> = None;
        let is_list = !repeated.is_empty();
        let closing = self.language.lexicon().vocabulary.closing;
        let takes_points =
            |slot: &&Slot| matches!(slot.takes, Takes::Number { unit: "points", .. });
        let takes_end = |slot: &&Slot| matches!(slot.takes, Takes::End(_));
        for (place, item) in now.items.iter().enumerate() {
            let is_opening = matches!(
                item.thing,
                Thing::Player(_) | Thing::Actor | Thing::Piece(_)
            );
            let is_first_piece = matches!(item.thing, Thing::Piece(_))
                && now
                    .items
                    .iter()
                    .take(place)
                    .all(|item| matches!(item.thing, Thing::Player(_)));
            let is_last = item.to == self.end && !matches!(item.thing, Thing::Piece(_));
            // Behind a piece without a verb, a player opens another act.
            let mut before = now.items.iter().take(place);
            let is_behind =
                now.verb.is_none() && before.any(|item| matches!(item.thing, Thing::Piece(_)));
            let is_player = matches!(item.thing, Thing::Player(_)) && item.mark.is_none();
            let closes = is_last || self.lattice.closes(item.to, self.end);
            if is_player && is_behind && !closes && !is_list {
                return None;
            }
            if item.is_joined && is_opening && !is_list && !is_first_piece && !is_last {
                return None;
            }
            if let Thing::Keyword(word) = item.thing {
                // A letter of an arm stands behind the piece.
                let is_letter = item.bytes.1 - item.bytes.0 == 1;
                let mut before = now.items.iter().take(place);
                if is_letter
                    && !is_phrase
                    && !before.any(|item| !matches!(item.thing, Thing::Player(_)))
                {
                    return None;
                }
                if closing == Some(word) && row.group < Group::Correction {
                    // In a text it is a word like all others.
                    let takes_text = |slot: &&Slot| matches!(slot.takes, Takes::Text | Takes::Rest);
                    if slots.iter().any(takes_text) || item.mark.is_some() {
                        return None;
                    }
                    if filled.waives.replace(place).is_some() {
                        return None;
                    }
                    continue;
                }
                let is_before = |slot: &&&Slot| slot.after == Some(word);
                let is_word = slots.iter().any(|slot| match slot.takes {
                    Takes::Word(words) | Takes::End(words) => words.contains(&word),
                    _ => false,
                });
                if !is_phrase && !is_word && slots.iter().any(|slot| is_before(&slot)) {
                    after = Some(word);
                    continue;
                }
            }
            if item.is_joined && row.group == Group::Correction {
                return None;
            }
            if let Thing::Clock(_) = item.thing {
                let is_last = place + 1 == now.items.len();
                if !self.language.has_clocks || !is_last || filled.clock.is_some() {
                    return None;
                }
                filled.clock = Some(place);
                continue;
            }
            let stated = match (item.mark, item.unit) {
                (Some(Preposition::Score), _) => Some(&mut filled.stated.score),
                (None, Some("open")) if slots.iter().any(takes_end) => {
                    Some(&mut filled.stated.open)
                }
                (None, Some("points")) if !slots.iter().any(takes_points) => {
                    Some(&mut filled.stated.score)
                }
                _ => None,
            };
            if let Some(stated) = stated {
                let Thing::Number(number) = item.thing else {
                    return None;
                };
                if row.group != Group::Hand || stated.replace(number).is_some() {
                    return None;
                }
                continue;
            }
            // The number of an entry stands behind the verb, unless it is called one.
            let is_before = place < now.before && item.unit.is_none();
            let fits = |slot: &Slot| {
                !(is_before && slot.takes == Takes::EntryNo)
                    && self.fits(slot, item, after, now.verb.is_some())
            };
            if let Some(at) = (0..slots.len()).find(|at| {
                let slot = slots[*at];
                let is_free = single[*at].is_empty() || slot.takes == Takes::Phrase;
                !slot.is_repeated && is_free && fits(slot)
            }) {
                single[at].push(place);
                after = None;
                continue;
            }
            if let Some(at) = repeated.iter().position(|at| fits(slots[*at])) {
                let is_full = lists.last().is_none_or(|list| list[at].is_some());
                if is_full {
                    if lists
                        .last()
                        .is_some_and(|list| list.iter().any(Option::is_none))
                        && at == 0
                        && repeated.len() > 1
                    {
                        return None;
                    }
                    lists.push(repeated.iter().map(|_| None).collect());
                }
                if let Some(list) = lists.last_mut() {
                    list[at] = Some(place);
                }
                after = None;
                continue;
            }
            if row.group == Group::Correction
                && matches!(item.thing, Thing::Player(_))
                && filled.blamed.is_none()
                && place < now.before
            {
                filled.blamed = Some(place);
                continue;
            }
            // Whoever does what names nobody may be named.
            let names = |slot: &Slot| {
                matches!(
                    slot.takes,
                    Takes::Player | Takes::PlayerOr(_) | Takes::Newcomer
                )
            };
            if row.group != Group::Correction
                && matches!(item.thing, Thing::Player(_) | Thing::Actor)
                && !slots
                    .iter()
                    .any(|slot| names(slot) || slot.takes == Takes::Text)
                && filled.blamed.is_none()
                && place == 0
                && now.before > 0
                && (now.is_later || self.may_do(&item.thing, row))
            {
                filled.blamed = Some(place);
                continue;
            }
            return None;
        }
        filled.after = after;
        if row.takes(Takes::Newcomer) && !self.are_names(now) {
            return None;
        }
        let mut are_written = false;
        for (at, slot) in slots.iter().enumerate() {
            if slot.is_repeated {
                if !are_written {
                    for list in &lists {
                        for (item, own) in list.iter().zip(&repeated) {
                            filled.slots.push((*own, item.iter().copied().collect()));
                        }
                    }
                    are_written = true;
                }
                if lists.is_empty() {
                    filled.slots.push((at, Vec::new()));
                }
            } else {
                filled.slots.push((at, std::mem::take(&mut single[at])));
            }
        }
        Some(filled)
    }

    /// Whether a player may do what names nobody; whatever is asked about is the official's.
    fn may_do(&self, thing: &Thing, row: &VerbRow) -> bool {
        match thing {
            Thing::Player(named) if matches!(row.group, Group::Session | Group::Hand) => {
                row.asks || self.context.meant(row).contains(named)
            }
            _ => true,
        }
    }

    /// Whether an item can fill a slot.
    fn fits(&self, slot: &Slot, item: &Item, after: Option<&'static str>, has_verb: bool) -> bool {
        let is_neighbour = item.mark == Some(Preposition::Neighbour);
        match slot.after {
            Some("after") if !is_neighbour && after != Some("after") => return false,
            Some("on") | None => {}
            Some("after") => {}
            Some("at") if item.mark == Some(Preposition::Place) => {}
            Some(word) if after != Some(word) => return false,
            Some(_) => {}
        }
        if after.is_some() && slot.after != after {
            return false;
        }
        let is_bare = item.mark.is_none();
        match (&slot.takes, &item.thing) {
            (Takes::Player, Thing::Player(_) | Thing::Actor) => {
                let is_person = matches!(item.mark, None | Some(Preposition::Person));
                is_person && slot.after.is_none() || is_neighbour && slot.after.is_some()
            }
            // Nobody is called so, which the session says.
            (Takes::Player | Takes::PlayerOr(_), Thing::Newcomer(new))
                if !new.is_word && !self.lattice.is_player(item.from, item.to) =>
            {
                let is_known = new.is_capital || has_verb;
                let typed = self.lattice.said.typed(item.from, item.to);
                let is_one = (!typed.contains(' ') || new.is_begun) && is_known;
                is_one
                    && matches!(item.mark, None | Some(Preposition::Person))
                    && slot.after.is_none()
                    || is_neighbour && slot.after.is_some()
            }
            (Takes::PlayerOr(_), Thing::Player(_) | Thing::Actor) => is_bare,
            (Takes::PlayerOr(word), Thing::Keyword(own)) => is_bare && word == own,
            (Takes::Newcomer, Thing::Newcomer(new)) => is_bare && !new.is_begun,
            (Takes::Number { most, unit }, Thing::Number(number)) => {
                let is_of = item.unit.is_none_or(|own| own == *unit || own == TIMES);
                is_bare && is_of && number <= most
            }
            (Takes::EntryNo, Thing::Number(number)) => {
                let is_of = item.unit.is_none_or(|own| own == "entry");
                (is_bare || slot.after == Some("at")) && is_of && *number > 0
            }
            (Takes::Piece, Thing::Piece(_)) => {
                is_bare && item.unit.is_none_or(|unit| unit == "tiles")
            }
            (Takes::Word(words), Thing::Keyword(own)) => is_bare && words.contains(own),
            (Takes::End(words), Thing::Keyword(own)) => {
                matches!(item.mark, None | Some(Preposition::Place)) && words.contains(own)
            }
            (Takes::End(_), Thing::Number(number)) => {
                item.mark == Some(Preposition::Place) && *number <= 12 && item.unit.is_none()
            }
            (Takes::Phrase, Thing::Keyword(_) | Thing::Number(_)) => {
                matches!(item.mark, None | Some(Preposition::Place)) && item.unit.is_none()
            }
            (Takes::Rest | Takes::Text, Thing::Rest(_)) => true,
            _ => false,
        }
    }
}
