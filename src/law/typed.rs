//! Makes a law with types of its own one that the shell knows.

use super::evening::{self, Evening};
use super::{EntryNo, Law};
use crate::law::card::Carded;
use crate::law::drawing::Drawn;
use crate::law::prompted::Prompted;
use crate::law::simulated::Simulated;
use crate::law::tallied::Exported;
use std::any::Any;

/// A law with types of its own.
pub trait Tenant: Prompted + Carded + Drawn + Exported + Simulated {}

impl<L: Prompted + Carded + Drawn + Exported + Simulated> Tenant for L {}

/// A record as a law with types of its own sees it.
#[expect(missing_debug_implementations, reason = "it only looks at a record")]
pub struct History<'a, S> {
    evening: &'a dyn Evening,
    session: &'a S,
}

impl<'a, S: Law> History<'a, S> {
    /// A record of this law; `None` if it is of another.
    pub fn of(evening: &'a dyn Evening) -> Option<History<'a, S>> {
        let session = evening.session().get()?;
        Some(History { evening, session })
    }

    /// The current session.
    pub fn session(&self) -> &'a S {
        self.session
    }

    /// The session before the entry with this number; `None` if it does not stand.
    pub fn before(&self, no: EntryNo) -> Option<S> {
        self.evening.before(no)?.get::<S>().cloned()
    }

    /// The rulings that stand, in the order in which their entries are read.
    pub fn rulings(&self) -> impl DoubleEndedIterator<Item = (EntryNo, &'a S::Ruling)> {
        let standing = self.evening.rulings();
        standing.filter_map(|(no, ruling)| Some((no, ruling.get()?)))
    }
}

/// An entry that stands, with its ruling and what came before it.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Debug)]
pub struct Stood<'a, S: Law> {
    pub no: EntryNo,
    pub entry: &'a S::Entry,
    pub ruling: &'a S::Ruling,
    /// The session before its hand began; before the first entry, if no hand has begun.
    pub begun: &'a S,
    /// The entries from there to just before it.
    pub since: Vec<(EntryNo, &'a S::Entry)>,
    pub before: &'a S,
    pub after: &'a S,
}

impl<'a, S: Law> Stood<'a, S> {
    /// An entry of this law; `None` if it is of another.
    pub fn of(stood: &'a evening::Stood) -> Option<Stood<'a, S>> {
        let since = stood.since.iter();
        let since = since.filter_map(|(no, entry)| Some((*no, entry.get()?)));
        Some(Stood {
            no: stood.no,
            entry: stood.entry.get()?,
            ruling: stood.ruling.get()?,
            begun: stood.begun.get()?,
            since: since.collect(),
            before: stood.before.get()?,
            after: stood.after.get()?,
        })
    }
}

/// Whether both are of one type, and equal.
pub fn are_same<T: PartialEq + 'static>(one: &T, other: &dyn Any) -> bool {
    other.downcast_ref::<T>() == Some(one)
}

