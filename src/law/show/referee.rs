//! A table as the shell knows it: a referee, with rulings and refusals.

use super::{answers, library, prompt, reports, ruling_text, season};
use crate::common::Common;
use crate::counted::Counted;
use crate::facts::{Facts, Value};
use crate::game::ProvedOffence;
use crate::game_text::{Occasion, games};
use crate::hidden::HiddenHands;
use crate::legal::Legal;
use crate::overrides::Overrides;
use crate::paper::{Books, SourceSums};
use crate::picture::{DrawnHand, Picture};
use crate::piece::Piece;
use crate::referee::{
    EntryInContext, Evening, Law, Now, Offered, OnPaper, Referee, RulingSummary, SessionView,
};
use crate::refusal::{Judged, Refusal, Refused};
use crate::ruling::{Draft, Effect, Event, Ruling};
use crate::show::{Glance, Section, TableSettings};
use crate::side::Party;
use crate::table::Table;
use crate::tallied::{TalliedHand, TallySheet};
use crate::{EntryNo, Names, RulingText, Verdict};
use nos_base::table::article::Article;
use nos_base::table::name::Name;
use nos_base::table::seat::PlayerId;
use nos_base::text::look::Look;
use nos_base::words::language::PerLanguage;
use nos_base::words::told::Told;
use nos_entry::argument::Naming;
use nos_entry::entry::TypedPiece;
use nos_entry::rows::Verbs as _;
use nos_entry::{Act, Entry, Kind, What};

impl Ruling {
    /// What it is to whoever does not know its law.
    pub fn summary(&self) -> RulingSummary {
        let stray = self.law.about.stray;
        let mut summary = RulingSummary {
            actor: self.by,
            asks: self.verdict != Verdict::Accepted,
            is_play: true,
            strays: stray.is_some_and(|article| self.articles.contains(&article)),
            ..RulingSummary::default()
        };
        for effect in self.effects() {
            follow(&mut summary, effect);
            if let Effect::Paid(paid) = effect {
                summary.asks |= self.is_penalty(paid);
            }
        }
        summary
    }

    pub fn text(&self, names: &Names) -> RulingText {
        ruling_text::of(self, names).text()
    }

    /// What `try` says in its place, if that is not all of it.
    pub fn tried(&self, names: &Names) -> Option<String> {
        let told = ruling_text::of(self, names).parts(Some("tried")).next();
        told.map(String::from)
    }

    /// What it brings on the sheet.
    pub fn on_paper(&self) -> OnPaper {
        let effects = self.all_effects();
        OnPaper {
            flows: reports::flows(&effects, self.law.about, self.law.library()),
            penalties: reports::penalties(&effects, self.waived),
            official: self.effects().find_map(|effect| match effect {
                Effect::Official(name) => Some(name.clone()),
                _ => None,
            }),
        }
    }
}

/// Adds what an effect says of its ruling.
fn follow(summary: &mut RulingSummary, effect: &Effect) {
    summary.is_play = false;
    match effect {
        Effect::Dealt { .. } => summary.begins_hand = true,
        Effect::Over { .. } | Effect::Won { .. } => summary.ends_hand = true,
        Effect::Voided => summary.abandons = true,
        Effect::Settled => summary.settles = true,
        Effect::Left(player) => summary.leaver = Some(player.index()),
        // A penalty that is waived, or that brings nobody anything, is not asked for.
        Effect::Fouled { penalty: None, .. } => summary.asks = true,
        Effect::Paid(paid) => {
            summary.moves = true;
            summary.takes_the_pot |= paid.from == Party::Pot;
        }
        Effect::Scored { .. } => summary.moves = true,
        _ => {}
    }
}

impl<G: Overrides> Referee for Table<G> {
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
        let Some(typed) = act.get::<G::Act>() else {
            return act.clone();
        };
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
        G::law()
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

    fn besides(&self) -> Facts {
        G::about(self)
    }

    fn legal(&self) -> Vec<Legal> {
        G::legal(self)
    }

    fn plays(&self, legal: &Legal, piece: &TypedPiece) -> bool {
        piece.get().is_some_and(|piece| G::plays(legal, piece))
    }

    fn misfit(&self, piece: &TypedPiece) -> Vec<(Told, Article)> {
        let misfit = piece.get().map(|piece| G::misfit(self, piece));
        misfit.unwrap_or_default()
    }

    fn hidden(&self) -> Option<HiddenHands> {
        HiddenHands::of(self)
    }

