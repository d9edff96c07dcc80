//! A law on paper: the settlement sheet, cards, and hands as they are drawn on a page.

use super::answers::pictured;
use super::ruling_text::{self, words};
use super::stated::{parts, say};
use crate::hands::set::Set;
use crate::law::about::Of;
use crate::law::elements::SetOf;
use crate::law::game::Game;
use crate::law::help::GameCard;
use crate::law::paper::{Books, Flow, Further, Holder, Penalty, SettlementStage, Source};
use crate::law::picture::{DrawnHand, HeldAtEnd};
use crate::law::piece::Piece;
use crate::law::ruling::{Effect, Ruling};
use crate::law::shared::Entry;
use crate::law::side::{BySide, Winners};
use crate::law::table::Table;
use crate::words::Words;

/// What differences are made of, in the order of the sheet: causes with the same word once. Every change of the books is
/// one of these.
pub fn sources<G: Game>(words: &Words) -> Vec<Source> {
    if let Some(chips) = G::ABOUT.chips {
        let sources = chips.sources.iter().map(|(_, key)| Source {
            key,
            heading: words.message(&format!("source-{key}")),
        });
        return sources.collect();
    }
    let mut sources: Vec<Source> = Vec::new();
    for cause in G::ABOUT.causes {
        if sources.iter().all(|source| source.key != cause.word) {
            sources.push(Source {
                key: cause.word,
                heading: words.message(cause.message),
            });
        }
    }
    sources
}

/// The books: the points of every game, and the games won.
pub fn books<G: Game>(table: &Table<G>) -> Books {
    let names = table.names();
    let holders = table.sides().map(|side| Holder {
        name: side.name(&names),
        has_left: false,
        has: if G::ABOUT.runs_on {
            table.points(side)
        } else {
            let games = table.games();
            games.filter_map(|game| game.points.get(side.place())).sum()
        },
        result: None,
    });
    let row = |key: String, heading, winners: &Winners, numbers: BySide| Further {
        key,
        heading,
        cells: numbers
            .0
            .into_iter()
            .map(|(side, number)| (number, winners.has(side)))
            .collect(),
    };
    let games = table.games().enumerate().map(|(at, game)| {
        let key = if G::ABOUT.runs_on {
            "after-game"
        } else {
            "game"
        };
        let heading = words::<G>().message(&format!("sheet-{key}"));
        let [key, heading] =
            [key.replace('-', " "), heading].map(|words| format!("{words} {}", at + 1));
        row(key, heading, &game.won, table.by_side(game))
    });
    let won = table.games_won();
    let (stage, sentence) = if table.is_settled() {
        (SettlementStage::Done, None)
    } else {
        let sentence = words::<G>().message("books-going");
        (SettlementStage::Going, Some(sentence))
    };
    let heading = words::<G>().message("games-won");
    let won = row("games won".to_owned(), heading, &Winners::default(), won);
    // What the law adds to a settlement.
    let mut settled = Ruling::default();
    let judged = G::judge(table, &Entry::Settle, &mut settled);
    let is_told = judged.is_ok() && table.is_settled();
    let added = settled
        .effects
        .iter()
        .filter(|_| is_told)
        .map(|effect| ruling_text::effect(effect, None, &names).unwrap_or_default());
    Books {
        stage,
        start: 0,
        holders: holders.collect(),
        further: games.chain([won]).collect(),
        sentences: sentence.into_iter().chain(added).collect(),
        payments: Vec::new(),
    }
}

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
                let mut sources = G::library().sources.iter();
                let source = sources.position(|source| source.key == cause.word);
                flow(Some(side.place()), source, *points);
            }
            Effect::Paid(paid) => {
                let sources = G::ABOUT.chips.map_or(&[][..], |chips| chips.sources);
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
                    purpose: cause.message,
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
pub fn cards<G: Game>() -> Vec<GameCard> {
    let help = &G::library().help;
    let script = help.example.iter().map(|line| (*line).to_owned());
    vec![GameCard {
        number: None,
        title: words::<G>().message("law-name"),
        facts: help.facts.clone(),
        points: help.points.clone(),
        typed: Vec::new(),
        script: script.collect(),
    }]
}

pub fn hand_drawn<G: Game>(table: &Table<G>) -> Option<DrawnHand> {
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
            let words = (number == 0).then(|| words::<G>().message("out"));
            HeldAtEnd {
                by: seat.index(),
                pieces: known.iter().filter_map(Piece::face).collect(),
                unseen: number.saturating_sub(known.len()),
                words: words.unwrap_or_default(),
            }
        })
    });
    Some(DrawnHand {
        mark: say(table, "hand-mark"),
        facts: parts(table, "hand-facts"),
        picture: pictured(table),
        held: held.collect(),
        target: G::ABOUT.target.map(|_| table.target()),
    })
}
