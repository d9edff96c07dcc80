//! From what each word can be to acts: a verb whose slots are filled, or several one after the other. An act is written as
//! a file has it, each word with the place in the line where it was said.

mod assign;
mod names;
mod take;
mod write;

use crate::effort::Effort;
use crate::heard::{Heard, Lattice};
use nos_entry::context::PromptContext;
use nos_entry::language::EntryLanguage;
use nos_entry::lexicon::{Verb, VerbPlace};
use nos_entry::phrases::{Preposition, SaidVerb, Sense, Wording};
use nos_entry::slot::Takes;
use nos_entry::verb::Group;
use smallvec::SmallVec;
use std::cell::{Cell, OnceCell};
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

impl Written {
    pub fn said(text: String, (at, end): (usize, usize)) -> Written {
        let len = end - at;
        Written { text, at, len }
    }

    pub fn implied(word: &str, at: usize) -> Written {
        Written::said(word.to_owned(), (at, at))
    }
}

/// An act, written as a file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaidAct {
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
    pub form: Option<Wording>,
    /// Where a player that must be named goes among the words, if nobody is named.
    pub lacks_player: Option<usize>,
    /// Whether a player who may be left out is.
    pub leaves_out_player: Option<usize>,
    /// Whether something that it must have is missing.
    pub is_unfinished: bool,
    /// The player who is named first.
    pub player: Option<usize>,
    /// The player who is named with a correction, who did what it takes back.
    pub blamed: Option<usize>,
    /// The bytes of a name that is a word of the rows.
    pub taken: Option<(usize, usize)>,
    /// Whether a letter is its verb, and whether one names its player.
    pub is_letter: bool,
    pub is_named_by_letter: bool,
    /// Whether it names somebody who does not sit here, and has no verb.
    pub is_loose: bool,
    pub stated: Stated,
    /// The bytes of the line that it takes.
    pub bytes: (usize, usize),
}

impl SaidAct {
    /// Whether it says no more than the verb of the act before it once more, as in `go go`.
    fn says_again(&self, before: &SaidAct) -> bool {
        self.is_run_on && self.verb == before.verb && self.words.len() == 1
    }
}

/// What was said with an act that the law works out, so that it must agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stated {
    pub score: Option<u32>,
    /// The number that the tile shows at its open end.
    pub open: Option<u32>,
    /// Whether it is the player's last piece.
    pub is_last: bool,
}

/// Acts one after the other, and what the line says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActChain {
    pub acts: Vec<Rc<SaidAct>>,
    pub cost: u32,
    /// Whether it is asked.
    pub asks: bool,
    /// Whether it is denied.
    pub denies: bool,
    /// Whether a word changes what it says.
    pub doubts: bool,
    /// Words that mean nothing.
    pub skipped: usize,
}

/// How often an act does something else than the one before it: whoever lists things says the same of each.
fn turns(acts: &[Rc<SaidAct>]) -> usize {
    let pairs = acts.windows(2);
    pairs.filter(|pair| pair.first().map(|act| act.verb) != pair.last().map(|act| act.verb)).count()
}

/// The readings of a beginning that are followed: those typed as in a file, with the fewest acts, words that mean nothing, turns, names that nobody
/// has, and things.
fn likeliest(mut states: Vec<State<'_>>) -> Vec<State<'_>> {
    if states.len() > FOLLOWED {
        let rank = |state: &State<'_>| {
            let (acts, items) = (&state.acts, &state.now.items);
            let names = items.iter().filter(|item| item.newcomer().is_some());
            (!state.is_plain, acts.len(), state.skipped, turns(acts), names.count(), items.len())
        };
        states.sort_by_cached_key(rank);
        states.truncate(FOLLOWED);
    }
    states
}

impl ActChain {
    /// What it implies, and how many words mean nothing in it.
    pub fn rank(&self) -> (u32, usize) {
        (self.cost, self.skipped)
    }

    /// Whether it is asked about: an act of it might mean something else.
    pub fn is_unsure(&self) -> bool {
        self.acts.iter().any(|act| act.is_unsure)
    }