    fn show_act(&self, name: Name, pieces: &[TypedPiece]) -> Option<Act> {
        let pieces: Vec<G::Piece> = pieces
            .iter()
            .filter_map(|piece| piece.get().copied())
            .collect();
        Some((G::HIDDEN?.show)(name, &pieces).into())
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

    fn lines(&self, of: SessionView, look: &Look) -> Vec<String> {
        match of {
            SessionView::Status => answers::status(self, look),
            SessionView::Table => G::show(self, look),
            SessionView::Accounts => answers::accounts(self, look),
        }
    }

    fn reckoning(&self, ruling: &Ruling) -> Vec<Told> {
        G::reckoning(self, ruling)
    }

    fn hand_drawn(&self) -> Option<DrawnHand> {
        G::hand_drawn(self)
    }

    fn books(&self, sums: &SourceSums) -> Books {
        G::books(self, sums)
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

    fn remarks(&self, evening: &dyn Evening, ruling: &Ruling) -> Vec<String> {
        G::remarks(evening, ruling)
    }

    fn tables(&self, evening: &dyn Evening, ruling: &Ruling, shown: &TableSettings) -> Vec<String> {
        G::tables(evening, ruling, shown)
    }

    fn sections(&self, entry: &EntryInContext) -> Vec<Section> {
        G::sections(entry)
    }

    fn write_games(&self, evening: &dyn Evening, occasion: Option<&Occasion>) -> String {
        match G::GAME_TEXT {
            Some(text) => (text.write)(&games(evening, text.played), occasion),
            None => String::new(),
        }
    }

    fn tally(&self, ruling: &Ruling, sheet: &mut TallySheet) {
        season::tally(G::COUNTED, self.common(), ruling, sheet);
    }

    fn tally_hand(&self, ruling: &Ruling, hand: &mut TalliedHand) {
        season::tally_hand(self.common(), ruling, hand);
        for event in ruling.events_of::<G::Event>() {
            G::tally_hand(self, event, hand);
        }
    }

    fn now(&self) -> Now {
        prompt::now(self)
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

    fn placed(&self, act: &Act) -> Vec<Act> {
        let placed = act.get().map(|act| G::placed(self, act));
        placed.into_iter().flatten().map(Act::from).collect()
    }

    fn unclaimed(&self, act: &Act) -> Option<Act> {
        G::unclaimed(act.get()?).map(Act::from)
    }

    fn glance(&self, typed: &Entry) -> Result<Glance, Refusal> {
        let glance = G::glance(self, typed);
        glance.map_err(|why| Refusal::of(G::law(), why, Some(typed.clone())))
    }

    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String> {
        G::offers(self, kind, stub)
    }

    fn help(&self, of: Offered<'_>) -> String {
        match of {
            Offered::Entry(typed) => G::offered(self, typed),
            Offered::Word(word) => G::word_now(self, word),
        }
    }
}

impl dyn Referee {
    /// The table of a law.
    pub fn table_of<G: Overrides>(&self) -> Option<&Table<G>> {
        self.get()
    }
}

impl<G: Overrides> Table<G> {
    pub fn judge(&self, entry: &Entry) -> Result<Ruling, Refusal> {
        <dyn Referee>::judge(self, entry)
    }

    /// Judges an act whose penalty nobody waives.
    pub fn judge_act(&self, act: &Act) -> Judged<Ruling> {
        <dyn Referee>::judge_act(self, act)
    }

    /// Judges what happened; `waives` says whether the table waives its penalty.
    pub fn judge_what(&self, what: &What, waives: bool) -> Judged<Ruling> {
        <dyn Referee>::judge_what(self, what, waives)
    }

    pub fn in_full(&self, entry: &Entry, ruling: &Ruling) -> Entry {
        <dyn Referee>::in_full(self, entry, ruling)
    }
}

impl Law {
    /// The row of a law in the list.
    pub const fn of<G: Overrides>() -> Law {
        Law {
            about: G::ABOUT,
            name: G::ABOUT.name,
            round: G::ABOUT.round(),
            moves: match G::ABOUT.chips {
                Some(_) => "payments",
                None => G::ABOUT.unit,
            },
            unit: G::ABOUT.unit,
            fewest_win: G::ABOUT.fewest_win,
            seating: &G::ABOUT.seating,
            is_for_money: G::ABOUT.chips.is_some(),
            waiver: match G::ABOUT.waiver {
                Some((_, article)) => Some(article),
                None => None,
            },
            game_text: match G::GAME_TEXT {
                Some(text) => Some(text.format),
                None => None,
            },
            language: Table::<G>::LANGUAGE,
            library: PerLanguage::new(|| {
                let columns = G::COUNTED.iter().map(Counted::column).collect();
                let cards = || G::cards();
                let language = Table::<G>::LANGUAGE;
                library::of(
                    G::ABOUT,
                    language,
                    G::Ask::ROWS,
                    columns,
                    cards,
                    (G::WORDS, G::SAID),
                )
            }),
            begin: || Box::new(Table::<G>::default()),
            restated: |act, ruling| {
                let act = act.get()?;
                let mut events = ruling.events_of::<G::Event>();
                events
                    .find_map(|event| G::restated(act, event))
                    .map(Act::from)
            },
            renamed: |act, naming| {
                let mut own = act.get::<G::Act>()?.clone();
                own.name_in_full(naming);
                if let Some(newcomer) = G::newcomer(&mut own) {
                    *newcomer = naming.in_full(newcomer);
                }
                Some(own.into())
            },
            moved: |act| G::moved(act.get()?),
            games: || G::games().map(Act::from),
            simulate: |options| G::made_up(options),
            pieces: || G::Piece::all().into_iter().map(Piece::typed).collect(),
        }
    }
}
