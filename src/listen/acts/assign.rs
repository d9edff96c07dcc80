//! Assigns the tokens of an act to the slots of its verb.

use super::{ActToken, Acts, PartialAct, Stated, TokenValue};
use nos_entry::{Group, Preposition, Slot, Takes, Unit, Verb, VerbRow};
use smallvec::SmallVec;

pub(super) type Places = SmallVec<[usize; 2]>;

/// The tokens in each slot of a verb, by their places; repeated slots appear once for each list.
#[derive(Default)]
pub(super) struct Filled {
    /// Pairs of a slot and its tokens, in the order of a file.
    pub(super) slots: SmallVec<[(usize, Places); 4]>,
    pub(super) waives: Option<usize>,
    pub(super) clock: Option<usize>,
    /// The player named in addition to those of the row.
    pub(super) blamed: Option<usize>,
    pub(super) stated: Stated,
    /// Whether a number may mean something other than a fact that the law works out.
    pub(super) is_doubtful: bool,
    /// How many players the line says there are.
    pub(super) named: Option<u32>,
    /// A keyword that still lacks its argument.
    pub(super) after: Option<&'static str>,
}

pub(super) struct Slots {
    row: &'static VerbRow,
    all: SmallVec<[&'static Slot; 8]>,
    /// The tokens in each slot that does not repeat.
    single: SmallVec<[Places; 4]>,
    /// The slots that repeat, with a token in each, list by list.
    repeated: SmallVec<[usize; 4]>,
    lists: SmallVec<[Option<usize>; 8]>,
    filled: Filled,
}

impl Slots {
    fn new(row: &'static VerbRow) -> Slots {
        let all: SmallVec<[&Slot; 8]> = row.slots().collect();
        Slots {
            row,
            single: all.iter().map(|_| Places::new()).collect(),
            repeated: (0..all.len()).filter(|at| all[*at].is_repeated).collect(),
            all,
            lists: SmallVec::new(),
            filled: Filled::default(),
        }
    }

    fn has(&self, is: impl Fn(&Slot) -> bool) -> bool {
        self.all.iter().any(|slot| is(slot))
    }

    fn is_list(&self) -> bool {
        !self.repeated.is_empty()
    }

    /// Whether a piece is said and there is room for another one, as in `touch Anna e1 h1`.
    fn has_more_pieces(&self) -> bool {
        let is_piece = |at: &usize| self.all[*at].takes == Takes::Piece;
        let mut slots = (0..self.all.len()).filter(is_piece).map(|at| self.single[at].is_empty());
        let first = slots.next();
        first.is_some_and(|first| slots.any(|is_free| is_free != first))
    }

    /// Whether this keyword fills no slot itself but introduces one.
    fn is_before_slot(&self, word: &'static str) -> bool {
        let takes = |slot: &Slot| match slot.takes {
            Takes::Word(words) | Takes::End(words) => words.contains(&word),
            Takes::Phrase => true,
            _ => false,
        };
        !self.has(takes) && self.has(|slot| slot.after == Some(word))
    }

    /// Returns the place of a number that the line states and the law works out.
    fn stated(&mut self, token: &ActToken, is_behind: bool) -> Option<&mut Option<u32>> {
        let takes_number = self.has(|slot| {
            matches!(slot.takes, Takes::Number { .. } | Takes::EntryNo | Takes::Phrase)
        });
        let takes_end = self.has(|slot| matches!(slot.takes, Takes::End(_)));
        let takes_points =
            self.has(|slot| matches!(slot.takes, Takes::Number { unit: Unit::Points, .. }));
        let takes_names = self.has(|slot| slot.takes == Takes::Newcomer);
        let stated = &mut self.filled.stated;
        match (token.mark, token.unit) {
            (None, None) if stated.score.is_some() && is_behind && !takes_number => {
                Some(&mut stated.other)
            }
            (Some(Preposition::Score), _) if stated.score.is_some() => Some(&mut stated.other),
            (Some(Preposition::Score), _) if !takes_points => Some(&mut stated.score),
            (None, Some(Unit::Open)) if takes_end => Some(&mut stated.open),
            (None, Some(Unit::Points)) if !takes_points && stated.score.is_some() => {
                Some(&mut stated.other)
            }
            (None, Some(Unit::Points)) if !takes_points => Some(&mut stated.score),
            (None, Some(Unit::Spots)) if is_behind && !takes_number => Some(&mut stated.score),
            (Some(Preposition::Place), None) if !takes_end && !takes_number => {
                Some(&mut stated.score)
            }
            (None, None) if is_behind && !takes_number => {
                self.filled.is_doubtful = true;
                Some(&mut stated.score)
            }
            (None, None) if takes_names && !takes_number => {
                self.filled.is_doubtful = true;
                Some(&mut self.filled.named)
            }
            _ => None,
        }
    }

