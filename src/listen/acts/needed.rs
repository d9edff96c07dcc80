//! Decides which words of a line an act must use, and which it may leave out.

use super::gist::{Gist, takes_number};
use super::{Acts, PartialAct};
use crate::heard::{Edge, Heard, MOST_WORDS};
use nos_entry::{Group, Preposition, SaidVerb, Sense, ShellVerb, Slot, Takes, Unit, Verb, Wording};

/// The weight of an unknown word, of a score beside a piece, and of a word without a sense of its own.
const HEAVY: usize = 2;
const SCORE: usize = 3;
const LIGHT: usize = 1;

impl<'a> Gist<'_, 'a, '_> {
    /// Returns the weight of a word; `None` if an act must use it.
    pub(super) fn weight(&self, now: &PartialAct<'a>, at: usize) -> Option<usize> {
        let (lattice, row) = (self.acts.lattice, self.verb.row);
        match lattice.is_man(at) {
            // `pawn to g5, kicking the bishop`
            Some(true) => return (now.has_piece() || !row.takes(Takes::Piece)).then_some(HEAVY),
            Some(false) => return Some(LIGHT),
            None => {}
        }
        if lattice.is_strange(at) {
            let is_counted = lattice.is_counted(at) && !now.is_said();
            let is_name = at > 0 && self.acts.is_capital(at);
            let is_word = lattice.said.folded(at).chars().all(char::is_alphabetic);
            // `Anna, Bram and Cees are laughing`
            let is_list = |slot: &Slot| slot.takes == Takes::Newcomer && slot.is_repeated;
            let is_behind = !now.tokens.is_empty()
                && row.slots().any(is_list)
                && !(at..self.to).any(|at| self.acts.is_capital(at));
            return (is_word && !is_name && !is_counted && !is_behind).then_some(HEAVY);
        }
        // A line that ends with a joiner is not finished.
        if at + 1 == self.acts.end && lattice.is_joiner(at) {
            return None;
        }
        let mut weight = LIGHT;
        for edge in lattice.edges(at).iter().filter(|edge| edge.to <= self.to) {
            for part in &edge.parts {
                weight = weight.max(self.weighs(now, &part.heard, at, edge)?);
            }
        }
        Some(weight)
    }

    fn weighs(
        &self,
        now: &PartialAct<'a>,
        heard: &Heard<'_>,
        at: usize,
        edge: &Edge<'a>,
    ) -> Option<usize> {
        let (acts, lattice) = (self.acts, self.acts.lattice);
        let Heard::Sense(sense) = heard else {
            let is_needed = match heard {
                // `43 against mieke's four`
                Heard::Player { .. } if now.has_person() && self.is_owner(at) => {
                    return Some(HEAVY);
                }
                Heard::Player { is_letter, .. } => !is_letter && !lattice.is_phrase(at),
                heard => matches!(heard, Heard::Piece { .. } | Heard::Clock | Heard::Begun(_)),
            };
            return (!is_needed).then_some(LIGHT);
        };
        let names = |slot: &Slot| matches!(slot.takes, Takes::Player | Takes::PlayerOr(_));
        let is_needed = match sense {
            // People say a score beside a piece: `thirty one with the ace`.
            Sense::Number(_) | Sense::Times(_) => {
                return self.is_score(now, at, edge).then_some(SCORE);
            }
            Sense::Denier | Sense::Repair | Sense::Lack | Sense::Reason => !self.refuses,
            Sense::AllBut(_) => acts.draws(),
            // `grabs himself a tile and plays 53`
            Sense::Unit(Unit::Tiles) => !self.is_bare() && !self.is_beside_piece(at),
            Sense::Companion(verb) if *verb != self.verb => {
                let is_free = self.refuses || self.is_bare() || self.is_beside_piece(at);
                !is_free && !verb.row.is_grave() && acts.is_in_hand(*verb)
            }
            // `the two that he must draw`
            Sense::Actor => now.tokens.is_empty() && self.verb.row.has(names),
            Sense::Keyword(word) => {
                !(at > 0 && self.is_owner(at - 1)) && acts.is_useful(word, at, edge.to)
            }
            // That somebody may act is no act; that he must may be one.
            Sense::Asker => at == 0 || !self.is_duty(at),
            // `has the ten` is no play, but `has slapped down the ten` may be one.
            Sense::Auxiliary(_) => {
                !self.is_before_verb(at)
                    && (now.has_person() || !now.has_passed)
                    && now.verb.is_none_or(|(said, _)| said.form == Wording::Unsure)
            }
            // `51 or 53`
            Sense::Idle => self.is_between(at),
            // `fast` may mean stuck, or quickly.
            Sense::Verb(said) if said.form == Wording::Unsure => now.verb.is_none(),
            Sense::Verb(said) if self.refuses => said.verb.row.is_grave(),
            Sense::Verb(said) => {
                self.is_other(said, now.verb.map(|(own, _)| own.verb), at, edge.to)
            }
            _ => false,
        };
        (!is_needed).then_some(LIGHT)
    }

