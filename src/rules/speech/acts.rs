//! From what each word can be to acts: a verb whose slots are filled, or several one after the other. An act is written as
//! a file has it, each word with the place in the line where it was said.

use super::context::PromptContext;
use super::heard::{Edge, Heard, Lattice, Part};
use super::kind::Dialect;
use super::language::EntryLanguage;
use super::lexicon::{Verb, VerbPlace};
use super::phrases::{Form, Mark, SaidVerb, Sense};
use super::reader::Reader;
use super::slot::{Slot, Takes};
use super::token::Token;
use super::verb::{Group, VerbRow};
use crate::table::name::{JOIN, QUOTE};
use smallvec::SmallVec;
use std::rc::Rc;

/// So many readings of the beginning of a line are followed at each place.
const FOLLOWED: usize = 32;

/// So many letters are short for a player where an act begins, whatever else they mean.
const SHORT: usize = 2;

/// So many things can stand before a verb.
const BEFORE_VERB: usize = 3;

/// What two of an act or a verb that is only implied cost, and a player.
const ACT: u32 = 2;
const VERB: u32 = 2;
const PLAYER: u32 = 1;

/// A word of a file, and the bytes of the line where it was said; none if it is implied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    pub text: String,
    pub at: usize,
    pub len: usize,
}

/// An act, written as a file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    pub verb: Verb,
    pub words: Vec<Written>,
    /// The verb and the words that are implied cost so much.
    pub cost: u32,
    /// Whether it is asked about: it might mean something else.
    pub is_unsure: bool,
    /// Whether its verb stands there: by its word, its letter or a form.
    pub has_verb: bool,
    /// Whether its verb opens it behind another act, with no joiner and nobody named before it.
    pub is_run_on: bool,
    pub form: Option<Form>,
    /// Where a player that must be named goes among the words, if nobody is named.
    pub lacks_player: Option<usize>,
    /// Whether a player who may be left out is.
    pub leaves_out_player: Option<usize>,
    /// Whether something that it must have is missing.
    pub is_unfinished: bool,
    /// The player who is named with a correction, who did what it takes back.
    pub blamed: Option<usize>,
    /// The bytes of a name that is a word of the rows.
    pub taken: Option<(usize, usize)>,
    /// Whether a letter is its verb, and whether one names its player.
    pub is_letter: bool,
    pub is_named_by_letter: bool,
    /// Whether it names somebody who does not sit here, and has no verb.
    pub is_loose: bool,
    /// A score that was said with it.
    pub score: Option<u32>,
    /// The bytes of the line that it takes.
    pub bytes: (usize, usize),
}

/// Acts one after the other, and what the line says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    pub acts: Vec<Rc<Act>>,
    pub cost: u32,
    /// Whether it is asked.
    pub asks: bool,
    /// Whether it is denied.
    pub denies: bool,
    /// Words that mean nothing.
    pub skipped: usize,
}

/// The readings of a beginning that are followed: those with the fewest acts, words that mean nothing, and things.
fn likeliest(mut states: Vec<State<'_>>) -> Vec<State<'_>> {
    if states.len() > FOLLOWED {
        let rank = |state: &State<'_>| (state.acts.len(), state.skipped, state.now.items.len());
        states.sort_by_key(rank);
        states.truncate(FOLLOWED);
    }
    states
}

impl Chain {
    /// What it implies, and how many words mean nothing in it.
    pub fn rank(&self) -> (u32, usize) {
        (self.cost, self.skipped)
    }

    /// Whether it is asked about: an act of it might mean something else.
    pub fn is_unsure(&self) -> bool {
        self.acts.iter().any(|act| act.is_unsure)
    }

    /// Whether it is one act whose verb is a letter.
    pub fn is_letter(&self) -> bool {
        matches!(self.acts.as_slice(), [act] if act.is_letter)
    }

    /// Whether it is one act whose player is named by a letter.
    pub fn is_named_by_letter(&self) -> bool {
        matches!(self.acts.as_slice(), [act] if act.is_named_by_letter)
    }

    /// How many words of a file it has: fewer, if longer phrases were read.
    pub fn items(&self) -> usize {
        self.acts.iter().map(|act| act.words.len()).sum()
    }
}

#[derive(Clone, PartialEq, Debug)]
enum Thing {
    Player(usize),
    Actor,
    /// A name, whether it is a word of the language, too, and whether it was typed with a capital.
    Newcomer {
        name: String,
        is_word: bool,
        is_capital: bool,
        /// Whether several names begin so.
        is_begun: bool,
    },
    Number(u32),
    Piece(String),
    Keyword(&'static str),
    Clock(String),
    /// The rest of the line, as it is typed.
    Rest(String),
}

#[derive(Clone, PartialEq, Debug)]
struct Item {
    thing: Thing,
    mark: Option<Mark>,
    unit: Option<&'static str>,
    /// The words of the line that it takes.
    from: usize,
    to: usize,
    /// Its bytes in the line, which may be fewer than those of its words.
    bytes: (usize, usize),
    /// Whether it was typed as a file or a short form has it.
    is_plain: bool,
    /// Whether a word as `and` stands before it.
    is_joined: bool,
}

/// An act whose words are still being taken.
#[derive(Clone, Debug, Default)]
struct Growing<'a> {
    /// The verb, and the bytes of the line that it takes.
    verb: Option<(SaidVerb<'a>, (usize, usize))>,
    /// How many items stand before the verb.
    before: usize,
    items: Vec<Item>,
    mark: Option<Mark>,
    /// The bytes of the mark.
    mark_bytes: (usize, usize),
    /// A word whose unit is said first, as in `entry 5`.
    unit: Option<&'static str>,
    has_article: bool,
    is_joined: bool,
    is_run_on: bool,
    /// Whether acts stand before it.
    is_later: bool,
    /// The only verbs that what stands beside belongs to.
    beside: Option<SmallVec<[Verb; 4]>>,
    from: usize,
    /// A letter that names a player stands before a piece or a verb.
    awaits: Awaits,
}

/// What must come behind a letter that names a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Awaits {
    #[default]
    Nothing,
    PieceOrVerb,
    Piece,
}

#[derive(Clone, Debug)]
struct State<'a> {
    acts: Vec<Rc<Act>>,
    now: Growing<'a>,
    is_plain: bool,
    asks: bool,
    denies: bool,
    /// Words that mean nothing.
    skipped: usize,
}

