//! Lists everything that each word and phrase of a line at the prompt can be.

mod glued;
mod names;

use crate::effort::{self, Effort};
use crate::word::{SaidLine, Word};
use nos_base::table::name::{Name, plain};
use nos_entry::context::PromptContext;
use nos_entry::language::EntryLanguage;
use nos_entry::phrases::{SaidVerb, Sense, Wording, differ, folded};
use nos_entry::slot::Unit;
use nos_entry::token::digits;
use nos_entry::verb::{ALWAYS, begins};
use smallvec::{SmallVec, smallvec};
use std::cell::RefCell;
use std::rc::Rc;

/// One sense of a word or a phrase of the line.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<'a> {
    Sense(Sense<'a>),
    /// A player, by his place in the context, and whether a single letter names him.
    Player {
        place: usize,
        is_letter: bool,
    },
    Newcomer(Name),
    /// The beginning of several players' names.
    Begun(Name),
    /// A piece as a file has it, and whether it was typed so or said in words.
    Piece {
        text: Rc<str>,
        is_typed: bool,
    },
    /// The only legal piece that words describe.
    Described(Rc<str>),
    Clock,
}

/// What the words from one place to another are.
#[derive(Clone, PartialEq, Debug)]
pub struct Edge<'a> {
    pub to: usize,
    pub parts: Parts<'a>,
}

impl<'a> Edge<'a> {
    pub fn alone(&self) -> Option<&Heard<'a>> {
        match self.parts.as_slice() {
            [part] => Some(&part.heard),
            _ => None,
        }
    }

    pub fn has(&self, is: impl Fn(&Heard<'a>) -> bool) -> bool {
        self.parts.iter().any(|part| is(&part.heard))
    }
}

/// The parts of one word, such as the `d` and the `2` of `d2`.
pub type Parts<'a> = SmallVec<[HeardPart<'a>; 1]>;

#[derive(Clone, PartialEq, Debug)]
pub struct HeardPart<'a> {
    pub heard: Heard<'a>,
    /// Its first byte within the word and its length; `None` if it is the whole word.
    pub bytes: Option<(usize, usize)>,
}

impl<'a> HeardPart<'a> {
    fn within(heard: Heard<'a>, at: usize, len: usize) -> HeardPart<'a> {
        HeardPart { heard, bytes: Some((at, len)) }
    }
}

impl<'a> From<Heard<'a>> for HeardPart<'a> {
    fn from(heard: Heard<'a>) -> HeardPart<'a> {
        let bytes = None;
        HeardPart { heard, bytes }
    }
}

pub struct Lattice<'a> {
    pub said: SaidLine<'a>,
    /// What can begin at each word; found when first needed.
    edges: RefCell<Vec<Option<Rc<Vec<Edge<'a>>>>>>,
    language: &'static EntryLanguage,
    context: &'a dyn PromptContext,
    effort: &'a Effort,
    /// The folded words of each known name, with the player's place.
    names: Vec<(Vec<String>, usize)>,
    /// Whether unknown words may say what a player lacks.
    pub is_loose: bool,
}