    /// Whether a number is a score, which the law works out.
    fn is_score(&self, now: &PartialAct<'a>, at: usize, edge: &Edge<'a>) -> bool {
        let (row, lattice) = (self.verb.row, self.acts.lattice);
        let has_piece = || (0..self.acts.end).any(|at| lattice.has(at, Heard::is_piece));
        let has_end = row.slots().any(|slot| matches!(slot.takes, Takes::End(_)));
        let is_other = |heard: &Heard<'_>| match heard {
            Heard::Sense(Sense::Unit(Unit::Open)) => !has_end,
            Heard::Sense(Sense::Unit(unit)) => *unit != Unit::Points,
            _ => false,
        };
        // Alone between joiners it is a claim: `the ten of spades, nine`.
        let is_last = edge.to == self.acts.end || lattice.is_joiner(edge.to);
        let is_apart = at > 0 && lattice.is_joiner(at - 1) && is_last && edge.alone().is_some();
        // `the double one`
        let ends_piece = |own: &Edge<'_>| own.to >= edge.to && own.has(Heard::is_piece);
        let mut before = at.saturating_sub(MOST_WORDS)..at;
        let is_of_piece = before.any(|from| lattice.edges(from).iter().any(ends_piece));
        let takes = takes_number(self.verb) || row.takes(Takes::Newcomer);
        let is_clear = now.has_piece() || !is_of_piece && (now.verb.is_some() || has_piece());
        self.drops_scores && is_clear && !takes && !is_apart && !edge.has(is_other)
    }

    /// Whether a verb begins another act, or a grave one.
    fn is_other(&self, said: &SaidVerb<'_>, own: Option<Verb>, at: usize, to: usize) -> bool {
        let row = said.verb.row;
        let is_act = row.group == Group::Correction || self.acts.is_act(said, at, to);
        let is_needed = match to > at + 1 {
            true => row.is_grave() || is_act && self.is_bare() && said.verb != self.verb,
            false => is_act && own != Some(said.verb),
        };
        said.form != Wording::Begun && is_needed
    }

    /// Whether a word that asks may also name a duty.
    fn is_duty(&self, at: usize) -> bool {
        let lattice = self.acts.lattice;
        let phrases = self.acts.language.lexicon().phrases();
        let about = phrases.answer(&[lattice.said.folded(at)]);
        let senses = lattice.senses_of(at, at + 1);
        senses.iter().any(|sense| matches!(sense, Sense::Auxiliary(_)))
            || about.is_some_and(|about| about.row == ShellVerb::Status.row())
    }

    /// Whether an unknown word, which may be a verb, or a mark follows in the same part of the line.
    fn is_before_verb(&self, at: usize) -> bool {
        let lattice = self.acts.lattice;
        let mut behind = (at + 1..self.acts.end).take_while(|place| !lattice.is_joiner(*place));
        behind.any(|place| lattice.is_strange(place)) || self.acts.is_mark(at + 1, at + 2)
    }

    /// Whether the part of the line between joiners that has a word names a piece.
    pub(super) fn is_beside_piece(&self, at: usize) -> bool {
        let lattice = self.acts.lattice;
        let from = (0..at).rev().find(|at| lattice.is_joiner(*at)).unwrap_or(0);
        let to = (at..self.acts.end).find(|at| lattice.is_joiner(*at)).unwrap_or(self.acts.end);
        (from..to).any(|at| lattice.has(at, Heard::is_piece))
    }

    /// Whether the act says only who acts, in the words of a file: `his last tile, nos`.
    fn is_bare(&self) -> bool {
        let lattice = self.acts.lattice;
        let is_typed = |heard: &Heard<'_>| match heard {
            Heard::Sense(Sense::Verb(said)) => {
                said.verb == self.verb && said.form == Wording::Written
            }
            _ => false,
        };
        self.verb.row.slots().all(|slot| slot.takes == Takes::Player)
            && (0..self.to).any(|at| lattice.has(at, is_typed))
    }

    fn is_between(&self, at: usize) -> bool {
        let is_thing = |heard: &Heard<'_>| heard.is_piece() || heard.is_number();
        let has_thing = |at| self.acts.lattice.has(at, is_thing);
        at > 0 && has_thing(at - 1) && has_thing(at + 1)
    }

    /// Whether a word names an owner: `Anna's`.
    fn is_owner(&self, at: usize) -> bool {
        let typed = self.acts.lattice.said.typed(at, at + 1);
        typed.ends_with("'s") || typed.ends_with("’s")
    }
}

