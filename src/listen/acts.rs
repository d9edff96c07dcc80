//! Builds acts from what each word can be: a verb whose slots are filled, or a chain of several. An
//! act is written as in a file, and each of its words knows where the line says it.

mod act;
mod assign;
mod gist;
mod names;
mod needed;
pub mod reason;
mod take;
mod tokens;
mod verbs;
mod write;

use crate::effort::Effort;
use crate::heard::{Edge, Heard, Lattice};
use nos_base::Order;
use nos_entry::{EntryLanguage, PromptContext, Sense, Takes, Verb, VerbPlace, Wording};
use smallvec::SmallVec;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

pub use act::{ActChain, SaidAct, Stated, Written};
use act::{ActToken, Expected, NewName, PartialAct, State, TokenValue};
pub use gist::MOST_WORDS as MOST_PASSED;

/// The most readings of the beginning of a line that are kept at each place.
const FOLLOWED: usize = 32;

/// The word for the part of an announcement that comes first.
const FIRST: &str = "first";

/// A word of at most this many letters that opens an act is short for a player first of all.
const SHORT: usize = 2;

/// The most tokens before a verb.
const BEFORE_VERB: usize = 3;

/// Costs: a further act, an implied verb, an implied player.
const ACT: u32 = 2;
const VERB: u32 = 2;
const PLAYER: u32 = 1;

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
struct Begun<'a> {
    state: State<'a>,
    closed: OnceCell<Vec<State<'a>>>,
    /// The readings that extend it by each word or phrase, and the steps to find them. Others that go
    /// on like it take as many.
    ways: Vec<(u32, Vec<(usize, State<'a>)>)>,
}

impl<'a> Begun<'a> {
    fn new(state: State<'a>) -> Begun<'a> {
        Begun { state, closed: OnceCell::new(), ways: Vec::new() }
    }
}

pub struct Acts<'a, 'b> {
    lattice: &'b Lattice<'a>,
    language: &'static EntryLanguage,
    context: &'a dyn PromptContext,
    effort: &'a Effort,
    implied: Vec<Verb>,
    /// Whether nos only offers this reading, so that it may pass over words and marks may be loose:
    /// `helps herself to three`.
    is_loose: bool,
    /// The implied verb that announces a game, in a phase in which no game can be announced.
    told: Option<Verb>,
    /// The verbs that an act after others may imply.
    later: Vec<Verb>,
    names: Vec<Vec<String>>,
    end: usize,
    /// Whether parts of an announcement may come in another order than in a file.
    has_turns: OnceCell<bool>,
    /// The bytes of an act that must be alone on its line but follows another.
    apart: Cell<Option<(usize, usize)>>,
    /// The continuations found at each word.
    known: RefCell<Vec<Vec<Begun<'a>>>>,
}

impl<'a, 'b> Acts<'a, 'b> {
    pub fn new(
        lattice: &'b Lattice<'a>,
        language: &'static EntryLanguage,
        context: &'a dyn PromptContext,
        end: usize,
        effort: &'a Effort,
    ) -> Acts<'a, 'b> {
        let lexicon = language.lexicon();
        let entries = || {
            let verbs = lexicon.verbs();
            verbs.filter(|verb| matches!(verb.place, VerbPlace::Entry(_)))
        };
        let entry = |word: &'static str| entries().find(|verb| verb.row.word == word);
        let mut implied: Vec<Verb> = context.implied().into_iter().filter_map(entry).collect();
        implied.dedup();
        // These are implied in other phases too: nos then says why nobody can play or announce.
        let is_for = |takes: &[Takes]| {
            let all = |verb: &Verb| takes.iter().all(|takes| verb.row.takes(*takes));
            implied.iter().any(all)
        };
        let announces = entries().find(|verb| verb.row.takes(Takes::Phrase));
        let told = announces.filter(|_| !is_for(&[Takes::Phrase]));
        let plays = entry(language.piece_verb);
        let plays = plays.filter(|_| !is_for(&[Takes::Piece, Takes::Player]));
        implied.extend(plays.into_iter().chain(told));
        Acts {
            lattice,
            language,
            context,
            effort,
            implied,
            is_loose: false,
            told,
            later: context.later().into_iter().filter_map(entry).collect(),
            names: context.called(),
            end,
            has_turns: OnceCell::new(),
            apart: Cell::new(None),
            known: RefCell::new((0..end).map(|_| Vec::new()).collect()),
        }
    }

    pub fn apart(&self) -> Option<(usize, usize)> {
        self.apart.get()
    }

    pub fn lattice(&self) -> &Lattice<'a> {
        self.lattice
    }

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
                    if let Some((steps, _)) = begun.ways.get(number) {
                        self.effort.take(*steps);
                    } else {
                        let before = self.effort.of_acts();
                        let ways = self.take(begun, edge, place, to);
                        begun.ways.push((self.effort.of_acts() - before, ways));
                    }
                    for (reached, next) in begun.ways.get(number).iter().flat_map(|(_, all)| all) {
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

    /// Returns the bytes of a verb that has no use in this phase, so that its word may be meant
    /// otherwise.
    pub fn beyond(&self, chain: &ActChain) -> Option<(usize, usize)> {
        let phase = self.context.phase_bit();
        let is_other =
            |act: &&Rc<SaidAct>| act.form >= Some(Wording::Said) && !act.verb.row.is_for(phase);
        let verb = chain.acts.iter().find(is_other)?.words.first()?;
        Some((verb.at, verb.at + verb.len))
    }

    /// Returns the readings in which the act ends before this word; they are found once.
    fn closed<'s>(&self, begun: &'s Begun<'a>, at: usize) -> &'s [State<'a>] {
        begun.closed.get_or_init(|| self.close(&begun.state, at))
    }

    /// Ends the act: returns a reading for each act that it can be, with an empty act after it.
    fn close(&self, state: &State<'a>, at: usize) -> Vec<State<'a>> {
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

    /// Adds an act to those before it. `passes, she can't` is one act with its reason, and `stuck, go`
    /// says one act twice.
    fn add_act(&self, acts: &mut Vec<Rc<SaidAct>>, act: Rc<SaidAct>) {
        let is_one = |last: &SaidAct| {
            let is_excused = self.is_excuse(last) || self.is_excuse(&act);
            let is_said = last.form.max(act.form) >= Some(Wording::Said);
            let is_other = || is_said && self.verb_of(last) != self.verb_of(&act);
            act.says_again(last) && (is_excused || is_other())
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
        let verb = act
            .words
            .first()
            .and_then(|verb| self.lattice.said.line.get(verb.at..verb.at + verb.len));
        verb.unwrap_or_default()
    }

    /// Whether the words of an act name what its player cannot do or has not.
    fn is_excuse(&self, act: &SaidAct) -> bool {
        let said = act.words.first().map(|verb| verb.at..verb.at + verb.len).unwrap_or_default();
        let place = |byte| self.lattice.said.words.partition_point(|word| word.at < byte);
        let (from, to) = (place(said.start), place(said.end));
        let is_excuse = |sense: &Sense<'_>| matches!(sense, Sense::Reason | Sense::Lack);
        self.lattice.senses_of(from, to).iter().any(is_excuse)
    }

    fn finish(&self, state: &State<'a>, to: usize) -> Vec<ActChain> {
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
        let is_number = |token: &ActToken| {
            matches!(token.value, TokenValue::Number(_))
                && !self.lattice.has(token.from, Heard::is_piece)
        };
        let mut repeated = now.clone();
        let (mut numbers, others): (SmallVec<[ActToken; 4]>, SmallVec<[ActToken; 4]>) =
            repeated.tokens.into_iter().partition(is_number);
        (numbers.len() == 1 && others.len() == 1).then_some(())?;
        repeated.tokens = others;
        let bytes = self.lattice.said.bytes(now.from, now.from + 1);
        self.fill(&mut repeated, said, (now.from, now.from + 1), bytes);
        repeated.tokens.append(&mut numbers);
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
