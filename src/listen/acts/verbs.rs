//! Begins an act with its verb, and decides which words can belong to it.

use super::{ActToken, Acts, BEFORE_VERB, Begun, Expected, FIRST, PartialAct, State, TokenValue};
use crate::heard::{Edge, Heard};
use crate::word::Word;
use nos_entry::{
    Auxiliary, Dialect, Group, Inflection, Preposition, Reader, SaidVerb, Sense, Slot, Takes,
    Token, Verb, VerbPlace, VerbRow, Wording,
};
use smallvec::SmallVec;

/// In a form of a verb, means the other player.
const OTHER: &str = "other";

/// The ends of `is` and `are` in short.
const SHORTENED: [&str; 4] = ["'s", "’s", "'re", "’re"];

impl<'a> Acts<'a, '_> {
    pub(super) fn verb(
        &self,
        begun: &Begun<'a>,
        said: SaidVerb<'a>,
        (from, to, bytes): (usize, usize, (usize, usize)),
        end: usize,
    ) -> Vec<State<'a>> {
        // An article needs a thing.
        let state = &begun.state;
        let now = &state.now;
        let has_auxiliary = || {
            let before = self.lattice.said.typed(from.saturating_sub(1), from);
            now.has_auxiliary.is_some() || SHORTENED.iter().any(|end| before.ends_with(end))
        };
        let is_other_form = now.has_auxiliary == Some(Auxiliary::Bound) && said.inflected.is_none();
        if now.mark.is_some()
            || is_other_form
            || said.inflected == Some(Inflection::Bound) && !has_auxiliary()
            || now.unit.is_some()
            || now.has_article
                && said.verb.row.group != Group::Question
                && (to == from + 1 || now.verb.is_some() || !now.tokens.is_empty())
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
            state.act().has_article = false;
            state.act().is_joined = false;
            state.act().has_auxiliary = None;
            state.act().expected = Expected::Nothing;
            state.act().before = state.now.tokens.len();
            state.act().verb = Some((said, bytes));
            state.act().is_excuse = self.lattice.is_reason(from);
            state.act().is_other = said.fills.iter().any(|fill| fill == OTHER);
            if rest == Some(false) && !said.fills.is_empty() {
                // `ten for nos`: in a file the key comes first.
                let key = TokenValue::Key(said.fills.join(" ").into());
                state.act().tokens.insert(0, added(key, (from, to), bytes, false));
                return state;
            }
            self.fill(state.act(), said, (from, to), bytes);
            let is_asked = self.lattice.said.typed(end - 1, end) == "?" && rest == Some(true);
            let end = if is_asked { end - 1 } else { end };
            // `make a note, we had tea`
            let is_form = said.form >= Wording::Said;
            let is_comma = |at: &usize| is_form && self.lattice.said.folded(*at) == ",";
            let to = (to..end).find(|at| !is_comma(at)).unwrap_or(to);
            if rest.is_some() && to < end {
                let is_said = is_form && rest == Some(true);
                let (text, bytes) = self.lattice.said.rest(to, end);
                let rest = TokenValue::Rest(text.to_owned());
                state.act().tokens.push(added(rest, (to, end), bytes, !is_said));
            }
            state
        };
        let mut states = Vec::new();
        match state.now.verb {
            None => {
                // A letter is a verb only at the start or after players.
                let is_letter =
                    to == from + 1 && self.lattice.said.typed(from, to).chars().count() == 1;
                let are_players = state.now.tokens.iter().all(ActToken::is_player);
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
                let row = said.verb.row;
                let is_list = row.has(|slot| slot.is_repeated);
                // `she chickens out and drops`: what asks is alone on its line.
                // `hides his tiles, foul`: the word says the phrase before it again.
                let is_again = !before.fills.is_empty() && said.form == Wording::Written;
                let is_one = is_again || row.asks && now.tokens.iter().all(ActToken::is_person);
                if is_list || is_one || row.slots().next().is_none() {
                    let mut same = state.clone();
                    same.act().is_joined = false;
                    same.act().is_doubtful |= is_again;
                    states.push(same);
                }
            }
            // Or the second phrase adds arguments to the first, as in `rolls double six`.
            Some((before, ..)) if before.verb == said.verb && before.fills.is_empty() => {
                let has_more = state.now.tokens.len() > state.now.before;
                if !has_more && !state.now.is_joined {
                    let mut without = state.clone();
                    without.act().verb = None;
                    states.push(begin(without));
                }
            }
            Some(_) => {}
        }
        let is_begun = state.now.verb.is_some() || !state.now.tokens.is_empty();
        if is_begun && said.verb.row.is_entry() && !self.is_split(state, from) {
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
                begun.act().is_run_on = is_run_on;
                begun
            });
            states.extend(closed.filter(|state| self.can_be(&state.now)));
            if let Some((last, head)) = state.now.tokens.split_last()
                && last.is_person()
                && (state.now.verb.is_none() && !head.is_empty()
                    || state.now.verb.is_some() && head.len() > state.now.before)
                && said.form != Wording::Begun
            {
                let mut without = state.clone();
                without.act().tokens.pop();
                without.act().is_joined = false;
                let closed = self.close(&without, last.from).into_iter().map(|mut state| {
                    let token = ActToken { is_joined: false, ..last.clone() };
                    state.act().take(token);
                    begin(state)
                });
                states.extend(closed.filter(|state| self.can_be(&state.now)));
            }
        }
        states
    }

    /// Adds the words that a form of a verb includes: `draws another` is one tile.
    pub(super) fn fill(
        &self,
        now: &mut PartialAct<'a>,
        said: SaidVerb<'a>,
        words: (usize, usize),
        bytes: (usize, usize),
    ) {
        let fills = said.fills.iter().filter(|fill| *fill != OTHER);
        now.tokens.extend(fills.map(|fill| added(self.filled(fill), words, bytes, false)));
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
            None if let Some(repeated) = &now.repeats => std::slice::from_ref(repeated),
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
        let may_come = now.verb.is_none() && now.tokens.len() <= BEFORE_VERB && !self.is_loose;
        may_come && !now.tokens.iter().any(is_word)
            || self
                .verbs(now)
                .iter()
                .any(|verb| self.placed(*verb, now).is_some() && self.goes_on(*verb, now))
    }

    /// Whether an act fills every slot of its verb, and none is optional: `rolls 5 5`.
    pub(super) fn is_full(&self, now: &PartialAct<'a>) -> bool {
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
            || *self.has_turns.get_or_init(|| (0..self.end).any(turns))
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

/// Makes a token of a word that a phrase includes.
fn added(
    value: TokenValue,
    (from, to): (usize, usize),
    bytes: (usize, usize),
    is_plain: bool,
) -> ActToken {
    let (mark, unit) = (None, None);
    let (is_joined, has_article) = (false, false);
    ActToken { value, mark, unit, from, to, bytes, is_plain, is_joined, has_article }
}