    /// Puts a token in the first free slot that it fits; returns whether there is one.
    fn fill(&mut self, place: usize, fits: impl Fn(&Slot) -> bool) -> bool {
        let is_free = |at: &usize| {
            let slot = self.all[*at];
            let has_more = matches!(slot.takes, Takes::Phrase | Takes::Rest);
            let is_free = self.single[*at].is_empty() || has_more;
            !slot.is_repeated && is_free && fits(slot)
        };
        if let Some(at) = (0..self.all.len()).find(is_free) {
            self.single[at].push(place);
            return true;
        }
        let column = self.repeated.iter().position(|at| fits(self.all[*at]));
        let Some(column) = column else {
            return false;
        };
        let columns = self.repeated.len();
        let last = self.lists.rchunks(columns).next();
        if last.is_none_or(|list| list[column].is_some()) {
            // A list must be complete before the next one begins.
            let lacks = last.is_some_and(|list| list.iter().any(Option::is_none));
            if lacks && column == 0 && columns > 1 {
                return false;
            }
            self.lists.extend(self.repeated.iter().map(|_| None));
        }
        let list = self.lists.len() - columns;
        self.lists[list + column] = Some(place);
        true
    }

    fn filled(mut self) -> Filled {
        let first = self.repeated.first().copied();
        for (at, slot) in self.all.iter().enumerate() {
            if !slot.is_repeated {
                let tokens = std::mem::take(&mut self.single[at]);
                self.filled.slots.push((at, tokens));
            } else if self.lists.is_empty() {
                self.filled.slots.push((at, Places::new()));
            } else if first == Some(at) {
                let all = (self.repeated.iter().cycle().zip(&self.lists))
                    .map(|(own, token)| (*own, token.iter().copied().collect()));
                self.filled.slots.extend(all);
            }
        }
        self.filled
    }
}

impl<'a> Acts<'a, '_> {
    pub(super) fn assign(&self, verb: Verb, now: &PartialAct<'a>) -> Option<Filled> {
        self.placed(verb, now).map(Slots::filled)
    }

    /// Puts each token of an act in a slot of the verb; `None` if one fits nowhere.
    pub(super) fn placed(&self, verb: Verb, now: &PartialAct<'a>) -> Option<Slots> {
        let row = verb.row;
        let is_other = |own: &Verb| own.row.word != row.word;
        if now.beside.iter().flatten().any(is_other) {
            return None;
        }
        // A step for the verb and each token.
        self.effort.take(now.tokens.iter().fold(1, |steps, _| steps + 1));
        let mut pieces = row.slots().filter(|slot| slot.takes == Takes::Piece);
        let takes_piece = pieces.clone().next().is_some();
        let said = now.tokens.iter().filter(|token| token.is_piece()).count();
        let has_room = pieces.clone().count() >= said || pieces.any(|slot| slot.is_repeated);
        // A player who says why he cannot act lays no piece, and the act must be one of the hand.
        let is_odd_reason = now.has_reason && (takes_piece || row.group != Group::Hand);
        if !has_room || is_odd_reason || now.is_last && !takes_piece {
            return None;
        }
        let mut slots = Slots::new(row);
        slots.filled.stated.is_last = now.is_last;
        for (place, token) in now.tokens.iter().enumerate() {
            self.put(token, place, now, &mut slots)?;
        }
        let are_names = !row.takes(Takes::Newcomer) || self.are_names(now);
        are_names.then_some(slots)
    }

