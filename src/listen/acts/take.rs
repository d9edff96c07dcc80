//! Extends a reading by the next words of a line.

use super::{ActToken, Acts, Begun, Expected, NewName, SHORT, State, TokenValue};
use crate::heard::{Edge, Heard, HeardPart};
use nos_entry::{Preposition, SaidVerb, Sense, Slot, Takes, Unit, Wording};
use std::rc::Rc;

impl<'a> Acts<'a, '_> {
    /// Returns the readings that extend this one by these words, each with the place it reaches.
    pub(super) fn take(
        &self,
        begun: &Begun<'a>,
        edge: &Edge<'a>,
        at: usize,
        end: usize,
    ) -> Vec<(usize, State<'a>)> {
        let words = (at, edge.to);
        let mut states = match edge.parts.first() {
            Some(part) if !begun.state.now.has_rest() => {
                self.hear(begun, (part, false), words, end)
            }
            _ => Vec::new(),
        };
        for part in edge.parts.iter().skip(1) {
            states = states
                .iter()
                .filter(|state| !state.now.has_rest())
                .flat_map(|state| self.hear(&Begun::new(state.clone()), (part, true), words, end))
                .collect();
        }
        let reached = |state: &State<'a>| if state.now.has_rest() { end } else { edge.to };
        (states.into_iter()).map(|state| (reached(&state), state)).collect()
    }

    fn hear(
        &self,
        begun: &Begun<'a>,
        (part, is_within): (&HeardPart<'a>, bool),
        (from, to): (usize, usize),
        end: usize,
    ) -> Vec<State<'a>> {
        let state = &begun.state;
        // Each earlier act is copied.
        let acts = state.acts.len() + state.ended.len();
        self.effort.take(1 + u32::try_from(acts / 8).unwrap_or(u32::MAX));
        let with = |change: &dyn Fn(&mut State<'a>)| {
            let mut next = state.clone();
            change(&mut next);
            vec![next]
        };
        // `shakes hands, drawn`; words such as `then` need an act.
        let is_behind_comma = from > 0 && self.lattice.said.folded(from - 1) == ",";
        let (begin, finish) = self.lattice.said.bytes(from, to);
        let bytes = match part.bytes {
            Some((at, len)) => (begin + at, begin + at + len),
            None => (begin, finish),
        };
        let token = |value, is_plain| ActToken {
            value,
            mark: state.now.mark,
            unit: state.now.unit,
            from,
            to,
            bytes,
            is_plain,
            is_joined: state.now.is_joined,
            has_article: state.now.has_article,
        };
        let add = |value, is_plain| self.add_token(begun, token(value, is_plain), is_within);
        let typed = self.lattice.said.typed(from, to);
        match &part.heard {
            Heard::Sense(sense) => match sense {
                Sense::Verb(said) => self.verb(begun, *said, (from, to, bytes), end),
                Sense::Companion(verb) => {
                    // `seat B C V`: a letter alone is a name, but not a small one between two names.
                    let is_name = to == end || self.is_capital(from);
                    let is_letter = verb.row.takes(Takes::Newcomer) && typed.len() == 1;
                    if state.now.mark.is_some() || is_letter && is_name {
                        return Vec::new();
                    }
                    let senses = self.lattice.senses_of(from, to);
                    let is_other = |sense: &Sense<'_>| {
                        matches!(
                            sense,
                            Sense::Verb(_) | Sense::Auxiliary(_) | Sense::Preposition(_)
                        )
                    };
                    let phrases = self.language.lexicon().phrases();
                    let implies = !senses.iter().any(is_other)
                        && !phrases.is_light(self.lattice.said.folded(from));
                    with(&|next| {
                        next.act().has_article = false;
                        next.act().is_joined &= !is_behind_comma;
                        next.act().beside.get_or_insert_default().push(*verb);
                        next.act().implies |= implies;
                        next.is_plain = false;
                    })
                }
                // A keyword that is also a mark is read as the mark.
                Sense::Keyword(_) if self.is_mark(from, to) => Vec::new(),
                Sense::Keyword(word) => add(TokenValue::Keyword(word), true),
                Sense::Number(number) => {
                    let is_plain = typed.contains(|c: char| c.is_ascii_digit());
                    add(TokenValue::Number(*number), is_plain)
                }
                Sense::Times(number) => {
                    let times = token(TokenValue::Number(*number), false);
                    let unit = Some(Unit::Times);
                    self.add_token(begun, ActToken { unit, ..times }, is_within)
                }
                Sense::AllBut(left) => {
                    let Some(boneyard) = self.context.boneyard() else {
                        return Vec::new();
                    };
                    let said = boneyard.tiles.checked_sub(*left);
                    // Nobody may draw the last tiles, so "all" may mean all tiles but these; after
                    // a close it does.
                    let drawable = Some(boneyard.drawable).filter(|_| *left == 0);
                    let others = drawable.filter(|drawable| Some(*drawable) != said);
                    let numbers = match drawable {
                        Some(due) if boneyard.is_due => vec![due],
                        _ => said.into_iter().chain(others).collect(),
                    };
                    let is_doubtful = numbers.len() > 1;
                    let mut states: Vec<State<'a>> = (numbers.into_iter())
                        .flat_map(|number| add(TokenValue::Number(number), false))
                        .collect();
                    for state in &mut states {
                        state.act().is_doubtful |= is_doubtful;
                    }
                    states
                }
                Sense::Unit(unit) => {
                    // The unit may follow a phrase that is itself a number, as in `another tile`.
                    let filled = state.now.verb.map(|(_, bytes)| bytes);
                    let mut next = state.clone();
                    let now = next.act();
                    match now.tokens.last_mut() {
                        Some(last) if Some(last.bytes) == filled => last.unit = Some(*unit),
                        _ if now.unit.replace(*unit).is_some() => return Vec::new(),
                        _ => {}
                    }
                    vec![next]
                }
                Sense::Preposition(mark) => {
                    if state.now.mark.is_some() {
                        return Vec::new();
                    }
                    with(&|next| {
                        next.act().mark = Some(*mark);
                        next.act().mark_bytes = bytes;
                        next.act().is_joined = false;
                    })
                }
                Sense::Auxiliary(auxiliary) => {
                    let now = &state.now;
                    let is_first = now.tokens.is_empty() && !now.is_later;
                    let is_asker = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Asker);
                    let is_question = is_first && self.lattice.has(from, is_asker);
                    if is_question || now.verb.is_some() || now.mark.is_some() || now.has_article {
                        return Vec::new();
                    }
                    with(&|next| {
                        next.act().has_auxiliary = Some(*auxiliary);
                        next.is_plain = false;
                    })
                }
                Sense::Same => {
                    let verb = state.now.verb.map(|(said, _)| said.verb).or(state.last_verb());
                    let said = verb.map(|verb| SaidVerb::plain(verb, Wording::Unsure));
                    said.map_or_else(Vec::new, |said| {
                        self.verb(begun, said, (from, to, bytes), end)
                    })
                }
                Sense::Stated if !self.lattice.is_joiner(to) => Vec::new(),
                Sense::Lack | Sense::Stated => {
                    if state.now.verb.is_some() || state.now.mark.is_some() || state.now.has_article
                    {
                        return Vec::new();
                    }
                    with(&|next| {
                        next.act().lacked = Some((from, to));
                        next.doubts |= *sense == Sense::Stated;
                        next.skipped += 1;
                        next.is_plain = false;
                    })
                }
                // `Otto has no ones, so he draws`
                Sense::Actor
                    if (state.now.lacked.is_some() || state.now.has_reason)
                        && state.now.are_players(1) =>
                {
                    with(&|next| next.act().is_joined = false)
                }
                Sense::Actor => add(TokenValue::Actor, false),
                Sense::Filler | Sense::Article if self.is_name(state, from, to) => Vec::new(),
                Sense::Filler => with(&|next| {
                    next.skipped += 1;
                    // `64, well, 63` may be a repair.
                    next.is_plain &= next.now.tokens.is_empty();
                }),
                Sense::Article => with(&|next| {
                    next.skipped += 1;
                    next.act().has_article = true;
                }),
                Sense::Joiner => {
                    if state.now.mark.is_some() || state.now.has_article || state.now.unit.is_some()
                    {
                        return Vec::new();
                    }
                    with(&|next| next.act().is_joined = true)
                }
                Sense::Asker => {
                    let is_first = state.now.from == from && state.now.tokens.is_empty();
                    let is_first = is_first && !state.now.is_later && state.now.verb.is_none();
                    let is_name =
                        self.names.iter().flatten().any(|name| name.eq_ignore_ascii_case(typed));
                    if (!is_first || is_name) && typed != "?" {
                        return Vec::new();
                    }
                    with(&|next| {
                        next.asks = true;
                        if is_first {
                            next.act().from = to;
                        }
                    })
                }
                Sense::Denier => with(&|next| next.denies = true),
                Sense::Reason => {
                    // In Dutch a filler may come between: `kan niks dus hij past`.
                    let is = |at, sense| self.lattice.senses_of(at, at + 1).contains(&sense);
                    let is_behind = is(to, Sense::Filler) && is(to + 1, Sense::Actor);
                    let is_reason = to < end && (self.lattice.is_joiner(to) || is_behind);
                    with(&|next| {
                        next.act().has_reason = is_reason;
                        next.denies |= !is_reason;
                        next.is_plain = false;
                    })
                }
                Sense::Last => with(&|next| {
                    next.act().is_last = true;
                    next.act().is_joined = false;
                    next.is_plain = false;
                }),
                Sense::Doubt => with(&|next| {
                    (next.doubts, next.is_amiss) = (true, true);
                    next.act().is_joined &= !is_behind_comma;
                    next.skipped += 1;
                    next.is_plain = false;
                }),
                Sense::Remark { .. } | Sense::Idle | Sense::Little | Sense::Repair => Vec::new(),
            },
            // `between Otto and Dirk`, who sit side by side, is next to the first.
            Heard::Player { place, .. } if self.is_second(state, *place) => {
                with(&|next| next.act().is_joined = false)
            }
            Heard::Player { place, is_letter } => {
                let mut states = add(TokenValue::Player(*place), true);
                let senses = self.lattice.senses_of_letter(from);
                let phase = self.context.phase_bit();
                let is_now = |sense: &Sense<'_>| matches!(sense, Sense::Verb(said) if said.verb.row.is_for(phase));
                let is_verb = senses.iter().any(is_now);
                // A letter that is short for a verb can be a name only after a verb that must name
                // a player.
                let is_name = |slot: &Slot| slot.takes == Takes::Player && !slot.is_optional;
                let must_name = |said: &SaidVerb<'_>| said.verb.row.has(is_name);
                let expected = match (is_letter, is_verb) {
                    (true, true)
                        if (state.now.verb.as_ref()).is_some_and(|(said, _)| !must_name(said)) =>
                    {
                        return Vec::new();
                    }
                    _ if state.now.verb.is_some() => Expected::Nothing,
                    (false, _) => Expected::Nothing,
                    (true, false) => Expected::PieceOrVerb,
                    (true, true) => Expected::Piece,
                };
                states.iter_mut().for_each(|state| state.act().expected = expected);
                states
            }
            Heard::Newcomer(name) => {
                let is_small = typed.starts_with(char::is_lowercase);
                if self.is_loose && is_small && (to > from + 1 || !self.is_small_name(from)) {
                    return Vec::new();
                }
                let is_table = !self.names.is_empty() || self.context.first_of_all().is_some();
                let is_known = self.lattice.is_phrase(from)
                    || self.language.lexicon().can_be_name(name.as_str());
                let is_word = to == from + 1 && is_table && is_known;
                let is_capital = !typed.starts_with(char::is_lowercase);
                let newcomer =
                    NewName { name: name.as_str().into(), is_word, is_capital, is_begun: false };
                add(TokenValue::Newcomer(newcomer), true)
            }
            Heard::Begun(name) => {
                let newcomer = NewName {
                    name: name.as_str().into(),
                    is_word: false,
                    is_capital: true,
                    is_begun: true,
                };
                add(TokenValue::Newcomer(newcomer), true)
            }
            // It is legal now, for the player on turn.
            Heard::Described { text, is_place } => {
                let actor = self.context.actor();
                let is_other = |token: &ActToken| match token.value {
                    TokenValue::Player(place) => actor != Some(place),
                    _ => false,
                };
                // `the bishop on f8` is a place, not a move.
                let plays = |said: &SaidVerb<'_>| said.verb.row.word == self.language.piece_verb;
                let is_moved = state.now.verb.is_none_or(|(said, _)| plays(&said));
                let is_wrong =
                    if *is_place { is_moved } else { state.now.tokens.iter().any(is_other) };
                if state.now.is_later || is_wrong {
                    return Vec::new();
                }
                add(TokenValue::Piece(Rc::clone(text)), false)
            }
            Heard::Piece { text, is_typed } => add(TokenValue::Piece(Rc::clone(text)), *is_typed),
            Heard::Clock => add(TokenValue::Clock(typed.to_owned()), true),
        }
    }

    /// Whether a player is the second of two neighbours between whom somebody sits down.
    fn is_second(&self, state: &State<'a>, place: usize) -> bool {
        let last = state.now.tokens.last();
        state.now.is_joined
            && last.is_some_and(|last| match last.value {
                TokenValue::Player(first) => {
                    last.mark == Some(Preposition::Neighbour)
                        && (first + 1) % self.names.len() == place
                }
                _ => false,
            })
    }

    /// Whether a word of one or two letters at the start of an act is short for a player.
    fn is_name(&self, state: &State<'a>, from: usize, to: usize) -> bool {
        let is_first = state.now.verb.is_none() && state.now.tokens.is_empty();
        (is_first || state.now.is_joined)
            && self.lattice.said.typed(from, to).chars().count() <= SHORT
            && self.lattice.is_player(from, to)
    }

    /// Whether an unknown word in small letters may be a name: it begins a line about somebody who
    /// joins.
    fn is_small_name(&self, from: usize) -> bool {
        let is_one = |slot: &Slot| slot.takes == Takes::Newcomer && !slot.is_repeated;
        from == 0
            && self.lattice.is_strange(from)
            && self.implied.iter().any(|verb| verb.row.has(is_one))
    }

    pub(super) fn is_mark(&self, from: usize, to: usize) -> bool {
        let senses = self.lattice.senses_of(from, to);
        senses.iter().any(|sense| matches!(sense, Sense::Preposition(_)))
    }
}
