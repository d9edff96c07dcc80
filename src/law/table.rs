//! A table: the state of a session under a law, the way in which rulings change it, and the table
//! of any law as a [`Referee`].

use crate::about::{BETWEEN, FINISHED, LOBBY, LOT};
use crate::game_text::games;
use crate::show::answers;
use crate::{
    Common, Counted, Draft, EntryNo, Evening, Event, Facts, Game, HiddenHands, Judged, Law, Legal,
    Occasion, OnePiece, Outcome, PhaseRow, Picture, Piece, ProvedOffence, Referee, Refusal,
    Refused, Ruling, TalliedHand, TallySheet, Value, counted, library,
};
use nos_base::{House, Look, Name, PerLanguage, PlayerId, Rules as _};
use nos_entry::{
    Act, Argument, Described, Entry, EntryLanguage, Kind, Naming, TypedPiece, Verbs, What,
};
use std::ops::{Deref, DerefMut};

pub use super::common::{HandStage, Opener};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    pub game: G,
    common: Common,
}

impl<G: Game> Default for Table<G> {
    fn default() -> Table<G> {
        Table { game: G::default(), common: Common::of(G::ABOUT, G::Rule::ROWS) }
    }
}

impl<G: Game> Deref for Table<G> {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

impl<G: Game> DerefMut for Table<G> {
    fn deref_mut(&mut self) -> &mut Common {
        &mut self.common
    }
}

impl<G: Game> Table<G> {
    pub fn common(&self) -> &Common {
        &self.common
    }

    pub fn rules(&self) -> House<G::Rule> {
        House::of(self.house_values())
    }

    pub fn house(&self, rule: G::Rule) -> i64 {
        self.rules().amount(rule)
    }

    pub fn phase(&self) -> u32 {
        match self.opener {
            _ if self.is_settled() && G::ABOUT.chips.is_none() => FINISHED,
            _ if self.is_settled() || self.is_going() => G::phase(self),
            _ if self.players().is_empty() => LOBBY,
            Opener::Lots(_) => LOT,
            Opener::Nobody | Opener::Of(_) => BETWEEN,
        }
    }

    pub fn phase_row(&self) -> PhaseRow {
        self.common().phase_row(self.phase())
    }

    pub fn turn(&self) -> Option<PlayerId> {
        self.is_going().then(|| G::turn(self))?
    }

    pub fn actor(&self, typed: Option<&Name>) -> Result<PlayerId, Refused> {
        self.common().actor(typed, self.turn())
    }

    /// Refuses an act that is only possible during a hand.
    pub fn must_play(&self) -> Result<(), Refused> {
        self.common().must_play(self.phase())
    }

    /// Refuses an act that is only possible between two hands.
    pub fn must_rest(&self) -> Result<(), Refused> {
        self.common().must_rest(self.phase())
    }

    pub fn facts(&self) -> Facts {
        self.common().facts(self.phase())
    }

    pub fn judge(&self, entry: &Entry) -> Result<Ruling, Refusal> {
        <dyn Referee>::judge(self, entry)
    }

    pub fn judge_act(&self, act: &Act) -> Judged<Ruling> {
        <dyn Referee>::judge_act(self, act)
    }

    pub fn judge_what(&self, what: &What, waives: bool) -> Judged<Ruling> {
        <dyn Referee>::judge_what(self, what, waives)
    }

    pub fn in_full(&self, entry: &Entry, ruling: &Ruling) -> Entry {
        <dyn Referee>::in_full(self, entry, ruling)
    }

    /// Applies a ruling that this table gave in its current state; `no` is the number of the entry.
    pub fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        let mut before = self.common.take(ruling.scored().next().is_some());
        for outcome in &ruling.outcomes {
            match outcome {
                Outcome::Own(event) => {
                    if let Some(event) = event.get() {
                        G::apply_event(self, no, event);
                    }
                }
                Outcome::Shared(effect) => {
                    self.common.apply_effect(effect, &mut before);
                    G::apply_effect(self, effect);
                }
            }
        }
        for (side, _) in ruling.scored() {
            self.common.peg(side, before.as_ref());
        }
    }
}

impl<G: Game> Referee for Table<G> {
    fn copy(&self) -> Box<dyn Referee> {
        Box::new(self.clone())
    }

    fn admit(&self, what: &What) -> Judged {
        G::before(self, what)
    }

    fn judge_by_law(&self, what: &What, ruling: &mut Ruling) -> Judged {
        let draft = &mut Draft::of(ruling);
        match what {
            What::Own(act) => match act.get() {
                Some(act) => G::judge(self, act, draft),
                None => Err(Refused::OfAnotherLaw.into()),
            },
            what => G::judge_shared(self, what, draft),
        }
    }

    fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        Table::apply(self, no, ruling);
    }

    fn act_in_full(&self, act: &Act, ruling: &Ruling) -> Act {
        let Some(typed) = act.get::<G::Act>() else { return act.clone() };
        let mut own = typed.clone();
        let obvious = G::obvious(self, typed).map(|player| self.name(player));
        let name_in_full = |typed: &Name| self.common().name_in_full(typed);
        own.name_in_full(&Naming::new(&name_in_full, obvious));
        for event in ruling.events_of::<G::Event>() {
            G::complete(self, &mut own, event);
        }
        own.into()
    }

    fn common(&self) -> &Common {
        Table::common(self)
    }

    fn law(&self) -> &'static Law {
        G::LAW
    }

    fn phase(&self) -> u32 {
        Table::phase(self)
    }

    fn turn(&self) -> Option<PlayerId> {
        Table::turn(self)
    }

    fn state(&self) -> Facts {
        G::state(self)
    }

    fn legal(&self) -> Vec<Legal> {
        G::legal(self)
    }

    fn plays(&self, legal: &Legal, piece: &TypedPiece) -> bool {
        piece.get().is_some_and(|piece| G::plays(legal, piece))
    }

    fn hidden(&self) -> Option<HiddenHands> {
        HiddenHands::of(self)
    }

    fn lay_act(&self, player: PlayerId, piece: &TypedPiece, way: usize) -> Option<Act> {
        Some((G::HIDDEN?.lay)(self, player, *piece.get()?, way).into())
    }

    fn chances(&self) -> Vec<Act> {
        G::chances(self).into_iter().map(Act::from).collect()
    }

    fn json_fields(&self, ruling: Option<&Ruling>) -> Facts {
        answers::json_fields(self, ruling, G::json_fields(ruling))
    }

    fn picture(&self) -> Option<Picture> {
        G::picture(self)
    }

    fn found(&self, event: &Event) -> Option<ProvedOffence> {
        (G::HIDDEN?.found)(event.get()?)
    }

    fn answer(&self, ask: &Act, look: &Look) -> Option<(Vec<String>, Value)> {
        Some(G::answer(self, ask.get()?, look))
    }

    fn write_games(&self, evening: &dyn Evening, occasion: Option<&Occasion>) -> String {
        let Some(text) = G::GAME_TEXT else { return String::new() };
        (text.write)(&games(evening, text.played), occasion)
    }

    fn tally(&self, ruling: &Ruling, sheet: &mut TallySheet) {
        counted::tally(G::COUNTED, self.common(), ruling, sheet);
    }

    fn tally_hand(&self, ruling: &Ruling, hand: &mut TalliedHand) {
        counted::tally_hand(self.common(), ruling, hand);
        for event in ruling.events_of::<G::Event>() {
            G::tally_hand(self, event, hand);
        }
    }

    fn implied_by_law(&self) -> Option<Vec<&'static str>> {
        G::implied(self)
    }

    fn meant_by_law(&self, verb: &str) -> Option<PlayerId> {
        G::meant(self, verb)
    }

    fn overstates(&self, ruling: &Ruling, typed: &str) -> bool {
        G::overstates(self, ruling, typed)
    }

    fn described(&self, words: &[&str]) -> Vec<Described> {
        G::described(self, words)
    }
}

impl dyn Referee {
    pub fn table_of<G: Game>(&self) -> Option<&Table<G>> {
        self.get()
    }
}

impl Law {
    /// Returns the row of a law in the list.
    pub const fn of<G: Game>() -> Law {
        Law {
            about: G::ABOUT,
            game_text: match G::GAME_TEXT {
                Some(text) => Some(text.format),
                None => None,
            },
            language: Table::<G>::LANGUAGE,
            library: PerLanguage::new(|| {
                let columns = G::COUNTED.iter().flat_map(Counted::columns).collect();
                let cards = || G::LAW.cards();
                let language = Table::<G>::LANGUAGE;
                library::of(G::ABOUT, language, G::Ask::ROWS, columns, cards, (G::WORDS, G::SAID))
            }),
            derived: G::DERIVED,
            begin: || Box::new(Table::<G>::default()),
            restated: |act, ruling| {
                let act = act.get()?;
                let mut events = ruling.events_of::<G::Event>();
                events.find_map(|event| G::restated(act, event)).map(Act::from)
            },
            renamed: |act, naming| {
                let mut own = act.get::<G::Act>()?.clone();
                own.name_in_full(naming);
                Some(own.into())
            },
            moved: |act| G::moved(act.get()?),
            pieces: || G::Piece::all().into_iter().map(Piece::typed).collect(),
        }
    }
}

impl<G: Game> Table<G> {
    pub const LANGUAGE: &'static EntryLanguage = &EntryLanguage {
        law: G::ABOUT.name,
        law_kind: const { &Kind::word("law", G::ABOUT.name) },
        names_law: G::ABOUT.names_law,
        players: G::ABOUT.seating.range(),
        verbs: G::ABOUT.verbs,
        acts: G::Act::ROWS,
        questions: G::ABOUT.questions,
        house: G::Rule::ROWS,
        waiver: match G::ABOUT.waiver {
            Some((word, _)) => Some(word),
            None => None,
        },
        has_clocks: G::ABOUT.has_clocks,
        words: || &G::LAW.library().lexicon,
        act: |place, reader| G::Act::read(place, reader).map(Act::from),
        ask: |place, reader| G::Ask::read(place, reader).map(Act::from),
        misplaced: G::DERIVED.misplaced,
        implied_verb: G::implied_verb,
        piece_verb: G::ABOUT.implied_verb,
        piece_usage: G::Piece::USAGE,
        piece_kind: G::Piece::KIND,
        piece: |reader| OnePiece::<G>::read(reader).map(Piece::typed),
        written_piece: G::Piece::written,
        foreign_piece: G::Piece::is_foreign,
        said_piece: |words| G::Piece::said(words, G::LAW.library().lexicon.phrases()),
        overstates: G::CAN_OVERSTATE,
        printed: printed::<G>,
        translated: |word| G::Piece::read(word).ok()?.translated(),
    };
}

fn printed<G: Game>(word: &str) -> Option<String> {
    let plain = word.replace('>', "-");
    let plain = plain.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let piece = G::Piece::read_of(word, G::pieces())
        .or_else(|_| G::Piece::read_of(plain, G::pieces()))
        .ok();
    piece.map(|piece| piece.to_string()).or_else(|| G::Piece::written(word).into_iter().next())
}
