//! Ends acts: returns each act that the words so far can be, and adds it to those before it.

use super::{
    ACT, ActChain, ActToken, Acts, Begun, Expected, PartialAct, SaidAct, State, TokenValue,
};
use crate::heard::Heard;
use nos_entry::{Sense, Takes, Verb, Wording};
use std::rc::Rc;

impl<'a> Acts<'a, '_> {
    /// Returns the readings in which the act ends before this word; they are found once.
    pub(super) fn closed<'s>(&self, begun: &'s Begun<'a>, at: usize) -> &'s [State<'a>] {
        begun.closed.get_or_init(|| self.close(&begun.state, at))
    }

    /// Ends the act: returns a reading for each act that it can be, with an empty act after it.
    pub(super) fn close(&self, state: &State<'a>, at: usize) -> Vec<State<'a>> {
        let mut states = Vec::new();
        let is_open = state.now.expected != Expected::Nothing || state.now.has_auxiliary.is_some();
        if is_open || self.lattice.is_within(at) {
            return states;
        }
        let before_it = state.now.verb.map(|(said, _)| said);
        let fresh = PartialAct { is_later: true, before_it, from: at, ..PartialAct::default() };
        let fresh = Rc::new(fresh);
        for act in self.acts(&state.now, at) {
            let row = act.verb.row;
            if act.is_unfinished || !row.is_entry() || row.asks {
                continue;
            }
            let mut next = state.clone();
            next.ended.push(Rc::new(act));
            next.now = fresh.clone();
            states.push(next);
        }
        states
    }

    /// Adds an act to those before it. `passes, she can't` is one act with its reason, and `stuck, go`
    /// says one act twice.
    pub(super) fn add_act(&self, acts: &mut Vec<Rc<SaidAct>>, act: Rc<SaidAct>) {
        let is_one = |last: &SaidAct| {
            let is_excused = self.is_excuse(last) || self.is_excuse(&act);
            let is_said = last.form.max(act.form) >= Some(Wording::Said);
            let is_other = || is_said && self.verb_of(last) != self.verb_of(&act);
            // `the short one, first to 61`
            let is_rule = act.verb.row.takes(Takes::Rest) && act.says(last);
            is_rule || act.says_again(last) && (is_excused || is_other())
        };
        match acts.last_mut() {
            Some(last) if is_one(last) => {
                Rc::make_mut(last).is_unsure = true;
            }
            _ => acts.push(act),
        }
    }

    /// Returns the verb of an act as typed.
    fn verb_of(&self, act: &SaidAct) -> &str {
        self.lattice.said.line.get(bytes_of(act)).unwrap_or_default()
    }

    /// Whether the words of an act name what its player cannot do or has not.
    fn is_excuse(&self, act: &SaidAct) -> bool {
        let place = |byte| self.lattice.said.words.partition_point(|word| word.at < byte);
        let senses = self.lattice.senses_of(place(bytes_of(act).start), place(bytes_of(act).end));
        senses.iter().any(|sense| matches!(sense, Sense::Reason | Sense::Lack))
    }

    pub(super) fn finish(&self, state: &State<'a>, to: usize) -> Vec<ActChain> {
        let now = &state.now;
        let is_empty = now.verb.is_none() && now.tokens.is_empty();
        let is_loose = now.is_joined || now.has_article || now.mark.is_some();
        let acts = self.acts(now, to);
        let more = u32::try_from(state.acts.len()).unwrap_or(u32::MAX);
        let before: u32 = state.acts.iter().map(|act| act.cost).sum();
        let chain = |mut act: SaidAct| {
            act.is_unfinished |= is_loose || now.expected != Expected::Nothing;
            let is_typed = !act.is_run_on && act.form == Some(Wording::Written);
            let last = state.acts.last().filter(|_| !is_typed);
            act.is_unsure |= last.is_some_and(|last| act.says_again(last));
            let cost = before + act.cost + ACT * more;
            let mut acts: Vec<Rc<SaidAct>> = state.acts.to_vec();
            self.add_act(&mut acts, Rc::new(act));
            ActChain {
                cost,
                acts,
                asks: state.asks,
                denies: state.denies,
                doubts: state.doubts,
                is_amiss: state.is_amiss,
                skipped: state.skipped,
                passed: state.passed,
            }
        };
        // A unit may precede its number, as in `entry 5`, but needs one.
        if is_empty || now.unit.is_some() || now.has_auxiliary.is_some() {
            return Vec::new();
        }
        // A correction, a question, and a verb that ends something must be alone on a line.
        let is_alone = |act: &SaidAct| act.verb.row.asks || !act.verb.row.is_entry();
        let (apart, acts): (Vec<SaidAct>, Vec<SaidAct>) =
            (acts.into_iter()).partition(|act| !state.acts.is_empty() && is_alone(act));
        if let Some(act) = apart.iter().find(|act| act.has_verb) {
            self.apart.set(Some(act.bytes));
        }
        acts.into_iter().map(chain).collect()
    }

    /// Whether an act without some words is clear: it names a piece, or what its verb needs. An
    /// unknown word may be the object of its verb: `draws breath`.
    fn is_clear(&self, now: &PartialAct<'a>) -> bool {
        let has = |is: &dyn Fn(&ActToken) -> bool| now.tokens.iter().any(is);
        let is_named = now.verb.is_some() || now.tokens.len() > 1;
        let is_piece = |token: &ActToken| match token.value {
            TokenValue::Newcomer(_) => is_named,
            TokenValue::Piece(_) => true,
            _ => false,
        };
        // A word for one may be an article.
        let is_number = |token: &ActToken| {
            let senses = self.lattice.senses_of(token.from, token.to);
            matches!(token.value, TokenValue::Number(_)) && !senses.contains(&Sense::Article)
        };
        let is_keyword = |token: &ActToken| matches!(token.value, TokenValue::Keyword(_));
        has(&is_piece)
            || has(&is_keyword)
            || now.has_person()
                && (!now.has_object || has(&is_number))
                && (now.verb.is_some() || now.has_passed || !has(&is_number))
            || has(&is_number) && now.beside.is_some()
            || now.verb.is_some_and(|(said, (from, to))| {
                let is_phrase =
                    self.lattice.said.line.get(from..to).unwrap_or_default().contains(' ');
                let is_told = said.form == Wording::Written && now.beside.is_some();
                is_phrase || is_told || !now.has_object && !now.has_passed
            })
    }

    /// Returns an act that says only who and how many, with the verb before it: `Anna counts four and
    /// Bram six`.
    fn repeated(&self, now: &PartialAct<'a>) -> Option<PartialAct<'a>> {
        let said = now.before_it.filter(|_| now.verb.is_none() && now.has_person())?;
        let [one, other] = now.tokens.as_slice() else { return None };
        let is_number = |token: &&ActToken| {
            let is_piece = self.lattice.has(token.from, Heard::is_piece);
            matches!(token.value, TokenValue::Number(_)) && !is_piece
        };
        let number = [one, other].into_iter().find(is_number)?;
        let mut repeated = now.clone();
        repeated.tokens.retain(|token| token.is_person());
        let bytes = self.lattice.said.bytes(now.from, now.from + 1);
        self.fill(&mut repeated, said, (now.from, now.from + 1), bytes);
        repeated.tokens.push(number.clone());
        repeated.repeats = Some(said.verb);
        Some(repeated)
    }

    fn acts(&self, now: &PartialAct<'a>, to: usize) -> Vec<SaidAct> {
        // `Bram pays` does not say who is paid.
        let is_unclear = self.is_loose && !self.is_clear(now);
        if is_unclear || now.is_other && self.names.len() > 2 && now.has_person() {
            return Vec::new();
        }
        let repeated = self.repeated(now);
        let now = repeated.as_ref().unwrap_or(now);
        let verbs = self.verbs(now).iter();
        let pieces = now.tokens.iter().filter(|token| token.is_piece()).count();
        let takes = |verb: &Verb, is_list: bool| {
            verb.row.has(|slot| slot.takes == Takes::Piece && slot.is_repeated == is_list)
        };
        // If a verb for one piece is implied, a single piece is not read as a list.
        let is_alone = now.verb.is_none()
            && pieces == 1
            && self.verbs(now).iter().any(|verb| takes(verb, false));
        let says_verb = |verb: &&Verb| {
            if is_alone && takes(verb, true) {
                return false;
            }
            let is_phrase = verb.row.takes(Takes::Phrase);
            let is_told = self.told == Some(**verb);
            let is_named = || {
                let is_keyword = |sense: &Sense<'_>| matches!(sense, Sense::Keyword(_));
                let senses = |token: &ActToken| self.lattice.senses_of(token.from, token.to);
                let is_whole = to == self.end
                    && !now.is_later
                    && now.tokens.iter().all(|token| senses(token).iter().any(is_keyword));
                !is_told || is_whole && self.is_read(**verb, now) == Some(true)
            };
            now.verb.is_some()
                || now.tokens.iter().any(|token| match token.value {
                    TokenValue::Number(_) => !is_told,
                    TokenValue::Piece(_) | TokenValue::Newcomer(_) => true,
                    TokenValue::Keyword(_) => is_phrase && is_named(),
                    _ => false,
                })
        };
        verbs
            .filter(says_verb)
            .filter_map(|verb| {
                let filled = self.assign(*verb, now)?;
                let names = now.tokens.iter().filter(|token| token.newcomer().is_some()).count();
                if filled.named.is_some_and(|named| usize::try_from(named) != Ok(names)) {
                    return None;
                }
                Some(self.write(*verb, now, &filled, to))
            })
            .flatten()
            .collect()
    }
}

fn bytes_of(act: &SaidAct) -> std::ops::Range<usize> {
    act.words.first().map(|verb| verb.at..verb.at + verb.len).unwrap_or_default()
}
