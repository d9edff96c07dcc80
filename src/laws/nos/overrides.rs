//! What Nos says in its own way, where other laws do with what is derived.

use super::verbs::Tail;
use super::{Act, Ask, Entry, Nos, Play, Ruling, Session, legal, recount, show, simulate};
use crate::nos::judge::JudgeEntry;
use nos_base::dominoes::Tile;
use nos_base::table::article::Article;
use nos_base::table::name::Name;
use nos_base::table::seat::PlayerId;
use nos_base::text::look::Look;
use nos_base::words::told::Told;
use nos_entry::{Kind, Reader, SyntaxError, What};
use nos_law::facts::Facts;
use nos_law::help::GameCard;
use nos_law::overrides::Overrides;
use nos_law::paper::{Books, SourceSums};
use nos_law::picture::DrawnHand;
use nos_law::referee::{EntryInContext, Evening, Players};
use nos_law::refusal::Judged;
use nos_law::show::{Glance, Section, TableSettings};
use nos_law::simulated::SimulationOptions;

impl Overrides for Nos {
    fn before(table: &Session, what: &What) -> Judged {
        table.can_come_now(what)
    }

    fn misfit(table: &Session, tile: &Tile) -> Vec<(Told, Article)> {
        legal::by_arm(table, *tile)
    }

    fn about(table: &Session) -> Facts {
        show::state::about(table)
    }

    /// Where a newcomer sits: in the last seat, or after somebody else.
    fn placed(table: &Session, act: &Act) -> Vec<Act> {
        let Act::Join { name, after: None } = act else {
            return Vec::new();
        };
        let after = |player: &PlayerId| Act::Join {
            name: name.clone(),
            after: Some(table.name(*player)),
        };
        let (last, others) = match table.seated().split_last() {
            Some((last, others)) => (Some(last), others),
            None => (None, &[][..]),
        };
        last.into_iter().chain(others).map(after).collect()
    }

    fn unclaimed(act: &Act) -> Option<Act> {
        match act {
            Act::Play(play) if play.tail == Tail::Claim => Some(Act::Play(Play {
                tail: Tail::Plain,
                ..play.clone()
            })),
            _ => None,
        }
    }

    fn show(table: &Session, look: &Look) -> Vec<String> {
        show::drawn::show(table, look)
    }

    fn hand_drawn(table: &Session) -> Option<DrawnHand> {
        show::drawn::hand_drawn(table)
    }

    fn remarks(evening: &dyn Evening, ruling: &Ruling) -> Vec<String> {
        let explanations = recount::explanations(ruling, evening.rulings().rev());
        let session = evening.session().table_of::<Nos>();
        session.map_or_else(Vec::new, |session| {
            recount::questions(session, &explanations)
        })
    }

    fn tables(evening: &dyn Evening, ruling: &Ruling, table: &TableSettings) -> Vec<String> {
        show::tables(evening, ruling, table).unwrap_or_default()
    }

    fn reckoning(table: &Session, ruling: &Ruling) -> Vec<Told> {
        show::reckoning::payments(table, ruling)
    }

    fn sections(entry: &EntryInContext) -> Vec<Section> {
        show::why::sections(entry).unwrap_or_default()
    }

    fn glance(table: &Session, entry: &Entry) -> Judged<Glance> {
        show::prompted::glance(table, entry)
    }

    fn offers(table: &Session, kind: &'static Kind, stub: &str) -> Vec<String> {
        show::prompted::offers(table, kind, stub)
    }

    fn offered(table: &Session, entry: &Entry) -> String {
        show::prompted::offered(table, entry)
    }

    fn word_now(table: &Session, word: &str) -> String {
        show::prompted::word_now(table, word)
    }

    fn misplaced(act: &Act, reader: &Reader<'_>) -> Option<SyntaxError> {
        let ends = ["on", "claim", "stands", "waive"];
        let is_misplaced =
            matches!(act, Act::Play(_)) && ends.iter().any(|word| reader.comes(word));
        is_misplaced.then_some(SyntaxError::Law("read-misplaced"))
    }

    fn books(table: &Session, sums: &SourceSums) -> Books {
        show::balances::books(table, sums)
    }

    fn newcomer(act: &mut Act) -> Option<&mut Name> {
        match act {
            Act::Join { name, .. } => Some(name),
            _ => None,
        }
    }

    fn games() -> Option<Ask> {
        Some(Ask::Games)
    }

    fn cards() -> Vec<GameCard> {
        show::games::cards()
    }

    fn made_up(options: &SimulationOptions) -> Result<Box<dyn Players>, String> {
        simulate::table(options)
    }
}
