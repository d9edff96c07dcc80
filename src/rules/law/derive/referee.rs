//! A table as the shell knows it: a referee, with rulings and refusals.

use super::{answers, prompt, reports, season, speech, telling};
use crate::law::about::{FINISHED, PhaseRow, Shared};
use crate::law::evening::{Evening, History};
use crate::law::facts::Facts;
use crate::law::game::{Game, Why as _};
use crate::law::game_text::games;
use crate::law::paper::{Books, Flow, Penalty, SourceSums};
use crate::law::picture::DrawnHand;
use crate::law::referee::{self, Law, Referee, Refused, Ruled};
use crate::law::refusal::{self, Refusal};
use crate::law::ruling::{Effect, Ruling};
use crate::law::shared::{Entry, Question};
use crate::law::show::{Glance, Meaning};
use crate::law::side::Party;
use crate::law::table::{Table, article_of};
use crate::law::tallied::{TalliedHand, TallySheet};
use crate::law::{Account, EntryNo, Names, POT, ToldRuling, Verdict};
use crate::speech::shorthand::Shorthand;
use crate::speech::{Entry as AnyEntry, Kind, Mark, Situation, Spoken};
use crate::table::article::Article;
use crate::table::house::{Rules, Setting};
use crate::table::seat::PlayerId;
use crate::text::look::Look;

impl<G: Game> Ruled for Ruling<G> {
    fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// A penalty that is waived, or that brings nobody anything, is not asked for.
    fn asks(&self) -> bool {
        let is_foul = |effect: &Effect<G>| matches!(effect, Effect::Fouled { penalty: None, .. });
        self.verdict != Verdict::Accepted
            || self.has(is_foul)
            || self.transfers().any(|paid| self.is_penalty(&paid))
    }

    fn tell(&self, names: &Names) -> ToldRuling {
        telling::tell(self, names)
    }

    fn outline(&self, names: &Names) -> ToldRuling {
        telling::outline(self, names)
    }

    fn flows(&self) -> Vec<Flow> {
        reports::flows(self)
    }

    fn penalties(&self) -> Vec<Penalty> {
        reports::penalties(self)
    }

    fn is_play(&self) -> bool {
        !self.has(|effect| !matches!(effect, Effect::Own(_)))
    }

    fn begins_hand(&self) -> bool {
        self.has(|effect| matches!(effect, Effect::Dealt { .. }))
    }

    fn abandons(&self) -> bool {
        self.has(|effect| matches!(effect, Effect::Voided))
    }

    fn leaver(&self) -> Option<usize> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Left(player) => Some(player.index()),
            _ => None,
        })
    }

    fn strays(&self) -> bool {
        G::ABOUT
            .stray
            .is_some_and(|article| self.articles.contains(&article))
    }

    fn settles(&self) -> bool {
        self.has(|effect| matches!(effect, Effect::Settled))
    }

    fn brings_the_sheet(&self) -> bool {
        let is_taken = self.transfers().any(|paid| paid.from == Party::Pot);
        is_taken || self.settles()
    }

    fn ends_something(&self) -> bool {
        self.has(|effect| matches!(effect, Effect::Over { .. })) || self.brings_the_sheet()
    }

    fn actor(&self) -> Option<PlayerId> {
        self.by
    }

    fn restate(&self, entry: &AnyEntry) -> AnyEntry {
        let Some(Entry::Own(act)) = entry.get::<Entry<G>>() else {
            return entry.clone();
        };
        let mut act = act.clone();
        let events = self.events();
        events.for_each(|event| G::restate(&mut act, event));
        Spoken::new(Entry::<G>::Own(act))
    }
}

impl<G: Game> Refused for Refusal<G> {
    fn article(&self) -> Option<Article> {
        use refusal::Refused::{LeadDecided, LeadUndecided, NotTheDrawers, WrongNumber};
        match self {
            Refusal::Own(why, _) => why.article(),
            Refusal::Shared(WrongNumber { .. }) => article_of::<G>(Shared::Seat),
            Refusal::Shared(LeadUndecided { .. } | LeadDecided | NotTheDrawers { .. }) => {
                article_of::<G>(Shared::Lot)
            }
            Refusal::Shared(_) => None,
        }
    }

    fn advice(&self) -> Option<String> {
        self.told(Some("advice"))
    }

    fn goes_on(&self) -> bool {
        use refusal::Refused::{HoldsOther, LeavesOut, NotTheDrawers, WrongNumber};
        match self {
            Refusal::Own(why, ways) => why.goes_on() || !ways.is_empty(),
            Refusal::Shared(refused) => matches!(
                refused,
                WrongNumber { .. } | NotTheDrawers { .. } | HoldsOther { .. } | LeavesOut { .. }
            ),
        }
    }