    /// The same, or a word changes what it says.
    pub fn is_asked(&self) -> bool {
        self.doubts || self.is_unsure()
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

/// A name that nobody has yet.
#[derive(Clone, PartialEq, Debug)]
struct Newcomer {
    name: Rc<str>,
    /// Whether it is a word of the language, too.
    is_word: bool,
    is_capital: bool,
    /// Whether several names begin so.
    is_begun: bool,
}

#[derive(Clone, PartialEq, Debug)]
enum Thing {
    Player(usize),
    Actor,
    Newcomer(Newcomer),
    Number(u32),
    Piece(Rc<str>),
    Keyword(&'static str),
    Clock(String),
    /// The rest of the line, as it is typed.
    Rest(String),
}

#[derive(Clone, PartialEq, Debug)]
struct Item {
    thing: Thing,
    mark: Option<Preposition>,
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
    has_article: bool,
}

impl Item {
    fn newcomer(&self) -> Option<&Newcomer> {
        match &self.thing {
            Thing::Newcomer(newcomer) => Some(newcomer),
            _ => None,
        }
    }
}

/// An act whose words are still being taken.
#[derive(Clone, Debug, Default)]
struct Growing<'a> {
    /// The verb, and the bytes of the line that it takes.
    verb: Option<(SaidVerb<'a>, (usize, usize))>,
    /// How many items stand before the verb.
    before: usize,
    items: Vec<Item>,
    mark: Option<Preposition>,
    /// The bytes of the mark.
    mark_bytes: (usize, usize),
    /// A word whose unit is said first, as in `entry 5`.
    unit: Option<&'static str>,
    has_article: bool,
    is_joined: bool,
    /// Whether a word of it might mean another number.
    is_doubtful: bool,
    is_run_on: bool,
    /// Whether acts stand before it.
    is_later: bool,
    /// The only verbs that what stands beside belongs to.
    beside: Option<SmallVec<[Verb; 4]>>,
    from: usize,
    /// A letter that names a player stands before a piece or a verb.
    awaits: Awaits,
    /// What somebody cannot do is said before what he does.
    has_reason: bool,
    /// A piece is said to be the last.
    is_last: bool,
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
    acts: Vec<Rc<SaidAct>>,
    now: Growing<'a>,
    is_plain: bool,
    asks: bool,
    denies: bool,
    doubts: bool,
    /// Words that mean nothing.
    skipped: usize,
}

/// A reading of a beginning, and what it is once its act is over at the next word.
struct Begun<'s, 'a> {
    state: &'s State<'a>,
    closed: OnceCell<Vec<State<'a>>>,
}

impl<'s, 'a> Begun<'s, 'a> {
    fn of(state: &'s State<'a>) -> Begun<'s, 'a> {
        let closed = OnceCell::new();
        Begun { state, closed }
    }
}

pub struct Acts<'a, 'b> {
    lattice: &'b Lattice<'a>,
    language: &'static EntryLanguage,
    context: &'a dyn PromptContext,
    effort: &'a Effort,
    implied: Vec<Verb>,
    /// That of these which announces a game where none can be announced.
    told: Option<Verb>,
    /// The same of an act after others.
    later: Vec<Verb>,
    names: Vec<Vec<String>>,
    /// The end of the line, in words.
    end: usize,
    /// The bytes of an act that must stand alone, and stands behind another.
    apart: Cell<Option<(usize, usize)>>,
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
        // Why nobody can play a piece, and why no game can be announced, is told.
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
            told,
            later: context.later().into_iter().filter_map(entry).collect(),
            names: context.called(),
            end,
            apart: Cell::new(None),
        }
    }

    /// The bytes of an act that must stand alone, and stands behind another in what was read.
    pub fn apart(&self) -> Option<(usize, usize)> {
        self.apart.get()
    }

    pub fn lattice(&self) -> &Lattice<'a> {
        self.lattice
    }

    /// The readings of the words from one place on, what implies least first; and how many words the longest reading of a
    /// beginning takes.
    pub fn read(&self, from: usize, to: usize) -> (Vec<ActChain>, Vec<ActChain>, usize) {
        let begin = State {
            acts: Vec::new(),
            now: Growing { from, ..Growing::default() },
            is_plain: true,
            asks: false,
            denies: false,
            doubts: false,
            skipped: 0,
        };
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
            for state in &states {
                let begun = Begun::of(state);
                for edge in edges.iter().filter(|edge| edge.to <= to) {
                    if self.effort.is_spent() {
                        return (Vec::new(), Vec::new(), furthest);
                    }
                    for (reached, next) in self.take(&begun, edge, place, to) {
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
            chains.sort_by_key(|chain| (chain.rank(), turns(&chain.acts), chain.items()));
        }
        (whole, unfinished, furthest)
    }

    /// Where a verb stands that may have been said of another, since it makes no sense in this phase.
    pub fn beyond(&self, chain: &ActChain) -> Option<(usize, usize)> {
        let phase = self.context.phase_bit();
        let is_other =
            |act: &&Rc<SaidAct>| act.form >= Some(Wording::Said) && !act.verb.row.is_for(phase);
        let verb = chain.acts.iter().find(is_other)?.words.first()?;
        Some((verb.at, verb.at + verb.len))
    }

    /// How many words there are for whoever acts.
    fn actors(&self, from: usize, to: usize) -> usize {
        let is_actor = |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Actor));
        let mut words: Vec<&str> = (from..to)
            .filter(|place| self.lattice.has(*place, is_actor))
            .map(|place| self.lattice.said.folded(place))
            .collect();
        words.sort_unstable();
        words.dedup();
        words.len()
    }