impl Acts<'_, '_> {
    pub(super) fn is_capital(&self, at: usize) -> bool {
        let typed = self.lattice.said.typed(at, at + 1).trim_start_matches('\'');
        typed.starts_with(char::is_uppercase)
    }

    /// Whether somebody may empty a boneyard in this phase.
    fn draws(&self) -> bool {
        let is_number = |slot: &Slot| matches!(slot.takes, Takes::Number { unit: Unit::Tiles, .. });
        let is_draw = |verb: Verb| self.is_in_hand(verb) && verb.row.slots().any(is_number);
        self.context.boneyard().is_some() && self.language.lexicon().verbs().any(is_draw)
    }

    fn is_in_hand(&self, verb: Verb) -> bool {
        verb.row.group == Group::Hand && verb.row.is_for(self.context.phase_bit())
    }

    /// Whether these words are a keyword in full, and no mark, and an act of this phase can use it.
    fn is_useful(&self, word: &'static str, from: usize, to: usize) -> bool {
        let phase = self.context.phase_bit();
        let takes = |slot: &Slot| match slot.takes {
            Takes::Word(words) | Takes::End(words) => words.contains(&word),
            Takes::PlayerOr(own) => own == word,
            Takes::Phrase => true,
            _ => slot.after == Some(word),
        };
        let is_use = |verb: Verb| {
            let row = verb.row;
            row.is_entry() && row.is_for(phase) && !row.is_grave() && row.has(takes)
        };
        let lexicon = self.language.lexicon();
        let senses = self.lattice.senses_of(from, to);
        senses.contains(&Sense::Keyword(word))
            && !self.is_mark(from, from + 1)
            && (lexicon.vocabulary.closing == Some(word) || lexicon.verbs().any(is_use))
    }