impl<'a> Lattice<'a> {
    pub fn new(
        said: SaidLine<'a>,
        language: &'static EntryLanguage,
        context: &'a dyn PromptContext,
        effort: &'a Effort,
    ) -> Lattice<'a> {
        let parts = |name: &str| -> Vec<String> {
            name.split(['_', '-', ' ']).map(folded).filter(|part| !part.is_empty()).collect()
        };
        let names = context.called().into_iter().enumerate().flat_map(|(place, called)| {
            called.into_iter().map(move |name| (parts(&name), place)).collect::<Vec<_>>()
        });
        Lattice {
            said,
            edges: RefCell::new(vec![None; said.words.len()]),
            language,
            context,
            effort,
            names: names.collect(),
            is_loose: false,
        }
    }

    /// Whether a word continues the one before it, as the second `O` does in `O-O`.
    pub fn is_within(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.said.words.get(before));
        let word = self.said.words.get(at);
        word.is_some_and(|word| word.is_glued && !word.is_mark())
            && before.is_some_and(|before| !before.is_mark())
    }

    pub fn is_joiner(&self, at: usize) -> bool {
        let senses = self.senses_whole(at);
        senses.into_iter().any(|sense| sense == Sense::Joiner)
    }

    /// Whether an act ends before this word: a joiner follows, or only words that mean nothing.
    pub fn closes(&self, at: usize, end: usize) -> bool {
        let is_filler = |at: usize| {
            let senses = self.senses_whole(at);
            senses.into_iter().any(|sense| sense == Sense::Filler)
        };
        self.is_joiner(at) || (at..end).all(is_filler)
    }

    /// Returns what can begin at a word, the longest first.
    pub fn edges(&self, at: usize) -> Rc<Vec<Edge<'a>>> {
        let known = self.edges.borrow().get(at).cloned().flatten();
        known.unwrap_or_else(|| {
            self.effort.take(effort::WORD);
            let found = Rc::new(self.found(at));
            if let Some(edges) = self.edges.borrow_mut().get_mut(at) {
                *edges = Some(Rc::clone(&found));
            }
            found
        })
    }

    pub fn has(&self, at: usize, is: impl Fn(&Heard<'a>) -> bool) -> bool {
        self.edges(at).iter().any(|edge| edge.has(&is))
    }

    pub fn is_player(&self, from: usize, to: usize) -> bool {
        let is_one = |edge: &Edge<'_>| matches!(edge.alone(), Some(Heard::Player { .. }));
        (self.edges(from).iter()).any(|edge| edge.to == to && is_one(edge))
    }

    /// Whether the dictionary has no sense for a word, alone or in a phrase of the line.
    pub fn is_unknown(&self, at: usize) -> bool {
        self.is_new(at, &|_| false)
    }

    /// Whether a word is unknown or only the beginning of one, such as `in` for `insert`.
    pub fn is_new_or_begun(&self, at: usize) -> bool {
        let is_long = self.said.folded(at).len() > 1;
        self.is_new(at, &|edge| match edge.alone() {
            Some(Heard::Sense(Sense::Verb(said))) => is_long && said.form == Wording::Begun,
            Some(Heard::Sense(Sense::Keyword(_))) => {
                is_long && edge.to == at + 1 && !self.is_phrase(at)
            }
            _ => false,
        })
    }

    /// Whether a word follows a number, so that it may be what is counted: `five minutes`.
    pub fn is_counted(&self, at: usize) -> bool {
        let is_number = |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Number(_)));
        let is_piece = |heard: &Heard<'_>| matches!(heard, Heard::Piece { .. });
        let ends_piece = |edge: &Edge<'_>| edge.to == at && edge.has(is_piece);
        let mut before = at.saturating_sub(MOST_WORDS)..at;
        at > 0
            && self.has(at - 1, is_number)
            && !before.any(|before| self.edges(before).iter().any(ends_piece))
    }

    /// Whether a word is part of a piece: of a man or a suit, or, if `false`, one that means nothing
    /// in it; `None` if it is known otherwise or not at all.
    pub fn is_man(&self, at: usize) -> Option<bool> {
        let piece = self.language.lexicon().phrases().piece(self.said.folded(at))?;
        let senses = self.senses_of(at, at + 1);
        let is_own = senses.iter().all(|sense| matches!(sense, Sense::Remark { .. }));
        is_own.then(|| !piece.is_empty())
    }

    /// Whether a word is unknown, and no form of a verb that many things can be done with.
    pub fn is_strange(&self, at: usize) -> bool {
        let phrases = self.language.lexicon().phrases();
        let word = self.said.folded(at);
        !phrases.is_light(word) && phrases.piece(word).is_none() && self.is_new_or_begun(at)
    }

    fn is_new(&self, at: usize, is_begun: &dyn Fn(&Edge<'a>) -> bool) -> bool {
        let is_known = |heard: &Heard<'_>| !matches!(heard, Heard::Newcomer(_));
        let near = at.saturating_sub(MOST_WORDS)..=at;
        !near.into_iter().any(|from| {
            let edges = self.edges(from);
            let is_it = |edge: &Edge<'a>| edge.has(is_known) && !is_begun(edge);
            edges.iter().any(|edge| edge.to > at && is_it(edge))
        })
    }

    /// Returns what a player lacks, from a phrase such as `has no` up to each joiner after it.
    fn lacked(&self, at: usize, number: usize) -> Vec<usize> {
        let end = self.said.words.len();
        let is_end =
            |to: usize| self.is_joiner(to) || self.senses_whole(to).contains(&Sense::Filler);
        let is_thing = |place: usize| {
            let word = self.said.folded(place);
            let senses = self.senses_whole(place);
            let is_act = senses.iter().any(|sense| matches!(sense, Sense::Verb(_) | Sense::Asker));
            let is_known = digits(word).is_some() || !senses.is_empty() || self.is_loose;
            is_known && !is_act && self.players(place).is_empty()
        };
        let behind = at + number;
        (behind + 1..end.saturating_sub(1).min(behind + MOST_WORDS))
            .take_while(|to| is_thing(to - 1) || is_end(to - 1))
            .filter(|to| is_end(*to))
            .collect()
    }

    /// Returns the known words that an unknown one is similar to.
    pub fn similar(&self, at: usize) -> Vec<String> {
        let word = self.said.folded(at);
        let words = self.language.lexicon().phrases().similar(word);
        let names = self.names.iter().filter_map(|(name, _)| match name.as_slice() {
            [name] if word.len() > SHORT_NAME && differ(name, word) => Some(name.clone()),
            _ => None,
        });
        words.into_iter().chain(names).collect()
    }

    fn found(&self, at: usize) -> Vec<Edge<'a>> {
        let Some(word) = self.said.words.get(at) else {
            return Vec::new();
        };
        let rest = self.said.words.get(at..).unwrap_or_default();
        let folded: SmallVec<[&str; 16]> = rest.iter().map(|word| &*word.folded).collect();
        let piece = |(number, text, is_typed): (usize, String, bool)| {
            let text = Rc::from(text);
            (number, Heard::Piece { text, is_typed })
        };
        let player = |(number, place, is_letter)| (number, Heard::Player { place, is_letter });
        let keyword = |(number, keyword)| (number, Heard::Sense(Sense::Keyword(keyword)));
        let sense = |(number, sense)| (number, Heard::Sense(sense));
        let newcomer = |(number, name)| (number, Heard::Newcomer(name));
        let several = self.several(at).into_iter();
        let begun = self.begun(word).into_iter().map(|sense| (1, sense));
        let described: Vec<&str> = folded.iter().copied().take(MOST_WORDS).collect();
        let described = self.context.described(&described).into_iter();
        let clock = word.text.starts_with('{').then_some((1, Heard::Clock));
        let first = (self.pieces(at).into_iter().map(piece))
            .chain(described.map(|(number, text)| (number, Heard::Described(text.into()))))
            .chain(several.map(|(number, name)| (number, Heard::Begun(name))))
            .chain(self.players(at).into_iter().map(player))
            .chain(self.senses(&folded).into_iter().map(sense));
        let last = clock
            .into_iter()
            .chain(begun.map(sense))
            .chain(self.abbreviated(at).into_iter().map(keyword))
            .chain(self.newcomers(at).into_iter().map(newcomer));
        let whole = |(number, heard): (usize, Heard<'a>)| (number, smallvec![heard.into()]);
        let lacked: Vec<_> = (self.senses(&folded).into_iter())
            .filter(|(_, said)| *said == Sense::Lack)
            .flat_map(|(number, lack)| {
                (self.lacked(at, number).into_iter()).map(move |to| sense((to - at, lack)))
            })
            .collect();
        let split = (self.number(word.text, 0).into_iter())
            .chain(self.glued(word.text))
            .map(|parts| (1, parts));
        let all = first.map(whole).chain(split).chain(last.map(whole));
        let all = all
            .filter(|(_, parts): &(usize, Parts<'_>)| parts[0].heard != Heard::Sense(Sense::Lack));
        let all = all.chain(lacked.into_iter().map(whole));
        let mut edges: Vec<Edge<'a>> = Vec::new();
        for (number, parts) in all {
            let to = at + number;
            let edge = Edge { to, parts };
            if !edges.contains(&edge) {
                edges.push(edge);
            }
        }
        edges.retain(|edge| !self.is_denied(at, edge));
        let counted = self.counted(at, &edges, &folded);
        edges.extend(counted);
        edges.sort_by_key(|edge| std::cmp::Reverse(edge.to));
        edges
    }

    /// Whether a reason such as `can't` begins a verb or a word beside one, and another verb
    /// follows without a joiner: then the reason denies that verb.
    fn is_denied(&self, at: usize, edge: &Edge<'a>) -> bool {
        let is_own =
            matches!(edge.alone(), Some(Heard::Sense(Sense::Verb(_) | Sense::Companion(_))));
        let is_verb = |at: usize| {
            let rest = self.said.words.get(at..).unwrap_or_default();
            let folded: SmallVec<[&str; 16]> = rest.iter().map(|word| &*word.folded).collect();
            self.senses(&folded).into_iter().any(|(_, sense)| matches!(sense, Sense::Verb(_)))
        };
        let behind = || (edge.to..self.said.words.len()).take_while(|at| !self.is_joiner(*at));
        is_own && self.is_reason(at) && behind().any(is_verb)
    }

    pub fn is_reason(&self, at: usize) -> bool {
        let rest = self.said.words.get(at..).unwrap_or_default();
        let folded: SmallVec<[&str; 16]> = rest.iter().map(|word| &*word.folded).collect();
        self.senses(&folded).into_iter().any(|(_, sense)| sense == Sense::Reason)
    }

    /// Returns the numbers among these edges, extended by a unit, as in `3 tiles`.
    fn counted(&self, at: usize, edges: &[Edge<'a>], folded: &[&str]) -> Vec<Edge<'a>> {
        let number = |edge: &Edge<'a>| {
            let heard = edge.alone()?;
            let is_number = matches!(heard, Heard::Sense(Sense::Number(_)));
            is_number.then(|| (edge.to, heard.clone()))
        };
        edges
            .iter()
            .filter_map(number)
            .flat_map(|(to, number)| {
                let (begin, end) = self.said.bytes(at, to);
                let behind = folded.get(to - at..).unwrap_or_default();
                let units = self.senses(behind);
                units.into_iter().filter_map(move |(length, sense)| {
                    let unit = Some(sense).filter(|sense| matches!(sense, Sense::Unit(_)))?;
                    let number = HeardPart::within(number.clone(), 0, end - begin);
                    let parts = smallvec![Heard::Sense(unit).into(), number];
                    let to = to + length;
                    Some(Edge { to, parts })
                })
            })
            .collect()
    }

    pub fn senses_of_letter(&self, at: usize) -> Vec<Sense<'a>> {
        let first: String = self.said.folded(at).chars().take(1).collect();
        self.senses(&[&first]).into_iter().map(|(_, sense)| sense).collect()
    }

    /// Returns the phrases of the language that begin here. A verb of this phase hides the same
    /// words for a verb of another phase.
    fn senses(&self, folded: &[&str]) -> Vec<(usize, Sense<'a>)> {
        let phase = self.context.phase_bit();
        let phrases = self.language.lexicon().phrases();
        let all: Vec<_> = phrases.begins(folded, phase).collect();
        let is_now = |sense: &Sense<'_>| match sense {
            Sense::Verb(said) => said.verb.row.is_for(phase),
            _ => true,
        };
        let is_limited = |sense: &Sense<'_>| match sense {
            Sense::Verb(said) => said.verb.row.phases != ALWAYS,
            _ => false,
        };
        let hides = |(other, sense): &(usize, Sense<'_>), number| {
            *other == number && is_limited(sense) && is_now(sense)
        };
        let mut shown = all.clone();
        shown.retain(|(number, sense)| {
            is_now(sense) || !all.iter().any(|other| hides(other, *number))
        });
        shown
    }

    /// Returns the keywords whose parts begin like these words, as `o-d` for
    /// `ordinary-double-cross`; of similar ones the shortest.
    fn abbreviated(&self, at: usize) -> Vec<(usize, &'static str)> {
        let rest = self.said.words.get(at..).unwrap_or_default();
        let more = rest.iter().skip(1).take_while(|word| word.is_glued && !word.is_mark());
        let number = 1 + more.count();
        if number == 1 {
            return Vec::new();
        }
        let lexicon = self.language.lexicon();
        let mut begun: Vec<&'static str> = lexicon
            .words()
            .filter(|keyword| {
                lexicon.all_typed_words(keyword).any(|typed| {
                    let mut parts = typed.split('-');
                    rest.iter().take(number).all(|word| {
                        parts.next().is_some_and(|part| part.starts_with(&*word.folded))
                    })
                })
            })
            .collect();
        begun.sort_by_key(|keyword| keyword.len());
        begun.truncate(1);
        begun.into_iter().map(|keyword| (number, keyword)).collect()
    }

    /// Returns the verb and the keywords that a word abbreviates, except verbs that end something.
    fn begun(&self, word: &Word<'a>) -> Vec<Sense<'a>> {
        let text = &*word.folded;
        let is_plain = word.text.to_lowercase() == text;
        let is_word = !text.is_empty() && is_plain && text.chars().all(char::is_alphabetic);
        if !is_word {
            return Vec::new();
        }
        let lexicon = self.language.lexicon();
        let phase = self.context.phase_bit();
        let has_sense = self.senses(&[text]).into_iter().any(|(_, sense)| match sense {
            Sense::Verb(said) => said.verb.row.is_for(phase),
            Sense::Article | Sense::Filler => text.chars().count() > 2,
            Sense::Remark { .. } | Sense::Companion(_) => false,
            _ => true,
        });
        let is_letter = text.chars().count() == 1;
        if has_sense && !is_letter {
            return Vec::new();
        }
        let mut begun: Vec<Sense<'a>> = Vec::new();
        let mut verbs = lexicon.beginning(text, phase);
        if verbs.is_empty() {
            verbs = lexicon.beginning(text, ALWAYS);
        }
        let is_exact = verbs.iter().any(|(word, _)| plain(word) == text);
        if let [(_, verb), rest @ ..] = verbs.as_slice()
            && !has_sense
            && rest.iter().all(|(_, other)| other == verb)
            && !is_exact
            && !verb.row.asks
        {
            let (verb, form) = (*verb, Wording::Begun);
            begun.push(Sense::Verb(SaidVerb { verb, form, fills: &[], or: None, inflected: None }));
        }
        let mut keywords: Vec<(&str, &'static str)> = Vec::new();
        let closing = self.language.lexicon().vocabulary.closing;
        for keyword in lexicon.words().filter(|word| Some(*word) != closing) {
            let mut typed = lexicon.all_typed_words(keyword);
            keywords.extend(typed.find(|word| begins(word, text)).map(|word| (word, keyword)));
        }
        // A keyword that is the beginning of others wins over them.
        let is_longer = |word: &str| {
            keywords.iter().any(|(other, _)| word.len() > other.len() && word.starts_with(other))
        };
        let shortest = keywords.iter().filter(|(word, _)| !is_longer(word));
        begun.extend(shortest.map(|(_, keyword)| Sense::Keyword(keyword)));
        begun
    }

    fn number(&self, text: &str, at: usize) -> Option<Parts<'a>> {
        let (digits, is_entry) = match text.strip_prefix('#') {
            Some(digits) => (digits, true),
            None => (text, false),
        };
        let digits = digits.trim_end_matches('.');
        // A leading zero is the blank of a tile, not a number.
        let is_number = digits == "0" || !digits.starts_with('0');
        let number = self::digits(digits).filter(|_| is_number)?;
        let number = Heard::Sense(Sense::Number(u32::try_from(number).unwrap_or(u32::MAX)));
        let mut parts: Parts<'a> = smallvec![HeardPart::within(number, at, text.len())];
        if is_entry {
            parts.insert(0, Heard::Sense(Sense::Unit(Unit::Entry)).into());
        }
        Some(parts)
    }

    /// Returns the pieces that begin here: typed, in one word or several, or in words.
    fn pieces(&self, at: usize) -> Vec<(usize, String, bool)> {
        let mut pieces = Vec::new();
        let rest = self.said.words.get(at..).unwrap_or_default();
        let most = rest.iter().take_while(|word| !word.is_mark()).take(MOST_WORDS).count();
        for number in 1..=most {
            let typed = self.said.typed(at, at + number);
            // A move may have its number before it: `4. O-O`.
            let is_glued = |word: &Word<'_>| word.is_glued;
            let is_numbered = rest.first().is_some_and(is_ordinal)
                && number > 1
                && rest.get(2..number).is_some_and(|rest| rest.iter().all(is_glued));
            let is_one = number == 1 || is_numbered || !typed.contains(' ');
            let is_apart = !is_one && are_parts(rest.get(..number).unwrap_or_default());
            let written = match (is_one, is_apart) {
                (true, _) => (self.language.written_piece)(typed),
                (false, true) => (self.language.written_piece)(&typed.replace(' ', "")),
                (false, false) => Vec::new(),
            };
            pieces.extend((written.into_iter()).map(|piece| (number, piece, is_one)));
        }
        // A capital letter means a chess piece, never a file of the board.
        let said = |word: &'a Word<'a>| match is_man(word) {
            true => word.text,
            false => &*word.folded,
        };
        let before = usize::from(rest.first().is_some_and(is_ordinal) && self.language.overstates);
        let folded: SmallVec<[&str; 8]> = rest.iter().take(most).skip(before).map(said).collect();
        for (number, piece) in (self.language.said_piece)(&folded) {
            let are_digits = folded.iter().take(number).all(|word| self::digits(word).is_some());
            pieces.push((before + number, piece, are_digits && number == 1));
        }
        pieces
    }

    pub fn senses_of(&self, from: usize, to: usize) -> Vec<Sense<'a>> {
        let words = self.said.words.get(from..to).unwrap_or_default();
        let folded: SmallVec<[&str; 8]> = words.iter().map(|word| &*word.folded).collect();
        self.senses(&folded)
            .into_iter()
            .filter(|(number, _)| *number == to - from)
            .map(|(_, sense)| sense)
            .collect()
    }

    fn senses_whole(&self, at: usize) -> Vec<Sense<'a>> {
        self.senses(&[self.said.folded(at)]).into_iter().map(|(_, sense)| sense).collect()
    }

    pub fn is_phrase(&self, at: usize) -> bool {
        let phrases = self.language.lexicon().phrases();
        phrases.has(self.said.folded(at))
    }
}

/// Whether these words are the parts of one piece, with a sign between them, as in `6 - 1`, or a
/// man's capital first, as in `N e5`.
fn are_parts(words: &[Word<'_>]) -> bool {
    let is_sign = |word: &Word<'_>| !word.text.contains(char::is_alphanumeric) || word.text == "x";
    match words {
        [_, sign, _] if is_sign(sign) => true,
        [man, _] | [man, _, _] => is_man(man),
        _ => false,
    }
}

fn is_ordinal(word: &Word<'_>) -> bool {
    let number = word.text.trim_end_matches('.');
    number.len() < word.text.len() && digits(number).is_some()
}

fn is_man(word: &Word<'_>) -> bool {
    let mut letters = word.text.chars();
    letters.next().is_some_and(char::is_uppercase) && letters.next().is_none()
}

/// Names of at most this many letters are similar to too many words.
const SHORT_NAME: usize = 3;

/// The most words of one piece, such as `knight takes the pawn on e5`, or of one phrase.
pub const MOST_WORDS: usize = 8;
