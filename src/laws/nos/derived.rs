//! The answers of Nos that differ from those derived for every law.

use super::verbs::Tail;
use super::{Act, Ask, Nos, Play, Session, legal, recount, show, simulate};
use nos_entry::SyntaxError;
use nos_law::derived::Derived;
use nos_law::referee::{Offered, Referee};

pub static DERIVED: Derived = Derived {
    misfit: |table, tile| {
        let by_arm = |tile| own(table, |table| legal::by_arm(table, tile));
        tile.get().copied().map(by_arm).unwrap_or_default()
    },
    besides: |table| own(table, show::state::about),
    drawing: |table, look| own(table, |table| show::drawn::show(table, look)),
    hand_drawn: |table| own(table, show::drawn::hand_drawn),
    remarks: |_, evening, ruling| {
        let explanations = recount::explanations(evening, ruling);
        own(&**evening.session(), |table| recount::questions(table, &explanations))
    },
    tables: |_, evening, ruling, settings| {
        show::tables(evening, ruling, settings).unwrap_or_default()
    },
    reckoning: |table, ruling| own(table, |table| show::reckoning::payments(table, ruling)),
    sections: |_, entry| show::why::sections(entry).unwrap_or_default(),
    glance: |session, entry| match session.table_of::<Nos>() {
        Some(table) => session.refused_as(entry, show::prompted::glance(table, entry)),
        None => (Derived::USUAL.glance)(session, entry),
    },
    offers: |table, kind, stub| own(table, |table| show::prompted::offers(table, kind, stub)),
    help: |table, of| {
        own(table, |table| match of {
            Offered::Entry(entry) => show::prompted::offered(table, entry),
            Offered::Word(word) => show::prompted::word_now(table, word),
        })
    },
    placed: |table, act| {
        let seats = |act| own(table, |table| seats(table, act));
        let placed = act.get().map(seats).unwrap_or_default();
        placed.into_iter().map(nos_entry::Act::from).collect()
    },
    unclaimed: |_, act| match act.get()? {
        Act::Play(play) if play.tail == Tail::Claim => {
            let tail = Tail::Plain;
            Some(Act::Play(Play { tail, ..play.clone() }).into())
        }
        _ => None,
    },
    books: |session, sums| match session.table_of::<Nos>() {
        Some(table) => show::balances::books(table, sums),
        None => (Derived::USUAL.books)(session, sums),
    },
    games: |_| Some(Ask::Games.into()),
    cards: |_| show::games::cards(),
    simulate: |_, options| simulate::table(options),
    misplaced: |act, reader| {
        let ends = ["on", "claim", "stands", "waive"];
        let is_play = matches!(act.get(), Some(Act::Play(_)));
        let comes = |word: &&str| reader.comes(word);
        (is_play && ends.iter().any(comes)).then_some(SyntaxError::Law("read-misplaced"))
    },
};

/// Asks a table of Nos; returns the default for other laws.
fn own<T: Default>(session: &dyn Referee, ask: impl FnOnce(&Session) -> T) -> T {
    session.table_of::<Nos>().map(ask).unwrap_or_default()
}

/// Returns the ways to seat a newcomer: last, or after each other player.
fn seats(table: &Session, act: &Act) -> Vec<Act> {
    let Act::Join { name, after: None } = act else {
        return Vec::new();
    };
    let after = |player| Act::Join { name: name.clone(), after: Some(table.name(player)) };
    let (last, others) = match table.seated().split_last() {
        Some((last, others)) => (Some(*last), others),
        None => (None, &[][..]),
    };
    last.into_iter().chain(others.iter().copied()).map(after).collect()
}
