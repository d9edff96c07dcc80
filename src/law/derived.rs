//! What is derived for every law, and a law may say in its own way.

use super::facts::Facts;
use super::help::GameCard;
use super::paper::{Books, SourceSums};
use super::picture::DrawnHand;
use super::referee::{EntryInContext, Evening, Law, Offered, Players, Referee};
use super::refusal::Refusal;
use super::ruling::Ruling;
use super::show::{Glance, Section, TableSettings, answers, made_up, prompt, reports, ruling_text};
use super::simulated::SimulationOptions;
use nos_base::table::article::Article;
use nos_base::text::look::Look;
use nos_base::words::told::Told;
use nos_entry::entry::TypedPiece;
use nos_entry::{Act, Entry, Kind, Reader, SyntaxError};

/// Makes a field of [`Derived`] of each row, its usual value, and the method of a session or a law that calls it.
macro_rules! derived {
    (
        session: $( $(#[$doc:meta])* fn $ask:ident($($arg:ident: $Arg:ty),*) -> $Answer:ty = $usual:expr; )*
        law: $( $(#[$about:meta])* fn $of:ident($($given:ident: $Given:ty),*) -> $Made:ty = $made:expr; )*
    ) => {
        /// What is derived for every law. A law names what it says in its own way, and the rest is
        /// [`USUAL`](Derived::USUAL).
        #[derive(Clone, Copy, Debug)]
        pub struct Derived {
            $( $(#[$doc])* pub $ask: fn(&dyn Referee, $($Arg),*) -> $Answer, )*
            $( $(#[$about])* pub $of: fn(&'static Law, $($Given),*) -> $Made, )*
            /// The error for a word after an act, if one says more than that the word cannot follow.
            pub misplaced: fn(&Act, &Reader<'_>) -> Option<SyntaxError>,
        }

        impl Derived {
            pub const USUAL: Derived = Derived {
                $( $ask: $usual, )*
                $( $of: $made, )*
                misplaced: |_, _| None,
            };
        }

        impl dyn Referee {
            $( $(#[$doc])* pub fn $ask(&self, $($arg: $Arg),*) -> $Answer {
                (self.law().derived.$ask)(self, $($arg),*)
            } )*
        }

        impl Law {
            $( $(#[$about])* pub fn $of(&'static self, $($given: $Given),*) -> $Made {
                (self.derived.$of)(self, $($given),*)
            } )*
        }
    };
}

derived! {
    session:
    /// Explains why a piece that fits nowhere does not, with a line and an article for each place.
    fn misfit(piece: &TypedPiece) -> Vec<(Told, Article)> = |_, _| Vec::new();
    /// Returns further variables of the messages about the state.
    fn besides() -> Facts = |_| Facts::new();
    /// Draws the table for the terminal; empty if nothing lies there.
    fn drawing(look: &Look) -> Vec<String> = answers::picture;
    /// Returns the hand as pages draw it.
    fn hand_drawn() -> Option<DrawnHand> = reports::hand_drawn;
    /// Returns remarks after a ruling that need the whole record.
    fn remarks(evening: &dyn Evening, ruling: &Ruling) -> Vec<String> = |_, _, _| Vec::new();
    /// Returns tables that are shown after a ruling without being asked for.
    fn tables(evening: &dyn Evening, ruling: &Ruling, shown: &TableSettings) -> Vec<String> =
        |table, _, ruling, shown| answers::tables(table, ruling, &shown.look);
    /// Returns the arithmetic of the payments or scores of a ruling on this session.
    fn reckoning(ruling: &Ruling) -> Vec<Told> =
        |table, ruling| ruling_text::of(ruling, &table.names()).parts(Some("reckoning")).collect();
    /// Returns the law's own sections of the dossier of an entry.
    fn sections(entry: &EntryInContext) -> Vec<Section> = |_, entry| answers::sections(entry);
    /// Says in a few words what an entry would do.
    fn glance(entry: &Entry) -> Result<Glance, Refusal> =
        |table, entry| table.refused_as(entry, prompt::glance(table, entry));
    /// Returns completions of an argument of this kind that begins with the stub.
    fn offers(kind: &'static Kind, stub: &str) -> Vec<String> = prompt::offers;
    /// Says of a word that is offered what it would do or means; empty if its row says enough.
    fn help(of: Offered<'_>) -> String = |table, of| match of {
        Offered::Entry(entry) => prompt::offered(table, entry),
        Offered::Word(word) => prompt::word_now(table, word),
    };
    /// Returns the acts that an act may be where it leaves out a place that decides something.
    fn placed(act: &Act) -> Vec<Act> = |_, _| Vec::new();
    /// Returns an act without the claim that it makes; `None` if it makes none.
    fn unclaimed(act: &Act) -> Option<Act> = |_, _| None;
    /// Returns what everybody has and what is to be paid. `sums` has a row for each holder.
    fn books(sums: &SourceSums) -> Books = |table, _| reports::books(table);
    law:
    /// Returns the question that lists its games, if it has several.
    fn games() -> Option<Act> = |_| None;
    /// Returns a card for each game.
    fn cards() -> Vec<GameCard> = reports::cards;
    /// Seats simulated players.
    ///
    /// # Errors
    /// The law does not allow the options; the message says which.
    fn simulate(options: &SimulationOptions) -> Result<Box<dyn Players>, String> = made_up::players;
}
