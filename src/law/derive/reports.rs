//! A law on paper: the settlement sheet, cards, and hands as they are drawn on a page.

use super::answers::{parts, pictured, say};
use super::telling::{self, fill, words};
use crate::hands::set::Set;
use crate::law::Names;
use crate::law::about::{Cause, Of, Seating};
use crate::law::card::Card;
use crate::law::drawing::{self, Held};
use crate::law::game::{Game, Piece, SetOf};
use crate::law::paper::{Books, Flow, Further, Holder, Penalty, Source, Stage};
use crate::law::ruling::{Effect, Ruling};
use crate::law::shared::Entry;
use crate::law::side::Side;
use crate::law::table::Table;
use crate::table::language::said;

/// The most sources.
const ROOM: usize = 32;

/// The sources: the causes, those with the same word once.
const fn sources(causes: &[Cause]) -> ([Source; ROOM], usize) {
    let none = Source {
        key: "",
        heading: "",
    };
    let (mut sources, mut len, mut at) = ([none; ROOM], 0, 0);
    while at < causes.len() {
        let mut earlier = 0;
        while earlier < len && !same(sources[earlier].key, causes[at].word) {
            earlier += 1;
        }
        if earlier == len {
            sources[len] = Source {
                key: causes[at].word,
                heading: causes[at].heading,
            };
            len += 1;
        }
        at += 1;
    }
    (sources, len)
}

const fn same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// The sources of chips, in the order of the sheet.
const fn chip_sources(rows: &[(Of, Source)]) -> ([Source; ROOM], usize) {
    let mut sources = [Source {
        key: "",
        heading: "",
    }; ROOM];
    let mut at = 0;
    while at < rows.len() {
        sources[at] = rows[at].1;
        at += 1;
    }
    (sources, at)
}

impl<G: Game> Table<G> {
    const ALL_SOURCES: &'static ([Source; ROOM], usize) = &match G::CHIPS {
        Some(chips) => chip_sources(chips.sources),
        None => sources(G::ABOUT.causes),
    };
    /// What differences are made of, in the order of the sheet. Every change of the books is one of these.
    pub const SOURCES: &'static [Source] = Self::ALL_SOURCES.0.split_at(Self::ALL_SOURCES.1).0;
    /// The headings for what everybody has at the start and at the end, and for the result.
    pub(super) const HEADINGS: [&'static str; 3] = match G::CHIPS {
        Some(_) => ["start", "end", "over or under"],
        None => ["start", "points in all", "over or under"],
    };
}

/// The sides that so many players are.
fn sides(seating: &Seating, players: usize) -> impl Iterator<Item = Side> + use<'_> {
    let number = seating.sides(players).unwrap_or_default();
    (0..number).map(|place| seating.side_of(place))
}

/// The books: the points of every game, and the games won.
pub fn books<G: Game>(table: &Table<G>) -> Books {
    let names = table.names();
    let holders = table.sides().map(|side| Holder {
        name: side.name(&names),
        has_left: false,
        has: match G::ABOUT.runs_on {
            true => table.points(side),
            false => {
                let games = table.games();
                games.filter_map(|game| game.points.get(side.place())).sum()
            }
        },
        result: None,
    });
    let row = |heading: String, winner: Option<Side>, numbers: crate::law::side::BySide| Further {
        heading,
        cells: numbers
            .0
            .into_iter()
            .map(|(side, number)| (number, winner == Some(side)))
            .collect(),
    };
    let games = table.games().enumerate().map(|(at, game)| {
        let heading = if G::ABOUT.runs_on {
            "after game"
        } else {
            "game"
        };
        row(
            format!("{} {}", said(heading), at + 1),
            game.won,
            table.by_side(game),
        )
    });
    let won = table.games_won();
    let each: Vec<String> = won
        .0
        .iter()
        .map(|(side, won)| format!("{} {won}", side.name(&names)))
        .collect();
    let won = row(said("games won").to_owned(), None, won);
    let sentence = match table.is_settled() {
        true => fill::<G>("books-done", &[("games", &each.join(", "))]),
        false => words::<G>().plain("books-going"),
    };
    // What the law adds to a settlement.
    let mut settled = Ruling::default();
    let judged = G::judge(table, &Entry::Settle, &mut settled);
    let is_told = judged.is_ok() && table.is_settled();
    let added = settled.effects.iter().filter(|_| is_told);
    let added = added.map(|effect| telling::effect(effect, None, &names));
    Books {
        stage: if table.is_settled() {
            Stage::Done
        } else {
            Stage::Going
        },
        start: 0,
        holders: holders.collect(),
        further: games.chain([won]).collect(),
        sentences: [sentence].into_iter().chain(added).collect(),
        payments: Vec::new(),
    }
}