    /// The same of a reading at the next word, found once.
    fn closed<'s>(&self, begun: &'s Begun<'_, 'a>, at: usize) -> &'s [State<'a>] {
        begun.closed.get_or_init(|| self.close(begun.state, at))
    }

    /// The act is over: the readings of it, each with nothing begun after it.
    fn close(&self, state: &State<'a>, at: usize) -> Vec<State<'a>> {
        let mut states = Vec::new();
        if state.now.awaits != Awaits::Nothing || self.lattice.is_within(at) {
            return states;
        }
        for act in self.acts(&state.now, at) {
            let is_entry = matches!(act.verb.row.group, Group::Session | Group::Hand);
            if act.is_unfinished || !is_entry || act.verb.row.asks {
                continue;
            }
            let mut next = state.clone();
            next.acts.push(Rc::new(act));
            next.now = Growing { is_later: true, from: at, ..Growing::default() };
            states.push(next);
        }
        states
    }

    fn finish(&self, state: &State<'a>, to: usize) -> Vec<ActChain> {
        let now = &state.now;
        let is_empty = now.verb.is_none() && now.items.is_empty();
        let is_loose = now.is_joined || now.has_article || now.mark.is_some();
        let acts = self.acts(now, to);
        let more = u32::try_from(state.acts.len()).unwrap_or(u32::MAX);
        let before: u32 = state.acts.iter().map(|act| act.cost).sum();
        let chain = |mut act: SaidAct| {
            act.is_unfinished |= is_loose || now.awaits != Awaits::Nothing;
            let last = state.acts.last();
            act.is_unsure |= last.is_some_and(|last| act.says_again(last));
            let cost = before + act.cost + ACT * more;
            let acts = state.acts.iter().cloned().chain([Rc::new(act)]).collect();
            ActChain {
                cost,
                acts,
                asks: state.asks,
                denies: state.denies,
                doubts: state.doubts,
                skipped: state.skipped,
            }
        };
        // What is counted is said before its number as well, as in `entry 5`, but not without one.
        if is_empty || now.unit.is_some() {
            return Vec::new();
        }
        // What ends something, a correction and a question stand alone.
        let is_alone = |act: &SaidAct| {
            act.verb.row.asks || !matches!(act.verb.row.group, Group::Session | Group::Hand)
        };
        let (apart, acts): (Vec<SaidAct>, Vec<SaidAct>) =
            (acts.into_iter()).partition(|act| !state.acts.is_empty() && is_alone(act));
        if let Some(act) = apart.iter().find(|act| act.has_verb) {
            self.apart.set(Some(act.bytes));
        }
        acts.into_iter().map(chain).collect()
    }

    /// What an act can be.
    fn acts(&self, now: &Growing<'a>, to: usize) -> Vec<SaidAct> {
        let verbs = self.verbs(now).iter();
        let pieces = now.items.iter().filter(|item| matches!(item.thing, Thing::Piece(_))).count();
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
            let is_phrase = verb.row.takes(Takes::Phrase);
            let is_told = self.told == Some(**verb);
            let is_named = || {
                let is_keyword = |sense: &Sense<'_>| matches!(sense, Sense::Keyword(_));
                let senses = |item: &Item| self.lattice.senses_of(item.from, item.to);
                let is_whole = to == self.end
                    && !now.is_later
                    && now.items.iter().all(|item| senses(item).iter().any(is_keyword));
                !is_told || is_whole && self.is_read(**verb, now) == Some(true)
            };
            now.verb.is_some()
                || now.items.iter().any(|item| match item.thing {
                    Thing::Number(_) => !is_told,
                    Thing::Piece(_) | Thing::Newcomer(_) => true,
                    Thing::Keyword(_) => is_phrase && is_named(),
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

impl Growing<'_> {
    /// Whether all that stands before an item is players.
    fn are_players(&self, before: usize) -> bool {
        let is_player = |item: &Item| matches!(item.thing, Thing::Player(_));
        self.items.iter().take(before).all(is_player)
    }

    /// Whether the rest of the line is taken.
    fn has_rest(&self) -> bool {
        let last = self.items.last();
        last.is_some_and(|item| matches!(item.thing, Thing::Rest(_)))
    }

    fn take(&mut self, item: Item) {
        self.items.push(item);
        self.mark = None;
        self.unit = None;
        self.has_article = false;
        self.is_joined = false;
        self.awaits = Awaits::Nothing;
    }
}