/// Implements what the shell knows of a law for a session and its entries, questions, rulings and refusals.
macro_rules! tenant {
    ($Game:ty) => {
        $crate::law::typed::tenant!(
            $crate::law::table::Table<$Game>,
            $crate::law::shared::Entry<$Game>,
            $crate::law::shared::Question<$Game>,
            $crate::law::ruling::Ruling<$Game>,
            $crate::law::refusal::Refusal<$Game>
        );
    };
    ($Session:ty, $Entry:ty, $Ask:ty, $Ruling:ty, $Refusal:ty) => {
        mod tenant {
            use $crate::law::asked::{Asked, Waiver};
            use $crate::law::card::Carded as _;
            use $crate::law::drawing;
            use $crate::law::evening::Evening;
            use $crate::law::facts::Facts;
            use $crate::law::luck::Luck;
            use $crate::law::paper::{Books, Flow, Paper as _, Penalty, Sums};
            use $crate::law::prompted::{Fit, Glance, Prompted as _};
            use $crate::law::referee::{
                HouseRule, Law, Players, Referee, Refusal, Refused, Ruled, Ruling, Session, Way,
            };
            use $crate::law::show::Show as _;
            use $crate::law::simulated::{Simulated, SimulationOptions, Truth};
            use $crate::law::spoken::Speech;
            use $crate::law::tallied::Hand;
            use $crate::law::tallied::{Sheet, Tallied as _};
            use $crate::law::typed::{History, are_same};
            use $crate::law::{Account, EntryNo, Law as _, Names, Told, Verdict};
            use $crate::speech::shorthand::Shorthand;
            use $crate::speech::{
                Entry, Kind, Language, Mark, Reader, Situation, Spoken, VerbRow, Verbal,
            };
            use $crate::table::article::Article;
            use $crate::table::house::{Rules as _, Setting};
            use $crate::table::seat::PlayerId;
            use $crate::text::look::Look;

            type Rule = <$Session as $crate::law::Law>::Rule;
            type Table = <$Session as $crate::law::simulated::Simulated>::Table;

            /// Makes an entry of the law's own.
            fn entered(entry: $Entry) -> Entry {
                Spoken::new(entry)
            }

            fn entry(entry: &Entry) -> Option<&$Entry> {
                entry.get::<$Entry>()
            }

            fn ruled(ruling: &Ruling) -> Option<&$Ruling> {
                ruling.get::<$Ruling>()
            }

            impl Verbal for $Entry {
                fn row(&self) -> &'static VerbRow {
                    <$Session as Speech>::entry_row(self)
                }

                fn is(&self, other: &dyn Verbal) -> bool {
                    are_same(self, other)
                }
            }

            impl Verbal for $Ask {
                fn row(&self) -> &'static VerbRow {
                    <$Session as Speech>::question_row(self)
                }

                fn is(&self, other: &dyn Verbal) -> bool {
                    are_same(self, other)
                }
            }

            impl Ruled for $Ruling {
                fn is(&self, other: &dyn Ruled) -> bool {
                    are_same(self, other)
                }

                fn verdict(&self) -> Verdict {
                    <$Session>::verdict(self)
                }

                fn asks(&self) -> bool {
                    <$Session as Asked>::asks(self)
                }

                fn tell(&self, names: &Names) -> Told {
                    <$Session>::tell(self, names)
                }

                fn flows(&self) -> Vec<Flow> {
                    <$Session>::flows(self).collect()
                }

                fn penalties(&self) -> Vec<Penalty> {
                    <$Session>::penalties(self)
                }

                fn abandons(&self) -> bool {
                    <$Session>::abandons(self)
                }

                fn leaver(&self) -> Option<usize> {
                    <$Session>::leaver(self)
                }

                fn strays(&self) -> bool {
                    <$Session>::strays(self)
                }

                fn brings_the_sheet(&self) -> bool {
                    <$Session>::brings_the_sheet(self)
                }
                fn settles(&self) -> bool {
                    <$Session>::settles(self)
                }

                fn ends_something(&self) -> bool {
                    <$Session>::ends_something(self)
                }

                fn actor(&self) -> Option<PlayerId> {
                    <$Session as $crate::law::tallied::Exported>::actor(self)
                }
            }

            impl Refused for $Refusal {
                fn is(&self, other: &dyn Refused) -> bool {
                    are_same(self, other)
                }

                fn article(&self) -> Option<Article> {
                    $crate::law::Refuses::article(self)
                }

                fn advice(&self) -> Option<String> {
                    $crate::law::Refuses::advice(self)
                }

                fn ways(&self, typed: &Entry) -> Vec<Way> {
                    let ways = entry(typed).map(|typed| <$Session as Asked>::ways(typed, self));
                    let ways = ways.unwrap_or_default().into_iter();
                    ways.map(|way| Way {
                        word: way.word,
                        words: way.words,
                        entry: entered(way.entry),
                    })
                    .collect()
                }

                fn is_about(&self, mark: &Mark, text: &str) -> bool {
                    <$Session as Speech>::concerns(self, mark, text)
                }
            }

            impl Situation for $Session {
                fn phase_bit(&self) -> u64 {
                    Speech::phase_bit(self)
                }

                fn write_out<'a>(&'a self, line: &mut Shorthand<'a>) {
                    Speech::write_out(self, line);
                }

                fn first_of_all(&self) -> Option<&'static str> {
                    Speech::first_of_all(self)
                }
            }

            impl Referee for $Session {
                fn law(&self) -> &'static Law {
                    &LAW
                }

                fn copy(&self) -> Box<dyn Referee> {
                    Box::new(self.clone())
                }

                fn is(&self, other: &dyn Referee) -> bool {
                    are_same(self, other)
                }

                fn judge(&self, typed: &Entry) -> Result<Ruling, Refusal> {
                    let Some(typed) = entry(typed) else {
                        return Err(Refusal::new($crate::law::referee::OfAnotherLaw));
                    };
                    match $crate::law::Law::judge(self, typed) {
                        Ok(ruling) => Ok(Ruling::new(ruling)),
                        Err(refusal) => Err(Refusal::new(refusal)),
                    }
                }

                fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
                    if let Some(ruling) = ruled(ruling) {
                        $crate::law::Law::apply(self, no, ruling);
                    }
                }

                fn in_full(&self, typed: &Entry, ruling: &Ruling) -> Entry {
                    match (entry(typed), ruled(ruling)) {
                        (Some(typed), Some(ruling)) => {
                            entered($crate::law::Law::in_full(self, typed, ruling))
                        }
                        _ => typed.clone(),
                    }
                }

                fn names(&self) -> Names {
                    $crate::law::Law::names(self)
                }

                fn accounts(&self, names: &Names) -> Vec<Account> {
                    $crate::law::Law::accounts(self, names)
                }

                fn state(&self) -> Facts {
                    $crate::law::show::Show::state(self)
                }

                fn added(&self, ruling: Option<&Ruling>) -> Facts {
                    $crate::law::show::Show::added(self, ruling.and_then(ruled))
                }

                fn status(&self, look: &Look) -> Vec<String> {
                    $crate::law::show::Show::status(self, look)
                }

                fn picture(&self, look: &Look) -> Vec<String> {
                    $crate::law::show::Show::picture(self, look)
                }

                fn reckoning(&self, ruling: &Ruling) -> Vec<String> {
                    ruled(ruling).map_or_else(Vec::new, |ruling| {
                        $crate::law::show::Show::reckoning(self, ruling)
                    })
                }

                fn to_act(&self) -> Option<String> {
                    $crate::law::prompted::Prompted::to_act(self)
                }

                fn standing(&self, columns: usize) -> Vec<String> {
                    $crate::law::prompted::Prompted::standing(self, columns)
                }

                fn glance(&self, typed: &Entry) -> Result<Glance, Refusal> {
                    let Some(typed) = entry(typed) else {
                        return Err(Refusal::new($crate::law::referee::OfAnotherLaw));
                    };
                    let glance = $crate::law::prompted::Prompted::glance(self, typed);
                    glance.map_err(Refusal::new)
                }

                fn fit(&self, typed: &Entry) -> Option<Fit> {
                    $crate::law::prompted::Prompted::fit(self, entry(typed)?)
                }

                fn likeliest(&self) -> &'static [&'static str] {
                    $crate::law::prompted::Prompted::likeliest(self)
                }

                fn keys(&self) -> &'static str {
                    $crate::law::prompted::Prompted::keys(self)
                }

                fn seated(&self) -> Vec<(String, String)> {
                    $crate::law::prompted::Prompted::seated(self)
                }

                fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String> {
                    $crate::law::prompted::Prompted::offers(self, kind, stub)
                }

                fn offered(&self, typed: &Entry) -> String {
                    entry(typed).map_or_else(String::new, |typed| {
                        $crate::law::prompted::Prompted::offered(self, typed)
                    })
                }

                fn word_now(&self, word: &str) -> String {
                    $crate::law::prompted::Prompted::word_now(self, word)
                }

                fn books(&self, sums: &Sums) -> Books {
                    $crate::law::paper::Paper::books(self, sums)
                }

                fn hand_drawn(&self) -> Option<drawing::Hand> {
                    $crate::law::drawing::Drawn::hand_drawn(self)
                }

                fn tally(&self, ruling: &Ruling, sheet: &mut Sheet) {
                    if let Some(ruling) = ruled(ruling) {
                        $crate::law::tallied::Tallied::tally(self, ruling, sheet);
                    }
                }

                fn over(&self, player: PlayerId) -> i64 {
                    $crate::law::tallied::Tallied::over(self, player)
                }

                fn sits(&self, player: PlayerId) -> bool {
                    $crate::law::tallied::Tallied::sits(self, player)
                }

                fn unfinished(&self) -> Option<&'static str> {
                    $crate::law::tallied::Tallied::unfinished(self)
                }

                fn hand(&self, ruling: &Ruling, hand: &mut Hand) {
                    if let Some(ruling) = ruled(ruling) {
                        $crate::law::tallied::Exported::hand(self, ruling, hand);
                    }
                }
            }

            /// Made-up players of this law.
            struct MadeUp(Table);

            impl Players for MadeUp {
                fn next(&mut self, session: &Session, luck: &mut Luck) -> Option<Entry> {
                    session
                        .get::<$Session>()?
                        .next(&mut self.0, luck)
                        .map(entered)
                }

                fn happened(&mut self, session: &Session, luck: &mut Luck, ruling: &Ruling) {
                    if let (Some(session), Some(ruling)) =
                        (session.get::<$Session>(), ruled(ruling))
                    {
                        session.happened(&mut self.0, luck, ruling);
                    }
                }

                fn truth(&self, session: &Session) -> Truth {
                    let session = session.get::<$Session>();
                    session.map_or_else(Truth::default, |session| session.truth(&self.0))
                }
            }

            static VOCABULARY: $crate::speech::lexicon::Vocabulary =
                <$Session as Speech>::VOCABULARY;

            static LEXICON: std::sync::LazyLock<$crate::speech::lexicon::Lexicon> =
                std::sync::LazyLock::new(|| $crate::speech::lexicon::Lexicon::new(&VOCABULARY));

            static LANGUAGE: Language = Language {
                lexicon: &LEXICON,
                vocabulary: &VOCABULARY,
                entry: |place, reader: &mut Reader<'_>| {
                    <$Session as Speech>::read_entry(place, reader).map(entered)
                },
                question: |place, reader: &mut Reader<'_>| {
                    <$Session as Speech>::read_question(place, reader).map(Spoken::new)
                },
                bare: <$Session as Speech>::bare,
            };

            fn waiver(typed: &Entry) -> Waiver<Entry> {
                match entry(typed).map(<$Session as Asked>::waiver) {
                    Some(Waiver::Said) => Waiver::Said,
                    Some(Waiver::Possible(waived, by)) => Waiver::Possible(entered(waived), by),
                    Some(Waiver::Unknown) | None => Waiver::Unknown,
                }
            }

            fn house_entry(word: &str, value: u32) -> Option<Entry> {
                let key = Rule::read(word)?;
                Setting::of(key, value)
                    .map(<$Session>::house_entry)
                    .map(entered)
            }

            fn asked(question: &Spoken) -> Result<&$Ask, String> {
                question
                    .get::<$Ask>()
                    .ok_or_else(|| $crate::law::referee::OfAnotherLaw.to_string())
            }

            fn history(evening: &dyn Evening) -> Result<History<'_, $Session>, String> {
                History::of(evening).ok_or_else(|| $crate::law::referee::OfAnotherLaw.to_string())
            }

            /// The law, as it is listed.
            pub static LAW: Law = Law {
                name: <$Session>::NAME,
                title: <$Session>::TITLE,
                moves: <$Session>::MOVES,
                language: &LANGUAGE,
                rulebook: <$Session as $crate::law::Law>::rulebook,
                begin: || Session::new(<$Session>::default()),
                first_entry: || entered(<$Session>::first_entry()),
                house: || {
                    let rows = Rule::ROWS.iter();
                    rows.map(|row| HouseRule {
                        word: row.word,
                        range: row.range,
                        meaning: row.meaning,
                        default: row.default,
                    })
                    .collect()
                },
                house_entry,
                begins_hand: |typed| entry(typed).is_some_and(<$Session>::begins_hand),
                tell_change: <$Session>::tell_change,
                tell_accounts: <$Session>::tell_accounts,
                waiver,
                topics: <$Session>::TOPICS,
                kinds: <$Session>::kinds,
                answer: |record, question, table| {
                    <$Session>::answer(&history(record)?, asked(question)?, table)
                },
                answer_json: |record, question| {
                    <$Session>::answer_json(&history(record)?, asked(question)?)
                },
                remarks: |record, ruling| match (history(record), ruled(ruling)) {
                    (Ok(history), Some(ruling)) => <$Session>::remarks(&history, ruling),
                    _ => Vec::new(),
                },
                tables: |record, ruling, table| match (history(record), ruled(ruling)) {
                    (Ok(history), Some(ruling)) => <$Session>::tables(&history, ruling, table),
                    _ => Vec::new(),
                },
                sections: |stood| {
                    let stood = $crate::law::typed::Stood::of(stood);
                    stood.map_or_else(Vec::new, |stood| <$Session>::sections(&stood))
                },
                first_steps: <$Session>::BEGIN,
                lesson: <$Session>::LESSON,
                shown_with: |word| <$Session>::shown_with(word).map(Spoken::new),
                sources: <$Session>::SOURCES,
                unit: <$Session>::UNIT,
                headings: <$Session>::HEADINGS,
                holders: <$Session>::holders,
                holder_of: <$Session>::holder_of,
                cards: <$Session>::cards,
                result: <$Session>::RESULT,
                is_for_money: <$Session>::IS_FOR_MONEY,
                columns: <$Session>::columns,
                game_text: <$Session as $crate::law::tallied::Exported>::GAME_TEXT,
                write_games: |evening| {
                    history(evening).map_or_else(
                        |_| String::new(),
                        |history| <$Session as $crate::law::tallied::Exported>::game_text(&history),
                    )
                },
                simulate: |wishes: &SimulationOptions| {
                    let table = <$Session as Simulated>::table(wishes)?;
                    Ok(Box::new(MadeUp(table)))
                },
                unwaived: |typed| match entry(&typed) {
                    Some(own) => entered(<$Session>::unwaived(own.clone())),
                    None => typed,
                },
                is_doubtful: |typed, ruling| match (entry(typed), ruled(ruling)) {
                    (Some(typed), Some(ruling)) => <$Session>::is_doubtful(typed, ruling),
                    _ => false,
                },
            };
        }

        pub use tenant::LAW;
    };
}

pub(crate) use tenant;