/// The names of the holders in the books, with these names of players.
pub fn holders<G: Game>(names: &Names) -> Vec<String> {
    if G::CHIPS.is_some() {
        return names.iter().map(ToString::to_string).collect();
    }
    sides(&G::ABOUT.seating, names.iter().len())
        .map(|side| side.name(names))
        .collect()
}

/// The changes of the books that a ruling makes; what goes back is left out.
pub fn flows<G: Game>(ruling: &Ruling<G>) -> Vec<Flow> {
    let mut flows = Vec::new();
    let mut flow = |holder, source, amount| {
        if let (Some(holder), Some(source)) = (holder, source) {
            flows.push(Flow {
                holder,
                source,
                amount,
            });
        }
    };
    for effect in &ruling.effects {
        match effect {
            Effect::Scored {
                side,
                points,
                cause,
            } => {
                let mut sources = Table::<G>::SOURCES.iter();
                let source = sources.position(|source| source.key == cause.word);
                flow(Some(side.place()), source, *points);
            }
            Effect::Paid(paid) => {
                let sources = G::CHIPS.map_or(&[][..], |chips| chips.sources);
                let source = |of: Of| sources.iter().position(|(row, _)| *row == of);
                let [from, to] = match paid.cause {
                    None => [None; 2],
                    Some(_) if ruling.is_penalty(paid) => {
                        [Of::PenaltyPaid, Of::PenaltyReceived].map(source)
                    }
                    Some(cause) => [source(Of::Cause(cause.word)); 2],
                };
                flow(paid.from.place(), from, -paid.amount);
                flow(paid.to.place(), to, paid.amount);
            }
            _ => {}
        }
    }
    flows
}

/// The penalties of a ruling; a waived one has no payees. Those of one foul are paid one after the other.
pub fn penalties<G: Game>(ruling: &Ruling<G>) -> Vec<Penalty> {
    let mut penalties: Vec<Penalty> = Vec::new();
    let mut last = None;
    for effect in &ruling.effects {
        match effect {
            Effect::Fouled {
                player,
                article,
                penalty: Some(cause),
            } => {
                last = Some(*cause);
                penalties.push(Penalty {
                    holder: player.index(),
                    purpose: said(cause.heading),
                    article: *article,
                    each: 0,
                    payees: 0,
                });
            }
            Effect::Paid(paid) if last.is_some() && paid.cause == last => {
                if let Some(penalty) = penalties.last_mut() {
                    penalty.each = paid.amount;
                    penalty.payees += 1;
                }
            }
            _ => last = None,
        }
    }
    penalties.retain(|penalty| ruling.waived || penalty.payees > 0);
    penalties
}

/// The card of a law that has one game.
pub fn cards<G: Game>() -> Vec<Card> {
    let help = &G::library().help;
    let script = help.example.iter().map(|line| (*line).to_owned());
    let named = (None, said(G::ABOUT.called));
    let facts = help.facts.clone();
    vec![Card::new(named, facts, Vec::new(), script.collect())]
}

/// The last hand as a page draws it.
pub fn hand_drawn<G: Game>(table: &Table<G>) -> Option<drawing::Hand> {
    if table.hands() == 0 {
        return None;
    }
    let record = G::HIDDEN.and_then(|hidden| hidden.record(table));
    // Cards that are laid one by one to the last are held by nobody in the end.
    let seats = table.players().len();
    let holds = |seat| record.is_some_and(|record| record.number(seat) > 0);
    let mut players = record.into_iter().flat_map(|record| record.seats());
    let is_held = players.by_ref().take(seats).any(holds);
    let held = record.filter(|_| is_held).into_iter().flat_map(|record| {
        record.seats().take(seats).map(|seat| {
            let number = record.number(seat);
            let known = match number {
                0 => SetOf::<G>::default(),
                _ => record.known(seat),
            };
            let words = if number == 0 { said("out") } else { "" };
            Held {
                by: seat.index(),
                pieces: known.iter().filter_map(Piece::face).collect(),
                unseen: number.saturating_sub(known.len()),
                words: words.to_owned(),
            }
        })
    });
    Some(drawing::Hand {
        mark: say(table, "hand-mark"),
        facts: parts(table, "hand-facts"),
        ended_by: None,
        picture: pictured(table),
        held: held.collect(),
        target: G::ABOUT.target.map(|_| table.target()),
    })
}
