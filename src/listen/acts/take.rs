//! Extends a reading by the next words of a line.

use super::{
    ActToken, Acts, BEFORE_VERB, Begun, Expected, Newcomer, PartialAct, SHORT, State, TokenValue,
};
use crate::heard::{Edge, Heard, HeardPart};
use crate::word::Word;
use nos_entry::kind::Dialect;
use nos_entry::lexicon::{Verb, VerbPlace};
use nos_entry::phrases::{Auxiliary, Inflection, Preposition, SaidVerb, Sense, Wording};
use nos_entry::reader::Reader;
use nos_entry::slot::{Slot, Takes, Unit};
use nos_entry::token::Token;
use nos_entry::verb::{Group, VerbRow};
use smallvec::SmallVec;
use std::rc::Rc;

/// In a form of a verb, means the other player.
const OTHER: &str = "other";

/// The word for the part of an announcement that comes first.
const FIRST: &str = "first";

/// Returns a reading in which `first` comes before the place, and the number, that it follows: `two on
/// the left first`.
fn turned<'a>(state: &State<'a>) -> Option<State<'a>> {
    let [.., before, place, _] = state.now.tokens.as_slice() else {
        return None;
    };
    let is_counted = matches!(before.value, TokenValue::Number(_));
    let is_place = matches!(place.value, TokenValue::Keyword(_));
    let mut turned = state.clone();
    let last = turned.now.tokens.len() - 1;
    turned.now.tokens.get_mut(last - 1 - usize::from(is_counted)..)?.rotate_right(1);
    is_place.then_some(turned)
}

