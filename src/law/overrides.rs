//! What a law may say in its own way. The default bodies say what is derived for every other law.

use super::facts::Facts;
use super::game::Game;
use super::help::GameCard;
use super::paper::{Books, SourceSums};
use super::picture::DrawnHand;
use super::referee::{EntryInContext, Evening, Players};
use super::refusal::Judged;
use super::ruling::Ruling;
use super::show::{Glance, Section, TableSettings, answers, made_up, prompt, reports};
use super::simulated::SimulationOptions;
use super::table::Table;
use crate::show::ruling_text;
use nos_base::table::article::Article;
use nos_base::table::name::Name;
use nos_base::text::look::Look;
use nos_base::words::told::Told;
use nos_entry::{Entry, Kind, Reader, SyntaxError, What};

/// What a law may say in its own way, where other laws do with what is derived.
pub trait Overrides: Game {
    /// What is refused before anything else is judged.
    fn before(_table: &Table<Self>, _what: &What) -> Judged {
        Ok(())
    }

    /// Why a piece that fits nowhere does not, with a line and an article for each place.
    fn misfit(_table: &Table<Self>, _piece: &Self::Piece) -> Vec<(Told, Article)> {
        Vec::new()
    }

    /// What the messages about the state have besides.
    fn about(_table: &Table<Self>) -> Facts {
        Facts::new()
    }

    /// What lies on the table, as the terminal draws it; empty if nothing does.
    fn show(table: &Table<Self>, look: &Look) -> Vec<String> {
        answers::picture(table, look)
    }

    fn hand_drawn(table: &Table<Self>) -> Option<DrawnHand> {
        reports::hand_drawn(table)
    }

    /// Remarks after a ruling that need the whole record.
    fn remarks(_evening: &dyn Evening, _ruling: &Ruling) -> Vec<String> {
        Vec::new()
    }

    /// Tables that are shown unasked after a ruling.
    fn tables(evening: &dyn Evening, ruling: &Ruling, shown: &TableSettings) -> Vec<String> {
        answers::tables(evening.session().table(), ruling, &shown.look)
    }

    /// The arithmetic of the payments or scores of a ruling on this session.
    fn reckoning(table: &Table<Self>, ruling: &Ruling) -> Vec<Told> {
        let names = table.names();
        ruling_text::of(ruling, &names)
            .parts(Some("reckoning"))
            .collect()
    }

    /// What the dossier of an entry says besides.
    fn sections(entry: &EntryInContext) -> Vec<Section> {
        answers::sections(entry)
    }

    /// What an entry would do, in a few words.
    fn glance(table: &Table<Self>, entry: &Entry) -> Judged<Glance> {
        prompt::glance(table, entry)
    }

    /// What is offered for an argument of this kind that begins so.
    fn offers(table: &Table<Self>, kind: &'static Kind, stub: &str) -> Vec<String> {
        prompt::offers(table, kind, stub)
    }

    /// What an entry with an offered word would do, in a few words.
    fn offered(table: &Table<Self>, entry: &Entry) -> String {
        prompt::offered(table, entry)
    }

    /// What a word means now; empty if its row says enough.
    fn word_now(table: &Table<Self>, word: &str) -> String {
        prompt::word_now(table, word)
    }

    /// The error for a word after an act, if one says more than that it cannot stand there.
    fn misplaced(_act: &Self::Act, _reader: &Reader<'_>) -> Option<SyntaxError> {
        None
    }

    /// The acts that this one may be where a place is left out that decides something; none if nothing is.
    fn placed(_table: &Table<Self>, _act: &Self::Act) -> Vec<Self::Act> {
        Vec::new()
    }

    /// An act without the claim that it makes, which may be wrong though the act is not; `None` if it makes none.
    fn unclaimed(_act: &Self::Act) -> Option<Self::Act> {
        None
    }

    /// What everybody has, and what is to be paid. `sums` has a row for each holder.
    fn books(table: &Table<Self>, _sums: &SourceSums) -> Books {
        reports::books(table)
    }

    /// The name that an act brings to the table.
    fn newcomer(_act: &mut Self::Act) -> Option<&mut Name> {
        None
    }

    /// The question that lists its games, if it has several.
    fn games() -> Option<Self::Ask> {
        None
    }

    fn cards() -> Vec<GameCard> {
        reports::cards(Self::law())
    }

    /// Players who are made up.
    ///
    /// # Errors
    /// The options are not possible by this law; the message says what is.
    fn made_up(options: &SimulationOptions) -> Result<Box<dyn Players>, String> {
        made_up::players(Self::law(), options)
    }
}