pub struct Acts<'a, 'b> {
    lattice: &'b Lattice<'a>,
    language: &'static EntryLanguage,
    context: &'a dyn PromptContext,
    implied: Vec<Verb>,
    /// The same of an act after others.
    later: Vec<Verb>,
    names: Vec<Vec<String>>,
    /// The end of the line, in words.
    end: usize,
}

impl<'a, 'b> Acts<'a, 'b> {
    pub fn new(
        lattice: &'b Lattice<'a>,
        language: &'static EntryLanguage,
        context: &'a dyn PromptContext,
        end: usize,
    ) -> Acts<'a, 'b> {
        let lexicon = language.lexicon();
        let entry = |word: &'static str| {
            let mut verbs = lexicon.verbs();
            verbs.find(|verb| verb.row.word == word && matches!(verb.place, VerbPlace::Entry(_)))
        };
        let mut implied: Vec<Verb> = context.implied().into_iter().filter_map(entry).collect();
        implied.dedup();
        // Why no piece can be played is told.
        if implied.is_empty() {
            implied.extend(entry(language.piece_verb));
        }
        Acts {
            lattice,
            language,
            context,
            implied,
            later: context.later().into_iter().filter_map(entry).collect(),
            names: context.called(),
            end,
        }
    }

    pub fn lattice(&self) -> &Lattice<'a> {
        self.lattice
    }

    /// The readings of the words from one place on, what implies least first; and how many words the longest reading of a
    /// beginning takes.
    pub fn read(&self, from: usize, to: usize) -> (Vec<Chain>, Vec<Chain>, usize) {
        let begin = State {
            acts: Vec::new(),
            now: Growing {
                from,
                ..Growing::default()
            },
            is_plain: true,
            asks: false,
            denies: false,
            skipped: 0,
        };
        let mut at: Vec<Vec<State<'a>>> = vec![Vec::new(); to + 1 - from.min(to)];
        if let Some(first) = at.first_mut() {
            first.push(begin);
        }
        let mut furthest = from;
        for place in from..to {
            let states = at
                .get_mut(place - from)
                .map(std::mem::take)
                .unwrap_or_default();
            if states.is_empty() {
                continue;
            }
            let states = likeliest(states);
            furthest = place;
            let edges = self.lattice.edges(place);
            for state in &states {
                for edge in edges.iter().filter(|edge| edge.to <= to) {
                    for (reached, next) in self.take(state, edge, place, to) {
                        if let Some(there) = at.get_mut(reached - from) {
                            there.push(next);
                        }
                    }
                }
            }
        }
        let mut last = at.pop().unwrap_or_default();
        if !last.is_empty() {
            furthest = to;
        }
        // He and she are not the same.
        if self.actors(from, to) > 1 {
            last.clear();
        }
        let (mut whole, mut unfinished) = (Vec::new(), Vec::new());
        for state in likeliest(last) {
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
        whole.sort_by_key(|chain| (chain.rank(), chain.items()));
        unfinished.sort_by_key(|chain| (chain.rank(), chain.items()));
        (whole, unfinished, furthest)
    }

    /// How many words there are for whoever acts.
    fn actors(&self, from: usize, to: usize) -> usize {
        let is_actor = |place: &usize| {
            let edges = self.lattice.edges(*place);
            let mut parts = edges.iter().flat_map(|edge| &edge.parts);
            parts.any(|part| matches!(part.heard, Heard::Sense(Sense::Actor)))
        };
        let mut words: Vec<&str> = (from..to)
            .filter(is_actor)
            .filter_map(|place| Some(&*self.lattice.words.get(place)?.folded))
            .collect();
        words.sort_unstable();
        words.dedup();
        words.len()
    }

    /// What becomes of a reading with what these words are.
    fn take(
        &self,
        state: &State<'a>,
        edge: &Edge<'a>,
        at: usize,
        end: usize,
    ) -> Vec<(usize, State<'a>)> {
        let mut states = vec![state.clone()];
        for (place, part) in edge.parts.iter().enumerate() {
            let is_rest = |state: &State<'a>| {
                matches!(
                    state.now.items.last(),
                    Some(Item {
                        thing: Thing::Rest(_),
                        ..
                    })
                )
            };
            states = states
                .iter()
                .filter(|state| !is_rest(state))
                .flat_map(|state| self.hear(state, (part, place > 0), (at, edge.to), end))
                .collect();
        }
        let reached = |state: State<'a>| {
            let is_rest = matches!(
                state.now.items.last(),
                Some(Item {
                    thing: Thing::Rest(_),
                    ..
                })
            );
            (if is_rest { end } else { edge.to }, state)
        };
        states.into_iter().map(reached).collect()
    }

    fn hear(
        &self,
        state: &State<'a>,
        (part, is_within): (&Part<'a>, bool),
        (from, to): (usize, usize),
        end: usize,
    ) -> Vec<State<'a>> {
        let mut next = state.clone();
        let (begin, finish) = self.lattice.bytes(from, to);
        let bytes = match part.bytes {
            Some((at, len)) => (begin + at, begin + at + len),
            None => (begin, finish),
        };
        let item = |thing, is_plain| Item {
            thing,
            mark: state.now.mark,
            unit: state.now.unit,
            from,
            to,
            bytes,
            is_plain,
            is_joined: state.now.is_joined,
        };
        match &part.heard {
            Heard::Sense(sense) => match sense {
                Sense::Verb(said) => self.verb(state, *said, (from, to, bytes), end),
                Sense::Beside(verb) => {
                    if state.now.mark.is_some() {
                        return Vec::new();
                    }
                    next.now.has_article = false;
                    match &mut next.now.beside {
                        Some(verbs) => verbs.push(*verb),
                        None => next.now.beside = Some(SmallVec::from_iter([*verb])),
                    }
                    next.is_plain = false;
                    vec![next]
                }
                // A keyword that is a mark as well is that.
                Sense::Keyword(_) if self.is_mark(from, to) => Vec::new(),
                Sense::Keyword(word) => {
                    self.item(state, item(Thing::Keyword(word), true), is_within)
                }
                Sense::Number(number) => {
                    let typed = self.lattice.typed(from, to);
                    let is_plain = typed.contains(|c: char| c.is_ascii_digit());
                    self.item(state, item(Thing::Number(*number), is_plain), is_within)
                }
                Sense::AllBut(left) => {
                    let number = self
                        .context
                        .boneyard()
                        .and_then(|lie| lie.checked_sub(*left));
                    let number = number.map(|number| item(Thing::Number(number), false));
                    number.map_or_else(Vec::new, |number| self.item(state, number, is_within))
                }
                Sense::Unit(unit) => {
                    match next.now.items.last_mut() {
                        Some(last) if last.to == from || last.to == to => {
                            if !matches!(last.thing, Thing::Number(_)) || last.unit.is_some() {
                                return Vec::new();
                            }
                            last.unit = Some(*unit);
                        }
                        _ if next.now.unit.is_none() => next.now.unit = Some(*unit),
                        _ => return Vec::new(),
                    }
                    vec![next]
                }
                Sense::Mark(mark) => {
                    if next.now.mark.is_some() {
                        return Vec::new();
                    }
                    next.now.mark = Some(*mark);
                    next.now.mark_bytes = bytes;
                    next.now.is_joined = false;
                    vec![next]
                }
                Sense::Actor => self.item(state, item(Thing::Actor, false), is_within),
                Sense::Filler | Sense::Article if self.is_name(state, from, to) => Vec::new(),
                Sense::Filler => {
                    next.skipped += 1;
                    vec![next]
                }
                Sense::Article => {
                    next.skipped += 1;
                    next.now.has_article = true;
                    vec![next]
                }
                Sense::Joiner => {
                    if state.now.mark.is_some() || state.now.has_article || state.now.unit.is_some()
                    {
                        return Vec::new();
                    }
                    next.now.is_joined = true;
                    vec![next]
                }
                Sense::Asker => {
                    let is_first = state.now.from == from && state.now.items.is_empty();
                    let is_first = is_first && state.acts.is_empty() && state.now.verb.is_none();
                    let typed = self.lattice.typed(from, to);
                    let is_name = self
                        .names
                        .iter()
                        .flatten()
                        .any(|name| name.eq_ignore_ascii_case(typed));
                    if (!is_first || is_name) && typed != "?" {
                        return Vec::new();
                    }
                    next.asks = true;
                    if is_first {
                        next.now.from = to;
                    }
                    vec![next]
                }
                Sense::Denier => {
                    next.denies = true;
                    vec![next]
                }
                Sense::Remark { .. } => Vec::new(),
            },
            Heard::Player { place, is_letter } => {
                let mut states = self.item(state, item(Thing::Player(*place), true), is_within);
                let senses = self.lattice.senses_at(from);
                let phase = self.context.phase_bit();
                let is_now = |sense: &Sense<'_>| matches!(sense, Sense::Verb(said) if said.verb.row.is_for(phase));
                let is_verb = senses.iter().any(is_now);
                // Behind a verb that may name nobody, the letter of a verb is no name.
                let must_name = |said: &SaidVerb<'_>| {
                    let mut slots = said.verb.row.slots();
                    slots.any(|slot| slot.takes == Takes::Player && !slot.is_optional)
                };
                let awaits = match (is_letter, is_verb) {
                    (true, true)
                        if (state.now.verb.as_ref()).is_some_and(|(said, _)| !must_name(said)) =>
                    {
                        return Vec::new();
                    }
                    _ if state.now.verb.is_some() => Awaits::Nothing,
                    (false, _) => Awaits::Nothing,
                    (true, false) => Awaits::PieceOrVerb,
                    (true, true) => Awaits::Piece,
                };
                states
                    .iter_mut()
                    .for_each(|state| state.now.awaits = awaits);
                states
            }
            Heard::Newcomer(name) => {
                let typed = self.lattice.typed(from, to);
                let is_table = !self.names.is_empty() || self.context.first_of_all().is_some();
                let is_word = to == from + 1 && is_table && self.lattice.is_phrase(from);
                let is_capital = !typed.starts_with(char::is_lowercase);
                let name = name.as_str().to_owned();
                let thing = Thing::Newcomer {
                    name,
                    is_word,
                    is_capital,
                    is_begun: false,
                };
                self.item(state, item(thing, true), is_within)
            }
            Heard::Begun(name) => {
                let thing = Thing::Newcomer {
                    name: name.as_str().to_owned(),
                    is_word: false,
                    is_capital: true,
                    is_begun: true,
                };
                self.item(state, item(thing, true), is_within)
            }
            Heard::Piece { text, is_typed } => self.item(
                state,
                item(Thing::Piece(text.clone()), *is_typed),
                is_within,
            ),
            Heard::Clock => {
                let clock = self.lattice.typed(from, to).to_owned();
                self.item(state, item(Thing::Clock(clock), true), is_within)
            }
        }
    }

    /// Whether a word of one or two letters with which an act begins is short for a player.
    fn is_name(&self, state: &State<'a>, from: usize, to: usize) -> bool {
        let is_first = state.now.verb.is_none() && state.now.items.is_empty();
        let is_player = |part: &Part<'_>| matches!(part.heard, Heard::Player { .. });
        (is_first || state.now.is_joined)
            && self.lattice.typed(from, to).chars().count() <= SHORT
            && (self.lattice.edges(from).iter())
                .any(|edge| edge.to == to && edge.parts.iter().all(is_player))
    }

    fn is_mark(&self, from: usize, to: usize) -> bool {
        let senses = self.lattice.senses_of(from, to);
        senses.iter().any(|sense| matches!(sense, Sense::Mark(_)))
    }

    /// Adds an item to the act, and begins another act with it where one can begin: not within a word.
    fn item(&self, state: &State<'a>, item: Item, is_within: bool) -> Vec<State<'a>> {
        let is_awaited = match state.now.awaits {
            Awaits::Nothing => false,
            Awaits::Piece => !matches!(item.thing, Thing::Piece(_)),
            Awaits::PieceOrVerb => !matches!(item.thing, Thing::Piece(_) | Thing::Number(_)),
        };
        if is_awaited {
            return Vec::new();
        }
        let mut states = Vec::new();
        let opens = matches!(
            item.thing,
            Thing::Player(_) | Thing::Actor | Thing::Piece(_)
        );
        let mut same = state.clone();
        same.is_plain &= item.is_plain;
        let is_first = state.now.items.is_empty() && state.now.verb.is_none();
        same.now.take(Item {
            is_joined: item.is_joined && !is_first,
            ..item.clone()
        });
        if self.can_be(&same.now) {
            states.push(same);
        }
        let is_begun = state.now.verb.is_some() || !state.now.items.is_empty();
        // What the act can take opens no other.
        let is_taken = state.now.verb.is_some() && !states.is_empty();
        let may_open = state.now.is_joined || state.is_plain && item.is_plain && !is_taken;
        // A number that the act can take opens no other as a piece.
        let digits = self.lattice.typed(item.from, item.to).parse::<u32>().ok();
        let is_number = digits.is_some_and(|number| {
            let mut now = state.now.clone();
            now.take(Item {
                thing: Thing::Number(number),
                ..item.clone()
            });
            state.now.verb.is_some() && self.can_be(&now)
        });
        let may_open = may_open && (state.now.is_joined || !is_number);
        if opens && !is_within && is_begun && may_open && item.mark.is_none() && item.unit.is_none()
        {
            for mut closed in self.close(state, item.from) {
                closed.is_plain &= item.is_plain;
                closed.now.take(Item {
                    is_joined: false,
                    ..item.clone()
                });
                if self.can_be(&closed.now) {
                    states.push(closed);
                }
            }
        }
        states
    }

    fn verb(
        &self,
        state: &State<'a>,
        said: SaidVerb<'a>,
        (from, to, bytes): (usize, usize, (usize, usize)),
        end: usize,
    ) -> Vec<State<'a>> {
        if state.now.mark.is_some() || state.now.unit.is_some() || state.now.awaits == Awaits::Piece
        {
            return Vec::new();
        }
        let takes_rest = |verb: &VerbRow| {
            let mut slots = verb.slots();
            let rest = slots.find(|slot| matches!(slot.takes, Takes::Rest | Takes::Text));
            rest.map(|slot| slot.is_optional)
        };
        let rest = takes_rest(said.verb.row);
        // A text is never taken from a word that only begins like its verb.
        let is_text = said.verb.row.slots().any(|slot| slot.takes == Takes::Text);
        if is_text && said.form == Form::Begun {
            return Vec::new();
        }
        // Marks alone are no text.
        let has_words = |text: &str| text.contains(char::is_alphanumeric);
        if is_text && to < end && !has_words(self.lattice.rest(to, end).0) {
            return Vec::new();
        }
        let begin = |mut state: State<'a>| {
            state.is_plain &= said.form <= Form::Begun;
            state.now.has_article = false;
            state.now.is_joined = false;
            state.now.awaits = Awaits::Nothing;
            state.now.before = state.now.items.len();
            state.now.verb = Some((said, bytes));
            for fill in said.fills {
                let item = Item {
                    thing: self.filled(fill),
                    mark: None,
                    unit: None,
                    from,
                    to,
                    bytes,
                    is_plain: false,
                    is_joined: false,
                };
                state.now.items.push(item);
            }
            let is_asked = self.lattice.typed(end - 1, end) == "?" && rest == Some(true);
            let end = if is_asked { end - 1 } else { end };
            if rest.is_some() && to < end {
                let is_said = said.form >= Form::Said && rest == Some(true);
                let (text, bytes) = self.lattice.rest(to, end);
                state.now.items.push(Item {
                    thing: Thing::Rest(text.to_owned()),
                    mark: None,
                    unit: None,
                    from: to,
                    to: end,
                    bytes,
                    is_plain: !is_said,
                    is_joined: false,
                });
            }
            state
        };
        let mut states = Vec::new();
        match state.now.verb {
            None => {
                // A letter stands first, or behind a player.
                let is_letter = to == from + 1 && self.lattice.typed(from, to).chars().count() == 1;
                let are_players = state
                    .now
                    .items
                    .iter()
                    .all(|item| matches!(item.thing, Thing::Player(_)));
                let same = begin(state.clone());
                if (!is_letter || are_players) && self.can_be(&same.now) {
                    states.push(same);
                }
            }
            // A verb said again goes on with the list of the first.
            Some((before, ..)) if before.verb == said.verb && said.fills.is_empty() => {
                let is_list = said.verb.row.slots().any(|slot| slot.is_repeated);
                if is_list {
                    let mut same = state.clone();
                    same.now.is_joined = false;
                    states.push(same);
                }
            }
            // Or says what the first leaves open, as in `rolls double six`.
            Some((before, ..)) if before.verb == said.verb && before.fills.is_empty() => {
                let has_more = state.now.items.len() > state.now.before;
                if !has_more && !state.now.is_joined {
                    states.push(begin(State {
                        now: Growing {
                            verb: None,
                            ..state.now.clone()
                        },
                        ..state.clone()
                    }));
                }
            }
            Some(_) => {}
        }
        let is_begun = state.now.verb.is_some() || !state.now.items.is_empty();
        let is_entry = matches!(said.verb.row.group, Group::Session | Group::Hand);
        if is_begun && is_entry && !self.is_split(state, from) {
            // A verb of which nothing else is said takes no other verb behind it, unless both are written as in a file.
            let is_bare = state.now.verb.is_some() && state.now.items.len() <= state.now.before;
            let is_run_on = !state.now.is_joined;
            let is_plain = state.is_plain && said.form <= Form::Begun;
            let closed = if is_bare && is_run_on && !is_plain {
                Vec::new()
            } else {
                self.close(state, from)
            };
            let closed = closed.into_iter().map(|closed| {
                let mut begun = begin(closed);
                begun.now.is_run_on = is_run_on;
                begun
            });
            states.extend(closed.filter(|state| self.can_be(&state.now)));
            // The player before the verb belongs to it.
            if let Some((last, head)) = state.now.items.split_last()
                && matches!(last.thing, Thing::Player(_) | Thing::Actor)
                && (state.now.verb.is_none() && !head.is_empty()
                    || state.now.verb.is_some() && head.len() > state.now.before)
            {
                let mut without = state.clone();
                without.now.items.pop();
                without.now.is_joined = false;
                let closed = self
                    .close(&without, last.from)
                    .into_iter()
                    .map(|mut state| {
                        let item = Item {
                            is_joined: false,
                            ..last.clone()
                        };
                        state.now.take(item);
                        begin(state)
                    });
                states.extend(closed.filter(|state| self.can_be(&state.now)));
            }
        }
        states
    }

    /// Whether the verb just said goes on here with a longer phrase, as `can't` does in `can't play`.
    fn is_split(&self, state: &State<'a>, at: usize) -> bool {
        let Some((before, (begin, _))) = state.now.verb else {
            return false;
        };
        let has_more = state.now.items.len() > state.now.before || state.now.is_joined;
        let mut words = self.lattice.words.iter();
        let place = words.position(|word| word.at == begin);
        let Some(place) = place.filter(|_| !has_more) else {
            return false;
        };
        let goes_on = |edge: &Edge<'_>| match edge.parts.as_slice() {
            [
                Part {
                    heard: Heard::Sense(Sense::Verb(said)),
                    ..
                },
            ] => edge.to > at && said.verb == before.verb,
            _ => false,
        };
        self.lattice.edges(place).iter().any(goes_on)
    }

    /// What a word of a file is that a phrase stands for.
    fn filled(&self, word: &str) -> Thing {
        if let Ok(number) = word.parse() {
            return Thing::Number(number);
        }
        let mut keywords = self.language.lexicon().words();
        match keywords.find(|keyword| *keyword == word) {
            Some(keyword) => Thing::Keyword(keyword),
            None => Thing::Piece(word.to_owned()),
        }
    }

    /// The verbs that an act can have.
    fn verbs<'s>(&'s self, now: &'s Growing<'a>) -> &'s [Verb] {
        match &now.verb {
            Some((said, ..)) => std::slice::from_ref(&said.verb),
            None if now.is_later => &self.later,
            None => &self.implied,
        }
    }

    /// Whether what was taken so far can be part of an act.
    fn can_be(&self, now: &Growing<'a>) -> bool {
        // The verb may still come.
        let is_word = |item: &Item| matches!(item.thing, Thing::Keyword(_) | Thing::Clock(_));
        let may_come = now.verb.is_none() && now.items.len() <= BEFORE_VERB;
        may_come && !now.items.iter().any(is_word)
            || self
                .verbs(now)
                .iter()
                .any(|verb| self.assign(*verb, now).is_some() && self.goes_on(*verb, now))
    }

    /// Whether the law reads the keywords and numbers of an announcement so far, or asks for more.
    fn goes_on(&self, verb: Verb, now: &Growing<'a>) -> bool {
        let VerbPlace::Entry(place) = verb.place else {
            return true;
        };
        if !verb.row.slots().any(|slot| slot.takes == Takes::Phrase) {
            return true;
        }
        let words = |has_on: bool| {
            now.items.iter().flat_map(move |item| {
                let on = (has_on && item.mark == Some(Mark::Place)).then(|| "on".to_owned());
                let text = match &item.thing {
                    Thing::Keyword(word) => Some((*word).to_owned()),
                    Thing::Number(number) => Some(number.to_string()),
                    _ => None,
                };
                on.into_iter().chain(text)
            })
        };
        // What a comma separates may come in another order.
        let has_comma = self.lattice.words.iter().any(|word| word.text == ",");
        has_comma
            || [true, false].into_iter().any(|has_on| {
                let words: Vec<String> = words(has_on).collect();
                let tokens: Vec<Token<'_>> = words
                    .iter()
                    .map(|text| Token {
                        text,
                        at: 0,
                        len: 1,
                    })
                    .collect();
                let mut reader = Reader {
                    line: "",
                    end: 0,
                    words: &tokens,
                    in_parts: false,
                    language: self.language,
                    lexicon: self.language.lexicon(),
                    dialect: Dialect::Written,
                    closed: false,
                    notes: None,
                };
                match self.language.entry(place, &mut reader) {
                    Ok(_) => reader.word().is_none() || reader.closed,
                    Err(_) => reader.word().is_none(),
                }
            })
    }

    /// The act is over: the readings of it, each with nothing begun after it.
    fn close(&self, state: &State<'a>, at: usize) -> Vec<State<'a>> {
        let mut states = Vec::new();
        if state.now.awaits != Awaits::Nothing {
            return states;
        }
        for act in self.acts(&state.now, at) {
            let is_entry = matches!(act.verb.row.group, Group::Session | Group::Hand);
            if act.is_unfinished || !is_entry || act.verb.row.asks {
                continue;
            }
            let mut next = state.clone();
            next.acts.push(Rc::new(act));
            next.now = Growing {
                is_later: true,
                from: at,
                ..Growing::default()
            };
            states.push(next);
        }
        states
    }

    fn finish(&self, state: &State<'a>, to: usize) -> Vec<Chain> {
        let now = &state.now;
        let is_empty = now.verb.is_none() && now.items.is_empty();
        let is_loose = now.is_joined || now.has_article || now.mark.is_some() || now.unit.is_some();
        let acts = self.acts(now, to);
        let more = u32::try_from(state.acts.len()).unwrap_or(u32::MAX);
        let before: u32 = state.acts.iter().map(|act| act.cost).sum();
        let chain = |mut act: Act| {
            act.is_unfinished |= is_loose || now.awaits != Awaits::Nothing;
            let cost = before + act.cost + ACT * more;
            let acts = state.acts.iter().cloned().chain([Rc::new(act)]).collect();
            Chain {
                cost,
                acts,
                asks: state.asks,
                denies: state.denies,
                skipped: state.skipped,
            }
        };
        if is_empty {
            return Vec::new();
        }
        // What ends something, a correction and a question stand alone.
        let is_alone = |act: &Act| {
            act.verb.row.asks || !matches!(act.verb.row.group, Group::Session | Group::Hand)
        };
        let is_chained = !state.acts.is_empty();
        acts.into_iter()
            .filter(|act| !(is_chained && is_alone(act)))
            .map(chain)
            .collect()
    }

    /// What an act can be.
    fn acts(&self, now: &Growing<'a>, to: usize) -> Vec<Act> {
        let verbs = self.verbs(now).iter();
        let pieces = now
            .items
            .iter()
            .filter(|item| matches!(item.thing, Thing::Piece(_)))
            .count();
        let takes = |verb: &Verb, is_list: bool| {
            let mut slots = verb.row.slots();
            slots.any(|slot| slot.takes == Takes::Piece && slot.is_repeated == is_list)
        };
        // One piece implies no list where it can be played.
        let is_alone = now.verb.is_none()
            && pieces == 1
            && self.verbs(now).iter().any(|verb| takes(verb, false));
        let says_verb = |verb: &&Verb| {
            if is_alone && takes(verb, true) {
                return false;
            }
            let is_phrase = verb.row.slots().any(|slot| slot.takes == Takes::Phrase);
            now.verb.is_some()
                || now.items.iter().any(|item| match item.thing {
                    Thing::Piece(_) | Thing::Number(_) | Thing::Newcomer { .. } => true,
                    Thing::Keyword(_) => is_phrase,
                    _ => false,
                })
        };
        verbs
            .filter(says_verb)
            .filter_map(|verb| {
                let filled = self.assign(*verb, now)?;
                Some(self.write(*verb, now, &filled, to))
            })
            .flatten()
            .collect()
    }
}