    /// Puts a token where it belongs; `None` if it belongs nowhere.
    fn put(
        &self,
        token: &ActToken,
        place: usize,
        now: &PartialAct<'a>,
        slots: &mut Slots,
    ) -> Option<()> {
        let row = slots.row;
        let is_correction = row.group == Group::Correction;
        if self.opens_another(token, place, now, slots) || token.is_joined && is_correction {
            return None;
        }
        if let TokenValue::Keyword(word) = token.value {
            // The letter of an arm follows its piece.
            let is_letter = token.bytes.1 - token.bytes.0 == 1;
            if is_letter && !row.takes(Takes::Phrase) && now.are_players(place) {
                return None;
            }
            let closing = self.language.lexicon().vocabulary.closing;
            if closing == Some(word) && row.group < Group::Correction {
                // In a text the closing word is an ordinary word, and before its verb it waives
                // nothing: `Jan is zijn stenen kwijt en roept nos`.
                let is_text = row.takes(Takes::Text) || row.takes(Takes::Rest);
                let is_behind = place >= now.before && token.mark.is_none();
                return once(&mut slots.filled.waives, place).filter(|()| is_behind && !is_text);
            }
            if slots.is_before_slot(word) {
                slots.filled.after = Some(word);
                return Some(());
            }
        }
        if let TokenValue::Clock(_) = token.value {
            let is_last = place + 1 == now.tokens.len();
            return once(&mut slots.filled.clock, place)
                .filter(|()| is_last && self.language.has_clocks);
        }
        // The law works out a number that follows a piece and a joiner: `jack of hearts, ten`.
        let mut before = now.tokens.iter().take(place);
        let is_behind = (token.is_joined || slots.filled.stated.score.is_some())
            && place >= now.before
            && before.any(ActToken::is_piece);
        if let TokenValue::Number(number) = token.value
            && !row.takes(Takes::Rest)
            && let Some(stated) = slots.stated(token, is_behind)
        {
            // A score of 0 needs a piece.
            let may_be = row.takes(Takes::Newcomer)
                || row.group == Group::Hand && (number > 0 || row.takes(Takes::Piece));
            return once(stated, number).filter(|()| may_be);
        }
        // The number of an entry follows the verb, unless the line calls it an entry.
        let is_before = place < now.before && token.unit.is_none();
        let (after, has_verb) = (slots.filled.after, now.verb.is_some());
        let fits = |slot: &Slot| {
            !(is_before && slot.takes == Takes::EntryNo) && self.fits(slot, token, after, has_verb)
        };
        if slots.fill(place, fits) {
            slots.filled.after = None;
            // `pass for anna` may mean her turn or her gain.
            slots.filled.is_doubtful |= token.mark == Some(Preposition::Score) && token.is_player();
            return Some(());
        }
        once(&mut slots.filled.blamed, place).filter(|()| self.is_doer(token, place, now, row))
    }

    /// Whether a token opens another act.
    fn opens_another(
        &self,
        token: &ActToken,
        place: usize,
        now: &PartialAct<'a>,
        slots: &Slots,
    ) -> bool {
        let is_piece = token.is_piece();
        if self.is_loose || slots.is_list() || is_piece && slots.has_more_pieces() {
            return false;
        }
        let is_last = token.to == self.end && !is_piece;
        let opens = token.is_person() || is_piece;
        let is_joined = token.is_joined && opens && !(is_piece && now.are_players(place));
        // After a piece without a verb, a player opens another act.
        let mut before = now.tokens.iter().take(place);
        let is_behind = now.verb.is_none() && before.any(ActToken::is_piece);
        let is_next = token.is_player() && token.mark.is_none() && is_behind;
        !is_last && (is_joined || is_next && !self.lattice.closes(token.to, self.end))
    }

    /// Whether a token names the player of an act whose row has no player, or the player to blame
    /// for a correction.
    fn is_doer(&self, token: &ActToken, place: usize, now: &PartialAct<'a>, row: &VerbRow) -> bool {
        if row.group == Group::Correction {
            return token.is_player() && place < now.before;
        }
        let names = |slot: &Slot| {
            matches!(slot.takes, Takes::Player | Takes::PlayerOr(_) | Takes::Newcomer | Takes::Text)
        };
        let is_last = place + 1 == now.tokens.len();
        let is_told = now.verb.is_none() && row.takes(Takes::Phrase);
        let is_first = place == 0 && (now.before > 0 || is_told)
            || is_last && token.mark == Some(Preposition::Person);
        token.is_person()
            && is_first
            && !row.slots().any(names)
            && (now.is_later || self.may_do(&token.value, row))
    }

