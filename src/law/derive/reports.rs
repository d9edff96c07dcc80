//! A law on paper: the settlement sheet, cards, and hands as they are drawn on a page.

use super::answers::{parts, pictured, say};
use super::telling::{fill, words};
use crate::hands::set::Set;
use crate::law::Names;
use crate::law::about::{Cause, Seating};
use crate::law::card::{Card, Carded, Fact};
use crate::law::drawing;
use crate::law::drawing::{Drawn, Held};
use crate::law::game::{Game, Piece, SetOf};
use crate::law::paper::{Books, Flow, Further, Holder, Paper, Penalty, Source, Stage, Sums};
use crate::law::ruling::{Effect, Ruling};
use crate::law::side::Side;
use crate::law::table::Table;

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

impl<G: Game> Table<G> {
    const ALL_SOURCES: &'static ([Source; ROOM], usize) = &sources(G::ABOUT.causes);
}

/// The sides that so many players are.
fn sides(seating: &Seating, players: usize) -> impl Iterator<Item = Side> + use<'_> {
    let number = seating.sides(players).unwrap_or_default();
    (0..number).map(|place| seating.side_of(place))
}

impl<G: Game> Paper for Table<G> {
    const SOURCES: &'static [Source] = Self::ALL_SOURCES.0.split_at(Self::ALL_SOURCES.1).0;
    const UNIT: &'static str = G::ABOUT.unit;
    const HEADINGS: [&'static str; 3] = ["start", "points in all", "over or under"];

    fn books(&self, _sums: &Sums) -> Books {
        let names = self.names();
        let holders = self.sides().map(|side| Holder {
            name: side.name(&names),
            has_left: false,
            has: match G::ABOUT.runs_on {
                true => self.points(side),
                false => {
                    let games = self.games();
                    games.filter_map(|game| game.points.get(side.place())).sum()
                }
            },
            result: None,
        });
        let row = |heading: String,
                   cell: &dyn Fn(Side, i64) -> String,
                   numbers: crate::law::side::BySide| Further {
            heading,
            cells: numbers
                .0
                .into_iter()
                .map(|(side, number)| cell(side, number))
                .collect(),
        };
        let games = self.games().enumerate().map(|(at, game)| {
            let cell = |side: Side, points: i64| match game.won == Some(side) {
                true => format!("won, {points}"),
                false => points.to_string(),
            };
            let heading = if G::ABOUT.runs_on {
                "after game"
            } else {
                "game"
            };
            row(format!("{heading} {}", at + 1), &cell, self.by_side(game))
        });
        let won = self.games_won();
        let each: Vec<String> = won
            .0
            .iter()
            .map(|(side, won)| format!("{} {won}", side.name(&names)))
            .collect();
        let won = row("games won".to_owned(), &|_, won| won.to_string(), won);
        let sentence = match self.is_settled() {
            true => fill::<G>("books-done", &[("games", &each.join(", "))]),
            false => words::<G>().plain("books-going"),
        };
        Books {
            stage: if self.is_settled() {
                Stage::Done
            } else {
                Stage::Going
            },
            start: 0,
            holders: holders.collect(),
            further: games.chain([won]).collect(),
            sentences: vec![sentence],
            payments: Vec::new(),
        }
    }

    fn holders(names: &Names) -> Vec<String> {
        sides(&G::ABOUT.seating, names.iter().len())
            .map(|side| side.name(names))
            .collect()
    }

    fn holder_of(player: usize) -> usize {
        G::ABOUT.seating.side_of(player).place()
    }

    fn flows(ruling: &Ruling<G>) -> impl Iterator<Item = Flow> {
        let flow = |side: Side, cause: &Cause, amount| Flow {
            holder: side.place(),
            source: Self::SOURCES
                .iter()
                .position(|source| source.key == cause.word)
                .unwrap_or_default(),
            amount,
        };
        ruling.effects.iter().flat_map(move |effect| match effect {
            Effect::Scored {
                side,
                points,
                cause,
            } => vec![flow(*side, cause, *points)],
            Effect::Paid {
                from,
                to,
                amount,
                cause,
            } => {
                vec![flow(*from, cause, -amount), flow(*to, cause, *amount)]
            }
            _ => Vec::new(),
        })
    }

    fn penalties(_ruling: &Ruling<G>) -> Vec<Penalty> {
        Vec::new()
    }

    fn abandons(ruling: &Ruling<G>) -> bool {
        ruling.has(|effect| matches!(effect, Effect::Voided))
    }

    fn leaver(_ruling: &Ruling<G>) -> Option<usize> {
        None
    }

    fn settles(ruling: &Ruling<G>) -> bool {
        ruling.has(|effect| matches!(effect, Effect::Settled))
    }
}

impl<G: Game> Carded for Table<G> {
    fn cards() -> Vec<Card> {
        let cards = G::ABOUT.cards.iter().map(|card| {
            let facts = card.facts.iter().map(|(heading, text)| Fact {
                heading,
                text: (*text).to_owned(),
            });
            let script = card.example.iter().map(|line| (*line).to_owned());
            let named = (card.number, G::ABOUT.called);
            Card::new(named, facts.collect(), Vec::new(), script.collect())
        });
        cards.collect()
    }
}

impl<G: Game> Drawn for Table<G> {
    fn hand_drawn(&self) -> Option<drawing::Hand> {
        if self.hands() == 0 {
            return None;
        }
        let record = G::HIDDEN.and_then(|hidden| hidden.record(self));
        let held = record.into_iter().flat_map(|record| {
            let players = record.seats().take(self.players().len());
            players.map(|seat| {
                let number = record.number(seat);
                let known = match number {
                    0 => SetOf::<G>::default(),
                    _ => record.known(seat),
                };
                let words = if number == 0 { "out" } else { "" };
                Held {
                    by: seat.index(),
                    pieces: known.iter().filter_map(Piece::face).collect(),
                    unseen: number.saturating_sub(known.len()),
                    words: words.to_owned(),
                }
            })
        });
        Some(drawing::Hand {
            mark: say(self, "hand-mark"),
            facts: parts(self, "hand-facts"),
            picture: pictured(self),
            held: held.collect(),
        })
    }
}
