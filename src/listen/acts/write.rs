//! Writes an act as a file has it.

use super::assign::{Filled, Places};
use super::{
    ActToken, Acts, FIRST, NewName, PLAYER, PartialAct, SaidAct, TokenValue, VERB, Written,
};
use crate::heard::Heard;
use nos_base::table::name::JOIN;
use nos_entry::{Preposition, Sense, Slot, Takes, Unit, Verb, VerbRow, Wording};
use smallvec::SmallVec;

/// Units whose numbers may also be pieces.
const COUNTED: [Unit; 3] = [Unit::Tiles, Unit::Spots, Unit::Points];

struct Writing {
    words: Vec<Written>,
    cost: u32,
    /// Where a required player's name goes, if nobody is named.
    lacks: Option<usize>,
    /// Where an optional player's name goes, if nobody is named.
    leaves_out: Option<usize>,
    is_unfinished: bool,
    /// Whether the line might mean players other than those implied.
    is_guess: bool,
    next: Option<std::vec::IntoIter<usize>>,
}

impl<'a> Acts<'a, '_> {
    /// Writes an act; returns several if a word is optional.
    pub(super) fn write(
        &self,
        verb: Verb,
        now: &PartialAct<'a>,
        filled: &Filled,
        to: usize,
    ) -> Vec<SaidAct> {
        self.effort.take(1);
        let row = verb.row;
        let (begin, end) = self.lattice.said.bytes(now.from, to);
        let Some(mut act) = self.write_slots(row, now, filled, begin) else {
            return Vec::new();
        };
        if let Some(after) = filled.after {
            act.is_unfinished = true;
            act.words.push(Written::implied(after, end));
        }
        let begun = match now.mark {
            Some(Preposition::Place) => Some("on"),
            Some(Preposition::Neighbour) => Some("after"),
            _ => None,
        };
        if let Some(word) = begun.filter(|word| row.slots().any(|slot| slot.after == Some(word))) {
            act.words.push(Written::said(word.to_owned(), now.mark_bytes));
        }
        let token = |place: Option<usize>| now.tokens.get(place?);
        if let Some(waiver) = token(filled.waives) {
            let word = self.language.waiver.unwrap_or_default().to_owned();
            act.words.push(Written::said(word, waiver.bytes));
        }
        if let Some(clock) = token(filled.clock)
            && let TokenValue::Clock(text) = &clock.value
        {
            act.words.push(Written::said(text.clone(), clock.bytes));
        }
        let player = |token: &ActToken| match token.value {
            TokenValue::Player(place) => Some(place),
            TokenValue::Actor => self.actor(row),
            _ => None,
        };
        let form = now.verb.map(|(said, ..)| said.form);
        let takes_newcomer = row.takes(Takes::Newcomer);
        let is_letter = |(at, end): (usize, usize)| end - at == 1;
        let act = SaidAct {
            verb,
            words: act.words,
            cost: act.cost,
            is_unsure: form == Some(Wording::Unsure)
                || now.is_doubtful
                || filled.is_doubtful
                || form.is_none() && now.beside.is_some() && !self.implied.contains(&verb)
                || act.is_guess
                || row.ends && (now.is_later || now.before > 0)
                || takes_newcomer && self.is_doubtful(now)
                || self.may_count_otherwise(row, now)
                || self.is_contradicted(now)
                || self.has_doubtful_piece(now),
            has_verb: form.is_some(),
            is_run_on: now.is_run_on,
            form,
            lacks_player: act.lacks,
            leaves_out_player: act.leaves_out,
            is_unfinished: act.is_unfinished,
            player: now.tokens.iter().find_map(player),
            blamed: token(filled.blamed).and_then(player),
            is_letter: now.verb.is_some_and(|(_, bytes)| is_letter(bytes)),
            is_named_by_letter: (now.tokens.iter())
                .any(|token| token.is_player() && is_letter(token.bytes)),
            is_loose: form.is_none()
                && !takes_newcomer
                && now.tokens.iter().any(|token| token.newcomer().is_some()),
            taken: (now.tokens.iter().find(|token| self.is_taken(token))).map(|token| token.bytes),
            stated: filled.stated,
            bytes: (begin, end),
        };
        self.orders(act, row, now, filled)
    }

    /// Whether a number without a unit may count something other than the row does: tiles held, not
    /// spots; after an article, a piece, as in `the two`.
    fn may_count_otherwise(&self, row: &VerbRow, now: &PartialAct<'a>) -> bool {
        let counts = |slot: &Slot| match slot.takes {
            Takes::Number { unit, .. } => COUNTED.contains(&unit),
            _ => false,
        };
        let other = now.verb.and_then(|(said, _)| said.or);
        let is_doubtful = |number, has_article| {
            has_article && row.slots().any(counts)
                || other.is_some_and(|other| self.context.may_be(other, number))
        };
        now.tokens.iter().any(|token| match token.value {
            TokenValue::Number(number) => {
                token.unit.or(now.unit).is_none() && is_doubtful(number, token.has_article)
            }
            _ => false,
        })
    }

    /// Whether the act, or a piece that the record shows, contradicts what the line says he lacks.
    fn is_contradicted(&self, now: &PartialAct<'a>) -> bool {
        let Some((from, to)) = now.lacked else {
            return false;
        };
        let heard = (from..to).flat_map(|at| self.lattice.edges(at).to_vec());
        let said: Vec<Heard<'a>> = heard
            .filter_map(|edge| edge.alone().cloned())
            .filter(|heard| heard.is_piece() || heard.is_number())
            .collect();
        let has = |piece: &str| {
            let is_it = |heard: &Heard<'_>| match heard {
                Heard::Piece { text, .. } => **text == *piece,
                Heard::Sense(Sense::Number(number)) => {
                    let mut numbers = piece.split(|c: char| !c.is_ascii_digit());
                    numbers.any(|own| own.parse() == Ok(*number))
                }
                _ => false,
            };
            said.iter().any(is_it)
        };
        let is_laid = |token: &ActToken| match &token.value {
            TokenValue::Piece(text) => has(text),
            _ => false,
        };
        // Without a name, it may be somebody else.
        let named = now.tokens.first().and_then(|token| match token.value {
            TokenValue::Player(place) => Some(place),
            _ => None,
        });
        let mut places = 0..self.names.len();
        now.tokens.iter().any(is_laid)
            || places.any(|place| {
                let is_he = named.is_none_or(|named| named == place);
                let shown = self.context.shown(place);
                is_he && shown.iter().any(|piece| said.is_empty() || has(piece))
            })
    }

    /// Writes the verb and the contents of its slots; `None` if a player is unknown.
    fn write_slots(
        &self,
        row: &VerbRow,
        now: &PartialAct<'a>,
        filled: &Filled,
        begin: usize,
    ) -> Option<Writing> {
        let (verb, cost) = match &now.verb {
            Some((_, bytes)) => (Written::said(row.word.to_owned(), *bytes), 0),
            None => (Written::implied(row.word, begin), VERB),
        };
        let mut act = Writing {
            words: vec![verb],
            cost,
            lacks: None,
            leaves_out: None,
            is_unfinished: false,
            is_guess: false,
            next: None,
        };
        let slots: SmallVec<[&Slot; 8]> = row.slots().collect();
        for (at, tokens) in &filled.slots {
            let slot = slots[*at];
            let place = act.words.last().map_or(begin, |word| word.at + word.len);
            if tokens.is_empty() {
                self.leave_out(row, slot, filled, place, &mut act)?;
            }
            for token in tokens.iter().filter_map(|token| now.tokens.get(*token)) {
                if token.value == TokenValue::Actor && slot.is_optional && slot.after.is_none() {
                    act.leaves_out = act.leaves_out.or(Some(act.words.len()));
                    continue;
                }
                let is_on = slot.takes == Takes::Phrase && token.mark == Some(Preposition::Place);
                let before = slot.after.into_iter().chain(is_on.then_some("on"));
                act.words.extend(before.map(|word| Written::implied(word, place)));
                let other = self.other(now, token);
                self.write_token(row, slot, other.as_ref().unwrap_or(token), &mut act.words)?;
            }
        }
        Some(act)
    }

    /// Notes an empty slot; `None` if it needs a player and none is left.
    fn leave_out(
        &self,
        row: &VerbRow,
        slot: &Slot,
        filled: &Filled,
        place: usize,
        act: &mut Writing,
    ) -> Option<()> {
        let is_player = slot.takes == Takes::Player;
        // In a list without names, the act takes the players in their order.
        if is_player && slot.is_repeated && filled.slots.len() > row.slots().count() {
            let player =
                act.next.get_or_insert_with(|| self.context.meant(row).into_iter()).next()?;
            // Without names, there must be one number for each player who is due.
            let takes_number =
                |slot: &Slot| slot.is_repeated && matches!(slot.takes, Takes::Number { .. });
            let is_repeated = |at: usize| row.slots().nth(at).is_some_and(|slot| slot.is_repeated);
            let is_unnamed =
                |(at, tokens): &&(usize, Places)| tokens.is_empty() && is_repeated(*at);
            let unnamed = filled.slots.iter().filter(is_unnamed).count();
            if row.slots().any(takes_number) && self.context.meant(row).len() != unnamed {
                act.is_unfinished = true;
            } else {
                act.words.push(Written::implied(&self.name(player), place));
                let is_points =
                    |slot: &Slot| matches!(slot.takes, Takes::Number { unit: Unit::Points, .. });
                // The order of the players does not tell whose points they are.
                act.is_guess |= row.slots().any(is_points);
            }
            act.cost += PLAYER;
        } else if slot.is_optional {
            if is_player && slot.after.is_none() {
                act.leaves_out = act.leaves_out.or(Some(act.words.len()));
            }
        } else if matches!(slot.takes, Takes::Player | Takes::PlayerOr(_)) && act.lacks.is_none() {
            act.cost += PLAYER;
            act.lacks = Some(act.words.len());
        } else {
            act.is_unfinished = true;
        }
        Some(())
    }

    /// Returns the token of the other of two players, if the line means him.
    fn other(&self, now: &PartialAct<'a>, token: &ActToken) -> Option<ActToken> {
        let place = match token.value {
            TokenValue::Player(place) if now.is_other && self.names.len() == 2 => 1 - place,
            _ => return None,
        };
        Some(ActToken { value: TokenValue::Player(place), ..token.clone() })
    }

    /// Writes a token; `None` if it is a player who is unknown.
    fn write_token(
        &self,
        row: &VerbRow,
        slot: &Slot,
        token: &ActToken,
        words: &mut Vec<Written>,
    ) -> Option<()> {
        let text = match &token.value {
            TokenValue::Player(place) => self.name(*place),
            TokenValue::Actor => self.name(self.actor(row)?),
            TokenValue::Number(number) => number.to_string(),
            TokenValue::Newcomer(new) if slot.takes == Takes::Newcomer => self.capital(&new.name),
            TokenValue::Newcomer(NewName { name: text, .. }) => text.to_string(),
            // A described play has several steps.
            TokenValue::Piece(text) | TokenValue::Key(text) => {
                let each = text.split(' ').map(|word| Written::said(word.to_owned(), token.bytes));
                words.extend(each);
                return Some(());
            }
            TokenValue::Clock(text) => text.clone(),
            TokenValue::Keyword(word) => (*word).to_owned(),
            TokenValue::Rest(text) => {
                let (from, _) = token.bytes;
                let each = words_of(text).map(|(at, word)| {
                    let bytes = (from + at, from + at + word.len());
                    Written::said(word.to_owned(), bytes)
                });
                words.extend(each);
                return Some(());
            }
        };
        words.push(Written::said(text, token.bytes));
        Some(())
    }

    /// Returns an act and its other orders: an announcement may begin with what a file has last,
    /// and may leave out a word such as `on`.
    fn orders(
        &self,
        act: SaidAct,
        row: &VerbRow,
        now: &PartialAct<'a>,
        filled: &Filled,
    ) -> Vec<SaidAct> {
        let is_phrase = |slot: &Slot| slot.takes == Takes::Phrase;
        let phrase = row.slots().position(is_phrase);
        let filled = filled.slots.iter().find(|(at, _)| Some(*at) == phrase);
        let tokens: Vec<&ActToken> = (filled.into_iter().flat_map(|(_, tokens)| tokens))
            .filter_map(|token| now.tokens.get(*token))
            .collect();
        if tokens.len() < 2 {
            return vec![act];
        }
        let mut bare = act.clone();
        bare.words.retain(|word| !(word.text == "on" && word.len == 0));
        // `first an ordinary cross, then matador`
        let mut plain = act.clone();
        if plain.words.get(1).is_some_and(|word| word.text == FIRST) {
            plain.words.remove(1);
            plain.cost += 1;
        }
        let mut acts = vec![act];
        for other in [bare, plain] {
            if !acts.contains(&other) {
                acts.push(other);
            }
        }
        if let Some(joined) = tokens.iter().rfind(|token| token.is_joined) {
            let (split, _) = self.lattice.said.bytes(joined.from, joined.from + 1);
            let mut turned = acts.clone();
            for act in &mut turned {
                // In a file the verb comes first.
                turn(act.words.get_mut(1..).unwrap_or_default(), split);
            }
            acts.extend(turned);
        }
        acts
    }

    /// Returns the player that `he` and `she` mean with a verb.
    fn actor(&self, row: &VerbRow) -> Option<usize> {
        match self.context.meant(row).as_slice() {
            [meant] => Some(*meant),
            _ => self.context.actor(),
        }
    }

    fn capital(&self, name: &str) -> String {
        let is_table = !self.names.is_empty() || self.context.first_of_all().is_some();
        let mut letters = name.chars();
        match letters.next().filter(|_| is_table) {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => name.to_owned(),
        }
    }

    pub(super) fn name(&self, place: usize) -> String {
        let name = self.names.get(place).and_then(|names| names.first());
        name.map_or_else(String::new, |name| name.replace(' ', JOIN))
    }
}

pub(super) fn words_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_whitespace().map(move |word| {
        let begin = at + text.get(at..).and_then(|rest| rest.find(word)).unwrap_or(0);
        at = begin + word.len();
        (begin, word)
    })
}

/// Moves the words said from this byte on before those said earlier.
fn turn(words: &mut [Written], split: usize) {
    let is_said = |word: &Written| word.len > 0;
    let head = words.iter().position(is_said).unwrap_or_default();
    let said = words.get_mut(head..).unwrap_or_default();
    let place = said.iter().position(|word| is_said(word) && word.at >= split);
    said.rotate_left(place.unwrap_or_default());
}