    /// Whether a player may be named with an act whose row has no player. The official enters verbs
    /// that ask, so the line may name anybody.
    fn may_do(&self, value: &TokenValue, row: &VerbRow) -> bool {
        match value {
            TokenValue::Player(named) if row.is_entry() => {
                row.asks || self.context.meant(row).contains(named)
            }
            _ => true,
        }
    }

    fn fits(
        &self,
        slot: &Slot,
        token: &ActToken,
        after: Option<&'static str>,
        has_verb: bool,
    ) -> bool {
        let is_neighbour = token.mark == Some(Preposition::Neighbour);
        // If an act takes points, points in the line fill this slot: `shows for 8`.
        let is_points = matches!(slot.takes, Takes::Number { unit: Unit::Points, .. });
        let is_score = is_points
            && (token.mark == Some(Preposition::Score) || self.is_loose && token.mark.is_none());
        let is_bare = token.mark.is_none() || is_score;
        let is_kind = match (&slot.takes, &token.value) {
            (Takes::Player, TokenValue::Player(_) | TokenValue::Actor) => {
                let marks = [Preposition::Person, Preposition::Score];
                let is_person =
                    self.is_loose || token.mark.is_none_or(|mark| marks.contains(&mark));
                is_person && slot.after.is_none() || is_neighbour && slot.after.is_some()
            }
            // Nobody has this name; the session reports that.
            (Takes::Player | Takes::PlayerOr(_), TokenValue::Newcomer(new))
                if !new.is_word && !self.lattice.is_player(token.from, token.to) =>
            {
                // At a table, a word with a digit is not a mistyped name.
                let has_digit = new.name.contains(|c: char| c.is_ascii_digit());
                let is_known =
                    (new.is_capital || has_verb) && (!has_digit || self.names.is_empty());
                let typed = self.lattice.said.typed(token.from, token.to);
                let is_one = (!typed.contains(' ') || new.is_begun) && is_known;
                is_one
                    && matches!(token.mark, None | Some(Preposition::Person))
                    && slot.after.is_none()
                    || is_neighbour && slot.after.is_some()
            }
            (Takes::PlayerOr(_), TokenValue::Player(_) | TokenValue::Actor) => is_bare,
            (Takes::PlayerOr(word), TokenValue::Keyword(own)) => is_bare && word == own,
            (Takes::Newcomer, TokenValue::Newcomer(new)) => is_bare && !new.is_begun,
            (Takes::Number { most, unit }, TokenValue::Number(number)) => {
                let is_of = token.unit.is_none_or(|own| own == *unit || own == Unit::Times);
                let is_score = *unit == Unit::Points && token.mark == Some(Preposition::Score);
                let is_loose = self.is_loose && token.mark == Some(Preposition::Place);
                (is_bare || is_score || is_loose) && is_of && number <= most
            }
            (Takes::EntryNo, TokenValue::Number(number)) => {
                let is_of = token.unit.is_none_or(|own| own == Unit::Entry);
                (is_bare || slot.after == Some("at")) && is_of && *number > 0
            }
            (Takes::Piece, TokenValue::Piece(_)) => {
                is_bare && token.unit.is_none_or(|unit| unit == Unit::Tiles)
            }
            (Takes::Word(words), TokenValue::Keyword(own)) => is_bare && words.contains(own),
            (Takes::End(words), TokenValue::Keyword(own)) => {
                matches!(token.mark, None | Some(Preposition::Place)) && words.contains(own)
            }
            (Takes::End(_), TokenValue::Number(number)) => {
                token.mark == Some(Preposition::Place) && *number <= 12 && token.unit.is_none()
            }
            (Takes::Phrase, TokenValue::Keyword(_) | TokenValue::Number(_)) => {
                matches!(token.mark, None | Some(Preposition::Place)) && token.unit.is_none()
            }
            (Takes::Rest, TokenValue::Key(_) | TokenValue::Number(_)) => true,
            (Takes::Rest | Takes::Text, TokenValue::Rest(_)) => true,
            _ => false,
        };
        let is_place = match slot.after {
            Some("on") | None => true,
            Some("after") => is_neighbour || after == Some("after"),
            Some("at") if token.mark == Some(Preposition::Place) => true,
            Some(word) => is_score || after == Some(word),
        };
        is_kind && is_place && (after.is_none() || slot.after == after)
    }
}

/// Sets something that may be said once; `None` if it is set already.
fn once<T>(said: &mut Option<T>, now: T) -> Option<()> {
    said.replace(now).is_none().then_some(())
}
