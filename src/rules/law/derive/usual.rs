//! What is derived for a law that says nothing in its own way.

use super::{answers, made_up, prompt, reports, ruling_text, shorthand};
use crate::law::facts::Facts;
use crate::law::game::{Customs, Game, Usual};
use crate::law::help::GameCard;
use crate::law::history::{History, Standing};
use crate::law::paper::{Books, SourceSums};
use crate::law::picture::DrawnHand;
use crate::law::referee::Players;
use crate::law::refusal::Judged;
use crate::law::ruling::Ruling;
use crate::law::shared::Entry;
use crate::law::show::{Glance, Section, TableSettings};
use crate::law::simulated::SimulationOptions;
use crate::law::table::Table;
use crate::speech::shorthand::Shorthand;
use crate::speech::{Kind, Reader, Reason};
use crate::table::article::Article;
use crate::text::look::Look;

impl<G: Game> Customs<G> for Usual {
    fn before(&self, _table: &Table<G>, _entry: &Entry<G>) -> Judged<G> {
        Ok(())
    }

    fn misfit(&self, _table: &Table<G>, _piece: &G::Piece) -> Vec<(String, Article)> {
        Vec::new()
    }

    fn about(&self, _table: &Table<G>) -> Facts {
        Facts::new()
    }

    fn show(&self, table: &Table<G>, look: &Look) -> Vec<String> {
        answers::picture(table, look)
    }

    fn hand_drawn(&self, table: &Table<G>) -> Option<DrawnHand> {
        reports::hand_drawn(table)
    }

    fn remarks(&self, _record: &History<'_, G>, _ruling: &Ruling<G>) -> Vec<String> {
        Vec::new()
    }

    fn tables(
        &self,
        record: &History<'_, G>,
        ruling: &Ruling<G>,
        shown: &TableSettings,
    ) -> Vec<String> {
        let (table, names) = (record.session(), record.session().names());
        answers::tables(table, &ruling_text::of(ruling, &names), &shown.look)
    }

    fn reckoning(&self, table: &Table<G>, ruling: &Ruling<G>) -> Vec<String> {
        answers::reckoning(table, ruling)
    }

    fn sections(&self, stood: &Standing<'_, G>) -> Vec<Section> {
        answers::sections(stood)
    }

    fn glance(&self, table: &Table<G>, entry: &Entry<G>) -> Judged<G, Glance> {
        prompt::glance(table, entry)
    }

    fn offers(&self, table: &Table<G>, kind: &'static Kind, stub: &str) -> Vec<String> {
        prompt::offers(table, kind, stub)
    }

    fn offered(&self, table: &Table<G>, entry: &Entry<G>) -> String {
        prompt::offered(table, entry)
    }

    fn word_now(&self, table: &Table<G>, word: &str) -> String {
        prompt::word_now(table, word)
    }

    fn write_out<'a>(&self, table: &'a Table<G>, line: &mut Shorthand<'a>) {
        shorthand::at(table).write_out(line);
    }

    fn misplaced(&self, _act: &G::Act, _reader: &Reader<'_>) -> Option<Reason> {
        None
    }

    fn books(&self, table: &Table<G>, _sums: &SourceSums) -> Books {
        reports::books(table)
    }

    fn cards(&self) -> Vec<GameCard> {
        reports::cards::<G>()
    }

    fn made_up(&self, options: &SimulationOptions) -> Result<Box<dyn Players>, String> {
        made_up::players::<G>(options)
    }
}