    /// Returns the places of the players' names in words that say no act; `None` if they say one, or
    /// have another word that an act could use.
    pub fn idle(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let lattice = self.lattice;
        let has = |is: fn(&Heard<'_>) -> bool| (from..to).any(|at| lattice.has(at, is));
        let has_score = has(|heard| {
            matches!(heard, Heard::Sense(Sense::Unit(_) | Sense::Preposition(Preposition::Score)))
        });
        // `not a three in her hand, draws two`
        let denies = to > from + 2;
        let is_reason = |at: usize| {
            let senses = lattice.senses_of(at, at + 1);
            senses.contains(&Sense::Reason)
                || senses.contains(&Sense::Lack)
                || denies && senses.contains(&Sense::Denier)
        };
        // A reason ends at the next joiner. In Dutch a denial may follow its verb. A counted word does
        // nothing: `two left, Otto passes`.
        let is_free = |at: usize| {
            let mut before = (from..=at).rev().take_while(|at| !lattice.is_joiner(*at));
            let mut behind = (at..to).take_while(|at| !lattice.is_joiner(*at));
            let is_denier =
                |at: usize| denies && lattice.senses_of(at, at + 1).contains(&Sense::Denier);
            let is_tiles =
                at > from && lattice.senses_of(at - 1, at).contains(&Sense::Unit(Unit::Tiles));
            let is_counted = lattice.is_counted(at) || is_tiles && lattice.is_counted(at - 1);
            !before.any(is_reason) && !behind.any(is_denier) && !is_counted
        };
        let phase = self.context.phase_bit();
        let announces =
            self.implied.iter().any(|verb| verb.row.is_for(phase) && verb.row.takes(Takes::Phrase));
        let has_strange = (from..to).any(|at| lattice.is_strange(at));
        let needs = |at: usize| {
            let is_used = |heard: &Heard<'_>| match heard {
                Heard::Sense(Sense::Verb(said)) => {
                    let row = said.verb.row;
                    let is_grave = row.group == Group::Correction || row.is_grave();
                    // No piece is here: `there still lie enough`.
                    let lacks = |slot: &Slot| slot.takes == Takes::Piece && !slot.is_optional;
                    let is_act = is_grave || !row.has(lacks) && self.is_act(said, at, at + 1);
                    is_act && is_free(at) && said.form != Wording::Begun
                }
                // `right, Otto plays …`
                Heard::Sense(Sense::Keyword(word)) => {
                    (at > 0 || announces) && is_free(at) && self.is_useful(word, at, at + 1)
                }
                Heard::Newcomer(_) => {
                    let is_word = at == 0 && lattice.is_phrase(at);
                    self.names.is_empty() && self.is_capital(at) && !is_word
                }
                // `not a double among us, shuffle again`
                Heard::Sense(Sense::Denier) => to == from + 1,
                Heard::Sense(Sense::Repair) => is_free(at),
                Heard::Sense(Sense::AllBut(_)) => is_free(at) && self.draws(),
                // A number there is a count or a score, unless it counts the boneyard: `only two left`.
                Heard::Sense(Sense::Number(number)) => {
                    let boneyard = self.context.boneyard().filter(|_| to > from + 1);
                    let is_left = boneyard.is_some_and(|boneyard| boneyard.tiles == *number);
                    is_free(at) && !has_score && !has_strange && !is_left
                }
                heard => matches!(heard, Heard::Piece { .. } | Heard::Clock),
            };
            // `fishes two from the boneyard`
            let is_beside = |edge: &Edge<'_>| match edge.alone() {
                Some(Heard::Sense(Sense::Companion(verb))) => {
                    edge.to > at + 1 && self.is_in_hand(*verb)
                }
                Some(Heard::Sense(Sense::Verb(said))) => {
                    edge.to > at + 1 && self.is_act(said, at, edge.to)
                }
                // `through his tiles` counts none.
                Some(Heard::Sense(Sense::Unit(unit))) => {
                    let is_article = |at| lattice.senses_of(at, at + 1).contains(&Sense::Article);
                    let mut before = (from..at).rev().skip_while(|at| is_article(*at));
                    let is_marked = before.next().is_some_and(|at| self.is_mark(at, at + 1));
                    *unit == Unit::Tiles && has_strange && !is_marked
                }
                _ => false,
            };
            let has_act = || is_free(at) && lattice.edges(at).iter().any(is_beside);
            lattice.said.folded(at) == "?" || lattice.has(at, is_used) || has_act()
        };
        // A name after a mark gets a score: `three for Otto`.
        let names = |at: &usize| {
            let gets = has_score && *at > from && self.is_mark(at - 1, *at);
            !lattice.is_phrase(*at) && lattice.has(*at, Heard::is_player) && !gets
        };
        (from < to && !(from..to).any(needs)).then(|| (from..to).filter(names).collect())
    }
}