    fn ways(&self, typed: &AnyEntry) -> Vec<Meaning> {
        let ways = typed.get().map(|typed| prompt::ways::<G>(typed, self));
        ways.unwrap_or_default()
    }

    fn is_about(&self, mark: &Mark, text: &str) -> bool {
        speech::is_about(self, mark, text)
    }
}

impl<G: Game> Situation for Table<G> {
    fn phase_bit(&self) -> u64 {
        1 << self.phase()
    }

    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>) {
        line.join_names(self.players());
        G::CUSTOMS.write_out(self, line);
    }

    fn first_of_all(&self) -> Option<&'static str> {
        self.players().is_empty().then(|| G::library().help.first)
    }
}

fn of_another_law<G: Game>() -> Refusal<G> {
    Refusal::Shared(refusal::Refused::OfAnotherLaw)
}

fn own<G: Game>(typed: &AnyEntry) -> Result<&Entry<G>, referee::Refusal> {
    typed
        .get()
        .ok_or_else(|| referee::Refusal::new(of_another_law::<G>()))
}

impl<G: Game> Referee for Table<G> {
    fn law(&self) -> &'static Law {
        Self::LAW
    }

    fn copy(&self) -> Box<dyn Referee> {
        Box::new(self.clone())
    }

    fn judge(&self, typed: &AnyEntry) -> Result<referee::Ruling, referee::Refusal> {
        let ruling = Table::judge(self, own(typed)?);
        ruling
            .map(referee::Ruling::new)
            .map_err(referee::Refusal::new)
    }

    fn apply(&mut self, no: EntryNo, ruling: &referee::Ruling) {
        if let Some(ruling) = ruling.get() {
            Table::apply(self, no, ruling);
        }
    }

    fn in_full(&self, typed: &AnyEntry, ruling: &referee::Ruling) -> AnyEntry {
        match (typed.get(), ruling.get()) {
            (Some(typed), Some(ruling)) => Spoken::new(Table::in_full(self, typed, ruling)),
            _ => typed.clone(),
        }
    }

    fn names(&self) -> Names {
        Table::names(self)
    }

    fn accounts(&self, names: &Names) -> Vec<Account> {
        let scores = self.scores().0.into_iter();
        let accounts = scores.map(|(side, amount)| Account {
            holder: side.name(names),
            amount,
        });
        let pot = G::ABOUT.chips.map(|_| Account {
            holder: POT.to_owned(),
            amount: self.pot(),
        });
        accounts.chain(pot).collect()
    }

    fn state(&self) -> Facts {
        G::state(self)
    }

    fn added(&self, ruling: Option<&referee::Ruling>) -> Facts {
        answers::added(self, ruling.and_then(referee::Ruling::get))
    }

    fn status(&self, look: &Look) -> Vec<String> {
        answers::status(self, look)
    }

    fn picture(&self, look: &Look) -> Vec<String> {
        G::CUSTOMS.show(self, look)
    }

    fn reckoning(&self, ruling: &referee::Ruling) -> Vec<String> {
        let ruling = ruling.get();
        ruling.map_or_else(Vec::new, |ruling| G::CUSTOMS.reckoning(self, ruling))
    }

    fn to_act(&self) -> Option<String> {
        prompt::to_act(self)
    }

    fn standing(&self) -> Vec<String> {
        prompt::row(self)
    }

    fn glance(&self, typed: &AnyEntry) -> Result<Glance, referee::Refusal> {
        G::CUSTOMS
            .glance(self, own(typed)?)
            .map_err(referee::Refusal::new)
    }

    fn phase_row(&self) -> PhaseRow {
        Table::phase_row(self)
    }

    fn seated(&self) -> Vec<(String, String)> {
        prompt::seated(self)
    }

    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String> {
        G::CUSTOMS.offers(self, kind, stub)
    }

    fn offered(&self, typed: &AnyEntry) -> String {
        let typed = typed.get();
        typed.map_or_else(String::new, |typed| G::CUSTOMS.offered(self, typed))
    }

    fn word_now(&self, word: &str) -> String {
        G::CUSTOMS.word_now(self, word)
    }

    fn books(&self, sums: &SourceSums) -> Books {
        G::CUSTOMS.books(self, sums)
    }

    fn hand_drawn(&self) -> Option<DrawnHand> {
        G::CUSTOMS.hand_drawn(self)
    }

    fn tally(&self, ruling: &referee::Ruling, sheet: &mut TallySheet) {
        if let Some(ruling) = ruling.get() {
            season::tally(self, ruling, sheet);
        }
    }

    fn over(&self, player: PlayerId) -> [i64; 2] {
        season::over(self, player)
    }

    fn sits(&self, player: PlayerId) -> bool {
        Table::seated(self).contains(&player)
    }

    fn unfinished(&self) -> Option<&'static str> {
        match (self.phase(), self.is_settled()) {
            (FINISHED, _) => None,
            (_, true) => Some("the pot is not taken yet"),
            (_, false) => Some("it is not settled yet"),
        }
    }

    fn hand(&self, ruling: &referee::Ruling, hand: &mut TalliedHand) {
        if let Some(ruling) = ruling.get() {
            season::hand(self, ruling, hand);
        }
    }
}

