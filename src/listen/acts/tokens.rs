//! Adds a token to a reading, or begins another act with it.

use super::{ActToken, Acts, Begun, Expected, FIRST, PartialAct, State, TokenValue};

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
    turned.act().tokens.get_mut(last - 1 - usize::from(is_counted)..)?.rotate_right(1);
    is_place.then_some(turned)
}

impl<'a> Acts<'a, '_> {
    /// Adds a token to the act, and opens another act with it where one can begin.
    pub(super) fn add_token(
        &self,
        begun: &Begun<'a>,
        token: ActToken,
        is_within: bool,
    ) -> Vec<State<'a>> {
        let state = &begun.state;
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
        let opens = token.is_person() || token.is_piece();
        let mut same = state.clone();
        same.is_plain &= token.is_plain;
        let is_first = state.now.tokens.is_empty() && state.now.verb.is_none();
        same.act().take(ActToken { is_joined: token.is_joined && !is_first, ..token.clone() });
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
                let mut now = PartialAct::clone(&state.now);
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
                closed.act().take(ActToken { is_joined: false, ..token.clone() });
                if self.can_be(&closed.now) {
                    states.push(closed);
                }
            }
        }
        states
    }
}
