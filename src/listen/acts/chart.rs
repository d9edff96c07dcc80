//! Reads the words of a line from left to right. Beginnings with the same unfinished act share their
//! continuations.

use super::{ActChain, Acts, SaidAct, State};
use crate::heard::{Edge, Heard};
use nos_base::Order;
use nos_entry::{Sense, Takes};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::rc::Rc;

/// The most readings of the beginning of a line that are kept at each place.
const FOLLOWED: usize = 32;

/// Counts the acts that differ in verb from the act before: a list repeats one verb.
fn turns(acts: &[Rc<SaidAct>]) -> usize {
    let pairs = acts.windows(2);
    pairs.filter(|pair| pair.first().map(|act| act.verb) != pair.last().map(|act| act.verb)).count()
}

/// Keeps the readings of a beginning that rank best: first those typed as in a file, then those
/// with the fewest acts, skipped words, changes of verb, unknown names and tokens.
fn likeliest(mut states: Vec<State<'_>>) -> Vec<State<'_>> {
    if states.len() > FOLLOWED {
        let rank = |state: &State<'_>| {
            let (acts, tokens) = (&state.acts, &state.now.tokens);
            let names = tokens.iter().filter(|token| token.newcomer().is_some());
            let acts = (acts.len(), state.skipped, turns(acts));
            (!state.is_plain, acts, names.count(), tokens.len())
        };
        states.order_by_key(rank);
        states.truncate(FOLLOWED);
    }
    states
}

/// A reading of a beginning, with the readings in which its act has ended.
pub(super) struct Begun<'a> {
    pub(super) state: State<'a>,
    pub(super) closed: OnceCell<Vec<State<'a>>>,
    /// The readings that extend it by each word or phrase.
    ways: Vec<Vec<(usize, State<'a>)>>,
}

impl<'a> Begun<'a> {
    pub(super) fn new(state: State<'a>) -> Begun<'a> {
        Begun { state, closed: OnceCell::new(), ways: Vec::new() }
    }
}

impl<'a> Acts<'a, '_> {
    /// Returns the finished and the unfinished readings of these words, the cheapest first, and how
    /// many words the longest one takes.
    pub fn read(&self, from: usize, to: usize) -> (Vec<ActChain>, Vec<ActChain>, usize) {
        let begin = State::begin(from);
        let mut at: Vec<Vec<State<'a>>> = vec![Vec::new(); to + 1 - from.min(to)];
        if let Some(first) = at.first_mut() {
            first.push(begin);
        }
        let mut furthest = from;
        for place in from..to {
            let states = at.get_mut(place - from).map(std::mem::take).unwrap_or_default();
            if states.is_empty() {
                continue;
            }
            let states = likeliest(states);
            furthest = place;
            let edges = self.lattice.edges(place);
            let repeats = self.lattice.has(place, |heard| *heard == Heard::Sense(Sense::Same));
            // Reading a part of the line again finds the same, except before its end.
            let is_same = edges.iter().all(|edge| edge.to <= to && !self.needs_end(edge, to));
            let kept = || self.known.borrow_mut().get_mut(place).map(std::mem::take);
            let mut known: Vec<Begun<'a>> = is_same.then(kept).flatten().unwrap_or_default();
            for state in &states {
                let is_like = |begun: &Begun<'a>| begun.state.goes_on_like(state, repeats);
                let begun = known.iter().position(is_like).unwrap_or_else(|| {
                    known.push(Begun::new(state.alone()));
                    known.len() - 1
                });
                let begun = &mut known[begun];
                for (number, edge) in edges.iter().filter(|edge| edge.to <= to).enumerate() {
                    if self.effort.is_spent() {
                        return (Vec::new(), Vec::new(), furthest);
                    }
                    self.effort.take(1);
                    if begun.ways.len() == number {
                        let ways = self.take(begun, edge, place, to);
                        begun.ways.push(ways);
                    }
                    for (reached, next) in begun.ways.get(number).into_iter().flatten() {
                        if let Some(there) = at.get_mut(reached - from) {
                            there.push(self.follow(state, next));
                        }
                    }
                }
            }
            if let Some(kept) = self.known.borrow_mut().get_mut(place).filter(|_| is_same) {
                *kept = known;
            }
        }
        let mut last = at.pop().unwrap_or_default();
        if !last.is_empty() {
            furthest = to;
        }
        if self.lattice.actors(from, to) > 1 {
            last.clear();
        }
        let (mut whole, mut unfinished) = (Vec::new(), Vec::new());
        for state in likeliest(last) {
            if self.effort.is_spent() {
                break;
            }
            for chain in self.finish(&state, to) {
                let list = if chain.acts.iter().any(|act| act.is_unfinished) {
                    &mut unfinished
                } else {
                    &mut whole
                };
                if !list.contains(&chain) {
                    list.push(chain);
                }
            }
        }
        for chains in [&mut whole, &mut unfinished] {
            chains.order_by_key(|chain| (chain.rank(), turns(&chain.acts), chain.word_count()));
        }
        (whole, unfinished, furthest)
    }

    /// Whether the meaning of a phrase depends on the last word to read: a verb takes the rest, and a
    /// reason needs an act after it.
    fn needs_end(&self, edge: &Edge<'a>, end: usize) -> bool {
        edge.has(|heard| match heard {
            Heard::Sense(Sense::Verb(said)) => {
                said.verb.row.has(|slot| matches!(slot.takes, Takes::Rest | Takes::Text))
            }
            Heard::Sense(Sense::Same) => true,
            Heard::Sense(Sense::Reason) => edge.to == end,
            _ => false,
        })
    }

    /// Returns a reading with what the next words add to one that goes on like it.
    fn follow(&self, state: &State<'a>, next: &State<'a>) -> State<'a> {
        let mut acts = Rc::clone(&state.acts);
        for act in &next.ended {
            self.add_act(Rc::make_mut(&mut acts), Rc::clone(act));
        }
        State {
            acts,
            ended: SmallVec::new(),
            now: next.now.clone(),
            is_plain: next.is_plain,
            asks: state.asks || next.asks,
            denies: state.denies || next.denies,
            doubts: state.doubts || next.doubts,
            is_amiss: state.is_amiss || next.is_amiss,
            skipped: state.skipped + next.skipped,
            passed: state.passed | next.passed,
        }
    }
}