/// Names that nobody has yet.
impl<'a> Acts<'a, '_> {
    /// Whether newcomers can be called so: with commas between them, a name is what stands between two; those of a line
    /// without a verb have capitals.
    fn are_names(&self, now: &Growing<'a>) -> bool {
        let names = || {
            now.items
                .iter()
                .filter(|item| matches!(item.thing, Thing::Newcomer { .. }))
        };
        let has_commas = names().any(|item| self.lattice.typed(item.to, item.to + 1) == ",");
        let are_joined = !has_commas || names().skip(1).all(|item| item.is_joined);
        let are_capital = now.verb.is_some()
            || names().all(|item| {
                matches!(
                    item.thing,
                    Thing::Newcomer {
                        is_capital: true,
                        ..
                    }
                )
            });
        let is_whole = |item: &Item| {
            has_commas
                || item.to == item.from + 1
                || !self.lattice.typed(item.from, item.to).contains(' ')
        };
        are_joined && are_capital && names().all(is_whole)
    }

    /// Whether a name is a word of the rows.
    fn is_taken(&self, item: &Item) -> bool {
        let Thing::Newcomer { name, .. } = &item.thing else {
            return false;
        };
        let term = self.language.lexicon().find(name);
        term.is_some_and(|term| term.verb.is_some() || term.is_word)
    }

    /// Whether the names are asked about: a word of the language, small letters, a blank, or no verb.
    fn is_doubtful(&self, now: &Growing<'a>) -> bool {
        now.items.iter().any(|item| match item.thing {
            Thing::Newcomer {
                is_word,
                is_capital,
                ..
            } => {
                let typed = self.lattice.typed(item.from, item.to);
                let has_blank = typed.contains(' ') && !typed.starts_with(QUOTE);
                is_word || !is_capital || has_blank || now.verb.is_none()
            }
            _ => false,
        })
    }
}