fn house_entry<G: Game>(word: &str, value: u32) -> Option<AnyEntry> {
    let key = G::Rule::read(word)?;
    Setting::of(key, value).map(|setting| Spoken::new(Entry::<G>::House(setting)))
}

fn asked<G: Game>(question: &Spoken) -> Result<&Question<G>, String> {
    question
        .get()
        .ok_or_else(|| of_another_law::<G>().to_string())
}

fn history<G: Game>(evening: &dyn Evening) -> Result<History<'_, G>, String> {
    History::of(evening).ok_or_else(|| of_another_law::<G>().to_string())
}

impl<G: Game> Table<G> {
    pub const LAW: &'static Law = &Self::ROW;
    pub const ROW: Law = Law {
        name: G::ABOUT.name,
        title: G::ABOUT.title,
        round: G::ABOUT.round(),
        moves: match G::ABOUT.chips {
            Some(_) => "payments",
            None => G::ABOUT.unit,
        },
        language: Self::LANGUAGE,
        library: G::library,
        begin: || referee::Session::new(Table::<G>::default()),
        first_entry: || Spoken::new(Entry::<G>::Law(G::ABOUT.edition)),
        house: || {
            let rows = G::Rule::ROWS.iter();
            rows.map(|(_, row)| row).collect()
        },
        house_entry: house_entry::<G>,
        tell_changes: telling::changes::<G>,
        tell_accounts: telling::accounts::<G>,
        waiver: match G::ABOUT.waiver {
            Some((_, article)) => Some(article),
            None => None,
        },
        waiving: |typed, waives| match typed.get::<Entry<G>>() {
            Some(entry) => Spoken::new(entry.clone().waiving(waives)),
            None => typed.clone(),
        },
        kinds: G::ABOUT.kinds,
        answer: |record, question, look| {
            answers::answer::<G>(&history(record)?, asked(question)?, look)
        },
        remarks: |record, ruling| match (history::<G>(record), ruling.get()) {
            (Ok(history), Some(ruling)) => G::CUSTOMS.remarks(&history, ruling),
            _ => Vec::new(),
        },
        tables: |record, ruling, shown| match (history::<G>(record), ruling.get()) {
            (Ok(history), Some(ruling)) => G::CUSTOMS.tables(&history, ruling, shown),
            _ => Vec::new(),
        },
        sections: |stood| {
            let stood = stood.of_law();
            stood.map_or_else(Vec::new, |stood| G::CUSTOMS.sections(&stood))
        },
        shown_with: |word| {
            let mut rows = G::ABOUT.shown_with.iter();
            let (_, ask) = rows.find(|(verb, _)| *verb == word)?;
            Some(Spoken::new(Question::<G>::Own(ask.clone())))
        },
        unit: G::ABOUT.unit,
        headings: match G::ABOUT.chips {
            Some(_) => ["start", "end", "over or under"],
            None => ["start", "points in all", "over or under"],
        },
        holders: reports::holders::<G>,
        holder_of: |player| G::ABOUT.seating.side_of(player).place(),
        cards: || G::CUSTOMS.cards(),
        result: season::result::<G>(),
        is_for_money: G::ABOUT.chips.is_some(),
        game_text: match &G::ABOUT.game_text {
            Some(text) => Some(text.format),
            None => None,
        },
        write_games: |record| match (history::<G>(record), &G::ABOUT.game_text) {
            (Ok(record), Some(text)) => (text.write)(&games(&record, text.played)),
            _ => String::new(),
        },
        simulate: |options| G::CUSTOMS.made_up(options),
        is_doubtful: |typed, ruling| match (typed.get(), ruling.get()) {
            (Some(typed), Some(ruling)) => G::CUSTOMS.is_doubtful(typed, ruling),
            _ => false,
        },
    };
}