impl<'a> Acts<'a, '_> {
    /// Returns the readings that extend this one by these words, each with the place it reaches.
    pub(super) fn take(
        &self,
        begun: &Begun<'_, 'a>,
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
                .flat_map(|state| self.hear(&Begun::new(state), (part, true), words, end))
                .collect();
        }
        let reached = |state: &State<'a>| if state.now.has_rest() { end } else { edge.to };
        (states.into_iter()).map(|state| (reached(&state), state)).collect()
    }

    fn hear(
        &self,
        begun: &Begun<'_, 'a>,
        (part, is_within): (&HeardPart<'a>, bool),
        (from, to): (usize, usize),
        end: usize,
    ) -> Vec<State<'a>> {
        let state = begun.state;
        // Each earlier act is copied.
        self.effort.take(1 + u32::try_from(state.acts.len() / 8).unwrap_or(u32::MAX));
        let with = |change: &dyn Fn(&mut State<'a>)| {
            let mut next = state.clone();
            change(&mut next);
            vec![next]
        };
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
        match &part.heard {
            Heard::Sense(sense) => match sense {
                Sense::Verb(said) => self.verb(begun, *said, (from, to, bytes), end),
                Sense::Companion(verb) => {
                    if state.now.mark.is_some() {
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
                        next.now.has_article = false;
                        next.now.beside.get_or_insert_default().push(*verb);
                        next.now.implies |= implies;
                        next.is_plain = false;
                    })
                }
                // A keyword that is also a mark is read as the mark.
                Sense::Keyword(_) if self.is_mark(from, to) => Vec::new(),
                Sense::Keyword(word) => {
                    self.add_token(begun, token(TokenValue::Keyword(word), true), is_within)
                }
                Sense::Number(number) => {
                    let typed = self.lattice.said.typed(from, to);
                    let is_plain = typed.contains(|c: char| c.is_ascii_digit());
                    self.add_token(begun, token(TokenValue::Number(*number), is_plain), is_within)
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
                        .flat_map(|number| {
                            self.add_token(
                                begun,
                                token(TokenValue::Number(number), false),
                                is_within,
                            )
                        })
                        .collect();
                    for state in &mut states {
                        state.now.is_doubtful |= is_doubtful;
                    }
                    states
                }
                Sense::Unit(unit) => {
                    // The unit may follow a phrase that is itself a number, as in `another tile`.
                    let filled = state.now.verb.map(|(_, bytes)| bytes);
                    let mut next = state.clone();
                    match next.now.tokens.last_mut() {
                        Some(last) if Some(last.bytes) == filled => last.unit = Some(*unit),
                        _ if next.now.unit.replace(*unit).is_some() => return Vec::new(),
                        _ => {}
                    }
                    vec![next]
                }
                Sense::Preposition(mark) => {
                    if state.now.mark.is_some() {
                        return Vec::new();
                    }
                    with(&|next| {
                        next.now.mark = Some(*mark);
                        next.now.mark_bytes = bytes;
                        next.now.is_joined = false;
                    })
                }
                Sense::Auxiliary(auxiliary) => {
                    let now = &state.now;
                    let is_first = now.tokens.is_empty() && state.acts.is_empty();
                    let is_asker = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Asker);
                    let is_question = is_first && self.lattice.has(from, is_asker);
                    if is_question || now.verb.is_some() || now.mark.is_some() || now.has_article {
                        return Vec::new();
                    }
                    with(&|next| {
                        next.now.has_auxiliary = Some(*auxiliary);
                        next.is_plain = false;
                    })
                }
                Sense::Same => {
                    let last = state.acts.last().map(|act| act.verb);
                    let verb = state.now.verb.map(|(said, _)| said.verb).or(last);
                    let form = Wording::Unsure;
                    let said = verb.map(|verb| SaidVerb {
                        verb,
                        form,
                        fills: &[],
                        or: None,
                        inflected: None,
                    });
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
                        next.now.lacks = true;
                        next.doubts = true;
                        next.skipped += 1;
                        next.is_plain = false;
                    })
                }
                Sense::Actor if state.now.lacks && state.now.are_players(1) => {
                    with(&|next| next.now.is_joined = false)
                }
                Sense::Actor => self.add_token(begun, token(TokenValue::Actor, false), is_within),
                Sense::Filler | Sense::Article if self.is_name(state, from, to) => Vec::new(),
                Sense::Filler => with(&|next| next.skipped += 1),
                Sense::Article => with(&|next| {
                    next.skipped += 1;
                    next.now.has_article = true;
                }),
                Sense::Joiner => {
                    if state.now.mark.is_some() || state.now.has_article || state.now.unit.is_some()
                    {
                        return Vec::new();
                    }
                    with(&|next| next.now.is_joined = true)
                }
                Sense::Asker => {
                    let is_first = state.now.from == from && state.now.tokens.is_empty();
                    let is_first = is_first && state.acts.is_empty() && state.now.verb.is_none();
                    let typed = self.lattice.said.typed(from, to);
                    let is_name =
                        self.names.iter().flatten().any(|name| name.eq_ignore_ascii_case(typed));
                    if (!is_first || is_name) && typed != "?" {
                        return Vec::new();
                    }
                    with(&|next| {
                        next.asks = true;
                        if is_first {
                            next.now.from = to;
                        }
                    })
                }
                Sense::Denier => with(&|next| next.denies = true),
                Sense::Reason => {
                    let is_reason = to < end && self.lattice.is_joiner(to);
                    with(&|next| {
                        next.now.has_reason = is_reason;
                        next.denies |= !is_reason;
                        next.is_plain = false;
                    })
                }
                Sense::Last => with(&|next| {
                    next.now.is_last = true;
                    next.now.is_joined = false;
                    next.is_plain = false;
                }),
                Sense::Doubt => with(&|next| {
                    (next.doubts, next.is_amiss) = (true, true);
                    next.skipped += 1;
                    next.is_plain = false;
                }),
                Sense::Remark { .. } | Sense::Idle | Sense::Repair => Vec::new(),
            },
            // `between Otto and Dirk`, who sit side by side, is next to the first.
            Heard::Player { place, .. } if self.is_second(state, *place) => {
                with(&|next| next.now.is_joined = false)
            }
            Heard::Player { place, is_letter } => {
                let mut states =
                    self.add_token(begun, token(TokenValue::Player(*place), true), is_within);
                let senses = self.lattice.senses_of_letter(from);
                let phase = self.context.phase_bit();
                let is_now = |sense: &Sense<'_>| matches!(sense, Sense::Verb(said) if said.verb.row.is_for(phase));
                let is_verb = senses.iter().any(is_now);
                // A letter that is short for a verb can be a name only after a verb that must name
                // a player.
                let must_name = |said: &SaidVerb<'_>| {
                    let mut slots = said.verb.row.slots();
                    slots.any(|slot| slot.takes == Takes::Player && !slot.is_optional)
                };
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
                states.iter_mut().for_each(|state| state.now.expected = expected);
                states
            }
            Heard::Newcomer(name) => {
                let typed = self.lattice.said.typed(from, to);
                if self.is_loose && typed.starts_with(char::is_lowercase) {
                    return Vec::new();
                }
                let is_table = !self.names.is_empty() || self.context.first_of_all().is_some();
                let is_known = self.lattice.is_phrase(from)
                    || self.language.lexicon().can_be_name(name.as_str());
                let is_word = to == from + 1 && is_table && is_known;
                let is_capital = !typed.starts_with(char::is_lowercase);
                let newcomer =
                    Newcomer { name: name.as_str().into(), is_word, is_capital, is_begun: false };
                self.add_token(begun, token(TokenValue::Newcomer(newcomer), true), is_within)
            }
            Heard::Begun(name) => {
                let newcomer = Newcomer {
                    name: name.as_str().into(),
                    is_word: false,
                    is_capital: true,
                    is_begun: true,
                };
                self.add_token(begun, token(TokenValue::Newcomer(newcomer), true), is_within)
            }
            // It is legal now, for the player on turn.
            Heard::Described(text) => {
                let actor = self.context.actor();
                let is_other = |token: &ActToken| match token.value {
                    TokenValue::Player(place) => actor != Some(place),
                    _ => false,
                };
                if state.now.is_later || state.now.tokens.iter().any(is_other) {
                    return Vec::new();
                }
                self.add_token(begun, token(TokenValue::Piece(Rc::clone(text)), false), is_within)
            }
            Heard::Piece { text, is_typed } => self.add_token(
                begun,
                token(TokenValue::Piece(Rc::clone(text)), *is_typed),
                is_within,
            ),
            Heard::Clock => {
                let clock = self.lattice.said.typed(from, to).to_owned();
                self.add_token(begun, token(TokenValue::Clock(clock), true), is_within)
            }
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

    pub(super) fn is_mark(&self, from: usize, to: usize) -> bool {
        let senses = self.lattice.senses_of(from, to);
        senses.iter().any(|sense| matches!(sense, Sense::Preposition(_)))
    }

    /// Adds a token to the act, and opens another act with it where one can begin.
    fn add_token(&self, begun: &Begun<'_, 'a>, token: ActToken, is_within: bool) -> Vec<State<'a>> {
        let state = begun.state;
        let is_awaited = match state.now.expected {
            Expected::Nothing => false,
            Expected::Piece => !matches!(token.value, TokenValue::Piece(_)),
            Expected::PieceOrVerb => {
                !matches!(token.value, TokenValue::Piece(_) | TokenValue::Number(_))
            }
        };
        if is_awaited {
            return Vec::new();
        }
        let mut states = Vec::new();
        let opens =
            matches!(token.value, TokenValue::Player(_) | TokenValue::Actor | TokenValue::Piece(_));
        let mut same = state.clone();
        same.is_plain &= token.is_plain;
        let is_first = state.now.tokens.is_empty() && state.now.verb.is_none();
        same.now.take(ActToken { is_joined: token.is_joined && !is_first, ..token.clone() });
        if token.value == TokenValue::Keyword(FIRST) {
            states.extend(turned(&same).filter(|turned| self.can_be(&turned.now)));
        }
        if self.can_be(&same.now) {
            states.push(same);
        }
        let is_begun = state.now.verb.is_some() || !state.now.tokens.is_empty();
        // A token that the act can take opens no other act.
        let is_taken = state.now.verb.is_some() && !states.is_empty();
        let is_over = || state.is_plain && token.is_plain || self.is_full(&state.now);
        // Nor does a piece that could also be a number for this act.
        let digits = self.lattice.said.typed(token.from, token.to).parse::<u32>().ok();
        let is_number = || {
            digits.is_some_and(|number| {
                let mut now = state.now.clone();
                now.take(ActToken { value: TokenValue::Number(number), ..token.clone() });
                state.now.verb.is_some() && self.can_be(&now)
            })
        };
        let may_open = || state.now.is_joined || !is_taken && is_over() && !is_number();
        let is_apart = !is_within && token.mark.is_none() && token.unit.is_none();
        if opens && is_begun && is_apart && may_open() {
            for closed in self.closed(begun, token.from) {
                let mut closed = closed.clone();
                closed.is_plain &= token.is_plain;
                closed.now.take(ActToken { is_joined: false, ..token.clone() });
                if self.can_be(&closed.now) {
                    states.push(closed);
                }
            }
        }
        states
    }

    fn verb(
        &self,
        begun: &Begun<'_, 'a>,
        said: SaidVerb<'a>,
        (from, to, bytes): (usize, usize, (usize, usize)),
        end: usize,
    ) -> Vec<State<'a>> {
        // An article needs a thing.
        let state = begun.state;
        let now = &state.now;
        let has_auxiliary = || {
            let before = self.lattice.said.typed(from.saturating_sub(1), from);
            now.has_auxiliary.is_some() || before.ends_with("'s") || before.ends_with("’s")
        };
        let is_other_form = now.has_auxiliary == Some(Auxiliary::Bound) && said.inflected.is_none();
        if now.mark.is_some()
            || is_other_form
            || said.inflected == Some(Inflection::Bound) && !has_auxiliary()
            || now.unit.is_some()
            || now.has_article && said.verb.row.group != Group::Question
            || now.expected == Expected::Piece
        {
            return Vec::new();
        }
        // If a mark introduces the text, as `--` does, the text begins at the mark.
        let takes_rest = |verb: &VerbRow| {
            let mut slots = verb.slots().filter(|slot| slot.after.is_none());
            let rest = slots.find(|slot| matches!(slot.takes, Takes::Rest | Takes::Text));
            rest.map(|slot| slot.is_optional)
        };
        let rest = takes_rest(said.verb.row);
        // A shortened verb takes no text.
        let is_text = rest.is_some() && said.verb.row.takes(Takes::Text);
        if is_text && said.form == Wording::Begun {
            return Vec::new();
        }
        // A question mark alone is a question, not a text.
        let asks = |text: &str| text.trim_matches('?').is_empty();
        if is_text && to < end && asks(self.lattice.said.rest(to, end).0) {
            return Vec::new();
        }
        let begin = |mut state: State<'a>| {
            state.is_plain &= said.form <= Wording::Begun;
            state.now.has_article = false;
            state.now.is_joined = false;
            state.now.has_auxiliary = None;
            state.now.expected = Expected::Nothing;
            state.now.before = state.now.tokens.len();
            state.now.verb = Some((said, bytes));
            state.now.is_excuse = self.lattice.is_reason(from);
            let token = |value, (from, to), bytes, is_plain| ActToken {
                value,
                mark: None,
                unit: None,
                from,
                to,
                bytes,
                is_plain,
                is_joined: false,
                has_article: false,
            };
            let filled = |fill: &String| token(self.filled(fill), (from, to), bytes, false);
            state.now.is_other = said.fills.iter().any(|fill| fill == OTHER);
            let fills = said.fills.iter().filter(|fill| *fill != OTHER);
            state.now.tokens.extend(fills.map(filled));
            let is_asked = self.lattice.said.typed(end - 1, end) == "?" && rest == Some(true);
            let end = if is_asked { end - 1 } else { end };
            if rest.is_some() && to < end {
                let is_said = said.form >= Wording::Said && rest == Some(true);
                let (text, bytes) = self.lattice.said.rest(to, end);
                let rest = TokenValue::Rest(text.to_owned());
                state.now.tokens.push(token(rest, (to, end), bytes, !is_said));
            }
            state
        };
        let mut states = Vec::new();
        match state.now.verb {
            None => {
                // A letter is a verb only at the start or after players.
                let is_letter =
                    to == from + 1 && self.lattice.said.typed(from, to).chars().count() == 1;
                let are_players = state
                    .now
                    .tokens
                    .iter()
                    .all(|token| matches!(token.value, TokenValue::Player(_)));
                // A correction after a joiner does not belong to the words before the joiner,
                // except the player to blame.
                let is_apart = now.is_joined && said.verb.row.group == Group::Correction;
                let same = begin(state.clone());
                if (are_players || !is_letter && !is_apart) && self.can_be(&same.now) {
                    states.push(same);
                }
            }
            // A repeated verb continues a list, or repeats an act without arguments.
            Some((before, ..)) if before.verb == said.verb && said.fills.is_empty() => {
                let mut slots = said.verb.row.slots();
                let is_list = slots.any(|slot| slot.is_repeated);
                if is_list || said.verb.row.slots().next().is_none() {
                    let mut same = state.clone();
                    same.now.is_joined = false;
                    states.push(same);
                }
            }
            // Or the second phrase adds arguments to the first, as in `rolls double six`.
            Some((before, ..)) if before.verb == said.verb && before.fills.is_empty() => {
                let has_more = state.now.tokens.len() > state.now.before;
                if !has_more && !state.now.is_joined {
                    states.push(begin(State {
                        now: PartialAct { verb: None, ..state.now.clone() },
                        ..state.clone()
                    }));
                }
            }
            Some(_) => {}
        }
        let is_begun = state.now.verb.is_some() || !state.now.tokens.is_empty();
        let is_entry = matches!(said.verb.row.group, Group::Session | Group::Hand);
        if is_begun && is_entry && !self.is_split(state, from) {
            // No further verb can follow a verb without arguments, unless both are typed as in a
            // file.
            let is_bare = state.now.verb.is_some() && state.now.tokens.len() <= state.now.before;
            let is_run_on = !state.now.is_joined;
            let is_plain = state.is_plain && said.form <= Wording::Begun;
            // Nor does a shortened verb begin a further act.
            let is_begun = said.form == Wording::Begun;
            let closed = if is_bare && is_run_on && !is_plain || is_begun {
                &[]
            } else {
                self.closed(begun, from)
            };
            let closed = closed.iter().map(|closed| {
                let mut begun = begin(closed.clone());
                begun.now.is_run_on = is_run_on;
                begun
            });
            states.extend(closed.filter(|state| self.can_be(&state.now)));
            if let Some((last, head)) = state.now.tokens.split_last()
                && matches!(last.value, TokenValue::Player(_) | TokenValue::Actor)
                && (state.now.verb.is_none() && !head.is_empty()
                    || state.now.verb.is_some() && head.len() > state.now.before)
                && said.form != Wording::Begun
            {
                let mut without = state.clone();
                without.now.tokens.pop();
                without.now.is_joined = false;
                let closed = self.close(&without, last.from).into_iter().map(|mut state| {
                    let token = ActToken { is_joined: false, ..last.clone() };
                    state.now.take(token);
                    begin(state)
                });
                states.extend(closed.filter(|state| self.can_be(&state.now)));
            }
        }
        states
    }

    /// Whether the last verb goes on here as a longer phrase, as `can't` does in `can't play`.
    fn is_split(&self, state: &State<'a>, at: usize) -> bool {
        let Some((before, (begin, _))) = state.now.verb else {
            return false;
        };
        let has_more = state.now.tokens.len() > state.now.before || state.now.is_joined;
        let begins = |word: &Word<'_>| word.at == begin && !has_more;
        let Some(place) = self.lattice.said.words.iter().position(begins) else {
            return false;
        };
        let goes_on = |edge: &Edge<'_>| match edge.alone() {
            Some(Heard::Sense(Sense::Verb(said))) => edge.to > at && said.verb == before.verb,
            _ => false,
        };
        self.lattice.edges(place).iter().any(goes_on)
    }

    /// Returns the token that a phrase fills in, as a file has it.
    fn filled(&self, word: &str) -> TokenValue {
        if let Ok(number) = word.parse() {
            return TokenValue::Number(number);
        }
        let mut keywords = self.language.lexicon().words();
        match keywords.find(|keyword| *keyword == word) {
            Some(keyword) => TokenValue::Keyword(keyword),
            None => TokenValue::Piece(word.into()),
        }
    }

    pub(super) fn verbs<'s>(&'s self, now: &'s PartialAct<'a>) -> &'s [Verb] {
        match &now.verb {
            Some((said, ..)) => std::slice::from_ref(&said.verb),
            // A word beside a verb implies that verb.
            None if let Some(beside) = now.beside.as_deref().and_then(|all| all.get(..1))
                && now.implies
                && beside.iter().all(|verb| verb.row.is_for(self.context.phase_bit())) =>
            {
                beside
            }
            None if now.is_later => &self.later,
            None => &self.implied,
        }
    }

    /// Whether these tokens can be part of an act.
    pub(super) fn can_be(&self, now: &PartialAct<'a>) -> bool {
        // The verb may still come.
        let is_word =
            |token: &ActToken| matches!(token.value, TokenValue::Keyword(_) | TokenValue::Clock(_));
        let may_come = now.verb.is_none() && now.tokens.len() <= BEFORE_VERB;
        may_come && !now.tokens.iter().any(is_word)
            || self
                .verbs(now)
                .iter()
                .any(|verb| self.assign(*verb, now).is_some() && self.goes_on(*verb, now))
    }

    /// Whether an act fills every slot of its verb, and none is optional: `rolls 5 5`.
    fn is_full(&self, now: &PartialAct<'a>) -> bool {
        let is_full = |verb: &Verb| {
            let slots: SmallVec<[&Slot; 8]> = verb.row.slots().collect();
            let filled = self.assign(*verb, now).unwrap_or_default().slots;
            let mut others = (filled.iter())
                .filter_map(|(at, tokens)| Some((slots.get(*at)?, tokens)))
                .filter(|(slot, _)| slot.takes != Takes::Player)
                .peekable();
            others.peek().is_some()
                && others.all(|(slot, tokens)| !slot.is_optional && !tokens.is_empty())
        };
        self.verbs(now).iter().any(is_full)
    }

    /// Whether the law reads these keywords and numbers as the beginning of an announcement.
    fn goes_on(&self, verb: Verb, now: &PartialAct<'a>) -> bool {
        // Parts between commas may come in another order, and so may a part before `first`.
        let is_first = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Keyword(FIRST));
        let turns =
            |at: usize| self.lattice.said.folded(at) == "," || self.lattice.has(at, is_first);
        !verb.row.takes(Takes::Phrase)
            || (0..self.end).any(turns)
            || self.is_read(verb, now).is_some()
    }

    /// Whether the law reads these as a whole announcement; `None` if it does not read them.
    pub(super) fn is_read(&self, verb: Verb, now: &PartialAct<'a>) -> Option<bool> {
        let VerbPlace::Entry(place) = verb.place else {
            return None;
        };
        let words = |has_on: bool| {
            now.tokens.iter().flat_map(move |token| {
                let on =
                    (has_on && token.mark == Some(Preposition::Place)).then(|| "on".to_owned());
                let text = match &token.value {
                    TokenValue::Keyword(word) => Some((*word).to_owned()),
                    TokenValue::Number(number) => Some(number.to_string()),
                    _ => None,
                };
                on.into_iter().chain(text)
            })
        };
        let read = |has_on: bool| {
            let words: Vec<String> = words(has_on).collect();
            let (at, len) = (0, 1);
            let tokens: Vec<Token<'_>> =
                (words.iter()).map(|text| Token { text, at, len }).collect();
            let language = self.language;
            let mut reader = Reader::new(("", 0), &tokens, language, Dialect::Prompt, None);
            let read = language.entry(place, &mut reader).is_ok();
            let is_over = reader.word().is_none() || read && reader.closed;
            is_over.then_some(read)
        };
        read(true).max(read(false))
    }
}
