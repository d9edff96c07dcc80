//! A law on paper: the settlement sheet, cards, and hands for drawing on a page.

use super::answers::pictured;
use super::prompt::{parts, say};
use super::ruling_text;
use crate::library::Library;
use crate::paper::{Flow, Further, OnPaper, Penalty};
use crate::side::BySide;
use crate::{
    About, Books, DrawnHand, Effect, GameCard, HeldAtEnd, Holder, Law, Referee, Ruling,
    SettlementStage, SourceFilter, Winners,
};
use nos_entry::What;
use smallvec::SmallVec;

/// Returns the books: the points of every game, and the games won.
pub fn books(table: &dyn Referee) -> Books {
    let (law, common) = (table.law(), table.common());
    let (words, names, runs_on) = (&law.library().words, common.names(), law.about.runs_on);
    let holders = common.sides().map(|side| Holder {
        name: side.name(&names),
        has_left: false,
        has: if runs_on {
            common.points(side)
        } else {
            common.games().filter_map(|game| game.points.get(side.place())).sum()
        },
        result: None,
    });
    let row = |key: String, heading, winners: &Winners, numbers: BySide| Further {
        key,
        heading,
        cells: numbers.0.into_iter().map(|(side, number)| (number, winners.has(side))).collect(),
    };
    let is_begun = common.hands() > 0;
    let games = common.games().filter(|_| is_begun).enumerate().map(|(at, game)| {
        let key = if runs_on { "after-game" } else { "game" };
        let heading = words.message(&format!("sheet-{key}"));
        let [key, heading] =
            [key.replace('-', " "), heading].map(|words| format!("{words} {}", at + 1));
        row(key, heading, &game.won, common.by_side(game))
    });
    let won = common.games_won();
    let mut sentences = Vec::new();
    let stage = if common.is_settled() {
        // The law's own sentences on a settlement.
        let mut settled = Ruling::by_law(law);
        if table.judge_by_law(&What::Settle, &mut settled).is_ok() {
            sentences.extend(ruling_text::of(&settled, &names).parts(None));
        }
        SettlementStage::Done
    } else {
        sentences.push(words.message("books-going").into());
        SettlementStage::Going
    };
    let won = row("games won".to_owned(), words.message("games-won"), &Winners::default(), won);
    let carried: Vec<i64> = common.carried().0.iter().map(|(_, figure)| *figure).collect();
    Books {
        stage,
        start: 0,
        holders: holders.collect(),
        carried: if carried.iter().any(|figure| *figure != 0) { carried } else { Vec::new() },
        further: games.chain([won]).collect(),
        sentences,
        payments: Vec::new(),
    }
}

/// Returns the changes of the books by effects, according to the rows and the library of their law.
pub fn flows(effects: &[&Effect], about: &About, library: &Library) -> Vec<Flow> {
    let mut flows = Vec::new();
    let mut flow = |holder, source, amount| {
        if let (Some(holder), Some(source)) = (holder, source) {
            flows.push(Flow { holder, source, amount });
        }
    };
    for effect in effects {
        match effect {
            Effect::Scored { side, points, cause, .. } => {
                let source = library.sources.iter().position(|own| own.key == cause.word);
                flow(Some(side.place()), source, *points);
            }
            Effect::Paid(paid) => {
                let sources = about.chips.map_or(&[][..], |chips| chips.sources);
                let source = |of: SourceFilter| sources.iter().position(|(row, _)| *row == of);
                let [from, to] = match paid.cause {
                    None => [None; 2],
                    Some(_) if effects.iter().any(|effect| effect.costs(paid)) => {
                        [SourceFilter::PenaltyPaid, SourceFilter::PenaltyReceived].map(source)
                    }
                    Some(cause) => [source(SourceFilter::Cause(cause.word)); 2],
                };
                flow(paid.from.place(), from, -paid.amount);
                flow(paid.to.place(), to, paid.amount);
            }
            _ => {}
        }
    }
    flows
}

/// Returns the penalties among effects, one foul's together. A waived penalty has no payees.
pub fn penalties(effects: &[&Effect], waived: bool) -> Vec<Penalty> {
    let mut penalties: Vec<Penalty> = Vec::new();
    let mut last = None;
    for effect in effects {
        match effect {
            Effect::Fouled { player, article, penalty: Some(cause) } => {
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
    penalties.retain(|penalty| waived || penalty.payees > 0);
    penalties
}

impl Ruling {
    pub fn on_paper(&self) -> OnPaper {
        let effects: SmallVec<[&Effect; 8]> = self.effects().collect();
        OnPaper {
            flows: flows(&effects, self.law.about, self.law.library()),
            penalties: penalties(&effects, self.waived),
            official: self.effects().find_map(|effect| match effect {
                Effect::Official(name) => Some(name.clone()),
                _ => None,
            }),
        }
    }
}

/// Returns the card of a law that has one game.
pub fn cards(law: &'static Law) -> Vec<GameCard> {
    let help = &law.library().help;
    let script = help.example.iter().map(|line| (*line).to_owned());
    vec![GameCard {
        number: None,
        title: law.message("law-name"),
        facts: help.facts.clone(),
        points: help.points.clone(),
        typed: Vec::new(),
        script: script.collect(),
    }]
}

pub fn hand_drawn(table: &dyn Referee) -> Option<DrawnHand> {
    let common = table.common();
    if common.hands() == 0 {
        return None;
    }
    let mut held = table.held_at_end();
    held.truncate(common.players().len());
    let is_out = |hand: &HeldAtEnd| hand.pieces.is_empty() && hand.unseen == 0;
    // If every card has been laid, there are no hands to show.
    if held.iter().all(is_out) {
        held.clear();
    }
    for hand in held.iter_mut().filter(|hand| is_out(hand)) {
        hand.words = table.law().library().words.message("out");
    }
    Some(DrawnHand {
        mark: say(table, "hand-mark"),
        facts: parts(table, "hand-facts"),
        picture: pictured(table),
        held,
        target: common.about().target.map(|_| common.target()),
        turn: table.turn(),
        ..DrawnHand::default()
    })
}