impl Growing<'_> {
    fn take(&mut self, item: Item) {
        self.items.push(item);
        self.mark = None;
        self.unit = None;
        self.has_article = false;
        self.is_joined = false;
        self.awaits = Awaits::Nothing;
    }
}

/// What fills each slot of a verb, by its place among the items; of those that repeat, one list after the other.
struct Filled {
    /// The slot and the item, in the order in which a file has them.
    slots: Vec<(usize, Vec<usize>)>,
    waives: Option<usize>,
    clock: Option<usize>,
    blamed: Option<usize>,
    score: Option<usize>,
    /// A keyword behind which nothing stands yet.
    after: Option<&'static str>,
}

impl<'a> Acts<'a, '_> {
    /// Puts each item of an act in a slot of the verb; `None` if one has none.
    fn assign(&self, verb: Verb, now: &Growing<'a>) -> Option<Filled> {
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
        let mut filled = Filled {
            slots: Vec::with_capacity(slots.len()),
            waives: None,
            clock: None,
            blamed: None,
            score: None,
            after: None,
        };
        let is_phrase = slots.iter().any(|slot| slot.takes == Takes::Phrase);
        let mut lists: Vec<SmallVec<[Option<usize>; 4]>> = Vec::new();
        let mut single: SmallVec<[Vec<usize>; 8]> = slots.iter().map(|_| Vec::new()).collect();
        let mut after: Option<&'static str> = None;
        let is_list = !repeated.is_empty();
        let closing = self.language.lexicon().vocabulary.closing;
        for (place, item) in now.items.iter().enumerate() {
            let is_opening = matches!(
                item.thing,
                Thing::Player(_) | Thing::Actor | Thing::Piece(_)
            );
            let is_first_piece = matches!(item.thing, Thing::Piece(_))
                && now.verb.is_none()
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
            if is_player && is_behind && !is_last && !is_list {
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
                    if slots.iter().any(takes_text) {
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
            if let Thing::Clock(_) = item.thing {
                let is_last = place + 1 == now.items.len();
                if !self.language.has_clocks || !is_last || filled.clock.is_some() {
                    return None;
                }
                filled.clock = Some(place);
                continue;
            }
            if item.mark == Some(Mark::Score) {
                let is_number = matches!(item.thing, Thing::Number(_));
                if !is_number || row.group != Group::Hand || filled.score.is_some() {
                    return None;
                }
                filled.score = Some(place);
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
        if slots.iter().any(|slot| slot.takes == Takes::Newcomer) && !self.are_names(now) {
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
        let is_neighbour = item.mark == Some(Mark::Neighbour);
        match slot.after {
            Some("after") if !is_neighbour && after != Some("after") => return false,
            Some("on") | None => {}
            Some("after") => {}
            Some("at") if item.mark == Some(Mark::Place) => {}
            Some(word) if after != Some(word) => return false,
            Some(_) => {}
        }
        if after.is_some() && slot.after != after {
            return false;
        }
        let is_bare = item.mark.is_none();
        match (&slot.takes, &item.thing) {
            (Takes::Player, Thing::Player(_) | Thing::Actor) => {
                let is_person = matches!(item.mark, None | Some(Mark::Person));
                is_person && slot.after.is_none() || is_neighbour && slot.after.is_some()
            }
            // Nobody is called so, which the session says.
            (
                Takes::Player | Takes::PlayerOr(_),
                Thing::Newcomer {
                    is_word: false,
                    is_capital,
                    is_begun,
                    ..
                },
            ) => {
                let is_known = *is_capital || has_verb;
                let typed = self.lattice.typed(item.from, item.to);
                let is_one = (!typed.contains(' ') || *is_begun) && is_known;
                is_one && matches!(item.mark, None | Some(Mark::Person)) && slot.after.is_none()
                    || is_neighbour && slot.after.is_some()
            }
            (Takes::PlayerOr(_), Thing::Player(_) | Thing::Actor) => is_bare,
            (Takes::PlayerOr(word), Thing::Keyword(own)) => is_bare && word == own,
            (
                Takes::Newcomer,
                Thing::Newcomer {
                    is_begun: false, ..
                },
            ) => is_bare,
            (Takes::Number { most, unit }, Thing::Number(number)) => {
                let is_of = item.unit.is_none_or(|own| own == *unit);
                is_bare && is_of && number <= most
            }
            (Takes::EntryNo, Thing::Number(number)) => {
                let is_of = item.unit.is_none_or(|own| own == "entry");
                (is_bare || slot.after == Some("at")) && is_of && *number > 0
            }
            (Takes::Piece, Thing::Piece(_)) => is_bare,
            (Takes::Word(words), Thing::Keyword(own)) => is_bare && words.contains(own),
            (Takes::End(words), Thing::Keyword(own)) => {
                matches!(item.mark, None | Some(Mark::Place)) && words.contains(own)
            }
            (Takes::End(_), Thing::Number(number)) => {
                item.mark == Some(Mark::Place) && *number <= 12 && item.unit.is_none()
            }
            (Takes::Phrase, Thing::Keyword(_) | Thing::Number(_)) => {
                matches!(item.mark, None | Some(Mark::Place)) && item.unit.is_none()
            }
            (Takes::Rest | Takes::Text, Thing::Rest(_)) => true,
            _ => false,
        }
    }

    /// Writes an act: in one way, or in several where a word may or may not be written.
    fn write(&self, verb: Verb, now: &Growing<'a>, filled: &Filled, to: usize) -> Vec<Act> {
        let row = verb.row;
        let slots: SmallVec<[&Slot; 8]> = row.slots().collect();
        let (begin, end) = self.lattice.bytes(now.from, to);
        let mut words: Vec<Written> = Vec::with_capacity(8);
        let (mut cost, mut lacks, mut leaves_out, mut is_unfinished) = (0, None, None, false);
        match &now.verb {
            Some((_, bytes)) => words.push(written(row.word.to_owned(), *bytes)),
            None => {
                cost += VERB;
                words.push(implied(row.word, begin));
            }
        }
        let mut phrases: Vec<usize> = Vec::new();
        let mut next = None;
        let takes_number =
            |slot: &&Slot| slot.is_repeated && matches!(slot.takes, Takes::Number { .. });
        let number_of =
            (slots.iter().copied().find(takes_number)).map(|_| self.context.meant(row).len());
        let unnamed = filled.slots.iter();
        let unnamed = unnamed.filter(|(at, items)| slots[*at].is_repeated && items.is_empty());
        let unnamed = unnamed.count();
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
                            Some(player) => words.push(implied(&self.name(player), place)),
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
                if let Some(after) = slot.after {
                    words.push(implied(after, place));
                }
                if slot.takes == Takes::Phrase && item.mark == Some(Mark::Place) {
                    words.push(implied("on", place));
                }
                let text = match &item.thing {
                    Thing::Player(place) => self.name(*place),
                    Thing::Actor => match self.context.actor() {
                        Some(place) => self.name(place),
                        None => return Vec::new(),
                    },
                    Thing::Number(number) => number.to_string(),
                    Thing::Newcomer { name, .. } if slot.takes == Takes::Newcomer => {
                        self.capital(name)
                    }
                    Thing::Newcomer { name: text, .. }
                    | Thing::Piece(text)
                    | Thing::Clock(text)
                    | Thing::Rest(text) => text.clone(),
                    Thing::Keyword(word) => (*word).to_owned(),
                };
                if let Thing::Rest(text) = &item.thing {
                    self.rest(text, item, &mut words);
                } else {
                    words.push(written(text, item.bytes));
                }
            }
        }
        if let Some(after) = filled.after {
            is_unfinished = true;
            words.push(implied(after, end));
        }
        // A keyword behind which nothing stands yet.
        let begun = match now.mark {
            Some(Mark::Place) => Some("on"),
            Some(Mark::Neighbour) => Some("after"),
            _ => None,
        };
        if let Some(word) = begun.filter(|word| slots.iter().any(|slot| slot.after == Some(word))) {
            words.push(written(word.to_owned(), now.mark_bytes));
        }
        if let Some(waiver) = filled.waives.and_then(|place| now.items.get(place)) {
            let word = self.language.waiver.unwrap_or_default().to_owned();
            words.push(written(word, waiver.bytes));
        }
        if let Some(Item {
            thing: Thing::Clock(text),
            bytes,
            ..
        }) = filled.clock.and_then(|place| now.items.get(place))
        {
            words.push(written(text.clone(), *bytes));
        }
        let player =
            |place: Option<usize>| match place.and_then(|place| now.items.get(place))?.thing {
                Thing::Player(place) => Some(place),
                Thing::Actor => self.context.actor(),
                _ => None,
            };
        let form = now.verb.map(|(said, ..)| said.form);
        let score = filled
            .score
            .and_then(|place| match now.items.get(place)?.thing {
                Thing::Number(number) => Some(number),
                _ => None,
            });
        let takes_newcomer = slots.iter().any(|slot| slot.takes == Takes::Newcomer);
        let act = Act {
            verb,
            words,
            cost,
            is_unsure: form == Some(Form::Unsure) || takes_newcomer && self.is_doubtful(now),
            has_verb: form.is_some(),
            is_run_on: now.is_run_on,
            form,
            lacks_player: lacks,
            leaves_out_player: leaves_out,
            is_unfinished,
            blamed: player(filled.blamed),
            is_letter: now.verb.is_some_and(|(_, (at, end))| end - at == 1),
            is_named_by_letter: now.items.iter().any(|item| {
                matches!(item.thing, Thing::Player(_)) && item.bytes.1 - item.bytes.0 == 1
            }),
            is_loose: form.is_none()
                && !takes_newcomer
                && now
                    .items
                    .iter()
                    .any(|item| matches!(item.thing, Thing::Newcomer { .. })),
            taken: now
                .items
                .iter()
                .find(|item| self.is_taken(item))
                .map(|item| item.bytes),
            score,
            bytes: (begin, end),
        };
        let mut acts = vec![act];
        // An announcement may name first what a file has last, and leave out a word as `on`.
        if phrases.len() > 1 {
            let without = |act: &Act| {
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
                let turned: Vec<Act> = acts
                    .iter()
                    .map(|act| {
                        let mut other = act.clone();
                        let split = now.items[phrases[joined]].from;
                        let (split, _) = self.lattice.bytes(split, split + 1);
                        let place = other
                            .words
                            .iter()
                            .position(|word| word.len > 0 && word.at >= split);
                        let head = other.words.iter().skip(1).position(|word| word.len > 0);
                        if let (Some(place), Some(head)) = (place, head) {
                            other.words[head + 1..].rotate_left(place - head - 1);
                        }
                        other
                    })
                    .collect();
                acts.extend(turned);
            }
        }
        acts
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
            words.push(Written {
                text: word.to_owned(),
                at: from + begin,
                len: word.len(),
            });
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
    fn name(&self, place: usize) -> String {
        let name = self.names.get(place).and_then(|names| names.first());
        name.map_or_else(String::new, |name| name.replace(' ', JOIN))
    }
}

fn written(text: String, (at, end): (usize, usize)) -> Written {
    Written {
        text,
        at,
        len: end - at,
    }
}

fn implied(word: &str, at: usize) -> Written {
    Written {
        text: word.to_owned(),
        at,
        len: 0,
    }
}
