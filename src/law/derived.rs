//! Functions that the program derives for every law, and that a law may replace.

use super::show::{answers, prompt, reports, ruling_text, simulated_players};
use crate::{
    Books, DrawnHand, EntryInContext, Evening, Facts, GameCard, Glance, Law, Offered, Players,
    Referee, Refusal, Ruling, Section, SimulationOptions, SourceSums, TableSettings,
};
use nos_base::{Article, Look, Told};
use nos_entry::{Act, Entry, Kind, Reader, SyntaxError, TypedPiece};

/// Turns a row into a field of [`Derived`], its usual value, and the method that calls it.
macro_rules! derived {
    (
        session: $( $(#[$doc:meta])* fn $ask:ident($($arg:ident: $Arg:ty),*) -> $Answer:ty = $usual:expr; )*
        law: $( $(#[$about:meta])* fn $of:ident($($given:ident: $Given:ty),*) -> $Made:ty = $made:expr; )*
    ) => {
        /// The functions derived for every law. A law sets those that it replaces and takes the
        /// rest from [`USUAL`](Derived::USUAL).
        #[derive(Clone, Copy, Debug)]
        pub struct Derived {
            $( $(#[$doc])* pub $ask: fn(&dyn Referee, $($Arg),*) -> $Answer, )*
            $( $(#[$about])* pub $of: fn(&'static Law, $($Given),*) -> $Made, )*
            /// Returns the error for a word that cannot follow an act, if a more specific one
            /// exists.
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
    /// Explains why a piece fits nowhere, with a line and an article for each place.
    fn misfit(piece: &TypedPiece) -> Vec<(Told, Article)> = |_, _| Vec::new();
    /// Returns further variables for the messages about the state.
    fn besides() -> Facts = |_| Facts::new();
    /// Draws the table for the terminal; empty if nothing lies there.
    fn drawing(look: &Look) -> Vec<String> = answers::picture;
    fn hand_drawn() -> Option<DrawnHand> = reports::hand_drawn;
    /// Returns remarks after a ruling that need the whole record.
    fn remarks(evening: &dyn Evening, ruling: &Ruling) -> Vec<String> = |_, _, _| Vec::new();
    /// Returns tables that the prompt shows after a ruling without being asked.
    fn tables(evening: &dyn Evening, ruling: &Ruling, shown: &TableSettings) -> Vec<String> =
        |table, _, ruling, shown| answers::tables(table, ruling, &shown.look);
    /// Returns the arithmetic of the payments or scores of a ruling on this session.
    fn reckoning(ruling: &Ruling) -> Vec<Told> =
        |table, ruling| ruling_text::of(ruling, &table.names()).parts(Some("reckoning")).collect();
    /// Returns the law's own sections of the dossier of an entry.
    fn sections(entry: &EntryInContext) -> Vec<Section> = |_, entry| answers::sections(entry);
    /// Describes in a few words the effect of an entry.
    fn glance(entry: &Entry) -> Result<Glance, Refusal> =
        |table, entry| table.refused_as(entry, prompt::glance(table, entry));
    /// Returns completions that begin with the stub, for an argument of this kind.
    fn offers(kind: &'static Kind, stub: &str) -> Vec<String> = prompt::offers;
    /// Describes an offered word: its effect or its meaning; empty if its row says enough.
    fn help(of: Offered<'_>) -> String = |table, of| match of {
        Offered::Entry(entry) => prompt::offered(table, entry),
        Offered::Word(word) => prompt::word_now(table, word),
    };
    /// Returns the acts that an act may mean if it leaves out a decisive place.
    fn placed(act: &Act) -> Vec<Act> = |_, _| Vec::new();
    fn unclaimed(act: &Act) -> Option<Act> = |_, _| None;
    /// Returns the accounts and the payments due. `sums` has a row for each holder.
    fn books(sums: &SourceSums) -> Books = |table, _| reports::books(table);
    law:
    /// Returns the question that lists its games, if it has several.
    fn games() -> Option<Act> = |_| None;
    fn cards() -> Vec<GameCard> = reports::cards;
    /// Seats simulated players.
    ///
    /// # Errors The law does not allow the options; the message names the option.
    fn simulate(options: &SimulationOptions) -> Result<Box<dyn Players>, String> = simulated_players::players;
}
